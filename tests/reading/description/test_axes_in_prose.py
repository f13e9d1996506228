"""Axes in running prose: names and lists before or after the words that tell the axis."""

from __future__ import annotations

import pytest
from sources import cells, panel

NORTH_SOUTH = ("North", "South", "West")


@pytest.mark.parametrize(
    ("words", "label", "categories"),
    [
        ("Rows show the ponds North, South, West.", "ponds", NORTH_SOUTH),
        ("The y-axis represents the pond, with values North, South and West.", "pond", NORTH_SOUTH),
        ("Ponds (North, South, West) are on the vertical axis.", "Ponds", NORTH_SOUTH),
        ("Three ponds (North, South and West, from top to bottom) were sampled.", None, NORTH_SOUTH),
        ('The rows are labeled "North", "South" and "West".', None, NORTH_SOUTH),
        ("On the left we have the ponds, P1 to P3.", None, ("P1", "P2", "P3")),
        ("Ponds (rows: Control, 5 m, 10 m).", None, ("Control", "5 m", "10 m")),
        ("Pond (North, South, West) down the side.", "Pond", NORTH_SOUTH),
    ],
)
def test_rows(words, label, categories):
    fact = panel(f"A heatmap of eggs. {words}\n").y
    assert fact.categories == categories
    if label is not None:
        assert fact.label == label


def test_columns_across_after_rows_down():
    fact = panel("A heatmap of eggs, pond (North, South, West) down the side and depth (1 m, 2 m) across.\n")
    assert (fact.x.label, fact.x.categories) == ("depth", ("1 m", "2 m"))
    assert (fact.y.label, fact.y.categories) == ("pond", NORTH_SOUTH)


@pytest.mark.parametrize(
    ("words", "y", "x"),
    [
        ("Origin (rows) and destination (columns) regions are A, B and C.", "Origin", "destination"),
        (
            "True labels on the vertical axis and predicted labels on the horizontal axis, "
            "for A, B and C in that order on both.",
            "True labels",
            "predicted labels",
        ),
    ],
)
def test_one_list_after_both_names(words, y, x):
    fact = panel(f"A heatmap. {words}\n")
    assert fact.x.categories == fact.y.categories == ("A", "B", "C")
    assert (fact.y.label, fact.x.label) == (y, x)


def test_articles_and_counts_are_no_part_of_a_label():
    fact = panel("A heatmap of time for each compressor (columns) and file size (rows).\n")
    assert (fact.x.label, fact.y.label) == ("compressor", "file size")


def test_a_colour_scale_on_the_right_is_no_axis():
    text = "A heatmap; x-axis A, B. The color scale on the right side ranges from 0 to 1.\n"
    assert panel(text).y.label is None


@pytest.mark.parametrize(
    ("words", "y", "x"),
    [
        (
            "Rows (Y-axis): Ponds are listed vertically: P, Q. Columns (X-axis): Days are listed: A, B.",
            "Ponds",
            "Days",
        ),
        ("Eggs per pond (rows: P, Q) and day (columns: A, B).", "pond", "day"),
        ("Days (x): A, B, C. Ponds (y): P, Q, R.", "Ponds", "Days"),
        ("rows = pond, cols = day", "pond", "day"),
    ],
)
def test_names(words, y, x):
    fact = panel(f"A heatmap. {words}\n")
    assert (fact.y.label, fact.x.label) == (y, x)


@pytest.mark.parametrize(
    ("words", "y", "x"),
    [
        ("Columns: Day 1 to Day 3. Rows: P, Q, R.", ("P", "Q", "R"), ("Day 1", "Day 2", "Day 3")),
        ("\n- Down: P / Q / R\n- Across: Rest / B / C", ("P", "Q", "R"), ("Rest", "B", "C")),
        (
            "There are two columns for the ages 18-34 and 35-54, and two rows for the answers Yes and No.",
            ("Yes", "No"),
            ("18-34", "35-54"),
        ),
        (
            "Ponds P1, P2 and P3 form the columns. The days form the rows: A, B.",
            ("A", "B"),
            ("P1", "P2", "P3"),
        ),
        (
            "Ages (0-9, 10-19) from top to bottom and two columns, Male and Female.",
            ("0-9", "10-19"),
            ("Male", "Female"),
        ),
    ],
)
def test_lists(words, y, x):
    fact = panel(f"A heatmap. {words}\n")
    assert (fact.y.categories, fact.x.categories) == (y, x)


