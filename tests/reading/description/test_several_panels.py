"""Figures of several panels: their names, their axes told once, their limits, other charts beside them."""

from __future__ import annotations

import pytest
from sources import cells, grid, panel

import replot

AXES = 'The x-axis is "Dose" with ticks 1, 2 and the y-axis is "Soil" with ticks Clay, Loam.'
ROWS = "- Clay: {}, {}\n- Loam: {}, {}\n"
TABLE = "| Soil | 1 | 2 |\n|---|---|---|\n| Clay | {} | {} |\n| Loam | {} | {} |\n\n"
ONE, TWO = "1 2\n3 4", "5 6\n7 8"


def told(text: str) -> dict[str | None, str]:
    """The cells of the panels of a figure by their titles."""
    return {one.title: grid(one) for one in replot.parse(text).panels}


TEXTS = {
    "a caption in bold over lettered panels": (
        f"**Figure 7: Yield by soil.**\n\nTwo heatmaps. {AXES}\n\n**(a) Spring**\n\n"
        + TABLE.format(1, 2, 3, 4) + "**(b) Autumn**\n\n" + TABLE.format(5, 6, 7, 8),
        ("(a) Spring", "(b) Autumn"),
    ),
    "bare rows in the order of those before": (
        f"Two heatmaps, (a) and (b). {AXES}\n\n**(a) Spring**\n\n" + TABLE.format(1, 2, 3, 4)
        + "**(b) Autumn**\n\nThe rows are in the same order as in (a):\n- 5, 6\n- 7, 8\n",
        ("(a) Spring", "(b) Autumn"),
    ),
    "a letter alone on its line": (
        "Figure 2. Heatmaps of yield. (a) Spring; (b) Autumn. Darker is more.\n\n"
        "(a) Soil on the y-axis, dose on the x-axis:\n- Clay: low 1, high 2\n- Loam: low 3, high 4\n\n"
        "(b)\n- Clay: low 5, high 6\n- Loam: low 7, high 8\n",
        ("Spring", "Autumn"),
    ),
    "corners of a square of panels": (
        "A 1x2 grid of heatmaps titled \"Yield of rye and oats\". The panels are: top-left \"Spring\", "
        "top-right "
        f"\"Autumn\". {AXES}\n\nTop-left:\nClay → 1, 2\nLoam → 3, 4\n\nTop-right:\nClay → 5, 6\nLoam → "
        f"7, 8\n",
        ("Spring", "Autumn"),
    ),
    "names behind sides": (
        "Heatmaps of yield (left: spring, right: late autumn). The x-axis lists the doses 1, 2.\n\n"
        "Left matrix, soil in rows and dose in columns:\nClay: 1 / 2\nLoam: 3 / 4\n\n"
        "Right matrix:\nClay: 5 / 6\nLoam: 7 / 8\n",
        ("spring", "late autumn"),
    ),
    "a line with the names of both": (
        f"Figure 3 — Heatmaps of yield. {AXES}\n\n(a) Spring (b) Late autumn\n\n"
        "Panel (a): values:\nClay: 1, 2\nLoam: 3, 4\n\nPanel (b): same rows and columns:\nClay: 5, "
        "6\nLoam: 7, 8\n\n"
        "In (a) the mean of the first column is 2.0, with the lowest cell at Clay (0.5). In (b) every cell "
        "exceeds 5.5; the best is Loam at dose 2 (9).\n",
        ("Spring", "Late autumn"),
    ),
    "a side with a dash and a name": (
        f"Two panels, drawn as heatmaps. {AXES}\n\n"
        "*Left – mean yield (t).* Clay: 1, 2. Loam: 3, 4. Scale 0–9.\n\n"
        "*Right – loss (%).* Clay: 5, 6. Loam: 7, 8. Scale 0–30.\n",
        ("mean yield (t)", "loss (%)"),
    ),
    "a side with its name in brackets": (
        "Two heatmaps of yield for doses 1, 2 (columns) and soils Clay, Loam (rows). "
        "Left (Spring): Clay: 1, 2; Loam: 3, 4. Right (Autumn): Clay: 5, 6; Loam: 7, 8.",
        ("Spring", "Autumn"),
    ),
    "rows that correspond to those before": (
        "Two panels (left to right: Spring, Autumn) display the yield as heatmaps with soil on the "
        "y-axis (Clay, Loam) "
        "and dose on the x-axis (1, 2).\n\nSpring\nClay: 1, 2\nLoam: 3, 4\n\n"
        "For Autumn, the corresponding rows are 5, 6; and 7, 8.\n",
        ("Spring", "Autumn"),
    ),
    "letters with quoted names": (
        f'Two heatmaps, lettered a and b: **a**, "Spring"; **b**, "Autumn". {AXES}\n\n'
        "- **a** Clay: 1, 2; Loam: 3, 4\n- **b** Clay: 5, 6; Loam: 7, 8\n",
        ("Spring", "Autumn"),
    ),
    "one table with the panels in its heads": (
        "Values of the two heatmaps (left: Spring, right: Autumn). Rows are soils, columns are doses.\n\n"
        "| | Spring 1 | Spring 2 | Autumn 1 | Autumn 2 |\n|---|---|---|---|---|\n"
        "| Clay | 1 | 2 | 5 | 6 |\n| Loam | 3 | 4 | 7 | 8 |\n",
        ("Spring", "Autumn"),
    ),
    "names with a point": (
        "**Two confusion matrices**\n\n"
        + "".join(
            f"Panel ({mark}) – Reader {k} vs. gold\n| | Gold: 1 | Gold: 2 |\n|---|---|---|\n"
            f"| Clay | {a} | {a + 1} |\n| Loam | {a + 2} | {a + 3} |\n\n"
            for mark, k, a in (("i", 1, 1), ("ii", 2, 5))
        ),
        ("Reader 1 vs. gold", "Reader 2 vs. gold"),
    ),
    "matrices printed below their names": (
        "Both matrices are drawn as heatmaps; the x axis is \"Dose\" (D1, D2, D3), the y axis \"Soil\" "
        "(S1, S2, S3)."
        "\n\nearly:\n0.5 0.1 0.2\n0.4 0.9 0.6\n0.7 0.8 0.3\n\nlate:\n1.5 1.1 1.2\n1.4 1.9 1.6\n1.7 1.8 1.3\n",
        ("early", "late"),
    ),
}


