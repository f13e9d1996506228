"""What a variable is correlated with, in another language: ``A chuva tem correlação com a lama (0,8)``."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from itertools import chain, pairwise

from replot.reading.description.document.abroad.relations import (
    HEATMAP,
    MARKS,
    NOUN,
    NUMBER,
    RELATED_ABROAD,
)
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import AND_ABROAD as AND
from replot.reading.description.lexicon.abroad import FOLLOWED_ABROAD as FOLLOWED
from replot.reading.description.lexicon.abroad import KIND_ABROAD as KIND
from replot.reading.description.lexicon.abroad import THE_ABROAD as THE
from replot.reading.description.lexicon.patterns import rare

__all__ = ["with_relations_of_one_in_english"]
HAS = (
    r"(?:tem|possui|apresenta|mostra|exibe|tiene|presenta|muestra|posee|a|présente|montre|ha|hat|zeigt|"
    r"besitzt|memiliki|menunjukkan|mempunyai|punya)"
)
RELATES = r"(?:berkorelasi|korreliert|(?:se )?correlaciona(?:-se)?|est corrélée?|è correlat[oa])"
ALSO = r"(?:juga|aussi|également|também|también|anche|auch)"
"""Before the verb, and no part of the name."""
WITH = rf"(?:(?:com|con|avec|mit|dengan|terhadap) {THE}?|(?:ao|à|al|col|zum|zur|au|aux) )"
TALKED = r"(?:que|dass|che|bahwa|yang|juga|seperti|pada|dari|terlihat|tampak|maka|karena|ini|itu)"
"""What may stand before a name, and is no part of it."""
WORD = rf"(?!(?:{AND}|{HAS}|{RELATES}|{ALSO}|{TALKED}) |{THE}|{WITH})[^\W\d_](?:[\w%/-]|\.(?=\w)){{0,30}}"
NAME = rf"(?:`[^`\n]{{1,40}}`|{WORD}(?: {WORD}){{0,2}})"
VALUE = rf"[≈~]?\s?{NUMBER}"
AT = r"(?:sebesar|von|de|di)"
NEXT = (
    rf"(?:,? {AND} (?:(?:[^\W\d_][\w-]{{0,20}} ){{0,4}}{WITH}|{THE}?)|, (?:{FOLLOWED} (?:{AND} )?)?"
    rf"(?:{WITH}|{THE}?))"
)
TALK = r"(?: (?!(?:que|dass|che|qui|bahwa) )[^\W\d_][\w-]{0,20})"


def _loose(pattern: str) -> str:
    """A pattern for which a line may break, and marks of bold type stand, where it has a blank."""
    return pattern.replace(" ", " {1,6}")


SUBJECT = (
    rf"(?<!\w){THE}?{KIND}?(?P<a>{NAME})(?: \([^()\d\n]{{1,80}}\))?"
    rf"(?P<has>(?: {ALSO})? (?:{HAS}{TALK}{{0,4}} {NOUN}|{RELATES}){TALK}{{0,4}}"
)
NO_MORE = r"(?![\w%]|[.,]\d| (?:bis|hingga|sampai|dan|und|e|y|et|a|à|até) ?[-−–+]?[\d.,])"
"""Behind a value that is no end of a range."""
ONE = rare(
    _loose(
        rf"{SUBJECT} {WITH}{KIND}?)(?P<b>{NAME})"
        rf"(?:(?P<gap> )\({VALUE}\)|(?P<at> {AT}) {VALUE}{NO_MORE})"
        rf"(?P<more>(?:{NEXT}{NAME} \({VALUE}\)){{0,9}})"
    ),
    re.I,
)
"""``O NDVI (vegetação) tem a correlação mais forte com o risco (−0,5) e com o dano (−0,6)``."""
MORE = re.compile(_loose(rf"(?<=[)\d])(?P<and>{NEXT})(?P<name>{NAME})(?P<gap> )\("), re.I)
BESIDES = re.compile(r"(?:selain|además de|além d[eao]|neben|outre|oltre a[l]?)\b[^.;:]{1,60},", re.I)
"""Beside what others stand, of which the sentence goes on to speak."""
FOLLOWS = re.compile(_loose(FOLLOWED), re.I)
ANDED = re.compile(rf",? {{1,6}}{AND} ", re.I)
GOES_ON = (
    r"(?:sehingga|artinya|sedangkan|namun|während|aber|mientras|pero|enquanto|mas|tandis|mais|mentre|ma)"
)
"""What stands behind a name."""
VALUE_FIRST = rare(
    _loose(
        rf"{SUBJECT}(?: {AT})?) \(?{VALUE}{NO_MORE}\)?(?P<with> {WITH}{KIND}?)(?P<b>{NAME})"
        rf"(?=[.,;:]|$| (?:{TALKED}|{GOES_ON})\b)"
    ),
    re.I | re.M,
)
"""``Der Regen hat eine Korrelation von 0,6 mit dem Ertrag``."""
VALUED = re.compile(
    _loose(rf"(?P<a>{NAME}) \({VALUE}(?P<with> {WITH})(?P<b>{NAME})\)"),
    re.I,
)
"""``chuva (+0,78 com o dano)``."""
NO_NAME = re.compile(
    r"(?:heat ?map|map|matri|gr[áa]fi|figur|abbild|cart|tab|ima[gj]|bild|diagram|calor|chaleur|plot)\w*\b|"
    r"(?:el[aeo]s?|ella|ell?[eo]s|est[ae]s?|ist?o|diese[rs]?|sie|er|es|ils?|elles?|quest[aoie]|ess[aoie]s?|"
    r"aquel\w*|qual|cual|quien|toute?s?|todas?|todos?|tutt[ei]|alle|nenhuma?|ningun[ao]|keine?)\b",
    re.I,
)
"""What has a correlation and is no variable: ``the heatmap``, ``it``, ``all``."""
OPEN_LINE = re.compile(r"[ \t]{0,8}(?:[#|>]|$)")
NEW_LINE = re.compile(r"[ \t]{0,8}(?:[-*#•>|](?: |\||#)|\d{1,2}[.)] |$)")
SHOWS = ("The heatmap shows that ", "The heatmap shows ", "The ", "We ", "I ")
STOP = re.compile(r"[.!?:;](?=\s|$)|\n")
DIGIT = re.compile(r"\d")
LONGEST = 240


def with_relations_of_one_in_english(source: str) -> str:
    """A text of the same length in which sentences tell in English with what a variable is correlated."""
    if RELATED_ABROAD.search(source) is None:
        return source
    plain = _in_one_line(source)
    stops = [0, *(stop.end() for stop in STOP.finditer(plain)), len(plain) + 1]
    valued = [(a, b) for a, b in pairwise(stops) if DIGIT.search(plain, a, b) is not None]
    told = [
        one
        for a, b in valued
        for one in chain(ONE.finditer(plain, a, b), VALUE_FIRST.finditer(plain, a, b))
        if not any(map(NO_NAME.match, (one["a"], one["b"])))
    ]
    if not told:
        return source
    edits: list[tuple[int, int, str]] = []
    for one in sorted([*told, *VALUED.finditer(plain)], key=re.Match.start):
        begin = stops[bisect_right(stops, one.start()) - 1]
        end = stops[bisect_left(stops, one.end())] - 1
        lead, rest = plain[begin : one.start("a")], plain[one.end() : end]
        if (edits and begin < edits[-1][1]) or len(lead) > LONGEST or re.search(r"\d", lead):
            continue
        ways: tuple[str, ...] = SHOWS if HEATMAP.search(lead) else SHOWS[2:]
        lead = lead.lstrip(MARKS)
        if BESIDES.match(lead):
            ways = ("Besides it, ",)
        begun = next((way for way in ways if len(way) <= len(lead)), "")
        edits.append((one.start("a") - len(lead), one.start("a"), begun))
        if "with" in one.re.groupindex:
            if "has" in one.re.groupindex:
                edits.append((one.end("a"), one.end("has"), "correlates at"))
            edits.append((*one.span("with"), "with"))
        else:
            edits.append((one.end("a"), one.end("has"), "correlates with"))
            edits.append((*one.span("gap"), "") if one["gap"] else (*one.span("at"), "at"))
            for more in MORE.finditer(plain, one.start("more") - 1, one.end()):
                sign = "&" if ANDED.match(more["and"]) else ","
                sign = ", followed by" if FOLLOWS.search(more["and"]) else sign
                edits += [(*more.span("and"), sign), (*more.span("gap"), "")]
        if len(rest) <= LONGEST and re.search(r"\d", rest) is None:
            edits.append((one.end(), end, ""))
    if not all(_fits(source[a:b], said) for a, b, said in edits):
        return source
    out, at = [], 0
    for a, b, said in edits:
        out += [source[at:a], _in_room_of(source[a:b], said)]
        at = b
    return "".join((*out, source[at:]))


def _in_one_line(source: str) -> str:
    """A text of the same length without marks of bold type, and with each paragraph in one line."""
    lines = source.split("\n")
    out = []
    for line, after in pairwise(lines):
        out += [line, "\n" if OPEN_LINE.match(line) or NEW_LINE.match(after) else " "]
    return "".join((*out, lines[-1])).replace("*", " ")


def _fits(was: str, said: str) -> bool:
    """Whether what is said, and blanks around it, have room in a line of what was."""
    return not said or len(said.strip()) + (1 if said[-1] == " " else 2) <= max(map(len, was.split("\n")))


def _in_room_of(was: str, said: str) -> str:
    """What is said in as many lines and letters as before, in the middle of the longest line."""
    lines = was.split("\n")
    at = max(range(len(lines)), key=lambda k: len(lines[k]))
    place = str.ljust if said[-1:] == " " else str.center
    return "\n".join(place(said, len(line)) if k == at else " " * len(line) for k, line in enumerate(lines))
