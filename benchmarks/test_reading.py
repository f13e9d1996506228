"""The ways of :mod:`reading` for pytest-benchmark: ``pytest benchmarks --benchmark-group-by=param:name``."""

from __future__ import annotations

import pytest
from reading import WAYS, texts

TEXTS = texts()


@pytest.mark.parametrize("way", ["parse", "examine", "markdown-it-py", "tokenizer"])
@pytest.mark.parametrize("name", [name for name in TEXTS if name.startswith("seeds")])
def test_read(benchmark, name, way):
    assert benchmark(WAYS[way], TEXTS[name])
