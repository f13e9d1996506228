"""Descriptions whose nested lists have lost their indentation, and figures told by lines with names."""

from __future__ import annotations

import pytest
from sources import cells, grid, panel

import replot
from replot.reading.description.document.scanner import read_document

AXES = "- **X-axis**: A, B, C\n- **Y-axis**: P, Q\n"
HEADS = "- **X-axis (Train Set)**:\n- `A`\n- `+ B`\n- `+ C`\n- **Y-axis (Test Set)**:\n- `A`\n- `B`\n"

GRIDS = {
    "labels in quotation marks share a value": (
        HEADS + "### Values\n- `A`: 0.98 (yellow) for `A` and `+ B`; 1.00 for others.\n",
        "0.98 0.98 1\nu u u",
    ),
    "a range that falls": (
        HEADS + "### Values\n- `B`: 0.62 (red) for `A`; 0.87–0.85 for others.\n",
        "u u u\n0.62 0.85..0.87 0.85..0.87",
    ),
    "a label of both axes is no column of a turned pair": (
        HEADS + "### Values\n- `B` vs. `A`: 0.3\n- `A` vs. `A`: 0.4\n- `A` vs. `B`: 0.5\n",
        "0.4 u u\n0.3 u u",
    ),
    "a longer name is another label": (
        HEADS.replace("`A`", "`cats`") + "### Values\n- `cats_x` vs. `cats_x`: 0.6\n- `cats` vs. `cats`: 1\n",
        "1 u u\nu u u",
    ),
    "the value of an axis that is named like a label": (
        '- **X-axis Label**: "Set \'A\'"\n- **X-axis**: "A", "B"\n- **Y-axis**: "A", "C"\n\n'
        "* **A vs. A:** 1\n* **A vs. B:** 2\n* **C vs. A:** 3\n",
        "1 2\n3 u",
    ),
    "two ranges of one line tell no cell": (
        AXES + "### Values\n- **P:** starts around 0.5-0.6 and reaches 0.7-0.8.\n- **Q:** 1, 2, 3\n",
        "u u u\n1 2 3",
    ),
    "a number beside a label with its unit is a label": (
        "- **X-axis (Layer)**: 1, 2\n- **Y-axis (Steps)**: 1000, 2000, 3000\n### Values\n"
        "- **Layer 1**: moderate at ~1000 and 3000 steps.\n- **Layer 2**: 7 at 2000 steps.\n",
        "u u\nu 7\nu u",
    ),
    "one value of all the cells": (
        AXES + "### Values\nEvery cell in the heatmap is solid green, corresponding to a score of 100%.\n",
        "100 100 100\n100 100 100",
    ),
    "what is said of some cells is not said of all": (
        AXES + "### Values\nAll cells that are white are 0. All values are 5 on average. Cells hold 2.\n",
        "u u u\nu u u",
    ),
    "numbered items go on": (
        AXES + "### Values\n1. **P**:\n- **High**:\n- A (4)\n- **Low**:\n- B (1)\n- C (2)\n"
        "2. **Q**:\n- **High**:\n- C (9)\n- **Low**:\n- A (3)\n- B (5)\n",
        "4 1 2\n3 5 9",
    ),
    "a section with a number": (
        AXES + "## 2. Key Data Points and Trends\n### First\n- (P, A): 1\n### Others\n- (Q, B): 2\n",
        "1 u u\nu 2 u",
    ),
    "a name with a full stop": (
        "- **X-axis**: A, B\n- **Y-axis**: Algebra, Inter. Algebra\n### Values\n"
        "- **Algebra**: 1 (A), 2 (B).\n- **Inter. Algebra**: 3 (A), 4 (B).\n",
        "1 2\n3 4",
    ),
}


@pytest.mark.parametrize(("text", "expected"), GRIDS.values(), ids=GRIDS)
def test_cells(text, expected):
    assert grid(panel("## Heatmap: Scores\n" + text)) == expected


