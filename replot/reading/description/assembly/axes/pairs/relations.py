"""The variables of a heatmap that only single relations tell: ``Age correlates with Fare (0.1)``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_square
from replot.reading.description.assembly.axes.pairs.pair_lists import paired_labels
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.relations.in_turn import GLOSS, TITLED
from replot.reading.description.statements.cells.relations.related import related

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["KEYED", "SUBJECT", "VALUED", "one_against_all", "related_variables"]
VALUE = (
    r"\(\s*(?:(?i:r|ρ|corr(?:elation)?\.?|coefficient)\s*[=≈~:]\s*)?"
    r"[-−–+~≈]?(?:0?\.\d+|[01](?:\.\d+)?)\s*\)"
)
KIND = r"(?:correlations?|associations?|relationships?|similarit(?:y|ies))"
SUBJECT = rare(
    rf"\b{KIND}(?: (?:strength|coefficients?|values?|scores?))?\s+"
    r"(?:of (?:each |all |the |every |other )*[\w -]{1,30}? (?=with |to ))?(?:of|with|to)\s+(?:the\s+)?"
    r"(?:(?:target|output|dependent|response|outcome)\s+)?(?:variable |feature |column )?"
    rf"\(?(?P<name>[\"“'`][^\"”'`\n]{{1,40}}[\"”'`]|{TITLED}|[^\W\d][\w.]{{0,40}})(?=\)?\s*(?:[.:;,]|$|with\b|"
    r"and the other|are\b|is\b|includes?\b))|"
    rf"\b{KIND} between (?:the )?(?P<first>[\"“'`][^\"”'`\n]{{1,40}}[\"”'`]|[^\W\d][\w.]{{0,40}}) and "
    r"(?:all )?"
    r"(?:(?:the|its|our) )?(?:various|several|other|all|different|each|remaining|many|some|following)"
    r"(?: of the| other)? [a-z]+\b",
    re.I,
)
"""``the correlation of the variable "age" with the others``."""
NO_SUBJECT = re.compile(
    r"(?:each|all|every|other|others|any|some|both|variables?|features?|the|it|its|this|these|them|one|another|columns?|"
    r"target|itself)",
    re.I,
)
ITEM = rare(
    rf"(?:^|[,;:]|\band\b|\bwith\b|\bby\b|\bare\b)\s*(?P<label>[\"“`]?[^\W\d](?:[\w./%+-]|(?<=\w) "
    rf"(?=\w)){{0,40}}?[\"”`]?)\s*"
    rf"{VALUE}",
    re.I,
)
VALUED = re.compile(VALUE)
KEYED = re.compile(
    r"\W*(?P<label>[^\W\d_][\w./ %+-]{0,40}?)[\"”`]?(?:\s*[:=]\s*|\s[–—-]\s)[-−–+~≈]?(?:0?\.\d+|[01]\.\d+)"
    r"(?:\s?\([^()\d]*\))?[.;,]?\s*"
)
"""``rain: 0.79``, one below the other."""
LEAST = 3


def one_against_all(panel: PanelFacts, inside: list[Block]) -> bool:
    """One column of values against one variable: ``correlations of age: glucose (0.26), bmi (0.04)``."""
    prose = [b for b in inside if b.kind in ("paragraph", "item", "heading") and len(b.text) < 8000]
    said = [(block, sentence.text) for block in prose for sentence in sentences(block.text)]
    for k, (block, source) in enumerate(said):
        subject = SUBJECT.search(source)
        name = tidy(GLOSS.sub("", subject["name"] or subject["first"])) if subject is not None else ""
        if subject is None or NO_SUBJECT.fullmatch(name):
            continue
        texts = [(source[subject.end() :], block.kind != "item")]
        last = block
        for b, text in said[k + 1 :]:
            if b is block or block in b.parents or (b.kind == "item" and not b.parents):
                texts.append((text, block.kind != "item" and not (b is last and b.kind == "item")))
                last = b
            else:
                break
        labels: list[str] = []
        for text, begins in texts:
            if REMARK.match(text):
                continue
            names = [_name(item["label"]) for item in ITEM.finditer(text)]
            if not names and (keyed := KEYED.fullmatch(text)) is not None:
                names = [tidy(keyed["label"])]
            elif not names and (rest := AFTER_LEAD.search(text)) and "(" not in text:
                names = paired_labels(text[rest.end() :])
            elif len(names) != len(VALUED.findall(text)):
                labels = []
                break  # values of something else stand between them
            if labels and not names and begins and not text.rstrip().endswith(":"):
                break
            labels += names
        if len(labels) >= LEAST and len(set(labels)) == len(labels):
            panel.y.categories, panel.y.kind = tuple(labels), "data"
            panel.x.categories, panel.x.kind = (name,), "data"
            return True
    return False


REMARK = re.compile(r"\W*(?:insight|note|interpretation|implication|takeaway|meaning|conclusion)s?\s*:", re.I)

AFTER_LEAD = re.compile(r"^[^:]{0,60}:\s+|^\W*(?:are|is)\s+")
LEADING = re.compile(
    r"^(?:(?:and|with|by|are|the|of|to|is)\s+)*(?:(?:\w+ )?[a-z]+s (?:such as|like|including)\s+)?"
    r"(?:(?:and|with|by|are|the|of|to|is)\s+)*",
    re.I,
)
"""What leads to a name: ``features such as``."""


def _name(label: str) -> str:
    return tidy(LEADING.sub("", label))


RELATION = r"(?:correlat\w+|associat(?:ed|ion|ions|es?)|relat(?:ed|ions?|ionships?|es?)|similarit(?:y|ies))"
NAME = r"(?:[\"“`][^\"”`\n]{1,40}[\"”`]|[A-Z][\w.]*(?: [A-Z][\w.]*){0,3}|[a-z][a-z0-9]*(?:_[A-Za-z0-9]+)+)"
PROPER = re.compile(NAME)
QUALITY = r"(?:[a-z-]+ ){0,4}?"
NO_NAME = re.compile(
    r"(?:The|This|It|These|Those|They|Both|All|Each|There|Which|And|But|No|We|Strong|Weak|Moderate|Positive|Negative)\b"
)


def related_variables(panel: PanelFacts, inside: list[Block]) -> None:
    """The variables of single relations, on both axes: ``Fare shows correlation with Pclass (-0.55)``."""
    names: list[str] = []
    pairs = 0
    for block in inside:
        for sentence in sentences(block.text) if block.is_prose else ():
            for a, b, _ in related(sentence.text):
                if not (PROPER.fullmatch(a) and PROPER.fullmatch(b)) or NO_NAME.match(a) or NO_NAME.match(b):
                    continue
                if (pair := (tidy(a), tidy(b)))[0] != pair[1]:
                    names += pair
                    pairs += 1
            names += [
                name for one in ALONE.finditer(sentence.text) if not NO_NAME.match(name := tidy(one["a"]))
            ]
    # "'Wind' is related to 'wave'. 'Rain' is related to 'wind'."
    found = tuple({key(name): name for name in reversed(names)}[k] for k in dict.fromkeys(map(key, names)))
    if pairs >= 2 and LEAST <= len(found) <= 60 and set(panel.x.categories) < set(found):
        put_square(panel, found)


ALONE = re.compile(
    rf"(?P<a>{NAME})\s+(?:shows?|showed|has|had|exhibits?|displays?)\s+(?:an?\s+)?{QUALITY}{RELATION}\s+(?:with|to)\s+"
    r"(?:most|all|any|the|other|every)\b"
)
"""``Age shows minimal correlation with most features``."""

