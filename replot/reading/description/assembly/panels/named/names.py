"""The names that running prose gives the panels of a figure."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.assembly.panels.named.lettered_names import LETTERED, LONGEST
from replot.reading.description.assembly.panels.named.marked_names import NO_NAME
from replot.reading.description.assembly.panels.named.sides import (
    BEING,
    IN_TURN,
    NAMED_SIDES,
    QUOTED_SIDE,
    SIDE,
    names_behind_sides,
    names_in_turn,
    sided_names,
)
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import MAPS, SEVERAL
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.labels import Label, key
from replot.reading.description.lexicon.lists import QUOTED, claimed_count, split_list, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.words import IN_ORDER

__all__ = ["ASIDE", "COUNTED", "OTHER_THINGS", "PANELS", "means_panel", "names_by_side", "told_names"]
ASIDE = "aside"
"""The marker of the words that give a panel its colours: ``recall in blues``."""
PANELS = re.compile(r"\b(?:panels|heat ?maps|sub-?plots|sub-?figures|matrices|plots|maps|charts)\b", re.I)
OTHER_THINGS = re.compile(
    r"\b(?:ax[ie]s|labels?|ticks?|colou?r\w*|legend|bar|values?|cells?|rows?|col(?:umn)?s?)\b", re.I
)
COUNTED = rare(
    rf"\b(?:{SEVERAL}|\d{{1,2}}) (?:(?!(?:{SEVERAL})\b)[\w-]+ ){{0,4}}?"
    rf"{MAPS}\b",
    re.I,
)
NAMES = rare(
    r"\b(?:titled|entitled|labell?ed|named|called|captioned|showing|for|at)\b|:(?=\s)|\s[—–](?=\s)", re.I
)
SIDED = rare(
    r"(?<!to )\b(?P<side>(?:(?:top|bottom|upper|lower)[- ])?(?:left|right|cent(?:er|re))|"
    r"top|bottom|middle|upper|lower|first|second|third|fourth)"
    r"(?:most)?\b(?![- ]to[- ])[^\"“`.;]{0,60}?(?P<title>[\"“`][^\"”`\n]{1,80}[\"”`])",
    re.I,
)


NAMED = rare(
    r"\b(?:panels|sub-?plots|sub-?figures|heat ?maps|matrices|maps)(?: are)?"
    r"(?: (?:in a row|side by side|next to (?:each other|one another)|one below the other),?)?"
    r"\s*(?:\b(?:titled|entitled|"
    r"labell?ed|named|called|headed|captioned)\b(?: (?:with|by|after|for) (?:[a-z]+ ){0,4}?"
    r"[a-z]+(?=:))?\s*:?|:)\s*|"
    r"\b(?:panel|sub-?plot|sub-?figure|heat ?map)(?:'s|s')? titles?(?: are| read)?\s*:?\s+(?=[\"“])",
    re.I,
)
"""``Panels titled "A", "B" and "C"``: what leads to the names of panels that are not counted."""
LIST_END = rare(r",?\s+(?:[—–]\s|(?:each|all|both|with|where|which|showing|that|in which)\b)", re.I)
NEXT_QUOTED = re.compile(r"\s*,?\s*(?:and\s+)?(?=[\"“`])")


BOTH_PANELS = rare(r"\bboth (?:panels|heat ?maps|maps|sub-?plots|matrices)\b", re.I)
GIVES_NAMES = re.Either(
    BOTH_PANELS, SIDED, NAMED, COUNTED, SIDE, QUOTED_SIDE, NAMED_SIDES, IN_ORDER, IN_TURN, BEING
)


def means_panel(name: str, title: str) -> bool:
    """Whether a name, as a list of bars or legends gives it, is the panel of a title."""
    name, title = key(name), key(title)
    return name == title or name in title.split() or title.endswith(name) or title.startswith(name + " (")


def told_names(blocks: list[Block]) -> list[tuple[str, Span]]:
    """The names of the panels with the words that give them, from the first sentence that gives several."""
    for block in blocks:
        if block.names is None:
            block.names = _names_told_by(block)
        if block.names:
            return block.names
    return _named_by_openings(blocks)


THING = r"(?:panel|heat ?map|map|matrix|plot|square|grid|one)"
OPENS = rare(
    r"\W*The (?:(?P<before>left|right|top|bottom|upper|lower)(?:[- ]hand)? "
    rf"{THING}|{THING} (?:on|at) the (?P<side>left|right|top|bottom)) (?:is|was|covers|stands for) "
    r"(?:the (?!(?:same|more|most|less|least|other|one|only|result|picture|[a-z]+(?:er|est))\b)(?=[a-z])|"
    r"(?=[A-Z\d\"“]))"
    r"(?P<name>[^.,;:()–—]{2,60}?)\s*(?=[.,;:]|$)"
)
"""``The square on the left is the first half of the year.``"""


def _named_by_openings(blocks: list[Block]) -> list[tuple[str, Span]]:
    """The names of two panels that face each other, with which paragraphs open."""
    opened = [(told, block) for block in blocks if (told := OPENS.match(block.text.text)) is not None]
    sides = {SIDES.get(side := told["before"] or told["side"], side) for told, _ in opened}
    names = [tidy(told["name"]) for told, _ in opened]
    plain = all(len(name.split()) <= MOST_OPENING and CHART_KIND.search(name) is None for name in names)
    if len(opened) != len({*names}) or sides not in FACING or len(opened) != len(sides) or not plain:
        return []
    spans = (block.text.span(*told.span("name")) for told, block in opened)
    return list(zip(names, spans, strict=True))


SIDES = {"upper": "top", "lower": "bottom"}
MOST_OPENING = 6


def _names_told_by(block: Block) -> list[tuple[str, Span]]:
    if block.kind in ("table", "code") or len(block.text) > LONGEST:
        return []
    if not GIVES_NAMES.may_match(block.text.text):
        return []
    for sentence in sentences(block.text):
        ways = (_sided, _counted, _in_rows, sided_names, _behind_sides, _in_order, _lettered, names_in_turn)
        if named := next(filter(None, (way(sentence) for way in ways)), None):
            return named
    if BOTH_PANELS.search(block.text.text) is not None:
        lettered = (_lettered(sentence, both=True) for sentence in sentences(block.text))
        return next(filter(None, lettered), [])
    return []


def names_by_side(blocks: list[Block]) -> dict[str, tuple[str, Span]]:
    """The names that are told of sides in quotation marks: ``top-left "Ash", top-right "Oak"``."""
    for block in blocks:
        if block.kind in ("table", "code") or len(block.text) > LONGEST:
            continue
        if NAMED_SIDES.search(block.text.text) and (named := names_behind_sides(block.text)):
            return named
        if not any(way.search(block.text.text) for way in (SIDED, SIDE, QUOTED_SIDE)):
            continue
        for sentence in sentences(block.text):
            for names, way in ((_sided, SIDED), (sided_names, QUOTED_SIDE), (sided_names, SIDE)):
                sides = [m["side"].lower().replace(" ", "-") for m in way.finditer(sentence.text)]
                if len(sides) > 1 and len(listed := names(sentence)) == len(sides):
                    return dict(zip(sides, listed, strict=True))
    return {}


def _sided(sentence: Text) -> list[tuple[str, Span]]:
    """``the left one is titled "Day" and the right "Night"``."""
    found = list(SIDED.finditer(sentence.text))
    sides = [m["side"].lower() for m in found]
    if not 2 <= len(found) <= 6 or len(set(sides)) < len(sides) or not SEVERAL_OR_ONE.search(sentence.text):
        return []
    if any(OTHER_THINGS.search(m[0][: m.start("title") - m.start()]) for m in found):
        return []
    if EDGES.issuperset(sides) and len(ACROSS.intersection(sides)) == 1:
        return []  # "genes on the left ("Gene") and tissues at the bottom ("Tissue")" names axes
    return [(tidy(m["title"]), sentence.span(*m.span("title"))) for m in found]


ACROSS, EDGES = frozenset(["left", "right"]), frozenset(["left", "right", "top", "bottom"])


SIDE_QUOTED = re.compile(r"\b(left|right|top|bottom)\W{0,2}:\W{0,2}\s+[\"“]", re.I)
FACING = (ACROSS, frozenset(["top", "bottom"]))
"""Sides of panels that face each other; ``left: "Town"; bottom: "Year"`` are those of axes."""


def _behind_sides(sentence: Text) -> list[tuple[str, Span]]:
    """``the heatmaps (left: layer 3, right: layer 12)``: their names, which are no kinds of charts."""
    quoted = {side.lower() for side in SIDE_QUOTED.findall(sentence.text)}
    if not PANELS.search(sentence.text) and quoted not in FACING:
        return []
    named = list(names_behind_sides(sentence).values())
    return [] if any(CHART_KIND.search(name) for name, _ in named) else named


def _in_order(sentence: Text) -> list[tuple[str, Span]]:
    """The names of panels behind the words for their order."""
    told = IN_ORDER.search(sentence.text)
    names = split_list(told["list"], told.start("list")) if told else []
    return [(name.text, sentence.span(name.start, name.end)) for name in names] if len(names) > 1 else []


CHART_KIND = re.compile(
    r"\b(?:heat ?maps?|charts?|plots?|graphs?|histograms?|curves?|diagrams?|maps?)\b",
    re.I,
)
SEVERAL_OR_ONE = re.compile(
    r"\b(?:headed|titled|entitled|ones?|panels?|heat ?maps?|subplots?|matri(?:x|ces)|plots?|maps?)\b", re.I
)


def _counted(sentence: Text) -> list[tuple[str, Span]]:
    """``four heatmaps of the same rooms: spring, summer, autumn and winter``: as many names as panels."""
    source = sentence.text
    if (named := NAMED.search(source)) and PARTS_OF.search(source, 0, named.start()) is None:
        names = _names(source, named.end())
        if 2 <= len(names) <= MOST and not any(ENDS.fullmatch(name.text) for name in names):
            return [(name.text, sentence.span(name.start, name.end)) for name in names]
    said = COUNTED.search(source)
    count = claimed_count(said[0]) if said else None
    if said is None or count is None or not 2 <= count[0] <= MOST:
        return []
    if (listed := BEHIND_COUNT.match(source, said.end())) and not OTHER_THINGS.search(listed["list"]):
        names = _names(source[: listed.end("list")], listed.start("list"))
        names = names or _between_slashes(source, *listed.span("list"))
        if len(names) == count[0] and not any(PLACED.search(name.text) for name in names):
            return [(name.text, sentence.span(name.start, name.end)) for name in names]
    if (quoted := BEFORE_QUOTED.match(source, said.end())) is not None:
        names = _names(source, quoted.end())
        if len(names) == count[0]:
            return [(name.text, sentence.span(name.start, name.end)) for name in names]
    bare = BARE.match(source, said.end())
    if bare is not None and not OTHER_THINGS.search(bare["list"]):
        names = _names(source[: bare.end("list")], bare.start("list"))
        plain = not any(PLACED.search(name.text) or NO_NAME.search(name.text) for name in names)
        if plain and len(names) == count[0] and all(len(name.text.split()) <= MOST_BARE for name in names):
            return [(name.text, sentence.span(name.start, name.end)) for name in names]
    for lead in NAMES.finditer(source, said.end()):
        if lead.start() - said.end() > 120 or OTHER_THINGS.search(source, said.end(), lead.start()):
            break
        names = _names(source, lead.end())
        if len(names) == count[0]:
            return [(name.text, sentence.span(name.start, name.end)) for name in names]
    return []


def _between_slashes(source: str, start: int, end: int) -> list[Label]:
    """``two heatmaps (ash/elm)``."""
    words = WITHOUT_SLASH.finditer(source, start, end) if "/" in source[start:end] else ()
    return [Label(word[0], *word.span()) for word in words]


WITHOUT_SLASH = re.compile(r"[^\s/][^/]*[^\s/]")
PARTS_OF = rare(
    r"\b(?:rows?|columns?|(?:[xy][- ])?ax[ie]s|ticks?|categories)\b[^.;:,]{0,30} (?:in|for|of|on|across) "
    r"(?:both|all|the|these|either|each of the)(?: [a-z]+){0,2} $",
    re.I,
)
"""``Columns in both panels: A, B``: what the panels have, and not what they are called."""
ENDS = re.compile(r"(?:from )?[-−+]?\.?\d[\d.]*%?\s?(?:to|–|-)\s?[-−+]?\.?\d[\d.]*%?")
"""Those of a scale, which no panel is called by: ``Both heatmaps: greens, 0.2 to 1.0``."""
BEHIND_COUNT = re.compile(
    r"(?:,? (?:shown |placed |arranged )?(?:side[- ]by[- ]side|in (?:a|one) (?:row|column)|stacked))?"
    r"(?:,? (?:one|each) (?:per|for (?:each|every)|for one) [a-z]+(?: [a-z]+)?)?\s*\((?P<list>[^()]{5,300})\)"
)
"""``two panels (current year and forecast)``."""
BEFORE_QUOTED = re.compile(r",?\s*(?=[\"“])")
"""``two heatmaps, "Train" and "Test", with``."""
BARE = re.compile(
    r"(?:,? (?:side[- ]by[- ]side|next to each other|in (?:a|one) (?:row|column)|stacked))?"
    r"(?:,| –| —) (?:(?:one )?(?:for|of) )?(?P<list>[^.;:()]{3,80}?)"
    r"(?=[.;:(]|$|,? (?:each|both|all|with|that|which|sharing|share|have|of the same)\b)"
)
"""``Two panels, ash and elm.``: their names right behind their number."""
MOST_BARE = 3
PLACED = re.compile(r"\b(?:left|right|top|bottom|middle|upper|lower|above|below)\b|\d\s?[×x]\s?\d", re.I)


TAIL = re.compile(r"(?<=\w) (?:at|in|for|on|by|across|over|during|among|from) [^,;.:]+$")
"""What is said of all panels behind the last of their names: ``(a) frogs and (b) toads at two ponds``."""


def _lettered(sentence: Text, both: bool = False) -> list[tuple[str, Span]]:
    """``(a) Before and (b) after: two heat maps``: as many lettered names as panels, if these are counted.

    They need not be counted there where the text speaks of ``both`` panels behind them.
    """
    said = COUNTED.search(sentence.text)
    count = claimed_count(said[0]) if said else None
    found = list(LETTERED.finditer(sentence.text)) if "(a)" in sentence.text.lower() else []
    letters = "".join(match["letter"] for match in found).lower()
    if not 2 <= len(found) == (count[0] if count else len(found)) or not "abcdefgh".startswith(letters):
        return []
    told = (both and letters == "ab") or PANELS.search(sentence.text, 0, found[0].start())
    if count is None and not told:
        return []
    names = [tidy(BEFORE_NAME.sub("", m["title"])) for m in found]
    if both and not any(map(TAIL.search, names[:-1])):
        names[-1] = TAIL.sub("", names[-1])
    return [(name, sentence.span(*m.span("title"))) for name, m in zip(names, found, strict=True)]


IN_ROWS = rare(r"\s*\((?:the )?(?:top|bottom|middle|upper|lower|left|right|first|second|third) "
                     r"(?:row|column)\)")
ROW_LEAD = re.compile(r"^.*(?:\b(?:for|of)|:|^\W*and(?: [a-z]+){0,4})\s+")


def _in_rows(sentence: Text) -> list[tuple[str, Span]]:
    """``heatmaps for A, B (top row) and their variants C, D (bottom row)``."""
    source = sentence.text
    asides = list(IN_ROWS.finditer(source))
    if len(asides) < 2 or not PANELS.search(source, 0, asides[0].start()):
        return []
    out: list[tuple[str, Span]] = []
    begin = 0
    for aside in asides:
        lead = ROW_LEAD.match(source[begin : aside.start()])
        at = begin + (lead.end() if lead else 0)
        names = split_list(source[at : aside.start()], at)
        if lead is None or len(names) < 2 or any(len(name.text.split()) > 5 for name in names):
            return []
        out += [(name.text, sentence.span(name.start, name.end)) for name in names]
        begin = aside.end()
    return out if len(out) <= MOST and len({name for name, _ in out}) == len(out) else []


MOST = 12
"""Panels that a sentence names."""


BEFORE_NAME = re.compile(r"^(?:(?:one )?(?:for|of|with|on) )?(?:the |an? )?")
"""``one for men and one for women``."""


def _names(source: str, at: int) -> list[Label]:
    """The names that a text lists from a place on: those in quotation marks, else a written list."""
    quoted: list[Label] = []
    at += len(source[at:]) - len(source[at:].lstrip())
    one = QUOTED.match(source, at)
    while one is not None:
        quoted.append(Label(tidy(one.group()), *one.span()))
        more = NEXT_QUOTED.match(source, one.end())
        one = QUOTED.match(source, more.end()) if more else None
    if len(quoted) > 1:
        return [] if _only_letters(quoted) else quoted
    if quoted and " and " in quoted[0].text:
        return []  # heatmaps titled "Tone and pitch": the title of all
    stop = LIST_END.search(source, at)
    listed = find_labels(source[at : stop.start() if stop else len(source)])
    if listed is None or listed.kind != "list" or listed.start > 3:
        return []
    names = [Label(BEFORE_NAME.sub("", n.text), at + n.start, at + n.end) for n in listed.labels]
    shared = SHARED_NOUN.search(names[-1].text)
    if shared and not any(name.text.endswith(shared[0]) for name in names[:-1]):
        names[-1] = names[-1]._replace(text=names[-1].text[: shared.start()])
    return names if all(len(name.text.split()) <= 8 for name in names) and not _only_letters(names) else []


SHARED_NOUN = re.compile(
    r"(?<=\w) (?:models?|datasets?|data sets?|methods?|languages?|settings?|tasks?|conditions?|versions?|"
    r"variants?|systems?|groups?|subsets?|splits?|benchmarks?|approaches|strategies|regions?|cases?)$"
)
"""What the panels are, said once behind the last of their names: ``Oak and Elm datasets``."""


def _only_letters(names: list[Label]) -> bool:
    """Whether the panels are only lettered: ``two panels labelled 'a' and 'b'``."""
    return all(re.fullmatch(r"\(?[a-hA-H]\)?", name.text) for name in names)
