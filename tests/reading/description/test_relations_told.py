"""Pairs told in running prose: whatever words stand between two names and their value."""

from __future__ import annotations

import math

import pytest
from sources import cells, grid, panel, told

import replot
from replot.reading.description.statements.cells.relations.told import told_relations

MAP = "A correlation heatmap of the weather station. "


def pairs(text: str) -> dict[tuple[str, str], float]:
    """The values of a panel by the two names of each."""
    read = panel(text)
    values = {
        (row, column): float(read.grid.values[i, j])
        for i, row in enumerate(read.y.categories)
        for j, column in enumerate(read.x.categories)
    }
    return {names: value for names, value in values.items() if not math.isnan(value)}


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "Dew and fog go hand in hand (0.81), and so do frost and snow (0.77).",
            [("Dew", "fog", 0.81), ("frost", "snow", 0.77)],
        ),
        (
            "Dew is closest to fog (0.4), and frost/snow sits at 0.19.",
            [("Dew", "fog", 0.4), ("frost", "snow", 0.19)],
        ),
        (
            "Soil warmth correlates with dew (r = .45), fog (.31) and, negatively, air pressure (-.28).",
            [
                ("Soil warmth", "dew", 0.45),
                ("Soil warmth", "fog", 0.31),
                ("Soil warmth", "air pressure", -0.28),
            ],
        ),
        (
            "Dew is only weakly related to anything; its largest coefficient is with fog (.12, p = .08).",
            [("Dew", "fog", 0.12)],
        ),
        (
            "Dew and fog show the strongest relationship overall, with a coefficient of -0.92.",
            [("Dew", "fog", -0.92)],
        ),
        (
            "Dew was positively associated with fog (r = 0.91, p < 0.001) and hail (r = 0.66, p < 0.01) and "
            "negatively with wind speed (r = −0.72, p < 0.001).",
            [("Dew", "fog", 0.91), ("Dew", "hail", 0.66), ("Dew", "wind speed", -0.72)],
        ),
        (
            "With dew, fog has much in common: between fog and both hail (0.5) and snow (0.4) it is strong.",
            [],
        ),
        ("Dew and low tide came in at 0.33.", [("Dew", "low tide", 0.33)]),
        (
            "Dew has the highest correlation with fog (0.7), followed by hail (0.6) and snow (0.5).",
            [("Dew", "fog", 0.7), ("hail", "fog", 0.6), ("snow", "fog", 0.5)],
        ),
        (
            "Most related to fog are dew with a value of 0.8 and number of storms with a value of 0.7.",
            [("dew", "fog", 0.8), ("number of storms", "fog", 0.7)],
        ),
        ("Dew and fog correlate with hail (0.5 and 0.4).", [("Dew", "hail", 0.5), ("fog", "hail", 0.4)]),
        ("Dew correlates with fog (0.5), hail and snow (0.3).", []),
        ("Dew and fog (both at 0.34).", []),
        ("Dew correlates 0.2 stronger with fog than with hail.", []),
        ("The correlation of dew and fog dropped from 0.5 to 0.3.", []),
        ("Dew → fog: 70 (18.8%).", []),
        ("Dew and fog were measured 20 times, with hail 3 times.", []),
    ],
)
def test_the_names_of_each_value(said, told):
    found = [(a, b, said[at:]) for a, b, at in told_relations(said).pairs]
    assert [(a, b) for a, b, _ in found] == [(a, b) for a, b, _ in told]
    for (*_, rest), (*_, value) in zip(found, told, strict=True):
        assert rest.replace("−", "-").startswith((str(value), str(value).replace("0.", ".")))


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "Ann beats Ben in 62% and Cem in 55% of games; Ben beats Cem in 48%.",
            [("Ann", "Ben"), ("Ann", "Cem"), ("Ben", "Cem")],
        ),
        ("Ann wins 45% against Ben and 52% against Cem.", [("Ann", "Ben"), ("Ann", "Cem")]),
        ("Ann earns only 1.04 against Ben and Cem.", [("Ann", "Ben"), ("Ann", "Cem")]),
        (
            "The distance from Ayr to Bath is 14, from Ayr to Deal 22, and Bath to Deal comes to 19.",
            [("Ayr", "Bath"), ("Ayr", "Deal"), ("Bath", "Deal")],
        ),
        ("Aged 1 vs Aged 2: 0.5", [("Aged 1", "Aged 2")]),
    ],
)
def test_one_against_the_other(said, told):
    assert [(a, b) for a, b, _ in told_relations(said).pairs] == told


