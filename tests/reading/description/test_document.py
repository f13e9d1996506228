"""Source to blocks: markup taken off, tables found, and the way back to every character."""

from __future__ import annotations

import re

import pytest
from sources import cells, panel, source

import replot
from replot.reading.description.document.markup.inline import clean_line, latex, plain
from replot.reading.description.document.numbers.decimal_commas import uses_decimal_comma
from replot.reading.description.document.scanner import read_document
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text


def kinds(text: str) -> list[str]:
    return [block.kind for block in read_document(text)]


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("plain words", "plain words"),
        ("**bold** and *italic*", "bold and italic"),
        ("__bold__", "bold"),
        ("a*b and c*d", "a*b and c*d"),
        ("snake_case_name", "snake_case_name"),
        (r"1\_000", "1_000"),
        ("R&amp;D &lt; 5", "R&D < 5"),
        ("see [the data](http://example.org/x)", "see the data"),
        ("H<sub>2</sub>O", "H2O"),
        ("10<sup>-3</sup>", "10⁻³"),
        ("$\\alpha$ = $10^{-3}$", "α = 10⁻³"),
        ("from $5 to $7", "from $5 to $7"),
        ("~~gone~~", "gone"),
        ("word[^1]", "word"),
        ("`lr`", "`lr`"),
        ("<b>x</b><br>y", "x y"),
        (r"\unknown{z}", r"\unknown{z}"),
    ],
)
def test_inline_markup(raw, clean):
    assert plain(raw) == clean


@pytest.mark.parametrize(
    ("formula", "text"),
    [(r"\beta_1^2", "β1²"), (r"\mathrm{kg}\cdot m", "kg· m"), (r"5\%", "5%"), (r"\nosuch x", r"\nosuch x")],
)
def test_formulas_become_plain_characters(formula, text):
    assert latex(formula).replace("  ", " ") == text


def test_bold_stretches():
    text, _, bold = clean_line("a **b c** d **e**")
    assert [text[a:b] for a, b in bold] == ["b c", "e"]


def test_every_part_of_a_text_points_to_its_source():
    raw = "**Mean** of `x` is 3.5"
    text = Text.of_line(raw, 7, 1)
    at = text.text.index("3.5")
    span = text.span(at, at + 3)
    assert (span.line, span.column, span.length, span.text) == (7, raw.index("3.5") + 1, 3, "3.5")
    assert text.is_bold(0, 4)
    assert not text.is_bold(0, 6)


def test_a_joined_text_points_to_both_lines():
    text = Text.of_line("first *line*", 3).join(Text.of_line("second", 4, 5))
    assert text.text == "first line second"
    at = text.text.index("second")
    assert text.span(at, at + 6)[:3] == (4, 5, 6)
    assert text.cut(at).span()[:3] == (4, 5, 6)
    assert text.span(0, len(text)).text == "first line"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("One. Two.", ["One.", "Two."]),
        ("It is 3.5 high. Then 4.", ["It is 3.5 high.", "Then 4."]),
        ("Crops, e.g. Wheat, grow. Yes.", ["Crops, e.g. Wheat, grow.", "Yes."]),
        ("Fig. 3 shows it.", ["Fig. 3 shows it."]),
        ("Really? Yes! No.", ["Really?", "Yes!", "No."]),
        ("A (see below. Or not) ends. B.", ["A (see below. Or not) ends.", "B."]),
        ("", []),
    ],
)
def test_sentences(text, expected):
    assert [s.text for s in sentences(Text.of_line(text, 1))] == expected


def test_blocks():
    assert kinds(
        "# Head\n\nA paragraph\nof two lines.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| c | 1 |\n\n"
        "```\nx\n```\n"
    ) == ["heading", "paragraph", "item", "item", "table", "code"]


def test_rules_and_blank_lines_are_no_blocks():
    assert kinds("\n\n---\n\n***\n\n") == []
    assert kinds("") == []


def test_items_know_what_they_stand_under():
    blocks = read_document("## Data\n\n- North\n  - Spring: 3\n")
    assert [parent.text.text for parent in blocks[-1].parents] == ["Data", "North"]


def test_a_fence_that_is_never_closed_is_a_stray_mark():
    assert kinds("```\nA heatmap of yields.\nIt has rows.") == ["paragraph"]


