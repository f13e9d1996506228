"""The cells told in sentences and in lists."""

from __future__ import annotations

from collections.abc import Callable

from .figures import Figure, Panel
from .words import ORDINAL, Teller, cap, joined

ITEMS = {
    "c v": "{c} {v}",
    "c = v": "{c} = {v}",
    "c: v": "{c}: {v}",
    "v (c)": "{v} ({c})",
    "c (v)": "{c} ({v})",
    "v for c": "{v} for {c}",
    "v at c": "{v} at {c}",
    "c at v": "{c} at {v}",
    "c -> v": "{c} → {v}",
    "c - v": "{c} – {v}",
    "v in c": "{v} in {c}",
    "c=v": "{c}={v}",
    "v under c": "{v} under {c}",
    "c with v": "{c} with {v}",
    "v [c]": "{v} [{c}]",
    "c is v": "{c} is {v}",
}
IN_SENTENCES = {"v (c)", "v for c", "v at c", "v in c", "v under c", "v [c]"}
PAIRS = {
    "(r, c) = v": "({r}, {c}) = {v}",
    "r / c: v": "{r} / {c}: {v}",
    "r x c: v": "{r} × {c}: {v}",
    "r -> c v": "{r} → {c} {v}",
    "r-c = v": "{r}–{c} = {v}",
    "r and c: v": "{r} and {c}: {v}",
    "r, c: v": "{r}, {c}: {v}",
    "r with c = v": "{r} with {c} = {v}",
    "v (r, c)": "{v} ({r}, {c})",
    "v for r on c": "{v} for {r} on {c}",
    "[r, c] v": "[{r}, {c}]: {v}",
    "r in c = v": "{r} in {c} = {v}",
    "r under c is v": "{r} under {c} is {v}",
}


class Telling:
    """One panel and how its rows and columns are called."""

    def __init__(self, figure: Figure, panel: Panel, *, by_column: bool = False) -> None:
        self.rows = [figure.y.called(name) for name in figure.rows]
        self.columns = [figure.x.called(name) for name in figure.columns]
        self.cells = panel.cells
        self.kind = figure.y
        if by_column:
            self.rows, self.columns = self.columns, self.rows
            self.cells = [list(column) for column in zip(*panel.cells, strict=True)]
            self.kind = figure.x

    def start(self, text: str) -> str:
        """As the beginning of a sentence; names keep their case."""
        named = any(name and text.startswith(name) for name in (*self.rows, *self.columns) if " " not in name)
        return text if named else cap(text)


def _items(telling: Telling, i: int, teller: Teller, ways: set[str] | None = None) -> list[str]:
    """The cells of a line, each with its name; those without a number are left out or said."""
    names = [name for name in ITEMS if ways is None or name in ways]
    if any(name[-1].isdigit() or name[-1] == "+" for name in telling.columns):
        names = [name for name in names if name != "c v"]
    form = ITEMS[teller.choices.get("item", "")] if teller.choices.get("item") in names else None
    form = form or teller.one("item", {name: ITEMS[name] for name in names})
    skip = teller.choices.setdefault("absent cells", teller.rng.choice(["left out", "said"])) == "left out"
    return [
        form.format(c=name, v=teller.number(text))
        for name, text in zip(telling.columns, telling.cells[i], strict=True)
        if text or not skip
    ]


def lists(figure: Figure, panel: Panel, teller: Teller, *, by_column: bool = False) -> list[str]:
    """Numbers alone, in the order of the ticks."""
    telling = Telling(figure, panel, by_column=by_column)
    line, way = ("column", "from top to bottom") if by_column else ("row", "from left to right")
    if by_column and figure.upwards:  # as the ticks are told
        way, telling.cells = "from bottom to top", [cells[::-1] for cells in telling.cells]
    ways: dict[str, Callable] = {
        "r: list": lambda k, r, v: f"{r}: {v}",
        "row k (r)": lambda k, r, v: f"{cap(line)} {k} ({r}): {v}",
        "row r": lambda k, r, v: f"{cap(line)} {r}: {v}",
        "for r": lambda k, r, v: f"For {r}, the values {way} are {v}",
        "the r row": lambda k, r, v: f"The {r} {line} reads {v}",
        "r has": lambda k, r, v: f"{cap(way)}, {r} has {v}",
        "ordinal": lambda k, r, v: f"The {ORDINAL[k - 1]} {line} ({r}) contains {v}",
        "brackets": lambda k, r, v: f"{r}: [{v}]",
        "values for": lambda k, r, v: f"Values for {r}: {v}",
        "reading": lambda k, r, v: f"Reading {way}, {r} gives {v}",
        "dash": lambda k, r, v: f"{r} – {v}",
        "arrow": lambda k, r, v: f"{r} → {v}",
        "we have": lambda k, r, v: f"In {line} {k}, {r}, we have {v}",
    }
    if by_column and (
        figure.square or figure.symmetric
    ):  # the names alone do not say whether they are rows or columns
        ways = {name: ways[name] for name in ("row k (r)", "row r", "the r row", "ordinal", "we have")}
    if by_column and figure.upwards:  # in which order would be anybody's guess
        ways = {name: ways[name] for name in ("for r", "r has", "reading")}
    say = teller.one("list lead", ways)
    written = teller.one("list values", {"commas": ", ".join, "and": joined})
    if teller.choices["list lead"] == "brackets":
        written = ", ".join
    return [
        telling.start(say(k, name, written([teller.number(text) for text in cells])))
        for k, (name, cells) in enumerate(zip(telling.rows, telling.cells, strict=True), 1)
    ]


