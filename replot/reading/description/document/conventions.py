"""How a text writes its numbers: with a decimal comma, thousands parted by a space, dashes behind keys.

And how it marks the lines that a program printed.
"""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.document.abroad.keys import with_keys_in_english
from replot.reading.description.document.abroad.outcomes import with_outcomes_in_english
from replot.reading.description.document.abroad.relations import (
    RELATED_ABROAD,
    with_relations_in_english,
)
from replot.reading.description.document.abroad.relations_of_one import with_relations_of_one_in_english
from replot.reading.description.document.abroad.scales import with_scales_in_english
from replot.reading.description.document.data.joined_strings import without_marks_of_strings
from replot.reading.description.document.data.pivots import with_pivots_in_words
from replot.reading.description.document.markup.formulas import without_formulas
from replot.reading.description.document.markup.hard_spaces import without_hard_spaces
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
from replot.reading.description.document.markup.tagged import without_tags
from replot.reading.description.document.markup.tex import without_marks_of_prose
from replot.reading.description.document.markup.wiki_marks import without_wiki_marks
from replot.reading.description.document.numbers.dashed_lists import with_commas
from replot.reading.description.document.numbers.intervals import without_intervals
from replot.reading.description.document.numbers.missing_codes import without_missing_codes
from replot.reading.description.document.numbers.number_forms import (
    half_of_one,
    in_one_size,
    powers_in_line,
    raised_both,
    with_plain_signs,
    without_unit_letters,
)
from replot.reading.description.document.numbers.parts_of_all import parts_led_by_all
from replot.reading.description.document.numbers.roman_letters import lettered
from replot.reading.description.document.numbers.written_numbers import in_figures
from replot.reading.description.document.tables.boxes import without_words_beside_rows
from replot.reading.description.document.tables.columns import in_columns
from replot.reading.description.document.tables.tooltips import without_shown_values
from replot.reading.description.document.wordings.bracketed_pairs import led_by_names
from replot.reading.description.document.wordings.brief_ways import without_brief_ways
from replot.reading.description.document.wordings.called_values import without_names_of_values
from replot.reading.description.document.wordings.enumerated import without_enumeration
from replot.reading.description.document.wordings.fillers import without_fillers
from replot.reading.description.document.wordings.line_places import with_places_of_rows
from replot.reading.description.document.wordings.margins_told import without_margins_told
from replot.reading.description.document.wordings.measures_of_all import without_measure_of_all
from replot.reading.description.document.wordings.ordinals_in_lists import without_ordinals
from replot.reading.description.document.wordings.spaced_codes import with_codes_apart
from replot.reading.description.document.wordings.told_again import without_what_is_told_again
from replot.reading.description.document.wordings.ways_of_taking import without_ways_of_taking
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import SHORT_MISSING

__all__ = ["plainly_written", "uses_decimal_comma"]


ALL_IN_BRACKETS = re.compile(
    r"^\[(?=(?:heat ?map|(?:confusion|correlation) matrix)\b|"
    r"(?:fig(?:ure)?\.?|image|chart|plot) \d+[^\w\]]{1,3}\w|"
    r"image: heat ?map (?:of|showing) [^\[\]\n]{3,200}\b(?:rows|columns) )"
    r"([^\[\]\n]{3,400})\](?=[ \t]*$)",
    re.I | re.M,
)
"""A line about a figure that stands in brackets as a whole: ``[Heatmap: distances; darker is farther]``."""


