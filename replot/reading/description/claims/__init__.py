"""The commentary checked against the cells: what can be decided is decided, exactly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from replot.findings import Finding
from replot.reading.description.assembly.scopes import lead_of
from replot.reading.description.checks.scene import Scene, places
from replot.reading.description.claims import bounds, comparisons, extremes
from replot.reading.description.claims.clauses import Clause, Token, clauses, read_tokens
from replot.reading.description.claims.cube import Cube, Where, cubes
from replot.reading.description.claims.names import Names
from replot.reading.description.claims.verdict import Verdict
from replot.reading.description.claims.vocabulary import TRIGGER_WORDS
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text

__all__ = ["Claim", "claims", "contradicted"]

RULES = (extremes.largest_step, extremes.extreme, extremes.best_everywhere, bounds.filled, bounds.occurs, bounds.how_many, bounds.covered,
         bounds.spread, bounds.within, bounds.bound, comparisons.ahead, comparisons.steady, comparisons.trend, comparisons.changes, comparisons.means,
         comparisons.value_at)
TRIGGER = re.compile(rf"\b(?:{'|'.join(TRIGGER_WORDS)})\b", re.I)
REMARK = re.compile(r"\W*(?:trends?|notes?|pattern|observations?|comment|summary|insights?|peaks?|highest|lowest|maximum|minimum)\b[^:.]{0,30}:", re.I)
SIDES = re.compile(r"\b(?:left|right|top|bottom|upper|lower|first|second|third|fourth|former|latter|other)\b", re.I)
EXCEPTION = re.compile(r"\W*(?:\w+ )?(?:exceptions?|except|however|but|only|apart)\b", re.I)
MOST_CELLS = 250_000
MOST_SENTENCES = 400


class Claim(NamedTuple):
    """A clause that claims something decidable, and what the cells say of it."""

    clause: Clause
    verdict: Verdict


def contradicted(scene: Scene) -> Iterator[Finding]:
    """R110: claims of the commentary that the cells contradict."""
    for claim in claims(scene):
        if claim.verdict.holds is False:
            clause, cube = claim.clause, claim.clause.cube
            spans = [span for cell in claim.verdict.cells for span in scene.cell_span(cube.panels[cell.panel], cell.row, cell.column)]
            subject = tuple(f"panels[{cube.panels[cell.panel]}].values[{cell.row}][{cell.column}]" for cell in claim.verdict.cells)
            yield Finding("R110", f'"{_short(clause.span.text)}": {claim.verdict.words}', "the data are used; correct the sentence or the data",
                          places([clause.span, *spans]), subject)


def _short(text: str, most: int = 100) -> str:
    text = " ".join(text.split()).rstrip(".;,")
    return text if len(text) <= most else text[:most - 1].rstrip() + "…"


def claims(scene: Scene) -> Iterator[Claim]:
    """The claims of the commentary that the rules understand, each with its verdict."""
    blocks = [block for block in scene.facts.blocks if block.kind in ("item", "paragraph") and len(block.text) < 20_000
              and TRIGGER.search(block.text.text) and (scene.is_commentary(block) or REMARK.match(block.text.text))]
    if not blocks or sum(panel.grid.values.size for _, panel in scene.panels()) > MOST_CELLS:
        return
    named = [(cube, Names(cube)) for cube in cubes(scene)]
    left = MOST_SENTENCES
    for n, block in enumerate(blocks):
        following = blocks[n + 1].text.text if n + 1 < len(blocks) else ""
        for cube, names in named:
            for sentence, scopes in _sentences(block, following, cube, names):
                left -= 1
                if left < 0:
                    return
                yield from _judged(sentence, scopes, cube, names, len(named) > 1)


def _sentences(block: Block, following: str, cube: Cube, names: Names) -> Iterator[tuple[Text, list[Where]]]:
    """The sentences of a block that may claim something, each with what it may speak of."""
    above = _context(block, cube, names)
    if above is None:
        return
    before: Where = {}
    found = list(sentences(block.text))
    for k, sentence in enumerate(found):
        after = found[k + 1].text if k + 1 < len(found) else following
        if TRIGGER.search(sentence.text) and len(sentence) < 600 and not EXCEPTION.match(after):
            scopes = [above] if above else []
            scopes += [{}] if not above or not _exclusive(block, above) else []
            if before and before != above:
                scopes.append({**above, **before})
            yield sentence, scopes
        if k + 1 < len(found):
            tokens = [token for token in read_tokens(sentence.text, names) if token.kind == "l" and token.axis != "xy"]
            before = {token.axis: token.indices for token in tokens}


def _exclusive(block: Block, above: Where) -> bool:
    """Whether a block surely speaks of what it stands under only: a remark within the data."""
    return bool(REMARK.match(block.text.text))


def _context(block: Block, cube: Cube, names: Names) -> Where | None:
    """The labels and panels that a block stands under; None where it is in doubt which panel is meant."""
    out: Where = {}
    scene = cube.scene
    heads = {facts.title_span.line: n for n, k in enumerate(cube.panels) if (facts := scene.facts.panels[k]).title_span is not None}
    for parent in block.parents:
        if parent.line in heads and scene.several:
            out["p"] = (heads[parent.line],)
            continue
        lead = lead_of(parent)[0]
        if not lead or len(lead) > 120:
            continue
        found = [token for token in read_tokens(lead, names) if token.kind == "l"]
        if scene.several and SIDES.search(lead) and not any(token.axis == "p" for token in found):
            return None
        for token in found:
            if token.axis != "xy":
                out[token.axis] = token.indices
    return out


POINTING = re.compile(r"\b(?:it|they|them|this|these|those|that|such|here|there|its|their|same|both)\b", re.I)


def _judged(sentence: Text, scopes: list[Where], cube: Cube, names: Names, others: bool) -> Iterator[Claim]:
    for text, tokens in clauses(sentence, names):
        choices = _choices(sentence, text, tokens, scopes, cube, others)
        clause = Clause(tokens, "".join(token.kind for token in tokens), text.text, text.span(), cube, names, choices)
        verdict = _verdict(clause) if choices else None
        if verdict is not None:
            yield Claim(clause, verdict)
            if text is sentence:
                return


def _verdict(clause: Clause) -> Verdict | None:
    """What the first rule that understands a clause says of it: false only if false of all that it may speak of."""
    for rule in RULES:
        found = [rule(clause, scope) for scope in clause.scopes]
        told = [verdict for verdict in found if verdict is not None]
        if len(told) < len(found):
            continue
        if all(verdict.holds is False for verdict in told):
            return told[0]
        return Verdict(True if any(verdict.holds for verdict in told) else None)
    return None


def _choices(sentence: Text, text: Text, tokens: list[Token], scopes: list[Where], cube: Cube, others: bool) -> list[Where]:
    """What a clause may speak of; empty where that is in doubt."""
    several = cube.scene.several
    if several and text is not sentence and SIDES.search(sentence.text.replace(text.text, "")):
        return []
    labels = [token for token in tokens if token.kind == "l"]
    pointing = POINTING.search(text.text)
    if pointing is not None and not any(token.start < pointing.start() for token in labels) \
            and not (several and any(token.kind == "A" and token.axis == "p" for token in tokens)):
        scopes = [scope for scope in scopes if scope]  # "it stays above 90": not of the whole figure
    if not several or any(token.axis == "p" for token in tokens if token.kind in "lA"):
        return scopes
    if others:
        return [scope for scope in scopes if "p" in scope]
    # no panel is named: it may speak of all or of any one of them
    every: list[Where] = [{}, *({"p": (n,)} for n in range(cube.size["p"]))]
    return [scope if "p" in scope else {**scope, **p} for scope in scopes for p in (every if "p" not in scope else every[:1])]
