"""What titles look like, and what is none."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import FIGURE_WORD
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.signs import PICTURES

KIND = (
    r"(?:(?:annotated|grouped|paired|confusion|correlation|clustered|triangular|attention|performance|"
    rf"accuracy|comparison|side-by-side|multi-panel|\d+-panel|single|{SEVERAL}|"
    r"multiple|dual|triple|grid of|series of|set of|pair of)[ -])*(?:heat[- ]?maps?|"
    r"confusion matri(?:x|ces)|correlation matri(?:x|ces)|correlograms?|matri(?:x|ces))"
)
OTHER_CHART = r"(?:(?:line|bar|scatter|box|violin|pie|radar|density) )(?:charts?|graphs?|plots?|diagrams?)"
HEAD_KIND = re.compile(
    rf"^\s*(?:the |an? )?(?:{OTHER_CHART} (?:and|&) )?(?:\w+[- ])?{KIND}(?: (?:and|&|with) {OTHER_CHART})?"
    rf"(?: (?:comparison|triptych|grid|matrix|chart|plot|analysis|"
    rf"set|series|collection|figure|panel|data|diagram|visualization|description|pair)s?)*\s*(?:[:–—|]|"
    rf"\s-\s)\s*",
    re.I,
)
DOCUMENT_KIND = re.compile(
    r"\s*technical (?:data |document |image )?(?:extraction|analysis|description|report)"
    r"\s*[:–—-]\s+(?=\S)",
    re.I,
)
"""``Technical Data Extraction:``, before the name of what was extracted."""
ANY_KIND = re.compile(rf"\s*{KIND}(?: analysis| comparison| description| chart)?\s*$", re.I)
FIGURE_NO = re.compile(
    r"^\s*\[(?:image|figure|fig\.?|chart|plot):? ?(?:an? )?heat ?map\]\s*[:–—-]?\s*(?=\S)|"
    r"^\s*\[?\s*(?:(?:supplementary|extended data|suppl\.?)\s+)?(?:"
    rf"{FIGURE_WORD}|table|tab(?:elle|la|leau)|image|chart|graph|plot|slide|visuali[sz]ation(?= \d))"
    r"\.?\s*(?:(?:[A-Z]\.?)?\d+(?:[.\d]|-\d)*[a-z]?|[A-Z])?\s*(?:\((?:pp?\.|pages?)\s?[\w, –-]{1,12}\)\s*)?"
    r"(?:[(\[](?:an? )?heat ?maps?[)\]]\s*)?"
    r"(?:\([a-z]\)\s*[.:|–—-]?|[.:|–—-](?!\d)|(?<=\d\.\d )(?=[A-Z])|"
    r"(?<=\d )(?-i:(?=[A-Z][a-z]+ [a-z])))\s*(?:\[heat ?maps?\]:?\s*)?",
    re.I,
)
STATED = rare(
    r"(?<![-\w])(?:data-title=(?=\")|(?:(?:main|overall|figure|chart|plot|primary|image|graph|heatmap|"
    r"full)\s+)?title(?:\s*\((?:[^()]*)\)| text(?=:)|"
    r" (?:above|over)(?: (?:the|it)(?: (?!is\b|reads\b|says\b)[a-z]+)?)?| on top|"
    r"(?: at)?(?: the)? top(?: left| right)?(?:,? (?:centred|centered|in bold))?|"
    r" (?:of (?:the|this)|in|on) (?:the )?(?:image|figure|plot|chart|heat ?map|slide|picture|"
    r"graph)){0,2}"
    r"\s*(?:[:=]|\bis\b|\b(?:reads?|says)\b|\bat the top (?:reads|says)\b|(?<!the title)(?=\s[\"“])|"
    r",(?=\s[\"“'‘]))|"
    r"\b(?:titled|entitled|headed|captioned|under the (?:common )?(?:headline|heading|title)|"
    r"with the (?:title|heading|caption|headline|header)|common (?:heading|headline|title)|"
    r"(?:both|all|panels|heat ?maps?|figure|plot|chart|image|graph|it) "
    r"(?:share|bear|have|has|carry|carries|display|show|feature|include)s? the (?:same |common )?title|"
    r"at the (?:very )?top(?: of (?:the|this) (?:heat ?map|figure|plot|chart|image|picture))?,? "
    r"(?:(?:centred|centered|in bold|in large letters),? )?(?:it|one|the text) (?:says|reads):?|"
    r"\b(?:words?|text) (?=[\"“][^\"”\n]{1,100}[\"”] (?:appears?|stands?|sits?|is|are|runs?)\b"
    r"[^.;]{0,30}?\b(?:above (?:the|it)|(?:at|on|across) (?:the )?top)\b)|"
    r"\b(?:headline|header|heading)(?: (?:in|of|on|at|above|over|across|inside) (?:the|this) (?:very )?"
    r"(?:top|image|figure|plot|chart|heat ?map|picture|grid|map|slide|page|screen(?:shot)?|tile|card|"
    r"widget))? (?:is|reads|says)(?=:? [\"“])|"
    r"headline|(?:^|(?<=[.;]\s))\W{0,20}(?:overall |main |common )?heading"
    r"(?: (?:in|of|on|above|over|inside) (?:the|this) (?:figure|image|plot|chart|heat ?map|picture|"
    r"grid|map))?(?=:)|"
    r"heat ?map(?: is)? (?:called|named)|"
    r"(?:heat ?map|widget|chart),? (?:with )?(?:the |its )?(?:heading|headline)[:,]?(?=\s[\"“])|"
    r"\b(?:the|this) (?:dashboard )?"
    r"(?:tile itself|(?:widget|card|chart|figure|graphic|visual|picture)(?: itself)?) is "
    r"(?:called|named)(?=\s[\"“])|"
    r"\bheading (?:at the (?:very )?top|above (?:the|it)(?: [a-z]+)?|on top) (?:reads|says|is)|"
    r"\b(?:grid|matrix|table) of (?:shaded |colou?red )?(?:cells?|squares|tiles|boxes) (?:called|named)|"
    r"heat ?map(?: \((?:fig|panel|image)[^()]{0,20}\))?"
    r"(?:\s?[,:–—-])?\s+\(?(?=[\"“‘]|'[A-Z])|"
    r"^\W{0,3}heat ?map,? (?:(?:on|in|at|to) the )?(?:[a-z]+ ){0,2}"
    r"(?:half|side|left|right|middle|cent(?:er|re)|top|bottom|corner|slide|page)\s?[:,–—-]\s"
    r"(?=[\"“][^\"“”\n]{1,100}[\"”]\W{0,3}$)|"
    r"(?:above|over|on top of) (?:the|this|it) ?(?:heat ?map|plot|figure|chart|grid|map|graph|picture)?,? "
    r"(?:stands|is|sits|reads|(?:it|that) (?:says|reads)|(?:one|we) reads?|is (?:written|printed))"
    r"(?: the (?:title|heading|words|text))?:? (?=[\"“‘]|'[A-Z])|"
    r"(?:^|(?<=[.;]\s))\W{0,20}text (?:at|on) (?:the )?(?:very )?top(?=:)|"
    r"(?:above|over|on top of) (?:the|this) (?:heat ?map|plot|figure|chart|grid|map|graph|picture),? "
    r"the (?:words?|text|title|heading) (?=[\"“‘])|"
    r"^\W*(?:the |an? )?(?:confusion|correlation|similarity) matrix[^.;:()\"“]{0,60} \((?=[\"“])|"
    r"(?:the|this) (?:matrix )?(?:chart|figure|plot|graph|diagram|picture),?(?=\s+[\"“])|bears the title|"
    r"carries the title|caption(?:ed)?"
    r"(?: (?:as )?(?:printed|shown|given|written)(?: (?:above|below|underneath|on top))?)?"
    r"(?:\s*(?:is|reads))?))\s*(?:as\s*|:\s*)?",
    re.I,
)
NO_TITLE = rare(
    r"\bno (?:(?:overall|printed|figure|chart|main|visible|explicit|own|common|plot) )*(?:title|caption|"
    r"headline)s?\b(?! on)|\bwithout (?:a|an|any) (?:\w+ )?title\b|\buntitled\b|\btitle of its own\b|"
    r"\bnot? titled\b",
    re.I,
)
GENERIC = re.compile(
    r"^(?:(?:the|an?|this|images?|figures?|charts?|plots?|heat ?maps?|data|description|analysis|overview|"
    r"visuali[sz]ations?|understanding|reading|interpret(?:ing|ation)|how to (?:read|use|interpret)|"
    r"explanation|explained|evaluation|results?|outputs?|"
    r"diagrams?|graphs?|picture|details?|of|and|long form|alt text|screen[- ]reader|S?\d+[a-z]?|page|part|"
    r"section|for|supplementary|appendix|long|full|detailed|visual|technical|document|extraction|content|"
    r"summary|accessible|text|plain|versions?|alternatives?|equivalent|confusion|correlation|matrix|matrices|in|words|table|labels?|panels?|types?|kinds?|rows?|"
    r"columns?|cells?|by|x|with|grid|error(?= analysis)|examples?|parameters|usage|solutions?|procedures?|"
    r"methods?|methodology|approach|experiments?|key|findings|discussion|introduction|background|"
    r"conclusions?|notes?|questions?|exercises?|problems?|main|areas?|components?|isolation|ticks?|axes|axis|"
    r"(?:off[- ])?diagonals?|correct|incorrect|off|[A-Z])\b[\s.,:/×()\[\]-]*)++$|"
    r"^(?:two|three|four|five|six|several|\d) (?:[\w’'-]+ ){0,4}"
    r"(?:heat ?maps|matrices|panels|plots|charts)"
    r"(?: (?:of|for|between|comparing|showing|with|that|in)\b.*|\.?)$",
    re.I,
)
SAYS_OF_FIGURE = re.compile(
    r"(?:the|this|our) (?:pictures?|figures?|images?|plots?|charts?|graphics?|heat ?maps?|tables?|grids?) "
    r"(?:is|are|was|were|shows?|has|have|consists?|contains?|displays?|compares?|gives?)\b", re.I
)
"""``The picture is made of small heatmaps``: what a figure is, and no name of it or of a panel."""
PANEL_PREFIX = re.compile(
    r"^\s*(?:the\s+)?(?:(?:panel|subplot|sub-?figure|heat ?map|matrix|plot|chart|graph|map|figure|"
    r"sub-?panel|region|quadrant)(?!s\b)\s*[#(]?(?:[A-Za-z]|\d{1,2}|[ivx]{1,4})\)?|"
    r"(?:upper |lower |top |bottom |far )?(?:(?:left|right|top|bottom)(?:most)?|middle|cent(?:er|re)|"
    r"upper|lower|"
    r"first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th)"
    r"(?:[- ](?:left|right|cent(?:er|re)|middle|hand))?\s*(?:side\s*)?(?:heat ?map|panel|subplot|matrix|"
    r"plot|chart|map|graph|column|block|grid)s?)\s*"
    r"(?:\([^()]*(?:left|right|top|bottom|middle|cent(?:er|re)|upper|lower)[^()]*\)\s*)?(?:[:–—.,-]\s*|"
    r"(?=\()|$|(?<=[^(]\w\) )(?-i:(?=[A-Z])))",
    re.I,
)
SIDE_FIRST = re.compile(
    r"\s*(?:(?:upper|lower|top|bottom|far)[- ])?(?:left|right|top|bottom|middle|cent(?:er|re))"
    r"(?:\s*[:–—]\s+(?=\S)|\s-\s+(?!(?:left|right|top|bottom|middle)\b)(?=\S)|\s\((?=[^()]*\)?\s*$))",
    re.I,
)
"""``Left: Llama``: where a panel stands, and its name."""
PANEL_WHERE = re.compile(
    r"\s*[(\[](?:[^()\[\]]*\b(?:left|right|top|bottom|middle|cent(?:er|re)|upper|lower|first|second|"
    r"third|fourth|panel|subplot|heatmap|row|column|colou?r scale|colou?r bar|bar|scale|"
    r"range)\b[^()\[\]]*)[)\]]\s*$",
    re.I,
)
PANEL_WORD = re.compile(r"\s+(?:heat ?map|panel|subplot|matrix|plot|sub-?panel|chart)s?\s*$", re.I)
PANEL_TAIL = re.compile(
    r"\s*[–—:]\s*(?:colou?r )?(?:bar|scale|range)\b.*$|\s+[-–—]\s+(?:values?|data|results?)\s*$|"
    r"(?:,?\s+(?:values?|data|results?|numbers))?,?\s+(?:(?:row|column|line) by (?:row|column|line)|"
    r"by (?:row|column)s?)$|"
    r",\s+(?:(?:also|again|likewise|too|this time)\s+)?(?:(?:going|reading|read|listed|counted|given|told|"
    r"running)\s+)?(?:(?:up|down)wards?|"
    r"(?:going|from the (?:top|bottom)(?: row| line)?|from (?:above|below)) (?:up|down)(?:wards?)?|"
    r"from the (?:top|bottom)(?: row| line)?|from (?:top to bottom|bottom to top)|from (?:above|below)|"
    r"(?:the )?(?:bottom|top|lowest|highest) (?:row|line) first)"
    r"(?:\s+from the (?:top|bottom)(?: row| line)?)?$",
    re.I,
)
"""What a part says behind its name of what follows: ``Before, row by row``, ``After, going upwards``."""
HEADED = rare(r"\b(?:headed|titled|entitled|labell?ed|called|named)\s+(?=[\"“'‘`])", re.I)
PART_HEAD = rare(
    r"\W*(?:the )?(?:legend|colou?r[- ]?(?:bar|scale|key|legend)|"
    r"(?:(?:horizontal|vertical) \(?)?(?:[xy]|horizontal|vertical)[- ]?axis)\b",
    re.I,
)
"""What heads the lines about a part that may have a title of its own: ``Legend``, then ``Title: Score``."""
NUMBERED_PANEL = re.compile(
    r"\W*(?:the )?(?:heat ?map|panel|sub-?plot|matrix)\s+[#(]?(?:[A-H]|\d{1,2})\b", re.I
)
SPEAKS = re.compile(
    r"\s*(?:here(?:['’]s| is| are)\b|"
    r"(?:creating|drawing|making|plotting|visuali[sz]ing)\b.*"
    r"\b(?:with|as|using|by) (?:an? |the )?heat ?maps?\W*$)",
    re.I,
)
"""A heading that speaks to the reader, and names nothing: ``Here is what the image contains``."""
COUNTED = re.compile(r"\s*\d{1,2}(?:(?:\.\d+)*\s*[—–.:)-]|(?:\.\d+)+)\s+(?=\S)")
NUMBERING = re.compile(
    rf"^(?:[{PICTURES}\s]++|\d{{1,2}}(?:\.\d{{1,2}})+\.?\s++|\d{{1,2}}[.)]\s++|(?-i:[A-Z][.)]\s++(?=[A-Z]))|//\s*+|"
    rf"(?:{FIGURE_WORD}|card|chart|plot)[ _]?\d+(?:[._]\d+)*[a-z]?\s*[:.|—–-]+\s++)+(?=\S)",
    re.I,
)
"""What counts a heading among others: ``4.2 Figure 2 —``, ``C.``, ``1. Figure_5_1:``."""
FILE_LAST = re.compile(
    r"(?:^|\s+|\s*[(\[])[`*]*[\w./\\-]+\.(?:png|jpe?g|svg|pdf|webp|gif|tiff?)[`*]*[)\]]?\s*$", re.I
)
"""``Site similarity heatmap (`sites.png`)``: where the figure is kept."""
SECTION = re.compile(r"\s*\d{1,2}(?:\.\d{1,2})*[.)]?\s+(?=[^\W\d])")
"""The number of a part of the document."""
KIND_LAST = re.compile(r"\b(?:heat ?map|matrix)\W*$", re.I)
"""``Gradient norm heatmap``, set in bold: a title."""
NAMES_KIND = re.compile(r"\bheat ?maps?\b|\b(?:confusion|correlation|similarity|transition) matri(?:x|"
                        r"ces)\b", re.I)
ANCHOR = re.compile(r"\s*\{[#.][^{}]*\}\s*$")
SIDE_PART = re.compile(
    r"\W*(?:the )?(?P<side>left|right|top|bottom|upper|lower|middle|cent(?:er|re)|first|second|third|fourth)"
    r"(?:[- ](?:left|right|most|hand))?,? (?:heat ?map|panel|plot|chart|matrix|sub-?plot)\b",
    re.I,
)
"""``Left Heatmap (Mean):``, over what is said of that panel alone."""


def tells_sides(blocks: list[Block]) -> bool:
    """Whether blocks begin with the panels at different sides."""
    sides = (SIDE_PART.match(block.text.text) for block in blocks)
    return len({side["side"].lower() for side in sides if side}) > 1


LETTER_HEAD = re.compile(r"\W*\([a-h]\)\s+\S", re.I)
"""``(a) The Bunker``: a part about one panel."""


NUMBER_HEAD = re.compile(r"\W*(?:heat ?map|panel|sub-?plot|matrix) #?(?:[1-9]|1\d)\s*[:(–—-]", re.I)
"""``Heatmap 2: Rewards``, over what is said of that panel alone."""


def heads_panel(parents: tuple[Block, ...], several: bool) -> bool:
    """Whether what stands under some blocks is told of one panel, whose title a title there is."""
    for parent in parents:
        source = parent.text.text
        if (
            (parent.kind == "item" and PANEL_PREFIX.match(source))
            or (parent.kind == "heading" and LETTER_HEAD.match(source))
            or NUMBER_HEAD.match(source)
            or (several and SIDE_PART.match(source))
        ):
            return True
    return bool(parents) and PART_HEAD.match(parents[-1].text.text) is not None
