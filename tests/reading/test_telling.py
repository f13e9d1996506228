"""The reader against figures told in many ways (`tests/telling`), whose truth is known."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest
from corpus.score import mean
from telling import tell

TELL = runpy.run_path(str(Path(__file__).parents[2] / "scripts" / "tell.py"))
SEEDS = range(2600, 2660)
# what the reader must reach at least over these texts; not one cell may be wrong
FLOORS = {"cells": 0.87, "exact": 0.82, "axes": 0.91, "limits": 0.89}


@pytest.fixture(scope="module")
def rows() -> dict[int, dict]:
    return {seed: TELL["scored"](seed)[0] for seed in SEEDS}


def test_no_cell_is_wrong(rows):
    assert {seed: row["wrong"] for seed, row in rows.items() if row["wrong"]} == {}


@pytest.mark.parametrize("measure", FLOORS)
def test_floors(rows, measure):
    assert mean(list(rows.values()), measure) >= FLOORS[measure]


@pytest.mark.parametrize("seed", range(3000, 3010))
def test_a_text_holds_what_its_truth_says(seed):
    text, truth, choices = tell(seed)
    assert (text, truth, choices) == tell(seed)
    assert choices["layout"] and choices["style"]
    digits = re.sub(r"\D", "", text)
    for panel in truth["panels"]:
        assert len(panel["cells"]) == len(panel["y"])
        assert all(len(row) == len(panel["x"]) for row in panel["cells"])
        for value in (v for row in panel["cells"] for v in row if v is not None):
            assert f"{abs(value):g}".partition("e")[0].replace(".", "").strip("0") in digits
