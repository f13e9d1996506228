"""What a token of a sentence is, by the tokens beside it."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.cells.token import Token

__all__ = [
    "before_value",
    "begins_list",
    "behind_value",
    "is_change",
    "lonely",
    "made_sure",
    "named_axis",
    "opens_scene",
    "says_missing",
    "unit_between",
    "year",
]
CHAIN = re.compile("[NB]→[NB]→[NB]")
COUNTS_BEFORE = re.compile("NL[,&]{1,2}NL$")
COUNTS_BEHIND = re.compile("L[,&]{1,2}NL")
YEAR = re.compile(r"(?:1[6-9]|20|21)\d\d")
LONGEST_UNIT = 3
"""Words and signs of a unit: ``l/s``."""
NEAR = 4
"""Words between the name of an axis and its label: ``predicted to be a``."""


def opens_scene(tokens: list[Token], k: int) -> bool:
    """Whether a number stands behind a preposition and before a word: ``with 256 units``.

    Or before a verb and the value of a label: ``oak at 60 is 0.6``, ``oak at 60 is marked 0.6``.
    """
    if not 0 < k < len(tokens) - 1 or tokens[k - 1].kind != "a":
        return False
    behind = [token.kind for token in tokens[k + 1 : k + 4]]
    if behind[0] == "i" and k > 1 and tokens[k - 2].kind == "L":
        return "N" in behind and behind[1] in ("N", "w", "a")
    return behind[0] in ("w", ",", "X", "Y", ":")


def year(tokens: list[Token], k: int) -> bool:
    """Whether a number is a year by what stands beside it: ``in 2020``, ``last year, 2020,``."""
    before = tokens[k - 1].text.lower() if k else ""
    beside = "".join(token.kind for token in (*tokens[max(k - 2, 0) : k], *tokens[k + 1 : k + 2]))
    named = before in ("in", "for", "during", "since", "by") or beside == "w,,"
    return named and YEAR.fullmatch(tokens[k].text) is not None


def begins_list(tokens: list[Token], k: int) -> bool:
    """Whether other values follow upon a missing one: ``n/a, 3 and 4``."""
    kinds = [token.kind for token in tokens[k + 1 : k + 4]]
    following = next((n for n, kind in enumerate(kinds) if kind not in ",&"), len(kinds))
    return 0 < following < len(kinds) and kinds[following] in "NBM"


MISSING_ALONE = frozenset(["oom", "out of memory", "n/a", "not available", "unavailable", "missing", "n.a."])
"""What is no colour and no verb: it stands for a value wherever it is said of a label."""


def says_missing(tokens: list[Token], k: int) -> bool:
    """Whether a label among others has no value: ``A is OOM, B reaches 5``."""
    verb = tokens[k - 1].kind in ("i", ":", "=", "(") if k > 1 else False
    if not verb or tokens[k - 2].kind != "L" or tokens[k].text.lower() not in MISSING_ALONE:
        return False
    return any(token.kind == "N" for token in tokens)


def is_change(tokens: list[Token], k: int) -> bool:
    """Whether a number only says by how much the one before it has changed: ``3.86 (+10%)``."""
    change, whole = tokens[k].quantity, tokens[k - 2].quantity if k > 1 and lonely(tokens, k) else None
    if change is None or whole is None:
        return False
    return change.percent and not whole.percent and change.text.lstrip()[:1] in "+-−"


def lonely(tokens: list[Token], k: int) -> bool:
    """Whether a number stands alone in brackets."""
    return 0 < k < len(tokens) - 1 and tokens[k - 1].kind in "([" and tokens[k + 1].kind in ")]"


def unit_between(tokens: list[Token], k: int, between: list[str]) -> bool:
    """Whether two numbers are parted by a comma and the unit that both have: ``1 ms, 4 ms``."""
    n = k - len(between)
    unit = next((i for i, kind in enumerate(between) if kind in ",&"), len(between))
    joint = between[unit:]
    if not 0 < unit <= LONGEST_UNIT or not joint or not all(kind in ",&" for kind in joint):
        return between == ["/"] or (between == ["→"] and _in_chain(tokens, k))
    if between[0] != "w" or not all(kind in "w/" for kind in between[:unit]):
        return False
    first, second = tokens[n : n + unit], tokens[k + 1 : k + 1 + unit]
    return [token.text for token in first] == [token.text for token in second]


def _in_chain(tokens: list[Token], k: int) -> bool:
    """Whether at least three numbers are joined by arrows: ``310 → 280 → 190``, and no old and new value."""
    kinds = "".join(token.kind if len(token.kind) == 1 else "w" for token in tokens[max(k - 4, 0) : k + 3])
    return CHAIN.search(kinds) is not None


def before_value(tokens: list[Token], k: int, words: int = 0) -> bool:
    """Whether a value follows at once, as in ``low 3, high 7``, or after some words."""
    if words:
        following = [token.kind for token in tokens[k + 1 : k + 2 + words]]
        kinds = [kind for kind in following if kind in "NBL,;"]
        return kinds[:1] in (["N"], ["B"])
    following = [token.kind for token in tokens[k + 1 : k + 4]]
    following = following[following[:1] in (["X"], ["Y"]) :][:2]  # "low row 3, 4"
    return following[:1] in (["N"], ["B"]) or following in ([":", "N"], [":", "B"], ["=", "N"], ["=", "B"])


def behind_value(tokens: list[Token], k: int) -> bool:
    """Whether a word closes a piece that begins with a value: ``30% No,``, ``3 high, 7 low``."""
    if not k or tokens[k - 1].kind != "N":
        return False
    closes = k + 1 == len(tokens) or tokens[k + 1].kind in ",;.&"
    return (closes and tokens[k].text[:1].isupper()) or _one_of_counts(tokens, k)


def _one_of_counts(tokens: list[Token], k: int) -> bool:
    """Whether a value with its label stands beside another one, parted by a comma or *and*."""
    kinds = "".join(t.kind if len(t.kind) == 1 else "w" for t in tokens[max(k - 5, 0) : k + 5])
    at = min(k, 5)
    return COUNTS_BEFORE.search(kinds[: at + 1]) is not None or COUNTS_BEHIND.match(kinds, at) is not None


def made_sure(tokens: list[Token], k: int) -> bool:
    """Whether a common word is a label by what stands beside it: ``le→the``, ``low noise``, ``3 at low,``."""
    before, after = tokens[max(k - 2, 0) : k], tokens[k + 1 : k + 2]
    beside = [token.kind for token in (*before[-1:], *after)]
    if "→" in beside or any(place[0].upper() in beside for place in tokens[k].places):
        return True
    ends = not after or after[0].kind in ",;.&"
    return ends and len(before) == 2 and before[1].kind == "a" and before[0].kind in "NB"


def named_axis(tokens: list[Token], k: int, between: list[str]) -> str:
    """The axis whose name stands right before a label, or after it in brackets; else nothing."""
    if [t.kind for t in tokens[k + 1 : k + 4]] in (["(", "X", ")"], ["(", "Y", ")"]):
        return tokens[k + 2].kind.lower()
    near = "".join(between[-NEAR:]).rpartition(")")[2]
    return "" if ("X" in near) == ("Y" in near) else "x" if "X" in near else "y"
