"""The difference of two figures as data."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import figures

from replot.comparing.data import difference
from replot.comparing.matching import transposed
from replot.comparing.order import rearrangements
from replot.figure import Annotation, Axis, ColorScale, Figure, Grid, Panel

RNG = np.random.default_rng(7)
VALUES = np.round(RNG.uniform(20, 90, (5, 6)), 1)
VALUES[1, 1] = VALUES[3, 4] = VALUES[0, 0] = VALUES[4, 4] = np.nan


def panel(values: np.ndarray = VALUES, title: str | None = "R1-Qwen", **more: object) -> Panel:
    rows, columns = values.shape
    color = ColorScale("Blues", 0, 100, label="Accuracy (%)", ticks=(0, 50, 100))
    base = Panel(Axis("Ratio", tuple(f"0.{j + 1}" for j in range(columns))),
                 Axis("Window", tuple(str(500 * (i + 1)) for i in range(rows))), Grid(values), title, color,
                 Annotation(True, ".1f"))
    return replace(base, **more)


def figure(*panels: Panel, title: str | None = "Accuracy by window") -> Figure:
    return Figure(panels or (panel(),), title)


def messages(old: Figure, new: Figure) -> list[str]:
    return [change.message for change in difference(old, new)]


def said(old: Panel, new: Panel) -> list[str]:
    return messages(figure(old), figure(new))


def regrid(change: Callable[[np.ndarray], object]) -> Panel:
    values = VALUES.copy()
    out = change(values)
    return panel(values if out is None else np.asarray(out))


def put(*cells: tuple[int, int, float]) -> Panel:
    values = VALUES.copy()
    for i, j, v in cells:
        values[i, j] = v
    return panel(values)


def test_equal_figures_have_no_difference():
    assert difference(figure(), figure()) == ()


def test_one_value_is_named_by_panel_and_labels():
    old, new = put((3, 3, 56.3)), put((3, 3, 55.3))
    [change] = difference(figure(old), figure(new))
    assert change.message == "R1-Qwen, Window 2000, Ratio 0.4: 56.3 -> 55.3"
    assert (change.kind, change.panel, change.row, change.column) == ("cell", "R1-Qwen", "2000", "0.4")
    assert (change.old, change.new, change.cells) == (56.3, 55.3, ((0, 3, 3),))


@pytest.mark.parametrize(("new", "message"), [
    (put((1, 1, 5)), "R1-Qwen, Window 1000, Ratio 0.2: blank -> 5"),
    (put((2, 2, np.nan)), f"R1-Qwen, Window 1500, Ratio 0.3: {VALUES[2, 2]:g} -> blank"),
    (put((2, 2, VALUES[2, 3]), (2, 3, VALUES[2, 2])),
     f"R1-Qwen, Window 1500, Ratio 0.3 and Ratio 0.4: contents exchanged "
     f"(now {VALUES[2, 3]:g} and {VALUES[2, 2]:g})"),
    (regrid(lambda v: v[::-1]), "R1-Qwen, values reversed along y (values only, the labels stayed)"),
    (regrid(lambda v: v[:, [0, 3, 2, 1, 4, 5]]),
     "R1-Qwen, values of columns 0.2 and 0.4 exchanged (values only, the labels stayed)"),
    (regrid(lambda v: v / 100),
     f"R1-Qwen, every number multiplied by 0.01 (such as {VALUES[0, 1]:g} -> {VALUES[0, 1] / 100:g})"),
    (regrid(lambda v: v + 5),
     f"R1-Qwen, every number 5 higher (such as {VALUES[0, 1]:g} -> {VALUES[0, 1] + 5:g})"),
    (regrid(lambda v: -v),
     f"R1-Qwen, the sign of every number changed (such as {VALUES[0, 1]:g} -> {-VALUES[0, 1]:g})"),
    (regrid(np.round), f"R1-Qwen, every number rounded to 0 decimals (such as {VALUES[0, 1]:g} -> "
                       f"{np.round(VALUES[0, 1]):g})"),
    (regrid(np.nan_to_num), "R1-Qwen, all 4 blank cells are now 0"),
    (regrid(lambda v: np.where(np.arange(5)[:, None] == 2, np.nan, v)),
     "R1-Qwen, Window 1500 is now blank (6 cells)"),
])
def test_what_happened_to_cells(new: Panel, message: str):
    assert said(panel(), new) == [message]


def test_a_row_that_slid_is_one_change_and_the_new_cell():
    values = VALUES.copy()
    values[2, 1:] = VALUES[2, :-1]
    values[2, 0] = 99
    assert said(panel(), panel(values)) == [
        "R1-Qwen, Window 1500: contents moved one place right",
        f"R1-Qwen, Window 1500, Ratio 0.1: {VALUES[2, 0]:g} -> 99"]


def y_axis(*labels: str, label: str | None = "Window") -> Axis:
    return Axis(label, labels)


LABELS = ("500", "1000", "1500", "2000", "2500")


@pytest.mark.parametrize(("labels", "rows", "expected"), [
    (LABELS[::-1], [4, 3, 2, 1, 0], ["y axis reversed"]),
    (LABELS[::-1], [0, 1, 2, 3, 4], ["y labels reversed (labels only, the values stayed)"]),
    (("500", "1000", "2500", "2000", "1500"), [0, 1, 4, 3, 2], ["rows 1500 and 2500 exchanged"]),
    (("500", "1000", "2500", "2000", "1500"), [0, 1, 2, 3, 4],
     ["labels of rows 1500 and 2500 exchanged (labels only, the values stayed)"]),
    (LABELS, [0, 1, 4, 3, 2], ["values of rows 1500 and 2500 exchanged (values only, the labels stayed)"]),
    (("1000", "1500", "2000", "500", "2500"), [1, 2, 3, 0, 4], ["row 500 moved from place 1 to 4"]),
    (("1000", "1500", "2000", "2500", "3000"), [0, 1, 2, 3, 4],
     ["labels of rows shifted by one up (labels only, the values stayed)"]),
    (("500", "1000", "l500", "2000", "2500"), [0, 1, 2, 3, 4],
     ['row label: "1500" -> "l500" (one character)']),
    (("500", "1000", "1500", "2500"), [0, 1, 2, 4], ["row removed: 2000"]),
    (("500", "1000", "1500", "2000", "2250", "2500"), [0, 1, 2, 3, 0, 4], ["row added: 2250"]),
])
def test_what_happened_to_an_axis(labels: tuple[str, ...], rows: list[int], expected: list[str]):
    new = panel(y=y_axis(*labels), grid=Grid(VALUES[rows]))
    assert said(panel(), new) == [f"R1-Qwen, {message}" for message in expected]


def test_a_transposed_panel():
    assert said(panel(), transposed(panel())) == ["R1-Qwen, x and y exchanged (transposed)"]


def test_a_transposed_confusion_matrix_is_told_from_exchanged_axis_names():
    names = ("cat", "dog", "fox", "owl")
    old = panel(np.arange(16.0).reshape(4, 4), x=Axis("Predicted", names), y=Axis("Actual", names))
    turned = replace(old, grid=Grid(old.grid.values.T))
    renamed = replace(old, x=Axis("Actual", names), y=Axis("Predicted", names))
    assert said(old, turned) == ["R1-Qwen, values transposed, the axes stayed"]
    assert said(old, renamed) == ['R1-Qwen, names of the axes exchanged: x is now "Actual", y "Predicted"']
    assert said(old, transposed(old)) == ["R1-Qwen, x and y exchanged (transposed)"]


@pytest.mark.parametrize(("fields", "message"), [
    ({"cmap": "PuBu"}, "colormap Blues -> PuBu"),
    ({"cmap": "Blues_r"}, "colormap reversed: Blues -> Blues_r"),
    ({"cmap": ("#ffffff", "#0000ff")}, "colormap Blues -> 2 colours #ffffff to #0000ff"),
    ({"vmax": 99}, "upper limit 100 -> 99"),
    ({"vmin": None}, "lower limit 0 -> from the data"),
    ({"norm": "symlog"}, "norm linear -> symlog"),
    ({"center": 50}, "centre of the colours none -> 50"),
    ({"ticks": (0, 100)}, "ticks of the colour bar 0, 50 and 100 -> 0 and 100"),
    ({"label": "Acuracy (%)"}, 'label of the colour bar: "Accuracy (%)" -> "Acuracy (%)" (one letter less)'),
    ({"location": "top"}, "place of the colour bar left to the style -> top"),
])
def test_what_happened_to_the_colours(fields: dict, message: str):
    assert said(panel(), panel(color=replace(panel().color, **fields))) == [f"R1-Qwen, {message}"]


def test_words_from_which_the_colours_were_chosen_are_not_shown_and_not_compared():
    assert said(panel(), panel(color=replace(panel().color, described="from white to blue"))) == []


def test_long_texts_are_shown_where_they_differ():
    [change] = difference(figure(title="word " * 40), figure(title="word " * 30 + "wort " + "word " * 9))
    assert change.message == (
        f'title: "...d {"word " * 15}" -> "...d {"word " * 5}wort {"word " * 9}" (one letter)')


def test_titles():
    [change] = difference(figure(title="Accuracy by length"), figure(title="Acuracy by length"))
    assert change.message == 'title: "Accuracy by length" -> "Acuracy by length" (one letter less)'
    assert difference(figure(), figure(title=None))[0].message == 'title dropped: "Accuracy by window"'
    assert said(panel(), panel(title="R1-Gwen")) == ['title of panel 1: "R1-Qwen" -> "R1-Gwen" (one letter)']


def test_panels_that_moved_came_and_went():
    a, b, c = (panel(VALUES + k, title) for k, title in enumerate("ABC"))
    assert messages(figure(a, b, c), figure(c, b, a)) == ["panels reversed"]
    assert messages(figure(a, b), figure(b, a)) == ["panels A and B exchanged"]
    assert messages(figure(a, b), figure(a, b, c)) == ["panel added: C"]
    assert messages(figure(a, b, c), figure(a, c)) == ["panel removed: B"]


def test_exchanged_titles_are_not_exchanged_panels():
    a, b = panel(VALUES, "A"), panel(VALUES + 1, "B")
    assert messages(figure(a, b), figure(replace(a, title="B"), replace(b, title="A"))) == [
        'title of panel 1: "A" -> "B" (one letter)', 'title of panel 2: "B" -> "A" (one letter)']


def test_what_is_the_same_in_every_panel_is_said_once():
    a, b = panel(VALUES, "A"), panel(VALUES + 1, "B")
    new = [replace(p, color=replace(p.color, vmax=99)) for p in (a, b)]
    assert messages(figure(a, b), figure(*new)) == ["every panel: upper limit 100 -> 99"]


def test_states_ranges_and_errors_are_changes_too():
    def cell(**more: object) -> Panel:
        return panel(Grid([[1.0, 2.0]], **more).values, None, grid=Grid([[1.0, 2.0]], **more))

    nan = np.nan
    assert said(cell(), cell(states=["sa"])) == ["Window 500, Ratio 0.2: 2 -> about 2"]
    assert said(cell(), cell(states=["sr"], low=[[nan, 1]], high=[[nan, 3]])) == [
        "Window 500, Ratio 0.2: 2 -> 1 to 3"]
    assert said(cell(), cell(error=[[nan, 0.5]])) == ["Window 500, Ratio 0.2: 2 -> 2 ± 0.5"]
    assert said(cell(), cell(suffix=[["", "**"]])) == ['Window 500, Ratio 0.2: 2 -> 2 "**"']
    assert said(cell(), cell(bold=[[False, True]])) == ["Window 500, Ratio 0.2: now bold"]


def grid(**more: object) -> Panel:
    return panel(grid=Grid(VALUES, **more))


STARS = np.where(np.isnan(VALUES), "", "*")
ERRORS = np.where(np.isnan(VALUES), np.nan, 0.5)
BOLD = np.arange(5)[:, None] == [[2] * 6]
RANGES = {"states": np.where(np.isnan(VALUES), "b", "r"), "low": VALUES - 1, "high": VALUES + 1}


@pytest.mark.parametrize(("old", "new", "message"), [
    (grid(), grid(suffix=STARS), 'suffixes of 26 cells added (such as 82.8 -> 82.8 "*")'),
    (grid(suffix=STARS), grid(), 'suffixes of 26 cells dropped (such as 82.8 "*" -> 82.8)'),
    (grid(), grid(bold=BOLD), "bold type of 6 cells added (such as Window 1500, Ratio 0.1)"),
    (grid(error=ERRORS), grid(), "errors of 26 cells dropped (such as 82.8 ± 0.5 -> 82.8)"),
    (grid(error=ERRORS), grid(error=ERRORS / 2),
     "errors of 26 cells changed (such as 82.8 ± 0.5 -> 82.8 ± 0.25)"),
    (grid(**RANGES), grid(**{**RANGES, "high": VALUES + 2}),
     "bounds of 26 cells changed (such as 81.8 to 83.8 -> 81.8 to 84.8, drawn at 82.8)"),
])
def test_what_many_numbers_got_is_one_change(old: Panel, new: Panel, message: str):
    assert said(old, new) == [f"R1-Qwen, {message}"]


def test_a_factor_does_not_hide_what_else_changed():
    old, new = grid(error=ERRORS), panel(grid=Grid(np.round(VALUES / 100, 5), error=ERRORS / 100, bold=BOLD))
    assert said(old, new) == [
        "R1-Qwen, every number multiplied by 0.01 (such as 82.8 -> 0.828)",
        "R1-Qwen, bold type of 6 cells added (such as 37.8 ± 0.5 -> 0.378 ± 0.005)",
        "R1-Qwen, errors of 26 cells changed (such as 82.8 ± 0.5 -> 0.828 ± 0.005)"]


def test_masks_are_named_by_the_region_and_scattered_cells_are_counted():
    above = np.triu(np.ones((5, 6), bool), 1)
    masked = panel(np.where(above, np.nan, VALUES))
    assert said(panel(), masked) == ["R1-Qwen, the cells above the diagonal are now blank (14 cells)"]
    assert said(masked, panel()) == [
        "R1-Qwen, the cells above the diagonal were blank and hold numbers now (14 cells)"]
    some = VALUES.copy()
    some[[0, 1, 2, 3, 4, 2], [1, 2, 3, 1, 0, 5]] = np.nan
    assert said(panel(), panel(some)) == [
        "R1-Qwen, 6 cells are now blank: Window 500, Ratio 0.2, Window 1000, Ratio 0.3, "
        "Window 1500, Ratio 0.4 and 3 more"]


@pytest.mark.parametrize(("labels", "message"), [
    (("500 ms", "1000 ms", "1500 ms", "2000 ms", "2500 ms"),
     'every row label: " ms" added at the end (such as "500" -> "500 ms")'),
    (("w500", "w1000", "w1500", "w2000", "w2500"),
     'every row label: "w" added at the beginning (such as "500" -> "w500")'),
    (tuple("abcde"), 'every row label changed (such as "500" -> "a")'),
    (("500", "1k", "1.5k", "2k", "2.5k"), None),
])
def test_labels_that_changed_together_are_one_change(labels: tuple[str, ...], message: str | None):
    new = panel(y=y_axis(*labels))
    assert said(panel(), new) == ([f"R1-Qwen, {message}"] if message else [
        f'R1-Qwen, row label: "{a}" -> "{b}"' for a, b in zip(LABELS[1:], labels[1:], strict=True)])


def test_equal_labels_are_told_apart_by_number():
    twice = Axis("Model", ("a", "b", "a"))
    old = panel(np.arange(6.0).reshape(2, 3), None, x=twice)
    new = replace(old, grid=Grid([[0, 1, 2], [3, 4, 9]]))
    assert said(old, new) == ["Window 1000, Model a (no. 3): 5 -> 9"]


def test_rows_that_moved_and_a_cell_that_changed_are_two_changes():
    values = VALUES[[0, 3, 2, 1, 4]]
    values[1, 0] = 1
    new = panel(values, y=y_axis("500", "2000", "1500", "1000", "2500"))
    assert said(panel(), new) == ["R1-Qwen, rows 1000 and 2000 exchanged",
                                  f"R1-Qwen, Window 2000, Ratio 0.1: {VALUES[3, 0]:g} -> 1"]


def test_a_large_grid_is_compared_in_no_time_and_its_list_has_an_end():
    values = RNG.uniform(0, 1, (300, 300))
    big, other = panel(values, None), values.copy()
    other[:150] = RNG.uniform(0, 1, (150, 300))
    changes = difference(figure(big), figure(panel(other, None)))
    assert changes[-1].message == "43000 more cells changed"
    assert len(changes[-1].cells) == 43000


def test_another_table_is_one_change():
    [change] = difference(figure(), figure(panel(np.arange(30.0).reshape(5, 6) ** 2)))
    assert change.message == ("R1-Qwen, 30 of 30 cells hold something else (such as Window 500, Ratio 0.1: "
                              "blank -> 0)")
    assert len(change.cells) == 30


@given(st.permutations(range(7)))
def test_an_order_is_explained_and_only_the_identity_needs_no_words(order: list[int]):
    steps = rearrangements(order)
    assert bool(steps) == (order != sorted(order))
    assert set().union(*(step.items for step in steps), set()) <= set(range(7))


@pytest.mark.slow
@given(st.permutations(range(5)), st.permutations(range(6)))
def test_any_order_of_rows_and_columns_with_their_labels_changes_no_cell(rows: list[int], columns: list[int]):
    old = panel()
    new = panel(VALUES[np.ix_(rows, columns)], x=Axis("Ratio", tuple(old.x.categories[j] for j in columns)),
                y=Axis("Window", tuple(LABELS[i] for i in rows)))
    changes = difference(figure(old), figure(new))
    assert {change.kind for change in changes} <= {"order"}
    assert bool(changes) == (rows != sorted(rows) or columns != sorted(columns))


CELLS = st.tuples(st.integers(0, 4), st.integers(0, 5), st.sampled_from([0.0, 1.0, 50.0, np.nan]))


@given(st.lists(CELLS, max_size=3))
def test_no_change_is_silent_and_no_silence_is_a_change(cells: list[tuple[int, int, float]]):
    new = put(*cells)
    assert bool(difference(figure(), figure(new))) == (new != panel())


@pytest.mark.slow
@given(figures())
def test_a_figure_is_as_itself(shown: Figure):
    assert difference(shown, Figure.from_dict(shown.to_dict())) == ()


@given(figures(), st.data())
def test_a_single_cell_is_named_by_its_panel_and_labels(old: Figure, data: st.DataObject):
    k = data.draw(st.integers(0, len(old.panels) - 1))
    p = old.panels[k]
    i, j = (data.draw(st.integers(0, count - 1)) for count in p.grid.shape)
    values, states = p.grid.values.copy(), p.grid.states.copy()
    values[i, j], states[i, j] = 31415.9, "s"
    keep = {name: None if (a := getattr(p.grid, name)) is None else a.copy()
            for name in ("low", "high", "error", "suffix", "bold")}
    for name in ("low", "high", "error"):
        if keep[name] is not None:
            keep[name][i, j] = np.nan
    panels = list(old.panels)
    panels[k] = replace(p, grid=Grid(values, states, **keep))
    [change] = difference(old, old.replace(panels=tuple(panels)))
    assert (change.kind, change.cells) == ("cell", ((k, i, j),))
    assert (change.row, change.column) == (p.y.categories[i], p.x.categories[j])
    assert "-> 31415.9" in change.message
    if p.title and [one.title for one in old.panels].count(p.title) == 1:
        assert change.panel == p.title


def swapped(p: Panel, i: int, j: int) -> Panel:
    order = list(range(5))
    order[i], order[j] = order[j], order[i]
    return replace(p, grid=Grid(p.grid.values[order]), y=y_axis(*(LABELS[m] for m in order)))


def three_exchanges(order: list[int]) -> bool:
    """Whether six things changed places in pairs; that is told in three lines."""
    return all(order[order[k]] == k != order[k] for k in range(6))


EDITS = st.one_of(
    st.tuples(st.integers(0, 4), st.integers(0, 4)).map(lambda at: lambda p: swapped(p, *at)),
    CELLS.map(lambda cell: lambda p: put(cell)),
    st.sampled_from([99.0, None]).map(lambda v: lambda p: replace(p, color=replace(p.color, vmax=v))),
    st.sampled_from(["PuBu", "Blues_r"]).map(lambda v: lambda p: replace(p, color=replace(p.color, cmap=v))),
    st.sampled_from(["R1", None]).map(lambda v: lambda p: replace(p, title=v)),
    st.permutations(range(6)).filter(lambda order: not three_exchanges(order)).map(
        lambda order: lambda p: replace(
            p, grid=Grid(p.grid.values[:, order]), x=Axis("Ratio", tuple(f"0.{j + 1}" for j in order)))),
    st.just(transposed),
    st.integers(0, 4).map(lambda i: lambda p: replace(
        p, grid=Grid(np.delete(p.grid.values, i, 0)), y=y_axis(*np.delete(LABELS, i)))),
)
OPPOSITE = {"added": "removed", "removed": "added"}


def test_three_exchanges_are_told_one_by_one():
    order, p = [2, 4, 0, 5, 1, 3], panel()
    new = replace(p, grid=Grid(p.grid.values[:, order]), x=Axis("Ratio", tuple(f"0.{j + 1}" for j in order)))
    for one, other in ((figure(p), figure(new)), (figure(new), figure(p))):
        changes = difference(one, other)
        assert [change.kind for change in changes] == ["order"] * 3
        assert {frozenset(re.findall(r"0\.\d", change.message)) for change in changes} == {
            frozenset(("0.1", "0.3")), frozenset(("0.2", "0.5")), frozenset(("0.4", "0.6"))}


@given(EDITS)
def test_the_way_back_is_told_alike(edit: Callable[[Panel], Panel]):
    old, new = figure(panel()), figure(edit(panel()))
    there, back = difference(old, new), difference(new, old)
    assert sorted(change.kind for change in there) == sorted(
        OPPOSITE.get(change.kind, change.kind) for change in back)
    assert len(there) <= 2
    for a, b in zip(there, back, strict=True):
        if a.kind in ("cell", "limit", "colormap", "title"):
            assert (a.old, a.new, a.row, a.column) == (b.new, b.old, b.row, b.column)
