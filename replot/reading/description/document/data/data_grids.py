"""The grids in data that a program wrote: a dictionary in a dictionary, pairs as keys, several matrices."""

from __future__ import annotations

from dataclasses import dataclass

from replot.reading.description.document.data.notations import Data, Scalar
from replot.reading.description.lexicon import patterns as re

__all__ = ["EMPTY", "DataGrid", "data_grids"]
VALUE = re.compile(
    r"[-+]?(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?%?|nan|null|none|na|nil|undefined|inf|", re.I
)
COLUMNS = ("columns", "cols", "col_labels", "xlabels", "x_labels", "xticklabels", "x", "targets")
ROWS = ("index", "rows", "row.names", "row_labels", "ylabels", "y_labels", "yticklabels", "y", "sources")
BOTH = ("labels", "classes", "class_names", "names", "categories", "languages")
TITLES = ("panel", "title", "name", "model", "label", "id")
FEWEST = 2
EMPTY = Scalar("")
EMPTY.at, EMPTY.quoted = -1, False


@dataclass
class DataGrid:
    """Rows with heads, empty where nobody names them, and what the grid is called."""

    rows: list[list[Scalar]]
    title: Scalar | None = None


def data_grids(data: Data) -> list[DataGrid]:
    """Every grid of numbers in a piece of data, or nothing if it holds anything else.

    A dictionary in a dictionary is read by rows, in a data frame by columns.
    """
    if data.word == "matrix" and (rows := _filled(data)):
        return [DataGrid(rows)]
    data, words = _inside(data)
    alone = _grid(data, words, {})
    return [alone] if alone is not None else _several(data, {}, 0)


def _filled(call: Data) -> list[list[Scalar]]:
    """The rows of ``matrix(c(1, 2, 3, 4), nrow = 2)`` in R, which fills columns unless told otherwise."""
    members = {str(key or ""): value for key, value in zip(call.keys, call.values, strict=True)}
    numbers = _numbers(members.get("") or members.get("data", EMPTY))
    sizes = [members.get(name) for name in ("nrow", "ncol")]
    rows, columns = (int(size) if isinstance(size, Scalar) and size.isdecimal() else 0 for size in sizes)
    rows, columns = rows or len(numbers) // max(columns, 1), columns or len(numbers) // max(rows, 1)
    if rows < FEWEST or columns < FEWEST or rows * columns != len(numbers):
        return []
    by_row = str(members.get("byrow", "")).startswith("T")
    steps = (columns, 1) if by_row else (1, rows)
    names = members.get("dimnames")
    both = [v.scalars() for v in names.values if isinstance(v, Data)] if isinstance(names, Data) else []
    fits = [len(labels) for labels in both] == [rows, columns]
    down, across = both if fits else ([EMPTY] * rows, [EMPTY] * columns)
    body = [[numbers[i * steps[0] + j * steps[1]] for j in range(columns)] for i in range(rows)]
    return [[EMPTY, *across], *([name, *row] for name, row in zip(down, body, strict=True))]


def _inside(value: Data) -> tuple[Data, str]:
    """What a call such as ``np.array(...)`` is made of, and the words before its brackets."""
    words = value.word
    while value.word:
        members = list(zip(value.keys, value.values, strict=True))
        inner = [member for key, member in members if key is None and isinstance(member, Data)]
        if len(inner) != 1 or len([k for k in value.keys if k is None]) > FEWEST:
            break
        value = inner[0]
        words += " " + value.word
        more = [(key, member) for key, member in members if key is not None]
        if more and "frame" in words.lower():
            return Data("frame", [None, *(k for k, _ in more)], [value, *(v for _, v in more)]), words
    return value, words


