"""The `tumblekeep` command line: serve, play, daily, learn, replay, analyse, medals, records, games, simulate, lab, pack, research,
new-game, check-map, check-game, verify, tables, chat, pocket, throw.

Nothing heavy is imported before a command needs it, so that `--help` is fast. Even its messages are read
without Fluent.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from tumblekeep.command_parser import CommandParser, without_language
from tumblekeep.terminal.spelling import spell_out

LANGUAGES = ("en", "fr")
CLOSED_PIPE = 141
"""The exit code of a program whose reader has gone, as shells report it."""
SHELLS = ("bash", "zsh", "fish")
COMMANDS = {
    "play": "tumblekeep.terminal.entry:play",
    "learn": "tumblekeep.terminal.lesson_lines:learn",
    "replay": "tumblekeep.terminal.entry:replay",
    "analyse": "tumblekeep.terminal.analyse_command:analyse",
    "medals": "tumblekeep.terminal.medals_command:medals",
    "records": "tumblekeep.terminal.records_command:records",
    "games": "tumblekeep.terminal.listing:games",
    "simulate": "tumblekeep.terminal.simulate:simulate",
    "lab": "tumblekeep.terminal.lab_command:lab",
    "pack": "tumblekeep.terminal.pack_command:pack",
    "research": "tumblekeep.envs.command:research",
    "new-game": "tumblekeep.terminal.new_game:new_game",
    "check-map": "tumblekeep.terminal.check_map:check_map",
    "check-game": "tumblekeep.testing.check_game:check_game",
    "verify": "tumblekeep.server.verify:run",
    "saves": "tumblekeep.terminal.saves_command:saves",
    "person": "tumblekeep.terminal.person_command:person",
    "daily": "tumblekeep.terminal.daily_command:daily",
    "export": "tumblekeep.server.transfer:export_tables",
    "import": "tumblekeep.server.transfer:import_tables",
    "tables": "tumblekeep.server.operator_command:tables",
    "chat": "tumblekeep.server.operator_command:chat",
    "people": "tumblekeep.server.people_command:people",
    "pocket": "tumblekeep.pocket.command:pocket",
}
"""The function of each command, imported when the command is given. This top module is the only place
outside tests that reaches `testing`."""


GROUPS = {
    "play": (
        "play",
        "daily",
        "learn",
        "replay",
        "analyse",
        "medals",
        "records",
        "games",
        "saves",
        "person",
        "throw",
    ),
    "host": ("serve", "pocket", "tables", "chat", "people", "export", "import", "verify"),
    "design": ("pack", "lab", "simulate", "check-map", "new-game", "check-game"),
    "research": ("research", "completion"),
}
"""The commands under the headings of `--help`."""
WITH_TASKS = ("lab", "pack", "person", "tables", "chat", "people")
"""Commands that do nothing by themselves: without a task they print their help."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    spell_out()  # without UTF-8, too, nothing becomes a "?"
    try:
        done = _run(argv)
        sys.stdout.flush()
    except BrokenPipeError:  # `tumblekeep games | head`: whoever reads has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    return done


def _run(argv: Sequence[str] | None) -> int:
    given, wanted = without_language(sys.argv[1:] if argv is None else argv)
    language = _language(wanted)
    words = _words(language)
    if wanted is not None and wanted not in LANGUAGES:
        parser(words).error(
            f"argument --lang: invalid choice: '{wanted}' (choose from {', '.join(LANGUAGES)})"
        )
    if given[:1] == ["throw"]:
        return _throw(given[1:], words, language)
    if given[:1] == ["serve"]:
        return _serve(given[1:], words, language)
    whole = parser(words)
    if not given or (given[0] in WITH_TASKS and len(given) == 1):
        bare = whole if not given else command_parsers(whole)[given[0]]
        print(bare.format_help(), end="")
        return 0
    args, unknown = whole.parse_known_args(given)
    if unknown:
        _deepest(whole, args).error(f"unrecognized arguments: {' '.join(unknown)}")
    args.lang = wanted
    if args.command == "completion":
        return _complete(whole, args.shell, words, language)
    module, _, name = COMMANDS[args.command].partition(":")
    done: int = getattr(import_module(module), name)(args)
    return done


