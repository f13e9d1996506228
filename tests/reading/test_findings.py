"""The findings of a reading: what was assumed, left out or never said, with the words concerned."""

from __future__ import annotations

from pathlib import Path

import pytest

from replot.findings import Finding
from replot.reading.description import examine

SEEDS = Path(__file__).resolve().parents[2] / "seeds"
HEAD = """# Heatmap: Parsers under noise
- **X-axis:** "Noise", left to right: 0, 5, 10
- **Y-axis:** "Parser", top to bottom: Alpha, Bravo, Coral
- **Colour bar:** "Accuracy (%)", 0 to 100, light blue to dark blue

"""
LISTS = """- Alpha: 98.0, 96.5, 91.0
- Bravo: 97.0, 97.5, 97.0
- Coral: 88.0, 84.0, 70.5
"""
TABLE = """| Parser | 0 | 5 | 10 |
|---|---|---|---|
| Alpha | 98.0 | 96.5 | 91.0 |
| Bravo | 97.0 | 97.5 | 97.0 |
| Coral | 88.0 | 84.0 | 70.5 |
"""


def found(text: str, *codes: str) -> list[Finding]:
    """The findings of some codes; each of their spans holds the words that it says it does."""
    findings = list(examine(text).findings)
    lines = text.split("\n")
    for finding in findings:
        assert finding.spans, finding
        for span in finding.spans:
            assert span.text
            words = lines[span.line - 1][span.column - 1 : span.column - 1 + span.length]
            assert words.replace("*", "").replace("`", "").replace("\\", "").strip() == span.text.strip()
    return [finding for finding in findings if finding.code in codes]


def one(text: str, code: str) -> Finding:
    (finding,) = found(text, code)
    return finding


def words(finding: Finding) -> list[str]:
    return [span.text for span in finding.spans]


def seed(number: str) -> str:
    return next(SEEDS.glob(f"{number}_*.txt")).read_text("utf-8")


# --- the five seeds ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        ("000", [("R202", 7)]),
        ("001", []),
        ("002", [("R203", 7), ("R106", 7), ("R101", 24), ("R101", 38)]),
        ("003", [("R302", 8), ("R101", 12), ("R101", 18)]),
        ("004", [("R201", 5), ("R203", 5), ("R302", 7), ("R108", 14), ("R107", 16)]),
    ],
)
def test_seeds(number, expected):
    got = [(f.code, f.spans[0].line) for f in examine(seed(number)).findings if f.code != "R304"]
    assert got == expected


def test_seed_000_axis_wider_than_data():
    finding = one(seed("000"), "R202")
    assert finding.message == "Length 19 is on the x axis, but it has no value at all"
    assert words(finding) == ["5 to 19"]


def test_seed_002_values_outside_the_limits():
    first, second = found(seed("002"), "R101")
    assert first.message == (
        "AIME25: 30.7 at Local Window Size 500, Ratio 0.2 lies below the stated limits 31.3 to 36"
    )
    assert [(s.line, s.text) for s in first.spans] == [(24, "30.7"), (10, "31.3–36.0")]
    assert first.subject == ("panels[1].values[0][1]",)
    assert first.help == "it is kept and drawn in the under colour; correct the limits or the value"
    assert second.message == (
        "GPQA_D: 45.7 at Local Window Size 3000, Ratio 0.1 lies below the stated limits 46.1 to 49.7"
    )


def test_seed_002_row_never_given():
    finding = one(seed("002"), "R106")
    assert finding.message == (
        "Local Window Size 1000 is on the y axis, but never given a value in any of the 4 panels"
    )
    assert words(finding) == ["1000"]
    assert finding.subject == tuple(f"panels[{k}].values" for k in range(4))


def test_seed_002_order_assumed():
    finding = one(seed("002"), "R203")
    assert finding.message == (
        "the text does not say where the y axis begins; Local Window Size 500 is taken for the top and "
        "Local Window Size 3000 for the bottom"
    )
    assert words(finding) == ["500, 1000, 2000, 3000"]


def test_seed_003_outside_at_both_ends():
    low, high = found(seed("003"), "R101")
    assert low.message == (
        "R1-Llama: 4 values lie outside the stated limits 50 to 56: "
        "49.1 (Local Window Size 3000, Ratio 0.1), 49.5 (Local Window Size 2000, Ratio 0.1), "
        "49.9 (Local Window Size 1000, Ratio 0.1) and 49.8 (Local Window Size 500, Ratio 0.1) below"
    )
    assert [s.line for s in low.spans] == [12, 8, 13, 14, 15]
    assert high.message == (
        "R1-Qwen: 56.3 at Local Window Size 2000, Ratio 0.4 lies above the stated limits 50 to 56"
    )
    assert (
        one(seed("003"), "R302").message == "the ends of the colour bar are stated as approximate: 50 to 56"
    )


