"""The five descriptions of seeds/: first as text, then as pictures."""

from __future__ import annotations

import difflib
import importlib.util
import json
from pathlib import Path

import matplotlib as mpl
import pytest

import replot

ROOT = Path(__file__).parent.parent
SEEDS = sorted((ROOT / "seeds").glob("*.txt"))
_spec = importlib.util.spec_from_file_location("seed_specs", ROOT / "scripts" / "seed_specs.py")
assert _spec is not None
assert _spec.loader is not None
seed_specs = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(seed_specs)

WHERE = {"ids": lambda path: path.stem[:3]}


def test_there_are_five() -> None:
    assert len(SEEDS) == 5


@pytest.mark.parametrize("seed", SEEDS, **WHERE)
def test_spec_as_text(seed: Path) -> None:
    old = (ROOT / "tests" / "specs" / f"{seed.stem}.json").read_text(encoding="utf-8")
    new = seed_specs.spec_text(seed)
    changed = "\n".join(
        difflib.unified_diff(old.splitlines(), new.splitlines(), "committed", "now", lineterm="")
    )
    assert not changed, f"{changed}\nscripts/seed_specs.py writes the specs anew"


@pytest.mark.parametrize("seed", SEEDS, **WHERE)
def test_spec_makes_the_figure(seed: Path) -> None:
    data = json.loads((ROOT / "tests" / "specs" / f"{seed.stem}.json").read_text(encoding="utf-8"))
    assert replot.Figure.from_dict(data) == replot.parse(seed.read_text(encoding="utf-8"))


def _draw(seed: Path) -> mpl.figure.Figure:
    return replot.draw(replot.parse(seed.read_text(encoding="utf-8")))


@pytest.mark.parametrize("seed", SEEDS, **WHERE)
@pytest.mark.mpl_image_compare(
    baseline_dir="../baseline_images", tolerance=0, style="classic", savefig_kwargs={"dpi": "figure"}
)
def test_picture(seed: Path) -> mpl.figure.Figure:
    # under pytest-mpl's own default style, which must not touch a single pixel
    return _draw(seed)
