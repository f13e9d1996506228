#!/usr/bin/env python3
"""Search for texts that the reader of descriptions cannot bear.

    python3 scripts/run.py scripts/fuzz.py [--inputs N] [--seconds S] [--seed K] [--short] [--atheris]
    python3 scripts/run.py scripts/fuzz.py --replay FILE ...

Each input is a text of the corpus, or some that the tests of the reader hold, changed at random: lines and
words cut, doubled, swapped and repeated, texts spliced, and pieces of markdown, HTML, LaTeX, tables, numbers
and axis talk put in; now and then a part of a text over and over. Whatever the input, `replot.examine` gives
a reading or raises a `ReplotError`, soon; and what it read is a figure that survives its own spec. An input
that breaks this is kept in the folder .fuzz and ends the run with 1.

The n-th input depends on the seed and n alone. ``--short`` leaves out the long inputs, a fifth of all, which
take half of the time. With ``--atheris`` (if it is installed) libFuzzer steers
the same changes by the code that they reach.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import multiprocessing
import random
import signal
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".fuzz"
SHORT, LONGEST, VERY_LONG = 1_500, 6_000, 60_000
"""Characters that an input has at most: four in five are short, one in a hundred is very long."""
LEAST = 25
"""Characters of what counts as a text in a test."""
OF_CORPUS = 0.3
"""How many of the inputs come from the corpus; the others from the tests."""
AGAIN, OVER_AND_OVER = 0.002, 400_000
"""How many of the inputs are a part of a text over and over, and how long these are."""
PATIENCE, MOST_PATIENCE = 1.0, 8.0
"""Seconds of processor time that a text may take, and as many again for each 10,000 characters; at most.

