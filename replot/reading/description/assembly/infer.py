"""Axes that the text does not list: taken from its tables and lists."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.assembly.pair_lists import merged, paired_labels
from replot.reading.description.assembly.placed_tables import SQUARE, place_tables
from replot.reading.description.assembly.products import keys_of, parted
from replot.reading.description.assembly.relations import one_against_all, related_variables
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NTH, SEVERAL, count_word
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import split_list, tidy
from replot.reading.description.lexicon.metrics import METRIC
from replot.reading.description.lexicon.numbers import find_quantities, is_missing
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.roles import AXES, CLAIMS, OVERVIEW, is_role_head, role_of
from replot.reading.description.statements.axis_facts import AxisFact
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.outcomes import taken_for
from replot.reading.description.statements.plain_lists import plain_values
from replot.reading.description.statements.related import related
from replot.reading.description.statements.values import COMMENT, may_hold_values

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["SQUARE", "find_only_number", "infer_axes"]

def infer_axes(
    panel: PanelFacts,
    inside: list[Block],
    found: dict[Block, str],
    children: dict[Block, list[Text]],
    fallback: dict[str, AxisFact] | None,
    whole: str,
) -> None:
    """Fill in the categories of a panel's axes, and place its tables; ``whole`` is all of the text."""
    tables = [t for t in panel.tables if t.cells]
    if tables:
        place_tables(panel, tables, whole)
    _listed_by_name(panel, inside)
    if not panel.x.categories and not panel.y.categories:
        _pair_keys(panel, inside)
    if not panel.x.categories and not panel.y.categories:
        _products(panel, inside, found)
    if not panel.x.categories or not panel.y.categories:
        _from_lists(panel, inside, found)
    if not panel.x.categories or not panel.y.categories:
        _assigned(panel, inside)
    if not panel.x.categories and not panel.y.categories:
        _entities(panel, inside, whole)
        if not panel.x.categories:
            _outcome_classes(panel, inside, whole)
        if not panel.x.categories and RELATIONS.search(whole):
            one_against_all(panel, inside)
        if not panel.x.categories:
            _related(panel, inside, whole)
            if RELATIONS.search(whole):
                related_variables(panel, inside)
    elif (
        bool(panel.x.categories) != bool(panel.y.categories)
        and SQUARE.search(whole)
        and _of_one_kind(panel.x.label, panel.y.label)
    ):
        full, empty = (panel.x, panel.y) if panel.x.categories else (panel.y, panel.x)
        own = full.label is not None and empty.label is None
        loose = own and all(LOOSE.fullmatch(m[0]) for m in SQUARE.finditer(whole))
        told = fallback is not None and fallback["x"].categories and fallback["y"].categories
        if not loose and full.kind != "data" and not told:
            empty.categories, empty.kind = full.categories, "data"
    if (
        not panel.x.categories
        and not panel.y.categories
        and len(set(QUADRANT_NAMES.findall(whole.lower()))) >= 3
    ):
        for fact in (panel.x, panel.y):
            fact.categories, fact.kind = ("Negative", "Positive"), "data"
    for axis in "xy":
        _strip_axis_word(getattr(panel, axis))
        _strip_label(getattr(panel, axis))
    if fallback is not None:
        for fact, other in ((panel.x, fallback["x"]), (panel.y, fallback["y"])):
            if not fact.categories and other.categories:
                fact.merge(other)


