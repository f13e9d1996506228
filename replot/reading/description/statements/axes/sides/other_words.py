"""Axes in other words than those that name one outright, put as these: ``the vertical one``, ``its foot``."""

from __future__ import annotations

from replot.reading.description.document.blanked import put
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.patterns import rare

__all__ = ["in_axis_words"]
LISTS = r"(?:are|is|has|have|lists?|shows?|carries|bears|holds|gives|names|runs|contains|covers)"
NAMED = r"(?:the |(?!as )[a-z-]+s [A-Z\d\"“])"
"""What is listed behind an axis whose verb is left out."""
THE_OTHER = rare(
    r"\b(?P<way>horizontal|vertical) (?:(?P<one>one|other)|dimension)\b"
    rf"(?= (?:{LISTS}|an?)\b| {NAMED})",
    re.I,
)
"""``the horizontal axis lists stages 1 to 4, the vertical one the wards Ash and Elm``."""
OF_LETTER = rare(
    rf"\b(?P<axis>[xy])[- ](?:side|categories|dimension)(?:(?= {LISTS}\b|:)|(?P<bare>)(?= [\"“A-Z\d]))"
)
"""``Its x-categories are Bus and Tram, its y-categories Day and Night``, ``On the y side: wet, dry``."""
ALONG_LETTER = rare(
    r"(?P<lead>^\W*|[;,.] (?:and |while )?|\band )along (?P<axis>[xy]) "
    rf"(?:(?:lie|run|are|come|stand|go|we (?:have|find|see)) )?(?={NAMED})",
    re.I,
)
"""``Along x lie the wavelengths 400 and 500, and along y the filters F1 and F2``."""
FOOT = rare(r"\b(?:along|across|at|on) (?:its|the) foot\b(?= )", re.I)
LEFT_MARGIN = rare(
    r"\bdown (?:the|its) left(?:[- ]hand)? margin "
    r"(?:(?:the|this) [a-z ]{3,20} |it )?(?:names|lists|shows|has)\b",
    re.I,
)
"""``Down the left margin the grid names five crops (wheat, rye)``."""
HEADING = rare(
    r"(?P<list>(?:, | and )[^,;:.()]{1,40}) (?:head|heading|label|labelling) the (?P<side>columns|rows)\b"
)
"""``with metrics BLEU and COMET heading the columns``."""
LABELS_AT = rare(
    r"\b(?:the )?(?:left(?:[- ]hand)?|side) labels(?P<between> read [^.;]{3,200}?[,;] (?:and |while )?)"
    r"those (?:below|beneath|under|above|at the (?:bottom|top) of) "
    r"(?:the (?:grid|map|plot|squares|cells)|it)(?= reads? )",
    re.I,
)
"""``The left-hand labels read Iron and Zinc, those below the grid read Spring and Autumn``."""
OFF_EDGE = rare(
    r"(?P<lead>^\W*|[;,.] |\band )(?:(?:you|we|one) (?:can )?reads? )?"
    r"the (?P<name>[a-z][a-z ]{1,30}?) off the (?:(?P<y>left|side)|bottom|top)(?:[- ]hand)?(?: edge| side)?"
    r"(?= \()",
    re.I,
)
"""``You read the method off the left edge (CNN, RNN) and the corpus off the bottom edge (News, Web)``."""
FOR_EACH = rare(
    r"\bfor each of the (?P<said>[a-z-]+s(?: \([^()]{3,200}\)| [^;:.()]{3,120}?)),? "
    r"(?:listed|named|given|written) (?:(?P<y>(?:at|on|down|along) the (?:left|side))|"
    r"above|below|(?:at|along|across) the (?:top|bottom))\b",
    re.I,
)
"""``a cell for each of the feeds hay, silage and grain, listed above``."""
BELONGS = rare(
    rf"\beach of the (?:(?:{SEVERAL}|\d{{1,3}}) )?(?P<side>rows|columns) (?:(?:belongs|stands) )?(?:to|for) "
    r"(?:an?|one|the) (?=[a-z][a-z -]{1,30} \()",
    re.I,
)
"""``Each of the rows belongs to a clinic (North, South) and each of the columns to a quarter (Q1, Q2)``."""
IN_EACH = rare(
    r"\b(?:(?:in|within|inside|along) (?:each|every)(?: of the)? (?P<side>row|line|column)s?,?"
    r"(?: (?:come|comes|stand|stands|are|follow|lie|we have|you (?:find|see|have)))?|"
    r"(?:each|every) (?P<holds>row|line|column) (?:holds|has|lists|contains|gives|runs (?:over|through)|"
    r"covers|goes (?:over|through)))(?:,? from left to right,?)? "
    rf"(?=(?:the )?(?:(?:{SEVERAL}|\d{{1,3}}) [a-z-]+s|[a-z-]+s(?= (?:from )?(?-i:[A-Z])))"
    r"(?: of the [a-z]+)?,? (?:\([^()]+\)|(?:from )?[^\s,;:.()]+(?: [^\s,;:.()]+)? (?:to|through) [A-Z\d]))",
    re.I,
)
"""``in each line the four quarters from Q1 to Q4``: what lies along a row are the columns."""
WAY_ASIDE = rare(
    r"\b(?P<verb>are|is|lists?|reads?|shows?):? "
    r"\((?:listed |reading |going )?from (?:the )?(?:top|left)(?: to (?:the )?(?:bottom|right))?\):?(?= )",
    re.I,
)
"""``The rows are (from top) Ford, Opel``."""
WE_FIND = rare(
    r"\b(?P<way>top to bottom|left to right),? "
    r"(?:(?:we|you|one) (?:finds?|sees?|have|has)|there (?:are|is))\b(?: (?:the )?(?:labels|names))?(?= )",
    re.I,
)
"""``From top to bottom we find Bonn and Trier``."""
VERB_BEFORE = rare(
    r"(?P<lead>[;,] (?:and |while )?|\band )(?:the |its )?"
    r"(?P<side>rows|columns|(?:[xy]|horizontal|vertical)[- ]axis) (?:to|for) "
    r"(?=(?:the )?(?:[a-z-]+ ){0,2}[a-z-]+s (?-i:[A-Z\d\"“])|the )",
    re.I,
)
"""``The rows correspond to genes A and B; the columns to tumours T1 and T2``."""
STANDS = re.compile(r"\b(?:correspond|belong|stand|refer|relate)s? (?:to|for)\b", re.I)
ANY = re.Either(
    WAY_ASIDE, WE_FIND, VERB_BEFORE, THE_OTHER, OF_LETTER, ALONG_LETTER, FOOT, LEFT_MARGIN, HEADING,
    LABELS_AT, OFF_EDGE, FOR_EACH, BELONGS, IN_EACH,
)
AXIS = re.compile(r"\b(?:axis|dimension|direction)\b", re.I)
SHORT = {"h": "x axis", "v": "y axis"}


