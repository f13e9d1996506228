"""Lists of labels that begin with what they are of, or end with how they go on."""

from __future__ import annotations

import pytest
from sources import panel


@pytest.mark.parametrize(
    ("said", "y", "x"),
    [
        ("Depth goes down the side (1, 5, 10, shallower to deeper) and month across the top (May, June).",
         ["1", "5", "10"], ["May", "June"]),
        ("Age on the y-axis (10, 20, 30, youngest first), hour on the x-axis (8, 12, 16, morning to noon).",
         ["10", "20", "30"], ["8", "12", "16"]),
        ("Rows for roast (light, medium, dark, from mild to strong), columns for dose (10 g, 12 g, low to "
         "high).",
         ["light", "medium", "dark"], ["10 g", "12 g"]),
        ("Rows for states (up to down, down to up, up to up), columns for days (Mon, Tue).",
         ["up to down", "down to up", "up to up"], ["Mon", "Tue"]),
        ("Down the left you have the Welsh output, y, gath, ddu, and along the top the English input, the, "
         "black, cat; white is 0 and navy is 1.", ["y", "gath", "ddu"], ["the", "black", "cat"]),
        ("On the left are the four crops, rye, oats, corn, and along the bottom the months, May, June.",
         ["rye", "oats", "corn"], ["May", "June"]),
    ],
)
def test_what_a_list_is_of_and_how_it_goes_on_are_no_labels(said, y, x):
    read = panel(f"A heatmap of counts. {said}")
    assert (list(read.y.categories), list(read.x.categories)) == (y, x)


def test_the_names_of_the_axes_stand_before_their_lists():
    said = "Down the left you have the crops, rye, oats, and along the top the months, May, June."
    read = panel(f"A heatmap. {said}")
    assert (read.y.label, read.x.label) == ("crops", "months")


@pytest.mark.parametrize(
    ("said", "y"),
    [
        ("The rows are 5, 15, 30 and 60 m, shallowest first.", ["5", "15", "30", "60"]),
        ("The rows are 5, 15, 30 and 60 m, deepest at the top.", ["60", "30", "15", "5"]),
        ("The rows are 60, 30, 15 and 5 m, the shallowest one at the top.", ["5", "15", "30", "60"]),
        ("Rows: 08:00, 11:00 and 14:00, earliest at the top.", ["08:00", "11:00", "14:00"]),
        ("Rows: 08:00, 11:00 and 14:00, latest at the top.", ["14:00", "11:00", "08:00"]),
        ("Rows: 9 am, 11 am and 2 pm, latest on top.", ["2 pm", "11 am", "9 am"]),
        ("The y-axis lists tea, cola and espresso, weakest first.", ["tea", "cola", "espresso"]),
        ("The y-axis has the inns Ayr, Bute and Cowal – best at the top.", ["Ayr", "Bute", "Cowal"]),
        ("Rows are forest, meadow and harvest last.", ["forest", "meadow", "harvest"]),
        ("Rows are East, North and West at the bottom.", ["East", "North", "West"]),
        ("The y-axis lists v1, v2, latest.", ["v1", "v2", "latest"]),
    ],
)
def test_the_order_behind_a_list_is_told_by_any_superlative(said, y):
    read = panel(f"A heatmap of yield. The x-axis lists plots A, B and C. {said} No values are printed.")
    assert list(read.y.categories) == y


@pytest.mark.parametrize(
    ("rows", "x"),
    [
        ("Oak left, Elm right", ["Oak", "Elm"]),
        ("Oak left, Ash middle, Elm right", ["Oak", "Ash", "Elm"]),
        ("Turn left, Turn right", ["Turn left", "Turn right"]),
        ("Front left, Rear right", ["Front left", "Rear right"]),
        ("Arm left, Leg right, Arm right, Leg left", ["Arm left", "Leg right", "Arm right", "Leg left"]),
        ("Far left, Left, Centre, Right, Far right", ["Far left", "Left", "Centre", "Right", "Far right"]),
    ],
)
def test_labels_at_the_ends_of_a_list_are_without_their_places(rows, x):
    said = "rows are the soil (Wet on top, Dry below) and whose columns are the kind"
    read = panel(f"A heatmap whose {said} ({rows}).")
    assert (list(read.x.categories), list(read.y.categories)) == (x, ["Wet", "Dry"])


@pytest.mark.parametrize("verb", ["carries", "holds", "contains", "lists"])
def test_the_first_label_behind_a_kind_of_things_is_kept(verb):
    read = panel(f"A heatmap. The x-axis {verb} the source letters я, ж, ц and the y-axis the stem vowels "
                 'A, E, o, with "A" at the top. No numbers.')
    assert (read.x.label, list(read.x.categories)) == ("source letters", ["я", "ж", "ц"])
    assert (read.y.label, list(read.y.categories)) == ("stem vowels", ["A", "E", "o"])


@pytest.mark.parametrize("verb", ["are headed", "are titled", "are called", "headed"])
def test_what_labels_are_headed_by_is_no_label(verb):
    read = panel(f"A heatmap of sales. Columns {verb} Dawn, Noon, Dusk; rows labelled Inn and Pier.")
    assert (read.x.label, list(read.x.categories)) == (None, ["Dawn", "Noon", "Dusk"])


@pytest.mark.parametrize("runs", ["runs upward", "increases upwards", "climbs up", "goes up"])
def test_how_an_axis_runs_is_no_part_of_its_name(runs):
    read = panel(f"A heatmap. Height {runs} the left edge (Low at the bottom, then Mid, High at the top). "
                 "Age runs along the bottom edge: 1, 2, 3.".replace("upward the", "upward on the")
                 .replace("upwards the", "upwards on the"))
    assert (read.y.label, list(read.y.categories)) == ("Height", ["High", "Mid", "Low"])
