"""Lists and ranges of labels, and how labels are compared."""

from __future__ import annotations

import pytest

from replot.reading.description.lexicon.calendar import parts_of_years
from replot.reading.description.lexicon.forms import singulars
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import claimed_count, split_list, tidy
from replot.reading.description.lexicon.ranges import expand_range
from replot.reading.description.limits import Limits


def items(text: str) -> list[str]:
    return [label.text for label in split_list(text)]


def spread(text: str, count: int | None = None) -> list[str] | None:
    found = expand_range(text, count)
    return None if found is None else list(found.texts)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("North, South, East", ["North", "South", "East"]),
        ("North, South and East", ["North", "South", "East"]),
        ("North, South, and East", ["North", "South", "East"]),
        ("North and South", ["North", "South"]),
        ("oak; ash, dwarf; elm", ["oak", "ash, dwarf", "elm"]),
        ("oak / ash / elm", ["oak", "ash", "elm"]),
        ("oak | ash | elm", ["oak", "ash", "elm"]),
        ("oak · ash · elm", ["oak", "ash", "elm"]),
        ("[oak, ash, elm]", ["oak", "ash", "elm"]),
        ('"oak", "ash", "elm"', ["oak", "ash", "elm"]),
        ('"oak, red" and "ash"', ["oak, red", "ash"]),
        ("“oak” “ash”", ["oak", "ash"]),
        ("`lr`, `wd`", ["lr", "wd"]),
        ("Drama (1990, 1991), Comedy", ["Drama (1990, 1991)", "Comedy"]),
        ("1,000, 2,000, 3,000", ["1,000", "2,000", "3,000"]),
        ("10, 20, 30", ["10", "20", "30"]),
        ("10,20,30", ["10", "20", "30"]),
        ("Kraków, São Paulo, 東京", ["Kraków", "São Paulo", "東京"]),
        ("R&D, Sales", ["R&D", "Sales"]),
        ("$x_1^2$, y", ["$x_1^2$", "y"]),
        ("AC/DC, Queen", ["AC/DC", "Queen"]),
        ("oak, ash, in this order", ["oak", "ash"]),
        ("oak, ash, and elm, planted on sand, by hand", ["oak", "ash", "elm"]),
        ("oak, ash, planted fir, and elm", ["oak", "ash", "planted fir", "elm"]),
        ("oak (top), ash, elm (bottom)", ["oak", "ash", "elm"]),
    ],
)
def test_items(text, expected):
    assert items(text) == expected


def test_items_know_their_place():
    text = "pine, red oak and elm"
    assert [text[a.start : a.end].strip() for a in split_list(text)] == ["pine", "red oak", "elm"]


@pytest.mark.parametrize(
    ("raw", "label"),
    [
        ("'North'", "North"),
        ("and South", "South"),
        ("elm (top)", "elm"),
        ("elm (red)", "elm (red)"),
        ("elm.", "elm"),
        ("etc.", "etc."),
        ("“ash”,", "ash"),
        ("oak at the top", "oak"),
        ("A", "A"),
        ("U.S.", "U.S."),
    ],
)
def test_tidy(raw, label):
    assert tidy(raw) == label


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("GPT‑4", "gpt-4"),
        ("New\u00a0York", "new  york"),
        ("'Ash'", "ash"),
        ("1–5", "1−5"),
        ("**Oak**", "oak"),
    ],
)
def test_labels_that_are_one(a, b):
    assert key(a) == key(b)


