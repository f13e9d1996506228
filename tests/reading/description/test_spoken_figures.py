"""Figures told by their parts, their relations or their specification; tables with a title of their own."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot


def axes(text):
    figure = panel(text)
    return (figure.y.categories, figure.x.categories)


# --- tables --------------------------------------------------------------------------------------------


def test_the_first_line_of_a_table_may_be_its_title():
    text = (
        "A confusion matrix heatmap.\n\n| Site 3 | | | |\n|---|---|---|---|\n| Truth | Pred 0 | Pred 1 |"
        " Pred 2 |\n"
        "| 0 | 5 | 1 | 0 |\n| 1 | 2 | 7 | 1 |\n| 2 | 0 | 0 | 9 |\n"
    )
    assert cells(text) == [[5, 1, 0], [2, 7, 1], [0, 0, 9]]
    assert axes(text)[0] == ("0", "1", "2")


def test_a_title_over_all_columns_of_an_html_table():
    row = "<tr><td>%s</td><td>%s</td><td>%s</td></tr>"
    text = (
        "<p>A heatmap of wins.</p><table><tr><td colspan='3'>Wins per season</td></tr>"
        + "".join(row % cell for cell in (("Team", "Home", "Away"), ("Reds", 4, 1), ("Blues", 3, 0)))
        + "</table>"
    )
    assert axes(text) == (("Reds", "Blues"), ("Home", "Away"))
    assert cells(text) == [[4, 1], [3, 0]]


def test_heads_that_are_missing_are_no_title():
    text = (
        "A heatmap of rates.\n\n| Model | | | |\n|---|---|---|---|\n| A | 5 | 1 | 0 |\n| B | 2 | 7 | "
        "1 |\n| C | 0 | 0 | 9 |\n"
    )
    assert cells(text) == [[5, 1, 0], [2, 7, 1], [0, 0, 9]]


def test_overall_is_a_variable_of_a_correlation_matrix():
    text = (
        "A correlation heatmap.\n\n| | overall | taste |\n|---|---|---|\n| overall | 1 | 0.8 |\n| "
        "taste | 0.8 | 1 |\n"
    )
    assert axes(text) == (("overall", "taste"), ("overall", "taste"))


def test_the_measure_that_the_cells_show():
    text = "## Sales heatmap\n\n| Shop | Month | Visits | Total Sales |\n|---|---|---|---|\n" + "".join(
        f"| {shop} | {month} | {visits} | {sales} |\n"
        for shop, month, visits, sales in (
            ("A", "May", 9, 10),
            ("A", "June", 8, 20),
            ("B", "May", 7, 30),
            ("B", "June", 6, 40),
        )
    )
    assert len(replot.parse(text).panels) == 2
    text += "\n- **Rows:** shop\n- **Values:** total_sales (first), visits (second)\n"
    assert len(replot.parse(text).panels) == 1
    assert cells(text) == [[10, 20], [30, 40]]


# --- relations -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        'A heatmap shows the correlation of "age" with the others. The correlations are: bmi (0.04), '
        "sugar (0.26) and skin (-0.11).",
        "A heatmap shows the associations of age:\n\n* moderate: with bmi (0.04)\n* low: with "
        "sugar(0.26) and "
        "skin (-0.11).",
        "A heatmap shows the correlation of each feature with the target age. Correlations with age: "
        "bmi 0.04, "
        "sugar 0.26, skin -0.11.",
    ],
)
def test_one_variable_against_the_others(text):
    assert axes(text) == (("bmi", "sugar", "skin"), ("age",))
    assert cells(text) == [[0.04], [0.26], [-0.11]]


def test_variables_that_only_relations_name():
    text = (
        "[FIGURE: Correlation heatmap for the passengers. Survival shows moderate negative "
        "correlation with Pclass "
        "(-0.34) and positive correlation with Fare (+0.26). Pclass and Fare have strong negative "
        "correlation "
        "(-0.55). Age shows little correlation with most features.]"
    )
    names = ("Survival", "Pclass", "Fare", "Age")
    assert axes(text) == (names, names)
    assert cells(text)[0][1:3] == [-0.34, 0.26]
    assert cells(text)[1][2] == -0.55
    assert replot.parse(text).title == "Correlation heatmap for the passengers"


def test_other_numbers_in_brackets_make_no_variables():
    text = (
        "A correlation heatmap. Correlations with price are weak (see Table 2), and the model (v1) "
        "is better (by 3)."
    )
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


# --- parts and sections --------------------------------------------------------------------------------

BAR_ABOVE = (
    "[Figure: Two-panel figure. Top is a horizontal bar chart titled “Rating” with x-axis “Points” and bars: "
    "Ann 13.5; Bob 11.7; Cy 9.9. Bottom is a heatmap titled “Win rates” with axes “Row player” and "
    "“Opponent,” "
    "color bar “Wins (%)” from 0 to 100, and player labels Ann, Bob, Cy.]"
)


def test_what_the_top_panel_shows_stays_out_of_the_bottom_one():
    figure = panel(BAR_ABOVE)
    assert figure.x.categories == figure.y.categories == ("Ann", "Bob", "Cy")
    assert (figure.y.label, figure.x.label) == ("Row player", "Opponent")
    assert (figure.color.label, figure.color.vmin, figure.color.vmax) == ("Wins (%)", 0, 100)


def test_sections_about_other_charts_stay_out():
    text = (
        "### Chart 1 — Calibration\n\nLine plot. X-axis: predicted share (0–10%). Y-axis: accuracy.\n\n"
        "### Chart 2 — Topic heatmap\n\nHeatmap. Rows: 6 models. Columns: 10 topics. Cell value: "
        "accuracy.\n\n"
        "### Chart 3 — Traps\n\nGrouped bar chart. X-axis: four traps. Y-axis: mean share.\n"
    )
    figure = panel(text)
    assert (figure.y.label, figure.x.label, figure.color.label) == ("models", "topics", "accuracy")
    assert figure.x.categories == ()


def test_two_captions_of_one_figure_are_no_panels():
    text = (
        "![Figure 4: Ranks. Left: line plot. Right: heatmap.](a.png)\n\nFigure 4: Ranks. The figure "
        "consists of two "
        "parts. The left part is a line plot of the index. The right part is a heatmap titled 'Streams' "
        "showing "
        "'Years' on the y-axis (2011 to 2013) against 'Steps' on the x-axis (1 to 2)."
    )
    figure = replot.parse(text)
    assert [p.title for p in figure.panels] == ["Streams"]
    assert figure.panels[0].y.categories == ("2011", "2012", "2013")


# --- panels --------------------------------------------------------------------------------------------


def test_panels_told_with_their_colours():
    text = (
        "Two annotated heatmaps (mean recall in blues, mean precision in oranges), model on the y-axis, "
        "prompt on the "
        "x-axis, each cell annotated with its exact value. Models: `m1`, `m2`. Prompts: `zero`, `few`."
    )
    figure = replot.parse(text)
    assert [(p.title, p.color.cmap) for p in figure.panels] == [
        ("mean recall", "Blues"),
        ("mean precision", "Oranges"),
    ]
    for one in figure.panels:
        assert (one.y.categories, one.x.categories) == (("m1", "m2"), ("zero", "few"))


def test_panels_told_row_by_row():
    text = (
        "Four heatmaps across models. Heatmaps for L-7B, Q-14B (top row) and their variants L-7B-80K, "
        "Q-14B-Chat "
        "(bottom row); x-axis shows Layer (0-3), y-axis shows Head."
    )
    assert [p.title for p in replot.parse(text).panels] == ["L-7B", "Q-14B", "L-7B-80K", "Q-14B-Chat"]


# --- axes and bars -------------------------------------------------------------------------------------


def test_axes_marked_behind_their_names():
    text = (
        'A heatmap. It plots "PLV" (phase locking) on a color scale (from dark blue/black to bright yellow), '
        "against "
        '"Frequency [Hz]" (Y-axis, 0 to 40) and "Lag [ms]" (X-axis, 0 to 1000).'
    )
    figure = panel(text)
    assert (figure.y.label, figure.x.label, figure.color.label) == ("Frequency [Hz]", "Lag [ms]", "PLV")
    assert figure.color.vmin is None
    assert figure.y.categories == ()


def test_ranges_keep_their_zeros():
    assert axes("A heatmap, hours 00-03 on the x-axis and months 08 to 10 on the y-axis.") == (
        ("08", "09", "10"),
        ("00", "01", "02", "03"),
    )


def test_symbols_of_axes_place_a_value():
    text = (
        "A heatmap of test accuracy as a function of learning rate ($\\eta$) and radius ($\\rho$). The "
        "x-axis ranges over "
        "$\\rho \\in \\{0.01, 0.05\\}$ and the y-axis over $\\eta \\in \\{0.1, 0.5\\}$. The best "
        "setting is $\\rho = "
        "0.05$, $\\eta = 0.1$ with an accuracy of 95.2%."
    )
    assert cells(text) == [[None, 95.2], [None, None]]
    assert panel(text).color.label == "test accuracy"


def test_some_rows_are_no_axis():
    text = (
        "Heatmap with rows for 24 configurations grouped by maker (A, B, C), and columns for two modes "
        "(D1 full, D2 "
        "short). RAG rows are uniformly zero across all A and B models."
    )
    assert axes(text) == ((), ("D1 full", "D2 short"))


def test_the_nearest_heading_that_names_a_heatmap():
    text = (
        "### Plots\n\n#### Correlation Heatmap\n\n| | a | b |\n|---|---|---|\n| a | 1 | 0.5 |\n| b | "
        "0.5 | 1 |\n"
    )
    assert replot.parse(text).title == "Correlation Heatmap"
    assert (
        replot.parse("## `pair_scores` {#pair}\n\nA heatmap, rows A and B, columns C and D.").title
        == "pair_scores"
    )


@pytest.mark.parametrize("every", ["all columns", "all slot lengths", "every slot length"])
def test_all_of_a_line_but_one(every):
    text = (
        "A heatmap. y-axis: sectors (Sector A, Sector B). x-axis: slot lengths (2 ms, 4 ms, 8 ms).\n\n"
        f"* Sector A: 0 at {every}\n* Sector B: 80 for {every} except 8 ms, where it is 95\n"
    )
    assert cells(text) == [[0, 0, 0], [80, 80, 95]]
