"""Lines of a grid named without their labels: ``the second row``, ``all stations``, ``itself``."""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import FIRST, LAST, MIDDLE, ORDINALS, count_word
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.frame import Frame, Place

__all__ = ["SPOKEN", "STAYS", "named_line", "named_range"]
SELF = frozenset(["itself", "themselves", "in-domain", "in-distribution"])
UNCHANGED = frozenset(["unchanged", "unaltered"])
"""Behind the value of what a sentence begins with: ``Of oak, 5 became elm, 9 were unchanged``."""
PLACES = frozenset((*FIRST, *LAST, *MIDDLE))
"""Words for a line by where it stands."""
LINES = ("row", "column")
STAYS = "stays"
"""Behind ``from A``, it is A again."""
WEEK = {
    **dict.fromkeys(("weekday", "weekdays", "workday", "workdays"), ("monday", "friday")),
    **dict.fromkeys(("weekend", "weekends"), ("saturday", "sunday")),
}
"""The first and the last day of parts of a week."""
SPOKEN = SELF | UNCHANGED | {"its", "row", "column", "both", STAYS} | WEEK.keys()
"""Words without one of which a text of labels and numbers names no line in another way."""


def named_line(tokens: list[Token], k: int, frame: Frame) -> tuple[Token, int] | None:
    """``the second row``, ``row two``, ``all stations have``: lines of the grid that no label names."""
    token = tokens[k]
    if (week := _part_of_week(tokens, k, frame)) is not None:
        return week
    if token.text.lower() == STAYS:
        subject = _subject(tokens, k)
        if subject is None or tokens[max(tokens.index(subject) - 1, 0)].kind != "f":
            return None
        return Token("L", token.start, token.end, token.text, subject.places), k + 1
    if k and token.text.lower() in SELF and tokens[k - 1].kind == "L":
        return Token("w", token.start, token.end, token.text), k + 1  # "on A itself"
    own = [t.text.lower() for t in tokens[k : k + 2]] == ["its", "own"]
    kept = token.text.lower() in UNCHANGED and _is_counted(tokens, k)
    if (own or kept or token.text.lower() in SELF) and (subject := _subject(tokens, k)) is not None:
        return Token("L", token.start, tokens[k + own].end, token.text, subject.places), k + own + 1
    if k + 1 >= len(tokens):
        return None
    after = tokens[k + 1]
    if token.kind in "wO" and after.kind in "XY" and after.text.lower() in ("row", "column"):
        if token.text.lower() == "the" and k + 2 < len(tokens) and tokens[k + 2].kind == "L":
            return None  # "the column "bank"", where "the" is a label too
        found = frame.resolve(f"{token.text} {after.text}")
    elif token.text.lower() in ("row", "column") and (n := count_word(after.text)) and after.kind == "w":
        found = frame.resolve(f"{token.text} {n}")
    elif (ends := _counted_lines(tokens, k, frame)) is not None:
        return ends
    elif _is_place(token) and (after.kind in "NBi(:=,.;&" or after.text.lower() == "one"):
        word = tokens[k + 2].kind == "w" if k + 2 < len(tokens) else False
        if after.kind in "NB" and word and not _is_unit(tokens, k + 2):
            return None  # "the top 5 models"
        return _elided(tokens, k, frame)
    elif _is_place(token) and after.kind in "XY" and _nth(token.text, after.kind.lower(), frame):
        places = _nth(token.text, after.kind.lower(), frame)
        return Token("L", token.start, after.end, token.text, places), k + 2
    elif token.kind == "w" and after.kind in "XY" and (n := _written(token)) is not None:
        places = [place for place in frame.numbers(n) if place[0] == after.kind.lower()]
        return (Token("L", token.start, after.end, token.text, places), k + 2) if places else None
    elif after.text.lower() in GOES_ON and k and tokens[k - 1].kind == "a" and (n := _written(token)):
        places = frame.numbers(n)  # "with four it reaches 5"
        return (Token("L", token.start, token.end, token.text, places), k + 1) if len(places) == 1 else None
    elif (token.kind == "A" or _is_both(tokens, k)) and (whole := _whole_axis(tokens, k, frame)) is not None:
        axis, end = whole
        last = len(frame.axis(axis)) - 1
        return Token("L", token.start, tokens[end - 1].end, axis, [(axis, 0)], through=last), end
    else:
        return None
    if found is None or len(found[1]) != 1:
        return None
    text = f"{token.text} {after.text}"
    return Token("L", token.start, after.end, text, [(found[0], found[1][0])]), k + 2


def _is_both(tokens: list[Token], k: int) -> bool:
    return tokens[k].text.lower() == "both" and k > 0 and tokens[k - 1].kind == "a"


