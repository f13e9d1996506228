"""Lines of which only some cells have a value, and what is said of the rest of them."""

from __future__ import annotations

import pytest
from sources import cells, codes, grid, panel

HEAD = "A heatmap. Rows: Aldi, Lidl. Columns: bread, milk, rice, tea. Row Aldi: 11, 12, 13, 14. "
FULL, HALF = "11 12 13 14\n25 26 b b", "11 12 13 14\n25 26 u u"


@pytest.mark.parametrize(
    "said",
    [
        "Row Lidl: 25, 26, then two empty cells.",
        "Row Lidl: 25, 26, and OOM for the last two.",
        "Row Lidl: 25 and 26; the last two are blank.",
        "Row Lidl: 25, 26; rice and tea are OOM.",
        "Row Lidl is 25, 26 and otherwise empty.",
        "In row Lidl, bread is 25 and milk is 26; the remaining two cells are marked OOM (out of memory).",
        "At Lidl only bread and milk fit, with 25 and 26; the remaining two cells are marked OOM.",
        "Lidl is 25 for bread and 26 for milk; the other two are missing.",
    ],
)
def test_the_rest_of_a_line_is_empty(said):
    assert grid(panel(HEAD + said)) == FULL


@pytest.mark.parametrize(
    "said",
    [
        "Row Lidl: 25 for bread, 26 for milk; the remaining three cells are marked OOM.",
        "At Lidl bread is 25 and milk is 26.",
    ],
)
def test_another_number_of_cells_is_left(said):
    assert grid(panel(HEAD + said)) == HALF


@pytest.mark.parametrize("said", ["Row Lidl: 25, 26, then one empty cell.", "Row Lidl: 25, 26; milk is OOM."])
def test_values_are_not_moved_to_what_is_named_behind_them(said):
    assert grid(panel(HEAD + said)).splitlines()[0] == "11 12 13 14"
    assert "25" not in grid(panel(HEAD + said))


@pytest.mark.parametrize(
    "said",
    [
        "For Lidl, only bread and milk are given (25 and 26); the rest is n/a.",
        "Lidl: only bread 25 and milk 26, rest empty.",
        "In the Lidl row only bread (25) and milk (26) are filled; others are n/a.",
    ],
)
def test_only_some_of_a_line_are_filled(said):
    assert grid(panel(HEAD + said)) == FULL


@pytest.mark.parametrize(
    ("said", "last"),
    [
        ("Row Lidl: all n/a.", "b b b b"),
        ("Row Lidl: OOM (all four).", "b b b b"),
        ("Row Lidl: n/a throughout.", "b b b b"),
        ("Row Lidl: n/a.", "b b b b"),
        ("Row Lidl: 5 in all columns.", "5 5 5 5"),
        ("Row Lidl: OOM (both).", "u u u u"),
    ],
)
def test_all_of_a_line_are_alike(said, last):
    assert grid(panel(HEAD + said)).splitlines()[1] == last


@pytest.mark.parametrize(
    ("said", "last"),
    [
        ("Cairo is zero until July.", "0 0 u u"),
        ("Cairo: zero until July, then 2 in August.", "0 0 u 2"),
        ("Cairo stays at zero throughout.", "0 0 0 0"),
        ("Hopes were zero until July.", "u u u u"),
    ],
)
def test_zero_up_to_a_label(said, last):
    text = f"A heatmap. Rows: Lima, Cairo. Columns: May, June, July, August. Lima: 3, 4, 5, 6. {said}"
    assert grid(panel(text)).splitlines()[1] == last


@pytest.mark.parametrize(
    ("said", "last"),
    [
        ("Lidl has no bread; its remaining values are 1, 2 and 3.", "b 1 2 3"),
        ("Lidl was not measured for milk; its remaining values are 1, 2 and 3.", "1 b 2 3"),
        ("Lidl is missing for milk, and 1, 2 and 3 otherwise.", "1 b 2 3"),
        ("Lidl has no value for milk; elsewhere it reads 1, 2 and 3.", "1 b 2 3"),
        ("For Lidl the milk cell is blank and the others read 1, 2 and 3.", "1 b 2 3"),
        ("Lidl is blank for bread and milk; the other two are 5 and 7.", "b b 5 7"),
        ("Lidl is blank for milk; the other two are 5 and 7.", "u b u u"),
    ],
)
def test_the_values_of_the_rest(said, last):
    assert grid(panel(HEAD + said)).splitlines()[1] == last


