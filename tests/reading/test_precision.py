"""Numbers of lower precision are the decimals that they stand for."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from matplotlib.figure import Figure as Canvas

from replot import from_frame, read_axes
from replot.reading.precision import widened


@pytest.mark.parametrize("kind", ["float32", "float16"])
def test_the_shortest_decimal_is_taken(kind: str):
    rng = np.random.default_rng(0)
    plain = np.round(rng.uniform(-100, 100, 300), 1)
    any_size = rng.normal(size=300) * 10.0 ** rng.integers(-3, 4, 300)
    narrow = np.concatenate([plain, any_size, [0.0, -0.0, np.nan, np.inf, -np.inf]]).astype(kind)
    wide = widened(narrow)
    assert wide.dtype == float
    np.testing.assert_array_equal(wide, [float(str(one)) for one in narrow])


def test_double_precision_stays_as_it_is():
    exact = np.array([62.29999923706055, 1e300])
    np.testing.assert_array_equal(widened(exact), exact)
    np.testing.assert_array_equal(widened([1, 2]), [1.0, 2.0])


@pytest.mark.parametrize("kind", ["float32", "Float32"])
def test_tables_and_axes_in_single_precision_hold_what_they_say(kind: str):
    values = np.array([[62.3, 0.1], [-7.25, 99.9]])
    frame = pd.DataFrame(values, index=list("ab"), columns=["5", "6"]).astype(kind)
    np.testing.assert_array_equal(from_frame(frame).panels[0].grid.values, values)
    ax = Canvas().subplots()
    ax.imshow(values.astype("float32"))
    np.testing.assert_array_equal(read_axes(ax).panels[0].grid.values, values)
