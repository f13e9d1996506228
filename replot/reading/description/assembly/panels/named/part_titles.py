"""What the part about a panel calls it."""

from __future__ import annotations

from itertools import pairwise

from replot.findings import Span
from replot.reading.description.assembly.panels.named.lettered import lettered_titles
from replot.reading.description.assembly.panels.parts.groups import LETTERED
from replot.reading.description.assembly.panels.parts.part import Part
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import QUOTED, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.roles import is_role_head
from replot.reading.description.statements.panel_titles import panel_title
from replot.reading.description.statements.title_words import PANEL_PREFIX

__all__ = ["first_name", "full_titles", "name_of", "scale_begins"]
TELLS_AXES = rare(
    r"\b[xy][- ]?axis\b|\b(?:horizontal|vertical) axis\b|\b(?:in|as|on|along|down|across) (?:the "
    r")?(?:rows|columns)\b|"
    r"\bin the order\b|\btriangle\b|\bsame (?:rows|columns|axes|labels|order|layout|grid)\b",
    re.I,
)
"""``(a) True label on the y-axis``: no title of a panel."""
VALUES = re.compile(
    r"(?:\(\w\) )?(?:the |cell |read |data )*(?:values?|data|cells|numbers|matrix|heat ?map)",
    re.I,
)
PLACE = r"(?:left|right|top|bottom|upper|lower|middle|cent(?:er|re))"
SIDE_LEAD = re.compile(rf"\W*(?:the )?{PLACE}(?:[- ](?:left|right|hand|cent(?:er|re)))?(?: side)?\W*", re.I)
"""``Left``, which names no panel, but its place."""


IS_TITLED = rare(
    r"(?:\b(?:heat ?map|panel|matrix|plot|map|it),? (?:is )?|:\s)(?:titled|entitled|headed) (?=[\"“'‘`])",
    re.I,
)
"""``The heatmap is titled 'Ctrl'``, ``Panel 2: Titled "Ctrl"``, in the part about one panel."""
TITLE_LINE = re.compile(r"\W*title\s*:\W*(?P<title>[^\W\d_].{1,100}?)\s*[.`\"”]*", re.I)
NAME_BEHIND = re.compile(
    r"\s*(?P<name>[A-Z][\w/-]*(?: (?!(?:is|are|has|shows?|displays?|with|from|contains?)\b)[\w/-]+){0,5})"
    r"(?: \([^()]{1,40}\))?\s*"
)
"""``First hidden layer (16 neurons)`` behind ``Left heatmap:``: the name of the panel, if it stands alone."""


def _told_title(scope: Scope) -> str | None:
    """The title that a line or the first sentence of the part about a panel says."""
    told = next(filter(None, (TITLE_LINE.fullmatch(b.text.text) for b in scope.blocks)), None)
    if told is not None:
        return tidy(told["title"])
    first = sentences(scope.head.text)[:1] if scope.head is not None and scope.title is None else ()
    said = next(filter(None, (IS_TITLED.search(sentence.text) for sentence in first)), None)
    quoted = QUOTED.match(said.string, said.end()) if said is not None else None
    return tidy(quoted.group()) if quoted is not None else None


FIRST_NAME = re.compile(
    r"\W*(?:(?:panel|heat ?map|matrix|plot|sub-?plot|sub-?figure)\s*)?"
    r"(?:\(?(?P<letter>[a-h])\)?\s*[.,:–—-]?\s+)?"
    r"(?P<name>(?-i:[A-Z\d])(?:[^.:;=()!?]|\.(?=\d)){2,60}(?:\([^().]{1,40}\))?)\.\s+(?=\S)",
    re.I,
)
"""``(a) Before the frost.``, and then the values."""
NO_NAME = re.compile(
    r"(?:the|this|that|these|it|its|same|each|all|both|in|for|at|on|here|as|rows?|columns?|values?|cells?|colou?rs?|"
    r"axes)\b|.*\b(?:is|are|was|were|shows?|has|have|had|reads?|ranges?|runs?|goes|lists?|gives?|holds?|displays?|"
    r"contains?|uses?)\b",
    re.I,
)


def first_name(block: Block) -> tuple[str, Span] | None:
    """The few words that end as a sentence before all else that the part of a lettered panel says."""
    found = FIRST_NAME.match(block.text.text)
    lettered = found is not None and (found["letter"] or block.marker == "a")
    if found is None or not lettered or NO_NAME.match(found["name"]):
        return None
    return tidy(found["name"]), block.text.span(*found.span("name"))


