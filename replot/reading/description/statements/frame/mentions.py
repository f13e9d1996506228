"""Labels wherever a text names them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import ORDINALS
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.statements.frame.index import Index, Place
from replot.reading.description.statements.frame.words import (
    BARE_NUMBER,
    NAME_OR_SIGN,
    PLURAL,
    SPACES,
    STOP_WORDS,
    capital_label,
    same_length_lower,
    small_letter,
)

__all__ = ["Mention", "Mentions"]
FEWEST_LETTERS = 2
DASHES = ("–", "—")
NON = ("non-", "non\N{NON-BREAKING HYPHEN}")
WORD_SIGN = re.compile(r"\w")
MADE_OF = re.compile(r"-(?:trained|tuned|based|only|labell?ed)\b")
"""Behind a label: what is made of it goes by its name, as the ``SVHN-trained`` model."""
QUOTES = frozenset("\"“'‘`«*")
"""What may stand before a label that is also a common word."""
COUNTED = frozenset("0123456789%")
"""What may end a number right before a label."""
TIES = frozenset(["and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "to", "with"])
"""What goes on behind a number: ``3 as EL`` is not about a class ``AS``."""
VERB = re.compile(r"\s(?:has|have|is|are|was|were|reads?|scores?|gets?|gives?|holds?|reaches|shows?)\b")
BOTH_OF = re.compile(r"\s+(?:the\s+|of\s+)?[^\s.;:,()][^.;:()]{0,60}?\s(?:and|&)\s|\s+(?:of|the)\s")
PRONOUNS = frozenset(["it", "us", "who", "he", "she", "they", "we", "all", "no"])

SENTENCE_ENDS = ("", ".", ":", "!", "?", "-", "–", "—", "•", "*")
"""What stands before the first word of a sentence, whose capital says nothing."""
BEHIND_NUMBER = re.compile(r"\d\s$")
"""Before *times*: ``named 340 times`` is not about the paper called *Times*."""
SIGNED = ("posi", "nega")
OUTCOME = re.compile(r"\b(?:true|false) (?:posi|nega)tives\b")
BEFORE = 6
"""Letters of *false* and the space before the name of an outcome."""
SET_AGAINST = re.compile(r"\s+(?:vs\.?|versus|against|×)\s|\s*(?:→|->|↔)")


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


ARTICLES = ("the", "a", "an")
OF_A_LINE = re.compile(r"\s(?:rows?|columns?|cells?|squares?) (?:[\"“‘'`]|of\b|for\b|at\b|in\b)", re.I)
"""What follows an article, where a label stands behind it."""


@dataclass
class Mentions(Index):
    """Axes whose labels are found in a text."""

    _begun: dict[str, list[tuple[str, list[Place]]]] = field(default_factory=dict)
    _named: dict[str, list[Mention]] = field(default_factory=dict)

    def mentions(self, text: str) -> list[Mention]:
        """Labels that are not bare numbers, wherever a text names them; the longest wins."""
        found = self._named.get(text)
        if found is None:
            found = self._named[text] = self._mentions(text)
        return found

    def _mentions(self, text: str) -> list[Mention]:
        if not self.by_word:
            return []
        lowered = same_length_lower(text)
        out: list[Mention] = []
        at = 0
        begun = self._begun
        for word in NAME_OR_SIGN.finditer(lowered):
            first = word.group()
            names = begun.get(first)
            if names is None:
                names = begun[first] = self._beginning(first)
            if not names or (start := word.start()) < at:
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
                if lowered.endswith(NON, 0, start):
                    continue  # "non-smokers" are no smokers
                if not (places := self.as_written(places, text[start:end])):
                    continue
                if name in PRONOUNS and text[start:end] == name != self.axis(places[0][0])[places[0][1]]:
                    continue  # "it scored 3" is not about the department IT
                if (
                    name == "times"
                    and text[start:end] == name != self.axis(places[0][0])[places[0][1]]
                    and BEHIND_NUMBER.search(text, max(start - 2, 0), start)
                ):
                    continue
                if name.startswith(SIGNED) and OUTCOME.search(lowered, max(start - BEFORE, 0), end + 2):
                    continue  # "false positives" are of no one class
                spoken = name in PRONOUNS and not (end - start > 1 and text[start:end].isupper())  # "IT"
                if spoken and text[start - 1 : start] not in QUOTES and VERB.match(text, end):
                    continue  # "it has 0.4", where "it" is a token too
                if len(name) > 1 and name in STOP_WORDS and text[start - 1 : start] not in QUOTES and (
                    text[start:end] == name != self.axis(places[0][0])[places[0][1]]
                ) and not (
                    start > 1 and text[start - 1] == " " and text[start - 2] in COUNTED and name not in TIES
                ):
                    continue  # "the lowest" is not about the token "The", "3 low" may be about "Low"
                quoted = start > 0 and text[start - 1] in QUOTES
                if name in ARTICLES and not quoted and OF_A_LINE.match(text, end):
                    continue  # "the column "bank"" is not about the token "the"
                if name == "both" == text[start:end] and BOTH_OF.match(text, end):
                    continue  # "0 in both A and B"
                if self.numeric and BARE_NUMBER.fullmatch(name) and self._is_number(name):
                    continue  # bare numbers are told from values by their surroundings
                sure = (
                    capital_label(text, start)
                    or small_letter(text, start, self.axis(places[0][0])[places[0][1]])
                    if len(name) == 1
                    else (name not in STOP_WORDS or self._is_meant(text, start, end, places[0]))
                    and WORD_SIGN.search(name) is not None
                )
                out.append(Mention(start, end, places, sure))
                at = end
                break
        return out

    def _is_meant(self, text: str, start: int, end: int, place: Place) -> bool:
        """Whether an everyday word is surely the label: in capitals, or with one for no sentence's sake."""
        word = text[start:end]
        if word.isupper():
            return True
        if not word[0].isupper() or word != self.axis(place[0])[place[1]]:
            return False
        return text[:start].rstrip()[-1:] not in SENTENCE_ENDS or SET_AGAINST.match(text, end) is not None

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
            one = word[:-1] if word[:-1] in self.by_word else word[: plural.start()]
            found = self.by_word.get(one) if one not in ORDINALS else None  # "64.8 seconds"
        return found or []

    def _joined(self, text: str, start: int, end: int) -> bool:
        """Whether a label is tied to another one by a hyphen: ``momentum-reversal``."""
        if start and (text[start - 1].isalnum() or text[start - 1] == "_"):
            return False
        if text[end : end + 1] != "-":
            return False
        word = NAME_OR_SIGN.match(text, end + 1)
        if word is not None and word.group() in self._last_words:
            return True  # "the low-dose row", where the axis is called "Drug dose"
        return word is not None and any(
            text.startswith(name, end + 1) and self._bounded(text, end + 1, end + 1 + len(name), name)
            for name, _ in self.by_word.get(word.group(0), ())
        )

    @cached_property
    def _last_words(self) -> frozenset[str]:
        """The nouns that the names of the axes end with."""
        names = (re.sub(r"\s*\([^()]*\)$", "", name.lower()) for name in (self.x_label, self.y_label) if name)
        words = {name.split()[-1] for name in names if name.strip()}
        return frozenset(word for word in words if word.isalpha() and len(word) > FEWEST_LETTERS)

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
                return MADE_OF.match(text, end) is not None
            if text[end] == "." and end + 1 < len(text) and text[end + 1].isdigit():
                return False
        return True
