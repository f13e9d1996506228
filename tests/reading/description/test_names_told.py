"""Names of axes and of the colour bar, wherever a sentence puts them, and what is no name."""

from __future__ import annotations

import pytest
from sources import panel

from replot import parse


@pytest.mark.parametrize(
    ("told", "x", "y"),
    [
        ("In the heatmap of rain the lake is on the y axis (A, B) and the hour of day on the x axis (1, 2).",
         "hour of day", "lake"),
        ("A heatmap.\n\n- **Columns (input):** wet, dry\n- **Rows (method):** A, B", "input", "method"),
        ("A matrix of coloured tiles as a heatmap, shops (St. Ives, Bath) across the columns and "
         "pay bands (1, 2) down the rows.", "shops", "pay bands"),
        ("The heatmap plots our tongue on the y-axis (de, en) against test language on the x-axis (fr, it).",
         "test language", "our tongue"),
        ("Each cell of the heatmap reports F1 for a combination of head count (columns: 2, 4) and "
         "layer count (rows: 1, 6).", "head count", "layer count"),
        ("We varied pressure (rows: 0.5, 1.0) and the number of runs (columns: 1, 2) in the heatmap.",
         "number of runs", "pressure"),
        ("A heatmap. The vertical axis lists the age brackets (Teens, Adults) and the horizontal axis lists "
         "Phone, TV. The best value in each column is printed in bold.", None, "age brackets"),
        ("A heatmap. The x-axis lists A and B, the y-axis P and Q.", None, None),
        ('The heatmap is titled "Rain" and has months (May, June) on the x-axis and towns on the y-axis.',
         "months", "towns"),
        ('This image is a heatmap, "Weight by Model", showing features (y-axis) against models (x-axis).',
         "models", "features"),
        ("Heatmap: rows = attack plan, columns = defence plan, value = win rate (%).", "defence plan",
         "attack plan"),
        ("A heatmap. The rows are labelled by gene and the columns by patient.", "patient", "gene"),
        ("A heatmap. X-axis: Context (k tokens). Y-axis: Depth (%), from 0 to 9.", "Context (k tokens)",
         "Depth (%)"),
        ('A heatmap. The vertical axis is marked as "Pitch (Hz)"; the horizontal one as "Time (s)".',
         "Time (s)", "Pitch (Hz)"),
        ('A heatmap. The y-axis label, rotated by 90°, reads "True class"; the x-axis label reads "Guess".',
         "Guess", "True class"),
        ("A heatmap. With the drug on the x-axis and the cell line on the y-axis, the plot shows survival.",
         "drug", "cell line"),
        ("A heatmap. The x-axis shows years 2019 to 2022. The y-axis covers the seasons spring, summer.",
         "years", "seasons"),
        ("A heatmap. Columns are months Jan–Mar, the vertical axis runs over the fish cod, hake and ling.",
         "months", "fish"),
        ("A heatmap with hours (1, 2) on the x-axis and depth in metres (0, 10) on the y-axis.", "hours",
         "depth in metres"),
        ("A heatmap. Judges J1, J2 and J3 form the columns. The dishes form the rows: Soup, Cake.",
         "Judges", "dishes"),
        ('A heatmap, x and y both "place" 1..3.', "place", "place"),
        ('A heatmap. Both axes are labelled "Word" and list Sun, Moon, Star.', "Word", "Word"),
        ("A heatmap, fitted on (rows) vs scored on (columns).\n\n- Lab → Sea: 3; Lab → Air: 4\n"
         "- Sea → Sea: 5; Sea → Air: 6", "scored on", "fitted on"),
        ("A heatmap\nshifts (top to bottom) Early, Late — days (left to right) Mon, Tue", "days", "shifts"),
        ("A heatmap.\n\nX-axis: Hour of day (UTC): 0, 4\nY-axis: Lag (k): 1, 2", "Hour of day (UTC)",
         "Lag (k)"),
        ('The heatmap plots "Drop rate" (vertical, 0.0 at the bottom to 0.2 at the top, step 0.1) against '
         '"Units" (horizontal: 64, 128).', "Units", "Drop rate"),
        ("Risk heatmap: likelihood (rows) against impact (columns: Low, High).", "impact", "likelihood"),
        ("A heatmap.\n\nX-axis (Context length, tokens): 1K, 4K\nY-axis: A, B",
         "Context length, tokens", None),
        ("A heatmap. Rows list stations from north to south: Oslo, Rome. Columns list lead times: 6, 9.",
         "lead times", "stations"),
        ("A heatmap where the x-axis shows the value of the leaf_size parameter and the y-axis shows the "
         "value of the loss parameter.", "leaf_size parameter", "loss parameter"),
        ("A heatmap with rows corresponding to the lakes and columns corresponding to fish species.",
         "fish species", "lakes"),
        ("A heatmap whose x-axis shows the value of slope and whose y-axis shows the yield.", "slope",
         "yield"),
        ("In the heatmap the columns show different soil categories.", "soil categories", None),
        ('A heatmap. The vertical axis is labeled "A tone, A mood" and the horizontal axis is labeled '
         '"A tone, B mood".', "A tone, B mood", "A tone, A mood"),
        ("A heatmap with the months of the year (January–December) on the y axis and fiscal years on the x "
         "axis.", "fiscal years", "months of the year"),
        ("A heatmap with ports on both axes (Bari, Cork, Kiel).", "ports", "ports"),
        ("A heat map. On the horizontal axis are the hours 0, 6 and 18, on the vertical axis the seasons "
         "Wet, Dry.", "hours", "seasons"),
        ("Heatmap\n• y: Tenure (months): 0–6, 7–12\n• x: Plan: Basic / Plus / Max\n", "Plan",
         "Tenure (months)"),
        ("Heatmap titled Rain has May and June as columns, Oslo and Rome as rows. Oslo: 1, 2. Rome: 3, 4.",
         None, None),
        # no names
        ("A heatmap of rates, columns A, B; reading each row from left to right: 1, 2 / 3, 4.", None, None),
        ("A heatmap of rates, columns A, B. OLS and ARX rows show 0%.", None, None),
        ("A heatmap of rates, columns = A, B. Rows are grouped by block.", None, None),
    ],
)
def test_axes(told, x, y):
    fact = panel(told)
    assert (fact.x.label, fact.y.label) == (x, y)


