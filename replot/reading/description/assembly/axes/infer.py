"""Axes that the text does not list: taken from its tables and lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.attended import axes_of_attention
from replot.reading.description.assembly.axes.cohorts import axes_of_cohorts
from replot.reading.description.assembly.axes.corner_names import axes_of_corners
from replot.reading.description.assembly.axes.counted_lines import axes_of_counted_lines
from replot.reading.description.assembly.axes.crossed_cells import axes_of_crossed_cells
from replot.reading.description.assembly.axes.done_with import axes_of_deeds
from replot.reading.description.assembly.axes.entities import axes_of_entities
from replot.reading.description.assembly.axes.keyed_lists import axes_of_lists
from replot.reading.description.assembly.axes.lettered_squares import axes_of_squares
from replot.reading.description.assembly.axes.lines_in_turn import axes_of_lines_in_turn
from replot.reading.description.assembly.axes.listed_by_name import (
    assigned,
    axes_of_settings,
    listed_by_name,
    listed_in_name,
)
from replot.reading.description.assembly.axes.members import (
    axes_of_calendar,
    axes_of_crossed,
    axes_of_members,
)
from replot.reading.description.assembly.axes.named_places import axes_of_places
from replot.reading.description.assembly.axes.outcome_classes import (
    axes_of_glosses,
    axes_of_numbered_classes,
    axes_of_outcomes,
    axes_of_quadrants,
    axes_of_report,
    axes_of_truth_pairs,
    axes_of_verdicts,
)
from replot.reading.description.assembly.axes.pair_keys import axes_of_pairs, axes_of_products
from replot.reading.description.assembly.axes.partial import complete_partial
from replot.reading.description.assembly.axes.placed_labels import axes_of_placed_labels
from replot.reading.description.assembly.axes.profiles import axes_of_profiles
from replot.reading.description.assembly.axes.quoted_words import axes_of_quoted_words
from replot.reading.description.assembly.axes.related_variables import axes_of_relations
from replot.reading.description.assembly.axes.relations import one_against_all, related_variables
from replot.reading.description.assembly.axes.subjects import respective_labels
from replot.reading.description.assembly.axes.taken_labels import drop_head_of_names, put_labels, strip_lead
from replot.reading.description.assembly.pieces import value_sentences
from replot.reading.description.assembly.tables.placed import place_tables
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.sides import FACING, SIDES
from replot.reading.description.lexicon.square import SQUARE
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.axes.trailing_labels import name_only

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts


__all__ = ["infer_axes", "of_one_kind", "strip_keys"]


def infer_axes(
    panel: PanelFacts,
    inside: list[Block],
    found: dict[Block, str],
    children: dict[Block, list[Text]],
    fallback: dict[str, AxisFact] | None,
    whole: str,
    named: tuple[Block | None, int] = (None, 0),
    title: str | None = None,
) -> None:
    """Fill in the categories of a panel's axes, and place its tables; ``whole`` is all of the text.

    ``named`` is the block that begins with the name of the panel, and where that ends; ``title`` is that of
    the figure.
    """
    drop_head_of_names(panel.x, panel.y)
    tables = [t for t in panel.tables if t.cells]
    if tables:
        place_tables(panel, tables, inside, whole)
    listed_by_name(panel, inside)
    listed_in_name(panel, whole)
    axes_of_quoted_words(panel, inside)
    axes_of_placed_labels(panel, inside, whole)
    if not panel.x.categories and not panel.y.categories:
        axes_of_places(panel, inside)
    if not panel.x.categories and not panel.y.categories:
        axes_of_truth_pairs(panel, inside)
    if not panel.x.categories and not panel.y.categories:
        axes_of_glosses(panel, inside)
    if not panel.x.categories and not panel.y.categories:
        axes_of_pairs(panel, inside)
    if not panel.x.categories and not panel.y.categories:
        axes_of_verdicts(panel, inside, whole)
    known = panel.x.categories and panel.y.categories
    said = [] if known else value_sentences(inside, found, named, title)
    texts = [text for _, text in said]
    axes_of_squares(panel, texts)
    if not panel.x.categories and not panel.y.categories:
        axes_of_products(panel, texts, inside)
        if panel.x.categories and panel.x.categories == panel.y.categories:
            # all pairs of one sentence, and others in the next one
            axes_of_relations(panel, inside, whole, more=True)
    if not panel.x.categories and not panel.y.categories:
        axes_of_crossed_cells(panel, texts)
    if not panel.x.categories and not panel.y.categories:
        axes_of_cohorts(panel, texts)
    if not panel.x.categories and not panel.y.categories:
        axes_of_deeds(panel, texts)
    if not panel.x.categories or not panel.y.categories:
        axes_of_lines_in_turn(panel, texts)
    if not panel.x.categories or not panel.y.categories:
        axes_of_counted_lines(panel, texts)
    if not panel.x.categories or not panel.y.categories:
        axes_of_settings(panel, texts)
        assigned(panel, inside)
    if not panel.x.categories or not panel.y.categories:
        axes_of_calendar(panel, texts)
        axes_of_members(panel, texts)
        axes_of_crossed(panel, texts)
    if not panel.x.categories and not panel.y.categories and (labels := respective_labels(texts)):
        put_labels(panel.x, labels)
    if not panel.x.categories or not panel.y.categories:
        axes_of_lists(panel, said)
    if {panel.x.kind, panel.y.kind} == {"partial", ""}:
        axes_of_outcomes(panel, inside, whole)
    if not panel.x.categories and not panel.y.categories:
        axes_of_entities(panel, inside, whole)
        if not panel.x.categories:
            axes_of_attention(panel, inside, whole)
        if panel.x.categories:
            axes_of_relations(panel, inside, whole)
        if not panel.x.categories:
            axes_of_outcomes(panel, inside, whole)
        if not panel.x.categories and re.in_whole(RELATIONS, whole) and one_against_all(panel, inside):
            axes_of_relations(panel, inside, whole, alone=True)
        if not panel.x.categories:
            axes_of_relations(panel, inside, whole)
            if re.in_whole(RELATIONS, whole):
                related_variables(panel, inside)
        if panel.x.label and panel.y.label and not of_one_kind(panel.x.label, panel.y.label):
            _drop_related(panel)
    elif (
        bool(panel.x.categories) != bool(panel.y.categories)
        and re.in_whole(SQUARE, whole)
        and of_one_kind(panel.x.label, panel.y.label)
    ):
        full, empty = (panel.x, panel.y) if panel.x.categories else (panel.y, panel.x)
        own = (full.label is None) != (empty.label is None)
        loose = own and all(LOOSE.fullmatch(m[0]) for m in SQUARE.finditer(whole))
        told = fallback is not None and fallback["x"].categories and fallback["y"].categories
        if not loose and full.kind not in ("data", "partial") and not told:
            empty.categories, empty.kind = full.categories, "data"
    if not panel.x.categories and not panel.y.categories:
        axes_of_numbered_classes(panel, whole)
    if not panel.x.categories and not panel.y.categories:
        axes_of_pairs(panel, inside, last=True)
    if not panel.x.categories and not panel.y.categories:
        axes_of_quadrants(panel, inside, whole)
    if not panel.x.categories and not panel.y.categories:
        axes_of_corners(panel, inside)
    if not panel.x.categories and not panel.y.categories:
        axes_of_profiles(panel, inside)
    if not panel.x.categories and not panel.y.categories and re.in_whole(SQUARE, whole):
        axes_of_report(panel, inside)
    complete_partial(panel, inside)
    if panel.tables and all(map(AXIS_WORDS.match, panel.x.categories + panel.y.categories)):
        for fact in (panel.x, panel.y):
            fact.printed = fact.categories
    _strip_words_of_both(panel.x, panel.y)
    _strip_facing(panel.x, panel.y)
    strip_lead(panel.x, panel.y)
    both = panel.x.categories, panel.y.categories
    for fact, facing in ((panel.x, both[1]), (panel.y, both[0])):
        _strip_axis_word(fact, facing)
        _strip_label(fact)
    _strip_counts(panel.x, panel.y)
    for fact, other in ((panel.x, panel.y), (panel.y, panel.x)):
        fact.label = name_only(fact)
        if fact.label in other.categories:
            fact.label = fact.label_span = None  # "Oslo on top" tells where a row stands
    if fallback is not None:
        for fact, other in ((panel.x, fallback["x"]), (panel.y, fallback["y"])):
            if not fact.categories and other.categories:
                fact.merge(other)


def _drop_related(panel: PanelFacts) -> None:
    """Two names of what is related, where the axes have names of their own: these are what they name."""
    if panel.x.categories == panel.y.categories and len(panel.x.categories) == 2:
        for fact in (panel.x, panel.y):
            fact.categories, fact.kind = (), ""


LOOSE = re.compile(r"(?:correlat|similarit)\w*", re.I)
"""Words of relations in general, which do not make an axis with a name of its own one of two alike."""
RELATIONS = rare(r"\bcorrelat|\bassociation", re.I)
AXIS_WORDS = re.compile(
    rf"^({SIDES}|target|source|generated|fitted)(?: label| class)?s?[ :=_-]+(?=\S)",
    re.I,
)


def _strip_axis_word(fact: AxisFact, facing: tuple[str, ...]) -> None:
    """Labels that all begin with the axis's own word: ``Pred: Stable`` stands at the tick ``Stable``.

    Where a sign parts the two, the axis is called so, or the other axis has such labels or the same ones.
    """
    if len(fact.categories) < 2:
        return
    found = [AXIS_WORDS.match(c) for c in fact.categories]
    if not all(found):
        return
    words = {m.group(1).lower().rstrip(".") for m in found if m}
    bare = tuple(c[m.end() :].strip() for c, m in zip(fact.categories, found, strict=True) if m)
    signed = all(m[0].rstrip()[-1:] in ":=_-" for m in found if m)
    faces = all(map(AXIS_WORDS.match, facing)) or set(map(key, bare)) & set(map(key, facing))
    if len(words) != 1 or not (signed or faces or (fact.label and words.pop() in fact.label.lower())):
        return
    fact.categories = bare
    if fact.label is None and found[0] is not None:
        fact.label = found[0].group(1).rstrip(".")


def _strip_words_of_both(x: AxisFact, y: AxisFact) -> None:
    """``rows: actual spam, ham; columns: predicted spam, ham``: labels without the words of both axes."""
    found = [AXIS_WORDS.match(fact.categories[0]) if len(fact.categories) > 1 else None for fact in (x, y)]
    bare = [
        (fact.categories[0][word.end() :], *fact.categories[1:])
        for fact, word in zip((x, y), found, strict=True)
        if word
    ]
    words = {word[1].lower() for word in found if word}
    if len(words) < 2 or bare[0] != bare[1] or not bare[0][0]:
        return
    for fact, word, categories in zip((x, y), found, bare, strict=True):
        fact.categories, fact.label = categories, fact.label or (word and word[1])


def _strip_facing(x: AxisFact, y: AxisFact) -> None:
    """``from A``, ``from B`` beside ``to A``, ``to B``, or beside the same labels without a word."""
    said = []
    for fact in (x, y):
        led = [FACING.match(label) for label in fact.categories]
        words = {key(m["name"]) if m else "" for m in led}
        name = led[0]["name"] if led and led[0] and len(words) == 1 else None
        ends = [m.end() if m and name else 0 for m in led]
        bare = tuple(label[end:] for label, end in zip(fact.categories, ends, strict=True))
        said.append((name, bare))
    (over, columns), (before, rows) = said
    alike = sorted(map(key, columns)) == sorted(map(key, rows)) and all(columns) and len(columns) > 1
    if not alike or key(over or "") == key(before or ""):
        return
    for fact, (name, bare) in zip((x, y), said, strict=True):
        fact.categories, fact.label = bare, fact.label or name


CASES = re.compile(r"\s*\(n\s?=\s?[\d,]+\)$")


def _strip_counts(x: AxisFact, y: AxisFact) -> None:
    """Labels that only one axis tells with the number of their cases: ``ham (n=383)``."""
    for fact, other in ((x, y), (y, x)):
        bare = tuple(CASES.sub("", label) for label in fact.categories)
        if bare != fact.categories and bare == other.categories:
            fact.categories = bare
            fact.printed = tuple(CASES.sub("", label) for label in fact.printed)


def _strip_label(fact: AxisFact) -> None:
    """Labels told with the name of their axis: ``Depth 16`` stands at the tick 16 of an axis ``Depth``."""
    name = key(fact.label or "")
    if fact.kind != "data" or len(fact.categories) < 2 or not name:
        return
    lead = re.compile(rf"{re.escape(name.removesuffix('s'))}s?\s+(?=\S)", re.I)
    if all(lead.match(c) for c in fact.categories):
        fact.categories = tuple(lead.sub("", c, count=1) for c in fact.categories)


KEYED = re.compile(r"(?P<name>[^\W\d][\w -]{0,30}?)\s?=\s?(?P<value>[^\s=][^=]*)")


def strip_keys(fact: AxisFact) -> None:
    """Numbers that are told with what they are: ``lr=1e-5`` stands at the tick 1e-5 of an axis ``lr``."""
    found = [KEYED.fullmatch(label) for label in fact.categories] if fact.kind == "data" else []
    names = {one["name"] if one else "" for one in found}
    if len(found) < 2 or len(names) > 1 or not all(one and parse_quantity(one["value"]) for one in found):
        return
    fact.label = fact.label or names.pop()
    fact.categories = tuple(one["value"] for one in found if one)


ROLE = re.compile(
    r"\b(?:true|truth|actual|gold|observed|expected|reference|predict\w*|estimated|assigned|source|"
    r"target|quer(?:y|ies)|keys?|speaker|listener|passer|train\w*|test\w*|from|to|before|after|first|second|sender|"
    r"receiver|row|column|player|opponent|attacker|defender|home|away|teacher|student|input|output|today|"
    r"tomorrow|"
    r"yesterday|previous|current|next|origin|destination|departure|arrival|giver|taker|winner|loser|guest|"
    r"host|"
    r"buyer|seller|exporter|importer|predator|prey|[ijxy])\b",
    re.I,
)
"""What may be said of an axis that has the labels of the other one: ``predicted``, ``source``."""


def of_one_kind(first: str | None, second: str | None) -> bool:
    """Whether two axes may have the same labels by what they are called: not ``lag`` and ``series``."""
    if not first or not second or (ROLE.search(first) and ROLE.search(second)):
        return True
    words = [{word.rstrip("s") for word in re.findall(r"\w{3,}", key(name))} for name in (first, second)]
    return not words[0].isdisjoint(words[1])
