"""Words and numbers for places on a scale: low and high, worst and best, negative and zero, 20 % to 40 %."""

from __future__ import annotations

from dataclasses import dataclass

from replot.reading.description.colours.relations import ORDER
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import as_float, power_of_ten
from replot.reading.description.lexicon.patterns import rare

__all__ = ["LINKING", "SIDES", "Level", "find_levels"]


@dataclass(frozen=True, slots=True)
class Level:
    """A place on the scale that a text speaks of.

    Attributes
    ----------
    start, end : int
        Its place in the text.
    kind : str
        ``low``, ``mid``, ``high``; ``bad``, ``good``, ``little``, ``much``; ``negative``, ``zero``,
        ``positive``; ``number``.
    low, high : float or None
        The ends of what a number stands for; equal for a single number, one of them None for an open end.
    size : str
        ``low`` or ``high`` where a negative or positive is said to be small or large (``a small loss``).
    """

    start: int
    end: int
    kind: str
    low: float | None = None
    high: float | None = None
    size: str = ""

    @property
    def side(self) -> int:
        """-1 low, 0 middle or zero, 1 high, 2 for a number without an open end."""
        if self.kind == "number" and (self.low is None) != (self.high is None):
            return -1 if self.low is None else 1
        return SIDES[self.kind]


SIDES = {"low": -1, "bad": -1, "little": -1, "negative": -1, "mid": 0, "zero": 0, "high": 1, "good": 1,
         "much": 1, "positive": 1, "number": 2}
