"""Letters that lead to notes behind values and names, and spaces at which no line may break."""

from __future__ import annotations

import pytest
from sources import cells, told

TABLE = """Heatmap of tensile strength.

| Alloy | Cast | Rolled |
|---|---|---|
| A1 | {0} | 212 |
| B2 | 164 | {1} |
"""


@pytest.mark.parametrize(
    ("first", "last"),
    [
        ("180<sup>a</sup>", "99.5 <sup>b</sup>"),
        ("**180**<sup>a,b</sup>", "99.5<sup>(c)</sup>"),
        ("$180^{a}$", "99.5$^{b}$"),
        ("180$^a$", "$99.5^{a,b}$"),
        ("180\\textsuperscript{a}", "99.5\\tnote{b}"),
        ("180^a^", "99.5^b^"),
        ("180ᵃ", "99.5ᵃᵇ"),
        ("180^a", "99.5^{b}"),
        ("180$^{\\dagger}$", "99.5<sup>†</sup>"),
    ],
)
def test_a_raised_letter_behind_a_value_is_no_part_of_it(first, last):
    """As papers mark the values to which they have a note."""
    text = TABLE.format(first, last)
    assert cells(text) == [[180, 212], [164, 99.5]]


def test_letters_go_from_names_to_which_the_text_has_a_note():
    """In the head of a column and before a row."""
    text = TABLE.format("180<sup>a</sup>", "99").replace("A1", "Ax$^c$")
    text = text.replace("Rolled", "Rolled<sup>b</sup>")
    noted = f"{text}\n<sup>a</sup> One bar. <sup>b</sup> At 20 °C. <sup>c</sup> Old melt.\n"
    assert told(noted) == ["Cast, Rolled / Ax, B2\n180 212\n164 99"]


def test_a_letter_without_a_note_may_belong_to_a_name():
    """Or be the power of ten or of two."""
    text = TABLE.format("180<sup>a</sup>", "99").replace("| A1", "| R<sup>d</sup>").replace("B2", "2^a")
    assert told(text) == ["Cast, Rolled / Rd, 2^a\n180 212\n164 99"]


def test_letters_of_groups_behind_values_in_a_sentence():
    """As statisticians mark means that do not differ."""
    text = (
        "Heatmap of growth, rows are sites, columns are trees. "
        "Ayr: oak 12<sup>a</sup>, elm 14.2<sup>b</sup>; Bute: oak 13<sup>ab</sup>, elm 15<sup>b</sup>."
    )
    assert told(text) == ["oak, elm / Ayr, Bute\n12 14.2\n13 15"]


def test_powers_stay():
    """A raised number is no letter."""
    assert cells(TABLE.format("10<sup>3</sup>", "2<sup>3</sup>"))[0][0] == 1000


@pytest.mark.parametrize("space", ["&nbsp;", "\u00a0", "&#160;"])
def test_spaces_at_which_no_line_may_break(space):
    """They are spaces in names, and part thousands in numbers."""
    text = TABLE.format(f"1{space}180", "99").replace("A1", f"No.{space}1")
    assert told(text) == ["Cast, Rolled / No. 1, B2\n1180 212\n164 99"]


def test_letters_of_tests_that_stand_in_the_line_behind_values():
    """Where the text speaks of tests, under heads that lack the corner too."""
    text = (
        "Table 2.\nSpearman coefficients of the pond\n| salt | clay | lime | |\n|---|---|---|---|\n"
        "| salt | 1 | ||\n"
        "| clay | 0.41a | 1 | |\n| lime | −0.32b | 0.07 | 1 |\n| iron | 0.5a | 0.11 | .9b |\n"
        "a p < .05\nb p < .01\n"
    )
    assert told(text) == [
        "salt, clay, lime / salt, clay, lime, iron\n1 b b\n0.41 1 b\n-0.32 0.07 1\n0.5 0.11 0.9"
    ]
    text = (
        "Heatmap of yield. Means with other letters differ significantly.\n\n| Field | 2019 | 2020 | 2021 |\n"
        "|---|---|---|---|\n| Ayr | 12.4a | 11.2ab | 9.5c |\n| Bath | 10.4b | 1.2d | 9.9c |\n"
    )
    assert told(text) == ["2019, 2020, 2021 / Ayr, Bath\n12.4 11.2 9.5\n10.4 1.2 9.9"]
