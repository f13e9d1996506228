"""Lists of names in sentences and items, behind the word for what they name: ``five classes: A, B ...``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from replot.reading.description.assembly.axes.lists.taken_labels import find_only_number
from replot.reading.description.assembly.axes.pairs.relations import KEYED, SUBJECT, VALUED
from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import split_list, tidy
from replot.reading.description.lexicon.metrics import METRIC
from replot.reading.description.lexicon.patterns import rare

__all__ = ["CLASSES", "counted_names", "itemised", "named_lists"]
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
    r"(?:\s+\([^(),]{0,40}\))?(?: (?:are )?(?:listed |given )?in (?:(?:the|this|that) )?order(?: of)?)?"
    r"\s*(?:[:—–]|(?<= order)(?=\s)|are|were|include[sd]?|\(|named|called|,)\s*|"
    r"\b(?:pairings?|matchups?|comparisons?|correlations?|distances?|travel times?|similarit(?:y|ies))"
    r"(?: (?:coefficients?|values?|scores?|in \w+|\([^()]{1,20}\)))?\s+(?:involving|between|among|across)\s+"
    r"(?:(?:the )?(?:\w+ )?(?:embeddings|vectors|representations|profiles) of )?"
    r"(?:[^().:;,]{3,120}? \((?=[^()]*,[^()]*,))?|"
    rf"\b(?:of|for|between|among) (?:{SEVERAL}|\d+) "
    r"(?:[\w-]+ ){0,2}[\w-]+s \((?=[^()]*,)|"
    r"\b(?:with|of|for|into|across|over|between|among|has|have|had) (?:the )?(?:\w+ )?"
    r"(?:classes|categories|labels|models|variables|features|groups|tokens|words|digits|states|regimes)\s+"
    r"(?=[\w-]+,|[\"“`])|\((?:digits|classes) (?=\d+, )|"
    r"\b(?:classes|labels|categories) in (?:the )?"
    r"(?=(?:[^\s,.;:()]+(?: [^\s,.;:()]+){0,2}, )+[^.;:()]{2,40} order\b)|"
    r"\b(?:between|among|across|of|for) (?:the |all )?(?:[a-z]+ )?[a-z]+s "
    r"(?=[A-Z]{1,3}\d{1,3}(?:[-–]| to )[A-Z]{1,3}\d{1,3}\b)|"
    r"\b(?:class|label|category) order(?:\s*[:=(]| is| was)\s*|\border\s*[:=]\s*|"
    r"\border (?!(?:to|that|for|by|from|with|of|as|and|is|was|in|on)\b)"
    r"(?=[^\s,.;:()]+(?: [^\s,.;:()]+){0,2}, [^\s,.;:()]+[,;) ])|"
    r"\bthe order (?:of (?:the |its )?(?:classes|labels|categories|rows) )?(?:is|was|being)\s+|"
    r"\b(?:(?:correlation|similarity) (?:heat ?map|matrix)(?: (?:heat ?map|plot))?|"
    r"heat ?map of (?:the )?(?:[\w-]+ )?(?:correlations|similarities)) "
    r"(?:of|for|between|among|relat(?:es|ing)|compar(?:es|ing)|cover(?:s|ing)) "
    rf"(?=(?:{SHORT_NAME}, )+{SHORT_NAME},? and \w|(?:{SHORT_NAME}, ){{2,20}}{SHORT_NAME}\.(?:\s|$))",
    re.I,
)


SAID_OF_ALL = re.compile(
    r"(?:not|very|too|quite|rather|\w{3,}ly|\w+ing (?:to|with|from)|"
    r"\w+ed (?:using|by|from|with|into|via|for)) \w",
    re.I,
)
"""``uniformly distributed``, ``extracted using filters``: what features are, and no name of one."""
IN_THIS_CASE = re.compile(r"^\(?(?:(?:in (?:this|our|the present)|this) case|here),?\s+", re.I)
"""``the variables, in this case A and B``."""
CHART = re.compile(
    r"\b(?:(?:ROC|recall|PR|learning|loss) curve|(?:bar|line|scatter|box|pie) (?:plot|chart)|heat ?map)s?$",
    re.I,
)
"""``metrics such as the ROC curve``: what is drawn, and no label."""
KINDS = re.compile(
    r"(?:various|different|several|multiple|many|other|all|both|each|these|those)\s|"
    rf"(?:the|our|these) (?:{SEVERAL}) [a-z-]+s$|"
    r"including (?:the|their|its|all|both|various|other)\b|the (?:target|output|response|other)\b",
    re.I,
)
"""``various soil types``, ``features, including the symptoms and the target``: of many none is named."""
CLASSES = re.compile(
    r"\b(?:class|categor|label|emotion|intent|topic|state|species|group|sentiment|disease|stage|type|condition|"
    r"outcome|target|tag|digit|activit|gesture|genre)\w*|\border\b",
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
    r",\s(?:and|but|while)\s(?:[a-z]+\s){1,5}(?:is|are|was|were|has|have)\b|"
    r",?\s(?:and|with|while|where)\s(?:the\s)?(?:rows|columns)\s(?:is|are|being|as|hold|show|give)\b"
)
"""What ends a list of names: a stop, or a clause of its own, ``, and most mistakes are between``."""


def named_lists(inside: list[Block], kind: re.Pattern | None = None) -> Iterator[tuple[str, ...]]:
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
            rest = IN_THIS_CASE.sub("", rest, count=1)
            stop = LIST_STOPS.search(rest)
            if (half := OF_HALF.search(rest)) is not None and (stop is None or half.start() < stop.start()):
                stop = half
            found = find_labels(rest[: stop.start()] if stop else rest)
            if (
                found is None
                or found.kind == "partial"
                or found.start > 12
                or any(len(t.split()) > 5 or OF_A_SIDE.search(t) or VALUED.search(t) for t in found.texts)
                or any(map(CHART.search, found.texts))
                or any(METRIC.fullmatch(t) or SAID_OF_ALL.match(t) or KINDS.match(t) for t in found.texts)
                or (len(found.texts) == 2 and OF_A_PAIR.match(match[0]))
                or EXAMPLE.match(found.texts[0])
                or _are_counts(found.texts)
                or (all(map(NUMBER.fullmatch, found.texts)) and not (kind and OF_NUMBERS.search(match[0])))
            ):
                continue
            yield found.texts


OF_MANY = re.compile(
    r"(?:over |about |some |only |another )?(?:\d{1,3}(?:,\d{3})+|\d{2,9}) (?P<of>[^\W\d].*)"
)
"""``1,204 short letters``: how many there are, and of what."""


def _are_counts(names: Sequence[str]) -> bool:
    """Whether all names tell how many there are of another thing each, and no sizes in units of time."""
    told = [OF_MANY.fullmatch(name) for name in names]
    kinds = {key(one["of"]) for one in told if one}
    return len(kinds) == len(names) and not any(map(OF_TIME.match, kinds))


OF_TIME = re.compile(r"(?:second|minute|hour|day|week|month|year|decade)s?\b", re.I)


OF_HALF = re.compile(
    r",? (?:with )?(?:only )?(?:the )?(?:strictly )?(?:lower|upper)(?: (?:left|right))?[- ]"
    r"(?:half|triang\w+)\b|"
    r",? (?:without|excluding) (?:the )?diagonal\b",
    re.I,
)
"""What is said of the part that is shown, behind the labels: ``sun, wind, rain, lower half only``."""


def itemised(inside: list[Block], kind: re.Pattern | None = None) -> Iterator[tuple[str, ...]]:
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
        if all(names) and not _are_counts(names) and not any(
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
COUNTED_NAMES = rare(
    rf"\b(?P<n>{SEVERAL}|\d{{1,2}})\s+(?:[a-z][\w-]*\s+){{0,2}}?[a-z][\w-]*s\s*"
    r"(?:(?:of (?:an? |the )?[a-z][\w-]*(?: [a-z][\w-]*){0,2}|apart)\s*(?=:))?"
    r"[:(,—–]\s*(?P<list>[^.;:()]{3,400})"
)
"""``three coins: ETH, BTC and SOL``, ``four kinds of leaf: oak, ...``."""


SAYS = re.compile(
    r"(?:for (?:example|instance)|however|namely)$|"
    r"\w (?:showed|exhibited|displayed|had|were|was|are|is|shows?|exhibits?) (?:an?|the|\w+ly|\w+ed)\b",
    re.I,
).search
"""``in three towns, for example, rain and wind showed a strong ...``: what is said, and no name."""


def counted_names(inside: list[Block]) -> tuple[str, ...]:
    """Names that follow their number."""
    for block in inside:
        if block.is_prose and len(block.text) < 8000:
            for match in COUNTED_NAMES.finditer(block.text.text):
                names = tuple(label.text for label in split_list(match.group("list")))
                told = len(names) == count_word(match.group("n")) and not any(map(SAYS, names))
                if told and not any(map(find_only_number, names)) and not _are_counts(names):
                    return names
    return ()
