"""Names with words that are cut short: their full stops end neither the name nor the sentence."""

import pytest
from sources import cells, panel

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


FISH = [[4, 5, 6], [7, 8, 9], [1, 2, 3]]


@pytest.mark.parametrize("told", [
    "Columns: shore, reef, lagoon. Rows: C. auratus, S. trutta, E. lucius.\n\n- C. auratus: 4, 5, 6\n"
    "- S. trutta: 7, 8, 9\n- E. lucius: 1, 2, 3",
    "Columns: shore, reef, lagoon. Rows (top to bottom): C. auratus; S. trutta; E. lucius.\n"
    "C. auratus — 4, 5, 6\nS. trutta — 7, 8, 9\nE. lucius — 1, 2, 3\nColour bar \"Fish\" 0 to 10.",
    "The columns are shore, reef and lagoon.\nRow *C. auratus*: 4, 5, 6.\nRow *S. trutta*: 7, 8, 9.\n"
    "Row *E. lucius*: 1, 2, 3.",
    "It has \"shore\", \"reef\" and \"lagoon\" as columns. For C. auratus the values are 4, 5 and 6. "
    "For S. trutta "
    "they are 7, 8 and 9. For E. lucius they are 1, 2 and 3.",
    "x: shore, reef, lagoon. y: C. auratus, S. trutta, E. lucius.\nC. auratus, shore: 4; C. auratus, "
    "reef: 5; "
    "C. auratus, lagoon: 6; S. trutta, shore: 7; S. trutta, reef: 8; S. trutta, lagoon: 9; E. lucius, "
    "shore: 1; "
    "E. lucius, reef: 2; E. lucius, lagoon: 3.",
])
def test_names_of_species_with_the_letter_of_their_genus(told):
    (panel,) = replot.parse(f"A heatmap of counts. {told}").panels
    assert panel.x.categories == ("shore", "reef", "lagoon")
    assert panel.y.categories == ("C. auratus", "S. trutta", "E. lucius")
    assert panel.grid.values.tolist() == FISH


@pytest.mark.parametrize("both", [
    "Both use the order C. auratus, S. trutta, E. lucius.",
    "Both follow the same order: C. auratus, S. trutta, E. lucius.",
    "Both keep one fixed order, C. auratus, S. trutta and E. lucius.",
])
def test_one_order_of_both_axes(both):
    (panel,) = replot.parse(
        f'Rows of the confusion matrix are labelled "Seen" and columns "Called". {both}\n'
        "Row C. auratus: 4, 5, 6.\nRow S. trutta: 7, 8, 9.\nRow E. lucius: 1, 2, 3."
    ).panels
    assert panel.x.categories == panel.y.categories == ("C. auratus", "S. trutta", "E. lucius")
    assert (panel.y.label, panel.x.label) == ("Seen", "Called")
    assert panel.grid.values.tolist() == FISH


def test_letters_that_count_lines_or_end_lists_begin_no_name():
    lettered = "A heatmap with the columns dry and wet.\nA. ash: 1, 2\nB. elm: 3, 4\nC. oak: 5, 6"
    (panel,) = replot.parse(lettered).panels
    assert panel.y.categories == ("ash", "elm", "oak")
    small = "heatmap with rows A, B, C. columns: dry, wet. A 1 2, B 3 4, C 5 6. darkest is C wet."
    (panel,) = replot.parse(small).panels
    assert (panel.y.categories, panel.x.categories) == (("A", "B", "C"), ("dry", "wet"))
    assert panel.grid.values.tolist() == [[1, 2], [3, 4], [5, 6]]
    talk = "heatmap. rows: A, B. columns: dry, wet. A has 1 and 2. for B we see 3 and 4. "
    (panel,) = replot.parse(f"{talk}wet is best in site B. errors are 9 of 10.").panels
    assert panel.grid.values.tolist() == [[1, 2], [3, 4]]
    warm = "Heatmap at 20 °C. rows: ash, elm. columns: dry, wet. ash: 1, 2. elm: 3, 4."
    (panel,) = replot.parse(warm).panels
    assert panel.grid.values.tolist() == [[1, 2], [3, 4]]


def test_what_a_figure_looks_like_is_no_name_of_it():
    told = "Rows: ash, elm. Columns: dry, wet.\nash: 1, 2\nelm: 3, 4"
    caption = "\n\n**Figure 2.** Growth by soil."
    assert replot.parse(f"[Figure: Heatmap in green shades. {told}]{caption}").title == "Growth by soil"
    assert replot.parse(f"[Image: Heat map with a purple colour scale. {told}]").title is None
    title = "Heatmap of growth with soil"
    assert replot.parse(f"Figure 2: {title}. {told}").title == title


STREETS = "The heatmap shows the share of houses by street and state.\n\n"


def test_labels_that_one_line_tells_in_full():
    text = f"{STREETS}- **Elm Street**: 72% in need of repair and 3% in order.\n"
    text += "- **Oak Street**: 45% in progress, 34% in need and 19% in order.\n"
    assert panel(text).x.categories == ("progress", "need of repair", "order")
    assert cells(text) == [[None, 72, 3], [45, 34, 19]]


@pytest.mark.parametrize("other", [", 5% in need", ", 5% in need of money"])
def test_labels_that_begin_alike(other):
    text = f"{STREETS}- **Elm Street**: 72% in need of repair{other} and 3% in order.\n"
    text += "- **Oak Street**: 45% in progress, 34% in need and 19% in order.\n"
    assert "need" in panel(text).x.categories
