"""Descriptions whose parts only their wording tells: places, panels, lines that were run together."""

from __future__ import annotations

import pytest
from sources import grid, panel

import replot

PAIR = (
    "## Heatmaps: Scores\n### Components/Axes\n* **Y-axis Label:** \"Reader\"\n* **Y-axis Categories:** "
    "Oak, Elm\n"
    "* **X-axis Label:** \"Trained On\"\n* **X-axis Categories:** Oak, Elm\n### Detailed Analysis\n"
)
GRIDS = {
    "ticks behind the name of their axis": (
        "A heatmap.\n* **X-axis:** Width, with values: 16, 32.\n* **Y-axis:** Depth, with values: 1, 2.\n"
        "* **Depth 1:**\n* Width 16: 615.5 seconds\n* Width 32: 316 seconds\n* **Depth 2:**\n"
        "* Width 16: 30 seconds\n* Width 32: 11 seconds\n",
        "615.5 316\n30 11",
    ),
    "a value in brackets behind its place": (
        "A heatmap.\n- **X-axis (λ)**: Labeled \"λ\", ranging from 1 to 3 in increments of 1.\n"
        "- **Y-axis (μ)**: Labeled \"μ\", ranging from 4 to 5 in increments of 1.\n"
        "- **Brightest:** Located at λ=2, μ=4 (value ≈ 0.04).\n- **Darkest:** Located at λ=3, μ=5 (value "
        "0.5).\n",
        "u ~0.04 u\nu u 0.5",
    ),
    "the name of an axis between two labels": (
        PAIR + "* **Oak (Reader) Trained On Oak:** Dark purple, indicating a low score of approximately "
        "0.55.\n"
        "* **Oak (Reader) Trained On Elm:** Light orange, indicating a high score of approximately 0.78.\n"
        "* **Elm (Reader) Trained On Oak:** Red, indicating a score of approximately 0.68.\n",
        "~0.55 ~0.78\n~0.68 u",
    ),
    "labels and where they stand": (
        "A heatmap.\n* **Y-Axis:** Labeled \"Reader\". The two categories are \"Oak\" (top row) and "
        "\"Elm\" "
        "(bottom row). This axis tells who reads.\n* **X-Axis:** Labeled \"Book\". The two categories are "
        "\"Ink\" (left column) and \"Ash\" (right column).\n* **Cell (Oak, Ink):** Estimated value: "
        "**~0.65**.\n"
        "* **Cell (Elm, Ash):** Estimated value: **~0.5**.\n",
        "~0.65 u\nu ~0.5",
    ),
    "quoted labels before the same word": (
        "A heatmap of weights.\n* **\"it\" alignment:**\n* \"is\": ~0.3 (light blue)\n* \"am\": ~0.2 "
        "(pale)\n"
        "* **\"we\" alignment:**\n* \"is\": ~0.5 (blue)\n* \"am\": ~0.7 (dark blue)\nThe heads are "
        "linked.\n",
        "~0.3 ~0.2\n~0.5 ~0.7",
    ),
    "an exception that is none of the labels": (
        "A heatmap with columns A, B and rows P, Q (and more). All rows show 7 in column A except "
        "\"rest\" (0).\n"
        "Column B: P 3, Q 4.\n",
        "7 3\n7 4",
    ),
    "places that name both axes": (
        "A confusion matrix. Top-left (True Labels: Left Hand, Predicted Labels: Left Hand) with 91%; "
        "Top-right "
        "(True Labels: Left Hand, Predicted Labels: Right Hand) with 9%; Bottom-left (True Labels: Right "
        "Hand, "
        "Predicted Labels: Left Hand) with 13%; Bottom-right (True Labels: Right Hand, Predicted Labels: "
        "Right "
        "Hand) with 87%.",
        "91 9\n13 87",
    ),
    "outcomes that name their class": (
        "The confusion matrix shows the following.\n- 140 were classified as Sound - True Positive\n"
        "- 3 were misclassified as Ill - False Negative\n- 11 were misclassified as Sound - False "
        "Positive\n"
        "- 52 were classified as Ill - True Negative\n",
        "140 3\n11 52",
    ),
    "nothing of itself in what is said of the others": (
        "A similarity heatmap. Both axes list A, B, C.\n- **A** shows similarity to all other features, "
        "ranging from 0.4 to 0.6.\n- **B** shows values from 0.1 to 0.5 to all other features.\n",
        "u 0.4..0.6 0.4..0.6\n0.1..0.5 u 0.1..0.5\nu u u",
    ),
    "lines run together": (
        "## Heatmap: Rain ### Components/Axes * **X-axis:** Jan, Jul * **Y-axis:** Oslo, Rome "
        "### Detailed Analysis * **Oslo:** 50, 80 * **Rome:** 70, 20",
        "50 80\n70 20",
    ),
    "lines run together in an alt text, escaped": (
        "![Figure2-1: The image is a heatmap. \\* \\*\\*X-axis:\\*\\* Jan, Jul. \\* \\*\\*Y-axis:\\*\\* "
        "Oslo, Rome. "
        "\\* \\*\\*Oslo:\\*\\* 50, 80 \\* \\*\\*Rome:\\*\\* 70, 20](figures/2.png)",
        "50 80\n70 20",
    ),
}


