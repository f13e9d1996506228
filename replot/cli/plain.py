"""Figure specs as JSON and YAML text, a row of the grid on a line: a change shows as a readable diff."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

__all__ = ["to_json", "to_yaml"]

# What JSON and YAML may hold as it is, but a terminal would act upon or hide.
_UNSAFE = re.compile("[\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]")


def to_json(data: Any) -> str:
    """The data as JSON text, lists of plain values on one line.

    Parameters
    ----------
    data : dict, list, str, float, int, bool or None
    """
    return _written_out("".join(_json(data, ""))) + "\n"


def _json(data: Any, indent: str) -> list[str]:
    inner = indent + "  "
    if isinstance(data, Mapping) and data:
        pieces = [[f"{inner}{_scalar(str(key))}: ", *_json(value, inner)] for key, value in data.items()]
        opening, closing = "{", "}"
    elif isinstance(data, (list, tuple)) and any(isinstance(value, (list, tuple, Mapping)) for value in data):
        pieces = [[inner, *_json(value, inner)] for value in data]
        opening, closing = "[", "]"
    else:
        return [_scalar(data)]
    out = [f"{opening}\n"]
    for k, piece in enumerate(pieces):
        out += [*piece, ",\n" if k + 1 < len(pieces) else "\n"]
    return [*out, indent, closing]


def _scalar(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, allow_nan=False)


def to_yaml(data: Any) -> str:
    """The data as YAML text; reading it back with a YAML 1.1 or 1.2 reader gives the same data."""
    import yaml

    class Dumper(yaml.SafeDumper):
        def ignore_aliases(self, data: Any) -> bool:
            return True

    def text(dumper: yaml.SafeDumper, data: str) -> yaml.Node:
        style = '"' if _UNSAFE.search(data) else None  # only there can a character be written as \\uXXXX
        return dumper.represent_scalar("tag:yaml.org,2002:str", data, style=style)

    Dumper.add_representer(str, text)
    return _written_out(yaml.dump(data, Dumper=Dumper, sort_keys=False, allow_unicode=True,
                                  default_flow_style=None, width=10**9))


def _written_out(text: str) -> str:
    return _UNSAFE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
