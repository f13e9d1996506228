"""What a text says the title of a figure is, wherever it says so."""

from __future__ import annotations

import pytest

import replot

TABLE = "\n\n| | Q1 | Q2 |\n|---|---|---|\n| Oslo | 1 | 2 |\n| Bergen | 3 | 4 |\n"


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ('"Rain by town" – heatmap with annotated cells.', "Rain by town"),
        ('"Rain by town" is a heat map of four cells.', "Rain by town"),
        ('A heatmap. The title at the top of the chart reads: "Rain by town".', "Rain by town"),
        ("A heatmap. The title, 'Rain by town', is centred at the top.", "Rain by town"),
        ("### 3.11 Rain similarity heatmap (`plots/rain_sim.png`)\n\nA heatmap.", "Rain similarity heatmap"),
        ("# Rain by town (rain.svg)\n\nA heatmap.", "Rain by town"),
        ("# Here is what slide 3 contains:\n\nA heatmap.", None),
        ("### Visualizing Rain with a Heatmap\n\nBlue is dry.", None),
        ("### B. Main Chart Area\n\nA heatmap.", None),
        ("### rain_by_town.png\n\nA heatmap.", None),
        ("Heatmap: Rain by town. Some cells are empty.", "Rain by town"),
        ("[Image: Heatmap: Rain vs. sun. Some cells are empty.]", "Rain vs. sun"),
        ("[Image: Figure 3: Rain of towns across quarters. Heatmap.]", "Rain of towns across quarters"),
        ("[FIGURE 3: Rain by town]\nType: heatmap with percentages", "Rain by town"),
        ("Figure 2: Correlation matrix. Heatmap.", "Correlation matrix"),
        ("**Figure 2** (p. 6): \"Rain by town.\"\n\nDescription: A heatmap", "Rain by town"),
        ('**Figure 2** (p. 21): "Rain of towns by quarter."\n- The figure is a heatmap.',
         "Rain of towns by quarter"),
        ("#### Correlation Matrix of Rainy Days:\n\nA heatmap.", "Correlation Matrix of Rainy Days"),
        ("1. #### Heatmap of Rain by Town:\n\nBlue is dry.", "Heatmap of Rain by Town"),
        ("2. **Heatmap of Rain**:\n\nBlue is dry.", "Heatmap of Rain"),
        ("### Figure 2: Correlation Matrix of Rain\n\n**Type:** Rain heatmap", "Correlation Matrix of Rain"),
        ("## Figure 4 — Full Rain Matrix Heatmap\n\nA heatmap.", "Full Rain Matrix Heatmap"),
        ("**GRAPH 4.21: Rain Heatmap (Rain Matrix)**\n- Blue is dry.", "Rain Heatmap (Rain Matrix)"),
        ("[Figure: Three heatmaps between towns. Blue is dry.]\n\nFigure 3: Rain by towns.", "Rain by towns"),
        ("- Heatmap of rain by town\n- Blue is dry.", None),
        ("*Figure 2.* Rain seen from far.\n\n**Figure 2. Rain by town.** A heatmap.", "Rain by town"),
        ("# Confusion matrix (rain)\n\nThe picture is a heatmap.", "Confusion matrix (rain)"),
        ("**Summary**\n\nThis image is a heatmap. Its title reads “Rain by town”.", "Rain by town"),
        ("## Figure 4: Removal of quarter components\n\nA heatmap.", "Removal of quarter components"),
        ('A heatmap. The title at the top says "Rain by town".', "Rain by town"),
        ('A heatmap of rain. The chart itself is called "Rain by town".', "Rain by town"),
        ('A heatmap of rain. This card is called "Rain by town".', "Rain by town"),
        ('**Element:** canvas heatmap, heading "Rain by town".', "Rain by town"),
        ('A heatmap of rain. The tile in the first row is called "Wet".', None),
        ('A heatmap of rain. The row heading "Town" is bold.', None),
        ("**What it is**\n\n**Title:** Towns vs. quarters\n\n**Type:** heatmap", "Towns vs. quarters"),
    ],
)
def test_titles_that_are_told(text: str, title: str) -> None:
    assert replot.parse(text + TABLE).title == title


