"""Lines that begin with the name of an axis in another language."""

from __future__ import annotations

import pytest

import replot


@pytest.mark.parametrize(("said", "y", "x"), [
    ("热力图\n\n- **X轴**：**温度**，取值为 0.1、0.5、0.9\n- **Y轴**：**层**，范围为 0 至 2\n",
     ("层", ("0", "1", "2")), ("温度", ("0.1", "0.5", "0.9"))),
    ("热力图\n\n横轴：年份（2019、2020）\n纵轴：城市，包括北京、上海\n",
     ("城市", ("北京", "上海")), ("年份", ("2019", "2020"))),
    ("热力图\n\n- X轴：机器数量（台），刻度范围约为 0 至 28。\n- Y轴：延迟（A、B）\n",
     ("延迟", ("A", "B")), ("机器数量", ())),
    ("Heatmap\n\n**Spalten:** Monate (Jan, Feb)\n**Zeilen:** Orte (Ulm, Hof)\n",
     ("Orte", ("Ulm", "Hof")), ("Monate", ("Jan", "Feb"))),
    ("Heatmap\n\n- x-Achse: Monate (Jan, Feb)\n- y-Achse: Orte (Ulm, Hof)\n",
     ("Orte", ("Ulm", "Hof")), ("Monate", ("Jan", "Feb"))),
    ("Carte de chaleur\n\n- Colonnes : mois (mai, juin)\n- Lignes : villes (Lyon, Nice)\n",
     ("villes", ("Lyon", "Nice")), ("mois", ("mai", "juin"))),
])
def test_axes(said, y, x):
    (panel,) = replot.parse(said).panels
    assert ((panel.y.label, panel.y.categories), (panel.x.label, panel.x.categories)) == (y, x)


def test_spans_stay_where_they_are():
    text = "热力图\n\n- **X轴**：**温度**（1、2）\n- **Y轴**：**层**（3、4）\n"
    evidence = replot.examine(text).evidence
    assert evidence["panels[0].x.categories[1]"][:3] == (3, text.splitlines()[2].index("2") + 1, 1)


@pytest.mark.parametrize("said", ["行=source, 列=target", "行: source, 列: target", "行=source; 列=target"])
def test_lines_in_chinese_before_their_names(said):
    table = "| source \\ target | rye | oats |\n|---|---|---|\n| rye | - | 0.7 |\n| oats | 0.4 | - |\n"
    (panel,) = replot.parse(f"### Transfer matrix ({said})\n\n{table}").panels
    assert (panel.y.label, panel.x.label) == ("source", "target")
    assert panel.grid.values[0, 1] == 0.7
    assert panel.grid.values[1, 0] == 0.4
