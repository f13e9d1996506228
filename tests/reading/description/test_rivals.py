"""Axes that no pattern of axis statements knows: told by the lists of the text and by its numbers."""

from __future__ import annotations

import math

import pytest

from replot import examine

CASES = {
    "quoted": (
        'The heatmap has two rows, "Train" and "Test", and three columns, "A", "B", "C". Train/A '
        "is 0.9, Train/B "
        "is 0.8, Train/C is 0.7. Test/A is 0.85, Test/B is 0.75 and Test/C is blank.",
        "Train Test",
        "A B C",
        [[0.9, 0.8, 0.7], [0.85, 0.75, None]],
    ),
    "headed": (
        "A heatmap of the success of agents by difficulty. Agents: ReAct, Reflexion. Difficulty: "
        "easy, medium, "
        "hard. ReAct succeeds in 81% of easy, 54% of medium and 20% of hard tasks, while "
        "Reflexion succeeds in "
        "88%, 63% and 31% of them.",
        "ReAct Reflexion",
        "easy medium hard",
        [[81, 54, 20], [88, 63, 31]],
    ),
    "bracketed": (
        "Heatmap of answers by age group (rows 18-29, 30-49, 50+) and answer (columns Yes, No, "
        "Unsure). Among "
        "18-29 year olds, 62% said Yes, 30% No and 8% were Unsure. Among those aged 30-49, 55% "
        "said Yes, 37% No "
        "and 8% Unsure. In the 50+ group the split was 41/52/7.",
        "18-29 30-49 50+",
        "Yes No Unsure",
        [[62, 30, 8], [55, 37, 8], [41, 52, 7]],
    ),
    "keys": (
        "Heatmap of clicks by weekday and hour. Monday morning 2.1%, Monday noon 3.4%, Monday evening 4.0%; "
        "Tuesday morning 1.9%, Tuesday noon 3.2%, Tuesday evening 4.4%.",
        "Monday Tuesday",
        "morning noon evening",
        [[2.1, 3.4, 4.0], [1.9, 3.2, 4.4]],
    ),
    "down the side": (
        "The heatmap plots word error rate. Down the side you'll find the accents Irish, British and Indian; "
        "across the top are the systems Whisper and Conformer. Irish speech gives 5.1 and 6.0; "
        "British 5.8, 6.7; "
        "Indian 9.4, 11.2.",
        "Irish British Indian",
        "Whisper Conformer",
        [[5.1, 6.0], [5.8, 6.7], [9.4, 11.2]],
    ),
    "said elsewhere": (
        "Heatmap of pass rates. Each row is a model and each column is a language. The models are "
        "Codex and Llama. "
        "The languages are Python, Java and Go. Codex: Python 47%, Java 41%, Go 30%. Llama: Python "
        "48%, Java 40%; "
        "no result is given for Go.",
        "Codex Llama",
        "Python Java Go",
        [[47, 41, 30], [48, 40, None]],
    ),
    "years": (
        "In this heatmap, each cell gives the number of papers on a topic in a year. Topics: "
        "vision, robotics. "
        "Years: 2019 through 2021. Vision papers numbered 120 in 2019, 135 in 2020 and 150 in 2021. Robotics "
        "papers: 30, 28, 35.",
        "vision robotics",
        "2019 2020 2021",
        [[120, 135, 150], [30, 28, 35]],
    ),
    "range": (
        "A heatmap (rows: three items Q1–Q3; columns: Agree, Neutral, Disagree; values in "
        "percent). Q1: 60/25/15, "
        "Q2: 55/30/15, Q3: 40/35/25.",
        "Q1 Q2 Q3",
        "Agree Neutral Disagree",
        [[60, 25, 15], [55, 30, 15], [40, 35, 25]],
    ),
    "lines one by one": (
        'A heatmap. The left column is "before" and the right column is "after". From top to '
        "bottom the rows are "
        "Al, Bo, Cy. Al had 12 before and 15 after. Bo had 14 and 18. Cy had 9 and 9.",
        "Al Bo Cy",
        "before after",
        [[12, 15], [14, 18], [9, 9]],
    ),
    "the same names": (
        "Heat map with three rows and three columns. First row: 0.9, 0.1, 0.0. Second row: 0.2, "
        "0.7, 0.1. Third "
        "row: 0.0, 0.3, 0.7. The row labels, in order, are setosa, versicolor and virginica, and the column "
        "labels are the same.",
        "setosa versicolor virginica",
        "setosa versicolor virginica",
        [[0.9, 0.1, 0.0], [0.2, 0.7, 0.1], [0.0, 0.3, 0.7]],
    ),
    "vertically and horizontally": (
        "The heatmap shows perplexity. Model sizes (125M, 350M) are arranged vertically while "
        "context lengths "
        "(512, 1024) are arranged horizontally. The 125M model records 28.1 and 26.4; the 350M "
        "model 22.0 and "
        "20.8.",
        "125M 350M",
        "512 1024",
        [[28.1, 26.4], [22.0, 20.8]],
    ),
    "from side to side": (
        "Heatmap of throughput. Batch size grows from left to right (8, 16, 32); GPUs are listed from top to "
        "bottom (V100, H100). V100 reaches 310, 420 and 1,510; H100 reaches 1,020, 1,600 and 2,240.",
        "V100 H100",
        "8 16 32",
        [[310, 420, 1510], [1020, 1600, 2240]],
    ),
    "the axis behind its list": (
        "A 2x3 heatmap of p-values of two traits (T1, T2; rows) and three SNPs (rs1, rs2, rs3; columns). T1: "
        "0.04, 0.51, 0.33. T2: 0.001, 0.20, 0.78.",
        "T1 T2",
        "rs1 rs2 rs3",
        [[0.04, 0.51, 0.33], [0.001, 0.2, 0.78]],
    ),
    "heads without a colon": (
        "Heatmap summary\n\nRows (methods)\n- Random\n- Greedy\n\nColumns (budget)\n- 100\n- 500\n\nValues\n"
        "- Random: 61.0, 70.2\n- Greedy: 64.3, 74.8",
        "Random Greedy",
        "100 500",
        [[61.0, 70.2], [64.3, 74.8]],
    ),
    "lines of pairs": (
        "A heatmap of delays with airports in rows and airlines in columns: JFK - Delta 12 min, "
        "United 18 min; "
        "LAX - Delta 9 min, United 11 min; ORD - Delta 20 min, United n/a.",
        "JFK LAX ORD",
        "Delta United",
        [[12, 18], [9, 11], [20, None]],
    ),
    "one value for a line": (
        "Heatmap of energy use. Fridge uses 1.2 kWh every day. Washer uses 0.9 on Mon, 0 on Tue and 0.9 "
        "on Wed. The days shown are Mon, Tue, Wed, and the appliances (top to bottom) are Fridge, Washer.",
        "Fridge Washer",
        "Mon Tue Wed",
        [[1.2, 1.2, 1.2], [0.9, 0, 0.9]],
    ),
    "common words": (
        'A heatmap (rows = output tokens "le", "chat"; columns = input tokens "the", "cat") shows a '
        "diagonal: le→the 0.92, chat→cat 0.88. The rest: le→cat 0.05, chat→the 0.07.",
        "le chat",
        "the cat",
        [[0.92, 0.05], [0.07, 0.88]],
    ),
    "no pronoun": (
        "A heatmap. Departments run down the left-hand side: HR, IT. Questions run along the "
        "bottom: Pay, Team. HR "
        "scored Pay at 3.2 and Team at 4.5. IT did not answer Pay; it scored Team 3.7.",
        "HR IT",
        "Pay Team",
        [[3.2, 4.5], [None, 3.7]],
    ),
    "parallel sentences": (
        "Heatmap: average rating per cuisine and city. Italian food is rated 4.5 in Rome, 4.1 in "
        "Paris and 3.9 in "
        "Bonn. French food is rated 4.0 in Rome, 4.6 in Paris and 4.1 in Bonn. Thai food is "
        "rated 3.7, 3.8 and "
        "4.2 in these cities.",
        "Italian French Thai",
        "Rome Paris Bonn",
        [[4.5, 4.1, 3.9], [4.0, 4.6, 4.1], [3.7, 3.8, 4.2]],
    ),
    "subjects": (
        "The chart is a heatmap of sales for stores. Columns: January, February, March. Alder "
        "sold 12, 15 and "
        "11; Birch sold 9, 8 and 14.",
        "Alder Birch",
        "January February March",
        [[12, 15, 11], [9, 8, 14]],
    ),
    "counted things": (
        "As a heatmap: the number of bugs by component and severity. For the UI there were 3 "
        "critical, 10 major and "
        "25 minor bugs. The API had 5 critical, 8 major and 12 minor bugs.",
        "UI API",
        "critical major minor",
        [[3, 10, 25], [5, 8, 12]],
    ),
    "named by their places": (
        'A 2x3 heatmap. The top row is labelled "Control" and the bottom row "Treated". The '
        "columns are May, June "
        "and July. The control values are 1.0, 1.1 and 1.0. The treated values are 1.0, 2.4 and 5.7.",
        "Control Treated",
        "May June July",
        [[1.0, 1.1, 1.0], [1.0, 2.4, 5.7]],
    ),
    "labels before their numbers": (
        "Heatmap comparing vaccines in age groups. For adults, Vax-1 was 92% effective, Vax-2 "
        "88% and Vax-3 75%. "
        "For seniors, Vax-1 was 85% effective, Vax-2 80% and Vax-3 60%.",
        "adults seniors",
        "Vax-1 Vax-2 Vax-3",
        [[92, 88, 75], [85, 80, 60]],
    ),
    "one of several": (
        "The confusion matrix heatmap: 120 cats were classified as cats, 8 as dogs and 2 as "
        "owls; 110 dogs were "
        "classified as dogs, 15 as cats and 5 as owls; 98 owls were classified as owls, 1 as a "
        "cat and 11 as dogs.",
        "cats dogs owls",
        "cats dogs owls",
        [[120, 8, 2], [15, 110, 5], [1, 11, 98]],
    ),
    "pairs of three": (
        "This heatmap shows how often each pair of words co-occurs. Words: rain, sun, snow. rain/sun: 14; "
        "rain/snow: 9; sun/snow: 2. In total 25 were counted in 310 documents.",
        "rain sun snow",
        "rain sun snow",
        [[None, 14, 9], [None, None, 2], [None, None, None]],
    ),
    "arrows": (
        "Heatmap of complaints. Rows top-down: billing, app. Columns left-right: 2022, 2023, 2024. Billing "
        "complaints: 310 → 280 → 190. App complaints: 90 → 60 → 75.",
        "billing app",
        "2022 2023 2024",
        [[310, 280, 190], [90, 60, 75]],
    ),
    "at": (
        "Heatmap. Horizontal axis: Threshold = {0.3, 0.5, 0.7}. Vertical axis: Detector = {YOLO, SSD, DETR}. "
        "mAP values are YOLO@0.3: 55.2, YOLO@0.5: 52.0, YOLO@0.7: 38.9, SSD@0.3: 47.1, SSD@0.5: 43.3, "
        "SSD@0.7: 29.0, DETR@0.3: 58.8, DETR@0.5: 55.9 and DETR@0.7: 44.6.",
        "YOLO SSD DETR",
        "0.3 0.5 0.7",
        [[55.2, 52.0, 38.9], [47.1, 43.3, 29.0], [58.8, 55.9, 44.6]],
    ),
    "semicolons": (
        "Heatmap of runtimes. Rows: numpy; numba; C++. Columns: n=10; n=100. numpy takes 5 ms at n=10 and "
        "12 ms at n=100. numba takes 1 ms and 4 ms. C++ takes 0.5 ms and 2 ms.",
        "numpy numba C++",
        "n=10 n=100",
        [[5, 12], [1, 4], [0.5, 2]],
    ),
    "classes": (
        "Confusion matrix of a three-class classifier (cat, dog, owl). True cats were predicted as cat 45 "
        "times, dog 3 times and owl 2 times. True dogs were predicted as cat 4 times, dog 40 times and owl "
        "6 times. True owls: 1 cat, 2 dog, 47 owl.",
        "cat dog owl",
        "cat dog owl",
        [[45, 3, 2], [4, 40, 6], [1, 2, 47]],
    ),
    "square": (
        "Correlation heatmap of height, weight and age. Height and weight correlate at 0.72, "
        "height and age at "
        "0.15, and weight and age at 0.31. The diagonal is 1.",
        "height weight age",
        "height weight age",
        [[1, 0.72, 0.15], [None, 1, 0.31], [None, None, 1]],
    ),
}