@pytest.mark.parametrize(
    "text",
    [
        "Heatmap: see the table.",
        "Heatmap: rain in mm, red at 4 and white at 0.",
        "Heatmap: rows are towns.",
        "Heatmap: 2 by 2 cells, annotated.",
        "**[Figure: heatmap, 2 rows × 2 columns]**",
        "### Chart/Diagram Type: Heatmap",
        "### Figure S3\n\nHeatmap of the rain.",
    ],
)
def test_statements_that_are_no_titles(text: str) -> None:
    assert replot.parse(text + TABLE).title is None


def test_a_line_in_bold_before_what_a_heatmap_shows():
    told = "We counted ferries.\n\n**{}**\n\nThis heatmap shows that most ferries sail on Friday evenings.\n"
    assert replot.parse(told.format("Ferries by Weekday")).title == "Ferries by Weekday"
    told = told.replace("This heatmap shows", "The crews know")
    assert replot.parse(told.format("Ferries by Weekday") + "\nA heatmap." + TABLE).title is None


def test_panels_named_before_the_colon() -> None:
    figure = replot.parse(
        "Two heatmaps. Columns: Q1, Q2. Rows: Oslo, Bergen. "
        "For Training: Column Q1: 1, 2. Column Q2: 3, 4. For Test: Column Q1: 5, 6. Column Q2: 7, 8."
    )
    assert [panel.title for panel in figure.panels] == ["Training", "Test"]


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("A colour key below the plot spans 0 to 9 (Log2 fold change).", "Log2 fold change"),
        ("A colour key below the plot spans 0 to 9 (Temperature (°C)).", "Temperature (°C)"),
        ("Sales (k€) is colour-coded: blue = 0, red = 9.", "Sales (k€)"),
        ("Colour encodes Accuracy (%), from 0 (cream) up to 9 (brown).", "Accuracy (%)"),
        ("Darker shades mean a higher BLEU; the scale spans 0 to 9.", "BLEU"),
        ("Darker shades mean higher values; the scale spans 0 to 9.", None),
        ("The scale runs from 0 to 9 (Perfect).", None),
        ("Cells are colour-coded from 0 to 9.", None),
    ],
)
def test_what_the_colours_stand_for(text: str, label: str | None) -> None:
    color = replot.parse("A heatmap. " + text + TABLE).panels[0].color
    assert (color.label, color.vmin, color.vmax) == (label, 0, 9)


def test_a_column_of_values_names_no_quantity() -> None:
    lines = "\n".join(f"| {t} | {q} | {k} |" for k, (t, q) in enumerate([("Oslo", "Q1"), ("Oslo", "Q2")]))
    figure = replot.parse(f"Heatmap.\n\n| Town | Quarter | Value |\n|---|---|---|\n{lines}\n")
    assert figure.panels[0].color.label is None


def test_a_dash_parts_the_title_from_what_is_said():
    text = "{} - Red indicates a positive value, blue a negative one.\n\nRows a, b; columns c, d."
    assert replot.parse(text.format("Figure 4.3: Correlation Matrix")).title == "Correlation Matrix"
    assert replot.parse(text.format("Figure 2. Heatmap of teas")).title == "Heatmap of teas"


@pytest.mark.parametrize(
    "said",
    [
        "The figure, entitled Prices of staples, is a heatmap.",
        'At the top of the heatmap it says "Prices of staples".',
        'Above the heatmap, the words "Prices of staples" appear in bold.',
        'The text "Prices of staples" sits above the heatmap.',
        'The heatmap displays the title "Prices of staples" at the top center.',
        "Its title is Prices of staples and it is a heatmap.",
        "[Heatmap: Prices of staples]",
        "<figure><figcaption>Prices of staples</figcaption></figure>\n\nA heatmap.",
    ],
)
def test_titles_beside_and_above_the_figure(said):
    grid = "Rows: Aldi, Lidl. Columns: bread, milk. Aldi: 11, 12. Lidl: 21, 22."
    assert replot.parse(f"{said}\n\n{grid}").title == "Prices of staples"


