"""Axes of which a text gives only the two ends: ``Phase (°) from 0 to 300`` is no list of labels."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.assembly.facts import Facts
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.statements.axes.facts import AxisFact

__all__ = ["leave_continuous_axes"]
FEW_STEPS = 24
"""Steps of one that the axis of a quantity may well have."""
UNIT = (
    r"[°%‰]|°[CF]|deg(?:rees)?|rad|a(?:rb)?\. ?u\.|[kMGT]?Hz|[kMG]?(?:eV|Pa|W|V)|[nmkcµμ]?m|[mnµμk]?[sg]|"
    r"[mnµμ][AMVT]|[AKT]|dB|rpm|bar|px|pixels?|\w{1,4}/\w{1,4}"
)
QUANTITY = (
    r"latitude|longitude|probabilit(?:y|ies)|angle|phase|frequenc(?:y|ies)|amplitude|voltage|wavelength|time|"
    r"temperature|distance|velocity|speed|coordinates?"
)
GREEK = (
    r"[α-ωϑϕ]|\\?(?:alpha|beta|gamma|delta|epsilon|eta|theta|kappa|lambda|mu|nu|rho|sigma|tau|phi|chi|psi|"
    r"omega)"
)
MEASURED = re.compile(
    rf"[(\[](?:{UNIT})(?:[²³]|\^?-?\d)?[)\]]$|\b(?:{QUANTITY})s?$|(?:^|[\s$\\])(?:{GREEK})[\W_]{{0,2}}\w{{0,2}}\W?$",
    re.I,
)
"""What has no steps of one: what is measured in a unit, and what a Greek letter stands for."""


def leave_continuous_axes(facts: Facts) -> None:
    """Take no labels from the two ends of a quantity, where no cell is told by one of them."""
    if any(panel.cells or panel.claims or panel.tables for panel in facts.panels):
        return
    for panel in facts.panels:
        panel.x, panel.y = map(_without_ends, (panel.x, panel.y))


def _without_ends(axis: AxisFact) -> AxisFact:
    if not _is_continuous(axis):
        return axis
    return replace(axis, categories=(), category_spans=(), kind="", only_ends=False)


def _is_continuous(axis: AxisFact) -> bool:
    ends = [parse_quantity(axis.categories[k]) for k in (0, -1)] if axis.only_ends else [None]
    if None in ends:
        return False
    low, high = sorted(end.value for end in ends if end is not None)
    measured = axis.label is not None and MEASURED.search(axis.label) is not None
    return low < 0 or (measured and (high - low > FEW_STEPS or (low, high) == (0, 1)))
