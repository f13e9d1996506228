"""Described colours: from "light orange (low) to dark red (high)" to a colormap."""

from replot.reading.description.colours.describe import ColourReading, describe
from replot.reading.description.colours.match import Stop
from replot.reading.description.colours.shades import ColourWord
from replot.reading.description.colours.words import find_colours

__all__ = ["ColourReading", "ColourWord", "Stop", "describe", "find_colours"]
