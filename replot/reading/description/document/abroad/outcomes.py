"""Outcomes of a classifier told in another language: ``Falsos positivos: 3, classificados como azedos``."""

from __future__ import annotations

from replot.reading.description.document.abroad.no_outcomes import with_none_in_english
from replot.reading.description.document.abroad.verbs_last import (
    LEAST,
    PREDICTED,
    RIGHTLY,
    WRONGLY,
    fitting,
    with_verbs_first,
)
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import ABROAD
from replot.reading.description.lexicon.patterns import rare

__all__ = ["with_outcomes_in_english"]
TRUE = r"verdadeir[oa]s?|verdader[oa]s?|vraie?s?|ver[oaie]|richtig|wahr|echt"
FALSE = r"fals[oaie]s?|faux|fausses?|falsch"
NAME = rare(
    rf"\b(?:(?P<right>{TRUE})|(?P<wrong>{FALSE}))[ -](?:(?P<no>negativ[oaie]?[sn]?|négati(?:fs?|ves?))|"
    r"positiv[oaie]?[sn]?|positi(?:fs?|ves?))\b|"
    r"\b(?:(?P<none>negativ[oaie]s?|négatifs?)|(?:positiv[oaie]s?|positifs?)) "
    rf"(?:(?P<truly>{TRUE})|{FALSE})\b",
    re.I,
)
"""Portuguese, Spanish, French, Italian, German."""
SHORT = re.compile(r"\bV(?P<kind>[NP])(?=\s?[)=:])")
"""``VN``, the true negatives in Romance languages."""
JUDGED = (
    r"classificad[oa]s?|clasificad[oa]s?|classée?s?|classificat[oaie]|previst[oaie]s?|predich[oa]s?|"
    r"prédite?s?|predett[oaie]|identificad[oa]s?|identifiée?s?|identificat[oaie]|reconhecid[oa]s?|"
    r"reconocid[oa]s?|reconnue?s?|rotulad[oa]s?|etiquetad[oa]s?|étiquetée?s?|marcad[oa]s?|marquée?s?|"
    r"que\s(?:pasaron|passaram)|passati|se (?:clasificaron|predijeron|identificaron|classificaram)"
)
WERE = r"(?:que )?(?:fue(?:ron)?|foram|foi|è stat[ao]|sono stat[aei]|furono|(?:qui )?(?:ont|a) été)"
OF_ALL = re.compile(
    r"\b(?:de|dos|das|des|dei|delle|von|sur?)(?: (?:los|las|les|den))?"
    r"(?= \d[\d.]{0,8} [^\W\d_]{2,30}(?: [^\W\d_]{2,30})?,)"
)
"""``de los 50 gatos, 45 ...``."""
TAKEN = rare(
    rf"\b(?:{WERE} )?(?:(?:(?P<well>{RIGHTLY})|(?:{WRONGLY})) )?(?:{JUDGED})"
    rf"(?: (?:(?P<right>{RIGHTLY})|(?:{WRONGLY})))? (?:como|comme|come)(?: sendo)?\b",
    re.I,
)
FOUND = (
    r"predetto|classificato|identificato|riconosciuto|previsto|prédit|classé|identifié|reconnu|predijo|clasificó|"
    r"identificó|reconoció|predicho|clasificado|identificado|reconocido|previu|classificou|identificou|reconheceu"
)
ACTIVE = rare(
    rf"(?<!\bnon )(?<!\bno )(?<!\bnão )(?<!\bnon ha )(?<!\bno ha )\b(?:(?:ha|hanno|ont|a|han|tem) )?"
    rf"(?:(?:{RIGHTLY}) (?:{FOUND})|(?:{FOUND}) (?:{RIGHTLY}))(?= \d)",
    re.I,
)
"""``ha predetto correttamente 30 casi``."""
CASES = re.compile(
    r"(?<=\d )(?:casi|casos|cas|esempi|ejemplos|exemplos|exemples) (?:di|de|d['’])(?=\s?[\"“«'‘`\w])"
)
OF = re.compile(r"(?<=\d )(?:di|de)(?= [\"“])")
"""``30 casi di "gatto", 27 di "cane"``."""
AND_MORE = re.compile(r"(?<=[\"”»’'`]) (?:y|e|ed|et) (?=\d[\d.,]{0,8} (?:di|de) [\"“«])")
ONE_CASE = re.compile(r"\b(?:u[nm]|1) (?:caso|cas) (?:in cui|en que|en el que|em que|où)(?= )", re.I)
RIGHT_ONES = rare(
    r"(?<=\d )(?:bonnes? prédictions?|prédictions? (?:correctes?|justes?)|"
    r"(?:predicciones|predição|predições) corr?e(?:c?tas?)|aciertos?|acertos?|"
    r"prevision[ei] corrett[ae]|(?:richtige|korrekte) Vorhersagen?)\b",
    re.I,
)
"""``92 bonnes prédictions``."""
OF_MATRIX = rare(ABROAD, re.I)


