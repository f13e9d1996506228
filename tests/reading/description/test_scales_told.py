"""Scales and names as people tell them in passing."""

from __future__ import annotations

import pytest
from sources import panel

import replot

TABLE = "\n\n| | Q1 | Q2 |\n|---|---|---|\n| Oslo | 1 | 2 |\n| Bergen | 3 | 4 |\n"


@pytest.mark.parametrize(
    ("told", "cmap"),
    [
        ("The colorbar runs from 1 (light) to 20 (dark blue).", "Blues"),
        ("The colorbar runs from 1 (light blue) to 20 (dark).", "Blues"),
        ("Color scale: 0 (pale) to 5 (deep red)", "Reds"),
    ],
)
def test_a_tone_beside_a_number(told, cmap):
    color = panel(f"Heatmap, rows A, B, columns C, D. {told}").color
    assert (color.cmap, color.vmax - color.vmin) == (cmap, 19 if "20" in told else 5)


def test_ends_with_what_they_mean():
    scale = "1 (never, dark red) → 3 (now and then, white) → 5 (always, dark green)"
    color = panel(f"Heatmap, rows A, B, columns C, D.\nLegend: {scale}").color
    assert (color.vmin, color.vmax, color.cmap) == (1, 5, "RdYlGn")


@pytest.mark.parametrize(
    ("scale", "ends", "norm"),
    [
        ("The colour runs light→dark green between 10 and 22.", (10, 22), "linear"),
        ("A green gradient from 10 to 22.", (10, 22), "linear"),
        ("Colour scale: log2, from white (≤0.06) to dark red (>128).", (0.06, 128), "log"),
    ],
)
def test_ends_of_one_hue(scale, ends, norm):
    color = panel(f"Heatmap, rows A, B, columns C, D. {scale}").color
    assert (color.vmin, color.vmax, color.norm, color.label) == (*ends, norm, None)


def test_ticks_on_both_sides_of_zero():
    color = panel("Heatmap, rows A, B, columns C, D. The colour bar has ticks at -2, -1, 0, 1, 2.").color
    assert (color.vmin, color.vmax, color.ticks) == (-2, 2, (-2, -1, 0, 1, 2))


def test_factors_are_limits():
    told = "Heatmap, rows A, B, columns C, D. Log-scaled colorbar from 1× (light) to 20× (dark blue)."
    color = panel(told).color
    assert (color.vmin, color.vmax, color.norm, color.cmap) == (1, 20, "log", "Blues")


def test_a_number_in_a_name_is_no_end_of_the_scale():
    color = panel('Heatmap, rows A, B, columns C, D. Colour bar title "Top-1 accuracy (%)".').color
    assert (color.label, color.vmin, color.vmax) == ("Top-1 accuracy (%)", None, None)


def test_a_map_in_brackets_behind_its_kind():
    told = "Heatmap, rows A, B, columns C, D. Colour: sequential (magma), dark = low."
    assert panel(told).color.cmap == "magma"


@pytest.mark.parametrize(
    ("text", "label", "ends"),
    [
        ('The scale at the right, labelled "Rain", goes from -2 to 6.', "Rain", (-2, 6)),
        ('A bar underneath the plot, captioned "Rain / mm", with ticks at 0, 20, 40.', "Rain / mm", (0, 40)),
        ("- zaxis: Rain\n- colorscale: Hot (reversed)\n- zmin: 0\n- zmax: 16", "Rain", (0, 16)),
        ('Shading: Blues, 0.0–1.0, bar label "Share of days".', "Share of days", (0, 1)),
        ("Darker cells denote more rain (Millimetres 0 to 40).", "Millimetres", (0, 40)),
        ("Darker cells denote more rain (weeks 3 to 5).", "rain", (None, None)),
        ("A color scale ranging from -1 to +1, representing the Linear CKA values for each town.",
         "Linear CKA", (-1, 1)),
        ("Each tile gives the macro F1.", "macro F1", (None, None)),
        ("Each cell's colour encodes rain, from white at 0 to blue at 9.", "rain", (0, 9)),
    ],
)
def test_bars_told(text: str, label: str, ends: tuple[float | None, float | None]) -> None:
    color = replot.parse("A heatmap.\n\n" + text + TABLE).panels[0].color
    assert (color.label, color.vmin, color.vmax) == (label, *ends)


def test_a_map_that_is_an_everyday_word() -> None:
    color = replot.parse("A heatmap.\n\n- colorscale: Hot (reversed)\n" + TABLE).panels[0].color
    assert (color.label, color.cmap) == (None, "hot_r")


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("The rows list the towns (Name of town): Oslo, Bergen.", "Name of town"),
        ("The y-axis lists towns: Oslo, Bergen.", "towns"),
        ("Towns are stacked up the left side (from the top: Oslo, Bergen).", "Towns"),
        ("From top to bottom the axis called Town reads Oslo, Bergen.", "Town"),
        ("The vertical axis, called Town, reads Oslo, Bergen from top to bottom.", "Town"),
        ("Town on the left, quarter below.", "Town"),
    ],
)
def test_rows_named(text: str, label: str) -> None:
    y = replot.parse("A heatmap. " + text + TABLE).panels[0].y
    assert (y.label, y.categories) == (label, ("Oslo", "Bergen"))