def test_pipe_table_cells_and_their_places():
    (table,) = read_document("| a | **b** |\n|:--|--:|\n| c \\| d | 4.5 |")
    assert [[cell.text for cell in row] for row in table.rows] == [["a", "b"], ["c | d", "4.5"]]
    assert table.header == 1
    assert table.rows[1][1].span()[:3] == (3, 12, 3)


def test_line_ends_do_not_matter():
    text = "A heatmap.\n\n| | A | B |\n|---|---|---|\n| P | 1 | 2 |\n| Q | 3 | 4 |\n"
    assert (
        cells(text)
        == cells(text.replace("\n", "\r\n"))
        == cells(text.replace("\n", "\r"))
        == [[1, 2], [3, 4]]
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0,12 2,5 3,75 4,1", True),
        ("0,12 2,5 3,75", False),
        ("0,12 2,5 3,75 4,1 5.5", False),
        ("1,2,3,4,5,6", False),
        ("1,234 0,1 0,2 0,3 0,4", False),
    ],
)
def test_when_a_comma_is_the_point(text, expected):
    assert uses_decimal_comma(text) is expected


def test_a_text_with_decimal_commas():
    text = "Heatmap.\n\n| | A | B |\n|---|---|---|\n| P | 0,12 | 2,5 |\n| Q | 3,75 | -4,1 |\n"
    assert cells(text) == [[0.12, 2.5], [3.75, -4.1]]
    assert source(text, "panels[0].values[0][0]") == (5, "0,12")


def test_block_quotes_and_html_wrappers_are_transparent():
    text = (
        "<div>\n\nA heatmap.\n\n</div>\n\n> | | A | B |\n> |---|---|---|\n> | P | 1 | 2 |\n> | Q | 3 | 4 |\n"
    )
    assert cells(text) == [[1, 2], [3, 4]]
    assert source(text, "panels[0].values[1][1]") == (10, "4")


def test_html_tables():
    text = (
        "<p>A heatmap of counts.</p>\n<table><tr><th></th><th>Jan</th><th>Feb</th></tr>\n"
        "<tr><th>Cats</th><td>1</td><td>2</td></tr>\n<tr><th>Dogs</th><td>3</td><td>4</td></tr></table>\n"
    )
    assert cells(text) == [[1, 2], [3, 4]]
    assert panel(text).y.categories == ("Cats", "Dogs")


def test_a_cell_over_several_lines_knows_its_lines():
    text = (
        "A heatmap of counts.\n<!-- two\nlines -->\n<table><tr><th></th><th>Jan</th><th>Feb</th></tr>\n"
        "<tr><th>Cats</th><td>\n  1</td><td>2</td></tr>\n<!-- a\nb --><tr><th>Big\n dogs</th><td>3</td>"
        "<td>4</td></tr></table>\n"
    )
    assert cells(text) == [[1, 2], [3, 4]]
    assert panel(text).y.categories == ("Cats", "Big dogs")
    assert source(text, "panels[0].values[0][0]") == (6, "1")
    assert source(text, "panels[0].values[1][1]") == (9, "4")


def test_latex_tables():
    text = (
        "A heatmap.\n\n\\begin{tabular}{lcc}\n & $\\alpha$ & $\\beta$ \\\\\n\\hline\n"
        "run 1 & 0.1 & 0.2 \\\\\nrun 2 & 0.3 & 0.4 \\\\\n\\end{tabular}\n"
    )
    assert cells(text) == [[0.1, 0.2], [0.3, 0.4]]
    assert panel(text).x.categories == ("α", "β")


@pytest.mark.parametrize(
    "body",
    [
        '{"columns": ["a", "b"], "rows": ["r1", "r2"], "values": [[1, 2], [3, 4]]}',
        '{"r1": {"a": 1, "b": 2}, "r2": {"a": 3, "b": 4}}',
        '[{"row": "r1", "a": 1, "b": 2}, {"row": "r2", "a": 3, "b": 4}]',
    ],
)
def test_json(body):
    text = f"A heatmap of counts.\n\n{body}\n"
    assert cells(text) == [[1, 2], [3, 4]]
    assert (panel(text).x.categories, panel(text).y.categories) == (("a", "b"), ("r1", "r2"))


