"""How numbers are written: digits, signs, thousands and powers of ten."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["SUPER", "as_float", "decimals_of", "power_of_ten"]
SIGN = r"[+\-−–]"
DIGITS = r"(?>\d{1,3}(?:[,\u2009\u202f\u00a0']\d{3}){1,6}(?!\d)|\d+)"
"""Thousands in one piece: ``1,236`` could else be read in two ways, and a list of n such in 2^n."""
SUPER = "⁰¹²³⁴⁵⁶⁷⁸⁹"
POWER = rf"(?:\^\{{?\(?(?P<caret>{SIGN}?\d{{1,3}})\)?\}}?|(?P<super>[⁺⁻]?[{SUPER}]{{1,3}}))"
NUMBER = (
    rf"(?P<sign>{SIGN})?(?:(?P<whole>{DIGITS})(?P<fraction>\.\d+)?|(?P<bare>\.\d+))"
    rf"(?:[eE](?P<exponent>[+\-−]?\d{{1,3}})|\s?[×x*·⋅]\s?10{POWER})?"
)
PLAIN = (
    rf"{SIGN}?(?:{DIGITS}(?:\.\d+)?|\.\d+)(?:[eE][+\-−]?\d{{1,3}}|"
    rf"\s?[×x*·⋅]\s?10(?:\^\{{?[+\-−]?\d{{1,3}}\}}?|[⁺⁻]?[{SUPER}]{{1,3}}))?"
)
LETTERS = re.compile(r"[a-z]+")
THOUSANDS = re.compile(r"[,\u2009\u202f\u00a0'](?=\d{3})")
TIMES_TEN = re.compile(rf"([^×x*·⋅]*)[×x*·⋅]10\^?\{{?([+\-]?\d+|[⁺⁻]?[{SUPER}]+)\}}?")
SUPERSCRIPTS = str.maketrans(SUPER + "⁺⁻", "0123456789+-")
LAST_DECIMALS = re.compile(r"\.(\d+)(?!.*\.)")


def as_float(text: str) -> float | None:
    """A number as written, with its thousands and powers of ten, or None if it is too large or none."""
    try:
        value = float(text)
    except ValueError:
        text = THOUSANDS.sub("", text).replace("−", "-").replace("–", "-").replace(" ", "")
        if power := TIMES_TEN.fullmatch(text):
            text = f"{power.group(1)}e{power.group(2).translate(SUPERSCRIPTS)}"
        try:
            value = float(text)
        except ValueError:
            return None
    return value if abs(value) < 1e300 else None


def decimals_of(text: str) -> int:
    """Digits after the decimal point of a number as written."""
    match = LAST_DECIMALS.search(text) if "." in text else None
    return len(match.group(1)) if match else 0


POWER_OF_TEN = re.compile(
    rf"(?<![\w.])(?P<sign>[-−])?10(?:\^\{{?(?P<caret>[-−+]?\d{{1,3}})\}}?|(?P<super>[⁺⁻]?[{SUPER}]{{1,3}}))"
)
RAISED = tuple(f"^{SUPER}⁺⁻")


def power_of_ten(text: str) -> float | None:
    """``10³``, ``10^-4`` as a number, or None."""
    match = POWER_OF_TEN.fullmatch(text.strip())
    if not match:
        return None
    digits = match.group("caret") or match.group("super").translate(SUPERSCRIPTS)
    exponent = int(digits.replace("−", "-"))
    return (-1 if match.group("sign") else 1) * 10.0**exponent if abs(exponent) < 300 else None
