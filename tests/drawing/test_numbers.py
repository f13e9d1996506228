"""How the numbers in the cells are written."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from replot.drawing.numbers import drafts, exact_format, format_number, shorter, telling_decimals, write
from replot.figure import Annotation, Axis, Grid, Panel


@pytest.mark.parametrize(("values", "spec", "exact"), [
    ([77.3, 69.7, 67.0], ".1f", True),
    ([1, 20, 300], ".0f", True),
    ([0.25, 0.5], ".2f", True),
    ([0.0012, 0.5], ".4f", True),
    ([0.000123, 0.01], ".6f", True),
    ([1.5e-5, 2e-7], ".1e", True),
    ([1e20, 3e20], ".0e", True),
    ([1e12, 1e-300], ".0e", True),
    ([1 / 3, 2 / 3], ".3f", False),
    ([100 / 3, 5], ".1f", False),
    ([1e-7 / 3], ".2e", False),
    ([], ".0f", True),
    ([0.0], ".0f", True),
])
def test_exact_format(values, spec, exact):
    assert exact_format(np.array(values, float)) == (spec, exact)


@given(st.lists(st.decimals(-10**6, 10**6, places=3), min_size=1, max_size=20))
def test_decimals_come_back(values):
    numbers = np.array([float(value) for value in values])
    spec, exact = exact_format(numbers)
    assert exact
    assert [float(format(number, spec)) for number in numbers.tolist()] == numbers.tolist()


@pytest.mark.parametrize(("value", "spec", "text"), [
    (-3.5, ".1f", "−3.5"), (-0.01, ".1f", "0.0"), (1e-5, ".0e", "1e−5"), (2e10, ".1e", "2.0e10"),
    (0.0, ".1e", "0"), (0.5, ".0%", "50%"), (12345.6, ",.0f", "12,346"),
])
def test_format_number(value, spec, text):
    assert format_number(value, spec) == text


def test_signed():
    assert [format_number(value, ".1f", True) for value in (0.5, -0.5, 0.01)] == ["+0.5", "−0.5", "0.0"]


def test_shorter():
    assert [shorter(spec) for spec in (".2f", ".0f", ".1e", ",.3f", "d", ".1%")] == \
        [".1f", None, ".0e", ",.2f", None, ".0%"]


def test_every_state():
    nan = np.nan
    grid = Grid([[1.5, 2.0, 3.0, nan, nan]], ["sarbu"], low=[[nan, nan, 2.0, nan, nan]],
                high=[[nan, nan, 4.0, nan, nan]], error=[[0.25, nan, nan, nan, nan]],
                suffix=[["**", "", "", "", ""]])
    assert write(grid, ".1f").tolist() == [["1.5**\n±0.2", "~2.0", "2.0–4.0", "", ""]]
    assert write(grid, ".1f", errors=False)[0, 0] == "1.5**"


def test_a_tilde_keeps_away_from_a_minus():
    assert write(Grid([[-2.5, 3.0]], ["aa"]), ".1f").tolist() == [["~\u2009\u22122.5", "~3.0"]]


def test_ranges_with_signs_are_written_out():
    grid = Grid([[0.0]], ["r"], low=[[-5]], high=[[5]])
    assert write(grid, ".0f", True).tolist() == [["−5 to +5"]]


def test_drafts_get_shorter():
    panel = Panel(Axis(None, ("a", "b")), Axis(None, ("c",)), Grid([[10.25, 99.5]], error=[[0.5, 1.25]]))
    written, exact = drafts(panel, False, 0)
    assert exact
    assert [(draft.format, draft.errors, draft.dropped) for draft in written] == \
        [(".2f", True, 0), (".2f", False, 0), (".1f", False, 1), (".0f", False, 2)]
    assert [draft.texts[0, 0] for draft in written] == ["10.25\n±0.50", "10.25", "10.2", "10"]
    assert [draft.format for draft in drafts(panel, False, None)[0]] == [".2f", ".2f"]


def test_middles_of_ranges_are_not_printed():
    panel = Panel(Axis(None, ("a",)), Axis(None, ("c",)), Grid([[72.5]], ["r"], low=[[60]], high=[[85]]))
    assert drafts(panel, False, 0)[0][0].texts.tolist() == [["60–85"]]


@pytest.mark.parametrize(("values", "decimals"), [
    ([0.02, 0.93], 1), ([0, 1], 1), ([87.7, 100], 0), ([0.01, 0.06], 2), ([3, 3], 0), ([], 0),
    ([1e12, 1e-300], 0), ([1.7e308, -1.7e308], 0), ([0, 5e-324], 0), ([1e-7, 3e-7], 7),
])
def test_telling_decimals(values, decimals):
    assert telling_decimals(np.array(values, float)) == decimals


def test_shares_keep_a_decimal():
    panel = Panel(Axis(None, ("a", "b")), Axis(None, ("c",)), Grid([[0.02, 0.93]]))
    assert drafts(panel, False, 0)[0][-1].format == ".1f"


def test_format_of_the_figure():
    panel = Panel(Axis(None, ("a",)), Axis(None, ("c",)), Grid([[0.123456]]),
                  annotation=Annotation(True, ".1%"))
    written, exact = drafts(panel, False, 0)
    assert (written[0].texts[0, 0], exact) == ("12.3%", True)
