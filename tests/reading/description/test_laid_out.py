"""Axes told by how their labels are laid out along the sides of the grid."""

from __future__ import annotations

import pytest
from sources import codes, grid, panel

import replot

BAR = " The colours go from white (0) to red (5)."


def axes(said: str) -> str:
    """The labels of both axes, each with its name, as ``x | y``."""
    found = panel("A heatmap. " + said + BAR)
    return " | ".join(f"{axis.label}: {', '.join(axis.categories)}" for axis in (found.x, found.y))


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("The lakes Como, Garda and Iseo are spread along the bottom.", "lakes: Como, Garda, Iseo | None: "),
        ("Como, Garda and Iseo are laid out along the bottom edge.", "None: Como, Garda, Iseo | None: "),
        ("Springs are stacked on the left, the oldest on top: 1998, 1999.", "None:  | Springs: 1998, 1999"),
        ("Springs are listed on the left, oldest on top: 1998/99, 1999/00.",
         "None:  | Springs: 1998/99, 1999/00"),
        ("Along the bottom, smallest first: 1, 2, 4.", "None: 1, 2, 4 | None: "),
        ("The lakes stand down the left-hand side, from Como (top) via Garda and Iseo to Orta (bottom).",
         "None:  | lakes: Como, Garda, Iseo, Orta"),
        ("The lakes run along the bottom from Como via Garda to Iseo.", "lakes: Como, Garda, Iseo | None: "),
        ("The row labels (depth) are 3, 5, 7 and the column labels (lake) are Como, Garda, Iseo.",
         "lake: Como, Garda, Iseo | depth: 3, 5, 7"),
        ("Row labels 3, 5, 7; column labels Como, Garda, Iseo.", "None: Como, Garda, Iseo | None: 3, 5, 7"),
        ('Rows are labelled "Wet" (top) and "Dry" (bottom), columns "Day" (left) and "Night" (right).',
         "None: Day, Night | None: Wet, Dry"),
        ("The rows are Wet (top), Damp (middle) and Dry (bottom), the columns Day (left) and Night (right).",
         "None: Day, Night | None: Wet, Damp, Dry"),
        ("Lakes Como and Iseo are on the left side of the grid and years 2019, 2020 and 2021 at the bottom.",
         "years: 2019, 2020, 2021 | Lakes: Como, Iseo"),
        ("The rows are Como and Iseo, the columns dose=1, dose=5.",
         "None: dose=1, dose=5 | None: Como, Iseo"),
    ],
)
def test_sides_with_their_labels(said, told):
    assert axes(said) == told


@pytest.mark.parametrize(
    "said",
    [
        "The lakes run Como, Garda, Iseo both down the left side and along the bottom.",
        "Como, Garda and Iseo run both down the side and across the top.",
        "Como, Garda and Iseo are listed both down the left side and along the bottom.",
        "Both along the top and down the side we find Como, Garda and Iseo.",
        "The lakes Como, Garda and Iseo appear along the bottom as well as down the left side.",
    ],
)
def test_both_sides_at_once(said):
    assert axes(said) == "None: Como, Garda, Iseo | None: Como, Garda, Iseo"


@pytest.mark.parametrize(
    "said",
    [
        'Prey go down the side and predators across the top; both are "Pike", "Perch", "Eel" in this order.',
        "Prey run down the side and predators across the top. Both are Pike, Perch, Eel.",
        "Prey are down the side and predators are across the top; both: Pike, Perch, Eel.",
    ],
)
def test_both_are_told_behind(said):
    assert axes(said).lower() == "predators: pike, perch, eel | prey: pike, perch, eel"


def test_what_both_are_in_small_letters_are_no_labels():
    assert axes("Rows are fish Pike, Eel; columns are lakes Como, Iseo. Both are deep, cold and old.") == (
        "lakes: Como, Iseo | fish: Pike, Eel"
    )


def test_the_same_sentence_is_read_alike_every_time():
    said = "Prey run down the side and predators across the top. Both are Pike, Perch, Eel."
    assert len({axes(said) for _ in range(9)}) == 1


def test_a_chart_with_two_sides_and_colours():
    said = (
        "Rents in euros. The towns Ayr, Bath and Cork are along the bottom; the years 2019, 2020 and "
        "2021 are on "
        "the left. Ayr has 5, 6, 7; Bath has 6, 7, 8; Cork has 8, 9, 11. Colour scale: white is cheap, "
        "dark red "
        "is dear."
    )
    assert grid(panel(said)) == "5 6 8\n6 7 9\n7 8 11"


def test_the_years_of_a_normal_are_no_ends():
    said = (
        "A heatmap. Rows: May, June. Columns: Ayr, Bath. Colour scale: blue is colder than the 1961–1990 "
        "normal, "
        "red is warmer; limits are −3 and +3. May: 1, 2. June: -1, 2."
    )
    colours = panel(said).color
    assert (colours.vmin, colours.vmax) == (-3, 3)
    assert "R101" not in codes(said)


