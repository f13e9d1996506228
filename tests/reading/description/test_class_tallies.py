"""Confusion matrices told clause by clause: what was found and missed of a class, and what was called so."""

from __future__ import annotations

import pytest
from sources import cells, panel, states

N = None
TWO = "The confusion matrix of the scanner. "
THREE = (
    "A confusion matrix of three classes: moth, wasp and bee. Rows are the true classes, columns the "
    "predicted ones. "
)
FOUND = [[113, 6], [7, 74]]


@pytest.mark.parametrize(
    ("said", "names"),
    [
        (
            "Faulty bolts: 113 found, 6 overlooked. Fine bolts: 74 cleared, 7 false alarms.",
            ("Faulty", "Fine"),
        ),
        ("Faulty bolts: 113 right, 6 wrong. Fine bolts: 74 right, 7 wrong.", ("Faulty", "Fine")),
        ("Faulty: 113 hits, 6 misses. Fine: 74 hits, 7 misses.", ("Faulty", "Fine")),
        (
            "113 faulty bolts were flagged and 6 slipped through; 7 fine bolts were rejected and 74 passed.",
            ("faulty", "fine"),
        ),
        (
            "113 faulty bolts were spotted, 6 were missed; of the fine ones, 74 were cleared and 7 raised a "
            "false alarm.",
            ("faulty", "fine"),
        ),
        (
            "Faulty metal was recognised 113 times and overlooked 6 times; fine metal was wrongly rejected "
            "7 times and let through 74 times.",
            ("Faulty", "fine"),
        ),
        (
            "113 faulty bolts were correctly identified, 6 were not. 74 fine bolts were correctly "
            "identified, 7 were not.",
            ("faulty", "fine"),
        ),
        (
            'When it says "faulty", it is right 113 times and wrong 7 times; when it says "fine", it is '
            "right 74 times and wrong 6 times.",
            ("faulty", "fine"),
        ),
        ("Predicted faulty: 113 correct, 7 wrong. Predicted fine: 74 correct, 6 wrong.", ("faulty", "fine")),
        (
            "Of the 120 bolts it called faulty 113 were faulty and 7 fine; of the 80 it called fine 74 were "
            "fine and 6 faulty.",
            ("faulty", "fine"),
        ),
        (
            "113 correctly classified faults and 74 correctly classified blanks; 6 faults were predicted "
            "blank and 7 blanks fault.",
            ("fault", "blank"),
        ),
        ("Bad/bad 113, bad/good 6, good/bad 7, good/good 74 (actual/predicted).", ("Bad", "good")),
        ("Bad/bad 113, bad/good 7, good/bad 6, good/good 74 (predicted/actual).", ("Bad", "good")),
        (
            "True label 0: 113 predicted 0, 6 predicted 1. True label 1: 7 predicted 0, 74 predicted 1.",
            ("0", "1"),
        ),
        ("Actual 0: 113 as 0, 6 as 1. Actual 1: 7 as 0, 74 as 1.", ("0", "1")),
        ("(0,0)=113, (0,1)=6, (1,0)=7, (1,1)=74.", ("0", "1")),
        ("M[0][0] = 113, M[0][1] = 6, M[1][0] = 7, M[1][1] = 74.", ("0", "1")),
        ("m[2,2] = 74; m[2,1] = 7; m[1,2] = 6; m[1,1] = 113.", ("1", "2")),
    ],
)
def test_two_classes(said, names):
    found = panel(TWO + said)
    assert found.x.categories == found.y.categories
    order = [_place(name, found.y.categories) for name in names]
    told = cells(TWO + said)
    assert [[told[i][j] for j in order] for i in order] == FOUND


def _place(name: str, labels: tuple[str, ...]) -> int:
    """The one label that is or begins with a name."""
    (place,) = (k for k, label in enumerate(labels) if f"{label} ".lower().startswith(f"{name} ".lower()))
    return place


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("Faulty bolts: 113 of 119 found. Fine bolts: 74 of 81 found.", [[113, N], [N, 74]]),
        (
            "It found 113 faulty bolts and missed 6, while flagging 7 fine bolts by mistake.",
            [[113, 6], [7, N]],
        ),
        ("Faulty bolts: 113 right, 6 wrong. Fine bolts: 74 of 81 right.", [[113, 6], [N, 74]]),
    ],
)
def test_two_classes_in_part(said, values):
    assert cells(TWO + said) == values


@pytest.mark.parametrize(
    "said",
    [
        "Hits: 74, misses: 7, false alarms: 6, correct rejections: 113.",
        "It raised 74 true alarms and 6 false alarms, with 7 missed events and 113 correct rejections.",
    ],
)
def test_words_for_signals(said):
    assert panel(TWO + said).y.categories == ("Negative", "Positive")
    assert cells(TWO + said) == FOUND


