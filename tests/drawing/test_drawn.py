"""The picture: what the plan says, under any settings, in figures and in other people's Axes."""

from __future__ import annotations

import hashlib
import io
import json
import os
import subprocess
import sys
from dataclasses import replace

import matplotlib
import matplotlib.style
import numpy as np
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.collections import QuadMesh
from matplotlib.figure import Figure as Canvas
from measure import SPECS, spec
from PIL import Image

from replot.drawing import draw, draw_plan, plan
from replot.drawing.colors import contrast
from replot.drawing.panel import number_room
from replot.errors import SpecError, StyleError
from replot.figure import Axis, ColorScale, Figure, Grid, Panel
from replot.style import Style

GRID = Grid([[1.0, 2.0, 3.0], [4.0, np.nan, np.nan]], ["sss", "sbu"])


def figure(**more) -> Figure:
    return Figure((Panel(Axis("Rate", ("a", "b", "c")), Axis("Depth", ("1", "2")), GRID, **more),), "Title")


def pixels(drawing) -> np.ndarray:
    drawing.canvas.draw()
    return np.asarray(drawing.canvas.buffer_rgba())


def hashed(drawing) -> str:
    return hashlib.sha256(pixels(drawing).tobytes()).hexdigest()


class TestPicture:
    @pytest.mark.parametrize("name", SPECS)
    def test_size_and_fills_are_as_planned(self, name):
        planned = plan(spec(name))
        picture = pixels(draw_plan(planned))
        assert picture.shape == (planned.height, planned.width, 4)
        for panel in planned.panels:
            for i, j in np.ndindex(*panel.panel.grid.shape):
                cell = panel.cell(i, j)
                found = picture[cell.top:cell.bottom, cell.left:cell.right, :3].reshape(-1, 3)
                # the fill is what most of a cell shows
                assert (found == panel.fills[i, j]).all(axis=1).mean() > 0.5

    @pytest.mark.parametrize("rows", [(), ("p", "q")])
    def test_a_grid_of_which_an_axis_is_not_stated_is_hatched_as_a_whole(self, rows):
        panel = Panel(Axis("Time", ()), Axis("Depth", rows), Grid(np.empty((len(rows), 0))))
        planned = plan(Figure((panel,)))
        grid, picture = planned.panels[0].grid, pixels(draw_plan(planned))
        inside = picture[grid.top + 2:grid.bottom - 2, grid.left + 2:grid.right - 2, :3].reshape(-1, 3)
        assert min(grid.width, grid.height) > 30
        assert 0.02 < (inside != 255).any(axis=1).mean() < 0.3
        assert [text.text for text in planned.texts] == [*rows, "Time", "Depth", "not stated"]
        ax = draw(Figure((panel,)), ax=Canvas().add_subplot())
        (patch,) = ax.patches
        assert patch.get_window_extent().bounds == pytest.approx(ax.get_window_extent().bounds)

    def test_cells_fill_their_rectangles_to_the_last_pixel(self):
        planned = plan(figure(), Style(numbers="never", line_width=0))
        picture = pixels(draw_plan(planned))[..., :3]
        panel = planned.panels[0]
        for i, j in ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1)):
            cell = panel.cell(i, j)
            assert (picture[cell.top:cell.bottom, cell.left:cell.right] == panel.fills[i, j]).all()

    def test_numbers_are_readable(self):
        for name in SPECS:
            planned = plan(spec(name))
            for item in planned.items():
                if item.role == "number":
                    row, column = (int(part.strip("]")) for part in item.subject.rsplit("[", 2)[1:])
                    fill = planned.panels[item.panel].fills[row, column] / 255
                    assert contrast(matplotlib.colors.to_rgb(item.color), fill) >= 4.5

    def test_the_same_number_looks_the_same_in_every_cell(self):
        grid = Grid(np.full((3, 4), 5.5))
        one = Figure((Panel(Axis(None, tuple("abcd")), Axis(None, tuple("efg")), grid),))
        planned = plan(one)
        picture = pixels(draw_plan(planned))
        cells = [picture[cell.top + 1:cell.bottom - 1, cell.left + 1:cell.right - 1].tobytes()
                 for cell in (planned.panels[0].cell(i, j) for i in range(3) for j in range(4))]
        assert len(set(cells)) == 1

    def test_unstated_is_not_blank(self):
        planned = plan(figure())
        picture = pixels(draw_plan(planned))[..., :3]
        blank, unstated = (planned.panels[0].cell(1, j) for j in (1, 2))
        assert (picture[blank.top:blank.bottom, blank.left:blank.right] == 255).all()
        textured = picture[unstated.top:unstated.bottom, unstated.left:unstated.right]
        assert 0.02 < (textured < 250).any(axis=-1).mean() < 0.4

    def test_transparent_background(self):
        assert pixels(draw(figure(), Style(background="none")))[0, 0].tolist() == [255, 255, 255, 0]

    def test_dark_style(self):
        style = Style(background="#000000", text_color="#ffffff", unstated_color="#202020")
        picture = pixels(draw(figure(), style))
        assert picture[0, 0].tolist() == [0, 0, 0, 255]


