"""A whole study: kept when it is stopped, resumed, the same wherever it is played, reported in both
languages."""

from __future__ import annotations

import csv
import io
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from lab.given import plain
from tumblekeep.__main__ import main
from tumblekeep.core.errors import TumbleError
from tumblekeep.lab.execution.driver import NoProgress, games_needed, run
from tumblekeep.lab.execution.store import StudyStore
from tumblekeep.lab.execution.watching import GameRow, play_game
from tumblekeep.lab.execution.workers import (
    GamesNeeded,
    JobQueue,
    JobResult,
    StudyWorkers,
    open_workers,
    work,
)
from tumblekeep.lab.laboratory import cost_of, report_of, run_study, tune_study
from tumblekeep.lab.report.picture import _two_lines, draw_picture
from tumblekeep.lab.report.words import ReportWords
from tumblekeep.lab.statistics.intervals import Estimate, median_estimate
from tumblekeep.lab.statistics.measure import CellGames, compare
from tumblekeep.lab.statistics.section import Picture
from tumblekeep.lab.study import Study, read_study
from tumblekeep.lab.study.planning import plan_cells

EVERYTHING = plain(
    asks=["variants", "players", "seats", "length", "decisions", "pieces", "losses", "sensitivity"],
    title={"en": "Gold", "fr": "L’or"},
    game={
        "seats": 2,
        "options": {"cards": "random"},
        "matrix": {"players": ["careless", "steady"], "games": 20},
        "decisions": {"looked": 20, "effort": 100},
        "pieces": {"families": ["adventurer"]},
        "number": [{"name": "gold", "file": "dungeon.toml", "path": "feats.gold", "values": [15]}],
    },
)


class Stopped(NoProgress):
    """A listener that presses Ctrl-C after some games."""

    def __init__(self, after: int) -> None:
        self.left = after

    def foresee(self, case: str, games: int, cells: int) -> None:
        """Do nothing."""

    def expect(self, games: int) -> None:
        """Do nothing."""

    def advance(self, games: int) -> None:
        self.left -= games
        if self.left <= 0:
            raise KeyboardInterrupt


def test_what_was_stopped_goes_on_and_ends_as_if_it_had_not(tmp_path: Path) -> None:
    whole = run_study(plain(), tmp_path / "whole", jobs=1)
    with pytest.raises(KeyboardInterrupt):
        run_study(plain(), tmp_path / "stopped", jobs=1, progress=Stopped(9))
    kept = tmp_path / "stopped" / "gold.parquet"
    study = read_study(plain())
    assert 9 <= StudyStore(kept, study.plain).games < 40
    again = run_study(kept, jobs=1)
    assert kept.read_bytes() == whole.results.read_bytes()
    assert again.csv() == whole.csv()
    assert not kept.with_suffix(".parts").exists()


def test_parts_that_a_killed_run_left_are_found(tmp_path: Path) -> None:
    study = read_study(plain())
    cell = study.cases[0].base.cell
    left = StudyStore(tmp_path / "gold.parquet", study.plain)
    left.add([play_game(cell, number) for number in (0, 1, 5)])
    left.flush()  # it is never closed
    found = StudyStore(tmp_path / "gold.parquet", study.plain)
    assert found.missing(cell.id, 7) == [2, 3, 4, 6]
    assert run_study(tmp_path / "gold.parquet", jobs=1).facts["games"] == 40


def test_the_same_numbers_on_one_core_and_on_two(tmp_path: Path) -> None:
    one = run_study(plain(), tmp_path / "one", jobs=1)
    two = run_study(plain(), tmp_path / "two", jobs=2)
    assert one.results.read_bytes() == two.results.read_bytes()


def test_work_is_handed_out_whole_and_once() -> None:
    cell = read_study(plain()).cases[0].base.cell
    bench = JobQueue([GamesNeeded(cell, range(25), ()), GamesNeeded(cell, [], ())])
    handed: list[int] = []
    while (job := bench.next()) is not None:
        handed += job.numbers
        bench.learn(JobResult([], 0.25, job.name, job.name))
    assert handed == list(range(25))


def test_a_worker_with_other_rules_is_found_out() -> None:
    cell = read_study(plain()).cases[0].base.cell

    class Foreign(StudyWorkers):
        def _alone(self, queue: JobQueue) -> Any:
            while (job := queue.next()) is not None:
                yield work(job)._replace(here="other")

    with pytest.raises(TumbleError, match="other rules"):
        Foreign().play([GamesNeeded(cell, [0], ())], lambda rows: None)


def test_variants_on_the_same_dice_say_more_than_apart() -> None:
    study = read_study(plain(games=60))
    with open_workers(1) as alone:
        found = run(study, StudyStore(Path("/nowhere/gold.parquet"), study.plain), _quiet(alone))
    base, cheap = (found.games(one.cell) for one in study.cases[0].variants)
    both = compare(cheap, base, "score")
    assert both.difference.value >= 0, "a cheaper feat never loses points on the same dice"
    assert both.difference.half < both.plainly.half / 2
    assert both.difference.worth > 4 * both.difference.games


