"""Markdown whose lines were run together: ``### Axes * **X:** Hour ### Data ...``, in an alt text too.

Converters that take the line breaks out of a description often escape its marks as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from replot.reading.description.document.blocks import OF_LINE, Block
from replot.reading.description.document.tables.part_tables import AXIS_OR_BAR, PART
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["part_lines", "spaced"]
IMAGE = re.compile(r"\s*!\[(?P<alt>.+)\]\([^()\s]*\)\s*")
STARS = r"(?:\*\*|\\\*\\\*)"
MARK = re.compile(
    rf"(?:^|(?<=\s))(?:(?P<head>#{{2,6}})\s+(?=\S)|(?P<item>[*-]|\\\*)\s+(?={STARS}\S)|(?P<sub>\\\*)\s+(?=\S))"
    rf"|(?<=[.!?\])])\s+(?={STARS}[^*\\]{{2,80}}:?{STARS}:?\s)"
)
"""Where a line began: a heading, an item with a name in bold, an item, a paragraph with a name in bold."""
FEWEST = 2
ESCAPED = re.compile(r"\\(?=[*_#`])")
TIGHT = re.compile(
    r"[.!?](?<=[a-z\d)\]%\"”’'].)(?=(?:Sub-?)?[XY]-[Aa]xis\b|Colou?r[- ]?(?:bar|scale)\b|"
    r"(?:The|Th[ei]se?|Its?|Each|Both|All|In|On|An?|There|Rows?|Columns?|Cells?|Values?|Legend|Title|Notes?|"
    r"Top|Bottom|Left|Right|Higher|Lower|Darker|Lighter|[A-H]\)) )"
)
"""The end of a sentence with no space behind it: ``the rows of the grid.The colour scale``."""
HEAD = re.compile(
    r"(?:Overview|Components(?:(?:/| and | & )Axes)?|Axes(?: and Labels)?|Legend|Layout|Title|Summary|"
    r"Detailed Analysis|(?:Detailed Analysis or )?Content Details|"
    r"Data(?: (?:Points|Trends|Table|Analysis|Series))?|"
    r"(?:Key |Notable |Main )?(?:Observations?|Insights?|Findings|Trends|Takeaways|Features|Patterns)|"
    r"(?:Analysis and )?Interpretation|Analysis|Conclusion|Description|Context)(?=\s+[A-Z*\\])"
)
"""The name of a part before its first sentence: ``Overview The image``."""


def part_lines(body: str, line: int, column: int) -> list[Block] | None:
    """The blocks of a line that was several, or None if it is one.

    Parameters
    ----------
    body : str
    line, column : int
        Where it stands in the source, from 1.
    """
    if (keyed := _keyed_parts(body, line, column)) is not None:
        return keyed
    if "::" in body and TAG.search(body) is not None:
        return _tagged_parts(body, line, column)
    if "**" not in body and "\\*" not in body and " ##" not in body:
        return None
    image = IMAGE.fullmatch(body)
    start, end = image.span("alt") if image else (0, len(body))
    marks = list(MARK.finditer(body, start, end))
    if sum(bool(mark["head"] or mark["item"]) for mark in marks) < FEWEST or body.lstrip()[:1] == "|":
        return None
    out: list[Block] = []
    ends = [*(mark.start() for mark in marks), end]
    first = body[start : ends[0]]
    if first.strip():
        out.append(Block("paragraph", _text(first, line, column + start), line))
    for mark, (_, stop) in zip(marks, pairwise(ends), strict=True):
        out += _blocks(mark, body[mark.end() : stop], line, column)
    for block in out:
        if image is not None and block.kind == "heading":
            block.marker = OF_LINE  # what stands below the picture is no part of what is told of it
    return [block for block in out if block.text]


def spaced(text: Text) -> Text:
    """A line with a space after each sentence; it is given back as it is where none is missing."""
    cuts = [end.end() for end in TIGHT.finditer(text.text)]
    return Text.of_lines([text.cut(a, b) for a, b in pairwise([0, *cuts, len(text)])]) if cuts else text


def _keyed_parts(body: str, line: int, column: int) -> list[Block] | None:
    """The items of a line with the parts of a figure between bars: ``[Heatmap | x-axis: Hour | ...]``."""
    if body.count(" | ") < FEWEST or ":" not in body or body.lstrip()[:1] == "|":
        return None
    stripped = body.strip()
    inner = stripped[1:-1] if stripped[0] == "[" and stripped[-1] == "]" else stripped
    at, parts = body.index(inner), inner.split(" | ")
    keys = [part.partition(":")[0] for part in parts if ":" in part]
    told = [key for key in keys if PART.fullmatch(key) is not None and AXIS_OR_BAR.search(key) is not None]
    if len(told) < FEWEST:
        return None
    out = []
    for part in parts:
        if not part.strip():
            return None
        out.append(Block("item", _text(part, line, column + at), line, marker="|"))
        at += len(part) + len(" | ")
    return out


TAG = re.compile(
    r"(?:(?<!\w)[A-Z])?<::(?:/?[\w ,/:-]{1,40}?::>)?|(?:[.:]\s*[\w ,/-]{1,40}?)?(?:(?<=\w)|(?<=[.:\s]))::>"
)
"""The marks about the figures of a page: ``A<::Heatmap of yields: heatmap::>``, ``<::chart: heatmap::>``."""


def _tagged_parts(body: str, line: int, column: int) -> list[Block]:
    """What stands between such marks, a paragraph each."""
    at, out = 0, []
    for begin, end in [*(tag.span() for tag in TAG.finditer(body)), (len(body), len(body))]:
        if body[at:begin].strip(" .:"):
            out.append(Block("paragraph", spaced(_text(body[at:begin], line, column + at)), line))
        at = end
    return out


def _blocks(mark: re.Match[str], said: str, line: int, column: int) -> Iterator[Block]:
    at = column + mark.end()
    panel = None if mark["head"] or mark["item"] or mark["sub"] else PANEL.match(said)
    if panel is not None:
        yield Block("heading", _text(panel.group(), line, at), line, LOWEST, OF_LINE)
        yield Block("paragraph", _text(said[panel.end() :], line, at + panel.end()), line)
        return
    if mark["head"] is None:
        kind = "item" if mark["item"] or mark["sub"] else "paragraph"
        yield Block(kind, _text(said, line, at), line, marker="*" if kind == "item" else "")
        return
    panel = PANEL_HEAD.match(said)
    named = len(said) if len(said.split()) <= MOST_WORDS and panel is None else 0
    if not named and (part := panel or HEAD.match(said)) is not None:
        named = part.end()
    if named:
        yield Block("heading", _text(said[:named], line, at), line, len(mark["head"]))
    yield Block("paragraph", _text(said[named:], line, at + named), line)


PANEL_HEAD = re.compile(
    r"(?:sub-?)?(?:panel|plot|figure|part) ?\(?[a-h1-9]\)?(?: ?[.:)–—-])? [^.*\\]{2,80}?"
    r"(?=(?-i: (?:This|The|It|Here|An?|Each|Both|In|Shows?|Displays?) [a-z]))",
    re.I,
)
"""``### Panel b: Depths This panel shows``: the name of a panel before its first sentence."""
PANEL = re.compile(
    rf"{STARS}(?:sub-?)?(?:panel|plot|figure|part) ?\(?[a-h1-9]\)?(?=[ .:)*\\–—-])"
    rf"[^*\\]{{0,80}}?:?{STARS}:?(?=\s)",
    re.I,
)
"""``**Panel b) Scatter plot**``: what heads the rest of its line, up to the next panel."""
LOWEST = 6
MOST_WORDS = 16
"""Words of a heading, where another mark follows it at once."""


def _text(said: str, line: int, column: int) -> Text:
    """A stretch of the line without its marks, each letter at its place in the source."""
    lead = len(said) - len(said.lstrip())
    said, column = said.strip(), column + lead
    gone = {escape.start() for escape in ESCAPED.finditer(said)}
    if not gone:
        return Text.of_line(said, line, column)
    places = [k for k in range(len(said) + 1) if k not in gone]
    return Text.of_line(ESCAPED.sub("", said), line, column).moved(lambda k: column + places[k - column])
