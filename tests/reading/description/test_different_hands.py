"""Small figures as different hands write them: e-mails, notes, quotations, captions with letters."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot


def test_lines_of_values_between_slashes_without_a_colon():
    text = (
        "Hi, the grid of parcels, depots down the side, weekdays along the top. Weekdays are Mon, Tue, Wed. "
        "It is a heatmap from white (0) to red (90).\n\n"
        "Kiel 14 / 52 / 47\nTrier 11 / - / 40\nBad Ems 9 / 55 / 38\n\n"
        "Each line is Mon / Tue / Wed. The sum is 266."
    )
    figure = panel(text)
    assert (figure.x.categories, figure.y.categories) == (("Mon", "Tue", "Wed"), ("Kiel", "Trier", "Bad Ems"))
    assert (figure.x.label, figure.y.label) == ("weekdays", "depots")
    assert cells(text) == [[14, 52, 47], [11, None, 40], [9, 55, 38]]


def test_tables_in_columns_or_between_marks_of_code_in_a_quotation():
    rows = ["        dry   wet", "  oak   2.0   3.5", "  elm   1.0   2.5", "  fir   0.5   4.0"]
    quoted = "\n".join(f"> {row}" for row in rows)
    fenced = f"> ```\n{quoted}\n> ```"
    for body in (quoted, fenced):
        text = f"> **Heatmap** of growth.\n>\n{body}\n>\n> White is low, dark green is high."
        assert panel(text).y.categories == ("oak", "elm", "fir")
        assert cells(text) == [[2, 3.5], [1, 2.5], [0.5, 4]]


def test_spaces_of_latex_in_a_tabular():
    text = (
        "Heatmap of costs.\n\n\\begin{tabular}{lcc}\nDose & Day 1 & Day 2 \\\\\n\\midrule\n"
        "5\\,mg & 1\\,240 & 980 \\\\\n10\\,mg & 1\\,100 & 870 \\\\\n\\end{tabular}\n"
    )
    assert panel(text).y.categories == ("5 mg", "10 mg")
    assert cells(text) == [[1240, 980], [1100, 870]]


def test_the_hits_of_a_class_before_what_it_was_taken_for():
    text = (
        "A confusion matrix. Rows (true): rye, oat, pea. Columns (predicted): the same.\n\n"
        "1. *rye* – 31 correct; 2 taken for oat, 3 for pea.\n"
        "2. *oat* – 41 correct; 9 taken for rye, 0 for pea.\n"
        "3. *pea* – 18 correct; 5 taken for rye, 7 for oat.\n"
    )
    assert cells(text) == [[31, 2, 3], [9, 41, 0], [5, 7, 18]]


@pytest.mark.parametrize("letter", ["{}. ", "({}) ", "Panel {}. "])
def test_the_first_words_of_the_part_of_a_lettered_panel_are_its_name(letter):
    names = ["Before, 37.5 °C", "After"]
    text = "Two heatmaps, A and B. In both, rows are elm, oak and columns dry, wet.\n\n" + "\n\n".join(
        f"{letter.format(mark)}{name}. elm: dry {k}.1, wet {k}.2. oak: dry {k}.3, wet {k}.4."
        for k, (mark, name) in enumerate(zip("ab" if "(" in letter else "AB", names, strict=True))
    )
    assert [one.title for one in replot.parse(text).panels] == names
    assert [cells(text, k)[1] for k in range(2)] == [[0.3, 0.4], [1.3, 1.4]]


def test_a_correlation_of_one_variable_with_several():
    text = (
        "The correlation heatmap covers four traits: height, mass, age and speed. "
        "Mass correlates with height at 0.81. "
        "Age has a correlation of −0.36 with height and of 0.09 with mass. "
        "Finally, speed correlates with height at 0.44, with mass at −0.19 and with age at −0.05."
    )
    assert panel(text).x.categories == ("height", "mass", "age", "speed")
    assert cells(text)[1:] == [
        [0.81, None, None, None],
        [-0.36, 0.09, None, None],
        [0.44, -0.19, -0.05, None],
    ]


def test_a_label_tied_to_the_noun_of_its_axis():
    text = (
        "Heatmap: columns are engine load (low, mid, high), rows are fuel (diesel, biogas). "
        "For diesel, the low-load square says 310, the mid-load one 500, the high-load one 880. "
        "For biogas, the low-load square says 270, the mid-load one 400, the high-load one 801."
    )
    assert cells(text) == [[310, 500, 880], [270, 400, 801]]


@pytest.mark.parametrize(
    ("said", "label", "labels"),
    [
        ("Y-axis: depth (%), 0, 25, 50.", "depth (%)", ("0", "25", "50")),
        ("Rows: pH 6.5 / 7.0 / 7.5.", "pH", ("6.5", "7.0", "7.5")),
        ("The y-axis is Map (Dust, Nuke).", "Map", ("Dust", "Nuke")),
    ],
)
def test_the_name_of_an_axis_before_its_numbers(said, label, labels):
    figure = panel(f"Heatmap of scores. {said} Columns: P, Q. Score 0-10 (red = 0, green = 10).")
    assert (figure.y.label, figure.y.categories) == (label, labels)
    assert (figure.color.label, figure.color.vmin, figure.color.vmax) == ("Score", 0, 10)


def test_values_with_errors_apart_by_spaces():
    text = "Heat map; rows: P, Q; columns: 5, 6, 7\n\nP 54.1±0.2 55.0±0.3 55.6±0.2\nQ 51.7±0.3 n/a 53.5±0.3\n"
    assert cells(text) == [[54.1, 55, 55.6], [51.7, None, 53.5]]


def test_a_figure_as_json_between_marks_of_code():
    text = (
        "A heatmap.\n\n```json\n"
        '{"x_axis": {"label": "Heat (°C)", "ticks": [2, 8]}, "y_axis": {"label": "Food"},\n'
        ' "data": [{"Food": "Milk", "2": 12, "8": 6}, {"Food": "Curd", "2": 35, "8": 21}],\n'
        ' "colorbar": {"label": "days", "min": 0.5, "max": 120}}\n```\n'
    )
    figure = panel(text)
    assert (figure.x.label, figure.y.label, figure.color.label) == ("Heat (°C)", "Food", "days")
    assert (figure.color.vmin, figure.color.vmax) == (0.5, 120)
    assert cells(text) == [[12, 6], [35, 21]]


@pytest.mark.parametrize(
    "said",
    [
        "Prices without tax. The Team plan includes the heatmap widget and funnels.",
        "The figure is a line chart of users by year. A heatmap was considered for this data but not used.",
    ],
)
def test_a_heatmap_that_is_a_product_or_was_never_drawn(said):
    table = "| Plan | Monthly | Yearly |\n|---|---|---|\n| Basic | 9 | 90 |\n| Team | 29 | 290 |\n"
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(f"{said}\n\n{table}")


TABLES = "\n".join(
    f"({mark}) {name}\n\n| | k1 | k2 |\n|---|---|---|\n| P | {k}1 | {k}2 |\n| Q | {k}3 | {k}4 |\n"
    for k, (mark, name) in enumerate([("a", "Loss"), ("b", "Speed")], 1)
)


@pytest.mark.parametrize(
    "said",
    [
        "Panel (a) uses a viridis map from 10 to 15, panel (b) plain magma (20 to 25).",
        "Panel a is coloured in viridis (10 to 15). Panel b is coloured in magma (20 to 25).",
        "The left heatmap uses the viridis scale (10 to 15) and the right heatmap the magma one (20 to 25).",
    ],
)
def test_the_colours_of_each_panel_in_a_sentence_about_all(said):
    found = [one.color for one in replot.parse(f"Both panels are heatmaps.\n\n{TABLES}\n{said}").panels]
    assert [(one.cmap, one.vmin, one.vmax) for one in found] == [("viridis", 10, 15), ("magma", 20, 25)]


def test_colours_and_ends_behind_the_name_of_a_panel():
    text = "\n".join(
        f"{side} heatmap, {name}, {scale}:\n\n- P: k1 {k}.1, k2 {k}.2\n- Q: k1 {k}.3, k2 {k}.4\n"
        for k, (side, name, scale) in enumerate(
            [("Left", "RMSE in mm", "YlOrBr reversed, 0 to 12"), ("Right", "R²", "Greens, 0 to 2")]
        )
    )
    found = replot.parse(f"Two heatmaps (rows P and Q, columns k1 and k2).\n\n{text}").panels
    assert [one.title for one in found] == ["RMSE in mm", "R²"]
    assert [(one.color.cmap, one.color.vmax) for one in found] == [("YlOrBr_r", 12), ("Greens", 2)]


@pytest.mark.parametrize(
    "said", ["(rows {}, columns {})", "with rows {} and columns {}.", "(rows: {}; columns: {})"]
)
def test_rows_and_columns_listed_one_after_the_other(said):
    for rows, columns in (("oak and elm", "dry and wet"), ("oak, elm and fir", "dry and wet")):
        figure = panel(f"### Heatmap of growth {said.format(rows, columns)}\n\nDarker green is more.")
        assert figure.y.categories == tuple(rows.replace(" and", ",").split(", "))
        assert figure.x.categories == ("dry", "wet")


def test_the_corner_of_a_table_behind_a_sentence():
    text = (
        "A blue colour map with a bar on the left (\"Parcels\", 0 to 450).\n\n"
        "Fig. 2 tells how the sorter did. The counts are as follows: Actual \\ Predicted | small | large\n"
        "---|---|---\nsmall | 40 | 3\nlarge | 2 | 19\n\nIt is a heatmap."
    )
    figure = panel(text)
    assert (figure.y.label, figure.x.label, figure.color.label) == ("Actual", "Predicted", "Parcels")
    assert cells(text) == [[40, 3], [2, 19]]


def test_measures_before_their_verbs_are_named_in_full():
    text = (
        "The heatmap covers three funds on the x-axis (ASH, ELM, OAK) and three measures on the y-axis. "
        "Annual growth goes from 13.1% (ASH) over 22.4% (ELM) to 55.3% (OAK). "
        "Paid yield is 3.1%, 0.8% and 0.0% in the same order. Largest loss reads −17.2%, −37.1% and −73.6%."
    )
    assert panel(text).y.categories == ("Annual growth", "Paid yield", "Largest loss")
    assert cells(text) == [[13.1, 22.4, 55.3], [3.1, 0.8, 0], [-17.2, -37.1, -73.6]]


def test_columns_of_a_triangle_one_after_the_other():
    text = (
        "An attention heatmap.\n\n- **Keys (x-axis):** \"He\", \"it\", \".\"\n"
        "- **Queries (y-axis):** same tokens, same order\n- **Weights by key column:**\n"
        "  - Column \"He\"\n    - query \"He\": 1.00\n    - query \"it\": 0.55\n    - query \".\": 0.20\n"
        "  - Column \"it\"\n    - query \"it\": 0.45\n    - query \".\": 0.18\n"
        "  - Column \".\"\n    - query \".\": 0.62\n"
    )
    assert panel(text).y.categories == panel(text).x.categories == ("He", "it", ".")
    assert cells(text) == [[1, None, None], [0.55, 0.45, None], [0.2, 0.18, 0.62]]


def test_numbered_panels_with_the_ends_of_their_bars():
    text = (
        "Two heat maps share the y-axis \"Layer\" and the x-axis \"Size\" (64, 128).\n\n"
        "1) Accuracy (%), bar 50 to 100\n   Row 1 (12): 81.2, 84.0\n   Row 2 (8): 74.5, 77.7\n\n"
        "2) Gain, bar 0.0 to 0.5\n   Row 1 (12): 0.31, 0.28\n   Row 2 (8): 0.35, 0.33\n"
    )
    found = replot.parse(text).panels
    assert [one.title for one in found] == ["Accuracy (%)", "Gain"]
    assert [(one.color.vmin, one.color.vmax) for one in found] == [(50, 100), (0, 0.5)]
    assert cells(text, 1) == [[0.31, 0.28], [0.35, 0.33]]


def test_a_year_is_no_quarter():
    text = (
        "A heatmap of results.\n\n| | Q1 | Q2 | Q3 | FY |\n|---|---|---|---|---|\n"
        "| Pumps | 12 | 13 | 9 | 34 |\n| Valves | (1) | 4 | (2) | 1 |\n"
    )
    assert panel(text).x.categories == ("Q1", "Q2", "Q3")
    assert cells(text) == [[12, 13, 9], [-1, 4, -2]]


def test_a_dictated_figure():
    text = (
        "Ok so there is a heat map. Across the bottom it goes zone A, zone B, zone C. Up the side, from the "
        "bottom, it's week one, week two. Week one is forty-two, thirty-eight and fifty. "
        "And week two is forty-five, forty and thirty-three."
    )
    figure = panel(text)
    assert (figure.x.categories, figure.y.categories) == (
        ("zone A", "zone B", "zone C"),
        ("week two", "week one"),
    )
    assert cells(text) == [[45, 40, 33], [42, 38, 50]]


@pytest.mark.parametrize(
    "said", ["Genes are columns, tissues are rows.", "The columns are genes and the rows are tissues."]
)
def test_lines_that_are_called_by_the_name_of_the_columns(said):
    text = f"A heatmap. {said}\n\nGene B2: Liver 3.1, Lung 0.4.\nGene HLA: Liver 2.0, Lung 7.5.\n"
    figure = panel(text)
    assert (figure.x.categories, figure.y.categories) == (("B2", "HLA"), ("Liver", "Lung"))
    assert cells(text) == [[3.1, 2], [0.4, 7.5]]


@pytest.mark.parametrize(("last", "high"), [("red = 10 or more", None), ("red = 10-20", 20)])
def test_classes_of_counts(last, high):
    said = f"Legend: green = 0-4 risks, amber = 5-9 risks, {last}."
    color = panel(f"A heatmap. Rows: A, B. Columns: C, D. {said}").color
    assert (color.vmin, color.vmax) == (0, high)


def test_a_heatmap_in_another_figure():
    text = (
        "The left panel is a scatter plot of loss against rate. The right panel is a histogram. "
        "No heatmaps are shown; see Figure 6 for the heatmap of the same runs."
    )
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)
