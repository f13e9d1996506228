"""What the cells and their colours stand for, where no bar is named: ``darker means a higher share``."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.colours.relations import DARKER, DOWN, LIGHTER, UP
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.bars.names import is_name
from replot.reading.description.statements.bars.units import CHANGE_IN, changed, with_unit

__all__ = ["cells_label", "shown_label"]
COLOURED_BY = rare(
    r"(?:\b|(?=[;,]))(?:(?:colou?r(?:ed|[- ]coded)|shaded|tinted) (?:by|according to)|what is colou?red is|"
    r"(?:with|and|where) (?:the )?(?:cell )?colou?rs?(?: intensity| shading| depth| saturation)? "
    r"(?:represent|indicat|encod|show|denot|reflect)(?:ing|s|es)|"
    r"colou?rs? (?:is|was|are) (?:influenced|determined|given|set|defined) by|"
    r"(?:the )?intensity of the (?:[a-z]+ )?(?:colou?r|shad(?:e|ing)|hue)s? "
    r"(?:represent|indicat|encod|show|denot|reflect)(?:ing|s|es)|"
    r"(?:(?:the|its|each|every|a) (?:(?:grid|cell|tile|square|box)(?:['’]s)? )?|"
    r"(?:^|[;,]\s(?:and )?)\W*(?:(?:cell|tile) )?)colou?rs?"
    r"(?: \([^()]{1,30}\))?"
    r"(?: intensity| shading| depth| saturation)?"
    r"(?: (?:of|in) (?:the|an?|each|every) (?:heat ?map|matrix|grid|cells?|tiles?|squares?)"
    r"(?: at [^.;:()]{1,20}(?:\([^()]{1,20}\))?)?)? ?(?: then | can | may )?"
    r"(?:(?<=\s)(?:being|represents?|shows?|indicates?|encodes?|gives?|denotes?|reflects?|is a measure of|"
    r"stands? for|(?:scales?|var(?:y|ies)|increases?|grows?) with|is (?:directly )?proportional to)|=(?=\s)))"
    r"(?: the| its| their)?+ (?P<label>(?!(?:rows?|columns?|values?|panels?|"
    rf"intensity|magnitude|strength|size)\b)(?:{CHANGE_IN}[^\W\d_](?:[^.;:,()]|\.(?=\d)){{1,50}}?|"
    r"[\"“][^\W\d_][^\"”\n]{1,50}[\"”]))"
    r"(?=\s*(?:[;:,(]|\.(?!\d)|$)|\s[–—]\s|\s(?:from|between|with|using|in|on|where|so|"
    r"at (?:that|this|each|every|the)|to [a-z]+|for|given)\b|\s[-−+]?[\d.]+%?\s?(?:[-–—]|to)\s?[-−+]?\d)",
    re.I,
)
"""``The cells are coloured by yield, from ...``, ``cell colour intensity represents yield``."""
BASED_ON = rare(
    r"\bcolou?rs?(?: \w+)?: (?:the |an? )?(?:colou?r |cell )?"
    r"(?:intensity|shades?|shading|from|gradient|colou?rs?|scale)\b(?: [^.;:()\d]{0,60}?)? "
    r"(?:based on|depending on|according to|determined by|proportional to|represent(?:s|ing)|"
    r"indicat(?:es|ing)|reflect(?:s|ing)|encod(?:es|ing)) (?:the |its |their )?"
    r"(?P<label>[^\W\d_][^.;:,()\d]{2,40}?)"
    r"(?=\s*(?:[.;,(]|$)|\s(?:from|between|with|in|for|where|of each|at)\b)",
    re.I,
)
"""``Cell colour: intensity from light to dark based on the number of visits``."""
BESIDE_AXES = re.compile(
    r"\b[xy][- ]?axis\b[^.;]{0,80}?[,;]\s*(?:and )?colou?rs? \((?P<label>[^\W\d_][^()\d]{1,40})\)", re.I
)
"""``x-axis (week), y-axis (field), color (yield)``."""
BEFORE_COLOUR = re.compile(
    r"\b(?:show|display|plot|depict|give|encode|report)(?:s|ing)? (?:the )?"
    r"(?P<label>[^\W\d_][^.;:,()]{2,50}?) \((?:as |by |in |the )*(?:cell )?colou?rs?\)", re.I
)
"""``shows the mean depth (colour) for ...``."""
SET_TO = re.compile(
    r"(?:[,;|]|^)\s*(?:cell )?(?:values?|z|fill)\s?[=:]\s"
    r"(?P<label>[^\W\d_][^.;:,()=|]{2,50}?(?: \([^()\s]{1,12}\))?)(?=\s*(?:[;|]|\.(?!\d)|$))", re.I
)
"""``rows = shop, columns = day, value = sales (€)``."""
CELLS_TELL = rare(
    r"(?:(?:^|[.;:,]\s+)\W{0,20}(?:the (?:shade|shading|colou?r|tone|intensity) of )?"
    r"(?:(?:the|each|every|a) )?(?:cell|tile|square|box|boxe|entry|entrie)s?"
    r"(?:(?:['’]s)? (?:values?|colou?rs?|shading|shade|intensity|entr(?:y|"
    r"ies)|contents?|"
    r"annotations?|numbers?))?(?: (?:in|of) (?:the|this|each) (?:heat ?map|matrix|grid|plot|figure))?"
    r"(?:\s*[:=]|\s[–—-](?=\s)|\s+(?:(?:is|are)(?! (?:directly )?proportional\b)|"
    r"shows?|indicates?|encodes?|represents?|denotes?|gives?|"
    r"displays?|contains?|reports?|holds?|carry|carries))|"
    r"(?:^|[.;]\s+)\W{0,20}(?:values|entries)\s*[:=](?=[^,]{0,80}$))\s+(?:the )?"
    r"(?P<label>[`\"“]?[^\W\d_](?:[^.;:,()=`\"”]|\.(?=\d)){0,60}?[^\s.;:,()=`\"”](?: "
    r"\([^\s()]{1,12}\))?)[`\"”]?(?=\s*(?:[;,(\])]|\.(?!\d)|$)|"
    r"\s+(?:for (?:an?|the|each|every|one|that|this)|per|when|from|obtained|averaged|combining|"
    r"between (?:two|each|every|pairs?|a pair|the (?:two|corresponding|respective)))\b)",
    re.I,
)
"""``Cell value: accuracy.``"""
NO_QUANTITY = re.compile(
    r"(?:magnitudes? of (?:the|its|each) |(?:relationships?|comparisons?|overview)$|"
    r"colou?r|shad|tint|annotat|empty|blank|missing|filled|white|gr[ae]y|black|outlined|masked|"
    r"a |an |its |how |whether |one |two |each |not |no |all |exact|numbers?\b(?! of)|"
    r"values?\b|(?:[a-z]+ )?(?:raw|numeric\w*|average|mean|median|metric|absolute|actual|cell|data) values$|"
    r"intermediate |(?:displayed|shown|printed|written|given|arranged|placed|organi[sz]ed) )|"
    r".*\b(?:is|are|in (?:the|each)|with|labell?ed|values? (?:from|between))\b",
    re.I,
)


FUNCTION_OF = re.compile(
    r"\bheat ?maps? (?:of|show(?:s|ing)?|display(?:s|ing)?|depict(?:s|ing)?|giv(?:es?|ing)|plot(?:s|ting)?|"
    r"compar(?:es?|ing)) (?:the )?(?P<label>[^\W\d_][^.;:,()]{2,50}?(?: \([^()\s]{1,12}\))?) (?:as a "
    r"function of\b|"
    r"(?:over|across|against|between|for) [^.;:()]{2,60} \((?:rows?|columns?|[xy])\b)",
    re.I,
)


VALUES_OF = re.compile(
    r"\bheat ?map(?:,? (?:titled|entitled|labell?ed) [\"“][^\"”\n]{1,100}[\"”],?)? "
    r"(?:(?:show|display|present|depict|report|plot)(?:s|ing)?|of) (?:the )?"
    r"(?P<label>(?!the\b|how\b|of\b|(?:[a-z]+ )?(?:raw|numeric\w*|percentage|average|mean|median|metric|"
    r"absolute|exact|actual|cell|data|different|specific|all|its) values\b)"
    r"[^\W\d_][^.;:,()\"“]{2,40}?(?: scores|(?= values)))(?: values)? "
    r"(?:between|among|across|for)\b",
    re.I,
)
"""``The heatmap displays agreement values between``."""


COUNT_OF = rare(
    r"\bheat ?map (?:that |which )?(?:show|display|present|depict|visuali[sz])(?:s|es|ing) (?:the )?"
    r"(?P<label>(?:number|count|average|mean|median|total|percentage|share|frequency|rate)(?: of)? "
    r"[a-z][^.;:,()\"“]{2,40}?) (?:for each|for every|per|by|across|between|over)\b",
    re.I,
)
"""``a heatmap that displays the number of trips for each hour``."""
QUOTED_QUANTITY = rare(
    r"\bheat ?map (?:visuali[sz]es|illustrates|displays|depicts|plots) (?:the )?"
    r"(?P<label>[\"“][^\W\d_][^\"”\n]{1,50}[\"”]) (?:values? |scores? )?(?:for|of|across|between|over)\b",
    re.I,
)
"""``This heatmap visualizes the "Cosine Similarity" for``: a name in quotation marks, and no title."""


QUANTITY = r"(?P<label>[^\W\d_](?:[^.;:,()=]|\.(?=\d)){1,50}?)"
CODED = rare(
    rf"(?:^|[.;:,]\s+)\W{{0,20}}(?:(?:and|while|where) )?(?:the |its |each )?{QUANTITY}"
    r"(?P<unit> \([^()]{1,12}\))? (?:is|are) "
    r"(?:colou?r-?(?:coded|mapped)|(?:encoded|shown|represented|indicated|given|expressed|denoted|displayed|"
    r"visuali[sz]ed) (?:by|as|in|with|through|via|using) (?:the |a )?(?:cell )?(?:colou?r|shad)\w*|"
    r"(?:plotted|drawn|rendered) (?:on|with|using|in) (?:an? |the )?(?:[\w-]+ )?colou?r|"
    r"(?:encoded|coded|shaded|colou?red) (?:from (?=[a-z])|(?:in|with|as) "
    r"(?=(?:(?:dark|light|pale) )?(?:red|blue|green|yellow|orange|purple|white|black|gr[ae]y|brown)"
    r" \([^()]*\d))|"
    r"mapped (?:to|onto) (?:the |a )?(?:colou?r|shad)\w*)",
    re.I,
)
"""``Sales (k€) is colour-coded``."""
VALUES_ARE = rare(
    r"\b[Vv]alues are (?P<label>[a-z]{0,3}[A-Z]+[A-Z\d][\w@²-]*(?: scores?)?(?: "
    r"\([^()\s]{1,8}\))?)"
    r"(?=[;,]|\.(?:\s|$)|$)"
)
"""``Values are nDCG@10.``"""
VALUES_IN = rare(
    r"(?<!iagonal )\b(?:cell )?values? \((?P<label>(?!in\b|each\b|per\b|from\b|all\b|as\b|same\b)"
    r"[^\W\d_][^()\d,;:=]{0,30}"
    r"(?: ?[²³%]|, ?[%‰\w/]{1,6})?)\)(?= ?:)",
    re.I,
)
"""``Values (R²):``"""
NO_MEASURE = re.compile(
    r"\b(?:approx\w*|estimat\w*|read|left|right|top|bottom|rows?|columns?|rounded|percent\w*|normali[sz]ed|"
    r"numeric\w*|optional|see|selected|readings?|excerpt|heat|table|map|chart|plot|figure|visual\w*|shown|given|printed|decimals?|exact|inferred|transcribed|extracted|annotated)\b",
    re.I,
)
IN_CELLS = rare(
    r"(?:^|[.;]\s+)(?:the |an? )?(?P<label>[^\W\d_][^.;:,()=]{1,50}?) (?:(?:is|are) )?"
    r"(?:(?:given|printed|shown|written|annotated|displayed) )?(?:in|inside) (?:each|every) (?:cell|"
    r"square|tile)\b",
    re.I,
)
"""``Cohen's kappa in each cell``."""
SHADE_TELLS = rare(
    rf"\b(?:{DARKER}|{LIGHTER}|warm(?:er|est)?|hot(?:ter|test)?|cool(?:er|est)?|cold(?:er|est)?|red(?:der|dest)|"
    r"blu(?:er|est)|green(?:er|est)|yellow(?:er|est))"
    r"(?: [a-z]+){0,2}?(?:,? the (?=(?:high|low|larg|great|small|strong|bett|wors)er\b)|"
    r" (?:means?|indicat\w+|represent\w*|correspond\w* to|shows?|denot\w+|signif\w+|stands? "
    r"for|reflects?|encodes?|is|are|=|→|for)\s+(?:an? |the )?)(?:the )?"
    rf"(?:{UP}|{DOWN}) (?:the )?{QUANTITY}"
    r"(?=\s*(?:[;:,()]|\.(?!\d)|$)|\s(?:and|or|while|whereas|in|on|with|for|from|than|at|as|between|across|values?|scores)\b)",
    re.I,
)
"""``Darker shades mean a higher BLEU``."""
GENERIC = re.compile(
    r"(?:(?:the|cell|data|numeric\w*|measured|observed|metric|absolute) )*(?:values?|scores|ones?|numbers?|"
    r"counts|levels?|magnitudes?|percentages?|intensit(?:y|ies)|frequenc(?:y|ies)|results?|cells?|entries|"
    r"amounts?|rates|figures?|quantit(?:y|ies)|end|data|metrics?)\b|"
    r"(?:important|likely|similar|frequent|active|common|severe|accurate|expensive|efficient|often|significant|"
    r"confident|probable|reliable|abundant|dense|popular|typical|intense|difficult|harmful|toxic)$|"
    r"(?:negative|positive|high|low|strong|weak)\w*\b|.*\b(?:is|are|to|that|which|this|these|it|they)\b",
    re.I,
)
"""What every scale shows."""
NO_SUBJECT = re.compile(
    r"(?:which|this|that|they|it|both|all|each|every|results?|panels?|everything|information|figure|"
    r"heat ?map|matrix|rows?|columns?|tiles?|squares?|blocks?|entries)\b|"
    r"(?:[\w-]+ ){0,3}(?:tables?|charts?|graphs?|grids?|plots?|graphics?|diagrams?|images?|pictures?)"
    r"(?: (?:above|below|here))?$",
    re.I,
)


