"""matplotlib's defaults, whatever the user has set."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import matplotlib

__all__ = ["defaults"]

# Settings of the program around a figure; the look of a figure does not depend on them
_OUTSIDE = ("animation.", "backend", "datapath", "date.epoch", "docstring.", "interactive", "keymap.",
            "macosx.", "savefig.directory", "timezone", "tk.", "toolbar", "webagg")


@cache
def _values() -> dict[str, Any]:
    every: Any = matplotlib.rcParamsDefault
    return {name: every[name] for name in every if not name.startswith(_OUTSIDE)}


@contextmanager
def defaults(**changes: Any) -> Iterator[None]:
    """Within this context a figure is made, and drawn, under matplotlib's own defaults.

    Parameters
    ----------
    **changes
        Settings that differ, with ``__`` for the dot in their names.
    """
    wished = {**_values(), **{name.replace("__", "."): value for name, value in changes.items()}}
    current: Any = matplotlib.rcParams
    with matplotlib.rc_context():
        # most are at their default already, and checking a value costs more than comparing it
        current.update({name: value for name, value in wished.items() if current[name] != value})
        yield
