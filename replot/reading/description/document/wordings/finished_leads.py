"""Sentences that the lines under them finish: ``Oak was confused with:``, and one class a line; one value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["with_finished_leads"]
LEAD = re.compile(
    r"[^:]{1,100}\b(?:mis\w+|mistook|confus\w+|classif\w+|predict\w+|label\w+|identif\w+|recogni[sz]\w+|taken)"
    r"(?: \w+){0,2} (?:as|for|with|by)\s*:|"
    r"\W*(?!(?:the|this|it|these|there)\b)[^\W\d_][^:;.]{0,60}? "
    r"(?:is|are|has|have|shows?|exhibits?|displays?|correlates?)\b[^:;.]{0,50}?"
    r"(?:\b(?:correlat|associat|relat)\w+|(?<=correlates))(?: \w+){0,2} (?:with|to)\s*:",
    re.I,
)
ITEM = re.compile(
    r"[^\s:()][^:()\n]{0,40}?\s*(?::|=|→|->|\s[–—-]\s|(?=\())\s*\(?[-−–+~≈]?\d[\d.,]*\s?%?\)?"
    r"(?:\s?\([^()]{1,40}\)| [a-z]+(?: [a-z]+){0,3})?\.?"
)
"""``elm: 12``, ``elm (12 images)``."""
MOST = 200
"""Items that finish one sentence."""


OF_VALUE = re.compile(
    r"[^:]{3,200}\b(?:is|was|are|equals)\s*:|"
    r"[^:]{0,80}\b(?:correlation|association|similarity|distance|overlap)\b[^:]{0,20}"
    r"\b(?:of|between|from|with)\b[^:]{3,120}:",
    re.I,
)
VALUE = re.compile(r"[-−+]?(?:\d+(?:\.\d+)?|\.\d+)\s?%?\.?")
"""``The correlation between dew and fog is:``, and ``.51`` alone below it."""


NAME = r"[^\W\d_][\w./%'’-]{0,30}(?: [\w./%'’()-]{1,30}){0,4}?"
PAIR = re.compile(
    rf"(?:(?P<before>.{{1,200}}:)\s+)?(?P<pair>[\"“'‘`*]{{0,3}}{NAME}[\"”'’`*]{{0,3}}\s"
    rf"(?:and|&|vs\.?|versus|with|×|[↔–—-])\s[\"“'‘`*]{{0,3}}{NAME}[\"”'’`*]{{0,3}})(?P<end>\s?:)?"
)
"""``Rain and wind:``, and nothing else."""
COEFFICIENT = r"(?:[rρτ]|rho|tau)"
OF_PAIR = re.compile(
    rf"(?:(?:pearson|spearman|kendall)(?:['’]s)?\s)?(?:{COEFFICIENT}|(?:correlation|similarity|association)"
    rf"(?:\s(?:coefficients?|values?|scores?))?|coefficient)(?:\s\({COEFFICIENT}\))?"
    r"\W{0,4}[:=]\W{0,4}(?:(?:about|around|approximately)\s)?[-−–+~≈]?(?:[01]?\.\d|[01]\b)",
    re.I,
)
"""How the value of that pair begins, in the line below: ``Correlation: 0.4 (moderate)``."""


def with_finished_leads(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with such a sentence and what is under it as one paragraph."""
    return _with_items(_with_values(_with_pairs(blocks)))


def _with_pairs(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with a pair of names and the value below it as one."""
    lead: Block | None = None
    for block in blocks:
        pair = None
        if lead is not None:
            if block.is_prose and OF_PAIR.match(block.text.text):
                pair = PAIR.fullmatch(lead.text.text)
            if pair is None:
                yield lead
            else:
                if pair["before"]:
                    yield lead.saying(lead.text.cut(0, pair.end("before")))
                names = lead.text.cut(*pair.span("pair"))
                bearer = block if lead.kind == "heading" else lead
                yield bearer.saying(Text.of_lines([names, block.text], gap=": "))
        lead = block if pair is None else None
    if lead is not None:
        yield lead


def _with_values(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with a paragraph that leads to one value and the one that is this value as one."""
    lead: Block | None = None
    for block in blocks:
        alone = lead is not None and block.kind == "paragraph" and VALUE.fullmatch(block.text.text.strip())
        if lead is not None and alone:
            yield lead.saying(lead.text.join(block.text))
            lead = None
            continue
        if lead is not None:
            yield lead
        lead = block if block.kind == "paragraph" and OF_VALUE.fullmatch(block.text.text.strip()) else None
        if lead is None:
            yield block
    if lead is not None:
        yield lead


def _with_items(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with such a sentence and the items under it as one paragraph."""
    lead: Block | None = None
    items: list[Block] = []
    for block in blocks:
        if lead is not None:
            under = block.kind == "item" and (lead.kind != "item" or block.level > lead.level)
            if under and len(items) < MOST and ITEM.fullmatch(block.text.text.strip()):
                items.append(block)
                continue
            yield from [lead, *items] if under or not items else [_joined(lead, items)]
            lead, items = None, []
        if block.is_prose and LEAD.fullmatch(block.text.text.strip()):
            lead = block
        else:
            yield block
    if lead is not None:
        yield from [_joined(lead, items)] if items else [lead]


def _joined(lead: Block, items: list[Block]) -> Block:
    text = lead.text.join(Text.of_lines([item.text for item in items], gap=", "))
    return Block(lead.kind, text, lead.line, lead.level, lead.marker, shape=lead.shape)
