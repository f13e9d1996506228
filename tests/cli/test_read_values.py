"""``replot read-values``: the numbers of a picture that carries none."""

from __future__ import annotations

import json
import warnings
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

VALUES = np.array([[77.3, 69.7, 50.0], [10.0, 98.3, np.nan]])
SPEC = {"replot": 1, "panels": [{
    "x": {"categories": ["5", "6", "7"]}, "y": {"categories": ["A", "B"]}, "values": [[0, 0, 0], [0, 0, 0]],
    "color": {"cmap": "viridis", "vmin": 0, "vmax": 100}}]}


@pytest.fixture(scope="module")
def picture(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A heatmap of seaborn with numbers over the cells, which carries nothing."""
    import seaborn as sns
    from matplotlib.figure import Figure

    ax = Figure((5, 4)).subplots()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # seaborn 0.13 uses what newer releases of matplotlib take away
        sns.heatmap(VALUES, annot=True, cmap="viridis", vmin=0, vmax=100, ax=ax)
    path = tmp_path_factory.mktemp("picture") / "plain.png"
    ax.figure.savefig(path)
    return path


@pytest.fixture
def like(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("like.json").write_text(json.dumps(SPEC))
    return "like.json"


@pytest.mark.parametrize("more", [(), ("--from-bar",)])
def test_values_come_as_a_spec(picture, like, replot, more):
    ran = replot("read-values", picture, "--like", like, *more)
    assert (ran.code, ran.err) == (0, "")
    [panel] = json.loads(ran.out)["panels"]
    assert panel["states"] == ["aaa", "aab"]
    assert panel["values"][1][2] is None
    read = np.array(panel["values"], float)
    assert np.nanmax(np.abs(read - VALUES)) < 0.2


def test_a_table_has_the_bound_of_each_value(picture, like, replot):
    ran = replot("read-values", picture, "--like", like, "--to", "csv")
    lines = ran.out.splitlines()
    assert lines[0] == "panel,title,y,x,value,state,suffix,bold,bound"
    assert lines[2] == "0,,A,6,69.7266,a,,False,0.195312"
    assert lines[6] == "0,,B,7,,b,,False,"


def test_yaml_is_a_spec_too(picture, like, replot):
    out = replot("read-values", picture, "--like", like, "--to", "yaml").out
    Path("read.yaml").write_text(out)
    ran = replot("diff", "read.yaml", "read.yaml")
    assert ran.code == 0


def test_limits_that_are_not_stated_are_said(picture, like, replot):
    frame = pd.DataFrame(VALUES, ["A", "B"], ["5", "6", "7"])
    frame.to_csv("like.csv", index_label="type")
    ran = replot("read-values", picture, "--like", "like.csv", "--to", "csv")
    note = "note: the limits 10 to 98.3 are not both stated but taken from the numbers given\n"
    assert ran.code == 0
    assert note in ran.err
    assert replot("read-values", picture, "--like", "like.csv", "--to", "csv", "-q").err == ""


@pytest.mark.parametrize(("arguments", "message"), [
    (("nothere.png", "--like", "like.json"), "nothere.png: No such file or directory"),
    (("like.json", "--like", "like.json"), "like.json: not a picture that replot can decode"),
    (("cut.png", "--like", "like.json"), "cut.png: a broken picture: "),
    (("plain.png", "--like", "nothere.json"), "nothere.json: no such file or folder"),
    (("plain.png",), "Missing option '--like'; see 'replot read-values --help'"),
    (("plain.png", "--like", "blank.csv"),
     "plain.png: the limits of the colours are not known; give vmin and vmax in the spec"),
])
def test_what_cannot_be_read_is_one_line(picture, like, replot, arguments, message):
    Path("plain.png").write_bytes(picture.read_bytes())
    Path("cut.png").write_bytes(picture.read_bytes()[:2000])
    Path("blank.csv").write_text("type,5,6,7\nA,-,-,-\nB,-,-,-\n")
    ran = replot("read-values", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"replot: error: {message}")
    assert ran.err.count("\n") == 1


def test_a_text_with_nothing_in_it_is_a_finding(picture, prose, replot):
    ran = replot("read-values", picture, "--like", prose)
    assert (ran.code, ran.out) == (1, "")
    assert "error R404 not-a-heatmap" in ran.err
