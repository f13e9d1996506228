"""Labels and axes that go by another name: hours of the clock, lists in code, arrows, glosses of outcomes."""

from __future__ import annotations

import pytest
from sources import codes, grid, panel, source, told

import replot

HOURS = "A heatmap shows sales. Rows are Monday, Tuesday; columns are the hours 9, 10, 12, 14, 15. "


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("On Monday, sales are 10 at 9 am, 14 at noon and 20 at 3 p.m.", "10 u 14 u 20\nu u u u u"),
        ("On Tuesday, sales are 7 at 10:00 and 33 at 2pm.", "u u u u u\nu 7 u 33 u"),
    ],
)
def test_hours_of_the_clock(said, values):
    assert grid(panel(HOURS + said)) == values


def test_hours_that_the_clock_names():
    text = "A heatmap shows sales. Rows are Monday, Tuesday; columns are 11 am, 12 pm, 1 pm. "
    found = panel(text + "On Monday, sales are 10 at 11:00, 14 at noon and 20 at 13:00.")
    assert (found.x.categories, grid(found)) == (("11 am", "12 pm", "1 pm"), "10 14 20\nu u u")


def test_layers_are_no_hours():
    text = "A heatmap of loss. Rows are the seeds 1, 2; columns are the layers 9, 10, 14. "
    assert grid(panel(text + "At 2 pm it was saved. Seed 1 has 0.5 at layer 9.")) == "0.5 u u\nu u u"


SQUARE = "m = [[0.8, 2.4, 2.5],\n     [2.4, 0.0, 4.0],\n     [1.2, 0.1, 3.0]]\n"
LISTS = 'v = ["oak", "elm", "ash"]\nf = ["Ayr", "Bath", "Cork"]\n'


@pytest.mark.parametrize(
    "drawn",
    [
        "ax.imshow(m)\nax.set_xticks(range(3), labels=f)\nax.set_yticks(range(3), labels=v)\n",
        "plt.imshow(m)\nplt.xticks(range(3), f)\nplt.yticks(range(3), v)\n",
        "ax.imshow(m)\nax.set_xticklabels(f)\nax.set_yticklabels(v)\n",
        "sns.heatmap(m, xticklabels=f, yticklabels=v)\n",
        "df = pd.DataFrame(m, index=v, columns=f)\nsns.heatmap(df)\n",
    ],
)
@pytest.mark.parametrize("order", [0, 1])
def test_lists_of_labels_that_code_names(drawn, order):
    text = f"```python\n{LISTS if order else ''}{SQUARE}{'' if order else LISTS}{drawn}```\n"
    assert told(text) == ["Ayr, Bath, Cork / oak, elm, ash\n0.8 2.4 2.5\n2.4 0 4\n1.2 0.1 3"]


def test_two_lists_for_one_axis_are_none():
    drawn = "sns.heatmap(m, xticklabels=f, yticklabels=v)\nsns.heatmap(n, xticklabels=v, yticklabels=f)\n"
    assert panel(f"```python\n{LISTS}{SQUARE}{drawn}```\n").x.categories == ("0", "1", "2")


def test_lists_of_numbers_that_fit_the_two_sides_of_an_array():
    text = "# heatmap\nwidths = [16, 32, 64]\ndepths = [2, 4]\nacc = [[0.8, 0.7, 0.6],\n"
    text += "       [0.5, 0.4, 0.3]]\n"
    figure = replot.parse(text)
    assert told(text) == ["16, 32, 64 / 2, 4\n0.8 0.7 0.6\n0.5 0.4 0.3"]
    assert figure.title != "depths = [2, 4]"
    three = text.replace("[2, 4]", "[2, 4, 6]")  # which of the two has the columns?
    assert panel(three).x.categories == ("0", "1", "2")


ARROWS = "  A B <-(predicted label)\nA 1 2\nB 0 3\n^\n|\n(actual label)"


def test_arrows_name_the_sides_of_a_print():
    text = f"# Confusion matrix\n\n```\n{ARROWS}\n```\n"
    found = panel(text)
    assert (found.x.label, found.y.label) == ("predicted label", "actual label")
    assert told(text) == ["A, B / A, B\n1 2\n0 3"]
    assert source(text, "panels[0].y.label") == (9, "actual label")


def test_marks_of_code_in_its_first_and_last_lines():
    text = f"# Confusion matrix\n\n``````{ARROWS}  ``````\n\nOne A was told rightly.\n"
    assert told(text) == ["A, B / A, B\n1 2\n0 3"]
    assert panel(text).x.label == "predicted label"


@pytest.mark.parametrize("arrow", ["<-- classified as", "&lt;-- classified as"])
def test_the_side_that_weka_names(arrow):
    text = f"<pre>\n  a   b   {arrow}\n154  14 |   a = yes\n 29 238 |   b = no\n</pre>"
    found = panel(text)
    assert (found.x.label, found.x.categories) == ("classified as", ("yes", "no"))
    assert grid(found) == "154 14\n29 238"


