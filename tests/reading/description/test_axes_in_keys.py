"""Axes told in lines with a key: the name, and the labels beside it, below it or in a table."""

from __future__ import annotations

import pytest
from sources import cells, panel

VALUES = "\n\nNorth: 1, 2, 3\nSouth: 4, 5, 6\n"


@pytest.mark.parametrize(
    "axes",
    [
        "**X-Axis:** Month\n - Labels: May, June, July\n\n**Y-Axis:** Region\n - Ticks: North, South",
        "- x-axis: Month, ticks May, June, July\n- y-axis: Region, ticks North (top), South (bottom)",
        "- x-axis: Month; tick labels: May, June, July\n- y-axis: Region, with labels North, South",
        "[Heatmap | x-axis label: Month | x-ticks: May, June, July | y-axis label: Region | "
        "y-ticks: North, South]",
        "- x: Month\n- y: Region\n- x categories (3): May, June, July\n- y categories (2): North, South\n",
        'X → "Month" {May, June, July}; Y → "Region" {North, South}.',
        "The Region, from top to bottom: North, South. The Month, from left to right: May, June, July.",
        "- X-axis: Month with levels \"May\", \"June\", \"July\"\n- Y-axis: Region with levels North, South",
        "[Heatmap | x: Month (May, June, July) | y: Region (North, South)]",
        "| Axis | Meaning | Labels |\n|---|---|---|\n| Vertical | Region | North, South |\n"
        "| Horizontal | Month | May, June, July |",
        "On the vertical axis, from top to bottom, the Region (North, South); on the horizontal axis, "
        "from left to right, the Month: May, June, July.",
    ],
)
def test_names_and_labels_of_both_axes(axes):
    figure = panel(f"# Heatmap\n{axes}{VALUES}")
    assert (figure.x.label, figure.x.categories) == ("Month", ("May", "June", "July"))
    assert (figure.y.label, figure.y.categories) == ("Region", ("North", "South"))
    assert figure.grid.values.tolist() == [[1, 2, 3], [4, 5, 6]]


def test_keys_in_italics_one_a_line():
    text = (
        "**Heatmap: Visits**\n\n*Rows (top→bottom):* North, South\n*Columns (left→right):* May, June\n"
        "*Values (% of guests):*\nNorth → 12 | –\nSouth → 35 | 18\n*Cells with a dash are blank.*\n"
    )
    figure = panel(text)
    assert (figure.x.categories, figure.y.categories) == (("May", "June"), ("North", "South"))
    assert cells(text) == [[12, None], [35, 18]]


def test_labels_that_both_axes_use():
    text = (
        "Rows correspond to the training domain and columns to the test domain; both use the labels "
        "Photo, Art.\n\n"
        "- Trained on Photo: Photo 9, Art 6\n- Trained on Art: Photo 5, Art 8\n"
    )
    figure = panel(f"# Heatmap\n{text}")
    assert (figure.x.label, figure.y.label) == ("test domain", "training domain")
    assert figure.x.categories == figure.y.categories == ("Photo", "Art")
    assert figure.grid.values.tolist() == [[9, 6], [5, 8]]


@pytest.mark.parametrize(
    "said",
    ["both use the abbreviations OK, EL, AS", "both carry the two-letter codes OK, EL, AS in this order",
     "both share the same acronyms OK, EL and AS", "both axes use the short names OK, EL, AS"],
)
def test_codes_that_both_axes_use(said):
    text = (
        f"Confusion matrix. True kinds run down the left side and predicted kinds across the top; {said}. "
        "OK trees: 41 predicted as OK, 2 as EL and 3 as AS. EL trees: 4 predicted as OK, "
        "55 as EL and 6 as AS. AS trees: 7 predicted as OK, 8 as EL and 69 as AS."
    )
    figure = panel(text)
    assert figure.x.categories == figure.y.categories == ("OK", "EL", "AS")
    assert (figure.x.label, figure.y.label) == ("predicted kinds", "True kinds")
    assert figure.grid.values.tolist() == [[41, 2, 3], [4, 55, 6], [7, 8, 69]]


