"""Confusion matrices that no word names: the counts of all four outcomes, and tables of errors."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

N = None
OUTCOMES = (
    ("True Negatives (TN)", 71, 'parcels correctly predicted as "intact."'),
    ("False Positives (FP)", 24, 'parcels wrongly predicted as "damaged" when they were actually "intact."'),
    ("False Negatives (FN)", 13, 'parcels wrongly predicted as "intact" when they were actually "damaged."'),
    ("True Positives (TP)", 88, 'parcels correctly predicted as "damaged."'),
)


@pytest.mark.parametrize("line", ["- {}: {} {}", "• {}: {} {}", "**{}**: {} {}", "> {} — {} {}"])
@pytest.mark.parametrize("head", ["", "## Interpretation\n\n", "## Results of the model\n\n"])
def test_four_outcomes_make_a_confusion_matrix(head, line):
    told = "\n".join(line.format(*outcome) for outcome in OUTCOMES)
    text = f"{head}{told}\n\n## Accuracy\n\nAccuracy tells how many parcels are predicted correctly."
    assert panel(text).y.categories == panel(text).x.categories == ("intact", "damaged")
    assert cells(text) == [[71, 24], [13, 88]]


def test_four_outcomes_in_one_line():
    text = "Our filter: true positives: 88, false positives: 24, false negatives: 13, true negatives: 71."
    assert cells(text) == [[71, 24], [13, 88]]


@pytest.mark.parametrize(
    "text",
    [
        # shares, some of the outcomes, and what they mean
        "True positives: 88%, false positives: 24%, false negatives: 13%, true negatives: 71%.",
        "True positives: 88, false positives: 24, false negatives: 13.",
        "True positives: what is found.\nFalse positives: 2 kinds are known.\nTrue negatives: the rest.\n"
        "False negatives: what is missed.",
    ],
)
def test_fewer_outcomes_make_none(text):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


@pytest.mark.parametrize(
    ("head", "names"),
    [
        ("Actual → Predicted", ("Actual", "Predicted")),
        ("True label -> Prediction", ("True label", "Prediction")),
        ("Actual class => Predicted class", ("Actual class", "Predicted class")),
    ],
)
@pytest.mark.parametrize("title", ["Most common misclassifications", "### Top confusions"])
def test_errors_under_a_head_that_names_both_sides(head, names, title):
    tie = next(sign for sign in ("→", "->", "=>") if sign in head)
    lines = (("oak", "elm", "1,204"), ("elm", "oak", "316"), ("elm", "fir", "58"), ("fir", "oak", "7"))
    for form in ("| {} | {} |", "{}\t{}"):
        rows = [form.format(head, "Count"), *(form.format(f"{a} {tie} {b}", n) for a, b, n in lines)]
        if form[0] == "|":
            rows.insert(1, "|---|---|")
        text = f"{title}\n\n" + "\n".join(rows) + "\n\nThe trees differ in their bark."
        assert panel(text).y.categories == panel(text).x.categories == ("oak", "elm", "fir")
        assert (panel(text).y.label, panel(text).x.label) == names
        assert cells(text) == [[N, 1204, N], [316, N, 58], [7, N, N]]


SEEDS = ("oat", "rye", "teff")
ALIKE = ((1, 0.42, -0.07), (0.42, 1, 0.31), (-0.07, 0.31, 1))


def told_in_pairs(whole: bool) -> str:
    pairs = [(i, j) for i in range(3) for j in range(3) if whole or i <= j]
    return "\n".join(f"({SEEDS[i]}, {SEEDS[j]}) = {ALIKE[i][j]}" for i, j in pairs)


def test_values_of_all_pairs_make_a_matrix():
    text = f"Kernels of one kind look alike, as can be seen here.\n\n{told_in_pairs(whole=True)}\n"
    assert panel(text).x.categories == panel(text).y.categories == SEEDS
    assert cells(text) == [list(row) for row in ALIKE]
    assert panel(f"Kernels.\n\n{told_in_pairs(whole=False)}\n").x.categories == SEEDS


@pytest.mark.parametrize("lost", [0, 1, 4, 8])
def test_values_of_some_pairs_make_none(lost):
    lines = told_in_pairs(whole=True).splitlines()
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("Kernels.\n\n" + "\n".join(lines[:lost] + lines[lost + 1 :]))


@pytest.mark.parametrize("head", ["| oat | rye | teff | |", "| | oat | rye | teff |"])
def test_a_square_whose_corner_is_lost(head):
    rows = "\n".join(f"| {seed} | {a} | {b} | {c} |" for seed, (a, b, c) in zip(SEEDS, ALIKE, strict=True))
    text = f"How alike kernels are\n{head}\n|---|---|---|---|\n{rows}\n"
    assert panel(text).x.categories == panel(text).y.categories == SEEDS
    assert cells(text) == [list(row) for row in ALIKE]


@pytest.mark.parametrize("head", ["Cohort", "Cohorte", "Kohorte"])
def test_cohorts_in_columns_one_space_apart(head):
    text = f"Who stayed, by month:\n\n{head} M0 M1 M2\nMay 100% 81% 66%\nJune 100% 74% -\nJuly 100% - -\n"
    assert cells(text) == [[100, 81, 66], [100, 74, N], [100, N, N]]


def test_rows_and_columns_that_are_told_by_the_way_they_go():
    table = "| Fed | Ayr | Bath |\n|---|---|---|\n| kelp | 3.5 | 4.5 |\n| oats | 5.5 | 6.5 |\n"
    text = f"Yields.\n\n{table}\nSheep are fed row-wise and weighed column-wise."
    assert cells(text) == [[3.5, 4.5], [5.5, 6.5]]
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(f"Yields.\n\n{table}\nSheep are fed and weighed.")


@pytest.mark.parametrize("dots", ["...", "…", ".."])
@pytest.mark.parametrize("more", [True, False])
def test_dots_stand_for_what_is_not_given(dots, more):
    tables = ["| Cohort | Day 0 | Day 1 | Day 7 |", "|---|---|---|---|", "| Ash | 100% | 45% | 32% |"]
    tables.append(f"| Elm | 100% | {dots} | {dots} |")
    lines = [f"{line} {'---' if line[1] == '-' else dots} |" if more else line for line in tables]
    text = "### Matrix of cohorts\n\n" + "\n".join(lines)
    assert panel(text).x.categories == ("Day 0", "Day 1", "Day 7")
    assert cells(text) == [[100, 45, 32], [100, N, N]]


def test_dots_among_words_make_no_matrix():
    text = "## Matrix of tasks\n\n| Task | Who | State |\n|---|---|---|\n| Paint | Ann | ... |\n"
    text += "| Build | Bob | ... |\n"
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


@pytest.mark.parametrize(
    "said",
    [
        "Reading down, the herbs are mint, dill and sage; reading across, the uses are tea, salad and soup. "
        'Shade alone tells how common a use is, the palest green standing for "never" and the deepest for '
        '"daily". No numbers are printed.',
        "Reading across, the uses are tea, salad and soup; reading down, the herbs are mint, dill and sage. "
        "Darker means more common. No numbers are given.",
    ],
)
def test_two_sides_that_are_read_down_and_across(said):
    figure = replot.parse(f"The picture compares herbs by use. {said}").panels[0]
    assert (figure.x.categories, figure.y.categories) == (("tea", "salad", "soup"), ("mint", "dill", "sage"))


def test_lists_that_are_read_down_and_across_without_shades():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(
            "The menu is long. Reading down, the soups are leek and pea; reading across, the prices are in "
            "two currencies. The darkest beer is the stout."
        )


def test_both_sides_with_the_same_names_downwards_and_rightwards():
    text = (
        "**Fig. 5. Correlations of moods (Pearson's r).** Both sides list Calm, Glee, Rage and Woe in this "
        "order, downwards and rightwards. Only the cells below the diagonal are drawn; colours run from "
        "brown (−1) through white to teal (+1).\n\nIn the row of Glee, the coefficient with Calm was .31. "
        "In the row of Rage, it was −.46 with Calm and −.27 with Glee. In the row of Woe, it was −.38 with "
        "Calm, −.59 with Glee and .52 with Rage."
    )
    figure = replot.parse(text).panels[0]
    assert figure.x.categories == figure.y.categories == ("Calm", "Glee", "Rage", "Woe")
    assert cells(text) == [[N] * 4, [0.31, N, N, N], [-0.46, -0.27, N, N], [-0.38, -0.59, 0.52, N]]


SQUARE = (
    "        oak    elm    fir\noak   1.000  0.687  0.512{}\n"
    "elm   0.687  1.000  0.498\nfir   0.512  0.498  1.000{}\n"
)


@pytest.mark.parametrize(
    "remarks",
    [("", ""), ("  ← plausible", ""), ("  <- plausible", "  <- was ~0.9"), ("  # 1", "  # oak-fir: ~0.512"),
     ("  (up from 0.4)", "  [the least]")],
)
def test_the_same_labels_on_both_sides_and_remarks_behind_the_rows(remarks):
    text = "**After the repair:**\n```\n" + SQUARE.format(*remarks) + "```\n"
    assert panel(text).y.categories == panel(text).x.categories == ("oak", "elm", "fir")
    assert cells(text) == [[1, 0.687, 0.512], [0.687, 1, 0.498], [0.512, 0.498, 1]]


@pytest.mark.parametrize(
    ("yes", "no"), [("✓", "✗"), ("yes", "no"), ("positive", "negative"), ("pass", "fail")]
)
@pytest.mark.parametrize("total", [True, False])
def test_the_same_outcomes_of_two_things(yes, no, total):
    rows = [["", f"`scan` {yes}", f"`scan` {no}", "total"], ["---"] * 4,
            [f"`smear` {yes}", "1 040", "3", "1 043"], [f"`smear` {no}", "5", "61", "66"],
            ["**total**", "1 045", "64", "1 109"]]
    rows = rows if total else [row[:3] for row in rows[:4]]
    text = "How the two tests agree.\n\n" + "\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n"
    assert cells(text) == [[1040, 3], [5, 61]]


@pytest.mark.parametrize("heads", ["price 2020 | price 2021", "town yes | village no", "ham yes | ham no"])
def test_two_columns_of_other_things_are_no_matrix(heads):
    text = f"Shares of answers.\n\n| | {heads} |\n|---|---|---|\n| ham yes | 40 | 3 |\n| ham no | 5 | 61 |\n"
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)