WORDS = {
    "mid": r"middling|half[- ](?:full|empty)|mid(?:dle|point|-?range|way|values?|s)?|medium|"
           r"intermediate|moderate(?:ly)?|average|median|mild|cent(?:er|re|ral)|neutral(?:ity)?|half-?way|"
           r"in[- ]between|"
           r"between (?:them|these|the two|those)|transitional|draws?|a tie|ties|tied|(?:an )?even record|"
           r"unchanged|parity|balanced?|uncorrelated|mixed|no (?:change|correlation|effect|difference|"
           r"relation(?:ship)?|association)|indifferen\w+|break-?even|normal",
    "zero": r"(?:near|close to|around|about|at|approximately|almost|"
            r"nearly|exactly)?[- ]?\b(?:zero|none|nothing)\b|"
            r"no (?:values? at all|missing(?: values| data)?)|"
            r"no (?!data|values?|entr|numbers?|scores?|measure|observ|longer|colou?r)[a-z]+"
            r"(?=\s*(?:[,.;)]|$|and\b))|"
            r"(?:practically|virtually|nearly) (?:no|none)",
    "negative": r"\bdown(?=\s*(?:[.,;:=)]|$|and\b|\())|"
                r"negatives?|negatively|minus|loss(?:es)?|loses?|decreases?|decreased|decline[sd]?|drops?|"
                r"deficits?|below[- ](?:average|normal|zero|par|the mean)|down-?regulat\w+|worsen\w*|"
                r"degrad\w+|repuls\w+|under-?(?:express\w+|represented|perform\w*)|deplet\w+|antagonis\w+|"
                r"cold(?:er|est)?|cool(?:er|est)?|dry|drier|driest|anti-?correlat\w+|slowdowns?|shrinkage|"
                r"reduc(?:e[sd]?|tions?)|inhibit\w+|repress\w+|falls? behind|behind|lags?(?= behind)|"
                r"defeats?|against(?=\s*(?:[.,;:)=(]|$|is\b|means?\b))|reject\w*|"
                r"oppos\w+|disagree\w*|below",
    "positive": r"\bup(?=\s*(?:[.,;:=)]|$|and\b|\())|"
                r"positives?|positively|plus|gains?|increases?|increased|improve(?:s|d|ments?)?|surplus|"
                r"excess|above[- ](?:average|normal|zero|par|the mean)|up-?regulat\w+|enrich\w+|synerg\w+|"
                r"attract\w+|over-?(?:express\w+|represented|perform\w*)|warm(?:er|est)?|hot(?:ter|test)?|"
                r"wet(?:ter|test)?|speed-?ups?|growth|activat\w+|induction|induced|outperforms?|beats?|ahead|wins?|profits?|"
                r"support\w*|agree\w*|above|beyond",
    "low": r"lowest|lower(?: end| limit| bound)?|low(?:[- ]end)?|least|minim(?:um|a|al)|min|smallest|"
           r"smaller|small|little|fewest|fewer|few|weakest|weaker|weak|rarest|rarer|rarely|rare|scarce|"
           r"sparse|bottom(?: end)?|less|left[- ](?:hand )?end|foot|negligible|minor|shallow(?:er|est)?|"
           r"quiet(?:er|est)?|silen(?:ce|t)|light traffic|hardly (?:any|used)|insignificant|dissimilar|"
           r"unlikely|infrequent|empty",
    "high": r"highest|higher|high(?:[- ]end)?|"
            r"most(?! (?:of (?:the )?)?(?:cells|squares|tiles|entries|boxes|fields|pairs|rows|columns|"
            r"patches|rest|others|remaind?\w*|them|it)\b)|maxim(?:um|a|al)|max|largest|larger|large|greatest|"
            r"greater|great|biggest|bigger|big|strongest|stronger|strong|peaks?|top(?: end)?|"
            r"upper(?: end| limit| bound)?|head|full|right[- ](?:hand )?end|"
            r"(?<!\bhow )(?<!\bthat )(?<!\bas )(?<!\bso )(?:many|much(?=\s*(?:[,.;)]|$|and\b)))|"
            r"more|(?<!\bat )all|a lot|lots|"
            r"abundant|frequent|common|often|dense(?:st)?|busy|busiest|busier|heavy|heavier|heaviest|"
            r"severe|extreme|intense|crowded|significant|major|similar|likely",
    "bad": r"dissatisfied|unsatisfied|unhappy|danger|poor(?:er|est)?|poorly|bad(?:ly)?|worst|worse|"
    "fail(?:ed|ure|ing|s)?|wrong|critical",
    "good": r"(?<!\bdis)(?<!\bun)satisfied|happy|safe|good|better|best|excellent|perfect|ideal|healthy|"
    "correct|success(?:ful)?|optimal|"
            r"pass(?:ed)?",
    # opposites of which the figure may well show the other side: the fastest run has the lowest time
    "little": r"near(?:by|est)?(?=\s*(?:[,.;)]|$))|"
              r"slow(?:er|est)?|cheap(?:er|est)?|short(?:er|est)?|young(?:er|est)?|early|earliest|idle|"
              r"thin(?:ner|nest)?|undamaged|easy|easier|easiest",
    "much": r"far(?:thest|ther)?(?=\s*(?:[,.;)]|$))|distant|"
            r"fast(?:er|est)?|expensive|dear(?:er|est)?|long(?:er|est)?|old(?:er|est)?|late|latest|"
            r"loud(?:er|est)?|thick(?:er|est)?|saturated|dangerous|hard(?:er|est)?|deep(?:er|est)|"
            r"(?:highly|extremely|very) \w+",
}
# "low-risk" is low, "low-resource", "zero-shot" and "top-1" are names
NAME = (r"-(?!risks?|values?|valued|scor|intensity|density|errors?|loss|costs?|accuracy|frequency|levels?|"
        r"end|perform|confidence|priority|probability|similarity|activity|quality|expression)[a-z]")
KINDS = "|".join(rf"(?P<{kind}>(?:{words})\b(?!-\d|{NAME}))" for kind, words in WORDS.items())
LEVEL = rare(rf"\b(?:{KINDS})", re.I)

# "a common colour bar", "the hotter the colour" say nothing of low and high
OF_THE_SCALE = re.compile(r"\s+the\s+(?:colou?r|cell|tile|square|shade|hue|tone)|"
                          r"[\s-]+(?:(?:diverging|sequential|colou?red|"
                          r"\w+-\w+)\s+)?(?:colou?r\w*|bar|scale|heat ?map|"
                          r"gradient|palette|figure|image|map|grid|panels?|"
                          r"legend|range|spectrum|part)\b", re.I)
