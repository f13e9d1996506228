"""Texts that describe no heatmap, and texts that ask for too much."""

from __future__ import annotations

import time

import pytest
from sources import cells

import replot

TABLE = "| | A | B |\n|---|---|---|\n| P | 1 | 2 |\n| Q | 3 | 4 |\n"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "A grouped bar chart of sales. The x-axis lists Q1 and Q2. The tallest bar reaches 40.\n\n"
            + TABLE,
            "bar chart",
        ),
        ("The line chart plots temperature against time. The curve rises from 3 to 9 degrees.", "line chart"),
        (
            "The figure is a scatter plot of weight against height; most dots are plotted near the middle.",
            "scatter plot",
        ),
        ("A pie chart of the budget: rent 40%, food 30%, the rest 30%.", "pie chart"),
        ("Box plots of response times for three servers.", "box plot"),
        ("A radar chart compares five skills.", "radar chart"),
        (
            "Two vector fields of the wind. Each has a color bar: one ranges from 0 to 6 m/s, the other "
            "color bar "
            "from 0 to 15 m/s. The arrows run from blue (slow) to red (fast) by their color bars.",
            "field of flow",
        ),
        ("A photograph of a lighthouse at dusk, 12 boats in the harbour.", "photograph"),
        ("A flow chart of the approval process: draft, review, print.", "flow diagram"),
        ("To grow tomatoes, water them twice a week and feed them every 10 days.", "prose without a figure"),
        ("The image is a heatmap overlaid on a map of Ohio; brighter colours show more stores.", "map"),
        ("Heatmap of the world picturing 300 airports; lines between airports show the routes.", "map"),
        ("22% travel far (see zip code heatmap, Figure 2).", "map"),
        ("The letter arrived on 3 May. She read it 4 times.", "prose without a figure"),
    ],
)
def test_something_else(text, found):
    with pytest.raises(replot.NotAHeatmap) as caught:
        replot.parse(text)
    assert caught.value.found == found
    assert found in str(caught.value)


@pytest.mark.parametrize("text", ["", "   ", "\n\n\t\n"])
def test_an_empty_text(text):
    with pytest.raises(replot.NotAHeatmap, match="empty"):
        replot.parse(text)


def test_the_face_refuses_alike():
    text = "A pie chart of the budget: rent 40%, food 30%, the rest 30%."
    for reader in (replot.parse, replot.examine):
        with pytest.raises(replot.NotAHeatmap, match="a pie chart"):
            reader(text)


def test_a_heatmap_of_which_nothing_is_told():
    with pytest.raises(replot.NotAHeatmap, match="names no row"):
        replot.parse("A heatmap.")


@pytest.mark.parametrize(
    "text",
    [
        "A heatmap of the sea. It is beautiful.",
        "The heatmap's x-axis lists Spring and Autumn; its y-axis lists North and South. All is well.",
    ],
)
def test_a_figure_without_cells_is_not_silent(text):
    try:
        reading = replot.examine(text)
    except replot.NotAHeatmap:
        return
    assert reading.findings


def test_a_denied_heatmap_is_none():
    text = "This is not a heatmap. It is a bar chart of sales with bars for A and B: 3 and 4."
    with pytest.raises(replot.NotAHeatmap) as caught:
        replot.parse(text)
    assert caught.value.found == "bar chart"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "**The queue panel is a `Fast` bar chart, not a heatmap** (an earlier version drew the jobs as a "
            "heatmap, and a heatmap is hard to read with few values). One bar per day, height = jobs.",
            "bar chart",
        ),
        (
            "The staffing card is a column chart, not a heat map; the old heat map was hard to read. Each "
            "column is one team and its height the number of shifts.",
            "bar chart",
        ),
        ("This trend view is now a line chart rather than a heatmap. The heatmap is gone.", "line chart"),
    ],
)
def test_a_chart_that_took_the_place_of_a_heatmap(text, found):
    with pytest.raises(replot.NotAHeatmap) as caught:
        replot.parse(text)
    assert caught.value.found == found


