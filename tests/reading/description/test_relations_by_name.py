"""Names of variables as sentences on their relations give them, and predictions told in number words."""

from __future__ import annotations

import pytest
from sources import cells, grid, panel

N = None
MAP = "A correlation heatmap. "
BIRDS = "A confusion matrix of owls, hawks, and gulls. Rows are actual classes, columns predicted classes. "


def pairs(text: str) -> dict[frozenset[str], float]:
    read = panel(text)
    told = [(a, b, v) for a, row in zip(read.y.categories, cells(text), strict=True)
            for b, v in zip(read.x.categories, row, strict=True) if v is not None]
    return {frozenset((a, b)): v for a, b, v in told}


@pytest.mark.parametrize(("said", "told"), [
    ("There is a strong correlation (0.9) between the number of rooms and total area. The average distance "
     "to "
     "harbour shows negative correlations with both total area (-0.43) and rooms (-0.31).",
     {("rooms", "total area"): 0.9, ("average distance to harbour", "total area"): -0.43,
      ("average distance to harbour", "rooms"): -0.31}),
    ("Mood correlates 0.61 with energy and 0.48 with sleep. Sleep's correlation with hunger is 0.33.",
     {("Mood", "energy"): 0.61, ("Mood", "sleep"): 0.48, ("sleep", "hunger"): 0.33}),
    ("Rain vs Wind: The correlation coefficients are close to 0 (Rain vs Max Wind: 0.04, Rain vs Min Wind: "
     "0.09,"
     " Rain vs Mean Wind: 0.08), so there is none.",
     {("Rain", "Max Wind"): 0.04, ("Rain", "Min Wind"): 0.09, ("Rain", "Mean Wind"): 0.08}),
])
def test_pairs_by_the_names_of_their_variables(said, told):
    found = pairs(MAP + said)
    assert {names: found.get(frozenset(names)) for names in told} == told
    assert all("'s" not in name for names in found for name in names)


def test_labels_as_the_text_lists_them():
    text = "Correlation heatmap of four items. The items are: sleep, hunger, mood, calm."
    text += " Mood correlates 0.6 with calm."
    assert panel(text).x.categories == ("sleep", "hunger", "mood", "calm")
    assert cells(text)[2] == [N, N, N, 0.6]


def test_names_with_one_end():
    text = MAP + "It holds the variables (Max, Min and Mean Heat). Max Heat and Min Heat: 0.9."
    text += " Mean Heat and Max Heat: 0.8."
    assert panel(text).x.categories == ("Max Heat", "Min Heat", "Mean Heat")


@pytest.mark.parametrize("said", [
    "Of the 9 owls, the camera decided that three are hawks, and of the seven hawks, it decided that two "
    "are "
    "owls and one is a gull.",
    "Of the 9 actual owls, the system said that 3 were hawks; of the 7 hawks, it said that 1 was a gull and "
    "2 were "
    "owls.",
])
def test_what_was_predicted_of_some(said):
    assert cells(BIRDS + said) == [[N, 3, N], [2, N, 1], [N, N, N]]


def test_a_prediction_of_something_else_is_none():
    said = "Of the 9 owls, the camera decided that three are sick."
    assert not any(v is not None for row in cells(f"{BIRDS}The classes are owls, hawks and "
                                                  f"gulls. {said}") for v in row)


def test_a_matrix_is_no_name_of_an_axis():
    assert panel("A confusion matrix of owls, hawks and gulls. The diagonal is 5, 3 and 11.").y.label is None


@pytest.mark.parametrize(("said", "row"), [
    ("At 30% humidity survival is 45, 38 and 26 days", [45, 38, 26]),
    ("At 30% it is 45, 38 and 26", [45, 38, 26]),
])
def test_percent_names_the_axis_of_shares(said, row):
    text = ("A heat map. On the horizontal axis is temperature in °C (20, 25, 30) and on the vertical axis "
            "relative "
            f"humidity in % (30, 50). {said}; at 50% it is 52, 47 and 33.")
    assert panel(text).y.label == "relative humidity in %"
    assert cells(text) == [row, [52, 47, 33]]


@pytest.mark.parametrize(("said", "told"), [
    ("The strongest correlation is between Life Span and Social support (0.72).",
     {("Life Span", "Social support"): 0.72}),
    ("Freedom to choose is correlated with Trust at 0.33.", {("Freedom to choose", "Trust"): 0.33}),
    ("It covers variables such as Income, Age, Rent, and Score. Income and Rent have a correlation of 0.6, "
     "and "
     "there's a negative correlation of -0.3 between Age and Score.",
     {("Income", "Rent"): 0.6, ("Age", "Score"): -0.3}),
])
def test_names_are_whole(said, told):
    assert pairs(MAP + said) == {frozenset(names): value for names, value in told.items()}


