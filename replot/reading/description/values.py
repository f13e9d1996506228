"""Stretches of text to cell statements: who has which value."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from replot.figure import APPROXIMATE, BLANK, RANGE, STATED, UNSTATED
from replot.findings import Span
from replot.reading.description.document import Text
from replot.reading.description.frame import Frame
from replot.reading.description.lexicon import MISSING, MISSING_CELL, Quantity, find_quantities, is_missing, is_unknown, parse_quantity
from replot.reading.description.tokens import Token, tokenize

__all__ = ["CellStatement", "Context", "Ranks", "read_values", "statement"]


class Ranks:
    """How much a statement counts against another about the same cell."""

    TABLE = 0
    LIST = 1
    PROSE = 2
    DEFAULT = 5
    CLAIM = 7


@dataclass(slots=True)
class CellStatement:
    """One statement about one cell."""

    row: int
    column: int
    quantity: Quantity | None
    state: str
    rank: int
    span: Span
    bold: bool = False


@dataclass
class Context:
    """What is fixed by the headings and items that a text stands under: axis -> indices."""

    fixed: dict[str, list[int]] = field(default_factory=dict)
    ragged: bool = False
    scale_low: float | None = None
    accounting: bool = False
    misfits: list[tuple[Span, int, int]] = field(default_factory=list)
    homeless: list[Span] = field(default_factory=list)
    zipped: dict[str, list[int]] = field(default_factory=dict)
    diagonal: bool = False

    def with_(self, axis: str, indices: list[int]) -> Context:
        return replace(self, fixed={**self.fixed, axis: indices})

    @property
    def free(self) -> str:
        return "".join(axis for axis in "xy" if axis not in self.fixed)


def statement(row: int, column: int, quantity: Quantity | None, rank: int, span: Span, bold: bool = False,
              state: str | None = None) -> CellStatement:
    """A statement with the state that its quantity says."""
    if state is None:
        if quantity is None:
            state = BLANK
        elif quantity.is_range:
            state = RANGE
        elif quantity.approximate:
            state = APPROXIMATE
        else:
            state = STATED
    return CellStatement(row, column, quantity, state, rank, span, bold)


DIGIT = re.compile(r"\d|[½¼¾⅓⅔]")
ASIDE = re.compile(r"\((?=[^()]*[A-Za-z])[^()]*\)")
TRAIL = re.compile(r"\s*(?:→|->|=>)\s*[A-Za-z][^→]*$")
HEAD_SIGNS = re.compile(r":(?=\s|$)|\s*(?:→|⟶|->|=>)\s*|\s+[–—]\s+|\s+-\s+|\s*=\s*(?![\s]*$)|\s+\|\s+")
COMMENT = re.compile(r"^\s*(?:\*?trends?|notes?|pattern|observations?|interpretation|comment|summary|colou?rs?(?: scale| bar| gradient)?|legend|insights?|implications?|remarks?|key (?:takeaways?|points?|findings?)|"
                     r"overall|average|mean|total|peaks?|visual(?: trend)?|meaning|gradient|range|conclusion|takeaways?|analysis|highlights?|max(?:imum)?|min(?:imum)?(?= (?:value|score|cell))|best|worst|highest|lowest)\b[^:]{0,30}:", re.I)
CLAIM_WORDS = re.compile(r"\b(?:average[sd]?|mean|median|total|sum|overall|differ(?:s|ences?)?|gap|increase[sd]?|decreases?d?|drop(?:s|ped)?|gain(?:s|ed)?|loses?|lost|loss of|rise[sn]?|rose|fell|falls?|improve(?:s|d|ments?)?|"
                         r"points?|percentage points|p\.p\.|pp|more than|less than|fewer|at least|at most|times|fold|threshold|cut-?off|p\s?[<=]|n\s?=|e\.g\.|for example|for instance|such as|steps?|"
                         r"between the|range[sd]? (?:from|between)|ranging|spans?|ahead|behind|exceeds?|better|worse|half|double|twice|no (?:cell|value)|never|always|only|out of|"
                         r"outperform\w*|correlat\w+ (?:of|between) .*(?:weak|moderate|strong)|suggest\w*|indicat\w*|because|due to|consistent\w*|approximately \d+ (?:cells|of))\b", re.I)
SELF = re.compile(r"self(?:[- ]\w+)?|(?:\w+ )?with itself|itself|diagonal|(?:the )?same(?: \w+)?", re.I)


def read_values(text: Text, frame: Frame, context: Context, rank: int = Ranks.LIST) -> list[CellStatement]:
    """Cell statements of one sentence, list item or line.

    Parameters
    ----------
    text : Text
    frame : Frame
        The axes of the panel.
    context : Context
        What is fixed already.
    rank : int
        How much the statements count.
    """
    if len(text.text) > 60_000 or not (DIGIT.search(text.text) or MISSING.search(text.text)):
        return []
    return _read(text, frame, context, rank, 0)


def _read(text: Text, frame: Frame, context: Context, rank: int, depth: int) -> list[CellStatement]:
    source = text.text
    if len(context.free) == 1:
        tokens = tokenize(_without_asides(source, frame), frame)
        found = _pairs(tokens, text, frame, context, rank) or _value_list(tokens, text, frame, context, rank)
        if found:
            return found
    if context.free and depth < 4:
        split = _head(text, frame, context)
        if split is not None:
            inner, body = split
            if body.text:
                found = _read(body, frame, inner, rank, depth + 1)
                if found and not _contradicts(found):
                    return found
    if not context.free:
        return _fixed(text, frame, context, rank)
    from replot.reading.description.vague import read_vague

    vague = read_vague(text, frame, context, rank)
    if vague:
        return vague
    tokens = tokenize(_without_asides(source, frame), frame)
    for reader in (_pairs, _value_list, _runs):
        found = reader(tokens, text, frame, context, rank)
        if found:
            return found
    if ";" in source and depth < 2:
        parts = _parts(text)
        if len(parts) > 1 and sum(any(True for _ in find_quantities(p.text)) for p in parts) > 1:
            found = [cell for part in parts for cell in _read(part, frame, context, rank, depth + 2)]
            if found:
                return found
    return []


def _contradicts(cells: list[CellStatement]) -> bool:
    """Whether one reading gives a cell two values: then it is the wrong reading."""
    seen: dict[tuple[int, int], float | None] = {}
    for cell in cells:
        value = cell.quantity.value if cell.quantity is not None else None
        if seen.setdefault((cell.row, cell.column), value) != value and cell.rank != Ranks.DEFAULT:
            return True
    return False


def _head(text: Text, frame: Frame, context: Context) -> tuple[Context, Text] | None:
    """A key at the beginning that fixes an axis, and what follows it."""
    source = text.text
    for k, match in enumerate(HEAD_SIGNS.finditer(source)):
        if k > 3 or match.start() > 240:
            break
        if source.count("(", 0, match.start()) > source.count(")", 0, match.start()):
            continue
        head = source[:match.start()]
        if len(context.free) == 2 and source[match.end():].strip() and not re.search(r"[;,]\s*\S+[^;,]*[:=→]", source[match.end():]) \
                and (pair := frame.resolve_pair(head)) is not None:
            return context.with_("y", [pair[0]]).with_("x", [pair[1]]), text.cut(match.end())
        if len(context.free) == 1 and SELF.fullmatch(head.strip()):
            other = {"x": "y", "y": "x"}[context.free]
            if len(context.fixed[other]) == 1 and (same := frame.resolve(frame.axis(other)[context.fixed[other][0]], context.free)):
                return context.with_(*same), text.cut(match.end())
        resolved = frame.resolve(head, context.free)
        if resolved is None:
            mentions = [m for m in frame.mentions(head) if any(p[0] in context.free for p in m.places)]
            told = [q for q in find_quantities(head) if not frame.numbers(q.value)]
            resolved = None if told else _one_axis(mentions, frame, context)
            tail = re.search(r"[,;]?\s*(?:at|for|from|in)?\s*([A-Za-zγκλτσεδβα][\w ]{0,14}\s?=?\s?[\d.]+\w?%?)\s*$", head)
            if resolved is None and tail:
                resolved = frame.resolve(tail.group(1), context.free)
            if resolved is None and match.group(0).startswith(":") and not list(find_quantities(head)) and len(head.split()) <= 12:
                body = text.cut(match.end())
                if HEAD_SIGNS.search(body.text) or list(find_quantities(body.text[:200])):
                    return context, body
        if resolved is not None:
            axis, indices = resolved
            body = text.cut(match.end())
            if not body.text and not match.group(0).startswith(":"):
                continue
            return context.with_(axis, indices), body
    verb = VERB.search(source[:160])
    if verb and not CLAIM_WORDS.search(source):
        head = re.sub(r"^\W*(?:(?:and|also|then|finally|for|in|at|the)\s+)+", "", source[:verb.start()])
        resolved = frame.resolve(head, context.free)
        if resolved is not None:
            return context.with_(*resolved), text.cut(verb.end())
    return None


VERB = re.compile(r"\s+(?:it(?:['’]s| is)|is|are|was|were|reads?|gives?|has|had|have|scores?|shows?|gets?|yields?|holds?|contains?|stands at|comes to)\s+", re.I)


def _parts(text: Text) -> list[Text]:
    """A text cut at its semicolons."""
    out, start = [], 0
    for match in re.finditer(r";\s+(?:and\s+)?", text.text):
        out.append(text.cut(start, match.start()))
        start = match.end()
    return [part for part in (*out, text.cut(start)) if part]


def _one_axis(mentions: list, frame: Frame, context: Context) -> tuple[str, list[int]] | None:
    """The axis that all labels named in a head belong to."""
    sure = [m for m in mentions if m.sure]
    if not sure or len(sure) > 6:
        return None
    for axis in ("y", "x"):
        if axis in context.free and all(any(p[0] == axis for p in m.places) for m in sure):
            indices = [next(p[1] for p in m.places if p[0] == axis) for m in sure]
            return axis, list(dict.fromkeys(indices))
    return None


def _without_asides(source: str, frame: Frame) -> str:
    """Remarks in parentheses blanked, unless they hold a label or a number that counts."""

    named = [(m.start, m.end) for m in frame.mentions(source)] if "(" in source else []

    def blank(match: re.Match[str]) -> str:
        inner = match.group(0)[1:-1]
        if any(a < match.end() and match.start() < b for a, b in named):
            return match.group(0)
        if frame.resolve(inner) is not None or frame.mentions(inner) or frame._alias(inner):
            return match.group(0)
        if re.fullmatch(r"\s*[+\-−~≈]?[\d.,]+\s*(?:%|[a-zA-Z°µ/×]{1,6})?\s*", inner) or is_missing(inner):
            return match.group(0)
        if find_only_quantity(inner):
            return match.group(0)
        return " " * len(match.group(0))

    return ASIDE.sub(blank, source)


def find_only_quantity(text: str) -> bool:
    """Whether a text is one number with its marks and little else."""
    found = parse_quantity(text)
    if found is not None:
        return True
    numbers = list(find_quantities(text))
    return len(numbers) == 1 and len(re.findall(r"[A-Za-z]{2,}", text[:numbers[0].start] + text[numbers[0].end:])) == 0


def _cells(context: Context, frame: Frame) -> list[tuple[int, int]]:
    rows = context.fixed.get("y", range(len(frame.y)))
    columns = context.fixed.get("x", range(len(frame.x)))
    return [(i, j) for i in rows for j in columns]


def _emit(values: list[tuple[Quantity | None, int, int]], cells: list[tuple[int, int]], text: Text, rank: int) -> list[CellStatement]:
    out = []
    for (quantity, start, end), (row, column) in zip(values, cells, strict=False):
        out.append(statement(row, column, quantity, rank, text.span(start, end), text.is_bold(start, end)))
    return out


def _only_values(text: str, frame: Frame) -> list[tuple[Quantity | None, int, int]] | None:
    """The values of a plain list such as ``3.2, 4.1 and n/a``, or None if it is no such list."""
    source = TRAIL.sub(lambda m: " " * len(m.group(0)), text)
    source = ASIDE.sub(lambda m: " " * len(m.group(0)), source).rstrip(" .;")
    if source[:1] in "[(" and source[-1:] in "])":
        source = " " + source[1:-1] + " "
    pieces: list[tuple[int, int]] = []
    for separator in (r"\s*\|\s*", r"\s*;\s*", r"\s+·\s+", r",(?!\d{3}(?!\d))\s*(?:and\s+)?|,(?=\d{3}(?:\.\d+)?\s*,?\s)(?<=\d{4},)|\s+and\s+", r"\s+/\s+", r"\s+"):
        pieces, start = [], 0
        for match in re.finditer(separator, source):
            pieces.append((start, match.start()))
            start = match.end()
        pieces.append((start, len(source)))
        if len(pieces) > 1:
            break
    out: list[tuple[Quantity | None, int, int]] = []
    for start, end in pieces:
        piece = source[start:end].strip()
        if not piece:
            continue
        at = source.find(piece, start)
        lead = re.match(r"(?:and|then|finally)\s+", piece)
        if lead:
            at, piece = at + lead.end(), piece[lead.end():]
        quantity = parse_quantity(piece)
        if quantity is not None:
            out.append((quantity, at, at + len(piece)))
        elif MISSING_CELL.fullmatch(piece) or is_unknown(piece):
            out.append((None, at, at + len(piece)))
        else:
            return None
    return out or None


ALL_OF = re.compile(r"\b(?:all|every|each|throughout|everywhere|across)\b", re.I)


def _fixed(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """Both axes are fixed: one value for all the cells, or as many values as cells."""
    source = text.text
    cells = _cells(context, frame)
    if not cells or len(cells) > 100_000:
        return []
    values = _only_values(source, frame)
    if values is not None and len(values) == len(cells) and len(cells) > 1:
        return _emit(values, cells, text, rank)
    if values is not None and len(values) == 1:
        return _emit(values * len(cells), cells, text, rank)
    if values is None:
        plain = ASIDE.sub(lambda m: " " * len(m.group(0)), source)
        if re.match(r"\W*(?:" + MISSING_CELL.pattern + r")\W*(?:$|[,;(])", plain, re.I) or re.match(r"\s*(?:no |not )", plain, re.I) and not list(find_quantities(plain)):
            return _emit([(None, 0, len(source))] * len(cells), cells, text, rank)
        quantities = list(find_quantities(plain))
        quantities = [q for q in quantities if not (q.low is not None and q.high is None)]
        first = re.match(r"[^\w~<>≈+\-−.]*(?:(?:approximately|about|around|roughly|nearly|almost|a |an |the |value of|score of|is|at|only|just|=|between|below|under)\s*)*", plain, re.I)
        if quantities and first and quantities[0].start <= max(first.end(), 0) + 1:
            q = quantities[0]
            if q.high is not None and q.low is None:
                q = _closed(q, context)
                if q is None:
                    return []
            return _emit([(q, q.start, q.end)] * len(cells), cells, text, rank)
        if len(quantities) == 1 and not CLAIM_WORDS.search(plain):
            q = quantities[0]
            return _emit([(q, q.start, q.end)] * len(cells), cells, text, rank)
    return []


def _closed(q: Quantity, context: Context) -> Quantity | None:
    """``below 10`` as a range, where the scale says where it begins."""
    if context.scale_low is None or q.high is None or context.scale_low >= q.high:
        return None
    return replace(q, low=context.scale_low, value=(context.scale_low + q.high) / 2)


def _on(token: Token, axis: str) -> int | None:
    return next((p[1] for p in token.places if p[0] == axis), None)


def _segments(tokens: list[Token]) -> list[list[Token]]:
    """Tokens between commas, semicolons and *and* that stand outside brackets."""
    out: list[list[Token]] = [[]]
    depth = 0
    for token in tokens:
        if token.kind in "([":
            depth += 1
        elif token.kind in ")]":
            depth = max(0, depth - 1)
        if depth == 0 and token.kind in ",;&":
            out.append([])
        else:
            out[-1].append(token)
    return [segment for segment in out if segment]


VALUE = ("N", "M", "B")


def _pairs(tokens: list[Token], text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """``label: value``, ``value (label)``, ``value at label`` ... for one axis, the other one fixed."""
    for axis in context.free:
        other = {"x": "y", "y": "x"}[axis]
        if other not in context.fixed or not frame.axis(axis):
            continue
        pairs: list[tuple[list[int], Token]] = []
        ok = True
        for segment in _segments(tokens):
            pair = _pair(segment, axis, frame)
            if pair is None:
                if any(t.kind in ("N", "B", "L") for t in segment):
                    ok = False
                    break
                continue
            pairs.append(pair)
        if not ok or not pairs:
            continue
        labels = [k for indices, _ in pairs for k in indices]
        if len(set(labels)) != len(labels):
            continue
        out: list[CellStatement] = []
        for indices, token in pairs:
            for k in indices:
                for fixed in context.fixed[other]:
                    row, column = (fixed, k) if axis == "x" else (k, fixed)
                    out.append(_from_token(token, row, column, text, rank))
        return out
    return []


def _from_token(token: Token, row: int, column: int, text: Text, rank: int) -> CellStatement:
    start = token.quantity.number_start if token.quantity is not None else token.start
    bold = text.is_bold(start, start + len(token.quantity.text)) if token.quantity is not None else False
    return statement(row, column, token.quantity, rank, text.span(token.start, token.end), bold)


def _pair(segment: list[Token], axis: str, frame: Frame) -> tuple[list[int], Token] | None:
    words = sum(t.kind == "w" for t in segment)
    labels = [t for t in segment if t.kind == "L" and _on(t, axis) is not None]
    others = [t for t in segment if t.kind == "L" and _on(t, axis) is None]
    maybe = [t for t in segment if t.kind == "B" and _on(t, axis) is not None]
    values = [t for t in segment if t.kind in ("N", "M") or (t.kind == "B" and _on(t, axis) is None)]
    if others or words > 3:
        return None
    if len(labels) == 2 and any(t.kind in ("t", "–", "-", "—") for t in segment) and len(values) + len(maybe) == 1:
        a, b = _on(labels[0], axis), _on(labels[1], axis)
        if a is not None and b is not None:
            return list(range(min(a, b), max(a, b) + 1)), (values + maybe)[0]
    sure = [t for t in labels if t.sure] or labels
    if len(sure) == 1 and len(values) + len(maybe) == 1:
        k = _on(sure[0], axis)
        return ([k], (values + maybe)[0]) if k is not None else None
    if not labels and len(maybe) == 1 and len(values) == 1:
        k = _on(maybe[0], axis)
        return ([k], values[0]) if k is not None and _linked(segment, maybe[0], values[0]) else None
    if not labels and len(maybe) == 2 and not values:
        kinds = "".join(t.kind for t in segment if t.kind != "w")
        label = None
        if re.fullmatch(r"\(B\)[:=→i]?B", kinds) or re.fullmatch(r"B[:=→i]B", kinds):
            label = maybe[0]
        elif re.fullmatch(r"B\(a?B\)|BaB|B[:=]?\[B\]", kinds):
            label = maybe[1]
        if label is not None:
            k = _on(label, axis)
            return ([k], maybe[1] if label is maybe[0] else maybe[0]) if k is not None else None
    return None


def _linked(segment: list[Token], label: Token, value: Token) -> bool:
    """Whether a bare number is tied to a value: by brackets, a sign or a preposition."""
    first, second = sorted((label, value), key=lambda t: t.start)
    between = [t.kind for t in segment if first.end <= t.start < second.start and t.kind != "w"]
    before = [t.kind for t in segment if t.end <= first.start]
    if label is first:
        return bool(between) and (between[0] in ":=→i" or (between[0] in ")]" and any(b in "([" for b in before)))
    return bool(between) and between[0] in "(a["


def _value_list(tokens: list[Token], text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """``3.2, 4.1, 5.0``: as many values as the free axis has labels, in its order."""
    if len(context.free) != 1:
        return []
    axis = context.free
    other = {"x": "y", "y": "x"}[axis]
    values = _only_values(text.text, frame)
    size = len(frame.axis(axis))
    fixed = context.fixed[other]
    if values is None or len(fixed) != 1 or (len(values) < 2 and not (context.ragged and axis == "x" and fixed[0] == 0)):
        return []
    if len(values) != size:
        if not (context.ragged and axis == "x" and len(values) == fixed[0] + 1 <= size):
            context.misfits.append((text.span(values[0][1], values[-1][2]), len(values), size))
            return []
    out = []
    for k, (quantity, start, end) in enumerate(values):
        row, column = (fixed[0], k) if axis == "x" else (k, fixed[0])
        out.append(statement(row, column, quantity, rank, text.span(start, end), text.is_bold(start, end)))
    return out


@dataclass
class _Run:
    kind: str
    tokens: list[Token]
    axis: str = ""
    indices: list[int] = field(default_factory=list)
    bracketed: bool = False

    @property
    def start(self) -> int:
        return self.tokens[0].start


def _runs(tokens: list[Token], text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """Prose: runs of labels and runs of values, bound by their lengths and neighbourhood."""
    runs = _find_runs(tokens, frame, context)
    values = [run for run in runs if run.kind == "V"]
    labels = [run for run in runs if run.kind == "L"]
    if not values or not (labels or context.fixed or context.zipped):
        return []
    source = text.text
    claims = bool(CLAIM_WORDS.search(_blank(source, tokens)))
    structured = any(len(run.tokens) > 1 for run in values)
    careful = claims and not structured and not re.search(r"\bintersect\w*\b", source, re.I)
    out: list[CellStatement] = []
    state: dict[str, list[int]] = {axis: list(v) for axis, v in context.fixed.items()}
    spread: dict[str, list[int]] = dict(context.zipped)
    value_first = _value_first(runs, context)
    used: set[int] = set()
    for k, run in enumerate(runs):
        if run.kind == "L":
            if k in used:
                continue  # it belongs to the values before it
            if len(run.indices) > 1:
                spread[run.axis] = run.indices
                state.pop(run.axis, None)
            else:
                state[run.axis] = run.indices
            continue
        if careful and not _tight(tokens, run):
            continue
        if not context.fixed and len(run.tokens) == 1 and (pair := _named_pair(runs, k, frame)) is not None:
            out.append(_from_token(run.tokens[0], *pair, text, rank))
            continue
        here = dict(state)
        following = runs[k + 1] if k + 1 < len(runs) else None
        if following is not None and following.kind == "L" and (following.bracketed or (value_first and len(following.indices) == len(run.tokens))):
            used.add(k + 1)
            if len(following.indices) == 1 or len(following.indices) == len(run.tokens):
                here[following.axis] = following.indices
        out.extend(_bind(run, here, spread, frame, text, rank))
    context.zipped.update({axis: v for axis, v in spread.items() if axis not in context.fixed})
    seen: set[tuple[int, int]] = set()
    for cell in out:
        if (cell.row, cell.column) in seen:
            return []
        seen.add((cell.row, cell.column))
    return out


def _blank(source: str, tokens: list[Token]) -> str:
    """The text without the labels, so that a label's words are no claim."""
    for token in tokens:
        if token.kind == "L":
            source = source[:token.start] + " " * (token.end - token.start) + source[token.end:]
    return source


