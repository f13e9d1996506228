"""The cases of :mod:`drawing` for pytest-benchmark: ``pytest benchmarks --benchmark-group-by=param:case``."""

from __future__ import annotations

import pytest
from drawing import CASES, WAYS, values


@pytest.mark.parametrize("way", ["replot", "seaborn", "matplotlib"])
@pytest.mark.parametrize("case", CASES)
def test_draw(benchmark, case, way):
    rows, columns, numbers, size = CASES[case]
    run = WAYS[way](values(rows, columns), numbers, size)
    png = benchmark.pedantic(run, rounds=3 if rows * columns >= 10_000 else 10, warmup_rounds=1)
    assert png.startswith(b"\x89PNG")
