"""Pairs the other way round, stories of rough values, lists between bars, and tables of axes."""

import pytest

import replot

FRUIT = "A confusion matrix. Rows are the true fruits, columns the predicted: fig, lime and plum on both.\n\n"


def values(text):
    return replot.parse(text).to_dict()["panels"][0]["values"]


@pytest.mark.parametrize(
    "said",
    [
        "Fig is mistaken for lime in 0.3 of the cases, the reverse (lime predicted as fig) happens in 0.1.",
        "Fig is mistaken for lime in 0.3 of the cases. The reverse happens in only 0.1.",
        "Fig is mistaken for lime with 0.3, and vice versa with 0.1.",
        "Fig is mistaken for lime in 0.3 of the cases; the opposite error, lime taken for fig, is 0.1.",
        "Fig is mistaken for lime in 0.3 of the cases, lime as fig in 0.1.",
    ],
)
def test_a_pair_the_other_way_round(said):
    assert values(FRUIT + said) == [[None, 0.3, None], [0.1, None, None], [None, None, None]]


def test_a_difference_is_not_the_pair_the_other_way_round():
    text = FRUIT + "Fig is mistaken for lime in 0.3 of the cases; the reverse is less common by 0.1."
    assert values(text) == [[None, 0.3, None], [None, None, None], [None, None, None]]


def test_a_course_of_rough_values():
    text = """A heatmap of the yield. Rows are Ayr and Bath, columns are May, June and July.

Ayr drops from about 8 in May to roughly 3 in July.
"""
    assert values(text) == [[8, None, 3], [None, None, None]]


def test_axes_between_bars_with_a_direction():
    text = """A heatmap of the yield.

Columns (shared, drawn once below): Dose (mg) — 1 | 2 | 4
Rows: Town — Ayr | Bath, upwards

Ayr: 5 at 1; 6 at 2; 7 at 4.
Bath: 15 at 1; 16 at 2; 17 at 4.
"""
    panel = replot.parse(text).to_dict()["panels"][0]
    assert (panel["x"]["label"], panel["x"]["categories"]) == ("Dose (mg)", ["1", "2", "4"])
    assert (panel["y"]["label"], panel["y"]["categories"]) == ("Town", ["Bath", "Ayr"])
    assert panel["values"] == [[15, 16, 17], [5, 6, 7]]


def test_axes_in_a_table_with_their_positions():
    text = """Correlation matrix, lower triangle.

| Axis | Position | Labels in order |
|---|---|---|
| Y | left | oak, elm, ash (top → bottom) |
| X | bottom | oak, elm, ash (left → right), rotated by 45° |

- oak: only the diagonal, 1.00
- elm: 0.4 with oak; 1.00 on the diagonal
"""
    panel = replot.parse(text).to_dict()["panels"][0]
    assert panel["y"]["categories"] == panel["x"]["categories"] == ["oak", "elm", "ash"]
    assert panel["values"] == [[1, None, None], [0.4, 1, None], [None, None, None]]


def test_a_list_that_ends_with_to():
    text = "A heatmap.\n\n- x-axis: May, June\n"
    text += "- y-axis: from Ayr at the top, followed by Bath and Cork, to Ely at the bottom\n"
    text += "\nEly in May: 4. Bath in June: 3.\n"
    panel = replot.parse(text).to_dict()["panels"][0]
    assert panel["y"]["categories"] == ["Ayr", "Bath", "Cork", "Ely"]
    assert panel["values"] == [[None, None], [None, 3], [None, None], [4, None]]
