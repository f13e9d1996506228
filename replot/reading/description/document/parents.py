"""What a block stands under: headings, bold lines, lead-ins, and items whose indentation was lost."""

from __future__ import annotations

from collections.abc import Iterator

from replot.reading.description.document.blocks import MAX_DEPTH, OF_LINE, Block
from replot.reading.description.document.markup.line_marks import COLOUR
from replot.reading.description.lexicon import patterns as re

__all__ = ["HEAD_LINE", "OF_AXIS", "OWN_LIST", "PART", "with_parents"]


def _label_line(block: Block) -> bool:
    """A short paragraph that is a heading in all but name: bold, or ended by a colon."""
    text = block.text.text.strip()
    if block.kind != "paragraph" or not text or len(text) > 120:
        return False
    said = ASIDE_LAST.sub("", text)
    bare = said.rstrip(" :.")
    return bool(bare) and (
        block.text.is_bold(0, len(bare))
        or HEAD_LINE.fullmatch(text) is not None
        or (NAME_LINE.fullmatch(text) is not None and OF_THE_FIGURE.search(said) is None)
    )


ASIDE_LAST = re.compile(r"\s*\([^()]{1,60}\)\s*[:.]?$")
HEAD_LINE = re.compile(
    r"(?:panel |sub-?plot |heat ?map |matrix )?\(?[a-h1-9]\)\s+(?:[^.:;=]{1,60}:?|[^.:;=]{61,120}:)|"
    r"(?:panel|sub-?plot|heat ?map|matrix) \(?[a-h1-9]\)?\s*[:–—-]\s*[^.:;=]{1,60}:?|\([a-h]\):?",
    re.I,
)
"""``(a) Before``, ``Panel A: Before``, ``(b)``: a line that heads what follows it."""
NAME_WORD = r"(?:[^\s.:;,!?=|]|\.(?=\d))+"
NAME_LINE = re.compile(rf"(?=[A-Z\d]){NAME_WORD}(?: {NAME_WORD}){{0,4}}:")
"""``Before:`` on a line of its own."""
OF_THE_FIGURE = re.compile(
    r"\b(?:ax[ei]s|rows?|columns?|labels?|ticks?|colou?rs?|legend|bar|scale|title|values?|data|notes?|key|"
    r"cells?|table|list|following|below|is|are|shows?|figure|image|picture|heat ?map|matrix|chart|caption)\b",
    re.I,
)
LEAD = re.compile(r":\s*$")
BOLD_LEAD = 2


def _has_bold_lead(block: Block) -> bool:
    return any(a <= BOLD_LEAD and b > a for a, b in block.text.bold)


