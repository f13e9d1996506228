"""Colours: the same as seaborn's, readable numbers, limits and ends."""

from __future__ import annotations

import matplotlib
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import BoundaryNorm, LogNorm, SymLogNorm, TwoSlopeNorm
from matplotlib.figure import Figure as Canvas

from replot.drawing import plan
from replot.drawing.colors import Colors, contrast, is_diverging, luminance, text_color
from replot.drawing.textures import over
from replot.drawing.vision import least_difference, separable
from replot.errors import SpecError
from replot.figure import Axis, ColorScale, Figure, Grid, Panel
from replot.style import Style

STYLE = Style()
RNG = np.random.default_rng(7)
LINEAR = RNG.uniform(-30, 70, (9, 11)).round(2)
POSITIVE = 10 ** RNG.uniform(-3, 4, (9, 11))
MAPS = ["viridis", "Blues", "OrRd", "RdBu_r", "coolwarm", "Greys", "tab10", "magma_r", "rocket", "vlag"]


def colors(values, **scale) -> Colors:
    return Colors.of([ColorScale(**scale)], [np.asarray(values, float)], STYLE)


def figure(values, **scale) -> Figure:
    y, x = (Axis(None, tuple(map(str, range(count)))) for count in np.shape(values))
    return Figure((Panel(x, y, Grid(values), color=ColorScale(**scale)),))


def seaborn_colors(values, **options) -> np.ndarray:
    """The colours that seaborn gives to cells, as they are painted."""
    import seaborn

    canvas = Canvas()
    FigureCanvasAgg(canvas)
    axes = seaborn.heatmap(values, ax=canvas.add_subplot(), cbar=False, **options)
    mesh = axes.collections[0]
    mesh.update_scalarmappable()
    return np.floor(mesh.get_facecolor().reshape(*np.shape(values), 4) * 255 + 0.5).astype(np.uint8)


class TestParityWithSeaborn:
    @pytest.mark.parametrize("cmap", MAPS)
    @pytest.mark.parametrize("limits", [{}, {"vmin": -10.0, "vmax": 50.0}, {"vmin": 0.0}])
    def test_maps_and_limits(self, cmap, limits):
        expected = seaborn_colors(LINEAR, cmap=cmap, **limits)
        assert np.array_equal(colors(LINEAR, cmap=cmap, **limits).rgba8(LINEAR), expected)

    @pytest.mark.parametrize("center", [-50.0, 0.0, 12.5, 90.0])
    @pytest.mark.parametrize("limits", [{}, {"vmin": -20.0, "vmax": 60.0}])
    def test_center(self, center, limits):
        expected = seaborn_colors(LINEAR, cmap="RdBu_r", center=center, **limits)
        assert np.array_equal(colors(LINEAR, cmap="RdBu_r", center=center, **limits).rgba8(LINEAR), expected)

    @pytest.mark.parametrize(("scale", "norm", "values"), [
        ({"norm": "log"}, lambda v: LogNorm(v.min(), v.max()), POSITIVE),
        ({"norm": "log", "vmin": 0.1, "vmax": 100.0}, lambda v: LogNorm(0.1, 100.0), POSITIVE),
        ({"norm": "two-slope", "center": 5.0}, lambda v: TwoSlopeNorm(5.0, v.min(), v.max()), LINEAR),
        ({"norm": "classes", "boundaries": (-10.0, 0.0, 20.0, 71.0)},
         lambda v: BoundaryNorm((-10.0, 0.0, 20.0, 71.0), 3), LINEAR),
    ])
    def test_norms(self, scale, norm, values):
        cmap = matplotlib.colormaps["viridis"]
        if scale["norm"] == "classes":
            cmap = matplotlib.colors.ListedColormap(cmap(np.linspace(0, 1, 3)))
        expected = seaborn_colors(values, cmap=cmap, norm=norm(values))
        assert np.array_equal(colors(values, cmap="viridis", **scale).rgba8(values), expected)

    def test_symlog(self):
        found = colors(LINEAR, cmap="RdBu_r", norm="symlog")
        norm = SymLogNorm(found.norm.linthresh, vmin=LINEAR.min(), vmax=LINEAR.max(), base=10)
        assert np.array_equal(found.rgba8(LINEAR), seaborn_colors(LINEAR, cmap="RdBu_r", norm=norm))

    @pytest.mark.parametrize("mask", [np.triu(np.ones((9, 11), bool)), RNG.random((9, 11)) < 0.4,
                                      np.zeros((9, 11), bool)])
    def test_masks(self, mask):
        expected = seaborn_colors(LINEAR, mask=mask, cmap="Blues")
        masked = np.where(mask, np.nan, LINEAR)
        found = colors(masked, cmap="Blues").rgba8(masked)
        assert np.array_equal(found, expected)
        assert (found[mask][:, 3] == 0).all()


