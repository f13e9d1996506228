"""Grids as programs write and print them: dictionaries and hashes of any language, several in one."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

GRID = [[5, 2], [1, 7]]
NESTED = [
    "const counts = {\n  ash: {ash: 5, elm: 2},  // first\n  elm: {ash: 1, elm: 7},\n};",
    "{'ash' => {'ash' => 5, 'elm' => 2}, 'elm' => {'ash' => 1, 'elm' => 7}}",
    "%{ash: %{ash: 5, elm: 2}, elm: %{ash: 1, elm: 7}}",
    "array(2) {\n  [\"ash\"]=> array(2) {\n    [\"ash\"]=> int(5)\n    [\"elm\"]=> int(2)\n  }\n"
    "  [\"elm\"]=> array(2) {\n    [\"ash\"]=> int(1)\n    [\"elm\"]=> int(7)\n  }\n}",
    "Array\n(\n    [ash] => Array\n        (\n            [ash] => 5\n            [elm] => 2\n        )\n\n"
    "    [elm] => Array\n        (\n            [ash] => 1\n            [elm] => 7\n        )\n\n)",
    "defaultdict(<class 'dict'>, {'ash': Counter({'ash': 5, 'elm': 2}), "
    "'elm': Counter({'elm': 7, 'ash': 1})})",
    "OrderedDict([('ash', {'ash': 5, 'elm': 2}), ('elm', {'ash': 1, 'elm': 7})])",
    "m <- list(ash = c(ash = 5, elm = 2), elm = c(ash = 1, elm = 7))",
    "map[ash:map[ash:5 elm:2] elm:map[ash:1 elm:7]]",
    "counts = {'ash': {'ash': np.int64(5), 'elm': np.int64(2)}, "
    "'elm': {'ash': np.int64(1), 'elm': np.int64(7)}}",
    "counts = {('ash', 'ash'): 5, ('ash', 'elm'): 2, ('elm', 'ash'): 1, ('elm', 'elm'): 7}",
    "df = pd.DataFrame({'ash': [5, 1], 'elm': [2, 7]}, index=['ash', 'elm'])",
    "df = pd.DataFrame({'ash': [5, 2], 'elm': [1, 7]}, index=['ash', 'elm']).T",
    "df = pd.DataFrame({'ash': {'ash': 5, 'elm': 1}, 'elm': {'ash': 2, 'elm': 7}})",
    "counts = {'columns': ['ash', 'elm'], 'ash': [5, 2], 'elm': [1, 7]}",
    # a name with its type
    "  private readonly counts: Record<Tree, Row> = {\n  ash: {ash: 5, elm: 2},\n"
    "  elm: {ash: 1, elm: 7},\n  };",
    "counts: dict[str, dict[str, int]] = {\n  'ash': {'ash': 5, 'elm': 2},\n  'elm': {'ash': 1, 'elm': 7}\n}",
    # names of rows in remarks
    "m = np.array([\n  [5, 2],  # ash -> ...\n  [1, 7],  # elm -> ...\n])",
    "int[][] counts = {\n  {5, 2}, // from ash\n  {1, 7}  // from elm\n};",
]


@pytest.mark.parametrize("code", NESTED)
def test_a_dictionary_in_a_dictionary(code):
    text = f"The confusion matrix:\n\n```\n{code}\n```\n"
    found = panel(text)
    assert (found.y.categories, found.x.categories) == (("ash", "elm"), ("ash", "elm"))
    assert cells(text) == GRID


def test_members_that_are_left_out_are_blank():
    code = "shares = {'A': {'p': 1.5, 'q': 2, 'r': 3}, 'B': {'p': 4, 'r': 6.5}}"
    assert cells(f"A heatmap of shares.\n\n```python\n{code}\n```\n") == [[1.5, 2, 3], [4, None, 6.5]]


SEVERAL = [
    '{"A": {"p": {"r": 1, "s": 2}, "q": {"r": 3, "s": 4}}, '
    '"B": {"p": {"r": 5, "s": 6}, "q": {"r": 7, "s": 8}}}',
    '{"grids": {"A": [[1, 2], [3, 4]], "B": [[5, 6], [7, 8]]}, "rows": ["p", "q"], "columns": ["r", "s"]}',
    '[{"panel": "A", "rows": ["p", "q"], "columns": ["r", "s"], "values": [[1, 2], [3, 4]]},\n'
    ' {"panel": "B", "rows": ["p", "q"], "columns": ["r", "s"], "values": [[5, 6], [7, 8]]}]',
    "both = {\n    'A': np.array([[1, 2], [3, 4]]),\n    'B': np.array([[5, 6], [7, 8]]),\n}\n"
    "index = ['p', 'q']\ncolumns = ['r', 's']",
]


@pytest.mark.parametrize("code", SEVERAL)
def test_several_grids_in_one_dictionary(code):
    text = f"Two heatmaps.\n\n```python\n{code}\n```\n"
    found = replot.parse(text).panels
    assert [p.title for p in found] == ["A", "B"]
    assert [p.y.categories for p in found] == [("p", "q")] * 2
    assert [p.x.categories for p in found] == [("r", "s")] * 2
    assert [p.grid.values.tolist() for p in found] == [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]


def test_settings_are_no_grid():
    code = "layout = {'margin': {'l': 50, 'r': 20}, 'size': {'w': 5, 'h': 4}}"
    table = "| | r | s |\n|---|---|---|\n| p | 1 | 2 |\n| q | 3 | 4 |\n"
    assert cells(f"A heatmap.\n\n```python\n{code}\n```\n\n{table}") == [[1, 2], [3, 4]]


def test_the_words_that_state_a_cell_are_those_in_the_code():
    text = "A heatmap.\n\n```\n{'ash' => {'u' => 5, 'v' => 5}, 'elm' => {'u' => 5, 'v' => 7}}\n```\n"
    found = replot.examine(text).evidence["panels[0].values[1][0]"]
    assert (found.line, found.column) == (4, 50)


def test_words_behind_a_list_still_count():
    text = 'A heatmap: {"north": [3, 5], "south": [2, 6]} is shown; the columns are Q1 and Q2.'
    assert panel(text).x.categories == ("Q1", "Q2")


def test_an_array_of_latex_in_a_formula_with_remarks_in_its_cells():
    heads = r"$$\begin{array}{c|cc} \text{Actual} & \text{yes} & \text{no} \\ \hline"
    yes = r"\text{yes} & \mathbf{49 \ (TP)} & 10 \ (\text{FN - missed}) \\"
    no = r"\text{no} & 25 & 34 \ (\text{TN}) \\"
    text = "\n".join(("### Confusion matrix", "", heads, yes, no, r"\end{array}$$"))
    assert cells(text) == [[49, 10], [25, 34]]


def test_code_in_one_long_line_comes_to_an_end():
    code = "x = {" + "a: {b: 1}, " * 3000 + "}"
    table = "| | r | s |\n|---|---|---|\n| p | 1 | 2 |\n"
    assert cells(f"A heatmap.\n\n```\n{code}\n```\n\n{table}") == [[1, 2]]


BY_NAME = '"%s": {"labels": ["ash", "elm", "oak"], "matrix": [[9, %d, 1], [3, 8, 0], [2, 2, 7]]}'


@pytest.mark.parametrize("frame", ['{"data": {%s, %s}}', "{%s, %s}"])
def test_matrices_with_their_labels_by_name(frame):
    text = "A heatmap\n```json\n" + frame % (BY_NAME % ("One", 4), BY_NAME % ("Two", 5)) + "\n```"
    assert [figure.title for figure in replot.parse(text).panels] == ["One", "Two"]
    assert [cells(text, k)[0] for k in (0, 1)] == [[9, 4, 1], [9, 5, 1]]
    assert panel(text, 1).y.categories == ("ash", "elm", "oak")


PRINTED = """\
[HEATMAP - One]
     | ash | elm
