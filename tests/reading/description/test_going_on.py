"""What the sentences of a paragraph go on about, and labels that share one value."""

from __future__ import annotations

import pytest
from sources import cells, grid, panel

N = None
HEAD = "A heatmap. Rows: Ayr, Bath. Columns: May, June, July.\n\n"


@pytest.mark.parametrize(("said", "values"), [
    ("Bath is the problem. It reads 5 in May, 6 in June and 9 in July.", [[N, N, N], [5, 6, 9]]),
    ("Bath opened late, so May is blank. After that 6 in June, 9 in July.", [[N, N, N], [N, 6, 9]]),
    # columns go on as rows do
    ("And the last column, July. 5 for Ayr. 7 for Bath, the darkest of the lot.", [[N, N, 5], [N, N, 7]]),
    # what is said of more than the line
    ("Bath has 5 in May. The average in June is 6. July has 7 in all towns.", [[N, N, 7], [5, N, 7]]),
    # another line was named in between, or a part of one
    ("Bath has 5 in May. Ayr and Bath differ. June is at 6.", [[N, N, N], [5, N, N]]),
    ("Bath in winter. It reads 5 in May, 6 in June.", [[N, N, N], [N, N, N]]),
    # no cell is told twice
    ("Bath has 5 in May. The target is 6 in May.", [[N, N, N], [5, N, N]]),
])
def test_a_sentence_goes_on_about_the_line_before(said, values):
    assert cells(HEAD + said) == values


@pytest.mark.parametrize(("said", "line"), [
    ("Ayr: May is 4, and June and July are 6.", "4 6 6"),
    ("Ayr: May is 4, and June and July lie between 6 and 8.", "4 6..8 6..8"),
    ("Ayr: May, June and July are at 5.", "5 5 5"),
    ("Ayr: 5 in May and June, and July has 9.", "5 5 9"),
    ("Ayr: 5 in May and June and 9 in July.", "5 5 9"),
    ("Ayr: 5 in May, and June and July have 9.", "5 9 9"),
    ("Ayr: May and June are 5 and 6, July is 7.", "5 6 7"),
    ("Ayr starts at 4 in May, lies between 6 and 8 in June and July, so nothing new.", "4 6..8 6..8"),
])
def test_labels_that_share_a_value(said, line):
    assert grid(panel(HEAD + said)) == f"{line}\nu u u"


def test_a_range_of_other_labels_is_not_one_of_the_line():
    assert grid(panel(HEAD + "Ayr is about 4, and Bath lies between 6 and 8.")) == "u u u\nu u u"


def test_verbs_and_prepositions_around_the_names_of_sentences_built_alike():
    text = (
        "Heatmap of fold change. Under heat, ACT1 is at 0.2, HSP90 at 3.4 and GAPDH at 0.1. "
        "Under cold, ACT1 is at -0.1, HSP90 at 1.2, and GAPDH at 0.0."
    )
    assert panel(text).x.categories == ("ACT1", "HSP90", "GAPDH")
    assert panel(text).y.categories == ("heat", "cold")
    assert cells(text) == [[0.2, 3.4, 0.1], [-0.1, 1.2, 0.0]]


@pytest.mark.parametrize(
    "said",
    [
        "The highest value lies at the intersection of Security and False. It has a count of 33.",
        "The darkest cell is Security and False. This cell has a value of **33**, shown in dark blue.",
        "The peak is at the intersection of **Harm: Security** and **Missing?: False**. This cell reads 33.",
    ],
)
def test_the_cell_that_the_sentence_before_names(said):
    text = 'A heatmap. Y-axis: "Harm" (Safety, Security). X-axis: "Missing?" (True, False).\n\n'
    assert cells(text + said) == [[None, None], [None, 33]]


@pytest.mark.parametrize("said", [
    "The value of oak with M1 is 0.5, and elm scores 0.7 with M2.",
    "oak scores 0.5 with M1, while elm reaches 0.7 with M2.",
    "The value for oak under M1 is 0.5. For elm it is 0.7 with M2.",
])
def test_what_stands_behind_a_value_with_it(said):
    axes = 'The vertical axis shows "oak" and "elm," while the horizontal axis shows models: M1, M2.'
    assert cells(f"A heatmap. {axes} {said}") == [[0.5, None], [None, 0.7]]
