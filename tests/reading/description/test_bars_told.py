"""How the colour bar is told in small figures: its name, its ends, its colours, one for each panel."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

TABLES = "\n".join(
    f"({mark}) {name}\n\n| | k1 | k2 |\n|---|---|---|\n| P | {k}1 | {k}2 |\n| Q | {k}3 | {k}4 |\n"
    for k, (mark, name) in enumerate([("a", "Loss"), ("b", "Speed")], 1)
)


@pytest.mark.parametrize(
    "said",
    [
        "Panel (a) uses a viridis map from 10 to 15, panel (b) plain magma (20 to 25).",
        "Panel a is coloured in viridis (10 to 15). Panel b is coloured in magma (20 to 25).",
        "The left heatmap uses the viridis scale (10 to 15) and the right heatmap the magma one (20 to 25).",
    ],
)
def test_the_colours_of_each_panel_in_a_sentence_about_all(said):
    found = [one.color for one in replot.parse(f"Both panels are heatmaps.\n\n{TABLES}\n{said}").panels]
    assert [(one.cmap, one.vmin, one.vmax) for one in found] == [("viridis", 10, 15), ("magma", 20, 25)]


def test_colours_and_ends_behind_the_name_of_a_panel():
    text = "\n".join(
        f"{side} heatmap, {name}, {scale}:\n\n- P: k1 {k}.1, k2 {k}.2\n- Q: k1 {k}.3, k2 {k}.4\n"
        for k, (side, name, scale) in enumerate(
            [("Left", "RMSE in mm", "YlOrBr reversed, 0 to 12"), ("Right", "R²", "Greens, 0 to 2")]
        )
    )
    found = replot.parse(f"Two heatmaps (rows P and Q, columns k1 and k2).\n\n{text}").panels
    assert [one.title for one in found] == ["RMSE in mm", "R²"]
    assert [(one.color.cmap, one.color.vmax) for one in found] == [("YlOrBr_r", 12), ("Greens", 2)]


def test_numbered_panels_with_the_ends_of_their_bars():
    text = (
        "Two heat maps share the y-axis \"Layer\" and the x-axis \"Size\" (64, 128).\n\n"
        "1) Accuracy (%), bar 50 to 100\n   Row 1 (12): 81.2, 84.0\n   Row 2 (8): 74.5, 77.7\n\n"
        "2) Gain, bar 0.0 to 0.5\n   Row 1 (12): 0.31, 0.28\n   Row 2 (8): 0.35, 0.33\n"
    )
    found = replot.parse(text).panels
    assert [one.title for one in found] == ["Accuracy (%)", "Gain"]
    assert [(one.color.vmin, one.color.vmax) for one in found] == [(50, 100), (0, 0.5)]
    assert cells(text, 1) == [[0.31, 0.28], [0.35, 0.33]]


@pytest.mark.parametrize(("last", "high"), [("red = 10 or more", None), ("red = 10-20", 20)])
def test_classes_of_counts(last, high):
    said = f"Legend: green = 0-4 risks, amber = 5-9 risks, {last}."
    color = panel(f"A heatmap. Rows: A, B. Columns: C, D. {said}").color
    assert (color.vmin, color.vmax) == (0, high)


@pytest.mark.parametrize(
    ("said", "cmap"),
    [
        ("Red and blue denote positive and negative correlations, respectively.", "coolwarm"),
        ("Blue and red indicate high and low values, respectively.", "coolwarm_r"),
        ("Colour bar: error, 0 to .25, light (good) to dark red (bad).", "Reds"),
        ("Colour bar: score, 0 to 100, red (bad) to green (good).", "RdYlGn"),
    ],
)
def test_colours_and_their_places_in_one_order(said, cmap):
    assert panel(f"A heatmap. Rows: A, B. Columns: C, D. {said}").color.cmap == cmap


@pytest.mark.parametrize(
    ("said", "label"),
    [
        ("The bar runs from 0 (white) to 1 (black); its label says \"Allowed\".", "Allowed"),
        ("Shared colour bar below: ECE, 0 to 1, light to dark red.", "ECE"),
        ("Its colour shows the waiting time (white 0, deep purple 1).", "waiting time"),
    ],
)
def test_what_a_bar_is_called(said, label):
    assert panel(f"A heatmap. Rows: A, B. Columns: C, D. {said}").color.label == label


def test_the_title_of_the_legend_comes_before_the_head_of_the_values():
    text = (
        "A tile plot, sites in rows. The legend title is \"Beetles\", from white (0) to green (30).\n\n"
        "| Site | Season | Counts per trap |\n|---|---|---|\n| Bog | spring | 4 |\n| Bog | fall | 19 |\n"
        "| Fen | spring | 7 |\n| Fen | fall | 26 |\n"
    )
    assert panel(text).color.label == "Beetles"
    assert cells(text) == [[4, 19], [7, 26]]


def test_a_zero_diagonal_and_ends_in_metres():
    text = (
        "Distance heatmap between three poles (D1–D3), in metres; symmetric, zero diagonal. "
        "D1–D2: 12.4; D1–D3: 18.0; D2–D3: 9.1. Colour map: \"YlGnBu\", 0–25 m, bar titled \"Distance (m)\"."
    )
    assert cells(text) == [[0, 12.4, 18], [12.4, 0, 9.1], [18, 9.1, 0]]
    assert (panel(text).color.vmin, panel(text).color.vmax) == (0, 25)


def test_lettered_headings_with_a_comma_and_a_scale_of_both():
    text = (
        "## (a) Encoder, layer 6\nRows and columns: Czech, Greek. Czech: 1.00, 0.46. Greek: 0.44, 1.00.\n\n"
        "## (b) Encoder, layer 24\nRows and columns as in (a). Czech: 1.00, 0.71. Greek: 0.69, 1.00.\n\n"
        "## Colours\nBoth heatmaps: sequential greens, 0.2 to 1.0; label \"CKA\".\n"
    )
    found = replot.parse(text).panels
    assert [one.title for one in found] == ["(a) Encoder, layer 6", "(b) Encoder, layer 24"]
    told = {(one.color.cmap, one.color.vmin, one.color.label) for one in found}
    assert told == {("Greens", 0.2, "CKA")}


def test_bars_of_several_panels_in_their_order():
    text = (
        "Three heatmaps. Rows 8, 16; columns dry, wet.\n\n**Left – Oak.** 8: 1.1, 1.2; 16: 1.3, 1.4.\n"
        "**Middle – Elm.** 8: 2.1, 2.2; 16: 2.3, 2.4.\n**Right – Fir.** 8: 3.1, 3.2; 16: 3.3, 3.4.\n\n"
        "Colour bars are separate: 1–2, 2–3 and 3–4, all in YlGnBu."
    )
    found = [one.color for one in replot.parse(text).panels]
    assert [(one.vmin, one.vmax) for one in found] == [(1, 2), (2, 3), (3, 4)]


@pytest.mark.parametrize(
    "said",
    [
        "Red below 0, white at 0, green above (bar from -50 to +50, title \"NPS\").",
        "cbar = {'label': 'NPS', 'vmin': -50, 'vmax': 50}",
        "**Colour scale:** `RdYlGn`, -50 → 50, label on the right: \"NPS\"",
    ],
)
def test_ends_and_labels_of_a_bar(said):
    color = panel(f"A heatmap. Rows: A, B. Columns: C, D.\n\n- {said}").color
    assert (color.vmin, color.vmax, color.label) == (-50, 50, "NPS")


@pytest.mark.parametrize(
    ("said", "label"),
    [
        ("Colour encodes PM2.5 concentration using the magma colormap.", "PM2.5 concentration"),
        ("The cells show PM2.5 levels (µg/m³).", "PM2.5 levels (µg/m³)"),
        ("Colour bar: PM2.5 (µg/m³), from 0 to 60.", "PM2.5 (µg/m³)"),
        ("Colour bar: Top-1 accuracy, 60–100 (red-yellow-green).", "Top-1 accuracy"),
        ("Colour bar (Top-5 error), from 0 to 60.", "Top-5 error"),
        ("Color scale: log-likelihood, -10–0 (viridis).", "log-likelihood"),
    ],
)
def test_numbers_in_the_name_of_a_bar(said, label):
    assert panel(f"A heatmap. Rows: A, B. Columns: C, D.\n\n{said}").color.label == label


@pytest.mark.parametrize(
    ("said", "label"),
    [
        ("The colorbar indicates Price in euros and ranges from 10 to 30.", "Price"),
        ("The intensity of the red colour represents the price in euros.", "price"),
        ("A diverging palette (blue-white-red) is used.", None),
        ("The colormap (jet) runs from blue to red.", None),
    ],
)
def test_what_the_bar_indicates(said, label):
    assert panel(f"A heatmap. Rows: A, B. Columns: C, D.\n\n{said}").color.label == label


@pytest.mark.parametrize(
    "said",
    [
        'cmap = magma, vmin = 0, cbar label = "induction score"',
        'cbar_label = "induction score"',
        'The label of the colour bar is "induction score".',
        'The title of the legend reads "induction score".',
    ],
)
def test_the_label_of_a_bar_behind_a_sign(said):
    text = (
        f"A heatmap.\n\nrows = layer 0..1 (0 at the bottom)\ncols = head 0..2\n{said}\n\n"
        "1: .2 .1 .7\n0: .3 .4 .5"
    )
    figure = panel(text)
    assert (figure.color.label, figure.x.label, figure.y.label) == ("induction score", "head", "layer")
    assert cells(text) == [[0.2, 0.1, 0.7], [0.3, 0.4, 0.5]]


@pytest.mark.parametrize("verb", ["denotes", "represents", "indicates", "means"])
def test_ends_that_colours_denote(verb):
    color = panel(f"A heatmap. Rows: A, B. Columns: C, D. White {verb} 0% and deep purple 100%.").color
    assert (color.cmap, color.vmin, color.vmax) == ("Purples", 0, 100)


@pytest.mark.parametrize(
    "said",
    [
        "Colour scale is logarithmic: 1, 10, 100.",
        "Color scale: logarithmic (1, 10, 100).",
        "The log colour bar reads 1, 10 and 100.",
        "Colours are on a log scale: 1, 10, 100.",
        "Colour bar (log scale): 1, 10, 100.",
    ],
)
def test_ticks_of_a_logarithmic_scale(said):
    told = panel(f"A heatmap. Rows: A1, B1. Columns: C1, D1. A1: 25, 6. B1: 7, 28. {said}").color
    assert (told.norm, told.vmin, told.vmax, told.ticks, told.label) == ("log", 1, 100, (1, 10, 100), None)


def test_what_the_bar_counts_is_no_tick():
    text = "A heatmap. Rows: A1, B1. Columns: C1, D1. A1: 25, 6. B1: 7, 28. "
    assert panel(text + "The colour bar shows the number of 1, 2 and 3 star reviews.").color.ticks is None


@pytest.mark.parametrize(
    "said",
    [
        "Cells are shaded in three classes: below 10 (light), 10 to 20 (medium), above 20 (dark).",
        "Three shades of blue: light (below 10), medium (10-20), dark (above 20).",
        "The colours run from white to blue, values from 0 to 30 are written in each cell.",
        "It has a white-to-blue colour map and values from 0 to 30 printed inside the tiles.",
    ],
)
def test_numbers_that_are_no_ends_of_the_bar(said):
    told = panel(f"A heatmap. Rows: A1, B1. Columns: C1, D1. A1: 5, 16. B1: 7, 28. {said}").color
    assert (told.vmin, told.vmax) == (None, None)


@pytest.mark.parametrize("lead", ["### Colour coding", "The colour scale:", "A heatmap in three colours:"])
@pytest.mark.parametrize(
    "items",
    [
        "- Green (>20): high\n- Yellow (10-20): so-so\n- Red (<10): low",
        "- Green: above 20\n- Yellow: 10-20\n- Red: below 10",
    ],
)
def test_classes_with_an_open_one_tell_no_ends(lead, items):
    text = "A heatmap. Rows: A1, B1. Columns: C1, D1. A1: 5, 16. B1: 7, 28."
    told = panel(f"{text}\n\n{lead}\n\n{items}\n").color
    assert (told.vmin, told.vmax) == (None, None)
    assert told.described.startswith("Green")


def test_what_a_bar_maps():
    head = "A heatmap. Rows: A1, B1. Columns: C1, D1. A1: 5, 16. B1: 7, 28. "
    told = panel(head + "A bar at the right maps Price from 0 to 30.").color
    assert (told.label, told.vmin, told.vmax) == ("Price", 0, 30)
    assert panel(head + "A bar at the right maps colours to values from 0 to 30.").color.label is None


def test_cells_one_by_one_are_no_label():
    text = "A heatmap. Rows north, south; columns May, June. The cells: north-May 1, north-June 2, "
    assert panel(text + "south-May 3, south-June 4.").color.label is None
    assert panel("A heatmap. Rows A, B; columns C, D. The cells: revenue, in euros.").color.label == "revenue"
def test_what_a_scale_is_for():
    head = "A heatmap. Rows: A1, B1. Columns: C1, D1. A1: 0.5, 0.6. B1: 0.7, 0.2. "
    told = panel(head + "It uses a grey scale from 0 (black) to 1 (white) for the hit rate.").color
    assert (told.label, told.vmin, told.vmax, told.cmap) == ("hit rate", 0, 1, "gray")
    assert panel(head + "It uses a grey scale from 0 to 1 for the left panel.").color.label is None


@pytest.mark.parametrize("behind", ["", ", and its colours are those of fire"])
def test_marks_of_a_bar_and_what_follows(behind):
    head = "A heatmap. Rows: A1, B1. Columns: C1, D1. A1: 1, 2. B1: 3, 4. "
    told = panel(f"{head}The bar is marked 0 %, 10 % and 20 %{behind}.").color
    assert (told.vmin, told.vmax, told.ticks) == (0, 20, (0, 10, 20))


@pytest.mark.parametrize(("bar", "told"), [
    ("A strip of colour starts at 0 with a pale green and ends at 9 with a dark green, and the words "
     '"Yield in t/ha" are written along it.', ("Yield in t/ha", 0, 9, "Greens")),
    ("Legend: yield: 2 (white) - 9 (dark green)", ("yield", 2, 9, "Greens")),
    ("The tiles are tinted from white (0) to dark green (9); the row of sums is not drawn.",
     (None, 0, 9, "Greens")),
    ("vmin: 0\nvmax: 9\ncmap: Greens", (None, 0, 9, "Greens")),
    ("Cells scoring 4 or less are green, those from 5 to 8 amber, everything above is red.",
     (None, None, None, "RdYlGn_r")),
])
def test_ends_and_names_of_scales(bar, told):
    color = panel(f"A heatmap. Rows: A1, B1. Columns: C1, D1. A1: 5, 6. B1: 7, 8.\n\n{bar}").color
    assert (color.label, color.vmin, color.vmax, color.cmap) == told


def test_values_behind_their_key_are_no_label():
    text = "A heatmap with a colour scale. x: C1, D1; y: A1, B1. Values: A1 0.5, 0.6; B1 0.7, 0.8."
    assert panel(text).color.label is None


def test_limits_that_are_symmetric_and_names_without_their_greys():
    head = "A heatmap. Rows: A1, B1. Columns: C1, D1. A1: 1, 2. B1: 3, 4. "
    told = panel(head + "Red cells: decline, blue cells: growth; the scale is symmetric, ±30.").color
    assert (told.vmin, told.vmax) == (-30, 30)
    assert panel(head + "Darker = larger error (grey scale).").color.label == "error"
    told = panel(head + "Green = satisfied, red = dissatisfied, yellow in between.").color
    assert told.cmap == "RdYlGn"


def test_a_lightest_and_a_darkest_number_and_a_map_at_the_end():
    head = "A heatmap. Rows: A1, B1. Columns: C1, D1. A1: 40, 50. B1: 60, 70. "
    told = panel(head + "Shades of green; 30 is lightest, 80 darkest.").color
    assert (told.vmin, told.vmax) == (30, 80)
    assert panel(head + "The lightest cells (around 40) are in A1, the darkest in B1.").color.vmin is None
    told = panel(head + 'Colour bar "requests/min", logarithmic, 10^1 to 10^4, magma.').color
    assert (told.label, told.cmap, told.norm, told.vmax) == ("requests/min", "magma", "log", 10_000)
def test_lines_told_in_brackets_are_no_limits():
    text = "A heatmap. Rows: A1, B1. Columns (layer): 1, 2. A1: 0.5, 0.6. B1: 0.7, 0.2.\n\n"
    told = panel(f"{text}**Color scale**: blue for low, red for high, most midway (approx. layers 2-8).")
    assert (told.color.vmin, told.color.vmax) == (None, None)


def test_a_bar_without_a_name():
    head = "## Heatmap\n- Rows: A1, B1\n- Columns: C1, D1\n- A1: 0.13, 0.14\n- B1: 0.15, 0.16\n"
    for bar in (
        "- **Legend**:\n  - Right, from blue (0.12) to orange (0.16). No explicit title or units provided.",
        '- **Legend**:\n  - Green squares labeled "Owl-2"\n  - Grey squares labeled "Elk"',
    ):
        assert panel(head + bar).color.label is None


@pytest.mark.parametrize("bar", [
    "To the right is a gradient bar. Its lower end is white and is labelled 50; its upper end is black "
    "and is "
    "labelled 90.",
    "A colour bar: the lower end is labelled 50 and the upper end is marked 90.",
])
def test_ends_of_a_bar_that_are_labelled(bar):
    told = panel(f"A heatmap. Rows: A1, B1. Columns: C1, D1. {bar} A1: 60, 70. B1: 80, 85.").color
    assert (told.vmin, told.vmax) == (50, 90)


def test_ends_behind_colours_that_nobody_knows():
    head = "A heatmap. Rows: A1, B1. Columns: C1, D1. A1: 1, 2. B1: 3, 4. "
    told = panel(head + "Colours go from cream (0) to oxblood (70).").color
    assert (told.vmin, told.vmax) == (0, 70)


@pytest.mark.parametrize(
    ("said", "label"),
    [
        ("The heatmap below shows the connection times between the machines.", "connection times"),
        ("This heat map illustrates the number of trips by weekday by hour.", "number of trips"),
        ("The heatmap depicts strong correlations in the data.", None),
        ("A heatmap of word error rates. The colour bar is called WER.", "WER"),
        ("A heatmap of default rates. Each cell represents the default rate.", "default rate"),
        ("Each cell is labeled with its exact risk-adjusted score.", "risk-adjusted score"),
    ],
)
def test_the_quantity_that_a_heatmap_is_said_to_show(said, label):
    assert panel(f"A heatmap. Rows: A, B. Columns: C, D.\n\n{said}").color.label == label


@pytest.mark.parametrize(
    ("said", "label"),
    [
        ("Cell color intensity scales with page views using the opacity of `var(--brand)`.", "page views"),
        ("Colour intensity increases with page views.", "page views"),
        ("Cell colour is proportional to the page views.", "page views"),
        ("The color scales from `var(--low)` to `var(--high)`.", None),
    ],
)
def test_what_a_colour_scales_with(said, label):
    text = f"Heatmap. Rows: Ayr, Bath. Columns: Tea, Jam. Ayr, Tea: 4. {said}"
    assert panel(text).color.label == label
