"""Words by which a number is not that of each cell which a sentence names: the parts of patterns.

Each reader of many cells at once takes those that make its sentences say something else, and adds its own.
"""

from __future__ import annotations

__all__ = ["CHANGED", "COMPARED", "DENIED", "EXCEPTED", "EXTREME", "PARTLY", "RECKONED", "SUPPOSED"]
SUPPOSED = r"if|would|should|could|(?-i:may)|might"
"""What is not said to be so: *may*, but not the month."""
DENIED = r"not|no|never"
PARTLY = r"most|mostly|nearly|almost|some|few|many"
"""What is not true of all."""
EXCEPTED = r"except\w*|others?|remaining|rest|diagonal"
"""What leaves cells out, or is about those that were left out."""
RECKONED = r"averag\w*|mean|median|total|sum"
"""What is one number of many values."""
COMPARED = r"than|differ\w*|gap"
EXTREME = r"highest|lowest|best|worst|largest|smallest|peaks?|max(?:im\w+)?|min(?:im\w+)?"
"""What is true of one of several."""
CHANGED = r"drops?|falls?|rises?|grows?|decreas\w+|increas\w+|declin\w+|improv\w+|degrad\w+"
