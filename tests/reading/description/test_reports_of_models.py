"""Reports of models: matrices without heads, corners with two names, relations told in one breath."""

from __future__ import annotations

import re

import pytest
from sources import cells, panel

import replot
from replot import NotAHeatmap
from replot.reading.description.document.markup.quotation import quoted_alike

VALUES = [[105, 4], [13, 9]]
REPORT = "| | precision | recall | support |\n|---|---|---|---|\n| no | 0.9 | 1 | 109 |\n"
REPORT += "| yes | 0.7 | 0.4 | 22 |\n| accuracy | | | 131 |\n\n"


def test_a_table_of_values_alone_is_the_matrix():
    table = "| 105 | 4 |\n|---|---|\n| 13 | 9 |\n"
    read = panel(f"Classification report:\n\n{REPORT}Confusion Matrix (Test):\n\n{table}\nSo it is.\n")
    assert read.x.categories == read.y.categories == ("no", "yes")
    assert read.grid.values.tolist() == VALUES


def test_a_line_that_counts_is_one_of_heads():
    assert cells("Similarity matrix:\n\n| 0 | 1 |\n|---|---|\n| 13 | 9 |\n") == [[9]]


def test_a_corner_that_stands_in_a_column_of_its_own():
    lines = [r"GOLD\PRED    oak   elm    fir   Σ", "oak           30    19      3  52"]
    lines += ["elm            7   239      2 248", "fir            0     4     34  38"]
    read = panel("The confusion matrix (test):\n\n```\n" + "\n".join(lines) + "\n```\n")
    assert (read.y.label, read.x.label) == ("GOLD", "PRED")
    assert read.x.categories == read.y.categories == ("oak", "elm", "fir")
    assert read.grid.values.tolist() == [[30, 19, 3], [7, 239, 2], [0, 4, 34]]


def test_parts_without_a_table_are_no_panels_beside_those_with_one():
    grid = "| | pred=oak | pred=elm |\n|---|---|---|\n| true=oak | {} | 4 |\n| true=elm | 13 | 9 |\n\n"
    text = "## Val\n\nConfusion matrix (val):\n\n{}## Test\n\nConfusion matrix (test):\n\n{}"
    text = text.format(grid.format(100), grid.format(105))
    figure = replot.parse(text + "## Outputs\n\n- Model: models/run_2026-01-30\n- Seeds: 3\n")
    assert [p.title for p in figure.panels] == ["Val", "Test"]
    assert figure.panels[1].grid.values.tolist() == VALUES


@pytest.mark.parametrize(
    ("said", "names", "values"),
    [
        (
            "Gold Price and Silver Price are highly correlated with each other (r = 0.89). Oil and Gas show "
            "a very strong positive correlation (r = 0.81).",
            ("Gold Price", "Silver Price", "Oil", "Gas"),
            {(0, 1): 0.89, (2, 3): 0.81},
        ),
        (
            "Likes-shares correlation is only 0.003, likes-comments is -0.003, and shares-comments is -0.01. "
            "The metrics are uniformly distributed and statistically independent.",
            ("Likes", "shares", "comments"),
            {(0, 1): 0.003, (0, 2): -0.003, (1, 2): -0.01},
        ),
        (
            "Most variables are complex and not directly linear. The strongest correlation (+0.73) is seen "
            "between yield and impact, indicating a driver.",
            ("yield", "impact"),
            {(0, 1): 0.73},
        ),
    ],
)
def test_relations_of_a_correlation_heatmap(said, names, values):
    read = panel(f"The correlation heatmap reveals this. {said}")
    assert read.x.categories == read.y.categories == names
    told = {place: read.grid.values[place] for place in values}
    assert told == values


def test_words_with_hyphens_are_no_pairs():
    with pytest.raises(NotAHeatmap):
        replot.parse("The correlation heatmap is weak. Cross-validation is 0.85, and re-training is 0.91.")


def test_statistics_beside_a_matrix_are_none_of_its_cells():
    table = "| type | count | mean | median | std |\n|---|---|---|---|---|\n| CB | 78 | 1.7 | 1.8 | 2.3 |\n"
    table += "| SW | 115 | 1.5 | 1.4 | 2.1 |\n"
    text = f"### Tree Correlation Matrix\n\n![Matrix](a.png)\n\n* Confirms the above.\n\n### Gaps\n\n{table}"
    assert panel(text).x.categories == ()


