"""Is there a heatmap at all? Words such as matrix, rows and grid do not make one."""

from __future__ import annotations

from itertools import islice, pairwise

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sign_cells import explained
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import ABROAD
from replot.reading.description.lexicon.pairs_in_cells import number_of_level
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.drawn import drawn_otherwise
from replot.reading.description.statements.tables.matrices import matrix_table
from replot.reading.description.statements.tables.squares import square_grid
from replot.reading.description.statements.uncalled import looks_like_one

__all__ = [
    "STRONG",
    "gives_few_numbers",
    "heads_words",
    "lists_charts",
    "other_chart",
    "shows_one",
    "tells_of_one",
]
CLASSIFIED = r"(?:<|&lt;)-{1,3} ?classified as\b"
"""What stands beside the heads of a confusion matrix, as Weka prints it."""
HEATMAP = rare(
    rf"{ABROAD}|{CLASSIFIED}|"
    r"\bheat[- ]?maps?\b|\bheat[- ]?maps?\b|\bheatmap\w*|\bconfusion[ _]matri(?:x|ces)\b|"
    r"\bwin[- ]rate matri(?:x|ces)\b|\bcorrelation[ _]matri(?:x|ces)\b|\brecovery matri(?:x|ces)\b|"
    r"\b(?:dis)?similarity matri(?:x|ces)\b|\bchoropleth grid\b|"
    r"\bcorrelograms?\b|\bcorrelation plot\b|\btransition matri(?:x|ces)\b|\bdistance matri(?:x|ces)\b|"
    r"\b(?:standard deviations?|SDs?),? (?:and|&) (?:[\w-]+ )?(?:inter-?)?correlations\b[^\n]{0,80}\n"
    r"(?:[^\n]{0,60}\n){0,4}[^\n]{0,80}[\s|]1[\s|]{1,20}2[\s|]|"
    r"\brisk matri(?:x|ces)\b|\battention (?:map|(?:weights? )?matri(?:x|ces))\b|"
    r"\bcolou?r[- ]coded (?:matrix|grid|table)\b|"
    r"\b(?:matrix|grid|table)\b[^.]{0,80}\bcolou?r(?:ed|[- ]coded|s)?\b|\bshaded (?:cells?|squares?|"
    r"grid|matrix)\b|\bcolou?red (?:cells?|squares|tiles|grid|matrix)\b|\bmatrix plot\b|"
    r"\bgeom_(?:tile|raster)\(|\b(?:mark_rect|density_heatmap|pheatmap)\(|\.(?:imshow|matshow|pcolormesh)\(|"
    r"\bcalendar map\b|\bheat (?:strips?|tables?|grids?|charts?)\b|\btile plot\b|"
    r"\btiles?\b[^.]{0,60}\bcolou?r|"
    r"\b(?:agreement|co-?occurrence|covariance|transfer|association|adjacency|cross-?talk|contact|mixing|"
    r"proximity|affinity|substitution|migration|interaction|overlap) matri(?:x|ces)\b|"
    r"\bmatri(?:x|ces)\b[^.]{0,80}\b(?:(?:along|on) both axes|diagonal)\b|"
    r"\b(?:upper|lower)(?:[- ](?:left|right))? triang(?:le|ular (?:part|half|matrix))\b|"
    r"\bdiagonal (?:cells? |entries )?(?:is|are) (?:gr[ae]yed|masked|left (?:blank|white|empty)|shaded|dark)|"
    r"\b(?:viridis|magma|inferno|plasma|cividis|coolwarm|RdBu|RdYlGn|BrBG|PuOr|PiYG|YlGnBu|YlOrRd)(?:_r)?\b|"
    r"\bcontribution (?:graph|calendar|chart|grid)\b|\bshaded \d+ ?[x×] ?\d+ (?:matrix|grid)\b|"
    r"\btile (?:grid )?maps?\b|\b(?:patches|squares|tiles|cells|fields|boxes|rectangles) of colou?r\b|"
    r"\bcolou?red (?:patches|boxes|fields)\b|"
    r"\b(?:each|every) (?:square|cell|tile) is (?:shaded|colou?r|tinted)|"
    r"\b(?:cells?|squares?|tiles?|entr(?:y|ies)|boxes)\b[^.;]{0,60}\b"
    r"(?:shaded|colou?red|tinted|colou?r[- ]coded)\b|"
    r"\bcells? (?:are|is) (?:colou?r|shaded)|\bcolou?r ?bars?\b|\bcheckerboard\b|"
    r"\bintensity matri(?:x|ces)\b|\b(?:dark|light|bright)est (?:cells?|squares?|tiles?)\b|"
    r"\bcolou?r ?maps?\b|#\+plot:[^\n]{0,200}\btype:grid\b",
    re.I,
)
STRONG = rare(
    rf"{ABROAD}|{CLASSIFIED}|"
    r"\bheat[- ]?map\w*\b|\bconfusion matri(?:x|ces)\b|\bcorrelation matri(?:x|ces)\b|\bcorrelogram|"
    r"\battention maps?\b|"
    r"\b(?:is|shows) an? (?:\w+ ){0,2}colou?r[- ]?(?:ed |coded )?map\b[^.;]{0,100}"
    r"\b(?:rows|columns|squares|cells)\b",
    re.I,
)
LINES = rare(r"\brows?\b[^.]{0,200}\bcolumns?\b|\bcolumns?\b[^.]{0,200}\brows?\b", re.I)
"""What a map of the earth does not have."""
LAND = (
    r"(?:countr(?:y|ies)|provinces?|counties|municipalities|districts|continents?|coastlines?|(?-i:Europe|Africa|"
    r"Asia|America|Australia|Germany|France|Italy|Spain|Britain|England|Scotland|Poland|Switzerland|Austria|China|India|"
    r"Japan|Brazil|Canada|Mexico|Russia|Ukraine|Turkey|Alps|Baltic|Atlantic|Pacific|Mediterranean))"
)
"""What only a map of the earth shows."""
OTHERS = (
    (
        "bar chart",
        rare(
            r"\b(?:bar|column) (?:charts?|plots?|graphs?|diagrams?)\b|\bhistograms?\b|"
            r"\bbars? (?:represent|show|indicat|belong|for each|are)\w*|\b(?:stacked|grouped|clustered|"
            r"horizontal|vertical) bars\b|\btallest bar\b",
            re.I,
        ),
    ),
    (
        "line chart",
        rare(
            r"\bline (?:charts?|plots?|graphs?)\b|\bcurves?\b|\btime series plot\b|"
            r"\blines? (?:represent|show|plot)\w*|\blearning curves?\b|\bROC curve\b",
            re.I,
        ),
    ),
    (
        "flow diagram",
        rare(
            r"\bflow ?(?:charts?|diagrams?)\b|\bflow diagram\b|\bboxes (?:are )?connected\b|"
            r"\barchitecture(?: diagram)?\b|\bblock diagrams?\b|\bpipeline(?: diagram)?\b|\bschematic\b|"
            r"\bworkflow\b|\bdiagram\b|"
            r"\barrows? (?:from|connects?|leads?|points? from|links?|runs?|flows?)\b|"
            r"\b(?:blocks?|box(?:es)?) labell?ed\b",
            re.I,
        ),
    ),
    (
        "scatter plot",
        rare(
            r"\bscatter[- ]?(?:plots?|charts?|graphs?|matri(?:x|ces))?\b|\bpair ?plots?\b|"
            r"\bbubble (?:chart|plot)\b|\bdata points? (?:are )?(?:plotted|scattered)|"
            r"\bdots?\b[^.]{0,40}\bplotted\b|\bt-?SNE\b|\bUMAP\b|\bbee ?swarm\b|"
            r"\b(?:data )?points? (?:for [^.;]{3,40} )?are (?:represented by|clustered|colou?red|drawn as)\b",
            re.I,
        ),
    ),
    ("Gantt chart", rare(r"\bgantt\b|\btimeline (?:chart|plot|diagram)\b", re.I)),
    (
        "field of flow",
        rare(
            r"\bstreamlines?\b|\bvector fields?\b|"
            r"\b3-?D (?:visuali[sz]ations?|surfaces?|renderings?|models?)\b",
            re.I,
        ),
    ),
    ("pie chart", rare(r"\b(?:pie|doughnut|donut) charts?\b|\bpie slices?\b", re.I)),
    ("density plot", rare(r"\b(?:density|KDE) (?:plots?|curves?|charts?)\b", re.I)),
    ("box plot", rare(r"\bbox ?(?:plots?|-and-whisker)\b|\bviolin ?plots?\b", re.I)),
    ("radar chart", rare(r"\b(?:radar|spider) (?:charts?|plots?)\b", re.I)),
    ("contour plot", rare(r"\bcontour (?:plots?|lines?|charts?|diagrams?|maps?)\b", re.I)),
    ("area chart", rare(r"\barea (?:charts?|plots?)\b", re.I)),
    (
        "map",
        rare(
            r"\b(?:geographic(?:al)?|world|street|road|topographic|choropleth|satellite) (?:maps?|images?)\b|"
            r"\bchoropleth\b(?! (?:grid|tile))|"
            rf"(?<!heat )(?<!heat-)\bmaps? (?:of|over|showing)\b[^.;:]{{0,60}}\b{LAND}\b",
            re.I,
        ),
    ),
    ("photograph", rare(r"\b(?:photo(?:graph)?s?|screenshots?|portrait|selfie)\b", re.I)),
    ("table", rare(r"\btable\b", re.I)),
)
DENIED = rare(
    r"\b(?:not|isn't|is no|no|rather than|instead of|unlike)\s+(?:an?\s+|the\s+|any\s+|"
    r"really\s+)*(?:colou?r(?:ed|-coded)\s+)?heat[- ]?maps?\b|"
    r"\bheat[- ]?maps?(?= (?:icon|thumbnail|symbol|pictogram|sketch)s?\b)|"
    r"\b(?:click|scroll|hover|mouse(?:[- ]movement)?)[- ]?(?:tracking )?heat[- ]?maps?\b|"
    r"\bheat[- ]?maps?(?= (?:widget|feature|plug-?in|add-?on|button|module)s?\b)|"
    r"\bheat[- ]?maps?(?=(?: and [a-z ]{3,30})? (?:is|are|comes?) "
    r"(?:included|available|part of (?:the|every|all))\b)|"
    r"\bheat[- ]?maps?(?= (?:was|were|had been) (?:also )?"
    r"(?:considered|tried|discussed|planned|suggested|rejected)\b"
    r"[^.]{0,60}\b(?:but|not|rejected|dropped|discarded|instead)\b)|"
    r"\bheat[- ]?maps?(?= (?:version|variant|alternative|equivalent)s?\b)|"
    r"\b(?:see|in|cf\.?|refer to) (?:also )?fig(?:ure|\.)? ?\w{1,4},? for (?:an?|the) "
    r"(?:[\w-]+ ){0,2}heat[- ]?maps?\b|"
    r"\bheat[- ]?map(?=[- ](?:style|like|inspired)\b[^.:]{0,40}\b"
    r"(?:chart|plot|graph|diagram|visuali[sz]ation)s?\b)",
    re.I,
)
TELLS = rare(
    r"\b(?:heat[- ]?map|matrix|grid|correlogram)\b(?: (?:table|plot|figure|chart))?[*_]{0,2}"
    r"(?: in (?:fig(?:ure)?\.?|panel) ?\w{1,4})?,? "
    r"(?:show|display|report|present|depict|illustrat|visuali[sz]|compar|reveal|highlight|titled|entitled|"
    r"of\b|for\b|"
    r"where\b|in which\b|was (?:then )?(?:generated|created|plotted|drawn|produced)\b)|"
    r"\b(?:image|figure|picture|chart|plot|graphic|visuali[sz]ation|this|it|panel|"
    r"fig\.? ?\w+)\b[^.]{0,60}?\bheat[- ]?map|"
    r"(?:!\[|\A)\s*heat[- ]?map: [^:\]\n]{3,200}\b(?:by|for|across|per|over|versus|against|between|of)\b",
    re.I,
)
"""What is said of one heatmap; ``Heatmap: sales by town`` where it is all that a picture shows."""
SHOWN = r"\b(?:image|figure|picture|chart|graphic|visuali[sz]ation|plot|it|this)"
"""What a text calls its figure."""
IS_MAP = rare(
    rf"{SHOWN}\s+(?:is|shows|displays|presents|depicts)\s+"
    r"(?:an?|the)\s+(?:[\w-]+\s+){0,2}?(?:choropleth|geographic(?:al)?|world)\s+maps?\b(?! of squares)|"
    r"\bheat[- ]?map (?:is |was )?(?:overlaid|overlayed|superimposed|layered|projected|drawn) "
    r"(?:on|over|onto) (?:top of )?(?:an?|the) (?:[\w-]+ ){0,3}map\b|"
    r"\bheat[- ]?map of the (?:world|globe|earth|country)\b|"
    r"\bheat[- ]?map of (?:the )?(?:zip|postal) codes?\b|\b(?:zip|postal)[- ]codes? heat[- ]?map\b",
    re.I,
)
"""``The image is a choropleth map``, whatever its heading calls it; ``a heatmap overlaid on a map``."""
IS_OTHER = rare(
    rf"{SHOWN}\b[^.;:\n]{{0,60}}\b"
    r"(?:is|was|does|did) ?(?:not|n['’]t) (?:(?:actually|really|show|display|"
    r"depict|appear to be|contain) ){0,2}(?:an? )?(?:[\w-]+ )?heat[- ]?map\b[^.;:\n]{0,20}?"
    r"(?:,? but\b|[;,] (?:it|this|rather|instead)\b)"
    r"(?P<other>[^.;:\n]{1,80})",
    re.I,
)
"""``The image is not a heatmap but rather a bar chart``, whatever is said of heatmaps behind."""
OF_GRID = rare(r"\b(?:rows?|columns?|cells?|tiles?|matri(?:x|ces)|grids?|[xy][- ]axis)\b|^\s*\|", re.I | re.M)
START = 700