def with_parents(blocks: Iterator[Block]) -> Iterator[Block]:
    headings: list[Block] = []
    bold: Block | None = None
    lead: Block | None = None
    last: Block | None = None
    items: list[Block] = []
    heads: set[Block] = set()  # the items with others that are indented below them
    indents = False  # whether the list at hand has kept its indentation
    first_panel: int | None = None  # how many headings the first line of a panel stands under
    for block in blocks:
        while headings and headings[-1].marker == OF_LINE and headings[-1].line != block.line:
            headings.pop()
        if block.kind == "heading":
            while headings and headings[-1].level >= block.level:
                headings.pop()
            block.parents = tuple(headings)
            headings.append(block)
            bold, lead, items = None, None, []
        elif block.kind == "item":
            if lead is None and last is not None and last is not bold and (
                SHORT.fullmatch(ASIDE_LAST.sub("", last.text.text.strip()))
                or NAMES.fullmatch(last.text.text.strip())
                or _tells_of(block, last)
            ):
                lead = last
            elif lead is not None and PART.match(lead.text.text) and PART.match(block.text.text):
                lead = None  # the other axis
            indents = (indents and bool(items)) or any(block.level > above.level for above in items)
            items = items[: _goes_on(block, items)]
            while items and not (
                _stands_under(block, items[-1], items[-1] in heads)
                or (not indents and (_is_property(block, items[-1]) or _is_value(block, items[-1])))
            ):
                items.pop()
            block.parents = (*headings, *((bold,) if bold else ()), *((lead,) if lead else ()), *items)
            if items and block.level > items[-1].level:
                heads.add(items[-1])
            if len(items) < MAX_DEPTH:
                items.append(block)
        else:
            while items and items[-1].kind == "paragraph":
                items.pop()  # it heads no more
            indented = items and block.kind != "table" and block.level > items[-1].level and block.level >= 2
            if block.kind == "paragraph" and not indented:
                items = []
                if HEAD_LINE.fullmatch(block.text.text.strip()) is not None:
                    first_panel = len(headings) if first_panel is None else first_panel
                    del headings[first_panel:]  # those of the panel before
                if _label_line(block):
                    bold, lead = None, None
                else:
                    lead = None
                    if last is not None and block.line == last.line + 1 and _names_lines(last, block):
                        last.lead = last.text.text, len(last.text)
                        bold = last
            under = items if (indented or block.kind in ("table", "code")) else []
            block.parents = (*headings, *((bold,) if bold else ()), *((lead,) if lead else ()), *under)
            if block.kind == "paragraph" and not indented:
                if _label_line(block):
                    bold = block
                elif LEAD.search(block.text.text) or _names_panel(block):
                    lead = block
            elif indented and len(items) < MAX_DEPTH and LEAD.search(block.text.text):
                items.append(block)  # "In the first row:", within an item and above others
        last = block if block.kind == "paragraph" else None
        yield block


VALUES = re.compile(r"[^\s:][^:]{0,30}:\s*[-−+~≈]?\d")


def _names_lines(name: Block, block: Block) -> bool:
    """Whether a short line right above lines of values names them, though no colon says so."""
    return SHORT.fullmatch(name.text.text) is not None and VALUES.match(block.text.text) is not None


SHORT = re.compile(r"[^\s.:;,!?=|]+(?: [^\s.:;,!?=|]+){0,4}")
"""``Rows (methods)`` right above a list: it heads the list, though no colon says so."""
NAME = r"[^\s,.:;!?=|]+(?: [^\s,.:;!?=|]+){0,2}"
NAMES = re.compile(rf"{NAME}(?:, {NAME}){{0,6}},? (?:and|&) {NAME}")
"""``May, June and July`` above what they have alike."""
PANEL = re.compile(r"(?:panel|sub-?plot|sub-?figure|plot|chart|graph)\s+\(?[a-h1-9]\)?\s*[:.–—-]", re.I)


def _names_panel(block: Block) -> bool:
    """Whether a paragraph begins with the letter of a panel, or with its name in bold, and so leads on."""
    if LETTERED.match(block.text.text) is not None:
        return True
    return _has_bold_lead(block) and PANEL.match(block.text.text) is not None


LETTERED = re.compile(r"\s*\([a-h]\)\s+[A-Z\d]")


LEGEND = re.compile(r"\b(?:colou?r|legend|scale|gradient)\w*\b", re.I)
# a line of a legend: a colour, or a number with its colour
LEGEND_LINE = re.compile(
    rf"\W*{COLOUR}[^:]{{0,24}}:|[-−+~≈]?\d[\d.]*%?\s*(?:\(|:)",
    re.I,
)