AXES = "Heatmap, rows A, B; columns C, D. "


@pytest.mark.parametrize(
    ("told", "label"),
    [
        ("**Color legend:** Delay in ms; green (100) → yellow (250) → red (400)", "Delay in ms"),
        ('Color bar ranges from 60 (purple) to 80 (yellow), label "Val. acc. (%)"', "Val. acc. (%)"),
        ('Log-scaled colorbar from 1× (light) to 20× (dark blue), titled "Speed-up".', "Speed-up"),
        ('The colour bar (label: "Pickups per hour") ranges from 0 to 1,200.', "Pickups per hour"),
        ("Each cell reports BLEU for a combination of depth and width.", "BLEU"),
        ('The colour scale represents the surprise of "Rome" (from 0 to 7).', 'surprise of "Rome"'),
        ("A colour gradient on the right indicates the frequency of values, from blue to red.", "frequency"),
        ("**Color Intensity**: Indicates the size of the effect, with darker colours for more.", None),
        ("Colour bar: not explicitly labelled, but the brightest cell is yellow.", None),
        ("The color of the heatmap then represents the difference in the average number of calls.",
         "difference in the average number of calls"),
        ("The colour bar shows the change in rainfall, from -5 to 5.", "change in rainfall"),
        ("The color of a tile at coordinates (**x**, **y**) indicates the length of a root **y** in a pot.",
         "length"),
        ("- **Color scale**: Z-score of growth (red = high, blue = low)", "Z-score of growth"),
        ("The colour bar goes from blue at the bottom (labelled 'Old') to red at the top (labelled 'New').",
         None),
        ('A colour scale from 0 to 1, with the word "horse" in yellow.', None),
        ('**Colour legend:** Values: 0, 1, 2.\n- **Label:** "Best of 3" in the top-left corner.', None),
        ("Ozone values range from 0.0 (red) to 1.0 (yellow), with orange between.", "Ozone"),
        ("Lighter shades represent weaker links or negative links.", "links"),
        ("Colour bar (right): cases per 1,000, 0 to 12, from white to purple.", "cases per 1,000"),
        ("Color bar: dB(A), 40 to 80, YlOrRd", "dB(A)"),
        ("Colour scale: viridis (reversed), 0 to 1", None),
        ("Colour = price per m² in CHF, 6,000 (pale yellow) up to 14,000 (red).", "price per m² in CHF"),
        ("The colour gives the tumour volume in mm³ (bar from 0 to 1,500).", "tumour volume"),
        ("The color of the cell indicates the magnitude of the value.", None),
        ("The shade of a cell gives GDP growth in percent.", "GDP growth in percent"),
        ("The figure shows the mean depth (colour) for each pair.", "mean depth"),
        ("x: Dose (mg) | y: Time (h) | z: Viability (%)", "Viability (%)"),
        ("The key sits underneath and is captioned “On-time departures”.", "On-time departures"),
        ("A logarithmic colour bar (10⁰ to 10⁴ counts).", None),
        ("Colour bar: right side, 0 to 1", None),
        ("Each cell shows the mean harvest for that field-year pair; from 10% in white to 95% in dark "
         "orange.", "mean harvest"),
        ("The heat map is coloured by yield, from 10% in white to 95% in dark orange.", "yield"),
        ("The heat map is a grid of fields, with color intensity representing yield.", "yield"),
        ("A heat map that displays the number of trips for each hour.", "number of trips"),
    ],
)
def test_bar(told, label):
    assert panel(AXES + told).color.label == label


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("* Heatmap: **Soil depth (cm)**\n  * rows: A, B\n  * columns: C, D", "Soil depth (cm)"),
        ("**Visits in March, week by week** (a heat map)\n\nRows: A, B; columns: C, D.",
         "Visits in March, week by week"),
        ("= Figure 2: Depth Heatmap\n\n== What it shows\n\nRows: A, B; columns: C, D.", "Depth Heatmap"),
        ("== Lake levels heatmap ==\n\nRows: A, B; columns: C, D.", "Lake levels heatmap"),
        ("## Heatmaps: Correlation Matrices\n\nRows: A, B; columns: C, D.", "Correlation Matrices"),
        ("## Confusion matrix\n\nRows: A, B; columns: C, D.", "Confusion matrix"),
        ("## The confusion matrix\n\nRows: A, B; columns: C, D.", None),
        ("Confusion matrix at 0.5 (rows = true):\n\n| | A | B |\n|-|-|-|\n| A | 1 | 2 |\n| B | 3 | 4 |",
         "Confusion matrix at 0.5"),
        ("* Heatmap of rates\n* rows: A, B\n* columns: C, D", None),
    ],
)
def test_title(text, title):
    assert parse(text).title == title


def test_limits_behind_a_colormap_are_no_labels():
    fact = panel("Scores of the heatmap (rows = models, columns = tasks, coolwarm, 1-5):\n\nA: 1, 2\nB: 3, 4")
    assert (fact.x.label, fact.x.categories, fact.y.label) == ("tasks", (), "models")
    assert (fact.color.vmin, fact.color.vmax, fact.color.cmap) == (1, 5, "coolwarm")