OF_ONE = re.compile(r" of (?:an? |the )?\w+ [a-z]$")
"""``coverage of a marker y``: of which line the quantity is."""
AS_HEATMAP = rare(
    r"\b(?:display|show|plot|present|depict|visuali[sz]e|give|report)s? (?:the )?"
    r"(?P<label>[^\W\d_][^.;:,()]{2,50}?(?: \([^()\s]{1,12}\))?) as (?:an? |two |three |four )?"
    r"(?:[\w-]+ ){0,2}?heat ?maps?\b",
    re.I,
)
"""``three panels show the mean depth (m) as heatmaps``."""


MEASURE = (
    r"(?:accurac(?:y|ies)|activations?|amounts?|averages?|bleu|coefficients?|concentrations?|correlations?|costs?|"
    r"counts?|coverage|delays?|densit(?:y|ies)|differences?|distances?|durations?|efficienc(?:y|ies)|"
    r"entrop(?:y|ies)|errors?|expression|f1|fidelit(?:y|ies)|fluorescence|fractions?|frequenc(?:y|ies)|gains?|"
    r"incidence|intensit(?:y|ies)|latenc(?:y|ies)|levels?|likelihoods?|loadings?|loss(?:es)?|measures?|minutes|"
    r"ownership|overlap|percentages?|perplexit(?:y|ies)|power|precision|prevalence|prices?|probabilit(?:y|ies)|"
    r"proportions?|rainfall|rates?|ratios?|recall|returns?|revenue|risks?|sales|scores?|shares?|"
    r"similarit(?:y|ies)|speed(?:s|up|-up|ups)?|temperatures?|throughput|times?|uncertaint(?:y|ies)|usage|"
    r"utili[sz]ation|variances?|viability|weights?|yields?)"
)
"""The last word of what is measured."""
VERB = (
    r"(?:shows?|showing|illustrat(?:es?|ing)|indicat(?:es?|ing)|represent(?:s|ing)?|display(?:s|ing)?|"
    r"depict(?:s|ing)?|giv(?:es?|ing)|present(?:s|ing)?|report(?:s|ing)?|plot(?:s|ting)?|"
    r"visuali[sz](?:es?|ing)|of)"
)
MEASURED = rare(
    r"\bheat ?maps? (?:(?:below|above|here|that|which|on the (?:left|right)|\([^()]{1,30}\)) )*"
    rf"{VERB} (?:the |an? )?(?P<label>(?!(?:the |an? )?(?:strong|weak|high|low|positive|negative|moderate|"
    rf"different|"
    r"several|various|these|all|such)\b)(?:(?:number|count|percentage|share|proportion|fraction|rate|frequency|"
    r"average|mean|total|amount) of [a-z][\w-]*(?: [a-z][\w-]*){0,2}?|"
    rf"(?:[\w-]+ ){{0,3}}?{MEASURE}))(?: matri(?:x|ces)| values?)?"
    r"(?=\s*(?:[.;,:(]|$)|\s(?:of (?:each|every|all|an?|the)|between|among|by|per|for|across|over|in|from|at|"
    r"on|versus|vs|as|when|under|obtained|during|within)\b)",
    re.I,
)
"""``The heatmap below shows the connection times between``."""
LABELLED_WITH = rare(
    r"\b(?:cell|square|tile|box)s? (?:is|are) (?:labell?ed|annotated|marked) with (?:its|the|their)"
    rf"(?: (?:exact|actual|corresponding|own))? (?P<label>(?:[\w-]+ ){{0,3}}?{MEASURE})(?![\w-])",
    re.I,
)
"""``each cell is labeled with its exact score``."""
LISTED_VALUES = re.compile(
    r"[^,;:.\d][^,;:.]{0,40}[\s:=][-−+]?\d[\d.]*%?\s*[,;]\s*(?:and )?[^,;:.\d][^,;:.]{0,40}[\s:=][-−+]?\d"
)
"""``north-May 1, north-June 2``: the cells one by one."""