def by_column_lists(figure: Figure, panel: Panel, teller: Teller) -> list[str]:
    return lists(figure, panel, teller, by_column=True)


def labelled(figure: Figure, panel: Panel, teller: Teller, *, by_column: bool = False) -> list[str]:
    """A line for every row, each number beside the name of its column."""
    telling = Telling(figure, panel, by_column=by_column)
    leads = {
        "r:": ("{r}: {v}", None),
        "for r,": ("For {r}, {v}", None),
        "r has": ("{r} has {v}", IN_SENTENCES),
        "in the row": ("In the {r} " + ("column" if by_column else "row") + ": {v}", None),
        "row r": (("Column" if by_column else "Row") + " {r}: {v}", None),
        "kind r": (cap(telling.kind.noun) + " {r} — {v}", None),
        "reaches": ("{r} reaches {v}", IN_SENTENCES),
        "the value is": ("With {r}, the " + figure.quantity.word + " is {v}", IN_SENTENCES),
    }
    leads |= {
        "looking at": ("Looking at {r}: {v}", None),
        "under": ("Under {r} we find {v}", None),
        "as for": ("As for {r}, it has {v}", IN_SENTENCES),
    }
    if telling.kind.bare or any(name.startswith(telling.kind.noun.capitalize()) for name in telling.rows):
        leads.pop("kind r")
    if by_column and (figure.square or figure.symmetric):
        leads = {name: leads[name] for name in ("in the row", "row r")}
    lead, ways = teller.one("label lead", leads)
    made = []
    glue = teller.one("label glue", {"commas": ", ".join, "and": joined, "semicolons": "; ".join})
    for i, name in enumerate(telling.rows):
        items = _items(telling, i, teller, ways)
        if items:
            made.append(telling.start(lead.format(r=name, v=glue(items))))
    return made


def labelled_by_column(figure: Figure, panel: Panel, teller: Teller) -> list[str]:
    return labelled(figure, panel, teller, by_column=True)


def respectively(figure: Figure, panel: Panel, teller: Teller) -> list[str]:
    telling = Telling(figure, panel)
    say = teller.one(
        "respectively",
        [
            "{r} has {v} for {c}, respectively",
            "For {c}, {r} reads {v}, respectively",
            "The values of {r} for {c} are {v}, respectively",
            "{r}: {v} ({c}, respectively)",
            "{v} are the values of {r} for {c}, respectively",
            "On {c}, {r} scores {v}, respectively",
        ],
    )
    return [
        telling.start(
            say.format(r=name, c=joined(telling.columns), v=joined([teller.number(text) for text in cells]))
        )
        for name, cells in zip(telling.rows, telling.cells, strict=True)
    ]


def intersections(figure: Figure, panel: Panel, teller: Teller) -> list[str]:
    telling = Telling(figure, panel)
    y, x = figure.y_label.lower(), figure.x_label.lower()
    ways = [
        "The cell at the intersection of {r} and {c} shows {v}",
        "The cell in row {r} and column {c} reads {v}",
        "At {r} and {c} the cell holds {v}",
        "Where {r} meets {c}, the value is {v}",
        "{r} and {c} intersect at {v}",
        "The value for {r} under {c} equals {v}",
        "Row {r}, column {c} → {v}",
    ]
    if figure.square:
        ways = [
            f"The cell for {y} {{r}} and {x} {{c}} shows {{v}}",
            f"{y} {{r}}, {x} {{c}}: {{v}}",
            f"{{r}} ({y}) and {{c}} ({x}): {{v}}",
            "The cell in row {r} and column {c} reads {v}",
        ]
    say = teller.one("intersection", ways)
    return [
        telling.start(say.format(r=telling.rows[i], c=telling.columns[j], v=teller.number(text)))
        for i, j, text in figure.every(panel)
    ]


