"""Texts that would cost time or memory out of proportion to their length, if the reader let them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

HEAD = (
    'The heatmap shows a grid. The x-axis is labeled "Length" with values 1, 2, 3. '
    'The y-axis is labeled "Type" with values A, B, C.\n\n'
)
UNITS = {
    "round brackets": "(",
    "square brackets": "[",
    "curly brackets": "{",
    "mixed brackets": "([{",
    "closing brackets": ")",
    "pairs of brackets": "()",
    "bars": "|",
    "spaced bars": "| ",
    "commas": ",",
    "quotes": '"',
    "opening quotes": "“",
    "backticks": "`",
    "spaced backticks": "` ",
    "backslashes": "\\",
    "digits": "7",
    "numbers": "7, ",
    "decimals": "1.5 ",
    "dashes": "-",
    "stars": "*a ",
    "double stars": "**a",
    "underscores": "_a",
    "dollars": "$a ",
    "tags": "<b>",
    "cells of HTML": "<tr><td>1</td>",
    "images": "![a](",
    "links": "[a](",
    "entities": "&amp;",
    "comments": "<!-- ",
    "quote marks": ">\n",
    "hashes": "#",
    "headings": "# a\n",
    "headings with values": "## A\nB: 1\n",
    "items": "- a\n",
    "items with values": "- A: 1, 2, 3\n",
    "fences": "```\n",
    "rules": "---\n",
    "newlines": "\n",
    "tabs": "\t",
    "pairs": "X: 1, ",
    "arrows": "a -> ",
    "rows": "rows ",
    "axes": "x-axis ",
    "lists of axes": "Both axes list A, B. ",
    "rows that form": "rows form the a, b the ",
    "keys with values": "title: x\n",
    "nested keys": "key:\n  a: b\n",
    "figures in JSON": '{"title": "x", "x": {"label": "y"}}\n',
    "levels in lines of their own": "a\n1\nb\n2\nc\n3\nd\n1\n5\n",
    "half matrices": "b c d\nc 1\nd 2 3\n",
    "names in bold below an axis": "The columns are:\n\n**A** → b\n\n",
    "signs apart from numbers": "A is:\n\n+ .5\n\n",
    "titles without an end": "a heatmap called Aa bb cc ",
    "verdicts": "Confusion: 9 cats were misclassified as dogs and 8 dogs as ",
    "tallies of classes": "Confusion: 9 cats were found and 3 missed; 8 dogs were flagged, ",
    "what was called so": "Confusion: of the 9 it called cat 5 were cats and 4 dogs; ",
    "cells by index": "C[0][1] = 4, ",
    "pairs in order": "(actual/predicted) a/b 4, ",
    "shares of the time": "The model predicted oak as elm 12% of the time and elm as ",
    "relations": "the correlation between rain and flow is 0.4, and salt has a correlation of 0.2 with ",
    "names behind scales": "color bar spans 0 to 1 (Aa bb ",
    "shades that mean": "darker shades mean a higher score (Aa 0 to 1) ",
    "colours": "light red-",
    "names of bars": "colour bar titled ",
    "bars of colour": "The color bar ranges from 0 ",
    "ranges": "1 to ",
    "steps": "0 to 1 in steps of 0.1, ",
    "sentences": "The value for A and 1 is 0.5. ",
    "abbreviations": "e.g. ",
    "comparisons": "higher than ",
    "lines of commas": "a,1,2,3\n",
    "lines of columns": "a  1  2  3\n",
    "lines of bars": "| a | 1 | 2 |\n",
    "lines of one bar": "|a\n",
    "tables": "| a | b |\n|---|---|\n| A | 2 |\n\n",
    "rows of LaTeX": "a & 1 & 2 \\\\\n",
    "commands of LaTeX": "\\mathrm{",
    "lists of lists": "[[1,2],",
    "long words": "a",
    "emoji": "👩‍🔬",
    "assigned pieces": "x = {'a': ",
    "panels": "## Heatmap A\n- A: 1, 2, 3\n",
    "legends": "(left) ",
    "diagonals": "diagonal values are 1, ",
    "a panel in front": "in the A panel: a 1. ",
    "sides with scales": 'Left: "A" heatmap (0 to 5, Blues). Right: "B" heatmap (0 to 5, Reds). ',
    "short sentences": "the first row a 1. ",
    "named rows": "A – p: 1 | q: 2\n",
    "named rows in a line": "A – p: 1 | q: 2 ",
    "values listed last": "A (p, q) 1.5x; ",
    "panels in quotes": 'Panel A (left), "B": ',
    "assigned lines": "x = {'a': 1}\n",
    "lists that fit no axis": "a: [1, 2]\n",
    "rows below names": "a:\n[1, 2]\n",
    "pairs below heads": "aa\n b 1; c 2\n",
    "lists at places": "labelled aa and bb on the left and ",
    "folded keys": "key: >-\n",
    "lists in code": "sns.heatmap(x=[1, 2,",
    "calls in code": "sns.heatmap(aes(",
    "what is crossed": "a by b and ",
    "numbered tables": "Table 1: A\n| | a |\n|-|-|\n| b | 1 |\n\n",
    "lines of bars apart": "| a | b |\n\n",
    "tables in code": "```\na,b\nc,1\n```\n",
}


def _again(unit: str, head: str = HEAD) -> Callable[[int], str]:
    return lambda size: head + unit * (size // len(unit))


def _counted(form: str, head: str = HEAD) -> Callable[[int], str]:
    def make(size: int) -> str:
        parts, length = [head], 0
        for k in count():
            part = form.format(k=k)
            length += len(part)
            if length > size:
                return "".join(parts)
            parts.append(part)
        raise AssertionError

    return make


TEXTS: dict[str, Callable[[int], str]] = {
    **{name: _again(unit) for name, unit in UNITS.items()},
    "nested lists": lambda size: HEAD + "".join("  " * k + "- a: 1\n" for k in range(int(size**0.5))),
    "nested quotes": lambda size: HEAD + "".join(">" * k + " a\n" for k in range(int((2 * size) ** 0.5))),
    "nested brackets": lambda size: HEAD + "(" * (size // 2) + ")" * (size // 2),
    "rows of a table": _counted("| r{k} | {k} | {k}.5 |\n", HEAD + "| n | a | b |\n|---|---|---|\n"),
    "a wide table": lambda size: HEAD + "\n".join(
        "|".join(form.format(k=k) for k in range(size // 14)) for form in ("c{k}", "---", "{k}")),
    "different pairs": _counted("- X{k}: {k}\n"),
    "different panels": _counted("## Panel {k}\n- A: 1, 2\n- B: 2, 3\n", "The heatmaps.\n"),
    "different tables": _counted("| t{k} | 1 | 2 |\n|---|---|---|\n| A | 3 | 4 |\n\n"),
    "one-letter labels": lambda size: "Heatmap. The x-axis lists " + ", ".join(
        chr(0x4E00 + k % 20_000) for k in range(size // 3)) + ". The y-axis lists A, B.\n",
    "claims": _counted("- The highest value is {k} for A.\n",
                       HEAD + "| | 1 | 2 |\n|-|-|-|\n| A | 1 | 2 |\n| B | 3 | 4 |\n\n## Observations\n\n"),
    # what nearly matches a pattern in many ways
    "commas before a letter": lambda size: f"Heatmap of {',' * size}r",
    "asides between shades": lambda size: (
        HEAD + f"Colours go from light to{' (a)' * 30} X blue.\n" * (size // 150)),
    "commas behind a colour": lambda size: (
        HEAD + f"The colour bar runs from red ({', ' * 30}_ 0.9) to blue 0.1.\n" * (size // 100)),
    "words in code": lambda size: HEAD + "```\n" + "a b\n" * (size // 4),
    "numbers in code": lambda size: HEAD + "```\n" + "1 2\n" * (size // 4) + "```\n",
    "spaces in code": lambda size: HEAD + "```\na" + " " * size + "!\n```\n",
    "lists in JSON": lambda size: HEAD + '{"data": [' + "[1,2,3]," * (size // 8) + "[1]]}\n",
    "commas in a title": lambda size: HEAD + "The title is a" + "," * size + "b and ends.",
    "tildes behind a range": lambda size: HEAD + "The color bar ranges from 0 to 1 " + "~" * size,
    "remarks in a line": _again("(white), ", HEAD + "- A: "),
    "labels against one another": _again("0.5 (A vs B), ", HEAD + "- A: "),
    "labels of both axes": _again("(A: 1), ", "The heatmap shows a grid. Both axes list A, B, C. "),
    "ranges without a colour": _again("range from to A "),
    "loose signs after cells": _again("; - "),
    "pairs one after the other": _again("with a and b 0.3 ", "Correlation heatmap. "),
    "deeds": _again("Of 5 ripe figs 3 were kept and 2 thrown. ", "A heatmap. "),
    "a caption without stops": _again("york 3 5 8 ", "heatmap on the x axis "),
    "rows in other words": _again("In those over 6 it is 4 in c. ", "Heatmap. Rows: 0-5, 6+. Columns: c. "),
    "numbers in words": _again("minus one point two or forty percent, ", HEAD),
    "matrices of classes": _again("```\n[[40  3]\n [ 5 22]]\n```\n\nClass 0 and class 2 are plants.\n\n",
                                  "Confusion matrix:\n\n"),
    "tables in one line": _again("| a | b | |---|---| | 1 | 2 | ", "A heatmap. "),
    "headings underlined": _again("A\n====\n\n", "A heatmap.\n\n"),
    "equations": _again("$$a = \\b c", "A heatmap. "),
    "wholes of parts": _again("there were 50 roses of which ", "A heatmap. "),
    "an aside behind a value": lambda size: (
        f"Colour bar: 0-100.\n  - Oak: ~21%\n(Bold marks {'skill ' * (size // 6)}.)"),
    "ticks and values apart": _again("cat\ndog\nPredicted\ncat\ndog\nActual\n5 1\n2 7\n", "A heatmap.\n\n"),
    "branches of a tree": lambda size: f"A heatmap.\n├── rows\n{' ' * size}x\n",
    "names above names": lambda size: f"Heatmap. Y-axis: depth ({'a above ' * (size // 8)}b. X-axis: 1, 2.\n",
    "names above a few names": _again(f"Heatmap. Y-axis: depth ({'a above ' * 40}b. X-axis: 1, 2.\n\n"),
    "relations in another language": _again("la correlación entre a b y c d es de un valor ", "Un heatmap. "),
    "cells by their places": lambda size: "A heatmap without labels.\n\n" + "".join(
        f"- Cell ({k // 9}, {k % 9}): {k} (red\n" for k in range(size // 20)),
    "contests": _again("A lost to B (-5), took +2 off C and ", "A heatmap. Both axes list A, B, C. "),
    "classes that add up": _again("The 9 A were easy: 3 A, 3 B, not one C, ",
                                  "A heatmap. Both axes list A, B, C. "),
    "panels of nested keys": lambda size: "A heatmap.\n\n```yaml\n" + "".join(
        f"p{k}:\n  A: {{x: 1, y: {k}}}\n  B: {{x: 2, y: 3}}\n" for k in range(size // 40)) + "```\n",
    "sums of pairs with arrows": _again("- Class a:\n  - FP: 4 (b→a) + 2 (c→a) = 6\n", "A heatmap.\n\n"),
    "sides that labels name": _again("Predicted a Actual b 4 1 ", "Confusion matrix: "),
    "rows of a frame": lambda size: "A heatmap.\n\nname a b\n" + "".join(
        f"{k} oak 0.4 0.2\n" for k in range(1, size // 14)),
    "letters as a title": lambda size: "# " + "a: " * (size // 3) + "!\n\n" + HEAD,
}
"""Each makes a text of about so many characters."""
