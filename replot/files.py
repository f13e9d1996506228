"""Files are written whole or not at all."""

from __future__ import annotations

import errno
import os
import secrets
import stat
from collections.abc import Iterable
from pathlib import Path

from replot.errors import ReplotError

__all__ = ["printable", "write_atomic"]

_WAYS_OUT = {
    errno.ENOSPC: "free some space, or write to another disk",
    errno.EDQUOT: "free some space, or write to another disk",
    errno.EACCES: "name a folder that you may write to",
    errno.EPERM: "name a folder that you may write to",
    errno.EROFS: "name a folder that you may write to",
    errno.ENOENT: "make the folder first",
    errno.ENOTDIR: "a part of the path is a file, not a folder",
    errno.ENAMETOOLONG: "choose a shorter name",
}


def printable(name: str) -> str:
    """A file name that is not text, such that UTF-8 can hold it."""
    return name.encode("utf-8", "backslashreplace").decode()


def write_atomic(path: str | os.PathLike[str], data: bytes | Iterable[bytes],
                 scratch: str | os.PathLike[str] | None = None) -> None:
    """Write a file so that it is there whole, or as it was before.

    The bytes go to a temporary file beside it and reach the disk before they take the name. A link
    is replaced, not followed, except to a device or a pipe, which is written to directly.

    Parameters
    ----------
    path : path-like
        The file. Its folder must exist.
    data : bytes or iterable of bytes
        What it shall hold.
    scratch : path-like, optional
        The folder of the temporary file, on the same disk; by default that of ``path``.

    Raises
    ------
    ReplotError
        If it cannot be written: one line with the file, the reason and the way out. The OSError is its cause.
    """
    path = Path(path)
    parts = (data,) if isinstance(data, bytes) else data
    try:
        if _is_device(path):
            with path.open("wb") as file:
                file.writelines(parts)
            return
        # a file may be replaced by rename, a folder must not be
        if path.is_dir():
            raise ReplotError(f"{path}: is a folder; give the name of a file")
        _replace(path, parts, path.parent if scratch is None else Path(scratch))
    except (OSError, ValueError) as error:  # ValueError: a null character in the name
        reason = (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
        way_out = _WAYS_OUT.get(getattr(error, "errno", None) or 0)
        more = f"; {way_out}" if way_out else ""
        raise ReplotError(f"{path}: cannot be written: {reason}{more}") from error


def _is_device(path: Path) -> bool:
    try:
        mode = path.stat().st_mode
    except OSError:
        return False
    return not stat.S_ISREG(mode) and not stat.S_ISDIR(mode)


def _replace(path: Path, parts: Iterable[bytes], folder: Path) -> None:
    temporary = folder / f".replot-{secrets.token_hex(8)}.tmp"
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    try:
        with open(descriptor, "wb") as file:
            file.writelines(parts)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        try:
            os.unlink(temporary)
        except OSError:
            pass
        raise
