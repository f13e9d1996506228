"""Labels that a text calls by another form of their word: ``Loading took 3 s``, where the row is ``load``."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import ORDINALS
from replot.reading.description.lexicon.forms import forms_in, root
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
    meant: dict[str, list[str]] = defaultdict(list)
    for label in labels if len(labels) <= MOST_LABELS else ():
        if WORDS.fullmatch(label) and len(label) >= SHORTEST and label not in UNITS:
            meant[" ".join(map(root, label.split(" ")))].append(label)
    out = []
    for roots, named in meant.items():
        told = forms_in(prose, roots.count(" ") + 1).get(roots, {})
        if len(named) > 1 or told.get(named[0], 0) > 1:
            continue
        for said in told:
            plain = said.removesuffix("s") in labels or f"{said}s" in labels  # looked up as it is
            if not plain and said not in labels and len(said) >= SHORTEST and said not in NO_FORM:
                out.append((said, named[0]))
    return tuple(out)
