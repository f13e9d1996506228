"""The reading room: anything that holds a heatmap becomes a :class:`replot.Figure`.

:func:`read` chooses the reader by what the file holds and by its suffix. Each reader is a module of its
own and loaded when it is used.
"""

from __future__ import annotations

import io
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from replot.errors import NotAHeatmap, ReadError, ReplotError
from replot.figure import Figure
from replot.findings import Finding
from replot.reading.text import LIMIT, decode, name_of, read_bytes, read_text, what_is

if TYPE_CHECKING:
    from replot.reading.description import Limits

__all__ = ["read", "read_data", "read_text", "read_with_findings"]

SPECS = (".json", ".yaml", ".yml")
TABLES = (".csv", ".tsv", ".tab", ".xlsx", ".xlsm", ".xls", ".parquet", ".pq", ".html", ".htm", ".tex")
PICTURES = (".png", ".svg", ".pdf")
_SVG = re.compile(rb"\s*(<\?xml[^>]*>\s*)?(<!DOCTYPE svg[^>]*>\s*)?<(\w+:)?svg\b")
_SPEC = re.compile(r'\s*\{\s*"replot"\s*:')


def read(source: str | os.PathLike[str], *, encoding: str | None = None, max_bytes: int = LIMIT,
         limits: Limits | None = None) -> Figure:
    """The figure in a file.

    A PNG, SVG or PDF file that replot drew gives back the figure that travels in it. JSON and YAML files hold
    a figure spec; CSV, TSV, Excel, Parquet, HTML and LaTeX files hold a table; anything else is read as a
    written description.

    Parameters
    ----------
    source : str or path
        The file, or ``-`` for standard input.
    encoding : str, optional
        Of a text; by default what its byte order mark says, otherwise UTF-8.
    max_bytes : int
        The largest file that is read, except pictures, of which only the spec is read.
    limits : Limits, optional
        What a description may ask for; by default :class:`replot.Limits` as they are.

    Returns
    -------
    Figure

    Raises
    ------
    ReadError
        If the file cannot be opened, is empty, too large, or not what its suffix says.
    SpecError
        If it holds a figure spec that does not hold; the message names the file and the field.
    NotAHeatmap
        If it is a description of something else.
    """
    return read_with_findings(source, encoding=encoding, max_bytes=max_bytes, limits=limits)[0]


def read_with_findings(source: str | os.PathLike[str], *, encoding: str | None = None, max_bytes: int = LIMIT,
                       limits: Limits | None = None) -> tuple[Figure, tuple[Finding, ...]]:
    """The figure in a file as :func:`read` gives it, and what the reader found.

    Returns
    -------
    figure : Figure
    findings : tuple of Finding
    """
    name = name_of(source)
    if name != "<stdin>" and Path(name).suffix.lower() in PICTURES:
        from replot.reading.carried import read_carried

        return read_carried(source)[0], ()
    data = read_bytes(source, max_bytes)
    return read_data(data, name, encoding=encoding, max_bytes=max_bytes, limits=limits)


def read_data(data: bytes, name: str, *, encoding: str | None = None, max_bytes: int = LIMIT,
              limits: Limits | None = None) -> tuple[Figure, tuple[Finding, ...]]:
    """The figure in the bytes of a file, and what the reader found; see :func:`read`.

    Parameters
    ----------
    data : bytes
    name : str
        The name of the file, for its suffix and for messages.
    encoding, max_bytes, limits
        As for :func:`read`; a workbook may unpack to ``max_bytes`` at most.
    """
    suffix, what = Path(name).suffix.lower(), what_is(data)
    if suffix in TABLES or what in ("a zip archive or office file", "a Parquet file"):
        return _table(data, name, encoding, max_bytes)
    if what is not None and what not in ("a PNG picture", "a PDF file"):
        more = ", which carries no spec; the PNG, SVG and PDF files of replot do" if "picture" in what else ""
        raise ReadError(f"{name}: {what}{more or ', not a text'}")
    if what is not None or _SVG.match(data[:1000]):
        from replot.reading.carried import read_carried

        return read_carried(data, name=name)[0], ()
    text = decode(data, name, encoding)
    if suffix in SPECS or _SPEC.match(text):
        from replot.reading.specs import read_spec

        return read_spec(text, name, suffix), ()
    from replot.reading.description import examine

    try:
        reading = examine(text, limits=limits)
    except NotAHeatmap as error:
        raise NotAHeatmap(f"{name}: {error}", error.found) from None
    except ReplotError as error:
        raise ReadError(f"{name}: {error}") from None
    return reading.figure, tuple(reading.findings)


def _table(data: bytes, name: str, encoding: str | None, max_bytes: int
           ) -> tuple[Figure, tuple[Finding, ...]]:
    from replot.reading.table import examine_table

    stream = io.BytesIO(data)
    stream.name = name
    reading = examine_table(stream, encoding=encoding, max_bytes=max_bytes)
    return reading.figure, tuple(reading.findings)
