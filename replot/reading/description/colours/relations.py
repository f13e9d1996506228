"""What darker and lighter mean, and whether colours are listed with rising or with falling values."""

from __future__ import annotations

from dataclasses import dataclass

from replot.reading.description.colours.words import name_goes_on
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["ORDER", "SHADE", "Relation", "relations", "rises"]


@dataclass(frozen=True, slots=True)
class Relation:
    """That darker is more (``sign`` 1) or that lighter is more (-1), and where the two halves of it stand."""

    sign: int
    shade: tuple[int, int]
    way: tuple[int, int]


UP = (r"higher|more|larger|greater|stronger|better|bigger|highest|largest|greatest|strongest|"
      r"best|most(?! (?:of|\w+s)\b)|high|large|strong|good|(?:increas\w+|ris(?:es?|ing)|"
      r"grow(?:s|ing)|climb(?:s|ing)?)(?! from\b)|"
      r"improv\w+|maxim\w+|elevated|longer|richer|heavier|busier|wetter|denser|fuller|taller|louder|positive|full|"
      r"(?<!\bhow )(?<!\bthat )(?<!\bas )(?<!\bso )many")
DOWN = (r"lower|less|fewer|smaller|weaker|worse|lowest|least|smallest|fewest|weakest|worst|low|small|weak|"
        r"poor|decreas\w+|fall(?:s|ing)|drop(?:s|ping)?|declin\w+|shrink(?:s|ing)|minim\w+|reduced|shorter|"
        r"negative|few|zero")
DARKER = (r"dark(?:er|est)?|deep(?:er|est)?|(?:more |most )?(?:intense|saturated|vivid)|darken(?:s|ing)?|"
          r"deepen(?:s|ing)?|intensif(?:y|ies)|"
          r"(?:stronger|denser|richer) (?=(?:the )?(?:colou?r|shad|ton|hue|tint))")
LIGHTER = (r"light(?:er|est)?|pale(?:r|st)?|bright(?:er|est)?|faint(?:er|est)?|fad(?:es|ing|ed)|"
           r"lighten(?:s|ing)?|brighten(?:s|ing)?")
SHADE = rare(rf"\b(?:(?P<dark>{DARKER})|(?P<light>{LIGHTER}))\b", re.I)
WAY = rare(rf"\b(?:(?P<up>{UP})|(?P<down>{DOWN}))\b", re.I)
EQUAL = rare(rf"\b(?:(?P<up>{UP})|(?P<down>{DOWN}))\s*(?:=|:|→|\((?:the )?)\s*$", re.I)
CHANGE = rare(r"\b(?:(?:grow|get|become|turn|go|shade)(?:s|ing)? (?:\w+ )?(?:darker|deeper)|darkens?|"
                    r"deepens?|intensif(?:y|ies))\b[^.;]{0,20}?\b(?:with|as|for|by|in proportion)\b", re.I)
INTENSITY = rare(r"\b(?P<noun>intensity|depth|saturation|strength|darkness|opacity|brightness|"
                       r"lightness)\b[^.;]{0,60}?\b(?:correspond\w*|represent\w*|encod\w+|indicat\w+|"
                       r"reflect\w*|show\w*|proportional\w*|scal\w+|denot\w+|signif\w+|increas\w+|track\w*|"
                       r"map\w*|express\w*|gives?\b)", re.I)
PALER, DEEPER = r"(?:light|pale|bright|faint|white)\w*", r"(?:dark|deep|intense|saturated)\w*"
TWICE = rare(rf"\b(?P<shades>{PALER} to (?P<dark>{DEEPER})|{DEEPER} to {PALER})\b[^;.]{{0,80}}?"
             rf"\b(?P<ways>(?:{DOWN}) to (?P<up>{UP})|(?:{UP}) to (?:{DOWN}))\b", re.I)
"""Both ends of the one and of the other: ``from light to dark as the score goes from weak to strong``."""
NUMBER = r"[-−+]?\d[\d,]*(?:\.\d+)?%?"
AT_NUMBERS = rare(rf"(?P<first>{NUMBER}) \((?:(?P<dark>{DARKER})|(?:{LIGHTER}))(?: \w+)?\) "
                  r"(?:to|and|up to|through|–|-) "
                  rf"(?P<last>{NUMBER}) \((?:{DARKER}|{LIGHTER})(?: \w+)?\)", re.I)
"""The shades of both ends beside their numbers: ``from 10 (dark) to 50 (light)``."""
PARTED = re.compile(r"(?:[^();]|\([^()]*\))*(?=;|\),)")
REACH = 70
"""Letters within which a word for lightness and one for more or less are one statement."""


