"""Words that speak of a colour bar: what it is, where it stands, whose it is."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.patterns import rare

__all__ = [
    "BAR", "BAR_WORD", "EACH", "EVERY", "IN_CORNER", "ITS_ENDS", "LOG", "MARKED", "NONE", "NOT_BAR",
    "ON_EDGE", "PLACES", "SHARED", "STARTS_BAR", "SYMLOG", "TICKS",
]

GRADIENT = r"(?:gradient|colou?r ramp|strip|ramp)"
BESIDE = (
    r"(?:beside|next to|below|beneath|under(?:neath)?|above|(?:to the )?(?:right|left) of|"
    r"(?:at|on|to) the (?:right|left|bottom|top|side) of)"
)
BAR = rare(
    rf"\b{GRADIENT}\b(?=[^.;\d]{{0,60}}\b(?:stands?|sits?|appears?|is (?:placed|shown|drawn)) {BESIDE}\b)|"
    rf"\b{BESIDE} the [a-z]+,? (?:there )?(?:stands|sits|appears|is) (?:an? )?(?:[a-z]+ ){{0,2}}{GRADIENT}\b|"
    r"\bcolou?r[-_ ]?(?:bars?|label(?=:)|scales?|maps?|keys?|legends?|ranges?|(?:en)?codings?|ramps?|axis|"
    r"strip)\b|"
    r"\bcolou?rbars?\b|\bcolou?r gradients?\b|\bcolou?rmaps?\b|\blegends?\b|"
    r"\bgradient (?:bar|scale|legend)\b|\b(?:vertical|horizontal|side|gradient|intensity) (?:bar|scale|"
    r"strip)\b|\bsidebar\b|\bthe bar\b|"
    r"\bbar (?:with|at|on|to|from|below|under(?:neath)?|above|along|runs?|running|ranging|labell?ed|goes|"
    r"spans?|beside|next)\b|"
    r"\bscale bar\b|\bbar (?=[\"“])|\b(?:strip|band|bar|ramp) of colou?rs?\b|"
    r"\bscale (?:\([^()]{1,60}\) )?"
    r"(?:ranges?|runs?|goes|spans?|is|from|on|starts?|begins?|ends?|saturates?|stops?|reaches|"
    r"tops? out|maxes out|peaks|is capped)\b|"
    r"\bscale\s*[:=,]?\s*(?=[-−+]?[$€£¥]?\d)|"
    r"\bscale,?\s+(?=[\"“][^\"”\n]{1,60}[\"”],?\s+(?:spans?|runs?|goes|ranges?|covers?|from|extends?)\b)|"
    r"\bbar\s*[:=]?\s*(?=[-−+]?\d)|^\W*bar\s*[:=]|"
    r"^\W*scale\s*[:=](?=.{0,80}\brange\b[\s:=`]{0,4}[\[(]?[-−+]?\.?\d)|"
    r"\bone scale\b|\bcolou?rs (?:go|run|range|move|span|follow)\b|"
    r"\bcolou?rs? (?:is|are|was|were) (?:clipped|capped|limited|truncated|normali[sz]ed|scaled)\b|"
    r"(?:^\W*|[,;|]\s*)colou?rs?(?=\s*(?:[:=]|→|->))|\bcbar(?:\b|(?=_label))|\b(?:a|one) bar,|"
    r"^\W*(?:key|z|shading|shades|fill)(?=\s*[:=])|\bthe (?:scale|key),|"
    r"\b(?:the (?:scale|key)|(?:the|a) strip) (?:(?:at|on|to|along|beside|below|under|next) |"
    r"in (?=the (?:(?:upper|lower|top|bottom|left|right|far)[- ]){1,2}(?:corner|margin|side|hand)\b|"
    r"the margin\b))|"
    r"\bz[- ]?(?:min|max|axis|label)\b|"
    r"\b(?:colou?r|scale|bar) (?:limits?|min(?:imum)?|max(?:imum)?)\b|"
    r"\bcolou?rs? \([^()]{1,30}\) (?:show|encode|give|represent|indicate)s?\b|"
    r"\b[a-z]+-to-[a-z]+ (?:map|scale|bar|ramp|gradient)\b|"
    r"\bthe (?:little |small )?key (?:sits?|is|runs?|goes|says|below|under(?:neath)?|beside|at|on|to|next)\b|"
    r"\bpalette\b|\bcmap\b|\bv(?:min|max)\b|\bcolou?rs? (?:scheme|intensity)\b|\bcolou?ring\b|"
    r"\b(?:shaded|colou?r(?:ed|[- ]?coded)),? (?:from|between) (?=[-−+]?\d)|\bcolou?rs ranging\b|"
    r"\bcolou?r (?:gives|represents|shows|encodes|indicates) [^.;()\d]{2,40}? (?:(?:from|between) |\()"
    r"(?=[-−+]?\d)|"
    r"\blimits?\s*[:=]?\s*(?=[-−+±]?\d)|\bheat scale\b",
    re.I,
)
STARTS_BAR = re.compile(
    r"\W*(?:the |an? )?(?:\w+ )?(?:colou?r[- ]?(?:bar|scale|map|key|legend)|legend)\b|"
    r"\W*(?:shading|shades|palette|cmap|colou?rs?|(?:the )?scale)\s*(?:[:=]|(?:at|on) the\b)|"
    r"\W*(?:the )?(?:bar|key)\s*[:=]|"
    r"\W*(?:the |an? )?(?:\w+ ){0,3}palette (?:is|runs?|goes|ranges?|spans?|used|from)\b|"
    r"\W*(?:the )?(?:colou?rs?|shades|shading) (?:runs?|go(?:es)?|ranges?|spans?) from\b",
    re.I,
)
"""A sentence about the bar."""
BAR_WORD = rare(
    r"\bcolou?r[- ]?(?:bar|scale|key|legend|axis|strip|map)s?\b|\bcolou?rbars?\b|\blegends?\b|\bbars?\b|"
    r"\bscales?\b|\bgradients?\b",
    re.I,
)
NOT_BAR = rare(
    r"\b(?:x|y)[- ]axis\b|\bhorizontal axis\b|\bvertical axis\b|\bbar (?:chart|plot|graph)s?\b|"
    r"\bvalues? (?:in the cells )?ranges?\b|\bcell values\b",
    re.I,
)
TICKS = rare(
    r"\b(?:numbered|graduated|calibrated|ticked|"
    r"ticks?(?: marks?| labels?)?|tick(?:s| marks?)? (?:are )?(?:present|placed|shown)?|marked|"
    r"markings?|marks|scale markers?|labels|labell?ed)\b"
    r"(?:(?: values)?(?:\s\([^()\d]{1,40}\))?\s*:?\s*(?=[-−+]?\.?\d[\d.]*\s?[%×]?, ?[-−+]?\.?\d)|"
    r"[^.;]{0,40}?\b(?:at|for|of|read|are|:)\s*)"
    r"(?P<list>(?:[^.;]|\.(?=\d)|\.{3}){3,160})",
    re.I,
)
MARKED = rare(
    r"(?P<list>[-−+]?\d(?:[^.;:]|\.(?=\d)){1,120}?)(?<!\band)(?:\s+(?:are|is))?\s+(?:\w+ly )?"
    r"(?:marked|labell?ed|shown|printed|annotated|ticked)\b",
    re.I,
)
"""``0, 0.5 and 1 are marked``."""
EVERY = rare(
    rf"\b(?:ticks?|marks?|labels?|tick marks?)[^.;]{{0,20}}?(?:every|at every|each|in (?:steps|"
    rf"increments|intervals) of|at intervals of|spaced by)\s+(?P<s>{PLAIN})|"
    rf"\bin (?:steps|increments|intervals) of (?P<s2>{PLAIN})",
    re.I,
)
LOG = rare(
    r"\blog(?:arithmic(?:ally)?)?\b(?:[- ]scal\w+)?(?!\w| ?[₂2]|its|"
    r"[- ](?:fold|odds|bayes|loss|likelihood|prob|perplexity|ratio|return|transform|normali[sz]ed|density|"
    r"p[ -]?values?|expression|abundance|counts?|intensit\w+|[TC]PM|[RF]PKM))|\blog10 scale\b|\blog scale\b|"
    r"(?<=[:(,] )log ?(?:2|10|₂|₁₀)(?=[,.);])",
    re.I,
)
SYMLOG = rare(r"\bsym(?:metric(?:al)?)?[- ]?log\w*", re.I)
ITS_ENDS = re.compile(
    rf"(?<![\w.]){PLAIN}%?[`\"”]?(?: \([^()\n]{{1,40}}\))?,? \(?(?:at|on) the (?:very )?"
    r"(?:bottom|top|left|right|foot|head)(?: end)?\b(?! of)",
    re.I,
)
"""``from 0 at the bottom to 1 at the top``: where the ends of a bar are, and not the bar."""
PLACES = (
    (
        "right",
        rare(
            r"\b(?:at|on|to|along|in|beside)\b[^.;:]{0,24}?\bright\b|\bright[- ](?:hand )?(?:side|edge|"
            r"of the|margin)\b|\bright,|\(right\b[^)]*\)|\bright-aligned",
            re.I,
        ),
    ),
    (
        "bottom",
        rare(
            r"\b(?:at|on|along|below|under|beneath|underneath)\b[^.;:]{0,30}?\b(?:bottom|plot|panels?|"
            r"grid|heatmap|chart|figure|matrix)\b|\b(?:below|under|beneath|underneath)\b[^.;:]{0,30}?\baxis\b|"
            r"\(bottom[^)]*\)|\bunderneath\b",
            re.I,
        ),
    ),
    ("left", rare(r"\b(?:at|on|to|along)\b[^.;:]{0,14}?\bleft\b|\(left\b[^)]*\)|\bleft-aligned", re.I)),
    (
        "top",
        rare(
            r"\b(?:at|on|along|above)\b[^.;:]{0,14}?\btop\b(?!-\d)|\(top\b(?!-\d)[^)]*\)|"
            r"\babove the (?:plot|grid|panels?|heat ?map|map|"
            r"matrix)\b",
            re.I,
        ),
    ),
)
NONE = rare(
    r"\bno (?:visible |explicit )?(?:colou?r[- ]?(?:bar|scale|key|legend)|legend)\b|"
    r"\bwithout an? colou?r ?bar\b|\bcolou?r ?bar is (?:absent|missing|not (?:shown|included|present|"
    r"visible))\b",
    re.I,
)
SHARED = rare(
    r"\bcolou?r[- ]?(?:map|bar|scale|key|legend)\b[^.;]{0,40}\b(?:is|are) (?:shared|common|the same)\b|"
    r"\b(?:shared|common|single|one) (?:vertical |horizontal )?(?:colou?r[- ]?(?:bar|scale|key|legend)|"
    r"legend|bar)\b|\bsharing (?:one|a|the same|a single) colou?r|\bone for (?:both|all)|"
    r"\bserves? all\b|\bcolou?r[- ]?(?:bar|scale|key|legend) \((?:shared|common)\b|\bcommon to (?:all|"
    r"both)\b|\bshare (?:a|one|the same) (?:colou?r|scale|legend|"
    r"bar)|\bfor (?:both|all) (?:panels|heatmaps|subplots|maps)\b|"
    r"(?:,|;|\() ?(?:shared|the same (?:for|in) (?:both|all))\W*$",
    re.I,
)
EACH = rare(
    r"\b(?:each|every)\b[^.;]{0,40}\b(?:own|colou?r ?bar|legend)\b|\bone per (?:panel|subplot|"
    r"heatmap)\b|\bone to the right of each\b|\bseparate (?:for each|colou?r)|\bown colou?r|"
    r"\bright of each\b|\bcolou?r ?bars\b",
    re.I,
)
IN_CORNER = re.compile(
    r"\s(?:is |are )?(?:(?:located|positioned|placed|shown|visible) )?(?:in|at) the "
    r"(?:top|bottom|upper|lower)[- ](?:left|right) corner\b", re.I
)
"""Behind a quoted name that stands in a corner of the figure."""
ON_EDGE = re.compile(
    r"\s(?:is |are )?(?:visible|shown|placed|written) (?:along|on|at|near) the \w+ (?:edge|side|border|"
    r"margin) of the (?:plot|figure|image|heat ?map|graph)|"
    r"\s(?:is |are |shown |placed )?(?:on|along|as|for) the (?:[xy]|horizontal|vertical)[- ]?axis\b|"
    rf"{IN_CORNER.pattern}", re.I
)
"""Behind a quoted name that is no bar's: ``a label "Story" is visible along the right edge of the plot``."""
AXIS_OR_LINE = rare(r"\b(?:[xy][- ]?axis|rows?|columns?)\b", re.I)
