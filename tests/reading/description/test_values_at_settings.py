"""Lists of values, each with the setting that it belongs to behind it: ``2.3 at 22 °C, 2.7 at 26 °C``."""

from __future__ import annotations

import pytest
from sources import panel, told

GRID = "5 °C, 9 °C / {0}\n2.5 3.5\n4.5 5.5"


@pytest.mark.parametrize("rows", [("Oak", "Elm"), ("40 g salt", "60 g salt"), ("2 h drying", "4 h drying")])
def test_rows_of_words_and_of_numbers(rows):
    first, second = rows
    text = f"Heatmap of strength. {first}: 2.5 at 5 °C, 3.5 at 9 °C. {second}: 4.5 at 5 °C, 5.5 at 9 °C."
    assert told(text) == [GRID.format(", ".join(rows))]


def test_values_with_errors():
    text = "Heatmap of strength. 2 h drying: 2.5 ± 0.1 at 5 °C, 3.5 ± 0.2 at 9 °C. "
    text += "4 h drying: 4.5 ± 0.3 at 5 °C, 5.5 ± 0.4 at 9 °C."
    assert told(text) == ["5 °C, 9 °C / 2 h drying, 4 h drying\n2.5±0.1 3.5±0.2\n4.5±0.3 5.5±0.4"]


@pytest.mark.parametrize("row", ["{0}% moisture", "Moisture {0}%"])
def test_labels_without_the_name_of_their_axis(row):
    text = f"Heatmap of strength by moisture and heat. {row.format(40)}: 2.5 at 5 °C, 3.5 at 9 °C. "
    text += f"{row.format(60)}: 4.5 at 5 °C, 5.5 at 9 °C. "
    text += "Moisture is on the vertical axis, heat on the other."
    assert told(text) == [GRID.format("40%, 60%")]


def test_settings_of_other_units_are_no_axis():
    text = "Heatmap of strength. 2 h drying: 2.5 at 5 °C, 3.5 at 9 bar. "
    text += "4 h drying: 4.5 at 5 °C, 5.5 at 9 bar."
    assert not panel(text).x.categories


def test_names_that_end_like_their_axis_keep_it():
    text = "Heatmap. X-axis: May, June. Y-axis (coat): Red coat, Wet coat. Red coat: 3, 4. Wet coat: 5, 6."
    assert panel(text).y.categories == ("Red coat", "Wet coat")
