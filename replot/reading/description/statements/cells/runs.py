"""Prose: the labels and the values of a sentence, those together that stand in one list."""

from __future__ import annotations

from dataclasses import dataclass, field

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.pairs import place_on
from replot.reading.description.statements.cells.statement import Context
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.frame import Frame, Place

__all__ = ["OTHER", "Run", "find_runs", "opens_scene"]


@dataclass
class Run:
    kind: str
    tokens: list[Token]
    axis: str = ""
    indices: list[int] = field(default_factory=list)
    bracket: int = 0
    """Which bracket of the text it stands in, counted from 1; 0 for none."""

    @property
    def start(self) -> int:
        return self.tokens[0].start


ARTICLES = frozenset(["the", "a", "an"])
"""Words that part no items of a list: ``the roof, the wall and the window``."""
LONGEST_UNIT = 3
"""Words and signs of a unit: ``l/s``."""
LONGEST_GAP = 12
"""Words between two tokens up to which they may belong together."""


def find_runs(
    tokens: list[Token], frame: Frame, context: Context, *, numbers_named: bool = False
) -> list[Run]:
    """Labels and values that stand together.

    Parameters
    ----------
    numbers_named : bool
        Whether a number behind a preposition is the label that reads like it: ``with 256 units``.
    """
    runs: list[Run] = []
    depth = opened = 0
    between: list[str] = []
    told = ""
    axes: set[str] = set()
    counted = 0
    for k, token in enumerate(tokens):
        if token.kind in "([":
            opened += not depth
            depth += 1
        elif token.kind in ")]":
            depth = max(0, depth - 1)
        if token.kind not in ("L", "B", "N", "M") or _is_change(tokens, k):
            if not (between and between[-1] in ",&" and token.text.lower() in ARTICLES):
                between.append(token.kind)
            continue
        axes.update(run.axis for run in runs[counted:])
        counted = len(runs)
        near = 0 < len(between) <= LONGEST_GAP
        joins = near and (all(kind in ",&" for kind in between) or _unit_between(tokens, k, between))
        joins = joins or (not between and k > 0 and token.kind in "NB" and tokens[k - 1].kind in "NB")
        square = token.kind == "L" and len({p[0] for p in token.places}) > 1  # "from Ayr to Bath" is a pair
        ranged = near and not square and [kind for kind in between if kind not in "f"] == ["t"]
        previous = runs[-1] if runs else None
        if token.kind == "L" and (
            token.sure
            or depth
            or _made_sure(tokens, k)
            or _before_value(tokens, k)
            or _behind_value(tokens, k)
        ):
            named = _named_axis(tokens, k, between)
            axis = _axis_of(token, previous if joins or ranged else None, context, runs, axes, told, named)
            either = not named and len({p[0] for p in token.places}) > 1
            if either and _before_value(tokens, k, WORDS_TO_VALUE):
                axis = _goes_on(runs, axes) or axis
            elif either and not joins and "a" in between and [run.kind for run in runs[:3]] == ["L", "V"]:
                axis = OTHER[runs[0].axis]  # "A puts 0.2 and 0.8 on A and B"
            index = place_on(token, axis)
            twice = joins and previous is not None and previous.kind == "L" and previous.axis == axis
            if twice and either and previous is not None and previous.indices == [index]:
                axis = OTHER[axis]  # "A, A (5)": a cell of the diagonal
                index = place_on(token, axis)
            if index is None:
                between.append("w")
                continue
            if named:
                told = named
            if previous is not None and previous.kind == "L" and previous.axis == axis and ranged:
                a = previous.indices[-1]
                previous.indices.extend(range(a + 1, index + 1) if index > a else range(a - 1, index - 1, -1))
            elif (
                previous is not None
                and previous.kind == "L"
                and previous.axis == axis
                and joins
                and index not in previous.indices
            ):
                previous.indices.append(index)
                previous.tokens.append(token)
            else:
                run = Run("L", [token], axis, [index], opened if depth else 0)
                if token.through is not None:
                    run.indices = list(range(index, token.through + 1))
                runs.append(run)
            between = []
        elif (
            token.kind == "B"
            and (_year(tokens, k) or (numbers_named and opens_scene(tokens, k)))
            and (place := _place_of(token, context)) is not None
        ):
            runs.append(Run("L", [token], place[0], [place[1]], opened if depth else 0))
            between = []
        elif token.kind == "B":
            follows_label = previous is not None and previous.kind == "L" and joins
            index = place_on(token, previous.axis) if follows_label and previous is not None else None
            nxt = next((t.kind for t in tokens[k + 1 : k + LONGEST_GAP] if t.kind not in ",&"), "")
            if (
                previous is not None
                and previous.kind == "L"
                and ranged
                and (end := place_on(token, previous.axis)) is not None
            ):
                a = previous.indices[-1]
                previous.indices.extend(range(a + 1, end + 1) if end > a else range(a - 1, end - 1, -1))
            elif (
                index is not None
                and previous is not None
                and index not in previous.indices
                and (nxt != "N" or tokens[k + 1].kind not in ",&")
                and not (k + 1 < len(tokens) and tokens[k + 1].kind in "a(:=→")
            ):
                previous.indices.append(index)
                previous.tokens.append(token)
            elif depth and _lonely(tokens, k) and token.places:
                axis = _axis_of(token, None, context, runs, axes, told, "")
                label = place_on(token, axis)
                if label is not None:
                    runs.append(Run("L", [token], axis, [label], opened))
            elif previous is not None and previous.kind == "V" and joins:
                previous.tokens.append(token)
            else:
                runs.append(Run("V", [token]))
            between = []
        elif token.kind in ("N", "M"):
            if token.quantity is not None and token.quantity.is_open and not depth:
                between.append("w")
                continue
            goes_on = joins and previous is not None and previous.kind == "V"
            if token.kind == "M" and not goes_on and not _begins_list(tokens, k):
                between.append("w")
                continue
            if previous is not None and previous.kind == "V" and joins:
                previous.tokens.append(token)
            else:
                runs.append(Run("V", [token]))
            between = []
        else:
            between.append(token.kind)
    return runs


