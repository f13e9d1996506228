"""Labels that differ by their capitals only: two tokens ``The`` and ``the``."""

from __future__ import annotations

import pytest
from sources import cells, panel

N = None
LABELS = ("The", "cow", "the")
VALUES = [[0.4, 0.5, 0.1], [0.2, 0.5, 0.3], [0.1, 0.2, 0.7]]


def test_a_drawn_table_with_remarks() -> None:
    text = (
        "An attention heatmap.\n\n```\n"
        "Query ↓    │ The │ cow │ the │\n"
        "───────────┼─────┼─────┼─────┤\n"
        'The        │ 0.4 │ 0.5 │ 0.1 │  ← "The" mostly attends to "cow"\n'
        'cow        │ 0.2 │ 0.5 │ 0.3 │  ← "cow" looks at itself\n'
        'the        │ 0.1 │ 0.2 │ 0.7 │  ← "the" attends to itself\n```\n'
    )
    found = panel(text)
    assert found.x.categories == found.y.categories == LABELS
    assert found.y.label == "Query"
    assert cells(text) == VALUES


def test_a_table_with_few_values() -> None:
    names = ("The", "cow", "saw", "the", "pen")
    lines = [[0.4, 0.4, 0.1, 0.05, 0.05], [0.4, 0.1, 0.1, 0.2, 0.2], [0.05, 0.1, 0.1, 0.4, 0.35]]
    lines += [[0.05, 0.4, 0.1, 0.4, 0.05], [0.05, 0.1, 0.4, 0.05, 0.4]]
    rows = [f"| {name} | {' | '.join(map(str, line))} |" for name, line in zip(names, lines, strict=True)]
    head = f"| Query | {' | '.join(names)} |\n|{'---|' * 6}\n"
    text = f"An attention heatmap.\n\n{head}" + "\n".join(rows) + "\n"
    assert panel(text).x.categories == panel(text).y.categories == names
    assert cells(text) == lines


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("- the: 9, 10, 11\n- cow: 13, 14, 15\n", [[N] * 3, [13, 14, 15], [9, 10, 11]]),
        (
            'The weight from "cow" to "the" is 0.7, and that from "cow" to "The" is 0.2.',
            [[N] * 3, [0.2, N, 0.7], [N] * 3],
        ),
        ("- THE: 9, 10, 11\n- cow: 13, 14, 15\n", [[N] * 3, [13, 14, 15], [N] * 3]),
    ],
)
def test_lines_and_sentences(said: str, values: list[list[float | None]]) -> None:
    assert cells(f"An attention heatmap. Rows and columns: The, cow, the.\n\n{said}") == values
