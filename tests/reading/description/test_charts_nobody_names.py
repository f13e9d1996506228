"""Charts of other kinds that nobody names: their lines and bars tell."""

from __future__ import annotations

import pytest
from sources import cells, told

import replot


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "The chart has three coloured lines that cross in 2021. Horizontal axis: years 2019 to 2021. "
            "Vertical "
            "axis: units from 0 to 90. Oslo (yellow) rose from 10 to 20 and 30, Moss (red) from 12 to 13 and "
            "14.",
            "line chart",
        ),
        (
            "The figure shows how each town has its own line: Oslo in yellow, Moss in dark red. X-axis: "
            "2019, 2020, "
            "2021. Y-axis: share, 0 to 100. Oslo goes 10, 20, 30. Moss goes 15, 25, 30.",
            "line chart",
        ),
        (
            "The graphic sets four towns side by side. The tallest bar, in dark red, is Oslo with 91, then "
            "come "
            "Moss (yellow) with 60 and Bath with 12. The horizontal axis names them, the vertical axis goes "
            "to 100.",
            "bar chart",
        ),
    ],
)
def test_what_is_drawn_tells_the_kind_of_a_chart(text, found):
    with pytest.raises(replot.NotAHeatmap) as caught:
        replot.parse(text)
    assert caught.value.found == found


def test_lines_of_squares_are_those_of_a_grid():
    text = (
        "The picture has two lines of coloured squares and three columns. X-axis: 2019, 2020, 2021. Y-axis: "
        "Oslo, "
        "Moss. Oslo: 1, 2, 3. Moss: 4, 5, 6. Yellow is low, dark red high."
    )
    assert told(text) == ["2019, 2020, 2021 / Oslo, Moss\n1 2 3\n4 5 6"]


@pytest.mark.parametrize("said", [
    "Upper-triangular matrix of Spearman's rho.", "A matrix of pairwise correlations.",
    "A coloured matrix of Kendall's τ; the diagonal is not drawn.", "Matrix of rank correlations.",
])
@pytest.mark.parametrize("axes", [
    "The same three names are used on the two axes, Ash → Bay → Elm when going down the left side "
    "and likewise when going along the top.",
    "The two axes carry the same names, Ash, Bay and Elm, as one goes from the top down and to the right.",
    "Both axes list Ash, Bay, Elm.",
])
def test_a_matrix_of_coefficients_is_one(said, axes):
    rows = "- **Ash row** — Bay 0.84\\*\\*\\*, Elm -0.52\\*\n- **Bay row** — Elm -0.6\n"
    text = f"{said} {axes}\n\n{rows}"
    (panel,) = replot.parse(text).panels
    assert panel.x.categories == panel.y.categories == ("Ash", "Bay", "Elm")
    assert cells(text) == [[None, 0.84, -0.52], [None, None, -0.6], [None] * 3]


@pytest.mark.parametrize(
    "begins", ["[Figure: Color map of", "Figure 3: A coloured map of", "Colour-coded map of"]
)
def test_a_map_of_colours_with_points_drawn_on_it(begins):
    text = (
        f"{begins} interpolated salt. The horizontal axis is \"East (m)\", with columns from 50 to 150 in "
        "steps of 50. The vertical axis is \"North (m)\", with rows from 90 (top) down to 30 (bottom) in "
        "steps of 30. "
        "Sampling points are drawn as 40 black crosses, and the values of the cells are not written out."
    )
    assert told(text) == ["50, 100, 150 / 90, 60, 30\nu u u\nu u u\nu u u"]


def test_points_drawn_as_crosses_alone_are_a_scatter_plot():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("The chart shows salt over depth, 0 to 40. The points are drawn as 40 crosses.")


def test_what_stands_across_and_down_is_a_grid():
    rows = "| | 5 | 10 |\n|---|---|---|\n| oak | 61 | 60 |\n| elm | 68 | 67 |\n"
    text = f"# Growth\n\nPercent: dose across, tree down.\n\n{rows}\nDrawn in `magma`, from 50 to 70."
    assert told(text) == ["5, 10 / oak, elm\n61 60\n68 67"]
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(f"# Growth\n\nPercent, by tree.\n\n{rows}\nPrinted from 50 to 70.")


@pytest.mark.parametrize("text", [
    "**Figure 2.** Leaf nitrogen against canopy height for 88 plots, points coloured by slope (plasma; 0 "
    "to 35 "
    "degrees). The regression line has slope 0.21 and R² = 0.4. Three plots lie above 3.1 %: 12, 40 and 77.",
    "Lap time over tyre age in 412 laps. Each dot is one lap; a colour bar at the right gives the fuel "
    "load from "
    "5 kg (yellow) to 110 kg (purple). The trend line rises by 0.08 s per lap.",
    "Rent and distance for 300 flats (x-axis: minutes to the centre, y-axis: euro). Dots are coloured by "
    "year "
    "built, using cividis from 1900 to 2020, and sized by floor area.",
])
def test_points_with_a_scale_of_colours_are_a_scatter_plot(text):
    with pytest.raises(replot.NotAHeatmap) as caught:
        replot.parse(text)
    assert caught.value.found == "scatter plot"


