"""Words for places on a scale: low and high, worst and best, negative and zero, numbers and ranges of numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass

__all__ = ["LINKING", "Level", "Relation", "find_levels", "relations", "rises"]


@dataclass(frozen=True, slots=True)
class Level:
    """A place on the scale that a text speaks of.

    Attributes
    ----------
    start, end : int
        Its place in the text.
    kind : str
        ``low``, ``mid``, ``high``; ``bad``, ``good``, ``little``, ``much``; ``negative``, ``zero``, ``positive``; ``number``.
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


# Of two readings of one place the longer one wins ("no change" over "no", "near zero" over "zero").
WORDS = {
    "zero": r"(?:near|close to|around|about|at|approximately|almost|nearly|exactly)?[- ]?\b(?:zero|none|nothing)\b|no values? at all|"
            r"(?:practically|virtually|nearly) (?:no|none)",
    "mid": r"middling|mid(?:dle|point|-?range|way|values?|s)?|medium|intermediate|moderate(?:ly)?|average|median|mild|cent(?:er|re|ral)|"
           r"neutral(?:ity)?|half-?way|in[- ]between|between (?:them|these|the two|those)|transitional|draws?|a tie|ties|tied|(?:an )?even record|"
           r"no (?:change|correlation|effect|difference|relation(?:ship)?|association)|unchanged|parity|balanced?|uncorrelated|mixed|"
           r"indifferen\w+|break-?even|normal",
    "low": r"lowest|lower(?: end| limit| bound)?|low(?:[- ]end)?|least|minim(?:um|a|al)|min|smallest|smaller|small|little|fewest|fewer|few|"
           r"weakest|weaker|weak|rarest|rarer|rarely|rare|scarce|sparse|bottom(?: end)?|left[- ](?:hand )?end|foot|negligible|minor|"
           r"shallow(?:er|est)?|less|quiet(?:er|est)?|silen(?:ce|t)|light traffic|hardly (?:any|used)|insignificant|dissimilar|unlikely|infrequent",
    "high": r"highest|higher|high(?:[- ]end)?|most|maxim(?:um|a|al)|max|largest|larger|large|greatest|greater|great|biggest|bigger|big|"
            r"strongest|stronger|strong|peaks?|top(?: end)?|upper(?: end| limit| bound)?|right[- ](?:hand )?end|head|full|many|more|all|"
            r"frequent|common|often|dense(?:st)?|busy|busiest|busier|heavy|heavier|heaviest|severe|extreme|intense|crowded|significant|major|"
            r"similar|likely",
    # opposites of which the figure may well show the other side: the fastest run has the lowest time
    "little": r"slow(?:er|est)?|cheap(?:er|est)?|short(?:er|est)?|young(?:er|est)?|early|earliest|idle|thin(?:ner|nest)?|undamaged|easy|easier|easiest",
    "much": r"fast(?:er|est)?|expensive|dear(?:er|est)?|long(?:er|est)?|old(?:er|est)?|late|latest|loud(?:er|est)?|thick(?:er|est)?|saturated|dangerous|"
            r"hard(?:er|est)?|deep(?:er|est)|(?:highly|extremely|very) \w+",
    "bad": r"danger|poor(?:er|est)?|poorly|bad(?:ly)?|worst|worse|fail(?:ed|ure|ing|s)?|wrong|critical",
    "good": r"safe|good|better|best|excellent|perfect|ideal|healthy|correct|success(?:ful)?|optimal|pass(?:ed|ing)?",
    "negative": r"negatives?|negatively|minus|loss(?:es)?|loses?|decreases?|decreased|decline[sd]?|drops?|deficits?|"
                r"below[- ](?:average|normal|zero|par|the mean)|down-?regulat\w+|under-?(?:express\w+|represented|perform\w*)|deplet\w+|"
                r"antagonis\w+|cold(?:er|est)?|cool(?:er|est)?|dry|drier|driest|worsen\w*|degrad\w+|repuls\w+|anti-?correlat\w+|slowdowns?|"
                r"shrinkage|reduc(?:e[sd]?|tions?)|inhibit\w+|falls? behind|behind|lags?|defeats?|against|reject\w*|oppos\w+|disagree\w*|below",
    "positive": r"positives?|positively|plus|gains?|increases?|increased|improve(?:s|d|ments?)?|surplus|excess|"
                r"above[- ](?:average|normal|zero|par|the mean)|up-?regulat\w+|over-?(?:express\w+|represented|perform\w*)|enrich\w+|synerg\w+|"
                r"warm(?:er|est)?|hot(?:ter|test)?|wet(?:ter|test)?|attract\w+|speed-?ups?|growth|activat\w+|outperforms?|beats?|ahead|wins?|"
                r"profits?|support\w*|agree\w*|above",
}
# "below average" is negative, "below 30" a number
ORDER = ("mid", "zero", "negative", "positive", "low", "high", "bad", "good", "little", "much")
LEVEL = re.compile("|".join(rf"(?P<{kind}>\b(?:{WORDS[kind]})\b(?!-[a-z]))" for kind in ORDER), re.I)
SUPER = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺−–", "0123456789-+--")
PLAIN = (r"[+\-−–]?(?<![\w.,])(?:10(?:\^\{?[-−+]?\d{1,3}\}?|[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})|(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+|(?<=\d))"
         r"(?:[eE][+\-−]?\d{1,3})?)(?![\w]*\d)")
