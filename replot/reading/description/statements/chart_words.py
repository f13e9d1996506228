"""Words for heatmaps and for all other kinds of charts."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import ABROAD
from replot.reading.description.lexicon.patterns import rare

__all__ = [
    "DENIED", "FLOWS", "FOUR_OUTCOMES", "HEATMAP", "IS_MAP", "IS_OTHER", "LINES", "MAP_NAME", "OF_GRID",
    "OTHERS", "RATHER", "SHOWS_PREDICTIONS", "START", "STRONG", "TELLS",
]
CLASSIFIED = r"(?:<|&lt;)-{1,3} ?classified as\b"
"""What stands beside the heads of a confusion matrix, as Weka prints it."""
PREDICTED_OVER = r"\bPredict(?:ed|ion)?[ \t]+\S[^\n]{0,300}\n[ \t]*(?:Actual|True)[ \t]*\n"
"""Two lines of heads over a confusion matrix, as PyCM prints it."""
OUTCOME = r"(?:true|false) (?:posi|nega)tives?\b"
OUTCOME_COUNTED = (
    rf"{OUTCOME}(?: ?\([TF][PN]\))?\*{{0,2}}[ \t]?(?:[:=–—-]|\((?=\d))[ \t]?\*{{0,2}}[ \t]?"
    r"\d[\d,]{0,12}(?![\d,]|\.\d|[ \t]?%)"
)
FOUR_OUTCOMES = (
    rf"{OUTCOME_COUNTED}(?:(?:(?!{OUTCOME})[^\n]){{0,400}}[\s>*•–-]{{1,80}}(?:\d[.)] {{1,4}}\*{{0,2}})?"
    rf"{OUTCOME_COUNTED}){{3}}"
)
"""How often each of four outcomes was met: all that a confusion matrix of two classes holds."""
SHOWS_PREDICTIONS = (
    r"\bmatrix\b[^.;\n]{0,60}\b(?:accurate|correct|right|incorrect|wrong) (?:predictions|classifications)\b"
)
"""``The diagonal of the matrix shows the correct predictions``: what a confusion matrix does."""
CONFUSED = (
    r"\bconfusion (?:patterns?|pairs?|errors?)\b[^|]{0,400}?(?:\d (?:→|->|=>) [^\W\d_]|"
    r"[^\W\d_] ?(?:→|->|=>) ?[^\W\d_][^\n:(→>]{0,30}[:(] ?\d)"
)
"""``Main confusion patterns: oak → elm: 48``: how often one class was taken for another."""
MAP_NAME = (
    r"(?:viridis|magma|inferno|plasma|cividis|coolwarm|RdBu|RdYlGn|BrBG|PuOr|PiYG|YlGnBu|YlOrRd)(?:_r)?"
)
HEATMAP = rare(
    rf"{ABROAD}|{CLASSIFIED}|{PREDICTED_OVER}|{SHOWS_PREDICTIONS}|{FOUR_OUTCOMES}|{CONFUSED}|"
    r"\bheat[- ]?maps?\b|\bheat[- ]?maps?\b|\bheatmap\w*|\bconfusion[ _]matri(?:x|ces)\b|"
    r"\bwin[- ]rate matri(?:x|ces)\b|\bcorrelation(?: coefficients?)?[ _]matri(?:x|ces)\b|"
    r"\brecovery matri(?:x|ces)\b|"
    r"\bmatri(?:x|ces) of (?:the )?(?:(?:pairwise|rank|linear|mutual) )*(?:(?:Kendall|Spearman|Pearson|"
    r"Matthews|Cram[eé]r|Cohen)(?:['’]?s)?|correlations?|correlation coefficients|distances|similarities)\b|"
    r"\b(?:dis)?similarity matri(?:x|ces)\b|\bchoropleth grid\b|"
    r"\bcorrelograms?\b|\bcorr?plots?\b|\bcorrelation plot\b|"
    r"\btransition matri(?:x|ces)\b|\bdistance matri(?:x|ces)\b|"
    r"\b(?:standard deviations?|SDs?),? (?:and|&) (?:[\w-]+ )?(?:inter-?)?correlations\b[^\n]{0,80}\n"
    r"(?:[^\n]{0,60}\n){0,4}[^\n]{0,80}[\s|]1[\s|]{1,20}2[\s|]|"
    r"\brisk (?:(?:assessment|rating|scoring|analysis|evaluation) )?matri(?:x|ces)\b|"
    r"\battention (?:map|distributions?|(?:weights? )?matri(?:x|ces))\b|"
    r"\b(?:colou?r(?:[- ]coded|ed)|tinted) (?:matrix|grid|table|"
    r"(?:phase|stability|regime) (?:diagram|map))\b|"
    r"\b(?:matrix|grid|table)\b(?! of (?:[\w-]+ )?(?:sub-?plots|panels|charts|plots|graphs)\b)"
    r"[^.]{0,80}\bcolou?r(?:ed|[- ]coded|s)?\b|\bshaded (?:cells?|squares?|"
    r"grid|matrix)\b|\b(?:colou?red|tinted) (?:cells?|squares|tiles|grid|matrix)\b|\bmatrix plot\b|"
    r"\bgeom_(?:tile|raster)\(|\b(?:mark_rect|density_heatmap|pheatmap)\(|\.(?:imshow|matshow|pcolormesh)\(|"
    r"\bcalendar map\b|\bheat (?:strips?|tables?|grids?|charts?)\b|\btile plot\b|"
    r"\btiles?\b[^.]{0,60}\bcolou?r|"
    r"\b(?:we|i|they|he|she|you) (?:have )?colou?red (?:in )?(?:the|our|this|its|an?) (?:[\w-]+ ){0,3}"
    r"(?:table|matrix|grid)\b|"
    r"\b(?:agreement|from[-–—]to|co-?occurrence|covariance|transfer|association|adjacency|cross-?talk|contact|"
    r"mixing|proximity|affinity|substitution|migration|interaction|overlap) matri(?:x|ces)\b|"
    r"\bmatri(?:x|ces)\b[^.]{0,80}\b(?:(?:along|on) both axes|diagonal)\b|"
    r"\b(?:upper|lower)(?:[- ](?:left|right))? triang(?:le|ular (?:part|half|matrix))\b|"
    r"\bdiagonal (?:cells? |entries )?(?:is|are) (?:gr[ae]yed|masked|left (?:blank|white|empty)|shaded|dark)|"
    rf"\b{MAP_NAME}\b|"
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
    rf"{ABROAD}|{CLASSIFIED}|{PREDICTED_OVER}|"
    r"\bheat[- ]?map\w*\b|\bconfusion matri(?:x|ces)\b|\bcorrelation(?: coefficients?)? matri(?:x|ces)\b|"
    r"\bcorrelogram|"
    r"\bcorr?plots?\b|"
    r"\battention maps?\b|"
    r"\b(?:grid|matrix)(?: of (?:small )?(?:cells|tiles|squares|boxes))?,? (?:colou?red|shaded|tinted) from "
    r"(?:[\w-]+ ){1,3}(?:\([^()]{1,30}\) )?to [a-z]|"
    r"\b(?:dis)?similarity matri(?:x|ces)(?= (?:show|reveal|display|visuali[sz]|ha[sd]\b))|"
    r"\b(?:is|shows) an? (?:\w+ ){0,2}colou?r[- ]?(?:ed |coded )?map\b[^.;]{0,100}"
    r"\b(?:rows|columns|squares|cells)\b|"
    r"(?:\A[\W_]{0,6}|\b(?:fig(?:ure|\.)?|image|picture|panel)(?: ?\w{1,4})?[\W_]{1,6})(?:an? |the )?"
    r"colou?r[- ]?(?:ed |coded )?map of\b[^|]{0,400}?\b(?:rows|columns|squares|cells)\b",
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
            r"\bworkflow\b|(?<!phase )(?<!stability )(?<!regime )\bdiagram\b|"
            r"\barrows? (?:from|connects?|leads?|points? from|links?|runs?|flows?|separates?)\b|"
            r"\b(?:image|figure|picture|diagram) (?:represents|shows|depicts|illustrates) "
            r"an? (?:[\w-]+ ){0,2}(?:system|framework|process|mechanism|workflow|method) "
            r"(?:for|of|that|in which)\b|"
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
RATHER = rare(
    r"\A[^\w\n]{0,8}(?:the|this|our|each|figure|fig\.|panel) [^.,;:\n]{1,60}? "
    r"(?:is|was|became) (?:now )?an? "
    r"(?P<other>[^.,;:\n]{1,50}?(?:charts?|plots?|graphs?|diagrams?|histograms?)),? (?:and |but )?"
    r"(?:not|rather than|instead of|no longer) an? heat[- ]?map\b",
    re.I,
)
"""How a text begins that goes on to say why: ``The panel of orders is a bar chart, not a heatmap (...)``."""
OF_GRID = rare(r"\b(?:rows?|columns?|cells?|tiles?|matri(?:x|ces)|grids?|[xy][- ]axis)\b|^\s*\|", re.I | re.M)
START = 700


FLOWS = rare(r"\bflow|\bbox(?:es)?\b|\barchitecture|\bblocks?\b|\bpipeline|\bschematic|\barrows?\b", re.I)
