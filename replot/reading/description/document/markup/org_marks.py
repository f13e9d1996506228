"""Org files of Emacs: what their keywords and the marks in their tables leave for a reader."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["without_org_marks"]
KEYWORD = re.compile(r"[ \t]{0,20}#\+(?P<name>[A-Za-z_]{1,30})(?P<header>\[[^\[\]\n]{0,80}\])?:")
KEPT = {"title": "Title:", "caption": "Caption:"}
"""Keywords whose line says something of the figure, and how other texts begin such a line."""
PLANNING = re.compile(
    r"[ \t]{0,40}(?:CLOSED|SCHEDULED|DEADLINE):[ \t]{0,9}[\[<]\d{4}-[^\n]{0,200}[\]>][ \t]{0,40}|"
    r"[ \t]{0,40}:[A-Za-z_]{1,30}:(?: .*)?"
)
"""When a task is due or was done, and the lines of a drawer."""
RULE = re.compile(r"[ \t]*\|[-+]+\|?[ \t]*")
GROUP = re.compile(r"/?|<>|<[lrc]?\d{0,3}>|[<>]")
"""``| / | < | > |``, ``| <r> | |``: where groups of columns begin, how wide they are, where set."""
CELL = re.compile(r"[^|\n+]")
EMPHASIS = re.compile(
    r"(?<=[|])(?P<in>[ \t]{0,40})(?P<mark>[/=+_~])(?P<said>[^\s|](?:[^|\n]{0,200}[^\s|])?)(?P=mark)"
    r"(?=[ \t]{0,40}\|)"
)


def without_org_marks(source: str) -> str:
    """A text as long as before, which has keywords of Org, without those that are not about a figure.

    In its tables rules are as in other texts, and the cells without emphasis.
    """
    if "#+" not in source:
        return source
    lines = source.split("\n")
    if not any(map(KEYWORD.match, lines)):
        return source
    return "\n".join(map(_plain, lines))


def _plain(line: str) -> str:
    keyword = KEYWORD.match(line)
    if keyword is not None:
        kept = KEPT.get(keyword["name"].lower())
        return kept.rjust(keyword.end()) + line[keyword.end() :] if kept else " " * len(line)
    if PLANNING.fullmatch(line):
        return " " * len(line)
    if not line.lstrip().startswith("|"):
        return line
    if RULE.fullmatch(line):
        return line.replace("+", "|")
    if ("<" in line or ">" in line) and all(map(GROUP.fullmatch, _cells(line))):
        return CELL.sub("-", line.strip()).rjust(len(line.rstrip())).ljust(len(line))
    return EMPHASIS.sub(lambda cell: f"{cell['in']} {cell['said']} ", line)


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]
