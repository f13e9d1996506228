"""Figures that nobody calls a heatmap: the caption tells rows, columns or cells, and equal lines."""

from __future__ import annotations

import pytest
from sources import told

import replot

YIELD = "hay, oats, rye / Hill, Moor, Fen\n4 5 6\n1 2 3\n7 8 9"


@pytest.mark.parametrize("text", [
    "Figure 2. Yield in tonnes by farm (rows) and crop (columns). Hill: hay 4, oats 5, rye 6. Moor: hay "
    "1, oats 2, "
    "rye 3. Fen: hay 7, oats 8, rye 9.",
    "**Fig. 7** Yield; rows are farms, columns crops. Hill: 4 hay, 5 oats, 6 rye. Moor: 1 hay, 2 oats, 3 "
    "rye. "
    "Fen: 7 hay, 8 oats, 9 rye.",
    "Supplementary Figure 1: Each cell gives the mean yield in tonnes. Hill: hay 4, oats 5, rye 6. "
    "Moor: hay 1, oats 2, rye 3. Fen: hay 7, oats 8, rye 9.",
    "FIGURE 3. Yield, farm by crop. Hill: hay 4, oats 5, rye 6. Moor: hay 1, oats 2, rye 3. Fen: hay 7, "
    "oats 8, "
    "rye 9. Cells above 3.5 are filled in green, all others are left white.",
    "Hill: hay 4, oats 5, rye 6. Moor: hay 1, oats 2, rye 3. Fen: hay 7, oats 8, rye 9. In the figure, "
    "farms are "
    "the rows and crops the columns.",
])
def test_a_caption_of_lines_is_that_of_a_heatmap(text):
    assert told(text) == [YIELD]


@pytest.mark.parametrize("text", [
    "Table 2. Yield by farm (rows) and crop (columns). Hill: 4, 5, 6. Moor: 6, 7, 8.",
    "Yield by farm (rows) and crop (columns). Hill: 4, 5, 6. Moor: 6, 7, 8.",
    "Figure 7. Layout of the orchard: 12 rows and 8 columns of trees. The first block holds 4 plums and "
    "3 pears; "
    "the second 5 plums and 6 pears.",
    "Figure 9. Seating plan. Rows are numbered 1 to 20, columns A to F. Seats 3 and 4 are for staff; "
    "seats 5 and 6 for guests.",
    "Figure 3. Photographs of leaves, rows are cultivars, columns days. Score of Alpha: 3, 4. Score of "
    "Beta: 5, 6.",
    "Figure 2. Stages of growth. Each cell contains 2 nuclei and 4 vacuoles; the older one 3 nuclei and "
    "7 vacuoles.",
    "Figure 5. Rows are years, columns are regions, 12 plots arranged in a grid of panels. Hill: 3, 4; "
    "Moor: 5, 6.",
    "Figure 6. Rows are farms, columns crops; the yield fell from 12 to 9 tonnes in 10 years of 2 droughts.",
])
def test_words_of_lines_alone_are_no_heatmap(text):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


PARTS = "Heatmaps of two farms (field in rows, crop in columns). "


@pytest.mark.parametrize("text", [
    "**Hill** – upper: hay 4, rye 6; lower: hay 3, rye 8. **Moor** – upper: hay 2, rye 1; lower: hay 5, "
    "rye 7.",
    "Hill: upper: hay 4, rye 6; lower: hay 3, rye 8. Moor: upper: hay 2, rye 1; lower: hay 5, rye 7. All "
    "in 2021.",
    "\n\nHill – upper: 4 hay, 6 rye; lower: 3 hay, 8 rye.\n\nMoor – upper: 2 hay, 1 rye; lower: 5 hay, 7 "
    "rye.",
])
def test_panels_in_a_line_with_the_same_keys(text):
    assert told(PARTS + text) == [
        "Hill: hay, rye / upper, lower\n4 6\n3 8", "Moor: hay, rye / upper, lower\n2 1\n5 7"]


def test_lettered_panels_in_a_line():
    text = (
        "Heatmaps of the (a) east and (b) west; rows are the judge, columns the machine, each with the "
        "ABC grades "
        "low, middle and high. (a) Low: 4/5/6; middle: 1/2/3; high: 7/8/9. (b) Low: 1/2/4; middle: 5/5/5; "
        "high: 6/6/8. All at noon."
    )
    assert replot.parse(text).title is None
    assert told(text) == [
        "east: low, middle, high / low, middle, high\n4 5 6\n1 2 3\n7 8 9",
        "west: low, middle, high / low, middle, high\n1 2 4\n5 5 5\n6 6 8",
    ]


