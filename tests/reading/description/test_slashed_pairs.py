"""Pairs of variables with a slash between them, and what a matrix correlates of all of them."""

from __future__ import annotations

import pytest
from sources import cells, panel, states

import replot

MAP = "A correlation heatmap of a river. "


def pairs(text: str) -> dict[tuple[str, str], float]:
    read = panel(text)
    assert read.x.categories == read.y.categories
    return {(a, b): v for a, row in zip(read.y.categories, cells(text), strict=True)
            for b, v in zip(read.x.categories, row, strict=True) if v is not None}


@pytest.mark.parametrize(("said", "told"), [
    ("Rain and Flow correlate (0.8). Negative correlations between Salt/Flow and Salt/Rain (-0.4) stand out.",
     {("Rain", "Flow"): 0.8, ("Salt", "Flow"): -0.4, ("Salt", "Rain"): -0.4}),
    ("Rain and Flow correlate (0.8). Salt/Rain and Salt/Flow both have -0.4.",
     {("Rain", "Flow"): 0.8, ("Salt", "Rain"): -0.4, ("Salt", "Flow"): -0.4}),
    ("Links among Tax/Rent, Tax/Food and Rent/Food (all 0.3) are weak. Tax and Age are unrelated (0.01).",
     {("Tax", "Rent"): 0.3, ("Tax", "Food"): 0.3, ("Rent", "Food"): 0.3, ("Tax", "Age"): 0.01}),
    ("Weak correlations (0.1) between Tax/Rent and Tax/Food, a strong one between Rent and Food (0.9).",
     {("Tax", "Rent"): 0.1, ("Tax", "Food"): 0.1, ("Rent", "Food"): 0.9}),
    ("There are correlations between NO2/O3 and NO2/CO (-0.62); O3 and CO correlate at 0.3.",
     {("NO2", "O3"): -0.62, ("NO2", "CO"): -0.62, ("O3", "CO"): 0.3}),
    ("- Positive: rain and flow (0.71).\n- Negative: salt/rain and salt/flow (-0.4 and -0.5, respectively).",
     {("rain", "flow"): 0.71, ("salt", "rain"): -0.4, ("salt", "flow"): -0.5}),
    ("Correlations between Silt/Clay and Silt/Sand (0.45) are moderate, and Clay/Sand (0.68) is high.",
     {("Silt", "Clay"): 0.45, ("Silt", "Sand"): 0.45, ("Clay", "Sand"): 0.68}),
])
def test_one_value_of_several_pairs(said, told):
    found = pairs(MAP + "\n\n" + said)
    assert {tuple(sorted(names)): v for names, v in found.items()} == {
        tuple(sorted(names)): v for names, v in told.items()}


@pytest.mark.parametrize("sign", ["–", "↔", " × ", "`/`"])
def test_pairs_that_other_signs_tie(sign):
    a, b = (f"salt{sign}rain", f"salt{sign}flow")
    said = f"`{a}` and `{b}`" if "`" in sign else f"{a} and {b}"
    assert pairs(MAP + f"It has negative correlations between {said} (-0.3).") == {
        ("salt", "rain"): -0.3, ("salt", "flow"): -0.3}
    assert pairs(MAP + f"It has a correlation of -0.3 between {said}.") == {
        ("salt", "rain"): -0.3, ("salt", "flow"): -0.3}


@pytest.mark.parametrize(("said", "told"), [
    ("A correlation of 0.6 between Price/Earnings and Price/Book, and one of 0.2 between Price/Earnings and "
     "Yield.", {("Price/Earnings", "Price/Book"): 0.6, ("Price/Earnings", "Yield"): 0.2}),
    ("The correlation between Debt/Equity and Price/Equity is 0.5. Debt and Price correlate at 0.2.",
     {("Debt/Equity", "Price/Equity"): 0.5, ("Debt", "Price"): 0.2}),
    ("Price/Earnings and Price/Book both correlate with Size (0.4). Price correlates with Earnings (0.2) and "
     "Book (0.3).", {("Price/Earnings", "Size"): 0.4, ("Price/Book", "Size"): 0.4,
                     ("Price", "Earnings"): 0.2, ("Price", "Book"): 0.3}),
    ("There are correlations between Debt/Equity and Return/Risk (-0.4), and between Size and Age (0.2).",
     {("Debt/Equity", "Return/Risk"): -0.4, ("Size", "Age"): 0.2}),
    ("It shows that km/h correlates with weight (-0.6) and m/s with height (0.3).",
     {("km/h", "weight"): -0.6, ("m/s", "height"): 0.3}),
])
def test_a_slash_in_the_name_of_one_variable(said, told):
    assert pairs(MAP + said) == told


@pytest.mark.parametrize(("text", "told"), [
    ("The nullity correlation heatmap shows links between Cabin and Deck nullity (0.9) and between Age and "
     "Cabin (0.2).", {("Cabin", "Deck"): 0.9, ("Age", "Cabin"): 0.2}),
    ("Return correlation matrix: between Oil and Gas returns it is 0.8, between Oil and Gold 0.2.",
     {("Oil", "Gas"): 0.8, ("Oil", "Gold"): 0.2}),
    ("The price correlation heatmap shows links between Rooms and Sale price (0.8) and between Rooms and Age "
     "(0.2).", {("Rooms", "Sale price"): 0.8, ("Rooms", "Age"): 0.2}),
    ("The nullity correlation heatmap shows links between Cabin nullity and Deck nullity (0.9) and between "
     "Deck nullity and Age nullity (0.2).",
     {("Cabin nullity", "Deck nullity"): 0.9, ("Deck nullity", "Age nullity"): 0.2}),
])
def test_what_all_are_correlated_by_behind_one_name(text, told):
    assert pairs(text) == told


ASKED = (
    "I have a heatmap of p-values from pairwise tests. x is the {x}, y is the {y}. What is drawn is "
    "right:\n\n"
    "ash / salt = 1e-5\nash / iron = 0.004\nash / zinc = 0.3\nash / lead = 0.08\npeat / salt = 0.01\n"
    "peat / iron = 8e-4\npeat / zinc = 2e-6\npeat / lead = 2e-3\nlime / salt = 8\nlime / iron = 7\n"
    "lime / zinc = 0.6\nlime / lead = NA\n\n{end}"
)


@pytest.mark.parametrize(("end", "rows"), [
    ("ggplot puts ash at the bottom and lime at the top.", ("lime", "peat", "ash")),
    ("The plot has lime at the top and ash at the bottom.", ("lime", "peat", "ash")),
    ("Ash sits at the top, lime at the bottom.", ("ash", "peat", "lime")),
    ("It is fine with peat at the bottom and lime at the top.", ("ash", "peat", "lime")),
])
def test_pairs_that_cross_two_kinds_of_things(end, rows):
    text = ASKED.format(x="metal", y="soil", end=end)
    (panel,) = replot.parse(text).panels
    assert panel.x.categories == ("salt", "iron", "zinc", "lead")
    assert panel.y.categories == rows
    values = {"ash": [1e-5, 0.004, 0.3, 0.08], "peat": [0.01, 8e-4, 2e-6, 2e-3], "lime": [8, 7, 0.6]}
    for name, line in zip(rows, panel.grid.values.tolist(), strict=True):
        assert line[: len(values[name])] == values[name]
    assert states(text)[rows.index("lime")] == "sssb"
