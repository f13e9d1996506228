"""Prose: the labels and the values of a sentence, those together that stand in one list."""

from __future__ import annotations

from dataclasses import dataclass, field

from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.beside import (
    before_value,
    begins_list,
    behind_value,
    is_change,
    lonely,
    made_sure,
    named_axis,
    opens_scene,
    says_missing,
    unit_between,
    year,
)
from replot.reading.description.statements.cells.pairs.pairs import place_on
from replot.reading.description.statements.cells.statement import Context
from replot.reading.description.statements.cells.token import Token

__all__ = ["OTHER", "Run", "find_runs", "opens_scene"]
ARTICLES = frozenset(["the", "a", "an"])
"""Words that part no items of a list: ``the roof, the wall and the window``."""
TO = (["t"], ["–"], ["—"], ["-"])
LONGEST_GAP = 12
"""Words between two tokens up to which they may belong together."""
WORDS_TO_VALUE = 3


@dataclass
class Run:
    kind: str
    tokens: list[Token]
    axis: str = ""
    indices: list[int] = field(default_factory=list)
    bracket: int = 0
    """Which bracket of the text it stands in, counted from 1; 0 for none."""
    is_stretch: bool = False
    """Whether labels were told by the first and the last one: ``from May to July``."""

    @property
    def start(self) -> int:
        return self.tokens[0].start

    def reach(self, index: int) -> None:
        """Go on to a label, with all those between: ``from May to July``."""
        self.is_stretch = True
        last = self.indices[-1]
        step = 1 if index > last else -1
        self.indices.extend(range(last + step, index + step, step))


def find_runs(tokens: list[Token], context: Context, *, numbers_named: bool = False) -> list[Run]:
    """Labels and values that stand together.

    Parameters
    ----------
    tokens : list of Token
    context : Context
        The labels that the text named before.
    numbers_named : bool
        Whether a number behind a preposition is the label that reads like it: ``with 256 units``.
    """
    return _Runs(tokens, context, numbers_named).read()


