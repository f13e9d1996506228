"""What descriptions tell in passing: two bars in a sentence, panels by letter, lines by their names."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

SCENE = "# Heatmap\n- X-axis: A, B\n- Y-axis: P, Q\n"


# --- axes ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rows",
    ["Rows: dose (0, 60, 120), from bottom to top.", "Rows: dose (0, 60, 120 kg/ha) from bottom to top."],
)
def test_a_direction_behind_a_bracket(rows):
    figure = panel(f"A heatmap.\n{rows}\nColumns: date (early, late).\nDarker is more.\n")
    assert (figure.y.label, figure.y.categories) == ("dose", ("120", "60", "0"))


def test_labels_that_are_counts():
    figure = panel("# Heatmap\n- **X-axis:** 10 users, 100 users, 1000 users\n- **Y-axis:** 2 days, 4 days\n")
    assert figure.x.categories == ("10 users", "100 users", "1000 users")
    assert panel("# Heatmap\n- X-axis: 2 trees, oak, elm\n- Y-axis: P, Q\n").x.categories == ("oak", "elm")


def test_rows_and_columns_under_one_verb():
    figure = panel("A heatmap. Rows are depths 2, 4, 8 and columns widths 64, 128. Darker is more.")
    assert (figure.y.label, figure.y.categories) == ("depths", ("2", "4", "8"))
    assert (figure.x.label, figure.x.categories) == ("widths", ("64", "128"))


def test_the_kind_of_a_range_in_brackets():
    figure = panel("A heatmap. There are three rows (weeks 1–3) and two columns (A, B). Darker is more.")
    assert (figure.y.label, figure.y.categories) == ("weeks", ("1", "2", "3"))


def test_a_participle_is_no_name():
    text = "Heat map of gain when a model tuned on the task in the row is tested on the task in the column.\n"
    figure = panel(f"{text}NLI to QA +2.3, QA to NLI +1.8, NLI to SUM 0.4, SUM to QA 0.3.")
    assert (figure.x.label, figure.y.label) == (None, None)


# --- cells ---------------------------------------------------------------------------------------------


def test_cells_named_by_both_labels_in_one_column():
    rows = "".join(f"| {row}, {column} | {value} |\n" for row, column, value in (
        ("P", "A", 1), ("P", "B", 2), ("Q", "A", 3), ("Q", "B", "n/a")
    ))
    text = f"{SCENE}\n| Cell | Value |\n|---|---|\n{rows}"
    assert cells(text) == [[1, 2], [3, None]]


def test_lines_of_one_value():
    text = (
        "# Heatmap\n- X-axis: D1 full, D2 short\n- Y-axis: Oak, Elm, Ash\n### Data\n"
        "All Oak and Elm rows show 0%. Ash shows 3.2% at D1 and 4.5% at D2.\n"
    )
    assert cells(text) == [[0, 0], [0, 0], [3.2, 4.5]]


@pytest.mark.parametrize("said", ["All P and Q rows are below 5.", "The P and Q rows show 3 peaks."])
def test_lines_of_no_one_value(said):
    assert not any(value is not None for row in cells(f"{SCENE}### Data\n{said}\n") for value in row)


def test_all_labels_from_one_to_another():
    text = (
        "A heatmap with columns Mon, Tue, Wed, Thu and rows Day, Night. "
        "Mon through Wed look alike: 3 in Day and 1 in Night. On Thu there are 5 in Day and 2 in Night."
    )
    assert cells(text) == [[3, 3, 3, 5], [1, 1, 1, 2]]


def test_every_label_with_itself():
    text = (
        "A correlation heatmap of oak and elm. Columns: oak, elm. Rows: oak, elm. "
        "Every variable correlates 1.00 with itself."
    )
    assert cells(text) == [[1, None], [None, 1]]


@pytest.mark.parametrize("head", ["Visual description", "Visual summary", "Average values", "Best results"])
def test_the_only_values_stand_under_any_heading(head):
    assert cells(f"# Heatmap\n## {head}\n* X-axis: A, B\n* Y-axis: P, Q\n* P: 1, 2\n* Q: 3, 4\n") == [
        [1, 2], [3, 4]
    ]


# --- panels --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said",
    [
        "(a) is a heatmap of precision and (b) of recall.",
        "Two heatmaps: (a) shows the heatmap of precision, while (b) is the heatmap for recall.",
    ],
)
def test_letters_that_say_what_they_are_of(said):
    values = "(a) P: 1, 2; Q: 3, 4.\n(b) P: 5, 6; Q: 7, 8.\n"
    text = f"# Heatmaps\n{said} Rows are P and Q, columns are A and B.\n{values}"
    assert [one.title for one in replot.parse(text).panels] == ["precision", "recall"]


@pytest.mark.parametrize(
    "said",
    [
        "The left colour bar runs from 2 to 9 and the right one from 10 to 60.",
        "The left bar spans 2–9 L/h, the right bar 10–60 g/kWh.",
        "Two colour bars are shown: 2 to 9 for the left panel and 10 to 60 for the right panel.",
        "The colour bars range from 2 to 9 (left) and from 10 to 60 (right).",
    ],
)
def test_two_bars_in_one_sentence(said):
    text = (
        f"# Heatmaps\nTwo heatmaps, rows P and Q, columns A and B. {said}\n\n"
        "**Left (Fuel):**\n- P: 3, 4\n- Q: 5, 6\n\n**Right (Smoke):**\n- P: 15, 16\n- Q: 27, 38\n"
    )
    found = [(one.title, one.color.vmin, one.color.vmax) for one in replot.parse(text).panels]
    assert found == [("Fuel", 2.0, 9.0), ("Smoke", 10.0, 60.0)]


PRICES = "Rows: Aldi, Lidl. Columns: bread, milk. Aldi: 25, 26. Lidl: 27, 28. "


@pytest.mark.parametrize(
    "said",
    [
        "A heatmap hangs on a grey wall beside a red door. ",
        "A photo of a heatmap on paper next to a green plant and a yellow notebook. ",
        "A man in a dark blue shirt points at a heatmap beside a white mug. ",
    ],
)
def test_colours_of_things_around_the_figure(said):
    assert panel(said + PRICES).color.cmap is None


@pytest.mark.parametrize(
    "said",
    [
        "The sample names are HIP, rose fruit from May up to ripe seed; ROO represents white young roots.",
        "The colour scale is at the right. HIP, rose fruit; ROO, white young roots; LEA: green leaves, to 9.",
        "The color bar is at the right (ROO = white roots to black seeds, and LEA = green leaves).",
    ],
)
def test_colours_of_what_short_labels_stand_for(said):
    assert panel(f"A heatmap of genes. {said} {PRICES}").color.cmap is None


def test_levels_in_capitals_stand_for_colours():
    said = "A heatmap with a colour scale. LOW: blue cells, MID: white cells, HIGH: red cells."
    told = panel(f"{said} {PRICES}").color
    assert (told.cmap, told.described) == ("RdBu_r", "LOW: blue cells, MID: white cells, HIGH: red")


def test_colours_of_the_figure_beside_those_of_things():
    said = "A pale yellow means little, a deep red means much."
    told = panel(f"A heatmap behind a white mug. {PRICES}{said}").color
    assert (told.cmap, told.described) == ("YlOrRd", "pale yellow means little, a deep red means much")


@pytest.mark.parametrize(
    "aside",
    [
        "is dim, and none of its squares stands out; it has 3 in June.",
        "is dim; none of its cells is darker than its neighbours, and only June can be read, at 3.",
        "is dim: not one of its tiles catches the eye, and June has 3.",
        "is dim; not one of its tiles catches the eye, and only June is legible: 3.",
    ],
)
def test_what_is_said_of_none_of_the_cells(aside: str) -> None:
    text = f"Heatmap of rain. Rows: Ayr, Oban. Columns: May, June, July. Ayr {aside} Oban: 1, 2, 3."
    assert cells(text) == [[None, 3, None], [1, 2, 3]]
