"""Panels numbered in roman figures: ``(i) recall, (ii) precision``, ``Panel I``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["lettered"]
ROMAN = {"i": "a", "ii": "b", "iii": "c", "iv": "d", "v": "e", "vi": "f", "vii": "g", "viii": "h"}
NUMBER = rf"(?P<n>{'|'.join(sorted(ROMAN, key=len, reverse=True))})"
MARK = rare(rf"(?<![\w)])\({NUMBER}\)(?=[\s:.,;*–—]|$)", re.I | re.M)
LETTER = re.compile(r"(?<!\w)\([abh]\)", re.I)
SEVERAL = rare(
    r"\b(?:heat ?maps|panels|sub-?plots|sub-?figures|matrices|(?:two|three|four|multi)-panel)\b", re.I
)


def lettered(source: str) -> str:
    """A text as long as before with ``(a)``, ``(b)`` for ``(i)``, ``(ii)`` where it has several panels."""
    found = list(MARK.finditer(source)) if "(ii)" in source.lower() else []
    numbers = list(dict.fromkeys(match["n"].lower() for match in found))
    if len(numbers) < 2 or numbers != list(ROMAN)[: len(numbers)]:
        return source
    if LETTER.search(source) or SEVERAL.search(source) is None:
        return source
    out, at = [], 0
    for match in found:
        letter = ROMAN[match["n"].lower()]
        mark = f"({letter if match['n'].islower() else letter.upper()})"
        begins = match.start() == 0 or source[match.start() - 1] in "\n "
        pad = (mark.ljust if begins else mark.rjust)(len(match[0]))
        out += [source[at : match.start()], pad]
        at = match.end()
    return "".join((*out, source[at:]))
