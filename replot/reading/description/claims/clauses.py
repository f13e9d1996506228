"""Sentences of the commentary as clauses of known words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from replot.findings import Span
from replot.reading.description.claims.cube import Cube, Where
from replot.reading.description.claims.names import Names
from replot.reading.description.claims.tokens import AS_IT_GROWS, IS_THE_ONE, Token
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["Clause", "clauses", "is_known", "pieces"]


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


LEAD = re.compile(r"[^:.;]{2,60}:\s+(?=\S)")
BREAK = re.compile(
    r";\s+|\s[–—]\s|,\s+(?=(?:and|but|while|whereas|with|which|so|since|because|suggesting|indicating|confirming|"
    r"showing|making|followed|reaching|maintaining|staying|dropping|ranging|peaking|regardless|even|although|"
    r"though|as|always|never)\b)|\s+(?=(?:while|whereas|although|because|suggesting|indicating)\b)|\.\s+(?=[a-z])"
)
OPENING = re.compile(r"(?:and|but|while|whereas|so|since|because|even|although|though)\s+")
RESTRICTED = re.compile(
    r"\b(?:except\w*|unless|apart|exclud\w+|outside of|other than|save for|barring|but|if|until|otherwise|"
    r"aside|although|though|however|yet|beyond|then|later|initially|only|starting)\b",
    re.I,
)


PLAIN_WORD = re.compile(r"(?<!\w)[^\W\d_]\w*")
OPEN_WORDS = re.compile(rf"{IS_THE_ONE.pattern}|{AS_IT_GROWS.pattern}")


def is_known(text: str, known: frozenset[str]) -> bool:
    """Whether all words of a text can be known; most sentences fail here, before they are taken apart."""
    lowered = text.lower()
    if "with the" in lowered or " as " in lowered:
        lowered = OPEN_WORDS.sub(" ", lowered)
    return all(match.group() in known for match in PLAIN_WORD.finditer(lowered))


def pieces(sentence: Text) -> Iterator[Text]:
    """A sentence without its lead-in, and after that the clauses it falls into, if there are several."""
    lead = LEAD.match(sentence.text)
    whole = sentence.cut(lead.end()) if lead is not None else sentence
    yield whole
    start = 0
    for match in BREAK.finditer(whole.text):
        yield whole.cut(start, match.start())
        start = match.end()
        opening = OPENING.match(whole.text, start)
        if opening is not None:
            start = opening.end()
    if start:
        yield whole.cut(start)


def clauses(
    sentence: Text, read: Callable[[str], list[Token]], known: frozenset[str]
) -> Iterator[tuple[Text, list[Token]]]:
    """The clauses of a sentence of which every word is known, the sentence as a whole first.

    A clause is not given where another clause restricts what is said. Where a clause names nothing on the
    axis of the label that the sentence begins with, it speaks of that label.
    """
    whole, *parts = pieces(sentence)
    if len(whole) != len(sentence) and any(token.kind == "l" for token in read(sentence.text[: -len(whole)])):
        whole = sentence
    if is_known(whole.text, known):
        tokens = read(whole.text)
        if all(token.kind != "?" for token in tokens):
            yield whole, tokens
    subject: list[Token] | None = None
    for n, part in enumerate(parts):
        if not is_known(part.text, known) or RESTRICTED.search(whole.text.replace(part.text, "", 1)):
            continue
        tokens = read(part.text)
        if any(token.kind == "?" for token in tokens):
            continue
        if n:
            if subject is None:
                subject = _subject(read(parts[0].text))
            if subject and not any(token.kind == "l" and token.axis == subject[0].axis for token in tokens):
                tokens = subject + tokens
        yield part, tokens


def _subject(tokens: list[Token]) -> list[Token]:
    """The label that a sentence begins with."""
    return tokens[:1] if tokens and tokens[0].kind == "l" else []
