"""What running prose states of cells, and what it does not."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

SITES = "A heatmap. Rows: {}. Columns: {}. "
N = None


@pytest.mark.parametrize(
    ("rows", "columns", "said", "values"),
    [
        # an exception of one line leaves the others alone
        ("North, South, East", "young, old", "In North and South every cell is 90, except North old, which "
         "is 97. East has 1 and 2.", [[90, 97], [90, 90], [1, 2]]),
        # the plural of an axis makes numbers its labels
        ("Adam, SGD", "seeds 1, 2, 3", "Adam reaches 0.78 with seeds 1 and 2 and 0.79 with seed 3. SGD has "
         "0.4, 0.5 and 0.6.", [[0.78, 0.78, 0.79], [0.4, 0.5, 0.6]]),
        # all numbers of a sentence have their place, or none
        ("cats, dogs", "cats, dogs", "40 cats were kept, 8 cats were sent to dogs, 15 dogs slipped through "
         "as cats and 90 dogs were caught.", [[N, N], [N, N]]),
        # values told as a way
        ("shade, sun", "week 1, week 2, week 3", "In the shade it went from 1.2 over 3.4 to 5. In the sun "
         "it was 2.1, then 4.4 and finally 9.", [[1.2, 3.4, 5], [2.1, 4.4, 9]]),
        # a whole line, by the number of its cells
        ("Ito, Ruiz", "I, II, III", "Ito got 8, 9 and 7. Ruiz got 10 in all three.",
         [[8, 9, 7], [10, 10, 10]]),
        # an ordinal has no plural
        ("Abe, Mo", "first, second", "Abe needed 62 and 63 seconds. Mo needed 61 and 64 seconds.",
         [[62, 63], [61, 64]]),
        # counts in words, and none
        ("Anna, Bert", "wins, draws, losses", "Anna has seven wins, two draws and one loss. Bert has no "
         "wins, three draws and six losses.", [[7, 2, 1], [N, 3, 6]]),
        # a list that begins with what is missing
        ("Feb, Mar", "KRAS, TP53, EGFR", "The values of Feb for KRAS, TP53 and EGFR are N/A, 6 and 5, "
         "respectively. The values of Mar for KRAS, TP53 and EGFR are N/A, N/A and 7.",
         [[N, 6, 5], [N, N, 7]]),
        # what is counted stands once
        ("A, B", "hours 8, 12, 16", "Door A counted 40 people at 8, 10 at 12 and 35 at 16. Door B counted "
         "4 people at 8, 1 at 12 and 2 at 16.", [[40, 10, 35], [4, 1, 2]]),
        # labels that stand in full only once
        ("Ulm, Jena", "1-, 2- and 3-room flats", "Ulm: 14, 12, 11. Jena: 12, 10, 9.",
         [[14, 12, 11], [12, 10, 9]]),
        # values of one line are no labels of the axis
        ("top, bottom", "left, right", "Top row: 1, 2. Bottom row: 3, 4.", [[1, 2], [3, 4]]),
        # a clause that stands for itself
        ("elm, oak", "May, June", "In May elm has 3, whereas oak has 5 in June.", [[3, N], [N, 5]]),
    ],
)
def test_cells_told_in_prose(rows, columns, said, values):
    assert cells(SITES.format(rows, columns) + said) == values


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("from bottom to top, ground, first and second", "At noon it is 18, 19 and 21; at night 4, 5 and 6."),
        ("ground, first and second from bottom to top", "At noon it is 21, 19 and 18 from top to bottom; at "
         "night the values from top to bottom are 6, 5 and 4."),
        ("from top to bottom, second, first and ground", "Going upwards, at noon it is 18, 19 and 21. At "
         "night, going upwards, it is 4, 5 and 6."),
    ],
)
def test_values_go_as_the_labels_are_listed_unless_the_text_says_otherwise(order, said):
    text = f"A heatmap. The y-axis has, {order}. The x-axis has noon and night. {said}"
    assert panel(text).y.categories == ("second", "first", "ground")
    assert cells(text) == [[21, 6], [19, 5], [18, 4]]


PAIRS = "ash-elm: 0.2, ash-oak: 0.3, elm-oak: 0.4."


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("The upper triangle is masked. ", [[N, N, N], [0.2, N, N], [0.3, 0.4, N]]),
        ("The lower triangle is masked. ", [[N, 0.2, 0.3], [N, N, 0.4], [N, N, N]]),
        ("", [[N, 0.2, 0.3], [N, N, 0.4], [N, N, N]]),
    ],
)
def test_pairs_stand_in_the_half_that_is_shown(said, values):
    assert cells(f"A heatmap of distances between three trees: ash, elm and oak. {said}{PAIRS}") == values


def test_lists_of_related_pairs():
    text = ("A correlation matrix heatmap. Some relations, such as between age and area (0.02), north and "
            "area (0.1), and age and north (-0.04), suggest little.")
    assert panel(text).x.categories == ("age", "area", "north")
    assert cells(text) == [[N, 0.02, -0.04], [N, N, N], [N, 0.1, N]]


def test_values_behind_a_list_are_no_labels():
    text = ("A heatmap with buffers in rows (Tris, MES) and pH values in columns (6, 7, 8): Tris gives 0.2, "
            "0.8 and 1.0, MES 0.9, 0.6 and 0.1.")
    assert panel(text).x.categories == ("6", "7", "8")
    assert cells(text) == [[0.2, 0.8, 1.0], [0.9, 0.6, 0.1]]


def test_escaped_brackets_are_no_formula():
    text = r"A heatmap. Rows \= genes \(TP53, EGFR\), columns \= drugs \(A, B\). TP53: 1, 2. EGFR: 3, 4."
    assert (panel(text).y.categories, panel(text).x.categories) == (("TP53", "EGFR"), ("A", "B"))
    assert cells(text) == [[1, 2], [3, 4]]


SHORE = "Rows are the gauges Cork and Hull, columns the tides high and low. "


@pytest.mark.parametrize(
    ("names", "turns", "titles"),
    [
        ("Two heatmaps, (a) spring and (b) neap.", ("(a)", "(b)"), ["spring", "neap"]),
        ("Two heatmaps, one for spring and one for neap.", ("For spring,", "For neap,"), ["spring", "neap"]),
        ("Two heatmaps side by side.", ("On the left,", "On the right,"), [None, None]),
    ],
)
def test_panels_that_only_their_numbers_tell_apart(names, turns, titles):
    said = (f"{names} {SHORE}{turns[0]} Cork has 4.1 and 0.4, and Hull has 7.0 and 0.7. {turns[1]} Cork has "
            "3.2 and 1.2, and Hull has 5.6 and 2.2.")
    assert [p.title for p in replot.parse(said).panels] == titles
    assert cells(said) == [[4.1, 0.4], [7.0, 0.7]]
    assert cells(said, 1) == [[3.2, 1.2], [5.6, 2.2]]


@pytest.mark.parametrize("figure", ["A heatmap. ", "Three heatmaps. "])
def test_numbers_told_twice_are_no_panels_of_their_own(figure):
    said = (f"{figure}{SHORE}Cork has 4.1 and 0.4. Hull has 7.0 and 0.7. Cork has 3.2 and 1.2. Hull has "
            "5.6 and 2.2.")
    assert len(replot.parse(said).panels) == 1
    assert cells(said) == [[4.1, 0.4], [7.0, 0.7]]


def test_the_rest_of_the_pairs_is_not_the_mirror_of_one():
    text = ("A similarity heatmap with king, queen and man on both axes. The diagonal is 1.0. King-queen is "
            "0.65; every other pair is 0.2.")
    assert cells(text) == [[1, 0.65, 0.2], [N, 1, 0.2], [0.2, 0.2, 1]]


@pytest.mark.parametrize(
    ("said", "y", "x", "values"),
    [
        ("From Ayr to Bath it takes 7 minutes, from Ayr to Deal 15. From Bath to Deal it takes 9.",
         ("Ayr", "Bath", "Deal"), ("Ayr", "Bath", "Deal"), [[N, 7, 15], [N, N, 9], [N, N, N]]),
        ("Ayr sold 12 tonnes of wheat, 8 of rye and 3 of oats. Bath sold 20 of wheat, 5 of rye and 6 of "
         "oats. Deal sold 15 of wheat, 11 of rye and no oats.",
         ("Ayr", "Bath", "Deal"), ("wheat", "rye", "oats"), [[12, 8, 3], [20, 5, 6], [15, 11, N]]),
    ],
)
def test_axes_that_only_the_statements_name(said, y, x, values):
    text = f"A heatmap of trade. {said}"
    assert (panel(text).y.categories, panel(text).x.categories) == (y, x)
    assert cells(text) == values


def test_two_axes_that_are_counted_in_one_sentence():
    text = ("A heatmap. The three rows are Lab A, Lab B and Lab C and the two columns are p53 and ER. The "
            "first row reads 12, 88. The second row reads 10, 90. The third row reads 14, 79.")
    assert panel(text).y.categories == ("Lab A", "Lab B", "Lab C")
    assert cells(text) == [[12, 88], [10, 90], [14, 79]]


def test_a_list_in_brackets_behind_the_name_of_the_next_axis():
    text = ("Heatmap: rows are alloys (A7, B3), columns temperatures (1 °C, 2 °C, 3 °C). A7: 5, 6, 7. B3: 8, "
            "9, 4.")
    assert (panel(text).y.categories, panel(text).x.categories) == (("A7", "B3"), ("1 °C", "2 °C", "3 °C"))
    assert cells(text) == [[5, 6, 7], [8, 9, 4]]


def test_where_a_list_goes_is_no_label_of_it():
    text = ("A heatmap. The x-axis lists, from right to left, Low, Mid and High. The y-axis lists X1 on top "
            "and X2 below. X1: 3 (Low), 6 (Mid), 9 (High). X2: 2 (Low), 4 (Mid), 8 (High).")
    assert (panel(text).y.categories, panel(text).x.categories) == (("X1", "X2"), ("High", "Mid", "Low"))
    assert cells(text) == [[9, 6, 3], [8, 4, 2]]


@pytest.mark.parametrize("gap", ["\n\n", "\n", " "])
def test_tables_with_bars_between_their_cells_and_nothing_else(gap):
    text = (f"Heatmap of yield.{gap}Field | Clay | Loam\nNorth | 4.1 | 5.2\nSouth | n/a | 5.6\nYields are "
            "best on loam.")
    assert (panel(text).y.categories, panel(text).x.categories) == (("North", "South"), ("Clay", "Loam"))
    assert cells(text) == [[4.1, 5.2], [N, 5.6]]


def test_a_place_is_no_more_than_its_name():
    read = panel("The heat map shows incidents per district and quarter. North: Q1 12, Q2 15. In the "
                 "South there were 30 in "
                 "Q1, 28 in Q2. In the East we counted 5 in Q1 and 7 in Q2.")
    assert list(read.y.categories) == ["North", "South", "East"]
    assert read.grid.values.tolist() == [[12, 15], [30, 28], [5, 7]]


def test_words_that_open_a_sentence_are_no_label():
    text = ("Looking at the seasonal heatmap, January is the strongest month for skis (1,250 units), "
            "dropping to 980 in "
            "February and 640 in March. Bikes show the opposite: 210 in January, 390 in February and 870 "
            "in March.")
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)
