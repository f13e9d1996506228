"""One list of names for both axes of a square matrix."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.classes.class_codes import (
    coded_classes,
    counted_classes,
    without_codes,
)
from replot.reading.description.assembly.axes.lists.named_lists import (
    CLASSES,
    counted_names,
    itemised,
    named_lists,
)
from replot.reading.description.assembly.axes.lists.taken_labels import put_square
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NTH
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.square import SQUARE

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts


__all__ = ["OUTCOME", "axes_of_entities", "listed_classes", "listed_with"]


def axes_of_entities(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """One list of names for both axes of a square matrix: ``between three models: A, B and C``."""
    square = re.in_whole(SQUARE, whole) is not None or _alike(panel.x.label, panel.y.label)
    if not square and not re.in_whole(BY_PLACES, whole):
        return
    best = max(named_lists(inside, None if square else OF_CLASSES), key=len, default=())
    if not square and not best:
        return
    best = () if _are_values(best, whole) else best
    best = _as_spoken_of(best, whole) or counted_names(inside) or next(itemised(inside), ())
    if 2 <= len(best) <= 200 and not any(map(OUTCOME.match, best)):
        put_square(panel, best)


SIDE_BEFORE = rare(
    r"(?:stated|observed|actual|true|gold|predict\w+|previous|current|next|former|initial|first|second|final|"
    r"referral|reported|measured|expected|source|target|original|"
    r"old|new|before|after|past|future|start\w*|end\w*) ",
    re.I,
)


def _alike(one: str | None, other: str | None) -> bool:
    """Whether both axes have one name, behind words for its sides: ``stated mode``, ``observed mode``."""
    if not one or not other or one.lower() == other.lower():
        return False
    sides = [SIDE_BEFORE.match(name) for name in (one, other)]
    bare = {key(name[side.end() :]) for name, side in zip((one, other), sides, strict=True) if side}
    return all(sides) and len(bare) == 1 and not MEASURED.search(bare.pop())


MEASURED = re.compile(
    r"\b(?:size|length|rate|number|count|age|score|value|temperature|price|year|time|depth|width|height|dose)s?$"
)
"""What has no labels of its own: ``source size``, ``target size``."""


VALUED = re.compile(r"(?P<name>[^\d]*[^\d\s]) (?P<value>\d[\d.,]*%?)")


def _are_values(names: tuple[str, ...], whole: str) -> bool:
    """Whether names have their values behind them, and others elsewhere: ``crash: crash 14, bug 9``."""
    found = [VALUED.fullmatch(name) for name in names]
    if len(names) < 2 or not all(found):
        return False
    stems = [match["name"] for match in found if match is not None]
    return len(set(stems)) == len(stems) and all(
        len(set(re.findall(rf"(?<!\w){re.escape(stem)} (\d[\d.,]*)", whole))) > 1 for stem in stems
    )


def _as_spoken_of(names: tuple[str, ...], whole: str) -> tuple[str, ...]:
    """Names without what is said of all of them, where it names them alone: ``red, blue and old cars``."""
    if len(names) < 2:
        return names
    first, *_, last = names
    end = f" {last.rpartition(' ')[2]}"
    if end.strip() != last and all(f"{name}{end}".lower() in whole.lower() for name in names[:-1]):
        return (*(f"{name}{end}" for name in names[:-1]), last)  # "Min and Max Price", told as "Min Price"
    article = first.lower().startswith("the ") and not any(n.lower().startswith("the ") for n in names[1:])
    bare, _, kind = last.rpartition(" ")
    if bare and kind.endswith("s") and kind.islower() and not any(n.endswith(f" {kind}") for n in names[:-1]):
        alone = len(re.findall(rf"(?<![\w-]){re.escape(bare)}(?![\w-])", whole, re.I))
        both = len(re.findall(rf"(?<![\w-]){re.escape(last)}(?![\w-])", whole, re.I))
        last = bare if both == 1 < alone else last
    return (first[4:] if article else first, *names[1:-1], last)


BY_PLACES = rare(rf"\b(?:{NTH}|top|bottom|last) row(?: and|,) (?:the )?(?:{NTH}|last|middle) column\b", re.I)
OF_CLASSES = re.compile(r"\b(?:class(?:es)?|categories)\b", re.I)
"""What stands on both axes where cells are told by their places, and no other list is given."""
OUTCOME = re.compile(
    r"\W*(?:true|false)[- ](?:posi|nega)tives?\b|"
    r"\W*(?:(?:in)?correctly|wrongly|rightly|falsely) \w+ed$|"
    r"\W*(?:(?:in)?correct|wrong|right|false) (?:predictions?|classifications?|guesses)$|"
    r"\d[\d.,]*%? (?:(?:were|was|are|is) )?(?:(?:in)?correct|wrong|right|as|labell?ed|classified|taken|mis)",
    re.I,
)
"""What a classifier made of something, which is no label of either axis."""


def listed_classes(inside: list[Block], count: int) -> tuple[str, ...]:
    """The only list of so many classes that a text gives, or nothing.

    A list of the models, the features or the metrics is none.
    """
    if ordered := counted_classes(inside, count):
        return ordered
    lists = (names for read in (named_lists, itemised) for names in read(inside, CLASSES))
    found = {tuple(map(key, names)): names for names in map(without_codes, lists) if len(names) == count}
    counted = counted_names(inside)
    if not found and len(counted) == count:
        return counted
    if not found and (coded := coded_classes(inside, count)):
        return coded
    return next(iter(found.values())) if len(found) == 1 else ()


def listed_with(inside: list[Block], names: set[str]) -> tuple[str, ...]:
    """The list of the text that holds all of some names, capitals or not, or nothing."""
    keys = set(map(key, names))
    lists = (*named_lists(inside), counted_names(inside))
    return next((listed for listed in lists if keys.issubset(map(key, listed))), ())