@pytest.mark.parametrize(
    "text",
    [
        MAP + "Strong links with the dew are fog with 0.8 and hail with 0.7. Moderate relations include snow "
        "with 0.6, sun with -0.5, and rime and mist both at 0.3.",
        MAP + "The rest is about dew.\n\n### Correlation with dew\n\n- 🌫 fog (0.8)\n- 🧊 hail (0.7)\n"
        "- snow (0.6)\n"
        "- sun (-0.5)\n- rime and mist (both at 0.3)\n",
    ],
)
def test_all_is_compared_with_one(text):
    values = {frozenset(names): value for names, value in pairs(text).items()}
    told = {"fog": 0.8, "hail": 0.7, "snow": 0.6, "sun": -0.5, "rime": 0.3, "mist": 0.3}
    assert values == {frozenset(("dew", name)): value for name, value in told.items()}


def test_a_line_that_names_what_the_next_one_is_about():
    text = (
        "A correlation heatmap of dew_mm, fog_h, hail_n, sun_h.\n\nNotable pairs:\n\nfog_h and hail_n: 0.63"
        "\n\ndew_mm:\n\nPositive correlation with fog_h (0.25) and hail_n (0.19).\n"
        "Negative correlation with sun_h (-0.06)."
    )
    assert pairs(text) == {
        ("fog_h", "hail_n"): 0.63,
        ("dew_mm", "fog_h"): 0.25,
        ("dew_mm", "hail_n"): 0.19,
        ("dew_mm", "sun_h"): -0.06,
    }


def test_numbers_under_no_comparison():
    text = "# Correlation heatmap\n\n## Model\n\n- trees (0.8)\n- splits (0.7)\n"
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "The figure shows a 3x3 heatmap of pairwise overlap between the pond, lake and river samples. "
            "Pond and lake share very little (0.04), pond–river is 0.21 and lake/river sits at 0.38.",
            {("Pond", "lake"): 0.04, ("Pond", "river"): 0.21, ("lake", "river"): 0.38},
        ),
        (
            "Fig. 2. Pairwise distances between dialects. Low Saxon–Frisian 0.12, Frisian–Danish 0.18, "
            "Low Saxon–Danish 0.21. Darker cells are closer.",
            {("Low Saxon", "Frisian"): 0.12, ("Frisian", "Danish"): 0.18, ("Low Saxon", "Danish"): 0.21},
        ),
        (
            "The 3 × 3 grid shows the win rate of each row player against each column player: Ann beats Ben "
            "in 62% and Cem in 55% of games; Ben beats Cem in 48% and Ann in 38%; Cem wins 45% against Ann.",
            {
                ("Ann", "Ben"): 62,
                ("Ann", "Cem"): 55,
                ("Ben", "Cem"): 48,
                ("Ben", "Ann"): 38,
                ("Cem", "Ann"): 45,
            },
        ),
        (
            "A heatmap of driving distances. It is 12 km from Ayr to Bath and 85 km from Ayr to Deal. "
            "Bath to Deal is 81 km, and Ely lies 44 km from Bath.",
            {("Ayr", "Bath"): 12, ("Ayr", "Deal"): 85, ("Bath", "Deal"): 81, ("Ely", "Bath"): 44},
        ),
        (
            "# A heatmap of correlations\n\nLooking at the `dew` column, we notice:\n\n"
            "* `fog_h` has the highest correlation with dew (0.70)\n* `hail_n` comes second with 0.67\n"
            "* `sun_h` is slightly negative (-0.05)\n",
            {("fog_h", "dew"): 0.7, ("hail_n", "dew"): 0.67, ("sun_h", "dew"): -0.05},
        ),
    ],
)
def test_other_relations_that_only_pairs_tell(text, told):
    found = {tuple(name.strip("`") for name in names): value for names, value in pairs(text).items()}
    turned = {names[::-1]: value for names, value in told.items()}
    assert {n: v for n, v in found.items() if n in told or n not in turned} == told


@pytest.mark.parametrize(
    "said",
    [
        "The threshold was 0.7. Dew correlates with fog more strongly than with hail (0.4).",
        "On average the coefficients are 0.12, and 0.3 was our threshold.",
        "Our model of dew and fog reaches an R² of 0.71 and an accuracy of 0.86.",
    ],
)
def test_numbers_that_are_no_values_of_pairs(said):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(f"A correlation heatmap. {said}")


def test_symmetric_players_make_no_symmetric_matrix():
    text = (
        "A heatmap of the average payoff of each player.\n\n- Hawk vs Dove: 5.00\n- Dove vs Hawk: 0.00\n"
        "- Hawk earns only 1.04 against Owl\n- Symmetric players do well\n"
    )
    assert pairs(text) == {("Hawk", "Dove"): 5, ("Dove", "Hawk"): 0, ("Hawk", "Owl"): 1.04}


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "- **Pressure vs Dew Point (-0.78)**: inverse\n- **Price Index vs Dew Point (0.61)**\n",
            {("Pressure", "Dew Point"): -0.78, ("Price Index", "Dew Point"): 0.61},
        ),
        ("Rain and Flow point to a link (0.4).", {("Rain", "Flow"): 0.4}),
        ("Rain and Flow Show a strong link (0.8).", {("Rain", "Flow"): 0.8}),
    ],
)
def test_names_may_end_with_a_word_of_talk(said, told):
    assert pairs(f"{MAP}\n\n{said}") == told


