"""Numbers of labels, panels, rows and columns that the text claims, beside those that it lists."""

from __future__ import annotations

from collections.abc import Iterator

from replot.findings import Finding, Span
from replot.reading.description.checks.scene import Scene, count, places
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import count_word
from replot.reading.description.lexicon.patterns import Rare, rare
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.panel_counts import COUNTED, MAPS, panels_claimed

__all__ = ["categories", "panels", "shapes"]


def categories(scene: Scene) -> Iterator[Finding]:
    """R201: a claimed number of labels on an axis differs from the list."""
    seen: set[Span | None] = set()
    for k, panel in scene.panels():
        for axis, fact, labels in (
            ("x", scene.facts.panels[k].x, panel.x.categories),
            ("y", scene.facts.panels[k].y, panel.y.categories),
        ):
            claimed, found = fact.count, len(labels)
            if claimed is None or claimed == found or fact.count_span in seen or claimed < 2:
                continue
            if claimed == len(fact.categories) or fact.kind == "partial" or not _is_about(fact):
                continue
            seen.add(fact.count_span)
            claim = fact.count_span.text if fact.count_span else str(claimed)
            listed = {
                "data": "but the data name",
                "table": "but the table has",
                "range": "but the axis runs over",
            }
            message = (
                f"the text claims {claim} on the {axis} axis, {listed.get(fact.kind, 'but lists')} {found}"
            )
            words = [] if fact.count_span is None else _repeated(scene, fact.count_span)
            yield Finding(
                "R201",
                message,
                f"the {found} are used; correct the number or the list",
                places([*words, fact.span]),
                (f"panels[{k}].{axis}.categories",),
            )


OF_AXES = re.compile(
    r"(?:tick |tick-|category )?(?:rows?|columns?|categor(?:y|ies)|labels?|ticks?|tick marks?|entries|items)",
    re.I,
)


def _is_about(fact: AxisFact) -> bool:
    """Whether a claimed number surely counts the labels: their list follows it, or its words say so."""
    claim, listed = fact.count_span, fact.span
    if claim is None:
        return False
    if (
        listed is not None
        and claim.line == listed.line
        and 0 <= listed.column - claim.column - claim.length <= 60
        and fact.kind == "list"
    ):
        return True
    noun = re.search(r"[A-Za-z][\w-]*$", claim.text)
    if noun is None or fact.kind == "data":
        return False
    words = {word.rstrip("s") for word in re.findall(r"[a-z]+", (fact.label or "").lower())}
    return bool(OF_AXES.fullmatch(noun.group(0))) or noun.group(0).lower().rstrip("s") in words


def _repeated(scene: Scene, claim: Span) -> list[Span]:
    """The claim, and where else the text claims the same number of the same things."""
    match = re.match(rf"({COUNTED})\b.*?(\w+)$", claim.text, re.I)
    out = [claim]
    if match is None:
        return out
    again = re.compile(rf"\b{match.group(1)}(?: [\w-]+){{0,2}} {match.group(2)}\b", re.I)
    for block, _ in scene.lowered:
        out += [
            span
            for m in again.finditer(block.text.text)
            if (span := block.text.span(*m.span())).line != claim.line
        ]
    return out


def panels(scene: Scene) -> Iterator[Finding]:
    """R201: a claimed number of heatmaps differs from those found."""
    found = len(scene.figure.panels)
    for block in _describing(scene, ("heatmap", "heat map", "heat-map", "panel", "plot", "matri", "grid")):
        told = panels_claimed(block.text.text)
        if told is None:
            continue
        if told[0] != found:
            span = block.text.span(*told[1:])
            yield Finding(
                "R201",
                f"the text speaks of {span.text}, but {count(found, 'panel')} "
                f"{'was' if found == 1 else 'were'} found",
                "give each panel a heading of its own",
                (span,),
                ("panels",),
            )
        return


CROSSED = rare(r"\d\s*[x×]\s*\d|\bby\b|\brows? and\b", re.I)
SHAPE = rare(
    rf"\b(?P<a>{COUNTED})(?P<ra>[- ]rows?)?\s*(?:[x×]|by|and)\s*(?:an? )?"
    rf"(?P<b>{COUNTED})(?P<cb>[- ]columns?)?(?: |-)?(?:[\w-]+ ){{0,2}}?"
    rf"(?P<what>heat[- ]?maps?|grids?|matri(?:x|ces))?\b(?P<of> of (?:\w+ ){{0,3}}?{MAPS})?",
    re.I,
)


def shapes(scene: Scene) -> Iterator[Finding]:
    """R201: claimed numbers of rows and columns that no panel has."""
    sizes = {panel.grid.shape for _, panel in scene.panels()}
    if not sizes:
        return
    for block in _describing(scene, ("heat", "grid", "matri", "row"), CROSSED):
        for match in SHAPE.finditer(block.text.text):
            rows_and_columns = match.group("ra") and match.group("cb")
            if match.group("of") or not (
                rows_and_columns or (match.group("what") and CROSSED.search(match.group(0)))
            ):
                continue
            a, b = count_word(match.group("a")), count_word(match.group("b"))
            if not a or not b or a * b == len(scene.figure.panels) or a == 1 or b == 1:
                continue
            fits = {(a, b)} if rows_and_columns else {(a, b), (b, a)}
            if fits & sizes:
                return
            span = block.text.span(*match.span())
            has = " and ".join(f"{rows} rows and {columns} columns" for rows, columns in sorted(sizes)[:3])
            yield Finding(
                "R201",
                f"the text claims {_plain(span.text)}, but its lists and data make {has}",
                "the lists are used; correct the numbers or the lists",
                (span,),
                tuple(f"panels[{k}]" for k, _ in scene.panels()),
            )
            return


def _plain(text: str) -> str:
    return text.strip(" ,.;:")


def _describing(
    scene: Scene, hints: tuple[str, ...], pattern: Rare | None = None
) -> Iterator[Block]:
    """Headings, paragraphs and items that describe the figure and hold some words."""
    for block, lowered in scene.lowered:
        if (
            any(map(lowered.__contains__, hints))
            and (pattern is None or pattern.search(lowered))
            and not scene.is_commentary(block)
        ):
            yield block
