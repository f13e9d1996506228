"""Counts in the order of their classes: ``7 and 8 cats were taken for dogs and mice, respectively``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import COUNT as NUMERALS
from replot.reading.description.lexicon.counts import count_word
from replot.reading.description.lexicon.lists import split_list, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.classified.verdict_words import DONE, NOUN, RIGHT, WRONG

__all__ = ["counted_cases", "counted_in_turn", "taken_alike"]
COUNT = r"\d{1,3}(?:,\d{3})*"
COUNTS = rf"(?P<counts>{COUNT}(?:(?:,? and |, (?:and )?){COUNT}){{1,20}})"
NAMES = r"[^\s.;:()][^.;:()]{0,120}?"
TAKEN = (
    rf"(?:(?:was|were|are|is|got) )?(?:{WRONG} |{RIGHT} )?"
    rf"(?:mis-?(?:classif|label|identif|predict|recogni[sz]|diagnos)\w*ed|{DONE}|mistaken|confused|taken) "
    r"(?:as|for|with|to be) "
)
END = r",? respectively\b"
KIND = r"(?:(?:the )?(?:class(?:es)?|labels?|digits?|categor(?:y|ies)|numbers?) )?"
TAKEN_AS = rf"{TAKEN}(?P<taken>{NAMES}){END}"
OF_CLASSES = rare(
    rf"(?<![\w.,]){COUNTS} (?:{NOUN}|[a-z]+s) of (?:the )?{KIND}(?P<true>{NAMES}) {TAKEN_AS}",
    re.I,
)
"""``7 and 8 images of cats and dogs were taken for mice and cats, respectively``."""
OF_ONE = rare(
    rf"(?<![\w.,]){COUNTS} (?:of the )?(?P<one>[^\W\d][\w-]*(?: [\w-]+)??) {TAKEN_AS}", re.I
)
"""``7 and 8 cats were taken for dogs and mice, respectively``."""
APIECE = rare(
    rf"(?<![\w.,])(?P<each>{COUNT} [^\W\d][\w -]{{0,40}}?(?:(?:,? and |, (?:and )?)"
    rf"{COUNT} [^\W\d][\w -]{{0,40}}?){{1,20}}) {TAKEN_AS}",
    re.I,
)
"""``7 cats and 8 dogs were taken for mice and cats, respectively``."""
RIGHTLY = rare(
    rf"(?:^|, |\bthat )(?:for )?(?:the )?{KIND}(?P<true>{NAMES}) "
    rf"(?:have|had|has|got|show|with|achieved?|reach(?:ed)?) {COUNTS} "
    rf"(?:correct (?:{NOUN}|predictions|classifications)|{RIGHT} {DONE} (?:{NOUN}|[a-z]+s)|hits){END}",
    re.I,
)
"""``Cats and dogs have 40 and 30 correct predictions, respectively``."""
SHARE = r"\d[\d.,]{0,8}(?:\s?%)?"
SHARES = rf"(?P<counts>{SHARE}(?:(?:,? and |, (?:and )?){SHARE}){{1,20}})"
ARE = r"(?:are|were|get|got|have been)"
CONFUSED = rare(
    r"(?:^(?:[^.;()\d]{0,120}(?:\b(?:that|shows?|reveals?|indicates?)|:) (?!both\b))?|, while )"
    rf"(?:the )?{KIND}(?P<true>{NAMES}) "
    rf"(?:{ARE} [^.;:()\d]{{1,120}}\bboth )?(?:both )?{ARE} (?:(?:\w+ly|often|sometimes|both|all) ){{0,2}}"
    rf"(?:{WRONG} )?(?:mis-?(?:classif|label|identif|predict|recogni[sz]|diagnos)\w*ed|{DONE}|"
    r"mistaken|confused|mixed up) (?:as|for|with|to be) (?:the |an? )?"
    r"[\"“'‘`]?(?P<alike>[^\W\d][\w-]*(?: [\w-]+){0,2}?)[\"”'’`]?"
    rf" (?:\(|(?:in|by|at) ){SHARES}[^.;()\d]{{0,80}}{END}",
    re.I,
)
"""``Cats and dogs are often confused with mice (0.4 and 0.3, respectively)``."""
WAYS = (OF_CLASSES, OF_ONE, APIECE, RIGHTLY)
PIECE = re.compile(rf"{COUNT} (?P<name>[^\W\d][\w -]*?)(?=,? and \d|, (?:and )?\d|$)")
LEAST = 2


def counted_in_turn(source: str) -> list[tuple[str, str, Quantity]]:
    """What was taken for what, and how often, each in its turn; empty where not all have their turn."""
    if "espectively" not in source:
        return []
    found = next((m for way in WAYS if (m := way.search(source)) is not None), None)
    if found is None:
        return []
    told = found.groupdict()
    if told.get("each"):
        true = [_bare(piece["name"]) for piece in PIECE.finditer(told["each"])]
        span = found.span("each")
    else:
        span = found.span("counts")
        true = _names(told["true"]) if told.get("true") else []
    counts = [q for q in find_quantities(source) if span[0] <= q.number_start < span[1]]
    if told.get("one"):
        true = [_bare(told["one"])] * len(counts)
    taken = _names(told["taken"]) if told.get("taken") else true
    return _each(found, source, true, taken, counts)


def taken_alike(source: str) -> list[tuple[str, str, Quantity]]:
    """How often each of several classes was taken for the same one; empty where not all have their turn."""
    found = CONFUSED.search(source) if "espectively" in source else None
    if found is None:
        return []
    start, end = found.span("counts")
    counts = [q for q in find_quantities(source) if start <= q.number_start < end]
    return _each(found, source, _names(found["true"]), [_bare(found["alike"])] * len(counts), counts)


def _each(
    found: re.Match[str], source: str, true: list[str], taken: list[str], counts: list[Quantity]
) -> list[tuple[str, str, Quantity]]:
    """The classes with their counts; none where these are not as many, or where there are other numbers."""
    besides = source[: found.start()] + source[found.end() :]
    if not LEAST <= len(counts) == len(true) == len(taken) or any(map(str.isdigit, besides)):
        return []
    if not all((*true, *taken)) or any(q.is_range or q.is_open for q in counts):
        return []
    out = list(zip(true, taken, counts, strict=True))
    return out if len({pair[:2] for pair in out}) == len(out) else []


WORD = r"(?!(?:was|were|is|are|the|an?|and|but|it|they)\b)[^\W\d_][\w/-]{0,30}"
CLASS = rf"(?:the )?(?:class )?[\"“'‘`]?(?P<%s>{WORD}(?: {WORD})?)[\"”'’`]?"
CASE = rare(
    rf"\b(?P<n>\d[\d,]{{0,9}}|{NUMERALS}) {NOUN} (?:in which|where|when|for which) {CLASS % 'true'} "
    rf"(?:(?:was|were|is|are|got|being) )?(?:{WRONG} )?"
    rf"(?:mis-?(?:classif|label|identif|predict|recogni[sz])\w*ed|{DONE}|mistaken|confused|taken) "
    rf"(?:as|for|with) (?:an? )?{CLASS % 'taken'}(?=\s*(?:[.,;]|$|(?:and|but)\s))",
    re.I,
)
"""``one case in which "oak" was taken for "elm"``."""


TIMES = rf"(?:(?:only|just) )?(?P<n>\d[\d,]{{0,9}}|{NUMERALS}|once|twice) ?(?:(?<=once )|(?<=twice )|times )"
WAS = (
    r"(?:when|while|where|although|but) "
    r"(?:(?:the|its) (?:actual|true|real) (?:class|label|category|value)|it|they) "
    r"(?:really |actually )?(?:was|were) (?:really |actually |in fact )?(?:an? )?"
    rf"{CLASS % 'true'}(?=\s*(?:[.,;]|$|(?:and|but)\s))"
)
PREDICTED = rare(
    rf"(?:{CLASS % 'before'} (?:was|were|is|got) predicted |"
    rf"\bpredicted (?:an? )?{CLASS % 'behind'} ){TIMES}{WAS}",
    re.I,
)
"""``"elm" was predicted 3 times when the actual class was "oak"``."""


def counted_cases(source: str) -> list[tuple[str, str, Quantity]]:
    """What was taken for what in how many cases; empty where another number stands in the sentence."""
    found = list(CASE.finditer(source)) or list(PREDICTED.finditer(source))
    numbers = {q.start: q for q in find_quantities(source)}
    out = []
    for case in found:
        q = numbers.pop(case.start("n"), None)
        if q is None:
            n = ONCE.get(case["n"].lower()) or count_word(case["n"]) or 0
            q = Quantity(float(n), *case.span("n"), case["n"])
        told = case.groupdict()
        taken = told.get("taken") or told.get("before") or told["behind"]
        out.append((tidy(case["true"]), tidy(taken), q))
    apart = len({pair[:2] for pair in out}) == len(out)
    return out if apart and not numbers and all(q.value for *_, q in out) else []


def _names(said: str) -> list[str]:
    """The names of a list; bare numbers keep the word for what they are: ``digit 4``."""
    kind = KINDS.match(said)
    bare = [_bare(part.text) for part in split_list(said[kind.end() :] if kind is not None else said)]
    return [f"digit {name}" if name.isdigit() else name for name in bare]


ONCE = {"once": 1, "twice": 2}
KINDS = re.compile(KIND, re.I)
THING = re.compile(rf"\s+{NOUN}$", re.I)
ARTICLE = re.compile(r"^(?:the|an?)\s+", re.I)


def _bare(name: str) -> str:
    return THING.sub("", ARTICLE.sub("", tidy(name)))