def test_seed_004_count_differs():
    finding = one(seed("004"), "R201")
    assert finding.message == "the text claims 22 topics on the y axis, but lists 29"
    assert [(s.line, s.text) for s in finding.spans][:2] == [(5, "22 topics"), (3, "22 different topics")]
    assert finding.help == "the 29 are used; correct the number or the list"


def test_seed_004_ranges_and_approximate_values():
    ranges, about = one(seed("004"), "R107"), one(seed("004"), "R108")
    assert "of 696 cells are stated only as ranges (20 to 50, 30 to 60, 40 to 70, " in ranges.message
    assert about.message.endswith(", and the text says that its numbers are not exact")
    assert words(about)[0] == "All values are approximate"


def test_seed_colours_name_the_second_best():
    finding = one(seed("001"), "R304")
    assert finding.message.startswith(
        'Blues was chosen for "light blue (0%) to dark blue (100%)"; the match is '
    )
    assert " came second, at 0." in finding.message


# --- cells ---------------------------------------------------------------------------------------


def test_nothing_to_say_of_a_whole_text():
    assert [f.code for f in examine(HEAD + LISTS).findings] == ["R304"]


def test_limits_in_another_unit_are_one_finding():
    finding = one(HEAD.replace("0 to 100", "0.0 to 1.0") + LISTS, "R101")
    assert finding.message == (
        "9 of 9 values lie outside the stated limits 0 to 1, as if they were given in another unit"
    )
    assert finding.help == "state the limits in the unit of the values"


def test_values_on_the_limits_lie_within():
    assert not found(HEAD.replace("0 to 100", "70.5 to 98") + LISTS, "R101")


def test_below_and_above():
    finding = one(HEAD.replace("0 to 100", "84 to 97") + LISTS, "R101")
    assert finding.message == (
        "3 values lie outside the stated limits 84 to 97: 70.5 (Coral, Noise 10) below; "
        "98 (Alpha, Noise 0) and 97.5 (Bravo, Noise 5) above"
    )
    assert finding.help == (
        "they are kept and drawn in the under and over colour; correct the limits or the values"
    )


def test_single_cells_never_stated():
    text = HEAD + LISTS.replace("97.0, 97.5, 97.0", "0 is 97.0, 5 is 97.5")
    finding = one(text, "R106")
    assert finding.message == "the text does not say what is in 1 of 9 cells: (Bravo, Noise 10)"


def test_no_value_at_all():
    finding = one(HEAD + "The cells carry no numbers.\n", "R106")
    assert finding.message == "the text gives no value for any cell"


def test_half_a_matrix():
    text = """# Correlation heatmap
Both axes list the same four measures: Height, Weight, Age, Pulse. Colours run from blue (-1) to red (1).
- Weight: Height 0.7
- Age: Height 0.1, Weight 0.2
- Pulse: Height -0.1, Weight 0.3, Age 0.4
"""
    finding = one(text, "R111")
    assert finding.message == (
        "the lower triangle is stated and the upper one and the diagonal are not; "
        "their 10 cells are not filled in"
    )
    assert not found(text, "R106")


def test_a_matrix_said_to_be_symmetric_is_filled_in_and_said_to_be():
    text = "Heatmap; both axes list A1, B1, C1. The matrix is symmetric. A1-B1: 0.5. A1-C1: 0.2. B1-C1: 0.3."
    finding = one(text, "R114")
    assert finding.message == (
        "the text says that the matrix is symmetric; 3 cells are filled in from the other side "
        "of the diagonal"
    )
    assert words(finding) == ["0.5", "0.2", "0.3"]
    assert not found(text.replace("is symmetric", "is nearly symmetric"), "R114")


def test_a_masked_half_is_no_finding():
    text = """# Correlation heatmap
Both axes list the same three measures: Height, Weight, Age. The upper triangle is masked and white.
Colours run from blue (-1) to red (1). The diagonal is 1.00 everywhere.
- Weight: Height 0.7
- Age: Height 0.1, Weight 0.2
"""
    assert not found(text, "R111", "R106")


def test_approximate_values():
    text = HEAD + LISTS.replace("98.0", "~98").replace("70.5", "about 70")
    finding = one(text, "R108")
    assert finding.message == "2 cells are stated as approximate (70 and 98)"
    assert words(finding) == ["~98", "about 70"]


