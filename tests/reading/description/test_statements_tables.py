"""Tables in a description: heads, corners, stubs, marks and what stands in a cell."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel, source, states

from replot import parse

HEAD = "A heatmap of scores.\n\n"


def table(*rows: str) -> str:
    first, *rest = rows
    rule = "|" + "---|" * (first.count("|") - 1)
    return HEAD + "\n".join([first, rule, *rest]) + "\n"


def test_a_markdown_table():
    text = table("| Field | Spring | Summer |", "| North | 3.2 | 4.1 |", "| South | 1.5 | 5.25 |")
    assert cells(text) == [[3.2, 4.1], [1.5, 5.25]]
    assert panel(text).x.categories == ("Spring", "Summer")
    assert panel(text).y.categories == ("North", "South")
    assert panel(text).y.label == "Field"
    assert panel(text).annotation.format == ".2f"


def test_each_cell_points_to_its_words():
    text = table("| Field | Spring | Summer |", "| North | 3.2 | 4.1 |", "| South | 3.2 | **5.25** |")
    assert source(text, "panels[0].values[0][0]") == (5, "3.2")
    assert source(text, "panels[0].values[1][0]") == (6, "3.2")
    line, words = source(text, "panels[0].values[1][1]")
    assert (line, words.strip("*")) == (6, "5.25")


def test_labels_of_a_table_point_to_their_words():
    text = table("| | Spring | Summer |", "| North | 1 | 2 |", "| South | 3 | 4 |")
    assert source(text, "panels[0].x.categories[1]") == (3, "Summer")
    assert source(text, "panels[0].y.categories[0]") == (5, "North")


@pytest.mark.parametrize(
    "nothing", ["", "—", "-", "n/a", "N/A", "NaN", "masked", "*empty*", "(blank)", "no data"]
)
def test_empty_cells(nothing):
    text = table("| | A | B |", f"| P | 1 | {nothing} |", "| Q | 3 | 4 |")
    assert cells(text) == [[1, None], [3, 4]]
    assert states(text) == ["sb", "ss"]


def test_cells_that_cannot_be_read():
    text = table("| | A | B |", "| P | 1 | unclear |", "| Q | illegible | 4 |")
    assert states(text) == ["su", "us"]


def test_a_question_mark_is_not_empty():
    assert states(table("| | A | B |", "| P | 1 | ? |", "| Q | 3 | 4 |")) == ["su", "ss"]


def test_approximate_values_ranges_and_errors():
    text = table("| | low | high |", "| wild type | 0.85 ± 0.02 | 0.91 ± 0.1 |", "| mutant | ~0.4 | 10–20 |")
    grid = panel(text).grid
    assert cells(text) == [[0.85, 0.91], [0.4, 15]]
    assert states(text) == ["ss", "ar"]
    assert grid.error[0].tolist() == [0.02, 0.1]
    assert (grid.low[1][1], grid.high[1][1]) == (10, 20)
    assert {"R107", "R108"} <= codes(text)


def test_bold_cells_and_stars():
    text = table("| Model | Art | Law |", "| m1 | **3.1** | 2 |", "| m2 | 1.5* | 2.25** |")
    grid = panel(text).grid
    assert cells(text) == [[3.1, 2], [1.5, 2.25]]
    assert grid.bold.tolist() == [[True, False], [False, False]]
    assert grid.suffix.tolist() == [["", ""], ["*", "**"]]


@pytest.mark.parametrize(
    ("written", "values", "form"),
    [
        (("12%", "30.5%"), [12, 30.5], ".1f"),
        (("1,200", "34,567"), [1200, 34567], ".0f"),
        (("−0.50", "–4.25"), [-0.5, -4.25], ".2f"),
        (("1e-3", "2.5e4"), [0.001, 25000], None),
        (("3e-2", "10³"), [0.03, 1000], None),
        (("$4", "$12.5"), [4, 12.5], ".1f"),
        (("5 ms", "7 ms"), [5, 7], ".0f"),
        (("+3", "-3"), [3, -3], ".0f"),
        (("1.20", "3"), [1.2, 3], ".2f"),
        (("2000000", "3"), [2e6, 3], None),
    ],
)
def test_numbers_as_written(written, values, form):
    text = table("| | A | B |", f"| P | {written[0]} | {written[1]} |", "| Q | 1 | 2 |")
    assert cells(text)[0] == pytest.approx(values, rel=1e-12)
    assert panel(text).annotation.format == form


def test_powers_of_ten_are_not_printed_as_zero():
    text = table("| | A | B |", "| P | 3×10^-2 | 5×10^-2 |", "| Q | 1 | 2 |")
    assert cells(text)[0] == pytest.approx([0.03, 0.05], rel=1e-12)
    assert panel(text).annotation.format is None


def test_a_table_without_outer_bars():
    text = HEAD + "Field | Spring | Summer\n---|---|---\nNorth | 1 | 2\nSouth | 3 | 4\n"
    assert cells(text) == [[1, 2], [3, 4]]
    assert panel(text).y.categories == ("North", "South")


def test_a_short_row_ends_in_blank_cells():
    text = table("| | A | B | C |", "| P | 1 | 2 | 3 |", "| Q | 4 |")
    assert cells(text) == [[1, 2, 3], [4, None, None]]
    assert states(text) == ["sss", "sbb"]


def test_a_table_in_long_form():
    text = (
        "Heatmap data in long form:\n\n| Lake | Month | Depth |\n|---|---|---|\n| Como | May | 1 |\n"
        "| Como | June | 2 |\n| Garda | May | 3 |\n| Garda | June | 4 |\n"
    )
    assert cells(text) == [[1, 2], [3, 4]]
    assert (panel(text).y.label, panel(text).x.label) == ("Lake", "Month")
    assert panel(text).x.categories == ("May", "June")


def test_a_table_lies_across_the_axes():
    text = (
        "A heatmap. X-axis (bottom): Spring, Summer, Autumn. Y-axis: North, South.\n\n"
        "| Season | North | South |\n"
        "|---|---|---|\n| Spring | 1 | 2 |\n| Summer | 3 | 4 |\n| Autumn | 5 | 6 |\n"
    )
    assert panel(text).x.categories == ("Spring", "Summer", "Autumn")
    assert cells(text) == [[1, 3, 5], [2, 4, 6]]
    assert "R204" in codes(text)


def test_the_axes_order_the_rows_of_a_table():
    text = (
        "A heatmap. X-axis: A, B. Y-axis, from top to bottom: Q, P.\n\n| | A | B |\n|---|---|---|\n"
        "| P | 1 | 2 |\n| Q | 3 | 4 |\n"
    )
    assert panel(text).y.categories == ("Q", "P")
    assert cells(text) == [[3, 4], [1, 2]]


def test_labels_that_are_numbers():
    text = table(
        "| depth | 1000 | 2000 | 4000 |", "| 0 | 1 | 2 | 3 |", "| 50 | 4 | 5 | 6 |", "| 100 | 7 | 8 | 9 |"
    )
    assert panel(text).x.categories == ("1000", "2000", "4000")
    assert panel(text).y.categories == ("0", "50", "100")
    assert cells(text) == [[1, 2, 3], [4, 5, 6], [7, 8, 9]]


def test_formulas_and_unicode_in_labels():
    text = table("| | $\\alpha_1$ | Δt (µs) | a*b |", "| São Paulo | 1 | 2 | 3 |", "| 東京 | 4 | 5 | 6 |")
    assert panel(text).x.categories == ("α1", "Δt (µs)", "a*b")
    assert panel(text).y.categories == ("São Paulo", "東京")


def test_one_row_and_one_column():
    assert cells(table("| | A | B |", "| P | 1 | 2 |")) == [[1, 2]]
    assert cells(table("| | A |", "| P | 1 |", "| Q | 2 |")) == [[1], [2]]


def test_bars_between_cells_only_and_an_empty_corner():
    text = "Heatmap.\n\n     | one | two\n-----|-----|----\nAda  | 1.5 | 2.5\nBob  | 3.5 |\n"
    found = panel(text)
    assert (found.x.categories, found.y.categories) == (("one", "two"), ("Ada", "Bob"))
    assert (found.y.label, found.grid.states.tolist()) == (None, [["s", "s"], ["s", "b"]])


def test_prose_glued_to_the_bar_under_a_table():
    text = table("| Week | A | B |", "| 1 | 0.5 | 0.25 |", "| 2 | 0.1 | 0.2 |") + (
        "|3-4: The heatmap shows the share of each group in each week. The colour scale on the right maps "
        "values from ~-2 to ~+2.\n\n(b) Lakeside-20\n"
    )
    found = panel(text)
    assert (found.y.categories, cells(text)) == (("1", "2"), [[0.5, 0.25], [0.1, 0.2]])
    assert (found.color.vmin, found.color.vmax, parse(text).title) == (-2, 2, "Lakeside-20")


LONG = """Heatmaps of the trial.