def _deepest(whole: CommandParser, args: argparse.Namespace) -> CommandParser:
    """The parser of the command, or of its task: it knows which flags are meant."""
    one = command_parsers(whole)[args.command]
    return command_parsers(one).get(getattr(args, "task", ""), one)


def command_parsers(whole: argparse.ArgumentParser) -> dict[str, CommandParser]:
    """The parsers of all commands of a program, or of all tasks of a command, by name."""
    for action in whole._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def parser(words: dict[str, str]) -> CommandParser:
    """Build the parser: every command with its flags, explained in these words."""

    formatter = _formatter(words)
    top = CommandParser(
        prog="tumblekeep", description=words["cli-about"], epilog=words["cli-more"], formatter_class=formatter
    ).speak(words)
    top.groups = {words[f"cli-group-{group}"]: names for group, names in GROUPS.items()}
    top.add_argument("--version", action=_Version, help=words["cli-version"])
    top.add_argument("--lang", choices=LANGUAGES, help=words["cli-lang"])
    commands = top.add_subparsers(
        dest="command",
        required=True,
        metavar="COMMAND",
        title=words["cli-commands"],
        parser_class=CommandParser,
    )

    def command(name: str) -> argparse.ArgumentParser:
        told = words[f"cli-{name}"]
        one = commands.add_parser(
            name, help=told, description=told, formatter_class=formatter, allow_abbrev=False
        ).speak(words)
        one.add_argument("--lang", choices=LANGUAGES, help=words["cli-lang"])
        return one

    _add_play(command("play"), words)
    command("learn").add_argument("game", nargs="?", metavar="GAME", help=words["cli-learn-game"])
    replay = command("replay")
    replay.add_argument("file", metavar="FILE", help=words["cli-replay-file"])
    replay.add_argument("--seat", type=int, metavar="N", help=words["cli-replay-seat"])
    replay.add_argument("--pack", metavar="PACK", help=words["cli-play-pack"])
    replay.add_argument("--all", action="store_true", help=words["cli-replay-all"])
    replay.add_argument("--plain", action="store_true", help=words["cli-play-plain"])
    analyse = command("analyse")
    analyse.add_argument("file", metavar="FILE", help=words["cli-replay-file"])
    analyse.add_argument(
        "--effort", choices=("quick", "usual", "deep"), default="usual", help=words["cli-analyse-effort"]
    )
    analyse.add_argument("--pack", metavar="PACK", help=words["cli-play-pack"])
    analyse.add_argument("--json", action="store_true", help=words["cli-json"])
    medals = command("medals")
    medals.add_argument("files", nargs="*", metavar="FILE", help=words["cli-medals-files"])
    medals.add_argument("--all", action="store_true", help=words["cli-medals-all"])
    medals.add_argument("--pack", metavar="PACK", help=words["cli-play-pack"])
    medals.add_argument("--json", action="store_true", help=words["cli-json"])
    records = command("records")
    records.add_argument("files", nargs="+", metavar="FILE", help=words["cli-medals-files"])
    records.add_argument("--pack", metavar="PACK", help=words["cli-play-pack"])
    records.add_argument("--json", action="store_true", help=words["cli-json"])
    command("games").add_argument("--json", action="store_true", help=words["cli-json"])
    _add_simulate(command("simulate"), words)
    _add_lab(command("lab"), words)
    _add_pack(command("pack"), words)
    _add_research(command("research"), words)
    new_game = command("new-game")
    new_game.add_argument("name", metavar="NAME", help=words["cli-new-game-name"])
    new_game.add_argument("--root", metavar="FOLDER", help=words["cli-new-game-root"])
    new_game.add_argument("--package", metavar="FOLDER", help=words["cli-new-game-package"])
    command("check-game").add_argument("game", metavar="GAME", help=words["cli-check-game-game"])
    check_map = command("check-map")
    check_map.add_argument("file", metavar="FILE", help=words["cli-check-map-file"])
    check_map.add_argument("--game", metavar="GAME", help=words["cli-check-map-game"])
    verify = command("verify")
    verify.add_argument("file", metavar="FILE", help=words["cli-replay-file"])
    verify.add_argument("--pack", metavar="PACK", help=words["cli-play-pack"])
    verify.add_argument("--noted", metavar="FILE", default="", help=words["cli-verify-noted"])
    verify.add_argument("--simulate", action="store_true", help=words["cli-verify-simulate"])
    for noted in ("commitment", "seals", "number"):
        verify.add_argument(f"--{noted}", metavar="HEX", default="", help=words[f"cli-verify-{noted}"])
    command("saves").add_argument("--json", action="store_true", help=words["cli-json"])
    tasks = _tasks(command("person"), words, "person", {"new": "NAME", "list": ""})
    tasks["new"].add_argument("name", metavar="NAME", help=words["cli-person-name"])
    tasks["new"].add_argument(
        "--server", default="http://127.0.0.1:8421", metavar="URL", help=words["cli-person-server"]
    )
    tasks["new"].add_argument("--bot", action="store_true", help=words["cli-person-bot"])
    _add_daily(command("daily"), words)
    command("completion").add_argument("shell", choices=SHELLS, help=words["cli-completion-shell"])
    for moving in ("export", "import"):
        import_module("tumblekeep.server.transfer").add_arguments(command(moving), words, moving)
    import_module("tumblekeep.pocket.command").add_arguments(command("pocket"), words)
    operating = import_module("tumblekeep.server.operator_command")
    for name, takes in (
        (
            "tables",
            {
                "list": "",
                "show": "TABLE",
                "delete": "TABLE",
                "forget-name": "NAME",
                "recount": "",
                "draw": "TABLE",
            },
        ),
        ("chat", {"purge": ""}),
    ):
        for task, one in _tasks(command(name), words, name, takes).items():
            operating.add_arguments(one, words, task)
    looking_after = import_module("tumblekeep.server.people_command")
    person = "PERSON"
    takes = {
        "list": "", "show": person, "rename": "PERSON NAME", "block": person, "unblock": person, "delete": person, "reports": "",
    }  # fmt: skip
    for task, one in _tasks(command("people"), words, "people", takes).items():
        looking_after.add_arguments(one, words, task)
    commands.add_parser("throw", help=words["cli-throw"])
    commands.add_parser("serve", help=words["cli-serve"])
    return top


