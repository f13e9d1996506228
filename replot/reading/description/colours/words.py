"""Words for colours: where they stand in a text, and which colour they mean.

The names and their codes are those of the XKCD colour survey, with CSS4 for what it lacks. What no
table has ("very dark purple", "burnt brown-orange", "white-ish blue") is made from its parts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from replot.reading.description.colours.oklab import Lab, from_hex, mix, to_hex
from replot.reading.description.colours.tables import colour_names

__all__ = ["ColourWord", "find_colours", "shaded"]

LIGHT = {"light", "lighter", "lightest", "pale", "paler", "palest", "pastel", "faint", "fainter", "faintest", "soft",
         "softer", "whitish", "lightly", "palish"}
DARK = {"dark", "darker", "darkest", "deep", "deeper", "deepest", "darkish", "blackish", "midnight"}
BRIGHT = {"bright", "brighter", "brightest", "vivid", "vibrant", "intense", "saturated", "strong", "stronger",
          "strongest", "rich", "richer", "richest", "pure", "neon", "bold", "electric", "intensely"}
MEDIUM = {"medium", "mid", "middle", "moderate", "normal", "regular"}
MUTED = {"muted", "dull", "dusty", "desaturated", "dusky", "faded", "washed"}
BURNT = {"burnt", "burned"}
NEAR = {"near", "nearly", "almost", "off"}
VERY = {"very", "extremely", "really", "extra", "ultra", "super"}
PLAIN = {"quite", "fairly", "rather", "slightly", "somewhat", "warm", "warmer", "warmest", "cool", "cooler", "coolest", "hot",
         "increasingly", "more", "less", "most", "least", "progressively", "solid", "full", "fully", "cold", "out", "uniform",
         "uniformly", "lush", "creamy"}
SHADES = {"shade", "shades", "tone", "tones", "hue", "hues", "tint", "tints"}
COMPARATIVE = {"lighter", "paler", "fainter", "softer", "darker", "deeper", "brighter", "stronger", "richer", "increasingly",
               "progressively", "warmer", "cooler"}
SUPERLATIVE = {"lightest", "palest", "faintest", "darkest", "deepest", "brightest", "strongest", "richest"}
MODIFIERS = LIGHT | DARK | BRIGHT | MEDIUM | MUTED | BURNT | NEAR | VERY | PLAIN

BASIC = ("black", "white", "red", "green", "yellow", "blue", "brown", "purple", "pink", "orange", "grey")
ADJECTIVES = {"reddish": "red", "bluish": "blue", "blueish": "blue", "greenish": "green", "yellowish": "yellow",
              "orangish": "orange", "orangey": "orange", "purplish": "purple", "pinkish": "pink", "brownish": "brown",
              "whitish": "white", "greyish": "grey", "blackish": "black", "bluey": "blue", "greeny": "green",
              "yellowy": "yellow", "purply": "purple", "pinky": "pink", "browny": "brown"}
MORE = {"redder": "red", "bluer": "blue", "greener": "green", "yellower": "yellow", "browner": "brown",
        "whiter": "white", "blacker": "black", "greyer": "grey", "pinker": "pink", "purpler": "purple"}
MOST = {"reddest": "red", "bluest": "blue", "greenest": "green", "yellowest": "yellow", "brownest": "brown",
        "whitest": "white", "blackest": "black", "greyest": "grey", "pinkest": "pink", "purplest": "purple"}
# words that are colours only in the company of other colour words, or with light, dark and the like before them
WEAK = {"rose", "gold", "silver", "copper", "rust", "plum", "mint", "wine", "olive", "lime", "tan", "azure", "cobalt",
        "orchid", "thistle", "tomato", "chocolate", "charcoal", "mustard", "sapphire", "emerald", "jade", "amber",
        "apricot", "claret", "mahogany", "cornflower", "eggshell", "cream", "ivory", "peach", "salmon", "coral", "sepia",
        "chartreuse", "bordeaux", "umber", "sienna", "ochre", "aqua", "rust", "aubergine", "eggplant", "mulberry",
        "russet", "puce", "taupe", "tangerine", "periwinkle"}
# spellings and words that the table does not know
ALIASES = {"violets": "violet", "ocher": "ochre", "vermilion": "vermillion",
           "creme": "cream", "bluegray": "bluegrey", "sand": "beige", "straw": "paleyellow", "ebony": "black",
           "snow": "white", "offwhite": "offwhite", "cyanish": "cyan", "tealish": "teal", "lila": "lilac",
           "aubergine": "eggplant", "fuschia": "fuchsia", "rosy": "rose", "golden": "gold", "fiery": "redorange"}

# coloured squares and circles, as people put them into plain text
SIGNS = {"🟥": "red", "🔴": "red", "🟧": "orange", "🟠": "orange", "🟨": "yellow", "🟡": "yellow", "🟩": "green", "🟢": "green",
         "🟦": "blue", "🔵": "blue", "🟪": "purple", "🟣": "purple", "🟫": "brown", "🟤": "brown", "⬛": "black", "⚫": "black",
         "⬜": "white", "⚪": "white"}
TOKEN = re.compile("[" + "".join(SIGNS) + r"]|#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b|\brgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)|[A-Za-z]+")
JOINED = re.compile(r"[-‑–]|\s?[/&]\s?|\s")
ARTICLES = {"the", "a", "an"}


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
        ``"light"``, ``"dark"``, ``"bright"``, ``"medium"`` or ``""`` for a plain word.
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
        return to_hex(self.lab)

    @property
    def neutral(self) -> bool:
        """Whether it is white, grey or black."""
        return self.lab.chroma < 0.035


@cache
def vocabulary() -> dict[str, str]:
    """Every single word that is a colour by itself, to its name in the table."""
    table = colour_names()
    words = {name: name for name in table if len(name) < 14}
    single = {w: w for w in words if w in WEAK or w in SINGLE or w.startswith(GLUED) and w.endswith(BASIC)}
    single |= {f"{w}s": w for w in BASIC} | {"teals": "teal", "golds": "gold", "creams": "cream", "lavenders": "lavender",
                                             "violets": "violet", "magentas": "magenta", "maroons": "maroon"}
    single |= {k: v for k, v in ALIASES.items() if v in table and k not in ("sand", "straw", "snow", "ebony", "fiery", "golden")}
    return single | ADJECTIVES | MORE | MOST


SINGLE = frozenset(
    "black white red green yellow blue brown purple pink orange grey teal turquoise cyan navy magenta violet indigo "
    "lavender lilac mauve maroon burgundy crimson beige khaki fuchsia goldenrod scarlet terracotta ultramarine "
    "vermillion viridian aquamarine cerise cerulean oxblood seafoam".split())


GLUED = ("light", "dark", "pale", "deep", "medium", "sky", "steel", "navy", "royal", "forest", "lime", "hot", "orange", "yellow", "slate",
         "dodger", "midnight", "sea", "spring", "indian", "off", "powder", "cadet")


@dataclass(frozen=True, slots=True)
class _Token:
    word: str
    start: int
    end: int
    capital: bool


def find_colours(text: str) -> list[ColourWord]:
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
    list of ColourWord
    """
    known = vocabulary()
    tokens = []
    for match in TOKEN.finditer(text):
        raw = match.group()
        word = raw.lower().replace("gray", "grey")
        word = SIGNS.get(word, word)
        if word in known or word in MODIFIERS or word in SHADES or word == "of" or word == "ish" or word in ARTICLES \
                or raw[0] == "#" or word.startswith("rgb(") or word in QUALIFIERS:
            tokens.append(_Token(word, match.start(), match.end(), raw[0].isupper()))
    if not tokens:
        return []
    found = []
    at = 0
    while at < len(tokens):
        phrase, at = _phrase(text, tokens, at)
        if phrase is not None:
            found.append(phrase)
    strong = len(found) > 1 or any(not _weak(word) for word in found)
    return [word for word in found if (strong or not _weak(word)) and not _is_name(text, word)]


