"""Pairs of variables with their value beside them: ``the correlation between pH and clay is 0.4``."""

from __future__ import annotations

from collections.abc import Iterator

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.related_to_one import (
    in_aside,
    of_one,
    of_several,
    of_the_most,
    others,
    second_pairs,
    twice_told,
)
from replot.reading.description.statements.cells.relation_clauses import told_relations
from replot.reading.description.statements.cells.relation_words import (
    ABOUT,
    COEFFICIENT,
    END,
    GIVEN,
    NAME,
    NEXT,
    RELATION,
    SAID_OF,
    THE,
    VALUE,
    VALUE_OF,
    Names,
    coded,
)
from replot.reading.description.statements.cells.statement import CellStatement, each_once, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["VALUED", "carried_pair", "read_pair", "read_related", "related"]
SIGNIFICANCE = re.compile(r"\bp\s*[<>=≤]?\s*$", re.I)
BETWEEN = rare(
    rf"\b(?:between|pair of) {THE}(?P<a>{NAME}) and(?: |(?=[\"“'`])){THE}(?P<b>{NAME}){GIVEN}", re.I
)
MORE = re.compile(rf"{VALUE}[)\]]?{NEXT} (?:between )?{THE}(?P<a>{NAME}) and {THE}(?P<b>{NAME}){GIVEN}", re.I)
"""What goes on behind such a pair: ``between A and B (0.2), C and D (0.3)``."""
VALUE_BETWEEN = rare(
    rf"\b{RELATION}{VALUE_OF}(?: (?:is|was|exists|observed|found|seen))* (?:between|for) {THE}"
    rf"(?P<a>{NAME}) and {THE}(?P<b>{NAME}){END}",
    re.I,
)
"""``the strongest correlation (0.73) is observed between A and B``."""
BOTH = rare(
    rf"(?:^|(?<=[,;:.] )|\b(?:while|whereas|but|that|where|because|as|for) )"
    rf"(?:{THE}(?P<a>{NAME}) and {THE}|(?:the )?(?:features|variables) (?P<c>{NAME}), )"
    rf"(?P<b>{NAME})(?:{SAID_OF}, (?:which means|meaning|so)(?: that)? they)?(?:,? (?:which|that))?"
    rf"(?:{SAID_OF} {RELATION}(?: (?:coefficient|value|score|pair)s?)?|(?: \w+ly)? correlate(?: \w+ly)?)"
    rf"(?: with (?:each other|one another))?(?:,? (?:even )?though [^.;,:()\d]{{0,60}}(?=\())?{GIVEN}",
    re.I,
)
"""``A and B are highly correlated (r = 0.89)``, ``A and B are pale, so they have a relation of 0``."""
LISTED = re.compile(
    rf"(?:^\W*|[:;,]\s|\b(?:and|with)\s)\(?{THE}"
    rf"(?P<a>{NAME})(?: (?:&|vs\.?|×|x|–|—) |\s?(?:↔|/)\s?)(?P<b>{NAME})"
    rf"\)?{GIVEN}", re.I
)
"""``Rain & flow 0.45, rain & salt (-0.12)``."""
ANDED = re.compile(
    rf"(?:^\W*|[:;,]\s(?:(?:and|while|followed by|then)\s)?|\band (?=the pair )|(?<=\d\s)|\bwith )"
    rf"{THE}(?P<a>{NAME})(?: and {THE}|\s?/\s?)"
    rf"(?P<b>{NAME}){GIVEN}(?=[-−–+]?[01]?\.\d)", re.I
)
"""``Speed and load at 0.4, speed and heat at 0.1``."""
PAIR_OF = rare(rf"\bpair (?P<a>{NAME})\s?/\s?(?P<b>{NAME}){GIVEN}", re.I)
"""``The pair rain/flow stands at 0.4``."""
HYPHENED = rare(
    r"\b(?P<a>[^\W\d_]\w*)[-/–](?P<b>[^\W\d_]\w*)(?: correlations?)?:? (?:(?:is|was|=|at|of) |"
    r"(?=\(|[-−–+]?[01]?\.\d))(?:(?:only|just|about) )?(?=\(?[-−–+]?[01]?\.\d)\(?"
)
"""``likes-shares correlation is only 0.003, likes/comments (-0.003)``."""
AND = r"(?: (?:and|to|vs\.?|versus|&|↔|<->|×|x|–|—|-|→|with) |[ ]?(?:↔|<->|→)[ ]?)"
HAVE = rare(
    rf"^\W*{THE}(?P<a>{NAME}) and {THE}(?P<b>{NAME}) (?:have|has|show|are)(?: an?| at| about)?"
    rf"(?: {RELATION})?"
    rf"(?: of| at)? (?P<v>{VALUE})(?![\d.]*\w)",
    re.I,
)
"""``Rain and flow have 0.79``, ``Rain and flow are 0.79 correlated``."""
LED = rare(
    rf"^\W*(?:in (?:the|this|our) (?:[a-z]+ ){{0,3}}(?:heat ?map|matrix|plot|figure),? )?"
    rf"{THE}(?P<a>{NAME})(?P<c>){AND}{THE}(?P<b>{NAME})\s*"
    rf"(?:[:–—-]\s+[^\W\d_][^.:;\d()]{{0,60}}?)?{GIVEN}", re.I
)
"""``Energy and loudness: strong positive correlation (0.76)``, ``energy ↔ loudness: 0.76``."""
OF_PAIR = re.compile(rf"\W*{THE}(?P<a>{NAME}){AND}{THE}(?P<b>{NAME})\s*:\s", re.I)
"""``Rain and flow: there is a correlation of 0.57 between rain levels and flow``."""
VALUE_LED = rare(
    rf"^\W*[^.:;()\d]{{0,40}}\b{RELATION}{VALUE_OF}\s*[:–—-]\s*{THE}(?P<a>{NAME}){AND}{THE}(?P<b>{NAME})"
    rf"(?:{END}|\s)", re.I
)
"""``Strong positive correlation (0.57): rain and flow``."""
VALUE_FIRST = rare(
    rf"(?P<v>{VALUE}) (?:[a-z]+ ){{0,3}}?{RELATION} between {THE}(?P<a>{NAME}) and {THE}(?P<b>{NAME}){END}|"
    rf"(?:^\W*|(?<=[,;:.] )|\b(?:and|while|whereas|but|that) ){THE}(?P<c>{NAME})"
    rf"(?:(?: (?:shows|has|have|had|is|are)(?: an?)?|\s?[:–—])\s(?P<w>{VALUE}) (?:[a-z]+ ){{0,2}}?{RELATION}|"
    rf" correlates? (?:\w+ly )?(?P<x>{VALUE})) (?:with|to) {THE}(?P<d>{NAME}){END}|"
    rf"\bwith (?:an?|the) (?:[a-z]+ ){{0,3}}{RELATION}{COEFFICIENT} of (?P<y>{VALUE}), {THE}"
    rf"(?P<e>{NAME}) and {THE}(?P<f>{NAME})(?= (?:are|is|show|have)\b)|"
    rf"\bbetween {THE}(?P<g>{NAME}) and {THE}(?P<h>{NAME}),? (?:there )?(?:is|was|exists) (?:an? )?"
    rf"(?:[a-z]+ ){{0,4}}?{RELATION}{COEFFICIENT} of (?P<z>{VALUE})",
    re.I,
)
"""``a 0.82 correlation between A and B``, ``A has +0.26 correlation with B``, ``A correlates 0.5 with B``."""
AS_ARE = rare(rf"\bas (?:are|do|were) {THE}(?P<a>{NAME})(?P<c>) and {THE}(?P<b>{NAME}){GIVEN}", re.I)
"""``A and B are correlated (0.9), as are C and D (0.8)``."""
EACH = rare(
    rf"(?:^|(?<=[,;:.] )|\b(?:and|while|that) ){THE}(?P<a>{NAME}),? and {THE}(?P<b>{NAME}){SAID_OF}"
    rf" {RELATION} (?:\((?P<v>{VALUE}) and (?P<w>{VALUE}),? respectively\) (?:with|to) "
    rf"{THE}(?P<c>{NAME}){END}|"
    rf"(?:with|to) {THE}(?P<d>{NAME}),? (?:\(|(?:of|at) )(?P<x>{VALUE}) and (?P<y>{VALUE}),? respectively)",
    re.I,
)
"""``A and B have strong correlations (0.7 and 0.5, respectively) with C``."""
PAIRED = rare(r"\s(?:&|vs\.?|×|x|–|—)\s|↔|\w\s?/\s?[^\W\d]", re.I)
DECIMALS = re.compile(r"\.\d")
VALUED = re.compile(r"\.\d|[01](?![\w.])|\d ?%")
"""Any :data:`VALUE`: without one, none of the patterns needs to be tried, which takes long."""
ALIKE = re.compile(r"\((?:both|each|all)\b", re.I)
"""``A and B (both at 0.3)``: each of them with another one."""
NEAR = 8


