"""Hours of the day as a text may call them otherwise: ``2 pm`` is ``14``, and ``noon`` is ``12:00``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.calendar import DAYS

__all__ = ["names_of_hours"]
HOUR = re.compile(
    r"(?P<half>\d{1,2})(?::00)? ?(?P<m>[ap])\.?m\.?|(?P<whole>\d{1,2})(?::00(?: ?h)?| ?h| ?o'clock)|"
    r"(?P<bare>\d{1,2})|(?P<noon>noon|midday)|(?P<night>midnight)"
)
CLOCK = re.compile(r"\b(?:hours?|time|clock)\b", re.I)
"""What the name of an axis holds whose bare numbers are hours of the day; so are those with a ``00``."""
DAY_NAMES = frozenset(name.lower() for names in DAYS for name in names)
NOON = 12
DAY = 24


def names_of_hours(labels: tuple[str, ...], called: str, across: tuple[str, ...] = ()) -> list[set[str]]:
    """For each label of an axis of hours, how else a text may call it; nothing where they are no hours.

    Parameters
    ----------
    labels : tuple of str
        In small letters.
    called : str
        What the text calls the axis and its labels.
    across : tuple of str
        The labels of the other axis: across from days, ``08`` is an hour.
    """
    hours = []
    padded = any(label.startswith("0") and label != "0" for label in labels)
    named = "00" in labels or CLOCK.search(called) is not None or (padded and DAY_NAMES.issuperset(across))
    for label in labels:
        told = HOUR.fullmatch(label)
        if told is None or (told["bare"] is not None and not named):
            return []
        hours.append(_hour(told))
    if len(hours) < 2 or max(hours) > DAY or len({hour % DAY for hour in hours}) < len(hours):
        return []
    return [_names(hour % DAY) for hour in hours]


def _hour(told: re.Match[str]) -> int:
    if told["half"] is not None:
        return int(told["half"]) % NOON + NOON * (told["m"] == "p")
    if told["noon"] is not None or told["night"] is not None:
        return NOON if told["noon"] is not None else 0
    return int(told["whole"] or told["bare"])


def _names(hour: int) -> set[str]:
    half, m = (hour - 1) % NOON + 1, "ap"[hour >= NOON]
    out = {f"{half}{zeros}{space}{m}{end}" for zeros in ("", ":00") for space in ("", " ")
           for end in ("m", ".m.", ".m")}
    out |= {f"{hour}:00", f"{hour:02}:00", f"{hour}h", f"{hour} h"}
    return out | {0: {"midnight"}, NOON: {"noon", "midday"}}.get(hour, set())
