"""Labels that a text calls by another form of their word: ``Loading took 3 s``, where the row is ``load``."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.calendar import names_in_year
from replot.reading.description.lexicon.counts import ORDINALS
from replot.reading.description.lexicon.forms import forms_in, root
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.tokens import KEYWORDS
from replot.reading.description.statements.frame.words import STOP_WORDS

__all__ = ["begins_in_another_form", "codes_with_labels", "forms_of", "tied_in_short"]
SHORTEST = 4
"""Letters of a word that may be a label in another form."""
MOST_LABELS = 60
WORDS = re.compile(r"[^\W\d_]+(?: [^\W\d_]+){0,2}")
NO_FORM = STOP_WORDS | KEYWORDS.keys()
UNITS = ORDINALS.keys()
"""Labels whose other forms are none: ``64.8 seconds``."""


def forms_of(prose: str, x: tuple[str, ...], y: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The words of a text that are no label, each with the one label that it is a form of.

    Only a label that the text names no second time, behind its list, is looked for in other forms.
    """
    labels = {label.lower() for label in (*x, *y)}
    meant: dict[str, list[str]] = defaultdict(list)
    for label in labels if len(labels) <= MOST_LABELS else ():
        if WORDS.fullmatch(label) and len(label) >= SHORTEST and label not in UNITS:
            meant[" ".join(map(root, label.split(" ")))].append(label)
    out = []
    for roots, named in meant.items():
        told = forms_in(prose, roots.count(" ") + 1).get(roots, {})
        if len(named) > 1 or told.get(named[0], 0) > 1:
            continue
        for said in told:
            plain = said.removesuffix("s") in labels or f"{said}s" in labels  # looked up as it is
            if not plain and said not in labels and len(said) >= SHORTEST and said not in NO_FORM:
                out.append((said, named[0]))
    if x == y:
        out += (*_without_first_word(prose, x), *_begun_in_another_form(prose, x))
        out += [pair for pair in tied_in_short(prose, x) if pair[0] not in labels]
    for axis in dict.fromkeys((x, y)):
        short = (*_without_last_word(prose, axis), *_counted(prose, axis), *_without_year(prose, axis))
        short += tuple(_denied(prose, axis))
        short += _adjectives(prose, axis)
        short += tuple((code, label.lower()) for code, label in codes_with_labels(prose, axis))
        short += _abbreviated(prose, axis)
        out += [pair for pair in short if pair[0] not in labels]
    return tuple(out)


def _begins(said: str, label: str) -> bool:
    """Whether a name is the first words of a longer label, in whichever form: ``complaints``."""
    words, names = BRACKET.sub("", label.lower()).split(), said.lower().split()
    return len(names) < len(words) and [*map(root, names)] == [*map(root, words[: len(names)])]


TIE = r" ?(?:→|↔|⟶|<->|->|=>|\bvs\.?|\bversus\b) ?"
FEW_WORDS = r"[^\W\d_]\w*(?: [^\W\d_]\w*){0,2}"
TIED = rare(rf"(?<![\w→↔>-])(?P<a>{FEW_WORDS}){TIE}(?P<b>{FEW_WORDS})")


def tied_in_short(prose: str, labels: tuple[str, ...]) -> list[tuple[str, str]]:
    """The first words of labels for all of them, where a sign ties them: ``Rain → River``."""
    if not 1 < len(labels) <= MOST_LABELS:
        return []
    said = {name.lower() for m in TIED.finditer(prose) for name in m.group("a", "b")}
    meant = [(name, [label for label in labels if _begins(name, label)]) for name in sorted(said)]
    return [(name, told[0].lower()) for name, told in meant if len(told) == 1 and name not in NO_FORM]


def begins_in_another_form(said: str, label: str) -> bool:
    """Whether two words begin a longer label, in other forms: ``housing prices``, a ``House Price Index``."""
    words = BRACKET.sub("", label.lower()).split()
    two = said.split()
    return (
        len(two) == FEWEST_WORDS < len(words)
        and two != words[:FEWEST_WORDS]
        and [*map(root, two)] == [*map(root, words[:FEWEST_WORDS])]
    )


def _begun_in_another_form(prose: str, labels: tuple[str, ...]) -> list[tuple[str, str]]:
    """The two words of a text that begin one label of more words, in another form."""
    out = []
    begun: dict[str, list[str]] = defaultdict(list)
    for label in labels if len(labels) <= MOST_LABELS else ():
        words = BRACKET.sub("", label.lower()).split()
        begun[" ".join(map(root, words[:FEWEST_WORDS]))].append(label)
    for roots, named in begun.items():
        if len(named) == 1 and roots.count(" ") == FEWEST_WORDS - 1:
            told = forms_in(prose, FEWEST_WORDS).get(roots, {})
            out += [(said, named[0].lower()) for said in told if begins_in_another_form(said, named[0])]
    return out


