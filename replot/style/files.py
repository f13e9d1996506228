"""Styles as TOML files: finding, reading and writing them."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from replot.errors import StyleError
from replot.style.project import Project, find
from replot.style.style import Source, Style, check_known, did_you_mean, may_be_none

__all__ = ["dump", "load", "names", "own_names"]


def names() -> tuple[str, ...]:
    """The names of the presets, ``paper`` first."""
    files = [entry.name for entry in _presets().iterdir() if entry.name.endswith(".toml")]
    return ("paper", *sorted({name.removesuffix(".toml") for name in files} - {"paper"}))


def own_names() -> tuple[str, ...]:
    """The names of the project's own styles, as its pyproject.toml lists them; those of presets left out.

    Raises
    ------
    StyleError
        If that file does not hold.
    """
    project = find()
    return tuple(name for name in project.styles if name not in names()) if project else ()


def load(style: str | Path | Style) -> Style:
    """See :meth:`replot.Style.load`."""
    if isinstance(style, Style):
        return style
    if isinstance(style, Path) or style.endswith(".toml") or "/" in style or "\\" in style:
        return _from_text(_read(Path(style)), str(style), ())
    if style in names():
        return _preset(style)
    project = find()
    own = project.styles if project else {}
    if project and style in own:
        return _of_project(project, style, ())
    known = (*names(), *own)
    raise StyleError(f"there is no style {style!r}{did_you_mean(style, known) or '.'} "
                     f"Known are {', '.join(known)}; a file is given by its path.")


@cache
def _preset(name: str, above: tuple[str, ...] = ()) -> Style:
    file = f"{name}.toml"
    return _from_text((_presets() / file).read_text("utf-8"), file, above)


def _of_project(project: Project, name: str, above: tuple[str, ...]) -> Style:
    fields = {"name": name, **project.styles[name]}
    return _from_fields(fields, str(project.path), above, project.text, project.line(name), project)


def _presets() -> Any:
    return resources.files("replot.style") / "presets"


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise StyleError(f"{path}: cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise StyleError(f"{path}: is not a text in UTF-8") from None


def _from_text(text: str, file: str, above: tuple[str, ...]) -> Style:
    """A style from TOML."""
    try:
        fields = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise StyleError(f"{file}: is not TOML: {error}") from None
    return _from_fields({"name": Path(file).stem, **fields}, file, above, text)


def _from_fields(fields: dict[str, Any], file: str, above: tuple[str, ...], text: str, line: int = 1,
                 project: Project | None = None) -> Style:
    """A style from its fields; ``extends`` names the preset, the style or the file that it starts from.

    They stand in ``text``, from ``line`` on.
    """
    base = fields.pop("extends", None)
    start: dict[str, Any] = {}
    try:
        if base is not None:
            parent = _parent(base, file, above, project)
            start = {name: getattr(parent, name) for name in Style.__slots__ if name != "description"}
            # a number that is changed no longer comes from where the parent's came from
            start["sources"] = tuple(replace(source, fields=kept) for source in parent.sources
                                     if (kept := tuple(name for name in source.fields if name not in fields)))
        for name, value in fields.items():
            check_known(name)
            if value == "none" and may_be_none(name):
                fields[name] = None
        if "sources" in fields:
            fields["sources"] = start.get("sources", ()) + _sources(fields["sources"])
        return Style(**{**start, **fields})
    except StyleError as error:
        raise StyleError(_located(str(error), text, file, line)) from None


def _parent(base: Any, file: str, above: tuple[str, ...], project: Project | None) -> Style:
    if not isinstance(base, str):
        raise StyleError("extends: must name a style")
    if base in above or len(above) > 10:
        raise StyleError(f"extends: {base!r} leads back to itself")
    above = (*above, base)
    if base in names():
        return _preset(base, above)
    if project and base in project.styles:
        return _of_project(project, base, above)
    if base.endswith(".toml"):
        path = Path(file).parent / base
        return _from_text(_read(path), str(path), above)
    known = (*names(), *(project.styles if project else ()))
    raise StyleError(f"extends: there is no style {base!r}{did_you_mean(base, known)}")


def _sources(data: Any) -> tuple[Source, ...]:
    try:
        return msgspec.convert(data, tuple[Source, ...])
    except msgspec.ValidationError as error:
        raise StyleError(f"sources: {error}") from None


def _located(message: str, text: str, file: str, start: int) -> str:
    """The message, preceded by the file and the line of the field that it begins with."""
    if message.startswith(file):
        return message
    name = message.partition(":")[0]
    pattern = re.compile(rf"\s*(\[\[)?\s*{re.escape(name)}\s*(=|\])")
    for number, line in enumerate(text.splitlines(), 1):
        if number >= start and pattern.match(line):
            return f"{file}:{number}: {message}"
    return f"{file}: {message}"


def dump(style: Style) -> str:
    """See :meth:`replot.Style.to_toml`."""
    # TOML has no word for nothing
    fields = style.to_dict()
    sources = fields.pop("sources", [])
    data = {name: "none" if value is None else value for name, value in fields.items()}
    lines = [f"{name} = {_toml(value)}" for name, value in data.items()]
    for source in sources:
        lines += ["", "[[sources]]", *(f"{name} = {_toml(value)}" for name, value in source.items() if value)]
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        escaped = "".join(f"\\u{ord(char):04x}" if ord(char) < 32 or ord(char) == 127 else char
                          for char in value.replace("\\", "\\\\").replace('"', '\\"'))
        return f'"{escaped}"'
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return repr(value)
