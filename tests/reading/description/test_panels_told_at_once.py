"""Sentences that tell of several panels at once: ``12 for cats and 11 for dogs``; and the names of these."""

from __future__ import annotations

import pytest
from sources import grid

import replot

AXES = "Each heatmap has the rows Bus and Tram and the columns fare and delay. "


def told(text: str) -> dict[str | None, str]:
    """The cells of the panels of a figure by their titles."""
    return {one.title: grid(one) for one in replot.parse(text).panels}


ONE, TWO = "4 7\n2 9", "5 8\n3 6"
CELL, OTHER_CELL = "4 u\nu u", "5 u\nu u"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (f"Two heatmaps, cats and dogs. {AXES}Bus: 4 and 7 for cats, 5 and 8 for dogs. "
         "Tram: 2 and 9 for cats, 3 and 6 for dogs.", ("cats", "dogs")),
        (f"Two heatmaps, Oslo and Turku. {AXES}For Bus, Oslo has 4 and 7 and Turku 5 and 8. For Tram, "
         "Oslo has 2 "
         "and 9 and Turku 3 and 6.", ("Oslo", "Turku")),
        (f"Two heatmaps, 2019 and 2020. {AXES}In 2019 the fare column is 4, 2 and the delay column 7, 9; "
         "in 2020 "
         "they are 5, 3 and 8, 6.", ("2019", "2020")),
        (f"Two panels: weekday and weekend. {AXES}Weekday has Bus fare 4, Bus delay 7, Tram fare 2, Tram "
         "delay 9, "
         "and weekend 5, 8, 3, 6 in the same order.", ("weekday", "weekend")),
        (f"Two panels, day and night. {AXES}Each cell is given as day/night. Bus: 4/5, 7/8. Tram: 2/3, 9/6.",
         ("day", "night")),
        (f"Two heatmaps (day | night). {AXES}\nBus: 4, 7 | 5, 8\nTram: 2, 9 | 3, 6", ("day", "night")),
        (f"Two heatmaps (day/night). {AXES}Bus fare 4/5, Bus delay 7/8, Tram fare 2/3, Tram delay 9/6.",
         ("day", "night")),
        (f"Two heatmaps: day and night. {AXES}Values are written as day/night; Bus: 4/5 and 7/8; Tram: "
         "2/3 and "
         "9/6.", ("day", "night")),
        (f"Panel A shows Lund, panel B Ystad. {AXES}In A, Bus has 4 and 7, Tram 2 and 9; in B, Bus has 5 "
         "and 8, "
         "Tram 3 and 6.", ("Lund", "Ystad")),
        (f"Panel (a) is winter and panel (b) summer. {AXES}(a) Bus: 4, 7; Tram: 2, 9. (b) Bus: 5, 8; "
         "Tram: 3, 6.",
         ("winter", "summer")),
        (f"The upper heatmap is winter, the lower one summer. {AXES}Upper: Bus 4, 7; Tram 2, 9. Lower: "
         "Bus 5, 8; "
         "Tram 3, 6.", ("winter", "summer")),
        (f"The figure has two heatmaps. The first (winter) has Bus 4, 7 and Tram 2, 9. The second "
         "(summer) has "
         f"Bus 5, 8 and Tram 3, 6. {AXES}", ("winter", "summer")),
        (f"The figure compares winter (a) with summer (b) in two heatmaps. {AXES}a: Bus 4, 7; Tram 2, 9\n"
         "b: Bus 5, 8; Tram 3, 6", ("winter", "summer")),
        (f"Two heatmaps, calm and storm. {AXES}The first panel reads 4, 7 (Bus) and 2, 9 (Tram), the "
         "second 5, 8 "
         "and 3, 6.", ("calm", "storm")),
        (f"{AXES}There is a separate heatmap for each season. In winter, Bus has 4 and 7, Tram 2 and 9. "
         "In summer, "
         "Bus has 5 and 8, Tram 3 and 6.", ("winter", "summer")),
        (f"{AXES}One heatmap per year. 2019: Bus 4 and 7, Tram 2 and 9. 2020: Bus 5 and 8, Tram 3 and 6.",
         ("2019", "2020")),
        (f'Two heatmaps. {AXES}Panel "Calm": Bus 4, 7; Tram 2, 9. Panel "Storm": Bus 5, 8; Tram 3, 6.',
         ("Calm", "Storm")),
    ],
)
def test_all_cells_of_both(text: str, names: tuple[str, str]) -> None:
    assert told(text) == dict(zip(names, (ONE, TWO), strict=True))