def test_json_in_a_fence():
    text = (
        'A heatmap of counts.\n\n```json\n{"columns": ["a", "b"], "rows": ["r1", "r2"], '
        '"values": [[1, 2], [3, 4]]}\n```\n'
    )
    assert cells(text) == [[1, 2], [3, 4]]


def test_csv_in_a_fence():
    text = "A heatmap of rain, in mm.\n\n```csv\ntown,Jan,Feb,Mar\nOslo,1,2,3\nBergen,4,5,6\n```\n"
    assert cells(text) == [[1, 2, 3], [4, 5, 6]]
    assert panel(text).y.label == "town"


def test_columns_of_a_fixed_width():
    text = (
        "Heatmap of lag.\n\n```\n        d1    d2    d3\neast    1.0   2.0   3.0\n"
        "west    4.0   5.0   6.0\n```\n"
    )
    assert cells(text) == [[1, 2, 3], [4, 5, 6]]
    assert panel(text).x.categories == ("d1", "d2", "d3")


@pytest.mark.parametrize(
    "raw", ["![A map of rain](x.png) and more", "see [the map](u) now", "**bold** `code` x", "*it* and __b__"]
)
def test_words_point_to_their_place_in_the_source(raw):
    text = Text.of_line(raw, 1)
    for word in re.finditer(r"[^\s`]+", text.text):
        span = text.span(*word.span())
        assert raw[span.column - 1 : span.column - 1 + span.length] == word.group()


def test_a_comment_in_latex_tells_the_axes_but_is_no_title():
    text = "\\begin{figure}\n% heatmap, rows = rate, cols = size\n\\begin{tabular}{l|cc}\n & 32 & 64 \\\\\n"
    text += "0.1 & 1 & 2 \\\\\n0.2 & 3 & 4 \\\\\n\\end{tabular}\n\\caption{Loss heatmap over two settings.}\n"
    figure = replot.parse(text)
    assert (figure.title, figure.panels[0].y.label) == ("Loss heatmap over two settings", "rate")


def test_remarks_of_a_program_are_no_headings():
    kinds = [(b.kind, b.text.text) for b in read_document("# * The heatmap has two rows.\n\n# Results\n")]
    assert kinds == [("paragraph", "The heatmap has two rows."), ("heading", "Results")]
    lines = "# What it shows:\n#\n# 1. North is 3.\n# 2. South is 4.\n"
    assert [(b.kind, b.text.text) for b in read_document(lines)] == [
        ("paragraph", "What it shows:"), ("item", "North is 3."), ("item", "South is 4.")
    ]
    lines = "# The matrix of the oaks:\n# [[31, 4], [6, 29]]\n"
    assert read_document(lines)[0].kind == "heading"
    assert not any(b.kind == "heading" and "31" in b.text.text for b in read_document(lines))


def test_bold_numbers_mark_items():
    text = "**4)** Rain is low.\n\n**5.** Wind is high.\n"
    assert [(b.kind, b.text.text) for b in read_document(text)] == [
        ("item", "Rain is low."), ("item", "Wind is high.")
    ]


def test_addresses_with_brackets():
    from replot.reading.description.document.markup.inline import plain

    assert plain('![a map](fig(1).png "Map (2)") of [towns](http://x.org/y_(z)), 5') == "a map of towns, 5"


LIST_TABLE = """* - Shop
  - bread
  - milk
* - Aldi
  - 25
  - 26
    (about)
* - Lidl
  - -27
  -
"""
CSV_TABLE = '"Aldi", 25, 26\nLidl, -27,\n'


@pytest.mark.parametrize(
    "table",
    [
        ".. list-table:: Prices\n   :header-rows: 1\n   :stub-columns: 1\n\n   "
        + LIST_TABLE.replace("\n", "\n   "),
        f"```{{list-table}} Prices\n:header-rows: 1\n\n{LIST_TABLE}```\n",
        f":::{{list-table}} Prices\n{LIST_TABLE}:::\n",
        '.. csv-table:: Prices\n   :header: "Shop", bread, milk\n\n   ' + CSV_TABLE.replace("\n", "\n   "),
        f"```{{csv-table}} Prices\n:header-rows: 1\n\nShop, bread, milk\n{CSV_TABLE}```\n",
        "~~~{csv-table} Prices\n:header: Shop; bread; milk\n:delim: ;\n\nAldi; 25; 26\nLidl; -27;\n~~~\n",
    ],
)
def test_tables_of_directives(table):
    text = f"Heatmap of prices.\n\n{table}\n\nColours go from white (-30) to blue (30).\n"
    one = panel(text)
    assert (one.y.label, one.y.categories, one.x.categories) == ("Shop", ("Aldi", "Lidl"), ("bread", "milk"))
    assert cells(text) == [[25, 26], [-27, None]]
    assert one.color.vmin == -30
    line, word = source(text, "panels[0].values[1][0]")
    assert (text.splitlines()[line - 1].split()[-1].strip(",;"), word) == ("-27", "-27")


