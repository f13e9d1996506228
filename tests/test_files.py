"""Files are written whole or not at all."""

from __future__ import annotations

import errno
import os
import threading

import pytest

from replot import ReplotError
from replot.files import write_atomic


def refused(path, data=b"new", **options) -> str:
    with pytest.raises(ReplotError) as caught:
        write_atomic(path, data, **options)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_new_file(tmp_path):
    write_atomic(tmp_path / "a", b"new")
    write_atomic(str(tmp_path / "b"), iter([b"n", b"ew"]))
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"a": b"new", "b": b"new"}
    umask = os.umask(0)
    os.umask(umask)
    assert (tmp_path / "a").stat().st_mode & 0o777 == 0o666 & ~umask


def test_replaces(tmp_path):
    (tmp_path / "a").write_bytes(b"old and longer")
    write_atomic(tmp_path / "a", b"new")
    assert (tmp_path / "a").read_bytes() == b"new"


def test_scratch_folder(tmp_path, monkeypatch):
    (tmp_path / "scratch").mkdir()
    seen = []
    monkeypatch.setattr(os, "fsync", lambda _: seen.extend((tmp_path / "scratch").iterdir()))
    write_atomic(tmp_path / "a", b"new", tmp_path / "scratch")
    assert [path.suffix for path in seen] == [".tmp"]
    assert not list((tmp_path / "scratch").iterdir())


class TestFailure:
    @pytest.mark.parametrize("code, message", [
        (errno.ENOSPC, "No space left on device; free some space, or write to another disk"),
        (errno.EIO, "Input/output error")])
    @pytest.mark.parametrize("call", ["fsync", "replace", "open"])
    def test_disk(self, tmp_path, monkeypatch, call, code, message):
        """A disk that is full, or fails, while the file is written: the old file stays, nothing else."""
        path = tmp_path / "a"
        path.write_bytes(b"old")

        def fail(*_):
            raise OSError(code, os.strerror(code))

        monkeypatch.setattr(os, call, fail)
        assert refused(path) == f"{path}: cannot be written: {message}"
        monkeypatch.undo()
        assert {p.name: p.read_bytes() for p in tmp_path.iterdir()} == {"a": b"old"}

    @pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs the device that is always full")
    def test_a_device_that_is_full(self):
        assert refused("/dev/full").startswith("/dev/full: cannot be written: No space left on device; free")

    def test_interrupted(self, tmp_path, monkeypatch):
        def interrupt(_):
            raise KeyboardInterrupt

        monkeypatch.setattr(os, "fsync", interrupt)
        with pytest.raises(KeyboardInterrupt):
            write_atomic(tmp_path / "a", b"new")
        assert not list(tmp_path.iterdir())

    def test_data_that_fail(self, tmp_path):
        with pytest.raises(ZeroDivisionError):
            write_atomic(tmp_path / "a", (bytes(1 // k) for k in (1, 0)))
        assert not list(tmp_path.iterdir())

    def test_folder(self, tmp_path):
        (tmp_path / "a.png").mkdir()
        assert refused(tmp_path / "a.png") == f"{tmp_path / 'a.png'}: is a folder; give the name of a file"
        (tmp_path / "link.png").symlink_to(tmp_path / "a.png")
        assert "is a folder" in refused(tmp_path / "link.png")
        assert not list((tmp_path / "a.png").iterdir())

    def test_names(self, tmp_path):
        assert refused(tmp_path / "no" / "a") == \
            f"{tmp_path / 'no' / 'a'}: cannot be written: No such file or directory; make the folder first"
        (tmp_path / "file").touch()
        assert "a part of the path is a file, not a folder" in refused(tmp_path / "file" / "a")
        assert "choose a shorter name" in refused(tmp_path / ("a" * 300))
        assert "cannot be written" in refused("nul\0")

    @pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write anywhere")
    def test_read_only_folder(self, tmp_path):
        tmp_path.chmod(0o500)
        assert "Permission denied; name a folder that you may write to" in refused(tmp_path / "a")
        tmp_path.chmod(0o700)


def test_link_is_replaced_not_followed(tmp_path):
    (tmp_path / "old").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "old")
    write_atomic(tmp_path / "link", b"new")
    assert (tmp_path / "old").read_bytes() == b"old"
    assert not (tmp_path / "link").is_symlink()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")
def test_pipe(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    found = []
    reader = threading.Thread(target=lambda: found.append((tmp_path / "pipe").read_bytes()))
    reader.start()
    write_atomic(tmp_path / "pipe", b"new")
    reader.join(10)
    assert found == [b"new"]
    assert [path.name for path in tmp_path.iterdir()] == ["pipe"]
