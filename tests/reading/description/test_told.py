"""Figures told in many ways: a text and the panels that it tells, each with its labels and its cells.

A panel is written as its columns, its rows and its grid (:func:`sources.told`), its title before them.
"""

from __future__ import annotations

import pytest
from sources import codes, told

import replot

SMALL = "A heatmap with columns A, B, C and rows P, Q, from top to bottom. "
TEXTS = {
    # tables
    "keys that are written once, and two values a line": (
        "| Site | Plot | Wheat | Rye |\n|---|---|---|---|\n| Hill | 1 | 5 | 7 |\n| | 2 | 6 | 8 |\n"
        "| Lake | 1 | 3 | 2 |\n| | 2 | 4 | 1 |\n\nTwo heatmaps.",
        ["Wheat: 1, 2 / Hill, Lake\n5 6\n3 4", "Rye: 1, 2 / Hill, Lake\n7 8\n2 1"],
    ),
    "a line without a name is no continuation": (
        "Heatmap:\n\n| | A | B |\n|---|---|---|\n| P | 1 | 2 |\n| Q | 3 | 4 |\n| | 5 | 6 |\n",
        ["A, B / P, Q, \n1 2\n3 4\n5 6"],
    ),
    # numbers
    "thousands parted by a space": (
        "Heatmap, columns A, B, rows P, Q.\n- P: 12 345, 900\n- Q: 1 204 300, 7 001\n",
        ["A, B / P, Q\n12345 900\n1.2043e+06 7001"],
    ),
    "numbers that stand side by side": (
        "Heatmap, columns A, B, rows P, Q.\n\n```\nP 120 340\nQ 150 360\n```\n",
        ["A, B / P, Q\n120 340\n150 360"],
    ),
    # lists of labels
    "a long name and a short one": (
        "Heatmap. Rows: Heart Rate (HR), Mean Pressure (MP). Columns: rest, run.\n"
        "- HR: 60, 140\n- MP: 90, 110\n",
        ["rest, run / Heart Rate (HR), Mean Pressure (MP)\n60 140\n90 110"],
    ),
    "a unit is no short name": (
        "Heatmap. Rows: Depth (Dm), Load (Kg). Columns: A, B.\n- Dm: 1, 2\n- Load: 3, 4\n",
        ["A, B / Depth (Dm), Load (Kg)\nu u\n3 4"],
    ),
    "codes and what they stand for": (
        "Heatmap. Rows: Hull, York. Columns: T1 – Noise, T2 – Light, T3 – Heat.\n\nHull\n  - T1: 5\n"
        "  - T2: 6\n  - T3: 7\nYork\n  - Noise: 1\n  - Light: 2\n  - Heat: 3\n",
        ["T1 – Noise, T2 – Light, T3 – Heat / Hull, York\n5 6 7\n1 2 3"],
    ),
    "a figure that is called one in the list of its lines": (
        "A grid, two rows by three columns, basically a heatmap (grey = low, orange = high). Rows are doses "
        "1e-2, 1e-3 going down, columns are ages 6, 12, 24. Top row: 5, 6, 7. Bottom row: 1, 2, 3.",
        ["6, 12, 24 / 1e-2, 1e-3\n5 6 7\n1 2 3"],
    ),
    "labels at the sides of the plot": (
        "Heatmap. Left-hand labels: Stop 1 to Stop 2. Bottom labels: Bus, Tram. Row by row: 4 / 5; 6 / 7.",
        ["Bus, Tram / Stop 1, Stop 2\n4 5\n6 7"],
    ),
    "the unit of an axis behind its labels": (
        "A heatmap has months (May, June) on the x-axis and height in metres (0, 20) on the y-axis.\n"
        "0 m: 4, 8\n20 m: 5, 9\n",
        ["May, June / 0, 20\n4 8\n5 9"],
    ),
    "a triangle of keys with arrows": (
        "Heatmap of attention. Query tokens on the vertical axis, key tokens on the horizontal axis.\n\n"
        "My → My 1.00\ndog → My 0.3, dog 0.7\nran → My 0.1, dog 0.6, ran 0.3\n",
        ["My, dog, ran / My, dog, ran\n1 u u\n0.3 0.7 u\n0.1 0.6 0.3"],
    ),
    "what leads to the values of rows, and lists none": (
        'A confusion matrix for vowels (a, e, i). Reading across the rows: for true "a", 47 were predicted '
        'a, 1 e and 2 i. For true "e": 2, 44, 3. For true "i": 0, 2, 48.',
        ["a, e, i / a, e, i\n47 1 2\n2 44 3\n0 2 48"],
    ),
    "ends of a range with what they are": (
        "Heat map. Groups run along the top (G1 least … G3 most); towns down the side. Hull: 18, 19, 21; "
        "York: 41, 44, 47; Ayr: 55, 57, 63. Shading deepens from white (≤15 days) to purple (≥75 days).",
        ["G1, G2, G3 / Hull, York, Ayr\n18 19 21\n41 44 47\n55 57 63"],
    ),
    "things that an axis runs through": (
        "The heatmap's horizontal axis runs through the two terms — spring, autumn — and its vertical axis "
        "through the species robin, heron and kite. Robin: 1, 2. Heron: 3, 4. Kite: 5, 6.",
        ["spring, autumn / robin, heron, kite\n1 2\n3 4\n5 6"],
    ),
    "labels that go down the page": (
        "A tile plot as a heatmap. Counters A–C go down the page, the hours 9, 10, 11 go across. A: 3, 8, 2. "
        "B was closed at 9, then 4, 6. C: 1, 2, closed.",
        ["9, 10, 11 / A, B, C\n3 8 2\nb 4 6\n1 2 b"],
    ),
    "members that are told as a range": (
        "A heat map of use. Months are on the x axis, flats on the y axis. Flat 1 used 310 kWh in May, 290 "
        "in June and 270 in July. For Flat 2 the months May to July read 250, 240, 225.",
        ["May, June, July / 1, 2\n310 290 270\n250 240 225"],
    ),
    "states of a chain": (
        "The heatmap shows transition probabilities between weather states (sunny, cloudy, wet). From sunny, "
        "the next day is sunny with probability 0.7, cloudy with 0.2 and wet with 0.1. From cloudy it is "
        "0.3, 0.4, 0.3 respectively. From wet: 0.2 sunny, 0.3 cloudy, 0.5 wet.",
        ["sunny, cloudy, wet / sunny, cloudy, wet\n0.7 0.2 0.1\n0.3 0.4 0.3\n0.2 0.3 0.5"],
    ),
    "settings of a plot are no labels": (
        'Confusion matrix. Classes in order: bus, car. Row bus: .88, .12; row car: .04, .96. x: "predicted", '
        'y: "true". cmap=Blues, vmin=0, vmax=1.',
        ["bus, car / bus, car\n0.88 0.12\n0.04 0.96"],
    ),
    "bounds among the values of a line": (
        "Heat map (rows: drugs; columns: isolates I-1 to I-3). Ampicillin 32, >128, 16; cipro 0.25, 0.5, 8; "
        "merop ≤0.06, 0.12, 0.5.",
        ["I-1, I-2, I-3 / Ampicillin, cipro, merop\n32 u 16\n0.25 0.5 8\nu 0.12 0.5"],
    ),
    "a line behind one that named other columns": (
        "The heatmap has three columns (Mon–Wed) and two rows (Line 4, Line 7). Line 4 is late by 1 minute "
        "on Monday and Tuesday. Line 7 is delayed by 4, 5 and 6 minutes from Monday to Wednesday.",
        ["Mon, Tue, Wed / Line 4, Line 7\n1 1 u\n4 5 6"],
    ),
    "a word for a count that is a name too": (
        "A heat map of topics (vertical axis: economy, sports) in papers (horizontal axis: Post, Times). "
        "The Post mentioned economy 340 times and sports 41 times. The Times had 41 mentions of economy "
        "and 12 of sports.",
        ["Post, Times / economy, sports\n340 41\n41 12"],
    ),
    "panels in a row, each of one thing": (
        "Figure 2 consists of two heatmaps in a row, one per season (Spring, Autumn). In each the rows are "
        "the depths 5 m and 30 m and the columns the stations S1, S2 and S3; the cells give salt in g/L. "
        "Spring: 5 m – 3.1, 2.8, 4.0; 30 m – 0.8, 0.6, 0.9. Autumn: 5 m – 1.9, 1.7, 2.2; 30 m – 0.5, 0.4, "
        "0.5.",
        ["Spring: S1, S2, S3 / 5 m, 30 m\n3.1 2.8 4\n0.8 0.6 0.9",
         "Autumn: S1, S2, S3 / 5 m, 30 m\n1.9 1.7 2.2\n0.5 0.4 0.5"],
    ),
    "values behind the letters of panels that were told before": (
        "Panel a (top): Heatmap of accuracy. Panel b (bottom): Heatmap of run time in ms. x: bits (16, 8). "
        "y: model (S, M). a — S 71 70; M 78 77. b — S 12 8; M 30 19.",
        ["accuracy: 16, 8 / S, M\n71 70\n78 77", "run time in ms: 16, 8 / S, M\n12 8\n30 19"],
    ),
    "nothing was measured": (
        "Heatmap, rows A, B, columns 2020, 2021, 2022. A has values of 6.9, no survey in 2021, and 7.2. "
        "B: 1, 2, 3.",
        ["2020, 2021, 2022 / A, B\n6.9 b 7.2\n1 2 3"],
    ),
    "classes below an array": (
        "Confusion matrix heatmap:\n\n```\n[[50  2  1]\n [ 3 45  4]\n [ 0  5 40]]\n```\n\n"
        "The three classes are Red, Rust and Rose, and most mistakes are between Rust and Rose.",
        ["Red, Rust, Rose / Red, Rust, Rose\n50 2 1\n3 45 4\n0 5 40"],
    ),
    "what the numbers of classes stand for": (
        "The confusion matrix (drawn as a heatmap) is\n\n[[120  10]\n [  8 112]]\n\nwhere 0 stands for ham "
        "and 1 for spam.",
        ["ham, spam / ham, spam\n120 10\n8 112"],
    ),
    "what is listed, in small letters": (
        "Heatmap. The x-axis lists the regions north, south and the y-axis lists models base, tuned. "
        "The north column is 1, 2; the south column is 3, 4.",
        ["north, south / base, tuned\n1 3\n2 4"],
    ),
    "letters and lists in clauses": (
        "Heatmap whose columns are low, high and whose rows are model A, B; on the right stands the bar.\n"
        "A: 1, 2. B: 3, 4.",
        ["low, high / A, B\n1 2\n3 4"],
    ),
    "bands behind names": (
        "Heatmap. Rows: Hull, York. Columns are shifts: Night (0–8), Day (8–16), Late (16–24). Hull: 1, 2, "
        "3. York: 4, 5, 6.",
        ["Night (0–8), Day (8–16), Late (16–24) / Hull, York\n1 2 3\n4 5 6"],
    ),
    "the ends of an axis by their sides": (
        "Heatmap. Y-axis: Layer (0 at bottom, 2 at top). X-axis: Day (Mon at left, Wed at right). "
        "Layer 0: 1, 2, 3. Layer 1: 4, 5, 6. Layer 2: 7, 8, 9.",
        ["Mon, Tue, Wed / 2, 1, 0\n7 8 9\n4 5 6\n1 2 3"],
    ),
    "two labels by their sides": (
        "Heatmap. Y-axis: Sex (Male at top, Female at bottom). Columns: A, B. Male: 1, 2. Female: 3, 4.",
        ["A, B / Male, Female\n1 2\n3 4"],
    ),
    "what leads to the lines is no label": (
        "Risk heatmap. Likelihood (rows) against impact (columns: Low, High). Cells show the number of "
        "risks: Very likely row – 2, 2; Likely – 1, 4; Rare – 3, 0.",
        ["Low, High / Very likely, Likely, Rare\n2 2\n1 4\n3 0"],
    ),
    "ones on the diagonal of a symmetric matrix": (
        "Heatmap. Both axes: A, B, C. The matrix is symmetric with 1.00 on the diagonal (dark red). A-B 0.5, "
        "A-C 0.2, B-C -0.3.",
        ["A, B, C / A, B, C\n1 0.5 0.2\n0.5 1 -0.3\n0.2 -0.3 1"],
    ),
    "a missing value among pairs": (
        "A heatmap of energy use.\n\n- Hall A – Winter: 540, Summer: 380\n"
        "- Hall B – Winter: 620, Summer: 510\n- Hall D – Winter: 710, Summer: not measured\n",
        ["Winter, Summer / Hall A, Hall B, Hall D\n540 380\n620 510\n710 b"],
    ),
    "pairs of labels that are everyday words": (
        "A heatmap of p-values from pairwise tests between four groups: Control, Low, Medium, and High. Low "
        "vs Control 0.41; Medium vs Control 0.03, Medium vs Low 0.12; High vs Control <0.001, High vs Low "
        "0.004, High vs Medium 0.06.",
        ["Control, Low, Medium, High / Control, Low, Medium, High\nu u u u\n0.41 u u u\n0.03 0.12 u u\n"
         "u 0.004 0.06 u"],
    ),
    "rows of another panel, one after the other": (
        "In the left heatmap (Before), the x-axis shows the predicted class and the y-axis the true class, "
        "both with the labels Cat, Dog. The top row (Cat) reads 70, 30; the bottom row (Dog) reads 25, 75. "
        "In the right heatmap (After), the corresponding rows are 92, 8; and 6, 94.",
        ["Before: Cat, Dog / Cat, Dog\n70 30\n25 75", "After: Cat, Dog / Cat, Dog\n92 8\n6 94"],
    ),
    "the sides of both axes are no labels": (
        "The confusion matrix heatmap has Fig, Nut and Plum on both axes (actual on the left, predicted "
        "along the bottom). Fig: 48, 1, 3. Nut: 0, 50, 2. Plum: 6, 2, 44.",
        ["Fig, Nut, Plum / Fig, Nut, Plum\n48 1 3\n0 50 2\n6 2 44"],
    ),
    "panels by the letters of a list": (
        "Heatmap summary\nPanels: 2 (A: Training set, B: Test set)\nRows (both): depth 2, 4\n"
        "Cols (both): width 64, 128\nA:\n  depth 2 -> 1 2\n  depth 4 -> 3 4\nB:\n  depth 2 -> 5 6\n"
        "  depth 4 -> 7 8\n",
        ["Training set: 64, 128 / 2, 4\n1 2\n3 4", "Test set: 64, 128 / 2, 4\n5 6\n7 8"],
    ),
    "a mirrored matrix": (
        "Heatmap. Both axes show Ann, Ben, Cem. The diagonal is 1.0. Ann and Ben agree at 0.7, Ann and Cem "
        "at 0.6, Ben and Cem at 0.8; the matrix is mirrored across the diagonal.",
        ["Ann, Ben, Cem / Ann, Ben, Cem\n1 0.7 0.6\n0.7 1 0.8\n0.6 0.8 1"],
    ),
    "a name and its first value apart by one space": (
        "Heatmap. Rows: AB, LONGER. Columns: P, Q, R.\n\n```\n"
        "AB       0.4   1.2   0.1\nLONGER -1.3  -2.2   0.0\n```\n",
        ["P, Q, R / AB, LONGER\n0.4 1.2 0.1\n-1.3 -2.2 0"],
    ),
    "words for a missing value among values parted by spaces": (
        "Heatmap of steps. Rows: Week 1, Week 2. Columns: Mon, Tue, Wed. Week 1: 8,210 7,954 9,120. "
        "Week 2: 6,980 no data 7,115.",
        ["Mon, Tue, Wed / Week 1, Week 2\n8210 7954 9120\n6980 b 7115"],
    ),
    "lines in bare clauses": (
        "A heat map of price. On the horizontal axis are the hours 0, 6 and 12, on the vertical axis the "
        "seasons. In winter it is 62, 95 and 110. In spring it is 41, 58 and 66; in summer 38, 52 and 71.",
        ["0, 6, 12 / winter, spring, summer\n62 95 110\n41 58 66\n38 52 71"],
    ),
    "columns that only the first sentence names": (
        "The heatmap shows the mean score. Public schools score 3.4 in Math, 3.6 in Reading and 3.1 in "
        "Science. Private schools score 4.0, 4.2 and 3.9 in the same subjects, and charter schools 3.7, 3.8 "
        "and 3.5.",
        ["Math, Reading, Science / Public, Private, charter\n3.4 3.6 3.1\n4 4.2 3.9\n3.7 3.8 3.5"],
    ),
    "rows/columns are both": (
        "Image type: heatmap. Rows/columns: Likes, Shares, Saves. Likes–Shares .68, Likes–Saves .54, "
        "Shares–Saves .33; diagonal 1.",
        ["Likes, Shares, Saves / Likes, Shares, Saves\n1 0.68 0.54\nu 1 0.33\nu u 1"],
    ),
    "each is not both": (
        "The plot is a heatmap of wins for each opening (White's choice on the left: e4, d4) against each "
        "reply (Black's choice on top: e5, c5). e4: 50, 60. d4: 40, 33.",
        ["e5, c5 / e4, d4\n50 60\n40 33"],
    ),
    "the scale beside pairs is none of their names": (
        "Model agreement heatmap (diagonal = 100). Ada and Bo agree on 84% of items, Ada and Cy on 79%; Bo "
        "and Cy on 77%. Scale: 60 (light) – 100 (dark green).",
        ["Ada, Bo, Cy / Ada, Bo, Cy\n100 84 79\nu 100 77\nu u 100"],
    ),
    "the colour behind an axis is none of its labels": (
        "Heatmap of yield; y-axis: ponds, color: yield. x-axis: seasons.",
        [" / \n"],
    ),
    "columns, one after the other": (
        "Heatmap. Rows: P, Q. Columns: A, B, C. The columns read 1, 4; 2, 5; 3, 6.",
        ["A, B, C / P, Q\n1 2 3\n4 5 6"],
    ),
    # what one label shares out
    "members of a class": (
        "Confusion matrix heatmap, classes elm, oak on both axes. Of the 15 elms, 13 are predicted elm and "
        "2 oak; of 9 oak leaves, 1 is predicted elm and 8 oak.",
        ["elm, oak / elm, oak\n13 2\n1 8"],
    ),
    "attention": (
        'Attention heatmap over the tokens "the", "fox", "ran". "fox" puts 0.7 on "the" and 0.3 on itself. '
        'Token "ran" attends to itself with weight 0.2, to "fox" with 0.5 and to "the" with 0.3.',
        ["the, fox, ran / the, fox, ran\nu u u\n0.7 0.3 u\n0.3 0.5 0.2"],
    ),
    "more than is shared out": (
        "Confusion matrix heatmap, classes elm, oak on both axes. Of the 15 elms, 13 are predicted elm, "
        "3 more than oak.",
        ["elm, oak / elm, oak\n13 u\nu u"],
    ),
    # sentences about a line
    "lines that rise and fall": (
        "Heatmap with columns May, June, July and rows P, Q. P rises from 2 in May through 4 in June to 9 in "
        "July, while Q falls from 8 in May via 5 in June to 1 in July.",
        ["May, June, July / P, Q\n2 4 9\n8 5 1"],
    ),
    "a rise is no value": (
        "Heatmap with columns May, June and rows P, Q. P rises by 2 in May and by 3 in June.",
        ["May, June / P, Q\nu u\nu u"],
    ),
    "near one value at all of them": (
        "Heatmap. Rows: P, Q. Columns: k = 1, 2. P stays near 0.5 at every k. Q is about 7 overall.",
        ["1, 2 / P, Q\n~0.5 ~0.5\nu u"],
    ),
    "axes of every panel at once": (
        "Three heatmaps.\n\n### Elm\nRow P: 1, 2. Row Q: 3, 4.\n### Oak\nRow P: 5, 6. Row Q: 7, 8.\n\n"
        "Columns in both heatmaps: low, high.\n",
        ["Elm: low, high / P, Q\n1 2\n3 4", "Oak: low, high / P, Q\n5 6\n7 8"],
    ),
    "short names in a square": (
        "Heatmap of correlations between Heart Rate (HR), Mean Pressure (MP), Load (L), on both axes. "
        "HR-MP is 0.3.",
        [
            "Heart Rate (HR), Mean Pressure (MP), Load (L) / Heart Rate (HR), Mean Pressure (MP), Load (L)\n"
            "u 0.3 u\nu u u\nu u u"
        ],
    ),
    "pairs in a list": (
        "Correlation heatmap. The strongest are age vs height (0.8), age vs weight (0.3), and height vs "
        "weight (0.2).",
        ["age, height, weight / age, height, weight\nu 0.8 0.3\nu u 0.2\nu u u"],
    ),
    "the same labels, and rows named behind them": (
        "Heatmap. Rows are labelled jazz, folk; the columns are labelled with the same names, in the same "
        "order. jazz row: 1.0, 0.4. folk row: 0.2, 1.0.",
        ["jazz, folk / jazz, folk\n1 0.4\n0.2 1"],
    ),
    "rows named before their values": (
        "Heatmap, columns A, B. P row 1, 2; Q row 3, 4.",
        ["A, B / P, Q\n1 2\n3 4"],
    ),
    "everywhere but": (
        SMALL + "P is 7 everywhere but 9 at C. Q: 1, 2, 3.",
        ["A, B, C / P, Q\n7 7 9\n1 2 3"],
    ),
    "powers of ten": (
        SMALL + "P: 3×10^4, 2.5E2, 10⁻². Q is 10^3 at A.",
        ["A, B, C / P, Q\n30000 250 0.01\n1000 u u"],
    ),
    "JSON behind a word": (
        'Heatmap: {"P": {"A": 1, "B": 2}, "Q": {"A": 3, "B": 4}}',
        ["A, B / P, Q\n1 2\n3 4"],
    ),
    "a panel as a table and one as a list": (
        "Two heatmaps. Rows are P, Q; columns are stages early, late.\n\n### Layer 3\n"
        "| | early | late |\n|---|---|---|\n| P | 1 | 2 |\n| Q | 3 | 4 |\n\n"
        "### Layer 25\n- **P:** 5, 6\n- **Q:** 7, 8\n",
        ["Layer 3: early, late / P, Q\n1 2\n3 4", "Layer 25: early, late / P, Q\n5 6\n7 8"],
    ),
    "panels with axes of their own": (
        "Two heatmaps.\n\n- Panel 1 – Sales\n  - x: Q1, Q2\n  - y: North, South\n  - North: 5, 6\n"
        "  - South: 7, 8\n"
        "- Panel 2 – Staff\n  - x: 2020, 2021\n  - y: Office, Store\n  - Office: 10, 11\n  - Store: 30, 31\n",
        ["Sales: Q1, Q2 / North, South\n5 6\n7 8", "Staff: 2020, 2021 / Office, Store\n10 11\n30 31"],
    ),
    "a year before a value is no range": (
        "A heatmap with rows P, Q and columns 2019, 2020. P drops from 30 in 2019 to 20 in 2020.",
        ["2019, 2020 / P, Q\n30 20\nu u"],
    ),
    "how exact the values are, in a column": (
        "Heatmap.\n\n| Site | Year | Mean | SD |\n|---|---|---|---|\n| P | 2019 | 1 | 0.1 |\n"
        "| | 2020 | 2 | 0.2 |\n| Q | 2019 | 3 | 0.3 |\n| | 2020 | 4 | 0.4 |\n",
        ["2019, 2020 / P, Q\n1±0.1 2±0.2\n3±0.3 4±0.4"],
    ),
    "names that differ in brackets": (
        "Heatmap, rows GPT (small), GPT (large), columns A, B. GPT scores 50 on A. GPT (large): 30, 40.",
        ["A, B / GPT (small), GPT (large)\nu u\n30 40"],
    ),
    "short names of one letter": (
        "Heatmap of votes: rows Party (P), Union (U); columns East (E), West (W). P: 10, 20. U: 30, 40.",
        ["East (E), West (W) / Party (P), Union (U)\n10 20\n30 40"],
    ),
    "a place in a remark": (
        "Heatmap with columns (x = 1, 2) and rows (y = 1, 2). The maximum is at (x=2, y=1); "
        "the row y=2 is 4 on average.",
        ["1, 2 / 1, 2\nu u\nu u"],
    ),
    # whole grids in their order
    "row by row": (
        SMALL + "Reading row by row: 1, 2, 3; 4, 5, 6.",
        ["A, B, C / P, Q\n1 2 3\n4 5 6"],
    ),
    "row by row in one list": (
        SMALL + "The values, row by row and left to right, are 1, 2, n/a, 4, 5, 6.",
        ["A, B, C / P, Q\n1 2 b\n4 5 6"],
    ),
    "from the bottom": (
        SMALL + "From bottom to top the rows read 4, 5, 6 and 1, 2, 3.",
        ["A, B, C / P, Q\n1 2 3\n4 5 6"],
    ),
    "column by column": (
        SMALL + "Column by column: (1, 4), (2, 5), (3, 6).",
        ["A, B, C / P, Q\n1 2 3\n4 5 6"],
    ),
    "rows in bullets": (
        SMALL + "\n\nReading from top to bottom:\n- 1, 2, 3\n- 4, 5, 6\n",
        ["A, B, C / P, Q\n1 2 3\n4 5 6"],
    ),
    "too few for the grid": (SMALL + "Row by row: 1, 2, 3, 4, 5.", ["A, B, C / P, Q\nu u u\nu u u"]),
    "parts of a whole": (
        SMALL + "P passed 3/4 of the A tests and 1/2 of the B tests.",
        ["A, B, C / P, Q\n0.75 0.5 u\nu u u"],
    ),
    # places by the letters of the axes
    "x and y": (
        "Heatmap. X-axis: steps 0, 1000. Y-axis: layer 0, 1. (x=1000, y=0) -> 0; (x=0, y=1) -> 5. "
        "At x = 0, y = 0 the value is 3.",
        ["0, 1000 / 0, 1\n3 0\n5 u"],
    ),
    # tables without heads
    "a line and a column that are no heads": (
        "Heatmap, columns A, B, rows P, Q, R:\n\n```\n10 20\n30 40\n50 60\n```\n",
        ["A, B / P, Q, R\n10 20\n30 40\n50 60"],
    ),
    "a column that is none of names": (
        "Heatmap; x-axis: 1, 2, 3; y-axis: P, Q.\n\n"
        "| 1 | 2 | 3 |\n|---|---|---|\n| 7 | 8 | 9 |\n| 4 | 5 | 6 |\n",
        ["1, 2, 3 / P, Q\n7 8 9\n4 5 6"],
    ),
    # what is said of most cells
    "an impression of one line": (
        "Heatmap, columns A, B, C, rows P, Q, R.\n- P: 1, 2, 3\n- Q: 4, 5, 6\n"
        "- R: low (0 to 1) across most columns, but 9 at A\n",
        ["A, B, C / P, Q, R\n1 2 3\n4 5 6\n9 u u"],
    ),
    "lines told by ranges": (
        "Heatmap, columns A, B, C, rows P, Q.\n- P: between 1 and 2 across most columns, but 9 at A\n"
        "- Q: 4-6 across all columns\n",
        ["A, B, C / P, Q\n9 1..2 1..2\n4..6 4..6 4..6"],
    ),
}


