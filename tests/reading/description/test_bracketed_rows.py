"""Rows whose values stand in brackets behind what is said of them."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

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


def test_square_brackets_behind_codes() -> None:
    text = (
        "Heatmap of doses. Columns: Mon, Tue, Wed. hx7 [Mon 2e-8, Tue 0.4, Wed 0.013]; "
        "hx9 [Mon 7e-4, Tue 3e-11, Wed not run]."
    )
    assert panel(text).y.categories == ("hx7", "hx9")
    assert cells(text) == [[2e-8, 0.4, 0.013], [7e-4, 3e-11, N]]


def test_a_verb_before_a_row_is_none_of_its_name() -> None:
    text = "Heatmap of rain. Columns: May, June. The towns are Ayr [May 3, June 4] and Oban [May 1, June 9]."
    assert panel(text).y.categories == ("Ayr", "Oban")
    assert cells(text) == [[3, 4], [1, 9]]


@pytest.mark.parametrize("letter", ["**{},** ", "**{}** ", "{}, ", "**({})** "])
def test_panels_by_letters_with_their_names_behind(letter: str) -> None:
    text = "A heatmap of rain in two panels. Columns in both panels: May, June.\n\n" + "\n\n".join(
        f"{letter.format(k)}{name}. Ayr [May {n}, June 4]; Oban [May 5, June 6]."
        for k, name, n in (("a", "West coast", 3), ("b", "East coast", 9))
    )
    assert [p.title for p in replot.parse(text).panels] == ["West coast", "East coast"]
    assert [cells(text, k) for k in (0, 1)] == [[[3, 4], [5, 6]], [[9, 4], [5, 6]]]


def test_numbers_printed_on_shades_make_a_heatmap() -> None:
    text = (
        "**Figure 2 | Rain.** Millimetres are printed in the cells; the shade runs from white (0) to dark "
        "blue (40). Columns: May, June. Ayr [May 3, June 4]; Oban [May 13, June 14]."
    )
    assert cells(text) == [[3, 4], [13, 14]]
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("Millimetres are printed in the cells. Columns: May, June. Ayr [May 3, June 4].")


@pytest.mark.parametrize("test", ["p < 0.001", "n = 1,200", "n.s.", "p = 0.4, n = 31"])
def test_a_cell_in_brackets_with_what_a_test_says(test: str) -> None:
    told = f"The two go together (row ash, column sugar: r = 0.81, {test})."
    text = f"Correlation heatmap. Both axes list acid, sugar, ash. {told}"
    assert cells(text) == [[N, N, N], [N, N, N], [N, 0.81, N]]


ROWS = [[59, 0, 1], [0, 68, 3], [2, 11, 57]]


@pytest.mark.parametrize(
    "rows",
    ["(oak 59/0/1, elm 0/68/3, fir 2/11/57)", "(oak: 59/0/1, elm: 0/68/3, fir: 2/11/57)",
     "(oak: 59, 0, 1; elm: 0, 68, 3; fir: 2, 11, 57)", "(oak = 59/0/1; elm = 0/68/3; fir = 2/11/57)",
     ": oak 59/0/1, elm 0/68/3, fir 2/11/57", "(oak 59 / 0 / 1, elm 0 / 68 / 3, and fir 2 / 11 / 57)"],
)
def test_the_rows_of_a_square_matrix(rows):
    text = f"A confusion matrix with a strong diagonal {rows}.\n"
    assert cells(text) == ROWS
    assert panel(text).x.categories == panel(text).y.categories == ("oak", "elm", "fir")


def test_the_rows_of_two_square_matrices():
    text = (
        "![Two confusion matrices side by side. Left: plain model (oak 59/0, elm 3/68). "
        "Right: tuned model (oak 57/2, elm 1/70).](x.png)\n"
    )
    assert [p.title for p in replot.parse(text).panels] == ["Left: plain model", "Right: tuned model"]
    assert (cells(text), cells(text, 1)) == ([[59, 0], [3, 68]], [[57, 2], [1, 70]])


def test_rows_that_are_no_square():
    text = "A confusion matrix of a model whose scores (oak 0.9/0.8/0.7, elm 0.6/0.5/0.4) are good.\n"
    assert cells(text) == []


def test_rows_called_so_are_lines_of_labels_known():
    text = "A correlation heatmap of T1 and P1, which stand on both axes. "
    text += "The values: Row T1: 1, 0.4. Row P1: 0.4, 1."
    assert cells(text) == [[1, 0.4], [0.4, 1]]
    assert panel(text).y.categories == ("T1", "P1")
