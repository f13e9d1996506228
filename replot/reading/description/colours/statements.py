"""What one sentence says of the colour scale: which colours stand where, in which order, and what darker means."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from replot.reading.description.colours.levels import LINKING, SHADE, Level, find_levels, relations, rises
from replot.reading.description.colours.match import Stop
from replot.reading.description.colours.words import SIGNS, ColourWord, find_colours, shaded

__all__ = ["ANCHOR", "Mention", "Said", "read_sentence", "stops_of"]

NEGATIVE = {"low", "bad", "negative", "little"}
POSITIVE = {"high", "good", "positive", "much"}
WEAK = {"bad": 10, "good": 10, "little": 60, "much": 60}
"""Words that say less of low and high than others: so many letters farther away."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A colour, the place on the scale that is said of it, and how it follows upon the colour before it."""

    word: ColourWord
    level: Level | None = None
    number: Level | None = None
    link: str = ""
    """How it follows upon the one before: ``"to"`` onward, ``"via"`` onward through it, ``"or"`` another word for the
    same place, ``"and"``, or nothing."""

    @property
    def side(self) -> int:
        """-1 low, 0 middle, 1 high, by words; 2 where only a number or nothing is said."""
        if self.level is None:
            return 2
        return -1 if self.level.kind in NEGATIVE else 1 if self.level.kind in POSITIVE else 0


@dataclass(slots=True)
class Said:
    """What one sentence says.

    Attributes
    ----------
    start, end : int
        The place of the words concerned.
    mentions : list of Mention
        Colours that take part, in the order of the text.
    hue : list of ColourWord
        Colours of which only is said that the scale has them (``shades of blue``, ``a red-blue colormap``).
    relation : int
        1 where darker is more, -1 where lighter is more.
    order : int
        1 where the colours are listed with rising values, -1 with falling ones.
    anchored, observed : bool
        Whether it speaks of the scale as such; whether it speaks of single cells, rows or columns.
    diverging : bool or None
        Whether the scale is called diverging, or sequential.
    """

    start: int
    end: int
    mentions: list[Mention] = field(default_factory=list)
    hue: list[ColourWord] = field(default_factory=list)
    relation: int = 0
    order: int = 0
    anchored: bool = False
    observed: bool = False
    diverging: bool | None = None


COMPARES = re.compile(r"\w+(?:er|s|ing)\b|(?:more |most )?(?:intense|saturated|vivid)|(?:dark|light|pale|bright|deep)"
                      r"(?:\s+(?:cells?|tiles?|squares?|colou?rs?|shades?|tones?|areas?|regions?))?\s*(?:=|:|for\b|is\b|are\b|means?\b|stands?\b|indicat|represent|denot|"
                      r"show|correspond|signif|mark)", re.I)
COLOUR = r"(?:colou?r(?:ed|s|ing|ation)?[- ]?)"
SCALE = (rf"(?:{COLOUR}?(?:map(?:ping)?|bar|scale|key|code|coding|gradient|ramp|palette|scheme|legend|range|spectrum|strip)|"
         r"colormap|colourmap|colorbar|colourbar|cmap|heat ?map|monochrome|gradient|hues?|tones?|tints?|shad(?:es?|ing)|tinted|colou?rs?)")
ANCHOR = re.compile(rf"\b(?:{COLOUR}(?:map|bar|scale|key|code|coding|gradient|ramp|palette|scheme|legend|mapping|intensity|range|strip|spectrum)|"
                    r"colou?r(?:map|bar|s|ing|ation)|colou?red|colou?r|cmap|palette|gradient|legend|shad(?:es?|ed|ing)|hues?|tints?|tones?|fill|scale|"
                    r"heat ?map|bar|tinted|cells|tiles|squares)\b", re.I)
STRONG_ANCHOR = re.compile(rf"\b(?:{COLOUR}(?:map|bar|scale|key|code|coding|gradient|ramp|palette|scheme|mapping|intensity|range)|colou?r(?:map|bar)|cmap|"
                           r"palette|gradient|scale|shades?|heat ?map)\b", re.I)
OBSERVED = re.compile(r"\b(?:rows?|columns?|corner|diagonal|quadrant|region|cluster|block|trend|panels? (?:has|have|is|are)|this (?:row|panel|column)|"
                      r"upper (?:half|third)|lower (?:half|third)|left (?:half|side)|right (?:half|side)|predominantly|mostly|mix of|"
                      r"notably|stands? out|exceptions?|overall|transitions?)\b", re.I)
