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
    meets face faces track tracks equal equals"""
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
    """'s a about above according account accounts achieve achieved achieves across act acted activate
    activated activates acts add added adds affect affected affects again alike almost along already
    also am among amongst amount amounted amounts an another any anything apart appear appeared
    appears approximately are around as at attain attains attract attracts attribute attributes average
    averages barely be became because become becomes becoming been began begin begins behave behaves
    being below best better beyond big bigger biggest bind binds bit black blue boast boasts both bottom
    bright brighter brightest bring brings brought by call called calls came can capture captured
    captures carried carries carry case cases cell cells certain chance chart clear clearest cluster
    clusters coefficient coefficients coldest color colors colour colours column columns come comes
    coming compete competes confirm confirms connect connection connects consider considerable
    considered contain contains continue continues cool cooler correlation correlations correlogram
    correspond corresponding corresponds could cross dark darker darkest data dataset decrease decreased
    decreases deep deeper deepest degree demonstrate demonstrated demonstrates deserve deserves despite
    diagonal did differ differs dip dipped dips direct display displayed displays do does dominate
    dominated dominates done down drive driven drives drop dropped drops due during e.g e.g. each earn
    earned earns effect effects eg either element elements elevated else emerge emerged emerges end
    ended ends entire entries entry especially etc even every everybody everyone everything evidence
    exceed exceeded exceeds except exhibit exhibited exhibits exist existed exists expect expected
    expects explain explained explains extent factor factors fairly fall falling falls feature features
    fell few fewer fifth figure final find finds first five follow followed following follows for found
    four fourth from full further game games gave get gets give given gives giving go goes going good
    got graph great greater greatest green grew grid group groups grow grows had hand hardly has have
    having he heat heatmap heatmaps held help helped helps hence here high higher highest highlight
    highlighted highlights hold holds hover hovered hovering hovers how however hue hues i i.e i.e. ie
    illustrate illustrated illustrates image implies imply implying important in include included
    includes including increase increased increases indeed indicate indicated indicates indicating
    indicator indicators indirect influence influences insignificant instead interesting into inverse is
    item items jump jumped jumps just keep keeps kept key kind land landed lands large larger largest
    last lay lead leading leads least led less level lie lies light lighter lightest like linear link
    links list little look looked looking looks lose loses lost lot low lower lowest made magnitude main
    major make makes many map mark marked marks match matches matrix matter matters maximal maximum may
    me mean meaning means meanwhile measure measures member members mention mentioned mentioning metric
    metrics might mild minimal minimum minor minus moderate modest more most move moved moves moving
    much must mutual namely near near-zero nearly need needed needs negative negatively negligible
    neither next no nobody none nor not notable note noted noteworthy nothing notice noticeable
    noticed number numbers observe observed observes obvious occur occurred occurs of off often on one
    ones only onto opposite orange other others otherwise out output over overall own pairwise pale
    paler palest panel parameter parameters particularly pattern peak peaked peaks per percent perfect
    pick picked picks picture play played plays plot plus poor positive positively predictor predictors
    present presented presents prove proved proven proves provide provided provides purple put puts
    quite rank ranked ranks rate rather reach reached reaches reaching read reads record recorded
    records red reflect reflecting reflects register registered registers relation relations
    relationship relationships remain remained remains remark remarkable report reported reports
    respective respectively respond responds reveal revealed reveals reverse rise rises rising rose
    roughly row rows run runs said same sat saw say says scarcely score scored scores second see seem
    seemed seems seen serve served serves several shade shades shall share shared shares she should show
    showed showing shown shows side significance significant similar sit sits sitting slight slightest
    small smaller smallest so some somebody something sometimes somewhat sort square squares stand
    standing stands start started starts stay stayed stays still stood strength strong stronger
    strongest strongly substantial such suggest suggested suggesting suggests sum sums support supported
    supports surprise surprised surprises surprising table take taken takes target tell tells tend
    tended tends than thanks that the them then there therefore these third this those three through
    thus time times tint tints tiny together told tone tones too took top tops trend trigger triggers
    turn turned turns two two-way under understand unlike unsurprising up upon us use used uses usually
    value values variable variables varies various vary versus very via visualisation visualization warm
    warmer warmest was way we weak weaker weakest weakly well went were what whenever white who whole
    whom whose why will within without worse worst worth would yellow yet you zero"""
)