def relations(text: str) -> list[Relation]:
    """All that a sentence says of what darker and lighter mean.

    Parameters
    ----------
    text : str
        One sentence; a word for lightness and one for more or less count together where no other word for
        lightness, no semicolon and no end of the brackets around one of them parts them.
    """
    if twice := TWICE.search(text):
        sign = (1 if twice.group("dark") else -1) * (1 if twice.group("up") else -1)
        return [Relation(sign, twice.span("shades"), twice.span("ways"))]
    if ends := AT_NUMBERS.search(text):
        first, last = (ends[k].replace("−", "-").replace(",", "").strip("+%.") for k in ("first", "last"))
        sign = (-1 if ends.group("dark") else 1) * (1 if float(first) < float(last) else -1)
        return [Relation(sign, ends.span(), ends.span())]
    found = []
    shades = [shade for shade in SHADE.finditer(text) if not _in_name(text, shade)]
    for k, shade in enumerate(shades):
        stop = min(shades[k + 1].start() if k + 1 < len(shades) else len(text), shade.end() + REACH)
        parted = PARTED.match(text, shade.end(), stop)
        way = (EQUAL.search(text, max(0, shade.start() - 20), shade.start())
               or WAY.search(text, shade.end(), parted.end() if parted else stop))
        if way is None:
            begin = max(shades[k - 1].end() if k else 0, shade.start() - REACH,
                        text.rfind(";", 0, shade.start()) + 1, text.rfind(". ", 0, shade.start()) + 1)
            way = max(WAY.finditer(text, begin, shade.start()), key=re.Match.start, default=None)
        if way is not None:
            sign = (1 if shade.group("dark") else -1) * (1 if way.group("up") else -1)
            found.append(Relation(sign, shade.span(), way.span()))
    if not found and (change := CHANGE.search(text)):
        found.append(Relation(1, change.span(), change.span()))
    if not found and (noun := INTENSITY.search(text)):
        sign = -1 if noun.group("noun").lower() in ("brightness", "lightness") else 1
        found.append(Relation(sign, noun.span("noun"), noun.span()))
    return found


ASIDE = re.compile(r" [–—-](?= )")
WITHIN = re.compile(r"\w[,(]? $|\($")
PLAIN = re.compile(r"(?:dark|light|deep|bright|pale|faint|intense|vivid)", re.I)


def _in_name(text: str, shade: re.Match[str]) -> bool:
    """Whether a shade is part of a name: ``Deep Learning``, ``in Dark - Lighted streets``.

    A line that begins ``Dark - Frequent`` may be one of a legend.
    """
    if not shade.group()[0].isupper() or PLAIN.fullmatch(shade.group()) is None:
        return False
    aside = ASIDE.match(text, shade.end())
    if aside is not None and WITHIN.search(text[max(0, shade.start() - 3) : shade.start()]) is None:
        return False
    following = name_goes_on(text, aside.end() if aside is not None else shade.end())
    return following is not None and WAY.fullmatch(following) is None


TOPS = "top|high(?:est|er)?|max(?:imum)?|best|large(?:st)?"
BOTTOMS = "bottom|low(?:est|er)?|min(?:imum)?|worst|small(?:est)?"
ORDER = rare(
    rf"\b(?P<up>(?:from (?:the )?)?(?:(?:{BOTTOMS}) to (?:the )?(?:{TOPS})|"
    rf"bottom up(?:wards?)?)|left to right|(?:in )?ascending)\b|"
    rf"\b(?P<down>(?:from (?:the )?)?(?:(?:{TOPS}) to (?:the )?(?:{BOTTOMS})|top down(?:wards)?)|"
    r"(?:in )?descending)\b", re.I)
"""The order in which things are listed."""
MORE = (r"(?:increas\w+|ris(?:es?|ing)|grows?|goes up|climbs?|improves?|"
        r"(?:gets?|becomes?) (?:higher|larger|better|more))")
LESS = (r"(?:decreas\w+|falls?|drops?|declin\w+|shrinks?|goes down|"
        r"(?:gets?|becomes?) (?:lower|smaller|worse|less))")
CHANGES = rare(
    rf"\b(?:as|while|when)\b[^,;.()]{{1,60}}?\b(?:(?P<up>{MORE})|(?P<down>{LESS}))\b"
    r"|\bwith (?:(?P<up2>increasing|rising|growing)|(?P<down2>decreasing|falling|declining|shrinking))\b|"
    r"\b(?:(?P<up3>increas(?:es?|ing)|ris(?:es?|ing))|"
    r"(?P<down3>decreas(?:es?|ing)|fall(?:s|ing)?|declin(?:es?|ing))) (?=from\b)", re.I)


def rises(text: str) -> int:
    """1 where things are listed with rising values, -1 with falling ones, 0 where neither is said."""
    match = min(filter(None, (ORDER.search(text), CHANGES.search(text))), key=re.Match.start, default=None)
    if match is None:
        return 0
    return 1 if str(match.lastgroup).startswith("up") else -1