class TestSameEverywhere:
    @pytest.mark.parametrize("style", ["classic", "dark_background", "ggplot", "seaborn-v0_8-whitegrid"])
    def test_under_any_style_sheet(self, style):
        expected = hashed(draw(spec("states")))
        with matplotlib.style.context(style):
            drawing = draw(spec("states"))
            assert hashed(drawing) == expected
        assert hashed(drawing) == expected
        fresh = draw(spec("states"))
        with matplotlib.style.context(style):
            assert hashed(fresh) == expected

    def test_under_odd_settings(self):
        expected = hashed(draw(spec("errors")))
        odd = {"savefig.dpi": 31, "savefig.bbox": "tight", "figure.autolayout": True, "text.usetex": True,
               "axes.unicode_minus": False, "path.sketch": (3, 50, 2), "svg.fonttype": "path",
               "axes.titlelocation": "right", "font.size": 30, "text.hinting": "none",
               "figure.constrained_layout.use": True, "image.cmap": "jet", "xtick.labelsize": 40}
        with matplotlib.rc_context(odd):
            drawing = draw(spec("errors"))
            out = io.BytesIO()
            drawing.savefig(out, format="png")
        assert hashed(drawing) == expected
        saved = np.asarray(Image.open(out).convert("RGBA"))
        assert hashlib.sha256(saved.tobytes()).hexdigest() == expected

    def test_settings_stay_as_they_are(self):
        with matplotlib.rc_context({"font.size": 3, "axes.grid": True}):
            before = dict(matplotlib.rcParams)
            draw(figure()).canvas.draw()
            assert dict(matplotlib.rcParams) == before

    def test_drawn_twice(self):
        drawing = draw(spec("twelve-panels"))
        assert hashed(drawing) == hashed(drawing)

    @pytest.mark.slow
    def test_other_processes(self):
        code = ("import sys, json, hashlib\n"
                "from replot.figure import Figure\n"
                "from replot.drawing import to_bytes\n"
                "figure = Figure.from_dict(json.load(sys.stdin))\n"
                "files = (to_bytes(figure, kind) for kind in ('png', 'svg', 'pdf'))\n"
                "hashes = (hashlib.sha256(file).hexdigest() for file in files)\n"
                "print(*hashes, 'matplotlib.pyplot' in sys.modules)")
        text = json.dumps(spec("states").to_dict())
        found = set()
        for seed, zone, language in (("0", "UTC", "C"), ("7", "Asia/Tokyo", "C.UTF-8")):
            around = {**os.environ, "PYTHONHASHSEED": seed, "TZ": zone, "LC_ALL": language}
            found.add(subprocess.run([sys.executable, "-c", code], input=text, text=True, capture_output=True,
                                     check=True, env=around).stdout)
        (only,) = found
        assert only.split()[-1] == "False"


