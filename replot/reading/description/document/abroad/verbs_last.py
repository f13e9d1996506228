"""Outcomes of a classifier in German, where the verb stands last: ``3 Ulmen wurden als Eiche erkannt``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["LEAST", "PREDICTED", "RIGHTLY", "WRONGLY", "fitting", "with_verbs_first"]
RIGHTLY = r"corr?etamente|correctamente|correctement|correttamente|korrekt|richtig"
WRONGLY = (
    r"incorr?etamente|incorrectamente|incorrectement|erroneamente|erróneamente|erradamente|por error|à tort|"
    r"fälschlich(?:erweise)?|falsch|irrtümlich"
)
LEAST = "read as "
PREDICTED = re.compile(r"\b(?:classified|read) as\s+(?P<name>[^\W\d_][\w-]{1,30})")
BESIDES = r"(?:auch|tatsächlich|jeweils|nur|noch|sogar|ebenfalls|zwar|dabei|aber|immer)"
TAKEN_LAST = rare(
    rf"(?<!nicht )(?<!nicht korrekt )(?<!nicht richtig )"
    rf"\b(?:(?:wurden?|werden|wird) )?(?:{BESIDES} ){{0,3}}(?:(?:{RIGHTLY}|{WRONGLY}) )?(?:als|für) "
    rf"(?P<name>[^\W\d][\w-]*(?: (?!(?:{RIGHTLY}|{WRONGLY})\b)[\w-]+)?)"
    rf"(?: (?:{RIGHTLY}|{WRONGLY}))? (?:erkannt|klassifiziert|eingestuft|vorhergesagt|eingeordnet|"
    r"identifiziert|gehalten)\b(?: (?:wurden?|worden|werden|wird)\b)?",
    re.I,
)
"""``fälschlich als krank erkannt``: the verb stands behind the class."""
CAPITAL = r"[A-ZÄÖÜ][\w-]{0,40}"
CLASS = rf"{CAPITAL}(?: {CAPITAL})?"
THINGS_OF = re.compile(
    rf"(?<!\w)(?P<count>\d[\d.]{{0,8}}) (?P<of>{CAPITAL} (?:der|des|von|vom) )(?P<name>{CLASS})"
    rf"(?P<gap> +)(?:(?P<right>correctly (?:read|classified)) as +{CLASS}|"
    rf"(?=(?:read|classified) as |(?:(?:{RIGHTLY}|{WRONGLY}) )?als ))"
)
"""``3 Bilder der Ulme``: what is counted, and of which class."""
AND_LAST = re.compile(rf"(?P<as>\bas {{1,40}}{CLASS} {{0,60}}) und (?=\d)")
AS_LAST = re.compile(
    rf"(?<!\w)(?P<led>\d[\d.]{{0,8}} {{1,60}}{CLASS} {{1,60}})(?P<as>(?:(?:{RIGHTLY}|{WRONGLY}) )?als)"
    rf"(?= {CLASS}(?:[.,;]|$| und\b))",
    re.M,
)
"""``, 3 Ulmen als Eichen``, behind what tells the verb."""


def with_verbs_first(source: str) -> str:
    """A text of the same length with what was taken for what in English, where German tells it."""
    told = TAKEN_LAST.sub(_taken_last, source)
    if told == source:
        return source
    named = {pair["pair"] for pair in PAIR.finditer(told)}
    source = THINGS_OF.sub(lambda things: _of_class(things, named), told)
    source = AND_LAST.sub(lambda last: f"{last['as']},    ", source)
    source = AS_LAST.sub(lambda last: f"{last['led']}{'as'.ljust(len(last['as']))}", source)
    return _as_one(source)


def _taken_last(found: re.Match[str]) -> str:
    before = found[0][: found.start("name") - found.start()]
    right = f"correctly {LEAST}{found['name']}"
    if TRULY.search(found[0]) is not None and len(right) <= len(found[0]):
        return right.ljust(len(found[0]))
    if len(before) < len(LEAST):
        return f"{LEAST}{found['name']}".ljust(len(found[0]))  # its verb leaves room for that
    return (fitting(before, "classified as ", LEAST) + found["name"]).ljust(len(found[0]))


TRULY = re.compile(rf"\b(?:{RIGHTLY}|tatsächlich)\b", re.I)
PAIR = re.compile(rf"(?<!\w)(?=(?P<pair>{CAPITAL} {CAPITAL}))")
INFLECTED = re.compile(r"(?P<stem>[A-ZÄÖÜ]\w+?)en (?P<noun>\S+)")


def _of_class(found: re.Match[str], named: set[str]) -> str:
    """A count and its class without what is counted; the class as it is elsewhere, where it is inflected."""
    name = found["name"]
    if (inflected := INFLECTED.fullmatch(name)) is not None:
        ways = (f"{inflected['stem']}{end} {inflected['noun']}" for end in ("e", "er", "es"))
        name = next((way for way in ways if way in named), name)
    right = f"{found['gap']}{found['right']}" if found["right"] else ""
    return f"{found['count']} {' ' * len(found['of'])}{name}{right}".ljust(len(found[0]))


PLURAL = re.compile(
    rf"(?<!\w)(?P<count>\d[\d.]{{0,8}} {{1,60}})(?P<name>{CAPITAL})"
    r"(?= {1,60}(?:correctly )?(?:(?:read|classified) )?as )"
)
"""``16 Ulmen`` that are read as ``Ulme``."""
ENDS = ("n", "en", "e", "er", "s")


def _as_one(source: str) -> str:
    """A text with the classes of counted things as they are called where something is taken for them."""
    names = {name["name"] for name in PREDICTED.finditer(source)}

    def told(found: re.Match[str]) -> str:
        ways = (found["name"].removesuffix(end) for end in ENDS if found["name"].endswith(end))
        one = next((way for way in ways if way in names), found["name"])
        return f"{found['count']}{one}".ljust(len(found[0]))

    return PLURAL.sub(told, source)


def fitting(said: str, *ways: str) -> str:
    """The first of some words that is no longer than what was said, in as much room; or what was said."""
    return next((way for way in ways if way and len(way) <= len(said)), said).ljust(len(said))
