"""Long tables of what was true, what was predicted, and how often."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot
from replot import NotAHeatmap

BIRDS = [("wren", "robin", "14"), ("wren", "finch", "6"), ("robin", "finch", "3")]


def listed(heads, rows):
    return "\n".join("| " + " | ".join(row) + " |" for row in [heads, ["---"] * len(heads), *rows]) + "\n"


@pytest.mark.parametrize(
    ("heads", "order"),
    [
        (["Expected", "Predicted", "Count"], "tpn"),
        (["Ground truth", "Confused with", "Number of cases"], "tpn"),
        (["#", "True class", "Predicted class", "Errors"], "ktpn"),
        (["n", "Actual label", "Predicted label"], "ntp"),
        (["True", "Misclassified as", "Times", "Why"], "tpnr"),
    ],
)
def test_a_table_of_pairs_of_classes_is_a_matrix_by_its_heads(heads, order):
    rows = [
        [dict(zip("tpnkr", (*row, str(k), "same song"), strict=True))[c] for c in order]
        for k, row in enumerate(BIRDS, 1)
    ]
    found = panel("## What the net mixes up\n\n" + listed(heads, rows))
    assert found.x.categories == found.y.categories == ("wren", "robin", "finch")
    assert cells(listed(heads, rows)) == [[None, 14, 6], [None, None, 3], [None, None, None]]


def test_pairs_of_classes_in_a_file_of_values():
    lines = "".join(f"{true},{taken},{n}\n" for true, taken, n in BIRDS)
    assert cells(f"```csv\nactual,predicted,count\n{lines}```\n")[0] == [None, 14, 6]


def test_pairs_of_classes_by_number_stand_in_order():
    text = listed(["Actual digit", "Predicted digit", "Count"], [["4", "9", "8"], ["7", "1", "5"]])
    assert panel(text).x.categories == ("1", "4", "7", "9")
    assert cells(text)[1:3] == [[None, None, None, 8], [5, None, None, None]]


def test_a_true_class_written_once_for_several_lines():
    rows = [["bee", "wasp", "9"], ["", "fly", "4"], ["wasp", "bee", "7"]]
    assert cells(listed(["Expected", "Predicted", "Count"], rows)) == [
        [None, 9, 4], [7, None, None], [None, None, None],
    ]


@pytest.mark.parametrize(
    ("heads", "rows"),
    [
        (["Actual", "Predicted", "Error"], [["45", "43", "2"], ["50", "51", "1"], ["61", "60", "1"]]),
        (["Predicted", "Observed", "N"], [["0.1", "0.12", "40"], ["0.5", "0.4", "30"], ["0.9", "0.8", "20"]]),
        (["ID", "Actual", "Predicted"], [["1", "ham", "spam"], ["2", "ham", "ham"], ["3", "spam", "ham"]]),
        (
            ["Text", "Actual", "Predicted", "Count"],
            [["buy now", "ham", "spam", "3"], ["hello", "spam", "ham", "1"], ["yes", "spam", "ham", "2"]],
        ),
    ],
)
def test_a_table_of_predictions_is_no_matrix(heads, rows):
    with pytest.raises(NotAHeatmap):
        replot.parse(listed(heads, rows))
