"""Figure -> Figure: what goes where, and what is refused."""

from __future__ import annotations

import sys
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import replot
from replot import Axis, ColorScale, Figure, Grid, Panel, ReplotError
from replot.transform import combine, margins, rename, reorder, select, split, subtract, transpose
from replot.transform.cells import FIELDS

few = settings(max_examples=40, deadline=None)
NUMBERS = st.integers(-10_000, 10_000).map(lambda n: n / 100)
WORDS = st.text("abcXYZ019 é", min_size=1, max_size=5)


@st.composite
def cells(draw):
    """One cell of every kind: value, state, low, high, error, suffix, bold."""
    state = draw(st.sampled_from("sssarbu"))
    if state in "bu":
        return np.nan, state, np.nan, np.nan, np.nan, "", False
    value = draw(NUMBERS)
    low, high = (value - 1, value + 1) if state == "r" else (np.nan, np.nan)
    error = draw(st.sampled_from([np.nan, 0.1, 0.25])) if state == "s" else np.nan
    return value, state, low, high, error, draw(st.sampled_from(["", "", "*", "%"])), draw(st.booleans())


@st.composite
def axes(draw, count, sides):
    labels = draw(st.lists(WORDS, min_size=count, max_size=count, unique=True))
    return Axis(draw(st.none() | WORDS), tuple(labels), draw(st.sampled_from([None, *sides])))


@st.composite
def panels(draw, color=None):
    rows, columns = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    made = [draw(cells()) for _ in range(rows * columns)]
    grid = Grid(**{name: np.array([cell[k] for cell in made]).reshape(rows, columns)
                   for k, name in enumerate(("values", "states", "low", "high", "error", "suffix", "bold"))})
    if color is None:
        color = ColorScale(draw(st.none() | st.sampled_from(["Blues", "RdBu"])),
                           vmin=draw(st.none() | st.just(-200.0)))
    return Panel(draw(axes(columns, ("bottom", "top"))), draw(axes(rows, ("left", "right"))), grid,
                 draw(st.none() | WORDS), color)


@st.composite
def figures(draw):
    colorbar = draw(st.sampled_from(["each", "shared", "none"]))
    color = ColorScale("Greens", -500, 500) if colorbar == "shared" else None
    return Figure(tuple(draw(st.lists(panels(color), min_size=1, max_size=3))), draw(st.none() | WORDS),
                  colorbar, draw(st.none() | st.integers(1, 3)))


def by_label(panel):
    """Every cell with all that belongs to it, under its two labels."""
    arrays = [getattr(panel.grid, name) for name in FIELDS]
    return {(y, x): tuple(None if array is None else str(array[i, j]) for array in arrays)
            for i, y in enumerate(panel.y.categories) for j, x in enumerate(panel.x.categories)}


def figure(values, x=None, y=None, **more):
    values = np.array(values, dtype=float)
    rows, columns = values.shape
    grid = Grid(values, **{name: more.pop(name) for name in FIELDS if name in more})
    x, y = Axis("X", tuple(x or "abcdefgh"[:columns])), Axis("Y", tuple(y or "ABCDEFGH"[:rows]))
    return Figure((Panel(x, y, grid, color=ColorScale(label=more.pop("label", None))),), **more)


class TestTranspose:
    @pytest.mark.slow
    @few
    @given(figures())
    def test_twice_is_the_same(self, fig):
        assert transpose(transpose(fig)) == fig

    @pytest.mark.slow
    @few
    @given(figures())
    def test_cells_go_with_both_labels(self, fig):
        for old, new in zip(fig.panels, transpose(fig).panels, strict=True):
            assert by_label(new) == {(x, y): cell for (y, x), cell in by_label(old).items()}

    def test_the_top_becomes_the_right(self):
        fig = figure([[1, 2]])
        panel = fig.panels[0]
        panel = replace(panel, x=replace(panel.x, side="top"), y=replace(panel.y, side="left"))
        fig = fig.replace(panels=(panel,))
        turned = transpose(fig).panels[0]
        assert (turned.x.side, turned.y.side) == ("bottom", "right")
        assert (turned.x.label, turned.y.label) == ("Y", "X")


