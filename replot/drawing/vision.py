"""Colormaps as people with a colour vision deficiency see them."""

from __future__ import annotations

import numpy as np
from matplotlib.colors import Colormap

from replot.drawing.colors import linear
from replot.oklab import TO_CONES, TO_LAB

__all__ = ["DEFICIENCIES", "LEAST", "least_difference", "levels", "separable", "simulated"]

# Full severity, on linear RGB: Machado, Oliveira & Fernandes, "A Physiologically-based Model for Simulation
# of Color Vision Deficiency", IEEE TVCG 15(6), 2009, table 1
DEFICIENCIES = {
    "protan": np.array([[0.152286, 1.052583, -0.204868],
                        [0.114503, 0.786281, 0.099216],
                        [-0.003882, -0.048116, 1.051998]]),
    "deutan": np.array([[0.367322, 0.860646, -0.227968],
                        [0.280085, 0.672501, 0.047413],
                        [-0.011820, 0.042940, 0.968881]]),
    "tritan": np.array([[1.255528, -0.076749, -0.178779],
                        [-0.078411, 0.930809, 0.147602],
                        [0.004733, 0.691367, 0.303900]]),
}
LEVELS = 9
LEAST = 0.02
"""Two colours of a map that are nearer than this in OKLab are taken for one."""


def simulated(rgb: np.ndarray, deficiency: str) -> np.ndarray:
    """Colours (sRGB between 0 and 1, shape (..., 3)) as they look with a deficiency, as linear RGB."""
    return np.clip(linear(rgb) @ DEFICIENCIES[deficiency].T, 0, 1)


def levels(cmap: Colormap) -> np.ndarray:
    """Nine even steps of a colormap, or all its colours if there are fewer: sRGB, shape (steps, 3)."""
    # a short list of colours must not be taken for one that repeats them
    steps = np.arange(cmap.N) if cmap.N < LEVELS else np.linspace(0, 1, LEVELS)
    return np.asarray(cmap(steps))[:, :3]


def least_difference(cmap: Colormap, deficiency: str | None = None) -> float:
    """The smallest distance in OKLab between any two of nine even steps of a colormap.

    Of a map with fewer colours, between any two of them; infinite if there is only one.
    """
    rgb = levels(cmap)
    seen = simulated(rgb, deficiency) if deficiency else linear(rgb)
    lab = np.cbrt(seen @ np.transpose(TO_CONES)) @ np.transpose(TO_LAB)
    apart = np.sqrt(((lab[:, None] - lab[None]) ** 2).sum(-1))
    return float(apart[np.triu_indices(len(rgb), 1)].min(initial=np.inf))


def separable(cmap: Colormap) -> bool:
    """Whether all steps of a colormap stay apart under every deficiency."""
    return all(least_difference(cmap, deficiency) >= LEAST for deficiency in DEFICIENCIES)
