"""One table for several panels, whose heads hold the name of a panel and a label."""

from __future__ import annotations

import pytest

import replot


def values(panels):
    return [one.grid.values.tolist() for one in panels]


def table(heads):
    """A table of two rows with numbers that go on."""
    rows = [[name, *(str(10 * k + n) for n in range(len(heads)))] for k, name in enumerate(("hens", "bees"))]
    lines = [["", *heads], ["---"] * (len(heads) + 1), *rows]
    return "\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines)


@pytest.mark.parametrize("sign", [": ", " – ", "/", " / ", " · "])
def test_as_many_panels_as_the_text_counts(sign):
    heads = [f"{one}{sign}{day}" for one in ("Old", "New") for day in ("Mon", "Tue", "Wed")]
    panels = replot.parse("Two heatmap panels side by side." + table(heads)).panels
    assert [one.title for one in panels] == ["Old", "New"]
    assert [one.x.categories for one in panels] == [("Mon", "Tue", "Wed")] * 2
    assert [one.y.categories for one in panels] == [("hens", "bees")] * 2
    assert values(panels) == [[[0, 1, 2], [10, 11, 12]], [[3, 4, 5], [13, 14, 15]]]


def test_the_name_of_the_panel_behind_the_label():
    heads = [f"{day}: {one}" for day in ("Mon", "Tue", "Wed") for one in ("Old", "New")]
    panels = replot.parse("Two heatmaps." + table(heads)).panels
    assert [one.title for one in panels] == ["Old", "New"]
    assert values(panels) == [[[0, 2, 4], [10, 12, 14]], [[1, 3, 5], [11, 13, 15]]]


@pytest.mark.parametrize(
    ("said", "heads"),
    [
        ("A heatmap.", ["Old: Mon", "Old: Tue", "Old: Wed", "New: Mon", "New: Tue", "New: Wed"]),
        ("Four heatmaps.", ["Old: Mon", "Old: Tue", "Old: Wed", "New: Mon", "New: Tue", "New: Wed"]),
        ("Two heatmaps.", ["Old: Mon", "Old: Tue", "Old: Wed", "New: Mon", "New: Tue", "New: Thu"]),
        ("Two heatmaps.", ["Old: Mon", "New: Mon", "Old: Tue", "New: Tue"]),
    ],
)
def test_heads_that_are_labels_as_they_stand(said, heads):
    (one,) = replot.parse(said + table(heads)).panels
    assert one.x.categories == tuple(heads)


@pytest.mark.parametrize(
    "leads",
    [
        ("Upper left, *Ayr*", "Upper right, *Bute*"),
        ("Top left, Ayr", "Top right, Bute"),
        ("Ayr, upper left", "Bute, upper right"),
        ("Upper left (Ayr)", "Upper right (Bute)"),
    ],
)
def test_panels_are_called_by_the_names_beside_their_corners(leads):
    text = (
        "Two confusion matrices, one for each farm. The rows are the truth (Oak, Elm) and the columns the "
        f"guess (Oak, Elm).\n\n- {leads[0]}: oaks were called Oak 5 times and Elm 2 times; elms were called "
        f"Oak 1 times and Elm 9 times.\n- {leads[1]}: oaks were called Oak 6 times and Elm 3 times; elms "
        "were called Oak 4 times and Elm 8 times.\n"
    )
    panels = replot.parse(text).panels
    assert [one.title for one in panels] == ["Ayr", "Bute"]
    assert values(panels) == [[[5, 2], [1, 9]], [[6, 3], [4, 8]]]
