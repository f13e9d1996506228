"""Words in another form: ``load`` and ``loading``, ``wash`` and ``washed``, ``France`` and ``French``."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from replot.reading.description.lexicon import patterns as re

__all__ = ["forms_in", "root", "singulars"]
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
IRREGULAR = """
child children · man men · woman women · person people persons · foot feet · tooth teeth · mouse
mice · goose geese · leaf leaves · wolf wolves · knife knives · life lives · half halves · sweep
swept · sleep slept · keep kept
"""
"""Words whose forms differ otherwise."""
ROOTS = {name: each.split()[0] for each in f"{PEOPLES}·{IRREGULAR}".split("·") for name in each.split()}
ENDING = re.compile(
    r"(?:(?<=at|iv|ut|et)ely|(?:(?P<double>[bdgklmnprt])(?P=double)(?=ing$|ed$|ers?$))?(?:ing|i?ed|i?es|ers?|ey|(?<![aeou])y|[es]))$"
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


PLURALS = (
    (re.compile(r"(?<=[^\Waeiou])ies$"), "y"),
    (re.compile(r"(?:(?<=x)|(?<=[sc]h)|(?<=ss)|(?<=zz))es$"), ""),
    (re.compile(r"s$"), ""),
    (re.compile(r"(?<=[hsxz])es$"), ""),
)
"""The ends of a plural, each with that of the singular, surest first: ``parties``, ``foxes``, ``cats``."""


def singulars(name: str) -> tuple[str, ...]:
    """The names of which a name may be the plural, by its letters, the likeliest first."""
    found = (ending.sub(one, name) for ending, one in PLURALS)
    return tuple(dict.fromkeys(one for one in found if one != name))


@lru_cache(maxsize=1 << 3)
def words_in(prose: str) -> tuple[str, ...]:
    """The words of a text in small letters."""
    return tuple(WORD.findall(prose.lower()))


@lru_cache(maxsize=1 << 5)
def forms_in(prose: str, length: int) -> dict[str, dict[str, int]]:
    """The runs of so many words of a text by their roots, and how often it has each of them."""
    words = words_in(prose)
    out: dict[str, dict[str, int]] = {}
    for said, count in Counter(zip(*(words[k:] for k in range(length)), strict=False)).items():
        out.setdefault(" ".join(map(root, said)), {})[" ".join(said)] = count
    return out
