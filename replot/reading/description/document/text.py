"""Cleaned text that knows where it stands in the source."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from operator import itemgetter

from replot.findings import Span
from replot.reading.description.document.markup.inline import MARKUP, clean_line

__all__ = ["Text"]
FIRST, SECOND = itemgetter(0), itemgetter(1)


FEWEST_PARTED = 2


def _parted_words(lines: Sequence[Text]) -> frozenset[int]:
    """The lines that end in the middle of a word, with a hyphen: several, for one may end in one of its own.

    ``the highest accur-`` before ``acy``, but not ``low-`` alone before ``level``.
    """
    ends = frozenset(
        k
        for k, (line, after) in enumerate(pairwise(lines))
        if line.text.endswith("-") and line.text[-3:-1].isalpha() and after.text[:2].isalpha()
        and after.text[0].islower()
    )
    return ends if len(ends) >= FEWEST_PARTED else frozenset()


class Text:
    """Cleaned text with the way back to the source.

    Attributes
    ----------
    text : str
        Without markup.
    bold : sequence of (int, int)
        Stretches of ``text`` that the source sets in bold, one after the other.
    """

    __slots__ = ("_marks", "bold", "sentences", "text")

    def __init__(
        self,
        text: str = "",
        marks: Sequence[tuple[int, int, int]] = (),
        bold: Sequence[tuple[int, int]] = (),
    ) -> None:
        self.text = text
        self._marks = marks or ((0, 1, 1),)  # (offset in text, line, column), all ascending
        self.bold = bold
        self.sentences: Sequence[Text] | None = None

    @classmethod
    def of_line(cls, raw: str, line: int, column: int = 1) -> Text:
        """Clean one source line; ``column`` is where ``raw`` begins in it, from 1."""
        if not MARKUP.search(raw):
            return cls(raw, ((0, line, column),))
        text, jumps, bold = clean_line(raw)
        return cls(text, [(offset, line, column + at) for offset, at in jumps], bold)

    @classmethod
    def lent(cls, words: str, line: int, column: int) -> Text:
        """Words that the source does not hold, all at the place in it of which they are said."""
        return cls(words, [(offset, line, column) for offset in range(len(words))])

    def join(self, other: Text, gap: str = " ") -> Text:
        """This text followed by another one."""
        shift = len(self.text) + len(gap)
        return Text(
            self.text + gap + other.text,
            [*self._marks, *((offset + shift, line, column) for offset, line, column in other._marks)],
            [*self.bold, *((a + shift, b + shift) for a, b in other.bold)],
        )

    @classmethod
    def of_lines(cls, lines: Sequence[Text], gap: str = " ") -> Text:
        """Lines as one text, with a space or another gap between them."""
        if len(lines) == 1:
            return lines[0]
        marks: list[tuple[int, int, int]] = []
        bold: list[tuple[int, int]] = []
        parts: list[str] = []
        shift = 0
        parted = _parted_words(lines) if gap == " " else ()
        for k, each in enumerate(lines):
            marks.extend((offset + shift, line, column) for offset, line, column in each._marks)
            bold.extend((a + shift, b + shift) for a, b in each.bold)
            said = each.text[:-1] if k in parted else each.text + gap
            shift += len(said)
            parts.append(said)
        return cls("".join(parts).removesuffix(gap), marks, bold)

    def cut(self, start: int, end: int | None = None) -> Text:
        """The part from ``start`` to ``end``, stripped of white space at both ends."""
        end = len(self.text) if end is None else end
        while start < end and self.text[start].isspace():
            start += 1
        while end > start and self.text[end - 1].isspace():
            end -= 1
        if start == 0 and end == len(self.text):
            return self
        k = bisect_right(self._marks, start, key=FIRST) - 1
        offset, line, column = self._marks[k]
        marks = [(0, line, column + start - offset)]
        if k + 1 < len(self._marks):
            following = self._marks[k + 1 : bisect_left(self._marks, end, k + 1, key=FIRST)]
            marks.extend((at - start, line, column) for at, line, column in following)
        bold = self.bold
        if bold:
            inside = bold[bisect_right(bold, start, key=SECOND) : bisect_left(bold, end, key=FIRST)]
            bold = [(max(a, start) - start, min(b, end) - start) for a, b in inside]
        return Text(self.text[start:end], marks, bold)

    def further_lines(self) -> Iterator[int]:
        """Where each line of the source after the first one begins in the text."""
        return (after[0] for before, after in pairwise(self._marks) if after[1] != before[1])

    def reworded(self, text: str) -> Text:
        """Other words of the same length at the same places."""
        return Text(text, self._marks, self.bold)

    def moved(self, column: Callable[[int], int]) -> Text:
        """The same text, each of its places in the source moved along its line."""
        return Text(self.text, [(offset, line, column(at)) for offset, line, at in self._marks], self.bold)

    def span(self, start: int = 0, end: int | None = None) -> Span:
        """The source of a part of the text, as far as it stands in one line."""
        end = len(self.text) if end is None else end
        marks = self._marks
        if len(marks) == 1:
            offset, line, column = marks[0]
            return Span(line, column + start - offset, max(end - start, 1), self.text[start:end].rstrip())
        k = bisect_right(marks, start, key=FIRST)
        offset, line, column = marks[k - 1]
        first = column + start - offset
        length = end - start
        if k < len(marks) and end > marks[k][0]:  # on beyond the next mark
            if marks[-1][1] != line:
                on = bisect_right(marks, line, k, key=SECOND)
                if on == len(marks):  # lines may be joined in another order than that of the source
                    on = next(i for i in range(k, on) if marks[i][1] != line)
                end = min(end, marks[on][0])
            last = bisect_right(marks, max(end - 1, start), k - 1, key=FIRST) - 1
            last_offset, _, last_column = marks[last]
            length = max(last_column + (end - last_offset) - first, end - start)
        return Span(line, first, max(length, 1), self.text[start:end].rstrip())

    def is_bold(self, start: int, end: int) -> bool:
        """Whether a part is set in bold as a whole."""
        k = bisect_right(self.bold, start, key=FIRST)
        return k > 0 and end <= self.bold[k - 1][1]

    def __len__(self) -> int:
        return len(self.text)

    def __bool__(self) -> bool:
        return bool(self.text)

    def __repr__(self) -> str:
        return f"Text({self.text!r})"
