"""Figure specs in JSON and YAML files."""

from __future__ import annotations

import json
from typing import Any

from replot.errors import ReadError, SpecError
from replot.figure import Figure

__all__ = ["YAML_LIMIT", "read_spec"]

YAML_LIMIT = 4_000_000
"""The longest YAML text that is read, in characters: YAML is slow to read, JSON is not."""
_DEPTH = 50  # a spec is five levels deep


def read_spec(text: str, name: str, suffix: str) -> Figure:
    """The figure of a spec.

    Parameters
    ----------
    text : str
    name : str
        Where it comes from, for the messages.
    suffix : str
        ``".yaml"`` or ``".yml"``; anything else is JSON.

    Raises
    ------
    ReadError
        If the text is no JSON or YAML; the message names the line.
    SpecError
        If the spec does not hold; the message names the file and the field.
    """
    data = _yaml(text, name) if suffix in (".yaml", ".yml") else _json(text, name)
    try:
        return Figure.from_dict(data)
    except SpecError as error:
        named = SpecError(f"{name}: {error}")
        named.path = error.path
        raise named from None


def _json(text: str, name: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise ReadError(f"{name}:{error.lineno}:{error.colno}: not JSON: {error.msg}") from None
    # a number of a million digits, a million brackets
    except (ValueError, RecursionError) as error:
        raise ReadError(f"{name}: no JSON that can be read: {error}") from None


def _yaml(text: str, name: str) -> Any:
    import yaml

    if len(text) > YAML_LIMIT:
        raise ReadError(f"{name}: longer than {YAML_LIMIT:,} characters; write a spec of this size as JSON")
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    depth = 0
    try:
        # events first: they come one by one, before anything is built or repeated
        for event in yaml.parse(text, Loader=loader):
            if isinstance(event, yaml.AliasEvent):
                raise ReadError(f"{name}:{event.start_mark.line + 1}: an alias (*{event.anchor}); a spec has "
                                "none, write the value out")
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > _DEPTH:
                raise ReadError(f"{name}:{event.start_mark.line + 1}: nested more than {_DEPTH} levels deep")
        return yaml.load(text, Loader=loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        if mark is not None and "nesting depth" in (error.problem or ""):  # libyaml looks ahead, and gives up
            raise ReadError(f"{name}:{mark.line + 1}: nested more than {_DEPTH} levels deep") from None
        line = f":{mark.line + 1}:{mark.column + 1}" if mark is not None else ""
        raise ReadError(f"{name}{line}: not YAML: {error.problem or error.context}") from None
    # a character or a date that there is not, a number of a million digits
    except (yaml.YAMLError, ValueError, OverflowError, RecursionError) as error:
        raise ReadError(f"{name}: no YAML that can be read: {' '.join(str(error).split())}") from None