def plainly_written(source: str) -> str:
    """A text of the same length with decimal points, thousands in one piece, and colons behind keys.

    Names in single quotation marks stand in double ones, and so do slanted or bold ones of two classes of
    which one was taken for the other, and bold ones of variables that are related.

    Panels numbered in roman figures have letters.

    All hyphens before numbers are their signs; those that judge values are blank, and so
    are units of one letter. Codes that the text says to stand for no value are words that do;
    commas part numbered codes, days and months in the list of an axis.

    Decimals and values with a sign that are written as words stand in figures.

    Thousands beside millions are written in full; half of a scale that ends at 1 is 0.5.

    Wholes of which all counts are parts are blank, and so are sums of rows and columns that a sentence tells.

    What stands before each line of output, as documents with R in them have it, is blank, and so is a frame
    around lines, and what is said behind rows in brackets.

    So are the words of questions about a part of the figure around its name, which the answer follows.

    So are the letters that lead to notes, and the intervals behind the values that lie in them.

    Spaces at which no line may break are plain ones, and dashes between more than two numbers are commas.

    Equations without numbers are blank too, and what a speaker says while he thinks. A whole of which parts
    are counted leads to these.

    So are tags that no browser knows, the marks of wikis and of Org, and directions in signs; the dots that
    lead from a name to its values are one colon. Lines about an axis begin with its name in English, and so
    do outcomes of a classifier stand in English. A colon leads from names to their values in brackets.
    The marks of code around paragraphs in LaTeX are blank, as are lines with the arguments of a function that
    are none unless they are told, and so are the numbers of items in a sentence, and
    the place of a cell before what its number counts, or its value before what its tip says. So is what a
    matrix correlates of all its variables behind the name of one.
    """
    source = without_fillers(without_marks_of_strings(source))
    source = without_missing_codes(powers_in_line(with_plain_signs(source)))
    source = without_enumeration(without_unit_letters(with_codes_apart(source)))
    source = with_keys_in_english(without_org_marks(without_wiki_marks(without_formulas(source))))
    source = quoted_variables(quoted_classes(without_marks_of_prose(source)))
    source = without_measure_of_all(without_shown_values(source))
    source = without_what_is_told_again(led_by_names(with_outcomes_in_english(source)))
    if "up to" in source:
        source = EDGED.sub(lambda said: "rose to ".ljust(len(said[0])), source)
    if " is " in source:
        source = ENTERED.sub(lambda said: said["cell"] + ":".ljust(len(said[0]) - len(said["cell"])), source)
    if "+" in source:
        source = SUMMED.sub(lambda said: " " * len(said[0]), source)
    if "=None" in source:
        source = SIGNATURE.sub(lambda said: " " * len(said[0]), source)
    if " // " in source:
        source = SLASHES.sub(";".ljust(len(" // ")), source)
    if "/" in source:
        source = SLASHED.sub(";", source)
    if "] " in source:
        source = SIDE_NOTE.sub(lambda line: line["told"].ljust(len(line[0])), source)
    for said, meant in SPELLED.items():
        source = source.replace(said, meant.ljust(len(said)))
    if "line" in source and "column" in source:
        source = OF_SQUARES.sub(lambda line: f"row{line['s']}".ljust(len(line[0])), source)
    if ": [" in source:
        source = NEXT_PICTURE.sub(lambda mark: " " * len(mark[0]), source)
    if "]" in source:
        source = ALL_IN_BRACKETS.sub(r" \1 ", source)
    if "|" in source:
        source = TITLED.sub(r"\1: ", source)
    source = without_ways_of_taking(without_hard_spaces(without_raised_notes(source)))
    if "middle row" in source or "most row" in source or "est row" in source:
        source = with_places_of_rows(source)
    source = with_pivots_in_words(without_ordinals(source))
    source = parts_led_by_all(without_brief_ways(answered(led_by_colons(without_tags(source)))))
    source = without_names_of_values(without_words_beside_rows(without_frames(source)))
    source = without_output_marks(without_quote_marks(without_branches(source)))
    source = raised_both(half_of_one(in_one_size(lettered(in_figures(quoted_alike(without_types(source)))))))
    if uses_decimal_comma(source):
        source = GROUPED.sub(lambda number: number[0].replace(".", NARROW), source)
        source = COMMA.sub(lambda number: number[0][:-1] + ".", source)
    source = with_scales_in_english(with_relations_in_english(with_relations_of_one_in_english(source)))
    if parts_thousands_by_space(source):
        source = SPACED.sub(lambda number: number[0].replace(" ", NARROW), source)
    source = without_margins_told(with_numbers_apart(without_intervals(source)))
    return keyed_by_dashes(with_commas(without_wholes(source)))


