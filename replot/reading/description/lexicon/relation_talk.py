"""The words with which people talk about relations of variables; what else they say are names."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = [
    "ADJUNCT",
    "BETWEEN",
    "BREAKS",
    "DEGREES",
    "EACH",
    "GOES_ON",
    "JOINS",
    "LEADING",
    "LINKS",
    "NOUNS",
    "OF_NAMES",
    "PICTURES",
    "PRONOUNS",
    "QUANTITIES",
    "RELATES",
    "SUPERLATIVE",
    "TALK",
    "WITH",
    "WITH_LY",
]


def _words(said: str) -> frozenset[str]:
    return frozenset(said.split())


JOINS = frozenset(["and", "&", "plus"])
WITH = frozenset(["with", "to", "against", "toward", "towards", "from", "over"])
"""Before the second of two names."""
BETWEEN = frozenset(["between", "among", "for"])
"""Before two names."""
LINKS = _words(
    """resemble resembles beat beats defeat defeats outrank outranks mirror mirrors match matches meet
    meets face faces track tracks equal equals follow follows"""
)
"""Verbs between two names."""
BREAKS = _words(
    """while whereas but because although though which that where since however if when whereby hence
    therefore thus or nor ;"""
)
GOES_ON = frozenset(["which", "that", "where"])
"""Words that go on to speak of the last name."""
EACH = frozenset(["both", "each", "all"])
NOUNS = _words("distance distances wins win overlap score scores value values shares share depth agreement")
"""Words for a relation that may be names themselves: ``distance and calories``."""
PICTURES = _words("heatmap heatmaps heat map maps matrix plot figure chart data dataset study sample samples")
"""What a name before it tells the subject of, and is no label."""
LEADING = _words("is are was were be being include includes including the a an all also then")
"""Before a name in a list."""
SUPERLATIVE = _words("most least highest lowest strongest weakest largest smallest greatest")
QUANTITIES = _words(
    "mean rate rates score scores value values level levels time times number percent group strength count"
)
"""What may end a name."""
OF_NAMES = _words("number amount share percentage proportion count size length level rate age year total")
"""What may begin a name, with *of*: ``number of rooms``."""
WITH_LY = _words(
    "daily weekly monthly yearly hourly quarterly early family supply italy july reply fly anomaly assembly"
)
"""Words that are no adverbs."""
PRONOUNS = frozenset(["it", "its", "they", "their", "this", "these"])
ADJUNCT = _words("in on by as about across under during within into through via per among like through of")
"""Before a name that tells where or of what something holds."""
RELATES = re.compile(
    r"(?:inter|auto|anti|un)?-?(?:correlat|relat|associat|similar|dissimilar|link|coupl|tied|ties|overlap|"
    r"distan|coefficient|agree|covar|identi|depend|match-?up|proximity|affinity|connect|co-?occur)\w*|close|closest|closer|farthest|"
    r"furthest|apart|r|ρ|rho|corr|pearson|spearman|kendall|jaccard|cosine|value|values|score|scores|pair|pairs|"
    r"shares?|win|wins|won|winning",
    re.I,
)
"""Words for a relation."""
DEGREES = _words(
    """strong weak moderate high low small large notable significant negligible slight mild modest
    substantial minimal positive negative inverse direct linear clear great remarkable considerable good
    poor perfect tiny dark light deep bright pale warm cool red blue green yellow white black orange
    purple medium monotonic"""
)
"""Of a name where another word of it follows: ``low tide``."""
TALK = _words(
    """a an the this these those that there here he she we you i one ones two three four five another other
    others any some most more many much few fewer less least several various such same own every no not
    nor none neither either nothing something anything everything only just also too very rather quite
    fairly so even still yet already almost nearly about around approximately roughly again indeed
    instead overall otherwise is are was were be been being am has have had having do does did done can
    could may might must shall should will would 's at by of in on as for from into onto than then up
    down out off via per near under over above below across along through during within without upon
    among amongst beyond despite except like unlike plus minus what who whom whose how why strong
    stronger strongest weak weaker weakest moderate high higher highest low lower lowest small smaller
    smallest large larger largest big bigger biggest great greater greatest notable noticeable
    significant significance insignificant negligible slight slightest mild modest substantial minimal
    maximal maximum minimum positive negative inverse direct indirect linear clear clearest remarkable
    considerable perfect near-zero tiny good better best poor worse worst top bottom first second third
    fourth fifth last next final further main major minor key mutual pairwise respective respectively
    dark darker darkest light lighter lightest deep deeper deepest bright brighter brightest pale paler
    palest warm warmer warmest cool cooler coldest red blue green yellow white black orange purple
    expected obvious surprising unsurprising interesting important certain little lot bit degree extent
    kind sort way side well zero opposite reverse similar heatmap heatmaps heat map matrix plot figure
    chart image picture cell cells row rows column columns square squares diagonal table grid panel
    graph correlogram visualization visualisation feature features variable variables attribute
    attributes factor factors predictor predictors parameter parameters indicator indicators item items
    entry entries element elements metric metrics measure measures target output relationship
    relationships relation relations correlation correlations coefficient coefficients value values
    number numbers score scores level strength magnitude effect effects link links connection trend
    pattern evidence data dataset games game matches match time times cases case percent rate group
    groups member members show shows showed shown showing exhibit exhibits exhibited display displays
    displayed demonstrate demonstrates demonstrated present presents presented reveal reveals revealed
    indicate indicates indicated indicating suggest suggests suggested suggesting mean means meaning
    imply implies implying reflect reflects reflecting confirm confirms see seen saw observe observed
    observes notice noticed note noted find finds found say says said tell tells told share shares
    shared reach reaches reached reaching sit sits sat sitting stand stands stood standing come comes
    came coming go goes went going get gets got give gives gave given giving take takes took taken
    follow follows followed following lead leads led leading lie lies lay land lands landed rank ranks
    ranked read reads carry carries carried record records recorded register registers registered report
    reports reported remain remains remained stay stays stayed seem seems seemed appear appears appeared
    look looks looked looking tend tends tended turn turns turned move moves moved moving rise rises
    rose rising fall falls fell falling drop drops dropped grow grows grew increase increases increased
    decrease decreases decreased hover hovers cluster clusters make makes made include includes included
    including contain contains hold holds held behave behaves vary varies run runs differ differs amount
    amounts amounted average averages put puts mark marks marked barely hardly scarcely matter matters
    explain explains explained drive drives driven affect affects affected influence influences respond
    responds exist exists existed occur occurs occurred account accounts tops scored earn earns earned
    compete competes play plays played lose loses lost use uses used keep keeps kept hue hues colour
    colours color colors shade shades tone tones tint tints somewhat me us them according elevated
    surprised surprise list chance together apart hand alike namely e.g i.e eg ie etc versus strongly
    weakly"""
)
