"""The axes of a confusion matrix, where none is said to be the rows: ``true label vs. predicted label``."""

from __future__ import annotations

from collections.abc import Iterable

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.sides import SIDES
from replot.reading.description.statements.axes.facts import AxisFact, with_list

__all__ = ["take_classes_of_sides", "true_and_predicted"]


def true_and_predicted(texts: Iterable[Text], facts: dict[str, AxisFact]) -> None:
    """``true label vs. predicted label``: the lines of a confusion matrix, where neither axis is told."""
    if any(facts[axis].label or facts[axis].unlabelled for axis in "xy"):
        return
    texts = list(texts)
    keyed = {} if facts["x"].categories or facts["y"].categories else _keyed_sides(texts)
    if len(keyed) > 1 and keyed["x"].categories == keyed["y"].categories:
        for axis, fact in keyed.items():
            facts[axis].merge(fact)
        return
    for text in texts:
        if found := TRUE_PREDICTED.search(text.text):
            for axis in "xy":
                facts[axis].merge(AxisFact(label=found[axis], label_span=text.span(*found.span(axis))))
            return


def _keyed_sides(texts: list[Text]) -> dict[str, AxisFact]:
    """``True: cat, dog`` and ``Predicted: cat, dog``, each in a line of its own."""
    out: dict[str, AxisFact] = {}
    for text in texts:
        side = SIDE_KEY.match(text.text)
        found = find_labels(text.text[side.end() :]) if side is not None else None
        if side is None or found is None or found.kind == "partial":
            continue
        axis = side.lastgroup or ""
        fact = AxisFact(label=side[axis], label_span=text.span(*side.span(axis)))
        out.setdefault(axis, with_list(fact, text, found, side.end(), text.text, axis))
    return out


def take_classes_of_sides(texts: Iterable[Text], facts: dict[str, AxisFact]) -> None:
    """The two classes of both axes: ``Columns: predicted class + and -, rows: actual class + and -``."""
    found: dict[str, tuple[Text, re.Match[str]]] = {}
    for text in texts:
        for told in PAIR_OF_SIDE.finditer(text.text):
            found.setdefault("y" if told["axis"][0] in "rRyY" else "x", (text, told))
    pairs = {(key(told["a"]), key(told["b"])) for _, told in found.values()}
    names = {key(told["name"]) for _, told in found.values()}
    if len(found) != len(facts) or len(pairs) != 1 or len(names) != len(found):
        return
    for axis, (text, told) in found.items():
        fact = facts[axis]
        fact.label, fact.label_span = told["name"], text.span(*told.span("name"))
        fact.categories = told["a"], told["b"]
        fact.category_spans = text.span(*told.span("a")), text.span(*told.span("b"))
        fact.kind, fact.span = "list", text.span(*told.span())


CLASSES = r"(?: (?:labels?|class(?:es)?|categor(?:y|ies)|values?))?"
SIDE_KEY = rare(
    rf"\W*(?:(?P<y>(?:true|actual|gold|ground[- ]truth){CLASSES})|(?P<x>predict(?:ed|ions?){CLASSES}))\s*"
    r"(?:\([^()]{1,40}\)\s*)?(?::|=|→|->)\s+(?=\S)",
    re.I,
)
TRUE_PREDICTED = rare(
    r"\b(?P<y>(?:true|actual|gold|ground[- ]truth) (?:labels?|class(?:es)?|values?|categor\w+)) "
    r"(?:vs\.?|versus|against) (?P<x>predicted (?:labels?|class(?:es)?|values?|categor\w+))",
    re.I,
)
CLASS = (
    r"(?P<%s>[+−–-]|(?!(?:and|or|the|predict\w+|actual|true|labels?|class(?:es)?|categor\w+|values?)\b)"
    r"[^\W_][\w-]{0,30})"
)
PAIR_OF_SIDE = rare(
    r"\b(?P<axis>rows?|columns?|[xy][- ]axis)(?: (?:are|is|shows?|lists?|holds?|has|have|gives?)| ?[:=])? "
    rf"(?:the )?(?P<name>(?:{SIDES}){CLASSES}):? {CLASS % 'a'}(?:,? and |,? or | ?/ ?|, ){CLASS % 'b'}"
    r"(?=\s*(?:[.;)]|$|, (?:and |while )?(?:the )?(?:rows?|columns?|[xy][- ]axis)\b))",
    re.I,
)
"""``rows: actual class yes and no``."""
