"""Names in single quotation marks, as some converters and models write all of theirs: ``titled 'Loss'``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["quoted_alike", "quoted_classes", "quoted_variables"]
NAME = re.compile(
    r"\"[^\"\n]{1,200}\"|“[^”\n]{1,200}”|`[^`\n]{1,200}`|"
    r"(?P<open>['‘])(?<![\w'’.)\]]['‘])(?!\d0s\b|n['’])(?=[^\s'’.,;:)])"
    r"(?P<name>(?:[^'‘’\"“”`\n|]|(?<=\w)['’](?=\w)){1,80})(?<=[^\s(\[])(?P<close>['’])(?![\w'’])"
)
"""Where such a name stands, and none inside other quotation marks; an apostrophe may stand inside a word."""


MARKED = r"(?<![*_\w]){mark}(?![*_])(?P<{name}>[^\W\d_](?:[^*_\d\n|]{{0,60}}[^\s*_\d|])?){mark}(?![*_\w])"
"""A name set off by signs for slanted or bold words."""
JUDGED = (
    r"(?P<judged>[^*_\n|]{0,80}?\b(?:mis-?)?(?:predicted|classified|labell?ed|identified|recogni[sz]ed|mistaken|"
    r"confused|taken|read|categori[sz]ed|flagged|tagged|marked) (?:as|for|with|to be) (?:an? |the )?)"
)
END = r"(?P<end>[.,;:)]?)"
SET_OFF = tuple(
    rare(MARKED.format(mark=mark, name="of") + JUDGED + MARKED.format(mark=mark, name="to") + END, re.I)
    for mark in (r"\*", r"\*\*", "_", "__")
)
"""``*oak, ash* trees were predicted as *elm*``: one pattern for each of the signs."""


def quoted_classes(source: str) -> str:
    """A text as long as before with quotation marks around classes set off on both sides of a verb."""
    for pattern in SET_OFF if "*" in source or "_" in source else ():
        source = pattern.sub(_quoted, source)
    return source


def _quoted(found: re.Match[str]) -> str:
    single = found[0][1] == found["of"][0]
    gap = "" if single else " "
    return f'{gap}"{found["of"]}"{gap}{found["judged"]}{gap}"{found["to"]}"{found["end"]}{gap}'


RELATED = rare(r"\b(?:correlat|associat|relat(?:ed|ion)|similarit)", re.I)
BOLD = re.compile(
    r"(?<![*_\w])(?:\*\*(?P<a>[^\W\d][^*\d\n|:]{0,60}[^\s*|:.])\*\*|"
    r"__(?P<b>[^\W\d][^_\d\n|:]{0,60}[^\s_|:.])__)(?![*_\w])"
)
VALUED = re.compile(r"(?:\*\*|__)\s?\(\s?(?:r\s?=\s?)?[-−–+~≈]?(?:[01]?\.\d+|[01])\s?\)")
LEADS = re.compile(r"\b(?:with|to)\b:?\s*$")


def quoted_variables(source: str) -> str:
    """A text as long as before with quotation marks around the variables in bold of relations.

    ``**Rain total** is related to **fog at dawn** (0.4)``: all between the marks is the name. So it is where
    a line that ends in *with* leads to lines that begin with names and their values.
    """
    if ("**" not in source and "__" not in source) or RELATED.search(source) is None:
        return source
    lines = source.split("\n")
    led = False
    for k, line in enumerate(lines):
        valued = VALUED.search(line) is not None
        relates = RELATED.search(line) is not None
        leads = relates and LEADS.search(line) is not None
        if leads or (valued and (led or relates)):
            lines[k] = BOLD.sub(lambda name: f' "{name["a"] or name["b"]}" ', line)
        led = leads or (led and (valued or not line.strip()))
    return "\n".join(lines)


def quoted_alike(source: str) -> str:
    """A text as long as before with double quotation marks around the names in single ones."""
    if "'" not in source and "‘" not in source:
        return source
    return "\n".join(NAME.sub(_doubled, line) if _is_prose(line) else line for line in source.split("\n"))


WORD = re.compile(r"(?<![\w'‘])[a-z]{3,}")


def _is_prose(line: str) -> bool:
    """Whether a line is no row of a table, printed or with bars, whose labels stand as they are."""
    return line.lstrip()[:1] != "|" and WORD.search(line) is not None


def _doubled(found: re.Match[str]) -> str:
    return found[0] if found["open"] is None else f'"{found["name"]}"'
