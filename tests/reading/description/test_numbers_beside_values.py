"""Sentences that hold more numbers than values: what was before, what is expected, what all but some have."""

from __future__ import annotations

import pytest
from sources import codes, told

HILL = "A heatmap. Rows: hill, lake. Columns: May, June. "
THREE = "A heatmap. Rows: hill, lake, moor. Columns: May, June, July. "
FOUR = "A heatmap. Rows: hill, lake. Columns: May, June, July, August. "


def grid(text):
    return told(text)[0].split("\n", 1)[1].replace("\n", " / ")


@pytest.mark.parametrize(
    ("said", "cells"),
    [
        # of another time, or of another wish
        ("The hill has 20 in May instead of the usual 15, 18 in June rather than 25.", "20 18 / u u"),
        ("The hill has 20 in May, not 21, and 14 in June.", "20 14 / u u"),
        ("The hill has not 20 but 22 in May.", "22 u / u u"),
        ("Hill, May: 0.6 (was 0.4 in the draft). Hill, June: 0.2, formerly 0.3.", "0.6 0.2 / u u"),
        ("Hill, May: was 0.3 in the draft, now 0.35.", "0.35 u / u u"),
        ("The hill costs 2.50 in May, up from 2.20 a year before, and 2.80 in June.", "2.5 2.8 / u u"),
        ("The hill has 1.10 in May (2022: 0.99) and 1.20 in June (2022: 1.05).", "1.1 1.2 / u u"),
        ("Hill: 55 in May (expected: 50), 48 in June (50 expected).", "55 48 / u u"),
        # counts and tests
        ("Hill: May 4.1 (n = 20), June 4.4 (n = 22).", "4.1 4.4 / u u"),
        ("The hill had 1.5 in May (p = 0.03) and 2.4 in June (p < 0.001).", "1.5 2.4 / u u"),
        ("The hill hit 9 of 10 in May and 4 of 10 in June.", "9 4 / u u"),
        ("The hill takes up 4.2 kg per 10 m2 in May and 3.1 kg per 10 m2 in June.", "4.2 3.1 / u u"),
        ("The hill has 31 in May, in line with the 30 quoted by Moss (2009). The lake has 24 in June.",
         "31 u / u 24"),
        ("The hill has 31 in May and 24 in June, close to the 25 m reported by Moss (2009).", "31 24 / u u"),
        ("24 is reached on the hill in June, consistent with the value 25 given in our old report.",
         "u 24 / u u"),
        # bounds, sums, differences
        ("The hill has 12 in May, above the limit of 10, and 8 in June.", "12 8 / u u"),
        ("The hill has 31 in May and 24 in June, a difference of 7.", "31 24 / u u"),
        ("The hill has 31 in May and 24 in June, a total drop of 7%.", "31 24 / u u"),
        ("The hill has 31 in May and 24 in June, a loss of 7 points in total.", "31 24 / u u"),
        ("The hill has 31 in May and 24 in June, a drop of 7 cm from start to end.", "31 24 / u u"),
        ("The hill has 31 in May, 7 more than the lake.", "31 u / u u"),
        ("The hill averages 27 over the summer: 31 in May, 23 in June.", "31 23 / u u"),
        ("The hill has 15 in May and 13 in June, 14 on average.", "15 13 / u u"),
        ("The lake has 3 in May; together hill and lake have 7 in May.", "u u / 3 u"),
        ("The hill ranked 2nd in May, with 4 in June.", "u 4 / u u"),
        ("The hill had 900 in May and rose by 50 in June.", "900 u / u u"),
        ("The hill had 40 in May, which is 10 more than in June and 20 more than the lake.", "40 u / u u"),
        ("The hill had 30 birds in May and 25 in June, among them 5 owls.", "30 25 / u u"),
        ("The lake had 12 birds in May, 3 of them owls.", "u u / 12 u"),
        ("The hill, who is 45, worked 5 hours in May.", "5 u / u u"),
        ("The hill has 10 (±3) in May and 20 in June.", "10 20 / u u"),
        ("The hill is at 41 in May. The lake is 2 years older in May, 3 years older in June.", "41 u / u u"),
        # told with the label that they are of
        ("The hill rose to 14 in June, up from 12 in May.", "12 14 / u u"),
        ("The hill has an average of 5 in May.", "u u / u u"),
    ],
)
def test_numbers_that_are_no_values(said, cells):
    assert grid(HILL + said) == cells


