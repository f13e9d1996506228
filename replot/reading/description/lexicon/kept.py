"""Compiled patterns, kept beside Python's bytecode: compiling them is most of the time of a first reading.

The file lies where the bytecode of this module lies and follows the same wishes: ``PYTHONPYCACHEPREFIX``
moves it, and with ``PYTHONDONTWRITEBYTECODE`` none is written. It holds patterns of modules alone, never one
that is made of the text that is read.
"""

from __future__ import annotations

import _sre
import atexit
import importlib.util
import marshal
import sys
from array import array
from contextlib import suppress
from pathlib import Path
from re import Pattern as Compiled
from typing import Any

from replot.errors import ReplotError
from replot.reading.description.lexicon.first_letters import code_of

__all__ = ["Store", "compiled", "restored", "store"]

MOST = 1 << 13
"""Patterns in the file; beyond that, those of other runs are forgotten."""
WIDTH = array("I").itemsize
MAKERS = ("patterns.py", "first_letters.py")
"""The modules that the kept forms depend on, beside this one."""


class Store:
    """What a file of compiled patterns holds: read at the first question, written at the end of the process.

    Parameters
    ----------
    path : Path or None
        The file; None where nothing is kept.
    stamp : tuple
        What the file must have been written under to be believed.
    """

    def __init__(self, path: Path | None, stamp: tuple[Any, ...]) -> None:
        self.path, self.stamp = path, stamp
        self.new: dict[Any, Any] = {}
        self._old: dict[Any, Any] | None = None

    def get(self, key: Any) -> Any:
        """What is kept under a key, or None."""
        if self._old is None:
            self._old = self._read()
        return self._old.get(key)

    def keep(self, key: Any, value: Any) -> None:
        if self.path is None:
            return
        if not self.new:
            atexit.register(self.write)
        self.new[key] = value

    def write(self) -> None:
        """Write what is new and what was there; nothing where Python shall write no bytecode, or may not."""
        if self.path is None or sys.dont_write_bytecode or not self.new:
            return
        from replot.files import write_atomic

        old = self._read()
        held = self.new if len(old) + len(self.new) > MOST else {**old, **self.new}
        with suppress(OSError, ReplotError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_atomic(self.path, marshal.dumps((self.stamp, held)))

    def _read(self) -> dict[Any, Any]:
        """What the file holds; nothing where another Python or another replot wrote it, or where it broke."""
        if self.path is None:
            return {}
        with suppress(OSError, ValueError, TypeError, EOFError):
            stamp, held = marshal.loads(self.path.read_bytes())
            if stamp == self.stamp and isinstance(held, dict):
                return held
        return {}


def compiled(tree: Any, flags: int) -> tuple[Any, ...]:
    """What becomes of a parsed pattern, as plain data.

    Parameters
    ----------
    tree : re._parser.SubPattern
    flags : int

    Returns
    -------
    tuple
        Its flags, code, number of groups, and the names of the groups both ways.
    """
    code = array("I", code_of(tree, flags))
    names = tree.state.groupdict
    numbers: list[str | None] = [None] * tree.state.groups
    for name, number in names.items():
        numbers[number] = name
    return int(flags | tree.state.flags), code.tobytes(), tree.state.groups - 1, dict(names), tuple(numbers)


def restored(pattern: str, data: tuple[Any, ...]) -> Compiled[str] | None:
    """The pattern of such data; None where it is none."""
    with suppress(RuntimeError, ValueError, TypeError):
        flags, code, groups, names, numbers = data
        made: Compiled[str] = _sre.compile(pattern, flags, array("I", code).tolist(), groups, names, numbers)
        return made
    return None


def _beside_bytecode() -> Store:
    """The store where Python keeps the bytecode of this module, for this Python and these sources."""
    own = Path(__file__)
    try:
        path = Path(importlib.util.cache_from_source(__file__)).with_suffix(".patterns")
        sources = [own.with_name(name).read_bytes() for name in (own.name, *MAKERS)]
    except (NotImplementedError, OSError):  # no bytecode is kept, or there are no sources to tell a change by
        return Store(None, ())
    hashes = map(importlib.util.source_hash, sources)
    return Store(path, (sys.hexversion, _sre.MAGIC, _sre.CODESIZE, WIDTH, *hashes))


store = _beside_bytecode()
