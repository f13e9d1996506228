"""Ranges of days and months by their names in other languages: ``lundi → dimanche``, ``Januar bis Mai``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.calendar import MONTHS
from replot.reading.description.lexicon.patterns import rare

__all__ = ["ABROAD_RANGE", "run_abroad"]
CALENDARS = [
    names.split()
    for names in (
        "lundi mardi mercredi jeudi vendredi samedi dimanche",
        "lun mar mer jeu ven sam dim",
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        "lunes martes miércoles jueves viernes sábado domingo",
        "lun mar mié jue vie sáb dom",
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        "ene feb mar abr may jun jul ago sep oct nov dic",
        "segunda terça quarta quinta sexta sábado domingo",
        "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo",
        "seg ter qua qui sex sáb dom",
        "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
        "jan fev mar abr mai jun jul ago set out nov dez",
        "lunedì martedì mercoledì giovedì venerdì sabato domenica",
        "lun mar mer gio ven sab dom",
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
        "gen feb mar apr mag giu lug ago set ott nov dic",
        "montag dienstag mittwoch donnerstag freitag samstag sonntag",
        "mo di mi do fr sa so",
        "januar februar märz april mai juni juli august september oktober november dezember",
        "jan feb mär apr mai jun jul aug sep okt nov dez",
    )
]
NAME = "|".join(sorted({name for names in CALENDARS for name in names}, key=lambda name: (-len(name), name)))
ABROAD_RANGE = rare(
    rf"\b(?P<a>{NAME})(?:\s?(?:→|->|[–—-]|…|\.{{2,3}})\s?|,? (?:…|\.{{3}}),? | (?:(?P<to>to)|jusqu['’]à|à|"
    rf"au?|al|ao|até|hasta|fino a|bis) )(?P<b>{NAME})(?![\w-])",
    re.I,
)
ENGLISH = frozenset(name.lower() for names in MONTHS for name in names)
SHORT = 3
"""Letters of names that may be other words: ``set-out``, ``so to do``."""


def run_abroad(text: str) -> tuple[re.Match[str], list[str]] | None:
    """The first such range and the labels that it stands for, with capitals if both ends have them.

    Where two languages share both ends and not all between, as ``Jan-Dez``, nobody knows which is meant.
    """
    for match in ABROAD_RANGE.finditer(text):
        a, b = match["a"].lower(), match["b"].lower()
        runs = {_run(names, a, b) for names in CALENDARS if a in names and b in names and a != b}
        if len(runs) != 1 or {a, b} <= ENGLISH:
            continue
        run = min(runs)
        capitals = match["a"][0].isupper() and match["b"][0].isupper()
        short = len(a) <= SHORT
        if short and (match["to"] or not (capitals or run in WHOLE)):
            continue
        return match, [name.capitalize() if capitals else name for name in run]
    return None


WHOLE = frozenset(map(tuple, CALENDARS))


def _run(names: list[str], a: str, b: str) -> tuple[str, ...]:
    first, last = names.index(a), names.index(b)
    return tuple(names[first : last + 1] if first < last else names[first:] + names[: last + 1])