def test_one_more_set_against_several():
    said = "Rain has a correlation of 0.92 with Flow and 0.88 with Salt, while {} (-0.01)."
    found = {("Rain", "Flow"): 0.92, ("Rain", "Salt"): 0.88, ("Rain", "Wind"): -0.01}
    assert pairs(MAP + said.format("Wind is almost uncorrelated")) == found
    for unclear in ("Wind is lower", "Wind and Table are uncorrelated"):
        assert ("Rain", "Wind") not in pairs(MAP + said.format(unclear) + " Rain and Wind are near.")


@pytest.mark.parametrize("palette", [
    "Diverging RdBu_r palette from -1 to 1.", "The palette runs from -1 to 1 (RdBu_r).", "Colours go "
    "from -1 to 1.",
])
def test_what_is_said_of_the_palette_is_none_of_the_pairs(palette):
    lines = "Heat: Rain -0.62, Snow 0.11, Wind 0.3\nRain: Snow -0.20, Wind 0.02\nSnow: Wind 0.4\n"
    text = f"Correlation heatmap.\n\n{lines}{palette}\n"
    assert panel(text).x.categories == ("Heat", "Rain", "Snow", "Wind")
    assert panel(text).grid.values[[0, 0, 0, 1, 1, 2], [1, 2, 3, 2, 3, 3]].tolist() == [
        -0.62, 0.11, 0.3, -0.2, 0.02, 0.4]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "Variables such as dew depth (dp, r = 0.43), maximum gust (gst, r = −0.42) and fog (fg, 0.3) "
            "have "
            "the strongest relationships with frost, highlighting the main drivers behind cold nights.",
            [("dew depth", "frost", 0.43), ("maximum gust", "frost", -0.42), ("fog", "frost", 0.3)],
        ),
        (
            "Factors like dew (0.4), fog (-0.2) and hail (0.1) relate most to frost, making them good "
            "predictors.",
            [("dew", "frost", 0.4), ("fog", "frost", -0.2), ("hail", "frost", 0.1)],
        ),
        (
            "Dew (0.61) and fog (0.58) have the strongest positive association with frost, while hail "
            "(-0.37) "
            "and gusts (-0.52) have a negative one.",
            [
                ("dew", "frost", 0.61),
                ("fog", "frost", 0.58),
                ("hail", "frost", -0.37),
                ("gusts", "frost", -0.52),
            ],
        ),
        (
            "Overview: A strong positive correlation was seen between dew and fog (significant, r = 0.8).",
            [("dew", "fog", 0.8)],
        ),
    ],
)
def test_names_behind_such_as_and_short_ones_before_values(said, told):
    found = {tuple(sorted(map(str.lower, names))): value for names, value in pairs(MAP + said).items()}
    assert found == {tuple(sorted((a, b))): value for a, b, value in told}


def test_one_variable_with_features_such_as():
    said = "features such as size (0.7), age (-0.3) and rooms (0.5)"
    read = panel(f"The heatmap shows the correlation of price with {said}.")
    assert read.y.categories == ("size", "age", "rooms")
    assert read.grid.values.tolist() == [[0.7], [-0.3], [0.5]]


def test_a_bracket_that_the_width_of_the_lines_cut():
    said = "The correlation heatmap shows that dew (dw, r = −0.44), and fog (fg, \nr = 0.43) depend on frost."
    found = pairs(said.replace("depend on", "are both related to"))
    assert found == {("dew", "frost"): -0.44, ("fog", "frost"): 0.43}


@pytest.mark.parametrize("listed", ["rain, wind, hail, dew", "rain, wind, hail and dew"])
@pytest.mark.parametrize("head", [
    "A correlation heatmap of {}. ", "A square heatmap of similarities of {}. ",
    "A square heatmap shows cosine similarities between the embeddings of {}. ",
])
def test_one_cell_off_the_diagonal_and_a_list_of_all(head, listed):
    said = "rain–hail 0.61 and wind–dew 0.63 follow. rain–wind is the brightest off-diagonal cell at 0.78."
    read = panel(head.format(listed) + said)
    assert read.x.categories == read.y.categories == ("rain", "wind", "hail", "dew")
    assert pairs(head.format(listed) + said) == {
        ("rain", "wind"): 0.78, ("rain", "hail"): 0.61, ("wind", "dew"): 0.63}


