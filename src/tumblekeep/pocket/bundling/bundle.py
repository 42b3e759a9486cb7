"""Makes the folder: the page, Pyodide, the library, the packages, this package, and a list of all that with hashes."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, NamedTuple

from tumblekeep.games import known, load
from tumblekeep.pocket.bundling.contents import (
    PACKAGE,
    lay_out_library,
    lay_out_package,
    lay_out_wheels,
    own_version,
    remove,
)
from tumblekeep.pocket.bundling.downloads import CannotBundle, physics, pinned, program, pyodide, wheels
from tumblekeep.pocket.house import open_house
from tumblekeep.pocket.journal import MemoryJournal
from tumblekeep.text import LANGUAGES

FORM = 1
LIST = "bundle.json"
PAGE = PACKAGE / "web" / "pocket"
"""The built page of the pocket house."""
PYTHON = "python"
PHYSICS = "physics"
ARCHIVES = ("library", "packages", "house")
_RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
_WORTH_PACKING = 1000
_PACKED_ALREADY = frozenset({".br", ".gz", ".png", ".woff2"})


class BundleSize(NamedTuple):
    """A folder that was made: its version, and its bytes as they are, as brotli and as gzip. The physics, which is fetched
    when somebody throws, is counted by itself."""

    version: str
    files: int
    raw: int
    brotli: int
    gzip: int
    physics: int
    """As brotli."""


def make(folder: Path, kept: Path, tell: Callable[[str], None], *, pack: bool = True) -> BundleSize:
    """Make the folder; what was in it before is replaced only when the new one is complete."""
    _check(folder)
    node = program("node")
    tell("pocket-fetching")
    runtime, found, engine = pyodide(kept), wheels(kept), physics(kept)
    folder.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    fresh.chmod(0o755)
    try:
        tell("pocket-compiling")
        shutil.copytree(PAGE, fresh, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.br"))
        _add_python(fresh / PYTHON, node, runtime, found)
        _add_physics(fresh / PHYSICS, engine)
        answers = asyncio.run(_answers(fresh))
        listed = _list(fresh, answers, pack=pack)
        if pack:
            tell("pocket-packing")
            _pack(fresh, node, kept)
        _swap(fresh, folder)
    except BaseException:
        remove(fresh)
        raise
    return _measured(folder, listed["version"])


def _check(folder: Path) -> None:
    """Raise CannotBundle unless this folder may be made or replaced."""
    if not (PAGE / "index.html").is_file():
        raise CannotBundle("pocket-no-page", "the page of the pocket house is not built")
    if folder.exists() and not folder.is_dir():
        raise CannotBundle("pocket-not-a-folder", f"{folder} is a file", folder=str(folder))
    if folder.is_dir() and any(folder.iterdir()) and not (folder / LIST).is_file():
        raise CannotBundle(
            "pocket-folder-in-use", f"{folder} holds something else already", folder=str(folder)
        )


def _add_python(into: Path, node: str, runtime: Path, found: list[Path]) -> None:
    into.mkdir()
    for name in _RUNTIME:
        shutil.copyfile(runtime / name, into / name)
    with (
        tempfile.TemporaryDirectory(prefix="tumblekeep-") as staging,
        as_file(_script("compile.mjs")) as script,
    ):
        folders = [Path(staging, name) for name in ARCHIVES]
        lay_out_library(folders[0], runtime / "python_stdlib.zip")
        lay_out_wheels(folders[1], found)
        lay_out_package(folders[2])
        pairs = [
            str(one)
            for name, folder in zip(ARCHIVES, folders, strict=True)
            for one in (folder, into / f"{name}.zip")
        ]
        _node([node, str(script), str(runtime), *pairs])


def _add_physics(into: Path, engine: Path) -> None:
    into.mkdir()
    for name in pinned("mujoco")["files"]:
        shutil.copyfile(engine / name, into / name)


async def _answers(folder: Path) -> dict[str, str]:
    """Write what the lobby asks first and is the same for everybody; return the file of each address."""
    house = await open_house(MemoryJournal())
    addresses = {"/api/games": "answers/games.json"}
    for language in LANGUAGES:
        for name in ("errors", *known()):
            addresses[f"/api/catalogue/{language}/{name}"] = f"answers/{language}/{name}.ftl"
    try:
        for address, name in addresses.items():
            status, _, body = await house.request("GET", address, [], b"")
            if status != 200:
                raise CannotBundle("pocket-no-page", f"{address} answered {status}")
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(_with_physics(body) if address == "/api/games" else body)
    finally:
        await house.close()
    return addresses


def _with_physics(body: bytes) -> bytes:
    """This Python may have no engine; the one in the browser gets its own."""
    return json.dumps(
        {**json.loads(body), "physics": True}, ensure_ascii=False, separators=(",", ":")
    ).encode()


def _list(folder: Path, answers: dict[str, str], *, pack: bool) -> dict[str, Any]:
    """Write the list of all files, by which a browser sees whether it has got them whole."""
    listed: list[dict[str, Any]] = []
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            body, name = path.read_bytes(), path.relative_to(folder).as_posix()
            listed.append({"path": name, "size": len(body), "sha256": sha256(body).hexdigest()})
            if pack and _is_unpacked_by_page(name):
                listed[-1]["gz"] = True
    about = {
        "form": FORM,
        "tumblekeep": own_version(),
        "pyodide": pinned()["version"],
        "rules": {slug: load(slug).version for slug in known()},
        "answers": answers,
        "files": listed,
    }
    text = json.dumps(about, sort_keys=True, separators=(",", ":"))
    about["version"] = sha256(text.encode()).hexdigest()[:16]
    (folder / LIST).write_text(
        json.dumps(about, sort_keys=True, separators=(",", ":")) + "\n", encoding="utf-8"
    )
    return about


def _pack(folder: Path, node: str, kept: Path) -> None:
    names = [
        path.relative_to(folder).as_posix()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in _PACKED_ALREADY and path.stat().st_size > _WORTH_PACKING
    ]
    with as_file(_script("pack.mjs")) as script:
        large = [name for name in names if _is_unpacked_by_page(name)]
        _node([node, str(script), str(folder), str(kept / "packed"), "br", *names])
        _node([node, str(script), str(folder), str(kept / "packed"), "gz", *large])


def _is_unpacked_by_page(name: str) -> bool:
    """Whether the page takes the .gz of a file, and unpacks it, if the server compresses nothing: what is large and no script."""
    return name.startswith((f"{PYTHON}/", f"{PHYSICS}/")) and not name.endswith((".mjs", ".js"))


def _script(name: str) -> Any:
    return files(__package__).joinpath(name)


def _node(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - words of our own
    if done.returncode != 0:
        told = (done.stderr or done.stdout).strip().splitlines()
        raise CannotBundle("pocket-node-failed", "node failed", why=" ".join(told[-3:])[:500])


def _swap(fresh: Path, folder: Path) -> None:
    before = folder.with_name(f".{folder.name}-before")
    remove(before)
    if folder.exists():
        folder.rename(before)
    fresh.rename(folder)
    remove(before)


def _measured(folder: Path, version: str) -> BundleSize:
    raw = brotli = gzip = throwing = count = 0
    for path in folder.rglob("*"):
        if not path.is_file() or path.suffix in (".br", ".gz"):
            continue
        count += 1
        size = path.stat().st_size
        if path.parent.name == PHYSICS:
            beside = path.with_name(f"{path.name}.br")
            throwing += beside.stat().st_size if beside.is_file() else size
            continue
        raw += size
        for ending in ("br", "gz"):
            beside = path.with_name(f"{path.name}.{ending}")
            packed = min(size, beside.stat().st_size) if beside.is_file() else size
            brotli, gzip = (brotli + packed, gzip) if ending == "br" else (brotli, gzip + packed)
    return BundleSize(version, count, raw, brotli, gzip, throwing)
