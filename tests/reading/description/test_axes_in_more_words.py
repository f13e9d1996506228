"""Names and labels of axes with words around them that lead to them, place them, or go on behind them."""

from __future__ import annotations

import pytest

import replot


def axes(text: str) -> dict[str, tuple[str | None, tuple[str, ...]]]:
    (panel,) = replot.parse(text).panels
    return {"y": (panel.y.label, panel.y.categories), "x": (panel.x.label, panel.x.categories)}


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
