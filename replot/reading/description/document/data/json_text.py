"""JSON as people and models write it: with remarks in it, and commas behind the last of a list."""

from __future__ import annotations

import json
from typing import Any

from replot.reading.description.lexicon import patterns as re

__all__ = ["read_json"]
LOOSE = re.compile(
    r"(?P<string>\"(?:[^\"\\\n]|\\.)*\")|//[^\n]*|/\*(?:[^*]|\*(?!/))*\*/|,(?=\s*(?://[^\n]*\s*)?[\]}])"
)
"""What JSON does not allow; and strings, in which it stands for itself."""


def read_json(text: str) -> Any:
    """What a text in JSON holds, or None if it is none."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        pass
    try:
        return json.loads(LOOSE.sub(lambda part: part["string"] or "", text))
    except (ValueError, RecursionError):
        return None
