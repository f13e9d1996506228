"""Shares in the lines of a heatmap told in Spanish, Portuguese, French, Italian and German."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

SHARES = [[None, 72.6, 3.4], [45.5, 34.7, 19.8]]


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("El mapa de calor muestra el porcentaje de aves por bosque y estación.\n\n"
         "- **Robledal** tiene lo peor: el 72,6 % de sus aves queda en primavera y solo 3,4 % en invierno.\n"
         "- **Olmeda** es mayor: 45,5 % en verano, 34,7 % en primavera y 19,8 % en invierno.\n",
         ("verano", "primavera", "invierno")),
        ("O mapa de calor mostra a parte das aves por mata e estação.\n\n"
         "- **Mata alta**: 72,6 % de suas aves fica no inverno e só 3,4 % na primavera.\n"
         "- **Mata baixa**: 45,5 % no verão, 34,7 % no inverno e 19,8 % na primavera.\n",
         ("verão", "inverno", "primavera")),
        ("La carte de chaleur montre la part des oiseaux par bois et saison.\n\n"
         "- **Chênaie** : 72,6 % de ses oiseaux tombent en hiver et seulement 3,4 % en automne.\n"
         "- **Ormaie** : 45,5 % en mai, 34,7 % en hiver et 19,8 % en automne.\n",
         ("mai", "hiver", "automne")),
        ("La mappa di calore mostra la quota degli uccelli per bosco e stagione.\n\n"
         "- **Querceto**: il 72,6% dei casi ricade in inverno e il 3,4% in autunno.\n"
         "- **Olmeto**: 45,5% in estate, 34,7% in inverno e 19,8% in autunno.\n",
         ("estate", "inverno", "autunno")),
        ("Die Heatmap zeigt Vögel, anders als die Korrelationsmatrix.\n\n"
         "- **Eichenwald**: 72,6 % seiner Vögel liegen im Winter und nur 3,4 % im Herbst.\n"
         "- **Ulmenwald**: 45,5 % im Sommer, 34,7 % im Winter und 19,8 % im Herbst.\n",
         ("Sommer", "Winter", "Herbst")),
    ],
)
def test_shares_in_lines(text, columns):
    assert panel(text).x.categories == columns
    assert cells(text) == SHARES


def test_shares_of_classes_that_are_named_are_no_cells_of_the_line():
    text = (
        "El mapa de calor muestra el porcentaje de aves por bosque y estación.\n\n"
        "- **Robledal**: el 72,6 % de los cuervos en primavera y el 3,4 % de los mirlos en invierno.\n"
        "- **Olmeda**: 45,5 % de los cuervos en verano, 34,7 % de los mirlos en primavera.\n"
    )
    with pytest.raises(replot.NotAHeatmap):
        panel(text)
