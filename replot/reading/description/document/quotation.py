"""Names in single quotation marks, as some converters and models write all of theirs: ``titled 'Loss'``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["quoted_alike"]
NAME = re.compile(
    r"\"[^\"\n]{1,200}\"|“[^”\n]{1,200}”|`[^`\n]{1,200}`|"
    r"(?P<open>['‘])(?<![\w'’.)\]]['‘])(?!\d0s\b|n['’])(?=[^\s'’.,;:)])"
    r"(?P<name>(?:[^'‘’\"“”`\n|]|(?<=\w)['’](?=\w)){1,80})(?<=[^\s(\[])(?P<close>['’])(?![\w'’])"
)
"""Where such a name stands, and none inside other quotation marks; an apostrophe may stand inside a word."""


def quoted_alike(source: str) -> str:
    """A text as long as before with double quotation marks around the names in single ones."""
    if "'" not in source and "‘" not in source:
        return source
    return "\n".join(NAME.sub(_doubled, line) if _is_prose(line) else line for line in source.split("\n"))


WORD = re.compile(r"(?<![\w'‘])[a-z]{3,}")


def _is_prose(line: str) -> bool:
    """Whether a line is no row of a table, printed or with bars, whose labels stand as they are."""
    return line.lstrip()[:1] != "|" and WORD.search(line) is not None


def _doubled(found: re.Match[str]) -> str:
    return found[0] if found["open"] is None else f'"{found["name"]}"'
