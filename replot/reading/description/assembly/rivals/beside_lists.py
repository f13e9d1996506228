"""What stands beside a list of names: the axis that it is put on, and the word for what it lists."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.assembly.rivals.sentence_lists import Cue
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import COUNT
from replot.reading.description.lexicon.labels import Label
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.labels.names import clean_label
from replot.reading.description.statements.axes.words import MENTION

__all__ = ["cue_of", "label_before"]
CLAUSE_BREAK = re.compile(r"[;.]\s|\b(?:while|whereas|and (?:the|its)|but)\b|,\s+(?=[a-z])")
PUT_ON = re.compile(
    r"[\s)\]}\"”]*\s(?:(?:(?:are|is|run|shown|listed|arranged)\s+)*(?:on|along|across|down|as)\s+(?:the\s+)?|"
    r"(?:(?:are|is|forms?|makes? up)\s+)?the\s+)"
)
"""Between a list and the axis that it is put on."""
SOFT = re.compile(r"on|at|along|down|across|going|running|vertically|horizontally", re.I)
PUT_BESIDE = re.compile(
    r"[\s)\]}\"”]*\s(?:(?:are|is|runs?|go|goes|stands?|shown|listed|arranged|placed)\s+)*(?:on\s+(?:the\s+)?)?"
)
"""Between a list and the words for where it stands."""
OF_BOTH = re.compile(r"\b(?:both|each|same)\b", re.I)
KIND = re.compile(r"(?:the |its )?(?P<kind>[^\W\d_][\w-]*(?: [\w-]+){0,2}?)\s*(?:are\s|[:(,—–-])*\s*[\"“`]?$")
PART_OF_TIME = re.compile(
    r"\b(?P<kind>(?:month|day|hour|week|quarter)s? of (?:the )?(?:year|month|week|day))\s*[:(,—–-]?\s*$", re.I
)
SUBJECT = re.compile(
    r"(?:^|[,;.]\s+|\b(?:and|while|whereas)\s+)(?:the |its )?(?P<kind>[^\W\d_][\w-]*(?: [\w-]+){0,2}?)\s+"
    r"(?:are|is|runs?|appears?|stands?|grows?)\b[^,;.]*$"
)
"""``training languages are listed``, before the side where they stand."""
OF_FIGURE = re.compile(r"\b(?:matri(?:x|ces)|heat ?maps?|plots?|figure) (?:of|for|on) (?:the )?$", re.I)
"""What is told before a list is the subject of the figure: ``confusion matrix for sleep staging (W, N1)``."""
IN_ORDER = rare(
    r"\b(?:(?:listed|sorted|arranged|placed|shown|ranked) )?(?:in (?:[a-z]+ )?order of|"
    r"(?:sorted|ordered|ranked) by) (?:(?:the|their|its) )?[^\W\d_][\w-]*(?: [\w-]+){0,3}\s*[:(,—–-]\s*$",
    re.I,
)
"""``towns in order of altitude: Aldea, Brea``: what they are ordered by is not what they are."""
COUNTED = re.compile(rf"^(?:.*\b)?(?:\d+|{COUNT})\s+", re.I)


def cue_of(
    source: str, labels: list[Label], inside: list[tuple[int, int]], cues: list[Cue]
) -> tuple[str, Cue | None]:
    """The axis named before a list, or behind it, with no other list between."""
    a, b = labels[0].start, labels[-1].end
    close = source.find(")", b)
    opened = source.rfind("(", 0, a)
    if opened > source.rfind(")", 0, a) and close >= 0:
        inner = [cue for cue in cues if opened < cue[0] < close]
        if inner and inner[0][0] >= b:
            return inner[0][2], inner[0]  # "three genes (A, B, C; columns)"
    before = [cue for cue in cues if cue[1] <= a]
    if before and source[a - 1] == "(" and _is_aside(source, before[-1]):
        return "", None  # "taggers (rows) on corpora (A, B, C)": the word is about what stands before it
    after = [cue for cue in cues if cue[0] >= b and not CLAUSE_BREAK.search(source, b, cue[0])]
    put_on = PUT_BESIDE if after and SOFT.match(source, after[0][0]) else PUT_ON
    if after and put_on.fullmatch(source, b, after[0][0]):
        return after[0][2], after[0]
    if before and after and CLAUSE_BREAK.search(source, before[-1][1], a):
        return after[0][2], after[0]  # "... vertically, while lengths (512, 1024) are arranged horizontally"
    if before and not any(before[-1][1] <= other < a for other, _ in inside):
        if len({cue[2] for cue in before[-2:]}) == 2 and OF_BOTH.search(source, before[-2][0], a):
            return "", None
        return before[-1][2], before[-1]
    if after and not any(b <= other < after[0][0] for other, _ in inside):
        return after[0][2], after[0]
    return "", None


def _is_aside(source: str, cue: Cue) -> bool:
    """Whether a bracket holds the name of an axis and nothing else."""
    return source[max(0, cue[0] - 1) : cue[0]] == "(" and source[cue[1] : cue[1] + 1] == ")"


SHOWN = re.compile(r"shown|listed|given|used|tested|named|called|lab(?:el|ell)ed|are|is", re.I)
LINKS = re.compile(
    r"\w*[^sui]s|are|is|of|for|by|and|or|the|an?|in|on|at|to|from|with|over|across|between|among|against|versus|"
    r"while|find|see|lab(?:el|ell)ed|named|called|shown|listed|given|(?:show|display|depict|present)ing",
    re.I,
)
"""What ends a name before its last word: verbs, and words of relation."""


RELATING = re.compile(
    r"(?:.*\s)?(?:of|for|by|in|on|at|to|from|with|over|across|between|among|against|versus)", re.I
)


def _noun(said: str) -> str:
    """The last words that may be one name: ``education`` of ``page relates education``."""
    words = said.split()
    while len(words) > 1 and SHOWN.fullmatch(words[-1]):
        words.pop()
    k = max(len(words) - 1, 0)
    while k > 0 and not LINKS.fullmatch(words[k - 1]):
        k -= 1
    return " ".join(words[k:])


def label_before(text: Text, labels: list[Label], cue: Cue | None) -> tuple[str | None, Span | None]:
    """The word right before a list: ``Agents: A, B``, ``seasons (Spring, Autumn)``."""
    begin = cue[1] if cue is not None and cue[1] <= labels[0].start else 0
    if cue is not None and begin and (subject := SUBJECT.search(text.text, 0, cue[0])):
        label = clean_label(subject["kind"])
        if label is not None and not MENTION.search(label):
            return label, text.span(*subject.span("kind"))
    if part := PART_OF_TIME.search(text.text, begin, labels[0].start):
        return part["kind"], text.span(*part.span("kind"))
    order = IN_ORDER.search(text.text, begin, labels[0].start)
    stop = labels[0].start if order is None else order.start()
    kind = KIND.search(text.text[begin:stop])
    named = kind["kind"].removesuffix(" of") if kind else ""
    said = _noun(COUNTED.sub("", named))
    label = clean_label(said) if said else None
    if label is None or kind is None or MENTION.search(label) or len(label.split()) > 3:
        return None, None
    if RELATING.fullmatch(label):
        return None, None  # "Pearson's r among height, weight and age"
    end = begin + kind.start("kind") + len(named)
    if OF_FIGURE.search(text.text, begin, end - len(said)):
        return None, None
    return label, text.span(end - len(said), end)
