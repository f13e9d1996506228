"""What a person sees: escaped text, carets at their place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from replot.cli import show
from replot.findings import Finding, Span


def plain(text: str) -> str:
    import click

    return click.unstyle(text)


@pytest.mark.parametrize(("text", "shown"), [
    ("naïve 温度 −0.4 ± 1 µm", "naïve 温度 −0.4 ± 1 µm"),
    ("\x1b[31mred\x1b[0m", r"\x1b[31mred\x1b[0m"),
    ("a\nb\tc\rd", r"a\nb\tc\rd"),
    ("\x9b2J\x07", r"\x9b2J\x07"),
    ("user\u202egnp.exe", r"user\u202egnp.exe"),
    ("zero\u200bwidth\ufeff", r"zero\u200bwidth\ufeff"),
    (b"caf\xe9.txt".decode("utf-8", "surrogateescape"), r"caf\xe9.txt"),
    ("\ud800", r"\ud800"),
])
def test_what_a_terminal_would_act_upon_is_written_out(text, shown):
    assert show.escape(text) == shown


@given(st.text(alphabet=st.characters(categories=["Cc", "Cf", "Cs", "Zl", "Zp", "L", "N"])))
def test_nothing_that_moves_the_cursor_is_left(text):
    shown = show.escape(text)
    shown.encode("utf-8")
    assert not any(ord(c) < 32 or 0x7f <= ord(c) < 0xa0 or 0x202a <= ord(c) <= 0x202e for c in shown)


def test_a_finding_in_one_line():
    finding = Finding("R101", "30.7 lies below 31.3", spans=(Span(22, 27, 4, "30.7"),))
    assert plain(show.line("a.txt", finding)) == \
        "a.txt:22:27: warning R101 value-outside-limits: 30.7 lies below 31.3"
    assert plain(show.line("a.txt", Finding("R404", "no heatmap"))) == \
        "a.txt: error R404 not-a-heatmap: no heatmap"


def test_a_finding_shows_its_words():
    source = ["limits 31.3 to 36.0", "", "row 500: 32.7, 30.7, 34.0"]
    finding = Finding("R101", "30.7 lies below 31.3", "Check the limits.",
                      (Span(3, 16, 4, "30.7"), Span(1, 8, 4, "31.3")))
    assert plain(show.block("a.txt", finding, source)).split("\n") == [
        "a.txt:3:16: warning R101 value-outside-limits: 30.7 lies below 31.3",
        "  |",
        "3 | row 500: 32.7, 30.7, 34.0",
        "  |                ^^^^",
        "1 | limits 31.3 to 36.0",
        "  |        ----",
        "  = help: Check the limits.",
    ]


def test_the_caret_stands_below_its_word_whatever_is_before_it():
    source = ["\t温度\u0301 \x1b[1m \u202e 30.7"]
    column = source[0].index("30.7") + 1
    block = plain(show.block("a", Finding("R103", "m", spans=(Span(1, column, 4, "30.7"),)), source))
    _, _, text, marks = block.split("\n")
    cells = sum(show._columns(c) for c in text[:text.index("30.7")])
    assert text == "1 |     温度\u0301 " + r"\x1b[1m \u202e 30.7"
    assert marks == "  |" + " " * (cells - 3) + "^^^^"


def test_a_long_line_is_cut_around_its_word():
    text = "x" * 500 + " 30.7 " + "y" * 500
    block = plain(show.block("a", Finding("R103", "m", spans=(Span(1, 502, 4, "30.7"),)), [text]))
    _, _, shown, marks = block.split("\n")
    assert len(shown) <= 100
    assert shown.startswith("1 | …xxx")
    assert shown.endswith("yyy…")
    assert shown[marks.index("^"):][:4] == "30.7"


def test_a_span_at_the_very_end_of_a_line_has_a_caret():
    block = plain(show.block("a", Finding("R401", "cut", spans=(Span(1, 7, 0, ""),)), ["| 1 | "]))
    assert block.endswith("1 | | 1 | \n  |       ^")


def test_many_places_are_counted():
    source = [f"row {k}" for k in range(9)]
    spans = tuple(Span(k + 1, 1, 3, "row") for k in range(9))
    block = plain(show.block("a", Finding("R106", "m", spans=spans), source))
    assert block.count("row") == show.MOST_PLACES
    assert block.endswith("  | ... and 5 more lines")


def test_a_span_outside_the_text_is_no_crash():
    finding = Finding("R103", "m", spans=(Span(7, 3, 4, "30.7"), Span(1, 99, 4, "x")))
    assert plain(show.block("a", finding, ["short"])).startswith("a:7:3: warning")


@pytest.mark.slow
@given(st.text(), st.integers(1, 300), st.integers(0, 300))
def test_no_text_breaks_the_frame(text, column, length):
    text = text.replace("\n", "")
    block = plain(show.block("a", Finding("R103", "m", spans=(Span(1, column, length, ""),)), [text]))
    assert len(block.split("\n")) == 4
    assert "^" in block.split("\n")[3]


def test_counts():
    assert show.count(1, "panel") == "1 panel"
    assert show.count(12345, "panel") == "12,345 panels"
    found = [Finding("R203", ""), Finding("R101", ""), Finding("R203", "")]
    assert show.tally(found) == "1 warning, 2 notes"
    assert show.tally([]) == ""