def test_lines_of_numbers_between_empty_lines():
    lines = ["    0     4     1", "    0     0     0", "    1     1     0"]
    text = "The tool prints the confusion matrix::\n\n    cm =\n\n{}\n\n    The rows are the labels of A.\n"
    assert cells(text.format("\n".join(lines))) == [[0, 4, 1], [0, 0, 0], [1, 1, 0]]


def test_panels_whose_kind_stands_on_a_line_of_its_own():
    fact = panel("""# Figure 2

**Panel A: Loss (Left)**
- **Type:** Line graph
- **X-axis:** Epoch
- **Title:** "(A) Loss over epochs"

**Panel B: Mix-ups (Right)**
- **Type:** 2x2 confusion matrix heatmap
- **Rows:** Actual (Oak, Elm)
- **Columns:** Predicted (Oak, Elm)
- **Cell Values:**
  - True Oak (Oak → Oak): 44 (dark green, 94%)
  - False Elm (Oak → Elm): 3 (light orange, 6%)
  - False Oak (Elm → Oak): 5 (light orange, 14%)
  - True Elm (Elm → Elm): 31 (dark orange, 86%)
- **Color Scale:** White (few) to Blue (many)
- **Title:** "(B) Mix-ups of trees"
""")
    assert (fact.x.label, fact.y.label) == ("Predicted", "Actual")
    assert fact.grid.values.tolist() == [[44, 3], [5, 31]]
    assert fact.color.cmap == "Blues"


def test_axis_of_one_label_and_colours_of_single_cells():
    fact = panel("""### Axes
*   **X-Axis:**
    *   **Title:** Season
    *   **Labels:** The axis represents categorical data with two groups: "Dry" and "Wet".
*   **Y-Axis:**
    *   **Title:** Site
    *   **Labels:** The axis represents categorical data, showing a single category: "Marsh".
*   **Color Scale:**
    *   A vertical color bar on the right side.
    *   **Range:** The scale runs from approximately 20 (light yellow) to roughly 145 (dark blue).

### Data Trends
*   **High Values:** The heatmap is highest at the intersection of "Marsh" and "Dry", indicated by the
    darkest blue color and the value **144**.
*   **Low Values:** The lowest is at the intersection of "Marsh" and "Wet", in a medium green shade of **62**.
""")
    assert (fact.x.label, fact.y.label) == ("Season", "Site")
    assert fact.y.categories == ("Marsh",)
    assert fact.grid.values.tolist() == [[144, 62]]
    assert (fact.color.vmin, fact.color.vmax, fact.color.cmap) == (20, 145, "YlGnBu")


def test_labels_listed_after_their_ends_were_told():
    fact = panel("""A heatmap of catches.
*   **Y-axis (Sites):** The y-axis lists specific sites, labeled numerically from 3 to 15.
*   **X-axis:** Years 2011, 2012 and 2013.

**Labels**
*   **Y-axis Labels:** Numerical labels: 3, 7, 11, 15.
""")
    assert fact.y.categories == ("3", "7", "11", "15")


def test_names_in_single_quotation_marks():
    figure = replot.parse("""The figure consists of two heatmaps of the towns' rain, one above the other. The
rows are months. The top heatmap is titled 'Day' and the bottom one 'Night'. The scale runs from -1 (blue) to
1 (red).""")
    assert [fact.title for fact in figure.panels] == ["Day", "Night"]
    assert [fact.y.categories for fact in figure.panels] == [(), ()]


@pytest.mark.parametrize(
    "said",
    [
        "the towns' rain and the ports' snow",
        "the '90s and the '80s",
        "rock 'n' roll in 5' rows",
        "it's a 2' x 3' map",
    ],
)
def test_apostrophes_are_no_quotation_marks(said):
    assert quoted_alike(f"shown for {said}") == f"shown for {said}"


def test_caption_in_bold_is_the_title():
    figure = replot.parse("""![Figure 3: Two heatmaps showing links between clay and silt in soils.](a.jpg)

Figure 3: **Links Between Clay and Silt.** Rows: soils. Columns: sites. Blue is -1, red is 1.""")
    assert figure.title == "Links Between Clay and Silt"


def test_bar_on_the_right_beside_words_for_both_axes():
    fact = panel("""[Image: A heat map titled "Song Likeness." The horizontal and vertical axes display
specific songs, such as "Ash," "Bee," and "Cob," while a vertical color bar on the right quantifies the cosine
similarity from -1.00 (dark blue) to 1.00 (dark red).]""")
    assert (fact.x.side, fact.y.side) == (None, None)
    assert (fact.color.label, fact.color.vmin, fact.color.vmax) == ("cosine similarity", -1, 1)


