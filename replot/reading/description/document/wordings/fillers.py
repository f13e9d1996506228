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


def _begun(noted: re.Match[str]) -> str:
    return " " * len(noted["note"]) + noted["first"].upper()


def without_fillers(source: str) -> str:
    """A text as long as before, with blanks where a speaker thinks or begins anew."""
    source = NOTED.sub(_begun, IN_COURSE.sub(_with_comma, source))
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
