"""Lines of the grid behind a list of their columns: ``Values (Jan to Mar): Oslo: 1, 2, 3; Rome: 4, 5, 6``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.text import Text
from replot.reading.description.document.wordings.told_lines import LINE, NUMBER, cells_of, lines_from
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.patterns import rare

__all__ = ["with_headed_lines"]
HEADED = rare(
    r"(?:^|(?<=[.!?;]\s))[^.:;!?()\d]{0,60}?(?:\((?P<heads>[^():;]{3,200})\)|"
    r"\bin (?:the |this )?order(?: of)?:?\s(?P<order>[^.:;()]{3,200})|"
    r"\bfor (?P<each>[^.:;()]{3,200}?),?\srespectively)\s*:(?:\s+(?=\S)|$)",
    re.I,
)
"""What names the columns before such lines: ``Values (Jan to Apr):``, ``Sales in the order milk, rice:``."""
OF_SCALE = re.compile(r"\b(?:colou?rs?|legend|scale|bar|palette|map)\b", re.I)
FEWEST, MOST = 2, 2000
"""Columns, and lines under them."""
DIGIT = re.compile(r"\d")


def with_headed_lines(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with such lines as a table, behind the list in its sentence or in blocks of their own."""
    waiting: list[Block] = []
    heads: list[Text] = []
    known: set[tuple[str, ...]] = set()
    before: list[Block] = []
    for block in blocks:
        if heads and len(waiting) < MOST and _line_of(block, heads) is not None:
            waiting.append(block)
            continue
        yield from _together(waiting, heads, before)
        waiting = []
        parts, heads = _parted(block, known, before) if block.is_prose else ([block], [])
        yield from parts
        before.append(block)
    yield from _together(waiting, heads, before)


def _parted(
    block: Block, known: set[tuple[str, ...]], before: list[Block]
) -> tuple[list[Block], list[Text]]:
    """A paragraph with the lines in it as tables, and the columns that it ends with, for those behind."""
    out: list[Block] = []
    rest = block
    for _ in range(MOST_LEADS):
        lines, heads = _headed(rest.text) if len(rest.text) < LONGEST else ([], [])
        if not lines:
            return [*out, rest], heads
        columns, start = tuple(head.text for head in heads), lines[0].start()
        names = [line["name"] for line in lines]
        if columns not in known and _has_values(names, before, rest.text.text[:start]):
            break
        known.add(columns)
        for lead in _leads(rest.text, start):
            out.append(Block(rest.kind, lead, lead.span().line, rest.level, rest.marker, shape=rest.shape))
        out.append(_table([cells_of(rest.text, line) for line in lines], heads))
        behind = rest.text.cut(lines[-1].end())
        if WORD.search(behind.text) is None:
            return out, []
        rest = Block("paragraph", behind, behind.span().line, block.level)
    return [*out, rest], []


WORD = re.compile(r"\w")
MOST_LEADS = 12
"""Lists of columns in one paragraph, each with its lines: one for each panel."""
LONGEST = 20_000
"""Letters of a paragraph that is looked into, and of the text before it."""


def _has_values(names: list[str], before: list[Block], said: str = "") -> bool:
    """Whether the text gave values of all lines before: then these are about something else, as means are."""
    parts: list[str] = []
    letters = 0
    for block in before:
        cells = " ".join(cell.text for row in block.rows for cell in row)
        parts.append(f" {block.text.text[:LONGEST]} {cells[:LONGEST]}")
        letters += len(parts[-1])
        if letters >= LONGEST:
            break
    told = f"{''.join(parts)} {said}"
    return all(re.search(rf"(?<!\w){re.escape(name)}(?!\w)\W{{0,4}}\d", told) for name in names)


def _table(rows: list[list[Text]], heads: list[Text]) -> Block:
    line = rows[0][0].span().line
    return table_at(line, [[Text(), *heads], *rows])


def _together(blocks: list[Block], heads: list[Text], before: list[Block]) -> Iterator[Block]:
    """Blocks of one line each as a table; as they are where it is one only, or values were told before."""
    lines = [_line_of(block, heads) for block in blocks]
    rows = [cells_of(block.text, line) for block, line in zip(blocks, lines, strict=True) if line is not None]
    apart = len(rows) < FEWEST or _has_values([row[0].text for row in rows], before)
    yield from blocks if apart else (_table(rows, heads),)


def _line_of(block: Block, heads: list[Text]) -> re.Match[str] | None:
    """A block that is a name and a value for each column."""
    line = LINE.fullmatch(block.text.text.rstrip(" .;")) if block.is_prose else None
    fits = line is not None and sum(1 for _ in NUMBER.finditer(line["values"])) == len(heads)
    return line if fits else None


def _leads(text: Text, end: int) -> list[Text]:
    """What stands before the lines: all of it, or sentences and then what is headed, without the columns."""
    named = IN_BRACKETS.search(text.text, 0, end)
    if named is None:
        return [text.cut(0, end)]
    before, name = text.cut(0, named.start()), text.cut(*named.span("name"))
    colon = text.text.rindex(":", 0, end)
    return [*filter(None, [before]), *([name.join(text.cut(colon, colon + 1), gap="")] if name else [])]


IN_BRACKETS = re.compile(r"(?:^|(?<=[.!?;]\s))(?P<name>[^.:;!?()\d]{0,60}?)\s*\([^():;]{3,200}\)\s*:\s+$")


def _headed(text: Text) -> tuple[list[re.Match[str]], list[Text]]:
    """The lines behind a list of their columns, each with a value for every column, and the columns.

    No lines, but the columns, where the text ends with their list.
    """
    for lead in HEADED.finditer(text.text):
        last = lead.end() == len(text.text)
        if OF_SCALE.search(lead[0]) or not (last or DIGIT.search(text.text, lead.end())):
            continue
        name = next(group for group in ("heads", "order", "each") if lead[group])
        listed = find_labels(lead[name])
        if listed is None or listed.kind == "partial" or len(listed.texts) < FEWEST:
            continue
        lines = lines_from(text.text, lead.end())
        fits = len(lines) > 1 and sum(1 for _ in NUMBER.finditer(lines[0]["values"])) == len(listed.texts)
        if last or fits:
            begin = lead.start(name)
            places = [text.span(begin + label.start, begin + label.end) for label in listed.labels]
            told = zip(listed.texts, places, strict=True)
            return lines, [Text(label, [(0, span.line, span.column)]) for label, span in told]
    return [], []
