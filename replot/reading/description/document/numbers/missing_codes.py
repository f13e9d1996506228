"""Numbers and letters of which the text says that they stand for no value: ``-999 means not measured``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["without_missing_codes"]
NUMBER = r"[-−–]\d{1,5}(?:\.0{1,3})?|9{2,5}(?:\.[09]{1,3})?"
"""A number that may be a code: negative, or of nines."""
NINES = r"[-−–]?9{2,5}(?:\.[09]{1,3})?"
"""One that is hardly anything else."""
LETTERS = r"[A-Z]{1,4}|[A-Z]\.[A-Z]\.|[a-z]\.?[a-z]\.?"
CODE = rf"(?:{NUMBER})(?![\w.]*\d)|(?-i:{LETTERS})(?![\w-])"
OPEN, CLOSE = r"[\"“`'(]?", r"[\"”`')]?"
OF_VALUES = (
    r"(?:data|values?|entry|entries|cells?|samples?|measurements?|readings?|observations?|records?|results?)"
)
LACKS = (
    rf"(?:an? |the )?(?:(?:missing|absent|lost|unknown|invalid)(?: {OF_VALUES})?|no {OF_VALUES}|nodata|"
    rf"not (?:yet )?[a-z]+(?:ed|en|un|own|ade|available|applicable)(?: {OF_VALUES})?|"
    r"below (?:the )?detection(?: limit)?|too few [a-z]+|left (?:blank|empty|white)|blank|empty)\b"
)
"""What stands where there is no value: ``not measured``, ``missing value``."""
CODE_FIRST = rare(
    rf"(?<![\w.\"“`'(|-]){OPEN}(?:(?P<first>{CODE}){CLOSE}\s?(?:(?:means?|marks?|denotes?|indicates?|"
    r"signifies|codes?|flags?|stands? for|(?:is|was) used for|represents?)(?: that)?|=)|"
    rf"(?P<nines>{NINES}){CLOSE}(?::| [–—-]))\s?{LACKS}",
    re.I,
)
"""``-999 means not measured``, ``ND = not detected``."""
CODE_LAST = rare(
    rf"\b{LACKS}\s?(?:(?:is|are|was|were)? ?(?:coded|marked|given|written|entered|denoted|indicated|stored|"
    rf"shown|flagged|recorded|set)(?: as| to| by| with)? {OPEN}(?P<last>{CODE})|= ?(?P<number>{NUMBER})|"
    rf"(?::|\()\s?(?P<nines2>{NINES}(?![\w.]*\d))){CLOSE}(?=[\s.,;)]|$)",
    re.I,
)
"""``missing values are coded as -999``, ``no data: -99``."""
MARKED = rare(
    r"\b(?:fields?|cells?|squares?|tiles?|entries|boxes|wells|places|samples|values)\b[^.;:\n]{0,90}? "
    r"(?:marked|denoted|coded|flagged|lettered)(?: as| by| with| an?){0,2} "
    rf"{OPEN}(?P<marked>(?-i:{LETTERS}))(?![\w-]){CLOSE}(?=\s*(?:[.;)\n]|$))",
    re.I,
)
"""``fields where nothing grew are marked P``."""
LONGEST = 60_000
LINE = re.compile(r"[^\n]+")
DIGIT = re.compile(r"\d")
VALUE = re.compile(r"(?:^|[\s,;:|])[-+~]?\.?\d[\d.]*%?(?=[\s,;|]|\.?$|\.\s)")
"""What else a line holds in which a letter stands for a value."""


def without_missing_codes(source: str) -> str:
    """A text as long as before with ``NaN`` or a dash in the place of such codes among values."""
    if len(source) > LONGEST:
        return source
    ways = (way for way in (CODE_FIRST, CODE_LAST, MARKED) if way.may_match(source))
    told = [code for way in ways for match in way.finditer(source) for code in match.groups() if code]
    for code in dict.fromkeys(told):
        source = _without(code, source)
    return source


def _without(code: str, source: str) -> str:
    """A text as long as before without a code among the values of its lines."""
    numeric = DIGIT.search(code) is not None
    said = re.escape(code)
    if numeric:  # -999 is -999.0, with whatever sign
        whole, _, decimals = code.strip("".join(SIGNS)).partition(".")
        whole += rf"\.{decimals}" if decimals.strip("0") else r"(?:\.0+)?"
        said = f"[-−–]{whole}" if code[0] in SIGNS else whole
    before = r"(?:(?<=[,;|\t])|(?<=[:,;|\d] )|(?<=  ))"
    after = r"(?=[ \t]*(?:[,;|\t\n]|$|  )|\.?[ \t]*(?:\n|$)| [-−.\d])"
    alone = re.compile(f"{before}{said}{after}")
    behind_name = re.compile(rf"{NAME} {said}{AFTER_CODE}")

    def dashed(found: re.Match[str]) -> str:
        if not numeric and LABELLED.search(found.string, 0, found.start()) is None:
            return found[0]  # the name of the line
        return ("NaN" if len(found[0]) >= len("NaN") else "–").ljust(len(found[0]))

    names = set() if numeric else {found["name"] for found in NAMED_VALUE.finditer(source)}

    def named(found: re.Match[str]) -> str:
        if found["name"] not in names:
            return found[0]
        behind = found.string[found.end() :].lstrip()
        ends = code[-1] == "." and behind[:1] not in tuple(",;|)")
        said = IN_LETTERS[min(len(code) - ends, len(IN_LETTERS)) - 1]
        return f"{found['name']} {said}{'.' * ends}".ljust(len(found[0]))

    def blanked(line: re.Match[str]) -> str:
        if numeric:
            return alone.sub(dashed, line[0])
        told = alone.sub(dashed, line[0]) if VALUE.search(line[0]) is not None else line[0]
        return behind_name.sub(named, told) if names and code in told else told

    return LINE.sub(blanked, source)


LABELLED = re.compile(r"\w")
NAME = r"(?<![\w)-])(?P<name>[\w)-]{1,40}+)"
NAMED_VALUE = re.compile(rf"{NAME} [-−–+~≈]?\.?\d")
"""``Oslo 3``: where ``Oslo ND`` follows, the code stands for the value of Oslo."""
AFTER_CODE = r"(?=\s*(?:[,;|)]|$)|(?:\.|(?<=\.))(?:\s+[*_\"“`]{0,3}[^\W\da-z_]|\s*$))"
"""Behind a code at the end of an item, or of a sentence, whose full stop may be its own."""
IN_LETTERS = ("–", "NA", "NaN", "n.a.")
"""What stands for no value in one letter, in two, and so on."""
SIGNS = ("-", "−", "–")