def test_one_of_two_figures_is_a_heatmap():
    text = (
        "The first figure is a bar chart, not a heatmap. The second figure is a heatmap with rows A, B and "
        "columns C, D. A, C is 3; A, D is 4; B, C is 5; B, D is 6."
    )
    assert replot.parse(text).panels[0].grid.values.tolist() == [[3, 4], [5, 6]]


def test_a_heatmap_that_mentions_a_bar_chart():
    text = "A heatmap of sales (an earlier bar chart showed the same).\n\n" + TABLE
    assert replot.parse(text).panels[0].grid.values.tolist() == [[1, 2], [3, 4]]


def test_a_version_of_a_chart_is_not_the_chart():
    text = (
        "The chart is a bar chart with three groups on the x-axis (North, South, East) and two bars per "
        "group (2021, 2022). North: 12, 14. South: 9, 11. East: 20, 19. A heatmap version was considered."
    )
    with pytest.raises(replot.NotAHeatmap, match="bar chart"):
        replot.parse(text)


def test_a_matrix_of_pairs_in_colours():
    text = (
        "The matrix plots pairwise correlations between three variables: age, load, noise. Values in the "
        "cells: age–load 0.6, age–noise −0.3; load–noise 0.2. The diagonal is 1. The map is symmetric. "
        "Colors: dark blue for −1, white for 0, dark red for +1."
    )
    assert replot.parse(text).panels[0].grid.values[0].tolist() == [1, 0.6, -0.3]


def test_a_heatmap_that_is_never_called_so():
    text = (
        "A coloured grid. Along the top the columns are A and B, down the left side the rows are P and Q. "
        "Low values are white, high ones dark green.\n\n" + TABLE
    )
    assert replot.parse(text).panels[0].grid.values.tolist() == [[1, 2], [3, 4]]


@pytest.mark.parametrize(
    "text",
    [
        (
            "A heatmap with the x-axis from 1 to 1000000000 and the y-axis from 1 to 1000000000. "
            "All cells are 0."
        ),
        "A heatmap. X-axis: 0 to 1000000000 in steps of 0.001. Y-axis: A, B.\n\n- A: 1\n- B: 2\n",
        "A heatmap. X-axis (999999 columns): 1 to 20000. Y-axis (999999 rows): 1 to 20000. All cells are 0.",
        "A heatmap with 1e999 rows and 10^99999 columns; the colour bar runs from 1e308 to 1e999.\n\n"
        + TABLE,
        "A heatmap. " + "(" * 3000 + "[" * 3000 + "|" * 3000,
        "A heatmap. X-axis: " + ", ".join(f"c{k}" for k in range(3000)) + ".",
        "A heatmap of " + "very " * 5000 + "long words.",
        "A heatmap.\n\n" + "- " * 2000 + "x",
        "A heatmap.\n\n" + "> " * 2000 + "x",
        "A heatmap <b> " + "<table>" * 500,
        "A heatmap " + "\\begin{tabular}" * 300,
        "A heatmap " + "9" * 5000 + " by " + "9" * 5000,
    ],
)
def test_texts_that_ask_for_too_much(text):
    start = time.process_time()
    try:
        figure = replot.parse(text)
    except replot.NotAHeatmap:
        pass
    else:
        assert sum(panel.grid.values.size for panel in figure.panels) < 1_000_000
    assert time.process_time() - start < 5


@pytest.mark.parametrize(
    "text", ["A heatmap \x00\x1b[31m with A and B", "heatmap \ufeff\u202e\ud7ff", "heatmap 👩‍🔬 " * 50]
)
def test_odd_characters_do_no_harm(text):
    try:
        figure = replot.parse(text)
    except replot.NotAHeatmap:
        return
    assert len(figure.panels) >= 1


def test_markup_in_labels_stays_text():
    text = (
        "A heatmap of runs.\n\n| | __import__('os') | ../../x | {0.real} |\n|---|---|---|---|\n"
        "| =1+1 | 1 | 2 | 3 |\n| %s | 4 | 5 | 6 |\n"
    )
    panel = replot.parse(text).panels[0]
    assert panel.x.categories[1:] == ("../../x", "{0.real}")
    assert "import" in panel.x.categories[0]
    assert panel.y.categories == ("=1+1", "%s")
    assert panel.grid.values.tolist() == [[1, 2, 3], [4, 5, 6]]


