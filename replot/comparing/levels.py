"""Levels of colour compared: channel by channel, in the 8 bits that they have.

The three channels of a pixel lie side by side in memory; what looks at the channels of all pixels is
several times faster once each of them is an array of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

import numpy as np

__all__ = ["apart", "channels", "darkest", "differ", "lightest"]


def channels(pixels: np.ndarray) -> np.ndarray:
    """Red, green and blue one after the other. Shape (height, width, 3) becomes (3, height, width)."""
    return np.stack([pixels[..., k] for k in range(pixels.shape[-1])])


def apart(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """By how many levels pixels differ in their worst channel.

    Parameters
    ----------
    one, other : ndarray of uint8, shape (3, ...)

    Returns
    -------
    ndarray of uint8, shape (...)
    """
    return _joined(np.maximum, (np.maximum(a, b) - np.minimum(a, b) for a, b in zip(one, other, strict=True)))


def differ(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """Whether pixels differ at all; shapes as in :func:`apart`."""
    return _joined(np.logical_or, (a != b for a, b in zip(one, other, strict=True)))


def _joined(ufunc: np.ufunc, parts: Iterable[np.ndarray]) -> np.ndarray:
    """New arrays joined by a ufunc, in the memory of the first."""
    return reduce(lambda out, part: ufunc(out, part, out=out), parts)


def lightest(levels: np.ndarray) -> np.ndarray:
    """The highest channel of each pixel, shape (3, ...) becomes (...)."""
    return reduce(np.maximum, levels)


def darkest(levels: np.ndarray) -> np.ndarray:
    """The lowest channel of each pixel, shape (3, ...) becomes (...)."""
    return reduce(np.minimum, levels)
