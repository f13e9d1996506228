"""SVG, PDF and EPS: what matplotlib writes, made whole.

Text stays text, in embedded fonts of type 42. A mesh of up to ``Style.vector_cells`` cells is made of
rectangles that overlap under their neighbours, so that no viewer shows the paper between them; a
larger one is a bitmap. Dates, versions and random names are left out.
"""

from __future__ import annotations

import hashlib
import io
import math
import re
import warnings
from typing import TYPE_CHECKING, Any
from xml.sax.saxutils import escape, quoteattr

import numpy as np
from matplotlib.collections import PolyCollection, QuadMesh

from replot.carrying import KEYWORD, NAMESPACE, pack
from replot.drawing.png import MOST_PIXELS
from replot.drawing.rc import defaults
from replot.findings import Finding

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

    from replot.style import Style

__all__ = ["eps", "pdf", "prepare", "svg"]

# What XML 1.0 cannot hold, not even as a character reference
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_OVERLAP = 1.5  # points; more than a pixel of a screen, so that no viewer sees what is below


def prepare(canvas: Canvas, style: Style) -> tuple[Finding, ...]:
    """Make the meshes of a freshly drawn figure ready for a vector file.

    Returns
    -------
    tuple of Finding
        D107 where a mesh becomes a bitmap.
    """
    meshes = [mesh for mesh in canvas.findobj(QuadMesh) if mesh.get_visible()]
    # the ramp of a colour bar is not counted: it has as many cells as its colormap has colours
    large = [mesh for mesh in meshes if mesh.get_gid() == "cells" and _cells(mesh) > style.vector_cells]
    for mesh in meshes:
        if mesh in large:
            mesh.set_rasterized(True)
        else:
            with defaults():  # artists take over settings when they are made
                _close_seams(mesh, canvas)
    if not large:
        return ()
    # a whole multiple of the resolution for which the cells were placed keeps them even
    pixels = math.prod(canvas.get_size_inches()) * canvas.get_dpi() ** 2
    zoom = min(math.ceil(style.mesh_dpi / canvas.get_dpi()), max(1, math.isqrt(int(MOST_PIXELS / pixels))))
    dpi = canvas.get_dpi() * zoom
    canvas.set_dpi(dpi)
    what = "A mesh has" if len(large) == 1 else f"{len(large)} meshes have"
    return (Finding("D107", f"{what} more than {style.vector_cells:,} cells: a bitmap of {dpi:g} dpi inside "
                            "the vector file; text and axes are vectors.",
                    "The style's vector_cells and mesh_dpi set the bound and the resolution."),)


def _cells(mesh: QuadMesh) -> int:
    rows, columns, _ = np.shape(mesh.get_coordinates())
    return (rows - 1) * (columns - 1)


def _close_seams(mesh: QuadMesh, canvas: Canvas) -> None:
    """Draw the cells of a mesh so that each reaches a little under the next ones, which are painted later.

    Two rectangles that only touch let the paper shine through where a viewer smooths their edges.
    A cell never reaches under one that is not opaque.
    """
    if np.size(mesh.get_edgecolor()) and np.any(mesh.get_linewidth()):
        return
    corners = np.asarray(mesh.get_coordinates(), float)
    rows, columns = corners.shape[0] - 1, corners.shape[1] - 1
    mesh.update_scalarmappable()
    colors = np.broadcast_to(mesh.get_facecolor(), (rows * columns, 4))
    solid = (colors[:, 3] == 1).reshape(rows, columns)
    x, y = corners[0, :, 0], corners[:, 0, 1]
    # a ramp of cells thinner than a pixel needs more than a pixel: each reaches to the end
    right, below = (_reach(edges, _overlap(mesh, canvas, k) if across > 1 else np.inf)
                    for k, (edges, across) in enumerate(((x, rows), (y, columns))))
    quads = []
    for i in range(rows):
        for j in range(columns):
            last_j = j + _run(solid[i, j + 1:right[j][0] + 1])
            last_i = i + _run(solid[i + 1:below[i][0] + 1, j])
            left, top, x1, y1 = x[j], y[i], x[j + 1], y[i + 1]
            x2 = right[j][1] if last_j == right[j][0] else x[last_j + 1]
            y2 = below[i][1] if last_i == below[i][0] else y[last_i + 1]
            if solid[i + 1:last_i + 1, j + 1:last_j + 1].all():
                quads.append([(left, top), (x2, top), (x2, y2), (left, y2)])
            else:  # round the corner of a cell that is not painted
                quads.append([(left, top), (x2, top), (x2, y1), (x1, y1), (x1, y2), (left, y2)])
    seen = np.flatnonzero(colors[:, 3])
    cells = PolyCollection([quads[k] for k in seen], facecolors=colors[seen], edgecolors="none", linewidths=0)
    cells.set_transform(mesh.get_transform())
    cells.set_figure(canvas)
    cells.axes = mesh.axes
    cells.set_clip_box(mesh.get_clip_box())
    clip = mesh.get_clip_path()
    if clip is not None:
        cells.set_clip_path(clip)
    # in place of the mesh, so that it keeps its turn among the artists
    mesh.draw = cells.draw  # type: ignore[method-assign]


