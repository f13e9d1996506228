"""Figures as programs tell them that turn pages into text, and as alternative texts do."""

from __future__ import annotations

import numpy as np
import pytest
from sources import panel

import replot

GRID = "Rows are trees (Oak, Elm). Columns are years (Y1, Y2)."
TWO = f"Two heatmaps. {GRID} "


def ends(read):
    return read.color.vmin, read.color.vmax


def test_sentences_without_a_space_between_them():
    read = panel(
        '<::chart: heatmap::>Fig. S2. Loss of leaves.The x-axis is "Dose (mg)" with values 0, 2.5, and 10.'
        "Y-axis: Plant (fern, moss).Color bar: 0 (blue) to 1 (red), indicating loss values.<::/chart::>"
    )
    assert (read.x.label, read.x.categories) == ("Dose (mg)", ("0", "2.5", "10"))
    assert (read.y.label, read.y.categories) == ("Plant", ("fern", "moss"))
    assert (read.color.label, *ends(read)) == ("loss", 0, 1)


def test_marks_about_the_figures_of_a_page():
    read = panel(
        "A<::Figure A: Heatmap of the yield.X-axis: Soil (clay, loam).Y-axis: Crop (rye, oat).: heatmap::>"
        "B<::Figure B: Bar chart of the rain.X-axis: Month (May, June).: bar chart::>"
    )
    assert read.x.categories == ("clay", "loam")
    assert read.y.categories == ("rye", "oat")


def test_parts_behind_capital_letters_of_which_some_are_no_heatmaps():
    across = "across Shade [au] (Y-axis, from 0.5 to 3) and Moisture [au] (X-axis, from 0.5 to 3)."
    figure = replot.parse(
        "A. Six line plots of height over Week (0-24). The Y-axis is height, ranging from 0 to 2. "
        f"B. Canopy model heatmap. The heatmap shows a grid of values {across} A color bar ranges from 0 "
        f"(blue) "
        f"to 1 (red). C. Soil model heatmap. Similar to B, this heatmap displays values {across} The color "
        f"bar "
        "ranges from 0 (blue) to 2 (red)."
    )
    assert [read.title for read in figure.panels] == ["Canopy model", "Soil model"]
    assert [(read.x.label, read.y.label) for read in figure.panels] == [("Moisture [au]", "Shade [au]")] * 2
    assert [ends(read) for read in figure.panels] == [(0, 1), (0, 2)]


def test_axes_for_both_heatmaps_and_the_looks_of_single_rows():
    figure = replot.parse(
        'The figure shows two heatmaps. The y-axis for both heatmaps is "Dose (mg)" with values 0, 3, and 5. '
        'The x-axis in both panels is "Serum (%)" with values 0, 6, and 10. The color scale ranges from 0 '
        '(red) to 100 '
        '(blue). A) Heatmap titled "Control". The top rows (dose 5, 3 mg) are predominantly dark red. The '
        'row for dose '
        '2.5 shows a transition from red to blue (from 6% to 10%). B) Heatmap titled "Treated". The row '
        'for dose 3 is '
        "red at low serum, turning brown at high serum."
    )
    assert [read.title for read in figure.panels] == ["Control", "Treated"]
    for read in figure.panels:
        assert (read.y.label, read.y.categories) == ("Dose (mg)", ("5", "3", "0"))
        assert (read.x.label, read.x.categories) == ("Serum (%)", ("0", "6", "10"))
        assert ends(read) == (0, 100)


@pytest.mark.parametrize(
    ("said", "cmap"),
    [
        (
            "ranges from 10 (dark) to 50 (light). The error is highest (lightest colors) for small depth.",
            "viridis",
        ),
        (
            "ranges from 10 (light) to 50 (dark). The error is highest (darkest colors) for small depth.",
            "Blues",
        ),
    ],
)
def test_shades_beside_the_ends_of_the_scale(said, cmap):
    assert panel(f"A heatmap of the error. {GRID} The color scale {said}").color.cmap == cmap


