"""Which two names each value of a sentence is of: ``Pace and pulse go together (-0.7)``.

A value belongs to the two names told since the value before it, if something ties them; or to the only one,
and to that which the sentence has been about. Where anything is left over, the sentence is not understood.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.cells.relations.around import Around, as_headed
from replot.reading.description.statements.cells.relations.names import HAS, Part

__all__ = ["Names", "Reader", "Unclear"]
Names = tuple[str, str, int]
"""Two variables, and where their value begins."""


class Unclear(Exception):
    """A sentence that is not understood."""


@dataclass
class _Name:
    text: str
    tie: str


@dataclass
class Reader(Around):
    """What has been read of a sentence."""

    target: str | None
    subject: str | None = None
    pending: list[_Name] = field(default_factory=list)
    beside: list[tuple[str, int]] = field(default_factory=list)
    out: list[Names] = field(default_factory=list)
    kept: bool = False
    held: int | None = None
    other: str | None = None
    nameless: int = 0
    ahead: bool = False
    most: str | None = None
    """Which name the sentence said to have the most of something with another one."""
    examples: bool = False
    placed: bool = False

    def read(self) -> list[Names]:
        k = 0
        while k < len(self.parts):
            kind = self.parts[k].kind
            if kind == "V":
                k = self._value(k)
                continue
            if kind == "N":
                if self.kept:
                    self.pending, self.kept = [], False
                self.pending.append(_Name(self.parts[k].text, self.tie(k)))
            elif kind == "A" and self._relates_anew(k):
                self.subject, self.pending = self.pending[0].text, []
            elif kind == "(" and self._holds_pair(k):
                self.pending = []
            elif kind in "CG" or (kind == "-" and k and self.parts[k - 1].kind in "V)"):
                self._end(k, goes_on=kind == "G")
            k += 1
        self._end(k)
        return self.out

    def _end(self, k: int, goes_on: bool = False) -> None:
        """A clause ends."""
        ties = [name.tie for name in self.pending]
        if (
            len(ties) > 1
            and not self.beside
            and all(tie in ("A", "T", "W") for tie in ties[1 : 2 if self.held else None])
        ):
            if self.held is not None and not any(ties[2:]):
                self.out.append((self.pending[0].text, self.pending[1].text, self.held))
                self.pending, self.held = [], None
            self.kept = True  # "between A and B, which is 0.8"
            return
        goes_on = goes_on or any(part.kind == "P" for part in self.parts[k + 1 : k + 2])
        if self.beside and self.target is None:
            partner = [name.text for name in self.pending if name.tie == "W"]
            if not self.pending and self.other is not None and any(p.low == "one" for p in self.since(k)):
                partner = [self.other]  # "while C (-0.4) has a negative one": with the same
            elif len(partner) != 1 or len(self.pending) != 1:
                raise Unclear
            self.out += [(name, partner[0], at) for name, at in self.beside]
            self.other = partner[0]
        elif self.beside and self.target is not None:
            self.out += [(name, self.target, at) for name, at in self.beside]
        if goes_on and self.pending:
            self.subject = self.pending[-1].text
        elif (last := self._related_on(k)) is not None:
            self.subject, self.other, self.target = last, None, None
        self.beside, self.pending = [], []

    def _relates_anew(self, k: int) -> bool:
        """Whether names without values end: ``A correlates with B and C, and positively with D (0.3)``."""
        ties = [name.tie for name in self.pending]
        if len(ties) < 2 or ties[0] == "W" or ties[1] != "W" or self.beside or self.held is not None:
            return False
        return RELATES_ANEW.match("".join(part.kind for part in self.parts[k + 1 : k + 9])) is not None

    def _holds_pair(self, k: int) -> bool:
        """Whether a bracket gives an example of what was said: ``between tests (e.g., A and B: 0.4)``.

        So do the brackets behind one that does.
        """
        kinds = "".join(part.kind for part in self.parts[k : k + 14])
        held = PAIR_HELD.match(kinds)
        if held is None and self.examples and HELD.match(kinds) is not None:
            raise Unclear  # a name was not seen
        if held is None or self.beside or self.target is not None:
            return False
        said = {part.low for part in self.parts[k : k + held.end("lead")]}
        self.examples = self.examples or not EXAMPLE.isdisjoint(said)
        return self.examples

    def _related_on(self, k: int) -> str | None:
        """The name before a clause that tells what it relates to itself: ``B (0.9), which relates to C``."""
        said = self.parts[k + 1 : k + 8]
        relates = RELATES_ON.match("".join(part.kind for part in said)) if self.out else None
        if relates is None or self.parts[k].low != "which":
            return None
        last = next(part.text for part in reversed(self.parts[:k]) if part.kind == "N")
        if last not in self.out[-1][:2] or said[0].low in ("are", "were"):
            raise Unclear
        return last

    def _value(self, k: int) -> int:
        """Take the value, or the values side by side, that begin at a part; the part behind them."""
        if (stop := self._forward(k)) is not None:
            self.ahead = True
            return stop
        ahead, self.ahead = self.ahead, False
        if ahead and [name.tie for name in self.pending] == ["A"] and self.parts[k - 1].kind == "N":
            raise Unclear  # "A has 0.4 with B, and C 0.3": with which of them?
        run = [k]
        j = k + 1
        while j < len(self.parts) and self.parts[j].kind in "A,V":
            if self.parts[j].kind == "V":
                run.append(j)
            j += 1
        at = [self.parts[i].start for i in run]
        headed = [i for i, name in enumerate(self.pending) if i and name.tie == ":"]
        if headed and len(self.pending) - headed[-1] > 1:
            heads, self.pending = self.pending[: headed[-1]], self.pending[headed[-1] :]
            for head, name in zip(heads, self.pending, strict=False):
                name.text = as_headed(name.text, head.text)
        self.kept = False
        names = [name.text for name in self.pending]
        placed, self.placed = self.placed, PLACED.search("".join(map(_mark, self.behind(k)))) is not None
        if placed and len(names) == 1 and self.pending[0].tie in ("A", ","):
            raise Unclear  # "A relates to B in May (0.4) and June (0.3)"
        if len(run) == 1:
            self._one(names, at[0], k)
        else:
            self._several(names, at)
        self.pending = []
        return run[-1] + 1

    def _one(self, names: list[str], at: int, k: int) -> None:
        ties = [name.tie for name in self.pending]
        shared = any(part.kind == "E" for part in self.since(k))
        partner = self.target or self.subject
        led = shared or any(part.kind == "B" for part in self.since(k))
        if led and (pairs := self._pairs()):
            self.out += [(a, b, at) for a, b in pairs]
            self.subject = None
        elif len(names) == 1:
            own = partner is None or (ties[0] != "W" and self.verb(k))
            if names[0].count("/") == 1 and own:
                a, b = names[0].split("/")
                self.out.append((a, b, at))
            elif (
                self.other is not None and ties[0] != "W" and any(part.low == "so" for part in self.since(k))
            ):
                self.out.append(
                    (names[0], self.other, at)
                )  # "A correlates with B (0.9), and so does C (0.8)"
            elif self._relates_to_same(k):
                self.out.append((names[0], self.other or "", at))
                self.subject = None
            elif partner is not None and partner != names[0]:
                if self.target is None and ties[0] not in ("A", "W", ",") and not self._set_against(k):
                    raise Unclear
                if ties[0] != "W" and self.other is not None and self.weakly(k):
                    self.out.append((names[0], self.other, at))  # "and wind weakly (0.2)": with the same
                    return
                self.out.append(self._pair(names[0], partner, at))
            elif partner is None and self.most is not None and AND_WITH.match(self.kinds_since(k)):
                self.out.append((self.most, names[0], at))
            elif partner is None and not self.subject:
                self.beside.append((names[0], at))
            else:
                raise Unclear
        elif not names and self.subject is None and all(part.kind != "N" for part in self.parts[:k]):
            self.held = at
        elif not names and self.out and any(part.low in ("one", "ones") for part in self.since(k)):
            self.nameless += 1  # "and a weak one of 0.2"
        elif len(names) == 2 and shared and partner is not None and "A" in ties[1:]:
            self.out += [self._pair(name, partner, at) for name in names]
        elif len(names) == 2 and ties[1] in ("A", "W", "T", "L", "B"):
            if shared and ties == ["", "A"] and not any(p.kind == "R" for p in self.since(k)):
                raise Unclear  # "A and B (both at 0.3)": with what?
            told_on = ties[0] == "W" or (ties[0] != "B" and not self.says(k))
            if ties[1] == "A" and self.subject is not None and told_on:
                raise Unclear  # "A correlates with B (0.5), C and D (0.3)"
            alone = self.target is not None and ties == ["", "A"] and not self.says(k)
            if ties[1] == "A" and (self.beside or alone):
                raise Unclear
            self.out.append((names[0], names[1], at))
            self._turn_to(names, ties, k)
        elif len(names) == 2 and ties[0] == "W" and any(p.kind == "R" for p in self.since(k)):
            self.target = names[0]  # "most correlated with A is B"
            self.out.append((names[1], names[0], at))
        elif len(names) == 2 and ties == ["", ","] and any(p.low in PLURAL for p in self.since(k)[:3]):
            self.out.append((names[0], names[1], at))  # "the features A, B"
        elif len(names) == 3 and ties[1:] == ["A", "W"]:
            self.out += [(name, names[2], at) for name in names[:2]]
            self.subject, self.other = None, names[2]
        elif len(names) == 3 and ties[1:] == ["W", "A"] and shared:
            self.out += [(names[0], name, at) for name in names[1:]]
            self.subject = names[0]
        else:
            raise Unclear

    def _pairs(self) -> list[tuple[str, str]]:
        """The names told, where a sign ties each two of them: ``between A–B and C–D``."""
        ties = "".join(name.tie or "," for name in self.pending[1:])
        names = [name.text for name in self.pending]
        return list(zip(names[::2], names[1::2], strict=True)) if TIED_PAIRS.fullmatch(ties) else []

    def _set_against(self, k: int) -> bool:
        """Whether a clause sets one name against several: ``A and B (0.9), C (0.8), but D is none``."""
        since = self.since(k)
        begin = len(self.parts[:k]) - len(since)
        opposes = begin > 0 and self.parts[begin - 1].low in OPPOSING
        several = sum(self.subject in pair[:2] for pair in self.out) > 1
        alone = not any(p.kind == "A" for p in since)
        return opposes and several and alone and any(p.kind == "R" for p in since)

    def _relates_to_same(self, k: int) -> bool:
        """Whether a clause has a verb but no partner: ``A has 0.8 with B, while C shows one of -0.4``."""
        behind = self.behind(k)
        verb = next((p for p in behind if not p.low.endswith("ly")), None)
        says = verb is not None and verb.low in VERBS
        says = says or any(p.low == "one" for p in behind)
        partnered = any(p.kind == "W" for p in behind) or WITH_NEXT.match(
            "".join(p.kind for p in self.parts[k + 1 : k + 4])
        )
        all_same = bool(self.out) and all(b == self.other for _, b, _ in self.out)
        return says and all_same and not partnered and self.pending[0].tie in ("", "A")

    def _pair(self, name: str, partner: str, at: int) -> Names:
        """A name and that with which all is compared; behind what the sentence is about."""
        return (name, partner, at) if self.target else (partner, name, at)

    def _turn_to(self, names: list[str], ties: list[str], k: int) -> None:
        """What the sentence goes on about."""
        since = self.since(k)
        most = any(a.kind == "S" and b.low in SINGULAR for a, b in pairwise(since))
        most = most or {"S", "the"} <= {p.kind if p.kind == "S" else p.low for p in since}
        own = any(p.low in ("its", "their") for p in since)
        directed = ties[1] in ("W", "L")
        self.other = names[1] if directed else None
        if ties == ["B", "A"] and [p.kind for p in since if p.kind in "NE"] == ["N", "E", "N"]:
            directed = True  # "between A and both B (0.9) and C (0.8)"
        follows = any(p.low in ("followed", "then", "next") for p in self.parts[k + 1 : k + 5])
        if directed and follows and self.parts[0].low == BESIDES:
            self.subject, self.target = None, names[1]  # "Besides A, B correlates with C (0.5), followed by"
        elif directed and most and not own:
            self.subject, self.target = None, names[1] if follows else self.target
            self.most = names[0]
        else:
            self.subject = names[0] if directed else None

    def _several(self, names: list[str], at: list[int]) -> None:
        ties = [name.tie for name in self.pending]
        partner = self.target or self.subject
        if len(names) == len(at) + 1 and ties[-1] == "W":
            self.out += [(name, names[-1], v) for name, v in zip(names, at, strict=False)]
            self.other = names[-1]
        elif len(names) == len(at) + 1 and len(ties) > 1 and ties[1] == "W":
            self.out += [(names[0], name, v) for name, v in zip(names[1:], at, strict=True)]
            self.subject = names[0]
        elif len(pairs := self._pairs()) == len(at):
            self.out += [(a, b, v) for (a, b), v in zip(pairs, at, strict=True)]
            self.subject = None
        elif len(names) != len(at) or not {*ties[1:]} <= {"A", ","}:
            raise Unclear
        elif partner is not None:
            self.out += [self._pair(name, partner, v) for name, v in zip(names, at, strict=True)]
        else:
            self.beside += zip(names, at, strict=True)

    def _forward(self, k: int) -> int | None:
        """Read ``0.4 with B`` and ``0.4 between A and B``; None where the names stand before the value."""
        j = k + 1
        tie = start = ""
        while j < len(self.parts) and self.parts[j].kind not in "NV,ACG:-(":
            if self.parts[j].kind in "WB":
                tie, start = self.parts[j].kind, start or self.parts[j].low
            j += 1
        if j >= len(self.parts) or self.parts[j].kind != "N" or not tie:
            return None
        if self.beside:
            return None
        at, first = self.parts[k].start, self.parts[j].text
        goes = [part.kind for part in self.parts[j + 1 : j + 3]] == ["W", "N"]
        if tie == "B" or (start == "from" and goes):
            b = j + 1
            while b < len(self.parts) and self.parts[b].kind in ("WATt" if goes else "ATt"):
                b += 1
            if (
                not any(p.kind in "WAT" for p in self.parts[j + 1 : b])
                or b >= len(self.parts)
                or self.parts[b].kind != "N"
            ):
                return None
            if self.pending and not (self.parts[k - 1].kind == "(" or len(self.pending) == 0):
                raise Unclear
            if self.valued(b):
                raise Unclear
            both = [first, self.parts[b].text]
            if len(self.pending) == 2:
                both = [as_headed(name, head.text) for name, head in zip(both, self.pending, strict=True)]
            self.out.append((both[0], both[1], at))
            self.subject, self.pending = None, []
            while NEXT_PAIR.fullmatch("".join(part.kind for part in self.parts[b + 1 : b + 5])):
                if self.valued(b + 4):
                    break
                self.out.append((self.parts[b + 2].text, self.parts[b + 4].text, at))
                b += 4
            return b + 1
        if self.valued(j):
            return None
        if len(self.pending) == 1 and (self.pending[0].tie != "W" or self.subject is None):
            one = self.pending[0].text
        elif not self.pending and self.subject is not None:
            one = self.subject
        elif len(self.pending) > 1:
            return None
        elif not self.pending and self.target not in (None, first) and tie == "W":
            self.out.append((first, self.target or "", at))  # "the closest relation (0.6) is that with A"
            return j + 1
        else:
            raise Unclear
        if one == first:
            raise Unclear  # a name was not seen
        self.out.append((one, first, at))
        self.subject, self.pending = one, []
        self.other = first if tie == "W" else None
        if j + 2 < len(self.parts) and self.parts[j + 1].kind == "A" and self.parts[j + 2].kind == "N":
            ends = j + 3 >= len(self.parts) or self.parts[j + 3].kind in ",C)-"
            if ends and not self.valued(j + 2):
                self.out.append((one, self.parts[j + 2].text, at))
                return j + 3
        return j + 1


TIED_PAIRS = re.compile(r"T(?:[A,B]T)+")
NEXT_PAIR = re.compile(r"[A,]NTN")
WITH_NEXT = re.compile(r"\)?[,(]W")
AND_WITH = re.compile(r"\)?,?AWt{0,2}N[t(:]*$")
"""``A has the strongest one with B (0.9) and with C (0.8)``: A with both."""


def _mark(part: Part) -> str:
    """The kind of a part, ``i`` for what leads to where or when a relation holds."""
    return "i" if part.low in ("in", "at", "during", "within", "under", "on") else part.kind


PLACED = re.compile(r"it{1,4}\([R=:t]{0,4}$")
RELATES_ON = re.compile(r"t{0,4}RWt{0,2}N")
RELATES_ANEW = re.compile(r"t{0,4}R{1,2}t{0,2}Wt{0,2}N")
PAIR_HELD = re.compile(r"(?P<lead>\([tB,]{0,4})N[AT]t?N[:,]{0,2}[R=:]{0,3}V\)")
HELD = re.compile(r"\([^()V]{0,10}A[^()V]{0,6}V")
EXAMPLE = frozenset(["eg", "e.g", "ie", "i.e", "example", "instance", "namely", "such", "particularly"])
BESIDES = "besides"
VERBS = HAS | {"correlates", "correlate"}
OPPOSING = frozenset(["while", "whereas", "but", "although", "though"])
PLURAL = frozenset(["features", "variables", "columns", "attributes", "pair"])
SINGULAR = frozenset(
    ["correlation", "association", "similarity", "relationship", "relation", "link", "coefficient", "value"]
)