class TestReadable:
    @pytest.mark.parametrize("name", sorted(matplotlib.colormaps)[::3])
    def test_numbers_on_every_level(self, name):
        rgb = np.floor(matplotlib.colormaps[name](np.arange(256))[:, :3] * 255 + 0.5) / 255
        number = text_color(rgb)[:, None] * np.ones(3)
        assert contrast(number, rgb).min() >= 4.58

    @given(st.tuples(*[st.integers(0, 255)] * 3))
    def test_textures_spare_the_number(self, fill):
        rgb = np.array(fill) / 255
        number = np.ones(3) if text_color(rgb) else np.zeros(3)
        texture = matplotlib.colors.to_rgb(over(np.array(fill)))
        assert contrast(texture, number) >= 4.4
        assert contrast(texture, rgb) >= 1.3

    def test_luminance_of_primaries(self):
        assert luminance(np.eye(3)) == pytest.approx([0.2126, 0.7152, 0.0722])


class TestLimits:
    @pytest.mark.parametrize(("scale", "limits", "extend"), [
        ({}, (1, 9), "neither"),
        ({"vmin": 2.0}, (2, 9), "min"),
        ({"vmax": 5.0}, (1, 5), "max"),
        ({"vmin": 2.0, "vmax": 5.0}, (2, 5), "both"),
        ({"vmin": 0.0, "vmax": 10.0}, (0, 10), "neither"),
        ({"ticks": (0.0, 12.0)}, (0, 12), "neither"),
        ({"norm": "classes", "boundaries": (2.0, 5.0)}, (2, 5), "both"),
    ])
    def test_stated_or_of_the_data(self, scale, limits, extend):
        found = colors([[1, 5, 9]], **scale)
        assert ((found.vmin, found.vmax), found.extend) == (limits, extend)

    def test_one_value(self):
        found = colors([[5.0]])
        assert (found.vmin, found.vmax) == (4.5, 5.5)

    def test_nothing_is_known(self):
        found = colors([[np.nan]])
        assert not found.known
        assert colors([[np.nan]], vmin=0.0, vmax=2.0).known

    def test_all_data_beyond_the_stated_end(self):
        found = colors([[1.0, 2.0]], vmin=5.0)
        assert found.vmin == 4.5 or found.vmin == 5.0
        assert found.extend == "min"

    def test_too_wide(self):
        message = "panels: colours from -1.5e\\+308 to 1.5e\\+308 are beyond what can be computed"
        with pytest.raises(SpecError, match=message):
            Colors.of([ColorScale()], [np.array([[-1.5e308, 1.5e308]])], STYLE, "panels")

    def test_what_lies_far_beyond_the_limits_has_their_end(self):
        found = colors([[1.5e308, -1.5e308, 1e-300]], vmin=0.0, vmax=0.5)
        assert found.extend == "both"
        with np.errstate(all="raise"):
            over, under, low = found.rgba8(np.array([1.5e308, -1.5e308, 1e-300])).tolist()
        assert over == found.rgba8(np.array([0.5])).tolist()[0]
        assert under == low

    def test_logarithms_of_almost_nothing(self):
        found = colors([[1e-300, 1e-5, 1e12]], norm="log")
        assert (found.vmin, found.vmax, found.extend) == (1e-5, 1e12, "min")

    def test_shared_limits(self):
        found = Colors.of([ColorScale(), ColorScale(vmax=7.0)], [np.array([[1.0]]), np.array([[9.0]])], STYLE)
        assert (found.vmin, found.vmax, found.extend) == (1, 7, "max")


