"""How often a class was taken for others, in the active and the passive voice."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

N = None
LEAD = "The confusion matrix is normalised by row. "


@pytest.mark.parametrize(
    ("said", "names", "values"),
    [
        (
            "Granite is misclassified as gneiss 11% of the time and as marble 3% of the time; gneiss is "
            "misclassified as granite 6% of the time.",
            ("Granite", "gneiss", "marble"),
            [[N, 11, 3], [6, N, N], [N, N, N]],
        ),
        (
            "The classifier correctly recognised only 21.5% of the foggy scans and wrongly predicted the "
            "foggy scans as cloudy 48.5% of the time and as clear the remaining 30%.",
            ("foggy", "cloudy", "clear"),
            [[21.5, 48.5, 30], [N, N, N], [N, N, N]],
        ),
        ("Our model predicted dusk as night 27.5% of the time.", ("dusk", "night"), [[N, 27.5], [N, N]]),
        (
            "The network confuses fear with anger 8% of the time, but anger with fear only 2% of the time.",
            ("fear", "anger"),
            [[N, 8], [2, N]],
        ),
        (
            "The classifier mistook violas for violins in 12% of cases and for cellos in 4%.",
            ("violas", "violins", "cellos"),
            [[N, 12, 4], [N, N, N], [N, N, N]],
        ),
        (
            "The tagger classified verbs correctly 84% of the time, as nouns 12% of the time and as adverbs "
            "4% of the time.",
            ("verbs", "nouns", "adverbs"),
            [[84, 12, 4], [N, N, N], [N, N, N]],
        ),
        (
            "It read neutral as joyful 14% of the time, as sad 6% of the time, and correctly the other 80%. "
            "Joyful was correctly identified 90% of the time but was mistaken for neutral 10% of the time.",
            ("neutral", "joyful", "sad"),
            [[80, 14, 6], [10, 90, N], [N, N, N]],
        ),
        (
            "When the true class was calm, the model predicted windy 12% of the time and stormy 4% of the "
            "time. When it was windy, it predicted calm 9% of the time.",
            ("calm", "windy", "stormy"),
            [[N, 12, 4], [9, N, N], [N, N, N]],
        ),
        (
            "It misread a scratch as a dent 5% of the time and a dent as a scratch 11% of the time, which is "
            "tolerable.",
            ("scratch", "dent"),
            [[N, 5], [11, N]],
        ),
    ],
)
def test_classes_and_shares_of_the_time(said, names, values):
    read = panel(LEAD + said)
    assert read.x.categories == read.y.categories == names
    assert cells(LEAD + said) == values


def test_a_class_that_leads_is_the_true_one():
    told = (
        "The confusion matrix has the classes oak, elm and fir. For oak leaves, it predicted elm 12% of "
        "the time and fir 4% of the time."
    )
    assert panel(told).y.categories == panel(told).x.categories == ("oak", "elm", "fir")
    assert cells(told) == [[N, 12, 4], [N, N, N], [N, N, N]]


@pytest.mark.parametrize(
    "said",
    [
        "The model labelled roofs as damaged 3% of the time.",  # roofs are no class
        "The filter predicted traffic as attack 3% of the time.",
        "The model predicted rain 12% of the time.",
        "The model predicted cases as positive 32% of the time.",
        "The SVM took oak for elm 12% of the time, while the CNN took oak for elm 4% of the time.",
        "The model took oak for elm more than 12% of the time.",
        "The model took oak for elm 12% of the time when it was wet.",
        "Of all its errors the model took oak for elm 40% of the time.",
        "In the second fold, the model took oak for elm 40% of the time.",
        "For small images, it predicted elm 9% of the time.",
    ],
)
def test_what_is_no_share_of_a_class(said):
    try:
        found = cells(LEAD + said)
    except replot.NotAHeatmap:
        return
    assert not any(value is not None for row in found for value in row)
