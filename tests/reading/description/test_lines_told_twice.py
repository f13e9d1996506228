"""Lines whose values stand beside other numbers and labels: sums, pairs, what they are set against."""

from __future__ import annotations

import numpy as np
import pytest
from sources import cells

import replot
from replot.reading.description.lexicon.quantities import find_quantities

NAN = float("nan")
CITIES = """Heatmap of temperatures. Rows: Oslo, Madrid. Columns: Jan, Apr, Jul, Oct.

- {}
- Madrid: 6.3, 13.1, 25.6, 15.4
"""
TEAMS = """Heatmap of win rates. Rows and columns: Ash, Birch, Cedar, Dogwood.

{}
"""
HORIZONS = """Heatmap. Rows: Abel, Bora. Columns (hours): 1, 3, 6, 12.

- Abel: starts at 6.0 (1 h), then 10.2 (3 h), 15.5 (6 h) and ends at 21.7 (12 h)
- Bora: starts at 7.1 (1 h), then 3.0 (3 h), 18.9 (6 h) and ends at 25.3 (12 h)
"""


@pytest.mark.parametrize("line", [
    "Oslo stays between -4.3 and 17.7 all year (-4.3, 4.5, 17.7, 6.3).",
    "Oslo averages 6.05 (-4.3, 4.5, 17.7, 6.3)",
    "Oslo ranges from -4.3 to 17.7: -4.3, 4.5, 17.7, 6.3.",
    "Oslo: mean 6.05, least -4.3, most 17.7; values: -4.3, 4.5, 17.7, 6.3",
    "Oslo: Jan/Apr/Jul/Oct = -4.3/4.5/17.7/6.3",
    "Oslo: -4.3/4.5/17.7/6.3",
])
def test_what_sums_a_line_up_is_no_value_of_it(line):
    assert cells(CITIES.format(line)) == [[-4.3, 4.5, 17.7, 6.3], [6.3, 13.1, 25.6, 15.4]]


def test_two_lines_of_a_sentence_keep_their_lists():
    line = "Oslo is the colder (-4.3, 4.5, 17.7, 6.3), and Madrid is warmer (6.3, 13.1, 25.6, 15.4)."
    text = f"Heatmap. Rows: Oslo, Madrid. Columns: Jan, Apr, Jul, Oct. {line}"
    assert cells(text) == [[-4.3, 4.5, 17.7, 6.3], [6.3, 13.1, 25.6, 15.4]]


def test_a_number_with_decimals_is_no_label_of_whole_hours():
    assert cells(HORIZONS) == [[6.0, 10.2, 15.5, 21.7], [7.1, 3.0, 18.9, 25.3]]


@pytest.mark.parametrize("sentence", [
    "Ash wins 23%, 30% and 34% against Birch, Cedar and Dogwood respectively.",
    "Ash takes 23% against Birch, 30% against Cedar and 34% against Dogwood.",
])
def test_values_against_labels(sentence):
    assert cells(TEAMS.format(sentence))[0][1:] == [23.0, 30.0, 34.0]


@pytest.mark.parametrize("head", ["**{}**", "**{}:**", "**{} (row {}):**", "{} row:"])
@pytest.mark.parametrize("sign", ["→", "to", "->", "vs."])
def test_pairs_under_the_label_of_their_row(head, sign):
    names = ("en", "de", "sw")
    values = np.arange(9).reshape(3, 3) + 20.5
    lines = ["Heatmap of transfer. Rows (source): en, de, sw. Columns (target): en, de, sw.", ""]
    for i, row in enumerate(names):
        lines += [head.format(row, i + 1), *(f"- {row} {sign} {column}: {values[i, j]}"
                                              for j, column in enumerate(names)), ""]
    assert cells("\n".join(lines)) == values.tolist()


@pytest.mark.parametrize("sign", ["→", "->", ":"])
def test_a_list_behind_an_arrow_keeps_its_first_label(sign):
    text = f"""Heatmap
- x: "Weight decay" {sign} 0, 1e-4, 1e-3
- y: "Learning rate" {sign} 1e-5, 3e-5

1. 1e-5 – 2.91, 2.90, 2.89
2. 3e-5 – 2.64, 2.63, 2.62
"""
    panel = replot.parse(text).panels[0]
    assert (panel.x.label, panel.x.categories) == ("Weight decay", ("0", "1e-4", "1e-3"))
    assert (panel.y.label, panel.y.categories) == ("Learning rate", ("1e-5", "3e-5"))
    assert panel.grid.values.tolist() == [[2.91, 2.9, 2.89], [2.64, 2.63, 2.62]]


def test_all_the_cells_of_a_panel_are_no_word_on_all_panels():
    text = """Two heatmaps. Rows (depth): 0, 50. Columns: 4K, 16K.

#### Left: Llama
| | 4K | 16K |
|---|---|---|
| 0 | 0.9 | 0.8 |
| 50 | 0.7 | 0.6 |

#### Right: Mistral
All cells are 1.0 except depth 50 at 16K (0.4).
"""
    assert cells(text, 1) == [[1.0, 1.0], [1.0, 0.4]]