@pytest.mark.parametrize(
    ("words", "label", "categories"),
    [
        ("Pond goes North, South, West from top to bottom.", "Pond", NORTH_SOUTH),
        ("Pond rises from West at the bottom via South to North at the top.", "Pond", NORTH_SOUTH),
        ("You have three ponds, that's North, South and West, going down.", None, NORTH_SOUTH),
        ("Both have $\\alpha \\in \\{0.1, 0.5\\}$ on the vertical axis.", "α", ("0.1", "0.5")),
        ("Row labels (top → bottom): North, South, West", None, NORTH_SOUTH),
        ('- **Y:** ponds "North", "South", "West"', "ponds", NORTH_SOUTH),
        ("The heatmap has the ponds North, South and West on the y-axis.", "ponds", NORTH_SOUTH),
        ("Pond in rows, day in columns.", "Pond", ()),
    ],
)
def test_rows_told_by_a_direction_or_a_place(words, label, categories):
    fact = panel(f"A heatmap.\n\n{words}\n").y
    assert (fact.label, fact.categories) == (label, categories)


def test_a_number_with_a_short_unit_is_no_count():
    assert panel("A heatmap, x-axis: 2 ms, 4 ms, 8 ms.").x.categories == ("2 ms", "4 ms", "8 ms")


def test_both_axes_as_a_range():
    fact = panel(
        "Square heatmap, samples S1-S3 on both axes, diagonal = 1.00.\n\nS1/S2 0.5; S1/S3 0.6; S2/S3 0.7\n"
    )
    assert fact.x.categories == fact.y.categories == ("S1", "S2", "S3")
    assert fact.grid.values[0].tolist() == [1, 0.5, 0.6]


@pytest.mark.parametrize(
    ("words", "y", "x"),
    [
        ("x = day (A, B), y = pond (P, Q)", ("P", "Q"), ("A", "B")),
        (
            "The columns are the years 2020 to 2022 and the rows the ponds P and Q.",
            ("P", "Q"),
            ("2020", "2021", "2022"),
        ),
        ("The top row is fish, the middle one beef, and the bottom one tofu.", ("fish", "beef", "tofu"), ()),
        (
            "The days are A and B, shown as columns. The ponds are P and Q, shown as rows.",
            ("P", "Q"),
            ("A", "B"),
        ),
        ("ponds (top to bottom) P, Q, R — days (left to right) A, B, C", ("P", "Q", "R"), ("A", "B", "C")),
        ("Rows are the size (d=8, d=16) and columns the heads (h=1, h=2).", ("d=8", "d=16"), ("h=1", "h=2")),
        (
            "\n🔹 **x-axis:** role → `A` · `B`\n🔹 **y-axis:** step → `S 1` … `S 3`",
            ("S 1", "S 2", "S 3"),
            ("A", "B"),
        ),
    ],
)
def test_lists_in_short_sentences(words, y, x):
    fact = panel(f"A heatmap.\n\n{words}\n")
    assert (fact.y.categories, fact.x.categories) == (y, x)


def test_names_that_follow_their_number():
    fact = panel("The correlation heatmap covers three coins: ETH, BTC and SOL.\n\n- ETH: 1, 2, 3\n")
    assert fact.x.categories == fact.y.categories == ("ETH", "BTC", "SOL")


def test_a_square_is_no_square_matrix():
    text = "The columns stand for iron, zinc and B12. It is a heat map, so the darker a square, the more.\n"
    assert panel(text).y.categories == ()


