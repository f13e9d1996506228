"""The words of a sentence that are about the axes, put so that they read alike."""

from __future__ import annotations

from replot.reading.description.colours.named import holds_map_word, is_map_name
from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.places import with_direction
from replot.reading.description.statements.axes.words import BOTH, IN_ORDER, MENTION
from replot.reading.description.statements.bars.map_limits import map_limits

__all__ = ["WITH_VALUES", "about_axes"]

BAR_BEGINS = re.compile(
    r"(?<=[\w\"”)\]])(?:[,;]|\s\|)?\s+"
    r"(?:colou?rs?|colou?r[- ]?(?:scale|bar|map|key)s?|legend|(?:cell )?values?|"
    r"z|fill|cmap|vmin|(?:cbar|colou?r ?bar|[cz])[-_ ]?label|cbar)\s?(?:[:=]|→|->)\s|"
    r"(?<=\]),\s+(?:type|title|z|values)\s?[:=]\s|"
    r"[;,]\s+(?:and )?(?:the |an? |one )?(?:colou?r[- ]?)?bar(?=\s[\"“]|\s?[:=,]|"
    r"\s(?:says|reads|shows|goes|runs|ranges|spans|is)\b)|"
    r"[;,]\s+(?:(?:and|while|where|with)\s+)?(?:the |each |every )?(?:cell |tile |square )?"
    r"(?:colou?rs?(?: intensity| shade| depth)?|intensity|shad(?:e|ing)s?|cells?|tiles?|squares?|values?|"
    r"(?:(?:dark|light|pale|bright|deep) )?"
    r"(?:red|green|blue|yellow|orange|purple|white|black|gr[ae]y|brown|teal|pink)"
    r"(?= (?:is|means|stands|marks|shows) (?:good|bad|high|low|more|less|better|worse|many|few|for)\b)|"
    r"(?:dark|light|bright|warm|cool|deep|hott|redd?|blu|green|pal)er(?: \w+)?)\b(?:\s\([^()]{1,40}\))?\s"
    r"(?:is|shows?|encod(?:es?|ing)|represent(?:s|ing)?|indicat(?:es?|ing)|gives?|denot(?:es?|ing)|stands?|"
    r"means?|mark(?:s|ing)?|reflect(?:s|ing)?|correspond(?:s|ing)?)\b",
    re.I,
)
"""Where the words about the axes end, although no stop stands there: ``Rows: A | B Colour scale: ...``."""
IN_LIST_ORDER = rare(
    r"\s(?:both )?in (?:the )?(?:[^\s,.;:()]+(?: [^\s,.;:()]+){0,2}, )+(?:and )?"
    r"[^\s,.;:()]+(?: [^\s,.;:()]+)?,? order\b"
)
"""``in ham, spam, news order``: the classes of both axes, and no part of the name of one."""
SAME_ASIDE = rare(
    r",(?P<same>\s(?:listed |again )?in (?:the )?same order),(?=\s(?:on|along|across|down|are|as|run)\b)",
    re.I,
)
"""``predicted labels, in the same order, on the x-axis``: what stands between the commas parts no clauses."""
ORDER_ASIDE = rare(
    r"\b(?P<verb>are|is|lists?|shows?|represents?|corresponds?|stands?|gives?|carr(?:y|ies)|holds?|reads?|has|have|"
    r"contains?|denotes?|displays?|find|see|names?), (?:each |again )?(?:in (?:(?:this|the|their|its) )?"
    r"(?:[a-z]+ ){0,2}(?:order|sequence)(?: of (?:the )?[a-z]+(?: [a-z]+)?)?|"
    r"(?:sorted|ordered|arranged|ranked) by [a-z]+(?: [a-z]+)?),(?= \S)",
    re.I,
)
"""``The rows are, in order of size, A and B``: how they are ordered, and no label."""
WITH_VALUES = rare(
    r"[,;:]?\s+with\s+(?:the\s+)?(?:cell\s+)?values?:?\s+(?=[^\s.;:=]+(?: [^\s.;:=]+){0,2}[:=]\s*[-−+~]?\d)|"
    r";\s+(?:the )?(?!(?:rows?|col|ticks?|labels?|[xy]\b|horizontal|vertical|lines?)\w*)[a-z]{3,}(?: "
    r"[a-z]{2,}){0,3}"
    r"(?: in [^\s;]{1,8})? (?:are|is|read) (?=[-−+~]?\.?\d[\d.]*%?(?:, [-−+~]?\.?\d[\d.]*%?){1,20} [/|"
    r";] ?[-−+~]?\.?\d)",
    re.I,
)
"""What ends the lists of labels: ``with values A: 1, 2``, ``; times in ms are 2, 5 / 3, 8``."""