def related(source: str) -> list[Names]:
    """The pairs of variables whose value a sentence gives."""
    if VALUED.search(source) is None:
        return []
    if told := told_relations(source).pairs:
        return told
    if ALIKE.search(source):
        return []
    found, shared = [*_between(source), *of_one(source)], [*second_pairs(source)]
    found += [(pair["a"], pair["b"], pair.start("v")) for pair in VALUE_BETWEEN.finditer(source)]
    found += [(pair["a"], pair["b"], pair.start("v")) for pair in VALUE_LED.finditer(source)]
    for pair in EACH.finditer(source):
        other, first, second = (pair["c"], "v", "w") if pair["c"] else (pair["d"], "x", "y")
        found += [(pair["a"], other, pair.start(first)), (pair["b"], other, pair.start(second))]
    found += [*of_several(source), *of_the_most(source), *in_aside(source)]
    found = [pair for pair in found if not any(map(QUALITY.fullmatch, pair[:2]))]
    found += [(pair["a"], pair["b"], pair.start("v")) for pair in HAVE.finditer(source) if not found]
    for pair in VALUE_FIRST.finditer(source):
        a, b, v = next(names for names in ("abv", "cdw", "cdx", "efy", "ghz") if pair[names[2]])
        found.append((pair[a], pair[b], pair.start(v)))
        if a == "c":  # "A has 0.3 correlation with B, 0.2 correlation with C"
            found += [(pair[a], more["b"], more.start("v")) for more in others(source, pair.end())]
            shared += twice_told(pair[a], source, pair.end(), pair.start(v))
    for pattern in (BOTH, AS_ARE) if found else (BOTH, AS_ARE, LED):
        found += [(pair["a"] or pair["c"], pair["b"], pair.end()) for pair in pattern.finditer(source)]
    if not found and PAIRED.search(source):
        listed = [(pair["a"], pair["b"], pair.end()) for pair in LISTED.finditer(source)]
        found = listed if len(listed) > 1 else found
    if (" and " in source or "/" in source) and DECIMALS.search(source):
        ends = {at for *_, at in found}
        listed = [(p["a"], p["b"], p.end()) for p in ANDED.finditer(source) if p.end() not in ends]
        found += listed if len(ends) + len(listed) > 1 else []
    if not found:
        found = [(pair["a"], pair["b"], pair.end()) for pair in PAIR_OF.finditer(source)]
    joined = [(pair["a"], pair["b"], pair.end()) for pair in HYPHENED.finditer(source)]
    names = [name for a, b, _ in (*joined, *found) for name in {a.lower(), b.lower()}]
    if (found or "correlat" in source.lower()) and len(set(names)) < len(names):  # and no "cross-check"
        found += joined
    firsts: dict[int, Names] = {}
    lead = OF_PAIR.match(source) if len(found) == 1 else None
    for a, b, at in found:
        if lead is not None and _goes_on(a, lead["a"]) and _goes_on(b, lead["b"]):
            a, b = lead["a"], lead["b"]
        firsts.setdefault(at, (coded(a), coded(b), at))  # one value, as one pattern told of it
    return sorted([*firsts.values(), *shared], key=lambda names: names[2])


