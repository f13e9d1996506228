"""Correlations as papers tell them: with tests, signs apart, ions, examples in brackets, wrapped lines."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

MAP = "The Pearson correlation matrix is shown in Fig. 3. "


def pairs(text: str) -> dict[tuple[str, str], float]:
    """The values of a panel by the two names of each."""
    read = panel(text)
    lines = zip(read.y.categories, cells(text), strict=True)
    told = {(a, b): v for a, row in lines for b, v in zip(read.x.categories, row, strict=True)}
    return {names: v for names, v in told.items() if v is not None}


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "Dew was correlated with fog (r = – 0.44, P < 0.05) and with hail (r = −0.31; P = 0.02).",
            {("Dew", "fog"): -0.44, ("Dew", "hail"): -0.31},
        ),
        (
            "The correlation between dew and fog is 0.51 at the 5% level and the correlation between dew and "
            "hail is 0.22 at a significance level of 0.05.",
            {("dew", "fog"): 0.51, ("dew", "hail"): 0.22},
        ),
        (
            "The correlation coefficient for relative humidity and dew with new cases are 0.61 and 0.5 "
            "respectively at 0.01 level of significance.",
            {("relative humidity", "new cases"): 0.61, ("dew", "new cases"): 0.5},
        ),
        (
            "Salt has a high correlation with Na+ (r2=0.75), NH4+(r2=0.85) and SO42-(r2=0.8) and a low "
            "correlation with Cl- (r = 0.12).",
            {
                ("Salt", "Na+"): 0.75,
                ("Salt", "NH4+"): 0.85,
                ("Salt", "SO42-"): 0.8,
                ("Salt", "Cl-"): 0.12,
            },
        ),
        (
            "Salt has a weak correlation with sand and loam, and a strong correlation with clay (r = 0.71).",
            {("Salt", "clay"): 0.71},
        ),
        (
            "DO had a correlation of 0.61 with pH. Salt was correlated with DO (r = 0.2) and clay (r = 0.3).",
            {("DO", "pH"): 0.61, ("Salt", "DO"): 0.2, ("Salt", "clay"): 0.3},
        ),
        (
            "The highest correlations were among language tests (e.g., spelling and reading: r for all "
            "pupils, 0.62) and tests of numbers (roots and fractions: r = 0.57).",
            {("spelling", "reading"): 0.62, ("roots", "fractions"): 0.57},
        ),
        (
            "Dew is correlated with fog (r = 0.4). The correlation of the 2019 and 2020 matrices is 0.9.",
            {("Dew", "fog"): 0.4},
        ),
    ],
)
def test_sentences_of_papers(said: str, told: dict[tuple[str, str], float]) -> None:
    assert pairs(MAP + said) == told


def test_of_which_name_a_value_is_that_follows_two_is_not_guessed() -> None:
    said = "Salt was correlated with clay (r = 0.81), with leaf height and tiller count (r = 0.55)."
    assert pairs(MAP + said + " Sun is correlated with clay (r = 0.2).") == {("Sun", "clay"): 0.2}


def test_a_pair_in_brackets_that_is_no_example_is_not_taken() -> None:
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("Correlation heatmap. Rain correlates with both gauges (north and south: 0.5).")


def test_lines_that_their_width_cut_behind_a_value_go_on() -> None:
    text = (
        "Correlation coefficient matrix (Table 4).\n\n"
        "Salt was correlated with clay (r = 0.81), with the leaf height (r = 0.2)\n"
        "and tiller count (r = 0.55). Sun is only weakly correlated with wheat\n"
        "(r = 0.1).\n"
    )
    assert pairs(text) == {
        ("Salt", "clay"): 0.81,
        ("Salt", "leaf height"): 0.2,
        ("Salt", "tiller count"): 0.55,
        ("Sun", "wheat"): 0.1,
    }
    listed = "Correlation matrix.\n\nSalt and clay (r = 0.81)\nSalt and loam (r = 0.5)\n"
    assert pairs(listed) == {("Salt", "clay"): 0.81, ("Salt", "loam"): 0.5}


def test_a_line_with_which_the_sentence_below_begins_again_heads_it() -> None:
    text = (
        MAP + "Most traits go together.\nLeaf area\n"
        "Leaf area was positively correlated with root mass (r = 0.81**), grain yield\n"
        "-1 (r = 0.55*) and tiller count (r = – 0.42, P < 0.05).\nRoot depth\n"
        "Root depth showed a weak correlation with grain yield-1 (r = 0.21).\n"
    )
    assert pairs(text) == {
        ("Leaf area", "root mass"): 0.81,
        ("Leaf area", "grain yield-1"): 0.55,
        ("Leaf area", "tiller count"): -0.42,
        ("Root depth", "grain yield-1"): 0.21,
    }


def test_all_that_stands_before_a_colon_is_one_name() -> None:
    said = "Rain total: strong correlation with Rank (0.7): as thought. Weak correlation with dew (0.2)."
    told = {("Rain total", "Rank"): 0.7, ("Rain total", "dew"): 0.2}
    assert pairs(f"Correlation matrix of the weather.\n\n{said}") == told
    said = "Key finding: strong correlation between rain and dew (0.7)."
    assert pairs(f"Correlation matrix of the weather.\n\n{said}") == {("rain", "dew"): 0.7}
