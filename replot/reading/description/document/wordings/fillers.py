"""What people say while they think: ``um``, ``sorry``, and what they had begun before."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["without_fillers"]
FILLER = rare(
    r"\b(?P<before>(?:and|so|okay|ok|but|then|now|right|well|is|are|was|the|an?|of|to|in|at|we|it['’]?s)),?"
    r" (?:u[hm]+|erm+|h+m+),(?= [a-z])"
    r"|(?<=,) (?:well|you know|I mean|let['’]s see),(?= (?:the|an?|it|this|that|we) )"
    r"|(?<=\w )(?:(?:across|along|down|on|in|at|over|from|to) )?(?:the|an?),? "
    r"(?:sorry|no,? sorry|no wait|I mean|er|rather),(?= )",
    re.I,
)
COURSE = (
    r"(?:finally|lastly|at last|in turn|again|however|likewise|similarly|conversely|meanwhile|"
    r"(?:by|in) (?:contrast|comparison)|on the other hand|as well)"
)
IN_COURSE = rare(
    rf"(?<=[\w\"”)])(?P<comma>,) {COURSE},(?= [^\d\s])|(?<=[\"”])(?P<comma2>,) {COURSE},(?= \d)|"
    rf"(?:^|(?<=[.!?] )){COURSE}, (?=(?:for|in|on|at|with|under) [\"“])",
    re.I | re.M,
)
"""``For "oak", finally, they are 3 and 4``: words between a key and its values that say where a text is."""


NOTED = rare(
    r"(?P<note>(?:^|(?<=[.!?] ))(?:please )?not(?:e|ice)(?:,? (?:here|though|also|again|however),?)? that )"
    r"(?P<first>[a-z])",
    re.I | re.M,
)
"""``Note that rows are towns``: what the sentence says begins behind."""


DARKEST = (
    r"(?:darkest|lightest|brightest|palest|deepest|hottest|coolest|(?:most|least) (?:intense|saturated))"
    r"(?: (?:one|cell|tile|square|field|box|shade|colou?r|of (?:all|them(?: all)?|the four)|"
    r"in the (?:grid|matrix|figure|heat ?map|map)|on the (?:map|grid)|"
    r"red|blue|green|gr[ae]y|orange|purple|brown))?"
)
SHADE = rare(
    r",? (?:\(|– |— |(?<=, ))(?:which is |being )?(?:by far |also |clearly |easily )?"
    rf"the (?:(?:very|second|third)[- ])?{DARKEST}(?:\)|,| –| —)"
    r"(?= (?:stands?|shows?|holds?|reads?|contains?|has|is|gives?|reaches|there|with|at|"
    r"we (?:read|find|see))\b)",
    re.I,
)
"""``The top left cell, the darkest one, holds 8``: how a cell looks, between it and its value."""


VERDICT = rare(
    r"(?P<verb>\b(?:recogni[sz]ed|identified|classified|labell?ed|flagged|called|predicted|detected|diagnosed|"
    r"tagged|marked|named|treated|sorted|spotted|categori[sz]ed|caught|seen)) as such(?=[\s,.;)])|"
    r"\b(?:slipped|went|got|came|sailed|made it) through(?= as )",
    re.I,
)
"""``67 were labelled as such, 8 slipped through as ripe``."""


def _in_one_word(verdict: re.Match[str]) -> str:
    """What was labelled *as such* was rightly labelled; what slipped through has passed."""
    return f"{verdict['verb']} rightly" if verdict["verb"] else "passed".ljust(len(verdict[0]))


def _begun(noted: re.Match[str]) -> str:
    return " " * len(noted["note"]) + noted["first"].upper()


def without_fillers(source: str) -> str:
    """A text as long as before, with blanks where a speaker thinks or begins anew."""
    source = NOTED.sub(_begun, IN_COURSE.sub(_with_comma, source))
    source = SHADE.sub(lambda shade: " " * len(shade[0]), source)
    source = VERDICT.sub(_in_one_word, source)
    return FILLER.sub(_kept, TURN.sub(lambda turn: " " * len(turn[0]), source))


WHO = (
    r"(?:speaker|interviewer|interviewee|moderator|presenter|participant|narrator)"
    r"(?:[ _]?(?:\d{1,2}|[A-Z]))?"
)
WHEN = r"[\[(]?\d{1,2}:\d\d(?::\d\d)?(?:[.,]\d{1,3})?[\])]?"
TURN = rare(
    rf"^[ \t]{{0,8}}(?:{WHEN}[ \t]+(?:[–—-] )?[*_]{{0,2}}{WHO}|[*_]{{0,2}}{WHO}[*_]{{0,2}}[ \t]+{WHEN})"
    r"[*_]{0,2}:[*_]{0,2}(?=[ \t])",
    re.I | re.M,
)
"""``[00:12:13] SPEAKER 1:``: when somebody speaks, and who it is."""


def _with_comma(course: re.Match[str]) -> str:
    return (course["comma"] or course["comma2"] or "").ljust(len(course[0]))


def _kept(filler: re.Match[str]) -> str:
    """Blanks, or the word before a filler."""
    return (filler["before"] or "").ljust(len(filler[0]))