UNIT = r"\s?(?:%|percent|per ?cent|°[CF]?|k\b|ms\b|s\b|µ[a-zA-Z/³]+|mm\b|dB\b|bits?\b|nats?\b|points?\b|pp\b|x\b|×)"
NUMBER = re.compile(
    rf"(?P<bound>(?:[<>≤≥]=?|\b(?:below|under|less than|lower than|fewer than|up to|at most|above|over|more than|higher than|greater than|"
    rf"larger than|at least|beyond|exceeding))\s*)?(?P<about>(?:[~≈∼]|\b(?:about|around|approximately|roughly|near(?:ly)?|close to|almost)\b)\s*)?"
    rf"(?P<first>{PLAIN})(?P<unit>{UNIT})?"
    rf"(?:(?P<link>\s?[–—-]\s?(?=[~\d.−+])|\.\.\.?|\s(?:to|and|through)\s)~?(?P<last>{PLAIN})(?:{UNIT})?)?"
    rf"(?P<more>\s?(?:\+|(?:and|or) (?:more|above|over|higher|beyond|greater)|(?P<less>(?:and|or) (?:less|below|under|lower|fewer))))?", re.I)
UPWARD = ("above", "over", "more", "higher", "greater", "larger", "at least", "beyond", "exceeding", ">", "≥")
# what may stand between a number and the colour that it belongs to
LINKING = re.compile(
    r"(?:[\s():=|→←\-–—⇒>,≈~%\"“”'‘’`]|->|=>|\b(?:values?|scores?|of|at|for|is|are|was|were|as|in|means?|marks?|represent(?:s|ing|ed)?|indicat(?:es?|ing)|"
    r"denot(?:es?|ing)|stands?|shows?|shown|appears?|correspond(?:s|ing)?|to|an?|the|about|approximately|around|near|cells?|by|colou?red|drawn|"
    r"equals?|signif(?:y|ies)|exactly|being|percent|end|mark|and|above|below|increasingly|turns?|it|goes|tiles?|squares?|which|"
    r"low|lowest|high|highest|minimum|maximum|min|max|bottom|top|midpoint|middle|very|accuracy|sits?|lies|lie|begins?|starts?|reached|found|used|"
    r"applies|covers?|ones)\b|\b[a-z]\s?=)*", re.I)


def find_levels(text: str) -> list[Level]:
    """All places on a scale that a text speaks of, in order; a number and a word do not overlap."""
    found = [Level(*_span(match), *_ends(match)) for match in NUMBER.finditer(text) if match.group("first").strip("+-−–")]
    taken = [(level.start, level.end) for level in found]
    size: Level | None = None
    taken += [match.span("order") for match in RISING.finditer(text) if match.group("order")]
    for match in LEVEL.finditer(text):
        kind = str(match.lastgroup)
        start, end = match.span()
        if match.group().lower() == "loss" and not (size and text[size.end:start].isspace()) and not GAIN.search(text):
            continue
        if any(start < stop and begin < end for begin, stop in taken):
            continue
        if OF_THE_SCALE.match(text, end) or (kind in ("low", "high") and SIGNED.match(text, end)):
            continue
        if DENIED.search(text, max(0, start - 12), start):  # "not common"
            kind = OPPOSITE.get(kind, kind)
        if kind in ("bad", "good") and NEGATIVE_NOUN.match(text, end):
            kind = "high" if kind == "bad" else "low"
        if kind in ("negative", "positive") and size and text[size.end:start].isspace():
            found[-1] = Level(size.start, end, kind, size=size.kind)  # "a small loss"
            continue
        found.append(Level(start, end, kind))
        size = found[-1] if kind in ("low", "high") else None
    return sorted(found, key=lambda level: level.start)