def _quiet(players: StudyWorkers) -> StudyWorkers:
    """Collect the games of these workers and deliver them all at once."""

    class Remembering(StudyWorkers):
        def play(self, wants: Sequence[GamesNeeded], take: Any) -> None:
            rows: list[GameRow] = []
            players.play(wants, rows.extend)
            take(rows)

    return Remembering()


def test_a_precision_says_how_many_games_it_takes() -> None:
    study = read_study(plain())
    case = study.cases[0]
    store = StudyStore(Path("/nowhere/gold.parquet"), study.plain)
    for plan in plan_cells(study):
        store.add([play_game(plan.cell, number) for number in range(20)])

    def games(cell: Any) -> CellGames:
        return CellGames(cell, store.of(cell.id, 20))

    half = compare(games(case.variants[1].cell), games(case.base.cell), "score").difference.half
    plans = plan_cells(study)
    assert games_needed(case, plans, games, half * 1.01) == 20
    assert games_needed(case, plans, games, half / 2) == 80


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return run_study(EVERYTHING, tmp_path_factory.mktemp("lab"), jobs=1)


def test_every_question_has_a_table_and_a_picture(everything: Any) -> None:
    assert [section.asked for section in everything.sections] == EVERYTHING["asks"]
    for section in everything.sections:
        assert section.table.rows, section.asked
        assert section.said, section.asked
        assert section.picture is not None, section.asked


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_opens_anywhere_and_says_everything(everything: Any, language: str) -> None:
    page = everything.html(language)
    pictures = sum(len(section.pictures) for section in everything.sections)
    assert pictures >= len(EVERYTHING["asks"])
    assert page.count('<svg class="roomy"') == page.count('<svg class="tight"') == pictures, (
        "wide, and for a phone"
    )
    assert not re.search(r"(src|href)=\"(?!#)", page), "nothing is fetched"
    assert "prefers-color-scheme:dark" in page
    assert not re.search(r"\[lab-|\[tale-|\[ask-", page), "a message is missing"
    assert "nan" not in re.sub(r"<[^>]*>", "", page)
    first = everything.verdict(language)[0]
    assert page.index(first.split(",")[0][:20]) < page.index("<svg")
    assert ("raises the score" if language == "en" else "augmente le score") in " ".join(
        everything.verdict(language)
    ) or ("no change" if language == "en" else "aucun changement") in " ".join(everything.verdict(language))


def test_the_numbers_lie_beside_it(everything: Any) -> None:
    rows = list(csv.DictReader(io.StringIO(everything.csv())))
    gaps = {row["row"]: row for row in rows if row["asked"] == "variants" and row["column"] == "gap"}
    assert set(gaps) == {"cheap"}
    assert float(gaps["cheap"]["low"]) <= float(gaps["cheap"]["value"]) <= float(gaps["cheap"]["high"])


def test_a_report_is_written_again_without_a_game(everything: Any) -> None:
    again = report_of(everything.results)
    assert again.csv() == everything.csv()
    assert again.html("en") == everything.html("en")


def test_tuning_shows_a_front_and_confirms_it(tmp_path: Path) -> None:
    told = plain(
        game={"variant": [], "number": [
            {"name": "gold", "file": "dungeon.toml", "path": "feats.gold", "from": 8, "to": 16}
        ]},
        tune={"target": [{"measure": "score", "want": 3.0}], "trials": 5, "games": 20, "confirm": 20, "within": 5},
    )  # fmt: skip
    report = tune_study(told, tmp_path, jobs=1)
    (section,) = report.sections
    assert len(section.table.rows) >= 2, "the game as it is, and the front"
    assert section.picture is not None
    assert section.table.rows[0][:2] == [1, "16"]
    assert report_of(report.results).csv() == report.csv(), "told again without a game"
    half = StudyStore(report.results, report.study.plain).of(report.study.cases[0].base.cell.id, 20)
    assert len(half) == 20


def test_a_small_grid_was_searched_by_luck_and_its_trials_were_hidden(tmp_path: Path) -> None:
    """Three values are tried, all of them, and all are listed; the one nearest to the target is called that."""
    told = plain(
        game={"variant": [], "number": [
            {"name": "gold", "file": "dungeon.toml", "path": "feats.gold", "values": [8, 12, 16]}
        ]},
        tune={"target": [{"measure": "score", "want": 3.0}], "trials": 5, "games": 20, "confirm": 20, "within": 0.0001},
    )  # fmt: skip
    report = tune_study(told, tmp_path, jobs=1)
    (section,) = report.sections
    assert sorted(str(row[1]) for row in section.table.rows) == ["12", "16", "8"]
    assert [row[0] for row in section.table.rows] == [1, 2, 3]
    said = report.verdict("en")
    assert not any("Closest to the standard game" in line for line in said)
    assert any("Closest to the target: " in line for line in said)
    page = report.html("fr")
    assert "Le plus proche de la cible" in page
    drawn = re.findall(r"<title>(\d)</title>", page)
    assert set(drawn) == {"1", "2", "3"}