GOES_ON = frozenset(["it", "this", "they", "we", ",", ":"])
"""What follows a number in words that is a label, its kind having been named before."""


def _written(token: Token) -> int | None:
    """The number that a word means."""
    return None if token.text.isdecimal() else count_word(token.text)


ENDS = {"first": 1, "initial": 1, "earliest": 1, "last": -1, "final": -1, "latest": -1}
"""Words for the lines at the beginning (1) or at the end (-1) of an axis."""


def _counted_lines(tokens: list[Token], k: int, frame: Frame) -> tuple[Token, int] | None:
    """``the first three layers (0–2)``: so many lines at an end of an axis, and perhaps which."""
    way = ENDS.get(tokens[k].text.lower(), 0)
    number = tokens[k + 1]
    count = count_word(number.text) if way else None
    end = k + 2
    if not count:
        return None
    axis = tokens[end].kind.lower() if end < len(tokens) else ""
    if axis not in ("x", "y"):
        axis, end = _axis_of_ends(tokens, k, frame)
    if not axis:
        return None
    while end < len(tokens) and tokens[end].kind == axis.upper():
        end += 1
    size = len(frame.axis(axis))
    if not 1 < count <= size:
        return None
    way = -way if axis in frame.backward or (axis == "y" and frame.up) else way
    first, last = (0, count - 1) if way > 0 else (size - count, size - 1)
    told = named_range(tokens, end, axis, frame)
    if told is not None and told[1] - told[0] + 1 == count:
        first, last, _, end = told
    places = [(axis, first)]
    return Token("L", tokens[k].start, tokens[end - 1].end, tokens[k].text, places, through=last), end


def _axis_of_ends(tokens: list[Token], k: int, frame: Frame) -> tuple[str, int]:
    """The axis of ``in the last two``, or of ``in the first three quarters`` of Q1 to Q4, and its end."""
    end = k + 2
    before = k - 1 - (k > 0 and tokens[k - 1].text.lower() == "the")
    near = tokens[max(k - NEAR, 0) : k + NEAR]
    named = {axis for token in near if token.kind == "L" and token.sure for axis, _ in token.places}
    if before < 0 or tokens[before].kind != "a" or len(named) != 1 or frame.x == frame.y:
        return "", end
    axis = OTHER[named.pop()]
    if end == len(tokens) or tokens[end].kind in ".,;&":
        return axis, end
    noun = tokens[end].text.lower()
    codes = [CODE.fullmatch(label) for label in frame.axis(axis)]
    return (axis, end + 1) if all(code and code[1].lower() == noun[0] for code in codes) else ("", end)


NEAR = 24
CODE = re.compile(r"([A-Za-z])\d+")


def _subject(tokens: list[Token], k: int) -> Token | None:
    """The label of both axes that begins a clause: *itself* in ``B puts 0.4 on A and itself``."""
    first = next((n + 1 for n in range(k - 1, -1, -1) if tokens[n].kind in ";."), 0)
    named = next((token for token in tokens[first:k] if token.kind == "L"), None)
    square = named is not None and len({axis for axis, _ in named.places}) > 1
    return named if square else None


def _is_counted(tokens: list[Token], k: int) -> bool:
    """Whether a value stands right before a word, or before the verb before it: ``9 were unchanged``."""
    at = k - 1 - (k > 1 and tokens[k - 1].text.lower() in KEPT)
    return at >= 0 and tokens[at].kind in "NB"


KEPT = frozenset(["is", "are", "was", "were", "stay", "stays", "stayed", "remain", "remains", "remained"])


def _part_of_week(tokens: list[Token], k: int, frame: Frame) -> tuple[Token, int] | None:
    """``on both weekend days``, ``every weekday``: the days of an axis that belong to it."""
    at = k + (tokens[k].kind == "A" or tokens[k].text.lower() == "both")
    ends = WEEK.get(tokens[at].text.lower()) if at < len(tokens) else None
    if ends is None:
        return None
    first, last = (next(iter(frame.exact.get(day, ())), None) for day in ends)
    if first is None or last is None or first[0] != last[0] or first[1] >= last[1]:
        return None
    if last[1] - first[1] != (1 if ends[0] == "saturday" else 4):
        return None
    end = at + 1
    if end < len(tokens) and tokens[end].text.lower() in ("day", "days"):
        end += 1
    return Token("L", tokens[k].start, tokens[end - 1].end, tokens[at].text, [first], through=last[1]), end


