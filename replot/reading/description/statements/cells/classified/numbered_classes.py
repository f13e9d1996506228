"""Classes that are numbers on a scale: ``13 essays with a score of 3 were predicted as 2``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity
from replot.reading.description.statements.cells.classified.clauses import COUNT, counted
from replot.reading.description.statements.cells.classified.verdict_words import DONE, RIGHT, STEP, WRONG

__all__ = ["numbered_verdicts"]
NUMBER = r"\d{1,2}(?![\d%]|[.,]\d|[ ]?%)"
OF_STEP = rf"{STEP}s?(?: of|:)? [\"“'‘`]?"
RATER = (
    r"(?:where|for which|to which|that|which|whose)(?: [a-z][a-z'-]*){1,4}?"
    rf"(?: an?| the| as| at)?(?: (?:true|actual|human))?(?: {STEP}s?)?(?: of| was| is| as)?"
)
"""``where the teacher gave a score of``."""
TRUE = (
    r"(?:(?:at|of|with|in|from|having|given|rated|scored|graded) (?:an? |the )?"
    rf"(?:true |actual |human |real )?{OF_STEP}|{RATER} )(?P<true>{NUMBER})[\"”'’`]?"
)
VERB = rf"(?:{DONE}|scored|graded|given|mis-?[a-z]{{3,12}}ed|mistaken|taken)"
JUDGED = (
    rf"(?:(?:was|were|are|is|got) )?(?:(?P<right>{RIGHT} {VERB}|{VERB} {RIGHT})(?![ ]as)|"
    rf"(?:(?:{WRONG}|{RIGHT}|also) )?{VERB}(?: (?:as|for|to be))?(?: an?| the)? (?:{OF_STEP})?"
    rf"(?P<taken>{NUMBER}))"
)
SAID = rare(rf"(?<![\w.,/=])(?P<n>{COUNT})(?: [a-z][a-z-]*){{1,2}} {TRUE},? {JUDGED}", re.I)
LED = rare(rf"(?<![\w.,/=])(?P<n>{COUNT}) (?:{STEP})[ -](?P<true>{NUMBER}) [a-z-]{{3,20}} {JUDGED}", re.I)
"""``13 score-3 essays were predicted as 2``."""

ASIDE = rare(
    rf"(?<![\w.,/=])(?P<n>{COUNT}) \((?P<true>{NUMBER}) (?P<verb>(?:was |were )?(?:{VERB}|forecast(?:ed)?) )?"
    rf"(?:as|for) (?P<taken>{NUMBER})\)",
    re.I,
)
"""``13 (2 graded as 3), 4 (3 as 4)``: the first one tells what was done."""
OF_TRUE = rare(
    r"\W*(?:(?:for|of|with|given|in) )?(?:the )?(?:(?:true|actual|real)(?: (?:class|label|digit|"
    r"category|grade))?"
    r"|(?:class|label|digit|category|grade)) [\"“'‘`]?(?P<true>\d{1,2})[\"”'’`]?(?: \([^()\d]{1,30}\))?"
    r"[:,]\s",
    re.I,
)
TAKEN = re.compile(
    rf"(?:(?:[,;]|,? and|,? but)\s)?(?P<n>{COUNT}) (?:times )?"
    rf"(?:were |are |was |is )?(?:{DONE}|called)?(?: ?\bas)? ?"
    rf"(?<=[a-z] )(?:class |label )?[\"“'‘`]?(?P<taken>{NUMBER})[\"”'’`]?(?=\s*(?:[,;.]|$|and\s|but\s))",
    re.I,
)
"""``True label 0: 9 predicted 0, 3 as 1``."""
STOP = re.compile(r"[\s.;]*$")


def _of_true(source: str) -> list[tuple[str, str, Quantity]]:
    """What a class with a number was taken for; none where the sentence says anything else."""
    led = OF_TRUE.match(source)
    out, at = [], led.end() if led is not None else -1
    while led is not None and (taken := TAKEN.match(source, at)) is not None:
        out.append((f"{NAME} {led['true']}", f"{NAME} {taken['taken']}", counted(taken)))
        at = taken.end()
    return out if out and STOP.match(source, at) is not None else []


def numbered_verdicts(source: str) -> list[tuple[str, str, Quantity]]:
    """The true number, the one that it was taken for, and how often; each with the word for a step."""
    out = _of_true(source)
    for told in (*SAID.finditer(source), *LED.finditer(source)) if not out else ():
        true = f"{NAME} {told['true']}"
        taken = true if told["right"] else f"{NAME} {told['taken']}"
        out.append((true, taken, counted(told)))
    asides = list(ASIDE.finditer(source))
    for told in asides if asides and asides[0]["verb"] else ():
        out.append((f"{NAME} {told['true']}", f"{NAME} {told['taken']}", counted(told)))
    return out if len({pair[:2] for pair in out}) == len(out) else []


NAME = "class"
"""What parts a number that is a name from one that counts."""
