"""What one variable has to do with others, told in other languages than English."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot
from replot.reading.description.document.abroad.relations_of_one import with_relations_of_one_in_english

TEXTS = [
    "O mapa de calor de correlação mostra que a **neve (fresca) tem a maior correlação** com o gelo\n"
    "(≈ −0,62) e com a lama (≈ −0,31). Em sentido oposto, `sol_h` (+0,78 com o gelo) e a brisa.",
    "El mapa de calor muestra que la nieve tiene la correlación más fuerte con el hielo (−0,62) y el lodo "
    "(−0,31). En sentido opuesto, `sol_h` (0,78 con el hielo).",
    "# Corrélations\n\nLa neige a une corrélation avec la glace (−0,62), avec la boue (−0,31). Le "
    "vent compte, `sol_h` (0,78 avec la glace). C'est une carte de chaleur.",
    "Heatmap. Schnee hat eine starke Korrelation mit dem Eis (−0,62) und mit dem Schlamm (−0,31). Zudem "
    "`sol_h` (0,78 mit dem Eis).",
    "La mappa di calore mostra che la neve ha una forte correlazione con il ghiaccio (−0,62) e con il fango "
    "(−0,31). Al contrario, `sol_h` (0,8 con il ghiaccio).",
]


@pytest.mark.parametrize("text", TEXTS)
def test_one_variable_and_those_that_it_has_a_correlation_with(text):
    first, *others = panel(text).x.categories
    assert first.lower() in ("neve", "nieve", "neige", "schnee")
    assert others[2] == "sol_h"
    values = cells(text)
    assert values[0][1:3] == [-0.62, -0.31]
    assert values[3][1] in (0.78, 0.8)
    assert sum(value is not None for row in values for value in row) == 3


@pytest.mark.parametrize("text", TEXTS)
def test_every_line_stays_as_long(text):
    said = with_relations_of_one_in_english(text)
    assert [*map(len, said.split("\n"))] == [*map(len, text.split("\n"))]


def test_a_list_with_commas():
    text = "Matriz de correlação. A renda tem correlação com a idade (0,62), o voto (0,4) e a hora (−0,21)."
    assert panel(text).x.categories == ("renda", "idade", "voto", "hora")
    assert cells(text)[0] == [None, 0.62, 0.4, -0.21]


def test_items():
    text = "- Matriz de correlación: `sol_h` tiene una correlación alta\n  con `gelo_cm` (0,82).\n"
    text += "- La nieve tiene una correlación débil con `gelo_cm` (0,12).\n"
    assert with_relations_of_one_in_english(text).count("\n- ") == 1
    assert cells(text)[0][1] == 0.82
    assert cells(text)[2][1] == 0.12


@pytest.mark.parametrize(
    "text",
    [
        "Die Heatmap zeigt die stärkste Korrelation mit Eis (0,82).",
        "O mapa de calor: ela tem correlação com o gelo (0,82).",
        "Il mapa di calore: la mappa ha una correlazione con il ghiaccio (0,82).",
        "El mapa de calor muestra correlación; la nieve tiene un valor con el hielo (0,82).",
    ],
)
def test_what_is_no_variable_has_none(text):
    assert with_relations_of_one_in_english(text) == text
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


@pytest.mark.parametrize(
    ("text", "labels", "told"),
    [
        (
            "Heatmap korelasi menunjukkan bahwa curah hujan memiliki korelasi kuat dengan panen "
            "(0.78). Variabel suhu udara berkorelasi negatif terhadap panen (-0.42) dan juga cukup "
            "rendah dengan angin (-0.21), artinya panas merugikan.",
            ("curah hujan", "panen", "suhu udara", "angin"),
            {(0, 1): 0.78, (2, 1): -0.42, (2, 3): -0.21},
        ),
        (
            "Berdasarkan heatmap korelasi, fitur pupuk (dalam kilogram per petak) mempunyai korelasi paling "
            "kuat dengan panen sebesar 0.7. Selain pupuk, fitur hujan juga menunjukkan korelasi sedang "
            "dengan panen sebesar 0.4, diikuti oleh suhu (0.3) dan angin (0.2).",
            ("pupuk", "panen", "hujan", "suhu", "angin"),
            {(0, 1): 0.7, (2, 1): 0.4, (3, 1): 0.3, (4, 1): 0.2},
        ),
        (
            "Pada heatmap korelasi, harga memiliki korelasi sebesar -0.66 dengan permintaan. Lama kerja "
            "berkorelasi dengan gaji (0.5).",
            ("harga", "permintaan", "Lama kerja", "gaji"),
            {(0, 1): -0.66, (2, 3): 0.5},
        ),
        (
            "Korrelationsmatrix. Der Regen hat eine starke Korrelation von 0,6 mit dem Ertrag. Der Wind hat "
            "eine Korrelation von -0,2 mit dem Ertrag, was kaum zählt.",
            ("Regen", "Ertrag", "Wind"),
            {(0, 1): 0.6, (2, 1): -0.2},
        ),
        (
            "Mapa de calor. La lluvia tiene una correlación de 0,6 con la cosecha. La variable viento "
            "también tiene correlación con la cosecha (-0,2).",
            ("lluvia", "cosecha", "viento"),
            {(0, 1): 0.6, (2, 1): -0.2},
        ),
    ],
)
def test_values_before_the_partner_and_behind_it(text, labels, told):
    assert panel(text).x.categories == panel(text).y.categories == labels
    read = cells(text)
    assert {(i, j): v for i, row in enumerate(read) for j, v in enumerate(row) if v is not None} == told


@pytest.mark.parametrize(
    "text",
    [
        "Heatmap: Umur memiliki korelasi antara 0.2 dan 0.4 dengan gaji.",
        "Heatmap: Umur memiliki korelasi 0.2 dan 0.4 dengan gaji.",
        "Heatmap. Der Regen hat eine Korrelation von 0,2 bis 0,4 mit dem Ertrag.",
        "Mapa de calor: la lluvia tiene una correlación de 0,6 con la cosecha y el viento de -0,2.",
        "Heatmap: Umur memiliki korelasi 0.4 dengan rata rata gaji bulanan pegawai.",
    ],
)
def test_ranges_and_names_without_an_end_stay(text):
    assert with_relations_of_one_in_english(text) == text
