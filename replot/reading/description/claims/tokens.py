"""Running text as known words, labels and numbers."""

from __future__ import annotations

from dataclasses import dataclass

from replot.reading.description.claims.names import Names
from replot.reading.description.claims.vocabulary import phrases
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NUMBER_WORDS
from replot.reading.description.lexicon.numbers import decimals_of

__all__ = ["AS_IT_GROWS", "IS_THE_ONE", "Token", "read_tokens"]


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


WORD = re.compile(
    r"(?<![\w.)%])[-+−]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?%?(?![\w])|(?<![\w.])\.\d+|\w[\w'’]*(?:[-.]\w+)*|[^\w\s]"
)
NUMBER = re.compile(r"[-+−]?(?:\d[\d,]*)?\.?\d+%?")
SILENT = "\"“”'‘’*_`/.!"
FIRST = re.compile(r"\w+")


def read_tokens(source: str, names: Names) -> list[Token]:
    """The tokens of a text."""
    lowered = names.plain(source)
    words = list(WORD.finditer(lowered))
    texts = [word.group() for word in words]
    known = phrases()
    out: list[Token] = []
    done = 0
    for k, word in enumerate(words):
        start = word.start()
        if start < done:
            continue
        text = texts[k].removesuffix("'s")
        named = lowered[start : start + 2] in names.heads or lowered[start] in names.heads
        label = names.label_at(lowered, start) if named else None
        if label is not None:
            end, axis, index = label
            out.append(Token("l", start, end, axis, (index,)))
            done = end + (2 if lowered[end : end + 2] in ("'s", "’s") else 0)
            continue
        alias = names.alias_at(lowered, start) if named else None
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
            if out and out[-1].kind == "A" and names.counts(lowered[out[-1].start : out[-1].end]):
                out.append(Token("?", start, word.end()))  # "row 3" may count or name
            found = names.number_before(lowered, start, word.end(), text)
            if found is not None:
                done, axis, index = found
                out.append(Token("l", start, done, axis, (index,)))
                continue
            done = word.end()
            token = _number(text, start, done)
            if out and out[-1].kind == "n" and re.fullmatch(r"\s?[-–—]\s?", lowered[out[-1].end : start]):
                first = out.pop()
                token = Token(
                    "-",
                    first.start,
                    done,
                    "",
                    (),
                    first.value,
                    token.value,
                    max(first.decimals, token.decimals),
                    first.percent or token.percent,
                )
            out.append(token)
            continue
        if text in names.metrics:
            done = word.end()
            out.append(Token("V", start, done))
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
        if (
            text == "under"
            and k + 1 < len(words)
            and (
                names.label_at(lowered, words[k + 1].start()) or names.alias_at(lowered, words[k + 1].start())
            )
        ):
            continue  # "under Direct" names a place, "under 70" a threshold
        for phrase, kind in known.get(text, ()):
            if len(phrase) == 1 or texts[k : k + len(phrase)] == phrase:
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
                if not (
                    out and out[-1].kind == "n" and k + 1 < len(words) and NUMBER.fullmatch(texts[k + 1])
                ):
                    out.append(Token(";" if lowered[start - 1 : start].isspace() else "?", start, done))
            elif text not in SILENT:
                out.append(Token("?", start, done))
    return _joined(_ends_named(out, names))


IS_THE_ONE = re.compile(
    r"is the (?:[\w-]+ ){1,2}with the (?=highest|lowest|best|worst|largest|smallest|weakest|strongest)"
)
AS_IT_GROWS = re.compile(
    r"as (?:the )?(?:number of )?(?P<what>[\w-]+(?: [\w-]+)?) "
    r"(?:grows?|increases?|rises?|gets? (?:longer|larger|bigger|deeper|higher)|goes up)\b"
)


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
    return tokens[:at] + tokens[at + 1 :]


def _number(text: str, start: int, end: int) -> Token:
    bare = text.rstrip("%").replace("−", "-").replace(",", "")
    value = min(float(bare), 1e300)  # a long row of digits is no infinity
    return Token(
        "n", start, end, value=value, decimals=decimals_of(text.rstrip("%")), percent=text.endswith("%")
    )


def _joined(tokens: list[Token]) -> list[Token]:
    """Labels of one axis that stand in a list as one token, and no name of an axis beside its own label."""
    out: list[Token] = []
    for token in tokens:
        if token.kind == "l":
            if (
                out
                and out[-1].kind == "A"
                and out[-1].axis == token.axis
                and not (len(out) > 1 and out[-2].kind in "Qyc")
            ):
                out.pop()
            glue = 0
            while glue < len(out) and glue < 2 and out[-1 - glue].kind in "&,":
                glue += 1
            if (
                glue
                and len(out) > glue
                and out[-1 - glue].kind == "l"
                and out[-1 - glue].axis == token.axis != "xy"
            ):
                before = out[-1 - glue]
                del out[len(out) - glue :]
                out[-1] = Token(
                    "l",
                    before.start,
                    token.end,
                    token.axis,
                    tuple(dict.fromkeys(before.indices + token.indices)),
                )
                continue
        elif token.kind == "A" and out and out[-1].kind == "l" and out[-1].axis == token.axis:
            continue  # "the BLEU row"
        out.append(token)
    return out
