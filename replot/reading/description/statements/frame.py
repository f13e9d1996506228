"""A panel's axes as something that words can be looked up in."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from math import isclose

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import ORDINALS
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import QUOTED, split_list
from replot.reading.description.lexicon.numbers import parse_quantity
from replot.reading.description.statements.frame_words import (
    ARROW_END,
    ARTICLE,
    ASSIGNED,
    AXIS_OF_LINE,
    AXIS_WORDS,
    BARE_NUMBER,
    COUNTED_LINE,
    DIGIT_OR_BRACKET,
    EVERYTHING,
    FIRST_WORD,
    GLUED,
    IN_BRACKETS,
    LAST_BRACKET,
    LETTERS,
    LINE_OF_GRID,
    LINK,
    LINK_WORD,
    MISSED,
    NAME_OR_SIGN,
    NAMED_DIGITS,
    NAMED_LINE,
    NAMED_NUMBER,
    NUMBERED,
    ONWARDS,
    PAIR_SIGNS,
    PAIR_WORDS,
    PLURAL,
    PREPOSITION,
    ROW_OR_COLUMN,
    SPACES,
    SPELLED,
    STOP_WORDS,
    WITH_ALIAS,
    capital_label,
    letters_of,
    names_and_signs,
    short_form,
    words_of,
)

__all__ = ["Frame", "Mention", "Place"]
MOST_WORDS = 6
"""Words around the row and the column of a key: ``the cell at x=2, y=1``."""
DASHES = ("–", "—")
Place = tuple[str, int]
"""Axis (``x`` or ``y``) and index on it."""


PRONOUNS = frozenset(["it", "us", "who", "he", "she", "they", "we", "all", "no"])
SINGULAR = re.compile(r"[a-z]{2,}[b-rt-z]s")
TRUTH = ("true", "actual", "gold", "truth")
PREDICTION = ("predicted", "prediction", "predictions")
"""What rows and columns of a confusion matrix are called where the text names neither of its axes."""


@dataclass
class Mention:
    """Labels named in a text.

    Attributes
    ----------
    places : list of (str, int)
        What they can be; more than one where both axes have the label.
    sure : bool
        Whether the words are surely meant as the label.
    """

    start: int
    end: int
    places: list[Place]
    sure: bool = True


@dataclass
class Frame:
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
    """

    x: tuple[str, ...]
    y: tuple[str, ...]
    x_label: str | None = None
    y_label: str | None = None
    up: bool = False
    pairs_xy: bool = False
    accounting: bool = False
    kinds: tuple[tuple[str, str], ...] = ()
    exact: dict[str, list[Place]] = field(default_factory=dict)
    numeric: dict[float, list[Place]] = field(default_factory=dict)
    by_word: dict[str, list[tuple[str, list[Place]]]] = field(default_factory=dict)
    alias: dict[str, str] = field(default_factory=dict)
    words: set[str] = field(default_factory=set)
    alias_words: set[str] = field(default_factory=set)
    tokens: dict[str, list] = field(default_factory=dict)
    _begun: dict[str, list[tuple[str, list[Place]]]] = field(default_factory=dict)
    _ascending: list[float] = field(default_factory=list)
    _near: dict[float, list[Place]] = field(default_factory=dict)
    _named: dict[str, list[Mention]] = field(default_factory=dict)
    _resolved: dict[tuple[str, str], tuple[str, list[int]] | None] = field(default_factory=dict)
    _paired: dict[str, tuple[int, int] | None] = field(default_factory=dict)
    _single: dict[tuple[str, str], Place | None] = field(default_factory=dict)
    _meant: dict[str, str | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        other_names: dict[str, list[Place]] = {}
        for axis in "xy":
            for k, label in enumerate(self.axis(axis)):
                self.exact.setdefault(key(label), []).append((axis, k))
                number = parse_quantity(label)
                if number is not None and number.low is None and number.high is None:
                    self.numeric.setdefault(number.value, []).append((axis, k))
                bare = LAST_BRACKET.sub("", label) if label[-1:] == ")" else ""
                others = {key(bare), key(short_form(label))} if bare else set()
                if label[-1:] == "." and len(label) > 2:
                    others.add(key(label[:-1]))
                for other in others:
                    other_names.setdefault(other, []).append((axis, k))
        for name, places in other_names.items():
            if name and name not in self.exact and len({axis for axis, _ in places}) == len(places):
                self.exact[name] = places
        for name in [name for name in self.exact if SINGULAR.fullmatch(name)]:
            self.exact.setdefault(name[:-1], self.exact[name])  # "1 as a cat", where the label is "cats"
        self._ascending = sorted(self.numeric)
        for short, full in SPELLED:
            if short in self.exact and full not in self.exact:
                self.exact[full] = self.exact[short]
            elif full in self.exact and short not in self.exact and short != "may":
                self.exact[short] = self.exact[full]
        for name, places in self.exact.items():
            word = FIRST_WORD.match(name)
            if word:
                self.by_word.setdefault(word.group(0), []).append((name, places))
        for names in self.by_word.values():
            names.sort(key=lambda pair: -len(pair[0]))
        words = {axis: self._alias_words(axis) for axis in "xy"}
        for axis, kind in self.kinds:
            if kind not in words["x"] | words["y"]:
                words[axis].update((kind, *kind.split()))
        for axis, other in (("x", "y"), ("y", "x")):
            for name in words[axis] - words[other]:
                self.alias[name] = axis
        if self.x == self.y and self.alias.keys().isdisjoint(TRUTH + PREDICTION):
            self.alias.update({**dict.fromkeys(TRUTH, "y"), **dict.fromkeys(PREDICTION, "x")})
        self.alias_words = {w for name in self.alias for w in LETTERS.findall(name) or [""]}
        self.words = {
            w for name in (*self.x, *self.y, *self.exact) for w in words_of(name) or [""]
        }
        self.words.update(*map(words_of, self.alias), AXIS_WORDS)

    def _may_name(self, text: str) -> bool:
        """Whether a text holds a word of any label or axis, or a number that may be one."""
        if "" in self.words or (self.numeric and NUMBERED.search(text)):
            return True
        return not self.words.isdisjoint(words_of(text))

    def _alias_words(self, axis: str) -> set[str]:
        label = self.label(axis)
        if not label:
            return set()
        lowered = key(label)
        bare = IN_BRACKETS.sub("", lowered).strip()
        out = {lowered, bare}
        out.update(unit for unit in IN_BRACKETS.findall(lowered) if len(unit) <= 8)
        parts = LETTERS.findall(bare)
        out.update(
            w
            for w in parts
            if w not in STOP_WORDS and (len(w) > 1 or not w.isascii() or len(parts) < 2 or w not in "aid")
        )
        out.update(w[:-1] for w in list(out) if len(w) > 3 and w.endswith("s"))
        out.update(w + "s" for w in list(out) if len(w) > 2 and w[-1].isalpha() and not w.endswith("s"))
        if parts:
            out.add("".join(part[0] for part in parts))  # "n" of "noise", "lr" of "learning rate"
        out.update(w for w in re.findall(r"\b\w\b", bare) if not w.isdigit())
        return {w for w in out if w and w not in STOP_WORDS}

    def axis(self, axis: str) -> tuple[str, ...]:
        return self.x if axis == "x" else self.y

    def label(self, axis: str) -> str | None:
        return self.x_label if axis == "x" else self.y_label

    def numbers(self, value: float) -> list[Place]:
        """Labels that read as this number."""
        found = self.numeric.get(value)
        if found is None:
            found = self._near.get(value)
        if found is None:
            # what differs by rounding only stands next to it in order
            k = bisect_left(self._ascending, value)
            near = (n for n in self._ascending[max(k - 1, 0) : k + 1] if isclose(n, value))
            found = self._near[value] = next((self.numeric[n] for n in near), [])
        return found

    def mentions(self, text: str) -> list[Mention]:
        """Labels that are not bare numbers, wherever a text names them; the longest wins."""
        found = self._named.get(text)
        if found is None:
            found = self._named[text] = self._mentions(text)
        return found

    def _mentions(self, text: str) -> list[Mention]:
        if not self.by_word:
            return []
        lowered, words = names_and_signs(text)
        out: list[Mention] = []
        at = 0
        begun = self._begun
        for start, first in words:
            names = begun.get(first)
            if names is None:
                names = begun[first] = self._beginning(first)
            if not names or start < at:
                continue
            for name, places in names:
                end = start + len(name)
                if not lowered.startswith(name, start):
                    end = self._loose_end(lowered, start, name)
                    if end < 0:
                        continue
                if (
                    not self._bounded(lowered, start, end, name)
                    and not self._joined(lowered, start, end)
                    and not (text[end : end + 1] in DASHES and self._bounded(lowered[:end], start, end, name))
                ):
                    continue
                if name in PRONOUNS and text[start:end] == name != self.axis(places[0][0])[places[0][1]]:
                    continue  # "it scored 3" is not about the department IT
                if self.numeric and BARE_NUMBER.fullmatch(name) and self._is_number(name):
                    continue  # bare numbers are told from values by their surroundings
                sure = (
                    capital_label(text, start)
                    if len(name) == 1
                    else (name not in STOP_WORDS or text[start:end].isupper())
                    and re.search(r"\w", name) is not None
                )
                out.append(Mention(start, end, places, sure))
                at = end
                break
        return out

    @staticmethod
    def _is_number(name: str) -> bool:
        """Whether a label reads as one number: ``0.5``, and neither ``0-17`` nor ``65+``."""
        number = parse_quantity(name)
        return number is not None and not number.is_range and not number.is_open and name[-1] != "+"

    def _beginning(self, word: str) -> list[tuple[str, list[Place]]]:
        """The labels that begin with a word, or with the word of which it is the plural."""
        found = self.by_word.get(word)
        ends = word.endswith("s") or "s_" in word
        if found is None and ends and (plural := PLURAL.search(word)) is not None:
            found = self.by_word.get(word[:-1]) or self.by_word.get(word[: plural.start()])
        return found or []

    def _joined(self, text: str, start: int, end: int) -> bool:
        """Whether a label is tied to another one by a hyphen: ``momentum-reversal``."""
        if start and (text[start - 1].isalnum() or text[start - 1] == "_"):
            return False
        if text[end : end + 1] != "-":
            return False
        word = NAME_OR_SIGN.match(text, end + 1)
        return word is not None and any(
            text.startswith(name, end + 1) and self._bounded(text, end + 1, end + 1 + len(name), name)
            for name, _ in self.by_word.get(word.group(0), ())
        )

    @staticmethod
    def _loose_end(text: str, start: int, name: str) -> int:
        """The end of a label in a text that spaces it differently or leaves out quotes, or -1."""
        if " " not in name and "_" not in name:
            return -1
        at = start
        for k, part in enumerate(filter(None, SPACES.split(name))):
            if k:
                gap = SPACES.match(text, at)
                if gap is None:
                    return -1
                at = gap.end()
            if not text.startswith(part, at):
                return -1
            at += len(part)
        return at

    @staticmethod
    def _bounded(text: str, start: int, end: int, name: str) -> bool:
        if name[0].isalnum() and start and (text[start - 1].isalnum() or text[start - 1] == "_"):
            return False
        if (
            name[0].isalnum()
            and start > 1
            and text[start - 1] in "."
            and text[start - 2].isalnum()
            and name[0].isdigit()
        ):
            return False
        if name[-1].isalnum() and end < len(text):
            if text[end].isalnum() or text[end] == "_":
                # a plural is still the label
                return (
                    (plural := PLURAL.match(text, end)) is not None
                    and (plural.group() == "s" or name[-1] in "sxzh")
                    and len(name) >= 3
                    and not name[-1].isdigit()
                )
            if text[end] in "-" and end + 1 < len(text) and text[end + 1].isalnum():
                return False
            if text[end] == "." and end + 1 < len(text) and text[end + 1].isdigit():
                return False
        return True

    def resolve(self, text: str, free: str = "xy") -> tuple[str, list[int]] | None:
        """The labels that a key such as ``Row 2 (Budget 256)``, ``1k, 2k and 4k`` or ``all depths`` means.

        Returns
        -------
        (axis, indices) or None
        """
        if len(text) > 320 or not self.exact:
            return None
        known = self._resolved.get((text, free), MISSED)
        if known is MISSED:
            known = self._resolved[text, free] = self._resolve(text, free)
        return known  # type: ignore[return-value]

    def _resolve(self, text: str, free: str) -> tuple[str, list[int]] | None:
        text = ARROW_END.sub("", text.strip().strip("*_ ").rstrip(":").strip())
        if not text or len(text) > 300 or not self._may_name(text):
            return None
        direct = self._direct(text, free) or self._direct(PREPOSITION.sub("", text), free)
        if direct is not None:
            return direct
        spoken = PREPOSITION.sub("", text)
        line = LINE_OF_GRID.match(spoken)
        of = free if line is None else AXIS_OF_LINE[line.group(1).lower()]  # "column 2 (oak)" is no row
        inside = LAST_BRACKET.search(text)
        if inside and of in free:
            bare = text[: inside.start()]
            if bare and (direct := self._direct(bare, of)) is not None and not ROW_OR_COLUMN.match(bare):
                return direct
            for part in (inside.group(1), *[p.text for p in split_list(inside.group(1))]):
                if (direct := self._direct(part, of)) is not None:
                    return direct
        named = NAMED_LINE.match(spoken)
        if (
            named
            and (axis := AXIS_OF_LINE[(named.group("a") or named.group("b")).lower()]) in free
            and (found := self._direct(named.group("n") or named.group("before"), axis))
        ):
            return found
        ordinal = COUNTED_LINE.match(spoken)
        if ordinal:
            axis = "y" if (ordinal.group("a") or ordinal.group("b")).lower() == "row" else "x"
            if axis in free:
                size = len(self.axis(axis))
                word = (ordinal.group("o") or "").lower()
                k = int(ordinal.group("n")) - 1 if ordinal.group("n") else ORDINALS.get(word, 0) - 1
                if word in ("last", "bottom", "final", "rightmost"):
                    return (axis, [size - 1]) if size else None
                if word in ("top", "leftmost"):
                    return (axis, [0]) if size else None
                if word in ("middle", "center", "centre", "central"):
                    return (axis, [size // 2]) if size % 2 else None
                if 0 <= k < size:
                    return axis, [size - 1 - k if self.up and axis == "y" else k]
        return None

    def _direct(self, text: str, free: str) -> tuple[str, list[int]] | None:
        text = text.strip(" *_`\"“”'‘’:")
        one = self._one(text, free)
        if one is not None:
            return one[0], [one[1]]
        if EVERYTHING.fullmatch(text) and (axis := self._alias_in(text)) and axis in free:
            return axis, list(range(len(self.axis(axis))))
        link = LINK.fullmatch(text)
        if link:
            first = self._one(link.group(1), free)
            if first is not None:
                axis, a = first
                size = len(self.axis(axis))
                if ONWARDS.fullmatch(link.group(2).strip()):
                    return axis, list(range(a, size))
                last = self._one(link.group(2), axis)
                hyphen = not LINK_WORD.search(text)
                if (
                    last is not None
                    and last[1] != a
                    and not (hyphen and parse_quantity(self.axis(axis)[a]) is None)
                ):
                    b = last[1]
                    return axis, list(range(a, b + 1)) if a < b else list(range(a, b - 1, -1))
        parts = split_list(text)
        if len(parts) > 1:
            places = [self._one(part.text, free) for part in parts]
            if all(places):
                axes = {p[0] for p in places if p}
                if len(axes) == 1:
                    return axes.pop(), [p[1] for p in places if p]
        return None

    def resolve_pair(self, text: str) -> tuple[int, int] | None:
        """Row and column that a key such as ``Label 2, Prediction 0``, ``(1, 2)`` or ``A vs. B`` means."""
        if len(text) > 200 or not (self.x and self.y):
            return None
        if text not in self._paired:
            self._paired[text] = self._resolve_pair(text)
        return self._paired[text]

    def _resolve_pair(self, text: str) -> tuple[int, int] | None:
        text = text.strip().strip("*_ ").rstrip(":").strip()
        text = PAIR_WORDS.sub("", text)
        if not self._may_name(text):
            return None
        told = {self._alias(m[1]) or key(m[1]): m[2].strip(")]") for m in ASSIGNED.finditer(text)}
        rest = ASSIGNED.sub("", text) if "x" in told and "y" in told else "0"
        if not NUMBERED.search(rest) and len(rest.split()) <= MOST_WORDS:
            a, b = self._one(told["y"], "y"), self._one(told["x"], "x")
            if a is not None and b is not None:
                return a[1], b[1]
        bare = text[1:-1] if text[:1] in "([" and text[-1:] in ")]" else text
        for sign in PAIR_SIGNS:
            for match in sign.finditer(bare):
                left, right = bare[: match.start()].strip(" ()[]"), bare[match.end() :].strip(" ()[]")
                if not left or not right:
                    continue
                for first, second in (
                    (("y", "x"), ("x", "y")) if not self.pairs_xy else (("x", "y"), ("y", "x"))
                ):
                    a, b = (
                        self._one(PREPOSITION.sub("", left), first),
                        self._one(PREPOSITION.sub("", right), second),
                    )
                    if a is not None and b is not None:
                        return (a[1], b[1]) if first == "y" else (b[1], a[1])
        return None

    def places(self, text: str, fixed: dict[str, list[int]]) -> dict[str, list[int]] | None:
        """What a key adds to the axes that are fixed already, or None if it means no label."""
        free = "".join(axis for axis in "xy" if axis not in fixed)
        if len(free) == 2 and (pair := self.resolve_pair(text)) is not None:
            return {**fixed, "y": [pair[0]], "x": [pair[1]]}
        found = self.resolve(text, free) if free else None
        return None if found is None else {**fixed, found[0]: found[1]}

    def _alias_in(self, text: str) -> str | None:
        for word in letters_of(text):
            if word in self.alias:
                return self.alias[word]
            if word in ("row", "rows"):
                return "y"
            if word in ("column", "columns"):
                return "x"
        return None

    def _one(self, text: str, free: str) -> Place | None:
        """The one label that a text means, with or without the name of the axis."""
        known = self._single.get((text, free), MISSED)
        if known is MISSED:
            known = self._single[text, free] = self._find_one(text, free)
        return known  # type: ignore[return-value]

    def _find_one(self, text: str, free: str) -> Place | None:
        if len(text) > 120:
            return None
        return self._find_named(text, free) or self._find_quoted(text, free)

    def _find_quoted(self, text: str, free: str) -> Place | None:
        """The label in quotation marks behind words that name no other: ``human `Exact` ``."""
        quoted = QUOTED.search(text)
        if quoted is None or quoted.end() < len(text.rstrip()) or len(text[: quoted.start()].split()) > 2:
            return None
        axis = self._alias_in(text[: quoted.start()])
        named = self.exact.get(key(quoted[1] or quoted[2]), ())
        places = [p for p in named if p[0] in (axis or free) and p[0] in free]
        return next((p for p in places if p[0] == "y"), places[0]) if places else None

    def _find_named(self, text: str, free: str) -> Place | None:
        text = text.strip(" *_`\"“”'‘’:.,") or text.strip()
        name = key(text)
        places = [p for p in self.exact.get(name, ()) if p[0] in free]
        if places and name in PRONOUNS and text == name and self.axis(places[0][0])[places[0][1]] != text:
            return None
        if len(places) >= 1 and len({p[0] for p in places}) == 1:
            return places[0]
        if len(places) > 1:
            return next((p for p in places if p[0] == "y"), places[0])
        number = parse_quantity(text) if len(text) < 40 else None
        if number is not None and not number.is_range:
            places = [p for p in self.numbers(number.value) if p[0] in free]
            if places and len({p[0] for p in places}) == 1:
                return places[0]
            if places:
                return next((p for p in places if p[0] == "y"), places[0])
        bare = NAMED_NUMBER.fullmatch(text) or NAMED_DIGITS.fullmatch(text)
        if bare and (places := self._unnamed(bare.group("n"), free)):
            return places[0]
        if "" not in self.alias_words and self.alias_words.isdisjoint(letters_of(text)):
            return None
        # "Length 5", "k = 1", "500 window", "at L=14"
        candidates: list[tuple[str, str]] = []
        words = text.split()
        if WITH_ALIAS.fullmatch(text):
            for cut in range(1, min(len(words), 6)):
                candidates.append((" ".join(words[:cut]), " ".join(words[cut:])))
                candidates.append((" ".join(words[cut:]), " ".join(words[:cut])))
            if "=" in text:
                left, _, right = text.partition("=")
                candidates.insert(0, (left, right))
            if glued := GLUED.fullmatch(text):
                candidates.append((glued.group(1), glued.group(2)))
        else:
            for cut in range(1, min(len(words), 5)):
                candidates.append((" ".join(words[cut:]), " ".join(words[:cut])))
        for left, right in candidates:
            axis = self._alias(left)
            if axis is None or axis not in free:
                continue
            right = right.strip(" =:\"“”`'‘’#")
            for place in self.exact.get(key(right), ()):
                if place[0] == axis:
                    return place
            number = parse_quantity(right)
            if number is not None and not number.is_range:
                for place in self.numbers(number.value):
                    if place[0] == axis:
                        return place
        return None

    def _unnamed(self, text: str, free: str) -> list[Place]:
        """The one label of an axis without a name that a number after a word means: ``temperature 0.5``."""
        if len(exact := self.exact.get(text, ())) == 1:
            return [p for p in exact if p[0] in free and not self.label(p[0])]
        number = parse_quantity(text)
        places = [] if number is None or number.is_range else self.numbers(number.value)
        found = [p for p in places if p[0] in free and not self.label(p[0])]
        return found if len(places) == 1 else []

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

