"""How the values of small figures are told in sentences: by pairs, by verbs, in words."""

from __future__ import annotations

import pytest
import sources
from sources import cells, panel, told


def test_the_hits_of_a_class_before_what_it_was_taken_for():
    text = (
        "A confusion matrix. Rows (true): rye, oat, pea. Columns (predicted): the same.\n\n"
        "1. *rye* – 31 correct; 2 taken for oat, 3 for pea.\n"
        "2. *oat* – 41 correct; 9 taken for rye, 0 for pea.\n"
        "3. *pea* – 18 correct; 5 taken for rye, 7 for oat.\n"
    )
    assert cells(text) == [[31, 2, 3], [9, 41, 0], [5, 7, 18]]


def test_a_correlation_of_one_variable_with_several():
    text = (
        "The correlation heatmap covers four traits: height, mass, age and speed. "
        "Mass correlates with height at 0.81. "
        "Age has a correlation of −0.36 with height and of 0.09 with mass. "
        "Finally, speed correlates with height at 0.44, with mass at −0.19 and with age at −0.05."
    )
    assert panel(text).x.categories == ("height", "mass", "age", "speed")
    assert cells(text)[1:] == [
        [0.81, None, None, None],
        [-0.36, 0.09, None, None],
        [0.44, -0.19, -0.05, None],
    ]


def test_measures_before_their_verbs_are_named_in_full():
    text = (
        "The heatmap covers three funds on the x-axis (ASH, ELM, OAK) and three measures on the y-axis. "
        "Annual growth goes from 13.1% (ASH) over 22.4% (ELM) to 55.3% (OAK). "
        "Paid yield is 3.1%, 0.8% and 0.0% in the same order. Largest loss reads −17.2%, −37.1% and −73.6%."
    )
    assert panel(text).y.categories == ("Annual growth", "Paid yield", "Largest loss")
    assert cells(text) == [[13.1, 22.4, 55.3], [3.1, 0.8, 0], [-17.2, -37.1, -73.6]]


def test_a_dictated_figure():
    text = (
        "Ok so there is a heat map. Across the bottom it goes zone A, zone B, zone C. Up the side, from the "
        "bottom, it's week one, week two. Week one is forty-two, thirty-eight and fifty. "
        "And week two is forty-five, forty and thirty-three."
    )
    figure = panel(text)
    assert (figure.x.categories, figure.y.categories) == (
        ("zone A", "zone B", "zone C"),
        ("week two", "week one"),
    )
    assert cells(text) == [[45, 40, 33], [42, 38, 50]]


@pytest.mark.parametrize(
    "said",
    [
        "In the viewer row only the read cell is non-zero (1.00); the remaining two are 0.00.",
        "In the viewer row the read cell is 1.00 and all others are 0.00.",
    ],
)
def test_the_rest_of_a_row(said):
    text = "A heatmap with columns read, write, share and rows admin, viewer. The admin row is all 0.50. "
    assert cells(text + said) == [[0.5, 0.5, 0.5], [1, 0, 0]]


def test_what_came_out_as_something_else():
    text = (
        "The confusion matrix has rows (true) and columns (predicted): ice, mud, gas. "
        "Of 50 ice samples, 47 were recognised as ice and 3 as mud. "
        "Of 60 mud samples, 52 came out as mud, 5 as ice and 3 as gas."
    )
    assert cells(text) == [[47, 3, None], [5, 52, 3], [None, None, None]]


def test_no_snow_is_zero():
    said = "White stands for no snow, the darkest blue for 200 cm."
    color = panel(f"A heatmap. Rows: A, B. Columns: C, D. {said}").color
    assert (color.vmin, color.vmax) == (0, 200)


def test_a_measure_of_pairs_as_a_function():
    text = (
        "Agreement (Cohen's κ), shown as a heatmap. Raters: ANA, LUZ, RAY (same on both axes). "
        "κ(ANA, LUZ) = 0.71, κ(ANA, RAY) = 0.58, κ(LUZ, RAY) = 0.60; κ = 1 on the diagonal."
    )
    assert panel(text).x.categories == panel(text).y.categories == ("ANA", "LUZ", "RAY")
    assert cells(text) == [[1, 0.71, 0.58], [None, 1, 0.6], [None, None, 1]]


def test_pairs_of_names_before_a_verb():
    text = (
        "A heatmap with the capitals on both axes. Bern to Oslo takes 70 minutes, Bern to Rome 75, "
        "Bern to Wien 95. Oslo to Rome takes 60, Oslo to Wien 85. Rome to Wien takes 55."
    )
    assert panel(text).x.categories == ("Bern", "Oslo", "Rome", "Wien")
    assert cells(text)[:3] == [[None, 70, 75, 95], [None, None, 60, 85], [None, None, None, 55]]


