"""How one colour follows upon another in a sentence, and where between them the one clause ends."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.colours.shades import ColourWord, shaded
from replot.reading.description.colours.vocabulary import SIGNS
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["bare_shade", "boundary", "graded", "link"]

VIA = re.compile(r"through|via|over|passing|passes|past|by way of|across", re.I)
ONWARD = (rf"(?:{VIA.pattern}|to|into|onto|then|towards?|up to|until|followed by|ending (?:in|with|at)|"
          r"ends (?:in|with|at)|finish\w* (?:with|in)|continu\w* over|→|->|=>|⇒|–|—|➔|⟶|>|(?<=\s)-(?=\s)|"
          r"fad\w+|down to|finally|grad\w+ing to|blend\w+ into|transition\w+ to|shift\w+ to|deepen\w*|"
          r"turning|becoming|turns?)")
FILLER = (r"(?:\s|an?\b|the\b|very\b|some\b|finally\b|then\b|up\b|on\b|to\b|come\b|comes\b|through\b|in\b|"
          r"into\b|with\b|at\b|of\b|and\b|increasingly\b|gradually\b|ultimately\b|eventually\b|nearly\b|"
          r"almost\b|even\b|various\b|several\b|intermediate\b|shades?\b|tones?\b|hues?\b|[\"“'‘`*(])*")
LINK_END = rare(rf"(?:^|[\s\w)%\"”’'*,-])(?P<link>(?<![a-z]){ONWARD}(?![a-z]))(?:{FILLER}|"
                      rf"\s*[\d.,+−–-]+\s?%?\s?[(=:]\s*)$", re.I)
IDIOM = rare(r"\bup to(?=\s*[\d~<])|\b(?:close|next|due|correspond\w*|equal|according|"
                   r"belong\w*|similar|compared|near|refer\w*|mapped|"
                   r"assigned|set|relat\w+|equivalent|attached|linked|"
                   r"tied|leads?|add\w*|amount\w*) to\b", re.I)
OR = re.compile(r"\s*(?:/|\(|,? ?or|,? ?and/or)\s*(?:an?|the|even|almost|nearly)?\s*[\"'“‘`*]*", re.I)
AND = re.compile(rf"[\s*\"'”`)%]*+,?\s*+(?:and|then|,)?{FILLER}", re.I)
ARROW = re.compile(r"[\s*\"'`]*(?:-to-|–|—|→|>|->)[\s*\"'`]*")
APART = re.compile(r"[;.]\s|\b(?:while|whereas|but)\b")


def _masked(gap: str, brackets: str) -> str:
    """The words between two colours, with what stands in brackets and idioms ("close to") blanked."""
    gap = re.sub(r"\([^()]*\)", lambda m: brackets * len(m.group()), gap)
    return IDIOM.sub(lambda m: "_" * len(m.group()), gap)


def link(text: str, before: ColourWord, word: ColourWord) -> str:
    """How a colour follows upon the one before it.

    Returns
    -------
    str
        ``"to"`` onward, ``"via"`` onward and through it, ``"or"`` another word for the same place,
        ``"and"``, or nothing.
    """
    gap = _masked(text[before.end:word.start], " ")
    if OR.fullmatch(gap):
        return "or"
    onward = LINK_END.search(gap)
    if onward and VIA.fullmatch(onward.group("link")):
        return "via"
    if APART.search(gap):
        return ""
    if onward or ARROW.fullmatch(gap):
        return "to"
    return "and" if AND.fullmatch(gap) else ""


PARTICIPLE = r"indicat|represent|show|mean|denot|signif|mark|correspond|reflect|signal|which|that is|i\.e"
ENDS = tuple(re.compile(pattern) for pattern in (r";|[.](?:\s|$)", rf",(?!\d|\s(?:{PARTICIPLE})\w*)"))
LATE_ENDS = tuple(re.compile(pattern) for pattern in (
    r"\b(?:and|while|whereas|but|or)\b", r"[–—/|]|\s-\s", r"(?<=\))"))


BRACKETED = re.compile(
    r"(?P<first>[^()]*\))(?:\W*(?:to|through|via|over|and|up to)\b|\s*(?:→|->|–|—|,)\s)[^();]*\("
)
"""Between two colours each in brackets of its own: ``0 (bottom, dark blue) to 10 (top, light yellow)``."""


def boundary(text: str, before: ColourWord, word: ColourWord) -> int:
    """Where, between two colours, what is said of the first ends and what is said of the second begins."""
    between = BRACKETED.match(text, before.end, word.start)
    if between is not None:
        return between.end("first")
    gap = _masked(text[before.end:word.start], "_")
    onward = LINK_END.search(gap)
    found = [match.start() for end in ENDS if (match := end.search(gap))]
    found += [onward.start("link")] if onward else []
    found += [match.start() for end in LATE_ENDS if (match := end.search(gap))]
    if found:
        return before.end + found[0]
    if aside := re.match(r"\s*\([^()]*\)", text[before.end:word.start]):
        return before.end + aside.end()
    # nothing parts them: what stands between belongs to the first if it touches it
    touches = re.match(r"\s*[=:(]", gap) or before.text in SIGNS
    return word.start if touches else before.end


BARE = (r"(?P<shade>(?:very |extremely )?(?:light(?:er|est)?|pale(?:r|st)?|dark(?:er|est)?|deep(?:er|est)?|"
        r"bright(?:er|est)?))\b")
BARE_BEFORE = rare(rf"\b{BARE}(?:\s*\([^()]*\)|\)|\s+at\s+[\d.,%]+)?\s*(?:to|through|→|->|–|-to-)"
                   r"(?:\s*\([^()]*\)|\s|an?\b|the\b|[\d.,%+−-]|(?<=\d)[×x])*+\(?$",
                   re.I)
"""``light to``, ``1 (light) to 20 (``, before ``dark blue``."""
BARE_AFTER = re.compile(r"^(?:\s*\([^()]*\)|[^,;.()]{0,25}?\)?)?\s*(?:to|→|->|–)\s+"
                        r"(?:an? |the |\w+ |[\d.,%×x+−-]+\s*\()?"
                        rf"{BARE}(?! \w*(?:cells|values) )", re.I)


GRADES = re.compile(r"\b(?:light|pale|bright|dark|deep)\w*\s*(?:to|→|->|–)\s*\w+$", re.I)
"""Both shades of a hue that stands before them: ``blue from light to dark``."""


def bare_shade(text: str, begin: int, end: int, hue: ColourWord, *, after: bool = False) -> ColourWord | None:
    """A "light" or "dark" without a hue at the other end of a link from a colour (``light to dark blue``)."""
    match = (BARE_AFTER.match if after else BARE_BEFORE.search)(text[begin:end])
    if match is None or GRADES.search(match.group()) or (hue.neutral and hue.lab.L > 0.9):
        return None
    return shaded(hue, match.group("shade"), begin + match.start("shade"))


LIGHT, DARK = r"light|pale|faint|soft|bright", r"dark|deep|strong|intense|saturated|vivid|solid"
AT_NUMBER = r"\s*(?:\([^()]{0,20}?\d[^()]{0,20}\)|(?:at|for|=)\s+[-−+~]?\d[\d.,]*\d?\s?%?)"
GRADED = rare(
    rf"(?:\s+(?:\w+\s+){{0,2}}?|,\s+)(?:from\s+)?(?:very\s+)?(?:(?P<light>{LIGHT})|(?P<dark>{DARK})){AT_NUMBER},?\s+"
    rf"(?:to|through|and|→|->|–)\s+(?:very\s+)?(?:(?P<to_light>{LIGHT})|(?P<to_dark>{DARK})){AT_NUMBER}", re.I
)
"""``from light (0) to dark (300)``, behind ``shades of green``."""


def graded(text: str, hue: ColourWord) -> list[ColourWord]:
    """The two tones of a hue that is named before them, each beside its number; else nothing."""
    match = None if hue.shade else GRADED.match(text, hue.end)
    if match is None or bool(match["light"]) == bool(match["to_light"]):
        return []
    out = []
    for group in ("light", "dark") if match["light"] else ("dark", "light"):
        name = group if match[group] else f"to_{group}"
        tone = shaded(hue, group, match.start(name))
        out.append(replace(tone, end=match.end(name), text=match[name]))
    return out
