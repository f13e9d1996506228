"""Heads behind the name of the rows, and grids below letters that share them."""

from __future__ import annotations

import replot

GRID = "ash 73.6 12.9 0.0\nelm 18.1 73.8 1.1\noak 3.5 0.4 82.9\n"
OTHER = "ash 63.2 21.7 1.4\nelm 26.7 62.1 4.1\noak 4.5 1.4 72.2\n"
TREES = ["ash", "elm", "oak"]


def panels(text: str) -> list[dict]:
    return replot.parse(text).to_dict()["panels"]


def test_the_name_of_the_rows_before_the_heads_and_that_of_the_columns_above() -> None:
    (panel,) = panels(f"Confusion matrix of the survey\n\nTrue tree\nNamed as: ash elm oak\n{GRID}")
    assert (panel["x"]["label"], panel["y"]["label"]) == ("True tree", "Named as")
    assert panel["x"]["categories"] == panel["y"]["categories"] == TREES
    assert panel["values"][1] == [18.1, 73.8, 1.1]


def test_grids_below_their_letters_share_the_heads() -> None:
    lead = "Confusion matrices for (a) the first survey, (b) the second survey\n\n"
    for gap in ("", "\n"):
        first, second = panels(f"{lead}True tree\nNamed as: ash elm oak\n(a)\n{GRID}{gap}(b)\n{OTHER}")
        assert (first["title"], second["title"]) == ("the first survey", "the second survey")
        assert second["x"]["label"] == first["x"]["label"] == "True tree"
        assert (first["values"][0], second["values"][0]) == ([73.6, 12.9, 0.0], [63.2, 21.7, 1.4])
    first, second = panels(f"Confusion matrices\n\nash elm oak\n(a)\n{GRID}(b)\n{OTHER}")
    assert (first["title"], second["title"]) == ("a", "b")
    assert second["x"]["categories"] == first["x"]["categories"] == TREES


def test_a_title_above_heads_is_no_name_of_a_side() -> None:
    (panel,) = panels(f"Confusion matrix\nPredicted: ash elm oak\n{GRID}")
    assert panel["x"].get("label") != "Confusion matrix"
    assert panel["values"][2] == [3.5, 0.4, 82.9]


def test_the_name_of_the_rows_in_the_midst_of_them():
    text = "The confusion matrix is this:\nPredicted\nConfusion Matrix\nwet dry\nwet 7 2\nActual\ndry 1 6\n"
    (panel,) = replot.parse(text).panels
    assert (panel.y.label, panel.x.label) == ("Actual", "Predicted")
    assert panel.y.categories == panel.x.categories == ("wet", "dry")
    assert panel.grid.values.tolist() == [[7, 2], [1, 6]]
