"""Where the time goes: what replot itself spends on each stage of drawing, warm and from nothing."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from typing import Any
from unittest import mock

import drawing
from cold import description

STAGES = ("measuring and arranging", "making artists", "cells", "numbers", "other texts", "everything else",
          "the spec", "packing as PNG")


def warm_stages(rounds: int) -> drawing.Results:
    """The share (percent) of each stage in every case."""
    found = {}
    for name, (rows, columns, numbers, size) in drawing.CASES.items():
        run = drawing.with_replot(drawing.values(rows, columns), numbers, size)
        run()
        shares: dict[str, list[float]] = {stage: [] for stage in STAGES}
        for _ in range(max(3, rounds // 5) if rows * columns >= 10_000 else rounds):
            with _watched() as spent:
                start = time.process_time()
                run()
                whole = time.process_time() - start
            # what is drawn is drawn inside the canvas
            spent["everything else"] = whole - sum(spent.values())
            for stage in STAGES:
                shares[stage].append(100 * spent.get(stage, 0.0) / whole)
        found[name] = {stage: statistics.median(each) for stage, each in shares.items()}
        print(f"{name:28}" + "  ".join(f"{stage} {share:.0f} %" for stage, share in found[name].items()),
              flush=True)
    return found


@contextmanager
def _watched() -> Iterator[dict[str, float]]:
    """Seconds by stage, while this context lasts."""
    drawn, layout, letters, mesh, panel, save = (
        import_module(f"replot.drawing.{name}")
        for name in ("drawn", "layout", "letters", "mesh", "panel", "save"))
    spent: dict[str, float] = {}
    targets = ((layout, "plan", "measuring and arranging"), (drawn, "draw_plan", "making artists"),
               (mesh.CellMesh, "draw", "cells"), (panel.CellNumbers, "draw", "numbers"),
               (letters.OutlineText, "draw", "other texts"), (save, "write_json", "the spec"),
               (save, "encode", "packing as PNG"))
    with ExitStack() as stack:
        for owner, name, stage in targets:
            stack.enter_context(mock.patch.object(owner, name, _timed(getattr(owner, name), stage, spent)))
        yield spent


def _timed(function: Callable[..., Any], stage: str, spent: dict[str, float]) -> Callable[..., Any]:
    def timed(*args: Any, **kwargs: Any) -> Any:
        start = time.process_time()
        try:
            return function(*args, **kwargs)
        finally:
            spent[stage] = spent.get(stage, 0.0) + time.process_time() - start

    return timed


COLD = """
import json, sys, time
marks = [("starting Python", time.process_time())]
from replot.cli import main
import replot.batch
marks.append(("importing the command line and numpy", time.process_time()))
import replot.reading.description.findings
import replot.reading.description.assembly.compose
marks.append(("importing the reader", time.process_time()))
figure = replot.parse(sys.stdin.read())
marks.append(("reading the text", time.process_time()))
import replot.drawing.drawn
marks.append(("importing matplotlib and what draws", time.process_time()))
replot.save(figure, sys.argv[1])
marks.append(("drawing and packing", time.process_time()))
print(json.dumps(marks))
"""


def cold_stages(rounds: int) -> drawing.Results:
    """The share (percent) of each stage of ``replot draw`` from nothing, 7 x 20 with numbers."""
    import tempfile

    text = description(drawing.values(7, 20))
    shares: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for turn in range(rounds + 1):
            done = subprocess.run([sys.executable, "-c", COLD, f"{folder}/one.png"], input=text, text=True,
                                  capture_output=True, check=True)
            marks = json.loads(done.stdout)
            before = 0.0
            for stage, at in marks if turn else ():
                shares.setdefault(stage, []).append(100 * (at - before) / marks[-1][1])
                before = at
    found = {stage: statistics.median(each) for stage, each in shares.items()}
    print(f"{'cold, draw 7 x 20':28}" + "  ".join(f"{stage} {share:.0f} %" for stage, share in found.items()))
    return {"draw 7 x 20": found}
