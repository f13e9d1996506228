"""The pairs whose values a sentence tells, where all that it says is understood."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.relations.around import counted
from replot.reading.description.statements.cells.relations.clauses import Names, Reader, Unclear
from replot.reading.description.statements.cells.relations.names import coded
from replot.reading.description.statements.cells.relations.parts import parts_of
from replot.reading.description.statements.cells.relations.phrases import without_named_differences

__all__ = ["Relations", "Told", "told_relations"]
LONGEST = 1200
OWN = r"(?:accuracy|precision|recall|F1|variance|slope|VIF|RMSE|MAE|AUC|R²|error)"
UNSURE = re.compile(
    r"\b(?:than|averag(?:es|ed|ing)|average (?:of|is|was)|on average|mean of|gap|differ\w*|range[sd]?|"
    r"respondents|(?:among(?:st)?|by|for|in) (?:those|people|persons|patients|individuals|adults|children) "
    r"(?:with|who)|percentage points?|as (?:the )?(?:source|target|row|column)|(?:row|column) and|"
    r"from [-−+]?[.\d]|away|at home|"
    r"(?:after|when|while|by) (?:controlling|adjusting|accounting|correcting) for|"
    r"(?:correlation|similarity|agreement|association) (?:between|of) [^.;:()\n]{1,80}"
    r"\b(?:matrices|heat ?maps|correlograms)|"
    r"(?:drop|increas|decreas|chang|ris|rose|f[ae]ll|improv)\w* (?:by|from|to) [-−+]?[.\d])|"
    rf"(?<![-–—/])(?<!and )(?<!with )(?<!& )(?<!↔ )(?<!vs )(?<!to )\b{OWN}(?: \w+){{0,3}}?"
    r"(?: (?:of|is|was|reaches)| ?[=:(])+ ?[-−+~≈]?[.\d]",
    re.I,
)
"""What numbers may be that are no values of pairs."""


@dataclass(frozen=True)
class Relations:
    """What a sentence tells of pairs.

    Attributes
    ----------
    pairs : tuple of (str, str, int)
        The two names of each value, and where the value begins; empty where anything is unclear.
    subject : str or None
        What the sentence is about in the end.
    target : str or None
        That with which the sentence compares all that it names.
    """

    pairs: tuple[Names, ...] = ()
    subject: str | None = None
    target: str | None = None


@dataclass(frozen=True)
class Told:
    """A sentence that gives values of pairs.

    Attributes
    ----------
    text : Text
    pairs : tuple of (str, str, int)
        The two names of each value, and where the value begins.
    target : str or None
        The second name of all, which only the text before tells.
    before : bool
        Whether one name of the pairs has been told before.
    """

    text: Text
    pairs: tuple[Names, ...]
    target: str | None = None
    before: bool = False


NOTHING = Relations()
ONE_VALUE = r"\((?:[a-zρ] ?[=:≈] ?)?[~≈]?[-−–+]?[01]?\.\d+\)"
ONE_NAME = r"(?!between\b)[`\"“]?[^\W\d_](?:(?! (?:and|with|to) )[^(),;.\n]){0,40}"
FOLLOWERS = rare(
    rf"\bbetween [^().;:\n]{{3,90}} (?:and|&) [^().;:\n]{{1,60}} ?{ONE_VALUE}"
    rf"(?P<more>,? (?:and )?(?:closely |then )?followed by\s+"
    rf"(?:{ONE_NAME} ?{ONE_VALUE}(?:,? (?:and|dan|und|et|y|e) |, )?){{1,20}})(?=\s*(?:[.;]|$))",
    re.I,
)
"""``between A and B (0.5), followed by C (0.3)``: nobody says whether C goes with A or with B."""


@lru_cache(maxsize=1 << 10)
def told_relations(source: str, subject: str | None = None, target: str | None = None) -> Relations:
    """What a sentence tells of pairs, which the text before may have told to be about a ``subject``.

    Or to compare all with a ``target``.
    """
    if len(source) > LONGEST or UNSURE.search(without_named_differences(source)):
        return NOTHING
    if (others := FOLLOWERS.search(source)) is not None:
        source = source[: others.start("more")].ljust(others.end()) + source[others.end() :]
    parts = parts_of(source)
    values = sum(part.kind == "V" for part in parts)
    if not values or counted(parts):
        return NOTHING
    reader = Reader(parts, target, subject)
    try:
        found = reader.read()
    except Unclear:
        return NOTHING
    if len({at for *_, at in found}) + reader.nameless < values:
        return NOTHING
    if any(_of_scale(name) for *names, _ in found for name in names):
        return NOTHING
    pairs = ((coded(a), coded(a if b == "itself" else b), at) for a, b, at in found)
    return Relations(tuple(pairs), reader.subject, reader.target)


LIMITS = frozenset(["limits", "bounds", "endpoints", "end points"])


def _of_scale(name: str) -> bool:
    """Whether a name is of the scale of colours, and no variable: ``coolwarm with limits of -1 and 1``."""
    from replot.reading.description.colours.named import SURE

    return name.lower() in LIMITS or name.lower() in SURE