LABELS = {
    "labels that hold commas": (
        "- **X-axis**: A, B\n- **Y-axis**: Logic, Geometry, Sets, Numbers, and Proof\n### Values\n"
        "- **Logic**: 1 (A), 2 (B)\n- **Sets, Numbers, and Proof**: 5 (A), 6 (B)\n",
        (None, "A|B", None, "Logic|Geometry|Sets, Numbers, and Proof"),
    ),
    "labels of a group stay apart": (
        "- **X-axis**: A, B\n- **Y-axis**: Logic, Geometry, Sets, Numbers, and Proof\n### Values\n"
        "- **Logic**: 1 (A), 2 (B)\n- **Sets, Numbers, and Proof**: 0.5-0.7\n",
        (None, "A|B", None, "Logic|Geometry|Sets|Numbers|Proof"),
    ),
    "one a line under the name of the axis": (
        "* **Rows (Y-axis):** Subjects\n* Algebra\n* Count. (Counting)\n* Sets\n"
        "* **Columns (X-axis):** Methods\n* A\n* B\n### Values\n"
        "* **Algebra:**\n* A: 1\n* B: 2\n* **Count.:**\n* A: 3\n* B: 4\n",
        ("Methods", "A|B", "Subjects", "Algebra|Count.|Sets"),
    ),
    "lines about one axis": (
        "* **X-Axis:**\n* **Label:** `width of range`\n* **Scale/Markers:** Categorical: `0.1`, `0.2`.\n"
        '* **Y-Axis:**\n* **Label:** "p"\n* **Categories (from bottom to top):** `5`, `10`\n',
        ("width of range", "0.1|0.2", "p", "10|5"),
    ),
    "ticks beside the ends of the scale": (
        '* **Y-axis:** Labeled "Layer". Scale runs from 0 at the top to 12 at the bottom, '
        'with major ticks at 0, 6, 12.\n'
        '* **X-axis:** Labeled "Head". Ticks are at values: `1`, `2` (from left to right).\n',
        ("Head", "1|2", "Layer", "0|6|12"),
    ),
}


@pytest.mark.parametrize(("text", "expected"), LABELS.values(), ids=LABELS)
def test_axes(text, expected):
    x, y = (axis := panel("## Heatmap: Scores\n" + text)).x, axis.y
    assert (x.label, "|".join(x.categories), y.label, "|".join(y.categories)) == expected


def test_lines_about_the_bar():
    color = panel(
        "## Heatmap: Scores\n" + AXES + "* **Color Scale:** On the right.\n* **Title:** \"Pass@1\"\n"
        '* **Values:** Labeled ticks at 0.00, 0.01, and "0.02+" at the top.\n'
    ).color
    assert (color.label, color.vmin, color.vmax) == ("Pass@1", 0.0, 0.02)


def test_ends_of_the_bar_of_each_panel():
    text = (
        "## Heatmaps: Scores\n* **Titles (left to right):**\n1. `M | One`\n2. `M | Two`\n"
        "* **Common X-Axis (Bottom of each heatmap):** Labeled `Ratio`. Ticks are at values: `1`, `2`.\n"
        "* **Common Y-Axis (Left side of all):** Labeled `Size`. Ticks are at values: `5`, `10`.\n"
        "* **Color Bars (Right side):** Labeled `Score`. The scale varies per heatmap:\n"
        "* **One:** Scale from ~40 to ~48.\n* **Two:** Scale from ~24 to ~30.\n"
        "### Values\n**1. M | One**\n* Size 5: 41, 42\n* Size 10: 43, 44\n"
    )
    one, two = replot.parse(text).panels
    assert [(p.title, p.color.vmin, p.color.vmax) for p in (one, two)] == [
        ("M | One", 40.0, 48.0),
        ("M | Two", 24.0, 30.0),
    ]
    assert cells(text) == [[41, 42], [43, 44]]
    assert cells(text, 1) == [[None, None], [None, None]]


