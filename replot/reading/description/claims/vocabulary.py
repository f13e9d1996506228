"""The words that a claim may be made of.

A claim is judged only if every word of it is known, so that no "mostly", "about" or "except" can be
overlooked. Each word belongs to one kind, written as one character; the rules look at the kinds.
"""

from __future__ import annotations

from functools import cache

__all__ = ["KINDS", "NUMBER_WORDS", "POLARITY", "TRIGGER_WORDS", "phrases"]

KINDS = {
    # extremes
    "H": "highest, maximum, max, largest, greatest, peak, biggest, summit",
    "h": "lowest, minimum, min, smallest",
    "B": "best",
    "b": "worst, poorest",
    "M": "strongest",
    "m": "weakest",
    "P": "peaks, peaking",
    # the whole figure
    "W": "anywhere, overall, absolute, global, of all, in the whole grid, in the grid, of the grid, of the whole grid, "
         "in the entire grid, of the chart, in the chart, in the entire chart, in the whole chart, of the figure, in the figure, "
         "of the whole figure, in the entire figure, in the whole figure, of the heatmap, in the heatmap, in the entire heatmap, "
         "of the heat map, in the heat map, of the map, in the map, of the matrix, in the matrix, of the table, in the table, "
         "of the plot, in the plot, in the entire matrix, in the dataset, in the entire dataset",
    # values and cells
    "V": "value, values, score, scores, accuracy, accuracies, result, results, number, numbers, reading, readings, entry, entries, "
         "cell, cells, square, squares, tile, tiles, performance, percentage, percentages, figure, figures, level, levels, point, choice, "
         "success rate, rate",
    "O": "off-diagonal, off diagonal, off the diagonal, outside the diagonal",
    "G": "diagonal, on the diagonal, along the diagonal",
    # all of them
    "Q": "every, each, all, any, always, consistently, throughout, everywhere, across, both, everywhere else, invariably, uniformly",
    "N": "no, never, none, no single",
    "o": "only",
    # thresholds
    ">": "above, over, exceed, exceeds, exceeding, exceeded, higher than, more than, greater than, larger than, surpasses, surpass",
    "<": "below, under, lower than, less than, smaller than, fewer than",
    "]": "at least, at or above, or more, or higher, or above, or greater, no less than, no lower than, not less than, not below, a minimum of",
    "[": "at most, at or below, or less, or lower, or below, or fewer, no more than, no higher than, not more than, not above, a maximum of",
    # verbs
    "S": "stay, stays, staying, stayed, remain, remains, remaining, remained, keep, keeps, keeping, maintain, maintains, maintaining, lie, lies",
    "K": "has, have, had, having, contain, contains, containing, hold, holds, holding, shows, show, lists, reach, reaches, reaching, "
         "reached, achieve, achieves, achieved, scores, attains, records, get, gets",
    "U": "rise, rises, rising, rose, increase, increases, increasing, increased, climb, climbs, climbing, grow, grows, growing, gain, "
         "gains, gained, goes up, go up, jump, jumps, increasing trend",
    "D": "fall, falls, falling, fell, drop, drops, dropping, dropped, decrease, decreases, decreasing, decreased, decline, declines, "
         "declining, declined, dip, dips, dipping, goes down, go down, lose, loses, lost, loss, down",
    "I": "improve, improves, improving, improved, gets better, get better, getting better",
    "i": "degrade, degrades, degrading, worsen, worsens, worsening, gets worse, get worse, getting worse, ever gets worse, deteriorates",
    "T": "strictly, monotonically, monotonic, without interruption, without exception, at every step, at every single step, at each step, "
         "with every step, with each step, at each single step",
    "s": "single-step, one-step, from one additional step, from one step, in one step, per step, between adjacent, between neighbouring, "
         "between consecutive, between neighboring, from one to the next",
    "R": "vary, varies, varying, differ, differs, spread",
    "r": "range, ranges, ranging, span, spans, spanning",
    "Z": "occurs, appears, occur, appear",
    "z": "times",
    "a": "average, averages, averaging, mean, averaged",
    # comparisons
    "}": "beats, beat, outperforms, outperform, better than, ahead of, ahead, superior to, surpasses, performs better than, wins over",
    "{": "worse than, behind, underperforms, trails, inferior to, performs worse than",
    "$": "leads, lead",
    # coverage
    "X": "no data, no data points, no values, no value, no entries, no cells, no cell, lacks data, lack data, lacks values, lack values, "
         "lacks values for, missing, empty, blank, unfilled, has no data, have no data, no data available, is empty, are empty",
    "F": "filled, populated, non-empty, not empty, filled in",
    "E": "exactly, just",
    "d": "points, percentage points, points ahead, pp, p.p., percent points",
    # glue
    "&": "and, &, as well as",
    "f": "from",
    "t": "to",
    "w": "between",
    "j": "by",
    "L": "its, their, its own, own",
    ":": ":",
    ",": ",",
    "": "the, a, an, of, in, at, on, for, with, is, are, was, were, be, been, being, it, this, that, these, those, which, also, as, "
        "where both have a value, where both have values, where both have cells, wherever it was measured, wherever measured, where measured, "
        "where it has a number, where it has a value, where it has a cell, where it has data, for which it has a cell, for which it has a value, "
        "for which it has data, where they have values, measured, tested, listed, evaluated, recorded, observed, available, given, stated, "
        "reported, found, located, achieved by, reached by, held by, attained by, belongs to, belong to, sits, sit, occurring, seen, obtained, "
        "a total of, in total, in contrast, however small, wherever they were measured, one, ones, respective, named, skill named, then, there, "
        "when it is measured, in terms of, the value of, model, models, possible, corresponding, printed, shown, displayed, when, using, "
        "combination of, the combination of, goes, going, moves, marks, mark, namely, i.e., it was measured, in which it was measured, down to",
}
"""Kind -> words and phrases, parted by commas; the kind "" holds words that say nothing."""

NUMBER_WORDS = {word: k for k, word in enumerate(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen "
    "nineteen twenty".split())}

POLARITY = {
    1: "accuracy accuracies recall precision f1 score scores auc auroc auprc pass@1 success correct exact match bleu rouge r2 r² win "
       "agreement reward efficiency yield satisfaction coverage sensitivity specificity dice iou map ndcg mrr hit hits".split(),
    -1: "loss error errors perplexity ppl wer cer mae mse rmse latency time duration cost regret ece brier fid distance deviation risk "
        "failure failures misses delay".split(),
}
"""Words of a colour bar's label or a title that tell whether more is better."""

TRIGGER_WORDS = (
    "highest lowest maximum minimum largest smallest greatest peak peaks best worst poorest weakest strongest summit never always every "
    "each all consistently throughout everywhere above below under over exceed exceeds least most than no lacks missing empty blank "
    "filled populated times beats beat outperforms ahead behind leads better worse decreases increases strictly monotonically without "
    "range ranges ranging between varies vary differ average averages gains loses drops falls rises only contains drop").split()
"""A sentence with none of these words makes no claim that can be judged."""


@cache
def phrases() -> dict[str, list[tuple[tuple[str, ...], str]]]:
    """First word -> phrases that begin with it, the longest first, each with its kind."""
    out: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for kind, listed in KINDS.items():
        for phrase in (part.strip() for part in (listed.split(", ") if listed != "," else [","])):
            words = tuple(phrase.split())
            if words:
                out.setdefault(words[0], []).append((words, kind))
    for found in out.values():
        found.sort(key=lambda pair: -len(pair[0]))
    return out
