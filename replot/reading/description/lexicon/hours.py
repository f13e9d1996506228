"""Hours and times of the day: ``6 am to 10 pm``, ``Thursday at 6PM``, ``08:00 to 12:00``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["HOUR", "RUN_OF_HOURS", "RUN_OF_TIMES", "hour_of", "minutes_of", "run_of_hours", "run_of_times"]
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


TIME = r"(?:[01]?\d|2[0-3]):[0-5]\d(?![:\d]|\s?[ap]\.?m\b)"
RUN_OF_TIMES = rare(
    rf"(?<![\w.:])(?:(?:(?P<first>{TIME}),? (?=\S{{4,8}} (?:…|\.{{3}})))?(?P<a>{TIME}),? (?:…|\.{{3}}),? |"
    rf"(?P<from>{TIME})(?:\s(?:up to|through|to|until|till)\s|\s?(?:[–—-]|…|\.{{2,3}}|→)\s?))(?P<b>{TIME})",
    re.I,
)
HOURS = r"h(?:ours?|rs?)?|min(?:ute)?s?"
STEP_OF_TIMES = rare(
    rf"(?P<n>\d{{1,3}}|half|quarter)[ -]?(?:an? )?(?P<unit>{HOURS})[ -](?:long )?(?:time )?"
    r"(?:steps?|intervals?|increments?|spacing|bins?|slots?|windows?)\b|"
    r"\b(?:every|steps? of|intervals? of|increments? of)\s"
    rf"(?:(?P<n2>\d{{1,3}}|half|quarter|other|second|third)[ -]?)?(?:an? )?(?P<unit2>{HOURS})\b|"
    r"(?P<hourly>half-hourly|hourly)\b",
    re.I,
)
HOUR_LONG = 60
SAID = {"half": 0.5, "quarter": 0.25, "other": 2, "second": 2, "third": 3}
AROUND = 60
"""Letters before and behind a run in which its step may stand."""


def _step_of_times(around: str) -> int | None:
    """How many minutes lie between the times of a run, where a text says so."""
    told = STEP_OF_TIMES.search(around)
    if told is None:
        return None
    if told["hourly"] is not None:
        return HOUR_LONG if told["hourly"].lower() == "hourly" else HOUR_LONG // 2
    said, unit = told["n"] or told["n2"] or "1", (told["unit"] or told["unit2"]).lower()
    number = SAID.get(said.lower()) or float(said)
    return round(number * (HOUR_LONG if unit[0] == "h" else 1))


def _minutes(told: str) -> int:
    hour, _, minute = told.partition(":")
    return int(hour) * HOUR_LONG + int(minute)


ONE_TIME = re.compile(TIME)


def minutes_of(label: str) -> int | None:
    """How long after midnight a label is that is a time of the day; nothing for other labels."""
    if ONE_TIME.fullmatch(label) is not None:
        return _minutes(label)
    hour = HOUR.fullmatch(label)
    return None if hour is None else hour_of(hour["hour"], hour["half"]) * HOUR_LONG


def run_of_times(text: str, count: int | None) -> tuple[re.Match[str], list[str], bool] | None:
    """The times of the one range of them in a text, and whether only its ends are told.

    They go in the steps that the text tells, else from hour to hour. A range that goes on behind midnight
    is the shorter one of the two ways from its begin to its end.
    """
    found = list(RUN_OF_TIMES.finditer(text))
    if len(found) != 1:
        return None
    run, day = found[0], DAY * HOUR_LONG
    start = run["first"] or run["a"] or run["from"]
    first, last = _minutes(start), _minutes(run["b"])
    length = (last - first) % day
    if not length or (last < first and length >= day // 2):
        return None
    step = _minutes(run["a"]) - first if run["first"] else None
    if step is None:
        before = text[max(run.start() - AROUND, 0) : run.start()]
        step = _step_of_times(before + text[run.end() : run.end() + AROUND])
    if step is None and count is not None:
        step = length // (count - 1) if count > 1 and length % (count - 1) == 0 else None
    only_ends = step is None
    if only_ends and length % HOUR_LONG == 0 and count is None:
        step = HOUR_LONG
    if not step or step < 0 or length % step:
        return None
    width = 2 if start[1] != ":" else 1
    times = (at % day for at in range(first, first + length + 1, step))
    return run, [f"{at // HOUR_LONG:0{width}d}:{at % HOUR_LONG:02d}" for at in times], only_ends
