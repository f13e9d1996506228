"""Grids of pages whose text was taken, each value in a line above what its tip says."""

from __future__ import annotations

from sources import cells, panel

from replot.reading.description.document.tables.tooltips import without_shown_values

N = None
HEADS = '"one"\n"red"\n"fox"\n'


def test_values_above_their_tips() -> None:
    text = (
        "Attention Distribution\nA row tells what one token attends to among those before it\n"
        + HEADS
        + '"one"\n1.00\none → one: 1.000\n—\n—\n"red"\n0.70\nred → one: 0.700\n0.30\nred → red: 0.300\n—\n'
        '"fox"\n0.50\nfox → one: 0.500\n0.10\nfox → red: 0.100\n0.40\nfox → fox: 0.400\n'
    )
    assert panel(text).y.categories == panel(text).x.categories == ("one", "red", "fox")
    assert cells(text) == [[1, N, N], [0.7, 0.3, N], [0.5, 0.1, 0.4]]


def test_counts_above_their_tips_with_gaps() -> None:
    text = (
        "# Confusion matrix\n\noak\n\nelm\n\n12\n\noak -> oak: 12\n\n3\n\noak -> elm: 3\n\n"
        "4\n\nelm -> oak: 4\n\n9\n\nelm -> elm: 9\n"
    )
    assert panel(text).y.categories == ("oak", "elm")
    assert cells(text) == [[12, 3], [4, 9]]


def test_numbers_above_other_numbers_stay() -> None:
    text = "Heatmap of flows.\n\n5\noak -> elm: 3\n\n6\nelm -> oak: 4\n\n7\noak -> oak: 9\n"
    assert without_shown_values(text) == text
