"""Everything but the cells: title, axes and their ticks, the colour bar, empty cells."""

# ruff: noqa: E501
from __future__ import annotations

import itertools

from .figures import Figure
from .words import Teller, cap, small

COLOURS = [
    ("white", "dark blue"),
    ("light yellow", "dark red"),
    ("dark purple", "bright yellow"),
    ("blue", "red"),
    ("pale green", "deep green"),
    ("black", "white"),
    ("cream", "brown"),
]
MAPS = ["viridis", "Blues", "coolwarm", "YlOrRd", "magma", "RdBu_r", "Greens", "plasma"]


def title(figure: Figure, teller: Teller, truth: dict, *, blocks: bool) -> str | None:
    """The figure's name, where the text tells it."""
    name = figure.title
    ways = {
        "titled": f'The heatmap is titled "{name}".',
        "shows": f'The figure, "{name}", is a heatmap.',
        "figure": f"Figure {teller.rng.randint(1, 9)}: {name}. Heatmap.",
        "colon": f"Heatmap: {name}.",
        "reads": f"This image is a heatmap. Its title reads “{name}”.",
        "none": "A heatmap.",
        "chart titled": f"The chart titled “{name}” is a heat map.",
        "dash": f'"{name}" – heatmap with annotated cells.',
        "visualization": f"The visualization is a heatmap called “{name}”.",
        "drawn": f"This heatmap shows the {figure.quantity.word} for {small(len(figure.rows))} {figure.y.plural} "
        f"and {small(len(figure.columns))} {figure.x.plural}.",
        "grid": f"The image displays a color-coded matrix (heatmap) with {len(figure.rows)} rows and "
        f"{len(figure.columns)} columns.",
    }
    if blocks:
        ways |= {
            "heading": f"# {name}\n\nThe picture is a heatmap.",
            "heading kind": f"## Heatmap: {name}",
            "bold": f"**Title:** {name}\n\n**Type:** heatmap",
            "bullets": f"- Chart type: heatmap\n- Title: {name}",
        }
    said = teller.one("title", ways)
    if name in said:
        truth["title"] = name
    return said


