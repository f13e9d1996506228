"""Figures as people tell them in mails, notebooks and minutes: remarks between the values, ways in words."""

from __future__ import annotations

import pytest
from sources import cells, panel, states

import replot

HALLS = "One heat map, halls down the left (Ash, Elm, Oak), hours along the bottom (9, 11, 13).\n\n"


def test_remarks_before_and_behind_the_values_of_a_line():
    text = f"{HALLS}Ash 3 5 12\nElm is quieter, 1 2 2\nOak is odd - 14 22 38, and they only have 45 seats!\n"
    assert panel(text).y.categories == ("Ash", "Elm", "Oak")
    assert cells(text) == [[3, 5, 12], [1, 2, 2], [14, 22, 38]]


@pytest.mark.parametrize(
    "said",
    [
        "In June all three fell back to 14.",
        "By June, all three had recovered to 14.",
        "In June they all dropped to 14.",
        "In June every kiosk sold 14.",
        "In June each sold 14.",
        "In June all kiosks were at 14.",
    ],
)
def test_one_value_for_all_of_a_month(said):
    text = ("Heatmap with months May, June across the top and kiosks Pier, Inn, Zoo down the side. "
            f"In May, Pier sold 12, Inn 9 and Zoo 15. {said}\n")
    assert cells(text) == [[12, 14], [9, 14], [15, 14]]


def test_by_how_much_all_rose_is_no_value():
    text = ("Heatmap with months May, June across the top and kiosks Pier, Inn, Zoo down the side. "
            "In May, Pier sold 12, Inn 9 and Zoo 15. In June all three rose by 14.\n")
    assert cells(text) == [[12, None], [9, None], [15, None]]


@pytest.mark.parametrize(
    ("told", "x", "y"),
    [
        ("heat going to the right: 25, 30, 37, and pH going up (5 at the bottom, then 6, and 7 at the top)",
         ("heat", "25", "30", "37"), ("pH", "7", "6", "5")),
        ("heat going to the right (25, 30), pH going down (5, 6)", ("heat", "25", "30"), ("pH", "5", "6")),
        ("pH (5, 6, 7) increases upwards. Heat (25, 30) increases to the right",
         ("Heat", "25", "30"), ("pH", "7", "6", "5")),
    ],
)
def test_the_way_that_an_axis_takes(told, x, y):
    fact = panel(f"Heat map of activity, {told}.\n")
    assert (fact.x.label, *fact.x.categories) == x
    assert (fact.y.label, *fact.y.categories) == y


def test_each_line_with_other_signs():
    text = ("Heat map. Rows pH 5 to 8. Columns 25, 30, 37.\n\npH 5: 1.2, 1.9, 2.4\npH 6 = 4.0 / 6.6 / 9.5\n"
            "pH 7 -- 2.1, spilled (no value), 0.6\npH 8: 2.2, lost (n/a), 0.7\n")
    assert cells(text) == [[1.2, 1.9, 2.4], [4.0, 6.6, 9.5], [2.1, None, 0.6], [2.2, None, 0.7]]
    assert states(text) == ["sss", "sss", "sbs", "sbs"]


def test_two_dashes_in_the_place_of_a_value():
    text = "Heat map. Rows: Ash, Elm. Columns: 9, 11, 13.\n\nAsh -- 5 12\nElm  1 -- 2\n"
    assert states(text) == ["bss", "sbs"]


def test_slashes_between_the_lines_of_a_chat():
    text = ("the heatmap's got 2 models as rows (lark, orca) and fr / de / it across the top. lark: fr 61, "
            "de 58, it 55 // orca = nothing for fr (cell's blank), 44 de, 41 it. it's plain viridis, "
            "scale 30 to 80.")
    assert cells(text) == [[61, 58, 55], [None, 44, 41]]
    assert panel(text).color.cmap == "viridis"


MINUTES = "A heat map with one row per team and one column per quarter (Q1 to Q4). "


def test_subjects_of_sentences_are_the_labels_that_nobody_lists():
    text = (f"{MINUTES}Network stood at 40, 35, 52 and 31 tickets. Printing had 12 in every quarter "
            "except Q3, when it had 3. Accounts was closed in Q1, so that square is blank; "
            "afterwards 8, 9 and 17. "
            "Post: Q1 21, Q2 20, Q3 19, Q4 no data yet. The scale (yellow to brown) ends at 60. "
            "Any other: none.")
    fact = panel(text)
    assert fact.y.categories == ("Network", "Printing", "Accounts", "Post")
    assert cells(text) == [[40, 35, 52, 31], [12, 12, 3, 12], [None, 8, 9, 17], [21, 20, 19, None]]
    assert states(text) == ["ssss", "ssss", "bsss", "sssb"]
    assert fact.color.vmax == 60