| crop | year | {head} | value |
|---|---|---|---|
| rye | 2020 | {a} | 1 |
| rye | 2021 | {a} | 2 |
| oats | 2020 | {a} | 3 |
| oats | 2021 | {a} | 4 |
| rye | 2020 | {b} | 5 |
| rye | 2021 | {b} | 6 |
| oats | 2020 | {b} | 7 |
| oats | 2021 | {b} | 8 |
"""


@pytest.mark.parametrize(("head", "a", "b"), [("Metric", "yield", "loss"), ("panel", "North", "South")])
def test_a_column_of_metrics_or_panels_makes_heatmaps(head, a, b):
    figure = parse(LONG.format(head=head, a=a, b=b))
    assert [found.title for found in figure.panels] == [a, b]
    assert {(found.y.categories, found.x.categories) for found in figure.panels} == {
        (("rye", "oats"), ("2020", "2021"))
    }
    assert [found.grid.values.tolist() for found in figure.panels] == [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]


def test_panels_below_each_other_in_a_wide_table():
    text = table("| Panel | Model | Easy | Hard |", "| A | S | 1 | 2 |", "| A | L | 3 | 4 |",
                 "| B | S | 5 | 6 |", "| B | L | 7 | 8 |")
    found = parse(text).panels
    assert [one.title for one in found] == ["A", "B"]
    assert [one.y.categories for one in found] == [("S", "L"), ("S", "L")]
    assert [one.grid.values.tolist() for one in found] == [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]


@pytest.mark.parametrize("lead", ["k = ", "beds: ", "beds "])
def test_heads_that_say_more_than_the_labels_listed(lead):
    found = panel(
        'A heatmap. x-axis: "Groups" with ticks 1, 2, 4. y-axis: "Level" with 0.3, 0.5 from the top.\n\n'
        f"| Level | {lead}1 | {lead}2 | {lead}4 |\n|---|---|---|---|\n"
        "| 0.3 | 8 | 6 | 5 |\n| 0.5 | 9 | 7 | 4 |\n"
    )
    assert found.x.categories == ("1", "2", "4")
    assert found.grid.values.tolist() == [[8, 6, 5], [9, 7, 4]]


@pytest.mark.parametrize(
    ("corner", "heads", "labels"),
    [
        ("Depth / km", "| Uist | Mull |", ("Depth / km", None)),
        ("T / K", "| Uist | Mull |", ("T / K", None)),
        ("K / M", "| 1 | 2 |", ("K", "M")),
        ("Depth / Isle", "| Uist | Mull |", ("Depth", "Isle")),
    ],
)
def test_a_unit_in_the_corner_is_no_axis(corner, heads, labels):
    text = table(f"| {corner} {heads}", "| 0.5 | 3.2 | 4.1 |", "| 1.5 | 3.4 | 5.2 |")
    assert cells(text) == [[3.2, 4.1], [3.4, 5.2]]
    assert (panel(text).y.label, panel(text).x.label) == labels


@pytest.mark.parametrize("corner", [r"\diagbox{Isle}{Month}", r"\backslashbox[20mm]{Isle}{Month}"])
def test_a_corner_that_latex_cuts_in_two(corner):
    heads, rows = rf"{corner} & May & June \\ \hline", (r"Uist & 4 & 5 \\", r"Mull & 6 & 7 \\")
    lines = [r"\begin{tabular}{lrr}", heads, *rows, r"\end{tabular}"]
    text = "A heatmap of rain.\n\n" + "\n".join(lines)
    assert cells(text) == [[4, 5], [6, 7]]
    assert (panel(text).y.label, panel(text).x.label) == ("Isle", "Month")


def test_three_settings_that_are_crossed_and_a_value():
    """Also where two of them are numbers: the first one tells the heatmaps apart."""
    sites = ("Uist", "Mull")
    settings = [(s, d, w) for s in sites for d in (5, 10, 20) for w in (0.1, 0.2)]
    lines = [f"| {s} | {d} | {w} | {k + 30.5} |" for k, (s, d, w) in enumerate(settings)]
    figure = parse(table("| site | depth | width | flow |", *lines))
    assert [each.title for each in figure.panels] == ["Uist", "Mull"]
    assert [each["values"] for each in figure.to_dict()["panels"]] == [
        [[30.5, 31.5], [32.5, 33.5], [34.5, 35.5]],
        [[36.5, 37.5], [38.5, 39.5], [40.5, 41.5]],
    ]
    assert [(each.y.label, each.x.label) for each in figure.panels] == [("depth", "width")] * 2


def test_three_columns_of_values_are_no_settings():
    rows = ("| A | 1 | 2 | 3 |", "| B | 1 | 3 | 4 |", "| C | 2 | 2 | 5 |")
    text = table("| site | depth | width | flow |", *rows)
    assert cells(text) == [[1, 2, 3], [1, 3, 4], [2, 2, 5]]
