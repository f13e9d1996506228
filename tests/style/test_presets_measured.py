"""Every preset, measured: the five figures of seeds/ and seventeen that are hard to lay out."""

from __future__ import annotations

import json
import warnings
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from measure import collisions
from stress import FIGURES

from replot.drawing import plan
from replot.drawing.fitting import LEAST_CELL, LEAST_SHARE
from replot.drawing.measure import LEAST_CONTRAST, TOLERANCE, Measures
from replot.drawing.nouns import Plan
from replot.drawing.vision import LEAST
from replot.figure import UNSTATED, Figure
from replot.style import Style, names

SPECS = Path(__file__).parents[1] / "specs"
ALL = {path.stem[:3]: Figure.from_dict(json.loads(path.read_text("utf-8")))
       for path in sorted(SPECS.glob("*.json"))} | FIGURES
assert len(ALL) == 22


@cache
def planned(name: str, style: str) -> Plan:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return plan(ALL[name], Style.load(style))


@cache
def measured(name: str, style: str) -> Measures:
    return Measures.of(planned(name, style))


def test_a_fixed_width_has_a_height_or_a_limit():
    for look in map(Style.load, names()):
        assert look.width is None or look.height or look.max_height, look.name


def test_numbers_of_a_fixed_size_have_a_source_or_are_our_own_choice():
    numbers = {"width", "height", "max_height", "dpi", "line_width", "title_size", "panel_title_size",
               "letter_size", "label_size", "tick_size", "number_size", "min_size"}
    for look in map(Style.load, names()):
        changed = {name for name in numbers if getattr(look, name) != getattr(Style(), name)}
        sourced = {field for source in look.sources for field in source.fields}
        assert look.width is None or changed <= sourced, look.name


@pytest.mark.slow
@pytest.mark.parametrize("style", names())
def test_preset(style):
    look = Style.load(style)
    for name, figure in ALL.items():
        has_its_size_and_room_for_everything(name, look)
        keeps_contrast(name, look)
        says_what_the_figure_says_or_what_it_leaves_out(figure, planned(name, style), name)
    tells_blank_from_unstated(planned("holes", style), look)


def has_its_size_and_room_for_everything(name, look):
    found, here = measured(name, look.name), planned(name, look.name)
    for have, exact in ((found.width, look.width), (found.height, look.height)):
        assert exact is None or abs(have - exact) < TOLERANCE, name
    assert found.off_size < TOLERANCE, name
    assert found.smallest_text >= look.min_size, name
    assert found.overflow == (), name
    assert collisions(here) == [], name
    assert "D106" not in {finding.code for finding in found.planned}, name
    for panel in here.panels:
        # cells that can be seen, or a grid that has its share
        cell = panel.grid.width / panel.panel.grid.shape[1] * 25.4 / look.dpi
        share = LEAST_SHARE / len({one.grid.left for one in here.panels})
        assert cell >= LEAST_CELL - 12.7 / look.dpi or panel.grid.width >= share * here.width, name


def keeps_contrast(name, look):
    found = measured(name, look.name)
    assert found.number_contrast is None or found.number_contrast >= LEAST_CONTRAST, name
    assert found.label_contrast is not None
    assert found.label_contrast >= LEAST_CONTRAST, name
    assert (found.font_type, found.restricted) == (42, ()), name


def says_what_the_figure_says_or_what_it_leaves_out(figure, here, name):
    codes = {finding.code for finding in here.findings}
    for panel, drafted in zip(figure.panels, here.panels, strict=True):
        assert drafted.panel == panel
        for stated in ("vmin", "vmax"):
            limit = getattr(panel.color, stated)
            assert limit is None or getattr(drafted.colors, stated) == limit, name
        assert drafted.numbers is not None or not panel.annotation.show or "D102" in codes, name
        for axis, shown in ((panel.x, drafted.x_ticks), (panel.y, drafted.y_ticks)):
            assert len(shown) == len(axis.categories) or codes & {"D103", "D108"}, name


def tells_blank_from_unstated(here, look):
    panel = here.panels[0]
    blank = panel.fills[~np.isin(panel.panel.grid.states, ["s", UNSTATED])]
    assert (blank == blank[0]).all()
    assert look.unstated_texture != "none"
    assert "unstated" in {entry.kind for entry in here.key}


@pytest.mark.parametrize("name", ALL)
def test_colorblind_keeps_every_step_apart(name):
    assert min(measured(name, "colorblind").color_difference.values()) >= LEAST


@pytest.mark.parametrize("name", ALL)
def test_print_gray_keeps_order_and_side(name):
    found = measured(name, "print-gray")
    assert found.gray_step > 0
    assert found.sign_kept is not False
    for panel in planned(name, "print-gray").panels:
        colors = np.asarray(panel.colors.cmap(np.linspace(0, 1, 9)))[:, :3]
        assert np.ptp(colors, axis=1).max() < 1e-3
