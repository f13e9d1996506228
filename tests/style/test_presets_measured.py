"""Every preset, measured: the five figures of seeds/ and ten that are hard to lay out."""

from __future__ import annotations

import json
import warnings
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from stress import FIGURES

from replot.drawing import plan
from replot.drawing.measure import LEAST_CONTRAST, TOLERANCE, Measures
from replot.drawing.nouns import Plan
from replot.drawing.vision import LEAST
from replot.figure import UNSTATED, Figure
from replot.style import Style, names

SPECS = Path(__file__).parents[1] / "specs"
ALL = {path.stem[:3]: Figure.from_dict(json.loads(path.read_text("utf-8")))
       for path in sorted(SPECS.glob("*.json"))} | FIGURES
assert len(ALL) == 15


@cache
def planned(name: str, style: str) -> Plan:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return plan(ALL[name], Style.load(style))


@cache
def measured(name: str, style: str) -> Measures:
    return Measures.of(planned(name, style))


every_style = pytest.mark.parametrize("style", names())


@every_style
def test_size_text_room_and_contrast(style):
    look = Style.load(style)
    for name in ALL:
        found = measured(name, style)
        if look.width is not None:
            assert abs(found.width - look.width) < TOLERANCE, name
        if look.height is not None:
            assert abs(found.height - look.height) < TOLERANCE, name
        assert found.off_size < TOLERANCE, name
        assert found.smallest_text >= look.min_size, name
        # where labels leave no room for a grid, that is said, and nothing is claimed to fit
        assert found.overflow == () or "D106" in {finding.code for finding in found.planned}, name
        assert not [subject for subject in found.overflow if ".values[" in subject], name
        assert found.number_contrast is None or found.number_contrast >= LEAST_CONTRAST, name
        assert found.label_contrast is not None
        assert found.label_contrast >= LEAST_CONTRAST, name
        assert (found.font_type, found.restricted) == (42, ()), name


@every_style
def test_hardly_a_figure_has_no_room(style):
    crowded = [name for name in ALL if measured(name, style).overflow]
    assert set(crowded) <= {"long-labels"}
    assert not crowded or Style.load(style).width <= 90


@every_style
def test_a_style_says_what_the_figure_says_or_what_it_leaves_out(style):
    for name, figure in ALL.items():
        here = planned(name, style)
        codes = {finding.code for finding in here.findings}
        for panel, drafted in zip(figure.panels, here.panels, strict=True):
            assert drafted.panel == panel
            for stated in ("vmin", "vmax"):
                limit = getattr(panel.color, stated)
                assert limit is None or getattr(drafted.colors, stated) == limit, name
            assert drafted.numbers is not None or not panel.annotation.show or "D102" in codes, name


@every_style
def test_a_blank_cell_and_an_unstated_one_differ(style):
    look, here = Style.load(style), planned("holes", style)
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
