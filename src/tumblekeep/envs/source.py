"""Analyse source code: expressions with what their names mean, and simple functions split into their parts."""

from __future__ import annotations

import ast
import builtins
import inspect
import textwrap
from collections.abc import Mapping
from types import FunctionType
from typing import Any, NamedTuple, TypeAlias


class SourceExpression(NamedTuple):
    """An expression from the source of a function."""

    node: ast.expr
    local: Mapping[str, str]
    """The generated function's names for the local names of the original function."""
    known: Mapping[str, Any]
    """The values of its other names."""

    def about(self, node: ast.expr) -> SourceExpression:
        return self._replace(node=node)


Value: TypeAlias = "str | SourceExpression"
"""Where a value comes from: generated source, or an expression from elsewhere."""


class FunctionSource(NamedTuple):
    """The parts of a function that can be analysed: assignments, early returns of nothing, and what it returns."""

    parameters: list[str]
    body: list[ast.stmt]
    known: Mapping[str, Any]


def analyse_function(function: Any) -> FunctionSource | None:
    """Split up a function whose source can be read and is simple enough; None for any other."""
    if not isinstance(function, FunctionType) or function.__name__ == "<lambda>":
        return None
    try:
        [found] = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    except (OSError, SyntaxError, TypeError, ValueError):
        return None
    if not isinstance(found, ast.FunctionDef) or found.decorator_list:
        return None
    given = found.args
    if given.vararg or given.kwarg or given.kwonlyargs or given.defaults or given.posonlyargs:
        return None
    body = found.body[1:] if ast.get_docstring(found) is not None else found.body
    plain = all(_is_assignment(one) or _leaves_with_nothing(one) for one in body[:-1])
    if not plain or not isinstance(body[-1], ast.Return) or body[-1].value is None:
        return None
    kept = inspect.getclosurevars(function)
    known = {**vars(builtins), **function.__globals__, **kept.nonlocals}
    return FunctionSource([one.arg for one in given.args], body, known)


def _is_assignment(line: ast.stmt) -> bool:
    return isinstance(line, ast.Assign) and len(line.targets) == 1 and isinstance(line.targets[0], ast.Name)


def _leaves_with_nothing(line: ast.stmt) -> bool:
    """Check for `if ...: return None` or an empty list: nothing is written then."""
    if not isinstance(line, ast.If) or line.orelse or len(line.body) != 1:
        return False
    out = line.body[0]
    return isinstance(out, ast.Return) and is_nothing(out.value)


def is_nothing(node: ast.expr | None) -> bool:
    if isinstance(node, ast.List):
        return not node.elts
    return isinstance(node, ast.Constant) and node.value is None


class LoopRenamer(ast.NodeTransformer):
    """Renames the targets of a loop."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(self.names[node.id], node.ctx)


def without_sort(value: Value) -> Value:
    """Remove a copy or a sort that is not needed."""
    while (
        isinstance(value, SourceExpression)
        and isinstance(value.node, ast.Call)
        and isinstance(value.node.func, ast.Name)
        and value.node.func.id not in value.local
        and value.known.get(value.node.func.id) in (list, sorted)
        and len(value.node.args) == 1
        and not value.node.keywords
    ):
        value = value.about(value.node.args[0])
    return value