def _goes_on(name: str, lead: str) -> bool:
    """Whether a name is one before it, perhaps with another word: ``ozone levels`` behind ``Ozone``."""
    return name.lower() == lead.lower() or name.lower().startswith(f"{lead.lower()} ")


QUALITY = re.compile(
    r"(?:\w+ly )*(?:low|high|weak|strong|small|large|great|slight|moderate|minimal|negligible|close|positive|"
    r"negative|notable|significant|clear)(?:er|est)?(?: \w+ly)?",
    re.I,
)
"""``notably lower``: what a relation is, and no variable."""


def _between(source: str) -> Iterator[Names]:
    for pair in BETWEEN.finditer(source):
        more: re.Match[str] | None = pair
        while more is not None:
            yield more["a"], more["b"], more.end()
            more = MORE.match(source, more.end())


PAIR_ALONE = rare(rf"\b{RELATION} between {THE}(?P<a>{NAME}) and {THE}(?P<b>{NAME}){END}", re.I)
ITS_VALUE = re.compile(
    rf"\W*(?:the|its|this) (?:{RELATION}|coefficient|value){COEFFICIENT} (?:is|was|equals|of) "
    rf"{ABOUT}[`*]*(?P<v>{VALUE})(?![\d.]*\d)",
    re.I,
)