@pytest.mark.parametrize(("text", "expected"), GRIDS.values(), ids=GRIDS)
def test_grids(text, expected):
    assert grid(panel(text)) == expected


def test_places_of_lines_run_together():
    text, _ = GRIDS["lines run together in an alt text, escaped"]
    span = replot.examine(text).evidence["panels[0].values[1][0]"]
    assert text[span.column - 1 : span.column - 1 + span.length] == "70"


def test_labels_in_bold_and_their_glosses():
    text = "A heatmap. Both axes represent: **D** (Distance), **T** (Area), and **Cr** (Crossing)."
    assert panel(text).x.categories == ("D", "T", "Cr")


def test_what_follows_the_list_of_panels_is_about_all():
    figure = replot.parse(
        "Two heatmaps.\n* **Titles:**\n* (a) Rain\n* (b) Sun\n* **Y-axis (City):** Oslo, Rome\n"
        "* **X-axis (Month):** Jan, Jul\n* **Color Scale:** Ranges from 5 (yellow) to 90 (dark red).\n"
    )
    assert [(p.title, p.color.vmin, p.color.vmax) for p in figure.panels] == [
        ("(a) Rain", 5, 90), ("(b) Sun", 5, 90)
    ]


def test_panels_by_capital_letters_and_their_own_titles():
    figure = replot.parse(
        "Heatmaps of growth. (C) The heatmap is titled 'Ctrl'. The y-axis represents 'Dose' with values "
        "0, 1, 5. "
        "The x-axis represents 'Hour' from 0 to 2. The color bar ranges from 0 to 100. (D) The heatmap is "
        "titled "
        "'Mock'. The y-axis represents 'Dose' with values 0, 1, 5. The x-axis represents 'Hour' from 0 to "
        "2. "
        "The color bar ranges from 0 to 50."
    )
    assert [(p.title, p.color.vmax) for p in figure.panels] == [("Ctrl", 100), ("Mock", 50)]


def test_labels_of_each_panel_under_their_axis():
    figure = replot.parse(
        "Two heatmaps.\n* **Y-axis:** Words.\n* Top Heatmap: \"we\", \"are\", \"in\".\n"
        "* Bottom Heatmap: \"we\", \"[MASK]\".\n* **X-axis:** Words.\n* \"wir\", \"sind\", \"[EOS]\".\n"
        "**Top Heatmap:**\n* \"we\" attends to \"wir\" (~0.8).\n**Bottom Heatmap:**\n"
        "* \"we\" attends to \"sind\" (~0.6).\n"
    )
    assert [p.y.categories for p in figure.panels] == [("we", "are", "in"), ("we", "[MASK]")]
    assert {p.x.categories for p in figure.panels} == {("wir", "sind", "[EOS]")}


def test_titles_after_the_side_of_their_panel():
    figure = replot.parse(
        "The figure has three heatmaps, with the x-axis \"Time (s)\". It has these sections:\n"
        "* **Top Panel Title:** \"Unpred. Local\"\n* **Middle Panel Title:** \"Pred. Local\"\n"
        "* **Bottom Panel Title:** \"Global\"\n\nThe color bar runs from 0 to 6.\n"
    )
    assert [p.title for p in figure.panels] == ["Unpred. Local", "Pred. Local", "Global"]


