"""Figures as models that look at pictures tell them: flat bullets, and colours beside values."""

import pytest

import replot

nan = None


def grid(text: str, k: int = 0) -> list[list[float | None]]:
    return replot.parse(text).to_dict()["panels"][k]["values"]


def labels(text: str, k: int = 0) -> tuple[list[str], list[str]]:
    panel = replot.parse(text).to_dict()["panels"][k]
    return panel["y"]["categories"], panel["x"]["categories"]


WAYS = [
    "Value = {v}, Color = {c}",
    "Value: {v}, Colour: {c}",
    "Color: {c}, Value: {v}",
    "The value is {v}, and the color is {c}.",
    "Value of {v}, colored {c}.",
    "{c}, value = {v}",
    "Value = {v}",
]


@pytest.mark.parametrize("way", WAYS)
def test_a_value_that_is_called_so(way: str) -> None:
    cells = [("Row 1, Column 1", 7, "Red-Orange"), ("Row 1, Column 2", 15, "Orange"),
             ("Row 2, Column 1", 22, "Yellow"), ("Row 2, Column 2", 4, "Dark Purple")]
    lines = "\n".join(f"* **{name}:** {way.format(v=v, c=c)}" for name, v, c in cells)
    assert grid(f"## Heatmap: Bees\n### Data\n{lines}\n") == [[7, 15], [22, 4]]


def test_other_words_before_a_value_are_no_colour() -> None:
    text = "## Heatmap: Bees\n* **Low:** Value = 0, Color = blue\n* **High:** Value = 9, Color = red\n"
    assert not replot.parse(text).to_dict()["panels"][0]["x"]["categories"]


def test_columns_and_rows_by_number_are_names() -> None:
    text = "A heatmap.\n* **X-axis:** Column 1, Column 2\n* **Y-axis:** Row 1, Row 2\n"
    assert labels(text) == (["Row 1", "Row 2"], ["Column 1", "Column 2"])


@pytest.mark.parametrize("said", [
    "The map shows the larger hives on the left side of the map and the smaller ones on the right side.",
    "There is a concentration of larger counts on the left side of the grid and smaller counts on the right.",
    "The gradient is linear, with red representing the largest counts and blue/green representing the least.",
])
def test_parts_of_the_picture_are_no_axes(said: str) -> None:
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(f"A heatmap. {said}")


def test_what_the_writer_wonders_about_a_label() -> None:
    text = "A heatmap. X-axis: Oak, Ash, Elm (duplicate label?), Fir (typo?). Y-axis: Who (you?), Me.\n"
    assert labels(text) == (["Who (you?)", "Me"], ["Oak", "Ash", "Elm", "Fir"])


TWO = """## Heatmap: Yield and Cost by Farm and Dose
The image has two heatmaps, one above the other.
### Components/Axes
* **Y-axis (Farms):**
* Hill
* Vale West
* **X-axis (Dose):**
* 1
* 2
* **Top Heatmap:** Yield
* Colorbar range: 0 to 9
* **Bottom Heatmap:** Cost
* Colorbar range: 0 to 50
### Detailed Analysis
{first}
* **Farm: Hill**
* Dose 1: 3.5
* Dose 2: 4.5
* **Farm: Vale West**
* Dose 1: 5.5
* Dose 2: 6.5
The NPK dose helps both farms.
{second}
* **Farm: Hill**
* Dose 1: 21
* Dose 2: 32
* **Farm: Vale West**
* Dose 1: 25
* Dose 2: 41
Hill is cheaper than Vale West everywhere, by 4 to 9.
"""


@pytest.mark.parametrize("head", ["#### {} Heatmap", "#### {}", "**{}:**", "**{}**", "#### {} (a)"])
def test_headings_that_are_the_titles_of_panels(head: str) -> None:
    if head.endswith("(a)"):
        head = "**1. {} Heatmap:**"
    text = TWO.format(first=head.format("Yield"), second=head.format("Cost"))
    panels = replot.parse(text).to_dict()["panels"]
    assert [panel["title"] for panel in panels] == ["Yield", "Cost"]
    assert [panel["values"] for panel in panels] == [[[3.5, 4.5], [5.5, 6.5]], [[21, 32], [25, 41]]]