DENIED = re.compile(r"\b(?:not|never|hardly|barely)(?: very| so)?\s+$", re.I)
OPPOSITE = {"low": "high", "high": "low", "good": "bad", "bad": "good", "much": "little", "little": "much"}
# "a common colour bar", "the full scale" say nothing of low and high
OF_THE_SCALE = re.compile(r"\s+the\s+(?:colou?r|cell|tile|square|shade|hue|tone)|[\s-]+(?:(?:diverging|sequential|colou?red|\w+-\w+)\s+)?(?:colou?r\w*|bar|scale|heat ?map|gradient|palette|figure|image|map|grid|panels?|legend|range|spectrum|part)\b", re.I)
# a loss is a negative beside gains; alone it is what a network has
GAIN = re.compile(r"\b(?:gains?|profits?|wins?)\b", re.I)
# "most negative" is negative
SIGNED = re.compile(r"(?:ly)?\s+(?:negative|positive)\b", re.I)
# "worst congestion" is a lot of it
NEGATIVE_NOUN = re.compile(r"\s+(?:congestion|errors?|risks?|delays?|damage|pollution|failures?|crime|toxicity|loss|latency|traffic|drought|"
                           r"overfitting|bias|noise|pain)\b", re.I)


def _span(match: re.Match[str]) -> tuple[int, int, str]:
    text = match.group()
    return match.start() + len(text) - len(text.lstrip()), match.end(), "number"


def _ends(match: re.Match[str]) -> tuple[float | None, float | None]:
    first = _float(match.group("first"))
    if match.group("last"):
        last = _float(match.group("last"))
        return min(first, last), max(first, last)
    bound = (match.group("bound") or "").lower()
    if bound:
        return (first, None) if bound.startswith(UPWARD) else (None, first)
    if match.group("more"):
        return (None, first) if match.group("less") else (first, None)
    return first, first


def _float(text: str) -> float:
    text = text.translate(SUPER).replace(",", "").strip()
    power = re.fullmatch(r"([+-]?)10\^?\{?([+-]?\d+)\}?", text)
    if power and ("^" in text or len(text.lstrip("+-")) > 2) and "^" in text:
        return (-1.0 if power.group(1) == "-" else 1.0) * 10.0 ** int(power.group(2))
    return float(text)


UP = (r"higher|more|larger|greater|stronger|better|bigger|highest|most|largest|greatest|strongest|best|high|large|strong|good|"
      r"increas\w+|ris(?:es?|ing)|grow(?:s|ing)|climb(?:s|ing)?|improv\w+|maxim\w+|elevated|longer|richer|heavier|busier|positive|many|full")
DOWN = (r"lower|less|fewer|smaller|weaker|worse|lowest|least|smallest|fewest|weakest|worst|low|small|weak|poor|"
        r"decreas\w+|fall(?:s|ing)|drop(?:s|ping)?|declin\w+|shrink(?:s|ing)|minim\w+|reduced|shorter|negative|few|zero")
DARKER = (r"dark(?:er|est)?|deep(?:er|est)?|(?:more |most )?(?:intense|saturated|vivid)|darken(?:s|ing)?|deepen(?:s|ing)?|"
          r"intensif(?:y|ies)|(?:stronger|denser|richer) (?=(?:the )?(?:colou?r|shad|ton|hue|tint))")
LIGHTER = r"light(?:er|est)?|pale(?:r|st)?|bright(?:er|est)?|faint(?:er|est)?|fad(?:es|ing|ed)|lighten(?:s|ing)?|brighten(?:s|ing)?"
SHADE = re.compile(rf"\b(?:(?P<dark>{DARKER})|(?P<light>{LIGHTER}))\b", re.I)
DIRECTION = re.compile(rf"\b(?:(?P<up>{UP})|(?P<down>{DOWN}))\b", re.I)
EQUAL = re.compile(rf"\b(?:(?P<up>{UP})|(?P<down>{DOWN}))\s*(?:=|:|→)\s*$", re.I)
CHANGE = re.compile(r"\b(?:(?:grow|get|become|turn|go|shade)(?:s|ing)? (?:\w+ )?(?:darker|deeper)|darkens?|deepens?|intensif(?:y|ies))\b[^.;]{0,20}?"
                    r"\b(?:with|as|for|by|in proportion)\b", re.I)