@pytest.mark.parametrize(
    "said",
    [
        "The Bus fare is 4 for cats and 5 for dogs.",
        "Bus fare: 4 (cats), 5 (dogs).",
        "Bus fare (cats 4, dogs 5).",
        "Bus fare: cats 4, dogs 5.",
        "Bus fare rises from 4 among cats to 5 among dogs.",
        "For cats Bus fare is 4 and for dogs it is 5.",
        "Bus fare is 4 for cats; for dogs it is 5.",
        "Bus fare is 4 for cats. For dogs it is 5.",
        "Bus fare is 4 for cats but only 5 for dogs.",
        "Bus fare is 4 % for cats against 5 % for dogs.",
        "Bus fare is 4 in the first panel and 5 in the second panel.",
        "Bus fare is 4 and 5 in them.",
        "Bus fare for cats: 4. Bus fare for dogs: 5.",
    ],
)
def test_a_cell_of_both(said: str) -> None:
    assert told(f"Two heatmaps, cats and dogs. {AXES}{said}") == {"cats": CELL, "dogs": OTHER_CELL}


@pytest.mark.parametrize(
    ("opening", "names"),
    [
        ("Two panels, A and B.", ("A", "B")),
        ("Two panels, a (rain) and b (snow).", ("rain", "snow")),
        ("Panel A (rain) and panel B (snow) are heatmaps.", ("rain", "snow")),
        ("Panel A: rain. Panel B: snow. Both are heatmaps.", ("rain", "snow")),
    ],
)
def test_letters_stand_for_the_names(opening: str, names: tuple[str, str]) -> None:
    text = f"{opening} {AXES}Bus fare is 4 in A and 5 in B."
    assert told(text) == dict(zip(names, (CELL, OTHER_CELL), strict=True))


@pytest.mark.parametrize(
    "opening",
    [
        "Left heatmap: rain; right heatmap: snow.",
        "The heatmap on the left is for rain, the one on the right for snow.",
        "Two heatmaps side by side: rain (left) and snow (right).",
    ],
)
def test_sides_stand_for_the_names(opening: str) -> None:
    text = f"{opening} {AXES}Bus fare is 4 on the left and 5 on the right."
    assert told(text) == {"rain": CELL, "snow": OTHER_CELL}


def test_three_panels() -> None:
    text = f"Three panels: hill, lake and town. {AXES}Bus fare is 4 in hill, 5 in lake and 6 in town."
    assert told(text) == {"hill": CELL, "lake": OTHER_CELL, "town": "6 u\nu u"}


def test_what_holds_in_all_panels() -> None:
    text = (f"Two panels, cats and dogs. {AXES}In both panels Bus fare is 4. Tram fare is 2 for cats but "
            "3 for dogs.")
    assert told(text) == {"cats": "4 u\n2 u", "dogs": "4 u\n3 u"}


@pytest.mark.parametrize(
    "said",
    [
        "The dogs' panel is the same except for Bus fare, which is 5.",
        "Dogs: the same, but Bus fare is 5.",
        "Dogs: same as cats except Bus fare (5).",
    ],
)
def test_the_same_but_for_a_cell(said: str) -> None:
    text = f"Two panels (cats, dogs). {AXES}Cats: Bus 4, 7; Tram 2, 9. {said}"
    assert told(text) == {"cats": ONE, "dogs": "5 7\n2 9"}


