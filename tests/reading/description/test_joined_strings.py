"""Prose in the strings of a program."""

from __future__ import annotations

import pytest
from sources import cells, panel, told

from replot.reading.description.document.data.joined_strings import without_marks_of_strings

RELATED = "rain, yield, sun / rain, yield, sun\nu 0.78 u\nu u u\n-0.41 u u"


@pytest.mark.parametrize(
    "text",
    [
        """fig = draw(frame)

show_text(
    "<b>Note:</b> The correlation heatmap shows that <em>rain</em> and <em>yield</em> "
    "have a correlation of <b>0.78</b>. The correlation between sun and rain is"
    " -0.41."
)
""",
        """note = ("The correlation heatmap shows that rain and yield "
        "have a correlation of 0.78. The correlation between sun and rain is "
        "-0.41.")
""",
        """const note =
  'The correlation heatmap shows that rain and yield ' +
  'have a correlation of 0.78. The correlation between sun and rain is ' +
  '-0.41.';
""",
        """import views

views.text('The correlation heatmap: rain and yield have a correlation of 0.78.')
views.text('The correlation between sun and rain is -0.41.')
""",
    ],
)
def test_strings_that_are_prose(text):
    assert told(text) == [RELATED]


@pytest.mark.parametrize(
    "text",
    [
        'names = [\n    "the north gate of town",\n    "the south gate of town",\n]\n',
        'The quarter of "a b"\n"c d e f" was closed.\n',
        '"The heatmap shows that much is said."\n',
        'draw("title of it")\nset("other", "three")\n',
    ],
)
def test_what_is_no_prose_of_a_program_stays(text):
    assert without_marks_of_strings(text) == text


def test_the_text_keeps_its_length():
    text = 'say(\n    f"The rows of it are many "\n    "and more.",\n)\nrest\n'
    assert len(without_marks_of_strings(text)) == len(text)
    assert '"' not in without_marks_of_strings(text)


def test_many_strings_take_no_long_time():
    text = "say(\n" + '    "one two three four"\n' * 20_000
    assert without_marks_of_strings(text).count('"') == 0


def test_a_list_of_names_stays_one():
    text = 'A heatmap.\n\nrows = ["elm", "oak"]\ncolumns = ["am", "pm"]\nvalues = [[1, 2], [3, 4]]\n'
    assert panel(text).y.categories == ("elm", "oak")
    assert cells(text) == [[1, 2], [3, 4]]


def test_the_strings_of_a_list_are_no_prose_of_a_call():
    text = """```json
{
  "figure_type": "heatmap",
  "title": "Ferry seats",
  "y_axis": {"label": "Pier", "categories": ["East", "West"]},
  "x_axis": {"label": "Sailing", "categories": ["early", "noon", "late"]},
  "data": {"East": [3, 1, 4], "West": [null, 5, 9]},
  "notes": [
    "A boat in dock (or none) carries no number.",
    "Most of the seats are taken late (4-9)."
  ]
}
```
"""
    assert without_marks_of_strings(text) == text
    assert panel(text).x.categories == ("early", "noon", "late")
    assert cells(text) == [[3, 1, 4], [None, 5, 9]]
