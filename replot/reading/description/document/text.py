"""Cleaned text that knows where it stands in the source."""

from __future__ import annotations

from bisect import bisect_right

from replot.findings import Span
from replot.reading.description.document.inline import clean_line

__all__ = ["Text"]


class Text:
    """Cleaned text with the way back to the source.

    Attributes
    ----------
    text : str
        Without markup.
    bold : list of (int, int)
        Stretches of ``text`` that the source sets in bold.
    """

    __slots__ = ("_marks", "bold", "sentences", "text")

    def __init__(
        self,
        text: str = "",
        marks: list[tuple[int, int, int]] | None = None,
        bold: list[tuple[int, int]] | None = None,
    ) -> None:
        self.text = text
        self._marks = marks or [(0, 1, 1)]  # (offset in text, line, column), ascending
        self.bold = bold or []
        self.sentences: list[Text] | None = None

    @classmethod
    def of_line(cls, raw: str, line: int, column: int = 1) -> Text:
        """Clean one source line; ``column`` is where ``raw`` begins in it, from 1."""
        text, jumps, bold = clean_line(raw)
        return cls(text, [(offset, line, column + at) for offset, at in jumps], bold)

    def join(self, other: Text, gap: str = " ") -> Text:
        """This text followed by another one."""
        shift = len(self.text) + len(gap)
        return Text(
            self.text + gap + other.text,
            self._marks + [(offset + shift, line, column) for offset, line, column in other._marks],
            self.bold + [(a + shift, b + shift) for a, b in other.bold],
        )

    def cut(self, start: int, end: int | None = None) -> Text:
        """The part from ``start`` to ``end``, stripped of white space at both ends."""
        end = len(self.text) if end is None else end
        while start < end and self.text[start].isspace():
            start += 1
        while end > start and self.text[end - 1].isspace():
            end -= 1
        k = bisect_right(self._marks, (start, 1 << 60, 0)) - 1
        offset, line, column = self._marks[k]
        marks = [(0, line, column + start - offset)]
        for at, line, column in self._marks[k + 1 :]:
            if at >= end:
                break
            marks.append((at - start, line, column))
        bold = [(max(a, start) - start, min(b, end) - start) for a, b in self.bold if a < end and b > start]
        return Text(self.text[start:end], marks, bold)

    def span(self, start: int = 0, end: int | None = None) -> Span:
        """The source of a part of the text, as far as it stands in one line."""
        end = len(self.text) if end is None else end
        k = bisect_right(self._marks, (start, 1 << 60, 0)) - 1
        offset, line, column = self._marks[k]
        for at, other, _ in self._marks[k + 1 :]:
            if other != line:
                end = min(end, at)
                break
        last = bisect_right(self._marks, (max(end - 1, start), 1 << 60, 0)) - 1
        last_offset, _, last_column = self._marks[last]
        first = column + start - offset
        length = max(last_column + (end - last_offset) - first, end - start, 1)
        return Span(line, first, length, self.text[start:end].rstrip())

    def is_bold(self, start: int, end: int) -> bool:
        """Whether a part is set in bold as a whole."""
        return any(a <= start and end <= b for a, b in self.bold)

    def __len__(self) -> int:
        return len(self.text)

    def __bool__(self) -> bool:
        return bool(self.text)

    def __repr__(self) -> str:
        return f"Text({self.text!r})"
