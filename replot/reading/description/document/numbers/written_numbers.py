"""Numbers that a text writes as words: ``zero point eight``, ``from negative one to positive one``."""

from __future__ import annotations

from itertools import chain, pairwise

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NUMBER_WORDS, TENS, find_written

__all__ = ["in_figures"]
ONES = "|".join(list(NUMBER_WORDS)[:10])
BELOW_HUNDRED = (
    rf"(?:(?:{TENS.replace(' ', '|')})(?:[- ](?:{ONES}))?|"
    rf"{'|'.join(list(NUMBER_WORDS)[19::-1])})"
)
NUMBER = re.compile(
    r"\b(?<![-.\d])(?:(?P<sign>minus|negative|plus|positive) )?"
    rf"(?:(?P<whole>{BELOW_HUNDRED})\b"
    rf"(?P<large> (?:hundred|thousand)\b(?: (?:and )?(?P<rest>{BELOW_HUNDRED}))?)?"
    rf"(?P<point> point(?: (?:{BELOW_HUNDRED}|oh)){{1,6}})?|(?P<figures>\d[\d,]*(?:\.\d+)?%?))"
    r"(?![\w-]|\.\d)(?P<percent>(?= per ?cent\b))?",
    re.I,
)
GATES = (
    " point ", "cent", "hundred", "thousand", "negative ", "minus ", " zero ", "zero to", "from one",
    "between one",
)
"""What stands in every text that is looked through."""
LEADS = re.compile(
    r"(?:\b(?:from|between|to|and|through|of|at|is|was|are|being|by|with)|[:(,=–—]) $|^$", re.I
)
"""What a sign in words stands behind; elsewhere two things are added: ``the ninth plus one``."""
SURELY_LEADS = re.compile(r"\b(?:from|between|to|of|at|was|is|by) $", re.I)
"""What no name of a class stands behind, as ``negative 0.3`` may be one and its value."""
TO = re.compile(
    r"(?: per ?cent)?(?: \([^()\d\n]{1,40}\)| in [a-z ]{1,30})?,?(?: through [^.;:\d\n]{1,40})?"
    r"(?: up)? (?:to|and) $",
    re.I,
)
FROM = re.compile(r"\b(?:from|between|spanning|spans|ranging|ranges|covers|covering|scale|bar):? $", re.I)
AT_POINT = re.compile(r"\b(?:at|on|in) $", re.I)
BEFORE_WHOLE = re.compile(r"(?:\b(?:and|of|is|was|at)|[,:]) $", re.I)
BEHIND_WHOLE = re.compile(
    rf"\s*(?:[.,;]|$)| (?:in|on|by|at) (?!(?:{'|'.join(list(NUMBER_WORDS)[1:])}|all|the same)\b)", re.I | re.M
)
COMPOUND = re.compile(r"[a-z]+ty-[a-z]+", re.I)
NEAR = 60


def in_figures(source: str) -> str:
    """A text as long as before with ``0.8``, ``-1`` and ``40 percent`` for the same in words.

    Only what can be nothing else is put in figures: decimals, numbers with a sign, hundreds, percentages, and
    the two ends of a range. What is counted, ``three rows``, is left in words.
    """
    small = source.lower()
    if not any(gate in small for gate in GATES):
        return source
    found = list(NUMBER.finditer(source))
    above = any((match["sign"] or "").lower() == "positive" for match in found)
    below = {_size(match) for match in found if (match["sign"] or "").lower() in ("minus", "negative")}
    ends = _ends(source, found)
    out, at = [], 0
    decimal = any(match["point"] for match in found)
    values = ends | {match.start() for match in found if decimal and _is_whole(source, match)}
    values |= {match.start() for match in found if _is_value(source, match, above, below)}
    for match in found:
        if match.start() in values or (values and COMPOUND.fullmatch(match[0])):
            new = _figures(match)
            begins = match.start() == 0 or source[match.start() - 1] == "\n"
            new = (new.ljust if begins else new.rjust)(len(match[0]))
            out += [source[at : match.start()], new]
            at = match.end()
    return "".join((*out, source[at:])) if out else source


def _before(source: str, match: re.Match[str]) -> str:
    return source[max(0, match.start() - NEAR) : match.start()].rpartition("\n")[2]


def _is_value(source: str, match: re.Match[str], above: bool, below: set[float]) -> bool:
    """Whether a number can be nothing but a value."""
    before, sign = _before(source, match), (match["sign"] or "").lower()
    if match["point"]:
        return AT_POINT.search(before) is None or match["whole"].lower() != "one"  # "at one point six"
    if not sign:
        return bool(match["whole"]) and (match["large"] or match["percent"]) is not None
    if LEADS.search(before) is None:
        return False
    if sign == "plus" or (sign == "positive" and match["whole"]):
        return _size(match) in below
    if sign == "minus" or match["whole"]:
        return sign != "positive"
    alone = sign == "negative" and not above
    return alone and "." in match["figures"] and SURELY_LEADS.search(before) is not None


def _is_whole(source: str, match: re.Match[str]) -> bool:
    """Whether ``one`` or ``zero`` stands beside decimals as another of the values: ``and one in May``."""
    if match[0].lower() not in ("zero", "one") or BEFORE_WHOLE.search(_before(source, match)) is None:
        return False
    return BEHIND_WHOLE.match(source, match.end()) is not None


def _ends(source: str, found: list[re.Match[str]]) -> set[int]:
    """Where the ends of ranges in words begin, next to each other or around a middle."""
    out: set[int] = set()
    for low, high in chain(zip(found, found[2:], strict=False), pairwise(found)):
        between = source[low.end() : high.start()] if high.start() - low.end() < 2 * NEAR else ""
        spelled = low["whole"] or high["whole"] or low["sign"] or high["sign"]
        if not (spelled and between and TO.fullmatch(between)):
            continue
        if _is_even(low, high) or FROM.search(_before(source, low)):
            out |= {match.start() for match in (low, high)}
    return out


def _is_even(low: re.Match[str], high: re.Match[str]) -> bool:
    """Whether two ends are as far below zero as above it: ``negative 2 to positive 2``."""
    signs = [(match["sign"] or " ")[0].lower() for match in (low, high)]
    return signs in (["n", "p"], ["m", "p"]) and _size(low) == _size(high)


def _size(match: re.Match[str]) -> float:
    return float(_figures(match).lstrip("+-").rstrip("%"))


def _figures(match: re.Match[str]) -> str:
    """The number of a match as it is written in figures."""
    sign = {"m": "-", "n": "-", "p": "+"}.get((match["sign"] or " ")[0].lower(), "")
    if match["figures"]:
        return sign + match["figures"].replace(",", "")
    large = match["large"] or ""
    times = 100 if "hundred" in large.lower() else 1000 if large else 1
    value = _written(match["whole"])[0] * times + (_written(match["rest"])[0] if match["rest"] else 0)
    point = match["point"] or ""
    decimals = "".join(map(str, _written(re.sub(r"\boh\b", "zero", point)))) if point else ""
    return f"{sign}{value}" + (f".{decimals}" if decimals else "")


def _written(words: str) -> list[int]:
    return [value for value, _ in find_written(words)]
