"""Colour bars that the text tells of, also by their side: ``the left one``."""

from __future__ import annotations

from collections.abc import Sequence

from replot.findings import Span
from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.assembly.panels.named.side_titles import TITLE_OF_SIDE
from replot.reading.description.colours.words import find_colours
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.both.lettered import MARKED
from replot.reading.description.statements.bars.classes import classes_of_items
from replot.reading.description.statements.bars.fact import BarFact
from replot.reading.description.statements.bars.sentences import read_bar
from replot.reading.description.statements.bars.shown import cells_label, shown_label
from replot.reading.description.statements.bars.side_limits import limits_by_side
from replot.reading.description.statements.bars.words import BAR, BAR_WORD, STARTS_BAR
from replot.reading.description.statements.frame import Frame

__all__ = ["read_bar_rows", "read_bars"]
SIDE_BAR = rare(
    r"\b(?:the )?(?P<p>left|right|first|second|top|bottom|upper|lower)(?:most|-hand)? (?:one|bar|"
    r"colou?r ?bar|scale|panel|heatmap|legend|map)(?:'s| is| has| uses| ranges| runs| goes| spans| from|,|:|"
    r" \()",
    re.I,
)
BAR_OF_SIDE = rare(
    r"\W*(?:the )?(?:colou?r[- ]?(?:bar|scale|map|key|range)|legend) "
    r"\((?:the )?(?P<p>left|right|top|bottom|upper|lower) (?:heat ?map|panel|(?:sub-?)?plot|matrix)\b"
    r"[^()]{0,40}\)"
    r"\W*:\W*(?=\S)",
    re.I,
)
"""``Color scale (left heatmap): -7 to 7``."""
ALL_BARS = re.compile(
    rf"\b(?:both|all|the (?:{SEVERAL})|every|each)\b[^.;]{{0,30}}\b(?:colou?r ?(?:bars?|scales?|maps?)|"
    r"panels?|"
    r"heat ?maps?|sub-?plots?)\b",
    re.I,
)
GOES_ON = re.compile(
    r"\s*(?:It|Its|They|The (?:scale|bar|label|ticks?|gradient|strip|range|left one|right one|"
    r"colou?rs?)|Ticks?|Labels?|Values|Labell?ed|To the right|Range|From|Spans|Tick|Scale markers?)\b"
)

HEAD_ALONE = re.compile(r"\W*(?:the )?colou?r[- ]?(?:bar|scale|key|legend)\W*", re.I)
"""``Colour scale.``, and the next sentence tells of it."""
OF_AXIS = rare(r"\W*(?:the )?(?:[xy][- ]?axis|horizontal axis|vertical axis|rows?|columns?|axes)\b", re.I)
ONE_AXIS = rare(r"\W*(?:the )?(?:[xy][- ]?axis|horizontal axis|vertical axis)\b", re.I)
"""What heads the lines about one axis, of which ``Scale: 0 to 100`` is one."""
OF_COLOUR = rare(
    r"colou?r|legend|\(scale\b|^\W*(?:the|an?) (?:scale|bar|key|strip) (?:at|on|to|below|beside|under|"
    r"is|has|spans|runs|goes|carries|bears)\b",
    re.I,
)


OF_FIGURE = re.compile(
    r"\W*(?:(?:figure|chart|plot|main|heat ?map) )?(?:sub)?title(?: \([^()]{1,40}\))?\W*", re.I
)
SEVERAL_PARTS = re.compile(r",|&|\band\b", re.I)
"""A heading such as ``Annotations and legends`` is not about the bar alone: a title there is the figure's."""
COLOUR_ROW = re.compile(r"\W*(?:cell )?(?:colou?rs?|fill|shad(?:e|ing)|z(?:[- ]axis)?)\W*", re.I)
"""What the line of the colours is called in a table of the parts of a figure, under ``| x-axis | Hour |``."""
MEASURE = re.compile(r"[^\W\d_][^\d.;:]{1,60}")


def read_bar_rows(blocks: list[Block], bar: BarFact) -> None:
    """Statements about colour bars in lines of tables with the name of a part, and what is said of it."""
    rows = ((row, k >= block.header) for block in blocks for k, row in enumerate(block.rows))
    for (head, said, *rest), inside in (each for each in rows if len(each[0]) in (2, 3)):
        if rest and not STARTS_BAR.match(head.text):
            continue
        said = said.join(rest[0], gap=", ") if rest else said
        colours = inside and COLOUR_ROW.fullmatch(head.text) is not None
        if len(head) >= 40 or not (colours or BAR.search(head.text)):
            continue
        told = read_bar(head.join(said, gap=": "), [], named=True)
        if told is not None:
            bar.merge(told)
        if colours and bar.label is None and MEASURE.fullmatch(said.text) and not find_colours(said.text):
            bar.label, bar.label_span = said.text, said.span()


