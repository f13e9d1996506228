"""Faces: glyph outlines, advances and kerning of a font file, in units of its em.

Everything is read at the font's own resolution, where nothing is rounded and no hinting applies, so
that all versions of FreeType agree to the last bit.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple

import matplotlib
import numpy as np
from matplotlib import ft2font

__all__ = ["BUNDLED", "Face", "Font", "available", "foreign_family"]

# The families that every matplotlib brings along in the same files, regular and bold.
BUNDLED = {
    "DejaVu Sans": ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"),
    "DejaVu Serif": ("DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf"),
    "DejaVu Sans Mono": ("DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf"),
    "STIXGeneral": ("STIXGeneral.ttf", "STIXGeneralBol.ttf"),
}
# the flag moved into an enumeration in matplotlib 3.10, and its plain name goes away in 3.12
_NO_HINTING: Any = (ft2font.LoadFlags.NO_HINTING if hasattr(ft2font, "LoadFlags")
                    else getattr(ft2font, "LOAD_NO_HINTING"))  # noqa: B009


@dataclass(frozen=True)
class Glyph:
    """One outline: vertices (em) and path codes, and how far the pen moves on (em)."""

    vertices: np.ndarray
    codes: np.ndarray
    advance: float


class Face:
    """One font file."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        # a factor of 1 keeps older versions from stretching the outlines horizontally
        self._font = _open(str(path))
        self.family: str = self._font.family_name
        self._units = float(self._font.units_per_EM)
        self._font.set_size(self._units, 72)
        self._glyphs: dict[str, Glyph | None] = {}
        ascent, descent = self._line()
        self.ascent = ascent
        self.descent = descent
        self.cap_height = self._height("H", 0.73)

    def glyph(self, char: str) -> Glyph | None:
        """The glyph of a character, or None if the font lacks it."""
        if char not in self._glyphs:
            self._glyphs[char] = self._load(char)
        return self._glyphs[char]

    def kern(self, left: str, right: str) -> float:
        """How far two neighbours move together (em, mostly negative), from the font's own table."""
        if not self._kerning:
            return 0.0
        pair = self._font.get_char_index(ord(left)) << 16 | self._font.get_char_index(ord(right))
        return self._kerning.get(pair, 0) / self._units

    def _load(self, char: str) -> Glyph | None:
        if not self._font.get_char_index(ord(char)):
            return None
        try:
            glyph = self._font.load_char(ord(char), flags=_NO_HINTING)
        except RuntimeError:  # a font of bitmaps has no outline to load
            return None
        vertices, codes = self._font.get_path()
        return Glyph(np.asarray(vertices, float) / self._units, np.asarray(codes, np.uint8),
                     glyph.linearHoriAdvance / 65536 / self._units)

    def _height(self, char: str, otherwise: float) -> float:
        glyph = self.glyph(char)
        return otherwise if glyph is None or not len(glyph.vertices) else float(glyph.vertices[:, 1].max())

    def _line(self) -> tuple[float, float]:
        """Ascent and descent (em) of a line, both positive; see OpenType, 'OS/2' and 'hhea'."""
        for tag, place in ((b"OS/2", 68), (b"hhea", 4)):
            table = self._tables.get(tag, b"")
            if len(table) >= place + 4:
                up, down = struct.unpack_from(">hh", table, place)
                if 0.5 < up / self._units < 1.3 and 0 <= -down / self._units < 0.6:
                    return up / self._units, -down / self._units
        return 0.76, 0.24

    @cached_property
    def _tables(self) -> dict[bytes, bytes]:
        """The tables of the file by their tags; empty if the file has another form."""
        data = self.path.read_bytes()
        try:
            entries = [struct.unpack_from(">4sLLL", data, 12 + 16 * k)
                       for k in range(struct.unpack_from(">H", data, 4)[0])]
        except struct.error:
            return {}
        return {tag: data[start:start + length] for tag, _, start, length in entries
                if tag in (b"OS/2", b"hhea", b"kern")}

    @cached_property
    def _kerning(self) -> dict[int, int]:
        """Pairs of glyph numbers (left << 16 | right) to a distance in font units."""
        try:
            return _pairs(self._tables.get(b"kern", b"\0" * 4))
        except (struct.error, ValueError):
            return {}  # a table that cannot be read: set without kerning


def _open(path: str) -> ft2font.FT2Font:
    # older versions stretch the outlines horizontally unless told not to, newer ones deprecate being told
    older = tuple(map(int, matplotlib.__version__.split(".")[:2])) < (3, 11)
    options: dict[str, Any] = {"hinting_factor": 1} if older else {}
    return ft2font.FT2Font(path, **options)


