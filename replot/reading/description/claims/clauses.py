"""Sentences of the commentary as clauses of known words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from replot.findings import Span
from replot.reading.description.claims.cube import Cube, Where
from replot.reading.description.claims.names import Names
from replot.reading.description.claims.vocabulary import NUMBER_WORDS, phrases
from replot.reading.description.document import Text
from replot.reading.description.lexicon import decimals_of

__all__ = ["Clause", "Token", "clauses"]


@dataclass(slots=True)
class Token:
    """One known word, phrase, number or label.

    Attributes
    ----------
    kind : str
        A kind of the vocabulary, or ``l`` labels, ``A`` the name of an axis, ``n`` a number, ``c`` a number
        in words, ``-`` two numbers, ``(`` and ``)``, ``;``, ``?`` an unknown word.
    axis : str
        ``x``, ``y``, ``p``, or ``xy`` for a label that stands on both.
    """

    kind: str
    start: int
    end: int
    axis: str = ""
    indices: tuple[int, ...] = ()
    value: float = 0.0
    upper: float = 0.0
    decimals: int = 0
    percent: bool = False


@dataclass
class Clause:
    """A clause of which every word is known.

    Attributes
    ----------
    tokens : list of Token
    kinds : str
        Their kinds, one character each.
    span : Span
    scopes : list of Where
        What the clause may speak of beyond its own words: the whole figure, what it stands under, what
        the sentence before it speaks of. It is contradicted only if it is false of all of them.
    """

    tokens: list[Token]
    kinds: str
    span: Span
    cube: Cube
    scopes: list[Where] = field(default_factory=list)

    def of(self, kinds: str) -> list[Token]:
        """The tokens of some kinds."""
        return [token for token in self.tokens if token.kind in kinds]

    def has(self, kinds: str) -> bool:
        """Whether there is a token of one of these kinds."""
        return any(kind in self.kinds for kind in kinds)

    def only(self, kinds: str) -> bool:
        """Whether all tokens are of these kinds."""
        return not self.kinds.strip(kinds)

    @property
    def diagonal(self) -> int:
        """1 if it speaks of the diagonal, -1 of the cells off it, 0 of neither."""
        return -1 if "O" in self.kinds else 1 if "G" in self.kinds else 0

    def labels(self) -> Where | None:
        """The labels named, or None where an axis is named twice or a label stands on both axes."""
        out: Where = {}
        for token in self.of("l"):
            if token.axis in out or token.axis == "xy":
                return None
            out[token.axis] = token.indices
        return out


WORD = re.compile(r"(?<![\w.)%])[-+−]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?%?(?![\w])|(?<![\w.])\.\d+|\w[\w'’]*(?:[-.]\w+)*|[^\w\s]")
NUMBER = re.compile(r"[-+−]?(?:\d[\d,]*)?\.?\d+%?")
SILENT = "\"“”'‘’*_`/.!"
FIRST = re.compile(r"\w+")


def read_tokens(source: str, names: Names) -> list[Token]:
    """The tokens of a text."""
    lowered = names.plain(source)
    words = list(WORD.finditer(lowered))
    known = phrases()
    out: list[Token] = []
    done = 0
    for k, word in enumerate(words):
        start = word.start()
        if start < done:
            continue
        text = word.group(0)
        label = names.label_at(lowered, start)
        if label is not None:
            end, axis, index = label
            out.append(Token("l", start, end, axis, (index,)))
            done = end + (2 if lowered[end:end + 2] in ("'s", "’s") else 0)
            continue
        alias = names.alias_at(lowered, start)
        if alias is not None:
            end, axis = alias
            listed = names.numbers_after(lowered, end, axis)
            if listed is not None:
                end, indices = listed
                out.append(Token("l", start, end, axis, indices))
            else:
                out.append(Token("A", start, end, axis))
            done = end
            continue
        if NUMBER.fullmatch(text):
            found = names.number_before(lowered, start, word.end(), text)
            if found is not None:
                done, axis, index = found
                out.append(Token("l", start, done, axis, (index,)))
                continue
            done = word.end()
            token = _number(text, start, done)
            if out and out[-1].kind == "n" and re.fullmatch(r"\s?[-–—]\s?", lowered[out[-1].end:start]):
                first = out.pop()
                token = Token("-", first.start, done, "", (), first.value, token.value, max(first.decimals, token.decimals),
                              first.percent or token.percent)
            out.append(token)
            continue
        for phrase, kind in known.get(text, ()):
            if len(phrase) == 1 or [w.group(0) for w in words[k:k + len(phrase)]] == list(phrase):
                done = words[k + len(phrase) - 1].end()
                if kind:
                    out.append(Token(kind, start, done))
                break
        else:
            done = word.end()
            if text in NUMBER_WORDS:
                out.append(Token("c", start, done, value=NUMBER_WORDS[text]))
            elif text in "()[]":
                out.append(Token("(" if text in "([" else ")", start, done))
            elif text == ";":
                out.append(Token(";", start, done))
            elif text in "–—-" and text:
                out.append(Token(";" if start and lowered[start - 1].isspace() else "?", start, done))
            elif text not in SILENT:
                out.append(Token("?", start, done))
    return _joined(out)


def _number(text: str, start: int, end: int) -> Token:
    bare = text.rstrip("%").replace("−", "-").replace(",", "")
    return Token("n", start, end, value=float(bare), decimals=decimals_of(text.rstrip("%")), percent=text.endswith("%"))


def _joined(tokens: list[Token]) -> list[Token]:
    """Labels of one axis that stand in a list, as one token; the name of an axis before its own label left out."""
    out: list[Token] = []
    for token in tokens:
        if token.kind == "l":
            if out and out[-1].kind == "A" and out[-1].axis == token.axis:
                out.pop()
            glue = 0
            while glue < len(out) and glue < 2 and out[-1 - glue].kind in "&,":
                glue += 1
            if glue and len(out) > glue and out[-1 - glue].kind == "l" and out[-1 - glue].axis == token.axis != "xy":
                before = out[-1 - glue]
                del out[len(out) - glue:]
                out[-1] = Token("l", before.start, token.end, token.axis, tuple(dict.fromkeys(before.indices + token.indices)))
                continue
        out.append(token)
    return out


LEAD = re.compile(r"[^:.;]{2,60}:\s+(?=\S)")
BREAK = re.compile(r";\s+|\s[–—]\s|,\s+(?=(?:and|but|while|whereas|with|which|so|since|because|suggesting|indicating|confirming|showing|making|"
                   r"followed|reaching|maintaining|staying|dropping|ranging|peaking|regardless|even|although|though|as)\b)|"
                   r"\s+(?=(?:while|whereas|although|because|suggesting|indicating)\b)|\.\s+(?=[a-z])")
OPENING = re.compile(r"(?:and|but|while|whereas|so|since|because|even|although|though)\s+")
RESTRICTED = re.compile(r"\b(?:except\w*|unless|apart|exclud\w+|outside of|other than|save for|barring|but|if|until|otherwise|aside|although|though|"
                        r"however|yet|nearly|almost|mostly|mainly|generally|usually|typically|often|largely|probably|perhaps|may|might|would|could|"
                        r"should|approximately|roughly|some|most|several|many|few|beyond|starting|begins?|then|initially|later|first)\b", re.I)


def clauses(sentence: Text, names: Names) -> Iterator[tuple[Text, list[Token]]]:
    """The clauses of a sentence of which every word is known, the sentence as a whole first.

    Nothing is given where another clause restricts what is said.
    """
    lead = LEAD.match(sentence.text)
    if lead is not None:
        head = read_tokens(lead.group(0), names)
        if not any(token.kind == "l" for token in head):
            sentence = sentence.cut(lead.end())
    whole = read_tokens(sentence.text, names)
    if not any(token.kind == "?" for token in whole):
        yield sentence, whole
        return
    subject: list[Token] = []
    pieces = list(_pieces(sentence))
    for n, piece in enumerate(pieces):
        rest = " ".join(other.text for m, other in enumerate(pieces) if m != n)
        tokens = read_tokens(piece.text, names)
        if n == 0:
            subject = _subject(tokens)
        if any(token.kind == "?" for token in tokens) or RESTRICTED.search(rest):
            continue
        if n and subject and not any(token.kind == "l" and token.axis == subject[0].axis for token in tokens):
            # "Type 6 ..., staying above 90": the subject of the sentence is that of the clause
            tokens = subject + tokens
        yield piece, tokens


def _pieces(sentence: Text) -> Iterator[Text]:
    start = 0
    for match in BREAK.finditer(sentence.text):
        yield sentence.cut(start, match.start())
        start = match.end()
        opening = OPENING.match(sentence.text, start)
        if opening is not None:
            start = opening.end()
    if start:
        yield sentence.cut(start)


def _subject(tokens: list[Token]) -> list[Token]:
    """The label that a sentence begins with."""
    return tokens[:1] if tokens and tokens[0].kind == "l" else []
