"""What a text may ask for, and what is said of one that asks for more."""

from __future__ import annotations

import re

import pytest

import replot
from replot import Limits
from replot.cli import main

TABLE = "A heatmap.\n\n| | a | b | c |\n|---|---|---|---|\n| r | 1 | 2 | 3 |\n| s | 4 | 5 | 6 |\n"
PANELS = "Three heatmaps.\n\n" + "".join(f"## Panel {k}\n\n- r: 1, 2\n- s: 3, 4\n\n" for k in range(3))


def refusal(source: str, **limits: int) -> str:
    with pytest.raises(replot.ReplotError) as caught:
        replot.parse(source, limits=Limits(**limits))
    return str(caught.value)


def too_large(source: str, **limits: int) -> list[str]:
    reading = replot.examine(source, limits=Limits(**limits))
    return [finding.message for finding in reading.findings if finding.code == "R402"]


def test_a_text_within_the_limits_says_nothing_of_them():
    assert too_large(TABLE) == []
    assert replot.parse(TABLE, limits=Limits()) == replot.parse(TABLE)


def test_characters():
    assert refusal(TABLE, text=20) == (
        f"the text has {len(TABLE)} characters, more than the limit of 20; "
        f"pass limits=replot.Limits(text={len(TABLE)}), or --limit text={len(TABLE)}, to read it"
    )


def test_cells():
    assert "the text has 12 cells in its tables, more than the limit of 11;" in refusal(TABLE, cells=11)
    listed = "A heatmap. The x-axis lists a, b, c. The y-axis lists r, s.\n\n- r: 1, 2, 3\n- s: 4, 5, 6\n"
    assert refusal(listed, cells=5).startswith("the text has 6 cells, more than the limit of 5; ")
    assert replot.parse(listed, limits=Limits(cells=6)).panels[0].grid.shape == (2, 3)


def test_lines_and_labels():
    assert "the text has 3 lines in a table, more than the limit of 2;" in refusal(TABLE, categories=2)
    assert "the text has 4 columns in a table, more than the limit of 3;" in refusal(TABLE, categories=3)
    listed = "A heatmap. The x-axis lists a, b, c. The y-axis lists r, s.\n\n- r: 1, 2, 3\n- s: 4, 5, 6\n"
    assert refusal(listed, categories=2).startswith(
        "the text has 3 labels on one axis, more than the limit of 2; ")


@pytest.mark.parametrize(
    "said", ["from 1 to 200,000 with seven ticks", "up to 200,000 in few cells", "200,000 over all rows"]
)
def test_a_number_before_other_words_counts_nothing(said):
    assert too_large(f"A heatmap. The bar runs {said}. Rows A, B; columns c, d.") == []


def test_a_number_counts_what_stands_two_words_behind_it():
    assert too_large("A heatmap of 200,000 very small rows and columns c, d.") != []


def test_panels_beyond_the_limit_are_left_out_and_it_is_said():
    (message,) = too_large(PANELS, panels=2)
    assert message == "the text has 3 panels, more than the limit of 2; others are left out"
    assert len(replot.parse(PANELS, limits=Limits(panels=2)).panels) == 2
    assert len(replot.parse(PANELS).panels) == 3


def test_prose_beyond_the_limit_is_left_out_and_it_is_said():
    length = sum(50 + len(part) for part in ("Three heatmaps.", *["Panel 0", "r: 1, 2", "s: 3, 4"] * 3))
    assert too_large(PANELS, prose=length) == []
    (message,) = too_large(PANELS, prose=length - 1)
    assert message == (
        f"the text has more running text than the limit of {length - 1} characters, where each line "
        "and each further sentence counts for 50 more; what follows is left out"
    )


def test_each_sentence_counts_for_more_than_its_characters():
    text = "A heatmap of noise. Rows A and B. Columns 1 and 2. A has 3 and 4. B has 5 and 6."
    assert too_large(text, prose=len(text) + 5 * 50) == []
    (message,) = too_large(text, prose=len(text) + 5 * 50 - 1)
    assert message.endswith("each further sentence counts for 50 more; what follows is left out")


