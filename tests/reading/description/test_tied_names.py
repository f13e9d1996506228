"""Names that a hyphen ties, and names that have one."""

from __future__ import annotations

import pytest
from sources import told


@pytest.mark.parametrize(
    "text, expected",
    [
        (
            "Similarity heatmap. Ayr is most similar to Bath (0.88) and least to Cork (0.12); Ayr-Deal is "
            "0.45.",
            "Ayr, Bath, Cork, Deal / Ayr, Bath, Cork, Deal\nu 0.88 0.12 0.45\nu u u u\nu u u u\nu u u u",
        ),
        (
            "Similarity matrix between sentences S1-S3, as a heatmap: S1 is most similar to S2 (0.88); S1-S3 "
            "is 0.4.",
            "S1, S2, S3 / S1, S2, S3\nu 0.88 0.4\nu u u\nu u u",
        ),
        (
            "Correlation heatmap. X-Ray correlates with X (0.4) and Age with Ray (0.2).",
            "X-Ray, X, Age, Ray / X-Ray, X, Age, Ray\nu 0.4 u u\nu u u u\nu u u 0.2\nu u u u",
        ),
    ],
)
def test_names_with_a_hyphen_between_them(text, expected):
    assert told(text) == [expected]