def _pairs(value: Scalar | Data) -> list[tuple[Scalar, Scalar | Data]]:
    """The members of a dictionary, written with keys or as pairs; nothing if it is none."""
    if not isinstance(value, Data):
        return []
    value = _inside(value)[0]
    keys = [key for key in value.keys if isinstance(key, Scalar)]
    if len(keys) == len(value.keys):
        found = list(zip(keys, value.values, strict=True))
    else:
        inner = [v for v in value.values if isinstance(v, Data) and len(v.values) == FEWEST]
        twos = [member.values for member in inner if not any(member.keys)]
        found = [(first, second) for first, second in twos if isinstance(first, Scalar) and first.quoted]
        if len(found) != len(value.values):
            return []
    return found if len({key for key, _ in found}) == len(found) else []


def _numbers(value: Scalar | Data) -> list[Scalar]:
    """A list of numbers; nothing if it is none."""
    found = _inside(value)[0].scalars() if isinstance(value, Data) else []
    return found if found and all(map(_is_value, found)) else []


def _is_value(scalar: Scalar) -> bool:
    return not scalar.quoted and VALUE.fullmatch(scalar) is not None


def _grid(data: Data, words: str, known: dict[str, list[Scalar]]) -> DataGrid | None:
    """The one grid that a piece of data is."""
    if data.word == "frame" and isinstance(data.values[0], Data):
        members = zip(data.keys, data.values, strict=True)
        lists = {str(key): member.scalars() for key, member in members if isinstance(member, Data)}
        return _grid(data.values[0], words, {**known, **lists})
    frame = "frame" in words.lower()
    pairs = _pairs(data)
    rows = _rows_of_names(pairs, known, frame) or _rows_of_keys(data) or _rows_of_lists(data, known)
    rows = rows or _rows_of_records(data)
    if len(rows) <= FEWEST or len(rows[0]) <= FEWEST:
        return None
    return DataGrid([list(column) for column in zip(*rows, strict=True)] if frame and pairs else rows)


def _rows_of_names(
    pairs: list[tuple[Scalar, Scalar | Data]], known: dict[str, list[Scalar]], frame: bool
) -> list[list[Scalar]]:
    """The rows of dictionaries in a dictionary, or of lists in one whose places have names."""
    inner = [(name, dict(_pairs(value))) for name, value in pairs]
    if inner and all(cells and all(map(_is_number, cells.values())) for _, cells in inner):
        names = list(dict.fromkeys(key for _, cells in inner for key in cells))
        common = set(names).intersection(*(cells for _, cells in inner))
        if not common and not set(names).issubset(name for name, _ in inner):
            return []  # each has other members
        body = [[name, *(_as_scalar(cells.get(key)) for key in names)] for name, cells in inner]
        return [[EMPTY, *names], *body]
    lists = [(name, numbers) for name, value in pairs if (numbers := _numbers(value))]
    if len({len(numbers) for _, numbers in lists}) != 1 or len(lists) < FEWEST:
        return []
    known = {**known, **_lists(pairs)}
    places = (ROWS, BOTH) if frame or any(name in known for name in ROWS) else (COLUMNS, BOTH)
    heads = _named(known, [name for names in places for name in names], len(lists[0][1]))
    if not heads and len(lists) < len(pairs):
        return []
    return [[EMPTY, *(heads or [EMPTY] * len(lists[0][1]))], *([name, *numbers] for name, numbers in lists)]


def _lists(pairs: list[tuple[Scalar, Scalar | Data]]) -> dict[str, list[Scalar]]:
    """The lists of labels among the members of a dictionary."""
    lists = ((str(key), value) for key, value in pairs if isinstance(value, Data) and not _numbers(value))
    return {key: labels for key, value in lists if (labels := value.scalars())}


def _is_number(value: Scalar | Data) -> bool:
    return isinstance(value, Scalar) and _is_value(value)


def _as_scalar(value: Scalar | Data | None) -> Scalar:
    return value if isinstance(value, Scalar) else EMPTY


