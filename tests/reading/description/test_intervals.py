"""Intervals in brackets behind the values that lie in them, which are no values."""

from __future__ import annotations

import pytest
from sources import cells, panel, told

AXES = "Heatmap of odds. Columns: Gout; Croup. Rows: Upper town; Lower town.\n\n"
LINES = """Upper town
{indent}Gout 3.42{0}
{indent}Croup 1.38{1}

Lower town
{indent}Gout 2.05{2}
{indent}Croup not estimated
"""
CELLS = [[3.42, 1.38], [2.05, None]]


@pytest.mark.parametrize("indent", ["", "  ", "&nbsp;&nbsp;"])
@pytest.mark.parametrize(
    "behind",
    [
        (" (95% CI 2.88–4.06)", " (95% CI 1.12–1.70)", " (95% CI 1.74–2.41)"),
        (" (IQR: 2.88 to 4.06)", " (IQR: 1.12 to 1.70)", " (IQR: 1.74 to 2.41)"),
        ("* [95% CI, 2.88, 4.06]", " [95% CI, 1.12, 1.70]", " [95% CI, 1.74, 2.41]"),
    ],
)
def test_intervals_behind_lines_of_cells(indent, behind):
    """Of whatever kind, if their values lie in them."""
    assert cells(AXES + LINES.format(*behind, indent=indent)) == CELLS


def test_intervals_that_only_the_caption_names():
    """In formulas with stars, too."""
    text = AXES.replace("odds", "odds ratios (95% CI)") + LINES
    behind = ("$ (2.88–4.06)", "^{*}$ (1.12–1.70)", "^{**}$ (1.74–2.41)")
    text = text.format(*behind, indent="&nbsp;&nbsp;")
    assert cells(text.replace("Gout ", "Gout $").replace("Croup 1", "Croup $1")) == CELLS


def test_intervals_in_a_line_of_several_cells():
    """Commas part the ends of an interval where the text tells of intervals."""
    text = (
        "Heatmap of odds ratios (95% CI in brackets). Columns: Gout, Croup. Rows: Men, Women.\n\n"
        "Men: Gout 1.2 [0.9, 1.5], Croup 2.0 [1.1, 3.4].\nWomen: Gout 1.4 [1.0, 1.9], Croup 0.7 [0.4, 1.3].\n"
    )
    assert told(text) == ["Gout, Croup / Men, Women\n1.2 2\n1.4 0.7"]


def test_a_place_is_no_interval():
    """Two numbers with a comma, in a text that says nothing of intervals."""
    from replot.reading.description.document.numbers.intervals import without_intervals

    text = "5 (3, 7), 6 (2, 9), 8 (1, 9), 4 (1, 8)"
    assert without_intervals(text) == text


def test_numbers_that_do_not_lie_in_theirs_stay():
    """Then the brackets hold something else."""
    from replot.reading.description.document.numbers.intervals import without_intervals

    text = "5 (3–7), 6 (2–9), 8 (1–9), 14 (1–8); 95% CI"
    assert without_intervals(text) == text


@pytest.mark.parametrize(("listed", "labels"), [
    ("age groups 18-24, 25-34, 35-44, 55+", ["18-24", "25-34", "35-44", "55+"]),
    ("age groups <18, 18-24, 25-34", ["<18", "18-24", "25-34"]),
    ("monthly income bands 0-10k, 10-20k, 20k+", ["0-10k", "10-20k", "20k+"]),
])  # fmt: skip
def test_intervals_behind_words_for_them_are_no_range(listed, labels):
    read = panel(f"A heatmap has rows ({listed}) and three columns (agree, neutral, disagree).")
    assert list(read.y.categories) == labels