def read(text: str) -> tuple[tuple[str, ...], tuple[str, ...], list[list[float | None]]]:
    panel = examine(text).figure.panels[0]
    values = [[None if math.isnan(v) else v for v in row] for row in panel.grid.values.tolist()]
    return panel.y.categories, panel.x.categories, values


@pytest.mark.parametrize("name", CASES)
def test_lists_that_give_each_number_a_cell_are_the_axes(name):
    text, rows, columns, values = CASES[name]
    assert read(text) == (tuple(rows.split()), tuple(columns.split()), values)


@pytest.mark.parametrize(
    ("text", "labels"),
    [
        (
            "A heatmap compares three optimizers (SGD, Adam) on the y-axis against the learning "
            "rates 1e-4 and 1e-3 "
            "on the x-axis. SGD: 71.2, 75.8. Adam: 78.9, 79.3.",
            ("optimizers", "learning rates"),
        ),
        (
            "Heatmap of pH. Depth goes down the vertical axis: 0 m, 5 m. Month goes across the "
            "horizontal axis: May, "
            "June. At 0 m it is 8.1 in May and 8.3 in June; at 5 m it is 8.0 and 8.1.",
            ("Depth", "Month"),
        ),
        (
            "The heatmap relates education (primary, tertiary) to status (employed, inactive). Among "
            "people with "
            "primary education, 48% are employed and 52% inactive. Among those with tertiary "
            "education the shares "
            "are 66% and 34%.",
            ("education", "status"),
        ),
    ],
)
def test_lists_have_the_names_that_stand_before_them(text, labels):
    panel = examine(text).figure.panels[0]
    assert (panel.y.label, panel.x.label) == labels


