"""A matplotlib Axes or Figure read back: numbers, places, labels, colours, bars, and what cannot be kept."""

from __future__ import annotations

import sys

import matplotlib
import matplotlib.dates
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matplotlib import colors as mcolors
from matplotlib.cm import ScalarMappable
from matplotlib.figure import Figure as Canvas
from matplotlib.transforms import Affine2D

from replot import Annotation, Axis, NotAHeatmap, ReadError, examine_axes, read_axes

VALUES = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])


def axes(**options):
    return Canvas().subplots(**options)


def only(source):
    figure = read_axes(source)
    assert len(figure.panels) == 1
    return figure.panels[0]


def codes(source):
    return [finding.code for finding in examine_axes(source).findings]


def labels(panel):
    return panel.x.categories, panel.y.categories


class TestPlaces:
    def test_imshow_from_the_top(self):
        ax = axes()
        ax.imshow(VALUES)
        assert only(ax).grid.values.tolist() == VALUES.tolist()
        assert labels(only(ax)) == (("0", "1", "2"), ("0", "1"))

    def test_origin_lower(self):
        ax = axes()
        ax.imshow(VALUES, origin="lower")
        panel = only(ax)
        assert panel.grid.values.tolist() == VALUES[::-1].tolist()
        assert panel.y.categories == ("1", "0")

    def test_pcolormesh_grows_upwards_unless_turned(self):
        ax = axes()
        ax.pcolormesh(VALUES)
        assert only(ax).grid.values.tolist() == VALUES[::-1].tolist()
        ax.invert_yaxis()
        ax.invert_xaxis()
        assert only(ax).grid.values.tolist() == VALUES[:, ::-1].tolist()
        assert labels(only(ax)) == (("2.5", "1.5", "0.5"), ("0.5", "1.5"))

    @pytest.mark.parametrize("shading", ["nearest", "gouraud"])
    def test_coordinates_name_the_cells(self, shading):
        ax = axes()
        ax.pcolormesh([0.1, 0.2, 0.3], [10, 5], VALUES, shading=shading)
        panel = only(ax)
        assert labels(panel) == (("0.1", "0.2", "0.3"), ("10", "5"))
        assert panel.grid.values.tolist() == VALUES.tolist()  # y falls with the rows

    def test_uneven_coordinates(self):
        ax = axes()
        ax.pcolormesh([1, 10, 100], [0, 1], VALUES)
        ax.set_xscale("log")
        ax.set_xlim(0.5, 145)
        assert only(ax).x.categories == ("10⁰", "10¹", "10²")
        assert "T209" in codes(ax)

    def test_extent(self):
        ax = axes()
        ax.imshow(VALUES, extent=(0, 30, 1, 5), origin="upper")
        assert labels(only(ax)) == (("5", "15", "25"), ("4", "2"))

    @given(st.integers(1, 5), st.integers(1, 5), st.sampled_from(["imshow", "matshow", "pcolormesh",
                                                                  "pcolor"]),
           st.booleans(), st.booleans(), st.booleans())
    @settings(deadline=None, max_examples=60)
    def test_every_cell_is_where_it_is_seen(self, rows, columns, method, lower, invert_x, invert_y):
        values = np.arange(rows * columns, dtype=float).reshape(rows, columns)
        ax = axes()
        if method in ("imshow", "matshow"):
            getattr(ax, method)(values, origin="lower" if lower else "upper")
        else:
            getattr(ax, method)(values)
        if invert_x:
            ax.invert_xaxis()
        if invert_y:
            ax.invert_yaxis()
        shift = 0.5 if method.startswith("pcolor") else 0
        read = only(ax).grid.values
        for i in range(rows):
            for j in range(columns):
                x, y = ax.transData.transform((j + shift, i + shift))
                left = sum(ax.transData.transform((k + shift, 0))[0] < x for k in range(columns))
                above = sum(ax.transData.transform((0, k + shift))[1] > y for k in range(rows))
                assert read[above, left] == values[i, j]

    def test_what_is_out_of_view_is_left_out(self):
        ax = axes()
        ax.imshow(VALUES)
        ax.set_xlim(0.6, 2.5)
        assert only(ax).grid.values.tolist() == [[2, 3], [5, 6]]
        assert codes(ax) == ["T208"]

    def test_masked_missing_and_infinite_cells_are_blank(self):
        ax = axes()
        mesh = ax.pcolormesh(VALUES)
        mesh.set_array(np.ma.masked_equal([[1, np.nan, 3], [4, np.inf, 6.0]], 3))
        assert only(ax).grid.states.tolist() == [["s", "b", "s"], ["s", "b", "b"]]

    def test_pcolor_with_a_mask(self):
        ax = axes()
        ax.pcolor(np.ma.masked_less(VALUES, 3))
        assert only(ax).grid.states.tolist() == [["s", "s", "s"], ["b", "b", "s"]]


