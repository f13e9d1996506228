"""Names and labels of axes with words around them that lead to them, place them, or go on behind them."""

from __future__ import annotations

import pytest
import sources
from sources import cells, panel

import replot


def axes(text: str) -> dict[str, tuple[str | None, tuple[str, ...]]]:
    (panel,) = replot.parse(text).panels
    return {"y": (panel.y.label, panel.y.categories), "x": (panel.x.label, panel.x.categories)}


def values(text: str) -> list[list[float | None]]:
    return replot.parse(text).to_dict()["panels"][0]["values"]


TOWNS = ("Ayr", "Bath", "Cork")


@pytest.mark.parametrize(
    ("told", "label", "labels"),
    [
        (
            'Axis at the left: "Town", with Ayr in the first row, Bath in the second, Cork in the third',
            "Town",
            TOWNS,
        ),
        ("Row axis: Town (Ayr, Bath, Cork downwards)", "Town", TOWNS),
        ('Y-axis, titled "Town": Ayr, Bath, Cork', "Town", TOWNS),
        ("Y-axis: Town. At the top Ayr, then Bath, and at the bottom Cork", "Town", TOWNS),
        ('Y-axis: "Depth (m)", surface first, i.e. 0, 2, 5 downwards', "Depth (m)", ("0", "2", "5")),
        (
            'Y-axis: "Time (h)", ticks 6 / 12 / 24 (6 at the top); drawn at the left only',
            "Time (h)",
            ("6", "12", "24"),
        ),
        ('The y-axis (titled "Town"; Ayr on top, then Bath and, lowest, Cork)', "Town", TOWNS),
        (
            "Y-axis: Species\n  - three ticks, read downwards: E. coli, B. longum, A. niger\n  - all in "
            "italics",
            "Species",
            ("E. coli", "B. longum", "A. niger"),
        ),
        ('Y-axis: "Town": Ayr, Bath, Cork, one row per town', "Town", TOWNS),
    ],
)
def test_words_around_the_labels_are_none(told, label, labels):
    assert axes(f"A heatmap.\n\n- {told}\n- X-axis: Year (2001, 2002)\n")["y"] == (label, labels)


@pytest.mark.parametrize(
    "told",
    [
        'Three towns (vertical axis, "Town": Ayr, Bath, Cork) by three years '
        '(horizontal axis, "Year": 2001 to 2003, one tick per year)',
        'Places ("Town": Ayr, Bath, Cork from top to bottom) are set against the time '
        '("Year": 2001, 2002, 2003 from left to right)',
        'The towns form the vertical axis (titled "Town"; Ayr on top, then Bath and, lowest, Cork), '
        'the years form the horizontal axis (titled "Year"; 2001, 2002, 2003)',
    ],
)
def test_names_and_labels_stand_in_brackets(told):
    assert axes(f"A heatmap of rain. {told}.") == {
        "y": ("Town", TOWNS),
        "x": ("Year", ("2001", "2002", "2003")),
    }


@pytest.mark.parametrize("verb", ["list", "go through", "follow"])
def test_both_axes_have_one_list_told_in_a_sentence_of_its_own(verb):
    text = (
        'A confusion matrix. The side axis says "Diagnosis" and the bottom axis says "Output". '
        f"Both {verb} the same list in the same order: rust, scab, blight."
    )
    classes = ("rust", "scab", "blight")
    assert axes(text) == {"y": ("Diagnosis", classes), "x": ("Output", classes)}


def test_what_looks_like_such_words_stays_a_label():
    text = "A heatmap.\n\n- Rows: topmost layer, middle layer, top quark\n- Columns: second, third, up\n"
    found = axes(text)
    assert found["y"][1] == ("topmost layer", "middle layer", "top quark")
    assert found["x"][1] == ("second", "third", "up")


def test_letters_of_axes_stand_before_a_dash():
    text = 'A heatmap.\n\n- x – "Steps": 10, 20\n- y – "Scale": 1.0 at the bottom, 2.0 at the top\n'
    assert axes(text) == {"y": ("Scale", ("2.0", "1.0")), "x": ("Steps", ("10", "20"))}


def test_what_explains_a_label_in_its_list_is_no_part_of_it():
    text = (
        "A heatmap.\n\nRows:\n1. UC (an inflamed colon, 41 patients)\n2. CD (an inflamed gut, 38 "
        "patients)\n\n"
        "Columns: E. coli, B. longum\n\n- UC: E. coli 1.5 | B. longum -0.5\n- CD: E. coli 2.5 | B. longum "
        "0.5\n"
    )
    assert axes(text)["y"][1] == ("UC", "CD")
    assert values(text) == [[1.5, -0.5], [2.5, 0.5]]


MATRIX = 'Both axes list rust, scab, blight. x-axis: "Output", y-axis: "Diagnosis".'


