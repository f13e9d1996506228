"""One list of labels for both axes, in a sentence that names the two."""

from __future__ import annotations

from collections.abc import Iterable

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.facts import AxisFact, with_list

__all__ = ["SHARED_LIST", "bracket_of_both", "put_on_both", "take_of_shared_kind", "take_repeated"]
SHARED_LIST = re.compile(
    r"\bboth in (?:the|this) (?:same )?order\b|"
    r"\b(?:each|both) (?:with|having|listing|containing|showing|covering|of which|have|"
    r"(?:split|divided|parted|broken down) into|"
    r"list|show|carry|run over)\b|"
    r",\s+both:?\s+(?=[\"“`‘']\w)|"
    r"(?<=\)) (?:are )?(?:both )?(?:ordered|sorted|listed|arranged) (?:as|in the order)\b|"
    r"(?<=[nsw])\)[^.;:,()]{0,30}?\b(?:are|is|include|list|cover)\b|"
    r"\bfor\b(?=[^.;]*\b(?:on|along|for) both\b)|"
    r"[;,(]\s*(?:(?:both|each) )?(?:in (?:the|this) )?(?:class(?:es)? |"
    r"label )?order(?: of (?:the )?classes)?:?\s+"
    r"(?=[^\s,;:.]+(?: [^\s,;:.]+)?, ?[^\s,;:.])|"
    r";\s*(?:the )?(?:states|class(?:es)?|labels|categories|tokens|items|variables|names)(?::| are)?\s+"
    r"(?=[^\s,;:.]+(?: [^\s,;:.]+)?, ?[^\s,;:.])"
)
"""What leads from the names of both axes to the one list of their labels."""


def bracket_of_both(source: str, first: int, last: int) -> int:
    """Where a bracket opens that tells of both axes alone, or -1: ``A, B (rows = from, columns = to)``.

    Parameters
    ----------
    first, last : int
        Where the first mention of an axis begins, and the last one ends.
    """
    opened = source.rfind("(", 0, first)
    alone = not source[opened + 1 : first].strip(" ,") and ")" not in source[first:last]
    return opened if opened > 0 and alone and source.find(")", last) > 0 else -1


def put_on_both(fact: AxisFact, facts: dict[str, AxisFact]) -> None:
    """Give both axes the labels of one list, where they have none."""
    for axis in "xy":
        facts[axis].merge(
            AxisFact(
                categories=fact.categories,
                category_spans=fact.category_spans,
                kind=fact.kind,
                directed=True,
                span=fact.span,
            )
        )


REPEATED = rare(r"(?<=\w )\((?P<list>[^\W\d_][\w-]*(?: ?/ ?[^\W\d_][\w-]*)+)\)")
BETWEEN_SLASHES = re.compile(r"[\w-]+")


def take_repeated(texts: Iterable[Text], facts: dict[str, AxisFact]) -> None:
    """The labels that stand in brackets behind the names of both axes: ``A (yes/no)``, ``B (yes/no)``.

    A bracket that stands behind one name alone may be a unit: ``rate (deaths/year)``.
    """
    found: dict[str, tuple[Text, re.Match[str]]] = {}
    for text in texts:
        for told in REPEATED.finditer(text.text):
            listed = told["list"].lower()
            if listed in found:
                source, first = found[listed]
                items = list(BETWEEN_SLASHES.finditer(source.text, *first.span("list")))
                both = AxisFact(
                    categories=tuple(item[0] for item in items),
                    category_spans=tuple(source.span(*item.span()) for item in items),
                    kind="list",
                    span=source.span(*first.span("list")),
                )
                put_on_both(both, facts)
                for fact in facts.values():
                    fact.label = (fact.label or "").removesuffix(first[0]).strip() or None
                return
            found[listed] = text, told


KIND = r"(?P<kind>[A-Za-z]+)"
OF_KIND = rare(
    rf"^\W*(?P<labels>labels?\W{{1,3}})?(?:the )?(?:(?:{SEVERAL}|\d{{1,3}}) )?{KIND}"
    r"(?:(?: (?:are|is))? (?:labell?ed|abbreviated|named|called|listed|shown|given|marked)(?: as)?|"
    r" (?=\()| are|:):?\s+(?=\S[^:]*,)",
    re.I,
)
"""``Labels: the libraries are labelled as A, B and C``."""


def take_of_shared_kind(texts: Iterable[Text], facts: dict[str, AxisFact]) -> None:
    """Labels of both axes that are listed by a kind that both are of: ``giving town``, ``taking town``."""
    x, y = ((facts[axis].label or "").lower().split() for axis in "xy")
    if not x or not y or x[-1] != y[-1] or x == y or facts["y"].categories:
        return
    kinds = {x[-1], f"{x[-1]}s", f"{x[-1][:-1]}ies" if x[-1].endswith("y") else f"{x[-1]}es"}
    for text in texts:
        told = OF_KIND.match(text.text)
        if told is None or told["kind"].lower() not in kinds:
            continue
        listed = find_labels(text.text[told.end() :])
        if listed is None or listed.kind != "list" or listed.start > 0:
            continue
        fact = with_list(AxisFact(), text, listed, told.end(), "", "y")
        known = facts["x"].categories
        if fact.categories and (not known or (told["labels"] and len(known) == len(fact.categories))):
            facts["x"].categories = ()
            put_on_both(fact, facts)
            return
