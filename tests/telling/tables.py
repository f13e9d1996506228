"""The cells told as tables and data: markdown, HTML, LaTeX, CSV, fixed width, long form, JSON."""

from __future__ import annotations

import json

from .figures import Figure, Panel
from .words import Teller


def _matrix(figure: Figure, panel: Panel, teller: Teller, *, turned: bool) -> list[list[str]]:
    """Header and rows, with a corner."""
    header, side = (figure.rows, figure.columns) if turned else (figure.columns, figure.rows)
    across, down = (figure.y, figure.x) if turned else (figure.x, figure.y)
    if figure.square:
        corner = (
            f"{figure.y_label} \\ {figure.x_label}" if not turned else f"{figure.x_label} \\ {figure.y_label}"
        )
    else:
        corner = teller.one(
            "corner", ["", down.label, f"{down.label} \\ {across.label}", f"{down.label}/{across.label}"]
        )
    cells = [list(column) for column in zip(*panel.cells, strict=True)] if turned else panel.cells
    body = [[name, *(teller.number(text) for text in row)] for name, row in zip(side, cells, strict=True)]
    return [[corner, *header], *body]


def _markdown(rows: list[list[str]], teller: Teller) -> str:
    rows = [[cell.replace("|", "\\|") for cell in row] for row in rows]
    bold = teller.maybe(0.3)
    rows = [rows[0], *([f"**{row[0]}**" if bold else row[0], *row[1:]] for row in rows[1:])]
    mark = teller.one("markdown", ["---", ":---:", ":---", "-", "---:"])
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "|" + "|".join([mark] * len(rows[0])) + "|")
    return "\n".join(lines)


def markdown(figure: Figure, panel: Panel, teller: Teller) -> str:
    return _markdown(_matrix(figure, panel, teller, turned=False), teller)


def transposed(figure: Figure, panel: Panel, teller: Teller) -> str:
    """Only where the axes are told besides."""
    note = teller.one("transposed", ["", "The table is transposed.\n\n", "(Transposed to fit the page.)\n\n"])
    return note + _markdown(_matrix(figure, panel, teller, turned=True), teller)


def halves(figure: Figure, panel: Panel, teller: Teller) -> str:
    rows = _matrix(figure, panel, teller, turned=False)
    cut = 1 + (len(figure.columns) + 1) // 2
    parts = [[row[:cut] for row in rows], [[row[0], *row[cut:]] for row in rows]]
    if len(figure.columns) < 4:
        return _markdown(rows, teller)
    first, second = teller.one(
        "halves",
        [
            ("First columns:", "Remaining columns:"),
            ("Part 1", "Part 2"),
            ("Left half:", "Right half:"),
            ("Columns 1-{n}:", "Columns {m}-{k}:"),
        ],
    )
    words = {"n": cut - 1, "m": cut, "k": len(figure.columns)}
    return (
        first.format(**words)
        + "\n\n"
        + _markdown(parts[0], teller)
        + "\n\n"
        + second.format(**words)
        + "\n\n"
        + _markdown(parts[1], teller)
    )


def total(figure: Figure, panel: Panel, teller: Teller) -> str:
    """A row of sums or means that is said not to be a part of the figure."""
    rows = _matrix(figure, panel, teller, turned=False)
    name = teller.one("total", ["Mean", "Average", "Total"])
    sums = []
    for j in range(len(figure.columns)):
        values = [float(row[j]) for row in panel.cells if row[j]]
        value = (sum(values) / (1 if name == "Total" else max(1, len(values)))) if values else 0.0
        sums.append(f"{value:.{figure.quantity.digits}f}")
    if figure.quantity.powers:
        return _markdown(rows, teller)
    return (
        _markdown([*rows, [name, *sums]], teller) + f"\n\nThe last row ({name}) is not part of the heatmap."
    )


def html(figure: Figure, panel: Panel, teller: Teller) -> str:
    rows = _matrix(figure, panel, teller, turned=False)
    way = teller.one("html", ["plain", "sections", "scopes", "one line"])

    def line(row, tag):
        return "<tr>" + "".join(f"<{tag}>{_escaped(cell)}</{tag}>" for cell in row) + "</tr>"

    if way in ("plain", "one line"):
        lines = [line(row, "td") for row in rows]
        glue = "" if way == "one line" else "\n"
        return glue.join(["<table>", *lines, "</table>"])
    if way == "sections":
        return "\n".join(
            [
                "<table border=1>",
                "<thead>",
                line(rows[0], "th"),
                "</thead>",
                "<tbody>",
                *(line(row, "td") for row in rows[1:]),
                "</tbody>",
                "</table>",
            ]
        )
    body = [
        f'  <tr><th scope="row">{_escaped(row[0])}</th>' + "".join(f"<td>{c}</td>" for c in row[1:]) + "</tr>"
        for row in rows[1:]
    ]
    return "\n".join(['<table class="heat">', "  " + line(rows[0], "th"), *body, "</table>"])


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


