"""Words in another form: ``load`` and ``loading``, ``wash`` and ``washed``, ``France`` and ``French``."""

from __future__ import annotations

from functools import lru_cache

from replot.reading.description.lexicon import patterns as re

__all__ = ["root", "words_in"]
PEOPLES = """
america american · argentina argentine argentinian · australia australian · austria austrian · belgium
belgian · brazil brazilian · britain british · canada canadian · chile chilean · china chinese · croatia
croatian · denmark danish dane · egypt egyptian · england english · europe european · finland finnish
finn · france french · germany german · greece greek · hungary hungarian · iceland icelandic · india
indian · indonesia indonesian · iran iranian · ireland irish · israel israeli · italy italian · japan
japanese · kenya kenyan · korea korean · mexico mexican · netherlands dutch · nigeria nigerian · norway
norwegian · peru peruvian · poland polish pole · portugal portuguese · romania romanian · russia russian
· scotland scottish scot · serbia serbian · spain spanish spaniard · sweden swedish swede · switzerland
swiss · thailand thai · turkey turkish turk · ukraine ukrainian · vietnam vietnamese · wales welsh ·
africa african · asia asian
"""
"""Countries and continents, each with what belongs to it."""
ROOTS = {name: each.split()[0] for each in PEOPLES.split("·") for name in each.split()}
ENDING = re.compile(
    r"(?:(?P<double>[bdgklmnprt])(?P=double)(?=ing$|ed$|ers?$))?(?:ing|i?ed|i?es|ers?|[esy])$"
)
"""The endings of verbs and plurals, with the letter that is doubled before them."""
SHORTEST = 3
WORD = re.compile(r"[^\W\d_]+")


@lru_cache(maxsize=1 << 12)
def root(word: str) -> str:
    """What the forms of a word in small letters have in common; it need be no word."""
    bare = word.removesuffix("s")
    if word in ROOTS or bare in ROOTS:
        return ROOTS.get(word) or ROOTS[bare]
    ending = ENDING.search(word, SHORTEST)
    if ending is None:
        return word
    return word[: ending.start()] + (ending["double"] or "")


@lru_cache(maxsize=1 << 3)
def words_in(prose: str) -> dict[str, int]:
    """The words of a text in small letters, and how often it has each of them."""
    out: dict[str, int] = {}
    for word in WORD.findall(prose.lower()):
        out[word] = out.get(word, 0) + 1
    return out