def test_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "gold.toml").write_text(
        'games = 20\n[[game]]\ngame = "dungeon_attack"\nseats = 1\n', encoding="utf-8"
    )
    folder = str(tmp_path)
    assert main(["lab", "run", f"{folder}/gold.toml", "--folder", folder, "--jobs", "1", "--lang", "en"]) == 0
    assert "points on average" in capsys.readouterr().out
    assert main(["lab", "report", f"{folder}/gold.parquet", "--lang", "fr"]) == 0
    assert "score moyen" in capsys.readouterr().out
    assert '<html lang="fr">' in (tmp_path / "gold.html").read_text(encoding="utf-8")
    assert main(["lab", "run", f"{folder}/none.toml", "--lang", "en"]) == 1
    assert "no study" in capsys.readouterr().err
    assert main(["lab", "resume", f"{folder}/none.parquet", "--lang", "en"]) == 1
    assert main(["lab", "tune", f"{folder}/gold.toml", "--lang", "en"]) == 1
    assert "[tune]" in capsys.readouterr().err
    assert main(["lab", "run", f"{folder}/gold.toml", "--jobs", "0", "--lang", "en"]) == 1
    capsys.readouterr()
    assert main(["lab", "resume", f"{folder}/gold.parquet", "--jobs", "1", "--lang", "en"]) == 0
    assert "had already been played" in capsys.readouterr().out
    assert main(["lab", "resume", f"{folder}/gold.toml", "--lang", "en"]) == 1
    assert "not a results file" in capsys.readouterr().err
    assert main(["lab", "run", f"{folder}/gold.parquet", "--lang", "en"]) == 1
    assert "takes STUDY.toml" in capsys.readouterr().err
    assert (
        main(["lab", "run", f"{folder}/gold.toml", "--folder", f"{folder}/gold.csv/in", "--lang", "en"]) == 1
    )
    assert "gold.csv" in capsys.readouterr().err, "which folder it was, and no traceback"
    assert (
        main(["lab", "report", f"{folder}/gold.parquet", "--folder", f"{folder}/other", "--lang", "en"]) == 0
    )
    assert (tmp_path / "other" / "gold.html").is_file()


def test_flags_that_mean_nothing_to_a_task_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["lab", "run", "gold.toml", "--games", "5"])
    with pytest.raises(SystemExit):
        main(["lab", "run", "--help", "--lang", "en"])
    told = capsys.readouterr().out
    assert "--scheduler" in told
    assert "--setting" not in told


def test_studies_of_the_house_can_be_read() -> None:
    from tumblekeep.lab.laboratory import shipped_studies, study_of

    assert shipped_studies() == ("attack", "fighter", "first-seat")
    for name in shipped_studies():
        assert isinstance(study_of(name), Study)


