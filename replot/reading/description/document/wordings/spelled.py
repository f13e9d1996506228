"""What is mostly spelled or said otherwise: ``where as``, ``edged up to 860``, ``a line of squares``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["in_usual_words"]
SPELLED = {" ∩ ": " ↔ ", "where as ": "whereas ", " nought ": " zero ", " namely, ": " namely ",
           "correlation analysis between ": "correlation between ",
           "from up to down": "top to bottom", "from down to up": "bottom to top"}
"""What is mostly spelled or said otherwise."""
EDGED = re.compile(r"\b(?:edged|inched|crept|ticked|nudged|shot|went|moved|climbed) up to (?=[$€£]?\d)")
"""``edged up to 860``, which is a value, and no bound."""
ENTERED = re.compile(
    r"(?P<cell>\b(?:cell|square|(?:number|count) of)\b[^.\n]{1,200})\. (?:The|Its|This) "
    r"(?:value|count|number|figure|entry)(?: (?:entered|shown|given|recorded|printed|there|here))? is "
    r"(?=\d[\d.,%]{0,15}(?:\n|$| [A-Z]))"
)
"""``The first cell is the number of firs taken for oaks. The value entered is 12``."""
OF_SQUARES = re.rare(
    r"(?<!vertical )(?<!upright )\bline(?P<s>s?) of (?:(?:the |its )(?:grid|matrix)|squares|cells|tiles|"
    r"boxes)\b",
    re.I,
)
"""``each line of squares``, in a text that calls the others columns."""


def in_usual_words(source: str) -> str:
    """A text as long as before in which such words are those that all readers know."""
    if "up to" in source:
        source = EDGED.sub(lambda said: "rose to ".ljust(len(said[0])), source)
    if " is " in source:
        source = ENTERED.sub(lambda said: said["cell"] + ":".ljust(len(said[0]) - len(said["cell"])), source)
    for said, meant in SPELLED.items():
        source = source.replace(said, meant.ljust(len(said)))
    if "line" in source and "column" in source:
        source = OF_SQUARES.sub(lambda line: f"row{line['s']}".ljust(len(line[0])), source)
    return source
