"""Compile the rules to machine code with mypyc, for wheels that play faster: `TUMBLEKEEP_COMPILE=1` (docs/compiled.md).

The sources stay unchanged: they are copied, and the annotations that mypyc needs beyond types are added to the copy.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from threading import Lock

COMPILE = "TUMBLEKEEP_COMPILE"
FOLDER = "TUMBLEKEEP_COMPILE_FOLDER"
"""Names a folder to compile in. What was compiled there is kept, so that a build which was stopped goes on."""
JOBS = "TUMBLEKEEP_COMPILE_JOBS"
NEEDS = ("mypy==2.4.1", "setuptools")
"""What compiling requires besides a C compiler. The plays of a wheel do not depend on it."""
ROOMS = {
    "core": "ask chance imagine play question table",
    "kit": "sheet wheel",
    "fate": "sampled",
    "bots": "greedy uniform",
    "games/_fighter": "combat doubt edition gear harm healing heroes laws leader odds powers rest shop table throwing",
    "games/castle_of_frosts": "appraisal cards dungeon edition guests hints odds powers rules sums table templates turn",
    "games/dungeon_fighter": "appraisal edition hints moments powers rules sums table turn",
    "games/dungeon_attack": "appraisal blows fight hints outlook powers rules table treasure turn",
    "games/dungeon_dice": "assistance combat combat_hints healing hints moments odds outcome outlook pieces powers quiet rewards rolling "
    "rules search spells table trade turn",
    "games/dungeons_dice_danger": "combined_uses content hints outlook powers rules summing table trial turn",
}
"""The modules in which playouts spend their time. The others run once, or only when a person looks."""
OPEN = {"Greedy", "SampledFate", "Table", "Uniform"}
"""Classes with subclasses that are not compiled: the tables of games from other packages, fates that throw by skill, and bots
that people make of ours."""
FAMILY = {"FighterHero", "FighterFoe", "Shot", "FighterTable"}
"""Classes whose `copy` also copies their subclasses."""
YES, NO = ("1", "yes", "true", "on"), ("", "0", "no", "false", "off")


def is_asked_for(value: str) -> bool:
    """Whether TUMBLEKEEP_COMPILE says yes. Anything but a yes or a no is refused."""
    word = value.strip().lower()
    if word not in YES + NO:
        raise SystemExit(
            f"{COMPILE}={value}: not understood; 1 compiles the rules, 0 or nothing leaves them as they are"
        )
    return word in YES


def modules(package: Path, rooms: Mapping[str, str] = ROOMS) -> list[Path]:
    """The files to compile."""
    return [package / room / f"{name}.py" for room, names in rooms.items() for name in names.split()]


def marked(source: str) -> str:
    """Return a module with the annotations that mypyc needs beyond types.

    Classes that are copied without `__init__`, or that have interpreted subclasses, then behave as in Python. `ABC` is
    removed from all of them, because compiled ABCs share one cache of instance checks: after a draw was found to be no
    throw, it would be no question either.

    >>> print(marked("from __future__ import annotations\\n\\nclass Table:\\n    pass").strip())
    from __future__ import annotations
    from typing import TYPE_CHECKING
    if TYPE_CHECKING:
        from mypy_extensions import mypyc_attr
    <BLANKLINE>
    @mypyc_attr(allow_interpreted_subclasses=True)
    class Table:
        pass
    """
    lines = source.splitlines()
    classes = [found for found in ast.parse(source).body if isinstance(found, ast.ClassDef)]
    for found in classes:
        head = found.lineno - 1
        lines[head] = lines[head].replace("(ABC, ", "(").replace("(ABC):", ":")
    marks = [_first_line(found) for found in classes if _is_open(found)]
    for line in reversed(marks):
        lines.insert(line - 1, "@mypyc_attr(allow_interpreted_subclasses=True)")
    if marks:
        first = next(number for number, line in enumerate(lines) if line.startswith("from __future__"))
        lines[first + 1 : first + 1] = [
            "from typing import TYPE_CHECKING",
            "if TYPE_CHECKING:",
            "    from mypy_extensions import mypyc_attr",
        ]
    return "\n".join(lines) + "\n"


def _is_open(found: ast.ClassDef) -> bool:
    copies = any(isinstance(part, ast.Attribute) and part.attr == "__new__" for part in ast.walk(found))
    family = {ast.unparse(base).partition("[")[0] for base in found.bases} & FAMILY
    return found.name in OPEN or copies or bool(family)


def _first_line(found: ast.ClassDef) -> int:
    return min([found.lineno, *(decorator.lineno for decorator in found.decorator_list)])


SETTINGS = """[mypy]
strict = True
python_version = 3.11
explicit_package_bases = True
namespace_packages = True
ignore_missing_imports = True
"""


def compiled(
    source: Path, target: Path, level: str = "1", rooms: Mapping[str, str] = ROOMS
) -> dict[str, str]:
    """Compile the package in `source` in a folder. Returns the libraries and the path of each in a wheel.

    What the folder has from an earlier time, finished or not, is used as far as nothing of it has changed.
    """
    target.mkdir(parents=True, exist_ok=True)
    for folder in (target / "tumblekeep", *target.glob("build/lib*")):  # linking anew takes seconds
        shutil.rmtree(folder, ignore_errors=True)
    for library in (*target.glob("*.so"), *target.glob("*.pyd")):
        library.unlink()
    shutil.copytree(source / "tumblekeep", target / "tumblekeep")
    files = modules(target / "tumblekeep", rooms)
    for file in files:
        file.write_text(marked(file.read_text("utf-8")), "utf-8")
    (target / "mypy.ini").write_text(SETTINGS)
    names = [file.relative_to(target).as_posix() for file in files]
    done = subprocess.run(  # noqa: S603 - this very file
        [sys.executable, str(Path(__file__).resolve()), "--here", level, *names],
        cwd=target,
        env={**os.environ, "MYPYPATH": str(target)},
        check=False,
    )
    if done.returncode:
        raise SystemExit(
            f"the rules could not be compiled (see above); unset {COMPILE} to install without compiling"
        )
    return {str(file): str(file.relative_to(target)) for file in sorted(target.rglob("*.so")) + sorted(target.rglob("*.pyd"))
            if "build" not in file.relative_to(target).parts}  # fmt: skip


def _compile_here(level: str, files: list[str]) -> None:
    """In the folder with the copy: translate the modules to C, and compile the C into libraries."""
    from mypy.version import __version__ as mypy_version
    from mypyc.build import mypycify
    from setuptools import setup  # isort: skip - first: it brings distutils
    from distutils.ccompiler import CCompiler  # isort: skip

    def compile_all(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0,  # type: ignore[no-untyped-def]
                    extra_preargs=None, extra_postargs=None, depends=None):  # fmt: skip
        macros, objects, extra, options, build = self._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        arguments = self._get_cc_args(options, debug, extra_preargs)
        # folders of headers have other names in each build environment: mypyc's version stands for them
        flags = [one for one in (*arguments, *extra) if not one.startswith("-I")]
        texts = (
            Path(one).read_text("utf-8") for one in sorted(depends or ())
        )  # the headers that are made here
        compiler = getattr(self, "compiler_so", ())
        headers = _digest(mypy_version, sys.version, *compiler, *flags, *texts)
        wanted = {one: _digest(headers, Path(build[one][0]).read_text("utf-8")) for one in build}
        stale = [one for one in build if not _is_made(Path(one), wanted[one])]
        if depends:
            print(f"{len(build)} files of C, of which {len(stale)} are to be compiled", flush=True)  # noqa: T201
        progress = _Progress({one: Path(build[one][0]).stat().st_size for one in stale}) if depends else None

        def one_file(one: str) -> None:
            began = time.monotonic()
            Path(one).with_suffix(".made-of").unlink(missing_ok=True)
            self._compile(one, *build[one], arguments, extra, options)
            Path(one).with_suffix(".made-of").write_text(wanted[one])
            if progress is not None:
                progress.told(one, time.monotonic() - began)

        with ThreadPoolExecutor(_jobs()) as pool:
            try:
                list(pool.map(one_file, stale))
            except BaseException:
                pool.shutdown(cancel_futures=True)  # what is done stays, and the rest is not begun
                raise
        return objects

    CCompiler.compile = compile_all
    print(f"{len(files)} modules: checking their types, and translating them to C", flush=True)  # noqa: T201
    extensions = mypycify(
        ["--config-file", "mypy.ini", *files],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        group_name="tumblekeep",
    )
    setup(
        name="tumblekeep", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"]
    )


class _Progress:
    """Says which file is done, how long it took, and how long the rest may take."""

    def __init__(self, sizes: Mapping[str, int]) -> None:
        self.sizes, self.done, self.bytes = sizes, 0, 0
        self.began = time.monotonic()
        self.lock = Lock()

    def told(self, one: str, seconds: float) -> None:
        with self.lock:
            self.done += 1
            self.bytes += self.sizes[one]
            share = self.bytes / max(1, sum(self.sizes.values()))
            left = (time.monotonic() - self.began) * (1 / share - 1) if share else 0
            name = Path(one).stem.removeprefix("__native_").replace("___", "/")
            print(  # noqa: T201
                f"[{self.done}/{len(self.sizes)}] {name}, {seconds:.1f} s; {left / 60:.1f} minutes left",
                flush=True,
            )


def _digest(*texts: str) -> str:
    return sha256("\0".join(texts).encode()).hexdigest()


def _is_made(made: Path, of: str) -> bool:
    note = made.with_suffix(".made-of")
    return made.is_file() and note.is_file() and note.read_text() == of


def _jobs() -> int:
    """How many files are compiled at a time; one, unless TUMBLEKEEP_COMPILE_JOBS says more."""
    return max(1, int(os.environ.get(JOBS) or 1))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--here"]:
        _compile_here(sys.argv[2], sys.argv[3:])
    elif len(sys.argv) == 2:
        found = compiled(Path(__file__).resolve().parent / "src", Path(sys.argv[1]).resolve())
        print(f"{len(found)} libraries; play with them by PYTHONPATH={sys.argv[1]}")  # noqa: T201
    else:
        raise SystemExit(
            "usage: python hatch_compile.py FOLDER   compiles the rules of this checkout into a folder"
        )
