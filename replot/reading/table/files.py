"""Table files: which kind a file is, and its tables."""

from __future__ import annotations

import io
import os
import zipfile
from pathlib import Path
from typing import IO, Any, TypeAlias

from replot.errors import ReadError
from replot.findings import Finding
from replot.reading.table.shape import MAX_CELLS, Table
from replot.reading.text import decode, name_of, read_bytes, too_large

__all__ = ["KINDS", "MAX_BYTES", "SUFFIXES", "Source", "file_tables"]

Source: TypeAlias = str | os.PathLike[str] | IO[str] | IO[bytes]
SUFFIXES = {".csv": "csv", ".tsv": "tsv", ".tab": "tsv", ".xlsx": "excel", ".xlsm": "excel",
            ".parquet": "parquet", ".pq": "parquet", ".md": "markdown", ".markdown": "markdown",
            ".html": "html", ".htm": "html", ".tex": "latex"}
"""Which kind of table file a name stands for."""
KINDS = tuple(dict.fromkeys(SUFFIXES.values()))
MAX_BYTES = 100_000_000
"""Bytes of a file, unpacked, that are read by default."""


def file_tables(source: Source, kind: str | None = None, *, sheet: str | int = 0, encoding: str | None = None,
                max_bytes: int = MAX_BYTES, max_cells: int = MAX_CELLS) -> list[Table]:
    """The tables of a file; see :func:`replot.read_table`."""
    if kind is not None and kind not in KINDS:
        raise ReadError(f"kind is one of {', '.join(KINDS)}, not {kind!r}")
    data, where = _content(source, max_bytes)
    if kind is None:
        kind = SUFFIXES.get(Path(where).suffix.lower())
    if isinstance(data, bytes) and data[:4] in (b"PK\x03\x04", b"PAR1", b"\xd0\xcf\x11\xe0"):
        found = {b"PK\x03\x04": "excel", b"PAR1": "parquet"}.get(data[:4])
        if found is None:
            raise ReadError(f"{where}: an Excel file of before 2007; save it as .xlsx")
        if kind not in (None, found):
            raise ReadError(f"{where}: an {found} file, not {kind}")
        return _excel(data, where, sheet, max_bytes) if found == "excel" else _parquet(data, where, max_cells)
    if kind in ("excel", "parquet"):
        raise ReadError(f"{where}: no {'Excel' if kind == 'excel' else 'Parquet'} file")
    text = data if isinstance(data, str) else decode(data, where, encoding)
    return _text_tables(text, where, kind or _guessed(text), max_cells)


def _content(source: Source, max_bytes: int) -> tuple[bytes | str, str]:
    """What is in the source, and its name."""
    if isinstance(source, str | os.PathLike):
        return read_bytes(source, max_bytes), name_of(source)
    where = str(getattr(source, "name", "") or "<stream>")
    data = source.read(max_bytes + 1)
    if len(data) > max_bytes:
        raise too_large(where, max_bytes)
    return data, where


def _guessed(text: str) -> str:
    """The kind of a text whose name says nothing."""
    lowered = text.lower()
    if "<table" in lowered:
        return "html"
    if "\\begin{tab" in lowered or "\\begin{longtable" in lowered:
        return "latex"
    framed = [line for line in text.split("\n") if line.strip().startswith("|")]
    return "markdown" if len(framed) > 2 else "csv"


def _text_tables(text: str, where: str, kind: str, max_cells: int) -> list[Table]:
    if kind in ("csv", "tsv"):
        from replot.reading.table.delimited import delimited_table

        return [delimited_table(text, where, "\t" if kind == "tsv" else None)]
    from replot.reading.table.markup import markup_tables

    return markup_tables(text, where, max_cells)


def _parquet(data: bytes, where: str, max_cells: int) -> list[Table]:
    try:
        from pyarrow import ArrowException, parquet
    except ImportError:
        raise ReadError(f"{where}: Parquet files need pyarrow: pip install 'replot[parquet]'") from None
    from replot.reading.table.frame import frame_table

    try:
        file = parquet.ParquetFile(io.BytesIO(data))
        # a few bytes can stand for very many equal cells
        rows, columns = file.metadata.num_rows, file.metadata.num_columns
        if rows * columns > max_cells:
            raise ReadError(f"{where}: {rows} rows of {columns} columns are more than {max_cells:,} cells; "
                            "allow them with max_cells=")
        frame = file.read(use_pandas_metadata=True).to_pandas()
    except (ArrowException, OSError, ValueError) as error:
        raise ReadError(f"{where}: no readable Parquet file: {_first_line(error)}") from None
    return [frame_table(frame, where)]


def _excel(data: bytes, where: str, sheet: str | int, max_bytes: int) -> list[Table]:
    try:
        from openpyxl import load_workbook
    except ImportError:
        raise ReadError(f"{where}: Excel files need openpyxl: pip install 'replot[excel]'") from None
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            if sum(item.file_size for item in archive.infolist()) > max_bytes:
                raise too_large(f"{where}, unpacked", max_bytes)
        book = load_workbook(io.BytesIO(data), read_only=True, data_only=True)
        formulas = load_workbook(io.BytesIO(data), read_only=True)
        names = book.sheetnames
        name = _sheet_name(names, sheet, where)
        at = f"{where}, sheet {name!r}" if len(names) > 1 else where
        table = _sheet(list(book[name].iter_rows()), list(formulas[name].iter_rows(values_only=True)), at)
    except (zipfile.BadZipFile, KeyError, ValueError, OSError, EOFError) as error:
        raise ReadError(f"{where}: no readable Excel file: {_first_line(error)}") from None
    if len(names) > 1:
        others = ", ".join(repr(other) for other in names if other != name)
        table.findings.append(Finding("T104", f"{where}: only the sheet {name!r} is read, not {others}.",
                                      "Say sheet= for another one."))
    return [table]


def _sheet_name(names: list[str], sheet: str | int, where: str) -> str:
    if isinstance(sheet, int) and 0 <= sheet < len(names):
        return names[sheet]
    if isinstance(sheet, str) and sheet in names:
        return sheet
    raise ReadError(f"{where}: there is no sheet {sheet!r}; there are {', '.join(map(repr, names))}")


def _sheet(rows: list[Any], formulas: list[Any], where: str) -> Table:
    """The cells of a sheet as they show in it: 0.773 in a cell of format ``0.0%`` is 77.3."""
    cells: list[list[Any]] = []
    for row, formula_row in zip(rows, formulas, strict=True):
        cells.append([])
        for cell, formula in zip(row, formula_row, strict=True):
            value = cell.value
            if value is None and isinstance(formula, str) and formula.startswith("="):
                raise ReadError(f"{where}: {cell.coordinate} holds a formula without its result; open the "
                                "file in a spreadsheet program and save it")
            percent = isinstance(value, float | int) and "%" in (getattr(cell, "number_format", "") or "")
            cells[-1].append(round(value * 100, 10) if percent else value)
    cells = [row for row in cells if any(value is not None for value in row)]
    if len(cells) < 2:
        raise ReadError(f"{where}: there is no table in this sheet")
    width = max(k for row in cells for k, value in enumerate(row, 1) if value is not None)
    first = min(k for row in cells for k, value in enumerate(row) if value is not None)
    from replot.reading.table.cells import label_text

    header, *body = [row[first:width] + [None] * (width - len(row)) for row in cells]
    columns = [list(column) for column in zip(*body, strict=True)]
    return Table(list(map(label_text, header)), columns, None, where)


def _first_line(error: Exception) -> str:
    return str(error).split("\n")[0][:200]
