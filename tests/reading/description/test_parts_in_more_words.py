"""Titles, names of axes and colour bars with other words around them, or in another place."""

import pytest

import replot

GRID = "A heatmap. Rows: oak, elm. Columns: May, June. oak: 1, 2; elm: 3, 4."


@pytest.mark.parametrize("text", [
    'A wide heatmap of the pulse of two runners. Title above the plot: "Pulse by section".',
    "## Correlogram: Pulse by section",
    "**[Image: heatmap]** Pulse by section",
])
def test_titles(text):
    assert replot.parse(f"{text}\n\n{GRID}").title == "Pulse by section"


def test_a_heading_over_ticks_is_no_title():
    assert replot.parse(f"### Ticks\n\n{GRID}").title is None


@pytest.mark.parametrize(("said", "bar"), [
    ('**Axes.** Both go from left to right and from top to bottom. The bar is captioned "% of leaves" and '
     'spans 0–100.',
     ("% of leaves", 0, 100)),
    ('The y-axis has no heading. The colour bar is headed "Rain (mm)". It starts at 0 and ends at 850.',
     ("Rain (mm)", 0, 850)),
    ('**Axes.** The y-axis has no name. **Colour scale.** "Loss (%)", lower bound 0, upper bound 45, pale '
     'to dark '
     "violet.", ("Loss (%)", 0, 45)),
    ("The colours run from off-white to dark red, with 0.01 at the pale end and 30 at the dark "
     "end.", (None, 0.01, 30)),
    ("| part | name | values |\n|---|---|---|\n| horizontal axis (log) | Rate | May, June |\n"
     "| colour bar (log) | Error | 1e-3 (black) … 1 (yellow) |", ("Error", 0.001, 1)),
])
def test_bars(said, bar):
    color = replot.parse(f"{GRID}\n\n{said}").panels[0].color
    assert (color.label, color.vmin, color.vmax) == bar


@pytest.mark.parametrize(("said", "x", "y"), [
    ("There are two rows for rating classes and three columns for horizons. Row axis: *Rating at start* "
     "(AAA, AA). "
     "Column axis: *Horizon* (1y, 2y, 3y).",
     ("Horizon", ("1y", "2y", "3y")), ("Rating at start", ("AAA", "AA"))),
    ('Letters A to C down the side (axis title "Plate row"), numbers 1 to 3 along the top edge (axis title '
     '"Well").',
     ("Well", ("1", "2", "3")), ("Plate row", ("A", "B", "C"))),
    ('The rows are product groups ("Group": Steel, Soy, from the top), the columns are calendar years '
     '("Year": 2017, '
     "2018).", ("Year", ("2017", "2018")), ("Group", ("Steel", "Soy"))),
    ('The player of the row ("Player", vertical axis) against that of the column ("Opponent", horizontal '
     'axis). Order '
     "on both axes: Ada, Ben, Cy.", ("Opponent", ("Ada", "Ben", "Cy")), ("Player", ("Ada", "Ben", "Cy"))),
    ('It places genes on the left ("Gene") and tissues at the bottom ("Tissue").\n\n- Genes from top to '
     'bottom: ALB, '
     "INS\n- Tissues from left to right: liver, heart",
     ("Tissue", ("liver", "heart")), ("Gene", ("ALB", "INS"))),
    ("| part | name | values |\n|---|---|---|\n| horizontal axis (log) | Rate | 0.1, 0.2 |\n"
     "| vertical axis | Decay | 0, 1 |", ("Rate", ("0.1", "0.2")), ("Decay", ("0", "1"))),
])
def test_names_of_axes(said, x, y):
    (panel,) = replot.parse(f"A heatmap. {said}" if said[0] != "|" else f"A heatmap.\n\n{said}").panels
    assert (panel.x.label, panel.x.categories) == x
    assert (panel.y.label, panel.y.categories) == y


def test_names_at_both_sides_of_a_figure_are_those_of_panels():
    text = ('Two heatmaps, one on the left ("Before") and one on the right ("After"). Rows: oak, elm. '
            'Columns: May, June. '
            "Before: oak 1, 2; elm 3, 4. After: oak 5, 6; elm 7, 8.")
    panels = replot.parse(text).panels
    assert [panel.title for panel in panels] == ["Before", "After"]
    assert [panel.y.label for panel in panels] == [None, None]


def test_panels_are_told_by_their_names_and_sides_in_brackets():
    text = ("Heat map of bird counts. Dawn (left panel): wren – park 12, river 5; heron – park 0, river 7. "
            "Dusk (right "
            "panel): wren – park 9, river 4; heron – park 1, river 11.")
    panels = replot.parse(text).panels
    assert [panel.title for panel in panels] == ["Dawn", "Dusk"]
    assert [panel.y.categories for panel in panels] == [("wren", "heron")] * 2
    assert [panel.grid.values.tolist() for panel in panels] == [[[12, 5], [0, 7]], [[9, 4], [1, 11]]]


def test_a_counted_list_holds_the_lines_that_have_no_key_too():
    text = ("It shows how 4 treatments (None, Heat, Drought, Both) changed 2 traits (height, mass), as a "
            "heatmap with "
            "traits along the x-axis. None is 0 everywhere. Heat: −5, +3. Drought: −18, +14. Both: −27, −6.")
    (panel,) = replot.parse(text).panels
    assert (panel.y.label, panel.y.categories) == ("treatments", ("None", "Heat", "Drought", "Both"))
    assert panel.grid.values.tolist() == [[0, 0], [-5, 3], [-18, 14], [-27, -6]]


def test_a_counted_list_of_other_things_is_none_of_the_lines():
    text = "A heatmap of 3 traits (height, mass, girth). Columns: 2021, 2022. Heat: −5, +3. Cold: −18, +14."
    (panel,) = replot.parse(text).panels
    assert panel.y.categories == ("Heat", "Cold")


def test_that_there_is_a_heatmap_is_no_title():
    assert replot.parse(f"Visualization of a 2 × 2 heatmap. {GRID}").title is None


def test_the_lowest_of_a_kind_is_a_line_beside_others_of_it():
    text = ("A heat map of broadband by income and year.\n\nLowest quintile – 2010: 38, 2015: 52.\nSecond "
            "quintile – 2010: "
            "49, 2015: 63.\nHighest quintile – 2010: 84, 2015: 92.\nHighest value: 92.")
    (panel,) = replot.parse(text).panels
    assert panel.y.categories == ("Lowest quintile", "Second quintile", "Highest quintile")
    assert panel.grid.values.tolist() == [[38, 52], [49, 63], [84, 92]]


def test_lines_of_values_behind_the_labels_are_no_labels():
    text = "Heatmap. Rows are 1 KB, 10 KB; columns are 1, 8, 64 clients; times in ms are 2, 5, 21 / 3, 8, 40."
    (panel,) = replot.parse(text).panels
    assert panel.x.categories == ("1", "8", "64")
    assert panel.y.categories == ("1 KB", "10 KB")


def test_what_leads_the_lines_of_values_is_the_rows():
    (panel,) = replot.parse("Heat map. Conditions: a, b. G1: 1, 2. G2: 3, 4.").panels
    assert (panel.y.categories, panel.x.categories) == (("G1", "G2"), ("a", "b"))
    assert panel.grid.values.tolist() == [[1, 2], [3, 4]]
