"""The names of a sentence about relations, out of its words: ``number of rooms``, ``low tide``."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.relation_talk import (
    ADJUNCT,
    COMPOUND,
    DEGREES,
    LEADING,
    NAME_ENDS,
    NO_PART,
    NOUNS,
    OF_NAMES,
    PICTURES,
    QUANTITIES,
    UNITS,
)

__all__ = ["BEING", "HAS", "PARTICIPLE", "Part", "coded", "shorter", "with_whole_names"]
QUOTES = "`\"“'‘"
PARTICIPLE = re.compile(r"[a-z]{3,}ing")
BEING = frozenset(["is", "are", "was", "were"])
MEANT = DEGREES | {"a", "an", "the", "that", "how", "no", "near-perfect", "little", "some"}
"""What a participle leads to."""
FEWEST, MOST_WORDS = 2, 2
"""Names with a value that a list has, so that words of talk before a value are names too; words of these."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a sentence.

    Attributes
    ----------
    kind : str
        ``N`` a name (``Q``: in quotes), ``V`` a value; ``A`` *and*, ``W`` *with*, ``B`` *between*, ``T``
        a sign that ties two names, ``L`` a verb that does; ``C`` where a clause ends, ``G`` where one goes on
        about the last name; ``R`` a word for a relation, ``S`` one for the most of something, ``E`` *both*,
        ``P`` *its*; ``t`` other talk, ``x`` other numbers (``#``: right behind a name), ``-`` a dash; signs.
    """

    kind: str
    text: str
    start: int
    end: int

    @property
    def low(self) -> str:
        """The text in small letters."""
        return self.text.lower()


def with_whole_names(source: str, parts: list[Part]) -> list[Part]:
    """The parts, the words of each name in one, and no names that only tell where something holds."""
    out: list[Part] = []
    for k, part in enumerate(parts):
        first = _begins(source, out, part, parts[k + 1].kind if k + 1 < len(parts) else "")
        if first < len(out):
            start = out[first].start
            out[first:] = [Part("N", source[start : part.end], start, part.end)]
        else:
            out.append(replace(part, kind={"Q": "N", "#": "x"}.get(part.kind, part.kind)))
    again = [_read_again(out, k) for k in range(len(out))]
    whole = _with_whole_ends(_with_whole_key(source, _with_whole_subject(_with_whole_item(source, again))))
    named = _with_pairs_apart(_without_adjuncts(_with_names_of_talk(whole)))
    return _without_common_noun(_with_shared_noun(named))


DIMENSIONS = frozenset(["length", "width", "height", "depth", "breadth", "thickness", "diameter"])


def shorter(name: str) -> str:
    """A dimension alone, as a label may be, where the thing that has it stands before it."""
    last = name.rpartition(" ")[2]
    return last if last.lower() in DIMENSIONS else name


def _with_shared_noun(parts: list[Part]) -> list[Part]:
    """The parts, with the thing of which two dimensions are told before both: ``leaf length and width``."""
    out = list(parts)
    for k in range(2, len(parts)):
        first, tie, second = parts[k - 2 : k + 1]
        thing, _, dimension = first.text.rpartition(" ")
        both = first.kind == second.kind == "N" and tie.kind == "A"
        if both and thing and {dimension.lower(), second.low} <= DIMENSIONS:
            out[k] = replace(second, text=f"{thing} {second.text}")
    return out


OF_BOTH = re.compile(r"(?P<name>[A-Z].*\S) [a-z]{3,}s")


def _without_common_noun(parts: list[Part]) -> list[Part]:
    """The parts, without what both of two names are behind the second: ``Old Town and West End scores``."""
    out = list(parts)
    for k in range(2, len(parts)):
        first, tie, second = parts[k - 2 : k + 1]
        both = first.kind == second.kind == "N" and tie.kind == "A"
        named = OF_BOTH.fullmatch(second.text) if both else None
        if named is not None and _are_alike(first.text, named["name"]):
            out[k] = replace(second, text=named["name"])
    return out


def _are_alike(one: str, other: str) -> bool:
    """Whether two names are of one kind by their words: no ``Temperature``, ``Ice Cream``."""
    words = one.split(), other.split()
    several = min(map(len, words)) > 1 or len(words[0]) == len(words[1])
    return several and one[:1].isupper() and not OF_BOTH.fullmatch(one)


LONGEST = 5
"""Words of a name."""


def _with_whole_subject(parts: list[Part]) -> list[Part]:
    """The parts, with a subject that holds an infinitive as one name: ``Freedom to choose is related``."""
    verb = next((k for k, part in enumerate(parts[: LONGEST + 2]) if part.low in ("is", "are")), 0)
    said = parts[:verb]
    behind = parts[verb + 1 : verb + 5]
    infinitive = any(a.low == "to" and b.kind in "Nt" for a, b in pairwise(said))
    relates = any(a.kind == "R" and b.low == "with" for a, b in pairwise(behind))
    if not (infinitive and relates and said[0].kind == "N" and all(part.kind in "NtW" for part in said)):
        return parts
    name = " ".join(part.text for part in said)
    return [Part("N", name, said[0].start, said[-1].end), *parts[verb:]]


ITEM = re.compile(r"(?P<name>N[NtR]{1,4})(?:\(R?=?V\)|:V)")
OF_NAME = frozenset(["share", "score", "depth"])
"""Words for a relation that are rather part of a name, where nothing else is said."""


def _with_whole_item(source: str, parts: list[Part]) -> list[Part]:
    """The parts, with all that stands before the value as one name, if that is all: ``Social support (0.7)``.

    Words that elsewhere are talk belong to the name, but for verbs.
    """
    item = ITEM.fullmatch("".join(part.kind for part in parts[:10]))
    if item is None or len(parts) > item.end():
        return parts
    said, rest = parts[: item.end("name")], parts[item.end("name") :]
    talk = [part.low for part in said if part.kind == "t" or part.low in OF_NAME]
    verbal = any(word in NO_PART or word.endswith(("s", "ed", "ing")) for word in talk)
    if verbal or not talk or len(talk) < sum(part.kind != "N" for part in said):
        return parts
    return [Part("N", source[said[0].start : said[-1].end], said[0].start, said[-1].end), *rest]


KEYED = re.compile(r"(?P<key>(?=t{0,2}N)[Nt]{2,3}):t{0,4}R{1,2}W")


def _with_whole_key(source: str, parts: list[Part]) -> list[Part]:
    """The parts, with all that stands before a colon as one name: ``Rain total: close relation to fog``."""
    keyed = KEYED.match("".join(part.kind for part in parts[:12]))
    if keyed is None:
        return parts
    said, rest = parts[: keyed.end("key")], parts[keyed.end("key") :]
    return [Part("N", source[said[0].start : said[-1].end], said[0].start, said[-1].end), *rest]


def _with_whole_ends(parts: list[Part]) -> list[Part]:
    """The parts, with what begins with a capital behind *and*, up to its value, as one name.

    ``Life and Social support (0.72)``: words that elsewhere are talk belong to the name.
    """
    out = list(parts)
    for k in range(len(parts) - 2, 1, -1):
        if out[k].kind != "(" or out[k + 1].kind != "V":
            continue
        first = k
        while first and k - first < LONGEST and out[first - 1].kind in "Nt":
            if out[first - 1].low in NO_PART:
                break
            first -= 1
        said = out[first:k]
        led = first and out[first - 1].kind in "AWB"
        if led and len(said) > 1 and said[0].text[:1].isupper() and any(p.kind == "t" for p in said):
            name = " ".join(p.text for p in said)
            out[first:k] = [Part("N", name, said[0].start, said[-1].end)]
    return out


def _begins(source: str, out: list[Part], part: Part, behind: str) -> int:
    """Which of the parts so far begins the name that a part goes on with; their count if none."""
    alone = len(out)
    if part.kind == "Q" and part.text[:1] == "`" and out and out[-1].kind == "N":
        return alone - (source[out[-1].end : part.start] == " ")  # "lot area `LotArea`"
    if (
        not out
        or part.kind == "Q"
        or source[out[-1].end : part.start].strip(" ")
        or out[-1].end == part.start
    ):
        return alone
    last, led = out[-1], out[-2] if len(out) > 1 else None
    if last.kind == "N" and last.text[:1] not in QUOTES:
        coded_pair = behind == "A" and CODE_WORD.fullmatch(part.text) is not None
        if part.kind == "N" and coded_pair and KIND.fullmatch(last.text):
            out[-1] = replace(last, kind="t")  # "Strains X1 and X2"
            return alone
        proper = behind == "A" and part.kind == "N" and part.text[:1].isupper()
        if proper and led is not None and led.low in ARTICLES and KINDS_SAID.fullmatch(last.text):
            out[-1] = replace(last, kind="t")  # "the cities Oslo and Bonn"
            return alone
        goes_on = part.kind in "N#" or (part.kind in "tR" and part.low in QUANTITIES)
        goes_on = goes_on or (part.low in NAME_ENDS and last.text.istitle() and part.text.istitle())
        goes_on = goes_on or (part.low == "per" and behind in ("N", "t")) or last.low.endswith(" per")
        if goes_on or (part.low == "of" and behind == "N"):
            return alone - 1  # "number of reviews", "reviews per month"
    if part.kind in "tR" and part.low == "rate" and last.low == "win" and led is not None and led.kind == "W":
        return alone - 1
    if part.kind != "N" or part.low == "itself":
        return alone
    if last.low in ("its", "their") and led is not None and led.kind in "AWB":
        return alone - 1  # "rain and its mean"
    if last.low in DEGREES and (led is None or led.kind in "AWBTEGC,(:" or led.low == "the"):
        return alone - 1  # "and low tide"
    if last.low in COMPOUND and part.text.islower() and (led is None or led.kind in "AWBTEGC,(:"):
        return alone - 1
    if led is None:
        return alone
    if last.kind == "t" and last.text[:1].isupper() and part.text[:1].isupper() and last.low not in LEADING:
        return alone - 1  # "with Final Grade"
    if last.low == "of" and led.low in OF_NAMES:
        return alone - 2
    titled = led.kind == "N" and led.text.istitle() and part.text.istitle()
    if last.low == "for" and titled and source[led.end : last.start] == " ":
        return alone - 2  # "Tit for Tat"
    the = last.low == "the" and led.low == "to" and alone > 2  # "with the distance to the harbour"
    if the:
        last, led = led, out[-3]
    if last.low in ("to", "from") and led.low.startswith("distance"):
        first = alone - 2 - the
        compound = first > 0 and out[first - 1].low in COMPOUND | DEGREES  # "the mean distance to harbour"
        first -= compound
        before = next((p for p in reversed(out[:first]) if p.kind != ":" and p.low != "the"), None)
        if (before is None and (compound or the)) or (
            before is not None and (before.kind in "WABTE" or compound)
        ):
            return first  # "with distance to harbour"
    return alone


def _read_again(parts: list[Part], k: int) -> Part:
    """A part as those beside it make it: ``protein`` of ``protein similarity matrix`` is no name."""
    part = parts[k]
    if part.kind == "N":
        unit = k and parts[k - 1].kind == "V" and part.text.islower()
        if unit and (part.low in UNITS or k + 1 == len(parts) or parts[k + 1].kind in ",C):"):
            return replace(part, kind="t")  # "70 minutes"
        if _only_praises(parts, k):
            return replace(part, kind="t")
        if k and part.text.islower() and parts[k - 1].low in BEING and _relates(parts, k + 1):
            return replace(part, kind="t")  # "was stongly correlated"
        if _is_participle(parts, k):
            return replace(part, kind="t" if parts[k - 2].kind == "V" else "C")
        noun = next((p for p in parts[k + 1 : k + 4] if p.kind != "R"), None)
        if noun is not None and noun.kind == "t" and noun.low in PICTURES:
            return replace(part, kind="t")
    elif part.kind == "R" and part.low in NOUNS:
        before, behind = (
            "".join(p.kind for p in two) for two in (parts[max(0, k - 2) : k], parts[k + 1 : k + 3])
        )
        if before == "NA" or behind == "AN":
            return replace(part, kind="N")  # "distance and calories"
        if k and parts[k - 1].low in LEADING and _gives(parts, k + 1):
            return replace(part, kind="N")  # "most related are wins with 0.5"
    return part


VALUED = r"(?:,?V,?|\(V\))"
PRAISED = re.compile(rf"(?:t|{VALUED}){{0,4}}R(?:[tR]|{VALUED}){{0,5}}B[tE]{{0,2}}Nt?A")
PRAISED_WITH = re.compile(rf"t?{VALUED}t?R{{1,3}}Wt{{0,2}}N")
HAS = frozenset(["has", "have", "had", "shows", "show", "showed", "exhibits", "exhibit", "displays"])


def _only_praises(parts: list[Part], k: int) -> bool:
    """Whether a word only says how strong a relation is.

    ``the massive 0.93 correlation between A and B``, ``A has an impressive, 0.93, correlation with B``, ``the
    highest cross-site correlation``.
    """
    if not k or not (parts[k - 1].low in ("a", "an", "the") or parts[k - 1].kind == "S"):
        return False
    if not parts[k].text.islower():
        return False
    if " " in parts[k].text:
        return False
    behind = "".join(part.kind for part in parts[k + 1 : k + 14])
    has = k > 1 and parts[k - 2].low in HAS
    return bool(PRAISED.match(behind) or (has and PRAISED_WITH.match(behind)))


def _relates(parts: list[Part], k: int) -> bool:
    """Whether a part is ``correlated``, or such a word."""
    return k < len(parts) and parts[k].kind == "R" and parts[k].low.endswith("ed")


def _is_participle(parts: list[Part], k: int) -> bool:
    """Whether a word goes on to say what all means: ``1.00, signifying a perfect match``."""
    if k < 2 or not PARTICIPLE.fullmatch(parts[k].text) or parts[k - 1].kind != ",":
        return False
    if parts[k - 2].kind == "N":
        return k + 1 < len(parts) and parts[k + 1].low in (MEANT | {"them", "it"}) - DEGREES
    if parts[k - 2].kind != "V":
        return False
    leads = k + 1 < len(parts) and parts[k + 1].low in ("to", "at", "toward", "towards")
    after = next(iter(parts[k + 1 + leads :]), None)
    return after is not None and (after.kind == "R" or (after.kind in "tN" and after.low in MEANT))


def _with_names_of_talk(parts: list[Part]) -> list[Part]:
    """The parts, with words of talk as names where a list has such: ``age with 0.6, wins with 0.5``."""
    ends = [k for k in range(1, len(parts)) if _gives(parts, k)]
    if sum(parts[k - 1].kind == "N" for k in ends) < FEWEST:
        return parts
    out = list(parts)
    for k in reversed(ends):
        first = k
        while first and k - first < MOST_WORDS and out[first - 1].kind in "tR":
            first -= 1
        while first < k and out[first].low in LEADING:
            first += 1
        said = out[first:k]
        begins = not first or out[first - 1].kind in ",A:" or out[first - 1].low in LEADING
        plain = all((p.kind == "t" or p.low in NOUNS) and p.low not in DEGREES for p in said)
        if begins and plain and said and said[0].low.endswith("s"):
            out[first:k] = [Part("N", " ".join(p.text for p in said), said[0].start, said[-1].end)]
    return out


def _gives(parts: list[Part], k: int) -> bool:
    """Whether a part is *with* or a bracket, and a value follows."""
    if k >= len(parts) or parts[k].kind not in "W(":
        return False
    behind = next((p for p in parts[k + 1 : k + 7] if p.kind not in "tR=("), None)
    return behind is not None and behind.kind == "V"


def _without_adjuncts(parts: list[Part]) -> list[Part]:
    """The parts without names that tell where or of what something holds: ``in spring``, ``of the data``."""
    out: list[Part] = []
    for part in parts:
        k = len(out) - 1
        while part.kind == "N" and k >= 0 and out[k].kind in "tE" and out[k].low not in ADJUNCT:
            k -= 1
        if part.kind == "N" and k >= 0 and out[k].kind == "t" and out[k].low in ADJUNCT:
            before = out[k - 1] if k else None
            of_relation = out[k].low == "of" and before is not None and _is_relation(before, out)
            named = before is not None and (
                before.low == "followed"
                or (out[k].low == "as" and before.low == "such")
                or (out[k].low == "like" and before.low in KINDS_OF_NAMES)
            )
            if not of_relation and not named:
                part = replace(part, kind="t")
        out.append(part)
    return out


def _is_relation(part: Part, before: list[Part]) -> bool:
    """Whether a part is a word for a relation, or stands for one: ``the closest link is that of A and B``."""
    return part.kind == "R" or (part.low in ("that", "one") and any(p.kind == "R" for p in before))


def _with_pairs_apart(parts: list[Part]) -> list[Part]:
    """The parts, with each name of two that are joined in several ways as two: ``rain-flow, rain-salt``."""
    joined = {
        k: part.low.split("-")
        for k, part in enumerate(parts)
        if JOINED.fullmatch(part.text) and part.kind == "N"
    }
    halves = [half for two in joined.values() for half in two]
    if len(set(halves)) == len(halves):
        return parts
    out: list[Part] = []
    for k, part in enumerate(parts):
        near = [p.kind for p in (*parts[max(0, k - 2) : k], *parts[k + 1 : k + 3])]
        if k in joined and "N" not in near:
            middle = part.start + part.text.index("-")
            out.append(Part("N", part.text[: middle - part.start], part.start, middle))
            out.append(Part("T", "-", middle, middle + 1))
            out.append(Part("N", part.text[middle + 1 - part.start :], middle + 1, part.end))
        else:
            out.append(part)
    return out


KINDS_OF_NAMES = frozenset(
    ["features", "variables", "factors", "predictors", "indicators", "columns", "attributes"]
)
"""``features like rain``: what is like them is one of them."""
JOINED = re.compile(r"[^\W\d_]\w+-[^\W\d_]\w+")
CODE_WORD = re.compile(r"(?=\w*\d)\w+|[A-Z]{2,}")
ARTICLES = frozenset(["the", "two", "both"])
KINDS_SAID = re.compile(r"(?:[a-z-]+ )?[a-z]{2,}[^\Ws]s")
KIND = re.compile(r"(?:[\w-]+ )*[a-z]{3,}s|[A-Z][a-z]{2,}s")
CODE = re.compile(r"\(`[^`]+`\)$|(?<= )`[^`]+`$")
COMMA_INSIDE = re.compile(r",(?=[\"”'’]$)")
"""``between "rain" and "flow,"``: the comma of the sentence."""


def coded(name: str) -> str:
    """A name, or the name that a program has for it: ``living area (`GrLivArea`)``."""
    code = CODE.search(name)
    return code[0].strip("(`)") if code is not None else COMMA_INSIDE.sub("", name)
