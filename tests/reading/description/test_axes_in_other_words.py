"""Axes in other words than those that name one outright: edges, letters, verbs that stand once for both."""

from __future__ import annotations

import pytest

import replot

BAR = " The colours go from white (0) to red (5)."


def axes(said: str) -> str:
    panel = replot.parse(f"A heatmap. {said}{BAR}").panels[0]
    return " | ".join(f"{axis.label}: {', '.join(axis.categories)}" for axis in (panel.y, panel.x))


@pytest.mark.parametrize(("said", "told"), [
    ("Down the left margin the grid names three nuts (hazel, beech, acorn), and along its foot two soils "
     "(peat, sand).", "nuts: hazel, beech, acorn | soils: peat, sand"),
    ("Each of the two rows belongs to a farm (Hill, Mill) and each of the three columns to a week (W1, W2, "
     "W3).", "farm: Hill, Mill | week: W1, W2, W3"),
    ("Herbs run down the side, namely Sage, Dill and Mint, with scores Smell, Taste and Look heading the "
     "columns.", "Herbs: Sage, Dill, Mint | None: Smell, Taste, Look"),
    ("The vertical axis carries the labels K, L and M, the horizontal one the numbers 1 to 3.",
     "None: K, L, M | numbers: 1, 2, 3"),
    ("The horizontal dimension lists rounds 1 through 3, the vertical dimension the clubs Ayr, Bute and "
     "Deal.", "clubs: Ayr, Bute, Deal | rounds: 1, 2, 3"),
    ("On the x side: 2 °C, 4 °C. On the y side: wet, dry.", "None: wet, dry | None: 2 °C, 4 °C"),
    ("Along x lie the lengths 4, 5 and 6 nm, and along y the lamps L1 and L2.",
     "lamps: L1, L2 | lengths: 4, 5, 6"),
    ("The plot pits three doses (1, 5, 9; vertical) against two ages (30, 60; horizontal).",
     "doses: 1, 5, 9 | ages: 30, 60"),
    ("For each of the breeds (Merino, Texel), listed at the left, there is a cell for each of the feeds hay, "
     "silage and grain, listed above.", "breeds: Merino, Texel | feeds: hay, silage, grain"),
    ("Its x-categories are Bus, Tram and Ship and its y-categories Adult, Child and Dog.",
     "None: Adult, Child, Dog | None: Bus, Tram, Ship"),
    ("The left-hand labels read Iron, Zinc and Lead, those below the grid read Spring, Summer and Autumn.",
     "None: Iron, Zinc, Lead | None: Spring, Summer, Autumn"),
    ("Pupils P01 to P03 are stacked vertically; lessons L1 to L2 are laid out horizontally.",
     "Pupils: P01, P02, P03 | lessons: L1, L2"),
    ("You read the glue off the left edge (bone, resin) and the wood off the bottom edge (oak, pine).",
     "glue: bone, resin | wood: oak, pine"),
    ("The rows correspond to genes AB1, CD2 and EF3; the columns to moulds T1, T2 and T3.",
     "genes: AB1, CD2, EF3 | moulds: T1, T2, T3"),
    ("The rows are (from top) Ford, Opel, Fiat and the columns are (from left) petrol, diesel.",
     "None: Ford, Opel, Fiat | None: petrol, diesel"),
    ("From top to bottom we find Bonn, Ulm and Trier; from left to right there are 2001, 2002 and 2003.",
     "None: Bonn, Ulm, Trier | None: 2001, 2002, 2003"),
    ("There are three rows labelled Ford, Opel, Fiat and two columns labelled petrol, diesel.",
     "None: Ford, Opel, Fiat | None: petrol, diesel"),
    ("Brands Ford, Opel and Fiat appear on the y-axis and fuels petrol and diesel on the x-axis.",
     "Brands: Ford, Opel, Fiat | fuels: petrol, diesel"),
    ("The labels Ford, Opel and Fiat run down the left; petrol and diesel run along the bottom.",
     "None: Ford, Opel, Fiat | None: petrol, diesel"),
    ("Tasks are on the horizontal axis: QA and NER. Models are on the vertical axis: BERT, GPT and T5.",
     "Models: BERT, GPT, T5 | None: QA, NER"),
    ("With Ford, Opel and Fiat along the y axis and Mon, Tue and Wed along the x axis.",
     "None: Ford, Opel, Fiat | None: Mon, Tue, Wed"),
    ("The y-axis ticks are labelled ICU, ER and OR (top to bottom). The x axis is labelled Jan, Feb and Mar.",
     "None: ICU, ER, OR | None: Jan, Feb, Mar"),
])
def test_each_list_is_found_on_its_axis(said, told):
    assert axes(said) == told


@pytest.mark.parametrize(("said", "told"), [
    ("The rows list Ayr and Bute. Scores of 3 belong to the columns for guests.",
     "None: Ayr, Bute | guests: "),
    ("The x axis is labelled Age, and the y axis is labelled Depth.", "Depth:  | Age: "),
    ("The x axis is labelled 1 / 2 / 4 and the y axis is labelled A; B; C.",
     "None: A, B, C | None: 1, 2, 4"),
    ("The rows list Ayr, Bute or Deal; columns are 1, 2 and 3.", "None: Ayr, Bute, Deal | None: 1, 2, 3"),
])
def test_what_names_no_other_axis(said, told):
    assert axes(said) == told


@pytest.mark.parametrize("said", [
    "One line per van, in the order of the picture from top to bottom, and in each line the three "
    "quarters from Q1 to Q3.",
    "One row per van, and within each row the quarters from Q1 to Q3.",
    "One line per van; each line holds the three quarters from Q1 to Q3.",
    "One line per van. In every line stand the three quarters (Q1, Q2, Q3).",
    "One line per van. Inside each line, from left to right, the quarters Q1 to Q3.",
])
def test_what_lies_along_each_row_are_the_columns(said):
    said = f"{said}\n\nRed: 1, 2, 3\nBlue: 4, 5, 6\n\n"
    assert axes(said).startswith("None: Red, Blue | quarters: Q1, Q2, Q3")


@pytest.mark.parametrize("said", [
    "One column per van, from left to right, and in each column the three quarters from Q1 to Q3.",
    "One column per van; every column lists the three quarters Q1 to Q3.",
])
def test_what_lies_along_each_column_are_the_rows(said):
    said = f"{said}\n\nRed: 1, 2, 3\nBlue: 4, 5, 6\n\n"
    assert axes(said).startswith("quarters: Q1, Q2, Q3 | None: Red, Blue")


def test_values_in_each_row_are_no_columns():
    said = "The rows are Ash and Elm, the columns Mon and Tue. In each row the values from 2 to 9 are seen."
    assert axes(said) == "None: Ash, Elm | None: Mon, Tue"
