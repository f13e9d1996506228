"""The tables that hold the figure's cells, where other tables of a report stand beside them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from replot.findings import Finding, Span
from replot.reading.description.assembly.tables.beside import before_figure, heads_of, of_metrics
from replot.reading.description.assembly.tables.taken_pairs import tells_errors
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import ABROAD
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.sides import PREDICTED, TRUTH
from replot.reading.description.limits import current
from replot.reading.description.statements.tables.facts import TableFact
from replot.reading.description.statements.tables.spans import CORNER

__all__ = ["own_tables"]
MATRIX = rare(
    r"\b(?:confusion|correlation|covariance|(?:dis)?similarity|distance|transition|transfer|co-?occurrence|"
    r"attention|"
    r"error|win[- ]rate|pay-?off)"
    r"[- ]"
    r"(?:matri|table|map|weights|heat)|\bmatriz\b|\bcohorts? (?:retention|churn|analys[ie]s|table)\b|"
    rf"{ABROAD}",
    re.I,
)
FIGURE = rare(rf"\bheat[- ]?maps?\b|\bcorrelogram|{MATRIX.pattern}", re.I)
LONGEST_LEAD = 240
MOST_LINES = 40


def own_tables(
    blocks: list[Block], grids: dict[Block, list[TableFact]]
) -> tuple[list[Block], dict[Block, list[TableFact]], list[Finding]]:
    """Blocks and tables without the tables that stand beside the figure, and a finding for each of those.

    A table whose own heading, lead-in or corner names the figure is the figure's; then a table of metrics is
    not, nor one that shares no labels with it. Where the text speaks of a confusion or a correlation matrix,
    a table of metrics never holds its cells. With a table goes the heading under which nothing else stands.
    """
    copies = _copies(grids)
    grids = {b: g for b, g in grids.items() if b not in copies}
    again = "an array repeats the values of a table that has labels"
    twice = [Finding("R403", again, "", (_place(b),)) for b in copies]
    out = _beside(blocks, grids)
    gone = {*copies, *out, *_bare_headings(blocks, out)}
    said = "a table of {} is no part of the figure and is left out"
    return (
        [b for b in blocks if b not in gone],
        {b: g for b, g in grids.items() if b not in gone},
        twice
        + [
            Finding(
                "R112",
                said.format(", ".join(heads_of(grids[b][0])[:4])[:80]),
                "if it is the figure, give it alone, or under a heading that says so",
                (_place(b),),
            )
            for b in out
        ],
    )


def _has_two_sides(table: TableFact) -> bool:
    """Whether the corner of a table names its rows and its columns: ``Train \\ Test``."""
    heads = table.block.rows[: max(table.block.header, 1)]
    named = table.row_name is not None and table.column_name is not None
    return named and bool(heads) and len(heads[-1]) == len(table.columns) + 1


def _copies(grids: dict[Block, list[TableFact]]) -> list[Block]:
    """The arrays without labels that hold the values of a table with labels."""
    named = {_values(facts[0]) for facts in grids.values() if any(facts[0].rows)}
    bare = [b for b, facts in grids.items() if not any((*facts[0].rows, *facts[0].columns))]
    return [b for b in bare if _values(grids[b][0]) in named]


def _values(table: TableFact) -> tuple[tuple[float | None, ...], ...]:
    return tuple(tuple(cell.quantity.value if cell.quantity else None for cell in row) for row in table.cells)


def _beside(blocks: list[Block], grids: dict[Block, list[TableFact]]) -> list[Block]:
    """The tables that are no part of the figure."""
    if not grids:
        return []
    errors = dict.fromkeys(b for b in grids if tells_errors(grids[b][0]))
    others = {b: grid for b, grid in grids.items() if b not in errors}
    if errors and all(map(of_metrics, others.values())):
        return [*others]
    rankings = dict.fromkeys(b for b in grids if _is_ranking(grids[b]))
    if rankings:
        rest = {b: grid for b, grid in grids.items() if b not in rankings}
        return [*rankings, *_beside(blocks, rest)]
    data = [(k, b) for k, b in enumerate(blocks) if b in grids and not of_metrics(grids[b])]
    own = dict.fromkeys(b for k, b in data if _is_matrix(grids[b][0]) or _is_led(blocks, k))
    own = own or dict.fromkeys(b for _, b in data if _has_two_sides(grids[b][0]))
    for b in _apart(own, grids):
        del own[b]
    if own:
        facts = [fact for b in own for fact in grids[b]][: current.get().panels]
        sides = [(_keys(rows), _keys(columns)) for rows, columns in map(_inner, facts)]
        heads = {_heading(b) for b in own}
        return [b for b in grids if b not in own and not _goes_with(grids[b], sides, _heading(b) in heads)]
    if pointed := _pointed_out(blocks, [b for b in blocks if b in grids]):
        return [b for b in grids if b is not pointed]
    if before := before_figure(blocks, grids, [b for b in grids if of_metrics(grids[b])]):
        return before
    squares = dict.fromkeys(b for b in grids if _is_square(grids[b][0]))
    if squares and any(of_metrics(grids[b]) for b in grids if b not in squares):
        return [b for b in grids if b not in squares and of_metrics(grids[b])]
    if not _of_matrix(blocks):
        return []
    heads = {b.parents[-1] for b in blocks if b.kind == "code" and b not in grids and _is_drawn(b)}
    return [b for b in grids if of_metrics(grids[b]) or (heads and heads.isdisjoint(b.parents))]


def _apart(own: Iterable[Block], grids: dict[Block, list[TableFact]]) -> list[Block]:
    """The tables that share a heading with a matrix, and no label of either axis."""
    matrices = dict.fromkeys(b for b in own if _is_matrix(grids[b][0]) or _has_two_sides(grids[b][0]))
    under: dict[Block | None, list[TableFact]] = {}
    for block in matrices:
        under.setdefault(_heading(block), []).append(grids[block][0])
    under.pop(None, None)
    out = []
    for block in own:
        near = under.get(_heading(block), [])[: current.get().panels] if block not in matrices else []
        if near and not any(_touch(grids[block][0], other) for other in near):
            out.append(block)
    return out


def _touch(a: TableFact, b: TableFact) -> bool:
    """Whether two tables share a label of an axis."""
    return bool(_keys(a.rows) & _keys(b.rows) or _keys(a.columns) & _keys(b.columns))


POINTED = rare(
    r"\bheat[- ]?map\b[^.]{0,60}\bthe (?P<one>first|second|third|fourth|last) (?:[\w-]+ )?(?:table|grid|"
    r"matrix)\b|"
    r"\bthe (?P<other>first|second|third|fourth|last) (?:[\w-]+ )?(?:table|grid|matrix) (?:is|was|gives|"
    r"holds|shows)"
    r"[^.]{0,60}\bheat[- ]?map\b",
    re.I,
)
"""``The heatmap shows the second table``."""
PLACES = {"first": 0, "second": 1, "third": 2, "fourth": 3, "last": -1}


def _pointed_out(blocks: list[Block], tables: list[Block]) -> Block | None:
    """The table that a sentence says is the figure's, by its number."""
    if len(tables) < 2:
        return None
    said = (POINTED.search(b.text.text) for b in blocks if b.is_prose)
    found = next(filter(None, said), None)
    place = PLACES[(found["one"] or found["other"]).lower()] if found is not None else len(tables)
    return tables[place] if place < len(tables) else None


