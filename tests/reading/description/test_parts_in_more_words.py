"""Titles, names of axes and colour bars with other words around them, or in another place."""

import numpy as np
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


def test_numbers_in_the_name_of_a_model_are_no_range():
    (panel,) = replot.parse("Heatmap. Rows: GPT-4o, Llama-3-70B, Mistral-L. Columns: logic, code.").panels
    assert panel.y.categories == ("GPT-4o", "Llama-3-70B", "Mistral-L")


def test_the_value_of_a_pair_is_said():
    text = ("A heatmap of payoffs. Rock vs. Rock is 0, Rock vs. Paper is -1, Paper vs. Rock is 1, Paper vs. "
            "Paper is 0.")
    (panel,) = replot.parse(text).panels
    assert panel.y.categories == panel.x.categories == ("Rock", "Paper")
    assert panel.grid.values.tolist() == [[0, -1], [1, 0]]


def test_arrows_between_the_names_of_the_axes_tell_which_comes_first():
    text = ("Heatmap of spillovers. Y-axis \"Receiver\": US, UK. X-axis \"Sender\": US, UK.\n\n"
            "Entries, written as {}:\n\n- US → US: 61, US → UK: 23\n- UK → US: 15, UK → UK: 51\n")
    for written, expected in (
        ("sender → receiver", [[61, 15], [23, 51]]),
        ("receiver → sender", [[61, 23], [15, 51]]),
    ):
        (panel,) = replot.parse(text.format(written)).panels
        assert panel.grid.values.tolist() == expected


def test_a_name_in_quotes_may_hold_a_verb():
    text = ("A heat map with statements as rows and options as columns. From left to right:\n\n1. Agree\n2. "
            "Disagree\n\nRow by row:\n\n- \"I trust it\" – Agree 38%, Disagree 6%\n"
            "- \"My firm has a policy\" – Agree 17%, Disagree 21%\n")
    (panel,) = replot.parse(text).panels
    assert panel.y.categories == ("I trust it", "My firm has a policy")
    assert panel.grid.values.tolist() == [[38, 6], [17, 21]]


def test_exceptions_that_follow_as_a_counted_list():
    text = ("Heatmap. X-axis: 4K, 8K. Y-axis: shallow, deep.\n\nAll cells are 100% except for the following "
            "two:\n* Deep, 8K: 60%\n* Shallow, 8K: 90%\n")
    (panel,) = replot.parse(text).panels
    assert panel.grid.values.tolist() == [[100, 90], [100, 60]]


def test_an_article_before_the_name_of_an_axis():
    text = ("A heatmap. The y-axis is \"Speed\" with 80, 120. The x-axis is \"Feed\" with 0.05, 0.10. At 80, "
            "it is 1.12 at a feed of 0.05 and 1.58 at 0.10. At 120, it is 2.12 at a feed of 0.05 and "
            "2.58 at 0.10.")
    (panel,) = replot.parse(text).panels
    assert panel.grid.values.tolist() == [[1.12, 1.58], [2.12, 2.58]]


@pytest.mark.parametrize("said", ["shown at the left", "written in italics at the right side", "displayed"])
def test_how_labels_are_written_is_no_label(said):
    (panel,) = replot.parse(f"Heatmap. Rows: ACTB, MX1, IFIT1, {said}. Columns: control, treated.").panels
    assert panel.y.categories == ("ACTB", "MX1", "IFIT1")


def test_a_count_before_the_columns_is_no_label():
    text = "Heatmap. Seven rows from Monday (top) to Sunday (bottom), two columns: night, day."
    (panel,) = replot.parse(text).panels
    assert (len(panel.y.categories), panel.x.categories) == (7, ("night", "day"))
    assert np.isnan(panel.grid.values).all()


def test_two_heatmaps_in_one_line_with_letters():
    text = "(a) Heat map of distances: A–B 12, A–C 30, B–C 18. (b) Heat map of times: A–B 15, A–C 42, B–C 25."
    assert [panel.grid.values[0, 1] for panel in replot.parse(text).panels] == [12, 15]


def test_a_sentence_may_begin_with_a_greek_letter():
    text = ("Heatmap of pulls. Rows: ε-greedy, UCB; columns: arms 1 to 2. UCB: arm 1 60, arm 2 25. ε-greedy "
            "(ε = 0.1): arm 1 79, arm 2 11.")
    (panel,) = replot.parse(text).panels
    assert panel.grid.values.tolist() == [[79, 11], [60, 25]]


@pytest.mark.parametrize("said", [
    "Monday through Wednesday each have 2, 31. Thursday has 5, 6.",
    "Monday to Wednesday each: 2, 31. Thursday: 5, 6.",
    "Monday, Tuesday and Wednesday all have 2 and 31. Thursday has 5 and 6.",
])
def test_lines_of_which_each_has_the_same_values(said):
    (panel,) = replot.parse(f"Heatmap. Rows: Monday to Thursday. Columns: night, day. {said}").panels
    assert panel.grid.values.tolist() == [[2, 31], [2, 31], [2, 31], [5, 6]]


def test_two_values_of_two_lines_tell_no_cell():
    (panel,) = replot.parse("Heatmap. Rows: A, B. Columns: x, y. A and B: 2, 31.").panels
    assert np.isnan(panel.grid.values).all()


def test_a_date_in_the_name_of_a_model_is_no_range():
    text = "Heatmap. The y-axis lists models: gpt-4-turbo and gpt-4o-mini-2024-07-18. Columns: logic, code."
    (panel,) = replot.parse(text).panels
    assert panel.y.categories == ("gpt-4-turbo", "gpt-4o-mini-2024-07-18")