class TestSelect:
    @pytest.mark.slow
    @few
    @given(figures())
    def test_all_is_the_same(self, fig):
        assert select(fig) == fig
        assert select(fig, panels=range(len(fig.panels))) == fig
        for k, panel in enumerate(fig.panels):
            one = select(fig, panels=[k])
            assert select(one, rows=panel.y.categories, columns=panel.x.categories) == one

    @few
    @given(figures(), st.data())
    def test_what_is_kept_is_as_it_was(self, fig, data):
        one = select(fig, panels=[0])
        rows = data.draw(st.lists(st.sampled_from(one.panels[0].y.categories), min_size=1, unique=True))
        kept = select(one, rows=rows).panels[0]
        assert kept.y.categories == tuple(rows)
        before = by_label(one.panels[0])
        names = [n for n in FIELDS if getattr(kept.grid, n) is not None]
        for key, cell in by_label(kept).items():
            assert [cell[FIELDS.index(n)] for n in names] == [before[key][FIELDS.index(n)] for n in names]

    def test_takes_numbers_for_labels_and_titles_for_panels(self):
        fig = combine(figure([[1, 2, 3]], x=["5", "10", "15"], title="one"),
                      figure([[4, 5, 6]], x=["5", "10", "15"], title="two"))
        kept = select(fig, columns=[15, 5], panels=["two"])
        assert kept.panels[0].x.categories == ("15", "5")
        assert kept.panels[0].grid.values.tolist() == [[6, 4]]

    @pytest.mark.parametrize(("asked", "message"), [
        ({"rows": ["Alhpa"]}, "the y axis of panel 0 has no label 'Alhpa'; did you mean 'Alpha'?"),
        ({"columns": ["q"]}, "the x axis of panel 0 has no label 'q'; there are 'a', 'b'"),
        ({"rows": ["Beta", "Beta"]}, "'Beta' is asked for twice in the y axis of panel 0"),
        ({"rows": []}, "nothing is selected"),
        ({"panels": [3]}, "there is no panel 3: the figure has 1, counted from 0"),
        ({"panels": [0, 0]}, "a panel is asked for twice")])
    def test_refuses(self, asked, message):
        with pytest.raises(ReplotError) as caught:
            select(figure([[1, 2], [3, 4]], y=["Alpha", "Beta"]), **asked)
        assert str(caught.value) == message


class TestRename:
    def test_changes_words_only(self):
        fig = figure([[1, 2], [3, 4]], title="T", label="Score")
        new = rename(fig, rows={"A": "Alpha"}, columns=str.upper, title="", x_label="Length",
                     colorbar_label="Points")
        panel = new.panels[0]
        assert (panel.y.categories, panel.x.categories) == (("Alpha", "B"), ("A", "B"))
        assert (new.title, panel.x.label, panel.y.label, panel.color.label) == (None, "Length", "Y", "Points")
        assert panel.grid == fig.panels[0].grid

    @pytest.mark.slow
    @few
    @given(figures())
    def test_there_and_back(self, fig):
        away = rename(fig, rows=lambda c: c + "!", columns=lambda c: "?" + c)
        assert rename(away, rows=lambda c: c[:-1], columns=lambda c: c[1:]) == fig

    def test_a_word_that_is_not_there(self):
        with pytest.raises(ReplotError, match="the x axis has no label 'z'"):
            rename(figure([[1, 2]]), columns={"z": "y"})