def test_all_values_are_estimates():
    finding = one(HEAD + LISTS + "\nAll values are estimates.\n", "R108")
    assert finding.message == "the text says that its numbers are not exact"
    assert words(finding) == ["All values are estimates"]


# --- what found no place -------------------------------------------------------------------------


def test_a_cell_of_words_and_numbers():
    finding = one(HEAD + TABLE.replace("| 97.5 |", "| between rows 3 and 4, say |"), "R103")
    assert finding.message == (
        'no value can be told from "between rows 3 and 4, say"; the cell is left unstated'
    )
    assert finding.help == "write the number alone, with at most a remark in parentheses after it"


def test_a_row_of_a_table_that_is_not_on_the_axis():
    finding = one(HEAD + TABLE.replace("| Coral |", "| Corral |"), "R104")
    assert finding.message == '"Corral" is not on the y axis (Parser); its values are left out'
    assert finding.help == 'did you mean "Coral"?'
    assert words(finding) == ["Corral"]


def test_a_key_that_is_not_on_the_axis():
    items = "\n".join(
        f"**{name}**\n- Noise 0: {a}\n- Noise {second}: {b}\n- Noise 10: {c}"
        for name, second, a, b, c in (
            ("Alpha", 5, 98.0, 96.5, 91.0),
            ("Bravo", 7, 97.0, 97.5, 97.0),
            ("Coral", 5, 88.0, 84.0, 70.5),
        )
    )
    finding = one(HEAD + items + "\n", "R104")
    assert finding.message == '"Noise 7" is not on the x axis (Noise); its values are left out'
    assert finding.help == "the axis lists 0, 5 and 10"
    assert words(finding) == ["Noise 7: 97.5"]


def test_a_line_of_values_that_is_not_on_the_axis():
    lines = "- A: 3, 4\n- C: 5, 6\n- D: 1 (7), 2 (8)\n- B: 9, 10\n- Size: 4, 4\n"
    reading = examine(f"Heatmap. Columns: 1, 2. Rows: A, B.\n\n{lines}")
    found = [finding for finding in reading.findings if finding.code == "R104"]
    assert [finding.message for finding in found] == [
        f'"{name}" is not on the y axis; its values are left out' for name in "CD"
    ]


def test_a_row_too_short():
    finding = one(HEAD + LISTS.replace("97.0, 97.5, 97.0", "97.0, 97.5"), "R105")
    assert finding.message == "2 values are listed for 3 labels, 1 fewer than needed; none of them is used"
    assert words(finding) == ["97.0, 97.5"]


def test_sums_are_no_row_too_short():
    assert not found(HEAD + LISTS + "- Bravo, row sums of the halves: 97.0, 97.5\n", "R105")


def test_totals():
    table = """| Parser | 0 | 5 | 10 | Mean |
|---|---|---|---|---|
| Alpha | 98.0 | 96.5 | 91.0 | 95.2 |
| Bravo | 97.0 | 97.5 | 97.0 | 97.2 |
| Coral | 88.0 | 84.0 | 70.5 | 80.8 |
"""
    finding = one(HEAD + table, "R109")
    assert finding.message == '"Mean" stands in the table and not in the figure'
    assert words(finding) == ["Mean"]


# --- axes and counts -----------------------------------------------------------------------------


def test_order_is_not_assumed_where_a_table_shows_it():
    head = HEAD.replace(", top to bottom", "")
    assert one(head + LISTS, "R203").message == (
        "the text does not say where the y axis begins; Alpha is taken for the top and Coral for the bottom"
    )
    assert not found(head + TABLE, "R203")


def test_a_turned_table():
    text = """# Heatmap of scores
- x-axis: Size (S, M, L)
- y-axis, top to bottom: Alpha, Bravo
- colour bar 0 to 10, white to green

| Size | Alpha | Bravo |
|---|---|---|
| S | 1 | 2 |
| M | 3 | 4 |
| L | 5 | 6 |
"""
    finding = one(text, "R204")
    assert finding.message == "the rows of the table are labels of the x axis (Size); the table was turned"
    assert not found(text.replace("\n| Size", "\nThe table is transposed.\n\n| Size"), "R204")


def test_labels_from_the_table():
    text = """# Heatmap of scores
Darker green is better, from 0 to 10.

| Model | S | M | L |
|---|---|---|---|
| Alpha | 1 | 2 | 3 |
| Bravo | 4 | 5 | 6 |
"""
    finding = one(text, "R205")
    assert finding.message == (
        "the text does not list the labels of x (S, M and L; taken from the table) and "
        "y (Alpha and Bravo; taken from the table)"
    )
    assert words(finding) == ["S", "Alpha"]


