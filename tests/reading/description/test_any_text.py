"""Whatever a text holds: a reading, or one clear line that says why not."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sources import panel

FUZZ = runpy.run_path(str(Path(__file__).parents[3] / "scripts" / "fuzz.py"))
CORPUS = FUZZ["corpus"]()
WORDS = st.sampled_from(FUZZ["PIECES"]) | st.sampled_from("\n\n\n  .,:;|0123456789ABCabc")


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(st.lists(WORDS, max_size=60).map("".join) | st.text(max_size=200))
def test_pieces_of_anything(text):
    assert FUZZ["broken"]("A heatmap. " + text) is None


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(st.sampled_from(CORPUS), st.randoms(use_true_random=False))
def test_texts_of_the_corpus_changed_at_random(text, rng):
    assert FUZZ["broken"](FUZZ["mutated"](text, rng, CORPUS, 3000)) is None


def test_an_input_depends_on_its_number_and_the_seed_alone():
    assert FUZZ["nth"](7, 1, CORPUS) == FUZZ["nth"](7, 1, CORPUS)
    assert FUZZ["nth"](7, 1, CORPUS) != FUZZ["nth"](8, 1, CORPUS)


def test_inputs_come_from_the_corpus_and_from_the_tests():
    told = set(FUZZ["of_tests"]())
    assert "\nOne shared colour bar runs from 0 to 9.\n" in told
    assert not told & set(CORPUS)


def test_what_breaks_the_reader_is_found(monkeypatch):
    import replot

    monkeypatch.setattr(replot, "examine", lambda text: 1 / 0)
    assert "ZeroDivisionError" in FUZZ["broken"]("A heatmap.")


ONCE = [
    "", " ", "\ufeff", "\x00", "A heatmap. " + "9" * 5000, "A heatmap: red at 10^910, white at 0.",
    "A heatmap.\n<table><caption>By age\nThe colour bar runs from 2.8 at the bottom to 4.0</caption>"
    "<tr><td></td><td>a</td></tr>\n<tr><td>b</td><td>1</td></tr></table>",
    "A heatmap of runs. " + "One of the cells is 4. " * 4,
    "A heatmap with the rows A, B and the columns C, D. In row ⁹ the values are 1 and 2.",
    "A recovery matrix. The rows are labeled,from top columns r t",
    "Heatmap256 4\n- With 256 gain\n\n4 with 2 samples to 1 with 256 samples",
    "**BLEURT\nBLEURT: 0. y): 0\n#Analysis\nThe strongest pair diagonal COMET-22 with BLEURT\n* *\n * M: 8\n"
    " * H: 4\n * U: −\n * -: 2\nT color bar o t *\n* COMET-22\n * COMET-22: 0",
    "Heatmap row represent M\n0 under each m", "heatmap\n-|\n-|",
    "Image heatmap &lt;.\\begin{tabular} 2.\na",
    "T\\begin{tabular}xaxis 2021 yaxis purple  black\n&sh;4452",
    "on both*COMET-,TER,upper triangle\n* TER\n    * COMET-22: 0\n    * BLEURT\n    * COMET-22: " + "9" * 400,
    "A heatmap. Rows: Ash, Fir; columns: a, b. Ash 1, 2. Fir has " + "2000, " * 3000 + "2001.",
    "Colourbar Confusion two classesridis,image,would", "<tfoot> >\n\nheatmap\n\n([[2020\n",
    "# Plots\n|:--|--:|\n| Loam | Compost | 103 |\n| Loam |" + " |" * 60 + " E |",
    "A heat map.\n\n" + "\\small " * 40 + "x",
    "**Fig-. heatmap", "Heatmap Between 2 and 6 chang between . and o",
    "## Heatmap\nHeatmap korelasi menunjukkan korelasi kuat antara `Padi` dan `Air` (0.47), diikuti oleh "
    "`Api` (e9.2).\n"
    "Matriks korelasi.",
    "A heatmap.\n```markdown", "A heatmap.\n\nText\n```",
    '\n  dose = c("low", "low", "high", "high"),\n  strain = c("K12", "BL21", "K12", "BL21"),\n'
    "  growth = c(0.92, 0.81, 0.12, 0.07)\n)\nggplot(d, aes(dose, strain, fill = growth)) + geom_tile()",
    "## Heatmap\ndf = df[[\n    'flow',\n    'salt',\n]].dropna()\nm = df.corr()\nsns.heatmap(data=m)",
    "```py\nsns.heatmap(m,\n  vmin=-1,\n  vmax=1)\n```\nA heatmap. Rows: a, b. Columns: c, d.",
    "## Heatmap\n| 12 | first (0.08) | of (0.91) |\n| 8 | same (0.05) | , (0.40) |\n\n"
    "Heatmap. Rows: P, Q. Columns: A, B.\n\n"
    "| Cell | Valu\n|---|---|\n| P, A | 1 |\n| P, B | 2 |\n| Q, A | 3 |\n| Q, B | 4 |\n",
    "Heatmap\n- x-axis: Mont* Small grid, 37 °C in the upper row " + "6, " * 250,
    "Heatmap. Rows: ReAct, Reflexion. Columns: a, b. ReAct has 8% of a, 2% of b"
    + ", while Reflexion 4% of a and 2% of b" * 25,
    "# Heatmap\ny-axis || y-axis|y-axis | 0",
    f"The diagonal{' is' * 40} i columns Ayr, Bath. Loam: Ayr 3, Bath 1.",
]


@pytest.mark.parametrize("text", ONCE)
def test_texts_that_once_broke_it(text):
    assert FUZZ["broken"](text) is None


def test_a_row_that_is_left_open_beside_a_cell_over_many():
    assert panel("colorbar<td colspan=9 rowspan=3>h<tr><th>8<d>").grid.values[0, 1] == 8