def test_each_line_of_code_counts_for_ten_characters():
    text = "A heatmap.\n\n```\n,a,b\nr,1,2\ns,3,4\n```\n"
    length = 50 + len("A heatmap.") + 50 + 3 * 10
    assert too_large(text, prose=length) == []
    (panel,) = replot.parse(text, limits=Limits(prose=length)).panels
    assert panel.grid.values.tolist() == [[1, 2], [3, 4]]
    with pytest.raises(replot.NotAHeatmap) as caught:
        replot.parse(text, limits=Limits(prose=length - 1))
    assert str(caught.value) == (
        "the text speaks of a heatmap, but names no row, no column, no axis and no value; but the text has "
        f"more running text than the limit of {length - 1} characters, where each line and each further "
        f"sentence counts for 50 more; what follows is left out (pass "
        f"limits=replot.Limits(prose={2 * length - 2}), or --limit prose={2 * length - 2}, to read it)"
    )


def test_a_sentence_that_turns_to_the_axes_again_and_again():
    figure = replot.parse("Heatmap, " + "rows A, B; columns C, D; " * 3000)
    (panel,) = figure.panels
    assert (panel.y.categories, panel.x.categories) == (("A", "B"), ("C", "D"))


def test_a_list_of_thousands_is_parted_in_one_way():
    values = ", ".join(["1,236, 1"] * 40)  # each of them in two, if a comma parted thousands too
    text = f"A heatmap. Rows: May, June. Columns: a, b.\n\n- May: 1, 2\n- June: {values}===, 1\n"
    assert replot.parse(text).panels[0].grid.values.tolist()[0] == [1, 2]


@pytest.mark.parametrize("said", [
    "ranges from 1 to 1000000000 in steps of 1", "runs from 0.0 to 1000.0 in steps of 0.000001",
    "shows every integer from 1 to 1,000,000,000"])
def test_a_range_too_long_is_not_written_out(said):
    text = f"A heatmap. The x-axis {said}. The y-axis lists A and B."
    (message,) = too_large(text)
    assert re.search(r"stands for 1,000,000,00[01] labels, more than the limit of 10,000;", message)
    assert replot.parse(text).panels[0].x.categories == ()


def test_a_claimed_size_costs_nothing():
    text = "A heatmap with 1,000,000,000 rows and 2 columns. The x-axis lists A and B."
    assert too_large(text) == [
        "the text claims 1,000,000,000 rows, more than the limit of 10,000; those that it states are read"]


def test_ranges_are_as_long_as_asked_for():
    text = "A heatmap. The x-axis shows 1 to 12000 in steps of 1. The y-axis lists A and B."
    assert replot.parse(text).panels[0].x.categories == ()
    assert len(replot.parse(text, limits=Limits(categories=12_000)).panels[0].x.categories) == 12_000


class TestCommandLine:
    @pytest.fixture
    def file(self, tmp_path):
        path = tmp_path / "a.md"
        path.write_text(TABLE, "utf-8")
        return str(path)

    def test_a_limit_is_said_and_raised(self, file, capsys):
        assert main(["parse", file, "--limit", "cells=11"]) == 1
        assert "--limit cells=12, to read it" in capsys.readouterr().err
        assert main(["parse", file, "--limit", "cells=12"]) == 0

    def test_the_size_of_a_file(self, file, capsys):
        assert main(["check", file, "--limit", "bytes=20"]) == 1
        said = capsys.readouterr().out
        assert "larger than the limit of 2e-05 MB; raise max_bytes (--limit bytes=N) to read it" in said
        assert main(["check", file, "--exit-zero", "--limit", "bytes=2000"]) == 0

    @pytest.mark.parametrize("wrong", ["size=3", "cells", "cells=-1", "cells=many"])
    def test_a_limit_that_is_none(self, file, wrong, capsys):
        assert main(["parse", file, "--limit", wrong]) == 2
        said = capsys.readouterr().err
        assert "write NAME=N, with one of bytes, text, prose, cells, categories, panels" in said

    def test_drawing_goes_by_it(self, file, tmp_path, capsys):
        assert main(["draw", file, "-o", str(tmp_path / "out"), "--limit", "cells=11"]) == 1
        assert "--limit cells=12, to read it" in capsys.readouterr().err
        assert main(["draw", file, "-o", str(tmp_path / "out"), "--limit", "cells=12"]) == 0
