"""Formulas on a line of their own, which name no labels: what an entry of a matrix is computed from."""

from __future__ import annotations

from replot.reading.description.document.blanked import blanked
from replot.reading.description.lexicon import patterns as re

__all__ = ["without_formulas"]
FORMULA = re.compile(r"\$\$(?=[^$]{0,400}=)(?=[^$]{0,400}\\[A-Za-z])(?:[^$\d&|\\]|\\[^\d&]){3,400}\$\$")
"""An equation with commands of LaTeX and without a number."""


def without_formulas(source: str) -> str:
    """A text as long as before, with blanks for its equations without numbers."""
    if "$$" not in source:
        return source
    return FORMULA.sub(lambda found: blanked(found[0]), source)