def axes(figure: Figure, teller: Teller, truth: dict, *, blocks: bool, listed: bool) -> str:
    """The two axes. ``listed``: their ticks must be told, for the cells are told by place."""
    ticks = {"y": figure.rows, "x": figure.columns}
    told = listed or teller.maybe(0.6)
    label = {"y": figure.y_label, "x": figure.x_label}
    kind = {"y": figure.y, "x": figure.x}
    figure.upwards = upwards = teller.maybe(0.12) and told and not figure.square and not figure.symmetric
    names = {}
    for axis in "yx":
        items = ticks[axis]
        if axis == "y" and upwards:
            items = items[::-1]
        names[axis] = (None if upwards and axis == "y" else span(kind[axis], items, teller)) or teller.listed(
            items, "ticks"
        )
    order = {"y": "from bottom to top" if upwards else "from top to bottom", "x": "from left to right"}

    if (figure.square or figure.symmetric) and told and teller.maybe(0.7):
        return both(figure, teller, truth, names)

    if not told:
        ways = {
            "labelled": f'The y-axis is labeled "{label["y"]}" and the x-axis "{label["x"]}".',
            "x is": f'The x-axis represents "{label["x"]}"; the y-axis represents "{label["y"]}".',
            "rows are": f"Rows are {kind['y'].plural}; columns are {kind['x'].plural}.",
            "versus": f"X axis: {label['x']}. Y axis: {label['y']}.",
            "none": "",
        }
        if blocks:
            ways["bullets"] = f"- **X-axis:** {label['x']}\n- **Y-axis:** {label['y']}"
        said = teller.one("axes unlisted", ways)
        if "axis" in said:
            truth["x_label"], truth["y_label"] = label["x"], label["y"]
        return said

    quiet = {
        "rows": lambda a: f"{'Rows' if a == 'y' else 'Columns'} ({order[a]}): {names[a]}.",
        "rows are": lambda a: f"The {'rows' if a == 'y' else 'columns'} are, {order[a]}, {names[a]}.",
        "runs over": lambda a: (
            f"The {a}-axis runs over {small(len(ticks[a]))} {kind[a].plural}, {order[a]}: {names[a]}."
        ),
        "side": lambda a: (
            f"{'Down the left side' if a == 'y' else 'Along the bottom'} are the "
            f"{kind[a].plural} {names[a]}" + (" (bottom to top)." if a == "y" and upwards else ".")
        ),
        "each": lambda a: (
            f"Each {'row' if a == 'y' else 'column'} is a {kind[a].noun} ({order[a]}: {names[a]})."
        ),
        "one per": lambda a: (
            f"There are {small(len(ticks[a]))} {'rows' if a == 'y' else 'columns'}, one per {kind[a].noun}: {names[a]}"
            + (" (bottom to top)." if a == "y" and upwards else ".")
        ),
        "lists": lambda a: (
            f"The {'vertical' if a == 'y' else 'horizontal'} axis lists {small(len(ticks[a]))} "
            f"{kind[a].plural} ({order[a]}): {names[a]}."
        ),
    }
    loud = {
        "labelled": lambda a: (
            f'The {a}-axis is labeled "{label[a]}" and has the ticks {names[a]}'
            + (", from bottom to top." if a == "y" and upwards else ".")
        ),
        "paren": lambda a: (
            f"The {'vertical' if a == 'y' else 'horizontal'} axis, “{label[a]}”, reads {order[a]} {names[a]}."
        ),
        "colon": lambda a: (
            f"{a.upper()}-axis: {label[a]} ({names[a]}"
            + (", bottom to top)." if a == "y" and upwards else ").")
        ),
        "with": lambda a: f'On the {a} axis: "{label[a]}", {order[a]}: {names[a]}.',
        "shows": lambda a: (
            f'The {a}-axis ("{label[a]}") shows {len(ticks[a])} categories {order[a]}: {names[a]}.'
        ),
    }
    loud |= {
        "tick labels": lambda a: (
            f"{a.upper()}-axis label: {label[a]}. {a.upper()}-axis tick labels ({order[a]}): {names[a]}."
        ),
        "bears": lambda a: (
            f"The {a}-axis bears the title “{label[a]}” and carries {small(len(ticks[a]))} tick labels, "
            f"{order[a]}: {names[a]}."
        ),
        "titled": lambda a: (
            f'The {"vertical" if a == "y" else "horizontal"} axis is titled "{label[a]}"; its categories are, '
            f"{order[a]}, {names[a]}."
        ),
    }
    if blocks:
        loud |= {
            "bullet": lambda a: (
                f"- **{a.upper()}-axis ({'vertical' if a == 'y' else 'horizontal'}):** Labeled "
                f'"{label[a]}". {cap(order[a])}: {names[a]}.'
            ),
            "nested": lambda a: (
                f"- **{a.upper()}-axis**\n  - Label: {label[a]}\n  - Categories ({order[a]}): {names[a]}"
            ),
            "dash": lambda a: f"* **{a.upper()}-Axis:** {label[a]} – {order[a]} {names[a]}",
        }
    if teller.maybe(0.4):
        say = teller.one("axes quiet", quiet)
    else:
        say = teller.one("axes", loud)
        truth["x_label"], truth["y_label"] = label["x"], label["y"]
    first, second = teller.rng.choice(["xy", "yx"])
    said = [say(first), say(second)]
    return ("\n" if said[0][0] in "-*" else " ").join(said)


def both(figure: Figure, teller: Teller, truth: dict, names: dict) -> str:
    """Axes that list the same names."""
    label = {"y": figure.y_label, "x": figure.x_label}
    ways = {
        "both": f"Both axes list the same {figure.y.plural}: {names['y']}.",
        "same": f"The rows list the {figure.y.plural} {names['y']}; the columns list the same {figure.y.plural} "
        "in the same order.",
        "each": f"The {figure.y.plural} on each axis are {names['y']}.",
    }
    if figure.square and " " not in label["y"]:
        ways |= {
            "roles": f"Rows are {label['y'].lower()} and columns are {label['x'].lower()} {figure.y.plural}, both "
            f"in the order {names['y']}.",
            "labelled": f'The y-axis is "{label["y"]}", the x-axis "{label["x"]}"; both have the ticks {names["y"]}.',
        }
    said = teller.one("axes both", ways)
    if "axis" in said:
        truth["x_label"], truth["y_label"] = label["x"], label["y"]
    return said


