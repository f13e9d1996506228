"""Frames that a program prints in several parts, since its lines are too wide."""

from __future__ import annotations

import pytest
from sources import panel, told

PANDAS = (
    "fuel   coal    gas   wind  \\\n"
    "state                      \n"
    "Ohio   41.5   38.0    1.5   \n"
    "Iowa   24.0   11.5    NaN   \n"
    "Utah   61.0   25.5    2.0   \n"
    "\n"
    "fuel   hydro  solar  \n"
    "state                \n"
    "Ohio     0.5    1.0  \n"
    "Iowa     2.0    0.5  \n"
    "Utah     2.5    6.5  \n"
)
VALUES = "41.5 38 1.5 0.5 1\n24 11.5 b 2 0.5\n61 25.5 2 2.5 6.5"
WHOLE = f"coal, gas, wind, hydro, solar / Ohio, Iowa, Utah\n{VALUES}"
PLAIN = PANDAS.replace("fuel ", "     ").replace("state                      \n", "")
PLAIN = PLAIN.replace("state                \n", "")
R = (
    "> m\n"
    "      dry  wet\n"
    "fen   1.2  3.4\n"
    "bog   2.2   NA\n"
    "moor  3.2  5.4\n"
    "      hot\n"
    "fen   1.3\n"
    "bog   2.3\n"
    "moor  3.3\n"
    "> q()\n"
)


@pytest.mark.parametrize("fence", ["", "```\n"])
def test_parts_of_a_frame_whose_heads_end_in_a_backslash(fence):
    text = f"The heatmap shows the shares.\n\n{fence}{PANDAS}{fence}"
    assert told(text) == [WHOLE]
    assert (panel(text).x.label, panel(text).y.label) == ("fuel", "state")
    assert told(f"The heatmap shows the shares.\n\n{fence}{PLAIN}{fence}") == [WHOLE]


def test_a_last_part_of_one_column():
    lines = ["      1    2  \\", "Mon  12   15   ", "Tue  22   25   "]
    lines += ["", "      3  ", "Mon  13  ", "Tue  23  "]
    assert told("Heatmap of tickets:\n\n" + "\n".join(lines)) == ["1, 2, 3 / Mon, Tue\n12 15 13\n22 25 23"]


def test_heads_of_several_words_stand_over_their_columns():
    lines = ["          old mill  new mill  \\"]
    lines += ["oak wood      12.5      15.5   ", "elm wood      22.5       NaN   "]
    lines += ["", "          weir  ", "oak wood   3.5  ", "elm wood   4.5  "]
    whole = "old mill, new mill, weir / oak wood, elm wood\n12.5 15.5 3.5\n22.5 b 4.5"
    assert told("Heatmap of catches:\n\n```\n" + "\n".join(lines) + "\n```\n") == [whole]


def test_parts_without_a_line_between_them():
    text = f"I draw it as a heatmap.\n\n```\n{R}```\n"
    assert told(text) == ["dry, wet, hot / fen, bog, moor\n1.2 3.4 1.3\n2.2 b 2.3\n3.2 5.4 3.3"]
    named = R.replace("      dry", "      air\nsite  dry").replace("      hot", "      air\nsite  hot")
    read = panel(f"I draw it as a heatmap.\n\n```\n{named}```\n")
    assert (read.x.label, read.y.label) == ("air", "site")
    assert read.x.categories == ("dry", "wet", "hot")


def test_parts_of_other_rows_are_not_joined():
    other = PANDAS.replace("Utah     2.5", "Nevada   2.5")
    assert "Nevada" in panel(f"The heatmap shows the shares.\n\n{other}").y.categories
