"""The colour that a name means with the words before it: ``dark blue``, ``very pale green``."""

from __future__ import annotations

from dataclasses import dataclass

from replot.oklab import Lab, from_hex, to_hex
from replot.reading.description.colours.tables import colour_names
from replot.reading.description.colours.vocabulary import (
    BRIGHT,
    BURNT,
    DARK,
    LIGHT,
    MEDIUM,
    MUTED,
    NEAR,
    PLAIN,
    VERY,
    colour_words,
)
from replot.reading.description.lexicon import patterns as re

__all__ = ["ColourWord", "code_of", "colour_of", "named", "region", "shaded"]
GREY_WIDTH, WIDTH = 0.3, 0.15


@dataclass(frozen=True, slots=True)
class ColourWord:
    """A phrase that names one colour.

    Attributes
    ----------
    start, end : int
        Its place in the text.
    text : str
        The phrase as written.
    lab : Lab
        The colour in OKLab.
    low, high : float
        How dark and how light (OKLab L) a colour may be and still be called that.
    shade : str
        ``light``, ``dark``, ``bright`` or ``medium``; ``exact`` for a code; empty for a plain word.
    comparative : bool
        Whether the phrase compares (``darker red``, ``greener``) or names an extreme (``the darkest red``).
    parts : tuple of ColourWord
        The single colours of a compound (``yellow-orange-red``), which may be a blend or a sequence.
    tones : bool
        Whether the phrase speaks of tones of one colour (``shades of blue``).
    """

    start: int
    end: int
    text: str
    lab: Lab
    low: float
    high: float
    shade: str = ""
    comparative: bool = False
    parts: tuple[ColourWord, ...] = ()
    tones: bool = False

    @property
    def hex(self) -> str:
        """The colour as ``#rrggbb``."""
        return to_hex(self.lab)

    @property
    def neutral(self) -> bool:
        """Whether it is white, grey or black."""
        return self.lab.neutral


def shaded(word: ColourWord, shade: str, start: int) -> ColourWord:
    """The colour of another word made light or dark, for a "light" or "dark" that names no hue of its own.

    ``white`` and ``black`` as shades give just these.
    """
    word = word.parts[-1] if word.parts else word
    name = named(re.split(r"[\s/-]", word.text.lower().replace("gray", "grey"))[-1])
    modifiers = tuple(shade.lower().split())
    if shade in ("white", "black"):
        lab, kind, low, high = colour_of((), shade)
    elif name in colour_names():
        lab, kind, low, high = colour_of(modifiers, name)
    elif LIGHT.intersection(modifiers):
        lab, kind, low, high = word.lab.scaled(0.93, 0.4), "light", 0.85, 1.0
    else:
        lab, kind, low, high = word.lab.scaled(0.33, 0.8), "dark", 0.0, 0.45
    return ColourWord(start, start + len(shade), shade, lab, low, high, kind)


def named(word: str) -> str:
    return colour_words().get(word, word)


STEM = {"lighter": "light", "lightest": "light", "paler": "pale", "palest": "pale", "darker": "dark",
        "darkest": "dark", "deeper": "deep", "deepest": "deep", "brighter": "bright", "brightest": "bright",
        "faint": "light", "burned": "burnt", "nearly": "almost", "near": "almost"}


def code_of(modifiers: tuple[str, ...], name: str) -> str | None:
    """The code of the phrase as a whole, if the table has it."""
    return colour_names().get("".join(STEM.get(m, m) for m in modifiers if m not in PLAIN) + name)


def colour_of(modifiers: tuple[str, ...], name: str) -> tuple[Lab, str, float, float]:
    """Colour, shade and range of lightness of a name with its modifiers."""
    code = code_of(modifiers, name)
    if code is not None:
        return region(from_hex(code), modifiers, name)
    lab = from_hex(colour_names()[name])
    very = not VERY.isdisjoint(modifiers)
    if not NEAR.isdisjoint(modifiers):
        lab = lab.scaled(min(lab.L, 0.97) if lab.L > 0.5 else max(lab.L, 0.12), 1.0)
    if not LIGHT.isdisjoint(modifiers):
        lab = lab.scaled(lab.L + (0.75 if very else 0.6) * (0.98 - lab.L), 0.3 if very else 0.5)
    if not (DARK | BURNT).isdisjoint(modifiers):
        # what is dark by its name (crimson, navy) hardly gets darker
        lab = lab.scaled(lab.L * (0.5 if very else 0.68 if lab.L > 0.5 else 0.85), 0.75 if very else 0.9)
    if not MUTED.isdisjoint(modifiers):
        lab = lab.scaled(lab.L, 0.6)
    return region(lab, modifiers, name)


DARK_NAMES = ("dark", "navy", "maroon", "burgundy", "indigo", "eggplant", "oxblood")


def region(lab: Lab, modifiers: tuple[str, ...], name: str) -> tuple[Lab, str, float, float]:
    """What else people call by the same words: "dark blue" is any blue that is dark, a plain "blue" many."""
    very = not VERY.isdisjoint(modifiers)
    if name in ("white", "offwhite", "ivory"):
        return Lab(0.985, 0.0, 0.0), "", 0.955, 1.0
    if name in ("black", "almostblack"):
        return lab, "", 0.0, 0.25
    if not LIGHT.isdisjoint(modifiers) or name.startswith(("light", "pale")):
        return lab, "light", min(lab.L, 0.9) - (0.02 if very else 0.05), 1.0
    if not DARK.isdisjoint(modifiers) or name.startswith(DARK_NAMES):
        return lab, "dark", 0.0, max(lab.L + 0.1, 0.33 if very else 0.45)
    if not BRIGHT.isdisjoint(modifiers):
        return lab, "bright", lab.L - 0.25, min(lab.L + 0.15, 1.0)
    if not MEDIUM.isdisjoint(modifiers):
        return lab, "medium", lab.L - 0.1, lab.L + 0.15
    return lab, "", lab.L - 0.22, lab.L + (GREY_WIDTH if name == "grey" else WIDTH)