def _begins_list(tokens: list[Token], k: int) -> bool:
    """Whether other values follow upon a missing one: ``n/a, 3 and 4``."""
    kinds = [token.kind for token in tokens[k + 1 : k + 4]]
    following = next((n for n, kind in enumerate(kinds) if kind not in ",&"), len(kinds))
    return 0 < following < len(kinds) and kinds[following] in "NBM"


COUNTS_BEFORE = re.compile("NL[,&]{1,2}NL$")
COUNTS_BEHIND = re.compile("L[,&]{1,2}NL")
YEAR = re.compile(r"(?:1[6-9]|20|21)\d\d")


def _year(tokens: list[Token], k: int) -> bool:
    """Whether a number is a year by what stands beside it: ``in 2020``, ``last year, 2020,``."""
    before = tokens[k - 1].text.lower() if k else ""
    beside = "".join(token.kind for token in (*tokens[max(k - 2, 0) : k], *tokens[k + 1 : k + 2]))
    named = before in ("in", "for", "during", "since", "by") or beside == "w,,"
    return named and YEAR.fullmatch(tokens[k].text) is not None


def opens_scene(tokens: list[Token], k: int) -> bool:
    """Whether a number stands behind a preposition and before a word: ``with 256 units``."""
    return (
        0 < k < len(tokens) - 1
        and tokens[k - 1].kind == "a"
        and tokens[k + 1].kind in ("w", ",", "X", "Y", ":")
    )


def _in_chain(tokens: list[Token], k: int) -> bool:
    """Whether at least three numbers are joined by arrows: ``310 → 280 → 190``, and no old and new value."""
    kinds = "".join(token.kind if len(token.kind) == 1 else "w" for token in tokens[max(k - 4, 0) : k + 3])
    return CHAIN.search(kinds) is not None


CHAIN = re.compile("[NB]→[NB]→[NB]")


def _unit_between(tokens: list[Token], k: int, between: list[str]) -> bool:
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


def _place_of(token: Token, context: Context) -> Place | None:
    return next((place for place in token.places if place[0] not in context.fixed), None)


