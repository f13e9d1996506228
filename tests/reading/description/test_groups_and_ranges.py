"""Tables with two names in a row, axes told in the signs of mathematics, powers of ten, ends of scales."""

from __future__ import annotations

import pytest

import replot
from replot.reading.description.lexicon.ranges import expand_range

TABLE = """
| Task | Model | L1 | L4 | L8 |
|---|---|---|---|---|
| POS | BERT | 1 | 2 | 3 |
| POS | XLNet | 4 | 5 | 6 |
| NER | BERT | 7 | 8 | 9 |
| NER | XLNet | 10 | 11 | 12 |
"""
BOTH = [[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [10, 11, 12]]]


@pytest.mark.parametrize("said", [
    "Two stacked heatmaps of accuracy, layers on the x-axis and models on the y-axis.",
    "Heatmaps of accuracy, one per task; layers on the x-axis and models on the y-axis.",
    "Heatmaps of accuracy. Layers on the x-axis, models on the y-axis (`BERT`, `XLNet`).",
])
def test_groups_of_rows_are_heatmaps_where_the_text_says_so(said):
    figure = replot.parse(f"{said}\n{TABLE}")
    assert [panel.title for panel in figure.panels] == ["POS", "NER"]
    assert {panel.x.categories for panel in figure.panels} == {("L1", "L4", "L8")}
    assert {panel.y.categories for panel in figure.panels} == {("BERT", "XLNet")}
    assert [panel.grid.values.tolist() for panel in figure.panels] == BOTH


def test_groups_of_rows_are_one_heatmap_where_the_text_does_not():
    (panel,) = replot.parse(f"Heatmap of accuracy, layers on the x-axis.\n{TABLE}").panels
    assert panel.y.categories == ("POS BERT", "POS XLNet", "NER BERT", "NER XLNet")
    assert panel.grid.values.tolist() == [*BOTH[0], *BOTH[1]]


def test_columns_of_metrics_stay_panels():
    table = TABLE.replace("L1", "accuracy").replace("L4", "recall").replace("L8", "F1")
    figure = replot.parse(f"Heatmaps of three metrics.\n{table}")
    assert [panel.title for panel in figure.panels] == ["accuracy", "recall", "F1"]
    assert figure.panels[0].grid.values.tolist() == [[1, 4], [7, 10]]


@pytest.mark.parametrize("axis", [
    "Vertical: α ∈ {0.1, 0.5}", "y: α in {0.1, 0.5}", "Y-axis: α = {0.1, 0.5}", "Vertical: α ∈ [0.1, 0.5]",
])
def test_an_axis_of_the_members_of_a_set(axis):
    text = f"Heatmap\n\n- {axis}\n- Horizontal: β ∈ {{1, 3, 9}}\n\n0.1: 7, 2, 4\n0.5: 6, 8, 5\n"
    (panel,) = replot.parse(text).panels
    assert (panel.y.label, panel.y.categories) == ("α", ("0.1", "0.5"))
    assert (panel.x.label, panel.x.categories) == ("β", ("1", "3", "9"))
    assert panel.grid.values.tolist() == [[7, 2, 4], [6, 8, 5]]


def test_axes_that_hold_different_numbers_of_things_are_no_square():
    text = """Heatmap. Spearman correlation between four metrics (rows) and three criteria (columns).

ROUGE does better: 0.27, 0.30 and 0.16. BLEU, ROUGE and METEOR trail the judge.
"""
    (panel,) = replot.parse(text).panels
    assert not set(panel.x.categories) & set(panel.y.categories)
    assert (panel.x.label, panel.y.label) == ("criteria", "metrics")


def test_a_clause_is_no_name_of_an_axis():
    text = """Figure 5. Rainfall anomaly, BrBG palette.

North: DJF +12, MAM -5
South: DJF -1, MAM -9

Regions are stacked north on top.
"""
    (panel,) = replot.parse(text).panels
    assert (panel.x.label, panel.y.label) == (None, None)
    assert panel.grid.values.tolist() == [[12, -5], [-1, -9]]


def test_limits_around_nothing():
    text = "Heatmap. Rows: A. Columns: p, q. Colormap: coolwarm, symmetric ±2.\n\n- A: 1, 2\n"
    color = replot.parse(text).panels[0].color
    assert (color.vmin, color.vmax) == (-2, 2)


def test_numbers_in_brackets_behind_the_words_of_a_table():
    text = """Heatmap of a logit lens. Darker is more probable.

| Layer | The | capital |
|---|---|---|
| 12 | first (0.08) | of (0.91) |
| 8 | same (0.05) | , (0.40) |
"""
    (panel,) = replot.parse(text).panels
    assert panel.grid.values.tolist() == [[0.08, 0.91], [0.05, 0.4]]


