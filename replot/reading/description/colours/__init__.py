"""Described colours: from "light orange (low) to dark red (high)" to a colormap."""

from replot.reading.description.colours.describe import ColourReading, describe
from replot.reading.description.colours.match import Stop
from replot.reading.description.colours.words import ColourWord, find_colours

__all__ = ["ColourReading", "ColourWord", "Stop", "describe", "find_colours"]
