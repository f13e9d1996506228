"""Reports on many figures: one page for people, and the forms that programs read."""

from __future__ import annotations

import base64
import json
import re
import shlex
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any
from xml.sax.saxutils import quoteattr

from replot.comparing.baselines import Entry, Status, tally
from replot.comparing.shown import difference_picture
from replot.comparing.words import number
from replot.files import printable

__all__ = ["FORMATS", "as_github", "as_html", "as_json", "as_junit", "as_text", "notes_of", "share", "table"]

ORDER: tuple[Status, ...] = ("failed", "changed", "missing", "stale", "accepted", "same")
MEANING: dict[Status, str] = {
    "failed": "could not be drawn or compared",
    "changed": "differs from its baseline",
    "missing": "has no baseline",
    "stale": "a baseline that nothing draws any more",
    "accepted": "is the baseline now",
    "same": "is as its baseline",
}
_TAGS: dict[Status, str] = {"failed": "error", "changed": "failure", "missing": "failure", "stale": "skipped"}
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
PICTURED = 200
"""So many figures are shown with their pictures on a page; a browser must be able to open it."""

LISTED = 40
"""So many changes of a figure are written out in a report; the rest is counted."""


def _ordered(entries: Iterable[Entry]) -> list[Entry]:
    return sorted(entries, key=lambda entry: (ORDER.index(entry.status), entry.name))


def as_text(entries: Iterable[Entry]) -> str:
    """Lines for a terminal: what somebody has to do something about, then the count."""
    entries = _ordered(entries)
    lines = []
    for entry in entries:
        if entry.status != "same":
            lines.append(f"{entry.status}: {entry.name}" + (f" ({entry.source})" if entry.source else ""))
            lines += [f"    {line}" for line in _lines(entry)]
    return "\n".join([*lines, *notes_of(entries), tally(entries)]) + "\n"


def notes_of(entries: Iterable[Entry]) -> list[str]:
    """What there is to say about figures that are the same, each thing once: an upgrade concerns them all."""
    counts = Counter(note for entry in entries if entry.status == "same" for note in entry.notes)
    return [f"note: {note} ({count} figure{'s' * (count > 1)})" for note, count in counts.items()]


def _lines(entry: Entry) -> list[str]:
    said = [change.message for change in entry.changes[:LISTED]]
    if len(entry.changes) > LISTED:
        said.append(f"and {len(entry.changes) - LISTED} more changes")
    if entry.status == "missing":
        said.append(f"there is no baseline {entry.baseline}; --report FILE.html shows the picture, "
                    f"--accept {shlex.quote(entry.name)} makes it the baseline")
    if entry.status == "stale":
        said.append(f"nothing draws {entry.baseline} any more; delete it")
    return [*([entry.error] if entry.error else []), *said, *(f"note: {note}" for note in entry.notes)]


def as_json(entries: Iterable[Entry]) -> str:
    """One object with the count of each status and the entries."""
    entries = _ordered(entries)
    counts = {status: sum(entry.status == status for entry in entries) for status in ORDER}
    data = {"counts": counts, "entries": [entry.to_dict() for entry in entries]}
    return json.dumps(_plain(data), indent=1) + "\n"


def _plain(data: Any) -> Any:
    """Data with texts that UTF-8 can hold."""
    if isinstance(data, dict):
        return {key: _plain(value) for key, value in data.items()}
    if isinstance(data, (list, tuple)):
        return [_plain(value) for value in data]
    return printable(data) if isinstance(data, str) else data


def as_github(entries: Iterable[Entry]) -> str:
    """Workflow commands that GitHub shows with a run, one for each figure."""
    out = []
    for entry in _ordered(entries):
        if entry.bad or entry.status == "stale":
            level = "error" if entry.bad else "warning"
            title = _escaped(f"{entry.name}: {entry.status}", ":,")
            text = _escaped("\n".join(_lines(entry)) or MEANING[entry.status])
            file = _escaped(entry.source or entry.baseline, ":,")
            out.append(f"::{level} file={file},title={title}::{text}\n")
    return printable("".join(out))


