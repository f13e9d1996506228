"""Findings as they are collected."""

from __future__ import annotations

from replot.findings import Finding

__all__ = ["Notes"]


class Notes(list[Finding]):
    """A list of findings.

    Parameters
    ----------
    literal : bool
        Whether texts of the plot are what they are, and no formulas.
    """

    def __init__(self, literal: bool = False) -> None:
        super().__init__()
        self.literal = literal

    def add(self, code: str, message: str, help: str = "") -> None:
        """Add a finding."""
        self.append(Finding(code, message, help))
