"""Labels told with their numbers: ``"Ayr" comes first and "Bath" second``, ``as a third column, July``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["without_ordinals"]
ORDINAL = r"(?:second|third|fourth|fifth|sixth|next|last|finally)"
NAME = r"(?:[\"“][^\"“”\n]{1,40}[\"”]|(?-i:[A-Z])[\w-]{0,30})"
IN_TURN = rare(
    rf"(?P<both>\bon (?:both|each)(?: (?:of them|axes|sides|axis|side))?,?) "
    rf"(?P<list>{NAME} (?:comes|stands|is) first"
    rf"(?:,? (?:and |then |followed by )?{NAME}(?: comes| stands| is)? {ORDINAL}){{1,8}})",
    re.I,
)
"""``on both of them "Ayr" comes first and "Bath" second``."""
THEN = rare(
    rf"(?P<first>{NAME}) (?:comes|stands|is) first (?P<both>on both (?:axes|sides))"
    rf"(?P<rest>(?:,? (?:and )?(?:then|next|followed by) {NAME}){{1,8}})",
    re.I,
)
"""``Ayr comes first on both axes, then Bath``."""
NEXT = re.compile(r",? (?:and )?(?:then|next|followed by) ", re.I)
ENDS = rare(
    rf",? (?:with )?(?P<first>{NAME}) (?:being|as|is) the first(?: row| column| one| label)?,? and "
    rf"(?P<last>{NAME})(?: being| as| is)? the last(?: row| column| one| label)?(?=,|\.| and\b|;|$)",
    re.I,
)
"""``the days, Monday being the first row and Sunday the last one``."""
PLACE = re.compile(rf" (?:(?:comes|stands|is) )?(?:first|{ORDINAL})(?=,|\.| and| then|$)", re.I)
AS_ONE_MORE = rare(
    rf"(?P<and>\band),? as (?:an?|the) (?:additional |extra )?(?:{ORDINAL}|additional|extra|further) "
    r"(?:column|row|class|category|label|one|entry|item),",
    re.I,
)
"""``and, as a third column, July``."""


def without_ordinals(source: str) -> str:
    """A text as long as before in which such labels are lists of their names."""
    if " first" in source:
        source = ENDS.sub(lambda told: f": {told['first']} to {told['last']}".rjust(len(told[0])), source)
        source = THEN.sub(_then, IN_TURN.sub(_listed, source))
    if ", as a" in source or ", as the" in source or " and as a" in source:
        source = AS_ONE_MORE.sub(lambda said: said["and"].ljust(len(said[0])), source)
    return source


def _listed(told: re.Match[str]) -> str:
    names = PLACE.sub("", told["list"])
    return f"{told['both'].rstrip(',')}: ".rjust(len(told[0]) - len(names)) + names


def _then(told: re.Match[str]) -> str:
    names = NEXT.sub(", ", told["rest"])
    return f"{told['both']}: {told['first']}{names}".rjust(len(told[0]))
