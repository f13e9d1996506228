"""Classes told one by one, how often each came out right and what else it was taken for, as one table.

``Oak: Correctly classified: 87, most common misclassifications: Elm (5)``, or with lines for both below.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from replot.reading.description.document.beginning import looked_through
from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["TURNED", "with_class_entries"]
NOUN = r"(?:images?|samples?|cases?|instances?|examples?|times|predictions?|items|texts|records)"
DONE = r"(?:classified|predicted|identified|recogni[sz]ed|labell?ed|detected|predictions?|classifications?)"
NUMBER = (
    r"(?P<n>\d(?:[\d,]*\d)?(?:\.\d+)?(?:\s?%)?)(?![\d.]*\d)(?: ?(?:/|of|out of) ?\d[\d,]*)?"
    r"(?: \(\d[\d.]*\s?%\))?"
)
RIGHT = r"(?:(?:correct|accurate)(?:ly)?|rightly|right)"
HIT = rare(
    rf"(?:(?:{RIGHT}(?: {DONE})?(?: {NOUN})?|true positives?|hits)(?: \([a-z ]{{1,20}}\))?(?:[:=]| in| for)? "
    rf"\(?{NUMBER}(?: {NOUN})?\)?|"
    rf"(?:only )?{NUMBER.replace('<n>', '<m>')} (?:{NOUN} )?(?:(?:was|were|are) )?"
    rf"(?:{RIGHT} {DONE}|{DONE} {RIGHT}|{RIGHT})(?: {NOUN})?)",
    re.I,
)
"""``Correctly classified: 87``, ``87 images were correctly classified``."""
ERRS = rare(
    r"(?:(?!false\b|other\b|from\b|by\b|total\b|no\b)[a-z-]+ ){0,5}?"
    r"(?:(?:mis(?:classif|identif|predict|label|recogni[sz])|confus|mistak)\w+|errors?|mix-?ups?|taken)"
    r"(?: (?:as|with|for|are|were|was|is|includes?|being|to be|mainly|mostly|often|primarily|largely))*:?\s+",
    re.I,
)
"""``most common misclassifications:``, ``often mistaken for``."""
NAME = r"(?P<name>[^\W_][\w'/&-]*(?: [\w'/&-]+){0,3}?)"
TAKEN = re.compile(
    rf"(?:an? )?[\"“`']?{NAME}[\"”`']?(?:\s?\({NUMBER}(?: {NOUN})?\)|"
    rf"(?::| [–—-]|) {NUMBER.replace('<n>', '<m>')}(?: {NOUN})?)(?=\s*(?:[,;.)]|$|and\b|or\b))",
    re.I,
)
"""``Elm (5)``, ``Elm: 5``, ``Elm 5``."""
GOES_ON = re.compile(r",? (?:and|or) (?:as |with |for )?|[,;] (?:as |with |for )?")
BETWEEN = re.compile(r"\s*(?:[,.;:–—-]\s+|\(|\s)(?:(?:and|but|while|with|it was|the|has|had|shows?) )*", re.I)
BEGIN = re.compile(
    r"\W*(?:(?:it |the model )?(?:achiev|reach|show|get|record)\w* |(?:it )?(?:has|had|with) )?", re.I
)
LEAD = re.compile(rf"\W*{NAME}\W{{0,3}}(?::|\s[–—-]|$)")
END = re.compile(r"\W*(?:[.,;:(–—-]\s?[^\d]*)?$")
HEADS = (
    re.compile(r"\W*(?:correct|right|true positives?|hits|tp\b)", re.I),
    re.compile(r"[^\d]*\b(?:misclass|confus|errors?|mistak|mix-?ups?)", re.I),
)
"""The heads of a table that tells the same."""
SAME_SIDE = r"(?:(?!axis|\brows?\b|\bcolumns?\b|predict|true|actual|truth)[^.;,\n]){0,40}"
TURNED = rare(
    rf"\b(?:x[- ]axis|horizontal axis|columns?)\b{SAME_SIDE}\b(?:true|actual|ground[- ]truth|truth)\b|"
    rf"\b(?:y[- ]axis|vertical axis|rows?)\b{SAME_SIDE}\bpredict",
    re.I,
)
"""What was true stands along the top."""
FEWEST, MOST, LONGEST = 2, 100, 1000
FARTHEST = 20 * MOST
"""How many blocks are looked through for what classes were taken for."""


class Entry(NamedTuple):
    """What is told of a class, the numbers with what they count; ``None`` for itself."""

    name: Text
    counts: list[tuple[Text | None, Text]]


def with_class_entries(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with such entries as a table in their place; a text that has tables beside keeps them."""
    listed, following = looked_through(blocks, FARTHEST)
    if following is not None:  # nobody tells so many classes one by one
        yield from following
        return
    told = any(ERRS.search(block.text.text) for block in listed if len(block.text) < LONGEST)
    tables = [block for block in listed if block.kind == "table"]
    turned = any(TURNED.search(block.text.text) for block in listed)
    if len(tables) == 1 and (entries := _of_table(tables[0])):
        at = listed.index(tables[0])
        yield from (*listed[:at], _table(tables[0], entries, turned), *listed[at + 1 :])
        return
    if tables or not told:
        yield from listed
        return
    k = 0
    while k < len(listed):
        entries, end = _entries(listed, k)
        if not entries:
            yield listed[k]
            k += 1
            continue
        yield listed[k].saying(Text())
        yield _table(listed[k], entries, turned)
        k = end


