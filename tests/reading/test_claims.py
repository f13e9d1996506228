"""Claims of the commentary, checked against the cells: false ones are named, true ones never."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from replot.findings import Finding
from replot.reading.description import examine

PARSERS = """# Heatmap: Robustness of parsers
### Axes
- **X-axis:** "Noise level", from left to right: 0, 5, 10, 15, 20
- **Y-axis:** "Parser", top to bottom: Alpha, Bravo, Coral, Delta
- **Colour bar:** "Accuracy (%)", 0 to 100, light blue to dark blue
### Data
| Parser | 0 | 5 | 10 | 15 | 20 |
|---|---|---|---|---|---|
| Alpha | 98.0 | 96.5 | 91.0 | 85.5 | 80.0 |
| Bravo | 97.0 | 97.5 | 97.0 | 96.0 | 95.0 |
| Coral | 88.0 | 84.0 | 70.5 | 61.0 | 50.5 |
| Delta | 75.0 | N/A | 77.0 | 79.5 | N/A |
### Key Observations
"""
MODELS = """# Two heatmaps
### Axes
- **X-axis (both):** "Ratio", left to right: 0.1, 0.2, 0.3
- **Y-axis (both):** "Window Size", top to bottom: 500, 1000, 2000
- Colour bar: "Pass@1", 40 to 60, yellow to blue
### Data
**Left heatmap: Llama**
- 500: 41.0, 43.5, 42.0
- 1000: 44.5, 45.0, 47.5
- 2000: 48.0, 46.0, 49.5
**Right heatmap: Qwen**
- 500: 51.0, 53.5, 52.0
- 1000: 54.5, 55.0, 57.5
- 2000: 58.0, 46.5, 59.5
### Key Observations
"""
ANIMALS = """# Confusion matrix of an animal classifier
### Axes
- **X-axis:** "Predicted label", left to right: Cat, Dog, Fox, Owl
- **Y-axis:** "True label", top to bottom: Cat, Dog, Fox, Owl
- **Colour bar:** "Count", 0 to 100, white to dark blue
### Data
| True \\ Predicted | Cat | Dog | Fox | Owl |
|---|---|---|---|---|
| Cat | 90 | 5 | 3 | 2 |
| Dog | 8 | 85 | 6 | 1 |
| Fox | 4 | 12 | 80 | 4 |
| Owl | 0 | 1 | 2 | 97 |
### Key Observations
"""
LOSSES = """# Validation loss of a sweep
### Axes
- x axis "Batch size", left to right: 16, 32, 64, 128
- y axis "Learning rate", top to bottom: 1e-4, 3e-4, 1e-3
- colour bar "Validation loss", 2.5 to 4.0, from dark purple to yellow
### Data
| Learning rate | 16 | 32 | 64 | 128 |
|---|---|---|---|---|
| 1e-4 | 3.10 | 3.05 | 3.20 | 3.40 |
| 3e-4 | 2.90 | 2.85 | 2.95 | 3.00 |
| 1e-3 | 3.60 | 3.20 | 2.75 | 2.80 |
### Key Observations
"""


def contradicted(text: str, sentence: str) -> list[Finding]:
    return [f for f in examine(text + f"- {sentence}\n").findings if f.code == "R110"]


FALSE = [
    (
        PARSERS,
        "The highest accuracy is 97.5%, achieved by Bravo at noise level 5.",
        "the highest value is 98 (Alpha, Noise level 0)",
    ),
    (
        PARSERS,
        "The lowest accuracy in the heatmap is 61.0% (Coral, noise level 15).",
        "the lowest value is 50.5 (Coral, Noise level 20)",
    ),
    (
        PARSERS,
        "The worst cell is 70.5 (Coral, noise level 10).",
        "the lowest value is 50.5 (Coral, Noise level 20)",
    ),
    (PARSERS, "Coral peaks at noise level 5.", "the highest value is 88 (Coral, Noise level 0)"),
    (PARSERS, "Bravo never falls below 96%.", "95 (Bravo, Noise level 20) lies below 96"),
    (PARSERS, "All values at noise level 10 are above 71.", "70.5 (Coral, Noise level 10) lies below 71"),
    (PARSERS, "No value exceeds 97.", "98 (Alpha, Noise level 0) and 1 more lie above 97"),
    (PARSERS, "There are no values below 60.", "50.5 (Coral, Noise level 20) lies below 60"),
    (
        PARSERS,
        "Bravo is robust, staying above 96 at every noise level.",
        "95 (Bravo, Noise level 20) lies below 96",
    ),
    (
        PARSERS,
        "Bravo maintains accuracy between 96.0 and 97.5 across all noise levels.",
        "95 (Bravo, Noise level 20) lies below 96",
    ),
    (
        PARSERS,
        "Coral varies by less than 3 points across noise levels.",
        "from 50.5 (Coral, Noise level 20) to 88 (Coral, Noise level 0) it is 37.5",
    ),
    (PARSERS, "Delta has no data for noise levels 5 and 15.", "there is 79.5 (Delta, Noise level 15)"),
    (PARSERS, "Delta contains 4 values.", "3 cells there hold a value"),
    (PARSERS, "A total of 20 cells are filled.", "18 cells hold a value"),
    (PARSERS, "97.0 occurs four times.", "97 stands in 2 cells"),
    (PARSERS, "Exactly five cells are below 70.", "2 cells do"),
    (
        PARSERS,
        "Coral is ahead of Bravo at every noise level.",
        "88 (Coral, Noise level 0) against 97 (Bravo, Noise level 0)",
    ),
    (
        PARSERS,
        "At noise level 0, Alpha is 3.0 points ahead of Bravo.",
        "98 (Alpha, Noise level 0) and 97 (Bravo, Noise level 0) are 1 apart",
    ),
    (
        PARSERS,
        "Coral is the best parser at every noise level.",
        "98 (Alpha, Noise level 0) is higher than 88 (Coral, Noise level 0)",
    ),
    (
        PARSERS,
        "Alpha increases strictly from left to right.",
        "from 98 (Alpha, Noise level 0) to 96.5 (Alpha, Noise level 5) it falls",
    ),
    (
        PARSERS,
        "Delta decreases as the noise level increases.",
        "from 75 (Delta, Noise level 0) to 79.5 (Delta, Noise level 15) it rises at every step",
    ),
    (
        PARSERS,
        "Alpha drops from 98.0 to 81.0.",
        "81 is not among its values; the nearest is 80 (Alpha, Noise level 20)",
    ),
    (
        PARSERS,
        "Coral loses 30.5 points between noise level 0 and noise level 20.",
        "88 (Coral, Noise level 0) and 50.5 (Coral, Noise level 20) are 37.5 apart",
    ),
    (
        PARSERS,
        "The largest single-step drop is 23.5 points.",
        "the largest one is 13.5, from 84 (Coral, Noise level 5) to 70.5 (Coral, Noise level 10)",
    ),
    (PARSERS, "Bravo reaches 96.5 at noise level 5.", "it is 97.5 (Bravo, Noise level 5)"),
    (PARSERS, "The average of Bravo is 94.5.", "the mean of its 5 values is 96.5"),
    (
        MODELS,
        "Llama is higher than Qwen at every ratio and window size.",
        "41 (Llama, Window Size 500, Ratio 0.1) against 51 (Qwen, Window Size 500, Ratio 0.1)",
    ),
    (MODELS, "Qwen never falls below 47.", "46.5 (Qwen, Window Size 2000, Ratio 0.2) lies below 47"),
    (MODELS, "Both panels are above 42 everywhere.", "41 (Llama, Window Size 500, Ratio 0.1) lies below 42"),
    (ANIMALS, "The highest off-diagonal value is 8.", "the highest value is 12 (Fox, Dog)"),
    (ANIMALS, "All diagonal values are at least 85.", "80 (Fox, Fox) lies below 85"),
    (ANIMALS, "All diagonal cells have values of 97.", "90 (Cat, Cat) and 2 more are not"),
    (
        LOSSES,
        "The best loss is 2.80, at a learning rate of 1e-3 and a batch size of 128.",
        "the lowest value is 2.75 (1e-3, Batch size 64)",
    ),
    (LOSSES, "Loss stays below 3.5 everywhere.", "3.6 (1e-3, Batch size 16) lies above 3.5"),
]


@pytest.mark.parametrize(("text", "sentence", "words"), FALSE)
def test_contradicted(text, sentence, words):
    (finding,) = contradicted(text, sentence)
    claim = sentence.rstrip(".")
    if "staying" in claim:
        claim = "staying above 96 at every noise level"
    assert finding.message == f'"{claim}": {words}'
    line = text.count("\n") + 1
    assert finding.spans[0].line == line
    assert claim in finding.spans[0].text
    assert finding.help == "the data are used; correct the sentence or the data"
    assert bool(finding.subject) == (len(finding.spans) > 1)


TRUE = {
    PARSERS: """
        The highest accuracy is 98.0%, achieved by Alpha at noise level 0.
        The lowest value of Delta is 75.0 at noise level 0.
        The strongest result of Delta, 79.5, belongs to noise level 15.
        Coral has the lowest values, down to 50.5.
        Bravo stays at or above 95.0% at every noise level.
        No value exceeds 98.
        Bravo (95.0–97.5) is consistently higher than Coral (50.5–88.0).
        Delta lacks data for noise levels 5 and 20.
        97.0 occurs two times.
        Alpha beats Coral by 29.5 points at noise level 20.
        Alpha falls from 98.0% at noise level 0 to 80.0% at noise level 20.
        The largest drop between adjacent noise levels is 13.5 points.
        The average of Bravo is 96.5.
        The maximum is 98.0 and the minimum is 50.5.
        The highest values (98.0 for Alpha and 97.5 for Bravo) are close.
        Between noise levels 5 and 15 Bravo drops by 1.5 points.
        """,
    MODELS: """
        The highest value is 59.5 (Qwen, window size 2000, ratio 0.3).
        The highest value is 49.5.
        The peak of 49.5 is at window size 2000 and ratio 0.3.
        All values stay below 50 in the left heatmap.
        In the left heatmap, the lowest value is 41.0.
        The left heatmap never exceeds 50, and all values are above 40.
        Qwen is higher than Llama at every ratio and window size.
        Both panels have their highest value at window size 2000 and ratio 0.3.
        """,
    ANIMALS: """
        The highest off-diagonal value is 12, where Fox is predicted as Dog.
        The highest value is 97 (Owl).
        Every row has its highest value on the diagonal.
        Dog is predicted as Cat 8 times.
        Cat and Dog are confused with each other in 13 cases.
        Exactly three off-diagonal values are above 5.
        """,
    LOSSES: """
        The best loss is 2.75, at a learning rate of 1e-3 and a batch size of 64.
        3e-4 beats 1e-4 at all batch sizes.
        The best value is at 64.
        For 3e-4 the minimum is 2.85 at batch size 32.
        The loss increases by 0.30 between batch size 16 and batch size 128 at 1e-4.
        """,
}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [(text, line.strip()) for text, lines in TRUE.items() for line in lines.strip().split("\n")],
)
def test_true_claims_are_never_reported(text, sentence):
    assert not contradicted(text, sentence)


UNSURE = """
Most values are above 96.
Bravo is mostly above 96.
Bravo is generally the best parser at every noise level.
Nearly all parsers stay above 90.
Bravo never falls below 96, except at noise level 20.
Bravo never falls below 97, but it does at noise level 15.
Bravo stays above 96 for most noise levels.
Bravo is above 96 on average.
Bravo stays above ~96 everywhere.
Accuracy peaks at 5.
The best parser is above 97.
The lowest is 20 for Coral.
All but one parser exceed 79.
Bravo drops below 96 at noise level 20.
It never falls below 99.
Not every cell is above 90.
Alpha may fall below 90.
If noise is ignored, all values are above 99.
"""


@pytest.mark.parametrize("sentence", UNSURE.strip().split("\n"))
def test_what_is_not_sure_is_not_judged(sentence):
    assert not contradicted(PARSERS, sentence)


def test_an_exception_in_the_next_sentence():
    assert not contradicted(PARSERS, "Bravo never falls below 96. The exception is noise level 20.")
    assert contradicted(PARSERS, "Bravo never falls below 96. Coral is another matter.")


def test_a_sentence_may_speak_of_what_the_one_before_named():
    assert not contradicted(PARSERS, "Coral suffers most. The highest value is 88.0.")
    assert contradicted(PARSERS, "Coral suffers most. The highest value is 84.0.")


def test_what_a_remark_stands_under_is_what_it_speaks_of():
    text = (
        PARSERS.partition("### Data")[0]
        + "### Data\n**Alpha**\n- Noise level 0: 98.0\n- Noise level 5: 96.5\n"
    )
    low = (
        text
        + "- *Trend:* All values stay above 97.\n**Bravo**\n- Noise level 0: 97.0\n- Noise level 5: 97.5\n"
    )
    (finding,) = (f for f in examine(low).findings if f.code == "R110")
    assert finding.message == '"All values stay above 97": 96.5 (Alpha, Noise level 5) lies below 97'
    high = low.replace("above 97", "above 96")
    assert not [f for f in examine(high).findings if f.code == "R110"]


def test_cells_never_stated_may_hold_anything():
    rows = PARSERS.replace("| Delta | 75.0 | N/A | 77.0 | 79.5 | N/A |\n", "")
    assert not contradicted(rows, "The lowest accuracy is 40.0 (Delta, noise level 20).")
    assert contradicted(rows, "The lowest accuracy is 60.0 (Delta, noise level 20).")


def test_approximate_cells_count_only_where_they_are_far_off():
    about = PARSERS.replace("| 95.0 |", "| ~95 |")
    assert not contradicted(about, "Bravo never falls below 96.")
    assert contradicted(about.replace("~95", "~60"), "Bravo never falls below 96.")


def test_fewer_decimals_are_no_contradiction():
    assert not contradicted(PARSERS, "The lowest accuracy is 51% (Coral, noise level 20).")
    assert not contradicted(PARSERS, "The lowest accuracy is 50% (Coral, noise level 20).")
    assert contradicted(PARSERS, "The lowest accuracy is 52% (Coral, noise level 20).")


def test_percent_of_fractions():
    shares = PARSERS.replace('"Accuracy (%)", 0 to 100', '"Accuracy", 0 to 1')
    for number in (
        "98.0",
        "96.5",
        "91.0",
        "85.5",
        "80.0",
        "97.0",
        "97.5",
        "96.0",
        "95.0",
        "88.0",
        "84.0",
        "70.5",
        "61.0",
        "50.5",
        "75.0",
        "77.0",
        "79.5",
    ):
        shares = shares.replace(f"| {number} ", f"| 0.{number.replace('.', '')} ")
    assert not contradicted(shares, "Bravo never falls below 95%.")
    assert contradicted(shares, "Bravo never falls below 96%.")
    assert not contradicted(shares, "Bravo never falls below 96.")


def test_hostile_commentary_takes_no_time():
    sentence = "No value is above " + "Bravo and " * 20_000 + "97."
    assert not contradicted(PARSERS, sentence)
    assert not contradicted(PARSERS, "The highest of all is 1. " * 2_000 + "(" * 5_000)


NAMES = ("Alpha", "Bravo", "Coral", "Delta", "Ember", "Frost")


@st.composite
def grids(draw: st.DrawFn) -> dict[str, list[float | None]]:
    """Rows of numbers with one decimal; some cells are empty."""
    width = draw(st.integers(2, 5))
    cell = st.one_of(st.none(), st.integers(30, 990).map(lambda n: n / 10))
    first = st.integers(30, 990).map(lambda n: n / 10)
    rows = draw(
        st.lists(
            st.tuples(first, st.lists(cell, min_size=width - 1, max_size=width - 1)), min_size=2, max_size=6
        )
    )
    return {name: [head, *rest] for name, (head, rest) in zip(NAMES, rows, strict=False)}


def described(grid: dict[str, list[float | None]]) -> str:
    width = len(next(iter(grid.values())))
    labels = [str(5 * k) for k in range(width)]
    rows = "\n".join(
        f"| {name} | " + " | ".join("N/A" if v is None else f"{v:.1f}" for v in row) + " |"
        for name, row in grid.items()
    )
    return (
        f'# Heatmap\n### Axes\n- X-axis: "Depth", left to right: {", ".join(labels)}\n'
        f'- Y-axis: "Parser", top to bottom: {", ".join(grid)}\n'
        '- Colour bar: "Accuracy (%)", white to green\n### Data\n'
        f"| Parser | {' | '.join(labels)} |\n{'|---' * (width + 1)}|\n{rows}\n### Key Observations\n"
    )


@settings(max_examples=25, deadline=None)
@given(grids(), st.integers(1, 9))
def test_claims_made_from_the_cells(grid, shift):
    """What is computed from a grid is never reported; the same moved by a little always is."""
    cells = [(v, name, k) for name, row in grid.items() for k, v in enumerate(row) if v is not None]
    (low, *_), (high, top, at) = min(cells), max(cells)
    name, row = next(iter(grid.items()))
    values = [v for v in row if v is not None]
    off = shift / 10
    text = described(grid)
    true = [
        f"The highest accuracy is {high:.1f}, found for {top} at depth {5 * at}.",
        f"The lowest value in the whole grid is {low:.1f}.",
        f"{name} never falls below {min(values):.1f}.",
        f"All values are at most {high:.1f}.",
        f"{name} ranges from {min(values):.1f} to {max(values):.1f}.",
        f"A total of {len(cells)} cells are filled.",
        f"{name} contains {len(values)} values.",
        f"Exactly {sum(v > low for v, *_ in cells)} cells are above {low:.1f}.",
    ]
    false = [
        f"The highest accuracy is {high - off:.1f}, found for {top} at depth {5 * at}.",
        f"The lowest value in the whole grid is {low + off:.1f}.",
        f"{name} never falls below {min(values) + off:.1f}.",
        f"All values are at most {high - off:.1f}.",
        f"A total of {len(cells) + shift} cells are filled.",
        f"{name} contains {len(values) + shift} values.",
    ]
    findings = [f for f in examine(text + "".join(f"- {s}\n" for s in true)).findings if f.code == "R110"]
    assert not findings
    findings = [f for f in examine(text + "".join(f"- {s}\n" for s in false)).findings if f.code == "R110"]
    assert len(findings) == len(false)
