"""Two classes of which one denies the other: ``alarm`` and ``no alarm``."""

from __future__ import annotations

import pytest
from sources import grid, panel

MOULD = "A confusion matrix. Rows: Mould, No mould. Columns: Flag, No flag. "


@pytest.mark.parametrize(
    "said",
    [
        "Of the loaves with mould, 30 raised a flag and 4 did not; of those without mould, 7 raised one "
        "and 90 "
        "did not.",
        "Of the loaves with mould, 30 got a flag and 4 didn't; of the loaves without mould, 7 got one and 90 "
        "didn't.",
        "Of the loaves with mould, 30 triggered the flag and 4 did not. Of the mould-free loaves, 7 "
        "triggered "
        "it and 90 did not.",
    ],
)
def test_what_did_and_did_not(said):
    assert grid(panel(MOULD + said)) == "30 4\n7 90"


def test_did_not_names_no_class_where_none_denies_another():
    head = "A confusion matrix. Rows: Mould, Clean. Columns: Flag, Pass. "
    assert grid(panel(head + "Of the mould, 30 got a flag and 4 did not.")) == "u u\nu u"


@pytest.mark.parametrize("size", ["two-by-two", "two-class"])
def test_the_size_in_words_is_no_value(size):
    assert grid(panel(f"The inset shows a {size} confusion matrix of the mould flag. " + MOULD)) == "u u\nu u"


def test_a_class_in_capitals_is_no_rate():
    said = (
        "A confusion matrix. Columns are the gold types and rows the predicted ones. Types: PER, ORG.\n\n"
        "- predicted PER: gold PER 1,531, gold ORG 38\n- predicted ORG: gold PER 42, gold ORG 1,388"
    )
    assert grid(panel(said)) == "1531 38\n42 1388"


def test_a_label_that_denies_is_no_denial():
    said = (
        "A heatmap of percentages. x-axis: Never, 1–2 days, Always. y-axis: IT, Retail. In IT, Never has "
        "71%, "
        "1–2 days has 20% and Always has 9%. Retail has Never with 83%, 1–2 days with 12% and Always with 5%."
    )
    assert grid(panel(said)) == "71 20 9\n83 12 5"


def test_what_never_has_a_value():
    said = "A heatmap of percentages. x-axis: Never, Always. y-axis: IT, Retail. In IT, Always never has 71%."
    assert grid(panel(said)) == "u u\nu u"