DIVERGING = re.compile(r"\bdiverg\w+|\bbipolar\b|\btwo-sided\b|\bcent(?:er|re)d (?:at|on)\b", re.I)
SEQUENTIAL = re.compile(r"\bsequential\b|\bmonochrom\w+|\bsingle-hue\b", re.I)

# what a colour may be said of that is not the scale
OTHER_AFTER = re.compile(
    r"[\s\"'”’)*]*(?:\w+ ){0,1}?(?:text|fonts?|numbers?|numerals|digits?|annotations?|labels?|letters?|lettering|characters|type|print|ink|"
    r"grid ?lines?|lines?|borders?|outlines?|box(?:es)?|frames?|edges?|separators?|rules?|rectangles?|arrows?|dashe[sd]|dotted|contours?|"
    r"curves?|circles?|dots?|markers?|stars?|asterisks?|bars?(?! (?:is|at|on|to|runs|goes|from))|background|margins?|canvas|stripes?|hatch\w*|cross(?:es)?|"
    r"ticks?|titles?|wine|tea|lists?|lights?)\b", re.I)
OTHER_BEFORE = re.compile(
    r"(?:\b(?:text|numbers?|digits?|annotations?|labels?|fonts?|letters|titles?|ticks?|printed|written|annotated|lettered|"
    r"outlined?|framed|boxed|bordered|circled|highlighted|underlined|hatched|separated|drawn as lines)\b(?:(?! and )[^,;.:()]){0,40}?"
    r"\b(?:in|is|are|by|with)(?: an?| the| either)?|\b(?:box|border|outline|frame|rectangle|line|lines|text|numbers|labels|annotations|background|"
    r"canvas|grid lines)\b(?: \w+){0,2} (?:is|are|in)|\b(?:label(?:l?ed)?|named|called|titled|headed)|\bnot(?: a| quite)?|\brather than|\binstead of|\bagainst an?|\bon an?)\s*[\"“'‘`]?$", re.I)
LISTED_TEXT = re.compile(r"\b(?:in|is|are) (?:\w+ )?(?:white|black|grey|gray|red|blue)(?: ink)? (?:or|and|on) ", re.I)
MISSING = re.compile(
    r"\b(?:missing|no[- ]data|no value|no entry|blank|empty|masked|mask|nan|n/?a|n\.\s?[adp]\.|not (?:measured|available|applicable|reported|tested|shown|"
    r"plotted|run|computed|defined|determined|evaluated|published|significant|observed|present|recorded|covered|filled)|unavailable|undefined|absent|"
    r"diverged|excluded|unfilled|without (?:an? )?(?:number|value|data|entry|measurement|score)s?|no (?:number|score|data|measurement|observations?)|"
    r"nothing to (?:plot|show)|unmeasured|invalid|failed runs?|out of memory|oom|upper triangle|lower triangle|not part|zeros? are not|"
    r"do(?:es)? not exist|cannot|left (?:white|blank|grey|gray|empty|out))\b", re.I)


def read_sentence(text: str, start: int = 0, anchored: bool = False) -> Said | None:
    """What a sentence says of the colour scale, or None.

    Parameters
    ----------
    text : str
        One sentence or line, without marks of markdown.
    start : int
        Where it begins in the whole.
    anchored : bool
        Whether what stands before it says that it is about the colour scale.
    """
    words = [word for word in find_colours(text) if not _of_other_things(text, word)]
    said = Said(start, start + len(text))
    said.anchored = anchored or bool(STRONG_ANCHOR.search(text))
    known = relations(text)
    votes = sum(r.sign for r in known)
    said.relation = (votes > 0) - (votes < 0)
    if not words:
        return said if said.relation and ANCHOR.search(text) else None
    said.order = rises(text)
    said.observed = bool(OBSERVED.search(text)) and not STRONG_ANCHOR.search(text)
    said.diverging = True if DIVERGING.search(text) else False if SEQUENTIAL.search(text) else None
    mentions = _mentions(text, words)
    levels = find_levels(_without(text, [m.word for m in mentions]))
    # in "the darker the cell, the lower the value" the word "lower" says nothing of the colours around it
    bare = [r for r in known if COMPARES.match(text, r.shade[0]) and not any(m.word.start <= r.shade[0] < m.word.end for m in mentions)]
    levels = [level for level in levels if not any(r.way[0] <= level.start < r.way[1] for r in bare)]
    said.mentions = _place(text, mentions, levels)
    said.hue = _hues(text, words)
    if said.mentions:
        said.start = start + min(_first(m) for m in said.mentions)
        said.end = start + max(_last(m) for m in said.mentions)
    return said if said.mentions or said.hue or said.relation else None