@pytest.mark.parametrize(
    ("said", "label"),
    [
        ('Color shows "Leaf Temp" on a scale from 0 (dark purple) to 1 (yellow).', "Leaf Temp"),
        ("Color bar: 0 (blue) to 1 (red), indicating leaf share.", "leaf share"),
        ("The colour scale runs from 0 (blue) to 1 (red) and shows the leaf share.", "leaf share"),
    ],
)
def test_names_of_scales_behind_and_before_their_ends(said, label):
    assert panel(f"Heatmap. {GRID} {said}").color.label == label


def test_labels_that_only_crossings_name():
    read = panel(
        "**Content:** Heatmap, rows = crop categories (14), columns = seasons (spring/summer/winter). "
        "Color = loss "
        "rate %. Darkest cells: kale × winter (4.2%), broad_bean × summer (2.5%)."
    )
    assert (read.y.label, read.y.categories) == ("crop categories", ("kale", "broad_bean"))
    assert read.grid.values[0, 2] == 4.2
    assert read.grid.values[1, 1] == 2.5
    assert np.isnan(read.grid.values).sum() == 4


def test_groups_of_columns_that_the_lines_name():
    read = panel(
        'Heatmap. Rows are trees (Oak, Elm). Columns are years (Y1, Y2, Y3) split into "wet" and "dry" '
        'soils. '
        "Values (selected key readings):\n"
        "- Oak: wet (2, 0.2, 0.9) / dry (0.9, 4.2, 3.1)\n- Elm: wet (4, 0.1, 0.7) / dry (4.8, 3.3, 2.7)\n"
    )
    assert read.x.categories == ("wet Y1", "wet Y2", "wet Y3", "dry Y1", "dry Y2", "dry Y3")
    assert read.grid.values.tolist() == [[2, 0.2, 0.9, 0.9, 4.2, 3.1], [4, 0.1, 0.7, 4.8, 3.3, 2.7]]
    assert read.color.label is None


def test_bold_names_behind_letters():
    figure = replot.parse(
        "The figure contains two heatmaps:\n\n"
        f"(a) **Yield of trees (4 plots)** — {GRID} Values:\n- Oak: 2, 0.2\n- Elm: 4, 0.1\n\n"
        "Color scale ranges from -20 (blue) to 20 (red).\n\n"
        "(b) **Loss of trees (4 plots)** — Same row/column structure. Values:\n- Oak: 0.2, 0.7\n- Elm: "
        "0.4, 0.1\n\n"
        "Color scale ranges from 0.6 (lighter) to 1.0 (darker red)."
    )
    assert [read.title for read in figure.panels] == [
        "(a) Yield of trees (4 plots)",
        "(b) Loss of trees (4 plots)",
    ]
    assert [ends(read) for read in figure.panels] == [(-20, 20), (0.6, 1)]
    assert figure.panels[1].grid.values.tolist() == [[0.2, 0.7], [0.4, 0.1]]


@pytest.mark.parametrize(
    ("told", "titles", "limits"),
    [
        (
            "Two heatmaps: accuracy (0 to 1) and loss (0.2 to 3.5), each of them.",
            ["accuracy", "loss"],
            [(0, 1), (0.2, 3.5)],
        ),
        (
            "Two heatmaps: early layers (0 to 5) and late layers (6 to 11), each of them.",
            ["early layers (0 to 5)", "late layers (6 to 11)"],
            [(None, None)] * 2,
        ),
        ('Two heatmaps, "Train" and "Test", with their bars.', ["Train", "Test"], [(None, None)] * 2),
    ],
)
def test_ends_behind_the_names_of_panels(told, titles, limits):
    figure = replot.parse(f"{told} {GRID}")
    assert [read.title for read in figure.panels] == titles
    assert [ends(read) for read in figure.panels] == limits


