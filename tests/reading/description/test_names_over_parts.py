"""Heads that return under a line of names are panels side by side."""

import pytest

import replot

CAPTION = "Table 2. Confusion matrices of bird calls. Rows: the call played. Columns: the call heard.\n\n"
ROWS = "Wren 9 1 0 8 1 1\nFinch 2 7 1 3 5 2\nRobin 0 1 9 0 2 8\n"
FIRST = [[9, 1, 0], [2, 7, 1], [0, 1, 9]]
SECOND = [[8, 1, 1], [3, 5, 2], [0, 2, 8]]


def read(text):
    return [
        (panel.title, list(panel.x.categories), list(panel.y.categories), panel.grid.values.tolist())
        for panel in replot.parse(text).panels
    ]


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("Dawn chorus Dusk chorus", ["Dawn chorus", "Dusk chorus"]),
        ("Dawn Dusk", ["Dawn", "Dusk"]),
        ("Old recorder (n = 40) New recorder (n = 38)", ["Old recorder (n = 40)", "New recorder (n = 38)"]),
        ("Train scores Test scores", ["Train scores", "Test scores"]),
        ("Listener A Listener B", ["Listener A", "Listener B"]),
        ("Round 1 of hearing Round 2 of hearing", ["Round 1 of hearing", "Round 2 of hearing"]),
        ("By ear alone    With a spectrogram", ["By ear alone", "With a spectrogram"]),
    ],
)
def test_a_line_of_names(line, names):
    text = f"{CAPTION}{line}\nWren Finch Robin Wren Finch Robin\n{ROWS}"
    labels = ["Wren", "Finch", "Robin"]
    assert read(text) == [(names[0], labels, labels, FIRST), (names[1], labels, labels, SECOND)]


def test_a_corner_of_several_words():
    text = (
        "Confusion matrices of two readers.\n\n"
        "Junior reader Senior reader\n"
        "True \\ Predicted Cyst Node Cyst Node\n"
        "Cyst 14 2 12 4\n"
        "Node 3 21 1 23\n"
    )
    labels = ["Cyst", "Node"]
    assert read(text) == [
        ("Junior reader", labels, labels, [[14, 2], [3, 21]]),
        ("Senior reader", labels, labels, [[12, 4], [1, 23]]),
    ]


def test_the_same_names_over_several_tables():
    rows = "Wren Finch Wren Finch\nWren 9 1 8 2\nFinch 2 7 3 5\n"
    text = (
        "Confusion matrices of bird calls, in two seasons.\n\n"
        f"Breeding season\nDawn chorus Dusk chorus\n{rows}Moulting season\nDawn chorus Dusk chorus\n{rows}"
    )
    assert [title for title, *_ in read(text)] == [
        "Breeding season, Dawn chorus",
        "Breeding season, Dusk chorus",
        "Moulting season, Dawn chorus",
        "Moulting season, Dusk chorus",
    ]


@pytest.mark.parametrize(
    "line",
    ["The calls differ between dawn and dusk", "Both choruses", "dawn dusk", "Call Matrices", "Calls 2021"],
)
def test_a_line_that_names_no_parts(line):
    """All columns stay in one panel, with a word of warning."""
    text = f"{CAPTION}{line}\nWren Finch Robin Wren Finch Robin\n{ROWS}"
    result = replot.examine(text)
    assert [len(panel.x.categories) for panel in result.figure.panels] == [6]
    assert "R208" in {finding.code for finding in result.findings}