TITLES = {
    "rows of titles": "* **Panel Titles**:\n* Top Row: Ant, Bee\n* Bottom Row: Cat, Dog\n",
    "one a line": "* **Titles (Top Row):**\n1. Ant\n2. Bee\n* **Titles (Bottom Row):**\n1. Cat\n2. Dog\n",
    "without indentation": "- Titles:\n- **Ant** (left part)\n- **Bee**\n- **Cat**\n- **Dog** (right part)\n",
    "in a sentence": '* **Titles:** The heatmaps are titled with these: "Ant", "Bee", "Cat", and "Dog".\n',
}


@pytest.mark.parametrize("text", TITLES.values(), ids=TITLES)
def test_titles(text):
    text = "## Heatmap Grid: Scores\n" + text + '* **X-axis:** "Head", with ticks at 0, 6.\n'
    assert [panel.title for panel in replot.parse(text).panels] == ["Ant", "Bee", "Cat", "Dog"]


def test_a_list_with_indentation_says_itself_what_stands_under_what():
    text = "A heatmap.\n- X-axis ticks:\n  - A\n  - B\n- Y-axis ticks:\n  - P\n  - Q\n"
    text += "- Values: P: 4, 2; Q: 3, 5.\n"
    assert grid(panel(text)) == "4 2\n3 5"


@pytest.mark.parametrize(
    "lines",
    [
        "- **Rural** has the greatest need: 72% in care, 3% on track.\n"
        "- **Urban** needs less help: 45% in review, 34% in care and 20% on track.",
        "- Rural: 72% of its pupils are in care and only 3% on track.\n"
        "- Urban: 45% of the pupils in review, 34% in care and 20% on track.",
    ],
)
def test_what_is_said_between_a_name_and_its_values(lines):
    text = f"Heatmap of pupils by school and band.\n\n{lines}\n"
    assert panel(text).y.categories == ("Rural", "Urban")
    assert panel(text).x.categories == ("review", "care", "track")
    assert cells(text) == [[None, 72, 3], [45, 34, 20]]
@pytest.mark.parametrize("lines", [
    "District: Altstadt. Before 1950: €14.20. Since 2000: €16.80.\n"
    "District: Neuhafen. Before 1950: no flats of that age. Since 2000: €18.50.\n",
    "- District: Altstadt; Before 1950: 14.2; Since 2000: 16.8\n"
    "- District: Neuhafen; Before 1950: n/a; Since 2000: 18.5\n",
])
def test_records_of_the_same_keys(lines):
    text = f"Heatmap: rent by district and age\n\n{lines}"
    assert cells(text) == [[14.2, 16.8], [None, 18.5]]
    assert panel(text).y.label == "District"
    assert panel(text).x.categories == ("Before 1950", "Since 2000")


def test_records_that_are_cells_are_no_lines():
    text = "Layer: 1, Head: 2, Value: 0.3\nLayer: 1, Head: 3, Value: 0.4\nLayer: 2, Head: 2, Value: 0.5\n"
    assert [block.kind for block in read_document(text)] == ["paragraph"] * 3


@pytest.mark.parametrize("lines", [
    "cell(1,1)=3 cell(1,2)=4\ncell(2,1)=5 cell(2,2)=6\ncolorbar: 0 (light) .. 9 (dark), hue: teal\n",
    "(1,1) 3; (1,2) 4; (2,1) 5; (2,2) 6.\n",
    "r1c1 3, r1c2 4, r2c1 5, r2c2 6\n",
])
def test_cells_by_their_numbers(lines):
    assert cells(f"A heatmap. Rows: Ayr, Bath. Columns: Mon, Tue.\n\n{lines}") == [[3, 4], [5, 6]]


def test_arrows_behind_the_names_of_lines():
    text = "A heatmap. Columns: A | B | C.\n\n3–6 months → 33 / 17 / 10\nover 2 years → 15 / 6 / 3\n"
    assert panel(text).y.categories == ("3–6 months", "over 2 years")