def test_which_list_is_which_axis_is_said_to_be_assumed():
    assert "R206" in {f.code for f in examine(CASES["headed"][0]).findings}


def test_lists_under_which_a_cell_has_two_values_are_no_axes():
    text = (
        'A heatmap titled "Load". Agents: Ana, Bo. Tasks: read, sort. '
        "Ana read 3, Ana read 4, Bo sort 5, Bo read 6, Ana sort 7."
    )
    assert not any(v is not None for row in read(text)[2] for v in row)


def test_rows_of_values_whose_columns_nobody_names_are_not_pairs_of_the_rows():
    text = (
        "The heat map shows nitrate. Well A went from 12 in Q1 to 18 in Q2, 25 in Q3 and 14 in Q4. "
        "Well B was dry in Q1 and read 9, 11 and 10 after that. Well D: 31, 28, 35, 30. "
        "Well E had no reading in Q3; the others were 5, 6 and 4."
    )
    assert all(value is None for row in read(text)[2] for value in row)


def test_one_list_is_not_both_axes_because_it_is_the_only_one():
    text = (
        'A heatmap titled "Scores". Codecs (Opus, AAC, EVS) versus rates. Opus obtained 3.1, 3.9 and 4.4; '
        "AAC 2.2, 3.3 and 4.1; EVS 3.4, 4.0 and 4.3."
    )
    assert not any(v is not None for row in read(text)[2] for v in row)