def _formatter(words: dict[str, str]) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        """The layout of argparse, with our word for usage."""

        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, words["cli-usage"] + " " if prefix is None else prefix)

    return Formatter


def _add_play(play: argparse.ArgumentParser, words: dict[str, str]) -> None:
    play.add_argument("game", nargs="?", metavar="GAME", help=words["cli-play-game"])
    play.add_argument("--seats", metavar='"Ada,Bo,bot"', help=words["cli-play-seats"])
    play.add_argument("--as", dest="person", metavar="NAME", help=words["cli-play-as"])
    play.add_argument("--first", action="store_true", help=words["cli-play-first"])
    play.add_argument("--bots", type=_count, metavar="N", help=words["cli-play-bots"])
    play.add_argument("--seed", metavar="SEED", help=words["cli-play-seed"])
    play.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=words["cli-play-option"]
    )
    play.add_argument("--pack", metavar="PACK", help=words["cli-play-pack"])
    play.add_argument("--dice", choices=("sampled", "reported"), help=words["cli-play-dice"])
    play.add_argument("--throws", choices=("sampled", "aimed", "reported"), help=words["cli-play-throws"])
    play.add_argument("--skill", metavar="SKILL", help=words["cli-play-skill"])
    play.add_argument("--picture", metavar="FOLDER", help=words["cli-play-picture"])
    keeping = play.add_mutually_exclusive_group()
    keeping.add_argument("--save", metavar="FILE", help=words["cli-play-save"])
    keeping.add_argument("--resume", metavar="FILE", help=words["cli-play-resume"])
    play.add_argument("--plain", action="store_true", help=words["cli-play-plain"])
    play.add_argument("--yes", "-y", action="store_true", help=words["cli-play-yes"])
    play.add_argument("--odds", choices=("always", "off"), help=words["cli-play-odds"])
    play.add_argument("--pause", type=_seconds, metavar="SECONDS", help=words["cli-play-pause"])


