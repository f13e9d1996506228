"""Every preset as a picture, pixel by pixel: three rows, four columns, a blank and an unstated cell."""

from __future__ import annotations

import matplotlib as mpl
import pytest
from stress import small

from replot.drawing import draw
from replot.style import Style, names


@pytest.mark.parametrize("style", names())
@pytest.mark.mpl_image_compare(baseline_dir="../../baseline_images/presets", tolerance=0, style="classic",
                               savefig_kwargs={"dpi": "figure"})
def test_preset(style: str) -> mpl.figure.Figure:
    # the fonts of a publisher are not on every machine, and their outlines are no part of a preset
    look = Style.load(style)
    fonts = tuple(font for font in look.fonts if font in ("DejaVu Sans", "DejaVu Serif", "STIXGeneral"))
    return draw(small(), look.replace(fonts=fonts or ("DejaVu Sans",)))
