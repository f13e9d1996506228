"""What a person sees on the terminal.

Names and labels come from strangers: everything goes through :func:`escape`, so that no text can
move the cursor or colour the terminal.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Sequence

import click

from replot.findings import Finding, Span

__all__ = ["block", "color_wanted", "count", "error", "escape", "failure", "line", "message", "tally"]

COLORS = {"error": "red", "warning": "yellow", "note": "cyan"}
SEVERITIES = tuple(COLORS)
MOST_PLACES = 4
"""Source lines shown for one finding."""

# C0 and C1 control characters, invisible marks that reorder or hide text, and what Python makes of
# file names that are not text.
_UNSAFE = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff"
                     "\ud800-\udfff]")


def escape(text: str) -> str:
    """The text with everything that a terminal would act upon written out, such as ``\\x1b``."""
    return _UNSAFE.sub(lambda found: _written_out(found[0]), text)


def _written_out(character: str) -> str:
    code = ord(character)
    if 0xDC80 <= code <= 0xDCFF:
        return f"\\x{code - 0xDC00:02x}"
    short = {"\n": "\\n", "\t": "\\t", "\r": "\\r"}.get(character)
    return short or (f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}")


def color_wanted() -> bool | None:
    """False if ``NO_COLOR`` is set, True if ``FORCE_COLOR`` is, None leaves it to the stream."""
    if os.environ.get("NO_COLOR"):
        return False
    return True if os.environ.get("FORCE_COLOR") else None


def message(text: str) -> None:
    """One line on stderr."""
    click.echo(f"replot: {escape(text)}", err=True, color=color_wanted())


def error(text: str) -> None:
    """One line on stderr that says what went wrong."""
    click.echo(failure(text), err=True, color=color_wanted())


def failure(text: str) -> str:
    """``replot: error: text``."""
    return f"replot: {click.style('error', fg='red', bold=True)}: {escape(text)}"


def count(number: int, word: str) -> str:
    """``1 panel``, ``2 panels``."""
    return f"{number:,} {word}" if number == 1 else f"{number:,} {word}s"


def tally(findings: Iterable[Finding]) -> str:
    """``1 error, 2 warnings, 3 notes``, or the empty string."""
    severities = [finding.severity for finding in findings]
    return ", ".join(count(severities.count(s), s) for s in SEVERITIES if s in severities)


def line(name: str, finding: Finding, source: Sequence[str] = ()) -> str:
    """A finding in one line: ``file:line:column: severity CODE name: message``."""
    place = escape(name)
    if finding.spans:
        place += f":{finding.spans[0].line}:{finding.spans[0].column}"
    severity = click.style(finding.severity, fg=COLORS[finding.severity], bold=True)
    return (f"{click.style(place, bold=True)}: {severity} {click.style(finding.code, bold=True)} "
            f"{finding.name}: {escape(finding.message)}")


def block(name: str, finding: Finding, source: Sequence[str]) -> str:
    """A finding with the lines of the source concerned and the words underlined.

    Parameters
    ----------
    name : str
        The file, as the person named it.
    finding : Finding
    source : sequence of str
        The lines of the file; empty where there are none to show.
    """
    out = [line(name, finding)]
    spans = [span for span in finding.spans if 1 <= span.line <= len(source)]
    numbers = list(dict.fromkeys(span.line for span in spans))
    shown = numbers[:MOST_PLACES]
    margin = len(str(max(shown, default=0)))
    bar = click.style("|", fg="blue", bold=True)
    if shown:
        out.append(f"{'':{margin}} {bar}")
    for number in shown:
        here = [span for span in spans if span.line == number]
        text, marks = _underlined(source[number - 1], here, spans[0], _width() - margin - 3)
        color = COLORS[finding.severity]
        out.append(f"{click.style(f'{number:>{margin}}', fg='blue', bold=True)} {bar} {text}")
        out.append(f"{'':{margin}} {bar} {click.style(marks, fg=color, bold=True)}")
    if len(numbers) > len(shown):
        out.append(f"{'':{margin}} {bar} ... and {count(len(numbers) - len(shown), 'more line')}")
    if finding.help:
        out.append(f"{'':{margin}} {click.style('= help:', bold=True)} {escape(finding.help)}")
    return "\n".join(out)


def _width() -> int:
    return shutil.get_terminal_size((100, 24)).columns if sys.stdout.isatty() else 100


def _underlined(text: str, spans: Sequence[Span], main: Span, width: int) -> tuple[str, str]:
    """The line, cut to the width around its first span, and the marks below it."""
    pieces = [escape("    " if character == "\t" else character) for character in text.rstrip("\r\n")]
    marks = [""] * len(pieces)
    for span in sorted(spans, key=lambda span: span is main or span == main):
        begin = min(span.column - 1, len(pieces))
        for k in range(begin, min(begin + max(span.length, 1), len(pieces))):
            marks[k] = "^" if span == main else "-"
    widths = [sum(_columns(c) for c in piece) for piece in pieces]
    first = min((span.column - 1 for span in spans), default=0)
    begin, end = _window(widths, min(first, len(pieces)), width)
    left, right = "…" * (begin > 0), "…" * (end < len(pieces))
    shown = left + "".join(pieces[begin:end]) + right
    under = " " * len(left)
    under += "".join((mark or " ") * w for mark, w in zip(marks[begin:end], widths[begin:end], strict=True))
    if not under.strip():  # the span stands at the very end of the line
        under = " " * sum(widths[begin:end]) + "^"
    return shown, under.rstrip()


def _window(widths: list[int], first: int, width: int) -> tuple[int, int]:
    """The part of the line that is shown: all of it, or about a third of the width before ``first``."""
    if sum(widths) <= width:
        return 0, len(widths)
    begin, room = first, width // 3
    while begin > 0 and room >= widths[begin - 1]:
        begin -= 1
        room -= widths[begin]
    end, room = begin, width - 2
    while end < len(widths) and room >= widths[end]:
        room -= widths[end]
        end += 1
    return begin, end


def _columns(character: str) -> int:
    """The width of a character on a terminal."""
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