def test_exactly_the_same() -> None:
    text = (f"Two heatmaps, cats and dogs. {AXES}Cats: Bus 4, 7; Tram 2, 9. The dogs' heatmap is exactly "
            "the same.")
    assert told(text) == {"cats": ONE, "dogs": ONE}


def test_the_rest_of_one_panel() -> None:
    text = (f"Two heatmaps, Oslo and Turku. {AXES}In Oslo, Bus fare is 4 and Tram delay is 9. The rest "
            "is 0. In "
            "Turku, Bus fare is 5 and all other cells are 1.")
    assert told(text) == {"Oslo": "4 0\n0 9", "Turku": "5 1\n1 1"}


def test_lettered_panels_without_values() -> None:
    text = ("Density of (A) ants and (B) bees at two sites (rows: Moor, Wood). Columns are weeks 4 to 6. "
            "The colour "
            "bar spans 0 to 7 in both panels, from white to dark red.")
    assert list(told(text)) == ["ants", "bees"]


@pytest.mark.parametrize(
    "said",
    [
        "Bus has 4 and 7 for cats, 5 for dogs.",  # which of the two is 5?
        "Bus: 4 and 7 for cats and dogs.",  # one for each, or both for both?
        "The mean is 4 for cats and 5 for dogs.",
        "Cats are 4 higher than dogs.",
        "Bus fare: cats 4, Tram fare: dogs.",
    ],
)
def test_no_cell_is_guessed(said: str) -> None:
    assert set(told(f"Two heatmaps, cats and dogs. {AXES}{said}").values()) == {"u u\nu u"}


def test_labels_are_no_panels() -> None:
    text = ("Two heatmaps of one fleet, both with the rows Bus and Tram and the columns cats and dogs. "
            "Bus is 4 for "
            "cats and 7 for dogs.")
    assert told(text) == {None: "4 7\nu u"}


def test_one_heatmap_a_year_without_its_name() -> None:
    text = "Bus: fare 4, delay 7. Tram: fare 2, delay 9. Each year has its own heatmap; this is 2019."
    assert not {"Bus", "Tram"} & set(told(text))


@pytest.mark.parametrize("line", ["{}, {}", "{} – {}"])
@pytest.mark.parametrize("mark", ["", "- "])
def test_lines_led_by_the_panel_and_the_row(line: str, mark: str) -> None:
    rows = ("Calm", "Bus"), ("Calm", "Tram"), ("Storm", "Bus"), ("Storm", "Tram")
    values = "4, 7", "2, 9", "5, 8", "3, 6"
    lines = "\n".join(f"{mark}{line.format(*keys)}: {row}" for keys, row in zip(rows, values, strict=True))
    assert told(f"Two heatmaps. {AXES}\n\n{lines}") == {"Calm": ONE, "Storm": TWO}


def test_lines_led_by_the_row_and_the_panel() -> None:
    text = f"Two heatmaps, calm and storm. {AXES}\n\nBus (calm): 4, 7\nBus (storm): 5, 8\nTram (calm): 2, 9\n"
    assert told(text + "Tram (storm): 3, 6") == {"calm": ONE, "storm": TWO}


def test_one_of_two_is_told() -> None:
    text = f"Two heatmaps, calm and storm. {AXES}Storm: Bus 4, 7; Tram 2, 9. For calm no values are given."
    assert told(text) == {"calm": "u u\nu u", "storm": ONE}


def test_ends_of_the_values_of_one_panel_are_no_limits() -> None:
    text = (f"Two heatmaps, calm and storm. {AXES}The colour bar goes from 0 to 10. In calm, Bus fare is 4. "
            "In storm, Bus fare is 5 and Tram fare is 3. Tram lies between 1 and 3 in storm.")
    assert [(one.color.vmin, one.color.vmax) for one in replot.parse(text).panels] == [(0, 10), (0, 10)]


def test_the_rows_are_no_panels() -> None:
    assert set(told("Two heatmaps, rows Bus and Tram. The columns are fare and delay.")) == {None}
