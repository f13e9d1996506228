"""Which part a block plays: title, axes, data or commentary."""

from __future__ import annotations

from functools import lru_cache

from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import IN_BRACKETS
from replot.reading.description.lexicon.patterns import rare

__all__ = ["head_role", "is_role_head", "names_figure", "role_of", "roles"]
TITLE, OVERVIEW, AXES, DATA, CLAIMS, PLAIN = "title", "overview", "axes", "data", "claims", ""
HEADS = (
    (
        CLAIMS,
        rare(
            r"\b(?:observations?|insights?|interpretations?|trends?|patterns?|conclusions?|"
            r"implications?|discussion|takeaways?|notable|significance|findings|"
            r"what stands out|why it matters|reading it|in summary|limitations?|anomal\w+|highlights|"
            r"uncertainty|relationships|context(?! (?:length|window|size)s?\b)|relevance|critical)\b"
            r"|^(?:summary|analysis|notes?|comments?|remarks?|checks?|source|purpose|what (?:it|"
            r"this) (?:means|tells)|what (?:it|this|the [a-z -]{3,20}) tells? us|"
            r"what (?:can|could|may|might) be (?:seen|read|learn(?:ed|t)|concluded)|"
            r"what (?:we|you|one) (?:can )?(?:learns?|concludes?)|what to (?:notice|look for)|"
            r"what the two heads do|spatial grounding.*)$",
            re.I,
        ),
    ),
    (
        DATA,
        rare(
            r"\b(?:detailed analysis|detailed|data|values?|scores?|readings?|cells?|contents?|results?|"
            r"matrix|table|numbers|grid|breakdown|content details|extracted)\b",
            re.I,
        ),
    ),
    (
        AXES,
        rare(
            r"\b(?:components?|ax[ei]s|legend|layout|structure|labels|colou?rs?(?: ?bar| scale)?|"
            r"scales?|set-?up|(?<!diagonal )elements|encoding|axes)\b|\bkey$",
            re.I,
        ),
    ),
    (
        OVERVIEW,
        rare(
            r"\b(?:overview|introduction|description|summary|what i see|what it (?:shows|is)|image|alt text|"
            r"caption|at a glance|visual|(?:plot|chart|figure|graph) type)\b",
            re.I,
        ),
    ),
)


IMPORTANT = re.compile(r"(?:key|notable)\b", re.I)
KEY_DATA = re.compile(
    r"(?:key|notable) (?:(?!observ|trend|pattern|insight|finding|feature|compar)\w+ )?"
    r"(?:data|values?|numbers|cells|scores|entries|coordinates)\b|"
    r"(?:cell |data |numeric(?:al)? )?(?:values?|points|scores|numbers)(?: and|,| &) (?:\w+ )?"
    r"(?:trends|patterns|observations)\b",
    re.I,
)
"""``Key correlation values``; ``Cell values and trends``: the values come first."""
SECTION = re.compile(r"(?:\d+(?:\.\d+)*[.)]?\s+)?")
"""The number of a section: ``2. Key data points``."""
WORD = re.compile(r"[A-Za-z]+")
NUMBERED = re.compile(r"(?<!^)\d\s*$")
HEAD_END = re.compile(r"[:.]")
OF_FIGURE = re.compile(
    r"\b(?:of|in) (?:the|this) (?:figure|image|heat ?map|chart|plot|visuali[sz]ation)\b", re.I
)


@lru_cache(maxsize=1 << 12)
def head_role(text: str) -> str:
    """The role that a heading announces, or an empty string."""
    text = text.strip(" *_:.#")
    if len(text) > 80:
        return PLAIN
    if KEY_DATA.match(text, SECTION.match(text).end()):  # type: ignore[union-attr]
        return DATA
    for role, pattern in HEADS:
        if pattern.search(text):
            if role == DATA and IMPORTANT.match(text):
                return CLAIMS
            return role
    return PLAIN


def is_role_head(text: str) -> bool:
    """Whether a heading only announces a part and names nothing."""
    text = IN_BRACKETS.sub("", text)
    if NUMBERED.search(text) or names_figure(text):
        return False  # "Cell 1" names a cell
    if OF_FIGURE.search(text) and head_role(text):
        return True  # "Components of the figure and how they relate"
    return bool(head_role(text)) and len(WORD.findall(text)) <= 5


KIND = re.compile(r"\W*(?:heat ?map|heat map matrix|(?:confusion|correlation) matrix)\s?[:–—]\s+(?=\S)", re.I)
NO_NAME = re.compile(
    r"(?:the|all|each|every|some|key|main|raw|exact|observed|extracted|reported|approximate|individual|specific|"
    r"sample|cell|cells|data|numeric(?:al)?|visible|visual|detailed|full|color|colour)\b",
    re.I,
)


def names_figure(text: str) -> bool:
    """Whether a heading names the figure and its kind: ``Heatmap: Reading Scores`` heads no scores."""
    kind = KIND.match(text)
    words = text[kind.end() :].split() if kind is not None else []
    if len(words) < 2 or NO_NAME.match(words[0]):
        return False
    return bool(head_role(text)) and not head_role(" ".join(words[:-1]))


