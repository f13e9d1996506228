"""What a chunk of code or a directive says of its figure: ``fig.cap = "..."``, ``:alt: ...``."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["figure_end", "figure_options", "is_figure"]
DIRECTIVE = re.compile(
    r"\s*(?:(?:[`~]{3,}|(?P<colons>:{3,}))\s*\{(?:figure|image)\}|(?P<dots>\.\. (?:figure|image)::))"
)
HEADER = re.compile(r"\bfig\.(?P<kind>alt|cap)\s*=\s*(?P<quote>[\"'])(?P<said>(?:(?!(?P=quote))[^\\]|\\.)+)")
"""``{r fig.cap="Delays by month"}``."""
OPTION = re.compile(
    r"\s*(?:(?:#|//|%%)\|\s*(?:fig[-.](?P<kind>alt|cap)|tbl-cap)|:?(?P<own>alt)):\s*(?P<said>\S.*)"
)
"""``#| fig-alt: "Heatmap of ..."``, ``:alt: Heatmap of ...``."""
MORE = re.compile(r"(?:\s*(?:#|//|%%)\|)?(?: {2}| ?\t)\s*(?!:[\w-]+:)(?P<said>\S.*)")
FOLDED = re.compile(r"[>|][-+]?\s*")
SET_UP = re.compile(r"\s*(?::[\w-]+:.*|[\w-]+:\s.*|-{3,}\s*)?")
"""Other options of a directive, before its caption."""
MOST_LINES = 30


def is_figure(line: str) -> bool:
    """Whether a line begins a directive of MyST that shows a picture."""
    return DIRECTIVE.match(line) is not None


def figure_end(lines: list[str], k: int) -> int | None:
    """The line after such a directive that is not fenced: ``:::{figure}``, ``.. figure::``."""
    begins = DIRECTIVE.match(lines[k])
    if begins is None or not (mark := begins["colons"] or begins["dots"]):
        return None
    stop = min(len(lines), k + MOST_LINES)
    if begins["colons"]:
        return next((j + 1 for j in range(k + 1, stop) if lines[j].strip() == mark), None)
    depth = len(lines[k]) - len(lines[k].lstrip())
    end = k + 1
    while end < stop and (not lines[end].strip() or lines[end][: depth + 2].isspace()):
        end += 1
    return end


def figure_options(lines: list[str], k: int, end: int) -> tuple[list[Block], set[int]]:
    """What the options of a chunk or directive between lines ``k`` and ``end`` say, and in which lines.

    The first lines of a directive that are no options are its caption.
    """
    out: list[Block] = []
    used: set[int] = set()
    for said in HEADER.finditer(lines[k]) if "fig." in lines[k] else ():
        out.append(_block(said["kind"], [_text(said["said"], k, said.start("said"))]))
    directive = is_figure(lines[k])
    at = k + 1
    while at < min(end, k + MOST_LINES):
        option = OPTION.match(lines[at])
        if option is None or (option["own"] and not directive):
            at += 1
            continue
        parts, used = [], used | {at}
        if FOLDED.fullmatch(option["said"]) is None:
            parts.append(_text(option["said"], at, option.start("said")))
        at += 1
        while at < end and (more := MORE.match(lines[at])) is not None:
            parts.append(_text(more["said"], at, more.start("said")))
            used = used | {at}
            at += 1
        if parts and (option["kind"] or option["own"]):
            out.append(_block(option["kind"] or "alt", parts))
    if directive:
        at = next((j for j in range(k + 1, end) if j not in used and not SET_UP.fullmatch(lines[j])), end)
        told = []
        while at < end and lines[at].strip(" :\t"):
            told.append(_text(lines[at], at, 0))
            used = used | {at}
            at += 1
        out += [_block("cap", told)] if told else []
    return out, used


def _text(said: str, k: int, start: int) -> Text:
    """What is said in a line, without the quotation marks around it."""
    bare = said.strip()
    start += said.index(bare)
    if len(bare) > 1 and bare[0] in "\"'" and bare[-1] == bare[0]:
        bare, start = bare[1:-1], start + 1
    return Text.of_line(bare.replace('\\"', '"') if bare.count('\\"') else bare, k + 1, start + 1)


def _block(kind: str, parts: list[Text]) -> Block:
    text = Text.of_lines(parts)
    return Block("paragraph", text, text.span().line, shape="caption" if kind == "cap" else "")
