"""The style room: how a figure looks, apart from what it says.

A :class:`Style` is plain data. Presets are TOML files in ``presets/``; a user's own style is a TOML
file of the same form, found by its path.
"""

from replot.style.files import load, names, own_names
from replot.style.style import Source, Style

__all__ = ["Source", "Style", "load", "names", "own_names"]
