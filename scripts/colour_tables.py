#!/usr/bin/env python3
"""Write the colours that replot knows by name, from matplotlib and seaborn.

    python3 scripts/run.py scripts/colour_tables.py            # writes replot/reading/.../colours.json
    python3 scripts/run.py scripts/colour_tables.py --check    # exit code 1 if that file is not current

Reading a text must not import matplotlib, so the few numbers it needs stand in one small file: the
colour names that people use for the cells of a figure, and samples of every colormap.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

TABLE = Path(__file__).resolve().parent.parent / "replot/reading/description/colours/colours.json"
SAMPLES = 17


def listed(words: str) -> list[str]:
    return words.split()


# A name of several words counts where it ends in one of these: "brick red" is a colour that a figure may
# have, "baby poop" is none, and "sand" alone is more often sand.
HEADS = listed("black white red green yellow blue brown purple pink orange grey teal turquoise cyan aqua "
               "navy magenta violet indigo lavender lilac mauve maroon burgundy crimson salmon coral peach "
               "cream beige ivory tan gold olive lime mint khaki rose aquamarine")
SINGLE = HEADS + listed("amber apricot aubergine azure bordeaux cerise cerulean charcoal chartreuse "
                        "chocolate claret cobalt copper cornflower eggplant eggshell emerald fuchsia "
                        "goldenrod jade mahogany mulberry mustard ochre ocher orchid oxblood periwinkle plum "
                        "puce russet rust sapphire scarlet seafoam sepia sienna silver tangerine taupe "
                        "terracotta thistle tomato ultramarine umber vermillion viridian wine")
COARSE = re.compile(r"poo|puke|vomit|snot|booger|barf|shit|piss|pee\b|diarrhea|bile|sick|ugly|nasty|gross|"
                    r"bruise|putty|baby|barney|macaroni|custom|bland|nose|flesh|skin|blood|ecru|poison|toxic")

# What matplotlib 3.8, the oldest one supported, and seaborn have; without the classes (tab10, Set1 and so on)
# and without those that are not meant for values at all (flag, prism).
MAPS = listed("""
viridis plasma inferno magma cividis
Greys Purples Blues Greens Oranges Reds YlOrBr YlOrRd OrRd PuRd RdPu BuPu GnBu PuBu YlGnBu PuBuGn BuGn YlGn
gray binary gist_gray gist_yarg bone pink spring summer autumn winter cool Wistia hot afmhot gist_heat copper
PiYG PRGn BrBG PuOr RdGy RdBu RdYlBu RdYlGn Spectral coolwarm bwr seismic
twilight twilight_shifted hsv
turbo jet rainbow gist_rainbow nipy_spectral gist_ncar CMRmap cubehelix gnuplot gnuplot2 brg ocean terrain
gist_earth gist_stern
rocket mako flare crest vlag icefire
""")


def names() -> dict[str, str]:
    """Colour name to hexadecimal code: the XKCD survey first, then CSS4 for what it lacks."""
    from matplotlib.colors import CSS4_COLORS, XKCD_COLORS

    found: dict[str, str] = {}
    for name, code in XKCD_COLORS.items():
        words = re.split(r"[ /]", name.removeprefix("xkcd:").replace("gray", "grey"))
        known = words[0] in SINGLE if len(words) == 1 else words[-1] in HEADS
        if known and len(words) < 4 and "'" not in name and not COARSE.search(" ".join(words)):
            found["".join(words)] = code.lower()
    for name, code in CSS4_COLORS.items():
        word = name.replace("gray", "grey")
        if word in SINGLE or word.endswith(tuple(HEADS)):
            found.setdefault(word, code.lower())
    return dict(sorted(found.items()))


def maps() -> dict[str, str]:
    """Colormap name to colours at equal steps from its low to its high end."""
    import matplotlib
    import seaborn  # noqa: F401  (registers its colormaps)
    from matplotlib.colors import to_hex

    steps = [k / (SAMPLES - 1) for k in range(SAMPLES)]
    return {name: " ".join(to_hex(matplotlib.colormaps[name](step)) for step in steps) for name in MAPS}


def table() -> str:
    """The whole file, one entry a line, so that a change shows as a small difference."""
    parts = [f'"{key}": {{\n' + ",\n".join(f"  {json.dumps(name)}: {json.dumps(value)}"
                                           for name, value in entries.items()) + "}"
             for key, entries in (("names", names()), ("maps", maps()))]
    return "{" + ",\n ".join(parts) + "}\n"


def main(arguments: list[str]) -> int:
    text = table()
    if "--check" not in arguments:
        TABLE.write_text(text, encoding="utf-8")
    elif not TABLE.is_file() or TABLE.read_text(encoding="utf-8") != text:
        print(f"{TABLE.name} is out of date: run scripts/colour_tables.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
