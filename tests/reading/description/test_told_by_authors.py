"""Axes, cells and panels as authors of reports and repositories tell them."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel

import replot


def test_names_that_begin_alike_are_one_list():
    text = (
        "Figure 3 is a heat map. The rows are regions: Coast and Hills. The columns are farms: "
        "fed from wells, fed from rivers, rain fed and dry. "
        "Fed from wells: 3 in Coast and 4 in Hills. Rain fed: 5 in Coast and 6 in Hills."
    )
    one = panel(text)
    assert one.x.categories == ("fed from wells", "fed from rivers", "rain fed", "dry")
    assert cells(text) == [[3, None, 5, None], [4, None, 6, None]]


def test_a_clause_with_another_first_word_ends_a_list():
    text = (
        "A heat map. The rows are Coast, Hills, drawn with a thick frame. The columns are May and June. "
        "Coast: 1, 2. Hills: 3, 4."
    )
    assert panel(text).y.categories == ("Coast", "Hills")


def test_a_span_of_years_is_no_value():
    text = (
        "A heat map of rents. Rows: Coast, Hills. Columns: let, owned.\n\n"
        "Let: 3 in Coast. The estimate for Hills is suppressed.\n\nOwned: 5 in Coast and 6 in Hills.\n\n"
        "Across all regions the estimate was 4.6 per cent, compared with 4.1 in 2021 to 2022.\n"
    )
    assert cells(text) == [[3, 5], [None, 6]]


@pytest.mark.parametrize("said", ["Monday first, so Mon, Tue, Wed", "Monday first, i.e. Mon, Tue, Wed"])
def test_labels_behind_what_comes_first(said):
    text = f"A heatmap. Weekday on y ({said}), slot on x (a, b). Mon: 1, 2. Tue: 3, 4. Wed: 5, 6."
    assert panel(text).y.categories == ("Mon", "Tue", "Wed")


HOURS = "A heatmap of views. Days on y: Mon, Tue, Wed. Slots on x: 00, 08, 16.\n\n"


def test_a_place_in_brackets_and_what_is_said_of_it():
    text = f"{HOURS}* (Tue, 08) is the peak with 9.4k views\n* (Wed, 16) comes next, 870\n"
    assert cells(text) == [[None, None, None], [None, 9400, None], [None, None, 870]]


def test_what_a_place_in_brackets_is_up_from_is_in_the_other_place():
    text = f"{HOURS}* (Mon, 08) 41, up from 37 in (Mon, 00)\n* (Wed, 16): 5, compared with 7 in (Tue, 16)\n"
    assert cells(text) == [[37, 41, None], [None, None, 7], [None, None, 5]]


def test_a_whole_number_of_thousands_may_be_a_setting():
    text = "A heatmap. A scores 0.9 at 8k and 0.5 at 128k. B scores 0.7 at 8k and 0.4 at 128k."
    assert panel(text).x.categories == ("8k", "128k")
    assert cells(text) == [[0.9, 0.5], [0.7, 0.4]]


def test_lines_and_columns_with_a_named_map():
    text = (
        "`heads.png` has two panels. In each the query tokens are the lines (cat, ran) and the key tokens "
        "the columns (the, dog). Weights, `Oranges`, from 0 to 1.\n\n"
        "**Head 2**\n`cat`: the 0.6, dog 0.2\n`ran`: the 0.1, dog 0.9\n\n"
        "**Head 5**\n`cat`: the 0.3, dog 0.4\n`ran`: the 0.5, dog 0.7\n"
    )
    first, second = replot.parse(text).panels
    assert (first.title, second.title) == ("Head 2", "Head 5")
    assert (first.x.label, first.y.label) == ("key tokens", "query tokens")
    assert (first.color.cmap, first.color.vmin, first.color.vmax) == ("Oranges", 0, 1)
    assert (cells(text), cells(text, 1)) == ([[0.6, 0.2], [0.1, 0.9]], [[0.3, 0.4], [0.5, 0.7]])


def test_headings_in_italics_head_panels():
    text = (
        "Two heatmaps. Rows: off, on. Columns: one, two.\n\n"
        "*Quay.* Off: 4 one, 5 two. On: 6 one, 7 two.\n*Harbour.* Off: 1 one, 2 two. On: 3 one, 8 two.\n"
    )
    assert [one.title for one in replot.parse(text).panels] == ["Quay", "Harbour"]
    assert (cells(text), cells(text, 1)) == ([[4, 5], [6, 7]], [[1, 2], [3, 8]])


@pytest.mark.parametrize(
    "both",
    [
        "both are ordered Ash, Elm, Oak", "both run Ash, Elm, Oak", "both go through Ash, Elm and Oak",
        "both are sorted Ash, Elm, Oak",
    ],
)
def test_both_axes_in_the_order_told(both):
    one = panel(f"A heatmap. Sources are the rows, targets the columns; {both}. Ash to Elm is 4.")
    assert one.x.categories == one.y.categories == ("Ash", "Elm", "Oak")
    assert (one.y.label, one.x.label) == ("Sources", "targets")


def test_the_call_that_makes_the_grid_tells_its_axes():
    text = (
        '`df.pivot_table(index="shop", columns="month", values="kg", aggfunc="mean")` gives the heatmap '
        "(`cmap=\"YlOrRd\"`):\n\n- Ayr: May → 3, June → 4\n- Bute: May → 5, June → 6\n"
    )
    one = panel(text)
    assert (one.y.label, one.x.label) == ("shop", "month")
    assert cells(text) == [[3, 4], [5, 6]]


def test_the_converse_that_names_both_classes_is_read_for_itself():
    text = (
        "The confusion matrix:\n\n- 80 plants were correctly classified as class `0`, while 4 plants were "
        "incorrectly predicted as class `0` when they were actually class `1`.\n"
        "- Conversely, 55 plants were correctly labeled as class `1`, but 9 plants were wrongly classified "
        "as class `1` when they were in fact class `0`.\n"
    )
    assert cells(text) == [[80, 9], [4, 55]]
    assert "R103" not in codes(text)


@pytest.mark.parametrize(
    ("rows", "columns", "line"),
    [
        ("town used for training", "town used for evaluation", "Evaluation in {}: trained on"),
        ("training town", "test town", "Tested on {}:"),
        ("home teams", "visitors", "Visitors from {}: at"),
    ],
)
def test_words_before_a_label_of_both_axes_say_whose_it_is(rows, columns, line):
    text = (
        f"A heatmap. Rows: {rows} (Ayr, Bute, Cork). Columns: {columns} (Ayr, Bute, Cork, Deal). "
        f"{line.format('Ayr')} Bute 5, Cork 6. {line.format('Bute')} Ayr 7, Cork 8. "
        f"{line.format('Deal')} Ayr 1, Bute 2, Cork 3."
    )
    assert cells(text) == [[None, 7, None, 1], [5, None, None, 2], [6, 8, None, 3]]


def test_the_month_of_may_is_no_doubt():
    text = (
        "A heatmap. Rows: Ayr, Bute. Columns: May, June. All cells in May are 5. "
        "The values may all be 6 in June."
    )
    assert cells(text) == [[5, None], [5, None]]


def test_digits_of_which_only_some_were_taken_for_others():
    text = (
        "Confusion matrix of a sign recognizer, with the digits 0 through 3 as ground truth and the same "
        "digits "
        "as prediction. Main diagonal: 0.9, 0.8, 0.7, 0.6. Off-diagonal: true 3 predicted as 2: 0.11; true 2 "
        "predicted as 3: 0.09; true 0 predicted as 3: 0.04."
    )
    assert panel(text).x.categories == panel(text).y.categories == ("0", "1", "2", "3")
    assert cells(text) == [
        [0.9, None, None, 0.04], [None, 0.8, None, None], [None, None, 0.7, 0.09], [None, None, 0.11, 0.6],
    ]


def test_labels_by_their_number_in_the_list():
    text = (
        "A 2×2 confusion matrix. Actual classes are on the y-axis and predicted classes on the x-axis; "
        "on both "
        'of them "Wet" comes first and "Dry" second. The upper left cell shows 50, the upper right cell 5, '
        "the lower left 2 and the lower right 77."
    )
    assert panel(text).x.categories == panel(text).y.categories == ("Wet", "Dry")
    assert cells(text) == [[50, 5], [2, 77]]
    more = "A heatmap. The columns are May, June and, as a third column, July. Rows: A, B. A: 1, 2, 3."
    assert panel(more).x.categories == ("May", "June", "July")


def test_rows_told_by_their_places():
    text = (
        "A heatmap. x-axis: Rank, with the ticks 4, 16. y-axis: Rate; 1e-3 is the lowest row, 3e-4 the "
        "middle "
        "row, 1e-4 the uppermost row. 1e-4: 1, 2. 3e-4: 3, 4. 1e-3: 5, 6."
    )
    assert panel(text).y.categories == ("1e-4", "3e-4", "1e-3")
    assert cells(text) == [[1, 2], [3, 4], [5, 6]]


def test_pairs_of_a_table_fill_both_halves_of_what_is_said_to_be_symmetric():
    text = (
        "# Correlation matrix\n\n**Off the diagonal** (the matrix is symmetric, so each pair is listed "
        "once):\n\n"
        "| Pair | r |\n|---|---|\n| Ash – Bay | 0.6 |\n| Ash – Elm | 0.3 |\n| Bay – Elm | 0.1 |\n"
    )
    assert cells(text) == [[None, 0.6, 0.3], [0.6, None, 0.1], [0.3, 0.1, None]]
    assert "R114" in codes(text)


def test_pairs_of_classes_where_one_is_predicted_only():
    text = (
        "Confusion matrix. Rows (truth): wet, dry. Columns (prediction): wet, dry, rejected. "
        "wet/wet 93%, wet/dry 3%, wet/rejected 4%; dry/wet 11%, dry/dry 79%, dry/rejected 10%."
    )
    assert cells(text) == [[93, 3, 4], [11, 79, 10]]


@pytest.mark.parametrize(
    "said",
    [
        "with the towns Ayr, Bute and Cork as rows and the same towns as columns",
        "with the three towns Ayr, Bute and Cork in the rows and the same ones in the columns",
        "with Ayr, Bute and Cork as rows from top to bottom and the same as columns from left to right",
        "with the towns Ayr, Bute and Cork as rows (origin) and the same towns as columns (target)",
    ],
)
def test_the_same_things_as_columns(said):
    one = panel(f"A heatmap {said}. Ayr to Bute is 5.")
    assert one.x.categories == one.y.categories == ("Ayr", "Bute", "Cork")
    assert one.grid.values[0, 1] == 5


def test_a_place_behind_a_list_is_none_of_its_labels():
    text = (
        "A heatmap in which max_depth varies horizontally (3, 5) and n_trees vertically (100, 300, 500, "
        "with 100 "
        "at the bottom). For a max_depth of 3, the error is 4.8 with 100 trees, 4.3 with 300 trees and "
        "4.1 with "
        "500 trees. For a max_depth of 5 the corresponding numbers are 4.2, 3.8 and 3.5."
    )
    one = panel(text)
    assert (one.x.label, one.y.label, one.y.categories) == ("max_depth", "n_trees", ("500", "300", "100"))
    assert cells(text) == [[4.1, 3.5], [4.3, 3.8], [4.8, 4.2]]


def test_the_smallest_on_top_is_no_name_of_an_axis():
    text = (
        "A heatmap. The towns Ayr, Bute and Cork are listed along the x-axis and the sizes 2 GB, 8 GB "
        "and 32 GB "
        "are listed along the y-axis, the smallest on top. 2 GB: Ayr 21, Bute 34, Cork 29."
    )
    assert (panel(text).x.label, panel(text).x.categories) == ("towns", ("Ayr", "Bute", "Cork"))
