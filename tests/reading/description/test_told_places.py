"""Pairs of variables told for each of several places, which are panels."""

from __future__ import annotations

import replot

MAP = "The Pearson correlation matrices of the two forests are shown below. "


def pairs(text: str) -> dict[str | None, dict[tuple[str, str], float]]:
    """The values of each panel by its title and the two names of each."""
    out = {}
    for panel in replot.parse(text).to_dict()["panels"]:
        lines = zip(panel["y"]["categories"], panel["values"], strict=True)
        told = {(a, b): v for a, row in lines for b, v in zip(panel["x"]["categories"], row, strict=True)}
        out[panel["title"]] = {names: v for names, v in told.items() if v is not None}
    return out


def test_values_behind_places_and_sentences_that_begin_with_one() -> None:
    said = (
        "Height and age were positively correlated in the Ayr Forest (r = 0.71, P < 0.01) and the Bute "
        "Forest (r = 0.66). In the Ayr Forest, slope was correlated with age (r = – 0.21). The trees of both "
        "were old. In Bute Forest, slope was correlated with frost (r = 0.5) and height (r = 0.11)."
    )
    assert pairs(MAP + said) == {
        "Ayr Forest": {("Height", "age"): 0.71, ("slope", "age"): -0.21},
        "Bute Forest": {("Height", "age"): 0.66, ("slope", "frost"): 0.5, ("slope", "Height"): 0.11},
    }


def test_a_clause_that_relates_the_same_names_again() -> None:
    said = (
        "Rain and hail showed a weak correlation in Ayr Forest (r = 0.2), and a far stronger correlation in "
        "Bute Forest (r = 0.7). Sun and hail were correlated in Ayr Forest (r = 0.4) and Bute Forest (r=0.3)."
    )
    assert pairs(MAP + said) == {
        "Ayr Forest": {("Rain", "hail"): 0.2, ("Sun", "hail"): 0.4},
        "Bute Forest": {("Rain", "hail"): 0.7, ("Sun", "hail"): 0.3},
    }


def test_places_that_nobody_counts() -> None:
    said = (
        "The correlation matrix is shown below. In North Bay, rain was correlated with sun (r = 0.71) "
        "and hail (r = 0.2). In South Bay, rain was correlated with sun (r = 0.3) and hail (r = 0.1)."
    )
    assert pairs(said) == {
        "North Bay": {("rain", "sun"): 0.71, ("rain", "hail"): 0.2},
        "South Bay": {("rain", "sun"): 0.3, ("rain", "hail"): 0.1},
    }


def test_a_clause_with_names_of_its_own_is_not_given_those_of_the_first() -> None:
    said = (
        "Height and age were correlated in Ayr Forest (r = 0.71) and Bute Forest (r = 0.66), and height with "
        "frost in Bute Forest (r = 0.2). Slope correlates with frost (r = 0.3)."
    )
    assert pairs(MAP + said) == {None: {("Slope", "frost"): 0.3}}


def test_one_value_of_each_place_and_places_of_which_none_is_told() -> None:
    said = "In North Bay, rain was correlated with sun (r = 0.71). In South Bay, rain was tied to sun (0.3)."
    assert pairs(f"Correlation matrix of the bays. {said}") == {
        "North Bay": {("rain", "sun"): 0.71},
        "South Bay": {("rain", "sun"): 0.3},
    }
    said = "In North Bay, rain is rare. In South Bay, sun is rare. Rain was correlated with sun (r = 0.71)."
    assert pairs(f"Correlation matrix of the bays. {said}") == {None: {("Rain", "sun"): 0.71}}