def pairs(figure: Figure, panel: Panel, teller: Teller) -> list[str]:
    telling = Telling(figure, panel)
    forms = dict(PAIRS)
    if any(name[-1].isdigit() for name in telling.columns):
        forms.pop("r -> c v")
    form = teller.one("pair", forms)
    said = [
        form.format(r=telling.rows[i], c=telling.columns[j], v=teller.number(text))
        for i, j, text in figure.every(panel)
    ]
    return [("; " if teller.maybe(0.5) or ", " in form else ", ").join(said)]


def triangle(figure: Figure, panel: Panel, teller: Teller) -> list[str]:
    """Each pair of a symmetric matrix once."""
    form = teller.one(
        "pair", ["{r} and {c}: {v}", "{r}–{c}: {v}", "{r} / {c} {v}", "{r} vs. {c}: {v}", "{r} with {c} {v}"]
    )
    note = teller.one(
        "triangle",
        [
            "The matrix is symmetric with 1.00 on the diagonal",
            "All diagonal entries are 1.00, and the matrix is symmetric",
            "The diagonal is 1.00 throughout",
        ],
    )
    return [
        note,
        "; ".join(
            form.format(r=figure.rows[i], c=figure.columns[j], v=teller.number(panel.cells[i][j]))
            for i in range(len(figure.rows))
            for j in range(i)
        ),
    ]


def defaults(figure: Figure, panel: Panel, teller: Teller) -> list[str]:
    """One value for all cells but some."""
    telling = Telling(figure, panel)
    common = panel.cells[0][0] or "1"
    odd = [(i, j) for i, j, text in figure.every(panel) if text != common]
    value = teller.number(common)
    if not odd:
        return [f"All cells are {value}"]
    form = teller.one(
        "exception", ["{r}, {c} ({v})", "{r} and {c}: {v}", "{r} / {c} = {v}", "{v} at {r} and {c}"]
    )
    said = "; ".join(
        form.format(r=telling.rows[i], c=telling.columns[j], v=teller.number(panel.cells[i][j]))
        for i, j in odd
    )
    return teller.one(
        "default",
        [
            [f"All cells are {value} except {said}"],
            [f"The following cells differ: {said}", f"All other cells are {value}"],
            [telling.start(said), f"Every other cell is {value}"],
            [f"All remaining cells hold {value}, apart from these: {said}"],
            [f"Unless noted otherwise, every cell is {value}", f"Exceptions: {said}"],
            [f"{value} appears in every cell but for {said}"],
        ],
    )


PROSE: dict[str, Callable[[Figure, Panel, Teller], list[str]]] = {
    "lists": lists,
    "lists by column": by_column_lists,
    "labelled": labelled,
    "labelled by column": labelled_by_column,
    "respectively": respectively,
    "intersections": intersections,
    "pairs": pairs,
    "defaults": defaults,
    "triangle": triangle,
}
BY_PLACE = {"lists", "lists by column"}


def bullets(lines: list[str], teller: Teller) -> str:
    mark = teller.one("bullet", ["- ", "* ", "*   ", "• ", "1. "])
    return "\n".join((f"{k}. " if mark == "1. " else mark) + line for k, line in enumerate(lines, 1))


def nested(figure: Figure, panel: Panel, teller: Teller, *, by_column: bool = False) -> str:
    telling = Telling(figure, panel, by_column=by_column)
    leads = ["- **{r}:**", "- {r}", "* **{r}**", "- {r}:", "#### {r}\n", "**{r}**\n"]
    lead = teller.one("nested lead", leads)
    indent = "" if lead.endswith("\n") else "  "
    lines = []
    for i, name in enumerate(telling.rows):
        items = _items(telling, i, teller, {"c = v", "c: v", "c -> v", "c - v", "c (v)"})
        lines += [
            ("\n" if indent == "" else "") + lead.format(r=telling.start(name)),
            *(f"{indent}- {telling.start(item)}" for item in items),
        ]
    return "\n".join(lines)


def nested_by_column(figure: Figure, panel: Panel, teller: Teller) -> str:
    return nested(figure, panel, teller, by_column=True)


NESTED = {"nested": nested, "nested by column": nested_by_column}
