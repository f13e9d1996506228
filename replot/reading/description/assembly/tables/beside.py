"""Tables of scores that stand beside a figure: what tells them, and what they tell of it."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.metrics import AVERAGES, METRIC, STATISTIC
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.tables.facts import TableFact

__all__ = ["before_figure", "classes_of_report", "heads_of", "of_metrics"]


def heads_of(table: TableFact) -> list[str]:
    """What a table has columns of, or rows where nothing heads its columns."""
    return list(filter(None, table.columns)) or table.rows


def of_metrics(grid: list[TableFact]) -> bool:
    """Whether columns or rows of a table are metrics, as in a classification report, or some statistics.

    Around a matrix, whose first rows are its first columns too, metrics are margins.
    """
    if all(AVERAGES.fullmatch(name.strip()) for name in grid[0].rows):
        return True  # the last lines of a report, apart from the others
    firsts = [[key(name) for name in names[:CORE]] for names in (grid[0].rows, grid[0].columns)]
    metrics = any(any(map(METRIC.fullmatch, _said(name))) for name in firsts[0])
    if len(firsts[0]) == CORE and firsts[0] == firsts[1] and not metrics:
        return False
    return any(
        sum(any(map(kind.fullmatch, _said(name))) for name in names) > max(len(names) / 2, fewest - 1)
        for names in (grid[0].columns, grid[0].rows)
        for kind, fewest in ((METRIC, 1), (STATISTIC, 2))
    )


CORE = 2
"""Rows and columns of the same names that make a matrix at least."""
OF_CLASS = re.compile(r"[^\W\d][\w-]*(?: [\w-]+)? (?=(?:precision|recall|f1|sensitivity)\b)", re.I)
"""``Oak`` of ``Oak recall``."""
VERDICT = re.compile(r"(?:(?:in)?correctly|wrongly|rightly) \w+ed|mis-?\w+ed as .+", re.I)
"""``Misclassified as oak``, in a list of metrics."""


def _said(name: str) -> tuple[str, ...]:
    """A name, and the metric of a class that it may be."""
    name = name.strip()
    return (name, "recall") if VERDICT.fullmatch(name) else (name, OF_CLASS.sub("", name, count=1))


BELOW = rare(
    r"\b(?:heat ?maps?|(?:confusion|probability|correlation|similarity) matri(?:x|ces)) "
    r"(?:(?:shown|given|seen) )?(?:below|beneath)\b|\b(?:following|next) (?:heat ?maps?|figures?|plots?)\b|"
    r"\bbelow(?:,| is| we (?:show|plot))[^.]{0,40}\bheat ?map\b",
    re.I,
)
"""``The heatmap below shows``."""
SAME = re.compile(r"\b(?:these|those|this table|the (?:table|values|numbers|scores)|same|above)\b", re.I)
"""What tells that a heatmap shows what stands in a table."""
WORDS = re.compile(r"\w+")


def before_figure(
    blocks: list[Block], grids: dict[Block, list[TableFact]], metrics: list[Block]
) -> list[Block]:
    """The tables of ``metrics`` before the words for a heatmap below them that name none of these."""
    last = max(k for k, block in enumerate(blocks) if block in grids)
    announced = next((b.text.text for b in blocks[last:] if b.is_prose and BELOW.search(b.text.text)), "")
    if not announced or SAME.search(announced):
        return []
    told = f" {' '.join(WORDS.findall(key(announced)))} "
    heads = (" ".join(WORDS.findall(key(name))) for b in metrics for name in heads_of(grids[b][0]))
    return [] if any(f" {head} " in told for head in heads) else metrics


MODELS = re.compile(
    r"\W*(?:models?|methods?|algorithms?|classifiers?|approach(?:es)?|systems?|runs?|folds?|"
    r"experiments?|config\w*|settings?|variants?|baselines?|data ?sets?|metrics?)\b.*",
    re.I,
)
"""What heads the rows of a table of scores that are no classes."""


def classes_of_report(grids: dict[Block, list[TableFact]]) -> tuple[str, ...]:
    """The classes of a table of scores: its rows down to the averages."""
    for tables in grids.values():
        first = tables[0]
        end = next((k for k, n in enumerate(first.rows) if AVERAGES.fullmatch(n.strip())), len(first.rows))
        if end >= CORE and _is_report(first) and not MODELS.fullmatch(first.row_name or ""):
            return tuple(first.rows[:end])
    return ()


def _is_report(table: TableFact) -> bool:
    """Whether a table has both precision and recall, or nothing but metrics of what it names."""
    if {"precision", "recall"} <= set(map(key, table.columns)):
        return True
    scores = all(any(map(METRIC.fullmatch, _said(name))) for name in table.columns)
    return table.row_name is not None and len(table.columns) > 1 and scores