OF_SQUARES = re.rare(
    r"(?<!vertical )(?<!upright )\bline(?P<s>s?) of (?:(?:the |its )(?:grid|matrix)|squares|cells|tiles|"
    r"boxes)\b",
    re.I,
)
"""``each line of squares``, in a text that calls the others columns."""
NEXT_PICTURE = re.compile(r"(?<=: )\[(?:image|img|figure|picture) ?\d{1,3}\](?= )", re.I)
"""``False positives: [IMAGE 2]``, where a text breaks off before the next picture."""
SIGNATURE = re.compile(
    r"^[^\n()]{0,80}\w\([^()\n\"']{0,400}?\b\w{1,40}=None,[^()\n\"']{0,400}?\b[\w\\]{1,40}=(?:None|True|False)\b"
    r"[^()\n\"']{0,600}\)[^\n\w]{0,20}$",
    re.M,
)
"""``draw(data, xaxis=None, yaxis=None)``: what a function may be told, and nothing of any axis."""
EDGED = re.compile(r"\b(?:edged|inched|crept|ticked|nudged|shot|went|moved|climbed) up to (?=[$€£]?\d)")
"""``edged up to 860``, which is a value, and no bound."""
ENTERED = re.compile(
    r"(?P<cell>\b(?:cell|square|(?:number|count) of)\b[^.\n]{1,200})\. (?:The|Its|This) "
    r"(?:value|count|number|figure|entry)(?: (?:entered|shown|given|recorded|printed|there|here))? is "
    r"(?=\d[\d.,%]{0,15}(?:\n|$| [A-Z]))"
)
"""``The first cell is the number of firs taken for oaks. The value entered is 12``."""
SUMMED = re.compile(r"(?<![\w.+=^-])\d{1,9}(?: ?\+ ?\d{1,9})+ ?= ?(?=\d)")
"""``1383+166=1549``: what a number is the sum of."""
SLASHES = re.compile(r"(?<=[\d%]) // (?=[^\W\d])")
"""``Ayr 1, 2 // Bath 3, 4``: what parts the lines of a grid, and no address."""
SLASHED = re.compile(r"(?<=\d/\d|/\d\d|\d\d\d),(?= (?:and )?[^\W\d_][^\d,:;]{0,30}: \d{1,4}(?:/\d{1,4}){2})")
"""``Ayr: 4/5/6, Bath: 7/8/9``: what parts lines whose values slashes part."""
SIDE_NOTE = re.compile(
    r"^(?P<told>[ \t]{0,12}[\w-]{1,40}:[ \t]*\[[^\n\]]*\])[ \t]+#[ \t]"
    r"(?![^\n]*\b(?:top|bottom|left|right)\b)[^\n]*$",
    re.M | re.I,
)
"""``tv: [1, 2]  # night: not logged``, in lines as YAML has them."""
SPELLED = {" ∩ ": " ↔ ", "where as ": "whereas ", " nought ": " zero ", " namely, ": " namely ",
           "correlation analysis between ": "correlation between ",
           "from up to down": "top to bottom", "from down to up": "bottom to top"}
"""What is mostly spelled or said otherwise."""
TITLED = re.compile(r"^([ \t]{0,8}title) \|(?= [^|\n]{2,300}\n[^|\n]{0,80}\|)", re.I | re.M)
"""``TITLE | Sales``, above the lines of a table."""
QUESTION = re.compile(
    r"(?<![\w?])(?:and )?(?:what|which)(?:'s| [^?.!:\n]{1,40}?)? "
    r"(?P<what>the (?:(?:x|y|horizontal|vertical)[- ]axis|rows|columns|colou?r ?bar|colou?r scale|"
    r"values|numbers))"
    r"(?: [^?.!:\n]{1,20})?\?(?=[ \t]+\S)",
    re.I,
)


def answered(source: str) -> str:
    """A text as long as before with ``the rows:`` for ``What do the rows show?`` before its answer."""
    if "?" not in source:
        return source
    return QUESTION.sub(lambda asked: f"{asked['what']}:".ljust(len(asked[0])), source)


LEADERS = re.compile(
    r"(?<=[^\s.,;:…])[ \t]?(?:\.{4,}|…{2,}|(?:\. ){3,}\.)[ \t]*"
    rf"(?=[-−+<>~≈]?\.?\d|(?:{SHORT_MISSING})(?!\w)|[–—-]+(?!\S))",
    re.I,
)
"""``Ayr ........ 12``."""


LINE_DASHES = re.compile(
    r"^(?P<name>[ \t]*(?:[-*•][ \t]+)?[^\W\d][^\n|:;,=–—-]{0,40}?) --(?= [-−+~≈]?\.?\d[^\n|]*,)", re.M
)
"""``Ayr -- 12, 14``, and no ``Ayr -- 12 14``, where a dash stands for a value."""


def led_by_colons(source: str) -> str:
    """A text as long as before with ``Ayr:        12`` for a name and its values behind dots or dashes."""
    if " -- " in source:
        source = LINE_DASHES.sub(r"\g<name>:  ", source)
    if "...." not in source and "……" not in source and ". . ." not in source:
        return source
    return LEADERS.sub(lambda dots: ":".ljust(len(dots[0])), source)