def test_of_several_numbers_none_is_given_to_several_cells():
    text = "Heatmap. Rows: A, B. Columns: p, q, r.\n\n- A: p and q = 4 of 7\n- B: 1, 2, 3\n"
    assert set(cells(text)[0]) == {None}


@pytest.mark.parametrize("values", ["4.6x 2.2x", "12ms 250ms", "3.5s 0.8s", "45dB 60dB", "1.5GB 0.5GB"])
def test_numbers_with_their_unit_at_them(values):
    first, second = values.split()
    text = f"Heatmap. Rows: A, B. Columns: p, q.\n\n- A: p {first}, q {second}\n- B: p {second}, q {first}\n"
    a, b = (float(value.rstrip("xmsdBG")) for value in values.split())
    assert cells(text) == [[a, b], [b, a]]


@pytest.mark.parametrize("name", ["64x64 crops", "the 7B model", "a 2x2 grid", "GPT-4x", "0x1F"])
def test_names_and_sizes_are_no_numbers_with_units(name):
    assert [q.text for q in find_quantities(f"{name} reads 0.5 ms")] == ["0.5"]


@pytest.mark.parametrize("line", [
    "- {} – Ctrl: {} | Dox 6h: {} | Nutlin: {}",
    "{} – Ctrl: {} | Dox 6h: {} | Nutlin: {}",
    "- {}: Ctrl: {} | Dox 6h: {} | Nutlin: {}",
    "{}: Ctrl: {}, Dox 6h: {}, Nutlin: {}",
    "* {} | Ctrl: {} | Dox 6h: {} | Nutlin: {}",
    "- {} – Ctrl: {}; Dox 6h: {}; Nutlin: {}",
])
def test_lines_of_pairs_under_any_mark(line):
    lines = [line.format("TP53", "0.0", "+1.2", "+0.8"), line.format("MYC", "0.1", "−0.9", "−0.3")]
    panel = replot.parse("\n".join(["Heatmap. Rows: TP53, MYC. Columns: Ctrl, Dox 6h, Nutlin.", "", *lines]))
    assert panel.panels[0].y.categories == ("TP53", "MYC")
    assert panel.panels[0].grid.values.tolist() == [[0.0, 1.2, 0.8], [0.1, -0.9, -0.3]]


@pytest.mark.parametrize("head", ["**Cells:**", "Cells:", "**Values**"])
def test_pairs_in_brackets_behind_a_bold_word(head):
    pairs = "(1, 1k) 1.1x; (1, 2k) 1.3x\n(8, 1k) 1.0x; (8, 2k) OOM"
    text = f"Heatmap. Rows → batch size (1, 8). Columns → length (1k, 2k).\n\n{head}\n{pairs}\n"
    grid = replot.parse(text).panels[0].grid
    assert np.array_equal(grid.values, [[1.1, 1.3], [1.0, NAN]], equal_nan=True)
    assert grid.states[1, 1] == "b"


@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_an_overview_that_is_the_only_part_holds_the_panels(gap):
    text = f"""## Two Heatmaps

### Overview
Both share x = "Force" [5, 10] and y = "Object" [Cube, Mug].

**Left – Jaw, dry**{gap}Cube: 0.9, 1.0. Mug: 0.6, 0.8.

**Right – Jaw, wet**{gap}Cube: 0.7, 0.9. Mug: 0.4, 0.5.
"""
    figure = replot.parse(text)
    assert [panel.title for panel in figure.panels] == ["Jaw, dry", "Jaw, wet"]
    assert [panel.grid.values.tolist() for panel in figure.panels] == [[[0.9, 1.0], [0.6, 0.8]],
                                                                       [[0.7, 0.9], [0.4, 0.5]]]


def test_a_line_that_goes_on_to_the_next_label_is_two_lines():
    text = "Heatmap. Rows (depth): 0, 50. Columns: 4K, 16K.\n\n0: 1.0, 0.3; 50: 0.5, 0.2\n"
    assert cells(text) == [[1.0, 0.3], [0.5, 0.2]]


def test_a_symmetric_matrix_of_agreement_is_a_heatmap():
    text = """Figure 2: Agreement between raters. The matrix is symmetric with raters A1–A3 along both
axes; the diagonal is greyed out.

A1–A2 0.71, A1–A3 0.66
A2–A3 0.74
"""
    grid = replot.parse(text).panels[0].grid
    expected = [[NAN, 0.71, 0.66], [0.71, NAN, 0.74], [0.66, 0.74, NAN]]
    assert np.array_equal(grid.values, expected, equal_nan=True)
    assert "".join(np.diag(grid.states)) == "bbb"