CODE = re.compile(r"(?P<letter>[A-Za-z])(?P<n>\d{1,3})")
SPELLED_CODE = re.compile(r"(?P<word>[A-Za-z][a-z]{2,})[ -]#?(?P<n>\d{1,3})\b(?!\.\d|%)")

NUMBERED_NAME = r"(?:[^\W\d_]{3,}[ -]){1,2}#?\d{1,2}"
WITH_CODE = re.compile(
    rf"\b(?P<code>{NUMBERED_NAME})[\"”'’`]? \([\"“'‘`]?(?P<label>[^\W\d_][\w-]*(?: [\w-]+)?)[\"”'’`]?\)|"
    rf"\b(?P<before>[^\W\d_][\w-]*)[\"”'’`]? \((?P<behind>{NUMBERED_NAME})\)"
)


def _counted(prose: str, labels: tuple[str, ...]) -> list[tuple[str, str]]:
    """Labels of a letter and a number that a text spells out, or the other way round: ``Week 1``, ``W1``."""
    if not 1 < len(labels) <= MOST_LABELS:
        return []
    codes = [CODE.fullmatch(label) for label in labels]
    if len({code and code["letter"] for code in codes}) == 1 and None not in codes:
        letter, wanted = labels[0][0].lower(), {code["n"]: code[0].lower() for code in codes if code}
        said = {(m["word"].lower(), m["n"]) for m in SPELLED_CODE.finditer(prose)}
        words = {word for word, n in said if word[0] == letter and n in wanted and word not in STOP_WORDS}
        told = {word for word in words if sum(said_word == word for said_word, _ in said) > 1}
        word = told.pop() if len(told) == 1 else None
        return [(f"{word} {n}", label) for n, label in wanted.items()] if word else []
    names = [SPELLED_CODE.fullmatch(label) for label in labels]
    if len({name and name["word"] for name in names}) == 1 and None not in names:
        told = {(m["letter"] + m["n"]).lower() for m in ALONE.finditer(prose)}
        pairs = [((name["word"][0] + name["n"]).lower(), name[0].lower()) for name in names if name]
        return pairs if sum(code in told for code, _ in pairs) > 1 else []
    return []


def codes_with_labels(prose: str, labels: Iterable[str]) -> list[tuple[str, str]]:
    """The numbered names that a text gives to labels: ``Stage 0 (Early), Stage 1 (Late)``, ``ham (class 0)``.

    With one word before the number and with two; none where a number has two labels or a label two numbers.
    """
    known = {label.lower(): label for label in labels}
    told = [
        ((said["code"] or said["behind"]).lower(), label)
        for said in WITH_CODE.finditer(prose)
        if (label := known.get((said["label"] or said["before"]).lower())) is not None
    ]
    ends = {(tuple(re.split(r"[ -]", code)[-2:]), label) for code, label in told}
    numbers, named = {end for end, _ in ends}, {label for _, label in ends}
    alike = len({word for word, _ in numbers}) == 1 < len(ends)
    if not alike or not len(numbers) == len(named) == len(ends):
        return []
    return list(dict.fromkeys([*told, *((" ".join(end), label) for end, label in ends)]))


SHORT_FORM = re.compile(
    r"\bthe (?P<words>[^\W\d_][\w-]*(?: [^\W\d_][\w-]*){1,2}) \((?P<label>[A-Z][\w-]{0,11})\)"
)
"""``the sugar bait (SU)``."""