@pytest.mark.parametrize(("text", "grid"), [
    ("Sales by region and month, drawn in viridis. Oslo in May 3.5, in June 4.5; Bergen in May 5.5, in "
     "June 6.5. "
     "The labelled points of sale are the two largest.", ["May, June / Oslo, Bergen\n3.5 4.5\n5.5 6.5"]),
    ("Colour bar: wind, 0 to 30 m/s (viridis). X-axis: Mon, Tue. Y-axis: A, B. A: 1, 2. B: 3, 4. In the "
     "rows of "
     "squares each dot is a storm.", ["Mon, Tue / A, B\n1 2\n3 4"]),
])
def test_points_beside_cells_are_no_scatter_plot(text, grid):
    assert told(text) == grid


PRINTED = "Town 2019 2020\nAyr 1.5% 2.5%\nNew Bath (port) 1,9% 3%\nCork 4.5% 5.5%\n"


@pytest.mark.parametrize(
    "said",
    [
        "The columns of the table below represent years and the rows represent the towns.",
        "The rows stand for towns, the columns for years.",
        "In this image the rows show the towns, and the columns show the years.",
    ],
)
def test_lines_of_shares_whose_rows_and_columns_are_explained(said):
    text = f"Empty shops, long description\n\n{said}\n\n{PRINTED}"
    assert told(text)[0].endswith("2019, 2020 / Ayr, New Bath (port), Cork\n1.5 2.5\n1.9 3\n4.5 5.5")


@pytest.mark.parametrize(
    "text",
    [
        f"Empty shops\n\n{PRINTED}",
        "The rows represent customers and the columns represent features.\n\nName Age Income\nAda 31 500\n"
        "Bob 45 700\nCyd 28 300\n",
    ],
)
def test_lines_of_a_table(text):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


WAYS = "- After a week, elm keeps 43 % of its water, oak 61 %.\n- After a month: 40 % in elm, 38 % in oak.\n"


def test_a_scale_whose_colours_are_explained_belongs_to_a_heatmap():
    text = (
        "The figure shows what is left in two woods (from top to bottom: elm, oak) in two spans of time.\n\n"
        f"{WAYS}\nThe colour scale (white = nothing, dark blue = everything) stays.\n"
    )
    assert cells(text) == [[43, 40], [61, 38]]


def test_points_with_such_a_scale_are_none():
    text = (
        "The figure shows how ten labelled points fall from left to right, each of another wood, from 61 % "
        "to 43 % of 100. The colour scale (white = young, dark blue = old) stays."
    )
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


STRIPS = (
    "Three coloured strips, one under another, one for each ferry. Three columns: dawn, noon and dusk. The "
    "paler the square, the emptier the ferry, the more red the fuller.\n\n"
)


def test_strips_one_by_one_with_a_word_on_where_they_stand():
    text = STRIPS + (
        "The first strip, Ferry 2. At dawn 6.5 persons, at noon 2.2, at dusk 9.5.\n\n"
        "Ferry 5, below it: dawn 3.9, noon 7.2, dusk 3.6.\n\n"
        "Ferry 7. Dawn 2.6. Noon 1.5. Dusk 4.2.\n\n"
        "Ferry 8 is pale all along: 1.8 persons at dawn, 3.3 at noon and 1.4 at dusk.\n\n"
        "And the bottom strip, Ferry 9: dawn 7.6, noon 2.8, dusk 1.7.\n"
    )
    assert told(text) == [
        "dawn, noon, dusk / Ferry 2, Ferry 5, Ferry 7, Ferry 8, Ferry 9\n"
        "6.5 2.2 9.5\n3.9 7.2 3.6\n2.6 1.5 4.2\n1.8 3.3 1.4\n7.6 2.8 1.7"
    ]


@pytest.mark.parametrize("lines", [
    "The top row, Ash: dawn 3.9, noon 7.2, dusk 3.6.\n\nElm, just below: dawn 2.9, noon 1.2, dusk 4.6.\n\n"
    "And the last row, Fir: dawn 5.9, noon 9.5, dusk 1.6.\n",
    "Ash. Dawn 3.9. Noon 7.2. Dusk 3.6.\n\nElm. Dawn 2.9. Noon 1.2. Dusk 4.6.\n\n"
    "Fir. Dawn 5.9. Noon 9.5. Dusk 1.6.\n",
    "Ash stays dark throughout: dawn 3.9, noon 7.2, dusk 3.6.\n\n"
    "Elm, beneath: dawn 2.9, noon 1.2, dusk 4.6.\n\n"
    "Fir: dawn 5.9, noon 9.5, dusk 1.6.\n",
])
def test_names_before_values_without_their_places(lines):
    assert told(f"Heatmap of ferries, columns dawn, noon and dusk.\n\n{lines}") == [
        "dawn, noon, dusk / Ash, Elm, Fir\n3.9 7.2 3.6\n2.9 1.2 4.6\n5.9 9.5 1.6"]
