"""More small figures as different hands write them: composites, changes, glosses, colours told in order."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot


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


@pytest.mark.parametrize(("opens", "closes"), ["[]", "()"])
def test_changes_in_brackets_behind_the_values(opens, closes):
    lines = "* Aster: Q1 31 [+4], Q2 28 [−2]\n* Birch: Q1 44 [+9], Q2 47 [+11]\n"
    text = (
        "The heatmap has one row per clinic (Aster, Birch) and one column per quarter of 2021 (Q1–Q2).\n\n"
        + lines.replace("[", opens).replace("]", closes)
    )
    figure = panel(text)
    assert (figure.y.label, figure.x.label) == ("clinic", "quarter of 2021")
    assert cells(text) == [[31, 28], [44, 47]]


def test_labels_with_glosses_under_a_line_without_a_colon():
    text = (
        "The heatmap compares codecs (columns) on data sets (rows).\n\n"
        "Columns\n* zstd – Zstandard, level 3\n* gzip – zlib, level 6\n\n"
        "Rows\n* logs – access logs, 2 GB\n* dna – FASTA files, 1 GB\n\n"
        "Ratios per row (same order as the columns above)\n* logs – 9.8, 9.1\n* dna – 4.2, 4.4\n"
    )
    figure = panel(text)
    assert (figure.x.categories, figure.y.categories) == (("zstd", "gzip"), ("logs", "dna"))
    assert cells(text) == [[9.8, 9.1], [4.2, 4.4]]


@pytest.mark.parametrize(
    "said",
    [
        "In the viewer row only the read cell is non-zero (1.00); the remaining two are 0.00.",
        "In the viewer row the read cell is 1.00 and all others are 0.00.",
    ],
)
def test_the_rest_of_a_row(said):
    text = "A heatmap with columns read, write, share and rows admin, viewer. The admin row is all 0.50. "
    assert cells(text + said) == [[0.5, 0.5, 0.5], [1, 0, 0]]


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


def test_a_matrix_of_latex_without_heads():
    rows = "0.90 & 0.10 & 0.00 \\\\\n0.05 & 0.80 & 0.15 \\\\\n0.00 & 0.20 & 0.80"
    text = (
        f"The entries of the heat map are\n\n$$\nM = \\begin{{bmatrix}}\n{rows}\n\\end{{bmatrix}}\n$$\n\n"
        "with rows (current state) and columns (next state) ordered as sleep, rest, run."
    )
    figure = panel(text)
    assert (figure.y.label, figure.x.label) == ("current state", "next state")
    assert figure.x.categories == figure.y.categories == ("sleep", "rest", "run")
    assert cells(text) == [[0.9, 0.1, 0], [0.05, 0.8, 0.15], [0, 0.2, 0.8]]


def test_a_zero_diagonal_and_ends_in_metres():
    text = (
        "Distance heatmap between three poles (D1–D3), in metres; symmetric, zero diagonal. "
        "D1–D2: 12.4; D1–D3: 18.0; D2–D3: 9.1. Colour map: \"YlGnBu\", 0–25 m, bar titled \"Distance (m)\"."
    )
    assert cells(text) == [[0, 12.4, 18], [12.4, 0, 9.1], [18, 9.1, 0]]
    assert (panel(text).color.vmin, panel(text).color.vmax) == (0, 25)


def test_powers_of_two_with_units():
    text = (
        "Heat map over value size (columns; powers of two from 16 B to 64 B) and thread count (rows; 1, 8). "
        "Entries in Mops/s: 1 thread – 0.81, 0.80, 0.77; 8 threads – 5.9, 5.8, 5.5."
    )
    assert panel(text).x.categories == ("16 B", "32 B", "64 B")
    assert cells(text) == [[0.81, 0.8, 0.77], [5.9, 5.8, 5.5]]


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


def test_what_came_out_as_something_else():
    text = (
        "The confusion matrix has rows (true) and columns (predicted): ice, mud, gas. "
        "Of 50 ice samples, 47 were recognised as ice and 3 as mud. "
        "Of 60 mud samples, 52 came out as mud, 5 as ice and 3 as gas."
    )
    assert cells(text) == [[47, 3, None], [5, 52, 3], [None, None, None]]


def test_no_snow_is_zero():
    said = "White stands for no snow, the darkest blue for 200 cm."
    color = panel(f"A heatmap. Rows: A, B. Columns: C, D. {said}").color
    assert (color.vmin, color.vmax) == (0, 200)


def test_a_table_of_a_wiki():
    text = (
        "{| class=\"wikitable\"\n|+ Heat map of wins (%)\n! Opening !! <1400 !! 1400–1800 !! >1800\n"
        "|-\n| Italian || 49 || style=\"color:red\" | 51 || 53\n|-\n! Grob\n| 41 || 36 || 29\n|}\n"
        "The heat map shades the cells from red (25) to green (60)."
    )
    figure = panel(text)
    assert figure.x.categories == ("<1400", "1400–1800", ">1800")
    assert figure.y.categories == ("Italian", "Grob")
    assert cells(text) == [[49, 51, 53], [41, 36, 29]]


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


def test_a_measure_of_pairs_as_a_function():
    text = (
        "Agreement (Cohen's κ), shown as a heatmap. Raters: ANA, LUZ, RAY (same on both axes). "
        "κ(ANA, LUZ) = 0.71, κ(ANA, RAY) = 0.58, κ(LUZ, RAY) = 0.60; κ = 1 on the diagonal."
    )
    assert panel(text).x.categories == panel(text).y.categories == ("ANA", "LUZ", "RAY")
    assert cells(text) == [[1, 0.71, 0.58], [None, 1, 0.6], [None, None, 1]]


def test_pairs_of_names_before_a_verb():
    text = (
        "A heatmap with the capitals on both axes. Bern to Oslo takes 70 minutes, Bern to Rome 75, "
        "Bern to Wien 95. Oslo to Rome takes 60, Oslo to Wien 85. Rome to Wien takes 55."
    )
    assert panel(text).x.categories == ("Bern", "Oslo", "Rome", "Wien")
    assert cells(text)[:3] == [[None, 70, 75, 95], [None, None, 60, 85], [None, None, None, 55]]


def test_changes_between_years_are_labels():
    text = (
        "The heatmap plots the change (rows: parties A, B; columns: 2014→2018 and 2018→2022). "
        "Party A gained 0.8 and 2.2 points. Party B lost 4.0 and 0.7 points."
    )
    assert panel(text).x.categories == ("2014→2018", "2018→2022")
    assert cells(text)[1] == [None, None]  # by how much it fell


def test_heatmaps_that_a_plan_includes():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(
            "Our suite: recordings, click heatmaps, funnels. Pricing: Small 19 €, Growth 49 €, Scale 129 €. "
            "Heatmaps and recordings are included in every plan. Retention: 1, 3 and 12 months."
        )


@pytest.mark.parametrize("marks", ["1. {}, 2. {}, 3. {}", "(1) {}, (2) {}, (3) {}", "1) {}; 2) {}; 3) {}"])
def test_labels_numbered_in_a_line(marks):
    text = (
        f"Type: heatmap\nColumns (left to right): {marks.format('Speech', 'Music', 'Noise')}\n"
        "Rows (top to bottom): 1. Mic A, 2. Mic B\n\nRow 1: 0.92 / 0.81 / 0.40\nRow 2: 0.88 / 0.79 / 0.35\n"
    )
    figure = panel(text)
    assert figure.x.categories == ("Speech", "Music", "Noise")
    assert figure.y.categories == ("Mic A", "Mic B")
    assert cells(text) == [[0.92, 0.81, 0.4], [0.88, 0.79, 0.35]]


def test_a_tree_drawn_with_lines():
    text = (
        "Figure: heatmap\n├── title: Mean latency\n├── x: hour (00, 12)\n├── y: endpoint\n"
        "│   ├── /auth: 21 ms, 38 ms\n│   └── /pay: 44 ms, 61 ms\n"
        "└── colour: 0 ms (light yellow) → 200 ms (dark red)\n"
    )
    figure = panel(text)
    assert (figure.x.label, figure.y.label) == ("hour", "endpoint")
    assert figure.y.categories == ("/auth", "/pay")
    assert replot.parse(text).title == "Mean latency"
    assert cells(text) == [[21, 38], [44, 61]]


def test_lists_between_dashes_behind_the_axes():
    text = (
        "A heatmap with \"Day\" on the y axis — Friday, Saturday, Sunday — and \"Store\" on the x axis — "
        "City, Mall. On Fridays the City store is at 62 percent and Mall at 71 percent."
    )
    figure = panel(text)
    assert (figure.y.label, figure.y.categories) == ("Day", ("Friday", "Saturday", "Sunday"))
    assert (figure.x.label, figure.x.categories) == ("Store", ("City", "Mall"))
    assert cells(text)[0] == [62, 71]


def test_a_table_instead_of_a_heatmap():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(
            "We also tried heatmap-style visualisations but found a table easier to read.\n\n"
            "| Variant | BLEU | chrF |\n|---|---|---|\n| full | 31.2 | 57.9 |\n| small | 30.5 | 57.1 |\n"
        )


def test_a_figure_as_yaml_between_marks_of_code():
    text = (
        "```yaml\nchart: heatmap\ntitle: Gate fidelity\nx:\n  label: Qubit\n  ticks: [Q0, Q1]\n"
        "y:\n  label: Gate\n  ticks: [X, H]\nvalues:\n  X: [99.9, 99.8]\n  H: [99.7, null]\n"
        "colorbar:\n  label: Fidelity (%)\n  range: [98.5, 100]\n```\n"
    )
    figure = panel(text)
    assert (figure.x.label, figure.y.label, figure.color.label) == ("Qubit", "Gate", "Fidelity (%)")
    assert (figure.y.categories, figure.color.vmin) == (("X", "H"), 98.5)
    assert cells(text) == [[99.9, 99.8], [99.7, None]]


def test_a_triangle_between_bars():
    text = (
        "A correlation heatmap, lower triangle only: CRP, TNF, Iron.\n\n"
        "CRP  | 1\nTNF  | 0.31 | 1\nIron | 0.47 | 0.12 | 1\n\nBlue −1, white 0, red 1."
    )
    assert panel(text).x.categories == panel(text).y.categories == ("CRP", "TNF", "Iron")
    assert cells(text) == [[1, None, None], [0.31, 1, None], [0.47, 0.12, 1]]


def test_axes_between_dots():
    text = (
        "**Heatmap – Mean yield**\n\n| | N0 | N60 |\n|---|---|---|\n| Rye | 3.1 t/ha | 4.9 t/ha |\n"
        "| Oats | 2.8 t/ha | failed |\n\n"
        "*x:* nitrogen dose · *y:* crop · *colour:* 2 (light) – 7 (dark), YlGn\n"
    )
    figure = panel(text)
    assert (figure.x.label, figure.y.label) == ("nitrogen dose", "crop")
    assert (figure.color.vmin, figure.color.vmax) == (2, 7)
    assert cells(text) == [[3.1, 4.9], [2.8, None]]