@pytest.mark.parametrize("one", ["largest", "only", "most striking", "next"])
def test_one_of_all_off_the_diagonal_is_not_all(one):
    said = f"A correlation heatmap of rain, wind and hail. The {one} off-diagonal value is 0.78."
    assert pairs(said) == {}


def test_linkage_disequilibrium():
    said = (
        "The plot is a triangular heatmap of linkage disequilibrium (r²) between SNPs rs1, rs2, rs3, "
        "rs4. The r² of "
        "rs1 with rs2, rs3 and rs4 is 0.95, 0.40 and 0.12. For rs2 it is 0.38 with rs3."
    )
    assert panel(said).x.categories == ("rs1", "rs2", "rs3", "rs4")
    assert pairs(said) == {
        ("rs1", "rs2"): 0.95, ("rs1", "rs3"): 0.4, ("rs1", "rs4"): 0.12, ("rs2", "rs3"): 0.38}


@pytest.mark.parametrize(("said", "names", "expected"), [
    ("It shows links.\n\n- Rain & Flow (strong correlation: 0.45)\n- Wind & Sun (correlation: -0.3)",
     ["Rain", "Flow", "Wind", "Sun"], "u 0.45 u u\nu u u u\nu u u -0.3\nu u u u"),
    ("There is a weak correlation between the **number of beds** (0.26) and the **rent**.",
     ["number of beds", "rent"], "u 0.26\nu u"),
    ("There is a weak correlation between beds (0.26) and rent, and it stays so.",
     ["beds", "rent"], "u 0.26\nu u"),
])  # fmt: skip
def test_values_in_brackets_with_words_or_behind_the_first_name(said, names, expected):
    read = panel(f"A correlation heatmap. {said}")
    assert (list(read.x.categories), grid(read)) == (names, expected)


@pytest.mark.parametrize("said", [
    "There is a weak correlation between beds (0.26) and the rent, the age and the area.",
    "There is a weak correlation between beds (0.26) and rent (0.3) and age.",
])
def test_values_behind_one_of_several_names(said):
    assert told_relations(said).pairs == ()


def test_a_value_behind_the_first_of_several_is_not_that_of_all_pairs():
    head = "Correlation heatmap. Variables: beds, rent, age, area. "
    said = "The correlation between beds (0.26) and the rent, the age and the area is weak."
    assert pairs(head + said) == {}
    assert len(pairs(head + "The correlations between beds, rent and age are all 0.26.")) == 6


def test_pairs_under_heads_are_no_grid_of_heads():
    read = panel("The correlation matrix reveals:\n\n1.  **Rain and more**:\n    *   `rain` "
                 "$\\leftrightarrow$ `wind`: **0.25**\n"
                 "    *   `rain` $\\leftrightarrow$ `fog`: **0.31**\n2.  **The paradox**:\n"
                 "    *   `wind` $\\leftrightarrow$ `fog`: **-0.15** (Negative!)\n    *   *Meaning*: none.\n")
    assert list(read.x.categories) == list(read.y.categories) == ["rain", "wind", "fog"]
    assert grid(read) == "u 0.25 0.31\nu u -0.15\nu u u"


def test_names_with_per_and_bold_pairs():
    read = panel("A correlation heatmap.\n\n**Visits and visits per month** are positively correlated "
                 "(r=0.44).\n\n"
                 "**Floor 365 and cost per unit** are weakly correlated(r=0.25).")
    assert list(read.x.categories) == ["Visits", "visits per month", "Floor 365", "cost per unit"]
    assert grid(read) == "u 0.44 u u\nu u u u\nu u u 0.25\nu u u u"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("r(dew, fog) = 0.42 and r(dew, hail) = -0.13.", {("dew", "fog"): 0.42, ("dew", "hail"): -0.13}),
        ("\n- Corr(dew, gust_speed) = **0.61**\n- Corr(fog, gust_speed) = **0.27**",
         {("dew", "gust_speed"): 0.61, ("fog", "gust_speed"): 0.27}),
        ('`corr(dew, fog)` is 0.42, ρ("dew", "total hail") is 0.18.',
         {("dew", "fog"): 0.42, ("dew", "total hail"): 0.18}),
        ("Dew and fog are related, r(58) = 0.42.", {("Dew", "fog"): 0.42}),
    ],
)
def test_pairs_between_the_brackets_of_a_function(said, told):
    assert pairs("Correlation heatmap. " + said) == told


