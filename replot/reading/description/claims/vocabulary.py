"""The words that a claim may be made of.

A claim is judged only if every word of it is known, so that no *mostly*, *about* or *except* can be
overlooked. Each word or phrase is of one kind, written as one character, and the rules look at the
kinds in their order: ``never falls below 90`` is ``ND<n``.
"""

from __future__ import annotations

from functools import cache

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NUMBER_WORDS

__all__ = ["POLARITY", "TRIGGERS", "known_words", "phrases"]

KINDS = """
H   highest, maximum, max, largest, greatest, peak, biggest, summit
h   lowest, minimum, min, smallest
B   best
b   worst, poorest
M   strongest
m   weakest
P   peaks, peaking
W   anywhere, overall, absolute, global, of all, in the whole grid, in the grid, of the grid
W   of the whole grid, in the entire grid, of the chart, in the chart, in the entire chart, in the whole chart
W   of the figure, in the figure, of the whole figure, in the entire figure, in the whole figure
W   of the heatmap, in the heatmap, in the entire heatmap, of the heat map, in the heat map
W   of the map, in the map
W   of the matrix, in the matrix, in the entire matrix, of the table, in the table, of the plot, in the plot
W   in the dataset, in the entire dataset
V   value, values, score, scores, accuracy, accuracies, result, results, number, numbers, reading, readings
V   entry, entries, cell, cells, data, pair, pairs, correlation, correlations, coefficient, coefficients
V   square, squares, tile, tiles, performance, percentage, percentages, figure, figures, level, levels
V   point, choice, success rate, rate
O   off-diagonal, off diagonal, off the diagonal, outside the diagonal
G   diagonal, on the diagonal, along the diagonal
y   any
Q   every, each, all, always, consistently, throughout, everywhere, across, both, invariably, uniformly
N   no, never, none, no single
o   only
E   exactly, just
>   above, over, exceed, exceeds, exceeding, exceeded, higher than, more than, greater than, larger than
>   surpasses, surpass
<   below, under, lower than, less than, smaller than, fewer than
]   at least, at or above, or more, or higher, or above, or greater, no less than, no lower than
]   not less than, not below, a minimum of
[   at most, at or below, or less, or lower, or below, or fewer, no more than, no higher than
[   not more than, not above, a maximum of
^   higher, larger, greater
v   lower, smaller
}   beats, beat, outperforms, outperform, better, better than, ahead of, ahead, superior to
}   performs better than, wins over
{   worse, worse than, behind, underperforms, trails, inferior to, performs worse than
$   leads, lead
S   stay, stays, staying, stayed, remain, remains, remaining, remained, keep, keeps, keeping
S   maintain, maintains, maintaining, lie, lies
K   has, have, had, having, contain, contains, containing, hold, holds, holding, shows, show, lists
K   reach, reaches, reaching, reached, achieve, achieves, achieved, scores, attains, records, get, gets
U   rise, rises, rising, rose, increase, increases, increasing, increased, climb, climbs, climbing
U   grow, grows, growing, gain, gains, gained, goes up, go up, jump, jumps, increasing trend
D   fall, falls, falling, fell, drop, drops, dropping, dropped, decrease, decreases, decreasing, decreased
D   decline, declines, declining, declined, dip, dips, dipping, goes down, go down, lose, loses, lost, loss
D   down
I   improve, improves, improving, improved, gets better, get better, getting better
i   degrade, degrades, degrading, worsen, worsens, worsening, gets worse, get worse, getting worse
i   ever gets worse, deteriorates
T   strictly, monotonically, monotonic, without interruption, without exception, at every step
T   at every single step, at each step, at each single step, with every step, with each step
↑   from the bottom row to the top row, from bottom to top, from the bottom to the top
↓   from the top row to the bottom row, from top to bottom, from the top to the bottom
→   from left to right, from the left to the right, from the leftmost to the rightmost column
s   single-step, one-step, from one additional step, from one step, in one step, per step, between adjacent
s   between neighbouring, between neighboring, between consecutive, from one to the next
R   vary, varies, varying, differ, differs, spread
r   range, ranges, ranging, span, spans, spanning
Z   occurs, appears, occur, appear
z   times
a   average, averages, averaging, mean, averaged
X   no data, no data points, no data available, missing data, missing values, missing cells, empty cells
X   blank cells, no values, no value, no entries, no cells, no cell, lacks data, lack data, lacks values
X   lack values, missing, empty, blank, unfilled, has no data, have no data, is empty, are empty
F   filled, populated, non-empty, not empty, filled in
d   points, percentage points, pp, p.p., percent points
&   and, &, as well as
f   from
t   to
w   between
j   by
L   its, their, its own, own
:   :
    the, a, an, of, than, in, at, on, for, with, is, are, was, were, be, been, being, it, this, that, these
    those, which, also, as, where both have a value, where both have values, where both have cells
    wherever it was measured, wherever they were measured, wherever measured, where measured
    where it has a number, where it has a value, where it has a cell, where it has data
    where they have values
    for which it has a cell, for which it has a value, for which it has data, it was measured
    in which it was measured, when it is measured, measured, tested, listed, evaluated, recorded, observed
    available, given, stated, reported, found, located, printed, shown, displayed, seen, obtained, occurring
    achieved by, reached by, held by, attained by, belongs to, belong to, sits, sit, a total of, in total
    in contrast, however small, one, ones, respective, corresponding, named, skill named, then, there
    possible
    in terms of, the value of, model, models, when, using, combination of, the combination of, goes, going
    moves, marks, mark, namely, i.e., down to
"""
"""Kind and its words and phrases, parted by commas; what stands without a kind says nothing.

The kinds are: highest, lowest, best, worst, strongest, weakest, *peaks*; the whole figure; values; off
and on the diagonal; any, every, no, only, exactly; above, below, at least, at most; higher, lower,
better, worse, leading; staying, having; rising, falling, improving, worsening, strictly, and which way;
a single step; varying, ranging; occurring, times; the mean; missing, filled; points; and the glue.
"""

