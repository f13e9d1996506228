"""Heatmaps of seaborn and matplotlib, with matplotlib's own text.

The pictures in ``engines/`` were drawn by ``python tests/comparing/engine_figures.py`` under matplotlib
3.10 (FreeType 2.6.1) and stay as they are: they are what a newer text engine is compared with.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import seaborn as sns
from matplotlib.figure import Figure as Canvas

from replot.comparing.sources import opened

ENGINES = Path(__file__).with_name("engines")


def values(rows: int, columns: int) -> np.ndarray:
    return np.random.default_rng(rows).uniform(0, 100, (rows, columns)).round(1)


def annotated(change: Callable[[np.ndarray], None] = lambda grid: None, size: float = 10) -> Any:
    grid = values(4, 6)
    change(grid)
    ax = Canvas((6, 3.2), dpi=100).subplots()
    sns.heatmap(grid, annot=True, fmt=".1f", cmap="Blues", vmin=0, vmax=100, ax=ax, annot_kws={"size": size},
                cbar_kws={"label": "Accuracy (%)"})
    ax.set(title="Accuracy by length", xlabel="Length", ylabel="Type")
    ax.figure.subplots_adjust(bottom=0.2)
    return ax


def correlation() -> Any:
    names = ["alpha", "beta", "gamma ray", "delta"]
    grid = pd.DataFrame(np.corrcoef(values(4, 9)), index=names, columns=names)
    ax = Canvas((5, 4), dpi=100).subplots()
    sns.heatmap(grid, annot=True, fmt=".2f", cmap="RdBu_r", center=0, vmin=-1, vmax=1, linewidths=0.5, ax=ax)
    ax.set_title(r"Correlation $\rho_{xy}$")
    ax.figure.subplots_adjust(left=0.22, bottom=0.22)
    return ax


def constrained() -> Any:
    ax = Canvas((6.4, 4.8), dpi=100, layout="constrained").subplots()
    grid = pd.DataFrame(values(4, 5), index=list("abcd"))
    sns.heatmap(grid, annot=True, fmt=".1f", ax=ax)
    ax.set_title("A title")
    ax.tick_params(axis="y", rotation=0)  # left alone, seaborn turns labels or not by their size
    return ax


def crowded() -> Any:
    """Numbers that reach over the lines between the cells, and into one another's way."""
    ax = Canvas((6, 2), dpi=100).subplots()
    sns.heatmap(values(3, 12) / 10 - 5, annot=True, fmt=".1f", cmap="vlag", linewidths=0.5, cbar=False, ax=ax,
                annot_kws={"size": 14})
    return ax


def coarse() -> Any:
    """An image whose cells are not of whole pixels."""
    ax = Canvas((3, 2), dpi=100).subplots()
    ax.figure.colorbar(ax.imshow(values(3, 5), cmap="viridis", aspect="auto"))
    return ax


def image() -> Any:
    ax = Canvas((5, 3.6), dpi=100).subplots()
    grid = values(5, 7)
    ax.figure.colorbar(ax.imshow(grid, cmap="viridis"))
    for (i, j), value in np.ndenumerate(grid):
        ax.text(j, i, f"{value:.0f}", ha="center", va="center", color="w")
    return ax


FIGURES: dict[str, Callable[[], Any]] = {
    "annotated": annotated, "correlation": correlation, "constrained": constrained,
    "image": image, "crowded": crowded, "coarse": coarse}


def drawn(figure: Any) -> bytes:
    """The picture, with what it shows inside."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # seaborn 0.13 uses what newer releases of matplotlib take away
        picture = opened(figure).picture
    assert picture is not None
    return picture.data


if __name__ == "__main__":
    for name, make in FIGURES.items():
        ENGINES.joinpath(f"{name}.png").write_bytes(drawn(make()))
