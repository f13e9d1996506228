"""The parts of a sentence about relations: names, values, and what ties or parts them.

No name has to be known: a name is what is left of a sentence without the words with which people talk of
relations (:mod:`~replot.reading.description.lexicon.relation_talk`).
"""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.lexicon.relation_talk import (
    BETWEEN,
    BREAKS,
    DEGREES,
    EACH,
    GOES_ON,
    JOINS,
    LINKS,
    PRONOUNS,
    RELATES,
    SUPERLATIVE,
    TALK,
    WITH,
    WITH_LY,
)
from replot.reading.description.lexicon.significance import without_tests
from replot.reading.description.statements.cells.relations.names import Part, with_whole_names
from replot.reading.description.statements.cells.relations.phrases import (
    with_deeds,
    with_nouns,
    with_predictors,
    with_qualities,
    with_target,
    without_opening,
    without_preparation,
)

__all__ = ["parts_of"]
PART = re.compile(
    r"(?P<quoted>`(?=[^`\n]{0,60}[^\W\d])[^`\n]{1,60}`|\"[^\"\n]{1,60}\"|“[^”\n]{1,60}”|‘[^’\n]{1,40}’|(?:(?<!\w)|(?<=\band))'[^'\n]{1,40}'(?!\w))|"
    r"(?P<dash>(?<=\s)(?:--|[–—-])(?=\s))|"
    r"(?P<tie>↔|<->|→|⟶|->|=>|×|(?<=\s)x(?=\s)|(?<=[^\W\d_])[–—](?=[^\W\d_])|(?<=\s)/(?=\s)|(?<=[`\"”])/(?=[`\"“]))|"
    r"(?P<word>[^\W_][\w₀-₉]*(?:(?:[.%+/:-]|(?<=[A-Z])&(?=[A-Z]{1,3} [A-Z\d])|"
    r"(?<=\b[A-Za-z])['’]|['’](?=\w{1,2}\b))(?=[^\W_])[\w₀-₉]+)*"
    r"(?:(?<![a-z]{2})(?<!\d\d\d)[+⁺⁻−-](?=\s?[(),;.]|\s(?:and|with|is|are|was|were|has|shows?)\b|\s?$))?)|"
    r"(?P<sign>[&(),:;\[\]=])"
)
"""A word may end with the charge of an ion, ``Na+``, and be joined by a sign: ``R&D Budget``."""
LETTER = re.compile(r"[^\W\d_]")
DRAWS = re.compile(
    r"`[\w.:]{0,40}(?:heatmap|corr?plot|correlogram|corr?_?matrix|\.corr?)(?:\(\))?`", re.I
)
"""What draws the figure or gives its values, and is no variable: ``Using `sns.heatmap()` we see ...``."""
NO_VALUE = re.compile(
    r"(?:\b(?:p|n|N|df|k|t|F|α|alpha|lag|VIF|R²|R2|R\^2)\s?(?:-?values?)?\s?(?:of|is|was|[<>=≤≥:])?\s?|"
    r"\b(?:Fig(?:ure|s)?|Tab(?:le)?|Sec(?:tion)?|Eq|Step|Chapter|Panel|top|CI|Phase|Level|Stage)\b\.?\s?\(?|"
    r"(?<!-)[<>≤≥]=?\s?|\b(?:threshold|cut-?off|limit)(?: value)?(?: of| is| was| at|:)? ?)$"
)
"""Before a number that is no value of a pair."""
NEAR = 24
LEADS = re.compile(r"(?:\b(?:is|are|was|were|at|of|to|by|with|takes|scores|wins)|[:=(–—→])\s*$")
UNIT = re.compile(r"\s?(?:km|miles|min|minutes|hours)\b(?! (?:ago|earlier|later))")
THRESHOLD = re.compile(r"\s*(?:was|is|as|being) (?:our|the|a|an?y)? ?(?:\w+ )?(?:threshold|cut-?off|limit)")
WHOLE = rare(
    r"\bdistan\w*|\b(?:far|farther|farthest|furthest|takes?|beats?|wins?|won|against|defeats?|payoffs?|scores?|earns?|"
    r"shares?|overlaps?)\b",
    re.I,
)
"""Of what such a value may be."""
ENDS = re.compile(
    r"\s*(?:[),.;\]]|$|(?:and|but|while|against|with|for|points?|km|miles|minutes|hours|times|games|wins)\b)"
)
"""Around a number without decimals that may be a value."""


