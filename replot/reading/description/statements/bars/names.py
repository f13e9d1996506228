"""Whether words beside a colour bar are its name, and no colour, place or kind of scale."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.lexicon import patterns as re

__all__ = ["LETTER", "NO_NAME", "Found", "find_colour_word", "is_name"]
Found = tuple[str, Span]
"""The label of a bar, and where it stands."""
NO_NAME = re.compile(
    r"performance$|(?:that|an?|how|which|what|mapping|values?|low\w*|high\w*|colou?rs?|numeric\w*|different|both|each|it|this|"
    r"these|those|their|its|such|intensity|magnitudes?|increas\w+|positive|negative|stronger|data|of)\b|.*(?<!\w)(?<!\w-)(?<!\d\.)\d|.*\b(?:is|are|to|means?)\b|"
    r".*\b(?:colou?rs?|gradient)$",
    re.I,
)
"""What is no name of a quantity: ``the bar shows how often ...``."""
NO_BAR_NAME = re.compile(
    r"^log ?\d{1,2}$|"
    r"\b(?:present|absent|none|yes|no|not|right|left|top(?!-\d)|bottom|vertical|horizontal|continuous|"
    r"sequential|"
    r"diverging|linear|log(?!-(?!scal))(?:arithmic\w*|-scal\w+)?|"
    r"gradients?(?! norms?\b)|scales?|shades?|"
    r"colou?r\w*|positioned|placed|matches|low|high|higher|lower|darker|lighter|"
    r"dark|light|pale|bright|saturated|faint|deep|"
    r"warm|cool|shared|single|located|shown|visible|heat ?map|legend|from|to|is|are|unlabell?ed|each|both|"
    r"all|panel\w*|represents?|indicates?)\b",
    re.I,
)
LETTER = re.compile(r"[^\W\d_]|%")


def find_colour_word(label: str) -> bool:
    """Whether a name is the name of a colour or of a colormap."""
    from replot.reading.description.colours.named import is_map_name
    from replot.reading.description.colours.words import find_colours

    beside = find_colours(f"{label}, white")  # "cream" is a colour beside another one
    coloured = bool(find_colours(label)) or any(found.start == 0 for found in beside)
    return is_map_name(label, everyday=True) or coloured or not re.search(r"[^\W\d_]", label)


def is_name(label: str) -> bool:
    """Whether what stands alone behind a bar is what it shows, and no colour, place or kind of scale."""
    from replot.reading.description.colours.named import is_map_name
    from replot.reading.description.colours.words import find_colours

    return not (NO_BAR_NAME.search(label) or find_colours(label) or is_map_name(label, everyday=True))
