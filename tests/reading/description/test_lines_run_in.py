"""Tables of markdown run into one line; arrays among prose; ranges of classes; wholes and their parts."""

from __future__ import annotations

import pytest
from sources import cells, panel, source

import replot

RUN_IN = "The heatmap shows counts. | Model | A | B | |---|:-:|---| | M1 | 1 | | | M2 | 3 | 4 | M2 is best."


def test_a_table_of_markdown_in_one_line():
    found = panel(RUN_IN)
    assert (found.y.label, found.y.categories, found.x.categories) == ("Model", ("M1", "M2"), ("A", "B"))
    assert cells(RUN_IN) == [[1, None], [3, 4]]
    assert source(RUN_IN, "panels[0].values[1][0]") == (1, "3")


def test_a_row_of_missing_values_is_no_rule():
    text = "A heatmap.\n\n| Model | A | B |\n|---|---|---|\n| M1 | - | - |\n| M2 | 3 | 4 |\n"
    assert cells(text) == [[None, None], [3, 4]]


ARRAY = "C = 3×3\n\n     2     0     5\n     0     1     1\n     0     7     0\n"


@pytest.mark.parametrize("text", [
    f"A heatmap.\n\n```\n{ARRAY}```\n",
    f"```markdown\nA confusion matrix.\n\n{ARRAY}\nThe first class is easy.\n```\n",
])
def test_an_array_below_its_size(text):
    assert panel(text).y.categories == panel(text).x.categories == ("0", "1", "2")
    assert cells(text) == [[2, 0, 5], [0, 1, 1], [0, 7, 0]]


def test_what_matlab_prints_counts_from_one():
    found = panel(f"Confusion matrix of MATLAB.\n\n```\n{ARRAY}```\n")
    assert found.x.categories == ("1", "2", "3")


def test_lines_of_numbers_below_as_many_names_keep_these():
    found = panel("A heatmap.\n\n```\n  a   b   c\n\n  2   0   5\n  0   1   1\n  0   7   0\n```\n")
    assert (found.x.categories, found.y.categories) == (("a", "b", "c"), ("0", "1", "2"))
    assert found.grid.values.tolist() == [[2, 0, 5], [0, 1, 1], [0, 7, 0]]


@pytest.mark.parametrize("said", ["P1-P3", "P1 to P3", "P1–P3"])
def test_a_range_of_classes_behind_the_name_of_an_axis(said):
    text = (f"## Confusion matrix\n\nRows are true {said}; columns are predicted {said}.\n\n"
            "```\n[[5 2 3]\n [4 1 6]\n [7 8 0]]\n```\n")
    found = panel(text)
    assert (found.y.label, found.x.label) == ("true", "predicted")
    assert found.y.categories == found.x.categories == ("P1", "P2", "P3")
    assert cells(text) == [[5, 2, 3], [4, 1, 6], [7, 8, 0]]


def test_parts_of_a_whole():
    text = ("Confusion matrix of flowers. Classes: rose, aster, tulip.\n\n"
            "There were 50 actual aster of which 48 were correctly predicted "
            "and two were predicted as tulip.\n")
    assert cells(text) == [[None] * 3, [None, 48, 2], [None] * 3]


def test_similarities_of_two():
    text = ('The similarity matrix of the words "oak", "fir", "ash".\n\n'
            '"oak" and "ash" have high similarity (0.47) because of size.')
    assert cells(text)[0] == [None, None, 0.47]


def test_equations_name_no_labels():
    text = ("A heatmap with rows A and B and columns C and D. "
            "$$(X X^\\top)_{ij} = \\mathbf{x}_i, \\mathbf{x}_j$$ A: 1, 2. B: 3, 4.")
    assert panel(text).x.categories == ("C", "D")
    assert cells(text) == [[1, 2], [3, 4]]


def test_a_contact_matrix_is_one():
    printed = "#> $matrix\n#>        [0,5)  5+\n#> [0,5)   1.5 2.5\n#> 5+      3.5 4.5\n"
    assert cells(f"{printed}\nThis gives a contact matrix.\n") == [[1.5, 2.5], [3.5, 4.5]]
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("This gives a contact list.")


def test_values_behind_the_list_of_columns():
    read = panel("A heatmap with rows Easy and Hard and columns Short and Long, "
                 "Easy scores 60 (Short) and 40 (Long); Hard scores 30 and 10.")
    assert (list(read.y.categories), list(read.x.categories)) == (["Easy", "Hard"], ["Short", "Long"])
    assert read.grid.values.tolist() == [[60, 40], [30, 10]]


def test_a_bare_scale_is_no_axis():
    read = panel("Gene expression heat map. Columns: control, 6 h, 24 h. TP53 0.0, 1.2, 2.4; MYC 0.1, "
                 "-0.8, -1.5; "
                 "IL6 0.0, 3.0, 1.9. Red means up, blue means down, white zero; scale -3 to 3.")
    assert list(read.y.categories) == ["TP53", "MYC", "IL6"]
    assert (read.color.vmin, read.color.vmax) == (-3, 3)
    assert read.grid.values[1].tolist() == [0.1, -0.8, -1.5]
