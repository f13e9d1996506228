"""The names of the axes around a grid as programs print it."""

from __future__ import annotations

from replot.reading.description.document.prints.printed_lines import Line
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.sides import FACING

__all__ = ["facing_name", "name_over_heads", "names_index", "pointed_up"]
IDENTIFIER = re.compile(r"[^\W\d][\w.]*")


def names_index(kept: list[Line], k: int) -> bool:
    """Whether a line is one word between heads and rows: the name of the labels, as pandas has it.

    An arrow may point down to them: ``Likelihood ↓``. Labels of two levels have two words over them.
    """
    words, below = kept[k].words, kept[k + 1].values if k + 1 < len(kept) else 0
    down = len(words) == LED_DOWN and words[1].group() in DOWN
    if len(words) == LEVELS and not down and below > 1 and not kept[k].values:
        over = {word.start() for word in kept[k + 1].words}
        levels = [word.start() in over and word.group().isidentifier() for word in words]
        return all(levels) and words[1].end() < kept[k - 1].words[0].start()
    return (len(words) == 1 or down) and words[0].group().isidentifier() and not kept[k].values and below > 1


DOWN = ("↓", "|", "⬇")
LED_DOWN = 2
LEVELS = 2


def name_over_heads(kept: list[Line], k: int, corner: Text | None, heads: list[Text]) -> Text | None:
    """One word over the heads beside a corner that is one: what R calls the columns of a table."""
    if not k or corner is None or IDENTIFIER.fullmatch(corner.text) is None:
        return None
    one = kept[k - 1]
    if len(one.words) != 1 or IDENTIFIER.fullmatch(one.words[0].group()) is None:
        return None
    start, first, last = one.words[0].start(), corner.span(), heads[-1].span()
    return one.text(0, 1) if first.column + first.length <= start < last.column else None


UP = ("^", "↑", "⬆")


def pointed_up(kept: list[Line], last: int) -> Text | None:
    """What an arrow from below calls the labels of the rows, of which the last stands in this line."""
    at = next((k for k, line in enumerate(kept) if line.at > last), len(kept))
    if at + 1 >= len(kept) or [word.group() for word in kept[at].words] not in [[sign] for sign in UP]:
        return None
    name = kept[at + 1].text(0, len(kept[at + 1].words))
    bare = IN_BRACKETS.fullmatch(name.text)
    name = name.cut(*bare.span("name")) if bare is not None else name
    return name if LETTERS_ONLY.fullmatch(name.text) else None


IN_BRACKETS = re.compile(r"\((?P<name>[^()]+)\)")
LETTERS_ONLY = re.compile(r"[^\W\d_][^\d:.;]{2,30}")


def facing_name(corner: Text | None, rows: list[list[Text]]) -> tuple[Text, list[list[Text]]] | None:
    """The word that all rows begin with, and the rows without it, where a corner has the other word."""
    over = FACING.fullmatch(corner.text) if corner is not None else None
    led = [FACING.match(row[0].text) for row in rows]
    words = {key(found["name"]) if found else "" for found in led}
    first = led[0]
    if over is None or first is None or len(words) > 1 or key(over["name"]) in words:
        return None
    bare = [row[0].cut(found.end()) for row, found in zip(rows, led, strict=True) if found]
    name = rows[0][0].cut(*first.span("name"))
    return (name, [[head, *row[1:]] for head, row in zip(bare, rows, strict=True)]) if all(bare) else None