def _abbreviated(prose: str, labels: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """What a text calls two labels or more beside their short forms: ``the sugar bait (SU)``.

    None where words go with two labels, or a label with other words.
    """
    found = (m for m in SHORT_FORM.finditer(prose) if m["label"] in labels)
    told = {(m["words"].lower(), m["label"].lower()) for m in found}
    words, named = {said for said, _ in told}, {label for _, label in told}
    return tuple(sorted(told)) if len(words) == len(named) == len(told) > 1 else ()


def _without_year(prose: str, labels: tuple[str, ...]) -> list[tuple[str, str]]:
    """Months that a text tells without their year, which is one for all names: ``the January cohort``."""
    if not 1 < len(labels) <= MOST_LABELS:
        return []
    meant = {label.lower(): names_in_year(label) for label in labels}
    told = Counter(name for names in meant.values() for name in dict.fromkeys(names))
    if not all(meant.values()) or max(told.values()) > 1:
        return []
    said = {word for name in told for word in [name.capitalize()] if re.search(rf"\b{word}\b", prose)}
    return [(name, label) for label, names in meant.items() for name in dict.fromkeys(names)
            if name.capitalize() in said and not re.search(rf"\b{name}\b", prose)]


ENDINGS = (("a", "an"), ("e", "ean"), ("y", "ian"))
"""How the names of places end, and the words for what is of them: ``Asia``, ``Europe``, ``Italy``."""


def _adjectives(prose: str, labels: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """What is said of places for their names, where a text does so of two at least: ``Asian Growth``."""
    if not 1 < len(labels) <= MOST_LABELS:
        return ()
    told = {
        (f"{label[:-1]}{after}", label)
        for label in labels
        for before, after in ENDINGS
        if len(label) >= SHORTEST and label.isalpha() and label.istitle() and label.endswith(before)
    }
    said = {(word.lower(), label.lower()) for word, label in told if re.search(rf"\b{word}\b", prose)}
    return tuple(sorted(said)) if len(said) > 1 else ()


ALONE = re.compile(rf"(?<![\w-]){CODE.pattern}(?![\w.-])")
LEVELS = re.compile(
    r"\b(?:high|low|medium|middle|good|bad|better|best|worse|worst|strong|weak|new|old|first|last|true|false|"
    r"positive|negative|more|less|most|least|total|all|others?|top|bottom|left|right|upper|lower|early|late|"
    r"maximum|minimum|mean|average|overall|none|both|each|same|different|main|key|full|final|the)\b",
    re.I,
)
"""Words that tell how something is, and alone name no label: ``High accuracy``, beside ``High Risk``."""


def _without_last_word(prose: str, labels: tuple[str, ...]) -> list[tuple[str, str]]:
    """What tells labels apart that end in the same word, if the text calls them so: ``4 for Trust``."""
    last = labels[0].rpartition(" ")[2] if labels else ""
    heads = [label.removesuffix(f" {last}") for label in labels]
    if not 1 < len(labels) <= MOST_LABELS or not last.isalpha():
        return []
    names = [head for head in heads if head[:1].isupper() and head not in labels and WORDS.fullmatch(head)]
    if len({head.lower() for head in names if LEVELS.search(head) is None}) < len(labels):
        return []
    alone = rf"(?<![.!?]\s)(?<!^)\b(?:{'|'.join(map(re.escape, heads))})\b(?!\s+{re.escape(last)})"
    if re.search(alone, prose) is None:
        return []
    return [(head.lower(), label.lower()) for head, label in zip(heads, labels, strict=True)]


DENIED = re.compile(r"(?:no|not|non|without)[- ](?P<name>.+)", re.I)
DID_NOT = re.compile(r"\d (?P<said>did(?: not|n['’]t))\b", re.I)


def _denied(prose: str, labels: tuple[str, ...]) -> list[tuple[str, str]]:
    """What two labels are called of which one denies the other: ``88 set it off and 120 did not``.

    The verb that stands before the name speaks of it with a pronoun as well: ``143 set off the alarm``.
    """
    names = {label.lower(): label for label in labels}
    denied = [(told["name"], label) for label in names if (told := DENIED.fullmatch(label)) is not None]
    if len(labels) != TWO or len(denied) != 1 or denied[0][0] not in names:
        return []
    (name, other), said = denied[0], prose.lower()
    out = [(form, other) for form in (f"without {name}", f"{name}-free", f"no {name}") if form in said]
    if (turn := DID_NOT.search(said)) is None:
        return out
    verb = re.search(rf"\b(?P<verb>[a-z]+(?:ed|t|ot))(?P<off> off)? (?:the |an? )?{re.escape(name)}\b", said)
    its = [f"{verb['verb']} {it}{verb['off'] or ''}" for it in ("it", "one")] if verb is not None else []
    return [*out, (turn["said"], other), *((form, name) for form in its if form in said)]


BRACKET = re.compile(r" ?\([^()]*\)$")
QUALIFIER = re.compile(
    r"(?:relative|average|mean|median|total|annual|monthly|weekly|daily|overall|net|gross|air) "
)
FEWEST_WORDS = TWO = 2
"""Words that name a variable without those before them."""


def _without_first_word(prose: str, labels: tuple[str, ...]) -> list[tuple[str, str]]:
    """What variables are called for short: ``view duration``, where the label is ``average view duration``.

    Without the first word, or without a unit besides, where no other label has these words.
    """
    if not 1 < len(labels) <= MOST_LABELS:
        return []
    names = [BRACKET.sub("", label.lower()) for label in labels]
    said = prose.lower()
    out = []
    for label, name in zip(labels, names, strict=True):
        head, _, rest = name.partition(" ")
        long = rest.count(" ") >= FEWEST_WORDS - 1 or QUALIFIER.match(name) is not None
        if not long or len(rest) < SHORTEST or sum(rest in other for other in names) > 1:
            continue
        if re.search(rf"(?<!{re.escape(head)} )(?<![\w-]){re.escape(rest)}(?![\w-])", said) is not None:
            out.append((rest, label.lower()))
    return out
