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


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "After log-scaling the counts (which span decades), the matrix shows moss and fern at r=0.82 "
            "(high), moss and lichen at r=0.47, and fern and lichen at r=0.31.",
            {("moss", "fern"): 0.82, ("moss", "lichen"): 0.47, ("fern", "lichen"): 0.31},
        ),
        (
            "Having cleaned the data, we see that moss correlates with fern (0.82).",
            {("moss", "fern"): 0.82},
        ),
        ("When normalised by area, moss and fern have a correlation of 0.82.", {("moss", "fern"): 0.82}),
    ],
)
def test_what_was_done_to_the_data_is_no_name(said, told) -> None:
    assert pairs("A correlation matrix of plants. " + said) == told


def test_a_relation_that_holds_under_a_condition_is_another_one() -> None:
    said = "Moss and fern have a correlation of 0.8. After controlling for rain, they have one of 0.3."
    assert pairs(MAP + said) == {("Moss", "fern"): 0.8}


@pytest.mark.parametrize(
    ("said", "target", "names"),
    [
        (
            "- The strongest correlations with the Hive Weight (spring mean) include:\n"
            "    - Nectar flow (0.78)\n    - Hive support (0.72)\n    - Brood share: 0.71\n",
            "Hive Weight",
            ("Nectar flow", "Hive support", "Brood share"),
        ),
        (
            "Correlation with Sale Price is high for:\n\n- Floor area (0.78)\n- Garage record (0.72)\n"
            "- Lot size (0.71)\n",
            "Sale Price",
            ("Floor area", "Garage record", "Lot size"),
        ),
        (
            "These are the top correlations with Final Grade:\n\n* Study time: 0.78\n* Bus ride: 0.72\n"
            "* Seat row: 0.71\n",
            "Final Grade",
            ("Study time", "Bus ride", "Seat row"),
        ),
    ],
)
def test_all_against_a_name_of_several_words(said, target, names) -> None:
    text = f"{MAP}\n\n{said}"
    assert (panel(text).x.categories, panel(text).y.categories) == ((target,), names)
    assert cells(text) == [[0.78], [0.72], [0.71]]


@pytest.mark.parametrize(
    "said",
    [
        "### Moss\n\nThe best sign of a damp wall is its moss. Moss and fern had a correlation of .75.",
        "- **Moss**: moss and fern correlate at 0.75.",
    ],
)
def test_a_pair_under_one_of_its_names_is_no_pair_of_that_with_itself(said) -> None:
    assert pairs(f"{MAP}\n\n{said}").popitem()[1] == 0.75
    assert len(pairs(f"{MAP}\n\n{said}")) == 1