QUALIFIERS = frozenset(
    "acid algae apple army baby banana battleship blood bottle brick bubblegum burnt butter cadet canary candy cherry "
    "chocolate cornflower denim dodger dusk egg fern forest french golden grass hunter hot ice jungle kelly kiwi leaf lemon "
    "lime marine midnight mint moss mustard navy ocean olive pea peach pine poppy powder prussian pumpkin royal ruby "
    "rust sage salmon sand sea seafoam sky slate spring steel stone strawberry straw sunflower sunny tomato warm "
    "wine off cobalt coral cream ivory lavender rose emerald jade teal".split())


def _joins(text: str, tokens: list[_Token], at: int) -> str:
    """What stands between a token and the next one: ``" "``, ``"-"``, ``"/"``, or nothing that joins."""
    if at + 1 >= len(tokens):
        return ""
    gap = text[tokens[at].end:tokens[at + 1].start]
    if not JOINED.fullmatch(gap):
        return ""
    return "/" if "/" in gap or "&" in gap else "-" if gap.strip() else " "


def _phrase(text: str, tokens: list[_Token], at: int) -> tuple[ColourWord | None, int]:
    """One colour phrase that begins at a token, and where to go on."""
    known = vocabulary()
    first = at
    token = tokens[at]
    if token.word[0] == "#" or token.word.startswith("rgb("):
        return _code(text, token), at + 1
    modifiers: list[str] = []
    tones = False
    while True:
        word = tokens[at].word
        joined = _joins(text, tokens, at)
        # "navy blue", "burnt orange": what stands before a colour word may be a colour itself, or may name one with it
        if word in known and not (word in MODIFIERS and joined and _leads_to_colour(text, tokens, at + 1)):
            break
        if word in QUALIFIERS and joined in (" ", "-") and at + 1 < len(tokens) and tokens[at + 1].word in known \
                and word + _base(tokens[at + 1].word) in colour_names():
            break
        takes = (word in MODIFIERS or (word in SHADES and joined) or (word == "of" and at > first and tokens[at - 1].word in SHADES)
                 or (word in ARTICLES and at > first and (tokens[at - 1].word == "of" or tokens[at - 1].word in COMPARATIVE)))
        if not takes or not joined or joined == "/":
            return None, first + 1
        tones = tones or word in SHADES
        modifiers.append(word)
        at += 1
    bases: list[tuple[list[str], str, int, int]] = []  # modifiers of its own, name, start, end
    own = [m for m in modifiers if m not in SHADES and m != "of" and m not in ARTICLES]
    start = tokens[first].start
    while True:
        name, begin, end, at, ish = _one(text, tokens, at)
        bases.append((own, name + ("~" if ish else ""), begin, end))
        joined = _joins(text, tokens, at - 1)
        following = tokens[at].word if at < len(tokens) else ""
        if joined and (following in known or (following in QUALIFIERS and at + 1 < len(tokens)
                                             and following + _base(tokens[at + 1].word) in colour_names())):
            if joined == " " and (tokens[at - 1].word.endswith("s") or tokens[at - 1].word in MORE
                                  or following not in known):
                break  # "greens yellow", "blue forest green" are two phrases
            own = []
            continue
        if joined == "/" and following in MODIFIERS and _leads_to_colour(text, tokens, at):
            own = []
            while tokens[at].word in MODIFIERS and tokens[at].word not in known:
                own.append(tokens[at].word)
                at += 1
            continue
        break
    return _word(text, start, modifiers, tones, bases), at


