"""A panel's axes as something that words can be looked up in."""

from replot.reading.description.statements.frame.index import Place
from replot.reading.description.statements.frame.keys import Frame
from replot.reading.description.statements.frame.mentions import Mention

__all__ = ["Frame", "Mention", "Place"]
