"""Captions without a stop or a comma that hold a grid: ``columns a b on the x axis p 1 2 q 3 4``."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from replot.reading.description.document.prints.printed_lines import is_value
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.square import SQUARE

__all__ = ["run_on_frame"]
WORD = re.compile(r"\S+")
STOPS = re.compile(r"[.,;:!?|](?:\s|$)(?!$)")
VALUES = re.compile(r"\d\S{0,24} [-+−]?\.?\d")
VERB = r"(?: (?:shows?|is|are|lists?|has|with|gives?))?"
CUE = rare(
    rf"\b(?:(?P<x>(?:(?:on|along) )?(?:the )?(?:x|horizontal)[- ]axis{VERB}|"
    rf"(?:across|along) the (?:top|bottom)|columns{VERB})|"
    rf"(?:(?:on|along) )?(?:the )?(?:y|vertical)[- ]axis{VERB}|(?:down|along) the (?:left )?side|"
    rf"rows{VERB}|with|and|of|values?(?: are)?|where|classes|labels|heatmap|matrix)\b",
    re.I,
)
MOST_WORDS = 400
LONGEST_LABEL = 3
FEWEST = 2
Frame = tuple[int, int, list[list[Text]]]


def run_on_frame(text: Text) -> Iterator[Frame]:
    """Beginning, end and rows of the grid that such a caption holds, if its labels leave no choice."""
    source = text.text.rstrip(". ")
    if VALUES.search(source) is None or STOPS.search(source):
        return
    words = list(WORD.finditer(source))
    rows = _rows(words) if len(words) <= MOST_WORDS else []
    if len(rows) < FEWEST:
        return
    bare = _shared_kind(words, rows, source)
    labels = [text.cut(words[a + bare].start(), words[b - 1].end()) for a, b, _ in rows]
    names = {label.text.lower() for label in labels}
    if len(names) < len(labels):
        return
    begin = labels_begin = words[rows[0][0]].start()
    width = rows[0][2] - rows[0][1]
    heads = _heads(text, source[:begin], width, names)
    if not heads and width == len(rows) and SQUARE.search(source):
        heads = labels
    if heads:
        table = [[Text(), *heads]]
        for label, (_, first, last) in zip(labels, rows, strict=True):
            table.append([label, *(text.cut(*word.span()) for word in words[first:last])])
        yield labels_begin, words[rows[-1][2] - 1].end(), table


def _rows(words: list[re.Match[str]]) -> list[tuple[int, int, int]]:
    """The last rows of one width: where the label of each begins, and its values begin and end."""
    runs: list[tuple[int, int]] = []
    for k, word in enumerate(words):
        if is_value(word.group()):
            runs = [*runs[:-1], (runs[-1][0], k + 1)] if runs and runs[-1][1] == k else [*runs, (k, k + 1)]
    best: list[tuple[int, int]] = []
    some: list[tuple[int, int]] = []
    for run in runs:
        last = some[-1] if some else run
        follows = 0 < run[0] - last[1] <= LONGEST_LABEL and run[1] - run[0] == last[1] - last[0]
        some = [*some, run] if follows else [run]
        best = some if len(some) >= max(len(best), FEWEST) and run[1] - run[0] >= FEWEST else best
    sizes = {b[0] - a[1] for a, b in pairwise(best)}
    if len(sizes) != 1 or best[0][0] < min(sizes):
        return []
    size = sizes.pop()
    return [(first - size, first, last) for first, last in best]


def _shared_kind(words: list[re.Match[str]], rows: list[tuple[int, int, int]], source: str) -> int:
    """1 where all labels begin with what the text calls their kind: ``line`` of ``lines``; else 0."""
    kinds = {words[a].group().lower() for a, b, _ in rows if b - a > 1}
    said = len(kinds) == 1 and f"{min(kinds)}s " in source.lower()
    return int(said and all(b - a > 1 for a, b, _ in rows))


def _heads(text: Text, source: str, width: int, names: set[str]) -> list[Text]:
    """The words beside the mention of the x axis, as many as there are columns, behind their name."""
    cues = list(CUE.finditer(source))
    found: list[list[Text]] = []
    for k, cue in enumerate(cues):
        if not cue["x"]:
            continue
        before = cues[k - 1].end() if k else 0
        after = cues[k + 1].start() if k + 1 < len(cues) else len(source)
        behind = _words(text, cue.end(), after)
        ahead = _words(text, before, cue.start())
        if len(behind) in (width, width + 1):
            found.append(behind[-width:])
        if len(ahead) == width or (len(ahead) > width and ahead[-width - 1].text.endswith("s")):
            found.append(ahead[-width:])
    found = [heads for heads in found if names.isdisjoint(head.text.lower() for head in heads)]
    return found[0] if len(found) == 1 else []


def _words(text: Text, begin: int, end: int) -> list[Text]:
    return [text.cut(*word.span()) for word in re.finditer(r"\S+", text.text[:end]) if word.start() >= begin]