def carried_pair(before: str, source: str) -> Names | None:
    """The only pair that the sentence before names, whose value this one gives: ``Its value is 0.9``."""
    if (told := ITS_VALUE.match(source)) is None:
        return None
    pairs = list(PAIR_ALONE.finditer(before))
    if len(pairs) != 1 or related(before):
        return None
    return coded(pairs[0]["a"]), coded(pairs[0]["b"]), told.start("v")


def read_pair(a: str, b: str, at: int, text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cell of a pair of variables whose value begins at some letter of a text."""
    q = next((q for q in find_quantities(text.text) if at in (q.number_start, q.start)), None)
    return _cell_of(a, b, q, text, frame, rank)


def _cell_of(a: str, b: str, q: Quantity | None, text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    row, column = frame.resolve(a, "y"), frame.resolve(b, "x")
    if row is None or column is None or len(row[1]) != 1 or len(column[1]) != 1 or q is None:
        return []
    return [statement(row[1][0], column[1][0], q, rank, text.span(q.start, q.end))]


def read_related(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cells of such pairs; empty unless both axes have all of them, and there are no other numbers."""
    pairs = related(text.text) if set(frame.x) == set(frame.y) else []
    out: list[CellStatement] = []
    found = list(find_quantities(text.text)) if pairs else []
    beginning = {at: q for q in reversed(found) for at in (q.start, q.number_start)}
    numbers = [q for q in found if not SIGNIFICANCE.search(text.text, max(0, q.start - NEAR), q.start)]
    numbers = [q for q in numbers if q.decimals or q.percent or abs(q.value) <= 1]  # "4 are light"
    count = len({at for *_, at in pairs})
    if len(numbers) != count:
        ends = {at for *_, at in pairs}  # "only 1 strong correlation, between A and B (0.8)"
        numbers = [q for q in numbers if q.decimals or q.percent or ends & {q.start, q.number_start}]
    if len(numbers) != count:
        return []
    for a, b, at in pairs:
        if not (cells := _cell_of(a, b, beginning.get(at), text, frame, rank)):
            return []
        out += cells
    return each_once(out)
