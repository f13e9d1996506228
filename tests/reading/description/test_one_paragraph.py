"""One paragraph of prose as different people write it: every number in its cell, or in none."""

from __future__ import annotations

import pytest
from sources import cells, panel

N = None


@pytest.mark.parametrize(
    ("said", "values"),
    [
        # labels in another form of their word
        ("rows load, parse; columns A, B. Loading takes 1 and 2 s, parsing 3 and 4.", [[1, 2], [3, 4]]),
        ("rows France, Italy; columns tea, coffee. French people drink 2 kg of tea and 5 kg of coffee, "
         "Italians 1 and 6.", [[2, 5], [1, 6]]),
        # articles inside a list
        ("rows roof, wall; columns old, new. In the old house the roof and the wall lose 9 and 8 W "
         "respectively, in the new one 4 and 3 W respectively.", [[9, 4], [8, 3]]),
        # the difference of two cells is none of them
        ("rows swan, duck; columns north, south. Swans: 10 and 12. Ducks: 55 in the north, 20 fewer in the "
         "south.", [[10, 12], [55, N]]),
        # a table inside a sentence
        ('shown are {"Paris": {"bus": 12, "metro": 44}, "Rome": {"bus": 20, "metro": 18}}, in blue.',
         [[12, 44], [20, 18]]),
        ("data as (sensor, hour, value): (roof, 6, 11), (roof, 12, 25), (hall, 6, 9), (hall, 12, 8).",
         [[11, 25], [9, 8]]),
        ("rows roof, hall; columns May, June. (roof, May, 11), (roof, June, 25), (hall, June, 8).",
         [[11, 25], [N, 8]]),
        # the mirror of a matrix said to be symmetric
        ("rows and columns both A, B, C. A-B 3, A-C 4, B-C 6. The matrix is symmetric and its diagonal is 0.",
         [[0, 3, 4], [3, 0, 6], [4, 6, 0]]),
        ("rows and columns both A, B, C. A-B 3, A-C 4, B-C 6. It is nearly symmetric.",
         [[N, 3, 4], [N, N, 6], [N, N, N]]),
        ("rows and columns both A, B, C. A-B 3, A-C 4, B-C 6. The colour scale is symmetric.",
         [[N, 3, 4], [N, N, 6], [N, N, N]]),
        # exceptions behind "but", and a line that has one value
        ("rows Cu, Pb; columns S1, S2. For Cu we have 1 and 2. For Pb we have 3 in all stations but S2, "
         "where we have 8.", [[1, 2], [3, 8]]),
        ("rows Kim, Lou; columns Mon, Tue. Use 8 everywhere, but 4 for Lou on Tue.", [[8, 8], [8, 4]]),
        ("rows art, maths; columns May, June. For art it was only 2 hours every month. In maths I had 3 in "
         "May and 4 in June.", [[2, 2], [3, 4]]),
        # counts in words beside figures, and labels of several words in another form
        ("rows Tom, Sue; columns washing up, cooking. Tom washed up 4 times and cooked once. Sue washed up "
         "twice and cooked 3 times.", [[4, 1], [2, 3]]),
        # lists with the place where they stand, and without it
        ("it has the subjects maths and art going down and the months Sep, Oct going across. Maths was 3 and "
         "4, art 5 and 6.", [[3, 4], [5, 6]]),
        ("valves V1 and V2 against temperatures 20 °C, 80 °C and 150 °C. V1: 3, 4, 5. V2: 6, 7, 8.",
         [[3, 4, 5], [6, 7, 8]]),
        ("depths (top, mid) are columns, fields (A, B) are rows. Field A has 5 at the top and 6 at mid "
         "depth. Field B has 7 and 8.", [[5, 6], [7, 8]]),
        ("rows front, rear; columns left, right. Front: 1, 2. Rear: 3, 4.", [[1, 2], [3, 4]]),
        ("rows are the tasks (read, write), columns the ages (young, old). Reading takes 1 and 2 s, writing "
         "3 and 4.", [[1, 2], [3, 4]]),
        ("OD with rows = K12, B and columns = 25, 30. OD after 6 h -> K12 0.31/0.52, B 0.28/0.49.",
         [[0.31, 0.52], [0.28, 0.49]]),
        # from one label to the other, and ranges
        ("rows shade, sun; columns W1, W2. The area falls in the shade from 30 to 29 and in the sun from 31 "
         "to 22.", [[30, 29], [31, 22]]),
        ("rows shade, sun; columns W1, W2. In the shade the area ranges from 30 to 40. Sun: 5, 6.",
         [[N, N], [5, 6]]),
        ("rows Rana, Bufo; columns 0, 5, 25 mg/L. Survival of Rana drops from 98 at 0 mg/L to 90 at 5 mg/L "
         "and 12 at 25 mg/L. Bufo: 3, 4, 5.", [[98, 90, 12], [3, 4, 5]]),
        # a pronoun for the label that the clause before began with
        ("rows A, B; columns noon, night. Door A was shut at noon; it counted 7 at night. B: 3 and 4.",
         [[N, 7], [3, 4]]),
        # a detector
        ("rows: actual spam, ham; columns: predicted spam, ham. 18 of 20 spam mails were caught, the other "
         "two went through. Of 80 ham mails, 79 were let through and 1 was caught.", [[18, 2], [1, 79]]),
        ("rows oak, elm; columns oak, elm. 18 oaks were caught and 3 elms went through.", [[N, N], [N, N]]),
        # wells of a plate, and codes behind labels
        ("rows = wells A, B; columns = 1, 2. All wells read 0.05 except B2, which reads 0.8.",
         [[0.05, 0.05], [0.05, 0.8]]),
        ("rows Germany (DE), Norway (NO); columns 2015, 2018. DE went from 509 to 498, NO from 502 to 499.",
         [[509, 498], [502, 499]]),
        # sums, units and halves
        ("rows Reds, Blues; columns first, second. The Reds scored 12 in the first half and 20 in the "
         "second, 32 in all. The Blues scored 9 and 11, that is 20 in all.", [[12, 20], [9, 11]]),
        ("rows are the pumps (P1, P2), columns the seasons (dry, wet). P1 gives 14 l/s in the dry and 22 l/s "
         "in the wet season, whereas P2 gives 9 l/s and 17 l/s.", [[14, 22], [9, 17]]),
        # axes that nothing lists
        ("A&B = 12, A&C = 7, B&C = 9, A&D = 3, B&D = 1, C&D = 5; symmetric.",
         [[N, 12, 7, 3], [12, N, 9, 1], [7, 9, N, 5], [3, 1, 5, N]]),
        ("numbers (vendors in rows, criteria in columns): Acme gets 4 for price and 3 for speed. Bolt gets 2 "
         "and 5. Crux gets 5 for price, but only 1 for speed.", [[4, 3], [2, 5], [5, 1]]),
        ('{"north": [3, 5], "south": [2, 6]} is shown; the columns are Q1 and Q2.', [[3, 5], [2, 6]]),
        ("confusion matrix. Out of 9 pears, 6 were labelled pear, 2 apple and 1 plum. Out of 8 apples, 8 "
         "were labelled apple. All 4 plums were labelled plum.", [[6, 2, 1], [N, 8, N], [N, N, 4]]),
        # what stands on the diagonal, told first
        ("correlations, both axes: A, B, C. It has ones on its diagonal. A and B correlate at 0.3.",
         [[1, 0.3, N], [N, 1, N], [N, N, 1]]),
    ],
)
def test_cells(said, values):
    assert cells(f"A heatmap: {said}") == values