def test_a_directive_that_never_ends_or_holds_no_table():
    for text in (":::{list-table}\n* - a\n  - 1\n", ".. list-table::\n\n   * - options\n   * - none\n"):
        assert all(block.kind != "table" for block in read_document(text))


def test_a_sentence_behind_a_line_that_ends_with_no_number():
    text = "Rain 2020-2021\n2020: -12 / 5 / 33\n2021: -5 / 9 / n/a\nLargest surplus 51 (Jan 2020)."
    assert [block.text.text for block in read_document(text)][-2:] == [
        "2021: -5 / 9 / n/a", "Largest surplus 51 (Jan 2020).",
    ]


def test_a_key_behind_an_indented_list():
    text = "rows:\n  - oak: 3, 4\n  - elm: 5, trace\nnote: trace means below 2"
    assert read_document(text)[-1].text.text == "note: trace means below 2"


def test_elements_of_a_document_made_by_a_machine():
    text = (
        '<chart type="heatmap">\n<title>Rain by town</title>\n<x_axis>\n  <label>Month</label>\n'
        "  <ticks>Jan, Feb</ticks>\n</x_axis>\n<y_axis>\n  <label>Town</label>\n  <ticks>Ayr, Bath</ticks>\n"
        "</y_axis>\n<colorbar>\n  <label>mm</label>\n  <min>0</min>\n  <max>90</max>\n</colorbar>\n"
        '<row name="Ayr">12, 30</row>\n<row name="Bath">80, 7</row>\n</chart>\n'
    )
    figure = replot.parse(text)
    assert figure.title == "Rain by town"
    told = figure.panels[0]
    assert (told.x.label, told.x.categories) == ("Month", ("Jan", "Feb"))
    assert (told.y.label, told.y.categories) == ("Town", ("Ayr", "Bath"))
    assert (told.color.label, told.color.vmin, told.color.vmax) == ("mm", 0, 90)
    assert cells(text) == [[12, 30], [80, 7]]
    assert source(text, "panels[0].values[1][0]") == (17, "80")


def test_tags_that_are_names_of_tokens():
    text = (
        "<note>A heatmap. Rows: <s>, <pad>, cat; columns: A, B.</note>\n\n<s>: 1, 2\n<pad>: 3, 4\ncat: 5, 6\n"
    )
    assert panel(text).y.categories == ("<s>", "<pad>", "cat")
    assert cells(text) == [[1, 2], [3, 4], [5, 6]]


def test_dots_that_lead_to_values():
    text = "heat map\n\nRows: wt, ko 2\nColumns: 0, 4, 8\n\nwt ........ 1.3 0.4 0.2\nko 2 ...... 1.2 – 0.1\n"
    assert cells(text) == [[1.3, 0.4, 0.2], [1.2, None, 0.1]]
    assert panel("A heatmap. Rows: A, B. Columns: 0, 1, ..., 4.").x.categories == ("0", "1", "2", "3", "4")


def test_raised_letters_behind_values():
    text = "A heatmap.\n\n| | A | B |\n|---|---|---|\n| age | −0.09^b^ | 0.31 |\n| debt | 0.2 | 0.10^ab^ |\n"
    assert cells(text) == [[-0.09, 0.31], [0.2, 0.1]]


def test_a_part_of_lines_joined_in_another_order_ends_with_its_own_line():
    text = Text.of_lines([Text.of_line("later", 5), Text.of_line("still", 5, 7), Text.of_line("earlier", 2)])
    span = text.span()
    assert (span.line, span.column, span.length, span.text) == (5, 1, 12, "later still")
