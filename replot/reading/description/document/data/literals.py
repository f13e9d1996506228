"""Tables given as JSON or as a Python list of lists."""

from __future__ import annotations

from bisect import bisect_right

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.data.json_rows import COLUMN_KEYS, ROW_KEYS, rows_of
from replot.reading.description.document.data.json_text import read_json
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import PLAIN

__all__ = ["LED", "MATRIX", "ROW", "begins_literal", "is_row", "literal_tables", "parts_of", "table_of"]
MAX_LINES = 5000
LONGEST_LINE = 200_000
MATRIX = re.compile(r"\[\s*(?:\[[^\[\]]*\][\s,]*){2,}\]")
NAMED = re.compile(r"\w+\s*=\s*")
ROW = re.compile(r"\[([^\[\]]*)\]")
CELLS = re.compile(rf"(?:(?:{PLAIN}\.?|nan|None|null|\"[^\"]*\"|'[^']*')(?:\s*,\s*|\s+|$))+")
NAME = r"(?:'[^'\n]{1,120}'|\"[^\"\n]{1,120}\")"
REMARKED = r"\s*+(?:(?:#|//)[^\n]{0,200}\n\s*+)?+"
NAMES = re.compile(rf"[\[{{]{REMARKED}{NAME}(?:\s*,{REMARKED}{NAME})+\s*,?{REMARKED}[\]}}]")
"""Names in brackets, be it one a line, with a comma behind the last and comments behind some."""
APART = re.compile(r"[^\s,](?:[^,]*[^\s,])?")
SPACED = re.compile(r"\S+")
BEFORE_NAMES = re.compile(r"(\w+)\W{0,2}\s*[=:]\s*(?:np\.array\(|list\(|\{)?\s*$")
OF_ROWS = re.compile(
    rf"\b(?:{'|'.join(ROW_KEYS)})\b\W{{0,2}}\s*[=:]\s*(?:\w[\w.]{{0,20}}\()?[\[{{(]\s*[\"'#/\w](?<!\d)",
    re.I,
)
"""``rows = ["a"``: names of the rows begin, be it in a manner that is not understood."""


WIDE_SPACES = str.maketrans(dict.fromkeys("\u00a0\u2009\u202f", " "))
"""Spaces that no JSON has, as they come with copied text."""
ASSIGNED = re.compile(
    r"\s*(?:(?:const|let|var|val|my|our|local|return) )?[$%@]?\w+(?:: ?\w+)?\s*(?::=|<-|=)\s*"
    r"[\w.]{0,30}%?[\[{(]|"
    r".*\b(?:array|tensor|matrix|DataFrame)\(\s*[\[{]"
)
PRINTED = re.compile(
    r"\s*(?:(?:array|string)\(\d+\) ?\{|Array(?: ?\(|$)|map\[|%\{|"
    r"(?:OrderedDict|defaultdict|Counter|Dict|Map|list)\()"
)
"""How a program prints an array or a dictionary that it calls by its kind."""
COMMENT = re.compile(r"(?<=[\],}])[ \t]*(?:(?:#|//)[^\n]*|\([^()\[\]\n\d]{1,40}\)(?=[,;.]?[ \t]*(?:\n|$)))")


COMMENT_LINE = re.compile(r"^[ \t]*(?:#|//)[ \t]*(?P<said>[^\n]*)$", re.M)


