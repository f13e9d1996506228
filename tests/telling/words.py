"""The teller's pen: choices that are remembered, numbers, and lists."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

SUPERSCRIPT = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
SMALL = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
]
ORDINAL = [
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
]


class Teller:
    """Chooses words at random and remembers what was chosen, ``choices[topic]``."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.choices: dict[str, str] = {}
        self.style = "plain"
        self.missing = "N/A"
        self.steady = rng.random() < 0.85

    def one(self, topic: str, options: Sequence | Mapping):
        """One of the options; the choice is remembered by its place or its name."""
        names = list(options) if isinstance(options, Mapping) else list(range(len(options)))
        name = self.rng.choice(names)
        if self.steady and self.choices.get(topic) in map(str, names):  # a text keeps to its way of saying it
            name = next(one for one in names if str(one) == self.choices[topic])
        self.choices[topic] = str(name)
        return options[name]

    def maybe(self, share: float) -> bool:
        return self.rng.random() < share

    def number(self, text: str | None, *, bare: bool = False) -> str:
        """A number of a cell or a bar as this text writes numbers. ``bare``: without unit and mark."""
        if text is None:
            return self.missing
        style = self.style
        if "e" in text and style in ("times", "superscript"):
            mantissa, power = text.split("e")
            power = str(int(power))
            text = (
                f"{mantissa} × 10{power.translate(SUPERSCRIPT)}"
                if style == "superscript"
                else f"{mantissa}×10^{power}"
            )
        elif style == "thousands" and "." not in text:
            text = f"{int(text):,}"
        if bare:
            return text.replace("-", "\u2212") if style == "minus" else text
        if style == "percent":
            text += "%"
        elif style == "plus" and not text.startswith("-") and float(text):
            text = "+" + text
        elif style == "minus":
            text = text.replace("-", "\u2212")
        elif style == "about":
            text = "~" + text
        return text

    def listed(self, items: Sequence[str], topic: str | None = None) -> str:
        """Names or numbers as a list in a sentence."""
        ways = {
            "commas": lambda: ", ".join(items),
            "and": lambda: joined(items),
            "oxford": lambda: joined(items, ", and "),
        }
        if topic == "ticks":
            ways |= {
                "quoted": lambda: ", ".join(f'"{item}"' for item in items),
                "curly": lambda: joined([f"“{item}”" for item in items]),
                "code": lambda: ", ".join(f"`{item}`" for item in items),
                "semicolons": lambda: "; ".join(items),
                "bars": lambda: " | ".join(items),
                "bold": lambda: joined([f"**{item}**" for item in items]),
            }
        return self.one(f"list of {topic}" if topic else "list of values", ways)()


def joined(items: Sequence[str], last: str = " and ") -> str:
    if len(items) < 2:
        return "".join(items)
    if len(items) == 2:
        last = " and "
    return ", ".join(items[:-1]) + last + items[-1]


def small(count: int) -> str:
    return SMALL[count] if count < len(SMALL) else str(count)


def cap(text: str) -> str:
    return text[:1].upper() + text[1:]
