"""Axes that no sentence lists: what comes back beside the numbers, and what the sentences are about."""

from __future__ import annotations

import pytest
from sources import cells, panel

from replot.reading.description.assembly.axes.sentences.parallel import parallel_axes

N = None


@pytest.mark.parametrize(
    ("said", "rows", "columns", "values"),
    [
        # one name behind each number, a place before them
        ("The heat map shows who was content. In the north ward, 87% of patients were happy with the food,"
         " 91% with the staff and 64% with the waiting time. In the south ward it was 79% for the food, "
         "95% for the staff and 71% for the waiting time.",
         ("north", "south"), ("food", "staff", "waiting time"), [[87, 91, 64], [79, 95, 71]]),
        # two names behind each number
        ("A heatmap of birds. I counted 112 for Marsh in April, 98 for Marsh in May and 143 for Marsh in "
         "June. There were 54 at Ridge in April, 61 in May and 47 in June.",
         ("Marsh", "Ridge"), ("April", "May", "June"), [[112, 98, 143], [54, 61, 47]]),
        # years
        ("A heat map of rents. In 2019 a tenant in Ulm paid 17 euros, one in Jena 10 and in Gera 12. By "
         "2021 this had become 18 in Ulm, 11 in Jena and 13 in Gera. Last year, 2024, Ulm reached 20, Jena"
         " 15 and Gera 14.",
         ("2019", "2021", "2024"), ("Ulm", "Jena", "Gera"), [[17, 10, 12], [18, 11, 13], [20, 15, 14]]),
        # members of what an axis is said to hold
        ("A heatmap. Rows are the three seed lots, columns are weeks. Lot A had 12, 30 and 41 seedlings "
         "after 1, 2 and 3 weeks. For lot B it was 8, 22 and 39, and lot C reached 15, 28 and 33.",
         ("A", "B", "C"), ("1", "2", "3"), [[12, 30, 41], [8, 22, 39], [15, 28, 33]]),
        # a list of columns, and rows that are one of a kind
        ("A heatmap. Subjects (maths, art) are the columns, grades the rows. For grade 5 it is 20 in maths"
         " and 10 in art. Grade 6 needs 30 in maths and 15 in art. In grade 7 the values are 30 and 40.",
         ("5", "6", "7"), ("maths", "art"), [[20, 10], [30, 15], [30, 40]]),
        # classes of a confusion matrix
        ("The confusion matrix: of the 500 good reviews, 430 were called good, 52 mixed and 18 bad. 61 of "
         "the 400 mixed reviews were called good, 298 mixed and 41 bad. Of the 300 bad ones 9 were rated "
         "good, 37 mixed and 254 bad.",
         ("good", "mixed", "bad"), ("good", "mixed", "bad"), [[430, 52, 18], [61, 298, 41], [9, 37, 254]]),
    ],
)
def test_axes_of_parallel_sentences(said, rows, columns, values):
    read = panel(said)
    assert (read.y.categories, read.x.categories) == (rows, columns)
    assert cells(said) == values


def test_names_of_parallel_sentences_need_each_other():
    assert list(parallel_axes(["We saw 3 in May and 4 in June.", "It cost 12 euros."])) == []


OUTCOMES = "A confusion matrix with true classes oak, elm and fir in rows and predicted classes in columns. "


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("37 oaks were mistaken for elm and 9 for fir.", [[N, 37, 9], [N, N, N], [N, N, N]]),
        ("Among the oaks, 254 were correctly classified, while 37 were mistaken for elm and 9 for fir.",
         [[254, 37, 9], [N, N, N], [N, N, N]]),
        ("An oak was judged elm in 52 cases and fir in 18.", [[N, 52, 18], [N, N, N], [N, N, N]]),
    ],
)
def test_what_was_taken_for_what(said, values):
    assert cells(OUTCOMES + said) == values


LOSS = "A heatmap of loss. The y-axis shows the depth (2, 4, 8) and the x-axis the width (16, 32, 64). "


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("With a depth of 2 and a width of 16 it is 0.82; at 4 and 32 it is 0.58.",
         [[0.82, N, N], [N, 0.58, N], [N, N, N]]),
        ("The best loss, 0.58, is reached at depth 4 and width 32, the worst, 1.94, at 8 and 32.",
         [[N, N, N], [N, 0.58, N], [N, 1.94, N]]),
        ("At the intersection of 2 and 16 the loss is 0.82.", [[0.82, N, N], [N, N, N], [N, N, N]]),
        ("A depth-2 network reaches 0.82 at width 16, 0.79 at 32 and 0.85 at 64.",
         [[0.82, 0.79, 0.85], [N, N, N], [N, N, N]]),
        ("At depth 8, the loss falls from 1.94 at width 16 to 1.37 at width 64.",
         [[N, N, N], [N, N, N], [1.94, N, 1.37]]),
    ],
)
def test_numbers_that_are_labels_by_what_joins_them(said, values):
    assert cells(LOSS + said) == values


