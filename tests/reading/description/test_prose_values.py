"""Values in running prose: told by their unit, by the name of their axis, by the place of their row."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

SQUARE = (
    "A heatmap with true class on the y-axis and predicted class on the x-axis; both axes list Cat, Fox.\n\n"
)
GRID = "A heatmap; x-axis Ada, Bob; y-axis Goals, Saves.\n\n"


def test_labels_of_a_square_matrix_told_by_the_names_of_their_axes():
    text = SQUARE + (
        "Of the true cats, 5 were predicted as Cat and 2 as Fox. "
        "Of the true foxes, 1 was predicted as Cat and 7 as Fox.\n"
    )
    assert cells(text) == [[5, 2], [1, 7]]


def test_a_label_right_after_its_value():
    text = GRID + "Ada scored 5 goals and Bob 2. In the second row, saves are 1 and 7.\n"
    assert cells(text) == [[5, 2], [1, 7]]


def test_rows_told_by_their_place():
    text = GRID + "In the top row, the values are 5, 2. In the bottom row, the values are 1, 7."
    assert cells(text) == [[5, 2], [1, 7]]


def test_keys_before_a_dash_and_cells_that_are_a_colour():
    text = "A heatmap. The y-axis lists A, B, C.\n\n* Solar – 1, 2, 3\n* Wind – (white), 4, 5\n"
    assert panel(text).x.categories == ("Solar", "Wind")
    assert cells(text) == [[1, None], [2, 4], [3, 5]]


def test_initials_of_an_axis_and_a_sentence_after_the_lines():
    text = (
        "Heatmap.\nx: batch size [16, 32]\ny: learning rate [0.1, 0.2]\nlr 0.1 -> 5 / 2\nlr 0.2 -> NaN / 7\n"
        "NaN means that it diverged.\n"
    )
    assert cells(text) == [[5, 2], [None, 7]]


def test_labels_that_are_common_words():
    assert cells("A heatmap; x-axis S, M; y-axis low, mid. Low 5, 2; mid 1, 7.\n") == [[5, 2], [1, 7]]


@pytest.mark.parametrize(
    ("words", "low", "high"),
    [
        ("`cmap=magma`, `vmin=50`, `vmax=100`.", 50, 100),
        ("The colour map is cividis, limits 50 and 100.", 50, 100),
        ("Legend: gradient `50` → `100`.", 50, 100),
        ("It is coolwarm, the bar running from 50 to 100.", 50, 100),
        ("### Color legend\n- Blue: coldest (50)\n- White: 75\n- Red: hottest (100)", 50, 100),
    ],
)
def test_limits(words, low, high):
    color = panel(GRID + words + "\n").color
    assert (color.vmin, color.vmax, color.label) == (low, high, None)


@pytest.mark.parametrize(
    "parts",
    [
        "Left panel (dry): Goals 1, 2; Saves 3, 4. Right panel (wet): Goals 5, 6; Saves 7, 8.",
        'Panel A, "dry": Goals 1, 2; Saves 3, 4.\nPanel B, "wet": Goals 5, 6; Saves 7, 8.',
        (
            "In the left heatmap (dry), goals are 1 and 2 and saves are 3 and 4. "
            "In the right heatmap (wet), goals are 5 and 6 and saves are 7 and 8."
        ),
    ],
)
def test_panels_in_one_paragraph(parts):
    text = f"{GRID}{parts}\n\nBoth panels share one colour bar from 0 to 10.\n"
    figure = replot.parse(text)
    assert [p.title for p in figure.panels] == ["dry", "wet"]
    assert [cells(text, k) for k in range(2)] == [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]
    assert [p.color.vmax for p in figure.panels] == [10, 10]


def test_headings_and_paragraphs_of_html():
    text = (
        "<h3>Figure 3: Bikes at the bridge</h3>\n<p>Heat map, x-axis A, B.</p>\n"
        "<p>Rows are P, Q.</p>\n\n- P: 1, 2\n- Q: 3, 4\n"
    )
    assert replot.parse(text).title == "Bikes at the bridge"
    assert cells(text) == [[1, 2], [3, 4]]


def test_a_gantt_chart_is_none():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("Gantt chart, weeks 1-12 across, tasks down: Design (1-3, blue), Build (3-8, red).")


def test_axes_that_only_lines_of_pairs_tell():
    text = "A heat map.\n\nWeek 1: Wed 3, Thu 5\nWeek 2: Mon 1, Wed 2, Thu 4\n"
    text += "To do: repeat with n 6, order 2 (plates)\n"
    figure = panel(text)
    assert figure.y.categories == ("Week 1", "Week 2")
    assert figure.x.categories == ("Mon", "Wed", "Thu")
    assert cells(text) == [[None, 3, 5], [1, 2, 4]]


def test_labels_behind_their_values():
    text = "A heat map; x-axis Male, Female; y-axis 0-9, 10-19, 20+.\n\n"
    text += (
        "The cases are 5 for males and 3 for females aged 0-9, 7 and 8 aged 10-19, and 1 and 2 aged 20+.\n"
    )
    assert cells(text) == [[5, 3], [7, 8], [1, 2]]


def test_lines_of_values_with_keys_have_no_line_of_heads():
    text = "A heatmap, x-axis 0.1, 0.3; y-axis 5, 10.\n\n```\n5:  78.8, 86.0\n10: 89.3, 61.5\n```\n"
    assert cells(text) == [[78.8, 86.0], [89.3, 61.5]]


def test_a_rule_under_the_heads_of_columns():
    text = "A heatmap.\n\nsensor   t0     t1\n----------------\nA       0.96  -0.09\nB      -0.57  -0.84\n"
    assert panel(text).x.categories == ("t0", "t1")
    assert cells(text) == [[0.96, -0.09], [-0.57, -0.84]]


def test_keys_that_say_on_which_axis_they_are():
    text = "A heatmap.\n- Down: Alpha / Beta / Mu\n"
    text += "- Rest column: 1.5 | 2.5 | 0\n- Task A column: 3.5 | 4.5 | 1\n"
    assert panel(text).x.categories == ("Rest", "Task A")
    assert cells(text) == [[1.5, 3.5], [2.5, 4.5], [0, 1]]


@pytest.mark.parametrize("words", ["Colour: PiYG, -6..6.", 'The palette is "vlag", with limits ±6.'])
def test_limits_as_far_below_zero_as_above(words):
    color = panel(GRID + words).color
    assert (color.vmin, color.vmax) == (-6, 6)


def test_headings_of_panels_under_a_description():
    text = (
        "## Figure Description: Errors\n\n### Heatmap 1 (Left): RMSE\n* **X-axis:** Day (A, B)\n* **Data:**\n"
    )
    text += (
        "    * P: 1, 2\n    * Q: 3, 4\n\n### Heatmap 2 (Right): MAPE\n* **X-axis:** Day (A, B)\n* **Data:**\n"
    )
    text += "    * P: 5, 6\n    * Q: 7, 8\n"
    assert [p.title for p in replot.parse(text).panels] == ["RMSE", "MAPE"]
    assert [cells(text, k) for k in range(2)] == [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]


@pytest.mark.parametrize(
    "lines",
    [
        "For Plant A, SO2 was 1, NOx 2 and PM10 3. For Plant B, "
        "SO2 was 4 and NOx 5, while PM10 was not measured.",
        "Plant A – 1 % of SO2, 2 % of NOx, 3 % of PM10\n"
        "Plant B – 4 % of SO2, 5 % of NOx, PM10 was not measured",
    ],
)
def test_axes_that_only_running_pairs_tell(lines):
    figure = panel(f"Emission heatmap.\n\n{lines}\n")
    assert figure.y.categories == ("Plant A", "Plant B")
    assert figure.x.categories == ("SO2", "NOx", "PM10")
    assert cells(f"Emission heatmap.\n\n{lines}\n") == [[1, 2, 3], [4, 5, None]]


def test_pairs_joined_by_to():
    text = "Translation heat map, source in rows, target in columns.\n\n"
    text += "English to French: 5\nEnglish to Hindi: 2\n"
    text += "French to English: 7\nFrench to Hindi: 3\nHindi to English: 1\nHindi to French: 4\n"
    assert cells(text) == [[None, 5, 2], [7, None, 3], [1, 4, None]]


def test_one_value_at_several_labels():
    text = "A heatmap; x-axis 2 ms, 4 ms, 8 ms; y-axis A, B.\n\n"
    text += "- A: 5 at 2 ms and 4 ms, 12 at 8 ms\n- B: 1, 2, 3\n"
    assert cells(text) == [[5, 5, 12], [1, 2, 3]]


@pytest.mark.parametrize(
    ("words", "limits", "label"),
    [
        ("The colour scale is the same, $[0, 1]$.", (0, 1), None),
        ("Green is 1-2, yellow 3-4, red 6-9.", (None, None), None),
        ("Light to dark blue, 0 to 30 days.", (0, 30), None),
        ("Both have an x-axis and show the yield, from 0 (beige) to 10 (dark green).", (0, 10), None),
        (
            "- **Colorbar:** labeled **Hit rate (%)**; it starts at 20 and ends at 90.",
            (20, 90),
            "Hit rate (%)",
        ),
    ],
)
def test_scales(words, limits, label):
    color = panel(f"{GRID}{words}\n").color
    assert ((color.vmin, color.vmax), color.label) == (limits, label)


def test_heads_of_numbers_over_lines_with_a_name():
    text = "Similarity heatmap.\n\n      1     2     3\n1   1.00  0.71  0.42\n2   0.70  0.98  0.69\n"
    assert panel(text).x.categories == ("1", "2", "3")
    assert panel(text).y.categories == ("1", "2")


def test_a_table_of_restructured_text():
    text = "Heatmap of times.\n\n======  ======  ======\nFrom    Gate 1  Gate 2\n======  ======  ======\n"
    text += "Gate 1  --      9\nGate 2  24      --\n======  ======  ======\n"
    assert panel(text).x.categories == ("Gate 1", "Gate 2")
    assert cells(text) == [[None, 9], [24, None]]


def test_keys_with_the_word_row():
    text = "Heat map. Columns, from left to right: 10 K, 50 K. Row α: 1.5, 2.5. Row β: 3.5, 4.5.\n"
    assert panel(text).y.categories == ("α", "β")
    assert cells(text) == [[1.5, 2.5], [3.5, 4.5]]


def test_years_in_running_words_and_a_label_that_is_a_small_word():
    text = "A heatmap; x-axis 2020, 2021; y-axis HR, IT.\n\nIn 2020 turnover was 6.4 in HR and 8.8 in IT. "
    assert cells(text + "In 2021 it was 1.5 and 2.5, respectively.\n") == [[6.4, 1.5], [8.8, 2.5]]


def test_values_with_a_unit_under_the_name_of_their_row():
    text = "A heatmap of rates.\n\n1. **Unit A**:\n"
    text += "   - At 0°, the rate is 35 Hz.\n   - At 90°, the rate is 43 Hz.\n\n"
    text += "2. **Unit B**:\n   - At 0°, the rate is 5 Hz.\n   - At 90°, the rate is 4 Hz.\n"
    assert panel(text).x.categories == ("0°", "90°")
    assert cells(text) == [[35, 43], [5, 4]]


def test_lines_between_bars_without_heads():
    text = "**Sales heatmap**\n\nQ1 | EMEA +1.5 | APAC -2.0\nQ2 | EMEA +0.5 | APAC -1.0\n"
    assert (panel(text).y.categories, panel(text).x.categories) == (("Q1", "Q2"), ("EMEA", "APAC"))
    assert cells(text) == [[1.5, -2], [0.5, -1]]


def test_bold_names_of_panels_with_their_place():
    text = f"{GRID}**Dry** (left)\n- Goals: 1, 2\n- Saves: 3, 4\n\n"
    text += "**Wet** (right)\n- Goals: 5, 6\n- Saves: 7, 8\n"
    assert [p.title for p in replot.parse(text).panels] == ["Dry", "Wet"]
    assert [cells(text, k) for k in range(2)] == [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]


def test_the_label_of_a_bar_before_its_range():
    color = panel(f"{GRID}* **Color Bar:** Concentration (mg/kg), ranging from 0 to 200.\n").color
    assert (color.label, color.vmin, color.vmax) == ("Concentration (mg/kg)", 0, 200)


def test_remarks_behind_the_values_of_a_long_table():
    rows = "\n".join(f"| {y} | {x} | {k} | red |" for k, (y, x) in enumerate(("PA", "PB", "QA", "QB")))
    text = f"Heatmap.\n\n| Row | Column | Value | Color |\n|---|---|---|---|\n{rows}\n"
    assert (panel(text).y.categories, panel(text).x.categories) == (("P", "Q"), ("A", "B"))
    assert cells(text) == [[0, 1], [2, 3]]


def test_heads_apart_by_single_spaces():
    text = "Harvest heatmap.\n\nMethod N NE E\nRifle 37 32 29\nBow 27 1 5\n"
    assert panel(text).x.categories == ("N", "NE", "E")
    assert cells(text) == [[37, 32, 29], [27, 1, 5]]


def test_a_number_after_the_word_for_an_axis_without_a_name():
    text = "Heat map (rows: 0.0, 0.5; columns: 1, 2).\n\n"
    text += "At temperature 0.0 we get 5.5, 6.5; at temperature 0.5 we get 7, 8.\n"
    assert cells(text) == [[5.5, 6.5], [7, 8]]


@pytest.mark.parametrize(
    "said",
    [
        "A puts 0.1 on itself and 0.9 on B; B puts 0.2 on A and 0.8 on itself.",
        "A puts 0.1 and 0.9 on itself and B; B puts 0.2 and 0.8 on A and itself.",
        "The A-trained net gets 0.1 on its own set, but only 0.9 on B. The B-trained one gets 0.2 on A and "
        "0.8 on its own.",
        "The first row reads 0.1, 0.9; the second 0.2, 0.8.",
        "The first column is 0.1, 0.2, and the second is 0.9, 0.8.",
    ],
)
def test_labels_meant_without_their_names(said):
    text = f"A heatmap; x-axis test sets A, B; y-axis train sets A, B.\n\n{said}\n"
    assert cells(text) == [[0.1, 0.9], [0.2, 0.8]]


def test_what_is_told_of_the_cells_is_no_name_of_an_axis():
    found = panel("A heatmap with 2 rows (A, B) and 2 columns (6 h, 9 h); every cell shows a number.")
    assert (found.x.label, found.x.categories) == (None, ("6 h", "9 h"))


@pytest.mark.parametrize(
    "said",
    [
        "Top row, left to right: 5, 9, 2. Bottom row: 8, 7, 1.",
        "The first row reads 5, 9, 2; the second 8, 7, 1.",
        "Left column: 5, 8. Middle column: 9, 7. Right column: 2, 1.",
        "The bottom row is 8, 7, 1 and the top row is 5, 9, 2.",
    ],
)
def test_lines_told_by_their_places_alone(said):
    text = f"A heatmap without tick labels. {said}"
    assert (panel(text).x.categories, panel(text).y.categories) == (("0", "1", "2"), ("0", "1"))
    assert cells(text) == [[5, 9, 2], [8, 7, 1]]


@pytest.mark.parametrize(
    "said",
    [
        "Tea-Rum: 0.7; Tea-Oil: -0.1; Rum-Oil: 0.2",
        "Tea and Rum: 0.7, Tea and Oil: -0.1, Rum and Oil: 0.2",
        "The value between Tea and Rum is 0.7, between Tea and Oil it is -0.1, and between Rum and Oil 0.2",
        "Tea vs. Rum: r = 0.7 (p < 0.01); Tea vs. Oil: r = -0.1 (p = 0.4); Rum vs. Oil: r = 0.2",
    ],
)
def test_all_pairs_of_a_few_names(said):
    text = f"Correlation heatmap, symmetric with an empty diagonal. {said}."
    assert panel(text).x.categories == panel(text).y.categories == ("Tea", "Rum", "Oil")
    grid = panel(text).grid
    assert [grid.values[at] for at in ((0, 1), (0, 2), (1, 2))] == [0.7, -0.1, 0.2]
    assert [grid.states[k, k] for k in range(3)] == ["b"] * 3


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("Ada: zero in May, 3 in June. Bob: 4, zero.", [[0, 3], [4, 0]]),
        ("Values, each row left to right and starting with the bottom row: 4, 0; 1, 3.", [[1, 3], [4, 0]]),
    ],
)
def test_values_in_other_words(said, expected):
    assert cells(f"A heatmap; x-axis May, June; y-axis Ada, Bob. {said}") == expected


def test_marks_beside_numbers_and_classes_that_are_no_limits():
    text = "| | A | B |\n|---|---|---|\n| C | 🟩 99% | 🟥 12% |\n| D | 61% 🟨 | 🟩 97% |\n\n"
    text += "Legend: 🟩 ≥ 90%, 🟨 50–89%, 🟥 < 50%\n"
    assert cells(text) == [[99, 12], [61, 97]]
    assert panel(text).color.vmin is None


def test_a_walk_over_the_states_of_a_chain():
    text = "A heatmap of the transition matrix. States: Sun, Fog, Rain (rows = from, columns = to). "
    text += "From Sun it stays with probability 0.7, moves to Fog with 0.2 and to Rain with 0.1. "
    text += "From Rain: 0.2 to Sun, 0.3 to Fog, 0.5 stays."
    assert panel(text).x.categories == panel(text).y.categories == ("Sun", "Fog", "Rain")
    assert cells(text) == [[0.7, 0.2, 0.1], [None] * 3, [0.2, 0.3, 0.5]]


@pytest.mark.parametrize(
    "said",
    [
        "Rooms down the side: Kitchen, Hall. Months across: Jan, Feb.",
        "Months (across): Jan, Feb. Rooms (down): Kitchen, Hall.",
        "Months going across: Jan, Feb. Rooms going down: Kitchen, Hall.",
    ],
)
def test_axes_across_and_down(said):
    found = panel(f"Heatmap. {said}")
    assert (found.x.label, found.x.categories) == ("Months", ("Jan", "Feb"))
    assert (found.y.label, found.y.categories) == ("Rooms", ("Kitchen", "Hall"))


def test_what_an_overview_says_of_other_cells():
    text = "**Alt text.** Heat map; columns May, June; rows Oak, Elm. Only Oak in May (4.2) is dark. "
    text += "All other values lie between 0.5 and 1.5."
    assert cells(text) == [[4.2, 1], [1, 1]]
    assert panel(text).color.cmap is None


@pytest.mark.parametrize(
    ("text", "columns", "rows", "expected"),
    [
        ("A heatmap. Method A: +2.1 (fog), -0.4 (rain). Method B: +3.5 and +1.2, in the same order.",
         ("fog", "rain"), ("Method A", "Method B"), [[2.1, -0.4], [3.5, 1.2]]),
        ("A heatmap for models S, M (y) and limits 0.3, 0.5, 0.7 (x). S .61 .70 .79, M .66 .75 .84.",
         ("0.3", "0.5", "0.7"), ("S", "M"), [[0.61, 0.7, 0.79], [0.66, 0.75, 0.84]]),
        ("Heatmap: load.\nnode1 | train: 98 | idle: 2\nnode2 | train: 97 | idle: --\n",
         ("train", "idle"), ("node1", "node2"), [[98, 2], [97, None]]),
        ("A 3x3 confusion matrix for sleep staging (W, N1, REM). On the diagonal: W 91, N1 48, REM 86.",
         ("W", "N1", "REM"), ("W", "N1", "REM"), [[91, None, None], [None, 48, None], [None, None, 86]]),
        ("Correlation heatmap; both axes list Ada, Bob. Ada and Bob: 0.4. Self-correlations are 1.",
         ("Ada", "Bob"), ("Ada", "Bob"), [[1, 0.4], [None, 1]]),
    ],
)  # fmt: skip
def test_labels_told_once_or_beside_the_values(text, columns, rows, expected):
    assert (panel(text).x.categories, panel(text).y.categories) == (columns, rows)
    assert cells(text) == expected


def test_the_year_of_a_date_is_no_value():
    text = "A heatmap; rows Ada, Bob; columns May, June. In each week of 2023: Ada 3 in May, 4 in June."
    assert cells(text) == [[3, 4], [None, None]]


def test_two_numbers_on_a_scale_are_no_middle_of_it():
    text = "Heatmap (rows A, B; columns C, D). All cells are green (100), but A, C is orange (40), "
    text += "A, D yellow (60) and B, C red (10)."
    assert panel(text).color.center is None


def test_remarks_behind_a_line_and_kinds_that_are_told_once():
    text = "Heatmap of results. Item 1: class A 85, class B 78. Item 2: A 60, B 64. "
    text += "Item 3: A 45, B 52 – the hardest one, with an average of 48.5."
    assert panel(text).x.categories == ("A", "B")
    assert panel(text).y.categories == ("Item 1", "Item 2", "Item 3")
    assert cells(text) == [[85, 78], [60, 64], [45, 52]]


def test_a_name_before_labels_with_units():
    text = "Heat map; rows: clean, 20 dB, 10 dB; columns: small, large. clean: 4 and 2; 20 dB: 5 and 3."
    assert panel(text).y.categories == ("clean", "20 dB", "10 dB")
    assert cells(text) == [[4, 2], [5, 3], [None, None]]


def test_marks_behind_an_interval():
    text = "Heatmap.\n\n| | A | B |\n|---|---|---|\n| C | 1.03 (1.01–1.05)* | 0.98 [0.9, 1.1]† |\n"
    assert cells(text) == [[1.03, 0.98]]
