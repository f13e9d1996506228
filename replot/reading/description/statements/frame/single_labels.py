"""The one label that words mean, with the name of its axis or without: ``Length 5``, ``k = 1``."""

from __future__ import annotations

from dataclasses import dataclass, field

from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import QUOTED, QUOTES
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.statements.frame.index import Place
from replot.reading.description.statements.frame.mentions import PRONOUNS, Mentions
from replot.reading.description.statements.frame.words import (
    GLUED,
    LAST_BRACKET,
    MISSED,
    NAMED_DIGITS,
    NAMED_NUMBER,
    OF_THE_TEXT,
    PREPOSITION,
    WITH_ALIAS,
    letters_of,
)

__all__ = ["SingleLabels"]
OF_PLACE = (" at", " in", " on", " for", " with", " of")


@dataclass
class SingleLabels(Mentions):
    """The labels of two axes, each found by what may be all of its key."""

    _single: dict[tuple[str, str], Place | None] = field(default_factory=dict)

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
        quoted = QUOTED.search(text) if text.rstrip()[-1:] in QUOTES else None
        if quoted is None or quoted.end() < len(text.rstrip()) or len(text[: quoted.start()].split()) > 2:
            return None
        axis = self._alias_in(text[: quoted.start()])
        named = self.exact.get(key(quoted[1] or quoted[2]), ())
        places = [p for p in named if p[0] in (axis or free) and p[0] in free]
        return next((p for p in places if p[0] == "y"), places[0]) if places else None

    def _find_named(self, text: str, free: str) -> Place | None:
        text = text.strip(" *_`\"“”'‘’:.,") or text.strip()
        name = key(text)
        places = self.as_written([p for p in self.exact.get(name, ()) if p[0] in free], text)
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
        if (
            bare
            and not OF_THE_TEXT.search(text, 0, bare.start("n"))
            and (places := self._unnamed(bare.group("n"), free))
            and not self._names_other(text[: bare.start("n")], places[0][0])
        ):
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
            right = self._without_unit(right.strip(" =:\"“”`'‘’#"), axis)
            for place in self.exact.get(key(right), ()):
                if place[0] == axis:
                    return place
            number = parse_quantity(right)
            if number is not None and not number.is_range:
                for place in self.numbers(number.value):
                    if place[0] == axis:
                        return place
        return None

    def _without_unit(self, text: str, axis: str) -> str:
        """A label without what its axis is measured in: ``-10`` of ``-10 µG``, of the axis ``gain (µG)``."""
        unit = LAST_BRACKET.search(self.label(axis) or "")
        bare = text.removesuffix(unit.group(1)).rstrip() if unit else text
        return bare if bare[-1:].isdigit() else text

    def _names_other(self, words: str, axis: str) -> bool:
        """Whether words before a number are a label of the other axis: ``Tue 14`` is a cell."""
        said = PREPOSITION.sub("", words).strip()
        word = said.rpartition(" ")[0] if said.endswith(OF_PLACE) else said
        return any(on != axis for on, _ in self.exact.get(key(word), ()))

    def _unnamed(self, text: str, free: str) -> list[Place]:
        """The one label of an axis without a name that a number after a word means: ``temperature 0.5``."""
        if len(exact := self.exact.get(text, ())) == 1:
            return [p for p in exact if p[0] in free and not self.label(p[0])]
        number = parse_quantity(text)
        places = [] if number is None or number.is_range else self.numbers(number.value)
        found = [p for p in places if p[0] in free and not self.label(p[0])]
        return found if len(places) == 1 else []
