"""Numbers that are written in several forms in one text, in one of them."""

from __future__ import annotations

from replot.reading.description.document.blanked import put
from replot.reading.description.lexicon import patterns as re

__all__ = [
    "errors_in_columns",
    "half_of_one",
    "in_one_size",
    "powers_in_line",
    "raised_both",
    "with_plain_signs",
    "without_unit_letters",
]
HYPHEN = re.compile(r"(?<![\w)\]])[\u2010\u2011\u2012\ufe63\uff0d](?=\.?\d)")
"""A hyphen at which no line breaks, and others, before a number: its sign."""
RIGHT = re.compile(r"(?<=[\d%*])[ \t][✓✔☑](?=[ \t]*(?:$|\|))", re.M)
WRONG = re.compile(r"(?<=[\d%*])[ \t][✗✘✕☒](?=[ \t]*(?:$|\|))", re.M)
"""``23 ✗`` beside ``412 ✓``: what judges values, and stands in the place of none."""


POWER_BELOW = re.compile(r"(?P<unit>(?<![\w-])[a-z]{1,12})\n(?P<power>[-−–][1-4])(?=[ (),;])")


def powers_in_line(source: str) -> str:
    """A text with ``plant-1`` where the power of a unit stands on a line of its own, as it does elsewhere.

    Whatever else these lines hold stays where it is.
    """

    def joined(below: re.Match[str]) -> str:
        told = below["unit"] + below["power"]
        return f"{told}\n{' ' * len(below['power'])}" if told in source else below[0]

    return POWER_BELOW.sub(joined, source) if "\n-" in source or "\n−" in source else source


IN_LETTERS = re.compile(r"(?<=: )\d{1,6}(?P<unit>[hsdmgl])(?=[,;|]?(?:[ \t]+[^\W\d]|[ \t]*$))", re.M)
"""``Mon: 8h, Tue: 6h``: a unit of one letter, which might end a name."""
BEHIND_DECIMALS = re.compile(
    r"(?<=: )\d{1,6}\.\d{1,4}(?P<unit>[hsdmgl])(?=[,;|]?(?:[ \t]+[^\W\d]|[ \t]*$))", re.M
)


def without_unit_letters(source: str) -> str:
    """A text as long as before without the letter for the unit of values, each behind a colon."""
    units: dict[str, int] = {}
    for match in (*IN_LETTERS.finditer(source), *BEHIND_DECIMALS.finditer(source)):
        units[match["unit"]] = units.get(match["unit"], 0) + 1
    if len(units) != 1 or max(units.values()) < FEWEST_UNITS:
        return source
    return IN_LETTERS.sub(lambda match: f"{match[0][:-1]} ", source)


FEWEST_UNITS = 4
"""Values with a unit, so that it is that of all: those of a grid of two by two."""


APART = re.compile(
    r"(?P<lead>(?:\b(?:is|was|are|were|equals|at|of)|[=:≈|])[ \t])(?P<sign>[-−–+])[ \t](?=0?\.\d)", re.I
)
"""``is - .45``, ``| − .45 |``: a sign apart from its number, which can be no mark of a list."""
ALONE = re.compile(
    r"(?P<lead>:[ \t]*\n(?:[ \t]*\n)?[ \t]*)(?P<sign>[-−+])[ \t]"
    r"(?=\d*\.\d+[ \t]*(?:$|\n(?![ \t]*\n?[ \t]*[-−+*•][ \t])))"
)
"""``+ .51`` alone below a colon: a number and its sign, or the only line of a list."""


def _beside(apart: re.Match[str]) -> str:
    return f"{apart['lead']} {apart['sign'].replace('–', '−')}"


def with_plain_signs(source: str) -> str:
    """A text as long as before with a hyphen for all that look like one, without signs that judge values.

    A sign stands right before its number. Lines of which some begin with a plus are no lists.
    """
    source = HYPHEN.sub("-", source)
    if any(sign in source for sign in ("- ", "+ ", "− ", "– ")):
        source = APART.sub(_beside, source)
        if any(line["sign"] == "+" for line in ALONE.finditer(source)):
            source = ALONE.sub(_beside, source)
    if RIGHT.search(source) is None or WRONG.search(source) is None:
        return source
    return WRONG.sub("  ", RIGHT.sub("  ", source))


