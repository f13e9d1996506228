"""What stands before each turn of a conversation: when somebody speaks, and who it is."""

from __future__ import annotations

import pytest
from sources import told

TALK = """\
{0} Okay, a heat map. The columns are dry and wet, the rows are the crop: top row is kale, bottom row is leek.

{1} And the values?

{0} So kale goes 12.5, 20.1. Leek is, uh, 3.2 and then 3.9.

{1} Page 7, thanks.
"""


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("[00:11:48] SPEAKER 1:", "[00:12:02] SPEAKER 2:"),
        ("00:11 Interviewer:", "00:12 Interviewee:"),
        ("**Speaker A** [0:11]:", "**Speaker B** [0:12]:"),
        ("(1:02:03) Moderator:", "(1:02:44) Participant 4:"),
    ],
)
def test_turns(first, second):
    assert told(TALK.format(first, second)) == ["dry, wet / kale, leek\n12.5 20.1\n3.2 3.9"]


def test_people_are_lines_where_no_time_is_told():
    text = "Heatmap of errors. Columns: dry, wet.\n\nSpeaker 1: 3, 4\nSpeaker 2: 5, 6"
    assert told(text) == ["dry, wet / Speaker 1, Speaker 2\n3 4\n5 6"]
