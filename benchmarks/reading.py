"""How fast descriptions are read: replot beside markdown-it-py and a bare tokenizer, in one run.

    python benchmarks/reading.py [--rounds N] [--long] [--hostile [CHARACTERS]] [--within SECONDS]

All texts of ``seeds/`` and ``tests/corpus/``, in processor time, the best of some rounds for each text.
Both peers do far less: markdown-it-py takes the same text apart into its blocks and inline marks, the
tokenizer into words, numbers and signs with one regular expression; neither understands any of it. *Fresh*
is with all that replot remembers of texts forgotten before each of them. ``--long`` reads heatmaps of many
cells told in the usual ways, and again four times as long: the time for a kilobyte should stay the same.
``--hostile`` prints the seconds that texts take which are made to be slow, 1 MB each; with ``--within`` it
fails if one of them takes longer, with room for a slow machine.
"""

from __future__ import annotations

import argparse
import functools
import re
import runpy
import statistics
import sys
import time
from collections.abc import Callable
from itertools import chain
from pathlib import Path

from markdown_it import MarkdownIt

import replot

ROOT = Path(__file__).resolve().parents[1]
LONG = 3000
"""Characters from which a text is a long one."""
TOKEN = re.compile(r"\d+(?:\.\d+)?|\w+|[^\w\s]")
MARKDOWN = MarkdownIt("commonmark").enable("table")


def texts() -> dict[str, str]:
    """The texts of the corpus by their names."""
    paths = sorted([*(ROOT / "seeds").iterdir(), *(ROOT / "tests" / "corpus").rglob("*")])
    return {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in paths
            if path.suffix in (".txt", ".md") and path.name != "FORMAT.md"}


def with_replot(text: str) -> object:
    """The figure, or what the text describes instead."""
    try:
        return replot.parse(text)
    except replot.NotAHeatmap as error:
        return error


def with_findings(text: str) -> object:
    """The figure with findings and evidence."""
    try:
        return replot.examine(text)
    except replot.NotAHeatmap as error:
        return error


def with_markdown(text: str) -> object:
    """Blocks and inline marks."""
    return MARKDOWN.parse(text)


def with_tokenizer(text: str) -> object:
    """Words, numbers and signs with their places."""
    return [(match.start(), match.group()) for match in TOKEN.finditer(text)]


def forget() -> None:
    """Empty what the reader remembers of texts; what it knows of its language and of colours stays."""
    for name, module in list(sys.modules.items()):
        if name.startswith("replot.reading.description") and not name.endswith(".patterns"):
            for value in vars(module).values():
                if isinstance(value, functools._lru_cache_wrapper) and value.cache_info().maxsize is not None:
                    value.cache_clear()


def with_fresh(text: str) -> object:
    """As :func:`with_replot`, of a text that was never seen."""
    return with_replot(text)


WAYS = {"parse, fresh": with_fresh, "parse": with_replot, "examine": with_findings,
        "markdown-it-py": with_markdown, "tokenizer": with_tokenizer}
"""The fresh one first: what it forgets is known again to those that follow."""


def seconds(way: Callable[[str], object], text: str) -> float:
    """The processor time of one reading."""
    if way is with_fresh:
        forget()
    start = time.process_time()
    way(text)
    return time.process_time() - start


def measure(rounds: int) -> dict[str, dict[str, float]]:
    """For each way the best time (seconds) of each text, all ways in turn in every round."""
    found = texts()
    best: dict[str, dict[str, float]] = {way: {} for way in WAYS}
    for turn in range(rounds + 1):
        for name, text in found.items():
            for way, run in WAYS.items():
                taken = seconds(run, text)
                if turn:
                    best[way][name] = min(taken, best[way].get(name, taken))
    return best


def table(rounds: int) -> None:
    """Print what was measured."""
    found, best = texts(), measure(rounds)
    groups = {"all texts": list(found), "long texts": [name for name in found if len(found[name]) > LONG]}
    for group, names in groups.items():
        size = sum(len(found[name]) for name in names) / 1000
        print(f"{group}: {len(names)}, {size:.0f} kB")
        print(f"{'':18}{'median':>12}{'most':>12}{'per kB':>12}{'/ markdown-it-py':>20}{'/ tokenizer':>14}")
        per_kilobyte = {way: sum(best[way][name] for name in names) / size for way in WAYS}
        for way in WAYS:
            times = [best[way][name] for name in names]
            each = per_kilobyte[way]
            print(f"{way:18}{1e3 * statistics.median(times):>9.2f} ms{1e3 * max(times):>9.2f} ms"
                  f"{1e3 * each:>9.3f} ms{each / per_kilobyte['markdown-it-py']:>20.2f}"
                  f"{each / per_kilobyte['tokenizer']:>14.1f}")
        print()


