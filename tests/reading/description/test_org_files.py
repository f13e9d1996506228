"""Tables of Org files, among keywords and the lines of tasks."""

from __future__ import annotations

import pytest
from sources import panel, told

FILE = """\
#+TITLE: Notes of May
#+AUTHOR: Ida
#+STARTUP: showall

* DONE Heat map of the beds                                     :garden:
  CLOSED: [2024-05-03 Fri 10:40]
  :PROPERTIES:
  :ID: 12-34-56
  :END:
#+NAME: tbl-beds
#+ATTR_HTML: :width 300
  | bed \\ week |   1 |    2 |    3 |
  | /          |   < |      |    > |
  | <l>        | <r> |  <r> | <r5> |
  |------------+-----+------+------|
  | north      |  12 | *15* | /18/ |
  | south      |  22 |   -- |   28 |
  |------------+-----+------+------|
  | east       |  32 | =35= |  ~38 |
#+TBLFM: $4=vmean($2..$3)
"""
GRID = "1, 2, 3 / north, south, east\n12 15 18\n22 b 28\n32 35 ~38"


def test_marks_of_a_table():
    assert told(FILE) == [GRID]
    assert (panel(FILE).x.label, panel(FILE).y.label) == ("week", "bed")


def test_a_plot_of_a_grid():
    text = FILE.replace("Heat map of the beds", "The beds")
    assert told(text.replace("#+NAME: tbl-beds", '#+PLOT: title:"Beds" type:grid')) == [GRID]


@pytest.mark.parametrize("cell", ["<5", "> 5"])
def test_bounds_are_no_groups_of_columns(cell):
    rows = f"| bed | 1 | 2 |\n|-----+---+---|\n| north | 3 | 4 |\n| south | {cell} | 6 |\n"
    assert panel(f"#+CAPTION: Heat map of beds\n{rows}").y.categories == ("north", "south")