def test_who_only_plays_pays_nothing_for_the_lab() -> None:
    heavy = "pyarrow optuna distributed dask matplotlib numpy.linalg tumblekeep.lab.execution.store"
    look = (
        "import sys, tumblekeep.terminal.entry, tumblekeep.terminal.app, tumblekeep.server.command, tumblekeep\n"
        f"print([name for name in '{heavy}'.split() if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_precision_was_possible_for_variants_only() -> None:
    """Seats, lengths and pieces have a precision of their own, each in its own measure."""
    told = {
        **plain(asks=["variants", "seats", "length", "pieces"]),
        "game": [{"game": "dungeon_dice", "seats": 2, "options": {"mode": "versus"}}],
        "precision": {"seats": 0.05, "length": 1.5, "pieces": 0.1},
    }
    study = read_study(told)
    assert study.precision == {"seats": 0.05, "length": 1.5, "pieces": 0.1}
    assert read_study(plain(precision=0.02)).precision == {"variants": 0.02}
    assert read_study({**told, "precision": 0.02}).precision == {"variants": 0.02, "seats": 0.02}
    with pytest.raises(TumbleError, match="losses"):
        read_study({**told, "precision": {"losses": 0.1}})
    case = study.cases[0]
    store = StudyStore(Path("/nowhere/seats.parquet"), study.plain)
    store.add([play_game(case.base.cell, number) for number in range(12)])

    def games(cell: Any) -> CellGames:
        return CellGames(cell, store.of(cell.id, 12))

    mine = games(case.base.cell)
    half = max(seat.half for seat in mine.seat_gaps())
    assert games_needed(case, plan_cells(study), games, {"seats": half / 2}) == 48
    length = median_estimate(mine.plain("turns")).half
    assert games_needed(case, plan_cells(study), games, {"length": max(length, 1e-9) * 2}) == 12


class Foreseeing:
    """A listener that remembers what was foreseen."""

    def __init__(self) -> None:
        self.foreseen: list[tuple[str, int, int]] = []
        self.done = 0

    def expect(self, games: int) -> None:
        pass

    def advance(self, games: int) -> None:
        self.done += games

    def foresee(self, case: str, games: int, cells: int) -> None:
        self.foreseen.append((case, games, cells))
        assert self.done == 40  # before more are played


def test_nobody_was_told_beforehand_how_many_games_a_precision_takes(tmp_path: Path) -> None:
    progress = Foreseeing()
    study = {**plain(), "precision": 0.4, "most": 60}
    run_study(study, tmp_path, jobs=1, progress=progress)
    ((case, games, cells),) = progress.foreseen
    assert (case, cells) == ("dungeon_attack", 2)
    assert 20 <= games <= 60


def test_a_game_of_the_lab_has_a_price_in_plain_games() -> None:
    assert cost_of(read_study(plain()), games=2) > 0


def test_labels_of_reports_were_cut_at_their_beginning(everything: Any) -> None:
    """ "nfernal with expert hands": what is too long for a line is broken into two, and nothing begins outside the picture."""
    assert _two_lines("Infernal with expert hands and a fourth level", 34) == (
        "Infernal with expert",
        "hands and a fourth level",
    )
    for language in ("en", "fr"):
        for section in everything.sections:
            words = ReportWords.about(language, everything.study.cases[0].base)
            for picture in filter(None, (section.picture, *section.more)):
                drawn = draw_picture(picture, words, "picture")
                for x, small, text in re.findall(
                    r'<text x="([\d.]+)" y="[\d.]+" text-anchor="end"( class="small")?>([^<]*)<', drawn
                ):
                    assert float(x) - len(text) * (6.3 if small else 7.2) > -6, text


def test_a_report_says_how_games_ended_and_which_points_it_means(everything: Any) -> None:
    page = everything.html("en")
    assert "share of games that ended with this score" in page
    assert "Why a difference is not that of the two means beside it" in page
    assert "part des parties finies avec ce score" in everything.html("fr")
    section = next(one for one in everything.sections if one.asked == "variants")
    ends = [picture for picture in section.more if picture.data["axis"] == "endings"]
    for picture in ends:
        assert sum(share for _, share in picture.data["rows"]) == pytest.approx(1)


def test_an_axis_wrote_the_same_number_twice() -> None:
    near = Estimate(0.0, -0.0004, 0.0004, 10, 10)
    drawn = draw_picture(
        Picture("dots", {"rows": [("x", near)], "kind": "points", "zero": True, "axis": "gap"}),
        ReportWords("en"),
        "p",
    )
    for svg in drawn.split("</svg>")[:2]:
        ticks = re.findall(r'class="small">([^<]*)<', svg)[:-1]
        assert len(ticks) == len(set(ticks))


def test_what_games_are_worth_left_out_what_they_cost(tmp_path: Path) -> None:
    free = run_study(plain(), tmp_path, jobs=1)
    assert "cost" not in free.facts
    dear = free.priced()
    cost = dear.facts["cost"]
    worth = next(one for one in free.sections if one.asked == "variants").said[0].values["worth"][0]
    words = ReportWords("en", cost=cost)
    told = f"worth {words.number(worth / cost, 'about')} plain ones after their cost"
    assert told in dear.verdict("en")[0]
    assert told in dear.html("en")
    assert "after their cost" not in free.verdict("en")[0]
    assert "was not measured" in free.html("en")
    again = report_of(free.results)  # it is kept, and not measured again
    assert again.facts["cost"] == cost
    assert again.priced().html("fr") == dear.html("fr")
    assert "coût compté" in again.verdict("fr")[0]
    assert again.csv() == free.csv(), "the numbers depend on no computer's speed"
    free.results.with_suffix(".cost").write_text("nan")
    assert "cost" not in report_of(free.results).facts


def test_captions_of_endings_were_cut_on_a_phone(everything: Any) -> None:
    section = next(one for one in everything.sections if one.asked == "variants")
    picture = next(one for one in section.more if one.data["axis"] == "endings")
    for language in ("en", "fr"):
        words = ReportWords.about(language, everything.study.cases[0].base)
        narrow = draw_picture(picture, words, "picture").split("</svg>")[1]
        captions = re.findall(r'class="small">([^<]*)<', narrow)
        assert len(captions) == 2
        assert " ".join(captions) == words.say("lab-axis-endings", what=words.label(picture.data["of"]))
        assert all(len(line) * 6.3 < 340 for line in captions)
