"""No pattern goes through a text in ever more ways: what a repeated group takes is parted in one way only."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from re import _compiler as compiler
from re import _constants as op
from re import _parser as grammar
from types import ModuleType
from typing import Any

import pytest

import replot.reading.description as reader
from replot.reading.description.lexicon.patterns import METHODS

SIGNS = [*map(chr, range(9, 14)), *map(chr, range(32, 127)), *"éµ°αΩ–—−“”’…→"]
REPEATS = (op.MAX_REPEAT, op.MIN_REPEAT)
OFTEN = 8
"""How often a part may be repeated at least for its ways to multiply."""


@cache
def patterns() -> dict[tuple[str, int], str]:
    """All patterns of the reader, those with a name and those inside functions, and where they stand."""
    found: dict[tuple[str, int], str] = {}
    for known in pkgutil.walk_packages(reader.__path__, f"{reader.__name__}."):
        module = importlib.import_module(known.name)
        for name, value in vars(module).items():
            for each in value if isinstance(value, tuple | list) else (value,):
                if isinstance(getattr(each, "pattern", None), str):
                    found.setdefault((each.pattern, int(each.flags)), f"{known.name}.{name}")
        for line, pattern in inside_functions(module):
            found.setdefault((pattern, 0), f"{known.name}:{line}")
    return found


def inside_functions(module: ModuleType) -> Iterator[tuple[int, str]]:
    """The patterns that a module searches without a name, but for those that hold a word of a text."""
    names = {name: value for name, value in vars(module).items() if isinstance(value, str)}
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name("re"), attr=method), args=[pattern, *_]):
                free = {each.id for each in ast.walk(pattern) if isinstance(each, ast.Name)}
                plain = all(not isinstance(each, ast.Call | ast.Attribute) for each in ast.walk(pattern))
                if method in METHODS and plain and free <= names.keys():
                    yield node.lineno, eval(compile(ast.Expression(pattern), "", "eval"), names.copy())


def parts(item: tuple[Any, Any]) -> Iterator[Sequence[tuple[Any, Any]]]:
    """What stands inside an item: the body of a group, the alternatives."""
    kind, value = item
    if kind in (*REPEATS, op.POSSESSIVE_REPEAT):
        yield value[2]
    elif kind is op.SUBPATTERN:
        yield value[3]
    elif kind is op.BRANCH:
        yield from value[1]
    elif kind is op.ATOMIC_GROUP:
        yield value


def may_be_empty(item: tuple[Any, Any]) -> bool:
    kind, value = item
    if kind in (op.AT, op.ASSERT, op.ASSERT_NOT) or (kind in REPEATS and value[0] == 0):
        return True
    return any(all(map(may_be_empty, part)) for part in parts(item))


def edge(items: Sequence[tuple[Any, Any]], flags: int, state: Any, step: int) -> Iterator[frozenset[str]]:
    """The signs of the repeats that a sequence may end (-1) or begin (1) with."""
    for item in list(items)[::step]:
        kind, value = item
        body = list(value[2]) if kind in REPEATS else []
        if len(body) == 1 and body[0][0] in (op.LITERAL, op.NOT_LITERAL, op.ANY, op.IN):
            one = compiler.compile(grammar.SubPattern(state, body), flags)
            if value[1] >= OFTEN:
                yield frozenset(filter(one.match, SIGNS))
        else:
            for part in parts(item):
                yield from edge(part, flags, state, step)
        if not may_be_empty(item):
            return


def meet(items: Sequence[tuple[Any, Any]], flags: int, state: Any) -> bool:
    """Whether two repeats in a row take the same signs, so that what they take can be parted anywhere."""
    for k, item in enumerate(items):
        before = list(edge([item], flags, state, -1))
        for other in list(items)[k + 1 :] if before else ():
            if any(a & b for a, b in product(before, edge([other], flags, state, 1))):
                return True
            if not may_be_empty(other):
                break
    return False


def doubles(items: Sequence[tuple[Any, Any]], flags: int, state: Any, repeated: bool = False) -> bool:
    """Whether a repeated group, or one inside it, holds two such repeats."""
    if repeated and meet(items, flags, state):
        return True
    return any(
        doubles(part, flags, state, repeated or (item[0] in REPEATS and item[1][1] >= OFTEN))
        for item in items for part in parts(item)
    )


def test_no_repeated_group_is_ambiguous():
    trees = {where: (grammar.parse(*known), known[1]) for known, where in patterns().items()}
    assert len(trees) > 1000
    assert [where for where, (tree, flags) in trees.items() if doubles(tree, flags, tree.state)] == []


@pytest.mark.parametrize(("pattern", "expected"), [
    (r"(?:\s*-?\s*\|)+", True), (r"(?:\s*(?:-\s*)?\|)+", False), (r"(?:a+b?[a-z]*,)*", True),
    (r"(?:a+[b-z]*,)*", False), (r"\s*-?\s*x", False), (r"(?:(?:x|y\d*)\d*;)*", True),
])
def test_what_is_ambiguous(pattern, expected):
    tree = grammar.parse(pattern)
    assert doubles(tree, 0, tree.state) == expected
