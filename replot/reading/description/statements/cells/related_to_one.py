"""What one variable is related to, and to how many others: ``pH relates to clay (0.4) and sand (0.2)``."""

from __future__ import annotations

from collections.abc import Iterator

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.relation_words import (
    ABOUT,
    END,
    GIVEN,
    NAME,
    NEXT,
    RELATION,
    SAID_OF,
    SYMBOL,
    THE,
    TO_NAME,
    VALUE,
    VALUE_OF,
    Names,
    coded,
)

__all__ = ["in_aside", "of_one", "of_several", "of_the_most", "others", "second_pairs", "twice_told"]
HAS = rare(
    rf"(?:^|(?<=[,;:.] )|\b(?:and|while|whereas|but|that|where|because|as) ){THE}(?P<a>{NAME})"
    rf"(?:(?:{SAID_OF} |\s*[:→–—-]+\s+(?:[a-z-]+ ){{0,4}}?){RELATION}(?:{VALUE_OF})?|"
    rf"(?: \w+ly)? correlates?(?: \w+ly)?)"
    rf" (?:with|to):? "
    rf"{THE}(?P<b>{TO_NAME}|itself)(?:{GIVEN}|{END})",
    re.I,
)
"""``A has a strong correlation with B (0.4)``, ``A shows a correlation of 0.4 with B``, ``with itself``."""
WITH_MORE = re.compile(
    rf"{VALUE}[)\]]?{NEXT} (?:an? (?:(?!(?:with|to|{RELATION})\b)[a-z-]+ ){{0,4}})?(?:{RELATION} )?"
    rf"(?:(?:\w+ly )?(?:with|to) )?{THE}"
    rf"(?P<b>{TO_NAME}){GIVEN}",
    re.I,
)
"""What else the first of such a pair is related to."""
MORE_WITH = re.compile(
    rf"{NEXT} (?:an? (?:(?!(?:with|to|{RELATION})\b)[a-z-]+ ){{0,4}})?(?:{RELATION} )?(?:(?:of|at) )?{ABOUT}"
    rf"(?P<v>{VALUE})(?: {RELATION})? (?:with|to) {THE}(?P<b>{NAME}|itself){END}",
    re.I,
)
"""What goes on behind ``A has a correlation of 0.4 with B``: ``and of 0.3 with C``."""
AND_WITH = re.compile(
    rf" and (?:with )?{THE}(?P<b>{NAME})"
    rf"(?=\s*(?:[.;:]|$)|,\s(?:and|but|while)\s(?:{RELATION} |of )*{VALUE})",
    re.I,
)
"""``A has a correlation of 0.4 with B and C``: the value is that of two pairs."""
MOST = rare(
    rf"\b{RELATION}(?: (?:features?|variables?|factors?|predictors?|columns?))? (?:with|to) (?:the )?"
    rf"(?:target )?(?:variables? |features? )?(?P<b>{NAME})(?: is| was| are| were| includes?|:) (?:the )?"
    rf"(?P<a>{NAME}){GIVEN}",
    re.I,
)
"""``the highest correlated feature with quality is alcohol, with 0.48``."""
ADVERB = re.compile(
    r"\s(?:(?:only|just|very|quite) )*(?:strong|weak|moderate|mild|slight|high|negative|positive)ly$",
    re.I,
)
BESIDE = rare(
    rf"(?:^\W*|(?<=[,;:.] )|\b(?:and|while|that) ){THE}(?P<a>{NAME}) "
    rf"\((?:{SYMBOL}\s*[=:]\s*)?(?P<v>{VALUE})\)",
    re.I,
)
"""``A (0.09), B (0.08) and C (0.07) exhibited the strongest correlations with D``."""
BESIDE_IT = re.compile(
    rf"(?:,? and |, (?!and\b)){THE}(?P<a>{NAME}) \((?:{SYMBOL}\s*[=:]\s*)?(?P<v>{VALUE})\)", re.I
)
IN_ASIDE = rare(
    rf"(?:^\W*|(?<=[,;:.] )|\b(?:and|while|whereas|but|that) ){THE}(?P<a>{NAME})"
    r"(?: (?:also|both|each|only|hardly|barely|scarcely|almost|\w+ly))*"
    r" (?:matters?|correlates?|relates?|moves?|moved|stands?|stays?|shows?|is|was|ha[sd]|tracks?|follows?)\b"
    rf"[^.;,()\d]{{0,40}}? \((?:{SYMBOL}\s*[=:]\s*)?{ABOUT}(?P<v>{VALUE}) with "
    rf"{THE}(?P<b>{NAME})(?=[,;)]| and )",
    re.I,
)
"""``A barely matters (0.05 with B, 0.02 with C)``."""
OF_THEM = re.compile(
    rf"(?: (?:also|both|all))? [a-z]+(?: [a-z][a-z-]*){{0,5}}? {RELATION} (?:with|to) "
    rf"{THE}(?P<b>{NAME}){END}",
    re.I,
)
LAST = re.compile(rf"{VALUE}[)\]]?\W*$")