@pytest.mark.parametrize(
    ("said", "last"),
    [
        ("Row Lidl: 5, 6, 7, with no service after noon (crossed out).", "5 6 7 b"),
        ("Row Lidl: 5, 6, 7 and the last cell is crossed out.", "5 6 7 b"),
        ("Row Lidl: 5, 6, 7, with nothing in the last cell.", "5 6 7 b"),
        ("Row Lidl: 5, 6, with no service.", "u u u u"),
        ("Row Lidl: 5, 6, 7, trace.", "5 6 7 u"),
        ("Row Lidl: 5, trace, 7, not yet reported", "5 u 7 b"),
        ("Row Lidl: 5, 6, 7, not yet reported", "5 6 7 b"),
        ("Row Lidl: 5, rebuilding, 7, 8", "5 u 7 8"),
        ("Row Lidl: 5, 6, 7, respectively.", "u u u u"),
        ("Row Lidl: 5, 6, 7, falling.", "u u u u"),
    ],
)
def test_a_last_cell_in_words(said, last):
    assert grid(panel(HEAD + said)).splitlines()[1] == last


@pytest.mark.parametrize("said", ["Lidl: 25, 26, 27; tea was empty.", "Lidl: 25, 26, 27; tea is n/a."])
def test_a_clause_about_one_cell_is_about_no_other_line(said):
    assert grid(panel(HEAD + said)) == "11 12 13 14\n25 26 27 b"


HOURS = "Heatmap. Rows (hours): 6, 9, 12, 15, 18. Columns: Ash, Bream.\n\n- Bream: 2, 3, 4, 5, 6\n- Ash: "


@pytest.mark.parametrize(
    "said",
    [
        "3 → 4 → 5 — pump off; the two lowest cells are blank",
        "3, 4, 5 – below that nothing was drawn, two empty cells",
        "3, 4, 5 — two blank cells underneath.",
        "3, 4, 5; the two deepest squares stay empty",
    ],
)
def test_a_column_ends_for_a_reason(said):
    assert grid(panel(HOURS + said)) == "3 2\n4 3\n5 4\nb 5\nb 6"


def test_one_cell_is_the_lowest():
    assert grid(panel(HOURS + "3, 4, 5, 7; the lowest cell stays empty")) == "3 2\n4 3\n5 4\n7 5\nb 6"


@pytest.mark.parametrize(
    "said",
    [
        "3, 4, 5 — pump off; the three deepest cells stay empty",
        "3, 4, 5; the lowest cell stays empty",
        "3, 4, 5; the two topmost cells stay empty",
        "from the bottom upwards 3, 4, 5; the two deepest cells stay empty",
    ],
)
def test_the_cells_left_over_are_others(said):
    assert not any(row[0].isdigit() for row in grid(panel(HOURS + said)).split("\n"))


YEARS = "Heatmap. Rows: eel, pike. Columns (years): 2018, 2019, 2020, 2021.\n\n- eel: 1, 2, 3, 4\n- pike: "


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("no data for 2018 and 2019, 2020: 5, 2021: 6", "b b 5 6"),
        ("2018: 5, no report in 2019 and 2020, 2021: 6", "5 b b 6"),
        ("Nothing reported for 2018 and 2019, 2020: 5, 2021: 6", "b b 5 6"),
        ("2018: 5, 2019: 6, nothing recorded in 2020 and 2021", "5 6 b b"),
        ("nothing measured in 2018, 2019: 4, 2020: 5, 2021: 6", "b 4 5 6"),
        ("nothing recorded above 7 in 2018, 2019: 4, 2020: 5, 2021: 6", "u u u u"),
    ],
)
def test_cells_without_a_value_are_named_before_others(said, line):
    assert grid(panel(YEARS + said)) == f"1 2 3 4\n{line}"


PRICES = (
    "A heatmap of prices. Rows are shops: Aldi, Lidl, Spar. Columns are goods: bread, milk, rice. "
)


@pytest.mark.parametrize(
    ("said", "first"),
    [
        ("Aldi asks 3 for bread and 5 for the others.", "3 5 5"),
        ("Aldi asks 3 for bread and 5 elsewhere.", "3 5 5"),
        ("Aldi asks 3 for bread, compared to 5 for the other goods.", "3 5 5"),
        ("Aldi asks 3 for bread, compared to 5 in the other columns.", "3 5 5"),
    ],
)
def test_the_rest_of_a_line_by_one_value(said, first):
    assert grid(panel(PRICES + said)) == f"{first}\nu u u\nu u u"


@pytest.mark.parametrize(
    "said",
    [
        "Aldi asks 3 for bread, compared to 5 at the others.",
        "Aldi asks 3 for bread, versus 5 for the other shops.",
        "Aldi asks 3 for bread and 5 in the other rows.",
        "The chain Aldi asks 3 for bread, compared to 5 in the others.",
        "Bread at Aldi is 3 while all others are at 5.",
    ],
)
def test_others_that_may_be_those_of_the_other_axis(said):
    assert grid(panel(PRICES + said)) == "3 u u\nu u u\nu u u"
    assert "R103" in codes(PRICES + said)


def test_others_of_the_axis_of_the_line():
    said = "In row Aldi, bread is 3 and milk is 4, compared to 5 in the other rows."
    assert grid(panel(PRICES + said)) == "3 4 u\nu u u\nu u u"


