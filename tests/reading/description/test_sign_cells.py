"""Grids of signs that a legend explains; frames and tables as other programs print them."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot
from replot import NotAHeatmap


def ranges(text: str) -> list[list[tuple[float, float]]]:
    grid = panel(text).grid
    return [list(zip(low, high, strict=True)) for low, high in zip(grid.low, grid.high, strict=True)]


LOW, MID, TOP = (0, 25), (25, 50), (75, 100)


LEGENDS = ["legend: █ 75-100%, ▒ 25-50%, ░ 0-25%", "where ░ = 0–25, ▒ = 25–50, █ = 75–100"]
SHADED = "       Mon Tue Wed\ndawn    ░   ▒   █\nnoon    ▒   █   ░\n"


@pytest.mark.parametrize("legend", LEGENDS)
def test_a_printed_grid_of_shades(legend):
    text = f"ASCII heatmap of load ({legend}):\n\n```\n{SHADED}```\n"
    assert ranges(text) == [[LOW, MID, TOP], [MID, TOP, LOW]]
    found = panel(text)
    assert (found.x.categories, found.y.categories) == (("Mon", "Tue", "Wed"), ("dawn", "noon"))
    assert (found.color.vmin, found.color.vmax) == (None, None)


def test_shades_side_by_side_and_frames_around_signs():
    text = "A heatmap: `#` ≥ 0.7, `o` ∈ [0.3, 0.7), `.` ∈ [0.1, 0.3).\n\n```\n      ash elm | fir\n"
    text += "ash [  #   o  |  .  ]\nelm [  o   #  |  .  ]\nfir [  .   .  |  #  ]\n```\n"
    grid = panel(text).grid
    assert str(grid.states[0][0]) == "u"
    assert (grid.low[0][1], grid.high[0][1], grid.low[2][0], grid.high[2][0]) == (0.3, 0.7, 0.1, 0.3)
    text = "Load heatmap, shades: █ = 3, ▒ = 2, ░ = 1.\n\n```\n      a b c\ndawn  ░▒█\nnoon  █▒░\n```\n"
    assert cells(text) == [[1, 2, 3], [3, 2, 1]]


def test_a_table_of_signs_with_numbers_in_the_legend():
    text = "Strength of links: ■■■ = 3, ■■ = 2, ■ = 1, — = none\n\n"
    text += "| Source \\ Target | ash | elm |\n|---|---|---|\n"
    text += "| ash | ■■■ | ■■ |\n| elm | ■ (weak) | — |\n"
    assert cells(text) == [[3, 2], [1, None]]
    assert (panel(text).y.label, panel(text).x.label) == ("Source", "Target")


def test_marks_of_yes_and_no_are_no_values():
    text = "Support heatmap. ✅ = 1, ❌ = 0\n\n| | a | b |\n|---|---|---|\n| p | ✅ | ❌ |\n| q | ❌ | ✅ |\n"
    with pytest.raises(NotAHeatmap):
        replot.parse(text)


def test_a_frame_whose_columns_dotted_bars_part():
    text = """A heatmap of this:

```
shape: (2, 3)
┌─────┬─────┬──────┐
│ day ┆ 08  ┆ 12   │
│ --- ┆ --- ┆ ---  │
│ str ┆ i64 ┆ i64  │
╞═════╪═════╪══════╡
│ Mon ┆ 14  ┆ 30   │
│ Tue ┆ 11  ┆ null │
└─────┴─────┴──────┘
```
"""
    found = panel(text)
    assert (found.y.label, found.x.categories, found.y.categories) == ("day", ("08", "12"), ("Mon", "Tue"))
    assert cells(text) == [[14, 30], [11, None]]


def test_the_name_over_the_heads_of_a_table_of_r():
    table = "             y\njob            no  yes\n  clerk      4540  631\n  smith      9024  708\n"
    found = panel(f"A heatmap.\n\n```\n{table}```\n")
    assert (found.y.label, found.x.label, found.x.categories) == ("job", "y", ("no", "yes"))


def test_labels_in_the_call_that_draws_a_matrix():
    text = "Heatmap of counts\n\nC =\n\n    12     1     0\n     2    15     3\n     0     4    13\n\n"
    text += ">> heatmap({'cat','dog','fox'}, {'p','q','r'}, C)\n"
    found = panel(text)
    assert (found.x.categories, found.y.categories) == (("cat", "dog", "fox"), ("p", "q", "r"))
    assert cells(text) == [[12, 1, 0], [2, 15, 3], [0, 4, 13]]


def test_a_line_of_a_symmetric_grid_is_no_line_of_heads():
    lines = "julia> M\n3×3 Matrix{Float64}:\n 1.0   0.32  0.11\n 0.32  1.0   0.54\n 0.11  0.54  1.0\n"
    assert cells(f"A heatmap:\n\n```\n{lines}```\n") == [[1, 0.32, 0.11], [0.32, 1, 0.54], [0.11, 0.54, 1]]


def test_records_with_a_name_each():
    code = "const data = [\n  {wood: 'ash', p: 2.4, q: 1.8},\n  {wood: 'elm', p: 1.9, q: 0},\n];"
    text = f"Heatmap data:\n\n```js\n{code}\n```\n"
    assert (panel(text).y.categories, panel(text).x.categories) == (("ash", "elm"), ("p", "q"))
    assert cells(text) == [[2.4, 1.8], [1.9, 0]]


def test_a_table_with_two_sides_among_others_is_the_figure():
    text = "### Average\n\n| Kind | Impact | Hits |\n|---|---|---|\n| Sea | 0.7 | 3 |\n| Land | 0.5 | 4 |\n\n"
    text += "### Links\n\n| Source \\ Target | Sea | Land |\n|---|---|---|\n"
    text += "| Sea | N/A | 0.5 |\n| Land | 0.7 | N/A |\n\n"
    text += "### Queries\n\n| Query | From | To | Impact |\n|---|---|---|---|\n"
    text += "| ships | Sea | Land | 0.7 |\n| roads | Land | Sea | 0.5 |\n"
    assert len(replot.parse(text).panels) == 1
    assert cells(text) == [[None, 0.5], [0.7, None]]


PRINTED = """```
Visits Heatmap

      06 07 08 09
north ░░ ░░ ▓▓ ░░
south ▓▓ ██ ░░ ░░

██ high (9+)  ▓▓ medium (5-8)  ░░ low (0-4)

{}
```
"""


def test_values_listed_below_a_grid_of_signs_refine_it():
    found = panel(PRINTED.format("Top cells:\n  1. south 07: 13 visits\n  2. north 08: 6 visits"))
    assert [str("".join(row)) for row in found.grid.states] == ["rrsr", "rsrr"]
    assert (found.grid.values[1][1], found.grid.values[0][2]) == (13, 6)
    assert (found.grid.low[1][0], found.grid.high[1][0]) == (5, 8)


def test_a_list_of_averages_below_a_grid_of_signs_is_none_of_cells():
    grid = panel(PRINTED.format("Averages:\n  - north: 13\n  - south: 6")).grid
    assert ["".join(row) for row in grid.states] == ["rrrr", "rurr"]


def test_an_open_end_of_a_legend_is_a_bound():
    text = PRINTED.format("") + "\nThe colour bar runs from 0 to 20.\n"
    grid = panel(text).grid
    assert (grid.low[1][1], grid.high[1][1]) == (9, 20)
    assert replot.parse(PRINTED.format("")).title == "Visits Heatmap"


def test_a_number_refines_a_bound_that_holds_it():
    table = "|  | May | June |\n|---|---|---|\n| oak | >9 | 5-8 |\n| elm | 0-4 | >9 |\n"
    text = f"Heatmap of finds.\n\n{table}\nThe busiest cells:\n- oak in May: 13\n- elm in June: 3\n"
    grid = panel(text).grid
    assert ["".join(row) for row in grid.states] == ["sr", "ru"]
    assert grid.values[0][0] == 13
