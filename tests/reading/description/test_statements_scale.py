"""The colour bar: limits, ticks, label, place, norm; and whether numbers are printed."""

from __future__ import annotations

import pytest
import sources
from sources import cells, codes, panel, source

import replot

AXES = "A heatmap; x-axis A, B; y-axis P, Q.\n\n- P: 1, 2\n- Q: 3, 4\n\n"


@pytest.mark.parametrize(
    ("words", "low", "high"),
    [
        ("The colour bar runs from 0 to 10.", 0, 10),
        ("The color bar ranges from -1.5 to 2.5.", -1.5, 2.5),
        ("The colorbar spans −3 to 3.", -3, 3),
        ("**Colour scale:** 0–100", 0, 100),
        ("The colour bar goes from 0.0 (white) to 1.0 (dark blue).", 0, 1),
        ("A colour bar on the right ranges from 0% to 100%.", 0, 100),
        ("The colour bar has a minimum of 5 and a maximum of 50.", 5, 50),
        ("The colour bar runs from 1,000 to 25,000.", 1000, 25000),
        ("The scale of colours runs from light yellow at 2 to dark red at 8.", 2, 8),
        ("The scale ranges from blue to red, with blue representing smaller values (around 0.3) and red "
         "representing larger values (around 1.7).", 0.3, 1.7),
        ("The color scale ranges from dark blue (low values, near 0) through green to yellow (high values, "
         "up to 4).", 0, 4),
    ],
)
def test_limits(words, low, high):
    color = panel(AXES + words + "\n").color
    assert (color.vmin, color.vmax) == (low, high)


def test_limits_point_to_their_words():
    text = AXES + "The colour bar runs from 0.5 to 10.\n"
    for field in ("vmin", "vmax"):
        line, words = source(text, f"panels[0].color.{field}")
        assert line == 6
        assert "0.5" in words
        assert "10" in words


def test_no_limits_without_words_for_them():
    color = panel(AXES).color
    assert (color.vmin, color.vmax, color.label, color.norm) == (None, None, None, "linear")
    assert "R303" in codes(AXES)


def test_limits_after_the_middle_of_the_scale():
    text = AXES + (
        "The colour scale is diverging, blue for negative and red for positive values, white at 0, "
        "ranging from -5 to 5.\n"
    )
    assert (panel(text).color.vmin, panel(text).color.vmax) == (-5, 5)


def test_ticks():
    text = AXES + "The colour bar on the right has ticks at 0, 25, 50, 75 and 100.\n"
    assert panel(text).color.ticks == (0, 25, 50, 75, 100)


@pytest.mark.parametrize(
    ("words", "ticks"),
    [
        ("Colour bar: 0 (white) to 100 (dark blue), labelled Index.", None),
        ("The colour bar is labelled for 0 to 5.", None),
        ("The colour bar has ticks at 0, 20, ..., 100.", (0, 20, 40, 60, 80, 100)),
        ("The colour bar has ticks at 0, 0.5, …, 2.", (0, 0.5, 1, 1.5, 2)),
        ("The colour bar has ticks from 0 to 1 in steps of 0.5.", (0, 0.5, 1)),
    ],
)
def test_two_ends_are_no_ticks(words, ticks):
    assert panel(AXES + words + "\n").color.ticks == ticks


def test_ticks_and_the_label_in_one_sentence():
    text = AXES + 'The colour bar has ticks at 0, 25, 50, 75 and 100 and is labelled "Accuracy (%)".\n'
    assert panel(text).color.label == "Accuracy (%)"
    assert panel(text).color.ticks == (0, 25, 50, 75, 100)


@pytest.mark.parametrize(
    "words",
    [
        'The colour bar on the right is labelled "Accuracy (%)".',
        'The color bar, titled "Accuracy (%)", stands on the right.',
        'A vertical colour bar at the right, labelled "Accuracy (%)", runs from 0 to 100.',
    ],
)
def test_the_label_of_the_bar(words):
    color = panel(AXES + words + "\n").color
    assert color.label == "Accuracy (%)"
    assert color.location == "right"


