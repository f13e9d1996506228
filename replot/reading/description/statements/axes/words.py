"""The words by which a text names an axis, and its direction."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import COLUMNS_ABROAD, ROWS_ABROAD, X_ABROAD, Y_ABROAD
from replot.reading.description.lexicon.counts import NTH
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.places import BEGINNING, BOTTOM, LEFT, RIGHT, TOP

__all__ = []
# ways to name an axis: all of them begin at the edge of a word, for which MENTION looks
OTHER = {"x": "y", "y": "x"}
"""The other axis."""
X_STRONG = (
    r"x(?: - |[-_ ]?)(?:axis|axes)\b|x[-_ ]?label(?=\s*[:=])|"
    r"horizontal(?:[- ]axis)?\b(?! (?:bars?|gradient|colou?r|strip|"
    rf"line|legend|band))|(?:bottom|top|column) axis\b|abscissa\b|{X_ABROAD}"
)
Y_STRONG = (
    r"y(?: - |[-_ ]?)(?:axis|axes)\b|y[-_ ]?label(?=\s*[:=])|"
    r"vertical(?:[- ]axis)?\b(?! (?:bars?|gradient|colou?r|strip|line|"
    rf"legend|band|scale))|(?:left|right|side|row) axis\b|ordinate\b|{Y_ABROAD}"
)
UNIT_BEHIND = r"(?:, [^\s,:;.]{1,10})?"
"""``dose across, mg/L: 0, 5``."""
GOING = r"(?:going|goes|running|runs|increasing|increases|growing|grows|rising|rises)"
"""Before the way that an axis takes: ``pH going up (5, 6, 7)``."""
DASHED = r"[–—-](?= [\"“][^\"“”\n]{1,60}[\"”](?!\s*[.;]|\s*$|, (?:and )?[xy]\b))"
"""``x - "Dose": 0, 5``: a dash before the name of an axis, and its list behind that."""
X_WEAK = (
    rf"{COLUMNS_ABROAD}|"
    r"(?<!-to-)(?<!column by )(?<!column after )col(?:umn)?s?\b"
    r"(?!-to-|[- ]wise| (?:by|after) column\b)|(?<!\w\()(?<=\()x(?=\))|"
    r"^\W*across(?=\s*(?:\([^()]{1,40}\)\s*)?:)|"
    r"(?:(?<=s )|(?<=\()|(?<=ing ))across(?=\s*(?:[:(]|\)\s*[:(]))|"
    rf"(?<=[\w\])] )across(?={UNIT_BEHIND}:\s)|"
    r"along the (?:(?:bottom|top)(?: edge| side| margin)?|x(?![- ]?ax[ei]s))\b|"
    r"across the (?:top|bottom)\b|(?:at|on|in) the bottom(?= (?:are|is|axis)| \([^()]*,)|"
    r"(?<=s are )(?:at|on) the bottom(?=:)|"
    r"(?<=\bon )x\b(?!-\w)|(?<![\w-])"
    r"x(?=\s*(?:\([^()]{1,60}\)\s*)?(?:[=:]|→|->|"
    rf"{DASHED})\s|[- ]ticks?\b|[- ]labels?\b|"
    r"[- ](?:categories|values)\s*(?:\([^()]{1,20}\)|(?:from|listed|starting) [^:=.;]{1,30})?\s*[:=])|"
    r"left to right\b(?=:)|rightwards\b|"
    rf"{GOING} (?:to the right|rightwards?)(?=\s*[:(]|,? in \w+:)|"
    rf"(?<=\) ){GOING} (?:to the right|rightwards?)(?=[,.;]|\s*$| and\b)|"
    r"across the page\b|(?:(?<=\bgo )|(?<=\brun ))across\b(?! the\b)|"
    r"(?:bottom|top)(?:[- ]side)? labels(?=\s*[:=(])|"
    r"on top(?=[.,;]|\s*$)|(?<=\) )across(?=[.,;]|\s*$| and\b)"
)
AND_BELOW = r",? and [^.;:]{3,120}\b(?:at|on|along|across) the (?:bottom|top)\b"
"""Behind ``A and B on the left``, what tells that it is a side of the axes and no panel."""
Y_WEAK = (
    rf"{ROWS_ABROAD}|"
    r"(?<!-to-)(?<!row by )(?<!row after )rows?\b"
    r"(?!-to-|[- ]wise| (?:by|after) row\b)|(?<!\w\()(?<=\()y(?=\))|"
    r"^\W*down(?=\s*(?:\([^()]{1,40}\)\s*)?:(?!\s*\d[^.;]{0,20}\b(?:correct|right|true|hits?)\b))|"
    r"(?:(?<!was )(?<!is )(?<=s )|(?<=\()|(?<=ing ))down(?=\s*(?:[:(]|\)\s*[:(]))|"
    rf"(?<!was )(?<!is )(?<=[\w\])] )down(?={UNIT_BEHIND}:\s)|"
    r"index(?= (?:is|are)\b)|"
    r"^\W*index(?=\s*[:=])|"
    r"down the (?:left|right)(?:[- ]hand)?(?: (?:side|edge|margin))?\b|down the side\b|(?:on|"
    r"along) the (?:left|right)(?:[- ]hand)? (?:side|edge|margin)\b|(?<=\bon )y\b(?!-\w)|"
    r"(?<![\w-])y(?=\s*(?:\([^()]{1,60}\)\s*)?(?:[=:]|→|->|"
    rf"{DASHED})\s|[- ]ticks?\b|[- ]labels?\b|"
    r"[- ](?:categories|values)\s*(?:\([^()]{1,20}\)|(?:from|listed|starting) [^:=.;]{1,30})?\s*[:=])|"
    r"on the left(?:[- ]hand)?(?: side)?(?=,? (?:we|you|there) (?:have|see|find|are|is))|"
    rf"{GOING} (?:up|down)(?:wards?)?(?=\s*[:(]|,? in \w+:)|"
    rf"(?<=\) ){GOING} (?:up|down)(?:wards?)?(?=[,.;]|\s*$| and\b)|"
    r"down the page\b|(?:(?<=\bgo )|(?<=\brun ))down\b(?! the\b)|"
    r"(?:left|right)(?:[- ](?:hand|side))? labels(?=\s*[:=(])|"
    r"(?:on|at) the left(?!, (?:and )?(?:then|followed|next)\b|"
    r",? (?:and )?[^,;.]{1,30} (?:on|at|to) the right\b)"
    rf"(?=[:.,;]|\s*$| \([^()]*,|{AND_BELOW})|(?<=\) )down(?=[.,;]|\s*$| and\b)|"
    r"^\W*(?:from )?top to bottom\b(?=:)|downwards?\b(?= [—–-])|along the (?:side|left|y(?![- ]?ax[ei]s))\b|"
    r"up the (?:left )?(?:side|edge)\b|runs? downwards\b"
)
BOTH_IN_ORDER = (
    r"(?:both|each) (?:are )?(?:(?:listed|shown|given|sorted|ordered|arranged) )?"
    r"(?:in (?:the (?:same )?|[a-z]+ )order(?: of(?: the [a-z]+(?= \())?)?|(?<=ordered) as|ordered|sorted|"
    r"listed|(?:use|follow|keep|share|have|take)s? (?:the|this|one|an?) (?:(?:same|common|fixed|single) )?"
    r"(?:(?:class|label|row) )?order(?: of)?)(?=[:,]? \(?[\"“\w](?:[^.;:]|(?<=\b[A-Z])\.)*,)"
)
"""``start in the rows and goal in the columns, both in the order A, B, C``."""
TWO_WORDS = r"[^\s,;.:\"“”]+(?: [^\s,;.:\"“”]+)?"
BOTH_ARE = (
    r"(?:[;,(]|^) ?both(?: (?:are|being|run|read|list|go|show)(?: through| over| across)?"
    r"(?: (?:ordered|listed|sorted|arranged|given)(?: as)?)?|:)(?= "
    r"(?:(?:[\"“][^\"“”\n]{1,40}[\"”][,.]? (?:and )?){2}|"
    rf"(?-i:(?=[^\W_a-z])){TWO_WORDS}(?:, {TWO_WORDS}){{1,40}}(?:, {TWO_WORDS}|,? and {TWO_WORDS})"
    r"(?: in (?:this|that) order)?(?:,? (?:with )?the (?:first\b(?![^.;]{0,80}\b(?:bottom|right))|"
    r"last\b(?![^.;]{0,80}\b(?:top|left)))[^.;:()]{0,80}|, [a-z]+ first)?"
    r"\s*(?:[.;)]|$)))"
)
"""``keys across the top; both are A, B and C``."""
BOTH = rare(
    r"\bboth (?:the )?(?:x|horizontal|row)\b[^.;]{0,30}\b(?:and|&)\b[^.;]{0,12}\b(?:y|vertical|"
    r"column)(?:[ -]?(?:ax[ei]s|labels?|names?)|s)?\b|\bboth (?:\w+ )?axes\b|"
    r"\b(?:on|along|of) (?:each of )?the two axes\b(?=[,:(]| (?:in|from)\b)|"
    r"\bx (?:and|&) y,? (?:are )?both\b|"
    r"\b(?:the )?x[- ]?(?:axis)? (?:and|&) (?:the )?y[- ]?(?:axis|axes)\b|\b(?:each|either) axis\b|"
    r"\b(?:the |its )?axes (?:list|are|show|both|represent|carry(?! the (?:titles|labels|names))|"
    r"contain|display)\b|"
    r"(?<!based )(?<!depends )(?<!depending )(?<!relies )(?<!rely )(?<!focus )(?<!focuses )(?<!impact )"
    r"(?<!effect )(?<!trained )(?<!tested )(?<!evaluated )(?<!performance )(?<!well )(?<!results )"
    r"\bon both\b(?! [\w-]+ and [\w-]+ (?!ax[ei]s\b|dimensions\b|sides\b)[a-z]+s\b)|"
    r"\brows ?/ ?col(?:umn)?s\b|\bboth rows and columns\b|\b(?:the |its )?rows and (?:the |its )?columns\b|"
    r"\b(?:values|classes|categories|labels|levels|outcomes) (?:for|on|of|in) (?:each|both)"
    r"(?: (?:of them|side|dimension))?(?=: \w)|"
    r"\bboth dimensions\b|\bin both directions\b(?=[,.;)])|\bboth sides(?= (?:carry|list|show|have|bear|"
    r"hold|name)\b)|"
    r"\brows and columns\b|\bcolumns and (?:the )?rows\b|\bhorizontal and vertical axes\b|"
    r"\bvertical and horizontal axes\b|\bx/y[- ]ax[ei]s\b|"
    r"\brow [a-z]+ and (?:[a-z]+ [a-z]+|columns?(?: [a-z]+)?) labels(?=:? [\"“A-Z\d][^.;]*,)|"
    r"(?:,|\bwith|\band) (?:and )?(?:model|class|token|item|category|variable|feature) labels"
    r"(?=:? [\"“A-Z\d][^.;:]*,[^.;:]*,)|"
    r"\baxes (?:are )?labell?ed(?=(?: as| with)? (?:[\"“][^\"“”\n]{1,40}[\"”],? (?:and )?){3})|"
    r"(?:[;,]|^) ?both (?:use|share|list|carry|have|show|contain|take)s?(?= (?:the )?(?:same )?(?:[\w-]+ )?"
    r"(?:labels|classes|categories|names|ticks|levels|values|abbreviations|acronyms|codes|initials|"
    r"short forms)\b)|"
    r"^ ?both (?:list|carry|show|have|use|share|hold|read|follow|(?:go|run) (?:through|over))"
    r"(?= [^:.;]{0,40}\bsame (?:list|order|sequence|set)\b[^:.;]{0,30}:)|"
    rf"(?:(?<=, )|^){BOTH_IN_ORDER}|{BOTH_ARE}|"
    r"\b(?:top to bottom(?:,? and|,) (?:also )?(?:from )?(?:the )?left to right|"
    r"left to right(?:,? and|,) (?:also )?(?:from )?(?:the )?top to bottom),? (?=(?:the [a-z ]{2,30} "
    r")?(?:are|come|"
    r"read)\b[^.;\d]*,)",
    re.I,
)
OF_EACH = (
    r"(?: (?:of|for|in) (?:both|all|each|every)(?: (?:heat ?maps?|panels?|plots?|sub-?plots?))?"
    r"(?=\s*[:=(]))?"
)
"""Whose an axis is, where each panel has the same: ``y-axis of each: "Probe"``."""
MENTION = rare(
    rf"\b(?:(?P<X>{X_STRONG})|(?P<Y>{Y_STRONG})|(?P<x>{X_WEAK})|(?P<y>{Y_WEAK})){OF_EACH}", re.I
)
OF_PANELS = (
    r"(?:\s+(?:in|of|for) (?:both|all|each|every|the)(?: \w+)? "
    r"(?:heat ?maps?|panels?|plots?|matrix|matrices|sub-?plots?|maps?|cases))?"
)
DEFINES = re.compile(
    rf"{OF_PANELS}\s*(?:\([^()]{{0,60}}(?:\([^()]{{1,20}}\))?\))?"
    r"\s*(?:→|[:=,—–-](?!\d)|\b(?:stand|come|appear|run|go|follow)s?(?= in (?:the|this) order\b)|"
    r"\b(?:and columns |each )?(?:represent(?:s|ing)?|"
    r"correspond(?:s|ing)? to|are|is|show|shows|list|lists|denotes?|indicat(?:es?|ing)|"
    r"displays?|illustrates?|carry|carries|stands? for|labell?ed|have|has|contain|give|gives|named|read|for|"
    r"per|"
    r"being(?! \w+ed\b)|of|as(?! (?:well|an?|in|on|shown|follows|before|above|listed|the)\b))\b)|"
    r"\s+(?:axis )?(?:labels?|names?|titles?|headers?|headings?|ticks?|categories)\s*"
    r"(?:\([^()]{0,60}\))?\s*[:=]|\s+(?:labels|names|headers|headings)\s+(?=\w{1,3}:\s)|"
    r"(?<=s)\s+[\"“][^\"“”\n]{1,60}[\"”](?=\s*(?:[:=.]|$))|"
    r"\s*\([^()]{2,}\)|\s+[A-Za-z][\w-]*(?: \([^()]{1,20}\))?, (?!rows?\b|col)[\w-]+",
    re.I,
)
ROW_TALK = re.compile(
    rf"\b(?:this|that|top|bottom|{NTH}|last|lower|upper|left|right|each|every|per|either|"
    r"any|all|no|same|middle|lowest|highest|entire|"
    r"best|weakest|one|two|in|whole|the lowest|rightmost|leftmost|(?:number|count) of)\s+$",
    re.I,
)
SOME_LINES = re.compile(
    r"(?:[A-Z][\w-]*(?:,? and|,? or|,) [A-Z][\w-]*|\b(?!X\b|Y\b)[A-Z]{2,}[\w-]*|\w-(?:shot|based|only))\s+$"
)
"""What stands before ``rows`` where single ones are meant: ``RAG rows are zero``."""
UNLABELLED = rare(
    r"\b(?:no (?:axis )?(?:label|title|name)|unlabell?ed|not (?:explicitly )?labell?ed|"
    r"without (?:an? )?(?:axis )?(?:label|title)|has no (?:axis )?title|lacks a label|"
    r"no explicit (?:label|title)|is not titled|"
    r"(?:label|title)s?: ?\(?(?:implicit\w*|implied|none|"
    r"not (?:shown|visible|given|present|specified|explicit\w*)))\b",
    re.I,
)
AXES_UNTITLED = rare(
    r"\baxes,? (?:themselves,? )?(?:have|carry|bear|show|get) no (?:axis )?(?:titles?|names?|headings?)\b|"
    r"\baxes,? (?:themselves,? )?(?:are|were) (?:both )?(?:left )?(?:untitled|unnamed|not (?:titled|named)|"
    r"without (?:titles?|names?))\b|"
    r"\bneither (?:axis|of the (?:two )?axes) (?:(?:has|have|carries|bears|shows?) (?:an?|any) "
    r"(?:titles?|names?|headings?)|(?:is|are) (?:titled|named))\b|"
    r"\b(?:there are no|with no|without|no) axis (?:titles|names)\b|"
    r"\baxis titles (?:are|were) (?:missing|absent|omitted|left out|not (?:shown|given|printed|drawn))\b",
    re.I,
)
"""``Rows are the queries, although the axes themselves have no titles``: what they are, and no name."""
NAME_ASIDE = rare(
    r"\W*(?:[xy]|horizontal|vertical)[- ]axis (?:titles?|labels?|names?):? "
    r"\((?:implicit|implied|not|none)[^()]*\)\W*",
    re.I,
)
"""``X-axis title: (implicitly, agent on x-axis)``: what the axis might be called, and no list."""
SAME = rare(
    r"\b(?:same|identical)\b(?: \w+){0,4}? (?:names?|labels?|order|classes|class labels|categories|"
    r"intents?|tokens?|set|lists?|items|models|variables|features|metrics|values|tasks|"
    r"datasets|languages|emotions|measures|stocks|tickers|ticks|sequence|genes)\b|\bidentical(?:ly)?\b|"
    r"\bthe same\b|\blikewise\b|\bmirrors?\b|\bsame as\b",
    re.I,
)
UPWARD = rare(
    r"\b(?:bottom(?: \([^()]{1,30}\))? to (?:the )?top|"
    r"bottom-to-top|bottom\s*→\s*top|bottom up|bottom-up|upwards?|from the bottom|"
    r"up the (?:y[- ]axis|vertical axis|(?:left )?(?:side|edge))|"
    rf"going up|from below|from bottom|{BEGINNING} {BOTTOM}|"
    rf"{GOING} to(?:wards?)? the top)\b",
    re.I,
)
DOWNWARD = rare(
    r"\b(?:top(?: \([^()]{1,30}\))? to (?:the )?bottom|"
    r"top-to-bottom|top\s*→\s*bottom|downwards?|from the top|top down|from top|going down|reading down|"
    rf"at the top down|{BEGINNING} {TOP}|{GOING} to(?:wards?)? the bottom)\b",
    re.I,
)
RIGHTWARD = rare(
    r"\b(?:left(?: \([^()]{1,30}\))? to (?:the )?right|"
    rf"left-to-right|left\s*→\s*right|rightwards?|from the left|from left|{BEGINNING} {LEFT})\b",
    re.I,
)
LEFTWARD = rare(
    r"\b(?:right(?: \([^()]{1,30}\))? to (?:the )?left|right-to-left|leftwards?|from the right|"
    rf"from right to left|{BEGINNING} {RIGHT})\b",
    re.I,
)
PLACED = rare(
    r"(?P<by>\b(?:by|of|and|over|versus|against|across|for|covers|plots|maps|"
    r"per)\s+)?(?<![\w-])(?P<label>[\w-]+(?: (?!by\b|of\b|and\b|over\b|covers\b|plots\b|"
    r"per\b)[\w-]+){0,2}?)\s*\((?P<list>[^()]*\b(?:left[- ]to[- ]right|"
    r"top[- ]to[- ]bottom|bottom[- ]to[- ]top|right[- ]to[- ]left)\b[^()]*)\)",
    re.I,
)
PLACED_BEHIND = rare(
    r"(?P<by>\b(?:by|of|and|over|versus|against|across|for|"
    r"per)\s+)?(?<![\w-])(?P<label>[\w-]+(?: (?!by\b|of\b|and\b|over\b|per\b)[\w-]+){0,2}?)\s*"
    r"\((?P<list>[^()]{3,400})\)\s*,?\s*(?:(?:listed|shown|running|ordered|"
    r"going)\s+)?(?:from\s+)?(?:left[- ]to[- ]right|"
    r"top[- ]to[- ]bottom|bottom[- ]to[- ]top|right[- ]to[- ]left|across the (?:columns|top)|"
    r"down the (?:rows|side))\b(?!\s+(?:the|are|we|is)\b)",
    re.I,
)
"""``six ages (0-9, 10-19) from top to bottom``."""
DIRECTION = re.compile(
    r",?\s*(?:from )?(?:top[- ]to[- ]bottom|bottom[- ]to[- ]top|left[- ]to[- ]right|right[- ]to[- ]left|"
    r"downwards|upwards|top down|bottom up|in (?:the )?[\w-]+(?: [\w-]+)? order|"
    r"(?:from|(?:starting|beginning) (?:at|from)) (?:the )?(?:top|bottom|left|right)|"
    r"(?:sorted|ordered|ranked|clustered) by [\w -]{2,30})(?=\))"
)
"""Behind a mention in brackets: ``(rows, top to bottom)``."""
GOES_ON = re.compile(
    r"\s*(?:It|Its|They|These|(?:The|This) axis|The (?:tick )?(?:labels|ticks|categories|values|entries|"
    r"classes|markers|"
    r"order|(?:\w+ ){1,3}(?:are|is|read|run))|Ticks?|Labels?|Categories|Markers|Listed|In order|"
    r"From(?= (?:the )?(?:left|right|top|bottom|upper|lower)\b|"
    r" [^:,;]{1,40} (?:to|through|until) (?![^\d,;:.]*[a-z] \d*\.\d))|"
    r"Starting|Bottom|Top|Left|(?:At|On) the (?:very )?(?:top|bottom|left)(?-i:(?= [^\W_a-z]))|"
    r"(?:Lists?|Contains?|Includes?|Ranges?|Covers?|Spans?)\b|"
    r"Values|Even|Odd|Integers?|Numbers?|(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|"
    r"\d+) (?:\w+ ){0,2}(?:categories|labels|rows|columns|ticks|values|classes|tokens|models|\w+s)\b|"
    r"(?:(?:Major|Minor|Linear|Numeric(?:al)?|Discrete|Categorical|Has|With) )*(?:scale|ticks?|markers)\b|"
    r"(?:First|Next),)",
    re.I,
)
HINT = rare(
    r"ax[ie]s|achse|\b(?:axe|eje|eixo|asse|ось)\b|轴|[xy][-_]?label|row|column|\bcols?\b|horizontal|vertical|bottom|\ba?top\b|side\b|across|down|both|"
    rf"left|right|{ROWS_ABROAD}|{COLUMNS_ABROAD}|{GOING} up|"
    r"x(?<!\wx)(?!\w)|y(?<!\wy)(?!\w)|ordinate|abscissa",
    re.I,
)
GIVES = re.compile(
    r"\b(?:has|have|gives?|reads|holds|contains|scores|reaches)\s+[-−+~]?\d[\d.]*%?\s*(?:[,;/]|and\b|$)",
    re.I,
)
"""A line of the grid and its values: ``from left to right, S1 has 27.6, 9.4``."""
ONE_OF_LINES = re.compile(
    rf"\W*(?:the )?(?:(?:top|bottom|left|right|middle|last|final)(?:most)?|{NTH}) (?:row|column|cell)\b", re.I
)
"""What begins the values of one line, and goes on about no axis: ``Top row: 1, 2, 3``."""
ITS_VALUES = re.compile(rf"{ONE_OF_LINES.pattern}[^:.\d]{{0,40}}:\s*[-−+~≈]?\d", re.I)
ROWS_BEFORE = rare(
    r"\b(?:corresponding|respective|same) (?:rows|columns) (?:are|read|hold|contain) [-−+~≈]?\d", re.I
)
"""``The corresponding rows are 1, 2; 3, 4``: values of lines that were named before."""
IN_ORDER = rare(
    r"\b(?:panels|heat ?maps|sub-?plots|matrices|maps)\s*\((?:from )?(?:left[- ]to[- ]right|"
    r"top[- ]to[- ]bottom)[:,]\s*"
    r"(?P<list>[^()]{3,300})\)",
    re.I,
)
"""``three panels (left to right: May, June, July)``."""
OF_CLASS = (
    r"(?:(?:the |all )?[a-z]{3,20} (?:(?:that|which) (?:are|were) )?"
    r"(?:rated|lab(?:el|ell)ed|graded|classed|classified|marked|tagged|called)(?: as)? )?"
)
"""``trees rated`` before the name of a class."""