def test_an_unknown_tag_is_a_label():
    text = "A heatmap.\n\n| | A | B |\n|---|---|---|\n| <script> | 1 | 2 |\n| <unk> | 3 | 4 |\n"
    assert replot.parse(text).panels[0].y.categories == ("<script>", "<unk>")


COUNTS = "\n\n| | A | B |\n|---|---|---|\n| C | 11 | 22 |\n| D | 33 | 44 |\n"


@pytest.mark.parametrize(
    ("text", "size"),
    [
        (f"Pass rates; darker green = higher.{COUNTS}", (2, 2)),
        ("Three towns (Ayr, Bonn, Cork), lower triangle, no diagonal. Ayr-Bonn: 1.12; Ayr-Cork: 2.34; "
         "Bonn-Cork: 3.45. The magma map spans 0 to 4.", (3, 3)),
        ("Train sets on the y-axis: A, B. Test sets on the x-axis: C, D. A scores 11 on C and 22 on D. "
         "B scores 33 on C and 44 on D.", (2, 2)),
    ],
)  # fmt: skip
def test_a_heatmap_that_is_not_called_one(text, size):
    assert replot.parse(text).panels[0].grid.shape == size


@pytest.mark.parametrize(
    "text",
    [
        f"Pass rates.{COUNTS}",
        "Deeper models are better: 11.2, 22.3, 33.4 and 44.5 points.",
        "A table with three columns (A, B, C) and two rows (D, E). D: 11, 22, 33. E: 44, 55, 66.",
        "The x-axis: years 2000, 2001, 2002. The y-axis: price in dollars, rising from 10 to 900.",
    ],
)
def test_numbers_alone_are_no_heatmap(text):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


def test_an_intensity_matrix_with_dark_cells_is_a_heatmap():
    text = "Intensity matrix of dust. The scale ranges from pale yellow (15) to deep red (70). In May are "
    assert replot.parse(text + "the darkest cells of all years.").panels[0].color.vmax == 70


@pytest.mark.parametrize(
    "said",
    [
        "Prices without tax. The Team plan includes the heatmap widget and funnels.",
        "The figure is a line chart of users by year. A heatmap was considered for this data but not used.",
    ],
)
def test_a_heatmap_that_is_a_product_or_was_never_drawn(said):
    table = "| Plan | Monthly | Yearly |\n|---|---|---|\n| Basic | 9 | 90 |\n| Team | 29 | 290 |\n"
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(f"{said}\n\n{table}")


def test_a_heatmap_in_another_figure():
    text = (
        "The left panel is a scatter plot of loss against rate. The right panel is a histogram. "
        "No heatmaps are shown; see Figure 6 for the heatmap of the same runs."
    )
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


def test_a_heatmap_between_other_charts():
    text = (
        "The figure has three parts. (A) A bar chart of reads per sample (S1 2.1 M, S2 1.8 M). "
        "(B) A heatmap of abundance with samples S1, S2 on the x-axis and the taxa Alba, Brava, Cera on the "
        "y-axis; cells for Alba are 5.1 and 4.8, for Brava 2.2 and 4.1, and for Cera 3.7 and 3.6. "
        "(C) A rarefaction curve levelling off at about 320 taxa. "
        "The heatmap uses the viridis palette from 1 to 6."
    )
    figure = replot.parse(text).panels[0]
    assert (figure.y.label, figure.y.categories) == ("taxa", ("Alba", "Brava", "Cera"))
    assert (figure.color.cmap, figure.color.vmin, figure.color.vmax) == ("viridis", 1, 6)
    assert cells(text) == [[5.1, 4.8], [2.2, 4.1], [3.7, 3.6]]


def test_heatmaps_that_a_plan_includes():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(
            "Our suite: recordings, click heatmaps, funnels. Pricing: Small 19 €, Growth 49 €, Scale 129 €. "
            "Heatmaps and recordings are included in every plan. Retention: 1, 3 and 12 months."
        )


