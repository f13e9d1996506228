"""Baselines drawn under matplotlib 3.10 by its own text, compared with the same figures drawn today."""

from __future__ import annotations

import io
from dataclasses import replace

import numpy as np
import pytest
from engine_figures import ENGINES, FIGURES, annotated, drawn
from PIL import Image

from replot.comparing import compare
from replot.comparing.layouts import engine_of_today
from replot.comparing.sources import opened
from replot.comparing.verdict import compare_sources

pytestmark = pytest.mark.filterwarnings("ignore::PendingDeprecationWarning")
SAME_ENGINE = opened(ENGINES / "annotated.png").recorded.engine == engine_of_today()


def baseline(name: str) -> bytes:
    return (ENGINES / f"{name}.png").read_bytes()


def rms(old: bytes, new: bytes) -> float:
    one, other = (np.asarray(Image.open(io.BytesIO(data)).convert("RGB"), float) for data in (old, new))
    return float(np.sqrt(((one - other) ** 2).mean()))


@pytest.mark.parametrize("name", FIGURES)
def test_only_the_text_engine_differs(name: str):
    old, new = baseline(name), drawn(FIGURES[name]())
    verdict = compare(old, new)
    if SAME_ENGINE:
        assert (verdict.changes, verdict.notes) == ((), ())
        return
    assert (verdict.changes, verdict.notes) == ((), ("the text engine changed, nothing else",))
    # what pytest-mpl would say: five times its tolerance and more
    assert rms(old, new) > 9


def test_a_changed_value_is_named_whatever_drew_the_baseline():
    def change(grid: np.ndarray) -> None:
        grid[1, 2] += 1

    old = values = opened(ENGINES / "annotated.png").figure.panels[0].grid.values
    verdict = compare(baseline("annotated"), drawn(annotated(change)))
    assert [c.message for c in verdict.changes] == [
        f"Type 1, Length 2: {old[1, 2]:g} -> {values[1, 2] + 1:g}"]


def test_a_wrong_number_over_the_right_colour_is_named_whatever_drew_the_baseline():
    ax = annotated()
    ax.texts[9].set_text("99.9")
    [change] = compare(baseline("annotated"), drawn(ax)).changes
    assert (change.kind, change.cells) == ("number", ((0, 1, 3),))
    assert change.message == f'Type 1, Length 3: number: "{annotated().texts[9].get_text()}" -> "99.9"'


def test_larger_numbers_are_not_another_text_engine():
    [change] = compare(baseline("annotated"), drawn(annotated(size=10.5))).changes
    assert change.message == ("24 numbers, each set in 10.5 instead of 10 pt; the first is "
                              "Type 0, Length 0: number")


def test_texts_that_the_same_engine_drew_two_pixels_further_on_are_named():
    ax, other = annotated(), annotated()
    ax.texts[9].set_x(ax.texts[9].get_position()[0] + 2 / 62)
    ax.title.set_text("Accuracy\nby length")
    other.title.set_text("Accuracy\nby length")
    assert [change.message for change in compare(drawn(other), drawn(ax)).changes] == [
        "Type 1, Length 3: number stands 2 px to the right"]


def test_a_text_in_two_lines_is_known_by_what_it_is():
    ax = annotated()
    ax.title.set_text("Accuracy\nby length")
    ax.texts[0].set_text(ax.texts[0].get_text() + "\nn = 3")
    said = [change.message for change in compare(drawn(annotated()), drawn(ax)).changes]
    assert said[1:4] == ['Type 0, Length 0: number added: "n = 3"',
                         'title: "Accuracy by length" -> "Accuracy"', 'title added: "by length"']


def test_pictures_of_an_engine_that_is_not_at_hand_are_compared_by_what_was_noted():
    old, new = opened(baseline("annotated")), opened(drawn(annotated()))
    foreign = replace(new, recorded=replace(new.recorded, engine="matplotlib 9.9.9, FreeType 9.9"))
    verdict = compare_sources(old, foreign)
    assert verdict.same
    if not SAME_ENGINE:
        [note] = verdict.notes
        assert note == ("the text was drawn by matplotlib 9.9.9, FreeType 9.9, which is not at hand: what it "
                        "says is compared, not its ink")


def test_a_formula_that_is_none_is_drawn_as_it_stands():
    ax, other = annotated(), annotated()
    ax.set_title("$x$")
    old, new = opened(drawn(ax)), opened(drawn(other))

    def broken(source):
        labels = [replace(one, text=r"$\frac{$", setting=one.setting._replace(text=r"$\frac{$", math=True))
                  if one.role == "title" else one for one in source.recorded.labels]
        return replace(source, recorded=replace(source.recorded, noted=tuple(labels)),
                       figure=old.figure)

    verdict = compare_sources(broken(old), broken(new))
    assert [change.kind for change in verdict.changes] == ["label"]
