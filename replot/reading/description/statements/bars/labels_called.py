"""The label of a colour bar behind a verb that names it, or in quotation marks."""

from __future__ import annotations

from itertools import islice

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import QUOTED, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.short_forms import without_short_stops
from replot.reading.description.statements.bars.names import LETTER, Found
from replot.reading.description.statements.bars.units import with_unit
from replot.reading.description.statements.bars.words import ON_EDGE

__all__ = ["called_label", "quoted_label"]
LABEL_WORD = rare(
    r"(?:\b|(?<=_))(?:(?-i:reads(?= [A-Z\"“]))|"
    r"(?:label|title|caption|heading) (?:of|on) (?:the|this) (?:colou?r[- ]?(?:bar|scale|key|legend)|"
    r"legend|bar|scale)"
    r"(?: is| reads| says)?|"
    r"labell?ed|titled|entitled|named|called|captioned|headed|marked|carries the label|"
    r"carrying the label|"
    r"(?:label(?: is| reads| says)?\b|title(?: is| says)?\b)(?: \([^()\d]{1,24}\)(?=:)|"
    r" (?:on|at) (?:the|its) (?:right|left|top|bottom|side)(?=: [\"“]))?|"
    r"labels? it|with the (?:label|title)|"
    r"annotated|caption(?: is)?)\s*(?:as|with|:|,|=)?\s*",
    re.I,
)
NO_LABELLING = re.compile(
    r"\bnot (?:\w+ )?$|\bno (?:(?:explicit|visible|printed|given|axis) )*$|"
    r"(?<!to the )\b(?:bottom|top|left|right|end|low|high|upper|lower|black|white|red|blue)\W{0,3}"
    r"\((?:(?:labell?ed|marked|named)\s+)?$|"
    r"\b(?:heat ?maps?|matri(?:x|ces)|figures?|images?|panels?|squares?|cells?|box(?:es)?|dots?|markers?|"
    r"patch(?:es)?|swatch(?:es)?|tiles?|circles?|lines?)\s+"
    r"(?:(?:in|of) the [\w-]+ )?(?:(?:is|are) )?$",
    re.I,
)
"""Before ``labelled`` where no bar gets a name: ``not labelled``, ``red at the top (labelled "White")``."""
MAP_WORD = re.compile(r"\s*(?:colou?r[- ]?(?:map|scheme|palette)|palette|cmap|map)\b", re.I)
"""What follows the quoted name of a colormap."""
USED_IN = re.compile(r"\b(?:typical(?:ly)?|used (?:in|for)|such as|similar to|known as)\b", re.I)
"""Before a quoted name that is no bar's: ``typically used in "Needle in a haystack" tests``."""
MOST_VERBS = 20
"""Words such as *labelled* in one sentence that are looked at."""
NEAR = 40
"""Letters before a name within which something else may be what it names."""
FAR = 140
"""Letters between a bar and its name in quotation marks."""
LONGEST = 6
"""Words of a name without quotation marks."""
NO_NAME_FOLLOWS = re.compile(
    r"\s*(?:from|at|every|with|ticks?|in|on|by|and|for)\b|\s*[\d(]"
)
NAME_ENDS = re.compile(
    r"[;,(]|\.(?!\d)|\s(?:from|with|rang\w+|and|on|at|that|which|in|to|it|goes|runs|spans|is|"
    r"appears)\b|\s[–—-]\s"
)
TICKS_OR_PLACES = re.compile(
    r"(?:the|its|a|an)?\s*(?:numer\w+ |discrete |tick |regular |exact |precise |integer )*"
    r"(?:colou?r|right|left|below|side|ticks?|scale|legend|values?|numbers?|percentages|intervals|"
    r"corresponding|shades?|markers?|marks)\b.*",
    re.I,
)
NUMBER = re.compile(r"\W*+\d[-−+\d.%\s]*+\W*|[^\w−+.%\s-]*+[-−+.%\s]\W*")
CALL = re.compile(r"\w\($")
"""Before an argument: ``plt.title("Yield")``."""
OF_OTHERS = re.compile(
    r"\b(?:axis|rows?|columns?|cells?|such as|from)\b[^.]{0,12}$|"
    r"\b(?:squares?|box(?:es)?|dots?|markers?|patch(?:es)?|swatch(?:es)?|tiles?|circles?|lines?) "
    r"(?:labell?ed|marked|named|called)\s+$|"
    r"\b(?:of|for|means?|denotes?|called|is|words?|tokens?|phrase|terms?|class|highlight\w*)\s+$",
    re.I,
)
"""Before a name in quotation marks that is no bar's."""