@pytest.mark.parametrize(
    ("words", "y", "x"),
    [
        ("Queries q1–q3 are on the rows and keys k1–k2 on the columns.", ("q1", "q2", "q3"), ("k1", "k2")),
        ('Two rows ("Hen", "Owl") and three columns ("A", "B", "C").', ("Hen", "Owl"), ("A", "B", "C")),
        ("Days go down (Sun, Mon), meals go across (Lunch, Dinner).", ("Sun", "Mon"), ("Lunch", "Dinner")),
        (
            "Both have day (A, B) on the x-axis and pond (P, Q) on the y-axis and show eggs, from 0 to 10.",
            ("P", "Q"),
            ("A", "B"),
        ),
        (
            "y = room, x = hour.\n\nHours are 1 am, 7 am. The rooms are Bath, Attic.",
            ("Bath", "Attic"),
            ("1 am", "7 am"),
        ),
    ],
)
def test_lists_of_two_axes(words, y, x):
    fact = panel(f"A heatmap. {words}\n")
    assert (fact.y.categories, fact.x.categories) == (y, x)


def test_names_on_the_left_and_on_top():
    fact = panel("A heat map. Actual class on the left, predicted class on top.\n\n- P: 1, 2\n")
    assert (fact.y.label, fact.x.label) == ("Actual class", "predicted class")


def test_a_name_ends_where_its_list_begins():
    fact = panel("A heatmap. The columns are the years 2020 to 2022 and the rows the ponds Mill and Moor.\n")
    assert (fact.x.label, fact.y.label) == ("years", "ponds")


@pytest.mark.parametrize(
    "words",
    [
        "The y-axis lists ponds sorted by size, while the x-axis lists months.",
        "Rows are ponds, sorted by depth, which differs between valleys. Columns are months.",
        "Ponds are ranked by depth, size. Rows are ponds and columns are months.",
        "X-axis months, Y-axis ponds, where darker is more.",
    ],
)
def test_what_lines_are_sorted_by_is_no_label(words):
    fact = panel(f"A heatmap of eggs. {words}\n")
    assert (fact.y.label, fact.y.categories) == ("ponds", ())
    assert (fact.x.label, fact.x.categories) == ("months", ())


def test_labels_that_the_name_of_an_axis_is_chosen_from():
    fact = panel("A heatmap of eggs. Rows are dose and columns are month.\n\nDose ∈ {1, 2, 5}.\n")
    assert (fact.y.label, fact.y.categories) == ("dose", ("1", "2", "5"))


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("Correlation heatmap of depth, egg count and mud.", ("depth", "egg count", "mud")),
        ("A similarity matrix for Alder, Birch, and Elm.", ("Alder", "Birch", "Elm")),
        ("Correlation heatmap of egg counts, sorted by pond.", ()),
    ],
)
def test_lists_behind_the_kind_of_the_matrix(words, names):
    fact = panel(words)
    assert (fact.x.categories, fact.y.categories) == (names, names)


@pytest.mark.parametrize(
    "words",
    [
        "Rows = ponds, columns = months. The ticks are readable on both positive and negative bars.",
        "It shows the symbol J(D, p), where rows are ponds and columns are months.",
        "x = months, y = ponds, color = yield 1–10 with a vertical colorbar.",
        "x = months, y = ponds (all), colour: yield 0-1.",
    ],
)
def test_lists_of_other_things_are_no_labels(words):
    fact = panel(f"A heatmap. {words}\n")
    assert (fact.y.label, fact.y.categories) == ("ponds", ())
    assert (fact.x.label, fact.x.categories) == ("months", ())


def test_what_the_colours_indicate_is_no_label():
    colours = "the colors indicate the probability of finding eggs given P and M, $Pr(eggs|P,M)$"
    axes = "the x-axis is the month number M, the y-axis is the pond number P"
    fact = panel(f"A heatmap where {axes}, and {colours}.")
    assert (fact.x.categories, fact.y.categories) == ((), ())


