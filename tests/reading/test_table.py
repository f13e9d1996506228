"""DataFrames in: wide or long, whatever the cells hold; and back out again."""

from __future__ import annotations

from decimal import Decimal

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from replot import Axis, Figure, Grid, Panel, ReadError
from replot.reading.table import from_frame

few = settings(max_examples=50, deadline=None)
WORDS = st.sampled_from(["a", "b", "1", "2", "10", "0.5", "x", "y", "value", "state", "Model A", "é ü", "#1",
                         "-"])


def only(figure):
    assert len(figure.panels) == 1
    return figure.panels[0]


def rows(panel):
    """Values with None where there is none."""
    return [[None if np.isnan(v) else v for v in row] for row in panel.grid.values.tolist()]


@st.composite
def figures(draw):
    panels = []
    for _ in range(draw(st.integers(1, 3))):
        x = draw(st.lists(WORDS, min_size=1, max_size=4, unique=True))
        y = draw(st.lists(WORDS, min_size=1, max_size=4, unique=True))
        shape = len(y), len(x)
        states = np.array(draw(st.lists(st.sampled_from("ssarbu"), min_size=len(x) * len(y),
                                        max_size=len(x) * len(y)))).reshape(shape)
        values = np.round(np.arange(states.size).reshape(shape) * draw(st.floats(-10, 10)), 3)
        has = np.isin(states, ("s", "a", "r"))
        values = np.where(has, values, np.nan)
        ranged = states == "r"
        grid = Grid(values, states, np.where(ranged, values - 1, np.nan),
                    np.where(ranged, values + 1, np.nan),
                    np.where((states == "s") & draw(st.booleans()), 0.5, np.nan),
                    np.where(has & draw(st.booleans()), "**", ""), has & draw(st.booleans()))
        panels.append(Panel(Axis(draw(st.none() | WORDS), tuple(x)), Axis(draw(st.none() | WORDS), tuple(y)),
                            grid, draw(st.none() | WORDS)))
    return Figure(tuple(panels))


class TestRoundTrip:
    @few
    @given(figures())
    def test_panel_to_frame(self, figure):
        for panel in figure.panels:
            back = only(from_frame(panel.to_frame()))
            assert (back.x.label, back.y.label) == (panel.x.label, panel.y.label)
            assert (back.x.categories, back.y.categories) == (panel.x.categories, panel.y.categories)
            assert np.array_equal(back.grid.values, panel.grid.values, equal_nan=True)

    def test_names_of_axes_and_categories_like_those_of_a_long_table(self):
        panel = Panel(Axis(None, ("a", "y", "value", "b")), Axis("x", ("r", "s")),
                      Grid(np.arange(8.0).reshape(2, 4)))
        back = only(from_frame(panel.to_frame()))
        assert (back.x, back.y, back.grid) == (panel.x, panel.y, panel.grid)

    @few
    @given(figures())
    def test_figure_to_frame_keeps_every_state(self, figure):
        back = from_frame(figure.to_frame())
        for old, new in zip(figure.panels, back.panels, strict=True):
            assert new.grid == old.grid
            assert (new.x.categories, new.y.categories) == (old.x.categories, old.y.categories)
            assert new.title == old.title