def _named_pair(runs: list[_Run], k: int, frame: Frame) -> tuple[int, int] | None:
    """``A and B share 0.34``: two labels of a square matrix joined by *and* are a row and a column."""
    before = runs[k - 1] if k else None
    if before is None or before.kind != "L" or len(before.indices) != 2 or len(before.tokens) != 2 or frame.x != frame.y:
        return None
    if k > 1 and runs[k - 2].kind == "L":
        return None
    return before.indices[0], before.indices[1]


def _value_first(runs: list[_Run], context: Context) -> bool:
    """Whether each value stands before its label; an axis that is named once only sets the scene."""
    names = [run.axis for run in runs if run.kind == "L"]
    if not names:
        return False
    sequence = [run for run in runs if run.kind == "V" or names.count(run.axis) > 1]
    if len({run.axis for run in sequence if run.kind == "L"}) != 1:
        sequence = runs
    return sequence[0].kind == "V" and sequence[-1].kind == "L"


def _tight(tokens: list[Token], run: _Run) -> bool:
    """Whether a value is tied to a label by a bracket or a sign, and not only by standing in one sentence."""
    k = tokens.index(run.tokens[0])
    before, after = tokens[max(0, k - 2):k], tokens[k + 1:k + 3]
    if len(before) == 2 and before[0].kind == "L" and before[1].kind in "(:=→a":
        return True
    return len(after) == 2 and after[0].kind in "(" and after[1].kind == "L" or bool(before) and before[-1].kind == "L"