SQUARE = "A heatmap. Rows are Ann, Bob, Cid; columns Ann, Bob, Cid. The diagonal is blank. "
ANTENNAS = "Heatmap. The x-axis lists SNR -5, 0 and 5 dB. The y-axis, number of antennas, has 1, 2. "
NUMBERED = "Heatmap. The x-axis, top k, has the ticks 1, 3, 5. The y-axis, chunk size, has 64, 128. "


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        (SQUARE + "Ann manages just 18 and 23 percent.", "b 18 23"),
        (SQUARE + "The Ann row falls back to 18 and 23.", "b 18 23"),
        (NUMBERED + "At a chunk size of 64, it climbs from 0.4 at k = 1 to 0.5 at k = 3 and 0.6 at k = 5.",
         "0.4 0.5 0.6"),
        (ANTENNAS + "With a single antenna the rate goes 12, 25, 48.", "12 25 48"),
        (ANTENNAS.replace("1, 2", "4, 8") + "With four it reaches 36, 57 and 80.", "36 57 80"),
        (NUMBERED + "The 64 row falls back to 0.4, 0.5 and 0.6.", "0.4 0.5 0.6"),
    ],
)
def test_a_line_in_words(text, cells):
    assert told(text)[0].splitlines()[1] == cells


@pytest.mark.parametrize(("text", "panels"), TEXTS.values(), ids=TEXTS)
def test_panels_told(text, panels):
    assert told(text) == panels


