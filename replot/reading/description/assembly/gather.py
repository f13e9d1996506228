"""Document to statements to figure: the compiler's main road."""

from __future__ import annotations

from dataclasses import replace

from replot.findings import Finding
from replot.reading.description.assembly.axes.continuous import leave_continuous_axes
from replot.reading.description.assembly.bars_told import read_bar_rows, read_bars
from replot.reading.description.assembly.facts import Facts, Told
from replot.reading.description.assembly.panels.named.corners import name_by_corners
from replot.reading.description.assembly.panels.named.counted_names import with_counted
from replot.reading.description.assembly.panels.named.declared import declared_panels, told_panels
from replot.reading.description.assembly.panels.named.each_kind import panels_of_kind
from replot.reading.description.assembly.panels.named.lettered import name_by_letters
from replot.reading.description.assembly.panels.named.listed_titles import listed_panels
from replot.reading.description.assembly.panels.named.names import PANELS, told_names
from replot.reading.description.assembly.panels.named.own_colours import (
    take_limits_of_titles,
    take_own_limits,
)
from replot.reading.description.assembly.panels.named.series import panels_of_series
from replot.reading.description.assembly.panels.named.side_titles import titles_by_side
from replot.reading.description.assembly.panels.panel import UPWARD_ROWS, read_panel
from replot.reading.description.assembly.panels.parts.elsewhere import MARK, name_others
from replot.reading.description.assembly.panels.parts.implicit import implicit_scopes, take_shown_measure
from replot.reading.description.assembly.panels.parts.parts import panel_parts
from replot.reading.description.assembly.panels.parts.passes import panels_apart, passes
from replot.reading.description.assembly.panels.parts.scattered import lines_of_panels
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.assembly.panels.parts.scopes import find_scopes
from replot.reading.description.assembly.panels.siblings import (
    drop_other_figures,
    drop_title_of_some,
    share_last_bar,
    take_bar_before,
    take_cells_of_same,
    take_order_of_first,
    title_of_the_one,
)
from replot.reading.description.assembly.panels.values.reports import without_reports
from replot.reading.description.assembly.pieces import axis_pieces, pieces_of
from replot.reading.description.assembly.tables.around import told_outside
from replot.reading.description.assembly.tables.beside import classes_of_report
from replot.reading.description.assembly.tables.classes_beside import with_rows_named_once
from replot.reading.description.assembly.tables.grouped import with_groups_apart
from replot.reading.description.assembly.tables.own import own_tables
from replot.reading.description.assembly.tables.shared_cells import with_tables_apart
from replot.reading.description.assembly.tables.shared_lines import with_lines_apart
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.markup.numbering import take_off_numbers
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.tables.part_tables import as_items
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import says_accounting
from replot.reading.description.lexicon.roles import CLAIMS, role_of, roles
from replot.reading.description.limits import current, way_out
from replot.reading.description.statements.axes.categories.children import BARE_FACT
from replot.reading.description.statements.axes.sentences import read_axes
from replot.reading.description.statements.bars.fact import BarFact
from replot.reading.description.statements.bars.side_limits import limits_by_name
from replot.reading.description.statements.bars.words import BAR
from replot.reading.description.statements.panel_counts import panels_claimed
from replot.reading.description.statements.tables.facts import TableFact
from replot.reading.description.statements.tables.grids import read_table
from replot.reading.description.statements.tables.picture_grids import picture_grid
from replot.reading.description.statements.tables.printed import code_table
from replot.reading.description.statements.titles import read_title

__all__ = ["gather"]


LONGEST_PROSE = 20_000
"""Letters of prose in which the words for one of the labels are looked for."""