def test_by_how_much_a_line_beats_another_is_no_value() -> None:
    text = ("A heatmap of cost. Y-axis: Hill, Vale. X-axis: 1, 2.\n\n"
            "Hill is cheaper than Vale everywhere, by 4 to 9 euros.")
    assert grid(text) == [[nan, nan], [nan, nan]]


ROWS = [[0.1, 0.4, 0.2, 0.15, 0.2], [0.05, 0.25, 0.1, 0.2, 0.4]]
KEYS = ["the", "hen", "met", "the", "fox"]


@pytest.mark.parametrize(("head", "entry", "apart"), [
    ('* **"{}" alignment:**\n* ', '"{}": ~{} (light blue)', "\n* "),
    ("* **{}:**\n    * ", "{}: {}", "\n    * "),
    ('* **Row "{}":** ', '"{}": {}', ", "),
    ("* **{}:** ", "{} ({})", ", "),
    ('* **Query: "{}"**\n    * ', '"{}": {}', "\n    * "),
])
def test_keys_that_come_twice_in_each_line(head: str, entry: str, apart: str) -> None:
    lines = [
        head.format(name) + apart.join(entry.format(k, v) for k, v in zip(KEYS, row, strict=True))
        for name, row in zip(("hen", "fox"), ROWS, strict=True)
    ]
    text = "## Heatmap: Attention\n### Detailed Analysis\n" + "\n".join(lines) + "\n"
    assert labels(text) == (["hen", "fox"], KEYS)
    assert grid(text) == ROWS


def test_a_last_line_that_is_broken_off() -> None:
    text = ("## Heatmap: Attention\n* **hen:** the: 0.1, hen: 0.4, the: 0.2\n"
            "* **fox:** the: 0.3, hen: 0.5\n")
    assert grid(text) == [[0.1, 0.4, 0.2], [0.3, 0.5, nan]]


COURSE = """## Heatmap: Trust
* **X-axis:** Number of Rounds, with ticks at pre, 1, 2, 3
* **Y-axis:** Player ID
### Detailed Analysis
* **Player 3 (Top Row):** Starts at 20% (Blue) for the "pre" and first round, then drops to 5% (Green) \
for the second round, and has left (Grey) from the third round onwards.
* **Player 7:** Starts at 30% (Blue) for the "pre" and first round, then drops to -10% (Red) \
for the second round, then 0% (White) for the third round.
"""


def test_numbered_heads_of_an_axis_called_after_them() -> None:
    assert labels(COURSE) == (["Player 3", "Player 7"], ["pre", "1", "2", "3"])
    assert grid(COURSE) == [[20, 20, 5, nan], [30, 30, -10, 0]]


def test_numbered_heads_of_other_things_are_no_lines() -> None:
    text = COURSE.replace("Player 3", "Note 3").replace("Player 7", "Note 7")
    assert all(value is None for row in grid(text) for value in row)


def test_the_first_of_an_axis_that_begins_at_zero_is_not_told() -> None:
    text = ("A heatmap.\n* **X-axis:** Epoch (0, 1, 2)\n* **Y-axis:** A, B\n"
            "* **A:** Starts at 0.9 for the first epoch, then 0.5 for the second epoch.\n")
    assert all(value is None for row in grid(text) for value in row)


UPPER = """## Heatmap: Traits
A {} of 3 traits.
- **X-axis**: Height, Weight, Age
- **Y-axis**: Same as X-axis
1. **Height**:
- Weight: 0.6
- Age: -0.2
2. **Weight**:
- Age: 0.3
"""


def test_a_square_of_correlations_is_its_own_mirror() -> None:
    whole = grid(UPPER.format("square correlation heatmap"))
    assert [whole[1][0], whole[2][0], whole[2][1]] == [0.6, -0.2, 0.3]
    half = grid(UPPER.format("correlation heatmap"))
    assert [half[1][0], half[2][0], half[2][1]] == [nan, nan, nan]