def _overlap(mesh: QuadMesh, canvas: Canvas, axis: int) -> float:
    """The overlap in units of the data: a pixel of a viewer that shows the page smaller than it is."""
    origin, unit = mesh.get_transform().transform([(0.0, 0.0), (1.0, 1.0)])
    return float(_OVERLAP * canvas.get_dpi() / 72 / abs(unit[axis] - origin[axis]))


def _reach(edges: np.ndarray, overlap: float) -> list[tuple[int, float]]:
    """How far each cell between the edges reaches: the last cell under which it does, and the place there."""
    direction = 1 if edges[-1] >= edges[0] else -1
    ends = np.minimum(direction * edges[1:] + overlap, direction * edges[-1])
    cells = np.clip(np.searchsorted(direction * edges, ends, "left") - 1, np.arange(len(ends)), len(ends) - 1)
    return [(int(cell), float(direction * end)) for cell, end in zip(cells, ends, strict=True)]


def _run(solid: np.ndarray) -> int:
    """How many cells from the first on are opaque."""
    return int(len(solid) if solid.all() else np.argmin(solid))


def svg(canvas: Canvas, title: str, description: str, spec: str | None) -> bytes:
    """An SVG file, its title and description for screen readers, and the spec in ``<metadata>``."""
    from matplotlib.backends.backend_svg import FigureCanvasSVG

    out = io.StringIO()
    nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
    with defaults(svg__fonttype="none", svg__hashsalt="replot"), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph")
        FigureCanvasSVG(canvas).print_svg(out, metadata=nothing)
    text = _NOT_XML.sub("\ufffd", out.getvalue())
    # several figures may stand in one page: their names must differ, and not by chance
    name = hashlib.sha256(f"{title}\0{description}".encode("utf-8", "replace")).hexdigest()[:8]
    start = re.search(r"<svg\b[^>]*>", text)
    assert start is not None, "matplotlib wrote an SVG file without a root"
    ids = f"title-{name} desc-{name}"
    head = [f"{start[0][:-1]} role=\"img\" aria-labelledby={quoteattr(ids)}>",
            f"<title id=\"title-{name}\">{escape(_NOT_XML.sub(' ', title))}</title>",
            f"<desc id=\"desc-{name}\">{escape(_NOT_XML.sub(' ', description))}</desc>",
            f"<metadata><{KEYWORD} xmlns=\"{NAMESPACE}\">{escape(spec or '')}</{KEYWORD}></metadata>"]
    # what stands before is a doctype, which names a server
    return ('<?xml version="1.0" encoding="utf-8" standalone="no"?>\n' + "\n ".join(head)
            + text[start.end():]).encode()


def pdf(canvas: Canvas, style: Style, title: str, description: str, spec: str | None) -> bytes:
    """A PDF file with title and subject, and the spec packed under the key ``/replot`` beside them."""
    from matplotlib.backends.backend_pdf import FigureCanvasPdf, PdfPages

    out = io.BytesIO()
    info: dict[str, Any] = {"Title": _in_pdf(title), "Subject": _in_pdf(description), "Creator": "replot",
                            "Producer": None, "CreationDate": None}
    with defaults(pdf__fonttype=style.font_type), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph")
        with PdfPages(out, metadata=info) as pages:
            if spec is not None:
                pages.infodict()[KEYWORD] = pack(spec)
            FigureCanvasPdf(canvas).print_pdf(pages)
    return out.getvalue()


def eps(canvas: Canvas, style: Style) -> bytes:
    """An encapsulated PostScript file."""
    from matplotlib.backends.backend_ps import FigureCanvasPS

    out = io.StringIO()
    with defaults(ps__fonttype=style.font_type), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph")
        FigureCanvasPS(canvas).print_eps(out, metadata={"Creator": "replot"})
    return re.sub(r"(?m)^%%CreationDate:.*\n", "", out.getvalue(), count=1).encode()


def _in_pdf(text: str) -> str:
    return text.encode("utf-8", "replace").decode()