def test_a_table_instead_of_a_heatmap():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(
            "We also tried heatmap-style visualisations but found a table easier to read.\n\n"
            "| Variant | BLEU | chrF |\n|---|---|---|\n| full | 31.2 | 57.9 |\n| small | 30.5 | 57.1 |\n"
        )


@pytest.mark.parametrize(
    "text",
    [
        "An arrow from the data points to a box labelled Encode, and an arrow leads to a block labeled Fit. "
        * 8
        + "At the end stands a confusion matrix whose rows are labeled Actual (1, 0) and whose columns are "
        "labeled Predicted (1, 0).",
        "A beeswarm of the features. Age, dose and mass stand on the y-axis, effects from -2 to 2 on the "
        "x-axis. The colour bar runs from low (blue) to high (red); points are coloured by their value.",
    ],
)
def test_arrows_and_swarms(text):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


def test_a_screenshot_may_show_a_matrix():
    text = (
        'A screenshot of a program with a similarity matrix for "leaf". The similarity matrix has the rows '
        'and columns "ash," "elm," and "oak." The values in the matrix are as follows: for "ash," the values '
        'are 1.0, 0.0, 0.8; for "elm," 0.0, 1.0, 0.5; and for "oak," 0.8, 0.5, 1.0. A line marks the '
        "diagonal of the matrix, whose colours help the eye; the similarity matrix is symmetric."
    )
    assert cells(text) == [[1, 0, 0.8], [0, 1, 0.5], [0.8, 0.5, 1]]


def test_patches_of_colour():
    text = (
        "A quilt-like chart of nine patches of colour. Rows: Ayr, Bath. Columns: May, June.\n\n"
        "Ayr: 3, 4. Bath: 5, 6."
    )
    assert replot.parse(text).panels[0].grid.values.tolist() == [[3, 4], [5, 6]]


@pytest.mark.parametrize(
    "text",
    [
        "A map of Germany coloured by population, from light yellow (low) to dark red (high). The colour bar "
        "runs from 0 to 4000.",
        "Map of rainfall over France. Each region is coloured. Colour bar: rainfall (mm), 0 to 1200.",
        "A choropleth of unemployment, colour bar from 2% to 9%. Nevada 8.5, Utah 2.5.",
        "A satellite image of the Baltic with a colour bar from 0 to 25.",
    ],
)
def test_maps_of_the_earth(text):
    with pytest.raises(replot.NotAHeatmap, match="a map"):
        replot.parse(text)


def test_a_map_with_rows_and_columns():
    text = "A map of rates for countries Italy, Spain (rows) and years 2020, 2021 (columns), white to blue. "
    figure = replot.parse(f"{text}Cells are shaded. Italy: 1, 2. Spain: 3, 4.")
    assert figure.panels[0].grid.values.tolist() == [[1, 2], [3, 4]]
def test_a_map_that_is_called_a_heatmap():
    text = "## Heatmap: Rents\nThe image is a choropleth map of Europe. France (0.9), Spain (0.7).\n"
    with pytest.raises(replot.NotAHeatmap) as caught:
        replot.parse(text)
    assert caught.value.found == "map"
    assert cells(f"## Heatmap\nThe image shows a world map and a heatmap.\n\n{TABLE}") == [[1, 2], [3, 4]]


def test_the_arguments_of_a_function_are_no_labels():
    text = (
        "### draw\\_relief\n\n"
        "**draw\\_relief(name, grid, step=None, xaxis=None, yaxis=None, xticks=None, note=None)**\n\n"
        "Draws the same data as `draw_confusion_matrix`, but as a relief.\n\n"
        "```py\ngrid = np.ones((4, 4))\n```\n"
    )
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)
    text = "Heatmap. X axis: A, B. Y axis: lr=None, lr=0.1. Row lr=None: 1, 2. Row lr=0.1: 3, 4."
    assert replot.parse(text).panels[0].y.categories == ("lr=None", "lr=0.1")


@pytest.mark.parametrize("head", ["", "## Pass rates\n\n", "**Pass rates**\n\n"])
def test_a_table_and_nothing_else_is_meant(head):
    assert cells(head + TABLE) == [[1, 2], [3, 4]]


