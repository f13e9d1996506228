"""Rows behind whose names their values stand in brackets: ``"Too far" (52% never, 27% rarely)``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.missing import find_missing
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities

if TYPE_CHECKING:
    from replot.reading.description.document.blocks import Block
    from replot.reading.description.document.text import Text
    from replot.reading.description.statements.frame import Frame
    from replot.reading.description.statements.frame.index import Place

__all__ = ["bracketed_rows"]
REST = r"\((?P<rest>[^()]{5,400})\)"
ANY_REST = r"[(\[](?P<rest>[^()\[\]]{5,400})[)\]]"
BRACKETED = re.compile(
    r"(?:^|[).:,;]\s|\)?,? and )\s*(?:and )?"
    r"(?P<key>[\"“][^\"“”]{1,100}[\"”]|"
    rf"[^\W\d_][\w/'&.-]*(?:(?!(?<=\.) [a-z]| (?:is|are|was|were) ) [\w/'&.-]+){{0,4}}) {ANY_REST}"
)
QUOTED = re.compile(rf"(?P<key>\"[^\"“”\n]{{1,100}}\"|“[^“”\n]{{1,100}}”) {REST}")
VALUE_FOR = rare(
    r"\d%?(?: [\w-]+){0,3} (?:for|in|on|at|with) (?:the (?:reason|answer|item|statement|option|row) )?"
    r"(?P<key>\"[^\"“”\n]{1,100}\"|“[^“”\n]{1,100}”)"
)
"""``as many as 80% for "Too far"``: one value of a row."""
FEWEST = 2
NO_NAME = (
    r"(?!(?:it|its|they|these|those|this|that|there|all|both|each|most|many|some|few|several|others|overall|"
    r"here|what|which|who|when|where|we|you|values?|results?|answers?|scores?|cells?|rows?|columns?)\b)"
)
SPOKEN = rare(
    r"(?:^|(?<=[.,;)] ))(?:(?:and|while|whereas|but) )?(?:the )?"
    rf"(?P<key>{NO_NAME}[^\W\d_][\w/'’&-]*(?: [\w/'’&-]+){{0,6}}?(?<! who)(?<! which)(?<! that)(?<! and)"
    r"(?: \((?:e\.g\.|i\.e\.|such as|like)[^()]{1,80}\))?) "
    rf"(?:is|are|was|were|has|have|had|got|gets?|seems?|remains?) [^().;:\d]{{1,80}} {REST}",
    re.I,
)
"""``The waiters were helpful, too (40% often, 9% always)``."""
INSIDE = re.compile(r"(?:^|; )(?:and |the )*(?P<key>[^\W\d_][\w/'’& -]{0,60}?): (?P<rest>[^;:]{3,200})")
"""``owners: 20% often, 3% always; drivers: ...``, in one bracket."""


def bracketed_rows(sentences: list[tuple[Block, Text]], frame: Frame) -> list[str]:
    """The names behind which values of the same known labels stand in brackets.

    Behind those of groups, ``wet sites (A at 3, B at 4) and dry ones (C at 1, D at 2)``, stand others.
    """
    found: dict[str, set[Place]] = {}
    for _, text in sentences:
        for name, rest in _rows(text.text) if "(" in text.text or "[" in text.text else ():
            named = {place for mention in frame.mentions(rest) for place in mention.places}
            values = len(list(find_quantities(rest))) + len(find_missing(rest))
            if len(named) > 1 and values == len(named):
                found.setdefault(name, set()).update(named)
    if len(found) < FEWEST or not _alike(found):
        return []
    quoted = {tidy(row["key"]) for _, text in sentences for row in QUOTED.finditer(text.text)}
    if quoted.issuperset(found):  # so are the names of rows of which the text tells one value only
        singles = ((text, row) for _, text in sentences for row in VALUE_FOR.finditer(text.text))
        for text, row in singles:
            if any(frame.mentions(text.text[: row.start("key")])):  # of the column that it stands in
                found.setdefault(tidy(row["key"]), set())
    return list(found)


def _alike(rows: dict[str, set[Place]]) -> bool:
    """Whether one row has all labels, or each shares some with one before it."""
    most = max(rows.values(), key=len, default=set())
    if all(named <= most for named in rows.values()):
        return True
    first, *others = rows.values()
    for named in others:
        if first.isdisjoint(named):
            return False
        first = first | named
    return True


def _rows(source: str) -> Iterator[tuple[str, str]]:
    """Names and what stands in brackets behind them, in the order of the text."""
    rows = {row.start("rest"): row for way in (BRACKETED, QUOTED, SPOKEN) for row in way.finditer(source)}
    for _, row in sorted(rows.items()):
        inside = list(INSIDE.finditer(row["rest"])) if ":" in row["rest"] else []
        if inside:
            yield from ((tidy(line["key"]), line["rest"]) for line in inside)
        else:
            yield tidy(row["key"]), row["rest"]
