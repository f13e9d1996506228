"""Lines whose values and labels stand in running words, of which only some are labels."""

from __future__ import annotations

import pytest
from sources import told

import replot


@pytest.mark.parametrize(
    "text, expected",
    [
        (  # how large a value is, and where
            "The heatmap displays z-scores for 3 genes in 3 tissues. MYH6 is strongly up in heart (2.4) and "
            "down in liver (-1.1) and brain (-0.9). ALB is up in liver (2.7), about zero in heart (0.0) and "
            "-0.4 in brain. GFAP peaks in brain with 2.9; heart and liver are at -0.8 and -0.7.",
            "heart, liver, brain / MYH6, ALB, GFAP\n2.4 -1.1 -0.9\n0 2.7 -0.4\n-0.8 -0.7 2.9",
        ),
        (  # a verb, and where a line is
            "Heatmap of times. On point reads, Ana takes 0.8 ms, Bo 1.2 ms and Cy 1.1 ms. On scans: 95, 60 "
            "and 72 ms respectively. On the small inserts: 3.1, 2.4 and 2.2 ms respectively.",
            "Ana, Bo, Cy / point reads, scans, small inserts\n0.8 1.2 1.1\n95 60 72\n3.1 2.4 2.2",
        ),
        (  # the way that one reads
            "The heat map shows bikes per hour. Reading along the 8 am column: Monday 410, Tuesday 432. In "
            "the 5 pm column: Monday 520, Tuesday 548.",
            "8 am, 5 pm / Monday, Tuesday\n410 520\n432 548",
        ),
        (  # what opens the list is no part of its first name
            "Heatmap. Speedup of each kernel (rows) on each GPU (columns): matmul 1.0x, 2.1x, 3.9x; conv "
            "1.0x, 1.8x, 3.2x; fft 1.0x, 1.4x, 1.9x. GPUs: T4, V100, A100.",
            "T4, V100, A100 / matmul, conv, fft\n1 2.1 3.9\n1 1.8 3.2\n1 1.4 1.9",
        ),
        (  # a number in the plural
            "The distance matrix heatmap has 0s on the diagonal. Ayr–Bath 72, Ayr–Cork 81, Bath–Cork 9.",
            "Ayr, Bath, Cork / Ayr, Bath, Cork\n0 72 81\nu 0 9\nu u 0",
        ),
        (  # lines whose values slashes part
            "Heatmap. Columns: x, y, z. Ayr: 4/5/6, Bath: 7/8/9, and Cork: 1/2/3.",
            "x, y, z / Ayr, Bath, Cork\n4 5 6\n7 8 9\n1 2 3",
        ),
        (  # words before the labels of the other axis
            "Heatmap of F1 (train language in rows, test language in columns). Trained on Urdu: 84.1 on "
            "Urdu, 71.3 on Thai. Trained on Thai: 75.2, 80.6.",
            "Urdu, Thai / Urdu, Thai\n84.1 71.3\n75.2 80.6",
        ),
    ],
)
def test_lines_in_running_words(text, expected):
    assert told(text) == [expected]


PARTS = [[4, 6, 7], [3, 2, 5], [8, 1, 9]]
DAYS = (
    "A heatmap of parts made. Down the side are the machines, and across the top "
    "Monday, Tuesday and Wednesday.\n\n"
)


@pytest.mark.parametrize("told", [
    "Starting at the top, the **band saw** made 4 on Monday, 6 on Tuesday and 7 on Wednesday. The "
    "**band mill** row "
    "just below is the weakest one: 3 on Monday, 2 on Tuesday and 5 on Wednesday. From the **old "
    "mill** bench there "
    "were 8 parts on Monday, 1 on Tuesday and 9 on Wednesday.",
    "At the top, the band saw made 4 on Monday, 6 on Tuesday and 7 on Wednesday. Just below it, the "
    "band mill made 3 "
    "on Monday, 2 on Tuesday and 5 on Wednesday. Finally, the old mill made 8 on Monday, 1 on Tuesday "
    "and 9 on "
    "Wednesday.",
    "The **band saw** is first, with 4 on Monday, 6 on Tuesday and 7 on Wednesday. Further down, we see the "
    "**band mill** with 3 on Monday, 2 on Tuesday and 5 on Wednesday. Ending at the very bottom, the "
    "**old mill** "
    "gets 8 on Monday, 1 on Tuesday and 9 on Wednesday.",
    "The band saw managed 4 on Monday, 6 on Tuesday and 7 on Wednesday. Below it, the band mill "
    "managed 3 on Monday, 2 "
    "on Tuesday and 5 on Wednesday. At the very bottom, the old mill managed 8 on Monday, 1 on "
    "Tuesday and 9 on "
    "Wednesday.",
])
def test_lines_that_sentences_name_behind_their_place(told):
    (panel,) = replot.parse(DAYS + told).panels
    assert panel.x.categories == ("Monday", "Tuesday", "Wednesday")
    assert panel.y.categories == ("band saw", "band mill", "old mill")
    assert panel.grid.values.tolist() == PARTS


def test_what_is_bold_beside_lists_of_labels_is_no_line():
    (panel,) = replot.parse(
        "A heatmap with the rows saw, mill and the columns Monday, Tuesday. In the **first** line, "
        "the saw has 4 on "
        "Monday and 6 on Tuesday. In the **last** line, the mill has 3 on Monday and 2 on Tuesday."
    ).panels
    assert panel.y.categories == ("saw", "mill")
    assert panel.grid.values.tolist() == [[4, 6], [3, 2]]
