"""Prose that tells a grid in other words: where lines meet, what stays, what is meant by other forms."""

from math import isnan

import pytest

import replot
from replot import NotAHeatmap


def cells(text):
    (panel,) = replot.parse(text).panels
    values = [[None if isnan(value) else value for value in row] for row in panel.grid.values.tolist()]
    return list(panel.y.categories), list(panel.x.categories), values


@pytest.mark.parametrize(("text", "rows", "columns", "values"), [
    # nobody calls it a heatmap
    ("Loans per shift, week 9. Weekdays run across the grid (Mon, Tue) and the shifts run down it (Early, "
     "Late); the "
     "fuller the shift, the darker the blue. Early sees 30 on Mon and 41 on Tue, Late 52 and 60.",
     ["Early", "Late"], ["Mon", "Tue"], [[30, 41], [52, 60]]),
    ("Transfers, giver on the left and taker along the top; the names Ayr, Bath and Deal appear in that "
     "order on "
     "both sides. The square where the Ayr row meets the Bath column says 14, where it meets Deal 27. In the "
     "Deal row "
     "we find 51 under Ayr and 40 under Bath.",
     ["Ayr", "Bath", "Deal"], ["Ayr", "Bath", "Deal"], [[None, 14, 27], [None, None, None], [51, 40, None]]),
    # one list for both axes
    ("A heatmap of hit rates. Both axes run up, down, left, right. The diagonal reads 0.9 throughout, "
     "except for "
     "down (0.8). Off the diagonal every cell is 0.0 apart from up taken for left, 0.1.",
     ["up", "down", "left", "right"], ["up", "down", "left", "right"],
     [[0.9, 0, 0.1, 0], [0, 0.8, 0, 0], [0, 0, 0.9, 0], [0, 0, 0, 0.9]]),
    ("A heatmap. From left to right and from top to bottom, the towns are Ayr, Bath and Deal. Ayr to Deal "
     "takes 9.",
     ["Ayr", "Bath", "Deal"], ["Ayr", "Bath", "Deal"], [[None, None, 9], [None] * 3, [None] * 3]),
    # the middle of a grid beside its corners
    ("A 3 by 3 heatmap. Rows from the top: Dry, Damp, Wet. Columns: Cold, Mild, Hot. Top left 1, top centre "
     "2, top "
     "right 3; middle left 4, centre 5, middle right 6; bottom left 7, bottom centre 8, bottom right 9.",
     ["Dry", "Damp", "Wet"], ["Cold", "Mild", "Hot"], [[1, 2, 3], [4, 5, 6], [7, 8, 9]]),
    # what hardly changes
    ("A heatmap with the media Broth, Agar as columns and the strains K1, K2 as rows. K1 falls from 96% in "
     "Broth to "
     "71% in Agar, whereas K2 hardly changes (95% versus 90%).",
     ["K1", "K2"], ["Broth", "Agar"], [[96, 71], [95, 90]]),
    # another form of the label
    ("A heatmap. Rows: near, far. Columns: immediate, delayed. The near group scores 0.5 when tested "
     "immediately but "
     "only 0.2 after the delay.",
     ["near", "far"], ["immediate", "delayed"], [[0.5, 0.2], [None, None]]),
    # lines that nobody lists
    ("Leaf area, drawn as a heatmap with the woods as rows and the temperature in °C (5, 15) as columns. In "
     "Oak Wood "
     "growth was 1.2 and 2.9 at 5 and 15 °C, respectively. In Fen it was 0.8 and 2.1, and in Dale 2.3 and "
     "4.4.",
     ["Oak Wood", "Fen", "Dale"], ["5", "15"], [[1.2, 2.9], [0.8, 2.1], [2.3, 4.4]]),
    # exceptions that share a value
    ("A heatmap with tools as rows (Saw, Plane, File) and woods as columns (Oak, Elm). Every cell is 100 "
     "except "
     "Saw/Oak and File/Oak, which are both 7, and Plane/Elm at 58.",
     ["Saw", "Plane", "File"], ["Oak", "Elm"], [[7, 100], [100, 58], [7, 100]]),
    ("A heatmap with tools as rows (Saw, Plane, File) and woods as columns (Oak, Elm). All cells are 9 "
     "except Saw on "
     "Oak and File on Oak (both 0).",
     ["Saw", "Plane", "File"], ["Oak", "Elm"], [[0, 9], [9, 9], [0, 9]]),
    # lines in brackets, one after the other
    ("A heatmap with towns as rows (Ayr, Bath, Cork) and months as columns (Jan, Feb, Mar). Ayr is cold "
     "throughout "
     "(-3 in Jan, -4 in Feb, -2 in Mar), Bath stays milder (1.9, 2.0 and 3.7), and Cork warms, going from "
     "-4 in Jan "
     "through -1 in Feb to 5 in Mar.",
     ["Ayr", "Bath", "Cork"], ["Jan", "Feb", "Mar"], [[-3, -4, -2], [1.9, 2, 3.7], [-4, -1, 5]]),
    ("A heatmap with towns as rows (Ayr, Bath, Cork) and months as columns (Jan, Feb). Ayr is cold (-3 in "
     "Jan, -4 in "
     "Feb), Bath stays milder (2, 3), and Cork warms.",
     ["Ayr", "Bath", "Cork"], ["Jan", "Feb"], [[-3, -4], [2, 3], [None, None]]),
    # two lines in one list
    ("A heatmap. Rows: Bus 1, Bus 2, Bus 3. Columns: 06:10, 07:25, 08:40. Bus 1 is filled to 35, 78 and "
     "64%, and for "
     "Bus 2 and Bus 3 the figures are, in the same order, 52, 97 and 88% and 20, 61 and 43%.",
     ["Bus 1", "Bus 2", "Bus 3"], ["06:10", "07:25", "08:40"], [[35, 78, 64], [52, 97, 88], [20, 61, 43]]),
    # both axes have one list, told behind their names
    ("Fares between three towns, printed as an upper-triangular heatmap, origin in the rows and goal in the "
     "columns, "
     "both in the order Ayr, Bath, Cork. From Ayr it costs 1.5 to Bath and 3 to Cork.",
     ["Ayr", "Bath", "Cork"], ["Ayr", "Bath", "Cork"], [[None, 1.5, 3], [None] * 3, [None] * 3]),
    # counts with their shares, behind a noun
    ("A confusion matrix with ground truth in the rows and model output in the columns, classes Oak, Elm "
     "and Ash. "
     "Oak leaves were labelled Oak 84 times (93%), Elm 4 times (4%) and Ash 2 times (2%), and for Ash "
     "leaves the "
     "counts are 5 (10%), 9 (18%) and 36 (72%).",
     ["Oak", "Elm", "Ash"], ["Oak", "Elm", "Ash"], [[84, 4, 2], [None] * 3, [5, 9, 36]]),
    # p-values are the cells where all are told so
    ("A heatmap of p-values (rows: Ayr, Bath; columns: Oak, Elm). Ayr was enriched in Oak (p = 3.1 × 10⁻⁵) "
     "and "
     "in Elm "
     "(p = 0.0042), Bath in Oak (p = 8.7e-4) but not in Elm (p = 0.37).",
     ["Ayr", "Bath"], ["Oak", "Elm"], [[3.1e-5, 0.0042], [8.7e-4, 0.37]]),
    # a course of values
    ("A heatmap with rows Young, Old and columns a, b, c, d. Young stands creep up from 3 to 4, 6 and "
     "finally 7.",
     ["Young", "Old"], ["a", "b", "c", "d"], [[3, 4, 6, 7], [None] * 4]),
    # whole grids, upward
    ("A heatmap. Rows from the top: Oak, Elm. Columns: A, B, C. From the bottom row up, the levels in dB "
     "are 62, 58, "
     "60; and 65, 61, 64, each read from A to C.",
     ["Oak", "Elm"], ["A", "B", "C"], [[65, 61, 64], [62, 58, 60]]),
    ("A heatmap. Rows from the top: Oak, Elm. Columns: A, B, C. Row by row from the bottom: 62, 58, 60; 65, "
     "61, 64.",
     ["Oak", "Elm"], ["A", "B", "C"], [[65, 61, 64], [62, 58, 60]]),
    # two numbers of which one has a unit, or is a band
    ("A heatmap. Quiet trials: 512 (20 dB), 498 (40 dB), 487 (60 dB). Noisy trials: 588 (20 dB), 571 (40 "
     "dB), 566 "
     "(60 dB).",
     ["Quiet trials", "Noisy trials"], ["20 dB", "40 dB", "60 dB"], [[512, 498, 487], [588, 571, 566]]),
    ("A heat map of uptake by age and region. North: 12–17 61%, 18–29 68%, 50+ 91%. South: 12–17 55%, 18–29 "
     "64%, 50+ "
     "90%.",
     ["North", "South"], ["12–17", "18–29", "50+"], [[61, 68, 91], [55, 64, 90]]),
    # lines that stay as they are
    ("A heatmap with rows Mill, Dairy and columns May, June. Mill stays flat at 180. Dairy is steady at 90 "
     "throughout.",
     ["Mill", "Dairy"], ["May", "June"], [[180, 180], [90, 90]]),
    # outcomes under the classes that they belong to
    ("- **Actual**:\n  - Attack:\n    - True Positive: 1553 (66.80%)\n    - False Negative: 623 (26.80%)\n  "
     "- Harmless:\n"
     "    - False Positive: 24 (1.03%)\n    - True Negative: 125 (5.37%)\n\nThe image displays a confusion "
     "matrix.",
     ["Harmless", "Attack"], ["Harmless", "Attack"], [[125, 24], [623, 1553]]),
    # a line with a cell that is told to hold nothing, or of which no value is told
    ("A heatmap with rows Ayr, Bath and columns 2016, 2017, 2018. Ayr: 2016: 97%, 2017 striped, 2018: 98%. "
     "Bath: 2016: "
     "84%, then a striped tile in 2017, 2018: 83%.",
     ["Ayr", "Bath"], ["2016", "2017", "2018"], [[97, None, 98], [84, None, 83]]),
    # a way up to a value, and no bound
    ("A heatmap with rows Ayr, Bath and columns Aug, Sep, Oct. Ayr opens with 1.8 in Aug, goes up to 2.1 in "
     "Sep and drops "
     "to 1.5 in Oct.", ["Ayr", "Bath"], ["Aug", "Sep", "Oct"], [[1.8, 2.1, 1.5], [None] * 3]),
    # an outline of keys, with a short form of *not tested*
    ("figure_kind: heatmap\nx_axis:\n  label: Drug\n  ticks: AMP, CTX\ny_axis:\n  label: Organism\n"
     "  ticks: E. coli, K. oxytoca\nvalues:\n  E. coli:\n    AMP: 41\n    CTX: 83\n  K. oxytoca:\n    AMP: "
     "n/t\n"
     "    CTX: 76", ["E. coli", "K. oxytoca"], ["AMP", "CTX"], [[41, 83], [None, 76]]),
    # keys that set a value
    ("A heatmap. LR=0.1: 80, 82; LR=0.01: 85, 88. Columns are batch sizes 32 and 64.",
     ["0.1", "0.01"], ["32", "64"], [[80, 82], [85, 88]]),
])
def test_grids_told_in_prose(text, rows, columns, values):
    assert cells(text) == (rows, columns, values)