@pytest.mark.parametrize(("text", "titles"), TEXTS.values(), ids=TEXTS)
def test_panels_with_their_cells(text, titles):
    found = told(text)
    assert tuple(found) == titles
    if "0.5 0.1" in text:
        early, late = found.values()
        assert early == "0.5 0.1 0.2\n0.4 0.9 0.6\n0.7 0.8 0.3"
        assert late == "1.5 1.1 1.2\n1.4 1.9 1.6\n1.7 1.8 1.3"
    else:
        assert list(found.values()) == [ONE, TWO]


def test_a_part_without_numbers_beside_numbered_parts():
    text = (
        'Three heatmaps with the words "sun", "rain" on both axes (rows: from; columns: to).\n\n'
        "**Lesson 1:**\n| | sun | rain |\n|---|---|---|\n| sun | 1 | 2 |\n| rain | 3 | 4 |\n\n"
        "**Lesson 2:**\n| | sun | rain |\n|---|---|---|\n| sun | 5 | 6 |\n| rain | 7 | 8 |\n\n"
        "**Lesson 3:** looks like the first.\n"
    )
    assert told(text) == {"Lesson 1": ONE, "Lesson 2": TWO, "Lesson 3": "u u\nu u"}
    assert (panel(text).y.label, panel(text).x.label) == ("from", "to")


LIMITS = {
    "letters": "The colour bars differ: (a) 0–9, (b) 2–7.",
    "names": "Colour bars (one for each panel): Spring 0 to 9, Autumn 2 to 7.",
    "sides": "Each panel has its own colour bar; left: 0 to 9, right: 2 to 7.",
}


@pytest.mark.parametrize("said", LIMITS.values(), ids=LIMITS)
def test_the_limits_of_each_panel(said):
    text = (
        f"Two heatmaps. {AXES}\n\n**(a) Spring**\n\n" + TABLE.format(1, 2, 3, 4) + "**(b) Autumn**\n\n"
        + TABLE.format(5, 6, 7, 8) + said
    )
    assert [(p.color.vmin, p.color.vmax) for p in replot.parse(text).panels] == [(0, 9), (2, 7)]