class TestReorder:
    @pytest.mark.slow
    @few
    @given(figures(), st.sampled_from(["name", "mean", "reverse", "cluster"]),
           st.sampled_from(["rows", "columns"]), st.booleans())
    def test_cells_stay_with_their_labels(self, fig, by, axis, ascending):
        for old, new in zip(fig.panels, reorder(fig, axis, by, ascending=ascending).panels, strict=True):
            assert by_label(new) == by_label(old)

    def test_numbers_in_names_are_numbers(self):
        for labels in (("-2.5", "9", "10"), ("base", "V9", "v10")):
            new = reorder(figure([[1, 2, 3]], x=labels[::-1]), "columns", "name")
            assert new.panels[0].x.categories == labels

    @pytest.mark.parametrize(("how", "order"), [
        ({"by": "mean"}, "BCAD"), ({"by": "mean", "ascending": False}, "ACBD"),
        ({"by": "value", "of": "b"}, "CABD"), ({"by": "value", "of": "b", "ascending": False}, "ACBD"),
        ({"by": "reverse"}, "DCBA"), ({"by": list("DACB")}, "DACB")])
    def test_rows(self, how, order):
        nan = np.nan
        fig = figure([[9, 5], [1, nan], [3, 2], [nan, nan]])
        assert "".join(reorder(fig, "rows", **how).panels[0].y.categories) == order

    def test_missing_last_and_ties_as_before(self):
        fig = figure([[2, np.nan, 1, 2]])
        for ascending, order in ((True, "cadb"), (False, "adcb")):
            new = reorder(fig, "columns", "value", of="A", ascending=ascending)
            assert "".join(new.panels[0].x.categories) == order

    def test_all_panels_like_one(self):
        fig = combine(figure([[1], [2]], title="one"), figure([[5], [4]], title="two"))
        assert [p.y.categories for p in reorder(fig, "rows", "mean").panels] == [("A", "B"), ("B", "A")]
        assert [p.y.categories for p in reorder(fig, "rows", "mean", like="two").panels] == [("B", "A")] * 2

    def test_clusters_stand_together_and_missing_cells_do_not_matter(self):
        fig = figure([[1, 1, 1], [9, 9, 9], [1, np.nan, 1.5], [9, 8, np.nan]])
        order = "".join(reorder(fig, "rows", "cluster").panels[0].y.categories)
        assert {order[:2], order[2:]} in ({"AC", "BD"}, {"CA", "BD"}, {"AC", "DB"}, {"CA", "DB"})

    def test_without_scipy(self, monkeypatch):
        monkeypatch.setitem(sys.modules, "scipy.cluster.hierarchy", None)
        with pytest.raises(ReplotError, match=r"clustering needs scipy: pip install 'replot\[cluster\]'"):
            reorder(figure([[1], [2], [3]]), "rows", "cluster")

    @pytest.mark.parametrize(("how", "message"), [
        ({"by": "size"}, "'size' is no order; there are name, value, mean, cluster, reverse, or all labels"),
        ({"by": "value"}, "by='value' needs of=, the column to order by"),
        ({"by": "value", "of": "z"}, "the x axis of panel 0 has no label 'z'"),
        ({"by": ["A"]}, "the order leaves out 'B' of the y axis of panel 0"),
        ({"by": ["A", "B", "A"]}, "the order has 'A' more often than the y axis of panel 0")])
    def test_refuses(self, how, message):
        with pytest.raises(ReplotError) as caught:
            reorder(figure([[1, 2], [3, 4]]), "rows", **how)
        assert str(caught.value).startswith(message)


