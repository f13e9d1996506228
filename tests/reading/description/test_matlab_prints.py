"""Arrays as MATLAB and Octave print them, and what their code calls the parts of a heatmap."""

from __future__ import annotations

import pytest
from sources import cells, panel, told

LISTED = "Heatmap of visits. x axis: Jan, Feb, Mar, Apr; y axis: Mill, Dock.\n\n"
PARTS = (
    "  Columns 1 through 3{0}\n\n    2.5000    1.0000    0.5000\n    0.2500       NaN    2.0000\n\n"
    "  {1}{0}\n\n    4.0000\n    0.5000\n"
)
GRID = "Jan, Feb, Mar, Apr / Mill, Dock\n"


@pytest.mark.parametrize("fence", ["", "```\n"])
@pytest.mark.parametrize("colon", ["", ":"])
def test_columns_in_parts_with_a_factor(fence, colon):
    text = f"{LISTED}{fence}>> V\n\nV =\n\n   1.0e+03 *\n\n{PARTS.format(colon, 'Column 4')}{fence}"
    assert told(text) == [f"{GRID}2500 1000 500 4000\n250 b 2000 500"]


def test_columns_in_parts_without_a_factor():
    text = f"{LISTED}ans =\n\n{PARTS.format('', 'Columns 4 to 4')}"
    assert told(text) == [f"{GRID}2.5 1 0.5 4\n0.25 b 2 0.5"]


def test_a_factor_alone():
    rows = "    2.5000    1.0000    0.5000    4.0000\n    0.2500    0.1250    2.0000    0.5000\n"
    assert cells(f"{LISTED}V =\n\n   1.0e-02 *\n\n{rows}") == [
        [0.025, 0.01, 0.005, 0.04],
        [0.0025, 0.00125, 0.02, 0.005],
    ]


def test_parts_that_leave_out_a_column_are_not_joined():
    text = f"{LISTED}V =\n\n{PARTS.format('', 'Column 5')}"
    assert panel(text).x.categories == ("Jan", "Feb", "Mar", "Apr")
    assert [None] * 4 in cells(text) or all(row[3] is None for row in cells(text))


CODE = """\
    months = {'Jan', 'Feb', 'Mar'};
    sites  = ["Mill" "Dock"];
    h = heatmap(months, sites, V);
    h.Title = 'Visits 2021'; h.XLabel = 'Month'; h.YLabel = 'Site';
    h.Colormap = hot; h.ColorLimits = [0 40];

    V =

        12    15    18
        22    25    28
"""


def test_lists_and_properties_by_their_names():
    read = panel(CODE)
    assert told(CODE) == ["Jan, Feb, Mar / Mill, Dock\n12 15 18\n22 25 28"]
    assert (read.x.label, read.y.label, read.color.label) == ("Month", "Site", None)
    assert (read.color.cmap, read.color.vmin, read.color.vmax) == ("hot", 0, 40)


@pytest.mark.parametrize(
    "call", ["heatmap(A; c=:inferno, clims=(0, 1), {})", "heatmap(A, color = :inferno, clims = (0, 1), {})"]
)
def test_a_call_of_julia(call):
    lines = ["2×3 Named Matrix{Float64}", "net ╲ noise │  s=0  s=1  s=2", "────────────┼───────────────"]
    lines += ["MLP         │ 0.97 0.94  0.5", "k-NN        │ 0.95  0.9  NaN", ""]
    said = 'title="Digits", colorbar_title="top-1"'
    text = "\n".join(["```julia", "julia> A", *lines, f"julia> {call.format(said)}", "```"])
    read = panel(text)
    assert told(text) == ["s=0, s=1, s=2 / MLP, k-NN\n0.97 0.94 0.5\n0.95 0.9 b"]
    assert (read.x.label, read.y.label, read.color.label) == ("noise", "net", "top-1")
    assert (read.color.cmap, read.color.vmin, read.color.vmax) == ("inferno", 0, 1)


def test_properties_behind_their_names_in_brackets():
    text = (
        "figure; heatmap(results{1}, 'Colormap', jet(64), 'ColorLimits', [0 10], 'Title', 'Losses')\n\n"
        "The columns and the rows are 1) mill; 2) dock; 3) shop. The number in the upper left corner is "
        "4.5.\n"
    )
    read = panel(text)
    assert told(text) == ["mill, dock, shop / mill, dock, shop\n4.5 u u\nu u u\nu u u"]
    assert (read.color.cmap, read.color.vmin, read.color.vmax, read.color.label) == ("jet", 0, 10, None)
