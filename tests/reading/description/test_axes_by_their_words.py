"""Axes by the words around them: at which side a list is kept, what only tells where labels stand."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel

import replot


@pytest.mark.parametrize(("text", "x", "y"), [
    # a name and a list in one pair of brackets
    ('The vertical axis ("Outcome", with Event above and No event below), the horizontal axis '
     '("Decision", with Admit on the left and Discharge on the right).',
     ("Decision", ["Admit", "Discharge"]), ("Outcome", ["Event", "No event"])),
    ('Along the x axis ("Threads": 1, 2, 4) and along the y axis ("Block size", 4 KiB at the bottom, then '
     "16 KiB and 64 KiB at the top).", (None, ["1", "2", "4"]), (None, ["64 KiB", "16 KiB", "4 KiB"])),
    # a list that is kept at a side
    ("Dates, as written under the grid: 4 May, 8 Jun. Depths at the left edge: 0 m, 3 m.",
     ("Dates", ["4 May", "8 Jun"]), ("Depths", ["0 m", "3 m"])),
    ('Along the bottom runs "Pressure" with ticks from 0 to 4 in steps of 2; along the left edge runs "Dose" '
     "with the ticks 0.1, 0.2 and 0.3, the smallest at the bottom, so that it grows upward.",
     ("Pressure", ["0", "2", "4"]), ("Dose", ["0.3", "0.2", "0.1"])),
    ('- **Y-axis (vertical, left side):** `Training`\n  - en\n  - de\n'
     '- **X-axis (horizontal, bottom):** `Test`\n  - fr\n  - it\n',
     ("Test", ["fr", "it"]), ("Training", ["en", "de"])),
    # the name of the axis before is no matter of the last label of this one
    ('Its horizontal axis, "Size", has ticks at 1 and 2; the vertical axis, "Type", lists p, q, r from '
     'top to '
     "bottom.", ("Size", ["1", "2"]), ("Type", ["p", "q", "r"])),
    ('Rows Ayr, Bath on the y-axis and bands p, q on the x-axis; the axes carry the titles "Town" and '
     '"Band".',
     ("Band", ["p", "q"]), ("Town", ["Ayr", "Bath"])),
    ('Along the bottom are the months, May to July, with the caption "Month". Rows: Ayr, Bath.',
     ("Month", ["May", "June", "July"]), (None, ["Ayr", "Bath"])),
    # the values of an axis
    ("X-axis: Altitude (m), values: 200, 400, 800. Y-axis: Slope, with values: 5, 15, 25.",
     ("Altitude (m)", ["200", "400", "800"]), ("Slope", ["5", "15", "25"])),
    ("- X-axis: Altitude, with the following values: 200, 400\n- Y-axis: Aspect, taking values: N, S, W\n",
     ("Altitude", ["200", "400"]), ("Aspect", ["N", "S", "W"])),
    ("The horizontal axis represents Altitude, having values: 200, 400, 800, and the vertical axis "
     "represents Slope, with ticks: 5, 15.", ("Altitude", ["200", "400", "800"]), ("Slope", ["5", "15"])),
    # bands, one after the other
    ("X-axis: A, B. Y-axis: 60–90°N, 30–60°N, 0–30°N.", (None, ["A", "B"]),
     (None, ["60–90°N", "30–60°N", "0–30°N"])),
    ("On both axes the classes are Fit, Ill, and Dead, going from left to right and from top to bottom.",
     (None, ["Fit", "Ill", "Dead"]), (None, ["Fit", "Ill", "Dead"])),
])
def test_names_and_labels_of_axes(text, x, y):
    told = panel(f"A heatmap. {text}" if not text.startswith("-") else f"A heatmap.\n\n{text}")
    for axis, (label, names) in ((told.x, x), (told.y, y)):
        assert list(axis.categories) == names
        assert label is None or axis.label == label


@pytest.mark.parametrize("text", [
    "Labels for the rows and columns of the matrix are shown above and to the left of the squares.",
    "Why is it above 100? An edge effect in columns 1 and 24 of the plate.",
])
def test_words_that_name_no_labels(text):
    told = panel(f"A heatmap of distances. {text}")
    assert told.x.categories == told.y.categories == ()


def test_the_values_of_an_axis_and_those_of_cells():
    axes = "- X-axis: Depth, with values: 10, 20, 40\n- Y-axis: Width, with values: 1, 5, 10\n"
    rows = "- Width 1:\n- Depth 10: 6.5 MB\n- Depth 20: 3.25 MB\n- Width 5:\n- Depth 10: 3.5 MB\n"
    bar = "- Color scale: from 1 (purple) to 9 (orange/red)\n"
    text = f"A heatmap of sizes.\n{axes}{bar}\nThe cells:\n{rows}"
    told = panel(text)
    assert (told.x.categories, told.y.categories) == (("10", "20", "40"), ("1", "5", "10"))
    assert cells(text) == [[6.5, 3.25, None], [3.5, None, None], [None, None, None]]
    for said in ("X-axis: Depth, with values: A: 3, B: 4.", "X-axis: Depth, cell values: 10, 20, 40."):
        assert panel(f"A heatmap. {said} Y-axis: p, q, r.").x.categories == ()


def test_a_bar_on_the_right_side_is_no_axis():
    text = ('A heatmap. Rows: A, B. Columns: C, D. A vertical bar on the right side titled "Tc (K)" '
        'spans 0 to 45.')
    assert panel(text).y.categories == ("A", "B")
    assert panel(text).color.vmax == 45


def test_a_label_with_an_and_in_it():
    text = ("A heatmap, regions down the side (Alps, Asia, Ayr & Bath in that order), quarters across "
        "(Q1, Q2).\n\n")
    told = panel(f"{text}Alps: 1, 2. Ayr & Bath: 3, 4.")
    assert told.y.categories == ("Alps", "Asia", "Ayr & Bath")
    told = panel("A heatmap. Rows: Alps. Columns: May, June and July. Alps: 3 in May, 5 in June and July.")
    assert told.x.categories == ("May", "June", "July")


def test_a_list_of_rising_numbers_under_the_name_of_its_axis():
    text = "A heatmap, cell lines on the y axis, dose on the x axis\n- doses: 0.1 µM, 0.3 µM, 1 µM\n"
    told = panel(f"{text}- HCT: 101, 97, 82\n- HT-29: 104, 102, < not done >\n")
    assert told.x.categories == ("0.1 µM", "0.3 µM", "1 µM")
    assert told.y.categories == ("HCT", "HT-29")
    assert "R104" not in codes(f"{text}- HCT: 101, 97, 82\n- HT-29: 104, 102, 95\n")


def test_a_figure_as_json_whose_axes_are_objects():
    text = (
        '```json\n{"title": "Salts", "x_axis": {"label": "T (°C)", "ticks": [5, 15]},\n'
        '"y_axis": {"label": "Salt", "ticks": ["KNO3", "NaCl"]},\n'
        '"colorbar": {"label": "g", "min": 0, "max": 80},\n'
        '"data": [{"row": "KNO3", "values": [17.1, null]}, {"row": "NaCl", "values": [35.6, 35.8]}]}\n```\n'
        "A heatmap."
    )
    told = panel(text)
    assert (told.x.label, told.x.categories) == ("T (°C)", ("5", "15"))
    assert (told.y.label, told.y.categories) == ("Salt", ("KNO3", "NaCl"))
    assert cells(text) == [[17.1, None], [35.6, 35.8]]
    assert (told.color.label, told.color.vmin, told.color.vmax) == ("g", 0, 80)


@pytest.mark.parametrize("same", ["The axes are the same as in Panel A.", "Axes as in (a).", "Same axes "
"as (a)."])
def test_a_later_panel_with_the_same_axes(same):
    text = (
        "Two heatmaps.\n\n**Panel A (left) — \"Dice\"**\n\n| Organ | S1 | S2 |\n|--|--|--|\n| Liver | 1 "
        "| 2 |\n"
        f"| Lung | 3 | 4 |\n\n**Panel B (right) — \"HD\"**\n\n{same}\n\n* S1: 5, 6\n* S2: 7, 8\n"
    )
    assert cells(text, 1) == [[5, 7], [6, 8]]


def test_panels_that_are_headed_in_a_row():
    text = (
        'Three heatmaps in a row, headed "Old", "New" and "Last". The vertical axis is labelled "Out", '
        'with Yes '
        'above and No below, the horizontal axis "In", with P on the left and Q on the right.\n\n'
        "For Old, the upper left square contains 143 patients, the upper right square 19, the lower "
        "left square "
        "612 and the lower right square 1,087.\n\n"
        "For New, the numbers are 151 in the upper left, 11 in the upper right, 498 in the lower left "
        "and 1,201 "
        "in the lower right.\n"
    )
    figure = replot.parse(text)
    assert [each.title for each in figure.panels] == ["Old", "New", "Last"]
    assert cells(text) == [[143, 19], [612, 1087]]
    assert cells(text, 1) == [[151, 11], [498, 1201]]


@pytest.mark.parametrize(("said", "title"), [
    ('The heading at the top reads **"NER transfer (XLM-R)"**.', "NER transfer (XLM-R)"),
    ("The two maps have a legend strip. Overall heading: **Quality of sites**", "Quality of sites"),
    ("**Title in image:** `Assists by zone`", "Assists by zone"),
    ('You see a grid of coloured squares called "Warm nights".', "Warm nights"),
    ('Along the bottom are the lessons, 1 to 6, with the caption "Lesson".', None),
])
def test_titles_by_where_they_stand(said, title):
    assert replot.parse(f"A heat map. {said}\n\nRows: a, b. Columns: c, d.").title == title


@pytest.mark.parametrize(("said", "label", "low", "high"), [
    ('The colour goes from white to green, with "Score (%)" written next to the bar, which is cut at 50 '
     'and 100.',
     "Score (%)", 50, 100),
    ('The little key underneath says "nights per year" and stops at 100.', "nights per year", None, 100),
    ('A light-to-dark red scale, "Cases per 100k", spans 0 to 80.', "Cases per 100k", 0, 80),
])
def test_bars_by_the_words_beside_them(said, label, low, high):
    color = panel(f"A heatmap. Rows: a, b. Columns: c, d. {said}").color
    assert (color.label, color.vmin, color.vmax) == (label, low, high)


@pytest.mark.parametrize(("said", "cmaps"), [
    ("Blue tiles mark repression, white tiles no change, and red tiles induction.",
     {"RdBu_r", "bwr", "coolwarm"}),
    ("The shading is churn, white for nothing and getting redder the worse it is.", {"Reds", "OrRd"}),
])
def test_what_colours_mean(said, cmaps):
    assert panel(f"A heatmap. Rows: a, b. Columns: c, d. {said}").color.cmap in cmaps


def test_each_panel_has_the_colours_of_its_own_legend():
    text = (
        "Two heatmaps.\n\n**Panel A (left) — \"Dice\"**\n\n* Legend strip: from 0.5 (dark purple) "
        "through teal to "
        '1.0 (bright yellow); its label is "Dice".\n\n| O | S1 | S2 |\n|--|--|--|\n| L | 1 | 2 |\n| M | '
        '3 | 4 |\n\n'
        '**Panel B (right) — "HD"**\n\nThe legend strip is labelled "HD (mm)", goes from 0 to 15 and '
        'has bright '
        "yellow for small distances, dark purple for large ones.\n\n| O | S1 | S2 |\n|--|--|--|\n| L | "
        "1 | 2 |\n"
        "| M | 3 | 4 |\n"
    )
    assert [one.color.cmap for one in replot.parse(text).panels] == ["viridis", "viridis_r"]
    assert [one.color.label for one in replot.parse(text).panels] == ["Dice", "HD (mm)"]


def test_a_figure_that_nobody_calls_a_heatmap():
    text = (
        "The picture is a color map of transition temperature, with a grid of two columns and two rows. "
        "Rows: 1, "
        "2. Columns: 5, 6. A thin curve connects the maximum of each row."
    )
    assert panel(text).y.categories == ("1", "2")
    with pytest.raises(replot.NotAHeatmap, match="flow diagram"):
        replot.parse("A diagram: boxes A and B in rows, and arrows from A to B, on a dark blue ground, "
        "1, 2, 3, 4.")


def test_two_labels_one_above_and_one_beside_the_other():
    told = panel('A heatmap. The y-axis is "Reader" and lists Normal above Ill. The x-axis is "Net" and '
                 'lists '
                 "Normal to the left of Ill.")
    assert told.y.categories == told.x.categories == ("Normal", "Ill")
    assert (told.y.label, told.x.label) == ("Reader", "Net")


def test_a_list_between_dashes_is_none_of_the_other_axis():
    told = panel("A coloured grid of rents: four places down the side – Ayr, Bath, Old Mill and "
                 "Eastfield, in that "
                 "order – and three years, 2019 to 2021, across the top. The squares go from cream to "
                 "deep red.")
    assert told.y.categories == ("Ayr", "Bath", "Old Mill", "Eastfield")
    assert told.x.categories == ("2019", "2020", "2021")


def test_labels_that_are_numbers_go_with_the_axis_of_levels():
    text = ("Accuracy by noise level (rows) and model (columns). Heatmap. CNN: 0 dB 71%, 10 dB 85%. RNN: "
            "0 dB 66%, 10 dB 80%.")
    read = replot.parse(text).panels[0]
    assert (read.y.categories, read.x.categories) == (("0 dB", "10 dB"), ("CNN", "RNN"))
    assert read.grid.values.tolist() == [[71, 66], [85, 80]]
