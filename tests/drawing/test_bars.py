"""Ticks of colour bars."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from replot.drawing.bars import Track, bar_ticks, ends
from replot.drawing.colors import Colors
from replot.drawing.fonts import Font
from replot.drawing.text import text_width
from replot.figure import ColorScale
from replot.style import Style

LONG, SHORT = Track(300, True, Font(), 20), Track(80, True, Font(), 20)


def ticks(track=LONG, data=(), **scale):
    values = np.array([data or (scale.get("vmin", 0.0), scale.get("vmax", 1.0))], float)
    return bar_ticks(Colors.of([ColorScale(**scale)], [values], Style()), track)


@pytest.mark.parametrize(("vmin", "vmax", "labels"), [
    (0, 100, ["0", "20", "40", "60", "80", "100"]),
    (0, 1, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
    (46.1, 49.7, ["46.5", "47.0", "47.5", "48.0", "48.5", "49.0", "49.5"]),
    (-4, 4, ["−4", "−3", "−2", "−1", "0", "1", "2", "3", "4"]),
    (1e-6, 5e-6, ["1.0e−6", "1.5e−6", "2.0e−6", "2.5e−6", "3.0e−6", "3.5e−6", "4.0e−6", "4.5e−6", "5.0e−6"]),
    (0, 2e6, ["0", "250000", "500000", "750000", "1000000", "1250000", "1500000", "1750000", "2000000"]),
    (0, 6e6, ["0", "1e6", "2e6", "3e6", "4e6", "5e6", "6e6"]),
    (0, 1e12, ["0", "2e11", "4e11", "6e11", "8e11", "1e12"]),
])
def test_round_numbers(vmin, vmax, labels):
    found = ticks(vmin=vmin, vmax=vmax)
    assert list(found.labels) == labels


def test_short_bars_have_few():
    assert ticks(SHORT, vmin=46.1, vmax=49.7).labels == ("47", "48", "49")


def test_described_ticks_are_kept():
    found = ticks(vmin=0.0, vmax=100.0, ticks=(0.0, 30.0, 100.0), tick_labels=("low", "some", "high"))
    assert (found.labels, found.places) == (("low", "some", "high"), (0.0, 0.3, 1.0))


def test_described_ticks_beyond_the_limits_are_not_shown():
    assert ticks(vmin=10.0, vmax=50.0, ticks=(0.0, 10.0, 50.0, 60.0)).labels == ("10", "50")


def test_described_ticks_that_touch_are_thinned():
    found = ticks(SHORT, vmin=0.0, vmax=8.0, ticks=tuple(float(k) for k in range(9)))
    assert found.thinned
    assert found.values == (0, 2, 4, 6, 8)


@pytest.mark.parametrize(("scale", "labels"), [
    ({"norm": "log", "vmin": 1.0, "vmax": 1000.0}, ("1", "10", "100", "1000")),
    ({"norm": "log", "vmin": 1e-6, "vmax": 1e-3}, ("10⁻⁶", "10⁻⁵", "10⁻⁴", "10⁻³")),
    ({"norm": "log", "vmin": 1.5, "vmax": 60.0}, ("2", "5", "10", "20", "50")),
    ({"norm": "symlog", "vmin": -100.0, "vmax": 100.0, "data": (-100, 1, 100)},
     ("−100", "−10", "−1", "0", "1", "10", "100")),
    ({"norm": "two-slope", "center": 0.0, "vmin": -2.0, "vmax": 100.0}, ("−2", "−1", "0", "50", "100")),
])
def test_other_norms(scale, labels):
    assert ticks(**scale).labels == labels


def test_classes_are_named_at_their_middles():
    found = ticks(norm="classes", boundaries=(0.0, 1.0, 10.0), tick_labels=("low", "high"))
    assert (found.labels, found.places) == (("low", "high"), (0.25, 0.75))


def test_boundaries_of_classes():
    found = ticks(norm="classes", boundaries=(0.0, 1.0, 10.0))
    assert (found.labels, found.places) == (("0", "1", "10"), (0.0, 0.5, 1.0))


def test_unknown_limits_have_no_ticks():
    assert ticks(data=(np.nan,)).labels == ()


def test_ends():
    for scale, expected in (({}, (0, 0)), ({"vmin": 0.5}, (18, 0)), ({"vmax": 0.5}, (0, 18))):
        assert ends(Colors.of([ColorScale(**scale)], [np.array([0.0, 1.0])], Style()), 20) == expected


@given(st.floats(-1e9, 1e9), st.floats(1e-6, 1e9), st.floats(30, 1000), st.booleans())
def test_labels_never_touch(low, reach, length, upright):
    track = Track(length, upright, Font(), 20)
    found = ticks(track, vmin=low, vmax=low + reach)
    half = [10 if upright else text_width(label, Font()) * 10 for label in found.labels]
    places = [place * length for place in found.places]
    assert places == sorted(places)
    if len(places) > 2:
        gaps = [b - y - (a + x) for a, x, b, y in zip(places, half, places[1:], half[1:], strict=False)]
        assert min(gaps) >= -1e-6