class TestStates:
    def test_what_has_no_logarithm_is_drawn_under(self):
        found = colors([[-1.0, 0.0, 1.0, 10.0, np.nan]], norm="log")
        pixels = found.rgba8(np.array([[-1.0, 0.0, 1.0, np.nan]]))[0]
        assert (found.vmin, found.extend) == (1.0, "min")
        assert pixels[:, 3].tolist() == [255, 255, 255, 0]

    def test_last_class_holds_its_upper_boundary(self):
        found = colors([[0.0, 10.0, 20.0, 21.0]], norm="classes", boundaries=(0.0, 10.0, 20.0),
                       cmap=("#ff0000", "#0000ff"))
        assert found.rgba8(np.array([0.0, 9.9, 10.0, 20.0]))[:, :3].tolist() == \
            [[255, 0, 0], [255, 0, 0], [0, 0, 255], [0, 0, 255]]

    def test_list_of_colours(self):
        found = colors([[0.0, 1.0]], cmap=("#000000", "#ff0000", "#ffffff"))
        assert found.rgba8(np.array([0.0, 1.0]))[:, :3].tolist() == [[0, 0, 0], [255, 255, 255]]

    def test_blank_and_unstated_have_their_own(self):
        nan = np.nan
        grid = Grid([[1.0, nan, nan]], ["sbu"])
        panel = Panel(Axis(None, ("a", "b", "c")), Axis(None, ("d",)), grid)
        style = STYLE.replace(blank_color="#fafafa", unstated_color="#eeeeee")
        fills = plan(Figure((panel,)), style).panels[0].fills
        assert fills[0, 1:].tolist() == [[250] * 3, [238] * 3]


class TestMaps:
    def test_unknown_map_suggests_the_nearest(self):
        with pytest.raises(SpecError) as caught:
            plan(figure([[1.0]], cmap="virdis"))
        assert str(caught.value) == \
            "panels[0].color.cmap: there is no colormap 'virdis'; did you mean 'viridis'?"

    def test_no_colour(self):
        with pytest.raises(SpecError, match="'whitish' is no colour"):
            plan(figure([[1.0]], cmap=("#000000", "whitish")))

    def test_default_maps(self):
        assert colors([[1.0, 2.0]]).cmap.name == "viridis"
        assert colors([[-1.0, 2.0]], center=0.0).cmap.name == "RdBu_r"

    @pytest.mark.parametrize(("name", "diverging"), [
        ("RdBu", True), ("coolwarm", True), ("icefire", True), ("viridis", False), ("Blues", False),
        ("Greys_r", False),
    ])
    def test_is_diverging(self, name, diverging):
        import seaborn  # noqa: F401

        assert is_diverging(matplotlib.colormaps[name]) is diverging

    def test_rules(self):
        def name(described, **changes):
            return Colors.of([ColorScale(described)], [LINEAR], STYLE.replace(**changes)).cmap.name

        assert name("Reds", cmap_rule="replace", cmap="cividis") == "cividis"
        assert name("Reds", cmap_rule="gray") == "Greys"
        assert name("viridis", cmap_rule="gray") == "Greys_r"
        assert name("Reds", cmap_rule="colorblind", cmap="cividis") == "Reds"
        assert name("RdYlGn", cmap_rule="colorblind", diverging_cmap="PuOr") == "PuOr"

    def test_vision(self):
        assert separable(matplotlib.colormaps["cividis"])
        assert not separable(matplotlib.colormaps["RdYlGn"])
        greys = matplotlib.colormaps["Greys"]
        assert least_difference(greys, "deutan") == pytest.approx(least_difference(greys), abs=1e-3)