def test_a_size_without_its_sign_is_no_value():
    assert not panel("The correlation heatmap shows |corr(dew, fog)| = 0.4.").x.categories


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Dew correlates with fog (0.84) and hail (0.41), which is related to frost (0.22).",
         {("Dew", "fog"): 0.84, ("Dew", "hail"): 0.41, ("hail", "frost"): 0.22}),
        ("The strongest correlation is between dew and fog (0.84), which is correlated with hail (0.41).",
         {("dew", "fog"): 0.84, ("fog", "hail"): 0.41}),
        ("Most correlated with frost are dew (0.84) and fog (0.41), which is related to hail (0.22).",
         {("dew", "frost"): 0.84, ("fog", "frost"): 0.41, ("fog", "hail"): 0.22}),
    ],
)
def test_what_the_name_before_a_clause_relates_to(said, told):
    assert pairs("Correlation heatmap. " + said) == told


def test_a_word_before_how_names_relate_is_none_of_them():
    said = "'Dew' was stongly correlated with 'fog' (0.84). 'Hail' is fiercely related to 'dew' (0.41)."
    assert pairs("Correlation heatmap. " + said) == {("Dew", "fog"): 0.84, ("Hail", "Dew"): 0.41}


def test_whose_value_it_is_behind_one_that_came_first_is_not_guessed():
    said = "Dew has a correlation of 0.43 with fog, and hail 0.42."
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("Correlation heatmap. " + said)
    assert pairs("Correlation heatmap. Dew has a correlation of 0.43 with fog and 0.42 with hail.") == {
        ("Dew", "fog"): 0.43, ("Dew", "hail"): 0.42}


def test_pairs_of_a_similarity_matrix() -> None:
    text = (
        "The t-SNE plot shows two clusters. The protein similarity matrix shows the highest similarity "
        "between "
        "1ABC and 2DEF at 0.36, which share a fold. The helix proteins 3GHI and 4JKL show elevated "
        "similarity at 0.35."
    )
    assert panel(text).x.categories == ("1ABC", "2DEF", "3GHI", "4JKL")
    assert cells(text)[0][1] == 0.36
    assert cells(text)[2][3] == 0.35
    text = (
        "The similarity matrix shows the highest similarity between Rome and Ayr at 0.3. The cities "
        "Bonn and Oslo have a similarity of 0.2."
    )
    assert panel(text).x.categories == ("Rome", "Ayr", "Bonn", "Oslo")


def test_all_pairs_and_the_diagonal_behind_them():
    read = panel("The matrix of Cohen's kappa between raters is displayed as a heatmap: R1–R2 0.81, "
                 "R1–R3 0.77, "
                 "R2–R3 0.74, and 1 on the diagonal.")
    assert list(read.x.categories) == ["R1", "R2", "R3"]
    assert grid(read) == "1 0.81 0.77\nu 1 0.74\nu u 1"


@pytest.mark.parametrize(
    "said",
    [
        "There is an imposing, 0.91, correlation between dew and fog.",
        "There is an imposing (0.91) correlation between dew and fog.",
        "We found an imposing correlation, 0.91, between dew and fog.",
        "Dew shows an imposing, 0.91, correlation with fog.",
        "Off-diagonal value (0.91): the elements there (0.91) are the correlation of dew and fog.",
    ],
)
def test_praise_and_leads_name_nothing(said):
    found = pairs(MAP + said)
    assert {(a.lower(), b): value for (a, b), value in found.items()} == {("dew", "fog"): 0.91}


def test_a_lead_with_another_value_is_not_understood():
    assert not told_relations("Highest value (0.8): a correlation of 0.7 between dew and fog.").pairs


def test_those_with_something_are_a_group_and_no_pair():
    assert not told_relations("The milk diet is followed among those with gout (18.4%).").pairs


def test_a_word_of_talk_spelt_as_the_name_before_its_bracket():
    said = "Grain Price (Open) correlates with Silver (Close) at 0.3."
    assert pairs(MAP + said) == {("Grain Price (Open)", "Silver (Close)"): 0.3}
    assert pairs(MAP + "Grain (Strong) correlates with Silver (0.3).") == {("Grain", "Silver"): 0.3}


def test_variables_in_this_case():
    text = "The correlation matrix of the variables, in this case dew, fog and hail. Dew and hail: 0.3."
    assert panel(text).x.categories == ("dew", "fog", "hail")
    text = (
        "A correlation heatmap with coefficients between variables—in this case, the two drinks. "
        "The correlation between milk and tea is 0.3."
    )
    assert panel(text).x.categories == ("milk", "tea")


TABLES = """# {title}

### {strong}

| Pair | {head} | Note |
|---|---|---|
| dew {sign} fog | 0.8 | wet |
| hail {sign} wind | 0.7 | cold |

### {weak}

| Pair | {head} | Note |
|---|---|---|
| dew {sign} wind | -0.4 | dry |
"""


