"""What goes into the folder of Python, and what is left out: everything that only a server, a terminal or a study needs."""

from __future__ import annotations

import re
import shutil
import zipfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PACKAGE = Path(__file__).parents[2]
LEFT_OUT = re.compile(
    r"(web|terminal|envs|lab|testing|pocket/bundling|server/network|games/_template)/"
    r"|(__main__|command_parser|saves|pocket/command|pocket/file_journal)\.py$"
    r"|server/(command|draw_again|verify|transfer|operator_command|people_command|limits_file|workers)\.py$"
    r"|server/dice/throws\.py$|throw/(installed_engine|geometry_view|picture)\.py$"
    r"|server/storage/samples/"
    r"|server/storage/(close_packing|database|event_writer|finished|kept_rules|listener|migrations|people|person_seats|removal|schema|seat_statements"
    r"|settled_games|standings|store|symbol_coder|upkeep)\.py$"
    r"|locale/\w\w/(_template\w*|boards|stage|backstage|moving|pocket|web|command|terminal|lab|research)\.ftl$"
    r"|(^|/)py\.typed$|\.(so|pyd)$"
)
"""Paths of this package that the house in a browser never reaches."""
NOT_OF_WHEELS = re.compile(
    r"babel/locale-data/(?!(root|en|fr)\.dat$)|babel/messages/|pytz/zoneinfo/|pydantic/v1/|pydantic/mypy\.py$"
    r"|\.dist-info/(?!METADATA$|entry_points\.txt$)|\.(pyi|typed|c|h)$"
)
"""Paths of other packages that are not needed: languages and times that no message uses, and what is for tools."""
_METADATA = "Metadata-Version: 2.1\nName: tumblekeep\nVersion: {}\n"


def own_version() -> str:
    """The version of this package."""
    try:
        return version("tumblekeep")
    except PackageNotFoundError:
        return "0"


def lay_out_package(folder: Path) -> None:
    """Copy of this package what the house needs."""
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        if path.is_file() and "__pycache__" not in path.parts and not LEFT_OUT.search(name):
            _copy_to(folder / "tumblekeep" / name, path.read_bytes())
    about = folder / f"tumblekeep-{own_version()}.dist-info" / "METADATA"
    _copy_to(about, _METADATA.format(own_version()).encode())


def lay_out_wheels(folder: Path, wheels: list[Path]) -> None:
    """Unpack of the wheels what the house needs."""
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if not name.endswith("/") and not NOT_OF_WHEELS.search(name):
                    _copy_to(folder / name, _spare(name, archive.read(name)))


def lay_out_library(folder: Path, archive: Path) -> None:
    """Unpack Python's own library, to be packed so that it compresses well."""
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(folder)


def _spare(name: str, body: bytes) -> bytes:
    """Of a package's description only the head is ever read."""
    return body.partition(b"\n\n")[0] + b"\n" if name.endswith("/METADATA") else body


def _copy_to(path: Path, body: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(body)


def remove(folder: Path) -> None:
    """Remove a folder, if it is there."""
    if folder.exists():
        shutil.rmtree(folder)
