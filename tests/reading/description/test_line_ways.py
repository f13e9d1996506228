"""Square grids that are told line by line: whether these are rows or columns."""

from __future__ import annotations

import pytest
from sources import told

GRID = "Heatmap of moves. Rows and columns: oak, elm, ash. "
LABELS = "oak, elm, ash / oak, elm, ash\n"
ROWS = f"{LABELS}0.1 0.2 0.7\n0.3 0.3 0.4\n0.5 0.4 0.1"
COLUMNS = f"{LABELS}0.1 0.3 0.5\n0.2 0.3 0.4\n0.7 0.4 0.1"
LINES = "\n\noak: .1, .2, .7\nelm: .3, .3, .4\nash: .5, .4, .1"
TO = "\n\nTo oak: .1, .2, .7\nTo elm: .3, .3, .4\nTo ash: .5, .4, .1"


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("Row by row. Oak: .1/.2/.7. Elm: .3/.3/.4. Ash: .5/.4/.1.", ROWS),
        ("Column by column. Oak: .1/.2/.7. Elm: .3/.3/.4. Ash: .5/.4/.1.", COLUMNS),
        ("I go down the columns." + LINES, COLUMNS),
        ("Here it is, one column a line." + LINES, COLUMNS),
        (LINES, ROWS),
        (TO, COLUMNS),
        (TO.replace("To ", "From "), ROWS),
        ("Rows: to; columns: from." + TO, ROWS),
    ],
)
def test_the_lines_of_a_square_grid(said, values):
    assert told(GRID + said) == [values]