def test_names_in_turn():
    figure = replot.parse(
        "Three heatmaps over F-2, rows = leaf positions (first upper leaf, middle lower leaves, last upper "
        "leaf), columns "
        "= week 0 to 2: the first (all leaves) shows an early site; the second (stem only) shows the same "
        "site; the third "
        "(root only) shows nothing."
    )
    assert [read.title for read in figure.panels] == ["all leaves", "stem only", "root only"]
    for read in figure.panels:
        assert (read.y.label, read.x.label) == ("leaf positions", "week")
        assert read.y.categories == ("first upper leaf", "middle lower leaves", "last upper leaf")


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("from -1 to 3", "from -3 to 3"),
        ("from minus one to plus three", "from negative three to positive three"),
    ],
)
def test_bars_of_two_heatmaps_without_names(left, right):
    figure = replot.parse(f"{TWO} The upper colorbar runs {left}. The lower colorbar runs {right}.")
    assert [ends(read) for read in figure.panels] == [(-1, 3), (-3, 3)]
    assert [read.x.categories for read in figure.panels] == [("Y1", "Y2")] * 2


def test_ends_in_words():
    assert ends(panel(f"Heatmap. {GRID} The colorbar runs from zero to one hundred percent.")) == (0, 100)


def test_names_of_lines_without_what_is_said_of_them():
    read = panel(
        "Heatmap: rows are the voting plan during the campaign, with the number of people, columns the vote "
        "reported after the election, each cell the percentage of the row."
    )
    assert (read.y.label, read.x.label) == ("voting plan", "vote")


@pytest.mark.parametrize(
    ("said", "names", "values"),
    [
        (
            "There is a high correlation between 'wage' and 'rent' which is 0.91. The next one is between "
            "variables "
            "'total' and 'stocks', which is 0.88. It is negative between 'yield' and'price' which is -0.36.",
            ("wage", "rent", "total", "stocks", "yield", "price"),
            {(0, 1): 0.91, (2, 3): 0.88, (4, 5): -0.36},
        ),
        (
            "A correlation matrix of Oak, Elm, Fir, and Ash in which all correlate 0.79 to 0.91 with each "
            "other shown "
            "in red, and the rest in green. Oak and Ash are 0.91 correlated; they are almost the same. Oak "
            "and Fir "
            "are 0.84.",
            ("Oak", "Elm", "Fir", "Ash"),
            {(0, 3): 0.91, (0, 2): 0.84},
        ),
    ],
)
def test_correlations_in_passing(said, names, values):
    read = panel(f"The heatmap shows the correlation of all columns. {said}")
    assert read.x.categories == read.y.categories == names
    told = {tuple(sorted(at)): read.grid.values[tuple(at)] for at in np.argwhere(~np.isnan(read.grid.values))}
    assert told == values
    assert ends(read) == (None, None)


def test_the_bar_beside_the_last_of_several_titled_panels():
    figure = replot.parse(
        "The image contains three panels, each displaying a heatmap.\n\n"
        '* **Panel 1:** Titled "Active". It shows a heatmap with a pale background.\n'
        '* **Panel 2:** Titled "Shared". This heatmap has the same regions as the first panel.\n'
        '* **Panel 3:** Titled "Truth". This heatmap shows bluish regions.\n\n'
        'To the right of the "Truth" heatmap is a vertical colorbar labeled "Log density". The colorbar '
        'ranges from '
        "approximately -93 (at the bottom, blue) to 7 (at the top, red)."
    )
    assert [read.title for read in figure.panels] == ["Active", "Shared", "Truth"]
    assert [(read.color.label, *ends(read)) for read in figure.panels] == [("Log density", -93, 7)] * 3


