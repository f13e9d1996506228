"""The company that a colour word keeps: whether it speaks of the scale, and whether of its hue only."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from replot.reading.description.colours.links import link
from replot.reading.description.colours.shades import ColourWord
from replot.reading.description.colours.vocabulary import ADJECTIVES
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["ANCHOR", "DIVERGING", "OBSERVED", "PAIRED", "SCHEME_AFTER", "SEQUENTIAL", "SPEAKS", "hues",
           "is_sequence", "marks_single_cells", "of_other_things"]

COLOUR = r"(?:colou?r(?:ed|s|ing|ation)?[- ]?)"
THING = r"(?:map(?:ping)?|bar|scale|key|code|coding|gradient|ramp|palette|scheme|legend|range|spectrum|strip)"
SCALE = (rf"(?:{COLOUR}?{THING}|colou?rmap|colou?rbar|cmap|heat ?map|monochrome|gradient|hues?|tones?|"
         r"tints?|shad(?:es?|ing)|tinted|colou?rs?)")
ANCHOR = rare(rf"\b(?:{COLOUR}(?:{THING}|intensity)|colou?r(?:map|bar)|cmap|palette|gradient|scale|"
                    r"shades?|heat ?map|(?:strip|band|bar|ramp) of colou?rs?)\b", re.I)
"""A text with one of these speaks of the colour scale as such."""
SPEAKS = rare(rf"{ANCHOR.pattern}|\b(?:colou?r(?:s|ed|ing|ation)?|legend|shad(?:ed|ing)|hues?|"
                    r"tints?|tinted|tones?|fill|bar|cells|tiles|squares)\b", re.I)
"""A text with one of these may."""
OBSERVED = rare(r"\b(?:rows?|columns?|corner|diagonal|quadrant|intersections?|region|cluster|block|trend|"
                      r"overall|"
                      r"transitions?|panels? (?:has|have|is|are)|this (?:row|panel|column)|"
                      r"(?:upper|lower) (?:half|third)|(?:left|right) (?:half|side)|predominantly|mostly|"
                      r"mix of|notably|stands? out|exceptions?)\b", re.I)
"""A text with one of these speaks of single cells."""
DIVERGING = rare(r"\bdiverg\w+|\bsymmetric(?:al)? (?:about|around)\b|"
                       r"\bbipolar\b|\btwo-sided\b|\bcent(?:er|re)d (?:at|on)\b", re.I)
SEQUENTIAL = rare(r"\bsequential\b|\bmonochrom\w+|\bsingle-hue\b", re.I)

AFTER = re.compile(
    r"[\s\"'”’)*]*(?:(?!(?:to|into|through|via|over|and|or|towards?|with|then)\b)\w+ )?"
    r"(?:text|fonts?|numbers?|numerals|digits?|annotations?|labels?|letters?|"
    r"lettering|characters|type|print|ink|grid ?lines?|lines?|borders?|outlines?|box(?:es)?|frames?|edges?|"
    r"separators?|rules?|rectangles?|arrows?|dashe[sd]|dotted|contours?|curves?|circles?|dots?|markers?|"
    r"stars?|asterisks?|bars?(?! (?:is|at|on|to|runs|goes|from))|background|margins?|canvas|stripes?|"
    r"hatch\w*|cross(?:es)?|ticks?|titles?|wine|tea|lists?|(?<!from )lights?(?! to )|"
    r"paths?|nodes?|flags?)\b", re.I)
BEFORE = rare(
    r"(?:\b(?:text|numbers?|digits?|annotations?|labels?|fonts?|"
    r"letters|titles?|ticks?|words?(?= [\"“'‘])|printed|written|annotated|lettered|"
    r"outlined?|framed|boxed|bordered|circled|highlighted|underlined|hatched|separated|"
    r"drawn as lines)\b(?:(?! and )[^,;.:()]){0,40}?\b(?:in|is|are|by|with)(?: an?| the| either)?|"
    r"\b(?:box|border|outline|frame|rectangle|line|lines|text|numbers|labels|annotations|background|canvas|"
    r"grid lines)\b(?: \w+){0,2} (?:is|are|in)|\b(?:label(?:l?ed)?|named|called|titled|headed)|"
    r"\bnot(?: a| quite)?|\brather than|\binstead of|\bagainst an?)\s*[\"“'‘`]?$", re.I)
MISSING = rare(
    r"\b(?:empty(?! (?!cell|tile|square|entr|field|slot|value|box)[a-z]+s\b)|missing|"
    r"no[- ]data|no value|no entry|blank|masked|mask|nan|n/?a|n\.\s?[adp]\.|unavailable|"
    r"undefined|not (?:measured|available|applicable|reported|tested|shown|"
    r"plotted|run|computed|defined|determined|evaluated|published|"
    r"significant|observed|present|recorded|covered|filled)|absent|diverged|excluded|unfilled|unmeasured|"
    r"without (?:an? )?(?:number|value|data|entry|measurement|score)s?|nothing to (?:plot|show)|invalid|"
    r"failed runs?|no (?:number|score|data|measurement|observations?)|out of memory|oom|upper triangle|"
    r"lower triangle|those (?:cell|tile|square)s are|not part|zeros? are not|do(?:es)? not exist|cannot|"
    r"left (?:white|blank|grey|gray|empty|out))\b", re.I)
OWN = (
    r"(?:cell|tile|square|patch|block|region|area|zone|spot|band|blob|diagonal|row|column|corner|quadrant|entry|"
    r"value|field|end|extreme|middle|mid-?point|cent(?:er|re)|point|one|half|side|part|fill|glow|wash|cast|island|"
    r"stretch|cluster|pixel|swatch|shadow|tinge|pole|stop|level|class|group|background|panel|grid|matrix|"
    r"figure|plot|chart|image|theme|look|family|variant|version|ramp)"
)
"""What of a figure a colour may be that is one of the scale."""
A_THING = re.compile(
    rf"\s+(?!(?:{SCALE}|{OWN})s?\b|(?:to|into|through|via|over|and|or|towards?|with|then|on|as|at|in|for|of|near|"
    r"from|by|when|where|that|until|if|but|than|up|only|again|rather|while|nor|not|so|too|there|here|around|about|"
    r"between|above|below|under|mean|\w+ing|\w+ed|\w+ly)\b)[a-z]{3,}(?P<several>(?<=s))?(?![\w-])"
)
GLOSSED = re.compile(
    r"(?:^|[;:,(—–]\s?|\b(?:and|are|is|includes?)\s)[A-Z][A-Z\d-]{1,7}"
    r"(?:[,:]|\s[=–—-]|\s(?:represents?|denotes?|means?|stands\sfor|is))\s(?:[a-z]+\s){0,2}$"
)
"""``ROO, `` and ``ROO represents ``, before what a short label stands for: ``ROO, white young roots``."""
FURTHEST_GLOSS = 40
ONE_OF = re.compile(r"\b(?:an?|his|her|my|our|their|someone's)\s+(?:[a-z-]+\s+){0,2}$", re.I)
"""``a white mug``: what is no part of the figure."""
COUNTED = rare(r"\b(?:no|few|fewer|many|more|low|lower|high|higher|proportions?|share|number|count|"
                     r"percentage|fraction)\b[^,;.]{0,25}\bmissing", re.I)
"""Where missing values are what the cells show."""
FULL = rare(r"\b(?:empty\b.*\bfull(?:est)?|full(?:est)?\b.*\bempty)\b", re.I)
"""Where what is empty has the lowest value."""
FONTS = rare(r"\b(?:in|is|are) (?:bold(?:faced?)?|italics?)\b|\bboldfaced?\b|\bunderlin(?:ed?|ing)\b|"
             r"\b(?:bold|italic) (?:type|print|text|font)s?\b", re.I)
"""What marks single numbers beside others that a colour marks: ``the best in bold, the second in grey``."""
BEST = r"(?:best|worst|(?:high|low|larg|small)est|top|max(?:imum)?|min(?:imum)?)"
OF_EACH = rare(rf"\b{BEST}\b[^.;,()]{{0,60}}\b(?:each|every|per|row-?wise|column-?wise)\b|"
               rf"\b(?:each|every)\b[^.;,()]{{0,30}}\b{BEST}\b|\b(?:second|third|next)[- ]{BEST}\b", re.I)
"""What is one cell of each line, and no end of the scale: ``the best score of each row``."""
CLAUSE_END = rare(r"[;.,]\s|\s[–—-]\s|\b(?:and|while|whereas|but|though|although)\b\s|[()]")


def of_other_things(text: str, word: ColourWord) -> bool:
    """Whether a colour is that of the letters, of a box, of missing cells, or is denied."""
    after = AFTER.match(text, word.end) and not re.match(r"\s*(?:colou?r|scale)", text[word.end:], re.I)
    clause = _clause(text, word)
    missing = MISSING.search(clause) and not COUNTED.search(clause) and not FULL.search(text)
    thing = A_THING.match(text, word.end)
    if thing is not None:
        begin = max(0, word.start - FURTHEST_GLOSS)
        one = thing["several"] is None and ONE_OF.search(text, begin, word.start)
        thing = one or GLOSSED.search(text, begin, word.start)
    return bool(after or missing or thing or BEFORE.search(text, max(0, word.start - 70), word.start))


def marks_single_cells(text: str, words: Sequence[ColourWord]) -> bool:
    """Whether colours only mark some cells or numbers, as bold ones do, and make no scale."""
    if ANCHOR.search(text) or any(link(text, *pair) in ("to", "via") for pair in pairwise(words)):
        return False
    return OF_EACH.search(text) is not None or (len(words) == 1 and FONTS.search(text) is not None)


@lru_cache(maxsize=1 << 5)
def _clause_ends(text: str) -> list[int]:
    return [match.end() for match in CLAUSE_END.finditer(text)]


def _clause(text: str, word: ColourWord) -> str:
    """The clause around a colour: from one comma to the next."""
    ends = _clause_ends(text)
    before = bisect_right(ends, word.start)
    begin = ends[before - 1] if before else 0
    stop = CLAUSE_END.search(text, word.end)
    end = stop.start() if stop else len(text)
    # brackets right after the word belong to it, and so does what stands before the brackets that it is in
    if stop and stop.group() == "(" and not text[word.end:end].strip(" *"):
        closing = text.find(")", stop.end())
        end = closing if closing > 0 else len(text)
    elif stop and stop.group() == ")" and text[begin - 1:begin] == "(":
        begin = max(0, text.rfind(",", 0, begin), text.rfind(";", 0, begin), begin - 40)
    return text[begin:end]


SCHEME_AFTER = re.compile(r"[\s\"'”)-]*(?:diverging|sequential|monochrome|continuous|\w+-to-\w+)?[\s-]*"
                          rf"{SCALE}\b", re.I)
SCHEME_BEFORE = rare(r"\b(?:shades|tones|hues|tints|variations|gradations|diverging|sequential|"
                           r"in(?: ever| increasingly| progressively)?|"
                           r"purely|monochrome|range|only|(?:scale|scheme|palette|hue|tone|colou?r) is|"
                           r"(?:hue|tone|colou?r family)\s?[:=]|"
                           r"(?:gradient|scale|palette|heat ?map)\b[^.;]{0,60}\bof)(?: of)?(?: an?|"
                           r" the)?\s*[\"“'‘`]?$",
                           re.I)
GRADED = re.compile(r",? (?:\(?from )?(?:light|pale|dark|deep)\w* to (?:dark|deep|light|pale)\w*"
                    r"(?! \w*(?:red|blue|green|purple|orange|yellow|gr[ae]y|brown|pink|white|black))", re.I)
PAIRED = re.compile(r"\W*(?:and|&|/)\W*", re.I)
"""What joins two colours of which neither comes first."""
PLURAL = re.compile(r"(?:red|blue|green|purple|orange|gr[ae]y)s", re.I)


def hues(text: str, words: Sequence[ColourWord]) -> list[ColourWord]:
    """Colours that the scale is said to have as a whole (``shades of blue``, ``a purple palette``)."""
    # of "a red and blue scale" neither is the hue of the whole
    paired = [other for one, other in pairwise(words) if PAIRED.fullmatch(text, one.end, other.start)]
    return [word for word in words if word.tones
            or (word not in paired and SCHEME_AFTER.match(text, word.end) is not None)
            or GRADED.match(text, word.end)
            or SCHEME_BEFORE.search(text, 0, word.start) or PLURAL.fullmatch(word.text)]


def is_sequence(text: str, word: ColourWord) -> bool:
    """Whether a compound names colours one after another (``a red-blue scale``) rather than a blend."""
    if len(word.parts) != 2:
        return len(word.parts) > 2
    if word.parts[0].text.lower() in ADJECTIVES:
        return False  # "reddish-pink"
    one, other = word.parts[0].lab, word.parts[1].lab
    opposite = one.a * other.a + one.b * other.b < 0.3 * one.chroma * other.chroma
    if opposite and DIVERGING.search(text, max(0, word.start - 40), word.end + 40):
        return True
    scheme = re.match(r"[\s\"'”)-]*(?:diverging|sequential|colou?r|scale|gradient|palette|scheme|ramp|cmap|"
                      r"heat ?map)",
                      text[word.end:word.end + 40], re.I)
    return bool(scheme and SCHEME_AFTER.match(text, word.end)) and (opposite or "/" not in word.text)
