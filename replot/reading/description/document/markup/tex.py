"""Lines of LaTeX around a figure or a table: what only sets it up, comments, and its caption."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["tex_line", "without_marks_of_prose"]
PROSE = rare(
    r"^(?P<begin>[ \t]{0,3}`{3,}[ \t]*(?:la)?tex[ \t]*\n)"
    r"(?P<told>(?:(?![ \t]{0,3}`{3}).*\n)+)(?P<end>[ \t]{0,3}`{3,}[ \t]*)$",
    re.I | re.M,
)
NO_PROSE = re.compile(r"(?<!\\)&|\\begin\{|\\addplot|\\draw|\\documentclass")
SENTENCE = re.compile(r"[a-z]{3,} [a-z]{2,} .*\.(?=\s|\}|$)")
ARGUMENTS = r"(?:\s?\[[^\[\]]{0,120}\]|\s?\{[^{}]{0,200}\}){0,4}"
SETS_UP = re.compile(
    rf"\s*(?:\\(?:(?:begin|end)\{{(?:figure|table|subfigure|subtable|center|threeparttable|adjustbox|landscape)\*?\}}"
    r"|centering|label|includegraphics|vspace|hspace|hfill|small|footnotesize|scriptsize|tiny|setlength|"
    rf"renewcommand|resizebox|caption\*?setup|noindent|newpage|clearpage|usepackage|documentclass)(?![a-z]){ARGUMENTS}"
    r"\s*(?:%\s*)?)+"
)
CAPTION = re.compile(
    r"\s*(?:\\centering\s*)?\\(?:caption\*?(?:of\{\w+\})?|captionof\{\w+\})(?:\[[^\[\]]{0,200}\])?\{"
)
COMMENT = re.compile(r"\s*%+\s*")
COMMAND = re.compile(r"\s*\\[a-z]{3}")
MOST_LINES = 30


def without_marks_of_prose(source: str) -> str:
    """A text of the same length without the marks of code around paragraphs and captions in LaTeX."""
    return PROSE.sub(_unmarked, source)


def _unmarked(code: re.Match[str]) -> str:
    told = code["told"]
    if NO_PROSE.search(told) is not None or SENTENCE.search(told) is None:
        return code[0]
    return f"{' ' * (len(code['begin']) - 1)}\n{told}{' ' * len(code['end'])}"


def tex_line(lines: list[str], k: int) -> tuple[list[Block], int] | None:
    """A paragraph for a comment or a caption, nothing for what only sets up a figure; and the line after."""
    line = lines[k]
    if SETS_UP.fullmatch(line):
        return [], k + 1
    if (comment := COMMENT.match(line)) is not None and _is_beside_command(lines, k):
        text = Text.of_line(line[comment.end() :].strip(), k + 1, comment.end() + 1)
        return [Block("paragraph", text, k + 1, shape="comment")] if text else [], k + 1
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


def _is_beside_command(lines: list[str], k: int) -> bool:
    """Whether the line before or after one begins with a command: then ``%`` begins a comment."""
    return any(map(COMMAND.match, (*lines[max(k - 1, 0) : k], *lines[k + 1 : k + 2])))
