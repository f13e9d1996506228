"""Prose: runs of labels and runs of values, bound by their lengths and neighbourhood."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field
from operator import attrgetter

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.alignment import align
from replot.reading.description.statements.cells import CellStatement, Context, from_token
from replot.reading.description.statements.frame import Frame, Place
from replot.reading.description.statements.pairs import place_on
from replot.reading.description.statements.tokens import Token

__all__ = ["Run", "find_runs", "read_runs"]
CLAIM_WORDS = rare(
    r"\b(?:average[sd]?|mean|median|total|sum|overall|differ(?:s|ences?)?|gap|increase[sd]?|"
    r"decreases?d?|drop(?:s|ped)?|gain(?:s|ed)?|loses?|lost|loss of|rise[sn]?|rose|fell|falls?|"
    r"improve(?:s|d|ments?)?|"
    r"points?|percentage points|p\.p\.|pp|more than|less than|fewer|at least|at most|times|fold|"
    r"threshold|cut-?off|p\s?[<=]|n\s?=|e\.g\.|for example|for instance|such as|steps?|"
    r"between the|range[sd]? (?:from|between)|ranging|spans?|ahead|behind|exceeds?|better|worse|half|"
    r"double|twice|no (?:cell|value)|never|always|only|out of|"
    r"outperform\w*|correlat\w+ (?:of|between) .{0,80}(?:weak|moderate|strong)|suggest\w*|indicat\w*|because|"
    r"due to|consistent\w*|approximately \d+ (?:cells|of))\b",
    re.I,
)

SOFT = rare(
    r"\bonly\b|\baverage[sd]?(?= (?:about |around )?[~≈]?\d)|"
    r"\btimes\b(?! (?:as|more|less|the|\w+er)\b)", re.I
)
"""Words that often claim, but not where every number has its place: ``cat 45 times``, ``only 3 at noon``."""
COMPARES = rare(
    r"\b(?:except|excluding|apart from|other than|than|compared|unlike|not?|none|nor|higher|lower|between|"
    r"rather)\b",
    re.I,
)
"""Words that set a label or a number against another, so that not each label is told its own number."""


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


def read_runs(
    tokens: list[Token], text: Text, frame: Frame, context: Context, rank: int
) -> list[CellStatement]:
    """Prose: runs of labels and runs of values, bound by their lengths and neighbourhood."""
    runs = find_runs(tokens, frame, context)
    values = [run for run in runs if run.kind == "V"]
    labels = [run for run in runs if run.kind == "L"]
    source = text.text
    blanked = _blank(source, tokens)
    claims = bool(CLAIM_WORDS.search(blanked))
    plainly = not (claims and CLAIM_WORDS.search(SOFT.sub("", blanked))) and not COMPARES.search(blanked)
    if plainly and not context.zipped:
        sizes = {axis: len(frame.axis(axis)) for axis in "xy"}
        breaks = [token.start for token in tokens if token.kind == ";"]
        for either in (runs, _numbers_named(tokens, frame, context)):
            if either and (placed := align(either, context.fixed, sizes, breaks)) is not None:
                return [from_token(either[k].tokens[n], *place, text, rank) for k, n, place in placed]
    if not values or not (labels or context.fixed or context.zipped):
        return []
    structured = any(len(run.tokens) > 1 for run in values) or _tells_a_story(blanked, runs, source)
    careful = claims and not structured and not INTERSECT.search(source)
    if not context.fixed and (told := _versus(runs, tokens, text, frame, rank, careful)):
        return told
    out: list[CellStatement] = []
    state: dict[str, list[int]] = {axis: list(v) for axis, v in context.fixed.items()}
    spread: dict[str, list[int]] = dict(context.zipped)
    value_first = _value_first(runs, context)
    behind = [axis for axis in "xy" if axis not in context.fixed and _stands_behind(runs, axis)]
    used: set[int] = set()
    for k, run in enumerate(runs):
        if run.kind == "L":
            if k in used or run.axis in behind:
                continue  # it belongs to the values before it
            if len(run.indices) > 1:
                spread[run.axis] = run.indices
                state.pop(run.axis, None)
            else:
                state[run.axis] = run.indices
            continue
        if careful and not _tight(tokens, run):
            continue
        if DIFFERENCE.search(source, max(0, run.start - 24), run.start):
            continue
        if not context.fixed and len(run.tokens) == 1 and (pair := _named_pair(runs, k, frame)) is not None:
            out.append(from_token(run.tokens[0], *pair, text, rank))
            continue
        here, several = dict(state), None
        for axis in behind:
            following = next((r for r in runs[k + 1 :] if r.kind == "L" and r.axis == axis), None)
            if following is not None:
                here[axis] = following.indices
        for n in _belonging(runs, k, value_first, source):
            used.add(n)
            if len(runs[n].indices) in (1, len(run.tokens)):
                here[runs[n].axis] = runs[n].indices
            elif len(run.tokens) == 1 and _exact(run):
                several = runs[n]  # "5 at A and B"
        unit = runs[k + 1] if k + 1 < len(runs) else run
        if unit.kind == "L" and unit.axis not in here and not source[run.tokens[-1].end : unit.start].strip():
            here[unit.axis] = unit.indices  # "17 goals"
        if several is not None and len(here.get(OTHER[several.axis], ())) == 1:
            fixed = here[OTHER[several.axis]][0]
            for index in several.indices:
                place = (fixed, index) if several.axis == "x" else (index, fixed)
                out.append(from_token(run.tokens[0], *place, text, rank))
            continue
        out.extend(_bind(run, here, spread, frame, text, rank))
    context.zipped.update({axis: v for axis, v in spread.items() if axis not in context.fixed})
    seen: set[tuple[int, int]] = set()
    for cell in out:
        if (cell.row, cell.column) in seen:
            return []
        seen.add((cell.row, cell.column))
    return out


def _numbers_named(tokens: list[Token], frame: Frame, context: Context) -> list[Run]:
    """The runs with numbers behind prepositions as labels, where lists of values follow them."""
    if not any(token.kind == "B" and _scene(tokens, k) for k, token in enumerate(tokens)):
        return []
    runs = find_runs(tokens, frame, context, numbers_named=True)
    scenes = sum(token.kind == "B" and _scene(tokens, k) for k, token in enumerate(tokens))
    values = [run for run in runs if run.kind == "V"]
    return runs if scenes == len(values) or all(len(run.tokens) > 1 for run in values) else []


MOVES = rare(
    r"\b(?:increase[sd]?|decreases?d?|drop(?:s|ped)?|rise[sn]?|rose|fell|falls?|improve[sd]?|gain(?:s|ed)?|"
    r"grow[sn]?|grew|climb(?:s|ed)?|sinks?|sank|declines?d?|goes|went|moves?d?|starts?|ends?)\b",
    re.I,
)


def _tells_a_story(blanked: str, runs: list[Run], source: str) -> bool:
    """Whether lines go from value to value, each tied to its label: ``from 3 at A via 4 at B to 7 at C``."""
    if MOVES.search(blanked) is None or CLAIM_WORDS.search(MOVES.sub(" ", blanked)):
        return False
    first = next(k for k, run in enumerate(runs) if run.kind == "V")
    along = next((run.axis for run in runs[first:] if run.kind == "L"), "")
    told = [run for run in runs[first:] if run.kind == "V" or run.axis == along]
    values, labels = told[::2], told[1::2]
    return len(values) == len(labels) > 1 and all(
        value.kind == "V"
        and len(value.tokens) == 1
        and _exact(value)
        and label.kind == "L"
        and len(label.indices) == 1
        and (label.bracket or TIE.fullmatch(source, value.tokens[-1].end, label.start))
        for value, label in zip(values, labels, strict=True)
    )


OTHER = {"x": "y", "y": "x"}


def _exact(run: Run) -> bool:
    """Whether a run is one number that is neither a guess nor a bound."""
    quantity = run.tokens[0].quantity
    return quantity is not None and not quantity.approximate and not quantity.is_open


DIFFERENCE = re.compile(
    r"\bby\s+(?:(?:about|around|roughly|almost|nearly|only|just|up to|over|as much as)\s+)?[~≈]?$"
)
"""What stands before the difference of two cells: ``beats B by``."""


def _stands_behind(runs: list[Run], axis: str) -> bool:
    """Whether the labels of an axis stand behind their values: ``5 and 3 at noon, 7 and 8 at night``."""
    kinds = [run.kind for run in runs if run.kind == "V" or run.axis == axis]
    return kinds.count("L") > 1 and kinds[0] == "V" and kinds[-1] == "L"


TIE = re.compile(
    r"\s*(?:%|percent|(?!(?:and|or|but|while)\b)[a-zA-Z°µ/²³]{1,8})?"
    r"(?:,?\s*(?:occurs?|appears?|belongs|(?:is|was) (?:found|seen|observed|recorded)))?\s*"
    r"(?:for|in|at|on|among|under|when|to|as)\s+(?:the\s+|an?\s+)?[\"“'`]?"
)
"""What ties a label to the value before it."""


def _belonging(runs: list[Run], k: int, value_first: bool, source: str) -> range:
    """The runs of labels that belong to the values before them: all of one bracket, or those tied to them."""
    first = end = k + 1
    if first < len(runs) and runs[first].kind == "L":
        if runs[first].bracket:
            while end < len(runs) and runs[end].kind == "L" and runs[end].bracket == runs[first].bracket:
                end += 1
        elif value_first and len(runs[first].indices) == len(runs[k].tokens):
            end += 1
        else:
            at, axes = runs[k].tokens[-1].end, ""
            while (
                end < len(runs)
                and runs[end].kind == "L"
                and runs[end].axis not in axes
                and TIE.fullmatch(source, at, runs[end].start)
            ):
                at, axes = runs[end].tokens[-1].end, axes + runs[end].axis
                end += 1
    return range(first, end)


VERSUS = re.compile(
    r"[\s\"'“”‘’`]*(?:vs\.?|versus|(?:(?:is |was )?(?:play(?:s|ed|ing)?|compet(?:es?|ed|ing)|pitted|matched|"
    r"goes) (?:up )?)?against|→|->|[-–—×/])[\s\"'“”‘’`]*(?:the )?",
    re.I,
)


OF_AXES = re.compile(r"\b(?:ax[ei]s|both|diagonal)\b", re.I)
BINDS_NEXT = re.compile(r"\s*%?\s*(?:\([^()]*\)\s*)?(?:for|in|at|when|with)\b")
INTERSECT = rare(r"\bintersect\w*\b", re.I)


def _versus(
    runs: list[Run], tokens: list[Token], text: Text, frame: Frame, rank: int, careful: bool
) -> list[CellStatement]:
    """``3.34 (A vs B), 3.12 (B vs A)``: pairs of a row and a column, each beside its value."""
    source = text.text
    pairs: dict[int, tuple[int, int]] = {}
    for k in range(len(runs) - 1):
        a, b = runs[k], runs[k + 1]
        if (
            a.kind == b.kind == "L"
            and len(a.tokens) == len(b.tokens) == 1
            and k - 1 not in pairs
            and VERSUS.fullmatch(source[a.tokens[0].end : b.tokens[0].start])
        ):
            row, column = place_on(a.tokens[0], "y"), place_on(b.tokens[0], "x")
            if row is None or column is None:
                row, column = place_on(b.tokens[0], "y"), place_on(a.tokens[0], "x")
            if row is not None and column is not None:
                pairs[k] = (row, column)
    if not pairs:
        return []
    out: list[CellStatement] = []
    used: set[int] = set()
    for k, run in enumerate(runs):
        if run.kind != "V" or len(run.tokens) != 1 or run.tokens[0].quantity is None:
            continue
        after = k + 1 if k + 1 in pairs else None
        before = k - 2 if k - 2 in pairs and k - 2 not in used else None
        if before is not None and OF_AXES.search(source, runs[k - 1].tokens[-1].end, run.start):
            continue  # "S1-S5 on both axes, diagonal = 1"
        tied = after is not None and (runs[after].bracket or BINDS_NEXT.match(source, run.tokens[0].end))
        place = after if tied else before if before is not None and not careful else None
        if place is not None:
            used.add(place)
            out.append(from_token(run.tokens[0], *pairs[place], text, rank))
    return out


def _blank(source: str, tokens: list[Token]) -> str:
    """The text without the labels, so that a label's words are no claim."""
    parts, last = [], 0
    for token in tokens:
        if token.kind == "L":
            parts += [source[last : token.start], " " * (token.end - token.start)]
            last = token.end
    return "".join((*parts, source[last:]))