def roles(blocks: list[Block]) -> dict[Block, str]:
    """The role of every block: the nearest heading decides, the innermost first."""
    out: dict[Block, str] = {}
    first_heading = next((b for b in blocks if b.kind == "heading"), None)
    first_figure: Block | None = None
    describes: tuple[Block, ...] = ()
    for block in blocks:
        role = PLAIN
        if block.kind == "heading":
            role = (
                TITLE
                if block is first_heading and not is_role_head(block.text.text)
                else head_role(block.text.text)
            )
            if role == PLAIN and block.parents:
                role = out.get(block.parents[-1], PLAIN)
                role = PLAIN if role in (TITLE, OVERVIEW) else role
            out[block] = role
            continue
        for parent in reversed(block.parents):
            if parent.kind == "heading":
                role = out.get(parent, PLAIN)
                if role == TITLE:
                    role = PLAIN
            elif len(parent.text.text) <= 60 or parent.kind == "paragraph":
                led = LED_BY_LAST.search(parent.text.text[-100:])
                lead = led["lead"] if led is not None else parent.text.text[:400]
                head = HEAD_END.split(IN_BRACKETS.sub("", lead), maxsplit=1)[0]
                role = head_role(head) if len(head.split()) <= 5 else PLAIN
                if role == DATA and GRADED.match(head) and _of_claims(parent, out):
                    role = PLAIN
            if role:
                break
        if role == CLAIMS and first_figure is None and TELLS_FIGURE.match(block.text.text):
            describes = block.parents[-1:]
        if first_figure is None and "heat" in block.text.text.lower():
            first_figure = block
        if role == CLAIMS and describes and block.parents[-1:] == describes:
            role = PLAIN
        # a table is data wherever it stands
        out[block] = DATA if role == CLAIMS and block.kind in ("table", "code") else role
    if blocks and all(CLAIMS in (_own_role(b), out[b]) for b in blocks):  # the summary is all there is
        for block in blocks:
            out[block] = block.own_role = PLAIN
        return out
    whole = [block for block in blocks if block.kind == "paragraph" and _own_role(block) == OVERVIEW]
    others = [block for block in blocks if block.kind != "heading" and block not in whole]
    data = any(block.kind in ("table", "code") or NUMBER.search(block.text.text) for block in others)
    if len(whole) == 1 and not data:
        whole[0].own_role = PLAIN  # "**Image description:** ...", which is all that tells of the figure
    parts = [role for block, role in out.items() if block.kind == "heading" and role != TITLE]
    if parts == [OVERVIEW]:  # the overview is all there is, so it is no overview
        return {block: PLAIN if role == OVERVIEW else role for block, role in out.items()}
    return out


NUMBER = re.compile(r"(?<!\w)\d")
LED_BY_LAST = re.compile(r"[.!?]\s+(?P<lead>[A-Z][^.:!?]{2,60}):\s*$")
"""The last sentence of a paragraph, which leads to what stands under it: ``... Cells above the "
"diagonal:``."""
TELLS_FIGURE = re.compile(
    r"\s*(?:the|this)(?: (?:figure|image|picture|chart|plot|graph|visuali[sz]ation))?"
    r"(?: above| below)? is (?:an? |the )(?:[\w-]+ ){0,3}?heat ?map\b", re.I
)
"""What begins a description, though its heading calls it an interpretation."""
GRADED = re.compile(
    r"[\s*]*(?:[\w-]+(?:/| and | or ))?(?:high|low|mid|medium|moderate|neutral|expected|intermediate|"
    r"positive|negative|extreme|strong|weak|small|large)(?:e?st|e?r)? (?:\w+ )?values?\b",
    re.I,
)
"""``Neutral values``: which values, and not that they are listed here."""


def _of_claims(block: Block, found: dict[Block, str]) -> bool:
    """Whether a block stands under a heading that announces what is remarkable."""
    heading = next((parent for parent in reversed(block.parents) if parent.kind == "heading"), None)
    return heading is not None and found.get(heading) == CLAIMS


AXIS_FIRST = re.compile(r"(?:[xy]|horizontal|vertical)[- ]?axis\b", re.I)
LEAD_IN = re.compile(r"\s*(?:\d+[.)]\s*)?([A-Z][^.:]{2,60}?)\s*[:.](?:\s|$)")


def role_of(block: Block, found: dict[Block, str]) -> str:
    """The role of a block, where its own bold lead-in counts before its heading."""
    if block.own_role is None:
        block.own_role = _own_role(block)
    inherited = found.get(block, PLAIN)
    return CLAIMS if CLAIMS in (block.own_role, inherited) else block.own_role or inherited


def _own_role(block: Block) -> str:
    bold = block.text.bold
    match = LEAD_IN.match(block.text.text) if bold else None
    named = match and bold[0][0] <= match.start(1) + 1 and bold[0][1] >= match.end(1) - 2
    if not match or not named:
        return PLAIN
    said = match.group(1)
    return head_role(IN_BRACKETS.sub("", said) if AXIS_FIRST.match(said) else said)
