"""Figures of several heatmaps whose panels the text names, and what all of them share."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

N = None
SHARED = "Colorbar labeled Refusal rate (%), 0 to 80."
AXES = "Axes: Speaker (poor, rich) and Target (poor, rich)."
FIRST = "Owl-2.5: poor→poor 23.8, poor→rich 31.2, rich→poor 62.5, rich→rich 27.5."
ROWS = "Owl: poor row 1, 2; rich row 3, 4. Elk: poor row 5, 6; rich row 7, 8."


def grids(text: str) -> list[list[list[float | None]]]:
    return [cells(text, k) for k in range(len(replot.parse(text).panels))]


@pytest.mark.parametrize(
    "text",
    [
        f"[Figure: Heatmaps of refusals. Panels labeled Owl and Elk. {AXES} Values shown: {ROWS} {SHARED}]",
        f"Two heatmaps titled “Owl” and “Elk” comparing refusals. {AXES} {ROWS} {SHARED}",
        "Heatmaps of refusal; panels: Owl, Elk. Axes labeled “Speaker” and “Target,” with groups poor, rich. "
        f"{ROWS} {SHARED}",
    ],
)
def test_values_behind_the_names_of_panels(text):
    figure = replot.parse(text)
    assert [p.title for p in figure.panels] == ["Owl", "Elk"]
    assert grids(text) == [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]
    for one in figure.panels:
        assert (one.x.label, one.x.categories) == ("Target", ("poor", "rich"))
        assert (one.y.label, one.y.categories) == ("Speaker", ("poor", "rich"))
        assert (one.color.label, one.color.vmin, one.color.vmax) == ("Refusal rate (%)", 0, 80)


def test_bare_lists_in_the_order_of_the_first_panel():
    text = (
        f"Panels labeled Owl-2.5, Elk and Hen, each a heatmap. {AXES} {FIRST} Elk: 1, 2, 3, 4. Hen: 5, 6, 7."
    )
    assert grids(text) == [[[23.8, 31.2], [62.5, 27.5]], [[1, 2], [3, 4]], [[None, None]] * 2]


def test_the_same_rows_as_before():
    text = (
        "[Figure: Two heatmaps. Left: “Wins,” with model rows (Owl, Elk) and trait columns (irony, puns). "
        "Right: “Losses (%),” with the same model rows and trait columns (length, tone, pace).]"
    )
    figure = replot.parse(text)
    assert [p.title for p in figure.panels] == ["Wins", "Losses (%)"]
    assert [p.y.categories for p in figure.panels] == [("Owl", "Elk")] * 2
    assert [p.x.categories for p in figure.panels] == [("irony", "puns"), ("length", "tone", "pace")]


TABLE = "|  | dry | wet |\n|---|---|---|\n| Owl | {} | {} |\n| Elk | {} | {} |\n"


def test_panels_of_one_name_in_two_parts():
    text = "Heatmaps of counts.\n\n"
    for k, part in enumerate(("By row", "By column")):
        text += f"### {part}\n\n"
        for n, name in enumerate(("May", "June")):
            start = 10 * k + 4 * n
            text += f"#### {name}\n\n" + TABLE.format(*range(start, start + 4)) + "\n"
    figure = replot.parse(text)
    assert figure.title is None
    assert [p.title for p in figure.panels] == [
        "By row: May",
        "By row: June",
        "By column: May",
        "By column: June",
    ]
    assert grids(text)[3] == [[14, 15], [16, 17]]


def test_tables_under_names_with_a_point():
    text = f"[Figure: Heatmaps. {AXES} {SHARED}\n\n"
    text += "".join(f"{name}:\n{TABLE.format(1, 2, 3, k)}\n" for k, name in enumerate(("Owl-2.5", "Elk")))
    figure = replot.parse(text.rstrip() + "]\n\nFigure 3: Refusals.")
    assert [p.title for p in figure.panels] == ["Owl-2.5", "Elk"]
    assert grids(text) == [[[1, 2], [3, 0]], [[1, 2], [3, 1]]]
    assert figure.panels[1].x.categories == ("dry", "wet")


def test_the_head_of_a_table_tells_which_axis_is_which():
    one = panel(
        "Heatmap. Axes labeled “Target” and “Speaker”.\n\n| Speaker | a | b |\n|---|---|---|\n| c | 1 | 2 |\n"
    )
    assert (one.y.label, one.x.label) == ("Speaker", "Target")
    assert (one.y.categories, one.x.categories) == (("c",), ("a", "b"))


def test_which_axis_is_which_is_assumed():
    reading = replot.examine("A heatmap. Axes labeled “Day” and “Room”. Cells range from 1 to 4.")
    assert (reading.figure.panels[0].y.label, reading.figure.panels[0].x.label) == ("Day", "Room")


@pytest.mark.parametrize("part", ["Figure 5", "Fig. 5", "Table 5", "Section 5"])
def test_the_number_of_a_figure_is_no_value(part):
    text = (
        f"Heatmap. Rows: low, high. Columns: dry, wet.\n\n{part}: In the matrix, row scaling shows high days "
        "having the largest share of wet days, while others are dominated by dry."
    )
    assert cells(text) == [[None, None], [None, None]]


@pytest.mark.parametrize(
    ("told", "labels"),
    [
        (
            "Columns labeled Group 0 through Group 2 and All Users.",
            ("Group 0", "Group 1", "Group 2", "All Users"),
        ),
        ("Columns: years 2001-2003, plus Total.", ("2001", "2002", "2003", "Total")),
        ("Columns labeled Group 0 to Group 1; x-axis label “Kind”.", ("Group 0", "Group 1")),
        ("Columns are A and B, rows are P and Q.", ("A", "B")),
    ],
)
def test_a_range_with_one_more_label(told, labels):
    assert panel(f"A heatmap. {told}").x.categories == labels


@pytest.mark.parametrize(
    ("told", "label", "ends"),
    [
        ("Colorbar: Normalized Frequency.", "Normalized Frequency", (None, None)),
        ("Colorbar labeled “Rate (%)” with ticks 0, 20, 40, 60.", "Rate (%)", (0, 60)),
        (
            "Axes labeled “P” and “Q”; colorbar labeled Power (dB) with ticks at -0.5, 0.0, 0.5.",
            "Power (dB)",
            (-0.5, 0.5),
        ),
        ("Color bar: Right side.", None, (None, None)),
    ],
)
def test_a_colour_bar_in_few_words(told, label, ends):
    color = panel(f"A heatmap. Rows: P, Q. Columns: A, B. {told}").color
    assert (color.label, color.vmin, color.vmax) == (label, *ends)


def test_a_panel_is_like_the_one_before():
    text = (
        "**Plate 4** (p. 9): \"Eggs of two barns.\"\n\nDescription: Two heatmaps of eggs\n"
        "- **(a) North barn:**\n"
        "  - Rows: Hen, values: Ida, Una\n  - Columns: Week, from 1 to 3 (1, 2, 3)\n"
        "  - Color scale: Eggs from 0 (red) to 7 (teal)\n  - Ida/2 cell shows 5\n"
        "- **(b) South barn:**\n  - Same structure as (a)\n  - Una/3 cell shows 6\n"
    )
    one, two = replot.parse(text).panels
    for each in (one, two):
        assert (each.x.categories, each.y.categories) == (("1", "2", "3"), ("Ida", "Una"))
        assert (each.color.label, each.color.vmin, each.color.vmax) == ("Eggs", 0, 7)
    assert grids(text) == [[[None, 5, None], [None] * 3], [[None] * 3, [None, None, 6]]]


@pytest.mark.parametrize(
    "told",
    [
        "A heatmap of demand, day on the horizontal axis and hour on the vertical axis, shown as two "
        "side-by-side panels (current year and forecast) on a shared colour scale.",
        "Two heatmaps side by side (current year and forecast), day on the x-axis, hour on the y-axis.",
    ],
)
def test_names_in_brackets_behind_the_number_of_panels(told):
    panels = replot.parse(told).panels
    assert [p.title for p in panels] == ["current year", "forecast"]
    assert [(p.x.label, p.y.label, p.y.categories) for p in panels] == [("day", "hour", ())] * 2


def test_places_in_brackets_are_no_names_of_panels():
    told = "A figure of two heatmaps (left and right). The x-axis shows A, B, the y-axis shows P, Q."
    assert [p.title for p in replot.parse(told).panels] == [None]


def test_pictures_with_a_text_of_their_own():
    lead = "pairwise matchups between three crews: Oak, Elm, and Fir"
    first = (
        f'[Image: This heatmap titled "(a) Dry runs" shows {lead}. Home stands on the y-axis and Guest on '
        "the x-axis. The cells show 3.3 (Oak vs Elm) and 2.8 (Elm vs Fir). The color bar ranges from 2 to 4.]"
    )
    second = (
        f'[Image: The image displays a heatmap titled "(b) Wet runs," which shows {lead}. The cells show '
        "3.1 (Oak vs Elm) and 2.4 (Fir vs Elm). The color bar ranges from 1 to 5.]"
    )
    text = f"![](a.jpg)\n\n{first}\n\n![](b.jpg)\n\n{second}\nFigure 7. Runs. (a) Dry. (b) Wet.\n"
    assert grids(text) == [
        [[None, 3.3, None], [None, None, 2.8], [None, None, None]],
        [[None, 3.1, None], [None, None, None], [None, 2.4, None]],
    ]
    found = [(one.title, one.color.vmin, one.color.vmax) for one in replot.parse(text).panels]
    assert found == [("(a) Dry runs", 2, 4), ("(b) Wet runs", 1, 5)]


def test_names_behind_sides_in_the_part_of_the_first_panel():
    text = (
        'Two confusion matrices. Classes: tin, zinc. Left matrix titled "Raw", right matrix titled "Tuned". '
        "Left: tin row 8, 2; zinc row 3, 7. Right: tin row 9, 1; zinc row 0, 10."
    )
    assert [panel.title for panel in replot.parse(text).panels] == ["Raw", "Tuned"]


def test_letters_with_units():
    text = (
        "Two heatmaps. Both show months (May, June) on the x-axis and depth (high, low) on the y-axis.\n"
        "(a) Heat, °C: high 4, 8; low 5, 9. Colour scale inferno, 4–18.\n"
        "(b) Salt (PSU): high 31, 30; low 32, 33. Colour scale viridis, 28–34.\n"
    )
    panels = replot.parse(text).panels
    assert [panel.title for panel in panels] == ["Heat, °C", "Salt (PSU)"]
    assert [(panel.color.vmin, panel.color.vmax) for panel in panels] == [(4, 18), (28, 34)]


@pytest.mark.parametrize(
    "scales",
    [
        "Each panel has its own colour bar: blues for recall (0.6–0.9), oranges for cost (0–500).",
        "Panel A uses blues (0.6–0.9), panel B oranges (0–500).",
    ],
)
def test_colours_and_ends_of_each_panel_in_one_sentence(scales):
    text = (
        "Two heatmaps. Panel A (recall), panel B (cost). Rows: S, T. Columns: P, Q. "
        f"{scales} Panel A: S 0.6, 0.7; T 0.8, 0.9. Panel B: S 100, 200; T 300, 400."
    )
    panels = replot.parse(text).panels
    assert [panel.title for panel in panels] == ["recall", "cost"]
    assert [(panel.color.cmap, panel.color.vmin, panel.color.vmax) for panel in panels] == [
        ("Blues", 0.6, 0.9),
        ("Oranges", 0, 500),
    ]
    assert [panel.grid.values[0].tolist() for panel in panels] == [[0.6, 0.7], [100, 200]]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("(a) Salt", "(b) Ash"),
        ("(i) Salt", "(ii) Ash"),
        ("(I) Salt", "(II) Ash"),
    ],
)
def test_panels_in_letters_or_roman_figures(first, second):
    text = (
        "Two heatmaps, both with the columns low and high and with the rows S and T.\n\n"
        f"{first}: S 1 and 2, T 3 and 4.\n\n{second}: S 5 and 6, T 7 and 8.\n"
    )
    figure = replot.parse(text)
    assert [one.title for one in figure.panels] == ["Salt", "Ash"]
    assert grids(text) == [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]


def test_roman_figures_of_other_things_are_no_panels():
    text = (
        "A heatmap. Mind three things: (i) rows are schools, (ii) columns are years, and (iii) dark is "
        "many.\n\n"
        "| | 2019 | 2020 |\n|---|---|---|\n| Elm | 1 | 2 |\n| Oak | 3 | 4 |\n"
    )
    assert grids(text) == [[[1, 2], [3, 4]]]


def test_one_for_each_of_two_names():
    text = "Two heatmaps side by side, one for Tiny and one for Llama3. X-axis shows length, Y-axis depth."
    assert [one.title for one in replot.parse(text).panels] == ["Tiny", "Llama3"]


@pytest.mark.parametrize(
    "said", ['Panel A ("Men") and panel B ("Women")', 'PANEL A (left) "Men" and PANEL B (right) "Women"',
             'Panel A, titled "Men", and panel B, titled "Women",']
)
def test_names_in_quotation_marks_behind_letters(said):
    text = (
        f"{said} are heatmaps by age (rows: 15-24, 25-44) and school (columns: low, high).\n\n"
        "A: 15-24: 31, 24; 25-44: 44, 33\nB: 15-24: 27, 20; 25-44: 36, 27"
    )
    assert [panel.title for panel in replot.parse(text).panels] == ["Men", "Women"]
@pytest.mark.parametrize("heads", [
    ('Left ("Growth, mm"; YlGn, 0–4):', 'Right ("Mould, %"; Purples, 0–50):'),
    ("Left panel (Growth, mm, YlGn, 0 to 4):", "Right panel (Mould, %, Purples, 0 to 50):"),
    ("Left: Growth, mm (YlGn, 0-4):", "Right: Mould, % (Purples, 0-50):"),
])
def test_heads_with_their_colours_in_brackets(heads):
    text = ("**Figure 6** – Two heatmaps share their axes. X-axis (Heat): 10, 20. Y-axis (Damp): 40, 60.\n\n"
            f"{heads[0]}\n40: 0.5, 1.1\n60: 0.9, 2.4\n\n{heads[1]}\n40: 0, 2\n60: 1, 8\n")
    figure = replot.parse(text)
    assert figure.title is None
    assert [(p.title, p.color.cmap, p.color.vmax) for p in figure.panels] == [
        ("Growth, mm", "YlGn", 4), ("Mould, %", "Purples", 50)]
    assert [p.grid.values.tolist() for p in figure.panels] == [[[0.5, 1.1], [0.9, 2.4]], [[0, 2], [1, 8]]]


@pytest.mark.parametrize(
    ("told", "names"),
    [
        ("three heatmaps, labelled (a) through (c).", ["a", "b", "c"]),
        ("heatmaps of three soils: a, b and chalk.", ["a", "b", "chalk"]),
        ("three heatmaps, each of a different soil (a, b, and chalk).", ["a", "b", "chalk"]),
        ("three heatmaps:\n- a\n- b\n- chalk\n", ["a", "b", "chalk"]),
        ("heatmaps of two soils: a and chalk.", ["a", "b"]),
        ("four heatmaps of the soils a, b and chalk.", ["a", "b"]),
    ],
)
def test_panels_that_are_counted_by_name_and_told_nothing_of(told, names):
    text = f"The image shows {told}\n\nRows: dry, wet; columns: May, June.\n\n**a:** dry: 1, 2; wet: 3, 4\n\n"
    figure = replot.parse(f"{text}**b:** dry: 5, 6; wet: 7, 8\n")
    assert [one.title for one in figure.panels] == names
    values = [[[1, 2], [3, 4]], [[5, 6], [7, 8]], [[None, None], [None, None]]]
    assert grids(f"{text}**b:** dry: 5, 6; wet: 7, 8\n") == values[: len(names)]
    assert {one.x.categories for one in figure.panels} == {("May", "June")}


def test_the_words_behind_the_names_of_all_panels():
    text = (
        "## Confusion matrices\nThe image shows three confusion matrices, each of a different net "
        "(Owl, Elk, and Hen). Rows are the true labels (A, B), columns the predicted ones (A, B).\n"
    )
    told = "### {} Results\n- A predicted as A: {}\n- A predicted as B: {}\n"
    both = text + told.format("Owl", 5, 1) + told.format("Elk", 4, 2)
    assert [one.title for one in replot.parse(both).panels] == ["Owl", "Elk", "Hen"]
    assert grids(both) == [[[5, 1], [N, N]], [[4, 2], [N, N]], [[N, N], [N, N]]]
    sided = both.replace("### Owl", "### Left heatmap: Owl").replace("### Elk", "### Middle heatmap: Elk")
    assert [one.title for one in replot.parse(sided.replace("Results", "results")).panels] == [
        "Owl results", "Elk results", "Hen results"
    ]


def test_rows_are_no_panels_that_a_sentence_counts():
    text = (
        "The image shows two heatmaps of towns (Oslo and Bonn). Rows: Oslo, Bonn. Columns: 2020, 2021\n"
        "### Oslo\n- 2020: 5, 2021: 6\n### Bonn\n- 2020: 7, 2021: 8\n"
    )
    assert grids(text) == [[[5, 6], [7, 8]]]


@pytest.mark.parametrize(
    "told",
    [
        "The image shows four heatmaps, one for each soil. The soils are: a, b, chalk, and peat.",
        'The image holds four heatmaps. These are: "a" (wet), "b" (dry), "chalk" and "peat".',
    ],
)
def test_panels_counted_in_one_sentence_and_named_in_another(told):
    text = f"{told}\n\nRows: dry, wet; columns: May, June.\n\n**a:** dry: 1, 2; wet: 3, 4\n\n"
    figure = replot.parse(f"{text}**b:** dry: 5, 6; wet: 7, 8\n")
    assert [one.title for one in figure.panels] == ["a", "b", "chalk", "peat"]


RENTS = "Two heatmaps show rents, with the coast across (North, South) and the house down (Flat above Villa)."


@pytest.mark.parametrize(
    ("left", "right", "titles"),
    [
        ("The square on the left is the first half of the year.",
         "The square on the right is the second half.",
         ["first half of the year", "second half"]),
        ("The left one is 2019.", "The right one is 2020, after the flood.", ["2019", "2020"]),
        ("The upper panel was the old town.", "The lower panel is the new town.", ["old town", "new town"]),
        ("The panel on the left is darker.", "The panel on the right is paler.", [None, None]),
        ("The left panel is the darker one.", "The right panel is the same.", [None, None]),
    ],
)
def test_paragraphs_that_open_with_a_panel(left, right, titles):
    flats = "Flat: {} in the North and {} in the South. Villa: {} in the North and {} in the South."
    text = f"{RENTS}\n\n{left} {flats.format(1, 2, 3, 4)}\n\n{right} {flats.format(5, 6, 7, 8)}"
    assert [found.title for found in replot.parse(text).panels] == titles
    assert grids(text) == [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]
