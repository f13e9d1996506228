"""Single words that name a colour or say something of one."""

from __future__ import annotations

from functools import cache

from replot.reading.description.colours.tables import colour_names, listed

__all__ = ["ADJECTIVES", "ARTICLES", "BRIGHT", "BURNT", "COMPARING", "DARK", "LIGHT", "MEDIUM", "MODIFIERS",
           "MORE", "MUTED", "NEAR", "PLAIN", "QUALIFIERS", "SHADES", "SIGNS", "VERY", "WEAK", "colour_words"]

LIGHT = listed("light lighter lightest lightly pale paler palest palish pastel faint fainter faintest soft "
               "softer whitish")
DARK = listed("dark darker darkest darkish deep deeper deepest blackish midnight")
BRIGHT = listed("bright brighter brightest vivid vibrant intense intensely saturated strong stronger "
                "strongest rich "
                "richer richest pure neon bold electric")
MEDIUM = listed("medium mid middle moderate normal regular")
MUTED = listed("muted dull dusty desaturated dusky faded washed")
BURNT = listed("burnt burned")
NEAR = listed("near nearly almost off")
VERY = listed("very extremely really extra ultra super")
PLAIN = listed("quite fairly rather slightly somewhat warm warmer warmest cool cooler coolest cold hot "
               "increasingly "
               "progressively more less most least solid full fully out uniform uniformly lush creamy")
"""What may stand before a colour word and changes nothing that could be reckoned with."""
MODIFIERS = LIGHT | DARK | BRIGHT | MEDIUM | MUTED | BURNT | NEAR | VERY | PLAIN
SHADES = listed("shade shades tone tones hue hues tint tints steps gradations grades")
ARTICLES = listed("the a an")
COMPARING = listed("lighter paler fainter softer darker deeper brighter stronger richer increasingly "
                   "progressively "
                   "warmer cooler more most less least lightest palest faintest darkest deepest brightest "
                   "strongest richest")

BASIC = ("black", "white", "red", "green", "yellow", "blue", "brown", "purple", "pink", "orange", "grey")
"""The eleven basic terms of English (Berlin and Kay 1969)."""
ADJECTIVES = {"reddish": "red", "bluish": "blue", "blueish": "blue", "greenish": "green", "yellowish":
              "yellow", "orangish": "orange", "orangey": "orange", "purplish": "purple", "pinkish": "pink",
              "brownish": "brown", "whitish": "white", "greyish": "grey", "blackish": "black", "bluey":
              "blue", "greeny": "green", "yellowy": "yellow", "purply": "purple", "pinky": "pink", "browny":
              "brown"}
MORE = {"redder": "red", "bluer": "blue", "greener": "green", "yellower": "yellow", "browner": "brown",
        "whiter": "white", "blacker": "black", "greyer": "grey", "pinker": "pink", "purpler": "purple",
        "reddest": "red", "bluest": "blue", "greenest": "green", "yellowest": "yellow", "whitest": "white",
        "blackest": "black", "greyest": "grey"}
ALIASES = {"ocher": "ochre", "vermilion": "vermillion", "creme": "cream", "cyanish": "cyan", "tealish":
           "teal", "lila": "lilac", "fuschia": "fuchsia", "teals": "teal", "golds": "gold", "lavenders":
           "lavender", "violets": "violet", "magentas": "magenta", "maroons": "maroon"}
SINGLE = listed("black white red green yellow blue brown purple pink orange grey teal turquoise cyan navy "
                "magenta violet "
                "indigo lavender lilac mauve maroon burgundy crimson beige khaki fuchsia goldenrod scarlet "
                "terracotta "
                "amber ultramarine vermillion viridian aquamarine cerise cerulean oxblood seafoam")
WEAK = listed("rose gold golds silver copper rust plum mint wine olive lime tan azure cobalt orchid thistle "
              "tomato chocolate "
              "charcoal mustard sapphire emerald jade apricot claret mahogany cornflower eggshell "
              "cream creme "
              "ivory peach salmon coral sepia chartreuse bordeaux umber sienna ochre ocher aqua aubergine "
              "eggplant "
              "mulberry russet puce taupe tangerine periwinkle")
"""Colours only in the company of another colour word, or with light, dark and the like before them."""
QUALIFIERS = listed("acid algae apple army baby banana battleship blood bottle brick bubblegum burnt butter "
                    "cadet canary "
                    "candy cherry chocolate cornflower denim dodger dusk egg fern forest french golden "
                    "grass hunter hot "
                    "ice jungle kelly kiwi leaf lemon lime marine midnight mint moss mustard navy ocean "
                    "olive pea peach "
                    "pine poppy powder prussian pumpkin royal ruby rust sage salmon sand sea seafoam sky "
                    "slate spring "
                    "steel stone strawberry straw sunflower sunny tomato warm wine off cobalt coral cream "
                    "ivory "
                    "lavender rose emerald jade teal")
"""Words that make a name together with a colour word (``sky blue``), where the table has that name."""
GLUED = ("light", "dark", "pale", "deep", "medium", "sky", "steel", "navy", "royal", "forest", "lime", "hot",
         "orange", "yellow", "slate", "dodger", "midnight", "sea", "spring", "indian", "off", "powder",
         "cadet")
SIGNS = {"🟥": "red", "🔴": "red", "🟧": "orange", "🟠": "orange", "🟨": "yellow", "🟡": "yellow",
         "🟩": "green", "🟢": "green", "🟦": "blue", "🔵": "blue", "🟪": "purple", "🟣": "purple",
         "🟫": "brown", "🟤": "brown", "⬛": "black", "⚫": "black", "⬜": "white", "⚪": "white"}
"""Coloured squares and circles, as people put them into plain text."""


@cache
def colour_words() -> dict[str, str]:
    """Every single word that is a colour by itself, to its name in the table of colours."""
    table = colour_names()
    words = {w: w for w in table if w in WEAK or w in SINGLE or (w.startswith(GLUED) and w.endswith(BASIC))}
    plurals = {f"{w}s": w for w in BASIC}
    return words | plurals | {k: v for k, v in ALIASES.items() if v in table} | ADJECTIVES | MORE