def test_from_bottom_to_top() -> None:
    text = "A heatmap. From bottom to top the axis called Risk reads Rare, Possible, Likely."
    assert replot.parse(text).panels[0].y.categories == ("Likely", "Possible", "Rare")


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("A heatmap (title: Rain in March, 2021–2023).", "Rain in March, 2021–2023"),
        ("A heatmap called Which town is wet? It has four cells.", "Which town is wet?"),
        ("A heatmap. Above the plot stands 'Rain in March'.", "Rain in March"),
        ("Here is the heatmap ‘Rain in March’ (in mm).", "Rain in March"),
        ("Caption. Rain of three towns.\n\nA heatmap.", "Rain of three towns"),
        ("A heatmap titled rain.", None),
    ],
)
def test_titles_in_passing(text: str, title: str | None) -> None:
    assert replot.parse(text + TABLE).title == title


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Quarters form the columns, towns the rows.", ("Quarters", "towns")),
        ("Quarters are the columns (Q1, Q2), towns the rows (Oslo, Bergen).", ("Quarters", "towns")),
        ("Its x-axis carries the quarter (Q1, Q2) and its y-axis the town.", ("quarter", "town")),
        ("xlabel: quarter; ylabel: town", ("quarter", "town")),
        ("X-axis label (bottom): Quarter\nY-axis label (left): Town", ("Quarter", "Town")),
        ("With the columns Q1, Q2 and the rows Oslo, Bergen.", (None, None)),
    ],
)
def test_both_axes_named(text: str, names: tuple[str | None, str | None]) -> None:
    panel = replot.parse("A heatmap. " + text + TABLE).panels[0]
    assert (panel.x.label, panel.y.label) == names


def test_whole_numbers_between_two_ends() -> None:
    text = "A heatmap of scores. Grades run from 3 at the bottom to 6 at the top."
    assert replot.parse(text).panels[0].y.categories == ("6", "5", "4", "3")


def test_each_panel_has_its_own_map() -> None:
    text = (
        '**Heatmap 1 – "Precision"**: rows are tools (A, B), columns are folds (1, 2); scale 0.5–1, Blues.\n'
        '**Heatmap 2 – "Recall"**: same rows and columns; scale 0.4–1.0, Oranges.\n'
    )
    assert [panel.color.cmap for panel in replot.parse(text).panels] == ["Blues", "Oranges"]


@pytest.mark.parametrize(
    ("text", "cmap"),
    [
        ("The intensity grows from light blue to navy.", "Blues"),
        ("A spectral density heatmap from white to red.", "Reds"),
    ],
)
def test_words_that_name_no_map(text: str, cmap: str) -> None:
    assert replot.parse("A heatmap. " + text + TABLE).panels[0].color.cmap == cmap


@pytest.mark.parametrize(
    ("text", "label", "ends"),
    [
        ("The colour key, −log10(adj. P), runs from 0 in white to 12 in purple.", "−log10(adj. P)", (0, 12)),
        ('The side bar reads "guests" and is numbered 0, 20, 40.', "guests", (0, 40)),
        ("The color bar on the right indicates the scale of these shares, from 0 to 1.", None, (0, 1)),
        ("Key: cups, 0 = white, 45 = espresso brown.", "cups", (0, 45)),
        ("Colour legend: Waiting time in s; green (5) → red (40)", "Waiting time in s", (5, 40)),
        ("Colour encoding: BLEU; from light orange (24) to dark red (31)", "BLEU", (24, 31)),
        ("Colour bar label: PM2.5 (µg/m³); minimum: 15, maximum: 75", "PM2.5 (µg/m³)", (15, 75)),
        ("Colour bar: Gradient norm (log10), −4 to 0", "Gradient norm (log10)", (-4, 0)),
        ("Color scale: Reward → from dark purple (0) to yellow (80)", "Reward", (0, 80)),
        ("**Colorbar:** ticks .3, .4, .5; label *Share*", "Share", (0.3, 0.5)),
        ('Colour bar: "Ratio", ticks 2×, 4×, 6×.', "Ratio", (2, 6)),
        ("Palette: Oranges. Scale: $5 to $160.", None, (5, 160)),
        ("The colour bar runs from 0 (blue) over white (50) to 100 (red).", None, (0, 100)),
        ("The colour bar runs from (5) to 10.", None, (-5, 10)),
        ('The colour bar is called "Rain" and ticked at 20, 40 and 60.', "Rain", (20, 60)),
        ('It has a white-to-red color scheme. It is titled "Towns". The color bar is named "% wet", 0 to 9.',
         "% wet", (0, 9)),
    ],
)
def test_bars_with_their_names_between(text: str, label: str, ends: tuple[float, float]) -> None:
    color = replot.parse("A heatmap. " + text + TABLE).panels[0].color
    assert (color.label, color.vmin, color.vmax) == (label, *ends)