class TestWide:
    def test_names_become_labels(self):
        df = pd.DataFrame({"5": [1, 2], "6": [3.5, np.nan]}, index=pd.Index(["A", "B"], name="Type"))
        df.columns.name = "Length"
        figure = from_frame(df, title="T", cmap="Blues", vmin=0, vmax=5, center=2, colorbar_label="Acc",
                            annot=True, fmt=".1f")
        panel = only(figure)
        assert (figure.title, panel.x, panel.y) == ("T", Axis("Length", ("5", "6")), Axis("Type", ("A", "B")))
        assert rows(panel) == [[1, 3.5], [2, None]]
        assert panel.grid.states.tolist() == [["s", "s"], ["s", "b"]]
        color = panel.color
        assert (color.cmap, color.vmin, color.vmax, color.center, color.label) == ("Blues", 0, 5, 2, "Acc")
        assert (panel.annotation.show, panel.annotation.format) == (True, ".1f")
        other = only(from_frame(df, x_label="L", y_label="T"))
        assert (other.x.label, other.y.label) == ("L", "T")

    @pytest.mark.parametrize("dtype", ["Float64", "Int64", "float32", "int16", "boolean", "bool", "object",
                                       "string", "category"])
    def test_dtypes(self, dtype):
        cells = [True, False] if "bool" in dtype else [1, 0]
        if dtype in ("string", "category"):
            cells = ["1", "0"]
        df = pd.DataFrame({"a": pd.Series(cells, ["r", "s"], dtype=dtype), "b": [0.5, 1.5]}, index=["r", "s"])
        assert rows(only(from_frame(df))) == [[1, 0.5], [0, 1.5]]

    def test_missing_of_every_kind_is_blank(self):
        df = pd.DataFrame({"a": pd.array([1, None], "Int64"), "b": [None, "2"], "c": [pd.NaT, Decimal("3.5")],
                           "d": ["N/A", "–"], "e": [np.nan, float("nan")], "f": [pd.NA, ""]},
                          index=["r", "s"])
        panel = only(from_frame(df))
        assert rows(panel) == [[1, None, None, None, None, None], [None, 2, 3.5, None, None, None]]
        assert set(panel.grid.states[np.isnan(panel.grid.values)]) == {"b"}

    def test_text_cells(self):
        df = pd.DataFrame({"a": ["0.85 ± 0.02", "12*", "40–60", "~5"],
                           "b": ["1,234", "77 %", "−0.4", "1.2e-3"],
                           "c": ["?", "3**", "< 10", "$5.50"]}, index=list("wxyz"))
        grid = only(from_frame(df)).grid
        assert grid.values[:, 0].tolist() == [0.85, 12, 50, 5]
        assert grid.values[:, 1].tolist() == [1234, 77, -0.4, 0.0012]
        assert "".join(grid.states[:, 0]) == "ssra"
        assert "".join(grid.states[:, 2]) == "usas"
        assert grid.error[0, 0] == 0.02 and (grid.low[2, 0], grid.high[2, 0]) == (40, 60)
        assert grid.suffix[:, 0].tolist() == ["", "*", "", ""] and grid.suffix[1, 2] == "**"

    def test_multi_index_is_joined(self):
        df = pd.DataFrame([[1, 2], [3, 4]], pd.MultiIndex.from_tuples([("g", 1), ("g", 2)], names=["G", "n"]),
                          pd.MultiIndex.from_tuples([("p", "q"), ("p", "r")]))
        panel = only(from_frame(df))
        assert (panel.y, panel.x) == (Axis("G / n", ("g / 1", "g / 2")), Axis(None, ("p / q", "p / r")))

    @pytest.mark.parametrize(("index", "labels"), [
        (pd.Index([5.0, 7.5]), ("5", "7.5")),
        (pd.to_datetime(["2024-01-01", "2024-01-02"]), ("2024-01-01", "2024-01-02")),
        (pd.IntervalIndex.from_breaks([0, 5, 10]), ("(0, 5]", "(5, 10]")),
        (pd.Index([True, False]), ("True", "False")),
        (pd.period_range("2024-01", periods=2, freq="M"), ("2024-01", "2024-02"))])
    def test_labels_as_a_figure_shows_them(self, index, labels):
        panel = only(from_frame(pd.DataFrame({"a": [1, 2]}, index=index), layout="wide"))
        assert panel.y.categories == labels

    def test_a_column_of_words_is_the_labels_where_the_index_only_counts(self):
        panel = only(from_frame(pd.DataFrame({"model": ["A", "B"], "acc": [1, 2], "f1": [3, 4]})))
        assert (panel.y, panel.x.categories) == (Axis("model", ("A", "B")), ("acc", "f1"))
        assert rows(panel) == [[1, 3], [2, 4]]

    def test_a_matrix_is_counted(self):
        panel = only(from_frame(np.array([[1, 2, 3], [4, 5, 6]])))
        assert (panel.x.categories, panel.y.categories) == (("0", "1", "2"), ("0", "1"))
        assert rows(panel) == [[1, 2, 3], [4, 5, 6]]

    def test_anything_that_gives_a_frame(self):
        class Other:
            def to_pandas(self):
                return pd.DataFrame({"a": [1]}, index=["r"])

        assert rows(only(from_frame(Other()))) == [[1]]


