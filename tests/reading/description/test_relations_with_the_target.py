"""Relations with what a model is to find, which many a text only calls the target."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

N = None
LEAD = "A correlation heatmap. "
GIVEN = "`salt` (0.52), `depth` (-0.42) and `flow` (0.41)"


@pytest.mark.parametrize(
    "said",
    [
        f"The features most correlated with the target are {GIVEN}.",
        f"The features most correlated with the target variable are {GIVEN}.",
        f"**Correlations.** The variables that correlate most with our target are {GIVEN}.",
        f"The most correlated features with the target are {GIVEN}.",
    ],
)
def test_what_correlates_most_with_the_target(said) -> None:
    read = panel(LEAD + said)
    assert read.x.categories == read.y.categories == ("salt", "target", "depth", "flow")
    assert cells(LEAD + said) == [[N] * 4, [0.52, N, -0.42, 0.41], [N] * 4, [N] * 4]


@pytest.mark.parametrize(
    "said",
    [
        "Salt correlates with the target (0.52). Depth is negatively correlated with target (-0.42).",
        "The correlation between salt and the target is 0.52, between depth and the target -0.42.",
        "Top correlations with the target:\n\n- Salt: 0.52\n- depth: -0.42",
        "Correlations with target variable:\n\n- Salt: 0.52\n- depth: -0.42",
    ],
)
def test_pairs_with_the_target(said) -> None:
    text = LEAD + "\n\n" + said
    read = panel(text)
    assert [name.lower() for name in read.x.categories] == ["salt", "target", "depth"]
    assert cells(text) == [[N, 0.52, N], [N, N, N], [N, -0.42, N]]


@pytest.mark.parametrize(
    "named",
    ["The target is `yield`. ", "The target variable, yield, is in tons. ", "`yield` is the target. "],
)
def test_a_target_that_has_a_name(named) -> None:
    text = f"{LEAD}{named}The features most correlated with the target are {GIVEN}."
    try:
        assert "target" not in panel(text).x.categories
    except replot.NotAHeatmap:
        pass


def test_a_name_beside_the_target() -> None:
    text = f"{LEAD}The features most correlated with the target `yield` are {GIVEN}."
    assert panel(text).x.categories == ("salt", "yield", "depth", "flow")
    assert cells(text)[1] == [0.52, N, -0.42, 0.41]


@pytest.mark.parametrize("kind", ["inter-feature", "inter-variable", "pairwise"])
def test_which_correlation_is_the_only_one(kind) -> None:
    text = f"{LEAD}The only notable {kind} correlation is `salt` with `flow` (0.58), which is mild enough."
    assert panel(text).x.categories == ("salt", "flow")
    assert cells(text) == [[N, 0.58], [N, N]]


@pytest.mark.parametrize("said", [
    "The heatmap shows the correlation between yield and various chemical traits. The highest "
    "positive correlation (0.64) is observed with salt, while the strongest negative correlation (−0.55) is "
    "with lime.",
    "This heatmap shows correlations between the yield and all other variables. The strongest correlation "
    "(0.64) is found with salt, and the weakest correlation (-0.55) is with lime.",
])
def test_what_is_compared_with_many_whose_values_stand_before_their_names(said) -> None:
    assert panel(said).x.categories == ("salt", "yield", "lime")
    assert cells(said) == [[N, 0.64, N], [N] * 3, [N, -0.55, N]]


def test_what_no_sentence_compares_with_many() -> None:
    said = "The heatmap shows the correlation between yield and lime. The highest (0.64) is with salt."
    assert "salt" not in panel(said).x.categories
