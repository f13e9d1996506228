"""Tables to figures: DataFrames, and files of many kinds, in wide or long form."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from replot.figure import Annotation, Figure
from replot.findings import Finding
from replot.reading.table.files import KINDS, MAX_BYTES, SUFFIXES, Source, file_tables
from replot.reading.table.layout import read_panels
from replot.reading.table.shape import MAX_CELLS, Choice

if TYPE_CHECKING:
    from replot.reading.description import Reading

__all__ = ["KINDS", "MAX_BYTES", "MAX_CELLS", "SUFFIXES", "examine_table", "from_frame", "read_table"]


def from_frame(df: Any, *, title: str | None = None, x_label: str | None = None, y_label: str | None = None,
               colorbar_label: str | None = None, cmap: str | tuple[str, ...] | None = None,
               vmin: float | None = None, vmax: float | None = None, center: float | None = None,
               annot: bool | None = None, fmt: str | None = None, layout: str = "auto", x: str | None = None,
               y: str | None = None, value: str | None = None, panel: str | None = None,
               decimal: str | None = None, accounting: bool = False, max_cells: int = MAX_CELLS) -> Figure:
    """A figure from a pandas DataFrame.

    In wide form the index gives the categories on y from the top, the columns those on x, and their
    names the labels of the axes. In long form each row is a cell. A table is taken for long if it
    says so by the names of its columns (``x``, ``y``, ``value``, as :meth:`Figure.to_frame` has
    them), or if it cannot well be wide: two columns of labels that name each cell once, the first
    of them with repetitions, and one of numbers, as ``groupby`` gives it.

    Missing values are blank cells. Text in cells is read as numbers: ``"0.85 ± 0.02"``, ``"12*"``,
    ``"40–60"``, ``"~5"``, ``"1,234"``, ``"77 %"``, ``"N/A"``.

    Parameters
    ----------
    df : DataFrame
        Or a Series, a matrix, or anything with a method ``to_pandas``. Levels of a MultiIndex are
        joined by `` / ``.
    title : str, optional
        The title of the figure.
    x_label, y_label, colorbar_label : str, optional
        Instead of the names in the table.
    cmap : str or tuple of str, optional
        A colormap by name, or colours from low to high.
    vmin, vmax, center : float, optional
        Limits and middle of the colours; None leaves them to the data.
    annot : bool, optional
        Whether numbers are printed in the cells; None leaves it to the style.
    fmt : str, optional
        Their format, such as ``".1f"``.
    layout : {"auto", "wide", "long"}
        The form of the table.
    x, y, value, panel : str, optional
        Columns of a long table: the categories on x and y, the numbers, and the titles of panels.
    decimal : str, optional
        The decimal mark in text cells, ``"."`` or ``","``; None decides from all cells together.
    accounting : bool
        Whether ``"(4.3)"`` means -4.3. Such a cell is an error otherwise.
    max_cells : int
        Cells that a panel may have at most.

    Returns
    -------
    Figure

    Raises
    ------
    ReadError
        With the column and row concerned.
    """
    from replot.reading.table.frame import frame_table

    table = frame_table(df)
    choice = Choice(layout, x, y, value, panel, decimal, accounting, max_cells)
    panels = []
    for found in read_panels(table, choice):
        color = replace(found.color, label=found.color.label if colorbar_label is None else colorbar_label,
                        cmap=cmap, vmin=vmin, vmax=vmax, center=center)
        panels.append(replace(
            found, color=color, annotation=Annotation(annot, fmt),
            x=found.x if x_label is None else replace(found.x, label=x_label),
            y=found.y if y_label is None else replace(found.y, label=y_label)))
    return Figure(tuple(panels), title)


def read_table(source: Source, kind: str | None = None, *, layout: str = "auto", x: str | None = None,
               y: str | None = None, value: str | None = None, panel: str | None = None,
               sheet: str | int = 0, encoding: str | None = None, decimal: str | None = None,
               accounting: bool = False, max_bytes: int = MAX_BYTES, max_cells: int = MAX_CELLS) -> Figure:
    """A figure from a table file.

    CSV and TSV (separator and decimal mark found out, ``#`` comments before the table taken off),
    Excel, Parquet, and the tables of markdown, HTML and LaTeX documents, in wide or long form. The
    first column of a wide table holds the labels of the rows, further columns of words belong to
    them; a corner such as ``Actual \\\\ Predicted`` names both axes. Several tables in a document
    become panels.

    Parameters
    ----------
    source : path or file object
        ``"-"`` stands for standard input.
    kind : {"csv", "tsv", "excel", "parquet", "markdown", "html", "latex"}, optional
        What the file is; None goes by its name and its content.
    layout, x, y, value, panel, decimal, accounting, max_cells
        As for :func:`from_frame`.
    sheet : str or int
        The sheet of a workbook, by name or position.
    encoding : str, optional
        Of a text file; None takes UTF-8, or what a byte order mark says.
    max_bytes : int
        Bytes of the file, unpacked, that are read at most.

    Returns
    -------
    Figure

    Raises
    ------
    ReadError
        With file and line, or column and row, concerned.
    OSError
        If the file cannot be opened.
    """
    choice = Choice(layout, x, y, value, panel, decimal, accounting, max_cells)
    return _read(source, kind, choice, sheet, encoding, max_bytes)[0]


def examine_table(source: Source, kind: str | None = None, *, layout: str = "auto", x: str | None = None,
                  y: str | None = None, value: str | None = None, panel: str | None = None,
                  sheet: str | int = 0, encoding: str | None = None, decimal: str | None = None,
                  accounting: bool = False, max_bytes: int = MAX_BYTES,
                  max_cells: int = MAX_CELLS) -> Reading:
    """As :func:`read_table`, with the findings.

    Returns
    -------
    Reading
        Without evidence: every cell of the figure is a cell of the table.
    """
    from replot.reading.description import Reading

    choice = Choice(layout, x, y, value, panel, decimal, accounting, max_cells)
    figure, findings = _read(source, kind, choice, sheet, encoding, max_bytes)
    return Reading(figure, findings, {})


def _read(source: Source, kind: str | None, choice: Choice, sheet: str | int, encoding: str | None,
          max_bytes: int) -> tuple[Figure, tuple[Finding, ...]]:
    tables = file_tables(source, kind, sheet=sheet, encoding=encoding, max_bytes=max_bytes,
                         max_cells=choice.max_cells)
    panels = [panel for table in tables for panel in read_panels(table, choice)]
    title = None
    if len(panels) == 1:  # the title of the only panel is that of the figure
        title, panels = panels[0].title, [replace(panels[0], title=None)]
    return Figure(tuple(panels), title), tuple(finding for table in tables for finding in table.findings)
