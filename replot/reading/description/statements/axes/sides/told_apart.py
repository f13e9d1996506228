"""Axes told apart: ``ward — A, B — on the vertical``, ``the label on the left reads Dose``."""

from __future__ import annotations

from collections.abc import Iterable

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.facts import AxisFact, with_list
from replot.reading.description.statements.axes.labels.names import clean_label

__all__ = ["read_apart", "take_titles"]
DASHED = rare(
    r"(?P<label>[^\W\d_][^—–;:.,()]{1,40}?)\s+[—–]\s++(?P<list>[^—–;:()]{3,300}?)\s+[—–]\s+"
    r"(?:(?:is|are|runs?|goes|stands?|shown|listed|placed) )*(?:on|along|down|across|as|in|up) (?:the )?"
    r"(?P<axis>vertical|horizontal|[xy]\b|rows|columns|bottom|left|top)",
    re.I,
)
"""``days before departure — 60, 30, 7 — on the horizontal``."""
PRINTED = rare(
    r"\blabel (?:on|at|along|down|across) the (?P<axis>left|bottom|top)(?:[- ]hand)?(?: side| edge)? "
    r"(?:reads|says|is)[:,]? (?P<label>[\"“‘][^\"”’]{1,60}[\"”’]|[^\W\d_][\w %/()-]{1,50}?)"
    r"(?=\s*(?:[.,;]|$)|\s(?:and|while|with)\b)",
    re.I,
)
"""``The label on the left reads Parameters``."""
TICKS = rare(
    r"\b(?P<axis>left|bottom) ticks?(?: labels?)?(?: \([^()]*\))?(?P<way> from [a-z]+ to [a-z]+)?"
    r"\s*(?::|are|read)\s+"
    r"(?P<list>(?:[^.;:]|\.(?=\d)){3,300})",
    re.I,
)
"""``Left ticks from bottom to top: 125M, 350M``."""
WRITTEN = rare(
    r"\b(?:on|at|along|down|across) the (?P<axis>left|bottom|top)(?:[- ]hand)?(?: side| edge)?,? (?:the )?"
    r"(?P<label>[^\W\d_][\w-]*(?: [\w-]+){0,2}?) are (?:written|listed|named|given|printed|shown)"
    r"(?P<way> from [a-z]+ to [a-z]+)?\s*:\s+(?P<list>(?:[^.;:]|\.(?=\d)){3,300})",
    re.I,
)
"""``On the left the towns are written: Ayr, Bath``."""
TITLES = rare(
    r"\b(?:ax[ei]s (?:titles|names|labels|captions|headings|title(?=\W{0,3}:))|"
    r"axes (?:are|is) (?:titled|named|labell?ed)|"
    r"(?:words?|texts?|titles?|labels?|captions?) (?=[\"“‘]))",
    re.I,
)
"""What leads to names each of which is told where it stands."""
OTHER_PART = re.compile(r"\b(?:panels?|bars?|legends?|scales?|heat ?maps)\b", re.I)
"""What else may have words beside it."""
TITLED = re.compile(
    r"(?P<label>[\"“][^\"“”\n]{1,60}[\"”]|(?<!\w)['‘][^'‘’\n]{1,60}['’](?!\w))"
    r"(?:,? (?:(?:is|stands?|sits?|appears?|runs?|written|printed|placed|set|rotated|centred|centered|shown|"
    r"vertically|horizontally|sideways) ){0,3}| \()"
    r"(?:(?:at|on|along|to|down|across|up|under|near|for|as) (?:the )?)?(?:far )?"
    r"(?P<axis>left|right|bottom|below|beneath|underneath|under|horizontal|vertical|[xy])\b(?!-?\w)",
    re.I,
)
"""``"Good" below``, ``"Shop" rotated at the left``, ``"Good" (bottom)``."""
AT_SIDE = rare(
    r"\b(?:(?:on|at|down|along|across|over|up) the (?P<side>left|bottom|top|side)(?:[- ]hand)?"
    r"(?: side| edge)?|(?P<below>below|underneath|down|across)),?\s+"
    r"(?:(?:is|are|there are|stand|run|come|we (?:have|see|find))\s+)?"
    rf"(?:the\s+)?(?:(?:{SEVERAL}|\d{{1,3}})\s+)?(?P<label>[^\W\d_][\w'-]*(?: [\w'-]+){{0,3}}) "
    r"\((?P<list>[^()]{3,600})\)",
    re.I,
)
"""``on the left stimulus types (face, house)``."""
AT_LEFT = (
    r"(?:on|at|along|down|up) (?:the |its )?(?:left|side)(?:[- ]hand)?(?: side| edge| margin)?(?! to\b|\w)|"
    r"on y\b"
)
AT_BOTTOM = (
    r"(?:(?:on|at|along|across|over) (?:the |its )?(?:bottom|top|foot)(?: side| edge| margin)?|"
    r"underneath|below|beneath)(?! (?:to|the|it|them)\b|\w)|on x\b"
)
LIST = r"(?:[^.;:()]|\.(?=\d)){3,150}?"
LISTS_AT = rare(
    rf"\b(?:(?P<named>labell?ed|marked|labels(?: are| read)?|words|names)|"
    r"(?:with|has|have|lists|shows?)(?![^.;:()]{0,60} (?:labell?ed|marked|labels|words|names)\b))(?: as)? "
    rf"(?P<one>{LIST}),? (?:(?P<y>{AT_LEFT})|(?P<x>{AT_BOTTOM})),?(?:\s+(?:and|but|while|with))*"
    rf"(?:\s+(?:labell?ed|marked))?\s+(?P<two>{LIST}),? (?:(?P<left>{AT_LEFT})|(?P<below>{AT_BOTTOM}))"
    r"(?=\s*(?:[.,;:]|$)|\s+(?:and|with) (?:an?|the|its) )",
    re.I,
)
"""``labelled dry and wet on the left and rye and oat at the bottom``."""
ANY = re.Either(DASHED, PRINTED, TICKS, WRITTEN, TITLES, AT_SIDE, LISTS_AT)
BEFORE = re.compile(r"^(?:.*\b(?:with|has|shows?|plots?|of|and) )?(?:the )?", re.I)


