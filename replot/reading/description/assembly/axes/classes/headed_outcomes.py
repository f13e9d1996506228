"""Classes that their outcomes stand under: ``Leak: TP: 40, FN: 6; dry: FP: 3, TN: 51``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["headed_outcomes"]
LEADING = rare(
    r"(?P<name>[^\W\d_][\w '’-]{0,30}?)[\"”'’`*_]{0,3}:[*_]{0,2}[\s*_•–—-]{1,12}"
    r"(?=(?:true|false) (?:posi|nega)tives?\b|[TF][PN]s?\b)",
    re.I,
)
"""``Leak: - True Positive``: what leads to an outcome."""
OUTCOME = rare(r"\b(?:(true|false) (posi|nega)tives?|([TF])([PN])s?)\b", re.I)
SIDES = r"actual|true|real|predicted"
SIDE = re.compile(
    rf"(?P<side>{SIDES})(?: (?:class|label)(?:es|s)?)?[\"”'’`*_]{{0,3}}:[\s*_•–—-]{{1,12}}$", re.I
)
"""``Actual:``, before the first of the classes."""
OWN_SIDE = re.compile(rf"(?P<side>{SIDES})(?:[ -](?:class|label))? (?=\S)", re.I)
"""``Predicted leak``."""
BY_TRUTH = ({"TP", "FN"}, {"TN", "FP"})
BY_PREDICTION = ({"TP", "FP"}, {"TN", "FN"})
PAIR = 2
NEAR = 40


def headed_outcomes(source: str) -> tuple[tuple[str, str], str | None, str | None] | None:
    """The negative and the positive class, and what the text calls the true and the predicted ones.

    The outcomes of a class are those of one line or one column of the matrix; that of a text that breaks off
    may lack some of them.
    """
    leads = list(LEADING.finditer(source))
    if len(leads) != PAIR:
        return None
    ends = (leads[1].start(), len(source))
    groups = [
        {_kind(one) for one in OUTCOME.finditer(source, lead.end(), end)}
        for lead, end in zip(leads, ends, strict=True)
    ]
    names = [lead["name"].strip() for lead in leads]
    before = SIDE.search(source, max(0, leads[0].start() - NEAR), leads[0].start())
    own = [OWN_SIDE.match(name) for name in names]
    bare = [name[side.end() :] if side is not None else name for name, side in zip(names, own, strict=True)]
    told = own[0] if all(own) else before
    side = told["side"].capitalize() if told is not None else None
    for way, is_truth in ((BY_TRUTH, True), (BY_PREDICTION, False)):
        if side is not None and (side == "Predicted") is is_truth:
            continue
        for positive, negative in ((0, 1), (1, 0)):
            parts = groups[positive], groups[negative]
            whole = any(part == all_of for part, all_of in zip(parts, way, strict=True))
            if whole and all(part <= all_of for part, all_of in zip(parts, way, strict=True)):
                classes = bare[negative], bare[positive]
                return classes, side if is_truth else None, None if is_truth else side
    return None


def _kind(outcome: re.Match[str]) -> str:
    right, of, *short = outcome.groups()
    return f"{right or short[0]}"[:1].upper() + f"{of or short[1]}"[:1].upper()