def _nth(word: str, axis: str, frame: Frame) -> list[Place]:
    """The label that is counted: ``the third exercise``; none where the labels count otherwise.

    Labels that are no numbers are not counted before 1, 2, 3: ``base, 1, 2, 3``.
    """
    labels = frame.axis(axis)
    n = len(labels) if word.lower() in ("last", "final") else ORDINALS.get(word.lower(), 0)
    before = next((k for k, label in enumerate(labels) if label == "1"), 0)
    if before and list(labels[before:]) == [str(k + 1) for k in range(len(labels) - before)]:
        named = not any(label.isdecimal() for label in labels[:before]) and word.lower() in ORDINALS
        return [(axis, before + n - 1)] if named and n <= len(labels) - before else []
    if not 0 < n <= len(labels) or any(k != n - 1 or a != axis for a, k in frame.numbers(n)):
        return []
    return [(axis, n - 1)]


def _is_place(token: Token) -> bool:
    """Whether a word tells which line is meant."""
    word = token.text.lower()
    return token.kind in "wO" and (word in ORDINALS or word in PLACES)


def _is_unit(tokens: list[Token], k: int) -> bool:
    """Whether a word stands behind the next number too: ``22 ms, 43 ms``."""
    following = tokens[k + 1 : k + 5]
    return any(a.kind in "NB" and b.text == tokens[k].text for a, b in pairwise(following))


def _elided(tokens: list[Token], k: int, frame: Frame) -> tuple[Token, int] | None:
    """``the second``, where ``the first row`` stands before it."""
    for before in range(k - 1, 0, -1):
        line = tokens[before]
        named = line.kind in "XY" and line.text.lower() not in LINES
        if named and tokens[before - 1].text.lower() in ORDINALS:
            if not (places := _nth(tokens[k].text, line.kind.lower(), frame)):
                return None
            return Token("L", tokens[k].start, tokens[k].end, tokens[k].text, places), k + 1
        if line.kind in "XY" and line.text.lower() in ("row", "column"):
            counted = _is_place(tokens[before - 1])
            found = frame.resolve(f"{tokens[k].text} {line.text}") if counted else None
            if found is None or len(found[1]) != 1:
                return None
            places = [(found[0], found[1][0])]
            one = tokens[k + 1].text.lower() == "one"
            return Token("L", tokens[k].start, tokens[k + one].end, tokens[k].text, places), k + 1 + one
    return None


def _whole_axis(tokens: list[Token], k: int, frame: Frame) -> tuple[str, int] | None:
    """The axis of ``all stations have 3``, ``3 every day``, ``3 in all four``, ``3 regardless of the dose``.

    Returns
    -------
    (str, int) or None
        The axis and the token behind it.
    """
    end = k + 1
    while end < len(tokens) and end - k < 3 and tokens[end].text.lower() in ("of", "the"):
        end += 1
    count = count_word(tokens[end].text) if end < len(tokens) else None
    end += count is not None
    if tokens[k].text.lower() == "both" and count is None:
        count = 2
    axes = {token.kind.lower() for token in tokens[end : end + 1] if token.kind in "XY"}
    named = bool(axes)
    if not axes and count is not None:
        axes = {axis for axis in "xy" if len(frame.axis(axis)) == count}
        if len(axes) > 1:  # "Ruiz got 10 in all three": Ruiz is on the other one
            axes -= {axis for token in tokens[:k] if token.kind == "L" for axis, _ in token.places}
    if len(axes) != 1:
        return None
    axis = axes.pop()
    while end < len(tokens) and tokens[end].kind == axis.upper():
        end += 1
    after = [token.kind for token in tokens[end : end + 3]]
    if after[:2] == ["i", "a"]:
        after.pop(1)  # "all genes are at 0"
    near = tokens[max(k - 3, 0) : k]
    leads = named and len(after) > 1 and after[0] in "i:" and after[1] in "NB"
    values = [token.quantity for token in near if token.kind in "NB"]
    exact = len(values) == 1 and values[0] is not None and not values[0].is_range
    ends = (not after or after[0] in ",;.&)") and exact and not any(token.kind == "L" for token in near)
    return (axis, end) if leads or ends else None


def named_range(tokens: list[Token], at: int, axis: str, frame: Frame) -> tuple[int, int, int, int] | None:
    """A range whose two ends are labels, after the name of their axis: ``layers 0-4``, ``layers (0-8)``."""
    bracket = at < len(tokens) and tokens[at].kind == "("
    k = at + bracket
    q = tokens[k].quantity if k < len(tokens) else None
    if q is None or not q.is_range:
        return None
    ends = [
        next((p[1] for p in frame.numbers(v) if p[0] == axis), None) for v in (q.low, q.high) if v is not None
    ]
    if len(ends) != 2 or ends[0] is None or ends[1] is None:
        return None
    return (
        min(ends[0], ends[1]),
        max(ends[0], ends[1]),
        tokens[k].end,
        k + 1 + (bracket and k + 1 < len(tokens) and tokens[k + 1].kind == ")"),
    )
