"""Classes that have a colour each, told in the items of a list: what they say of the ends of the scale."""

from __future__ import annotations

import pytest
from sources import panel

RISKS = """Risk heat map

| Odds \\ Harm | 1 | 2 | 3 |
|---|---|---|---|
| 1 | 1 | 2 | 3 |
| 3 | 3 | 6 | 9 |
"""


@pytest.mark.parametrize("lead", ["Legend:", "**Colour coding**", "**Color Coding**:"])
@pytest.mark.parametrize(
    ("items", "ends"),
    [
        (("Green (1-2): fine", "Amber (3-5): watch", "Red (6-9): stop"), (1, 9)),
        (("**Red (6–9)**: stop", "**Amber (3–4)**: watch", "**Green (1–2)**: fine"), (1, 9)),
        (("Green (1-2): fine", "Yellow (3-5): watch", "Red (6+): stop"), (None, None)),
    ],
)
def test_classes_in_items(lead, items, ends):
    """The ends of the first class are not those of the scale."""
    color = panel(f"{RISKS}\n{lead}\n" + "".join(f"- {item}\n" for item in items)).color
    assert (color.vmin, color.vmax) == ends
    assert color.cmap == "RdYlGn_r"


@pytest.mark.parametrize(
    "said",
    [
        "Squares of up to 2 are green, those from 3 to 5 yellow, and 6 or more red.",
        "Squares up to 2 are green, from 3 to 5 yellow and 6 and more red.",
        "Squares of 6 or more are red, those from 3 to 5 yellow, and 2 or less green.",
    ],
)
def test_what_belongs_to_a_number_is_no_part_of_a_colour(said):
    assert panel(f"{RISKS}\n{said}").color.cmap == "RdYlGn_r"