@pytest.mark.parametrize(("words", "y", "x"), [
    ("Rows, labelled Small, Base and Large, represent sizes; columns, labelled 0-shot, 1-shot, are prompts.",
     ("sizes", "Small Base Large"), ("prompts", "0-shot 1-shot")),
    ("The rows Oak and Ash stand for trees; the columns Mon and Tue are the days.",
     ("trees", "Oak Ash"), ("days", "Mon Tue")),
    ("Rows A-C are clusters, columns T1-T3 are time points.",
     ("clusters", "A B C"), ("time points", "T1 T2 T3")),
    ("The rows Oak and Ash are the best trees.", (None, "Oak Ash"), (None, "")),
    ("The rows Oak and Ash are similar.", (None, "Oak Ash"), (None, "")),
    ('There are two rows, which are tagged "Oak" and "Ash"; the columns are "Mon", "Tue".',
     (None, "Oak Ash"), (None, "Mon Tue")),
    ("Going down the rows, they are called Oak and Ash; going across, the columns read Mon, Tue.",
     (None, "Oak Ash"), (None, "Mon Tue")),
    ("The x-axis (labelled Day) shows Mon, Tue; the y-axis is tagged Tree with Oak and Ash.",
     ("Tree", "Oak Ash"), ("Day", "Mon Tue")),
])
def test_names_behind_the_labels(words, y, x):
    axes = panel(f"A heatmap. {words}")
    assert [(axis.label, " ".join(axis.categories)) for axis in (axes.y, axes.x)] == [y, x]


@pytest.mark.parametrize(("words", "y", "x"), [
    ("Days of the week are arranged vertically, Monday at the top and Tuesday at the bottom, and two periods "
     "of a day — Night, Morning — are arranged horizontally.",
     ("Days of the week", "Monday Tuesday"), ("periods of a day", "Night Morning")),
    ("The days, Monday at the top to Tuesday at the bottom, run down the side.",
     ("days", "Monday Tuesday"), (None, "")),
    ("Hours run left to right, 0 at the left to 3 at the right.", (None, ""), ("Hours", "0 1 2 3")),
    ("True labels (cat, dog) are on the vertical axis and predicted labels, in the same order, on the "
     "horizontal axis.", ("True labels", "cat dog"), ("predicted labels", "cat dog")),
    ("Ponds (Big, Low) are on the vertical axis and lakes, in the same order, on the horizontal axis.",
     ("Ponds", "Big Low"), ("lakes", "")),
])
def test_axes_in_clauses_of_their_own(words, y, x):
    axes = panel(f"A heatmap. {words}")
    assert [(axis.label, " ".join(axis.categories)) for axis in (axes.y, axes.x)] == [y, x]


@pytest.mark.parametrize(
    "said",
    [
        "Rows are labelled A through D and columns 1 through 3.",
        "The rows are labeled from A through D and the columns from 1 through 3.",
    ],
)
def test_ranges_of_both_lines(said):
    figure = panel(f"A heat map. {said}")
    assert (figure.y.label, figure.y.categories) == (None, ("A", "B", "C", "D"))
    assert figure.x.categories == ("1", "2", "3")


PAPERS = "CNN: 120, 110, 95, 80. RNN: 90, 70, 50, 30. GNN: 5, 20, 48, 77."


@pytest.mark.parametrize(
    "axes",
    [
        "each cell denotes the papers on a given method (rows) in a given year (columns). Methods are CNN, "
        "RNN, GNN; years go from 2018 to 2021.",
        "the rows are the methods and the columns the years. The methods are CNN, RNN and GNN; the years "
        "range from 2018 to 2021.",
    ],
)
def test_a_range_of_what_an_axis_is_made_of(axes):
    figure = panel(f"A heatmap: {axes} {PAPERS}")
    assert figure.x.categories == ("2018", "2019", "2020", "2021")
    assert (figure.y.label or "").rstrip("s") == "method"
    assert cells(f"A heatmap: {axes} {PAPERS}") == [[120, 110, 95, 80], [90, 70, 50, 30], [5, 20, 48, 77]]


def test_the_values_of_a_line_are_no_axis():
    assert panel(f"A heatmap. Rows: CNN, RNN, GNN. {PAPERS}").x.categories == ()