class TestArtists:
    def test_they_answer(self):
        drawing = draw(figure(color=ColorScale(label="Accuracy", location="right")))
        axes, bar = drawing.axes
        assert (axes.get_title(), axes.get_xlabel(), axes.get_ylabel()) == ("Title", "Rate", "Depth")
        assert [text.get_text() for text in axes.get_xticklabels()] == ["a", "b", "c"]
        assert axes.get_xticks().tolist() == [0.5, 1.5, 2.5]
        assert [text.get_text() for text in axes.get_yticklabels()] == ["1", "2"]
        assert (axes.get_xlim(), axes.get_ylim()) == ((0, 3), (2, 0))
        assert (bar.get_label(), bar.get_ylabel(), bar.get_ylim()) == ("<colorbar>", "Accuracy", (1, 4))
        assert bar.get_yticklabels()[-1].get_text() == "4"

    def test_values_can_be_read(self):
        drawing = draw(figure())
        (mesh,) = [one for one in drawing.axes[0].collections if isinstance(one, QuadMesh)]
        assert np.array_equal(np.ma.filled(mesh.get_array(), np.nan), GRID.values, equal_nan=True)
        assert mesh.get_clim() == (1, 4)

    def test_titles_of_several_panels(self):
        drawing = draw(Figure((figure().panels[0],) * 2, "Above"))
        assert drawing.get_suptitle() == "Above"
        assert [axes.get_title() for axes in drawing.axes] == [""] * 4

    def test_they_can_be_changed(self):
        drawing = draw(figure())
        before = pixels(drawing).copy()
        axes = drawing.axes[0]
        axes.set_title("Other")
        axes.set_xlabel("Speed")
        axes.set_xticklabels(["x", "y", "z"])
        axes.get_yticklabels()[0].set_color("red")
        after = pixels(drawing)
        assert axes.get_title() == "Other"
        assert not np.array_equal(before, after)
        grid = drawing.plan.panels[0].grid
        inside = np.s_[grid.top:grid.bottom, grid.left:grid.right]
        assert np.array_equal(before[inside], after[inside])
        assert (after[..., :3] == (255, 0, 0)).all(axis=-1).any()

    def test_own_ticks_are_left_to_matplotlib(self):
        drawing = draw(figure())
        axes = drawing.axes[0]
        axes.set_xticks([1.0], ["middle"])
        drawing.canvas.draw()
        assert [text.get_text() for text in axes.get_xticklabels()] == ["middle"]

    def test_new_title_stays_where_it_was(self):
        drawing = draw(figure())
        title = drawing.axes[0].title
        drawing.canvas.draw()
        before = title.get_window_extent()
        drawing.axes[0].set_title("Title")
        assert title.get_window_extent().bounds == before.bounds

    def test_plan_and_figure_travel_along(self):
        drawing = draw(figure())
        assert drawing._replot_figure is drawing.plan.figure
        assert drawing.plan.panels[0].panel.grid == GRID