LOOSE = re.compile(r"(?:correlat|similarit)\w*", re.I)
"""Words of relations in general, which do not make an axis with a name of its own one of two alike."""
RELATIONS = rare(r"\bcorrelat|\bassociation", re.I)
QUADRANT_NAMES = rare(
    r"\b(true negative|false positive|false negative|true positive|tn|fp|fn|"
    r"tp)s?\b"
)
ENTITIES = rare(
    r"\b(?:models?|features?|variables?|class(?:es)?(?: labels)?|categories|tasks?|labels|datasets?|"
    r"languages?|emotions?|tokens?|groups?|parameters?|metrics?|layer groups?|regions?|species|"
    r"countries|teams?|agents?|strategies|"
    r"states?|attributes|measures|measurements|columns|factors|assets|stocks|tickers|indices|newspapers|"
    r"cities|sentiments?|intents?|topics?|systems?|methods?|algorithms?|treebanks|sensors|genes|players|"
    r"brands|products|domains)\b"
    r"(?:\s+\([^()]{0,40}\))?\s*(?:[:—–]|are|is|were|include[sd]?|\(|named|called|,)\s*|"
    r"\b(?:pairings?|matchups?|comparisons?|correlations?|distances?|travel times?|similarit(?:y|ies))"
    r"(?: (?:coefficients?|values?|scores?|in \w+|\([^()]{1,20}\)))?\s+(?:involving|between|among|across)\s+|"
    rf"\b(?:of|for|between|among) (?:{SEVERAL}|\d+) "
    r"(?:[\w-]+ ){0,2}[\w-]+s \((?=[^()]*,)|"
    r"\b(?:with|of|for|into|across|over|between|among) (?:the )?(?:\w+ )?"
    r"(?:classes|categories|labels|models|variables|features|groups|tokens|words)\s+(?=[\w-]+,|[\"“`])",
    re.I,
)
AXIS_WORDS = re.compile(
    r"^(predicted|prediction|pred\.?|actual(?:ly)?|true|truth|reference|gold|target|source|observed|expected|"
    r"generated|fitted)(?: label| class)?s?[ :_-]+(?=\S)",
    re.I,
)


def _strip_axis_word(fact: AxisFact) -> None:
    """Labels that all begin with the axis's own word: ``Pred: Stable`` stands at the tick ``Stable``."""
    if len(fact.categories) < 2:
        return
    found = [AXIS_WORDS.match(c) for c in fact.categories]
    if not all(found):
        return
    words = {m.group(1).lower().rstrip(".") for m in found if m}
    if len(words) != 1:
        return
    fact.categories = tuple(c[m.end() :].strip() for c, m in zip(fact.categories, found, strict=True) if m)
    if fact.label is None and found[0] is not None:
        fact.label = found[0].group(1).rstrip(".")


def _strip_label(fact: AxisFact) -> None:
    """Labels told with the name of their axis: ``Depth 16`` stands at the tick 16 of an axis ``Depth``."""
    name = key(fact.label or "")
    if fact.kind != "data" or len(fact.categories) < 2 or not name:
        return
    lead = re.compile(rf"{re.escape(name.removesuffix('s'))}s?\s+(?=\S)", re.I)
    if all(lead.match(c) for c in fact.categories):
        fact.categories = tuple(lead.sub("", c, count=1) for c in fact.categories)


