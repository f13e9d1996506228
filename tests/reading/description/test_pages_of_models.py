"""Pages under headings such as Title and Values, and lists that hold labels with their values."""

from __future__ import annotations

import pytest
from sources import cells, panel, told

import replot

VALUES = "\n\n## Values\n- **Harbour:** May 120, June 135\n- **Old Town:** May 140, June 150"
NOTES = "\n\n## Notes\n\nThe heatmap is dark on top."


@pytest.mark.parametrize(
    "head",
    [
        '# Image Description\n\n## Title\n**"Nightly Price (€) by District"**',
        '## Title\n"Nightly Price (€) by District"',
        "# Title\n\nNightly Price (€) by District",
        "**Title**\n*Nightly Price (€) by District*",
    ],
)
def test_what_stands_under_the_heading_title_is_the_title(head):
    assert replot.parse(head + VALUES + NOTES).title == "Nightly Price (€) by District"


@pytest.mark.parametrize("head", ["## Title\nThere is no title.", "## Title\nNot shown"])
def test_there_may_be_none_under_that_heading(head):
    assert replot.parse(head + VALUES + NOTES).title is None


def test_lines_with_their_values_in_brackets_are_labels():
    text = (
        'I see a heatmap with two columns ("Control" and "Treated") and three rows of genes. From top to '
        "bottom: TP53 (5.1 / 7.8), MYC (8.2 / 4.0) and EGFR (6.6 / 6.5)."
    )
    assert panel(text).x.label is None
    assert told(text) == ["Control, Treated / TP53, MYC, EGFR\n5.1 7.8\n8.2 4\n6.6 6.5"]


def test_rows_and_columns_of_two_heatmaps_and_their_bars_in_turn():
    text = (
        'Two heatmaps. The upper one, "Reach", and the lower one, "Cost", both have the channels Web and '
        "Mail in their rows and the quarters Q1, Q2, Q3 in their columns.\n\n"
        "Upper heatmap:\nWeb 62 64 66\nMail 22 21 20\n\n"
        "Lower heatmap:\nWeb 0.8 0.9 1\nMail 0.1 0.2 0.3\n\nThe color bars run from 0 to 80 and from 0 to 1."
    )
    upper, lower = replot.parse(text).panels
    assert upper.x.categories == lower.x.categories == ("Q1", "Q2", "Q3")
    assert (upper.x.label, upper.y.label) == ("quarters", "channels")
    assert cells(text, 0) == [[62, 64, 66], [22, 21, 20]]
    assert cells(text, 1) == [[0.8, 0.9, 1], [0.1, 0.2, 0.3]]
    assert [(one.color.vmin, one.color.vmax) for one in (upper, lower)] == [(0, 80), (0, 1)]


def test_some_of_the_rows_are_not_all_of_them():
    text = (
        "Heatmap.\n\n- Upper two rows (10 cm, 20 cm): dark, 0.31 and 0.25 at 10 cm for weeks 3 and 4.\n"
        "- Bottom row (80 cm): constant 0.38 in all weeks.\n\n"
        "Rows are labelled 10 cm, 20 cm and 80 cm; columns are week 1 to week 4."
    )
    assert panel(text).y.categories == ("10 cm", "20 cm", "80 cm")
    assert panel(text).x.categories == ("week 1", "week 2", "week 3", "week 4")
    assert cells(text)[2] == [0.38] * 4


def test_a_scale_that_all_share_is_no_axis():
    text = (
        "Heatmap. In each of them month is on the y-axis and town on the x-axis; all share the scale 0–1.\n\n"
        "May: 0.3 in Ayr, 0.4 in Bath; June: 0.6 in Ayr, 0.8 in Bath."
    )
    assert (panel(text).y.label, panel(text).x.label) == ("month", "town")
    assert cells(text) == [[0.3, 0.4], [0.6, 0.8]]


def test_the_count_of_panels_is_none_of_them():
    text = (
        '**Panels:** two, side by side\n\n**Panel 1 – "Summer"**\n- Mon: Pool 120, Gym 80\n'
        '- Tue: Pool 95, Gym 84\n\n**Panel 2 – "Winter"**\n- Mon: Pool 30, Gym 140\n'
        "- Tue: Pool 28, Gym 133\n\n"
        "Heatmaps with days in rows and facilities in columns."
    )
    assert [one.title for one in replot.parse(text).panels] == ["Summer", "Winter"]


def test_directions_before_a_colon_lead_to_the_labels():
    text = (
        "Heatmap of noise.\n\nLeft to right: 6:00, 9:00, 12:00. Top to bottom: Main St, Park.\n\n"
        "Row 1: 62 / 74 / 70\nRow 2: 41 / 48 / 50"
    )
    assert panel(text).y.categories == ("Main St", "Park")
    assert cells(text) == [[62, 74, 70], [41, 48, 50]]
