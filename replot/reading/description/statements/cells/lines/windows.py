"""Lines that give a part of their cells: from which column on, or from which to which."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.lines.plain_lists import plain_values
from replot.reading.description.statements.cells.order import told_order
from replot.reading.description.statements.cells.pairs.fixed import read_fixed
from replot.reading.description.statements.cells.statement import CellStatement, Context
from replot.reading.description.statements.frame import Frame

__all__ = ["line_from", "places_from", "read_window", "window_first", "window_told"]
LONGEST = 80
STARTS = (
    r"(?:(?:(?:and|which|it|its|with|the|each|row) )*"
    r"(?:(?:start|begin)(?:s|ning|ing)?|first (?:value|cell|entry|number|one|column)s?(?: is)?|from|since)"
    r"(?: (?:at|with|in|from|on|is|being))?|@|≥|start\s?=)"
)
STOPS = r"(?:(?:only |it )*(?:up to|until|till|(?:stop|end)(?:s|ping|ing)? (?:at|with|after)))"
SAID_OF_LINE = re.compile(
    r"(?:^|\s+)(?:(?:is|was|are|were|has|have)\s+)?(?:only\s+)?(?:measured|known|given|shown|filled|available|reported|"
    r"evaluated|tested|drawn|present|values|runs?|covers?|goes)$",
    re.I,
)
"""``oak is measured``, before ``from May on``."""
FROM = re.compile(
    rf"(?P<name>.*?)[\s,;–—-]*+[(\[]?\s*+(?<!\w)(?:(?P<starts>{STARTS})\s*(?P<first>[^()\[\]:,;]{{1,40}}?)"
    r"(?:,? (?:on|onwards?|and up|upwards?))?|(?P<onward>[^()\[\]:,;]{1,40}?) (?:on|onwards?|and up)|"
    rf"{STOPS}\s+(?P<until>[^()\[\]:,;]{{1,40}}?))(?: only)?\s*+[)\]]?\s*+",
    re.I | re.S,
)
"""``oak (from May)``, ``oak, starting at May``, ``oak @ May``, ``oak (May on)``, ``oak up to May``."""
BETWEEN = re.compile(
    r"(?P<name>.*?)[\s,;]*(?:[(\[]\s*+(?P<inside>[^()\[\]]{1,60}?)\s*[)\]]|"
    r",\s*+(?P<said>[^,]{3,60}|(?<=\s)[^,]{2}))\s*",
    re.S,
)
"""``oak (May to July)``, ``oak, columns 2 to 4``."""
BOUNDED = rare(rf"(?<!\w)(?:{STARTS}|{STOPS})", re.I)
FRONT = re.compile(
    rf"\s*(?:(?:is|was|are|were) (?:only )?(?:\w+ed|given|known|shown) )?"
    rf"(?:{STARTS} (?P<first>[^:,;()]{{1,40}}?)(?:,? (?:on|onwards?))?(?: only)?"
    r"(?:\s*[:,]|(?= [-−+~]?\.?\d))\s*|"
    r"(?P<both>[^:,;()]{3,40}?)(?:\s*:\s*|,? (?:it|they|(?:the|its) [a-z]+) (?:is|are|was|were|reads?|goes) |"
    r"\s+(?=[-−+~]?\.?\d)))(?=\S)",
    re.I,
)
"""``from May on: 3, 4`` and ``May to July: 3, 4, 5``, where the line is known."""
BEHIND = re.compile(
    r"(?P<values>.*\d[^\s,;(]*)\s*[,(\[]\s*"
    rf"(?:{STARTS} (?P<first>[^,;()\[\]]{{1,40}}?)(?:,? (?:on|onwards?))?|"
    r"(?P<both>[^,;()\[\]]{3,40}?))\s*+[)\]]?[\s.;]*+",
    re.I | re.S,
)
"""``3, 4 (starting at May)``, ``3, 4, 5 (May to July)``."""
SAID_FIRST = re.compile(rf"\W*{STARTS} (?P<first>[^:,;()]{{1,40}}?)(?: on| onwards?)?,\s+(?=\S)", re.I)
"""``From May on, oak has 3 and 4``."""
SAID_WITHIN = rare(
    r"(?P<name>[^,;:()]{1,60}?) (?:only )?(?:start(?:s|ed)|beg[ai]ns?|opens|opened|joins|joined) "
    r"(?P<first>(?:in|at|on|from|with) [^,;:()]{1,40}?) (?P<with>with|at|and (?:had|has)) (?=[-−+~≈]?\.?\d)",
    re.I,
)
"""``Oak started in May with 3 and 4``."""
COUNTED_WITHIN = rare(
    r"\W*(?:of|for|in|from|on) (?:the )?(?P<name>[^,;:()]{1,40}?),? only (?:the )?"
    rf"(?P<first>(?:first|last|left(?:most)?|right(?:most)?) (?:{SEVERAL}|\d+)(?: [a-z]+)?) "
    r"(?:were|was|are|is|have|has|had)(?: [a-z]+){0,3}(?P<with>[:,]| with| at)\s+(?=[-−+~≈]?\.?\d)",
    re.I,
)
"""``Of 2018 only the first two squares were finished, 6.9 and 7.0``."""
WORD = re.compile(r"[^\W\d_]{3,}")
VALUES = re.compile(r"(?:values?|entry|entries|numbers?)", re.I)
LINKS = frozenset(["and", "from", "onward", "onwards", "only", "the", "through", "until", "till", "with"])
LINES = frozenset(["row", "column", "cell", "line", "place", "position", "square", "step", "tick", "label"])
LINK = re.compile(r"\s*[–—…-]\s*(?=\S)|\s*\.{2,3}\s*")
"""``May–July``, of which as many values as there are months tell that it is no name."""
LEAD = re.compile(r"^(?:(?:at|in|with|from|the|only)\s+)+", re.I)
COUNTED = re.compile(
    rf"(?P<end>first|last|left(?:most)?|right(?:most)?) (?P<n>{SEVERAL}|\d+)(?: (?P<noun>[a-z]+))?", re.I
)


def line_from(head: str, rest: str, frame: Frame, fixed: dict[str, list[int]]) -> dict[str, list[int]] | None:
    """The cells of a line that a head names together with the column at which its values begin.

    Parameters
    ----------
    head, rest : str
        ``oak (from May)``, and what stands behind the colon.
    fixed : dict
        What is known already: axis -> indices.

    Returns
    -------
    dict or None
        As many cells as there are values, or None if the head is not like that or the values do not fit.
    """
    if len(head) > LONGEST or len(fixed) > 1:
        return None
    if not any(sign in head for sign in "([,") and BOUNDED.search(head) is None:
        return None
    for pattern in (FROM, BETWEEN):
        told = pattern.fullmatch(head)
        if told is None:
            continue
        here, name = fixed, SAID_OF_LINE.sub("", told["name"].strip(" ,;(["))
        if not here:
            line = frame.resolve(name)
            if line is None or len(line[1]) != 1:
                continue
            here = dict([line])
        elif name:
            continue
        ((axis, _),) = here.items()
        parts = told.groupdict()
        first = parts.get("first") or parts.get("onward")
        both = parts.get("inside") or parts.get("said")
        if frame.begins_in_brackets:
            first = first or parts.get("inside")
        if until := parts.get("until"):
            cells = places_until(until, rest, frame, OTHER[axis])
        else:
            cells = places_from(first, both, rest, frame, OTHER[axis])
        if cells:
            return {**here, OTHER[axis]: cells}
    return None


def places_from(first: str | None, both: str | None, rest: str, frame: Frame, axis: str) -> list[int]:
    """The places on an axis of the values of a list, from the label ``first`` on or from one to another."""
    values = plain_values(rest, frame)
    said = LEAD.sub("", (first or both or "").strip())
    places = _counted(said, frame, axis)
    if not places and _is_of_labels(said, frame):
        found = frame.resolve(LINK.sub(" to ", said), axis)
        places = found[1] if found is not None and found[0] == axis else []
    if values is None or not places:
        return []
    if len(places) > 1:
        part = len(places) == len(values) < len(frame.axis(axis))
        return places if part else []
    if first is None:
        return []
    order = list(told_order(frame, axis, rest))
    at = order.index(places[0])
    return order[at : at + len(values)] if 0 < len(values) <= len(order) - at else []


def places_until(last: str, rest: str, frame: Frame, axis: str) -> list[int]:
    """The places on an axis of the values of a list that ends at a label, if they are as many."""
    values = plain_values(rest, frame)
    said = LEAD.sub("", last.strip())
    found = frame.resolve(said, axis) if _is_of_labels(said, frame) else None
    order = list(told_order(frame, axis, rest))
    if values is None or found is None or len(found[1]) != 1:
        return []
    places = order[: order.index(found[1][0]) + 1]
    return places if len(places) == len(values) else []


def _counted(said: str, frame: Frame, axis: str) -> list[int]:
    """The places that ``last three columns`` means, and no ``last three seeds``."""
    told = COUNTED.fullmatch(said)
    count = count_word(told["n"]) if told is not None else None
    size = len(frame.axis(axis))
    if told is None or count is None or count > size:
        return []
    if told["noun"] and VALUES.fullmatch(told["noun"]) is None and not _is_of_labels(told["noun"], frame):
        return []
    first = size - count if told["end"].lower().startswith(("last", "right")) else 0
    return list(range(first, first + count))


def _is_of_labels(said: str, frame: Frame) -> bool:
    """Whether words are those of labels and axes: ``columns 3 to 5``, and not ``aged 3 to 5``."""
    words = {word.lower() for word in WORD.findall(said)}
    return all(word in frame.words or word in LINKS or word.rstrip("s") in LINES for word in words)


def window_first(text: Text, frame: Frame) -> tuple[str, Text] | None:
    """The label from which on a sentence goes, said before its line, and the rest of the sentence."""
    told = SAID_FIRST.match(text.text[: 2 * LONGEST])
    if told is None or frame.resolve(LEAD.sub("", told["first"])) is None:
        return None
    return told["first"], text.cut(told.end())


def window_told(text: Text, frame: Frame) -> tuple[str, Text] | None:
    """The label at which the values of a line begin, said behind its name, and the line without it."""
    source = text.text
    if (told := COUNTED_WITHIN.match(source[: 2 * LONGEST])) is None:
        told = SAID_WITHIN.match(source[: 2 * LONGEST])
        if told is None or frame.resolve(LEAD.sub("", told["first"])) is None:
            return None
    gap = told.end("with") - told.end("name")
    bare = f"{' ' * told.start('name')}{told['name']}{':'.rjust(gap)}{source[told.end('with') :]}"
    return LEAD.sub("", told["first"]), text.reworded(bare)


def read_window(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The cells of a known line whose values stand behind or before the columns that they belong to."""
    if len(context.free) != 1 or len(next(iter(context.fixed.values()))) != 1:
        return []
    source = text.text
    front = FRONT.match(source[: 2 * LONGEST])
    if front is not None:
        rest = source[front.end() :]
        if places := places_from(front["first"], front["both"], rest, frame, context.free):
            inner = context.with_(context.free, places)
            return read_fixed(text.cut(front.end()), frame, inner, rank)
    behind = BEHIND.fullmatch(source) if len(source) < LONGEST * 8 else None
    if behind is not None and (
        places := places_from(behind["first"], behind["both"], behind["values"], frame, context.free)
    ):
        inner = context.with_(context.free, places)
        return read_fixed(text.cut(0, behind.end("values")), frame, inner, rank)
    return []
