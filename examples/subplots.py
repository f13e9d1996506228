"""One panel inside a figure of one's own: replot draws into any Axes."""

from pathlib import Path

import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure as Canvas

import replot
from replot import Axis, ColorScale, Figure, Grid, Panel

days, weeks = ("Mon", "Tue", "Wed", "Thu", "Fri"), ("1", "2", "3")
values = np.array([[12, 15, 9, 14, 20], [11, 17, 8, 16, 23], [10, 13, 9, 15, 21]])
panel = Panel(Axis("Day", days), Axis("Week", weeks), Grid(values), color=ColorScale("Blues", label="Visits"))

canvas = Canvas(figsize=(7, 2.6), dpi=150)
FigureCanvasAgg(canvas)
left, right = canvas.add_axes((0.08, 0.22, 0.3, 0.66)), canvas.add_axes((0.5, 0.22, 0.46, 0.66))
left.bar(days, values.mean(axis=0), color="tab:blue")
left.set(title="Mean", ylabel="Visits")
replot.draw(Figure((panel,)), ax=right)
right.set_title("All weeks")

canvas.savefig(Path(__file__).with_suffix(".png"))