@pytest.mark.parametrize("said", [
    "Ayr leads Bath (5.1 vs 4.8).",
    "Ayr exceeds Bath in May (5.1 versus 4.8).",
    "Ayr has the highest mean (5.1 vs 4.8).",
    "Ayr does better in June than last year (5.1 against 4.8).",
])
def test_two_values_that_are_compared_are_no_line(said):
    assert cells(f"A heatmap with rows Ayr, Bath and columns May, June. {said}")[2] == [[None] * 2] * 2


def test_a_bare_centre_is_a_cell_beside_corners_alone():
    text = ("A heatmap. Rows: Dry, Damp, Wet. Columns: Cold, Mild, Hot. The town centre 5 km away has no "
            "gauge. "
            "Dry: 1, 2, 3.")
    assert cells(text)[2] == [[1, 2, 3], [None] * 3, [None] * 3]


@pytest.mark.parametrize("text", [
    "The trams run across the city and the buses run down it; the busier the line, the longer the wait, up "
    "to 12 "
    "minutes on 3 of 9 lines in 2019, 2020 and 2021.",
    "We moved on, step by step, to the square where the row of 12 lime trees ends. There were 40 people and "
    "8 dogs.",
])
def test_words_of_the_kind_that_make_no_heatmap(text):
    with pytest.raises(NotAHeatmap):
        replot.parse(text)