def read_apart(text: Text, facts: dict[str, AxisFact]) -> bool:
    """Whether a sentence tells of an axis in one of these ways."""
    if not ANY.may_match(text.text):
        return False
    source = text.text
    told = False
    for pattern in (DASHED, PRINTED, TICKS, WRITTEN):
        for match in pattern.finditer(source):
            said = match.groupdict()
            axis = "y" if said["axis"][0].lower() in "vylr" else "x"
            fact = AxisFact()
            if said.get("label"):
                begin = BEFORE.match(said["label"]).end() if pattern is DASHED else 0  # type: ignore[union-attr]
                fact.label = clean_label(said["label"][begin:]) or tidy(said["label"][begin:])
                fact.label_span = text.span(match.start("label") + begin, match.end("label"))
            if said.get("list"):
                listed = find_labels(said["list"])
                if listed is None or len(listed.texts) < FEWEST:
                    continue
                fact = with_list(fact, text, listed, match.start("list"), said.get("way") or "", axis)
            facts[axis].merge(fact)
            told = True
    return _titles(text, facts) or _at_sides(text, facts) or _lists_at(text, facts) or told


def _titles(text: Text, facts: dict[str, AxisFact]) -> bool:
    """``The axis titles are "Good" below and "Shop" at the left``: whether both are told by their places."""
    lead = TITLES.search(text.text)
    if lead is not None and lead[0][0] not in "aA" and OTHER_PART.search(text.text):
        return False  # 'The labels "A" at the left and "B" below mark the panels'
    found = list(TITLED.finditer(text.text, lead.end())) if lead is not None else []
    axes = ["y" if name["axis"][0].lower() in "vylr" else "x" for name in found]
    if sorted(axes) != ["x", "y"]:
        return False
    for axis, name in zip(axes, found, strict=True):
        if name["axis"].lower() == "right":
            continue  # beside the bar
        fact = AxisFact(label=tidy(name["label"]), label_span=text.span(*name.span("label")), outright=True)
        facts[axis].merge(fact)
    return True


