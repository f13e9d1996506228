"""What a colour bar is called."""

from __future__ import annotations

from itertools import islice

from replot.findings import Span
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import QUOTED, tidy
from replot.reading.description.lexicon.metrics import METRIC
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.bars.units import CHANGE_IN, changed, with_unit
from replot.reading.description.statements.bars.words import ON_EDGE

__all__ = ["bar_label", "find_colour_word", "is_name", "told_label"]

LABEL_WORD = rare(
    r"\b(?:(?-i:reads(?= [A-Z\"“]))|"
    r"labell?ed|titled|entitled|named|called|captioned|headed|marked|carries the label|"
    r"carrying the label|"
    r"(?:label(?: is| reads)?\b|title(?: is)?\b)(?: \([^()\d]{1,24}\)(?=:))?|"
    r"labels? it|with the (?:label|title)|"
    r"annotated|caption(?: is)?)\s*(?:as|with|:|,)?\s*",
    re.I,
)
TELLS = rare(
    r"\b(?:bars?|scale|legend|key|colou?r ?map|gradient|sidebar|colou?rs?)\b"
    r"(?:\s+(?:on|at|to|along) (?:the|its) (?:far )?\w+(?: (?:side|hand side|edge))?(?: of the \w+)?)?"
    r"(?:\s?\([^()]{1,30}\))?[:,]?\s+"
    r"(?:(?:rang|runn|go|spann)\w+ (?:from |between )?\S{1,12}(?: \S{1,12})?(?: \([^()]{1,30}\))? (?:to|and) "
    r"\S{1,12}(?: \S{1,12})?(?: \([^()]{1,30}\))?,?\s+)?"
    r"(?:of the heat ?map )?(?:that |then )?"
    r"(?:(?:indicat|represent|show|denot|encod|measur|display|depict|giv)(?:s|es|ing|e)?|being|"
    r"is a measure of)\s+(?:the )?"
    r"(?:(?:scale|range|values?|level|magnitude)s? (?:of|for) (?:the )?)?"
    rf"(?P<label>{CHANGE_IN}[^,.;:()]{{3,60}}?)(?: (?:values?|levels|scale))?"
    r"(?=\s*(?:[,.;:(]|$)|\s(?:rang\w+|from|mapping|between|with|on|going|spanning|where|as|using|by|in|at|"
    r"based on|for (?:each|every|the)|and (?:ends?|goes|runs|starts|has|is|reaches))\b)",
    re.I,
)
NO_NAME = re.compile(
    r"performance$|(?:that|an?|how|which|what|mapping|values?|low\w*|high\w*|colou?rs?|numeric\w*|different|both|each|it|this|"
    r"these|those|their|its|such|intensity|magnitudes?|increas\w+|positive|negative|stronger|data|of)\b|.*(?<!\w)\d|.*\b(?:is|are|to|means?)\b|"
    r".*\b(?:colou?rs?|gradient)$",
    re.I,
)
"""What is no name of a quantity: ``the bar shows how often ...``."""
MAP_WORD = re.compile(r"\s*(?:colou?r[- ]?(?:map|scheme|palette)|palette|cmap|map)\b", re.I)
"""What follows the quoted name of a colormap."""
NAMED = re.compile(
    r"(?:\s*\([^()]*\))?\s*[:–—]\s*(?P<label>(?!(?i:labell?ed|titled|ranges?|ranging|from|vertical|horizontal|gradient|values?|scale|indicates?|represents?|shows?|"
    r"encodes?|maps?|not|sequential|diverging|continuous|right|left|"
    r"located|positioned|placed|situated|matches|same|identical|on|at|in|to|next|below|above|a|an|the|colou?r\w*|"
    r"dark|light|pale|deep|white|black)\b)[A-Z][^\d,;:.→]{2,50}?)"
    r"(?=,\s*(?:rang|from|with|scale|going|running)|\s+rang|\s+from\s)"
)
"""``Colour bar: Concentration (mg/kg), ranging from``."""


LEADING = re.compile(
    r"(?:\s*\([^()]*\))?\s*(?:->|[:=→–—])\s*(?P<label>(?:%\s)?[^\W\d](?:[^,;:.()\"“]|\.(?=\d)|,(?=\d{3}\b)){1,50}?"
    r"(?:\s?\((?![\d.+−-])[^\s(),]{1,8}\))?(?:\sper\s\d{1,3}(?:,\d{3})*)?)\s*(?:[,;]\s+|(?:→|->)\s+|\("
    r"(?=[^()]*(?:\d|=\s*(?:high|low))))"
)
"""``Colour bar (right): cases per 1,000, 0 to 12``: what stands before the ends."""
ENDS_FOLLOW = re.compile(
    r"[-−+±~≈<>]?\s?\d|(?:from|between|rang\w+|limits?|scaled?|in shades|linear|log)\b|[`\"“]?(?P<name>\w+)",
    re.I,
)
BEHIND_BAR = re.compile(r",?\s+(?P<label>[\"“][^\"”\n]{1,60}[\"”])(?=[\s,.;(]|$)(?!\s*(?:colou?r|map|"
                        r"palette|and|to)\b)")