class _Runs:
    """The runs of some tokens, one token after the other.

    ``between`` holds the kinds of the tokens since the last run, ``told`` the axis that was named last,
    ``axes`` those of all labels so far, ``behind`` that of the labels that stand behind their values.
    """

    def __init__(self, tokens: list[Token], context: Context, numbers_named: bool) -> None:
        self.tokens = tokens
        self.context = context
        self.numbers_named = numbers_named
        self.runs: list[Run] = []
        self.between: list[str] = []
        self.told = self.behind = ""
        self.axes: set[str] = set()
        self.depth = self.opened = 0

    def read(self) -> list[Run]:
        """All the runs, in the order of the tokens."""
        counted = 0
        for k, token in enumerate(self.tokens):
            self._count_brackets(token)
            if token.kind not in ("L", "B", "N", "M") or is_change(self.tokens, k):
                if not (self.between and self.between[-1] in ",&" and token.text.lower() in ARTICLES):
                    self.between.append(token.kind)
                continue
            self.axes.update(run.axis for run in self.runs[counted:])
            counted = len(self.runs)
            if token.kind == "L" and not self._is_named(k, token):
                self.between.append("L")
            elif self._take(k, token):
                self.between = []
            else:
                self.between.append("w")
        return self.runs

    def _count_brackets(self, token: Token) -> None:
        if token.kind in "([":
            self.opened += not self.depth
            self.depth += 1
        elif token.kind in ")]":
            self.depth = max(0, self.depth - 1)

    def _take(self, k: int, token: Token) -> bool:
        """Put a token into a run; whether it belongs to one."""
        if token.kind == "L":
            return self._take_label(k, token)
        if token.kind == "B":
            return self._take_number(k, token)
        return self._take_value(k, token)

    def _joins(self, k: int) -> bool:
        """Whether nothing but commas, *and* or a unit part a token from the run before."""
        between, tokens = self.between, self.tokens
        if not between:
            return k > 0 and tokens[k].kind in "NB" and tokens[k - 1].kind in "NB"
        if tokens[k].kind == "L" and self._again(k):
            return True
        return len(between) <= LONGEST_GAP and (
            all(kind in ",&" for kind in between) or unit_between(tokens, k, between)
        )

    def _again(self, k: int) -> bool:
        """Whether a label goes on with one that a value is tied to: ``5 in May and in June``."""
        label = self._last("L")
        told = label is not None and len(self.runs) > 1 and self.runs[-2].kind == "V"
        if not told or self.between[-1:] != ["a"] or not all(kind in ",&" for kind in self.between[:-1]):
            return False
        following = self.tokens[k + 1].kind if k + 1 < len(self.tokens) else "."
        if label is None or "&" not in self.between or following not in ".;,)&":
            return False
        return place_on(self.tokens[k], label.axis) is not None

    def _ranges(self, token: Token) -> bool:
        """Whether a token ends a range that the run before begins: ``from May to July``."""
        square = token.kind == "L" and len({place[0] for place in token.places}) > 1
        near = 0 < len(self.between) <= LONGEST_GAP and not square  # "from Ayr to Bath" is a pair
        return near and [kind for kind in self.between if kind not in "f"] in TO

    def _last(self, kind: str) -> Run | None:
        """The run before, if it is of that kind."""
        return self.runs[-1] if self.runs and self.runs[-1].kind == kind else None

    def _is_named(self, k: int, token: Token) -> bool:
        """Whether a word that may be a label is one."""
        if self._is_of_line(k, token):
            return False
        return bool(
            token.sure
            or self.depth
            or made_sure(self.tokens, k)
            or before_value(self.tokens, k)
            or behind_value(self.tokens, k)
            or self._ends_list(k, token)
        )

    def _is_of_line(self, k: int, token: Token) -> bool:
        """Whether a count is one of the line that is told about: ``6 of A go to B``, after A."""
        of = k > 1 and self.tokens[k - 1].text.lower() == "of" and self.tokens[k - 2].kind in ("N", "B")
        fixed = [(axis, k) for axis, lines in self.context.fixed.items() for k in lines]
        return of and len(token.places) > 1 and [place for place in token.places if place in fixed] == fixed

    def _ends_list(self, k: int, token: Token) -> bool:
        """Whether a word goes on with labels of its axis: ``low, mid and high``."""
        label = self._last("L")
        at = place_on(token, label.axis) if label is not None and self._joins(k) else None
        return label is not None and at is not None and at not in label.indices

    def _take_label(self, k: int, token: Token) -> bool:
        joins, ranged = self._joins(k), self._ranges(token)
        previous = self.runs[-1] if self.runs else None
        named = named_axis(self.tokens, k, self.between)
        axis = self._axis_of(token, previous if joins or ranged else None, named)
        either = not named and len({place[0] for place in token.places}) > 1
        if either and before_value(self.tokens, k, WORDS_TO_VALUE):
            axis = self._goes_on() or axis
        elif either and not joins and "a" in self.between and [r.kind for r in self.runs[:3]] == ["L", "V"]:
            axis = OTHER[self.runs[0].axis]  # "A puts 0.2 and 0.8 on A and B"
        index = place_on(token, axis)
        label = self._last("L")
        beside = label if label is not None and label.axis == axis else None
        if joins and either and beside is not None and beside.indices == [index]:
            axis = OTHER[axis]  # "A, A (5)": a cell of the diagonal
            index = place_on(token, axis)
            beside = None
        if index is None:
            return False
        self.told = named or self.told
        if beside is not None and ranged:
            beside.reach(index)
        elif beside is not None and joins and index not in beside.indices:
            beside.indices.append(index)
            beside.tokens.append(token)
        else:
            self._begin_label(token, axis, index)
        return True

    def _begin_label(self, token: Token, axis: str, index: int) -> None:
        run = Run("L", [token], axis, [index], self.opened if self.depth else 0)
        if token.through is not None:
            run.indices, run.is_stretch = list(range(index, token.through + 1)), True
        self.runs.append(run)

    def _take_number(self, k: int, token: Token) -> bool:
        """A number that may be a label, by what stands beside it."""
        tokens = self.tokens
        missing_at = [token.kind for token in tokens[max(k - 2, 0) : k]] == ["M", "a"]  # "closed at 9"
        if missing_at or year(tokens, k) or (self.numbers_named and opens_scene(tokens, k)):
            free = (place for place in token.places if place[0] not in self.context.fixed)
            if (place := next(free, None)) is not None:
                self.runs.append(Run("L", [token], place[0], [place[1]], self.opened if self.depth else 0))
                return True
        joins, label = self._joins(k), self._last("L")
        following = next((t.kind for t in tokens[k + 1 : k + LONGEST_GAP] if t.kind not in ",&"), "")
        after = tokens[k + 1].kind if k + 1 < len(tokens) else ""
        index = place_on(token, label.axis) if label is not None else None
        if label is not None and index is not None and self._ranges(token):
            label.reach(index)
        elif (
            label is not None
            and joins
            and index is not None
            and index not in label.indices
            and (following != "N" or after not in ",&")
            and not (after and after in "a(:=→")
        ):
            label.indices.append(index)
            label.tokens.append(token)
        elif self.depth and lonely(tokens, k) and token.places:
            axis = self._axis_of(token, None, "")
            if (at := place_on(token, axis)) is not None:
                self.runs.append(Run("L", [token], axis, [at], self.opened))
        else:
            self._add_value(token, joins)
        return True

    def _take_value(self, k: int, token: Token) -> bool:
        goes_on = self._joins(k) and self._last("V") is not None
        listed = goes_on or begins_list(self.tokens, k) or says_missing(self.tokens, k)
        if token.quantity is not None and token.quantity.is_open and not (self.depth or listed):
            return False  # a bound, and no value in a list: "32, >64, 16"
        if token.kind == "M" and not listed:
            return False
        self._add_value(token, goes_on)
        return True

    def _add_value(self, token: Token, joins: bool) -> None:
        values = self._last("V") if joins else None
        if values is not None:
            values.tokens.append(token)
        else:
            self.runs.append(Run("V", [token], bracket=self.opened if self.depth else 0))

    def _goes_on(self) -> str:
        """The axis of the label before the last value, where the other one was named too.

        ``today A, tomorrow A with 0.7, B with 0.2``: B is of tomorrow too.
        """
        runs = self.runs
        axis = runs[-2].axis if len(runs) > 2 and runs[-1].kind == "V" else ""
        return axis if axis and OTHER[axis] in self.axes else ""

    def _axis_of(self, token: Token, joined: Run | None, named: str) -> str:
        """The axis that a label is on; ``joined`` is the run that it goes on with."""
        axes = list(dict.fromkeys(place[0] for place in token.places))
        if len(axes) == 1:
            return axes[0]
        listed = joined is not None and joined.kind == "L"
        if named and not listed:
            return named
        runs = self.runs
        if joined is None and len(runs) > 1 and {runs[-1].axis, runs[-2].axis} == {"x", "y"}:
            return "y"  # a row and its column are named, and another pair begins
        if self.told and not self.axes <= {"", self.told}:
            return self.told  # "of the true A, 3 were predicted as A, 2 as B"
        if joined is not None and listed and joined.axis in axes:
            return joined.axis
        free = [axis for axis in axes if axis not in self.context.fixed]
        if len(free) == 1:
            return free[0]
        if len(runs) > 3 and runs[-1].kind == "V" and self.between[-1:] in (["a"], ["t"]):
            if runs[-2].kind == "V" and {runs[-3].axis, runs[-4].axis} == {"x", "y"}:
                self.behind = runs[-3].axis  # "A attends to A (0.9), giving 0.1 to B": a second value of A
            if self.behind and runs[-2].axis in ("", self.behind):
                return self.behind
        last = next((run for run in reversed(runs) if run.kind == "L"), None)
        since_value = runs and runs[-1].kind == "V"
        return "x" if last is not None and not since_value and last.axis == "y" else "y"
