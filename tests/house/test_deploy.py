"""What people install from is true: the guide is followed step by step, and every file of `deploy/` fits the program."""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tumblekeep.__main__ import _words
from tumblekeep.server.command import NAMES_VARIABLE, add_arguments

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
GUIDES = [ROOT / "docs" / "host.md", ROOT / "docs" / "fr" / "host.md"]
SHIMS = {
    "sudo": 'exec "$@"',
    "useradd": 'echo "useradd $*" >> "$NOTED"',
    "systemctl": 'echo "systemctl $*" >> "$NOTED"',
    # a clone of this very tree, whose environment is there already
    "git": 'echo "git $1" >> "$NOTED"; mkdir -p "$3/scripts"; cp -r "$TREE/deploy" "$3/"; '
    'printf \'#!/bin/sh\\nln -s "$TREE_VENV" .venv\\n\' > "$3/scripts/setup"; chmod +x "$3/scripts/setup"',
}


def blocks(guide: Path) -> list[str]:
    """The commands of a guide's second way, in order."""
    part = guide.read_text(encoding="utf-8").split("\n## ")[2]
    return [re.sub(r"^   ", "", block, flags=re.M) for block in re.findall(r"```sh\n(.*?)```", part, re.S)]


def flags(command: str) -> argparse.Namespace:
    """The arguments of a `serve` command, as the program reads them."""
    words = shlex.split(command)
    parser = argparse.ArgumentParser(exit_on_error=False)
    add_arguments(parser, _words("en"))
    return parser.parse_args(words[words.index("serve") + 1 :])


