"""Rows whose values stand in brackets behind what is said of them."""

from __future__ import annotations

import pytest
from sources import cells, panel

N = None
VOTES = "Heatmap of votes, with answer columns Never / Rarely / Often / Always. "


def test_rows_behind_what_is_said_of_them() -> None:
    text = VOTES + (
        "Cooks were rated most helpful (47% often, 17% always; only 1% never), and the waiters were helpful, "
        "too (40% often, 9% always). Guests (e.g., tourists) are nice at times (30% rarely, 8% always) while "
        "owners and drivers are rated less helpful (the owners: 20% often, 3% always, with 9% never; "
        "the drivers: 9% often, 1% always, with 22% never)."
    )
    found = panel(text)
    assert found.x.categories == ("Never", "Rarely", "Often", "Always")
    assert found.y.categories == ("Cooks", "waiters", "Guests (e.g., tourists)", "owners", "drivers")
    assert cells(text) == [[1, N, 47, 17], [N, N, 40, 9], [N, 30, N, 8], [9, N, 20, 3], [22, N, 9, 1]]


def test_quoted_rows_behind_a_preposition() -> None:
    text = VOTES + 'Votes for "Tea is hot" (30% Never, 31% Rarely), "Milk is sour" (52% Never, 13% Often).'
    assert panel(text).y.categories == ("Tea is hot", "Milk is sour")
    assert cells(text) == [[30, 31, N, N], [52, N, 13, N]]


@pytest.mark.parametrize(
    "said",
    [
        "Most were glad (47% often, 17% always), and they were kind (40% often, 9% always).",
        "Cooks were rated most helpful (47% often, 17% always).",
    ],
)
def test_what_names_no_rows(said: str) -> None:
    assert panel(VOTES + said).y.categories == ()


@pytest.mark.parametrize(
    ("said", "labels"),
    [
        ("A heatmap with columns Red / Green / Very blue and rows A / B / C.", ("Red", "Green", "Very blue")),
        ("A heatmap with mood columns Calm / Angry / Sad. Rows: A, B.", ("Calm", "Angry", "Sad")),
    ],
)
def test_labels_between_slashes(said: str, labels: tuple[str, ...]) -> None:
    assert panel(said).x.categories == labels


LATE = (
    "> A heatmap-style table of why readers return a book late, with columns Never, Seldom and Often. "
    'Example values: "I forgot the date" (20% Never, 45% Seldom, 35% Often), '
    '"I had not finished it" (31% Never, 40% Seldom, 29% Often). '
)


@pytest.mark.parametrize(
    ("said", "row"),
    [
        ("Other reasons are rare (as high as 85% Never for “I was ill”).", [85, None, None]),
        ('The share of Often is as high as 60% for "I was ill".', [None, None, 60]),
    ],
)
def test_a_quoted_row_with_one_value(said, row):
    names = ("I forgot the date", "I had not finished it", "I was ill")
    assert panel(LATE + said).y.categories == names
    assert cells(LATE + said) == [[20, 45, 35], [31, 40, 29], row]


@pytest.mark.parametrize("said", ['Only 4% in "remote places" answered at all.', 'All call this "normal".'])
def test_a_quotation_that_is_no_row(said):
    assert cells(LATE + said) == [[20, 45, 35], [31, 40, 29]]


def test_rows_and_columns_in_the_place_of_a_picture():
    text = (
        "[Image: Heatmap of soil moisture (%) with rows Clay, Loam, Sand and columns Spring, Autumn]\n\n"
        "> Clay holds 42% in Spring and 38% in Autumn; Loam 35% and 30%; "
        "Sand is driest (18% in Spring, 14% in Autumn).\n"
    )
    assert panel(text).x.categories == ("Spring", "Autumn")
    assert cells(text) == [[42, 38], [35, 30], [18, 14]]