@pytest.mark.parametrize(("shown", "row"), [("distances", "2 3 u"), ("scores", "u u u")])
def test_what_differs_by_a_distance(shown, row):
    said = f"A heatmap of {shown}. Both axes list Como, Garda and Iseo. "
    said += "Iseo differs from Como by 2 and from Garda by 3."
    assert grid(panel(said)).split("\n")[2] == row


@pytest.mark.parametrize(
    "rows, expected",
    [
        ("the upper row is the crest and the lower row the foot", ("crest", "foot")),
        ("the top row is the crest and the bottom row is the foot", ("crest", "foot")),
        ("the upper row shows crest, the lower one foot", ("crest", "foot")),
        ("top row is the crest, the middle one the lee, the bottom one the foot", ("crest", "lee", "foot")),
    ],
)
def test_rows_that_are_named_by_where_they_stand(rows, expected):
    text = f"In each map {rows}; the columns are sand, clay and loam. "
    text += "(a) Crest: 34 ± 1, 31 ± 2, 26 ± 3; foot: 33 ± 1, 29 ± 1, 25 ± 2. "
    text += "(b) Crest: 7, 8, 9; foot: 4, 5, 6."
    figure = replot.parse(f"Heatmaps of dunes (a) in May and (b) in June. {text}")
    assert [panel.title for panel in figure.panels] == ["in May", "in June"]
    assert {panel.y.categories for panel in figure.panels} == {expected}
    values = [panel.grid.values.tolist() for panel in figure.panels]
    assert [(rows[0], rows[-1]) for rows in values] == [([34, 31, 26], [33, 29, 25]), ([7, 8, 9], [4, 5, 6])]


def test_how_a_row_looks_is_no_name_of_it():
    text = "A heatmap with columns C and D. The top row is the darkest and the bottom row the palest."
    assert replot.parse(text).panels[0].y.categories == ()


@pytest.mark.parametrize(("said", "told"), [
    ("Wells: A–C down, 1–4 across.", "None: 1, 2, 3, 4 | None: A, B, C"),
    ("1-4 across, A-C down.", "None: 1, 2, 3, 4 | None: A, B, C"),
    ("It has A to C going down and 1 to 4 going across.", "None: 1, 2, 3, 4 | None: A, B, C"),
    ("It shows peat, clay and sand down, May, June and July across.",
     "None: May, June, July | None: peat, clay, sand"),
    ("Soils are down (peat above clay), with months across (May left of June).",
     "months: May, June | Soils: peat, clay"),
    ("Speed is on the x axis, with ticks at 0, 20 and 80; depth (m) is on the y axis, with ticks at 4, 8, 13 "
     "and 45, lowest at the bottom.", "Speed: 0, 20, 80 | depth (m): 45, 13, 8, 4"),
    ("Columns are 0, 20 and 80; rows are Como, Garda and Iseo, northernmost at the top.",
     "None: 0, 20, 80 | None: Como, Garda, Iseo"),
])
def test_labels_and_the_ways_they_go(said, told):
    assert axes(said) == told


def test_what_goes_down_and_across_the_board_is_no_axis():
    said = "The lakes Como and Garda are along the bottom. Rents went from 4 to 3 down, and 5 to 8 across."
    found = panel("A heatmap. " + said + BAR)
    assert (found.x.categories, found.y.categories) == (("Como", "Garda"), ())


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Lakes are stacked by depth, with Garda uppermost, then Como and Iseo.",
         "None:  | Lakes: Garda, Como, Iseo"),
        ("Springs run along the bottom: 1998, 1999. The lakes are listed by size, Garda at the top, then "
         "Como, then Iseo.", "Springs: 1998, 1999 | lakes: Garda, Como, Iseo"),
        ("The springs are arranged by rain, with 2009 leftmost, followed by 2001 and 2004.",
         "springs: 2009, 2001, 2004 | None: "),
        ("The lakes are sorted by age, beginning with Garda at the top, then Como, and Iseo at the bottom.",
         "None:  | lakes: Garda, Como, Iseo"),
        ("Three lakes are drawn from top to bottom: Garda, Como and Iseo.",
         "None:  | lakes: Garda, Como, Iseo"),
        ("Two springs are shown from left to right: 1998 and 1999.", "springs: 1998, 1999 | None: "),
        ("The horizontal axis covers May, June and July.", "None: May, June, July | None: "),
        ("The vertical axis carries Garda, Como and Iseo.", "None:  | None: Garda, Como, Iseo"),
        ("The horizontal axis covers 1998, 2001 and 2004.", "None: 1998, 2001, 2004 | None: "),
        ("Prices fall from top to bottom: Garda has 4, Como 3.", "None:  | None: "),
        ("The lakes are ranked by size, and then by age and depth.", "None:  | None: "),
    ],
)
def test_the_first_with_its_place_and_then_the_others(said, told):
    assert axes(said) == told
