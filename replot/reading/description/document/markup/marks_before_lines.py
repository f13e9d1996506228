"""Lines without the marks that programs, frames and quotations put before them: ``##``, ``├──``, ``>``."""

from __future__ import annotations

from itertools import groupby

from replot.reading.description.document.markup.line_marks import ITEM, QUOTE
from replot.reading.description.document.tables.columns import in_columns
from replot.reading.description.lexicon import patterns as re

__all__ = [
    "without_branches", "without_frames", "without_output_marks", "without_quote_marks", "without_types",
]
TYPES = re.compile(r"(?:\s|│|┆|-{3}|str|[iuf]\d{1,2}|bool|cat|date|datetime\[\w+\]|…)+")
"""A line under the heads of a data frame that says what kinds of values its columns hold."""


def without_types(source: str) -> str:
    """A text as long as before without the lines of kinds in frames whose columns ``┆`` parts."""
    if "┆" not in source:
        return source
    lines = source.split("\n")
    return "\n".join(" " * len(line) if "┆" in line and TYPES.fullmatch(line) else line for line in lines)


OUTPUT = re.compile(r"[ \t]*(#>|##?)(?=[ \w]|$)")
ONE_NUMBER = re.compile(r"(?:\[1\] )?-?\d*\.\d{3,}(?:e-?\d+)?", re.I)
FEWEST_PRINTED = 3
REMARK = re.compile(r"\s*$|\s*(?:[-*]|\d+\.) \S|\s*\[{1,2}\s*[-−]?\d|.{80}")
"""What is no heading among lines with ``#`` before them, but a remark of a program: a point, a sentence."""


def without_output_marks(source: str) -> str:
    """A text as long as before without the ``##``, ``#>`` or ``#`` before lines that stand in columns.

    So before a line that is one number, as of an average, and before the remarks of a program. Fewer than
    three lines in columns one under the other, or lines of words, are headings.
    """
    if "#" not in source:
        return source
    lines = source.split("\n")
    marks = [found[1] if (found := OUTPUT.match(line)) else "" for line in lines]
    start = 0
    for mark, run in groupby(marks):
        end = start + sum(1 for _ in run)
        if mark and (end - start >= FEWEST_PRINTED or lines[start].rstrip()[-1:].isdigit()):
            bare = [line.replace(mark, " " * len(mark), 1) for line in lines[start:end]]
            if _printed(mark, bare):
                lines[start:end] = bare
        start = end
    return "\n".join(lines)


def _printed(mark: str, bare: list[str]) -> bool:
    """Whether lines of one mark, here without it, are what a program printed; ``#>`` leads to no heading."""
    if mark == "#>" and len(bare) >= FEWEST_PRINTED:
        return True
    columns = len(bare) >= FEWEST_PRINTED and sum(map(in_columns, bare)) >= FEWEST_PRINTED - 1
    if columns or (mark == "#" and len(bare) >= FEWEST_PRINTED and any(map(REMARK.match, bare))):
        return True
    return all(ONE_NUMBER.fullmatch(line.strip()) for line in bare)


BRANCHES = re.compile(r"^(?P<in>[│| ]*+)[├└]── ", re.M)


def without_branches(source: str) -> str:
    """A text as long as before with a list in place of a tree drawn with lines: ``├── rows``."""
    if "├── " not in source and "└── " not in source:
        return source
    return BRANCHES.sub(lambda branch: " " * (len(branch[0]) - 2) + "- ", source)


FRAMED = re.compile(r"(?P<in>[ \t]*)[║┃│](?P<said>[^║┃│┆]*)[║┃│][ \t]*")
RULE = re.compile(r"[ \t]*[╔╠╚┏┣┗┌├└╭╰╟]?[═━─]{3,}[╗╣╝┓┫┛┐┤┘╮╯╢]?[ \t]*")
"""The edge of a frame, or a line across it; no column ends at it."""


def without_frames(source: str) -> str:
    """A text as long as before without the frame around lines that nothing parts into columns."""
    if not any(sign in source for sign in "║┃│"):
        return source
    lines = source.split("\n")
    framed = [FRAMED.fullmatch(line) for line in lines]
    pairs = zip(framed, lines, strict=True)
    inside = [one is not None or RULE.fullmatch(line) is not None for one, line in pairs]
    barred = [any(sign in line for sign in "║┃│┆┼┬┴╬╦╩╪") for line in lines]
    start = 0
    for among, run in groupby(map(max, inside, barred)):
        end = start + sum(1 for _ in run)
        bars = sum(one is not None for one in framed[start:end])
        if among and bars >= FEWEST_FRAMED and all(inside[start:end]):
            for k in range(start, end):
                one = framed[k]
                said = f"{one['in']} {one['said']} " if one is not None else ""
                lines[k] = said.ljust(len(lines[k]))
        start = end
    return "\n".join(lines)


FEWEST_FRAMED = 3
QUOTED_FENCE = re.compile(r"(?:`{3,}|~{3,})")


def without_quote_marks(source: str) -> str:
    """A text as long as before without the ``>`` before lines in columns, or between marks of code.

    There the place of each letter counts, or what stands before it; elsewhere the marks tell that the lines
    belong together.
    """
    if ">" not in source:
        return source
    lines = source.split("\n")
    inside = changed = False
    for k, line in enumerate(lines):
        quote = QUOTE.match(line)
        if quote is None or ">" not in quote[0]:
            inside = False
            continue
        rest = line[quote.end() :]
        fence = QUOTED_FENCE.match(rest.lstrip()) is not None
        if (inside and not fence) or ("|" not in rest and in_columns(rest) and not ITEM.match(rest)):
            lines[k], changed = " " * quote.end() + rest, True
        inside = inside != fence
    return "\n".join(lines) if changed else source