def span(kind, items: list[str], teller: Teller) -> str | None:
    """An ordered axis told by its ends, where they say all of it."""
    if not kind.ordered or len(items) < 3 or not teller.maybe(0.4):
        return None
    if items[0].isdigit():
        steps = {int(b) - int(a) for a, b in itertools.pairwise(items)}
        if steps == {1} and kind.label != "Depth":
            low, high = items[0], items[-1]
            return teller.one(
                "span",
                [
                    f"{low} to {high}",
                    f"{low}–{high}",
                    f"the integers {low} to {high}",
                    f"{low} through {high}",
                    f"{low}, {items[1]}, ..., {high}",
                ],
            )
    elif kind.label in ("Month", "Day"):
        return teller.one("span", [f"{items[0]} to {items[-1]}", f"{items[0]} through {items[-1]}"])
    return None


def bar(figure: Figure, teller: Teller, truth: dict, *, blocks: bool) -> str:
    """The colour bar: label, ends, colours."""
    low, high = (teller.number(end, bare=True) for end in figure.quantity.ends)
    if teller.style == "percent":
        low, high = low + "%", high + "%"
    label = figure.quantity.label
    light, dark = teller.one("colours", COLOURS)
    ways = {
        "labelled": f'A color bar on the right, labeled "{label}", runs from {low} ({light}) to {high} ({dark}).',
        "scale": f"Color scale: {low} ({light}) to {high} ({dark}).",
        "maps": f"The legend at the far right maps {light} to {low} and {dark} to {high}.",
        "go": f"Colours go from {light} at {low} to {dark} at {high}.",
        "ticks": f'The colorbar ("{label}") ranges from {low} to {high}; {light} is low, {dark} is high.',
        "cmap": f"The {teller.rng.choice(MAPS)} colormap is used, with limits {low} and {high}.",
        "vmin": f"Colormap {teller.rng.choice(MAPS)}, vmin = {low}, vmax = {high}.",
        "gradient": f"To the right is a vertical color bar titled “{label}” with a gradient from {light} (low, {low}) "
        f"to {dark} (high, {high}).",
        "shades": f"Darker shades mean a higher {figure.quantity.word}; the scale spans {low} to {high}.",
        "colours only": f"Cells shade from {light} for low values to {dark} for high ones.",
        "none": "",
        "encodes": f"Colour encodes {label}, from {low} ({light}) up to {high} ({dark}).",
        "coded": f"{label} is colour-coded: {light} = {low}, {dark} = {high}.",
        "key": f"A colour key below the plot spans {low} to {high} ({label}).",
        "bar shows": f"The color bar shows values between {low} ({light}) and {high} ({dark}).",
    }
    if blocks:
        ways |= {
            "bullet": f"- **Color bar:** {label}, {low} ({light}) to {high} ({dark})",
            "nested": f"- **Legend / Color bar**\n  - Label: {label}\n  - Minimum: {low} ({light})\n"
            f"  - Maximum: {high} ({dark})",
        }
    said = teller.one("bar", ways)
    if label in said:
        truth["colorbar_label"] = label
    if low in said and high in said:
        truth["vmin"], truth["vmax"] = map(float, figure.quantity.ends)
    return said


def missing(figure: Figure, teller: Teller) -> str:
    """What the text says about cells without a number."""
    if not any(text is None for panel in figure.panels for row in panel.cells for text in row):
        return ""
    teller.missing = teller.one(
        "missing", ["N/A", "-", "—", "n/a", "(blank)", "n.d.", "NaN", "empty", "--", "null", "no data", "×"]
    )
    if teller.maybe(0.5):
        return ""
    return teller.one(
        "missing said",
        [
            f'"{teller.missing}" marks cells without a value.',
            "Grey cells have no data.",
            f"Cells that could not be measured are left white ({teller.missing}).",
            "Some cells are empty.",
            f"Missing entries are written as {teller.missing}.",
        ],
    )
