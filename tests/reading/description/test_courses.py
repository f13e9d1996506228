"""What a text says of the values along a line: from here to there so much, and then more."""

from __future__ import annotations

import pytest
import sources
from sources import cells, panel, told

N = None
HEAD = (
    "## Heatmap of loads\n- **Y-axis:** pumps: \"A1\", \"B1\"\n"
    "- **X-axis:** hours, from 0 to 12 in increments of 2.\n- **B1:** "
)


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("The load is low (light blue, about 0.2) from hours 0 to 4.", [0.2] * 3 + [N] * 4),
        ("The load is low (0.2, light blue) from hours 0 to 4.", [0.2] * 3 + [N] * 4),
        ("Low (0.2) from hours 0 to approximately 4-6.", [0.2] * 3 + [N] * 4),
        ("Low (0.2) from hours 0 to 4, medium (0.4) from 6 to 10.", [0.2] * 3 + [0.4] * 3 + [N]),
        (
            "Low (0.2) from hours 0 to 4, and then rises to a medium load (0.4) from hours 6 to 10.",
            [0.2] * 3 + [0.4] * 3 + [N],
        ),
        ("The load is low (light blue) from hours 0 to 4.", [N] * 7),
        ("The load lies at 0.2 from hours 0 to 4, and the price rises from 6 to 10.", [N] * 7),
    ],
)
def test_stretches_of_a_line(said, values):
    assert cells(f"{HEAD}{said}\n") == [[N] * 7, values]


def test_quoted_labels_with_full_stops():
    text = '## Heatmap\n- **Y-axis:** labels: "Subj.", "Attn.", "Last." (downwards).\n- **X-axis:** 1, 2\n'
    assert panel(text).y.categories == ("Subj.", "Attn.", "Last.")
    assert panel(text.replace(".\",", "\",").replace('."', '"')).y.categories == ("Subj", "Attn", "Last")


@pytest.mark.parametrize(
    ("names", "labels"),
    [
        ('"Load" on the right side, and "Hour" on the bottom.', ("Hour", None)),
        ('"Pump" on the left side, and "Hour" on the bottom.', ("Hour", "Pump")),
    ],
)
def test_titles_at_the_sides(names, labels):
    text = f"## Heatmap\n- **Y-axis:** A1, B1\n- **X-axis:** 0, 2\n- **Axis Title:** {names}\n- A1: 1, 2\n"
    one = panel(f"{text}- B1: 3, 4\n")
    assert (one.x.label, one.y.label) == labels


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("Night starts at 4 in Q1, rises to 8 in Q2, stays there in Q3, and drops to 5 in Q4.", [4, 8, 8, 5]),
        ("Night has 4 in Q1, 8 in Q2 and remains unchanged in Q3 but 5 in Q4.", [4, 8, 8, 5]),
        # nobody says what the value was
        ("Night stays there in Q3.", [None] * 4),
        # of more than one label, nothing is guessed
        ("Night has 4 in Q1, 8 in Q2 and stays there in Q3/Q4.", [4, 8, None, None]),
    ],
)
def test_values_that_stay(said, values):
    text = f"Heatmap. Rows: Early, Night. Columns: Q1, Q2, Q3, Q4. {said}"
    assert cells(text) == [[None] * 4, values]


@pytest.mark.parametrize("tie", ["at", "with"])
def test_words_that_tie_the_ends_of_a_course(tie):
    text = (
        "Heatmap. Rows: Ayr, Bute. Columns: 8k, 16k, 32k. "
        f"For Bute, by contrast, it falls from 33.6 {tie} 8k to 28.9 {tie} 32k, which we put down to rain."
    )
    assert told(text) == ["8k, 16k, 32k / Ayr, Bute\nu u u\n33.6 u 28.9"]


DEPTHS = "A heatmap. Rows: Ash, Elm. Columns (depth): 5 m, 10 m, 20 m, 40 m.\n\n"
UP = [6.1, 8.4, 12.9, 17.3]


@pytest.mark.parametrize(
    ("said", "ash", "elm"),
    [
        ("Ash climbs from 6.1 at 5 m through 8.4 and 12.9 to 17.3 at 40 m.", UP, None),
        ("Ash climbs from 6.1 at the shallowest place via 8.4 and 12.9 to 17.3 at the deepest.", UP, None),
        ("Ash falls from 17.3 at the deepest level via 12.9 and 8.4 to 6.1 at the shallowest.", UP, None),
        ("Ash falls from 17.3 through 12.9 and 8.4 to 6.1 at the shallowest.", UP, None),
        ("Ash falls from 17.3 (40 m) through 12.9 and 8.4 to 6.1 (5 m); Elm from 9 via 7 and 5 to 3.",
         UP, [3, 5, 7, 9]),
        ("Ash rises from 6.1% at the first depth via 8.4% and 12.9% to 17.3% at the last, and "
         "Elm from 3% via 5% and 7% to 9%.", UP, [3, 5, 7, 9]),
        ("Ash climbs from 6.1 through 8.4, 12.9 and finally 17.3.", UP, None),
        ("Ash falls from 17.3 at the deepest place via 12.9 and 8.4 to 6.1 in the open air.", UP, None),
        ("Ash falls from 17.3 at the deepest place via 12.9 and 8.4 to 6.1 at 10 m.", None, None),
        ("Ash climbs from 6.1 at 5 m through 8.4 and 12.9 to 17.3 at 20 m.", None, None),
        ("Ash falls from 17.3 at the densest level through 12.9 and 8.4 to 6.1 at the sparsest.", None, None),
        ("Ash falls from 17.3 at the deepest level through 12.9 to 6.1 at the shallowest.", None, None),
    ],
)  # fmt: skip
def test_courses_from_one_end_to_the_other(said, ash, elm):
    assert cells(DEPTHS + said) == [ash or [N] * 4, elm or [N] * 4]


def test_the_oldest_of_years_may_be_the_first_or_the_last():
    text = "A heatmap. Rows: Ash, Elm. Columns: 1960, 1980, 2000.\n\n"
    said = "Ash falls from 17 in the oldest trees through 12 to 6 in the youngest."
    assert cells(text + said) == [[N] * 3] * 2


@pytest.mark.parametrize(("said", "values"), [
    ("In the lower row (Silt), they fall from 108 at 35 to 94 at 45.", [108, 94, None]),
    ("For Silt, the values fall from 108 at 35 to 94 at 45; the remaining tile of this row is hatched.",
     [108, 94, None]),
    ("In Silt, it rises from 35 at 45 to 65 at 65.", [None, 35, 65]),
    ("In Silt and Clay, they fall from 108 at 35 to 94 at 45.", [None, None, None]),
    ("In Silt, they fall from 108 at 35 to 94 in 1990.", [None, None, None]),
])  # fmt: skip
def test_the_line_of_a_course_is_named_first(said, values):
    text = f"A heatmap. The rows are Clay and Silt, the columns 35, 45 and 65.\n\nClay: 1, 2, 3.\n\n{said}\n"
    assert sources.cells(text)[1] == values
