"""A figure under a style, measured: legibility, contrast, colour vision, grey, fit and fonts, in numbers.

Everything is measured in the plan, before anything is drawn, and independently of how the layout got there.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from replot.drawing import gauges
from replot.drawing.layout import plan
from replot.drawing.nouns import Plan
from replot.drawing.vision import DEFICIENCIES, LEAST, least_difference
from replot.figure import Figure
from replot.findings import Finding
from replot.style import Style

__all__ = ["LEAST_CONTRAST", "Measures", "measure"]

LEAST_CONTRAST = 4.5
"""What text of ordinary size needs: WCAG 2.2, success criterion 1.4.3."""

TOLERANCE = 0.1
"""How far (mm) a side may be from what the style asks for: half a pixel at 127 dpi."""


@dataclass(frozen=True, slots=True)
class Measures:
    """What was measured of a figure under a style.

    Attributes
    ----------
    style : str
        Its name.
    width, height : float
        Of the figure (mm).
    off_size : float
        How far (mm) a side is from the size that the style fixes, or beyond its limit; 0 where it has none.
    smallest_text, floor : float
        The smallest text and the floor of the style (pt); ``smallest_text`` is the floor where there is no
        text.
    number_contrast : float or None
        The lowest contrast ratio (WCAG 2.2) of a number against its cell; None without numbers.
    label_contrast : float or None
        The lowest contrast ratio of any other text against the background; None if that is transparent.
    color_difference : dict of str to float
        For ``"normal"`` vision and each deficiency, the smallest distance in OKLab between any two of nine
        steps of a colormap of the figure (see :mod:`replot.drawing.vision`).
    gray_step : float
        The smallest step in lightness (CIE L*, 0 to 100) from one of nine steps of a colormap to the next,
        outwards from the middle if it is diverging; not above 0 where grey loses the order.
    sign_kept : bool or None
        Whether grey still tells the two sides of diverging maps apart: by lightness, texture or printed
        signs. None without such maps.
    overflow : tuple of str
        The texts that leave the picture and the numbers that leave their cells, by their subject.
    font_type : int
        How PDF and EPS files embed fonts: 42 or 3.
    fonts : tuple of str
        The families that are used.
    restricted : tuple of str
        Those of them that must not be embedded, as the font itself says.
    planned : tuple of Finding
        What the drawing had to decide.
    """

    style: str
    width: float
    height: float
    off_size: float
    smallest_text: float
    floor: float
    number_contrast: float | None
    label_contrast: float | None
    color_difference: dict[str, float]
    gray_step: float
    sign_kept: bool | None
    overflow: tuple[str, ...]
    font_type: int
    fonts: tuple[str, ...]
    restricted: tuple[str, ...]
    planned: tuple[Finding, ...]

    @classmethod
    def of(cls, planned: Plan) -> Measures:
        """Measure a plan."""
        style, mm = planned.style, 25.4 / planned.dpi
        items = list(planned.items())
        width, height = planned.width * mm, planned.height * mm
        maps = [panel.colors.cmap for panel in planned.panels]
        fonts = {item.font for item in items}
        return cls(
            style=style.name,
            width=width,
            height=height,
            off_size=max(_off(width, style.width, style.max_width),
                         _off(height, style.height, style.max_height)),
            smallest_text=min((item.size for item in items), default=style.min_size),
            floor=style.min_size,
            number_contrast=gauges.number_contrast(planned),
            label_contrast=gauges.label_contrast(planned),
            color_difference={sight: min(least_difference(cmap, sight if sight in DEFICIENCIES else None)
                                         for cmap in maps)
                              for sight in ("normal", *DEFICIENCIES)},
            gray_step=min(map(gauges.gray_step, maps)),
            sign_kept=gauges.sign_kept(planned),
            overflow=tuple(gauges.overflowing(planned)),
            font_type=style.font_type,
            fonts=tuple(sorted({font.families[0] for font in fonts})),
            restricted=tuple(sorted({font.face.family for font in fonts
                                     if gauges.forbids_embedding(font.face.path)})),
            planned=planned.findings)

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What the drawing had to decide, and every measure that is not as it should be."""
        return *self.planned, *self._judged()

    def _judged(self) -> Iterator[Finding]:
        if self.smallest_text < self.floor:
            yield Finding("S102", f"The smallest text has {self.smallest_text:g} pt; the floor is "
                                  f"{self.floor:g} pt.")
        for what, ratio in (("A number has", self.number_contrast), ("A label has", self.label_contrast)):
            if ratio is not None and ratio < LEAST_CONTRAST:
                yield Finding("S103", f"{what} a contrast of {ratio:.2f} to 1; "
                                      f"{LEAST_CONTRAST} is the least.")
        alike = [sight for sight, apart in self.color_difference.items() if apart < LEAST]
        if alike:
            apart = min(self.color_difference.values())
            yield Finding("S104", f"Steps of a colormap look alike with {' and '.join(alike)} vision: their "
                                  f"distance in OKLab is {apart:.3f}; {LEAST} is the least.",
                          "The style 'colorblind' replaces such maps.")
        if self.gray_step <= 0 or self.sign_kept is False:
            lost = "its order" if self.gray_step <= 0 else "which side of the middle a value is on"
            yield Finding("S105", f"Printed in grey, a colormap loses {lost}.",
                          "The style 'print-gray' keeps it.")
        if self.overflow:
            more = f" and {len(self.overflow) - 1} more" if len(self.overflow) > 1 else ""
            yield Finding("S106", f"{self.overflow[0]}{more} stands beyond its cell or the picture.",
                          subject=self.overflow)
        if self.off_size > TOLERANCE and not any(finding.code == "D106" for finding in self.planned):
            yield Finding("D106", f"A side is {self.off_size:.1f} mm away from the size of the style.")
        if self.font_type != 42:
            yield Finding("S107", f"Fonts are embedded as type {self.font_type}, which publishers refuse.",
                          "font_type = 42 embeds them as TrueType.")
        if self.restricted:
            yield Finding("S107", f"{', '.join(self.restricted)} must not be embedded, it says itself.",
                          "Name another family in the style.")

    def to_dict(self) -> dict[str, Any]:
        """The numbers as plain data, without the findings."""
        data = dataclasses.asdict(self)
        del data["planned"]
        # JSON knows no infinity: a map of one colour has no two that could be alike
        data["gray_step"] = _finite(self.gray_step)
        data["color_difference"] = {sight: _finite(apart) for sight, apart in self.color_difference.items()}
        return data


def measure(figure: Figure, style: str | Path | Style = "paper") -> Measures:
    """Measure a figure under a style: legibility, contrast, colour vision, grey, fit and fonts.

    Parameters
    ----------
    figure : Figure
    style : str, Path or Style

    Returns
    -------
    Measures
        In numbers; ``findings`` says which of them are not as they should be.

    Raises
    ------
    SpecError
        If a colormap or a colour of the figure does not hold.
    StyleError
        If there is no such style.
    """
    return Measures.of(plan(figure, Style.load(style)))


def _finite(number: float) -> float | None:
    return number if np.isfinite(number) else None


def _off(side: float, exact: float | None, most: float | None) -> float:
    if exact is not None:
        return abs(side - exact)
    return max(0.0, side - most) if most is not None else 0.0
