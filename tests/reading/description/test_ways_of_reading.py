"""Leads to the lines of a grid that say how each line is read, and no label."""

from __future__ import annotations

import pytest
from sources import told

SALES = "A heatmap of tickets. Columns are Oslo, Bergen and Troms. {0}Monday: 3, 4, 5. Tuesday: 6, 7, 8."


@pytest.mark.parametrize(
    "lead",
    [
        "Reading from left to right: ",
        "From left to right: ",
        "Reading across: ",
        "Rows read from left to right: ",
        "Reading across, ",
        "Left to right, each row reads: ",
    ],
)
def test_leads_to_rows(lead):
    grid = ["Oslo, Bergen, Troms / Monday, Tuesday\n3 4 5\n6 7 8"]
    assert told(SALES.format(lead)) == told(SALES.format("")) == grid
    assert told(SALES.replace("Monday", "monday").format(lead)) == grid  # a sentence begins there


HALF = "Rain, Fog, Wind / Rain, Fog, Wind\n1 0.4 -0.31\nb 1 0.22\nb b 1"


@pytest.mark.parametrize(
    "lead",
    [
        "Reading right from the diagonal: ",
        "Starting at the diagonal, ",
        "Reading outwards from the main diagonal: ",
        "To the right from its diagonal, each row reads: ",
        "",
    ],
)
@pytest.mark.parametrize("tail", ["", " The palette is coolwarm, from -1 to 1.", " Blue cells are negative."])
def test_halves_between_sentences(lead, tail):
    text = f"Upper triangle of a correlation heatmap. {lead}Rain: 1.00, 0.40, -0.31. "
    assert told(f"{text}Fog: 1.00, 0.22. Wind: 1.00.{tail}") == [HALF]


def test_lists_before_other_sentences_that_are_no_half():
    text = "Heatmap of rents. Leeds: 5, 6, 7. York: 1, 2, 3. Rents rise to the north. "
    assert told(text + "Columns: 2001, 2002, 2003.") == ["2001, 2002, 2003 / Leeds, York\n5 6 7\n1 2 3"]
