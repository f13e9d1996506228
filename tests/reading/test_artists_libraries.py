"""Heatmaps as seaborn, pandas and scikit-learn make them, read back and coloured again."""

from __future__ import annotations

import warnings

import matplotlib
import numpy as np
import pandas as pd
import pytest
from matplotlib import colors as mcolors
from matplotlib.figure import Figure as Canvas

from replot import Style, examine_axes, read_axes
from replot.drawing.colors import Colors

sns = pytest.importorskip("seaborn")


@pytest.fixture(autouse=True)
def quiet():
    # seaborn 0.13 uses what newer releases of matplotlib and pandas take away
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def heatmap(data, **options):
    return sns.heatmap(data, ax=options.pop("ax", None) or Canvas().subplots(), **options)


def only(source):
    figure = read_axes(source)
    assert len(figure.panels) == 1
    return figure.panels[0]


def random_heatmap(seed):
    """Data, options and the colour limits of one heatmap."""
    rng = np.random.default_rng(seed)
    shape = tuple(rng.integers(1, 12, 2))
    values = np.round(rng.normal(rng.choice([0, 50]), rng.choice([1, 20]), shape), rng.integers(0, 5))
    options = {"cmap": rng.choice(["viridis", "Blues", "rocket", "RdBu_r", "vlag", "coolwarm", "tab10"])}
    index = {0: [f"row {k}" for k in range(shape[0])], 1: list(range(shape[0])),
             2: np.round(np.linspace(0, 1, shape[0]), 3)}[int(rng.integers(3))]
    df = pd.DataFrame(values, pd.Index(index, name=rng.choice(["", "Model"])),
                      [f"c{k}" for k in range(shape[1])])
    kind = rng.integers(6)
    if kind == 1:
        options["center"] = float(rng.choice([0, 0.5, 1, 37]))
        options["cmap"] = rng.choice(["icefire", "vlag", "RdBu_r", "coolwarm"])
    elif kind == 2:
        df = df.abs() + 0.01
        options["norm"] = mcolors.LogNorm()
    elif kind == 3:
        options |= {"vmin": -10.0, "vmax": 60.5}
    elif kind == 4:
        options["norm"] = mcolors.TwoSlopeNorm(1.5, -200, 300)
    elif kind == 5:
        options["robust"] = True
    if rng.random() < 0.5:
        options["mask"] = rng.random(shape) < 0.3
        options["mask"][0, 0] = False
    if rng.random() < 0.6:
        options |= {"annot": True, "fmt": str(rng.choice([".2g", ".1f", ".3f", "g", "+.2f", ".2e"]))}
    if rng.random() < 0.7:
        options["cbar_kws"] = {"label": "Score", "location": str(rng.choice(["right", "top", "left",
                                                                             "bottom"]))}
    else:
        options["cbar"] = False
    return df, options


@pytest.mark.parametrize("seed", range(50))
def test_fifty_heatmaps_hold_the_same_numbers_labels_and_colours(seed):
    df, options = random_heatmap(seed)
    ax = heatmap(df, **options)
    mesh = ax.collections[0]
    panel = only(ax)
    mask = options.get("mask", np.zeros(df.shape, bool))
    assert np.array_equal(panel.grid.values, np.where(mask, np.nan, df.to_numpy()), equal_nan=True)
    assert panel.grid.states.tolist() == np.where(mask, "b", "s").tolist()
    assert panel.y.categories == tuple(map(str, df.index))
    assert panel.x.categories == tuple(df.columns)
    assert (panel.x.label, panel.y.label) == (None, df.index.name or None)
    color = panel.color
    if color.norm != "classes":
        assert (color.vmin, color.vmax) == (mesh.norm.vmin, mesh.norm.vmax)
    if "center" in options and np.unique(df.to_numpy()[~mask]).size > 1:
        assert color.cmap == options["cmap"]
        if color.vmin < options["center"] < color.vmax:  # one that lies far off shows in no colour
            assert color.center == options["center"]
    bar = options.get("cbar_kws", {})
    assert color.label == bar.get("label")
    assert (color.location or "right") == bar.get("location", "right")
    if "annot" in options:
        spec = panel.annotation.format
        shown = df.to_numpy()[~mask]
        assert [format(v, spec) for v in shown] == [format(v, options["fmt"]) for v in shown]
    else:
        assert panel.annotation.show is False
    # and every cell gets the colour that it has
    again = Colors.of([color], [panel.grid.values], Style.load("paper")).rgba8(panel.grid.values)
    seen = np.floor(mesh.to_rgba(mesh.get_array()) * 255 + 0.5).reshape(*df.shape, 4)
    assert np.array_equal(again[~mask], seen[~mask].astype(np.uint8))