def test_plurals_of_listed_classes():
    text = (
        "Confusion matrix of three classes (cat, dog, fox), rows true, columns predicted. The diagonal reads "
        "50, 46, 40. Three cats were mistaken for dogs and two for foxes; four dogs were mistaken for cats "
        "and one for a fox; five foxes were mistaken for cats and six for dogs."
    )
    assert panel(text).x.categories == panel(text).y.categories == ("cat", "dog", "fox")
    assert cells(text) == [[50, 3, 2], [4, 46, 1], [5, 6, 40]]


def test_one_variable_with_both_of_two():
    text = (
        "A correlation heatmap.\n\n- There is a strong correlation between Science and Math scores (0.83).\n"
        "- There is a strong negative correlation between History and both Math (-0.95) and Science (-0.89)."
    )
    names = panel(text).x.categories
    assert sorted(names) == ["History", "Math", "Science"]
    rows = zip(names, cells(text), strict=True)
    told = {(one, other): v for one, row in rows for other, v in zip(names, row, strict=True) if v}
    assert told == {("Science", "Math"): 0.83, ("History", "Math"): -0.95, ("History", "Science"): -0.89}


def test_classes_that_the_outcomes_name():
    text = (
        "The confusion matrix on the test set has 0 False Positives and 0 False Negatives.\n\n"
        "- True Positives (Real News correctly identified): 90\n"
        "- True Negatives (Fake News correctly identified): 80"
    )
    assert panel(text).y.categories == ("Fake News", "Real News")
    assert cells(text) == [[80, 0], [0, 90]]


def test_a_range_of_labels_is_none_of_values():
    text = "A heatmap. Rows: Oslo, Rome. Columns: 2, 4, 6. Oslo: 1, 2, 3. Rome is flat at 5 from 2 to 6."
    assert cells(text)[0] == [1, 2, 3]
    assert {value for value in cells(text)[1] if value is not None} <= {5}


TRANSFER = (
    'A heatmap. The y-axis, labeled "Source", lists Fen, Moor, Heath. '
    'The x-axis, labeled "Target", lists Fen, Moor, Heath. '
)


@pytest.mark.parametrize(
    "said",
    [
        "The minimum of 41.2 is found at the intersection of the Heath row and the Moor column.",
        'The lowest value is 41.2 at the intersection of the "Moor" column and the "Heath" row.',
        "The Moor column has its lowest value at 41.2 for the Heath row.",
        "The lowest score is 41.2 (Moor on the x-axis, Heath on the y-axis).",
        "The lowest value (41.2) is at the intersection of Heath (source) and Moor (target).",
        "Moor as target and Heath as source yields 41.2.",
        "With Moor as the target and Heath as the source, the value is 41.2.",
        "In the Heath row, Moor is 41.2.",
    ],
)
def test_labels_of_both_axes_and_the_words_for_one(said):
    assert cells(TRANSFER + said) == [[None] * 3, [None] * 3, [None, 41.2, None]]


HEADS = "A heatmap. The x-axis shows the layers (L0, L1, L2) and the y-axis shows the heads (H0, H1, H2). "


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("H0 has 9, 1, 2, H1 has 1, 2, 3 and H2 is zero everywhere.", [[9, 1, 2], [1, 2, 3], [0, 0, 0]]),
        ("H0 has 9, 1, 2 and both H1 and H2 are 5 throughout.", [[9, 1, 2], [5, 5, 5], [5, 5, 5]]),
        ("H0 has 9, 1, 2, while H2 stays at 5 in every layer.", [[9, 1, 2], [None] * 3, [5, 5, 5]]),
        ("Both H1 and H2 have 5 in L0 and 7 in L2.", [[None] * 3, [5, None, 7], [5, None, 7]]),
        ("All heads have 5 in L0.", [[5, None, None]] * 3),
    ],
)
def test_lines_that_are_alike_beside_others(said, values):
    assert cells(HEADS + said) == values


def test_a_bound_behind_a_word_that_ends_like_an_axis():
    text = "A heatmap. Drugs on the y axis are Arabin, Bosetol, Cedin; cell lines on the x axis are KM, HT, "
    assert cells(text + "CO. Arabin: 250 in KM, 40 in HT and >900 in CO.")[0][:2] == [250, 40]


@pytest.mark.parametrize("said", [
    "The annotations are, in reading order, .9 .8 .7 / .6 .5 .4.",
    "The numbers in reading order are 0.9, 0.8, 0.7, 0.6, 0.5 and 0.4.",
    "For Ayr, the mean score is 0.9 in May, drops to 0.8 in June and reaches 0.7 in July. For Bath the "
    "mean score "
    "is 0.6 in May, 0.5 in June and 0.4 in July.",
])
def test_reading_order_and_means_of_single_cells(said):
    assert cells(f"A heatmap. Rows: Ayr, Bath. Columns: May, June, July. {said}") == [
        [0.9, 0.8, 0.7], [0.6, 0.5, 0.4],
    ]


