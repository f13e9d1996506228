"""Wide form (one row a row of cells) or long form (one row a cell)?"""

from __future__ import annotations

from collections.abc import Sequence

from replot.errors import ReadError
from replot.figure import Panel
from replot.reading.table.cells import looks_numeric
from replot.reading.table.long import long_panels
from replot.reading.table.shape import OWN_FORM, Choice, Table, is_numeric, is_wordy, texts
from replot.reading.table.wide import wide_panel

__all__ = ["read_panels"]

# names of columns that say what they hold, for the long form
ROLES = {"panel": "panel", "x": "x", "column": "x", "col": "x", "y": "y", "row": "y", "value": "value",
         "values": "value", "low": "low", "high": "high", "error": "error", "std": "error", "sd": "error",
         "stderr": "error", "se": "error", "sem": "error", "state": "state", "title": "title",
         "suffix": "suffix", "bold": "bold"}


def read_panels(table: Table, choice: Choice) -> list[Panel]:
    """The panels of a table; its findings are added to ``table.findings``.

    Raises
    ------
    ReadError
        With the column concerned.
    """
    if not table.columns or not table.rows:
        raise ReadError(f"{table.where}: the table has no cells")
    roles = _roles(table, choice)
    return [wide_panel(table, choice)] if roles is None else long_panels(table, choice, roles)


def _roles(table: Table, choice: Choice) -> dict[str, int] | None:
    """Which column of a long table holds what; None for a wide table."""
    if choice.layout == "wide":
        return None
    asked = {"x": choice.x, "y": choice.y, "value": choice.value, "panel": choice.panel}
    roles = {role: _find(table, name) for role, name in asked.items() if name is not None}
    named = {ROLES[name.lower()]: k for k, name in reversed(list(enumerate(table.names)))
             if name.lower() in ROLES and k not in roles.values()}
    if table.labels and (min(named.get("x", 0), named.get("y", 0)) >= table.labels or _mixed(table, named)):
        named = {role: k for role, k in named.items() if role not in ("x", "y")}  # categories, not names
    if not named.keys() >= OWN_FORM:
        named = {role: k for role, k in named.items() if role not in ("suffix", "bold")}
    if {"x", "y", "value"} <= roles.keys() | named.keys():
        return named | roles
    explicit = choice.layout == "long" or bool(roles)
    extras = {role: k for role, k in named.items() if role not in ("x", "y", "value", "title")}
    free = [k for k in range(len(table.columns)) if k not in (*roles.values(), *extras.values())]
    if not explicit and not _looks_long(table, free):
        return None
    if "value" not in roles:
        numeric = [k for k in free if k >= (table.labels or 0) and is_numeric(table.columns[k])]
        if not numeric:
            raise ReadError(f"{table.where}: no column of the long table holds numbers; say value=")
        roles["value"] = named["value"] if named.get("value") in numeric else numeric[-1]
    free = [k for k in free if k != roles["value"]]
    missing = [role for role in ("y", "x") if role not in roles]
    if len(free) != len(missing):
        known = ", ".join(repr(table.names[k]) for k in free)
        raise ReadError(f"{table.where}: of the columns {known or 'that are left'} of the long table it is "
                        f"not clear which is {' and which is '.join(missing) or 'what'}; say x=, y=, value= "
                        "and panel=")
    return extras | roles | dict(zip(missing, free, strict=True))


def _mixed(table: Table, named: dict[str, int]) -> bool:
    """Whether an index that is called x or y names each row once, and the other name heads numbers."""
    places = sorted(k for role, k in named.items() if role in ("x", "y"))
    if table.labels != 1 or len(places) < 2 or places[0] > 0:
        return False
    rows = texts(table.columns[0])
    return len(set(rows)) == len(rows) and is_numeric(table.columns[places[1]])


def _find(table: Table, name: str) -> int:
    if table.names.count(name) != 1:
        known = ", ".join(map(repr, table.names))
        count = "no" if name not in table.names else "more than one"
        raise ReadError(f"{table.where}: there is {count} column {name!r}; there are {known}")
    return table.names.index(name)


def _looks_long(table: Table, free: Sequence[int]) -> bool:
    """Whether a table can hardly be anything but long.

    Its last column holds numbers, the two before it name a cell and do so only once, and the first
    repeats, as labels of the rows of a wide table do not.
    """
    labels = table.labels
    if len(free) == 4 and labels in (None, 0, 3) and is_numeric(table.columns[free[3]]) \
            and (labels == 3 or all(is_wordy(table.columns[k]) for k in free[:3])):
        raise ReadError(f"{table.where}: three columns of labels and one of numbers; say which is the panel "
                        "with panel=, or layout='wide'")
    if len(free) != 3 or labels == 3:
        return False
    first, second, last = (table.columns[k] for k in free)
    if not is_numeric(last) or (labels == 1 and is_numeric(second)):
        return False
    one, two = texts(first), texts(second)
    once = len(set(zip(one, two, strict=True))) == len(one)
    if labels == 2:  # two levels of an index and one column: the result of a groupby
        return once
    if not once:
        return False
    distinct, others = len(set(one)), len(set(two))
    if is_numeric(first) and is_numeric(second):
        named = all(name and not looks_numeric(name) for name in table.names)
        return named and distinct > 1 and others > 1 and distinct * others == len(one) > 2
    if is_wordy(first) and is_wordy(second):
        return distinct < len(one) or others < len(two) or len(one) == 1
    return distinct < len(one)
