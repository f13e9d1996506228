"""Inline markup of one line: markdown, HTML and LaTeX taken off, places kept."""

from __future__ import annotations

import html

from replot.reading.description.document.markup.symbols import ACCENTS, GREEK, SUPERSCRIPT, SYMBOLS, WRAPPERS
from replot.reading.description.lexicon import patterns as re

__all__ = ["MARKUP", "clean_line", "latex", "plain"]
MARKUP = re.compile(r"[\\`*_&<$\[!~]|\s\s")
GAP = re.compile(r"\s{2,}")
SIGN = re.compile(r"[\\`*_&<$\[!~]")
"""What a token begins with."""
TOKEN = re.compile(
    r"(?P<code>(?<!`)`{1,9}[^`\n]{1,200}`+)"
    r"|(?P<math>\$(?=[^\s$])[^$\n]{1,160}(?<=[^\s])\$|\\\((?:[^\\\n]|\\[^()\n]){1,160}\\\))"
    r"|(?P<escape>\\[\\`*_{}\[\]()#+\-.!|<>~$%&^])"
    r"|(?P<entity>&(?:[A-Za-z]{2,12}|#\d{1,6}|#x[0-9A-Fa-f]{1,5});)"
    r"|(?P<image>!\[[^\[\]\n]{0,4000}\]\((?:[^()\n]|\([^()\n]{0,100}\)){0,4000}\))"
    r"|(?P<link>\[[^\[\]\n]{1,300}\]\((?:[^()\s]|\([^()\s]{0,100}\)){1,400}\))"
    r"|(?P<reference>(?<!\w)\[(?=[^\[\]\n]{0,300}[^\W\d_]{2})[^\[\]\n]{1,300}\]\[\w{1,20}\])"
    r"|(?P<comment><!--[^\n<>]{0,60}-->)"
    r"|(?P<note>\[\^[\w-]{1,20}\])"
    r"|(?P<sup><sup>\s*(?P<power>[-+−\d]{1,6})\s*</sup>)"
    r"|(?P<tag></?(?:b|i|em|strong|sup|sub|br|p|div|span|a|img|details|summary|code|u|figure|figcaption|"
    r"blockquote"
    r"|ul|ol|li|h[1-6]|center|font|small|hr|mark|kbd|thead|tbody|tfoot|caption|cite|tt)\b[^<>]{0,300}>)"
    r"|(?P<strong>\*\*\*|\*\*|__)"
    r"|(?P<strike>~~)"
    r"|(?P<star>[*_])"
    r"|(?P<command>\\(?P<name>[A-Za-z]{2,20})(?:\{(?P<argument>[^{}\n]{0,120})\})?)",
    re.I,
)
COMMAND = re.compile(r"\\([A-Za-z]{2,20})(?:\{([^{}]*)\})?")
WHOLE = re.compile(r"[-+−]?\d+")
FORMULA = re.compile(r"[\\^_{}=]|^[A-Za-z]\w?$|^[-+−\d.,]+%?(?:\s?[/×–]\s?[\d.,]*\d%?)?$|^\W")
TAG_NAME = re.compile(r"</?(\w+)")
CAPTION = 40
"""Letters of a title that may say no more than the alt text."""
IMAGE_TITLE = re.compile(r"\s(?P<mark>[\"'])(?P<title>(?:(?!(?P=mark))[^\n]){1,4000})(?P=mark)\s?\)$")
"""``![Heatmap](plot.png "What it shows at length")``."""
ALT = re.compile(r"""\b(?:alt|title)\s*=\s*(?:"([^"]*)"|'([^']*)')""")
BRACED = re.compile(r"\^\{([^{}]{1,20})\}|_\{([^{}]{1,20})\}|\^([-+−]?\d+)|_([A-Za-z0-9])")
LED_TO = re.compile(r"[^\W\d][\w .+/&'-]{0,40}?\s*(?:→|⟶|->|=>|↔|<->)\s*[^\W\d][\w .+/&'-]{0,40}")
"""`` `cat -> dog` ``: two names in one span of code, which are no one name."""
RUN_IN = re.compile(r"(?!.*\b(?:spp?|al|cf|var|subsp|vs)\.$)[^\W_a-z][^.:]{1,58}[.:]")
"""A heading in italics at the beginning of a line, with its stop: as good as one in bold type."""
OPENS = " \t(\"'“‘[{,;:—–-/|>→=+"
CLOSES = " \t)\"'”’]},;:.!?—–-/|<→=%"