def by_row(side: int) -> str:
    """A square heatmap told row by row, one list of values for each."""
    rows = (f"- M{i + 1}: {', '.join(cells)}" for i, cells in enumerate(numbers(side, side)))
    return "\n".join((HEAD.format(side), "", *rows))


def by_pair(side: int) -> str:
    """The same with the label of the column before each value."""
    rows = (", ".join(f"T{j + 1} {cell}" for j, cell in enumerate(cells)) for cells in numbers(side, side))
    return "\n".join((HEAD.format(side), "", *(f"- **M{i + 1}**: {row}" for i, row in enumerate(rows))))


def by_item(side: int) -> str:
    """The same with one line for each cell."""
    lines = (
        [f"- M{i + 1}:", *(f"  - T{j + 1}: {cell}" for j, cell in enumerate(cells))]
        for i, cells in enumerate(numbers(side, side))
    )
    return "\n".join((HEAD.format(side), "", *chain.from_iterable(lines)))


def as_table(side: int) -> str:
    """The same as a markdown table."""
    head = "".join(f" T{j + 1} |" for j in range(side))
    rows = (f"| M{i + 1} | {' | '.join(cells)} |" for i, cells in enumerate(numbers(side, side)))
    return "\n".join(("A heatmap of scores.", "", f"| Model |{head}", "|---" * (side + 1) + "|", *rows))


def in_panels(count: int) -> str:
    """Many panels of six by six cells."""
    cells = numbers(6 * count, 6)
    parts = [f"The figure has {count} heatmap panels.", HEAD.format(6)]
    for k in range(count):
        rows = (f"- M{i + 1}: {', '.join(cells[6 * k + i])}" for i in range(6))
        parts += ["", f"## Panel {k + 1}: Run {k + 1}", "", *rows]
    return "\n".join(parts)


HEAD = (
    "The heatmap shows scores. The x-axis is labeled Task with T1 to T{0}, the y-axis Model with M1 to M{0}. "
    "The color bar ranges from 0 (white) to 1 (dark blue)."
)
LONG_TEXTS = {"by row": (by_row, 50, 100), "by pair": (by_pair, 40, 80), "by item": (by_item, 30, 60),
              "table": (as_table, 50, 100), "panels": (in_panels, 15, 60)}


def numbers(rows: int, columns: int) -> list[list[str]]:
    """The cells of a heatmap, as they are written."""
    return [[f"{(37 * i + 61 * j) % 100 / 100:.2f}" for j in range(columns)] for i in range(rows)]


def long(rounds: int) -> None:
    """Print what long texts take, the shorter and the longer one of each kind in turn."""
    print(f"{'':10}{'':>10}{'parse':>12}{'per kB':>12}{'/ markdown-it-py':>20}{'growth per kB':>16}")
    for name, (make, *sizes) in LONG_TEXTS.items():
        made = [make(size) for size in sizes]
        best = {way: [min(seconds(way, text) for _ in range(rounds)) for text in made]
                for way in (with_replot, with_markdown)}
        each = [taken / len(text) for taken, text in zip(best[with_replot], made, strict=True)]
        for k, text in enumerate(made):
            taken, peer = best[with_replot][k], best[with_markdown][k]
            growth = f"{each[k] / each[0]:>16.2f}" if k else ""
            print(f"{name:10}{len(text) / 1000:>7.0f} kB{1e3 * taken:>9.1f} ms{1e6 * each[k]:>9.2f} ms"
                  f"{taken / peer:>20.2f}{growth}")


def hostile(size: int, within: float) -> bool:
    """Print the seconds that hostile texts take, the slowest first; whether all are within so many."""
    made = runpy.run_path(str(ROOT / "tests" / "reading" / "description" / "hostile.py"))["TEXTS"]
    taken: dict[str, float] = {}
    for name, make in made.items():
        start = time.process_time()
        try:
            replot.examine(make(size))
        except replot.ReplotError:
            pass
        taken[name] = time.process_time() - start
    for name in sorted(taken, key=taken.__getitem__, reverse=True):
        print(f"{name:24}{taken[name]:>8.2f} s")
    return max(taken.values()) <= within


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--hostile", type=int, nargs="?", const=1_000_000, metavar="CHARACTERS")
    parser.add_argument("--within", type=float, default=float("inf"), metavar="SECONDS")
    arguments = parser.parse_args()
    if arguments.hostile:
        sys.exit(not hostile(arguments.hostile, arguments.within))
    elif arguments.long:
        long(arguments.rounds)
    else:
        table(arguments.rounds)
