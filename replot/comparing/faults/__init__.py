"""How good is a comparison? Realistic faults, and changes that do no harm, made from one figure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from replot.comparing.changes import Comparison
from replot.comparing.faults.comparators import Comparator, comparator
from replot.comparing.faults.data import DATA_FAULTS
from replot.comparing.faults.frames import FRAME_FAULTS
from replot.comparing.faults.harmless import HARMLESS
from replot.comparing.faults.looks import LOOK_FAULTS
from replot.comparing.faults.marks import MARK_FAULTS
from replot.comparing.faults.paints import PAINT_FAULTS
from replot.comparing.faults.prints import PRINT_FAULTS
from replot.comparing.faults.studio import Fault, Studio, Trial
from replot.comparing.pictures import open_picture
from replot.figure import Figure

if TYPE_CHECKING:
    from pathlib import Path

    from replot.style import Style

__all__ = ["FAULTS", "HARMLESS", "Fault", "Outcome", "Studio", "Trial", "comparator", "try_faults"]

FAULTS: tuple[Fault, ...] = (*DATA_FAULTS, *LOOK_FAULTS, *PRINT_FAULTS, *PAINT_FAULTS, *FRAME_FAULTS,
                             *MARK_FAULTS)
"""Realistic faults: of the data, and of the drawing."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a comparator made of one fault.

    Attributes
    ----------
    fault : Fault
    harmless : bool
    found : bool
        Whether it says that the pictures differ.
    named : bool or None
        Whether it says rightly what is wrong; None if it names nothing, or for harmless changes.
    message : str
        What it says, if anything.
    """

    fault: Fault
    harmless: bool
    found: bool
    named: bool | None
    message: str

    @property
    def right(self) -> bool:
        """Whether a fault was found, or a harmless change passed."""
        return self.found != self.harmless


def try_faults(figure: Figure, by: str | Comparator | Sequence[str | Comparator] = "replot", *,
               style: str | Path | Style = "paper", silent: bool = False,
               faults: Sequence[Fault] = FAULTS, harmless: Sequence[Fault] = HARMLESS
               ) -> Iterator[tuple[Outcome, ...]]:
    """Make every fault from a figure and let comparators look at it.

    Parameters
    ----------
    figure : Figure
    by : str or callable, or several
        See :func:`comparator`.
    style : str, Path or Style
    silent : bool
        Whether faulty pictures carry the spec of the right one, so that only their pixels tell.
    faults, harmless : sequence of Fault

    Yields
    ------
    tuple of Outcome
        One for each comparator. Faults for which the figure offers no occasion, or that leave every
        pixel as it is, are left out.
    """
    from replot.style import Style

    studio = Studio(figure, Style.load(style), silent)
    several = [by] if isinstance(by, str) or callable(by) else list(by)
    judges = [comparator(one) if isinstance(one, str) else one for one in several]
    for each in (*faults, *harmless):
        trial = each.make(studio)
        harms = each not in harmless
        if trial is None or (harms and not _visible(studio, trial)):
            continue
        said = [judge(studio.right, trial.png) for judge in judges]
        yield tuple(_outcome(each, trial, not harms, silent, one) for one in said)


def _visible(studio: Studio, trial: Trial) -> bool:
    picture = open_picture(trial.png)
    return bool(picture.profile) or not np.array_equal(picture.pixels, studio.pixels)


def _outcome(fault: Fault, trial: Trial, harmless: bool, silent: bool,
             said: Comparison | bool) -> Outcome:
    if isinstance(said, bool):
        return Outcome(fault, harmless, said, None, "")
    named = None
    if not harmless and not said.same:
        fitting = [change for change in said.changes
                   if change.kind in trial.kinds and trial.says in change.message]
        cells = {cell for change in said.changes for cell in change.cells}
        # a large group of cells may be named as what it is: a row, all blank cells
        named = bool(fitting) and (not trial.cells or cells == set(trial.cells))
        # a picture of another size than its spec gives cannot be looked at more closely
        named |= silent and {change.kind for change in said.changes} <= {"size", "spec"}
    message = "; ".join(change.message for change in said.changes[:3]) or "; ".join(said.notes)
    return Outcome(fault, harmless, not said.same, named, message)