def test_subjects_of_which_single_cells_are_told_are_no_labels():
    text = f"{MINUTES}Demand was highest in Q1 with 40. Staff fell to 12 in Q3. The rest is calm."
    assert panel(text).y.categories == ()


@pytest.mark.parametrize(
    ("said", "row"),
    [
        ("Post was empty in Q1, then 5, 6 and 7.", [None, 5, 6, 7]),
        ("Post had 4 in Q1, then it had 5, 6 and 7.", [4, 5, 6, 7]),
        ("Post did not exist in Q1, so that one is blank; afterwards 5, 6 and 7.", [None, 5, 6, 7]),
        ("Post started in Q2 with 8, then 9 and 17.", [None, 8, 9, 17]),
        ("Post began in Q3 with 9 and 17.", [None, None, 9, 17]),
        ("Post had 4 in Q2, then 5.", [None] * 4),
    ],
)
def test_the_rest_of_a_line_behind_one_of_its_cells(said, row):
    text = f"A heat map. Rows: Post, Bank. Columns: Q1, Q2, Q3, Q4. {said} Bank: 1, 2, 3, 4."
    assert cells(text) == [row, [1, 2, 3, 4]]


GRID = "Heatmap (rows: Aber, Bala, Dale; columns: spring, summer, autumn). "


@pytest.mark.parametrize(
    ("said", "last"),
    [
        ("The printed values, row by row, are 21 18 29; 24 20 33; and 19 X 28, where X is hidden.", "sbs"),
        ("Row by row the values are 21 18 29 / 24 20 33 / 19 ? 28.", "sus"),
        ("The numbers in the cells are 21 18 29; 24 20 33; 19 -- 28, from top to bottom.", "sbs"),
        ("By columns, the values read 21 24 19; 18 20 n/a; 29 33 28.", "sbs"),
    ],
)
def test_whole_grids_in_one_sentence(said, last):
    assert cells(GRID + said) == [[21, 18, 29], [24, 20, 33], [19, None, 28]]
    assert states(GRID + said)[-1] == last


def test_a_row_below_the_diagonal():
    text = ("Heat map. Its rows and its columns both list A1, A2, A3 and A4; the half above the diagonal "
            "is white. In the lower half I read 0.62 for A2 with A1, 0.58 for A3 with A1, 0.81 for A3 "
            "with A2, and then in the last row 0.40, 0.44 and 0.47 from left to right; "
            "the diagonal is 1 throughout.")
    assert panel(text).y.categories == ("A1", "A2", "A3", "A4")
    assert cells(text) == [
        [1, None, None, None], [0.62, 1, None, None], [0.58, 0.81, 1, None], [0.40, 0.44, 0.47, 1],
    ]


def test_a_row_that_fits_before_and_behind_the_diagonal_is_left_out():
    text = ("Heat map. Rows and columns: A, B, C, D. Only half is shown, above or below the diagonal. "
            "The third row reads 0.4, 0.5.")
    assert cells(text)[2] == [None] * 4


def test_years_as_rows_and_squares_that_were_finished():
    text = ("Each row of this heat map is a year (2014 at the top, 2017 at the bottom) and each column a "
            "season: winter on the left, then spring, summer, and autumn. 2014 reads 7.5, 7.1, 6.8, 7.2, "
            "and 2015 reads 7.4, 7.0, 6.9, 7.3. 2016 was 5.5 all round. Of 2017 only the first two squares "
            "were finished, 6.9 and 7.0. Pale wool stands for little sleep, deep purple for much.")
    fact = panel(text)
    assert (fact.x.label, fact.x.categories) == ("season", ("winter", "spring", "summer", "autumn"))
    assert (fact.y.label, fact.y.categories) == ("year", ("2014", "2015", "2016", "2017"))
    assert cells(text) == [[7.5, 7.1, 6.8, 7.2], [7.4, 7.0, 6.9, 7.3], [5.5] * 4, [6.9, 7.0, None, None]]
    assert fact.color.cmap == "Purples"


def test_lines_of_a_newspaper():
    text = ("A heat map with the lines listed down the page and the weekdays running across it. On the "
            "Coast Line 11 were late on Monday, 9 on Tuesday and as many as 23 on Wednesday. The Valley "
            "Line did better (4, 3 and 7), whereas the Airport Express never missed: nought on all three "
            "days. Nothing was published for the Hill Line, closed since 2022; its row is hatched.")
    fact = panel(text)
    assert (fact.x.label, fact.x.categories) == ("weekdays", ("Monday", "Tuesday", "Wednesday"))
    assert fact.y.label == "lines"
    assert fact.y.categories == ("Coast Line", "Valley Line", "Airport Express", "Hill Line")
    assert cells(text) == [[11, 9, 23], [4, 3, 7], [0, 0, 0], [None] * 3]


