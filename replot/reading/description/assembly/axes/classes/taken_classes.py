"""The classes that sentences say were taken for each other: ``12 cats were taken for dogs``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from replot.reading.description.assembly.axes.lists.taken_labels import find_only_number
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.forms import singulars
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.metrics import METRIC
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.classified.how_often import told_how_often
from replot.reading.description.statements.cells.classified.outcome_words import taken_for, told_apart
from replot.reading.description.statements.cells.classified.outright import told_outright
from replot.reading.description.statements.cells.classified.quadrants import QUADRANT
from replot.reading.description.statements.cells.classified.recalls import recalled
from replot.reading.description.statements.cells.classified.truth_pairs import truth_pairs
from replot.reading.description.statements.cells.classified.verdict_cells import is_species
from replot.reading.description.statements.cells.classified.verdict_pairs import taken_pairs
from replot.reading.description.statements.cells.classified.verdict_words import (
    DONE,
    KIND,
    NOUN,
    ONE_MORE,
    OTHER,
    STEP,
)
from replot.reading.description.statements.cells.classified.verdicts import verdicts
from replot.reading.description.statements.cells.ruled_out.may_hold import may_hold_values
from replot.reading.description.statements.frame.forms import codes_with_labels

__all__ = ["BINARY", "class_key", "taken_classes", "without_nouns"]
MOST_CLASSES = 12
BINARY = 2
NOT = re.compile(r"(?:not|non|no|without|un|in)(?:[ -]|(?=\w))", re.I)
METRIC_LEAD = re.compile(rf"\W*{METRIC.pattern}[^:]{{0,30}}:", re.I)
"""``Sensitivity (Recall): 72% of the late trains are ...``."""
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
COUNTED_AS = rare(
    r"\d (?P<noun>[a-z][\w-]*) (?:(?:that|which|who) )?(?:(?:are|were|is|was|got) )?"
    r"(?<!in)(?:correctly|rightly|accurately) \w+(?: as| to be) (?:an? )?[\"“'‘`]?(?P<name>[\w-]+)"
)
"""``5 towns that are correctly predicted as "flooded"``: what is counted, and no class."""
THING_OF = re.compile(r"\d (?:[a-z]+ )?(?P<noun>[a-z]{3,}s) of (?:the )?[A-Z][a-z]+ ")
"""``24 shots of Pinus nigra``: what is counted."""
CODED = rare(
    r"\W*(?P<name>[^\W\d_][^():,;]{0,40}?) \((?:class|label|category) \d{1,3}\):"
    r"(?=[^:]{0,60}\b(?:mis|correct|wrong|predict|classif|confus|as\b))",
    re.I,
)
"""``Oak (class 3): 6/7 misclassified``."""
UNCOUNTED_STEP = rare(
    rf"^\W*(?:the |all |most |many )?{STEP}[ -](?P<n>\d{{1,2}}) [a-z-]{{3,20}} (?:were|was|are|is) "
    rf"(?:\w+ )?{DONE}\b",
    re.I,
)
"""``Grade 0 melons were mostly predicted as 1``: a class, and no count."""
QUOTED_THINGS = rare(
    r"\d[\d,.]*%? (?:[a-z]+ ){1,2}of (?:the )?[\"“`](?P<name>[^\"“”`]{1,40})[\"”`] "
    rf"(?:(?:were|was|are|is|being) )?(?:\w+ly )?(?:{DONE}|taken|mis\w+|confused) (?:as|for|with)\b",
    re.I,
)
"""``12 leaves of "oak" predicted as "elm"``, in the midst of a sentence."""
WORDS = re.compile(r"\w+")
OFTEN = 2
"""How often a text says the name of a class, where small letters may also tell what is counted."""


def taken_classes(said: Sequence[str]) -> tuple[str, ...]:
    """The classes that sentences say were taken for each other, as they are first named."""
    told = " ".join(map(key, said)).replace("-", " ")
    names: dict[str, str] = {}
    sure = True
    things = [(class_key(m["noun"]), class_key(m["name"])) for s in said for m in COUNTED_AS.finditer(s)]
    counted = {noun for noun, name in things if noun != name}
    for source in said:
        found = _of_verdicts(source, told)
        sure = sure and (bool(found) or not any(True for _ in _names_told(source)))
        led = CODED.match(source)
        for name in (*((led["name"],) if led is not None else ()), *(found or _names_told(source))):
            names[class_key(name)] = _proper(names.get(class_key(name), name), name)
    counted |= {class_key(m["noun"]) for s in said for m in THING_OF.finditer(s)}
    names = {name: label for name, label in names.items() if name not in counted}
    names = {k: label for k, label in names.items() if not any(is_species(label, n) for n in names.values())}
    codes = {KIND.sub("", name): KIND.sub("", label) for name, label in names.items()}
    coded = codes != names and all(map(find_only_number, codes.values()))
    names = codes if coded else names  # "digit 9 was predicted as 7"
    more = [m["n"] for source in said for m in UNCOUNTED_STEP.finditer(source)] if coded else []
    names |= {number: number for number in more if number not in names}
    kinds = {name for name in names if (bare := KIND.sub("", name)) != name and bare in names}
    names = {name: label for name, label in names.items() if name not in kinds}  # "class A" is "A"
    names = _without_ends(without_nouns(names))
    numbered = {class_key(code) for code, _ in codes_with_labels(" ".join(said), names.values())}
    names = {name: label for name, label in names.items() if name not in numbered}  # "stage 0 (early)"
    names = _well_spelt(names, told)
    names = {name: names[name] for name in sorted(names, key=lambda name: _first_said(name, told))}
    numbers = [label for label in names.values() if find_only_number(label)]
    # "`8` was predicted as `4` once"
    if not (coded or all(_quoted(number, said) for number in numbers)):
        return ()
    if not BINARY <= len(names) <= MOST_CLASSES:
        return ()
    singular = {name: _as_one(label, told) for name, label in names.items()}
    if not any(label.endswith("s") for label in singular.values()):
        names = singular
    kinds = {match[0].lower() if (match := KIND.match(label)) else "" for label in names.values()}
    if len(kinds) == 1 and "" not in kinds:
        names = dict(sorted((name, KIND.sub("", label)) for name, label in names.items()))
    labels = tuple(sorted(numbers, key=int) if len(numbers) == len(names) else names.values())
    words = ({len(split(label)) for label in labels} for split in (str.split, WORDS.findall))
    alike = sure or any(len(lengths) == 1 for lengths in words)
    if not alike and not _opposite(*list(names)[:BINARY]) and not all(_quoted(name, said) for name in labels):
        return ()
    return labels[::-1] if [key(name) for name in labels] == ["positive", "negative"] else labels


def _without_ends(names: dict[str, str]) -> dict[str, str]:
    """The names without the ends of others that all begin alike: ``lupus`` beside ``Canis-lupus``."""
    for joint in "-_ ":
        parts = {name: label.rpartition(joint) for name, label in names.items() if joint in label}
        ends = {class_key(end) for *_, end in parts.values()}
        alike = len({first for first, *_ in parts.values()}) == 1 and len(ends) == len(parts) >= BINARY
        if alike and all(name in ends for name in names if name not in parts):
            return {name: names[name] for name in parts}
    return names


def _well_spelt(names: dict[str, str], told: str) -> dict[str, str]:
    """The names without those that are another one with two letters exchanged: ``Veriscolor``."""
    kept: dict[str, str] = {}
    if len(names) > MOST_CLASSES + BINARY:
        return names
    for name in sorted(names, key=told.count, reverse=True):
        kept.setdefault("".join(sorted(name)) if len(name) >= LONG_NAME else name, name)
    return {name: label for name, label in names.items() if name in kept.values()}


LONG_NAME = 7
"""Letters of a name that no other name has in another order."""


def class_key(name: str) -> str:
    """A name, be it in the plural or with a hyphen: ``on-time trains``."""
    plain = key(name).replace("-", " ")
    return next(iter(singulars(plain)), plain).rstrip("s")


def _proper(known: str, name: str) -> str:
    """Of a name said twice the better one: not ``high-risk`` but ``High Risk``."""
    return name if "-" in known and known.islower() and name[:1].isupper() else known


def _first_said(name: str, told: str) -> int:
    """Where a text first has a name, as a word."""
    found = re.search(rf"(?<!\w){re.escape(name)}e?s*(?!\w)", told)
    return found.start() if found is not None else len(told)


def _quoted(name: str, said: Sequence[str]) -> bool:
    """Whether a text has a name in quotation marks."""
    return any(f"{mark}{name}{end}" in source for source in said for mark, end in QUOTES)


def _of_verdicts(source: str, told: str) -> tuple[str, ...]:
    """The classes of the verdicts of a sentence; none where one may be what is counted, and no class.

    Several that stand before a word for what is counted are classes: ``9% of late and 12% of early samples``.
    """
    found = verdicts(source) if METRIC_LEAD.match(source) is None else ()
    if found and (taken_pairs(source) or told_outright(source)):
        return tuple(dict.fromkeys(name for verdict in found for name in verdict[:2] if name != OTHER))
    taken = {class_key(verdict.predicted) for verdict in found}
    taken |= {class_key(true) for true, *_, sure in told_how_often(source) if sure}
    names = tuple(dict.fromkeys(name for verdict in found for name in verdict[:2] if name != OTHER))
    nouns = {noun for bare, _, noun in (name.rpartition(" ") for name in names) if class_key(bare) in taken}
    alike = {verdict.predicted for verdict in found if _before_noun(verdict.true, source)}
    kinds = {v.true for v in found if v.predicted in alike and v.true != v.predicted}
    for name in names:
        common = class_key(name) not in taken and name[:1].islower() and name.rpartition(" ")[2] not in nouns
        common = common and KIND.match(name) is None and not (name in kinds and len(kinds) > 1)
        common = common and not _quoted(name, (source,))
        rare_ = told.count(class_key(name)) < OFTEN or QUADRANT.search(source) is not None
        if common and rare_ and not any(_opposite(name, other) for other in names):
            return ()
    return names


NOUN_BEHIND = re.compile(rf" {NOUN}\b", re.I)


def _before_noun(name: str, source: str) -> bool:
    """Whether a name stands right before a word for what is counted."""
    at = source.find(f"{name} ")
    return bool(name) and at >= 0 and NOUN_BEHIND.match(source, at + len(name)) is not None


def without_nouns(names: dict[str, str]) -> dict[str, str]:
    """The names of classes without what is of that class: ``late trains`` beside ``late``, ``not late``.

    ``trains`` alone are none of them then.
    """
    shared = Counter(name.rpartition(" ")[2] for name in names if " " in name)
    out: dict[str, str] = {}
    nouns = set()
    for label in names.values():
        bare, _, noun = label.rpartition(" ")
        first, _, last = bare.rpartition(" ")
        if last.isalpha() and class_key(bare) not in names and class_key(first) in names:
            bare = first  # "late goods trains"
        told = class_key(bare) in names or (noun.endswith("s") and shared[key(noun).rstrip("s")] > 1)
        if bare and (told or any(_opposite(bare, other) for other in names.values())):
            label = bare
            nouns.add(class_key(noun))
        out[class_key(label)] = _proper(out.get(class_key(label), label), label)
    return {name: label for name, label in out.items() if name not in nouns}


def _as_one(name: str, told: str) -> str:
    """The singular of a name, where the text has that too."""
    known = (one for one in singulars(name) if re.search(rf"\b{re.escape(class_key(one))}\b", told))
    return next(known, name)


def _names_told(source: str) -> Iterator[str]:
    if UNCOUNTED_STEP.match(source) is not None:
        return
    yield from (match["name"] for way in (SUBJECT, QUOTED_THINGS) for match in way.finditer(source))
    yield from _names_shared(source)
    yield from recalled(source)
    yield from (name for pair in truth_pairs(source) for name in pair[:2])
    yield from (match["name"] for match in OF_KIND.finditer(source))
    taken = taken_for(source) if may_hold_values(source) else ()
    yield from (source[a:b] for a, b in taken if ONE_MORE.match(source, b) is None)  # "vans or lorries"
    yield from (name for pair in told_apart(source) for name in (pair["a"], pair["b"]))


def _names_shared(source: str) -> list[str]:
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
