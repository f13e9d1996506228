"""Ways to compare two pictures, by name: replot's, pytest-mpl's at a tolerance, plain RMS."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np

from replot.comparing.changes import Comparison
from replot.comparing.pictures import open_picture
from replot.errors import ReplotError

__all__ = ["Comparator", "comparator"]

Comparator = Callable[[bytes, bytes], Comparison | bool]
"""From the right picture and another one to whether they differ, or to a comparison that says how."""


def comparator(name: str) -> Comparator:
    """A comparator by its name.

    Parameters
    ----------
    name : str
        ``"replot"``, ``"pytest-mpl"`` (at its own tolerance, 2), ``"pytest-mpl:0.1"`` or
        ``"rms:1.5"`` (of 255, over all pixels and channels).

    Raises
    ------
    ReplotError
        If there is no such comparator.
    """
    kind, _, limit = name.partition(":")
    try:
        tolerance = float(limit) if limit else 2.0
    except ValueError:
        raise ReplotError(f"{name!r}: {limit!r} is no tolerance") from None
    if kind == "replot" and not limit:
        return _replot
    if kind == "pytest-mpl":
        return lambda old, new: _by_matplotlib(old, new, tolerance)
    if kind == "rms":
        return lambda old, new: _rms(old, new) > tolerance
    raise ReplotError(f"no comparator {name!r}; known are replot, pytest-mpl:TOLERANCE, rms:TOLERANCE")


def _replot(old: bytes, new: bytes) -> Comparison:
    from replot.comparing.verdict import compare

    return compare(old, new)


def _by_matplotlib(old: bytes, new: bytes, tolerance: float) -> bool:
    """What pytest-mpl calls: another size is a difference, else the RMS decides."""
    from matplotlib.testing.compare import compare_images
    from matplotlib.testing.exceptions import ImageComparisonFailure

    with tempfile.TemporaryDirectory() as folder:
        paths = Path(folder, "baseline.png"), Path(folder, "result.png")
        for path, data in zip(paths, (old, new), strict=True):
            path.write_bytes(data)
        try:
            return compare_images(str(paths[0]), str(paths[1]), tolerance) is not None
        except ImageComparisonFailure:
            return True


def _rms(old: bytes, new: bytes) -> float:
    one, other = open_picture(old).pixels, open_picture(new).pixels
    if one.shape != other.shape:
        return np.inf
    return float(np.sqrt(((one.astype(float) - other) ** 2).mean()))