def read_bars(
    blocks: list[Block],
    children: dict[Block, list[Text]],
    frame: Frame,
    bar: BarFact,
    positions: dict[int, BarFact] | None = None,
    shared: BarFact | None = None,
) -> None:
    """Statements about colour bars.

    Parameters
    ----------
    blocks : list of Block
    children : dict
        The items under each block.
    frame : Frame
        The axes: a line that begins with one of their labels is about that label, even if it is *Bar*.
    bar : BarFact
        Takes what is stated.
    positions : dict, optional
        Takes what is stated of the left (0) and the right bar (-1).
    shared : BarFact, optional
        Takes what is stated of a bar that several panels share.
    """
    positions = {} if positions is None else positions
    meant: BarFact | None = None
    told = {b: list(SIDE_BAR.finditer(b.text.text)) for b in blocks if len(b.text) < 30_000}
    # "Left colour bar: ..."
    bars = {m["p"].lower() for found in told.values() for m in found if BAR.search(m.group())}
    heads: dict[tuple[Block, ...], str] = {}
    classes: dict[tuple[Block, ...], tuple[tuple[float, float, Span] | None, list[Text]]] = {}
    for block in blocks:
        if block.kind == "code" or not block.text or len(block.text) > 30_000:
            continue
        lead = lead_of(block)[0] if block.kind != "heading" else ""
        if lead and frame.resolve(lead) is not None:
            continue
        if block.parents not in heads:
            above = next(filter(None, (lead_of(parent)[0] for parent in reversed(block.parents))), "")
            heads[block.parents] = above if len(above) < 60 and BAR.search(above) else ""
        above = heads[block.parents]
        of_figure = OF_FIGURE.fullmatch(lead) is not None and SEVERAL_PARTS.search(above) is not None
        of_figure = of_figure or TITLE_OF_SIDE.fullmatch(block.text.text) is not None
        named = (above != "" and not of_figure) or BAR.search(lead) is not None
        talking = False
        items = sentences(block.text)
        above_it = block.parents[-1].text.text if block.parents else ""
        one_axis = any(map(ONE_AXIS.match, (block.text.text, above_it)))
        about_axis = one_axis or OF_AXIS.match(block.text.text) is not None
        for k, sentence in enumerate(items):
            headed = k > 0 and HEAD_ALONE.fullmatch(items[k - 1].text) is not None
            goes_on = headed or (talking and GOES_ON.match(sentence.text) is not None)
            if about_axis and not (goes_on or OF_COLOUR.search(sentence.text)):
                meant = meant if one_axis else _meant(meant, sentence)
                continue
            kids = children.get(block, []) if k == len(items) - 1 else []
            kids = [kid for kid in kids if TITLE_OF_SIDE.fullmatch(kid.text) is None]
            if kids and (SEVERAL_PARTS.search(sentence.text) or not BAR.search(sentence.text)):
                kids = [kid for kid in kids if not OF_FIGURE.fullmatch(kid.text.partition(":")[0])]
            sentence = _own_clauses(sentence)
            if (own := BAR_OF_SIDE.match(sentence.text)) is not None:
                one = read_bar(sentence.cut(own.end()), kids, named=True)
                if one is not None:
                    positions.setdefault(_place(own["p"]), BarFact()).merge(one)
                talking = True
                continue
            sides = list(SIDE_BAR.finditer(sentence.text)) if told.get(block) else []
            one_of = len(bars) > 1 and len(sides) == 1 and sides[0].start() < 3
            several = len({m.group("p").lower() for m in sides}) >= 2
            if (one_of and BAR.search(sides[0].group())) or (
                several and (talking or named or BAR.search(sentence.text))
            ):
                for n, match in enumerate(sides):
                    end = sides[n + 1].start() if n + 1 < len(sides) else len(sentence)
                    one = read_bar(sentence.cut(match.start(), end), [], named=True)
                    if one is not None:
                        positions.setdefault(_place(match["p"]), BarFact()).merge(one)
                talking = True
                continue
            if positions is not None and (apart := limits_by_side(sentence)):
                for place, one in apart.items():
                    positions.setdefault(place, BarFact()).merge(one)
                talking = True
                continue
            found = read_bar(sentence, kids, named=named or goes_on)
            talking = found is not None and not found.none and not _of_figure(sentence.text, items, k)
            if found is None or found.label is None:
                meant = _meant(meant, sentence)
            if found is not None:
                if found.vmin is not None and block.kind == "item" and block.parents not in classes:
                    beside = [b.text for b in blocks if b.kind == "item" and b.parents == block.parents]
                    classes[block.parents] = classes_of_items(beside)
                ends, of_classes = classes.get(block.parents, (None, []))
                of_class = any(item.text == block.text.text for item in of_classes)
                if of_class and ends is not None:
                    found.vmin, found.vmax, found.limits_span = ends
                elif of_class or _limits_of_others(found, sentence.text, frame):
                    found.vmin = found.vmax = found.limits_span = None
                common = found.sharing == "shared" or ALL_BARS.search(sentence.text) is not None
                (shared if shared is not None and common else bar).merge(found)
    if meant is not None:
        bar.merge(meant)


