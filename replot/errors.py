"""The one tree of exceptions.

ReplotError
├── NotAHeatmap   nothing to draw in this input
├── SpecError     a figure spec that does not hold, with the path of the field
├── StyleError    a style that does not hold, with the file and the field
└── ReadError     a file that cannot be read as what it claims to be
"""

from __future__ import annotations

__all__ = ["NotAHeatmap", "ReadError", "ReplotError", "SpecError", "StyleError"]


class ReplotError(Exception):
    """Anything that replot refuses to do; the message says why and what helps."""


class NotAHeatmap(ReplotError):
    """The input describes no heatmap.

    Attributes
    ----------
    found : str or None
        What the text describes instead (``"bar chart"``), where that can be told.
    """

    def __init__(self, message: str, found: str | None = None) -> None:
        super().__init__(message)
        self.found = found


class SpecError(ReplotError):
    """A figure spec that does not hold.

    Attributes
    ----------
    path : str
        The field concerned, such as ``panels[0].values``; empty for the whole.
    """

    def __init__(self, message: str, path: str = "") -> None:
        super().__init__(f"{path}: {message}" if path else message)
        self.path = path


class StyleError(ReplotError):
    """A style that does not hold."""


class ReadError(ReplotError):
    """A file that cannot be read as what it claims to be."""