class TestCombineAndSplit:
    @pytest.mark.slow
    @few
    @given(figures())
    def test_inverse(self, fig):
        assert combine(*split(fig), columns=fig.columns) == fig

    def test_titles_that_differ_go_to_the_panels(self):
        both = combine(figure([[1]], title="one"), figure([[2]]), title="Both")
        assert both.title == "Both"
        assert [panel.title for panel in both.panels] == ["one", None]

    def test_one_colour_means_one_number_after_a_split(self):
        low, high = split(combine(figure([[1, 2]], colorbar="shared", title="T"),
                                  figure([[8, 9]], colorbar="shared", title="T")).replace(colorbar="shared"))
        assert (low.panels[0].color.vmin, low.panels[0].color.vmax) == (1, 2)
        assert (high.panels[0].color.vmin, high.panels[0].color.vmax) == (8, 9)
        whole = Figure((*low.panels, *high.panels), colorbar="shared")
        whole = whole.replace(panels=tuple(replace(p, color=ColorScale()) for p in whole.panels))
        assert [(f.panels[0].color.vmin, f.panels[0].color.vmax) for f in split(whole)] == [(1, 9), (1, 9)]

    def test_a_panel_without_bar_stays_without(self):
        both = combine(figure([[1]], colorbar="none"), figure([[2]]))
        assert both.colorbar == "each"
        assert [panel.color.location for panel in both.panels] == ["none", None]

    def test_nothing(self):
        with pytest.raises(ReplotError, match="at least one"):
            combine()


class TestSubtract:
    def test_by_label_without_noise(self):
        fig = figure([[56.3, 1.0], [0.1, np.nan]], label="Acc", title="T")
        other = figure([[0.3, 2.0], [2.0, 55.3]], x="ba", y="BA", title="T")
        out = subtract(fig, other)
        assert out.panels[0].grid.values[0].tolist() == [1.0, -1.0]  # 56.3 - 55.3 and 1.0 - 2.0
        assert out.panels[0].grid.values[1, 0] == -1.9
        assert out.panels[0].grid.states.tolist() == [["s", "s"], ["s", "b"]]
        color = out.panels[0].color
        assert (color.cmap, color.center, color.norm) == ("RdBu_r", 0, "linear")
        assert color.label == "Difference in Acc"
        assert out.title == "T"

    @pytest.mark.slow
    @few
    @given(figures())
    def test_from_itself_is_zero_where_there_are_numbers(self, fig):
        for old, new in zip(fig.panels, subtract(fig, fig).panels, strict=True):
            known = np.isin(old.grid.states, ("s", "a", "r"))
            assert (new.grid.values[known] == 0).all()
            assert not np.signbit(new.grid.values[known]).any()
            assert (new.grid.states == old.grid.states).all()

    def test_ranges_errors_and_states(self):
        first = Grid([[50, 10, 5, np.nan]], ["rsau"], low=[[40, np.nan, np.nan, np.nan]],
                     high=[[60, np.nan, np.nan, np.nan]], error=[[np.nan, 3, np.nan, np.nan]],
                     suffix=[["", "*", "", ""]])
        second = Grid([[8, 4, 1, np.nan]], ["sssb"], error=[[1, 4, np.nan, np.nan]])
        x, y = Axis(None, tuple("abcd")), Axis(None, ("A",))
        out = subtract(Figure((Panel(x, y, first),)), Figure((Panel(x, y, second),))).panels[0].grid
        assert "".join(out.states[0]) == "rsab"
        assert (out.low[0, 0], out.values[0, 0], out.high[0, 0]) == (32, 42, 52)
        assert out.error[0, 1] == 5
        assert np.isnan(out.error[0, 0])
        assert out.suffix is None

    def test_labels_that_do_not_match(self):
        fig, other = figure([[1, 2, 3]]), figure([[1, 2, 3]], x="bcd")
        with pytest.raises(ReplotError) as caught:
            subtract(fig, other)
        assert str(caught.value) == ("the x axis of panel 0: 'a' only in the first figure; 'd' only in the "
                                     "second figure; join='inner' leaves them out")
        out = subtract(fig, other, join="inner").panels[0]
        assert (out.x.categories, out.grid.values.tolist()) == (("b", "c"), [[1, 1]])
        with pytest.raises(ReplotError, match="no label in common"):
            subtract(fig, figure([[1]], x="z"), join="inner")
        with pytest.raises(ReplotError, match="'a' stands twice"):
            subtract(figure([[1, 2]], x="aa"), fig)

    def test_panels_by_title(self):
        one = combine(figure([[1]], title="p"), figure([[2]], title="q"))
        two = combine(figure([[10]], title="q"), figure([[20]], title="p"))
        assert [p.grid.values[0, 0] for p in subtract(one, two).panels] == [-19, -8]
        with pytest.raises(ReplotError, match="'q' only in the first figure"):
            subtract(one, combine(figure([[1]], title="p"), figure([[1]], title="r")))

    def test_format_gets_a_sign(self):
        fig = figure([[1]])
        fig = fig.replace(panels=(replace(fig.panels[0], annotation=replot.Annotation(True, ".1f")),))
        assert subtract(fig, fig).panels[0].annotation == replot.Annotation(True, "+.1f")