def _is_square(table: TableFact) -> bool:
    rows, columns = (list(map(key, names)) for names in _inner(table))
    return len(rows) > 1 and rows == columns


def _inner(table: TableFact) -> tuple[list[str], list[str]]:
    """The rows and the columns of a table that are no margins."""
    out = {*table.outside_rows, *table.total_rows}, {*table.outside, *table.total_columns}
    rows, columns = (
        [name for k, name in enumerate(names) if k not in beside]
        for names, beside in zip((table.rows, table.columns), out, strict=True)
    )
    return rows, columns


def _is_drawn(block: Block) -> bool:
    """Whether the lines of a block draw the matrix that its heading names, though no number can be read."""
    above = block.parents[-1] if block.parents else None
    named = above is not None and MATRIX.search(above.text.text[:LONGEST_LEAD]) is not None
    return named and block.text.text in PROSE_LANGUAGES


PROSE_LANGUAGES = frozenset({"", "text", "txt"})
"""What fenced lines may be called that are no program."""


def _heading(block: Block) -> Block | None:
    """The heading that a block stands under."""
    return next((parent for parent in reversed(block.parents) if parent.kind == "heading"), None)


def _bare_headings(blocks: list[Block], out: list[Block]) -> list[Block]:
    """The headings under which nothing stands but tables that are left out."""
    left_out = set(out)
    kept = {parent for b in blocks if b not in left_out and b.kind != "heading" for parent in b.parents}
    above = {parent for b in out for parent in b.parents}
    return [b for b in above if b.kind == "heading" and b not in kept and not FIGURE.search(b.text.text)]


