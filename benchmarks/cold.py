"""From nothing: what a command takes with the start of Python and all imports."""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

import drawing
import numpy as np

SCRIPT = """
import matplotlib
matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
import seaborn as sns

values = np.array({values})
ax = sns.heatmap(values, annot=True, fmt=".1f", cmap="Blues", vmin=0, vmax=100,
                 xticklabels={columns}, yticklabels={rows}, cbar_kws={{"label": "Accuracy"}})
ax.set(title="Accuracy", xlabel="Step", ylabel="Model")
plt.savefig("with_seaborn.png")
"""


def description(grid: np.ndarray) -> str:
    """A text that says what a grid holds, as a table."""
    rows, columns = (range(1, count + 1) for count in grid.shape)
    head = ["# Heatmap: Accuracy", "", "- X axis: Step", "- Y axis: Model",
            "- Color bar: Accuracy, from 0 (white) to 100 (dark blue)", "",
            f"| Model | {' | '.join(map(str, columns))} |", "|---" * (1 + len(columns)) + "|"]
    return "\n".join([*head, *(f"| {row} | {' | '.join(map(str, line))} |"
                               for row, line in zip(rows, grid.tolist(), strict=True))])


def cold(rounds: int) -> drawing.Results:
    """Milliseconds of commands: drawing 7 x 20 numbers into a file, and printing help."""
    grid = drawing.values(7, 20)
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "one.txt").write_text(description(grid), "utf-8")
        names = {name: list(map(str, range(1, count + 1)))
                 for name, count in zip(("rows", "columns"), grid.shape, strict=True)}
        Path(folder, "with_seaborn.py").write_text(SCRIPT.format(values=grid.tolist(), **names), "utf-8")
        replot = ["-m", "replot"]
        commands = {"python": ["-c", "pass"], "replot --help": [*replot, "--help"],
                    "replot draw": [*replot, "draw", "one.txt", "-o", "one.png", "-q"],
                    "seaborn": ["with_seaborn.py"]}
        times: dict[str, list[float]] = {name: [] for name in commands}
        for _ in range(rounds + 1):
            for name, command in commands.items():
                times[name].append(_run([sys.executable, *command], folder))
    found = {name: 1e3 * statistics.median(each[1:]) for name, each in times.items()}
    result = {"help": {"python": found["python"], "replot --help": found["replot --help"]},
              "draw 7 x 20": {"replot draw": found["replot draw"], "seaborn": found["seaborn"]}}
    for name, each in result.items():
        drawing.show(f"cold, {name}", each, "ms")
    return result


def _run(command: list[str], folder: str) -> float:
    """The seconds on the processor that a command takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