class TestLabels:
    def test_set_by_hand(self):
        ax = axes()
        ax.pcolormesh(VALUES)
        ax.set_xticks(np.arange(3) + 0.5, ["a", "b\nc", "$\\alpha^2$"])
        ax.set_yticks([0.5, 1.5])
        ax.set_yticklabels([10, 20])
        ax.set(xlabel="Length", ylabel="$T_{max}$", title="Title")
        panel = only(ax)
        assert panel.x == Axis("Length", ("a", "b c", "α²"))
        assert panel.y == Axis("Tmax", ("20", "10"))
        assert read_axes(ax).title == "Title"
        assert codes(ax) == []

    def test_sides(self):
        ax = axes()
        ax.matshow(VALUES)
        ax.yaxis.tick_right()
        assert (only(ax).x.side, only(ax).y.side) == ("top", "right")

    @pytest.mark.parametrize(("ticks", "texts", "names", "code"), [
        ([0, 2], ["0", "2"], ("0", "", "2"), "T204"), ([0, 1], ["a", "b"], ("a", "b", ""), "T204"),
        ([], [], ("", "", ""), None)])
    def test_not_all_cells(self, ticks, texts, names, code):
        ax = axes()
        ax.imshow(VALUES)
        ax.set_xticks(ticks, texts)
        assert only(ax).x.categories == names
        assert codes(ax) == ([code] if code else [])

    def test_numbers_at_regular_steps_are_filled_in(self):
        ax = axes()
        ax.imshow(np.zeros((1, 9)))
        ax.set_xticks([0, 4, 8], ["1", "5", "9"])
        assert only(ax).x.categories == tuple("123456789")
        assert codes(ax) == ["T203"]
        ax.set_xticks([0, 4, 8], ["1", "5", "10"])
        assert only(ax).x.categories == ("1", "", "", "", "5", "", "", "", "10")

    def test_formatters(self):
        ax = axes()
        ax.imshow(VALUES)
        names = ["p", "q", "r"]
        ax.xaxis.set_major_formatter(lambda value, _: names[int(value)] if value in (0, 1, 2) else "")
        ax.yaxis.set_major_formatter("{x:.0f} km")
        assert labels(only(ax)) == (("p", "q", "r"), ("0 km", "1 km"))
        ax.xaxis.set_major_formatter(lambda value, position: names[position])  # fails for most ticks
        assert only(ax).x.categories == ("", "", "")

    def test_categories_and_dates_of_matplotlib(self):
        ax = axes()
        ax.pcolormesh(["p", "q", "r"], np.array(["2024-01-01", "2024-01-02"], "datetime64[D]"), VALUES)
        ax.yaxis.set_major_formatter(matplotlib.dates.DateFormatter("%d %b"))
        assert labels(only(ax)) == (("p", "q", "r"), ("02 Jan", "01 Jan"))

    def test_hidden_labels(self):
        ax = axes()
        ax.imshow(VALUES)
        ax.set_axis_off()
        assert labels(only(ax)) == (("", "", ""), ("", ""))

    def test_a_formula_without_plain_characters(self):
        ax = axes()
        ax.imshow(VALUES)
        ax.set_title(r"$\frac{a}{b}$")
        assert read_axes(ax).title == r"$\frac{a}{b}$"
        assert codes(ax) == ["T211"]
        ax.set_title(r"a price of 5 \$")
        assert read_axes(ax).title == "a price of 5 $"


