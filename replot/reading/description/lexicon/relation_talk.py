"""The words with which people talk about relations of variables; what else they say are names."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = [
    "ADJUNCT",
    "BETWEEN",
    "BREAKS",
    "COMPOUND",
    "DEGREES",
    "EACH",
    "GOES_ON",
    "JOINS",
    "LEADING",
    "LINKS",
    "NAME_ENDS",
    "NOUNS",
    "NO_PART",
    "OF_NAMES",
    "PICTURES",
    "PRONOUNS",
    "QUANTITIES",
    "RELATES",
    "STATISTIC",
    "SUPERLATIVE",
    "TALK",
    "UNITS",
    "WITH",
    "WITH_LY",
]


def _words(said: str) -> frozenset[str]:
    return frozenset(said.split())


STATISTIC = r"(?:[rpdρτ]|rho|tau|R²)"
"""What the value of a pair is called: ``r = 0.71``."""
JOINS = frozenset(["and", "or", "nor", "&", "plus"])
WITH = frozenset(["with", "to", "against", "toward", "towards", "from", "over"])
"""Before the second of two names."""
BETWEEN = frozenset(["between", "among", "for"])
"""Before two names."""
LINKS = _words(
    """resemble resembles beat beats defeat defeats outrank outranks mirror mirrors match matches meet meets
    face faces track tracks equal equals tracking mirroring beating matching"""
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
PICTURES = _words(
    "heatmap heatmaps heat map maps matrices matrix plot figure chart data dataset study sample samples"
)
"""What a name before it tells the subject of, and is no label."""
LEADING = _words("is are was were be being include includes including the a an all also then")
"""Before a name in a list."""
SUPERLATIVE = _words("most least highest lowest strongest weakest largest smallest greatest")
QUANTITIES = _words(
    """mean rate rates score scores value values level levels time times number percent group strength count
    cases"""
)
"""What may end a name."""
COMPOUND = _words(
    "feature item group time case image cell level game match data number value score target row"
)
"""Nouns that a name may begin with: ``cell count``."""
NAME_ENDS = _words(
    """point feature index output group game case item light head hand factor record story side table member
    image end"""
)
"""Nouns among the words of talk with which a name may end, where it is spelt as a name: ``Dew Point``."""
OF_NAMES = _words("number amount share percentage proportion count size length level rate age year total")
"""What may begin a name, with *of*: ``number of rooms``."""
UNITS = _words("km kilometres kilometers miles minutes hours points")
"""Behind a value."""
WITH_LY = _words(
    "daily weekly monthly yearly hourly quarterly early family supply italy july reply fly anomaly assembly"
)
"""Words that are no adverbs."""
PRONOUNS = frozenset(["it", "its", "they", "their", "this", "these"])
ADJUNCT = _words("in on by as about across under during within into through via per among like through of")
"""Before a name that tells where or of what something holds."""
RELATES = re.compile(
    r"(?:inter|auto|anti|un)?-?(?:correlat|relat|associat|similar|dissimilar|link|coupl|tied|ties|overlap|"
    r"distan|coefficient|agree|covar|identi|depend|match-?up|proximity|affinity|connect|intersect|co-?occur)\w*|"
    r"close|closest|closer|farthest|furthest|far|apart|r²?|ρ|tau|τ|D′|rho|corr|pearson|spearman|kendall|jaccard|cosine|"
    r"values?|scores?|pairs?|shares?|win|wins|won|winning",
    re.I,
)
"""Words for a relation."""
DEGREES = _words(
    """total mean average net gross relative median maximum minimum final first last main major minor general
    initial previous current strong weak moderate high low small large notable significant negligible slight
    mild modest substantial minimal positive negative inverse direct linear clear great remarkable
    considerable good poor perfect tiny dark light deep bright pale warm cool red blue green yellow
    white black orange purple medium monotonic"""
)
"""Of a name where another word of it follows: ``low tide``."""
NO_PART = _words(
    """is are was were be has have had show shows showed at by in on for the a an both each all with also very
    most more less only about around of that this these those tend tends seem seems being respectively
    coefficient value score positively negatively strongly weakly moderately"""
)
"""Words of talk that no name holds which stands between *and* and its value."""
TALK = _words(
    """'s there's it's here's that's what's there’s it’s
    a about above absent according accordingly account accounts achieve achieved achieves across act
    acted activate activated activates acts add added addition adds affect affected affects again agrees
    ahead alike almost along already also am among amongst amount amounted amounts an another answer any
    anything apart apparent appear appeared appears approx approx. approximately circa are
    around as at attain attains attract
    attracts attribute attributes average averages barely basically be became because become becomes
    becoming been began begin begins behave behaves behind being belong belonged belonging belongs below
    best better beyond big bigger biggest bind binds bit black blue boast boasts both both-sides bottom bright
    brighter brightest
    bring brings broadly brought by call called calls came can capture captured captures carried carries
    carry case cases cell cells certain chance chart clear clearest clearly closely cluster clusters
    coefficient coefficients coldest color colors colour colours column columns come comes coming compared
    comparison compete competes concerning conclusion confirm confirms connect connection connects consider
    considerable considered consistent consistently contain contains continue continues contrary contrast
    contrasting contrasts conversely cool cooler correlation correlations correlogram corrplot
    correspond corresponding corresponds could counter counterpart counterparts coupled cross dark darker
    darkest data dataset decoupled decrease decreased decreases deep deeper deepest degree demonstrate
    demonstrated demonstrates denote denotes denoting dependent deserve deserves despite diagonal did differ
    differs dip dipped dips direct
    disagree disagrees display displayed displays do does dominate dominated dominates done down downward
    drive driven drives drop dropped drops due during e.g e.g. each earn earned earns effect effects eg
    either element elements elevated else emerge emerged emerges end ended ends entire entries entry
    especially essentially etc even every everybody everyone everything everything-else evidence evident
    evidently example exceed exceeded exceeds except exception exceptions exhibit exhibited exhibits exist
    existed exists expect expected expectedly expects explain explained explains extent eye fact factor
    factors fairly fall falling falls far feature features fell few fewer fifth figure final find finding
    findings finds finish finished finishes first five follow followed following follows for found four
    fourth from full further
    further-away game games gave general get gets give given gives giving go goes going good got graph great
    greater greatest green grew grid group groups grow grows had hand hand-in-hand hardly has have having he
    heat heatmap heatmaps held help helped helps hence here high higher highest highlight highlighted
    highlights hold holds hover hovered hovering hovers how however hue hues i i.e i.e. ie illustrate
    illustrated illustrates image implies imply implying important in include included includes including
    increase increased increases indeed independent indicate indicated indicates indicating indicator
    indicators indirect influence influences insight insights insignificant instance instead
    inter-feature inter-features inter-variable inter-item inter-column inter-predictor interesting
    interestingly interpretation implication explanation comment
    into inverse inversely irrelevant is item items jointly jump jumped jumps just keep keeps
    kept key kind land landed lands large largely larger largest last lay lead leading leads lean leaned
    leans least led less lesser level lie lies light lighter lightest like likely linear link links list
    little little-to-no look looked looking looks loosely lose loses lost lot low lower lowest made
    magnitude main mainly major make makes many map mark marked markedly marks match matches matrices matrix
    matter
    matters maximal maximum may maybe me mean meaning meaningful meaningless means meanwhile measure
    measures member members mention mentioned mentioning merely metric metrics might mild mind minimal
    minimum minor minus moderate moderate-to-strong modest more most mostly move moved moves moving much
    must mutual namely near near-perfect near-zero nearly neck need needed needs negative negatively
    negligible neither neither-nor next no no-one nobody none nonexistent nor not notable notably note noted
    noteworthy nothing nothing-else notice noticeable noticed number numbers observation observations
    observe observed observes obvious obviously occur occurred occurs of off often on one ones only onto
    opposed opposite orange other others otherwise our out outlier outliers output over overall own pair
    paired pairs pairwise pale paler palest panel parameter parameters particular particularly pattern
    peak peaked peaks
    per percent perfect perhaps pick picked picks picture play played plays plot plus point poor
    positive positive-negative positively possibly practically predictor predictors present presented
    presents probably prove proved proven proves provide provided provides purple put puts question quite
    rank ranked ranks rate rather reach reached reaches reaching read reads reason reasons record recorded
    records red reflect reflecting reflects regard regarding regards register registered registers relation
    relations relationship relationships relative relevant remain remained remains remark remarkable report
    reported reports represent represented representing represents resembling reside resides respective
    respectively respond responds result results reveal revealed reveals reverse rise rises rising robust
    rose roughly row rows rule run runs said same sat saw say says scarcely score scored scores second see
    seem seemed seems seen serve served serves several shade shades shall share shared shares she should
    show showed showing shown shows side side-by-side significance significant signifies signify signifying
    similar similarly simply sit
    sits sitting slight slightest small smaller smallest so some somebody something sometimes somewhat
    somewhere sort square squares stand standing stands stands-out start started starts stay stayed stays
    stick sticks still stood story strength strong stronger strongest strongly stuck substantial such
    suggest suggested suggesting suggests sum sums support supported supports surprise surprised surprises
    surprising surprisingly table take takeaway takeaways taken takes target tell tells tend tended tends
    than thanks that the them themselves then there therefore these thing things third this those three
    through thus tightly time times tint tints tiny together told tone tones too took top tops total trend
    trigger triggers trivial turn turned turns two two-way under understand undetectable unexpectedly unlike
    unlikely unsurprising unsurprisingly up up-front upon upward us use used uses using usually value values
    vanishing variable variables varies various vary versus very via virtually visible visibly visualisation
    visualization warm warmer warmest was way we weak weak-to- weaker weakest weakly well went were what
    whenever white who whole whom whose why will within without worse worst worth would yellow yet you zero"""
)
