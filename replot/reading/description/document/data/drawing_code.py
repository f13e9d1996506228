"""What code that draws a heatmap calls its parts: ``ax.set_xlabel("Day")``, ``labs(fill = "Share")``."""

from __future__ import annotations

from replot.reading.description.document.blanked import blanked
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["DRAWS", "Said", "drawn_items", "without_properties"]
DRAWS = rare(
    r"\b(?:sns|seaborn)\.(?:heatmap|clustermap)\(|\bp?heatmap(?:\.2)?\(|\bHeatmap(?:<[^<>()\n]{1,80}>)?\(|"
    r"\.(?:imshow|matshow|pcolormesh)\(|"
    r"\bgeom_(?:tile|raster)\(|\bplot_confusion_matrix\(|\bConfusionMatrixDisplay\b|\b(?:level|corr)plot\(|"
    r"\bcorrplot\(|\b(?:mark_rect|density_heatmap)\(|\bLinearColorMapper\(|\btype[\"']?\s*:\s*[\"']heatmap[\"']"
)
QUOTED = r"[frbu]?(?:\"(?P<{0}>[^\"\n{{}}]{{1,120}})\"|'(?P<{0}2>[^'\n{{}}]{{1,120}})')"
OF_BAR = rare(
    r"\bcbar_kws\s*=\s*(?:\{|dict\()\s*[\"']?label[\"']?\s*[:=]\s*"
    + QUOTED.format("a")
    + r"|\bc(?:olor)?(?:bar|b)\w*\.(?:ax\.)?set_(?:label|ylabel|title)\(\s*"
    + QUOTED.format("b")
    + r"|\bcolorbar\([^()\n]{0,80}\blabel\s*=\s*"
    + QUOTED.format("c")
    + r"|\bcolorbar[\"']?\s*[=:]\s*(?:dict\(|\{)\s*[\"']?title[\"']?\s*[=:]\s*"
    + QUOTED.format("d")
    + r"|\bHeatmap\([^()\n]{0,80}\bname\s*=\s*"
    + QUOTED.format("e")
    + r"|\bcolou?rbar_title\s*=\s*"
    + QUOTED.format("f")
    + r"|\balt\.Color\([^()\n]{0,60}\btitle\s*=\s*"
    + QUOTED.format("h")
    + r"|\bscale_fill_\w{1,20}\((?:[^()\n]|\bc\([^()]{0,80}\)){0,120}?\bname\s*=\s*"
    + QUOTED.format("g")
)
OF_AXIS = rare(
    r"(?:\b(?P<axis>[xy])|\.(?P<axis3>[XY])(?=Label))"
    r"(?:axis[\"']?\s*[=:]\s*(?:dict\(|\{)\s*[\"']?title[\"']?|axis_title|(?:_axis)?_?label|_?lab|Label)"
    r"[\"']?\s*[(=:]\s*(?:(?:dict\(|\{)\s*[\"']?text[\"']?\s*[=:]\s*)?"
    + QUOTED.format("a")
    + r"|\b(?:set_)(?P<axis2>[xy])label\(\s*"
    + QUOTED.format("b")
    + r"|[\"'](?P<axis4>[XY])Label[\"']\s*,\s*"
    + QUOTED.format("c")
)
CELL_ARRAYS = rare(r"\bheatmap\(\s*\{(?P<x>[^{}]{3,600})\}\s*,\s*\{(?P<y>[^{}]{3,600})\}\s*,")
"""The labels of both axes in MATLAB: ``heatmap({'a','b'}, {'c','d'}, M)``."""
CALLED_BY_NAME = rare(r"\bheatmap\(\s*(?P<x>[A-Za-z]\w{0,40})\s*,\s*(?P<y>[A-Za-z]\w{0,40})\s*,\s*\w")
"""``heatmap(months, museums, V)``: lists that have names."""
TICKED = rare(
    r"\b(?:set_)?(?P<a>[xy])tick_?labels(?:\s*=|\()\s*(?P<a_name>[A-Za-z]\w{0,40})\s*[,)\n]|"
    r"\bset_(?P<b>[xy])ticks\([^\n]{1,80}?\blabels\s*=\s*(?P<b_name>[A-Za-z]\w{0,40})\s*[,)]|"
    r"\bplt\.(?P<c>[xy])ticks\((?:[\w.]{1,40}|\w[\w.]{0,20}\([^\n]{1,40}\)),\s*(?:labels\s*=\s*)?"
    r"(?P<c_name>[A-Za-z]\w{0,40})\s*[,)]"
)
"""``sns.heatmap(m, xticklabels=days)``, ``ax.set_yticks(range(3), labels=sites)``: lists that have names."""
FRAME = rare(r"\b(?P<axis>columns|index)\s*=\s*(?P<name>[A-Za-z]\w{0,40})\s*[,)\n]")
"""``pd.DataFrame(m, index=sites, columns=days)``."""
NAMES_OF_LINES = rare(
    r"\b(?P<side>row|col)names\(\s*\w[\w.]{0,40}\s*\)\s*(?:<-|=)\s*c\("
    r"(?P<list>(?:\s*[\"'][^\"'\n]{1,80}[\"']\s*+,?)+)\)"
)
"""``rownames(m) <- c("control", "treated")``."""
LIST = (
    r"(?m)\b{}\s*=\s*(?:\{{(?P<cells>[^{{}}]{{1,3000}})\}}\s*;|"
    r"(?:np\.array\()?\[(?P<strings>[^\[\]]{{1,3000}})\]\)?[ \t]*(?:;|$))"
)
NAME = re.compile(r"\s*(?:\"(?P<a>[^\"]*)\"|'(?P<b>[^']*)'|(?P<c>-?\d+(?:\.\d+)?))\s*[,;]?")
LABELS = re.compile(r"\blab(?:s|els\s*=\s*dict)\((?P<members>[^()]{1,300})\)")
MEMBER = re.compile(r"\b(?P<name>x|y|fill|colou?r|title)\s*=\s*" + QUOTED.format("a"))
NAMES = {"x": "x axis label", "y": "y axis label", "title": "title"}
"""What the members of ``labs(...)`` name; the others name the colours."""
TITLE = rare(
    r"(?:(?:\b|_)(?:sup|gg)?title|\.(?:With)?Title)\s*[(=:]\s*(?:label\s*=\s*|(?:dict\(|\{)\s*text\s*[=:]\s*)?"
    + QUOTED.format("a")
    + r"|\bmain\s*=\s*"
    + QUOTED.format("b")
    + r"|(?<=[\"'])Title[\"']\s*,\s*"
    + QUOTED.format("c")
)
MAP = rare(
    r"\bcmap\s*=\s*(?:(?:plt|mpl|matplotlib)\.)?(?:cm\.|get_cmap\(|colormaps\[)?[\"']?(?P<a>[A-Za-z]\w{1,30})\b(?!\s*\()|"
    r"\bpalette\s*=\s*[\"'](?P<f>[A-Z][A-Za-z]{2,12})(?:256|11|10|[3-9])[\"']|"
    r"\bscheme[\"']?\s*[=:]\s*[\"'](?P<g>\w{2,30})[\"']|"
    r"\b(?:color_continuous_scale|colorscale|palette)\s*[=:]\s*[\"'](?P<b>\w{2,30})[\"']|"
    r"\bscale_fill_(?P<c>viridis)_[a-d]\(|"
    r"(?:\.Colormap\s*=\s*|\bcolormap\(\s*)[\"']?(?P<d>[a-z]\w{1,30})[\"']?\s*[);]|"
    r"\b(?:c|color|seriescolor|colormap)\s*=\s*:(?P<e>[A-Za-z]\w{1,30})\b|"
    r"(?<=[\"'])Colormap[\"']\s*,\s*[\"']?(?P<i>[a-z]\w{1,30})[\"']?\s*[,)(]"
)
RAMP = rare(
    r"\b(?:colorRampPalette|colorRamp2?|scale_fill_gradientn|LinearSegmentedColormap\.from_list)\("
    r"[^\"'\n]{0,60}?(?:[\"']\w+[\"'],\s*)?(?:c\(|\[)(?P<all>\s*[\"'][^()\[\]]{3,200})[)\]]|"
    r"\bscale_fill_gradient2?\((?P<ends>[^()]{5,200})"
)
"""``colorRampPalette(c("white", "blue"))``, ``scale_fill_gradient(low = "white", high = "red")``."""
END = re.compile(r"\b(?P<end>low|mid|high)\s*=\s*[\"'](?P<colour>#?\w{3,20})[\"']")
COLOUR = re.compile(r"[\"'](?P<colour>#?\w{3,20})[\"']")
LOW = re.compile(r"\b(?:[vz]min|LinearColorMapper\([^()\n]{0,80}\blow)\s*=\s*(?P<v>-?\d+(?:\.\d+)?)")
HIGH = re.compile(r"\b(?:[vz]max|LinearColorMapper\([^()\n]{0,80}\bhigh)\s*=\s*(?P<v>-?\d+(?:\.\d+)?)")
BOTH = rare(
    r"(?:\b(?:range_color|limits?|zlim|clims?|colorrange|col\.lim)\s*=\s*(?:c\(|\[|\()|\.ColorLimits\s*=\s*\[|"
    r"(?<=[\"'])ColorLimits[\"']\s*,\s*\[|"
    r"\b(?:caxis|clim)\(\s*\[|\.(?:set_)?clim\(\s*|\b(?:visualMap|colorAxis)\s*:\s*\{\s*min\s*:)\s*"
    r"(?P<low>-?\d+(?:\.\d+)?)(?:\s*,\s*(?:max\s*:\s*)?|\s+)(?P<high>-?\d+(?:\.\d+)?)\s*[)\],}]"
)
KINDS = (("color bar label", OF_BAR), ("axis label", OF_AXIS), ("title", TITLE), ("colormap", MAP))
LONGEST = 30_000
"""Letters of code that are looked at."""
Said = tuple[str, int]


