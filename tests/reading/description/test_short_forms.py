"""Names with words that are cut short: their full stops end neither the name nor the sentence."""

import pytest

import replot

GRID = "A heatmap. Rows: oak, elm. Columns: May, June. oak: 1, 2; elm: 3, 4."


@pytest.mark.parametrize(("said", "x", "y", "bar"), [
    ("- **Color bar label:** Avg. temp. (°C)\n- **X-axis label:** Max. depth\n- **Y-axis label:** No. of "
     "trees",
     "Max. depth", "No. of trees", "Avg. temp. (°C)"),
    ("The x-axis is labeled Max. depth, the y-axis is labelled No. of trees. The colorbar is labeled Val. "
     "loss and runs "
     "from 0 to 5.", "Max. depth", "No. of trees", "Val. loss"),
    ("X-axis: Cum. rain (May, June). Y-axis: Rel. share (oak, elm). Colorbar: Val. acc. (%), 0 to 5.",
     "Cum. rain", "Rel. share", "Val. acc. (%)"),
    ("Colour bar (right): norm. yield, 0 to 5.", None, None, "norm. yield"),
])
def test_names_with_words_cut_short(said, x, y, bar):
    (panel,) = replot.parse(f"{GRID}\n\n{said}").panels
    assert (panel.x.label, panel.y.label, panel.color.label) == (x, y, bar)
    assert panel.grid.values.tolist() == [[1, 2], [3, 4]]


def test_a_title_with_words_cut_short():
    assert replot.parse(f"Title: Avg. temp. by site\n\n{GRID}").title == "Avg. temp. by site"


def test_a_structured_description_keeps_its_names():
    text = ('{"type": "heatmap", "x": {"label": "Max. depth", "values": ["1", "2"]}, "y": {"label": "No. of '
            'trees", '
            '"values": ["10", "20"]}, "colorbar": {"label": "Val. loss"}, "values": [[1, 2], [3, 4]]}')
    (panel,) = replot.parse(text).panels
    assert (panel.x.label, panel.y.label, panel.color.label) == ("Max. depth", "No. of trees", "Val. loss")


def test_a_label_at_the_end_of_a_sentence_is_no_word_cut_short():
    (panel,) = replot.parse("A heatmap with rows oak, elm and columns train, val. The values of oak are 1 "
                            "and 2.").panels
    assert panel.x.categories == ("train", "val")
    assert panel.grid.values.tolist()[0] == [1, 2]
