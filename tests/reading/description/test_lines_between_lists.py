"""What stands over a list without bold, a heading or a blank line; and numbers at the end of a full line."""

from __future__ import annotations

import pytest
from sources import cells, told

import replot

AXES = "A heatmap of counts. Rows: ash, elm, fir. Columns: May, June.\n\n"
LISTS = {
    "names": "ash\n- May: 1\n- June: 2\nelm\n- May: 3\n- June: 4\nfir\n- May: 5\n- June: 6\n",
    "with colons": "ash:\n- May: 1\n- June: 2\nelm:\n- May: 3\n- June: 4\nfir:\n- May: 5\n- June: 6\n",
    "with places": "ash (top row):\n- May: 1\n- June: 2\nelm (middle row):\n- May: 3\n- June: 4\n"
    "fir (bottom row):\n- May: 5\n- June: 6\n",
    "behind a sentence": "The counts follow.\nash:\n- May: 1\n- June: 2\nelm:\n- May: 3\n- June: 4\n"
    "fir:\n- May: 5\n- June: 6\n",
    "under a heading without marks": "Details:\nash:\n- May: 1\n- June: 2\nelm:\n- May: 3\n- June: 4\n"
    "fir:\n- May: 5\n- June: 6\n",
    "with stars": "Ash\n- May: 1**\n- June: 2*\nElm\n- May: 3\n- June: 4***\nFir\n- May: 5\n- June: 6\n",
    "set in": "  **ash**\n  - May: 1\n  - June: 2\n  **elm**\n  - May: 3\n  - June: 4\n"
    "  **fir**\n  - May: 5\n  - June: 6\n",
}


@pytest.mark.parametrize("name", LISTS)
def test_names_over_lists(name):
    assert cells(AXES + LISTS[name]) == [[1, 2], [3, 4], [5, 6]]


def test_an_item_that_goes_on_in_the_next_line():
    text = f"{AXES}- ash: May 1 and June 2, which is what the foresters of the north had\nExpected\n"
    assert cells(text + "- elm: May 3, June 4\n") == [[1, 2], [3, 4], [None, None]]


def test_several_labels_over_a_list():
    text = f"{AXES}ash and elm\n- May: 1\n- June: 2\n\nfir\n- May: 5\n"
    assert cells(text) == [[1, 2], [1, 2], [5, None]]


def test_lettered_parts():
    text = (
        "Two heatmaps. Rows: ash, elm. Columns: May, June.\n\n"
        "(a) North – bar from about 0.5 to 3.5\n- ash: 1, 2\n- elm: 3, 4\n\n"
        "(b) South – bar from 5 to 9\n- ash: 5, 6\n- elm: 7, 8\n"
    )
    figure = replot.parse(text)
    titles = [panel.title.removeprefix("(a) ").removeprefix("(b) ") for panel in figure.panels]
    assert titles == ["North", "South"]
    assert [(panel.color.vmin, panel.color.vmax) for panel in figure.panels] == [(0.5, 3.5), (5, 9)]
    assert [cells(text, k) for k in (0, 1)] == [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]


def test_a_lettered_part_with_a_table():
    table = "| | May | June |\n|--|--|--|\n| ash | {} | {} |\n| elm | {} | {} |\n\n"
    text = "Two confusion heatmaps.\n\n(a) Counts. All trees are in it.\n\n" + table.format(10, 20, 30, 40)
    text += "(b) Shares. Each row adds up to 1.\n\n" + table.format(0.1, 0.2, 0.3, 0.4)
    assert [cells(text, k) for k in (0, 1)] == [[[10, 20], [30, 40]], [[0.1, 0.2], [0.3, 0.4]]]


def test_numbered_parts_with_their_bars():
    text = (
        "Two heatmaps. Rows: ash, elm. Columns: May, June.\n\n"
        "1. North (colour scale 0–4)\n   - ash: 1, 2\n   - elm: 3, 4\n"
        "2. South (colour scale 5–9)\n   - ash: 5, 6\n   - elm: 7, 8\n"
    )
    assert told(text) == ["North: May, June / ash, elm\n1 2\n3 4", "South: May, June / ash, elm\n5 6\n7 8"]
    assert [panel.color.vmax for panel in replot.parse(text).panels] == [4, 9]


def test_a_number_at_the_beginning_of_a_line_is_no_item():
    text = 'A heatmap of growth in the greenhouse. x-axis "Dose (mg)": 0, 0.3, 1,\n3. y-axis "Plant": ash, '
    text += "elm.\n\n"
    assert cells(text + "- ash: 1, 2, 3, 4\n- elm: 5, 6, 7, 8\n") == [[1, 2, 3, 4], [5, 6, 7, 8]]


def test_values_at_the_beginning_of_a_line():
    text = "A heatmap. Rows: ash, elm, fir. Columns: k = 1, k = 2.\n\n"
    text += "For k = 1 the three trees ash, elm and fir, in that order, have\n4.5, 5.5 and 6.5, "
    text += "respectively.\n"
    assert [row[0] for row in cells(text)] == [4.5, 5.5, 6.5]


@pytest.mark.parametrize("mark", ["> - ", "+ ", "1. ", "• "])
def test_marks_before_rows_that_name_their_columns(mark):
    rows = [f"{mark}ash → May: 1; June: 2", f"{mark}elm → May: 3; June: 4"]
    text = "Heatmap of counts: rows ash, elm; columns May, June.\n\n" + "\n".join(rows)
    assert told(text) == ["May, June / ash, elm\n1 2\n3 4"]


@pytest.mark.parametrize("line", ["{}", "**{}**", "# {}"])
@pytest.mark.parametrize("title", ["Rent by town (in EUR)", "Ash vs. Elm by Month (2020)"])
def test_the_first_line_is_the_title(line, title):
    text = line.format(title) + f"\n\nThe image presents {AXES.lower()}"
    assert replot.parse(text).title == title


def test_a_first_sentence_is_no_title():
    text = f"Rents have gone up in all towns\n\nThe image presents {AXES.lower()}"
    assert replot.parse(text).title is None
