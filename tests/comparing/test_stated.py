"""Changes of single texts: nothing is drawn again, and nothing is overlooked."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from replot.comparing import compare
from replot.comparing.faults import Studio
from replot.comparing.pictures import open_picture
from replot.comparing.sources import Source
from replot.drawing import to_bytes
from replot.figure import Annotation, Axis, ColorScale, Figure, Grid, Panel
from replot.style import Style

PANEL = Panel(Axis("Length", ("5", "6", "7")), Axis("Type", ("1", "2")),
              Grid(np.array([[10.0, 20.0, 30.0], [40.0, 50.0, 60.0]])), None,
              ColorScale("Blues", 0, 100, label="Share"), Annotation(True, ".1f"))
OLD = Figure((PANEL,), "By length")
TITLE, NAME = (OLD.replace(title="By line"),
               OLD.replace(panels=(replace(PANEL, x=replace(PANEL.x, label="Lines")),)))
PIXELS = {id(one): open_picture(to_bytes(one, "png")).pixels for one in (OLD, TITLE, NAME)}
TITLE_SAID = 'title: "By length" -> "By line"'


def messages(new: Figure, pixels: np.ndarray) -> list[str]:
    """What is said of a picture that carries a figure and shows some pixels."""
    shown = Studio(new, Style.load("paper")).file(pixels)
    return [change.message for change in compare(to_bytes(OLD, "png"), shown).changes]


@pytest.mark.parametrize(("new", "said"), [(TITLE, TITLE_SAID), (NAME, 'x label: "Length" -> "Lines"')])
def test_a_changed_text_is_one_change_and_needs_no_drawing(new: Figure, said: str, monkeypatch):
    monkeypatch.setattr(Source, "drawn", property(lambda self: pytest.fail("drawn again")))
    assert messages(new, PIXELS[id(new)]) == [said]


def test_what_an_older_title_leaves_behind_is_found():
    pixels = PIXELS[id(TITLE)].copy()
    gone = (PIXELS[id(OLD)] != pixels).any(axis=2)
    # the last letters of the longer title
    last = np.flatnonzero(gone.any(axis=0))[-6:]
    pixels[:, last] = PIXELS[id(OLD)][:, last]
    assert len(messages(TITLE, pixels)) > 1


def test_a_spot_in_a_cell_is_found_beside_a_changed_title():
    pixels = PIXELS[id(TITLE)].copy()
    middle = pixels.shape[0] // 2
    pixels[middle:middle + 3, 80:83] = 0
    assert len(messages(TITLE, pixels)) > 1