SPREAD = re.compile(
    r"(?: values?)?(?:\s*(?:±|\+/-)|,?\s(?:with|and|along with|plus)(?=\s)).*\b(?:standard|deviations?|std|"
    r"sd|errors?|"
    r"uncertaint(?:y|ies)|intervals?|variances?|±)(?:\b|\s|$).*$",
    re.I,
)
"""``accuracy value ± its standard deviation``: what stands beside the quantity."""


def cells_label(text: Text) -> tuple[str | None, Span | None]:
    """What the cells are said to hold: the name of the quantity that the colours stand for."""
    source = text.text
    ways = (
        BASED_ON, CELLS_TELL, COLOURED_BY, BESIDE_AXES, BEFORE_COLOUR, SET_TO,
        FUNCTION_OF, VALUES_OF, AS_HEATMAP, QUOTED_QUANTITY, COUNT_OF
    )
    told = LABELLED_WITH.search(source) or next(filter(None, (way.search(source) for way in ways)), None)
    said = next(filter(None, (way.search(source) for way in (CODED, SHADE_TELLS, IN_CELLS))), None)
    if told is None and said is not None:
        vague = GENERIC.match(said["label"]) or NO_SUBJECT.match(said["label"])
        told = None if vague or len(said["label"].split()) > 4 else said
    told = told or VALUES_ARE.search(source)
    if told is None and (told := VALUES_IN.search(source)) is not None and NO_MEASURE.search(told["label"]):
        told = None
    bare = SPREAD.sub("", OF_ONE.sub("", told["label"])) if told is not None else ""
    label = tidy(bare)
    about = changed(label)
    if told is None or len(about.split()) > 7 or NO_QUANTITY.match(about) or not is_name(label):
        return None, None
    if LISTED_VALUES.match(source, told.start("label")):
        return None, None
    begin, end = told.start("label"), told.start("label") + len(bare)
    end = with_unit(source, end)
    return tidy(source[begin:end]), text.span(begin, end)


def shown_label(text: Text) -> tuple[str | None, Span | None]:
    """The quantity that a heatmap is said to show, whatever its bar or its cells are called."""
    told = MEASURED.search(text.text)
    if told is None or not is_name(told["label"]) or BY_LISTS.match(text.text, told.end("label")):
        return None, None
    return tidy(told["label"]), text.span(*told.span("label"))


BY_LISTS = re.compile(
    r"\s*\([^(),]+,[^()]+\),? (?:by|and|against|versus|vs\.?|×|x|across) (?:[\w-]+ ){1,4}"
    r"\([^(),]+,[^()]+\)",
    re.I,
)
"""``pain levels (none, some) by dose (low, high)``: an axis, with its labels."""