@pytest.mark.parametrize(("said", "cmap"), [
    ("The wetter the site, the deeper the blue.", "Blues"),
    ("The fuller the room, the darker the red.", "Reds"),
])
def test_the_more_the_darker(said, cmap):
    text = f"A heatmap with rows Ayr, Bath and columns May, June. Ayr: 1 and 2. Bath: 3 and 4. {said}"
    assert replot.parse(text).panels[0].color.cmap == cmap


def test_values_of_two_lines_without_a_joint_are_none():
    text = "A heatmap. Columns: a, b. Rows: oak, elm, ash. The values of oak and elm are 1, 2, 3 and 4."
    assert cells(text)[2] == [[None] * 2] * 3


def test_a_number_between_pairs_belongs_to_those_before_it():
    text = "A heatmap with rows Saw, File and columns Oak, Elm. Saw/Oak at 3 and File/Oak and File/Elm at 4."
    assert cells(text)[2] == [[3, None], [4, 4]]


@pytest.mark.parametrize(("said", "label", "labels"), [
    ('This heat map, titled "Rain", has three towns as rows (Ayr, Bath, '
     'Cork)', "towns", ("Ayr", "Bath", "Cork")),
    ("A heatmap in which the rows are the class, oak first and then elm in both "
     "directions", "class", ("oak", "elm")),
])
def test_words_around_names_and_labels_are_none_of_them(said, label, labels):
    (panel,) = replot.parse(f"{said}. Columns: May, June.").panels
    assert (panel.y.label, panel.y.categories) == (label, labels)