@pytest.mark.parametrize("mark", ["-", "o"])
def test_labels_below_an_axis_and_its_direction(mark):
    figure = panel(
        f"# Heatmap\nY-axis (top → bottom)\n  {mark} North\n  {mark} + South\n\n"
        f"X-axis (left → right)\n  {mark} May\n  {mark} June\n\n"
        f"Cells\n  {mark} North ⇒ 1, 2\n  {mark} + South ⇒ 3, 4\n"
    )
    assert (figure.x.categories, figure.y.categories) == (("May", "June"), ("North", "+ South"))
    assert figure.grid.values.tolist() == [[1, 2], [3, 4]]


def test_the_true_and_the_predicted_classes():
    lines = "**Axes**\n* True: cat, dog\n* Predicted: cat, dog\n"
    figure = panel(f"# Confusion matrix heatmap\n\n{lines}\n- cat: 8, 2\n- dog: 1, 9\n")
    assert (figure.y.label, figure.x.label) == ("True", "Predicted")
    assert figure.x.categories == figure.y.categories == ("cat", "dog")


def test_every_row_and_every_column():
    figure = panel("A heatmap where every row is a length and every column is a scheme: fp16, int8.\n\n"
                   "- Lengths (rows): 128, 512\n- 128: 5, 6\n- 512: 7, 8\n")
    assert figure.y.label in ("length", "Lengths")


def test_a_figure_told_by_the_letters_of_its_axes():
    figure = panel("- x: Fold\n- y: Feature\n- x values: F1, F2\n- y values: age, tenure\n"
                   "- colormap: Blues\n\nage: 0.41, 0.39\ntenure: 0.18, 0.21\n")
    assert figure.grid.values.tolist() == [[0.41, 0.39], [0.18, 0.21]]


@pytest.mark.parametrize(
    ("told", "label", "labels"),
    [
        ("Columns: 1 = Physics, 2 = Chemistry, 3 = Biology.", None, ("Physics", "Chemistry", "Biology")),
        ("The columns are camera 1, camera 2 and camera 3.", None, ("camera 1", "camera 2", "camera 3")),
        ("The columns are d = 8, d = 16 and d = 32.", "d", ("8", "16", "32")),
        ("Codecs are on the left: gzip, lz4. Types are at the bottom: JSON, CSV.", "Types", ("JSON", "CSV")),
    ],
)
def test_labels_that_repeat_what_stands_before_the_first(told, label, labels):
    figure = panel(f"A heatmap. Rows: gzip, lz4. {told}")
    assert (figure.x.label, figure.x.categories) == (label, labels)


@pytest.mark.parametrize(
    "axes",
    [
        '* **X-Axis Label:** The horizontal axis is labeled "Month (UTC)," with May, June and July.\n'
        '* **Y-Axis Label:** The vertical axis is labeled "Region". It lists North and South.',
        '* **X-Axis Title (bottom):** The x-axis is labelled "Month (UTC)" and lists May, June and July.\n'
        '* **Y-Axis Title (left):** The y-axis represents the Region: North, South.',
    ],
)
def test_a_sentence_behind_a_key_names_the_axis(axes):
    figure = panel(f"A heatmap.\n\n{axes}\n{VALUES}")
    assert (figure.x.label, figure.y.label) == ("Month (UTC)", "Region")
    assert figure.x.categories == ("May", "June", "July")


@pytest.mark.parametrize(
    ("lead", "under", "labels"),
    [
        ("several codes, likely standing for areas or layers:", ("B4", "LIM", "PX"), ("B4", "LIM", "PX")),
        ("brain areas, layers and regions:", ("B4", "LIM", "PX"), ("B4", "LIM", "PX")),
        ("Red, Green, Blue, as follows:", ("Red is warm", "Green is fresh"), ("Red", "Green", "Blue")),
        ("red, green, blue:", ("warm", "fresh", "cold"), ("red", "green", "blue")),
    ],
)
def test_names_under_common_words(lead, under, labels):
    items = "".join(f"    * {name}\n" for name in under)
    text = f"A heatmap.\n\n* **Y-Axis Labels:** The vertical axis lists {lead}\n{items}"
    assert panel(text).y.categories == labels


