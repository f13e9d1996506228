"""What models write in the place of the figures of a paper that they turn into markdown."""

from __future__ import annotations

import numpy as np
import pytest
from sources import panel

import replot

NAN = float("nan")
FRAME = "A heatmap. The rows are Oak, Elm and Ash Tree, the columns are May, June and Late July. "


@pytest.mark.parametrize(
    ("told", "x", "y"),
    [
        ("The vertical axis lists drugs sorted by potency, while the horizontal axis lists cell lines "
         "(tissues) also sorted by potency, arranging the data into a dense grid.", "cell lines", "drugs"),
        ("The x-axis lists about 70 cancer cell lines (such as \"A1\" and \"B7\"); the y-axis lists various "
         "doses.", "cancer cell lines", "doses"),
        ("The vertical axis represents drugs, whereas the horizontal axis enumerates cell lines such as "
         "\"A1,\" \"B7,\" and \"C9.\"", "cell lines", "drugs"),
        ("Correlation between centre (C), drug doses (X) and age (Y).", None, None),
    ],
)
def test_axes_of_which_only_the_kind_is_listed(told, x, y):
    fact = panel(f"[Image: A heatmap of response. {told} A colour bar indicates \"IC50\" from 0 to 4.]")
    assert (fact.x.label, fact.y.label) == (x, y)
    assert (fact.color.vmin, fact.color.vmax) == (0, 4)


@pytest.mark.parametrize("scale", ["log-probability", "log odds", "log-normalized counts"])
def test_what_is_a_logarithm_itself_has_no_logarithmic_scale(scale):
    fact = panel(f"{FRAME}The colour scale shows the {scale} from -7 to -1.")
    assert fact.color.norm == "linear"


@pytest.mark.parametrize(
    "said",
    [
        "— mass vs. height 0.16, mass vs. arm span 0.35, height vs. arm span 0.31, with 1.00 on the diagonal",
        ": mass vs height 0.16, mass vs arm span 0.35, height vs arm span 0.31, and 1.0 on the main diagonal",
    ],
)
def test_pairs_and_what_stands_on_the_diagonal(said):
    fact = panel(f'![Heatmap titled "Bodies": pairwise correlations {said}](p3.png)')
    assert fact.x.categories == fact.y.categories == ("mass", "height", "arm span")
    assert np.array_equal(
        fact.grid.values, [[1, 0.16, 0.35], [NAN, 1, 0.31], [NAN, NAN, 1]], equal_nan=True
    )


@pytest.mark.parametrize(
    ("said", "stated"),
    [
        ('The cell at the intersection of "Oak" (observed) and "June" (expected) has a value of 0.93, '
         "indicating that 93% of the oaks leafed as expected.", {(0, 1): 0.93}),
        ("The June column shows low activity. Both Oak (count of 1) and Elm (count of 2) are pale tiles.",
         {(0, 1): 1, (1, 1): 2}),
        ("The June column shows low activity. Both Oak (count of 1) and Elm (count of 2) are pale tiles, "
         "rare ones relative to May.", {(0, 1): 1, (1, 1): 2}),
        ("The June column shows low activity. Both Oak (count of 1) and Elm (count of 2) fall to 3 in "
         "May.", {(0, 0): 3, (1, 0): 3}),
        ("The June column shows low activity. Both Oak (count of 1) and Elm (count of 2) fall by 3 in "
         "May.", {}),
    ],
)
def test_cells_told_among_remarks(said, stated):
    fact = panel(FRAME + said)
    values = fact.grid.values
    assert {place: values[place] for place in zip(*np.nonzero(~np.isnan(values)), strict=True)} == stated


