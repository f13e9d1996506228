"""The labels and the names of two axes, by their words."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from functools import cached_property
from math import isclose

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.quantities import Quantity
from replot.reading.description.lexicon.units import SIGNS
from replot.reading.description.statements.frame.clock import names_of_hours
from replot.reading.description.statements.frame.words import (
    ARTICLE,
    AXIS_WORDS,
    DIGIT_OR_BRACKET,
    FIRST_WORD,
    LAST_BRACKET,
    LETTERS,
    NUMBERED,
    SPELLED,
    STOP_WORDS,
    UNIT_IN_BRACKETS,
    letters_of,
    same_length_lower,
    short_form,
    words_of,
)

__all__ = ["Index", "Place"]
Place = tuple[str, int]
"""Axis (``x`` or ``y``) and index on it."""
MOST_WORDS = 12
"""Words of the end of a label that may stand for it, however long it is."""
CODED_LABEL = re.compile(r"([A-Z]{1,3}\d{1,2})(?:: | [–—=-] )(.+)")
"""``R1: Baseline``, which a text may also call ``R1`` or ``Baseline``."""
CODE_BEHIND = re.compile(
    r"\w \((?!(?:[KMGTP]B|[KMG]?HZ|DB|[KMG]WH?|[KM]?PA|RPM|FPS|PPM|PPB|BPM|USD|EUR|GBP)\))([A-Z]{2,6})\)$"
)
"""``Spain (ES)``, and no unit."""
JOINT = re.compile(r"(?<=[^\W\d_])[ _-](?=[^\W\d_])")
"""What joins the words of a label, which a text may also write otherwise: ``EN in``, ``EN-in``."""
DENIED = re.compile(r"non[ -](?=\w)")
"""``non churn``, which a text may also write as one word."""
SINGULAR = re.compile(r"[a-z]{2,}[b-rt-z]s")
SYMBOL = re.compile(r"[^\W\d_]\w{0,8}(?:/[^\W\d_]\w{0,8})+[,;:]?")
"""``h/J``, a name of a quantity in several words for those who read words alone."""
SIBILANT = re.compile(r"(?:ss|sh|ch|x)es$")
APOSTROPHE = re.compile(r"\w['’]\w")
WORD_AND_NUMBER = re.compile(r"(?P<word>[^\W\d_]{2,}) \d{1,4}")
TRUTH = ("true", "actual", "gold", "truth")
PREDICTION = ("predicted", "prediction", "predictions")
"""What rows and columns of a confusion matrix are called where the text names neither of its axes."""


CODE_BEFORE = re.compile(r"([A-Z]{1,3}\d{1,2})[ .–-]+[^\W\d]")
"""``D1 full``."""


def _codes(labels: tuple[str, ...]) -> list[str]:
    """The short names of all labels of an axis: ``Spain (ES), Norway (NO)``, ``D1 full, D2 short``."""
    for pattern in (CODE_BEHIND, CODE_BEFORE):
        search = pattern.search if pattern is CODE_BEHIND else pattern.match
        codes = [code[1] for label in labels if (code := search(label)) is not None]
        if len(set(codes)) == len(labels) > 1:
            return codes
    return []


def _last_words(labels: tuple[str, ...], joint: str = " ") -> list[str]:
    """What tells labels apart that begin with the same words: ``Film A, Film B``; numbers are no names."""
    first = labels[0].rpartition(joint)[0] if labels else ""
    if not first or len(labels) < 2 or not all(label.rpartition(joint)[0] == first for label in labels):
        return []
    last = [label.rpartition(joint)[2] for label in labels]
    return last if len(set(last)) == len(last) and all(map(str.isalpha, last)) else []


SHARE = re.compile(
    r"%|\bper ?cent|percent|\b(?:rate|ratio|share|fraction|level|threshold|quantile|proportion|humidity|"
    r"noise|sparsity|dropout|missing|concentration|intensity|load|overlap|confidence|discount|tax|slope)",
    re.I,
)
"""What the name of an axis holds whose labels may be spoken of in percent."""

AMOUNT = re.compile(r"(?<=\w) (?:rates?|ratios?|levels?|strengths?|prob\w*|doses?|amounts?|values?)$")
NO = ("without", "no", "zero", "w/o")


@dataclass
class Index:
    """The axes of one panel, indexed by their words.

    Attributes
    ----------
    x, y : tuple of str
        Categories in reading direction.
    x_label, y_label : str or None
    up : bool
        Whether the text numbers the rows from the bottom.
    pairs_xy : bool
        Whether the text writes pairs as (x, y) and not as (row, column).
    accounting : bool
        Whether the text writes negative numbers in parentheses.
    kinds : tuple of (str, str)
        Axes with what the text calls one of their labels, besides the name of the axis: ``hour``.
    backward : str
        The axes whose labels the text lists against the reading direction: ``from bottom to top A, B``.
    hollow : bool
        Whether the text says that the diagonal is empty: lines of a square are told without it.
    forms : tuple of (str, str)
        Words of the text, each with the label in another form that it is: ``loading`` for ``load``.
    base : int
        The number of the first row and of the first column, where the text counts them.
    as_met : bool
        Whether the labels stand in the order in which sentences first name them, which means nothing.
    in_turn : str
        The axis whose lines the text says to give one after the other: ``"y"`` for ``row by row``.
    told_by : str
        The axis whose lines the text tells one after the other, where it tells others in the same order.
    indexed : bool
        Whether the text gives cells by the numbers of their rows and columns: ``(1, 2): 30``.
    begins_in_brackets : bool
        Whether a label in brackets behind the name of a line tells where its values begin: ``oak [May]: 3``.
    positive : str
        The label of two that the text calls the positive class.
    measured : frozenset of str
        Words of the name of what is shown that claim something elsewhere: ``mean`` of ``mean delay``.
    tokens : dict
        The tokens of the texts that were read.
    silent : set
        Clauses that tell nothing, each with all that was known when it was read.
    """

    x: tuple[str, ...]
    y: tuple[str, ...]
    x_label: str | None = None
    y_label: str | None = None
    up: bool = False
    pairs_xy: bool = False
    accounting: bool = False
    kinds: tuple[tuple[str, str], ...] = ()
    backward: str = ""
    forms: tuple[tuple[str, str], ...] = ()
    base: int = 1
    hollow: bool = False
    as_met: bool = False
    in_turn: str = ""
    told_by: str = ""
    indexed: bool = False
    begins_in_brackets: bool = False
    positive: str = ""
    measured: frozenset[str] = frozenset()
    exact: dict[str, list[Place]] = field(default_factory=dict)
    numeric: dict[float, list[Place]] = field(default_factory=dict)
    by_word: dict[str, list[tuple[str, list[Place]]]] = field(default_factory=dict)
    alias: dict[str, str] = field(default_factory=dict)
    words: set[str] = field(default_factory=set)
    alias_words: set[str] = field(default_factory=set)
    tokens: dict[str, list] = field(default_factory=dict)
    silent: set[tuple] = field(default_factory=set)
    _ascending: list[float] = field(default_factory=list)
    _near: dict[float, list[Place]] = field(default_factory=dict)
    _meant: dict[str, str | None] = field(default_factory=dict)


    def __post_init__(self) -> None:
        other_names: dict[str, list[Place]] = {}
        for axis in "xy":
            codes = _codes(self.axis(axis)) or _last_words(self.axis(axis))
            if not codes and self.x == self.y:
                codes = _last_words(self.axis(axis), "-") or _last_words(self.axis(axis), "_")
            called = " ".join([self.label(axis) or "", *(kind for on, kind in self.kinds if on == axis)])
            across = tuple(map(key, self.y if axis == "x" else self.x))
            hours = names_of_hours(tuple(map(key, self.axis(axis))), called, across)
            for k, label in enumerate(self.axis(axis)):
                self.exact.setdefault(key(label), []).append((axis, k))
                number = parse_quantity(label)
                if number is not None and number.low is None and number.high is None:
                    self.numeric.setdefault(number.value, []).append((axis, k))
                bare = LAST_BRACKET.sub("", label) if label[-1:] == ")" else ""
                others = {key(bare), key(short_form(label))} if bare else set()
                if codes:
                    others.add(key(codes[k]))
                if hours:
                    others |= hours[k]
                if label[:1] == "(" and label[-1:] == ")":
                    others.add(key(label[1:-1]))
                if label[-1:] == "." and len(label) > 2:
                    others.add(key(label[:-1]))
                if (coded := CODED_LABEL.fullmatch(label)):
                    others |= {key(part) for part in coded.groups()}
                for other in others:
                    other_names.setdefault(other, []).append((axis, k))
        for name, places in other_names.items():
            if name and name not in self.exact and len({axis for axis, _ in places}) == len(places):
                self.exact[name] = places
        for name in [name for name in self.exact if SINGULAR.fullmatch(name)]:
            one = name[:-2] if SIBILANT.search(name) else name[:-1]
            self.exact.setdefault(one, self.exact[name])  # "1 as a cat", where the label is "cats"
        for name in [name for name in self.exact if JOINT.search(name)]:
            for sign in " -_":
                self.exact.setdefault(JOINT.sub(sign, name), self.exact[name])
        for name in [name for name in self.exact if DENIED.match(name)]:
            self.exact.setdefault(DENIED.sub("non", name), self.exact[name])
        self._ascending = sorted(self.numeric)
        for short, full in SPELLED:
            if short in self.exact and full not in self.exact:
                self.exact[full] = self.exact[short]
            elif full in self.exact and short not in self.exact and short != "may":
                self.exact[short] = self.exact[full]
        for form, label in self.forms:
            if (meant := self.exact.get(key(label))) is not None:
                self.exact.setdefault(form, meant)
        for name, places in self._of_none().items():
            self.exact.setdefault(name, places)
        for name, places in self.exact.items():
            word = FIRST_WORD.match(name)
            if word:
                self.by_word.setdefault(word.group(0), []).append((name, places))
        for label in (*self.x, *self.y):
            if APOSTROPHE.search(label):  # as the text writes it; compared labels have none
                said = same_length_lower(label)
                self.by_word.setdefault(FIRST_WORD.match(said)[0], []).append((said, self.exact[key(label)]))  # type: ignore[index]
        for names in self.by_word.values():
            names.sort(key=lambda pair: -len(pair[0]))
        words = {axis: self._alias_words(axis) for axis in "xy"}
        for axis, kind in self.kinds:
            if kind not in words["x"] | words["y"]:
                words[axis].update((kind, *kind.split()))
        labels = {key(label) for label in (*self.x, *self.y)}  # `Train Set "cities"`, where one is "cities"
        for axis, other in (("x", "y"), ("y", "x")):
            units = self._units(axis) - self._units(other)  # the m of metres, be the months on the other axis
            for name in (words[axis] - words[other] | units) - labels:
                self.alias[name] = axis
        if self.x == self.y and self.alias.keys().isdisjoint(TRUTH + PREDICTION):
            self.alias.update({**dict.fromkeys(TRUTH, "y"), **dict.fromkeys(PREDICTION, "x")})
        self.alias_words = {w for name in self.alias for w in LETTERS.findall(name) or [""]}
        self.words = {
            w for name in (*self.x, *self.y, *self.exact) for w in words_of(name) or [""]
        }
        self.words.update(*map(words_of, self.alias), AXIS_WORDS)

    def _of_none(self) -> dict[str, list[Place]]:
        """What a label 0 is called by the name of its axis: ``without dropout``, ``no dropout``."""
        zeros = self.numeric.get(0.0, ())
        named = {axis: UNIT_IN_BRACKETS.sub("", key(self.label(axis) or "")).strip() for axis, _ in zeros}
        names = {axis: {name, AMOUNT.sub("", name)} for axis, name in named.items() if name}
        alone = [zeros[0]] if len(zeros) == 1 else []
        return {f"{no} {name}": alone for axis, _ in alone for name in names.get(axis, ()) for no in NO}

    def _alias_words(self, axis: str) -> set[str]:
        label = self.label(axis)
        if not label:
            return set()
        lowered = key(label)
        bare = UNIT_IN_BRACKETS.sub("", lowered).strip()
        out = {lowered, bare}
        out.update(unit for unit in UNIT_IN_BRACKETS.findall(lowered) if len(unit) <= 8)
        parts = LETTERS.findall(bare)
        out.update(
            w
            for w in parts
            if w not in STOP_WORDS and (len(w) > 1 or not w.isascii() or len(parts) < 2 or w not in "aid")
        )
        out.update(w[:-3] + "y" for w in list(out) if len(w) > 4 and w.endswith("ies"))  # "queries"
        out.update(w[:-1] for w in list(out) if len(w) > 3 and w.endswith("s"))
        out.update(w + "s" for w in list(out) if len(w) > 2 and w[-1].isalpha() and not w.endswith("s"))
        if parts:
            out.add("".join(part[0] for part in parts))  # "n" of "noise", "lr" of "learning rate"
        out.update(w for w in re.findall(r"\b\w\b", bare) if not w.isdigit())
        out.update(word.strip(",;:") for word in bare.split() if SYMBOL.fullmatch(word))
        whole = bare.split()[-MOST_WORDS:]  # "query paths" of "number of query paths"
        out.update(" ".join(whole[k:]) for k in range(1, len(whole) - 1) if whole[k] not in STOP_WORDS)
        return {w for w in out if w and w not in STOP_WORDS}

    def _units(self, axis: str) -> set[str]:
        """How the units are written that the name of an axis spells out: ``m`` of ``depth in metres``."""
        return {SIGNS[word] for word in LETTERS.findall(key(self.label(axis) or "")) if word in SIGNS}

    def axis(self, axis: str) -> tuple[str, ...]:
        return self.x if axis == "x" else self.y

    def as_written(self, places: list[Place], said: str) -> list[Place]:
        """The places of a name: of labels that differ by capitals only, those that it is written like."""
        if len(places) < 2 or len({axis for axis, _ in places}) == len(places):
            return places
        labels = {place: self.axis(place[0])[place[1]] for place in places}
        out = []
        for axis in dict.fromkeys(axis for axis, _ in places):
            own = [place for place in places if place[0] == axis]
            alike = len({labels[place] for place in own}) < len(own)
            out += own if alike else [place for place in own if labels[place] == said]
        return out

    def label(self, axis: str) -> str | None:
        return self.x_label if axis == "x" else self.y_label

    def axis_called(self, noun: str) -> str:
        """The axis whose labels a noun stands for: ``rows``, ``models``; empty where it is that of none."""
        said = noun.lower()
        lines = {"row": "y", "rows": "y", "column": "x", "columns": "x"}
        return lines.get(said) or self.alias.get(said, "")

    @cached_property
    def symbols(self) -> dict[str, str]:
        """The names of the axes that hold a sign: ``h/j`` of ``field h/J``."""
        return {name: axis for name, axis in self.alias.items() if SYMBOL.fullmatch(name)}

    @cached_property
    def in_percent(self) -> str:
        """The axes of which numbers with a percent sign may be labels."""
        names = (("x", self.x_label), ("y", self.y_label), *self.kinds)
        shares = {axis for axis, name in names if name and SHARE.search(name)}
        return "".join(a for a in "xy" if a in shares or any("%" in label for label in self.axis(a)))

    def numbers(self, value: float) -> list[Place]:
        """Labels that read as this number."""
        if not self.numeric:
            return []
        found = self.numeric.get(value)
        if found is None:
            found = self._near.get(value)
        if found is None:
            # what differs by rounding only stands next to it in order
            k = bisect_left(self._ascending, value)
            near = (n for n in self._ascending[max(k - 1, 0) : k + 1] if isclose(n, value))
            found = self._near[value] = next((self.numeric[n] for n in near), [])
        return found

    def written(self, quantity: Quantity) -> list[Place]:
        """Labels that a number of the text may be, as it is written: ``6.0`` is none of 1, 3, 6 and 12."""
        places = self.numbers(quantity.value)
        if quantity.percent and places:
            places = [p for p in places if p[0] in self.in_percent]
        return [p for p in places if p[0] not in self.whole] if quantity.decimals and places else places

    @cached_property
    def numbered(self) -> frozenset[str]:
        """The words before a number that all labels of an axis are: ``month`` of ``month 0, month 1``."""
        out: set[str] = set()
        for labels in (self.x, self.y):
            found = [WORD_AND_NUMBER.fullmatch(label.lower()) for label in labels]
            words = {one["word"] if one is not None else "" for one in found}
            if len(words) == 1 < len(labels):
                out |= words
        return frozenset(out - {""})

    @cached_property
    def whole(self) -> str:
        """The axes all of whose numbers are written without decimals."""
        return "".join(axis for axis in "xy" if not any({".", ","} & {*label} for label in self.axis(axis)))

    def may_name(self, text: str, least: int = 1) -> bool:
        """Whether a text holds a word of any label or axis, or a number that may be one.

        Parameters
        ----------
        text : str
        least : int
            How many words it must hold, where no number may be a label: 2 for a row and a column.
        """
        words = self.words
        if "" in words or (self.numeric and NUMBERED.search(text)):
            return True
        said = words_of(text)
        return not words.isdisjoint(said) and (least < 2 or sum(map(words.__contains__, said)) >= least)

    def _alias_in(self, text: str) -> str | None:
        for word in letters_of(text):
            if word in self.alias:
                return self.alias[word]
            if word in ("row", "rows"):
                return "y"
            if word in ("column", "columns"):
                return "x"
        return None

    def _alias(self, text: str) -> str | None:
        if not self.alias or len(text) > 100:
            return None
        if text not in self._meant:
            self._meant[text] = self._find_alias(text)
        return self._meant[text]

    def _find_alias(self, text: str) -> str | None:
        name = key(text).strip(" =:()")
        name = ARTICLE.sub("", name)
        if len(name.split()) > 5:
            return None
        if name in self.alias:
            return self.alias[name]
        if DIGIT_OR_BRACKET.search(name):
            return None
        words = LETTERS.findall(name)
        axes = {self.alias[w] for w in words if w in self.alias}
        return (
            axes.pop() if len(axes) == 1 and all(w in self.alias or w in STOP_WORDS for w in words) else None
        )
