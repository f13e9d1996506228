"""The colour names and colormaps of ``colours.json``, read at their first use.

The file is written by ``scripts/colour_tables.py`` from matplotlib and seaborn, which reading a text
never imports.
"""

from __future__ import annotations

import json
from functools import cache
from pkgutil import get_data

__all__ = ["colour_names", "listed", "map_samples"]


@cache
def _table() -> dict[str, dict[str, str]]:
    data: dict[str, dict[str, str]] = json.loads(get_data(__package__, "colours.json") or b"{}")
    return data


def colour_names() -> dict[str, str]:
    """Colour name, in small letters and without spaces, to ``#rrggbb``."""
    return _table()["names"]


@cache
def map_samples() -> dict[str, tuple[str, ...]]:
    """Colormap name to 17 colours (``#rrggbb``) at equal steps from its low to its high end."""
    return {name: tuple(colours.split()) for name, colours in _table()["maps"].items()}


def listed(words: str) -> frozenset[str]:
    """Words written one after another, as a set."""
    return frozenset(words.split())