"""``colour bar "Win rate" from 0 to 100``."""
FIRST_IN_BRACKET = re.compile(
    r"\s*\((?P<label>[^\W\d_](?:[^(),;:\d]|(?<=[A-Za-z]-)\d){1,40}?),\s+(?=[^()]{0,20}\d)[^()]{1,80}\)"
)
"""``colour bar (yield, 0.5 to 1.0, light to dark green)``."""
SHOWN_BY = re.compile(
    r"[\"“](?P<label>[^\"”\n]{1,60})[\"”](?:\s*\([^()]{1,60}\))?,?\s+(?:on|by|as|with|using|in|through|via)\s+(?:an?\s+|the\s+)?"
    r"(?:\w+\s+)?(?=colou?r)"
)
"""``plots "PLV" (phase locking) on a``, before ``colour scale``."""
SHOWN_IN = re.compile(
    r"\b(?:show(?:s|ing)?|display(?:s|ing)?|plot(?:s|ting)?|of|encod(?:es|ing)|visuali[sz](?:es|ing))\s+(?:the\s+)?"
    r"(?P<label>(?!(?:the|how|an?)\b)[^\W\d_][\w-]*(?: [\w-]+){0,4}?)\s+\((?:on )?(?:an? |the )?$"
)
"""``showing dose response (``, before ``colour scale from yellow to red)``."""
USED_IN = re.compile(r"\b(?:typical(?:ly)?|used (?:in|for)|such as|similar to|known as)\b", re.I)
"""Before a quoted name that is no bar's: ``typically used in "Needle in a haystack" tests``."""
REACH = 160
MOST_VERBS = 20
"""Words such as *labelled* in one sentence that are looked at."""
ONLY_NAMED = re.compile(
    r"\s*:\s*(?P<label>[A-Z][^\d,;:.()]{2,40}?(?:\s?\((?:%|[^\W\d][^\s()]{0,8})\))?)\s*[.\])]*\s*$"
)
"""``Colorbar: Normalized Frequency.``"""


def find_colour_word(label: str) -> bool:
    """Whether a name is the name of a colour or of a colormap."""
    from replot.reading.description.colours.named import is_map_name
    from replot.reading.description.colours.words import find_colours

    beside = find_colours(f"{label}, white")  # "cream" is a colour beside another one
    coloured = bool(find_colours(label)) or any(found.start == 0 for found in beside)
    return is_map_name(label) or coloured or not re.search(r"[^\W\d_]", label)


def is_name(label: str) -> bool:
    """Whether what stands alone behind a bar is what it shows, and no colour, place or kind of scale."""
    from replot.reading.description.colours.named import is_map_name
    from replot.reading.description.colours.words import find_colours

    return not (NO_BAR_NAME.search(label) or find_colours(label) or is_map_name(label))


def _leads_ends(source: str, named: re.Match[str]) -> bool:
    """Whether what leads a statement about a bar is a name, and the ends or the colours follow."""
    from replot.reading.description.colours.words import find_colours

    follows = ENDS_FOLLOW.match(source, named.end())
    label = named["label"].partition(" per ")[0]
    is_map = find_colour_word(label.partition(" (")[0])
    if follows is None or is_map or not is_name(label) or NO_NAME.match(label):
        return False
    if (word := follows["name"]) is None or find_colour_word(word):
        return True
    ahead = find_colours(source[named.end() :])
    return bool(ahead) and not ahead[0].start


