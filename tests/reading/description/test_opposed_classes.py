"""The names of the two classes of a matrix of which a text only counts the four outcomes."""

from __future__ import annotations

import pytest
from sources import cells, panel

COUNTS = "Confusion matrix: 190 true negatives, 30 false positives, 20 false negatives and 60 true positives."
NONE = ("Negative", "Positive")


@pytest.mark.parametrize(
    "words, expected",
    [
        ("The set has 300 rows: 220 retained customers and 80 lapsed customers.", ("retained", "lapsed")),
        ("Of the 300 parcels, 80 were damaged and 220 were intact.", ("intact", "damaged")),
        ("The missed are tickets labeled “urgent” that it called “not urgent.”", ("not urgent", "urgent")),
        ('The positive class is "leak", the negative class is "dry".', ("dry", "leak")),
        # predicted ones, things of which none is a class, outcomes, and two names that do not deny each other
        ("The model found 210 retained customers and 90 lapsed customers.", NONE),
        ("There were 220 samples and 80 features.", NONE),
        ("Support: 220 negatives, 80 positives.", NONE),
        ('It reads the columns "age" and "income".', NONE),
    ],
)
def test_classes_behind_counted_outcomes(words, expected):
    text = f"{COUNTS}\n\n{words}"
    assert panel(text).y.categories == panel(text).x.categories == expected
    assert cells(text) == [[190, 30], [20, 60]]


def test_sizes_that_are_alike_tell_no_order():
    text = (
        "Confusion matrix: TN = 70, FP = 30, FN = 20, TP = 80. "
        "The test set has 100 retained customers and 100 lapsed customers."
    )
    assert panel(text).y.categories == NONE


@pytest.mark.parametrize(
    "told, expected",
    [
        ("9 false negatives — icy roads flagged as dry — and 14 false positives", ("dry", "icy roads")),
        ("14 false positives (calm messages wrongly labelled as “rude”) and 9 false negatives",
         ("calm", "rude")),
        ("14 false positives and 9 false negatives, i.e. late cases predicted as on time",
         ("on time", "late")),
        ("14 false positives — moths mistaken for owls — and 9 false negatives — owls taken for moths",
         ("moths", "owls")),
        # what is no gloss of an error
        ("14 false positives and 9 false negatives, most pipes classified as dry being short", NONE),
        ("14 false positives, which were flagged as severe, and 9 false negatives", NONE),
    ],
)
def test_classes_of_an_error_that_is_told_in_words(told, expected):
    text = f"The confusion matrix shows {told}."
    assert panel(text).y.categories == panel(text).x.categories == expected
    assert [row[::-1][k] for k, row in enumerate(cells(text))] == [14, 9]


@pytest.mark.parametrize(
    "pairs, expected",
    [
        ((("dry", "dry"), ("leak", "dry"), ("dry", "leak"), ("leak", "leak")), ("dry", "leak")),
        ((("N", "N"), ("Y", "N"), ("N", "Y"), ("Y", "Y")), ("N", "Y")),
        # places in the matrix
        ((("0", "0"), ("1", "0"), ("0", "1"), ("1", "1")), NONE),
    ],
)
def test_pairs_behind_outcomes(pairs, expected):
    names = ("True Negative", "False Negative", "False Positive", "True Positive")
    counts = (190, 20, 30, 60)
    lines = [f"- {n} ({a}, {b}): {count}" for n, (a, b), count in zip(names, pairs, counts, strict=True)]
    text = "Confusion matrix:\n" + "\n".join(lines)
    assert panel(text).y.categories == panel(text).x.categories == expected
    assert cells(text) == [[190, 30], [20, 60]]


def test_how_often_something_was_predicted():
    text = """Confusion matrix.
True Negative: it correctly predicted 64 times that the pump would hold.
False Negative: it incorrectly predicted 12 times that a pump would hold.
False Positive: it incorrectly predicted 30 times that a pump would fail.
True Positive: it correctly predicted 15 times that the pump would fail.
"""
    assert cells(text) == [[64, 30], [12, 15]]


