"""Lines for two panels at once: ``Before → after``, and below it ``oak, May: 5 → 7``."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.assembly.tables.shared_cells import SIDE
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.parsing import fills_cell
from replot.reading.description.lexicon.patterns import rare

__all__ = ["with_lines_apart"]
SIGN = r"→|⟶|->|=>|/|\|"
NAME = r"[\"“`]?(?P<{0}>[^\W\d][\w -]{{1,30}}?)[\"”`]?"
LED = rare(
    rf"(?:^\W*|[(:] ?|\b(?:as|reads?|gives?|shows?|order|format|is|are) )(?:the )?{NAME.format('a')}"
    rf"\s*(?P<sign>{SIGN})\s*(?:the )?{NAME.format('b')}(?=[,:;.)]|\W*$)",
    re.I,
)
"""``Before → after, tile by tile:``, ``Values (left / right):``."""
VALUE = r"(?:[^→|/:]{1,20}?|n/a)"
LINE = re.compile(
    rf"(?P<key>[^→|=]*[^\s→|=:])\s*(?::|\s[–—-])\s+(?P<a>{VALUE})\s*(?:{SIGN})\s*(?P<b>{VALUE})", re.I
)
TWO = rare(r"\b(?:two|both|2) (?:[\w-]+ )?(?:heat ?maps|panels|maps|matrices|grids)\b", re.I)
QUOTED = re.compile(r"[\"“](?P<title>[^\"“”\n]{2,60})[\"”]")
FEWEST, LONGEST = 2, 200


def with_lines_apart(blocks: list[Block]) -> list[Block]:
    """The blocks, with the lines under such a lead as those of one panel and then of the other one."""
    leads = [(k, led) for k, block in enumerate(blocks) if (led := _led(block)) is not None]
    if not leads or not any(TWO.search(block.text.text) for block in blocks if block.is_prose):
        return blocks
    titles = {quoted["title"] for b in blocks if b.is_prose for quoted in QUOTED.finditer(b.text.text)}
    out: list[Block] = []
    done = 0
    for k, led in leads:
        lines = _lines(blocks, k + 1, led["sign"])
        if k < done or len(lines) < FEWEST:
            continue
        out += blocks[done:k]
        done = k + 1 + len(lines)
        lead = blocks[k]
        for part in "ab":
            name = _title(led[part], titles)
            line, column = lead.text.span(*led.span(part)).line, lead.text.span(*led.span(part)).column
            bold = Text(name, [(0, line, column)], [(0, len(name))])
            heading = Block("paragraph", bold, lead.line, parents=lead.parents)
            out.append(heading)
            for block, told in lines:
                text = block.text.cut(*told.span("key")).join(block.text.cut(*told.span(part)), ": ")
                out.append(replace(block, text=text, parents=(heading,), lead=None))
    return [*out, *blocks[done:]]


def _led(block: Block) -> re.Match[str] | None:
    """The names of two panels that a short text gives, with a sign between them."""
    may = block.kind in ("paragraph", "item", "heading") and len(block.text) < LONGEST
    return LED.search(block.text.text) if may else None


def _lines(blocks: list[Block], k: int, sign: str) -> list[tuple[Block, re.Match[str]]]:
    """The items from one on that each give a key and two values, with this sign between them."""
    out = []
    for block in blocks[k:]:
        may = block.kind == "item" and len(block.text) < LONGEST
        told = LINE.fullmatch(block.text.text.rstrip(" .;")) if may else None
        if told is None or sign not in told[0] or not all(fills_cell(told[part]) for part in "ab"):
            break
        out.append((block, told))
    return out


def _title(name: str, titles: set[str]) -> str:
    """The only title in quotation marks that begins or ends with a name; else the name, or that of a side."""
    lowered = name.lower()
    found = [t for t in titles if t.lower().startswith(lowered) or t.lower().endswith(lowered)]
    if len(found) == 1:
        return found[0]
    return f"{name.capitalize()} heatmap" if SIDE.fullmatch(name) and " " not in name else name