LABELLED = re.compile(
    r"\s*(?:that is |is )?(?:labell?ed|titled|entitled|named|called|captioned|headed)\s", re.I
)
NO_BAR_NAME = re.compile(
    r"\b(?:present|absent|none|yes|no|not|right|left|top(?!-\d)|bottom|vertical|horizontal|continuous|"
    r"sequential|"
    r"diverging|linear|log(?:arithmic\w*|-scal\w+)?|"
    r"gradients?(?! norms?\b)|scales?|shades?|"
    r"colou?r\w*|positioned|placed|matches|low|high|higher|lower|darker|lighter|"
    r"dark|light|pale|bright|saturated|faint|deep|"
    r"warm|cool|shared|single|located|shown|visible|heat ?map|legend|from|to|is|are|unlabell?ed|each|both|"
    r"all|panel\w*|represents?|indicates?)\b",
    re.I,
)
NO_LABELLING = re.compile(
    r"\bnot (?:\w+ )?$|\b(?:bottom|top|left|right|end|low|high|upper|lower|black|white|red|blue)\W{0,3}"
    r"\((?:(?:labell?ed|marked|named)\s+)?$|"
    r"\b(?:heat ?maps?|matri(?:x|ces)|figures?|images?|panels?|squares?|cells?|box(?:es)?|dots?|markers?|"
    r"patch(?:es)?|swatch(?:es)?|tiles?|circles?|lines?)\s+"
    r"(?:(?:is|are) )?$",
    re.I,
)
"""Before ``labelled`` where no bar gets a name: ``not labelled``, ``red at the top (labelled "White")``."""


def bar_label(text: Text, at: int, after: int) -> tuple[str | None, Span | None]:
    """The label of a bar that is named from ``at`` to ``after``, and where it stands."""
    source = text.text
    aside = re.match(r"[^:.;\w]{0,4}\s*\(([^()]*(?:\([^()]*\)[^()]*)?)\)", source[after:])
    if aside and not re.search(
        r"^[-−+~≈]?\d|right|left|bottom|top|\bfooter|\bheader|vertical|horizontal|legend|shared|centre|center|side|axis|\d\s*(?:to|–|"
        r"-)\s*\d|colou?r|unlabel|no label|implied|implicit|approx|heatmap|panel",
        aside.group(1),
        re.I,
    ):
        from replot.reading.description.colours.named import is_map_name
        from replot.reading.description.colours.words import find_colours

        named = NAMED_ASIDE.match(aside.group(1))
        quoted = QUOTED.match(aside.group(1), named.end() if named else 0)
        label = tidy(quoted.group(0) if quoted else aside.group(1))
        worded = label and not re.fullmatch(r"[\d\W]+", label)
        if worded and len(find_colours(label)) < 2 and not is_map_name(label):
            return label, text.span(after + aside.start(1), after + aside.end(1))
    first = FIRST_IN_BRACKET.match(source, after)
    if first is not None and is_name(label := tidy(first["label"])) and not find_colour_word(label):
        return label, text.span(*first.span("label"))
    behind = BEHIND_BAR.match(source, after)
    if behind is not None and (label := tidy(behind["label"])) and not find_colour_word(label):
        return label, text.span(*behind.span("label"))
    shown = None if LABELLED.match(source, after) else SHOWN_BY.search(source, max(0, at - REACH), after)
    if (named := shown) is not None and is_name(named["label"]):
        return tidy(named["label"]), text.span(*named.span("label"))
    shown = SHOWN_IN.search(source, max(0, at - REACH), at)
    if shown is not None and is_name(shown["label"]) and not find_colour_word(shown["label"]):
        return shown["label"], text.span(*shown.span("label"))
    named = NAMED.match(source, after)
    if named is not None and (label := tidy(named.group("label"))) and not label.endswith("gradient"):
        return label, text.span(*named.span("label"))
    if (named := ONLY_NAMED.match(source, after)) and is_name(label := tidy(named.group("label"))):
        return label, text.span(*named.span("label"))
    if (named := LEADING.match(source, after)) and _leads_ends(source, named):
        return tidy(named["label"]), text.span(*named.span("label"))
    verbs = islice(LABEL_WORD.finditer(source), MOST_VERBS)
    for verb in sorted(verbs, key=lambda verb: verb.start() < at):
        if NO_LABELLING.search(source, max(0, verb.start() - 40), verb.start()):
            continue
        rest = source[verb.end() :]
        quoted = QUOTED.match(rest)
        if quoted:
            label = tidy(quoted.group(0))
            if label and LETTER.search(label) and not ON_EDGE.match(rest, quoted.end()):
                return label, text.span(verb.end() + quoted.start(), verb.end() + quoted.end())
        elif bold := next(((a, b) for a, b in text.bold if 0 <= a - verb.end() <= 1), None):
            return tidy(source[bold[0] : bold[1]]), text.span(*bold)
        elif verb.start() >= at and not re.match(
            r"\s*(?:from|at|every|with|ticks?|in|on|by|and|for)\b|\s*[\d(]", rest
        ):
            stop = re.search(
                r"[;,(]|\.(?!\d)|\s(?:from|with|rang\w+|and|on|at|that|which|in|to|it|goes|runs|spans|is|"
                r"appears)\b|\s[–—-]\s",
                rest,
            )
            end = stop.start() if stop else len(rest)
            end = with_unit(rest, end)
            label = tidy(rest[:end])
            if (
                label
                and len(label.split()) <= 6
                and not re.fullmatch(
                    r"(?:the|its|a|an)?\s*(?:numer\w+ |discrete |tick |regular )*"
                    r"(?:colou?r|right|left|below|side|ticks?|scale|legend|values?|numbers?|percentages|intervals|corresponding|"
                    r"shades?|markers?|marks)\b.*",
                    label,
                    re.I,
                )
                and LETTER.search(label)
                and label[0] not in ")]"
            ):
                return label, text.span(verb.end(), verb.end() + end)
    for quoted in QUOTED.finditer(source):
        if quoted.start() < at - 2 or re.fullmatch(r"[^\w]*[-−+\d.%\s]+[^\w]*", quoted.group(0)):
            continue
        if (
            source[: quoted.start()].endswith("=")
            or MAP_WORD.match(source, quoted.end())
            or quoted.start() - at > 140
            or USED_IN.search(source, at, quoted.start())
            or ON_EDGE.match(source, quoted.end())
            or NO_LABELLING.search(source, max(at, quoted.start() - 40), quoted.start())
            or re.search(
                r"\b(?:axis|rows?|columns?|cells?|such as|"
                r"from)\b[^.]{0,12}$|\b(?:of|for|means?|denotes?|called|is|words?|tokens?|phrase|terms?|class|highlight\w*)\s+$",
                source[at : quoted.start()],
                re.I,
            )
        ):
            continue
        label = tidy(quoted.group(0))
        if label and LETTER.search(label) and not label.startswith("#") and label != "label":
            return label, text.span(quoted.start(), quoted.end())
    between = BETWEEN_COMMAS.match(source, after)
    if between is not None and is_name(between["label"]) and not find_colour_word(between["label"]):
        return between["label"], text.span(*between.span("label"))
    return _behind_ends(text, after) or told_label(text, at)


