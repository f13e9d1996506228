"""Numbers that must not get into cells where they do not belong: each text and all that it tells.

A panel is written as its columns, its rows and its grid (:func:`sources.told`), its title before them.
"""

from __future__ import annotations

import pytest
from sources import cells, told

import replot

PANELS = (
    "A heatmap with columns A, B and rows P, Q. There are 2 panels: Before and After.\n\n"
    "**Before**\n\n- P: A 1, B 2\n- Q: A 3, B 4\n\n**After**\n\n- P: A 5, B 6\n- Q: A 7\n\n"
)
BEFORE, AFTER = "Before: A, B / P, Q\n1 2\n3 4", "After: A, B / P, Q\n5 6\n7 u"
MOODS = "A heatmap. Both axes list the moods joy, fear and rage. "
TEXTS = {
    # what is said of another panel
    "a cell of another panel, named behind it": (
        PANELS + "For example, Q and B give 4 in Before.",
        [BEFORE, AFTER],
    ),
    "a cell of another panel, as a panel": (PANELS + "In the Before panel, Q at B is 4.", [BEFORE, AFTER]),
    "what another panel is compared with": (
        PANELS + "In row Q, B has 8, up from 4 in Before.",
        [BEFORE, "After: A, B / P, Q\n5 6\n7 8"],
    ),
    "panels named before their kind": (
        "Heatmaps with columns A, B and rows P, Q. Early run heatmap: In row P, A is 1 and B is 2. In row "
        "Q, A is "
        "3. Late run heatmap: In row P, A is 5. In row Q, A is 7 and B is 8.",
        ["Early run: A, B / P, Q\n1 2\n3 u", "Late run: A, B / P, Q\n5 u\n7 8"],
    ),
    "headings of the lines of one panel, a list in the next": (
        "Heatmap with columns A, B and rows P, Q.\n\nHeatmap 1: Old\n\n#### P\n\n- A: 1\n- B: 2\n\n#### Q\n"
        "\n- A: 3\n"
        "- B: 4\n\nHeatmap 2: New\n\n- **P**\n  - A: 5\n  - B: 6\n- **Q**\n  - A: 7\n  - B: 8\n",
        ["Old: A, B / P, Q\n1 2\n3 4", "New: A, B / P, Q\n5 6\n7 8"],
    ),
    "lines named behind the name of a panel": (
        "This is a heatmap. Rows are fields; columns are crops. (a) Dry: In the Oak + Elm row: Rye 1, Oat "
        "2. In the "
        "Oak row: Rye 3, Oat 4. (b) Wet: In the Oak + Elm row: Rye 5, Oat 6. In the Oak row: Rye 7, Oat 8.",
        ["Dry: Rye, Oat / Oak + Elm, Oak\n1 2\n3 4", "Wet: Rye, Oat / Oak + Elm, Oak\n5 6\n7 8"],
    ),
    # missing values
    "a dash and a word for nothing": (
        "A heatmap with columns A, B and rows P, Q. In the P row: A – (blank), B – 0.19. In the Q row: A – "
        "0.3, "
        "B – (blank).",
        ["A, B / P, Q\nb 0.19\n0.3 b"],
    ),
    "nothing in brackets": (
        "A heatmap with columns A, B and rows P, Q. Looking at P: A (--), B (4). Looking at Q: A (5) and B "
        "(--).",
        ["A, B / P, Q\nb 4\n5 b"],
    ),
    "nothing first": (
        "A heatmap. Columns: A, B, C. Rows: P, Q, R. Column A contains --, --, 3. Column B contains 4, --, "
        "6. "
        "Column C contains --, 8, 9.",
        ["A, B, C / P, Q, R\nb 4 b\nb b 8\n3 6 9"],
    ),
    "too many values, the first ones missing": (
        "A heatmap. Columns: A, B. Rows: P, Q. Column A contains --, --, 3. Column B contains 4, 5.",
        ["A, B / P, Q\nu 4\nu 5"],
    ),
    "crosses before their labels": (
        MOODS + "In the joy column: × at joy, 2 at fear, 3 at rage. In the fear column: 4 at joy, × at "
        "fear, 6 at rage.",
        ["joy, fear, rage / joy, fear, rage\nb 4 u\n2 b u\n3 6 u"],
    ),
    "blank respectively": (
        "A heatmap with columns A, B and rows P, Q. The values of P for A and B are (blank) and 0.98, "
        "respectively. "
        "The values of Q for A and B are 0.4 and 0.3, respectively.",
        ["A, B / P, Q\nb 0.98\n0.4 0.3"],
    ),
    "words and crosses in columns": (
        "A heatmap.\n\n```\nKind \\ Site     East     West  North\nlong oak         1.5  no data    2.5\n"
        "elm              3.5        ×      ×\nash            0.5    4.5    5.5\n```\n",
        ["East, West, North / long oak, elm, ash\n1.5 b 2.5\n3.5 b b\n0.5 4.5 5.5"],
    ),
    "powers of ten between commas": (
        "A heatmap.\n\n```csv\nYear,Old Town,Port\n2011,6.2 × 10⁻⁵,-\n2012,5.1 × 10⁻⁵,8.3 × 10⁻²\n```\n",
        ["Old Town, Port / 2011, 2012\n6.2e-05 b\n5.1e-05 0.083"],
    ),
    # what a number is
    "thousands between semicolons": (
        "A heatmap.\n\n```\n;A;B\nP;2,546;871\nQ;6,560;1,706\n```\n", ["A, B / P, Q\n2546 871\n6560 1706"]
    ),
    "decimals between semicolons": (
        "A heatmap.\n\n```\n;A;B\nP;2,54;871\nQ;6,56;0,706\n```\n", ["A, B / P, Q\n2.54 871\n6.56 0.706"]
    ),
    "a share that reads like a label": (
        "A heatmap with columns (head) 4, 5, 6 and rows P, Q. All cells hold 54%, apart from these: P, head "
        "5 (16%); "
        "Q, head 5 (4%).",
        ["4, 5, 6 / P, Q\n54 16 54\n54 4 54"],
    ),
    # the rest, where not all exceptions are understood
    "at two labels of a square": (
        MOODS + "The following cells differ: 27 at joy and rage; 34 at fear and fear. All other cells are 3.",
        ["joy, fear, rage / joy, fear, rage\n3 3 27\n3 34 3\n3 3 3"],
    ),
    "exceptions nobody understands": (
        MOODS + "These differ: joy crossed over into rage and fear 27 rage 28 joy and fear 29. All other "
        "cells are 3.",
        ["joy, fear, rage / joy, fear, rage\nu u u\nu u u\nu u u"],
    ),
    # labels
    "two rows, one each": (
        "A heatmap. There are two rows, one per age group: 55-64 and 65+. There are two columns: A and B. "
        "The value "
        "for 55-64 under A equals 1.5. The value for 65+ under B equals 2.5.",
        ["A, B / 55-64, 65+\n1.5 u\nu 2.5"],
    ),
    "a first label with a remark": (
        "A heatmap. Columns (from left to right): Ours (w/o tuning); Ours; LoRA. Rows: P, Q.\n- P: 1, 2, 3\n"
        "- Q: 4, 5, 6",
        ["Ours (w/o tuning), Ours, LoRA / P, Q\n1 2 3\n4 5 6"],
    ),
    "a remark in a list in brackets": (
        "A heatmap. Each column is a method (from left to right: Self, Ours (w/o tuning), LoRA). Rows: P, "
        "Q.\n"
        "- P: 1, 2, 3\n- Q: 4, 5, 6",
        ["Self, Ours (w/o tuning), LoRA / P, Q\n1 2 3\n4 5 6"],
    ),
    "a remark in the keys of values": (
        "A heatmap of rates. S3–Ours (frozen) = 80, S3–CoT = 87, S4–Ours (frozen) = 91, S4–CoT = 74.",
        ["Ours (frozen), CoT / S3, S4\n80 87\n91 74"],
    ),
    "a conjunction as a label": (
        "A heatmap. Rows are tokens, from top to bottom: warm, mat, and while. Columns: A, B.\n"
        "- warm: 1, 2\n- mat: 3, 4\n- while: 5, 6\n",
        ["A, B / warm, mat, while\n1 2\n3 4\n5 6"],
    ),
    "lines under the bold label of a square": (
        "A heatmap of counts. X axis: Predicted. Y axis: True.\n\n**Oak**\n\n- Oak = 9\n- Elm = 1\n\n"
        "**Elm**\n\n- Oak = 2\n"
        "- Elm = 8\n",
        ["Oak, Elm / Oak, Elm\n9 1\n2 8"],
    ),
    "names with a small word": (
        "A heatmap. Rows are features; columns are features. Age in Age = 1; Age in Heart rate = 0.2; Heart "
        "rate in Age = "
        "0.3; Heart rate in Heart rate = 1.",
        ["Age, Heart rate / Age, Heart rate\n1 0.2\n0.3 1"],
    ),
    "a space that no JSON has": (
        'A heatmap.\n\n```json\n{\n  "columns":\u00a0["HLA-A", "MYC"],\n  "oak": [0.1, 0.2],\n  "elm": '
        '[0.3, 0.4]\n}\n```\n',
        ["HLA-A, MYC / oak, elm\n0.1 0.2\n0.3 0.4"],
    ),
    # how a text counts and calls
    "counts of one whole": (
        "The heatmap shows how many of 20 tasks were solved.\n\nAda: 14 of 20 in Math, 11 of 20 in Law.\n"
        "Bob: 17 of 20 in Math, 16 of 20 in Law.\n\nAda solved 25 of 40 overall.",
        ["Math, Law / Ada, Bob\n14 11\n17 16"],
    ),
    "a contribution graph": (
        "A contribution graph: weeks run from left to right (W1, W2), weekdays from top to bottom (Mon, "
        "Wed). Each "
        "square is shaded from grey to green. Mon: 0, 3. Wed: 1, 12.",
        ["W1, W2 / Mon, Wed\n0 3\n1 12"],
    ),
    "the same tokens behind both axes": (
        'An attention map. Query tokens are on the y-axis, key tokens on the x-axis, both "I", "like", '
        '"tea". "I" gives '
        '0.9 to "I", 0.06 to "like" and 0.04 to "tea".',
        ["I, like, tea / I, like, tea\n0.9 0.06 0.04\nu u u\nu u u"],
    ),
    "labels that hold the word cells, against the reading direction": (
        'Heatmap.\n\n- **X-axis:** Labeled "Hour". From left to right: 6:00, 8:00.\n- **Y-axis:** Labeled '
        '"Type". From '
        "bottom to top: NK cells, B cells.\n\n1. In row 1, B cells, we have 1.5, 2.5\n"
        "2. In row 2, NK cells, we have 3.5, 4.5\n",
        ["6:00, 8:00 / B cells, NK cells\n1.5 2.5\n3.5 4.5"],
    ),
    "a row whose name counts, and not its number": (
        "Heatmap. Columns: A, B. Rows, from top to bottom: NK, B2.\n\n1. In row 1, B2, we have 1.5, 2.5\n"
        "2. In row 2, NK, we have 3.5, 4.5\n",
        ["A, B / NK, B2\n3.5 4.5\n1.5 2.5"],
    ),
    "values before both of their labels": (
        "A heatmap of counts. 20 for May on R&D; 48 for May on Human labour; 24 for May on IT; 58 for Jun on "
        "R&D; 39 for "
        "Jun on Human labour; 79 for Jun on IT.",
        ["R&D, Human labour, IT / May, Jun\n20 48 24\n58 39 79"],
    ),
    # signs, titles and words that look like labels
    "values that read like labels of their axis": (
        'Heatmap. The y-axis ("Sector") shows "Energy", "Retail". The x-axis ("Depth") shows "4", "8". As '
        'for depth '
        "4, it has 7 for Energy, 8 for Retail. As for depth 8, it has 3 for Energy, - for Retail.",
        ["4, 8 / Energy, Retail\n7 3\n8 b"],
    ),
    "a power of ten beside others": (
        "Heatmap. Rows are heads 8, 9; columns are Sales, IT.\n\n- Head 9 and Sales: 6.3 × 10⁻⁵\n"
        "- Every other cell is 6.9 × 10⁻²\n",
        ["Sales, IT / 8, 9\n0.069 0.069\n6.3e-05 0.069"],
    ),
    "an exception on the diagonal": (
        MOODS + "The following cells differ: rage, rage (5). All other cells are 6.",
        ["joy, fear, rage / joy, fear, rage\n6 6 6\n6 6 6\n6 6 5"],
    ),
    "a title with a number": (
        "Heatmap: Experiment 6: loss per day.\n\nX axis: Day. Y axis: Model.\n\nAda and Mon: 1, Ada and Tue: "
        "2, Bob "
        "and Mon: 3, Bob and Tue: 4.",
        ["Mon, Tue / Ada, Bob\n1 2\n3 4"],
    ),
    "it, and a token": (
        'A heatmap. Rows are the tokens "on", "it"; columns are A, B. As for "on", it has 1 for A, 2 for B. '
        'As for "it", '
        "it has 3 for A, 4 for B.",
        ["A, B / on, it\n1 2\n3 4"],
    ),
    "a name that ends a clause, and one in small letters": (
        "A heatmap. Rows are April, December; columns are kNN, word_2.\n\nkNN reaches 1 under April; 2 under "
        "December. "
        "word_2 reaches 3 under April; 4 under December.",
        ["kNN, word_2 / April, December\n1 3\n2 4"],
    ),
    "lines of one axis in the direction of the other": (
        'A heatmap. Columns: The, cat. Rows: cat, dog. For "The", the values from top to bottom are 1, 2. '
        'For "cat", '
        "the values from top to bottom are 3, 4.",
        ["The, cat / cat, dog\n1 3\n2 4"],
    ),
    "heads between tabs": (
        "A heatmap.\n\n    Size\t8\t16\t32\t64\n    oak\t26\t15\t33\t19\n    elm\t36\t31\t37\t89\n",
        ["8, 16, 32, 64 / oak, elm\n26 15 33 19\n36 31 37 89"],
    ),
    "nothing at the end of a line in columns": (
        "A heatmap.\n\n```\nModel       one    two\nMini 7B    0.31  (blank)\nT5-large   0.11   0.60\n```\n",
        ["one, two / Mini 7B, T5-large\n0.31 b\n0.11 0.6"],
    ),
    "entities between the cells of LaTeX": (
        "A heatmap.\n\n\\begin{tabular}{lcc}\n & A & B \\\\\n\\midrule\nP & 3.1&times;10^-3 & "
        "6.0&times;10^-5 "
        "\\\\\nQ & 1 & 2 \\\\\n\\end{tabular}\n",
        ["A, B / P, Q\n0.0031 6e-05\n1 2"],
    ),
    "what leads to two panels": (
        "Two heatmaps are shown: one on the left, one on the right. Both have the classes tea and cocoa as "
        "rows and the "
        "folds 1, 2 and 3 as columns.\n\nLeft: tea 0.90, 0.88, 0.91; cocoa 0.75, 0.79, 0.77.\n\n"
        "Right: tea 0.85, 0.83, 0.86; cocoa 0.80, 0.82, 0.78.",
        [
            "Left: 1, 2, 3 / tea, cocoa\n0.9 0.88 0.91\n0.75 0.79 0.77",
            "Right: 1, 2, 3 / tea, cocoa\n0.85 0.83 0.86\n0.8 0.82 0.78",
        ],
    ),
}