def drawn_items(lines: list[str], start: int, end: int) -> list[Block]:
    """What code in some lines calls the parts of the heatmap that it draws, as items: ``Title: Sales``.

    Nothing that it calls by two names, as in a figure of several panels.
    """
    source = "\n".join(lines[start:end])[:LONGEST]
    if DRAWS.search(source) is None:
        return []
    found: dict[str, list[list[Said]]] = {}
    for labels in LABELS.finditer(source):
        for match in MEMBER.finditer(source, *labels.span("members")):
            part, group = NAMES.get(match["name"], "color bar label"), "a" if match["a"] else "a2"
            found.setdefault(part, []).append([_stripped(source, *match.span(group))])
    source = LABELS.sub(lambda match: blanked(match[0]), source)
    whole = source
    for name, pattern in KINDS:
        for match in pattern.finditer(source):
            words = {group: text for group, text in match.groupdict().items() if text}
            axis = "".join(text for group, text in words.items() if "axis" in group).lower()
            for group in [group for group in words if "axis" not in group]:
                part = f"{axis} {name}".strip()
                found.setdefault(part, []).append([_stripped(source, *match.span(group))])
        source = pattern.sub(lambda match: blanked(match[0]), source)
    if (cells := CELL_ARRAYS.search(source)) is not None:
        for axis in "xy":
            found[f"{axis} axis"] = [[said for said in _between_commas(source, *cells.span(axis)) if said[0]]]
    elif (called := CALLED_BY_NAME.search(source)) is not None:
        lists = {axis: _assigned(source, called[axis]) for axis in "xy"}
        found |= {f"{axis} axis": [said] for axis, said in lists.items() if said is not None}
    elif ticks := _named_ticks(source) or _correlated(source):
        found |= ticks
    for lines_named in NAMES_OF_LINES.finditer(whole):
        names = _between_commas(whole, *lines_named.span("list"))
        if len(names) > 1 and all(name for name, _ in names):
            part = "y axis" if lines_named["side"] == "row" else "x axis"
            found.setdefault(part, []).append(names)
    low, high, both = LOW.search(whole), HIGH.search(whole), BOTH.search(whole)
    if both is not None:
        found["color bar range"] = [[(both[end], both.start(end)) for end in ("low", "high")]]
    elif low is not None and high is not None:
        found["color bar range"] = [[(end["v"], end.start("v")) for end in (low, high)]]
    out = []
    for name, (told, *others) in found.items():
        same = all([said for said, _ in other] == [said for said, _ in told] for other in others)
        if same and told and all(said for said, _ in told):
            named = name.endswith(("label", "title"))
            text, gap = Text(), f'{name.capitalize()}: "' if named else f"{name.capitalize()}: "
            for said, at in told:
                line, column = _place(source, at)
                before = Text.lent(gap, start + line, column)
                text = text.join(before, "") if text else before
                text = text.join(Text.of_line(said, start + line, column), "")
                gap = " to " if name.endswith("range") else ", "
            if named:
                text = text.join(Text.lent('"', start + line, column + len(said)), "")
            out.append(Block("item", text, text.span().line, 0, "-", shape="-"))
    if "colormap" not in found and (ramp := _ramp(whole, start)) is not None:
        out.append(ramp)
    return out


