"""Texts in pictures that do not say which texts they hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from replot.comparing.changes import Change
from replot.comparing.differences import NOISE
from replot.comparing.inks import window
from replot.comparing.labelling import SLIGHTLY
from replot.comparing.lettering import FURTHER
from replot.comparing.levels import apart, channels
from replot.comparing.strays import together
from replot.comparing.tiles import Tiles

__all__ = ["Writing", "compare_writing"]

BLOCK = 12
"""Letters are looked for in squares of so many pixels."""

STROKES = 5
"""A square with so many pixels whose neighbours below and to the right differ holds letters: lines, cells and
colour bars have edges in one direction."""

STEEP = 40
"""By so many levels must neighbours differ at the edge of a letter."""

ALL = 0.9
"""If this share of all letters beside the heatmap looks otherwise, all of them do."""

FEW = 8
"""So many squares with letters are needed to tell."""

MOVED = 0.42
"""The share of its contrast by which a pixel of a text may differ from the text moved by part of a pixel."""

NEARER = 0.9
"""The move must explain part of what differs: at most this share of it, by its root mean square, may be left.
Noise and other letters are as far from a moved text as from the one that stands still."""

AS_MUCH = 0.08
"""A text that has only moved has the same ink, give or take this share."""

LEAST = 7
"""A letter is at least so many pixels high."""

LARGEST = 40_000
"""A changed part of more pixels is more than a text."""

OTHERWISE = ("all texts look otherwise: drawn by another text engine, or in another font, colour or size; "
             "the pictures do not tell which")
"""The change of all letters."""


class Writing(NamedTuple):
    """What was found out about the texts of two pictures.

    Attributes
    ----------
    changes : list of Change
    notes : list of str
    explained, wrong : ndarray of bool, shape (height, width)
        Pixels that need no further look; pixels of texts that are not what they were.
    """

    changes: list[Change]
    notes: list[str]
    explained: np.ndarray
    wrong: np.ndarray


def compare_writing(old: np.ndarray, new: np.ndarray, worst: np.ndarray, tiles: Sequence[Tiles],
                    edges: np.ndarray) -> Writing:
    """Compare texts letter by letter, without knowing what they say.

    The same engine draws the same letters alike. So a text that looks otherwise, while others do not, is
    another text, unless it has only moved by part of a pixel.

    Parameters
    ----------
    old, new : ndarray of uint8, shape (height, width, 3)
    worst : ndarray of uint8, shape (height, width)
        By how many levels the pixels differ.
    tiles : sequence of Tiles
        The cells of heatmaps, where they are known.
    edges : ndarray of bool, shape (height, width)
        Where their edges are; no letters are there.
    """
    changed = worst > 5 * NOISE
    nothing = np.zeros_like(changed)
    if not changed.any():
        return Writing([], [], nothing, nothing)
    inside = nothing.copy()
    for each in tiles:
        left, top, right, bottom = window(each.box, 2, *old.shape[1::-1])
        inside[top:bottom, left:right] = True
    outside, otherwise = _squares(inside) == 0, _squares(changed) > 0
    # letters that did not change matter only where many did
    part = None if (outside & otherwise).sum() >= ALL * FEW else otherwise
    letters = np.maximum(_squares(_strokes(old, part)), _squares(_strokes(new, part))) >= STROKES
    beside = letters & outside
    explained, wrong = nothing.copy(), nothing.copy()
    lettered = changed & _spread(letters, changed.shape) & ~edges
    texts = together(*np.nonzero(lettered))
    moved = 0
    for box in texts:
        left, top, right, bottom = window(box, 3, *old.shape[1::-1])
        here = np.s_[top:bottom, left:right]
        # a text moves as a whole: what is smaller than a letter is another stroke
        whole = max(box[2] - box[0], box[3] - box[1]) >= LEAST
        only_moved = whole and _has_moved(old[here], new[here])
        (explained if only_moved else wrong)[here] = True
        moved += only_moved
    if (beside.sum() >= FEW and moved < len(texts) / 2
            and otherwise[beside].mean() >= ALL):
        return Writing([Change("label", OTHERWISE)], [], _grown(_spread(letters, changed.shape)), nothing)
    return Writing([], [SLIGHTLY] if moved else [], explained & ~edges, wrong & lettered)


def _strokes(pixels: np.ndarray, squares: np.ndarray | None = None) -> np.ndarray:
    """Where a picture has edges in both directions, in some squares or in all: bool, (height, width)."""
    bottom, right = pixels.shape[:2]
    out, top, left = np.zeros((bottom, right), bool), 0, 0
    if squares is not None:
        rows, columns = np.nonzero(squares)
        top, left = BLOCK * int(rows.min()), BLOCK * int(columns.min())
        bottom, right = BLOCK * int(rows.max() + 1), BLOCK * int(columns.max() + 1)
    # neighbours below and to the right belong to it
    levels = channels(pixels[top:bottom + 1, left:right + 1])
    here = levels[:, :-1, :-1]
    strokes = (apart(levels[:, :-1, 1:], here) > STEEP) & (apart(levels[:, 1:, :-1], here) > STEEP)
    out[top:top + strokes.shape[0], left:left + strokes.shape[1]] = strokes
    return out


def _squares(of: np.ndarray) -> np.ndarray:
    """How much is true in each square."""
    height, width = of.shape
    padded = np.pad(of, ((0, -height % BLOCK), (0, -width % BLOCK)))
    sums: np.ndarray = padded.reshape(padded.shape[0] // BLOCK, BLOCK, -1, BLOCK).sum(axis=(1, 3))
    return sums


def _spread(squares: np.ndarray, shape: tuple[int, ...]) -> np.ndarray:
    """The opposite: what is true of a square is true of its pixels."""
    return squares.repeat(BLOCK, axis=0).repeat(BLOCK, axis=1)[:shape[0], :shape[1]]


def _grown(mask: np.ndarray) -> np.ndarray:
    """A mask grown by half a square, as far as a letter reaches into the next one."""
    reach = BLOCK // 2
    out = mask.copy()
    for axis in (0, 1):
        wide = out.copy()
        for by in range(1, reach + 1):
            moved = np.roll(out, by, axis) | np.roll(out, -by, axis)
            wide |= moved
        out = wide
    return out


def _has_moved(old: np.ndarray, new: np.ndarray) -> bool:
    """Whether a text is the same but for a move by up to a pixel, or part of one."""
    if old.shape[0] * old.shape[1] > LARGEST:
        return False
    ground = np.median(old.reshape(-1, 3), axis=0)
    deltas = old - ground, new - ground
    inks = [np.abs(delta).max(axis=2) for delta in deltas]
    sums = [float(ink.sum()) for ink in inks]
    if not min(sums) or abs(sums[1] / sums[0] - 1) > AS_MUCH:
        return False
    middles = [[(ink * at).sum() / ink.sum() for at in np.indices(ink.shape)] for ink in inks]
    down, right = np.subtract(middles[1], middles[0])
    if max(abs(down), abs(right)) > FURTHER:
        return False
    left = [_moved(deltas[0], down + i, right + j) - deltas[1] for i in (-0.25, 0, 0.25)
            for j in (-0.25, 0, 0.25)]
    contrast, whole = max(ink.max() for ink in inks), np.linalg.norm(deltas[0] - deltas[1])
    return any(np.abs(rest).max() <= MOVED * contrast and np.linalg.norm(rest) <= NEARER * whole
               for rest in left)


def _moved(ink: np.ndarray, down: float, right: float) -> np.ndarray:
    """Ink moved by parts of a pixel: each pixel shared out to the four that it then lies on."""
    i, j = int(np.floor(down)), int(np.floor(right))
    shares = (1 - (down - i), down - i), (1 - (right - j), right - j)
    out: np.ndarray = np.zeros_like(ink)
    for k, along in enumerate(shares[0]):
        for m, across in enumerate(shares[1]):
            out += along * across * np.roll(ink, (i + k, j + m), (0, 1))
    return out