def _leads_to_colour(text: str, tokens: list[_Token], at: int) -> bool:
    known = vocabulary()
    while at < len(tokens):
        if tokens[at].word in known:
            return True
        if tokens[at].word not in MODIFIERS or _joins(text, tokens, at) not in (" ", "-"):
            return False
        at += 1
    return False


def _base(word: str) -> str:
    return vocabulary().get(word, word)


def _one(text: str, tokens: list[_Token], at: int) -> tuple[str, int, int, int, bool]:
    """The name of one colour, of one or two tokens: name, start, end, next token, whether only "-ish"."""
    known = vocabulary()
    token = tokens[at]
    if token.word in QUALIFIERS and at + 1 < len(tokens) and _joins(text, tokens, at) in (" ", "-"):
        pair = token.word + _base(tokens[at + 1].word)
        if tokens[at + 1].word in known and pair in colour_names():
            return pair, token.start, tokens[at + 1].end, at + 2, False
    ish = token.word in ADJECTIVES
    end = token.end
    at += 1
    if at < len(tokens) and tokens[at].word == "ish" and text[end:tokens[at].start] in ("-", ""):
        return _base(token.word), token.start, tokens[at].end, at + 1, True
    return _base(token.word), token.start, end, at, ish


def _code(text: str, token: _Token) -> ColourWord | None:
    if token.word[0] == "#":
        lab = from_hex(token.word)
    else:
        rgb = [int(n) for n in re.findall(r"\d+", token.word)]
        if max(rgb) > 255:
            return None
        lab = from_hex("#{:02x}{:02x}{:02x}".format(*rgb))
    return ColourWord(token.start, token.end, text[token.start:token.end], lab, lab.L - 0.02, lab.L + 0.02, "exact")


