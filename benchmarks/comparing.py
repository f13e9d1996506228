"""How fast figures are compared: against decoding the files, against pytest-mpl, against drawing.

    python benchmarks/comparing.py [--rounds N] [--figures N] [--record]

Three tables from one run: two equal pictures against decoding both of them; two pictures that differ
against the comparison that pytest-mpl makes (RMS, tolerance 2); a folder of figures verified, spread
over the cores, against the same folder drawn. The ways of one row take turns; printed are medians of
the time of the processor (a folder: of the clock) and their ratios. ``--record`` writes them to
benchmarks/comparing.json, from which scripts/docs.py makes docs/speed.md.
"""

from __future__ import annotations

import argparse
import io
import json
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
from drawing import medians, rounded

from replot.batch import draw_many
from replot.comparing.baselines import Entry
from replot.comparing.png import chunk
from replot.comparing.verify import ALL, verify
from replot.drawing import to_bytes
from replot.figure import Annotation, Axis, ColorScale, Figure, Grid, Panel
from replot.style import Style

RESULTS = Path(__file__).parent / "comparing.json"
DPI = 100
SIZES = {  # rows, columns, numbers, width and height in pixels
    "7 x 20, numbers": (7, 20, True, (1400, 500)),
    "7 x 20": (7, 20, False, (1400, 500)),
    "100 x 100, numbers": (100, 100, True, (3000, 2400)),
}