def called_label(text: Text, at: int) -> Found | None:
    """The label behind a verb such as *labelled*: ``a colour bar labelled "Share"``.

    Parameters
    ----------
    text : Text
    at : int
        Where the words that name the bar begin: verbs behind them come first.
    """
    source = text.text
    verbs = islice(LABEL_WORD.finditer(source), MOST_VERBS)
    for verb in sorted(verbs, key=lambda verb: verb.start() < at):
        end = verb.end()
        if NO_LABELLING.search(source, max(0, verb.start() - NEAR), verb.start()):
            continue
        rest = source[end:]
        if rest[:1] == '"' and source[end - 1].isalnum():
            continue  # the name of something else ends there: "Predicted label" on the x-axis
        if quoted := QUOTED.match(rest):
            label = tidy(quoted[0])
            if label and LETTER.search(label) and not ON_EDGE.match(rest, quoted.end()):
                return label, text.span(end + quoted.start(), end + quoted.end())
        elif bold := next(((a, b) for a, b in text.bold if 0 <= a - end <= 1), None):
            return tidy(source[bold[0] : bold[1]]), text.span(*bold)
        elif verb.start() >= at and not NO_NAME_FOLLOWS.match(rest) and (found := _bare(text, end)):
            return found
    return None


def _bare(text: Text, start: int) -> Found | None:
    """A name without quotation marks, up to the words that go on."""
    rest = text.text[start:]
    stop = NAME_ENDS.search(without_short_stops(rest))
    end = with_unit(rest, stop.start() if stop else len(rest))
    label = tidy(rest[:end])
    if not label or len(label.split()) > LONGEST or TICKS_OR_PLACES.fullmatch(label):
        return None
    if not LETTER.search(label) or label[0] in ")]":
        return None
    return label, text.span(start, start + end)


def quoted_label(text: Text, at: int) -> Found | None:
    """The first name in quotation marks behind the words for a bar that belongs to nothing else."""
    source = text.text
    for quoted in QUOTED.finditer(source):
        start, end = quoted.span()
        written = WRITTEN.match(source, end)
        if (start < at - 2 and not written) or NUMBER.fullmatch(quoted[0]):
            continue
        if (
            source[:start].endswith("=")
            or CALL.search(source, max(0, start - NEAR), start)
            or MAP_WORD.match(source, end)
            or (start - at > FAR and not written)
            or USED_IN.search(source, at, start)
            or ON_EDGE.match(source, end)
            or NO_LABELLING.search(source, max(at, start - NEAR), start)
            or (OF_OTHERS.search(source[at:start]) and not written)
            or _means_colour(source[max(at, start - 60) : start])
        ):
            continue
        label = tidy(quoted[0])
        coloured = label.startswith("#") or OF_STYLE.match(label) is not None
        if label and LETTER.search(label) and not coloured and label != "label":
            return label, text.span(start, end)
    return None


OF_STYLE = re.compile(r"(?:var|rgba?|hsla?|oklch|color-mix|theme)\(", re.I)
"""``var(--accent)``: how a style sheet writes a colour."""


WRITTEN = re.compile(
    r" (?:(?:is|are|being|stands?) )?(?:written|printed|set|shown|placed|standing)? ?"
    r"(?:along|beside|next to|above|below|under(?:neath)?|over|by|at) (?:it\b|the (?:bar|strip|scale|"
    r"legend|key)\b)"
)
"""Behind the name of a bar, however far from it: ``and the words "Yield" are written along it``."""
COLOUR_MEANS = re.compile(
    r"(?:^|[\s,;(])(?P<colour>[\w/-]+(?: [\w/-]+){0,2}) (?:represents?|indicates?|shows?|signif(?:ies|y)|"
    r"corresponds? to|stands? for|denotes?|means?)\s+(?:the |an? )?$"
)


def _means_colour(before: str) -> bool:
    """Whether what is quoted is said of one colour: ``blue represents "Gain"``."""
    from replot.reading.description.colours.words import find_colours

    said = COLOUR_MEANS.search(before)
    found = find_colours(said["colour"]) if said is not None else []
    return said is not None and bool(found) and found[-1].end == len(said["colour"])
