"""Cells told by the number of their row and of their column."""

from __future__ import annotations

import numpy as np
import pytest
import sources
from sources import grid, panel

import replot

NAMED = "A heatmap. Rows: D, E, F. Columns: A, B, C.\n\n"
ZERO = "Heatmap with 3 rows (0 to 2) and 3 columns (0 to 2). Values:\n\n"
NAN = np.nan


@pytest.mark.parametrize(
    ("text", "values"),
    [
        # a number is a label where there is such a label, else it counts
        (ZERO + "- Row 1, column 0: 5\n- Row 2, column 2: 6",
         [[NAN, NAN, NAN], [5, NAN, NAN], [NAN, NAN, 6]]),
        (ZERO + "- row 1, col 0: 5\n- row 2, col 2: 6", [[NAN, NAN, NAN], [5, NAN, NAN], [NAN, NAN, 6]]),
        (NAMED + "- Row 1, column 2: 5\n- column 3, row 1: 6", [[NAN, 5, 6], [NAN] * 3, [NAN] * 3]),
        # it counts from zero where there is a line zero
        (NAMED + "- Row 0, column 0: 4\n- Row 1, column 2: 5", [[4, NAN, NAN], [NAN, NAN, 5], [NAN] * 3]),
        (NAMED + "- Row 0: 1, 2, 3\n- Row 1: 4, 5, 6\n- Row 2: 7, 8, 9", [[1, 2, 3], [4, 5, 6], [7, 8, 9]]),
        # a line that belongs to its label
        ("Heatmap of wins. Both axes list Abe, Bo and Cy. Bo's column reads 5, 6, 7.",
         [[NAN, 5, NAN], [NAN, 6, NAN], [NAN, 7, NAN]]),
        ("Heatmap of wins. Both axes list Abe, Bo and Cy. Bo's row reads 5, 6, 7.",
         [[NAN] * 3, [5, 6, 7], [NAN] * 3]),
        ("Heatmap. Rows: Levi's, Gap. Columns: A, B. Levi's row reads 5, 6.", [[5, 6], [NAN, NAN]]),
        # ranges behind the words for the lines
        ("Heatmap, rows R1 to R2 and columns C1 to C2.\n\n- The value of R1 at C2 is 7.",
         [[NAN, 7], [NAN, NAN]]),
    ],
)
def test_cells(text, values):
    np.testing.assert_array_equal(panel(text).grid.values, values)


def test_a_half_without_its_diagonal_has_rows_without_values():
    text = (
        "Correlation heatmap, x and y both list A, B, C. The upper triangle including the diagonal is masked."
        "\n\nA-B 0.1, A-C 0.2, B-C 0.4"
    )
    assert "R202" not in [finding.code for finding in replot.examine(text).findings]


WORDS = "A heatmap of attention. Rows, top to bottom: red, fox, ran, off. Columns: red, fox, ran, off. "
OFF_COLUMN = "u u u u\nu u u 0.8\nu u u 0.7\nu u u u"


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ('A stripe over the column "off": 0.8 in the row for "fox", 0.7 in the row for "ran".', OFF_COLUMN),
        ('A stripe over the column "off": 0.8 for "fox", 0.7 for "ran".', OFF_COLUMN),
        ('A vertical stripe above "off": 0.8 for "fox", 0.7 for "ran".', OFF_COLUMN),
        ('Column "off" is dark: 0.8 in row "fox" and 0.7 in row "ran".', OFF_COLUMN),
        ('The "off" column is dark: 0.8 in row "fox" and 0.7 in row "ran".', OFF_COLUMN),
        ('A stripe along row "off": 0.8 in the column for "fox", 0.7 in the column for "ran".',
         "u u u u\nu u u u\nu u u u\nu 0.8 0.7 u"),
        ('The only exception is the row for "fox", where the column "red" has 0.3.',
         "u u u u\n0.3 u u u\nu u u u\nu u u u"),
    ],
)
def test_a_line_of_a_square_is_the_one_that_the_word_beside_it_says(said, values):
    assert grid(panel(WORDS + said)) == values


def test_a_line_for_a_quoted_label_lists_none():
    text = (
        "Two heatmaps, (a) Site 4, Depth 20 and (b) Site 9, Depth 5.\n\n"
        "- *Vertical tick labels* (both panels, top to bottom): roe, cod, eel\n"
        "- *Horizontal tick labels* (both panels, left to right): ebb, flow\n\n"
        'Panel (a): The row for "cod" has a dark cell in the column "ebb" (approx. 4) and a lighter one in '
        'the column "flow" (approx. 2).\n\n'
        'Panel (b): In the column for "flow", the row "eel" is dark (approx. 9).\n'
    )
    figure = replot.parse(text)
    assert [p.title for p in figure.panels] == ["Site 4, Depth 20", "Site 9, Depth 5"]
    assert [grid(p) for p in figure.panels] == ["u u\n~4 ~2\nu u", "u u\nu u\nu ~9"]


@pytest.mark.parametrize("sign", ["·", "–", "n/a", "x"])
@pytest.mark.parametrize("line", ["{k}. {name} | {values}", "- {name} | {values}", "{name}: {values}"])
def test_a_sign_for_an_empty_cell_between_values_with_spaces(line, sign):
    rows = (("Mull", "22 18 20 21"), ("Skye Head", f"9 {sign} 15 16"), ("Iona", "1 2 3 4"))
    told = "\n".join(line.format(k=k, name=name, values=values) for k, (name, values) in enumerate(rows, 1))
    head = "A heatmap of wet days.\n\nColumn labels, left to right: Jan Feb Mar Apr\n\nValues from the north:"
    text = f"{head}\n\n{told}\n"
    assert sources.panel(text).y.categories == ("Mull", "Skye Head", "Iona")
    assert sources.cells(text) == [[22, 18, 20, 21], [9, None, 15, 16], [1, 2, 3, 4]]
