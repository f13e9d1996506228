"""Tables in long form: one line a cell."""

from __future__ import annotations

from dataclasses import replace
from math import prod

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.sides import side_of
from replot.reading.description.limits import current, too_many
from replot.reading.description.statements.tables.confusions import order_of_confusions
from replot.reading.description.statements.tables.facts import TableCell, TableFact

__all__ = ["PANEL_HEAD", "long_form"]
VALUE_HEAD = re.compile(
    r"(?:counts?|values?|scores?|freq\w*|numbers?|n|percent\w*|%|samples|instances|correlations?|coefficients?|"
    r"similarit\w+|prob\w*|weights?|rates?)(?: \(.*\))?",
    re.I,
)

ERROR_HEAD = re.compile(
    r"(?:std\.?|sd|se|sem|stderr|std\.? ?dev\.?|standard (?:deviation|error)s?|error|\+/-|±|uncertainty)",
    re.I,
)
"""The head of a column that tells how exact the values before it are."""


def _with_error(cell: TableCell, error: TableCell) -> TableCell:
    if cell.quantity is None or error.quantity is None:
        return cell
    return replace(cell, quantity=replace(cell.quantity, error=abs(error.quantity.value)))


def _alike(body: list[list[Text]], a: int, b: int) -> bool:
    """Whether two columns hold the same names: both are labels of one square matrix."""
    one, other = ({key(row[c].text) for row in body} for c in (a, b))
    return len(one & other) >= 0.6 * max(len(one), len(other))


SERIES = re.compile(r"(?P<word>[^\W\d_]{0,8})[ _-]?\d[\d.]*\s?(?P<unit>%|[^\W\d_]{0,5})")


def _is_series(names: list[str]) -> bool:
    """Whether columns are steps of one thing, and no metrics: ``L1, L4, L8``, ``6 h, 12 h``."""
    steps = [SERIES.fullmatch(name) for name in names]
    return all(steps) and len({(step["word"], step["unit"]) for step in steps if step is not None}) == 1


PANEL_HEAD = re.compile(r"(?:sub[- ]?)?(?:panel|plot|figure)|fig\.?|facet|heat[- ]?map", re.I)
"""The head of a column that says which heatmap a line belongs to."""
METRIC_HEAD = re.compile(r"(?:evaluation |performance )?(?:metric|measure)|quantity|score type", re.I)
"""The head of a column of metrics: each of them makes a heatmap, no axis has several."""
LINE_HEAD = re.compile(r"[xy]|rows?|col(?:umn)?s?", re.I)
"""The head of a column of labels that is no name of their axis."""


def _of_panels(names: list[str]) -> list[int]:
    """The columns that tell the heatmaps apart."""
    return [c for c, name in enumerate(names) if PANEL_HEAD.fullmatch(name) or METRIC_HEAD.fullmatch(name)]


def _of_classes(first: str, second: str) -> bool:
    """Whether two columns are what was true and what was predicted, of the same classes."""
    return {side_of(first), side_of(second)} == {"truth", "predicted"}


def _filled(body: list[list[Text]]) -> list[list[Text]]:
    """The lines with the class that is written once for several of them."""
    first, *others = body or [[]]
    out = [first] if first else []
    for row in others:
        out.append(row if row[0].text.strip() else [out[-1][0], *row[1:]])
    return out


def _of_pairs(names: list[str], body: list[list[Text]]) -> bool:
    """Whether a table has two columns of the same names, or a row and a column, and one of values."""
    if len(names) != len(A_CELL) or len(body) < 2:
        return False
    first, second = ({key(row[c].text) for row in body} for c in (0, 1))
    return first == second or all(map(LINE_HEAD.fullmatch, names[:2]))


A_CELL = ("row", "column", "value")


LAST_OF_THREE = 2
"""The column of the third of three settings."""


def _is_crossed(body: list[list[Text]], distinct: list[int]) -> bool:
    """Whether three columns hold each combination of their entries once: no values do so by chance."""
    first = distinct[: LAST_OF_THREE + 1]
    if len(distinct) <= len(first) or min(first) == 1 or prod(first) != len(body):
        return False
    return len({tuple(key(cell.text) for cell in row[: len(first)]) for row in body}) == len(body)


def _panel_name(row: list[Text], columns: list[int]) -> str:
    """The name of the heatmap that a line belongs to."""
    return ", ".join(dict.fromkeys(tidy(row[c].text) for c in columns))


