"""Confusion matrices told in sentences, with classes that are numbers on a scale."""

from __future__ import annotations

import pytest
from sources import cells, panel, told

import replot
from replot import NotAHeatmap

N = None


def test_classes_by_what_a_person_gave():
    text = (
        "## Confusion matrix\n\nMost wines lie at taster=4, predicted=4 with 31 bottles. But 12 wines where "
        "the taster chose a mark of 5 were predicted as 4; 6 wines where the taster chose 4 were predicted "
        "as 5, so that 4-5 is no clear border. Mark 1 wines were mostly predicted as 3 or 4. "
        "8 wines with a mark of 3 were correctly predicted.\n"
    )
    found = panel(text)
    assert found.x.categories == found.y.categories == ("1", "3", "4", "5")
    assert (found.y.label, found.x.label) == ("Taster", "Predicted")
    assert cells(text) == [[N, N, N, N], [N, 8, N, N], [N, N, 31, 6], [N, N, 12, N]]


@pytest.mark.parametrize(
    "said",
    [
        "41 films with a rating of 5 were predicted as 4, and 12 films with a rating of 4 were predicted "
        "as 5. 60 films with a rating of 5 were correctly predicted; 33 films with a rating of 4 were "
        "correctly predicted.",
        "41 grade 5 eggs were misclassified as 4, 12 grade 4 eggs were misclassified as grade 5, 60 grade 5 "
        "eggs were correctly classified and 33 grade 4 eggs were correctly classified.",
        "41 photos of digit 5 were read as 4, 12 photos of digit 4 were read as 5. 60 photos of digit 5 were "
        "correctly recognised, 33 photos of digit 4 were correctly recognised.",
        "41 knees that the surgeon graded 5 were labelled as grade 4, 12 knees whose true grade was 4 were "
        "labelled as 5. 60 knees that the surgeon graded 5 were correctly labelled; 33 knees of grade 4 were "
        "labelled as 4.",
    ],
)
def test_steps_of_a_scale_that_were_taken_for_others(said):
    text = f"The confusion matrix in words. {said}\n"
    assert panel(text).x.categories == ("4", "5")
    assert cells(text) == [[33, 12], [41, 60]]


@pytest.mark.parametrize("doctor", ["doctor", "Expert", "panel"])
def test_cells_by_who_judged_and_what_was_predicted(doctor):
    pairs = [(1, 1, 40), (1, 2, 6), (2, 1, 5), (2, 2, 37)]
    said = "".join(f"The cell at {doctor}={a}, predicted={b} holds {n}. " for a, b, n in pairs)
    text = f"Confusion matrix notes. {said}\n"
    assert panel(text).y.label == doctor.capitalize()
    assert cells(text) == [[40, 6], [5, 37]]


@pytest.mark.parametrize(
    "said",
    [
        "12 patients of age 3 were wrongly rated 4. 14 patients of age 4 were wrongly rated 3.",
        "13 songs where the singer gave 3 were predicted in 2 seconds. 9 songs were predicted in 3 seconds.",
        "13 images from fold 2 were correctly classified, 9 images from fold 3 were correctly classified.",
        "13 images of grade 2 were predicted as 40%. 9 images of grade 3 were predicted as 1.5.",
    ],
)
def test_numbers_that_are_no_classes(said):
    with pytest.raises(NotAHeatmap):
        replot.parse(f"Confusion matrix. {said}")


@pytest.mark.parametrize(("sides", "grid"), [
    ("Predicted in columns, actual in rows", "u 13 u\n2 u 5\nu 1 u"),
    ("Predicted in rows, actual in columns", "u 2 u\n13 u 1\nu 5 u"),
])
def test_numbers_in_brackets_behind_their_counts(sides, grid):
    text = (
        f"Confusion matrix. {sides}. Both axes list 1, 2, 3. One grade too high: 13 (1 graded as 2), "
        "5 (2 as 3). One too low: 2 (2 graded as 1) and 1 (3 as 2)."
    )
    assert told(text) == [f"1, 2, 3 / 1, 2, 3\n{grid}"]


def test_numbers_in_brackets_without_a_verb():
    assert "13" not in told("Confusion matrix. Both axes list 1, 2, 3. Versions: 13 (1 as 2), 5 (2 as 3).")[0]