@pytest.mark.parametrize(
    ("title", "head", "sign"),
    [
        ("Correlation heatmap", "Correlation", "&"),
        ("Correlation heatmap", "Pearson r", "and"),
        ("Korrelationsmatrix", "Korrelation", "und"),
        ("Matriz de correlación", "Correlación", "y"),
        ("Matrice de corrélation", "Corrélation", "et"),
    ],
)
def test_pairs_in_several_tables_under_the_same_heads(title, head, sign):
    text = TABLES.format(title=title, head=head, sign=sign, strong="Above zero", weak="Below")
    assert panel(text).x.categories == panel(text).y.categories == ("dew", "fog", "hail", "wind")
    assert pairs(text) == {("dew", "fog"): 0.8, ("hail", "wind"): 0.7, ("dew", "wind"): -0.4}


def test_one_that_has_the_most_with_two_others():
    said = "Dew has the strongest negative correlation with fog (-0.62) and with hail (-0.51)."
    assert pairs(MAP + said) == {("Dew", "fog"): -0.62, ("Dew", "hail"): -0.51}
    said = "Dew has the strongest correlation with fog (0.62), and wind has one with hail (0.5)."
    assert ("Dew", "hail") not in pairs(MAP + said)


def test_a_label_that_a_text_begins_in_another_form():
    said = "Heating Cost Index and frost have a correlation of 0.5. Snow correlates with heated costs (0.4)."
    assert pairs(MAP + said) == {("Heating Cost Index", "frost"): 0.5, ("Snow", "Heating Cost Index"): 0.4}
    said += " Heating Cost Level and frost have a correlation of 0.3."
    assert pairs(MAP + said)["Snow", "heated costs"] == 0.4


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "Dew has a correlation of 0.6 with fog, whereas frost has one of -0.4.",
            [("Dew", "fog", 0.6), ("frost", "fog", -0.4)],
        ),
        (
            "Dew correlates with fog at 0.6, while frost correlates negatively at -0.4.",
            [("Dew", "fog", 0.6), ("frost", "fog", -0.4)],
        ),
        (
            "Dew shows a correlation of 0.6 with fog, and frost a negative one of -0.4.",
            [("Dew", "fog", 0.6), ("frost", "fog", -0.4)],
        ),
        (
            "Dew has a correlation of 0.6 with fog, while frost shows a weaker one (-0.4) with hail.",
            [("Dew", "fog", 0.6), ("frost", "hail", -0.4)],
        ),
        ("Dew has a correlation of 0.6 with fog and 0.3 with hail, whereas frost has one of -0.4.", []),
        ("Dew has a correlation of 0.6 with fog, while frost shows -0.4, with hail.", []),
        ("Dew correlates with fog at 0.6, while frost correlates negatively at -0.4 and hail 0.2.", []),
        ("The correlation between dew and fog is 0.6, while frost shows a negative correlation of -0.4.", []),
    ],
)
def test_a_clause_without_a_partner_of_its_own(said, told):
    pairs = told_relations(said).pairs
    assert [(a, b, float(said[at:].split()[0].strip(",.()"))) for a, b, at in pairs] == told


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Breaking this down further, dew correlates with fog (0.6).", {("dew", "fog"): 0.6}),
        ("Looking at the heatmap, dew correlates with fog (0.6).", {("dew", "fog"): 0.6}),
        ("Even more striking, dew correlates with fog (0.6).", {("dew", "fog"): 0.6}),
        ("Equally surprising, dew correlates with fog (0.6).", {("dew", "fog"): 0.6}),
        ("Here the results become unintuitive: dew correlates with fog (0.6).", {("dew", "fog"): 0.6}),
        ("Parking correlates with fog (0.6).", {("Parking", "fog"): 0.6}),
        ("Water use correlates with fog (0.6).", {("Water use", "fog"): 0.6}),
        (
            "Matches played shows a correlation of 0.6 with wages and 0.2 with goals scored.",
            {("Matches played", "wages"): 0.6, ("Matches played", "goals scored"): 0.2},
        ),
        ("Points earned correlates with games won (0.6).", {("Points earned", "games won"): 0.6}),
        ("Height difference correlates with fog at 0.6.", {("Height difference", "fog"): 0.6}),
        ("Dew correlates with height difference (0.6).", {("Dew", "height difference"): 0.6}),
        ("Dew and fog, with a difference of 0.6.", {}),
    ],
)
def test_names_of_several_words_and_words_before_them(said, told):
    assert {(a, b): float(said[at : at + 3]) for a, b, at in told_relations(said).pairs} == told


