"""Labels, panels and names of axes, to be found in running text."""

from __future__ import annotations

from replot.figure import Panel
from replot.reading.description.claims.cube import Cube
from replot.reading.description.claims.vocabulary import known_words, phrases
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.dates import YEAR

__all__ = ["Names", "words_of"]

PLAIN = {0x2212: "-", 0x2019: "'", 0x2018: "'", 0xA0: " ", 0x202F: " ", 0x2009: " ", 0x2011: "-"}
FIRST = re.compile(r"\w+")
DIGITS = r"[-+]?(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?%?"
NUMERIC = re.compile(DIGITS)
GENERIC = {
    "y": ("row", "rows"),
    "x": ("column", "columns"),
    "p": ("panel", "panels", "heatmaps", "subplot", "subplots"),
}
COMMON = """
a an and by for from in of on or per s the to with all no not id name number type index size level value
values score accuracy rate count mean time each
"""
NO_ALIAS = frozenset(COMMON.split())
LINK = re.compile(r"\s*+(?::|=|#|of\b|is\b|equal to\b|goes from\b|from\b|between\b)?\s*+[(\[]?\s*")
PREPOSITION = re.compile(r"\b(?:with|at|using)\s+$")
EQUALS = re.compile(r"\s*=\s*[-+]?\d")
RANGING = ("to", "through", "-", "–", "—")
NEXT = re.compile(
    rf"\s*(?P<sign>,\s*(?:and\s+|or\s+)?|\s+and\s+|\s*&\s*|\s+or\s+|\s*/\s*|\s+to\s+|\s+through\s+|\s*[-–—]\s*)"
    rf"(?P<n>{DIGITS})"
    r"(?![\w]|\.\d)"
)


def words_of(cube: Cube) -> frozenset[str]:
    """Every single word of labels, names of axes and titles of panels, and the letters of the axes."""
    panels = [cube.scene.figure.panels[k] for k in cube.panels]
    names = [
        panels[0].x.label or "",
        panels[0].y.label or "",
        *panels[0].x.categories,
        *panels[0].y.categories,
        *(panel.title or "" for panel in panels),
        panels[0].color.label or "",
    ]
    words = set(FIRST.findall(Names.plain(" ".join(names))))
    for word in FIRST.findall(Names.plain(f"{names[0]} {names[1]}")):
        words |= {word[0], word + "s", word.removesuffix("s"), word[:-1] + "ies"}
    return frozenset(words).union(*GENERIC.values())


SPOKEN = known_words() - {"loss", "losses", "gain", "gains", "level", "drop"}
"""Words that keep their meaning in a claim even where the label of the colour bar has them."""