INTENSITY = re.compile(r"\b(?P<noun>intensity|depth|saturation|strength|darkness|opacity|brightness|lightness)\b"
                       r"[^.;]{0,60}?\b(?:correspond\w*|represent\w*|encod\w+|indicat\w+|reflect\w*|show\w*|proportional\w*|scal\w+|denot\w+|"
                       r"signif\w+|increas\w+|track\w*|map\w*|express\w*|give\w*)", re.I)


@dataclass(frozen=True, slots=True)
class Relation:
    """That darker is more (``sign`` 1) or that lighter is more (-1), and where the two halves of it stand."""

    sign: int
    shade: tuple[int, int]
    way: tuple[int, int]


def relations(text: str) -> list[Relation]:
    """All that a sentence says of what darker and lighter mean.

    Parameters
    ----------
    text : str
        One sentence; a word for lightness and one for more or less count together where no other word for
        lightness and no semicolon parts them.
    """
    found = []
    shades = list(SHADE.finditer(text))
    for k, shade in enumerate(shades):
        stop = min(shades[k + 1].start() if k + 1 < len(shades) else len(text), shade.end() + 70)
        semicolon = text.find(";", shade.end(), stop)
        way = EQUAL.search(text, max(0, shade.start() - 20), shade.start()) or DIRECTION.search(text, shade.end(), semicolon if semicolon >= 0 else stop)
        if way is None:
            begin = max(shades[k - 1].end() if k else 0, shade.start() - 60)
            begin = max(begin, text.rfind(";", 0, shade.start()) + 1, text.rfind(". ", 0, shade.start()) + 1)
            ways = list(DIRECTION.finditer(text, begin, shade.start()))
            way = ways[-1] if ways else None
        if way is not None:
            sign = (1 if shade.group("dark") else -1) * (1 if way.group("up") else -1)
            found.append(Relation(sign, shade.span(), way.span()))
    if not found and (change := CHANGE.search(text)):
        found.append(Relation(1, change.span(), change.span()))
    if not found and (noun := INTENSITY.search(text)):
        sign = -1 if noun.group("noun").lower() in ("brightness", "lightness") else 1
        found.append(Relation(sign, noun.span("noun"), noun.span()))
    return found


RISING = re.compile(r"\b(?:as|while|when)\b[^,;.()]{{1,60}}?\b(?P<verb>increas\w+|ris(?:es?|ing)|grows?|goes up|climbs?|improves?|gets? (?:higher|larger|better|more)|"
                    rf"becomes? (?:higher|larger|better|more)|decreas\w+|falls?|drops?|declin\w+|shrinks?|goes down|gets? (?:lower|smaller|worse|less)|"
                    rf"becomes? (?:lower|smaller|worse|less))\b"
                    r"|\bwith (?:(?P<up>increasing|rising|growing)|(?P<down>decreasing|falling|declining|shrinking))\b"
                    r"|\b(?:values?|scores?|it|they|that)? ?(?P<lead>increas(?:es?|ing)|ris(?:es?|ing)|decreas(?:es?|ing)|fall(?:s|ing)?|declin(?:es?|ing)) (?=from\b)"
                    r"|\b(?P<order>(?:from (?:the )?)?bottom (?:up(?:wards?)?|to (?:the )?top)|left to right|(?:from (?:the )?)?top (?:down(?:wards)?|to (?:the )?bottom)|low(?:est|er)? to high(?:est|er)?|min(?:imum)? to max(?:imum)?|worst to best|(?:in )?ascending|small(?:est)? to large(?:st)?|"
                    r"high(?:est|er)? to low(?:est|er)?|max(?:imum)? to min(?:imum)?|best to worst|(?:in )?descending|large(?:st)? to small(?:est)?)\b", re.I)


def rises(text: str) -> int:
    """1 where the order of a sentence is that of rising values, -1 where of falling ones, 0 where it says nothing."""
    match = RISING.search(text)
    if match is None:
        return 0
    word = next(filter(None, (match.group(k) for k in ("verb", "up", "down", "lead", "order")))).lower()
    falling = word.startswith(("decreas", "fall", "drop", "declin", "shrink", "goes down", "high", "max", "best", "top", "from top", "from the top", "large", "desc",
                               "in desc")) or re.search(r"lower|smaller|fewer|less|worse", word)
    return -1 if falling else 1
