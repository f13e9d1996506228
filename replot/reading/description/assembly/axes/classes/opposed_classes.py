"""The names of two classes whose outcomes are counted: ``30 false negatives`` of the ``70 late trains``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, product

from replot.reading.description.assembly.axes.classes.taken_classes import class_key, without_nouns
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import QUOTED, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.classified.verdict_words import GENERAL

__all__ = ["opposed_classes"]
CLASS = r"(?:class|label|category|outcome)"
BREAK = (
    r"and|or|in|on|at|were|was|are|is|that|which|who|whose|of|from|with|for|out|had|have|has|as|by|to|per|"
    r"but|while|where|when|throughout|here|class"
)
GOES_ON = rf"(?!(?:{BREAK})(?![\w-]))"
"""Before a word of a name: ``on-time`` is one, ``on`` is not."""
WORDS = rf"{GOES_ON}[^\W\d_][\w'’-]{{0,30}}(?: {GOES_ON}[^\W\d_][\w'’-]{{0,30}}){{0,3}}"
CALLED = rare(
    rf"\b(?P<kind>positive|negative) {CLASS}(?: ?[=:] ?| (?:is|was|being|means) | \()(?:the )?"
    rf"(?:[\"“'‘`](?P<quoted>[^\"“”'‘’`]{{1,40}})[\"”'’`]|(?!(?:{CLASS}|the|an?|one|used)\b)(?P<name>{WORDS})"
    rf"(?=[.,;:)]|$| (?:{BREAK})\b))",
    re.I,
)
"""``the positive class is leak``."""
BEFORE = rare(
    r"(?<!\w)[\"“'‘`](?P<quoted>[^\"“”'‘’`]{1,40})[\"”'’`] "
    rf"(?:(?:(?:is|as|was|being) )?the |\((?:the )?)(?P<kind>positive|negative) (?:{CLASS}|one)\b",
    re.I,
)
"""``"leak" is the positive class, "dry" the negative one``."""
SIZED = re.compile(
    r"(?P<size>\d(?<![\w.,]\d)[\d,]{0,12})"
    r"(?: (?:were|are|was|is|being|labell?ed|actually|truly|actual|true|as)){0,3} "
    rf"[\"“'‘`*]{{0,2}}(?P<name>{WORDS})(?=[\"”'’`*]{{0,2}}(?:[.,;:)(]|$| (?:{BREAK})\b))"
)
"""``189 late trains``, ``51 are labelled "on time"``."""
NO_CLASS = re.compile(
    r"(?:true|false|predicted|model|positives?|negatives?|samples?|cases?|instances?|rows?|examples?|"
    r"observations?|total|errors?|mistakes?|correct|incorrect|wrong)\b",
    re.I,
)
"""How the name of something else begins of which there is a number."""
NOUN = re.compile(
    r"(?<=.) (?:samples?|cases?|instances?|rows?|examples?|observations?|records?|images?|ones|items?|"
    r"entries)$",
    re.I,
)
PAIRED = rare(
    r"\b(?P<right>true|false) (?P<kind>positive|negative)s?(?: \([TF][PN]\))? "
    r"\([\"“'‘`]?(?P<a>[^\W\d_][\w '-]{0,30}?)[\"”'’`]?, ?[\"“'‘`]?(?P<b>[^\W\d_][\w '-]{0,30}?)[\"”'’`]?\)",
    re.I,
)
"""``False Negative (yes, no)``."""
NOT = re.compile(r"(?:not|non|no)[ -]", re.I)
TAKEN = (
    rf"(?!(?:most|many|some|all|several|few)\b){GOES_ON}[^\W\d_][\w'’-]{{0,30}}"
    rf"(?: {GOES_ON}[\w'’-]{{1,30}}){{0,3}}?"
)
TAKEN_FOR = rf"[^\W\d_][\w'’-]{{0,30}}(?: (?!being\b){GOES_ON}[\w'’-]{{1,30}}){{0,3}}"
GLOSSED = rare(
    r"\bfalse (?P<kind>positive|negative)s?(?: \(F[PN]\))?"
    r"(?: ?[–—:(] ?| -{1,3} |, )(?:(?:i\.e\.|that is|namely|meaning),? )?(?:the |an? )?"
    rf"[\"“'‘`]?(?P<taken>{TAKEN})[\"”'’`]? (?:(?:that|which) )?(?:(?:were|was|are|is|got) )?"
    r"(?:(?:wrongly|incorrectly|falsely|mistakenly) )?(?:mis-?)?(?:classified|predicted|labell?ed|flagged|"
    r"identified|marked|taken|mistaken) (?:as|for|to be) (?:the |an? )?"
    rf"[\"“'‘`]?(?P<for>{TAKEN_FOR})(?=[\"”'’`]?"
    r"(?: ?[.,;:)–—]| -{1,3} |$| (?:and|but|while|in|on|at|by)\b))",
    re.I,
)
"""``9 false negatives — late trains predicted as on time``."""
RIGHT_ONES = rare(
    r"\btrue (?P<kind>positive|negative)s?(?: \(T[PN]\))?[`*_]{0,3}(?: ?[:=]| ?[–—]|(?: are| were)?(?= \d))"
    r"[`*_ ]{0,4}\d[\d,]{0,12}[`*_]{0,3}"
    rf"(?: ?\(| [–—] | -{{1,3}} )(?:(?:i\.e\.|all|the) )?(?P<words>{WORDS})",
    re.I,
)
"""``True positives (TP): 40 (leaky pipes sent to repair)``."""
VAGUE = re.compile(
    r"(?:most|many|some|all|few|several|both|these|those|our|correct\w*|right\w*|actual\w*|real)\b", re.I
)
ORDER = {"positive": ("taken", "for"), "negative": ("for", "taken")}
"""Which part of an error of either kind names the negative and which the positive class."""


def opposed_classes(said: Sequence[Text], counts: Mapping[str, float]) -> tuple[str, ...]:
    """The negative and the positive class of a text, or nothing where it does not tell them, or not clearly.

    It may call them so, put what was true and what was predicted in brackets behind an outcome, tell what an
    error of either kind is, begin to tell of the right outcomes with what they are, count what is in each of
    them (``counts`` are those of ``tn``, ``fp``, ``fn`` and ``tp``), or quote two where one denies the other.
    """
    sources = [text.text for text in said]
    ways = (_called, _paired, _glossed, _right_ones, lambda said: _of_size(said, counts), _denied)
    for found in (way(sources) for way in ways):
        pairs = {tuple(map(key, pair)): pair for pair in found}
        if len(pairs) == 1:
            return pairs.popitem()[1]
    return ()


def _called(sources: Sequence[str]) -> Iterator[tuple[str, str]]:
    names: dict[str, list[str]] = {"negative": [], "positive": []}
    for source, way in product(sources, (CALLED, BEFORE)):
        for told in way.finditer(source):
            name = told["quoted"] or told["name"]
            names[told["kind"].lower()].append(tidy(name))
    yield from product(names["negative"], names["positive"])


def _glossed(sources: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The classes of which a sentence says that things of one were taken for the other."""
    told = [
        [tidy(m[part]) for part in ORDER[m["kind"].lower()]]
        for source in sources
        for m in GLOSSED.finditer(source)
    ]
    bare = without_nouns({class_key(name): name for pair in told for name in pair})
    whole = " ".join(map(key, sources))
    for pair in told:
        first, second = (_without_noun(bare.get(class_key(name), name), bare) for name in pair)
        negative, positive = _without_shared(first, second, whole)
        if not any(NO_CLASS.match(name) for name in (negative, positive)):
            yield negative, positive


