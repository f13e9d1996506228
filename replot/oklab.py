"""Colours in OKLab, and how far apart they are for somebody who reads about them.

OKLab: Björn Ottosson, "A perceptual color space for image processing" (2020),
https://bottosson.github.io/posts/oklab/. For distances between colours he found that a and b count
about twice as much as L (https://github.com/w3c/csswg-drafts/issues/6642).
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

__all__ = ["NEUTRAL", "TO_CONES", "TO_LAB", "Lab", "from_hex", "mix", "to_hex"]

TO_CONES = ((0.4122214708, 0.5363325363, 0.0514459929),
            (0.2119034982, 0.6806995451, 0.1073969566),
            (0.0883024619, 0.2817188376, 0.6299787005))
"""From linear RGB to the responses of the cones; their cube roots follow."""
TO_LAB = ((0.2104542553, 0.7936177850, -0.0040720468),
          (1.9779984951, -2.4285922050, 0.4505937099),
          (0.0259040371, 0.7827717662, -0.8086757660))
"""From the cube roots to lightness, a and b."""

NEUTRAL = 0.035
"""The chroma below which a colour has no hue to speak of."""


class Lab(NamedTuple):
    """A colour in OKLab: lightness from 0 to 1, green to red, blue to yellow."""

    L: float
    a: float
    b: float

    @property
    def chroma(self) -> float:
        """The distance from grey."""
        return math.hypot(self.a, self.b)

    @property
    def neutral(self) -> bool:
        """Whether it shows so little of a hue that it is called white, grey or black."""
        return self.chroma < NEUTRAL

    def scaled(self, lightness: float, chroma: float) -> Lab:
        """The same hue at another lightness, its chroma times a factor."""
        return Lab(lightness, self.a * chroma, self.b * chroma)


@lru_cache(maxsize=1 << 10)
def from_hex(code: str) -> Lab:
    """``#rrggbb`` or ``#rgb`` as OKLab."""
    code = code.lstrip("#")
    if len(code) == 3:
        code = "".join(c + c for c in code)
    r, g, b = (_linear(int(code[k:k + 2], 16) / 255) for k in (0, 2, 4))
    x, y, z = ((p * r + q * g + s * b) ** (1 / 3) for p, q, s in TO_CONES)
    return Lab(*(p * x + q * y + s * z for p, q, s in TO_LAB))


def to_hex(lab: Lab) -> str:
    """OKLab as ``#rrggbb``; what lies outside sRGB is clipped."""
    l = (lab.L + 0.3963377774 * lab.a + 0.2158037573 * lab.b) ** 3  # noqa: E741
    m = (lab.L - 0.1055613458 * lab.a - 0.0638541728 * lab.b) ** 3
    s = (lab.L - 0.0894841775 * lab.a - 1.2914855480 * lab.b) ** 3
    rgb = (4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
           -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
           -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
    return "#" + "".join(f"{round(255 * _gamma(min(max(c, 0.0), 1.0))):02x}" for c in rgb)


def mix(one: Lab, other: Lab, share: float = 0.5) -> Lab:
    """The colour that lies ``share`` of the way from one to the other."""
    return Lab(*(p + share * (q - p) for p, q in zip(one, other, strict=True)))


def _linear(c: float) -> float:
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def _gamma(c: float) -> float:
    return 12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055
