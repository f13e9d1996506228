"""Halves of a square grid as programs print them: lines that are one value longer, or shorter, each."""

from __future__ import annotations

from replot.reading.description.document.prints.printed_lines import Line
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.labels import key

__all__ = ["half_of"]


def half_of(lines: list[Line], names: list[str]) -> list[list[Text]]:
    """The lines of a triangle: as many as heads, one value more or less each.

    They have the same labels; or those from the second on and one more, as R and Minitab print them.
    """
    return _triangle(lines, names) or _from_second(lines, names)


def _triangle(lines: list[Line], names: list[str]) -> list[list[Text]]:
    count = len(names)
    if len(lines) < count or count < 3:
        return []
    sizes = []
    for line, name in zip(lines, names, strict=True):
        size = max(min(line.values, len(line.words) - 1), 0)
        while size and key(line.text(0, len(line.words) - size).text) != name:
            size -= 1
        if key(line.text(0, len(line.words) - size).text) != name:
            return []
        sizes.append(size)
    if sizes in (list(range(count)), list(range(1, count + 1))):
        before = [0] * count
    elif sizes in (list(range(count, 0, -1)), list(range(count - 1, -1, -1))):
        before = [count - size for size in sizes]
    else:
        return []
    out = []
    for line, size, shift in zip(lines, sizes, before, strict=True):
        end = len(line.words) - size
        values = [line.text(n, n + 1) for n in range(end, len(line.words))]
        rest = count - size - shift
        out.append([line.text(0, end), *[Text()] * shift, *values, *[Text()] * rest])
    return out


def _from_second(lines: list[Line], names: list[str]) -> list[list[Text]]:
    last = lines[-1] if len(lines) == len(names) else None
    if last is None or len(last.words) <= len(names):
        return []
    name = key(last.text(0, len(last.words) - len(names)).text)
    return _triangle(lines, [*names[1:], name]) if name not in names else []