def test_a_semicolon_in_brackets_ends_no_clause_before_a_value() -> None:
    text = (
        "Heatmap of votes. Columns: never, often, always. Rows: tea, milk. Tea was liked best (47% often, "
        "17% always; only 1% never), and milk was liked too (40% often, 9% always)."
    )
    assert cells(text) == [[1, 47, 17], [None, 40, 9]]


@pytest.mark.parametrize(
    "said",
    [
        "Moss held 4 snails in May. In June it had 17, more than four times as many, in July 33.",
        "Moss held 4 snails in May, 17 (over four times as many) in June, and 33 in July.",
        "Moss held 4 snails in May, 17 in June, about four times the number of May, and 33 in July.",
        "Moss held 4 in May and 17 in June, four times as many. In July it held 33, nearly twice that.",
    ],
)
def test_how_often_a_value_holds_another_one_is_no_value(said):
    text = "A shaded grid in which each line of squares is a plant, namely moss, fern and ivy, and each "
    text += "column is a month, namely May, June and July.\n\n"
    text += f"{said} In May, ivy had 9, twice as many as moss."
    assert panel(text).y.categories == ("moss", "fern", "ivy")
    assert cells(text) == [[4, 17, 33], [None] * 3, [9, None, None]]


@pytest.mark.parametrize(("said", "grid"), [
    ("Ann, who joined in 2019, called 4 times on Mon, twice on Tue and never on Wed. Ben called once on "
     "Mon, 3 "
     "times on Tue, not at all on Wed. Cid called twice on Mon, never on Tue and 5 times on Wed.",
     "4 2 0\n1 3 0\n2 0 5"),
    ("Ann, who is aged 12, called 4 times on Mon and 2 times on Tue. Ben, whose phone broke, called 6 "
     "times on "
     "Mon, once on Tue and not once on Wed.", "4 2 u\n6 1 0\nu u u"),
])
def test_counts_in_words_beside_figures(said, grid):
    text = f"Heatmap. Rows: Ann, Ben, Cid. Columns: Mon, Tue, Wed. {said}"
    assert told(text) == [f"Mon, Tue, Wed / Ann, Ben, Cid\n{grid}"]


def test_pairs_of_names_with_counts_in_words():
    text = (
        "Heatmap of visits, guest by row and host by column. Rows and columns: Fox, Hare, Owl. Hare, whose "
        "burrow is "
        "small, visited Fox 3 times and Owl never. Owl, who is aged 12, visited Fox not at all and Hare 7 "
        "times."
    )
    assert told(text) == ["Fox, Hare, Owl / Fox, Hare, Owl\nu u u\n3 u 0\n0 7 u"]


@pytest.mark.parametrize(("said", "grid"), [
    ("Oslo, which had 3 in May, had 4 in June. Bergen, which is wetter, had 8 in May and 9 in June.", "3 "
     "4\n8 9"),
    ("Oslo had 4 in May and 5 in June. Bergen never had more than 9 in June.", "4 5\nu u"),
])
def test_clauses_about_labels_that_hold_values(said, grid):
    text = f"Heatmap. Rows: Oslo, Bergen. Columns: May, June. {said}"
    assert told(text) == [f"May, June / Oslo, Bergen\n{grid}"]


def test_never_is_a_label_too():
    text = (
        "A heatmap. Columns: Never, Once, Always. The saw row has 5 Never, 6 Once, 7 Always; the "
        "axe row 1, 2, 3."
    )
    assert told(text)[0].splitlines()[1] == "5 6 7"


@pytest.mark.parametrize("said", [
    "Oak at 60 is 0.6 while ash at 80 is 0.1.", "Oak at 60 has 0.6, ash at 80 has 0.1.",
    "The tallest tile, oak at 60, is marked 0.6. At the edge, ash at 80 is marked 0.1.",
    "Oak at 60 is labelled 0.6 and ash at 80 is labelled 0.1.", "Oak at 60 carries 0.6. Ash at 80 shows 0.1.",
])  # fmt: skip
def test_labels_that_are_numbers_behind_those_of_the_other_axis(said):
    text = f"A heatmap of sap. The rows are Oak, Elm, Ash and the columns are 60, 80, 100.\n\n{said}"
    assert sources.cells(text) == [[0.6, None, None], [None, None, None], [None, 0.1, None]]


def test_a_number_behind_its_verb_is_no_label():
    text = "A heatmap of sap. The rows are Oak, Elm and the columns are 60, 80.\n\nOak is at 60."
    assert sources.cells(text) == [[None, None], [None, None]]
