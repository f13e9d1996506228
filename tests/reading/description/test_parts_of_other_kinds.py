"""Parts about other charts, heads of panels without a colon, and two lists of labels in one sentence."""

from __future__ import annotations

import pytest
from sources import cells, panel, told

import replot

ROWS = "North: 3, 4. South: 5, 6."


@pytest.mark.parametrize(
    "text",
    [
        "Figure 2. Left: a line chart of loss, x-axis: epoch (0 to 50), y-axis: loss (0 to 3). "
        f"Right: a heatmap with rows North, South and columns Mon, Tue. {ROWS}",
        "The left panel shows the loss as a line with epochs 0-20 on the x-axis. The right panel shows a "
        f"heatmap with rows North, South and columns Mon, Tue. {ROWS}",
        "The top panel plots power against time, with the x-axis from 0 to 24 h. The bottom panel is a "
        f"heatmap with rows North, South and columns Mon, Tue. {ROWS}",
    ],
)
def test_the_range_of_a_line_is_no_axis(text):
    assert told(text) == ["Mon, Tue / North, South\n3 4\n5 6"]


def test_two_heatmaps_of_which_one_is_plotted_against_time():
    text = (
        "The left panel plots dose against time as a heatmap, with rows A, B and columns C, D. "
        "The right panel is a heatmap with rows A, B and columns C, D."
    )
    assert len(replot.parse(text).panels) == 2


@pytest.mark.parametrize("head", ["{} - {} ({}, {})", "{}: {} ({}, {})", "**{} – {} ({}, {})**"])
@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_heads_of_panels_behind_their_sides(head, gap):
    parts = [
        head.format(side, name, cmap, ends) + gap + f"oak: {a}, {b}\nelm: {b}, {a}\n"
        for side, name, cmap, ends, a, b in (
            ("Left", "Growth rate", "YlGn", "0-4", 1, 2), ("Right", "Water use", "Blues", "0-90", 10, 20)
        )
    ]
    lead = "Two heatmaps side by side; rows oak, elm; columns May, June."
    figure = replot.parse("\n\n".join([lead, "\n".join(parts)]))
    assert [(p.title, p.color.cmap, p.color.vmax) for p in figure.panels] == [
        ("Growth rate", "YlGn", 4), ("Water use", "Blues", 90)
    ]


def test_letters_before_the_sides_of_panels():
    text = (
        "Two heatmaps; rows oak, elm; columns May, June.\n\n"
        "(a) Left - Growth (YlGn, 0-4)\n\n- oak: 1, 2\n- elm: 3, 4\n\n"
        "(b) Right - Water (Blues, 0-90)\n\n- oak: 10, 20\n- elm: 30, 40\n"
        "(a) Left - Growth (YlGn, 0-4)\n\n- oak: 1, 2\n- elm: 3, 4\n\n(b) Right - Water (Blues, "
        "0-90)\n\n- oak: 10, 20\n- elm: 30, 40\n"
        "(a) Left - Growth (YlGn, 0-4)\n\n- oak: 1, 2\n- elm: 3, 4"
        "\n\n(b) Right - Water (Blues, 0-90)\n\n- oak: 10, 20\n- elm: 30, 40\n"
    )
    assert [p.title for p in replot.parse(text).panels] == ["Growth", "Water"]


def test_sides_that_are_set_against_each_other_head_no_panel():
    text = "One heatmap; rows oak, elm; columns May, June.\n\nLeft - right ratio\noak: 1, 2\nelm: 3, 4\n"
    assert told(text) == ["May, June / oak, elm\n1 2\n3 4"]


def test_a_lettered_panel_that_its_diagonal_tells():
    text = (
        "Three heatmaps with rows P, Q and columns P, Q.\n- (a) P: 1, 2; Q: 3, 4\n"
        "- (b) The diagonal is all ones, everything else is 0.\n- (c) P: 2, 2; Q: 1, 1\n"
    )
    assert told(text) == ["P, Q / P, Q\n1 2\n3 4", "P, Q / P, Q\n1 0\n0 1", "P, Q / P, Q\n2 2\n1 1"]