def test_labels_are_no_names() -> None:
    text = "Rows labeled 'Oslo', 'Bergen' (top to bottom); columns labeled 'Q1', 'Q2' (left to right)."
    (one,) = replot.parse("A heatmap. " + text).panels
    assert (one.x.label, one.x.categories) == (None, ("Q1", "Q2"))
    assert (one.y.label, one.y.categories) == (None, ("Oslo", "Bergen"))


def test_labels_behind_what_they_correspond_to() -> None:
    text = "The matrix shows three rows (Actual) corresponding to Ash, Oak, and Fir, and three columns "
    text += "(Predicted) also corresponding to Ash, Oak, and Fir. A heatmap."
    (one,) = replot.parse(text).panels
    assert (one.y.label, one.x.label) == ("Actual", "Predicted")
    assert one.y.categories == one.x.categories == ("Ash", "Oak", "Fir")


@pytest.mark.parametrize(
    "text",
    [
        "Heights (low, mid, high; bottom to top) × speeds (fast, slow).",
        "Over heights (y; high, mid, low) and speeds (x; fast, slow).",
    ],
)
def test_both_axes_in_brackets(text: str) -> None:
    (one,) = replot.parse("A heatmap. " + text).panels
    assert (one.y.label, one.y.categories) == ("Heights" if text[0] == "H" else "heights",
                                               ("high", "mid", "low"))
    assert (one.x.label, one.x.categories) == ("speeds", ("fast", "slow"))


def test_what_a_row_stands_for_before_how_it_is_labelled() -> None:
    text = "A heatmap. The rows represent different training setups, indicated by text labels on the left."
    assert replot.parse(text).panels[0].y.label == "training setups"


def test_a_map_and_its_ends_are_no_labels() -> None:
    text = 'A heatmap of stages. Shading: Blues, normalised per row, 0.0–1.0, bar label "Share".'
    (one,) = replot.parse(text).panels
    assert (one.y.categories, one.color.cmap, one.color.label) == ((), "Blues", "Share")


def test_two_lists_of_which_one_is_told_to_be_at_a_side() -> None:
    text = "A heatmap of bird kinds on the left axis (owl, emu) and times on the right (noon, dusk)."
    (one,) = replot.parse(text).panels
    assert (one.y.label, one.y.categories) == ("bird kinds", ("owl", "emu"))
    assert (one.x.label, one.x.categories) == ("times", ("noon", "dusk"))


def test_a_shade_and_a_colour_on_both_sides_of_a_slash() -> None:
    text = "A heatmap. Color scale: growth (darker/red = worse, lighter/green = better). Poor growth (darker "
    text += "red/orange regions) is at the left."
    assert replot.parse(text + TABLE).panels[0].color.cmap == "RdYlGn"


@pytest.mark.parametrize(("told", "cmap", "ends"), [
    ("Colours are shades of green from light (0 trips) to dark (300 trips).", "Greens", (0, 300)),
    ("A palette of oranges from light (12) to dark (48).", "Oranges", (12, 48)),
    ("Cells are tinted in blue from faint (0%) to strong (100%).", "Blues", (0, 100)),
    ("Blue from dark (0) to light (5).", "Blues_r", (0, 5)),
    ("Tones of purple from light at 0 to dark at 9.", "Purples", (0, 9)),
    ("Shading in grey from white (no calls) to black (90 calls).", "Greys", (0, 90)),
    ("Cells are white (no data) or red (8).", None, (None, None)),
])
def test_two_tones_of_one_hue(told, cmap, ends):
    color = panel(f"A heatmap with the rows A and B and the columns C and D. {told}").color
    assert (color.cmap, (color.vmin, color.vmax)) == (cmap, ends)


MAP = "Heatmap, rows A, B, columns C, D. A map from black through purple and orange to pale yellow"


@pytest.mark.parametrize(
    "said",
    [
        "{}, with an upright bar called \"gain\" that is marked 0 at the bottom and 0.8 at the top.",
        "{}; beside it a bar with 0 at the foot and 0.8 at the top.",
    ],
)
def test_the_place_of_a_number_is_none_of_the_colour_before(said):
    color = panel(said.format(MAP)).color
    assert color.cmap in ("inferno", "magma")


def test_the_place_of_a_colour_beside_its_number():
    said = "From pale yellow 0 at the bottom to black 1 at the top."
    color = panel(f"Heatmap, rows A, B, columns C, D. {said}").color
    assert color.cmap.endswith("_r") or color.cmap in ("Greys", "YlOrBr")