def figure(rows: int, columns: int, numbers: bool, shift: float = 0.0) -> Figure:
    """Numbers with one decimal; the one in the middle is `shift` higher."""
    grid = np.random.default_rng(rows).uniform(0, 100, (rows, columns)).round(1)
    grid[rows // 2, columns // 2] = 40 + shift
    x, y = (Axis(name, tuple(map(str, range(count)))) for name, count in (("x", columns), ("y", rows)))
    return Figure((Panel(x, y, Grid(grid), color=ColorScale("Blues", 0.0, 100.0, label="Accuracy"),
                         annotation=Annotation(numbers, ".1f")),), "Title")


def drawn(shown: Figure, size: tuple[int, int]) -> bytes:
    """A PNG of so many pixels, with the figure inside."""
    return to_bytes(shown, "png", Style(width=size[0] / DPI * 25.4, height=size[1] / DPI * 25.4, dpi=DPI))


def saved_again(png: bytes, texts_of: bytes | None = None, **options: object) -> bytes:
    """The same pixels in another file, with the texts of a picture, or none."""
    from PIL import Image, PngImagePlugin

    texts = PngImagePlugin.PngInfo()
    if texts_of is not None:
        for key, text in Image.open(io.BytesIO(texts_of)).text.items():  # type: ignore[attr-defined]
            texts.add_itxt(key, text, zip=True)
    out = io.BytesIO()
    Image.open(io.BytesIO(png)).save(out, "png", pnginfo=texts, **options)
    return out.getvalue()


def with_date(png: bytes) -> bytes:
    """The same picture with one more chunk of text, behind the header."""
    return png[:33] + chunk(b"tEXt", b"Date\0yesterday") + png[33:]


def equal_pairs(size: str) -> dict[str, tuple[bytes, bytes]]:
    """Files that hold the same picture."""
    rows, columns, numbers, pixels = SIZES[size]
    png = drawn(figure(rows, columns, numbers), pixels)
    return {"the same file": (png, png), "other metadata": (png, with_date(png)),
            "packed again": (png, saved_again(png, png, compress_level=1))}


def changed_pairs(size: str) -> dict[str, tuple[bytes, bytes]]:
    """Files that hold two pictures."""
    rows, columns, numbers, pixels = SIZES[size]
    old, new = figure(rows, columns, numbers), figure(rows, columns, numbers, 10.0)
    title = replace(old, title="Titel")
    limit = replace(old, panels=(replace(old.panels[0], color=replace(old.panels[0].color, vmax=99.0)),))
    first, second = drawn(old, pixels), drawn(new, pixels)
    return {"one value": (first, second), "its pixels only": (first, saved_again(second, first)),
            "title": (first, drawn(title, pixels)), "upper limit": (first, drawn(limit, pixels)),
            "without specs": (saved_again(first), saved_again(second))}


Pair = tuple[Path, Path]
Results = dict[str, dict[str, float]]


def by_replot(pair: Pair) -> bool:
    """Whether the pictures are the same, as replot says it."""
    from replot.comparing.verdict import compare

    return compare(*pair).same


def by_decoding(pair: Pair) -> bool:
    """Whether the decoded pixels are equal: the least that any comparison of pixels does."""
    from PIL import Image

    old, new = (np.asarray(Image.open(path)) for path in pair)
    return np.array_equal(old, new)


def by_pytest_mpl(pair: Pair) -> bool:
    """The comparison that pytest-mpl makes at its own tolerance; it writes a picture where they differ."""
    from matplotlib.testing.compare import compare_images

    return compare_images(str(pair[0]), str(pair[1]), 2) is None


WAYS: dict[str, Callable[[Pair], bool]] = {
    "replot": by_replot, "decoding": by_decoding, "pytest-mpl": by_pytest_mpl}


def pair_files(folder: Path, pair: tuple[bytes, bytes]) -> Pair:
    """Two pictures as files."""
    paths = folder / "old.png", folder / "new.png"
    for path, data in zip(paths, pair, strict=True):
        path.write_bytes(data)
    return paths


def pairs(title: str, cases: Callable[[str], dict[str, tuple[bytes, bytes]]], other: str,
          rounds: int) -> Results:
    """Print one table of pairs: replot against another way; milliseconds."""
    results: Results = {}
    print(f"\n{title:22}{'':22}{'replot':>12}{other:>12}{f'replot/{other}':>20}")
    with tempfile.TemporaryDirectory() as folder:
        for size in SIZES:
            for name, pair in cases(size).items():
                files = pair_files(Path(folder), pair)
                found = medians({way: partial(WAYS[way], files) for way in ("replot", other)}, rounds)
                milliseconds = "".join(f"{1e3 * found[way]:>9.1f} ms" for way in found)
                print(f"{size:22}{name:22}{milliseconds}{found['replot'] / found[other]:>20.2f}", flush=True)
                results[f"{size}: {name}"] = {way: 1e3 * seconds for way, seconds in found.items()}
    return results


def folder_of(folder: Path, count: int, changed: int = 0) -> list[Path]:
    """Tables of 7 x 20, each with other numbers; the first ones with one value that changed."""
    folder.mkdir(parents=True, exist_ok=True)
    out = []
    for k in range(count):
        grid = np.random.default_rng(k).uniform(0, 100, (7, 20)).round(1)
        grid[3, 10] += 5 * (k < changed)
        lines = [",".join(["row", *map(str, range(20))])]
        lines += [",".join([f"r{i}", *(f"{v:.1f}" for v in row)]) for i, row in enumerate(grid)]
        out.append(folder / f"{k:04}.csv")
        out[-1].write_text("\n".join(lines) + "\n")
    return out


def statuses(entries: list[Entry]) -> dict[str, int]:
    """How many of each status."""
    return {status: sum(entry.status == status for entry in entries)
            for status in dict.fromkeys(entry.status for entry in entries)}


def folders(count: int, rounds: int) -> Results:
    """Print the table of folders: verified against drawn, both in one process for each core; milliseconds."""
    results: Results = {}
    print(f"\n{f'{count} figures of 7 x 20':44}{'verified':>12}{'drawn':>12}{'verified/drawn':>20}")
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        list(verify(folder_of(home / "in", count), home / "base", accept=[ALL]))
        for title, changed in (("all as before", 0), ("one of 20 changed", count // 20)):
            files = folder_of(home / "in", count, changed)
            times: dict[str, list[float]] = {"verified": [], "drawn": []}
            for _ in range(rounds):
                start = time.perf_counter()
                found = statuses(list(verify(files, home / "base")))
                times["verified"].append(time.perf_counter() - start)
                assert found.get("changed", 0) == changed, found
                shutil.rmtree(home / "out", ignore_errors=True)
                start = time.perf_counter()
                assert sum(not one.failed for one in draw_many(files, home / "out")) == count
                times["drawn"].append(time.perf_counter() - start)
            median = {way: statistics.median(each) for way, each in times.items()}
            seconds = "".join(f"{median[way]:>10.2f} s" for way in median)
            print(f"{title:44}{seconds}{median['verified'] / median['drawn']:>20.2f}", flush=True)
            results[f"{count} figures of 7 x 20: {title}"] = {way: 1e3 * each for way, each in median.items()}
    return results


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--figures", type=int, default=100, help="in a folder; 0 leaves folders out")
    parser.add_argument("--record", action="store_true")
    arguments = parser.parse_args()
    found = {"equal": pairs("equal pictures", equal_pairs, "decoding", arguments.rounds),
             "changed": pairs("changed pictures", changed_pairs, "pytest-mpl", arguments.rounds)}
    if arguments.figures:
        found["folders"] = folders(arguments.figures, max(1, arguments.rounds // 5))
    if arguments.record:
        RESULTS.write_text(json.dumps(rounded(found), indent=1) + "\n", "utf-8")