def _place(block: Block) -> Span:
    return (block.rows[0][0] if block.rows and block.rows[0] else block.text).span()


def _is_led(blocks: list[Block], k: int) -> bool:
    """Whether the nearest heading, or the words right before a table or in its caption, name the figure."""
    block = blocks[k]
    before = blocks[k - 1] if k else None
    near = [block.text.text, *(line for line in block.lines[:MOST_LINES] if len(line) <= LONGEST_LEAD)]
    spoken = before is not None and before.kind in ("paragraph", "item", "heading")
    if before is not None and spoken and len(before.text) <= LONGEST_LEAD:
        near.append(before.text.text)
    elif block.parents:
        near.append(block.parents[-1].text.text[:LONGEST_LEAD])
    heading = _heading(block)
    if heading is not None and heading.level > 1:
        near.append(heading.text.text)
    return any(FIGURE.search(text) for text in near)


def _is_matrix(first: TableFact) -> bool:
    """Whether a table has a name for each of its axes, or the same labels on both.

    Below the diagonal alone, the first row and the last column may be left out.
    """
    if first.long or not first.rows:
        return False
    rows, columns = list(map(key, first.rows)), list(map(key, first.columns))
    if all(rows) and len(set(rows)) == len(rows) > 2 and (rows == columns or rows[:-1] == columns[1:]):
        return True
    head = first.block.rows[: first.block.header][-1:]
    corner = head[0][0].text if head and head[0] else ""
    if set(corner) >= ARROWS:
        return True
    names = [name or "" for name in (first.row_name, first.column_name)]
    if first.row_name and len(parts := CORNER.split(first.row_name)) == 2:
        names = parts
    if not names[0]:
        names[0] = first.rows[0]
    if not names[1]:
        names[1] = first.columns[0]
    return any(TRUTH.search(a) and PREDICTED.search(b) for a, b in (names, names[::-1]))


ARROWS = {"↓", "→"}
"""The signs of a corner that tells which way the names of the axes go: ``Train ↓ / Test →``."""
RANK = re.compile(r"\W*(?:rank(?:ing)?|place|position|no\.?|nr\.?|#)(?: ?[/|].*)?\W*", re.I)


BEST = re.compile(r"\W*(?:best|optimal|winning|winner|selected|chosen|preferred)\b", re.I)
HOW_MANY = re.compile(
    r"\W*(?:number|no\.|count|frequency|times|how (?:many|often)|wins?|#)(?: of \w| \w|\W*$)", re.I
)
"""``Best alpha | Number of clients``."""


def _is_ranking(grid: list[TableFact]) -> bool:
    """Whether a table ranks things by what each column tells in its own way: ratings, ranges, words.

    Or counts how often each of them was the best: those are no cells either.
    """
    first = grid[0]
    if len(first.columns) == 1 and BEST.match(first.row_name or "") and HOW_MANY.match(first.columns[0]):
        return True
    if not (first.ranked or RANK.fullmatch(first.row_name or "-")) or not first.cells:
        return False
    columns = list(zip(*first.cells, strict=True))
    texts = [sum(cell.state == "text" for cell in column) > len(column) / 2 for column in columns]
    return any(texts) and not all(texts)


def _of_matrix(blocks: list[Block]) -> bool:
    """Whether a text names a matrix of classes or variables before it names any heatmap."""
    for block in blocks:
        if block.kind not in ("table", "code") and (found := FIGURE.search(block.text.text)):
            return MATRIX.match(block.text.text, found.start()) is not None
    return False


def _goes_with(grid: list[TableFact], own: Sequence[tuple[set[str], set[str]]], together: bool) -> bool:
    """Whether a table has the rows or the columns of one of the figure's, and so may be a part of it.

    A matrix of classes has no other parts, though one side may have more of them (``none``); beside it
    stands only another one like it. So does beside a table
    that has a heading of its own; parts of one grid stand ``together`` under one.
    """
    if of_metrics(grid):
        return False
    mine = [_keys(names) for names in (grid[0].rows, grid[0].columns)]
    for theirs in own:
        same = [len(a & b) >= 0.5 * max(len(a), 1) for a, b in zip(mine, theirs, strict=True)]
        of_classes = theirs[0] <= theirs[1] or theirs[1] <= theirs[0]
        if all(same) or (together and any(same) and not of_classes):
            return True
    return False


def _keys(names: list[str]) -> set[str]:
    return set(map(key, names))
