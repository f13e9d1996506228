"""Figures as JSON, YAML and CSV text, one row of the grid or one cell on a line: a change shows as a
readable diff."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from replot.figure import Figure

__all__ = ["FORMS", "to_csv", "to_json", "to_yaml"]

# What JSON and YAML may hold as it is, but a terminal would act upon or hide.
_UNSAFE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]")


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


def to_csv(figure: Figure) -> str:
    """The cells of the figure as :meth:`Figure.to_frame` has them, which the reader of tables takes back."""
    return _written_out(figure.to_frame().to_csv(index=False, lineterminator="\n"))


def _written_out(text: str) -> str:
    return _UNSAFE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


FORMS: dict[str, Callable[[Figure], str]] = {
    "json": lambda figure: to_json(figure.to_dict()),
    "yaml": lambda figure: to_yaml(figure.to_dict()),
    "csv": to_csv,
}
"""How ``replot parse --to`` writes a figure."""
