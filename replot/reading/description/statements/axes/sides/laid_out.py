"""How the labels of an axis are laid out along their side, put so that it reads alike."""

from __future__ import annotations

from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.words import MENTION

__all__ = ["laid_out"]
AT = r"(?:along|across|down|on|at|over|up) (?:the |its )?"
SIDE = r"(?:bottom|top|left|right|side|[xy]|horizontal|vertical)"
LAID = rare(
    r"\b(?P<be>(?:is|are|were|was) )?(?:spread|stacked|strung|laid|lined|arrayed|ranged|fanned|set|put|"
    rf"placed|positioned)(?: out| up)?(?= {AT}{SIDE}\b)",
    re.I,
)
"""``towns spread along the bottom``, ``years are stacked on the left``."""
FIRST_AT = rare(
    r", (?:with )?(?:the )?(?:[a-z]{3,}est|first|last|top|best|worst)(?: (?:one|value|label))?"
    r"(?: (?:is|being))? (?:on top|at (?:the )?top|at the left|on the left|first|uppermost|leftmost):",
    re.I,
)
"""``on the left, the oldest on top: 2019, 2020``: with which label those begin that are listed behind."""

OTHER_NAME = r"(?:(?!\b(?:and|then|is|are|was|were|by)\b)[^,;:.()–—]){1,40}?"
FIRST_NAMED = rare(
    r"\b(?P<lead>(?:(?:is|are|were|was) )?(?:stacked|arranged|ordered|sorted|ranked|listed|drawn|laid out|"
    r"set out)(?: (?:up|down))?(?: (?:by|in order of|according to) (?:[a-z]+ ){0,3}[a-z]+(?=,))?,? "
    r"(?:(?:with|beginning with|starting with) )?)"
    rf"(?P<first>{OTHER_NAME})(?P<at>,? (?:(?P<y>uppermost|topmost|on top|at (?:the )?(?:very )?top)|"
    r"leftmost|(?:at|on) (?:the )?(?:far |very )?left)(?:,|,? and)? "
    r"(?:then(?: come)?|followed by|next(?: come)?) )"
    rf"(?=(?:{OTHER_NAME}, (?:then )?){{0,40}}{OTHER_NAME}(?:(?:,|,? and)(?: then)? {OTHER_NAME})"
    r"(?:,? (?:lowest|(?:at|on) the (?:very )?(?:bottom|foot|far right|right)))?\s*(?:[.;]|$))",
    re.I,
)
"""``stacked by height, with Ayr uppermost, then Bath and Cork``: the first with its place, and the others."""


AT_END = r"(?: \((?:at |on )?(?:the )?{0}\)| (?:at|on) the {0})?"
NAME = r"(?:(?!\b(?:to|at|on|via|through|over|past)\b)[^,;:.()]){1,40}?"
STEPS = rare(
    rf"(?P<from>,? from )(?P<first>{NAME})"
    rf"(?P<via>{AT_END.format('(?:top|left)')},? (?:via|through|over|past) )"
    rf"(?P<between>{NAME}(?:, {NAME}){{0,40}}?(?:,? and {NAME})?)(?P<to>,? to )"
    rf"(?P<last>{NAME})(?P<end>{AT_END.format('(?:bottom|right)')})(?=\s*(?:[,;.]|$))",
    re.I,
)
"""``from Ayr (top) via Bath and Cork to Deal (bottom)``: the labels, from the first to the last."""
OF_COLOURS = re.compile(r"\b(?:colou?r|shade|scale|bar|legend|palette)", re.I)