def _place(source: str, at: int) -> tuple[int, int]:
    """The line and the column of a place in code, both from 1."""
    return source.count("\n", 0, at) + 1, at - source.rfind("\n", 0, at)


def _stripped(source: str, start: int, end: int, signs: str | None = None) -> Said:
    """A part of code without the spaces, or other signs, around it, and where that begins."""
    said = source[start:end].lstrip(signs)
    return said.rstrip(signs), end - len(said)


def _between_commas(source: str, start: int, end: int) -> list[Said]:
    """The names in a part of code that are apart by commas, without quotation marks."""
    out = []
    for name in source[start:end].split(","):
        out.append(_stripped(source, start, start + len(name), " \t\n'\""))
        start += len(name) + 1
    return out


PROPERTIES = re.compile(
    r"\s*(?:[A-Za-z]\w{0,40}\.[A-Z]\w{0,40} ?= ?[^;=]{1,200};\s{0,20}){1,40}|"
    r"\s*(?:figure;\s{0,20}|[A-Za-z]\w{0,40} ?= ?)?heatmap\((?:[^();]|\(\d{0,3}\)){1,200}\);?\s{0,20}"
)
"""``h = heatmap(x, y, M);``, ``h.Title = 'Visits'; h.XLabel = 'Month';``"""
LISTED = re.compile(r"\s*[A-Za-z]\w{0,40}\s{0,20}=\s{0,20}(?:\{[^{}]{1,3000}\}|\[[^\[\]]{1,3000}\]);\s*")
"""``months = {'Jan', 'Feb'};``"""