def _word(text: str, start: int, modifiers: list[str], tones: bool,
          bases: list[tuple[list[str], str, int, int]]) -> ColourWord:
    end = bases[-1][3]
    shared = [m for m in modifiers if m not in SHADES and m != "of" and m not in ARTICLES]
    parts = []
    for own, name, begin, stop in bases:
        # "dark blue/purple": what is said of the first holds for the others as well
        mods = own or shared
        lab, shade, low, high = _colour(mods, name.rstrip("~"))
        parts.append((ColourWord(begin, stop, text[begin:stop], lab, low, high, shade), name.endswith("~")))
    raw = text[bases[-1][2]:end].lower()
    comparative = bool(set(modifiers) & (COMPARATIVE | SUPERLATIVE)) or raw in MORE or raw in MOST
    if {"more", "most", "less", "least"} & set(modifiers):
        comparative = True
    words = [word for word, _ in parts]
    if len(words) == 1:
        word = words[0]
        return ColourWord(start, end, text[start:end], word.lab, word.low, word.high, word.shade, comparative, (), tones)
    joined = "".join(name.rstrip("~") for _, name, _, _ in bases)
    slash = "/" in text[bases[0][3]:end] or "&" in text[bases[0][3]:end]
    named = not slash and (_lookup(shared, joined) if len(words) == 2 else None)
    if named:
        lab, shade, low, high = _region(from_hex(named), shared, joined)
    else:
        lab, low, high, shade = words[-1].lab, words[-1].low, words[-1].high, words[-1].shade
        for word, ish in reversed(parts[:-1]):
            if ish and word.neutral:  # "whitish blue" is a light blue, "greyish blue" a muted one
                lab = lab.scaled(lab.L + 0.75 * (word.lab.L - lab.L), 0.4)
                low, high = (lab.L - 0.05, 1.0) if lab.L > 0.8 else (lab.L - 0.15, lab.L + 0.15)
                continue
            lab = mix(lab, word.lab, 0.5 if slash else 0.3 if ish else 0.4)
            low, high = min(lab.L, (low + word.low) / 2), max(lab.L, (high + word.high) / 2)
            shade = word.shade or shade
    return ColourWord(start, end, text[start:end], lab, low, high, shade, comparative, tuple(words), tones)


STEM = {"lighter": "light", "lightest": "light", "paler": "pale", "palest": "pale", "darker": "dark", "darkest": "dark",
        "deeper": "deep", "deepest": "deep", "brighter": "bright", "brightest": "bright", "faint": "light",
        "burned": "burnt", "nearly": "almost", "near": "almost"}


def _lookup(modifiers: list[str], name: str) -> str | None:
    """The code of the phrase as a whole, if the table has it."""
    table = colour_names()
    stems = [STEM.get(m, m) for m in modifiers if m not in PLAIN]
    return table.get("".join(stems) + name)


