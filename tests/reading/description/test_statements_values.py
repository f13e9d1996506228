"""Values in lists and sentences: whose they are, and what is left out."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel, source, states

AXES = "A heatmap with x-axis labels A, B, C and y-axis labels P, Q, from top to bottom.\n\n"
WORDS = "A heatmap with x-axis labels oak, elm, fir and y-axis labels Peter, Quinn, from top to bottom.\n\n"
SQUARE = "A heatmap with x-axis labels A, B, C and y-axis labels P, Q, R, from top to bottom.\n\n"


@pytest.mark.parametrize(
    "body",
    [
        "- P: 1, 2, 3\n- Q: 4, 5, 6\n",
        "* **P:** 1, 2, 3\n* **Q:** 4, 5, 6\n",
        "P: 1, 2, 3\n\nQ: 4, 5, 6\n",
        "1. P: [1, 2, 3]\n2. Q: [4, 5, 6]\n",
        "- P: A=1, B=2, C=3\n- Q: A=4, B=5, C=6\n",
        "- P: A: 1, B: 2, C: 3\n- Q: C: 6, B: 5, A: 4\n",
        "- P: A 1, B 2, C 3\n- Q: A 4, B 5, C 6\n",
        "- P: 1 (A), 2 (B), 3 (C)\n- Q: 4 (A), 5 (B), 6 (C)\n",
        "- A: P 1, Q 4\n- B: P 2, Q 5\n- C: P 3, Q 6\n",
        "- Column A: 1, 4\n- Column B: 2, 5\n- Column C: 3, 6\n",
        "Row 1 (P): 1, 2, 3\nRow 2 (Q): 4, 5, 6\n",
        "**P**\n- A: 1\n- B: 2\n- C: 3\n\n**Q**\n- A: 4\n- B: 5\n- C: 6\n",
        "### P\n\n1, 2, 3\n\n### Q\n\n4, 5, 6\n",
        "- (P, A): 1\n- (P, B): 2\n- (P, C): 3\n- (Q, A): 4\n- (Q, B): 5\n- (Q, C): 6\n",
        "P × A = 1; P × B = 2; P × C = 3; Q × A = 4; Q × B = 5; Q × C = 6.\n",
        "P → 1 / 2 / 3\n\nQ → 4 / 5 / 6\n",
        "P scores 1 in A, 2 in B and 3 in C. Q scores 4 in A, 5 in B and 6 in C.\n",
        "From left to right, row P reads 1, 2, 3; row Q reads 4, 5, 6.\n",
    ],
)
def test_one_grid_in_many_voices(body):
    assert cells(AXES + body) == [[1, 2, 3], [4, 5, 6]]
    assert states(AXES + body) == ["sss", "sss"]


SENTENCES = [
    "For Peter the values are 1, 2 and 3. For Quinn the values are 4, 5 and 6.",
    "In column oak, Peter has 1 and Quinn has 4. In column elm, Peter has 2 and Quinn has 5. "
    "In column fir, Peter has 3 and Quinn has 6.",
    "In the row of Peter, oak shows 1, elm shows 2 and fir shows 3. "
    "In the row of Quinn, oak shows 4, elm shows 5 and fir shows 6.",
]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_one_grid_in_sentences(sentence):
    assert cells(WORDS + sentence + "\n") == [[1, 2, 3], [4, 5, 6]]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_labels_of_one_letter_in_sentences(sentence):
    for word, letter in {"Peter": "P", "Quinn": "Q", "oak": "A", "elm": "B", "fir": "C"}.items():
        sentence = sentence.replace(word, letter)
    assert cells(AXES + sentence + "\n") == [[1, 2, 3], [4, 5, 6]]


def test_values_point_to_their_words():
    text = AXES + "- P: A=1, B=2, C=3\n- **Q**: A=4, B=about 5, C=3\n"
    assert source(text, "panels[0].values[0][2]")[0] == 3
    assert source(text, "panels[0].values[0][2]")[1].endswith("3")
    line, words = source(text, "panels[0].values[1][1]")
    assert (line, words) == (4, "about 5")
    assert source(text, "panels[0].values[1][2]")[0] == 4


@pytest.mark.parametrize("word", ["left blank", "masked", "n/a", "blank", "empty", "no data"])
def test_blank_cells(word):
    text = AXES + f"- P: A 1, B {word}, C 3\n- Q: A 4, B 5, C 6\n"
    assert cells(text) == [[1, None, 3], [4, 5, 6]]
    assert states(text) == ["sbs", "sss"]


@pytest.mark.parametrize("pairs", ["oak 1, elm —, fir 3", "oak: 1, elm: —, fir: 3"])
def test_a_dash_is_a_blank_cell(pairs):
    text = WORDS + f"- Peter: {pairs}\n- Quinn: 4, 5, 6\n"
    assert cells(text) == [[1, None, 3], [4, 5, 6]]
    assert states(text) == ["sbs", "sss"]


def test_cells_that_nobody_mentions():
    text = AXES + "- P: A 1, B 2, C 3\n- Q: A 4\n"
    assert states(text) == ["sss", "suu"]
    assert "R106" in codes(text)


def test_cells_that_the_text_calls_empty_in_general():
    text = AXES + "- P: A 1, B 2, C 3\n- Q: A 4\n\nAll the other cells are left blank.\n"
    assert states(text) == ["sss", "sbb"]


def test_a_list_of_the_wrong_length_is_left_out():
    text = AXES + "- P: 1, 2, 3, 4\n- Q: 4, 5, 6\n"
    assert cells(text) == [[None, None, None], [4, 5, 6]]
    assert states(text) == ["uuu", "sss"]
    assert "R105" in codes(text)


def test_signs_and_percent():
    text = AXES + "- P: −1.5, +2, –3\n- Q: 4%, 50.25%, 100%\n"
    assert cells(text) == [[-1.5, 2, -3], [4, 50.25, 100]]
    assert panel(text).annotation.format == ".2f"


def test_approximate_and_ranged_values():
    text = AXES + "- P: about 3, ~4, 5\n- Q: 10–20, between 1 and 2, 6\n"
    assert cells(text) == [[3, 4, 5], [15, 1.5, 6]]
    assert states(text) == ["aas", "rrs"]
    assert panel(text).grid.low[1].tolist()[:2] == [10, 1]
    assert panel(text).grid.high[1].tolist()[:2] == [20, 2]


def test_a_bound_alone_is_no_value():
    text = AXES + "- P: <5, 2, 3\n- Q: 4, 5, 6\n"
    assert cells(text) == [[None, 2, 3], [4, 5, 6]]
    assert states(text) == ["uss", "sss"]


def test_a_bound_with_the_end_of_the_scale_is_a_range():
    text = AXES + "- P: <5, 2, 3\n- Q: 4, 5, 6\n\nThe colour bar runs from 0 to 10.\n"
    assert states(text) == ["rss", "sss"]
    assert cells(text)[0][0] == 2.5


def test_errors():
    text = AXES + "- P: 1 ± 0.1, 2 ± 0.2, 3 ± 0.3\n- Q: 4, 5, 6\n"
    assert cells(text) == [[1, 2, 3], [4, 5, 6]]
    assert panel(text).grid.error[0].tolist() == [0.1, 0.2, 0.3]


def test_the_diagonal_and_all_the_others():
    text = SQUARE + "The diagonal is 1.0. All other cells are 0.2.\n"
    assert cells(text) == [[1, 0.2, 0.2], [0.2, 1, 0.2], [0.2, 0.2, 1]]


def test_all_others_contradict_nobody():
    assert "R102" not in codes(SQUARE + "The diagonal is 1.0. All other cells are 0.2.\n")


def test_corners():
    text = (
        'A heatmap with the x-axis "Predicted" (cat, dog) and the y-axis "Actual" (cat, dog). '
        "The top-left cell is 50, the top-right cell is 5, the bottom-left cell is 8 and the "
        "bottom-right cell is 37.\n"
    )
    assert cells(text) == [[50, 5], [8, 37]]


def test_quadrants():
    text = (
        'A confusion matrix. The x-axis is "Predicted" and the y-axis is "Actual", each with the '
        "classes negative, positive. True negatives: 40. False positives: 3. False negatives: 7. "
        "True positives: 50.\n"
    )
    assert cells(text) == [[40, 3], [7, 50]]


def test_labels_that_are_part_of_one_another():
    text = (
        "A heatmap with x-axis labels A, B and y-axis labels oak, red oak, from top to bottom.\n\n"
        "- red oak: 3, 4\n- oak: 1, 2\n"
    )
    assert cells(text) == [[1, 2], [3, 4]]


def test_numbers_in_labels_are_no_values():
    text = (
        "A heatmap with x-axis labels GPT-4, v2.1 and y-axis labels Year 2020, Year 2021, from top "
        "to bottom.\n\n"
        "- Year 2020: GPT-4 1, v2.1 2\n- Year 2021: GPT-4 3, v2.1 4\n"
    )
    assert cells(text) == [[1, 2], [3, 4]]


def test_a_row_named_bar():
    text = (
        "A heatmap with x-axis labels Mon, Tue and y-axis labels Shop, Bar.\n\n"
        "- Shop: 1, 3\n- Bar: -0.5, –4\n"
    )
    assert panel(text).color.vmin is None


@pytest.mark.parametrize("mark", ["'", "’"])
def test_labels_with_apostrophes(mark):
    text = (
        "A heatmap with x-axis labels Men, Women and y-axis labels Don't know, Alzheimer's disease.\n\n"
        "Don't know is 3 for Men and 4 for Women; Alzheimer's disease has 5 for Men and 6 for Women.\n"
    ).replace("'", mark)
    assert cells(text) == [[3, 4], [5, 6]]
