"""Every name of a figure points at words that hold it, also where it was inferred or stands in a table."""

from __future__ import annotations

import pytest

import replot


@pytest.mark.parametrize(
    ("text", "field", "words"),
    [
        # labels that only the values name
        ("Correlation heatmap of GDP, CPI and OIL: GDP–CPI 0.12, GDP–OIL 0.45, CPI–OIL 0.3.",
         "x.categories[1]", "CPI"),
        # the corner of a table
        ("A heatmap.\n\n| Team | May | Jun |\n|---|---|---|\n| Red | 1 | 2 |\n| Blue | 3 | 4 |",
         "y.label", "Team"),
        # a printed grid
        ("Heatmap:\n\n```\n           Predicted\n           cat  dog\nActual cat  5    1\n"
         "Actual dog  2    7\n```",
         "x.label", "Predicted"),
        # rows that are turned, with their words
        ("A heatmap, rows from bottom to top.\n\n| Age | A | B |\n|---|---|---|\n| old | 1 | 2 |\n"
         "| mid | 3 | 4 |\n| young | 5 | 6 |", "y.categories[2]", "young"),
        # the ends of a bar in two lines
        ("A heatmap, rows A, B; columns C, D.\n\nColour bar:\n- Deep blue: -10\n- White: 5\n- Red: 25",
         "color.vmax", "Red: 25"),
        ("A heatmap, rows A, B; columns C, D.\n\nColour bar:\n- Deep blue: -10\n- White: 5\n- Red: 25",
         "color.vmin", "Deep blue: -10"),
        # a colormap: described, named, and in lines of which the first is shown
        ("A heatmap, rows A, B; columns C, D. Scale: light blue (low) to dark blue (high).",
         "color.cmap", "light blue (low) to dark blue (high)"),
        ("A heatmap, rows A, B; columns C, D.\n\nIt uses the viridis colormap.", "color.cmap", "viridis"),
        ("A heatmap, rows A, B; columns C, D.\n\nColour bar:\n- Deep blue: -10\n- White: 5\n- Red: 25",
         "color.cmap", "Deep blue: -10"),
    ],
)
def test_words(text, field, words):
    span = replot.examine(text).evidence[f"panels[0].{field}"]
    assert span.text == words
    assert text.split("\n")[span.line - 1][span.column - 1 :].startswith(words)


def test_a_name_is_no_part_of_a_longer_word():
    text = "A heatmap of category means.\n\n| Cat | May |\n|---|---|\n| Tom | 1 |\n| Kit | 2 |"
    span = replot.examine(text).evidence["panels[0].y.label"]
    assert (span.line, span.text) == (3, "Cat")