def _named_pair(runs: list[Run], k: int, frame: Frame) -> tuple[int, int] | None:
    """``A and B share 0.34``: two labels of a square matrix joined by *and* are a row and a column."""
    before = runs[k - 1] if k else None
    if (
        before is None
        or before.kind != "L"
        or len(before.indices) != 2
        or len(before.tokens) != 2
        or frame.x != frame.y
    ):
        return None
    if k > 1 and runs[k - 2].kind == "L":
        return None
    return before.indices[0], before.indices[1]


def _value_first(runs: list[Run], context: Context) -> bool:
    """Whether each value stands before its label; an axis that is named once only sets the scene."""
    names = Counter(run.axis for run in runs if run.kind == "L")
    if not names:
        return False
    sequence = [run for run in runs if run.kind == "V" or names[run.axis] > 1]
    if len({run.axis for run in sequence if run.kind == "L"}) != 1:
        sequence = runs
    return sequence[0].kind == "V" and sequence[-1].kind == "L"


def _tight(tokens: list[Token], run: Run) -> bool:
    """Whether a value is tied to a label by a bracket or a sign, and not only by standing in one sentence."""
    k = bisect_left(tokens, run.start, key=attrgetter("start"))
    before, after = tokens[max(0, k - 2) : k], tokens[k + 1 : k + 3]
    if len(before) == 2 and before[0].kind == "L" and before[1].kind in "(:=→a":
        return True
    return (len(after) == 2 and after[0].kind in "(" and after[1].kind == "L") or (
        bool(before) and before[-1].kind == "L"
    )