@pytest.mark.parametrize(
    "text",
    [
        f"We sold more.\n\n{TABLE}",
        f"{TABLE}\nSee the bar chart for all.",
        "| Name | Use |\n|---|---|\n| red | alarms |\n| blue | notes |\n| grey | the rest |\n",
        "| Option | Meaning | Default |\n|---|---|---|\n| -n | jobs | 1 |\n| -o | output | none |\n",
    ],
)
def test_a_table_beside_words_or_of_words_is_not(text):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


GRIDS_OF_CHARTS = [
    "# Loss by block\n- **X-Axis**: ticks 1k, 2k\n- **Y-Axis**: Labeled Loss, from 1.2 to 3.4\n"
    "- **Legend**: orange: Adam, blue: SGD\n- 24 subplots arranged in a 4x6 grid; each has 2 lines.\n",
    "## Reward\nNine small panels in a 3x3 grid, each with a solid blue line and a dashed orange line.\n"
    "- X-axis: Steps, from 0 to 500\n- Y-axis: Reward, -20 to 80\n- Row 1: Hopper, Walker, Ant, 60 to 80\n",
    "# Speed\n- 2 rows and 4 columns of subplots with 5 pairs of red and blue bars\n- X-Axis: 1, 2, 4\n"
    "- Y-Axis: 0, 100, 200\n- red: read, blue: write\n",
    "# Errors\n- a 2x3 grid of panels\n- **Color legend**: dark blue: first; light blue: last\n"
    "- **X-Axis**: 1B, 7B\n- **Y-Axis**: Error, 0 to 50\n- 8 bars per panel\n",
    "## Probing\n- X-axis: Layer with tick marks at 0, 8, 16, 24\n- Y-axis: Score, from 0.2 to 0.9\n"
    "- Blue line with circles: base; orange line with squares: tuned\n- base starts at 0.3, ends at 0.7.\n",
    "# Spectra\n- X-Axis: Wavelength from 400 to 700\n- Y-Axis: Intensity from 0 to 1.5\n"
    "- 16 panels in a 4 × 4 layout\n- red: raw, black: smoothed\n",
]


@pytest.mark.parametrize("text", GRIDS_OF_CHARTS)
def test_a_grid_of_charts_has_no_cells(text):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


def test_a_grid_that_is_one_of_cells():
    text = (
        "## Accuracy\nThe figure is a 2x3 grid, and two lines of white part its rows. Darker blue: more.\n"
        "- X-axis: A, B, C\n- Y-axis: P, Q\n- P: 1, 2, 3\n- Q: 4, 5, 6\n"
    )
    assert cells(text) == [[1, 2, 3], [4, 5, 6]]


@pytest.mark.parametrize(
    "text",
    [
        "**Table 3. Who feeds whom.** Rows are barns, columns are tasks; cells are shaded where a rule holds."
        "\n\n| Barn | Hay | Water |\n|---|---|---|\n| North | the farmer | a pump |\n"
        "| South | nobody | the boys |\n",
        "Overview of the rules. Rows are ports, columns are subjects; shaded cells bind by law.\n\n"
        "| Port | Noise | Waste |\n|---|---|---|\n| Riga | at night | sorted |\n| Hull | never | at sea |\n",
    ],
)
def test_a_table_of_words_with_shaded_cells(text):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


def test_numbers_among_shaded_words():
    text = (
        "Rows are barns, columns are tasks; cells are shaded by the hours.\n\n"
        "| Barn | Hay | Water |\n|---|---|---|\n| North | 3 | 4 |\n| South | 5 | none |\n"
    )
    assert cells(text) == [[3, 4], [5, None]]


def test_pairs_of_classes_that_are_confused():
    text = "## Common confusion pairs\n\n1. cat -> dog (15)\n2. deer -> horse (9)\n3. dog -> cat (12)\n"
    assert replot.parse(text).panels[0].x.categories == ("cat", "dog", "deer", "horse")


def test_confusion_patterns_without_counts():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("## Confusion patterns\n\nOften step one → plan, step two → build is mixed up.\n")
