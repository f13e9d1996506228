"""Phrases for colours: where they stand in a text, and which colour they mean.

The names and their codes are those of the XKCD colour survey, with CSS4 for what it lacks. What no
table has ("very dark purple", "burnt brown-orange", "white-ish blue") is made from its parts.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from replot.oklab import from_hex, mix
from replot.reading.description.colours.shades import ColourWord, code_of, colour_of, named, region
from replot.reading.description.colours.tables import colour_names, listed
from replot.reading.description.colours.vocabulary import (
    ADJECTIVES,
    ARTICLES,
    COMPARING,
    MODIFIERS,
    MORE,
    QUALIFIERS,
    SHADES,
    SIGNS,
    WEAK,
    colour_words,
)
from replot.reading.description.lexicon import patterns as re

__all__ = ["find_colours", "name_goes_on"]

TOKEN = re.compile("[" + "".join(SIGNS) + r"]|#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b"
                   r"|\brgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)|[A-Za-z]+")
WORD = re.compile(r"[a-z]+")
LINKED = re.compile(r"\s*(?:to|through|via|over|→|->|–)\s*(?:an?\s+)?")
BLACK_ASIDE = re.compile(r",\s(?:almost|nearly|practically|virtually)\sblack\s")
"""``a dark, almost black blue``: how dark the colour behind it is."""
JOINED = re.compile(rf"[-‑–]|\s?[/&]\s?|\s|{BLACK_ASIDE.pattern}")
OF_NUMBER = frozenset(["more", "less"])
NUMBER_OPEN = re.compile(r"\d\s?[%\w°]{0,4} (?:or|and) $")
"""What stands before such a word that goes with the number before it."""
REACH = 16


class _Token(NamedTuple):
    word: str
    start: int
    end: int


class _Base(NamedTuple):
    """One colour of a phrase: what is said before it, its name in the table, its place, whether "-ish"."""

    modifiers: tuple[str, ...]
    name: str
    start: int
    end: int
    ish: bool


@lru_cache(maxsize=1 << 8)
def find_colours(text: str) -> tuple[ColourWord, ...]:
    """All phrases of a text that name a colour, in order.

    Words that are a colour in one text and a thing in another (cream, gold, rose) count only beside
    another colour word or with a word such as light or dark before them. A capitalised colour before
    another capitalised word (Orange County) is a name.

    Parameters
    ----------
    text : str
        A sentence or more.

    Returns
    -------
    tuple of ColourWord
    """
    plain = text.isascii() and "#" not in text and "rgb(" not in text
    if plain and _colours().isdisjoint(WORD.findall(text.lower())):
        return ()  # most texts name none, and are gone through for it often
    tokens = _tokens(text)
    found = []
    at = 0
    while at < len(tokens):
        phrase, at = _phrase(text, tokens, at)
        if phrase is not None:
            found.append(phrase)
    strong = any(not _weak(word) for word in found) or any(
        LINKED.fullmatch(text, one.end, other.start) for one, other in pairwise(found))
    return tuple(word for word in found if (strong or not _weak(word)) and not _is_name(text, word))


def _tokens(text: str) -> list[_Token]:
    known = _vocabulary()
    tokens = []
    asides = [range(*aside.span()) for aside in BLACK_ASIDE.finditer(text)] if " black " in text else []
    for match in TOKEN.finditer(text):
        if any(match.start() in aside for aside in asides):
            continue
        said = match.group().lower()
        word = known.get(said)
        if said in OF_NUMBER and NUMBER_OPEN.search(text, max(match.start() - REACH, 0), match.start()):
            continue  # "10 or more red"
        if word is not None:
            tokens.append(_Token(word, *match.span()))
        elif said[0] == "#" or said.startswith("rgb("):
            tokens.append(_Token(said, *match.span()))
    return tokens


@cache
def _vocabulary() -> dict[str, str]:
    """All words that a phrase about a colour is made of, as they are spelled here."""
    words = {*colour_words(), *MODIFIERS, *SHADES, *QUALIFIERS, *ARTICLES, "of", "ish"}
    spelled = {word: word for word in words} | {word.replace("grey", "gray"): word for word in words}
    return spelled | SIGNS


@cache
def _colours() -> frozenset[str]:
    """The words of which a phrase must have one, however they are spelled."""
    return frozenset(said for said, word in _vocabulary().items() if word in colour_words())


def _join(text: str, tokens: list[_Token], at: int) -> str:
    """What joins a token and the next one: ``" "``, ``"-"``, ``"/"``, or nothing."""
    if not 0 <= at < len(tokens) - 1:
        return ""
    gap = text[tokens[at].end:tokens[at + 1].start]
    if not JOINED.fullmatch(gap):
        return ""
    return "/" if "/" in gap or "&" in gap else "-" if gap.strip() and gap[0] != "," else " "


def _is_pair(text: str, tokens: list[_Token], at: int) -> bool:
    """Whether two tokens are one name of the table, such as "sky blue"."""
    return (at + 1 < len(tokens) and tokens[at].word in QUALIFIERS and tokens[at + 1].word in colour_words()
            and _join(text, tokens, at) in (" ", "-")
            and tokens[at].word + named(tokens[at + 1].word) in colour_names())


def _leads_to_colour(text: str, tokens: list[_Token], at: int) -> bool:
    """Whether a run of modifiers ends in a colour word."""
    while at < len(tokens):
        if tokens[at].word in colour_words():
            return True
        if tokens[at].word not in MODIFIERS or _join(text, tokens, at) not in (" ", "-"):
            return False
        at += 1
    return False


def _phrase(text: str, tokens: list[_Token], at: int) -> tuple[ColourWord | None, int]:
    """The colour phrase that begins at a token, if there is one, and where to go on."""
    first = at
    if tokens[at].word[0] == "#" or tokens[at].word.startswith("rgb("):
        return _code(text, tokens[at]), at + 1
    said: list[str] = []  # "very", "dark", "shades", "of", "the"
    while not _is_base(text, tokens, at):
        word = tokens[at].word
        last = tokens[at - 1].word if at > first else ""
        follows = (word in MODIFIERS or word in SHADES or (word == "of" and last in SHADES)
                   or (word in ARTICLES and (last == "of" or last in COMPARING)))
        if not follows or _join(text, tokens, at) not in (" ", "-"):
            return None, first + 1
        said.append(word)
        at += 1
    own = tuple(word for word in said if word in MODIFIERS)
    bases = []
    while True:
        base, at = _base(text, tokens, at, own)
        bases.append(base)
        own = ()
        if not _goes_on(text, tokens, at):
            break
        if tokens[at].word not in colour_words() and tokens[at].word in MODIFIERS:
            start = at
            while not _is_base(text, tokens, at):
                at += 1
            own = tuple(token.word for token in tokens[start:at])
    return _word(text, tokens[first].start, said, bases), at


def _is_base(text: str, tokens: list[_Token], at: int) -> bool:
    """Whether a token is a colour, and not only what stands before one ("burnt orange", "warm red")."""
    word = tokens[at].word
    if word in colour_words():
        return not (word in MODIFIERS and _join(text, tokens, at) and _leads_to_colour(text, tokens, at + 1))
    return _is_pair(text, tokens, at)


def _goes_on(text: str, tokens: list[_Token], at: int) -> bool:
    """Whether another colour of the same compound follows (``brown-orange``, ``black/dark purple``)."""
    join = _join(text, tokens, at - 1)
    if not join:
        return False
    word, last = tokens[at].word, tokens[at - 1].word
    if word in colour_words() or _is_pair(text, tokens, at):
        # "greens yellow", "greener blue", "blue forest green" are two phrases
        return join != " " or (word in colour_words() and last not in MORE and not last.endswith("s"))
    return join == "/" and word in MODIFIERS and _leads_to_colour(text, tokens, at)


def _base(text: str, tokens: list[_Token], at: int, modifiers: tuple[str, ...]) -> tuple[_Base, int]:
    token = tokens[at]
    if _is_pair(text, tokens, at):
        name = token.word + named(tokens[at + 1].word)
        return _Base(modifiers, name, token.start, tokens[at + 1].end, False), at + 2
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    if following and following.word == "ish" and text[token.end:following.start] in ("-", ""):
        return _Base(modifiers, named(token.word), token.start, following.end, True), at + 2
    return _Base(modifiers, named(token.word), token.start, token.end, token.word in ADJECTIVES), at + 1


def _code(text: str, token: _Token) -> ColourWord | None:
    """``#rrggbb``, ``#rgb`` or ``rgb(r, g, b)``."""
    code = token.word
    if code[0] != "#":
        rgb = [int(n) for n in re.findall(r"\d+", code)]
        if max(rgb) > 255:
            return None
        code = "#{:02x}{:02x}{:02x}".format(*rgb)
    lab = from_hex(code)
    return ColourWord(token.start, token.end, text[token.start:token.end], lab, lab.L, lab.L, "exact")