@pytest.mark.parametrize(
    ("said", "cells"),
    [
        ("It is 0.7 in May on the hill and it is not 0.7 in May on the lake.", "0.7 u / u u"),
        ("Hill: 300 in May. Lake: 200 in May, while 500 were planned for June.", "300 u / 200 u"),
        ("Neither hill nor lake reach 5 in May; in June the hill has 6, the lake 7.", "u 6 / u 7"),
        ("The hill has 3 in May or June, and it is not known which.", "u u / u u"),
        ("The hill has 3 in May or in June, the lake has 4 in May.", "u u / 4 u"),
        ("The hill has 5 in May and June.", "5 5 / u u"),
        ("The hill has 5 in May and in June.", "5 5 / u u"),
        ("The hill has 3 in May and in June 5.", "3 5 / u u"),
        ("The hill has 3 in May and in June the lake has 2.", "3 u / u 2"),
        ("The hill has 10 in May and June together, the lake 4 in June.", "u u / u 4"),
        ("The 7 of the hill in May is an error; the lake has 3 in May.", "u u / 3 u"),
        ("The hill has 4 in May. For the lake in May, 50 is likely.", "4 u / u u"),
        ("In May the hill led with 18 to 16. The lake has 4 in June.", "u u / u 4"),
        ("The hill was open from 9 to 5 in May, the lake has 7 in June.", "u u / u 7"),
        ("The hill has 5 to 9 in May.", "5..9 u / u u"),
        ("Hill: 3 in May, the rest of the 10 pieces in June. Lake: 5 in May, 6 in June.", "3 u / 5 6"),
    ],
)
def test_values_that_are_denied_or_left_open(said, cells):
    assert grid(HILL + said) == cells


@pytest.mark.parametrize(
    ("said", "cells"),
    [
        ("Last year the hill had 7 in May. This year the hill has 3 in May and 4 in June.", "3 4 / u u"),
        ("Last year the hill had 7 in May.", "7 u / u u"),
        ("Hill: May 3, June 4. Correction: the value of hill and June should read 0.4.", "3 0.4 / u u"),
        ("Hill: May 3, June 4. Hill, June: 0.4.", "3 4 / u u"),
    ],
)
def test_editions(said, cells):
    assert grid(HILL + said) == cells


def test_labels_of_years_are_no_other_edition():
    text = "A heatmap. Rows: hill, lake. Columns: last year, this year. Last year the hill had 7. "
    assert grid(f"{text}This year it has 3.").startswith("7 ")


@pytest.mark.parametrize(
    ("said", "cells"),
    [
        ("Hill is 9 in May and lake is 5 everywhere else.", "9 u u / u 5 5 / u u u"),
        ("Hill is 9 in May while lake and moor are 5 elsewhere.", "9 u u / u 5 5 / u 5 5"),
        ("Hill is 9 in May and 5 everywhere else.", "9 5 5 / u u u / u u u"),
        ("In the hill row, May is 9 and in the lake row all others are 1.", "9 u u / u 1 1 / u u u"),
        ("Hill is 9 in May, lake is 4 in June; all other cells are 5.", "9 5 5 / 5 4 5 / 5 5 5"),
        ("Hill is 9 in May and June and 5 elsewhere.", "9 9 5 / u u u / u u u"),
        ("Hills pay 8 in May and 10 otherwise.", "8 10 10 / u u u / u u u"),
        ("Lakes pay 4 in July; otherwise 5.", "u u u / 5 5 4 / u u u"),
        ("In June all have 4.", "u 4 u / u 4 u / u 4 u"),
        ("In June both have 4.", "u u u / u u u / u u u"),
    ],
)
def test_the_rest_of_which_line(said, cells):
    assert grid(THREE + said) == cells


@pytest.mark.parametrize(
    ("said", "cells"),
    [
        ("Hill has a 5 in all three columns.", "u u u u / u u u u"),
        ("Hill: 5 in all three.", "u u u u / u u u u"),
        ("Hill has a 5 in all four columns.", "5 5 5 5 / u u u u"),
        ("Hill: all 5.", "5 5 5 5 / u u u u"),
        ("In May both have 3.", "3 u u u / 3 u u u"),
        ("Hill has 5 and 9 in May, June and July, respectively.", "u u u u / u u u u"),
        ("Hill has 9, 8 and 7 in the first three. Lake has 4 and 5 in the last two.", "9 8 7 u / u u 4 5"),
    ],
)
def test_as_many_cells_as_are_counted(said, cells):
    assert grid(FOUR + said) == cells


def test_what_may_be_is_not_exact():
    assert grid(f"{HILL}The hill has perhaps 7 in May.") == "~7 u / u u"