class Names:
    """The words of one cube's axes.

    Parameters
    ----------
    cube : Cube
    """

    def __init__(self, cube: Cube) -> None:
        panels = cube.scene.figure.panels
        first = panels[cube.panels[0]]
        self._labels: dict[str, list[tuple[str, str, int]]] = {}
        self._aliases: dict[str, list[tuple[str, str]]] = {}
        self._numbers: dict[str, dict[float, int]] = {"x": {}, "y": {}, "p": {}}
        self._written: dict[str, set[str]] = {"x": set(), "y": set(), "p": set()}
        lists = {"y": first.y.categories, "x": first.x.categories}
        if cube.scene.several:
            lists["p"] = tuple(panels[k].title or "" for k in cube.panels)
        for axis, labels in lists.items():
            years = all(map(YEAR.fullmatch, labels)) and cube.largest < 1900
            for index, label in enumerate(labels):
                self._add(axis, index, label, years)
        for found in self._labels.values():
            found.sort(key=lambda label: -len(label[0]))
        self.metrics = frozenset(FIRST.findall(self.plain(first.color.label or ""))) - SPOKEN
        self._letters: dict[str, str] = {}
        self._add_aliases(first)

    def number(self, axis: str, value: float) -> int | None:
        """The place of a label that reads as this number."""
        return self._numbers[axis].get(value)

    def is_written(self, axis: str, number: str) -> bool:
        """Whether a label reads exactly so, a percent sign left out."""
        return number in self._written[axis]

    @staticmethod
    def counts(name: str) -> bool:
        """Whether a name such as *row* may count the labels as well as name one."""
        return any(name in names for names in GENERIC.values())

    def _add(self, axis: str, index: int, label: str, year: bool) -> None:
        plain = self.plain(label).strip()
        if NUMERIC.fullmatch(plain) and not year:
            self._numbers[axis].setdefault(_value(plain), index)
            self._written[axis].add(plain.rstrip("%").replace(",", ""))
            return
        start = FIRST.match(plain)
        if start is None or len(plain) < 2 or plain in phrases():
            return  # labels of one letter, of signs only, or that are words of every language
        known = self._labels.setdefault(start.group(0), [])
        for n, (other, place, at) in enumerate(known):
            if other == plain and place != axis:
                if at == index:
                    known[n] = (plain, "xy", index)
                else:
                    del known[n]  # which of the two lines is meant?
                return
        known.append((plain, axis, index))
        bare = re.sub(r"\s*\([^()]*\)$", "", plain)
        if (
            bare != plain
            and len(bare) > 2
            and bare not in phrases()
            and not any(name == bare for name, _, _ in known)
        ):
            known.append((bare, axis, index))

    def _add_aliases(self, panel: Panel) -> None:
        words: dict[str, set[str]] = {axis: set(names) for axis, names in GENERIC.items()}
        for axis, label in (("x", panel.x.label), ("y", panel.y.label)):
            plain = re.sub(r"\([^()]*\)", " ", self.plain(label or "")).strip()
            parts = re.findall(r"[^\W\d_]+", plain)
            if not parts:
                continue
            words[axis].add(plain)
            words[axis].update(" ".join(parts[n:]) for n in range(1, len(parts)))
            words[axis].update(part for part in parts if part not in NO_ALIAS and len(part) > 2)
            if len(parts) == 1:
                words[axis].add(parts[0])
        for names in words.values():
            for name in list(names):
                names.add(name[:-1] if name.endswith("s") and len(name) > 3 else name + "s")
                if name.endswith("y"):
                    names.add(name[:-1] + "ies")
        for axis, names in words.items():
            others = set().union(*(found for other, found in words.items() if other != axis))
            for name in names - others:
                start = FIRST.match(name)
                if start is not None and not self.label_at(name, 0):
                    self._aliases.setdefault(start.group(0), []).append((name, axis))
        for found in self._aliases.values():
            found.sort(key=lambda alias: (-len(alias[0]), alias[0]))
        letters = {
            axis: {part[0] for part in re.findall(r"[^\W\d_]+", self.plain(label or ""))}
            for axis, label in (("x", panel.x.label), ("y", panel.y.label))
        }
        self.heads = frozenset(
            name[:2]
            for found in (self._labels, self._aliases)
            for names in found.values()
            for name, *_ in names
        )
        self._letters = {
            letter: axis
            for axis, other in (("x", "y"), ("y", "x"))
            for letter in letters[axis] - letters[other]
        }
        self.heads |= {letter + sign for letter in self._letters for sign in "= "}

    @staticmethod
    def plain(text: str) -> str:
        """Lower case and plain signs, each character at its old place."""
        lowered = text.lower()
        if len(lowered) != len(text):
            lowered = "".join(c.lower() if len(c.lower()) == 1 else c for c in text)
        return lowered.translate(PLAIN)

    def label_at(self, text: str, start: int) -> tuple[int, str, int] | None:
        """The label that stands at a place: its end, axis and index."""
        first = FIRST.match(text, start)
        if first is None:
            return None
        for name, axis, index in self._labels.get(first.group(0), ()):
            if text.startswith(name, start) and _ends(text, start + len(name), name):
                return start + len(name), axis, index
        return None

    def alias_at(self, text: str, start: int) -> tuple[int, str] | None:
        """The name of an axis that stands at a place: its end and the axis."""
        first = FIRST.match(text, start)
        if first is None:
            return None
        for name, axis in self._aliases.get(first.group(0), ()):
            if text.startswith(name, start) and _ends(text, start + len(name), name):
                return start + len(name), axis
        if len(first.group(0)) == 1 and first.group(0) in self._letters and EQUALS.match(text, first.end()):
            return first.end(), self._letters[first.group(0)]  # "L=20"
        return None

    def numbers_after(self, text: str, at: int, axis: str) -> tuple[int, tuple[int, ...]] | None:
        """The labels in numbers after the name of an axis, ``lengths 9 to 17``: their end, their places."""
        known = self._numbers[axis]
        if not known or self.counts(text[max(0, at - 8) : at].rsplit(maxsplit=1)[-1]):
            return None
        link = LINK.match(text, at)
        begin = link.end() if link else at
        first = NUMERIC.match(text, begin)
        if (
            first is None
            or re.match(r"\w|\.\d", text[first.end() : first.end() + 2])
            or _value(first.group(0)) not in known
        ):
            return None
        out = [known[_value(first.group(0))]]
        end = first.end()
        words = (link.group(0) if link else "").split()
        pair = "from" in words or "between" in words
        while (more := NEXT.match(text, end)) is not None:
            index = known.get(_value(more.group("n")))
            if index is None:
                return None if more.group("sign").strip() not in (",", "and", ", and") else (end, tuple(out))
            if pair:
                return None  # "goes from 0.75 to 1.0" names two ends and nothing between them
            sign = more.group("sign").strip()
            out.extend(range(out[-1] + 1, index + 1) if sign in RANGING else [index])
            end = more.end()
        if pair:
            return None
        opened = text[at:begin].count("(") + text[at:begin].count("[")
        if opened and text[end : end + 1] in (")", "]"):
            end += 1
        return end, tuple(dict.fromkeys(out))

    def number_before(self, text: str, start: int, end: int, number: str) -> tuple[int, str, int] | None:
        """A label in numbers before the name of its axis, ``0.4 ratio``: its end, its axis and its place."""
        space = re.match(r"[ -]", text[end : end + 1])
        alias = self.alias_at(text, end + 1) if space else None
        if alias is None:
            return None
        stop, axis = alias
        index = self._numbers[axis].get(_value(number))
        plural = text[end + 1 : stop].endswith("s") and not text[end + 1 : stop].endswith("ss")
        if index is None or (plural and not PREPOSITION.search(text, max(0, start - 8), start)):
            return None  # "three lengths" counts them, "with 32 samples" names one
        return stop, axis, index


def _value(text: str) -> float:
    return float(text.rstrip("%").replace(",", ""))


def _ends(text: str, end: int, name: str) -> bool:
    """Whether a name that stands in a text ends there with a whole word."""
    if end >= len(text) or not name[-1].isalnum():
        return True
    following = text[end]
    if following.isalnum() or following == "_":
        return False
    return not (following in "-." and end + 1 < len(text) and text[end + 1].isalnum())