@pytest.mark.parametrize(("a", "b"), [("1", "1.0"), ("a b", "ab"), ("x+", "x"), ("C", "C#")])
def test_labels_that_are_two(a, b):
    assert key(a) != key(b)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("10 to 50 in steps of 10", ["10", "20", "30", "40", "50"]),
        ("0% to 100% in steps of 25%", ["0%", "25%", "50%", "75%", "100%"]),
        ("0.0 to 1.0 in increments of 0.5", ["0.0", "0.5", "1.0"]),
        ("from 5 down to 1", ["5", "4", "3", "2", "1"]),
        ("1 to 4", ["1", "2", "3", "4"]),
        ("1–4", ["1", "2", "3", "4"]),
        ("1 through 4", ["1", "2", "3", "4"]),
        ("-2 to 2", ["-2", "-1", "0", "1", "2"]),
        ("−2 to 2", ["-2", "-1", "0", "1", "2"]),
        ("2 to 16 in powers of two", ["2", "4", "8", "16"]),
        ("1,000 to 3,000 in steps of 1,000", ["1,000", "2,000", "3,000"]),
        ("A–D", ["A", "B", "C", "D"]),
        ("A to D", ["A", "B", "C", "D"]),
        ("January to April", ["January", "February", "March", "April"]),
        ("Nov to Feb", ["Nov", "Dec", "Jan", "Feb"]),
        ("Monday through Wednesday", ["Monday", "Tuesday", "Wednesday"]),
        ("2020-11 to 2021-02", ["2020-11", "2020-12", "2021-01", "2021-02"]),
        ("Layer 1 to Layer 3", ["Layer 1", "Layer 2", "Layer 3"]),
        ("S01 to S03", ["S01", "S02", "S03"]),
        ("1990 to 1996, every second year", ["1990", "1992", "1994", "1996"]),
    ],
)
def test_ranges(text, expected):
    assert spread(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "1 to 1000000000",
        "0.0 to 1.0",
        "0 to 1 in steps of 0",
        "0 to 10 in steps of 3",
        "5 to 5",
        "1e300 to 1e305",
        "D to A",
        "Alpha to Omega",
        "",
        "0 to 1000000000 in steps of 0.001",
        "X1 to X99999",
    ],
)
def test_no_range(text):
    assert spread(text) is None


def test_no_range_has_more_labels_than_allowed():
    assert spread(f"1 to {Limits().categories} in steps of 1")[-1] == str(Limits().categories)
    assert spread(f"1 to {Limits().categories + 1} in steps of 1") is None


def test_the_claimed_count_tells_the_step():
    assert spread("0 to 100", 5) == ["0", "25", "50", "75", "100"]
    assert spread("0.0 to 1.0", 3) == ["0.0", "0.5", "1.0"]


@pytest.mark.parametrize(
    ("text", "n"),
    [
        ("lists 22 topics", 22),
        ("The seven rows", 7),
        ("a dozen cats", None),
        ("has 3 distinct columns", 3),
        ("0 rows", None),
    ],
)
def test_claimed_counts(text, n):
    found = claimed_count(text)
    assert (None if found is None else found[0]) == n


def test_a_verb_is_not_counted():
    assert claimed_count("in 2020 is shown") is None


@pytest.mark.parametrize(
    ("text", "labels", "kind"),
    [
        ("The x-axis shows the crops: wheat, rye, oats.", ["wheat", "rye", "oats"], "list"),
        ("Ticks read 0, 1, ..., 5", ["0", "1", "2", "3", "4", "5"], "range"),
        ("with layers from 1 to 3", ["1", "2", "3"], "range"),
        ("lists several crops, such as wheat and rye", ["wheat", "rye"], "partial"),
        ("marked at 0.5, 1 and 2 µM", ["0.5", "1", "2"], "list"),
        ("the even numbers 4, 6, 8", ["4", "6", "8"], "list"),
    ],
)
def test_the_list_in_a_statement(text, labels, kind):
    found = find_labels(text)
    assert (list(found.texts), found.kind) == (labels, kind)


def test_a_sentence_without_a_list():
    assert find_labels("The vertical axis is wide.") is None
    assert find_labels(": indented labels; column headers list track ids.") is None


@pytest.mark.parametrize(
    "text",
    [
        " is one (soil, crop rotation) combination",
        ": each a (tool, operator)-pair",
        " is one (vaccine, dose) configuration",
        " (30% wheat, 25% rye, 45% oats)",
        ": Samples (treated in red, control in dark blue)",
        " shown as two side-by-side panels (this year and next year)",
    ],
)
def test_what_labels_are_made_of_and_values_are_no_labels(text):
    assert find_labels(text) is None


def test_shares_of_one_thing_are_labels():
    assert list(find_labels(": 10% clay, 20% clay, 40% clay").texts) == ["10% clay", "20% clay", "40% clay"]


@pytest.mark.parametrize(("name", "expected"), [
    ("cats", "cat"), ("foxes", "fox"), ("churches", "church"), ("losses", "loss"), ("parties", "party"),
    ("houses", "house"), ("late trains", "late train")])
def test_the_likeliest_singular(name, expected):
    assert singulars(name)[0] == expected


def test_other_singulars():
    assert singulars("buses") == ("buse", "bus")
    assert singulars("movies") == ("movy", "movie")
    assert singulars("fish") == ()