class TestColours:
    @pytest.mark.parametrize(("norm", "fields"), [
        (mcolors.Normalize(0, 10), {"vmin": 0, "vmax": 10, "norm": "linear", "center": None}),
        (mcolors.LogNorm(0.1, 10), {"vmin": 0.1, "vmax": 10, "norm": "log"}),
        (mcolors.SymLogNorm(0.5, vmin=-9, vmax=9), {"vmin": -9, "vmax": 9, "norm": "symlog"}),
        (mcolors.TwoSlopeNorm(2, 0, 10), {"vmin": 0, "vmax": 10, "norm": "two-slope", "center": 2}),
        (mcolors.CenteredNorm(1, 5), {"vmin": -4, "vmax": 6, "norm": "linear", "center": 1}),
        (None, {"vmin": 1, "vmax": 6, "norm": "linear", "cmap": "viridis"})])
    def test_norms(self, norm, fields):
        ax = axes()
        ax.imshow(VALUES, norm=norm)
        color = only(ax).color
        assert {name: getattr(color, name) for name in fields} == fields

    def test_limits_turned_round(self):
        ax = axes()
        ax.imshow(VALUES, vmin=6, vmax=1, cmap="Blues")
        color = only(ax).color
        assert (color.vmin, color.vmax, color.cmap) == (1, 6, "Blues_r")

    def test_classes(self):
        ax = axes()
        ax.imshow(VALUES, norm=mcolors.BoundaryNorm([0, 2, 4, 10], 3),
                  cmap=mcolors.ListedColormap(["r", "g", "b"]))
        color = only(ax).color
        assert (color.norm, color.boundaries) == ("classes", (0, 2, 4, 10))
        assert color.cmap == ("#ff0000", "#008000", "#0000ff")

    def test_few_colours_are_classes(self):
        ax = axes()
        ax.imshow(VALUES, vmin=0, vmax=8, cmap=matplotlib.colormaps["viridis"].resampled(4))
        color = only(ax).color
        assert (color.norm, color.boundaries, len(color.cmap)) == ("classes", (0, 2, 4, 6, 8), 4)

    def test_a_map_is_named_by_its_colours(self):
        ax = axes()
        table = matplotlib.colormaps["PuBu"](np.arange(256))
        ax.imshow(VALUES, cmap=mcolors.ListedColormap(table, name="mine"))
        assert only(ax).color.cmap == "PuBu"

    def test_a_map_of_ones_own_is_its_colours(self):
        ax = axes()
        ax.imshow(VALUES, cmap=mcolors.LinearSegmentedColormap.from_list("mine",
                                                                         ["#ffffff", "#ff0000", "#000000"]))
        assert only(ax).color.cmap == ("#ffffff", "#ff0000", "#000000")
        ax = axes()
        false_name = mcolors.LinearSegmentedColormap.from_list("viridis", ["#ffffff", "#102030"])
        ax.imshow(VALUES, cmap=false_name)
        assert only(ax).color.cmap == ("#ffffff", "#102030")

    def test_another_norm_keeps_its_colours(self):
        ax = axes()
        image = ax.imshow(VALUES, norm=mcolors.PowerNorm(0.5, 0, 10))
        color = only(ax).color
        assert codes(ax) == ["T212"]
        assert (color.norm, color.vmin, color.vmax, len(color.cmap)) == ("linear", 0, 10, 256)
        seen = mcolors.to_hex(image.to_rgba(5.0 + 10 / 512))
        assert color.cmap[128] == seen


class TestBars:
    def test_label_place_and_ticks(self):
        ax = axes()
        bar = ax.figure.colorbar(ax.imshow(VALUES), location="bottom", label="Score", ticks=[1, 3, 6])
        figure = read_axes(ax)
        color = figure.panels[0].color
        assert (figure.colorbar, color.label, color.location, color.ticks) == ("each", "Score", "bottom",
                                                                               (1, 3, 6))
        bar.set_ticks([1, 6], labels=["low", "high"])
        color = only(ax).color
        assert (color.ticks, color.tick_labels) == ((1, 6), ("low", "high"))

    def test_an_axes_of_its_own_and_a_title_over_it(self):
        canvas = Canvas()
        cax, ax = canvas.subplots(1, 2, width_ratios=[1, 9])
        bar = canvas.colorbar(ax.imshow(VALUES), cax=cax)
        cax.set_title("Score")
        color = only(canvas).color
        assert (color.label, color.location, color.ticks) == ("Score", "left", None)
        assert bar.mappable is ax.images[0]

    def test_none(self):
        ax = axes()
        ax.imshow(VALUES)
        assert read_axes(ax).colorbar == "none"

    def test_names_of_classes(self):
        ax = axes()
        image = ax.imshow(VALUES, norm=mcolors.BoundaryNorm([0, 2, 4, 10], 3),
                          cmap=mcolors.ListedColormap(["r", "g", "b"]))
        bar = ax.figure.colorbar(image)
        assert only(ax).color.tick_labels is None
        bar.set_ticks([1, 3, 7], labels=["bad", "fair", "good"])
        assert only(ax).color.tick_labels == ("bad", "fair", "good")

    def test_shared(self):
        canvas = Canvas()
        pair = canvas.subplots(1, 2)
        for ax in pair:
            image = ax.imshow(VALUES, vmin=0, vmax=9)
        canvas.colorbar(image, ax=pair, label="Score")
        figure = read_axes(canvas)
        assert figure.colorbar == "shared"
        assert [panel.color.label for panel in figure.panels] == ["Score", "Score"]

    def test_a_bar_made_of_nothing_but_colours(self):
        canvas = Canvas()
        pair = canvas.subplots(1, 2)
        for ax in pair:
            ax.imshow(VALUES, vmin=0, vmax=9)
        canvas.colorbar(ScalarMappable(mcolors.Normalize(0, 9), "viridis"), ax=pair, label="Score")
        figure = read_axes(canvas)
        assert (figure.colorbar, figure.panels[1].color.label) == ("shared", "Score")

    def test_one_bar_that_is_true_for_one_panel_only(self):
        canvas = Canvas()
        pair = canvas.subplots(1, 2)
        images = [ax.imshow(VALUES * k, vmin=0, vmax=9 * k) for k, ax in enumerate(pair, 1)]
        canvas.colorbar(images[0], ax=pair[0])
        figure = read_axes(canvas)
        assert (figure.colorbar, [panel.color.location for panel in figure.panels]) == ("each",
                                                                                        [None, "none"])
        assert codes(canvas) == ["T214"]