WEIGHTS = "A heat map of litres a week, one row for each kind of farm and columns for spring and autumn.\n\n"


@pytest.mark.parametrize(
    ("lines", "names"),
    [
        (("**organic** dairies", "**mixed** farms", "**young** herds"), ("organic", "mixed", "young")),
        (("**organic** farms", "**mixed** farms", "**young** farms"), ("organic", "mixed", "young")),
        (("**organic** dairies", "**mixed farms**", "**young** herds"),
         ("organic dairies", "mixed farms", "young herds")),
        (("**organic dairies**", "**mixed farms**", "**young herds**"),
         ("organic dairies", "mixed farms", "young herds")),
        (("**organic** dairies", "mixed farms", "young herds"),
         ("organic dairies", "mixed farms", "young herds")),
    ],
)  # fmt: skip
def test_names_in_bold_before_plain_nouns(lines, names):
    said = ": spring {}, autumn {}\n- ".join(lines).format(1, 2, 3, 4)
    text = f"{WEIGHTS}- {said}: spring 5, autumn 6\n"
    assert panel(text).y.categories == names
    assert cells(text) == [[1, 2], [3, 4], [5, 6]]


HEARD = (
    "- {0} low: {1} {2}mid 5, {2}low 93, {2}high 2\n- {0} mid: {1} {2}mid 88, {2}high 7, {2}low 5\n"
    "- {0} high: {1} {2}high 96, {2}low 1, {2}mid 3\n"
)
TONES = [[93, 5, 2], [5, 88, 7], [1, 3, 96]]


@pytest.mark.parametrize(
    ("axes", "said", "heard"),
    [
        ("the played tone is on y, the heard tone on x", ("heard as", "as "), 0),
        ("the played tone is on x, the heard tone on y", ("heard as", "as "), 1),
        ("the played tone is on x, the heard tone on y", ("heard", ""), 1),
    ],
)
@pytest.mark.parametrize("mark", ["", "*"])
def test_what_was_done_is_no_part_of_the_labels(axes, said, heard, mark):
    first, again = said
    text = HEARD.replace("{1} {2}", "{1} ").format("played", first, again)
    if mark:
        text = text.replace(" low", " *low*").replace(" mid", " *mid*").replace(" high", " *high*")
    figure = panel(f"A heat map of whistles: {axes}.\n\n{text}")
    assert figure.x.categories == figure.y.categories == ("low", "mid", "high")
    turned = [list(column) for column in zip(*TONES, strict=True)]
    assert figure.grid.values.tolist() == (turned if heard else TONES)


def test_uses_are_labels_of_their_own():
    lines = "- North wing: used as office 12, as lab 4\n- South wing: used as office 9, as lab 15\n"
    figure = panel(f"A heat map of rooms. Rows are the building, columns the purpose.\n\n{lines}")
    assert figure.x.categories == ("office", "lab")
    assert figure.grid.values.tolist() == [[12, 4], [9, 15]]


@pytest.mark.parametrize("mark", ["", "`"])
def test_options_of_commands_are_names_of_lines(mark):
    names = ("-O2", "-O2 -march=native", "-O2 -march=native -flto=thin", "-Os")
    lines = (f"{mark}{name}{mark}: small {k}.5, big {k}7.5." for k, name in enumerate(names, 1))
    figure = panel(f"A heat map of speed. {' '.join(lines)}")
    assert (figure.x.categories, figure.y.categories) == (("small", "big"), names)
    assert figure.grid.values.tolist() == [[1.5, 17.5], [2.5, 27.5], [3.5, 37.5], [4.5, 47.5]]
