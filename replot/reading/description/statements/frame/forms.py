"""Labels that a text calls by another form of their word: ``Loading took 3 s``, where the row is ``load``."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import ORDINALS
from replot.reading.description.lexicon.forms import phrases_in, root
from replot.reading.description.statements.cells.tokens import KEYWORDS
from replot.reading.description.statements.frame.words import STOP_WORDS

__all__ = ["forms_of"]
SHORTEST = 4
"""Letters of a word that may be a label in another form."""
MOST_LABELS = 60
WORDS = re.compile(r"[^\W\d_]+(?: [^\W\d_]+){0,2}")
NO_FORM = STOP_WORDS | KEYWORDS.keys()
UNITS = ORDINALS.keys()
"""Labels whose other forms are none: ``64.8 seconds``."""


def forms_of(prose: str, x: Iterable[str], y: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """The words of a text that are no label, each with the one label that it is a form of.

    Only a label that the text names no second time, behind its list, is looked for in other forms.
    """
    labels = {label.lower() for label in (*x, *y)}
    roots: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for label in labels if len(labels) <= MOST_LABELS else ():
        if WORDS.fullmatch(label) and len(label) >= SHORTEST and label not in UNITS:
            roots[" " * label.count(" ")][_roots(label)].append(label)
    out = []
    for spaces, known in roots.items():
        told = phrases_in(prose, len(spaces) + 1)
        for said in told:
            plain = said.removesuffix("s") in labels or f"{said}s" in labels  # looked up as it is
            if plain or said in labels or len(said) < SHORTEST or said in NO_FORM:
                continue
            meant = known.get(_roots(said), ())
            if len(meant) == 1 and told.get(meant[0], 0) < 2:
                out.append((said, meant[0]))
    return tuple(out)


def _roots(words: str) -> str:
    return " ".join(map(root, words.split(" ")))