@pytest.mark.parametrize("head", ["Recall {}", "{} recall", "Recall ({})", "{} - Recall", "Recall: {}"])
def test_columns_of_two_heatmaps_side_by_side(head):
    heads = [f"Precision {m}" for m in "SM"] + [head.format(m) for m in "SM"]
    text = f"""Two heatmaps. Rows: threshold (0.3, 0.5). Columns: model (S, M).

| Threshold | {" | ".join(heads)} |
|---|---|---|---|---|
| 0.3 | 0.61 | 0.68 | 0.93 | 0.94 |
| 0.5 | 0.74 | 0.80 | 0.85 | 0.88 |
"""
    figure = replot.parse(text)
    assert [panel.title.lower() for panel in figure.panels] == ["precision", "recall"]
    assert [panel.x.categories for panel in figure.panels] == [("S", "M")] * 2
    assert [panel.grid.values.tolist() for panel in figure.panels] == [[[0.61, 0.68], [0.74, 0.8]],
                                                                       [[0.93, 0.94], [0.85, 0.88]]]


@pytest.mark.parametrize(("said", "limits"), [
    ("Colour: pale (1x) → saturated green (5x).", (1, 5)),
    ("Colour: dark (0.5) to bright (0.9).", (0.5, 0.9)),
    ("The score is on a 1–5 scale (light = 1, dark = 5).", (1, 5)),
    ('**Legend:** "Speedup" from 1× (yellow) to 5× (purple)', (1, 5)),
    ("The bar is symmetric around zero (±3).", (-3, 3)),
])
def test_ends_of_a_scale_told_by_tones_and_factors(said, limits):
    color = replot.parse(f"Heatmap. Rows: A. Columns: p, q.\n\n{said}\n\n- A: 1, 2\n").panels[0].color
    assert (color.vmin, color.vmax) == limits
    assert color.label in (None, "Speedup")


@pytest.mark.parametrize("axis", ["x: temperature T = 100, 200, 300 K", "X-axis: temperature T = 1, 2, 3"])
def test_the_name_of_an_axis_before_an_equals_sign(axis):
    text = f"""Heatmap of energy

* {axis}
* y: N = 32, 64 (increasing upwards)

The values, read from the top-left to the bottom-right, are: -5.1, -4.8, -4.2; -5.0, -4.6, -4.0.
"""
    (panel,) = replot.parse(text).panels
    assert (panel.x.label, panel.y.label, panel.y.categories) == ("temperature T", "N", ("64", "32"))
    assert panel.grid.values.tolist() == [[-5.1, -4.8, -4.2], [-5.0, -4.6, -4.0]]


def test_a_cell_by_both_of_its_labels_is_no_heatmap_of_its_own():
    text = """Heatmap. Rows: P, Q. Columns: A, B.

| Cell | Value |
|---|---|
| P, A | 1 |
| P, B | 2 |
| Q, A | 3 |
| Q, B | 4 |
"""
    (panel,) = replot.parse(text).panels
    assert panel.grid.values.tolist() == [[1, 2], [3, 4]]


def test_panels_named_in_a_list_and_given_in_nameless_parts():
    text = """## Two Heatmaps

### Components
- **Panel A (left), "Before":** tokens on both axes: He, sold
- **Panel B (right), "After":** same tokens
- **Scale:** 0.00 (black) to 1.00 (yellow), shared

### Panel A
- Row He: 0.80, 0.20
- Row sold: 0.33, 0.67

### Panel B
- Row He: 0.85, 0.15
- Row sold: 0.20, 0.80
"""
    panels = replot.parse(text).panels
    assert [panel.title for panel in panels] == ["Before", "After"]
    assert [(panel.color.vmin, panel.color.vmax) for panel in panels] == [(0, 1), (0, 1)]
    assert panels[1].grid.values.tolist() == [[0.85, 0.15], [0.2, 0.8]]


def test_a_sentence_on_another_label_is_not_of_the_first_one():
    text = """## Heatmap: Throughput

- **X (GPU count):** 1, 2, 4
- **Y (model size):** 7B, 70B

7B: 1,250, 2,470, 4,890.
70B does not fit on 1 or 2 GPUs (grey cells); it reaches 410 on 4.
"""
    (panel,) = replot.parse(text).panels
    assert (panel.x.label, panel.y.label) == ("GPU count", "model size")
    assert panel.grid.values[0].tolist() == [1250, 2470, 4890]
    assert panel.grid.values[1, 2] == 410
    assert set(panel.grid.states[1, :2]) <= {"b", "u"}