def _entries(blocks: list[Block], k: int) -> tuple[list[Entry], int]:
    """The entries that begin with a block, and the block behind them; none if they are too few."""
    out: list[Entry] = []
    begun = k
    while k < len(blocks) and len(out) < MOST:
        entry, end = _entry(blocks, k)
        if entry is None:
            break
        out.append(entry)
        k = end
    out = _bare(out)
    names = [entry.name.text.lower() for entry in out]
    errs = sum(any(taken is not None for taken, _ in entry.counts) for entry in out)
    hits = sum(any(taken is None for taken, _ in entry.counts) for entry in out)
    fits = len(out) >= FEWEST and len(set(names)) == len(names) and errs >= FEWEST and hits >= FEWEST
    return (out, k) if fits and _are_classes(out) else ([], begun)


def _bare(entries: list[Entry]) -> list[Entry]:
    """The entries of ``Class 3``, where others are taken for ``5``."""
    kinds = [KIND.match(entry.name.text) for entry in entries]
    taken = [t.text for entry in entries for t, _ in entry.counts if t is not None]
    if not all(kinds) or any(map(KIND.match, taken)):
        return entries
    ends = [kind.end() for kind in kinds if kind is not None]
    return [Entry(entry.name.cut(end), entry.counts) for entry, end in zip(entries, ends, strict=True)]


KIND = re.compile(r"(?:class|digit|label|category|letter|grade|level|stage)\s+(?=\S+$)", re.I)


def _are_classes(entries: list[Entry]) -> bool:
    """Whether what classes were taken for is among them, for the most part, and never told twice."""
    names = {entry.name.text.lower() for entry in entries}
    taken = [[t.text.lower() for t, _ in entry.counts if t is not None] for entry in entries]
    others = [name for each in taken for name in each]
    own = any(entry.name.text.lower() in each for entry, each in zip(entries, taken, strict=True))
    twice = any(len(set(each)) < len(each) for each in taken)
    return not own and not twice and 2 * sum(name in names for name in others) >= len(others)


def _entry(blocks: list[Block], k: int) -> tuple[Entry | None, int]:
    """The entry of a block, or of one with a name and those below it; and the block behind it."""
    block = blocks[k]
    source = block.text.text
    named = block.is_prose or block.kind == "heading"
    lead = LEAD.match(source) if named and len(source) < LONGEST else None
    if lead is None:
        return None, k
    name = block.text.cut(*lead.span("name"))
    if source[lead.end() :].strip(" *_:"):
        counts = _counts(block.text.cut(lead.end()))
        return (Entry(name, counts) if counts else None), k + 1
    out: list[tuple[Text | None, Text]] = []
    k += 1
    while k < len(blocks) and blocks[k].kind == "item" and len(blocks[k].text) < LONGEST:
        counts = _counts(blocks[k].text)
        if not counts:
            break
        out += counts
        k += 1
    one = sum(taken is None for taken, _ in out) <= 1
    return (Entry(name, out) if out and one else None), k


def _counts(text: Text) -> list[tuple[Text | None, Text]]:
    """What a text counts; nothing unless it counts nothing else."""
    source, at = text.text, 0
    out: list[tuple[Text | None, Text]] = []
    while at < len(source):
        between = (BETWEEN if at else BEGIN).match(source, at)
        begin = between.end() if between is not None else at
        if (hit := HIT.match(source, begin)) is not None and not any(taken is None for taken, _ in out):
            out.append((None, text.cut(*_span(hit))))
            at = hit.end()
        elif (errs := ERRS.match(source, begin)) is not None and (taken := TAKEN.match(source, errs.end())):
            while taken is not None:
                out.append((text.cut(*taken.span("name")), text.cut(*_span(taken))))
                at = taken.end()
                on = GOES_ON.match(source, at)
                taken = TAKEN.match(source, on.end()) if on is not None else None
        else:
            break
    return out if END.match(source, at) is not None else []


def _span(told: re.Match[str]) -> tuple[int, int]:
    return told.span("n") if told["n"] is not None else told.span("m")


def _of_table(block: Block) -> list[Entry]:
    """The entries of a table with a column of classes, one of hits and one of errors."""
    if len(block.rows) <= FEWEST or any(len(row) != len(HEADS) + 1 for row in block.rows):
        return []
    if not all(head.match(cell.text) for head, cell in zip(HEADS, block.rows[0][1:], strict=True)):
        return []
    out = []
    for name, hits, errs in block.rows[1:]:
        number = re.fullmatch(NUMBER, hits.text.strip())
        taken: list[tuple[Text | None, Text]] = []
        at: int | None = 0
        while at is not None and (one := TAKEN.match(errs.text, at)) is not None:
            taken.append((errs.cut(*one.span("name")), errs.cut(*_span(one))))
            on = GOES_ON.match(errs.text, one.end())
            at = on.end() if on is not None else None
        if number is None or at is not None:
            return []
        out.append(Entry(name, [(None, hits), *taken]))
    return out if _are_classes(out) else []


def _table(block: Block, entries: list[Entry], turned: bool) -> Block:
    """The table of all classes by all classes, as they are first told: those with entries first.

    The true classes are its rows, or its columns where it is ``turned``.
    """
    classes = {entry.name.text.lower(): entry.name for entry in entries}
    for entry in entries:
        for taken, _ in entry.counts:
            if taken is not None:
                classes.setdefault(taken.text.lower(), taken)
    table = table_at(block.line)
    table.rows = [[Text(), *classes.values()]]
    told = {}
    for entry in entries:
        for taken, count in entry.counts:
            pair = entry.name.text.lower(), (taken or entry.name).text.lower()
            told[pair[::-1] if turned else pair] = count
    unknown = Text("?")
    for row, name in classes.items():
        table.rows.append([name, *(told.get((row, column), unknown) for column in classes)])
    return table