WORD = re.compile(r"\w+")
ENDS = re.compile(r"\s*(?:[.;,](?:\s|$)|$)")
NAME_FIRST = re.compile(r"\s*(?P<name>[A-Z][\w/+-]*(?: [\w/+-]+){0,3})\.\s+(?=\S)")
"""``Before the frost.`` behind ``Left:``, and then the values."""


def name_of(part: Part) -> tuple[str | None, Span]:
    """The title of the panel that a part is about, and where it stands."""
    text, lead, stop = part.head.text, part.lead, part.stop
    prefixed = LETTERED.match(lead) or PANEL_PREFIX.match(lead)
    bare = SIDE_LEAD.fullmatch(lead) or (prefixed and TELLS_AXES.search(lead))
    if LETTER.fullmatch(lead) and (begun := first_name(part.head)) is not None:
        return begun  # "a, Before the frost. ...", which calls the panel more than its letter
    said = lead[: scale_begins(lead)]
    said += ")" * (said.count("(") > said.count(")"))
    if not bare and (title := panel_title(said)) and not (prefixed and VALUES.fullmatch(title)):
        return title, text.span(0, min(len(said), len(text)))
    if named := NAME_BEHIND.fullmatch(text.text, stop):
        return named["name"], text.span(*named.span("name"))
    if (quoted := QUOTED.match(text.text, stop)) and ENDS.match(text.text, quoted.end()):
        return tidy(quoted.group()), text.span(*quoted.span())  # "Left heatmap: "Before""
    if bare and (named := NAME_FIRST.match(text.text, stop)) and not NO_NAME.match(named["name"]):
        return tidy(named["name"]), text.span(*named.span("name"))
    if (begun := first_name(part.head)) is not None:
        return begun
    return None, text.span(0, min(len(lead), len(text)))


LETTER = re.compile(r"\W*[a-h]\W*", re.I)
SCALE_PART = re.compile(
    r"(?P<word>(?:colou?r )?(?:scale|bar|range|limits)\W+)?(?:from )?"
    r"[-−+]?[\d.,]*\d\s?%?\s?(?:to|–|-|…|\.\.)\s?[-−+]?[\d.,]*\d\s?%?|"
    r"log(?:arithmic)?(?: scale)?",
    re.I,
)
"""``2 to 12``, behind the name of a panel."""
PART_ENDS = re.compile(r"[,;] |\s\((?=[^()]*\)\s*$)")


def scale_begins(lead: str) -> int:
    """Where the words for the colours and the ends of the scale begin behind the name of a panel.

    ``Left heatmap, error (mm), YlOrBr reversed, 2 to 12``: at the second comma from the right. ``Left: error
    (YlOrBr, 2 to 12)``: at the bracket.
    """
    from replot.reading.description.colours.named import is_map_name
    from replot.reading.description.statements.bars.legend import find_only_colour

    ends = [len(lead.rstrip(" )")), *(end.start() for end in reversed(list(PART_ENDS.finditer(lead))))]
    begins = len(lead)
    coloured = False
    for stop, start in pairwise(ends):
        part = lead[start:stop].strip(",;( ")
        colour = is_map_name(part) or find_only_colour(part)
        ranged = SCALE_PART.fullmatch(part)
        if not (colour or ranged):
            break
        begins, coloured = start, coloured or colour or (ranged is not None and ranged["word"] is not None)
    return begins if coloured else len(lead)


def full_titles(scopes: list[Scope], blocks: list[Block]) -> None:
    """Give the panels the titles that the text says elsewhere, or that tell them apart.

    Parameters
    ----------
    scopes : list of Scope
    blocks : list of Block
        All of the text.
    """
    for scope in scopes:
        if scope.title is None:
            scope.title = _told_title(scope)
    _tell_apart(scopes)
    lettered_titles(scopes, blocks)
    for scope in scopes:
        if scope.title is None and SIDE_LEAD.fullmatch(scope.lead):
            scope.title = panel_title(scope.lead)  # "Left:", and nothing else says its name
        told = _told_title(scope)  # "Title: Mean, (Error: 2.77)" below "Left heatmap (Mean)"
        if told and set(WORD.findall(key(scope.title or ""))) < set(WORD.findall(key(told))):
            scope.title = told


def _tell_apart(scopes: list[Scope]) -> None:
    """Panels of one name, each named after the part that it stands in too: ``Row-normalised: GPT-4``."""
    names = [scope.title for scope in scopes]
    for scope in scopes:
        above = [b for b in (scope.head.parents if scope.head else ()) if b.kind == "heading"]
        if scope.title and names.count(scope.title) > 1 and above and not is_role_head(above[-1].text.text):
            scope.title = f"{tidy(above[-1].text.text)}: {scope.title}"
