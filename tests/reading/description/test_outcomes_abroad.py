"""Outcomes of a classifier in Portuguese, Spanish, French and German."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

OUTCOMES = [[40, 3], [5, 52]]


@pytest.mark.parametrize(
    ("classes", "text"),
    [
        (("doces", "azedas"), (
            "A matriz de confusão mostra:",
            "Verdadeiro Negativo (TN) = 40 → maçãs doces corretamente classificadas como doces.",
            "Falso Positivo (FP) = 3 → maçãs doces incorretamente classificadas como azedas.",
            "Falso Negativo (FN) = 5 → maçãs azedas incorretamente classificadas como doces.",
            "Verdadeiro Positivo (TP) = 52 → maçãs azedas corretamente classificadas como azedas.",
        )),
        (("legítimos", "spam"), (
            "La matriz de confusión muestra:",
            "- Verdaderos Negativos (VN): 40 — correos legítimos clasificados correctamente como legítimos",
            "- Falsos Positivos (FP): 3 — correos legítimos clasificados incorrectamente como spam",
            "- Falsos Negativos (FN): 5 — correos spam clasificados incorrectamente como legítimos",
            "- Verdaderos Positivos (VP): 52 — correos spam clasificados correctamente como spam",
        )),
        (("fidèles", "perdus"), (
            "La matrice de confusion indique :",
            "Vrais négatifs (VN) = 40 → clients fidèles correctement classés comme fidèles",
            "Faux positifs (FP) = 3 → clients fidèles classés à tort comme perdus",
            "Faux négatifs (FN) = 5 → clients perdus classés à tort comme fidèles",
            "Vrais positifs (VP) = 52 → clients perdus correctement classés comme perdus",
        )),
        (("gesund", "krank"), (
            "Die Konfusionsmatrix:",
            "- Richtig negativ (TN) = 40: gesunde Pflanzen korrekt als gesund erkannt",
            "- Falsch positiv (FP) = 3: gesunde Pflanzen fälschlich als krank erkannt",
            "- Falsch negativ (FN) = 5: kranke Pflanzen fälschlich als gesund erkannt",
            "- Richtig positiv (TP) = 52: kranke Pflanzen korrekt als krank erkannt",
        )),
    ],
)  # fmt: skip
def test_outcomes_and_their_classes(classes, text):
    read = panel("\n\n".join(text))
    assert read.x.categories == read.y.categories == classes
    assert cells("\n\n".join(text)) == OUTCOMES


def test_outcomes_whose_classes_nobody_names():
    text = "Matriz de confusión: verdaderos negativos 40, falsos positivos 3, falsos negativos 5, "
    assert cells(f"{text}verdaderos positivos 52.\n") == OUTCOMES


@pytest.mark.parametrize("said", ["classé comme", "reconnue come", "marcado como"])
def test_words_shorter_than_the_english_ones(said):
    text = f'Matrice de confusion, 11% de faux négatifs ("fallen" {said} "not fallen").'
    with pytest.raises(replot.NotAHeatmap, match="names no row, no column, no axis and no value"):
        replot.parse(text)


@pytest.mark.parametrize(
    ("classes", "values", "text"),
    [
        (
            ("legítimos", "spam"),
            [[None, 7], [3, None]],
            "La matriz de confusión muestra 7 correos legítimos marcados como spam y 3 spam que pasaron como "
            "legítimos. De los 10 errores, pocos son graves.",
        ),
        (
            ("puntuali", "tardi"),
            [[None, 5], [9, None]],
            "La matrice di confusione mostra 5 treni puntuali classificati come tardi e 9 treni tardi "
            "classificati come puntuali.",
        ),
        (
            ("chats", "chiens"),
            [[52, 8], [5, 35]],
            "La matrice de confusion : sur les 60 chats, 52 ont été classés comme chats et 8 comme chiens ; "
            "sur les 40 chiens, 35 ont été classés comme chiens et 5 comme chats.",
        ),
        (
            ("gatos", "cães"),
            [[70, 10], [None, None]],
            "A matriz de confusão mostra que, dos 80 gatos, 70 foram classificados como gatos e 10 como "
            "cães.",
        ),
    ],
)
def test_what_was_taken_for_what_in_one_sentence(classes, values, text):
    assert panel(text).y.categories == classes
    assert cells(text) == values


def test_bold_words_and_points_in_thousands() -> None:
    text = (
        "## Matriz de confusão\n\n"
        "- **1.204** cartas **legítimas** foram **corretamente classificadas** como **legítimas** (**VN**).\n"
        "- **310** cartas **suspeitas** foram **corretamente classificadas** como **suspeitas** (**VP**).\n"
        "- **25** cartas **suspeitas** foram **classificadas incorretamente** como **legítimas** (**FN**).\n"
        "- **41** cartas **legítimas** foram **classificadas incorretamente** como **suspeitas** (**FP**).\n"
    )
    found = panel(text)
    assert found.x.categories == found.y.categories == ("legítimas", "suspeitas")
    assert cells(text) == [[1204, 41], [25, 310]]


@pytest.mark.parametrize(
    ("said", "classes", "values"),
    [
        (
            "Es wurden 16 Blätter der Linde auch tatsächlich als Linde erkannt. Es wurden 3 Blätter der "
            "Ulme als Espe klassifiziert.",
            ("Linde", "Ulme", "Espe"),
            [[16, None, None], [None, None, 3], [None, None, None]],
        ),
        (
            "16 Linden wurden als Ulmen klassifiziert, 3 Ulmen als Linden.",
            ("Linden", "Ulmen"),
            [[None, 16], [3, None]],
        ),
        (
            "16 Ulmen wurden richtig als Ulme erkannt und 3 Ulmen fälschlicherweise als Linde.",
            ("Ulme", "Linde"),
            [[16, 3], [None, None]],
        ),
        (
            "16 Blätter der Roten Ulme wurden als Rote Ulme klassifiziert, 5 Blätter der Roten Ulme für "
            "Linde "
            "gehalten.",
            ("Rote Ulme", "Linde"),
            [[16, 5], [None, None]],
        ),
    ],
)
def test_german_verbs_stand_last(said, classes, values):
    text = f"Die Verwechslungsmatrix der Bäume. {said}"
    assert panel(text).y.categories == classes
    assert cells(text) == values


def test_what_was_not_recognised_is_not_on_the_diagonal() -> None:
    text = (
        "Die Konfusionsmatrix der Bäume. 16 Ulmen wurden als Linde klassifiziert. 5 Ulmen wurden nicht "
        "korrekt "
        "als Ulme erkannt. 7 Linden wurden nicht als Linde erkannt."
    )
    assert cells(text) == [[None, 16], [None, None]]


SIDES = {
    "it": "Le righe rappresentano le specie vere, mentre le colonne rappresentano le specie predette.",
    "es": "Las columnas muestran las clases predichas y las filas muestran las clases reales.",
    "de": "Die Zeilen enthalten die wahren Arten und die Spalten die Vorhersagen.",
}


@pytest.mark.parametrize(
    ("language", "matrix", "names"),
    [
        ("it", "La matrice di confusione.", ("specie vere", "specie predette")),
        ("es", "La matriz de confusión.", ("clases reales", "clases predichas")),
        ("de", "Die Konfusionsmatrix.", ("wahren Arten", "Vorhersagen")),
    ],
)
def test_what_both_axes_show(language, matrix, names):
    read = panel(f"{matrix} {SIDES[language]} 12 gatos clasificados como perros.")
    assert (read.y.label, read.x.label) == names


@pytest.mark.parametrize(
    "text",
    [
        'La matrice di confusione. Il modello ha predetto correttamente 30 casi di "volpe", 27 di "lupo" e '
        "34 di \"orso\". C'è un caso in cui \"lupo\" è stato predetto come \"volpe\".",
        'La matriz de confusión. El modelo ha clasificado correctamente 30 casos de "volpe", 27 de "lupo" y '
        '34 de "orso". Hay un caso en que "lupo" fue clasificado como "volpe".',
        'A matriz de confusão. O modelo classificou corretamente 30 casos de "volpe", 27 de "lupo" e 34 de '
        '"orso". Há um caso em que "lupo" foi classificado como "volpe".',
        'The confusion matrix. The model correctly predicted 30 cases of "volpe", 27 of "lupo" and 34 of '
        '"orso". There is one case in which "lupo" was predicted as "volpe".',
    ],
)
def test_cases_of_each_class(text):
    assert panel(text).x.categories == ("volpe", "lupo", "orso")
    assert cells(text) == [[30, None, None], [1, 27, None], [None, None, 34]]


@pytest.mark.parametrize(
    "text",
    [
        "La matrice de confusion montre 40 vrais positifs et 12 vrais négatifs, sans aucun faux positif ni "
        "faux négatif.",
        "La matriz de confusión muestra 40 verdaderos positivos y 12 verdaderos negativos, sin falsos "
        "positivos ni falsos negativos.",
        "A matriz de confusão mostra 40 verdadeiros positivos e 12 verdadeiros negativos, sem falsos "
        "positivos e nenhum falso negativo.",
        "La matrice di confusione mostra 40 veri positivi e 12 veri negativi. Nessun falso positivo e nessun "
        "falso negativo.",
        "Die Konfusionsmatrix zeigt 40 richtig Positive und 12 richtig Negative, aber keine falsch Positiven "
        "und keine falsch Negativen.",
    ],
)
def test_outcomes_that_are_none(text):
    assert panel(text).y.categories == ("Negative", "Positive")
    assert cells(text) == [[12, 0], [0, 40]]


@pytest.mark.parametrize(
    "said",
    [
        ", presque aucun faux positif.",
        ". Un modèle idéal n'aurait aucun faux positif.",
        ". Aucun faux positif de la classe B.",
        ", peu ou pas de faux négatifs.",
    ],
)
def test_outcomes_that_may_be_some(said):
    text = "La matrice de confusion montre 40 vrais positifs et 12 vrais négatifs"
    assert cells(text + said) == [[12, None], [None, 40]]


def test_thousands_parted_by_spaces_between_words():
    text = "La matrice de confusion montre 21 307 vrais négatifs, 4 019 faux négatifs et aucun faux positif."
    assert cells(text) == [[21307, 0], [4019, None]]
    text = "La matrice de confusion des lots 3 et 4 : 21 vrais négatifs, 40 faux négatifs."
    assert cells(text) == [[21, None], [40, None]]
