"""Figures measured in styles, for ``replot check -s``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from replot.cli import plain, show
from replot.cli.inputs import Examined
from replot.errors import SpecError
from replot.findings import Finding

if TYPE_CHECKING:
    from replot.drawing.measure import Measures

__all__ = ["Measured", "measure_all", "table", "to_json"]

Measured = tuple[str, "Measures"]
"""The name of a file, and what was measured of its figure in one style."""


def measure_all(results: Sequence[Examined], names: Sequence[str]) -> tuple[list[Examined], list[Measured]]:
    """Measure every figure in every style.

    Returns
    -------
    results : list of Examined
        Those given, with what was found in the styles after what was found in the text.
    measured : list of (str, Measures)

    Raises
    ------
    StyleError
        If there is no such style.
    """
    from replot.drawing.measure import measure
    from replot.style import Style

    styles = [Style.load(name) for name in names]
    found: list[Examined] = []
    measured: list[Measured] = []
    for result in results:
        findings = list(result.findings)
        for style in styles:
            if result.figure is None:
                break
            try:
                measures = measure(result.figure, style)
            except SpecError as error:
                findings.append(Finding("R405", f"In {style.name}: {error}"))
                continue
            measured.append((result.name, measures))
            findings += [replace(finding, message=f"In {style.name}: {finding.message}")
                         for finding in measures.findings]
        found.append(replace(result, findings=tuple(findings)))
    return found, measured


def table(measured: Sequence[Measured]) -> str:
    """The numbers for a person, a block for each figure and style."""
    return "\n".join(f"{show.escape(name)} in {show.escape(measures.style)}\n"
                     + "".join(f"    {what:18} {said}\n" for what, said in _lines(measures))
                     for name, measures in measured)


def _lines(measures: Measures) -> Iterator[tuple[str, str]]:
    alike = min(measures.color_difference, key=lambda sight: measures.color_difference[sight])
    count = len(measures.overflow)
    size = f"{measures.width:.1f} x {measures.height:.1f} mm"
    yield "size", f"{size}, {measures.off_size:.2f} mm from what the style asks for"
    yield "smallest text", f"{measures.smallest_text:g} pt (floor {measures.floor:g} pt)"
    for what, ratio in (("numbers on cells", measures.number_contrast), ("labels", measures.label_contrast)):
        if ratio is not None:
            yield what, f"contrast {ratio:.2f} to 1 (4.5 is the least)"
    yield "colour vision", f"steps {measures.color_difference[alike]:.3f} apart in OKLab ({alike}, the least)"
    sign = {None: "", True: ", sign kept", False: ", sign lost"}[measures.sign_kept]
    order = "kept" if measures.gray_step > 0 else "lost"
    yield "in grey", f"order {order}{sign}; steps of {measures.gray_step:.1f} in lightness"
    yield "fit", show.count(count, "text") + " overflowing" if count else "nothing overflows"
    families = ", ".join(map(show.escape, measures.fonts)) or "none"
    yield "fonts", f"{families}, type {measures.font_type} in PDF"


def to_json(results: Sequence[Examined], measured: Sequence[Measured]) -> str:
    """Findings as without styles, and the measures beside them."""
    from replot.cli.reports import entries

    return plain.to_json({
        "findings": entries([(result.name, result.findings) for result in results]),
        "measures": [{"file": name, **measures.to_dict()} for name, measures in measured]})
