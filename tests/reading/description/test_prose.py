"""Ways in which people and models put a heatmap into running prose."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot
from replot.reading.description.lexicon.label_lists import find_labels

BAR = "A heatmap. The x-axis lists A and B, the y-axis P and Q. "


@pytest.mark.parametrize(
    ("text", "labels", "kind"),
    [
        ('names such as "Red fox," "Stoat," and others, arranged by size', ("Red fox", "Stoat"), "partial"),
        ('variants like "Mk 1" and "Mk 2.5," also sorted by date', ("Mk 1", "Mk 2.5"), "partial"),
        ("lists every site sorted by height, such as Brig and Arosa", ("Brig", "Arosa"), "partial"),
        ("lists Brig, Arosa, Chur, and more", ("Brig", "Arosa", "Chur"), "partial"),
        ("lists glad, sad, and other", ("glad", "sad", "other"), "list"),
        ("pairs of genes (e.g., X,Y; X,Z; Y,Z, etc.)", ("X,Y", "X,Z", "Y,Z"), "partial"),
        (": at rest, walking, running", ("at rest", "walking", "running"), "list"),
        ("Agr., Forestry, Min., Trade", ("Agr.", "Forestry", "Min.", "Trade"), "list"),
    ],
)
def test_lists_of_labels(text, labels, kind):
    found = find_labels(text)
    assert (found.texts, found.kind) == (labels, kind)


@pytest.mark.parametrize(
    ("bar", "label"),
    [
        ("A color bar on the right indicates Yield Index mapping from 0 to 5.", "Yield Index"),
        ("The color bar to the right shows the scale of the dose ratio, ranging from 0 to 5.", "dose ratio"),
        ("The colour scale represents melting point (log scale, 1 to 5000).", "melting point"),
        ("The colour bar shows how often a pair was seen, from 0 to 5.", None),
        ("The color bar indicates values from 0 to 5.", None),
    ],
)
def test_the_colour_bar_tells_what_it_shows(bar, label):
    assert panel(BAR + bar).color.label == label


@pytest.mark.parametrize(
    ("bar", "low", "high"),
    [
        ("The bar goes from pale green (close to 0) to dark green (close to 60).", 0, 60),
        ("Colours run from light pink (representing low counts, ~1) to deep red (high counts, ~26).", 1, 26),
        ("The scale is blue at the bottom (lower values around 0.9), red at the top (higher values around "
         "1.1), white in the middle (around 1).", 0.9, 1.1),
    ],
)
def test_limits_in_the_brackets_behind_colours(bar, low, high):
    color = panel(BAR + bar).color
    assert (color.vmin, color.vmax) == (low, high)


def test_rows_in_the_order_of_the_table_where_the_prose_gives_none():
    text = "A heatmap with Depth on the y-axis (1 m, 2 m) and Day on the x-axis (Mon, Tue).\n\n"
    text += "| Depth | Mon | Tue |\n|---|---|---|\n| 2 m | 5 | 6 |\n| 1 m | 7 | 8 |\n"
    assert panel(text).y.categories == ("2 m", "1 m")
    assert cells(text) == [[5, 6], [7, 8]]


def test_a_range_told_in_passing_does_not_replace_the_rows_of_a_table():
    text = "| | a | b |\n|---|---|---|\n| 0 | 5 | 6 |\n| 1 | 7 | 8 |\n| 2 | 9 | 4 |\n"
    text += "\nThe heatmap's y-axis is labeled from -1 to +1.\n"
    assert panel(text).y.categories == ("0", "1", "2")
    assert cells(text) == [[5, 6], [7, 8], [9, 4]]


@pytest.mark.parametrize("note", ["an average diagonal value of 0.4", "The mean of the diagonal is 0.4"])
def test_an_average_stands_in_no_cell(note):
    text = f"A correlation heatmap; both axes list Ox, Ewe and Sow, a note in the top-left giving {note}."
    assert cells(text) == [[None] * 3] * 3


@pytest.mark.parametrize("head", ["1. Plot type", "Components of the Figure and How They Relate"])
def test_heads_that_name_a_part_are_no_title(head):
    figure = replot.parse(f"### {head}\n\nThis is a heatmap.\n\n| | A | B |\n|---|---|---|\n| P | 1 "
                          f"| 2 |\n")
    assert figure.title is None


def test_an_axis_written_with_a_spaced_hyphen():
    figure = panel("A heatmap.\n\n- **Y - axis (rows)**: It shows Region: North, South.\n"
                   "- **X - axis (columns)**: It shows Crop: Oat, Rye.\n")
    assert (figure.x.label, figure.x.categories) == ("Crop", ("Oat", "Rye"))
    assert (figure.y.label, figure.y.categories) == ("Region", ("North", "South"))


def test_a_quoted_label_may_be_any_word():
    figure = panel('A heatmap. The y-axis lists tokens: "The", "cat", "is", "in", "the", "hat". The '
                   'x-axis is Layer.')
    assert figure.y.categories == ("The", "cat", "is", "in", "the", "hat")


# --- panels in running prose ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "titles"),
    [
        ("The figure shows three heatmaps of the same hall: dawn, noon and the night. Axes list A and B.",
         ("dawn", "noon", "night")),
        ('Two heatmaps side by side. The left heatmap is titled "Day shift" and the right is "Night '
         'shift".',
         ("Day shift", "Night shift")),
        ('Two heatmaps. The left panel, titled "Ewes", lists A, B on the x-axis and P, Q on the '
         'y-axis. The right '
         'panel, titled "Rams", lists C, D on the x-axis and P, Q on the y-axis.', ("Ewes", "Rams")),
    ],
)
def test_panels_told_in_prose(text, titles):
    assert tuple(p.title for p in replot.parse(text).panels) == titles


def test_each_panel_has_its_own_part_of_a_paragraph():
    text = ('The image has two heatmaps. The left heatmap, titled "Ewes", has an x-axis that lists '
            'Oat, Rye and a y-axis that lists Dee, Tay. '
            'Dee: 1, 2. Tay: 3, 4. The right heatmap, titled "Rams", has an x-axis that lists Hay, '
            'Pea and a y-axis that lists Dee, Tay. '
            'Dee: 5, 6. Tay: 7, 8. '
            "A shared colour bar on the right runs from 0 to 9.")
    ewes, rams = replot.parse(text).panels
    assert (ewes.x.categories, rams.x.categories) == (("Oat", "Rye"), ("Hay", "Pea"))
    assert (cells(text, 0), cells(text, 1)) == ([[1, 2], [3, 4]], [[5, 6], [7, 8]])
    assert [(p.color.vmin, p.color.vmax) for p in (ewes, rams)] == [(0, 9), (0, 9)]


def test_a_chart_beside_the_heatmap_is_left_out():
    text = ("The figure has two parts. The left part is a heatmap titled 'Yield' with an x-axis "
            "that lists Oat, Rye and "
            "a y-axis that lists Dee, Tay. Dee: 1, 2. Tay: 3, 4. The right part is a line chart "
            "from 0 (red) to 50 (blue) whose x-axis lists "
            "2020, 2021 and 2022; the curves reach 7, 8 and 9.")
    figure = replot.parse(text)
    assert [p.title for p in figure.panels] == ["Yield"]
    assert cells(text) == [[1, 2], [3, 4]]
    assert figure.panels[0].color.vmax is None


def test_a_caption_of_letters_makes_no_panels():
    text = ("A heatmap.\n\n| | A | B |\n|---|---|---|\n| P | 1 | 2 |\n| Q | 3 | 4 |\n\nFig. 2. (a) "
            "Before. (b) After.")
    assert len(replot.parse(text).panels) == 1


# --- titles --------------------------------------------------------------------------------------------

TABLE = "| | A | B |\n|---|---|---|\n| P | 1 | 2 |\n| Q | 3 | 4 |\n"


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("heatmap\n\n" + TABLE + "\n(b) ward 3\n", "ward 3"),
        ("Figure 7: Milk by farm and month. The heatmap shows more.\n\n" + TABLE, "Milk by farm and month"),
        ("Figure 7: The heatmap shows milk by farm. More here.\n\n" + TABLE, None),
    ],
)
def test_titles_from_captions(text, title):
    assert replot.parse(text).title == title


# --- pairs ---------------------------------------------------------------------------------------------


def test_pairs_of_quoted_labels():
    text = ("The confusion matrix in words (rows are human labels, columns are predictions):\n\n"
            "- Human `Oak` → predicted `Oak`: `74.3%`\n- Human `Elm` → predicted `Elm`: `76.5%`\n"
            "- Human `Elm` → predicted `Oak`: only `23.5%`\n")
    figure = panel(text)
    assert figure.y.categories == figure.x.categories == ("Oak", "Elm")
    assert cells(text) == [[74.3, None], [23.5, 76.5]]


def test_pairs_as_heads_of_their_value():
    text = ("### Correlation heatmap\n\n1. **Width vs. Depth**:\n   - **Coefficient: 0.83**\n"
            "2. **Depth vs. Age**:\n   - **Coefficient: 0.31**\n")
    assert panel(text).x.categories == ("Width", "Depth", "Age")
    assert cells(text)[0][1] == 0.83
    assert cells(text)[1][2] == 0.31


def test_one_side_plays_against_the_other():
    text = ("A heatmap of pairings between three teams: Rooks, Owls, and Crows. Rows and columns "
            "list Rooks, Owls, "
            "Crows. It has 3.86 (+10%) when Owls play against Rooks and 3.63 (+28%) when Rooks play "
            "against Owls.")
    assert cells(text) == [[None, 3.63, None], [3.86, None, None], [None, None, None]]


def test_a_value_in_brackets_behind_what_is_said_of_the_cell():
    text = ("A heatmap. The y-axis lists Oak and Elm, the x-axis May and June. The cell at the "
            "intersection of the "
            '"Oak" row and the "June" column has the darkest tone (with a value of 65%).')
    assert cells(text) == [[None, 65], [None, None]]


def test_quadrants_of_three_digits():
    text = ("![Confusion matrix: 384 true positives, 149 true negatives, 6 false negatives, 85 false "
            "positives](a.png)")
    assert cells(text) == [[149, 85], [6, 384]]


def test_variables_among_which_there_are_correlations():
    text = "A correlation heatmap with Pearson correlation coefficients among rain, sea level, and wind."
    assert panel(text).x.categories == panel(text).y.categories == ("rain", "sea level", "wind")


# --- confusion matrices in words -----------------------------------------------------------------------

CLASSES = ("Confusion matrix for a problem with classes oak, elm, and ash. The horizontal axis shows "
           "predicted classes and the vertical axis shows actual classes. ")


def test_what_was_taken_for_what():
    text = CLASSES + ("All 15 oak trees are correctly classified as oak. Of the 12 elm trees, 9 are "
                      "classified as "
                      "elm and 3 are misclassified as ash. For example, 7 at the bottom means that "
                      "7 ash trees "
                      "were predicted as oak.")
    assert panel(text).y.categories == panel(text).x.categories == ("oak", "elm", "ash")
    assert cells(text) == [[15, None, None], [None, 9, 3], [7, None, None]]


@pytest.mark.parametrize("said", ["Most of the 12 elm trees, 9 in all, are classified as ash.",
                                  "More than 9 elm trees are classified as ash.",
                                  "9 elm and oak trees are classified as ash."])
def test_what_leaves_it_open_who_was_taken_for_whom(said):
    assert cells(CLASSES + said) == [[None] * 3] * 3


def test_corners_count_before_what_they_are_called():
    text = ("Confusion matrix. The cells display counts: top-left (True Negatives) = 266, top-right (False "
            "Positives) = 20, bottom-left (False Negatives) = 39, bottom-right (True Positives) = 130.")
    assert cells(text) == [[266, 20], [39, 130]]


def test_the_place_of_a_cell_is_not_its_value():
    text = ("A heatmap. Both axes list 0, 1, 2. The bottom-left cell (0, 0) is light, the top-right "
            "cell (2, 2) dark.")
    assert cells(text) == [[None] * 3] * 3


def test_the_diagonal_of_rows_in_another_order():
    text = ("A correlation heatmap. The x-axis lists oak, elm, ash. The y-axis lists ash, elm, oak. "
            "All values on "
            "the diagonal are 1.0.")
    assert cells(text) == [[None, None, 1], [None, 1, None], [1, None, None]]


def test_a_long_table_of_few_of_the_cells():
    told = ((0, 0, 90), (3, 3, 45), (3, 4, 4), (4, 3, 2), (9, 9, 8))
    rows = ["| {} | {} | {} |".format(*row) for row in told]
    text = ("A confusion matrix. Both axes are labelled with integers from 0 to 9.\n\n| Label | "
            "Prediction | Count |\n"
            "|---|---|---|\n" + "\n".join(rows) + "\n")
    assert panel(text).x.categories == panel(text).y.categories == tuple("0123456789")
    values = cells(text)
    assert (values[3][4], values[4][3], values[9][9], values[9][8]) == (4, 2, 8, None)


def test_true_versus_predicted_names_the_axes():
    figure = panel("![Confusion matrix showing True Label vs. Predicted Label: 153 true positives, 0 false "
                   "positives, 57 false negatives, 90 true negatives](a.png)")
    assert (figure.y.label, figure.x.label) == ("True Label", "Predicted Label")


# --- axes ----------------------------------------------------------------------------------------------


def test_a_colour_bar_at_the_right_is_no_axis():
    figure = panel("A heatmap. A vertical color bar on the right side is labeled \"Depth\" and "
                   "ranges from -7 to 7, "
                   "signifying up and down.")
    assert (figure.y.label, figure.y.categories, figure.x.categories) == (None, (), ())


def test_a_name_before_the_list_of_an_axis():
    figure = panel("A heatmap.\n\n* **X-axis:** Represents the ponds, labeled North, East, and Mill.\n"
                   "* **Y-axis:** Represents the species, labeled newt:A, newt:B, and toad.\n")
    assert (figure.x.label, figure.x.categories) == ("ponds", ("North", "East", "Mill"))
    assert (figure.y.label, figure.y.categories) == ("species", ("newt:A", "newt:B", "toad"))


def test_a_range_that_is_begun_with_three():
    figure = panel("A heatmap. The y-axis is Layer, from 0 at the top to 30 (0, 2, 4, ..., 30). The "
                   "x-axis is Token.")
    assert figure.y.categories == tuple(str(k) for k in range(0, 31, 2))


@pytest.mark.parametrize(
    ("text", "x", "y"),
    [
        ("A heatmap with weekdays (Mon, Wed) as rows and weeks 1 to 3 as columns.",
         ("weeks", ("1", "2", "3")), ("weekdays", ("Mon", "Wed"))),
        ("A heatmap. Months Jan to Mar on the horizontal axis, ponds Mill, Moor and Fen on the "
         "vertical axis.",
         ("Months", ("Jan", "Feb", "Mar")), ("ponds", ("Mill", "Moor", "Fen"))),
        ("A heatmap. On the horizontal axis are the hours 9, 10, 11; on the vertical axis the rooms "
         "Foyer, Hall.",
         ("hours", ("9", "10", "11")), ("rooms", ("Foyer", "Hall"))),
        ("A heatmap. X axis: dose 4 mg, 8 mg, 16 mg. Y axis: day 1, 2, 3.",
         ("dose", ("4 mg", "8 mg", "16 mg")), ("day", ("1", "2", "3"))),
    ],
)
def test_axes_in_half_a_sentence(text, x, y):
    figure = panel(text)
    assert (figure.x.label, figure.x.categories) == x
    assert (figure.y.label, figure.y.categories) == y


def test_rows_and_columns_under_one_verb():
    figure = panel("A heatmap of newts and toads. The rows correspond to the true species and the "
                   "columns to the "
                   "predicted species.")
    assert (figure.y.label, figure.x.label) == ("true species", "predicted species")


# --- values --------------------------------------------------------------------------------------------

SMALL = "A heatmap. The x-axis lists May and June, the y-axis lists Oak, Elm and Ash. "


def test_a_value_is_not_tied_to_the_label_behind_an_and():
    text = ("A heatmap. The x-axis lists A1, B1, C1. The y-axis is Size (32, 64). It shows for size 32 the "
            "values 0.81, 0.62, "
            "0.55 and for size 64 the values 0.90, 0.71, 0.58.")
    assert cells(text) == [[0.81, 0.62, 0.55], [0.90, 0.71, 0.58]]


def test_everything_but_one_cell():
    text = SMALL + "Everything is 100 except Elm in June, which is 60."
    assert cells(text) == [[100, 100], [100, 60], [100, 100]]


@pytest.mark.parametrize("said", ["Everything is 100 except for some cells.", "Everything is about "
                                                                              "100 except Elm in June.",
                                  "All cells are 100 or more except Elm in June, which is 60."])
def test_everything_but_what_is_not_told(said):
    assert {v for row in cells(SMALL + said) for v in row} <= {None, 60}


def test_each_with_itself():
    text = ("A correlation heatmap of three variables: clay, sand and silt. Each variable "
            "correlates perfectly with "
            "itself (1.00).")
    assert cells(text) == [[1, None, None], [None, 1, None], [None, None, 1]]


def test_between_two_numbers_in_a_list():
    figure = panel(SMALL + "Oak: ~20, between 25 and 30.")
    assert (figure.grid.low[0][1], figure.grid.high[0][1]) == (25, 30)


def test_a_count_behind_what_was_taken_for_what():
    text = CLASSES + ("The largest confusion is oak predicted as elm with 9 samples, followed by ash "
                      "predicted as elm with 7.")
    assert cells(text) == [[None, 9, None], [None, None, None], [None, 7, None]]


def test_colours_that_are_numbers():
    color = panel(SMALL + "A red-to-green scale is used, red being 0% and green 100%.").color
    assert (color.vmin, color.vmax) == (0, 100)


def test_what_the_colour_encodes():
    text = SMALL + "Colour encodes yield from 0.4 (dark purple) to 1.0 (yellow)."
    assert panel(text).color.label == "yield"


def test_a_caption_that_speaks_of_another_figure_is_no_title():
    assert replot.parse("Table 4. Data of the heatmap of Fig. 2b (rows: genes).\n\n" + TABLE).title is None


def test_items_in_quotes_before_their_gloss():
    figure = panel("A heatmap.\n\n- **X-axis (Token)**: Labels:\n  - `last_q` (last question token)\n"
                   "  - `first_a` (first answer token)\n- **Y-axis (Layer)**: Numerical labels from "
                   "`0` to `4`.\n")
    assert figure.x.categories == ("last_q", "first_a")
    assert figure.y.categories == ("0", "1", "2", "3", "4")


def test_a_range_of_labels_in_quotes_is_no_value():
    text = ("A heatmap. The x-axis (Token) lists ask, tell. The y-axis (Layer) runs from 0 to 4.\n\n"
            "- `ask`: Dark in layers `1–3`, and light elsewhere.\n")
    assert cells(text) == [[None, None]] * 5


def test_a_sentence_without_a_subject_goes_on():
    figure = panel("A heatmap.\n\n* **Y-axis:** Labeled \"Train set\". Lists 3 sets used for "
                   "training:\n    1. Ant\n"
                   "    2. Bee\n    3. Fly\n* **X-axis:** Labeled \"Test set\". Lists the same sets.\n")
    assert (figure.y.label, figure.y.categories) == ("Train set", ("Ant", "Bee", "Fly"))


def test_ends_that_are_labelled_in_brackets():
    color = panel("A heatmap. The bar is a gradient from blue (labeled `0.2`) at the bottom to red "
                  "(labeled `1.5`) "
                  "at the top.").color
    assert (color.vmin, color.vmax) == (0.2, 1.5)


def test_panels_stand_in_the_order_in_which_they_are_first_told():
    text = ("A figure of two heatmaps.\n\n**Left Heatmap:**\n* X-axis: Ox, Ewe\n* Y-axis: May, June\n\n"
            "**Right Heatmap:**\n* X-axis: Hen, Cob\n* Y-axis: May, June\n\n"
            "**Left Heatmap:**\n* May: 1, 2\n* June: 3, 4\n")
    left, right = replot.parse(text).panels
    assert (left.x.categories, right.x.categories) == (("Ox", "Ewe"), ("Hen", "Cob"))
    assert cells(text, 0) == [[1, 2], [3, 4]]


@pytest.mark.parametrize(
    ("text", "x", "y"),
    [
        ("A heatmap. Pupils (rows) are Ida, Jon, Kai; subjects (columns) are art, bio.",
         ("art", "bio"), ("Ida", "Jon", "Kai")),
        ("A matrix of coloured tiles, wards (Mary, General) across the columns and levels (1, 2, 3) "
         "down the rows.",
         ("Mary", "General"), ("1", "2", "3")),
        ('A heatmap. Features on the Y-axis include "age," "bmi," and "smoker"; folds F1 through F3 '
         'appear on the '
         "X-axis.", ("F1", "F2", "F3"), ("age", "bmi", "smoker")),
        ("A heatmap. Rows: engine A versions v1, v2, v3; columns: engine B versions v1, v2.",
         ("v1", "v2"), ("v1", "v2", "v3")),
    ],
)
def test_both_axes_in_one_sentence(text, x, y):
    figure = panel(text)
    assert (figure.x.categories, figure.y.categories) == (x, y)


def test_counted_things_in_brackets_are_both_axes():
    text = ("A lower-triangular correlation heatmap of three macro series (GDP, CPI, FX). Reading "
            "down the columns: "
            "GDP–CPI 0.12, GDP–FX −0.21; CPI–FX 0.05.")
    assert panel(text).x.categories == panel(text).y.categories == ("GDP", "CPI", "FX")
    assert cells(text) == [[None, 0.12, -0.21], [None, None, 0.05], [None, None, None]]


def test_a_second_pair_takes_no_cell_of_the_first():
    text = ("A heatmap of query language (y-axis: German, Hindi, Zulu) against document language "
            "(x-axis: German, "
            "Hindi, Zulu). The lowest value, 0.22, occurs for Zulu queries on Hindi documents, "
            "whereas German "
            "queries on Hindi documents reach 0.57.")
    assert cells(text)[2] == [None, 0.22, None]


def test_lines_called_by_a_quoted_name():
    text = ('A heatmap. The x-axis lists ox, ewe. Row "May": 1, 2. Row "June": 3, 4.')
    assert panel(text).y.categories == ("May", "June")
    assert cells(text) == [[1, 2], [3, 4]]


def test_the_middle_row():
    text = "A heatmap. The x-axis lists ox, ewe. The y-axis lists May, June, July. Middle row: 3, 4."
    assert cells(text) == [[None, None], [3, 4], [None, None]]


def test_labels_that_hold_a_colon():
    figure = panel("A heatmap. The columns along the bottom axis are labeled L: A, L: B, L: C, and L: D.")
    assert figure.x.categories == ("L: A", "L: B", "L: C", "L: D")
