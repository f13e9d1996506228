"""What the readers of an axis label share: the words that lead to it and end it."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import IRREGULAR, SEVERAL
from replot.reading.description.lexicon.patterns import rare

__all__ = ["KIND", "MEANS", "RUNS", "STOP", "Found"]
Found = tuple[str | None, int]
"""A label, or that there is none, and where what follows it begins."""
RUNS = (
    r"covers?|covering|through(?= the )|(?:runs?|goes|extends?|spans?|ranges?) (?:through|over|across|along)"
)
"""What an axis does with the things along it, as alternatives of a pattern."""
MEANS = re.compile(
    r"^(?:\s*as(?= [a-z])(?! (?:well|an?|in|on|shown|follows|before|above|listed|the)\b)|"
    r"(?:(?!\b(?:shad|colou?r|pale|light|dark)|"
    r", the (?:plot|figure|heat|chart|map|matri|image|cell|panel|tile))"
    r"[^\"“`;]){0,40}?\b(?:(?:we|you|there|one) (?:can )?"
    r"(?:have|see|find|are)|represent(?:s|ing)?|shows?|showing|"
    r"correspond(?:s|ing)? to|indicat(?:es?|ing)|denotes?|displays?|"
    r"plots?|gives?|stands? for|is(?: for)?|are|refers? to|depicts?|illustrat(?:es?|ing)|reflects?|"
    r"describes?|captures?|specif(?:y|ies)|tracks?|reports?|presents?|portrays?|identif(?:y|ies)|"
    rf"contains?|holds?|lists?|enumerates?|{RUNS}|"
    r"measures?|carr(?:y|ies)|bears?|varies|encodes?|being(?! \w+ed\b)|for))\s+"
    r"(?:an?\s+(?!and\b|or\b|to\b)|the\s+|different\s+|various\s+|"
    rf"increasing\s+|(?:one|each) of (?=(?:the|{SEVERAL}|\d+)\s)|each\s+|values? of\s+)*",
    re.I,
)
SO_MANY = (
    r"(?:(?<=\bprevious\s)|(?<=\bpreceding\s)|(?<=\bprior\s)|(?<=\bpast\s)|(?<=\blast\s)|(?<=\bnext\s)|"
    r"(?<=\bfirst\s)|(?<=\btop\s))\d{1,3} [a-z][\w-]*s\b"
)
"""``3 days`` of ``the last 3 days``: a number that is part of a name."""
STOP = rare(
    r"[.;,(\[{∈]|:(?!\w)|\s[–—→·•-]\s|\s(?:=|in)\s*[{\[]|\s(?:with|from|ranging|rang(?:es|ed|e)|values?|listed|list|lists|each|"
    r"and (?:lists|ranges|has|the|is|every|contains|includes|displays|shows|"
    r"columns|rows|goes|spans|runs|uses|vertical|y|x)|that|which|in (?:the order|order|steps|powers|"
    r"increments)|on (?:the|a)|at|to the|for|numbered|containing|including|being|as|"
    rf"increasing|going|spanning|spans|goes|running|runs|(?!{SO_MANY})\d|where|shown|are|is|has|have|"
    r"categories(?!\s*(?:[.;(]|$))|labeled|labelled|along|such|across|used|under|through|"
    r"arranged|starting|displaying|and (?:contain|list)s?)\b",
    re.I,
)
FOREIGN = r"\u0370-\u1dff\u2c00-\uffdc"
"""Letters of other scripts than the Latin one, for a class of a pattern: labels begin with them, no words."""
KIND = re.compile(
    r"(?P<the>the )?(?P<kind>(?:[A-Z]{2,5} )?(?:[a-z][\w-]* ){0,2}"
    rf"(?:[a-z][\w-]*s(?<!\bas)|{IRREGULAR}\b))"
    rf"(?:(?:\s+of)?\s+(?=[A-Z\d\"“`‘{FOREIGN}](?:[^,;.|]|\.\d)*(?:[,;]| \||  ?and ))|"
    r"\s+(?=[a-z][\w-]*(?:;| \|))|"
    r"(?=, [A-Z\"“`‘])|(?= \([^(),]{1,40},)|(?=,? (?:such as|including) )|"
    r"(?= [A-Z\d][^\s,;]{0,11}(?: (?:to|through|until) | ?[–-] ?)[A-Z\d])|"
    r"(?=(?: from (?:top|bottom|left|right|north|south|east|west) to \w+)?:\s)|"
    r"(?(the)\s+(?=[a-z][\w-]*, [a-z][\w-]*(?:[,.;]| and\b|$))|(?!)))"
)
"""``the years`` of ``the years 2000, 2005, 2010``: the name of what is listed."""