def test_a_table_of_what_is_right_is_the_diagonal():
    text = (
        f"# Confusion matrix of leaves\n\n{MATRIX}\n\n| class | correct |\n|---|---|\n| rust | 96 |\n| scab "
        f"| 88 |\n"
        "| blight | 79 |\n\n- diagnosis rust, output scab: 4\n- diagnosis blight, output rust: 21\n"
    )
    assert axes(text)["x"][1] == axes(text)["y"][1] == ("rust", "scab", "blight")
    assert values(text) == [[96, 4, None], [None, 88, None], [21, None, 79]]


def test_a_table_of_extremes_is_not_the_grid():
    text = (
        "# Heatmap of returns\n\n- Y-axis: Robot – Ant, Hopper\n- X-axis: Discount – 0.9, 0.95, 0.99\n\n"
        "| Robot | Best | Worst |\n|---|---|---|\n| Ant | 51 | 18 |\n| Hopper | 113 | 64 |\n"
    )
    assert axes(text)["x"][1] == ("0.9", "0.95", "0.99")
    assert values(text) == [[None] * 3] * 2


@pytest.mark.parametrize("lead", ["after 24 h", "at 24 h", "24 h"])
def test_a_line_may_be_led_by_a_preposition(lead):
    text = (
        'A heatmap.\n\n- X-axis: "Dose", ticks 0.1 / 0.5\n- Y-axis: "Exposure (h)", ticks 24 / 48\n\n'
        f"- {lead}: 97.1; 93.4\n- {lead.replace('24', '48')}: 94.6; 88.2\n"
    )
    assert axes(text)["y"][1] == ("24", "48")
    assert values(text) == [[97.1, 93.4], [94.6, 88.2]]


def test_labels_with_units_of_other_sizes():
    text = ("Heatmap. Payload (rows): 1 KB, 10 KB, 1 MB. Concurrency (columns): 1, 8. At 1 KB: 2, 3. At "
            "1 MB: 31, 97.")
    assert panel(text).y.categories == ("1 KB", "10 KB", "1 MB")
    assert cells(text) == [[2, 3], [None, None], [31, 97]]


def test_labels_that_begin_like_words_for_the_figure():
    names = ("Gradient clipping", "Warmup", "Label smoothing", "Legend")
    lines = "- Gradient clipping: 1, 6, 4\n- Warmup: 2, 9, 1\n- Label smoothing: 5, 3, 2\n- Legend: 3, 4, 1\n"
    head = f"A heat map. Rows: {', '.join(names)}. Columns: ResNet, ViT, Mixer."
    for text in (f"{head}\n\n{lines}", f"{head} {lines.replace('- ', '').replace(chr(10), '. ')}"):
        read = panel(text)
        assert (read.y.label, read.y.categories) == (None, names)
        assert read.grid.values.tolist() == [[1, 6, 4], [2, 9, 1], [5, 3, 2], [3, 4, 1]]


def test_how_many_lines_there_are_is_no_name():
    read = panel("A heatmap of scores. Rows (n=3): KRAS, BRAF, EGFR. Columns (n = 2): A549, PC9.")
    assert (read.x.label, read.y.label) == (None, None)
    assert (read.x.categories, read.y.categories) == (("A549", "PC9"), ("KRAS", "BRAF", "EGFR"))


@pytest.mark.parametrize("word", ["ticks", "labels", "the values"])
def test_ticks_of_the_axis_before_a_name_of_the_next_one(word):
    read = panel(
        f'The heat map has "Number of experts" on the x axis with {word} 8, 16, 32 and "Top-k" on the y '
        f"axis with {word} 1, 2, 4."
    )
    assert (read.x.label, read.x.categories) == ("Number of experts", ("8", "16", "32"))
    assert (read.y.label, read.y.categories) == ("Top-k", ("1", "2", "4"))


@pytest.mark.parametrize(("x", "y"), [
    ("60, 80 and 100", "Oak at the top, followed by Elm and Ash"),
    ("60 to 100 in steps of 20", "Oak, Elm, Ash"),
])  # fmt: skip
def test_the_name_of_an_axis_before_its_labels_in_a_bracket(x, y):
    text = (
        f'A heatmap of sap. The x-axis shows the time it took ("Minute", {x}), '
        f'and the y-axis shows the tree ("Tree", {y}).'
    )
    read = sources.panel(text)
    assert (read.x.label, read.y.label) == ("Minute", "Tree")
    assert (read.x.categories, read.y.categories) == (("60", "80", "100"), ("Oak", "Elm", "Ash"))


def test_quoted_labels_in_a_bracket_name_no_axis():
    text = 'A heatmap. The y-axis shows the tree ("Oak", "Elm", "Ash") and the x-axis the hour (1, 2, 3).'
    assert sources.panel(text).y.categories == ("Oak", "Elm", "Ash")