def latex(figure: Figure, panel: Panel, teller: Teller) -> str:
    rows = [
        [
            cell.replace("%", r"\%").replace("&", r"\&").replace("_", r"\_").replace(" \\ ", " / ")
            for cell in row
        ]
        for row in _matrix(figure, panel, teller, turned=False)
    ]
    rules = teller.one("latex", [(r"\hline",) * 3, (r"\toprule", r"\midrule", r"\bottomrule")])
    lines = [" & ".join(row) + r" \\" for row in rows]
    return "\n".join(
        [
            r"\begin{tabular}{l" + "c" * len(figure.columns) + "}",
            rules[0],
            lines[0],
            rules[1],
            *lines[1:],
            rules[2],
            r"\end{tabular}",
        ]
    )


def delimited(figure: Figure, panel: Panel, teller: Teller) -> str:
    mark = teller.one("delimited", [",", ";", "\t", ", "])
    rows = _matrix(figure, panel, teller, turned=False)

    def quote(cell):
        return f'"{cell}"' if mark.strip() and mark.strip() in cell else cell

    lines = [mark.join(quote(cell) for cell in row) for row in rows]
    fence = teller.one("fence", ["```", "```csv", "    "])
    if fence == "    ":
        return "\n".join("    " + line for line in lines)
    return "\n".join([fence, *lines, "```"])


def fixed(figure: Figure, panel: Panel, teller: Teller) -> str:
    rows = [[cell or "." for cell in row] for row in _matrix(figure, panel, teller, turned=False)]
    rows[0][0] = rows[0][0] if rows[0][0] != "." else ""
    gap = teller.one("fixed", [2, 3])
    widths = [max(len(row[k]) for row in rows) + gap for k in range(len(rows[0]))]
    lines = [
        row[0].ljust(widths[0])
        + "".join(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))
        for row in rows
    ]
    return "\n".join(["```", *(line.rstrip() for line in lines), "```"])


def long_table(figure: Figure, panel: Panel, teller: Teller) -> str:
    value = teller.one("long header", [figure.quantity.label, "Value", cap_first(figure.quantity.word)])
    names = (figure.y_label, figure.x_label) if figure.y_label != figure.x_label else ("Row", "Column")
    rows = [[*names, value]]
    rows += [
        [figure.rows[i], figure.columns[j], teller.number(text)]
        for i, row in enumerate(panel.cells)
        for j, text in enumerate(row)
        if text or teller.maybe(0.5)
    ]
    return _markdown(rows, teller)


def cap_first(text: str) -> str:
    return text[0].upper() + text[1:]


def data(figure: Figure, panel: Panel, teller: Teller) -> str:
    """JSON, or what Python prints."""

    def number(text):
        return None if text is None else float(text) if "." in text or "e" in text else int(text)

    values = [[number(text) for text in row] for row in panel.cells]
    way = teller.one("data", ["nested", "records", "by name", "matrix keys", "python"])
    if way == "nested":
        body = {
            row: dict(zip(figure.columns, cells, strict=True))
            for row, cells in zip(figure.rows, values, strict=True)
        }
    elif way == "records":
        keys = (figure.y.noun.replace(" ", "_"), figure.x.noun.replace(" ", "_"))
        keys = keys if keys[0] != keys[1] else ("row", "column")
        body = [
            {keys[0]: figure.rows[i], keys[1]: figure.columns[j], "value": value}
            for i, cells in enumerate(values)
            for j, value in enumerate(cells)
        ]
        return "```json\n[\n" + ",\n".join(json.dumps(item, ensure_ascii=False) for item in body) + "\n]\n```"
    elif way == "by name":
        body = {"columns": figure.columns, **dict(zip(figure.rows, values, strict=True))}
    elif way == "matrix keys":
        body = {"rows": figure.rows, "columns": figure.columns, "values": values}
    else:
        lines = [f"    {cells}".replace("None", "nan") for cells in values]
        return (
            "```python\n"
            + f"rows = {figure.rows}\ncolumns = {figure.columns}\nvalues = [\n"
            + ",\n".join(lines)
            + "\n]\n```"
        )
    lines = [
        f"  {json.dumps(key, ensure_ascii=False)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in body.items()
    ]
    return "```json\n{\n" + ",\n".join(lines) + "\n}\n```"


TABLES = {
    "markdown": markdown,
    "transposed": transposed,
    "halves": halves,
    "total": total,
    "html": html,
    "latex": latex,
    "delimited": delimited,
    "fixed": fixed,
    "long": long_table,
    "data": data,
}
