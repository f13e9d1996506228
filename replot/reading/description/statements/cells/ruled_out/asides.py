"""Remarks in brackets among the values of a list, which count as none: ``31 [+4]``, ``5 (the most)``."""

from __future__ import annotations

from bisect import bisect_right

from replot.reading.description.document.blanked import blank
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import find_missing, is_missing
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.lines.courses import without_colour
from replot.reading.description.statements.cells.lines.plain_lists import (
    ASIDE,
    find_only_quantity,
    plain_values,
)
from replot.reading.description.statements.frame import Frame

__all__ = ["without_asides"]
AMOUNT = re.compile(r"[+\-−~≈]?[\d.,]+\s*(?:%|[a-zA-Z°µ/×]{1,6})?")
VALUE_WORDS = re.compile(
    r"\b(?:with|an?|the|has|having|at|is|of|values?|scores?|counts?|about|around|approximately|correlation|"
    r"coefficient)\b",
    re.I,
)
"""Words that say of a number in brackets that it is the value, where no other number stands outside."""


FOR_ALL = re.compile(r"[-−+~≈]?[\d.,]+\s?%? (?:for|in|on|at|under) (?:both|all|each)\b[\w -]*", re.I)
"""``(2 for both)``."""


def without_asides(source: str, frame: Frame) -> str:
    """Remarks in parentheses blanked, unless they hold a label or a number that counts."""
    if "[" in source or SIGN_IN_BRACKET.search(source):
        source = _without_changes(source, frame)
    if "(" not in source:
        return source
    named = frame.mentions(source)  # one after the other
    ends = [mention.end for mention in named]
    valueless: list[tuple[int, int]] = []
    bare = BRACKET.sub("", source)
    sizes = (len(frame.x), len(frame.y))
    alone = not any(True for _ in find_quantities(bare))

    def bare_of(match: re.Match[str]) -> str:
        inner = match.group(0)[1:-1]
        k = bisect_right(ends, match.start())
        if k < len(named) and named[k].start < match.end():
            return match.group(0)
        if frame.resolve(inner) is not None or frame.mentions(inner) or frame._alias(inner):
            return match.group(0)
        if AMOUNT.fullmatch(inner.strip()) or is_missing(inner):
            return match.group(0)
        if find_only_quantity(VALUE_WORDS.sub("", inner) if alone else inner):
            return match.group(0)
        if FOR_ALL.fullmatch(inner) is not None:
            return match.group(0)
        if alone and (share := WITH_SHARE.fullmatch(inner)) is not None:
            return f"({share['count']}{' ' * (len(inner) - share.end('count'))})"
        values_told = IN_ORDER.sub(blank, inner)
        values = len(plain_values(values_told.rstrip(), frame) or ())
        near = max(0, match.start() - NEAR)
        whole = values in sizes and BEHIND_NUMBER.search(source, near, match.start()) is None
        if values > 1 and (alone or whole):
            # "A and B (25 and 26)"; "A is mild (1, 2 and 3), and B falls from 5 to 4"
            return f"({values_told})"
        if find_only_quantity(told := without_colour(inner)):
            return f"({told})"
        if k and not source[ends[k - 1] : match.start()].strip() and ITEM_ENDS.match(source, match.end()):
            said = next(iter(find_missing(inner)), None)
            if said is not None and not said.start():
                return f"({said[0].ljust(len(inner))})"
            if BEHIND_VALUE.search(source, 0, named[k - 1].start):
                valueless.append((named[k - 1].start, ends[k - 1]))
        return blank(match)

    source = ASIDE.sub(bare_of, source)
    for start, end in valueless:
        source = source[:start] + " " * (end - start) + source[end:]
    return source


IN_ORDER = re.compile(r",? respectively\s*$")
BEHIND_NUMBER = re.compile(r"\d\s?[%\w]{0,3}\s*$")
NEAR = 8
BRACKET = re.compile(r"\([^()]*\)")
ITEM_ENDS = re.compile(r"\s*(?:[,;.]|and\b|$)")
BEHIND_VALUE = re.compile(r"\d\s?[%\w]{0,3}[,;]\s+(?:and\s+)?$")
"""What stands before a label that has a remark in the place of its value: ``A 5, B (closed), C 7``."""


WITH_SHARE = re.compile(
    r"(?P<count>\d[\d,]*(?: [a-z]+)?)[,;/] ?(?:or |i\.e\.,? )?\d[\d.]*\s?%(?: of [^\d()]{1,30})?", re.I
)
"""``70 cases, 18.8%``: a count, and its share."""
LETTER = re.compile(r"[^\W\d_]{2}")
SIGN_IN_BRACKET = re.compile(r"\([-−–+±]")
CHANGE = re.compile(r"(?<=[\d%])\s?(?:\[(?P<a>[^\[\]]{1,12})\]|\((?P<b>[^()]{1,12})\))")
SIGNED = re.compile(r"[-−–+±]\s?[\d.,]*\d\s?%?(?: ?(?:pp|pts?|points))?|0(?:\.0+)?%?")


def _without_changes(source: str, frame: Frame) -> str:
    """Signed numbers in brackets behind values blanked: ``31 [+4], 28 [−2]`` tells how they changed."""
    found = [match for match in CHANGE.finditer(source) if SIGNED.fullmatch(match["a"] or match["b"])]
    if found:  # "at dose=1 (+4)", where the number before the bracket ends a label
        named = {m.end for m in frame.mentions(source) if m.sure and LETTER.search(source, m.start, m.end)}
        found = [match for match in found if match.start() not in named]
    each = len(found) > 1 and 2 * len(found) == sum(1 for _ in find_quantities(source))
    signs = {(match["a"] or match["b"])[0] for match in found if match["a"] or each or "(+" in source}
    if not signs - {"0"} or any(frame.resolve(match["a"] or match["b"]) is not None for match in found):
        return source
    for match in found:
        source = source[: match.start()] + blank(match) + source[match.end() :]
    return source
