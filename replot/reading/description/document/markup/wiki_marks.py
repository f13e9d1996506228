"""Links, templates and notes as wikis write them: what a page shows of them."""

from __future__ import annotations

from replot.reading.description.document.blanked import blanked
from replot.reading.description.lexicon import patterns as re

__all__ = ["without_wiki_marks"]
TABLE = re.compile(r"^[ \t:]{0,8}\{\|", re.M)
NOTE = re.compile(
    r"<ref\b[^<>/]{0,300}/>|<ref\b[^<>]{0,300}>(?:[^<]|<(?!/?ref\b)){0,3000}</ref\s{0,4}>|"
    r"<!--(?:[^<-]|<(?!!--)|-(?!->)){0,3000}-->",
    re.I,
)
LINK = re.compile(r"\[\[(?P<to>[^\[\]|\n]{1,200})(?:\|(?P<shown>[^\[\]\n]{1,400}))?\]\]")
ELSEWHERE = re.compile(r"\[(?:https?:)?//[^\s\[\]]{1,400}(?: (?P<shown>[^\[\]\n]{1,300}))?\]")
TEMPLATE = re.compile(r"\{\{(?P<name>[^{}|\n]{1,60})(?P<members>(?:\|[^{}|]{0,400}){0,20})\}\}")
MEMBER = re.compile(r"\|\s*(?:\d\s*=\s*)?(?P<said>[^|=]*[^|=\s])\s*(?=\||$)")
EMPHASIS = re.compile(r"'{2,5}")
NOT_SHOWN = re.compile(
    r"\s*(?:category|file|image|kategorie|datei|bild|catégorie|fichier|categoría|archivo)\s*:", re.I
)
"""Links that show no words where they stand."""
MISSING = frozenset(["?", "dunno", "n.a.", "n.d.", "n/a", "na", "no data", "tba", "unknown"])
"""Templates in the place of a value, whatever words they show."""
DASHES = frozenset(["-", "–", "—", "dash", "em dash", "en dash", "mdash", "ndash", "snd"])
SILENT_NAMES = """
    0 anchor citation_needed clarify clear cn color_box colour_box dagger decrease double_dagger down efn
    efn-lr efn-ua fact flag_icon flagdeco flagicon hs increase legend nbsp note notelist notelist-ua notetag
    ntsh pad r ref reflist refn row_hover_highlight rp sfn sfnm sfnp short_description sort_under spaces
    static_row_numbers steady sticky_header table_alignment up use_dmy_dates use_mdy_dates when
"""
SILENT = frozenset(SILENT_NAMES.split())
"""Templates that show no words that belong to those around them."""
LAST_NAMES = """
    background_color bad bg color colored_text colour font_color good lang no sort transl yes
"""
LAST = frozenset(LAST_NAMES.split())
"""Templates whose last member is shown."""
FIRST_NAMES = """
    abbr b big bold center convert cvt flag flagcountry flagg flagu ill left nobold nobr nowrap nts number
    resize right small tooltip val vert_header vertical_header
"""
FIRST = frozenset(FIRST_NAMES.split())
"""Templates whose first member is shown."""
MOST_WITHIN = 4
"""Templates one in the other."""


def without_wiki_marks(source: str) -> str:
    """A text as long as before with blanks for what the page of a wiki does not show; it holds a table."""
    if "{|" not in source or TABLE.search(source) is None:
        return source
    source = NOTE.sub(_blank, source) if "<" in source else source
    for _ in range(MOST_WITHIN if "{{" in source else 0):
        shown = TEMPLATE.sub(_template, source)
        if shown == source:
            break
        source = shown
    if "[" in source:
        source = ELSEWHERE.sub(_link, LINK.sub(_link, source))
    return EMPHASIS.sub(_blank, source)


def _blank(mark: re.Match[str]) -> str:
    return blanked(mark[0])


def _only(mark: re.Match[str], start: int, end: int) -> str:
    """A part of a mark at its place, with blanks around."""
    before, behind = mark.string[mark.start() : start], mark.string[end : mark.end()]
    return blanked(before) + mark.string[start:end] + blanked(behind)


def _link(mark: re.Match[str]) -> str:
    found = mark.groupdict()
    if NOT_SHOWN.match(found.get("to") or ""):
        return _blank(mark)
    group = "shown" if found["shown"] else "to"
    return _only(mark, *mark.span(group)) if found.get(group) else _blank(mark)


def _template(mark: re.Match[str]) -> str:
    name = mark["name"].strip().lower().replace(" ", "_")
    said = [member.span("said") for member in MEMBER.finditer(mark.string, *mark.span("members"))]
    if name.replace("_", " ") in MISSING:
        return "n/a".ljust(len(mark[0]))
    if name.replace("_", " ") in DASHES:
        return " – ".ljust(len(mark[0]))
    if name in SILENT:
        return _blank(mark)
    if name.startswith("formatnum:"):
        return _only(mark, mark.start("name") + mark["name"].index(":") + 1, mark.end("name"))
    if name == "sortname":
        return mark["members"].replace("|", " ").rjust(len(mark[0]))
    if said and (name in LAST or name in FIRST or len(said) == 1):
        return _only(mark, *said[0 if name in FIRST else -1])
    return mark[0]
