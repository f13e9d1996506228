"""Classes whose errors are told as sums of pairs with arrows between them."""

from __future__ import annotations

import pytest
from sources import told

LEAD = "The confusion matrix of a tree finder.\n\n"
ITEMS = """- Class oak:
  - TP: 30
  - FP: 4 (elm→oak) + 2 (ash→oak) = 6
  - FN: 2 (oak→elm) + 3 (oak→ash) = 5
- Class elm:
  - TP: 25
  - FP: 2 (oak→elm) + 3 (ash→elm) = 5
  - FN: 4 (elm→oak) + 1 (elm→ash) = 5
- Class ash:
  - TP: 28
  - FP: 3 (oak→ash) + 1 (elm→ash) = 4
  - FN: 2 (ash→oak) + 3 (ash→elm) = 5
"""
GRID = "oak, elm, ash / oak, elm, ash\n30 2 3\n4 25 1\n2 3 28"


@pytest.mark.parametrize(
    "text",
    [
        LEAD + ITEMS,
        LEAD + ITEMS.replace("→", " -> ").replace("TP:", "True positives (TP) ="),
        LEAD + ITEMS.replace("- Class ", "### ").replace("  - ", "- "),
        LEAD + "\n\n".join(part.replace("\n", " ") for part in ITEMS.split("- Class ")),
        "A confusion matrix with the classes oak, elm and ash.\n\n"
        "- oak: TP 30, FN 5: 2 (oak→elm), 3 (oak→ash)\n"
        "- elm: TP 25, FN 5: 4 (elm→oak), 1 (elm→ash)\n"
        "- ash: TP 28, FN 5: 2 (ash→oak), 3 (ash→elm)\n",
    ],
)
def test_the_pairs_of_all_classes_are_one_matrix(text):
    assert told(text) == [GRID]


def test_the_false_negatives_tell_which_way_the_arrow_leads():
    backwards = "".join(
        line.replace("FP", "FX").replace("FN", "FP").replace("FX", "FN") for line in ITEMS.splitlines(True)
    )
    assert told(LEAD + backwards) == ["oak, elm, ash / oak, elm, ash\n30 4 2\n2 25 3\n3 1 28"]


def test_columns_of_true_classes_turn_the_matrix():
    text = f"Rows are predicted classes, columns actual ones in this confusion matrix.\n\n{ITEMS}"
    assert told(text) == ["oak, elm, ash / oak, elm, ash\n30 4 2\n2 25 3\n3 1 28"]


@pytest.mark.parametrize(
    "text",
    [
        LEAD + ITEMS.replace("4 (elm→oak) + 1", "9 (elm→oak) + 1"),  # it contradicts itself
        LEAD + ITEMS.replace("FN: 2 (oak→elm)", "FN: 2 (elm→oak)"),  # neither end is the class
    ],
)
def test_sums_that_do_not_fit_are_no_matrix(text):
    assert GRID not in told(text)
