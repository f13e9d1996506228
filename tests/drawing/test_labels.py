"""Tick labels: what is wrapped, turned, thinned or left out."""

from __future__ import annotations

import pytest

from replot.drawing.fonts import Font
from replot.drawing.labels import LabelType, numeric, thinned, x_labels, y_labels

KIND = LabelType(Font(), 7.2, 5.0, 100.0)  # an em of ten pixels
NUMBERS = tuple(str(k) for k in range(1, 101))
WORDS = ("alpha beta", "gamma delta", "epsilon zeta")


@pytest.mark.parametrize(("labels", "values"), [
    (("1", "2", "3"), (1, 2, 3)),
    (("0.1", "0.05", ".01"), (0.1, 0.05, 0.01)),
    (("−5", "0", "5"), (-5, 0, 5)),
    (("1k", "2k", "128k"), (1e3, 2e3, 128e3)),
    (("10 %", "20 %"), (10, 20)),
    (("1,000", "2,000"), (1000, 2000)),
    (("1e-4", "1e-3"), (1e-4, 1e-3)),
    (("layer 1", "layer 2"), (1, 2)),
    (("1", "3", "2"), None),
    (("a1", "b2"), None),
    (("cat", "dog"), None),
    (("1", ""), None),
])
def test_numeric(labels, values):
    assert numeric(labels) == (values if values is None else pytest.approx(values))


def test_thinned_begins_at_round_numbers():
    assert thinned(tuple(range(1, 31)), 10) == (9, 19, 29)
    assert thinned(tuple(range(1990, 2010)), 5) == (0, 5, 10, 15)


class TestX:
    def test_upright_in_one_line(self):
        labels = x_labels(("a", "b"), 30, KIND, 100)
        assert (labels.rotation, labels.texts, labels.size, labels.step) == (0, ("a", "b"), 7.2, 1)
        assert labels.depth == pytest.approx(10)

    def test_neighbours_share_the_room(self):
        # one wide label between two narrow ones needs no wrapping
        assert x_labels(("1", "wide one", "2"), 32, KIND, 100).texts[1] == "wide one"

    def test_wrapped(self):
        labels = x_labels(WORDS, 50, KIND, 100)
        assert (labels.rotation, labels.texts[0]) == (0, "alpha\nbeta")
        assert labels.depth == pytest.approx(22)

    def test_turned_by_45(self):
        labels = x_labels(WORDS, 20, KIND, 100)
        assert labels.rotation == 45
        assert labels.before > 0

    def test_turned_by_90(self):
        labels = x_labels(WORDS, 13, KIND, 100)
        assert (labels.rotation, labels.size) == (90, 7.2)
        assert labels.before == 0

    def test_very_short_ones_are_set_smaller_before_they_are_turned(self):
        numbers = tuple(map(str, range(1, 13)))
        labels = x_labels(numbers, 15, KIND, 100)
        assert (labels.rotation, labels.texts, labels.step) == (0, numbers, 1)
        assert KIND.min_size <= labels.size < 7.2
        assert x_labels(tuple(f"{k}000" for k in numbers), 15, KIND, 100).rotation == 45

    def test_smaller_before_left_out(self):
        labels = x_labels(WORDS, 8, KIND, 100)
        assert (labels.rotation, labels.size) == (90, 5.2)

    def test_words_are_never_thinned(self):
        labels = x_labels(WORDS, 5, KIND, 100)
        assert (labels.shown, labels.step) == ((), 0)

    def test_numbers_are_thinned_evenly(self):
        labels = x_labels(NUMBERS, 5, KIND, 100)
        assert (labels.step, labels.shown) == (5, tuple(range(4, 100, 5)))
        assert labels.texts == tuple(str(k) for k in range(5, 101, 5))

    def test_long_ones_are_cut_only_if_they_must(self):
        long = tuple(f"{word} and a good deal more of it {k}" for k, word in enumerate(WORDS))
        assert x_labels(long, 12, KIND, 60).texts == long
        cut = x_labels(long, 12, KIND, 60, strict=True)
        assert all("\u2026" in text for text in cut.texts)
        assert cut.depth <= 61

    def test_breaks_of_their_own_do_not_count(self):
        assert x_labels(("a\nb", "c"), 60, KIND, 100).texts == ("a b", "c")


class TestY:
    def test_as_they_are(self):
        labels = y_labels(WORDS, 12, KIND, 1000)
        assert (labels.texts, labels.size) == (WORDS, 7.2)

    def test_wrapped_where_a_row_has_room(self):
        assert y_labels(WORDS, 25, KIND, 45).texts == ("alpha\nbeta", "gamma\ndelta", "epsilon\nzeta")
        assert y_labels(WORDS, 12, KIND, 45).texts == WORDS

    def test_strict_sets_smaller_and_cuts(self):
        smaller = y_labels(WORDS, 12, KIND, 55, strict=True)
        assert smaller.texts == WORDS and smaller.size < 7.2
        cut = y_labels(WORDS, 12, KIND, 30, strict=True)
        assert cut.size == 5 and cut.depth <= 30
        assert cut.texts[2].endswith("ta") and "\u2026" in cut.texts[2]

    def test_numbers_are_thinned_and_words_left_out(self):
        assert y_labels(NUMBERS, 3, KIND, 100).step == 5
        assert y_labels(WORDS, 3, KIND, 100).shown == ()

    def test_marks_above_and_below_letters_need_room(self):
        assert y_labels(("Ég", "Ég"), 10.5, KIND, 100).size < 7.2


class TestCut:
    LABELS = tuple(f"a rather long category number {k} of the list" for k in range(4))

    def test_what_tells_labels_apart_is_kept(self):
        labels = y_labels(self.LABELS, 12, KIND, 60, True)
        assert labels.texts == tuple(f"\u2026{k} of the list" for k in range(4))
        assert labels.cut == (0, 1, 2, 3)
        assert 0.5 < labels.lost < 1

    def test_else_the_middle_goes(self):
        labels = y_labels(("alpha and omega and all between", "short"), 12, KIND, 60, True)
        assert labels.texts[0].startswith("alp")
        assert labels.texts[0].endswith("een")
        assert (labels.texts[1], labels.cut) == ("short", (0,))

    def test_turned_labels_do_not_lean_further_than_they_may(self):
        assert x_labels(self.LABELS, 20, KIND, 500).rotation == 45
        assert x_labels(self.LABELS, 20, KIND, 500, lean=50).rotation == 90
