"""Lines that activate something, where nobody lists the lines or what they activate."""

from __future__ import annotations

import pytest
from sources import cells, panel, told

import replot


@pytest.mark.parametrize(
    ("text", "read"),
    [
        (
            "The activation heatmap reveals that the owl class strongly fires on wing (0.53) and "
            "beak/claw features (0.36/0.46), directly confirming the choice made in step 7.",
            "wing, beak, claw / owl\n0.53 0.36 0.46",
        ),
        (
            "The heatmap shows that neuron 12 responds mostly to bread (0.9), cake (0.8) and tea (0.1). "
            "Neuron 15 responds to tea (0.7) and bread (-0.2).",
            "bread, cake, tea / neuron 12, Neuron 15\n0.9 0.8 0.1\n-0.2 u 0.7",
        ),
        (
            "In this heatmap topic A loads on price (0.6), cost (0.5) and tax/fee terms (0.4/0.3), while "
            "topic B loads strongly on goal (0.8) and match (0.7).",
            "price, cost, tax, fee, goal, match / topic A, topic B\n0.6 0.5 0.4 0.3 u u\nu u u u 0.8 0.7",
        ),
        (
            "The heatmap shows that liver expresses ALB (9.1), TTR (8.2) and APOA1 (7.5).",
            "ALB, TTR, APOA1 / liver\n9.1 8.2 7.5",
        ),
        (
            "The sample has 15,805 notes, 35% of them short. The heatmap shows that the "
            "night shift triggers lamp / heater alarms (12 / 7) and the door alarm (3.5).",
            None,
        ),
        ("The heatmap shows that the owl class activates wing/beak (0.5) and claw (0.4/0.3).", None),
        (
            "The heatmap shows that the owl class activates wing (0.5), beak (0.3) and claw (0.2), and the "
            "ray class fin (0.4).",
            None,
        ),
    ],
)
def test_what_each_line_activates(text, read):
    if read is not None:
        assert told(text) == [read]
    else:
        assert all(not each.x.categories for each in replot.parse(text).panels)


def test_sentences_that_speak_of_no_heatmap():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("The heatmap is small. The owl class activates wing (0.5), beak (0.3) and claw (0.2).")


def test_a_list_with_slashes_and_as_many_values():
    text = "Heatmap. Rows: owl, ray. Columns: wing, beak, claw. The owl class activates beak/claw (0.4/0.3)."
    assert cells(text) == [[None, 0.4, 0.3], [None, None, None]]
    assert panel(text).x.categories == ("wing", "beak", "claw")