EDGE = rf"{AT}(?:very )?{SIDE}(?:[- ]hand)?(?:[- ](?:side|edge|margin|axis))?"
BOTH_SIDES = rare(
    r"(?:\b(?P<verb>run|go|appear|stand|sit)s? )?"
    rf"(?:\bboth {EDGE} and {EDGE}|\b{EDGE} as well as {EDGE})\b"
    r"(?P<tail>,? (?:(?:we|you) (?:find|see|have|read)|are|run|stand|appear|go)(?: the)? (?=[^,;.]+,))?",
    re.I,
)
"""``both down the left side and along the bottom``."""
RUN = rare(
    r"(?P<kind>^\W*The [a-z]+s) (?:run|go|read) (?=(?:[^\W_a-z]|[\"“])[^.;:]*,[^.;:]* on both axes)"
)
"""``The sites run A, B and C on both axes``."""
MARKED = re.compile(
    r"(?<=[\w\"”'’])(?P<mark> \((?:at |on )?(?:the )?(?P<place>top|bottom|left|right|middle|cent(?:er|re))"
    r"(?:most)?(?: row| column)?\))(?=\s*(?:[,;.]|and\b|$))"
)
ENDS = (("top", "bottom"), ("left", "right"))
LABELS = rare(
    r"\b(?P<lines>(?:[Rr]ow|[Cc]ol(?:umn)?|[Xx]|[Yy]|[Xx][- ]axis|[Yy][- ]axis)[- ](?:tick )?labels"
    r"(?: \([^()]{1,40}\))?)(?P<be>(?: are| read) | (?=\d))(?!in\b|with\b|from\b)"
    r"(?=[^\s,;:.]+(?: [^\s,;:.]+)?, )"
)
"""``row labels (pH) are 3, 5, 7``: what stands between the name of an axis and the labels."""


LEFT_AND_BELOW = rare(
    r"(?P<left>(?:on|at|along|down) the left(?:[- ]hand)?(?: side| edge)?(?: of the [a-z]+)?)"
    r"(?P<between>,? and [^.;:]{3,200}?(?:,| and )[^.;:]{1,60}? )"
    r"(?P<below>(?:at|on|along) the bottom(?: side| edge)?)(?=\s*(?:[.;]|$))",
    re.I,
)
"""``Chad and Peru on the left side of the map and 2019, 2020 and 2021 at the bottom``."""
OTHERS = re.compile(r"\b(?:panels?|titles?|bars?|legend|scale|corner|values?|cells?|notes?)\b", re.I)
MEMBER = r"[^\s,;:.()–—]{1,16}"
MEMBERS = (
    rf"(?:{MEMBER}(?:\s?[–—]\s?|-| (?:to|through) ){MEMBER}|"
    rf"(?:{MEMBER}(?: {MEMBER})?, ){{1,20}}{MEMBER}(?: {MEMBER})?,? and {MEMBER}(?: {MEMBER})?)"
)
GOING = r"(?: (?:going|running|listed|reading))?"
DOWN_ACROSS = rare(
    rf"(?P<lead>\b(?:it|the (?:grid|map|plate|figure|heat ?map)) (?:has|shows|lists|puts|gives) )?"
    rf"(?P<first>\b(?<!from ){MEMBERS}{GOING} )(?P<one>down(?:wards)?|across)"
    rf"(?P<between>(?:,|;|,? and) (?:[a-z]+ )?{MEMBERS}{GOING} )(?P<other>down(?:wards)?|across)"
    r"(?=\s*(?:[,;.)]|$))",
    re.I,
)
"""``A–D down, 1–6 across``: the labels of both axes, and the ways they go."""
ONE_ABOVE = rare(
    r"(?P<lead>\b(?:down|downwards|across|rows|columns|side|axis|top|bottom|vertical|horizontal) )"
    r"\((?P<a>[^\s(),;:]+(?: [^\s(),;:]+){0,2}?)(?P<way> (?:above|over|on top of|(?:to the )?left of) )"
    r"(?P<b>[^\s(),;:]+(?: [^\s(),;:]+){0,2})\)",
    re.I,
)
"""``drinks down (tea above coffee)``: both labels, and how they stand."""
SETTINGS = rare(r"(?<=, )the (?P<lines>rows|columns) (?=\w+ ?= ?\d)")
"""``the columns dose=1, dose=5``, without a verb."""

AS_LINES = rare(
    r"(?P<lines>\bas (?:the )?(?:rows|columns)) "
    r"from (?:the )?(?:"
    r"top(?: row)? (?:down )?to (?:the )?bottom(?: row)?|"
    r"left(?:most)?(?: column)? to (?:the )?right(?:most)?(?: column)?)\b",
    re.I,
)
"""``towns as rows from top to bottom``, as rows are read anyway."""
THE_LINES = rare(r"(?<=\bthe )lines(?=[ (][^.;\n]{0,120}\bthe columns\b)")
"""``The queries are the lines (it, was) and the keys the columns``."""