def _rows_of_keys(data: Data) -> list[list[Scalar]]:
    """The rows of a dictionary whose keys are pairs: ``{("a", "x"): 1}``."""
    found: dict[Scalar, dict[Scalar, Scalar]] = {}
    columns: dict[Scalar, None] = {}
    for key, value in zip(data.keys, data.values, strict=True):
        names = key.scalars() if isinstance(key, Data) else []
        if len(names) != FEWEST or not isinstance(value, Scalar) or not _is_value(value):
            return []
        found.setdefault(names[0], {}).setdefault(names[1], value)
        columns[names[1]] = None
    body = [[row, *(cells.get(name, EMPTY) for name in columns)] for row, cells in found.items()]
    return [[EMPTY, *columns], *body]


def _rows_of_lists(data: Data, known: dict[str, list[Scalar]]) -> list[list[Scalar]]:
    """The rows of a list of lists, with the names that stand beside it."""
    data = _inside(data)[0]
    if any(data.keys):
        return []
    rows = [_numbers(value) for value in data.values]
    if len({len(row) for row in rows}) != 1 or len(rows) < FEWEST or len(rows[0]) < FEWEST:
        return []
    both = _named(known, BOTH, len(rows)) if len(rows) == len(rows[0]) else []
    columns = _named(known, COLUMNS, len(rows[0])) or both or [EMPTY] * len(rows[0])
    names = _named(known, ROWS, len(rows)) or both or [EMPTY] * len(rows)
    return [[EMPTY, *columns], *([name, *row] for name, row in zip(names, rows, strict=True))]


def _rows_of_records(data: Data) -> list[list[Scalar]]:
    """The lines of a list of records, each of which begins with a name and has the same members."""
    records = [_pairs(value) for value in data.values] if not any(data.keys) else []
    if len(records) < FEWEST or not records[0] or not isinstance(first := records[0][0][1], Scalar):
        return []
    names = [name for name, _ in records[0]]
    rows = [[value for _, value in record if isinstance(value, Scalar)] for record in records]
    alike = all([name for name, _ in record] == names for record in records)
    if not alike or not first.quoted or any(len(row) != len(names) for row in rows):
        return []
    return [names, *rows] if all(map(_is_value, (row[-1] for row in rows))) else []


def _named(known: dict[str, list[Scalar]], names: list[str] | tuple[str, ...], count: int) -> list[Scalar]:
    """The list of so many labels that has one of some names."""
    return next((known[name] for name in names if len(known.get(name, [])) == count), [])


def _several(data: Data, known: dict[str, list[Scalar]], depth: int) -> list[DataGrid]:
    """Grids side by side: the members of a dictionary by their keys, of a list by what each calls itself."""
    data = _inside(data)[0]
    pairs = _pairs(data)
    known = {**known, **_lists(pairs)}
    found: list[DataGrid] = []
    for key, value in pairs:
        if isinstance(value, Data):
            inner, words = _inside(value)
            grid = _grid(inner, words, known)
            if grid is not None:
                grid.title = key
                found.append(grid)
    if len(found) >= FEWEST:
        return found
    if not pairs:
        records = [value for value in data.values if isinstance(value, Data)]
        each = [(value, {str(key): member for key, member in _pairs(value)}) for value in records]
        for one, members in each:
            grids = _several(one, known, depth + 1) if depth < FEWEST and members else []
            titles = (members.get(name) for name in TITLES)
            title = next((title for title in titles if isinstance(title, Scalar)), None)
            if len(grids) == 1 and title is not None:
                grids[0].title = title
                found += grids
        return found if len(found) == len(each) else []
    if not found and depth < FEWEST:
        within = [(name, value) for name, value in pairs if isinstance(value, Data)]
        deeper = [(name, _several(value, known, depth + 1)) for name, value in within]
        several = [(name, grids) for name, grids in deeper if grids]
        if len(several) == 1:
            return several[0][1]
        if any(len(grids) > 1 for _, grids in several):
            return []
        for name, grids in several:  # {"Ash": {"labels": [...], "matrix": [...]}, "Oak": {...}}
            grids[0].title = name
        return [grids[0] for _, grids in several]
    return found