MORE_IS_BETTER = """
accuracy accuracies recall precision f1 score scores auc auroc auprc pass@1 success correct exact match
bleu rouge r2 r² win agreement reward efficiency yield satisfaction coverage sensitivity specificity dice
iou map ndcg mrr hit hits
"""
LESS_IS_BETTER = """
loss error errors perplexity ppl wer cer mae mse rmse latency time duration cost regret ece brier fid
distance deviation risk failure failures misses delay
"""
POLARITY = {1: frozenset(MORE_IS_BETTER.split()), -1: frozenset(LESS_IS_BETTER.split())}
"""Words of a colour bar's label or of a title that tell whether more is better."""

TELLING = """
highest lowest maximum minimum largest smallest greatest peak peaks best worst poorest weakest strongest
summit never always every each all consistently throughout everywhere above below under over exceed
exceeds least most than no lacks missing empty blank filled populated times beats beat outperforms ahead
behind leads better worse decreases increases strictly monotonically without range ranges ranging between
varies vary differ average averages gains loses drops falls rises only contains drop reaches reached
achieves has have had holds shows scores attains records
"""
TRIGGERS = frozenset(TELLING.split())
"""A sentence with none of these words makes no claim that can be judged."""


@cache
def known_words() -> frozenset[str]:
    """Every single word of the vocabulary."""
    return frozenset(re.findall(r"\w+", KINDS)) | NUMBER_WORDS.keys()


@cache
def phrases() -> dict[str, list[tuple[list[str], str]]]:
    """First word -> phrases that begin with it, the longest first, each with its kind."""
    out: dict[str, list[tuple[list[str], str]]] = {}
    for line in KINDS.strip("\n").split("\n"):
        kind, listed = line[:1].strip(), line[1:]
        for phrase in listed.split(","):
            words = phrase.split()
            if words:
                out.setdefault(words[0], []).append((words, kind))
    for found in out.values():
        found.sort(key=lambda pair: len(pair[0]), reverse=True)
    out[","] = [([","], ",")]
    return out
