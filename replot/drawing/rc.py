"""matplotlib's defaults, whatever the user has set."""

from __future__ import annotations

import gc
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
    current: Any = matplotlib.rcParams
    # looked up as in any dict, and checked only where they differ: both take time for hundreds of settings
    wished = _values() | {name.replace("__", "."): value for name, value in changes.items()}
    before = {name: dict.__getitem__(current, name) for name in wished}
    different = {name: value for name, value in wished.items() if before[name] != value}
    # whatever is made meanwhile is kept: to look for garbage among many panels takes a fifth of the time
    collecting = gc.isenabled()
    try:
        gc.disable()
        current.update(different)
        yield
    finally:
        dict.update(current, {name: before[name] for name in different})
        if collecting:
            gc.enable()