def parts_of(source: str) -> list[Part]:
    """The parts of a sentence, in order."""
    source = without_preparation(source)
    source = without_tests(IN_CODE.sub(r" \1 ", source) if "`" in source else source)
    values = {q.number_start: q for q in find_quantities(source)}
    parts = with_nouns(with_deeds(without_opening(_raw(source, values))))
    parts = with_target(with_predictors(with_qualities(parts)))
    parts = _tied(_of_functions(source, _without_lead(parts)))
    return _behind_both(_of_samples(with_whole_names(source, list(_without_asides(parts)))))


LEAD = re.compile(r"[tRS]{1,6}(?:\(V\)|:?V):")


def _without_lead(parts: list[Part]) -> list[Part]:
    """The parts without a lead that names nothing, and whose value comes again.

    ``Off-diagonal value (0.3): the elements (0.3) are the correlation of A and B``.
    """
    lead = LEAD.match("".join(part.kind for part in parts[:12]))
    if lead is None:
        return parts
    value = next(part.text for part in parts if part.kind == "V")
    again = [part.text for part in parts[lead.end() :] if part.kind == "V"]
    return parts[lead.end() :] if value in again else parts


IN_CODE = re.compile(r"`([A-Za-z]{1,12}\([^()`\n]{1,60},[^()`\n]{1,60}\))`")
FUNCTION = re.compile(r"(?P<of>R)\([NQt#xRSA]{1,6},[NQt#xRSA]{1,6}\)(?=[=:tW]{0,3}V)")


def _of_functions(source: str, parts: list[Part]) -> list[Part]:
    """The parts with *between A and B* for ``corr(A, B) = 0.4``."""
    out, last = [], 0
    for told in FUNCTION.finditer("".join(part.kind for part in parts)):
        opening, closing = told.start() + 1, told.end() - 1
        comma = next(k for k in range(opening, closing) if parts[k].kind == ",")
        called, sides = parts[told.start()], ((opening, comma), (comma, closing))
        spans = [(parts[a].end, parts[b].start) for a, b in sides]
        names = [Part("N", source[a:b].strip(), a, b) for a, b in spans]
        glued = called.end == parts[opening].start and source[called.start - 1 : called.start] != "|"
        if not glued or not all(LETTER.search(name.text) for name in names):
            continue
        out += [*parts[last : told.end("of")], Part("B", "between", called.end, called.end)]
        out += [names[0], Part("A", "and", parts[comma].start, parts[comma].end), names[1]]
        last = told.end()
    return [*out, *parts[last:]]


PAIR_INSIDE = re.compile(r"\([tB,]{0,4}N[AT]t?N[:,](?P<of>RB[tE]?N,?)=?V\)")


def _of_samples(parts: list[Part]) -> list[Part]:
    """The parts without that of which a value is, behind a pair: ``(rain and flow: r for towns, 0.4)``."""
    kinds = "".join(part.kind for part in parts)
    spans = [told.span("of") for told in PAIR_INSIDE.finditer(kinds)]
    return [part for k, part in enumerate(parts) if not any(a < k < b for a, b in spans)]


FIRST_VALUED = re.compile(r"Bt*N(?P<value>\([Rt]?[:=]?V\))(?P<second>At*N)(?=$|[tCG,])(?!,t*N)")


def _behind_both(parts: list[Part]) -> list[Part]:
    """The parts with the value behind two names, where it stands behind the first: ``of A (0.4) and B``."""
    kinds = "".join(part.kind for part in parts)
    found = list(FIRST_VALUED.finditer(kinds))
    if len(found) != 1 or kinds.count("V") > 1:
        return parts
    (a, b), (_, c) = found[0].span("value"), found[0].span("second")
    return [*parts[:a], *parts[b:c], *parts[a:b], *parts[c:]]


TIED = re.compile(r"(?P<a>[A-Z][\w.]*)-(?P<b>[A-Z][\w.]*)")


VALUE_NEXT = re.compile(r"[t(:]{0,3}V")


def _tied(parts: list[Part]) -> list[Part]:
    """The parts with two names and what ties them for ``Ayr-Bath``, where one of these stands alone too."""
    alone = {part.text for part in parts if part.kind == "N"}
    out = []
    kinds = "".join(part.kind for part in parts)
    for k, part in enumerate(parts):
        tied = TIED.fullmatch(part.text) if part.kind == "N" else None
        if tied is None or alone.isdisjoint(tied.groups()) or VALUE_NEXT.match(kinds, k + 1) is None:
            out.append(part)
            continue
        at = part.start + tied.start("b")
        out += [Part("N", tied["a"], part.start, at - 1), Part("T", "-", at - 1, at)]
        out.append(Part("N", tied["b"], at, part.end))
    return out


