"""Baselines: pictures that were looked at and accepted, and what has become of them."""

from __future__ import annotations

import hashlib
import os
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from replot.comparing.changes import Change, Comparison
from replot.comparing.pictures import open_picture
from replot.comparing.sources import Source, opened
from replot.comparing.verdict import compare_sources
from replot.errors import ReplotError

__all__ = ["Entry", "Status", "check", "file_name", "stale", "tally"]

Status = Literal["changed", "failed", "missing", "stale", "accepted", "same"]


@dataclass(frozen=True, slots=True)
class Entry:
    """What became of one figure.

    Attributes
    ----------
    name : str
    status : str
        ``"changed"``, ``"failed"`` (it could not be drawn or compared), ``"missing"`` (there is no
        baseline), ``"stale"`` (a baseline that nothing draws any more), ``"accepted"`` or ``"same"``.
    baseline : str
        The path of the baseline.
    changes : tuple of Change
    notes : tuple of str
    error : str
        Why it failed.
    source : str
        The description or the test that draws it, if that is known.
    old, new : bytes or None
        The pictures, where somebody may want to see them.
    """

    name: str
    status: Status
    baseline: str
    changes: tuple[Change, ...] = ()
    notes: tuple[str, ...] = ()
    error: str = ""
    source: str = ""
    old: bytes | None = None
    new: bytes | None = None

    @property
    def bad(self) -> bool:
        """Whether somebody has to do something."""
        return self.status in ("changed", "failed", "missing")

    def to_dict(self) -> dict[str, Any]:
        """Plain data, for JSON; without the pictures."""
        return {"name": self.name, "status": self.status, "baseline": self.baseline, "source": self.source,
                "error": self.error, "changes": [change.to_dict() for change in self.changes],
                "notes": list(self.notes)}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any], old: bytes | None = None, new: bytes | None = None) -> Entry:
        """What :meth:`to_dict` gave, with the pictures."""
        return cls(data["name"], data["status"], data["baseline"],
                   tuple(Change.from_dict(change) for change in data["changes"]), tuple(data["notes"]),
                   data["error"], data["source"], old, new)


def check(name: str, new: Source | bytes, path: Path, *, accept: bool = False, accept_missing: bool = False,
          source: str = "") -> Entry:
    """Compare a picture with its baseline.

    Parameters
    ----------
    name : str
    new : Source or bytes
        A picture, with the figure in it.
    path : Path
        Of the baseline.
    accept : bool
        Make the picture the baseline if it differs or there is none.
    accept_missing : bool
        Make it the baseline only if there is none.
    source : str
        What draws it.

    Raises
    ------
    ReplotError
        If an accepted baseline cannot be written.
    """
    now = new if isinstance(new, Source) else opened(new)
    assert now.picture is not None
    data = now.picture.data
    if not os.path.lexists(path):
        if not (accept or accept_missing):
            return Entry(name, "missing", str(path), source=source, new=data)
        _write(path, data)
        return Entry(name, "accepted", str(path), source=source, new=data, notes=("there was no baseline",))
    old = b""
    try:
        old = open_picture(path).data
        # one file: nothing in it needs to be understood
        if old == data:
            verdict = compare_sources(Source(str(path), picture=open_picture(path)), now)
        else:
            verdict = compare_sources(opened(path, like=now), now)
    except ReplotError as error:
        if not accept:
            return Entry(name, "failed", str(path), error=str(error), source=source, new=data)
        verdict = Comparison((Change("pixels", f"the baseline could not be read: {error}"),))
    if verdict.same and not (accept and _says_more(now, old)):
        return Entry(name, "same", str(path), notes=verdict.notes, source=source)
    if not accept:
        return Entry(name, "changed", str(path), verdict.changes, verdict.notes, source=source, old=old,
                     new=data)
    _write(path, data)
    return Entry(name, "accepted", str(path), verdict.changes, verdict.notes, source=source, old=old,
                 new=data)


def _says_more(new: Source, old: bytes) -> bool:
    """Whether a picture carries its figure and the baseline does not, as one of another program."""
    return new.figure is not None and opened(old).figure is None


def _write(path: Path, data: bytes) -> None:
    from replot.files import write_atomic

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ReplotError(f"{path.parent}: cannot be made: {error.strerror}") from None
    write_atomic(path, data)


def stale(folder: Path, used: Iterable[Path]) -> list[Entry]:
    """The baselines of a folder that nothing draws any more."""
    known = {path.resolve() for path in used}
    return [Entry(path.stem, "stale", str(path)) for path in sorted(folder.glob("*.png"))
            if path.resolve() not in known] if folder.is_dir() else []


_NO_NAME = '[\\[\\]/\\\\<>:"|?*\0\ud800-\udbff]'
"""What no file may be called, on any system."""

LONGEST = 200
"""A longer name (bytes) is cut: file systems take 255, and suffixes come on top."""


def file_name(name: str) -> str:
    """The name of a baseline without suffix, made as pytest-mpl makes it: both find the same file.

    Whatever the name, the file lies in the folder of the baselines: what separates folders becomes ``_``.
    A name that is too long for a file keeps its beginning, and a few letters tell it from others like it.
    """
    clean = re.sub(_NO_NAME, "_", name).removesuffix("_")
    data = os.fsencode(clean)
    if len(data) <= LONGEST:
        return clean
    start = data[:LONGEST - 9].decode("utf-8", "ignore")
    return f"{start}-{hashlib.sha256(data).hexdigest()[:8]}"


def tally(entries: Iterable[Entry]) -> str:
    """``1 changed, 2 missing, 30 same``."""
    counts = Counter(entry.status for entry in entries)
    order: tuple[Status, ...] = ("failed", "changed", "missing", "stale", "accepted", "same")
    return ", ".join(f"{counts[status]} {status}" for status in order if counts[status]) or "nothing"
