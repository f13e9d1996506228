"""What a matrix correlates of all its variables, said behind one name: ``between Ayr and Bath returns``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["without_measure_of_all"]
MEASURE = r"missingness|nullity|expression|abundance|returns?"
"""What no variable is called that is one of several: there would be the price of a house beside its rooms."""
OF_ALL = rare(
    rf"\b(?P<of>{MEASURE})[ -]correlations?\b|"
    rf"\bcorrelation (?:matrix|heat ?map) of (?:[a-z]+ )?(?P<by>{MEASURE})\b",
    re.I,
)
BEHIND_ONE = rare(
    r"\bbetween (?P<first>[^().;:,\n]{1,60}?) and (?P<name>[^().;:,\n ]{1,40}(?: [^().;:,\n ]{1,40})?)"
    rf"(?P<said> (?P<of>{MEASURE}))(?= ?[(,.;:*=]| (?:it|is|are|was|were|of|at|with|has|have|shows?)\b)"
)
ONE = rare(rf"(?<!\S)[^\w\s]{{0,3}}(?P<name>[^\s().;:,]+) (?P<of>{MEASURE})\b", re.I)


def without_measure_of_all(source: str) -> str:
    """A text as long as before without such a word, unless it stands behind each of the names."""
    whole = OF_ALL.search(source)
    if whole is None:
        return source
    word = _one(whole["of"] or whole["by"])
    found = [said for said in BEHIND_ONE.finditer(source) if _one(said["of"]) == word]
    last = {said["name"].split()[-1].lower() for said in found}
    told = sum(one["name"].lower() in last and _one(one["of"]) == word for one in ONE.finditer(source))
    if told != len(found) or any(word in said["first"].lower() for said in found):
        return source  # elsewhere the word belongs to the name
    out, at = [], 0
    for said in found:
        out += [source[at : said.start("said")], " " * len(said["said"])]
        at = said.end("said")
    return "".join((*out, source[at:]))


def _one(word: str) -> str:
    return word.lower().removesuffix("s") if word.lower() == "returns" else word.lower()