def test_classes_in_the_glosses_of_outcomes():
    text = (
        "- **Genauigkeit:** 73,8 %\n\n- **Konfusionsmatrix:**\n\n  - True Negatives (Nicht da, korrekt "
        "vorhergesagt): 96\n\n  - False Positives (Nicht da, fälschlich als da vorhergesagt): 24\n\n"
        "  - False Negatives (Da, fälschlich als nicht da vorhergesagt): 31\n\n"
        "  - True Positives (Da, korrekt vorhergesagt): 59\n\n- **Mehr:**\n\n  - Da: Recall = 66 %\n"
    )
    assert told(text) == ["Nicht da, Da / Nicht da, Da\n96 24\n31 59"]


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("## 5. Coverage\n\n### Coverage heatmap (Figure 05)\n\n- **A:** lo (60), hi (49)\n"
         "- **B:** lo (93), hi (8)\n", "Coverage heatmap"),
        ("## Visualization 1 — Heatmap: Mean Metric per Model\n\n### Exact values from the heatmap\n\n"
         "| M | p | q |\n|---|---|---|\n| a | 1 | 2 |\n| b | 3 | 4 |\n", "Mean Metric per Model"),
        ("### Risk Scoring Matrix (Row 50)\n\n| L \\ I | lo | hi |\n|---|---|---|\n| a | 1 | 2 |\n"
         "| b | 3 | 4 |\n\n## Sheet 9\n\n**Title:** \"ROADMAP\"\n", "Risk Scoring Matrix"),
        ("## Correlation Matrix Analysis\n\n1. **Rain and flow**: a strong correlation (0.82).\n"
         "2. **Rain and salt**: a weak correlation (0.11).\n\n### More Analyses You Can Perform\n\n"
         "1. Regression.\n", "Correlation Matrix"),
        ("\\begin{table}\n\\caption{Correlation Matrix}\n\\begin{tabular}{lrr}\n & a & b \\\\\n"
         "a & 1 & 0.2 \\\\\nb & 0.2 & 1 \\\\\n\\end{tabular}\n\\end{table}\n", "Correlation Matrix"),
    ],
)
def test_titles_by_their_place(text, title):
    assert replot.parse(text).title == title


def test_pairs_with_the_degree_of_their_relation():
    text = (
        "From the heatmap, you can infer the following:\n\n"
        '1. **Rain and flow**: There is a strong correlation (0.826) between "rain" and "flow," as seen.\n'
        '2. **Rain and salt**: The correlation between "rain" and "salt" is moderate (0.513).\n'
        '3. **Flow and salt**: The correlation between "flow" and "salt" is relatively weak (0.312).\n'
    )
    assert told(text) == ["rain, flow, salt / rain, flow, salt\nu 0.826 0.513\nu u 0.312\nu u u"]



def test_lines_that_end_inside_a_tag_count():
    text = (
        "<table>\n<tr><th>h</th><th>A heatmap</th></tr>\n<tr><td\n\n>oak</td><td>1</td></tr>\n"
        "<tr><td>e<b\n\nid=x>lm</b></td><td>2</td></tr>\n</table>\n"
    )
    assert source(text, "panels[0].y.categories[0]") == (5, "oak")


@pytest.mark.parametrize(
    "said",
    [
        "July 2018 is the hottest with 21.3 °C, and January 2017 the coldest with -4.6 °C.",
        "The hottest month is July 2018 with 21.3 °C. In January 2017 it was -4.6 °C.",
    ],
)
def test_months_of_years(said):
    text = f"A heat map of temperature by month (columns) and year (rows) from 2017 to 2018. {said}"
    assert told(text) == ["January, July / 2017, 2018\n-4.6 u\nu 21.3"]


def test_the_days_of_an_axis_that_is_only_named():
    text = "A heat map of rentals. The y-axis shows the day of the week and the x-axis the hour, 8 to 9. "
    text += "On Tuesday at 8, there were 412; on Monday at 9, there were 530."
    assert told(text) == ["8, 9 / Monday, Tuesday\nu 530\n412 u"]


@pytest.mark.parametrize(
    "text",
    [
        "The heat map shows incidents by hour of day (x axis) and weekday (y axis).",
        "A risk map. The X axis is labelled “Likelihood” and measures how probable a risk is to happen.",
        "Based on both final accuracy and soundness across four steps, the confusion matrix is poor.",
        "A heat map. One column rises, the other will probably fall as well. Rows are named.",
        "Show the relations between the columns:\ndf.corr()\n\nThe heatmap is red.",
    ],
)
def test_words_that_are_no_labels(text):
    try:
        found = panel(text)
    except replot.NotAHeatmap:
        return
    assert found.x.categories == found.y.categories == ()
    assert found.y.label in (None, "weekday") and found.x.label in (None, "hour of day", "Likelihood")


@pytest.mark.parametrize(
    "text",
    [
        "We computed the correlation between sales and various factors:\n\n"
        "1. **Cost** (Correlation: 0.17): low.\n2. **Discount** (Correlation: -0.21): weak.\n"
        "3. **Profit** (r = 0.48): fair.\n\nThe heatmap shows it.\n",
        "The heatmap shows the correlations between sales and all other features: Cost (0.17), "
        "Discount (-0.21), Profit (0.48).",
    ],
)
def test_one_variable_and_various_others(text):
    assert told(text) == ["sales / Cost, Discount, Profit\n0.17\n-0.21\n0.48"]


@pytest.mark.parametrize("cross", ["×", "by"])
def test_two_lists_that_are_crossed(cross):
    text = f"A heatmap of the loss: rate (0.1, 0.01) {cross} depth (2, 4, 8). It falls."
    found = panel(text)
    assert (found.y.label, found.x.label) == ("rate", "depth")
    assert told(text) == ["2, 4, 8 / 0.1, 0.01\nu u u\nu u u"]
    assert "R206" in codes(text)  # rows first, as nobody says


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("African tea sold 3 and European tea 5. African cocoa sold 7 and European cocoa 9.", "3 5\n7 9"),
        ("In Africa tea sold 3. African cocoa sold 7.", "3 u\n7 u"),
    ],
)
def test_what_is_said_of_places_instead_of_their_names(said, values):
    text = "A heatmap of sales. Rows: Tea, Cocoa. Columns: Africa, Europe. "
    assert grid(panel(text + said)) == values