def test_decimals_spelt_out_digit_by_digit():
    said = (
        "Dew correlates with fog at positive zero point six two. Sun shows a strong negative correlation of "
        "minus zero point four five with fog, while wind has a weaker one of minus zero point one nine."
    )
    assert pairs(MAP + said) == {("Dew", "fog"): 0.62, ("Sun", "fog"): -0.45, ("wind", "fog"): -0.19}


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "Strong links with fog are dew with 0.6 and hail with 0.5. Weak relations include snow "
            "with 0.4, and sun and rime both at 0.3.",
            [("fog", "dew"), ("fog", "hail"), ("fog", "snow"), ("fog", "sun"), ("fog", "rime")],
        ),
        (
            "Most related to fog are dew (0.6) and hail (0.5). Snow also correlates with fog (0.4).",
            [("fog", "dew"), ("fog", "hail"), ("fog", "Snow")],
        ),
        (
            "Dew correlates with fog (0.6). The features most related to fog are hail (0.5) and snow (0.4).",
            [("Dew", "fog"), ("hail", "fog"), ("snow", "fog")],
        ),
        (
            "Dew correlates with fog (0.6), fog with hail (0.5), and snow correlates with dew (0.4).",
            [("Dew", "fog"), ("fog", "hail"), ("snow", "Dew")],
        ),
    ],
)
def test_one_side_for_what_several_are_related_to(said, told):
    assert pairs(MAP + said) == dict(zip(told, (0.6, 0.5, 0.4, 0.3, 0.3), strict=False))


ITEMS = "## What the heatmap shows\n\n- Dew vs fog (-0.3) → hardly any fog.\n- Dew vs sun (-0.5) → dry.\n"
ITEMS += "- Dew vs snow (0.2) → little.\n"
DEW = {("Dew", "fog"): -0.3, ("Dew", "sun"): -0.5, ("Dew", "snow"): 0.2}


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("- fog and snow (0.4) → both are cold.\n", {("fog", "snow"): 0.4}),
        ("- fog & snow (0.4): both are cold.\n", {("fog", "snow"): 0.4}),
        ("- Rime and hail (0.4) - a positive correlation.\n", {("Rime", "hail"): 0.4}),
        ("- **Rime** and **hail** (0.4) → correlated.\n- fog and snow (0.1)\n",
         {("Rime", "hail"): 0.4, ("fog", "snow"): 0.1}),
    ],
)  # fmt: skip
def test_pairs_joined_by_and_among_pairs_that_are_tied(more, told):
    assert pairs(ITEMS + more) == DEW | told
    assert panel(ITEMS + more).x.categories == panel(ITEMS + more).y.categories


@pytest.mark.parametrize("more", ["- Bread and butter (12) → sold at noon.\n", "- It is wet and cold (7).\n"])
def test_what_else_is_joined_by_and_is_no_pair(more):
    assert pairs(ITEMS + more) == DEW
    assert panel(ITEMS + more).y.categories == ("Dew",)


@pytest.mark.parametrize(
    "end",
    ["", ", hinting at an inverse relation of the two.", ", indicating a link.", ", so they are related."],
)
def test_two_names_in_bold_of_which_neither_leads_the_item(end):
    text = f"{MAP}\n\n- **Dew** shows a correlation with **fog** (0.6).\n- **Hail** and **fog** have a "
    assert pairs(f"{text}negative correlation (-0.4){end}\n") == {("Dew", "fog"): 0.6, ("Hail", "fog"): -0.4}


@pytest.mark.parametrize(
    "said",
    [
        "The strongest cross-site correlation is between Old Town and North Shore readings at 0.71.",
        "Old Town and North Shore readings are the most similar to one another with a correlation of 0.71.",
        "The most alike pair is Old Town and North Shore stations, with a correlation of 0.71.",
        "The correlation between Old Town and North Shore is 0.71.",
    ],
)
def test_what_both_names_are_is_no_part_of_the_second(said):
    assert pairs(f"Correlation heatmap\n\n{said}\n") == {("Old Town", "North Shore"): 0.71}


@pytest.mark.parametrize("name", ["Snow Melt volume", "Ice Cream sales", "R&D Budget", "West End"])
def test_what_is_part_of_a_name(name):
    text = f"Correlation heatmap\n\nTemperature and {name} are correlated at 0.81.\n"
    assert pairs(text) == {("Temperature", name): 0.81}