def test_a_document_with_blank_lines_and_escapes():
    text = "\\### Heatmap: Yield vs. Rain\n\n\n\n|        | -20% | 0% |\n\n|--------|------|----|\n\n"
    text += "| 0.3% lime | -18 | -8 |\n\n| 0.5% lime | -16 | 6 |\n\n\n\n"
    text += "\\*\\*Color Scale:\\*\\* Red (loss) → Yellow → Green (gain)\n\n\\---\n"
    figure = replot.parse(text)
    (read,) = figure.panels
    assert figure.title == "Yield vs. Rain"
    assert read.y.categories == ("0.3% lime", "0.5% lime")
    assert read.grid.values.tolist() == [[-18, -8], [-16, 6]]
    assert read.color.cmap == "RdYlGn"


def test_names_of_panels_between_dashes():
    figure = replot.parse(f"Three heatmaps — oak, elm and fir — share the axes. {GRID}")
    assert [read.title for read in figure.panels] == ["oak", "elm", "fir"]


@pytest.mark.parametrize(
    "bar",
    [
        "and a shared colour bar from 0 to 9",
        "and a color scale that goes from 0 to 9",
        "and a zero-to-nine color scale",
    ],
)
def test_a_bar_behind_the_labels(bar):
    read = panel(f"Heatmap of yield with rows A, B and columns C, D {bar}.")
    assert read.x.categories == ("C", "D")
    assert read.y.categories == ("A", "B")


def test_one_for_each_is_no_label():
    read = panel("Heatmaps over width (rows, 0.1 to 5 m) against shift (columns, 1 to 50 px), one per tool.")
    assert (read.y.label, read.y.categories) == ("width", ())


FRAME = "Heatmap of load.\n\n| Server | 8:00 | 10:00 | 12:00 |\n|---|---|---|---|\n{}"
ROWS = "| 90 | {0} | {1} | {0} |\n| 80 | {0} | {1} | {1} |\n| 70 | {0} | {0} | {1} |\n"


@pytest.mark.parametrize("signs", [("", ""), ("Light Blue", "Dark Blue")])
def test_the_table_of_a_picture_without_numbers(signs):
    read = panel(FRAME.format(ROWS.format(*signs)))
    assert (read.x.categories, read.y.categories) == (("8:00", "10:00", "12:00"), ("90", "80", "70"))
    assert np.isnan(read.grid.values).all()


def test_a_table_of_words_is_no_frame():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(FRAME.format(ROWS.format("idle", "busy")))


@pytest.mark.parametrize(
    "text",
    ["Heatmap: mean score by tool and task.", "![Heatmap: cost, for six tools and four moods](x)"],
)
def test_all_that_an_alternative_text_says(text):
    assert len(replot.parse(text).panels) == 1


def test_an_interpretation_that_describes_the_figure():
    figure = replot.parse(
        "## Interaction: Age × Risk\n\n### Interpretation\nThis figure is a heatmap showing default rates "
        "across combinations of: Age bins (rows) and RISK_2 bins (columns)\n\nEach cell represents the "
        "default rate for that group."
    )
    (read,) = figure.panels
    assert (read.x.label, read.y.label, read.color.label) == ("RISK_2 bins", "Age bins", "default rate")


@pytest.mark.parametrize("lead", ["A heatmap of rents with", "A heatmap of rents, with"])
def test_with_before_the_name_of_an_axis(lead):
    read = panel(f"{lead} towns (rows) and months (columns). {GRID}")
    assert (read.y.label, read.x.label) == ("towns", "months")


@pytest.mark.parametrize(
    ("told", "cmap"),
    [
        ("Cells count what is in at least that many lists, on a yellow-green-blue ramp.", "YlGnBu"),
        ("Each cell tells how many lists there are, on a red-yellow-green ramp.", "RdYlGn"),
    ],
)
def test_how_many_is_not_many(told, cmap):
    assert panel(f"Heatmap. {told} {GRID}").color.cmap == cmap


def test_a_cell_and_its_value_in_one_bracket():
    told = "The yield peaks in one cell (Elm, Y1 = 95) and is lowest in another (Oak, Y2: about 12)."
    read = panel(f"Heatmap. {GRID} {told}")
    assert read.grid.values.tolist()[1][0] == 95
    assert read.grid.values.tolist()[0][1] == 12