@pytest.mark.parametrize("said", [
    "Beta values go from 0 to 1 on a viridis scale and are not written.", "Values run from 0 to 1 in "
    "viridis colours.",
])
def test_the_ends_of_a_scale_before_its_colormap(said):
    color = replot.parse(f"A heatmap with rows Ayr, Bath and columns May, June. {said}").panels[0].color
    assert (color.cmap, color.vmin, color.vmax) == ("viridis", 0, 1)


@pytest.mark.parametrize("said", [
    "with likelihood (rare, likely, sure) on the vertical axis from bottom to top, impact (low, mid, high) "
    "on the "
    "horizontal axis",
    "with likelihood (rare, likely, sure) on the vertical axis, bottom to top, and impact (low, mid, high) "
    "on the "
    "horizontal axis",
    "with rare, likely, sure on the vertical axis from bottom to top and low, mid, high on the horizontal "
    "axis",
])
def test_the_way_of_a_list_stands_behind_its_axis(said):
    (panel,) = replot.parse(f"A heat map {said}.").panels
    assert panel.y.categories == ("sure", "likely", "rare")
    assert panel.x.categories == ("low", "mid", "high")
    assert (panel.y.label, panel.x.label) == (("likelihood", "impact") if "(" in said else (None, None))


def test_a_shade_beside_its_number_is_an_end_of_the_scale():
    text = "A heatmap with rows Ayr, Bath and columns May, June. It goes from pale (≈15) to orange (≈55)."
    color = replot.parse(text).panels[0].color
    assert (color.cmap, color.vmin, color.vmax) == ("Oranges", 15, 55)


@pytest.mark.parametrize(("said", "x", "y"), [
    ("A heatmap shows how often six plants (rows: leek, pea) were bought in four seasons (columns: spring, "
     "autumn).",
     "seasons", "plants"),
    ("A heatmap. Columns are ISO weeks 14–18, rows are weekdays Mon–Sun.", "ISO weeks", "weekdays"),
    ("| Heatmap: mean score (0–10) | Day 0 | Day 1 |\n|:--|--:|--:|\n| Low dose | 6.8 | 6.5 |\n| High dose |"
     " 6.7 | 5.6 |",
     None, None),
])
def test_names_of_axes_without_what_is_said_of_the_figure(said, x, y):
    (panel,) = replot.parse(said).panels
    assert (panel.x.label, panel.y.label) == (x, y)