def _first(mention: Mention) -> int:
    return min(part.start for part in (mention.word, mention.level, mention.number) if part is not None)


def _last(mention: Mention) -> int:
    return max(part.end for part in (mention.word, mention.level, mention.number) if part is not None)


def _of_other_things(text: str, word: ColourWord) -> bool:
    """Whether a colour is that of the letters, of a box, of missing cells, or is denied."""
    return bool(OTHER_AFTER.match(text, word.end) and not re.match(r"\s*(?:colou?r|scale)", text[word.end:], re.I)
                or OTHER_BEFORE.search(text, max(0, word.start - 70), word.start)
                or MISSING.search(_clause(text, word)))


CLAUSE_END = re.compile(r"[;.,]\s|\s[–—-]\s|\b(?:and|while|whereas|but|though|although)\b\s|[()]")


def _clause(text: str, word: ColourWord) -> str:
    """The clause around a colour: from one comma to the next."""
    begin = 0
    for match in CLAUSE_END.finditer(text, 0, word.start):
        begin = match.end()
    stop = CLAUSE_END.search(text, word.end)
    # what stands in parentheses right after the word belongs to it
    if stop and stop.group() == "(" and not text[word.end:stop.start()].strip(" *"):
        closing = text.find(")", stop.end())
        end = closing if closing > 0 else len(text)
    elif stop and stop.group() == ")" and text[begin - 1:begin] == "(":
        before = max(0, text.rfind(",", 0, begin), text.rfind(";", 0, begin))
        begin, end = max(before, begin - 40), stop.start()
    else:
        end = stop.start() if stop else len(text)
    return text[begin:end]


def _without(text: str, words: Sequence[ColourWord]) -> str:
    """The text with its colour words blanked, so that "medium blue" says nothing of the middle."""
    for word in words:
        text = text[:word.start] + "\x00" * (word.end - word.start) + text[word.end:]
    return text


SCHEME_AFTER = re.compile(rf"[\s\"'”)-]*(?:diverging|sequential|monochrome|continuous|\w+-to-\w+)?[\s-]*{SCALE}\b", re.I)
SCHEME_BEFORE = re.compile(r"\b(?:shades|tones|hues|tints|variations|gradations|diverging|sequential|in|purely|monochrome|range|only|(?:scale|scheme|palette|hue|tone|colou?r) is|"
                           r"(?:gradient|scale|palette|heat ?map)\b[^.;]{0,60}\bof)(?: of)?(?: an?| the)?\s*[\"“'‘`]?$", re.I)


def _hues(text: str, words: Sequence[ColourWord]) -> list[ColourWord]:
    """Colours that the scale is said to have, without a place."""
    return [word for word in words
            if word.tones or SCHEME_AFTER.match(text, word.end) or SCHEME_BEFORE.search(text, 0, word.start)
            or (word.text.lower().endswith("s") and word.text.lower()[:-1] in ("red", "blue", "green", "purple", "orange", "grey", "gray"))]


ONWARD = (r"(?:to|through|via|over|into|onto|then|towards?|up to|until|past|followed by|ending (?:in|with|at)|ends (?:in|with|at)|passing|passes|"
          r"finish\w* (?:with|in)|continu\w* over|→|->|=>|⇒|–|—|➔|⟶|>|by way of|across|(?<=\s)-(?=\s)|fad\w+|down to|finally|grad\w+ing to|blend\w+ into|"
          r"transition\w+ to|shift\w+ to|deepen\w*|turning|becoming|turns?)")
FILLER = (r"(?:\s|an?\b|the\b|very\b|some\b|finally\b|then\b|up\b|on\b|to\b|come\b|comes\b|through\b|in\b|into\b|with\b|at\b|of\b|and\b|increasingly\b|gradually\b|"
          r"ultimately\b|eventually\b|nearly\b|almost\b|even\b|various\b|several\b|intermediate\b|shades?\b|tones?\b|hues?\b|[\"“'‘`*(])*")