def _add_daily(daily: argparse.ArgumentParser, words: dict[str, str]) -> None:
    daily.add_argument("--as", dest="person", metavar="NAME", help=words["cli-daily-as"])
    daily.add_argument("--date", metavar="DAY", help=words["cli-daily-date"])
    daily.add_argument("--practice", action="store_true", help=words["cli-daily-practice"])
    daily.add_argument(
        "--schedule", type=_days, nargs="?", const=14, metavar="N", help=words["cli-daily-schedule"]
    )
    daily.add_argument("--plain", action="store_true", help=words["cli-play-plain"])
    daily.add_argument("--pause", type=_seconds, metavar="SECONDS", help=words["cli-play-pause"])


def _add_simulate(simulate: argparse.ArgumentParser, words: dict[str, str]) -> None:
    simulate.add_argument("game", metavar="GAME", help=words["cli-simulate-game"])
    simulate.add_argument("--seats", type=_count, metavar="N", help=words["cli-simulate-seats"])
    simulate.add_argument("--games", type=_count, default=200, metavar="N", help=words["cli-simulate-games"])
    simulate.add_argument("--bot", default="steady", metavar="BOT", help=words["cli-simulate-bot"])
    simulate.add_argument("--skill", metavar="SKILL", help=words["cli-simulate-skill"])
    simulate.add_argument("--seed", metavar="SEED", help=words["cli-play-seed"])
    simulate.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=words["cli-play-option"]
    )
    simulate.add_argument("--pack", metavar="PACK", help=words["cli-play-pack"])
    simulate.add_argument("--json", action="store_true", help=words["cli-json"])


def _tasks(
    one: argparse.ArgumentParser, words: dict[str, str], command: str, wanted: dict[str, str]
) -> dict[str, CommandParser]:
    """Add the tasks of a command, each with its own help and flags; `wanted` says what each takes."""
    tasks = one.add_subparsers(
        dest="task",
        required=True,
        metavar="TASK",
        title=words["cli-tasks"],
        parser_class=CommandParser,
    )
    made = {}
    for task, takes in wanted.items():
        told = words[f"cli-{command}-{task}"]
        made[task] = tasks.add_parser(
            task,
            help=told,
            description=told,
            formatter_class=one.formatter_class,
            allow_abbrev=False,
            usage=f"{one.prog} {task} {takes}".rstrip() + " [...]",
        ).speak(words)
        made[task].add_argument(
            "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words["cli-lang"]
        )
    return made


def _add_pack(pack: argparse.ArgumentParser, words: dict[str, str]) -> None:
    takes = {
        "new": "NAME GAME",
        "show": "GAME [FILE [ROW] | messages [WORD]]",
        "check": "PACK",
        "diff": "PACK [OTHER]",
        "list": "",
    }
    tasks = _tasks(pack, words, "pack", takes)
    for name, task in tasks.items():
        told = words[{"new": "cli-pack-name-game", "show": "cli-pack-show-what"}.get(name, "cli-pack-what")]
        hidden = argparse.SUPPRESS if name == "list" else told
        task.add_argument("what", nargs="*", metavar=takes[name] or "PACK", help=hidden)
    tasks["new"].add_argument("--from", dest="source", metavar="PACK", help=words["cli-pack-from"])
    tasks["new"].add_argument("--root", metavar="FOLDER", help=words["cli-pack-root"])
    tasks["check"].add_argument(
        "--seconds", type=float, default=60.0, metavar="N", help=words["cli-pack-seconds"]
    )