def long_form(
    heads: list[Text], body: list[list[Text]], parsed: list[list[TableCell]], block: Block
) -> list[TableFact]:
    """One line a cell: two (or three) columns of names, then one or more of values."""
    confusions = order_of_confusions([tidy(head.text) for head in heads])
    if confusions is not None:
        heads = [heads[c] for c in confusions]
        body = _filled([[row[c] for c in confusions] for row in body])
        parsed = [[row[c] for c in confusions] for row in parsed]
    width = len(heads)
    names = [tidy(head.text) for head in heads]
    paired = confusions is not None or _of_pairs(names, body)
    if width < 3 or len(body) < (2 if paired else 3):
        return []
    if [tidy(row[0].text) for row in body] == names[1:]:
        return []  # a square matrix, be it with one name twice
    distinct = [len({key(row[c].text) for row in body}) for c in range(width)]
    is_value = [
        sum(cell.state in ("value", "blank") for cell in column) >= 0.8 * len(column)
        for column in zip(*parsed, strict=True)
    ]
    keys: list[int] = []
    apart = _of_panels(names)
    most = 2 + max(len(apart), 1)
    one_value = bool(apart) and VALUE_HEAD.fullmatch(names[-1]) is not None
    crossed = LAST_OF_THREE if _is_crossed(body, distinct) else None
    for c in range(width - 1):
        if (
            len(keys) < most
            and (distinct[c] < len(body) or (c < 2 and (paired or re.match(r"\W*[xy]\b", names[c], re.I))))
            and (not is_value[c] or (c < 2 and names[0]) or one_value or c == crossed)  # rows have no head
            and (c < 2 or not confusions)
        ):
            keys.append(c)
        else:
            break
    for count in (2, 3, 4):
        if len(keys) < count or width - count < 1 or width - count > 6:
            continue
        chosen = keys[:count]
        pairs = {tuple(key(row[c].text) for c in chosen) for row in body}
        valued = [c for c in range(count, width) if is_value[c]]
        if len(pairs) != len(body) or valued != list(range(count, count + len(valued))) or not valued:
            continue  # remarks may stand behind the values
        above = [c for c in apart if c in chosen][: count - 2] or chosen[: count - 2]
        if count == 2 and len(valued) > 1 and PANEL_HEAD.fullmatch(names[chosen[0]]):
            continue  # the rows of several heatmaps, one below the other
        a, b = (c for c in chosen if c not in above)
        named = re.match(r"\W*(?:x\b|col)", names[a], re.I) and re.match(r"\W*(?:y\b|row)", names[b], re.I)
        if named and len(valued) == 1:
            distinct = [2] * width
            a, b = b, a
        sparse = width == 3 and bool(VALUE_HEAD.fullmatch(names[2])) and _alike(body, a, b)
        told = [_panel_name(row, above) if above else None for row in body]
        size = distinct[a] * distinct[b] * len(set(told))
        if size > 3 * len(body) + 8 and not sparse and not paired:
            continue
        # a wide table with two text columns is not long form: names must repeat in both columns
        if not paired and (
            distinct[a] == len(body)
            or distinct[b] == len(body)
            or not re.search(r"[A-Za-z]", "".join(names[c] for c in chosen))
            or len(above) != count - 2
        ):
            continue
        if count == 2 and len(valued) > 1 and _is_series([names[c] for c in valued]):
            continue
        errors = {v for v in valued[1:] if ERROR_HEAD.fullmatch(names[v])}
        valued = [v for v in valued if v not in errors]
        out: list[TableFact] = []
        panels: dict[str | None, list[tuple[int, str, str]]] = {}
        for r, row in enumerate(body):
            panels.setdefault(told[r], []).append((r, tidy(row[a].text), tidy(row[b].text)))
        total, nothing = 0, TableCell(None, "none", Text())
        for panel, picked in panels.items():
            rows = {name: k for k, name in enumerate(dict.fromkeys(name for _, name, _ in picked))}
            columns = {name: k for k, name in enumerate(dict.fromkeys(name for _, _, name in picked))}
            if confusions or _of_classes(names[a], names[b]):
                both = dict.fromkeys(name for _, *pair in picked for name in pair)
                counted = sorted(both, key=int) if all(map(str.isdecimal, both)) else both
                rows = columns = {name: k for k, name in enumerate(counted)}
            total += len(rows) * len(columns) * len(valued)
            if total > current.get().cells:
                raise too_many("cells in a table", total, "cells")
            for v in valued:
                cells = [[nothing] * len(columns) for _ in rows]
                for r, row_name, column_name in picked:
                    cells[rows[row_name]][columns[column_name]] = (
                        _with_error(parsed[r][v], parsed[r][v + 1]) if v + 1 in errors else parsed[r][v]
                    )
                out.append(
                    TableFact(
                        list(rows),
                        list(columns),
                        cells,
                        block,
                        [],
                        [],
                        None if LINE_HEAD.fullmatch(names[a]) else names[a],
                        None if LINE_HEAD.fullmatch(names[b]) else names[b],
                        names[v],
                        panel or (names[v] if len(valued) > 1 else None),
                        long=True,
                    )
                )
        return out
    return []