@pytest.mark.parametrize(("words", "y", "x"), [
    ("Rows are job types, columns GPU models; the scale is linear.", ("job types", ""), ("GPU models", "")),
    ("Rows are true labels (A, B), columns predicted labels.",
     ("true labels", "A B"), ("predicted labels", "A B")),
    ("The rows are Oslo and Rome, the columns May and June.", (None, "Oslo Rome"), (None, "May June")),
    ('Row 1 is "Before" and row 2 is "After". Columns: Low, Mid.', (None, "Before After"), (None, "Low Mid")),
    ("Depth 2/4/8 in rows; width 64/128 in columns.", ("Depth", "2 4 8"), ("width", "64 128")),
    ("Rows: depth 2/4/8; columns: ratio 1/2.", ("depth", "2 4 8"), ("ratio", "")),
])
def test_short_statements(words, y, x):
    axes = panel(f"A heatmap. {words}")
    assert [(axis.label, " ".join(axis.categories)) for axis in (axes.y, axes.x)] == [y, x]


@pytest.mark.parametrize(("words", "categories"), [
    ("The rows are named, beginning with the upper one, North, South and West.", NORTH_SOUTH),
    ("The rows, starting from the topmost, are North, South and West.", NORTH_SOUTH),
    ("The vertical axis lists the ponds (starting at the bottom: West, South, North).", NORTH_SOUTH),
    ("On the vertical axis, North is at the top, followed by South and West.", NORTH_SOUTH),
    ('The ponds are on the vertical axis, with "West" lowermost, followed upwards by "South" and "North".',
     NORTH_SOUTH),
    ('Ponds are on the vertical axis: "North", "South" and "West", and the months on the horizontal axis.',
     NORTH_SOUTH),
])
def test_the_end_at_which_a_list_begins(words, categories):
    assert panel(f"A heatmap. {words}").y.categories == categories


@pytest.mark.parametrize(("line", "label"), [
    ("dose across, mg/L: 0 / 5 / 9", "dose"),
    ("[salt] across: 0, 5, 9", "[salt]"),
    ("Across (dose, mg/L): 0, 5, 9", "dose, mg/L"),
    ("Columns (dose, left → right): 0, 5, 9", "dose"),
])
def test_lines_of_notes_that_tell_an_axis(line, label):
    figure = panel(f"heat map\n\nstrains down: wt, ko\n{line}\n\nwt: 3, 4, 8\nko: 2, 1, 7\n")
    assert (figure.x.label, figure.x.categories) == (label, ("0", "5", "9"))
    assert (figure.y.label, figure.y.categories) == ("strains", ("wt", "ko"))


@pytest.mark.parametrize(("words", "y", "x"), [
    ("On the y axis are Ayr, Bath and Cork.", "Ayr Bath Cork", ""),
    ("On the y axis are rye, oat and pea.", "rye oat pea", ""),
    ("On the left, from the lowest row up, are Ayr, Bath and Cork.", "Cork Bath Ayr", ""),
    ("On the y axis, from bottom to top, we find Ayr, Bath and Cork.", "Cork Bath Ayr", ""),
    ("Along the bottom run Mon, Tue and Wed.", "", "Mon Tue Wed"),
    ("Columns: run 1, run 2 and run 3.", "", "run 1 run 2 run 3"),
    ("Columns: Before 1950, 1950–1952, Since 2000.", "", "Before 1950 1950–1952 Since 2000"),
    ('Row labels (top to bottom): "Ayr" | "Bath"\nColumn labels: Mon, Tue\ncell(1,1)=4 cell(1,2)=5',
     "Ayr Bath", "Mon Tue"),
    ("True class on y, predicted class on x; order rye, oat, pea.", "rye oat pea", "rye oat pea"),
    ("Rows are the true class and columns the predicted class, in the order rye, oat, pea.", "rye oat pea",
     "rye oat pea"),
])
def test_lists_behind_their_verbs(words, y, x):
    figure = panel(f"A heatmap. {words}")
    assert [" ".join(axis.categories) for axis in (figure.y, figure.x)] == [y, x]