def test_the_bar_below_the_last_panel_is_that_of_all():
    text = (
        f"Two heatmaps. {AXES}\n\n**Left heatmap**\n\n" + TABLE.format(1, 2, 3, 4)
        + "**Right heatmap**\n\n" + TABLE.format(5, 6, 7, 8)
        + 'Colour bar: "Yield", 0 to 9, white to dark red.\n'
    )
    bars = [one.color for one in replot.parse(text).panels]
    assert [(bar.label, bar.vmin, bar.vmax) for bar in bars] == [("Yield", 0, 9)] * 2


def test_the_same_bar_as_the_panel_before():
    text = (
        f"Three heatmaps. {AXES}\n\n- **Left panel, \"Spring\"** – colour bar 0 to 9, white to dark green.\n"
        "  - Clay: 1, 2\n  - Loam: 3, 4\n- **Middle panel, \"Autumn\"** – same colour bar.\n  - Clay: 5, 6\n"
        "  - Loam: 7, 8\n- **Right panel, \"Change\"** – colour bar −4 (blue) to +4 (red).\n  - Clay: "
        "4, 4\n  - Loam: 4, 4\n"
    )
    bars = [panel(text, k).color for k in range(3)]
    assert [(bar.vmin, bar.vmax) for bar in bars] == [(0, 9), (0, 9), (-4, 4)]
    assert bars[1].cmap == bars[0].cmap == "Greens"


def test_the_panel_that_a_caption_calls_another_chart():
    text = (
        "**Figure 2.** *Left:* heatmap of the yield. *Right:* line chart of the mean yield by year.\n\n"
        "The left panel has fields 1, 2 on both axes:\n- Field 1: 0.5, 0.6\n- Field 2: 0.7, 0.8\n\n"
        "The right panel plots the mean (y-axis, 0 to 1) against the year (x-axis, 0 to 9):\n- year 0: "
        "0.9\n- year 2: 0.3\n"
    )
    assert told(text) == {None: "0.5 0.6\n0.7 0.8"}


def test_columns_of_a_table_that_are_panels():
    text = (
        "Two heatmaps of RMSE over dose (rows) and soil (columns):\n\n| Dose | Soil | (a) Spring | (b) "
        "Autumn |\n"
        "|---|---|---|---|\n| 1 | Clay | 1 | 5 |\n| 1 | Loam | 2 | 6 |\n| 2 | Clay | 3 | 7 |\n| 2 | "
        "Loam | 4 | 8 |\n"
    )
    first = panel(text)
    assert told(text) == {"(a) Spring": ONE, "(b) Autumn": TWO}
    assert (first.y.label, first.x.label, first.color.label) == ("dose", "soil", "RMSE")


@pytest.mark.parametrize(
    "said", ["Clay: Clay 182 (91.0%), Loam 18 (9.0%)", "Clay: Clay 182 (91% of row), Loam 18 (9% of row)"]
)
def test_counts_with_their_shares(said):
    axes = "Confusion matrix, true class on the y-axis, predicted class on the x-axis."
    text = f"{axes}\n\n- {said}\n- Loam: Clay 34 (17%), Loam 166 (83%)\n"
    assert cells(text) == [[182, 18], [34, 166]]


@pytest.mark.parametrize(
    ("said", "cmap"),
    [
        ("Colour bar from 55 (light) to 95 (dark purple).", "Purples"),
        ("One colour scale (top-1 accuracy in %, 75 to 100, light to dark orange).", "Oranges"),
    ],
)
def test_shades_in_few_words(said, cmap):
    assert panel(f"Heatmap. {AXES}\n\n{ROWS.format(56, 60, 70, 80)}\n{said}").color.cmap == cmap


@pytest.mark.parametrize(
    ("said", "label"),
    [
        ("The heatmap shows mean yield for two soils (rows) at two doses (columns: 1, 2).", "mean yield"),
        ("Cohen's kappa in each cell.", "Cohen's kappa"),
        ("One colour scale (top-1 accuracy, 0 to 9).", "top-1 accuracy"),
        ("Values (R²):", "R²"),
        ("Values are nDCG@10.", "nDCG@10"),
        ("Both panels show the mean depth (m) as heatmaps.", "mean depth (m)"),
    ],
)
def test_what_the_cells_show(said, label):
    assert panel(f"A heatmap. {AXES}\n\n{said}\n{ROWS.format(1, 2, 3, 4)}").color.label == label


