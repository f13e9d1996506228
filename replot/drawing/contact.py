"""A contact sheet: one figure in many styles."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING

from replot.figure import Figure

if TYPE_CHECKING:
    from PIL import Image

    from replot.style import Style

__all__ = ["contact_sheet"]

TILE = (640, 400)
"""Room for one picture at the most, in pixels."""
CAPTION = 34
MARGIN = 16
COLUMNS = 4


def contact_sheet(figure: Figure, styles: Sequence[str | Style] | None = None) -> bytes:
    """A figure in many styles, on one sheet.

    Parameters
    ----------
    figure : Figure
    styles : sequence of str or Style, optional
        Styles or their names; all presets by default.

    Returns
    -------
    bytes
        A PNG file. Each picture is reduced to fit its tile, never enlarged; the caption says the style
        and the true size.
    """
    from matplotlib import get_data_path
    from PIL import Image, ImageDraw, ImageFont

    from replot.style import Style, names

    tiles = [_tile(figure, Style.load(name)) for name in (names() if styles is None else styles)]
    rows = [tiles[k:k + COLUMNS] for k in range(0, len(tiles), COLUMNS)]
    heights = [CAPTION + max(picture.height for _, picture in row) + MARGIN for row in rows]
    widest = max((picture.width for _, picture in tiles), default=1)
    across = min(COLUMNS, len(tiles))
    sheet = Image.new("RGB", (across * (widest + MARGIN) + MARGIN, sum(heights) + MARGIN), "#e4e6ea")
    pen = ImageDraw.Draw(sheet)
    font = ImageFont.truetype(f"{get_data_path()}/fonts/ttf/DejaVuSans.ttf", 17)
    y = MARGIN
    for row, height in zip(rows, heights, strict=True):
        for k, (caption, picture) in enumerate(row):
            x = MARGIN + k * (widest + MARGIN)
            pen.text((x, y + 6), caption, fill="#1c1f24", font=font)
            sheet.paste(picture, (x, y + CAPTION))
        y += height
    out = io.BytesIO()
    # a sheet to choose from: 256 colours tell the styles apart, at a third of the size
    sheet.quantize(256, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def _tile(figure: Figure, style: Style) -> tuple[str, Image.Image]:
    """The caption of one picture, and the picture at the size of its tile."""
    from PIL import Image

    from replot.drawing.save import to_bytes

    picture = Image.open(io.BytesIO(to_bytes(figure, "png", style, spec=False))).convert("RGB")
    across, up = (pixels / style.dpi * 25.4 for pixels in picture.size)
    picture.thumbnail(TILE, Image.Resampling.LANCZOS)
    return f"{style.name}   {across:.0f} x {up:.0f} mm", picture
