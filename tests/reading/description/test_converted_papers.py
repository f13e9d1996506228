"""What models write in the place of the figures of a paper that they turn into markdown."""

from __future__ import annotations

import numpy as np
import pytest
from sources import panel

import replot

NAN = float("nan")
FRAME = "A heatmap. The rows are Oak, Elm and Ash Tree, the columns are May, June and Late July. "


@pytest.mark.parametrize(
    ("told", "x", "y"),
    [
        ("The vertical axis lists drugs sorted by potency, while the horizontal axis lists cell lines "
         "(tissues) also sorted by potency, arranging the data into a dense grid.", "cell lines", "drugs"),
        ("The x-axis lists about 70 cancer cell lines (such as \"A1\" and \"B7\"); the y-axis lists various "
         "doses.", "cancer cell lines", "doses"),
        ("The vertical axis represents drugs, whereas the horizontal axis enumerates cell lines such as "
         "\"A1,\" \"B7,\" and \"C9.\"", "cell lines", "drugs"),
        ("Correlation between centre (C), drug doses (X) and age (Y).", None, None),
    ],
)
def test_axes_of_which_only_the_kind_is_listed(told, x, y):
    fact = panel(f"[Image: A heatmap of response. {told} A colour bar indicates \"IC50\" from 0 to 4.]")
    assert (fact.x.label, fact.y.label) == (x, y)
    assert (fact.color.vmin, fact.color.vmax) == (0, 4)


@pytest.mark.parametrize("scale", ["log-probability", "log odds", "log-normalized counts"])
def test_what_is_a_logarithm_itself_has_no_logarithmic_scale(scale):
    fact = panel(f"{FRAME}The colour scale shows the {scale} from -7 to -1.")
    assert fact.color.norm == "linear"


@pytest.mark.parametrize(
    "said",
    [
        "— mass vs. height 0.16, mass vs. arm span 0.35, height vs. arm span 0.31, with 1.00 on the diagonal",
        ": mass vs height 0.16, mass vs arm span 0.35, height vs arm span 0.31, and 1.0 on the main diagonal",
    ],
)
def test_pairs_and_what_stands_on_the_diagonal(said):
    fact = panel(f'![Heatmap titled "Bodies": pairwise correlations {said}](p3.png)')
    assert fact.x.categories == fact.y.categories == ("mass", "height", "arm span")
    assert np.array_equal(
        fact.grid.values, [[1, 0.16, 0.35], [NAN, 1, 0.31], [NAN, NAN, 1]], equal_nan=True
    )


@pytest.mark.parametrize(
    ("said", "stated"),
    [
        ('The cell at the intersection of "Oak" (observed) and "June" (expected) has a value of 0.93, '
         "indicating that 93% of the oaks leafed as expected.", {(0, 1): 0.93}),
        ("The June column shows low activity. Both Oak (count of 1) and Elm (count of 2) are pale tiles.",
         {(0, 1): 1, (1, 1): 2}),
        ("The June column shows low activity. Both Oak (count of 1) and Elm (count of 2) are pale tiles, "
         "rare ones relative to May.", {(0, 1): 1, (1, 1): 2}),
        ("The June column shows low activity. Both Oak (count of 1) and Elm (count of 2) fall to 3 in "
         "May.", {}),
    ],
)
def test_cells_told_among_remarks(said, stated):
    fact = panel(FRAME + said)
    values = fact.grid.values
    assert {place: values[place] for place in zip(*np.nonzero(~np.isnan(values)), strict=True)} == stated


def test_panels_with_long_names_behind_their_letters():
    lines = [
        "Figure 4 consists of two heatmaps labeled (a) and (b).",
        "    (a) Yield of every crop with soil and rain as separate causes: A large heatmap. The color scale "
        "ranges from -1 (blue) to 1 (red).",
        "    (b) Yield of every crop with soil and rain as joint causes: A similar heatmap to (a), showing "
        "the correlation between 'Rye', 'Oat' and 'Flax'. The color scale runs from 0 (white) to 8 (green).",
    ]
    first, second = replot.parse("\n".join(lines)).panels
    assert first.title == "Yield of every crop with soil and rain as separate causes"
    assert second.title == "Yield of every crop with soil and rain as joint causes"
    assert (second.color.vmin, second.color.vmax, second.color.cmap) == (0, 8, "Greens")
    assert second.x.categories == second.y.categories == ("Rye", "Oat", "Flax")


def test_the_title_among_the_legends_is_the_figures():
    said = "* **Title:** \"Moss\"\n* **Color Bar:** on the right, from 2 to 26.\n"
    figure = replot.parse(f"{FRAME}\n\n### Annotations and Legends\n\n{said}")
    assert figure.title == "Moss"
    assert figure.panels[0].color.label is None
    assert (figure.panels[0].color.vmin, figure.panels[0].color.vmax) == (2, 26)
