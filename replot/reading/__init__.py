"""The reading room: anything that holds a heatmap becomes a :class:`replot.Figure`.

:func:`read` chooses the reader by what the file holds and by its suffix. Each reader is a module of its
own and loaded when it is used.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from replot.errors import ReadError
from replot.figure import Figure
from replot.findings import Finding
from replot.reading.text import LIMIT, decode, name_of, read_bytes, read_text, too_large, what_is

__all__ = ["read", "read_text", "read_with_findings"]

SPECS = (".json", ".yaml", ".yml")
TABLES = (".csv", ".tsv", ".xlsx", ".xls", ".parquet", ".html", ".htm", ".tex")
PICTURES = (".png", ".svg", ".pdf")


def read(source: str | os.PathLike[str], *, encoding: str | None = None, max_bytes: int = LIMIT) -> Figure:
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
    return read_with_findings(source, encoding=encoding, max_bytes=max_bytes)[0]


def read_with_findings(source: str | os.PathLike[str], *, encoding: str | None = None, max_bytes: int = LIMIT
                       ) -> tuple[Figure, tuple[Finding, ...]]:
    """The figure in a file as :func:`read` gives it, and what the reader found.

    Returns
    -------
    figure : Figure
    findings : tuple of Finding
    """
    name, suffix = name_of(source), Path(source).suffix.lower()
    start = _beginning(source)
    what = what_is(start) if start is not None else None
    if suffix in PICTURES or what in ("a PNG picture", "a PDF file"):
        from replot.reading.carried import read_carried

        return read_carried(source)[0], ()
    if what is not None and "picture" in what:
        raise ReadError(f"{name}: {what}, which carries no spec; the PNG, SVG and PDF files of replot do")
    if suffix in TABLES:
        return _table(source, max_bytes)
    data = read_bytes(source, max_bytes)
    text = decode(data, name, encoding)
    if text.lstrip().startswith("<") and "<svg" in text[:1000]:
        from replot.reading.carried import read_carried

        return read_carried(data)[0], ()
    if suffix in SPECS:
        from replot.reading.specs import read_spec

        return read_spec(text, name, suffix), ()
    return _description(text, name)


def _beginning(source: str | os.PathLike[str]) -> bytes | None:
    """The first bytes of a file that can be read again."""
    path = Path(source)
    try:
        if not path.is_file():
            return None
        with path.open("rb") as file:
            return file.read(16)
    except (OSError, ValueError):
        return None


def _table(source: str | os.PathLike[str], max_bytes: int) -> tuple[Figure, tuple[Finding, ...]]:
    from replot.reading.table import read_table

    path = Path(source)
    try:
        size = path.stat().st_size
    except OSError as error:
        raise ReadError(f"{path}: cannot be read: {error.strerror}") from error
    if size > max_bytes:
        raise too_large(str(path), max_bytes)
    if not size:
        raise ReadError(f"{path}: the file is empty")
    return read_table(path), ()


def _description(text: str, name: str) -> tuple[Figure, tuple[Finding, ...]]:
    from replot.reading.description import examine

    reading: Any = examine(text, name)
    return reading.figure, tuple(reading.findings)