LINK_END = re.compile(rf"(?:^|[\s\w)%\"”’'*,-])(?P<link>(?<![a-z]){ONWARD}(?![a-z]))(?P<filler>{FILLER}|\s*[\d.,+−–-]+\s?%?\s?[(=:]\s*)$",
                      re.I)
VIA = re.compile(r"through|via|over|passing|passes|past|by way of|across", re.I)
IDIOM = re.compile(r"\bup to(?=\s*[\d~<])|\b(?:close|next|due|correspond\w*|equal|according|belong\w*|similar|compared|near|refer\w*|mapped|assigned|set|relat\w+|"
                   r"equivalent|attached|linked|tied|leads?|add\w*|amount\w*) to\b", re.I)
COLOURS_APART = 12


def _mentions(text: str, words: Sequence[ColourWord]) -> list[Mention]:
    """The colours of a sentence with the way each follows upon the one before it.

    A compound that is a sequence (``yellow-orange-red scheme``) is taken apart, and a bare "light"
    or "dark" before or after a link gets its hue from the other end (``light to dark blue``).
    """
    flat: list[tuple[ColourWord, str]] = []
    for word in words:
        if word.parts and _is_sequence(text, word):
            flat += [(part, "to" if k else "") for k, part in enumerate(word.parts)]
        else:
            flat.append((word, ""))
    out: list[Mention] = []
    for k, (word, link) in enumerate(flat):
        before = flat[k - 1][0] if k else None
        bare = _bare_shade(text, before.end if before else 0, word.start, word, before)
        if bare is not None:
            out.append(Mention(bare, link=_link(text, before, bare) if before else ""))
            before = bare
        out.append(Mention(word, link=link or (_link(text, before, word) if before else "")))
    if flat:
        last = flat[-1][0]
        after = _bare_shade(text, last.end, len(text), None, last)
        if after is not None:
            out.append(Mention(after, link=_link(text, last, after)))
    return out


BARE_BEFORE = re.compile(r"\b(?P<shade>(?:very |extremely )?(?:light(?:er|est)?|pale(?:r|st)?|dark(?:er|est)?|deep(?:er|est)?|bright(?:er|est)?))\b"
                         r"(?:\s*\([^()]*\))?\s*(?:to|through|→|->|–|-to-)(?:\s*\([^()]*\)|\s|an?\b|the\b|[\d.%])*$", re.I)
BARE_AFTER = re.compile(r"^(?:\s*\([^()]*\)|[^,;.()]{0,25}?)?\s*(?:to|→|->|–)\s+(?:an? |the |\w+ )?(?P<shade>(?:very |extremely )?"
                        r"(?:light(?:er|est)?|pale(?:r|st)?|dark(?:er|est)?|deep(?:er|est)?))\b(?! \w*(?:cells|values) )", re.I)


def _bare_shade(text: str, begin: int, end: int, following: ColourWord | None, before: ColourWord | None) -> ColourWord | None:
    """A "light" or "dark" without a hue that stands at the other end of a link from a colour."""
    gap = text[begin:end]
    if following is not None:
        match = BARE_BEFORE.search(gap)
        hue = following
    else:
        match = BARE_AFTER.match(gap) if before is not None else None
        assert before is not None
        hue = before
    if match is None or hue.neutral and hue.lab.L > 0.9:
        return None
    return shaded(hue, match.group("shade"), begin + match.start("shade"))


def _is_sequence(text: str, word: ColourWord) -> bool:
    """Whether a compound names colours one after another rather than a blend."""
    if len(word.parts) > 2:
        return True
    near = text[max(0, word.start - 40):word.end + 40]
    apart = word.parts[0].lab, word.parts[1].lab
    opposite = apart[0].a * apart[1].a + apart[0].b * apart[1].b < 0.3 * apart[0].chroma * apart[1].chroma
    scheme = SCHEME_AFTER.match(text, word.end) and re.match(r"[\s\"'”)-]*(?:diverging|colou?r|scale|gradient|palette|scheme|ramp|cmap|heat ?map)",
                                                           text[word.end:], re.I)
    dark_light = word.parts[0].neutral != word.parts[1].neutral and "/" not in word.text and bool(scheme)
    return bool(DIVERGING.search(near) and opposite) or bool(scheme) and (opposite or dark_light or "/" not in word.text)


