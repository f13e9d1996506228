"""Shares in the lines of a heatmap told in another language: ``el 72 % de las aves queda en primavera``."""

from __future__ import annotations

from replot.reading.description.document.blanked import blanked
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import ABROAD
from replot.reading.description.lexicon.patterns import rare

__all__ = ["with_shares_in_english"]
ONLY = r"(?:s[oó]lo|só|apenas|seulement|soltanto|nur|lediglich|otro|outros)"
THE = r"(?:el|un|una?|o|um|le|les|il|lo|der|die|das)"
STAYS = (
    r"(?:queda|está|cae|figura|se (?:ubica|concentra|encuentra|sitúa|queda)|fica|cai|encontra-se|"
    r"concentra-se|liegt|fällt|tombe|se trouve|rientra|ricade|si trova)[nm]?"
)
STAY = (
    r"(?:están|cayeron|ficam|estão|caem|liegen|fallen|tombent|se trouvent|sont|sind|sono|ricadono|rientrano)"
)
IN = r"(?:en|em|n[oa]s?|au|aux|dans|in|im|nell?[aeo]?|nei|negli)"
OF = (
    r" (?:(?:d[ei] )?(?:sus|ses|seus|suas|suoi|sue|ihrer|seiner) [^\W\d]{3,30}|"
    r"(?:de los|de las|dos|das|des|dei|delle|der) (?:casos?|observaciones|observações|cas|casi|fälle)|"
    r"(?:del|do|du|des) total)"
)
"""Of what is in the line; a class that is named here is left standing."""
SHARE = rare(
    rf"(?P<lead>(?:,? \b(?P<and>y|e|et|und|ed)(?= ))?(?: \b{ONLY})?(?: \b{THE})? )"
    rf"(?P<share>\d[\d.,]{{0,8}} ?%)(?P<of>(?:{OF})?(?: (?:{STAYS}|{STAY}))?) (?P<in>{IN}) "
    rf"(?P<the>(?:(?:la|el|los|las|le|les|il|lo|der|dem|den|das|die) )?)(?=[^\W\d])",
    re.I,
)
OF_MATRIX = rare(ABROAD, re.I)


def with_shares_in_english(source: str) -> str:
    """A text of the same length in which shares in the lines of a heatmap have ``in`` behind them."""
    if "%" not in source or OF_MATRIX.search(source) is None:
        return source
    return SHARE.sub(_told, source)


def _told(said: re.Match[str]) -> str:
    lead = "," if said["and"] else ""
    return (
        lead.ljust(len(said["lead"])) + said["share"] + blanked(said["of"])
        + f" {'in'.ljust(len(said['in']))} " + blanked(said["the"])
    )