@pytest.mark.parametrize(
    ("said", "column"),
    [
        ("Column milk: Aldi 5, and 6.7 at both Lidl and Spar.", "5 6.7 6.7"),
        ("Column milk: Aldi 5, and 6.7 at Lidl and Spar.", "5 6.7 6.7"),
        ("The milk column is the palest: Aldi is 5, and the same 6.7 at both Lidl and Spar.", "5 6.7 6.7"),
        ("Column milk: Aldi 5, Lidl 6 and 7 at Spar.", "5 6 7"),
    ],
)
def test_the_last_value_of_a_line_is_that_of_two(said, column):
    assert [row.split()[1] for row in grid(panel(PRICES + said)).split("\n")] == column.split()


@pytest.mark.parametrize(
    ("said", "column"),
    [
        ("For milk, Aldi shows 4.7; Lidl I would place between 5.5 and 6.", "4.7 5.5..6 u"),
        ("For milk, Aldi is 4.7, Lidl is 7.1, and Spar I would put at about 6.", "4.7 7.1 ~6"),
        ("For milk, Aldi is 4.7, and Lidl would be at 6.", "4.7 u u"),
    ],
)
def test_what_a_writer_would_say_a_cell_is(said, column):
    assert [row.split()[1] for row in grid(panel(PRICES + said)).split("\n")] == column.split()


FARM = "A heatmap of counts. Rows: the animals fox, hare, owl, mole. Columns: the months May, June, July. "


@pytest.mark.parametrize(
    ("said", "rows"),
    [
        ("In May only the fox was seen, 22 times; the other three animals stood at 0.",
         "22 u u / 0 u u / 0 u u / 0 u u"),
        ("In May the fox was at 22 and the other three at 0.", "22 u u / 0 u u / 0 u u / 0 u u"),
        ("In May the fox rose to 47, the hare fell to 18, and the remaining two animals had none.",
         "47 u u / 18 u u / 0 u u / 0 u u"),
        ("In June the fox was alone, at 11, with 0 for all the others.", "u 11 u / u 0 u / u 0 u / u 0 u"),
        ("In May the fox reached 35, and every other animal was at 2.", "35 u u / 2 u u / 2 u u / 2 u u"),
        ("The owl reached 35 in May, 20 in June and 4 in the remaining month.",
         "u u u / u u u / 35 20 4 / u u u"),
        ("The owl reached 35 in May and 4 in the remaining two months.", "u u u / u u u / 35 4 4 / u u u"),
        ("In May the fox had 3, the owl 4 and the others 2.", "3 u u / 2 u u / 4 u u / 2 u u"),
        ("In May, fox 3, and all remaining animals 2.", "3 u u / 2 u u / 2 u u / 2 u u"),
    ],
)
def test_one_value_of_all_that_a_line_has_left(said, rows):
    assert grid(panel(FARM + said)).replace("\n", " / ") == rows


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("In May the fox was at 22 and the other two at 0.", "22"),
        ("In May the fox reached 35, and most other animals stood at 0.", "35"),
        ("In May the fox had 3.5, and the other three none.", "3.5"),
        ("The owl reached 35 in May and 4 in every other month.", "35"),
        ("In May the fox was at 22, and all other surveys were at 0.", "22"),
        ("In May the fox was at 22, not 0, and the other three below 5.", "22"),
    ],
)
def test_others_that_are_not_all_that_is_left(said, told):
    cells = grid(panel(FARM + said)).split()
    assert {cell for cell in cells if cell != "u"} <= {told}


def test_the_others_of_another_line():
    said = "In May, fox is 9, and for the hare all others are 1."
    assert grid(panel(FARM + said)).replace("\n", " / ") == "9 u u / u 1 1 / u u u / u u u"
    said = "In the hill row, May is 9 and in the lake row all others are 1."
    text = "A heatmap. Rows: hill, lake, moor. Columns: May, June, July. "
    assert grid(panel(text + said)).replace("\n", " / ") == "9 u u / u 1 1 / u u u"


@pytest.mark.parametrize(("line", "values"), [
    ("Dock: 18 boats, 35 boats, then a grey tile without a number (the dock shuts at dusk).", [18, 35, None]),
    ("Dock: 18 boats, then two grey tiles that bear no numbers (the dock shuts at dusk).", [18, None, None]),
    ("Dock: 18 boats, 1 boat, and an empty square.", [18, 1, None]),
    ("Dock: 18, then two tiles without numbers.", [18, None, None]),
    ("Dock: one empty tile, then 18 boats and 4 boats.", [None, 18, 4]),
])  # fmt: skip
def test_cells_without_numbers_behind_values_with_one_unit(line, values):
    head = "A heatmap. The rows are Dock, Pier. The columns are dawn, noon, dusk."
    text = f"{head}\n\n{line}\n\nPier: 1, 2, 3.\n"
    assert cells(text) == [values, [1, 2, 3]]
