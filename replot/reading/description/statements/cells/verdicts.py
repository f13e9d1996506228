"""What a classifier made of each class, one count after another: ``9 cats were found, 3 taken for dogs``."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import COUNT, find_written
from replot.reading.description.lexicon.lists import IN_BRACKETS, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.statement import CellStatement, statement
from replot.reading.description.statements.frame import Frame

__all__ = [
    "KIND", "MOST", "ONCE", "ONE_MORE", "OTHER", "Verdict", "class_in_lead", "read_verdicts", "verdicts"
]
DONE = (
    r"(?:classif(?:ied|ies|ying)|predict(?:ed|s|ing)|label(?:l)?ed|identif(?:ied|ies|ying)|"
    r"recogni[sz](?:ed|es|ing)|detect(?:ed|s|ing)|categori[sz]ed|assigned|diagnosed|flagged|guessed)"
)
RIGHT = r"(?:(?<!in)correctly|accurately|rightly|successfully|perfectly)"
WRONG = r"(?:incorrectly|wrongly|falsely|mistakenly|erroneously)"
EVENTS = rare(
    rf"\b(?P<right>{RIGHT} {DONE}|{DONE} {RIGHT}\b(?! as\b)|(?<=[\d%] )correct\b(?=\s*(?:[,;.]|$|\d))|"
    r"(?:were|are) (?:all )?correct\b(?=\s*(?:[,;.]|$))|"
    rf"(?<=\w ){RIGHT}(?=\s*(?:[,;.]|$|(?:and|but|while)\b)))|"
    rf"\b(?P<wrong>{WRONG} {DONE}|mis-?(?:classif|label|identif|predict|recogni[sz]|diagnos)\w*|mistak\w+|"
    rf"mistook|confus(?:ed|ing)|{DONE}(?= (?:as|for|to be)\b))|"
    r"\b(?P<truly>(?:(?:was|were|is|are) (?:actually|truly|really|in fact)|"
    r"(?:actually|truly|really) belong\w*)(?: (?:to|of|in|from))?(?: the)?(?: an?)?\s)|"
    r"\b(?P<taken>as|for|with|to be)\s+(?:being |belonging to |having )?(?:the )?(?:an? )?"
    r"(?=[\"“'‘`]?[^\W\d_])|"
    r"\b(?P<missed>(?:was |were )?(?:missed|overlooked))\b|"
    r"\b(?P<called>predicted\s+)(?=[\"“'‘`]?(?-i:[A-Z]))",
    re.I,
)
NOUN = (
    r"(?:images?|samples?|cases?|instances?|examples?|pictures?|patients?|people|persons?|individuals?|"
    r"e?mails?|messages?|comments?|reviews?|records?|transactions?|customers?|items?|documents?|"
    r"observations?|points?|ones|subjects?|class|tweets?|articles?|texts?|posts?|files?|students?|"
    r"applicants?|data|entries|predictions?|times)"
)
GENERAL = re.compile(NOUN, re.I)
"""What is counted, and no class of it."""
STOP = (
    r"(?=[\"”'’`]?\s*(?:[.,;:()]|$)|\s+(?:were|was|are|is|as|and|but|while|which|correctly|incorrectly|"
    rf"wrongly|accurately|falsely|mis\w+|{DONE}|being|got|get|with|that|who|in|on|for|at|out|or|have|had|"
    r"when|although|though|because|where|instead|rather|slipped|went|came|passed|ended)\b)"
)
NO_WORD = (
    r"(?:were|was|are|is|as|and|but|of|out|to|with|more|times|false|true|errors?|(?:in)?correct|wrong|"
    rf"mis\w+|{DONE}|these|those|this|that|they|it|which|who|models?|classifiers?)\b"
)
WORD = rf"(?!{NO_WORD})[^\W\d_][\w'/-]*"
NAME = (
    rf"[\"“'‘`]?(?P<name>{WORD}(?: {WORD}){{0,2}}?(?: [`'\"]?\d{{1,3}}[`'\"]?)?)"
    rf"(?:[\"”'’`] {NOUN}|(?<=\d) [a-z]+)?{STOP}"
)
COUNTED = re.compile(
    rf"\s?%?\s+(?:(?:of|the|all|actual|true|real|test|such)\s+)*"
    rf"(?:(?:{NOUN} of|(?:{NOUN}|[a-z]+s) with)\s+(?:the\s+|an?\s+)?)?{NAME}",
    re.I,
)
"""What stands behind a count: ``41 airplanes as``, ``92% of the severe cases were``."""
CLASS = re.compile(NAME, re.I)
KIND = re.compile(r"(?:class|label|category|digit|grade|stage|level|type|group)\s+(?=\S+$)", re.I)
"""``class`` of ``class 3``."""
LEAD = re.compile(
    rf"\W*(?P<of>(?:for|in the case of|among|regarding)\s+(?:the\s+)?)?"
    rf"(?:(?:actual|true|real)\s+(?!positive|negative))?[\"“'‘`]?"
    rf"(?P<name>{WORD}(?: {WORD}){{0,2}}?(?: \d{{1,3}})?)[\"”'’`]?(?: {NOUN})?\s*(?(of)[:,]|:)\s", re.I
)
"""``Class 3: 95% correct, 5% taken for class 7``, ``for the oaks, 9 of 10 were ...``."""
ONE_MORE = re.compile(
    rf"[\"”'’`]?\s+(?:and|or)\s+(?!(?:{RIGHT}|{WRONG}|{DONE}|mis\w*|the|it|its|only|with|were|was|had|has|so|that|"
    rf"{COUNT})\b)[\"“'‘`]?[^\W\d_]",
    re.I,
)
"""Another name behind the one of a class, without a count of its own: ``elm and oak trees``."""
MOST = r"most(?! (?:common|frequent|often|notable|prominent|significant)\b)"
"""Not ``the most common error``, which has a number of its own."""
TOTAL = re.compile(
    r"(?:\b(?:out of|of|among)(?: (?:all|the|a total of))*|/|^\W*(?:for|from|in)(?: the)?)\s*$", re.I
)
"""What stands before how many there are in all."""
ALL = re.compile(r"\ball\b", re.I)
TIMES = {"once": 1.0, "twice": 2.0}
ONCE = rare(r"(?<!at )\b(?:once|twice)\b", re.I)
ROW = re.compile(r"\W*row \w{1,3} \((?=[^()]{1,40}\)\s*:)|(?<=[\w\"”])\)(?=\s*:)", re.I)
"""``Row 0 (actual class 0):``: the number of the row before the name of its class."""
METRIC = re.compile(
    r"\b(?:accuracy|precision|recall|f1(?:-score)?|sensitivity|specificity|rate|score|auc)(?: score)?"
    r"(?: (?:is|was|of|at))?\W{0,3}$",
    re.I,
)
OF_METRIC = re.compile(r"\s?%?\s+(?:\w+ )?(?:accuracy|precision|recall|f1|sensitivity|specificity)\b", re.I)
VAGUE = rare(rf"\b(?:more|less|fewer|{MOST}|almost|nearly|average|mean|at least|at most|up to)\b", re.I)
CALLED = re.compile(
    r"\b(?:row|column|class|label|category|digit|stage|level|the|these|both)\s+[`'\"]?$", re.I
)
"""Before a number that counts nothing: ``class 1``, ``the two classes``."""
CLASSES = re.compile(r" (?:\w+ )?(?:classes|categories|labels|types|kinds)\b", re.I)
NEAR = 24
OTHER = ""
"""What is missed is taken for the other one of two classes."""
WHOLE = 100
"""How many there must be in all for counts and percentages to be the same."""


class Verdict(NamedTuple):
    """How often something was taken for a class."""

    true: str
    predicted: str
    quantity: Quantity


class _Open(NamedTuple):
    """A count of which it is not yet told what became of it; ``led`` where the verb stands before it."""

    quantity: Quantity
    name: str | None
    led: bool
    right: bool = False
    taken: str | None = None
    wrong: bool = False


@lru_cache(maxsize=1 << 10)
def verdicts(source: str, subject: str | None = None) -> tuple[Verdict, ...]:
    """What a sentence says was taken for what; empty where one of its counts is left over.

    Without another word it is said of the ``subject``.
    """
    if len(source) > 1500 or not EVENTS.search(source) or VAGUE.search(source):
        return ()
    plain = IN_BRACKETS.sub(_aside, source)
    counts = [q for q in find_quantities(plain) if not _of_metric(plain, q)]
    counts += [Quantity(float(n), *word.span(), word[0]) for n, word in find_written(plain)]
    counts += [Quantity(TIMES[n[0].lower()], *n.span(), n[0]) for n in ONCE.finditer(plain)]
    counts = [q for q in counts if not CALLED.search(plain, max(0, q.start - NEAR), q.start)]
    counts = [q for q in counts if not CLASSES.match(plain, q.end)]
    of_whole = any(q.value == WHOLE and not q.percent for q in counts)
    mixed = len({q.percent for q in counts}) > 1 and not of_whole
    if mixed or any(q.is_range or q.is_open for q in counts):
        return ()
    spots: list[tuple[int, int, Quantity | re.Match[str]]] = [(q.start, q.end, q) for q in counts]
    behind = [named.end() if (named := COUNTED.match(plain, q.end)) else q.end for q in counts]
    counted = [(q.end, end) for q, end in zip(counts, behind, strict=True)]  # "9 patients with flu"
    events = (m for m in EVENTS.finditer(plain) if not any(a <= m.start() < b for a, b in counted))
    spots += [(*match.span(), match) for match in events]
    spots.sort(key=lambda spot: spot[0])
    lead = LEAD.match(ROW.sub("", source) if ROW.match(source) is not None else plain)
    return tuple(_followed(plain, spots, _name(lead) or subject))


def _followed(
    plain: str, spots: list[tuple[int, int, Quantity | re.Match[str]]], true: str | None
) -> list[Verdict]:
    """The verdicts of a sentence about a class from its counts and its verbs, one after the other."""
    out: list[Verdict] = []
    count: _Open | None = None
    led, whole, wrongly = False, None, False
    for k, (start, end, what) in enumerate(spots):
        if isinstance(what, Quantity):
            behind = _name(named := COUNTED.match(plain, end))
            if named is not None and ONE_MORE.match(plain, named.end()):
                return []  # "9 elm and oak trees were ...": how many of each?
            total = TOTAL.search(plain, max(0, start - NEAR), start) is not None
            if total and count is not None and count.name is None and count.taken is None:
                count = count._replace(name=behind)  # "92 out of 100 severe cases"
            else:
                if count is not None and not _close(count, true, out):
                    return []
                count = None if total else _Open(what, behind, led, wrong=wrongly)
                whole, wrongly = what if total else None, False
            true = behind or true
        elif what["right"] and whole is not None and true is not None and ALL.search(plain, whole.end, start):
            out.append(Verdict(true, true, whole))  # "of the 14 oaks, all were told rightly"
            whole = None
        elif what["right"]:
            wrongly = False
            led = led or count is None or count.taken is not None
            count = count._replace(right=True) if count is not None and count.taken is None else count
        elif what["wrong"]:
            led, wrongly = False, what["wrong"][:3].lower() == "mis"
            passive = k + 1 < len(spots) and not isinstance(spots[k + 1][2], Quantity)
            if count is not None and count.taken is None and passive:
                count = count._replace(led=False, right=False)
        elif what["missed"]:
            if count is None or count.taken is not None or count.led:
                return []
            count = count._replace(taken=OTHER, right=False)
        elif what["truly"]:
            if count is not None and count.taken is not None and not (count.right or count.led):
                count = count._replace(name=_name(CLASS.match(plain, end)))
        elif count is not None and count.taken is None:
            named = CLASS.match(plain, end)
            if named is not None and ONE_MORE.match(plain, named.end()):
                return []
            count = count._replace(taken=_name(named))
    return out if count is None or _close(count, true, out) else []


def _close(count: _Open, true: str | None, out: list[Verdict]) -> bool:
    """Add what became of a count; whether that is all told."""
    of, taken = count.name or true, count.taken
    if taken is None and count.wrong and not count.right and not count.led:
        taken = OTHER  # "misclassifying only 12"
    elif taken is None and count.led and count.name is None:
        taken = of  # "oak: correctly predicted 12 times"
    if count.right or (count.led and (count.name or of is None or taken is None)):
        of = taken = taken or count.name or (of if count.right else None)
    if of is None or taken is None:
        return False
    out.append(Verdict(of, taken, count.quantity))
    return True


def _aside(bracket: re.Match[str]) -> str:
    """A remark in brackets as spaces, unless it tells what became of a count."""
    told = EVENTS.search(bracket[0]) is not None and any(map(str.isdigit, bracket[0]))
    return f" {bracket[0][1:-1]} " if told else " " * len(bracket[0])


def _of_metric(plain: str, count: Quantity) -> bool:
    before = METRIC.search(plain, max(0, count.start - NEAR), count.start)
    return before is not None or OF_METRIC.match(plain, count.end) is not None


def _name(found: re.Match[str] | None) -> str | None:
    """The name of a class, without the word for what is counted; nothing where there is only such a word."""
    words = tidy(found["name"]).split() if found is not None else []
    while words and GENERAL.fullmatch(words[-1]):
        words.pop()
    return " ".join(words).removesuffix("'s").strip("`'\"").replace("`", "") or None


def read_verdicts(
    text: Text, frame: Frame, rank: int, turned: bool, subject: str | None = None
) -> list[CellStatement]:
    """The cells that a sentence tells so, of the ``subject``; ``turned`` where true classes stand on x."""
    out = []
    for true, predicted, q in verdicts(text.text, subject):
        if predicted == OTHER:
            predicted = _other(true, frame)
        row, column = (predicted, true) if turned else (true, predicted)
        at = _place(row, frame, "y"), _place(column, frame, "x")
        if at[0] is None or at[1] is None:
            return []
        out.append(statement(at[0], at[1], q, rank, text.span(q.start, q.end)))
    return out if len({(c.row, c.column) for c in out}) == len(out) else []


def class_in_lead(source: str, frame: Frame) -> str | None:
    """The class that is all of a lead: ``Actual class 0:``."""
    lead = LEAD.match(f"{source.strip()} ") if source.rstrip().endswith(":") else None
    name = _name(lead) if lead is not None and lead.end() > len(source.strip()) else None
    return name if name is not None and _place(name, frame, "y") is not None else None


def _other(name: str, frame: Frame) -> str:
    """The other one of two classes, or nothing."""
    place = _place(name, frame, "y") if len(frame.y) == PAIR else None
    return frame.y[1 - place] if place is not None else OTHER


PAIR = 2


def _place(name: str, frame: Frame, axis: str) -> int | None:
    """The place of the one label that a class is called by, be it in the plural."""
    one = name.removesuffix("s")
    for said in (name, one, re.sub(r"ies$", "y", name), KIND.sub("", name), name.rpartition(" ")[0]):
        found = frame.resolve(said, axis)
        if found is not None and len(found[1]) == 1:
            return found[1][0]
    return None
