"""Sentences on what became of classes as they are read: a clause for each class, and its name as a word."""

from __future__ import annotations

from replot.reading.description.document.blanked import blanks
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import COUNT
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.classified.verdict_words import (
    ANOTHER_CLASS,
    CALLED_AS,
    DONE,
    GENERAL,
    LEAD,
    NO_SUBJECT,
    NOUN,
    OTHER,
    OWN_THINGS,
    RIGHT,
    WORD,
    WRONG,
)

__all__ = [
    "MISTAKES",
    "about_class",
    "as_told",
    "as_words",
    "class_name",
    "clauses_of_classes",
    "of_class",
    "taken_name",
    "those_who",
    "without_sums",
    "without_things",
]
FIRST_SIGN = 0xA000
"""Ten letters that no name has stand for the digits of a name."""
NUMBER_NAME = re.compile(
    r"(?<!class .)(?<!label .)(?<!digit .)(?<!category .)"
    r"(?:(?<=[`\"“‘])\d{1,3}(?=[`\"”’])|(?<=(?<!\w)')\d{1,3}(?='(?!\w)))",
    re.I,
)
"""Without the word for what it is, which makes it a name anyway."""
OF_NUMBER = rare(r"\b(?:digit|class|label|category|number) \d{1,2}\b", re.I)
TAKEN_NUMBER = re.compile(
    r"(?<=\bas )(?<!such as )\d{1,2}"
    r"(?=\s*(?:[.,;)]|$|and\b|but\b|(?:once|twice|thrice|(?:\d{1,4}|[a-z-]{3,12}) times)\b))"
)
"""``digit 9 was predicted as 7``, ``and as 4 twice``."""
SIGNS = {ord(str(digit)): chr(FIRST_SIGN + digit) for digit in range(10)}
LONG_NAME = re.compile(
    r"[\"“](?=[^\"“”\d()]{0,80}?(?:[,;&:]| (?:and|or|with|for|as|in|to|by|of) |(?: [^\s\"“”]{1,30}){3}))"
    r"[^\W\d_][^\"“”\d()]{2,80}(?=[\"”])"
)
"""``"Shoes, boots and socks"``: a name that would end before its first comma."""
JOINTS = {ord(joint): chr(FIRST_SIGN + 10 + k) for k, joint in enumerate(" ,;&:")}
"""Letters for what parts the words of such a name."""
DIGITS = {ord(sign): chr(said) for said, sign in (SIGNS | JOINTS).items()}


def as_words(source: str) -> str:
    """A sentence in which the numbers in quotes are names, and no counts: ```8` was predicted as `4` ``."""
    source = NUMBER_NAME.sub(lambda number: number[0].translate(SIGNS), source)
    if '"' in source or "“" in source:
        source = LONG_NAME.sub(lambda name: name[0].translate(JOINTS), source)
    if OF_NUMBER.search(source) is None:
        return source
    return TAKEN_NUMBER.sub(lambda number: number[0].translate(SIGNS), source)


def as_told(name: str) -> str:
    """A name as the text has it."""
    return name.translate(DIGITS)


OF_CLASS = (
    rf"(?:the )?(?:class |label )?[\"“'‘`]?{WORD}(?: {WORD})?[\"”'’`]?{OWN_THINGS} "
    rf"(?:(?:was|were|is|are|got) (?:\w+ly )?(?:{DONE}|{CALLED_AS}|taken|mistaken|confused|mis\w+ed)|"
    r"(?:had|has) (?:only |just )?\d+ correct)\b"
)
BEING = r"(?:are|were|is|was|have|had|has|in fact|in reality|actually|truly|really|an?)"
SURE = r"(?=[^.,;\d]{0,30}?\b(?:actually|truly|really|in fact|in reality) )"
NO_FEATURE = rf"(?!(?:{DONE}|{CALLED_AS}|{BEING}|not|be|been|being)\b|mis)"


def _those(name: str, sure: str = "") -> str:
    """Things that are of a class: ``riders who actually fell``."""
    feature = rf"(?P<{name}>{NO_FEATURE}[^\W\d_][\w-]{{1,30}}(?: (?!as\b)[^\W\d_][\w-]{{1,30}})?)"
    return rf"(?!{DONE}\b|mis)(?:[a-z]{{3,20}} )?(?:who|that|which) {sure}(?:{BEING} ){{0,4}}{feature}"


