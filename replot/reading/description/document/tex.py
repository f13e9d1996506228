"""Lines of LaTeX around a figure or a table: what only sets it up, and its caption."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["tex_line"]
ARGUMENTS = r"(?:\s?\[[^\[\]]{0,120}\]|\s?\{[^{}]{0,200}\}){0,4}"
SETS_UP = re.compile(
    rf"\s*(?:\\(?:(?:begin|end)\{{(?:figure|table|subfigure|subtable|center|threeparttable|adjustbox|landscape)\*?\}}"
    r"|centering|label|includegraphics|vspace|hspace|hfill|small|footnotesize|scriptsize|tiny|setlength|"
    rf"renewcommand|resizebox|caption\*?setup|noindent|newpage|clearpage|usepackage|documentclass)(?![a-z]){ARGUMENTS}"
    r"\s*%?\s*)+"
)
CAPTION = re.compile(
    r"\s*(?:\\centering\s*)?\\(?:caption\*?(?:of\{\w+\})?|captionof\{\w+\})(?:\[[^\[\]]{0,200}\])?\{"
)
MOST_LINES = 30


def tex_line(lines: list[str], k: int) -> tuple[list[Block], int] | None:
    """Nothing for a line that only sets up a figure, a paragraph for a caption; and the line after it."""
    line = lines[k]
    if SETS_UP.fullmatch(line):
        return [], k + 1
    begins = CAPTION.match(line)
    if begins is None:
        return None
    depth, parts, at = 1, [], begins.end()
    for j in range(k, min(k + MOST_LINES, len(lines))):
        line, end = lines[j], len(lines[j])
        for found in re.finditer(r"(?<!\\)[{}]", line[at:]):
            depth += 1 if found.group() == "{" else -1
            if not depth:
                end = at + found.start()
                break
        piece = line[at:end]
        lead = len(piece) - len(piece.lstrip())
        if piece.strip():
            parts.append(Text.of_line(piece.strip(), j + 1, at + lead + 1))
        if not depth:
            text = Text.of_lines(parts) if parts else Text("", [(0, k + 1, 1)])
            return [Block("paragraph", text, k + 1, shape="caption")] if parts else [], j + 1
        at = 0
    return None
