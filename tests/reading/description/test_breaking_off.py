"""Texts that break off, reports beside a matrix, and statements that are no labels."""

from __future__ import annotations

import pytest
from sources import codes, told

import replot

REPORT = """              precision    recall  f1-score   support

           0       1.00      1.00      1.00     18759
           1       0.87      0.89      0.88       625

    accuracy                           0.99     19384
   macro avg       0.94      0.94      0.94     19384
weighted avg       0.99      0.99      0.99     19384
"""


@pytest.mark.parametrize(
    "end", ["", " - False Positive:", " - False Positive: unreadable", " - False Positive: [IMAGE 2] A logo."]
)
def test_outcomes_up_to_where_the_text_breaks_off(end):
    text = f"A confusion matrix. - True Positive: 15 (66.8%) - False Negative: 6 (26.8%){end}"
    assert told(text) == ["Negative, Positive / Negative, Positive\nu u\n6 15"]


def test_the_averages_of_a_report_are_no_figure():
    matrix = "Confusion Matrix:\n\n[[18679    80]\n [   67   558]]\n\n"
    assert told(matrix + REPORT) == ["0, 1 / 0, 1\n18679 80\n67 558"]
    assert "R112" in codes(matrix + REPORT)
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(f"The confusion matrix was fine.\n\n{REPORT}")


def test_what_a_matrix_reveals_is_no_list_of_labels():
    text = (
        "The confusion matrix. What it reveals about this model:\n\n"
        "- **The diagonal dominates** (99.3% right)\n"
        "- **Digits 5 and 9 are the hardest** — 11 errors each\n"
        "- **Digit 0 is the easiest** — only 2 errors out of 980\n"
    )
    with pytest.raises(replot.NotAHeatmap, match="names no row"):
        replot.parse(text)


@pytest.mark.parametrize("text", [r"$x_1, x_2,\,\mbox{and}\, x_3$", "$x_1$, $x_2$ and $x_3$"])
def test_words_in_a_box_of_latex(text):
    array = r"$$C=\left(\begin{matrix} 1 & 0.3 & -0.9\\0.3 & 1 & 0.8\\-0.9&0.8&1 \end{matrix}\right)$$"
    said = f"We have 3 variables, {text}. We examine the correlation matrix, as follows:\n{array}\n"
    assert told(said) == ["x1, x2, x3 / x1, x2, x3\n1 0.3 -0.9\n0.3 1 0.8\n-0.9 0.8 1"]


def test_a_number_of_a_figure_without_a_sign_behind_it():
    rows = "| | a | b |\n|---|---|---|\n| a | 1 | 0.5 |\n| b | 0.5 | 1 |\n"
    title = "Correlation heatmap of savings"
    assert replot.parse(f"Fig. 5  {title}\n\n{rows}").title == title


@pytest.mark.parametrize("end", ["(rather lo", "(", "(low"])
def test_a_cell_whose_remark_breaks_off_keeps_its_value(end):
    table = "| Crop | North | South |\n|---|---|---|\n| Rye | 7 (low) | 9 |\n| Oats | 8 ± 2 "
    text = f"Heatmap of yields.\n\n{table}{end}"
    grid = replot.parse(text).panels[0].grid.values
    assert grid.tolist()[0] == [7, 9]
    assert grid[1, 0] == 8