def _escaped(text: str, also: str = "") -> str:
    for character in "%\r\n" + also:
        text = text.replace(character, f"%{ord(character):02X}")
    return text


def as_junit(entries: Iterable[Entry]) -> str:
    """JUnit's XML, in which many services show the results of tests."""
    entries = _ordered(entries)
    tags = [_TAGS.get(entry.status) for entry in entries]
    counts = " ".join(f'{word}="{count}"' for word, count in (
        ("tests", len(tags)), ("failures", tags.count("failure")), ("errors", tags.count("error")),
        ("skipped", tags.count("skipped"))))
    lines = ['<?xml version="1.0" encoding="utf-8"?>', f'<testsuite name="replot" {counts}>']
    for entry in entries:
        head = f'  <testcase classname="replot" name={_attribute(entry.name)}'
        said = _attribute("; ".join(_lines(entry)) or MEANING[entry.status])
        tag = _TAGS.get(entry.status)
        lines.append(f"{head}/>" if tag is None else f"{head}><{tag} message={said}/></testcase>")
    return "\n".join([*lines, "</testsuite>"]) + "\n"


def _attribute(text: str) -> str:
    """A text as a quoted attribute; characters that XML cannot hold are left out."""
    return quoteattr(_NOT_IN_XML.sub("", printable(text)))


def as_html(entries: Iterable[Entry], title: str = "Figures", accept: str = "") -> str:
    """One page that needs nothing but itself: failures first, old, new and difference, changes in words.

    Parameters
    ----------
    entries : iterable of Entry
    title : str
    accept : str
        The command that accepts a figure; ``{name}`` in it stands for the name.
    """
    from importlib.resources import files

    from jinja2 import Environment

    ordered = _ordered(entries)
    template = Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True).from_string(
        files("replot.comparing").joinpath("report.html.j2").read_text("utf-8"))
    groups = [{"status": status, "meaning": MEANING[status], "count": count} for status in ORDER
              if (count := sum(entry.status == status for entry in ordered))]
    shown = [entry for entry in ordered if entry.old or entry.new][:PICTURED]
    more = sum(bool(entry.old or entry.new) for entry in ordered) - len(shown)
    last = ordered.index(shown[-1]) if more else len(ordered)
    views = [_view(entry if k <= last else replace(entry, old=None, new=None), accept)
             for k, entry in enumerate(ordered)]
    return printable(template.render(title=title, tally=tally(ordered), groups=groups, entries=views,
                                     more=more))


def _view(entry: Entry, accept: str) -> dict[str, Any]:
    """What the page shows of a figure."""
    difference = command = None
    if entry.old is not None and entry.new is not None:
        difference = difference_picture(entry.old, entry.new, entry.changes)
    if accept and entry.status in ("changed", "missing"):
        command = accept.replace("{name}", shlex.quote(entry.name))
    return {"name": entry.name, "status": entry.status, "source": entry.source, "baseline": entry.baseline,
            "error": entry.error, "notes": entry.notes, "changes": entry.changes[:LISTED],
            "more": max(0, len(entry.changes) - LISTED), "accept": command, "old": _data_uri(entry.old),
            "new": _data_uri(entry.new), "difference": _data_uri(difference),
            "pictures": sum(picture is not None for picture in (entry.old, entry.new))}


def _data_uri(picture: bytes | None) -> str | None:
    return None if picture is None else f"data:image/png;base64,{base64.b64encode(picture).decode('ascii')}"


FORMATS = {"text": as_text, "json": as_json, "github": as_github, "junit": as_junit, "html": as_html}
"""The forms of a report by name."""


def share(part: int, whole: int) -> str:
    """``12 of 52``, with the percentage."""
    return f"{part} of {whole}" + (f" ({number(round(100 * part / whole))} %)" if whole else "")


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows with columns as wide as they must be."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
                     for row in rows) + "\n"