ELSEWHERE = rare(
    r"\b(?:shown|given|placed|located|displayed|listed|described|printed|drawn|bar|scale|see|as) "
    r"(?:below|above)$",
    re.I,
)
"""Where something stands: ``the scale is shown below``."""
DENIED = rare(r"\b(?:not|never|hardly|barely)(?: very| so)?\s+$", re.I)
OPPOSITE = {"low": "high", "high": "low", "good": "bad", "bad": "good", "much": "little", "little": "much"}
# a loss is a negative beside gains, or where it is small or large; alone it is what a network has
GAIN = rare(r"\b(?:gains?|profits?|wins?)\b", re.I)
# "most negative" is negative
SIGNED = re.compile(r"(?:ly)?\s+(?:negative|positive)\b", re.I)
# "worst congestion" is a lot of it
NEGATIVE_NOUN = re.compile(r"\s+(?:congestion|errors?|risks?|delays?|damage|pollution|failures?|crime|"
                           r"toxicity|loss|latency|traffic|drought|overfitting|bias|noise|pain)\b", re.I)

SPEED = re.compile(r"(?:fast|slow)(?:er|est)?\b", re.I)
DURATION = rare(
    r"(?<!per )\b(?:(?:run)?times?|latenc(?:y|ies)|delays?|durations?|seconds?|minutes?|ms)\b", re.I
)
"""Of what is measured so, the fast ones have little; but per second, they have much."""

JUDGED = rare(
    r"\b(?:higher|lower|more|less|larger|smaller|bigger|fewer)(?: (?:values?|numbers?|scores?))? "
    r"(?:is|are|=) (?:better|worse)(?=\s*(?:;|\.(?:\s|$)|·|$))",
    re.I,
)
"""``Higher is better;`` says nothing of the colours that are told before or behind it."""

SUPERSCRIPT = "⁰¹²³⁴⁵⁶⁷⁸⁹"
PLAIN = (rf"[+\-−–]?(?<![\w.,])(?<![A-Za-z]-)(?:10(?:\^\{{?[-−+]?\d{{1,3}}\}}?|[⁻⁺]?[{SUPERSCRIPT}]{{1,3}})|"
         r"(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+|(?<=\d))(?:[eE][+\-−]?\d{1,3})?)(?![\w]*\d)")
UNIT = (r"\s?(?:%|percent|per ?cent|°[CF]?|k\b|ms\b|s\b|µ[a-zA-Z/³]+|mm\b|dB\b|bits?\b|nats?\b|points?\b|"
        r"pp\b|x\b|×)")
UPWARD = ("above", "over", "more", "higher", "greater", "larger", "at least", "beyond", "exceeding", ">", "≥")
NUMBER = rare(
    r"(?P<bound>(?:[<>≤≥]=?|\b(?:below|under|less than|lower than|fewer than|up to|"
    r"at most|above|over|more than|higher than|greater than|"
    r"larger than|at least|beyond|exceeding))\s*)?(?:(?:[~≈∼]|"
    r"\b(?:about|around|approximately|roughly|near(?:ly)?|close to|almost)\b)\s*)?"
    rf"(?P<first>{PLAIN})(?:{UNIT})?(?:(?:\s?[–—-]\s?(?=[~\d.−+])|\.\.\.?|"
    rf"\s(?:to|and|through)\s)~?(?P<last>{PLAIN})(?:{UNIT})?)?"
    r"(?P<more>\s?(?:\+|(?:and|or) (?:more|above|over|higher|beyond|greater)|"
    r"(?P<less>(?:and|or) (?:less|below|under|lower|fewer))))?", re.I)
LINKING = re.compile(
    r"(?:[\s():=|→←\-–—⇒>,≈~%\"“”'‘’`]|\b(?:values?|scores?|ranks?|levels?|grades?|class|of|at|for|is|are|was|were|as|in|mean(?:s|ing)?|"
    r"marks?|represent(?:s|ing|ed)?|indicat(?:es?|ing)|denot(?:es?|ing)|stands?|shows?|shown|appears?|"
    r"correspond(?:s|ing)?|to|an?|the|about|approximately|around|"
    r"near|cells?|by|colou?red|drawn|equals?|signif(?:y|ies)|"
    r"exactly|being|percent|end|mark|and|above|below|increasingly|"
    r"turns?|it|goes|tiles?|squares?|which|low|lowest|high|"
    r"highest|minimum|maximum|min|max|bottom|top|midpoint|middle|"
    r"very|good|bad|best|worst|poor|fine|fast|slow|safe|critical|accuracy|sits?|lies|lie|begins?|starts?|reached|found|used|"
    r"applies|covers?|ones)\b|"
    r"\((?:[a-z-]+\s){0,3}[a-z-]+,\s|"  # "5 (strongly agree, dark green)"
    r"\b[a-z]\s?=|=\s(?:[a-z][a-z-]+\s){1,3}$)*", re.I)
