"""The label of a colour bar in the words beside it: in brackets, between commas, behind a colon."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import QUOTED, tidy
from replot.reading.description.lexicon.short_forms import without_short_stops
from replot.reading.description.statements.bars.names import NO_NAME, Found, find_colour_word, is_name

__all__ = ["label_beside", "label_between"]
ASIDE = re.compile(r"[^:.;\w]{0,4}\s*\(([^()]*(?:\([^()]*\)[^()]*)?)\)")
NO_LABEL = re.compile(
    r"^[-−+~≈]?\d|right|left|bottom|top(?!-\d)|\bfooter|\bheader|vertical|horizontal|legend|shared|centre|center|"
    r"side|axis|^(?:log(?:arithmic)?|linear)(?:[- ]?scaled?)?$|"
    r"\d\s*(?:to|–|-)\s*\d|colou?r|unlabel|no label|implied|implicit|approx|heatmap|panel",
    re.I,
)
NUMBERS = re.compile(r"[\d\W]+")
OF_SCALE = re.compile(r"(?<=\S) (?:scale|range|colou?rs?|gradient|bar)$", re.I)
"""``AUROC scale``: that it is one."""
NAMED_ASIDE = re.compile(r"(?:label(?:led|ed)?|title(?:d)?|named|called)\s*[:=]?\s+(?=[\"“'‘])", re.I)
"""``label "min"``, in brackets behind a bar."""
FIRST_IN_BRACKET = re.compile(
    r"\s*\((?P<label>[^\W\d_](?:[^(),;:\d]|(?<=[A-Za-z]-)\d){1,40}?),\s+(?=[^()]{0,20}\d)[^()]{1,80}\)"
)
"""``colour bar (yield, 0.5 to 1.0, light to dark green)``."""
PLACED_QUOTED = re.compile(
    r"(?: (?:is|sits|stands|placed|located|shown|drawn))? (?:on|at|to|along|below|beside) (?:the |its )?"
    r"(?:far )?(?:left|right|top|bottom)(?: side| edge| hand side)?(?: of the [a-z]+)? "
    r"\((?P<label>[\"“][^\"“”\n]{1,60}[\"”]),\s+(?=[^()]{0,20}\d)"
)
"""``a bar on the left ("Yield", 0 to 5)``."""
BEHIND_BAR = re.compile(r",?\s+(?P<label>[\"“][^\"”\n]{1,60}[\"”])(?=[\s,.;(]|$)(?!\s*(?:colou?r|map|"
                        r"palette|and|to)\b)")
"""``colour bar "Win rate" from 0 to 100``."""
LABELLED = re.compile(
    r"\s*(?:that is |is )?(?:labell?ed|titled|entitled|named|called|captioned|headed)\s", re.I
)
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
NAMED = re.compile(
    r"(?:\s*\([^()]*\))?\s*[:–—]\s*(?P<label>(?!(?i:labell?ed|titled|ranges?|ranging|from|vertical|horizontal|gradient|values?|scale|indicates?|represents?|shows?|"
    r"encodes?|maps?|not|sequential|diverging|continuous|right|left|"
    r"located|positioned|placed|situated|matches|same|identical|on|at|in|to|next|below|above|a|an|the|colou?r\w*|"
    r"dark|light|pale|deep|white|black)\b)[A-Z][^\d,;:.→]{2,50}?)"
    r"(?=,\s*(?:rang|from|with|scale|going|running)|\s+rang|\s+from\s)"
)
"""``Colour bar: Concentration (mg/kg), ranging from``."""
ONLY_NAMED = re.compile(
    r"\s*:\s*(?P<label>[A-Z](?:[^\d,;:.()]|(?<=\bper )\d+(?:,\d{3})*[kM]?){2,40}?"
    r"(?:\s?\((?:%|[^\W\d][^\s()]{0,8})\))?)\s*[.\])]*\s*$"
)
"""``Colorbar: Normalized Frequency.``"""
LEADING = re.compile(
    r"(?:\s*\([^()]*\)|\s+(?:below|underneath|(?:on|at) (?:the |its )?(?:right|left|top|bottom)))?"
    r"\s*(?:->|[:=→–—])\s*(?P<label>(?!(?:v?m(?:in|ax)|ticks?|range|limits?|scale|steps?|classes|levels)\b)(?:%\s)?[^\W\d](?:[^,;:.()\"“]|\.(?=\d)|,(?=\d{3}\b)){1,50}?"
    r"(?:\s?\((?![\d.+−-])[^\s(),]{1,8}\))?(?:\sper\s\d{1,3}(?:,\d{3})*)?)\s*(?:[,;]\s+|(?:→|->)\s+|\("
    r"(?=[^()]*(?:\d|=\s*(?:high|low)))|"
    r":\s+(?=(?:from )?[-−+~]?\.?\d[\d.,]*\s?%?\s*(?:\([^()]{1,40}\)\s*)?(?:[-–—→]|to\b|\.\.)))"
)
"""``Colour bar (right): cases per 1,000, 0 to 12``: what stands before the ends."""
ENDS_FOLLOW = re.compile(
    r"[-−+±~≈<>]?\s?\d|(?:from|between|rang\w+|spann?\w*|runn?\w*|go(?:es|ing)|limits?|scaled?|in shades|"
    r"linear|log)\b|[`\"“]?(?P<name>\w+)",
    re.I,
)
BETWEEN_COMMAS = re.compile(
    r",\s+(?P<label>(?!(?:on|in|at|to|with|from|which|that|where|the|an?|labell?ed|titled|going|running|"
    r"rang\w+|as|for|and)\b)[^\s,;:\"“][^,;:\"“]{1,50}?),\s+"
    r"(?:runs?|goes|ranges?|spans?|extends|covers|is (?:graduated|scaled)|reaches|starts)\b"
)
"""``The colour key, −log10(adj. P), runs from 0 to 12``."""
REACH = 160
"""Letters before a bar within which a sentence may say what it shows."""


def label_beside(text: Text, at: int, after: int) -> Found | None:
    """The label in the words around those that name the bar.

    Parameters
    ----------
    text : Text
    at, after : int
        Where the words that name the bar begin and end.
    """
    return _in_bracket(text, after) or _around(text, at, after) or _behind_colon(text, after)


def label_between(text: Text, after: int) -> Found | None:
    """``The colour key, Share of votes, runs from 0 to 12``."""
    between = BETWEEN_COMMAS.match(text.text, after)
    if between is None or not is_name(between["label"]) or find_colour_word(between["label"]):
        return None
    return between["label"], text.span(*between.span("label"))


def _in_bracket(text: Text, after: int) -> Found | None:
    source = text.text
    aside = ASIDE.match(source, after)
    if aside is not None and not NO_LABEL.search(aside[1]):
        from replot.reading.description.colours.named import is_map_name
        from replot.reading.description.colours.words import find_colours

        named = NAMED_ASIDE.match(aside[1])
        quoted = QUOTED.match(aside[1], named.end() if named else 0)
        label = tidy(quoted[0] if quoted else OF_SCALE.sub("", aside[1]))
        worded = label and "=" not in label and not NUMBERS.fullmatch(label)  # "dark = high" explains it
        hues = sum(len(word.parts) or 1 for word in find_colours(label)) if worded else 0
        if worded and hues < 2 and not is_map_name(label, everyday=True):
            return label, text.span(*aside.span(1))
    first = FIRST_IN_BRACKET.match(source, after)
    if first is not None and is_name(label := tidy(first["label"])) and not find_colour_word(label):
        return label, text.span(*first.span("label"))
    return None


def _around(text: Text, at: int, after: int) -> Found | None:
    """A name in quotation marks behind the bar, or what a sentence shows by it."""
    source = text.text
    behind = BEHIND_BAR.match(source, after) or PLACED_QUOTED.match(source, after)
    behind = behind or (_bar_at(source, after) if '("' in source or "(“" in source else None)
    if behind is not None and (label := tidy(behind["label"])) and not find_colour_word(label):
        return label, text.span(*behind.span("label"))
    shown = None if LABELLED.match(source, after) else SHOWN_BY.search(source, max(0, at - REACH), after)
    if shown is not None and is_name(shown["label"]):
        return tidy(shown["label"]), text.span(*shown.span("label"))
    shown = SHOWN_IN.search(source, max(0, at - REACH), at)
    if shown is not None and is_name(shown["label"]) and not find_colour_word(shown["label"]):
        return shown["label"], text.span(*shown.span("label"))
    return None


def _bar_at(source: str, after: int) -> re.Match[str] | None:
    """``a colour map with a bar on the left ("Yield", 0 to 5)``: the bar named again behind its map."""
    again = BAR_AGAIN.search(source, after, after + REACH)
    return PLACED_QUOTED.match(source, again.end()) if again is not None else None


BAR_AGAIN = re.compile(r"\b(?:bar|key|legend|scale)\b")


def _behind_colon(text: Text, after: int) -> Found | None:
    source = without_short_stops(text.text)
    named = NAMED.match(source, after)
    if named is None or tidy(named["label"]).endswith("gradient"):
        named = ONLY_NAMED.match(source, after)
        if named is None or not is_name(tidy(named["label"])):
            named = LEADING.match(source, after)
            if named is None or not _leads_ends(source, named):
                return None
    label = tidy(text.text[slice(*named.span("label"))])
    return (label, text.span(*named.span("label"))) if label else None


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