BETWEEN_COMMAS = re.compile(
    r",\s+(?P<label>(?!(?:on|in|at|to|with|from|which|that|where|the|an?|labell?ed|titled|going|running|"
    r"rang\w+|as|for|and)\b)[^\s,;:\"“][^,;:\"“]{1,50}?),\s+"
    r"(?:runs?|goes|ranges?|spans?|extends|covers|is (?:graduated|scaled)|reaches|starts)\b"
)
"""``The colour key, −log10(adj. P), runs from 0 to 12``."""
NAMED_ASIDE = re.compile(r"(?:label(?:led|ed)?|title(?:d)?|named|called)\s*[:=]?\s+(?=[\"“'‘])", re.I)
"""``label "min"``, in brackets behind a bar."""
LETTER = re.compile(r"[^\W\d_]|%")
BEHIND_ENDS = re.compile(
    r"\d%?\s*\((?P<label>[^\W\d_](?:[^()\d]|(?<=\w)\d){2,50}?(?:\s?\([^\s()]{1,12}\))?)\)(?=\s*(?:[.;,]|$))"
)
"""``spans 0 to 0.8 (Attention weight)``."""


AN_END = re.compile(
    r"(?:perfect|best|worst|max|min|maximum|minimum|full|severe|certain|always|never|strong\w*|weak\w*|"
    r"excellent|good|bad|poor|most|least|very|identical|complete|dominant|fast|slow|hot|cold|percent)\b",
    re.I,
)
"""What an end of the scale means, and not all of it."""


def _behind_ends(text: Text, after: int) -> tuple[str, Span] | None:
    """The name in the only brackets behind the numbers of a scale."""
    found = list(islice(BEHIND_ENDS.finditer(text.text, after), 2))
    if len(found) != 1 or "(" in text.text[after : found[0].start()]:
        return None
    label = found[0]["label"]
    named = label[0].isupper() and not AN_END.match(label)
    if not (named or METRIC.fullmatch(label)) or not is_name(label) or NO_NAME.match(label):
        return None
    return label, text.span(*found[0].span("label"))


def told_label(text: Text, at: int) -> tuple[str | None, Span | None]:
    """What a scale is said to show: ``the bar indicates the melting point from ...``."""
    from replot.reading.description.colours.words import find_colours

    told = TELLS.search(text.text, at)
    label = LEFT_OPEN.sub("", told["label"]) if told is not None else ""
    if told is None or len(changed(label).split()) > 6 or NO_NAME.match(label) or find_colours(label):
        return None, None
    end = with_unit(text.text, told.start("label") + len(label))
    return text.text[told.start("label") : end], text.span(told.start("label"), end)


LEFT_OPEN = re.compile(r"\s+(?:of|for|in|the|and|between)$", re.I)