@pytest.mark.parametrize("aside", [
    "Kids not rated", "above Kids", "no data for Kids", "the Kids section came later", "better than Kids",
])
def test_a_remark_behind_a_value_takes_it_to_no_other_label(aside):
    text = f"Heatmap with rows Lark, Wren and columns Drama, Docs, Kids. Lark: Drama 3.9, Docs 4.0 ({aside})."
    assert cells(text)[2] == [[3.9, 4, None], [None] * 3]


def test_panels_are_named_by_what_stands_before_their_colon():
    text = ("This figure consists of four heatmaps in a 2x2 grid. The top row is labeled \"In\" and the "
            "bottom row "
            "\"Out\"; the left column is labeled \"plain\" and the right column \"noisy\". In each, the "
            "x-axis is "
            "\"Width\" with ticks 64, 128, the y-axis is \"Depth\" with ticks 2, 4.\n\n"
            "- In, plain: depth 2: 81, 84; depth 4: 83, 87.\n- In, noisy: depth 2: 82, 85; depth 4: 84, 88.\n"
            "- Out, plain: depth 2: 52, 55; depth 4: 54, 57.\n- Out, noisy: depth 2: 60, 64; depth 4: 63, "
            "68.")
    panels = replot.parse(text).panels
    assert [panel.title for panel in panels] == ["In, plain", "In, noisy", "Out, plain", "Out, noisy"]
    assert [panel.grid.values.tolist() for panel in panels] == [
        [[81, 84], [83, 87]], [[82, 85], [84, 88]], [[52, 55], [54, 57]], [[60, 64], [63, 68]],
    ]


def test_rows_and_columns_that_are_labelled_at_the_sides_of_a_grid():
    text = ("A 2x2 heatmap. The top row is labeled \"Actual no\" and the bottom row \"Actual yes\"; the "
            "left column is "
            "labeled \"Says no\" and the right column \"Says yes\". Top left 40, top right 3, bottom left "
            "5, bottom "
            "right 50.")
    assert cells(text) == (["Actual no", "Actual yes"], ["Says no", "Says yes"], [[40, 3], [5, 50]])


@pytest.mark.parametrize(("rows", "columns"), [
    ("Zeilen:", "Spalten:"), ("Lignes :", "Colonnes :"), ("Filas:", "Columnas:"), ("Righe:", "Colonne:"),
])
def test_lines_in_other_languages_are_no_names(rows, columns):
    (panel,) = replot.parse(f"Heatmap. {rows} Ulm, Kiel. {columns} 2022, 2023. Ulm: 10, 12. Kiel: 4, "
                            f"6.").panels
    assert (panel.y.label, panel.y.categories) == (None, ("Ulm", "Kiel"))
    assert (panel.x.label, panel.x.categories) == (None, ("2022", "2023"))


@pytest.mark.parametrize(("x", "y"), [
    ("x-Achse: Monat", "y-Achse: Stadt"), ("Axe des x : mois", "Axe des y : ville"), ("Eje X: mes", "Eje Y: "
     "ciudad"),
])
def test_axes_in_other_languages(x, y):
    (panel,) = replot.parse(f"Heatmap. {x} (Jan, Feb, Apr). {y} (Ulm, Kiel). Ulm: 2, 3, 4. Kiel: 5, 6, "
                            f"7.").panels
    assert (panel.x.label, panel.x.categories) == (x.split(": ")[1], ("Jan", "Feb", "Apr"))
    assert (panel.y.label, panel.y.categories) == (y.split(": ")[1], ("Ulm", "Kiel"))
    assert panel.grid.values.tolist() == [[2, 3, 4], [5, 6, 7]]


@pytest.mark.parametrize(("said", "label"), [("Darker = more important.", None), ("Darker means more "
                          "rain.", "rain")])
def test_what_darker_means_names_the_bar_only_with_a_noun(said, label):
    text = f"A heatmap with rows Ayr, Bath and columns May, June. Ayr: 1, 2. Bath: 3, 4. {said}"
    assert replot.parse(text).panels[0].color.label == label


def test_up_to_is_a_bound_where_nothing_goes_there():
    text = "A heatmap with rows Ayr, Bath and columns Aug, Sep. Ayr has 1.8 in Aug and up to 2.1 in Sep."
    assert cells(text)[2] == [[1.8, None], [None, None]]
