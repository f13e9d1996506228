"""What sentences tell of the same pairs in several places, as of one figure for each of these.

``Rain and fog correlate in Ayr Bay (r = 0.4) and Bute Bay (r = 0.6). In Bute Bay, hail ...``, of two bays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from replot.reading.description.document.blocks import OF_PLACE, Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.patterns import rare

__all__ = ["with_places_apart"]
RELATED = rare(r"\bcorrelation (?:coefficients? )?(?:matri|heat ?map)|\bcorrelogram|\bcorr?plot", re.I)
OF_SEVERAL = rare(rf"\b(?i:{SEVERAL}|both|all|of the) (?:[a-z]{{3,15}} )?(?P<kind>[a-z]{{3,15}})s\b")
NAME = r"[A-Z][\w-]{0,20}(?: [A-Z][\w-]{0,20})?"
LEADING = re.compile(rf"\W*[Ii]n (?:the )?(?P<place>{NAME} (?P<kind>[A-Z][a-z]+)), (?=.{{0,400}}[01]?\.\d)")
VALUED = re.compile(
    rf"(?P<lead>,? (?:and )?in (?:the )?|,? and (?:the )?|, )(?P<place>{NAME}) ?(?P<kind>[A-Z][a-z]+)"
    r"(?P<value> ?\([^()]{3,60}\))"
)
RELATES = re.compile(r"\b(?:cor)?relat|\bassociat")
FEWEST = 2
LONGEST = 1200


def with_places_apart(blocks: Iterable[Block]) -> list[Block]:
    """The blocks, with what is told of each of several places under its name at the end."""
    read = list(blocks)
    prose = [block for block in read if block.kind == "paragraph" and "orrelat" in block.text.text]
    whole = " ".join(block.text.text for block in prose)
    if RELATED.search(whole) is None:
        return read
    kinds = {said["kind"] for said in OF_SEVERAL.finditer(whole)}
    led = (LEADING.match(sentence.text) for block in prose for sentence in sentences(block.text))
    led_by = Counter(kind for kind, _ in {(_kind(at), at["place"]) for at in led if at is not None})
    kinds |= {kind for kind, count in led_by.items() if count >= FEWEST}
    told: dict[str, list[Text]] = {}
    names: dict[str, Text] = {}
    left: dict[Block, list[Text]] = {}
    for block in prose:
        for sentence in sentences(block.text):
            found = _told(sentence, kinds)
            for place, text in found:
                names.setdefault(_key(place), place)
                told.setdefault(_key(place), []).append(text)
            if not found:
                left.setdefault(block, []).append(sentence)
    if len(told) < FEWEST:
        return read
    out = [block for block in read if block not in prose or block in left]
    for block, texts in left.items():
        out[out.index(block)] = block.saying(Text.of_lines(texts))
    for name, texts in zip(names.values(), told.values(), strict=True):
        out.append(Block("heading", name, name.span().line, 2, OF_PLACE))
        out += [Block("paragraph", text, text.span().line) for text in texts]
    return out


def _key(place: Text) -> str:
    return place.text.replace(" ", "").lower()


def _told(sentence: Text, kinds: set[str]) -> list[tuple[Text, Text]]:
    """The places that a sentence speaks of, each with what it says of it; none where that is unclear."""
    source = sentence.text
    if len(source) > LONGEST:
        return []
    leading = LEADING.match(source)
    valued = [told for told in VALUED.finditer(source) if _kind(told) in kinds]
    if leading is not None and _kind(leading) in kinds and not valued:
        return [(sentence.cut(*leading.span("place")), sentence.cut(leading.end()))]
    if leading is not None or len(valued) < FEWEST:
        return []
    core = sentence.cut(0, valued[0].start())
    at, found = valued[0].start(), []
    for told in valued:
        clause = source[at : told.start()]
        if clause and not (RELATES.search(clause) and _names(clause) <= _names(core.text)):
            return []
        place = sentence.cut(told.start("place"), told.end("kind"))
        found.append((place, core.join(sentence.cut(*told.span("value"))).join(STOP, gap="")))
        at = told.end()
    once = len({_key(place) for place, _ in found}) == len(found)
    return found if once and not source[at:].strip(" .") else []


STOP = Text(".")


def _kind(told: re.Match[str]) -> str:
    return told["kind"].lower()


def _names(source: str) -> set[str]:
    """The names that a part of a sentence on relations holds."""
    from replot.reading.description.statements.cells.relations.parts import parts_of

    return {part.low for part in parts_of(source) if part.kind == "N"}
