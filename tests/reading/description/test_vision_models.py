"""Texts of the kind that models write of a picture: everything in one paragraph, names in brackets."""

from __future__ import annotations

import pytest

import replot

N = None


def read(text):
    (panel,) = replot.parse(text).to_dict()["panels"]
    return panel


@pytest.mark.parametrize(
    ("text", "names", "values"),
    [
        (
            "A 2D heatmap with 3 rows (k = number of neighbours: 1, 3, 5) and 4 columns (p = noise: 10, 20, "
            "30, 40). The k=1 row is all 0.25 (pale). At k=3, p=20: F1=0.7.",
            ("k = number of neighbours", "p = noise"),
            [[0.25] * 4, [N, 0.7, N, N], [N] * 4],
        ),
        (
            "A heatmap with 3 rows (depth: 1, 3, 5) and 4 columns (width: 10, 20, 30, 40). The width=40 "
            "column is entirely 0.9. At depth 3, width 20 the value is 0.7.",
            ("depth", "width"),
            [[N, N, N, 0.9], [N, 0.7, N, 0.9], [N, N, N, 0.9]],
        ),
        (
            "Heatmap of the loss. Rows: lr = 0.1, 0.01. Columns: batch = 16, 32, 64. The lr=0.1 row is "
            "completely 2.30 (diverged).",
            ("lr", "batch"),
            [[2.3] * 3, [N] * 3],
        ),
        (
            "The heatmap shows 3 rows (site: A, B, C) and 3 columns (year: 2019, 2020, 2021). Site=C "
            "row is entirely 0.0. At site=B, year=2020: 3.5.",
            ("site", "year"),
            [[N] * 3, [N, 3.5, N], [0.0] * 3],
        ),
        (
            "A heatmap with 5 rows (1, 5, 10, 20, 50) and 3 columns (24m, 36m, 48m). In row 10 and "
            "column 36m it says 0.4.",
            (N, N),
            [[N] * 3, [N] * 3, [N, 0.4, N], [N] * 3, [N] * 3],
        ),
    ],
)
def test_names_stand_in_brackets_before_the_labels(text, names, values):
    panel = read(text)
    assert (panel["y"].get("label"), panel["x"].get("label")) == names
    assert panel["values"] == values


@pytest.mark.parametrize(
    ("said", "cmap"),
    [
        ("red/warm = low, green/dark = high", "RdYlGn"),
        ("green/dark = high yield, red/warm = low yield", "RdYlGn"),
        ("green/light = low risk, red/dark = high risk", "RdYlGn_r"),
        ("blue/cool = low risk, red/warm = high risk", "coolwarm"),
        ("purple/dark = low, yellow/bright = high", "viridis"),
    ],
)
def test_a_shade_beside_a_colour_says_nothing_of_the_scale(said, cmap):
    text = f"A heatmap of M (1, 2, 3) on the rows and T (a, b, c) on the columns. Color scale: {said}."
    assert read(text)["color"]["cmap"] == cmap


@pytest.mark.parametrize(
    ("said", "y", "x", "labels"),
    [
        (
            'the share of trips across three modes: Walk, Bus, and BRT (bus rapid transit). The rows '
            'represent the "Stated Mode", while the columns represent the "Observed Mode".',
            "Stated Mode",
            "Observed Mode",
            ["Walk", "Bus", "BRT"],
        ),
        (
            "the number of patients in three classes: Mild, Severe and NOS (not otherwise specified). The "
            'rows show the "Referral Diagnosis" and the columns the "Final Diagnosis".',
            "Referral Diagnosis",
            "Final Diagnosis",
            ["Mild", "Severe", "NOS"],
        ),
        (
            "changes between three states: Idle, Busy and Down. The rows are the previous state and the "
            "columns the next state.",
            "previous state",
            "next state",
            ["Idle", "Busy", "Down"],
        ),
        (  # the list is not that of the sizes
            "the accuracy of three models: Alba, Brio and Cimo. The rows show the source size and the "
            "columns the target size.",
            "source size",
            "target size",
            [],
        ),
    ],
)
def test_one_list_for_two_sides_of_one_thing(said, y, x, labels):
    panel = read(f"The heatmap shows {said}")
    assert (panel["y"].get("label"), panel["x"].get("label")) == (y, x)
    assert panel["y"]["categories"] == panel["x"]["categories"] == labels