def _link(text: str, before: ColourWord, word: ColourWord) -> str:
    """How a colour follows upon the one before it."""
    gap = text[before.end:word.start]
    bare = re.sub(r"\([^()]*\)", lambda m: " " * len(m.group()), gap)
    bare = IDIOM.sub(lambda m: "_" * len(m.group()), bare)
    if re.fullmatch(r"\s*(?:/|\(|,? ?or|,? ?and/or)\s*(?:an?|the|even|almost|nearly)?\s*[\"'“‘`*]*", bare, re.I):
        return "or"
    onward = LINK_END.search(bare)
    if re.search(r"[;.]\s|\b(?:while|whereas|but)\b", bare):
        return "via" if onward and VIA.fullmatch(onward.group("link")) else ""
    if onward and VIA.fullmatch(onward.group("link")):
        return "via"
    if onward or re.fullmatch(r"[\s*\"'`]*(?:-to-|–|—|→|>|->)[\s*\"'`]*", bare):
        return "to"
    if re.fullmatch(rf"[\s*\"'”`)%]*,?\s*(?:and|then|,)?{FILLER}", bare, re.I):
        return "and"
    return ""


def _boundary(gap: str) -> int:
    """Where, between two colours, what is said of the first ends and what is said of the second begins."""
    bare = re.sub(r"\([^()]*\)", lambda m: "_" * len(m.group()), gap)
    bare = IDIOM.sub(lambda m: "_" * len(m.group()), bare)
    for pattern in (r";", r"[.](?:\s|$)", r",(?!\d|\s(?:indicat|represent|show|mean|denot|signif|mark|correspond|reflect|signal|which|that is|i\.e)\w*)", None, r"\b(?:and|while|whereas|but|or)\b", r"[–—/|]|\s-\s", r"\)"):
        if pattern is None:
            link = LINK_END.search(bare)
            if link:
                return link.start("link")
            continue
        match = re.search(pattern, bare)
        if match:
            return match.start() if pattern != r"\)" else match.end()
    return -1


def _place(text: str, mentions: list[Mention], levels: Sequence[Level]) -> list[Mention]:
    """Each colour with the place on the scale that its part of the sentence tells."""
    if not mentions:
        return []
    cuts = [0]
    for one, other in zip(mentions, mentions[1:], strict=False):
        gap = text[one.word.end:other.word.start]
        at = _boundary(gap)
        if at < 0:  # nothing parts them: a level between them belongs to the first if it touches it
            at = len(gap) if re.match(r"\s*[=:(]", gap) or one.word.text in SIGNS else 0
        cuts.append(one.word.end + at)
    last = re.search(r";|\.\s|, with (?:tick|label)|, and the (?:number|text)", text[mentions[-1].word.end:])
    cuts.append(mentions[-1].word.end + last.start() if last else len(text))
    numbers = [level for level in levels if level.kind == "number"]
    out = []
    for k, mention in enumerate(mentions):
        begin, end = cuts[k], cuts[k + 1]
        word = mention.word
        inside = [level for level in levels if begin <= level.start and level.end <= end]
        best = min((level for level in inside if level.kind != "number"), key=lambda level: _far(text, word, level), default=None)
        if best is not None and not _reaches(text, word, best):
            best = None
        number = min((level for level in numbers if begin <= level.start and level.end <= end and _touches(text, word, level)),
                     key=lambda level: _far(text, word, level), default=None)
        if best is not None and number is not None and number.low != number.high:
            number = None  # "40 to 52 (dark blue = highest)": the range is that of the whole scale
        out.append(replace(mention, level=best, number=number))
    return _split_ranges(text, out, numbers)


def _reaches(text: str, word: ColourWord, level: Level) -> bool:
    """Whether a level is near enough to a colour to be said of it."""
    between = text[level.end:word.start] if level.end <= word.start else text[word.end:level.start]
    if level.end <= word.start and re.search(r"\bfrom\b", between):
        return False
    if SCHEME_AFTER.match(text, word.end) and not word.tones and ":" in between:
        return False  # "a blue colour map: the lighter, the fewer"
    return _far(text, word, level) <= 90


def _far(text: str, word: ColourWord, level: Level) -> float:
    """How far a level is from a colour: letters between them, and much more where a comma parts them."""
    between = text[level.end:word.start] if level.end <= word.start else text[word.end:level.start]
    far = len(between) + 30 * len(re.findall(r"[,:]\s", between)) + WEAK.get(level.kind, 0) + 40 * between.count(";")
    if level.start >= word.end and re.match(r"\s*[(=:]\s*$|\s*\((?:the |very )?$", between):
        far -= 10
    return far


