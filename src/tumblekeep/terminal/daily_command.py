"""`tumblekeep daily`: the daily door in the terminal, on a server as one of its persons, where it counts, or alone on this machine."""

from __future__ import annotations

from argparse import Namespace
from datetime import UTC, date, datetime

from babel.dates import format_date

from tumblekeep.core.errors import TumbleError
from tumblekeep.daily.moments import after, read_day
from tumblekeep.daily.schedule import FIRST_DAY, PAST_DAYS, plan_for
from tumblekeep.terminal.daily_words import hello, plan_words
from tumblekeep.terminal.entry import INTERRUPTED, complain, hear, is_plain, spoken_streams, write
from tumblekeep.terminal.persons import find
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import best_language

PAUSE = 0.7


class DailyTrouble(TumbleError):
    """There is no such day to be played."""


def daily(args: Namespace) -> int:
    """Play a day, or show the schedule."""
    language = best_language(args.lang)
    voice = Voice(language, also=("daily",))
    with spoken_streams():
        try:
            if args.schedule is not None:
                _show_schedule(args.schedule, voice)
                return 0
            day = _asked_day(args.date)
            if args.person is not None:
                from tumblekeep.terminal.daily_remote import RemoteDay

                RemoteDay(find(args.person), language, hear, write).run(day, practice=args.practice)
                return 0
            return _alone(args, today() if day is None else day, voice)
        except TumbleError as error:
            return complain(voice.error(error))
        except KeyboardInterrupt:
            print()
            return INTERRUPTED
        except EOFError:
            write("")
            return 0


def today() -> date:
    """The day it is, by UTC."""
    return datetime.now(UTC).date()


def _asked_day(text: str | None) -> date | None:
    if text is None:
        return None
    day = read_day(text)
    if day is None:
        raise DailyTrouble("ui-daily-no-day", text, day=text[:20])
    if not max(FIRST_DAY, after(today(), -PAST_DAYS)) <= day <= today():
        raise DailyTrouble("ui-daily-closed", text, day=day.isoformat())
    return day


def _show_schedule(days: int, voice: Voice) -> None:
    write(voice.say("ui-daily-schedule"))
    for n in range(days):
        plan = plan_for(after(today(), n))
        told = format_date(plan.day, "EEE d MMM y", locale=voice.language)
        write(f"{told}  {plan_words(plan, voice.language)}")


# -- alone on this machine ------------------------------------------------------------------------


def _alone(args: Namespace, day: date, voice: Voice) -> int:
    from tumblekeep.terminal.daily_alone import DailyGame, scored_lines

    plan = plan_for(day)
    for line in (*hello(plan, voice), voice.say("ui-daily-alone")):
        write(line)
    if plan.kind == "throws":
        from tumblekeep.terminal.daily_throws import alone

        alone(plan, voice, hear, write)
        return 0
    sitting = DailyGame.opened(plan)
    if sitting.play.entries:
        write(voice.say("ui-daily-goes-on"))
    words = Voice(voice.language, sitting.game, sitting.names)
    pause: float | None = args.pause
    if is_plain(args):
        from tumblekeep.terminal.lines import LineMode

        LineMode(sitting, words, hear, write, pause or 0.0, stays=False).run()
    else:
        from tumblekeep.terminal.app import TumbleApp

        app = TumbleApp(sitting, voice.language, pause=PAUSE if pause is None else pause)
        app.run()
        if app.return_code:
            return app.return_code
        words = Voice(app.language, sitting.game, sitting.names)
    sitting.close()
    if sitting.play.outcome is None:
        write(words.say("ui-daily-left"))
        return 0
    write(words.say("ui-daily-thinking"))
    for line in scored_lines(sitting, plan, words.language):
        write(line)
    return 0
