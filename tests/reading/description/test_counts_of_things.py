"""How many there are of several things is no list of labels."""

import pytest

import replot


@pytest.mark.parametrize(
    "said",
    [
        "The mistakes by categories include 2,204 short letters, 1,310 printed bills, and 95 torn cards.",
        "In the confusion matrix, the classes are 412 open wards and 388 closed wards.",
        "Errors by groups: 31 early trains and 18 late buses.",
        "The two kinds of groups: 3,100 first drafts, 2,950 final drafts.",
    ],
)
def test_counts_are_no_labels(said):
    (panel,) = replot.parse(f"A confusion matrix of our sorter. {said}").panels
    assert not any(label[0].isdigit() for label in (*panel.x.categories, *panel.y.categories))


@pytest.mark.parametrize(
    ("said", "labels"),
    [
        ("classes: 24 weeks, 18 months, and 30 years", ("24 weeks", "18 months", "30 years")),
        ("classes: 10 mm, 20 mm, and 30 mm", ("10 mm", "20 mm", "30 mm")),
        ("classes: wren, finch, and robin", ("wren", "finch", "robin")),
    ],
)
def test_sizes_and_words_are_labels(said, labels):
    (panel,) = replot.parse(f"A confusion matrix of our sorter with three {said}.").panels
    assert panel.x.categories == panel.y.categories == labels