LISTED_NUMBERS = re.compile(
    r"(?<=[:(—–] )\(?1[.)] [^\W\d_][^,;:\n.()]{0,40}"
    r"(?:[,;] (?:and )?\(?\d{1,2}[.)] [^\W\d_][^,;:\n.()]{0,40}){1,40}"
)
ONE_NUMBERED = re.compile(r"\(?(?P<n>\d{1,2})[.)](?= )")


def with_numbers_apart(source: str) -> str:
    """A text as long as before with ``1= clay, 2= sand`` for ``1. clay, 2. sand``: no sentence ends there."""
    if "1. " not in source and "1) " not in source:
        return source
    return LISTED_NUMBERS.sub(_apart, COUNTED_LABELS.sub(_parted, source))


NAME_BEHIND_NUMBER = r"[^\W\d_](?:[^,;:\n.()\d ]| (?!\(?\d)){0,40}"
COUNTED_LABELS = re.rare(
    r"\b(?P<lead>(?:columns?|rows?|ax[ei]s|classes|labels|head(?:er|ing)s?|categories)\b[^.;:\n\d]{0,30}?"
    r"(?::|\b(?:are|reads?|headed|called|named|labell?ed|lists?)) )"
    rf"(?P<list>\(?1[.)] {NAME_BEHIND_NUMBER}(?: \(?\d{{1,2}}[.)] {NAME_BEHIND_NUMBER}){{1,30}})",
    re.I,
)
"""``The columns are headed 1. Agree 2. Neutral 3. Disagree``."""


def _parted(labels: re.Match[str]) -> str:
    """Counted labels with commas between them in place of the numbers."""
    numbers = list(ONE_NUMBERED.finditer(labels["list"]))
    if [int(one["n"]) for one in numbers] != list(range(1, len(numbers) + 1)):
        return labels[0]
    first = "" if labels["lead"].endswith(": ") else ":"
    listed = ONE_NUMBERED.sub(lambda one: ("," if one.start() else first).rjust(len(one[0])), labels["list"])
    return labels["lead"] + listed.replace(" ,", ", ").replace(" :", ": ")


def _apart(listed: re.Match[str]) -> str:
    found = [int(one["n"]) for one in ONE_NUMBERED.finditer(listed[0])]
    if found != list(range(1, len(found) + 1)):
        return listed[0]
    return ONE_NUMBERED.sub(lambda one: f"{one['n']}=".rjust(len(one[0])), listed[0])


OF_WHOLE = re.compile(
    r"(?<![\w.,/])(?P<part>\d{1,6})(?P<of> (?:out )?of (?P<whole>\d{1,3}(?:,\d{3}){1,3}|\d{1,6}(?!,\d{3})))"
    r"(?=\s*(?:[,;.)\n]|$)|\s(?:in|for|"
    r"on|at|"
    r"with|under|and)\s)"
)
FEWEST_PARTS = 3


def without_wholes(source: str) -> str:
    """A text as long as before without the whole that all its counts are of: ``14 of 20 in Math``."""
    found = list(OF_WHOLE.finditer(source)) if " of " in source else []
    parts: dict[str, set[str]] = {}
    for match in found:
        parts.setdefault(match["whole"], set()).add(match["part"])
    out, at = [], 0
    for match in found:
        if len(parts[match["whole"]]) >= FEWEST_PARTS:
            out += [source[at : match.start("of")], " " * len(match["of"])]
            at = match.end("of")
    return "".join((*out, source[at:]))


COMMA = re.compile(r"(?<![\w.,:])(?:\d+,(?=\d{1,2}(?![\d:]|,\d))|0,(?=\d{3,}(?![\d:]|,\d)))")
POINT = re.compile(r"\d(?<![\w.]\d)\d*\.\d+(?![\w.])")
PERCENT_APART = re.compile(r"(?<![\w.,:])\d{1,3},\d{1,2}[ \u00a0\u202f]%")
"""``73,8 %``: who puts a space before the sign of percent puts a comma before decimals."""
GROUPED = re.compile(r"(?<![\w.,])[1-9]\d{0,2}(?:\.\d{3})+(?![\w.])")
"""A number whose thousands a point may part: ``1.481``."""


def uses_decimal_comma(source: str) -> bool:
    """Whether a text writes ``0,82`` throughout: often, never as a plain list.

    A point never stands in a number, or parts the thousands wherever one does. Where values of two variables
    are told in another language, once is enough.
    """
    related = RELATED_ABROAD.search(source) is not None
    if related and IN_BRACKETS.search(source) is not None:
        source = ONE_DECIMAL.sub("()", source)
    return (
        all(GROUPED.fullmatch(number[0]) for number in POINT.finditer(source))
        and (
            len(COMMA.findall(source)) >= 4
            or PERCENT_APART.search(source) is not None
            or (related and COMMA.search(source) is not None)
        )
        and not NO_DECIMALS.search(source)
    )