def _place(side: str) -> int:
    """The place of a bar among two: 0 for the first, -1 for the last."""
    return 0 if side.lower() in ("left", "first", "top", "upper") else -1


def _of_figure(source: str, items: Sequence[Text], k: int) -> bool:
    """Whether the next sentence tells the title of the figure: ``... a red colour scheme. It is titled``."""
    following = items[k + 1].text if k + 1 < len(items) else ""
    return TITLED.match(following) is not None and BAR_WORD.search(source) is None


TITLED = re.compile(r"\W*it (?:is|was) (?:titled|entitled|headed|captioned)\b", re.I)
OF_VALUES = re.compile(
    r"(?:\W| values?| (?:goes|runs|ranges|is|are|lies?|increases|ranging|going|running))*"
    r"(?: (?:between|from|in|of))?\W*$"
)


def _limits_of_others(found: BarFact, source: str, frame: Frame) -> bool:
    """Whether the limits are those of some labels, or values of cells."""
    return _limits_of_axis(found, source, frame) or _limits_of_cells(found, frame)


def _limits_of_axis(found: BarFact, source: str, frame: Frame) -> bool:
    """Whether the limits are those of some labels: ``yellow for depth values between 0.3 and 0.7``."""
    at = source.find(found.limits_span.text) if found.limits_span is not None else -1
    if at < 0 or "(" in source[at : source.find(".", at) + 1 or None]:
        return False  # "from 0 (beige) to 10": with their colours they are those of the bar
    before = source[max(0, at - LONGEST_NAME) : at].lower()
    ends = OF_VALUES.search(before)
    names = (name.lower() for name in (frame.x_label, frame.y_label) if name)
    words = before[: ends.start()] if ends else before
    return any(re.search(rf"(?<!\w){re.escape(name.removesuffix('s'))}s?$", words) for name in names)


LONGEST_NAME = 60


def _limits_of_cells(found: BarFact, frame: Frame) -> bool:
    """Whether a label stands between the limits: ``0.18 (light blue), oak/May = 0.77 (dark red)``."""
    between = found.limits_span.text if found.limits_span is not None else ""
    keyed = KEYED.search(between)
    if keyed is not None and not find_colours(keyed["key"]):
        return True
    return COLOURED.search(between) is not None and any(label.sure for label in frame.mentions(between))


COLOURED = re.compile(r"\d\s*\(")
KEYED = re.compile(
    r"\)\s*[,;]\s*(?!max|high|upper|top|min|low|bottom)(?P<key>[^\W\d][^,;()=:]{0,60}?)\s*[=:]\s*[~≈]?[-−+]?[\d.]+$",
    re.I,
)
"""``31 (orange), dry/north = 4``: the second one is the value of something."""


def _meant(known: BarFact | None, sentence: Text) -> BarFact | None:
    """What the cells are said to hold, by the first sentence that says so; else what the figure shows."""
    if known is not None and not known.loose:
        return known
    found = _cells(sentence)
    return known if found is None or (known is not None and found.loose) else found


def _cells(sentence: Text) -> BarFact | None:
    """A bar called what the cells are said to hold."""
    label, span = cells_label(sentence)
    if label:
        return BarFact(label=label, label_span=span)
    label, span = shown_label(sentence)
    return BarFact(label=label, label_span=span, loose=True) if label else None


def _own_clauses(sentence: Text) -> Text:
    """The clauses about the bar, where those before or after them are about the axes."""
    source = sentence.text
    bar = BAR.search(source)
    if bar is not None and (marked := MARKED.search(source, bar.end())) is not None:
        return sentence.cut(0, marked.start())
    if ";" not in source or "axes" not in source.lower() or bar is None:
        return sentence
    begin = source.rfind(";", 0, bar.start()) + 1
    end = source.find(";", bar.end())
    return sentence.cut(begin, end if end > 0 else None)
