"""What a key such as ``Row 2 (oak)`` means: labels of one axis, or a pair of both."""

from __future__ import annotations

from dataclasses import dataclass, field

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import ORDINALS, place_of
from replot.reading.description.lexicon.labels import Label, key
from replot.reading.description.lexicon.lists import split_list
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.frame.single_labels import SingleLabels
from replot.reading.description.statements.frame.words import (
    ARROW,
    ARROW_END,
    ASSIGNED,
    AXIS_OF_LINE,
    COUNTED_LINE,
    EVERYTHING,
    FROM_AN_END,
    LAST_BRACKET,
    LINE_OF_GRID,
    LINE_PAIR,
    LINK,
    LINK_WORD,
    MISSED,
    NAMED_LINE,
    NUMBERED,
    ONWARDS,
    PAIR_SIGNS,
    PAIR_WORDS,
    PLACED_PAIR,
    POSSESSIVE,
    PREPOSITION,
    QUOTED_FIRST,
    ROW_OR_COLUMN,
)

__all__ = ["Frame"]
LEAST_NAME = 4
"""Letters of the name of an axis that parts two labels."""
PLURAL_NAMED = re.compile(
    r"(?P<before>[A-Za-z]+[a-rt-z]s) (?P<a>.+)|(?P<b>.+) (?P<behind>[A-Za-z]+[a-rt-z]s)"
)
ENDS = re.compile(r"([\d.]{1,9})\s?[–-]\s?([\d.]{1,9})")
SIDE_BY_SIDE = re.compile(
    r"(?P<a>[^\W\d_](?:.{0,60}?[^\s,;:])?)\s(?:(?:at|in|on|for|during) (?:the )?)?(?P<b>\d\S*)"
)
MOST_WORDS = 6
"""Words around the row and the column of a key: ``the cell at x=2, y=1``."""


GROUND = re.compile(r"(?<=\w),?\s+(?:at )?(home|away)$", re.I)
"""``A against B at home``."""


PLACED = re.compile(
    r"(?P<name>(?:row|column)\b.*\S)\s*\((?:the )?(?:far )?(?:left|right|middle|cent(?:er|re)|top|"
    r"bottom)(?:most)?\)$",
    re.I,
)
"""``Column A (left)``: where the line stands, behind its name."""


