"""Raised letters that lead to a note below the figure, behind values and names: ``70<sup>b</sup>``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["without_raised_notes"]
LETTERS = r"[\[(]?(?P<{0}>[a-h](?:[,;]? ?[a-h]){{0,3}})[\])]?"
FORMS = "|".join(
    [
        rf"<sup>\s?{LETTERS.format('tagged')}\s?</sup>",
        rf"\$\s?\^(?:\{{\s?{LETTERS.format('braced')}\s?\}}|(?P<formula>[a-h]))\s?\$",
        rf"\\(?:textsuperscript|tnote)\{{{LETTERS.format('command')}\}}",
        rf"\^{LETTERS.format('between')}\^",
        r"(?P<small>[ᵃᵇᶜᵈᵉᶠᵍʰ](?:[,˒]?[ᵃᵇᶜᵈᵉᶠᵍʰ]){0,3})",
    ]
)
BARE = (
    rf"\^(?:\{{\s?{LETTERS.format('grouped')}\s?\}}|\({LETTERS.format('rounded')}\)|"
    r"(?P<lone>[a-h])(?![\w^({]))"
)
AFTER = r"(?P<after>\*{0,2}\$?[,;.:)]?)"
BEHIND_NUMBER = re.compile(
    rf"(?:(?<=[\d%])|(?<=[\d%][*)])|(?<=[\d%]\*\*)) ?(?:{FORMS}|{BARE}){AFTER}"
)
BEHIND_WORD = re.compile(rf"(?<=[^\W\d_]|[)*]) ?(?:{FORMS}){AFTER}")
DECIMAL = re.compile(r"(\d\.\d{1,6})\^[a-z†‡*]{1,3}\^")
"""``0.09^b^``, where the letter can be no power."""
NOTE = re.compile(
    rf"(?:^|(?<=[.;:|] )|(?<=[.;:|>]))[ \t>|*-]{{0,8}}(?:{FORMS}|{BARE})[ \t:*.)]{{0,4}}(?=[^\W_])", re.M
)
"""``<sup>a</sup> Mean of 3 runs.``: a note and the letter that leads to it."""
PLAIN = str.maketrans("ᵃᵇᶜᵈᵉᶠᵍʰ", "abcdefgh")
LETTER = re.compile(r"[a-h]")
BASE = re.compile(r"(?<![\d.])(?:2|10)[*)]{0,2}$")
"""The numbers of which a letter is more often the power."""
LONGEST_BASE = 6


def without_raised_notes(source: str) -> str:
    """A text as long as before without the letters that lead from its values and its names to its notes.

    Behind a name they go only where the text has such a note: ``R<sup>a</sup>`` may be a name as it is.
    """
    source = _without_marks_of_tests(source)
    if "^" not in source and "</sup>" not in source and "script{" not in source and not SMALL.search(source):
        return source
    source = DECIMAL.sub(lambda raised: raised[1].ljust(len(raised[0])), source)
    noted = {letter for note in NOTE.finditer(source) for letter in _letters(note)}

    def behind_number(raised: re.Match[str]) -> str:
        base = BASE.search(source[max(0, raised.start() - LONGEST_BASE) : raised.start()])
        return raised[0] if base and not noted.issuperset(_letters(raised)) else _blank(raised)

    source = BEHIND_NUMBER.sub(behind_number, source)
    if not noted:
        return source
    return BEHIND_WORD.sub(lambda at: _blank(at) if noted.issuperset(_letters(at)) else at[0], source)


def _without_marks_of_tests(source: str) -> str:
    """A text as long as before without the letters behind decimals that tell what a test says of them.

    ``0.67b``, ``12.4ab`` in a table: what was raised there stands in the line where the text was copied.
    """
    marks = [marked["marks"] for marked in MARKED.finditer(source)] if TESTED.search(source) else []
    letters = set("".join(marks))
    sure = letters <= set("abc") or ("a" in letters and len(letters) >= FEWEST_MARKED)  # and no units
    if len(marks) < FEWEST_MARKED or not sure:
        return source
    return MARKED.sub(lambda marked: marked["value"].ljust(len(marked[0])), source)


MARKED = re.compile(
    r"(?P<value>(?<![\w.])[-−–]?\d{0,4}\.\d{1,4})(?P<marks>[a-h]{1,3})"
    r"(?=[ \t]*(?:\||$|[ \t][-−–]?\.?\d))",
    re.M,
)
TESTED = re.compile(r"\bp(?:[ -]?values?)?\s?[<≤=]|\bsignifican", re.I)
FEWEST_MARKED = 3
SMALL = re.compile("[ᵃᵇᶜᵈᵉᶠᵍʰ]")


def _blank(raised: re.Match[str]) -> str:
    return raised["after"].ljust(len(raised[0]))


def _letters(raised: re.Match[str]) -> list[str]:
    said = next((said for name, said in raised.groupdict().items() if said and name != "after"), "")
    return LETTER.findall(said.translate(PLAIN))
