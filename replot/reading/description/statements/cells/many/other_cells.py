"""The words for all other cells: ``everything else``, ``the off-diagonal entries of the matrix``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.missing import MISSING_WORDS
from replot.reading.description.lexicon.patterns import rare

__all__ = ["OTHERS", "OTHERWISE"]
IS_SAID = rf"(?:{MISSING_WORDS}|below|under|between|[-−+~≈<]?\d)"
BEGINS = r"(?:(?<=[,;] )|(?<=and )|(?<=while ))"
THINGS = r"(?:cells?|squares?|tiles?|entr(?:y|ies)|pairs?|combinations?|values?)"
OFF = (
    rf"(?:off[- ]diagonals?(?: (?:{THINGS}|elements?))?|non-diagonal (?:{THINGS}|elements?)|"
    rf"(?:{THINGS}|elements?|everything|all) (?:off|outside|away from|beside) the (?:main )?diagonal|"
    rf"(?<!\w )(?:off|outside|away from|beside) the (?:main )?diagonal,? "
    rf"(?:everything|all (?:the )?{THINGS}))"
)
TOLD = (
    r"(?:mentioned|listed|named|stated|given|specified|described|reported)"
    r"(?: (?:here|above|below|explicitly|otherwise|in the (?:list|text)))?\b"
)
LEFT_OUT = (
    r"(?:(?:I|we|you) (?:did|do|have|could)(?: not|n['’]t) (?:mention|list|name|state|give|specif|describe|"
    r"report|see)\w*|(?:I|we) (?:skip(?:ped)?|le(?:ft|ave) out|pass(?:ed)? over))\b"
)
"""``all cells I did not mention``."""
OTHERS = rare(
    r"\b(?:all|every|any|each)(?: of)?(?: the)? (?:other|remaining)\s+(?:[\w-]+ )?(?:cells?|squares?|"
    r"tiles?|entr(?:y|ies)|pairs?|values?|combinations?|elements?|correlations?)\b|\bthe (?:other|"
    r"remaining) (?:[\w-]+ )?(?:cells|squares|tiles|entries|pairs|combinations|elements)\b(?= (?:are|is|"
    r"contain|hold|show|have|read))|"
    rf"\bthe (?:other|remaining) (?:{SEVERAL}|\d{{1,3}}|ones)\b(?= (?:are|is|contain|hold|show|have|read))|"
    r"\beverything else\b|\ball others\b|\bthe rest\b(?! of (?:the|its|their|these|those) [~≈]?\d)|"
    r"\b(?:elsewhere|everywhere else)\b|"
    rf"{BEGINS}(?:the )?(?:others|rest|remaining ones)"
    rf"(?=(?:\s?[:=≈]\s?| (?:(?:are|is|all|at|lie|stay) )*){IS_SAID})|"
    rf"(?:{BEGINS}|^\W*)(?:other|remaining) (?:cells|squares|tiles|entries|pairs|combinations)"
    rf"(?= (?:(?:are|all|at|lie|stay) )*{IS_SAID})|"
    r"\ball else\b|\b(?:by default|unless (?:otherwise )?(?:stated|noted|mentioned|said)(?: otherwise)?),? "
    r"(?:all|every|each)(?: of the)? (?:cells?|squares?|tiles?|entries|entry|values?|pairs?)\b|"
    rf"(?:\b(?:all|every|each|the) (?:of )?(?:the )?)?\b{OFF}"
    r"(?: (?:in|of|within) (?:the|this|our|its) (?:\w+ )?(?:matrix|heat ?map|figure|table|plot|grid))?"
    r"(?=\s*(?:[:=]|(?:is|are|being|at|equals?)(?:\s(?:all|at|set to|exactly))?\s)\s*[-−+]?\.?\d|"
    r"\s?(?::\s?|(?:is|are)\s)(?:all\s|exactly\s)?zero(?:e?s)?\s*(?:[.,;)]|$)|"
    r"\s[-−+]?\.?\d[\d.]*\s*(?:[,;)]|\.?$))|"
    rf"(?:\b(?:all|every|each|any|the) |^\W*){THINGS}(?: (?:that|which))?(?: (?:is|are|was|were))? "
    rf"not {TOLD}|"
    rf"(?:\b(?:all|every|each|any|the) |^\W*){THINGS}(?: (?:that|which))? {LEFT_OUT}|"
    rf"\b(?:any|every)thing(?: that)? {LEFT_OUT}|"
    rf"\b(?:any|every)thing(?: that)?(?: (?:is|was))? not {TOLD}|"
    rf"\b(?:(?:unlisted|unmentioned|unnamed|unstated|unspecified) {THINGS}|missing (?:combination|pair)s)\b|"
    rf"^\W*(?:all )?(?:the )?(?:other|remaining) {THINGS}(?=\s*[:=]\s*{IS_SAID})",
    re.I,
)
OTHERWISE = rare(
    r"(?:\s[^\W\d]{1,3}|\s?%)?,?\s+(?:otherwise|elsewhere|everywhere else|"
    r"(?P<tie>on|in|for|at|under|with) (?:(?:all|each) )?(?:of )?(?:the )?"
    r"(?:others|rest|(?:other|remaining) (?P<kind>\w+)))"
    r"\s*\.?$|"
    r"[;,]\s+(?:and\s+)?(?:otherwise|elsewhere|everywhere else)\s+(?:it\s+)?"
    r"(?:(?:is|are|has|have|at)\s+)?"
    r"(?=[-−+$€£]?\.?\d+(?:[.,]\d+)*\s?%?(?:\s[^\W\d]{1,3})?\s*\.?$)",
    re.I,
)
"""What stands after the value of all the rest: ``80 on Monday and 95 otherwise``."""
