"""How fast figures are drawn: replot, seaborn and bare matplotlib, in one run.

    python benchmarks/drawing.py [--rounds N] [--record]

Warm: the same grid in a picture of the same size, as PNG in memory. Large: 5000 x 5000 cells against
``imshow``, with the memory that each needs. Cold: processes from nothing. Everything is measured in turn,
so that a busy machine is busy for all, as time on the processor; printed are medians and their ratios.
``--record`` writes them to benchmarks/results.json, from which scripts/docs.py makes docs/speed.md.
"""

from __future__ import annotations

import argparse
import io
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from replot.drawing import to_bytes
from replot.figure import Annotation, Axis, ColorScale, Figure, Grid, Panel
from replot.style import Style

DPI = 100
RESULTS = Path(__file__).parent / "results.json"
Results = dict[str, dict[str, float]]
CASES = {  # rows, columns, numbers, width and height in pixels
    "7 x 20, numbers": (7, 20, True, (1400, 500)),
    "30 x 30, numbers": (30, 30, True, (1700, 1300)),
    "100 x 100, numbers": (100, 100, True, (3000, 2400)),
    "7 x 20": (7, 20, False, (1400, 500)),
    "1000 x 1000": (1000, 1000, False, (1300, 1200)),
}


def values(rows: int, columns: int) -> np.ndarray:
    """A grid of numbers with one decimal."""
    return np.random.default_rng(rows).uniform(0, 100, (rows, columns)).round(1)


def with_replot(grid: np.ndarray, numbers: bool, size: tuple[int, int]) -> Callable[[], bytes]:
    """Draw with replot."""
    rows, columns = grid.shape
    x, y = (Axis(name, tuple(map(str, range(count)))) for name, count in (("x", columns), ("y", rows)))
    figure = Figure((Panel(x, y, Grid(grid), color=ColorScale("Blues", 0.0, 100.0, label="Accuracy"),
                           annotation=Annotation(numbers, ".1f")),), "Title")
    style = Style(width=size[0] / DPI * 25.4, height=size[1] / DPI * 25.4, dpi=DPI)
    return lambda: to_bytes(figure, "png", style)


def _canvas(size: tuple[int, int]):  # type: ignore[no-untyped-def]
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure as Canvas

    canvas = Canvas(figsize=(size[0] / DPI, size[1] / DPI), dpi=DPI)
    FigureCanvasAgg(canvas)
    return canvas, canvas.add_subplot()


def _saved(canvas, ax) -> bytes:  # type: ignore[no-untyped-def]
    ax.set(title="Title", xlabel="x", ylabel="y")
    out = io.BytesIO()
    canvas.savefig(out, format="png")
    return out.getvalue()


def with_seaborn(grid: np.ndarray, numbers: bool, size: tuple[int, int]) -> Callable[[], bytes]:
    """Draw with ``seaborn.heatmap``."""
    import seaborn

    def run() -> bytes:
        canvas, ax = _canvas(size)
        seaborn.heatmap(grid, ax=ax, annot=numbers, fmt=".1f", cmap="Blues", vmin=0, vmax=100,
                        cbar_kws={"label": "Accuracy"})
        return _saved(canvas, ax)

    return run


def with_matplotlib(grid: np.ndarray, numbers: bool, size: tuple[int, int]) -> Callable[[], bytes]:
    """Draw with ``pcolormesh`` and a colour bar; never with numbers."""
    def run() -> bytes:
        canvas, ax = _canvas(size)
        mesh = ax.pcolormesh(grid, cmap="Blues", vmin=0, vmax=100)
        ax.invert_yaxis()
        if max(grid.shape) <= 30:
            ax.set_xticks(np.arange(grid.shape[1]) + 0.5, list(map(str, range(grid.shape[1]))))
            ax.set_yticks(np.arange(grid.shape[0]) + 0.5, list(map(str, range(grid.shape[0]))))
        canvas.colorbar(mesh, ax=ax, label="Accuracy")
        return _saved(canvas, ax)

    return run