def test_titles_that_compare():
    title = "Scores (Probe vs. LoRA + Prompt)"
    text = f"## Heatmap and Line Chart: {title}\n\nA heatmap.\n\n- X-axis: A, B\n- Y-axis: C, D\n"
    assert replot.parse(text).title == title


def test_panels_named_beside_the_side_of_one_heading_and_one_table():
    figure = replot.parse(
        "## Heatmap: Trees in OAK and ELM\n### Axes\n* **Titles:** \"OAK\" (left heatmap), \"ELM\" (right "
        "heatmap)\n* **Y-axis Categories:** P, Q\n* **X-axis Categories:** A, B\n### Analysis\n"
        "#### OAK Heatmap\n| Site | A | B |\n|---|---|---|\n| P | 1.5 | 2.5 |\n| Q | 3.5 | 4.5 |\n"
    )
    assert figure.title == "Trees in OAK and ELM"
    assert [(p.title, grid(p)) for p in figure.panels] == [("OAK", "1.5 2.5\n3.5 4.5"), ("ELM", "u u\nu u")]


def test_panels_of_a_series_that_have_parts_of_their_own():
    figure = replot.parse(
        "A series of heatmaps of effort for different tasks: Recall, Search, and Logic.\n"
        "* **X-axis:** \"Head\" with ticks at 0, 6.\n* **Y-axis:** \"Layer\" with ticks at 0, 6.\n"
        "* **Recall:** Some effort in lower layers.\n* **Search:** Little of it.\n"
    )
    assert [p.title for p in figure.panels] == ["Recall", "Search", "Logic"]


def test_two_labels_in_a_line_under_their_number():
    text = (
        "A heatmap.\n- **X-axis**: LR, MM.\n- **Y-axis**: 4 rows labeled as:\n  - oak_a, oak_b\n"
        "  - elm_a, elm_b\n- **LR**: Highest in `oak_a` (81). Lowest in `elm_b` (61).\n"
    )
    assert panel(text).y.categories == ("oak_a", "oak_b", "elm_a", "elm_b")
    assert grid(panel(text)) == "81 u\nu u\nu u\n61 u"


def test_the_middle_of_a_scale_is_not_its_ends():
    text = (
        "A heatmap with the columns A, B and the rows C, D.\n- **Legend**:\n  - **Dark purple**: Low values "
        "(3–5).\n  - **Yellow**: High values (9–13).\n- **Color Gradient**: It goes from dark purple "
        "(low) to yellow (high), with red in the middle range (6–8).\n"
    )
    assert (panel(text).color.vmin, panel(text).color.vmax) == (3, 13)


def test_places_are_no_labels():
    text = (
        "The heatmap shows values across Noise A (Y-axis, from 0.05 to 0.3) and Noise B (X-axis, from 0.05 "
        "to 0.3). Higher values lie in a central region, particularly around 0.2 Noise B and 0.1 Noise A."
    )
    assert panel(text).x.categories == panel(text).y.categories == ()


def test_the_side_of_a_panel_before_and_behind_its_title():
    figure = replot.parse(
        "## Heatmaps: Trees\n#### Left Heatmap (Height)\n- **X-axis**: May, June.\n- **Y-axis**: Oak, Elm\n"
        "- **Legend (Footer)**: Scale from -20 (blue) to 20 (red).\n#### Right Heatmap (Width)\n"
        "- **X-axis**: Same as left heatmap.\n- **Y-axis**: Same as left heatmap.\n"
        "- **Legend**: Red-to-blue gradient from 0.6 (blue) to 1 (red).\n### Detailed Analysis\n"
        "#### Height (Left Heatmap)\n- **Highest**:\n  - **Oak**: May (27.5), June (2.9).\n"
        "#### Width (Right Heatmap)\n- **Highest**:\n  - **Elm**: May (0.98), June (1.0).\n"
    )
    assert [(p.title, grid(p), p.color.label) for p in figure.panels] == [
        ("Height", "27.5 2.9\nu u", None), ("Width", "u u\n0.98 1", None)
    ]