----------------
ash  | 5   | 2
elm | 1   | 7

[HEATMAP - Two]
     | ash | elm
----------------
ash  | 6   | 3
elm | 0   | 8
"""
AGAIN = """\
{"models": [
  {"name": "One", "matrix": {"ash": {"ash": 5, "elm": 2}, "elm": {"ash": 1, "elm": 7}}},
  {"name": "Two", "matrix": {"ash": {"ash": 6, "elm": 3}, "elm": {"ash": 0, "elm": 8}}}
]}
"""


@pytest.mark.parametrize("record", ["", AGAIN])
def test_grids_that_a_record_tells_again(record):
    text = f"Heatmaps of agreement\n\n```ascii\n{PRINTED}```\n\n{record}"
    assert [figure.title for figure in replot.parse(text).panels] == ["One", "Two"]
    assert [cells(text, k) for k in (0, 1)] == [GRID, [[6, 3], [0, 8]]]


@pytest.mark.parametrize("tag", ["transcription", "trace-note", "tr_text"])
def test_a_tag_that_begins_like_the_row_of_a_table(tag):
    text = f"<{tag}>\n**Figure 3: Heatmap of agreement**\n\n```\n{PRINTED}```\n</{tag}>"
    assert cells(text) == GRID
@pytest.mark.parametrize(
    "code",
    [
        "counts: list[list[int]] = [[5, 2], [1, 7]]",
        "let counts: [[f64; 2]; 2] = [[5.0, 2.0], [1.0, 7.0]];",
        "private static final double[][] COUNTS = {{5, 2}, {1, 7}};",
        "const float counts[2][2] = {\n  {5, 2},\n  {1, 7},\n};",
        "std::vector<std::vector<double>> counts = {{5, 2}, {1, 7}};",
        "counts := [][]float64{\n  {5, 2},\n  {1, 7},\n}",
        "m = np.array([\n  [5, 2],  # 80% of all\n  [1, 7],\n])",
    ],
)
def test_an_array_with_the_type_of_its_name(code):
    text = f"The confusion matrix:\n\n```\n{code}\n```\n"
    assert (panel(text).y.categories, panel(text).x.categories) == (("0", "1"), ("0", "1"))
    assert cells(text) == GRID


@pytest.mark.parametrize("remark", ["# Moves of a day", "// Moves of a day", "    # Moves of a day"])
def test_a_remark_above_an_array_is_its_title_without_its_sign(remark):
    text = f"A heatmap of it:\n\n```python\n{remark}\nm = np.array([[5, 2], [1, 7]])\n```\n"
    assert replot.parse(text).title == "Moves of a day"


FLOW = "ash: {ash: +5, elm: 2}\n# a remark\nelm: {ash: 1, elm: 7}"


@pytest.mark.parametrize("language", ["yaml", ""])
def test_pairs_in_braces_behind_a_name(language):
    text = f"A confusion matrix. Both axes: ash, elm.\n\n```{language}\n{FLOW}\n```\n"
    assert cells(text) == GRID


@pytest.mark.parametrize("row", ["{}: ({}: {}, {}: {})", "{}: {{{}: {}, {}: {}}}", "{}: ({} {}, {} {})"])
def test_pairs_in_one_pair_of_brackets(row):
    rows = [row.format("ash", "ash", 5, "elm", 2), row.format("elm", "ash", 1, "elm", 7)]
    assert cells("A confusion matrix. Both axes: ash, elm.\n\n- " + "\n- ".join(rows)) == GRID


@pytest.mark.parametrize("code", [
    "double[][] corr = {\n    //  lag  rate  cpu\n    { 1.0, -0.6, 0.4 },  // lag\n    { -0.6, 1.0, -0.3 "
    "},  // rate\n"
    "    { 0.4, -0.3, 1.0 },  // cpu\n};",
    "String[] names = {\"lag\", \"rate\", \"cpu\"};\ndouble[][] corr = {\n    { 1.0, -0.6, 0.4 },\n    { "
    "-0.6, 1.0, -0.3 },\n"
    "    { 0.4, -0.3, 1.0 },\n};",
    "corr = [\n    # lag, rate, cpu\n    [1.0, -0.6, 0.4],  # lag\n    [-0.6, 1.0, -0.3],  # rate\n    "
    "[0.4, -0.3, 1.0],  # cpu\n]",
])
def test_names_in_the_comments_of_an_array(code):
    text = f"A heatmap of the correlation matrix.\n\n```\n{code}\n```\n"
    read = replot.parse(text).panels[0]
    assert read.x.categories == read.y.categories == ("lag", "rate", "cpu")
    assert read.grid.values.tolist() == [[1, -0.6, 0.4], [-0.6, 1, -0.3], [0.4, -0.3, 1]]


def test_one_space_where_a_brace_stands_between_two():
    rows = r" & \textbf{wet } (S) & \text{dry} \\ \text{oak } (old) & 4 & 1 \\ elm & 2 & 3 \\"
    found = panel(f"Heatmap\n\n$$\\begin{{array}}{{c|cc}}\n{rows}\n\\end{{array}}$$\n")
    assert (found.x.categories, found.y.categories) == (("wet (S)", "dry"), ("oak (old)", "elm"))