FLOWS = rare(r"\bflow|\bbox(?:es)?\b|\barchitecture|\bblocks?\b|\bpipeline|\bschematic|\barrows?\b", re.I)


def other_chart(text: str) -> str | None:
    """What a text describes instead of a heatmap, or None if it may well describe one.

    The words that name the kind of figure count, weighed by how early they stand: a heatmap beside
    a bar chart is still a heatmap; a bar chart that lists a perfect grid of numbers is not.
    """
    sample = explained(text[:60_000])
    denied = {m.end() for m in DENIED.finditer(sample)}
    said = (m for m in STRONG.finditer(sample) if m.end() not in denied)
    first = next(said, None)
    if IS_MAP.search(sample) and not OF_GRID.search(sample):
        return "map"
    if (told := IS_OTHER.search(sample[:START])) is not None:
        for name, pattern in OTHERS:
            if pattern.search(told["other"]):
                return name
    if first is not None and _early(first.start()):
        return None
    weak = [m.start() for m in HEATMAP.finditer(sample) if m.end() not in denied]
    table = matrix_table(sample)
    weak = sorted([*weak, table]) if table is not None else weak
    first_other: tuple[int, str] | None = None
    counts: dict[str, int] = {}
    for name, pattern in OTHERS:
        found = list(pattern.finditer(sample))
        if name == "map" and LINES.search(sample) is not None:
            continue
        if found and name != "table":
            counts[name] = len(found)
            if first_other is None or found[0].start() < first_other[0]:
                first_other = (found[0].start(), name)
    sure = first.start() if first is not None else table
    if sure is not None:
        if first_other is not None and first_other[0] < sure:
            top = max(counts, key=lambda name: counts[name])
            if counts[top] > 2 + 2 * sum(1 for _ in said):
                return top
        return None
    if set(counts) == {"flow diagram"} and not FLOWS.search(sample) and looks_like_one(sample):
        return None  # what is called a diagram has two sides and a scale
    if first_other is not None and (
        not weak
        or counts[first_other[1]] >= len(weak)
        or (first_other[0] < weak[0] and not (first_other[1] == "photograph" and _mostly(weak, counts)))
    ):
        return first_other[1]
    if weak:
        return None
    if first_other is None and square_grid(sample) is not None:
        return None
    if looks_like_one(sample):
        return drawn_otherwise(sample) if first_other is None else None
    return "prose without a figure" if first_other is None else first_other[1]


