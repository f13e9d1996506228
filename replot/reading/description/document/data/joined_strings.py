"""Prose in the strings of a program, which come one behind the other: ``note("We see" " that ...")``."""

from __future__ import annotations

from replot.reading.description.document.blanked import blanked
from replot.reading.description.lexicon import patterns as re

__all__ = ["without_marks_of_strings"]
STRING = r"[frbu]{0,2}(?:\"(?P<said>(?:[^\"\\\n]|\\.){1,600})\"|'(?P<said2>(?:[^'\\\n]|\\.){1,600})')"
CLOSES = r"(?P<end>[ \t]*+\+?[ \t]*+[)\],;]{0,4}[ \t]*)$"
OPENS = (
    r"[ \t]{0,40}(?:(?:(?:const|let|var) )?[\w.]{1,60}(?: ?= ?[(\[]{0,2}|[(\[]{1,3})|"
    r"return[ \t]\(?|[(\[]{1,3})?[ \t]?"
)
FIRST = re.compile(rf"(?P<begin>{OPENS}){STRING}{CLOSES}")
"""A line of one string, behind the name of what takes it."""
NEXT = re.compile(rf"(?P<begin>[ \t]{{0,60}}(?:\+ ?)?){STRING}{CLOSES}")
TAKES = re.compile(r"(?:[(=\[,{]|\breturn)[ \t]*$")
"""What a line before the first string ends with, or the first line before its string."""
LEAD = re.compile(r"[ \t]{0,60}(?:(?:const|let|var|return) )?[\w.]{1,60}(?: ?= ?)?\(?[ \t]*$")
IN_STRING = re.compile(r"\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'")
"""A string before another, as in a list: a bracket in it opens no call."""
GOES_ON = re.compile(r"[,;\])]")
SENTENCE = re.compile(r"[^\W\d_]{2,}(?:,? [^\W\d_]{2,}){3}")
WHOLE = re.compile(r"[.!?][*_]{0,2}(?:</\w{1,10}>)?$")


def without_marks_of_strings(source: str) -> str:
    """A text of the same length with blanks around strings of prose: for their marks and for what takes them.

    Lines that are one string each and go on in the next are one paragraph, a list of names is not; so is the
    one string that a call takes, if it ends as a sentence.
    """
    if '"' not in source and "'" not in source:
        return source
    lines = source.split("\n")
    k = 0
    while k < len(lines):
        k = _strings(lines, k) if lines[k].rstrip()[-1:] in "\"'+,;)]" and lines[k].strip() else k + 1
    return "\n".join(lines)


def _strings(lines: list[str], k: int) -> int:
    """Blank what is around the strings that begin in line ``k``, if they are prose; the line behind them."""
    first = FIRST.match(lines[k])
    if first is None:
        return k + 1
    found = [first]
    lead = first["begin"].strip() or (lines[k - 1] if k else "")
    end = k + 1
    while end < len(lines) and not GOES_ON.search(found[-1]["end"]) and (more := NEXT.match(lines[end])):
        found.append(more)
        end += 1
    said = " ".join(part["said"] or part["said2"] for part in found)
    called = len(found) > 1 or ("(" in IN_STRING.sub("", lead) and WHOLE.search(said.strip()) is not None)
    if not called or TAKES.search(lead) is None or SENTENCE.search(said) is None:
        return end
    for at, part in enumerate(found, k):
        name = "said" if part["said"] else "said2"
        a, b = part.span(name)
        lines[at] = blanked(lines[at][:a]) + lines[at][a:b] + blanked(lines[at][b:])
    if not first["begin"].strip() and k and LEAD.match(lines[k - 1]):
        lines[k - 1] = blanked(lines[k - 1])
    if end < len(lines) and not lines[end].strip(" \t)];,"):
        lines[end] = blanked(lines[end])
    return end