class TestNumbers:
    def draw(self, texts, values=VALUES, **options):
        ax = axes()
        ax.imshow(values)
        for i, row in enumerate(texts):
            for j, text in enumerate(row):
                ax.text(j, i, text, ha="center", **options)
        return ax

    @pytest.mark.parametrize("spec", [".0f", ".1f", ".3f", ".2g", ".3g", ".2e", ".1%", "+.2f", ",.1f", ".4g"])
    def test_formats(self, spec):
        values = np.array([[0.123456, -7.5, 12345.678], [1.0, 0.001, 99.5]])
        ax = self.draw([[format(v, spec) for v in row] for row in values], values)
        panel = only(ax)
        assert panel.annotation.show is True
        assert [[format(v, panel.annotation.format) for v in row] for row in values] \
            == [[format(v, spec) for v in row] for row in values]
        assert panel.grid.suffix is None and codes(ax) == []

    def test_suffix_error_and_bold(self):
        ax = self.draw([["1*", "2%", "3"], ["4 ± 0.5", "5\n±0.1", "6 ms"]])
        ax.texts[2].set_fontweight("bold")
        grid = only(ax).grid
        assert grid.suffix.tolist() == [["*", "%", ""], ["", "", " ms"]]
        assert grid.error[1, :2].tolist() == [0.5, 0.1]
        assert grid.bold.tolist() == [[False, False, True], [False, False, False]]

    def test_two_texts_in_a_cell(self):
        ax = self.draw([["1", "2", "3"], ["4", "5", "6"]])
        ax.text(0, 0.2, "**")
        assert only(ax).grid.suffix[0].tolist() == ["**", "", ""]

    def test_arrows_that_are_no_arrows(self):
        ax = axes()
        ax.imshow(VALUES)
        for i, j in np.ndindex(VALUES.shape):
            ax.annotate(f"{VALUES[i, j]:.1f}", (j, i))
        ax.text(0.5, 1.05, "aside", transform=ax.transAxes)
        ax.text(-3, 0, "outside")
        assert only(ax).annotation == Annotation(True, ".1f")

    def test_other_numbers_are_not_taken_for_values(self):
        ax = self.draw([["1", "2", "3"], ["4", "5", "7"]])
        assert only(ax).annotation == Annotation(False)
        assert only(ax).grid.values.tolist() == VALUES.tolist()
        assert codes(ax) == ["T205"]
        assert codes(self.draw([["a", "b", "c"], ["d", "e", "f"]])) == ["T205"]

    def test_some_of_them(self):
        ax = self.draw([["", "", "3"], ["", "", "6"]])
        assert only(ax).annotation == Annotation(True, ".0f")
        assert codes(ax) == ["T206"]

    def test_more_than_one_format(self):
        ax = self.draw([["1", "2.0", "3.00"], ["4", "5", "6"]])
        assert only(ax).annotation == Annotation(True, None)
        assert codes(ax) == ["T206"]

    def test_without(self):
        ax = self.draw([])
        assert only(ax).annotation == Annotation(False)


