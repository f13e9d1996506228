"""Values of two variables in Spanish, Portuguese, Italian, French and German."""

from __future__ import annotations

import pytest
from sources import cells, panel, told

import replot


@pytest.mark.parametrize(
    "text, expected",
    [
        (
            "El mapa de calor muestra las correlaciones entre variables. La correlación entre altura y peso "
            "es de 0,85. La correlación entre la edad y el peso es 0,31.",
            "altura, peso, edad / altura, peso, edad\nu 0.85 u\nu u u\nu 0.31 u",
        ),
        (
            'En el mapa de calor se observa una fuerte correlación entre "precio" y "superficie" (0.88) y '
            'una '
            'correlación negativa entre "precio" y "antigüedad" (-0.34), lo que era de esperar.',
            "precio, superficie, antigüedad / precio, superficie, antigüedad\nu 0.88 -0.34\nu u u\nu u u",
        ),
        (
            "O mapa de calor mostra a matriz de correlação. A correlação entre renda e idade é de 0,42 e "
            "entre renda e gasto é de 0,77.",
            "renda, idade, gasto / renda, idade, gasto\nu 0.42 0.77\nu u u\nu u u",
        ),
        (
            "La mappa di calore mostra le correlazioni. La correlazione tra altezza e peso è 0,85; quella "
            "tra età e peso è 0,31.",
            "altezza, peso, età / altezza, peso, età\nu 0.85 u\nu u u\nu 0.31 u",
        ),
        (
            "Cette carte de chaleur présente la matrice de corrélation. On observe une corrélation de 0,72 "
            "entre revenu et dépense et de 0,15 entre âge et revenu.",
            "revenu, dépense, âge / revenu, dépense, âge\nu 0.72 u\nu u u\n0.15 u u",
        ),
        (
            "Die Korrelationsmatrix als Heatmap zeigt: Zwischen Größe und Gewicht besteht ein starker "
            "Zusammenhang (r = 0,85), zwischen Alter und Gewicht ein schwacher (r = 0,31).",
            "Größe, Gewicht, Alter / Größe, Gewicht, Alter\nu 0.85 u\nu u u\nu 0.31 u",
        ),
        (
            'Die Heatmap zeigt, dass zwischen "rate" und "summe" eine hohe Korrelation vorhanden ist '
            '(Wert= 0.9).',
            "rate, summe / rate, summe\nu 0.9\nu u",
        ),
        (
            "Mapa de calor de correlaciones:\n\n- altura y peso: 0,85\n- edad y peso: 0,31\n",
            "altura, peso, edad / altura, peso, edad\nu 0.85 u\nu u u\nu 0.31 u",
        ),
    ],
)
def test_relations_in_other_languages(text, expected):
    assert told(text) == [expected]


@pytest.mark.parametrize(
    "text",
    [
        "Die Korrelationsmatrix (Heatmap) zeigt: zwischen Umsatz und Werbung stieg die Korrelation von 0,3 "
        "auf 0,5.",
        "El heatmap de correlación va de 2,5 a 3,5. Las ventas entre enero y marzo subieron 0,4.",
        "Die Korrelation zwischen Alter und Gewicht ist in der Heatmap größer als 0,5.",
    ],
)
def test_changes_and_bounds_are_no_values(text):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (
            "The correlation heatmap shows a strong correlation between `Sugar` and `Salt` (0.47), "
            "followed by `Fat` (0.29), `Age` (0.24), and `Sleep` (0.22).",
            ("Sugar", "Salt"),
        ),
        (
            "Heatmap korelasi menunjukkan korelasi yang cukup kuat antara `Gula` dan `Garam` (0.47), "
            "diikuti oleh `Lemak` (0.29), dan `Umur` (0.24).",
            ("Gula", "Garam"),
        ),
        (
            "Die Korrelationsmatrix zeigt eine starke Korrelation zwischen Zucker und Salz (0,47), "
            "gefolgt von Fett (0,29) und Alter (0,24).",
            ("Zucker", "Salz"),
        ),
    ],
)
def test_of_what_follows_a_pair_nobody_knows_the_other_name(text: str, names: tuple[str, str]) -> None:
    found = panel(text)
    assert found.x.categories[:2] == names
    assert cells(text)[0][:2] == [None, 0.47]
    assert sum(value is not None for row in cells(text) for value in row) == 1


def test_pairs_that_follow_a_pair_are_read() -> None:
    text = (
        "The correlation heatmap has strong correlations between Sugar and Salt (0.8), followed by "
        "Salt and Fat (0.7) and Sugar and Fat (0.6)."
    )
    assert cells(text) == [[None, 0.8, 0.6], [None, None, 0.7], [None, None, None]]