def _touches(text: str, word: ColourWord, level: Level) -> bool:
    between = text[level.end:word.start] if level.end <= word.start else text[word.end:level.start]
    if len(between) > 50 or (level.low != level.high and level.low is not None and level.high is not None
                             and re.search(r"\bfrom\b", between)):
        return False
    return LINKING.fullmatch(between) is not None


def _split_ranges(text: str, mentions: list[Mention], numbers: Sequence[Level]) -> list[Mention]:
    """Take "a light grey at 0 to +1 (red)" as two numbers, each beside its own colour."""
    out = list(mentions)
    for level in numbers:
        if level.low is None or level.high is None or level.low == level.high or " to " not in text[level.start:level.end]:
            continue
        before = [k for k, m in enumerate(out) if m.word.end <= level.start and _touches(text, m.word, level)]
        after = [k for k, m in enumerate(out) if m.word.start >= level.end and _touches(text, m.word, level)]
        if not before or not after:
            continue
        middle = level.start + text[level.start:level.end].index(" to ")
        rising = True
        one, other = (level.low, level.high) if rising else (level.high, level.low)
        out[before[-1]] = replace(out[before[-1]], number=Level(level.start, middle, "number", one, one))
        out[after[0]] = replace(out[after[0]], number=Level(middle + 4, level.end, "number", other, other))
    return out


def stops_of(said: Said) -> tuple[list[Stop], int] | None:
    """The stops of a scale from low to high, and how many of its places are told, or None where an end is missing.

    Parameters
    ----------
    said : Said
        What a sentence says, or several sentences together.
    """
    mentions = _in_between(_told(_once(said.mentions)))
    if not mentions:
        return None
    positions = _positions(mentions)
    known = [p for p in positions if p is not None]
    if len(set(known)) >= 2:
        stops = _by_level(mentions, positions)
        return (stops, len(set(known))) if stops[0].level == 0.0 and stops[-1].level == 1.0 else None
    chain = _longest_chain(mentions, said.anchored or bool(said.order))
    if chain is None:
        # "red is failure, yellow is warning, and green": one end is told, and the list gives the others
        mentions = [m for m in _once(said.mentions) if m.word not in said.hue]
        positions = _positions(mentions)
        if not said.anchored or len(mentions) < 2 or {positions[0], positions[-1]}.isdisjoint({0.0, 1.0}):
            return None
        chain = slice(0, len(mentions))
    mentions = mentions[chain]
    positions = positions[chain]
    forward = said.order or 1
    ends = (positions[0], positions[-1])
    if ends[0] is not None:
        forward = 1 if ends[0] < 0.5 else -1 if ends[0] > 0.5 else forward
    elif ends[1] is not None:
        forward = 1 if ends[1] > 0.5 else -1 if ends[1] < 0.5 else forward
    elif said.relation and not said.order:
        lighter = mentions[0].word.lab.L - mentions[-1].word.lab.L
        if abs(lighter) > 0.1:
            forward = 1 if (lighter > 0) == (said.relation > 0) else -1
    groups = _groups(mentions)[::forward]
    stops = [Stop(tuple(m.word for m in group), None, _value(group)) for group in groups]
    stops[0] = replace(stops[0], level=0.0)
    stops[-1] = replace(stops[-1], level=1.0)
    middle = [k for k, group in enumerate(groups) if any(m.side == 0 for m in group)]
    if len(middle) == 1 and 0 < middle[0] < len(stops) - 1:
        stops[middle[0]] = replace(stops[middle[0]], level=0.5)
    return stops, len(known)


def _value(group: Sequence[Mention]) -> float | None:
    for mention in group:
        number = mention.number
        if number is not None and number.low is not None and number.low == number.high:
            return number.low
        if mention.level is not None and mention.level.kind == "zero":
            return 0.0
    return None


def _once(mentions: Sequence[Mention]) -> list[Mention]:
    """Every colour once: what is said of its place later on ("a red-blue scale; red is negative") goes to the first."""
    out: list[Mention] = []
    for mention in mentions:
        placed = mention.level is not None or mention.number is not None
        twin = next((k for k, m in enumerate(out) if m.word.lab == mention.word.lab), None)
        if twin is not None and (placed or not mention.link):
            if placed and out[twin].level is None and out[twin].number is None:
                out[twin] = replace(out[twin], level=mention.level, number=mention.number)
            continue
        out.append(mention)
    return out