@pytest.mark.parametrize(
    "said",
    [
        "A is best overall with an average of 81.5. Accuracy drops by 3.2 points from dev to "
        "test on average.",
        "The gap between A and C is 5 points. The model has 12 layers and 8 heads.",
        "In total, 25 runs of A were made, 310 of B.",
    ],
)
def test_what_is_claimed_of_lines_is_no_cell(said):
    rows = read("Heatmap of model accuracies. Rows: A, B, C. Columns: dev, test. " + said)[2]
    assert rows == [[None, None]] * 3


SMALL = "A heatmap with the rows Oak, Elm, Fir and the columns May, June, July. "


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("The first row reads 1, 2, 3 and the second row reads 4, 5, 6.", [[1, 2, 3], [4, 5, 6], [None] * 3]),
        ("Row two is 4, 5 and 6.", [[None] * 3, [4, 5, 6], [None] * 3]),
        ("Oak had 3 kg, 4 kg and 5 kg.", [[3, 4, 5], [None] * 3, [None] * 3]),
        (
            "Oak gave 3 in May and only 4 in June; Elm gave 5, 6 and 7 respectively; Fir gave 9 in July.",
            [[3, 4, None], [5, 6, 7], [None, None, 9]],
        ),
        (
            "Oak got 8 of May, 5 of June and 2 of July, while Elm got 9, 6 and 3.",
            [[8, 5, 2], [9, 6, 3], [None] * 3],
        ),
        ("At Oak, rings average 12 in May and 13 in June.", [[12, 13, None], [None] * 3, [None] * 3]),
        ("Everything is about 100 except Elm in June.", [[None] * 3] * 3),
    ],
)
def test_each_label_has_its_number(said, values):
    assert read(SMALL + said)[2] == values