def _add_lab(lab: argparse.ArgumentParser, words: dict[str, str]) -> None:
    study, results = "STUDY.toml", "NAME.parquet"
    takes = {
        "run": study,
        "resume": results,
        "tune": study,
        "report": results,
        "train": "GAME",
        "calibrate": "GAME",
        "solve": "GAME",
    }
    tasks = _tasks(lab, words, "lab", takes)
    for name, task in tasks.items():
        kind = {study: "study", results: "results"}.get(takes[name], "game")
        many: dict[str, Any] = {"nargs": "?", "default": ""} if name == "calibrate" else {}
        task.add_argument("what", metavar=takes[name], help=words[f"cli-lab-{kind}"], **many)
        if name != "solve":
            task.add_argument("--folder", metavar="FOLDER", help=words[f"cli-lab-folder-{kind}"])
        if name not in ("report", "solve"):
            task.add_argument("--jobs", type=_count, metavar="N", help=words["cli-lab-jobs"])
        if kind != "game" and name != "report":
            task.add_argument("--scheduler", metavar="ADDRESS", help=words["cli-lab-scheduler"])
        if name == "run":
            task.add_argument("--watch", action="store_true", help=words["cli-lab-watch"])
            task.add_argument("--no-open", action="store_true", help=words["cli-lab-no-open"])
        if kind == "game":
            task.add_argument("--setting", metavar="SETTING", help=words["cli-lab-setting"])
            games = words["cli-lab-positions" if name == "solve" else "cli-lab-games"]
            task.add_argument("--games", type=_count, metavar="N", help=games)
            task.add_argument("--seed", default="1", metavar="SEED", help=words["cli-lab-seed"])
            task.add_argument("--json", action="store_true", help=words["cli-json"])
    tasks["train"].add_argument("--odds", action="store_true", help=words["cli-lab-odds"])
    tasks["calibrate"].add_argument("--all", action="store_true", help=words["cli-lab-all"])
    tasks["calibrate"].add_argument("--minutes", type=float, metavar="M", help=words["cli-lab-minutes"])
    tasks["solve"].add_argument("--minutes", type=float, metavar="M", help=words["cli-lab-solve-minutes"])
    tasks["solve"].add_argument("--nodes", type=_count, metavar="N", help=words["cli-lab-nodes"])
    tasks["solve"].add_argument("--ask", action="append", metavar="NAME", help=words["cli-lab-ask"])
    tasks["solve"].add_argument("--turn", action="store_true", help=words["cli-lab-turn"])
    tasks["solve"].add_argument("--where", action="append", metavar="BOUND", help=words["cli-lab-where"])


def _add_research(research: argparse.ArgumentParser, words: dict[str, str]) -> None:
    research.add_argument(
        "task",
        choices=(
            "evaluate",
            "check",
            "board",
            "play",
            "train",
            "dataset",
            "arenas",
            "frozen",
            "schema",
            "facts",
        ),
        help=words["cli-research-task"],
    )
    research.add_argument("what", nargs="*", metavar="WHAT", help=words["cli-research-what"])
    research.add_argument(
        "--arena", action="append", default=[], metavar="ARENA", help=words["cli-research-arena"]
    )
    research.add_argument("--games", type=_count, metavar="N", help=words["cli-research-games"])
    research.add_argument("--out", metavar="FILE", help=words["cli-research-out"])
    research.add_argument("--workers", type=_count, metavar="N", help=words["cli-research-workers"])
    research.add_argument("--seed", default="1", metavar="SEED", help=words["cli-lab-seed"])
    research.add_argument("--board", metavar="FOLDER", help=words["cli-research-board"])
    research.add_argument("--agent", metavar="CMD", help=words["cli-research-agent"])
    research.add_argument("--by", metavar="NAME", help=words["cli-research-by"])
    research.add_argument("--json", action="store_true", help=words["cli-json"])


