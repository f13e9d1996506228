"""The axes of cohorts over time that only sentences name: ``The Mar 2021 cohort retains 40% in month 1``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.ranges import expand_range

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_cohorts"]
COHORT = rare(
    r"\b(?P<name>(?!(?:The|This|That|Each|Every|An?|All|Most|No|One|Our|Its|By|In|For|First|Last|Per|Some)\b)"
    r"[A-Z\d][\w'’/-]{0,30}(?: [A-Z\d][\w'’/-]{0,30}){0,2}) [Cc]ohort\b"
    r"(?= (?:\w+ ){0,2}?(?:retain|keep|kept|hold|held|ha[sd]|show|stand|stood|stay|is|was|start|drop|fall|"
    r"fell)\w*\b)"
)
"""``Mar 2021 cohort retains``."""
STEP = rare(
    r"\d\s?% (?:(?:of|its|users|customers|buyers|retention|the) ){0,4}(?:in|at|by|after|during) "
    r"(?P<step>(?P<unit>month|week|day|quarter|year) (?P<n>\d{1,3}))\b",
    re.I,
)
"""``40% in month 1``."""
SHARE = r"\d{1,3}(?:\.\d+)?\s?%"
COURSE = rare(
    r"\b(?P<step>(?P<unit>month|week|day|quarter|year) (?P<n>\d{1,3}))(?: [a-z]+){0,2}? "
    r"(?:goes|went|moves?|moved|runs?|ran|improve[sd]?|rises?|rose|falls?|fell|climb(?:s|ed)?|drop(?:s|ped)?)"
    rf"(?: from)? (?P<values>{SHARE}(?:,? ?(?:→|->|to|then|and|,) ?{SHARE}){{1,11}}),? "
    r"(?:across|over|between|from|for) (?:the )?(?:cohorts? )?(?:from )?"
    r"(?P<lines>[A-Z]\w{1,12}(?: \d{4})? (?:to|through) [A-Z]\w{1,12}(?: \d{4})?)\b",
    re.I,
)
"""``month 1 retention goes 42% → 45% → 54% from January to March``."""
CONSTANT = rare(
    rf"\b(?P<step>(?P<unit>month|week|day|quarter|year) (?P<n>\d{{1,3}})) (?:is|was|starts at) "
    rf"(?:always|by definition) {SHARE}",
    re.I,
)
"""``month 0 is always 100%``, beside others."""
A_STEP = re.compile(r"(?:(?:month|week|day|quarter|year|period) ?)?\d{1,3}", re.I)
"""How the columns begin, where a list of them is left open: ``Month 0, Month 1, …``."""
OF_COHORTS = re.compile(r"^(?!.*\b(?:since|after|from)\b).*(?:cohort|acqui|sign|join|start)", re.I)
"""What an axis of cohorts is called, and none of the time since then."""


def axes_of_cohorts(panel: PanelFacts, sentences: Iterable[Text]) -> None:
    """Put the cohorts on the rows and the steps of time, of one unit, on the columns, in their order."""
    cohorts: dict[str, None] = {}
    steps: dict[int, str] = {}
    units = set[str]()
    courses: list[re.Match[str]] = []
    for text in sentences:
        courses += [*COURSE.finditer(text.text), *CONSTANT.finditer(text.text)]
        found = [one["name"] for one in COHORT.finditer(text.text)]
        times = list(STEP.finditer(text.text)) if found else []
        if not times:
            continue
        cohorts |= dict.fromkeys(found)
        units |= {time["unit"].lower() for time in times}
        steps |= {int(time["n"]): time["step"] for time in times}
    if not cohorts:
        cohorts = dict.fromkeys(_cohorts_of(courses))
        units = {course["unit"].lower() for course in courses}
        steps = {int(course["n"]): course["step"].lower() for course in courses}
    if not cohorts:
        return
    across, down = (OF_COHORTS.search(fact.label or "") is not None for fact in (panel.x, panel.y))
    if len(units) != 1 or (across and not down):
        return
    if panel.x.categories and not all(map(A_STEP.fullmatch, panel.x.categories)):
        return
    put_labels(panel.y, list(cohorts))
    put_labels(panel.x, [steps[n] for n in sorted(steps)])


def _cohorts_of(courses: Iterable[re.Match[str]]) -> tuple[str, ...]:
    """The cohorts that the course of a column goes through, of which each has its value."""
    for course in courses:
        if "lines" in course.re.groupindex:
            found = expand_range(course["lines"])
            values = sum(1 for _ in find_quantities(course["values"]))
            if found is not None and len(found.texts) == values:
                return found.texts
    return ()
