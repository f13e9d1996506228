"""The picture of a report in the docs: a page of replot, photographed in a headless Chromium."""

from __future__ import annotations

import base64
import hashlib
import io
import re
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import numpy as np
from PIL import Image, PngImagePlugin

from replot.comparing.baselines import check
from replot.comparing.report import as_html
from replot.drawing import to_bytes
from replot.figure import Figure, Grid

ROOT = Path(__file__).resolve().parent.parent
SIZE = 1100, 800
"""Of the window, in pixels."""


def changed(figure: Figure) -> Figure:
    """The figure with two other numbers, a letter less in its title, and two rows exchanged."""
    panel = figure.panels[0]
    rows = [0, 1, 2, 3, 4, 6, 5]
    values = panel.grid.values[rows]
    values[2, 3], values[3, 9] = 69.7, 46.0
    axis = replace(panel.y, categories=tuple(panel.y.categories[k] for k in rows))
    return figure.replace(title=(figure.title or "").replace("Core", "Cor"),
                          panels=(replace(panel, grid=Grid(values), y=axis),))


def page(figure: Figure) -> str:
    """A report on the figure and what became of it."""
    with tempfile.TemporaryDirectory() as folder:
        entries = []
        for name, new in (("test_accuracy_by_length", changed(figure)), ("test_by_window", figure)):
            path = Path(folder) / f"{name}.png"
            path.write_bytes(to_bytes(figure, "png"))
            entries.append(check(name, to_bytes(new, "png"), path, source=f"tests/test_figures.py::{name}"))
        return as_html(entries, "Figures", "pytest --replot-accept={name}")


def key(text: str) -> str:
    """What a page says and shows as one number: how its pictures are packed differs between machines."""

    def pixels(found: re.Match[str]) -> str:
        image = Image.open(io.BytesIO(base64.b64decode(found[1]))).convert("RGB")
        return hashlib.sha256(np.asarray(image).tobytes()).hexdigest()

    return hashlib.sha256(re.sub(r"data:image/png;base64,([^\"]+)", pixels, text).encode()).hexdigest()


def picture(figure: Figure, path: Path) -> bytes:
    """The file that is there if it shows the page of today, else a new one.

    Fonts and browsers differ between machines, so the picture says which page it shows.
    """
    text = page(figure)
    now = key(text)
    if path.exists() and Image.open(path).text.get("page") == now:  # type: ignore[attr-defined]
        return path.read_bytes()
    sys.path.insert(0, str(ROOT / "tests" / "comparing"))
    from browser import PROGRAM, Browser

    if PROGRAM is None:
        raise SystemExit(f"{path}: Chromium is needed to make it anew")
    with (tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
          Browser(Path(folder) / "profile") as browser):
        report = Path(folder) / "report.html"
        report.write_text(text, "utf-8")
        browser.look(*SIZE)
        browser.open(report)
        image = Image.open(io.BytesIO(browser.picture())).convert("RGB")
    said = PngImagePlugin.PngInfo()
    said.add_text("page", now)
    out = io.BytesIO()
    image.quantize(256, dither=Image.Dither.NONE).save(out, "png", pnginfo=said, optimize=True)
    return out.getvalue()
