"""Reports: grids as programs print them, other tables beside them, and outcomes told in sentences."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel, source

import replot
from replot import NotAHeatmap

FENCE = "```"


def fenced(*lines: str) -> str:
    return "Confusion matrix of the weeds:\n\n" + "\n".join([FENCE, *lines, FENCE]) + "\n"


PRINTED = {
    "a corner and numbers for heads": (
        ["         truth", "guess    0   1", "    0  210   7", "    1   12  31"],
        ("truth", "0 1", "guess", "0 1", [[210, 7], [12, 31]]),
    ),
    "an axis named over the heads and one before the labels": (
        [
            "              Predicted",
            "             dock  nettle",
            "Actual dock    40       3",
            "       nettle   5      22",
        ],
        ("Predicted", "dock nettle", "Actual", "dock nettle", [[40, 3], [5, 22]]),
    ),
    "an axis before every label": (
        [
            "          Pred",
            "         0    1    2",
            "True 0 |  8    1    0",
            "True 1 |  2    9    1",
            "True 2 |  0    0    7",
        ],
        ("Pred", "0 1 2", "True", "0 1 2", [[8, 1, 0], [2, 9, 1], [0, 0, 7]]),
    ),
    "a frame of lines and remarks": (
        [
            "        ┌──────┬────────┐",
            "        │ dock │ nettle │",
            "┌───────┼──────┼────────┤",
            "│ dock  │  40  │    3   │  (93% found)",
            "├───────┼──────┼────────┤",
            "│ nettle│   5  │   22   │  <- worst",
            "└───────┴──────┴────────┘",
        ],
        (None, "dock nettle", None, "dock nettle", [[40, 3], [5, 22]]),
    ),
    "an axis on a line of its own": (
        [
            "            Predicted",
            "        Red dock   Nettle",
            "Actual",
            "Red dock    40       3   (93% found)",
            "Nettle       5      22",
        ],
        ("Predicted", "Red dock Nettle", "Actual", "Red dock Nettle", [[40, 3], [5, 22]]),
    ),
    "blank lines between": (
        [
            "        Predicted",
            "      dock  nettle",
            "",
            "Actual dock     1,040    3",
            "",
            "Actual nettle       5   22",
        ],
        ("Predicted", "dock nettle", "Actual", "dock nettle", [[1040, 3], [5, 22]]),
    ),
    "a triangle": (
        ["       pH   clay  sand", "pH     1.0", "clay  -0.2   1.0", "sand   0.3  -0.9  1.0   <- by nature"],
        (None, "pH clay sand", None, "pH clay sand", [[1, None, None], [-0.2, 1, None], [0.3, -0.9, 1]]),
    ),
    "the other triangle": (
        ["       pH   clay  sand", "pH     1.0  -0.2  0.3", "clay         1.0 -0.9", "sand              1.0"],
        (None, "pH clay sand", None, "pH clay sand", [[1, -0.2, 0.3], [None, 1, -0.9], [None, None, 1]]),
    ),
    "a word among the values": (
        ["            May    June", "oak         3.5   fallen", "elm tree    2.5     1"],
        (None, "May June", None, "oak elm tree", [[3.5, None], [2.5, 1]]),
    ),
    "classes named behind their rows": (
        ["   a   b   <-- classified as", "  40   3 |   a = dock", "   5  22 |   b = great nettle"],
        ("classified as", "dock great nettle", None, "dock great nettle", [[40, 3], [5, 22]]),
    ),
    "a table of R under its call": (
        ["table(guess=g, truth=weeds$class)", "     truth", "pred  0   1", "   0 40   3", "   1  5  22"],
        ("truth", "0 1", "pred", "0 1", [[40, 3], [5, 22]]),
    ),
    "rows in brackets": (
        ["       M   F", "M  [[ 40,  3 ]", "F   [  5, 22 ]]"],
        (None, "M F", None, "M F", [[40, 3], [5, 22]]),
    ),
    "labels that end with numbers": (
        ["        Bed 1  Bed 2", "Week 1     3      4", "Week 2     5     16"],
        (None, "Bed 1 Bed 2", None, "Week 1 Week 2", [[3, 4], [5, 16]]),
    ),
}


@pytest.mark.parametrize(("lines", "expected"), PRINTED.values(), ids=PRINTED)
@pytest.mark.parametrize(
    "write",
    [fenced, lambda *lines: "Confusion matrix of the weeds:\n\n" + "\n".join(lines) + "\n"],
    ids=["fenced", "bare"],
)
def test_a_printed_grid(lines, expected, write):
    text = write(*lines)
    read = panel(text)
    x, y = read.x, read.y
    assert cells(text) == expected[4]
    assert (x.label, " ".join(x.categories), y.label, " ".join(y.categories)) == expected[:4]


def test_a_printed_cell_points_to_its_words():
    lines, _ = PRINTED["an axis named over the heads and one before the labels"]
    assert source(fenced(*lines), "panels[0].values[1][0]") == (7, "5")


NAMED = "Confusion matrix (rows = truth, columns = guess; order dock, nettle): `[[40, 3], [5, 22]]`. Good.\n"
REPORT = [
    "              precision    recall  f1-score   support",
    "",
    "        dock       0.89      0.93      0.91        43",
    "      nettle       0.88      0.81      0.85        27",
    "",
    "    accuracy                           0.89        70",
]
MATRIX = ["Confusion Matrix:", "[[40  3]", " [ 5 22]]"]
CLASSES = {
    "a list in the sentence": NAMED,
    "a report beside it": "\n".join([FENCE, *MATRIX, "", "Report:", *REPORT, FENCE]),
    "a report before it": "\n".join([*REPORT, "", *MATRIX]),
}


@pytest.mark.parametrize("text", CLASSES.values(), ids=CLASSES)
def test_a_bare_matrix_takes_the_classes_that_the_text_names(text):
    assert cells(text) == [[40, 3], [5, 22]]
    assert panel(text).x.categories == panel(text).y.categories == ("dock", "nettle")


def test_a_report_alone_is_no_figure():
    with pytest.raises(NotAHeatmap):
        replot.parse("Confusion matrix: see the image.\n\n" + "\n".join([FENCE, *REPORT, FENCE]) + "\n")


METRICS = "## Scores\n\n| Metric | Value |\n|---|---|\n| Accuracy | 0.89 |\n| Recall | 0.87 |\n\n"
SPLIT = "## Data\n\n| Split | dock | nettle |\n|---|---|---|\n| train | 200 | 90 |\n| test | 43 | 27 |\n\n"
ROWS = ["|---|---|---|", "| dock | 40 | 3 |", "| nettle | 5 | 22 |"]
FIGURE = "\n".join(["## Weeds confusion matrix", "", "| True \\ Pred | dock | nettle |", *ROWS, "", ""])
AHEAD = "**Two days ahead:**\n\n| Day | Chance |\n|---|---|\n| one | 2% |\n| two | 3% |\n\n"
LOG = "## Log\n\n| # | true | seen |\n|---|---|---|\n| 1 | dock | 0.9 |\n| 2 | nettle | 0.7 |\n"


@pytest.mark.parametrize(
    "text", [METRICS + FIGURE, SPLIT + FIGURE, FIGURE + LOG, METRICS + FIGURE + SPLIT + LOG, FIGURE + AHEAD]
)
def test_tables_beside_the_figure_are_left_out(text):
    assert cells(text) == [[40, 3], [5, 22]]
    assert panel(text).x.categories == ("dock", "nettle")
    assert "R112" in codes(text)


def test_a_heatmap_of_metrics_keeps_its_table():
    rows = ["| Model | Accuracy | Recall |", "|---|---|---|", "| m1 | 0.8 | 0.7 |", "| m2 | 0.9 | 0.6 |"]
    assert cells("A heatmap of metrics.\n\n" + "\n".join(rows)) == [[0.8, 0.7], [0.9, 0.6]]


def test_the_margin_of_a_square_matrix_is_left_out():
    rows = ["| | dock | nettle | Total |", "|---|---|---|---|"]
    rows += ["| dock | 40 | 3 | 43 |", "| nettle | 5 | 22 | 27 |"]
    text = "Confusion matrix:\n\n" + "\n".join(rows)
    assert cells(text) == [[40, 3], [5, 22]]
    assert "R109" in codes(text)


def test_values_with_their_names():
    rows = ["| | Predicted dock | Predicted nettle |", "|---|---|---|"]
    rows += ["| Actually dock | TN = 1,040 | FP = 3 |", "| Actually nettle | FN: 5 | TP: 22 |"]
    text = "Confusion matrix:\n\n" + "\n".join(rows)
    assert cells(text) == [[1040, 3], [5, 22]]
    assert panel(text).y.categories == ("Actually dock", "Actually nettle")


OUTCOMES = {
    "in words": "It correctly classified 56 trees as oak. Ten oaks were misclassified as elm. There were "
    + "eight elms falsely classified as oak. Thirty-eight elms were classified correctly as elm.",
    "in a row": "56 and 38 were correctly predicted for oak and elm. In the top-right cell, 10 oaks are "
    + "predicted as elm. In the bottom-left cell, 8 elms are predicted as oak.",
    "in turn": "The model correctly identified 56 oaks and 38 elms. 10 oaks were flagged as elm, 8 elms were "
    + "predicted as oak.",
}


@pytest.mark.parametrize("told", OUTCOMES.values(), ids=OUTCOMES)
@pytest.mark.parametrize("classes", ["", "The classes are oak and elm. "], ids=["unnamed", "named"])
def test_outcomes_in_sentences(told, classes):
    text = "This is the confusion matrix. " + classes + told
    expected = [[56, 10], [8, 38]]
    got = panel(text)
    assert got.y.categories == got.x.categories
    assert cells(text) == (expected if got.y.categories[0] == "oak" else [r[::-1] for r in expected[::-1]])


def test_the_names_of_quadrants_with_their_letters():
    text = "The confusion matrix shows:\n- True Negatives (TN): 18\n- False Positives (FP): 6\n"
    assert cells(text + "- False Negatives (FN): 0\n- True Positives (TP): 8\n") == [[18, 6], [0, 8]]


def test_metrics_are_no_classes():
    text = "Models were compared by accuracy, precision and recall. "
    text += "The confusion matrix has 8 true positives, 5 true negatives, 3 false positives and no others."
    assert panel(text).x.categories == ("Negative", "Positive")


def test_key_correlations_are_values():
    text = "Correlation heatmap\n\nKey correlations:\n\n- pH vs clay: 0.4\n- pH vs sand: 0.7\n"
    assert cells(text + "- clay vs sand: 0.2") == [[None, 0.4, 0.7], [None, None, 0.2], [None, None, None]]


def test_an_axis_with_a_name_of_its_own_is_not_one_of_two_alike():
    text = (
        "Heatmaps of scores, a measure of similarity. Columns are A, B and C; the x-axis is labeled 'Site'."
    )
    assert (panel(text).x.categories, panel(text).y.categories) == (("A", "B", "C"), ())


def test_how_many_of_what_kind():
    text = "A heatmap: rows are the 20 amino acids and columns are three sites."
    assert (panel(text).y.label, panel(text).x.label) == ("amino acids", "sites")


def test_underscores_of_a_name():
    rows = ["| True \\ Pred | Fig___ripe | Fig___(un)_ripe |", "|---|---|---|"]
    rows += ["| **Fig___ripe** | 9 | 1 |", "| **Fig___(un)_ripe** | 2 | 8 |"]
    assert panel("Confusion matrix:\n\n" + "\n".join(rows)).y.categories == ("Fig___ripe", "Fig___(un)_ripe")


@pytest.mark.parametrize(
    ("words", "cmap"),
    [
        ("Green indicates a better fit (lower error) and red a worse one (higher error).", "RdYlGn_r"),
        ("Green indicates a better fit (higher score) and red a worse one (lower score).", "RdYlGn"),
        (
            "| Color | Meaning |\n|---|---|\n| 🟢 Green | Low |\n| 🟡 Yellow | Medium |\n| 🔴 Red | High |",
            "RdYlGn_r",
        ),
    ],
)
def test_judgements_and_legends(words, cmap):
    assert panel("A heatmap, rows: A and B, columns: P and Q.\n\n" + words).color.cmap == cmap


def test_a_heading_of_another_part_is_no_title():
    text = METRICS + FIGURE.replace("Weeds confusion", "Confusion") + "## What comes next\n\nMore weeds.\n"
    assert replot.parse(text).title == "Confusion matrix"
    assert replot.parse(METRICS + FIGURE).title == "Weeds confusion matrix"


WORDS = [
    "words = ['the', 'cat']",
    "w = torch.tensor([",
    "    [0.9, 0.1],  # of 'the'",
    "    [0.4, 0.6],  # of 'cat'",
    "])",
]
CODE = {
    "an array with remarks": (WORDS, ("the cat", "the cat", [[0.9, 0.1], [0.4, 0.6]])),
    "a frame of dicts": (
        [
            "sns.heatmap(pd.DataFrame({",
            "    'May': {'oak': 5, 'elm': 4},",
            "    'June': {'oak': 2, 'elm': 19}}))",
        ],
        ("May June", "oak elm", [[5, 2], [4, 19]]),
    ),
    "columns before their values": (
        ["weights (row = query, col = key):", "the → the : 0.9  cat : 0.1", "cat → the : 0.4  cat : 0.6"],
        ("the cat", "the cat", [[0.9, 0.1], [0.4, 0.6]]),
    ),
}


@pytest.mark.parametrize(("lines", "expected"), CODE.values(), ids=CODE)
def test_grids_in_code(lines, expected):
    text = "The heatmap of the weights:\n\n" + "\n".join([FENCE + "python", *lines, FENCE]) + "\n"
    x, y = panel(text).x.categories, panel(text).y.categories
    assert (" ".join(x), " ".join(y), cells(text)) == expected


def test_axes_that_code_names():
    lines, _ = CODE["columns before their values"]
    read = panel("The heatmap:\n\n" + "\n".join([FENCE, *lines, FENCE]) + "\n")
    assert (read.x.label, read.y.label) == ("key", "query")


def test_a_sentence_over_a_grid_is_no_line_of_heads():
    lines = [
        "Confusion Matrix, row=true, column=guess  accuracy=0.81",
        " label   0   1  |total",
        "  0  1  38 101  |139",
    ]
    lines.append("  1 -1  56 647  |703")
    assert cells("The output:\n\n" + "\n".join([FENCE, *lines, FENCE]) + "\n") == []


RELATED = {
    "between": "The heatmap shows a correlation between Acid and clay (r = 0.65, p < 0.001) and a weak one "
    + "between clay and sand (r = -0.12).",
    "with": "Acid shows a correlation with clay (0.65). Clay correlates with sand (-0.12).",
}


@pytest.mark.parametrize("told", RELATED.values(), ids=RELATED)
def test_pairs_of_variables_in_sentences(told):
    text = "The correlation matrix of a field. " + told
    assert [name.lower() for name in panel(text).x.categories] == ["acid", "clay", "sand"]
    assert cells(text) == [[None, 0.65, None], [None, None, -0.12], [None, None, None]]


def test_ranges_of_correlations_are_no_variables():
    text = (
        "The correlation heatmap has variables A and B on the x-axis. Correlations lie between 0.3 and 0.7."
    )
    assert all(value is None for row in cells(text) for value in row)


def test_a_list_of_charts_is_no_heatmap():
    kinds = [
        "Bar Chart: counts",
        "Box Plot: quartiles",
        "Scatter Plot: pairs",
        "Pie Chart: shares",
        "Area Chart: sums",
    ]
    text = "- " + "\n- ".join([*kinds, "Heat Map: color matrix across two dimensions"]) + "\n"
    with pytest.raises(NotAHeatmap):
        replot.parse(text)


CONFUSIONS = (
    "| Actual class | Predicted class | Count |\n|---|---|---:|\n"
    "| oak | elm | 35 |\n| ash | fir | 29 |\n| oak | fir | 12 |\n"
)


@pytest.mark.parametrize("title", ["## Top confusions", "Most frequent misclassifications:"])
def test_pairs_of_classes_in_a_table_are_of_one_matrix(title):
    found = panel(f"{title}\n\n{CONFUSIONS}")
    assert (found.y.label, found.x.label) == ("Actual class", "Predicted class")
    assert found.x.categories == found.y.categories == ("oak", "elm", "ash", "fir")
    assert cells(f"{title}\n\n{CONFUSIONS}")[0] == [None, 35, None, 12]


def test_the_strongest_and_the_weakest_classes_beside_their_confusions():
    text = (
        "## Strongest classes\n\n- oak: recall=0.9381 (197/210 correct)\n- elm: recall=0.8715 (156/179 "
        "correct)\n\n"
        "## Weakest classes\n\n- ash: recall=0.67 (141/210 correct), most confused with fir (29 cases)\n"
        "- fir: recall=0.77 (161/210 correct), most confused with oak (21 cases)\n\n"
        f"## Top class confusions\n\n{CONFUSIONS}"
    )
    assert len(replot.parse(text).panels) == 1
    assert cells(text) == [
        [197, 35, None, 12], [None, 156, None, None], [None, None, 141, 29], [21, None, None, 161],
    ]


def test_a_table_of_texts_and_what_they_were_taken_for_is_no_matrix():
    text = (
        "Some predictions:\n\n| Actual | Predicted | Score |\n|---|---|---|\n| ham | spam | 0.7 |\n| "
        "spam | ham | 0.6 |\n"
    )
    with pytest.raises(NotAHeatmap):
        replot.parse(text)