class TestGuest:
    def host(self, **options):
        canvas = Canvas(figsize=(6, 4), dpi=100, **options)
        FigureCanvasAgg(canvas)
        return canvas

    def test_draws_into_axes_and_gives_them_back(self):
        host = self.host()
        ax = host.add_subplot()
        assert draw(figure(color=ColorScale(label="Accuracy")), ax=ax) is ax
        host.canvas.draw()
        assert (ax.get_title(), ax.get_xlabel()) == ("Title", "Rate")
        assert [text.get_text() for text in ax.get_yticklabels()] == ["1", "2"]
        assert len(host.axes) == 2
        assert ax._replot_figure == figure(color=ColorScale(label="Accuracy"))

    def test_fills(self):
        host = self.host()
        ax = host.add_axes((0.1, 0.1, 0.6, 0.8))
        draw(figure(color=ColorScale(location="none")), Style(numbers="never"), ax=ax)
        picture = pixels(host)
        fills = plan(figure()).panels[0].fills
        for i, j in ((0, 0), (0, 2), (1, 0), (1, 1)):
            x, y = ax.transData.transform((j + 0.5, i + 0.5))
            assert picture[int(400 - y), int(x), :3].tolist() == fills[i, j].tolist()

    @pytest.mark.parametrize("name", ["states", "errors", "nothing-stated", "odd-characters", "norms"])
    @pytest.mark.parametrize("layout", [None, "constrained", "tight"])
    def test_lives_in_subplots(self, name, layout):
        host = self.host(layout=layout)
        one = spec(name)
        for ax in host.subplots(1, 2):
            draw(one.replace(panels=one.panels[:1]), ax=ax)
        assert pixels(host).shape == (400, 600, 4)

    def test_numbers_fit_when_the_axes_shrink(self):
        host = self.host()
        ax = host.add_axes((0.1, 0.1, 0.8, 0.8))
        draw(spec("errors"), Style(colorbar="none"), ax=ax)
        host.canvas.draw()
        (numbers,) = [one for one in ax.get_children() if one.get_gid() == "numbers"]
        _, large = numbers.fit()
        ax.set_position((0.1, 0.1, 0.3, 0.4))
        host.canvas.draw()
        _, small = numbers.fit()
        assert large._size > small._size or "\n" not in small.get_texts()[0]

    def test_numbers_keep_clear_of_textures(self):
        ranged = Grid([[5.0, 2.0]], ["rs"], low=[[4, np.nan]], high=[[6, np.nan]])
        one = Figure((Panel(Axis(None, ("a", "b")), Axis(None, ("c",)), ranged),))
        pictures = []
        for kind in ("cross", "none"):
            ax = self.host().add_axes((0.1, 0.1, 0.8, 0.8))
            draw(one, Style(colorbar="none", range_texture=kind), ax=ax)
            pictures.append(pixels(ax.figure))
        assert not np.array_equal(*pictures)
        (numbers,) = [child for child in ax.get_children() if child.get_gid() == "numbers"]
        across, up = number_room(numbers.fit()[1].plan, 0, 0, 100)
        inside = np.s_[int(201 - up):int(200 + up), int(181 - across):int(180 + across)]
        assert np.array_equal(*(picture[inside] for picture in pictures))

    def test_findings_come_with_the_axes(self):
        host = self.host()
        ax = host.add_axes((0.1, 0.1, 0.8, 0.8))
        one = spec("foreign-characters")
        long = Axis("A & B", (*one.panels[0].y.categories[:2], "\u0639"))
        one = one.replace(title=None, panels=(replace(one.panels[0], y=long),))
        draw(one, Style(colorbar="none"), ax=ax)
        assert [(found.code, found.subject) for found in ax.replot_findings] == [
            ("D104", ("panels[0].y.categories[2]",))]
        ax.set_position((0.1, 0.1, 0.02, 0.03))
        host.canvas.draw()
        assert [found.code for found in ax.replot_findings] == ["D104", "D102"]
        ax.set_position((0.1, 0.1, 0.8, 0.8))
        host.canvas.draw()
        assert [found.code for found in ax.replot_findings] == ["D104"]

    def test_findings_on_labels(self):
        ax = self.host().add_axes((0.1, 0.1, 0.1, 0.1))
        words = (*(f"{k} words" for k in range(39)), "word")
        grid = Grid(np.zeros((1, 40)))
        draw(Figure((Panel(Axis(None, words), Axis(None, ("$a$ and $b_$",)), grid),)),
             Style(numbers="never", mathtext=True, fonts=("No Such Font", "DejaVu Sans")), ax=ax)
        assert [(found.code, found.message) for found in ax.replot_findings] == [
            ("S101", "This machine has no font 'No Such Font'; 'DejaVu Sans' is used."),
            ("D108", "The 40 labels of the x axis do not fit and are not drawn."),
            ("D105", "'$a$ and $b_$' does not parse as a formula and is drawn as plain text.")]

    def test_both_titles(self):
        def title(**style):
            ax = self.host().add_subplot()
            draw(figure(title="Panel"), Style(**style), ax=ax)
            return ax.get_title()

        assert (title(), title(title="panels"), title(title="none")) == ("Title\nPanel", "Panel", "")

    def test_several_panels_do_not_fit(self):
        with pytest.raises(SpecError, match="panels: there are 12 panels, and ax= takes one"):
            draw(spec("twelve-panels"), ax=self.host().add_subplot())

    @pytest.mark.parametrize("name", ["states", "long-sides", "logarithms"])
    def test_same_pixels_under_any_style_sheet(self, name):
        one = spec(name)

        def picture(made: str, drawn: str) -> np.ndarray:
            with matplotlib.style.context(made):
                host = self.host(facecolor="white")
                draw(one.replace(panels=one.panels[:1]), ax=host.add_axes((0.2, 0.2, 0.7, 0.7)))
            with matplotlib.style.context(drawn):
                return pixels(host)

        expected = picture("default", "default")
        for made, drawn in (("classic", "classic"), ("default", "classic"), ("ggplot", "dark_background")):
            assert np.array_equal(picture(made, drawn), expected)

    def test_plain_text(self):
        host = self.host()
        ax = host.add_subplot()
        draw(figure(title="50% of $x$ and $y"), ax=ax)
        host.canvas.draw()
        assert ax.get_title() == "Title\n50% of $x$ and $y"


def test_unknown_style():
    with pytest.raises(StyleError, match="there is no style 'papier'"):
        draw(figure(), "papier")
