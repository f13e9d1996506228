"""Lists whose items are numbered inside a sentence: ``1) oak; 2) elm; and 3) ash``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["with_numbers_apart", "without_enumeration"]
ITEM = r"[^\n();,]{1,60}"
LIST = rare(
    rf"(?<=[ :(])1\) (?=[^\W\d]){ITEM}[;,] (?:and )?2\) {ITEM}(?:[;,] ?(?:and )?\d{{1,2}}\) {ITEM}){{0,40}}"
)
NUMBER = re.compile(r"(?:(?<=^)|(?<=[;, ]))(\d{1,2})\) ")


def without_enumeration(source: str) -> str:
    """A text as long as before: commas part such items, and their numbers, counting up from 1, are blank."""
    if " 2) " not in source:
        return source
    return LIST.sub(lambda found: _blanked(found[0]), source)


def _blanked(listed: str) -> str:
    numbers = [int(match[1]) for match in NUMBER.finditer(listed)]
    if numbers != list(range(1, len(numbers) + 1)):
        return listed
    return NUMBER.sub(lambda number: " " * len(number[0]), listed).replace(";", ",")


LISTED_NUMBERS = re.compile(
    r"(?<=[:(—–] )\(?1[.)] [^\W\d_][^,;:\n.()]{0,40}"
    r"(?:[,;] (?:and )?\(?\d{1,2}[.)] [^\W\d_][^,;:\n.()]{0,40}){1,40}"
)
ONE_NUMBERED = re.compile(r"\(?(?P<n>\d{1,2})[.)](?= )")


def with_numbers_apart(source: str) -> str:
    """A text as long as before with ``1= clay, 2= sand`` for ``1. clay, 2. sand``: no sentence ends there."""
    if "1. " not in source and "1) " not in source:
        return source
    return LISTED_NUMBERS.sub(_apart, COUNTED_LABELS.sub(_parted, source))


NAME_BEHIND_NUMBER = r"[^\W\d_](?:[^,;:\n.()\d ]| (?!\(?\d)){0,40}"
COUNTED_LABELS = rare(
    r"\b(?P<lead>(?:columns?|rows?|ax[ei]s|classes|labels|head(?:er|ing)s?|categories)\b[^.;:\n\d]{0,30}?"
    r"(?::|\b(?:are|reads?|headed|called|named|labell?ed|lists?)) )"
    rf"(?P<list>\(?1[.)] {NAME_BEHIND_NUMBER}(?: \(?\d{{1,2}}[.)] {NAME_BEHIND_NUMBER}){{1,30}})",
    re.I,
)
"""``The columns are headed 1. Agree 2. Neutral 3. Disagree``."""


def _parted(labels: re.Match[str]) -> str:
    """Counted labels with commas between them in place of the numbers."""
    numbers = list(ONE_NUMBERED.finditer(labels["list"]))
    if [int(one["n"]) for one in numbers] != list(range(1, len(numbers) + 1)):
        return labels[0]
    first = "" if labels["lead"].endswith(": ") else ":"
    listed = ONE_NUMBERED.sub(lambda one: ("," if one.start() else first).rjust(len(one[0])), labels["list"])
    return labels["lead"] + listed.replace(" ,", ", ").replace(" :", ": ")


def _apart(listed: re.Match[str]) -> str:
    found = [int(one["n"]) for one in ONE_NUMBERED.finditer(listed[0])]
    if found != list(range(1, len(found) + 1)):
        return listed[0]
    return ONE_NUMBERED.sub(lambda one: f"{one['n']}=".rjust(len(one[0])), listed[0])
