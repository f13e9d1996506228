"""Values of two variables told in another language: ``la correlación entre altura y peso es de 0,85``."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from replot.reading.description.document.abroad.relations_with import with_partners_in_english
from replot.reading.description.document.blanked import blanked
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import (
    ABROAD,
    CORRELATION_ABROAD,
    FOLLOWED_ABROAD,
    THE_ABROAD,
)
from replot.reading.description.lexicon.abroad import AND_ABROAD as AND
from replot.reading.description.lexicon.patterns import rare

__all__ = ["HEATMAP", "MARKS", "NOUN", "NUMBER", "RELATED_ABROAD", "with_relations_in_english"]
RELATED_ABROAD = rare(CORRELATION_ABROAD, re.I)
ARTICLE = rf"{THE_ABROAD}?"
PARTED = r"(?:entre|zwischen|tra|fra|antara)"
IS = (
    r"(?:es|era|fue|è|é|foi|est|était|ist|war|vale|beträgt|betrug|liegt|lag|alcanza|atteint|besteht|bestand|hay|"
    r"existe|gibt|se observa|presentan?|muestran?|korrelieren|c['’]è|il y a|sind|son|sont|sono|são|hat|"
    r"mit|con|com|avec|adalah|sebesar|memiliki)"
)
NOUN = r"(?:correlación|correlação|corrélation|correlazione|korrelation|zusammenhang|korelasi)"
A = r"(?:ein(?:e[rn]?|em)?|una?|une|uma?)"
SAID = (
    rf"(?:de|di|do|con|com|mit|avec|{A}|el|la|o|sie|nur|solo|sólo|apenas|valore?|wert|valeur|von|bei|"
    rf"koeffiziente?n?|coefficiente?|coeficiente|{NOUN}|r|=)"
)
THE = r"(?:la|le|il|die|der|das|el|a|o)"
ON = r"(?:sowie|während|mientras|enquanto|tandis|mentre|así|assim|ainsi|nur|que|dass|che)"
WORD = rf"(?!(?:{AND}|{PARTED}|{A}|{IS}|{THE}|{NOUN}|{ON})(?!\w))[^\W\d_][\w.%/-]{{0,30}}"
NAME = rf"[\"“„«`][^\"“”„«»`\n]{{1,40}}[\"“”»`]|\*\*[^*\n]{{1,40}}\*\*|{WORD}(?: {WORD}){{0,3}}"
NUMBER = r"[-−–+]?(?:[01]?[.,]\d+|[01](?![\w.,]))"
PAIR = rare(
    rf"(?:(?:\b(?:de|di|von) |(?P<held>\((?:r ?= ?)?))(?P<given>{NUMBER})(?(held)\)) )?"
    rf"\b(?P<between>{PARTED} {ARTICLE})(?P<a>{NAME})(?P<inner> \((?:r ?= ?)?{NUMBER}\))? "
    rf"(?P<and>{AND} (?:{PARTED} )?{ARTICLE})(?P<b>{NAME})"
    rf"(?(given)(?![\w(])|(?(inner)(?! ?[\w(]\d)|(?P<is>,?(?: {THE} {NOUN})? {IS}(?!\w)(?: {SAID}){{0,4}} ?|"
    rf"(?:(?:(?<=[\"”»`])|(?= (?:{IS}|{A})(?!\w))) (?!{PARTED}\b)[^().;:\d\n]{{1,80}})? ?"
    r"(?P<open>\()(?:[a-zρ]{1,12} ?[=:≈] ?)?)"
    rf"(?P<value>{NUMBER})(?(open)\)|(?![\d%]| ?(?:%|a|bis|auf|hasta|à|até)\b))))",
    re.I,
)
"""``zwischen Größe und Gewicht besteht ein Zusammenhang (r = 0,85)``, ``de 0,85 entre altura y peso``.

