"""Axes that the text does not list: taken from its tables and lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.classes.class_numbers import keep_word_of_classes
from replot.reading.description.assembly.axes.classes.class_rows import axes_of_class_rows
from replot.reading.description.assembly.axes.classes.done_with import axes_of_deeds
from replot.reading.description.assembly.axes.classes.listed_classes import axes_of_listed_classes
from replot.reading.description.assembly.axes.classes.outcome_classes import (
    axes_of_glosses,
    axes_of_numbered_classes,
    axes_of_outcomes,
    axes_of_quadrants,
    axes_of_report,
    axes_of_truth_pairs,
    axes_of_verdicts,
    axes_under_classes,
)
from replot.reading.description.assembly.axes.entities import axes_of_entities
from replot.reading.description.assembly.axes.lines.counted_lines import axes_of_counted_lines
from replot.reading.description.assembly.axes.lines.lines_in_turn import axes_of_lines_in_turn
from replot.reading.description.assembly.axes.lines.members import (
    axes_of_calendar,
    axes_of_crossed,
    axes_of_members,
)
from replot.reading.description.assembly.axes.lines.named_line import axis_of_named_lines
from replot.reading.description.assembly.axes.lines.numbered_heads import axis_of_numbered_heads
from replot.reading.description.assembly.axes.lines.partial import complete_partial
from replot.reading.description.assembly.axes.lines.placed_labels import axes_of_placed_labels
from replot.reading.description.assembly.axes.lines.told_in_turn import axes_told_in_turn
from replot.reading.description.assembly.axes.lists.glossed_siblings import axis_of_siblings
from replot.reading.description.assembly.axes.lists.keyed_lists import axes_of_lists
from replot.reading.description.assembly.axes.lists.keyed_settings import axes_of_keyed_settings
from replot.reading.description.assembly.axes.lists.listed_by_name import (
    assigned,
    axes_of_settings,
    listed_by_name,
    listed_in_name,
)
from replot.reading.description.assembly.axes.lists.names_in_full import names_in_full
from replot.reading.description.assembly.axes.lists.taken_labels import drop_head_of_names, put_labels
from replot.reading.description.assembly.axes.names.bare_labels import strip_words_of_axes
from replot.reading.description.assembly.axes.pairs.corner_names import axes_of_corners
from replot.reading.description.assembly.axes.pairs.crossed_cells import axes_of_crossed_cells
from replot.reading.description.assembly.axes.pairs.index_cells import axes_of_index_cells
from replot.reading.description.assembly.axes.pairs.lettered_squares import axes_of_squares
from replot.reading.description.assembly.axes.pairs.named_places import axes_of_places
from replot.reading.description.assembly.axes.pairs.pair_keys import axes_of_pairs, axes_of_products
from replot.reading.description.assembly.axes.pairs.related_variables import axes_of_relations
from replot.reading.description.assembly.axes.pairs.relations import one_against_all, related_variables
from replot.reading.description.assembly.axes.sentences.activated import axes_of_activation
from replot.reading.description.assembly.axes.sentences.attended import axes_of_attention
from replot.reading.description.assembly.axes.sentences.cohorts import axes_of_cohorts
from replot.reading.description.assembly.axes.sentences.named_settings import axes_of_named_settings
from replot.reading.description.assembly.axes.sentences.profiles import axes_of_profiles
from replot.reading.description.assembly.axes.sentences.quoted_words import axes_of_quoted_words
from replot.reading.description.assembly.axes.sentences.subjects import respective_labels
from replot.reading.description.assembly.axes.sentences.told_settings import axes_of_told_settings
from replot.reading.description.assembly.pieces import value_sentences
from replot.reading.description.assembly.tables.placed import place_tables
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.sides import side_of
from replot.reading.description.lexicon.square import SQUARE
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.axes.labels.trailing import name_only

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts


__all__ = ["infer_axes", "of_one_kind"]


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
    axis_of_siblings(panel, inside)
    axes_of_quoted_words(panel, inside)
    axes_of_placed_labels(panel, inside, whole)
    axes_told_in_turn(panel, inside, whole)
    if not panel.x.categories and not panel.y.categories:
        axes_of_listed_classes(panel, inside, whole)
    if not panel.x.categories and not panel.y.categories:
        axes_of_places(panel, inside)
    if not panel.x.categories and not panel.y.categories:
        axes_of_truth_pairs(panel, inside, whole)
    if not panel.x.categories and not panel.y.categories:
        axes_of_class_rows(panel, inside, whole)
    if not panel.x.categories and not panel.y.categories:
        axes_of_glosses(panel, inside)
    if not panel.x.categories and not panel.y.categories:
        axes_under_classes(panel, inside, whole)
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
    if not panel.y.categories and (not panel.x.categories or panel.x.kind == "partial"):
        axes_of_cohorts(panel, texts)
    if not panel.x.categories and not panel.y.categories:
        axes_of_named_settings(panel, texts)
    if not panel.x.categories and not panel.y.categories:
        axes_of_keyed_settings(panel, list(dict.fromkeys(block for block, _ in said)))
    if not panel.x.categories and not panel.y.categories:
        axes_of_deeds(panel, texts)
    if not panel.x.categories and not panel.y.categories:
        axes_of_activation(panel, texts)
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
    if not panel.x.categories and not panel.y.categories:
        axes_of_told_settings(panel, texts)
    if not panel.x.categories and not panel.y.categories and (labels := respective_labels(texts)):
        put_labels(panel.x, labels)
    if not panel.x.categories or not panel.y.categories:
        axes_of_lists(panel, said)
    if bool(panel.x.categories) != bool(panel.y.categories):
        axis_of_numbered_heads(panel, inside)
    if bool(panel.x.categories) != bool(panel.y.categories):
        axis_of_named_lines(panel, texts)
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
        and (re.in_whole(SQUARE, whole) or _of_classifier(panel.x.label, panel.y.label))
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
        axes_of_index_cells(panel, inside)
    if not panel.x.categories and not panel.y.categories:
        axes_of_profiles(panel, inside)
    if not panel.x.categories and not panel.y.categories and re.in_whole(SQUARE, whole):
        axes_of_report(panel, inside)
    names_in_full(panel, inside)
    complete_partial(panel, inside)
    strip_words_of_axes(panel.x, panel.y, printed=bool(panel.tables))
    keep_word_of_classes(panel, whole)
    for fact, other in ((panel.x, panel.y), (panel.y, panel.x)):
        fact.label = name_only(fact)
        if fact.label in other.categories:
            fact.label = fact.label_span = None  # "Oslo on top" tells where a row stands
    if fallback is not None:
        for fact, other in ((panel.x, fallback["x"]), (panel.y, fallback["y"])):
            if not fact.categories and other.categories:
                fact.merge(other)


def _of_classifier(first: str | None, second: str | None) -> bool:
    """Whether the one axis is called the truth and the other one what was predicted."""
    return {side_of(first or ""), side_of(second or "")} == {"truth", "predicted"}


def _drop_related(panel: PanelFacts) -> None:
    """Two names of what is related, where the axes have names of their own: these are what they name."""
    if panel.x.categories == panel.y.categories and len(panel.x.categories) == 2:
        for fact in (panel.x, panel.y):
            fact.categories, fact.kind = (), ""


LOOSE = re.compile(r"(?:correlat|similarit)\w*", re.I)
"""Words of relations in general, which do not make an axis with a name of its own one of two alike."""
RELATIONS = rare(r"\bcorrelat|\bassociation", re.I)


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
