"""Words of praise and names of tools beside the values of pairs."""

from __future__ import annotations

import pytest
from sources import grid, panel, told


@pytest.mark.parametrize(("said", "names", "expected"), [
    ("The massive **0.93** correlation between *Rent* and *Area* shows how it is.",
     ["Rent", "Area"], "u 0.93\nu u"),
    ("A whopping positive correlation of 0.97 between dew and fog; the striking correlation between both "
     "frost and snow is 0.5.", ["dew", "fog", "frost", "snow"], "u 0.97 u u\nu u u u\nu u u 0.5\nu u u u"),
    ("The rent correlation with area is 0.3.", ["rent", "area"], "u 0.3\nu u"),
    ("Using `sns.heatmap()`, we see that `n_dew` and `n_fog` have a correlation of 0.61.",
     ["n_dew", "n_fog"], "u 0.61\nu u"),
    ("`mat_corr` and `n_fog` have a correlation of 0.61.", ["mat_corr", "n_fog"], "u 0.61\nu u"),
])  # fmt: skip
def test_words_of_praise_and_of_tools_are_no_variables(said, names, expected):
    read = panel(f"A correlation heatmap. {said}")
    assert (list(read.x.categories), grid(read)) == (names, expected)


def test_a_corrplot_is_a_heatmap_of_correlations():
    text = (
        "Here is a correlation plot of all of them. With `corrplot` one finds that the variables "
        "`n_dew` and `n_fog` have a negative correlation of -0.7. If we draw a scatter plot of `wind` by "
        "`frost`, we see an outlier."
    )
    assert told(text) == ["n_dew, n_fog / n_dew, n_fog\nu -0.7\nu u"]
