"""Numbers of lower precision, as the decimals that they stand for."""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = ["widened"]


def widened(array: Any) -> np.ndarray:
    """Numbers in double precision.

    Numbers of single or half precision become the shortest decimals that they stand for: 62.3 in single
    precision is 62.3, not 62.29999923706055.

    Parameters
    ----------
    array : array_like

    Returns
    -------
    ndarray of float
    """
    given = np.asarray(array)
    wide = given.astype(float)
    if given.dtype.kind != "f" or given.dtype.itemsize >= wide.dtype.itemsize:
        return wide
    left = np.isfinite(wide) & (wide != 0)
    exponent = np.floor(np.log10(np.abs(np.where(left, wide, 1.0))))
    precision = np.finfo(given.dtype).precision
    # three digits more tell any two numbers apart
    for digits in range(precision, precision + 4):
        power = exponent - (digits - 1)
        up, down = 10.0 ** np.maximum(power, 0), 10.0 ** np.maximum(-power, 0)
        rounded = np.rint(wide / up * down) / down * up
        fits = left & (rounded.astype(given.dtype) == given)
        wide[fits] = rounded[fits]
        left &= ~fits
    return wide
