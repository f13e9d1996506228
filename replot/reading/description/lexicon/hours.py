"""Hours of the day on the clock of twelve: ``6 am to 10 pm``, ``Thursday at 6PM``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["HOUR", "RUN_OF_HOURS", "hour_of", "run_of_hours"]
HALF = r"[ap]\.?m\b\.?"
HOUR = rare(rf"(?<![\w.:])(?P<hour>1[0-2]|[1-9])(?P<gap>\s?)(?P<half>{HALF})", re.I)
RUN_OF_HOURS = rare(
    rf"(?<![\w.:])(?P<a>1[0-2]|[1-9])(?P<gap>\s?)(?P<from>{HALF})\s?(?:\bto\b|\bthrough\b|\buntil\b|\btill\b|[–—-]|…|\.{{2,3}}|→)\s?"
    rf"(?P<b>1[0-2]|[1-9])(?P=gap)(?P<to>{HALF})",
    re.I,
)
NOON = 12
DAY = 24


def hour_of(told: str, half: str) -> int:
    """The hour, from 0 to 23, of what a clock shows."""
    return int(told) % NOON + NOON * (half[0] in "pP")


def run_of_hours(text: str) -> tuple[re.Match[str], list[str]] | None:
    """The hours of the one range of them in a text, written as its ends are; bands of hours are no run."""
    found = list(RUN_OF_HOURS.finditer(text))
    if len(found) != 1 or found[0]["from"][1:] != found[0]["to"][1:]:
        return None
    run = found[0]
    first, last = hour_of(run["a"], run["from"]), hour_of(run["b"], run["to"])
    hours = range(first, last + 1 if last > first else last + 1 + DAY)
    letters = "AP" if run["from"][0].isupper() else "ap"
    return run, [
        f"{(hour - 1) % NOON + 1}{run['gap']}{letters[hour % DAY >= NOON]}{run['from'][1:]}" for hour in hours
    ]
