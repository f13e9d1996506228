"""Lines that a text goes through from the top to the bottom, and names as it comes to them."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel, told

SEASONS = "Heatmap of the share of trips. Columns, left to right: spring, summer, autumn. "


def test_rows_are_named_by_their_places_alone():
    text = (
        f"{SEASONS}In the top row, Oslo rises from 4 in spring to 31 and 78. Below it, Bergen shows 12, 45 "
        f"and 81. "
        "The third row, Moss, is pale: 6 in spring, 7 in summer, 4 in autumn. The bottom row, Bodø, reads 1, "
        "2, 3."
    )
    assert told(text) == [
        "spring, summer, autumn / Oslo, Bergen, Moss, Bodø\n4 31 78\n12 45 81\n6 7 4\n1 2 3"
    ]


@pytest.mark.parametrize(
    "rows",
    [
        "The first row is Oslo: 4, 31 and 78. The second row is Moss: 12, 45, 81. The third row is Bodø: 1, "
        "2, 3.",
        "The top row, Oslo, reads 4, 31, 78. The middle row, Moss, reads 12, 45, 81. The last row, Bodø, "
        "reads 1, 2, 3.",
        "At the top, Oslo has 4, 31 and 78. Below it, Moss has 12, 45, 81. The bottom row (Bodø) has 1, 2, "
        "3.",
        "In the first row, Oslo has 4, 31 and 78. Next comes Moss with 12, 45, 81. The third row, Bodø, has "
        "1, 2, 3.",
    ],
)
def test_ways_to_come_to_the_next_row(rows):
    assert told(SEASONS + rows) == ["spring, summer, autumn / Oslo, Moss, Bodø\n4 31 78\n12 45 81\n1 2 3"]


def test_words_for_the_values_name_no_rows():
    text = (
        f"{SEASONS}In the top row, values rise from 4 to 31 and 78. In the middle row, numbers fall from 12 "
        f"to 8 "
        "and 7. In the bottom row, scores are 1, 2 and 3."
    )
    assert panel(text).y.categories == ()


def test_a_row_that_is_left_out_leaves_the_axis_open():
    text = f"{SEASONS}The top row, Oslo, reads 4, 31, 78. The fourth row, Moss, reads 12, 45, 81."
    assert panel(text).y.categories == ()


def test_what_is_counted_before_in_rows_is_the_name_of_the_rows():
    text = (
        "Heatmap of yield, as a share of the best, for two wheat varieties in rows and three sites in "
        "columns headed "
        "A, B and C. The first row, Kern, reads 4, 5, 6. The second row, Mira, reads 7, 8, 9."
    )
    assert told(text) == ["A, B, C / Kern, Mira\n4 5 6\n7 8 9"]
    assert panel(text).y.label == "wheat varieties"
    assert panel(text).x.label == "sites"


def test_a_line_may_fall_behind_what_it_reached_before():
    text = (
        "Heatmap. Rows, from the top: Oslo, Moss. Columns: May, June, July, August. Oslo climbs from 4 to 31 "
        "and 78 "
        "before it drops to 60 in August. Moss falls from 40 in May to 30 and 20 before climbing back to 25."
    )
    assert told(text) == ["May, June, July, August / Oslo, Moss\n4 31 78 60\n40 30 20 25"]


def test_why_a_cell_is_empty_is_said_of_nothing_else():
    text = (
        "Heatmap. Rows, from the top: Oslo, Moss. Columns: May, June, July. Oslo has 4, 5, 6. Moss: 66 in "
        "May, 71 in "
        "June; the cell in July is blank because no samples were left over."
    )
    assert told(text) == ["May, June, July / Oslo, Moss\n4 5 6\n66 71 b"]
    assert "R106" not in codes(text)


@pytest.mark.parametrize("said", [
    "First row: 14, 22. Second: 9, 18. Third: 1, 2.",
    "\n\nThe first row: 14, 22.\nThe second: 9, 18.\nThe last: 1, 2.",
    "The first row is 14 and 22. The second is 9 and 18. The third one is 1 and 2.",
    "\n\n- First column: 14, 9, 1\n- Second: 22, 18, 2\n",
])
def test_lines_that_are_only_counted(said):
    assert cells(f"A heatmap. Columns: a, b. Rows: oak, elm, ash. {said}") == [[14, 22], [9, 18], [1, 2]]


def test_what_is_counted_with_one_number_is_no_line():
    said = "The first row has the highest mean, 3. The second is 2."
    assert cells(f"A heatmap. Columns: a, b. Rows: oak, elm, ash. {said}") == [[None, None]] * 3


def test_bands_of_minutes_are_labels():
    text = "A heatmap. Columns: 0–30', 31–60', 61–90'. Rows: oak, elm.\n"
    text += "First row: 1 / 2 / 3. Second: 4 / 5 / 6."
    assert panel(text).x.categories == ("0–30'", "31–60'", "61–90'")
    assert cells(text) == [[1, 2, 3], [4, 5, 6]]


def test_rows_named_behind_the_words_for_them_and_by_their_values():
    text = (
        "A heatmap. Days run across the bottom (Mon, Tue, Wed), the pumps are stacked down the left side. "
        "Alpha, in the first row, starts at 14 on Mon, climbs to 18 on Tue and ends at 2 on Wed. The row "
        "below it, Beta, reads 7, 12 and 11 over the same three days. Gamma falls from 4 through 3 to 1. The "
        "bottom row, Delta, shows 5 on both Mon and Tue and 9 on Wed."
    )
    assert told(text) == ["Mon, Tue, Wed / Alpha, Beta, Gamma, Delta\n14 18 2\n7 12 11\n4 3 1\n5 5 9"]
