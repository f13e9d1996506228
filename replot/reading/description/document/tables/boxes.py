"""Grids drawn as boxes, without what is written beside the box: remarks, a name from top to bottom."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["without_remarks", "without_words_beside_rows"]
BARS = "│┃║"
BAR = re.compile(f"[{BARS}]")
RULED = re.compile(r"[─━═]{3}")
BEHIND = re.compile(rf"(?<=[{BARS}])[^{BARS}]*[^\W\d_]{{2}}[^{BARS}]*$")
BEFORE = re.compile(r"\s*(?P<letter>[^\W\d_]?)\s*")
LETTER = re.compile(r"[^\W\d_]")


def without_remarks(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Numbered lines, of which those of a box hold nothing but the box and what stands in it or leads to it.

    What is left out is blank, so that all else keeps its place. A name written from top to bottom is one
    letter, or none, before each line of the box.
    """
    if not any(BAR.search(raw) for _, raw in lines):
        return lines
    inside = [k for k, (_, raw) in enumerate(lines) if BAR.search(raw) or RULED.search(raw)]
    out = list(lines)
    begins = {k: _begin(lines[k][1]) for k in inside}
    before = {k: BEFORE.fullmatch(lines[k][1], 0, at) for k, at in begins.items()}
    letters = sum(bool(found["letter"]) for found in before.values() if found is not None)
    upright = letters > 1 and all(before[k] is not None for k in inside)
    for k in inside:
        at, raw = lines[k]
        if upright:
            raw = " " * begins[k] + raw[begins[k] :]
        if RULED.search(raw):
            raw = LETTER.sub(" ", raw)
        behind = BEHIND.search(raw)
        if behind is not None and raw[: behind.start()].count(raw[behind.start() - 1]) > 1:
            raw = raw[: behind.start()] + " " * len(behind[0])
        out[k] = at, raw
    return out


NUMBER = r"[-−+]?\.?\d[\d.]*%?"
ROW = re.compile(
    rf"(?P<row>[ \t]*[^\W\d_][^\[\]=#:,]{{0,60}}?\[[ \t]*{NUMBER}(?:[ \t]+{NUMBER}){{1,200}}[ \t]*\])"
    r"(?P<behind>(?:[ \t]*(?:←|<-{1,2}|#|//|→)|[ \t]{2,})[^\[\]]*[^\W\d_]{2}[^\[\]]*)"
)
"""``Cat [ 45  3 ]  <- 45 cats``: a row in brackets, and what is said of it."""
FEWEST_ROWS = 2


def without_words_beside_rows(source: str) -> str:
    """A text as long as before without what stands behind the rows in brackets of a matrix."""
    if "]" not in source:
        return source
    lines = source.split("\n")
    rows = [ROW.fullmatch(line) if "]" in line else None for line in lines]
    if sum(row is not None for row in rows) < FEWEST_ROWS:
        return source
    pairs = zip(rows, lines, strict=True)
    return "\n".join(line if row is None else row["row"].ljust(len(line)) for row, line in pairs)


def _begin(raw: str) -> int:
    """Where the box begins in a line."""
    return next((k for k, sign in enumerate(raw) if "─" <= sign <= "╿"), 0)
