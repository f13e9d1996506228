"""Pairs of :mod:`comparing` for pytest-benchmark: ``pytest benchmarks --benchmark-group-by=param:case``."""

from __future__ import annotations

import pytest
from comparing import WAYS, changed_pairs, equal_pairs, pair_files

SIZE = "7 x 20, numbers"
EQUAL, CHANGED = equal_pairs(SIZE), changed_pairs(SIZE)


@pytest.mark.parametrize("way", ["replot", "decoding"])
@pytest.mark.parametrize("case", EQUAL)
def test_equal(benchmark, tmp_path, case, way):
    assert benchmark(WAYS[way], pair_files(tmp_path, EQUAL[case]))


@pytest.mark.parametrize("way", ["replot", "pytest-mpl"])
@pytest.mark.parametrize("case", CHANGED)
def test_changed(benchmark, tmp_path, case, way):
    # a tolerance of 2 passes the change of one value
    assert not benchmark(WAYS[way], pair_files(tmp_path, CHANGED[case])) or way == "pytest-mpl"
