"""Numbers that the plural of their axis makes its labels: ``seeds 1, 2 and 3``, ``2 and 4 heads``."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from replot.reading.description.statements.cells.token import Token

__all__ = ["number_list"]


def number_list(tokens: list[Token], k: int) -> tuple[str, list[Token], int] | None:
    """The axis, the numbers and the end of such a list that begins at a token; None where there is none."""
    named = tokens[k].kind in ("X", "Y")
    numbers, at = _listed(tokens, k + named)
    name = tokens[k] if named else tokens[at] if at < len(tokens) else None
    if len(numbers) < 2 or name is None or name.kind not in ("X", "Y"):
        return None
    axis = name.kind.lower()
    plural = name.text.lower().endswith("s") and name.text.lower() not in ("rows", "columns")
    if not plural or not all(any(place[0] == axis for place in number.places) for number in numbers):
        return None
    return axis, numbers, at + (not named)


def _listed(tokens: list[Token], at: int) -> tuple[list[Token], int]:
    """Numbers between commas, up to the one after *and*, and where they end."""
    numbers: list[Token] = []
    last = False
    while at < len(tokens) and tokens[at].kind == "B":
        numbers.append(tokens[at])
        at += 1
        joint = at
        while joint < len(tokens) and tokens[joint].kind in ",&" and not last:
            joint += 1
        if last or joint == at or joint == len(tokens) or tokens[joint].kind != "B":
            break
        last = tokens[joint - 1].kind == "&"
        at = joint
    return numbers, at
