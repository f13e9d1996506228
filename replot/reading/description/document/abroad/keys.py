"""Lines led by the name of an axis in another language: ``X轴：学习率（0.1、0.2）``, ``Zeilen: Ulm, Hof``."""

from __future__ import annotations

from replot.reading.description.document.blanked import blank
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["with_keys_in_english"]
X = (
    r"x[- ]?achse|waage?rechte achse|spalten|abscisses?|axe (?:des )?x|colonnes?|eje x|eje horizontal|"
    r"columnas|eixo x|eixo horizontal|colunas|asse x|ось x|столбцы|x ?[轴軸]|横[轴軸]|横坐标|水平[轴軸]|列"
)
Y = (
    r"y[- ]?achse|senkrechte achse|zeilen|ordonnées?|axe (?:des )?y|lignes|eje y|eje vertical|filas|eixo y|"
    r"eixo vertical|linhas|asse y|righe|ось y|строки|y ?[轴軸]|纵[轴軸]|縦[轴軸]|纵坐标|垂直[轴軸]|行"
)
KEY = rare(
    rf"^(?P<lead>[\s>*_#•–-]{{0,12}})(?:(?P<x>{X})|(?P<y>{Y}))(?P<marks>[*_]{{0,3}})\s?[:：](?P<rest>.*)$",
    re.I | re.M,
)
"""The name of an axis in German, French, Spanish, Portuguese, Italian, Russian, Chinese or Japanese."""
SIGNS = str.maketrans("，、；（）：。", ",;;():.")
TAKES = re.compile(r"[,，](?:取值为|取值|包括|分别为|值为|刻度为|(?:刻度)?范围为?)\s?(?=\S)")
"""``，取值为 0.1、0.2``: what stands between the name of an axis and its labels."""
ABOUT = re.compile(r"[,，][^,，。]{0,8}约为?\s?\d[^,，。]*")
"""``，刻度范围约为 0 至 28``: about where a scale begins and ends."""
TO = re.compile(r"(?<=\d)( ?)[至到]( ?)(?=\d)")
SHORTEST = 6


LINES = (
    r"(?:(?P<{0}y>zeilen|lignes|filas|linhas|righe|строки)|(?P<{0}x>spalten|colonnes?|columnas|colunas|столбцы))"
    r" ?(?:[:=：]|sind\b|sont\b|son\b)"
)
BOTH = rare(
    rf"(?<=\(){LINES.format('a')}(?P<name>[^():;,=\n]{{2,40}}[,;] ?(?:und |et |y )?){LINES.format('b')}",
    re.I,
)
"""``(Zeilen: Abteilung, Spalten: Note)``."""


ARTICLE = r"(?:(?:le|las|les|as|die|den|i|gli|los|os|der|the) )?"
SHOWS = (
    r"(?:rappresentano|indicano|mostrano|contengono|representa[nm]|indica[nm]|muestran|mostram|contienen|contêm|"
    r"représentent|indiquent|montrent|contiennent|zeigen|enthalten|sind|sont|son|são|sono)"
)
ROWS, COLUMNS = "zeilen|lignes|filas|linhas|righe", "spalten|colonn[ei]s?|columnas|colunas"
WHILE = r"(?:mentre|e|während|und|mientras(?: que)?|y|tandis que|et|enquanto)"
SAID = rare(
    rf"\b(?P<lead>{ARTICLE}(?:(?P<y>{ROWS})|{COLUMNS}) {SHOWS} {ARTICLE})"
    rf"(?P<first>[^.;:(),\n\d]{{2,40}}?)(?P<next>,? {WHILE} {ARTICLE}(?(y)(?:{COLUMNS})|(?:{ROWS})) "
    rf"(?:{SHOWS} )?{ARTICLE})(?P<second>[^.;:(),\n\d]{{2,40}})(?=[.;,\n(]|$)",
    re.I,
)
"""``Le righe rappresentano le classi vere, mentre le colonne rappresentano le predette``."""


def _told_of_both(said: re.Match[str]) -> str:
    """Both axes with their names, in as much room."""
    first, second = ("rows", "columns") if said["y"] else ("columns", "rows")
    leads = (f"The {first} represent ", f"{first} represent ", f"{first} are ", f"{first}: ")
    links = tuple(f", {way}" for way in (
        f"while the {second} represent ", f"{second} represent ", f"{second} are ", f"{second}: "
    ))
    lead, link = (
        next((way for way in ways if len(way) <= len(said[part])), None)
        for ways, part in ((leads, "lead"), (links, "next"))
    )
    if lead is None or link is None:
        return said[0]
    return lead.rjust(len(said["lead"])) + said["first"] + link.ljust(len(said["next"])) + said["second"]


def with_keys_in_english(source: str) -> str:
    """A text of the same length whose lines about one axis begin with its name in English.

    So do the names of both axes in brackets.
    """
    return SAID.sub(_told_of_both, BOTH.sub(_told_both, KEY.sub(_told, source)))


def _told_both(both: re.Match[str]) -> str:
    first = ("rows:" if both["ay"] else "columns:").ljust(both.start("name") - both.start())
    second = ("rows:" if both["by"] else "columns:").ljust(both.end() - both.end("name"))
    told = first + both["name"] + second
    return told if len(told) == len(both[0]) else both[0]


def _told(line: re.Match[str]) -> str:
    axis = "x" if line["x"] else "y"
    name = f"{axis}-axis" if len(line[axis]) >= SHORTEST else axis
    key = f"{name}{line['marks']}:".ljust(line.start("rest") - line.start(axis))
    rest = ABOUT.sub(blank, line["rest"])
    rest = TO.sub(r"\1-\2", TAKES.sub(lambda takes: ":".ljust(len(takes[0])), rest))
    return line["lead"] + key + rest.translate(SIGNS)
