"""Pictures whose title, and not their alt text, describes them."""

from __future__ import annotations

import pytest
from sources import told

SAID = "Heatmap of speedups (mean). Rows: matmul, conv. Columns: T4, V100. matmul: 1.0, 2.1. conv: 1.0, 1.8."


@pytest.mark.parametrize(
    "text",
    [
        f'![Heatmap](plot.png "{SAID}")',
        f"![](img/plot.png '{SAID}')",
        f'<img src="plot.png" alt="Heatmap" title="{SAID}">',
        f'<img src="plot.png" title="Speedups" alt="{SAID}">',
        f'![{SAID}](plot.png "Speedups")',
    ],
)
def test_the_longer_of_title_and_alt_text_is_the_description(text):
    assert told(text) == ["T4, V100 / matmul, conv\n1 2.1\n1 1.8"]