def _count(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 1_000_000_000:
        raise argparse.ArgumentTypeError(f"{text}: 0 ... 1000000000")
    return number


def _days(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 366:
        raise argparse.ArgumentTypeError(f"{text}: 1 ... 366")
    return number


def _seconds(text: str) -> float:
    number = float(text)
    if not 0 <= number <= 60:
        raise argparse.ArgumentTypeError(f"{text}: 0 ... 60")
    return number


class _Version(argparse.Action):
    """Looks up the version only when it is asked for."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str | None = None) -> None:
        super().__init__(option_strings, dest, nargs=0, default=argparse.SUPPRESS, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *rest: Any) -> None:
        from importlib.metadata import version

        print(f"tumblekeep {version('tumblekeep')}")
        parser.exit()


def _serve(given: Sequence[str], words: dict[str, str], language: str) -> int:
    """Run the server, which has its own flags; with --open also open the browser."""
    command = import_module("tumblekeep.server.command")
    one = CommandParser(
        prog="tumblekeep serve",
        description=words["cli-serve"],
        formatter_class=_formatter(words),
        allow_abbrev=False,
    ).speak(words)
    command.add_arguments(one, words)
    done: int | None = command.run(one.parse_args(list(given)), language, partial(_make_pocket, language))
    return done or 0


def _make_pocket(language: str, folder: Path) -> str:
    """Make the folder of the pocket house, which the server only sends; return why it could not be made."""
    why: str = import_module("tumblekeep.pocket.command").why_not_made(folder, language)
    return why


def _throw(given: Sequence[str], words: dict[str, str], language: str) -> int:
    """Run the throw, which has its own flags and needs more packages than the rest of the program."""
    try:
        command = import_module("tumblekeep.terminal.throw_command")
    except ImportError as error:
        from tumblekeep.text import Phrasebook

        book = Phrasebook(language, "terminal")
        print(book.say("ui-throw-missing", why=str(error)), file=sys.stderr)
        return 1
    one = CommandParser(
        prog="tumblekeep throw", description=words["cli-throw"], formatter_class=_formatter(words)
    ).speak(words)
    command.add_arguments(one, language)
    args = one.parse_args(list(given))
    args.language = args.language or language
    done: int | None = command.run(args)
    return done or 0


def _complete(whole: CommandParser, shell: str, words: dict[str, str], language: str) -> int:
    """Print a script that completes commands, tasks and flags in a shell; `shtab` writes it from the parser itself."""
    import shtab

    commands = command_parsers(whole)
    import_module("tumblekeep.server.command").add_arguments(commands["serve"], words)
    with contextlib.suppress(ImportError):  # without the extra there are no flags either
        import_module("tumblekeep.terminal.throw_command").add_arguments(commands["throw"], language)
    print(shtab.complete(whole, shell=shell))
    if sys.stdout.isatty():
        print(words[f"cli-completion-{shell}"], file=sys.stderr)
    return 0


def _language(wanted: str | None) -> str:
    """Return the language of the help: the one of `--lang`, else the computer's own."""
    spoken = wanted or next(
        filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), ""
    )
    return spoken[:2].lower() if spoken[:2].lower() in LANGUAGES else LANGUAGES[0]


def _words(language: str) -> dict[str, str]:
    """Read the messages of the catalogue `command`, each on one line."""
    text = files("tumblekeep").joinpath("locale", language, "command.ftl").read_text(encoding="utf-8")
    pairs = (line.partition(" = ") for line in text.splitlines() if line.startswith("cli-"))
    return {name: words.replace("%", "%%") for name, _, words in pairs}


if __name__ == "__main__":
    sys.exit(main())
