"""Lines of heads that return, under a line of as many names: several grids side by side.

    Spring survey Autumn survey
    Oak Elm Ash Oak Elm Ash
    Oak 9 1 0 8 1 1

Only white space stands between the names, so they must tell where each of them ends.
"""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key

__all__ = ["put_names_over_parts"]
WORD = re.compile(r"\S+")
DIGITS = re.compile(r"\d+")
APART = re.compile(r"\S+(?: \S+)*")
"""What stands between gaps of two spaces and more."""
FEWEST = 2
LONGEST = 200
CAPITAL = re.compile(r"\W*[A-Z\d]")


def put_names_over_parts(table: Block, lines: list[str]) -> None:
    """Give a table the line over its heads as a further one, where it names the parts that these return in.

    Parameters
    ----------
    table : Block
        With one line of heads.
    lines : list of str
        All of the text.
    """
    heads = table.rows[0][1:]
    count = _returns([key(head.text) for head in heads])
    above = heads[0].span().line - 2 if count >= FEWEST else -1
    line = lines[above] if above >= 0 else ""
    if not line.strip() or len(line) > LONGEST or "|" in line:
        return
    if (names := _names(line, above + 1, count)) is not None:
        width = len(heads) // count
        over = [cell for name in names for cell in (name, *[Text()] * (width - 1))]
        table.rows.insert(0, [Text(), *over])
        table.header = 2


def _returns(labels: list[str]) -> int:
    """How often a list of labels stands there again and again; 1 where it does not."""
    width = next((k for k in range(1, len(labels)) if labels[k] == labels[0]), 0)
    if width < FEWEST or len(labels) % width or len(set(labels)) != width:
        return 1
    return len(labels) // width if all(a == b for a, b in zip(labels, labels[width:], strict=False)) else 1


def _names(line: str, at: int, count: int) -> list[Text] | None:
    """So many names: apart by gaps, a word each, or all with the same first or last word."""
    fields = list(APART.finditer(line))
    if len(fields) == count:
        return [Text.of_line(field[0], at, field.start() + 1) for field in fields]
    words = list(WORD.finditer(line))
    if len(words) == count:
        starts = [word.start() for word in words]
    else:
        forms = [DIGITS.sub("0", word[0].lower()) for word in words]
        first = [k for k, form in enumerate(forms) if form == forms[0]]
        last = [0, *(k + 1 for k, form in enumerate(forms) if form == forms[-1])]
        if len(last) == count + 1:
            begins = last[:-1]
        elif len(first) == count:
            begins = first
        else:
            return None
        starts = [words[k].start() for k in begins]
    parts = [(a, line[a:b].rstrip()) for a, b in pairwise([*starts, len(line)])]
    if len({key(part) for _, part in parts}) < count or not all(CAPITAL.match(part) for _, part in parts):
        return None
    return [Text.of_line(part, at, a + 1) for a, part in parts]
