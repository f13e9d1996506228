"""Correlations as papers print them: numbered variables in the rows, their numbers over the columns."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

N = None
VALUES = [[N, N, N], [0.41, N, N], [0.58, 0.22, N], [-0.12, -0.3, 0.05]]
NAMES = ("Age", "Income", "Tenure", "Job stress")
PRINTED = """\
  Variable      M     SD    1      2      3
  1. Age        41.20 9.31
{0}
  2. Income     3.10  1.02  .41**
{0}
  3. Tenure     6.77  4.40  .58**  .22*
{0}
  4. Job stress 2.95  0.71  -.12   -.30** .05
"""
PIPES = """\
| Variable | M | SD | 1 | 2 | 3 |
|---|---|---|---|---|---|
| 1. Age | 41.20 | 9.31 | | | |
| 2. Income | 3.10 | 1.02 | .41** | | |
| 3. Tenure | 6.77 | 4.40 | .58** | .22* | |
| 4. Job stress | 2.95 | 0.71 | -.12 | -.30** | .05 |
"""
TITLE = "Means, standard deviations, and correlations\n\n"


@pytest.mark.parametrize(
    "text",
    [
        f"{TITLE}{PIPES}",
        f"{TITLE}```\n{PRINTED.format('')}```\n",
        f"{TITLE}{PRINTED.format('')}",
        f"The correlation matrix:\n\n```\n{PRINTED.format('')}\nNote. * p < .05, ** p < .01.\n```\n",
        "```r\ncor.table(d)\n## \n## " + TITLE.replace("\n\n", "\n## \n## ")
        + PRINTED.format("").replace("\n", "\n## ") + "\n## Note. * p < .05.\n```\n",
    ],
)  # fmt: skip
def test_numbers_stand_for_the_variables(text):
    read = panel(text)
    assert (read.x.categories, read.y.categories) == (NAMES[:3], NAMES)
    assert cells(text) == VALUES


def test_a_whole_matrix_under_numbers_in_brackets():
    text = "A correlation heatmap:\n\n| | (1) | (2) | (3) |\n|--|--|--|--|\n| (1) Taste | 1 | .4 | .3 |\n"
    text += "| (2) Smell | .4 | 1 | .2 |\n| (3) Look | .3 | .2 | 1 |\n"
    assert panel(text).x.categories == panel(text).y.categories == ("Taste", "Smell", "Look")
    assert cells(text) == [[1, 0.4, 0.3], [0.4, 1, 0.2], [0.3, 0.2, 1]]


def test_a_diagonal_of_dashes():
    text = f"{TITLE}| Scale | α | 1 | 2 | 3 |\n|--|--|--|--|--|\n| 1 Hope | .88 | — | | |\n"
    text += "| 2 Fear | .79 | −.42 | — | |\n| 3 Rage | .81 | −.30 | .55 | — |\n"
    assert panel(text).x.categories == ("Hope", "Fear", "Rage")
    assert cells(text) == [[N, N, N], [-0.42, N, N], [-0.3, 0.55, N]]


def test_numbers_of_other_things_stay():
    text = "A heatmap of wins:\n\n| Rooms | 1 | 2 | 3 |\n|--|--|--|--|\n| 1. North | 4 | 5 | 6 |\n"
    text += "| 2. South | 7 | 8 | 9 |\n| 3. West | 1 | 2 | 3 |\n"
    assert panel(text).x.categories == ("1", "2", "3")


def test_no_table_no_figure():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("Table 2 holds means, standard deviations, and correlations of all 14 scales.")
