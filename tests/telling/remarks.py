"""What surrounds the cells: true remarks that repeat or sum up numbers, and the noise of real texts."""

# ruff: noqa: E501
from __future__ import annotations

import re

from .figures import Figure
from .words import Teller, cap, small


def remarks(figure: Figure, teller: Teller) -> list[str]:
    """Up to four sentences about the numbers; every one is true."""
    panel = figure.panels[teller.rng.randrange(len(figure.panels))]
    cells = figure.every(panel)
    if not cells:
        return []

    def value(cell):
        return float(cell[2])

    top, bottom = max(cells, key=value), min(cells, key=value)
    r, c = (
        (lambda cell: figure.y.called(figure.rows[cell[0]])),
        (lambda cell: figure.x.called(figure.columns[cell[1]])),
    )

    def n(cell):
        return teller.number(cell[2])

    one = teller.rng.choice(cells)
    digits = figure.quantity.digits
    mean = f"{sum(map(value, cells)) / len(cells):.{max(digits, 1)}f}"
    gap = f"{value(top) - value(bottom):.{digits}f}" if not figure.quantity.powers else "3.1e-2"
    half = sum(value(cell) > value(one) for cell in cells)
    row = [cell for cell in cells if cell[0] == one[0]]
    low_row, high_row = min(row, key=value), max(row, key=value)
    many = len(figure.panels) > 1
    where = f" in {panel.title}" if many else ""
    word = figure.quantity.word
    options = {
        "highest": f"The highest {word}{where} is {n(top)}, for {r(top)} and {c(top)}.",
        "lowest": f"{r(bottom)} at {c(bottom)} has the lowest {word}{where} ({n(bottom)}).",
        "range": f"Values{where} range from {n(bottom)} to {n(top)}.",
        "mean": f"The average over all cells{where} is {mean}.",
        "gap": f"The gap between the best and the worst cell is {gap}.",
        "count": f"{cap(small(half))} {'cell exceeds' if half == 1 else 'cells exceed'} {n(one)}{where}.",
        "sample": f"Each cell is based on n = {teller.rng.randint(3, 900)} runs (p < 0.05).",
        "threshold": f"A threshold of {figure.quantity.ends[1]} would be reached by none of them.",
        "row range": f"{r(one)} lies between {n(low_row)} and {n(high_row)}{where}.",
        "trend": f"{cap(word)} tends to change with the {figure.x.noun}, most clearly for {r(one)}.",
        "repeat": f"For example, {r(one)} and {c(one)} give {n(one)}{where}.",
        "average": f"On average {r(one)} reaches {mean}.",
        "change": f"Compared with last year this is an increase of {teller.rng.randint(2, 30)}%.",
        "size": f"The grid has {len(figure.rows) * len(figure.columns)} cells.",
        "ratio": f"The best cell is {teller.rng.randint(2, 9)}.{teller.rng.randint(0, 9)} times as high as the median.",
    }
    names = teller.rng.sample(list(options), teller.rng.choice([0, 1, 2, 3, 4]))
    teller.choices["remarks"] = "+".join(sorted(names)) or "none"
    return [options[name] for name in names]


def noise(text: str, teller: Teller) -> str:
    """What copying and exporting leave in a text."""
    rng = teller.rng
    entities = {"–": "&ndash;", "×": "&times;", "°": "&deg;", "“": "&ldquo;", "”": "&rdquo;"}
    ways = {
        "none": lambda: text,
        "none ": lambda: text,
        "none  ": lambda: text,
        "end": lambda: text + "\n</s>",
        "date": lambda: f"2024-0{rng.randint(1, 9)}-1{rng.randint(0, 9)} 14:{rng.randint(10, 59)}\n\n" + text,
        "page": lambda: text + f"\n\nPage {rng.randint(2, 30)} of {rng.randint(31, 90)}",
        "file": lambda: f"fig_{rng.randint(1, 20)}_final.png\n\n" + text,
        "entities": lambda: "".join(entities.get(c, c) for c in text),
        "escaped": lambda: (
            re.sub(r"(?<=\w)_(?=\w)", r"\\_", text) if "```" not in text and "tabular" not in text else text
        ),
        "crlf": lambda: text.replace("\n", "\r\n"),
        "nbsp": lambda: text.replace(" %", "\u00a0%").replace(": ", ":\u00a0", 3),
        "footer": lambda: (
            text + "\n\n---\n*Description generated automatically; please check against the figure.*"
        ),
        "id": lambda: f"ID: {rng.randint(1000, 99999)}\nConfidence: 0.{rng.randint(51, 99)}\n\n" + text,
    }
    return teller.one("noise", ways)()