IN_BRACKETS = re.compile(r"\((?:r ?= ?)?[-−–+]?0,\d[1-9]\)")
ONE_DECIMAL = re.compile(r"\(0,\d0?\)")
"""``(0,3)``, which is no place where such as ``(0,82)`` stands beside it."""
NO_DECIMALS = re.compile(
    r"\d,\d{1,2},\d|[1-9]\d{0,2},\d{3}(?!\d)|\[\d{1,3},\d{1,3}\]|\((?!0,\d[1-9])\d{1,3},\d{1,3}\)"
)
"""``1,2,3``, ``1,500``, ``[0,10]``, ``(4,2)``, but not ``(0,85)``."""


DASHED = re.compile(
    r"(?<![\w.-])(?P<noun>[^\W\d_]{2,}) (?P<key>\d{1,6}(?:\.\d+)?(?:e-?\d+)?)(?P<dash> (?:[–—-]|&[nm]dash;) )"
    r"(?=(?P<value>[~≈]?[-−+]?\d+(?:\.\d+)?%?))"
)
BETWEEN_NUMBERS = re.compile(r"\d (?:[–—-]|&[nm]dash;) [~≈+−\d-]")
"""Without a dash between two numbers none of them is a key."""


def keyed_by_dashes(source: str) -> str:
    """A text with colons, as long as before, for the dashes of ``layer 2 – 23.0, layer 3 – 12.6``.

    They part a key from its value where a noun returns with one number after the other and the values do not
    look like the keys, or fall below them; elsewhere a dash between two numbers makes a range.
    """
    if BETWEEN_NUMBERS.search(source) is None:
        return source
    found: dict[str, list[re.Match[str]]] = {}
    for match in DASHED.finditer(source):
        found.setdefault(match["noun"].lower(), []).append(match)
    out, at = [], 0
    for match in sorted((m for ms in found.values() if _keys(ms) for m in ms), key=re.Match.start):
        out += [source[at : match.end("key")], " :".ljust(len(match["dash"]))]
        at = match.end()
    return "".join((*out, source[at:]))


def _keys(matches: list[re.Match[str]]) -> bool:
    if len({match["key"] for match in matches}) < 2:
        return False
    pairs = [(float(match["key"]), float(match["value"].strip("~≈%−-+"))) for match in matches]
    if any(a < b <= end for (a, end), (b, _) in pairwise(pairs)):
        return True  # bands do not overlap
    whole = all(match["key"].isdecimal() for match in matches)
    other = any(not match["value"].isdecimal() for match in matches)
    falls = any(value < number for number, value in pairs)
    return (whole and other) or falls


NARROW = "\u202f"
"""The narrow space that a number may hold."""
SPACED = re.compile(r"\d(?<![\w.,]\d)(?<!\d \d)\d{0,2}(?: \d{3})+(?![\w]|[.,]\d{3}| \d)")
APART_BY_SPACE = re.compile(r"(?<!\S)\d+(?: \d+)+(?!\S)")
UNGROUPED = re.compile(r"(?<![\w.,])(?!(?:19|20)\d\d(?!\d))\d{4,}(?![\w])")
FEWEST_SPACED = 3
SPACED_CELL = re.compile(r"\|[ *_`]{0,8}\d{1,3}(?: \d{3})+[ *_`]{0,8}(?=\|)")
"""``| 1 412 |``, which fills a cell: one number, even where no other is as large."""
LISTED = re.compile(r"[|:,;(]")


def parts_thousands_by_space(source: str) -> bool:
    """Whether a text writes ``12 345`` throughout, and no numbers that only stand side by side."""
    found = 0
    if SPACED.search(source) is None or UNGROUPED.search(source):
        return False
    for line in source.split("\n"):
        runs = APART_BY_SPACE.findall(line)
        if any(SPACED.fullmatch(run) is None for run in runs):
            return False
        numbers = list(SPACED.finditer(line))
        if numbers and not LISTED.search(line) and (in_columns(line) or not re.search(r"[^\W\d_]", line)):
            return False
        found += len(numbers)
    return found >= FEWEST_SPACED or SPACED_CELL.search(source) is not None