def _colour(modifiers: list[str], name: str) -> tuple[Lab, str, float, float]:
    """Colour, shade and range of lightness of a name with its modifiers."""
    named = _lookup(modifiers, name)
    if named is not None:
        return _region(from_hex(named), modifiers, name)
    lab = from_hex(colour_names()[name])
    said = set(modifiers)
    very = bool(said & VERY)
    if said & NEAR:
        lab = lab.scaled(min(lab.L, 0.97) if lab.L > 0.5 else max(lab.L, 0.12), 1.0)
    if said & LIGHT:
        lab = lab.scaled(lab.L + (0.75 if very else 0.6) * (0.98 - lab.L), 0.3 if very else 0.5)
    if said & DARK or said & BURNT:
        # what is dark by its name (crimson, navy) hardly gets darker
        lab = lab.scaled(lab.L * (0.5 if very else 0.68 if lab.L > 0.5 else 0.85), 0.75 if very else 0.9)
    if said & MUTED:
        lab = lab.scaled(lab.L, 0.6)
    return _region(lab, modifiers, name)


def _region(lab: Lab, modifiers: list[str], name: str) -> tuple[Lab, str, float, float]:
    """What else people call by the same words: half of all that is printed as "dark blue" is lighter than the code."""
    said = set(modifiers)
    very = bool(said & VERY)
    if name in ("white", "offwhite"):
        return Lab(0.985, 0.0, 0.0), "", 0.955, 1.0
    if name in ("black", "almostblack"):
        return lab, "", 0.0, 0.25
    if said & LIGHT or name.startswith(("light", "pale")):
        return lab, "light", min(lab.L, 0.9) - (0.02 if very else 0.05), 1.0
    if said & DARK or name.startswith("dark") or name in ("navy", "maroon", "burgundy", "indigo", "eggplant", "oxblood"):
        return lab, "dark", 0.0, max(lab.L + 0.1, 0.33 if very else 0.45)
    if said & BRIGHT:
        return lab, "bright", lab.L - 0.25, min(lab.L + 0.15, 1.0)
    if said & MEDIUM:
        return lab, "medium", lab.L - 0.1, lab.L + 0.15
    return lab, "", lab.L - 0.22, lab.L + (0.3 if name == "grey" else 0.15)


def _weak(word: ColourWord) -> bool:
    """Whether a phrase is a colour only in company."""
    single = word.text.lower()
    return single in WEAK or ALIASES.get(single) in WEAK


SENTENCE_START = re.compile(r"(?:^|[.!?:;|(\"“'‘`>*\-–—\n]\s*)$")


def _is_name(text: str, word: ColourWord) -> bool:
    """Whether the word is part of a proper name, such as Orange County or the Blue Line."""
    if not word.text[0].isupper() or word.parts:
        return False
    rest = re.match(r"[ -]([A-Z][a-z]+)", text[word.end:word.end + 30])
    if not rest or rest.group(1).lower() in vocabulary() or rest.group(1).lower() in NOT_A_NAME:
        return False
    return True


NOT_A_NAME = {"cell", "cells", "tile", "tiles", "square", "squares", "region", "regions", "area", "areas", "zone", "zones", "block", "blocks",
              "value", "values", "colormap", "colourmap", "color", "colour", "colors", "colours", "scale", "gradient", "heatmap", "palette",
              "to", "for", "is", "means", "indicates", "represents", "low", "medium", "high", "shade", "shades", "tone", "tones", "hue", "hues",
              "highest", "lowest", "positive", "negative", "strong", "weak", "good", "poor"}


def shaded(word: ColourWord, shade: str, start: int) -> ColourWord:
    """The colour of another word made light or dark, for a "light" or "dark" that names no hue of its own."""
    word = word.parts[-1] if word.parts else word
    name = _base(re.split(r"[\s/-]", word.text.lower())[-1])
    modifiers = shade.lower().split()
    if shade in ("white", "black"):
        lab, kind, low, high = _colour([], shade)
    elif name in colour_names():
        lab, kind, low, high = _colour(modifiers, name)
    elif set(modifiers) & LIGHT:
        lab, kind, low, high = word.lab.scaled(0.93, 0.4), "light", 0.85, 1.0
    else:
        lab, kind, low, high = word.lab.scaled(0.33, 0.8), "dark", 0.0, 0.45
    return ColourWord(start, start + len(shade), shade, lab, low, high, kind)