TITLES_READ = rare(
    r"\b(?:axis (?:titles|labels|names|captions)|axes) (?:read|are|say|are (?:titled|named|labell?ed))[,:]? "
    r"(?P<one>[\"“][^\"“”\n]{1,60}[\"”]) and (?P<other>[\"“][^\"“”\n]{1,60}[\"”])\s*(?=[.;,]|$)",
    re.I,
)
"""``The axis titles read "Week" and "Shop"``."""


def take_titles(texts: Iterable[Text], facts: dict[str, AxisFact]) -> None:
    """Names of both axes that are told in one breath: each is that of the axis of which they tell alike.

    Where the names are others than what the axes were said to list, nobody knows which is which.
    """
    for text in texts:
        for told in TITLES_READ.finditer(text.text):
            names = {group: tidy(told[group]) for group in ("one", "other")}
            taken = {
                axis: group
                for axis, fact in facts.items()
                for group, name in names.items()
                if fact.label is not None and _stem(fact.label) == _stem(name)
            }
            if sorted(taken.values()) != sorted(names):
                continue
            for axis, group in taken.items():
                span = text.span(*told.span(group))
                facts[axis].merge(AxisFact(label=names[group], label_span=span, outright=True))


def _stem(name: str) -> str:
    return name.lower().removesuffix("s")


FEWEST = 2


def _at_sides(text: Text, facts: dict[str, AxisFact]) -> bool:
    """``on the left kinds (a, b) and along the top ages (1, 2)``: whether both are told by their sides."""
    found: dict[str, AxisFact] = {}
    for match in AT_SIDE.finditer(text.text):
        word = (match["side"] or match["below"]).lower()
        axis = "y" if word in ("left", "side", "down") else "x"
        listed = find_labels(match["list"])
        label = clean_label(match["label"])
        if axis in found or label is None or PANELS.search(label):
            return False
        if listed is None or len(listed.texts) < FEWEST or listed.start or listed.kind == "partial":
            return False
        fact = AxisFact(label=label, label_span=text.span(*match.span("label")))
        found[axis] = with_list(fact, text, listed, match.start("list"), "", axis)
    if len(found) < FEWEST:
        return False
    for axis, fact in found.items():
        facts[axis].merge(fact)
    return True


def _lists_at(text: Text, facts: dict[str, AxisFact]) -> bool:
    """Whether two lists that are nothing else are told, one at the left and one below or above."""
    told = LISTS_AT.search(text.text)
    if told is None or (told["y"] is None) == (told["left"] is None) or OTHER_PART.search(told[0]):
        return False
    found: dict[str, AxisFact] = {}
    for group in ("one", "two"):
        axis = "y" if (group == "one") == (told["y"] is not None) else "x"
        listed = find_labels(told[group])
        if listed is None or listed.kind == "partial" or len(listed.texts) < FEWEST:
            return False
        whole = not listed.labels[0].start and listed.end >= len(told[group].rstrip())
        if not whole or (told["named"] is None and not any(map(LETTER.search, listed.texts))):
            return False
        found[axis] = with_list(AxisFact(), text, listed, told.start(group), "", axis)
    if not all(fact.categories for fact in found.values()):
        return False
    if "top" in (told["x"] or told["below"]).lower():
        found["x"].side = "top"
    for axis, fact in found.items():
        facts[axis].merge(fact)
    return True


LETTER = re.compile(r"[^\W\d]")
PANELS = re.compile(
    r"\b(?:panels?|plots?|heat ?maps?|maps?|matri\w+|figures?|images?|bars?|legends?|scales?)$", re.I
)
"""What lists in brackets behind a side are of, if of no axis."""
