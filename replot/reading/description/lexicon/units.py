"""Units behind numbers, as patterns: each place where a number stands bears other ones."""

__all__ = ["ALONE", "ATTACHED", "BRACKETED", "IN_WORDS", "OF_ENDS", "SIGNS"]
ALONE = (
    r"(?P<unit>k|K|M|B|G|T|[mnµμ]?s|sec|min|h|x|X|×|dB|pp|°C|°F|°|px|GB|MB|KB|TB|pts?|bits?|nats?|USD|EUR|€|"
    r"£|\$|[kMG]?Hz|[mµμn]?[gLl]|kg|[mck]m|[mµμ]m|[mkMG]?[VWJA]|[kM]?eV|[hk]?Pa|[mµμnp]?M|mol|pp[mb]|percent|"
    r"[a-zA-Zµμ]{1,4}/[a-zA-Z]{1,5}[²³]?)"
)
"""Behind a number that stands alone, in the cell of a table: nothing else can be meant."""
ATTACHED = (
    r"(?:(?:[x×]|[mnµμu]s|sec|min|db|pp|px|[kmgt]i?b|pts?|bits?|[kmg]?hz|fps|[km]g|[cmknµμ]m|°[cf]?|[mkµμ]v|mol|pp[mb]|"
    r"(?:(?<=\.\d)|(?<=\.\d\d)|(?<=\.\d\d\d))[shvwajgl])(?![\w/^-]))"
)
"""Written at a number in a sentence: ``4.6x``, ``12ms``; single letters, which end names, behind decimals."""
OF_ENDS = r"(?:%|k|K|M|B|s|ms|h|x|×|°C|°|px|nm|µM|nM|mm|cm|m|th)?"
"""Or none, behind the ends of a range of labels: ``0s to 60s``."""
SIGNS = {
    "metres": "m", "meters": "m", "kilometres": "km", "kilometers": "km", "millimetres": "mm",
    "millimeters": "mm", "centimetres": "cm", "centimeters": "cm", "nanometres": "nm", "nanometers": "nm",
    "seconds": "s", "milliseconds": "ms", "minutes": "min", "hours": "h", "days": "d", "weeks": "wk",
    "grams": "g", "kilograms": "kg", "milligrams": "mg", "litres": "l", "liters": "l", "hertz": "hz",
    "kilohertz": "khz", "megahertz": "mhz", "degrees": "°", "percent": "%", "watts": "w", "volts": "v",
    "kelvin": "k", "decibels": "db",
}
"""Units in words, as axes are named after them, and how they are written behind numbers."""
IN_WORDS = "|".join(SIGNS)
"""The same, as alternatives of a pattern."""
BRACKETED = (
    r"[(\[](?:[^\s()\[\]\d]{0,12}[%‰°$€£/²³⁻·µμ][^\s()\[\]]{0,12}|[mµμnpk]?[gLlmsVWJAM]|[kMG]?Hz|[kM]?eV|[hkM]?Pa|m?bar|"
    rf"[kKMG]B?|min|sec|h|d|yr|dB|px|pp[mb]|[ckm]m|mol|{IN_WORDS}|years|months)[)\]]"
)
"""In brackets behind the name of a quantity, where no more than a unit can be meant: ``Dose (mg/kg)``."""
