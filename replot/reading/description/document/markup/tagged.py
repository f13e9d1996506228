"""What a text tells between tags of its own, as documents made by machines do: ``<x_axis>Dose</x_axis>``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["without_tags"]
TAGS_OF_HTML = """
a abbr article aside b big blockquote body br caption center cite code col colgroup dd del details dfn div dl
dt em fig figcaption figure font footer h1 h2 h3 h4 h5 h6 head header hr html i img ins kbd li main mark math
nav ol p path pre q s samp script section small span strike strong style sub summary sup svg table tbody
td template tfoot th thead time tr tt u ul var video
"""
HTML = frozenset(TAGS_OF_HTML.split())
"""Tags that are read, or taken off, where they stand."""
NAME = r"<(?P<tag>[A-Za-z][\w:.-]{0,30})(?: (?P<more>[^<>\n]{0,200}))?>"
ELEMENT = re.compile(rf"(?P<in>[ \t]*){NAME}(?P<said>[^\n]*?)</(?P=tag)>[ \t]*")
OPENED = re.compile(rf"(?P<in>[ \t]*){NAME}[ \t]*")
ENDED = re.compile(r"[ \t]*</(?P<tag>[A-Za-z][\w:.-]{0,30})>[ \t]*")
NAMED = re.compile(r"\b(?:name|label|id|key)=[\"'](?P<name>[^\"'<>\n]+)[\"']")
"""``<row name="Ayr">``."""
OF_FRAME = re.compile(r"ax[ie]s|colou?r|legend|scale|bar\b", re.I)
"""What the elements within such a one are about."""


OF_BAR = re.compile(r"colou?r|legend|scale|bar", re.I)


PRINTED = re.compile(r"</?pre>(?!\s*\|)", re.I)


def without_tags(source: str) -> str:
    """A text as long as before with ``x axis: Dose`` for such a line, and no lines of tags alone.

    A tag counts where it is closed, and HTML does not have it. What stands within the tags of an axis or of
    the colour bar begins with their name.
    """
    if "pre>" in source:  # what a program printed, as it is
        source = PRINTED.sub(lambda tag: " " * len(tag[0]), source)
    closed = {tag.lower() for tag in CLOSED.findall(source)} - HTML if "</" in source else set()
    if not closed:
        return source
    lines = source.split("\n")
    within: list[str] = []
    for k, line in enumerate(lines):
        if "<" not in line:
            continue
        if (element := ELEMENT.fullmatch(line)) is not None and element["tag"].lower() in closed:
            lines[k] = _told(element, within[-1] if within else "")
        elif (opened := OPENED.fullmatch(line)) is not None and opened["tag"].lower() in closed:
            if OF_FRAME.search(_words(opened["tag"])):
                within.append(opened["tag"])
            lines[k] = " " * len(line)
        elif (ended := ENDED.fullmatch(line)) is not None and ended["tag"].lower() in closed:
            if within and within[-1] == ended["tag"]:
                within.pop()
            lines[k] = " " * len(line)
    return "\n".join(lines)


def _told(element: re.Match[str], within: str) -> str:
    """The line of an element, with the name of the one around it where there is room for that."""
    named = NAMED.search(element["more"] or "")
    key = named["name"] if named is not None else _words(element["tag"])
    for around in (_words(within), "bar" if OF_BAR.search(within) else ""):
        if around and len(f"{around} {key}: {element['said']}") <= len(element[0]):
            key = f"{around} {key}"
            break
    return (f"{key}:".ljust(element.start("said") - 1) + f" {element['said']}").ljust(len(element[0]))


CLOSED = re.compile(r"</([A-Za-z][\w:.-]{0,30})>")


def _words(tag: str) -> str:
    return tag.replace("_", " ").replace("-", " ")
