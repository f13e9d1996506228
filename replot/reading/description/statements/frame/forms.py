"""Labels that a text calls by another form of their word: ``Loading took 3 s``, where the row is ``load``."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from replot.reading.description.lexicon.counts import ORDINALS
from replot.reading.description.lexicon.forms import root, words_in
from replot.reading.description.statements.cells.tokens import KEYWORDS
from replot.reading.description.statements.frame.words import STOP_WORDS

__all__ = ["forms_of"]
SHORTEST = 4
"""Letters of a word that may be a label in another form."""
MOST_LABELS = 60
NO_FORM = STOP_WORDS | KEYWORDS.keys()
UNITS = ORDINALS.keys()
"""Labels whose other forms are none: ``64.8 seconds``."""


def forms_of(prose: str, x: Iterable[str], y: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """The words of a text that are no label, each with the one label, of one word, that it is a form of.

    Only a label that the text names no second time, behind its list, is looked for in other forms.
    """
    labels = {label.lower() for label in (*x, *y)}
    bare = [label for label in labels if label.isalpha() and len(label) >= SHORTEST and label not in UNITS]
    if not bare or len(labels) > MOST_LABELS:
        return ()
    told = words_in(prose)
    roots: dict[str, list[str]] = defaultdict(list)
    for label in bare:
        roots[root(label)].append(label)
    out = []
    for word in told:
        plain = word.removesuffix("s") in labels or f"{word}s" in labels  # looked up as it is
        if plain or word in labels or len(word) < SHORTEST or word in NO_FORM:
            continue
        meant = roots.get(root(word), ())
        if len(meant) == 1 and told.get(meant[0], 0) < 2:
            out.append((word, meant[0]))
    return tuple(out)