@pytest.mark.parametrize(
    "heading",
    ["Parameters", "Solution procedure", "Error analysis", "Example", "Methods and approach", "How to read"],
)
def test_headings_of_any_document_are_no_titles(heading):
    assert replot.parse(f"## {heading}\n\nThe heatmap:{TABLE}").title is None


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Rent by town, 2023 (in EUR). A heatmap with two towns as rows.", "Rent by town, 2023 (in EUR)"),
        ("Photograph of a wall. A heatmap with the towns Oslo and Bergen as rows.", None),
        ("It shows rent by town. A heatmap with the towns Oslo and Bergen as rows.", None),
        ("**Rent by town (heat map)**\n\nA heatmap with the towns Oslo and Bergen as rows.", "Rent by town"),
    ],
)
def test_a_name_before_the_sentence_about_the_figure(text, title):
    assert replot.parse(text + TABLE).title == title


@pytest.mark.parametrize(
    ("caption", "title"),
    [
        ("*Figure 5: Rain of the towns by quarter*", "Rain of the towns by quarter"),
        ("*Abbildung 5: Regen der Orte im Quartal*", "Regen der Orte im Quartal"),
        ("Abb. 5: Regen der Orte im Quartal", "Regen der Orte im Quartal"),
        ("*Rain of the towns by quarter*", "Rain of the towns by quarter"),
        ("*The heatmap above shows the rain of each town.*", None),
        ("*Note: all values are rounded*", None),
    ],
)
@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_the_caption_under_a_picture(caption, title, gap):
    assert replot.parse(f"![Rain](rain.png){gap}{caption}\n\nThe heatmap:{TABLE}").title == title


@pytest.mark.parametrize("title", ["Pairs: cum. reward (Mem=5)", "Rain, avg. per year", "Load: max. in May"])
def test_titles_with_words_cut_short(title):
    assert replot.parse(f"## Heatmap\n- **Title:** {title}\n\n{TABLE}").title == title
def test_what_a_figure_says_at_the_very_top():
    text = 'A grey heatmap. At the very top, centred, it says "Reading speed". Rows: A, B. A: 1, 2.'
    assert replot.parse(text).title == "Reading speed"


def test_a_sentence_behind_the_name_in_a_caption():
    table = "| Heatmap | a | b |\n|---|---|---|\n| x | 1 | 2 |\n| y | 3 | 4 |\n"
    text = f"Figure 10: Ports by Probe— Sending a request prompts the most services to answer.\n\n{table}"
    assert replot.parse(text).title == "Ports by Probe"


@pytest.mark.parametrize(("line", "title"), [
    ("[Heatmap: distances of towns]", "distances of towns"),
    ("[Figure 3: Heatmap of towns. Darker means farther.]", "Heatmap of towns"),
    ("[Image: Heatmap of towns]", "Heatmap of towns"),
])
def test_a_title_in_brackets_over_a_table(line, title):
    text = f"{line}\n\n|  | Ayr | Bude |\n|--|--|--|\n| Ayr | 0 | 4 |\n| Bude | 4 | 0 |\n"
    assert replot.parse(text).title == title


@pytest.mark.parametrize(("line", "title"), [
    ("**6. Rain by week (Heatmap)**", "Rain by week"), ("**12) Frost heatmap**", "Frost heatmap"),
    ("**2023. Rain heatmap**", None),
])
def test_the_number_before_a_bold_title(line, title):
    table = "| Town | May | June |\n|---|---|---|\n| Ayr | 1 | 2 |\n| Bath | 3 | 2 |\n"
    assert replot.parse(f"{line}\n\n{table}").title == title


@pytest.mark.parametrize(
    "line",
    [
        '[heatmap on the right half: "Eggs by nest"]',
        'Heat map at the bottom: "Eggs by nest"',
        'Heatmap, left side – "Eggs by nest".',
    ],
)
def test_the_place_of_the_heatmap_before_its_title(line):
    text = f"SLIDE 3 – notes\n\n{line}\n\nrows: A, B. columns: May, June.\n\nA: 1, 2\nB: 3, 4"
    assert replot.parse(text).title == "Eggs by nest"


