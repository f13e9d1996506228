"""Classes of a confusion matrix that a report speaks about, one after the other."""

from __future__ import annotations

import pytest
from sources import cells, panel, told

GRID = "Confusion matrix. Rows: true class, columns: predicted class. Both axes list oak, elm and ash. "
LABELS = "oak, elm, ash / oak, elm, ash\n"


@pytest.mark.parametrize(
    ("said", "rows"),
    [
        ("For the elms it is less good: 93 of them were recognised, but 21 were called ash and only 6 were "
         "called oak.",
         "u u u\n6 93 21\nu u u"),
        ("With the ashes things are worse: 71 were recognised, but 40 were called elm and 9 were called oak.",
         "u u u\nu u u\n9 40 71"),
        ("The elms are a bit worse. 93 of them were recognised, 21 were called ash and 6 oak.",
         "u u u\n6 93 21\nu u u"),
        # what remains is not counted
        ("Just 71 ashes were found, 40 were taken for elms and the remaining ones for oaks.",
         "u u u\nu u u\nu 40 71"),
        ("Of the oaks, 7 were spotted, 4 were taken for elms and the rest for ashes.", "7 4 u\nu u u\nu u u"),
        # "one" is nobody's count
        ("One can see that ashes are read as elms.", "u u u\nu u u\nu u u"),
        ("7 oaks were found, one was taken for an elm. No one can tell why.", "7 1 u\nu u u\nu u u"),
    ],
)
def test_a_class_and_what_became_of_it(said, rows):
    assert told(GRID + said) == [LABELS + rows]


@pytest.mark.parametrize("hit", ["correct", "correctly classified", "right"])
def test_lines_that_call_their_own_class_by_what_was_right(hit):
    said = f"Cat: 88% {hit}, 12% dog. Dog: 90% {hit}, 6% cat, 4% fox. Fox: 70% {hit}, 30% dog."
    read = panel(f"Confusion matrix of a classifier. {said}")
    assert read.x.categories == read.y.categories == ("Cat", "Dog", "Fox")
    assert cells(f"Confusion matrix of a classifier. {said}") == [[88, 12, None], [6, 90, 4], [None, 30, 70]]


def test_what_was_right_among_answers_is_one_of_them():
    said = "Ann: 8 correct, 2 wrong. Bob: 5 correct, 5 wrong."
    assert panel(f"A heatmap of answers. {said}").x.categories == ("correct", "wrong")


@pytest.mark.parametrize(
    "said",
    [
        "There are 20 elm leaves in total. Our model predicted 13 of them as elm, 2 as oak and 5 as fir.",
        "The data holds 20 elms. In this case, it took 13 of them for elms, 2 for oaks and 5 for firs.",
        "There are 20 elms. The classifier labelled 13 of these as elm, 2 as oak and 5 as fir.",
    ],
)
def test_what_a_model_made_of_those_of_the_sentence_before(said):
    text = f"The confusion matrix has true labels on the y-axis: oak, elm and fir. {said}"
    assert cells(text) == [[None] * 3, [2, 13, 5], [None] * 3]