RAISED_BOTH = re.compile(
    r"\((?P<value>[-−+]?\d[\d.]*) ?± ?(?P<error>\d[\d.]*)\) ?[×x·⋅*] ?"
    r"10(?P<power>[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}|\^\{?[-−]?\d{1,2}\}?)"
)
"""``(4.1 ± 0.3) × 10⁵``."""
RAISED_SIGNS = str.maketrans("⁻⁺⁰¹²³⁴⁵⁶⁷⁸⁹−", "-+0123456789-", "^{}")


def raised_both(source: str) -> str:
    """A text as long as before with ``4.1e5 ± 0.3e5`` for ``(4.1 ± 0.3) × 10⁵``."""
    return RAISED_BOTH.sub(_raised_both, source) if "±" in source and "10" in source else source


def _raised_both(match: re.Match[str]) -> str:
    power = match["power"].translate(RAISED_SIGNS)
    told = f"{match['value']}e{power} ± {match['error']}e{power}"
    return put(told, match)


IN_COLUMNS = re.rare(
    r"^[^\n|,;]*?\d (?:±|\+/[-−]) \d[\d.]*%?(?: {2,}|\t)[-−+]?\d[\d.]* (?:±|\+/[-−]) \d[^\n|,;]*$", re.M
)
SPACED_ERROR = re.compile(r"(?<=\d) (?:±|\+/[-−]) (?P<error>\d[\d.]*%?)(?=[ \t]{2}|\s*$|\t)")


def errors_in_columns(source: str) -> str:
    """A text as long as before with ``41±6`` for ``41 ± 6`` in lines of such values, spaces between them."""
    if "±" not in source and "+/" not in source:
        return source
    return IN_COLUMNS.sub(lambda line: SPACED_ERROR.sub(_glued, line[0]), source)


def _glued(match: re.Match[str]) -> str:
    return f"±{match['error']}".ljust(len(match[0]))


SIZED = re.rare(r"(?<![\w.,])(?P<n>\d{1,4}(?:\.\d{1,3})?) (?P<of>thousand|million|billion)\b", re.I)
PARTED = re.compile(r"(?<![\w.,])\d{1,3},\d{3}(?![\d,])")
ZEROS = {"thousand": 3, "million": 6, "billion": 9}


def in_one_size(source: str) -> str:
    """A text as long as before with ``800000`` for ``800 thousand``, where others are in millions."""
    found = list(SIZED.finditer(source))
    sizes = {match["of"].lower() for match in found}
    if not found or (len(sizes) == 1 and PARTED.search(source) is None):
        return source
    return SIZED.sub(_in_full, source)


def _in_full(match: re.Match[str]) -> str:
    whole, _, part = match["n"].partition(".")
    zeros = ZEROS[match["of"].lower()] - len(part)
    number = whole + part + "0" * zeros
    return f"{number if len(number) <= len(match[0]) else f'{whole}{part}e{zeros}':<{len(match[0])}}"


HALF = re.rare(
    r"(?<![\w.,-])0(?:\.0+)?(?![\w.,%-]*[\d%]|\s?%)[^.;%\n\d]{0,200}?\b(?:half|middle|midpoint|centre|center)\b"
    r"[^.;%\n\d]{0,80}?(?P<n>\d0)%[^.;%\n\d]{0,200}?(?<![\w.,-])1(?:\.0+)?(?![\w%]|[.,]\d|\s?%)",
    re.I,
)
"""``yellow (0, none), white in the middle (half, 50%) and blue (1, all)``."""


def half_of_one(source: str) -> str:
    """A text as long as before with ``0.5`` for ``50%`` in the middle of a scale from 0 to 1."""
    return HALF.sub(lambda told: told[0].replace(f"{told['n']}%", f"0.{told['n'][0]}"), source)