@pytest.mark.parametrize(
    "told, names",
    [
        ("- **Actual**:\n  - Leak:\n    - True Positive: 60\n    - False Negative: 20\n  - Dry:\n"
         "    - False Positive: 30\n    - True Negative: 190", (None, "Actual")),
        ("- **Actual**: - Leak: - True Positive: 60 - False Negative: 20 - Dry: - False Positive: 30 - "
         "True Negative: 190", (None, "Actual")),
        ("Leak: TP: 60, FN: 20\nDry: FP: 30, TN: 190", (None, None)),
        ("**Predicted Leak**: true positives 60, false positives 30\n"
         "**Predicted Dry**: true negatives 190, false negatives 20", ("Predicted", None)),
    ],
)
def test_classes_that_their_outcomes_stand_under(told, names):
    read = panel(f"The confusion matrix:\n\n{told}")
    assert read.y.categories == read.x.categories == ("Dry", "Leak")
    assert (read.x.label, read.y.label) == names
    assert read.grid.values.tolist() == [[190, 30], [20, 60]]


def test_outcomes_that_stand_under_no_class():
    text = "Confusion matrix.\nCorrect: TP: 60, TN: 190\nWrong: FP: 30, FN: 20"
    assert panel(text).y.categories == NONE
    assert cells(text) == [[190, 30], [20, 60]]


def test_the_other_class_is_the_negative_one():
    text = ("The confusion matrix: 89 true negatives, 11 false positives, 7 false negatives and 93 true "
            "positives. "
            '"leak" is the positive class, "dry" the negative one.')
    assert panel(text).y.categories == ("dry", "leak")
    assert cells(text) == [[89, 11], [7, 93]]


@pytest.mark.parametrize(
    "missed, alarm, expected",
    [
        ("cracked parcels not noticed", "intact parcels marked as cracked", ("intact", "cracked")),
        ("leaky pipes missed", "sound pipes flagged as leaky", ("sound", "leaky")),
        # of the other class there is nothing else
        ("leaks not noticed", "sound pipes flagged as leak", ("sound pipes", "leak")),
    ],
)
def test_what_is_of_both_classes_is_no_part_of_their_names(missed, alarm, expected):
    text = f"The confusion matrix shows 9 false negatives ({missed}) and 14 false positives ({alarm})."
    assert panel(text).y.categories == panel(text).x.categories == expected
    assert [row[::-1][k] for k, row in enumerate(cells(text))] == [14, 9]


@pytest.mark.parametrize(
    "missed, alarm, expected",
    [
        ("paquetes rotos no detectados", "paquetes enteros marcados como rotos", ("enteros", "rotos")),
        ("cartas de fraude no vistas", "cartas honestas marcadas como fraude", ("honestas", "fraude")),
    ],
)
def test_what_is_of_both_classes_stands_before_them_in_spanish(missed, alarm, expected):
    text = (
        f"La matriz de confusión muestra 9 falsos negativos ({missed}) y 14 falsos positivos ({alarm})."
    )
    assert panel(text).y.categories == panel(text).x.categories == expected
    assert [row[::-1][k] for k, row in enumerate(cells(text))] == [14, 9]


@pytest.mark.parametrize("verb", ["not detected", "not caught", "never detected", "missed"])
def test_what_was_not_detected_was_missed(verb):
    text = (
        f"The confusion matrix shows 9 false negatives (spam mails {verb}) and 14 false positives "
        "(legitimate mails flagged as spam)."
    )
    assert panel(text).y.categories == ("legitimate", "spam")
    assert cells(text) == [[None, 14], [9, None]]


@pytest.mark.parametrize(
    "right, wrong, expected",
    [
        # how a right outcome goes on tells its class, and its own count is the one behind the colon
        ("On-time buses correctly left alone at level 0", "Delayed buses sent to Desk 2 for a new plan",
         ("On-time", "Delayed")),
        ("dry pipes that were never dug up", "leaky pipes dug up in 3 days", ("dry", "leaky")),
        ("all sound old bolts kept", "all cracked old bolts replaced", ("sound", "cracked")),
        # no two kinds of one thing
        ("kept as they are", "replaced in 3 days", NONE),
        ("most bolts kept", "some bolts replaced", NONE),
        ("sound bolts kept", "cracked screws replaced", NONE),
        ("correct calls of type 1", "wrong calls of type 2", NONE),
    ],
)
def test_classes_of_which_the_right_outcomes_are(right, wrong, expected):
    text = (
        f"### Confusion matrix\n- **True Negatives (TN):** `1,190` ({right})\n"
        "- **False Positives (FP):** `30` (flagged for a look, 2.5% of them)\n"
        f"- **False Negatives (FN):** `20`\n- **True Positives (TP):** `60` ({wrong})\n"
    )
    assert panel(text).y.categories == panel(text).x.categories == expected
    assert cells(text) == [[1190, 30], [20, 60]]