The value may stand in brackets, before both names or between them.
"""
HAVE = (
    r"(?:possuem|têm|apresentam|mostram|exibem|tienen|presentan|muestran|poseen|guardan|ont|présentent|montrent|"
    r"hanno|presentano|mostrano|haben|zeigen|weisen|besitzen)"
)
NO_VERB = NAME.replace(WORD, rf"(?!{HAVE}(?!\w)){WORD}")
KINDS = (
    r"(?:(?:variáveis|variables|variabili|variablen|merkmale|colunas|columnas|"
    r"característicos|características|caractéristiques) )"
)
OF_BOTH = rare(
    rf"(?:(?<!\w)(?:que|dass|che) {ARTICLE}{KINDS}?|(?:^|(?<=[.:;] )){ARTICLE}{KINDS}?|(?<!\w){KINDS})"
    rf"(?P<a>{NAME}) (?P<and>{AND} {ARTICLE})(?P<b>{NO_VERB})"
    rf"(?P<is> (?:{HAVE}|eine)(?: [^\W\d_]{{1,20}}){{0,4}} {NOUN}(?: [^\W\d_]{{1,20}}){{0,3}} ?"
    rf"(?P<open>\()?(?:[a-zρ]{{1,12}} ?[=:≈] ?)?)(?P<value>{NUMBER})"
    r"(?(open)\)|(?![\d%]| ?(?:%|a|bis|hasta|à|até)\b))",
    re.I | re.M,
)
"""``as variáveis renda e idade possuem forte correlação (0,77)``."""
RELATIONS = r"(?:cor)?rela(?:ciones|ções|zioni)|(?:corré|re)lations|korrelationen|zusammenhänge"
OF_RELATION = re.compile(rf"{NOUN}|\brela(?:tions?|ción|ção|zione)\b|\bliens?\b", re.I)
NAMED_VALUE = rare(
    rf"(?<=\()(?:[^\W\d_]{{1,20}} ){{0,3}}{NOUN}(?: [^\W\d_]{{1,20}}){{0,2}} ?[:=,]? ?(?={NUMBER}\))",
    re.I,
)
"""``(forte corrélation : 0,45)``, up to the value."""
PAIRS = re.compile(
    rf"(?P<lead>\b(?:[^\W\d_]{{1,20}} )?(?:{RELATIONS})(?: [^\W\d_]{{1,20}}){{0,4}} ?: )"
    rf"(?P<pairs>(?:(?:, (?:{AND} )?| {AND} )?(?:{NAME})"
    rf"(?:[-–]| {AND} | & )(?:{NAME}) \({NUMBER}\)){{1,20}})",
    re.I,
)
"""``relaciones: lluvia-rendimiento (0.76), sol y lluvia (-0.3)``."""
ITEM = rare(
    rf"^(?P<lead>[ \t]{{0,8}}[*•–-][ \t]{{1,4}}[*_]{{0,2}}(?:{NAME})) (?P<and>{AND}) "
    rf"(?=(?:{NAME})[*_]{{0,2}}:?[*_]{{0,2}} {{0,2}}\(?{NUMBER}(?!\w))",
    re.I | re.M,
)
"""``- altura y peso: 0,85``."""
NEXT = re.compile(rf"\b{FOLLOWED_ABROAD}\b", re.I)
STOP = re.compile(r"[.!?:;](?=\s)|\n\s*\n|\n(?=[ \t]{0,8}[*•#–-])|^#{1,6}[ \t][^\n]*\n", re.M)
MARKS = " \t\n#*•>–-"
"""What may stand before a sentence."""
HEATMAP = re.compile(rf"\bheat ?maps?\b|{ABROAD}", re.I)
LONGEST_LEAD = 240
BETWEEN, OF = " between ", " of "


def with_relations_in_english(source: str) -> str:
    """A text of the same length in which sentences give the values of two variables in English."""
    if RELATED_ABROAD.search(source) is None:
        return source
    source = NEXT.sub(lambda said: "followed by".ljust(len(said[0])), ITEM.sub(_item, source))
    source = with_partners_in_english(source)
    source = PAIRS.sub(_pairs, NAMED_VALUE.sub(_named_value, source))
    stops = list(STOP.finditer(source))
    begins, ends = [0, *(stop.end() for stop in stops)], [*(stop.start() for stop in stops), len(source)]
    out, at = [], 0
    for pair in sorted([*PAIR.finditer(source), *OF_BOTH.finditer(source)], key=re.Match.start):
        if pair.start() < at:
            continue
        begin = begins[bisect_right(begins, pair.start()) - 1]
        goes_on = begin < at
        before = source[begin : pair.start()]
        begin = at if goes_on else begin + len(before) - len(before.lstrip(MARKS))
        if (told := _pair(source, pair, begin, goes_on=goes_on)) is None:
            continue
        out += [source[at:begin], *told]
        at = pair.end()
        rest = source[at : ends[bisect_left(ends, at)]]
        if len(rest) <= LONGEST_LEAD and re.search(rf"\d|\b{PARTED}\b", rest) is None:
            out.append(blanked(rest))  # what is said of it besides
            at += len(rest)
        elif _of_both(pair) and (other := OTHER.match(rest)) and OF_RELATION.search(rest) is None:
            out.append(". ".ljust(len(other[0])))
            at += len(other[0])
    return _with_line_ends(source, "".join((*out, source[at:])))


def _with_line_ends(source: str, told: str) -> str:
    """What is told in English, with the ends of lines where they were; the source if a word stands there."""
    signs = list(told)
    for end in LINE_END.finditer(source):
        if not signs[end.start()].isspace():
            return source
        signs[end.start()] = end[0]
    return "".join(signs)


LINE_END = re.compile(r"\n")
OTHER = re.compile(rf",? {AND} (?=[^\W\d_])")
"""What goes on to say something else: ``(0,77) e o fator tem um valor de 9,4``."""


def _of_both(pair: re.Match[str]) -> bool:
    return "given" not in pair.re.groupindex


def _pair(source: str, pair: re.Match[str], begin: int, *, goes_on: bool) -> list[str] | None:
    """What is said up to the end of a pair in English, in the room of what stands there, or None."""
    and_sign = "&".center(len(pair["and"]) + 1)
    if _of_both(pair):
        before = source[begin : pair.start("a")]
        if len(before) > LONGEST_LEAD or re.search(r"\d", before):
            return None
        way = "," if goes_on else "heatmap shows " if HEATMAP.search(before) else ""
        if len(way) > len(before):
            return None
        room = len(pair["is"])
        said = " correlated".ljust(room - 1) + "(" if pair["open"] else " correlated at ".ljust(room)
        value = source[pair.start("value") : pair.end()]
        return [way.ljust(len(before)), pair["a"], " " + and_sign[:-1], pair["b"], said, value]
    until = pair.start("given" if pair["given"] else "a")
    lead = _lead(source[begin:until], OF if pair["given"] else BETWEEN, goes_on=goes_on)
    if lead is None or (pair["held"] and OF_RELATION.search(source, begin, until) is None):
        return None
    out = [lead]
    if pair["given"]:
        out += [pair["given"], _between(source[pair.end("given") : pair.start("a")])]
    out += [pair["a"], pair["inner"] or "", and_sign, pair["b"]]
    if not pair["given"] and not pair["inner"]:
        out += [_is(pair), source[pair.start("value") : pair.end()]]
    return out


def _item(line: re.Match[str]) -> str:
    return f"{line['lead']} {'&'.ljust(len(line['and']))} "


def _lead(said: str, word: str, *, goes_on: bool) -> str | None:
    """What leads to two names or their value in English, in the room of what was said, or None."""
    if len(said) > LONGEST_LEAD or re.search(r"\d", said):
        return None
    ways = [f"the correlation{word}", f"correlation{word}", "correlation among ", "between ", "among "]
    if goes_on:
        ways = [f",{word}", ", among "]
    elif HEATMAP.search(said) is not None:
        ways = [f"the heatmap shows a correlation{word}", f"heatmap: correlation{word}"]
    ways = [way for way in ways if word == BETWEEN or way.endswith(OF)]
    way = next((way for way in ways if len(way) <= len(said)), None)
    if way is None:
        return None
    if goes_on:
        return way[0] + " " * (len(said) - len(way)) + way[1:]
    return (way[0].upper() + way[1:] if said[0].isupper() else way).rjust(len(said))


def _named_value(said: re.Match[str]) -> str:
    word = "correlation: "
    return word.rjust(len(said[0])) if len(word) <= len(said[0]) else said[0]


def _pairs(said: re.Match[str]) -> str:
    """The lead of several pairs in English, and signs between their names."""
    word = "correlations: "
    if len(word) > len(said["lead"]):
        return said[0]
    pairs = JOINED.sub(lambda joined: "&".center(len(joined[0])), said["pairs"])
    return word.rjust(len(said["lead"])) + NEXT_PAIR.sub(_comma, DECIMAL_COMMA.sub(".", pairs))


DECIMAL_COMMA = re.compile(r"(?<=\d),(?=\d)")
NEXT_PAIR = re.compile(rf"(?<=\)) {AND} (?=\S)", re.I)
JOINED = re.compile(rf"(?<=[^\s,)]) {AND} (?=\S)", re.I)


def _comma(joined: re.Match[str]) -> str:
    return ", ".ljust(len(joined[0]))


def _between(said: str) -> str:
    return next(way for way in (" between ", " among ", " for ") if len(way) <= len(said)).ljust(len(said))


def _is(pair: re.Match[str]) -> str:
    """What stands between two names and their value."""
    return "(".rjust(len(pair["is"])) if pair["open"] else " is ".ljust(len(pair["is"]))