def test_panels_claimed():
    text = """# Heatmaps
The image shows four heatmaps of accuracy, from white to green.
- X-axis: Ratio (0.1, 0.2)
- Y-axis, from top to bottom: A, B
### One
- A: 1, 2
- B: 3, 4
### Two
- A: 1, 2
- B: 3, 5
"""
    finding = one(text, "R201")
    assert finding.message == "the text speaks of four heatmaps, but 2 panels were found"
    assert not found(text.replace("four", "two"), "R201")
    assert not found(text.replace("four heatmaps", "two rows of heatmaps"), "R201")


@pytest.mark.parametrize("claim", ["A 4 x 3 heatmap", "A grid: a 4-row by 3-column grid"])
def test_rows_and_columns_claimed(claim):
    text = (
        f"# {claim}\nFrom white to green.\n- X-axis: Ratio (0.1, 0.2, 0.3)\n"
        "- Y-axis, from top to bottom: A, B\n- A: 1, 2, 3\n- B: 3, 4, 5\n"
    )
    finding = one(text, "R201")
    assert finding.message.endswith("but its lists and data make 2 rows and 3 columns")
    assert not found(text.replace("4", "2", 1), "R201")


def test_categories_claimed_for_something_else():
    text = HEAD.replace("left to right: 0, 5, 10", "left to right: 0, 5, 10 (averaged over 40 seeds)")
    assert not found(text + LISTS, "R201")


# --- colours and the text itself -----------------------------------------------------------------


def test_no_colours():
    finding = one(HEAD.replace(", light blue to dark blue", "") + LISTS, "R303")
    assert (
        finding.message == "no scale of colours can be told from the text; the default of the style is taken"
    )


def test_a_named_map_was_not_chosen():
    assert not found(HEAD.replace("light blue to dark blue", "the viridis colormap") + LISTS, "R304")


@pytest.mark.parametrize(
    "end", ["The lowest values are found in the", "Coral is weak (see the", "Bravo, Coral and"]
)
def test_cut_in_a_sentence(end):
    finding = one(HEAD + LISTS + f"\n{end}", "R401")
    assert finding.message.startswith("the text ends in the middle of a sentence: ")
    assert end.endswith(words(finding)[0])


def test_cut_in_a_row():
    finding = one(HEAD + TABLE[: TABLE.rindex("| 70.5")], "R401")
    assert finding.message == "the text ends in the middle of a table row: 3 cells of 4"


@pytest.mark.parametrize(
    "end",
    ["Coral: lowest in May", "Source: own data, 12 May", "All is said.", "Type A", "Delta: 1, n/a",
     "Delta: 1, –"],
)
def test_not_cut(end):
    assert not found(HEAD + LISTS + f"\n{end}\n", "R401")


def test_stated_twice():
    finding = one(HEAD + LISTS + "\nAs a table:\n\n" + TABLE, "R403")
    assert finding.message == "all values are stated twice, here and in line 6; they agree"
    assert [s.line for s in finding.spans] == [14, 6]
    assert not found(HEAD + LISTS, "R403")


@pytest.mark.parametrize("ends", ["0 to about 2", "~0 to ~2", "approximately 0 to 2"])
def test_ends_of_an_axis_that_are_not_exact_are_taken_and_told(ends):
    text = f"A heatmap; x-axis: Step ({ends}); y-axis: A, B.\n\n- A: 1, 2, 3\n- B: 4, 5, 6\n"
    reading = examine(text)
    assert reading.figure.panels[0].x.categories == ("0", "1", "2")
    (finding,) = [f for f in reading.findings if f.code == "R207"]
    assert finding.message == "the ends of an axis are stated as approximate: x runs from 0 to 2"
    assert finding.spans[0].text == ends


def test_ends_of_an_axis_that_are_exact_are_not_told():
    text = "A heatmap; x-axis: Step (0 to 2); y-axis: about A, B.\n\n- A: 1, 2, 3\n- B: 4, 5, 6\n"
    assert "R207" not in {f.code for f in examine(text).findings}


def test_a_bound_is_no_silence():
    text = "Heatmap.\n\n| | A | B |\n|---|---|---|\n| P | 1 | >50 |\n| Q | 3 | 4 |\n"
    found = {finding.code: finding for finding in examine(text).findings}
    assert found["R115"].message == "1 of 4 cells is stated only as a bound (>50)"
    assert "R106" not in found
    closed = {finding.code for finding in examine(f"{text}\nThe colour bar runs from 0 to 90.").findings}
    assert "R107" in closed and "R115" not in closed
