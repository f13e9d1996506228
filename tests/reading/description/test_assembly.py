"""Statements to a figure: titles, panels, what wins, what is blank, what contradicts."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel, source, states

import replot

TABLE = "| | A | B |\n|---|---|---|\n| P | 1 | 2 |\n| Q | 3 | 4 |\n"
OTHER = "| | A | B |\n|---|---|---|\n| P | 5 | 6 |\n| Q | 7 | 8 |\n"
TRIANGLE = (
    "A correlation heatmap; x-axis and y-axis both list A, B, C.{}\n\n- A: 1\n- B: 0.5, 1\n- C: 0.2, 0.3, 1\n"
)


@pytest.mark.parametrize(
    "text",
    [
        'A heatmap with the title "Yield 2021".\n\n',
        'A heatmap titled "Yield 2021".\n\n',
        "A heatmap.\n\n**Title:** Yield 2021\n\n",
        "The heatmap is entitled “Yield 2021”.\n\n",
    ],
)
def test_titles(text):
    text += TABLE
    assert replot.parse(text).title == "Yield 2021"
    assert "Yield 2021" in source(text, "title")[1]


def test_no_title():
    assert replot.parse("A heatmap.\n\n" + TABLE).title is None


def panels(first: str, second: str) -> str:
    return f"A heatmap figure with two panels side by side.\n\n{first}\n\n{TABLE}\n{second}\n\n{OTHER}"


@pytest.mark.parametrize(
    ("first", "second", "titles"),
    [
        ("## Before", "## After", ["Before", "After"]),
        ("**Panel A: Train**", "**Panel B: Test**", ["Train", "Test"]),
        ("### Left heatmap: Before", "### Right heatmap: After", ["Before", "After"]),
        ("### (a) Before", "### (b) After", ["(a) Before", "(b) After"]),
    ],
)
def test_panels(first, second, titles):
    text = panels(first, second)
    figure = replot.parse(text)
    assert [p.title for p in figure.panels] == titles
    assert cells(text, 0) == [[1, 2], [3, 4]]
    assert cells(text, 1) == [[5, 6], [7, 8]]
    assert figure.columns == 2
    assert source(text, "panels[1].values[1][0]") == (15, "7")


def test_the_title_of_a_panel_is_no_title_of_the_figure():
    assert replot.parse(panels("## Before", "## After")).title is None


def test_panels_above_each_other():
    text = panels("**Panel A: Train**", "**Panel B: Test**").replace("side by side", "stacked vertically")
    assert replot.parse(text).columns == 1


def test_limits_of_each_panel():
    text = panels(
        "## Before\n\nThe colour bar runs from 0 to 5.", "## After\n\nThe colour bar runs from 5 to 9."
    )
    assert [(p.color.vmin, p.color.vmax) for p in replot.parse(text).panels] == [(0, 5), (5, 9)]
    assert replot.parse(text).colorbar == "each"


def test_a_shared_bar():
    text = panels("## Before", "## After").replace(
        "side by side.", "side by side. One shared colour bar runs from 0 to 9."
    )
    assert [(p.color.vmin, p.color.vmax) for p in replot.parse(text).panels] == [(0, 9), (0, 9)]
    assert replot.parse(text).colorbar == "shared"


def test_a_shared_bar_that_comes_last():
    text = panels("## Before", "## After") + "\nOne shared colour bar runs from 0 to 9.\n"
    assert [(p.color.vmin, p.color.vmax) for p in replot.parse(text).panels] == [(0, 9), (0, 9)]


NAMED = "A heatmap.\n\n| | oak | elm |\n|---|---|---|\n| Peter | 1 | 2 |\n| Quinn | 3 | 4 |\n\n"


@pytest.mark.parametrize(
    ("sentence", "code"),
    [
        ("The value for Quinn and elm is 9.", "R102"),
        ("Quinn has 9 in elm.", "R102"),
        ("## Observations\n\n- The highest value is 9 (Quinn, elm).", "R110"),
        ("## Observations\n\n- Quinn has 9 in elm.", "R110"),
    ],
)
def test_a_table_beats_a_sentence(sentence, code):
    assert cells(NAMED + sentence) == [[1, 2], [3, 4]]
    (finding,) = [f for f in replot.examine(NAMED + sentence).findings if f.code in ("R102", "R110")]
    assert (finding.code, finding.subject) == (code, ("panels[0].values[1][1]",))
    assert {"R102", "R110"}.isdisjoint(codes(NAMED + sentence.replace("9", "4")))


def test_two_extremes_in_one_sentence():
    text = NAMED + "The lowest value is 1 (Peter, oak) and the highest is 4 (Quinn, elm)."
    assert cells(text) == [[1, 2], [3, 4]]
    assert "R102" not in codes(text)


def test_of_two_equal_statements_the_first_counts():
    text = (
        "A heatmap with x-axis labels A, B and y-axis labels P, Q, from top to bottom.\n\n"
        "- P: A 1, B 2\n- Q: A 3, B 4\n"
        "- P: A 9, B 2\n"
    )
    assert cells(text) == [[1, 2], [3, 4]]
    (finding,) = [f for f in replot.examine(text).findings if f.code == "R102"]
    assert finding.subject == ("panels[0].values[0][0]",)
    assert [span.line for span in finding.spans] == [5, 3]


def test_a_rounded_repetition_is_no_contradiction():
    text = (
        "A heatmap with x-axis labels A, B and y-axis labels P, Q, from top to bottom.\n\n"
        "- P: A 1.04, B 2\n- Q: A 3, B 4\n"
        "- P: A 1.0, B 2\n"
    )
    assert cells(text) == [[1.04, 2], [3, 4]]
    assert "R102" not in codes(text)


def test_a_masked_triangle():
    assert states(TRIANGLE.format(" The upper triangle is masked.")) == ["sbb", "ssb", "sss"]


def test_a_triangle_that_is_only_not_stated():
    text = TRIANGLE.format("").replace("A: 1", "A: A 1").replace("B: 0.5, 1", "B: A 0.5, B 1")
    assert cells(text) == [[1, None, None], [0.5, 1, None], [0.2, 0.3, 1]]
    assert states(text) == ["suu", "ssu", "sss"]
    assert "R111" in codes(text)


def test_a_blank_diagonal():
    text = (
        "A heatmap; x-axis and y-axis both list A, B. The diagonal is left blank.\n\n"
        "- A: B 0.5\n- B: A 0.25\n"
    )
    assert cells(text) == [[None, 0.5], [0.25, None]]
    assert states(text) == ["bs", "sb"]


def test_the_same_figure_twice():
    text = f"A heatmap.\n\n{TABLE}\nThe same values again:\n\n{TABLE}"
    assert len(replot.parse(text).panels) == 1
    assert cells(text) == [[1, 2], [3, 4]]
    assert "R102" not in codes(text)


def test_commentary_changes_no_cell():
    text = (
        "A heatmap.\n\n"
        + TABLE
        + "\n## Observations\n\n- P rises by 100% from A to B.\n- Q is 3 times as large as P.\n"
        "- The mean is 2.5 over 4 cells.\n"
    )
    assert cells(text) == [[1, 2], [3, 4]]
    assert states(text) == ["ss", "ss"]


def test_a_text_that_breaks_off():
    whole = "A heatmap.\n\n| | A | B |\n|---|---|---|\n| P | 1 | 2 |\n| Q | 3 |"
    assert "R401" in codes(whole)
    assert cells(whole)[0] == [1, 2]


def test_parse_and_examine_agree():
    text = panels("## Before", "## After")
    assert replot.parse(text) == replot.examine(text).figure


def test_findings_stand_in_the_order_of_the_text():
    text = (
        "A heatmap. X-axis: A, B. Y-axis: P, Q.\n\n- P: 1, 2, 3\n- Q: 3, 40\n\n"
        "The colour bar runs from 0 to 10.\n"
    )
    lines = [f.spans[0].line for f in replot.examine(text).findings if f.spans]
    assert len(lines) >= 2
    assert lines == sorted(lines)


def test_reading_twice_gives_the_same():
    text = panels("## Before", "## After")
    first, second = replot.examine(text), replot.examine(text)
    assert first.figure == second.figure
    assert first.findings == second.findings
    assert first.evidence == second.evidence


def test_the_figure_survives_its_spec():
    text = TRIANGLE.format(" The upper triangle is masked. The colour bar runs from -1 to 1.")
    figure = replot.parse(text)
    assert replot.Figure.from_dict(figure.to_dict()) == figure
    assert panel(text).color.vmin == -1
