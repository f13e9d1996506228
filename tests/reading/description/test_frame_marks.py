"""Frames as R prints them: tibbles with their kinds and counts, and what reprex puts before them."""

from __future__ import annotations

import pytest
from sources import told

import replot

TIBBLE = """# A tibble: 3 x 4
  rowname height weight   age
* <chr>    <dbl>  <dbl> <dbl>
1 height    1      0.71 -0.12
2 weight    0.71   1     0.2
3 age      -0.12   0.2   1
"""
GRID = "height, weight, age / height, weight, age\n1 0.71 -0.12\n0.71 1 0.2\n-0.12 0.2 1"
OUTPUT = "".join(f"#> {line}" for line in TIBBLE.splitlines(True))


@pytest.mark.parametrize(
    "text",
    [
        f"I run\n\n  people %>% cor_mat()\n\nand get\n\n{TIBBLE}\nIs this right?\n",
        f"```r\npeople %>% cor_mat()\n{OUTPUT}```\n",
        f"```\n{TIBBLE.replace('x', '×').replace('* ', '  ')}```\n",
        f"{TIBBLE.replace('# A tibble: 3 x 4', '').replace('dbl', 'num').replace('chr', 'char')}",
        "The correlations of people:\n\n"
        "  rowname height weight   age\n1  height   1.00   0.71 -0.12\n2  weight   0.71   1.00  0.20\n"
        "3     age  -0.12   0.20  1.00\n",
    ],
)
def test_counts_and_kinds_are_no_labels(text):
    assert told(text) == [GRID]


@pytest.mark.parametrize("counts", [("1", "2", "3", "4"), ("1:", "2:", "3:", "4:")])
def test_a_long_tibble(counts):
    rows = ("Mon   am        12", "Mon   pm         7", "Tue   am         9", "Tue   pm         4")
    body = "".join(f"{count} {row}\n" for count, row in zip(counts, rows, strict=True))
    head = "   day   hour  visits\n   <fct> <chr>  <int>\n"
    text = f"This is for a heatmap of visits:\n\n```\n{head}{body}```\n"
    assert told(text) == ["am, pm / Mon, Tue\n12 7\n9 4"]


def test_numbers_that_are_labels_stay():
    rows = "level  oak  elm  ash\n1      3.1  2.0  4.4\n2      2.7  1.8  4.0\n"
    text = f"Heatmap of the growth by level:\n\n```\n{rows}```\n"
    assert told(text) == ["oak, elm, ash / 1, 2\n3.1 2 4.4\n2.7 1.8 4"]


BARRED = """#> # Correlation Matrix (spearman)
#>
#> Parameter | height | weight |   age
#> ------------------------------------
#> height    |        |  0.71* | -0.12
#> weight    |  0.71* |        |  0.20
#> age       | -0.12  |  0.20  |
"""


def test_a_print_with_bars_and_an_empty_diagonal():
    read = "height, weight, age / height, weight, age\nb 0.71* -0.12\n0.71* b 0.2\n-0.12 0.2 b"
    assert told(f"```r\nsummary(people)\n{BARRED}```\n") == [read]
    assert told(f"``` r\nsummary(people)\n{BARRED}") == [read]


def test_words_between_bars_are_no_values():
    rows = "Name | Kind | Since\n-------------------\noak | a tree | 3\nelm | a tree | 4\n"
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(f"The correlation matrix:\n\n{rows}")


HALF = """Table 3. How the scales of a survey go together (Pearson's r)
Scale | JOY | ACT | RST |
---|---|---|---|
JOY | 1.00 | ||
ACT | .31** | 1.00 | |
RST | -.12* | .08 | 1.00 |
**. significant at the 0.01 level
"""


def test_half_of_a_square_behind_a_corner():
    assert told(HALF) == ["JOY, ACT, RST / JOY, ACT, RST\n1 b b\n0.31** 1 b\n-0.12* 0.08 1"]


def test_labels_that_are_not_the_heads_are_no_square():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(HALF.replace("ACT | .31", "SLP | .31"))
