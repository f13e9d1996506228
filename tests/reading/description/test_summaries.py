"""Converted papers: figures folded under their kinds, with their letters below."""

from __future__ import annotations

import replot


def folded(kind: str, *rows: str) -> str:
    """A figure as converters write it."""
    head, *body = rows
    rule = "|".join("---" for _ in head.split("|"))
    table = "\n".join(f"| {line} |" for line in (head, rule, *body))
    return f"<details>\n<summary>{kind}</summary>\n\n{table}\n</details>\n\n"


RAIN = folded("heatmap", "City | May | June", "Ayr | 3 | 4", "Bath | 5 | 6")
FROST = folded("heatmap", "City | May | June", "Ayr | -3 | -4", "Bath | -5 | -6")
LINE = folded("line", "Year | Score", "2001 | 63.3", "2002 | 63.1")
CAPTION = "Figure 7. Weather of two cities. (a) Rain in mm. (b) Frost in degrees.\n"


def read(text: str) -> list[tuple[str | None, list[list[float]]]]:
    return [(panel.title, panel.grid.values.tolist()) for panel in replot.parse(text).panels]


def test_letters_stand_below_their_figures():
    found = read(f"{RAIN}(a)\n\n{FROST}(b)  \n{CAPTION}")
    assert found == [("Rain in mm", [[3, 4], [5, 6]]), ("Frost in degrees", [[-3, -4], [-5, -6]])]


def test_other_charts_beside_a_heatmap():
    assert read(f"{LINE}(a)\n\n{FROST}(b)\n{CAPTION}") == [(None, [[-3, -4], [-5, -6]])]
    text = f"{LINE}Figure 6. Scores by year.\n\nBoth lie by the sea.\n\n{RAIN}Figure 7. Rain by city.\n"
    assert read(text) == [(None, [[3, 4], [5, 6]])]
    assert replot.parse(text).title == "Rain by city"


def test_letters_with_names_stay():
    found = read(f"{RAIN}(a) Rain\n\n{FROST}(b) Frost\n")
    assert [title for title, _ in found] == ["(a) Rain", "(b) Frost"]
