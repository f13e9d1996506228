"""How many of a class came out right, in brackets behind its name."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("The confusion matrix shows that the model recognises oaks (42 correct predictions) and elms "
         "(37 correct predictions) very well. It does less well for firs.", ("oaks", "elms")),
        ("In the confusion matrix, wild rose (42 of 50 correctly classified) and tulip (37 of 50 correctly "
         "classified) stand out.", ("wild rose", "tulip")),
        ("Looking at the confusion matrix, “sea” (42 correct) and “old town” (37 correct) lead.",
         ("sea", "old town")),
        ("La matrice de confusion montre que le modèle reconnaît très bien chouette (42 bonnes prédictions) "
         "et hibou (37 bonnes prédictions).", ("chouette", "hibou")),
        ("Die Konfusionsmatrix zeigt gute Ergebnisse für Eiche (42 richtige Vorhersagen) und Ulme "
         "(37 richtige Vorhersagen).", ("Eiche", "Ulme")),
        ("La matriz de confusión muestra buenos resultados para roble (42 aciertos) y olmo (37 aciertos).",
         ("roble", "olmo")),
    ],
)
def test_right_predictions_behind_each_name(text, names):
    assert panel(text).y.categories == panel(text).x.categories == names
    assert [row[k] for k, row in enumerate(cells(text))] == [42, 37]


@pytest.mark.parametrize(
    "text",
    [
        "The confusion matrix has two classes. Random forest (42 correct) and XGBoost (37 correct) differ.",
        "The confusion matrix has two classes. Model A (42 correct) and model B (37 correct) differ.",
        "The confusion matrix has two classes. The 3 best are oak (42 correct) and elm (37 correct).",
    ],
)
def test_models_are_no_classes_and_no_number_is_left_over(text):
    try:
        assert panel(text).x.categories == ()
    except replot.NotAHeatmap:
        pass


@pytest.mark.parametrize(
    "lead",
    [
        "The model made 5 mistakes: ",
        "There were only five errors: ",
        "5 misclassifications in total: ",
        "It made a total of 5 wrong predictions – ",
    ],
)
def test_the_sum_of_all_errors_before_each_of_them(lead):
    text = (
        "## Confusion matrix\n- The model correctly recognised 88 sound bricks and 93 badly cracked bricks.\n"
        f"- {lead}3 sound bricks were taken for badly cracked, and 2 badly cracked bricks for sound.\n"
    )
    assert panel(text).x.categories == ("sound", "badly cracked")
    assert cells(text) == [[88, 3], [2, 93]]


def test_a_sum_of_errors_of_a_class_is_none_of_the_model():
    text = "## Confusion matrix. Classes: oak, elm.\nFor oak it made 3 mistakes: elm was seen.\n"
    assert cells(text) == [[None, None], [None, None]]