def latex(text: str) -> str:
    """Simple LaTeX as plain characters: Greek, signs, powers; what is not known stays as it is."""

    def command(match: re.Match[str]) -> str:
        name, argument = match.group(1), match.group(2)
        if name in WRAPPERS:
            return argument or ""
        if name in ACCENTS and argument:
            return argument + ACCENTS[name]
        sign = GREEK.get(name, SYMBOLS.get(name))
        return match.group(0) if sign is None else sign + (argument or "")

    def script(match: re.Match[str]) -> str:
        power = match.group(1) or match.group(3)
        if power is not None:
            return power.translate(SUPERSCRIPT) if WHOLE.fullmatch(power) else power
        return match.group(2) or match.group(4) or ""

    text = text.replace("\\{", "(").replace("\\}", ")")
    text = text.replace("\\%", "%").replace("\\_", "_").replace("\\,", " ").replace("\\ ", " ")
    for _ in range(3):
        text = COMMAND.sub(command, text)
    return BRACED.sub(script, text).replace("{", "").replace("}", "")


def clean_line(raw: str) -> tuple[str, list[tuple[int, int]], list[tuple[int, int]]]:
    """Take the inline markup off one line.

    Returns
    -------
    text : str
        The line as read by a person: a run of white space is one space. Code spans keep their
        backticks: they are quotes, unless an arrow parts two names in them.
    jumps : list of (int, int)
        Offset in ``text`` and place in ``raw``, wherever the distance between the two changes.
    bold : list of (int, int)
        Stretches of ``text`` set in bold.
    """
    raw, gaps = _narrowed(raw)
    text, jumps, bold = _unmarked(raw)
    return text, _through(jumps, gaps) if len(gaps) > 1 else jumps, bold


def _narrowed(raw: str) -> tuple[str, list[tuple[int, int]]]:
    """A line with one space for each run of white space, and its jumps."""
    out, jumps, length, last = [], [(0, 0)], 0, 0
    for gap in GAP.finditer(raw):
        out.append(raw[last : gap.start()])
        length += gap.start() - last + 1
        last = gap.end()
        jumps.append((length, last))
    out.append(raw[last:])
    return " ".join(out), jumps