def test_panels_with_long_names_behind_their_letters():
    lines = [
        "Figure 4 consists of two heatmaps labeled (a) and (b).",
        "    (a) Yield of every crop with soil and rain as separate causes: A large heatmap. The color scale "
        "ranges from -1 (blue) to 1 (red).",
        "    (b) Yield of every crop with soil and rain as joint causes: A similar heatmap to (a), showing "
        "the correlation between 'Rye', 'Oat' and 'Flax'. The color scale runs from 0 (white) to 8 (green).",
    ]
    first, second = replot.parse("\n".join(lines)).panels
    assert first.title == "Yield of every crop with soil and rain as separate causes"
    assert second.title == "Yield of every crop with soil and rain as joint causes"
    assert (second.color.vmin, second.color.vmax, second.color.cmap) == (0, 8, "Greens")
    assert second.x.categories == second.y.categories == ("Rye", "Oat", "Flax")


def test_the_title_among_the_legends_is_the_figures():
    said = "* **Title:** \"Moss\"\n* **Color Bar:** on the right, from 2 to 26.\n"
    figure = replot.parse(f"{FRAME}\n\n### Annotations and Legends\n\n{said}")
    assert figure.title == "Moss"
    assert figure.panels[0].color.label is None
    assert (figure.panels[0].color.vmin, figure.panels[0].color.vmax) == (2, 26)


@pytest.mark.parametrize(
    ("said", "limits", "label"),
    [
        ("A colorbar shows the color scale, ranging from dark blue (0) to red (>50), representing the ΔAIC "
         "value.", (0, 50), "ΔAIC"),
        ("White is no rain, red > 50.", (None, None), None),
    ],
)
def test_what_lies_beyond_the_end_of_a_bar(said, limits, label):
    color = panel(FRAME + said).color
    assert ((color.vmin, color.vmax), color.label) == (limits, label)


def test_names_in_one_line_of_alt_text():
    alt = "![Heatmap titled K @ V showing similarity (color scale from yellow to purple). X axis labeled "
    alt += "Scores(K,V) with numeric indices, Y axis labeled with word positions or word text.](p.png)"
    figure = replot.parse(alt)
    fact = figure.panels[0]
    assert (figure.title, fact.color.label) == ("K @ V", "similarity")
    assert (fact.x.label, fact.y.label) == ("Scores(K,V)", "word positions or word text")
    assert fact.x.categories == fact.y.categories == ()


def test_codes_from_the_first_to_the_last_and_what_they_represent():
    axes = "### Axes\n\n* **Y-Axis:**\n    * **Label:** Represents **Plant Genes** (of one chromosome).\n"
    axes += "    * **Values:** Identifiers ranging from `G:At.0001` to `G:At.0004`.\n"
    fact = panel(f"A heatmap.\n\n{axes}* **X-Axis:**\n    * **Label:** Represents **Doses**.\n")
    assert fact.y.categories == ("G:At.0001", "G:At.0002", "G:At.0003", "G:At.0004")
    assert (fact.y.label, fact.x.label) == ("Plant Genes", "Doses")


def test_the_name_under_a_table_and_what_is_said_of_it():
    table = "| | E0 | E1 |\n|---|---|---|\n| oak | 6.9% | 14.4% |\n| elm | 7.1% | 2.2% |\n"
    said = "The chart displays a heatmap of percentages for each category in the table.\n"
    details = f"<details>\n<summary>heatmap</summary>\n\n{table}{said}</details>\n"
    figure = replot.parse(f"{details}\n(a) Affinity (L8)\n")
    assert figure.title == "Affinity (L8)"
    assert figure.panels[0].grid.values.tolist() == [[6.9, 14.4], [7.1, 2.2]]


def test_a_heading_over_the_type_of_chart_is_the_title():
    said = "The X-axis represents the days of the week (Monday to Wednesday), the Y-axis each hour (0 to 3)."
    text = f"### 7. **Leaks by Hour**\n   - **Type:** Heatmap\n   - **Description:** {said}\n"
    figure = replot.parse(text)
    assert figure.title == "Leaks by Hour"
    assert figure.panels[0].x.categories == ("Monday", "Tuesday", "Wednesday")