OTHER_LINES = rare(
    r"\((?:the )?(?:rows?|columns?|[xy][- ]axis)\) (?:are|is|list|show)s? [^;()]{2,300}?(,? (?:and|while) )"
    r"(?=(?:the )?(?:(?!and\b)[\w/-]+ ){1,3}\((?:the )?(?:rows?|columns?|[xy][- ]axis)\) "
    r"(?:are|is|list|show)s? )",
    re.I,
)
"""``Sites (rows) are A, B and C and years (columns) are ...``: where it turns to the other axis."""


LAST_NAME = re.compile(
    r"[,;] (?:colou?r ?map )?[`\"]?(?P<name>[A-Za-z]{4,10}(?:_r)?)[`\"]?(?=\s*(?:[);.]|$))"
)
"""``(rows: origin, columns: goal, YlGnBu)``: the colours, behind what is told of the axes."""
WAY = r"(?:on|along|across|down|up|over|vertical|horizontal)"
SIDE_FIRST = rare(
    r"(?P<lead>^|[;,:.(] (?:and,? )?|\band,? |\b(?:with|has|have|shows?|puts?|plots?),? )"
    r"(?:(?P<on>(?:on|along|across|down|up|over) (?:(?:the|its) )?"
    r"(?:(?:x|y|horizontal|vertical|left|bottom|top)[- ]?axis|bottom|top|"
    r"(?:left(?:[- ]hand)? )?(?:side|edge)|left|abscissa|ordinate)),"
    r"|(?P<way>horizontal|vertical)ly,) "
    r"(?=(?:(?P<article>the|an?|each|its|one) [\w-]+(?: [\w-]+){0,2}|"
    r"(?!we\b|you\b|there\b|it\b)[\w-]+(?: [\w-]+){0,2})"
    rf"\s*(?:[;.(:]|$|,?\s(?:and|with),? {WAY}|, {WAY}))",
    re.I,
)
"""``on the x axis, the quarter; on the y axis, the region``: the side, and after a comma the name."""
ADVERB = rare(
    r"(?:(?<=[)\]] )|(?<=^)|(?<=[;,.(] ))(?P<way>horizontal|vertical)ly"
    r"(?:(?P<sign>:)|(?=,? and\b|[,.;)]|$))",
    re.I,
)
"""``temperature (low, high) vertically and pressure (1 bar, 2 bar) horizontally``."""
SIDE_IS = rare(
    r"\b(?P<side>bottom|top|across|axis|side|left|down|page),? (?:it(?:['’]?s| is)|"
    r"(?<!left )(?<!left, )(?:we(?:['’]ve| have)|you (?:have|see))) (?=(?:the|an?) )",
    re.I,
)
"""``Along the bottom it's the month``."""
OF_FRAME = re.compile(r"`[A-Za-z_]\w{0,20}\.(index|columns)`")
"""``df.index``, in marks of code."""


AS_READ = rare(
    r",?\s(?:when|as|if)\s(?:(?:you|we|one)\s)?(?:go|goes|going|reads?|reading|moves?|moving|looking)\s"
    r"(?:from|down|up|across|along|left|right|top|bottom|downwards?|upwards?|over)\b",
    re.I,
)
"""``both axes list A, B and C when going down the left side``: how they are read, and no label."""
BEGINS_WITH = rare(
    r"(?P<name>\bthe [a-z][a-z -]{1,30}(?<!s))(?P<first>, (?:with )?[^\W_a-z][^\s,;:.()]*(?: [^\s,;:.()]+)? "
    r"(?:comes |is |being )?first)(?=\s*(?:[.;)]|$))"
)
"""``the weekday, Monday first``: the label with which those begin that stand somewhere else."""


OF_NUMBERS = rare(
    r"\s\((?:in )?(?:white|black|dark|light|bright|gr[ae]y) "
    r"(?:(?:text|numbers|digits|figures|letters|font|annotations?|type) )?"
    r"(?:on|over|in|against) [^()]{3,80}\)",
    re.I,
)
"""``its value (white text on dark cells, black on light ones)``: colours of the numbers, and no labels."""