def gather(blocks: list[Block]) -> Facts:
    """Read all statements of a document."""
    take_off_numbers(blocks)
    blocks = without_reports(with_lines_apart(with_tables_apart(panel_parts(as_items(blocks)))))
    accounting = any(says_accounting(b.text.text) for b in blocks if len(b.text) < 20_000)
    every = _tables(blocks, accounting or None)
    blocks, grids, beside = own_tables(blocks, every)
    take_shown_measure(blocks, grids)
    found = roles(blocks)
    facts = Facts(blocks=blocks, roles=found, accounting=accounting, findings=beside)
    prose = " ".join(b.text.text for b in blocks if b.kind not in ("table", "code"))
    facts.prose = prose[:LONGEST_PROSE]
    facts.title, facts.title_span = read_title(blocks, found)
    children: dict[Block, list[Text]] = {}
    deeper: dict[Block, Block] = {}
    for block in blocks:
        if block.kind == "item" and block.parents:
            children.setdefault(block.parents[-1], []).append(block.text)
            head, above = block.parents[-1], block.parents[-2:-1]
            if above and BARE_FACT.fullmatch(head.text.text) and deeper.setdefault(above[0], head) is head:
                children.setdefault(above[0], []).append(block.text)
    general = pieces_of([b for b in blocks if role_of(b, found) != CLAIMS], children)
    axes = read_axes(axis_pieces(blocks, found, children))
    fallback = None
    if not (axes["x"].categories and axes["y"].categories):
        fallback = read_axes(pieces_of(blocks, children))
    names = tuple(name for name, _ in told_names(blocks)) if grids else ()
    grids = with_rows_named_once(grids, axes["y"].categories, told_outside(facts.prose))
    grids = with_groups_apart(grids, axes["x"], axes["y"], facts.prose, names)
    frame = facts.frame(axes["x"], axes["y"])
    scopes = find_scopes(blocks, found, frame, grids)
    facets = None
    if not scopes:
        scopes, facets = implicit_scopes(blocks, found, grids, frame)
    if facets is None:
        scopes = listed_panels(blocks, scopes, frame)
    if not scopes:
        scopes = declared_panels(blocks) or told_panels(blocks, bool(grids))
        scopes = scopes or panels_of_series(blocks) or panels_of_kind(blocks)
    if facets is None and len(scopes) > 1:
        scopes = with_counted(blocks, scopes)
    titles_by_side(scopes, blocks)
    drop_title_of_some(facts, scopes, blocks)
    if facets is None:
        lines_of_panels(scopes, blocks)
    outside = blocks
    if scopes and facets is None:
        taken = {block for scope in scopes for block in scope.blocks}
        outside = [b for b in blocks if b not in taken]
    positions = facts.positions
    read_bar_rows(outside, facts.bar)
    read_bars([b for b in outside if role_of(b, found) != CLAIMS], children, frame, facts.bar, positions)
    axes_outside = read_axes(axis_pieces(outside, found, children)) if scopes and facets is None else axes
    told = Told(
        found,
        children,
        grids,
        (axes_outside, axes),
        fallback,
        whole=" ".join(b.text.text for b in blocks if b.kind != "code" and len(b.text) < 20_000),
        upward=bool(UPWARD_ROWS.search(" ".join(piece[0].text for piece in general))),
        ragged=bool(RAGGED.search(prose)),
        squeezed="".join(prose.split()).lower(),
        classes=classes_of_report(every),
        outside=outside,
    )
    most = current.get().panels
    if len(scopes) > most:
        first = scopes[most]
        message = f"the text has {len(scopes):,} panels, more than the limit of {most:,}; others are left out"
        spans = (first.span,) if first.span is not None else ()
        facts.findings.append(Finding("R402", message, way_out("panels", len(scopes)), spans, ("panels",)))
        scopes = scopes[:most]
    name_others(scopes)
    for scope in scopes:
        facts.panels.append(read_panel(scope, True, facts, told))
    silent = sum(not panel.cells for panel in facts.panels)
    if silent == len(facts.panels) or (silent and any(passes(panel.cells) for panel in facts.panels)):
        facts.cells = 0  # the same ones once more
        one = read_panel(Scope(None, blocks=blocks), False, facts, told)
        apart = panels_apart(one, facts.frame(one.x, one.y), blocks)
        others = one.states_values and one.tables and not any(panel.tables for panel in facts.panels)
        if not scopes or len(apart) == len(scopes) > 1 or others:  # the parts are about other figures
            facts.panels = apart
            scopes = scopes if len(apart) == len(scopes) else [Scope(None, blocks=blocks)] * len(apart)
    drop_other_figures(scopes, facts)
    name_by_letters(facts.panels, blocks)
    name_by_corners(facts.panels)
    take_order_of_first(scopes, facts)
    take_cells_of_same(scopes, facts)
    take_bar_before(scopes, facts)
    title_of_the_one(facts)
    share_last_bar(facts)
    take_limits_of_titles(facts)
    titles = [MARK.sub("", panel.title) for panel in facts.panels if panel.title]
    if len(titles) > 1 and facts.bar.label in titles:
        facts.bar.label = facts.bar.label_span = None  # "(a) heatmap of growth, (b) heatmap of yield"
    for block in outside if len(titles) > 1 and len(titles) == len(facts.panels) else ():
        for sentence in sentences(block.text) if BAR.search(block.text.text) else ():
            facts.bar.per_panel.update(limits_by_name(sentence, titles))
    two = len(facts.panels) == 1 and positions.keys() >= {0, -1} and not facts.panels[0].states_values
    if two and any(PANELS.search(block.text.text) for block in blocks):
        facts.panels = [facts.panels[0], replace(facts.panels[0], bar=BarFact())]  # two bars, two heatmaps
    if len(facts.panels) == 1 and not two:
        facts.panels += [replace(facts.panels[0]) for _ in range(1, _claimed_without_values(facts))]
    for k, bar in positions.items():
        if len(facts.panels) > max(k, 1):
            bar.merge(facts.panels[k].bar)
            facts.panels[k].bar = bar
    take_own_limits(facts)
    leave_continuous_axes(facts)
    return facts


