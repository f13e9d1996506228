"""What stands around the names and the values of a sentence about relations."""

from __future__ import annotations

from dataclasses import dataclass

from replot.reading.description.statements.cells.relations.names import Part

__all__ = ["Around", "as_headed", "counted"]


STATISTICS = frozenset(["r", "r2", "r²", "ρ", "rho", "τ", "tau", "corr"])
"""What stands before a value in brackets and says nothing."""


@dataclass
class Around:
    """The parts of a sentence, and questions about what is near one of them."""

    parts: list[Part]

    def tie(self, k: int) -> str:
        """What ties a name to the one before it."""
        found = ""
        for part in reversed(self.parts[:k]):
            if part.kind in "NVCG":
                break
            if part.kind in "WTLA":
                return part.kind
            if part.kind == "-":
                apart = self.parts[k - 1] is not part or k < 2 or self.parts[k - 2].kind != "N"
                return ":" if apart else "T"
            found = part.kind if part.kind == ":" else found or (part.kind if part.kind in "B," else "")
        return found

    def since(self, k: int) -> list[Part]:
        """The parts since the value before, or since the clause began."""
        since = k
        while since and self.parts[since - 1].kind not in "VCG":
            since -= 1
        return self.parts[since:k]

    def kinds_since(self, k: int) -> str:
        """The kinds of the parts since the value before, or since the clause began."""
        return "".join(part.kind for part in self.since(k))

    def behind(self, k: int) -> list[Part]:
        """The parts between the last name and a value."""
        since = self.since(k)
        return since[max((j for j, p in enumerate(since) if p.kind == "N"), default=-1) + 1 :]

    def verb(self, k: int) -> bool:
        """Whether talk stands right behind the last name."""
        behind = self.behind(k)
        return bool(behind) and behind[0].kind == "t"

    def says(self, k: int) -> bool:
        """Whether a verb or a word for a relation stands between the last name and its value."""
        said = (p for p in self.behind(k) if p.low not in STATISTICS)
        return any(p.kind in "tR" for p in said) and any(p.kind == "," for p in self.since(k))

    def weakly(self, k: int) -> bool:
        """Whether only an adverb stands between the last name and its value."""
        behind = self.behind(k)
        said = [p.low for p in behind if p.kind not in "(="]
        return bool(said) and said[-1].endswith("ly")

    def valued(self, j: int) -> bool:
        """Whether a name has a value right behind it."""
        behind = [p for p in self.parts[j + 1 : j + 6] if p.kind not in "(tR:="]
        return bool(behind) and behind[0].kind == "V"


def counted(parts: list[Part]) -> bool:
    """Whether a share stands beside the number that it is of: ``70 (18.8%)``, ``(70 cases, 18.8%)``."""
    for k, part in enumerate(parts):
        if part.kind == "V" and part.text[-1:] in "%t":
            near = parts[max(0, k - 4) : k]
            behind = [j for j, p in enumerate(near) if p.kind in "NV"]
            if any(p.kind in "x#" for p in near[behind[-1] + 1 if behind else 0 :]):
                return True
    return False


def as_headed(name: str, head: str) -> str:
    """A name as the heading before it has it: ``Rain and flow: ... between rain levels and flow``."""
    low, lead = name.lower(), head.lower()
    return head if low == lead or low.startswith(f"{lead} ") else name