def about_axes(text: Text) -> Text:
    """A sentence without what it says of panels, values and the colour bar."""
    if "(" in text.text:
        text = text.reworded(OF_NUMBERS.sub(blank, text.text))
    if (turn := OTHER_LINES.search(text.text)) is not None:
        text = text.reworded(
            text.text[: turn.start(1)] + ";".ljust(len(turn[1])) + text.text[turn.end(1) :]
        )
    if (panels := IN_ORDER.search(text.text)) is not None:
        text = text.reworded(text.text.replace(panels.group(), " " * len(panels.group())))
    if values := WITH_VALUES.search(text.text):
        text = text.cut(0, values.start())
    if (scale := map_limits(text.text)) is not None:
        # "columns = tasks, viridis, 1-5": the numbers are no labels
        before = MENTION.search(text.text, 0, scale[0])
        text = text.cut(0, scale[0]) if before else text.cut(scale[2])
    if holds_map_word(text.text):
        for last in LAST_NAME.finditer(text.text):
            if is_map_name(last["name"]) and MENTION.search(text.text, 0, last.start()):
                text = text.reworded(text.text[: last.start()] + blank(last) + text.text[last.end() :])
    if (read := AS_READ.search(text.text)) is not None and BOTH.search(text.text, 0, read.start()):
        text = text.cut(0, read.start())
    if "first" in text.text:
        text = text.reworded(BEGINS_WITH.sub(lambda told: told["name"].ljust(len(told[0])), text.text))
    text = text.reworded(_sides_first(text.text))
    text = text.reworded(ADVERB.sub(_as_adjective, text.text))
    text = text.reworded(SIDE_IS.sub(lambda said: f"{said['side']} is".ljust(len(said[0])), text.text))
    if "`" in text.text:
        text = text.reworded(OF_FRAME.sub(lambda frame: frame[1].rjust(len(frame[0])), text.text))
    if (ended := with_direction(text.text)) != text.text:
        text = text.reworded(ended)
    text = text.reworded(ORDER_ASIDE.sub(lambda told: told["verb"].rjust(len(told[0])), text.text))
    if (aside := SAME_ASIDE.search(text.text)) is not None:
        text = text.reworded(text.text.replace(aside[0], f" {aside['same']} "))
    if (listed := IN_LIST_ORDER.search(text.text)) is not None:
        text = text.reworded(text.text.replace(listed.group(), " " * len(listed.group())))
    for turn in BAR_BEGINS.finditer(text.text):
        if not (axes := list(MENTION.finditer(text.text, 0, turn.start()))):
            break
        if not _lists_its_values(text.text, axes[-1], turn.start()):
            return text.cut(0, turn.start())
    return text


ITS_VALUES = re.compile(
    r"(?:\s*[:=–—-]|\s+(?:is|shows?|represents?|gives?|denotes?|displays?|indicates?))\s+"
    r"[^,;:.=()\d]{1,50}?(?: \([^(),:]{1,14}\))?"
    r"(?:[,;]?\s+(?P<with>with|having|taking)|[,;])\s+(?:the\s+)?"
    r"(?:following\s+)?(?P<word>values?)\s?[:=]\s+(?=[^\s,;:=]+(?: [^\s,;:=]+){0,2},\s)(?P<list>[^:=;/|]*)",
    re.I,
)
"""``X-axis: Depth, with values: 10, 20, 40``: what the axis runs through, and not what is in the cells."""


def _lists_its_values(source: str, axis: re.Match[str], turn: int) -> bool:
    """Whether the values that a sentence turns to are the labels of an axis of which it has but the name."""
    told = ITS_VALUES.match(source, axis.end()) if axis["X"] or axis["Y"] else None
    if told is None or not turn <= told.start("word") <= turn + len(", with "):
        return False
    if told["with"] is None and "axis" not in axis[0].lower():
        return False  # "The columns are months, values: 1, 2, 3"
    following = MENTION.search(source, *told.span("list"))
    return following is not None or told.end() == len(source) or source[told.end()] == ";"


def _as_adjective(told: re.Match[str]) -> str:
    return f"{told['way']}{told['sign'] or ''}".ljust(len(told[0]))


def _sides_first(text: str) -> str:
    """A text of the same length that has a colon between a side and the name behind it."""
    sides = list(SIDE_FIRST.finditer(text))
    for side in sides:
        if side["article"] or len(sides) > 1:
            text = text[: side.start()] + _side_and_name(side) + text[side.end() :]
    return text


def _side_and_name(told: re.Match[str]) -> str:
    lead = re.sub(r"^(?:and)?,|(?<=s),", ";", told["lead"]).replace("and,", "and")
    return f"{lead}{told['way'] or told['on']}:".ljust(len(told[0]))