def test_axes_that_list_things_in_quotation_marks():
    fact = panel("""![Figure 6: \\*\\*Panel (a): Heatmap of Task Gains\\*\\* This panel displays a heatmap
where the y-axis lists pairs of "Teaching Tasks" and the x-axis lists individual "Final Tasks." The tasks are
abbreviated as: D (Driving), Sw (Swimming), and R (Running). \\* \\*\\*Color Scale:\\*\\* A diverging bar
indicates that blue represents "Gain" and red represents "Loss". \\* \\*\\*Key Observation:\\*\\* Rows with
"Driving" (D, in red on the y-axis) show red on tasks like Sw and R. \\*\\*Panel (b): Latent Views\\*\\* This
panel provides four scatter plots of the state. \\* \\*\\*Middle:\\*\\* 2D plots (x-axis from -750 to 250,
y-axis from 100 to 500).](a.png)""".replace("\n", " "))
    assert (fact.x.label, fact.y.label) == ("Final Tasks", "Teaching Tasks")
    assert fact.x.categories == ("D", "Sw", "R")
    assert fact.y.categories == ()
    assert fact.color.label is None


def test_names_right_before_the_word_for_axes():
    said = "with row team and opposing team axes, colorbar labeled “Wins”."
    fact = panel(f"[Figure: Heatmap titled “Pairwise wins” {said}]")
    assert (fact.x.label, fact.y.label) == ("opposing team", "row team")
    assert fact.x.categories == fact.y.categories == ()


OUTCOMES = (
    "- True Negatives (dry pipes correctly predicted): 412\n- False Positives (dry, taken for leaking): 9\n"
    "- False Negatives (leaking, taken for dry): 14\n"
    "- True Positives (leaking pipes correctly predicted): 65\n"
)
SCORES = {
    "bullets": "- **Dry:**\n  - Precision: 0.97\n  - Recall: 0.98\n- **Leaking:**\n  - Precision: 0.88\n"
    "  - Recall: 0.82\n",
    "headings": "### Class 0 (dry)\n\n- Precision: 0.97\n- Recall: 0.98\n\n### Class 1 (leaking)\n\n"
    "- Precision: 0.88\n- Recall: 0.82\n",
    "lines": "- Dry: precision 0.97, recall 0.98\n- Leaking: precision 0.88, recall 0.82\n",
    "equals": "- Dry: Precision = 97%, Recall = 98%, Support = 421\n"
    "- Leaking: Precision = 88%, Recall = 82%\n",
    "numbers": "1. Dry\n   - precision = 0.97\n   - recall = 0.98\n2. Leaking\n   - precision = 0.88\n"
    "   - recall = 0.82\n   - support = 79\n",
}


@pytest.mark.parametrize("scores", SCORES)
@pytest.mark.parametrize("glossed", [True, False])
def test_scores_of_classes_beside_the_four_outcomes(scores, glossed):
    outcomes = OUTCOMES if glossed else re.sub(r" \([^()]*\)", "", OUTCOMES)
    text = f"## Confusion matrix\n\n{outcomes}\n## Classification report\n\n{SCORES[scores]}"
    (read,) = replot.parse(text).panels
    classes = ("dry", "leaking") if glossed else ("Negative", "Positive")
    assert read.x.categories == read.y.categories == classes
    assert read.grid.values.tolist() == [[412, 9], [14, 65]]


def test_scores_are_the_grid_where_no_outcomes_are_counted():
    read = panel("A heatmap of the scores:\n\n" + SCORES["bullets"])
    assert (read.x.categories, read.y.categories) == (("Precision", "Recall"), ("Dry", "Leaking"))
    assert read.grid.values.tolist() == [[0.97, 0.98], [0.88, 0.82]]


def test_scores_of_models_that_each_have_four_outcomes():
    models = "- North\n  - TN: 412, FP: 9, FN: 14, TP: 65\n  - Precision: 0.88\n  - Recall: 0.82\n"
    text = "Confusion matrices:\n\n" + models + models.replace("North", "South").replace("412", "410")
    first, second = replot.parse(text).panels
    assert (first.title, first.grid.values.tolist()) == ("North", [[412, 9], [14, 65]])
    assert (second.title, second.grid.values.tolist()) == ("South", [[410, 9], [14, 65]])