def _in_between(mentions: list[Mention]) -> list[Mention]:
    """The order in which the scale runs: "from black to yellow over red" puts red before yellow."""
    for k in range(2, len(mentions)):
        both = all(m.level is not None or m.number is not None for m in mentions[k - 2:k])
        if mentions[k].link != "via" or not (mentions[k - 1].link == "to" or both) or mentions[k].level or mentions[k].number:
            continue
        stop = k + 1
        while stop < len(mentions) and mentions[stop].link in ("and", "to", "or") and not mentions[stop].level:
            stop += 1
        end = mentions[k - 1]
        moved = [replace(m, link="to" if j == 0 else m.link) for j, m in enumerate(mentions[k:stop])]
        if end.link != "to":  # "purple (low) to yellow (high) through ..." whichever of the two comes first
            moved = [replace(m, link="to") for m in moved]
        return mentions[:k - 1] + moved + [end] + mentions[stop:]
    return mentions


def _told(mentions: list[Mention]) -> list[Mention]:
    """The mentions that take part: those with a place, and those that follow one another."""
    keep = []
    for k, mention in enumerate(mentions):
        follows = bool(mention.link)
        leads = k + 1 < len(mentions) and bool(mentions[k + 1].link)
        # "red marks less, yellow so and so, blue more"
        between = any(m.level for m in mentions[:k]) and any(m.level for m in mentions[k + 1:])
        if between or mention.level is not None or mention.number is not None or follows or leads:
            keep.append(mention)
    return keep


def _longest_chain(mentions: list[Mention], listed: bool) -> slice | None:
    """The longest run of colours that follow one another, at least once by a word such as "to".

    Where the sentence speaks of the scale, a bare list of four or more will do.
    """
    best: slice | None = None
    start = 0
    for k in range(1, len(mentions) + 1):
        if k == len(mentions) or not mentions[k].link:
            onward = any(m.link in ("to", "via") for m in mentions[start + 1:k]) or listed and k - start > 3
            if onward and (best is None or k - start > best.stop - best.start):
                best = slice(start, k)
            start = k
    return best


def _groups(mentions: Sequence[Mention]) -> list[list[Mention]]:
    groups: list[list[Mention]] = []
    for mention in mentions:
        if groups and mention.link == "or":
            groups[-1].append(mention)
        else:
            groups.append([mention])
    return groups


def _positions(mentions: Sequence[Mention]) -> list[float | None]:
    """A place from 0 to 1 for every mention, where one is told."""
    words = [m.side for m in mentions]
    signed = any(m.level is not None and m.level.kind in ("negative", "positive") for m in mentions)
    numeric = _numeric([m.number for m in mentions])
    by_number = sum(p is not None for p in numeric) >= 2 and len({p for p in numeric if p is not None}) >= 2
    out: list[float | None] = []
    for mention, side, position in zip(mentions, words, numeric, strict=True):
        if by_number and position is not None:
            out.append(position)
        elif side == 2:
            out.append(None)
        elif mention.level is not None and mention.level.kind == "zero":
            others = {w for m, w in zip(mentions, words, strict=True) if m is not mention and w != 2}
            between = signed or (-1 in others and 1 in others) or (not others and any(
                m.number is not None and m.number.low is not None and m.number.low < 0 for m in mentions))
            out.append(0.5 if between else 0.0)
        elif mention.level is not None and mention.level.size:  # a small gain is high, and beside a loss above the middle
            small = mention.level.size == "low"
            out.append((0.35 + 0.3 * (side > 0) if small else 1.0 * (side > 0)) if {-1, 1} <= set(words) else 0.0 if small else 1.0)
        else:
            out.append((0.0, 0.5, 1.0)[side + 1])
    if {-1, 1} <= set(words):  # "0.5 is white, below it blue and above it red"
        for k, mention in enumerate(mentions):
            if out[k] is None and mention.number is not None:
                out[k] = 0.5
    if len(set(words) - {2}) == 1 and not by_number and {-1, 1} & set(words):  # "black for the least, yellow for 1"
        for k, mention in enumerate(mentions):
            if out[k] is None and mention.number is not None:
                out[k] = 1.0 if -1 in words else 0.0
    for k, mention in enumerate(mentions):  # "black or very dark purple": one place, two words
        if out[k] is None and mention.link == "or" and k:
            out[k] = out[k - 1]
    for k in range(len(mentions) - 2, -1, -1):
        if out[k] is None and mentions[k + 1].link == "or":
            out[k] = out[k + 1]
    return out