WORDS_TO_VALUE = 3


def _goes_on(runs: list[Run], axes: set[str]) -> str:
    """The axis of the label before the last value, where the other one was named too.

    ``today A, tomorrow A with 0.7, B with 0.2``: B is of tomorrow too.
    """
    axis = runs[-2].axis if len(runs) > 2 and runs[-1].kind == "V" else ""
    return axis if axis and OTHER[axis] in axes else ""


def _before_value(tokens: list[Token], k: int, words: int = 0) -> bool:
    """Whether a value follows at once, as in ``low 3, high 7``, or after some words."""
    if words:
        following = [token.kind for token in tokens[k + 1 : k + 2 + words]]
        kinds = [kind for kind in following if kind in "NBL,;"]
        return kinds[:1] in (["N"], ["B"])
    following = [token.kind for token in tokens[k + 1 : k + 4]]
    following = following[following[:1] in (["X"], ["Y"]) :][:2]  # "low row 3, 4"
    return following[:1] in (["N"], ["B"]) or following in ([":", "N"], [":", "B"], ["=", "N"], ["=", "B"])


def _made_sure(tokens: list[Token], k: int) -> bool:
    """Whether a common word is a label by what stands beside it: ``le→the``, ``low noise``, ``3 at low,``."""
    before, after = tokens[max(k - 2, 0) : k], tokens[k + 1 : k + 2]
    beside = [token.kind for token in (*before[-1:], *after)]
    if "→" in beside or any(place[0].upper() in beside for place in tokens[k].places):
        return True
    ends = not after or after[0].kind in ",;.&"
    return ends and len(before) == 2 and before[1].kind == "a" and before[0].kind in "NB"


def _behind_value(tokens: list[Token], k: int) -> bool:
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


def _is_change(tokens: list[Token], k: int) -> bool:
    """Whether a number only says by how much the one before it has changed: ``3.86 (+10%)``."""
    change, whole = tokens[k].quantity, tokens[k - 2].quantity if k > 1 and _lonely(tokens, k) else None
    if change is None or whole is None:
        return False
    return change.percent and not whole.percent and change.text.lstrip()[:1] in "+-−"


def _lonely(tokens: list[Token], k: int) -> bool:
    """Whether a number stands alone in brackets."""
    return 0 < k < len(tokens) - 1 and tokens[k - 1].kind in "([" and tokens[k + 1].kind in ")]"


NEAR = 4
"""Words between the name of an axis and its label: ``predicted to be a``."""


def _named_axis(tokens: list[Token], k: int, between: list[str]) -> str:
    """The axis whose name stands right before a label, or after it in brackets; else nothing."""
    if [t.kind for t in tokens[k + 1 : k + 4]] in (["(", "X", ")"], ["(", "Y", ")"]):
        return tokens[k + 2].kind.lower()
    near = "".join(between[-NEAR:]).rpartition(")")[2]
    return "" if ("X" in near) == ("Y" in near) else "x" if "X" in near else "y"


def _axis_of(
    token: Token,
    joined: Run | None,
    context: Context,
    runs: list[Run],
    named_axes: set[str],
    told: str,
    named: str,
) -> str:
    axes = list(dict.fromkeys(p[0] for p in token.places))
    if len(axes) == 1:
        return axes[0]
    if named and not (joined is not None and joined.kind == "L"):
        return named
    if joined is None and len(runs) > 1 and {runs[-1].axis, runs[-2].axis} == {"x", "y"}:
        return "y"  # a row and its column are named, and another pair begins
    if told and not named_axes <= {"", told}:
        return told  # "of the true A, 3 were predicted as A, 2 as B"
    if joined is not None and joined.kind == "L" and joined.axis in axes:
        return joined.axis
    free = [axis for axis in axes if axis not in context.fixed]
    if len(free) == 1:
        return free[0]
    last = next((run for run in reversed(runs) if run.kind == "L"), None)
    since_value = runs and runs[-1].kind == "V"
    if last is not None and not since_value and last.axis == "y":
        return "x"
    return "y"