def _pairs(table: bytes) -> dict[int, int]:
    """The pairs of a kerning table; see OpenType, 'kern', format 0."""
    version, subtables = struct.unpack_from(">HH", table)
    if version != 0:
        return {}
    at = 4
    found: dict[int, int] = {}
    for _ in range(subtables):
        _, length, coverage, count = struct.unpack_from(">HHHH", table, at)
        # the length field overflows in large tables, so the count is what holds
        if coverage & 0xFF07 == 1:
            rows = np.frombuffer(table, ">u2", 3 * count, at + 14).reshape(-1, 3).astype(np.int64)
            distance = np.where(rows[:, 2] > 32767, rows[:, 2] - 65536, rows[:, 2])
            found.update(zip((rows[:, 0] << 16 | rows[:, 1]).tolist(), distance.tolist(), strict=True))
            at += 14 + 6 * count
        else:
            at += length
    return found


class Font(NamedTuple):
    """What text is set in; a key of many caches, and so a tuple, whose hash is soon made.

    Attributes
    ----------
    families : tuple of str
        In order of preference.
    bold : bool
    math : bool
        Whether ``$...$`` is a formula; otherwise all text is plain text.
    """

    families: tuple[str, ...] = ("DejaVu Sans",)
    bold: bool = False
    math: bool = False

    @property
    def names(self) -> list[str]:
        """The families as matplotlib and viewers of SVG files know them, with a generic one at the end."""
        first = self.families[0]
        generic = next((kind for word, kind in (("Mono", "monospace"), ("Serif", "serif"), ("STIX", "serif"),
                                                ("Times", "serif")) if word in first), "sans-serif")
        return [*self.families, generic]

    @property
    def faces(self) -> tuple[Face, ...]:
        """The face of the first family that is there, then the bundled ones that help out."""
        return _faces(self.families, self.bold)

    @property
    def face(self) -> Face:
        """The face that sets the measures."""
        return self.faces[0]

    def face_for(self, char: str) -> Face | None:
        """The first face that has the character."""
        return next((face for face in self.faces if face.glyph(char) is not None), None)


@cache
def _faces(families: tuple[str, ...], bold: bool) -> tuple[Face, ...]:
    paths = [path for family in families if (path := _path(family, bold))][:1]
    paths += [_bundled(family, bold) for family in ("DejaVu Sans", "STIXGeneral")]
    return tuple(_face(path) for path in dict.fromkeys(paths))


def available(families: tuple[str, ...]) -> tuple[str, ...]:
    """The first of some families that this machine has, and the one that is always there."""
    first = next((family for family in families if _path(family, False)), "DejaVu Sans")
    return tuple(dict.fromkeys((first, "DejaVu Sans")))


@cache
def _face(path: str) -> Face:
    return Face(path)


def _bundled(family: str, bold: bool) -> str:
    return str(Path(matplotlib.get_data_path(), "fonts", "ttf", BUNDLED[family][bold]))


@cache
def _path(family: str, bold: bool) -> str | None:
    """The file of a family: the bundled one by its place, another one if this machine has it."""
    if family in BUNDLED:
        return _bundled(family, bold)
    from matplotlib.font_manager import fontManager

    weights = {False: (400, "normal", "regular", "book"), True: (600, 700, "bold", "semibold", "demibold")}
    found = {(entry.weight in weights[True], entry.fname) for entry in fontManager.ttflist
             if entry.name == family and entry.style == "normal" and entry.stretch in ("normal", 400)
             and entry.weight in (*weights[False], *weights[True])}
    matching = sorted(path for is_bold, path in found if is_bold == bold) or sorted(path for _, path in found)
    return matching[0] if matching else None


@cache
def foreign_family(char: str) -> str | None:
    """A family on this machine that has a character which the bundled fonts lack, or None.

    Fonts of bitmaps (colour emoji) and the boxes of last resort do not count.
    """
    from matplotlib.font_manager import fontManager

    for entry in sorted((entry for entry in fontManager.ttflist if "LastResort" not in entry.fname),
                        key=lambda entry: (entry.style != "normal", entry.name, entry.fname)):
        starts, stops = _characters(entry.fname)
        if not (starts <= ord(char)).sum() > (stops <= ord(char)).sum():
            continue
        try:
            _open(entry.fname).load_char(ord(char), flags=_NO_HINTING)
            return entry.name
        except RuntimeError:
            continue
    return None


@cache
def _characters(path: str) -> tuple[np.ndarray, np.ndarray]:
    """The code points that a font file has outlines for, as runs: where each begins, and where it ends.

    A machine may have a thousand fonts, and each is looked into once.
    """
    try:
        font = _open(path)
        codes = np.array(sorted(font.get_charmap()) if font.scalable else [], np.int32)
    except (OSError, RuntimeError):
        codes = np.array([], np.int32)
    breaks = np.diff(codes) > 1
    return codes[np.append(True, breaks)[:len(codes)]], codes[np.append(breaks, True)[:len(codes)]] + 1
