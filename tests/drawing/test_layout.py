"""The plan: nothing touches, nothing overflows, sizes are obeyed, and what had to give is said."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from measure import SPECS, collisions, overflowing, spec
from strategies import figures

from replot.drawing import plan
from replot.errors import StyleError
from replot.figure import Annotation, Axis, ColorScale, Figure, Grid, Panel
from replot.style import Style

PAPER = Style()
SMALL = {"number_size": 6, "tick_size": 6, "label_size": 7, "panel_title_size": 7, "title_size": 7}
STYLES = {
    "paper": PAPER,
    "letters and gaps": PAPER.replace(letters="A", gap=1),
    "one column": PAPER.replace(width=89, dpi=300, letter_size=8, **SMALL),
    "two columns": PAPER.replace(width=183, dpi=300, **SMALL),
    "limited": PAPER.replace(max_width=180, max_height=160),
    "slide": PAPER.replace(width=254, height=142.9, dpi=150, tick_size=12, label_size=14, title_size=20,
                           panel_title_size=16, letter_size=16, number_size=11, min_size=9),
    "screen": PAPER.replace(dpi=96),
    "squares": PAPER.replace(cell_aspect=1),
    "other sides": PAPER.replace(x_side="top", y_side="right", colorbar="left"),
    "serif, bars below": PAPER.replace(fonts=("STIXGeneral",), colorbar="bottom"),
}


def panel(rows=3, columns=4, x=None, y=None, **more) -> Panel:
    values = np.arange(rows * columns, dtype=float).reshape(rows, columns)
    return Panel(Axis("Rate", x or tuple(f"x{k}" for k in range(columns))),
                 Axis("Depth", y or tuple(f"y{k}" for k in range(rows))), Grid(values), **more)


def codes(planned) -> list[str]:
    return [finding.code for finding in planned.findings]


@pytest.mark.parametrize("columns", [1, 2, 4])
def test_no_room_is_kept_twice(columns):
    """A bar beside a small grid takes room that a large grid of its row or column takes anyway."""
    scale = ColorScale(label="Score")
    shapes = [(3, 3), (8, 3), (2, 9), (5, 5)]
    panels = tuple(panel(rows, across, color=scale) for rows, across in shapes)
    planned = plan(Figure(panels, columns=columns))
    boxes = [*(item.box(planned.dpi) for item in planned.texts),
             *(each.grid.sides for each in planned.panels)]
    margin = round(PAPER.margin / 25.4 * PAPER.dpi)
    assert planned.width - max(box[2] for box in boxes) <= margin + 2
    assert planned.height - max(box[3] for box in boxes) <= margin + 2
    assert collisions(planned) == []


def test_a_suffix_that_the_font_lacks_is_said():
    grid = Grid([[1.0, 2.0]], suffix=[["", " 円\u0645"]])
    planned = plan(Figure((Panel(Axis(None, ("a", "b")), Axis(None, ("c",)), grid),)))
    assert [(finding.code, finding.message, finding.subject) for finding in planned.findings] == [
        ("D104", "The font lacks 円 (U+5186) \u0645 (U+0645); what stands with the numbers is set in another "
                 "font, or by code points.", ("panels[0].annotation",))]


def test_a_number_that_never_ends_makes_no_endless_picture():
    grid = Grid([[1.0, 2.0]], suffix=[["", "*" * 5000]])
    planned = plan(Figure((Panel(Axis(None, ("a", "b")), Axis(None, ("c",)), grid),)))
    assert planned.panels[0].numbers is None
    assert [finding.code for finding in planned.findings] == ["D102"]
    assert planned.width < 500


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", SPECS)
def test_stress_figures(name, style):
    look = STYLES[style]
    planned = plan(spec(name), look)
    assert "D106" not in codes(planned)
    assert collisions(planned) == []
    assert overflowing(planned) == []
    assert min((item.size for item in planned.items()), default=look.min_size) >= look.min_size
    for side, exact, most in ((planned.width, look.width, look.max_width),
                              (planned.height, look.height, look.max_height)):
        mm = side / look.dpi * 25.4
        assert exact is None or mm == pytest.approx(exact, abs=12.7 / look.dpi)
        assert most is None or mm <= most + 12.7 / look.dpi
    for one in planned.panels:
        for edges, start, length in ((one.x_edges, one.grid.left, one.grid.width),
                                     (one.y_edges, one.grid.top, one.grid.height)):
            assert (edges[0], edges[-1]) == (start, start + length)
            assert np.ptp(np.diff(edges)) <= (0 if length >= 10 * len(edges) else 1)


# every example is a figure of its own, so slow ones are no sign of trouble
@pytest.mark.slow
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(figures(), st.sampled_from(sorted(STYLES)))
def test_any_figure(figure, style):
    planned = plan(figure, STYLES[style])
    assert collisions(planned) == []
    assert overflowing(planned) == []


class TestPlan:
    def test_same_again(self):
        one, other = (plan(spec("states")) for _ in range(2))
        assert (one.width, one.height, one.texts) == (other.width, other.height, other.texts)
        assert one.bars[0].ticks == other.bars[0].ticks

    def test_grows_with_the_grid(self):
        small, large = (plan(Figure((panel(rows, 4),))) for rows in (3, 6))
        cell = small.panels[0].cell(0, 0)
        assert large.panels[0].grid.height - small.panels[0].grid.height == 3 * cell.height
        assert large.panels[0].cell(5, 3)[2:] == cell[2:]

    def test_subjects_name_the_fields(self):
        figure = Figure((panel(title="A", color=ColorScale(label="v")),), "Title")
        subjects = {item.subject for item in plan(figure).items()}
        assert {"title", "panels[0].title", "panels[0].x.label", "panels[0].y.categories[2]",
                "panels[0].color.label", "panels[0].values[2][3]"} <= subjects

    def test_number_stands_in_the_middle_of_its_cell(self):
        planned = plan(Figure((panel(),)))
        item = next(item for item in planned.items() if item.subject == "panels[0].values[1][2]")
        cell = planned.panels[0].cell(1, 2)
        assert (item.text, item.x) == ("6", cell.left + cell.width / 2)
        middle = item.y - item.font.face.cap_height * item.size * planned.dpi / 72 / 2
        assert middle == pytest.approx(cell.top + cell.height / 2)

    def test_gap_belongs_to_no_cell(self):
        one = plan(Figure((panel(),)), PAPER.replace(gap=1.08)).panels[0]
        assert one.gap == 3
        assert one.cell(0, 1).left - one.cell(0, 0).right == 3
        assert one.cell(0, 0).left == one.grid.left


class TestPanels:
    @pytest.mark.parametrize("columns", [1, 2, 3])
    def test_columns_of_the_figure(self, columns):
        planned = plan(Figure((panel(),) * 3, columns=columns))
        lefts = {one.grid.left for one in planned.panels}
        assert len(lefts) == columns

    def test_columns_of_the_style(self):
        planned = plan(Figure((panel(),) * 4), PAPER.replace(columns=4))
        assert len({one.grid.top for one in planned.panels}) == 1

    def test_sensible_arrangement(self):
        planned = plan(Figure((panel(),) * 4))
        assert len({one.grid.left for one in planned.panels}) == 2

    def test_letters(self):
        def letters(pattern, count=3):
            style = PAPER.replace(letters=pattern)
            planned = plan(Figure((panel(),) * count), style)
            return [item.text for item in planned.texts if item.role == "letter"]

        assert letters("(a)") == ["(a)", "(b)", "(c)"]
        assert letters("A") == ["A", "B", "C"]
        assert letters("a", 1) == []

    def test_titles_by_policy(self):
        figure = Figure((panel(title="Panel"),) * 2, "Figure")
        both = {"title", "panel title"}
        for policy, roles in (("all", both), ("panels", {"panel title"}), ("none", set())):
            found = {item.role for item in plan(figure, PAPER.replace(title=policy)).texts}
            assert found & both == roles

    def test_derived_cells_are_set_apart(self):
        one = panel(x=("a", "b", "c", "mean"))
        one = Panel(Axis("Rate", one.x.categories, derived=("mean",)), one.y, one.grid)
        planned = plan(Figure((one,))).panels[0]
        (rule,) = planned.rules
        assert rule.left < planned.x_edges[3] < rule.right
        assert (rule.top, rule.height) == (planned.grid.top, planned.grid.height)


class TestColorbars:
    @pytest.mark.parametrize("location", ["right", "left", "top", "bottom"])
    def test_as_long_as_the_grid(self, location):
        planned = plan(Figure((panel(8, 8, color=ColorScale(location=location, vmin=5)),)))
        grid, bar = planned.panels[0].grid, planned.bars[0]
        assert bar.location == location
        if bar.upright:
            assert (bar.rect.top - bar.high_end, bar.rect.bottom + bar.low_end) == (grid.top, grid.bottom)
        else:
            assert (bar.rect.left - bar.low_end, bar.rect.right + bar.high_end) == (grid.left, grid.right)
        assert bar.low_end > 0 and bar.high_end == 0

    def test_none(self):
        assert plan(Figure((panel(),), colorbar="none")).bars == ()
        assert plan(Figure((panel(color=ColorScale(location="none")),))).bars == ()
        assert plan(Figure((panel(),)), PAPER.replace(colorbar="none")).bars == ()

    def test_one_that_says_nothing_is_left_out(self):
        nothing = Panel(Axis(None, ("a",)), Axis(None, ("b",)), Grid([[np.nan]], ["u"]))
        assert plan(Figure((nothing,))).bars == ()
        described = Panel(nothing.x, nothing.y, nothing.grid, color=ColorScale(label="Accuracy"))
        assert plan(Figure((described,))).bars[0].ticks == ()

    def test_shared_spans_all_panels(self):
        planned = plan(Figure((panel(5, 5),) * 4, colorbar="shared", columns=2))
        (bar,) = planned.bars
        assert bar.panels == (0, 1, 2, 3)
        assert (bar.rect.top, bar.rect.bottom) == (planned.panels[0].grid.top, planned.panels[3].grid.bottom)
        assert bar.rect.left > planned.panels[1].grid.right

    def test_shared_limits(self):
        low = Panel(Axis(None, ("a",)), Axis(None, ("b",)), Grid([[-100.0]]))
        planned = plan(Figure((panel(), low), colorbar="shared"))
        assert planned.panels[0].colors.vmin == -100

    def test_beside_a_flat_grid_it_goes_below(self):
        assert plan(Figure((panel(1, 8),))).bars[0].location == "bottom"
        assert plan(Figure((panel(1, 8, color=ColorScale(location="right")),))).bars[0].location == "right"


class TestNumbers:
    GRID = Grid(np.linspace(10, 99, 40).reshape(2, 20).round(2))

    def figure(self, show=True, spec=None) -> Figure:
        return Figure((Panel(Axis(None, tuple(map(str, range(20)))), Axis(None, ("a", "b")), self.GRID,
                             annotation=Annotation(show, spec)),))

    def test_smaller_then_shorter_then_none(self):
        found = []
        for width in (200, 150, 110, 50):
            planned = plan(self.figure(), PAPER.replace(width=width))
            numbers = planned.panels[0].numbers
            found.append((numbers and (numbers.format, numbers.size < 7), codes(planned)))
        assert found[0] == ((".2f", False), [])
        assert found[1] == ((".2f", True), [])
        assert found[2] == ((".1f", True), ["D101"])
        assert found[3][0] is None and "D102" in found[3][1]

    def test_style_may_forbid_shortening(self):
        planned = plan(self.figure(), PAPER.replace(width=110, min_decimals=None))
        assert planned.panels[0].numbers is None
        assert codes(planned) == ["D102"]

    def test_message(self):
        (finding,) = plan(self.figure(), PAPER.replace(width=110)).findings
        assert finding.message == "The numbers are shortened from '.2f' to '.1f'."
        assert finding.subject == ("panels[0].annotation",)

    @pytest.mark.parametrize(("numbers", "show", "drawn"), [
        ("figure", True, True), ("figure", False, False), ("figure", None, True), ("always", False, True),
        ("never", True, False),
    ])
    def test_who_decides(self, numbers, show, drawn):
        planned = plan(self.figure(show), PAPER.replace(numbers=numbers))
        assert (planned.panels[0].numbers is not None) is drawn

    def test_many_cells_have_none_unless_asked_for(self):
        many = Panel(Axis(None, tuple(map(str, range(31)))), Axis(None, tuple(map(str, range(31)))),
                     Grid(np.ones((31, 31))))
        assert plan(Figure((many,))).panels[0].numbers is None

    def test_blank_and_unstated_have_none(self):
        planned = plan(spec("states"))
        states = planned.panels[0].panel.grid.states
        texts = planned.panels[0].numbers.texts
        assert set(texts[np.isin(states, ["b", "u"])]) == {""}
        assert all(text.startswith("~") for text in texts[states == "a"])
        assert not any("nan" in item.text for item in planned.items())


class TestFindings:
    def test_labels_thinned(self):
        planned = plan(spec("large"))
        assert [finding.message for finding in planned.findings] == [
            "Only every 10th label of the x axis is drawn, because they do not all fit.",
            "Only every 5th label of the y axis is drawn, because they do not all fit."]

    def test_words_left_out(self):
        words = tuple(chr(97 + k // 8) + chr(97 + k % 8) for k in range(60))
        planned = plan(Figure((panel(3, 60, words),)), PAPER.replace(width=60))
        assert "The 60 labels of the x axis do not fit and are not drawn." in \
            [finding.message for finding in planned.findings]

    def test_panels_stand_elsewhere_where_there_is_more_room(self):
        planned = plan(Figure((panel(),) * 6, columns=6), PAPER.replace(width=60))
        assert planned.findings[0].code == "D110"
        assert planned.findings[0].message == "The panels stand in 1 column instead of 6."
        assert {"x label", "y label", "x tick", "y tick"} <= {item.role for item in planned.texts}
        assert collisions(planned) == []

    def test_what_is_left_out_of_a_size_without_room_is_named(self):
        planned = plan(spec("twelve-panels"), PAPER.replace(width=60, height=50))
        assert planned.findings[0].message == (
            "A size of 60 x 50 mm has no room for axis labels, colour bars, titles; they are left out.")
        assert {item.role for item in planned.texts} == {"x tick", "y tick"}
        assert collisions(planned) == []

    def test_no_room_at_all(self):
        with pytest.raises(StyleError) as caught:
            plan(spec("twelve-panels"), PAPER.replace(width=20, height=20))
        assert str(caught.value) == ("paper: a figure of 20 x 20 mm has no room for 12 panels, "
                                     "not even without any text; make it larger")

    def test_a_bar_that_is_moved_is_said(self):
        long = tuple(f"{n} is a label that takes a good deal of room beside a grid" for n in "abcd")
        for location in (None, "right"):
            figure = Figure((panel(4, 4, long, long, color=ColorScale(label="Value", location=location)),))
            planned = plan(figure, PAPER.replace(width=60, dpi=300))
            assert planned.bars[0].location == "bottom"
            assert "The colour bar stands at the bottom, where there is more room." in \
                [finding.message for finding in planned.findings]

    def test_rows_grow_for_labels_of_several_lines(self):
        words = tuple(f"row {k} has a label that needs more than one line" for k in range(6))
        planned = plan(Figure((panel(6, 4, y=words),)), PAPER.replace(width=70))
        ticks = [item for item in planned.texts if item.role == "y tick"]
        assert [item.text.replace("\n", " ") for item in ticks] == list(words)
        assert all("\n" in item.text for item in ticks)

    def test_characters(self):
        figure = Figure((panel(x=("日", "b", "c", "d")),))
        (finding,) = plan(figure).findings
        assert finding.code == "D104"
        assert finding.message.startswith("The font lacks 日 (U+65E5)")
        assert finding.subject == ("panels[0].x.categories[0]",)

    def test_formulas(self):
        figure = Figure((panel(title=r"$\nonsense{$ and $x$"), panel(title="$x^2$")))
        assert codes(plan(figure)) == []
        (finding,) = plan(figure, PAPER.replace(mathtext=True)).findings
        assert (finding.code, finding.subject) == ("D105", ("panels[0].title",))

    def test_missing_font(self):
        (finding,) = plan(Figure((panel(),)), PAPER.replace(fonts=("No Such Font", "STIXGeneral"))).findings
        assert finding.message == "This machine has no font 'No Such Font'; 'STIXGeneral' is used."

    def test_long_titles_are_cut_last_of_all(self):
        figure = Figure((panel(),), "Antidisestablishmentarianism" * 4)
        assert codes(plan(figure)) == []
        assert codes(plan(figure, PAPER.replace(width=60))) == ["D109"]


class TestKey:
    def kinds(self, name, style=PAPER):
        return [entry.kind for entry in plan(spec(name), style).key]

    def test_explains_what_is_there(self):
        assert self.kinds("states") == ["unstated", "range", "approximate"]
        assert self.kinds("nothing-stated") == ["unstated"]
        assert self.kinds("one-cell") == []

    def test_cells_without_numbers_are_marked_otherwise(self):
        assert self.kinds("states", PAPER.replace(numbers="never")) == ["unstated", "range", "corner"]

    def test_can_be_left_out(self):
        assert self.kinds("states", PAPER.replace(key=False)) == []

    def test_signs(self):
        style = PAPER.replace(negative_texture="lines")
        assert self.kinds("long-labels", style) == ["negative"]
        texts = [item.text for item in plan(spec("long-labels"), style).texts if item.role == "key"]
        assert texts == ["below 0"]