@pytest.mark.parametrize("about", ["approx. ", "approx ", "circa ", "about ", "~", ""])
@pytest.mark.parametrize("lead", ["", "Weight vs. Economy: "])
def test_a_short_form_of_two_words_and_values_that_are_not_exact(about, lead):
    text = (
        "Correlation heatmap of vans.\n\n"
        "* Curb Weight (Curb W) has the strongest positive correlation with Cost (0.65).\n"
        f"* {lead}A negative correlation ({about}-0.45) was observed between Curb W and Economy, "
        "reflecting the trade-off between mass and fuel.\n"
        "* A strong correlation (0.89) exists between City and Country.\n"
    )
    names, weight = panel(text).y.categories, "Curb Weight (Curb W)"
    assert set(names) == {weight, "Cost", "Economy", "City", "Country"}
    told = {
        frozenset((names[r], names[c])): value
        for r, row in enumerate(cells(text)) for c, value in enumerate(row) if value is not None
    }
    assert told == {
        frozenset((weight, "Cost")): 0.65,
        frozenset((weight, "Economy")): -0.45,
        frozenset(("City", "Country")): 0.89,
    }


@pytest.mark.parametrize(
    "said",
    ['the highest correlation belonged to "rent" and "rooms" (0.88)',
     'the strongest correlation is that of "rent" and "rooms" (0.88)',
     "the closest relation is the one of rent and rooms (0.88)"],
)
def test_to_whom_the_strongest_one_belongs(said):
    text = f"According to the correlation heatmap, {said}. Age and rent are correlated too (-0.2).\n"
    told = {frozenset(map(str.lower, pair)): value for pair, value in pairs(text).items()}
    assert told == {frozenset(("rent", "rooms")): 0.88, frozenset(("rent", "age")): -0.2}


@pytest.mark.parametrize(
    "said",
    ["rent correlates with the distance to the station (-0.4)",
     "The distance to the station correlates with rent (-0.4)",
     "rent and the distance to the station are correlated (-0.4)"],
)
def test_a_distance_to_the_thing_is_one_name(said):
    ((first, second, _),) = told_relations(said).pairs
    assert {first, second} == {"rent", "distance to the station"}


def test_a_distance_from_the_one_to_the_other_is_that_of_two():
    ((first, second, _),) = told_relations("The distance from the rye to the oats is 0.4").pairs
    assert (first, second) == ("rye", "oats")


LISTED = ("Rain Fall", "River Level", "Soil Moisture", "Crop Yield")


@pytest.mark.parametrize("listed", ["- {}", "Metrics: {}"])
@pytest.mark.parametrize("line", ["- **{2}:** {0} → {1} (strong)", "- {0} ↔ {1}: {2}", "- {0} -> {1}: {2}"])
def test_pairs_of_which_a_list_has_the_names_in_full(listed, line):
    told = [
        ("Rain", "River", "0.82"),
        ("Soil Moisture", "Crop Yield", "-0.84"),
        ("River Level", "Soil Moisture", "0.91"),
    ]
    lines = "\n".join(line.format(*pair) for pair in told)
    text = f"## Correlation matrix\n\n{listed.format(', '.join(LISTED))}\n\nKey correlations:\n{lines}\n"
    assert panel(text).x.categories == panel(text).y.categories == LISTED
    assert grid(panel(text)) == "u 0.82 u u\nu u 0.91 u\nu u u -0.84\nu u u u"


def test_a_short_name_of_two_labels_is_neither():
    text = "## Correlation matrix\n\n- Rain Fall, Rain Days, Soil, Yield\n\n"
    text += "- Rain → Soil: 0.8\n- Soil → Yield: 0.4\n"
    assert "Rain Fall" not in panel(text).x.categories


def test_a_matrix_for_each_of_what_is_counted():
    text = (
        "## Correlation heatmap\n\nThe rank correlation of the measures for both shores.\n\n"
        "- North shore (n = 800): rain–fog show the highest correlation (r = 0.77).\n"
        "- South shore (n = 600): fog–rain again show the highest correlation (r = 0.76).\n"
    )
    assert [(pairs_in.title, len(pairs_in.x.categories)) for pairs_in in replot.parse(text).panels] == [
        ("North shore (n = 800)", 2), ("South shore (n = 600)", 2)
    ]
    assert [sum(v is not None for row in cells(text, k) for v in row) for k in (0, 1)] == [1, 1]


def test_the_scale_of_colours_is_no_pair():
    text = (
        "A correlation heatmap. Rain correlates negatively with dust (-0.4) and with heat (-0.6). "
        "Dust and heat correlate at 0.5. {0}"
    )
    grid = ["Rain, dust, heat / Rain, dust, heat\nu -0.4 -0.6\nu u 0.5\nu u u"]
    assert told(text.format("")) == grid
    assert told(text.format("Colours follow coolwarm with limits of -1 and 1.")) == grid
    assert told(text.format("Shades follow viridis with bounds at -1 and 1.")) == grid


def test_limit_may_be_a_variable():
    text = "A correlation heatmap of loans. Limit and Rating correlate at 0.99, Limit and Copper at 0.10."
    assert told(text)[0].startswith("Limit, Rating, Copper / Limit, Rating, Copper\nu 0.99 0.1\n")
