"""Phrases of a sentence about relations that are one name or none: ``goals scored``, ``Most striking,``."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.document.blanked import blank
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.relation_talk import COMPOUND, DEGREES, NAME_ENDS, QUANTITIES
from replot.reading.description.statements.cells.relations.names import BEING, HAS, PARTICIPLE, Part

__all__ = [
    "TARGET",
    "with_deeds",
    "with_nouns",
    "with_predictors",
    "with_qualities",
    "with_target",
    "without_named_differences",
    "without_opening",
    "without_preparation",
]
OPENS = re.compile(r"N[tPR][tPRW]{0,6},|t{1,3}N,")
PRAISE = re.compile(
    r"(?:(?:even|still|far|perhaps|no|just|all the) )*(?:most|more|less|equally|as|also) (?P<word>[a-z]+"
    r"(?:ing|ant|able|ible|ive|ous|ual))",
    re.I,
)
PREPARES = (
    r"(?:log-?)?(?:transform|normali[sz]|standardi[sz]|scal|clean|load|merg|encod|imput|fill|preprocess|"
    r"pre-process|resampl|aggregat|smooth|detrend|prepar|binn|convert)"
)
PREPARED = re.compile(
    rf"\W{{0,3}}(?:after|by|when|once|having|on|upon) (?:[a-z-]+ )?(?:log-)?{PREPARES}(?:ing|ed)\b"
    r"(?:[^,.;:()\d]|\([^()\d]{0,60}\)){0,100},\s",
    re.I,
)
"""``After log-transforming the counts (which are skewed),``: what was done to the data."""


def without_preparation(source: str) -> str:
    """A sentence with blanks for what it says to have been done to the data."""
    return PREPARED.sub(blank, source, count=1) if PREPARED.match(source) is not None else source


ALONE = frozenset(["more", "less", "as", "also"])
"""What may as well stand before a name: ``More parking, less rent``."""


LEADS = re.compile(r"[tPRGC]{1,12}N:t{0,2}N")
BECOMES = BEING | {"become", "becomes", "became", "get", "gets", "look", "looks", "turn", "turns", "remain"}
QUALITY = re.compile(r"[a-z]+(?:ing|ant|able|ible|ive|ous|ual)")


def _without_lead(parts: list[Part]) -> list[Part]:
    """The parts, with a quality before a colon as talk: ``Here the results become surprising: rain has``."""
    leads = LEADS.match("".join(part.kind for part in parts[:16]))
    last = leads[0].index("N") if leads is not None else 0
    if not last or parts[last - 1].low not in BECOMES or QUALITY.fullmatch(parts[last].text) is None:
        return parts
    return [*parts[:last], replace(parts[last], kind="t"), *parts[last + 1 :]]


def without_opening(parts: list[Part]) -> list[Part]:
    """The parts, with what opens a sentence as talk: ``Breaking this down,``, ``Even more striking,``."""
    parts = _besides(_without_lead(parts))
    opens = OPENS.match("".join(part.kind for part in parts[:9]))
    if opens is None:
        return parts
    last = opens.end() - 2
    if parts[0].kind == "N":
        return [replace(parts[0], kind="t"), *parts[1:]] if _is_doing(parts[0]) else parts
    said = " ".join(part.text for part in parts[: last + 1])
    if PRAISE.fullmatch(said) is None or (last == 1 and parts[0].low in ALONE):
        return parts
    return [*parts[:last], replace(parts[last], kind="t"), *parts[last + 1 :]]


BESIDES = ("besides", "beyond", "apart from", "aside from", "in addition to", "along with")
FEW = re.compile(r"[NQ#tPAR]{1,8},")


def _besides(parts: list[Part]) -> list[Part]:
    """The parts, with ``besides`` alone for what opens so: ``Apart from rain, dew also correlates``."""
    said = " ".join(part.low for part in parts[:3])
    lead = next((way for way in BESIDES if said.startswith(f"{way} ")), "")
    at = len(lead.split())
    named = FEW.match("".join(part.kind for part in parts[at : at + 9])) if lead else None
    if named is None:
        return parts
    return [Part("t", BESIDES[0], parts[0].start, parts[at - 1].end), *parts[at + named.end() - 1 :]]


def _is_doing(part: Part) -> bool:
    return part.text.istitle() and PARTICIPLE.fullmatch(part.low) is not None


PLAYED = frozenset(
    ["games", "matches", "sets", "points", "rounds", "races", "duels", "titles", "goals", "runs"]
)
"""What is won and lost."""
DONE = ("scored", "played", "earned", "made", "taken", "won", "lost")
RELATING = re.compile(r"(?:correlat|relat|associat)\w+")


def with_deeds(parts: list[Part]) -> list[Part]:
    """The parts, with what was done to a thing in its name: ``goals scored shows a link``."""
    out: list[Part] = []
    for k, part in enumerate(parts):
        thing = out[-1] if out else None
        behind = parts[k + 1] if k + 1 < len(parts) else None
        if thing is not None and thing.end + 1 == part.start and _is_done(part, thing) and _ends(behind):
            out[-1] = Part("N", f"{thing.text} {part.text}", thing.start, part.end)
        else:
            out.append(part)
    return out


def _is_done(part: Part, thing: Part) -> bool:
    if part.low == "use":
        return thing.kind == "N"
    if thing.low in PLAYED:
        return part.low in DONE
    plural = thing.kind == "N" and thing.low.endswith("s") and thing.text.islower()
    return plural and part.low in DONE[:-2]


def _ends(behind: Part | None) -> bool:
    """Whether a name may end before a part: a verb or a value follows."""
    if behind is None or behind.kind in ",AC()V":
        return True
    return behind.low in HAS | BEING or RELATING.fullmatch(behind.low) is not None


TARGET = "target"
"""What a model is to find, which has no other name in many a text."""
OF_TARGET = frozenset(["variable", "column", "feature", "label", "attribute"])
CORRELATES = re.compile(r"correlat\w*|associat\w*|relat\w+|link\w*|predict\w*")


def with_target(parts: list[Part]) -> list[Part]:
    """The parts, with ``the target variable`` as a name where no other name stands beside it."""
    said = [k for k, part in enumerate(parts) if part.low == TARGET and part.kind == "t"]
    if not said or not any(CORRELATES.fullmatch(part.low) for part in parts):
        return parts
    out = list(parts)
    for k in reversed(said):
        last = k + 1 if k + 1 < len(parts) and parts[k + 1].low in OF_TARGET else k
        behind = "".join(part.kind for part in parts[last + 1 : last + 3])
        led = next((part for part in reversed(parts[:k]) if part.low not in ("the", "our")), None)
        named = behind[:1] in ("N", "Q") or behind in ("(N", "(Q", ":N", ":Q", ",N", ",Q")
        if (led is None or led.kind in "WABT") and not named:
            out[k : last + 1] = [Part("N", TARGET, parts[k].start, parts[k].end)]
    return out


SUBJECTS = re.compile(r"(?:^|[tC,])(?:(?P<first>t)A[NQ]|[NQ]A(?P<second>t))E?(?=[tR])")


def with_nouns(parts: list[Part]) -> list[Part]:
    """The parts, with a noun of talk as a name beside another before their verb: ``Depth and table have``."""
    out = list(parts)
    for both in SUBJECTS.finditer("".join(part.kind for part in parts)):
        side = both.lastgroup or ""
        k, verb = both.start(side), parts[both.end()].low
        if parts[k].low in SUBJECT_NOUNS and (verb in HAS | BEING or RELATING.fullmatch(verb) is not None):
            out[k] = replace(parts[k], kind="N")
    return out


QUALITIES = re.compile(r"t(?P<comma>,?)(?P<but>C)tR")


def with_qualities(parts: list[Part]) -> list[Part]:
    """The parts, in which ``weak but positive`` before a relation begins no clause of its own."""
    out = list(parts)
    for both in QUALITIES.finditer("".join(part.kind for part in parts)):
        first, k = both.start("comma"), both.start("but")
        if parts[k].low in ("but", "though") and {parts[first - 1].low, parts[k + 1].low} & DEGREES:
            out[first : k + 1] = [replace(part, kind="t") for part in parts[first : k + 1]]
    return out


PREDICTORS = frozenset(["predictor", "predictors"])


def with_predictors(parts: list[Part]) -> list[Part]:
    """The parts, with ``predictor of`` as ``relation with``, behind the name that predicts."""
    out = list(parts)
    for k in range(1, len(parts) - 1):
        said, of = parts[k : k + 2]
        named = said.low in PREDICTORS and of.low in ("of", "for") and parts[0].kind in "NQ"
        if named and not any(part.kind == "R" for part in parts[:k]):
            out[k : k + 2] = [replace(said, kind="R"), replace(of, kind="W")]
    return out


NO_NAMES = frozenset(
    ["feature", "group", "item", "case", "value", "target", "data", "output", "number", "times"]
)
"""Nouns that rather tell what a name is."""
SUBJECT_NOUNS = (NAME_ENDS | COMPOUND | QUANTITIES | {"color", "colour"}) - NO_NAMES
NO_KIND = r"(?!(?:an?|the|no|this|that|any|small|slight|large|big|clear|main|only|mean|average|value)\b)"
VERB = r"(?:correlat|shows?\b|has\b|and\b|with\b|is (?:[a-z]+ly )?(?:correlat|relat|associat|link|tied)|↔|&)"
NAMED_DIFFERENCE = rare(
    rf"\b{NO_KIND}[a-z]+ difference(?= {VERB})|"
    rf"\b(?:with|and|between|to) {NO_KIND}[a-z]+ difference(?=[,*]* ?(?:\(|and\b|at\b|is\b|has\b|[.;]? ?$))",
    re.I,
)


def without_named_differences(source: str) -> str:
    """A sentence without variables that are differences: ``goal difference correlates``.

    Any other difference is that of two values.
    """
    return NAMED_DIFFERENCE.sub("it", source)
