"""The reader against the corpus: descriptions in many voices, each with the truth it states."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from corpus import score

import replot

CORPUS = Path(score.__file__).parent
FOLDERS = [folder for folder in sorted(CORPUS.iterdir()) if folder.is_dir() and folder.name != "__pycache__"]
CASES = [(folder.name, truth) for folder in FOLDERS for truth in sorted(folder.glob("*.json"))]
# what each set must reach at least; "wrong" is the most wrong cells in all
FLOORS = {
    "seeds": {"cells": 1.0, "axes": 1.0, "names": 1.0, "limits": 1.0, "cmap": 1.0, "exact": 1.0, "wrong": 0},
    "dialects": {
        "cells": 1.0,
        "exact": 0.99,
        "axes": 0.99,
        "names": 0.99,
        "limits": 0.97,
        "cmap": 0.95,
        "wrong": 0,
    },
    "plain": {"cells": 0.95, "refused": 1.0, "wrong": 0},
}


@pytest.fixture(scope="module", params=sorted(FLOORS))
def result(request: pytest.FixtureRequest) -> tuple[str, dict]:
    return request.param, score.run(CORPUS / request.param)


def test_floors(result: tuple[str, dict]) -> None:
    name, rows = result
    assert rows, f"no cases in {name}"
    for key, floor in FLOORS[name].items():
        if key == "wrong":
            wrong = {case: row["wrong"] for case, row in rows.items() if row.get("wrong")}
            assert sum(wrong.values()) <= floor, wrong
        else:
            low = {case: row[key] for case, row in rows.items() if row.get(key) not in (None, 1.0)}
            assert score.mean(list(rows.values()), key) >= floor, (key, low)


def test_nothing_crashes(result: tuple[str, dict]) -> None:
    _, rows = result
    assert {case: row["error"] for case, row in rows.items() if "error" in row} == {}


def _name(value: object) -> str:
    return value.stem if isinstance(value, Path) else str(value)


@pytest.mark.parametrize(("folder", "truth_file"), CASES, ids=_name)
def test_every_stated_cell_points_to_its_words(folder: str, truth_file: Path) -> None:
    truth = json.loads(truth_file.read_text(encoding="utf-8"))
    path = score.text_of(truth_file)
    assert path is not None
    text = path.read_text(encoding="utf-8")
    if truth.get("not_heatmap"):
        with pytest.raises(replot.NotAHeatmap):
            replot.parse(text)
        return
    reading = replot.examine(text)
    lines = text.split("\n")
    for k, panel in enumerate(reading.figure.panels):
        for i, row in enumerate(panel.grid.states.tolist()):
            for j, state in enumerate(row):
                if state in "sar":
                    span = reading.evidence[f"panels[{k}].values[{i}][{j}]"]
                    assert 1 <= span.line <= len(lines)
                    assert 1 <= span.column <= len(lines[span.line - 1]) + 1
                    assert any(ch.isdigit() for ch in span.text), span


@pytest.mark.parametrize(("folder", "truth_file"), CASES, ids=_name)
def test_the_spec_is_the_figure(folder: str, truth_file: Path) -> None:
    path = score.text_of(truth_file)
    assert path is not None
    try:
        figure = replot.parse(path.read_text(encoding="utf-8"))
    except replot.NotAHeatmap:
        return
    assert replot.Figure.from_dict(json.loads(json.dumps(figure.to_dict()))) == figure