MOST_ALIKE = 16
OF_HEAT = re.compile(r"heat|matri", re.I)


def _claimed_without_values(facts: Facts) -> int:
    """How many heatmaps a figure has of which nothing is told but what is the same in all of them."""
    (panel,) = facts.panels
    if panel.cells or panel.claims or panel.tables or panel.title:
        return 1
    if not (panel.x.label or panel.y.label or panel.x.categories or panel.y.categories):
        return 1
    for source in (block.text.text for block in facts.blocks if block.is_prose):
        told = panels_claimed(source)
        if told is not None and OF_HEAT.search(source, *told[1:]):  # subplots may be of other kinds
            return told[0] if told[0] <= MOST_ALIKE else 1
    return 1


def _tables(blocks: list[Block], accounting: bool | None) -> dict[Block, list[TableFact]]:
    out: dict[Block, list[TableFact]] = {}
    figures = _calls_figures(blocks)
    for k, block in enumerate(blocks):
        table: Block | None = block
        if block.kind == "code":
            table = code_table(block) or picture_grid(block)
            if table is not None:
                table.parents = block.parents
        elif block.kind != "table":
            continue
        if table is None or (figures and _is_numbered(blocks, k)):
            continue
        if grids := read_table(table, accounting=accounting):
            out[block] = grids
    numbers = {block: grids for block, grids in out.items() if any(map(_has_number, grids))}
    return numbers or out  # a frame without numbers is the figure only where no other table is


def _has_number(table: TableFact) -> bool:
    return any(cell.state == "value" for row in table.cells for cell in row)


OTHER_TABLE = re.compile(r"^\W*(?:(?:supplementary|extended data) )?table\s+[A-Z]?\d+\b", re.I)
FIGURE = re.compile(r"^\W*(?:\[image|fig(?:ure|\.)?\s*[A-Z]?\d|!\[)", re.I)


def _calls_figures(blocks: list[Block]) -> bool:
    """Whether anything in a text begins like a figure of a paper: then its numbered tables are others."""
    return any(FIGURE.match(b.text.text) for b in blocks if b.is_prose)


def _is_numbered(blocks: list[Block], k: int) -> bool:
    """Whether a table is one of the paper's own, numbered apart from the figure that the text describes."""
    before = (b for b in blocks[max(0, k - 2) : k] if b.is_prose)
    return any(
        OTHER_TABLE.match(b.text.text) and not re.search(r"heat ?map", b.text.text, re.I) for b in before
    )


RAGGED = rare(
    r"\b(?:lower(?:[- ]left)?[- ]?triang\w+|upper(?:[- ]right)? triang\w+|causal|above the diagonal|"
    r"(?:upper|lower) half|below the diagonal)\b",
    re.I,
)