def test_each_against_the_others():
    text = ("A heatmap of wins of the team in the row over the team in the column. The Hawks beat the "
            "Owls 7 times and the Bears 4 times. The Owls have 3 wins over the Hawks and 5 over the "
            "Bears. The Bears won once against the Hawks and 5 times against the Owls.")
    assert panel(text).y.categories == panel(text).x.categories == ("Hawks", "Owls", "Bears")
    assert cells(text) == [[N, 7, 4], [3, N, 5], [1, 5, N]]


def test_panels_by_their_letters():
    text = ("Panel (a) is a heatmap of accuracy before training and panel (b) the same after training; "
            "rows are languages (Igbo, Hausa), columns tasks (NER, QA). Before training Igbo scores 31 "
            "and 12 on NER and QA and Hausa 35 and 15. After training the values are 68 and 41 for Igbo "
            "and 72 and 45 for Hausa.")
    assert [panel(text, k).title for k in (0, 1)] == ["Before training", "After training"]
    assert [cells(text, k) for k in (0, 1)] == [[[31, 12], [35, 15]], [[68, 41], [72, 45]]]


TRANSFER = "A heatmap of macro-F1 with the training set on the y-axis and the test set on the x-axis. "


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("Models trained on DE reach 0.91 on DE itself, but fall to 0.74 on NL and 0.62 on FR. NL "
         "gives 0.55 on DE, 0.60 on FR and 0.86 in-domain. Training on FR gives 0.5, 0.6 and 0.8 on "
         "DE, NL and FR, respectively.",
         [[0.91, 0.74, 0.62], [0.55, 0.86, 0.6], [0.5, 0.6, 0.8]]),
    ],
)
def test_lines_on_themselves(said, values):
    assert cells(TRANSFER + "Both list DE, NL and FR. " + said) == values


@pytest.mark.parametrize("lead", ["", "> **Image description:** ", "**Figure description.** "])
def test_rows_behind_whose_names_their_pairs_stand_in_brackets(lead):
    text = (f"{lead}A heatmap-style table with columns for Never, Rarely and Often. Example values: "
            '"The bus is late" (30% Never, 31% Rarely, 39% Often), "I don’t know who to ask or when" '
            "(52% Never, 27% Rarely, 21% Often).")
    assert panel(text).y.categories == ("The bus is late", "I don’t know who to ask or when")
    assert cells(text) == [[30, 31, 39], [52, 27, 21]]


def test_groups_behind_whose_names_their_members_stand_in_brackets():
    text = ("A heatmap with rows Ayr, Bude, Crewe, Deal. Wet places (Ayr at 7, Bude at 9) have high "
            "values, dry ones (Crewe at 1, Deal at 2) low values.")
    assert panel(text).x.categories == ()


def test_a_range_behind_its_first_names():
    figure = panel("A co-occurrence heatmap with days on both axes (in weekly order: Mon, Tue, ..., Sun).")
    assert figure.x.categories == figure.y.categories == ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")


def test_labels_of_an_axis_without_a_name_are_not_those_of_a_named_one():
    told = "The image is a heatmap. The x-axis is labeled \"Step\". The y-axis has the groups labeled as "
    figure = panel(told + "G1, G2, G3. It appears to display some form of correlation.")
    assert (figure.x.label, figure.x.categories, figure.y.categories) == ("Step", (), ("G1", "G2", "G3"))


def test_bounds_of_the_colours_are_no_labels():
    told = "A heatmap with weeks on the x-axis, herds on the y-axis, color encoding growth (green >70%, "
    figure = panel(told + "yellow 30-70%, red <30%).")
    assert (figure.x.categories, figure.y.categories) == ((), ())


def test_variables_in_brackets_behind_what_is_correlated():
    text = ("The image displays a heatmap of correlation coefficients between the sales of all shops over "
            "the opening hours (9 am, noon, 3 pm, and 6 pm). We can observe the following:\n\n"
            "- **Strong Positive Correlations:** All are high (from 0.73 to 0.85).\n"
            "- **Consistency Across Hours:** There are no low values.\n")
    assert panel(text).x.categories == panel(text).y.categories == ("9 am", "noon", "3 pm", "6 pm")
    vague = "A heatmap of the correlation between the yield and various soil properties."
    assert panel(vague).x.categories == ()


def test_rows_are_called_by_verbs_and_seasons():
    text = ("A heat map of dust. Winter is worst everywhere, with 78 in the Old Town, 71 in Harbour and 65 "
            "in "
            "Elms. In spring the corresponding figures are 41, 39 and 36. Summer has the lowest readings "
            "(20, 22, 18).")
    assert panel(text).x.categories == ("Old Town", "Harbour", "Elms")
    assert panel(text).y.categories == ("Winter", "spring", "Summer")
    assert cells(text) == [[78, 71, 65], [41, 39, 36], [20, 22, 18]]