def test_legends_colour_the_panels_that_they_name():
    text = (
        "Two heatmaps, Reward and Rank. Rows A, B; columns C, D.\n\n- **Legends**:\n"
        "  1. **Reward**: Blue gradient (0–60).\n  2. **Rank**: Red gradient (0–9).\n\n"
        "1. **Reward**: A: 1, 2. B: 3, 4.\n2. **Rank**: A: 5, 6. B: 7, 8."
    )
    told = [(p.title, p.color.cmap, p.color.vmax) for p in parse(text).panels]
    assert told == [("Reward", "Blues", 60), ("Rank", "Reds", 9)]


@pytest.mark.parametrize(
    ("told", "x", "y"),
    [
        ("The x-axis is the window length in powers of two from 1k to 8k, the y-axis the tank (A, B).",
         ("1k", "2k", "4k", "8k"), ("A", "B")),
        ("Feb to May run along the bottom, the huts Alm, Berg and Egg run down the left side.",
         ("Feb", "Mar", "Apr", "May"), ("Alm", "Berg", "Egg")),
        ("Both axes show the number of legs, 5 to 7 at each integer; x is spider A, y is spider B.",
         ("5", "6", "7"), ("5", "6", "7")),
        ('Axes labeled "Host" and "Guest", with the groups calm, shy and loud on both.',
         ("calm", "shy", "loud"), ("calm", "shy", "loud")),
        ("Heat map of delays in minutes, trams T1, T2 and T3 (rows) by weekday (columns, Mon to Wed).",
         ("Mon", "Tue", "Wed"), ("T1", "T2", "T3")),
        ("Correlations of tin, zinc and lead (both axes).", ("tin", "zinc", "lead"), ("tin", "zinc", "lead")),
        ("With a logarithmic colour scale (1 to 10,000 reads, magma) it shows bees (y) against "
         "plots (x). Bees, top to bottom: Ada, Bea. Plots, left to right: P1, P2, P3.",
         ("P1", "P2", "P3"), ("Ada", "Bea")),
        ('The columns are labelled "hot," "warm," and "cold," its rows "Ann" and "Bob".',
         ("hot", "warm", "cold"), ("Ann", "Bob")),
        ("Over the grid α ∈ {0.1, 0.5, 1} (vertical axis) and β ∈ {2, 4} (horizontal axis).",
         ("2", "4"), ("0.1", "0.5", "1")),
        ("Rows are givers, columns are takers; the banks are ABN, BNP and ING, listed identically on both "
         "axes.", ("ABN", "BNP", "ING"), ("ABN", "BNP", "ING")),
        ("- **Y-axis title**: Label\n- **Axis markers (X and Y)**: Both axes show integers from 0 to 2.",
         ("0", "1", "2"), ("0", "1", "2")),
    ],
)
def test_labels_of_axes(told, x, y):
    fact = panel(f"A heatmap. {told}" if told[0] != "-" else f"A heatmap.\n\n{told}")
    assert (fact.x.categories, fact.y.categories) == (x, y)


def test_panels_named_by_the_left_one_and_the_right():
    text = 'Two heatmaps, rows A, B; columns C, D. The left one is titled "Seen" and the right one "Unseen".'
    assert [p.title for p in parse(text).panels] == ["Seen", "Unseen"]


def test_the_title_of_the_bar_is_none_of_the_figure():
    text = 'A heatmap, rows A, B; columns C, D. Colour bar at right, 0.8 (purple) to 1.0, titled "Cosine".'
    assert parse(text).title is None
    assert panel(text).color.label == "Cosine"


def test_a_table_of_the_parts_of_a_figure():
    text = (
        "| Part | Content |\n|---|---|\n| Title | Noise by lane |\n| X-axis | Hour: 6, 12 |\n"
        "| Y-axis | Lane: Oak, Elm |\n| Color bar | 40 to 80, YlOrRd |\n\nThe figure is a heatmap."
    )
    figure, fact = parse(text), panel(text)
    assert figure.title == "Noise by lane"
    assert (fact.x.label, fact.x.categories) == ("Hour", ("6", "12"))
    assert (fact.y.label, fact.y.categories) == ("Lane", ("Oak", "Elm"))
    assert (fact.color.vmin, fact.color.vmax, fact.color.cmap) == (40, 80, "YlOrRd")


@pytest.mark.parametrize(
    ("told", "x", "y"),
    [
        ("Down the side are the two suits (clubs, hearts), across the top the players Ann, Bob and Cy.",
         ("Ann", "Bob", "Cy"), ("clubs", "hearts")),
        ("Test suites unit, api and ui in the columns; browsers Lynx and Links in the rows.",
         ("unit", "api", "ui"), ("Lynx", "Links")),
        ("\n\nx-axis – Chance\n- Low: rarely\n- High: often\n\ny-axis – Harm (top to bottom)\n"
         "- Severe: the plant stops\n- Minor: nobody sees it", ("Low", "High"), ("Severe", "Minor")),
    ],
)
def test_lists_in_their_clauses(told, x, y):
    fact = panel(f"A heatmap. {told}")
    assert (fact.x.categories, fact.y.categories) == (x, y)


def test_lettered_panels():
    text = "(a) Before rain and (b) after rain: two heat maps, taps P1-P3 as rows, weeks 1-4 as columns."
    assert [p.title for p in parse(text).panels] == ["Before rain", "after rain"]


