"""The variables of a correlation matrix that sentences about pairs of them name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_square
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import CORRELATION_ABROAD
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import split_list, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.square import SQUARE
from replot.reading.description.statements.cells.relations.in_turn import relations_in_turn
from replot.reading.description.statements.cells.relations.related import NUMBER_OF, related
from replot.reading.description.statements.frame.forms import begins_in_another_form

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_relations", "tells_relations"]


def tells_relations(blocks: Iterable[Block]) -> bool:
    """Whether any sentence gives the value of a pair of variables."""
    prose = (block for block in blocks if block.is_prose)
    return any(related(sentence.text) for block in prose for sentence in sentences(block.text))


def axes_of_relations(
    panel: PanelFacts, inside: list[Block], whole: str, *, alone: bool = False, more: bool = False
) -> None:
    """The variables of a correlation matrix from the pairs whose value the text gives.

    Where the text lists other names, and none of these, that list is of something else; or it lacks some.
    Where it gives those of one variable with the others (``alone``), they are among the variables.
    Where the axes are known (``more``), they stay unless all their labels are among the variables.
    """
    sure = re.in_whole(CORRELATION, whole) is not None
    if not sure and not re.in_whole(SQUARE, whole) and not re.in_whole(MATCHES, whole):
        return
    known = {key(name): name for name in (*panel.y.categories, *panel.x.categories)} if alone else {}
    names: dict[str, str] = {}
    listed = set(map(key, panel.x.categories))
    pairs = _in_short([(a, b) for told in relations_in_turn(inside) for a, b, _ in told.pairs])
    pairs = _by_both_names(pairs, " ".join(block.text.text for block in inside if block.is_prose))
    if not (alone or more) and _cross(pairs, panel):
        return
    told = {key(name): tidy(name) for pair in reversed(pairs) for name in reversed(pair)}
    for name in (name for pair in pairs for name in pair):
        bare = key(NUMBER_OF.sub("", POSSESSED.sub("", tidy(name))))
        known_as = bare if bare in told or bare in listed else key(name)
        names.setdefault(known_as, told.get(known_as, tidy(POSSESSED.sub("", name))))
    subject = key(panel.x.categories[0]) if alone else ""
    if alone and names.keys() <= known.keys() and all(subject in map(key, pair) for pair in pairs):
        return
    names = _without_other_forms(names)
    names = _as_listed(inside, names if sure else _as_told(inside, names))
    listed_too = listed < names.keys() or not (more or listed & names.keys())
    if known.keys().isdisjoint(names) if alone else not listed_too:
        return
    if len(names) >= 2 and (sure or len(pairs) > len(names) // 2):
        put_square(panel, tuple({**known, **names}.values()))


FEWEST = 4


def _cross(pairs: list[tuple[str, str]], panel: PanelFacts) -> bool:
    """Whether pairs cross two kinds of things, as the names of the axes say: soils and what is measured."""
    from replot.reading.description.assembly.axes.infer import of_one_kind

    if len(pairs) < FEWEST or of_one_kind(panel.x.label, panel.y.label):
        return False
    return {key(a) for a, _ in pairs}.isdisjoint(key(b) for _, b in pairs)


IN_SHORT = re.compile(r".+ \((?P<short>[A-Z][A-Z\d_]{1,7})\)")


def _in_short(pairs: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Pairs in which ``latitude (LAT)`` is called LAT, as elsewhere."""
    names = {name for pair in pairs for name in pair}
    found = {name: short["short"] for name in names if (short := IN_SHORT.fullmatch(name)) is not None}
    called = {name: short for name, short in found.items() if short in names}
    return [(called.get(a, a), called.get(b, b)) for a, b in pairs]


def _by_both_names(pairs: list[tuple[str, str]], text: str) -> list[tuple[str, str]]:
    """Pairs in which what is introduced as ``Curb Weight (Weight W)`` is one thing by whichever name."""
    names = {name for pair in pairs for name in pair}
    called: dict[str, str] = {}
    for name in names if "(" in text else ():
        for other in names - {name}:
            if (both := f"{name} ({other})") in text and name[:1].lower() == other[:1].lower():
                called[name] = called[other] = both
    return [(called.get(a, a), called.get(b, b)) for a, b in pairs]


def _without_other_forms(names: dict[str, str]) -> dict[str, str]:
    """Names without those that begin a longer one in other forms: ``housing prices``."""
    meant = {name: sum(begins_in_another_form(name, other) for other in names.values()) for name in names}
    return {name: said for name, said in names.items() if meant[name] != 1}


POSSESSED = re.compile(r"['’]s$")
"""``sleep's correlation with mood``."""


def _as_told(inside: list[Block], names: dict[str, str]) -> dict[str, str]:
    """Names in the order in which the text tells them."""
    text = " ".join(block.text.text for block in inside if block.is_prose).lower()
    found = {k: re.search(rf"(?<!\w){re.escape(name.lower())}(?!\w)", text) for k, name in names.items()}
    places = {k: len(text) if at is None else at.start() for k, at in found.items()}
    return {k: names[k] for k in sorted(names, key=lambda k: places[k])}


QUANTITY = re.compile(
    r"(?<=\S) (?:scores?|levels?|values?|readings?|marks?|grades?|ratings?|figures|measurements?)$"
)


SUCH_AS = re.compile(r"\b(?:such as|including|namely)\s(?=\S)")
"""Before names of which those that the text relates may be some."""


def _as_listed(inside: list[Block], names: dict[str, str]) -> dict[str, str]:
    """Names as the list of the text has them, ``Math`` for ``Math scores``; else those that stand alone."""
    from replot.reading.description.assembly.rivals.told_lists import lists_of

    bare = {name: QUANTITY.sub("", name) for name in names}
    said = [s for b in inside if b.kind in ("paragraph", "item", "heading") for s in sentences(b.text)]
    said = [text for text in said if text.text.count(",") > 1]
    behind = (SUCH_AS.split(text.text, maxsplit=1)[1:] for text in said)
    named = ([item.text for item in split_list(tail.rstrip(" ."))] for tails in behind for tail in tails)
    found = [*(one.texts for one in lists_of(said)), *named]
    for listed in found:
        labels = {key(label): label for label in listed}
        own = [next((k for k in labels if name == k or name.startswith(f"{k} ")), None) for name in names]
        if len(labels) > 2 and names and all(own):
            return labels
    return {name: label for name, label in names.items() if bare[name] == name or bare[name] not in names}


CORRELATION = rare(
    rf"{CORRELATION_ABROAD}|"
    r"\bcorrelations? (?:(?:coefficients? )?matri|heat|map|table|"
    r"plot|(?:using|with|as|in|on|through|from) (?:(?:an?|the) )?"
    r"(?:\w+ )?heat)|"
    r"\bcorrelogram|\bcorr?plots?\b|\blinkage disequilibrium\b|\bheat ?map\b[^.]{0,200}\b(?:un)?correlat|"
    r"\b(?:dis)?similarity matri(?:x|ces)\b|\bpairwise (?:[a-z]+ )?similarit(?:y|ies)\b[^.]{0,80}\bheat ?map|"
    r"\bcorrelations? (?:between|among|of)\b[^.]{0,80}\bheat ?map\b",
    re.I,
)


MATCHES = rare(
    r"\bwin[- ]rates?\b|\bpay-?offs?\b|\bopponents?\b|\bshare of games\b|\boverlap\b|\bdistances?\b|"
    r"\bidentity\b|\brow player\b",
    re.I,
)
"""Words of heatmaps of one against the other."""