def unit() -> dict[str, list[str]]:
    """The settings of the systemd unit."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / "tumblekeep.service").read_text().splitlines():
        name, is_set, value = line.partition("=")
        if is_set and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


@pytest.mark.parametrize("guide", GUIDES, ids=["en", "fr"])
def test_the_guide_leads_to_a_server_that_answers(guide: Path, tmp_path: Path) -> None:
    """Every command is run as it stands, in a root of its own; the unit is then started as systemd would."""
    shims, noted = tmp_path / "shims", tmp_path / "noted"
    shims.mkdir()
    for name, does in SHIMS.items():
        (shims / name).write_text(f"#!/bin/sh\n{does}\n")
        (shims / name).chmod(0o755)
    for folder in (
        "etc/systemd/system",
        "etc/caddy",
        "etc/nginx/conf.d",
        "var/lib/tumblekeep",
        "var/backups",
        "opt",
    ):
        (tmp_path / folder).mkdir(parents=True)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    home = {
        "PATH": f"{shims}:{os.environ['PATH']}",
        "NOTED": str(noted),
        "TREE": str(ROOT),
        "TREE_VENV": sys.prefix,
    }

    def here(text: str) -> str:
        return re.sub(r"/(?=(?:opt|etc|var)/)", f"{tmp_path}/", text).replace("8421", port)

    server: subprocess.Popen[bytes] | None = None
    try:
        for block in blocks(guide):
            if "sqlite3" in block and shutil.which("sqlite3") is None:
                continue  # not a part of Python's own
            before, health, after = block.partition("curl")
            subprocess.run(
                ["sh", "-euc", here(before)], check=True, env={**os.environ, **home}, capture_output=True
            )
            if health:
                server = _start(here, tmp_path)
                _wait(f"http://127.0.0.1:{port}/api/health")
                assert "api/health" in after
    finally:
        if server is not None:
            server.terminate()
            server.wait()
    told = noted.read_text()
    for wanted in ("useradd", "git clone", "enable --now tumblekeep", "reload caddy", "reload nginx"):
        assert wanted in told
    assert (tmp_path / "etc/tumblekeep.env").stat().st_mode & 0o077 == 0
    assert (tmp_path / "etc/nginx/conf.d/tumblekeep.conf").read_text().count("dice.example.org") > 3
    assert shutil.which("sqlite3") is None or (tmp_path / "var/backups/tumblekeep.db").stat().st_size > 0


def _start(here: Any, root: Path) -> subprocess.Popen[bytes]:
    """Start what the installed unit says, with its environment."""
    installed = root / "etc/systemd/system/tumblekeep.service"
    assert installed.read_text() == (DEPLOY / "tumblekeep.service").read_text()
    environment = dict(pair.split("=", 1) for pair in map(here, unit()["Environment"]))
    for line in Path(here(unit()["EnvironmentFile"][0].lstrip("-"))).read_text().splitlines():
        environment |= dict([line.split("=", 1)])
    assert environment[NAMES_VARIABLE] == "dice.example.org"
    command = shlex.split(here(unit()["ExecStart"][0]))
    return subprocess.Popen(
        command, cwd=here(unit()["WorkingDirectory"][0]), env={**os.environ, **environment}
    )


def _wait(address: str) -> None:
    for _ in range(1200):
        try:
            with urllib.request.urlopen(address) as answer:
                assert answer.status == 200
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    pytest.fail("the server does not answer")


def test_the_unit_gives_the_server_what_it_needs_and_no_more(tmp_path: Path) -> None:
    found = unit()
    for name in ("MemoryMax", "TasksMax", "SystemCallFilter", "CapabilityBoundingSet", "ProtectSystem"):
        assert name in found
    assert found["CapabilityBoundingSet"] == [""]
    assert flags(found["ExecStart"][0]).proxy == "127.0.0.1"
    if (program := shutil.which("systemd-analyze")) is not None:
        text = (
            (DEPLOY / "tumblekeep.service")
            .read_text()
            .replace("/opt/tumblekeep/.venv/bin/tumblekeep", "/bin/true")
        )
        (tmp_path / "tumblekeep.service").write_text(text)
        done = subprocess.run(
            [program, "verify", str(tmp_path / "tumblekeep.service")], capture_output=True, text=True
        )
        assert "tumblekeep.service:" not in done.stderr, (
            done.stderr
        )  # what is unknown or wrong names its line


def test_the_compose_file_has_a_database_two_servers_and_the_proxy() -> None:
    told = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    database, keep, proxy = (told["services"][name] for name in ("database", "keep", "proxy"))
    serve = flags(keep["command"])
    assert serve.workers == 1, "a proxy can tell servers apart, not workers behind one port"
    assert told["services"]["second"] == keep
    assert serve.proxy == told["networks"]["front"]["ipam"]["config"][0]["subnet"]
    assert proxy["networks"] == ["front"]
    assert "front" not in database["networks"]
    assert keep["environment"]["TUMBLEKEEP_DATABASE"].endswith("@database/tumblekeep")
    assert NAMES_VARIABLE in keep["environment"]
    assert not database.get("ports")
    assert not keep.get("ports"), "nobody gets past the proxy"
    variables = set(re.findall(r"\{\$([A-Z_]+)", (DEPLOY / "Caddyfile").read_text()))
    assert variables == set(proxy["environment"])
    assert proxy["environment"]["TUMBLEKEEP_UPSTREAM"] == f"keep:{serve.port} second:{serve.port}"
    assert (DEPLOY / keep["build"]["context"] / keep["build"]["dockerfile"]).is_file()


def test_the_container_installs_by_hash_what_the_constraints_name() -> None:
    def pinned(text: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}  # several versions where Pythons differ
        for name, version in re.findall(r"^([A-Za-z0-9_.-]+)(?:\[[a-z]+\])?==([^\s;\\]+)", text, re.M):
            found.setdefault(name.lower().replace("_", "-"), set()).add(version)
        return found

    constraints = pinned((ROOT / "constraints.txt").read_text())
    for name in ("requirements.txt", "build-requirements.txt"):
        text = (DEPLOY / name).read_text()
        assert name in (DEPLOY / "Containerfile").read_text()
        for package, versions in pinned(text).items():
            assert versions <= constraints.get(package, versions), "run scripts/make/container-hashes"
        entries = re.split(r"\n(?=[a-z])", text.partition("\n")[2])
        assert all("--hash=sha256:" in entry for entry in entries)
    wanted = {"fastapi", "uvicorn", "psycopg", "mujoco-core", "sqlalchemy"}
    assert wanted <= set(pinned((DEPLOY / "requirements.txt").read_text()))
    container = (DEPLOY / "Containerfile").read_text()
    for line in container.splitlines():
        if line.startswith("RUN pip"):
            assert "--require-hashes" in line or "--no-deps" in line
    ignored = (ROOT / ".containerignore").read_text().split()
    assert {".git", ".venv", ".env", "tests", "**/node_modules", "**/*.db"} <= set(ignored)
    assert not {"src", "web", "deploy", "hatch_build.py"} & set(ignored)