def test_some_variables_are_listed_behind_such_as():
    said = "It covers variables such as Income, Age, Rent, and Score. Income and Rent correlate at 0.6."
    assert panel(MAP + said).x.categories == ("Income", "Age", "Rent", "Score")


def test_items_numbered_in_a_sentence():
    said = "The columns and rows are 1) oak; 2) elm; and 3) ash. The cells: oak-elm = 0.4, elm-ash = 0.2."
    assert panel(f"A heatmap. {said}").y.categories == ("oak", "elm", "ash")
    assert cells(f"A heatmap. {said}") == [[N, 0.4, N], [N, N, 0.2], [N, N, N]]


@pytest.mark.parametrize("said", [
    "for 25 parts: 12 true negatives, zero false positives, four false negatives, and nine true positives.",
    "of 25 parts with twelve true negatives, 0 false positives, 4 false negatives, and 9 true positives.",
])
def test_outcomes_in_number_words(said):
    assert cells(f"Confusion matrix {said}") == [[12, 0], [4, 9]]


def test_all_pairs_of_one_sentence_are_some_of_the_variables():
    said = ("Mood is negatively correlated with noise (-0.8), heat (-0.7) and rain (-0.6) and positively "
            "with "
            "sleep (0.5). Noise and heat correlate at 0.9, noise and rain at 0.8, heat and rain at 0.7.")
    assert panel(MAP + said).x.categories == ("Mood", "noise", "heat", "rain", "sleep")
    assert cells(MAP + said)[:2] == [[N, -0.8, -0.7, -0.6, 0.5], [N, N, 0.9, 0.8, N]]


def test_the_letter_of_a_statistic_is_no_part_of_a_name():
    said = "Oak vs Elm p = 0.003, Oak vs Ash p = 0.21, Elm vs Ash p = 0.04."
    text = f"A heatmap of p-values from pairwise tests. {said}"
    assert panel(text).x.categories == panel(text).y.categories == ("Oak", "Elm", "Ash")
    assert cells(text) == [[N, 0.003, 0.21], [N, N, 0.04], [N, N, N]]


def test_a_name_and_its_short_form_are_one_variable():
    said = ("The correlation of latitude (LAT) with itself is 1.00. A correlation of -0.9 exists between LAT "
            "and LON. Others, such as between LAT and AREA (0.02), are weak.")
    assert panel(MAP + said).x.categories == ("LAT", "LON", "AREA")
    assert cells(MAP + said)[0] == [1, -0.9, 0.02]


IN_BOLD = """A correlation matrix of the farms.

- **Yield per field** has clear positive correlations with:
  - **Rain in the growing season** (0.7)
  - **Hours of sun** (0.6)

- **Loss to frost** is negatively related to:
  - **Yield per field** (-0.4)
  - **Hours of sun** (-0.2)
"""


@pytest.mark.parametrize("mark", ["**", "__"])
def test_all_in_bold_is_the_name_of_a_variable(mark):
    text = IN_BOLD.replace("**", mark)
    names = ("Yield per field", "Rain in the growing season", "Hours of sun", "Loss to frost")
    assert panel(text).x.categories == panel(text).y.categories == names
    assert grid(panel(text)) == "u 0.7 0.6 u\nu u u u\nu u u u\n-0.4 u -0.2 u"


def test_a_name_in_bold_beside_one_that_is_plain():
    text = "A correlation matrix. **Hours of sun** correlates with **Yield per field** (0.6) and rain (-0.3)."
    assert panel(text).x.categories == ("Hours of sun", "Yield per field", "rain")
    assert grid(panel(text)) == "u 0.6 -0.3\nu u u\nu u u"


def test_a_value_in_bold_is_no_name():
    text = "A correlation matrix. Hail correlates with **fog** at **0.6** (strong) and with dew at **0.2**."
    assert panel(text).x.categories == ("Hail", "fog", "dew")


def test_two_dimensions_of_one_thing():
    text = (
        "A correlation heatmap. Frond length and width are highly correlated (0.9). Both frond length "
        "and width have clear correlations with stalk length (0.7 and 0.6 respectively)."
    )
    assert panel(text).x.categories == ("Frond length", "Frond width", "stalk length")
    assert grid(panel(text)) == "u 0.9 0.7\nu u 0.6\nu u u"


def test_a_dimension_that_is_a_label_alone():
    text = (
        "A correlation heatmap. The rows and columns are girth, width and length. "
        "The correlation between frond length and width is 0.9."
    )
    assert pairs(text) == {frozenset(["width", "length"]): 0.9}
