"""Lines of a text that may be about one panel."""

from __future__ import annotations

from typing import NamedTuple

from replot.reading.description.document.blocks import Block

__all__ = ["Part"]


class Part(NamedTuple):
    """A block that may head what is said of one panel.

    Attributes
    ----------
    at : int
        The place of the block among all those of the text.
    head : Block
    lead : str
        The words of the block that may name the panel.
    stop : int
        Where they end in the block's text.
    """

    at: int
    head: Block
    lead: str
    stop: int
