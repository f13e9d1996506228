"""Arrays without labels, and what stands around the lines that programs print."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel

import replot
from replot import NotAHeatmap

ARRAY = "Confusion matrix:\n\n```\n[[40  3  1]\n [ 5 22  0]\n [ 2  4  9]]\n```\n"
VALUES = [[40, 3, 1], [5, 22, 0], [2, 4, 9]]
BULLETS = "\n- dock\n- nettle\n- oat\n\n"


@pytest.mark.parametrize(
    ("said", "labels"),
    [
        ("", "0 1 2"),
        ("The features are dock, nettle and oat. ", "0 1 2"),
        ("The classes are dock and nettle. ", "0 1 2"),
        ("The classes are dock, nettle and oat. The groups are A, B and C. ", "0 1 2"),
        ("Class 1, class 2 and class 3 stand for plants. ", "1 2 3"),
        ("Class 0 and class 2 are plants. ", "0 1 2"),
        ("The classes are dock, nettle and oat. ", "dock nettle oat"),
        ("Each leaf is one of three classes (dock, nettle, oat). ", "dock nettle oat"),
        ("Classes: 0 = dock, 1 = nettle, 2 = oat. ", "dock nettle oat"),
        ("Leaves are of dock (class 0), nettle (class 1) or oat (class 2). ", "dock nettle oat"),
        ("They are sorted into dock (0), nettle (1) and oat (2). ", "dock nettle oat"),
        ("Kinds are numbered 0 (dock), 1 (nettle) and 2 (oat). ", "dock nettle oat"),
        ("Classes 0 to 2 stand for dock, nettle and oat, in this order. ", "dock nettle oat"),
        ("Labels 0, 1 and 2 mean dock, nettle and oat leaves, respectively. ", "dock nettle oat"),
        ("Label 0 denotes dock, label 1 a nettle and label 2 oat. ", "dock nettle oat"),
        ("The model often takes nettle for dock. ", "0 1 2"),
        ("## Target classes\n" + BULLETS, "dock nettle oat"),
        ("## Features\n" + BULLETS, "0 1 2"),
    ],
)
def test_labels_of_an_array(said, labels):
    text = said + ARRAY
    assert " ".join(panel(text).x.categories) == " ".join(panel(text).y.categories) == labels
    assert cells(text) == VALUES


def test_an_array_in_code_counts_from_0():
    text = "A heatmap of `np.array([[1, 2, 3], [4, 5, 6]])` drawn with imshow."
    assert (panel(text).y.categories, panel(text).x.categories) == (("0", "1"), ("0", "1", "2"))


@pytest.mark.parametrize(
    ("said", "code", "message"),
    [
        ("", "R205", "the text does not list the labels of x (0, 1 and 2; there are none, and they are "
         "counted) and y (0, 1 and 2; there are none, and they are counted)"),
        ("The classes are dock, nettle and oat. ", "R203",
         "the matrix has no labels; dock, nettle and oat are taken in the order of the list"),
    ],
)  # fmt: skip
def test_labels_that_are_assumed_are_said(said, code, message):
    found = {finding.code: finding.message for finding in replot.examine(said + ARRAY).findings}
    assert found[code] == message


LINES = ["           May June", "oak        3.5  4.0", "elm.tree   2.5  1.0"]


@pytest.mark.parametrize("mark", ["## ", "#> ", "    ## ", "    #> "])
@pytest.mark.parametrize("fence", ["", "```\n"])
def test_marks_before_printed_lines(mark, fence):
    lines = "\n".join(mark + line for line in LINES)
    text = f"The heatmap of a year.\n\n{fence}{lines}\n{fence}"
    assert cells(text) == [[3.5, 4], [2.5, 1]]
    assert panel(text).y.categories == ("oak", "elm.tree")


def test_headings_one_below_the_other_stay():
    text = "## A heatmap\n## Rows: oak, elm\n## Columns: May, June\n\n- oak: 1, 2\n- elm: 3, 4\n"
    assert cells(text) == [[1, 2], [3, 4]]


def test_columns_one_space_apart():
    heads = "          a.long     b.long  c.long"
    rows = ["a.long    1.00000000 0.25000 0.500", "b.long    0.25000000 1.00000 0.125",
            "c.long    0.50000000 0.12500 1.000"]  # fmt: skip
    text = "The correlation matrix:\n\n" + "\n".join(["```", heads, *rows, "```"])
    assert cells(text) == [[1, 0.25, 0.5], [0.25, 1, 0.125], [0.5, 0.125, 1]]


@pytest.mark.parametrize("between", ["\n", "\n\n"])
def test_arrows_at_the_names_of_axes(between):
    lines = ["Predicted →   dock  nettle", "Actual ↓", "dock            40       3"]
    text = "Confusion matrix:\n\n```\n" + "\n".join(lines) + between + "nettle           5      22\n```\n"
    assert (panel(text).x.label, panel(text).y.label) == ("Predicted", "Actual")
    assert cells(text) == [[40, 3], [5, 22]]


@pytest.mark.parametrize(
    ("corner", "x", "y"),
    [("Predicted class", "Predicted class", "Actual"), ("Model 7", None, None),
     ("Actual class", None, "Actual class"), ("", None, None)],
)  # fmt: skip
def test_a_corner_over_rows_that_name_their_axis(corner, x, y):
    lead = "" if x == "Predicted class" else "Predicted "
    rows = [f"| {corner} | {lead}dock | {lead}nettle |", "|---|---|---|"]
    rows += ["| Actual dock | 40 | 3 |", "| Actual nettle | 5 | 22 |"]
    read = panel("Confusion matrix:\n\n" + "\n".join(rows))
    assert (read.x.label, read.y.label) == (x, y)
    assert read.x.categories == (f"{lead}dock", f"{lead}nettle")
    prefix = "Actual " if lead else ""  # where one side has its name beside it, so has the other
    assert read.y.categories == (f"{prefix}dock", f"{prefix}nettle")


def test_a_line_of_empty_heads_is_none():
    rows = ["| | |", "|---|---|", "| May | 0.5 |", "| June | 0.25 |"]
    text = "A heatmap of one column:\n\n" + "\n".join(rows)
    assert (panel(text).y.categories, cells(text)) == (("May", "June"), [[0.5], [0.25]])
    rows = ["| | | |", "|---|---|---|", "| tree | May | June |", "| oak | 1 | 2 |", "| elm | 3 | 4 |"]
    assert panel("A heatmap:\n\n" + "\n".join(rows)).x.categories == ("May", "June")


def test_a_matrix_that_is_drawn_without_numbers_is_not_another_table():
    table = "| Method | Accuracy | Memory |\n|---|---|---|\n| A | 97 | 500 |\n| B | 80 | 20 |\n"
    drawn = "```\n        Predicted\n        N    B\n  N  [   ][   ]\n  B  [   ][   ]\n```\n"
    with pytest.raises(NotAHeatmap):
        replot.parse("# Results\n\n" + table + "\n### Confusion matrix\n\n" + drawn)
    assert "R112" not in codes("# Confusion matrix\n\n" + table + "\n" + drawn)


@pytest.mark.parametrize(("said", "labels"), [
    ("for the digit classifier (digits 3, 5 and 8 only)", ("3", "5", "8")),
    ("for the classes 2, 4 and 6", ("2", "4", "6")),
    ("of the three classes (1, 2, 3)", ("1", "2", "3")),
    ("of the three classes (cat, dog, fox)", ("cat", "dog", "fox")),
    ("of runs of 3, 5 and 8 epochs", ("0", "1", "2")),
])
def test_classes_called_by_numbers(said, labels):
    text = f"The confusion matrix heatmap {said}: [[97, 2, 1], [4, 93, 3], [2, 5, 93]]."
    assert panel(text).x.categories == panel(text).y.categories == labels


@pytest.mark.parametrize("remark", ["(from {})", "# from {}", "// {}"])
def test_names_behind_the_rows_of_an_array_with_a_name(remark):
    text = (
        f"Our transition matrix is:\n\nP = [[0.8, 0.2],   {remark.format('CALM')}\n"
        f"     [0.3, 0.7]]   {remark.format('WINDY')}\n"
    )
    assert panel(text).y.categories == panel(text).x.categories == ("CALM", "WINDY")
    assert cells(text) == [[0.8, 0.2], [0.3, 0.7]]


@pytest.mark.parametrize(
    "array", ["P = [0.8 0.2; 0.3 0.7];", "P = [0.8, 0.2;\n     0.3, 0.7]", "$ mat(0.8, 0.2; 0.3, 0.7) $"]
)
def test_rows_between_semicolons(array):
    assert cells(f"Our transition matrix is:\n\n{array}\n") == [[0.8, 0.2], [0.3, 0.7]]


def test_rows_between_semicolons_of_other_lengths_are_none():
    with pytest.raises(NotAHeatmap):
        replot.parse("Our transition matrix is:\n\nP = [0.8 0.2; 0.3]\n")


def test_states_named_before_a_bare_array():
    text = "A transition matrix between the states calm, dry and wet:\n\n[[1, 2, 3], [4, 5, 6], [7, 8, 9]]\n"
    assert panel(text).x.categories == panel(text).y.categories == ("calm", "dry", "wet")


def test_labels_and_values_as_attributes_of_a_tag():
    text = (
        '<Heatmap title="Pass rate" rowLabels={["news", "wiki"]} colLabels={["low", "high"]}\n'
        "  matrix={[\n    [0.92, 0.85],\n    [0.98, 0.96],\n  ]}\n/>\n"
    )
    assert (panel(text).y.categories, panel(text).x.categories) == (("news", "wiki"), ("low", "high"))
    assert cells(text) == [[0.92, 0.85], [0.98, 0.96]]


def test_columns_without_heads_have_the_one_list_of_as_many_labels():
    text = "A heat map of use by hour.\n\nn1  12  35  80  91\nn2  10  33  82  90\nn3   0   0   5   2\n\n"
    figure = panel(text + "Hours: 0, 6, 12, 18.")
    assert (figure.x.label, figure.x.categories) == ("Hours", ("0", "6", "12", "18"))
    two = text + "Hours: 0, 6, 12, 18. The sites are Ayr, Bath, Cork and Deal."
    assert panel(two).x.categories == ("0", "1", "2", "3")


@pytest.mark.parametrize(
    "text",
    [
        "The heatmap shows sklearn's confusion matrix [[50, 3], [7, 40]] with labels ['ham', 'spam'].",
        "The heatmap drew the confusion matrix [[50, 3], [7, 40]] for the types ham and spam.",
        "A heatmap of confusion_matrix(y, p), [[50, 3], [7, 40]] with xticklabels=['ham', 'spam'] and "
        "yticklabels=['ham', 'spam'].",
    ],
)
def test_labels_behind_a_confusion_matrix(text):
    assert panel(text).x.categories == panel(text).y.categories == ("ham", "spam")


def test_names_behind_a_mirrored_matrix():
    """It is one of pairs, however it is called."""
    text = "The affinity heatmap between clusters:\n\n[[1, 0.3, 0.1]\n [0.3, 1, 0.2]\n [0.1, 0.2, 1]]\n\n"
    one = panel(f"{text}Clusters in order: nurses, cooks, clerks.")
    assert one.x.categories == one.y.categories == ("nurses", "cooks", "clerks")


@pytest.mark.parametrize(
    "behind",
    [
        "for the models Alpha and Beta.",
        "with precision, recall.",
        "It was better than the one before, of the years ham and spam.",
    ],
)
def test_what_is_no_label_behind_a_matrix(behind):
    text = f"The heatmap shows the confusion matrix [[50, 3], [7, 40]] {behind}"
    assert panel(text).x.categories == ("0", "1")


@pytest.mark.parametrize(
    "rows",
    [
        '[\n    "Wren",\n    "Rook",\n    "Tern",\n]',
        '[\n    "Wren",  # small\n\n    \'Rook\',\n    "Tern"\n]',
        '["Wren", "Rook", "Tern",]',
    ],
)
def test_names_of_rows_over_several_lines(rows):
    text = f'sns.heatmap(m)\nrows = {rows}\ncolumns = ["a", "b", "c"]\nm = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]'
    one = panel(text)
    assert (one.y.categories, one.x.categories) == (("Wren", "Rook", "Tern"), ("a", "b", "c"))
    assert cells(text) == [[1, 2, 3], [4, 5, 6], [7, 8, 9]]


def test_names_of_columns_are_not_those_of_rows_that_are_called_otherwise():
    """The rows have names of their own, in a manner that is not understood."""
    text = 'sns.heatmap(m)\n\nrows = [Bird.WREN, Bird.ROOK]\ncolumns = ["a", "b"]\nm = [[1, 2], [4, 5]]'
    assert "a" not in panel(text).y.categories


OUTCOMES = "Confusion matrix of the leak test:\n\n[[40, 3],\n [5, 22]]\n\n"
FORWARD, BACKWARD = ("Negative", "Positive"), ("Positive", "Negative")


@pytest.mark.parametrize(
    ("said", "labels"),
    [
        ("Here 40 are true positives, 3 false negatives, 5 false positives and 22 true negatives.", BACKWARD),
        ("TP: 40, FN: 3, FP: 5, TN: 22", BACKWARD),
        ("where 40 is True Positives and 22 is True Negatives.", BACKWARD),
        ("Here 40 are true negatives, 3 false positives, 5 false negatives and 22 true positives.", FORWARD),
        ("```\nTN(40) FP(3)\nFN(5) TP(22)\n```", FORWARD),
        ("TN: 40, FP: 3, FN: 5, TP: 22. Of class 1, a leak, 5 are missed.", ("0", "1")),
        ("TP: 41, FN: 3, FP: 5, TN: 22", ("0", "1")),
        ("", ("0", "1")),
    ],
)
def test_outcomes_tell_which_class_of_an_array_comes_first(said, labels):
    assert panel(OUTCOMES + said).x.categories == panel(OUTCOMES + said).y.categories == labels
    assert cells(OUTCOMES + said) == [[40, 3], [5, 22]]


def test_an_array_whose_classes_a_sentence_names():
    text = "The matrix of the gate is a confusion matrix:\n[[140,  12],\n  [ 18,  66]]\n\n"
    text += "The gate predicts 12 lorries that are actually empty as laden and 18 that are actually laden "
    text += "as empty."
    assert panel(text).x.categories == panel(text).y.categories == ("empty", "laden")
    assert cells(text) == [[140, 12], [18, 66]]


def arrays(said: str) -> str:
    lines = "```\n[[40  3  1]\n [ 5 22  0]\n [ 2  4  9]]\n```\n"
    above = "## Confusion matrices\n\nTruth down, prediction across"
    return f"# Garden\n\n{said}\n\n{above}{{}}.\n\nNet A:\n\n{lines}\nNet B:\n\n{lines}"


@pytest.mark.parametrize("said", [
    "Tells three kinds of weed apart: dock, nettle, oat.",
    "It knows three kinds of garden plant: dock, nettle and oat.",
    "Tells three weeds apart: `dock`, `nettle`, `oat`.",
])
@pytest.mark.parametrize("aside", ["", " (`sklearn.metrics.confusion_matrix`, nothing turned)"])
def test_classes_told_before_several_matrices(said, aside):
    figure = replot.parse(arrays(said).format(aside))
    assert [panel.title for panel in figure.panels] == ["Net A", "Net B"]
    for part in figure.panels:
        assert part.x.categories == part.y.categories == ("dock", "nettle", "oat")
        assert part.grid.values.tolist() == VALUES


def test_other_counts_before_several_matrices_are_no_classes():
    text = arrays("It runs on three systems, and knows two kinds of weed: dock, nettle.").format("")
    assert replot.parse(text).panels[0].x.categories == ("0", "1", "2")
