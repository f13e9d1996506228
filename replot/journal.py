"""What a run has done, on disk while it runs, so that another run can go on from there."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from replot.errors import ReplotError
from replot.files import write_atomic

__all__ = ["FOLDER", "MANIFEST", "Journal"]

MANIFEST = "manifest.jsonl"
FOLDER = ".replot"


class Journal:
    """The records of a run, one line of JSON each, in the order in which they came.

    They are kept in a file, in memory only where each begins. The file outlives a run that does not
    finish. While it is open, no other run can open it.

    Parameters
    ----------
    out : Path
        The folder of the outputs.
    key : str
        A name of the settings; records made with others are not found again.
    fresh : bool
        Forget what earlier runs have done.
    """

    def __init__(self, out: Path, key: str, fresh: bool = False) -> None:
        self.out, self.key = out, key
        self.folder = out / FOLDER
        self._places: dict[str, int] = {}
        path = self.folder / "journal.jsonl"
        try:
            self.folder.mkdir(exist_ok=True)
            self._lock = _locked(self.folder / "lock", out)
            for left in self.folder.glob("*.tmp"):  # by a run that was killed while it wrote
                left.unlink(missing_ok=True)
            if fresh:
                path.unlink(missing_ok=True)
            self._file = path.open("a+b")
            self._take_up()
            if not fresh:
                self._take_over(out / MANIFEST)
        except OSError as error:
            raise ReplotError(f"{out}: cannot be written to: {error.strerror or error}") from error

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self._file.close()
        if self._lock is not None:
            self._lock.close()

    def find(self, name: str) -> dict[str, Any] | None:
        """The record of an input that was finished with the same settings."""
        if name not in self._places:
            return None
        record = json.loads(self._line(name))
        return record if record["settings"] == self.key and not record.get("failed") else None

    def add(self, name: str, record: dict[str, Any]) -> None:
        """Keep the record of an input.

        Raises
        ------
        ReplotError
            If it cannot be written.
        """
        line = json.dumps({**record, "settings": self.key}, ensure_ascii=True).encode("ascii") + b"\n"
        try:
            place = self._file.seek(0, os.SEEK_END)
            self._file.write(line)
            self._file.flush()
        except OSError as error:
            raise ReplotError(f"{self.out}: cannot be written to: {error.strerror or error}") from error
        self._places[name] = place

    def finish(self, names: Iterable[str]) -> None:
        """Write the manifest, in the order of the inputs, and remove the journal."""
        write_atomic(self.out / MANIFEST, (self._line(name) for name in names), self.folder)
        self._file.close()
        with suppress(OSError):  # a folder that stays does no harm
            (self.folder / "journal.jsonl").unlink()
            (self.folder / "lock").unlink()
            self.folder.rmdir()

    def _line(self, name: str) -> bytes:
        self._file.seek(self._places[name])
        return self._file.readline()

    def _take_up(self) -> None:
        """Find the records in the file; a line that a killed run wrote half is cut off."""
        self._file.seek(0)
        place = 0
        for line in self._file:
            record = _record(line)
            if record is None:
                self._file.truncate(place)
                break
            self._places[record["input"]] = place
            place += len(line)

    def _take_over(self, manifest: Path) -> None:
        """Start from the records of a run that was finished."""
        if not manifest.is_file():
            return
        with manifest.open("rb") as file:
            for line in file:
                record = _record(line)
                if record is None or record["settings"] != self.key or record["input"] in self._places:
                    continue
                self.add(record["input"], record)


def _record(line: bytes) -> dict[str, Any] | None:
    """A line as it was written, or None for anything else."""
    if not line.endswith(b"\n"):
        return None
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(record, dict) or not isinstance(record.get("input"), str) or "hash" not in record:
        return None
    return record if "settings" in record else None


def _locked(path: Path, out: Path) -> BinaryIO | None:
    """An open file that no other run can have; it is free again when its process ends in any way."""
    try:
        import fcntl
    except ImportError:  # Windows: two runs into one folder at once are not kept apart there
        return None
    file = path.open("wb")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise ReplotError(f"{out}: another run draws into this folder; wait for its end") from None
    return file
