"""Lines of a grid told in another language: ``Lugo: 7 por la mañana, 9 por la tarde``, ``Ort (Zeilen)``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import ABROAD
from replot.reading.description.lexicon.patterns import rare

__all__ = ["with_lines_in_english"]
SIDES = rare(
    r"(?P<lead>\b(?:por|por\s(?:el|la)|según|segundo|nach|je|par|selon|per|secondo) )"
    r"(?P<first>[^\W\d][^.;:(),\n\d]{1,40}?) "
    r"\((?:(?P<y>filas|zeilen|lignes|linhas|righe)|(?P<x>columnas|spalten|colonnes|colunas|colonne))\)"
    r"(?P<and>,? (?:y|und|et|e|und nach|y por|et par|e por|e per) )(?P<second>[^\W\d][^.;:(),\n\d]{1,40}?) "
    r"\((?(y)(?:columnas|spalten|colonnes|colunas|colonne)|(?:filas|zeilen|lignes|linhas|righe))\)",
    re.I,
)
"""``nach Ort (Zeilen) und Monat (Spalten)``: what stands on either side."""
VALUE = r"[-−+~≈]?\d[\d.,]{0,9}(?<![.,])(?: ?%)?"
AT = (
    r"(?:(?:por|en|durante|dans|pendant|in|an|auf|à|em) (?:la|el|los|las|der|dem|den|die|das|le|les|il|lo)|"
    r"en|im|am|beim|zur|zum|aux?|à|em|nas?|nos|nell?[ao]?|all?a?)"
)
"""``im``, ``por la``, ``au``."""
NAME = r"[^\W\d](?:[^.,;:()\n\d]|\.(?=\S)){1,40}?"
PAIR = rf"{VALUE} {AT} {NAME}"
LINE = rare(
    rf"(?P<key>(?:^|(?<=[.;\n]\s)|(?<=[.;]))\s?[^\W_][^.:;,\n\d]{{0,40}}?\s?:\s)"
    rf"(?P<pairs>{PAIR}(?:(?:, |,? (?:y|und|et|e) ){PAIR}){{1,30}})(?=[.;\n]|$)",
    re.I | re.M,
)
ONE = re.compile(
    rf"(?P<and>(?:, |,? (?:y|und|et|e) )?)(?P<value>{VALUE}) (?P<at>{AT}) (?P<name>{NAME})(?=,|$|,? (?:y|"
    rf"und|et|e) {VALUE})",
    re.I,
)
OF_GRID = rare(
    rf"{ABROAD}|\b(?:filas|zeilen|lignes|linhas|righe)\b|\b(?:columnas|spalten|colonnes|colunas|"
    rf"colonne)\b", re.I
)


def with_lines_in_english(source: str) -> str:
    """A text of the same length with ``in`` behind each value of such lines, and sides in English."""
    if OF_GRID.search(source) is None:
        return source
    source = SIDES.sub(_sides, source)
    return LINE.sub(_line, source)


def _sides(said: re.Match[str]) -> str:
    first, second = ("rows", "columns") if said["y"] else ("columns", "rows")
    told = f"{said['first']} ({first}),"
    return (
        "by".ljust(len(said["lead"])) + told.ljust(said.start("second") - said.start("first"))
        + f"{said['second']} ({second})".ljust(said.end() - said.start("second"))
    )


def _line(said: re.Match[str]) -> str:
    return said["key"] + ONE.sub(_one, said["pairs"])


def _one(pair: re.Match[str]) -> str:
    joint = ",".ljust(len(pair["and"])) if pair["and"] else ""
    return f"{joint}{pair['value']} {'in'.ljust(len(pair['at']))} {pair['name']}"