def without_properties(lines: list[str], drawn: list[Block]) -> list[str]:
    """The lines with nothing for those of MATLAB that are read as what they give the figure."""
    out = [
        "" if (";" in line or "heatmap(" in line) and PROPERTIES.fullmatch(line) else line for line in lines
    ]
    for block in drawn:
        if LISTED.fullmatch(lines[block.line - 1]):
            out[block.line - 1] = ""
    return out


def _named_ticks(source: str) -> dict[str, list[list[Said]]]:
    """The labels that Python is told to put beside the axes, by the names of lists, one for each axis."""
    names: dict[str, set[str]] = {"x": set(), "y": set()}
    for match in TICKED.finditer(source):
        said = {group: text for group, text in match.groupdict().items() if text}
        axis = next(text for group, text in said.items() if "name" not in group)
        names[axis].update(text for group, text in said.items() if "name" in group)
    if not any(names.values()):
        for match in FRAME.finditer(source):
            names["x" if match["axis"] == "columns" else "y"].add(match["name"])
    lists = {axis: _assigned(source, *told) for axis, told in names.items() if len(told) == 1}
    return {f"{axis} axis": [said] for axis, said in lists.items() if said is not None}


def _correlated(source: str) -> dict[str, list[list[Said]]]:
    """The columns of which code makes a correlation matrix, for both axes, where it picks them by name."""
    found = [m for m in CORRELATED.finditer(source) if not m["as"] or _draws(source, m["as"])]
    if len(found) != 1:
        return {}
    told = found[0]
    if told["frame"] and not told["list"] and not told["name"]:
        frame = re.escape(told["frame"])
        assigned = list(re.finditer(rf"(?m)^[ \t]*{frame}\s*=(?!=)", source[: told.start()]))
        picked = OF_FRAME.match(source, assigned[-1].start()) if assigned else None
        if picked is None:
            return {}
        told = picked
    said = _strings(source, *told.span("list")) if told["list"] else _assigned(source, told["name"])
    return {"x axis": [said], "y axis": [said]} if said is not None else {}