CLASS_OF_THOSE = rare(
    rf"(?<=\d )(?:{_those('sure', SURE)}(?= (?:as|were|was|are|is) )|{_those('led')}(?= as )|"
    rf"{_those('before')}(?= (?:were|was|are|is) (?:\w+ly )?"
    rf"(?:{DONE}|{CALLED_AS}|mis\w+ed|taken) (?:as|for|to be)\b))",
    re.I,
)
"""``12 riders who actually fell as``, ``12 riders who fell were predicted as``."""
VERB_BEFORE = re.compile(rf"\b(?:{DONE}|{CALLED_AS}|mis\w+ed|takes|took) (?:only |just |the )?\d", re.I)


def those_who(source: str) -> str:
    """A sentence as long as before, in which a count is of a class, and not of things that are in it."""
    return CLASS_OF_THOSE.sub(_of_those, source)


def _of_those(told: re.Match[str]) -> str:
    name = told["sure"] or told["before"]
    if name is None and VERB_BEFORE.search(told.string, 0, told.start() + 1) is not None:
        name = told["led"]  # "it took 12 riders that fell as seated"
    return name.ljust(len(told[0])) if name is not None else told[0]


ABOUT_CLASS = rare(rf"\W*{OF_CLASS}", re.I)
NEXT_CLASS = rare(
    rf"(?:[,;] (?:and |but )?(?:while |whereas )?|,? (?:and|but|while|whereas) )(?={OF_CLASS})", re.I
)
"""``, while "fox" was taken for``."""


def clauses_of_classes(source: str) -> list[str]:
    """The clauses of a sentence that are each about a class, every one where it was and blanks before it.

    ``Cat was found 9 times, while fox was taken for cat twice``; empty where there is only one.
    """
    led = NO_SUBJECT.match(source)
    first = led.end() if led is not None else 0
    if ABOUT_CLASS.match(source, first) is None:
        return []
    cuts = [(m.start(), m.end()) for m in NEXT_CLASS.finditer(source, first)]
    starts, ends = [first, *(b for _, b in cuts)], [*(a for a, _ in cuts), len(source)]
    return [blanks(a) + source[a:b] for a, b in zip(starts, ends, strict=True)] if cuts else []


def taken_name(found: re.Match[str] | None) -> str | None:
    """What something was taken for: nothing in particular, if ``the other class``."""
    said = tidy(found["name"]) if found is not None else ""
    one = ANOTHER_CLASS.fullmatch(said) is not None and PLURAL.search(said) is None
    return OTHER if one else class_name(found)


PLURAL = re.compile(r"(?:others|classes|[^s]s|species)$", re.I)


OF_SPECIES = re.compile(r"^(?:[a-z]+ )+(?=[A-Z]\. [a-z])")
"""``related`` of ``related P. nigra``."""


def class_name(found: re.Match[str] | None) -> str | None:
    """The name of a class, without the word for what is counted; nothing where there is only such a word."""
    words = OF_SPECIES.sub("", tidy(found["name"])).split() if found is not None else []
    while words and GENERAL.fullmatch(words[-1]):
        words.pop()
    if not words and found is not None and "class" in found.re.groupindex and found["class"]:
        return found["class"]  # "54 real articles", beside fake ones
    return as_told(" ".join(words).removesuffix("'s").strip("`'\"").replace("`", "")) or None


THINGS_OF_ALL = re.compile(
    r"(?P<all>\d (?:out )?of (?:the |its )?\d[\d,]{0,12}) [a-z]{3,}s(?= (?:were|was|are|is)\b)"
)
NO_CLASS_NAME = re.compile(
    r"\b(?:best|worst|highest|lowest|strong|weak|most|least|good|main|key|common|notes?|findings?|results?|"
    r"examples?|summary|remarks?|also|class|models?|overall|success|hits?|errors?)\b",
    re.I,
)
"""What a lead says that is no name of a class: ``Best class:``."""


def without_things(plain: str, lead: re.Match[str] | None) -> str:
    """A sentence without what it counts of the class that leads it: ``Oak: 97 of 100 leaves were ...``."""
    if lead is None or lead["of"] is not None or lead[0].rstrip()[-1:] != ":":
        return plain
    if NO_CLASS_NAME.search(lead["name"]) is not None:
        return plain
    return THINGS_OF_ALL.sub(lambda said: said["all"].ljust(len(said[0])), plain)


ALL_WRONG = re.compile(
    r"\b(?:all )?(?:the )?(?P<n>\d[\d,]{0,12}(?: (?:out )?of (?:the )?\d[\d,]{0,12}|\s?/\s?\d[\d,]{0,12})?)"
    rf"(?: (?P<things>(?!{DONE}\b|mis)[^\W\d_][\w-]*(?: [\w-]+)??))? (?:(?:was|were|is|are|got) )?"
    rf"(?:mis-?(?:classif|label|identif|predict|recogni[sz]|diagnos)\w*ed|{WRONG} {DONE})"
    r"(?:\s?[:(,—–]\s?|\s-\s|, of which )(?=\d[\d,]{0,12} (?:as|for) )",
    re.I,
)
"""``all 73 leaves misclassified (64 as elm, 9 as fir)``: the sum of what follows."""