LED = re.compile(r"\s*[^{}\[\]\"]{1,80}:\s+(?=\{\s*\")")
"""``Accuracies: {"P": ...``: words before a literal."""
DECLARED = re.compile(
    r"\s*(?:(?:export|public|private|protected|static|readonly|final|const|let|var|val) ){0,4}(?:"
    r"\w{1,60}[?!]? ?: ?[\w.]{0,40} ?(?:<[^={}()]{1,80}>|\[[^={}()]{1,80}\])? ?=\s*(?=[\[{(])|"
    r"\w[\w:<>]{0,60} ?(?:\w{1,60} ?)?(?:\[\w*\]){1,2} ?(?:\w{1,60} ?)?=\s*(?=\{)|"
    r"[\w:]{1,40}<[^={}()]{1,80}> ?\w{1,60} ?=?\s*(?=\{)|"
    r"\w{1,60} ?:= ?(?:\[\w*\]){2}\w{1,20}(?=\{))"
)
"""A name and its type before a literal: ``private m: Record<Day, Share> = {``, ``int[][] moves = {``."""
BRACED = re.compile(r"\{\s*(?:\{[^{}\[\]:\"']*\}[\s,]*){2,}\}")
NUMBERS = rf"{PLAIN}(?:\s*,\s*{PLAIN}|[ \t]+{PLAIN})+"
SEMICOLONS = re.compile(
    rf"[\s$]*(?:[\w.]{{1,30}}\s*:?=\s*)?(?:mat\(|\[)\s*(?P<rows>{NUMBERS}(?:\s*;\s*{NUMBERS})+)\s*;?\s*[\])]"
    r"[;.,\s$]*"
)
"""``P = [0.7 0.3; 0.4 0.6]``, ``$ mat(0.7, 0.3; 0.4, 0.6) $``: rows between semicolons."""
BRACKETS = str.maketrans("{}", "[]")


def begins_literal(line: str) -> bool:
    """Whether a line may begin a table in JSON or Python."""
    begun = line.lstrip()[:1] in ("{", "[") or ('{"' in line and LED.match(line) is not None)
    if not begun and (PRINTED.match(line) or (";" in line and SEMICOLONS.fullmatch(line))):
        return True
    return begun or (
        any(sign in line for sign in "=(-") and (ASSIGNED.match(line) or DECLARED.match(line)) is not None
    )


def literal_tables(lines: list[str], k: int, stop: int | None = None) -> tuple[list[Block], int]:
    """The literal that begins in line ``k``, of JSON or a program, as table blocks, and the line after it.

    A matrix whose rows and columns nobody names has empty heads. The literal ends before line ``stop``.
    """
    end = k
    depth = 0
    stop = len(lines) if stop is None else stop
    while end < stop and end - k < MAX_LINES and len(lines[end]) < LONGEST_LINE:
        depth += sum(lines[end].count(c) for c in "[{(") - sum(lines[end].count(c) for c in "]})")
        end += 1
        if depth <= 0 and lines[end - 1].strip() != "Array":
            break
    whole = text = "\n".join(lines[k:end]).translate(WIDE_SPACES)
    if (led := LED.match(text) or DECLARED.match(text)) is not None:
        text = text[led.end() :]
    data = read_json(text) if text.lstrip()[:1] in "{[" else None
    if data is not None and (rows := rows_of(data)):
        return [table_of(rows, lines, k, end)], end
    if found := _written(whole, led.end() if led is not None else 0, lines, k, end):
        return found, end
    text = COMMENT.sub("", COMMENT_LINE.sub("", text))
    if ";" in text and (parted := SEMICOLONS.fullmatch(text)) is not None:
        rows = [row.replace(",", " ").split() for row in parted["rows"].split(";")]
        return ([_labelled(rows, lines, k, end)] if len(set(map(len, rows))) == 1 else []), end
    if BRACED.search(text):
        text = text.translate(BRACKETS)
    matrix = next((m for m in MATRIX.finditer(text) if all(map(is_row, ROW.findall(m.group())))), None)
    if matrix is None:
        rows, after = _rows_of_lists(lines, k, stop)
        end = max(end, after)
    else:
        rows = [
            [matrix.group()[a:b].strip("'\"") for a, b in parts_of(matrix.group(), *row.span(1))]
            for row in ROW.finditer(matrix.group())
        ]
    if len({len(row) for row in rows}) != 1:
        return [], end
    return [_labelled(rows, lines, k, end)], end


BEHIND = re.compile(
    r"(?P<turned>\.T\b|\.transpose\(\))?(?:\.\w+\([^()\n]{0,80}\))*[\s;,)]*(?:(?:#|//)[^\n]*)?\s*"
)
"""What may follow a piece of data in its last line."""