@pytest.mark.parametrize(
    "text",
    [
        "The diagram shows the architecture in two stages. (a) Encoder: four blocks. (b) Decoder: "
        "draws the map, shown "
        "as a small heatmap icon in red. Arrows connect the stages.",
        "A filled contour plot of the loss, with contour lines at 0.1, 0.5 and 1.0. The x-axis runs "
        "from −1 to 1 and "
        "the y-axis from −1 to 1; the colors go from dark blue (low) to yellow (high).",
    ],
)
def test_other_figures(text):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


@pytest.mark.parametrize(
    ("first", "second"),
    [('Left: "Plain".', 'Right: "Tuned", same axes.'), ("Left: Plain.", "Right: Tuned."),
     ('Left panel — "Plain".', 'Right panel — "Tuned".')],
)
def test_the_name_of_a_panel_behind_its_side(first, second):
    text = (
        f"Two confusion matrices side by side.\n\n{first} Rows are true classes, columns predicted ones "
        "(ripe, raw). "
        f"Row ripe: 18, 1. Row raw: 9, 60.\n\n{second} Row ripe: 19, 4. Row raw: 8, 81."
    )
    panels = replot.parse(text).panels
    assert [one.title for one in panels] == ["Plain", "Tuned"]
    assert [one.grid.values.tolist() for one in panels] == [[[18, 1], [9, 60]], [[19, 4], [8, 81]]]


def test_tables_whose_corners_name_other_sides():
    text = "Two sweeps as heatmaps.\n\n"
    text += "| rate \\ batch | 32 | 64 |\n|--|--|--|\n| 0.1 | 1 | 2 |\n| 0.3 | 3 | 4 |\n\n"
    text += "| rate \\ decay | 0.5 | 64 |\n|--|--|--|\n| 0.1 | 5 | 6 |\n| 0.3 | 7 | - |\n"
    first, second = replot.parse(text).panels
    assert [(p.x.label, p.x.categories, p.y.label) for p in (first, second)] == [
        ("batch", ("32", "64"), "rate"),
        ("decay", ("0.5", "64"), "rate"),
    ]
    assert (grid(first), grid(second)) == ("1 2\n3 4", "5 6\n7 b")


def test_tables_without_a_common_label_under_headings_of_their_own():
    text = "### Heatmaps\n\n| From \\ To | dry | wet |\n|--|--|--|\n"
    text += "| hot day | 8 | 2 |\n| cold day | 3 | 7 |\n"
    text += "\n#### Heatmap of costs\n\n| Town | Q1 | Q2 |\n|--|--|--|\n"
    text += "| Oslo | 5 | 1 |\n| Bergen | 4 | 6 |\n"
    first, second = replot.parse(text).panels
    assert (grid(first), grid(second)) == ("8 2\n3 7", "5 1\n4 6")
    assert second.x.categories == ("Q1", "Q2")


def test_a_sentence_that_names_another_panel_by_its_year():
    text = "The heatmaps (a) 2019 and (b) 2021 have rows Clay, Loam and columns May, June.\n\n## (a) 2019\n\n"
    text += "- Clay: 1, 2\n- Loam: 3, 4\n\n## (b) 2021\n\n- Clay: 5, n/a\n- Loam: 7, 8\n\n"
    text += "For example, Clay and June give ~2 in 2019."
    assert grid(replot.parse(text).panels[1]).startswith("5 b")


def test_tables_that_contradict_each_other_are_panels():
    head = "| | tin | zinc | {} |\n|---|---|---|---|\n"
    tables = [f"{head.format(last)}| a | {a} | 2 | 3 |\n| b | {a} | {a} | 6 |\n\n{name}\n"
              for name, last, a in (("Before", "lead", 1), ("Behind", "gold", 7))]
    found = replot.parse("Fig. 8. Confusion matrices of metals.\n\n" + "\n".join(tables)).panels
    assert [(p.title, p.x.categories[2], p.grid.values.tolist()) for p in found] == [
        ("Before", "lead", [[1, 2, 3], [1, 1, 6]]), ("Behind", "gold", [[7, 2, 3], [7, 7, 6]])]


