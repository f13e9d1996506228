"""Colour scales, and the names of lines, told in other languages than English."""

from __future__ import annotations

import pytest
from sources import panel

from replot.reading.description.document.abroad.scales import with_scales_in_english

GRID = "Rows: A, B. Columns: EU, US. A: 21, 95. B: 25, 90. "


@pytest.mark.parametrize(("said", "low", "high", "cmap"), [
    ("L'échelle de couleurs va de 60 (clair) à 85 (foncé), palette « Blues ».", 60, 85, "Blues"),
    ("Farbskala von Blau (−5) bis Rot (25).", -5, 25, "coolwarm"),
    ("Die Farbskala reicht von 0 (weiß) bis 200 (dunkelblau).", 0, 200, "Blues"),
    ("La escala va de 0 (blanco) a 200 (rojo).", 0, 200, "Reds"),
    ("A escala de cores vai de 0,5 (branco) até 1,5 (verde escuro).", 0.5, 1.5, "Greens"),
    ("Scala di colori: da blu (-5) a rosso (25).", -5, 25, "coolwarm"),
    ("Farbbalken von 0 bis 100.", 0, 100, None),
])
def test_the_ends_of_a_scale(said, low, high, cmap):
    read = panel(f"A heatmap. {GRID}{said}")
    assert (read.color.vmin, read.color.vmax, read.color.cmap) == (low, high, cmap)


@pytest.mark.parametrize("said", [
    "La scala mobile va da 3 a 5 piani.", "Die Skala von Anna bis Otto.", "L'échelle est de 3 mètres.",
])
def test_what_is_no_scale_stays_as_it_is(said):
    assert with_scales_in_english(said) == said


@pytest.mark.parametrize(("rows", "columns"), [
    ("En lignes :", "En colonnes :"), ("En las filas:", "En las columnas:"), ("Nas linhas:", "Nas colunas:"),
    ("In den Zeilen:", "In den Spalten:"), ("Righe:", "Colonne:"),
])
def test_what_leads_to_the_word_for_the_lines_is_no_name(rows, columns):
    read = panel(f"A heatmap. {rows} A, B. {columns} EU, US. A: 21, 95. B: 25, 90.")
    assert (read.x.label, read.y.label) == (None, None)
    assert (read.x.categories, read.y.categories) == (("EU", "US"), ("A", "B"))