def test_keys_with_one_value_each_are_no_panels():
    text = "Heatmap, farms in rows. Hill – hay: 4; rye: 6. Moor – hay: 2; rye: 1."
    assert len(replot.parse(text).panels) == 1


@pytest.mark.parametrize(("lines", "grid"), [
    ("Hill: hay 60 (85%), oats 9 (13%), rye 2 (2%). Moor: hay 0, oats 0, rye 14 (100%).", "60 9 2\n0 0 14"),
    ("Hill: hay 60 (85%), oats 9 (13%), rye 2 (2%). Moor: hay 0, oats 7 (50%), rye 7 (50%).", "60 9 2\n0 "
     "7 7"),
])
def test_counts_without_shares_where_there_are_none(lines, grid):
    assert told(f"Heatmap of fields. {lines}") == [f"hay, oats, rye / Hill, Moor\n{grid}"]


@pytest.mark.parametrize(("behind", "cell"), [
    ("the sand plot was flooded and is not shown", "u"), ("sand was not sown", "b"), ("flooding ruined "
     "sand", "u"),
])
def test_a_clause_behind_a_list_is_no_label(behind, cell):
    text = (
        "Heatmap of yield. Hay: 6 in clay, 1 in loam, 2 in sand. Rye: 4 in clay, 5 in loam, 7 in sand. "
        f"Oats: 3 in clay, 5 in loam; {behind}. Crops are the rows, soils the columns."
    )
    assert told(text) == [f"clay, loam, sand / Hay, Rye, Oats\n6 1 2\n4 5 7\n3 5 {cell}"]


def test_powers_of_ten_before_labels():
    text = (
        "Heatmap of flow. Argon: 6.2 × 10^-4 in PX-1, 1.1 × 10^-3 in QZ. Neon: 4.5 × 10^-3 in PX-1, "
        "5.6 × 10^-2 in QZ. Xenon: 1.2 × 10^-3 in PX-1, 2.5 × 10^-2 in QZ."
    )
    assert told(text) == ["PX-1, QZ / Argon, Neon, Xenon\n0.00062 0.0011\n0.0045 0.056\n0.0012 0.025"]


def test_labels_behind_values_without_a_verb():
    text = (
        "Heatmap with the call in rows and the answer in columns, both in the order oak, elm, fir. "
        "Answer oak was given 55 (oak), 6 (elm) and 0 (fir) times; answer elm 2 (oak), 62 (elm), 5 (fir); "
        "answer fir 10 (oak), 13 (elm), 74 (fir)."
    )
    assert told(text) == ["oak, elm, fir / oak, elm, fir\n55 2 10\n6 62 13\n0 5 74"]


def test_names_of_pairs_that_begin_with_a_number():
    text = (
        "Pearson correlation matrix of 5 km run, sleep, weight. Sleep–5 km run 0.81**; weight–5 km run "
        "0.58*, "
        "weight–sleep −0.51. Rows come first."
    )
    names = "5 km run, sleep, weight"
    assert told(text) == [f"{names} / {names}\nu u u\n0.81** u u\n0.58* -0.51 u"]


@pytest.mark.parametrize(("said", "values"), [
    ("17, 129 and 6 days", (17, 129, 6)), ("17, 129 and 3 days", (17, 129, 3)),
    ("17, 129 and 6", (17, 129, 6)),
    ("17, 129 and 6 wet days", (17, 129, 6)),
])
def test_what_is_counted_behind_a_diagonal(said, values):
    a, b, c = values
    text = (
        "Heatmap of the forecast (columns) against the outcome (rows), levels from 1 (low) to 3 (high) "
        "in both "
        f"directions. The main diagonal holds {said}."
    )
    assert told(text) == [f"1, 2, 3 / 1, 2, 3\n{a} u u\nu {b} u\nu u {c}"]


def test_who_judged_is_no_name_of_an_axis():
    text = (
        "Heatmap of the forecast grade (columns) against the grade assigned later by teachers (rows), both "
        "with the grades A, B. The diagonal holds 4 and 5."
    )
    (panel,) = replot.parse(text).panels
    assert (panel.x.label, panel.y.label) == ("forecast grade", None)
    assert told(text) == ["A, B / A, B\n4 u\nu 5"]
