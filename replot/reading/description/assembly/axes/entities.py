"""One list of names for both axes of a square matrix."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.class_codes import coded_classes, counted_classes, without_codes
from replot.reading.description.assembly.axes.relations import KEYED, SUBJECT, VALUED
from replot.reading.description.assembly.axes.taken_labels import find_only_number
from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NTH, SEVERAL, count_word
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import split_list, tidy
from replot.reading.description.lexicon.metrics import METRIC
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.square import SQUARE
from replot.reading.description.statements.cells.related import related
from replot.reading.description.statements.cells.relations_in_turn import relations_in_turn

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts


__all__ = [
    "OUTCOME", "axes_of_entities", "axes_of_relations", "listed_classes", "listed_with", "tells_relations",
]

SHORT_NAME = r"(?!(?:the|an?|all|each|every|this|our|and|\w+ed)\b)[\w-]+(?: (?!and\b)[\w-]+){0,2}"
"""One of ``age, body mass, and dose``."""
ENTITIES = rare(
    r"\b(?:pairwise )?(?:correlations?|similarit(?:y|ies))(?: (?:coefficients?|values?|scores?))? "
    r"(?:between|among|of) [^().;:]{3,120} \((?=[^(),]*,[^(),]*,[^()]*\))|"
    r"\b(?:models?|features?|variables?|(?:target|class|category|label)[ _]names|class(?:es)?(?: labels)?|"
    r"categories|tasks?|labels|datasets?|"
    r"languages?|emotions?|tokens?|groups?|parameters?|metrics?|layer groups?|regions?|species|"
    r"countries|teams?|agents?|strategies|"
    r"states?|attributes|measures|measurements|columns|factors|assets|stocks|tickers|indices|newspapers|"
    r"cities|sentiments?|intents?|topics?|systems?|methods?|algorithms?|treebanks|sensors|genes|players|"
    r"brands|products|domains)\b"
    r"(?: (?:of|in) (?:the|this|our) (?:[\w-]+ ){0,2}(?:matrix|heat ?map|model|classifier|data ?set)"
    r"(?= (?:are|were)\b))?"
    r"(?:\s+\([^(),]{0,40}\))?(?: (?:are )?(?:listed |given )?in (?:the|this|that) order(?: of)?)?"
    r"\s*(?:[:—–]|(?<= order)(?=\s)|are|were|include[sd]?|\(|named|called|,)\s*|"
    r"\b(?:pairings?|matchups?|comparisons?|correlations?|distances?|travel times?|similarit(?:y|ies))"
    r"(?: (?:coefficients?|values?|scores?|in \w+|\([^()]{1,20}\)))?\s+(?:involving|between|among|across)\s+"
    r"(?:[^().:;,]{3,120}? \((?=[^()]*,[^()]*,))?|"
    rf"\b(?:of|for|between|among) (?:{SEVERAL}|\d+) "
    r"(?:[\w-]+ ){0,2}[\w-]+s \((?=[^()]*,)|"
    r"\b(?:with|of|for|into|across|over|between|among|has|have|had) (?:the )?(?:\w+ )?"
    r"(?:classes|categories|labels|models|variables|features|groups|tokens|words|digits|states|regimes)\s+"
    r"(?=[\w-]+,|[\"“`])|\((?:digits|classes) (?=\d+, )|"
    r"\b(?:classes|labels|categories) in (?:the )?"
    r"(?=(?:[^\s,.;:()]+(?: [^\s,.;:()]+){0,2}, )+[^.;:()]{2,40} order\b)|"
    r"\b(?:correlation|similarity) (?:heat ?map|matrix)(?: (?:heat ?map|plot))? "
    r"(?:of|for|between|among|relat(?:es|ing)|compar(?:es|ing)|cover(?:s|ing)) "
    rf"(?=(?:{SHORT_NAME}, )+{SHORT_NAME},? and \w)",
    re.I,
)


def axes_of_entities(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """One list of names for both axes of a square matrix: ``between three models: A, B and C``."""
    square = re.in_whole(SQUARE, whole) is not None or _alike(panel.x.label, panel.y.label)
    if not square and not re.in_whole(BY_PLACES, whole):
        return
    best = max(_named_lists(inside, None if square else OF_CLASSES), key=len, default=())
    if not square and not best:
        return
    best = _as_spoken_of(best, whole) or _counted(inside) or next(_itemised(inside), ())
    if 2 <= len(best) <= 200 and not any(map(OUTCOME.match, best)):
        for fact in (panel.x, panel.y):
            fact.categories, fact.kind = best, "data"


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


def _as_spoken_of(names: tuple[str, ...], whole: str) -> tuple[str, ...]:
    """Names without what is said of all of them, where it names them alone: ``red, blue and old cars``."""
    if len(names) < 2:
        return names
    first, *_, last = names
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
    lists = (names for read in (_named_lists, _itemised) for names in read(inside, CLASSES))
    found = {tuple(map(key, names)): names for names in map(without_codes, lists) if len(names) == count}
    counted = _counted(inside)
    if not found and len(counted) == count:
        return counted
    if not found and (coded := coded_classes(inside, count)):
        return coded
    return next(iter(found.values())) if len(found) == 1 else ()


def listed_with(inside: list[Block], names: set[str]) -> tuple[str, ...]:
    """The list of the text that holds all of some names, or nothing."""
    lists = (*_named_lists(inside), _counted(inside))
    return next((listed for listed in lists if names.issubset(listed)), ())


SAID_OF_ALL = re.compile(
    r"(?:not|very|too|quite|rather|\w{3,}ly|\w+ing (?:to|with|from)|"
    r"\w+ed (?:using|by|from|with|into|via|for)) \w",
    re.I,
)
"""``uniformly distributed``, ``extracted using filters``: what features are, and no name of one."""
KINDS = re.compile(
    r"(?:various|different|several|multiple|many|other|all|both|each|these|those)\s|"
    r"including (?:the|their|its|all|both|various|other)\b|the (?:target|output|response|other)\b",
    re.I,
)
"""``various soil types``, ``features, including the symptoms and the target``: of many none is named."""
CLASSES = re.compile(
    r"\b(?:class|categor|label|emotion|intent|topic|state|species|group|sentiment|disease|stage|type|condition|"
    r"outcome|target|tag|digit|activit|gesture|genre)\w*",
    re.I,
)
"""What the classes of a matrix are called."""
OF_A_PAIR = re.compile(r"(?:correlation|similarity|distance|travel time)\b[^,:]*\bbetween\b", re.I)
"""``the correlation between A and B``, which are not all that there are."""
EXAMPLE = re.compile(r"(?:e\.g|i\.e|such as|like|including)\b", re.I)
OF_A_SIDE = re.compile(r"\((?:rows?|columns?|(?:the )?[xy][- ]axis|vertical|horizontal)\)", re.I)
"""``four metrics (rows)``: what an axis holds."""


CALL = re.compile(r"\s*[\w.]+\([^()]*\)[\s;]*")
"""A line of code: ``evaluate(model, a, b)``."""


NUMBER = re.compile(r"[-\d.]+")
OF_NUMBERS = re.compile(r"\b(?:class(?:es)?|labels|digits)\W*$", re.I)
"""What may be called by numbers: ``the digits 3, 5 and 8``."""
LIST_STOPS = re.compile(
    r"[.;](?:\s|$)|,?\s(?:in which|wherein)\s|,?\sorder\b|"
    r",\s(?:and|but|while)\s(?:[a-z]+\s){1,5}(?:is|are|was|were|has|have)\b"
)
"""What ends a list of names: a stop, or a clause of its own, ``, and most mistakes are between``."""


def _named_lists(inside: list[Block], kind: re.Pattern | None = None) -> Iterator[tuple[str, ...]]:
    """Lists of names in a sentence, behind the word for what they name."""
    for block in inside:
        if block.kind not in ("paragraph", "item", "heading") or len(block.text) > 8000:
            continue
        if CALL.fullmatch(block.text.text):
            continue
        for match in ENTITIES.finditer(block.text.text):
            if kind is not None and not kind.search(match[0]):
                continue
            rest = block.text.text[match.end() - (match.group(0).rstrip()[-1:] == "(") :][:1500]
            stop = LIST_STOPS.search(rest)
            if (half := OF_HALF.search(rest)) is not None and (stop is None or half.start() < stop.start()):
                stop = half
            found = find_labels(rest[: stop.start()] if stop else rest)
            if (
                found is None
                or found.kind == "partial"
                or found.start > 12
                or any(len(t.split()) > 5 or OF_A_SIDE.search(t) or VALUED.search(t) for t in found.texts)
                or any(METRIC.fullmatch(t) or SAID_OF_ALL.match(t) or KINDS.match(t) for t in found.texts)
                or (len(found.texts) == 2 and OF_A_PAIR.match(match[0]))
                or EXAMPLE.match(found.texts[0])
                or (all(map(NUMBER.fullmatch, found.texts)) and not (kind and OF_NUMBERS.search(match[0])))
            ):
                continue
            yield found.texts


OF_HALF = re.compile(
    r",? (?:with )?(?:only )?(?:the )?(?:strictly )?(?:lower|upper)(?: (?:left|right))?[- ]"
    r"(?:half|triang\w+)\b|"
    r",? (?:without|excluding) (?:the )?diagonal\b",
    re.I,
)
"""What is said of the part that is shown, behind the labels: ``sun, wind, rain, lower half only``."""


def _itemised(inside: list[Block], kind: re.Pattern | None = None) -> Iterator[tuple[str, ...]]:
    """Lists of names one below the other, under the word for what they name."""
    kids: dict[Block, list[Block]] = {}
    for block in inside:
        if block.kind == "item" and block.parents:
            kids.setdefault(block.parents[-1], []).append(block)
    for above, items in kids.items():
        leads = sentences(above.text)[-1:] if above.kind == "paragraph" else []
        said = leads[0].text if leads else above.text.text
        if kind is not None and above.kind == "heading" and kind.search(said):
            said = said.rstrip(" :") + ":"
        if len(items) < 2 or not ENTITIES.search(f"{said} ") or (kind is not None and not kind.search(said)):
            continue
        if OBSERVED.search(said):
            continue
        if SUBJECT.search(said) and all(KEYED.fullmatch(b.text.text) for b in items):
            continue  # "correlation with age: bmi: 0.04": the values of one line
        names = [tidy(lead_of(b)[0] or (b.text.text if kind is not None else "")) for b in items]
        if all(names) and not any(
            find_only_number(n) or METRIC.fullmatch(n) or any(p.search(n) for p in (VALUED, EXTREME, STATES))
            for n in names
        ):
            yield tuple(names)


EXTREME = re.compile(r"^(?:(?:strong|weak|high|low|larg|small|great)est|least|most|notable)\b", re.I)
"""``Strongest:``, over the variables of which that is so."""
STATES = re.compile(r"\w (?:is|are|was|were|has|have|had|remains?|dominates?) (?=\w)|dominates?$", re.I)
"""``Digits 5 and 9 are the hardest``: a statement, and no name."""
OBSERVED = re.compile(
    r"\b(?:observ\w+|reveals?|insights?|findings?|interpret\w*|notic\w+|conclu\w+|takeaways?|patterns?)\b[^.]{0,40}$",
    re.I,
)
"""What heads a list of remarks, and no names: ``we can observe the following:``."""


def tells_relations(blocks: Iterable[Block]) -> bool:
    """Whether any sentence gives the value of a pair of variables."""
    prose = (block for block in blocks if block.is_prose)
    return any(related(sentence.text) for block in prose for sentence in sentences(block.text))


def axes_of_relations(panel: PanelFacts, inside: list[Block], whole: str, *, alone: bool = False) -> None:
    """The variables of a correlation matrix from the pairs whose value the text gives.

    Where the text lists other names, and none of these, that list is of something else; or it lacks some.
    Where it gives those of one variable with the others (``alone``), they are among the variables.
    """
    sure = re.in_whole(CORRELATION, whole) is not None
    if not sure and not re.in_whole(SQUARE, whole) and not re.in_whole(MATCHES, whole):
        return
    known = {key(name): name for name in (*panel.y.categories, *panel.x.categories)} if alone else {}
    names: dict[str, str] = {}
    pairs = [(a, b) for told in relations_in_turn(inside) for a, b, _ in told.pairs]
    for name in (name for pair in pairs for name in pair):
        names.setdefault(key(name), tidy(name))
    subject = key(panel.x.categories[0]) if alone else ""
    if alone and names.keys() <= known.keys() and all(subject in map(key, pair) for pair in pairs):
        return
    names = _as_listed(inside, names if sure else _as_told(inside, names))
    listed = set(map(key, panel.x.categories))
    if known.keys().isdisjoint(names) if alone else listed & names.keys() and not listed < names.keys():
        return
    if len(names) >= 2 and (sure or len(pairs) > len(names) // 2):
        for fact in (panel.x, panel.y):
            fact.categories, fact.kind = tuple({**known, **names}.values()), "data"


def _as_told(inside: list[Block], names: dict[str, str]) -> dict[str, str]:
    """Names in the order in which the text tells them."""
    text = " ".join(block.text.text for block in inside if block.is_prose).lower()
    found = {k: re.search(rf"(?<!\w){re.escape(name.lower())}(?!\w)", text) for k, name in names.items()}
    places = {k: len(text) if at is None else at.start() for k, at in found.items()}
    return {k: names[k] for k in sorted(names, key=lambda k: places[k])}


QUANTITY = re.compile(
    r"(?<=\S) (?:scores?|levels?|values?|readings?|marks?|grades?|ratings?|figures|measurements?)$"
)


def _as_listed(inside: list[Block], names: dict[str, str]) -> dict[str, str]:
    """Names as the list of the text has them, ``Math`` for ``Math scores``; else those that stand alone."""
    from replot.reading.description.assembly.rivals.told_lists import lists_of

    bare = {name: QUANTITY.sub("", name) for name in names}
    if any(name.count(" ") for name in names):
        said = [s for b in inside if b.kind in ("paragraph", "item", "heading") for s in sentences(b.text)]
        for listed in lists_of([text for text in said if text.text.count(",") > 1]):
            labels = {key(label): label for label in listed.texts}
            own = [next((k for k in labels if name == k or name.startswith(f"{k} ")), None) for name in names]
            if len(labels) > 2 and all(own):
                return labels
    return {name: label for name, label in names.items() if bare[name] == name or bare[name] not in names}


CORRELATION = rare(
    r"\bcorrelations? (?:matri|heat|map|table|plot|(?:using|with|as|in|on|through|from) (?:(?:an?|the) )?"
    r"(?:\w+ )?heat)|"
    r"\bcorrelogram|\bheat ?map\b[^.]{0,200}\b(?:un)?correlat|"
    r"\bcorrelations? (?:between|among|of)\b[^.]{0,80}\bheat ?map\b",
    re.I,
)


MATCHES = rare(
    r"\bwin[- ]rates?\b|\bpay-?offs?\b|\bopponents?\b|\bshare of games\b|\boverlap\b|\bdistances?\b|"
    r"\bidentity\b|\brow player\b",
    re.I,
)
"""Words of heatmaps of one against the other."""
COUNTED_NAMES = rare(
    rf"\b(?P<n>{SEVERAL}|\d{{1,2}})\s+(?:[a-z][\w-]*\s+){{0,2}}?[a-z][\w-]*s\s*"
    r"[:(,—–]\s*(?P<list>[^.;:()]{3,400})"
)
"""``three coins: ETH, BTC and SOL``."""


def _counted(inside: list[Block]) -> tuple[str, ...]:
    """Names that follow their number."""
    for block in inside:
        if block.is_prose and len(block.text) < 8000:
            for match in COUNTED_NAMES.finditer(block.text.text):
                names = tuple(label.text for label in split_list(match.group("list")))
                if len(names) == count_word(match.group("n")) and not any(map(find_only_number, names)):
                    return names
    return ()
