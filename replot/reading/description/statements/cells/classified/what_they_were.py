"""What things truly were, told behind what they were taken for: ``were read as oak when they were elms``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["NOT_SO", "THEN", "is_told", "names_class"]
NO_NAME = r"(?:all|so|too|very|the|in|by|at|on|of|from|for|with|to|(?:in)?correct(?:ly)?|wrong(?:ly)?|mis\w+)"
THEY = r"(?:they|it|these|those)"
CALLED = r"(?:the|their|its) (?:true|actual|real) (?:class|label|category|value)"
THEN = (
    rf"(?:(?P<surely>when|but|yet)|while|although|(?:even )?though|whereas) (?:(?:{THEY}|{CALLED}) |"
    r"(?<=but )|(?<=yet )|(?<=while )(?=being ))(?:were|was|are|is|being) (?:(?:the|an?) )?"
    rf"(?=[\"“'‘`]?(?!(?:not|none?|never|also|still|actually|truly|really|missed|right|{NO_NAME})\b)"
    rf"[^\W\d_][\w/-]*(?: (?!{NO_NAME}\b)[\w/-]+){{0,2}}[\"”'’`]?\s*(?:[.,;:)]|$|(?:and|but|while)\s))"
)
"""``when they were oaks``, ``but were oaks``, at the end of a clause."""
NOT_SO = (
    rf"(?:when|although|(?:even )?though|but|while) (?:{THEY} )?(?:(?:were|was|are|is)n['’]t|"
    r"(?:were|was|are|is) (?:actually |really |in fact )?not)(?: so)?(?=\s*(?:[.,;)]|$))"
)
"""``when they were not``."""
ARTICLE_BEFORE = re.compile(r" (?:the|an?) [\"“'‘`]?$", re.I)
QUOTES = ('"', "“", "'", "‘", "`")
AS_CLASS = re.compile(r"[^\W\d_a-z].*|.*[a-z](?<!s)s", re.S)
"""A capital, or several of a kind: ``Oak``, ``oaks``."""


def names_class(plain: str, start: int, named: re.Match[str] | None) -> bool:
    """Whether what things are said to be is a class by its looks, and nothing else about them: ``small``."""
    if named is None:
        return False
    article = ARTICLE_BEFORE.search(plain, start, named.start("name")) is not None
    return article or named[0][:1] in QUOTES or AS_CLASS.fullmatch(named["name"]) is not None


def is_told(name: str, source: str) -> bool:
    """Whether a text says of things that they are of this name, and does not count them by it."""
    said = rf"\b(?:were|was|are|is|being) (?:the |an? )?{re.escape(name)}\b"
    return re.search(said, source, re.I) is not None