def _entities(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """One list of names for both axes of a square matrix: ``between three models: A, B and C``."""
    if not SQUARE.search(whole):
        return
    best: tuple[str, ...] = ()
    for block in inside:
        if block.kind not in ("paragraph", "item", "heading") or len(block.text) > 8000:
            continue
        for match in ENTITIES.finditer(block.text.text):
            rest = block.text.text[match.end() - (match.group(0).rstrip()[-1:] == "(") :][:1500]
            stop = re.search(r"[.;](?:\s|$)", rest)
            found = find_labels(rest[: stop.start()] if stop else rest)
            if (
                found is None
                or found.kind == "partial"
                or found.start > 12
                or any(len(t.split()) > 5 for t in found.texts)
                or any(METRIC.fullmatch(t) for t in found.texts)
            ):
                continue
            if len(found.labels) > len(best) and not all(re.fullmatch(r"[-\d.]+", t) for t in found.texts):
                best = found.texts
    if not best:
        best = _counted(inside)
    if not best:
        for block in inside:
            kids = [b for b in inside if b.kind == "item" and b.parents and b.parents[-1] is block]
            if len(kids) >= 2 and ENTITIES.search(block.text.text + " "):
                names = [tidy(lead_of(b)[0]) for b in kids]
                if all(names) and not any(find_only_number(n) for n in names):
                    best = tuple(names)
                    break
    if 2 <= len(best) <= 200:
        for fact in (panel.x, panel.y):
            fact.categories, fact.kind = best, "data"


ROLE = re.compile(
    r"\b(?:true|actual|gold|ground[- ]truth|observed|expected|reference|predict\w*|estimated|assigned|source|"
    r"target|quer(?:y|ies)|keys?|speaker|listener|train\w*|test\w*|from|to|before|after|first|second|sender|"
    r"receiver|row|column|player|opponent|attacker|defender|home|away|teacher|student|input|output|[ijxy])\b",
    re.I,
)
"""What may be said of an axis that has the labels of the other one: ``predicted``, ``source``."""


def _of_one_kind(first: str | None, second: str | None) -> bool:
    """Whether two axes may have the same labels by what they are called: not ``lag`` and ``series``."""
    if not first or not second or (ROLE.search(first) and ROLE.search(second)):
        return True
    words = [{word.rstrip("s") for word in re.findall(r"\w{3,}", key(name))} for name in (first, second)]
    return not words[0].isdisjoint(words[1])


def _outcome_classes(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """The classes of a confusion matrix from what its sentences say was taken for what."""
    if not CONFUSION.search(whole):
        return
    names: dict[str, str] = {}
    for block in inside:
        for sentence in sentences(block.text) if block.kind in ("paragraph", "item") else ():
            for a, b in taken_for(sentence.text) if may_hold_values(sentence.text) else ():
                names.setdefault(key(sentence.text[a:b]).rstrip("s"), sentence.text[a:b])
    if 2 <= len(names) <= MOST_CLASSES and len({len(name.split()) for name in names}) == 1:
        for fact in (panel.x, panel.y):
            fact.categories, fact.kind = tuple(names.values()), "data"


def _related(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """The variables of a correlation matrix from the pairs whose value the text gives."""
    if not CORRELATION.search(whole):
        return
    names: dict[str, str] = {}
    for block in inside:
        for sentence in sentences(block.text) if block.kind in ("paragraph", "item") else ():
            for first, second, _ in related(sentence.text):
                names.setdefault(key(first), tidy(first))
                names.setdefault(key(second), tidy(second))
    if len(names) >= 2:
        for fact in (panel.x, panel.y):
            fact.categories, fact.kind = tuple(names.values()), "data"


CORRELATION = rare(
    r"\bcorrelation (?:matri|heat|map|table|plot)|\bcorrelogram|\bheat ?map of[^.]{0,40}correlation", re.I
)
CONFUSION = rare(r"\bconfusion matri|\bconfusions?\b", re.I)
MOST_CLASSES = 12
NAMED_LIST = rare(
    r"^(?:the )?(?P<name>[^\W\d_][\w -]{1,30}?)(?: (?:labels|ticks|categories))?\s*"
    r"(?:\bare\b|:|\binclude\b)\s+(?P<list>[^.;:()]{3,400})\.?$",
    re.I,
)
"""``Hours are 1 am, 7 am``."""


CLAUSES = re.compile(r";\s+(?:and\s+)?")
EXAMPLES = re.compile(r"e\.g|such as|including|like\b|for example", re.I)


def _listed_by_name(panel: PanelFacts, inside: list[Block]) -> None:
    """Categories of an axis that are listed under its name somewhere else."""
    for fact in (panel.x, panel.y):
        if fact.categories or not fact.label:
            continue
        name = key(fact.label).rstrip("s")
        for block in inside:
            said = sentences(block.text) if block.kind in ("paragraph", "item") else ()
            for clause in (clause for s in said for clause in CLAUSES.split(s.text)):
                match = NAMED_LIST.match(clause) if len(clause) < 600 else None
                if match is None or key(match.group("name")).rstrip("s") != name:
                    match = re.search(rf"\b{re.escape(name)}s \((?P<list>[^()]{{3,400}})\)", clause)
                if match is None or EXAMPLES.match(match.group("list")):
                    continue
                items = split_list(match.group("list"))
                if len(items) > 1 and not all(find_only_number(item.text) for item in items):
                    _put(fact, [item.text for item in items])


COUNTED_NAMES = rare(
    rf"\b(?P<n>{SEVERAL}|\d{{1,2}})\s+(?:[a-z][\w-]*\s+){{0,2}}?[a-z][\w-]*s\s*"
    r"[:(,—–]\s*(?P<list>[^.;:()]{3,400})"
)
"""``three coins: ETH, BTC and SOL``."""


def _counted(inside: list[Block]) -> tuple[str, ...]:
    """Names that follow their number."""
    for block in inside:
        if block.kind in ("paragraph", "item") and len(block.text) < 8000:
            for match in COUNTED_NAMES.finditer(block.text.text):
                names = tuple(label.text for label in split_list(match.group("list")))
                if len(names) == count_word(match.group("n")) and not any(map(find_only_number, names)):
                    return names
    return ()


def _assigned(panel: PanelFacts, inside: list[Block]) -> None:
    """``squad=Falcon priority=P1: 3.5``: what is set equal to the name of an axis is one of its labels."""
    for fact in (panel.x, panel.y):
        if fact.categories or not fact.label:
            continue
        pattern = re.compile(rf"(?<!\w){re.escape(fact.label)}\s*=\s*([^\s,;:]+)", re.I)
        names = [
            m.group(1)
            for b in inside
            if b.kind in ("item", "paragraph") and len(b.text) < 8000
            for m in pattern.finditer(b.text.text)
        ]
        if len(set(names)) >= 2:
            _put(fact, names)


PAIR_KEY = rare(
    r"(?:^|[,;:]\s+|\.\s+)(?P<a>[^\W\d][\w .+/&'-]{0,30}?)\s*(?:→|⟶|->|=>|\bvs\.?|"
    r"\bversus\b|\b(?:in)?to\b(?=[^:;,.]{1,32}:\s))\s*(?P<b>[^\W\d][\w .+/&'-]{0,30}?)\s*(?:[:=]\s*|\s+|"
    r"\()(?=[-−+~≈]?\.?\d)"
)

BEFORE_PAIR = re.compile(
    r"(?:.*\b(?:are|is|were|was|includes?|included|being|namely|for|between)\s+|(?:and|then|finally|while)\s+)+"
)
"""What stands before the first pair of a list, or before the last: ``the strongest are height vs weight``."""
NAME = r"[^\W\d][\w .+/&'-]{0,30}?"
QUOTED_NAME = r"(?:[A-Za-z]+ ){0,2}[\"“`](?P<%s>[^\"“”`\n]{1,40})[\"”`]"
QUOTED_PAIR = rare(
    QUOTED_NAME % "a" + r"\s*(?:→|⟶|->|=>|\bvs\.?|\bversus\b)\s*" + QUOTED_NAME % "b"
    + r"\s*(?:[:=]\s*|\()(?:only |just |about )?[\"`]?(?=[-−+~≈]?\.?\d)"
)
PAIR_HEAD = rare(rf"(?P<a>{NAME})\s*(?:→|⟶|->|↔|<->|\bvs\.?|\bversus\b)\s*(?P<b>{NAME})")


def _pair_keys(panel: PanelFacts, inside: list[Block]) -> None:
    """``de -> nl 58.0``: the two sides of pairs that carry values are the labels of the two axes."""
    left: list[str] = []
    right: list[str] = []
    heads = 0
    for block in inside:
        if block.kind in ("item", "paragraph") and len(block.text) < 8000:
            source = block.text.text
            for match in (*PAIR_KEY.finditer(source), *QUOTED_PAIR.finditer(source)):
                left.append(tidy(BEFORE_PAIR.sub("", match.group("a"))))
                right.append(tidy(match.group("b")))
        if block.kind in ("item", "heading") and (head := PAIR_HEAD.fullmatch(lead_of(block)[0])) is not None:
            below = [b for b in inside if b.parents and b.parents[-1] is block]
            if any(len(list(find_quantities(b.text.text))) == 1 for b in below):
                left.append(tidy(head.group("a")))
                right.append(tidy(head.group("b")))
                heads += 1
    if len(left) < (2 if heads else 3):
        return
    rows, columns = list(dict.fromkeys(left)), list(dict.fromkeys(right))
    shared = set(rows) & set(columns)
    if len(shared) >= 0.5 * max(len(rows), len(columns)):
        both = list(dict.fromkeys(name for pair in zip(left, right, strict=True) for name in pair))
        _put(panel.x, both)
        _put(panel.y, both)
    elif not shared:
        _put(panel.y, rows)
        _put(panel.x, columns)


def _products(panel: PanelFacts, inside: list[Block], found: dict[Block, str]) -> None:
    """``IT × Mon: 2``, ``where IT meets Mon, the value is 2``: all pairs of two sets of names."""
    texts = [
        sentence
        for block in inside
        if block.kind in ("item", "paragraph") and role_of(block, found) not in (CLAIMS, OVERVIEW, AXES)
        for sentence in (sentences(block.text) if len(block.text) < 8000 else ())
    ]
    names = parted(keys_of(texts))
    if names is not None:
        _put(panel.y, list(names[0]))
        _put(panel.x, list(names[1]))


def find_only_number(text: str) -> bool:
    """Whether a text is a bare number."""
    return bool(re.fullmatch(r"[-+−\d.%\s]+", text))


KEYED = re.compile(
    r"^\s*(?P<row>)(?P<key>[^:→=]{1,80}?)\s*(?::\s|→|⟶|->|=>|\s=\s|\s[–—|-]\s)\s*(?P<rest>.+)$"
)


ROW_BEGINS = re.compile(r";\s+(?=[^;:]{1,60}:\s|(?:and )?for (?:the )?[^\s;]|[^;:]{1,40} row \.?\d)")
SPOKEN = re.compile(
    r"\s*(?:[Aa]nd )?(?:(?:[Tt]he (?:values|counts|scores|numbers|"
    r"figures) )?(?:[Ff]or|[Aa]t|[Ii]n|[Oo]n|[Uu]nder|[Ww]ith) (?:the )?(?P<key>[^,:;]{1,40}?),?\s+"
    r"(?:(?:the |its )(?:\w+ ){1,3}?|they |it |we )?(?:are|is|read|reads|have|has|see|"
    r"get)(?: from left to right)?,?|"
    r"(?:[Tt]he )?(?P<row>[A-Z][\w .&-]{0,30}?|[\w .&-]{1,30}?(?= row\b))"
    r"(?:(?: row)? (?:has|reads|gets|scores|shows|holds|contains)| row(?=\s[-−+~≈]?\.?\d)))"
    r"\s*(?P<rest>[-−+~≈]?\.?\d.*)$"
)
"""``For Red the counts are 4, 0 and 7``: a row in a sentence."""
SPOKEN_PAIRS = re.compile(
    r"^\s*(?P<row>)(?:and |while )?(?:(?:in|for|at|on) (?:the )?)?(?P<key>[^\W\d_][\w .+/&'-]{0,40}?)(?:,\s+|"
    r"\s+(?:it )?(?:is|are|was|were|has|have|had|reads?|shows?|"
    r"scores?|gets?|reaches|achieves|gives|yields|holds|contains|records)\s+)(?P<rest>.+)$",
    re.I,
)
"""``In Paris it is 3 in January ...``: a line of pairs whose key stands in running words."""


OF_AXIS = re.compile(r"(?:the )?(?:columns|rows|cols)(?:[,( ].*)?|.*\bax[ie]s\b.*|[xy]", re.I)
"""A key that names an axis and no label."""


DECIMAL = re.compile(r"\d\.\d|[-−+~]\d")
"""What a name of a line does not hold: a value."""
LINE_OF_GRID = re.compile(
    r"(?:(?:in|for|on|at|within|along|of)\s+)?(?:the\s+)?(?:"
    r"(?P<a>row|column|line)\s*(?:#?\d+\s*[(\[–—-]|:)\s*(?P<n>.+?)\s*[)\]]?|"
    r"\w+\s+(?P<b>row|column)\s*\((?P<m>.+)\)|"
    r"(?P<c>row|column|line)\s+(?:(?:for|of)\s+)?(?:[\"“'`](?P<q>[^\"”'`]+)[\"”'`]|(?P<o>[^\W\d].*))|"
    r"(?P<p>.+?)\s+(?P<d>row|column))",
    re.I,
)
"""``Row 2 (oak)``, ``row "oak"``, ``in the oak row``: a line of the grid and its name."""
LEADS_TO = re.compile(r"(?:looking at|turning to|as for|considering|moving to|within)\s+(?:the )?", re.I)
KIND_QUOTED = re.compile(r"(?:(?:for|in|at|with) )?(?:the )?[A-Za-z]+(?: [a-z]+)? [\"“`]([^\"”`]+)[\"”`]")
"""``token "mat"``: what a label is one of, and the label."""
ORDINAL = re.compile(rf"{NTH}|last|top|bottom|middle|next|other", re.I)


def _line_name(said: str) -> tuple[str, str]:
    """The axis that the words of a key tell (or nothing), and the name of the line."""
    said = LEADS_TO.sub("", said.strip(), count=1) if LEADS_TO.match(said.strip()) else said
    line = LINE_OF_GRID.fullmatch(said.strip())
    if line is None:
        kind = KIND_QUOTED.fullmatch(said.strip())
        return "", kind[1] if kind else said
    name = next(line[g] for g in "nmqop" if line[g])
    if ORDINAL.fullmatch(name):
        return "", said
    word = next(line[g] for g in "abcd" if line[g]).lower()
    return {"row": "y", "column": "x"}.get(word, ""), name


def _from_lists(panel: PanelFacts, inside: list[Block], found: dict[Block, str]) -> None:
    """Labels from nested or plain lists of ``key: values``."""
    leaves: list[tuple[Block, str, str]] = []
    sources: list[tuple[Block, str]] = []
    told: dict[str, str] = {}
    for block in inside:
        role = role_of(block, found)
        if block.kind not in ("item", "paragraph") or role in (CLAIMS, OVERVIEW, AXES):
            continue
        if len(block.text) > 8000:
            continue
        sources.extend(
            (block, piece)
            for s in sentences(block.text)
            for piece in ROW_BEGINS.split(s.text)
        )
    for block, source in sources:
        if COMMENT.match(source):
            continue
        match = KEYED.match(source) or SPOKEN.match(source)
        if match is None and (spoken := SPOKEN_PAIRS.match(source)) and paired_labels(spoken.group("rest")):
            match = spoken if not DECIMAL.search(spoken.group("key")) else None
        name = (match.group("key") or match.group("row")) if match else ""
        if match and not is_role_head(name) and not OF_AXIS.fullmatch(name.strip()):
            axis, name = _line_name(name)
            told.setdefault(tidy(name), axis)
            leaves.append((block, tidy(name), match.group("rest")))
    frame = Frame(panel.x.categories, panel.y.categories, panel.x.label, panel.y.label)
    keys: dict[str, list[str]] = {}
    parents: dict[str, list[str]] = {}
    for block, name, rest in leaves:
        values = plain_values(rest.rstrip("."), frame)
        if values is None and panel.x.categories and not panel.y.categories:
            named = {p for m in frame.mentions(rest) for p in m.places}
            if len(named) >= 2 and len(list(find_quantities(rest))) >= len(named):
                keys.setdefault("list", []).append(name)
                parents.setdefault("list", []).append("")
                continue
        if values is None or (not any(q is not None for q, _, _ in values) and not is_missing(rest)):
            continue
        lead = ""
        for parent in reversed(block.parents):
            head, _ = lead_of(parent)
            if head and not is_role_head(head) and parent is not None and panel.title != head:
                lead = tidy(re.sub(r"\s*\([^()]*\)$", "", head)) if frame.resolve(head) is None else head
                break
        shape = "single" if len(values) == 1 else "list"
        keys.setdefault(shape, []).append(name)
        parents.setdefault(shape, []).append(lead)
    if _from_pairs(panel, leaves, frame, told):
        return
    has_x, has_y = bool(panel.x.categories), bool(panel.y.categories)
    singles, lists = keys.get("single", []), keys.get("list", [])
    if len(lists) >= 2 and (axis := _told_axis(lists, told)):
        if not getattr(panel, axis).categories:
            _put(getattr(panel, axis), lists)
        return
    if lists and len(lists) >= 2 and not has_y and has_x:
        if not any(frame.resolve(name, "x") for name in lists):
            _put(panel.y, lists)
        return
    if (
        lists
        and len(lists) >= 2
        and has_y
        and not has_x
        and not any(frame.resolve(name, "y") for name in lists)
    ):
        _put(panel.x, lists)
        return
    if len(singles) >= 3:
        heads = list(dict.fromkeys(parents["single"]))
        names = list(dict.fromkeys(singles))
        if len(heads) >= 2 and len(names) >= 2 and all(heads):
            names_x, heads_y = not has_x or _share(names, frame, "x"), not has_y or _share(heads, frame, "y")
            if has_y and _share(names, frame, "y") and not has_x:
                _put(panel.x, heads)
            elif has_x and _share(heads, frame, "x") and not has_y:
                _put(panel.y, names)
            else:
                if not has_y and names_x:
                    _put(panel.y, heads)
                if not has_x and heads_y:
                    _put(panel.x, names)


def _from_pairs(
    panel: PanelFacts, leaves: list[tuple[Block, str, str]], frame: Frame, told: dict[str, str]
) -> bool:
    """Whether lines such as ``Week 1: Wed 3, Thu 5`` told an axis that was not known."""
    pairs = [(name, labels) for _, name, rest in leaves if len(labels := paired_labels(rest)) > 1]
    seen = Counter(label for _, labels in pairs for label in labels)
    if pairs and {name for name, _ in pairs} == set(seen) and not (panel.x.categories or panel.y.categories):
        for fact in (panel.x, panel.y):  # a square: each line names all
            _put(fact, merged(labels for _, labels in pairs))
        return True
    if any(name in seen for name, _ in pairs):
        return False
    pairs = [(name, labels) for name, labels in pairs if any(seen[label] > 1 for label in labels)]
    if len(pairs) < 2 or len({name for name, _ in pairs}) < len(pairs):
        return False
    keys, labels = [name for name, _ in pairs], merged(labels for _, labels in pairs)
    kinds = {name.split(" ", 1)[0] for name in keys}
    bare = [name.partition(" ")[2] for name in keys]
    if len(kinds) == 1 and 2 * len(set(bare) & set(labels)) >= len(bare):
        keys = bare  # "Class cat: cat 3, dog 4"
    has_x, has_y = bool(panel.x.categories), bool(panel.y.categories)
    axis = _told_axis(keys, told)
    turned = (has_x and _share(keys, frame, "x")) or (has_y and _share(labels, frame, "y"))
    if axis == "x" or (not axis and turned):
        keys, labels = labels, keys
    elif (has_x and not _share(labels, frame, "x")) or (has_y and not _share(keys, frame, "y")):
        return False
    if not has_y:
        _put(panel.y, keys)
    if not has_x:
        _put(panel.x, labels)
    return True


def _told_axis(names: list[str], told: dict[str, str]) -> str:
    """The axis that all keys say they are on, or nothing."""
    axes = {told.get(name, "") for name in names}
    return axes.pop() if len(axes) == 1 else ""


def _share(names: list[str], frame: Frame, axis: str) -> bool:
    return sum(frame.resolve(name, axis) is not None for name in names) >= 0.5 * len(names)


COUNTED = re.compile(r"^(?:cell|row|column|col\.?)\s*#?(\d{1,4})$", re.I)


LED = re.compile(r"(from|into|to|in|at|on|for|with|by)\s+(?=\S)", re.I)
"""A preposition that every key begins with: ``From German: into English 34.2``."""


def _put(fact: AxisFact, labels: list[str]) -> None:
    counted = [COUNTED.match(re.sub(r"\s*\([^()]*\)$", "", label)) for label in labels]
    if all(counted):
        labels = [m.group(1) for m in counted if m]
    led = [LED.match(label) for label in labels]
    if len({m[1].lower() if m else "" for m in led}) == 1 and led[0] is not None:
        labels = [label[m.end() :] for label, m in zip(labels, led, strict=True) if m]
    fact.categories = tuple(dict.fromkeys(labels))
    fact.kind = "data"