@pytest.mark.parametrize(("text", "expected"), TEXTS.values(), ids=TEXTS.keys())
def test_every_number_in_its_cell(text, expected):
    assert told(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "The dashboard has a line chart of users (peak 12,400 on 3 May), a donut chart of sources (search "
        "54%) and a "
        "click heatmap of the landing page.",
        "Our release brings funnels and scroll heatmaps; 68% of customers use them. Basic costs 19 euros, "
        "Team 49.",
    ],
)
def test_a_feature_of_a_product_is_no_heatmap(text):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


@pytest.mark.parametrize("said", [
    "SVM gets 68 on Wine and 95 on Tea; RF 94 on Iris.",
    "SVM gets 68 on Wine and 95 on Tea. RF gets 94 on Iris.",
    "SVM: 68 on Wine and 95 on Tea; RF: 94 on Iris.",
    "SVM gets 68 on Wine and 95 on Tea, RF 94 on Iris and 96 on Tea.",
    "SVM gets 68 on Wine and 95 on Tea, while RF has 94 on Iris.",
    "For SVM, Wine is 68 and Tea 95, and for RF, Iris is 94.",
    "SVM gets 68 on Wine and 95 on Tea. Bob gets 94 on Iris.",
    "SVM earns 68 on Wine and 95 on Tea. Bob earns 94 on Iris.",
])  # fmt: skip
def test_what_the_axes_do_not_have_gets_no_cell_of_the_line_before(said):
    read = cells(f"Heatmap. Rows: kNN, SVM. Columns: Iris, Wine, Tea. {said}")
    assert read == [[None, None, None], [None, 68, 95]]


def test_what_is_measured_is_no_stranger():
    read = cells("Heatmap. Rows: kNN, SVM. Columns: Iris, Wine, Tea. SVM gets 68 on Wine. Accuracy is 94 "
                 "on Iris.")
    assert read[1] == [94, 68, None]