@pytest.mark.parametrize(("text", "expected"), [
    ("La heatmap montre les corrélations entre genres. Par exemple :\n"
     "- Action & Drame (forte corrélation : 0,45)\n- Polar & Film (corrélation faible : 0,1)\n",
     "Action, Drame, Polar, Film / Action, Drame, Polar, Film\nu 0.45 u u\nu u u u\nu u u 0.1\nu u u u"),
    ("La mappa di calore mostra correlazioni: pioggia e resa (0,7), sole e resa (-0,2) e vento e sole (0,1).",
     "pioggia, resa, sole, vento / pioggia, resa, sole, vento\nu 0.7 u u\nu u u u\nu -0.2 u u\nu u 0.1 u"),
    ("- Mapa de calor mostrando correlaciones entre 6 variables\n- Identifica relaciones claras: "
     "altura-peso (0.76), edad-peso (0.44)\n",
     "altura, peso, edad / altura, peso, edad\nu 0.76 u\nu u u\nu 0.44 u"),
    ("La matrice de corrélation montre une relation modérée (0.38) entre la **surface** et le **prix**."
     " Cela indique que les prix sont hauts.", "surface, prix / surface, prix\nu 0.38\nu u"),
    ("### Matrice de Corrélation\n- Une corrélation faible entre le **nombre de lits** (0.26) et le **loyer**"
     " montre que cela compte peu.", "nombre de lits, loyer / nombre de lits, loyer\nu 0.26\nu u"),
])  # fmt: skip
def test_values_in_brackets_in_other_languages(text, expected):
    assert [said.rpartition(": ")[2] for said in told(text)] == [expected]


@pytest.mark.parametrize("text", [
    "La carte de chaleur montre les corrélations. La différence (0.03) entre la surface et le prix est là.",
    "Mapa de calor de correlaciones. Relaciones con otras cosas: lluvia y cosecha (12), sol y cosecha (7).",
])
def test_brackets_that_hold_no_relation(text):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


def test_places_stay_where_they_were():
    from replot.reading.description.document.abroad.relations import with_relations_in_english

    for text in ("Mapa de calor. La correlación entre altura y el peso es de 0,85.",
                 "Matriz de correlación: relación (0.4) entre altura y peso, relaciones: sol y mar (0,1).",
                 "O mapa de calor: as variáveis sol e mar possuem correlação (0,1), e tem um valor de 3."):
        assert len(with_relations_in_english(text)) == len(text)


@pytest.mark.parametrize(("text", "expected"), [
    ("No mapa de calor as variáveis idade e gasto médio possuem forte correlação (0,77) e "
     "o teste diz o mesmo, com um valor de 9,41.",
     "idade, gasto médio / idade, gasto médio\nu 0.77\nu u"),
    ("El mapa de calor muestra las correlaciones. Las variables altura y peso tienen una correlación fuerte "
     "de 0,85. Edad y peso presentan una correlación débil (r = 0,12).",
     "altura, peso, Edad / altura, peso, Edad\nu 0.85 u\nu u u\nu 0.12 u"),
    ("Die Heatmap zeigt, dass Alter und Gewicht eine hohe Korrelation (0,95) haben. Größe und Gewicht weisen "
     "eine Korrelation von 0,85 auf.",
     "Alter, Gewicht, Größe / Alter, Gewicht, Größe\nu 0.95 u\nu u u\nu 0.85 u"),
    ("La carte de chaleur des corrélations : les variables âge et revenu ont une forte corrélation (0,72).",
     "âge, revenu / âge, revenu\nu 0.72\nu u"),
    ("La mappa di calore mostra che altezza e peso hanno una correlazione di 0,85.",
     "altezza, peso / altezza, peso\nu 0.85\nu u"),
])  # fmt: skip
def test_variables_that_have_a_relation(text, expected):
    assert told(text) == [expected]


@pytest.mark.parametrize("text", [
    "O mapa de calor mostra que renda, idade e gasto possuem forte correlação (0,84).",
    "O mapa de calor: renda e idade possuem 0,84 de média; correlação alta.",
    "El mapa de calor muestra que altura y peso tienen una correlación de 0,2 a 0,8.",
])
def test_variables_that_have_something_else(text):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


@pytest.mark.parametrize(
    "text, expected",
    [
        (
            "Matrice de corrélation des variables.\n\n**Salaire** : Corrélation forte avec le Rang (0.94) : "
            "cela montre une relation. Corrélation modérée avec l'Âge (0,44) : rien.\n\n**Âge** : "
            "Corrélation très forte avec le Rang (0.9) , et les Heures (-0.2).",
            "Salaire, Rang, Âge, Heures / Salaire, Rang, Âge, Heures\n"
            "u 0.94 0.44 u\nu u u u\nu 0.9 u -0.2\nu u u u",
        ),
        (
            "La matriz de correlación muestra lo siguiente. Altura: correlación fuerte con el peso (0,85) y "
            "la edad (0,31).",
            "Altura, peso, edad / Altura, peso, edad\nu 0.85 0.31\nu u u\nu u u",
        ),
        (
            "Korrelationsmatrix als Heatmap.\n\n- Einkommen: starke Korrelation mit der Bildung (0,71) und "
            "dem Alter (0,3): Das ist viel.\n- Alter: schwache Korrelation mit der Bildung (-0,12).",
            "Einkommen, Bildung, Alter / Einkommen, Bildung, Alter\nu 0.71 0.3\nu u u\nu -0.12 u",
        ),
    ],
)
def test_values_of_one_variable_with_others_behind_its_name(text, expected):
    assert [part.replace("nan", "u") for part in told(text)] == [expected]


def test_a_verb_in_another_language_is_no_part_of_a_name():
    said = "La matrice de corrélation montre que le revenu a une corrélation forte avec l'âge (0,72)."
    assert [part.replace("nan", "u") for part in told(said)] == ["revenu, âge / revenu, âge\nu 0.72\nu u"]
