"""Outcomes that are none, told in another language: ``aucun faux positif ni faux négatif``.

The names of the outcomes are English already.
"""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["with_none_in_english"]
NO = (
    r"(?:aucune?|pas de|sans(?: aucune?)?|keine?n?|ohne|ning[uú]na?|sin(?: ning[uú]na?)?|nenhuma?|"
    r"sem(?: nenhuma?)?|nessuna?|senza|weder)"
)
OR = r"(?:ni|nem|né|noch|ou|oder|und|et|[oeuy])"
KIND = r"(?:(?:true|false) (?:positive|negative)|[TF][PN]\b)"
FEW = (
    r"(?<!presque )(?<!quasi )(?<!quasiment )(?<!fast )(?<!nahezu )(?<!kaum )(?<!casi )(?<!apenas )"
    r"(?<!quase )(?<!ou )(?<!oder )(?<!o )"
)
"""Words by which there may be some."""
FOUND = (
    r"(?:gefunden|beobachtet|registriert|trouvée?s?|observée?s?|constatée?s?|encontrad[oa]s?|observad[oa]s?|"
    r"registrad[oa]s?|trovat[aeio]|osservat[aeio])"
)
NONE = rare(
    rf"{FEW}\b(?P<no>{NO})(?P<what> +{KIND} *(?:(?:,? *\b{OR}|,) +(?:{NO} +)?{KIND} *){{0,3}})"
    rf"(?P<cases>(?:(?:cas[io]?|casos?|fälle[n]?)\b *)?(?:{FOUND}\b *)?)"
    r"(?=[.,;:)]|$|(?:mais|pero|mas|ma|aber)\b)",
    re.I | re.M,
)
WORD = re.compile(rf"\b(?:(?P<no>{NO})|(?P<or>{OR}))(?= )", re.I)
SUPPOSED = re.compile(
    r"\b(?:s[ie]|wenn|falls|würden?|wäre|serait|aurait|sería|tendría|habría|seria|teria|haveria|sarebbe|avrebbe|"
    r"id[eé]al\w*|parfaite?|perfe[ck]t\w*|perfett[oa])\b[^.;:\n]*$",
    re.I,
)
"""What is not said to be so, before it in its sentence."""
LONGEST = 300


def with_none_in_english(source: str) -> str:
    """A text of the same length in which outcomes that are none have ``no`` before them."""
    return NONE.sub(_told, source)


def _told(said: re.Match[str]) -> str:
    if SUPPOSED.search(said.string, max(0, said.start() - LONGEST), said.start()) is not None:
        return said[0]
    what = WORD.sub(_word, said["what"])
    return "no".ljust(len(said["no"])) + what + " " * len(said["cases"])


def _word(word: re.Match[str]) -> str:
    told = "no" if word["no"] else "or" if len(word["or"]) > 1 else ","
    return told.ljust(len(word[0]))
