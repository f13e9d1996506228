"""Compiled patterns are kept from one run to the next, and never anything of the texts."""

from __future__ import annotations

import marshal
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from replot.reading.description.lexicon import kept, patterns

PATTERNS = (
    (r"(?P<row>\w+) by (?:(?P<column>\w+)|(\d+))", 0),
    (r"\brows?|\bcolumns?|(?<![\w.])x", re.I),
    (r"^(?:a|ä|ſ)+?$", re.I | re.M),
    (r"(['\"]).*?\1", re.S),
    (r"(?>a+)b|c{2,3}+d|[^\W\d_]", 0),
)
LINE = "Rows by columns, 'x' by 12\nAäſ\naab ccd \"rows\""
READ = """
import sys
from re import _compiler
compiled, compile = [], _compiler._code
_compiler._code = lambda *given: compiled.append(given) or compile(*given)
import replot
replot.parse(sys.stdin.read())
print(len(compiled))
"""
TEXT = """Heatmap of Quokkas.

| | Zanzibar | Timbuktu |
|---|---|---|
| Wombat | 1 | 2 |
| Quoll | 3 | 4 |
"""


@pytest.mark.parametrize(("pattern", "flags"), PATTERNS)
def test_what_is_restored_is_what_python_compiles(pattern, flags):
    data = marshal.loads(marshal.dumps(kept.compiled(patterns.parsed(pattern, flags), flags)))
    restored, plain = kept.restored(pattern, data), re.compile(pattern, flags)
    assert (restored.groupindex, restored.groups) == (plain.groupindex, plain.groups)
    found = [(m.span(), m.groups(), m.groupdict(), m.lastgroup) for m in restored.finditer(LINE)]
    assert found == [(m.span(), m.groups(), m.groupdict(), m.lastgroup) for m in plain.finditer(LINE)]


@pytest.mark.parametrize("data", [(0, b"\0" * 8, 0, {}, (None,)), (0, b"\1", 0, {}, (None,)), (1, 2), None])
def test_what_is_no_pattern_is_not_restored(data):
    assert kept.restored("a", data) is None


def test_a_store_keeps_what_was_there_and_what_is_new(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    path = tmp_path / "cache" / "some.patterns"
    for key, value in {"a": (1, b"\0"), "b": (("x",), None)}.items():
        store = kept.Store(path, (1, b"stamp"))
        store.keep(key, value)
        store.write()
    again = kept.Store(path, (1, b"stamp"))
    assert (again.get("a"), again.get("b"), again.get("c")) == ((1, b"\0"), (("x",), None), None)
    assert kept.Store(path, (2, b"stamp")).get("a") is None
    assert [each.name for each in path.parent.iterdir()] == ["some.patterns"]


@pytest.mark.parametrize("held", [b"", b"\0\1\2", marshal.dumps(3), marshal.dumps(((1,), [])), b"\xfb" * 99])
def test_a_broken_file_is_like_none(tmp_path, held):
    (tmp_path / "some.patterns").write_bytes(held)
    assert kept.Store(tmp_path / "some.patterns", (1,)).get("a") is None


def test_nothing_is_written_where_python_writes_no_bytecode(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    store = kept.Store(tmp_path / "some.patterns", (1,))
    store.keep("a", 1)
    store.write()
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_to_is_no_fault(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    (tmp_path / "file").write_text("no folder")
    store = kept.Store(tmp_path / "file" / "some.patterns", (1,))
    store.keep("a", 1)
    store.write()
    assert (tmp_path / "file").read_text() == "no folder"


def test_only_patterns_of_modules_last():
    assert patterns.compile("made while reading").lasting is False
    assert patterns.rare("made while reading").lasting is False
    scope: dict[str, object] = {"re": patterns}
    exec("made = re.rare('made by a module')", scope)
    assert scope["made"].lasting is True


@pytest.mark.slow
def test_a_second_process_compiles_next_to_nothing_and_no_text_is_kept(tmp_path):
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(tmp_path)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", READ]
    asked = {"input": TEXT, "env": environment, "text": True, "capture_output": True}
    first, second = (int(subprocess.run(command, check=True, **asked).stdout) for _ in range(2))
    assert first > 200
    assert second < first / 4
    (file,) = tmp_path.rglob("*.patterns")
    held = Path(file).read_bytes()
    assert not [name for name in (b"Quokka", b"Zanzibar", b"Timbuktu", b"Wombat", b"Quoll") if name in held]