@pytest.mark.parametrize(
    ("told", "limits"),
    [
        ("The legend has classes: 0-10 pale yellow, 10-25 orange, 25-50 red, >50 dark red.", (0, None)),
        ("The legend has classes: 0-10 pale yellow, 10-25 orange, 25-50 red.", (0, 50)),
        ("Colour table: blue < -1, white around 0, red > 1 degC.", (None, None)),
        ("Colour scale (right): cases per 1,000, white = 0, dark purple = 12.", (0, 12)),
        ("The colour scale is symmetric about zero, ±3, from purple to orange.", (-3, 3)),
        ("White is no snow, dark blue is 200 cm.", (0, 200)),
        ("Scale: 0 mm white, 250 mm dark blue.", (0, 250)),
        ("The colour bar is reversed: dark is fast (20), light is slow (400).", (20, 400)),
        ('Colorbar: "mg/g" 0 .. 40 (Greens_r)', (0, 40)),
        ("Color bar (share): 0, 0.25, 0.5, 0.75, 1.", (0, 1)),
        ("There is a bar, 0 (never) at the foot and 10 (always) at the head.", (0, 10)),
        ("The colorbar spans [0, 0.8] and uses viridis.", (0, 0.8)),
        ("The maximum of the colour scale is 92.5 and the minimum 71.", (71, 92.5)),
        ("The lightest tone stands for 0 and the darkest, a navy blue, for 5,000.", (0, 5000)),
        ("The color bar goes up to 1,200 (dark blue), with 0 in white.", (0, 1200)),
        ("Green up to 2, yellow up to 5, red above.", (None, None)),
        # one end
        ("The bar goes up to 250.", (None, 250)),
        ("The colour bar starts at 10.", (10, None)),
        ("The scale saturates at 5.", (None, 5)),
        # values of cells, and examples
        ("In the legend, yellow means high (e.g., 109, 0.15) and green low (e.g., 0, 0.05).", (None, None)),
        ("In red and green: 51 (green), 80 (green), 12 (red).", (None, None)),
    ],
)
def test_ends_of_the_scale(told, limits):
    color = panel(AXES + told).color
    assert (color.vmin, color.vmax) == limits


@pytest.mark.parametrize(
    ("told", "x", "y"),
    [
        ("Along the bottom you see the hours 0 to 2; the weekdays Mon-Wed go down the side.",
         ("hours", ("0", "1", "2")), ("weekdays", ("Mon", "Tue", "Wed"))),
        ("Columns (left → right): Cat | Dog | Eel\nRows (top → bottom): Fox | Owl | Rat\nColour scale: "
         "0 % = red, 50 % = white, 100 % = blue",
         (None, ("Cat", "Dog", "Eel")), (None, ("Fox", "Owl", "Rat"))),
        ('Y axis: "Depth" with labels -10, 0, 10, listed bottom to top. X axis: "Hour" from 1 to 3.',
         ("Hour", ("1", "2", "3")), ("Depth", ("10", "0", "-10"))),
        ("It shows, for k = 1, 2, 4 (x-axis, log2 spaced) and heat = 0.0, 0.4 (y-axis), the pass rate.",
         ("k", ("1", "2", "4")), ("heat", ("0.0", "0.4"))),
        ('Rows "Size" = 1B, 3B; columns "Tokens" = 10B, 100B.',
         ("Tokens", ("10B", "100B")), ("Size", ("1B", "3B"))),
        ("x → place 1…3, y → head 0…1, colour → entropy (0…2.5 nats, greyscale).",
         ("place", ("1", "2", "3")), ("head", ("0", "1"))),
        ("Chance increases along the x-axis (Rare, Often) and harm increases up the y-axis (Minor, Major).",
         ("Chance", ("Rare", "Often")), ("harm", ("Major", "Minor"))),
        ("Heat (K) runs along the horizontal axis: 280, 290. Pressure (kPa) runs along the vertical axis: "
         "90, 100.", ("Heat (K)", ("280", "290")), ("Pressure (kPa)", ("90", "100"))),
        ("The trees (oak, pine, elm) are listed along the left edge and the soils (sand, clay) along the "
         "bottom edge.", ("soils", ("sand", "clay")), ("trees", ("oak", "pine", "elm"))),
        ("Its rows correspond to levels of 0, 5 and 10 dB, its columns to the codecs Opus, AAC and MP3.",
         ("codecs", ("Opus", "AAC", "MP3")), ("levels", ("0", "5", "10"))),
        ("Rows are the makers BYD, Kia and columns the languages en, fr, sw.",
         ("languages", ("en", "fr", "sw")), ("makers", ("BYD", "Kia"))),
        ("Each row is one of the tasks code, mail, calls; each column is a weekday: Mon, Tue.",
         ("weekday", ("Mon", "Tue")), ("tasks", ("code", "mail", "calls"))),
        ("row labels: soil, leaf\ncolumn labels: N, P, K\nrow axis title: Part\ncolumn axis title: Salt",
         ("Salt", ("N", "P", "K")), ("Part", ("soil", "leaf"))),
        ("X and Y tick labels: age, weight. Both axes are labelled 'Trait'.",
         ("Trait", ("age", "weight")), ("Trait", ("age", "weight"))),
        ("Horizontal axis (bottom): age group - 0-17, 18-34, 35+. Vertical axis: region - East, West.",
         ("age group", ("0-17", "18-34", "35+")), ("region", ("East", "West"))),
        ("It is of the teams Red, Blue and Tan (rows) and the days Mon, Tue and Sun (columns).",
         ("days", ("Mon", "Tue", "Sun")), ("teams", ("Red", "Blue", "Tan"))),
        ("It has row labels R1: Plain, R2: +Data and column labels C1: Clean, C2: Noisy.",
         (None, ("C1: Clean", "C2: Noisy")), (None, ("R1: Plain", "R2: +Data"))),
        ("The x axis being the kind of fault (leak, jam), the y axis being the shift (early, late).",
         ("kind of fault", ("leak", "jam")), ("shift", ("early", "late"))),
        ('The vertical axis reads "Yes", "No"; the horizontal axis reads "18-29", "30+" and is titled "Age".',
         ("Age", ("18-29", "30+")), (None, ("Yes", "No"))),
        ("It is of soil for plots P1-P3 (columns) and depths 10, 30, 60 (rows, top to bottom).",
         ("plots", ("P1", "P2", "P3")), ("depths", ("10", "30", "60"))),
        ("Its columns stand for the months (May, Jun), its rows for heights of 10 m, 50 m and 90 m with the "
         "highest at the top.", ("months", ("May", "Jun")), ("heights", ("90 m", "50 m", "10 m"))),
        ("Isolates appear in the same order on both axes. It has the isolates A1, A2 and B1, drawn as one.",
         (None, ("A1", "A2", "B1")), (None, ("A1", "A2", "B1"))),
        ("Both the horizontal and the vertical axis carry the three suits Clubs, Hearts, Spades.",
         ("suits", ("Clubs", "Hearts", "Spades")), ("suits", ("Clubs", "Hearts", "Spades"))),
        ("It has one row for each of the speakers Ada, Ben and Cleo and one column for each of the hearers "
         "Dan and Eve.", ("hearers", ("Dan", "Eve")), ("speakers", ("Ada", "Ben", "Cleo"))),
        ("Header row: Jan, Feb, Mar. Header column: Food, Rent, Fun.",
         (None, ("Jan", "Feb", "Mar")), (None, ("Food", "Rent", "Fun"))),
        ("You find the planets Venus, Earth and Mars from top to bottom and the crews M1 and M2 from left "
         "to right.", ("crews", ("M1", "M2")), ("planets", ("Venus", "Earth", "Mars"))),
        ("x is (-5, -4, -3) on its horizontal and y is (0, 0.1) on its vertical axis.",
         (None, ("-5", "-4", "-3")), (None, ("0", "0.1"))),
        ("The x-axis shows hours, the y-axis days.", ("hours", ()), ("days", ())),
        ("It is a grid, with cook and guest axes, of dishes.", ("guest", ()), ("cook", ())),
        ("Its rows run from R1 to R3, its columns from C1 to C2.",
         (None, ("C1", "C2")), (None, ("R1", "R2", "R3"))),
        ("It (YlGn, 0-100 %) shows the calls by line (rows: bills, tech) and hour (columns: 9, 10).",
         ("hour", ("9", "10")), ("line", ("bills", "tech"))),
        ("The rows are ordered by mean: Dee, Ann. The columns keep the order of the paper: PIQA, ARC, MATH.",
         (None, ("PIQA", "ARC", "MATH")), (None, ("Dee", "Ann"))),
    ],
)
def test_names_and_labels(told, x, y):
    fact = panel(f"A heatmap. {told}")
    assert ((fact.x.label, fact.x.categories), (fact.y.label, fact.y.categories)) == (x, y)


