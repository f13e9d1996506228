"""Textures: where their lines run, and which cells they take together."""

from __future__ import annotations

import numpy as np
import pytest

from replot.drawing.textures import around, runs, strokes


@pytest.mark.parametrize("kind", ["hatch", "back-hatch", "cross", "lines", "dots"])
def test_lines_stay_inside(kind):
    lines = strokes(kind, [(10, 20, 50, 45), (50, 20, 60, 45)], 7, (10, 20))
    assert len(lines) > 3
    assert lines[..., 0].min() >= 10 - 1e-9 and lines[..., 0].max() <= 60 + 1e-9
    assert lines[..., 1].min() >= 20 - 1e-9 and lines[..., 1].max() <= 45 + 1e-9


def test_directions():
    (start, end), *_ = strokes("hatch", [(0, 0, 10, 10)], 5, (0, 0))
    assert start[0] < end[0] and start[1] > end[1], "rises to the right, where y counts downwards"
    (start, end), *_ = strokes("back-hatch", [(0, 0, 10, 10)], 5, (0, 0))
    assert start[0] < end[0] and start[1] < end[1]


def test_neighbours_continue_each_other():
    whole = strokes("hatch", [(0, 0, 20, 10)], 4, (0, 0))
    halves = strokes("hatch", [(0, 0, 10, 10), (10, 0, 20, 10)], 4, (0, 0))

    def length(lines):
        return np.hypot(*(lines[:, 1] - lines[:, 0]).T).sum()

    assert length(whole) == pytest.approx(length(halves))
    assert set(np.round(whole.sum(-1)[:, 0], 6)) == set(np.round(halves.sum(-1)[:, 0], 6))


def test_nothing_to_draw():
    assert strokes("none", [(0, 0, 1, 1)], 1, (0, 0)).shape == (0, 2, 2)
    assert strokes("hatch", [], 1, (0, 0)).shape == (0, 2, 2)


def test_runs_take_cells_together():
    mask = np.array([[1, 1, 0, 1], [1, 1, 0, 0], [0, 1, 1, 0]], bool)
    edges = np.array([0, 10, 20, 30, 40])
    assert sorted(runs(mask, edges, edges)) == [(0, 0, 20, 20), (10, 20, 30, 30), (30, 0, 40, 10)]
    assert runs(np.ones((2, 3), bool), edges, edges) == [(0, 0, 30, 20)]
    assert runs(np.zeros((2, 3), bool), edges, edges) == []


def test_around_a_hole():
    box = (0.0, 0.0, 10.0, 10.0)
    parts = around(box, (3, 4, 7, 6))
    assert sum((right - left) * (bottom - top) for left, top, right, bottom in parts) == 100 - 8
    assert around(box, (20, 20, 30, 30)) == [box]
    assert around(box, (-1, -1, 11, 11)) == []