# --- two lists in one sentence -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "axes"),
    [
        ("Heatmap of accuracy for models Alpha and Beta on tasks T1 and T2. Alpha: 3, 4. Beta: 5, 6.",
         ("models", ("Alpha", "Beta"), "tasks", ("T1", "T2"))),
        ("Heatmap: electrodes E1, E2 by frequency bands alpha, beta. E1: 3, 4. E2: 5, 6.",
         ("electrodes", ("E1", "E2"), "frequency bands", ("alpha", "beta"))),
        ("Heatmap of delays, with weather clear, rain across and days Mon, Tue down. Mon: 3, 4. Tue: 5, 6.",
         ("days", ("Mon", "Tue"), "weather", ("clear", "rain"))),
        ("Heatmap of delays: weather clear, rain across, lines S1, S2 down. S1: 3, 4. S2: 5, 6.",
         ("lines", ("S1", "S2"), "weather", ("clear", "rain"))),
    ],
)
def test_two_lists_without_a_sign(text, axes):
    figure = panel(text)
    assert (figure.y.label, figure.y.categories, figure.x.label, figure.x.categories) == axes
    assert figure.grid.values.tolist() == [[3, 4], [5, 6]]


@pytest.mark.parametrize(
    ("text", "axes"),
    [
        ("Heatmap: [[1, 2, 3], [4, 5, 6]] for lines S1, S2 and weather clear, rain, fog.",
         "clear, rain, fog / S1, S2"),
        ("Heatmap, data = [[1, 2], [3, 4], [5, 6]], countries are Italy, Spain, Malta, years 2020 and 2021.",
         "2020, 2021 / Italy, Spain, Malta"),
        ("Heatmap: [[1, 2, 3], [4, 5, 6]] for lines S1, S2, S3, S4.", "0, 1, 2 / 0, 1"),
        ("Heatmap: [[1, 2], [3, 4]] for lines S1, S2 and weather clear, rain.", "0, 1 / 0, 1"),
    ],
)
def test_lists_beside_an_array_without_heads(text, axes):
    assert told(text)[0].split("\n")[0] == axes


def test_what_is_said_of_labels_is_no_list():
    figure = panel("A heatmap. The rows represent different setups, indicated by text labels on the left.")
    assert (figure.y.label, figure.y.categories) == ("setups", ())


# --- one against another -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "lead"),
    [
        (("A", "B", "C"), " between three chatbots, A, B and C"),
        (("Alpha", "Beta", "Gamma"), " between three chatbots, Alpha, Beta and Gamma"),
        (("Alpha", "Beta", "Gamma"), ""),
        (("Berlin", "Ulm", "Turin"), ""),
    ],
)
def test_who_is_played_against_is_named_first(names, lead):
    a, b, c = names
    text = (
        f"A heatmap of win rates{lead}. Against {a}, {b} wins 71 % and {c} 40 %. Against {b}, {a} wins 29 % "
        f"and {c} 35 %. Against {c}, {a} wins 60 % and {b} 65 %."
    )
    figure = panel(text)
    cells = {
        (row, column): figure.grid.values[i][j]
        for i, row in enumerate(figure.y.categories)
        for j, column in enumerate(figure.x.categories)
        if row != column
    }
    assert cells == {(b, a): 71, (c, a): 40, (a, b): 29, (c, b): 35, (a, c): 60, (b, c): 65}


def test_a_heatmap_told_twice_beside_a_line_graph() -> None:
    text = (
        "### Overview\nThe image has two parts: a line graph (a) with the loss, and a heatmap (b) of "
        "noises.\n"
        "### Components/Axes\n**Line Graph (a):**\n- **X-axis (Epoch):** Values 0–5\n**Heatmap (b):**\n"
        '- **Rows/Columns:** Labeled "Hum," "Hiss," "Click"\n- **Color Scale:** 0 (white) to 1 (dark blue)\n'
        "### Detailed Analysis\n**Line Graph (a):**\n- Epoch 0: ~25%\n- Epoch 1: ~85%\n**Heatmap (b):**\n"
        "- Hum: 1.0 on the diagonal, 0.3 off-diagonal\n- Hiss: 1.0 on the diagonal, 0.6 at Click\n"
    )
    assert len(replot.parse(text).panels) == 1
    assert cells(text) == [[1, 0.3, 0.3], [None, 1, 0.6], [None, None, None]]


def test_a_chart_of_another_kind_behind_the_place_of_its_part():
    read = panel(
        "Figure 3a (upper half of the sheet). Line chart. Vertical axis \"Flow (l/s)\", 0 to 40. "
        "Lines: weir 1, "
        "weir 2.\n\nFigure 3b (lower half of the sheet). Heatmap. Horizontal axis \"Season\": wet, "
        "dry. Vertical "
        "axis \"Depth\": deep, flat.\n\n- deep: 3 (wet), 4 (dry)\n- flat: 5 (wet), 6 (dry)"
    )
    assert (read.x.label, read.y.label) == ("Season", "Depth")
    assert read.grid.values.tolist() == [[3, 4], [5, 6]]