def test_each_side_has_its_bar():
    text = (
        'The left heatmap ("Train") and the right heatmap ("Test"): rows A, B; columns C, D. '
        "Left colour bar: loss, 1.5 to 3.0. Right colour bar: loss, 1.8 to 3.6."
    )
    assert [(p.color.vmin, p.color.vmax) for p in parse(text).panels] == [(1.5, 3.0), (1.8, 3.6)]


def test_titles_of_several_panels_are_none_of_the_figure():
    text = 'Three heat maps, one a season, titled "Spring", "Summer" and "Autumn", rows A, B; columns C, D.'
    figure = parse(text)
    assert (figure.title, [p.title for p in figure.panels]) == (None, ["Spring", "Summer", "Autumn"])
    assert figure.panels[0].color.cmap is None


@pytest.mark.parametrize(
    ("told", "titles"),
    [
        ("Two heatmaps show the error of the (left) plain and (right) tuned one.", ["plain", "tuned one"]),
        ("Heatmaps for the base (left) and the tuned model (right).", ["base", "tuned model"]),
        ("Attention heatmaps before (left) and after (right) tuning.", ["before", "after"]),
        ("Heatmaps of (a) recall, (b) precision and (c) F1.", ["recall", "precision", "F1"]),
        ('Heatmaps of one shape: "Seen" on the left, "Guessed" on the right.', ["Seen", "Guessed"]),
        ('Three heat maps. The first is headed "q", the second "k", the third "v".', ["q", "k", "v"]),
        ("A heatmap of ages from young (left) to old (right).", [None]),
        ("A heatmap with the names (left) and the colour bar (right).", [None]),
    ],
)
def test_panels_named_beside_their_place(told, titles):
    assert [p.title for p in parse(f"{told} Rows A, B; columns C, D.").panels] == titles


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ('The chart "Wind by month" is a heat map.', "Wind by month"),
        ('A heatmap ("Sleep by night") with rows A, B.', "Sleep by night"),
        ("**Chart type:** Heatmap\n**Chart title:** Monthly churn\n**Row labels:** A, B", "Monthly churn"),
        ('A heat map, rows A, B. The colour scale is above the map; its caption is "CTR".', None),
        ('A heat map. Its x-axis reads "18", "30" and is titled "Age".', None),
        ("Figure 1. Distance between A1, A2 and B1, drawn as a symmetric heatmap.", None),
    ],
)
def test_titles(text, title):
    assert parse(text).title == title


def test_what_a_line_lists_is_no_value():
    fact = panel("Heat map: each row is a shop - A, B - and each column a year from 2020 through 2023.")
    assert not (fact.grid.values == fact.grid.values).any()


@pytest.mark.parametrize("verb", ["enumerates", "lists"])
def test_the_kind_of_what_an_axis_enumerates(verb):
    text = ('A heatmap. The vertical axis represents soils, while the horizontal axis '
            f'{verb} winter crops such as "Wheat," "Rye," and "Oat."')
    assert (panel(text).x.label, panel(text).y.label) == ("winter crops", "soils")


@pytest.mark.parametrize("said", ["values increase", "darkening trend", "gradual shift"])
def test_what_values_do_from_left_to_right_is_no_axis(said):
    read = panel(f"Heatmap with rows a, b and a colour bar from 0 to 1. The {said} from left to right.")
    assert read.x.label is None
    read = panel("Heatmap with rows a, b and a colour bar from 0 to 1. Weeks run from left to right.")
    assert read.x.label == "Weeks"


@pytest.mark.parametrize(
    "said",
    [
        "States are listed alphabetically down the left side; years run along the bottom.",
        "It has states down the side and years across the top.",
    ],
)
def test_sides_of_a_heatmap_name_its_axes(said):
    read = panel(f"A heatmap with a colour bar from 0 to 1. {said}")
    assert (read.y.label or "").lower() == "states"
    assert read.x.label == "years"