def _raw(source: str, values: dict[int, Quantity]) -> list[Part]:
    out: list[Part] = []
    starts = iter([*sorted(values), len(source) + 1])
    ahead, done = next(starts), 0
    for part in PART.finditer(source):
        start, end = part.span()
        while ahead < end:
            q = values[ahead]
            if ahead >= done and not _in_word(source, ahead):
                out.append(_number(source, q, out))
                done = q.end
            ahead = next(starts)
        if start < done:
            continue
        if part["quoted"]:
            out.append(Part("t" if DRAWS.fullmatch(part[0]) else "Q", part[0], start, end))
        elif part["dash"]:
            out.append(Part("-", part[0], start, end))
        elif part["tie"] or part[0].lower() in ("vs", "versus"):
            out.append(Part("T", part[0], start, end))
        elif part["sign"]:
            out.append(Part(SIGNS.get(part[0], part[0]), part[0], start, end))
        else:
            out.append(Part(_kind_here(source, part, out), part[0], start, end))
    return out


ON_DIAGONAL = re.compile(r"[)\]]?,? (?:[a-z]+ ){0,3}diagonal\b")
SIGN_BEHIND = re.compile(r"\s*(?:↔|<->)|\s/\s|\svs\b")
ARTICLE = re.compile(
    rf" (?:(?:{'|'.join(sorted(DEGREES))}|very|fairly|rather) ){{0,3}}"
    r"(?:correlation|relation|association|link)"
)
TIES_BEHIND = re.compile(r"\s*(?:↔|<->|→|->|[–—](?=\w)|vs\b|versus\b)|\s(?:and|&)\s[A-Z]")
TIES_BEFORE = re.compile(r"(?:↔|<->|→|->|\bvs\.?|\bversus)\s*$|\w[–—]$")


VALUE_BEHIND = re.compile(r"\s?\((?:[rRρ]\s?=\s?)?[-−–+~≈]?\s?[01]?\.\d")
R_SQUARED = re.compile(r"\s?=")
OF_BEHIND = re.compile(r" of\b")
MAP_BEHIND = re.compile(r"[- ]?maps?\b", re.I)


def _kind_here(source: str, part: re.Match[str], before: list[Part]) -> str:
    """What kind of part a word is where it stands."""
    word, last = part[0], before[-1].text.lower() if before else ""
    kind = _kind(word)
    if (
        kind == "t"
        and word[:1].isupper()
        and (
            TIES_BEHIND.match(source, part.end())
            or TIES_BEFORE.search(source, max(0, part.start() - 8), part.start())
            or (word == "A" and before and before[-1].kind != "C" and not ARTICLE.match(source, part.end()))
        or (word.endswith("ly") and before and before[-1].kind not in "xC:")
        )
    ):
        return "N"  # "Low vs Control", "A and B"
    first = not before or before[-1].kind in "x,:C"
    if kind == "G" and OF_BEHIND.match(source, part.end()):
        return "t"  # "the strongest one is that of A and B"
    if word == "r2" and R_SQUARED.match(source, part.end()):
        return "R"
    if len(word) == 2 and word.isupper() and word != "NO" and kind in "tAW" and not source.isupper():
        return "N" if not before or before[-1].kind in "WABx" else kind  # "correlated with DO"
    led = bool(before) and before[-1].kind in "WAB,"
    if kind in "tR" and word.istitle() and led and VALUE_BEHIND.match(source, part.end()):
        return "N"  # "with Rank (0.4)"
    if kind == "t" and first and SIGN_BEHIND.match(source, part.end()):
        return "N"  # "registered / casual"
    if word.lower() == "heat" and not MAP_BEHIND.match(source, part.end()):
        return "N"
    if (word.lower() == "lot" and last != "a") or word.lower() == "itself":
        return "N"
    if word.lower() == "as" and last == "where":
        return "C"
    if last == "as" and word.lower() in ("are", "is", "were", "do", "does", "did"):
        before[-1] = Part("t", "and", before[-1].start, before[-1].end)
    return kind


def _number(source: str, q: Quantity, before: list[Part]) -> Part:
    """A value; or what is counted, or a part of the name before it: ``layer 4``."""
    start, name = q.number_start, before[-1] if before else None
    close = name is not None and name.kind in "N#" and name.end + 1 == start and not (q.decimals or q.percent)
    if _is_value(source, q) or (close and _ends_pair(source, q, before)):
        while before and before[-1].kind == "t" and before[-1].start >= q.start:
            before.pop()  # "(approx. 0.45)" is a value in brackets
        return Part("V", source[q.start : q.end], start, q.end)
    return Part("#" if close else "x", source[start : q.end], start, q.end)