@pytest.mark.parametrize(
    "words",
    [
        "On the colour bar, 0, 0.5 and 1 are marked.",
        "0, 0.5 and 1 are labelled on the colourbar.",
        "The bar at the right carries the marks 0, 0.5, 1.",
    ],
)
def test_the_marks_of_a_bar_are_its_limits(words):
    color = replot.parse(SMALL + words + " P: 0.1, 0.2, 0.3.").panels[0].color
    assert (color.vmin, color.vmax, color.ticks) == (0, 1, (0, 0.5, 1))


def test_what_was_predicted_stands_along_x():
    text = "A heatmap with axes labelled Predicted and Actual.\n\n| | A | B |\n|---|---|---|\n| A | 9 | 1 |\n"
    panel = replot.parse(text).panels[0]
    assert (panel.x.label, panel.y.label) == ("Predicted", "Actual")


def test_axes_that_are_named_in_one_breath_are_assumed():
    text = "Heatmap, axes labelled Depth and Site. The depth labels are 1 m, 2 m; the site labels are A, B."
    panel = replot.parse(text).panels[0]
    assert (panel.x.label, panel.x.categories, panel.y.categories) == ("Site", ("A", "B"), ("1 m", "2 m"))
    assert "R206" in codes(text)


def test_ranges_of_most_cells_are_told_of():
    text, _ = TEXTS["lines told by ranges"]
    message = next(f.message for f in replot.examine(text).findings if f.code == "R107")
    assert message.endswith("; for 2 of them the text speaks only of most cells of a line")
    assert "R107" not in codes(TEXTS["an impression of one line"][0])