ERRORS_MADE = rare(
    r"\W*(?:(?:however|but|and|overall|in (?:total|all)),? )?"
    r"(?:(?:(?:the|our|this) (?:[\w-]+ )?(?:model|classifier|network|system)|it|we|they|there|(?:he|she))"
    r"(?: [a-z]+){1,2}? )?(?:only |just |a total of |in (?:total|all) )*"
    rf"(?:\d[\d,]{{0,9}}|{COUNT}) (?:[a-z]+ )?(?:errors?|mistakes?|misclassifications?|mix-?ups?|confusions?|"
    r"(?:wrong|incorrect|false) predictions?)(?: (?:in (?:all|total)|overall|altogether|were made))?"
    r"[ ]?(?::|[–—]| - )[ ]",
    re.I,
)
"""``The model made 7 mistakes:``, before what each of them was."""


def without_sums(source: str) -> str:
    """A sentence as long as before, in which the sum of all errors of a class is that of what follows.

    The sum of all errors of a model is blank.
    """
    if (made := ERRORS_MADE.match(source)) is not None:
        source = blanks(made.end()) + source[made.end() :]
    found = ALL_WRONG.search(source)
    if found is None:
        return source
    lead = LEAD.match(source)
    named = lead is not None and lead.end() <= found.start() and NO_CLASS_NAME.search(lead["name"]) is None
    things = found["things"] or ""
    said = "" if named or not things or GENERAL.fullmatch(things) else f"of {found['n']} {things},"
    return source[: found.start()] + said.ljust(len(found[0])) + source[found.end() :]


INSTEAD = rare(
    rf"(?<=\w|[\"”'’`]),? (?:instead of|rather than|and not)(?: as)? (?P<name>[\"“'‘`]?{WORD}(?: {WORD})?)"
    r"[\"”'’`]?(?=\s*(?:[.,;]|$))",
    re.I,
)
"""``12 were classified as elm instead of oak``: what they truly were."""


def of_class(source: str) -> tuple[str, str | None]:
    """A sentence without the one class that things are of and were not taken for, and that class."""
    found = list(INSTEAD.finditer(source))
    if len(found) != 1 or TAKEN.search(source, 0, found[0].start()) is None:
        return source, None
    blanked = " " * len(found[0][0])
    return source[: found[0].start()] + blanked + source[found[0].end() :], class_name(found[0])


TAKEN = re.compile(rf"\b(?:{DONE}|{CALLED_AS}|taken|mistaken|mis\w+) (?:as|for) [^.;,]{{1,40}}$", re.I)
PERFORMED = re.compile(
    r"\W*(?:the |our |this )?(?:model|classifier|network|system|it) (?:(?:also|still) )?"
    r"(?:perform(?:s|ed)|does|did|struggle[sd]|fare[sd]|work(?:s|ed)|is|was)(?: [a-z]+){0,3}? "
    r"(?:for|on|with|in|at|when) (?:(?:classify|recogni[sz]|predict|identify|detect|label)ing )?"
    r"(?:the )?(?:class )?"
    rf"(?P<name>[\"“'‘`]?{WORD}(?: {WORD})?[\"”'’`]?)(?: {NOUN})?"
    rf"(?:,? (?:with |and |but )?(?=\d)|, (?:and |but )?(?=(?:{RIGHT}|{WRONG}|mis)))",
    re.I,
)
"""``The model did well on oak, with 97 recognised``: what all is about."""
MISTAKES = rare(
    r"(?:\b(?:and|but|with) )?(?:\b(?:only|just) )?"
    r"(?:\b(?:an? )?(?:(?:very )?(?:small|large|tiny|limited) (?:number|amount) of|few|some|several) )?"
    r"\b(?:misclassifications?|confusions?|errors?|mix-ups?) (?:to|as|into|with) (?:the )?(?:class )?"
    rf"(?P<name>[\"“'‘`]?{WORD}(?: {WORD})?[\"”'’`]?) \((?P<n>\d[\d,]{{0,12}})\)",
    re.I,
)
"""``only a few misclassifications to elm (3)``."""


def about_class(source: str) -> str:
    """A sentence as long as before, with the class that it is about before a colon."""
    told = PERFORMED.match(source)
    if told is not None:
        at = told.start("name")
        source = " " * at + f"{told['name']}:".ljust(told.end() - at) + source[told.end() :]
    return source
