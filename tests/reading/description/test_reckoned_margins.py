"""Lines at the margin of a table that are called means or sums, and are so."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel

RAIN = [[3, 4], [5, 8]]


def table(heads: str, *lines: str) -> str:
    count = heads.count("|") + 1
    rows = "".join(f"| {line} |\n" for line in lines)
    return f"A heatmap of rain:\n\n| {heads} |\n{'|--' * count}|\n{rows}"


@pytest.mark.parametrize("text", [
    table("Town | May | June | Mean of the town", "Ayr | 3 | 4 | 3.5", "Bath | 5 | 8 | 6.5"),
    table("Town | Avg. | May | June", "Ayr | 3.5 | 3 | 4", "Bath | 6.5 | 5 | 8"),
    table("Town | May | June | Total (mm)", "Ayr | 3 | 4 | 7", "Bath | 5 | 8 | 13"),
    table("Town | May | June", "Ayr | 3 | 4", "Bath | 5 | 8", "Average over towns | 4 | 6"),
    table("Town | May | June | Mean rain", "Ayr | 3 | 4 | 3.5", "Bath | 5 | 8 | 6.5",
          "Mean rain | 4 | 6 | 99"),
    table("Town | May | June | Row total", "Ayr | 3 | 4 | 7", "Bath | 5 | 8 | 13", "Row mean | 4 | 6 | 10"),
    "A heatmap of rain:\n\n```\ntown,May,June,Average\nAyr,3,4,3.5\nBath,5,8,6.5\n```\n",
    "A heatmap of rain\n\ntown\tMay\tJune\tSum of both\nAyr\t3\t4\t7\nBath\t5\t8\t13\n",
    "The heatmap shows this:\n\n```\n      May  June  Mean\nAyr     3     4   3.5\n"
    "Bath    5     8   6.5\n```\n",
    table("town | month | mm", "Ayr | May | 3", "Ayr | June | 4", "Ayr | Mean rain | 3.5",
          "Bath | May | 5", "Bath | June | 8", "Bath | Mean rain | 6.5"),
])
def test_what_is_reckoned_from_the_cells_is_left_out(text):
    assert panel(text).x.categories == ("May", "June")
    assert panel(text).y.categories == ("Ayr", "Bath")
    assert cells(text) == RAIN
    assert "R109" in codes(text)


def test_rounded_means_of_what_is_not_blank():
    heads = "From \\ To | Ayr | Bath | Crail | Mean as origin"
    text = table(heads, "Ayr | — | 14.69 [13, 15] | 10.72 [9, 12] | 12.70 [11, 14]",
                 "Bath | 9.77 [8, 10] | — | 7.09 [6, 8] | 8.43 [7, 9]",
                 "Crail | 6.25 [5, 7] | 7.50 [7, 8] | — | 6.88 [6, 8]")
    assert panel(text).x.categories == ("Ayr", "Bath", "Crail")
    assert cells(text) == [[None, 14.69, 10.72], [9.77, None, 7.09], [6.25, 7.5, None]]


@pytest.mark.parametrize(("text", "last"), [
    (table("Town | May | June | Mean rain", "Ayr | 3 | 4 | 3.5", "Bath | 5 | 8 | 7.5"), "Mean rain"),
    (table("Town | May | June | Mean rain", "Ayr | 3 | 4 | 3.5", "Bath | 5 | 8 | 13"), "Mean rain"),
    (table("Town | May | June | July", "Ayr | 3 | 4 | 3.5", "Bath | 5 | 8 | 6.5"), "July"),
    (table("Town | May | June | Meanwood", "Ayr | 3 | 4 | 3.5", "Bath | 5 | 8 | 6.5"), "Meanwood"),
    ("The columns are May, June and Mean rain. "
     + table("Town | May | June | Mean rain", "Ayr | 3 | 4 | 3.5", "Bath | 5 | 8 | 6.5"), "Mean rain"),
    ("The average is part of the heatmap as well. "
     + table("Town | May | June | Average rain", "Ayr | 3 | 4 | 3.5", "Bath | 5 | 8 | 6.5"), "Average rain"),
])
def test_a_column_that_is_not_reckoned_or_belongs_to_the_figure_stays(text, last):
    assert panel(text).x.categories == ("May", "June", last)
    assert "R109" not in codes(text)


def test_a_variable_called_a_total_is_no_margin():
    names = ("Total cost", "Age", "Rooms")
    text = table(" | ".join(("", *names)), "Total cost | 1 | 0.5 | 0.5", "Age | 0.5 | 1 | 0",
                 "Rooms | 0.5 | 0 | 1")
    assert panel(text).x.categories == panel(text).y.categories == names
