"""A title that a text states outright: ``Title: ...``, ``titled "..."``."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import QUOTED, tidy
from replot.reading.description.lexicon.roles import CLAIMS
from replot.reading.description.lexicon.short_forms import without_short_stops
from replot.reading.description.statements.title_words import NO_TITLE, STATED, heads_panel, tells_sides

__all__ = ["told_title"]


def told_title(blocks: list[Block], roles: dict[Block, str]) -> tuple[tuple[str, Span] | None, bool]:
    """The title that is told of the figure, and whether it is said to have none.

    What is said among the observations counts where nothing is said before.
    """
    several = tells_sides(blocks)
    of_panel: dict[tuple[Block, ...], bool] = {}
    denied = False
    if (headed := _under_head(blocks)) is not None:
        return headed, False
    for block in sorted(blocks, key=lambda block: roles.get(block) == CLAIMS):
        claims = roles.get(block) == CLAIMS
        if block.kind in ("table", "code") or (claims and denied):
            continue
        source = block.text.text
        if block.parents not in of_panel:
            of_panel[block.parents] = heads_panel(block.parents, several)
        if of_panel[block.parents] or len(source) > 20_000:
            continue
        if NO_TITLE.search(source):
            denied = True
            continue
        for match in STATED.finditer(source):
            if claims and not OUTRIGHT.match(source, match.start()):
                continue
            if _of_a_part(source, match.start()) or BY_SIDE.match(source, match.end()):
                continue
            if OF_DESIGN.match(source, match.end()):
                continue
            if re.search(r"\bpanel\b", source[: match.start()], re.I) and not re.search(
                r"common|overall|figure|main", match.group(0), re.I
            ):
                continue
            text = block.text
            if source[: match.start()].endswith("("):
                text = text.cut(0, source.find(")", match.end()) % (len(source) + 1))
            found = _phrase(text, match.end(), match.group(0)) or _called(text, match)
            if SEVERAL_TITLES.match(source, match.end()):
                denied = True
            elif found is not None:
                return found, False
    return None, denied


OF_DESIGN = re.compile(
    r"\W*(?:states|describes|names|gives|tells|says|uses|summari[sz]es|conveys|explains) "
    r"(?:the|an?|what|how|which|that)\b[^\"“”:]{3,200}\.\s*$",
    re.I,
)
"""``Title: States the finding rather than the axes.``: what the title does, and not what it is."""
HEAD = re.compile(r"\W*(?:(?:figure|chart|plot|image|main|heat ?map) )?title\W*", re.I)
"""A heading under which the title stands, and nothing else."""
NAME = re.compile(r"[\"“*_\s]*(?=[^\W_])(?:[^.;:!?\n]|[.:](?=\S)|: |(?<=\bvs)\.){3,140}[\"”*_.?\s]*")
SAYS = re.compile(
    r"(?:no|not|none|n/?a|unknown|untitled|without)\b|.*\b(?:is|are|was|has|have|reads?|says?|titled|title|appears?|"
    r"shows?|displays?)\b", re.I
)
"""What tells of a title in a sentence, or that there is none."""


def _under_head(blocks: list[Block]) -> tuple[str, Span] | None:
    """The name that stands alone under the only heading ``Title``."""
    heads = [k for k, block in enumerate(blocks) if _heads_title(block)]
    if len(heads) != 1:
        return None
    head, below = blocks[heads[0]], next(iter(blocks[heads[0] + 1 :]), None)
    text = head.text.cut(head.text.bold[0][1]) if head.kind == "paragraph" and head.text.bold else None
    if text is None or not text.text.strip():
        inside = below is not None and below.is_prose and below.kind != "heading"
        text = below.text if below is not None and inside else None
    if text is None or NAME.fullmatch(text.text) is None or OF_DESIGN.match(text.text) is not None:
        return None
    title = tidy(text.text.strip(" *_"))
    quoted = QUOTED.fullmatch(text.text.strip(" *_.")) is not None
    return None if not title or (SAYS.match(title) and not quoted) else (title, text.span())


def _heads_title(block: Block) -> bool:
    if block.kind == "heading":
        return HEAD.fullmatch(block.text.text) is not None
    bold = block.text.bold[:1] if block.kind == "paragraph" else []
    return bool(bold) and not bold[0][0] and HEAD.fullmatch(block.text.text, 0, bold[0][1]) is not None


OUTRIGHT = re.compile(r"(?<![^\W\d_])(?:[^\W\d_]+ ){0,3}[^\W\d_]+(?:: *|,? )[\"“]|(?<![^\s*_])(?i:title):")
"""A title in quotation marks, or behind ``Title:``."""
PART_BEFORE = re.compile(
    r"\b(?:axis|axes|colou?r ?bar|legend|scale|panel|left|right|subplot|bar|column|row|paper|section|first|"
    r"second|third|key|top|bottom|upper|lower|middle)\b[^.;]{0,24}$",
    re.I,
)
ALONG_SIDE = re.compile(
    r"(?:^|[.;]\s+)\W*(?:(?:along|across|down|up) the (?:left|right|bottom|top|side)|"
    r"down the page)\b[^.;]*,? $",
    re.I,
)
"""``Along the bottom are the months, with the caption``: what is named is the axis."""
PART_TOLD = re.compile(
    r"\b(?:axis|axes|bar|legend|scale|key|rows|columns)\b(?:[^.;]* (?:is|are)|[^.]*\bits) $", re.I
)
"""Before *titled*: what has a title is a part of the figure."""
OF_LINES = re.compile(r"\b(?:rows|columns)\b[^.;()]{0,200}\((?:[^()]{0,200}[,;] )?(?:axis )?$", re.I)
"""``three rows (A, B, C; title``: what is named in the bracket is the axis."""
BAR_SENTENCE = re.compile(
    r"(?:^|\.\s)\W{0,20}(?:the |an? )?(?:[\w-]+ ){0,2}(?:colou?r[- ]?(?:bar|scale|key|legend)|legend)s?\b"
    r"(?:[^.]|\.(?=\d))*$",
    re.I,
)
"""A sentence about the bar, up to a title that is the bar's."""


def _of_a_part(source: str, at: int) -> bool:
    """Whether a title that is told at a place is that of an axis, of a bar or of one panel."""
    near = max(0, at - 40)
    patterns = ((PART_BEFORE, near), (PART_TOLD, 0), (BAR_SENTENCE, 0), (ALONG_SIDE, 0), (OF_LINES, 0))
    return any(pattern.search(source, start, at) for pattern, start in patterns)


BY_SIDE = re.compile(
    r"\W*(?:left|right|top|bottom|upper|lower|middle)\b(?: (?:heat ?map|panel|plot|one))?\s*:\s*[\"“]", re.I
)
"""``Left: "Mean"``, behind *Title*: the title of one panel."""
SEVERAL_TITLES = re.compile(r"\s*[\"“][^\"”\n]{1,80}[\"”],?\s*(?:,|and\b)\s*[\"“]")
"""The titles of several panels."""


CALLED = re.compile(
    r"(?P<title>[A-Z](?:[^.?!;:()\n\"“]|(?<=\bvs)\.){2,80}?[?!]?)"
    r"(?=\s*(?:[.;:(]|(?<=[?!])|$)|"
    r", (?:is|uses|shows|has|displays|compares|plots|lists|presents|depicts|reports|"
    r"covers|maps)\b|"
    r" (?:showing|displaying|depicting|illustrating|comparing)\b)"
)
NAMING = re.compile(
    r"(?:heat ?map,?(?: is)? (?:called|named)|titled|entitled|captioned|with the (?:title|heading|caption)|"
    r"(?:says|reads):?)\s*$",
    re.I,
)
GOES_ON = re.compile(
    r",|\b(?:which|that|with|showing|shows?|is|are|was|has|have|comparing|displays?|from|containing)\b",
    re.I,
)


def _called(text: Text, match: re.Match[str]) -> tuple[str, Span] | None:
    """A name without quotation marks that ends with its clause: ``a heatmap called Rain in March.``"""
    named = CALLED.match(text.text, match.end()) if NAMING.search(match.group()) else None
    title = named["title"] if named is not None else ""
    if named is None or not 1 < len(title.split()) <= 12 or (title[-1] != "?" and GOES_ON.search(title)):
        return None
    return tidy(title), text.span(*named.span("title"))


DOES = re.compile(
    r"\s(?:attends|attended|gives|gave|puts|places|pays|paid|assigns|gets|got|scores|scored|has|had|was|were|beats|"
    r"correlates|looks|leads)\b",
    re.I,
)
"""Behind a quoted label of the figure, which is no title: ``The heatmap: "dog" gives 0.4 to "barks"``."""


def _phrase(text: Text, at: int, verb: str) -> tuple[str, Span] | None:
    source = text.text
    rest = source[at:]
    quoted = QUOTED.match(rest.lstrip(" *"))
    lead = len(rest) - len(rest.lstrip(" *"))
    if quoted:
        if "title" not in verb.lower() and DOES.match(rest, lead + quoted.end()):
            return None
        title = tidy(quoted.group(0))
    elif verb.rstrip().endswith(":") or ("title" in verb.lower() and re.search(r"[:=]|is|reads", verb)):
        stop = re.search(
            r"(?<=[\w)\]\"”%])(?<!\bvs)(?<!\bno)(?<!\bvol)"
            r"\.(?:\s|$)|"
            r"\s\((?:centered|centred|at the top|located|positioned|top)[^)]*\)|;\s|"
            r",\s(?:centered|centred|located|positioned|placed|at the top)\b|"
            r",?\s(?:and|which|that) (?:it|(?:is|shows|has|uses|displays)\b|the (?:[xy]|axes|colou?r|heat))",
            without_short_stops(rest),
        )
        phrase = rest[: stop.start()] if stop else rest
        inner = QUOTED.search(phrase)
        title = tidy(inner.group(0)) if inner and inner.start() <= lead + 1 else tidy(phrase)
        if len(title) > 160 or re.match(
            r"(?:none|not|no|n/a|absent|untitled|the |there is|implied|unlabell?ed)\b", title, re.I
        ):
            return None
    elif bold := next(((a, b) for a, b in text.bold if 0 <= a - at <= lead + 1), None):
        title = tidy(source[bold[0] : bold[1]])
    else:
        return None
    if not title or len(title) > 240:
        return None
    found = rest.find(title)
    start = at + max(found, 0)
    return title, text.span(start, start + len(title))