BESIDE_A_PLOT = (
    "![Plate 2: Two panels. \\*\\*Panel a) Heatmap of Crop Transfer\\*\\* This panel is a 2x2 heatmap "
    "titled \"Grown On\" on the horizontal axis and \"Bred On\" on the vertical axis. Both axes list loam "
    "and clay. \\* \\*\\*Color Scale:\\*\\* A bar indicates \"Yield,\" from 0 (red) to 9 (green). "
    "\\* \\*\\*Data Values:\\*\\* Same soils do well (e.g., loam-loam is 4, clay-clay is 5). "
    "\\*\\*Panel b) Soil and Rain\\*\\* This scatter plot has 40 dots. "
    "\\* \\*\\*X-axis:\\*\\* Labeled \"Rain,\" from 2 to 8. "
    "\\* \\*\\*Y-axis:\\*\\* Labeled \"Depth,\" from 0 to 5.](plate2.png)\n"
    "*Plate 2: What a crop is bred on. (a) The matrix. (b) For each soil, rain and depth.*\n"
)


def test_a_panel_in_bold_heads_the_rest_of_its_line():
    (one,) = replot.parse(BESIDE_A_PLOT).panels
    assert one.title == "Heatmap of Crop Transfer"
    assert (one.x.label, one.y.label) == ("Grown On", "Bred On")
    assert one.x.categories == one.y.categories == ("loam", "clay")
    assert (one.color.label, one.color.vmin, one.color.vmax) == ("Yield", 0, 9)
    assert grid(one) == "4 u\nu 5"


def test_letters_that_begin_late_are_those_of_a_caption():
    text = (
        "A heatmap of barns. X-axis: oats, rye. Y-axis: May, June.\n\nFigure 3: Barns in use. "
        "(a,b) Two views of the yard. (c) The 2×2 matrix of 4 barns in 2 months. "
        "(d) Their mean grows from 1 to 2 and 3.\n"
    )
    (one,) = replot.parse(text).panels
    assert (one.x.categories, one.y.categories) == (("oats", "rye"), ("May", "June"))


def in_alt_text(*parts: str, caption: str = "") -> str:
    """Parts of markdown whose lines a converter ran together and whose marks it escaped."""
    said = " ".join(parts).replace("\n", " ").replace("*", "\\*")
    return f"![{said}](a.png)\n\n{caption}\n"


def items(**said: str) -> str:
    return "\n".join(f"* **{name}:** {what}" for name, what in said.items())


SHALLOW = items(Columns="A, B", Rows="P, Q", P="1, 2", Q="3, 4")
DEEP = items(Columns="A, B", Rows="P, Q", P="5, 6", Q="7, 8", Scale="A color bar ranges from 0 to 9.")


@pytest.mark.parametrize("sentence", ["This panel contains a heatmap of newts.", "A heatmap of newts."])
def test_names_of_panels_before_their_first_sentence(sentence):
    text = in_alt_text(
        f"Two panels. ### Panel a: Shallow ponds {sentence}",
        SHALLOW,
        f"### Panel b: Deep ponds {sentence}",
        DEEP,
    )
    found = [(one.title, grid(one)) for one in replot.parse(text).panels]
    assert found == [("Shallow ponds", "1 2\n3 4"), ("Deep ponds", "5 6\n7 8")]


def test_insights_and_captions_name_panels_that_are_told_before():
    text = in_alt_text(
        "Two panels. **Panel a:** A photograph of a pond.",
        "### Panel b: Deep ponds This panel contains a heatmap titled \"Deep ponds\".",
        DEEP,
        "### Key Insights Panel (a) shows that ponds are round. Panel (b) reveals that most newts live at Q.",
        caption="*Figure 2: Newts. (a) Ponds differ in shape. (b) Similarity matrix of newts in 3 years.*",
    )
    one = panel(text)
    assert (one.title, one.x.categories, one.y.categories) == ("Deep ponds", ("A", "B"), ("P", "Q"))
    assert (grid(one), one.color.vmin, one.color.vmax) == ("5 6\n7 8", 0, 9)
