"""What amounts measure: ``550 °C`` is a temperature, ``5 min`` a time."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.lexicon import patterns as re

__all__ = ["measured_by"]
MEASURES = {
    "temperature": r"°[CF]|℃|K",
    "time": r"ms|s|sec|seconds?|min|minutes?|h|hrs?|hours?|days?|weeks?|months?|years?",
    "length": r"nm|µm|μm|mm|cm|m|km|metres?|meters?",
    "mass": r"[µμm]g|g|kg|t",
    "frequency": r"[kMG]?Hz",
    "voltage": r"[mkµμ]?V",
    "concentration": r"[nµμm]M|ppm|ppb|mg/L|g/L",
}
NOUNS = {
    "temperature": r"temperatures?",
    "time": r"times?|durations?|ages?|periods?|seconds|minutes|hours|days|weeks|months|years",
    "length": r"depths?|distances?|heights?|widths?|lengths?|thickness\w*|wavelengths?|diameters?|radi[iu]s?|"
    r"altitudes?",
    "mass": r"weights?|mass(?:es)?|loads?|doses?",
    "frequency": r"frequenc(?:y|ies)",
    "voltage": r"voltages?|bias(?:es)?|potentials?",
    "concentration": r"concentrations?|doses?",
}
AMOUNT = {
    measure: re.compile(rf"[-−+]?\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?\s?(?:{units})")
    for measure, units in MEASURES.items()
}
NAMED = {measure: re.compile(rf"\b(?:{nouns})\b", re.I) for measure, nouns in NOUNS.items()}


def measured_by(name: str | None, labels: Sequence[str]) -> bool:
    """Whether the name of an axis tells what all its labels measure: ``growth temperature``, ``550 °C``."""
    if name is None or not any(map(str.isdigit, labels[0])):
        return False
    return any(
        NAMED[measure].search(name) is not None and all(map(amount.fullmatch, labels))
        for measure, amount in AMOUNT.items()
    )