LISTED = (
    "bar chart",
    "line chart",
    "scatter plot",
    "pie chart",
    "density plot",
    "box plot",
    "radar chart",
    "area chart",
    "map",
)
MOST_KINDS = 3
"""Kinds of charts that a description of a heatmap speaks of beside it."""


def lists_charts(text: str) -> bool:
    """Whether a text goes through kinds of charts, of which a heatmap is one."""
    sample = text[:60_000]
    return sum(pattern.search(sample) is not None for name, pattern in OTHERS if name in LISTED) > MOST_KINDS


def gives_few_numbers(text: str) -> bool:
    """Whether a text holds fewer numbers than the smallest of grids, so that none of its cells are told."""
    return sum(1 for _ in islice(NUMBER.finditer(text), FEW)) < FEW


NUMBER = re.compile(r"\d[\d.,]*")
FEW = 9


def heads_words(blocks: list[Block]) -> bool:
    """Whether the first line that names a heatmap is the heading of a table in which no cell is a number.

    Or one of the lines of such a table, as of a list of charts.
    """
    for line, under in pairwise([*blocks, Block("paragraph", Text(), 0)]):
        if HEATMAP.search(line.text.text):
            return len(line.text) <= LONGEST_HEADING and _of_words(under)
        if _of_words(line) and any(HEATMAP.search(cell.text) for row in line.rows[1:] for cell in row):
            return True
    return False


def _of_words(block: Block) -> bool:
    """Whether a block is a table in which no cell is a number."""
    cells = [cell.text for row in block.rows[1:] for cell in row[1:]]
    return bool(cells) and not any(parse_quantity(cell) or number_of_level(cell) for cell in cells)


LONGEST_HEADING = 80


def shows_one(text: str) -> bool:
    """Whether the part of a text about one panel says that it is a heatmap."""
    return bool(HEATMAP.search(text))


def tells_of_one(text: str) -> bool:
    """Whether a text describes one heatmap, rather than heatmaps in general."""
    return bool(TELLS.search(text[:60_000]))


def _mostly(weak: list[int], counts: dict[str, int]) -> bool:
    """Whether a matrix is named far more often than all other kinds: a screenshot may show one."""
    return len(weak) > 2 * sum(counts.values())


def _early(at: int) -> bool:
    return at < START