def _word(text: str, start: int, said: list[str], bases: list[_Base]) -> ColourWord:
    shared = tuple(word for word in said if word in MODIFIERS)
    end = bases[-1].end
    last = text[bases[-1].start:end].lower()
    comparative = last in MORE or not COMPARING.isdisjoint(said)
    tones = not SHADES.isdisjoint(said)
    parts = []
    for base in bases:  # "dark blue/purple": what is said of the first holds for the others as well
        lab, shade, low, high = colour_of(base.modifiers or shared, base.name)
        parts.append(ColourWord(base.start, base.end, text[base.start:base.end], lab, low, high, shade))
    slash = "/" in text[bases[0].end:end] or "&" in text[bases[0].end:end]
    name = "".join(base.name for base in bases)
    lab, low, high, shade = parts[-1].lab, parts[-1].low, parts[-1].high, parts[-1].shade
    if len(parts) == 2 and not slash and (code := code_of(shared, name)):
        lab, shade, low, high = region(from_hex(code), shared, name)
    else:
        for base, part in zip(bases[-2::-1], parts[-2::-1], strict=True):
            if base.ish and part.neutral:  # "whitish blue" is a light blue, "greyish blue" a muted one
                lab = lab.scaled(lab.L + 0.75 * (part.lab.L - lab.L), 0.4)
                low, high = (lab.L - 0.05, 1.0) if lab.L > 0.8 else (lab.L - 0.15, lab.L + 0.15)
                continue
            lab = mix(lab, part.lab, 0.5 if slash else 0.3 if base.ish else 0.4)
            low, high = min(lab.L, (low + part.low) / 2), max(lab.L, (high + part.high) / 2)
            shade = part.shade or shade
    compound = tuple(parts) if len(parts) > 1 else ()
    return ColourWord(start, end, text[start:end], lab, low, high, shade, comparative, compound, tones)


def _weak(word: ColourWord) -> bool:
    """Whether a phrase is a colour only in company."""
    return word.text.lower() in WEAK


COMMON_NOUNS = listed("cell cells tile tiles square squares region regions area areas zone zones block "
                      "blocks value values colormap colourmap color colour colors colours scale gradient "
                      "heatmap palette to for is means indicates represents low medium high shade shades "
                      "tone tones hue hues highest lowest positive negative strong weak good poor")
"""What a capitalised colour may stand before without being a name."""


def _is_name(text: str, word: ColourWord) -> bool:
    """Whether the word is part of a proper name, such as Orange County or the Blue Line, or is White's."""
    if not word.text[0].isupper() or word.parts:
        return False
    if text.startswith(("'s ", "’s "), word.end):
        return True
    return name_goes_on(text, word.end) is not None


def name_goes_on(text: str, end: int) -> str | None:
    """The capitalised word that a name goes on with, and that is no word for what has a colour."""
    following = re.match(r"[ -]([A-Z][a-z]+)", text[end:end + 30])
    if following is None or following.group(1).lower() in COMMON_NOUNS | colour_words().keys():
        return None
    return following.group(1)
