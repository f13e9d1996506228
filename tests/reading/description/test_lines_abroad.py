"""Lines of pairs, and the sides of a figure, in Spanish, German, French, Italian and Portuguese."""

from __future__ import annotations

import pytest
from sources import panel, told

import replot


@pytest.mark.parametrize(("text", "names", "grid"), [
    ("Figura 2. Lluvia por ciudad (filas) y mes (columnas). Lugo: 7 en enero, 9 en febrero. Vigo: 9 en "
     "enero, "
     "10 en febrero.", ("mes", "ciudad"), "enero, febrero / Lugo, Vigo\n7 9\n9 10"),
    ("Mapa de calor por turno (columnas) y sala (filas). Norte: 7 por la mañana, 9 por la tarde. Sur: 5 "
     "por la "
     "mañana y 4 por la tarde.", ("turno", "sala"), "mañana, tarde / Norte, Sur\n7 9\n5 4"),
    ("Abb. 3: Besucher nach Halle (Zeilen) und Tageszeit (Spalten). Nord: 7 am Morgen, 9 am Mittag. "
     "Süd: 9 am Morgen, 10 am Mittag.", ("Tageszeit", "Halle"), "Morgen, Mittag / Nord, Süd\n7 9\n9 10"),
    ("Figure 4 : ventes par ville (lignes) et saison (colonnes). Lyon : 6,5 en hiver, 7,2 en été. "
     "Nice : 5,1 en hiver et 9,3 en été.", ("saison", "ville"), "hiver, été / Lyon, Nice\n6.5 7.2\n5.1 9.3"),
    ("Figura 7. Vendite per negozio (righe) e stagione (colonne). Roma: 6 in inverno, 7 in estate. "
     "Bari: 5 in inverno, 9 in estate.", ("stagione", "negozio"), "inverno, estate / Roma, Bari\n6 7\n5 9"),
    ("Figura 1. Consumo por bairro (linhas) e turno (colunas). Norte: 5 na manhã, 6 na tarde. Sul: 1 na "
     "manhã, "
     "2 na tarde.", ("turno", "bairro"), "manhã, tarde / Norte, Sul\n5 6\n1 2"),
])
def test_lines_of_pairs(text, names, grid):
    assert told(text) == [grid]
    assert (panel(text).x.label, panel(text).y.label) == names


def test_rows_of_a_shop_are_no_figure():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("Figura 5. Barrios: 5 al norte, 6 al sur. En las filas de la tienda: 3 en enero.")