@pytest.mark.parametrize(
    ("text", "labels"),
    [
        ("not at all, a little, very", ("not at all", "a little", "very")),
        ("(not at all / a little / a lot)", ("not at all", "a little", "a lot")),
        ("none of the time, some of the time", ("none of the time", "some of the time")),
        ("at all lengths: 5, 6, 7", ("5", "6", "7")),
        ("1st, 2nd, 3rd, 4th quarter", ("1st", "2nd", "3rd", "4th")),
        ("first dose, second dose, booster", ("first dose", "second dose", "booster")),
        ("position of the verb, which is first, second or last", ("first", "second", "last")),
        ("order, either VO or OV", ("VO", "OV")),
        ("day, either today or tomorrow", ("today", "tomorrow")),
    ],
)
def test_answers_ordinals_and_choices(text, labels):
    found = find_labels(text)
    assert found is not None
    assert found.texts == labels


def test_two_small_words_that_may_be_one_thing_are_no_list():
    assert find_labels("token positions or token text") is None


@pytest.mark.parametrize(("text", "expected"), [
    ("quarters Q3 2022 to Q2 2023", ["Q3 2022", "Q4 2022", "Q1 2023", "Q2 2023"]),
    ("2022Q4–2023Q1", ["2022Q4", "2023Q1"]),
    ("2022-Q4 to 2023-Q1", ["2022-Q4", "2023-Q1"]),
    ("Nov 2022 – Feb 2023", ["Nov 2022", "Dec 2022", "Jan 2023", "Feb 2023"]),
    ("from January 2020 through March 2020", ["January 2020", "February 2020", "March 2020"]),
])
def test_parts_of_years(text, expected):
    assert spread(text) == expected


@pytest.mark.parametrize("text", ["Q2 2023 to Q1 2023", "Q1 1900 to Q4 2099", "Q1 2023 to March 2024"])
def test_no_parts_of_years(text):
    assert parts_of_years(text) is None


@pytest.mark.parametrize("text", ["plots P1042 to P4471", "rs2187 to rs5206", "from item 12 to item 980"])
def test_numbers_of_a_catalogue_are_not_counted_through(text):
    assert spread(text) is None
    assert spread(text, 5) is None


def test_a_long_run_that_the_text_counts():
    assert len(spread("token 1 to token 512", 512)) == 512
    assert len(spread("token 1 to token 400")) == 400


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("18 to 29, 30 to 44, 45 and over", ["18 to 29", "30 to 44", "45 and over"]),
        ("under 1 m, 1 to 2 m, 2 m and above", ["under 1 m", "1 to 2 m", "2 m and above"]),
        ("0 h, 5 h and 10 h or longer", ["0 h", "5 h", "10 h or longer"]),
        ("1, 2 and 3 or more", ["1", "2", "3 or more"]),
        ("left, right, above and below", ["left", "right", "above", "below"]),
        ("10, 20 and 30", ["10", "20", "30"]),
    ],
)
def test_a_class_without_an_end_is_one_label(text, expected):
    assert items(text) == expected


def test_two_ways_behind_a_list_are_no_label():
    assert items("Hull, Kiel and Bonn in this order, downwards and rightwards") == ["Hull", "Kiel", "Bonn"]


@pytest.mark.parametrize(("text", "labels"), [
    (": mend a fence with a neighbour; plant a hedge or tree; prune old roses",
     ("mend a fence with a neighbour", "plant a hedge or tree", "prune old roses")),
    (": capitals with the sea, the hills, the plains", ("the sea", "the hills", "the plains")),
    ("4, 8 and 45, the smallest at the bottom", ("4", "8", "45")),
    ("4, 8 and 45, lowest first", ("4", "8", "45")),
    ("Ayr, Bute and Coll, southernmost on the left", ("Ayr", "Bute", "Coll")),
    ("mildest, middling, harshest", ("mildest", "middling", "harshest")),
    (": one bed, two beds, three or more beds", ("one bed", "two beds", "three or more beds")),
    (": 1 bed, 2 beds, 3 or more", ("1 bed", "2 beds", "3 or more")),
    ("(Kley, List, Morsum, Rantum)", ("Kley", "List", "Morsum", "Rantum")),
])
def test_a_label_of_several_words_and_what_is_said_of_an_end(text, labels):
    found = find_labels(text)
    assert found is not None
    assert found.texts == labels


def test_more_behind_a_name_leaves_a_list_open():
    found = find_labels("ash, elm and more trees")
    assert found is not None
    assert (found.texts, found.kind) == (("ash", "elm"), "partial")
