"""Attention maps whose tokens only sentences name."""

from __future__ import annotations

import pytest
from sources import cells, panel, told

import replot


@pytest.mark.parametrize(
    "text, expected",
    [
        (
            'The attention map in layer 3 shows that "it" attends mostly to "animal" (0.61), then to '
            '"street" (0.14) and itself (0.08). "tired" attends to "animal" with 0.47.',
            "it, animal, street, tired / it, animal, street, tired\n0.08 0.61 0.14 u\nu u u u\nu u u u\n"
            "u 0.47 u u",
        ),
        (
            "Attention weights (heatmap): `bank` puts 0.52 of its weight on `river` and 0.2 on `the`.",
            "bank, river, the / bank, river, the\nu 0.52 0.2\nu u u\nu u u",
        ),
        (  # those that look are none of those that are looked at
            "Cross-attention heatmap. “chat” attends to “cat” (0.81). “noir” attends to “black” (0.77) and "
            "“cat” (0.1).",
            "cat, black / chat, noir\n0.81 u\n0.1 0.77",
        ),
        (  # what is quoted behind the colon is no title
            "The attention heatmap: 'dog' gives 0.4 to 'barks' and 0.3 to itself.",
            "dog, barks / dog, barks\n0.3 0.4\nu u",
        ),
    ],
)
def test_tokens_that_attend_to_others(text, expected):
    assert told(text) == [expected]
    assert replot.parse(text).title is None


def test_other_quoted_words_are_no_tokens():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse('The heatmap draws attention: 12 of "ours" look like "theirs".')


@pytest.mark.parametrize(
    "lead",
    [
        "A heatmap of attention weights. When processing \"cat\":",
        "An attention map shows where each word looks.\n\nFor the word “cat”:",
        "## Attention weights, a heatmap\n\nFor the token `cat`:",
    ],
)
def test_weights_of_one_token(lead):
    text = f'{lead}\n\n- "The": 0.1 (low)\n- "big": 0.3 (middling)\n- "cat": 0.9 (itself)\n'
    assert told(text) == ["The, big, cat / cat\n0.1 0.3 0.9"]


@pytest.mark.parametrize("of", ["for the word", "of", "for the token"])
@pytest.mark.parametrize("could", [":", " could look like this:"])
@pytest.mark.parametrize("last", ["fish", "swam"])
def test_weights_that_lead_to_their_token(of, could, last):
    text = (
        f'The attention weights {of} "swam"{could}\n\n- The: 0.1\n- it: **0.7**\n- {last}: 0.2\n\n'
        'It is a heatmap of 8 heads, and the best has 3 layers. So 70% of its attention is paid to "it".\n\n'
        "- The model was trained for 12 days\n"
    )
    assert panel(text).y.categories == ("swam",)
    assert panel(text).x.categories == ("The", "it", last)
    assert cells(text) == [[0.1, 0.7, 0.2]]


def test_a_list_below_other_words_is_of_no_token():
    text = 'Attention heatmap. The model has some settings:\n\n- "heads": 8\n- "layers": 6\n'
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


@pytest.mark.parametrize(
    "lead",
    [
        'query "sat" attends to:',
        'The token "sat" mostly attends to:',
        'When processing "sat", it attends to:',
        'Look at one of the heads. The word "sat" attends to:',
    ],
)
def test_what_one_token_attends_to(lead):
    for text in (
        f"Attention map of a head.\n\n{lead}\n\n- The: 0.08\n- cat: 0.71\n- the: 0.21\n",
        f"Attention map of a head.\n\n```ascii\n{lead}\n  The   0.08\n  cat   0.71\n  the   0.21\n```\n",
    ):
        assert panel(text).y.categories == ("sat",)
        assert panel(text).x.categories == ("The", "cat", "the")
        assert cells(text) == [[0.08, 0.71, 0.21]]


def test_code_of_more_than_one_list_is_no_such_list():
    text = 'Attention map.\n\n```\nprint("a"):\n  The   0.08\n  cat = 3\n```\n'
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


WEIGHTS = "A heatmap of weights. Queries are the rows and keys are the columns, {}. {}"
ORDERS = (
    "both in sentence order (the, gate, was, shut)",
    "both in the same order (the, gate, was, shut)",
    "both in the order of the sentence (the, gate, was, shut)",
    "both in reading order: the, gate, was, shut",
)


@pytest.mark.parametrize("order", ORDERS)
def test_both_axes_in_the_order_of_something(order):
    said = 'The column "gate" receives 0.6 from "the", 0.3 from "gate", 0.5 from "was" and 0.8 from "shut".'
    found = panel(WEIGHTS.format(order, said))
    assert (found.x.categories, found.y.categories) == (("the", "gate", "was", "shut"),) * 2
    assert (found.x.label, found.y.label) == ("keys", "Queries")
    assert [row[1] for row in cells(WEIGHTS.format(order, said))] == [0.6, 0.3, 0.5, 0.8]


def test_an_article_before_a_line_is_no_token():
    said = 'In the row "gate" there is 0.4 for "was". The row "the" has 0.9 for "shut".'
    found = cells(WEIGHTS.format(ORDERS[0], said))
    assert found == [[None, None, None, 0.9], [None, None, 0.4, None], [None] * 4, [None] * 4]