def _bind(
    run: Run, here: dict[str, list[int]], spread: dict[str, list[int]], frame: Frame, text: Text, rank: int
) -> list[CellStatement]:
    n = len(run.tokens)
    if n == 1 and len(here.get("x", ())) == 1 and len(here.get("y", ())) == 1:
        return [from_token(run.tokens[0], here["y"][0], here["x"][0], text, rank)]
    for axis, other in (("x", "y"), ("y", "x")):
        if len(here.get(other, ())) != 1:
            continue
        along = here.get(axis) if len(here.get(axis, ())) == n else None
        along = along or (spread.get(axis) if len(spread.get(axis, ())) == n else None)
        if along is None and n > 1 and n == len(frame.axis(axis)) and axis not in here:
            along = list(range(n))
        if along is None or n < 2:
            continue
        fixed = here[other][0]
        return [
            from_token(token, *((fixed, k) if axis == "x" else (k, fixed)), text, rank)
            for token, k in zip(run.tokens, along, strict=True)
        ]
    return []


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
    for k, token in enumerate(tokens):
        if token.kind in "([":
            opened += not depth
            depth += 1
        elif token.kind in ")]":
            depth = max(0, depth - 1)
        if token.kind not in ("L", "B", "N", "M") or _is_change(tokens, k):
            between.append(token.kind)
            continue
        near = 0 < len(between) <= LONGEST_GAP
        joins = near and (all(kind in ",&" for kind in between) or _unit_between(tokens, k, between))
        ranged = near and [kind for kind in between if kind not in "f"] == ["t"]
        previous = runs[-1] if runs else None
        if token.kind == "L" and (
            token.sure
            or depth
            or _made_sure(tokens, k)
            or _before_value(tokens, k)
            or _behind_value(tokens, k)
        ):
            named = _named_axis(tokens, k, between)
            axis = _axis_of(token, previous if joins or ranged else None, context, runs, told, named)
            either = not named and len({p[0] for p in token.places}) > 1
            if either and _before_value(tokens, k, WORDS_TO_VALUE):
                axis = _goes_on(runs) or axis
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
            and (_year(tokens, k) or (numbers_named and _scene(tokens, k)))
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
                axis = _axis_of(token, None, context, runs, told, "")
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
            if token.kind == "M" and not (joins and previous is not None and previous.kind == "V"):
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


