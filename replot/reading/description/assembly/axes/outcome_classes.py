"""The classes of a confusion matrix that only its outcomes name: ``12 cats were taken for dogs``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.entities import listed_classes, listed_with
from replot.reading.description.assembly.axes.taken_labels import find_only_number
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.forms import singulars
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.metrics import METRIC
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.outcome_words import taken_for, told_apart
from replot.reading.description.statements.cells.quadrants import QUADRANT, counted_quadrants
from replot.reading.description.statements.cells.recalls import recalled
from replot.reading.description.statements.cells.truth_pairs import truth_pairs
from replot.reading.description.statements.cells.values import may_hold_values
from replot.reading.description.statements.cells.verdict_cells import is_species
from replot.reading.description.statements.cells.verdict_words import KIND, NOUN, ONE_MORE, OTHER
from replot.reading.description.statements.cells.verdicts import verdicts

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = [
    "CONFUSION",
    "axes_of_glosses",
    "axes_of_outcomes",
    "axes_of_quadrants",
    "axes_of_report",
    "axes_of_truth_pairs",
    "axes_of_verdicts",
    "named_rightly",
    "said_in",
    "taken_classes",
]
CONFUSION = rare(
    r"\bconfusion[ _]matri|\bconfusions?\b|\bconfus(?:ão|ión|ione)\b|\b(?:konfusions|verwechslungs)matri",
    re.I,
)
MOST_CLASSES = 12
BINARY = 2
NOT = re.compile(r"(?:not|non|no|without|un|in)(?:[ -]|(?=\w))", re.I)
NAMED = rare(
    r"(?<=\d )(?P<name>(?!(?:were|was|is|are|of)\b)[^\W\d_][\w-]*(?: [\w-]+){0,2}?)"
    r" \((?:the )?true (?P<kind>positives?|negatives?)\b",
    re.I,
)
"""``44 human voices (true negatives)``."""
TOLD_RIGHT = rare(
    r"\btrue (?P<kind>positive|negative)s?\b(?: \([TF][PN]\))?[^.;\d]{0,40}?[\d,]*[^.;\d]{0,60}?"
    r"\b(?<!in)(?:correctly|rightly) (?:predict|classif|identif|detect|recogni[sz]|label|flag)\w*"
    r"(?: as| to be)?(?: being)?(?: the| an?)? "
    r"[\"'“‘`]?(?P<name>(?!(?:as|by|and|the|an?|positives?|negatives?|instances?|cases?|samples?)\b)[^\W\d_]"
    r"[\w-]*(?: (?!(?:as|by|and|when|in|\()\b)[\w-]+){0,2}?)[\"'”’`]?(?=\s*(?:[).:,;(]|$))",
    re.I,
)
"""``True negatives (correctly predicted healthy): 113``, ``true positives: 7 correctly identified leaks``."""
QUADRANT_NAMES = rare(
    r"\b(true negative|false positive|false negative|true positive|tn|fp|fn|"
    r"tp)s?\b"
)
METRIC_LEAD = re.compile(rf"\W*{METRIC.pattern}[^:]{{0,30}}:", re.I)
"""``Sensitivity (Recall): 72% of the late trains are ...``."""
FEWEST_NAMES = 3
SEVERAL = 4
OF_KIND = rare(
    rf"\bof (?:all )?(?:the )?\d[\d,]* (?P<name>[^\W\d_][\w-]*) {NOUN},? \d[\d,]*"
    r"(?: of (?:them|these|those))? (?:(?:were|was|got|are) )?(?:caught|blocked|flagged|detected|passed|"
    r"let through|slipped|got through|kept|rejected|accepted|cleared|delivered|missed|overlooked|"
    r"(?:rightly|correctly) )",
    re.I,
)
"""``Out of 500 spam mails 478 were caught``."""
QUOTES = (("'", "'"), ('"', '"'), ("“", "”"), ("‘", "’"), ("`", "`"))
SUBJECT = rare(
    r"^\W*(?P<name>[^\W\d_][\w-]*(?: [\w-]+){0,2}?)[\"”'’`]?(?: (?:images|samples|cases))?"
    r"(?: (?:was|were|is|are))?"
    r"(?: \w+ly)? (?:mis-?)?(?:classified|predicted|labell?ed|identified|taken|mistaken|confused)"
    r" (?:as|for|with) [^:()\d]{1,40}[:(–—-]+\s*\d",
    re.I,
)
"""``Paper classified as cardboard: 59``."""
SHARED = rare(
    r"\W*(?:[^.:;\d]{1,60}(?::| (?:shows?|reveals?|indicates?) that)\s+)?(?:the )?(?:(?:true|actual) )?"
    r"(?:class |label )?[\"“'‘`]?(?P<name>[^\W_][\w-]*(?: [\w-]+){0,2}?)[\"”'’`]?"
    r"(?: (?:class|images|samples|cases))?"
    r"(?: (?:was|were|is|are)(?: \w+ly| often| sometimes| most)*|(?<=[\"”'’`])(?= confused with))"
    r" (?:(?:confused|mixed up) with|mistaken for|"
    r"(?:mis-?)?(?:classified|predicted|labell?ed|identified) as):?\s+"
    r"(?=[^.;]*\d)",
    re.I,
)
SHARE = re.compile(
    r"(?:(?:as|with|for) )?(?:an? |the )?[\"“'‘`]?"
    r"(?P<name>[^\W_](?:(?!\sin\s)[^,:;()\"“”‘’`]){0,30}?)[\"”'’`]?(?::\s*|\s\(|\s(?:in )?)"
    r"[~≈]?\d[\d.,]*\s?%?(?: (?:of the (?:time|cases)|times|cases|images|samples|instances))?\)?"
    r"(?:,? and |,\s+|\.?\s*$)",
    re.I,
)
"""``Oak was confused with elm (12%) and fir (3%)``: the class, and what it was taken for."""
"""Values of a matrix that a text must tell again for its classes to have an order."""
RIGHT_BEHIND = rare(
    r"\btrue (?P<kind>positive|negative)s? \((?:the )?(?P<name>(?!(?:model|correct|actual)\b)[^\W\d_][\w-]*"
    r"(?: [\w-]+){0,3}?) (?:(?:that )?(?:was|were|are) )?(?:correctly|rightly) "
    r"(?:predict|classif|identif|detect|recogni[sz]|label|flag)\w*\)",
    re.I,
)
"""``True positives (real news correctly identified): 100``."""
RIGHT_GLOSS = rare(
    r"\btrue (?P<kind>positive|negative)s? \((?P<name>[^\W\d_][^(),:;\d]{0,40}), "
    r"(?:correctly|rightly|korrekt|richtig|correctamente|correctement|corretamente|correttamente)\b[^()]{0,40}\)",
    re.I,
)
COUNTED_AS = rare(
    r"\d (?P<noun>[a-z][\w-]*) (?:(?:that|which|who) )?(?:(?:are|were|is|was|got) )?"
    r"(?<!in)(?:correctly|rightly|accurately) \w+(?: as| to be) (?:an? )?[\"“'‘`]?(?P<name>[\w-]+)"
)
"""``5 towns that are correctly predicted as "flooded"``: what is counted, and no class."""
THING_OF = re.compile(r"\d (?:[a-z]+ )?(?P<noun>[a-z]{3,}s) of (?:the )?[A-Z][a-z]+ ")
"""``24 shots of Pinus nigra``: what is counted."""
WORDS = re.compile(r"\w+")
OFTEN = 2
"""How often a text says the name of a class, where small letters may also tell what is counted."""


def axes_of_outcomes(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """The classes from what sentences say was taken for what, or from the names of what was told rightly.

    Those that an axis names as examples come first.
    """
    if not re.in_whole(CONFUSION, whole):
        return
    said = list(said_in(inside))
    rightly = named_rightly(said)
    classes = rightly or taken_classes([text.text for text in said])
    listed = listed_classes(inside, len(classes))
    if set(map(_same, listed)) == set(map(_same, classes)):
        classes = listed  # "cat, dog, fox", of which 3 cats were taken for dogs
    elif classes and (more := listed_with(inside, set(classes))):
        classes = more  # some of which nothing is told
    for fact in (panel.x, panel.y):
        known = {_same(name) for name in fact.categories}
        classes = (*fact.categories, *(name for name in classes if _same(name) not in known))
    classes = _with_codes(classes, said)
    if len(classes) > max(len(panel.x.categories), len(panel.y.categories)):
        for fact in (panel.x, panel.y):
            fact.categories, fact.kind, fact.as_met = classes, "data", not rightly


CODED = re.compile(r"\W*(?P<name>[^\W\d_][^():,;]{0,40}?) (?P<code>\(\d{1,2}\)):(?=\s)")
"""``Down (0): 1272 correct``."""


def _with_codes(classes: tuple[str, ...], said: Sequence[Text]) -> tuple[str, ...]:
    """The classes with their numbers, where each of them leads a line with one of its own."""
    leads = [lead for text in said if (lead := CODED.match(text.text)) is not None]
    codes = {_same(lead["name"]): lead["code"] for lead in leads}
    own = [codes[_same(name)] for name in classes if _same(name) in codes]
    if len(set(own)) < len(classes):
        return classes
    return tuple(f"{name} {codes[_same(name)]}" for name in classes)


def axes_of_verdicts(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """The classes of several sentences that each tell what was taken for what, and how often.

    They may stand under a word such as ``Interpretation``.
    """
    if not re.in_whole(CONFUSION, whole):
        return
    for blocks in (inside, panel.comments):
        if sum(len(verdicts(text.text)) for text in said_in(blocks)) >= SEVERAL:
            axes_of_outcomes(panel, blocks, whole)
            return


def axes_of_truth_pairs(panel: PanelFacts, inside: list[Block]) -> None:
    """The classes and the names of both axes: ``Actual late, predicted on time: 22``, pair after pair."""
    pairs = [pair for text in said_in(inside) for pair in truth_pairs(text.text)]
    cells = {(pair.true, pair.predicted): pair.quantity.value for pair in pairs}
    names = {_same(name): name for pair in reversed(pairs) for name in pair[1::-1]}
    classes = tuple(_without_nouns(dict(reversed(names.items()))).values())
    if len(cells) < SEVERAL - 1 or len(classes) < BINARY:
        return
    for fact, name in ((panel.y, pairs[0].names[0]), (panel.x, pairs[0].names[1])):
        fact.categories, fact.kind, fact.label = classes, "data", fact.label or name


def axes_of_glosses(panel: PanelFacts, inside: list[Block]) -> None:
    """The classes from what outcomes mean: ``True negatives (calm, correctly predicted): 96``."""
    found = [m for b in inside if b.is_prose for m in RIGHT_GLOSS.finditer(b.text.text)]
    names = {match["kind"].lower(): tidy(match["name"]) for match in found}
    if len(names) == len(found) == BINARY and len(set(map(key, names.values()))) == BINARY:
        for fact in (panel.x, panel.y):
            fact.categories, fact.kind = (names["negative"], names["positive"]), "data"


def axes_of_quadrants(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """``Negative`` and ``Positive``, where a text has the four outcomes by their names."""
    counted = {kind for text in said_in(inside) for kind, *_ in counted_quadrants(text)}
    many = len(set(QUADRANT_NAMES.findall(whole.lower()))) >= FEWEST_NAMES
    if panel.comments and many:
        axes_of_outcomes(panel, [*inside, *panel.comments], whole)
    if not panel.x.categories and (many or (len(counted) >= BINARY and re.in_whole(CONFUSION, whole))):
        for fact in (panel.x, panel.y):
            # those of a classification report stand in the same order
            classes = panel.classes if len(panel.classes) == BINARY else _numbers_of(inside)
            fact.categories, fact.kind = classes, "data"


def axes_of_report(panel: PanelFacts, inside: list[Block]) -> None:
    """The classes of a report of scores beside a matrix, where sentences give values of several of them."""
    classes = panel.classes
    told = {
        name
        for text in said_in(inside)
        if may_hold_values(text.text)
        for name in classes
        if re.search(rf"(?<!\w){re.escape(_same(name))}", key(text.text).replace("-", " "))
    }
    if len(told) >= BINARY:
        for fact in (panel.x, panel.y):
            fact.categories, fact.kind = classes, "data"


NUMBER = rare(
    r"\b(?P<kind>negative|positive) (?:class|label|category)(?: (?:instances?|cases?|samples?))? "
    r"\((?:class |label )?(?P<code>\d)\)",
    re.I,
)
"""``the negative class (0)``."""


def _numbers_of(inside: list[Block]) -> tuple[str, ...]:
    """The numbers that the negative and the positive class have where they have no names."""
    found = {m["kind"].lower(): m["code"] for text in said_in(inside) for m in NUMBER.finditer(text.text)}
    if len(set(found.values())) == BINARY:
        return found["negative"], found["positive"]
    return "Negative", "Positive"


def said_in(inside: list[Block]) -> Iterator[Text]:
    """The sentences of running text."""
    return (s for b in inside if b.is_prose for s in sentences(b.text))


def taken_classes(said: Sequence[str]) -> tuple[str, ...]:
    """The classes that sentences say were taken for each other, as they are first named."""
    told = " ".join(map(key, said)).replace("-", " ")
    names: dict[str, str] = {}
    sure = True
    counted = {_same(m["noun"]) for s in said for m in COUNTED_AS.finditer(s) if m["noun"] != m["name"]}
    for source in said:
        found = _of_verdicts(source, told)
        sure = sure and (bool(found) or not any(True for _ in _names(source)))
        for name in found or _names(source):
            names[_same(name)] = _proper(names.get(_same(name), name), name)
    counted |= {_same(m["noun"]) for s in said for m in THING_OF.finditer(s)}
    names = {name: label for name, label in names.items() if name not in counted}
    names = {k: label for k, label in names.items() if not any(is_species(label, n) for n in names.values())}
    kinds = {name for name in names if (bare := KIND.sub("", name)) != name and bare in names}
    names = {name: label for name, label in names.items() if name not in kinds}  # "class A" is "A"
    names = _without_nouns(names)
    names = {name: names[name] for name in sorted(names, key=lambda name: _first(name, told))}
    if any(map(find_only_number, names)) or not BINARY <= len(names) <= MOST_CLASSES:
        return ()
    singular = {name: _as_one(label, told) for name, label in names.items()}
    if not any(label.endswith("s") for label in singular.values()):
        names = singular
    kinds = {match[0].lower() if (match := KIND.match(label)) else "" for label in names.values()}
    if len(kinds) == 1 and "" not in kinds:
        names = dict(sorted((name, KIND.sub("", label)) for name, label in names.items()))
    labels = tuple(names.values())
    words = ({len(split(label)) for label in labels} for split in (str.split, WORDS.findall))
    alike = sure or any(len(lengths) == 1 for lengths in words)
    if not alike and not _opposite(*list(names)[:BINARY]) and not all(_quoted(name, said) for name in labels):
        return ()
    return labels[::-1] if [key(name) for name in labels] == ["positive", "negative"] else labels


def _same(name: str) -> str:
    """A name, be it in the plural or with a hyphen: ``on-time trains``."""
    plain = key(name).replace("-", " ")
    return next(iter(singulars(plain)), plain).rstrip("s")


def _proper(known: str, name: str) -> str:
    """Of a name said twice the better one: not ``high-risk`` but ``High Risk``."""
    return name if "-" in known and known.islower() and name[:1].isupper() else known


def _first(name: str, told: str) -> int:
    """Where a text first has a name, as a word."""
    found = re.search(rf"(?<!\w){re.escape(name)}e?s*(?!\w)", told)
    return found.start() if found is not None else len(told)


def _quoted(name: str, said: Sequence[str]) -> bool:
    """Whether a text has a name in quotation marks."""
    return any(f"{mark}{name}{end}" in source for source in said for mark, end in QUOTES)


def _of_verdicts(source: str, told: str) -> tuple[str, ...]:
    """The classes of the verdicts of a sentence; none where one may be what is counted, and no class."""
    found = verdicts(source) if METRIC_LEAD.match(source) is None else ()
    taken = {_same(verdict.predicted) for verdict in found}
    names = tuple(dict.fromkeys(name for verdict in found for name in verdict[:2] if name != OTHER))
    nouns = {noun for bare, _, noun in (name.rpartition(" ") for name in names) if _same(bare) in taken}
    for name in names:
        common = _same(name) not in taken and name[:1].islower() and name.rpartition(" ")[2] not in nouns
        rare_ = told.count(_same(name)) < OFTEN or QUADRANT.search(source) is not None
        if common and rare_ and not any(_opposite(name, other) for other in names):
            return ()
    return names


def _without_nouns(names: dict[str, str]) -> dict[str, str]:
    """The names of classes without what is of that class: ``late trains`` beside ``late``, ``not late``.

    ``trains`` alone are none of them then.
    """
    shared = Counter(name.rpartition(" ")[2] for name in names if " " in name)
    out: dict[str, str] = {}
    nouns = set()
    for label in names.values():
        bare, _, noun = label.rpartition(" ")
        told = _same(bare) in names or (noun.endswith("s") and shared[key(noun).rstrip("s")] > 1)
        if bare and (told or any(_opposite(bare, other) for other in names.values())):
            label = bare
            nouns.add(_same(noun))
        out[_same(label)] = _proper(out.get(_same(label), label), label)
    return {name: label for name, label in out.items() if name not in nouns}


def _as_one(name: str, told: str) -> str:
    """The singular of a name, where the text has that too."""
    known = (one for one in singulars(name) if re.search(rf"\b{re.escape(_same(one))}\b", told))
    return next(known, name)


def _names(source: str) -> Iterator[str]:
    yield from (match["name"] for match in SUBJECT.finditer(source))
    yield from _shared(source)
    yield from recalled(source)
    yield from (match["name"] for match in OF_KIND.finditer(source))
    taken = taken_for(source) if may_hold_values(source) else ()
    yield from (source[a:b] for a, b in taken if ONE_MORE.match(source, b) is None)  # "vans or lorries"
    yield from (name for pair in told_apart(source) for name in (pair["a"], pair["b"]))


def _shared(source: str) -> list[str]:
    """The class that a sentence is about, and those that it was taken for, each with its value."""
    told = SHARED.match(source)
    if told is None:
        return []
    names, at = [told["name"]], told.end()
    while (one := SHARE.match(source, at)) is not None:
        names.append(one["name"])
        at = one.end()
    return names if at == len(source) else []


def _opposite(first: str, second: str) -> bool:
    """Whether one name denies the other: ``not delayed``, ``delayed``."""
    return any(
        (no := NOT.match(a)) is not None and a[no.end() :].strip() == b
        for a, b in ((first, second), (second, first))
    )


def named_rightly(said: Sequence[Text]) -> tuple[str, ...]:
    """``44 human voices (true negatives) and 43 robot voices (true positives)``: human, robot."""
    names: dict[str, str] = {}
    for text in said:
        ways = (NAMED, TOLD_RIGHT, RIGHT_BEHIND)
        for match in chain.from_iterable(way.finditer(text.text) for way in ways):
            names.setdefault(match["kind"].lower().rstrip("s"), tidy(match["name"]))
    if len(names) < BINARY:
        return ()
    pair = names["negative"].split(), names["positive"].split()
    while min(map(len, pair)) > 1 and pair[0][-1] == pair[1][-1] and pair[0][-1].islower():
        pair = pair[0][:-1], pair[1][:-1]  # "human voices", "robot voices"
    return tuple(map(" ".join, pair)) if pair[0] != pair[1] else ()