@pytest.mark.parametrize(("words", "y", "x"), [
    ("Rows: A | B.", (None, "A B"), (None, "")),
    ("Rows: With tutor, Without tutor.", (None, "With tutor Without tutor"), (None, "")),
    ('There are two rows, "With tutor" and "Without tutor", and two columns, "May" and "June".',
     (None, "With tutor Without tutor"), (None, "May June")),
    ("Teams are stacked vertically; the intervals run horizontally.", ("Teams", ""), ("intervals", "")),
    ("Rows: Ayr, Bath. The bars are stacked vertically.", (None, "Ayr Bath"), (None, "")),
    ('`df.index` is `["news", "code"]`, `df.columns` is `["en", "de", "fi"]`.', (None, "news code"),
     (None, "en de fi")),
])
def test_names_and_labels_in_few_words(words, y, x):
    axes = panel(f"A heatmap. {words}")
    assert [(axis.label, " ".join(axis.categories)) for axis in (axes.y, axes.x)] == [y, x]


def test_what_a_sentence_is_about_names_its_line():
    text = (
        "A heatmap of scores and hormones. Cortisol is most closely tied to the PSS (r = 0.61), followed by "
        "the DASS with 0.54 and the SRQ with 0.37. For adrenaline the coefficients are lower: 0.33 (PSS), "
        "0.21 (DASS) and 0.18 (SRQ). Scores form the columns in the order PSS, DASS, SRQ; hormones form the "
        "rows."
    )
    assert panel(text).y.categories == ("Cortisol", "adrenaline")
    assert cells(text) == [[0.61, 0.54, 0.37], [0.33, 0.21, 0.18]]


@pytest.mark.parametrize(("words", "y", "x"), [
    ('Y axis "Weekday" from Mon (top) to Wed (bottom). X axis: Jan (left) to Mar (right).', "Mon Tue Wed",
     "Jan Feb Mar"),
    ("What is on the horizontal axis? The hour: dawn, noon, dusk. What do the rows show? Towns: Ayr, Bath.",
     "Ayr Bath", "dawn noon dusk"),
    ('Rows: Ayr, Bath. In the leftmost column, "Paper", there are 4 and 5. The middle column, "Tin", reads 6 '
     'and 7. In the column on the right, "Glass", there are 8 and 9.', "Ayr Bath", "Paper Tin Glass"),
])
def test_ends_in_brackets_answers_and_lines_called_by_name(words, y, x):
    figure = panel(f"A heatmap. {words}")
    assert [" ".join(axis.categories) for axis in (figure.y, figure.x)] == [y, x]


def test_values_that_answer_a_question():
    text = (
        "- What is it? A heatmap.\n- What is on the x axis? The hour: dawn, noon, dusk.\n"
        "- What is on the y axis? The town: Ayr, Bath.\n"
        "- What are the values? Ayr 35, 48 and 71. Bath 22, 26 and 14.\n"
    )
    assert cells(text) == [[35, 48, 71], [22, 26, 14]]
    assert (panel(text).x.label, panel(text).y.label) == ("hour", "town")


def test_kinds_before_their_lists_and_the_words_for_an_axis():
    figure = panel("A heatmap. Guides are g1, g2 (vertical); cell lines are **HEK**, **K562** (horizontal).")
    assert (figure.y.label, figure.y.categories) == ("Guides", ("g1", "g2"))
    assert (figure.x.label, figure.x.categories) == ("cell lines", ("HEK", "K562"))


def test_what_stands_under_a_heading_that_names_an_axis():
    text = (
        "#### Figure 3 (two heatmaps, shared y-axis)\n\n- y-axis (both): Temperature – 0.2, 0.7\n"
        '- **Left heatmap – "Correctness"**; x-axis: Model (Pico, Max)\n  - 0.2: 61, 70\n  - 0.7: 58, 69\n'
        '- **Right heatmap – "Diversity"**; x-axis: Model (Pico, Max)\n  - 0.2: 0.1, 0.2\n  - 0.7: 0.3, 0.4\n'
    )
    assert panel(text).y.categories == ("0.2", "0.7")
    assert [cells(text, k) for k in (0, 1)] == [[[61, 70], [58, 69]], [[0.1, 0.2], [0.3, 0.4]]]