def test_halves_of_a_day_end_a_sentence():
    text = "Heatmap of scores: rows A, B, columns 7 a.m., 9 a.m., 11 a.m. A: 1, 2, 3. B: 4, 5, 6."
    assert told(text) == ["7 a.m., 9 a.m., 11 a.m. / A, B\n1 2 3\n4 5 6"]


@pytest.mark.parametrize(
    ("said", "columns"),
    [
        ("rows Ann, Bob and columns May to July", "May, June, July"),
        ("rows Ann, Bob, columns A to C", "A, B, C"),
        ("rows Ann and Bob; columns week 1 to week 3", "week 1, week 2, week 3"),
        ("columns Mon through Wed, rows Ann, Bob", "Mon, Tue, Wed"),
    ],
)
def test_columns_as_a_range_behind_rows(said, columns):
    assert told(f"Heatmap of goals with {said}. Ann: 1, 2, 3. Bob: 4, 5, 6.") == [
        f"{columns} / Ann, Bob\n1 2 3\n4 5 6"
    ]


def test_a_number_of_a_wrong_count_is_told():
    assert "R103" in codes(FOUR + "\n\n- Hill: 5 in all three months\n- Lake: 1, 2, 3, 4\n")


def test_codes_of_the_first_three():
    text = "A heatmap. Rows: red, blue. Columns: Q1, Q2, Q3, Q4. Red has 9, 8 and 7 in the first three "
    assert grid(f"{text}quarters.") == "9 8 7 u / u u u u"
    assert grid(f"{text}minutes.") == "u u u u / u u u u"


def test_one_size():
    text = "A heatmap. Rows: Ulm, Bonn. Columns: May, June. Ulm: 1.5 million in May, 800 thousand in June. "
    assert grid(f"{text}Bonn: 2 million in May.") == "1.5e+06 800000 / 2e+06 u"
    assert grid(text.replace("thousand", "million")) == "1.5 800 / u u"


def test_words_that_end_a_list_of_labels():
    text = "A heatmap. Rows: pump, fan. Columns: low, mid, high. "
    text += "The pump draws 5, 7 and 9 at low, mid and high. "
    assert grid(f"{text}The fan draws 2 and 4 at low and high.") == "5 7 9 / 2 u 4"


def test_at_home():
    text = "A heatmap. Rows: home teams Ulm, Kiel. Columns: away teams Ulm, Kiel. "
    assert grid(f"{text}Ulm against Kiel at home: 3.") == "u 3 / u u"
    assert grid(f"{text}Ulm against Kiel away: 3.") == "u u / 3 u"


def test_labels_that_are_abbreviations():
    text = "A heatmap. Rows: P, Q. Columns: yes, no. P has 4 in yes and 5 in no. Q has 6 in yes and 7 in no."
    assert told(text) == ["yes, no / P, Q\n4 5\n6 7"]
    assert told(f"A heatmap, see p. 7 and No. 5. {text}") == ["yes, no / P, Q\n4 5\n6 7"]


# --- defaults ------------------------------------------------------------------------------------------

TWO = "A heatmap, rows hill, lake, columns May, June, July. Hill and May is 3, lake and June is 4. "
SQUARE = "A heatmap with rows P, Q and columns P, Q. "


@pytest.mark.parametrize(
    "said",
    [
        "All cells not mentioned are zero.",
        "Anything not listed is 0.",
        "Cells that are not listed here are 0.",
        "Unlisted cells have the value 0.",
        "Everything else is zero.",
        "Other cells: 0.",
    ],
)
def test_what_is_not_mentioned(said):
    assert grid(TWO + said) == "3 0 0 / 0 4 0"


@pytest.mark.parametrize(
    ("said", "cells"),
    [
        ("Missing combinations are blank.", "3 b b / b 4 b"),
        ("Cells not mentioned are not 0.", "3 u u / u 4 u"),
        ("The cells not drawn in colour are those below 0.", "3 u u / u 4 u"),
        ("Hill has 7 in one more cell. All cells not mentioned are zero.", "3 u u / u 4 u"),
        ("Every cell is 5 unless stated otherwise.", "3 5 5 / 5 4 5"),
        ("Every cell is 5 unless stated otherwise. Hill has 6 in June and in July.", "3 6 6 / 5 4 5"),
    ],
)
def test_what_is_said_of_the_rest(said, cells):
    assert grid(TWO + said) == cells


@pytest.mark.parametrize(
    ("said", "cells"),
    [
        ("The diagonal is all ones, everything else is 0.", "1 0 / 0 1"),
        ("Diagonal 9, off-diagonal 0.", "9 0 / 0 9"),
        ("Off-diagonal: 0.", "u 0 / 0 u"),
        ("The diagonal is 1, off-diagonal values range from 0.1 to 0.3.", "1 u / u 1"),
        ("The diagonal is bright and everything else is 0.", "u u / u u"),
        ("Off-diagonal 5 pairs are significant.", "u u / u u"),
    ],
)
def test_the_diagonal_and_the_rest(said, cells):
    assert grid(SQUARE + said) == cells


