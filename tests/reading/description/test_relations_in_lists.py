"""Lists that relate one variable after the other to the same one, and the words in which they do."""

from __future__ import annotations

import pytest
from sources import cells, panel

N = None
LEAD = "### Correlation heatmap\n\n"


def column(text: str) -> dict[str, float | None]:
    """What each variable has with the second one, which all relate to."""
    read = panel(text)
    assert read.x.categories == read.y.categories
    assert all(value is None for row in cells(text) for k, value in enumerate(row) if k != 1)
    rows = zip(read.y.categories, cells(text), strict=True)
    return {name: row[1] for name, row in rows if row[1] is not None}


@pytest.mark.parametrize(
    "said",
    [
        "Depth and table have weak correlation with yield",
        "Table and depth show little correlation with yield",
        "Depth and table are weakly correlated with yield",
        "Depth and table both correlate weakly with yield",
    ],
)
def test_a_noun_of_talk_beside_a_name(said) -> None:
    first = "- Lime shows the strongest correlation with yield (0.9)."
    found = column(f"{LEAD}{first}\n- {said} (0.03 and 0.18).")
    assert {name.lower(): value for name, value in found.items()} in (
        {"lime": 0.9, "depth": 0.03, "table": 0.18},
        {"lime": 0.9, "table": 0.03, "depth": 0.18},
    )
    assert found[said.split()[0]] == 0.03


def test_the_table_and_the_figure_are_no_variables() -> None:
    text = f"{LEAD}The table and figure show a correlation of 0.3 between rain and fog."
    assert panel(text).x.categories == ("rain", "fog")


@pytest.mark.parametrize(
    "said",
    [
        "Kiwis and figs relate to rain (0.1 and 0.2).",
        "Kiwis and figs are weak predictors of rain: 0.1 and 0.2.",
        "Kiwis, nuts and figs have a weak correlation with rain (0.1, 0.2 and 0.3).",
    ],
)
def test_values_of_strangers_fill_no_line(said) -> None:
    text = f"A correlation heatmap of rent, rain and price.\n\nRent and rain correlate at 0.5. {said}"
    assert cells(text) == [[N, 0.5, N], [N] * 3, [N] * 3]


def test_a_line_of_what_all_relate_to() -> None:
    text = "A correlation heatmap of rent, rain and price.\n\nThe correlations with rain are 0.5, 1 and 0.2."
    assert cells(text)[1] == [0.5, 1, 0.2]


def test_predictors() -> None:
    text = (
        f"{LEAD}- **Floor area**: Strongest predictor of rent (0.74 correlation) → larger flats cost more.\n"
        "- **Noise & height**: Weak predictors of rent (0.1 and 0.2).\n"
        "- **Lift**: Moderate correlation with rent (0.37)."
    )
    assert column(text) == {"Floor area": 0.74, "Noise": 0.1, "height": 0.2, "Lift": 0.37}


def test_predictors_in_prose() -> None:
    text = f"{LEAD}Rain is the best predictor of yield (0.6), and frost has a correlation of -0.3 with yield."
    assert column(text) == {"Rain": 0.6, "frost": -0.3}


@pytest.mark.parametrize(
    "other", ["moderate correlation (0.4)", "Positive but weaker correlation (0.4) → so it is."]
)
def test_an_item_that_names_no_partner(other) -> None:
    text = (
        f"{LEAD}- Rain: strong positive correlation with yield (0.7)\n- Sun: {other}\n"
        "- Frost: strong negative correlation (-0.6)\n- Wind: weak correlation with yield (0.1)"
    )
    assert column(text) == {"Rain": 0.7, "Sun": 0.4, "Frost": -0.6, "Wind": 0.1}


@pytest.mark.parametrize(
    "second", ["correlation with growth (0.7)", "correlation (0.7)", "correlation (0.7) with salt"]
)
def test_items_without_one_partner(second) -> None:
    first, last = "- Rain: strong correlation with yield (0.6)", "- Frost: high correlation (-0.5)"
    text = f"{LEAD}{first}\n- Sun: {second}\n{last}"
    assert "Frost" not in panel(text).y.categories


def test_qualities_set_against_each_other() -> None:
    text = (
        f"{LEAD}Rain has a weak but positive correlation with yield (0.3), and sun a strong, though negative "
        "correlation with frost (-0.6)."
    )
    assert panel(text).x.categories == ("Rain", "yield", "sun", "frost")
    assert cells(text) == [[N, 0.3, N, N], [N] * 4, [N, N, N, -0.6], [N] * 4]


MANY = "The correlation heatmap has the labels Risk, Sleep length, Sleep depth and Year on both axes.\n\n"
BELOW = ("Sleep length: 0.34", "**Sleep depth:** -0.24")


@pytest.mark.parametrize(
    ("lead", "sign"),
    [
        ("- Year shows positive correlations with both sleep measures:", "  - "),
        ("- There's a slight correlation between Year and both sleep measures", "- "),
        ("Year is related to the other variables as follows:", "- "),
        ("Year correlates weakly with all sleep measures:\n", "1. "),
    ],
)
def test_items_below_what_relates_one_to_several(lead, sign) -> None:
    text = f"{MANY}{lead}\n{sign}{BELOW[0]}\n{sign}{BELOW[1]}\n"
    assert panel(text).y.categories == ("Risk", "Sleep length", "Sleep depth", "Year")
    assert cells(text) == [[N] * 4, [N] * 4, [N] * 4, [N, 0.34, -0.24, N]]


def test_several_such_lists_among_observations() -> None:
    text = (
        f"{MANY}### Observations\n\n1. Risk:\n"
        "- There's a negative correlation between Risk and both sleep measures\n"
        "- Sleep length: -0.15\n- Sleep depth: -0.12\n- This suggests that risk goes with short sleep\n"
        "2. Trends:\n- Year shows positive correlations with both sleep measures:\n"
        "  - Sleep length: 0.34\n  - Sleep depth: 0.24\n"
    )
    assert cells(text) == [[N, -0.15, -0.12, N], [N] * 4, [N] * 4, [N, 0.34, 0.24, N]]


@pytest.mark.parametrize(
    "rest",
    [
        "- Year shows positive correlations with both sleep measures:\n  - Trend: rising\n- Risk: 0.04\n",
        "- Year and Risk show correlations with both sleep measures\n- Sleep length: 0.34\n",
        "- Year shows correlations of up to 0.4 with all other columns\n- Sleep length: 0.34\n",
        "- Year shows correlations with all other columns\n- Year: 1.0\n",
    ],
)
def test_items_that_are_of_no_one_line(rest) -> None:
    assert cells(MANY + rest) == [[N] * 4] * 4