"""What may stand between a number and the colour that it belongs to."""


AT_PLACE = rare(
    r"\b(?:cells?|tiles?|squares?|blocks?|spots?|patch(?:es)?|boxes) (?:at|in|on|around|near) "
    r"(?:[a-z]+ ){0,2}\d[\d.]*(?:(?:, and |, | and )\d[\d.]*){0,8} "
    r"(?:shows?|indicates?|represents?|marks?|means?|are|is|ha(?:s|ve)|denotes?|reveals?|depicts?)\b",
    re.I,
)
"""Where cells stand whose colour means what follows: ``Blue cells at layer 9 show gains``."""
NEAR = 40


def _places(text: str) -> list[tuple[int, int]]:
    """Numbers that tell where cells stand, before the word for their values."""
    return [at.span() for at in AT_PLACE.finditer(text) if LEVEL.search(text, at.end(), at.end() + NEAR)]


def find_levels(text: str) -> list[Level]:
    """All places on a scale that a text speaks of, in order; a number and a word do not overlap."""
    found = [level for match in NUMBER.finditer(text) if (level := _number(match)) is not None]
    if found and (places := _places(text)):
        found = [level for level in found if not any(a <= level.start < b for a, b in places)]
    taken = [(level.start, level.end) for level in found]
    taken += [match.span() for pattern in (ORDER, JUDGED) for match in pattern.finditer(text)]
    size: Level | None = None
    for match in LEVEL.finditer(text):
        start, end = match.span()
        kind = str(match.lastgroup)
        sized = size is not None and text[size.end:start].isspace()
        if (any(start < stop and begin < end for begin, stop in taken)
                or (kind != "mid" and OF_THE_SCALE.match(text, end))
                or (kind in ("low", "high") and SIGNED.match(text, end))
                or (match.group().lower() == "loss" and not sized and not GAIN.search(text))):
            continue
        if ELSEWHERE.search(text, max(0, start - 12), end):
            continue
        if kind in ("negative", "positive") and sized and size is not None:
            found[-1] = Level(size.start, end, kind, size=size.kind)  # "a small loss"
            continue
        if DENIED.search(text, max(0, start - 12), start):  # "not common"
            kind = OPPOSITE.get(kind, kind)
        if kind in ("bad", "good") and NEGATIVE_NOUN.match(text, end):
            kind = "high" if kind == "bad" else "low"
        if SPEED.match(text, start) and DURATION.search(text):
            kind = OPPOSITE.get(kind, kind)
        found.append(Level(start, end, kind))
        size = found[-1] if kind in ("low", "high") else None
    found.sort(key=lambda level: level.start)
    return [level for k, level in enumerate(found) if not _said_out(text, level, found[k + 1 : k + 2])]


def _said_out(text: str, level: Level, after: list[Level]) -> bool:
    """Whether a judgement is followed by what it means."""
    judged = level.kind in ("good", "bad") and bool(after) and after[0].kind in ("low", "high")
    return judged and SAID_OUT.fullmatch(text, level.end, after[0].start) is not None


SAID_OUT = re.compile(r"(?: [\w-]+){0,3} \(")
"""Between a judgement and what it means: ``better alignment (lower error)``."""


def _number(match: re.Match[str]) -> Level | None:
    text = match.group()
    start = match.start() + len(text) - len(text.lstrip())
    low = high = _float(match.group("first"))
    if low is None or high is None:
        return None
    bound = (match.group("bound") or "").strip().lower()
    if match.group("last"):
        last = _float(match.group("last"))
        if last is None:
            return None
        low, high = min(low, last), max(high, last)
    elif bound == "over" and match.string[match.end():].lstrip().startswith("("):
        pass  # "from 1 (green) over 0.5 (yellow)"
    elif bound or match.group("more"):
        upward = bound.startswith(UPWARD) if bound else not match.group("less")
        return Level(start, match.end(), "number", low if upward else None, None if upward else high)
    return Level(start, match.end(), "number", low, high)


def _float(text: str) -> float | None:
    power = power_of_ten(text)
    return as_float(text) if power is None else power