def test_a_bar_below():
    assert (
        panel(AXES + "A horizontal colour bar below the plot runs from 0 to 5.\n").color.location == "bottom"
    )


def test_a_logarithmic_bar():
    color = panel(AXES + "The colour bar is logarithmic, from 1 to 1000, in viridis.\n").color
    assert (color.norm, color.vmin, color.vmax, color.cmap) == ("log", 1, 1000, "viridis")


def test_a_logarithm_of_zero_is_not_asked_for():
    text = AXES.replace("P: 1, 2", "P: 0, 2") + "The colour scale is logarithmic.\n"
    assert panel(text).color.norm == "symlog"


def test_no_bar():
    assert (
        replot.parse(
            "A heatmap without a colour bar; x-axis A, B; y-axis P, Q.\n\n- P: 1, 2\n- Q: 3, 4\n"
        ).colorbar
        == "none"
    )
    assert replot.parse(AXES).colorbar == "each"


def test_values_outside_the_limits_are_kept_and_noted():
    text = AXES.replace("2", "20") + "The colour bar runs from 0 to 10.\n"
    assert cells(text)[0] == [1, 20]
    assert "R101" in codes(text)
    assert "R101" not in codes(AXES + "The colour bar runs from 0 to 10.\n")


def test_limits_of_a_bar_that_are_approximate():
    text = AXES + "The colour bar runs from about 0 to roughly 10.\n"
    assert (panel(text).color.vmin, panel(text).color.vmax) == (0, 10)
    assert "R302" in codes(text)


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("No numbers are printed in the cells.", False),
        ("The cells are not annotated.", False),
        ("Each cell shows its value.", True),
        ("", True),
    ],
)
def test_whether_numbers_are_printed(words, shown):
    assert panel(AXES + words + "\n").annotation.show is shown
    assert cells(AXES + words + "\n") == [[1, 2], [3, 4]]


@pytest.mark.parametrize(("first", "form"), [("1", ".0f"), ("1.5", ".1f"), ("1.50", ".2f"), ("1e-4", None)])
def test_digits_as_the_text_has_them(first, form):
    assert panel(AXES.replace("P: 1,", f"P: {first},")).annotation.format == form


def test_panels_with_colours_of_their_own():
    table = "\n\n| | A | B |\n|---|---|---|\n| P | 1 | 2 |\n| Q | 3 | 4 |\n\n"
    text = (
        f"Two heatmaps.\n\n## Before\nThe colour bar runs from white to dark red.{table}"
        f"## After\nThe colour bar runs from white to dark blue.{table}"
    )
    found = [f for f in replot.examine(text).findings if f.code == "R304"]
    assert [(f.subject, f.spans[0].line) for f in found] == [
        (("panels[0].color.cmap",), 4),
        (("panels[1].color.cmap",), 12),
    ]
    assert "in Before" in found[0].message
    assert "in After" in found[1].message


def test_a_bar_with_its_colormap_in_brackets_and_its_ends_at_their_places():
    text = "Heat map; 2 rows (Layer 1 at the top to Layer 2 below) and 2 columns (A, B). The colorbar "
    text += '(magma) goes from 0 at the bottom to 0.6 at the top and is labelled "share".'
    found = replot.parse(text).panels[0]
    assert (found.color.label, found.color.vmin, found.color.vmax) == ("share", 0, 0.6)
    assert (found.color.location, found.x.side) == (None, None)


def test_the_logarithm_of_a_quantity_is_no_scale():
    words = "The color scale represents the log-probability of rain (ranging from about -1 to -7)."
    color = panel(AXES + words).color
    assert (color.norm, color.vmin, color.vmax) == ("linear", -7, -1)
    color = panel(AXES + 'The color scale represents the "2 log Bayes Factor", from 0 to 50.').color
    assert color.norm == "linear"
    assert panel(AXES + "The log-scaled counts run from 1 to 100 on the colour bar.").color.norm == "log"


