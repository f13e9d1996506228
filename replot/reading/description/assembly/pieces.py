"""The document as sentences, each with the list that stands under it."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.parents import OF_AXIS, OWN_LIST
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.roles import AXES, CLAIMS, DATA, OVERVIEW, role_of
from replot.reading.description.statements.bars.words import STARTS_BAR

__all__ = ["Piece", "axis_pieces", "pieces_of", "value_sentences"]
Piece = tuple[Text, list[Text], bool]
"""A sentence, the items under it, and whether it begins a block."""


NAMES_AXIS = re.compile(
    r"(?:rows?|columns?|[xy][- ]axis|(?:horizontal|vertical) axis)(?: \([^()]{1,40}\)| labels?)?", re.I
)
"""A line over a list that names an axis and has no colon: ``Columns``."""


def pieces_of(blocks: list[Block], children: dict[Block, list[Text]]) -> list[Piece]:
    out: list[Piece] = []
    for n, block in enumerate(blocks):
        if block.kind == "table" and "(" in block.text.text:
            out += [(sentence, [], True) for sentence in sentences(block.text)]
        if block.kind in ("table", "code"):
            continue
        if (own := _own_list(block)) is not None:
            out.append((own, [], True))
            continue
        found = sentences(block.text)
        for k, sentence in enumerate(found):
            kids = children.get(block, []) if k == len(found) - 1 else []
            if kids and NAMES_AXIS.fullmatch(sentence.text):
                sentence = sentence.join(Text(":", [(0, block.line, 1)]), gap="")
            out.append((sentence, kids, k == 0 and not _under_its_heading(blocks, n)))
    return out


def _own_list(block: Block) -> Text | None:
    """The labels that a panel has on an axis, after the name of the axis that they stand under."""
    above = block.parents[-1] if block.kind == "item" and block.parents else None
    own = OWN_LIST.match(block.text.text) if above is not None else None
    axis = OF_AXIS.match(above.text.text) if above is not None else None
    if own is None or axis is None or above is None:
        return None
    labels = block.text.cut(block.text.text.index(":") + 1)
    return above.text.cut(0, axis.end()).join(labels, gap=": ")


def _under_its_heading(blocks: list[Block], n: int) -> bool:
    """Whether a paragraph is the first under its heading, so that it goes on about what that names."""
    block = blocks[n]
    above = blocks[n - 1] if n else None
    return (
        above is not None and block.kind == "paragraph" and above.kind == "heading" and above in block.parents
    )


def axis_pieces(
    blocks: list[Block], found: dict[Block, str], children: dict[Block, list[Text]]
) -> list[Piece]:
    """Statements about axes: first those of the part about axes, then the others.

    Last come those among the observations that say what both axes are.
    """
    first = [b for b in blocks if role_of(b, found) == AXES]
    rest = [b for b in blocks if role_of(b, found) not in (AXES, CLAIMS)]
    out = pieces_of(first, children) + pieces_of(rest, children)
    for block in blocks:
        if block.kind == "table":
            for row in block.rows:
                named = PARTS[len(row)].match(row[0].text) if len(row) in PARTS else None
                if named is not None:  # "| x-axis (log) | Dose | 1, 10, 100 |"
                    part = row[0].cut(0, named.end()) if row[2:] else row[0]
                    told = part.join(row[1], gap=": ")
                    out.insert(0, (told.join(row[2], gap=": ") if row[2:] else told, [], True))
        elif block.is_prose and role_of(block, found) == CLAIMS:
            said = sentences(block.text) if TELLS_BOTH.search(block.text.text) else ()
            out += [(sentence, [], True) for sentence in said if TELLS_BOTH.match(sentence.text)]
    return out


PARTS = {
    2: re.compile(r"\W*(?:[xy][- ]?axis|horizontal|vertical|rows?|columns?)\b", re.I),
    3: re.compile(r"\W*(?:[xy]|horizontal|vertical)[- ]?axis\b", re.I),
}
"""The first cell of the lines of a table, by their length, that tells of the parts of a figure."""
SIDE = r"(?:rows?|columns?|[xy][- ]axis|(?:horizontal|vertical) axis)"
STANDS_FOR = r"(?:represent|show|denot|indicat|correspond|list|display|contain|stand|is|are)\w*(?: to| for)?"
TELLS_BOTH = rare(
    rf"\W*(?:(?:the|each) )?{SIDE} {STANDS_FOR} [^.;]{{2,80}}?[,;]?(?: and| while|,|;) "
    rf"(?:the |each )?{SIDE} {STANDS_FOR}\b",
    re.I,
)
"""``Rows represent actual classes, columns represent predicted classes``."""


LONGEST = 8000
"""Letters of a paragraph in whose sentences the keys of values are looked for."""


def value_sentences(
    blocks: list[Block],
    found: dict[Block, str],
    named: tuple[Block | None, int] = (None, 0),
    title: str | None = None,
) -> list[tuple[Block, Text]]:
    """The sentences that may give values, each with its block; that of the title or the bar is none.

    ``named`` is a block that begins with the name of a panel, and where that ends.
    """
    # an overview is one where the data follow
    aside = (CLAIMS, AXES, OVERVIEW) if any(role_of(b, found) == DATA for b in blocks) else (CLAIMS, AXES)
    return [
        (block, sentence)
        for block in blocks
        if block.is_prose
        and role_of(block, found) not in aside
        and len(block.text) <= LONGEST
        and not any(OF_BAR.fullmatch(parent.text.text) for parent in block.parents[-1:])
        for sentence in sentences(block.text.cut(named[1]) if block is named[0] else block.text)
        if not tells_frame(sentence, title)
    ]


OF_BAR = re.compile(
    r"\W*(?:the )?(?:colou?r[- ]?(?:bar|scale|map|key|legend|coding)s?|legend|colou?rs?|palette)\W*", re.I
)
"""A heading over what is said of the colour bar."""
AROUND_TITLE = 60
"""Letters beside a title in the sentence that tells it."""


def tells_frame(sentence: Text, title: str | None) -> bool:
    """Whether a sentence tells of the title or of the colour bar, and of no cell."""
    return tells_title(sentence, title) or STARTS_BAR.match(sentence.text) is not None


def tells_title(sentence: Text, title: str | None) -> bool:
    """Whether a sentence says what the figure is called, and little else."""
    return title is not None and len(sentence) <= len(title) + AROUND_TITLE and title in sentence.text