def test_names_of_axes_in_quotation_marks_are_not_the_bars():
    for name in ("Predicted label", "Guess"):
        read = panel(
            f'Heatmap with rows a, b, columns c, d. It uses the Blues colormap, with "{name}" on the x-axis '
            'and "True label" on the y-axis.'
        )
        assert (read.x.label, read.y.label, read.color.label) == (name, "True label", None)


@pytest.mark.parametrize(
    "said",
    [
        "The x-axis displays months and the y-axis displays fields.",
        "Months stand on the x-axis and fields sit on the y-axis.",
        "It has columns as months and rows as fields.",
        "It is drawn with the x-axis as months and the y-axis as fields.",
        "It has rows indicating fields and columns indicating months.",
    ],
)
def test_what_an_axis_displays_is_its_name(said):
    read = panel(f"A heatmap with a colour bar from 0 to 1. {said}")
    assert ((read.x.label or "").lower(), read.y.label) == ("months", "fields")


def test_the_argument_of_a_call_is_not_the_bars_label():
    text = "A heatmap of rows a, b and columns c, d. The color bar is there.\n\n"
    assert panel(text + 'Then plt.title("Yield").').color.label is None


LISTS = "A heatmap of prices with Aldi and Lidl on the y-axis, bread and milk on the x-axis. "


@pytest.mark.parametrize(
    "said",
    [
        "The axis titles are 'Good' below and 'Shop' at the left.",
        'The axis titles are "Good" at the bottom and "Shop" rotated at the left.',
        "Axis titles: 'Good' (bottom), 'Shop' (left).",
        "The word 'Good' stands below the columns and 'Shop' to the left of the rows.",
        'The axes are titled "Shop" on the left and "Good" below.',
    ],
)
def test_names_told_where_they_stand(said):
    one = panel(f"{LISTS}{said} Aldi: 25, 26. Lidl: 27, 28.")
    assert (one.x.label, one.x.categories) == ("Good", ("bread", "milk"))
    assert (one.y.label, one.y.categories) == ("Shop", ("Aldi", "Lidl"))
    assert one.grid.values.tolist() == [[25, 26], [27, 28]]


def test_words_beside_panels_are_no_names():
    one = panel(f'{LISTS}The labels "A" at the left and "B" below mark panels. Aldi: 25, 26. Lidl: 27, 28.')
    assert (one.x.label, one.y.label) == (None, None)


def test_titles_of_which_no_place_is_told_are_no_labels():
    one = panel(f"{LISTS}The axis titles are 'Good', 'Shop' and 'Price'. Aldi: 25, 26. Lidl: 27, 28.")
    assert (one.x.categories, one.y.categories) == (("bread", "milk"), ("Aldi", "Lidl"))


@pytest.mark.parametrize(
    "said",
    [
        "The axes are shop (y: Aldi, Lidl) and good (x: bread, milk).",
        "Its axes are shop (rows: Aldi, Lidl) and good (columns: bread, milk).",
        "One axis is the shop (y: Aldi, Lidl), the other one is good (x: bread, milk).",
    ],
)
def test_what_the_axes_are(said):
    one = panel(f"A heatmap of prices. {said} Aldi: 25, 26. Lidl: 27, 28.")
    assert (one.y.label, one.x.label) == ("shop", "good")


@pytest.mark.parametrize(
    "said",
    ["rows true, columns predicted", "with rows true and columns predicted", "columns predicted; rows true"],
)
def test_sides_of_a_confusion_matrix_without_a_verb(said):
    one = panel(f"Confusion matrix of the classes oak and elm, {said}. oak: 25, 6; elm: 7, 28.")
    assert (one.y.label, one.x.label) == ("true", "predicted")


def test_states_of_lines_are_no_names():
    one = panel("Heatmap of the shops Aldi and Lidl, rows sorted, columns scaled. Aldi: bread 1, milk 2.")
    assert (one.y.label, one.x.label) == (None, None)


@pytest.mark.parametrize(
    "said",
    [
        "The heatmap cross-tabulates news source (columns) with age group (rows).",
        "The heatmap crosses the news source (columns) and the age group (rows).",
    ],
)
def test_what_is_crossed(said):
    one = panel(f"{said} Columns: TV, Web. Rows: young, old. young: 1, 2. old: 3, 4.")
    assert (one.y.label, one.x.label) == ("age group", "news source")


def test_the_same_labels_on_the_other_axis_in_brackets():
    one = panel(
        'Attention heatmap. Query tokens ("The", "dog", "ran") are on the vertical axis, key tokens '
        "(the same three) on the horizontal axis."
    )
    assert (one.y.label, one.x.label) == ("Query tokens", "key tokens")
    assert one.x.categories == one.y.categories == ("The", "dog", "ran")


def test_a_caption_is_a_name_outright():
    one = panel(
        "A heatmap. Three times after planting run along the bottom: 0 h, 6 h, 9 h. Rows: oak, elm. The "
        'horizontal axis is captioned "Time (h)".'
    )
    assert (one.x.label, one.x.categories) == ("Time (h)", ("0 h", "6 h", "9 h"))


@pytest.mark.parametrize(
    "said",
    [
        "The x-axis: place of the verb, either OV or VO. The y-axis: place, which is before, behind or none.",
        "Along the top: place of the verb, either OV or VO. Along the side: place, "
        "one of before, behind or none.",
    ],
)
def test_names_before_a_choice(said):
    one = panel(f"A heatmap. {said}")
    assert (one.x.label, one.x.categories) == ("place of the verb", ("OV", "VO"))
    assert (one.y.label, one.y.categories) == ("place", ("before", "behind", "none"))


