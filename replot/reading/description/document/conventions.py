"""How a text writes what it says: its numbers, its marks and its wordings, in one way for all readers."""

from __future__ import annotations

from collections.abc import Callable

from replot.reading.description.document.abroad.keys import with_keys_in_english
from replot.reading.description.document.abroad.lines_of_pairs import with_lines_in_english
from replot.reading.description.document.abroad.outcomes import with_outcomes_in_english
from replot.reading.description.document.abroad.relations import with_relations_in_english
from replot.reading.description.document.abroad.relations_of_one import with_relations_of_one_in_english
from replot.reading.description.document.abroad.scales import with_scales_in_english
from replot.reading.description.document.abroad.shares import with_shares_in_english
from replot.reading.description.document.data.joined_strings import without_marks_of_strings
from replot.reading.description.document.data.pivots import with_pivots_in_words
from replot.reading.description.document.data.side_notes import without_side_notes, without_signatures
from replot.reading.description.document.markup.formulas import without_formulas
from replot.reading.description.document.markup.hard_spaces import without_hard_spaces
from replot.reading.description.document.markup.leaders import led_by_colons
from replot.reading.description.document.markup.lines_around import (
    with_titles_before_colons,
    without_brackets_around,
)
from replot.reading.description.document.markup.marks_before_lines import (
    without_branches,
    without_frames,
    without_output_marks,
    without_quote_marks,
    without_types,
)
from replot.reading.description.document.markup.org_marks import without_org_marks
from replot.reading.description.document.markup.quotation import (
    quoted_alike,
    quoted_classes,
    quoted_variables,
)
from replot.reading.description.document.markup.raised_notes import without_raised_notes
from replot.reading.description.document.markup.slashes import without_slashes
from replot.reading.description.document.markup.tagged import without_tags
from replot.reading.description.document.markup.tex import without_marks_of_prose
from replot.reading.description.document.markup.wiki_marks import without_wiki_marks
from replot.reading.description.document.numbers.dashed_keys import keyed_by_dashes
from replot.reading.description.document.numbers.dashed_lists import with_commas
from replot.reading.description.document.numbers.decimal_commas import with_decimal_points
from replot.reading.description.document.numbers.intervals import without_intervals
from replot.reading.description.document.numbers.missing_codes import without_missing_codes
from replot.reading.description.document.numbers.number_forms import (
    errors_in_columns,
    half_of_one,
    in_one_size,
    powers_in_line,
    raised_both,
    with_plain_signs,
    without_unit_letters,
)
from replot.reading.description.document.numbers.parts_of_all import (
    parts_led_by_all,
    without_summands,
    without_wholes,
)
from replot.reading.description.document.numbers.roman_letters import lettered
from replot.reading.description.document.numbers.thousands import with_thousands_together
from replot.reading.description.document.numbers.written_numbers import in_figures
from replot.reading.description.document.prints.frame_marks import without_frame_marks
from replot.reading.description.document.tables.boxes import without_words_beside_rows
from replot.reading.description.document.tables.tooltips import without_shown_values
from replot.reading.description.document.wordings.bracketed_pairs import led_by_names
from replot.reading.description.document.wordings.brief_ways import without_brief_ways
from replot.reading.description.document.wordings.called_values import without_names_of_values
from replot.reading.description.document.wordings.enumerated import with_numbers_apart, without_enumeration
from replot.reading.description.document.wordings.fillers import without_fillers
from replot.reading.description.document.wordings.line_places import with_places_of_rows
from replot.reading.description.document.wordings.margins_told import without_margins_told
from replot.reading.description.document.wordings.measures_of_all import without_measure_of_all
from replot.reading.description.document.wordings.ordinals_in_lists import without_ordinals
from replot.reading.description.document.wordings.placed_names import without_places_of_names
from replot.reading.description.document.wordings.questions import answered
from replot.reading.description.document.wordings.shown_otherwise import without_what_is_shown_otherwise
from replot.reading.description.document.wordings.signal_words import with_outcomes_of_signals
from replot.reading.description.document.wordings.spaced_codes import with_codes_apart
from replot.reading.description.document.wordings.spelled import in_usual_words
from replot.reading.description.document.wordings.told_again import without_what_is_told_again
from replot.reading.description.document.wordings.ways_of_reading import without_ways_of_reading
from replot.reading.description.document.wordings.ways_of_taking import without_ways_of_taking

__all__ = ["plainly_written"]

STEPS: tuple[Callable[[str], str], ...] = (
    # speech, and numbers as they are typed
    without_marks_of_strings,
    without_fillers,
    with_plain_signs,
    powers_in_line,
    without_missing_codes,
    with_codes_apart,
    without_unit_letters,
    without_enumeration,
    # marks of languages for documents
    without_formulas,
    without_wiki_marks,
    without_org_marks,
    with_keys_in_english,
    with_lines_in_english,
    without_marks_of_prose,
    # names in quotation marks, and what is said of cells and of all of them
    quoted_classes,
    quoted_variables,
    without_shown_values,
    without_measure_of_all,
    with_outcomes_in_english,
    with_shares_in_english,
    led_by_names,
    without_what_is_told_again,
    without_what_is_shown_otherwise,
    in_usual_words,
    without_summands,
    # lines of data, and what stands around lines
    without_signatures,
    without_slashes,
    without_side_notes,
    without_brackets_around,
    with_titles_before_colons,
    without_raised_notes,
    without_hard_spaces,
    # ways of telling classes, labels and the parts of a figure
    without_ways_of_taking,
    with_outcomes_of_signals,
    with_places_of_rows,
    without_places_of_names,
    without_ordinals,
    with_pivots_in_words,
    without_tags,
    led_by_colons,
    answered,
    without_brief_ways,
    without_ways_of_reading,
    parts_led_by_all,
    # what programs put before, around and behind lines
    without_frames,
    without_words_beside_rows,
    without_names_of_values,
    without_branches,
    without_quote_marks,
    without_output_marks,
    without_types,
    without_frame_marks,
    # numbers in one way
    quoted_alike,
    in_figures,
    lettered,
    in_one_size,
    half_of_one,
    raised_both,
    errors_in_columns,
    with_decimal_points,
    with_relations_of_one_in_english,
    with_relations_in_english,
    with_scales_in_english,
    with_thousands_together,
    without_intervals,
    with_numbers_apart,
    without_margins_told,
    without_wholes,
    with_commas,
    keyed_by_dashes,
)
"""Each leaves a text as long as it was, so that all places stay; many need what those before have done."""


def plainly_written(source: str) -> str:
    """A text of the same length, written as the readers know it."""
    for step in STEPS:
        source = step(source)
    return source
