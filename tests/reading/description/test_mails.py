"""What people say when they tell somebody a figure: corrections, questions, *nothing* for an empty cell."""

from __future__ import annotations

import pytest
from sources import panel, told

GRID = "Heatmap. Rows: Ayr, Bath, Cork. Columns: May, June.\n\n"
LINES = "Ayr: 31, 38. Bath: 19, 24. Cork: 27, 32."


@pytest.mark.parametrize(
    "said",
    [
        "Sorry, Cork in June is 23. I mistyped it.",
        "There is a typo above: Cork in June is 23, not 32.",
        "PS: oops, the correct number for Cork in June is 23.",
        "P.S. My mistake: Cork in June was 23, not 32.",
    ],
)
def test_a_correction_counts_more_than_what_it_corrects(said):
    assert told(f"{GRID}{LINES}\n\n{said}") == ["May, June / Ayr, Bath, Cork\n31 38\n19 24\n27 23"]


@pytest.mark.parametrize(
    "asked", ["Wasn't Bath 41 in May? And Ayr 35?", "Is Bath in May 41?", "Bath is 41 in May, right?"]
)
def test_a_question_states_nothing(asked):
    lines = "Ayr has 31 in May and 38 in June. Bath has 19 and 24. Cork has 27 and 32."
    assert told(f"{GRID}{asked}\n\n{lines}") == ["May, June / Ayr, Bath, Cork\n31 38\n19 24\n27 32"]


def test_nothing_is_an_empty_cell():
    text = (
        "Heatmap. Rows: Ayr, Bath, Cork. Columns: May, June, July.\n\n"
        "May – 31, 38, nothing (Cork's station was down)\nJune – nothing, 24 and 27\n"
        "July – 12, 13, and nothing there"
    )
    assert told(text) == ["May, June, July / Ayr, Bath, Cork\n31 b 12\n38 24 13\nb 27 b"]


@pytest.mark.parametrize("lead", ["so", "that is", "i.e.", "in other words,"])
def test_words_that_lead_to_a_list_are_no_part_of_a_label(lead):
    seasons = f"seasons along the bottom, {lead} winter, spring, summer and autumn"
    text = f"A heatmap: {seasons}, and the cities down the side."
    assert panel(text).x.categories == ("winter", "spring", "summer", "autumn")