def _bind(run: _Run, here: dict[str, list[int]], spread: dict[str, list[int]], frame: Frame, text: Text, rank: int) -> list[CellStatement]:
    n = len(run.tokens)
    if n == 1 and len(here.get("x", ())) == 1 and len(here.get("y", ())) == 1:
        return [_from_token(run.tokens[0], here["y"][0], here["x"][0], text, rank)]
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
        return [_from_token(token, *((fixed, k) if axis == "x" else (k, fixed)), text, rank) for token, k in zip(run.tokens, along, strict=True)]
    return []


def _find_runs(tokens: list[Token], frame: Frame, context: Context) -> list[_Run]:
    runs: list[_Run] = []
    depth = 0
    between: list[str] = []
    for k, token in enumerate(tokens):
        if token.kind in "([":
            depth += 1
        elif token.kind in ")]":
            depth = max(0, depth - 1)
        joins = all(kind in ",&" for kind in between) and bool(between)
        ranged = [kind for kind in between if kind not in "f"] == ["t"]
        previous = runs[-1] if runs else None
        if token.kind == "L" and (token.sure or depth):
            axis = _axis_of(token, previous if joins or ranged else None, context, runs)
            index = _on(token, axis)
            if index is None:
                between.append("w")
                continue
            if previous is not None and previous.kind == "L" and previous.axis == axis and ranged:
                a = previous.indices[-1]
                previous.indices.extend(range(a + 1, index + 1) if index > a else range(a - 1, index - 1, -1))
            elif previous is not None and previous.kind == "L" and previous.axis == axis and joins and index not in previous.indices:
                previous.indices.append(index)
                previous.tokens.append(token)
            else:
                run = _Run("L", [token], axis, [index], depth > 0)
                if token.through is not None:
                    run.indices = list(range(index, token.through + 1))
                runs.append(run)
            between = []
        elif token.kind == "B":
            follows_label = previous is not None and previous.kind == "L" and joins
            index = _on(token, previous.axis) if follows_label and previous is not None else None
            nxt = next((t.kind for t in tokens[k + 1:] if t.kind not in ",&"), "")
            if previous is not None and previous.kind == "L" and ranged and (end := _on(token, previous.axis)) is not None:
                a = previous.indices[-1]
                previous.indices.extend(range(a + 1, end + 1) if end > a else range(a - 1, end - 1, -1))
            elif index is not None and previous is not None and index not in previous.indices and (nxt != "N" or tokens[k + 1].kind not in ",&") \
                    and not (k + 1 < len(tokens) and tokens[k + 1].kind in "a(:=→"):
                previous.indices.append(index)
                previous.tokens.append(token)
            elif depth and _lonely(tokens, k) and token.places:
                axis = _axis_of(token, None, context, runs)
                label = _on(token, axis)
                if label is not None:
                    runs.append(_Run("L", [token], axis, [label], True))
            elif previous is not None and previous.kind == "V" and joins:
                previous.tokens.append(token)
            else:
                runs.append(_Run("V", [token]))
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
                runs.append(_Run("V", [token]))
            between = []
        else:
            between.append(token.kind)
    return runs


def _lonely(tokens: list[Token], k: int) -> bool:
    """Whether a number stands alone in brackets."""
    return 0 < k < len(tokens) - 1 and tokens[k - 1].kind in "([" and tokens[k + 1].kind in ")]"


def _axis_of(token: Token, joined: _Run | None, context: Context, runs: list[_Run]) -> str:
    axes = list(dict.fromkeys(p[0] for p in token.places))
    if len(axes) == 1:
        return axes[0]
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


UNKNOWN = UNSTATED