@pytest.mark.parametrize(("words", "y", "x"), [
    ("Vertical: tier (T1 on top, T2, T3). Horizontal: status (New, Old).", ("tier", "T1 T2 T3"),
     ("status", "New Old")),
    ('My x categories: "Mild", "Severe". My y categories from the top: "18–40", "41–65".',
     (None, "18–40 41–65"), (None, "Mild Severe")),
    ("Transitions (rows: from, columns: to; states Idle, Walk, Run).", (None, "Idle Walk Run"),
     ("to", "Idle Walk Run")),
])
def test_places_inside_lists_and_states_of_both_axes(words, y, x):
    axes = panel(f"A heatmap. {words}")
    assert [(axis.label, " ".join(axis.categories)) for axis in (axes.y, axes.x)] == [y, x]


@pytest.mark.parametrize(
    ("axes", "turned"),
    [
        ("On the x axis is the quarter; on the y axis is the region.", True),
        ("On the y axis is the quarter; on the x axis is the region.", False),
    ],
)
def test_keys_whose_kind_an_axis_is_called_are_on_that_axis(axes, turned):
    text = f"Heatmap. {axes} In Q1, North had 5 and South 7. In Q2, North had 6 and South 9."
    fact = panel(text)
    names = [fact.x.categories, fact.y.categories]
    assert names == [("Q1", "Q2"), ("North", "South")][:: 1 if turned else -1]
    assert cells(text) == ([[5, 6], [7, 9]] if turned else [[5, 7], [6, 9]])


@pytest.mark.parametrize(
    ("words", "x", "y"),
    [
        ("On the x axis, the quarter; on the y axis, the region.", "quarter", "region"),
        ("It has, on the horizontal axis, towns, and, on the vertical axis, regions.", "towns", "regions"),
        ("Along the bottom, the quarter; down the side, the region.", "quarter", "region"),
        ("Horizontally, the quarter; vertically, the region.", "quarter", "region"),
        ("It has, along the bottom, dose in g and, up the left side, time in h.", "dose in g", "time in h"),
        ("It plots, on the x-axis, weight decay, and on the y-axis, epoch.", "weight decay", "epoch"),
        ("Weekdays run along the x axis and, on the y axis, the hour.", "Weekdays", "hour"),
    ],
)
def test_a_side_and_behind_a_comma_the_name(words, x, y):
    fact = panel(f"Heatmap of sales. {words}")
    assert (fact.x.label, fact.y.label) == (x, y)
    assert fact.x.categories == fact.y.categories == ()


def test_what_is_said_of_values_behind_a_side_is_no_name():
    fact = panel("Heatmap of speed. On the x-axis, values increase. Rows: a, b. Columns: c, d.")
    assert fact.x.label is None


@pytest.mark.parametrize(
    ("told", "x", "y"),
    [
        ("oats, wheat and rye (rows, from top) at 0 h, 6 h and 24 h of drought (columns)",
         ("0 h", "6 h", "24 h"), ("oats", "wheat", "rye")),
        ("oats, wheat and rye (rows, from bottom) at 0 h and 6 h (columns)",
         ("0 h", "6 h"), ("rye", "wheat", "oats")),
        ("oats, wheat and rye (rows, top to bottom) in Ayr and Bath (columns, left to right)",
         ("Ayr", "Bath"), ("oats", "wheat", "rye")),
        ("oats at 5 mM, 10 mM and 20 mM of salt (columns) in strains A, B (rows)",
         ("5 mM", "10 mM", "20 mM"), ("A", "B")),
    ],
)
def test_labels_before_the_words_for_rows_and_columns(told, x, y):
    fact = panel(f"Heatmap of the growth of {told}.")
    assert (fact.x.categories, fact.y.categories) == (x, y)


def test_a_name_behind_the_bracket_of_the_other_axis():
    fact = panel("Heatmap of the mean heat per season (columns) of towns (rows).")
    assert (fact.x.label, fact.y.label) == ("season", "towns")


@pytest.mark.parametrize(
    "words",
    [
        "temperature (low, high) vertically and pressure (1 bar, 2 bar) horizontally",
        "vertically: temperature (low, high); horizontally: pressure (1 bar, 2 bar)",
    ],
)
def test_sides_as_adverbs(words):
    text = f"Heatmap of yields. {words[0].upper()}{words[1:]}. Low: 1, 2. High: 3, 4."
    fact = panel(text)
    assert (fact.x.label, fact.x.categories) == ("pressure", ("1 bar", "2 bar"))
    assert ((fact.y.label or "").lower(), fact.y.categories) == ("temperature", ("low", "high"))
    assert cells(text) == [[1, 2], [3, 4]]