@pytest.mark.parametrize(("said", "labels"), [
    ("1e-5 at the top to 1e-2 at the bottom, in powers of ten", ("1e-5", "1e-4", "1e-3", "1e-2")),
    ("1e-05 to 1e-03 in powers of ten", ("1e-05", "1e-04", "1e-03")),
    ("0.001 to 10 in powers of ten", ("0.001", "0.01", "0.1", "1", "10")),
    ("3e-5 to 3e-3, by factors of 10", ("3e-5", "3e-4", "3e-3")),
])
def test_powers_of_ten(said, labels):
    assert expand_range(said).texts == labels


@pytest.mark.parametrize("said", [
    f"0.{'0' * 60}1 to 1 in powers of ten", "1e-300 to 1e300 in powers of ten", "0.5 to 600 in powers of ten",
])
def test_no_powers_of_ten(said):
    assert expand_range(said) is None


@pytest.mark.parametrize("second", ["L2: 0.95; L8: 0.83", "L2: 0.95"])
def test_lines_that_begin_with_a_label_and_a_dash(second):
    text = f"""Heatmap. Rows: C4, Pile. Columns: L2, L8.

C4 – L2: 0.93; L8: 0.81
Pile – {second}
"""
    (panel,) = replot.parse(text).panels
    assert panel.grid.values[0].tolist() == [0.93, 0.81]
    assert panel.grid.values[1, 0] == 0.95
    assert panel.grid.states[1, 1] == ("s" if "0.83" in second else "u")


@pytest.mark.parametrize(("said", "cmap"), [
    ("Colour = loss; plasma, 0.6 → 1.0.", "plasma"),
    ("Colour = loss (plasma, 0.6 → 1.0).", "plasma"),
    ("Blood plasma 3 to 5 ml was taken.", None),
])
def test_a_colormap_named_before_its_ends(said, cmap):
    text = f"Heatmap. Rows: A. Columns: p, q.\n\n{said}\n\n- A: 1, 2\n"
    assert replot.parse(text).panels[0].color.cmap == cmap


def test_ends_of_a_long_axis_are_told_as_such():
    text = "Heatmap, x-axis: visit (0 to 100), y-axis: sites A, B."
    told = [f.message for f in replot.examine(text).findings if f.code == "R205"]
    assert told == [
        "the text does not list the labels of x (0, 1, 2, 3 and 97 more; only its ends are told, and a step "
        "of 1 is assumed)"
    ]
    assert not [f for f in replot.examine(text.replace("100", "12")).findings if f.code == "R205"]


@pytest.mark.parametrize("said", [
    "Columns: control (c1, c2), treated (t1, t2).",
    "The columns are grouped into control (c1, c2) and treated (t1, t2).",
    "Two groups of columns, control (c1, c2) and treated (t1, t2).",
])
def test_labels_in_groups_behind_their_names(said):
    text = f"A heatmap. {said} Rows: oak, elm. oak: 1, 2, 3, 4."
    read = replot.parse(text).panels[0]
    assert read.x.categories == ("c1", "c2", "t1", "t2")
    assert read.x.label is None
    assert read.grid.values[0].tolist() == [1, 2, 3, 4]


def test_brackets_of_both_axes_are_no_groups():
    text = "A heatmap. Rows: trees (oak, elm), columns: months (May, June). oak: 1, 2."
    read = replot.parse(text).panels[0]
    assert (read.y.categories, read.x.categories) == (("oak", "elm"), ("May", "June"))


def test_a_unit_behind_the_last_label():
    read = replot.parse("A heatmap. Rows: a, b. Columns: N0, N50, N100 (kg/ha). a: 1, 2, 3.").panels[0]
    assert read.x.categories == ("N0", "N50", "N100")


def test_too_few_to_tell():
    text = "A heatmap. Rows: a, b. Columns: c, d. a: 1, too few respondents; b: not enough data, 4."
    assert replot.parse(text).panels[0].grid.states.tolist() == [["s", "b"], ["b", "s"]]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Lower yields across all fields (0.2-0.4)", True),
        ("Improved everywhere (0.2-0.4)", True),
        # of some field or other
        ("Low yields (0.2-0.4)", False),
        ("Reduced yields (0.2-0.4) compared to spring", False),
        ("Slight gains (0.2-0.4)", False),
        ("Minimal improvement (0.2-0.4)", False),
        ("Yields weaker than in May (0.2-0.4)", False),
    ],
)
def test_a_range_behind_a_change_is_not_that_of_a_whole_line(said, told):
    text = (
        "Heatmap of yields.\n\nX-axis (field): North, South\nY-axis (crop): Rye, Oats\n\n"
        f"- **Rye:** 0.7 in North and 0.8 in South\n- **Oats:** {said}\n"
    )
    panel = replot.parse(text).to_dict()["panels"][0]
    assert panel["values"][0] == [0.7, 0.8]
    assert ("low" in panel) is told
    assert panel.get("low", [None, [0.2, 0.2]])[1] == [0.2, 0.2]