def test_places_of_two_heatmaps_before_their_titles():
    text = 'Heatmap on the left: "Eggs", heatmap on the right: "Nests".\n\nrows: A, B. columns: May, June.'
    assert replot.parse(text).title is None


VALUES = "\n\nKiel: 94, 73, 39\n\nHof: 4, 3, 9\n"


@pytest.mark.parametrize("head", [
    "## Appendix F. Accessible version\n\n**Moths caught by wood and month**\n\nPlate 3 is a heatmap of",
    "### Figure 4: text version\n\n**Moths caught by wood and month**\n\nFigure 4 is a heat map with",
    "**Moths caught by wood and month**\n\nThe figure shows a large heatmap with",
])
def test_a_name_in_bold_over_the_sentence_about_the_figure(head):
    text = f"{head} woods as rows (Kiel, Hof) and months as columns (Jan, Feb, Mar).{VALUES}"
    assert replot.parse(text).title == "Moths caught by wood and month"


@pytest.mark.parametrize("head", [
    "**Please read this first:**\n\nFigure 4 is a heat map with",
    "**All moths were let go.**\n\nFigure 4 is a heat map with",
    "### Text version\n\nFigure 4 is a heat map with",
])
def test_no_name_over_the_sentence_about_the_figure(head):
    text = f"{head} woods as rows (Kiel, Hof) and months as columns (Jan, Feb, Mar).{VALUES}"
    assert replot.parse(text).title is None


@pytest.mark.parametrize(("said", "title"), [
    ('The header reads "Moths by wood".', "Moths by wood"),
    ('A heatmap with the header "Moths by wood".', "Moths by wood"),
    ("The slide's headline is \"Moths by wood\".", "Moths by wood"),
    ('The heading of the slide reads "Moths by wood".', "Moths by wood"),
    ("The header at the top says **\"Moths by wood\"**.", "Moths by wood"),
    ('The column header reads "Month".', None),
    ('The header of the first column is "Wood".', None),
])  # fmt: skip
def test_headers_and_headlines(said, title):
    text = "The image is a heatmap with woods as rows (Kiel, Hof) and months as columns (Jan, Feb, Mar). "
    assert replot.parse(text + said + VALUES).title == title


SITES = """## Image Analysis

{said}Two heatmaps share the vertical axis (Soil: Clay, Sand) and the horizontal axis (Depth: 1, 2).

### Left panel: Kiel
Depth 1 to 2:
* Clay – 3 / 4
* Sand – 5 / 6

### Right panel: Bonn
Depth 1 to 2:
* Clay – 7 / 8
* Sand – 9 / 1
"""


@pytest.mark.parametrize(("said", "title"), [
    ('**Figure caption as printed:** "Yield of two sites"\n\n', "Yield of two sites"),
    ('Caption as shown: "Yield of two sites"\n\n', "Yield of two sites"),
    ('The caption printed below reads "Yield of two sites".\n\n', "Yield of two sites"),
    ("", None),
])  # fmt: skip
def test_the_name_of_one_panel_is_no_title(said, title):
    read = replot.parse(SITES.format(said=said))
    assert read.title == title
    assert [panel.title for panel in read.panels] == ["Kiel", "Bonn"]


LEAVES = "Heatmap. X-axis: May, June. Y-axis: oak, elm. oak: 1, 2. elm: 3, 4.\n"


@pytest.mark.parametrize(
    "note",
    ["States the finding rather than the axes.", "Tells what was counted, and where.", "Uses a large font."],
)
def test_what_a_title_does_is_no_title(note):
    text = f"**Title:** {note}\n\n{LEAVES}"
    assert replot.parse(text).title is None


def test_a_title_that_begins_with_a_verb():
    text = f"**Title:** Gives and takes\n\n{LEAVES}"
    assert replot.parse(text).title == "Gives and takes"