def _numeric(numbers: Sequence[Level | None]) -> list[float | None]:
    """Places by numbers: single ones by their value, ranges and open ends by their rank."""
    given = [n for n in numbers if n is not None]
    if len(given) < 2:
        return [None] * len(numbers)
    keys = {id(n): _key(n) for n in given}
    lowest, highest = min(keys.values()), max(keys.values())
    if highest <= lowest:
        return [None] * len(numbers)
    ranges = any(n.low != n.high for n in given)
    ranked = sorted(set(keys.values()))
    out: list[float | None] = []
    for number in numbers:
        if number is None:
            out.append(None)
            continue
        share = (keys[id(number)] - lowest) / (highest - lowest)
        rank = ranked.index(keys[id(number)]) / (len(ranked) - 1)
        # a logarithmic scale puts its middle far to one side
        out.append(rank if ranges or not 0.1 < share < 0.9 else share)
    return out


def _key(number: Level) -> float:
    if number.low is None:
        assert number.high is not None
        return number.high - 1e-9 * max(abs(number.high), 1.0)
    if number.high is None:
        return number.low + 1e-9 * max(abs(number.low), 1.0)
    return (number.low + number.high) / 2


def _by_level(mentions: list[Mention], positions: list[float | None]) -> list[Stop]:
    """Stops in the order of their places; what has none stays beside its neighbours in the text."""
    known = [(k, p) for k, p in enumerate(positions) if p is not None]
    forward = sum(1 if q > p else -1 if q < p else 0 for (_, p), (_, q) in zip(known, known[1:], strict=False)) >= 0
    if not forward:
        # turn the groups, not what stands inside them
        groups = _groups(mentions)[::-1]
        order = {id(m): k for k, m in enumerate(mentions)}
        positions = [positions[order[id(m)]] for group in groups for m in group]
        mentions = [m for group in groups for m in group]
    place: list[float] = []
    for k, position in enumerate(positions):
        if position is not None:
            place.append(position)
            continue
        before = next((positions[j] for j in range(k - 1, -1, -1) if positions[j] is not None), None)
        after = next((positions[j] for j in range(k + 1, len(positions)) if positions[j] is not None), None)
        if before is None or after is None or before == after:
            edge = before if before is not None else after
            assert edge is not None
            place.append(edge)
        else:
            place.append((before + after) / 2)
    stops: list[Stop] = []
    at: list[float] = []
    previous: int | None = None
    for k in sorted(range(len(mentions)), key=lambda k: place[k]):
        mention = mentions[k]
        same = previous is not None and (mention.link == "or" and k == previous + 1 or mentions[previous].link == "or" and k == previous - 1)
        if stops and same:
            stops[-1] = replace(stops[-1], words=(*stops[-1].words, mention.word))
        else:
            stops.append(Stop((mention.word,), positions[k], _value([mention])))
            at.append(place[k])
        previous = k
    return _spread(stops if forward else _outward(stops, at))


def _outward(stops: list[Stop], at: Sequence[float]) -> list[Stop]:
    """Two colours of one end whose order is not told: the one farther from the other end is the outer one."""
    for end, k, opposite in ((0.0, 0, -1), (1.0, len(stops) - 2, 0)) if len(stops) > 2 else ():
        if not at[k] == at[k + 1] == end:
            continue
        away = [math.dist(stops[j].words[0].lab, stops[opposite].words[0].lab) for j in (k, k + 1)]
        if (away[0] > away[1]) != (end == 0.0):
            stops[k:k + 2] = stops[k + 1], stops[k]
    return stops


def _spread(stops: list[Stop]) -> list[Stop]:
    """Of several stops at one end only the outermost is pinned there, and of several in the middle none is."""
    levels = [stop.level for stop in stops]
    told = [k for k, level in enumerate(levels) if level is not None]
    for end, nearest, outer in ((0.0, told[0], 0), (1.0, told[-1], len(stops) - 1)):
        if levels[nearest] == end:
            levels = [None if level == end else level for level in levels]
            levels[outer] = end
    if levels.count(0.5) > 1:
        levels = [None if level == 0.5 else level for level in levels]
    return [replace(stop, level=level) for stop, level in zip(stops, levels, strict=True)]