@pytest.mark.parametrize("said", [
    "Drama scores 6.8 in the 1980s, 7.0 in the 1990s and 7.1 in the 2000s. Horror is lower: 5.1, 5.4 and "
    "5.3.",
    "Drama got 6.8 in the 1980s, 7.0 in the 1990s, 7.1 in the 2000s. Horror got 5.1 in the 1980s, 5.4 in the "
    "1990s and 5.3 in the 2000s.",
])
def test_articles_are_no_part_of_what_stands_behind_numbers(said):
    read = panel(f"A heatmap of ratings. {said}")
    assert (read.y.categories, read.x.categories) == (("Drama", "Horror"), ("1980s", "1990s", "2000s"))
    assert cells(f"A heatmap of ratings. {said}") == [[6.8, 7, 7.1], [5.1, 5.4, 5.3]]


@pytest.mark.parametrize(("said", "size"), [
    ("North May 12, June 15, July 11; South May 9, June 8, July 10.", 1),
    ("North May 12k, June 15k, July 11k. South May 9k, June 8k, July 10k.", 1000),
])
def test_only_the_first_key_of_a_line_names_its_row(said, size):
    text = f"Heatmap of sales. {said}"
    assert panel(text).y.categories == ("North", "South")
    assert panel(text).x.categories == ("May", "June", "July")
    assert cells(text) == [[12 * size, 15 * size, 11 * size], [9 * size, 8 * size, 10 * size]]


def test_names_with_a_sign_before_their_number():
    text = ("A heatmap. For BM25, P@1 is 0.31, P@5 is 0.24 and P@10 is 0.19. DPR improves to 0.42, 0.33 and "
            "0.26, "
            "respectively. ColBERT is best, with 0.51/0.40/0.31.")
    assert panel(text).x.categories == ("P@1", "P@5", "P@10")
    assert cells(text) == [[0.31, 0.24, 0.19], [0.42, 0.33, 0.26], [0.51, 0.4, 0.31]]


def test_thousands_and_places_in_thousands():
    text = ("A heatmap. A scores 0.9 at 8k, 0.8 at 32k and 0.5 at 128k. B scores 0.7 at 8k, 0.6 at 32k "
            "and 0.4 at 128k.")
    assert (panel(text).y.categories, panel(text).x.categories) == (("A", "B"), ("8k", "32k", "128k"))
    assert cells(text) == [[0.9, 0.8, 0.5], [0.7, 0.6, 0.4]]


def test_what_heads_labels_is_no_line():
    text = ("Heatmap. Models: Ann, Ben. Widths: 8, 32, 128. Ann scores 0.9 at 8, 0.8 at 32 and 0.5 at "
            "128. Ben: 0.7, 0.6, 0.4.")
    assert (panel(text).y.categories, panel(text).x.categories) == (("Ann", "Ben"), ("8", "32", "128"))
    assert cells(text) == [[0.9, 0.8, 0.5], [0.7, 0.6, 0.4]]


def test_the_others_are_no_label():
    text = ("A heatmap. CD3E: c0 = 1.8, c1 = -0.6, c2 = -0.7. LYZ: c0 = 0.4, c1 = 1.9, others = 0.6. NKG7: "
            "c0 = 1, "
            "c1 = 2, c2 = 3.")
    assert panel(text).x.categories == ("c0", "c1", "c2")
    assert cells(text) == [[1.8, -0.6, -0.7], [0.4, 1.9, 0.6], [1, 2, 3]]


@pytest.mark.parametrize("said", [
    "Jan 2020: 1, Feb 2020: 2, Jan 2021: 3, Feb 2021: 0.",
    "\n\n- Jan 2020: 1\n- Feb 2020: 2\n- Jan 2021: 3\n- Feb 2021: 0\n",
])
def test_keys_that_are_pairs_from_the_first_one_on(said):
    text = f"Heatmap of temperature. {said}"
    assert (panel(text).y.categories, panel(text).x.categories) == (("Jan", "Feb"), ("2020", "2021"))
    assert cells(text) == [[1, 3], [2, 0]]


def test_what_is_counted_before_all_lines_is_no_name():
    text = "Heatmap. Columns: minor, severe. Number of risks: likely: 1, 2; possible: 5, 3; rare: 6, 1."
    assert panel(text).y.categories == ("likely", "possible", "rare")
    assert cells(text) == [[1, 2], [5, 3], [6, 1]]


def test_ends_at_the_bottom_and_at_the_top_make_an_axis_the_vertical_one():
    text = ("Heatmap (odds × impact). Odds from rare (bottom) to likely (top): rare, possible, likely. "
            "Impact: minor, severe. Number of risks: likely: 1, 2; possible: 5, 3; rare: 6, 1.")
    assert (panel(text).y.categories, panel(text).x.categories) == (
        ("likely", "possible", "rare"), ("minor", "severe"))
    assert cells(text) == [[1, 2], [5, 3], [6, 1]]
