"""Axes told by the edges of the grid, or in more words, put as those that name an axis outright."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.blanked import put
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.sides.called_lines import as_lines
from replot.reading.description.statements.axes.sides.laid_out import laid_out
from replot.reading.description.statements.axes.sides.other_words import in_axis_words
from replot.reading.description.statements.axes.sides.sided import OTHERS
from replot.reading.description.statements.bars.words import BAR

__all__ = ["edges_as_axes", "said_plainly"]
QUOTED = r"[\"“][^\"“”\n]{1,60}[\"”]"
OF_ALL = r"(?: (?:of|in|for) (?:the |both|all|each|every)(?: \w+){0,2})?"
EDGE = re.compile(
    r"\W*(?:(?:on|at|along|down|across) (?:the |its )?)?(?:"
    r"(?P<x>(?:bottom|lower|top|upper)(?:[- ](?:edge|side|margin|border|axis))?|below|underneath|beneath)|"
    r"(?P<y>(?:left|right)(?:[- ]hand)?(?:[- ](?:edge|side|margin|border|axis))?|side))"
    rf"(?P<all>{OF_ALL})(?P<sign>,?\s*:?)\s*(?P<open>\(?){QUOTED}"
    r"(?=\)?\s*[,(:–—-]\s*\S)",
    re.I,
)
"""``Bottom edge of every grid ("Dose"): 0.5, 1.5``, ``Below: "Moves", from 10 until 14``."""
SIDES = ("left", "side", "right")
"""Where the labels of the rows stand, first those of which the others are more often a colour bar."""
LONGEST, LEAST = 2000, 6
"""Letters of a piece in which an edge is looked for, and those of what is put in its place."""


def edges_as_axes(pieces: Sequence[Text]) -> list[Text]:
    """The pieces, where one begins with the bottom edge and one with the side, as pieces about x and y.

    Only with a quoted name each, once for each axis: other pieces at a side are panels or the colour bar.
    """
    out = list(pieces)
    found: dict[str, list[tuple[int, re.Match[str]]]] = {}
    for k, text in enumerate(pieces):
        edge = EDGE.match(text.text) if len(text.text) < LONGEST else None
        if edge is None or BAR.search(text.text) is not None or OTHERS.search(text.text) is not None:
            continue
        if not (edge["sign"] or edge["open"]):
            continue
        place = "x" if edge["x"] else next(name for name in SIDES if edge["y"].lower().startswith(name))
        found.setdefault(place, []).append((k, edge))
    side = next((found[name] for name in SIDES if name in found), [])
    for axis, told in (("x", found.get("x", [])), ("y", side)):
        if len(told) != 1 or not ("x" in found and side):
            return list(pieces)
        k, edge = told[0]
        start, end = edge.start(axis), edge.end("all")
        name = f"{axis}-axis" if end - start >= LEAST else axis
        out[k] = out[k].reworded(_in_place(out[k].text, start, end, name))
    return out


def _in_place(text: str, start: int, end: int, words: str) -> str:
    return text[:start] + words.ljust(end - start) + text[end:]


MORE_WORDS = rare(
    r"(?P<axis>(?:(?:horizontal|vertical|[xy])[- ]axis|abscissa|ordinate)"
    r"(?: (?:of|in|for) (?:both|all|each|every) \w+)?)"
    rf"(?P<name>, (?:name|title|label|caption)d?:? )(?={QUOTED})",
    re.I,
)
"""``horizontal axis, name "Load": 2, 4``: a word for the name, before it."""
IN_BRACKET = rare(
    r"(?P<axis>\((?:the )?(?:(?:horizontal|vertical|[xy])[- ]axis|rows|columns))"
    rf"(?P<name>, )(?={QUOTED}:\s)",
    re.I,
)
"""``six towns (vertical axis, "Town": Ayr, Bath)``."""
TITLED = rare(
    rf"(?P<axis>(?:horizontal|vertical|[xy]|row|column)[- ]axis)(?P<open>,? ?\(|, )"
    rf"(?P<verb>(?:titled|named|called|headed|captioned|labell?ed|title|name)[: ]+)(?P<quoted>{QUOTED})"
    r"(?P<sign>[;:] |, (?=\S+,))",
    re.I,
)
"""``the vertical axis (titled "Club"; A, B and C)``."""
CALLED = (
    r"(?:with )?(?:the |its |an? )?(?:(?:axis )?(?:title|label|name|heading|titled|named|called|labell?ed|"
    r"headed|captioned)(?: (?:is|as))?|axis):? "
)
"""What tells that a name follows: ``title``, ``axis title``, ``axis``."""
NAME_IN_BRACKET = rare(
    rf"(?P<axis>\b(?:horizontal|vertical|[xy])[- ]axis,? \()(?P<said>{CALLED})(?P<quoted>{QUOTED}\))", re.I
)
"""``days on the x axis (title "Day")``."""
NAME_LAST = rare(
    r"\b(?:rows?|columns?|lines|(?:horizontal|vertical|[xy])[- ]axis) "
    rf"\((?P<list>[^()\"“”]{{3,400}}?)[,;] (?:and )?{CALLED}(?P<quoted>{QUOTED})(?=\))",
    re.I,
)
"""``three rows (7, 12, 19, top to bottom, axis "Ward")``."""
AXIS_AT = rare(
    r"(?P<lead>(?:^\W*|(?<=[;,.] )|(?<=\band )|(?<=\bwhile ))(?:the |its )?)axis (?:(?:at|on|along|down) the "
    r"(?P<side>bottom|top|left|right|side)(?: edge| side|[- ]hand side)?|"
    r"(?:underneath|below|beneath)(?: (?:the (?:grid|cells|squares|tiles|plot|matrix)|it|them))?)(?=\W)",
    re.I,
)
"""``Axis at the bottom: "Dose", 0, 5``, ``the axis underneath is called Dose``."""
SAYS = rare(rf"(?P<axis>\baxis) (?:says|states|spells|bears|carries)(?= {QUOTED})", re.I)
"""``The left axis says "Town"``."""
ALONG = rare(
    rf"(?P<quoted>{QUOTED})(?P<aside> \([^()]{{2,60}}\))?(?P<along> (?:is |goes |runs )?(?:along|on|in) "
    r"(?:the )?(?P<axis>[xy])(?:[- ](?:axis|direction))?,? )(?P<lead>(?:i\. ?e\.|namely|viz\.|that is),? )",
    re.I,
)
"""``"Load" (in tons) along x, i.e. 2, 4, and "Crew" along y, i.e. A, B``."""


SIDE = (
    r"\((?:at |on )?(?:the )?(?:far |very )?(?P<{0}>top|bottom|left|right)"
    r"(?: (?:end|side|edge))?(?: (?:of|on) (?:the )?(?:(?P<{0}_axis>[xy])[- ])?axis)?\)"
)
ONE_END = r"(?<![\w.])(?P<{0}>\d{{1,3}}) (?:being [^().;,\d]{{2,50}} (?:{1})|(?:{2})[^().;,\d]{{0,50}})"
BOTH_ENDS = rare(
    ONE_END.format("a", SIDE.format("then_a"), SIDE.format("side_a"))
    + r"(?:(?<= )| )(?:and|to) "
    + ONE_END.format("b", SIDE.format("then_b"), SIDE.format("side_b")),
    re.I,
)
"""``1 being the least (bottom of axis) and 4 the most (top)``, ``1 (left) and 4 (right)``."""


STEPPED = re.compile(r"\b(?:steps?|increments?|intervals?|spacing|every)\b", re.I)


def said_plainly(text: Text) -> Text:
    """A piece of the same length in which the name stands right beside its axis, and the list behind both."""
    text = _names_first(laid_out(in_axis_words(as_lines(text))))
    source = ALONG.sub(_on_axis, MORE_WORDS.sub(_with_colon, text.text))
    source = NAME_IN_BRACKET.sub(lambda told: (told["axis"] + told["quoted"]).ljust(len(told[0])), source)
    source = TITLED.sub(_titled, IN_BRACKET.sub(_beside, source))
    source = BOTH_ENDS.sub(_ends, source)
    source = SAYS.sub(lambda told: f"{told['axis']}:".ljust(len(told[0])), AXIS_AT.sub(_axis_at, source))
    return text if source == text.text else text.reworded(source)


def _names_first(text: Text) -> Text:
    """A piece in which a name that ends a bracket stands before its labels: ``rows ("Ward": 7, 12)``."""
    parts, end = [], 0
    for told in NAME_LAST.finditer(text.text):
        listed = text.cut(*told.span("list"))
        before = text.cut(end, told.start("list"))
        parts.append(before.join(text.cut(*told.span("quoted")), "").join(listed, ": "))
        end = told.end()
    return Text.of_lines([*parts, text.cut(end)], gap="") if parts else text


def _with_colon(told: re.Match[str]) -> str:
    return f"{told['axis']}:".ljust(len(told[0]))


def _on_axis(told: re.Match[str]) -> str:
    return f"{told['quoted']} on {told['axis'].lower()}: ".ljust(len(told[0]))


def _ends(told: re.Match[str]) -> str:
    sides = [(told[f"then_{end}"] or told[f"side_{end}"]).lower() for end in "ab"]
    axes = {told[f"{way}_{end}_axis"] for way in ("then", "side") for end in "ab"} - {None}
    if STEPPED.search(told[0]) is not None:
        return told[0]  # "from 0 (top) to 40 (bottom) in steps of 10": a range, and no two labels
    if set(sides) not in ({"top", "bottom"}, {"left", "right"}) or len(axes) > 1:
        return told[0]
    lead = f"{axes.pop()} axis: " if axes else ""
    return put(f"{lead}{told['a']} at the {sides[0]} and {told['b']} at the {sides[1]}", told)


def _beside(told: re.Match[str]) -> str:
    return told["axis"].ljust(len(told[0]))


def _titled(told: re.Match[str]) -> str:
    opened = told["open"] if "(" in told["open"] else " "
    return f"{told['axis']}{opened}{told['quoted']}:".ljust(len(told[0]))


def _axis_at(told: re.Match[str]) -> str:
    return f"{told['lead']}{told['side'] or 'bottom'} axis".ljust(len(told[0]))
