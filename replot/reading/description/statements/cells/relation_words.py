"""How a relation of two variables is said: its words, the names of both, and the value behind them."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = [
    "ABOUT",
    "COEFFICIENT",
    "END",
    "GIVEN",
    "NAME",
    "NEXT",
    "RELATION",
    "SAID_OF",
    "SYMBOL",
    "THE",
    "TO_NAME",
    "VALUE",
    "VALUE_OF",
    "Names",
    "coded",
]
RELATION = r"(?:correlat\w+|associat(?:ed|ion|ions|es?)|relat(?:ed|ions?|ionships?|es?)|similarit(?:y|ies))"
NO_WORD = (
    r"(?:and|with|to|is|are|was|were|shows?|showed|has|have|had|exhibit\w*|display\w*|demonstrat\w*|share\w*|"
    rf"present\w*|followed|each|every|other|another|itself|themselves|others|that|which|we|it|there|while|whereas|but|because|although|"
    rf"though|hardly|barely|scarcely|{RELATION})\b"
)
WORD = r"(?!0?\.\d)[^\W_]?[\w./&'’%-]*\w%?"
IN_BRACKETS = (
    r"(?: \((?!(?:as )?expected|obvious|unsurprising)(?:%|[`\"'“]?[^\W\d_][^()=]{0,30})\)| `[^`\n]{1,60}`)?"
)
NAME = (
    r"(?:`[^`\n]{1,60}`|\"[^\"\n]{1,60}\"|“[^”\n]{1,40}”|‘[^’\n]{1,40}’|'[^'\n]{1,40}'(?!\w)|"
    rf"(?=[^\W\d_])(?!{NO_WORD}|of\b){WORD}(?: (?!{NO_WORD}){WORD}){{0,4}}?{IN_BRACKETS})"
)
"""A name in quotation marks, or a few words, perhaps with another name in brackets."""
TO_NAME = rf"{NAME}(?: to (?!the\b){NAME})?"
"""A name behind *with*, which may have a *to* in it: ``distance to centre``."""
THE = (
    r"(?:both )?"
    r"(?:the (?:variables? |features? |pair )?|pair |(?:variables?|features?|columns?) (?=[\"“'`]))?"
)
"""What may stand before a name."""
VALUE = r"[-−–+]?(?:[01]?\.\d+(?![\d.]*\s?%)|[01](?![\w.]| ?%)|\d{1,3}(?:\.\d+)? ?%(?! (?:CI|confidence)))"
ABOUT = r"(?:(?:about|around|approximately|only|nearly|roughly|just) |[~≈])?"
SYMBOL = r"(?:(?:Pearson(?:['’]s)? )?(?:r|ρ|rho|corr\w*|coefficient|Pearson|value))"
DEGREE = (
    r"(?:strong|weak|moderate|high|low|small|large|notable|significant|negligible|slight|mild|modest|substantial|"
    r"minimal|strongest|weakest|highest|lowest|positive|negative|inverse|direct|linear|very|rather|quite|also|"
    r"fairly|more|less|most|least|only|somewhat|so|nearly|almost|an?|the|one|zero|correlation|[a-z]+ly)"
)
"""A word for how strong a relation is."""
GIVEN = (
    rf"\s*(?:(?:(?:is|was|appears|seems|remains)(?:(?: |, | and | but ){DEGREE}(?! of\b)\b){{1,6}}\s?)?"
    rf"[(\[](?:{SYMBOL}\s*)?[=:≈~]?\s*{ABOUT}|(?:\s*[:=→]\s*)|"
    rf",? (?:(?:which|that|it) )?"
    rf"(?:(?:stands?|sits?|lies?|comes?(?: out)?|lands?|is|are) at|is|was|at|of|by|with(?: an?| the)?)"
    rf"(?: (?:(?:high|low|strong|weak|moderate) )?"
    rf"(?:correlation )?{SYMBOL}(?: of)?)?\s*[=:≈]?\s*{ABOUT}|"
    rf",? (?:where|since|as|because|with) (?:the|an?) (?:correlation )?(?:coefficient|value|correlation)"
    rf" (?:is|of|equals)(?: equal)?(?: to)? {ABOUT}|\s\((?:the )?(?:correlation )?(?:coefficient|value)"
    rf" (?:is|of|equals)(?: equal)?(?: to)? {ABOUT}|,?\s{SYMBOL}\s*[=:≈]\s*|"
    rf"(?: is the (?:most )?[a-z]+(?: [a-z]+)?)?(?:\s?\([^()\d]{{1,30}}\))?,? (?:and |which |that )?(?:is )?"
    rf"equals?(?: to)? {ABOUT}|\s)(?={VALUE})"
)
"""What stands between a pair and its value."""
VALUE_OF = (
    rf"(?: (?:coefficient|value|score)s?)?(?: (?:of|at) {ABOUT}|:? ?[(\[]?(?:r ?)?(?:= ?)?)"
    rf"(?P<v>{VALUE})[)\]]?"
)
"""The value right behind the word: ``correlation of 0.94``, ``correlation (r = 0.94)``."""
END = (
    r"(?=\s*(?:[,.;:()]|$)| (?:and|but|which|while|whereas|where|as|is|was|indicat\w+|suggest\w+|show\w*|"
    r"reflect\w*|impl\w+|means|meaning)\b)"
)
"""What follows a name, or a value, that is told in full."""
NEXT = r"(?:,? (?:and|as well as|followed by|but)|,(?! and\b))"
"""Between a value and the next pair."""
SAID_OF = (
    r"(?: (?:also|both|each|similarly))?(?: \w+ly)? (?:shows?|showed|has|have|had|exhibit\w*|display\w*|"
    r"demonstrat\w*|present\w*|is|are|was|were|shares?)(?: (?!that\b)[a-z][a-z-]*){0,6}?"
)
"""Between a name and the word for its relation: ``A has a strong``."""
COEFFICIENT = "(?: (?:coefficient|value|score))?"
CODE = re.compile(r"\(`[^`]+`\)$|(?<= )`[^`]+`$")
COMMA_INSIDE = re.compile(r",(?=[\"”'’]$)")
"""``between "rain" and "flow,"``: the comma of the sentence."""
Names = tuple[str, str, int]
"""Two variables, and where their value begins."""


def coded(name: str) -> str:
    """A name, or the name that a program has for it: ``living area (`GrLivArea`)``."""
    code = CODE.search(name)
    return code[0].strip("(`)") if code is not None else COMMA_INSIDE.sub("", name)