def second_pairs(source: str) -> Iterator[Names]:
    """The second pair of a value that is said to be that of two."""
    for pair in HAS.finditer(source):
        if pair["v"] is not None:
            yield from twice_told(pair["a"], source, pair.end(), pair.start("v"))


def others(source: str, end: int) -> Iterator[re.Match[str]]:
    """What goes on behind a value and the variable that it relates to: ``(and B), and 0.1 with C``."""
    while True:
        second = AND_WITH.match(source, end)
        more = MORE_WITH.match(source, end if second is None else second.end())
        if more is None:
            return
        yield more
        end = more.end()


def twice_told(name: str, source: str, end: int, at: int) -> Iterator[Names]:
    """The second of two variables that share a value: ``A has 0.2 with B and C, and 0.1 with D and E``."""
    for last, value in ((end, at), *((more.end(), more.start("v")) for more in others(source, end))):
        if (second := AND_WITH.match(source, last)) is not None:
            yield coded(name), coded(second["b"]), value


def of_several(source: str) -> Iterator[Names]:
    """What several variables, each with its value, have to do with another."""
    if "relat" not in source and "associat" not in source:
        return
    for first in BESIDE.finditer(source):
        pairs, more = [first], BESIDE_IT.match(source, first.end())
        while more is not None:
            pairs.append(more)
            more = BESIDE_IT.match(source, more.end())
        if (other := OF_THEM.match(source, pairs[-1].end())) is not None:
            yield from ((pair["a"], other["b"], pair.start("v")) for pair in pairs)


def of_the_most(source: str) -> Iterator[Names]:
    """What is related most to a variable, and what follows."""
    for pair in MOST.finditer(source):
        more: re.Match[str] | None = pair if not _leads(pair) else None
        while more is not None:
            yield more["a" if more is pair else "b"], pair["b"], more.end()
            more = WITH_MORE.match(source, more.end())


def in_aside(source: str) -> Iterator[Names]:
    """What brackets behind a variable say of it and others."""
    for pair in IN_ASIDE.finditer(source):
        for told in (pair, *others(source, pair.end())):
            yield pair["a"], told["b"], told.start("v")


def _leads(pair: re.Match[str]) -> bool:
    """Whether a list begins with a pair: ``correlations with age: bmi 0.04, sugar 0.26``."""
    return ":" in pair[0] and LAST.match(pair.string, pair.end()) is None


def of_one(source: str) -> Iterator[Names]:
    """What one variable is related to, and to how many others."""
    for pair in HAS.finditer(source):
        if pair["v"] is not None:
            for told in (pair, *others(source, pair.end())):
                other = pair["a"] if told["b"].lower() == "itself" else told["b"]
                yield pair["a"], other, told.start("v")
            continue
        more: re.Match[str] | None = pair
        while more is not None and re.match(VALUE, source[more.end() : more.end() + 6]):
            adverb = ADVERB.search(more["b"])
            if adverb is not None:  # "and age weakly (0.2)": of the same variable
                yield more["b"][: adverb.start()], pair["b"], more.end()
            else:
                itself = more["b"].lower() == "itself"
                yield pair["a"], pair["a"] if itself else more["b"], more.end()
            more = WITH_MORE.match(source, more.end())