PART = re.compile(
    r"\W*(?:the |common |shared )*(?:(?:[xy]|horizontal|vertical)[- ]?axis|rows|columns|"
    r"colou?r[- ]?(?:bars?|scales?|legends?|key|map)|legend)\b"
    r"(?![^:]{0,40}\b(?:titles?|labels?|range|ticks?|mapping|markers?)\b)[^:]{0,50}:",
    re.I,
)
"""What heads the lines about an axis or a bar, and is not one of them: no ``Y-axis title: Label``."""
PROPERTY = re.compile(
    r"\W*(?:(?:tick|scale|key|labell?ed|colou?r) )?(?:label|title|scale|range|position|placement|"
    r"location|values?|ticks?|marks|markers?|labels|categories|orientation|gradient|increments?|direction|units?|name|"
    r"mapping)(?:/\w+)?\s*(?:\([^()]*\)\s*)?:",
    re.I,
)
"""What is said of an axis or of a colour bar in a line of its own: ``Label: "Score"``."""
FIGURE_TITLE = re.compile(
    r"\W*(?:title|name)\W*:\W*(?:the |this )?(?:\w+ )?(?:chart|figure|plot|heat ?map|graph|image)\b", re.I
)
"""What is said of the whole figure: ``Title: the chart is called "Rain"``."""
AXIS_NAME = re.compile(r"\W*[^:]{0,40}\b(?:axis|rows?|columns?)\b[^:]{0,40}:\s*\w+(?: \w+){0,3}", re.I)
LABEL = re.compile(r"[^\s:.;,!?=|](?:[^:;,!?=|]*[^\s:;,!?=|])?", re.I)
"""``Y-axis (Rows): Subjects`` and under it ``Algebra``: the name of an axis, and its labels one a line."""
OWN_ENDS = re.compile(r"[^:]{1,40}:\s*(?:(?:colou?r )?(?:scale|range[sd]?)|ranging|from)\b[^:]*\d", re.I)
"""The ends that the bar of one panel has, after its name: ``AMC23: Scale from 84 to 89``."""


QUOTED = r"[\"“`][^\"”`]{1,60}[\"”`]"
BARE_LIST = re.compile(rf"\W*{QUOTED}(?:,\s*(?:and )?{QUOTED}){{2,}}\.?")
"""Labels and nothing else: ``"Was", "sind", "die"``."""
OWN_LIST = re.compile(
    rf"\W*(?:the )?(?:(?:top|bottom|upper|lower|left|right|middle|first|second|third)(?:most)? )?"
    rf"(?:heat ?map|panel|matrix|plot|sub-?plot)\b[^:]{{0,40}}:\s*{QUOTED},\s*(?:and )?{QUOTED}",
    re.I,
)
"""The labels of one panel, after its name: ``Top heatmap: "What", "are"``."""
ROLE_LEAD = re.compile(
    r"[^:()\n]{1,40} \((?:the )?(?:rows?|columns?|(?:cell )?values?|cells|"
    r"(?:[xy]|horizontal|vertical)[- ]axis)\):",
    re.I,
)
"""``Days (Rows):``, before the labels in lines of their own."""
OF_AXIS = re.compile(r"\W*(?:the )?(?:[xy]|horizontal|vertical)[- ]?axis\b", re.I)


def _stands_under(block: Block, above: Block, heads: bool) -> bool:
    """Whether a list item belongs to an item before it, where indentation may have been lost.

    Not where that one ``heads`` others of a like kind, which are indented below it.
    """
    if block.level != above.level:
        return block.level > above.level
    other = block.marker != above.marker
    alike = not other and (heads or VALUE_LINE.match(block.text.text) is None)
    if not alike and above.text and above.text.is_bold(0, len(above.text)) and not _has_bold_lead(block):
        return True  # "1. **Ayr**" and "- May: 4"
    if not LEAD.search(above.text.text.rstrip("*_ ")):
        return False
    if other:
        return True
    if heads:
        return False
    if LEGEND.search(above.text.text) and LEGEND_LINE.match(block.text.text):
        return True
    if ROLE_LEAD.fullmatch(above.text.text.rstrip("*_ ")) and not LEAD.search(block.text.text.rstrip("*_ ")):
        return True
    if _has_bold_lead(block):
        return False
    return _has_bold_lead(above) or _is_numbered_apart(block.text.text, above.text.text)