def test_a_talk_with_numbers_in_words():
    text = ("[00:41] Okay so, um, this one's a heat map of the lake. Down the side we have depth: surface "
            "at the top, then 10 m, then 20 m. And across the, sorry, along the bottom it's the month: "
            "April, June, August. So what you see is, surface in April is eight degrees, June seventeen, "
            "August twenty-two. Then at 10 m it goes seven, eleven, fourteen and a half. And right down at "
            "20 m it's basically flat: six, six, seven.")
    fact = panel(text)
    assert (fact.x.label, fact.x.categories) == ("month", ("April", "June", "August"))
    assert (fact.y.label, fact.y.categories) == ("depth", ("surface", "10 m", "20 m"))
    assert cells(text) == [[8, 17, 22], [7, 11, 14.5], [6, 6, 7]]


def test_words_that_look_like_fillers_are_labels():
    text = "Heatmap. Rows: um, er. Columns: a, b. um: 1, 2. er: 3, 4."
    assert panel(text).y.categories == ("um", "er")
    assert cells(text) == [[1, 2], [3, 4]]


def test_lines_of_settings_name_the_axes():
    text = "Heat map of yield.\n\nyear=2019 town=Ayr 2.5\nyear=2019 town=Bath 2.0\nyear=2020 town=Ayr 3\n"
    fact = panel(text)
    assert (fact.x.label, fact.x.categories) == ("town", ("Ayr", "Bath"))
    assert (fact.y.label, fact.y.categories) == ("year", ("2019", "2020"))
    assert cells(text) == [[2.5, 2.0], [3, None]]


def test_labels_spoken_of_below_are_not_all_there_are():
    text = ("Heat map of heat, sensor on the x axis, floor on the y axis with floor 3 uppermost.\n\n"
            "floor=3 sensor=A 21\nfloor=3 sensor=B 22\nfloor=2 sensor=A 20\nfloor=2 sensor=B 24\n"
            "floor=1 sensor=A 18\nfloor=1 sensor=B 19\n\n1 cell is odd (B on floor 2 lost its battery).\n")
    assert panel(text).y.categories == ("3", "2", "1")
    assert cells(text) == [[21, 22], [20, 24], [18, 19]]


def test_remarks_and_nulls_of_a_yaml_file():
    text = ("fig: heatmap\nx: [00-06, 06-12, 12-18]\ny: [fridge, tv]   # top first\nvalues:\n"
            "  fridge: [0.3, 0.3, 0.4]\n  tv:     [~, 0.1, 0.2]    # night: not logged\n")
    assert panel(text).y.categories == ("fridge", "tv")
    assert cells(text) == [[0.3, 0.3, 0.4], [None, 0.1, 0.2]]
    assert states(text) == ["sss", "bss"]


@pytest.mark.parametrize(
    "said",
    [
        "`heat.png` is a heatmap of delays. Rows: a, b. Columns: c, d.",
        "fig3.pdf: a heatmap of delays. Rows: a, b. Columns: c, d.",
        "Fig. 2 (heat map of delays) had these figures:\n| | c | d |\n|---|---|---|\n| a | 1 | 2 |\n",
    ],
)
def test_names_of_files_and_sentences_are_no_titles(said):
    assert replot.parse(said).title is None


@pytest.mark.parametrize(
    "said",
    [
        "Heat map of delays, weekday downwards and shift across.",
        "A heatmap with shift across and weekday down.",
        "A heatmap (weekday down, shift across).",
    ],
)
def test_names_down_and_across(said):
    fact = panel(f"{said}\n\n| | Early | Late |\n|---|---|---|\n| Mon | 1 | 2 |\n| Tue | 3 | 4 |\n")
    assert (fact.x.label, fact.y.label) == ("shift", "weekday")


def test_what_a_map_looks_like_and_where_it_is_clipped():
    color = panel(f"{GRID}It looks like inferno.").color
    assert color.cmap == "inferno"
    color = panel(f"{GRID}Colour map is `magma`, from 0, clipped at 500 (so one square saturates).").color
    assert (color.cmap, color.vmin, color.vmax) == ("magma", 0, 500)
    assert panel(f"{GRID}The page looks like summer.").color.cmap is None


@pytest.mark.parametrize(
    "said",
    [
        "Random forest scores 0.9 and 0.8 on Iris and Wine respectively, SVM follows with 0.7 and 0.6, and "
        "k-NN reaches 0.5 and 0.4. Shown as a heatmap.",
        "Heatmap: Random forest scores 0.9 and 0.8 on Iris and Wine respectively; SVM "
        "0.7 and 0.6; k-NN 0.5 and 0.4.",
        "A heatmap. Random forest scores 0.9 and 0.8 on Iris and Wine, respectively. SVM gets 0.7 and 0.6. "
        "k-NN reaches 0.5 and 0.4.",
    ],
)
def test_values_and_labels_respectively(said):
    fact = panel(said)
    assert fact.x.categories == ("Iris", "Wine")
    assert fact.y.categories == ("Random forest", "SVM", "k-NN")
    assert cells(said) == [[0.9, 0.8], [0.7, 0.6], [0.5, 0.4]]