def _right_ones(sources: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The two kinds of one thing that the right outcomes are of: ``dry pipes``, ``leaky pipes``."""
    told = {m["kind"].lower(): m["words"].split() for source in sources for m in RIGHT_ONES.finditer(source)}
    if len(told) < 2:
        return
    pair = told["negative"], told["positive"]
    places = product(range(1, len(pair[0])), range(1, len(pair[1])))
    at = next(((i, j) for i, j in places if key(pair[0][i]) == key(pair[1][j])), None)
    if at is None:
        return
    negative, positive = (tidy(" ".join(words[:k])) for words, k in zip(pair, at, strict=True))
    if not any(NO_CLASS.match(name) or VAGUE.match(name) for name in (negative, positive)):
        yield negative, positive


def _without_noun(name: str, bare: Mapping[str, str]) -> str:
    """A class without what is of it: ``late messages``, ``late trains`` beside ``late``."""
    first, _, noun = name.rpartition(" ")
    return first if first and (class_key(first) in bare or GENERAL.fullmatch(noun)) else name


def _without_shared(negative: str, positive: str, whole: str) -> tuple[str, str]:
    """Two classes without what is of both: ``late parcels`` beside ``lost``, ``lost parcels``.

    It stands before them in other languages: ``paquetes rotos``, ``paquetes de lujo``.
    """
    first, _, last = negative.rpartition(" ")
    if first and re.search(rf"(?<!\w){re.escape(f'{key(positive)} {key(last)}')}(?!\w)", whole):
        return first, positive
    first, _, last = negative.partition(" ")
    before = rf"(?<!\w){re.escape(key(first))}(?: (?:de|du|di|da|do|von))? {re.escape(key(positive))}(?!\w)"
    return (last, positive) if last and re.search(before, whole) else (negative, positive)


def _paired(sources: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The class that both are of where the outcome is right, and the two where it is wrong."""
    right: dict[str, str] = {}
    wrong: list[set[str]] = []
    for told in (told for source in sources for told in PAIRED.finditer(source)):
        names = {told["a"], told["b"]}
        if told["right"].lower() == "false":
            wrong.append(names)
        elif len(names) == 1:
            right[told["kind"].lower()] = told["a"]
    if len(right) == 2 and all(names == set(right.values()) for names in wrong):
        yield right["negative"], right["positive"]


def _of_size(sources: Sequence[str], counts: Mapping[str, float]) -> Iterator[tuple[str, str]]:
    """The classes of which a sentence says how many there are: the sums of the rows of the matrix."""
    if len(counts) < 4:
        return
    sizes = counts["tn"] + counts["fp"], counts["fn"] + counts["tp"]
    if sizes[0] == sizes[1]:
        return
    for source in sources:
        sized = [(float(m["size"].replace(",", "")), m) for m in SIZED.finditer(source)]
        for first, second in pairwise(one for one in sized if one[0] in sizes):
            if first[0] != second[0]:
                names = [m["name"] for _, m in sorted((first, second), key=lambda one: sizes.index(one[0]))]
                if not any(NO_CLASS.match(name) for name in names):
                    yield _bare(*names)


def _bare(negative: str, positive: str) -> tuple[str, str]:
    """Two names without what is of either class: ``late trains``, ``early trains``."""
    pair = NOUN.sub("", negative).split(), NOUN.sub("", positive).split()
    while min(map(len, pair)) > 1 and key(pair[0][-1]) == key(pair[1][-1]):
        pair = pair[0][:-1], pair[1][:-1]
    return " ".join(pair[0]), " ".join(pair[1])


def _denied(sources: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Two quoted names of which one denies the other: ``labeled "urgent"``, ``called "not urgent"``."""
    quoted = {
        key(name): name for source in sources for m in QUOTED.finditer(source) if (name := tidy(m[1] or m[2]))
    }
    for name, label in quoted.items():
        if (no := NOT.match(name)) is not None and name[no.end() :] in quoted:
            yield label, quoted[name[no.end() :]]
