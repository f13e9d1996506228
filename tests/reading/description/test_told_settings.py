"""One thing in several settings, sentence by sentence, where nobody lists the axes."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel

N = None
MAP = "A heatmap of yields. "


@pytest.mark.parametrize(("said", "rows", "columns", "grid"), [
    ("The yield of oats increases from 0.12 in the clay plot to 0.73 in the sand plot. Rye shows high yields "
     "in the loam and sand plots (0.27 and 0.52, respectively), while showing low ones in the clay and peat "
     "plots (0.06 and -0.01, respectively).",
     ("oats", "Rye"), ("clay", "sand", "loam", "peat"), [[0.12, 0.73, N, N], [0.06, 0.52, 0.27, -0.01]]),
    ("For example, on Ayr Farm (Figure 9), the score for `oats_2` (sown late) drops from 0.7 in the "
     "`no_lime` setting to -0.1 in the `lime_40` plot, indicating a trend. `rye_1` (a cereal) has 0.3 under "
     "`no_lime` and 0.4 under `lime_40`.",
     ("oats_2", "rye_1"), ("no_lime", "lime_40"), [[0.7, -0.1], [0.3, 0.4]]),
    ("`oats` scores 0.27 and 0.52 in the `loam` and `sand` plots, respectively. `rye` scores 0.1 and 0.2 in "
     "the `clay` and `sand` plots, respectively.",
     ("oats", "rye"), ("loam", "sand", "clay"), [[0.27, 0.52, N], [N, 0.2, 0.1]]),
    ("Oats scores 0.27 and 0.52 in loam and sand, respectively. Rye scores 0.1 and 0.2 in clay and sand, "
     "respectively.",
     ("Oats", "Rye"), ("loam", "sand", "clay"), [[0.27, 0.52, N], [N, 0.2, 0.1]]),
    ("The score of “polite” grows from 0.1 in the “casual” style to 0.5 in the “formal” style. “curt” drops "
     "from 0.7 in the “casual” style to 0.2 in the “formal” style.",
     ("polite", "curt"), ("casual", "formal"), [[0.1, 0.5], [0.7, 0.2]]),
    ("Oats has high yields in the clay and sand plots (0.7, 0.8) but low ones in the peat plot (0.2). Rye "
     "has low yields in the clay and sand plots (0.1, 0.3).",
     ("Oats", "Rye"), ("clay", "sand", "peat"), [[0.7, 0.8, 0.2], [0.1, 0.3, N]]),
    ("In 2020, 45 farms were asked. The yield of oats rises from 12% in the dry regime to 73% in the wet "
     "regime. The yield of rye rises from 3% in the dry regime to 5% in the wet regime.",
     ("oats", "rye"), ("dry", "wet"), [[12, 73], [3, 5]]),
    ("Wheat goes up from 0.15 (dry) to 0.6 (wet). Hay goes from 0.3 (dry) to 0.5 (wet).",
     ("Wheat", "Hay"), ("dry", "wet"), [[0.15, 0.6], [0.3, 0.5]]),
    ("Wheat increases from 0.15 in March to 0.6 in April, and hay from 0.3 in March to 0.5 in April.",
     ("Wheat", "hay"), ("March", "April"), [[0.15, 0.6], [0.3, 0.5]]),
    ("Wheat climbs from .15 (in March) to .6 (in April), while hay drops from .9 (in March) to .4 (in "
     "April).",
     ("Wheat", "hay"), ("March", "April"), [[0.15, 0.6], [0.9, 0.4]]),
    ("Wheat rises from 15% at baseline to 60% at follow-up; hay falls from 30% at baseline to 5% at "
     "follow-up.", ("Wheat", "hay"), ("baseline", "follow-up"), [[15, 60], [30, 5]]),
    ("The score goes up from 0.15 (dry) to 0.6 (wet) for wheat. The score falls from 0.3 (dry) to 0.1 (wet) "
     "for hay.", ("wheat", "hay"), ("dry", "wet"), [[0.15, 0.6], [0.3, 0.1]]),
])
def test_things_and_settings(said, rows, columns, grid):
    read = panel(MAP + said)
    assert (read.y.categories, read.x.categories) == (rows, columns)
    assert cells(MAP + said) == grid


@pytest.mark.parametrize("said", [
    "The yield of oats rises by 0.4 in the `clay` plot and by 0.2 in the `sand` plot. The yield of rye rises "
    "by 0.1 in the `clay` plot and by 0.3 in the `sand` plot.",
    "The average of `oats` goes from 0.4 in `clay` to 0.2 in `sand`. The average of `rye` goes from 0.1 in "
    "`clay` to 0.3 in `sand`.",
    "`oats` beside `rye` shows high yields in the `loam` and `sand` plots (0.2 and 0.5). `hay` beside `rye` "
    "shows high yields in the `loam` and `sand` plots (0.1 and 0.4).",
    "`oats` shows high yields in the `loam` and `sand` plots (0.2, 0.5 and 0.7). `rye` shows high yields in "
    "the `loam` and `sand` plots (0.1, 0.2 and 0.4).",
    "Wheat rises from 12 at baseline to 73 at follow-up. Hay falls from 20 at harvest to 4 at follow-up.",
    "Wheat rises from 3 in total to 9 in total. Hay rises from 4 in theory to 8 in practice.",
    "Wheat goes from 3 (dry) to 9 (wet). Then wheat goes from 9 (wet) to 1 (dry).",
])
def test_what_is_not_clear_gives_no_axes(said):
    assert panel(MAP + said).x.categories == panel(MAP + said).y.categories == ()


AXES = "A heatmap. Rows: oats, rye. Columns: clay, sand, loam, peat.\n\n"


@pytest.mark.parametrize(("said", "grid"), [
    ("Rye shows high yields in loam and sand (0.27 and 0.52 respectively).", [[N] * 4, [N, 0.52, 0.27, N]]),
    ("Rye has high yields in loam and sand (0.27 and 0.52, respectively) but low ones in clay and peat (0.06 "
     "and 0.01, respectively).", [[N] * 4, [0.06, 0.52, 0.27, 0.01]]),
    ("On Ayr Farm (Figure 9), the score for `oats` (sown late) rises from 0.12 in the `clay` setting to 0.73 "
     "in the `sand` plot, showing that sand helps.", [[0.12, 0.73, N, N], [N] * 4]),
    ("The score goes up from 0.15 (clay) to 0.6 (peat) for oats.", [[0.15, N, N, 0.6], [N] * 4]),
    ("The score goes up from 0.15 in clay to 0.6 in peat for oats, and from 0.2 (sand) to 0.3 (loam) for "
     "rye.",
     [[0.15, N, N, 0.6], [N, 0.2, 0.3, N]]),
    ("Rye has 0.4 in sand, up from 0.2 in clay.", [[N] * 4, [0.2, 0.4, N, N]]),
])
def test_values_of_known_labels(said, grid):
    assert cells(AXES + said) == grid


def test_numbers_of_several_figures_are_no_values():
    text = AXES + "The maps (Figures 9, 10 and 11; oats is on top) are alike. Oats has 0.3 in clay."
    assert cells(text)[0] == [0.3, N, N, N]
    assert "R103" not in codes(text)


SOILS = "The heatmap shows the change in yield.\n\n"
CLAY = "**Clay (wet=1):** A small loss at dose=5 (-2.1%). The largest loss is at dose=50 (-31.1%).\n\n"
LOAM = "**Loam (wet=2):** A slight gain at dose=5 (+0.7%) and at dose=20 (+5.2%),"


@pytest.mark.parametrize("gap", [" ", "\n"])
def test_settings_behind_a_sign_in_paragraphs_on_one_row_each(gap):
    read = panel(f"{SOILS}{CLAY}{LOAM}{gap}turning into a loss at dose=50 (−21.4%).\n")
    assert read.y.categories == ("Clay (wet=1)", "Loam (wet=2)")
    assert (read.x.label, read.x.categories) == ("dose", ("5", "20", "50"))
    assert read.grid.values.tolist()[1] == [0.7, 5.2, -21.4]
    assert read.grid.values.tolist()[0][::2] == [-2.1, -31.1]


@pytest.mark.parametrize("text", [
    CLAY,  # one row
    CLAY + "**Loam (wet=2):** A slight gain at depth=5 (+0.7%) and at depth=20 (+5.2%).\n",
    CLAY.replace("**", "") + LOAM.replace("**", "") + " and that is all.\n",
])
def test_settings_that_make_no_axes(text):
    assert panel(SOILS + text).y.categories == ()


@pytest.mark.parametrize(("said", "values"), [
    ("A gain at dose=5 (+0.7%) and dose=20 (+5.2%).", [0.7, 5.2, None]),
    ("A gain at dose=5 (+0.7%), turning negative at dose=50 (-2%).", [0.7, None, -2]),
    ("dose=5: 31 (+4), dose=20: 28 (-2), dose=50: 5 (+1)", [31, 28, 5]),
    ("31 (+4), 28 (-2), 5 (+1)", [31, 28, 5]),
])
def test_signed_values_in_brackets_behind_labels_that_end_with_numbers(said, values):
    axes = "Rows: Clay, Loam. Columns: dose=5, dose=20, dose=50.\n\n"
    assert cells(f"A heatmap. {axes}**Loam:** {said}\n")[1] == values