@pytest.mark.parametrize(
    ("said", "rows", "columns"),
    [
        ("agreement of raters R1, R2 and R3 (Cohen's kappa); rows and columns both list the raters. R1-R2 "
         "is 1.", ("R1", "R2", "R3"), ("R1", "R2", "R3")),
        ("rents in Berlin, Hamburg and Munich (rows) in 2010 and 2020 (columns). In 2010 it was 1, 2, 3.",
         ("Berlin", "Hamburg", "Munich"), ("2010", "2020")),
        ("species (Rana, Bufo; rows) at doses (0, 5 and 25 mg/L; columns). Rana: 97, 88, 40. Bufo: 9, 8, 4.",
         ("Rana", "Bufo"), ("0", "5", "25")),
        ("errors of parsers Alpha, Beta (rows) on clean and noisy input (columns). Alpha: 1, 2. Beta: 3, 4.",
         ("Alpha", "Beta"), ("clean", "noisy")),
        ("goals with countries as rows and sources as columns. Coal makes up 30% in Peru, 5% in Chile; "
         "nuclear 0% and 65%; hydro 2% and 11%.", (), ()),
        ("scores. Peru (PE) and Chile (CL) are the rows, 2015 and 2018 the columns. PE: 1, 2. CL: 3, 4.",
         ("Peru (PE)", "Chile (CL)"), ("2015", "2018")),
        ("votes. The parties (Red, Blue) are the rows and the ages (18-29, 30+) the columns. Red: 1, 2.",
         ("Red", "Blue"), ("18-29", "30+")),
        ("Routes 1, 2 and 3 are listed on the left, Monday to Wednesday at the top. It peaks at 14 on Monday "
         "on route 3.", ("1", "2", "3"), ("Monday", "Tuesday", "Wednesday")),
    ],
)
def test_labels(said, rows, columns):
    found = panel(f"A heatmap of {said}")
    assert (found.y.categories, found.x.categories) == (rows, columns)
