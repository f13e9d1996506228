"""Classes told one by one: how often each came out right, and what else it was taken for."""

from __future__ import annotations

import pytest
from sources import cells, panel

TREES = (("Oak", 87, (("Pine", 5), ("Yew", 8))), ("Elm", 77, (("Pine", 6),)), ("Pine", 65, (("Elm", 1),)))
WAYS = [
    ("- **{name}:** Correctly classified: {n}, Most common misclassifications: {errs}\n", "{} ({})"),
    ("- **{name}:** Correct: {n}. Confused with {errs}\n", "{} ({})"),
    ("- **{name}**: {n} correct, mostly confused with {errs}.\n", "{} ({})"),
    ("- **{name}:** {n} correct predictions; misclassified as {errs}\n", "{} ({})"),
    ("- **{name}:** True positives: {n}, top confusions: {errs}\n", "{}: {}"),
    ("1. **{name}** – Correctly predicted: {n} (90%); Errors: {errs}\n", "{} {}"),
    ("- **{name}:**\n  - Correctly classified: {n}\n  - Misclassified as: {errs}\n", "{} ({})"),
    ("**{name}**\n- Correct predictions: {n}\n- Main confusions: {errs}\n\n", "{} ({})"),
    ("### {name}\n- Correctly classified: {n} of 99\n- Mistaken for: {errs}\n", "{} ({} times)"),
    ("- **{name}**: {n} images were correctly classified. Frequent errors were {errs}.\n", "{} ({})"),
    ("- **{name}**: Achieves {n} correct classifications, with errors mainly as {errs}.\n", "{} ({})"),
]
GRID = [[87, None, 5, 8], [None, 77, 6, None], [None, 1, 65, None], [None] * 4]


@pytest.mark.parametrize(("line", "err"), WAYS)
@pytest.mark.parametrize("joint", [", ", " and "])
def test_entries_of_classes(line, err, joint):
    lines = [
        line.format(name=name, n=n, errs=joint.join(err.format(*one) for one in errs))
        for name, n, errs in TREES
    ]
    text = f"![Confusion matrix](leaves.png)\n\n{''.join(lines)}"
    read = panel(text)
    assert read.x.categories == read.y.categories == ("Oak", "Elm", "Pine", "Yew")
    assert cells(text) == GRID


def test_a_table_of_entries():
    rows = (f"| {a} | {n} | {', '.join(f'{b} ({k})' for b, k in errs)} |\n" for a, n, errs in TREES)
    text = f"Confusion matrix\n\n| Class | Correct | Common confusions |\n|---|---|---|\n{''.join(rows)}"
    assert cells(text) == GRID


def test_entries_of_numbered_classes():
    text = (
        "Confusion matrix\n\n- **Digit 1**: 90 correct, most often confused with 7 (5).\n"
        "- **Digit 7**: 85 correct, most often confused with 1 (3).\n"
    )
    assert panel(text).x.categories == ("1", "7")
    assert cells(text) == [[90, 5], [3, 85]]


@pytest.mark.parametrize(
    "axes",
    ["Rows are predicted classes, columns true classes.", "The x-axis shows the true label."],
)
def test_true_classes_along_the_top(axes):
    text = f"Confusion matrix. {axes}\n\n- **Oak**: Correct: 9, confused with Elm (5)\n"
    assert cells(f"{text}- **Elm**: Correct: 8, confused with Oak (3)\n") == [[9, 3], [5, 8]]


@pytest.mark.parametrize(
    "lines",
    [
        "- **Oak**: Correct: 90, errors: 5\n- **Elm**: Correct: 80, errors: 3\n",
        "- **Oak**: Correct: 9, errors: Typo (5), Lag (2)\n- **Elm**: Correct: 8, errors: Typo (3)\n",
        "- **Oak**: Correct: 90, false positives: Elm (5)\n"
        "- **Elm**: Correct: 80, false positives: Oak (3)\n",
    ],
)
def test_what_is_no_entry(lines):
    assert "Elm" not in panel(f"Confusion matrix\n\n{lines}").x.categories