def _draws(source: str, name: str) -> bool:
    """Whether code draws as a heatmap what it calls so."""
    return re.search(rf"{DRAWN}{re.escape(name)}\b(?!\s*[\[.(])", source) is not None


DRAWN = r"(?:heatmap|Heatmap|clustermap|imshow|matshow)\(\s*(?:(?:data|z|img)\s*=\s*)?"
PICK = r"\[(?:\[(?P<list>[^\[\]]{3,3000})\]|(?P<name>[A-Za-z]\w{0,40}))\]"
CORRELATED = rare(
    rf"(?:\b(?P<as>[A-Za-z]\w{{0,40}})\s*=\s*|{DRAWN})"
    rf"(?P<frame>[A-Za-z]\w{{0,40}})(?:{PICK})?(?:\.dropna\(\))?"
    r"\.corr\([^()\n]{0,60}\)(?!\s*(?:\[|\.(?!round\b|abs\b)))"
)
"""``df[["a", "b"]].corr()``, ``df[names].corr()``, ``frame.corr()``."""
OF_FRAME = rare(
    rf"(?m)^[ \t]*(?P<frame>[A-Za-z]\w{{0,40}})\s*=\s*[A-Za-z]\w{{0,40}}{PICK}"
    r"(?:\.(?:copy|dropna)\(\)){0,2}[ \t]*$"
)
"""``frame = df[["a", "b"]]``."""


def _assigned(source: str, name: str) -> list[Said] | None:
    """The labels that code calls so, and where they stand: ``months = {'Jan', 'Feb'};``."""
    found = re.search(LIST.format(re.escape(name)), source)
    if found is None:
        return None
    return _strings(source, *found.span("cells" if found["cells"] else "strings"))


def _strings(source: str, start: int, end: int) -> list[Said] | None:
    """The labels in a part of code that lists some and nothing else, and where they stand."""
    names: list[Said] = []
    at = start
    while at < end and (label := NAME.match(source, at, end)) is not None:
        names.append((label[label.lastgroup or 0], label.start(label.lastgroup or 0)))
        at = label.end()
    if source[at:end].strip() or len(names) < FEWEST_NAMES or any(not n or "," in n for n, _ in names):
        return None
    return names


def _ramp(source: str, start: int) -> Block | None:
    """The colours that code goes through from low to high, as an item, where it names them once."""
    ramps = list(RAMP.finditer(source))
    if len({ramp[0] for ramp in ramps}) != 1:
        return None
    colours = list(COLOUR.finditer(source, *ramps[0].span("all"))) if ramps[0]["all"] else []
    ends = {end["end"]: end for end in END.finditer(source, *ramps[0].span("ends"))} if not colours else {}
    colours = colours or [ends[end] for end in ("low", "mid", "high") if end in ends]
    if len(colours) < FEWEST_COLOURS:
        return None
    text, line = Text(), 0
    for colour, word in zip(colours, ["Color scale: from", *["through"] * len(colours)], strict=False):
        at = colour.start("colour")
        line, column = _place(source, at)
        word = "to" if colour is colours[-1] else word
        before = Text.lent(f" {word} " if text else f"{word} ", start + line, column)
        text = text.join(before, "") if text else before
        text = text.join(Text.of_line(colour["colour"], start + line, column), "")
    return Block("item", text, start + line, 0, "-", shape="-")


FEWEST_COLOURS = FEWEST_NAMES = 2
