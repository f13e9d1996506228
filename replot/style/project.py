"""Styles of a project: tables ``[tool.replot.styles.NAME]`` in its pyproject.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from replot.errors import StyleError

__all__ = ["Project", "find"]


@dataclass(frozen=True, slots=True)
class Project:
    """A pyproject.toml that holds styles.

    Attributes
    ----------
    path : Path
    text : str
    styles : dict of str to dict
        The fields of every style by its name.
    """

    path: Path
    text: str
    styles: dict[str, dict[str, Any]]

    def line(self, name: str) -> int:
        """The line at which the table of a style begins; 1 if it is written in another way."""
        wanted = "".join(f"[tool.replot.styles.{name}]".split())
        for number, line in enumerate(self.text.splitlines(), 1):
            if "".join(line.partition("#")[0].split()).replace('"', "").replace("'", "") == wanted:
                return number
        return 1


def find(folder: Path | None = None) -> Project | None:
    """The project that a folder belongs to, if it has styles of its own.

    Parameters
    ----------
    folder : Path, optional
        Where the search begins, upwards; by default the current folder. The nearest pyproject.toml decides.

    Raises
    ------
    StyleError
        If that file is not TOML, or its table of styles holds something else.
    """
    start = (folder or Path.cwd()).absolute()
    files = (above / "pyproject.toml" for above in (start, *start.parents))
    path = next((file for file in files if file.is_file()), None)
    if path is None:
        return None
    try:
        text = path.read_text("utf-8")
        tools = tomllib.loads(text).get("tool", {})
    except OSError as error:
        raise StyleError(f"{path}: cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise StyleError(f"{path}: is not a text in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise StyleError(f"{path}: is not TOML: {error}") from None
    own = tools.get("replot", {}) if isinstance(tools, dict) else {}
    styles = own.get("styles", {}) if isinstance(own, dict) else {}
    if not isinstance(styles, dict) or not all(isinstance(fields, dict) for fields in styles.values()):
        raise StyleError(f"{path}: tool.replot.styles must hold one table for each style")
    return Project(path, text, styles) if styles else None