def test_heads_between_bars_behind_their_key():
    text = (
        "A heat map.\n\nExporters (rows): Ayr, Bath. Product groups (columns): Tea | Rice | Salt.\n"
        "Ayr: +4 | −22 | +11.\nBath: −3 | −15 | +2.\n"
    )
    assert cells(text) == [[4, -22, 11], [-3, -15, 2]]
    assert panel(text).x.label == "Product groups"
    assert panel(text).x.categories == ("Tea", "Rice", "Salt")
    assert panel("A heat map.\n\nColumns: C | D\nAyr: 4 | 5\nBath: 6 | 7\n").x.label is None


@pytest.mark.parametrize("line", [
    "Ayr: (1) 12, (2) 25, (3) –", "Ayr: 1) 12, 2) 25, 3) n/a", "Ayr – col 1 12, col 2 25, col 3 n/a",
])
def test_numbers_that_count_the_values(line):
    text = f"A heatmap. Column headings: (1) Intake, (2) Scan, (3) Exit. Rows: Ayr, Bath.\n\n{line}\n"
    assert cells(text)[0] == [12, 25, None]
    assert panel(text).x.categories == ("Intake", "Scan", "Exit")


@pytest.mark.parametrize("key", ["{}", "*{}*"])
def test_numbered_keys_before_labels_and_values_with_dots_between(key):
    lines = "".join(
        f"{key.format(age)}: Reds {a} · Blues {b} · Greens {c}\n"
        for age, a, b, c in (("0'–15'", 7, 11, 4), ("16'–30'", 10, 8, 6))
    )
    head = "**Heat map – goals**\n\n"
    assert cells(head + lines) == [[7, 11, 4], [10, 8, 6]]
    turned = panel(f"{head}{lines}\nTeams are stacked vertically; the intervals run horizontally.\n")
    assert (turned.y.label, turned.y.categories) == ("Teams", ("Reds", "Blues", "Greens"))
    assert turned.x.categories == ("0'–15'", "16'–30'")


def test_a_key_of_colours_behind_a_list_is_no_part_of_it():
    text = ("Error rate by region - heatmap\n- auth: EU 0.2%, US 0.4%\n- search: EU 2.3%, US n/a\n"
            "green < 0.5%, amber 0.5-2%, red > 2%\n")
    assert panel(text).x.categories == ("EU", "US")
    assert cells(text) == [[0.2, 0.4], [2.3, None]]
    assert panel(text).color.cmap == "RdYlGn_r"


def test_roles_in_brackets_behind_names_head_what_follows():
    text = (
        "Example: the load of a kitchen\n- Days (Rows):\n- Monday through Wednesday\n- Shifts (Columns):\n"
        "- Early (6-12)\n- Late (12-18)\n- Load (Cell Values):\n- High: 8-10 guests\n- Low: 0-3 guests\n"
    )
    read = panel(text)
    assert (read.x.label, read.y.label) == ("Shifts", "Days")
    assert read.x.categories == ("Early (6-12)", "Late (12-18)")
    assert read.y.categories == ("Monday", "Tuesday", "Wednesday")
    assert cells(text) == [[None, None]] * 3
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text.replace(" (Cell Values)", ""))


@pytest.mark.parametrize(("row", "column"), [
    ("Hall {}:", "Shift {}: {} kWh"),
    ("**Hall {}**", "Shift {}: {} kWh"),
    ("**Hall {}:**", "Shift {}: {}%"),
])
def test_a_numbered_name_heads_the_values_of_another_one(row, column):
    rows = {1: (4.5, 3.25), 2: (6.5,)}
    lines = "".join(
        f"- {row.format(k)}\n" + "".join(f"- {column.format(n, v)}\n" for n, v in enumerate(values, 1))
        for k, values in rows.items()
    )
    text = f"A heatmap of use.\n\nRows: Hall 1, Hall 2. Columns: Shift 1, Shift 2.\n\n{lines}"
    assert cells(text) == [[4.5, 3.25], [6.5, None]]


def test_a_name_without_its_value_heads_none_of_its_kind():
    text = "A heatmap.\n\nRows: Year 1, Year 2. Columns: Q1, Q2.\n\n- Year 1:\n- Year 2: 4\n"
    assert cells(text) == [[None, None], [None, None]]