@pytest.mark.parametrize(
    "words",
    [
        "Cell color intensity represents egg counts.",
        "color = egg counts",
        "The color can indicate egg counts at that depth.",
        "Rows are ponds; color = egg counts.",
        "x-axis (month), y-axis (pond), color (egg counts)",
        "- **Cell color:** Intensity from light to dark based on egg counts (0 = white, many = deep blue)",
        "- **Color:** Shade of green depending on egg counts.",
        "- **Color:** Intensity represents egg counts",
    ],
)
def test_the_label_of_a_bar_from_what_colours_stand_for(words):
    assert panel(AXES + words + "\n").color.label == "egg counts"


@pytest.mark.parametrize(
    ("words", "label"),
    [
        ("The heatmap displays egg density values between four groups.", "egg density"),
        ("This heatmap presents egg scores for ponds (rows) and months (columns).", "egg scores"),
        ("The heatmap shows the values for ponds (rows) and months (columns).", None),
        ("The heatmap shows mean values for ponds (rows) and months (columns).", None),
        ("Heatmap: x = month, y = pond, color = egg score 1–10.", "egg score"),
    ],
)
def test_the_label_of_a_bar_from_the_values_that_are_shown(words, label):
    assert panel(words).color.label == label


@pytest.mark.parametrize("words", [
    "The colour map is viridis, and its bar has the ends 20 and 100.",
    "The ends of the colour bar are 20 and 100.",
    "The colour bar is marked 20 and 100 at its ends.",
    "The colour bar has 20% (pale) at one end and 100% (dark) at the other.",
    "The two ends of the colour bar read 20 and 100.",
])
def test_the_ends_of_the_bar_called_so(words):
    color = panel(AXES + words).color
    assert (color.vmin, color.vmax) == (20, 100)


@pytest.mark.parametrize(("said", "ends"), [
    ("The colour bar goes from 40 to 90. The standard errors, between 0.9 and 1.6, are told in the legend.",
     (40, 90)),
    ("The standard errors, between 0.9 and 1.6, are told in the legend.", (None, None)),
    ("Colour scale: white at 0.0, dark red at -8.0.", (-8, 0)),
    ("The colour scale has white at 1, dark blue at -2.5.", (-2.5, 1)),
    ("Colour scale: 0.5 - 8.", (0.5, 8)),
])  # fmt: skip
def test_numbers_in_a_legend_and_signs_of_ends(said, ends):
    color = sources.panel(f"A heatmap. Rows: A, B. Columns: c, d.\n\n{said}\n\nA: 1, 2\n\nB: 3, 4\n").color
    assert (color.vmin, color.vmax) == ends


GRID = "A heatmap. Rows: a, b. Columns: c, d.\n\n{}\n\na: 1, 2. b: 3, 4."


@pytest.mark.parametrize(("said", "ends"), [
    ("Limits of the colour scale: -5 and 5.", (-5, 5)),
    ("The colour bar has limits of plus and minus 5.", (-5, 5)),
    ("The colour scale bottoms out at 2 and tops out at 50.", (2, 50)),
])
def test_ends_in_other_words(said, ends):
    color = replot.parse(GRID.format(said)).panels[0].color
    assert (color.vmin, color.vmax) == ends


def test_a_map_in_brackets_behind_its_colours():
    figure = replot.parse(GRID.format("Colours from purple to yellow (plasma) encode the rate."))
    assert figure.panels[0].color.cmap == "plasma"


def test_a_thing_that_is_called_like_a_map_is_none():
    figure = replot.parse(GRID.format("The plasma of each donor was kept; colours go from white to navy."))
    assert figure.panels[0].color.cmap != "plasma"
