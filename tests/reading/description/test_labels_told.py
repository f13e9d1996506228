"""How the labels and names of axes are told in small figures."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

N = None


@pytest.mark.parametrize("letter", ["{}. ", "({}) ", "Panel {}. "])
def test_the_first_words_of_the_part_of_a_lettered_panel_are_its_name(letter):
    names = ["Before, 37.5 °C", "After"]
    text = "Two heatmaps, A and B. In both, rows are elm, oak and columns dry, wet.\n\n" + "\n\n".join(
        f"{letter.format(mark)}{name}. elm: dry {k}.1, wet {k}.2. oak: dry {k}.3, wet {k}.4."
        for k, (mark, name) in enumerate(zip("ab" if "(" in letter else "AB", names, strict=True))
    )
    assert [one.title for one in replot.parse(text).panels] == names
    assert [cells(text, k)[1] for k in range(2)] == [[0.3, 0.4], [1.3, 1.4]]


def test_a_label_tied_to_the_noun_of_its_axis():
    text = (
        "Heatmap: columns are engine load (low, mid, high), rows are fuel (diesel, biogas). "
        "For diesel, the low-load square says 310, the mid-load one 500, the high-load one 880. "
        "For biogas, the low-load square says 270, the mid-load one 400, the high-load one 801."
    )
    assert cells(text) == [[310, 500, 880], [270, 400, 801]]


@pytest.mark.parametrize(
    ("said", "label", "labels"),
    [
        ("Y-axis: depth (%), 0, 25, 50.", "depth (%)", ("0", "25", "50")),
        ("Rows: pH 6.5 / 7.0 / 7.5.", "pH", ("6.5", "7.0", "7.5")),
        ("The y-axis is Map (Dust, Nuke).", "Map", ("Dust", "Nuke")),
    ],
)
def test_the_name_of_an_axis_before_its_numbers(said, label, labels):
    figure = panel(f"Heatmap of scores. {said} Columns: P, Q. Score 0-10 (red = 0, green = 10).")
    assert (figure.y.label, figure.y.categories) == (label, labels)
    assert (figure.color.label, figure.color.vmin, figure.color.vmax) == ("Score", 0, 10)


@pytest.mark.parametrize(
    "said", ["(rows {}, columns {})", "with rows {} and columns {}.", "(rows: {}; columns: {})"]
)
def test_rows_and_columns_listed_one_after_the_other(said):
    for rows, columns in (("oak and elm", "dry and wet"), ("oak, elm and fir", "dry and wet")):
        figure = panel(f"### Heatmap of growth {said.format(rows, columns)}\n\nDarker green is more.")
        assert figure.y.categories == tuple(rows.replace(" and", ",").split(", "))
        assert figure.x.categories == ("dry", "wet")


def test_a_year_is_no_quarter():
    text = (
        "A heatmap of results.\n\n| | Q1 | Q2 | Q3 | FY |\n|---|---|---|---|---|\n"
        "| Pumps | 12 | 13 | 9 | 34 |\n| Valves | (1) | 4 | (2) | 1 |\n"
    )
    assert panel(text).x.categories == ("Q1", "Q2", "Q3")
    assert cells(text) == [[12, 13, 9], [-1, 4, -2]]


@pytest.mark.parametrize(
    "said", ["Genes are columns, tissues are rows.", "The columns are genes and the rows are tissues."]
)
def test_lines_that_are_called_by_the_name_of_the_columns(said):
    text = f"A heatmap. {said}\n\nGene B2: Liver 3.1, Lung 0.4.\nGene HLA: Liver 2.0, Lung 7.5.\n"
    figure = panel(text)
    assert (figure.x.categories, figure.y.categories) == (("B2", "HLA"), ("Liver", "Lung"))
    assert cells(text) == [[3.1, 2], [0.4, 7.5]]


def test_labels_with_glosses_under_a_line_without_a_colon():
    text = (
        "The heatmap compares codecs (columns) on data sets (rows).\n\n"
        "Columns\n* zstd – Zstandard, level 3\n* gzip – zlib, level 6\n\n"
        "Rows\n* logs – access logs, 2 GB\n* dna – FASTA files, 1 GB\n\n"
        "Ratios per row (same order as the columns above)\n* logs – 9.8, 9.1\n* dna – 4.2, 4.4\n"
    )
    figure = panel(text)
    assert (figure.x.categories, figure.y.categories) == (("zstd", "gzip"), ("logs", "dna"))
    assert cells(text) == [[9.8, 9.1], [4.2, 4.4]]


def test_powers_of_two_with_units():
    text = (
        "Heat map over value size (columns; powers of two from 16 B to 64 B) and thread count (rows; 1, 8). "
        "Entries in Mops/s: 1 thread – 0.81, 0.80, 0.77; 8 threads – 5.9, 5.8, 5.5."
    )
    assert panel(text).x.categories == ("16 B", "32 B", "64 B")
    assert cells(text) == [[0.81, 0.8, 0.77], [5.9, 5.8, 5.5]]


def test_changes_between_years_are_labels():
    text = (
        "The heatmap plots the change (rows: parties A, B; columns: 2014→2018 and 2018→2022). "
        "Party A gained 0.8 and 2.2 points. Party B lost 4.0 and 0.7 points."
    )
    assert panel(text).x.categories == ("2014→2018", "2018→2022")
    assert cells(text)[1] == [None, None]  # by how much it fell


def test_lists_between_dashes_behind_the_axes():
    text = (
        "A heatmap with \"Day\" on the y axis — Friday, Saturday, Sunday — and \"Store\" on the x axis — "
        "City, Mall. On Fridays the City store is at 62 percent and Mall at 71 percent."
    )
    figure = panel(text)
    assert (figure.y.label, figure.y.categories) == ("Day", ("Friday", "Saturday", "Sunday"))
    assert (figure.x.label, figure.x.categories) == ("Store", ("City", "Mall"))
    assert cells(text)[0] == [62, 71]


def test_axes_between_dots():
    text = (
        "**Heatmap – Mean yield**\n\n| | N0 | N60 |\n|---|---|---|\n| Rye | 3.1 t/ha | 4.9 t/ha |\n"
        "| Oats | 2.8 t/ha | failed |\n\n"
        "*x:* nitrogen dose · *y:* crop · *colour:* 2 (light) – 7 (dark), YlGn\n"
    )
    figure = panel(text)
    assert (figure.x.label, figure.y.label) == ("nitrogen dose", "crop")
    assert (figure.color.vmin, figure.color.vmax) == (2, 7)
    assert cells(text) == [[3.1, 4.9], [2.8, None]]


@pytest.mark.parametrize(
    "said",
    [
        "Age group is shown along the bottom (young, old), and stimulus type on the left (visual, tactile).",
        "The age group is at the bottom (young, old) and the stimulus type at the left (visual, tactile).",
        "Along the left edge: stimulus type (visual, tactile); along the bottom edge: age group (young, "
        "old).",
    ],
)
def test_the_names_of_axes_at_the_sides(said):
    figure = panel(f"A heatmap of reaction times. {said}")
    assert (figure.x.label.lower(), figure.x.categories) == ("age group", ("young", "old"))
    assert (figure.y.label, figure.y.categories) == ("stimulus type", ("visual", "tactile"))


@pytest.mark.parametrize(
    ("said", "ends"),
    [
        ('and cells are shaded in "Oranges" between 30 and 50.', (30, 50)),
        ("while the colour represents the EM score (0 to 50).", (0, 50)),
        ("with colours ranging between 30 and 50.", (30, 50)),
    ],
)
def test_the_colours_of_the_cells_are_no_labels(said, ends):
    figure = panel(f"A heat map of systems. Retrievers are on the y axis, readers on the x axis, {said}")
    assert (figure.x.label, figure.y.label) == ("readers", "Retrievers")
    assert (figure.x.categories, figure.y.categories) == ((), ())
    assert (figure.color.vmin, figure.color.vmax) == ends


@pytest.mark.parametrize(
    "said",
    [
        "Its 2 rows are Aldi and Lidl; its 3 columns are bread, milk and rice.",
        "Aldi and Lidl form the rows; bread, milk and rice form the columns.",
        "Rows are Aldi and Lidl, with bread, milk and rice as the columns.",
        "X-axis (bottom): bread, milk, rice (rotated 45°). Y-axis (left): Aldi, Lidl.",
        "Each column represents one of three goods: bread, milk, rice. Each row one of two shops: Aldi, "
        "Lidl.",
        "Each column is one of three goods - bread, milk, rice - and each row one of two shops - Aldi, Lidl.",
    ],
)
def test_two_lists_one_after_the_other(said):
    figure = panel(f"A heat map of prices. {said}")
    assert (figure.x.categories, figure.y.categories) == (("bread", "milk", "rice"), ("Aldi", "Lidl"))
    if "one of three goods:" in said:
        assert (figure.x.label, figure.y.label) == ("goods", "shops")


@pytest.mark.parametrize(
    "said",
    [
        "xlabel: Good, ylabel: Shop",
        "X label: Good; Y label: Shop.",
        'Axis labels: x - "Good", y - "Shop".',
        "The left axis is labelled Shop, the bottom axis Good.",
        "The y-axis is labelled Shop, the x-axis Good.",
    ],
)
def test_the_names_of_both_axes_in_one_sentence(said):
    figure = panel(f"A heat map of prices. {said}")
    assert (figure.x.label, figure.y.label) == ("Good", "Shop")
    assert (figure.x.categories, figure.y.categories) == ((), ())


@pytest.mark.parametrize(
    ("said", "labels"),
    [
        ("6 AM, 9 AM, 12 PM, 3 PM, 6 PM", ("6 AM", "9 AM", "12 PM", "3 PM", "6 PM")),
        ("5 mg, 10 mg, 1 g", ("5 mg", "10 mg", "1 g")),
        ("1, 2, 5 kg", ("1", "2", "5")),
    ],
)
def test_units_of_labels(said, labels):
    assert panel(f"A heatmap. The columns are {said}. The rows are Mon, Tue.").x.categories == labels


def test_a_range_whose_ends_are_explained():
    text = (
        "The heatmap reports access by region (rows) and income quintile (columns, Q1 = poorest to Q3 = "
        "richest). Southern region: 22%, 31%, 45%. Northern region: 41%, 52% and 63%."
    )
    figure = panel(text)
    assert figure.x.categories == ("Q1", "Q2", "Q3")
    assert figure.y.categories == ("Southern region", "Northern region")
    assert figure.grid.values.tolist() == [[22, 31, 45], [41, 52, 63]]


def test_labels_told_one_by_one_by_their_places():
    text = (
        'A heatmap. The columns are headed "Trees": the left column is labelled "Oak", the middle column '
        '"Elm", and the right column "Ash". The first row is named "2020" and the second one "2021." '
        "Top row: 1, 2, 3. Bottom row: 4, 5, 6."
    )
    one = panel(text)
    assert (one.x.label, one.x.categories) == ("Trees", ("Oak", "Elm", "Ash"))
    assert one.y.categories == ("2020", "2021")
    assert cells(text) == [[1, 2, 3], [4, 5, 6]]


def test_heads_that_are_divided_name_the_lines_below_them():
    text = (
        'A confusion matrix.\n- The top row is labeled "Predicted," and is divided into two columns:\n'
        '  - The first column under "Predicted" is labeled "Low (class 0)."\n'
        '  - The second column is labeled "High (class 1)."\n'
        '- The first column on the left is labeled "Actual" and is divided into two rows:\n'
        '  - The first row under "Actual" is labeled "Low (class 0)."\n'
        '  - The second row is labeled "High (class 1)."\n\n'
        '- Top left quadrant (intersection of "Low (class 0)" from both):\n  - Labeled "True negative"\n'
    )
    one = panel(text)
    labels = ("Low (class 0)", "High (class 1)")
    assert (one.x.label, one.y.label) == ("Predicted", "Actual")
    assert one.x.categories == one.y.categories == labels


@pytest.mark.parametrize(
    "said",
    [
        'The first row is labelled "Wet"; the third row is labelled "Dry".',
        'The first row is labelled "Wet" and stands out.',
        'The first row reads "4", the second row "5".',
    ],
)
def test_not_all_lines_are_called_by_name(said):
    one = panel(f"A heatmap. {said} Rows are plots A and B, columns May and June. A: 4, 5. B: 6, 7.")
    assert one.y.categories == ("A", "B")


@pytest.mark.parametrize(
    ("columns", "labels"),
    [
        ("Model, Maths, Code, Chat", ("Maths", "Code", "Chat")),
        ("Model, Model size, Code", ("Model", "Model size", "Code")),
        ("Age, Maths, Code", ("Age", "Maths", "Code")),
        ("S, M, L", ("S", "M", "L")),
    ],
)
def test_the_head_of_the_names_of_the_rows_is_no_column(columns, labels):
    values = ", ".join(f"{label}: {k}" for k, label in enumerate(labels))
    text = f"## Heatmap of ranks\n- **Columns:** {columns}\n- **Rows (Models):** A1, B2\n- A1: {values}\n"
    assert panel(text).x.categories == labels
    assert cells(text)[0] == list(range(len(labels)))


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("- NLP and Vision models: 0.5 on all datasets.", [[0.5, 0.5, N]] * 3),
        ("- NLP and Vision datasets: 0.5 on all models.", [[0.5] * 3, [0.5] * 3, [N] * 3]),
        ("- NLP, Vision and Audio models: 0.25 to 0.75 on all datasets.", [[0.5] * 3] * 3),
        ("- NLP and Vision: 0.5.", [[N, 0.5, N], [N] * 3, [N] * 3]),
    ],
)
def test_the_name_of_an_axis_goes_with_all_labels_of_a_list(said, values):
    text = (
        "## Heatmap\n- **Y-axis (Dataset):** NLP, Vision, Audio\n- **X-axis (Model):** NLP, Vision, Audio\n\n"
        f"{said}\n"
    )
    assert cells(text) == values


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("- **Vision Models:** 0.9 on Audio, 0.8 on Vision datasets.", [[N] * 3, [N, 0.8, N], [N, 0.9, N]]),
        ("- Audio models score 0.4 on NLP and 0.3 on Vision datasets.", [[N, N, 0.4], [N, N, 0.3], [N] * 3]),
        ("- Audio dataset: 0.4 with NLP models, 0.3 with Vision models.", [[N] * 3] * 2 + [[0.4, 0.3, N]]),
    ],
)
def test_the_name_of_an_axis_goes_with_the_label_before_it(said, values):
    text = (
        "## Heatmap\n- **Y-axis (Dataset):** NLP, Vision, Audio\n- **X-axis (Model):** NLP, Vision, Audio\n\n"
        f"{said}\n"
    )
    assert cells(text) == values


def test_the_class_of_a_prediction_is_on_no_certain_axis():
    text = (
        "Confusion matrix: true class oak, elm (rows), predicted class oak, elm (columns).\n"
        "- oak class predicted as elm: 5\n- elm class: 1 as oak, 8 as elm\n"
    )
    assert cells(text) == [[N, 5], [1, 8]]


@pytest.mark.parametrize("place", ["", " (top-left)"])
def test_cells_of_counted_rows(place):
    text = (
        f"## Heatmap\nThe grid holds numbers.\n\n* **Row 1:**\n    * Cell 1{place}: 8\n    * Cell 2: 10\n"
        "* **Row 2:**\n    * Cell 1: 12\n    * Cell 2: 13\n"
    )
    assert cells(text) == [[8, 10], [12, 13]]


def test_labels_common_to_both_axes():
    text = (
        "## Heatmap of wins\nThe players are listed on both the x-axis and y-axis.\n\n"
        "**Player list (same for both):**\n- Ann\n- Bob\n\n**Color Bar:** from white (low) to blue (high).\n"
        "- **Scale markers:** 0, 15, 30.\n"
    )
    one = panel(text)
    assert one.x.categories == one.y.categories == ("Ann", "Bob")
    assert (one.color.vmin, one.color.vmax, one.color.ticks) == (0, 30, (0, 15, 30))


def test_two_quoted_labels_are_a_list():
    text = "## Heatmap\n- **X-axis:**\n  - Labels: `May`, `June`\n- **Y-axis:**\n  - Labels: `Ayr`, `Bath`\n"
    one = panel(f"{text}- Ayr: 1, 2\n- Bath: 3, 4\n")
    assert (one.x.categories, one.y.categories) == (("May", "June"), ("Ayr", "Bath"))


@pytest.mark.parametrize(
    ("indent", "told"), [("", "Ayr: 1, 2"), ("    ", "Ayr: 1, 2"), ("    ", "Ayr: May 1, June 2")]
)
def test_lines_of_values_below_the_labels_of_an_axis(indent, told):
    text = f"## Heatmap\n- **Rows:** Ayr, Bath\n- **Columns:**\n{indent}- May\n{indent}- June\n- {told}\n"
    one = panel(f"{text}- Bath: 3, 4\n")
    assert one.x.categories == ("May", "June")
    assert one.grid.values.tolist() == [[1, 2], [3, 4]]


OWN_ROWS = "- Rows: the giving village\n- Columns: the taking village\n"
GIFTS = "- **ASH:** ASH: 1.0, FEN: 0.5\n- **FEN:** OAK: 0.25\n"


@pytest.mark.parametrize("said", [
    "- Labels: The villages are labelled as ASH (Ashton), FEN (Fenwick) and OAK (Oakham).\n",
    "- The three villages are ASH, FEN and OAK.\n",
    "- Villages: ASH, FEN, OAK\n",
])
def test_labels_of_a_kind_that_both_axes_are_of(said):
    text = f"A heatmap of gifts.\n\n{OWN_ROWS}- Cells: a share\n{said}\n{GIFTS}"
    told = panel(text)
    assert told.x.categories == told.y.categories == ("ASH", "FEN", "OAK")
    assert (told.y.label, told.x.label) == ("giving village", "taking village")
    assert cells(text) == [[1.0, 0.5, None], [None, None, 0.25], [None, None, None]]


def test_labels_of_another_kind_are_not_of_both_axes():
    text = f"A heatmap of gifts.\n\n{OWN_ROWS}- Cells: a share\n- The seasons are dry, wet and cold.\n"
    assert panel(text).y.categories == ()


@pytest.mark.parametrize("verb", ["gives", "pays to", ""])
def test_what_each_line_does_with_the_others_is_no_part_of_its_name(verb):
    verb = f" {verb}".rstrip()
    lines = f"- Ash{verb}: Ash: 1, Fen: 4, Oak: 2\n- Fen{verb}: Oak: 3, Ash: 6\n- Oak{verb}: Oak: 5\n"
    text = f"A heatmap.\n\n{lines}"
    names = ("Ash", "Fen", "Oak") if verb != " pays to" else ("Ash pays to", "Fen pays to")
    assert panel(text).y.categories == names
    if len(names) > 2:
        assert cells(text) == [[1, 4, 2], [6, None, 3], [None, None, 5]]


def test_a_word_behind_all_names_stays_where_the_names_are_of_one_axis_only():
    told = panel("A heatmap.\n\n- Ash sales: May: 1, June: 4\n- Fen sales: May: 3, June: 6\n")
    assert told.y.categories == ("Ash sales", "Fen sales")
