"""replot parse: the spec on standard output, nothing else."""

from __future__ import annotations

import io
import json

import pytest
import yaml

from replot import parse, read_table


@pytest.mark.parametrize(("arguments", "load"), [([], json.loads), (["--to", "json"], json.loads),
                                                 (["--to", "yaml"], yaml.safe_load)])
def test_the_spec_of_a_description(replot, seed, arguments, load):
    ran = replot("parse", seed, *arguments)
    assert ran.code == 0
    assert load(ran.out) == parse(seed.read_text("utf-8")).to_dict()


def test_the_cells_as_a_table(replot, seed):
    ran = replot("parse", seed, "--to", "csv")
    figure = parse(seed.read_text("utf-8"))
    assert ran.out.partition("\n")[0] == "panel,title,y,x,value,low,high,error,state,suffix,bold"
    again = read_table(io.BytesIO(ran.out.encode()), "csv")
    assert [panel.grid for panel in again.panels] == [panel.grid for panel in figure.panels]
    for axis in ("x", "y"):
        assert ([getattr(panel, axis).categories for panel in again.panels]
                == [getattr(panel, axis).categories for panel in figure.panels])


def test_standard_input(replot, seed):
    assert replot("parse", "-", stdin=seed.read_bytes()).out == replot("parse", seed).out


def test_findings_go_to_standard_error(replot, seed):
    ran = replot("parse", seed)
    assert f"{seed}:" in ran.err
    assert " warning R101 value-outside-limits: " in ran.err
    assert replot("parse", seed, "-q").err == ""
    assert "^^^^" in replot("parse", seed, "-v").err


def test_nothing_to_draw(replot, prose):
    ran = replot("parse", prose)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"{prose}: error R404 not-a-heatmap: ")
    assert ran.err.count("\n") == 1
    assert replot("parse", prose, "-q") == ran


def test_a_folder_of_one(replot, seed, tmp_path):
    (tmp_path / "a.txt").write_bytes(seed.read_bytes())
    assert replot("parse", tmp_path).out == replot("parse", seed).out
    (tmp_path / "b.txt").write_bytes(seed.read_bytes())
    ran = replot("parse", tmp_path)
    assert ran == (2, "", f"replot: error: {tmp_path}: holds 2 descriptions, parse takes one\n")