def _written(text: str, start: int, lines: list[str], k: int, end: int) -> list[Block]:
    """The tables of a piece of data with names for rows or columns, or with several grids."""
    from replot.reading.description.document.data.data_grids import EMPTY, data_grids
    from replot.reading.description.document.data.notations import Scalar, read_data

    data = read_data(text[start:])
    behind = BEHIND.fullmatch(text, start + data[1]) if data is not None else None
    grids = data_grids(data[0]) if data is not None and behind is not None else []
    if behind is not None and behind["turned"]:
        for grid in grids:
            grid.rows = [list(column) for column in zip(*grid.rows, strict=True)]
    bare = not any(any(grid.rows[0]) or grid.rows[1][0] for grid in grids)
    if len(grids) < 2 and bare and (data is None or data[0].word != "matrix"):
        return []
    begins = [0, *(newline.end() for newline in re.finditer("\n", text))]

    def placed(value: Scalar) -> Text:
        at = value.at + start if value.at >= 0 else 0
        line = bisect_right(begins, at)
        return Text(str(value), [(0, k + line, at - begins[line - 1] + 1)])

    out = []
    for grid in grids:
        rows = [[placed(value) for value in row] for row in grid.rows]
        block = Block("table", placed(grid.title or EMPTY), rows[1][1].span().line, header=1, rows=rows)
        if not any(grid.rows[0]) and not any(row[0] for row in grid.rows):
            named = _labelled([list(map(str, row[1:])) for row in grid.rows[1:]], lines, k, end)
            block.rows, block.headless = named.rows, named.headless
        out.append(block)
    return out


def _rows_of_lists(lines: list[str], k: int, stop: int) -> tuple[list[list[str]], int]:
    """Lines from ``k`` on that each hold a list of as many numbers, at least two of both, and where they end.

    Those of a square may have empty lines between them.
    """
    rows: list[list[str]] = []
    end = k
    for at in range(k, min(stop, k + MAX_LINES)):
        line = lines[at].strip().rstrip(",")
        if rows and not line:
            continue
        if len(rows) == len(rows[0] if rows else "") > 0 and at > end:
            break
        row = ROW.fullmatch(line if rows else NAMED.sub("", line))
        if row is None or not is_row(row[1]):
            break
        rows.append([row[1][a:b] for a, b in parts_of(row[1], 0, len(row[1]))])
        if len(rows[-1]) != len(rows[0]):
            return [], k
        end = at + 1
    apart = end - k > len(rows) != len(rows[0] if rows else "")
    return (rows, end) if len(rows) > 1 and len(rows[0]) > 1 and not apart else ([], k)


def _labelled(rows: list[list[str]], lines: list[str], k: int, end: int) -> Block:
    """Rows as a table, with the names of columns and rows that stand around it, else without heads.

    Two lists of as many names that nobody calls columns or rows leave open which is which.
    """
    around = "\n".join(lines[max(0, k - 40) : end + 40])
    named = list(NAMES.finditer(around))
    lists = [re.findall(r"'([^']*)'|\"([^\"]*)\"", found.group(0)) for found in named]
    heads = [BEFORE_NAMES.search(around, max(0, found.start() - 40), found.start()) for found in named]
    names = [[a or b for a, b in found] for found in lists]
    said = [(m.group(1).lower() if m else "", n) for m, n in zip(heads, names, strict=True)]
    if not names and len(rows) != len(rows[0]) and (numbered := _numbered(around, rows)) is not None:
        named_lines = ([name, *row] for name, row in zip(numbered[1], rows, strict=True))
        return table_of([["", *numbered[0]], *named_lines], lines, k, end)
    columns = next((n for name, n in said if name in COLUMN_KEYS and len(n) == len(rows[0])), None)
    columns = columns or next((n for n in names if len(n) == len(rows[0])), None)
    index = next(
        (n for name, n in said if name in ROW_KEYS and len(n) == len(rows) and n is not columns), None
    ) or next(
        (n for n in reversed(names) if len(n) == len(rows) and n is not columns),
        columns if columns and len(columns) == len(rows) and not OF_ROWS.search(around) else None,
    )
    keyed = any(name in (*COLUMN_KEYS, *ROW_KEYS) and n in (columns, index) for name, n in said)
    if columns is None or index is None or (columns != index and len(rows) == len(columns) and not keyed):
        remarks = _remarks(lines[k:end], len(rows)) if index is None else None
        heads_of_rows = remarks or [""] * len(rows)
        if columns is None and (over := _heads_in_comment(lines[k:end], len(rows[0]))):
            named_lines = ([name, *row] for name, row in zip(heads_of_rows, rows, strict=True))
            return table_of([["", *over], *named_lines], lines, k, end)
        bare = table_of([[name, *row] for name, row in zip(heads_of_rows, rows, strict=True)], lines, k, end)
        bare.headless = True
        return bare
    named_rows = ([name, *row] for name, row in zip(index, rows, strict=True))
    return table_of([["", *columns], *named_rows], lines, k, end)


