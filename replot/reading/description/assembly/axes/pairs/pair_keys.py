"""Axes from keys that name a row and a column: de -> nl 58.0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.entities import listed_with
from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.assembly.axes.pairs.all_pairs import names_of_all_pairs
from replot.reading.description.assembly.axes.pairs.products import keys_of, led_by_first, parted
from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.relation_talk import STATISTIC
from replot.reading.description.lexicon.signs import PICTURES

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts


__all__ = ["axes_of_pairs", "axes_of_products"]
VALUE_AHEAD = r"(?=[-−+~≈]?\.?\d)"
PICTURE = rf"(?:[{PICTURES}]{{1,4}}\s?)?"
TIED = r"→|⟶|->|=>|↔|<->|\bvs\.?|\bversus\b"
PAIR_KEY = rare(
    rf"(?:^|[,;:]\s+|\.\s+|\s—\s+){PICTURE}[\"“]?(?P<a>[^\W\d](?:[\w +/&'-]|\.(?!\s+[A-Z])){{0,30}}?)\s*"
    rf"(?:{TIED}|\b(?:in)?to\b(?=[^:;,.]{{1,32}}:\s))\s*"
    rf"{PICTURE}(?P<b>[^\W\d][\w .+/&'-]{{0,30}}?)[\"”]?(?:\s+{STATISTIC}(?=\s?=))?"
    r"(?:\s+(?:is|are|was|were)(?: [a-z-]+){1,3}(?=\s?\())?\s*(?:[:=]\s*|"
    rf"\s+(?:(?:is|was|at) )?|\(){VALUE_AHEAD}"
)
TIE = re.compile(r"→|⟶|->|=>|↔|\b(?:vs|versus|(?:in)?to)\b")
"""What stands between one of several things and another one of the same kind."""
MUTUAL = re.compile(r"↔|<->")
"""What ties two things of one kind, whatever else is told of them."""
BEFORE_PAIR = re.compile(
    r"(?:.*\b(?:are|is|were|was|includes?|included|being|namely|for|between)\s+|(?:and|then|finally|while)\s+)++"
)
"""What stands before the first pair of a list, or before the last: ``the strongest are height vs weight``."""
NAME = r"[^\W\d][\w .+/&'-]{0,30}?"
QUOTED_NAME = r"(?:[A-Za-z]+ ){0,2}[\"“`](?P<%s>[^\"“”`\n]{1,40})[\"”`]"
QUOTED_PAIR = rare(
    QUOTED_NAME % "a" + rf"\s*(?:{TIED})\s*" + QUOTED_NAME % "b"
    + r"\s*(?:[:=]\s*|\()(?:only |just |about )?[\"`]?" + VALUE_AHEAD
)
BRACKET_PAIR = rare(rf"\((?P<a>{NAME}), (?P<b>[\w .+/&'-]{{1,30}}?)\)\s*(?:[:=→]|->|is|was)\s*{VALUE_AHEAD}")
"""``(North, Q1) = 10``."""
LINES_PAIR = rare(
    r"\brow\s+[\"“`]?(?P<a>[\w.+/&'-]{1,30})[\"”`]?(?:\s*,|\s+and)?\s+(?:the\s+)?col(?:umn)?\s+[\"“`]?"
    rf"(?P<b>[\w.+/&'-]{{1,30}}?)[\"”`]?\s*(?:[:=→,]|->|is|was|holds|contains|reads|shows)\s*{VALUE_AHEAD}",
    re.I,
)
"""``at row North and column Q1 is 10``."""
PAIR_HEAD = rare(rf"(?P<a>{NAME})\s*(?:→|⟶|->|↔|<->|\bvs\.?|\bversus\b)\s*(?P<b>{NAME})")
VERB = r"is|at|takes?|took|costs?|reach(?:es)?|gets?|gives?|scores?|has|had|needs?|lasts?"
WORD = rf"(?!(?:to|from|and|or|with|are|was|it|goes|falls|rises|drops|{VERB})\b)[^\W\d][\w+/&'-]*"
TO_PAIR = rare(
    rf"(?:^|[,;:.]\s+)(?:and )?(?:[Ff]rom )?(?P<a>{WORD}(?: {WORD}){{0,2}}) to "
    rf"(?P<b>{WORD}(?: {WORD}){{0,2}})"
    rf"(?: (?:it )?(?:{VERB}))? [-−+~≈]?\d*\.?\d+\s?%?(?: [a-z]+)?(?=\s*(?:[,;]|\.(?:\s|$)|$))"
)
"""``books to films 78.2,``: all that a clause says."""
AND_PAIR = rare(
    rf"\W{{0,8}}(?P<a>{NAME})[\"”]?\s+(?:and|&)\s+[\"“]?(?P<b>{NAME})[\"”]?\s*\({VALUE_AHEAD}[-−+~≈]?\d*\.?\d+\s?%?\)"
    r"(?=\s*(?:→|⟶|->|=>|[-–—:;.]|$))"
)
"""``- rain and wind (0.4) →``: a pair as well where others of the list are tied."""
OF_KIND = rare(r"\b(?:un)?correlat|\bassociat|\bsimilar|\bdistan", re.I)
PAIRS = (PAIR_KEY, QUOTED_PAIR, BRACKET_PAIR, LINES_PAIR, TO_PAIR)


def axes_of_pairs(panel: PanelFacts, inside: list[Block], *, last: bool = False) -> None:
    """``de -> nl 58.0``: the two sides of pairs that carry values are the labels of the two axes.

    Where nothing else tells the axes (``last``), two pairs that mirror each other are enough.
    """
    left: list[str] = []
    right: list[str] = []
    joined: list[tuple[int, str, str, bool]] = []
    tied = mutual = heads = 0
    for block in inside:
        if block.is_prose and len(block.text) < 8000:
            source = block.text.text
            for match in (m for pattern in PAIRS for m in pattern.finditer(source)):
                left.append(tidy(BEFORE_PAIR.sub("", match.group("a"))))
                right.append(tidy(match.group("b")))
                tied += TIE.search(match.group()) is not None
                mutual += MUTUAL.search(match.group()) is not None
            if block.kind == "item" and (two := AND_PAIR.match(source)) is not None:
                joined.append((len(left), tidy(two["a"]), tidy(two["b"]), bool(OF_KIND.search(source))))
        if block.kind in ("item", "heading") and (head := PAIR_HEAD.fullmatch(lead_of(block)[0])) is not None:
            below = [b for b in inside if b.parents and b.parents[-1] is block]
            if any(len(list(find_quantities(b.text.text))) == 1 for b in below):
                left.append(tidy(head.group("a")))
                right.append(tidy(head.group("b")))
                heads += 1
    mirrored = last and len(left) > 1 and set(left) == set(right)
    if len(left) < (2 if heads or mirrored else 3):
        return
    known = {*left, *right}
    joined = [pair for pair in joined if pair[3] or not known.isdisjoint(pair[1:3])]
    if joined and tied == len(left):  # those that "and" joins are of one kind, and so are all
        for more, (at, first, second, _) in enumerate(joined):
            left.insert(at + more, first)
            right.insert(at + more, second)
        mutual = len(left)
    small = {name for name in (*left, *right) if name[0].islower()}  # "Books" only begins a sentence
    left, right = ([n.lower() if n.lower() in small else n for n in names] for names in (left, right))
    rows, columns = list(dict.fromkeys(left)), list(dict.fromkeys(right))
    shared = set(rows) & set(columns)
    square = len(shared) >= 0.5 * max(len(rows), len(columns)) or (shared and tied == len(left))
    if square or mutual == len(left):
        both = dict.fromkeys(name for pair in zip(left, right, strict=True) for name in pair)
        names = listed_with(inside, set(both)) or both
        put_labels(panel.x, list(names))
        put_labels(panel.y, list(names))
    elif not shared:
        put_labels(panel.y, rows)
        put_labels(panel.x, columns)


def axes_of_products(panel: PanelFacts, texts: list[Text], inside: list[Block]) -> None:
    """``IT × Mon: 2``, ``where IT meets Mon, the value is 2``: all pairs of two sets of names."""
    if both := names_of_all_pairs(text.text for text in texts):
        told = (s for b in inside if b.is_prose for s in sentences(b.text))
        _put_on_both(panel, both, [text for text in told if "," in text.text])
        return
    names = parted(keys_of(texts)) or led_by_first(texts)
    if names is not None:
        put_labels(panel.y, list(names[0]))
        put_labels(panel.x, list(names[1]))


def _put_on_both(panel: PanelFacts, names: tuple[str, ...], sentences: list[Text]) -> None:
    """Names on both axes: as the text lists them, where it does."""
    from replot.reading.description.assembly.rivals.told_lists import lists_of

    lists = [c for c in lists_of(sentences) if len(c.texts) == len(names) and not c.axis]
    listed = next((c.fact for c in lists if set(c.texts) == set(names)), None)
    coded = next(filter(None, (_codes_of(c.texts, names) for c in lists)), ()) or _in_order(names, sentences)
    for fact in (panel.x, panel.y):
        if listed is not None:
            fact.merge(listed)
        else:
            put_labels(fact, list(coded))


def _in_order(names: tuple[str, ...], sentences: list[Text]) -> tuple[str, ...]:
    """The names in the order in which one sentence tells all of them, with nothing but commas between."""
    one = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    told = rf"(?<!\w)(?:{one})(?:,? and |, )"
    for text in sentences:
        for run in re.finditer(rf"(?:{told}){{{len(names) - 1}}}(?:{one})(?!\w)", text.text, re.I):
            order = [name.lower() for name in re.findall(one, run[0], re.I)]
            if sorted(order) == sorted(name.lower() for name in names):
                return tuple(sorted(names, key=lambda name: order.index(name.lower())))
    return names


def _codes_of(listed: tuple[str, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    """The names in the order of a list that says what each of them stands for: ``Q1 Trust, Q2 Ease``.

    What follows right behind the code belongs to the label, what stands in brackets does not.
    """
    found = [[n for n in names if re.search(rf"(?<!\w){re.escape(n)}(?!\w)", item)] for item in listed]
    codes = tuple(each[0] for each in found if len(each) == 1)
    if set(codes) != set(names) or len(codes) != len(listed):
        return ()
    whole = all(re.match(rf"{re.escape(n)} [^\W\d_]", item) for n, item in zip(codes, listed, strict=True))
    return listed if whole else codes
