"""Described colours: words to colours, colours to a colormap."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from colour_statements import PANELS, STATEMENTS
from hypothesis import given
from hypothesis import strategies as st

import replot
from replot.oklab import from_hex, to_hex
from replot.reading.description.colours import Stop, describe, find_colours
from replot.reading.description.colours.maps import known_maps, lightens
from replot.reading.description.colours.match import best_maps
from replot.reading.description.colours.tables import colour_names, map_samples

ROOT = Path(__file__).resolve().parents[2]


def cmap(text: str) -> str | None:
    """The colormap of a text by name, ``list`` for a list of colours."""
    found = describe([(text, 0)])
    if found is None:
        return None
    return found.cmap if isinstance(found.cmap, str) else "list"


# --- statements --------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("text", "accepted"), STATEMENTS)
def test_statement(text, accepted):
    assert cmap(text) in (accepted.split() if accepted else [None])


@pytest.mark.parametrize("panels", PANELS)
def test_panel_by_panel(panels):
    for text, accepted in panels:
        assert cmap(text) in accepted.split()


def test_the_best_statement_wins_over_what_is_said_of_single_cells():
    text = ("The scale ranges from 50 (light yellow) to 56 (dark blue).\n\n"
            "* **Row 1:** The colors go from light red to dark red.\n* **Row 2:** mostly teal and white.")
    assert cmap(text) == "YlGnBu"


def test_a_legend_of_methods_is_no_scale():
    text = ("Darker shades of green mean more.\n\n* **Legend:** methods\n  * Zero-Shot (Dark Purple)\n"
            "  * Few-Shot (Light Purple)\n")
    assert cmap(text) == "Greens"


def test_bands_in_lines_of_their_own_are_read_together():
    text = "The color mapping is:\n* ~0-20%: light peach\n* ~40-60%: orange-red\n* ~80-100%: maroon"
    found = describe([(text, 0)])
    assert [stop.words[0].text for stop in found.stops] == ["light peach", "orange-red", "maroon"]
    assert [stop.level for stop in found.stops] == [0.0, 0.5, 1.0]


def test_pieces_may_be_blocks_of_one_text():
    pieces = [("Colour key:", 0), ("white: 0", 100), ("light blue: 50", 200), ("dark blue: 100", 300)]
    found = describe(pieces)
    assert found.cmap == "Blues"
    assert found.spans == ((100, 108), (200, 214), (300, 314))


@pytest.mark.parametrize("text", [
    "", "   \n\n", "No colours here, only 3 x 4 numbers.", "\x00", "|||", "**", "#", "((((", "red",
    "red and blue and green", "#fff", "rgb(999, 0, 0)"])
def test_nothing_said_gives_none(text):
    assert describe([(text, 0)]) is None


def test_no_pieces_give_none():
    assert describe([]) is None


# --- what the reading tells --------------------------------------------------------------------------------

def test_described_words_stand_where_the_spans_say():
    text = ("Some title.\n\nThe bar goes from **light orange** (low accuracy) to dark red (high accuracy), "
            "as usual.")
    found = describe([(text, 1000)])
    assert found.described == "light orange (low accuracy) to dark red (high accuracy)"
    ((begin, end),) = found.spans
    assert text[begin - 1000:end - 1000] == "light orange** (low accuracy) to dark red (high accuracy)"
    assert found.cmap == "OrRd"
    assert found.about_scale


def test_quality_and_second_best():
    found = describe([("from white to dark blue", 0)])
    assert (found.cmap, found.quality) == ("Blues", "good")
    assert found.second not in (None, "Blues")
    assert found.distance < 0.06 < found.second_distance + 0.06


def test_a_list_of_colours_where_no_map_is_near():
    found = describe([("Colour bar: from −3 (green) over black (0) to +3 (red).", 0)])
    assert found.quality == "poor"
    assert len(found.cmap) == 3
    assert all(re.fullmatch("#[0-9a-f]{6}", code) for code in found.cmap)
    assert found.center == 0.0


@pytest.mark.parametrize(("text", "center"), [
    ("from −4 (dark blue) through 0 (near white) to 4 (dark red)", 0.0),
    ("0.5 is white, 0 is blue and 1 is red", 0.5),
    ("blue for negative, white for zero, red for positive", 0.0),
    ("from 0 (white) to 100 (dark red)", None),
    ("blue for low, red for high", None),
])
def test_center(text, center):
    assert describe([(text, 0)]).center == center


def test_stops_run_from_low_to_high():
    found = describe([("from 1.0 (dark green) over 0.5 (yellow) down to 0.0 (red)", 0)])
    assert [(stop.words[0].text, stop.level, stop.value) for stop in found.stops] == [
        ("red", 0.0, 0.0), ("yellow", 0.5, 0.5), ("dark green", 1.0, 1.0)]


def test_a_logarithmic_scale_keeps_its_middle_in_the_middle():
    found = describe([("1 is white, 10 is light blue and 10⁴ is navy", 0)])
    assert [stop.level for stop in found.stops] == [0.0, 0.5, 1.0]
    assert [stop.value for stop in found.stops] == [1.0, 10.0, 10_000.0]


def test_a_named_map_is_said_to_be_named():
    found = describe([("Drawn with the `magma_r` colour map.", 0)])
    assert (found.cmap, found.named, found.distance, found.described) == ("magma_r", True, 0.0, "magma_r")


def test_single_cells_only_are_not_about_the_scale():
    found = describe([("In the bottom row low values are white and high ones dark blue.", 0)])
    assert not found.about_scale


# --- colour words ------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("text", "words"), [
    ("light peach/orange, then deep red to burgundy", ["light peach/orange", "deep red", "burgundy"]),
    ("near-white and white-ish blue", ["near-white", "white-ish blue"]),
    ("a pale cream-yellow, very dark purple, dark maroon",
     ["pale cream-yellow", "very dark purple", "dark maroon"]),
    ("burnt brown-orange; navy, teal, turquoise", ["burnt brown-orange", "navy", "teal", "turquoise"]),
    ("bluish, reddish, a purple tone, greys", ["bluish", "reddish", "purple", "greys"]),
    ("#aabbcc and rgb(1, 2, 3)", ["#aabbcc", "rgb(1, 2, 3)"]),
    ("darker shades of purple", ["darker shades of purple"]),
    ("the darker the purple, the higher", ["darker the purple"]),
    ("redder, yellower, the greenest", ["redder", "yellower", "greenest"]),
    ("sky blue, forest green, royal blue", ["sky blue", "forest green", "royal blue"]),
    ("gray-blue and grey-blue, lightgray", ["gray-blue", "grey-blue", "lightgray"]),
    ("🟥 low 🟩 high", ["🟥", "🟩"]),
    ("Orange County is green", ["green"]),
    ("the Blue Line and Dark Green cells", ["Dark Green"]),
    ("a gold standard, rose to the top, wine and cream", []),
    ("pale gold", ["pale gold"]),
    ("gold to dark red", ["gold", "dark red"]),
])
def test_find_colours(text, words):
    found = find_colours(text)
    assert [word.text for word in found] == words
    assert [text[word.start:word.end] for word in found] == words


@pytest.mark.parametrize(("phrase", "code"), [
    ("light blue", "#95d0fc"), ("Light Blue", "#95d0fc"), ("light-blue", "#95d0fc"),
    ("paler blues", "#d0fefe"), ("grey", "#929591"), ("gray", "#929591"), ("blue-green", "#137e6d"),
    ("#abc", "#aabbcc"), ("darkblue", "#00035b"), ("steelblue", "#5a7d9a"), ("very dark purple", "#2a0134"),
])
def test_codes_of_the_survey(phrase, code):
    (word,) = find_colours(phrase)
    assert word.hex == code


@pytest.mark.parametrize(("darker", "lighter"), [
    ("dark red", "red"), ("very dark teal", "dark teal"), ("blue", "light blue"),
    ("light salmon", "very light salmon"), ("dark brown-orange", "brown-orange"), ("black", "dark grey"),
    ("grey", "white"), ("blue", "whitish blue"),
])
def test_modifiers_move_lightness(darker, lighter):
    (one,), (other,) = find_colours(f"a {darker} cell"), find_colours(f"a {lighter} cell")
    assert one.lab.L < other.lab.L


@given(st.integers(0, 0xFFFFFF))
def test_oklab_and_back(number):
    code = f"#{number:06x}"
    assert to_hex(from_hex(code)) == code


def test_white_and_black_in_oklab():
    assert from_hex("#ffffff") == pytest.approx((1.0, 0.0, 0.0), abs=1e-3)
    assert from_hex("#000000") == (0.0, 0.0, 0.0)


# --- colormaps ---------------------------------------------------------------------------------------------

def _stops(name: str, count: int) -> list[Stop]:
    samples = map_samples()[name.removesuffix("_r")]
    samples = samples[::-1] if name.endswith("_r") else samples
    codes = [samples[round(k * 16 / (count - 1))] for k in range(count)]
    return [Stop(tuple(find_colours(code)), k / (count - 1)) for k, code in enumerate(codes)]


@pytest.mark.parametrize("name", sorted(set(known_maps().names) - {
    "Greys", "Greys_r", "gray", "gray_r", "binary", "binary_r"}))  # three names for nearly the same greys
def test_every_map_is_found_from_its_own_colours(name):
    best = best_maps(_stops(name, 9))[0]
    assert best.name == name
    assert best.distance < 0.02  # a nearly white end counts with the hue that it begins to take on


def test_lightens():
    assert lightens("viridis") > 0.5
    assert lightens("Blues") == -lightens("Blues_r") < -0.5
    assert abs(lightens("coolwarm")) < 0.1


def test_every_alias_leads_to_a_colour():
    for word in ("reddish", "greys", "bluest", "creme", "ocher", "lila", "fuschia"):
        assert len(find_colours(f"light {word}")) == 1


# --- the table, speed, safety ------------------------------------------------------------------------------

def test_the_table_is_current():
    script = runpy.run_path(str(ROOT / "scripts" / "colour_tables.py"))
    assert script["TABLE"].read_text(encoding="utf-8") == script["table"]()


def test_samples_are_those_of_matplotlib_and_seaborn():
    matplotlib = pytest.importorskip("matplotlib")
    from matplotlib.colors import to_hex

    pytest.importorskip("seaborn")
    for name, samples in map_samples().items():
        ends = [to_hex(matplotlib.colormaps[name](end)) for end in (0.0, 1.0)]
        assert [samples[0], samples[-1]] == ends


def test_colour_names_are_of_one_form():
    assert all(re.fullmatch("[a-z]+", name) and re.fullmatch("#[0-9a-f]{6}", code)
               for name, code in colour_names().items())


def test_reading_colours_imports_no_plotting():
    code = ("import sys\nfrom replot.reading.description.colours import describe\n"
            "assert describe([('white to dark blue', 0)]).cmap == 'Blues'\n"
            "print(sorted({'matplotlib', 'seaborn', 'pandas', 'scipy'} & set(sys.modules)))")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


WORDS = st.sampled_from(
    ["red", "dark blue", "light", "white", "(", ")", "to", "through", "low", "highest", "0", "10%", "-3", "=",
     ":", ",", "the", "darker", "more", "no data", "is", "and", "or", "\n", "- ", "|", "#fff", "viridis",
     "reversed", "…", "→", "yellow-green", "colour bar", "shades of", "grey", "from", "over", "as",
     "increases", "zero", "−", "\\rightarrow", "🟥", "not", "<5", ">"])


@given(st.lists(WORDS, max_size=30).map(" ".join))
def test_any_order_of_the_words_gives_a_reading_or_none(text):
    found = describe([(text, 7)])
    if found is not None:
        assert found.described
        assert all(7 <= begin < end <= 7 + len(text) for begin, end in found.spans)
        assert found.quality in ("good", "fair", "poor")
        levels = [stop.level for stop in found.stops if stop.level is not None]
        assert levels == sorted(levels)


@given(st.text(max_size=200))
def test_any_text_gives_a_reading_or_none(text):
    describe([(text, 0)])


def test_a_long_text_of_colours_is_no_work():
    describe([("red to dark blue (low) " * 20_000, 0), ("white low, red high\n" * 2_000, 0)])


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Drawn in greys (black = many).", "Greys"),
        ("Shades of grey, where black means high counts.", "Greys"),
        ("A greyscale heatmap (white = high).", "gray"),
        ("Colour key from -7 (orange) to 7 (purple).", "PuOr"),
        ("Colour key from 0 (orange) to 7 (purple).", "flare"),
        ("Colours: pale yellow for nearly empty trains, over orange, to dark red for the fullest.", "YlOrRd"),
    ],
)
def test_greys_told_by_an_end_balanced_ends_and_empty_trains(text, name):
    assert cmap(text) == name


@pytest.mark.parametrize(("text", "name"), [
    ("Colours from white over light blue into a dark, almost black navy.", "Blues"),
    ("Colours go from white to a deep, nearly black purple.", "Purples"),
    ("Colours go from white to almost black.", "Greys"),
])
def test_a_colour_that_is_almost_black(text, name):
    assert cmap(text) == name


@pytest.mark.parametrize(("text", "name"), [
    ("Colour scale: the paler the cheaper, the darker the dearer (beige to dark brown).", "YlOrBr"),
    ("Colorbar from light to dark, hue: teal.", "PuBuGn"),
    ("Most squares are white. Darker blue means more.", "Blues"),
])
def test_words_beside_colours_that_are_no_places(text, name):
    assert cmap(text) == name


@pytest.mark.parametrize(
    ("words", "cmap"),
    [
        ("brown-white-green", "BrBG"),
        ("green-white-brown", "BrBG_r"),
        ("pink-white-green", "PiYG"),
        ("purple-white-green", "PRGn"),
        ("pink", "pink"),
    ],
)
def test_diverging_maps_by_their_three_colours(words, cmap):
    text = f"A heatmap, rows P, Q, columns A, B. P: -1, 2. Q: 3, -2. Colour map: {words}."
    assert replot.parse(text).panels[0].color.cmap == cmap


def test_a_map_that_is_near_is_reported():
    text = "A heatmap, rows P, Q, columns A, B. P: -1, 2. Q: 3, -2. Colour map: brown-white-green."
    assert [f.code for f in replot.examine(text).findings if f.code.startswith("R3")] == ["R304"]


@pytest.mark.parametrize(
    "said",
    [
        "The heatmap reveals that Dark - Wet Roads and Dark - Dry Roads have the highest counts.",
        "In the heatmap, Light Rail has the lowest ridership of all.",
        "The heatmap puts Deep Learning highest.",
        "The best overall accuracy is set in bold, the best one of a small model in grey.",
        "Best values are in bold, those that come next in blue.",
        "The highest yield of each row is shown in green.",
        "Per column, the worst loss is red, and the second best purple.",
        "The second-best result is in orange.",
    ],
)
def test_names_and_marks_of_single_cells_are_no_scale(said):
    assert describe([(said, 0)]) is None


@pytest.mark.parametrize(
    ("said", "cmap"),
    [
        ("Darker Cells Mean Higher Values in this heatmap.", "Blues"),
        ("In the heatmap, Dark Cells are high.", "Blues"),
        ("The highest yields are in dark green.", "Greens"),
        ("The best yields are green and the worst are red.", "RdYlGn"),
        ("Each row is shaded from red (lowest) to green (highest).", "RdYlGn"),
        ("Cells go from white (lowest) to dark green (highest); the best of each row is in bold.", "Greens"),
        ("Numbers are printed in bold on a blue colormap.", "Blues"),
    ],
)
def test_what_marks_single_cells_hides_no_scale(said, cmap):
    found = describe([(said, 0)])
    assert found is not None
    assert found.cmap == cmap
