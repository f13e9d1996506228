"""Tables of wiki pages, with the links, templates and notes that stand in them."""

from __future__ import annotations

import pytest
from sources import cells, panel, told

import replot

PAGE = """\
== Wins ==
The cells are coloured from {{color box|#fff}} white (few) to {{color box|#f00}} red (many).<ref>{{cite web
|title=Wins 1990–2010|date=3 May 2011}}</ref>

{| class="wikitable"
|+ Heat map of wins
! scope="col" | Club !! {{abbr|H|Home}} !! [[Away match|Away]] !! Cup<!-- 3 rounds -->
|-
! scope="row" | [[Oviedo]]{{efn|Since 1926.}}
| 45 || style="background:#fdd" | '''32''' || {{n/a}}
|-
! scope="row" | {{flagicon|CHL}} [[Colo-Colo|Colo]]
| {{formatnum:51}}<ref name="a" />
| {{sort|0028|28}}
| 7
|-
! scope="row" | {{nowrap|Bury Town}}
| colspan="2" {{n/a|dissolved}} || {{bg|red|9}}
|}
{{notelist}}
[[Category:Football 1900–1999]]
"""


LINES = "A heat map.\n\n{{|\n! Line !! 2019 !! 2020\n|-\n| Red || {} || 3\n|-\n| Blue || 1 || 2\n|}}\n"


def test_what_a_page_shows_of_its_marks():
    assert told(PAGE) == ["H, Away, Cup / Oviedo, Colo, Bury Town\n45 32 b\n51 28 7\nb b 9"]
    figure = replot.parse(PAGE)
    assert (figure.title, figure.panels[0].color.vmin) == ("Wins", None)


@pytest.mark.parametrize(
    ("written", "value"),
    [("{{val|1.5}}", 1.5), ("{{tint|45}}", 45), ("4{{dagger}}", 4), ("{{nts|120}}", 120), ("{{dash}}", None)],
)
def test_values_in_templates(written, value):
    assert cells(LINES.format(written)) == [[value, 3], [1, 2]]


def test_a_template_that_nobody_knows_is_no_value():
    assert cells(LINES.format("{{race|4|5}}")) == [[None, 3], [1, 2]]


def test_cells_of_several_rows():
    page = (
        'A heat map.\n\n{| class="wikitable"\n! Line !! May !! June\n|-\n! Red\n| 12 || rowspan="2" | -\n'
        "|-\n! Blue\n| 11\n|-\n! Green\n| 10 || 9\n|}\n"
    )
    assert cells(page) == [[12, None], [11, None], [10, 9]]


def test_a_table_is_no_quantity():
    said = "A heat map. The following table is colour-coded from white (low) to red (high).\n\n"
    rows = "| Port | May | June |\n|--|--|--|\n| Ayr | 1 | 2 |\n| Cue | 3 | 4 |\n"
    assert panel(said + rows).color.label is None
    assert panel(said.replace("following table", "rainfall") + rows).color.label == "rainfall"