def test_arrows_behind_names_of_axes_in_a_list():
    text = "  - x: solvent → water, ethanol\n  - y: heat (°C) → 10, 25 (10 at the bottom)\n"
    one = panel(f"A heatmap.\n\n- What the axes are:\n{text}")
    assert (one.x.label, one.x.categories) == ("solvent", ("water", "ethanol"))
    assert (one.y.label, one.y.categories) == ("heat (°C)", ("25", "10"))


def test_what_is_on_top_beside_what_is_down_the_side():
    one = panel("A heatmap with sectors down the side and the quarters Q1, Q2, Q3 on top. Energy: -4, 9, 12.")
    assert (one.y.label, one.x.label, one.x.categories) == ("sectors", "quarters", ("Q1", "Q2", "Q3"))


def test_what_the_tiles_say_is_no_part_of_a_label():
    text = "A heatmap with sectors down the side and the quarters Q1, Q2 and Q3 on top. Energy: -4, 9, 12. "
    assert panel(text + "For Water the tiles say -3, -2, 8.").y.categories == ("Energy", "Water")


@pytest.mark.parametrize(
    "said",
    [
        "The months June, July and August go from left to right, the cities Vigo and Rio from top to bottom.",
        "The months June, July and August run from left to right; the cities Vigo and Rio run top to bottom.",
        "Months (columns, in calendar order): June, July, August. Cities (rows, sorted by size): Vigo, Rio.",
    ],
)
def test_lists_before_the_way_they_go(said):
    one = panel(f"A heatmap. {said} Vigo: 1, 2, 3. Rio: 4, 5, 6.")
    assert (one.x.label.lower(), one.x.categories) == ("months", ("June", "July", "August"))
    assert (one.y.label.lower(), one.y.categories) == ("cities", ("Vigo", "Rio"))


@pytest.mark.parametrize(
    ("said", "names"),
    [
        (
            "Rows: rating at the start of the year; columns: rating at the end of the year.",
            ("rating at the start of the year", "rating at the end of the year"),
        ),
        ("Passer = row, receiver = column.", ("Passer", "receiver")),
        ("The passer is the row, the receiver is the column.", ("passer", "receiver")),
    ],
)
def test_names_of_two_like_axes(said, names):
    one = panel(f"A heatmap. {said} A1 -> B1 6, A1 -> C1 9, B1 -> A1 11, B1 -> C1 3, C1 -> A1 8, C1 -> B1 7.")
    assert (one.y.label, one.x.label) == names


def test_the_name_of_an_axis_in_brackets_behind_its_labels():
    text = "- Column labels (pH): 4, 7, 10\n- Row labels (coating): PEG, gold\n"
    one = panel(f"A heatmap.\n{text}- PEG: 1, 2, 3\n- gold: 4, 5, 6")
    assert (one.x.label, one.y.label) == ("pH", "coating")


def test_what_is_written_at_the_side():
    text = "A heatmap. On the left-hand side the kernels are written: gemm, fft. gemm: 1, 2. fft: 3, 4."
    one = panel(text)
    assert (one.y.label, one.y.categories) == ("kernels", ("gemm", "fft"))


def test_members_named_once_with_their_kind():
    one = panel(
        "A heatmap of the loss over learning rate (columns) and weight decay (rows).\n\n"
        "Learning rate 1e-4: loss 2.31 with weight decay 0, 2.30 with 0.01, 2.34 with 0.1.\n"
        "Learning rate 3e-4: diverged with weight decay 0 and 0.01; 2.15 with 0.1.\n"
    )
    assert (one.y.categories, one.x.categories) == (("0", "0.01", "0.1"), ("1e-4", "3e-4"))
    assert [row[0] for row in one.grid.values.tolist()] == [2.31, 2.30, 2.34]
    assert one.grid.states.tolist()[2] == ["s", "s"]
    assert "s" not in (one.grid.states[0, 1], one.grid.states[1, 1])


def test_lists_on_the_left_and_along_the_bottom():
    one = panel(
        "Heat map with Lyon, Nantes and Lille on the left and spring, summer and autumn along the bottom. "
        "Lyon 210, 260, 190. Nantes 120, 240, 110. Lille 140, 150, 130."
    )
    assert one.y.categories == ("Lyon", "Nantes", "Lille")
    assert one.x.categories == ("spring", "summer", "autumn")
    assert one.grid.values.tolist() == [[210, 260, 190], [120, 240, 110], [140, 150, 130]]


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("**X-axis Title:** (not shown)", None),
        ("**X-axis Title:** none visible", None),
        ("**X-axis label:** none (implicitly: trees)", None),
        ("**X-axis:** Labels: Numerical indices from 0 to 1 (no explicit labels beyond the title).", None),
        ("**Columns (X-axis):** Two tree/shrub labels, listed at the top:\n  1. `c`\n  2. `d`", "tree/shrub"),
    ],
)
def test_names_that_are_none(said, name):
    assert panel(f"## Heatmap\n- **Rows:** a, b\n- {said}\n- a: 1, 2\n- b: 3, 4\n").x.label == name


def test_what_is_done_with_the_cells_is_no_name():
    text = "## Heatmap\nThe values are in the cells, and the cells are color-coded on a scale from 0 to 9.\n"
    told = panel(f"{text}- Rows: a, b\n- Columns: c, d\n- a: 1, 2\n- b: 3, 4\n").color
    assert (told.label, told.vmin, told.vmax) == (None, 0, 9)


GRID = "\n\n| | May | June |\n|---|---|---|\n| Ayr | 1 | 2 |\n| Bath | 3 | 4 |\n"