def in_axis_words(text: Text) -> Text:
    """A piece of the same length in which such words are those for the x axis and the y axis."""
    if not ANY.may_match(text.text):
        return text
    source = OF_LETTER.sub(_of_letter, THE_OTHER.sub(_other, text.text))
    source = ALONG_LETTER.sub(lambda said: put(f"{said['lead']}{said['axis'].lower()} axis: ", said), source)
    source = LABELS_AT.sub(
        lambda said: put(f"y axis labels{said['between']}x axis labels", said),
        LEFT_MARGIN.sub(lambda said: put("y axis:", said), source),
    )
    if source != text.text or "left" in source:
        source = FOOT.sub(lambda said: put("x axis:", said), source)
    source = HEADING.sub(lambda said: put(f"{said['list']} as {said['side']}", said), source)
    source = OFF_EDGE.sub(lambda said: put(f"{said['lead']}{_of(said)}: {said['name']}", said), source)
    source = FOR_EACH.sub(lambda said: put(f"{_of(said)}: the {said['said']}", said), source)
    source = WAY_ASIDE.sub(lambda said: put(said["verb"], said), VERB_BEFORE.sub(_elided, source))
    source = WE_FIND.sub(lambda said: put(f"{said['way']}:", said), source)
    source = IN_EACH.sub(_in_each, source)
    source = BELONGS.sub(lambda said: put(f"{said['side']}: ", said), source)
    return text if source == text.text else text.reworded(source)


def _of(said: re.Match[str]) -> str:
    return "y axis" if said["y"] else "x axis"


def _in_each(said: re.Match[str]) -> str:
    column = (said["side"] or said["holds"]).lower() == "column"
    return put("rows: " if column else "columns: ", said)


def _elided(said: re.Match[str]) -> str:
    """An axis with a verb, where that which it shares with the other one stands before."""
    if STANDS.search(said.string, 0, said.start()) is None:
        return said[0]
    return put(f"{said['lead']}{said['side']} are ", said)


def _of_letter(said: re.Match[str]) -> str:
    return put(f"{said['axis']} axis{'' if said['bare'] is None else ':'}", said)


def _other(said: re.Match[str]) -> str:
    """The words for an axis; *one* is one only where the sentence has named the other before."""
    if said["one"] and AXIS.search(said.string, 0, said.start()) is None:
        return said[0]
    return put(SHORT[said["way"][0].lower()], said)