def laid_out(text: Text) -> Text:
    """A sentence in which labels simply *are* at a side, in their order."""
    text = _without_marks(text)
    source = _reworded(text.text)
    return text if source == text.text else text.reworded(source)


def _reworded(source: str) -> str:
    source = THE_LINES.sub("rows ", source)
    source = AS_LINES.sub(lambda told: told["lines"].ljust(len(told[0])), source)
    source = LAID.sub(lambda told: (told["be"] or "").ljust(len(told[0])), source)
    source = FIRST_AT.sub(lambda told: ":".ljust(len(told[0])), source)
    source = FIRST_NAMED.sub(_first_named, source)
    source = LEFT_AND_BELOW.sub(_on_each, source)
    source = ONE_ABOVE.sub(
        lambda told: f"{told['lead']}({told['a']}{', '.ljust(len(told['way']))}{told['b']})", source
    )
    source = DOWN_ACROSS.sub(_on_ways, source)
    source = SETTINGS.sub(lambda told: f"{told['lines']} are ", source)
    source = LABELS.sub(lambda told: told["lines"] + ":".ljust(len(told["be"])), source)
    source = BOTH_SIDES.sub(_on_both, source)
    source = RUN.sub(lambda told: f"{told['kind']} ".rjust(len(told[0])), source)
    steps = STEPS.search(source)
    if steps is None or MENTION.search(source, 0, steps.start()) is None or OF_COLOURS.search(source):
        return source
    listed = (
        ":".ljust(len(steps["from"])) + steps["first"] + ",".ljust(len(steps["via"]))
        + AND.sub(lambda word: ",".ljust(len(word[0])), steps["between"])
        + ",".ljust(len(steps["to"])) + steps["last"] + " " * len(steps["end"])
    )
    return source[: steps.start()] + listed + source[steps.end() :]


def _first_named(told: re.Match[str]) -> str:
    lead = "on y from the top: " if told["y"] else "on x from the left: "
    lead = lead if len(lead) <= len(told["lead"]) else lead[: len("on y")] + ": "
    return f"{lead.ljust(len(told['lead']))}{told['first']}{', '.ljust(len(told['at']))}"


def _on_each(told: re.Match[str]) -> str:
    if OTHERS.search(told[0]) is not None:
        return told[0]
    return f"{'on y'.ljust(len(told['left']))}{told['between']}{'on x'.ljust(len(told['below']))}"


def _on_ways(told: re.Match[str]) -> str:
    one, other = ("on y" if told[way][0] in "dD" else "on x" for way in ("one", "other"))
    if one == other:
        return told[0]
    first, between = (WAY_VERB.sub(blank, told[part]) for part in ("first", "between"))
    ways = one.ljust(len(told["one"])), other.ljust(len(told["other"]))
    return f"{' ' * len(told['lead'] or '')}{first}{ways[0]}{between}{ways[1]}"


WAY_VERB = re.compile(r"(?:going|running|listed|reading) $")


def _on_both(told: re.Match[str]) -> str:
    words = "are on both axes" if told["verb"] else "on both axes:" if told["tail"] else "on both axes"
    return words.ljust(len(told[0]))


def _without_marks(text: Text) -> Text:
    """Labels of both axes without their places: ``Ill (top), Well (bottom), Quiet (left), Loud (right)``.

    Those of one axis alone tell how it runs, as do those out of order.
    """
    marks = [*MARKED.finditer(text.text)] if "(" in text.text else []
    places = [mark["place"] for mark in marks]
    if not all(first in places and last in places[places.index(first) :] for first, last in ENDS):
        return text
    parts = zip([0, *(mark.end() for mark in marks)], [*(mark.start() for mark in marks), None], strict=True)
    first, *others = (text.cut(*part) for part in parts)
    for other in others:
        first = first.join(other, gap="" if other.text[:1] in ",;.:" else " ")
    return first


AND = re.compile(r",? and (?=[^,]+$)")