def test_a_number_behind_a_preposition_may_be_a_label():
    text = (
        "Heatmap. X axis: dropout (0.0, 0.1, 0.3). Y axis: hidden size (64, 256). For hidden "
        "size 64 the F1 goes "
        "0.61, 0.63, 0.60 as dropout increases. With 256 units it is 0.68, 0.72 and 0.71."
    )
    assert read(text) == (("64", "256"), ("0.0", "0.1", "0.3"), [[0.61, 0.63, 0.6], [0.68, 0.72, 0.71]])


def test_numbers_of_a_label_without_a_cell_are_reported():
    findings = [
        f
        for f in examine(SMALL + "Oak gave 3 in May. Elm grew from 9.2 to 10.8.").findings
        if f.code == "R103"
    ]
    assert [(f.message, f.spans[0].column) for f in findings] == [
        ('no cell can be told for "9.2 to 10.8"; it is left out', 105)
    ]


def test_an_axis_whose_labels_head_the_sentences():
    text = ("Heatmap showing soil loadings (Clay and Peat) for 6 sites. Rows are single sites (Ayr, Bude, "
            "Crewe, Deal, Ely, Fyvie). For Clay: values range from -0.67 (Bude) to +0.97 (Deal). For Peat: "
            "values range from -1.15 (Ayr) to +1.02 (Crewe).")
    assert examine(text).figure.panels[0].x.label == "soil loadings"
    assert read(text) == (
        ("Ayr", "Bude", "Crewe", "Deal", "Ely", "Fyvie"), ("Clay", "Peat"),
        [[None, -1.15], [-0.67, None], [None, 1.02], [0.97, None], [None, None], [None, None]],
    )


def test_a_pair_that_a_row_is_made_of():
    text = ("A heat map with rows for 24 vaccine and dose settings, and columns for three seasons (S1 dry, "
            "S2 wet, S3 cold). Each row is one (vaccine, dose) configuration.")
    assert read(text)[:2] == ((), ("S1 dry", "S2 wet", "S3 cold"))


@pytest.mark.parametrize(
    "years", ["in certain years, such as 2018 and 2020", "in 2018 and 2020", "during 2018, 2020"]
)
def test_years_are_no_values(years):
    text = "The heat map shows thefts in Bath and York.\n\n"
    text += f"- Peaks: there was more {years}.\n- Lows: there was less {years}.\n"
    assert examine(text).figure.panels[0].x.categories == ()


def test_numbers_as_large_as_years_are_values():
    text = "Heatmap. Rows: Bath, York; columns: North, South. North Bath was hit in 2001 cases, "
    text += "South Bath in 1999 cases."
    assert read(text)[2][0] == [2001, 1999]


def test_names_with_capitals_inside_begin_a_list():
    y, _, values = read("This heatmap compares three algorithms (kNN, SVM, RF) on four datasets (Iris, Wine, "
                 "Digits, Tea). "
                 "kNN scores 95, 71, 97 and 92. SVM gets 97 on Iris, 98 on Digits, 68 on Wine and 95 on "
                 "Tea; RF 94 on Iris "
                 "and 96 on Digits.")
    assert y == ("kNN", "SVM", "RF")
    assert values == [[95, 71, 97, 92], [97, 68, 98, 95], [94, None, 96, None]]
