"""replot parse: the spec on standard output, nothing else."""

from __future__ import annotations

import json

import pytest
import yaml

from replot import parse


@pytest.mark.parametrize(("arguments", "load"), [([], json.loads), (["--to", "json"], json.loads),
                                                 (["--to", "yaml"], yaml.safe_load)])
def test_the_spec_of_a_description(replot, seed, arguments, load):
    ran = replot("parse", seed, *arguments)
    assert ran.code == 0
    assert load(ran.out) == parse(seed.read_text("utf-8")).to_dict()


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
