"""Sentences of the commentary as clauses of known words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from replot.findings import Span
from replot.reading.description.claims.cube import Cube, Where
from replot.reading.description.claims.names import Names
from replot.reading.description.claims.vocabulary import NUMBER_WORDS, phrases
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.numbers import decimals_of

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
    source : str
        The text.
    span : Span
    scopes : list of Where
        What the clause may speak of beyond its own words: the whole figure, what it stands under, what
        the sentence before it speaks of. It is contradicted only if it is false of all of them.
    """

    tokens: list[Token]
    kinds: str
    source: str
    span: Span
    cube: Cube
    names: Names
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
        text = word.group(0).removesuffix("'s")
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
            if out and out[-1].kind == "A" and names.counts(lowered[out[-1].start:out[-1].end]):
                out.append(Token("?", start, word.end()))  # "row 3" may count or name
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
        if text == "is" and (only := IS_THE_ONE.match(lowered, start)) is not None:
            done = only.end()
            out.append(Token("W", start, done))  # "BoolQ is the benchmark with the highest score"
            continue
        if text == "as" and (growth := AS_IT_GROWS.match(lowered, start)) is not None:
            alias = names.alias_at(lowered, growth.start("what"))
            done = growth.end()
            out.append(Token("g", start, done, alias[1] if alias else ""))
            continue
        if text == "under" and k + 1 < len(words) and (names.label_at(lowered, words[k + 1].start()) or
                                                       names.alias_at(lowered, words[k + 1].start())):
            continue  # "under Direct" names a place, "under 70" a threshold
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
            elif text in "–—-":
                if not (out and out[-1].kind == "n" and k + 1 < len(words) and NUMBER.fullmatch(words[k + 1].group(0))):
                    out.append(Token(";" if lowered[start - 1:start].isspace() else "?", start, done))
            elif text not in SILENT:
                out.append(Token("?", start, done))
    return _joined(_ends_named(out, names))


IS_THE_ONE = re.compile(r"is the (?:[\w-]+ ){1,2}with the (?=highest|lowest|best|worst|largest|smallest|weakest|strongest)")
AS_IT_GROWS = re.compile(r"as (?:the )?(?:number of )?(?P<what>[\w-]+(?: [\w-]+)?) (?:grows?|increases?|rises?|gets? (?:longer|larger|bigger|deeper|higher)|goes up)\b")


def _ends_named(tokens: list[Token], names: Names) -> list[Token]:
    """``the ratio goes from 0.75 to 1.0``: the two numbers are labels."""
    kinds = "".join(token.kind for token in tokens)
    at = kinds.find("Afntn")
    if at < 0:
        return tokens
    axis, ends = tokens[at].axis, (tokens[at + 2], tokens[at + 4])
    indices = [names.number(axis, end.value) for end in ends]
    if None in indices:
        return tokens
    for end, index in zip(ends, indices, strict=True):
        end.kind, end.axis, end.indices = "l", axis, (index,) if index is not None else ()
    return tokens[:at] + tokens[at + 1:]


def _number(text: str, start: int, end: int) -> Token:
    bare = text.rstrip("%").replace("−", "-").replace(",", "")
    return Token("n", start, end, value=float(bare), decimals=decimals_of(text.rstrip("%")), percent=text.endswith("%"))


def _joined(tokens: list[Token]) -> list[Token]:
    """Labels of one axis that stand in a list, as one token; the name of an axis before its own label left out."""
    out: list[Token] = []
    for token in tokens:
        if token.kind == "l":
            if out and out[-1].kind == "A" and out[-1].axis == token.axis and not (len(out) > 1 and out[-2].kind in "Qyc"):
                out.pop()
            glue = 0
            while glue < len(out) and glue < 2 and out[-1 - glue].kind in "&,":
                glue += 1
            if glue and len(out) > glue and out[-1 - glue].kind == "l" and out[-1 - glue].axis == token.axis != "xy":
                before = out[-1 - glue]
                del out[len(out) - glue:]
                out[-1] = Token("l", before.start, token.end, token.axis, tuple(dict.fromkeys(before.indices + token.indices)))
                continue
        elif token.kind == "A" and out and out[-1].kind == "l" and out[-1].axis == token.axis:
            continue  # "the BLEU row"
        out.append(token)
    return out


LEAD = re.compile(r"[^:.;]{2,60}:\s+(?=\S)")
BREAK = re.compile(r";\s+|\s[–—]\s|,\s+(?=(?:and|but|while|whereas|with|which|so|since|because|suggesting|indicating|confirming|showing|making|"
                   r"followed|reaching|maintaining|staying|dropping|ranging|peaking|regardless|even|although|though|as|always|never)\b)|"
                   r"\s+(?=(?:while|whereas|although|because|suggesting|indicating)\b)|\.\s+(?=[a-z])")
OPENING = re.compile(r"(?:and|but|while|whereas|so|since|because|even|although|though)\s+")
RESTRICTED = re.compile(r"\b(?:except\w*|unless|apart|exclud\w+|outside of|other than|save for|barring|but|if|until|otherwise|aside|although|"
                        r"though|however|yet|beyond|then|later|initially|only|starting)\b", re.I)


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