class TestMargins:
    def test_means_are_marked_and_last(self):
        out = margins(figure([[1, 2], [3, np.nan]])).panels[0]
        assert out.x.categories == ("a", "b", "mean") and out.x.derived == ("mean",)
        assert out.y.categories == ("A", "B", "mean") and out.y.derived == ("mean",)
        assert out.grid.values[:, 2].tolist() == [1.5, 3, 2]
        assert out.grid.values[2].tolist() == [2, 2, 2]
        assert out.grid.states.tolist() == [list("sss"), list("sbs"), list("sss")]

    def test_rounded_to_one_decimal_more(self):
        assert margins(figure([[1, 1, 2]]), columns=False).panels[0].grid.values[0, 3] == 1.3
        assert margins(figure([[0.25, 0.5, 0.5]]), columns=False).panels[0].grid.values[0, 3] == 0.417

    def test_a_mean_is_as_good_as_its_cells(self):
        nan = np.nan
        grid = Grid([[1, 3], [1, 50], [1, nan], [nan, nan], [nan, nan]], ["as", "sr", "su", "bu", "bb"],
                    low=[[nan, nan], [nan, 40], *[[nan, nan]] * 3],
                    high=[[nan, nan], [nan, 60], *[[nan, nan]] * 3])
        fig = Figure((Panel(Axis(None, ("a", "b")), Axis(None, tuple("ABCDE")), grid),))
        out = margins(fig, columns=False).panels[0].grid
        assert "".join(out.states[:, 2]) == "araub"
        assert (out.low[1, 2], out.values[1, 2], out.high[1, 2]) == (20.5, 25.5, 30.5)

    @pytest.mark.slow
    @few
    @given(figures())
    def test_both_at_once_or_one_after_the_other(self, fig):
        assert margins(fig) == margins(margins(fig, columns=False), rows=False)
        assert margins(fig) == margins(margins(fig, rows=False), columns=False)
        for old, new in zip(fig.panels, margins(fig).panels, strict=True):
            assert select(Figure((new,)), rows=old.y.categories, columns=old.x.categories).panels[0] == old

    def test_means_stay_behind_when_rows_are_put_in_order(self):
        fig = margins(figure([[3, 4], [1, 2]]))
        for by in ("mean", "name", "reverse", ["B", "A"]):
            assert reorder(fig, "rows", by).panels[0].y.categories[-1] == "mean"

    def test_is_carried_by_the_spec(self):
        fig = margins(figure([[1, 2]]))
        assert fig.to_dict()["panels"][0]["x"]["derived"] == ["mean"]
        assert Figure.from_dict(fig.to_dict()) == fig
        with pytest.raises(replot.SpecError, match=r"^panels\[0\]\.x\.derived: 'q' is not one of the cat"):
            Figure((Panel(Axis(None, ("a",), derived=("q",)), Axis(None, ("A",)), Grid([[1]])),))

    def test_refuses_what_would_be_mistaken(self):
        with pytest.raises(ReplotError, match="has a category 'mean'; give the means another label"):
            margins(figure([[1, 2]], x=["a", "mean"]))
        with pytest.raises(ReplotError, match="has 'mean' as derived category already"):
            margins(margins(figure([[1, 2]])))


def test_the_room_is_found_by_its_name():
    assert replot.transform.transpose is transpose