On a slower machine they are longer by as much as a loop takes longer there than ``AT_PACE``: work that is
none of the reader's, for a reader that grows slower is to be found out.
"""
AT_PACE, STEPS = 0.07, 1_000_000
STUCK = 60.0
"""Seconds of processor time after which a reading that never comes back is given up."""
WAITING = 10
"""How many times as long that may take on a busy machine, or where the system cannot count it."""

PIECES = [
    "\n", "\n\n", " ", "\t", "\x0b", "\u2028", "\u00a0", "\u202f", "\ufeff", "\\", "`", "``", "```\n",
    "~~~\n", "*", "**", "***", "_", "__", "#", "## ", "> ", ">> ", "- ", "  - ", "    * ", "1. ", "a) ",
    "(b) ", "|", "| ", " | ", "|---|", "\n|-|-|\n", "---", "===", "<br>", "<table>", "</table>",
    "<tr><td>1</td><td>2", "<td colspan=9 rowspan=3>", "<td colspan=99999999>", "<b>", "</b>", "<!--",
    "-->", "<sup>2</sup>", "<details><summary>", "&nbsp;", "&#x2212;", "&lt;", "![", "](x)", "[1]", "[^1]",
    "$", "\\begin{tabular}{lcc}", "\\end{tabular}", "\\hline", " & ", " \\\\ ", "\\multicolumn{999}{c}{A}",
    "\\mathrm{", "\\%", "{", "}", "[", "]", "(", ")", "((", "))", "[[1, 2], [3, 4]]", '{"a": [1, 2]}',
    "array([[", "nan", "None", "NaN", "1e400", "-1e308", "1e-400", "0", "-0", "1", "10^9", "10⁹⁹",
    "1,000,000", "1.000,5", "0,5", "½", "1/0", "50%", "~3", "3 ± 0.2", "±", "<5", "> 10", "2-4", "2 to 4",
    "(1.5)", "$4.2", "n/a", "N/A", "--", "x", "?", "blank", "TSLA (+0.97)", "0.5*", "1 to 1000000000",
    "0.0 to 1.0 in steps of 0.000001", "powers of two from 1 to 128k", "1, 2, ..., 999999999", "Jan to Dec",
    "2001-01 to 2099-12", "A to Z", "and", "or", ", ", "; ", ": ", " = ", " -> ", "→", "…", "...", ". ",
    ".", "!", '"', "“", "”", "'", "’", "«", "e.g. ", "heatmap", "The heatmap shows ", "confusion matrix",
    "x-axis", "The y-axis is labeled ", "rows represent ", "columns: ", "both axes list ", "row", "column",
    "Row 3: ", "column 2 = ", "cell (1, 2) = ", "top-left", "diagonal", "The diagonal values are ",
    "all other cells are ", "except for ", "respectively", "in the same order", "such as ",
    "from top to bottom", "colour bar", "color scale from 0 (white) to 1 (dark red)", "viridis",
    "darker is higher", "white at 0", "#ff0000", "rgb(1, 2, 3)", "logarithmic", "shared", "Panel (a)",
    "(left)", "Heatmap 2: ", "panels", "side by side", "### Observations\n", "highest", "lowest",
    "increases", "average of ", "more than ", "# Axes\n", "# Data\n", "# Title\n", "100 panels",
    "999999999 rows", "5 x 5", "grid of 3 by 4", "self", "symmetric", "upper triangle masked", "İ", "ß",
    "ﬁ", "日本", "א", "👩‍🔬", "\u0301", "\u200b", "\ud7ff", "α", "γ", "−", "–", "×", "⁻¹", "٣", "²",
]
CHARACTERS = "|,;:.()[]{}\"'`*_#>-+=<~^$%&/\\!? \n0123456789aAeExX\u2212"


def corpus() -> list[str]:
    """The texts to begin with."""
    paths = [*(ROOT / "seeds").iterdir(), *(ROOT / "tests" / "corpus").rglob("*")]
    return [path.read_text("utf-8") for path in sorted(paths)
            if path.suffix in (".md", ".txt") and path.name != "FORMAT.md"]


@lru_cache
def of_tests() -> list[str]:
    """What the tests of the reader read, which is told in far more ways and languages than the corpus."""
    texts = {}
    for path in sorted((ROOT / "tests" / "reading").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) > LEAST:
                texts[node.value] = None
    return list(texts)


def some_of_tests(rng: random.Random) -> str:
    """Texts that stand together in a test: often the axes, and what is said of the cells."""
    told = of_tests()
    first = rng.randrange(len(told))
    some = told[first : first + rng.choice([1, 2, 2, 3, 4])]
    return rng.choice(["", "A heatmap. ", "## Heatmap\n\n"]) + rng.choice([" ", "\n"]).join(some)


def _stretch(text: str, rng: random.Random, most: int = 400) -> tuple[int, int]:
    start = rng.randrange(len(text) + 1)
    return start, min(len(text), start + rng.randrange(1, rng.choice([4, 30, most])))


def _cut(text: str, rng: random.Random, _: Sequence[str]) -> str:
    start, end = _stretch(text, rng)
    return text[:start] + text[end:]


def _put(text: str, rng: random.Random, _: Sequence[str]) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(PIECES) * rng.choice([1, 1, 1, 2, 5]) + text[at:]


def _change(text: str, rng: random.Random, _: Sequence[str]) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(CHARACTERS) + text[at + 1:]


def _repeat(text: str, rng: random.Random, _: Sequence[str]) -> str:
    start, end = _stretch(text, rng, 200)
    return text[:start] + text[start:end] * rng.choice([2, 3, 10, 100]) + text[end:]


def _move(text: str, rng: random.Random, _: Sequence[str]) -> str:
    start, end = _stretch(text, rng)
    rest = text[:start] + text[end:]
    at = rng.randrange(len(rest) + 1)
    return rest[:at] + text[start:end] + rest[at:]


def _lines(text: str, rng: random.Random, _: Sequence[str]) -> str:
    lines = text.split("\n")
    k = rng.randrange(len(lines))
    how = rng.randrange(5)
    if how == 0:
        del lines[k]
    elif how == 1:
        lines.insert(rng.randrange(len(lines) + 1), lines[k])
    elif how == 2:
        lines[k] = rng.choice(["  ", "    ", "> ", "- ", "# ", "| ", ""]) + lines[k].lstrip()
    elif how == 3:
        lines[k:k + 2] = [" ".join(lines[k:k + 2])]
    else:
        rng.shuffle(lines)
    return "\n".join(lines)


def _number(text: str, rng: random.Random, _: Sequence[str]) -> str:
    places = [k for k, sign in enumerate(text) if sign.isdigit()]
    if not places:
        return text + "7"
    at = rng.choice(places)
    new = rng.choice(["9" * rng.choice([1, 5, 400]), ".", "e9", "-", "%", "", "⁹", "0,0"])
    return text[:at] + new + text[at + 1:]


def _splice(text: str, rng: random.Random, texts: Sequence[str]) -> str:
    other = rng.choice(texts)
    return text[:rng.randrange(len(text) + 1)] + other[rng.randrange(len(other)):]


CHANGES: list[Callable[[str, random.Random, Sequence[str]], str]] = [
    _cut, _cut, _put, _put, _put, _change, _change, _repeat, _move, _lines, _lines, _number, _splice]


def mutated(text: str, rng: random.Random, texts: Sequence[str], most: int = LONGEST) -> str:
    """The text after some changes."""
    for _ in range(rng.choice([1, 1, 2, 3, 5, 8, 20])):
        text = rng.choice(CHANGES)(text, rng, texts)[:most]
    return text


def over_and_over(text: str, rng: random.Random) -> str:
    """The text, some of its lines or a sentence, over and over."""
    lines = [line for line in text.split("\n") if line.strip()]
    first = rng.randrange(len(lines))
    parts = [text, *["\n".join(lines[first : first + rng.randrange(1, 5)])] * 2, rng.choice(text.split(". "))]
    part = rng.choice(parts) + rng.choice(["\n", "\n\n", " ", ", ", "; ", ". "])
    return part * (OVER_AND_OVER // len(part) + 1)


def nth(n: int, seed: int, texts: Sequence[str], short: bool = False) -> str:
    """The n-th input of a run: mostly some lines of a text, for what is short is read soon."""
    rng = random.Random(f"{seed}:{n}")
    text = rng.choice(texts) if rng.random() < OF_CORPUS else some_of_tests(rng)
    if not short and rng.random() < AGAIN:
        return over_and_over(text, rng)
    if short or rng.random() < 0.8:
        lines = text.split("\n")
        first = rng.randrange(len(lines))
        text = "\n".join([lines[0], *lines[first : first + rng.randrange(1, 16)]])
    most = SHORT if short else rng.choices([SHORT, LONGEST, VERY_LONG], [80, 19, 1])[0]
    return mutated(text, rng, texts, most)


def broken(text: str) -> str | None:
    """What is wrong with how a text is read, however long it takes, or None."""
    import replot

    try:
        reading = replot.examine(text)
        figure = reading.figure
        if replot.Figure.from_dict(json.loads(json.dumps(figure.to_dict()))) != figure:
            return "the figure is another one after a round through its spec"
        lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        for span in (*reading.evidence.values(), *(s for f in reading.findings for s in f.spans)):
            if not (1 <= span.line <= len(lines) and 1 <= span.column <= len(lines[span.line - 1]) + 1):
                return f"a span points outside the text: {span}"
    except replot.ReplotError as error:
        if not str(error) or "\n" in str(error):
            return f"an error without one clear line: {error!r}"
    except Exception:
        return traceback.format_exc()
    return None


@lru_cache
def pace() -> float:
    """How much longer than ``AT_PACE`` this machine takes for a loop, and 1 at least."""
    taken = []
    for _ in range(5):
        start = time.process_time()
        sum(k * k % 7 for k in range(STEPS))
        taken.append(time.process_time() - start)
    return max(1.0, min(taken) / AT_PACE)


def fault(text: str) -> str | None:
    """What is wrong with how a text is read, or None."""
    start = time.process_time()
    if (what := broken(text)) is not None:
        return what
    taken = time.process_time() - start
    if taken > pace() * min(PATIENCE * (1 + len(text) / 10_000), MOST_PATIENCE):
        return f"{taken:.1f} s for {len(text):,} characters"
    return None


def keep(text: str, what: str) -> None:
    """Put an input aside and tell of it."""
    KEPT.mkdir(exist_ok=True)
    path = KEPT / f"{hashlib.sha256(text.encode('utf-8', 'surrogatepass')).hexdigest()[:16]}.txt"
    path.write_text(text, "utf-8", errors="surrogatepass", newline="")
    print(f"{path}: {what}", file=sys.stderr, flush=True)


def _work(seed: int, short: bool, first: int, last: int, seconds: float, at, found) -> None:  # type: ignore[no-untyped-def]
    texts, end, parent = corpus(), time.monotonic() + seconds, multiprocessing.parent_process()
    broken(texts[0])  # what the reader loads at its first text is not held against that text
    for n in range(first, last):
        at.value = n
        if hasattr(signal, "setitimer"):  # ends the process, whatever it is in
            signal.setitimer(signal.ITIMER_VIRTUAL, STUCK)
        text = nth(n, seed, texts, short)
        what = fault(text)
        if what is not None:
            keep(text, f"input {n} of seed {seed}: {what}")
            found.value += 1
        if time.monotonic() > end or (parent is not None and not parent.is_alive()):
            break  # or it would go on alone, where the parent was killed
    at.value += 1


def run(seed: int, short: bool, inputs: int, seconds: float) -> int:
    """Try inputs one after the other in a process of its own, which is ended where one never comes back."""
    context = multiprocessing.get_context("spawn")
    at, broken = context.Value("q", 0), context.Value("q", 0)
    began, stuck = time.monotonic(), 0
    while at.value < inputs and (left := began + seconds - time.monotonic()) > 0:
        work = (seed, short, at.value, inputs, left, at, broken)
        worker = context.Process(target=_work, args=work, daemon=True)
        worker.start()
        seen, since = at.value, time.monotonic()
        while worker.is_alive():
            worker.join(0.5)
            if at.value != seen:
                seen, since = at.value, time.monotonic()
            elif time.monotonic() - since > WAITING * STUCK:
                worker.kill()
                worker.join()
        if worker.exitcode:
            what = f"input {at.value} of seed {seed}: ended with {worker.exitcode}"
            keep(nth(at.value, seed, corpus(), short), what)
            at.value, stuck = at.value + 1, stuck + 1
        elif at.value < inputs:
            break
    found = broken.value + stuck
    print(f"{at.value:,} inputs in {time.monotonic() - began:.0f} s: {found:,} broke the reader")
    return int(found > 0)


def run_atheris(seed: int, inputs: int, seconds: float) -> int:
    """The same changes, steered by libFuzzer."""
    import tempfile

    import atheris  # type: ignore[import-not-found]

    with atheris.instrument_imports(include=["replot.reading"]):
        import replot.reading.description.assembly.compose
        import replot.reading.description.findings
        import replot.reading.description.statements.refuse  # noqa: F401
    texts = corpus()
    rng = random.Random(seed)

    def one(data: bytes) -> None:
        text = data.decode("utf-8", "ignore")
        what = fault(text)
        if what is not None:
            keep(text, what)
            raise RuntimeError(what)

    def change(data: bytes, most: int, seed: int) -> bytes:
        if rng.random() < 0.2:
            return atheris.Mutate(data, most)
        rng.seed(seed)
        return mutated(data.decode("utf-8", "ignore"), rng, texts).encode("utf-8", "ignore")[:most]

    with tempfile.TemporaryDirectory() as folder:
        for k, text in enumerate(texts):
            Path(folder, f"{k}.txt").write_text(text, "utf-8")
        options = [f"-runs={inputs}", f"-max_total_time={int(seconds) or 1}", f"-seed={seed or 1}",
                   "-max_len=12000", f"-timeout={int(STUCK)}", f"-artifact_prefix={folder}/",
                   "-print_final_stats=1"]
        atheris.Setup([sys.argv[0], *options, folder], one, custom_mutator=change)
        atheris.Fuzz()
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inputs", type=int, default=10**9, metavar="N", help="stop after so many")
    parser.add_argument("--seconds", type=float, default=60, metavar="S", help="stop after so long")
    parser.add_argument("--seed", type=int, default=0, metavar="K")
    parser.add_argument("--short", action="store_true", help="leave out the long inputs")
    parser.add_argument("--atheris", action="store_true", help="let libFuzzer steer; needs atheris")
    parser.add_argument("--replay", nargs="+", type=Path, metavar="FILE", help="read these texts again")
    arguments = parser.parse_args()
    if arguments.replay:
        texts = {path: path.read_bytes().decode("utf-8", "surrogatepass") for path in arguments.replay}
        broken(next(iter(texts.values())))
        faults = {path: fault(text) for path, text in texts.items()}
        for path, what in faults.items():
            print(f"{path}: {what or 'is read'}")
        return int(any(faults.values()))
    if arguments.atheris:
        return run_atheris(arguments.seed, arguments.inputs, arguments.seconds)
    return run(arguments.seed, arguments.short, arguments.inputs, arguments.seconds)


if __name__ == "__main__":
    sys.exit(main())
