"""Axes told with the way that one goes, with an order, or with their names apart."""

from __future__ import annotations

import pytest

import replot

LINES = "\n\n- Larch: 1, 2, 3\n- Maple: 4, 5, 6\n- Rowan: 7, 8, 9\n"
TREES, YEARS = ("Larch", "Maple", "Rowan"), ("2019", "2020", "2021")
GRID = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]


def read(axes: str, lines: str = LINES) -> replot.Panel:
    (panel,) = replot.parse(f"The heatmap shows growth by tree and year. {axes}{lines}").panels
    return panel


@pytest.mark.parametrize(
    "axes",
    [
        "On the y-axis we find, going downwards, Larch, Maple and Rowan; "
        "the x-axis lists 2019, 2020 and 2021.",
        "The rows are, moving down, Larch, Maple and Rowan, "
        "and the columns are, moving right, 2019, 2020 and 2021.",
        "The y-axis lists, in alphabetical order, Larch, Maple and Rowan; "
        "the x-axis lists, in chronological order, 2019, 2020 and 2021.",
        "The three rows correspond, in ascending order of height, to Larch, Maple and Rowan; "
        "the columns are 2019, 2020 and 2021.",
        "The rows represent, in this order, Larch, Maple and Rowan; "
        "the columns represent 2019, 2020 and 2021.",
        "The trees are arranged vertically (Larch, Maple, Rowan) and the years horizontally, "
        "in the sequence 2019, 2020, 2021.",
    ],
)
def test_ways_and_orders_are_no_labels(axes: str) -> None:
    panel = read(axes)
    assert (panel.y.categories, panel.x.categories) == (TREES, YEARS)
    assert panel.grid.values.tolist() == GRID


def test_a_list_that_goes_up_begins_at_the_bottom() -> None:
    panel = read(
        "On the x-axis, going across, 2019, 2020 and 2021; on the y-axis, going up, Larch, Maple and Rowan."
    )
    assert panel.y.categories == TREES[::-1]
    assert panel.grid.values.tolist() == GRID[::-1]


@pytest.mark.parametrize("way", ["rising to the top", "growing towards the top", "increasing upwards"])
@pytest.mark.parametrize("doses", ["5, 15, 25", "25, 15, 5"])
def test_numbers_that_rise_to_the_top_have_the_highest_there(way: str, doses: str) -> None:
    panel = read(
        f'Vertical: "Dose" with 3 levels - {doses} - {way}. Horizontal: "Week" with 2 levels - 1, 2.',
        "\n\n- Dose 25: 7, 8\n- Dose 15: 4, 5\n- Dose 5: 1, 2\n",
    )
    assert panel.y.categories == ("25", "15", "5")
    assert panel.grid.values.tolist() == [[7, 8], [4, 5], [1, 2]]


@pytest.mark.parametrize(
    "names, found",
    [
        ("Its y-axis is titled **Tree** and its x-axis **Year**", ("Tree", "Year")),
        ('The y-axis (titled "From") is on the left, the x-axis (titled "To") below', ("From", "To")),
        ('The column axis is labeled "Season"; the tree axis carries no label', (None, "Season")),
    ],
)
def test_names_apart_from_the_lists(names: str, found: tuple[str | None, str]) -> None:
    panel = read(f"The rows are Larch, Maple and Rowan, the columns 2019, 2020 and 2021. {names}.")
    assert (panel.y.label, panel.x.label) == found


@pytest.mark.parametrize(
    "titles, found",
    [
        ('"Year" and "Tree"', ("Tree", "Year")),
        ('"Tree" and "Year"', ("Tree", "Year")),
        ('"Time" and "Plant"', ("trees", "years")),  # nobody says which is which
    ],
)
def test_titles_of_both_in_one_breath(titles: str, found: tuple[str, str]) -> None:
    panel = read(
        "The rows are the trees Larch, Maple and Rowan and the columns are the years 2019, 2020 and 2021. "
        f"The axis titles read {titles}."
    )
    assert (panel.y.label, panel.x.label) == found


@pytest.mark.parametrize(
    "scale, ends",
    [
        ("White to dark green, from 2 µm to 40 µm.", (2, 40)),
        ("The bar runs from 0 kg to 10 kg.", (0, 10)),
        ("The color scale goes from 1 year (white) to 7 years (red).", (1, 7)),
        ("The color bar changes from 2 steps to 5 steps.", (None, None)),
    ],
)
def test_the_unit_at_both_ends_of_a_scale(scale: str, ends: tuple[float | None, float | None]) -> None:
    panel = read("Rows: Larch, Maple, Rowan. Columns: 2019, 2020, 2021.", f"{LINES}\n{scale}\n")
    assert (panel.color.vmin, panel.color.vmax) == ends


def test_who_speaks_of_the_palest_column_means_a_heatmap() -> None:
    figure = replot.parse(
        "Fig. 9 visualizes the share of tickets sold. The days are arranged horizontally (Fri, Sat, "
        "from left to right) and the halls vertically, in the sequence East, West.\n\n"
        "**Fri** - the palest column: East 31%, West 45%.\n**Sat** - East 62%, West 88%.\n"
    )
    (panel,) = figure.panels
    assert (panel.x.categories, panel.y.categories) == (("Fri", "Sat"), ("East", "West"))
    assert panel.grid.values.tolist() == [[31, 62], [45, 88]]


def test_bars_that_get_darker_are_no_heatmap() -> None:
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(
            "The bar chart has its bars arranged horizontally (Fri 31, Sat 62, Sun 12), "
            "each labeled vertically, and getting darker: 31, 62 and 12 tickets."
        )


@pytest.mark.parametrize(("said", "x", "y"), [
    ("with the months May to July from top to bottom and the hours of the day, 8 to 11, from left to right",
     ("8", "9", "10", "11"), ("May", "June", "July")),
    ("with the weeks, 1 to 3, running from left to right and the days, Mon to Wed, from top to bottom",
     ("1", "2", "3"), ("Mon", "Tue", "Wed")),
    ("whose rows are A and B and whose columns are P and Q. In it counts fall, 9 to 3, from left to right",
     ("P", "Q"), ("A", "B")),
    ("whose rows are A and B and whose columns are P and Q. The values, 9 to 3, from left to right, fall",
     ("P", "Q"), ("A", "B")),
])
def test_a_range_between_what_it_lists_and_its_way(said, x, y):
    (panel,) = replot.parse(f"A heatmap {said}. Nothing is written in the squares.").panels
    assert (panel.x.categories, panel.y.categories) == (x, y)