def test_a_cell_said_aside_before_lists_that_go_through_all_cells():
    text = ("Two confusion matrix heatmaps for Boys and Girls. True label (rows: ill, fit), predicted label "
            "(columns: ill, fit). Girls have many fit taken for ill (0.4).\n\n"
            "- study Boys:** True labels: ill (0.9, 0.1), fit (0.2, 0.8).\n"
            "- study Girls:** True labels: ill (0.7, 0.3), fit (0.4, 0.6).\n")
    found = replot.parse(text).panels
    assert [p.grid.values.tolist() for p in found] == [[[0.9, 0.1], [0.2, 0.8]], [[0.7, 0.3], [0.4, 0.6]]]


@pytest.mark.parametrize("indent", ["", "   "])
def test_items_with_axes_and_colours_of_their_own(indent):
    part = (
        f"{{}}. **{{}}:**\n{indent}* Y-axis: Soils (Clay, Loam).\n{indent}* X-axis: Doses (1, 2).\n"
        f"{indent}* Color Scale: Blue, ranging from approximately 0 to {{}}, representing the {{}}.\n"
    )
    text = "## Heatmaps\n### Components/Axes\n**Axes and scales:**\n"
    text += part.format(1, "Soil: cum. growth", 60, "total growth") + part.format(2, "Weather", 9, "rain")
    figure = replot.parse(text)
    assert [(p.title, p.color.label, p.color.vmax, p.color.cmap) for p in figure.panels] == [
        ("Soil: cum. growth", "total growth", 60, "Blues"), ("Weather", "rain", 9, "Blues")
    ]


def test_a_bar_in_words_that_panels_share_and_no_title_as_its_label():
    text = ("Panel A (left): heatmap of mRNA; Panel B (right): heatmap of protein. Both have genes (Myc, "
            "Fos) as rows and time (0h, 2h) as columns.\nA: Myc 1.0, 3.2; Fos 1.0, 8.9.\nB: Myc 1.0, 1.4; "
            "Fos 1.0, 2.0.\n"
            "Colour: white (0) to red (9), shared.\n")
    panels = replot.parse(text).panels
    assert [one.title for one in panels] == ["mRNA", "protein"]
    assert [(one.color.label, one.color.vmin, one.color.vmax) for one in panels] == [(None, 0, 9)] * 2


AGAIN = """**The code:**

```python
alike = df[['oat', 'rye', 'teff']].corr()
sns.heatmap(alike, vmin=-1, vmax=1)
```

**The print:**

```
       oat   rye   teff
oat   1.00  0.42  -0.07
rye   0.42  1.00   0.31
teff -0.07  0.31   1.00
```

**What to read from it:**

- `oat` vs `rye` = 0.42. Alike.
- `rye` vs `teff` = {}. Less so.
- The diagonal is all 1.00.
"""


def test_parts_that_say_the_same_of_the_same_cells_are_no_panels():
    once = replot.parse("A correlation heatmap of grains.\n\n" + AGAIN.format("0.31"))
    assert [panel.grid.values.tolist() for panel in once.panels] == [
        [[1, 0.42, -0.07], [0.42, 1, 0.31], [-0.07, 0.31, 1]]
    ]


def test_what_two_panels_have_in_common_is_told_by_its_nouns():
    text = """**Figure 2**

*Left panel - "Shade".* Growth (%) of two ferns by light:

| | dim | fair | full |
|---|---|---|---|
| Lady | 62 | 78 | 81 |
| Male | 70 | 83 | 79 |

*Right panel - "Bog".* Same ferns, same light. Lady covered 35 % under dim, 64 % under fair and 77 % under
full light; for Male the figures were 41, 69 and 80 %.

Both panels share a green colour bar (pale = 30, dark = 100).
"""
    figure = replot.parse(text)
    assert {panel.x.categories for panel in figure.panels} == {("dim", "fair", "full")}
    assert figure.panels[1].grid.values.tolist() == [[35, 64, 77], [41, 69, 80]]
