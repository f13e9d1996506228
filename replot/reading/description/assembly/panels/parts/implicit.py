"""Panels that no heading tells: tables of one shape, lettered lines beside tables."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.assembly.panels.parts.groups import LETTERED
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.document.blocks import OUTPUT, Block
from replot.reading.description.document.own_lines import NUMBERED
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.roles import CLAIMS, role_of
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.panel_titles import panel_title
from replot.reading.description.statements.tables.facts import TableFact
from replot.reading.description.statements.title_words import PANEL_PREFIX, SAYS_OF_FIGURE

__all__ = ["implicit_scopes", "take_shown_measure"]


def implicit_scopes(
    blocks: list[Block], found: dict[Block, str], grids: dict[Block, list[TableFact]], frame: Frame
) -> tuple[list[Scope], str | None]:
    """Panels that no heading tells: several tables of one shape, or metrics of a long table."""
    data = [b for b in blocks if b in grids and role_of(b, found) != CLAIMS]
    named = [(b, g) for b in data for g in grids[b] if g.panel_name]
    if named and len({g.panel_name for _, g in named}) > 1:
        _tell_apart(blocks, named)
        return [Scope(g.panel_name, b.text.span(), [b], b) for b, g in named], "table"
    if len(data) < 2:
        return [], None
    if all(b.shape == OUTPUT and b.text for b in data) and len({b.text.text for b in data}) == len(data):
        return [Scope(b.text.text, b.text.span(), [b], b) for b in data], None
    places = {block: k for k, block in enumerate(blocks)}
    above = [_title_near(blocks, places[block], -1) for block in data]
    below = [_title_near(blocks, places[block], 1) for block in data]
    for titles in (above, below):
        # lettered lines beside every table: each table is a panel, whatever its axes
        if all(t is not None and LETTERED.match(t[0]) for t in titles) and len(
            {t[0] for t in titles if t}
        ) == len(data):
            return [
                Scope(panel_title(t[0]), t[1], [b], b) for b, t in zip(data, titles, strict=True) if t
            ], None
    heads = [next((p for p in reversed(b.parents) if p.kind == "heading"), None) for b in data]
    if _share_nothing([grids[b][0] for b in data], None not in heads and len(set(heads)) == len(heads)):
        own = [(h.text.text, h.text.span()) if h and heads.count(h) == 1 else None for h in heads]
        own = above if not any(own) else own
        return [
            Scope(panel_title(t[0]) if t else None, t[1] if t else None, [b], b)
            for b, t in zip(data, own, strict=True)
        ], None
    first = grids[data[0]][0]
    same = [b for b in data if _same_axes(grids[b][0], first) or _contradict(grids[b][0], first)]
    same = data if all(_is_square(grids[b][0]) for b in data) else same
    same = _told_once(same, grids)
    if len(same) < 2 or all(_same_values(grids[b][0], first) for b in same):
        return [], None
    chosen = set(same)
    found_above = [title for b, title in zip(data, above, strict=True) if b in chosen]
    found_below = [title for b, title in zip(data, below, strict=True) if b in chosen]
    first_title = found_above[0]
    of_all = first_title is None or OF_FIGURE.match(first_title[0]) is not None
    captioned = all(_has_caption_below(blocks, places[block]) for block in same)
    lower = None not in found_below and (of_all or None in found_above or captioned)
    titles = found_below if lower else found_above
    return [
        Scope(_bare(t[0]) if t else None, t[1] if t else None, [b], b)
        for b, t in zip(same, titles, strict=True)
    ], None


def _told_once(same: list[Block], grids: dict[Block, list[TableFact]]) -> list[Block]:
    """The tables without those that only tell all the others again, such as a record below a printed grid."""
    half = len(same) // 2
    pairs = list(zip(same[:half], same[half:], strict=False))
    again = len(same) % 2 == 0 and all(_same_values(grids[a][0], grids[b][0]) for a, b in pairs)
    return same[:half] if again else same


OF_FIGURE = re.compile(r"\W*fig(?:ure|\.)\s*[A-Z]?\d", re.I)
"""What is the caption of all panels, and the title of none."""
BRACKETED = re.compile(r"\s*\[([^\[\]]+)\]\s*")
KIND_FIRST = re.compile(r"heat ?map\s*(?::|\s[–—-])\s+(?=\S)", re.I)


def _tell_apart(blocks: list[Block], named: list[tuple[Block, TableFact]]) -> None:
    """Put what stands over each table before the names of its panels, where another has the same ones."""
    names = [g.panel_name for _, g in named]
    tables = list(dict.fromkeys(b for b, _ in named))
    if len(set(names)) == len(names) or len(tables) < 2:
        return
    places = {block: k for k, block in enumerate(blocks)}
    above = {b: title[0] for b in tables if (title := _title_near(blocks, places[b], -1)) is not None}
    if len(set(above.values())) == len(tables):
        for b, g in named:
            g.panel_name = f"{_bare(above[b])}, {g.panel_name}"


def _bare(title: str) -> str:
    """The name behind ``Panel (i) –`` or ``[Heatmap - …]``."""
    if (inside := BRACKETED.fullmatch(title)) is not None:
        title = inside[1]
    title = KIND_FIRST.sub("", title, count=1)
    return (panel_title(title) if PANEL_PREFIX.match(title) else None) or title


SHOWN = rare(r"(?:^|\bcell )\W*(?:(?:cell|colou?r) )?values?\s*(?::|=|is|are|"
             r"shows?)\s*(?P<name>[^\d.;:,()]{3,60})", re.I)


def take_shown_measure(blocks: list[Block], grids: dict[Block, list[TableFact]]) -> None:
    """Keep the one of several measures in a long table that the cells show: ``Values: total_revenue``."""
    for block, measures in grids.items():
        if len(measures) < 2 or any(g.value_name is None or g.value_name != g.panel_name for g in measures):
            continue
        for other in blocks:
            told = SHOWN.search(other.text.text) if other.is_prose else None
            meant = [g for g in measures if told and _words(g.value_name) == _words(told["name"])]
            if len(meant) == 1:
                meant[0].panel_name = None
                grids[block] = meant
                break


def _words(name: str | None) -> str:
    return key(name or "").replace("_", " ").strip()


def _title_near(blocks: list[Block], k: int, way: int) -> tuple[str, Span] | None:
    """The short line before (-1) or after (+1) the ``k``-th block that may be its title, or its caption."""
    if way < 0 and blocks[k].kind == "table" and 0 < len(blocks[k].text) < 100:
        return blocks[k].text.text.strip(" :.*"), blocks[k].text.span()
    for other in blocks[k + 1 : k + 4] if way > 0 else ():
        if other.kind in ("table", "code"):
            break
        if LETTERED.match(other.text.text) and len(other.text) < 100:
            return other.text.text.strip(" :.*"), other.text.span()
    for other in blocks[k + 1 : k + 3] if way > 0 else reversed(blocks[max(0, k - 3) : k]):
        if other.kind in ("table", "code"):
            return None
        text = other.text.text.strip()
        if not text or _only_name(other):
            continue
        if SAYS_OF_FIGURE.match(text) is not None:
            return None
        if (
            other.kind in ("paragraph", "heading", "item")
            and len(text) < 100
            and not (way > 0 and text.endswith("."))
        ):
            if way < 0 and (name := _numbered_above(blocks[max(0, k - 4) : k], other)) is not None:
                return name.text, name.span()
            return text.strip(" :.*"), other.text.span()
        return None
    return None


def _numbered_above(blocks: list[Block], told: Block) -> Text | None:
    """The numbered name right above a line that says something of what it names: ``Basin 2``."""
    before = (block for block in blocks if block.line == told.line - 1)
    found = next((block.text for block in before if NUMBERED.fullmatch(block.text.text)), None)
    return found if NUMBERED.fullmatch(told.text.text) is None else None


def _has_caption_below(blocks: list[Block], k: int) -> bool:
    """Whether the line after the ``k``-th block is a caption as LaTeX has them."""
    return k + 1 < len(blocks) and blocks[k + 1].shape == "caption"


def _only_name(block: Block) -> bool:
    """Whether a block is only a file name, a picture or the word *heatmap*."""
    return bool(
        re.fullmatch(
            r"\W*(?:heat ?map|image|figure|chart|table)?\W*|.*\.(?:png|jpe?g|svg|pdf)\W*",
            block.text.text.strip(),
            re.I,
        )
    )


def _share_nothing(tables: list[TableFact], headed: bool) -> bool:
    """Whether each table has labels of its own on both sides: squares, or tables whose sides have names.

    So may be other tables of several rows and columns, each ``headed`` by a heading of its own.

    Tables whose corners name other sides have other axes, whatever their labels: ``LR \\ batch``,
    ``LR \\ dropout``.
    """
    sides_named = [(key(table.row_name or ""), key(table.column_name or "")) for table in tables]
    if all(all(names) for names in sides_named) and len(set(sides_named)) == len(tables):
        return True
    labels = [[key(name) for name in table.rows] for table in tables]
    across = [[key(name) for name in table.columns] for table in tables]
    named = all(table.row_name and table.column_name for table in tables)
    named = named or (headed and all(len(side) > 1 for side in (*labels, *across)))
    if not (labels == across or named) or not all(map(any, labels)):
        return False
    sides = (labels, across)
    return all(len({name for own in side for name in own}) == sum(map(len, side)) for side in sides)


def _same_axes(a: TableFact, b: TableFact) -> bool:
    columns = _across(a) == _across(b)
    mine, theirs = ([key(name) for name in table.rows] for table in (a, b))
    alike = mine == theirs or len({*mine} & {*theirs}) >= 0.5 * max(len(mine), len(theirs))
    return columns and alike


def _is_square(table: TableFact) -> bool:
    """Whether a table has as many rows as columns, and many labels of the one among those of the other."""
    rows, columns = ({key(name) for name in names} - {""} for names in (table.rows, table.columns))
    return len(table.rows) == len(table.columns) and len(rows & columns) >= max(2, 0.5 * len(rows))


def _contradict(a: TableFact, b: TableFact) -> bool:
    """Whether two tables give other values for most of the cells that both have: parts of one grid do not."""
    mine, theirs = _values(a), _values(b)
    shared = mine.keys() & theirs.keys()
    return len(shared) >= FEWEST_SHARED and 2 * sum(mine[at] != theirs[at] for at in shared) > len(shared)


FEWEST_SHARED = 4


def _values(table: TableFact) -> dict[tuple[str, str], float]:
    """The numbers of a table by the labels of their row and column."""
    return {
        (key(row), key(column)): cell.quantity.value
        for row, cells in zip(table.rows, table.cells, strict=True)
        for column, cell in zip(table.columns, cells, strict=True)
        if cell.quantity is not None
    }


def _across(table: TableFact) -> list[str]:
    """The heads of the columns that are no metrics beside a square."""
    return [key(name) for k, name in enumerate(table.columns) if k not in table.outside]


def _same_values(a: TableFact, b: TableFact) -> bool:
    mine = [[c.quantity.value if c.quantity else None for c in row] for row in a.cells]
    theirs = [[c.quantity.value if c.quantity else None for c in row] for row in b.cells]
    return mine == theirs