NUMBERED_NAME = re.compile(r"([^\W\d](?:[^:\d]{0,30}[^:\d\s])?)(?:\s*=\s*|\s+)\d[\d.,]*[^\W\d]{0,3}%?:")


def _is_numbered_apart(said: str, above: str) -> bool:
    """Whether ``Depth 20: 3.2`` follows ``Width 1:``: a value of another kind of thing."""
    head, own = NUMBERED_NAME.fullmatch(above.rstrip()), NUMBERED_NAME.match(said)
    return head is not None and own is not None and head[1] != own[1] and VALUE_LINE.match(said) is not None


def _is_value(block: Block, above: Block) -> bool:
    """Whether ``Length 0: 99%`` follows ``**Type 1:** High.``: bold tells the line from its values."""
    if (block.level, block.marker) != (above.level, above.marker):
        return False
    lead = LINE_LEAD.match(above.text.text)
    return (
        lead is not None
        and above.text.is_bold(lead.start(1), lead.end(1))
        and not _has_bold_lead(block)
        and OF_THE_FIGURE.search(lead[1]) is None
        and COMMENT.search(lead[1]) is None
        and find_value(above.text.text[lead.end() :]) is None
        and VALUE_LINE.match(block.text.text) is not None
    )


COMMENT = re.compile(r"\b(?:trends?|patterns?|observations?|summary|insights?|interpretations?|"
                     r"remarks?)\b", re.I)
"""``**Visual trend:** rising``, over the values of a line: the line is not called so."""
LINE_LEAD = re.compile(r"([^:]{1,40}):\s*(?=\S)")
VALUE_LINE = re.compile(
    r"[^:()]{1,40}:\s*[~≈]?[-−+]?\d[\d.,]*\s*(?:%|[^\W\d]{1,8})?(?:\s*\([^()]{1,60}\))?\.?$"
)
find_value = re.compile(r"^\W*[~≈]?[-−+]?\d").match


def _goes_on(block: Block, items: list[Block]) -> int | None:
    """The place of the item that a numbered one comes right after: ``2.`` after ``1.``."""
    number = NUMBER.match(block.shape)
    if number is None or number[1] == "1":
        return None
    before = str(int(number[1]) - 1)
    for k, item in enumerate(items):
        of = NUMBER.match(item.shape)
        if of is not None and of[1] == before and (item.level, item.marker) == (block.level, block.marker):
            return k
    for k, item in enumerate(items):
        of = NUMBER.match(item.shape)
        alike = of is not None and of[1] == before and item.marker == block.marker
        if alike and items[k + 1 :] and all(below.level == block.level for below in items[k + 1 :]):
            block.level = item.level  # no list begins with "2.": the first item lost its indentation
            return k
    return None  # it stands where it stands


NUMBER = re.compile(r"(\d{1,4})\W?$")


def _is_property(block: Block, above: Block) -> bool:
    """Whether an item tells of the axis or the colour bar that the item before it names."""
    return (block.level, block.marker) == (above.level, above.marker) and _tells_of(block, above)


def _tells_of(block: Block, above: Block) -> bool:
    """Whether a line tells of the axis or the colour bar that the one before it names."""
    said = block.text.text
    if PART.match(above.text.text) is None or PART.match(said) or FIGURE_TITLE.match(said):
        return False
    listed = BARE_LIST.fullmatch(said) is not None or OWN_LIST.match(said) is not None
    return (
        PROPERTY.match(said) is not None
        or (listed and OF_AXIS.match(above.text.text) is not None)
        or (LEAD.search(above.text.text) is not None and OWN_ENDS.match(said) is not None)
        or (LEGEND.search(above.text.text[:40]) is not None and LEGEND_LINE.match(said) is not None)
        or (AXIS_NAME.fullmatch(above.text.text) is not None and LABEL.fullmatch(said) is not None)
    ) and not (_has_bold_lead(block) and not _has_bold_lead(above))
