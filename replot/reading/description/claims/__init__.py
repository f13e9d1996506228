"""The commentary checked against the cells: what can be decided is decided, exactly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from replot.findings import Finding
from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.checks.scene import Scene, places
from replot.reading.description.claims import bounds, comparisons, counts, extremes, trends
from replot.reading.description.claims.clauses import Clause, clauses, is_known, pieces
from replot.reading.description.claims.cube import Cube, Where, cubes
from replot.reading.description.claims.names import Names, words_of
from replot.reading.description.claims.tokens import Token, read_tokens
from replot.reading.description.claims.verdict import Verdict
from replot.reading.description.claims.vocabulary import TRIGGERS, known_words
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["Claim", "claims", "contradicted"]

RULES = (
    extremes.largest_step,
    extremes.extreme,
    extremes.best_everywhere,
    counts.filled,
    counts.occurs,
    counts.how_many,
    counts.covered,
    bounds.spread,
    bounds.within,
    bounds.bound,
    bounds.uniform,
    comparisons.ahead,
    trends.steady,
    trends.trend,
    trends.changes,
    comparisons.means,
    comparisons.value_at,
)
WORDS = re.compile(r"[a-z]+")
REMARK = re.compile(
    r"\W*(?:trends?|notes?|pattern|observations?|comment|summary|insights?|peaks?|highest|lowest|maximum|"
    r"minimum)\b[^:.]{0,30}:",
    re.I,
)
SIDES = re.compile(
    r"\b(?:left|right|top|bottom|upper|lower|first|second|third|fourth|former|latter|other)\b", re.I
)
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
            spans = [
                span
                for cell in claim.verdict.cells
                for span in scene.cell_span(cube.panels[cell.panel], cell.row, cell.column)
            ]
            subject = tuple(
                f"panels[{cube.panels[cell.panel]}].values[{cell.row}][{cell.column}]"
                for cell in claim.verdict.cells
            )
            yield Finding(
                "R110",
                f'"{_short(clause.span.text)}": {claim.verdict.words}',
                "the data are used; correct the sentence or the data",
                places([clause.span, *spans]),
                subject,
            )


def _short(text: str, most: int = 100) -> str:
    text = " ".join(text.split()).rstrip(".;,")
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def claims(scene: Scene) -> Iterator[Claim]:
    """The claims of the commentary that the rules understand, each with its verdict."""
    blocks = [
        block
        for block, lowered in scene.lowered
        if block.kind != "heading"
        and not TRIGGERS.isdisjoint(WORDS.findall(lowered))
        and (scene.is_commentary(block) or REMARK.match(block.text.text))
    ]
    if not blocks or sum(panel.grid.values.size for _, panel in scene.panels()) > MOST_CELLS:
        return
    readers = [Reader(cube) for cube in cubes(scene)]
    left = MOST_SENTENCES
    for n, block in enumerate(blocks):
        following = blocks[n + 1].text.text if n + 1 < len(blocks) else ""
        found = list(sentences(block.text))
        for k, sentence in enumerate(found):
            after = found[k + 1].text if k + 1 < len(found) else following
            if len(sentence) > 600 or EXCEPTION.match(after):
                continue
            left -= 1
            if left < 0:
                return
            for reader in readers:
                yield from reader.judge(block, found, k, len(readers) > 1)


@dataclass
class Reader:
    """Reads sentences as claims about one cube."""

    cube: Cube
    _read: dict[str, list[Token]] = field(default_factory=dict)

    @cached_property
    def known(self) -> frozenset[str]:
        """The words that a claim on this cube may be made of."""
        return known_words() | words_of(self.cube)

    @cached_property
    def names(self) -> Names:
        """The labels of the cube."""
        return Names(self.cube)

    def judge(self, block: Block, found: list[Text], k: int, others: bool) -> Iterator[Claim]:
        """The claims of the ``k``-th sentence of a block; ``others`` tells whether there are other cubes."""
        sentence = found[k]
        if not any(is_known(piece.text, self.known) for piece in pieces(sentence)) or TRIGGERS.isdisjoint(
            WORDS.findall(sentence.text.lower())
        ):
            return
        scopes = None
        for text, tokens in clauses(sentence, self.tokens, self.known):
            scopes = self._scopes(block, found, k) if scopes is None else scopes
            choices = _choices(sentence, text, tokens, scopes, self.cube, others)
            clause = Clause(
                tokens,
                "".join(token.kind for token in tokens),
                text.text,
                text.span(),
                self.cube,
                self.names,
                choices,
            )
            verdict = _verdict(clause) if choices else None
            if verdict is not None:
                yield Claim(clause, verdict)
                if len(text) == len(sentence):
                    return

    def tokens(self, text: str) -> list[Token]:
        """The tokens of a text."""
        found = self._read.get(text)
        if found is None:
            found = self._read[text] = read_tokens(text, self.names)
        return found

    def _scopes(self, block: Block, found: list[Text], k: int) -> list[Where]:
        """What a sentence may speak of: what it stands under, the figure, what the sentence before names."""
        above = self._context(block)
        if above is None:
            return []
        # a remark within the data speaks of what it stands under only
        scopes = [above] if above and REMARK.match(block.text.text) else [above, {}] if above else [{}]
        if k:
            before: Where = {
                token.axis: token.indices
                for token in self.tokens(found[k - 1].text)
                if token.kind == "l" and token.axis != "xy"
            }
            if before and before != above:
                scopes.append({**above, **before})
        return scopes

    def _context(self, block: Block) -> Where | None:
        """The labels and panels that a block stands under; None where it is in doubt which panel is meant."""
        out: Where = {}
        scene = self.cube.scene
        heads = {
            facts.title_span.line: n
            for n, k in enumerate(self.cube.panels)
            if (facts := scene.facts.panels[k]).title_span is not None
        }
        for parent in block.parents:
            if parent.line in heads and scene.several:
                out["p"] = (heads[parent.line],)
                continue
            lead = lead_of(parent)[0]
            if not lead or len(lead) > 120:
                continue
            labels = [token for token in self.tokens(lead) if token.kind == "l"]
            if scene.several and SIDES.search(lead) and not any(token.axis == "p" for token in labels):
                return None
            out.update({token.axis: token.indices for token in labels if token.axis != "xy"})
        return out


POINTING = re.compile(r"\b(?:it|they|them|this|these|those|that|such|its|their|same|both)\b", re.I)


def _verdict(clause: Clause) -> Verdict | None:
    """What the first rule that understands a clause says: false only if false of all it may speak of."""
    for rule in RULES:
        told: list[Verdict] = []
        for scope in clause.scopes:
            verdict = rule(clause, scope)
            if verdict is None:
                break  # the rule does not understand it
            told.append(verdict)
        else:
            if all(verdict.holds is False for verdict in told):
                return told[0]
            return Verdict(True if any(verdict.holds for verdict in told) else None)
    return None


def _points_back(text: Text, tokens: list[Token]) -> bool:
    """Whether a clause begins with a word that stands for something named before: *it*, *both*."""
    pointing = POINTING.search(text.text)
    if pointing is None or any(token.start < pointing.start() for token in tokens if token.kind in "lQNA"):
        return False
    following = next((token for token in tokens if token.start > pointing.start()), None)
    return not (pointing.group().lower() == "both" and following is not None and following.kind in "Al")


def _choices(
    sentence: Text, text: Text, tokens: list[Token], scopes: list[Where], cube: Cube, others: bool
) -> list[Where]:
    """What a clause may speak of; empty where that is in doubt."""
    several = cube.scene.several
    if several and len(text) != len(sentence) and SIDES.search(sentence.text.replace(text.text, "")):
        return []
    if _points_back(text, tokens):
        scopes = [scope for scope in scopes if scope]  # "it stays above 90": not of the whole figure
    if not several or any(token.axis == "p" for token in tokens if token.kind in "lA"):
        return scopes
    if others:
        return [scope for scope in scopes if "p" in scope]
    # no panel is named: it may speak of all or of any one of them
    out = [scope for scope in scopes if "p" in scope]
    for scope in scopes:
        if "p" not in scope:
            out.append(scope)
            out.extend({**scope, "p": (n,)} for n in range(cube.size["p"]))
    return out
