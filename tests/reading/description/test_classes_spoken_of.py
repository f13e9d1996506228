"""Classes of a confusion matrix that a report speaks about, one after the other."""

from __future__ import annotations

import pytest
from sources import told

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
