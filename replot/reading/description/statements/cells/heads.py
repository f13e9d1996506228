"""The words before the values of a sentence, and the labels that they fix."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.changes import CONSTANT
from replot.reading.description.lexicon.counts import NTH, PLACES
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.lines.plain_lists import plain_values
from replot.reading.description.statements.cells.lines.windows import line_from
from replot.reading.description.statements.cells.many.uniform import ALIKE_FIRST
from replot.reading.description.statements.cells.order import against, runs_along
from replot.reading.description.statements.cells.ruled_out.claim_words import claims
from replot.reading.description.statements.cells.statement import Context
from replot.reading.description.statements.cells.tokens import tokenize
from replot.reading.description.statements.frame import Frame, Mention
from replot.reading.description.statements.frame.said_axes import axis_said

__all__ = ["SHARING", "find_head", "named_pair", "without_only_line"]
HEAD_SIGNS = re.compile(r":(?=\s|$)|\s*(?:→|⟶|->|=>)\s*|\s+[–—]\s+|\s+-\s+|\s*=\s*(?![\s]*$)|\s+\|\s+")
POINTED = rare(
    r"\W*+(?:(?:is |are )?(?:located|found|seen|observed|positioned|situated|occurs?|appears?)\s++)?"
    r"(?P<place>(?:(?:at|in|on|for)\s)?[^():]{3,80}?)\s*"
    r"\((?:(?:an?|the|its|with|estimated|approximate|approx\.?)\s+)*(?:\w+\s+)?(?:value|score|level|"
    r"intensity)s?"
    r"\s*+(?:of|is|at|[:=])?\s*+(?P<value>[^()\w]*\d[^()]*)\)\W*", re.I
)
"""A place, and its value behind it: ``Located at λ=1.00, μ=0.25 (value ≈ 0.040)``."""
NEXT_KEY = re.compile(
    r"[;,]\s*+\S[^;,:=→]*+[:=→]|(?:(?<!\S)[^\s;,]*+[;,]|[;,]\s++)(?:\S+?[:=→]|\S++[^;,:=→]*+[:=→])"
)
"""A key behind a comma or a semicolon, which may stand within its words: ``3, B: 4``, ``3,B,C: 4``."""
SELF = rare(r"self(?:[- ]\w+)?|(?:\w+ )?with itself|itself|diagonal|(?:the )?same(?: \w+)?", re.I)


SHARING = rare(
    r"\W*(?P<lines>[^.;:]{3,80}?) (?:(?:are|is|were|look|read|behave) (?:all |both )?"
    r"(?:alike|identical|the same|equal)|(?:share|have|show|follow|get) (?:all |both )?"
    r"(?:the same|one(?: and the same)?|a (?:common|single)|identical) (?:[a-z]+ ){0,2}?"
    r"(?:patterns?|values?|profiles?|numbers|figures|scores?|rates?|prices?|counts?|rows?)"
    r"(?: as well| too)?):?"
)
"""``May and June are alike:``."""
ALIKE = rare(
    rf"{SHARING.pattern}(?:,? with| at|:|,)? (?=[-−+~≈]?\.?\d|[^\W\d_][^,;:.]{{0,40}} [-−+~≈]?\.?\d)"
)
"""``May and June are alike with 5, 10 and 16``."""


IN_LINE = rare(
    r"\W*(?:in|at|on|for|with|by|during)\s++(?:the\s++)?(?P<line>[^,;:.]{1,60}?),?\s+"
    r"(?=(?:they all|both|all|each|every|everyone|everybody)\b)",
    re.I,
)
SCORED = re.compile(
    r"(?:both|all|everyone|everybody)\s+(?:\w+\s+){0,2}?"
    r"(?:ha(?:s|ve|d)|are|is|scored?|gets?|got|reach\w*)\s",
    re.I,
)
"""``both scored 2``, behind ``in round 3``."""


IN_COUNTED = rare(
    rf"\W*(?:and |then |finally )*(?:in|for|on) the (?P<line>(?:{NTH}|{PLACES}) (?:row|column)),?\s+"
    r"(?=[-−+~]?\.?\d)",
    re.I,
)
"""``In the last row 0.4, 0.5``."""


def find_head(text: Text, frame: Frame, context: Context) -> tuple[Context, Text] | None:
    """A key at the beginning that fixes an axis, and what follows it."""
    found = _find_head(text, frame, context)
    if found is None:
        return None
    way = against(text.text[: len(text) - len(found[1])], context.backward)
    found = _of_each(*found, frame)
    return found if way == context.backward else (replace(found[0], backward=way), found[1])


EACH_FIRST = re.compile(
    r"\W*(?:(?:are|have|read|show|hold|stand|score|get)\s+)?(?:each|all|both|alike)\s+"
    r"(?:(?:are|have|ha[sd]|reads?|shows?|holds?|stands?|scores?|gets?|at|of|with|the values)\s+){0,4}"
    r"(?=[-−+~≈]?\.?\d)",
    re.I,
)
EACH_LAST = re.compile(r"(?<=[\d%)]),?\s+\(?(?:for |in |on )?(?:each|apiece|all alike)\)?[\s.;]*$", re.I)
"""What tells that values are those of each of several lines: ``Mon to Fri: 1, 2, 3 each``."""


def _of_each(inner: Context, body: Text, frame: Frame) -> tuple[Context, Text]:
    """A head of several lines, without the word for each of them around as many values as one has."""
    axis = inner.free
    if len(axis) != 1 or len(inner.fixed[OTHER[axis]]) < A_PAIR or inner.alike:
        return inner, body
    first, last = EACH_FIRST.match(body.text), EACH_LAST.search(body.text)
    if first is None and last is None:
        return inner, body
    rest = body.cut(first.end() if first else 0, last.start() if last else None)
    values = plain_values(rest.text, frame)
    if values is None or not A_PAIR <= len(values) == len(frame.axis(axis)):
        return inner, body
    return replace(inner, alike=True), rest


def _find_head(text: Text, frame: Frame, context: Context) -> tuple[Context, Text] | None:
    source = text.text
    if len(context.free) == 2 and (pointed := POINTED.fullmatch(source)) is not None:
        place, value = pointed.span("place"), pointed.span("value")
        pair = frame.resolve_pair(source[slice(*place)])
        if pair is not None and len(list(find_quantities(source[slice(*value)]))) == 1:
            return context.with_("y", [pair[0]]).with_("x", [pair[1]]), text.cut(*value)
    alike = ALIKE.match(source)
    if alike is not None and (lines := frame.resolve(alike["lines"], context.free)) is not None:
        inner = context.with_(*lines)
        inner.alike = True
        return inner, text.cut(alike.end())
    counted = IN_COUNTED.match(source)
    line = frame.resolve(counted["line"], context.free) if counted is not None else None
    if counted is not None and line is not None and len(line[1]) == 1:
        return context.with_(*line), text.cut(counted.end())
    lead = IN_LINE.match(source)
    alike_there = lead is not None and (
        SCORED.match(source, lead.end()) or ALIKE_FIRST.fullmatch(source, lead.end())
    )
    line = frame.resolve(lead["line"], context.free) if lead is not None and alike_there else None
    if lead is not None and line is not None and len(line[1]) == 1:
        return context.with_(*line), text.cut(lead.end())
    for k, match in enumerate(HEAD_SIGNS.finditer(source)):
        if k > 3 or match.start() > 240:
            break
        if source.count("(", 0, match.start()) > source.count(")", 0, match.start()):
            continue
        head = source[: match.start()]
        if (
            len(context.free) == 2
            and source[match.end() :].strip()
            and not NEXT_KEY.search(source[match.end() :])
            and (pair := frame.resolve_pair(head) or named_pair(head, frame)) is not None
        ):
            return context.with_("y", [pair[0]]).with_("x", [pair[1]]), text.cut(match.end())
        if len(context.free) == 1 and SELF.fullmatch(head.strip()):
            other = OTHER[context.free]
            if len(context.fixed[other]) == 1 and (
                same := frame.resolve(frame.axis(other)[context.fixed[other][0]], context.free)
            ):
                return context.with_(*same), text.cut(match.end())
        if (window := line_from(head, source[match.end() :], frame, context.fixed)) is not None:
            return replace(context, fixed=window), text.cut(match.end())
        resolved = frame.resolve(head, context.free)
        if resolved is None:
            mentions = [m for m in _of_lines(head, frame) if any(p[0] in context.free for p in m.places)]
            told = [q for q in find_quantities(head) if not frame.written(q)]
            resolved = None if told else one_axis(mentions, frame, context)
            if resolved is not None and len(resolved[1]) > 1:
                resolved = resolved[0], _with_those_between(resolved[1], mentions, head)
            both = len(context.free) == 2 and len({p[0] for m in mentions if m.sure for p in m.places}) == 2
            if resolved is None and not both and NUMBER_LAST.search(head) and (tail := TAIL.search(head)):
                resolved = frame.resolve(tail.group(1), context.free)
            if (
                resolved is None
                and match.group(0).strip() in LEADS_ON
                and all(GIVEN.search(head, 0, q.start) for q in find_quantities(head))
                and len(head.split()) <= 12
                and not any(m.sure for m in mentions)
            ):
                body = text.cut(match.end())
                if HEAD_SIGNS.search(body.text) or list(find_quantities(body.text[:200])):
                    return context, body
        if resolved is not None and (
            "=" in match.group() or NEXT_KEY.search(source[match.end() :])
        ) and _is_pair(resolved[1], head, frame, context):
            continue  # "A and B have r = 0.4", "A2–A3: 0.5, A2–A4: 0.6"
        if resolved is not None:
            axis, indices = _across(resolved, head, source, frame, context)
            body = text.cut(match.end())
            if not body.text and not match.group(0).startswith(":"):
                continue
            return context.with_(axis, indices), body
    verb = VERB.search(source[:160])
    if verb and all(word in frame.alias for word in claims(source, "mild")):
        head = LEADS_TO_LINE.sub("", source[: verb.start()])
        each = EACH_NAMED.search(head)
        head = head[: each.start()] if each is not None else head
        resolved = frame.resolve(VALUE_WORD.sub("", head), context.free) or _stretch(head, frame, context)
        whole = resolved is not None and _holds_line(head, frame, resolved[0])
        if resolved is not None and not whole and not _is_pair(resolved[1], head, frame, context):
            inner = context.with_(*_across(resolved, head, source, frame, context))
            if each is None:
                return inner, text.cut(verb.end())
            of_each = _of_each(inner, text.cut(verb.start() - len(each[0])), frame)
            return of_each if of_each[0].alike else None
    if len(context.free) == 2 and frame.x == frame.y and (bare := BARE.fullmatch(source)) is not None:
        resolved = frame.resolve(bare["head"], context.free)
        if resolved is not None and frame.resolve_pair(bare["head"]) is None:
            return context.with_(*resolved), text.cut(bare.start("values"))
    return None


ONE_BEHIND = r"[-−+~≈]?\d[\d.,]*\s?%?\s?\([^()\d]{1,40}\)"
BARE = re.compile(
    rf"\W*(?P<head>[^\W\d][^\d().:;,]{{1,60}}) (?P<values>{ONE_BEHIND}(?:(?:,? and|,) {ONE_BEHIND})+)\W*"
)
"""``Reply oak 5 (oak), 6 (elm)``: no verb stands before values that each have their label behind them."""


EACH_NAMED = re.compile(r"\s+(?:each|all|both)$", re.I)


def without_only_line(text: Text, frame: Frame, context: Context) -> Text:
    """A text without the name of a line before its values, where the axis has this one and it is fixed."""
    only = [axis for axis in context.fixed if len(frame.axis(axis)) == 1]
    verb = VERB.search(text.text[:160]) if len(only) == len(context.free) == 1 else None
    if verb is None or frame.resolve(LEADS_TO_LINE.sub("", text.text[: verb.start()]), only[0]) is None:
        return text
    return text.cut(verb.end())


LEADS_TO_LINE = re.compile(r"^\W*(?:(?:and|also|then|finally|for|in|at|the)\s+)+", re.I)


def _stretch(head: str, frame: Frame, context: Context) -> tuple[str, list[int]] | None:
    """The labels from one to another of the same axis, and nothing else: ``Mon–Fri``."""
    sure = [mention for mention in frame.mentions(head) if mention.sure]
    found = one_axis(sure, frame, context) if len(sure) == A_PAIR and frame.x != frame.y else None
    if found is None or head[: sure[0].start].strip() or head[sure[1].end :].strip():
        return None
    between = _with_those_between(found[1], sure, head)
    return (found[0], between) if THROUGH.fullmatch(head, sure[0].end, sure[1].start) else None


def named_pair(head: str, frame: Frame) -> tuple[int, int] | None:
    """The row and the column of a head that names one of each, and nothing else: ``oak at batch size 8``."""
    if frame.x == frame.y or len(head) > LONGEST_PAIR or not frame.may_name(head, 2):
        return None
    tokens = tokenize(head, frame)
    named = [token for token in tokens if token.kind in "LNBM"]
    if not {"f", "t"}.isdisjoint([token.kind for token in tokens]):
        return None  # "oak (from May)": a stretch
    if len(named) != A_PAIR or any(token.kind != "L" or token.through is not None for token in named):
        return None
    places = [token.places for token in named]
    axes = [{axis for axis, _ in place} for place in places]
    if any(len(place) != 1 for place in places) or axes[0] == axes[1]:
        return None
    found = {axis: at for ((axis, at),) in places}
    return found["y"], found["x"]


LONGEST_PAIR = 100


def _holds_line(head: str, frame: Frame, axis: str) -> bool:
    """Whether the values of a line stand in brackets behind its label: ``A (1, 2, 3) is``."""
    told = [q for q in find_quantities(head) if not frame.written(q)] if head.endswith(")") else []
    return len(told) == len(frame.axis(OTHER[axis])) > 1


def _across(
    found: tuple[str, list[int]], head: str, source: str, frame: Frame, context: Context
) -> tuple[str, list[int]]:
    """The label of a line whose values run along the other axis: ``for "cat", from bottom to top``."""
    way = runs_along(source)
    if found[0] != way or len(context.free) < 2:
        return found
    return frame.resolve(head, OTHER[way]) or found


A_PAIR = 2

def _is_pair(named: list[int], head: str, frame: Frame, context: Context) -> bool:
    """Whether a subject is a row and a column: ``A and B are related (-0.4)``, where all are on both axes."""
    square = len(context.free) == A_PAIR <= len(named) and frame.x == frame.y
    return square and ((len(named) == A_PAIR and " and " in head) or frame.resolve_pair(head) is not None)


LEADS_ON = frozenset([":", "->", "=>", "→", "⟶"])
GIVEN = re.compile(r"\b(?:after|within|over|n\s?=)\s*$", re.I)
"""What stands before a number in a head that is no value: ``OD after 6 h ->``."""
NUMBER_LAST = re.compile(r"[\d.]\w?%?\s*$")
TAIL = re.compile(
    r"[,;]?\s*(?:at|for|from|in)?\s*([A-Za-zγκλτσεδβα][\w ]{0,14}\s?=?\s?[\d.]+\w?%?)\s*$"
)
"""``at k = 4``: a label with the name of its axis at the end of a head."""
VERB = rare(
    r"\s+(?:we (?:get|have|see|obtain|observe|find|measure)|"
    r"(?:I|we|you)(?:['’]d| can| could)? (?:say|read|guess|estimate|get|see|count)(?: (?:it is|it['’]s))?|"
    r"it(?:['’]s| is| was)|is|are|was|were|reads?|gives?|has|had|have|scores?|shows?|gets?|yields?|"
    r"holds?|contains?|stands at|comes to|(?:stays|remains|lies)(?=\s+(?:between|near|at|around|about|close|"
    r"roughly)\b.*\b(?:every|all|each|throughout|everywhere)\b)|"
    rf"(?:stay|remain|lie|keep|hover)(?:s|ed)?(?=\s+{CONSTANT}\b))\s+",
    re.I,
)
VALUE_WORD = re.compile(
    r"(?:,?\s+(?:the |its |all )?|^(?:the )?)(?:(?:\w+ )?(?:values?|numbers?|scores?|entries|readings?|"
    r"cells|figures))"
    r"(?: (?:for|in|of) )?$",
    re.I,
)
"""``, the values``: what a head says of its numbers."""


def _of_lines(head: str, frame: Frame) -> list[Mention]:
    """The labels that a head names, each on the axis that the words beside it say, where both have it."""
    found = frame.mentions(head)
    if all(len({axis for axis, _ in mention.places}) == 1 for mention in found):
        return found
    told = [(mention, axis_said(frame, head, mention.start, mention.end)) for mention in found]
    return [
        replace(mention, places=[p for p in mention.places if p[0] == axis] or mention.places)
        for mention, axis in told
    ]


THROUGH = re.compile(r"[\"”'’`*]*\s*(?:through|to|until|till|[-–—])\s*(?:the )?[\"“'‘`*]*")


def _with_those_between(indices: list[int], mentions: list, head: str) -> list[int]:
    """All labels from one to another: ``Monday through Friday look alike``."""
    sure = [mention for mention in mentions if mention.sure]
    if len(sure) != len(indices):
        return indices
    out = indices[:1]
    for before, after, k in zip(sure, sure[1:], indices[1:], strict=False):
        if THROUGH.fullmatch(head, before.end, after.start) and k > out[-1]:
            out.extend(range(out[-1] + 1, k))
        out.append(k)
    return out


def one_axis(mentions: list, frame: Frame, context: Context) -> tuple[str, list[int]] | None:
    """The axis that all labels named in a head belong to."""
    sure = [m for m in mentions if m.sure]
    if not sure or len(sure) > 6:
        return None
    for axis in ("y", "x"):
        if axis in context.free and all(any(p[0] == axis for p in m.places) for m in sure):
            indices = [next(p[1] for p in m.places if p[0] == axis) for m in sure]
            return axis, list(dict.fromkeys(indices))
    return None