def _through(jumps: list[tuple[int, int]], gaps: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The jumps of a text in the places that its source had before its gaps were narrowed."""
    out: list[tuple[int, int]] = []
    k = 0
    for (offset, at), (_, following) in zip(jumps, [*jumps[1:], (0, gaps[-1][0] + 1)], strict=True):
        while k + 1 < len(gaps) and gaps[k + 1][0] <= at:
            k += 1
        out.append((offset, gaps[k][1] + at - gaps[k][0]))
        while k + 1 < len(gaps) and gaps[k + 1][0] < following:
            k += 1
            out.append((offset + gaps[k][0] - at, gaps[k][1]))
    return out


def _unmarked(raw: str) -> tuple[str, list[tuple[int, int]], list[tuple[int, int]]]:
    out: list[str] = []
    jumps: list[tuple[int, int]] = [(0, 0)]
    bold: list[tuple[int, int]] = []
    length = last = 0
    strong_at: int | None = None
    strong_mark = ""
    italics = 0
    led = False
    end = 0
    for sign in SIGN.finditer(raw):
        match = TOKEN.match(raw, sign.start()) if sign.start() >= end else None
        if match is None:
            continue
        start, end = match.span()
        kind = match.lastgroup
        if kind in ("power", "name", "argument"):
            kind = "sup" if match.group("sup") else "command"
        token = match.group(0)
        new: str | None = None
        after = raw[end] if end < len(raw) else " "
        before = raw[start - 1] if start else " "
        if kind == "code":
            new = token.strip("`")
            new = new if LED_TO.fullmatch(new) is not None else f"`{new}`"
        elif kind == "math":
            inner = token[1:-1] if token[0] == "$" else token[2:-2]
            if FORMULA.search(inner):
                new = latex(inner)
            elif token[0] == "\\":
                new, end = "(", start + 2  # "\(A, B\)" are brackets, "$5 and $7" is money
        elif kind == "escape":
            new = token[1]
        elif kind == "entity":
            new = html.unescape(token)
            if new == "\u00a0" and not (before.isdigit() and after.isdigit()):
                new = " "
        elif kind == "image":
            new = token[2 : token.index("](")]
            titled = IMAGE_TITLE.search(token)
            new = titled["title"] if titled and len(titled["title"]) > max(len(new), CAPTION) else new
        elif kind == "link":
            new = token[1 : token.rindex("](")].strip("`")
        elif kind == "reference":
            new = token[1 : token.index("][")]
        elif kind in ("note", "comment"):
            new = ""
        elif kind == "sup":
            new = match.group("power").translate(SUPERSCRIPT)
        elif kind == "tag":
            name = TAG_NAME.match(token)
            tag = name.group(1).lower() if name else ""
            if tag in ("b", "strong"):
                if token[1] == "/" and strong_at is not None:
                    bold.append((strong_at, length + start - last))
                    strong_at = None
                elif token[1] != "/":
                    strong_at = length + start - last
            told = list(ALT.finditer(token)) if tag == "img" else []
            new = (
                max((alt.group(1) or alt.group(2) or "" for alt in told), key=len)
                if told
                else (" " if tag in ("br", "li", "p", "div") else "")
            )
        elif kind == "strong":
            if strong_at is not None and "__" in (token, strong_mark) and token != strong_mark:
                continue  # the underscores of "**Fig___ripe**" are part of the name
            strong_mark = token
            if (
                strong_at is None
                and (before in OPENS or before.isspace() or not before.isalnum())
                and not after.isspace()
            ):
                strong_at, new = length + start - last, ""
            elif strong_at is not None:
                bold.append((strong_at, length + start - last))
                # "**3.6***": the stars beyond the closing two belong to the number
                new, strong_at = "", None
        elif kind == "strike":
            new = ""
        elif kind == "star":
            if italics and (after in CLOSES or after.isspace()) and not before.isspace():
                if led:
                    bold.append((0, length + start - last))
                italics, new, led = 0, "", False
            elif (
                not italics
                and (before in OPENS or before.isspace() or start == 0)
                and not after.isspace()
                and (closer := raw.find(token, end + 1)) > 0
                and closer - end < 400
            ):
                italics, new = 1, ""
                led = start == 0 and RUN_IN.fullmatch(raw, end, closer) is not None
        elif kind == "command":
            name_text = match.group("name")
            known = any(name_text in names for names in (GREEK, SYMBOLS, WRAPPERS, ACCENTS))
            new = latex(token) if known else None
        if new is None or new == token:
            continue
        out.append(raw[last:start])
        length += start - last
        if new:
            jumps.append((length, start + max(token.find(new), 0)))
            out.append(new)
            length += len(new)
        jumps.append((length, end))
        last = end
    out.append(raw[last:])
    length += len(raw) - last
    if strong_at is not None and strong_at == 0:
        bold.append((0, length))
    return "".join(out), jumps, bold


def plain(raw: str) -> str:
    """The text of a line without markup."""
    return clean_line(raw)[0]
