"""Numbers and letters of which the text says that they stand for no value."""

from __future__ import annotations

import pytest
from sources import cells, told

N = None
CSV = "pond,May,June\nMill,4,{0}\nDock,{0},7\nWeir,1,2\n"
GRID = "May, June / Mill, Dock, Weir\n4 b\nb 7\n1 2"


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("-999 means not measured.", "-999"),
        ("\u2212999 marks missing values.", "-999"),
        ("Missing values are coded as -9999.", "-9999"),
        ("Missing values are coded as -9999.", "-9999.0"),
        ("No data: -99.", "-99"),
        ("Not sampled = -1.", "-1"),
        ("999.9 stands for no value.", "999.9"),
        ("In the file `ND` = not detected.", "ND"),
        ("Q means too few samples.", "Q"),
        ("Cells where nothing was caught are marked with a Q.", "Q"),
        ("Fields in which only mud was found are marked Q.", "Q"),
    ],
)
def test_codes_in_a_table(said, code):
    table = CSV.format(code)
    assert told(f"Heatmap of frogs. {said}\n\n```\n{table}```") == [GRID]
    heads, *lines = (f"| {line.replace(',', ' | ')} |" for line in table.split())
    pipes = "\n".join([heads, "|-|-|-|", *lines])
    assert told(f"Heatmap of frogs. {said}\n\n{pipes}") == [GRID]


@pytest.mark.parametrize(
    "lines", ["Mill: 4, Q\nDock: Q, 7\nWeir: 1, 2", "- Mill: 4, Q.\n- Dock: Q, 7.\n- Weir: 1, 2."]
)
def test_codes_in_lists(lines):
    text = "Heatmap of frogs. Columns: May, June. Rows: Mill, Dock, Weir. Fields without water are marked Q."
    assert told(f"{text}\n\n{lines}") == [GRID]


@pytest.mark.parametrize(
    "said", ["-1 means no change.", "White (-1) to red (7).", "White for -1.", "NA: -1, 5"]
)
def test_what_is_no_code(said):
    assert cells(f"Heatmap of change. {said}\n\n```\n{CSV.format('-1')}```") == [[4, -1], [-1, 7], [1, 2]]


def test_a_letter_that_is_a_label_too():
    text = "Heatmap of links. P = not measured.\n\n| | P | Q |\n|-|-|-|\n| P | 1 | P |\n| Q | 2 | 3 |"
    assert told(text) == ["P, Q / P, Q\n1 b\n2 3"]


@pytest.mark.parametrize("code", ["n.d.", "ND", "nd", "N.D.", "Q"])
@pytest.mark.parametrize("row", ["{0}", "**{0}**"])
def test_codes_behind_names(code, row):
    mill, dock, weir = (f"{row.format(name)}: " for name in ("Mill", "Dock", "Weir"))
    text = (
        f"Heatmap of frogs; ponds in rows, months in columns, {code} = not determined. "
        f"{mill}May 4, June {code}"
        f"{'' if code[-1] == '.' else '.'} {dock}May {code}, June 7. {weir}May 1, June 2."
    )
    assert told(text) == [GRID]


def test_what_is_no_code_behind_a_name():
    text = (
        "Heatmap of ores by mine, ND = not dated. Rows: Gold, Tin. Columns: Fargo ND, Logan. "
        "Gold: Fargo ND 4, Logan 2. Tin: Fargo ND 1, Logan 7."
    )
    assert told(text) == ["Fargo ND, Logan / Gold, Tin\n4 2\n1 7"]