def with_imshow(grid: np.ndarray, numbers: bool, size: tuple[int, int]) -> Callable[[], bytes]:
    """Draw with ``imshow`` and a colour bar."""
    def run() -> bytes:
        canvas, ax = _canvas(size)
        image = ax.imshow(grid, cmap="Blues", vmin=0, vmax=100, aspect="auto")
        canvas.colorbar(image, ax=ax, label="Accuracy")
        return _saved(canvas, ax)

    return run


WAYS = {"replot": with_replot, "seaborn": with_seaborn, "matplotlib": with_matplotlib, "imshow": with_imshow}


def medians(runs: dict[str, Callable[[], object]], rounds: int) -> dict[str, float]:
    """The median time (seconds on the processor) of some runs, in turn, after one round to warm up."""
    times: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(rounds + 1):
        for name, run in runs.items():
            start = time.process_time()
            run()
            times[name].append(time.process_time() - start)
    return {name: statistics.median(found[1:]) for name, found in times.items()}


def warm(rounds: int) -> Results:
    """Milliseconds of every case."""
    found = {}
    for name, (rows, columns, numbers, size) in CASES.items():
        grid = values(rows, columns)
        runs = {way: WAYS[way](grid, numbers, size) for way in ("replot", "seaborn", "matplotlib")}
        times = medians(runs, max(1, rounds // 5) if rows * columns >= 10_000 else rounds)
        found[name] = {way: 1e3 * seconds for way, seconds in times.items()}
        show(name, found[name], "ms")
    return found


def large(rounds: int) -> Results:
    """Milliseconds and megabytes for 5000 x 5000 cells, each time in a process of its own."""
    times: dict[str, list[tuple[float, float]]] = {"replot": [], "imshow": []}
    for _ in range(rounds):
        for way, found in times.items():
            done = subprocess.run([sys.executable, __file__, "--one", way], capture_output=True, text=True,
                                  check=True)
            seconds, megabytes = map(float, done.stdout.split())
            found.append((1e3 * seconds, megabytes))
    result = {f"5000 x 5000, {what}": {way: statistics.median(each[k] for each in found)
                                       for way, found in times.items()}
              for k, what in enumerate(("time", "memory"))}
    for (name, found), unit in zip(result.items(), ("ms", "MB"), strict=True):
        show(name, found, unit)
    return result


def show(name: str, found: dict[str, float], unit: str) -> None:
    """One line: what was measured, and the ratios to the first."""
    (first, least), *others = found.items()
    ratios = "  ".join(f"{way}/{first} {value / least:.2f}" for way, value in others)
    values = "".join(f"{way:>12} {value:9.1f} {unit}" for way, value in found.items())
    print(f"{name:28}{values}   {ratios}", flush=True)


def one(way: str) -> None:
    """Draw 5000 x 5000 cells once; print the seconds and the memory (MB) that came on top of the data."""
    run = WAYS[way](values(5000, 5000), False, (1300, 1200))
    WAYS[way](values(5, 5), False, (300, 300))()
    # Linux: the peak begins anew, so that making the data does not hide what drawing takes
    Path("/proc/self/clear_refs").write_text("5")
    before = _memory("VmRSS")
    start = time.process_time()
    run()
    print(time.process_time() - start, _memory("VmHWM") - before)


def rounded(value: Any) -> Any:
    """Numbers with three digits, which is more than they are worth."""
    if isinstance(value, dict):
        return {name: rounded(inner) for name, inner in value.items()}
    return float(f"{value:.3g}")


def _memory(name: str) -> float:
    """A figure of this process in MB, as Linux counts it."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name)) / 1024


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--one", choices=WAYS, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one:
        one(arguments.one)
    else:
        from cold import cold
        from stages import cold_stages, warm_stages

        results = {"warm": warm(arguments.rounds), "large": large(max(1, arguments.rounds // 5)),
                   "cold": cold(arguments.rounds), "stages": warm_stages(arguments.rounds),
                   "cold stages": cold_stages(arguments.rounds)}
        if arguments.record:
            RESULTS.write_text(json.dumps(rounded(results), indent=1) + "\n", "utf-8")