@pytest.mark.parametrize(
    "said",
    [
        "Network A: 40 right, 5 wrong. Model B: 38 right, 7 wrong.",
        "It identified 40 faulty bolts. It identified 50 fine bolts.",
        "Of the 50 bolts labelled faulty, 45 were right and 5 wrong.",
        "M[0][0] = 113, M[0][1] = 6, M[1][1] = 74.",
        "Bad/bad 113, bad/good 6, good/bad 7, good/good 74.",
    ],
)
def test_nothing_tells_the_classes(said):
    found = panel(TWO + said)
    assert found.x.categories != found.y.categories or not found.y.categories


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("Predicted wasps consist of 30 real wasps, 4 moths and 2 bees.", [[N, 4, N], [N, 30, N], [N, 2, N]]),
        ("Wasp predictions: 30 right, 4 were moths and 2 were bees.", [[N, 4, N], [N, 30, N], [N, 2, N]]),
        (
            "Among the insects called wasp, 30 are wasps, 4 moths and 2 bees.",
            [[N, 4, N], [N, 30, N], [N, 2, N]],
        ),
        (
            "What the camera called a wasp was a wasp 30 times, a moth 4 times and a bee twice.",
            [[N, 4, N], [N, 30, N], [N, 2, N]],
        ),
        (
            "In the column of predicted wasps stand 4 moths, 30 wasps and 2 bees.",
            [[N, 4, N], [N, 30, N], [N, 2, N]],
        ),
        ("When it said wasp, it was right 30 times and wrong 6 times.", [[N, N, N], [N, 30, N], [N, N, N]]),
        ("Wasps have 30 hits and 6 misses.", [[N, N, N], [N, 30, N], [N, N, N]]),
        (
            "All wasps but 6 were recognised; 4 of them went to moth and 2 to bee.",
            [[N, N, N], [4, N, 2], [N, N, N]],
        ),
        (
            "All wasps but 7 were recognised; 4 of them went to moth and 2 to bee.",
            [[N, N, N], [N, N, N], [N, N, N]],
        ),
        ("4 wasps turned into moths and 2 into bees.", [[N, N, N], [4, N, 2], [N, N, N]]),
        ("Every one of the 36 wasps was recognised.", [[N, N, N], [N, 36, N], [N, N, N]]),
        (
            "The camera found 30 of the 36 wasps, 20 of the 25 moths and 9 of the 10 bees.",
            [[20, N, N], [N, 30, N], [N, N, 9]],
        ),
        (
            "Correct predictions number 20 for moth, 30 for wasp and 9 for bee.",
            [[20, N, N], [N, 30, N], [N, N, 9]],
        ),
        ("Right: 20 (moth), 30 (wasp), 9 (bee).", [[20, N, N], [N, 30, N], [N, N, 9]]),
        ("Hits per class: moth 20, wasp 30, bee 9.", [[20, N, N], [N, 30, N], [N, N, 9]]),
        ("The diagonal entries are moth 20, wasp 30 and bee 9.", [[20, N, N], [N, 30, N], [N, N, 9]]),
        ("It was right on 20 moths, 30 wasps and 9 bees.", [[20, N, N], [N, 30, N], [N, N, 9]]),
        ("Everything off the diagonal is 0.", [[N, 0, 0], [0, N, 0], [0, 0, N]]),
        ("Outside the diagonal everything is zero.", [[N, 0, 0], [0, N, 0], [0, 0, N]]),
        ("Nothing off the diagonal is 0.", [[N, N, N], [N, N, N], [N, N, N]]),
    ],
)
def test_three_classes(said, values):
    assert panel(THREE + said).y.categories == panel(THREE + said).x.categories == ("moth", "wasp", "bee")
    assert cells(THREE + said) == values


@pytest.mark.parametrize(
    "said",
    [
        "Nine wasps turned into moths and three into bees.",
        "30 wasps stayed wasps, 4 became moths and 2 became bees.",
        "4 wasps were wrongly given the label moth and 2 the label bee.",
        "4 wasps were overlooked: 3 were called moths and 1 bee.",
    ],
)
def test_outcomes_are_no_labels(said):
    assert panel(THREE + said).y.categories == panel(THREE + said).x.categories == ("moth", "wasp", "bee")


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("Apart from the diagonal all cells are empty.", ["ubb", "bub", "bbu"]),
        ("The off-diagonal cells are left blank.", ["ubb", "bub", "bbu"]),
        ("The diagonal is left blank.", ["buu", "ubu", "uub"]),
    ],
)
def test_empty_beside_the_diagonal(said, values):
    assert states(THREE + said) == values
