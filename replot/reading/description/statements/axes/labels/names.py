"""A name of an axis, freed of what the sentence puts around it."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.lists import QUOTED, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.ranges import expand_range

__all__ = ["ITEM_START", "PLACES", "clean_label", "named_behind"]
NOT_LABEL = re.compile(
    r"^(?:not\s.*|what(?:\s.*)?|"
    r"(?:predominant|most|main|large|entire|uniform|general|complete|consistent|near|relative)ly\s.*|"
    r"(?:tick )?(?:names|labels|texts?) (?:(?:are|is) )?(?:not|too|cut|hidden|illegible|unreadable|blurred|"
    r"omitted|missing|hard)\b.*|"
    r"n\s?=\s?\d+|almost\s.*|(?:more|less|fewer) than (?:half|\d|(?:an?|one|two|three)\b).*|"
    r"(?:over|under|about|at (?:least|most)|up to) (?:half|\d+ ?%).*|"
    r"remain|stay|both|no|none|not|without|same|identical|the same|different|various|discrete|"
    r"categorical|categories|cells?|numeric(?:al)?(?: (?:indices|indexes|labels|values|markers|ticks)\b.*)?|"
    r"integers?|values?|labels?|ticks?|head(?:er|ing)s?|"
    r"(?:single|capital|upper-?case|lower-?case) letters?\b.*|"
    r"(?:\w+-letter |short )codes|"
    r"(?:log-spaced |the )?powers? of .*|(?:even|odd|whole|consecutive) (?:numbers|integers|years).*|"
    r"(?:in|de)creasing|(?:a|de)scending|rising|falling|also|while|whereas|each|left|right|top|bottom|horizontal|vertical|rows?|columns?|axis|it|its|there|one|two|"
    r"three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|"
    r"(?:en)?titled\s.*|"
    r"as|as (?:listed|given|shown|before|above)|labell?ed|unlabell?ed|tagged|headed|captioned|"
    r"they|these|those|them|we|you|"
    r"which|"
    r"that|this|"
    r"(?:the )?(?:x|y)|both panels|shared|and|or|colou?r(?:[ -]?(?:bar|scale|map|"
    r"key|gradient))?s?|legend|(?:in|on|at|from|with|to|of|for|and|or|"
    r"by|as|but|that|which|this|these|all|an?)\s.*|linear|logarithmic|log scale|"
    r"(?:its|the|their) (?:tick )?(?:ticks|labels)|same .*|from|with|at|on|in|paper|article|order|manuscript|"
    r"(?:the )?(?:small|larg|low|high|old|new|young|bigg|short|long|deep)est|"
    r"look(?:ing)? (?:\w+ly )?at\b.*|(?:notice|observe|consider) (?:that|how|the)\b.*|"
    r"read(?:ing)? (?:each|every|all|the|from|along|across|down|row|order)\b.*|"
    r"shows?|represents?|denotes?|follows|(?-i:makes?|forms?|says?)|"
    r"correspond(?:s|ing)?(?: to)?|texts?|strings|"
    r"following (?:words|names|terms|items)|"
    r"(?:grouped|sorted|ordered|clustered|arranged) by .*|"
    r"top to bottom|left to right|bottom to top|continuous|row by row|column by column)\b(?:\s+(?:scale|"
    r"values?|labels?|categories|"
    r"axis|numbers?|title|panels?|label|of|the|order|row|side|list|from|and|to)\b.*)?$",
    re.I,
)
PLACES = re.compile(
    r"^(?:(?:(?:(?:shared|common|identical|both|each)(?: [a-z]+)?[,;] (?:and )?)?"
    r"(?:listed|arranged|shown|placed|"
    r"displayed|ordered|plotted|printed|drawn)|(?:shared|common|identical) (?:by|across|between|for|"
    r"in|to))\b.*|"
    r"vertical|horizontal|left|right|"
    r"bottom|top|both(?: panels)?|rows?|columns?|x|y|x-axis|y-axis|"
    r"left side|right side|horizontal axis|vertical axis|no label|"
    r"top[- ](?:to[- ]bottom|down)|left[- ](?:to[- ])?right|top\s*→\s*bottom|left\s*→\s*right|"
    r"bottom\s*→\s*top|"
    r"bottom[- ]to[- ]top|from top to bottom|from left to right|shared|all panels|"
    r"on the left|on the right|at the bottom|categorical|unlabell?ed|on the bottom|side|"
    r"reading|board|grid|table|image|.*panels?|each panel|.*subplots?|.*heatmaps?)$",
    re.I,
)
ARTICLE = re.compile(
    r"^(?:(?:while|whereas)(?=\s+(?:the )?[a-z]+s$)(?:\s+the)?|"
    r"(?:them|these|those),?|(?:the|an?) (?:given|particular|certain)|the|its(?! own)|"
    r"an?(?!\s+(?:and|or|to)\b)|per(?!\s+(?:capita|cent)\b)|each|every|"
    r"(?:the )?(?:various|individual|different))\s+", re.I
)
COUNT_BEFORE = re.compile(
    rf"^(?:one of (?:the )?|[~≈]|(?:about|around|roughly|approximately|nearly|some) )?"
    rf"(?:\d{{1,3}}|{SEVERAL}) "
    r"(?=(?:[\w-]+ ){0,4}"
    r"(?:[a-z-]{2,}s|corpora|criteria|phenomena|data|media|people|children)$)",
    re.I,
)
"""``6`` of ``6 model sizes``, ``about 6``: how many labels there are is no part of the name."""
BEFORE_COUNT = re.compile(
    r"^(?:[\w-]+ ){0,6}?(?:in|of|for|over|across|at|on|by|between|among|how|often|many|much) (?:the )?"
    rf"(?=(?:\d{{1,3}}|{SEVERAL}) (?:[a-z-]+ ){{0,2}}[a-z-]{{2,}}s$)", re.I
)
"""``were bought in four seasons``, ``how often six plants``: what goes before a count of the labels."""
COUNTED_LABELS = re.compile(
    rf"(?:\d{{1,3}}|{SEVERAL}) (?P<name>[^,;:.()]{{2,50}}?) (?:labels|names|ticks|categories)", re.I
)
"""``Twelve dataset/task labels``: so many labels of one kind."""
FIGURE_BEFORE = re.compile(r"^(?:an? |the )?(?:heat ?map|plot|figure|chart|matrix|grid)(?:,| with| "
                           r"showing)\s+", re.I)
TOLD_OF = re.compile(
    r"^(?:there (?:are|is)\s+|(?:you|we|one|they) (?:can )?(?:read|see|find|have|get|put)s?\s+|"
    r"(?:the |this |a )?(?:heat ?map|figure|plot|chart|matrix|graph) \w+s\s+|"
    r"(?:has|have|having|shows?|showing|lists?|listing|compar(?:es?|ing)|covers?|covering|plots?|plotting)\s+"
    rf"(?=(?:{SEVERAL}|\d{{1,3}})\s)|(?:has|have|puts?|places?|lists?|shows?) (?=[a-z]+s$))"
    r"(?:the |its )?",
    re.I,
)
"""``there are three``, ``heatmap compares three``: words before the name of what an axis lists."""
ENDS_IN_VERB = re.compile(
    r"(?<!\bof)(?:\s+|^)(?:are|is|grows?|goes|going|go|runs?|running|reads?|lists?|displays?|appears?|"
    r"forms?|makes? up|climbs|follows? (?:each other|one another)|"
    r"(?:runs?|goes|going|go|reads?|increases?|rises?|climbs?|grows?|falls?|decreases?) "
    r"(?:up|down|right|left|across)(?:wards?)?|rises? up)$", re.I
)
CALLED = re.compile(r"^(?:labell?ed|tagged|named)(?: as)?\s+(?=\S)")
"""``labelled Dose``: the verb that leads to a name."""
LEFT_OPEN = re.compile(r"(?:\s+(?:and|or|between|of|for|from|in (?:the|an?)|such as|including|the|an?))+$")
"""What a name does not end with: ``gene and``."""
OF_FIGURE = re.compile(
    r"\b(?:heat ?maps?|figure|chart|classifier(?!['’]s )|"
    r"(?:confusion|correlation) matri(?:x|ces))\b|^(?:plot|image|"
    r"picture|graph|(?-i:m)ap)$", re.I
)


BRACKET_ENDS = re.compile(r"[^()]*\)")
"""What begins inside a bracket: ``W), features``."""
SAYS = re.compile(
    r"\s(?:are|is|were|was)\s|\s(?:ha[sd]|have|reads?|holds?|scores?|gets?|shows?) [-−+~≈]?\.?\d"
)
"""What makes a clause of a name: ``regions are stacked``."""

MODAL = re.compile(r"(?<=[a-z] )(?:will|would|could|might|should|must|cannot)\b")
"""What makes a clause of it too: ``the other will rise``."""


ASSIGNED = re.compile(r"(?<=\w)\s+[a-z][\w-]*=[-\d.]+$")
"""``predicted  accuracy=0.81``: what a program prints behind the name."""


ALL_OF = re.compile(
    r"all (?:of )?(?:the )?(?P<name>(?:[a-z-]+ )?(?!values|labels|ticks|categories|classes|others)[a-z-]+s)"
    r"(?: (?:of|in|from|within|that|which|with|annotated|measured|listed)\b.*)?"
)
"""``all probes of the gene``: every one of a kind."""


def clean_label(label: str) -> str | None:
    if " | " in label:
        return None  # "A | B": labels, of which the first is no article
    quoted = bool(QUOTED.fullmatch(label.strip().rstrip(",.")))
    label = tidy(label).strip(" -–—:=,.·•")
    if (assigned := ASSIGNED.search(label)) is not None and not quoted:
        label = label[: assigned.start()]
    if label.endswith(")") and label.count("(") < label.count(")"):
        label = label[:-1].rstrip()
    if label.endswith("("):
        label = label[:-1].rstrip()
    if (counted := COUNTED_LABELS.fullmatch(label)) is not None:
        label = counted["name"]
    if (every := ALL_OF.fullmatch(label)) is not None and not quoted:
        label = every["name"]
    if not quoted:
        label = BEFORE_COUNT.sub("", label)
    if not (quoted and label.startswith("A ")):  # "A tok", "A mass"
        label = COUNT_BEFORE.sub("", ARTICLE.sub("", FIGURE_BEFORE.sub("", CALLED.sub("", label))))
    if quoted and label and re.search(r"[^\W\d]", label) and len(label) <= 90:
        return label
    if LEFT_OPEN.fullmatch(f" {label.lower()}") or label.endswith(" ones"):
        return None
    label = LEFT_OPEN.sub("", ENDS_IN_VERB.sub("", LEFT_OPEN.sub("", TOLD_OF.sub("", label))))
    label = COUNT_BEFORE.sub("", label)
    if (
        not label
        or len(label) > 90
        or OF_FIGURE.search(label)
        or label.endswith(" not")
        or NOT_LABEL.match(label)
        or PLACES.match(label)
        or ((spread := expand_range(label)) is not None and spread.start == 0 and spread.end == len(label))
        or re.fullmatch(r"[\d\W]+", label)
        or label.startswith(("{", "("))
        or BRACKET_ENDS.match(label)
        or SAYS.search(label)
        or MODAL.search(label)
    ):
        return None
    return label


NAMED_BEHIND = rare(
    r"(?:[,;]?\s+(?:and )?the axis is (?:called|named|labell?ed|titled)|"
    r",?\s+(?:(?:and|which|that)\s+(?:together |all |also |jointly )?(?:(?:is|are|being)\s+)?"
    r"(?:(?:labell?ed|titled|named|headed|called|captioned)|"
    r"(?:carr(?:y|ies)|bears?|ha(?:s|ve)) the (?:label|title|name|heading|caption))|"
    r"(?:under|with) the (?:label|title|name|heading|caption)))\s*:?\s*"
    r"(?P<label>[\"“'‘][^\"“”'‘’\n]{1,60}[\"”'’])",
    re.I,
)
"""``reads A, B and C and is titled "Age"``: the name of an axis behind its labels."""
BRACKETED_BEHIND = rare(
    r"(?<=[^\s,;:(])\s*\((?P<label>[\"“](?=[^\W\d_a-z]|[^\"“”\n]{1,40}\()[^\"“”\n]{1,60}[\"”])\)"
    r"\s*[.;]?\s*$"
)
"""``A, B and C ("Age")``: the same in brackets, at the end."""
LISTED_WITH = re.compile(r"[,;]|\band\b")
OTHER_PART = re.compile(r"\b(?:colou?r\w*|bar|legend|scale|palette)\b", re.I)


def named_behind(segment: str) -> re.Match[str] | None:
    """Where the name of an axis stands behind its labels, if nothing else is named in between."""
    behind = NAMED_BEHIND.search(segment)
    if behind is None and (behind := BRACKETED_BEHIND.search(segment)) is not None:
        before = segment[: behind.start()]
        if "(" in before or '"' in before or "“" in before or LISTED_WITH.search(before) is None:
            return None  # of one of the labels, and no name
    return None if behind is None or OTHER_PART.search(segment, 0, behind.start()) else behind


ITEM_START = re.compile(r"[^\W_a-z]|[\"“`'‘]")
