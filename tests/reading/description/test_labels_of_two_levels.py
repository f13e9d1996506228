"""Printed grids whose labels have two levels, with bars behind them and values in bold type."""

from __future__ import annotations

import pytest
from sources import panel


def printed(*lines: str) -> str:
    return "A heatmap of loading times.\n\n```\n" + "\n".join(lines) + "\n```\n"


def test_bars_bold_values_and_empty_lines():
    read = panel(printed(
        "Threads →     1        4       16",
        "            ─────────────────────────",
        "tiny  ssd │  9.1      5.0    **3.7**",
        "      hdd │ **8.4**   6.5      4.2",
        "",
        "large ssd │ 99.0    **51.0**  30.7",
        "      hdd │ **88.4**  61.5  **20.2**",
    ))
    assert read.x.label == "Threads"
    assert list(read.y.categories) == ["tiny ssd", "tiny hdd", "large ssd", "large hdd"]
    assert read.grid.values.tolist() == [[9.1, 5, 3.7], [8.4, 6.5, 4.2], [99, 51, 30.7], [88.4, 61.5, 20.2]]


@pytest.mark.parametrize("names", [[], ["city  kind"]])
def test_levels_that_a_library_prints(names):
    read = panel(printed(
        "            jan  feb", *names,
        "oslo  a       1    2", "      b       3    4", "rome  a       5    2", "      c       3    6",
    ))
    assert list(read.x.categories) == ["jan", "feb"]
    assert list(read.y.categories) == ["oslo a", "oslo b", "rome a", "rome c"]
    assert read.y.label == ("city-kind" if names else None)
    assert read.grid.values.tolist() == [[1, 2], [3, 4], [5, 2], [3, 6]]


@pytest.mark.parametrize(("lines", "labels"), [
    (["  white oak     1    2", "        elm     5    2", "  black ash     4    6"],
     ["white oak", "elm", "black ash"]),
    (["total           1    2", "  oak           5    2", "rest            4    6", "  oak           4    6"],
     ["total", "oak", "rest", "oak"]),
])
def test_labels_of_one_level(lines, labels):
    assert list(panel(printed("              jan  feb", *lines)).y.categories) == labels


def test_one_drawn_bar_behind_each_label():
    read = panel(printed(
        "Workers        5         10        20", "n=1   A │  81.6     455.0    1075.7",
        "n=1   B │  63.9     117.0     333.8", "n=500 A │ 222.6     197.3     401.6",
    ))
    assert list(read.y.categories) == ["n=1 A", "n=1 B", "n=500 A"]
    assert read.grid.values.tolist() == [[81.6, 455, 1075.7], [63.9, 117, 333.8], [222.6, 197.3, 401.6]]