def test_the_diagonal_told_among_the_observations():
    text = ("**Observations**\n\nThe heatmap displays Pearson correlations. The diagonal values are all "
            "1.00.\n\n**Features**\n\n'Age' and 'Pay' are correlated (0.64): older people earn more. 'Job' "
            "and 'Pay' show a weak correlation (0.29).\n")
    assert panel(text).x.categories == ("Age", "Pay", "Job")
    assert [cells(text)[k][k] for k in range(3)] == [1, 1, 1]


def test_bullets_without_a_sign_between_name_and_values():
    text = ("Heatmap. OS on the y axis, interpreter on the x axis (3.9, 3.11, PyPy).\n\n* ubuntu 4.2 / 3.6 "
            "/ 9.8\n* macos 7.0 / 6.1 / fails (grey)\n* windows 11.3 / 10.9 / timeout, killed after a "
            "while (also grey)\n")
    assert panel(text).y.categories == ("ubuntu", "macos", "windows")
    assert cells(text) == [[4.2, 3.6, 9.8], [7.0, 6.1, None], [11.3, 10.9, None]]
    assert states(text) == ["sss", "ssb", "ssb"]


def test_answers_that_nobody_lists():
    text = ("Answers in percent of 1,046 employees, shown as a heat map (rows are the questions, i.e. pay, "
            "team and commute, columns the answers, white to dark purple).\n\nWith their pay, 8% are very "
            "happy, 31% happy and 61% unhappy. With their team it is the reverse: 44% very happy, 41% "
            "happy, 15% unhappy. And with their commute, 15% are very happy, 38% happy and 47% unhappy.\n")
    fact = panel(text)
    assert (fact.x.label, fact.x.categories) == ("answers", ("very happy", "happy", "unhappy"))
    assert fact.y.categories == ("pay", "team", "commute")
    assert cells(text) == [[8, 31, 61], [44, 41, 15], [15, 38, 47]]


def test_who_beats_whom():
    text = ("For the newsletter I coloured in who beats whom. Row player's win rate against column player, "
            "in percent, red is bad, green is good. Nobody plays themselves so the diagonal is "
            "grey.\n\nAna beats Boris 64% of the time and Chidi 58%. Boris only wins 36% against Ana, but "
            "55% against Chidi. Chidi takes 42% of his games with Ana and just 45% of those with Boris. "
            "Based on 340 games since 2021.\n")
    fact = panel(text)
    assert fact.x.categories == fact.y.categories == ("Ana", "Boris", "Chidi")
    assert (fact.x.label, fact.y.label) == (None, None)
    assert cells(text) == [[None, 64, 58], [36, None, 55], [42, 45, None]]
    assert fact.color.cmap == "RdYlGn"


@pytest.mark.parametrize("sign", [", ", " / "])
@pytest.mark.parametrize("first", ["corner shop", "Corner shop"])
def test_lines_of_a_name_and_its_values(first, sign):
    lines = f"{first} {sign.join('456')}\nkiosk {sign.join('789')}\n"
    text = f"Heatmap. Rows are shops, columns are May, June, July.\n\n{lines}"
    assert panel(text).y.categories == (first, "kiosk")
    assert cells(text) == [[4, 5, 6], [7, 8, 9]]


def test_a_wrapped_list_is_no_line_of_values():
    text = ("Heatmap of loss. The columns are the batch\nsizes 16, 32, 64. The rows are A and B.\n"
            "A: 1, 2, 3\nB: 4, 5, 6\n")
    assert panel(text).x.categories == ("16", "32", "64")
    assert cells(text) == [[1, 2, 3], [4, 5, 6]]


@pytest.mark.parametrize("heads", [
    ("Hardness, HV", "Wear at 40 N, mg"),
    ("hardness after 2 h", "wear (mg)"),
    ("Hardness in air", "Wear in air"),
])  # fmt: skip
def test_lettered_heads_right_above_lines_of_pairs(heads):
    lines = "{}\n10 min: {} at 0 rpm, {} at 60 rpm\n20 min: {} at 0 rpm, {} at 60 rpm\n\n"
    text = "Heatmaps of a coating, time down the left (10 min, 20 min), speed across (0 rpm, 60 rpm).\n\n"
    text += lines.format(f"(a) {heads[0]}", 410, 430, 420, 455)
    text += lines.format(f"(b) {heads[1]}", 7, 5, 6, 3)
    grids = [one.grid.values.tolist() for one in replot.examine(text).figure.panels]
    assert grids == [[[410, 430], [420, 455]], [[7, 5], [6, 3]]]