@pytest.mark.parametrize(
    "said",
    [
        "- Hill: 5, no flights\n- Lake: no flights, 2\n",
        "Hill: May 5, June (no flights). Lake: no flights in May, 2 in June.",
    ],
)
def test_what_there_was_none_of_is_blank(said):
    text = f"A heatmap of delays. Rows: hill, lake. Columns: May, June.\n\n{said}"
    assert grid(text) == "5 b / b 2"


def test_what_there_was_none_of_in_passing():
    assert grid(f"{HILL}\n\n- Hill: 5, 3, with no flights late\n- Lake: 1, 2\n") == "5 3 / 1 2"
@pytest.mark.parametrize("said", ["is high in layer 3 (`last`)", "peaks near layers 2 (`mid`), 3 (`last`)"])
def test_numbers_of_lines_whose_labels_follow(said):
    text = "## Heatmap\n- **Y-axis (Layer):** `last`, `mid`\n- **X-axis (Token):** `red`, `blue`\n"
    assert grid(f"{text}- Token `red` {said}.") == "u u / u u"
    assert grid(f"{text}- Token `red`: 0.5 in layer 3 (`last`).") == "0.5 u / u u"


TREES = "A heatmap. Rows: oak, elm. Columns: May, June, July.\n\n"


@pytest.mark.parametrize(
    ("said", "cells"),
    [
        ("Oak or elm has 5 in May.", "u u u / u u u"),
        ("With oak or elm it is 5 in May.", "5 u u / 5 u u"),
        ("Oak has 5 in May or 6 in June.", "u u u / u u u"),
        ("Oak does not have 5 in May.", "u u u / u u u"),
        ("Oak hardly reaches 5 in May.", "u u u / u u u"),
        ("Oak failed to reach 5 in May and has 4 in June.", "u 4 u / u u u"),
        ("Oak is not only 5 in May but also 6 in June.", "5 6 u / u u u"),
        ("All others: 5 or 6. Oak: 1, 2, 3", "1 2 3 / u u u"),
        ("Cell (1, 2) is 5 more than cell (2, 3).", "u u u / u u u"),
        ("Cell (1, 2) is 2 times cell (2, 3).", "u u u / u u u"),
        ("References [1, 2] = 4 and [2, 3] = 5 differ.", "u u u / u u u"),
        ("[1, 2] = 4 and [2, 3] = 5.", "u 4 u / u u 5"),
    ],
)
def test_what_is_denied_or_left_open(said, cells):
    assert grid(TREES + said) == cells


@pytest.mark.parametrize(
    ("said", "cells"),
    [
        ("Little is lost on the hill (31 in May on the hill), but in June on the lake it is 24.",
         "31 u / u 24"),
        ("Much is lost on the lake (the value is 12 for June on the lake).", "u u / u 12"),
        ("It varies (31 on the hill in May; 9 on the lake in June) a good deal.", "31 u / u 9"),
        ("It is warm (above 31 on the hill in May) or not.", "u u / u u"),
    ],
)
def test_cells_that_a_bracket_tells_alone(said, cells):
    assert grid(HILL + said) == cells


@pytest.mark.parametrize("unit", ["min", "sec"])
def test_a_unit_behind_a_number_ends_a_sentence(unit):
    told_so = f"A has 1 after 5 {unit}. B has 4 after 9 {unit}."
    text = f"Heatmap of yield: rows A, B, columns 5 {unit}, 9 {unit}. {told_so}"
    assert told(text) == [f"5 {unit}, 9 {unit} / A, B\n1 u\nu 4"]


FAULTS = "A heatmap of shares. Rows: Ayr, Bath. Columns: cracks, dents, stains. "


@pytest.mark.parametrize(
    ("said", "cells"),
    [
        ("Of the 812 parts from Ayr, 54.1% had cracks, 17.6% dents and only 0.4% stains.",
         "54.1 17.6 0.4 / u u u"),
        ("Among 90 Bath parts, 9% were prone to cracks, 7% to dents and 1% to stains.", "u u u / 9 7 1"),
        ("In Ayr, of 30 parts 9 had cracks, 7 dents and 14 stains.", "9 7 14 / u u u"),
    ],
)
def test_shares_of_so_many(said, cells):
    assert grid(FAULTS + said) == cells
