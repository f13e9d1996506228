"""Files: deterministic bytes, written whole, with the spec and the style carried inside."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from replot.carrying import KEYWORD, LIMIT, NAMESPACE, write_json
from replot.drawing.png import MOST_PIXELS, encode
from replot.errors import ReplotError
from replot.figure import Figure
from replot.files import write_atomic
from replot.findings import Finding
from replot.style import Style

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

__all__ = ["FORMATS", "Output", "format_of", "made_by_replot", "render", "save", "to_bytes"]

FORMATS = ("png", "svg", "pdf", "jpg", "jpeg", "webp", "tif", "tiff", "eps")
"""The formats by their suffixes. The spec travels in PNG, SVG and PDF."""
CARRIERS = ("png", "svg", "pdf")
_MARKS = (b"tEXtSoftware\0replot", NAMESPACE.encode(), b"/Creator (replot)", b"%%Creator: replot")
_SOFTWARE = 0x0131  # a tag of TIFF and Exif


class Output(NamedTuple):
    """The bytes of a file, and what is worth knowing about them."""

    data: bytes
    findings: tuple[Finding, ...]


def save(figure: Figure, path: str | os.PathLike[str],
         style: str | Path | Style | Mapping[str, Any] = "paper", format: str | None = None,
         spec: bool = True) -> tuple[Finding, ...]:
    """Draw a figure into a file.

    Parameters
    ----------
    figure : Figure
    path : path-like
        The file. It is written whole or not at all; its folder must exist.
    style : str, Path, Style or mapping
        A style, its name, the path of its TOML file, or its fields as
        :func:`replot.reading.carried.read_carried` gives them.
    format : str, optional
        One of :data:`FORMATS`; by default the suffix of ``path``.
    spec : bool
        Whether figure and style travel inside the file, so that :func:`replot.read` gives the figure back.

    Returns
    -------
    tuple of Finding
        What the drawing had to decide.

    Raises
    ------
    ReplotError
        If the format is unknown or the file cannot be written; StyleError if the style does not hold.
    """
    path = Path(path)
    kind = format_of(path, format)
    if path.is_dir():
        raise ReplotError(f"{path}: is a folder; give the name of a file")
    output = render(figure, kind, style, spec)
    write_atomic(path, output.data)
    return output.findings


def to_bytes(figure: Figure, format: str, style: str | Path | Style | Mapping[str, Any] = "paper",
             spec: bool = True) -> bytes:
    """The bytes that :func:`save` writes. The same figure and style give the same bytes."""
    return render(figure, format, style, spec).data


def format_of(path: Path | None, format: str | None = None) -> str:
    """The format that a path or a word asks for.

    Raises
    ------
    ReplotError
        If there is no such format.
    """
    word = format if format is not None else path.suffix if path is not None else ""
    kind = word.lower().removeprefix(".")
    if kind not in FORMATS:
        what = f"there is no format {kind!r}" if kind else "the name has no suffix that says which format"
        raise ReplotError(f"{f'{path}: ' if path else ''}{what}; known are {', '.join(FORMATS)}")
    return kind


def render(figure: Figure, format: str, style: str | Path | Style | Mapping[str, Any] = "paper",
           spec: bool = True) -> Output:
    """The bytes of a file and the findings, see :func:`save`."""
    from replot.drawing.drawn import draw_plan
    from replot.drawing.layout import plan

    kind = format_of(None, format)
    look = Style.from_dict(style) if isinstance(style, Mapping) else Style.load(style)
    planned = plan(figure, look)
    findings = list(planned.findings)
    size = f"{planned.width:,} x {planned.height:,} pixels"
    way_out = "a style with a lower dpi or a fixed size helps"
    if planned.width * planned.height > MOST_PIXELS:
        raise ReplotError(f"the figure of {size} has more than {MOST_PIXELS:,}; {way_out}")
    text = None
    if spec and kind in CARRIERS:
        text = write_json(figure, _fields(look))
        if text is None:
            findings.append(Finding("F101", f"The figure spec is longer than {LIMIT:,} bytes and does not "
                                            "travel inside the file.",
                                    "Keep the description, the table or the spec beside the picture."))
    elif spec:
        findings.append(Finding("F102", f"{kind.upper()} files carry no figure spec.",
                                f"{', '.join(name.upper() for name in CARRIERS)} do."))
    canvas = draw_plan(planned)
    try:
        if kind in ("svg", "pdf", "eps"):
            data, more = _vector(canvas, kind, figure, look, text)
            findings += more
        else:
            data = _raster(canvas, kind, look, text)
    # older versions of Agg draw up to 2**16 pixels a side, JPEG and WebP hold fewer
    except (ValueError, OverflowError, MemoryError, OSError) as error:
        reason = " ".join(str(error).split())
        raise ReplotError(f"the figure of {size} cannot be written as {kind}: {reason}; {way_out}") from error
    return Output(data, tuple(findings))


def made_by_replot(path: Path) -> bool:
    """Whether a file is a picture that replot wrote, or holds nothing; its own mark in it says so."""
    try:
        if not path.is_file():
            return False
        data = path.read_bytes()
        if data.startswith((b"\xff\xd8", b"RIFF", b"II*\0", b"MM\0*")):
            from PIL import Image

            with Image.open(io.BytesIO(data)) as image:
                return image.info.get("comment") == b"replot" or image.getexif().get(_SOFTWARE) == "replot"
    except (OSError, ValueError, SyntaxError):  # what Pillow raises for a broken picture
        return False
    return not data or any(mark in data for mark in _MARKS)


def _fields(style: Style) -> dict[str, Any]:
    import msgspec

    fields: dict[str, Any] = msgspec.to_builtins(style)
    return fields


def _raster(canvas: Canvas, kind: str, style: Style, spec: str | None) -> bytes:
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    agg = FigureCanvasAgg(canvas)
    agg.draw()
    pixels = np.asarray(agg.buffer_rgba())
    if kind == "png":
        if style.color_space == "gray" and pixels[:, :, 3].min() == 255:
            pixels = np.asarray(_image(pixels).convert("L"))[:, :, None]
        texts = [("Software", "replot"), *([(KEYWORD, spec)] if spec is not None else [])]
        return encode(pixels, canvas.get_dpi(), texts)
    image = _image(pixels)
    if style.color_space == "gray":
        image = image.convert("L")
    out = io.BytesIO()
    _WRITERS[kind](image, out, canvas.get_dpi())
    return out.getvalue()


def _image(pixels: np.ndarray) -> Any:
    """The picture on white paper: of the formats beside PNG only some know transparency."""
    from PIL import Image

    image = Image.fromarray(pixels)
    if pixels[:, :, 3].min() == 255:
        return image.convert("RGB")
    paper = Image.new("RGBA", image.size, "white")
    return Image.alpha_composite(paper, image).convert("RGB")


def _jpeg(image: Any, out: io.BytesIO, dpi: float) -> None:
    # full colour resolution: halved, thin coloured text on coloured cells is smeared
    image.save(out, "jpeg", quality=95, subsampling=0, optimize=True, dpi=(dpi, dpi), comment=b"replot")


def _webp(image: Any, out: io.BytesIO, dpi: float) -> None:
    image.convert("RGB").save(out, "webp", lossless=True, quality=60, exif=_software(image))


def _tiff(image: Any, out: io.BytesIO, dpi: float) -> None:
    image.save(out, "tiff", compression="tiff_deflate", dpi=(dpi, dpi), software="replot")


def _software(image: Any) -> bytes:
    exif = image.getexif()
    exif[_SOFTWARE] = "replot"
    data: bytes = exif.tobytes()
    return data


_WRITERS: dict[str, Callable[[Any, io.BytesIO, float], None]] = {
    "jpg": _jpeg, "jpeg": _jpeg, "webp": _webp, "tif": _tiff, "tiff": _tiff}


def _vector(canvas: Canvas, kind: str, figure: Figure, style: Style, spec: str | None) -> Output:
    from replot.drawing import vector
    from replot.drawing.alt_text import alt_text, title_of

    findings = vector.prepare(canvas, style)
    if kind == "eps":
        return Output(vector.eps(canvas, style), findings)
    title, description = title_of(figure), alt_text(figure)
    if kind == "svg":
        return Output(vector.svg(canvas, title, description, spec), findings)
    return Output(vector.pdf(canvas, style, title, description, spec), findings)