def test_classes_of_a_report_for_counts_of_outcomes():
    lines = ["              precision    recall  f1-score   support\n"]
    lines += ["      FRESH       0.94      0.69      0.80       24"]
    lines += ["     ROTTEN       0.84      0.97      0.90       39"]
    alt = "38 true positives, 15 true negatives, 1 false negatives, 9 false positives"
    table = "\n".join(lines)
    fact = panel(f"```\n{table}\n```\n\n![Confusion matrix showing {alt}](c.png)")
    assert fact.x.categories == fact.y.categories == ("FRESH", "ROTTEN")
    assert fact.grid.values.tolist() == [[15, 9], [1, 38]]


CORRELATIONS = """This image is a **correlation matrix heatmap**. It displays the coefficients between all
pairs of features, including the habits, risk factors and the target variable ({name}).

### Interpretation and Key Findings

#### I. Correlation with the Target Variable ({name})

1. **Strongest:**
    * **TAR** ($r \\approx 0.37$): Moderate.
    * **ASH** ($r \\approx 0.39$): Moderate. This is in line with the bar chart.
    * *Insight:* Both are good predictors.

2. **Weakest:**
    * **AGE** ($r \\approx 0.07$): Weak.

#### II. Internal Correlations

* **TAR** and **ASH** ($r \\approx 0.57$): Strong.
* **AGE** and **SUGAR** ($r \\approx -0.14$): Weak.
"""


def test_correlations_that_only_the_findings_tell():
    fact = panel(CORRELATIONS.format(name="COUGH"))
    names = ("TAR", "ASH", "AGE", "COUGH", "SUGAR")
    assert fact.x.categories == fact.y.categories == names
    assert _stated(fact) == {
        ("COUGH", "TAR"): 0.37, ("COUGH", "ASH"): 0.39, ("COUGH", "AGE"): 0.07,
        ("TAR", "ASH"): 0.57, ("AGE", "SUGAR"): -0.14,
    }


def _stated(fact):
    values = fact.grid.values
    places = zip(*np.nonzero(~np.isnan(values)), strict=True)
    return {(fact.y.categories[i], fact.x.categories[j]): values[i, j] for i, j in places}


@pytest.mark.parametrize(
    ("said", "stated"),
    [
        ("- Tar and Ash (0.57): Strong.\n- Ash and Sugar (0.49): Strong.\n", {(0, 1): 0.57, (1, 2): 0.49}),
        ("- Tar & Ash: 0.57 (strong)\n- Ash & Sugar: 0.49\n", {(0, 1): 0.57, (1, 2): 0.49}),
    ],
)
def test_pairs_that_begin_the_items_of_a_list(said, stated):
    fact = panel(f"The correlation heatmap shows:\n\n{said}")
    assert fact.x.categories == fact.y.categories == ("Tar", "Ash", "Sugar")
    names = fact.x.categories
    assert _stated(fact) == {(names[i], names[j]): value for (i, j), value in stated.items()}


def test_a_lead_that_names_both_variables_is_no_row():
    said = "- The correlation coefficient between mass_kg and size_m is -0.0029 (close to zero).\n"
    said += "- The diagonal values are always 1, as ever.\n"
    fact = panel(f"This correlation heatmap shows how mass (mass_kg) goes with size (size_m):\n{said}")
    assert np.array_equal(fact.grid.values, [[1, -0.0029], [NAN, 1]], equal_nan=True)


def test_remarks_in_bold_are_no_variables():
    said = "yields taken at different depths within the field (10 cm, 20 cm, and 40 cm). We can observe this:"
    items = ["**Strong positive correlations:** All are high (from 0.73 to 0.85)."]
    items += ["**No perfect correlation:** None is 1.", "**Similarity of neighbours:** They are alike."]
    listed = "".join(f"- {item}\n" for item in items)
    fact = panel(f"The image displays a heatmap of correlation coefficients between {said}\n\n{listed}")
    assert fact.x.categories == fact.y.categories == ("10 cm", "20 cm", "40 cm")
    assert np.isnan(fact.grid.values).all()