class TestSeaborn:
    def test_labels_thinned_by_seaborn(self):
        df = pd.DataFrame(np.zeros((40, 2)), index=range(40))
        assert only(heatmap(df, yticklabels=5)).y.categories == tuple(map(str, range(40)))
        df.index = [f"r{k}" for k in range(40)]
        reading = examine_axes(heatmap(df, yticklabels=5))
        assert reading.figure.panels[0].y.categories[:6] == ("r0", "", "", "", "", "r5")
        assert [finding.code for finding in reading.findings] == ["T204"]

    def test_another_table_of_numbers(self):
        reading = examine_axes(heatmap(np.eye(2), annot=np.array([["a", "b"], ["c", "d"]]), fmt=""))
        assert [finding.code for finding in reading.findings] == ["T205"]

    def test_a_list_of_colours_is_classes(self):
        color = only(heatmap(np.eye(3), cmap=["#ffffff", "#888888", "#000000"])).color
        assert (color.norm, color.cmap) == ("classes", ("#ffffff", "#888888", "#000000"))
        assert np.allclose(color.boundaries, [0, 1 / 3, 2 / 3, 1])

    def test_one_bar_for_all(self):
        canvas = Canvas()
        *pair, cax = canvas.subplots(1, 3)
        for k, ax in enumerate(pair):
            heatmap(np.eye(3) * (k + 1), ax=ax, vmin=0, vmax=2, cbar=k == 0, cbar_ax=cax, yticklabels=k == 0,
                    cbar_kws={"label": "Score"})
        figure = read_axes(canvas)
        assert (figure.colorbar, [panel.color.label for panel in figure.panels]) == ("shared", ["Score"] * 2)
        assert figure.panels[1].y.categories == ("0", "1", "2")

    def test_clustermap(self):
        df = pd.DataFrame([[1.0, 9, 1.2], [8, 1, 9], [1.1, 8, 1]], list("pqr"), list("abc"))
        reading = examine_axes(sns.clustermap(df))
        panel = reading.figure.panels[0]
        back = pd.DataFrame(panel.grid.values, panel.y.categories, panel.x.categories)
        assert np.array_equal(back.loc[df.index, df.columns], df)


class TestScikitLearn:
    def test_confusion_matrix(self):
        metrics = pytest.importorskip("sklearn.metrics")
        counts = np.array([[120, 3], [14, 7]])
        display = metrics.ConfusionMatrixDisplay(counts, display_labels=["cat", "dog"])
        display.plot(ax=Canvas().subplots(), values_format=None)
        panel = only(display)
        assert panel.grid.values.tolist() == counts.tolist()
        assert (panel.y.label, panel.y.categories) == ("True label", ("cat", "dog"))
        assert (panel.x.label, panel.x.categories) == ("Predicted label", ("cat", "dog"))
        assert (panel.annotation.show, panel.annotation.format) == (True, ".0f")

    def test_the_artists_it_makes(self):
        # what ConfusionMatrixDisplay.plot draws, for where scikit-learn is not installed
        values = np.array([[0.975609, 0.024390], [0.666667, 0.333333]])
        canvas = Canvas()
        ax = canvas.subplots()
        image = ax.imshow(values, interpolation="nearest", cmap="viridis")
        for i, j in np.ndindex(2, 2):
            ax.text(j, i, format(values[i, j], ".2g"), ha="center", va="center")
        canvas.colorbar(image, ax=ax)
        ax.set(xticks=np.arange(2), yticks=np.arange(2), xticklabels=["cat", "dog"],
               yticklabels=["cat", "dog"], ylabel="True label", xlabel="Predicted label")
        ax.set_ylim((1.5, -0.5))
        panel = only(ax)
        assert (panel.annotation.format, panel.y.categories) == (".2g", ("cat", "dog"))
        assert panel.grid.values.tolist() == values.tolist()


def test_pandas_through_matplotlib():
    df = pd.DataFrame([[1.0, 2.0], [3.0, 4.0]], ["r", "s"], ["a", "b"])
    ax = Canvas().subplots()
    ax.matshow(df)
    ax.set_xticks(range(2), df.columns)
    ax.set_yticks(range(2), df.index)
    assert only(ax).to_frame().equals(df)


def test_maps_known_to_seaborn_alone_are_named():
    assert {"rocket", "icefire", "flare"} <= set(matplotlib.colormaps)
    assert only(heatmap(np.eye(3), cmap=sns.color_palette("flare", as_cmap=True))).color.cmap == "flare"