@dataclass
class Frame(SingleLabels):
    """The axes of one panel as something that keys and words can be looked up in."""

    _resolved: dict[tuple[str, str], tuple[str, list[int]] | None] = field(default_factory=dict)
    _paired: dict[str, tuple[int, int] | None] = field(default_factory=dict)

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
        if not text or len(text) > 300 or not self.may_name(text):
            return None
        if (quoted := QUOTED_FIRST.fullmatch(text)) is not None:
            text = quoted["name"]
        if (placed := PLACED.match(text)) is not None:
            return self._resolve(placed["name"], free) or self._direct(text, free)
        spoken = PREPOSITION.sub("", text)
        if LINE_PAIR.fullmatch(spoken):
            return None  # a cell, and no whole line
        direct = self._direct(text, free) or (self._direct(spoken, free) if spoken != text else None)
        if direct is not None:
            return direct
        line = LINE_OF_GRID.match(spoken)
        of = free if line is None else AXIS_OF_LINE[line.group(1).lower()]  # "column 2 (oak)" is no row
        inside = LAST_BRACKET.search(text)
        if inside and of in free and (line or self.resolve_pair(text) is None):
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
            and (found := next(filter(None, (self._direct(name, axis) for name in _named(named))), None))
        ):
            return found
        ordinal = COUNTED_LINE.match(spoken)
        if ordinal:
            axis = "y" if (ordinal.group("a") or ordinal.group("b")).lower() == "row" else "x"
            counted = FROM_AN_END.match(spoken, ordinal.end())
            rest = spoken[(counted or ordinal).end() :].strip(" ,;:()–—-")
            if rest and axis in free and (named_too := self._direct(rest, axis)) is not None:
                return named_too  # "row 1, Monocytes": its name counts, wherever it stands
            if axis in free:
                size = len(self.axis(axis))
                word = (ordinal.group("o") or "").lower()
                k = int(ordinal.group("n")) - self.base if ordinal.group("n") else ORDINALS.get(word, 0) - 1
                if (place := place_of(word, size)) is not None:
                    return axis, [place]
                turned = self.up and axis == "y" if counted is None else counted["last"] is not None
                if 0 <= k < size:
                    return axis, [size - 1 - k if turned else k]
        return None

    def _direct(self, text: str, free: str) -> tuple[str, list[int]] | None:
        said = text.strip(" *_:")
        text = text.strip(" *_`\"“”'‘’:")
        one = self._one(text, free) or (self._find_quoted(said, free) if said != text else None)
        if one is not None:
            return one[0], [one[1]]
        everything = EVERYTHING.fullmatch(text) and len(self.mentions(text)) < 2  # "both A1 and A2" are two
        if everything and (axis := self._alias_in(text)) and axis in free:
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
                return self._all_on_one(parts, free)
        return None

    def _all_on_one(self, parts: list[Label], free: str) -> tuple[str, list[int]] | None:
        """``A, B and C models``, where A and B are on both axes: the name of one goes with all of them."""
        found = {axis: [self._one(part.text, axis) for part in parts] for axis in free}
        lines = [(axis, [p[1] for p in places if p]) for axis, places in found.items() if all(places)]
        return lines[0] if len(lines) == 1 else None

    def _several(self, text: str) -> bool:
        """Whether a key is about labels of one axis by its name: ``A and B models``, ``models A and B``.

        Or from one to another, as in ``Layers 0-2``.
        """
        named = PLURAL_NAMED.fullmatch(text)
        axis = self.alias.get((named["before"] or named["behind"]).lower()) if named else None
        if named is None or axis is None:
            return False
        said = named["a"] or named["b"]
        parts = split_list(said)
        if len(parts) == 1 and (ends := ENDS.fullmatch(said)) is not None:
            return self._one(ends[1], axis) is not None and self._one(ends[2], axis) is not None
        return len(parts) > 1 and all(self._one(part.text, axis) for part in parts)

    def resolve_pair(self, text: str) -> tuple[int, int] | None:
        """Row and column that a key such as ``Label 2, Prediction 0``, ``(1, 2)`` or ``A vs. B`` means."""
        if len(text) > 200 or not (self.x and self.y):
            return None
        if text not in self._paired:
            self._paired[text] = self._resolve_pair(text)
        return self._paired[text]

    def _resolve_pair(self, text: str) -> tuple[int, int] | None:
        if not self.may_name(text, 2):
            return None
        text = text.strip("*_` \n\t").rstrip(":").strip("` ")
        text = PAIR_WORDS.sub("", text).strip("` ")
        if placed := PLACED_PAIR.fullmatch(text):
            text = placed["pair"]
        if not self.may_name(text) or self._several(text):
            return None
        if lines := LINE_PAIR.fullmatch(text):
            one, other = (self.resolve(lines[axis] or lines[f"{axis}1"], axis) for axis in "yx")
            if one is not None and other is not None and len(one[1]) == len(other[1]) == 1:
                return one[1][0], other[1][0]
        told = {self._alias(m[1]) or key(m[1]): m[2].strip(")]") for m in ASSIGNED.finditer(text)}
        rest = ASSIGNED.sub("", text) if "x" in told and "y" in told else "0"
        if not NUMBERED.search(rest) and len(rest.split()) <= MOST_WORDS:
            a, b = self._one(told["y"], "y"), self._one(told["x"], "x")
            if a is not None and b is not None:
                return a[1], b[1]
        if self.x == self.y and (ground := GROUND.search(text)) is not None:
            pair = self._resolve_pair(text[: ground.start()])  # the first one plays there
            turns = (self.alias.get("home") == "x") != (ground[1].lower() == "away")
            return pair[::-1] if pair is not None and turns else pair
        bare = text[1:-1] if text[:1] in "([" and text[-1:] in ")]" else text
        for sign in PAIR_SIGNS:
            for match in sign.finditer(bare):
                left, right = bare[: match.start()].strip(" ()[]"), bare[match.end() :].strip(" ()[]")
                if not left or not right:
                    continue
                orders = (("x", "y"), ("y", "x")) if self.pairs_xy else (("y", "x"), ("x", "y"))
                for first, second in orders:
                    a, b = (
                        self._one(PREPOSITION.sub("", left), first),
                        self._one(PREPOSITION.sub("", right), second),
                    )
                    if a is not None and b is not None:
                        if first == orders[1][0] and self.x != self.y and self._one(left, second) is not None:
                            return None  # "A vs. B", where A is on both axes, but B not where it should be
                        return (a[1], b[1]) if first == "y" else (b[1], a[1])
        if inside := LAST_BRACKET.search(bare):
            two = inside.group(1).count(",") == 1 and self.resolve(bare[: inside.start()]) is None
            if two or ARROW.search(inside.group(1)):
                return self._resolve_pair(inside.group(1))  # "False oak (elm → oak)", "Both (1, 1)"
        return self._side_by_side(bare) or self._before_name(bare)

    def _side_by_side(self, text: str) -> tuple[int, int] | None:
        """``Tue 14``, ``Tue at 14:00``: a label, and one with digits of the other axis right behind it."""
        found = SIDE_BY_SIDE.fullmatch(PREPOSITION.sub("", text))
        for axis in "yx" if found is not None and self.x != self.y else ():
            one = self.exact.get(key(found["a"]), ())  # type: ignore[index]
            other = self._one(found["b"], OTHER[axis])  # type: ignore[index]
            if other is not None and len(one) == 1 and one[0][0] == axis:
                return (one[0][1], other[1]) if axis == "y" else (other[1], one[0][1])
        return None

    def _before_name(self, text: str) -> tuple[int, int] | None:
        """``Vicuna (Model) trained on GPT-4``: the name of an axis parts the two labels."""
        lowered = text.lower()
        for name, axis in self.alias.items():
            at = lowered.find(f" {name} ", 1) if len(name) >= LEAST_NAME else -1
            a = self._one(text[:at], OTHER[axis]) if at > 0 else None
            b = self._one(text[at + 1 :], axis) if a is not None else None
            if a is not None and b is not None:
                return (a[1], b[1]) if axis == "x" else (b[1], a[1])
        return None

    def _behind_name(self, text: str, free: str) -> tuple[str, list[int]] | None:
        """``From oak``, where that is what the rows are called; in other keys such a word says little."""
        for axis in free:
            name = (self.x_label if axis == "x" else self.y_label) or ""
            if name and text[: len(name) + 1].lower() == f"{name.lower()} ":
                one = self._one(text[len(name) + 1 :].strip(" *_:."), axis)
                return None if one is None else (axis, [one[1]])
        return None

    def places(self, text: str, fixed: dict[str, list[int]]) -> dict[str, list[int]] | None:
        """What a key adds to the axes that are fixed already, or None if it means no label."""
        free = "".join(axis for axis in "xy" if axis not in fixed)
        if len(free) == 2 and (pair := self.resolve_pair(text)) is not None:
            return {**fixed, "y": [pair[0]], "x": [pair[1]]}
        if len(free) == 1 and (pair := self.resolve_pair(text)) is not None:
            both = {"y": [pair[0]], "x": [pair[1]]}
            if all(both[axis] == indices for axis, indices in fixed.items()):
                return both  # "GPT-4 → Vicuna", under "GPT-4 row"
        found = (self.resolve(text, free) or self._behind_name(text, free)) if free else None
        return None if found is None else {**fixed, found[0]: found[1]}


def _named(line: re.Match[str]) -> list[str]:
    """What the label of a line may be: ``Bob's row`` may be that of Bob."""
    name = line.group("n") or line.group("before")
    bare = POSSESSIVE.sub("", name)
    return [name] if bare == name else [name, bare]