def with_outcomes_in_english(source: str) -> str:
    """A text of the same length with outcomes and what was taken for what in English."""
    if OF_MATRIX.search(source) is None:
        return source
    if "**" in source or "__" in source:
        source = "\n".join(map(_unstressed, source.split("\n")))
    source = with_none_in_english(SHORT.sub(r"T\g<kind>", NAME.sub(_name, source)))
    source = ACTIVE.sub(lambda said: fitting(said[0], "correctly predicted", "rightly read"), source)
    source = CASES.sub(lambda said: "ones of".ljust(len(said[0])), source)
    source = AND_MORE.sub(lambda said: ", ".ljust(len(said[0])), source)
    source = ONE_CASE.sub(lambda said: fitting(said[0], "one case where", "1 case where"), source)
    source = OF.sub("of", source)
    source = OF_ALL.sub(lambda whole: "of".ljust(len(whole[0])), source)
    source = RIGHT_ONES.sub(lambda right: fitting(right[0], "correct predictions", "correct"), source)
    return _classes_first(with_verbs_first(TAKEN.sub(_taken, source)))


MARKS = re.compile(r"(?<!\*)\*\*(?!\*)|(?<![_\w])__(?![_\s])|(?<![_\s])__(?![_\w])")
VERB = rare(rf"\b(?:{JUDGED})(?!\w)", re.I)


def _unstressed(line: str) -> str:
    """A line that tells what was taken for what, as long as before, without the marks of bold words."""
    if MARKS.search(line) is None or VERB.search(line) is None:
        return line
    return MARKS.sub("", line).ljust(len(line))


def _name(found: re.Match[str]) -> str:
    first = "true" if found["right"] or found["truly"] else "false"
    second = "negative" if found["no"] or found["none"] else "positive"
    return fitting(found[0], f"{first} {second}", f"{first[0]}{second[0]}".upper())


def _taken(found: re.Match[str]) -> str:
    right = "correctly classified as" if found["well"] or found["right"] else ""
    return fitting(found[0], right, "classified as", LEAST.rstrip())


COUNTED = re.compile(
    r"(?P<and>,? (?:y|e|et|und)\s)?(?<!\w)(?P<count>\d[\d.,]{0,8} )"
    r"(?:(?P<noun>[^\W\d_][\w-]{1,30}) (?:(?P<name>[^\W\d_][\w-]{1,30})(?P<more>\s{1,20}))?)?"
    r"(?=(?:correctly )?(?:classified|read) as\s|(?P<as>com[oe]|comme)\s)"
)
AS = re.compile(r"(?<=\d )(?:com[oe]|comme)(?=\s)")
NARROW = "\u202f"
GROUPED = re.compile(r"^\d{1,3}(?:\.\d{3})+(?= )")
"""``1.204``: a count whose thousands a point parts."""
GENDER = re.compile(r"(?:[oae]?s|[oae])$", re.I)


def _classes_first(source: str) -> str:
    """A text with ``7 spam mails classified as`` for ``7 mails spam classified as``, and commas."""
    names = {GENDER.sub("", name["name"].lower()) for name in PREDICTED.finditer(source)}

    def told(found: re.Match[str]) -> str:
        lead = ", ".ljust(len(found["and"])) if found["and"] else ""
        said = found[0][len(found["and"] or "") :]
        stems = [GENDER.sub("", (found[part] or "").lower()) for part in ("noun", "name")]
        if stems[1] in names and stems[0] not in names:
            said = f"{found['count']}{found['name']} {found['noun']}{found['more']}"
        return lead + GROUPED.sub(lambda count: count[0].replace(".", NARROW), said)

    return AS.sub(lambda word: "as".ljust(len(word[0])), COUNTED.sub(told, source))
