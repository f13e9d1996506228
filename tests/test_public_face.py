"""What everybody may rely on: the public names, lazy imports, and who may import whom."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import replot

PACKAGE = Path(replot.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))

NOUNS = {"errors", "figure", "findings"}
MAY_IMPORT = {
    "errors": set[str](),
    "findings": set[str](),
    "figure": {"errors", "spec"},
    "spec": {"errors", "figure"},
    "style": NOUNS,
    "transform": NOUNS,
    "oklab": set[str](),
    "reading": {*NOUNS, "spec", "files", "carrying", "oklab"},
    "files": NOUNS,
    "carrying": {*NOUNS, "spec"},
    "drawing": {*NOUNS, "spec", "style", "files", "carrying", "oklab"},
    "comparing": {*NOUNS, "spec", "style", "reading", "drawing", "files", "carrying", "pool"},
}
"""Rooms that are not listed (the command line, the plugin, batch) may import everything."""

EXCEPTIONS = {("figure", "drawing")}
"""A notebook asks a figure itself for its picture."""

LIGHT = {*NOUNS, "__init__", "spec", "style", "reading", "transform", "cli"}
HEAVY = ("matplotlib", "pandas", "seaborn", "scipy", "PIL", "rich", "jinja2", "yaml", "click")


def imports(path: Path) -> Iterator[tuple[str, bool]]:
    """The modules that a file imports, and whether that happens when the file itself is imported."""
    tree = ast.parse(path.read_text("utf-8"))
    later = {id(node) for block in ast.walk(tree) if _runs_later(block) for node in ast.walk(block)}
    for node in ast.walk(tree):
        at_once = id(node) not in later
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, at_once
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module, at_once
            for alias in node.names:
                yield f"{node.module}.{alias.name}", at_once


def _runs_later(node: ast.AST) -> bool:
    if isinstance(node, ast.If):
        return "TYPE_CHECKING" in ast.unparse(node.test)
    return isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))


def room(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def in_a_new_python(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout


def test_every_public_name_is_there_and_is_documented():
    for name in replot.__all__:
        assert getattr(replot, name).__doc__, name
        assert name in dir(replot)


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="'replot' has no attribute 'plot'"):
        replot.plot  # noqa: B018


def test_type_checkers_see_the_same_public_names():
    tree = ast.parse((PACKAGE / "__init__.py").read_text("utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    seen = {alias.asname for node in block.body if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert seen - {"transform"} == set(replot.__all__) - {"transform"}


@pytest.mark.parametrize("module", sorted({*replot._HOMES.values()}))
def test_what_a_module_makes_public_it_has(module):
    home = __import__(f"replot.{module}", fromlist=["__all__"])
    assert {name for name, where in replot._HOMES.items() if where == module} <= set(home.__all__)
    for name in home.__all__:
        assert hasattr(home, name)


def test_importing_replot_imports_nothing_else():
    code = "import sys; before = set(sys.modules); import replot; print(*set(sys.modules) - before)"
    loaded = in_a_new_python(code).split()
    assert [module for module in loaded if module.startswith("replot.")] == []
    assert not {module.partition(".")[0] for module in loaded} & {*HEAVY, "numpy", "msgspec"}


def test_reading_a_text_imports_nothing_that_draws(seed):
    text = seed.read_text("utf-8")
    loaded = in_a_new_python(f"import replot, sys; replot.parse({text!r}); print(*sys.modules)").split()
    assert not {module.partition(".")[0] for module in loaded} & {*HEAVY}


@pytest.fixture
def seed() -> Path:
    return sorted((PACKAGE.parent / "seeds").glob("*.txt"))[2]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_rooms_know_only_the_rooms_above_them(path):
    here = room(path)
    if here not in {"cli", "__main__"}:
        assert not [module for module, _ in imports(path) if module.startswith("replot.cli")]
    if here not in MAY_IMPORT:
        return
    for module, _ in imports(path):
        there = module.split(".")[1] if module.startswith("replot.") else None
        if there in {None, here, "__version__"} or (here, there) in EXCEPTIONS:
            continue
        assert there in MAY_IMPORT[here], f"{here} imports {module}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_nobody_imports_pyplot(path):
    assert not [module for module, _ in imports(path) if module.startswith(("matplotlib.pyplot", "pylab"))]


# reading/artists is given artists: matplotlib is there already
LIGHT_FILES = [path for path in FILES if room(path) in LIGHT and path.parent.name != "artists"]


@pytest.mark.parametrize("path", LIGHT_FILES,
                         ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_heavy_packages_are_imported_where_they_are_used(path):
    heavy = set(HEAVY) - ({"click"} if room(path) == "cli" else set())
    assert not [module for module, at_once in imports(path) if at_once and module.partition(".")[0] in heavy]


def test_topic_files_stay_short():
    long = {path.relative_to(PACKAGE).as_posix(): n for path in FILES
            if (n := path.read_text("utf-8").count("\n")) > 600}
    assert not long
