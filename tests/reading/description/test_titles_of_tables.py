"""What the title of a table says of its axes, and a half in per cent on a scale from 0 to 1."""

from __future__ import annotations

import pytest
from sources import panel

from replot import parse

ROWS = "\n   * - House\n     - 335\n     - 26\n   * - Flat\n     - 131\n     - 412\n"


@pytest.mark.parametrize(
    ("title", "corner", "names"),
    [
        ("Confusion matrix (rows: hand label, columns: inventory)", "hand", ("inventory", "hand label")),
        ("Confusion matrix (rows: survey, columns: satellite)", "", ("satellite", "survey")),
        ("Confusion matrix (rows = survey, columns = model)", "survey", ("model", "survey")),
        ("Confusion matrix", "survey", (None, "survey")),
    ],
)  # fmt: skip
def test_the_title_of_a_table_in_restructured_text(title, corner, names):
    text = f".. list-table:: {title}\n   :header-rows: 1\n\n   * - {corner}\n     - House\n     - Flat{ROWS}"
    read = panel(text)
    assert (read.x.label, read.y.label) == names


SCALES = (
    "The score is coloured by yellow (near to score 0, none), black in the middle (partly, 50%), and "
    "blue (near to score 1, all).",
    "Scores are coloured in yellow (0, none), black in the middle (half, 50%) and blue (1.0, all).",
)


def test_what_is_coloured_and_what_stands_there():
    told = "A heatmap. The X-axis indicates tissue and the Y-axis indicates all probes of a gene. "
    scale = "The wetness index is coloured in yellow (0, dry), white (0.5, half) and blue (1, wet)."
    read = panel(f"{told}{scale}\n")
    assert (read.x.label, read.y.label, read.color.label) == ("tissue", "probes", "wetness index")


@pytest.mark.parametrize("text", SCALES)
def test_half_of_a_scale_that_ends_at_one(text):
    color = panel(f"A heatmap. The X-axis indicates tissue and the Y-axis probes. {text}\n").color
    assert (color.vmin, color.vmax, color.center) == (0, 1, 0.5)


def test_a_sign_that_a_caption_explains_is_no_title():
    rows = "<tr><th>Isle</th><th>May</th><th>June</th></tr><tr><td>Uist</td><td>4</td><td>n.a.</td></tr>"
    more = "<tr><td>Mull</td><td>6</td><td>7</td></tr>"
    caption = "<figcaption>n.a., not asked. Heat map in magma.</figcaption>"
    text = f"<figure>\n<table>\n{rows}{more}\n</table>\n{caption}\n</figure>"
    assert parse(text).title is None
