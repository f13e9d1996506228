"""A figure without a description: the same nouns, filled by hand."""

from pathlib import Path

import numpy as np

import replot
from replot import Axis, ColorScale, Figure, Grid, Panel

depth = np.arange(6)
values = np.round(np.exp(-0.4 * depth[:, None]) * np.cos(0.9 * np.arange(9)), 2)
values[4:, 6:] = np.nan

panel = Panel(
    x=Axis("Lag (s)", tuple(str(lag) for lag in range(9))),
    y=Axis("Depth (m)", tuple(str(d) for d in depth)),
    grid=Grid(values),  # NaN is a blank cell; states= tells blank and unstated apart
    color=ColorScale("RdBu_r", vmin=-1, vmax=1, center=0, label="Correlation"),
)
replot.save(Figure((panel,), title="Damped response"), Path(__file__).with_suffix(".png"))