def test_letters_are_spelled_out_for_some_labels_only():
    panel = read("Heatmap with rows LR (logistic regression), SVM, kNN and columns A, B. SVM in A: 0.7.")
    assert panel["y"]["categories"] == ["LR", "SVM", "kNN"]
    panel = read("Heatmap with rows Full, Half (one week), Half (two weeks) and columns A, B. Full, A: 3.")
    assert panel["y"]["categories"] == ["Full", "Half (one week)", "Half (two weeks)"]


@pytest.mark.parametrize(
    "remark",
    ["signifying perfect agreement", "pointing to a strong link", "denoting harmony", "betraying no link"],
)
def test_what_a_value_means_is_no_variable(remark):
    panel = read(
        "A correlation heatmap of three features: ratings, comments and uploads. ratings and comments have a "
        f"correlation of 0.40, {remark}. comments and uploads correlate at 0.12. smoking is not shown."
    )
    assert panel["x"]["categories"] == ["ratings", "comments", "uploads"]
    assert panel["values"] == [[N, 0.4, N], [N, N, 0.12], [N] * 3]


LOADS = "| Host | AM | PM |\n|---|---|---|\n| h1 | 12 | 45 |\n| h2 | 91 | 8 |\n\n"


@pytest.mark.parametrize(
    ("legend", "cmap"),
    [
        ("**Legend**: green Low (<50%) | yellow Medium (50-80%) | red High (>80%)", "RdYlGn_r"),
        ("Legend: 🟢 Low (<50%) | 🟡 Medium (50-80%) | 🔴 High (>80%)", "RdYlGn_r"),
        ("🟩 ≥ 80 | 🟨 50–79 | 🟥 < 50", "RdYlGn"),
        ("Key: 🔵 idle (<30) | ⚪ normal (30-70) | 🔴 busy (>70)", "bwr"),
    ],
)
@pytest.mark.parametrize("fence", ["{}", "```markdown\n{}\n```\n", "So:\n\n```md\n{}\n```\n\nUse it.\n"])
def test_legends_in_one_line_also_in_documents_within_documents(fence, legend, cmap):
    panel = read(fence.format(f"## Load heatmap\n\n{LOADS}{legend}\n"))
    assert panel["color"]["cmap"] == cmap
    assert panel["y"]["categories"] == ["h1", "h2"]
    assert panel["values"] == [[12, 45], [91, 8]]


SHIFTS = (
    'For Nurses, the "night" {line} is 10% Low, 20% Mid, 70% High; the "day" {line} is 30% Low, 40% Mid, 30% '
    'High. For Doctors, the "night" {line} is 15% Low, 25% Mid, 60% High; the "day" {line} is 35% Low, 45% '
    "Mid, 20% High."
)
NURSES, DOCTORS = [[10, 20, 70], [30, 40, 30]], [[15, 25, 60], [35, 45, 20]]


@pytest.mark.parametrize("lead", ["", "**Image description:** ", "> **Alt text:** "])
@pytest.mark.parametrize("panels", ["separate panels", "two side-by-side panels"])
@pytest.mark.parametrize("line", ["row", "column"])
def test_lines_named_in_quotes(lead, panels, line):
    other = {"row": "columns", "column": "rows"}[line]
    text = f"{lead}Heatmap with {other} Low / Mid / High and {panels} for Nurses (left) and Doctors (right). "
    told = replot.parse(text + SHIFTS.format(line=line)).to_dict()["panels"]
    assert [panel["title"] for panel in told] == ["Nurses", "Doctors"]
    for panel, values in zip(told, (NURSES, DOCTORS), strict=True):
        y, x = panel["y"]["categories"], panel["x"]["categories"]
        assert [y, x] == [["night", "day"], ["Low", "Mid", "High"]][:: 1 if line == "row" else -1]
        assert panel["values"] == (values if line == "row" else list(map(list, zip(*values, strict=True))))