def test_pictures_with_titles_of_their_own_are_panels():
    said = "has the rows Oslo and Rome and the columns May and June. It shows {} for Oslo in May."
    one = "[Image: This heatmap titled \"(a) Rain\" " + said.format(3) + " Blues run from 0 to 9.]"
    two = "[Image: This heatmap matrix, titled \"(b) Snow,\" " + said.format(1) + " Reds run from 0 to 5.]"
    figure = replot.parse(f"![](a.png)\n\n{one}\n\n![](b.png)\n\n{two}\n")
    assert [fact.title for fact in figure.panels] == ["(a) Rain", "(b) Snow"]
    assert [fact.color.vmax for fact in figure.panels] == [9, 5]
    assert [fact.grid.values[0, 0] for fact in figure.panels] == [3, 1]


@pytest.mark.parametrize("lead", ["**Age (yr)** has", "Age (yr) has"])
def test_one_correlation_with_two_variables(lead):
    text = f"""A correlation matrix drawn as a heatmap. The rows and columns represent three
variables: "Age (yr)", "Pay (k€)" and "Saved (%)".

*   {lead} a correlation of 0.02 with Pay (k€) and Saved (%).
*   **Pay (k€)** has a correlation of 0.31 with Saved (%).
"""
    values = panel(text).grid.values
    np.testing.assert_array_equal(values, [[NAN, 0.02, 0.02], [NAN, NAN, 0.31], [NAN, NAN, NAN]])


def test_quantity_in_quotation_marks_names_the_bar():
    said = "The colour scale on the right ranges from -2 (dark blue) to 2 (dark red)."
    fact = panel(f"This heatmap visualizes the \"Rain Anomaly\" for the towns A and B, May to July. {said}")
    assert fact.color.label == "Rain Anomaly"


def test_words_at_the_edge_of_the_plot_name_no_bar():
    said = "The colour scale goes from white for low values to red for high ones, and a text label"
    fact = panel(f"{FRAME}{said} \"Shore\" is visible along the right edge of the plot area.")
    assert fact.color.label is None


def test_lines_of_a_page_with_blank_lines_between_them():
    text = (
        "This is a correlation matrix of all the traits that were measured. The color scale at the\n\n"
        "right side of it shows the strength of the correlation, ranging from -0.5 to 1.0, and its\n\n"
        "darkest red stands for a strong positive correlation. The diagonal line of the whole matrix\n\n"
        "consists of 1.0s. Height and weight have a correlation coefficient of 0.78\n"
    )
    read = panel(text)
    assert (read.color.vmin, read.color.vmax) == (-0.5, 1.0)
    assert read.grid.values[0].tolist() == [1, 0.78]


def test_paragraphs_that_begin_small_stay_apart():
    text = (
        "a heatmap of the yields of many years in the hills and in the valleys of the north\n\n"
        "rows are the towns of the valley from the river to the hills in this order: Ely, Ayr\n\n"
        "columns are the crops that were grown in the valley in these years: rye, oats\n\n"
        "values of Ely are 3, 4 and those of Ayr are 5, 6\n"
    )
    assert panel(text).y.categories == ("Ely", "Ayr")
    assert panel(text).x.categories == ("rye", "oats")


def test_words_that_a_line_parts():
    text = (
        'The confusion matrix has a high accuracy for "Whis-\ntling" (40) and "Humming" (35). '
        'However, "Sing-\ning" suffers from frequent misclassifica-\ntion as "Humming" (12) and "Crying" (3).'
    )
    read = panel(text)
    assert read.y.categories == ("Whistling", "Humming", "Singing", "Crying")
    assert read.grid.values[2, [1, 3]].tolist() == [12, 3]


def test_one_hyphen_at_the_end_of_a_line_is_that_of_its_word():
    text = "A heatmap. Rows: Oak, Elm. Columns: deep-\nrooted, flat. Oak: 3, 4. Elm: 5, 6."
    assert panel(text).x.categories[0] != "deeprooted"