NUMBERED = re.compile(
    rf"^[ \t]*\w{{1,40}}[ \t]*=[ \t]*(?:np\.array\(|list\()?\[(?P<list>\s*{PLAIN}(?:\s*,\s*{PLAIN})+\s*)\]",
    re.M,
)
"""``T_list = [200, 100, 50]``."""


def _numbered(around: str, rows: list[list[str]]) -> tuple[list[str], list[str]] | None:
    """The labels of columns and rows, where exactly one list of numbers is as long as each of both."""
    lists = [[one.strip() for one in found["list"].split(",")] for found in NUMBERED.finditer(around)]
    fits = [[one for one in lists if len(one) == length] for length in (len(rows[0]), len(rows))]
    if [len(found) for found in fits] != [1, 1]:
        return None
    return fits[0][0], fits[1][0]


REMARK = re.compile(
    r"\s*(?:\w{1,20}\s*=\s*)?[\[{]{1,2}[^\[\]{}]*[\]}]\s*[,\])}]*\s*(?:(?:#|//)\s*|(?P<open>\())"
    r"(?:from |row )?[\"']?(?P<name>[^\W\d_][\w /&-]{0,30}?)[\"']?\s*"
    r"(?(open)\)[,;.]?\s*|(?:(?:->|→|=>|:).{0,60})?)$"
)
"""``[0.9, 0.1],  # bull -> ...``, ``[0.9, 0.1]  (from bull)``: a row and its name."""


def _remarks(lines: list[str], count: int) -> list[str] | None:
    """The names that a program writes behind the rows of an array, if all of them have one."""
    found = [named["name"] for line in lines if (named := REMARK.match(line)) is not None]
    return found if len(found) == count == len(set(found)) else None


def _heads_in_comment(lines: list[str], count: int) -> list[str]:
    """The names of the columns in a comment of its own over the first row, if they are as many."""
    said = next((m["said"].strip() for m in map(COMMENT_LINE.match, lines) if m is not None), "")
    names = next((n for sign in WAYS_APART if len(n := sign.split(said)) == count), [])
    return names if len(set(names)) == len(names) and any(map(str.isalpha, said)) else []


WAYS_APART = tuple(map(re.compile, (r"\s*[,|]\s*", r"\s{2,}|\t", r"\s+")))


def is_row(text: str) -> bool:
    """Whether a text is numbers and missing values, and nothing else."""
    return CELLS.fullmatch(text.strip()) is not None


def parts_of(source: str, start: int, end: int) -> list[tuple[int, int]]:
    """Where the members of a row stand, apart by commas or, as numpy prints them, by spaces only."""
    between = APART if "," in source[start:end] else SPACED
    parts = (part.span() for part in between.finditer(source, start, end))
    return [(a, b - (b - a > 1 and source[b - 1] == ".")) for a, b in parts]  # "1." is 1


def table_of(rows: list[list[str]], lines: list[str], k: int, end: int, begin: int = 0) -> Block:
    """Rows as a table whose cells stand in lines from ``k`` on, in that one behind column ``begin``."""
    block = table_at(k + 1)
    at = k
    for row in rows:
        cells = []
        first = next((name for name in row if name), "")
        at = next((n for n in range(at, end) if first and first in lines[n]), at)
        column = begin if at == k else 0
        for value in row:
            found = lines[at].find(value, column) if value else -1
            column = found if found >= 0 else column
            cells.append(Text(value, [(0, at + 1, column + 1)]))
        block.rows.append(cells)
    return block