def test_values_before_their_labels_are_no_labels():
    panel = read(
        'A heatmap of answers with columns Never, Often and Always. The "saw" row shows 5 Never, 6 Often, '
        '7 Always; the "axe" row shows 1 Never, 2 Often, 3 Always.'
    )
    assert panel["y"]["categories"] == ["saw", "axe"]
    assert panel["values"] == [[5, 6, 7], [1, 2, 3]]


@pytest.mark.parametrize("number", ["## Table 5\n### ", "# Figure 2\n\n## ", "# A\n\n### Table 3\n#### "])
def test_the_name_stands_under_the_number_of_a_figure(number):
    text = f"{number}DELAY BY LINE AND HOUR\n\nHeatmap with rows A, B and columns c, d. A: 1, 2. B: 3, 4.\n"
    assert replot.parse(text).title == "DELAY BY LINE AND HOUR"


@pytest.mark.parametrize(
    ("lines", "y", "x", "values"),
    [
        (
            "**Ward A (n=12)** has the highest patience (0.61) and calm (0.52) of any ward, combined with "
            "low noise (0.20).\n\n**Ward B (n=30)** is marked by noise (0.75) and moderate calm (0.33).\n\n"
            "**Ward C (n=9)** has low patience (0.10) and high turnover (0.44).",
            ["Ward A", "Ward B", "Ward C"],
            ["patience", "calm", "noise", "turnover"],
            [[0.61, 0.52, 0.2, N], [N, 0.33, 0.75, N], [0.1, N, N, 0.44]],
        ),
        (
            "- **Savers (22%)**: high balance (1.20), low spending (-0.80) and moderate tenure (0.30).\n"
            "- **Spenders (31%)**: low balance (-0.50), very high spending (1.40).\n"
            "- **Newcomers (47%)**: the lowest tenure (-1.10) and average spending (0.05).",
            ["Savers", "Spenders", "Newcomers"],
            ["balance", "spending", "tenure"],
            [[1.2, -0.8, 0.3], [-0.5, 1.4, N], [N, 0.05, -1.1]],
        ),
        (
            "**2019** is driven by housing (0.40) and transport (0.25).\n\n**2020** turns to health (0.60) "
            "with less transport (0.10) and housing (0.15).",
            ["2019", "2020"],
            ["housing", "transport", "health"],
            [[0.4, 0.25, N], [0.15, 0.1, 0.6]],
        ),
    ],
)
def test_profiles(lines, y, x, values):
    panel = read(f"The heatmap shows how the groups score.\n\n{lines}\n")
    assert panel["y"]["categories"] == y
    assert panel["x"]["categories"] == x
    assert panel["values"] == values


def test_remarks_are_no_profiles():
    panel = read(
        "The heatmap shows topics.\n\n**Key finding** Housing grew (0.40) and transport fell (0.25).\n\n"
        "**Caveat** Health was counted twice (0.3) and transport fell (0.2).\n"
    )
    assert panel["y"]["categories"] == panel["x"]["categories"] == []


@pytest.mark.parametrize(
    "said",
    [
        "[Figure: Heatmap grid of tables between ward types (open, closed) and shift lengths (short, long).]",
        "Two heatmaps compare ward types (open, closed) with shift lengths (short, long).",
    ],
)
def test_names_before_the_lists_of_all_panels(said):
    tables = "### {}\n\n| | short | long |\n|---|---|---|\n| open | 1 | 2 |\n| closed | 3 | 4 |\n\n"
    figure = replot.parse(f"{said}\n\n{tables.format('Before')}{tables.format('After')}").to_dict()
    for panel in figure["panels"]:
        assert (panel["y"]["label"], panel["x"]["label"]) == ("ward types", "shift lengths")


def test_outcomes_are_no_profiles():
    panel = read(
        "The heatmap is a confusion matrix.\n\n"
        "- **True Negative (TN)**: 420 cases of the negative class (0) and the test class (0)\n"
        "- **False Positive (FP)**: 229 cases of the positive class (1) and the test class (0)\n"
    )
    assert "True Negative" not in panel["y"]["categories"]
