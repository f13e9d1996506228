"""Data as programs write and print it: dictionaries, hashes, maps and calls, of whatever language."""

from __future__ import annotations

from dataclasses import dataclass, field

from replot.reading.description.lexicon import patterns as re

__all__ = ["Data", "Scalar", "read_data"]
TOKEN = re.compile(
    r"\s*(?:(?P<remark>#(?!\{)[^\n]*|//[^\n]*|<(?:class|type|function)\b[^<>\n]{0,80}>)|"
    r"(?P<text>\"(?:[^\"\\\n]|\\.){0,300}\"|'(?:[^'\\\n]|\\.){0,300}')|"
    r"(?P<number>[-+]?(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d{1,3})?(?![\w.]))|"
    r"(?P<between>=>|->|:=|<-|[:=])|(?P<open>[\[({])|(?P<close>[\])}])|(?P<part>[,;])|"
    r"(?P<word>[^\s\[\](){}\"',;:=<>#]{1,80})|(?P<other>\S))"
)
CLOSES = {"(": ")", "[": "]", "{": "}"}
DEEPEST = 12
MOST = 200_000
"""Characters of one such piece of data."""
FURTHEST = 6
"""Tokens before the data: ``const scores: Map =``."""
TYPED = re.compile(r"array|string|(?:np\.)?(?:u?int|float|double|decimal)\d*", re.I)
"""Words before a bracket that holds one value, or the number of values that follow: ``int(4)``."""


class Scalar(str):
    """A name or a number as it is written, and where it stands; ``quoted`` if it stood in quotes."""

    at: int
    quoted: bool


@dataclass(eq=False)
class Data:
    """What stands in one pair of brackets: its members with their keys, and the word before the bracket."""

    word: str = ""
    keys: list[Scalar | Data | None] = field(default_factory=list)
    values: list[Scalar | Data] = field(default_factory=list)

    def scalars(self) -> list[Scalar]:
        """The members, if all are scalars without keys; else nothing."""
        found = [value for value in self.values if isinstance(value, Scalar)]
        return found if len(found) == len(self.values) and not any(self.keys) else []


Token = tuple[str, str, int]


def read_data(source: str) -> tuple[Data, int] | None:
    """What a piece of code assigns, prints or returns, if it is data from its first bracket on, and its end.

    Parameters
    ----------
    source : str
        Code that may begin with a name and a sign of equality.
    """
    tokens = [
        (kind, found[kind], found.start(kind))
        for found in TOKEN.finditer(source[:MOST])
        if (kind := found.lastgroup or "") != "remark"
    ]
    first = next((k for k, token in enumerate(tokens[:FURTHEST]) if token[0] == "open"), None)
    if first is None:
        return None
    read = _value(tokens, first - (first > 0 and tokens[first - 1][0] == "word"), 0)
    if read is None or not isinstance(read[0], Data):
        return None
    return read[0], tokens[read[1] - 1][2] + 1


def _value(tokens: list[Token], k: int, depth: int) -> tuple[Scalar | Data, int] | None:
    """The value that begins with a token, and the token after it."""
    if k >= len(tokens) or depth > DEEPEST:
        return None
    kind, said, _ = tokens[k]
    if kind == "open":
        return _members(tokens, k, depth, "")
    if kind not in ("text", "number", "word"):
        return None
    if kind != "word" or k + 1 == len(tokens) or tokens[k + 1][0] != "open":
        return _scalar(tokens[k]), k + 1
    read = _members(tokens, k + 1, depth, said)
    if read is None or not TYPED.fullmatch(said) or len(inside := read[0].scalars()) != 1:
        return read
    after = tokens[read[1]] if read[1] < len(tokens) else ("", "", 0)
    if after[1] == "{":
        return _members(tokens, read[1], depth, said)
    return (_scalar(after), read[1] + 1) if after[0] == "text" else (inside[0], read[1])


def _scalar(token: Token) -> Scalar:
    kind, said, at = token
    quoted = kind == "text"
    scalar = Scalar(said[1:-1] if quoted else said.rstrip(".") if kind == "number" else said)
    scalar.at, scalar.quoted = at + quoted, quoted
    return scalar


def _members(tokens: list[Token], k: int, depth: int, word: str) -> tuple[Data, int] | None:
    """What stands in the brackets that open with a token, and the token after them."""
    data, closes = Data(word), CLOSES[tokens[k][1]]
    k += 1
    while k < len(tokens):
        kind, said, _ = tokens[k]
        if kind == "close":
            return (data, k + 1) if said == closes else None
        if kind == "part":
            k += 1
            continue
        read = _value(tokens, k, depth + 1)
        key: Scalar | Data | None = None
        if read is not None and read[1] < len(tokens) and tokens[read[1]][0] == "between":
            key = _bare(read[0])
            read = _value(tokens, read[1] + 1, depth + 1)
        if read is None:
            return None
        data.keys.append(key)
        data.values.append(read[0])
        k = read[1]
    return None


def _bare(key: Scalar | Data) -> Scalar | Data:
    """A key in brackets of its own, ``["dog"] =>``, without them."""
    inside = key.scalars() if isinstance(key, Data) and not key.word else []
    return inside[0] if len(inside) == 1 else key