class TestLong:
    def test_told_by_its_shape(self):
        df = pd.DataFrame({"model": list("aabb"), "data": list("xyxy"), "score": [1, 2, 3, 4]})
        panel = only(from_frame(df))
        assert (panel.y, panel.x) == (Axis("model", ("a", "b")), Axis("data", ("x", "y")))
        assert panel.color.label == "score"
        assert rows(panel) == [[1, 2], [3, 4]]

    def test_a_groupby(self):
        df = pd.DataFrame({"m": list("aabb"), "d": list("xyxx"), "v": [1.0, 2, 3, 5]})
        panel = only(from_frame(df.groupby(["m", "d"]).mean()))
        assert (panel.y.categories, panel.x.categories) == (("a", "b"), ("x", "y"))
        assert rows(panel) == [[1, 2], [4, None]]
        assert only(from_frame(df.groupby(["m", "d"])["v"].mean())) == panel

    def test_numbers_everywhere(self):
        df = pd.DataFrame({"len": [5, 5, 6, 6], "type": [1, 2, 1, 2], "acc": [1.0, 2, 3, 4]})
        assert only(from_frame(df)).x == Axis("type", ("1", "2"))
        df = pd.DataFrame({"0": [5, 5, 6, 6], "1": [1, 2, 1, 2], "2": [1.0, 2, 3, 4]})  # as wide as long
        assert only(from_frame(df)).x.categories == ("0", "1", "2")

    def test_named_columns_and_panels(self):
        df = pd.DataFrame({"Panel": list("PPQ"), "row": ["r", "s", "r"], "col": list("aab"),
                           "value": [1, 2, 3], "std": [0.1, None, None]})
        figure = from_frame(df)
        assert [p.title for p in figure.panels] == ["P", "Q"]
        assert figure.panels[0].grid.error[0, 0] == 0.1
        assert figure.panels[1].grid.error is None
        assert figure.panels[0].x == Axis(None, ("a",))

    def test_asked_for(self):
        df = pd.DataFrame({"fold": [1, 2], "m": ["a", "b"], "d": ["x", "x"], "acc": [1, 2], "f1": [3, 4]})
        panel = only(from_frame(df, y="m", x="d", value="f1"))
        assert (rows(panel), panel.color.label) == ([[3], [4]], "f1")

    def test_order(self):
        cat = pd.CategoricalDtype(["low", "mid", "high"])
        df = pd.DataFrame({"level": pd.Series(["high", "low", "high"], dtype=cat), "n": [10, 2, 5],
                           "v": [1, 2, 3]})
        panel = only(from_frame(df))
        assert panel.y.categories == ("low", "high")
        assert panel.x.categories == ("2", "5", "10")  # cells are left out, so numbers go in their own order
        df = pd.DataFrame({"m": list("bbaa"), "n": [10, 2, 10, 2], "v": [1, 2, 3, 4]})
        panel = only(from_frame(df))
        assert (panel.y.categories, panel.x.categories) == (("b", "a"), ("10", "2"))


@pytest.mark.parametrize(("data", "options", "message"), [
    ({"a": ["1", "two"]}, {}, "DataFrame: column 'a', row '1': 'two' is no number"),
    ({"m": ["p", "q"], "a": [1, np.inf]}, {},
     "DataFrame: column 'a', row 'q': an infinite number has no colour"),
    ({"m": ["p"], "a": [1j]}, {}, "DataFrame: column 'a' holds complex numbers, which have no colour"),
    ({"m": ["p"], "a": [pd.Timestamp("2024-01-01")]}, {},
     "DataFrame: column 'a', row 'p': '2024-01-01 00:00:00' (Timestamp) is no number"),
    ({"m": ["p"], "a": ["(4.3)"]}, {},
     "DataFrame: column 'a', row 'p': '(4.3)' may be a negative number or an aside; "
     "say accounting=True if it means -4.3"),
    ({"m": ["p", "q"], "a": ["1,5", "2.5"]}, {},
     "DataFrame: the comma of '1,5' and the point of '2.5' cannot both be "
     "the decimal mark; say decimal=',' or decimal='.'"),
    ({}, {}, "DataFrame: the table has no cells"),
    ({"m": ["p", "p"], "d": ["x", "x"], "v": [1, 2]}, {"layout": "long"},
     "DataFrame: the cell m = 'p', d = 'x' stands twice"),
    ({"m": ["p", "p"], "d": ["x", "y"], "k": ["u", "u"], "v": [1, 2]}, {},
     "DataFrame: three columns of labels and one of numbers; say which is the panel with panel=, or "
     "layout='wide'"),
    ({"m": ["p"], "d": ["x"]}, {"layout": "long"},
     "DataFrame: no column of the long table holds numbers; say value="),
    ({"m": ["p"], "d": ["x"], "v": [1]}, {"x": "z"},
     "DataFrame: there is no column 'z'; there are 'm', 'd', 'v'"),
    ({"m": ["p"], "v": [1]}, {"layout": "long"},
     "DataFrame: of the columns 'm' of the long table it is not clear which "
     "is y and which is x; say x=, y=, value= and panel="),
    ({"a": [1]}, {"layout": "tall"}, "layout is one of auto, wide, long, not 'tall'"),
    ({"x": ["a", "b"], "y": ["a", "b"], "value": [1, 2]}, {"max_cells": 3},
     "DataFrame: 2 x 2 cells are more than 3; allow them with max_cells="),
    ({"panel": [0], "title": [None], "y": ["a"], "x": ["b"], "value": [1], "state": ["q"]}, {},
     "DataFrame: column 'state': 'q' is no state of a cell; known are s, a, r, b, u"),
])
def test_refuses(data, options, message):
    with pytest.raises(ReadError) as caught:
        from_frame(pd.DataFrame(data), **options)
    assert str(caught.value) == message


def test_refuses_what_is_no_frame():
    with pytest.raises(ReadError, match="a DataFrame is needed, not str"):
        from_frame("data.csv")


def test_accounting_and_decimal():
    df = pd.DataFrame({"a": ["(4.3)", "1,234"]}, index=["r", "s"])
    assert rows(only(from_frame(df, accounting=True))) == [[-4.3], [1234]]
    assert rows(only(from_frame(df.iloc[1:], decimal=","))) == [[1.234]]
