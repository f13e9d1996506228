"""Counts of pairs of classes in turn: ``"oak" taken for "elm" (9); "fir" taken for "yew" (3)``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.classified.verdict_words import (
    DONE,
    ERRORS,
    GENERAL,
    NOUN,
    RIGHT,
    TURN,
    WORD,
    WRONG,
)
from replot.reading.description.statements.cells.classified.verdicts_in_turn import taken_alike

__all__ = ["taken_pairs"]
MIS = r"mis-?(?:classif|label|identif|predict|recogni[sz]|diagnos)\w*ed"
CLASS = r"(?:(?:the|an?|true|actual|class|label) ){0,3}"


def _name(group: str = "") -> str:
    """A class, in quotation marks or in a few words; the latter in a group of its own."""
    quoted, bare = (f"?P<{group}>", f"?P<{group}_bare>") if group else ("?:", "?:")
    digits = rf"(?: \d{{1,3}}(?=\s?\(| (?:was|is|{DONE}|{MIS})\b))?"
    return rf"(?:[\"“'‘`]({quoted}[^\"“”'‘’`()]{{1,40}})[\"”'’`]|({bare}{WORD}(?: {WORD}){{0,2}}?{digits}))"


PAIR = rare(
    rf"{CLASS}{_name('true')}(?: {NOUN})? (?:(?:was|were|is|are|got|being) )?"
    rf"(?:(?:(?:{WRONG}|{RIGHT}|often) )?(?:{MIS}|{DONE}|confused|mistaken|taken) (?:as|for|with|to be)|"
    r"(?P<as>as)) "
    rf"{CLASS}{_name('taken')}(?: {NOUN})?"
    rf"(?P<open>\s?\(|:\s| in | )(?P<n>\d[\d.,]*)(?:\s?%| (?:{NOUN}|times)\b)?"
    r"(?:, ?\d[\d.]*\s?%)?\s?(?(open)\)?)(?=\s*(?:[,;.]|$|and\b|but\b))",
    re.I,
)
"""``"oak" was misread as "elm" (9 times)``."""
NEXT = re.compile(r"\s*(?:[;,]\s*(?:and |while |but )?|(?:and|while|but) )(?:also )?")
LEAD = re.compile(
    r"[\s*_>•·–—+-]{0,12}(?:(?P<said>[^:;.\d]{1,60}):[\s*_]{1,4}){0,2}"
    r"(?:(?P<many>[^:;.,\d]{0,60}(?:misclassifications|errors|confusions|mistakes)) includes? )?"
)
OF_ERRORS = re.compile(
    r"(?:frequent(?:ly)?|common|often|others?|errors?|confus\w+|misclassif\w+|mistakes?|examples?|mix-?ups?|"
    r"pairs?|matrix|results?|analysis|observations?|findings?|follow\w+)$",
    re.I,
)
"""How a lead ends that is no class: ``Most frequent:``, ``Other errors:``."""
END = re.compile(r"\W*")
LISTED = rf"{_name()}(?: {NOUN})? \(\d[\d.,]*(?:\s?%)?(?: [a-z]+){{0,2}}\)"
"""``"elm" (12)``."""
ONE_MORE = r"(?:, and |, | and |, but also | as well as )(?:also )?(?:with |as |for )?"
LIST = rf"(?P<listed>{CLASS}{LISTED}(?:{ONE_MORE}{CLASS}{LISTED}){{0,8}})(?P<rest>[^\d()]{{0,300}})$"
SEVERAL = rare(
    rf"\W{{0,6}}(?:(?:{TURN}),? )?{CLASS}{_name('true')}(?: {NOUN})?"
    r"(?: (?:was|were|is|are|got|gets|has|had|shows?|suffers?)\b|(?<=[\"”'’`]))"
    r"(?:(?! (?:but|and|while|whereas|though|although)\b)[^()\d:;.,\"“”]){0,80}? "
    rf"(?:(?:confused|mixed up) with|mistaken for|{MIS} as|mis(?:classif|label|identif|recogni)\w*ions? as|"
    rf"confusions? with|{DONE} as) {LIST}",
    re.I,
)
"""``"Oak" suffers from frequent confusion with "elm" (12) and "fir" (3)``."""
RIGHTLY = rare(
    r"\b(?:high|good|strong|excellent|perfect|best|great|(?P<low>low|poor|weak)) (?:\w+ )?"
    rf"(?:accuracy|recognition|performance) (?:for|on|in) {LIST}",
    re.I,
)
"""``high accuracy for "oak" (12 correct predictions) and "elm" (9)``."""
CORRECT = re.compile(r"\bcorrect\b|\bhits?\b", re.I)
OF_COUNT = re.compile(r"\d (?!correct\b)[a-z]", re.I)
"""What else may be counted: ``52 samples``."""
ITEM = re.compile(rf"(?<!\w){CLASS}{_name('taken')}(?: {NOUN})? \((?P<n>\d[\d.,]*)", re.I)
OF_GRID = re.compile(r"\b(?:cell|row|column|entry|square|box|corner|diagonal|value|number)$", re.I)
"""What shows how often something was taken for a class, and is none: ``the first cell``."""
ONE = 1
Pair = tuple[str, str, Quantity, bool | None]
"""What was taken for what, how often, and whether that is said to be right."""


def taken_pairs(source: str) -> list[Pair]:
    """What was taken for what, and how often; empty where anything else is told.

    One pair alone is only read so behind a lead, which might else be taken for the class.
    """
    if told := _taken_for_several(source) or _found_rightly(source):
        return told
    if alike := taken_alike(source):
        return [(*pair, None) for pair in alike]
    if (lead := LEAD.match(source)) is None:
        return []
    found: list[re.Match[str]] = []
    at = lead.end()
    while (pair := PAIR.match(source, at)) is not None:
        found.append(pair)
        follows = NEXT.match(source, pair.end())
        at = follows.end() if follows is not None else len(source)
    if not found or END.fullmatch(source, found[-1].end()) is None:
        return []
    quoted = all(pair["true"] and pair["taken"] for pair in found)
    said = lead["said"] or lead["many"]
    of_errors = said is not None and OF_ERRORS.search(said.rstrip("*_ ")) is not None
    if any(pair["as"] for pair in found) and not of_errors:
        return []  # "oak as wood (9)"
    if (len(found) == ONE and not said) or not (said is None or quoted or of_errors):
        return []
    starts = {q.number_start: q for q in find_quantities(source)}
    out: list[Pair] = []
    for pair in found:
        count = starts.get(pair.start("n"))
        if count is None or count.is_range or count.is_open:
            return []
        names = (pair["true"] or pair["true_bare"], pair["taken"] or pair["taken_bare"])
        if any(map(GENERAL.fullmatch, names)):
            return []  # "images labelled as oak (12)"
        out.append((*names, count, None))
    return out if len({names[:2] for names in out}) == len(out) else []


def _taken_for_several(source: str) -> list[Pair]:
    """What one class was taken for, each with its count in brackets."""
    if (told := SEVERAL.match(source)) is None:
        return []
    true = told["true"] or told["true_bare"]
    if GENERAL.fullmatch(true) or OF_GRID.search(true):
        return []
    return [(true, name, count, None) for name, count in _listed(told, source)]


def _found_rightly(source: str) -> list[Pair]:
    """Classes of which the sentence says how many were found; shares may be other scores."""
    told = RIGHTLY.search(source)
    if told is None or any(map(str.isdigit, source[: told.start()])):
        return []
    found = _listed(told, source)
    counted = all(count.value > 1 and not count.percent and not count.decimals for _, count in found)
    good = counted and told["low"] is None and OF_COUNT.search(told["listed"]) is None
    if (not good and CORRECT.search(told["listed"]) is None) or ERRORS.search(told["listed"]):
        return []
    return [(name, name, count, True) for name, count in found]


def _listed(told: re.Match[str], source: str) -> list[tuple[str, Quantity]]:
    """The names of a list with their counts; none where one of them is no count."""
    starts = {q.number_start: q for q in find_quantities(source)}
    items = list(ITEM.finditer(source, *told.span("listed")))
    counts = [starts.get(item.start("n")) for item in items]
    names = [item["taken"] or item["taken_bare"] for item in items]
    if len(set(names)) < len(names) or None in counts or any(map(GENERAL.fullmatch, names)):
        return []
    return [(name, q) for name, q in zip(names, counts, strict=True) if q and not q.is_range]