def test_the_word_for_the_figure_is_no_label():
    text = "Heatmap, districts as rows and years 2018–2020 as columns. Centre 12, 13, 15; Hill 4, 5, 5."
    assert (panel(text).y.label, panel(text).y.categories) == ("districts", ("Centre", "Hill"))
    assert cells(text) == [[12, 13, 15], [4, 5, 5]]


@pytest.mark.parametrize(
    "said",
    [
        "The rows are Kale, Leek and Peas from top to bottom, the columns dry and wet.",
        "The rows are Kale, Leek, Peas, the columns dry and wet.",
        "The rows are Kale, Leek, Peas from top to bottom, the columns dry, wet.",
        "The rows show Kale, Leek and Peas from top to bottom, and the columns dry, wet from left to right.",
        "The rows list Kale, Leek and Peas, and the columns dry and wet from left to right.",
        "On the y axis are Kale, Leek and Peas from top to bottom; on the x axis are dry and wet.",
    ],
)
def test_the_way_that_a_list_runs_behind_it(said):
    found = panel(f"Heatmap of yields. {said}")
    assert (found.x.categories, found.y.categories) == (("dry", "wet"), ("Kale", "Leek", "Peas"))
    assert found.y.label is None


def test_an_article_among_words_is_a_label():
    found = panel("Heatmap of weights. The rows are The, dog, saw, the and the columns are head, tail.")
    assert found.y.categories == ("The", "dog", "saw", "the")


@pytest.mark.parametrize(
    "said",
    [
        "The rows and the columns of the matrix represent each of our herbs and the individual values in the "
        "cells of the matrix represent the correlation between each pair.",
        "The rows and columns stand for our herbs, while the numbers inside the squares show how alike.",
        "Both axes list our herbs and the colours of the tiles represent the correlation.",
    ],
)
def test_what_is_said_of_the_cells_is_no_label_of_both_axes(said):
    text = f"A correlation matrix. {said}\n\n- Sage and mint have a correlation of 0.7\n"
    text += "- Sage and dill have a correlation of -0.5\n- Mint and dill have a correlation of 0.9\n"
    assert panel(text).x.categories == panel(text).y.categories == ("Sage", "mint", "dill")
    assert [value for row in cells(text) for value in row if value is not None] == [0.7, -0.5, 0.9]


@pytest.mark.parametrize(
    ("axis", "labels", "rest"),
    [
        ("tea types", ("green", "black", "herbal teas"), "Green teas in June: 4, herbal teas in May: 5."),
        ("car models", ("small", "big", "racing cars"), "Small cars in June: 4, racing cars in May: 5."),
    ],
)
def test_the_noun_of_all_labels_behind_the_last_one(axis, labels, rest):
    listed = f"{labels[0]}, {labels[1]} and {labels[2]}"
    text = f"A heatmap. The y-axis shows {axis}: {listed}. x-axis: May, June. {rest}"
    assert panel(text).y.categories == (*labels[:2], labels[2].split()[0])
    assert cells(text) == [[None, 4], [None, None], [5, None]]


@pytest.mark.parametrize(
    ("axis", "last", "rest"),
    [
        ("disease types", "heart disease", "Stroke in June: 4, heart disease in May: 5."),
        ("towns", "racing cars", "Stroke cars in June: 4, racing cars in May: 5."),
    ],
)
def test_a_noun_that_is_of_the_last_label_alone(axis, last, rest):
    text = f"A heatmap. The y-axis shows {axis}: cancer, stroke and {last}. x-axis: May, June. {rest}"
    assert panel(text).y.categories == ("cancer", "stroke", last)


@pytest.mark.parametrize(
    "note", ["white text on dark cells, black on light", "dark on light, white over blue"]
)
def test_the_colours_of_the_numbers_are_no_labels(note):
    text = f"Heatmap, model on the y-axis, prompt on the x-axis, each cell annotated with its value ({note})."
    assert panel(text).x.categories == ()
    assert panel(text).x.label == "prompt"