class TestPanels:
    def test_reading_order_titles_and_shared_labels(self):
        canvas = Canvas()
        grid = canvas.subplots(2, 2, sharex=True, sharey=True)
        for k, ax in enumerate(grid.flat):
            ax.imshow(VALUES + k)
            ax.set_title(f"p{k}", loc="left" if k else "center")
            ax.label_outer()
        grid[0, 0].set_yticks([0, 1], ["r", "s"])
        canvas.suptitle("All")
        canvas.supxlabel("Length")
        figure = read_axes(canvas)
        assert (figure.title, figure.columns) == ("All", 2)
        assert [panel.title for panel in figure.panels] == ["p0", "p1", "p2", "p3"]
        assert {panel.y.categories for panel in figure.panels} == {("r", "s")}
        assert {panel.x.label for panel in figure.panels} == {"Length"}
        assert read_axes(grid) == read_axes(list(grid.flat)) == figure

    def test_labels_of_a_neighbour(self):
        canvas = Canvas()
        left, right = canvas.subplots(1, 2)
        left.imshow(VALUES)
        right.imshow(VALUES)
        left.set_yticks([0, 1], ["r", "s"])
        right.set_yticks([])
        assert [panel.y.categories for panel in read_axes(canvas).panels] == [("r", "s")] * 2
        assert codes(canvas) == ["T207"]

    def test_other_plots_are_left_out(self):
        canvas = Canvas()
        left, right, empty = canvas.subplots(1, 3)
        left.imshow(VALUES)
        right.plot([1, 2])
        left.axhline(0.5)
        assert len(read_axes(canvas).panels) == 1
        assert codes(canvas) == ["T201", "T201"]
        assert "lines" in examine_axes(canvas).findings[0].message
        assert not empty.has_data()

    def test_subfigures(self):
        canvas = Canvas()
        upper, lower = canvas.subfigures(2, 1)
        upper.subplots().imshow(VALUES)
        lower.subplots().imshow(VALUES * 2)
        assert [panel.grid.values[0, 0] for panel in read_axes(canvas).panels] == [1, 2]
        assert only(lower).grid.values[0, 0] == 2

    def test_two_meshes_in_one_axes(self):
        ax = axes()
        ax.pcolormesh(np.ma.masked_less(VALUES, 5))
        ax.pcolormesh(np.ma.masked_greater(VALUES, 4))
        assert int(np.isfinite(only(ax).grid.values).sum()) == 4
        assert codes(ax)[0] == "T201"


class TestRefused:
    @pytest.mark.parametrize(("draw", "found"), [
        (lambda ax: ax.imshow(np.zeros((2, 2, 3))), "a picture"), (lambda ax: ax.plot([1, 2]), "lines"),
        (lambda ax: ax.bar([1, 2], [3, 4]), "bars or shapes"), (lambda ax: ax.scatter([1], [2]), "points"),
        (lambda ax: ax.contourf(np.random.default_rng(0).random((4, 4))), "contours"),
        (lambda ax: None, "nothing"),
        (lambda ax: ax.pcolormesh([[0, 1, 2], [0.5, 1.5, 2.5]], [[0, 0, 0], [1, 1, 1]], [[1, 2]]), "a mesh"),
        (lambda ax: ax.pcolormesh(VALUES, transform=Affine2D().rotate_deg(45) + ax.transData), "a mesh"),
        (lambda ax: ax.pie([1, 2]), "wedges")])
    def test_no_heatmap(self, draw, found):
        ax = axes()
        draw(ax)
        with pytest.raises(NotAHeatmap, match=found) as caught:
            read_axes(ax)
        assert caught.value.found == found

    def test_nothing_of_matplotlib(self):
        with pytest.raises(ReadError, match=r"^an Axes or Figure of matplotlib is needed, not str$"):
            read_axes("plot.png")

    def test_smoothed_pictures_are_read_and_said(self):
        ax = axes()
        ax.imshow(VALUES, interpolation="bilinear")
        assert only(ax).grid.values.tolist() == VALUES.tolist()
        assert codes(ax) == ["T210"]


def test_reading_leaves_the_plot_as_it_was_and_needs_no_pyplot():
    import subprocess

    code = """
import io, sys
import numpy as np
from matplotlib.figure import Figure
import replot
figure = Figure()
ax = figure.subplots()
figure.colorbar(ax.pcolormesh(np.arange(6.0).reshape(2, 3)))
before, after = io.BytesIO(), io.BytesIO()
figure.savefig(before, metadata={"Software": None})
replot.read_axes(figure)
figure.savefig(after, metadata={"Software": None})
print(before.getvalue() == after.getvalue(), "matplotlib.pyplot" in sys.modules, "pandas" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "False", "False"]