YEAR = re.compile(r"(?:1[6-9]|20|21)\d\d")


def _year(tokens: list[Token], k: int) -> bool:
    """Whether a number is the year that a preposition before it makes of it: ``in 2020``."""
    before = tokens[k - 1].text.lower() if k else ""
    return before in ("in", "for", "during", "since", "by") and YEAR.fullmatch(tokens[k].text) is not None


def _scene(tokens: list[Token], k: int) -> bool:
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
    if len(between) < 2 or between[0] != "w" or not all(kind in ",&" for kind in between[1:]):
        return between == ["/"] or (between == ["→"] and _in_chain(tokens, k))
    return k + 1 < len(tokens) and tokens[k + 1].text == tokens[n].text


def _place_of(token: Token, context: Context) -> Place | None:
    return next((place for place in token.places if place[0] not in context.fixed), None)


WORDS_TO_VALUE = 3


def _goes_on(runs: list[Run]) -> str:
    """The axis of the label before the last value, where the other one was named too.

    ``today A, tomorrow A with 0.7, B with 0.2``: B is of tomorrow too.
    """
    axis = runs[-2].axis if len(runs) > 2 and runs[-1].kind == "V" else ""
    return axis if axis and any(run.axis == OTHER[axis] for run in runs) else ""


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
    """Whether a capital word closes a piece that begins with a value: ``30% No,``."""
    return (
        k > 0
        and tokens[k - 1].kind == "N"
        and tokens[k].text[:1].isupper()
        and (k + 1 == len(tokens) or tokens[k + 1].kind in ",;.&")
    )


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
    token: Token, joined: Run | None, context: Context, runs: list[Run], told: str, named: str
) -> str:
    axes = list(dict.fromkeys(p[0] for p in token.places))
    if len(axes) == 1:
        return axes[0]
    if named and not (joined is not None and joined.kind == "L"):
        return named
    if joined is None and len(runs) > 1 and {runs[-1].axis, runs[-2].axis} == {"x", "y"}:
        return "y"  # a row and its column are named, and another pair begins
    if told and any(run.axis not in ("", told) for run in runs):
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