def _ends_pair(source: str, q: Quantity, before: list[Part]) -> bool:
    """Whether a number without decimals follows two names: ``from Ayr to Bath 22``."""
    names = []
    for part in reversed(before):
        if part.kind in "VC":
            break
        names += [part.text] if part.kind == "N" else []
    return (
        1 < len(names) == len(set(names))
        and WHOLE.search(source) is not None
        and STOPS.match(source, q.end) is not None
    )


STOPS = re.compile(r"\s*(?:[),.;]|$)")
SIGNS = {"&": "A", "[": "(", "]": ")", ";": "C"}


def _in_word(source: str, start: int) -> bool:
    """Whether a number is part of a name: ``2HHB``, ``SO4``."""
    word = PART.match(source, start)
    inside = word is not None and word["word"] is not None and LETTER.search(word[0]) is not None
    return inside or re.match(r"\w", source[start - 1 : start]) is not None


def _is_value(source: str, q: Quantity) -> bool:
    before = source[max(0, q.start - NEAR) : q.start]
    if q.is_open or q.is_range or NO_VALUE.search(before):
        return False
    if ON_DIAGONAL.match(source, q.end) or THRESHOLD.match(source, q.end):
        return False
    if q.decimals or q.percent or UNIT.match(source, q.end):
        return True
    if abs(q.value) <= 1:
        return LEADS.search(before) is not None
    said = LEADS.search(before) is not None and ENDS.match(source, q.end) is not None
    return said and WHOLE.search(source) is not None


def _kind(word: str) -> str:
    """What kind of part a word is; ``N`` where it is none of talk."""
    low = word.lower()
    if WRITTEN.search(word):
        return "N"
    for kind, words in KINDS:
        if low in words:
            return kind
    if RELATES.fullmatch(low):
        return "R"
    if low in TALK or SYMBOL.fullmatch(word) or (low.endswith("ly") and low not in WITH_LY):
        return "t"
    if "-" in low:
        kinds = {_kind(each) for each in low.split("-")}
        if not kinds - set("tSRWEx") or low.split("-")[0] in SUPERLATIVE:
            return "t"
    return "N" if LETTER.search(word) else "x"


WRITTEN = re.compile(r"[a-z][A-Z]|[^\W_]_[^\W_]|[A-Za-z]\d")
"""What a word of talk never has: ``DistanceFromHome``."""
SYMBOL = re.compile("[pnNt]|df")
KINDS = (
    ("A", JOINS),
    ("B", BETWEEN),
    ("W", WITH),
    ("L", LINKS),
    ("G", GOES_ON),
    ("C", BREAKS),
    ("E", EACH),
    ("P", PRONOUNS),
    ("S", SUPERLATIVE),
)


NAMED_VALUE = re.compile(r"\([tS]*R:V\)")
ALIASED = frozenset(["(N,V)", "(N,RV)", "(N,R=V)", "(Q,V)", "(Q,RV)", "(Q,R=V)"])


def _spelt_alike(word: Part, name: Part | None) -> bool:
    """Whether a word of talk is spelt as the name before its bracket: ``Exchange Rate (Open)``."""
    titled = word.text.istitle() and name is not None and name.text.istitle()
    return titled and word.kind in "tR" and word.low not in DEGREES and not STATISTICS.match(word.low)


STATISTICS = re.compile(
    r"(?:inter|auto|anti|un)?-?(?:corr|relat|assoc|simil|coeff|dissim)|pears|spear|kend|cosin|jacc"
)


def _without_asides(parts: list[Part]) -> list[Part]:
    """The parts without brackets that hold no value, and no short name before one: ``rain (RR, 0.4)``."""
    out: list[Part] = []
    opened: list[int] = []
    for part in parts:
        out.append(part)
        if part.kind == "(":
            opened.append(len(out) - 1)
        elif part.kind == ")" and opened:
            at = opened.pop()
            kinds = "".join(p.kind for p in out[at:])
            if at and kinds in ALIASED:
                del out[at + 1 : at + 3]
            elif NAMED_VALUE.fullmatch(kinds):
                del out[-3]  # "(strong correlation: 0.4)"
            elif not any(p.kind == "V" for p in out[at:]):
                inside, behind = out[at + 1 : -1], out[at - 1] if at else None
                named = behind is not None and behind.kind in "NQ" and len(inside) == 1
                alias = named and (inside[0].kind in "NQ" or _spelt_alike(inside[0], behind))
                del out[at:]
                if alias and behind is not None:
                    out[-1] = Part("N", f"{behind.text} ({inside[0].text})", behind.start, part.end)
    return out
