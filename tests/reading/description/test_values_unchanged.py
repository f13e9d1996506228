"""Values of what stays as it was, on the diagonal: ``Of the oaks, 5 became elms, 9 were unchanged``."""

from __future__ import annotations

import pytest
from sources import told

AXES = "The rows are the job in May and the columns the job in June; both list Clerk, Nurse and Cook. "


@pytest.mark.parametrize("head", ["A heatmap of jobs. ", "A from-to matrix of jobs, dark for many. "])
def test_what_is_unchanged_stands_on_the_diagonal(head):
    text = head + AXES + (
        "\n\n- Of those who were Clerk, 40 were unchanged, 3 became Nurse and 5 Cook.\n"
        "- Of those who were Nurse, 2 became Clerk, 61 remained unchanged and 4 became Cook.\n"
        "- Of those who were Cook, 7 became Clerk, 1 Nurse, while 88 stayed unaltered.\n"
    )
    assert told(text) == ["Clerk, Nurse, Cook / Clerk, Nurse, Cook\n40 3 5\n2 61 4\n7 1 88"]


@pytest.mark.parametrize("said", ["Clerk became Nurse in 5 cases and Cook in 7, unchanged from 2019.",
                                  "The number of Clerks is unchanged since 2019."])
def test_a_number_that_did_not_change_is_none(said):
    assert " 2019" not in told("A heatmap of jobs. " + AXES + said)[0]
    assert told("A heatmap of jobs. " + AXES + said)[0].splitlines()[1][0] == "u"