@pytest.mark.parametrize(
    ("told", "x", "y"),
    [
        ("Going right, time passes; the axis underneath is called **Month of sale** and is binned.",
         "Month of sale", None),
        ("The axis along the bottom is titled Month; the axis on the left is called *Town*.", "Month",
         "Town"),
        ("The axis below the grid is called Month of sale, and the axis down the left side is called Town.",
         "Month of sale", "Town"),
        ('The axis underneath has no name, the axis on the left is "Town".', None, "Town"),
        ("The x-axis is called **Load (°C-weeks)** and is binned.", "Load (°C-weeks)", None),
        ("The x-axis is called Age (months) and the y-axis is titled Dose (mg/kg).", "Age (months)",
         "Dose (mg/kg)"),
        ("The x-axis is called Sales (two of them). The y-axis is labelled Town (Ayr, Bath).", "Sales",
         "Town"),
    ],
)
def test_names_of_axes_by_where_they_are_and_their_units(told, x, y):
    found = panel(f"A heatmap. {told}{GRID}")
    assert (found.x.label, found.y.label) == (x, y)


@pytest.mark.parametrize(
    ("told", "label", "ends"),
    [
        ("A vertical gradient from cream to brown stands beside the grid, is called **Sales (k)**, and "
         "covers 0 to 10.", "Sales (k)", (0, 10)),
        ("Beside the grid stands a vertical gradient, called **Sales (k)**, covering 0 to 10.", "Sales (k)",
         (0, 10)),
        ("Next to the cells there is a narrow strip labelled \"Sales\", 0 to 10.", "Sales", (0, 10)),
        ("A vertical gradient of values from 1 to 4 is visible.", None, (None, None)),
        ("A clear gradient appears in the right half, from 2 to 4.", None, (None, None)),
    ],
)
def test_a_gradient_beside_the_grid_is_the_colour_bar(told, label, ends):
    color = panel(f"A heatmap. {told}{GRID}").color
    assert (color.label, (color.vmin, color.vmax)) == (label, ends)


@pytest.mark.parametrize(
    "words",
    [
        "The scale is red below 85, amber to 92 and green above.",
        "Cells are red under 85, yellow up to 92 and green beyond.",
    ],
)
def test_classes_of_which_the_last_has_no_number_do_not_end_the_bar(words):
    bar = panel(f"Heatmap of shares. Rows: A, B. Columns: x, y. A: 97, 80. B: 85, 90. {words}").color
    assert (bar.vmin, bar.vmax, bar.cmap) == (None, None, "RdYlGn")


def test_two_colours_about_a_middle_leave_the_ends_of_the_bar():
    words = "Colour encodes the share on a shared 0--1 scale (blue below 0.5, red above)."
    bar = panel(f"Heatmap. Rows: A, B. Columns: x, y. A: 0.1, 0.8. B: 0.5, 0.4. {words}").color
    assert (bar.vmin, bar.vmax) == (0, 1)


NAMED_IN_BRACKETS = """\
A heatmap with three rows ({0}) and two columns ({1}).

Ham: 1, 2. Rye: 3, 4. Bun: 5, 6.
"""


@pytest.mark.parametrize(
    ("rows", "columns"),
    [
        ('Ham, Rye, Bun, axis "Stall"', 'dawn, dusk, axis "Time"'),
        ('Ham, Rye, Bun, top to bottom, axis title "Stall"', 'dawn and dusk; axis title "Time"'),
        ('Ham, Rye, Bun; labelled "Stall"', 'dawn and dusk, with the label "Time"'),
        ('Ham, Rye and Bun; title: "Stall"', 'dawn, dusk, and named "Time"'),
        ("Ham, Rye and Bun; the axis \u201cStall\u201d", 'dawn, dusk, called "Time"'),
    ],
)
def test_names_that_end_the_bracket_of_their_labels(rows, columns):
    found = parse(NAMED_IN_BRACKETS.format(rows, columns))
    (shown,) = found.panels
    assert (shown.x.label, shown.x.categories) == ("Time", ("dawn", "dusk"))
    assert (shown.y.label, shown.y.categories) == ("Stall", ("Ham", "Rye", "Bun"))
    assert shown.grid.values.tolist() == [[1, 2], [3, 4], [5, 6]]
    assert found.title is None


@pytest.mark.parametrize("word", ["title", "axis title", "titled", "label:", "named"])
def test_names_in_brackets_of_their_own(word):
    text = f'Heatmap. `stalls` go on the y axis ({word} "Stall") and `times` on the x axis ({word} "Time").'
    table = "| | dawn | dusk |\n|---|---|---|\n| Ham | 1 | 2 |\n| Rye | 3 | 4 |"
    found = panel(f"{text}\n\n{table}")
    assert (found.x.label, found.y.label) == ("Time", "Stall")


def test_what_a_bracket_says_of_a_bar_names_no_lines():
    text = 'A heatmap with two rows (Ham, Rye) and a colour bar (0 to 9, label "Sold"). Columns: dawn, dusk.'
    found = panel(text)
    assert (found.y.label, found.y.categories) == (None, ("Ham", "Rye"))
    assert found.color.label == "Sold"


@pytest.mark.parametrize("told", [
    "The cards on the vertical axis (from top to bottom: ace, king) are the leads and those along the bottom "
    "(left to right: jack, queen) are the replies, although the axes themselves have no titles.",
    "Rows (ace, king) are the leads, columns (jack, queen) the replies. The axes have no titles.",
    "Rows (ace, king) are the leads, columns (jack, queen) the replies. Neither axis has a title.",
    "The rows (leads) are ace, king; the columns (replies) are jack, queen. There are no axis titles.",
])
def test_axes_that_are_said_to_have_no_names(told):
    fact = panel(f"A heatmap. {told}")
    assert (fact.x.label, fact.x.categories) == (None, ("jack", "queen"))
    assert (fact.y.label, fact.y.categories) == (None, ("ace", "king"))


def test_one_axis_without_a_name():
    fact = panel(
        'A heatmap. The x-axis, titled "Reply", lists jack, queen; the y-axis is without a title and lists '
        "ace, king. The colour bar has no title, and this side no axis title."
    )
    assert (fact.x.label, fact.y.label) == ("Reply", None)
