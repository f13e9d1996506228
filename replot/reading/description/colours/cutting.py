"""A text cut into the sentences and lines that may speak of colours, each read by itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from replot.reading.description.colours.company import ANCHOR
from replot.reading.description.colours.named import Named, Scheme, find_named, find_scheme, map_words
from replot.reading.description.colours.statements import Said, read_sentence
from replot.reading.description.colours.tables import listed
from replot.reading.description.colours.vocabulary import SIGNS, colour_words
from replot.reading.description.document.blanked import blank
from replot.reading.description.lexicon import patterns as re

__all__ = ["Sentence", "sentences"]

LONGEST = 4000
"""Letters of a line that are read; what is longer is data."""
SHORT = 200
"""Letters up to which a piece of its own may be a heading or an entry of a list."""
SHADES = listed("dark darker darkest light lighter lightest pale paler palest deep deeper deepest bright "
                "brighter brightest "
                "intensity darkens deepens saturation grayscale greyscale rainbow traffic warmer hotter "
                "heat thermal cool "
                "intense saturated darkness brightness monochrome diverging")
SCALE = listed("color colors colour colours colorbar colourbar colormap colourmap coloring colouring cmap "
               "palette gradient "
               "legend scale shade shades shading hue hues tint tints tone tones fill bar key heatmap")
WORD = re.compile(r"[a-z]+")
SIGN = re.compile("[" + "".join(SIGNS) + "]")
END = re.compile(r"(?<=[.!?])[\"”’')*_]*\s+(?=[\"“‘'(*_`\[~#<>+−–-]*[A-Z0-9#])")
PARTED = re.compile(r" \| ")
"""Between the entries of a legend in one line, and no mark of a table: ``green low | red high``."""
ARROW = re.compile(r"\$?\\(?:long)?(?:rightarrow|to)\b\$?")
MARKS = re.compile(r"\*+|(?<!\w)_+|_+(?!\w)|^\s*(?:#+\s|[-+•]\s|\d+[.)]\s|>\s)|[|]|"
                   r"</?[a-zA-Z][^<>\n]{0,60}>|\\(?=[~*_#%])|\x00", re.M)
LEAD = re.compile(r":\W*$|^\s*#|^\s*(?:[-+*•]\s*|\d+[.)]\s*)?\*\*[^*]+\*\*\W*$|^\s*\|")


@dataclass(slots=True)
class Sentence:
    """A sentence or line that says something of colours.

    Attributes
    ----------
    text : str
        Its words, with the marks of markdown blanked.
    start : int
        Where it begins, in the offsets of the pieces.
    line : int
        The number of its line among all that were read.
    said : Said or None
        What it says in colour words.
    named : Named or None
        The colormap that it names.
    scheme : Scheme or None
        The scheme that it names.
    """

    text: str
    start: int
    line: int
    said: Said | None
    named: Named | None
    scheme: Scheme | None


@cache
def _hints() -> frozenset[str]:
    """Single words without one of which a line says nothing of colours."""
    return frozenset(colour_words()) | SHADES | map_words()


def _speaks(words: Sequence[str], text: str) -> bool:
    return (not _hints().isdisjoint(words) or "#" in text or "rgb(" in text
            or (not text.isascii() and SIGN.search(text) is not None))


def sentences(pieces: Iterable[tuple[str, int]]) -> Iterator[Sentence]:
    """The sentences and lines of the pieces that say something of colours.

    A heading or a line that ends in a colon and speaks of the colour scale says so of the lines below it.

    Parameters
    ----------
    pieces : iterable of (str, int)
        Texts with their offsets in the source, in order.
    """
    number = 0
    anchored = led = False
    for text, offset in pieces:
        end = 0
        anchored = anchored and (led or len(text) < SHORT)
        for whole in text.split("\n"):
            start, end = end, end + len(whole) + 1
            if not whole or whole.isspace():
                anchored = anchored and led
                continue
            number += 1
            line = whole[:LONGEST]
            led = False
            words = WORD.findall(line.lower())
            if line.lstrip().startswith("#"):
                anchored = False
            if _speaks(words, line):
                yield from _cut(_unmarked(line), offset + start, number, anchored)
            about = not SCALE.isdisjoint(words) and (line.lstrip().startswith("|") or ANCHOR.search(line))
            if about and ((whole == text and len(line) < SHORT) or LEAD.search(line)):
                anchored = led = True


def _unmarked(line: str) -> str:
    """A line of markdown with its marks blanked; what stays keeps its place."""
    if "\\" in line:
        line = ARROW.sub(lambda m: "→".ljust(len(m.group())), line)
    if not line.lstrip().startswith("|"):
        line = PARTED.sub(" ; ", line)
    return MARKS.sub(blank, line)


def _cut(line: str, offset: int, number: int, anchored: bool) -> Iterator[Sentence]:
    for begin, end in pairwise([0, *(match.end() for match in END.finditer(line)), len(line)]):
        text = line[begin:end]
        words = WORD.findall(text.lower())
        anchored = anchored or (not SCALE.isdisjoint(words) and ANCHOR.search(text) is not None)
        if not _speaks(words, text):
            continue
        named, scheme = find_named(text), find_scheme(text)
        # the name of a colormap is not read for colours and levels a second time
        rest = text[:named.start] + "_" * (named.end - named.start) + text[named.end:] if named else text
        said = read_sentence(rest, offset + begin, anchored)
        if said or named or scheme:
            yield Sentence(text, offset + begin, number, said, named, scheme)
