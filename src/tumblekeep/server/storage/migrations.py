"""Migrations of the database, step by step. Steps are added at the end and never changed.

No step rewrites the log of events: it may add tables, columns and indexes, but not touch stored events.
"""

from __future__ import annotations

import time

from sqlalchemy import Connection, text

from tumblekeep.server.storage import partitions

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE tables (
            id VARCHAR(16) PRIMARY KEY,
            secret VARCHAR(64) NOT NULL,
            created BIGINT NOT NULL,
            touched BIGINT NOT NULL,
            state VARCHAR(8) NOT NULL,
            public INTEGER NOT NULL,
            archived INTEGER NOT NULL DEFAULT 0,
            summary TEXT NOT NULL
        )
        """,
        """
        CREATE TABLE events (
            table_id VARCHAR(16) NOT NULL REFERENCES tables (id),
            seq INTEGER NOT NULL,
            action VARCHAR(40) NOT NULL,
            at BIGINT NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (table_id, seq),
            UNIQUE (table_id, action)
        )
        """,
    ),
    (
        "CREATE INDEX tables_listed ON tables (public, archived, state, touched)",
        "CREATE INDEX tables_idle ON tables (archived, touched)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN clock BIGINT NOT NULL DEFAULT 0",
        "CREATE INDEX tables_clocked ON tables (state, touched) WHERE clock > 0",
    ),
    (
        """
        CREATE TABLE snapshots (
            table_id VARCHAR(16) PRIMARY KEY REFERENCES tables (id),
            seq INTEGER NOT NULL,
            body TEXT NOT NULL
        )
        """,
    ),
    (
        """
        CREATE TABLE lookbacks (
            table_id VARCHAR(16) PRIMARY KEY REFERENCES tables (id),
            form INTEGER NOT NULL,
            body TEXT NOT NULL
        )
        """,
    ),
    (
        "ALTER TABLE tables ADD COLUMN code INTEGER",
        "CREATE INDEX tables_coded ON tables (code) WHERE state = 'open'",
    ),
    (
        """
        CREATE TABLE finished_games (
            table_id VARCHAR(16) PRIMARY KEY REFERENCES tables (id),
            form INTEGER NOT NULL,
            version INTEGER NOT NULL,
            outcome TEXT NOT NULL,
            frames BYTEA
        )
        """,
    ),
    (
        "ALTER TABLE tables ADD COLUMN uploaded BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN purged INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX tables_uploaded ON tables (touched) WHERE uploaded > 0",
        """
        CREATE TABLE operations (
            n INTEGER PRIMARY KEY,
            at BIGINT NOT NULL,
            what VARCHAR(16) NOT NULL,
            subject VARCHAR(16) NOT NULL
        )
        """,
    ),
    (
        """
        CREATE TABLE persons (
            id VARCHAR(16) PRIMARY KEY,
            name VARCHAR(24) NOT NULL,
            look TEXT UNIQUE,
            visibility VARCHAR(8) NOT NULL,
            bot INTEGER NOT NULL,
            created BIGINT NOT NULL,
            seen BIGINT NOT NULL,
            renamed BIGINT NOT NULL,
            blocked INTEGER NOT NULL,
            gone BIGINT NOT NULL
        )
        """,
        "CREATE INDEX persons_seen ON persons (gone, seen)",
        "CREATE INDEX persons_blocked ON persons (seen) WHERE blocked > 0",
        """
        CREATE TABLE person_keys (
            id VARCHAR(16) PRIMARY KEY,
            person_id VARCHAR(16) NOT NULL,
            kind VARCHAR(8) NOT NULL,
            hash VARCHAR(64) NOT NULL UNIQUE,
            label VARCHAR(40) NOT NULL,
            created BIGINT NOT NULL,
            used BIGINT NOT NULL,
            credential TEXT NOT NULL,
            public_key TEXT NOT NULL,
            count BIGINT NOT NULL
        )
        """,
        "CREATE INDEX person_keys_held ON person_keys (person_id)",
        """
        CREATE TABLE one_time_secrets (
            hash VARCHAR(64) PRIMARY KEY,
            kind VARCHAR(8) NOT NULL,
            person_id VARCHAR(16) NOT NULL,
            until BIGINT NOT NULL
        )
        """,
        "CREATE INDEX one_time_secrets_old ON one_time_secrets (until)",
        """
        CREATE TABLE person_seats (
            person_id VARCHAR(16) NOT NULL,
            table_id VARCHAR(16) NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            game VARCHAR(40) NOT NULL,
            sat BIGINT NOT NULL,
            ended BIGINT NOT NULL,
            result VARCHAR(8) NOT NULL,
            score BIGINT,
            people INTEGER NOT NULL,
            origin VARCHAR(8) NOT NULL,
            PRIMARY KEY (person_id, table_id, seat)
        )
        """,
        "CREATE INDEX person_seats_ended ON person_seats (person_id, ended, table_id)",
        "CREATE INDEX person_seats_games ON person_seats (person_id, game, result, ended, table_id)",
        "CREATE INDEX person_seats_tables ON person_seats (table_id, person_id)",
    ),
    (
        """
        CREATE TABLE counted_games (
            table_id VARCHAR(16) PRIMARY KEY REFERENCES tables (id),
            body TEXT NOT NULL
        )
        """,
        """
        CREATE TABLE standings (
            holder VARCHAR(80) NOT NULL,
            game VARCHAR(40) NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (holder, game)
        )
        """,
    ),
    (
        """
        CREATE TABLE seeks (
            person_id VARCHAR(16) PRIMARY KEY,
            key_id VARCHAR(16) NOT NULL,
            game VARCHAR(40) NOT NULL,
            low INTEGER NOT NULL,
            high INTEGER NOT NULL,
            pace VARCHAR(8) NOT NULL,
            counts INTEGER NOT NULL,
            seal VARCHAR(64) NOT NULL,
            since BIGINT NOT NULL,
            until BIGINT NOT NULL,
            fill_at BIGINT NOT NULL,
            state VARCHAR(8) NOT NULL,
            table_id VARCHAR(16) NOT NULL,
            seat INTEGER NOT NULL,
            at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX seeks_wished ON seeks (state, game, pace, counts, since)",
        "CREATE INDEX seeks_tables ON seeks (table_id)",
        """
        CREATE TABLE pairing_waits (
            id VARCHAR(16) PRIMARY KEY,
            game VARCHAR(40) NOT NULL,
            pace VARCHAR(8) NOT NULL,
            counts INTEGER NOT NULL,
            players INTEGER NOT NULL,
            seconds INTEGER NOT NULL,
            found INTEGER NOT NULL,
            at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX pairing_waits_alike ON pairing_waits (game, pace, counts, players, at)",
        "CREATE INDEX pairing_waits_old ON pairing_waits (at)",
        *(
            f"""
            CREATE TABLE {name} (
                person_id VARCHAR(16) NOT NULL,
                other_id VARCHAR(16) NOT NULL,
                {more},
                PRIMARY KEY (person_id, other_id)
            )
            """
            for name, more in (
                ("friends", "since BIGINT NOT NULL"),
                ("friend_asks", "at BIGINT NOT NULL"),
                ("person_blocks", "name VARCHAR(24) NOT NULL, at BIGINT NOT NULL"),
                ("invitations", "table_id VARCHAR(16) NOT NULL, at BIGINT NOT NULL"),
            )
        ),
        "CREATE INDEX friend_asks_asked ON friend_asks (other_id)",
        "CREATE INDEX person_blocks_blocked ON person_blocks (other_id)",
        "CREATE INDEX invitations_invited ON invitations (other_id)",
        """
        CREATE TABLE friend_links (
            hash VARCHAR(64) PRIMARY KEY,
            person_id VARCHAR(16) NOT NULL,
            until BIGINT NOT NULL,
            uses INTEGER NOT NULL
        )
        """,
        "CREATE INDEX friend_links_made ON friend_links (person_id)",
        """
        CREATE TABLE person_presence (
            person_id VARCHAR(16) PRIMARY KEY,
            at BIGINT NOT NULL,
            place VARCHAR(16) NOT NULL,
            hidden INTEGER NOT NULL
        )
        """,
    ),
    (
        "CREATE TABLE insight_wishes (person_id VARCHAR(16) PRIMARY KEY, since BIGINT NOT NULL)",
        """
        CREATE TABLE person_insights (
            person_id VARCHAR(16) NOT NULL,
            table_id VARCHAR(16) NOT NULL,
            game VARCHAR(40) NOT NULL,
            ended BIGINT NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (person_id, table_id)
        )
        """,
        "CREATE INDEX person_insights_ended ON person_insights (person_id, ended)",
    ),
    (
        """
        CREATE TABLE daily_days (
            day VARCHAR(10) PRIMARY KEY,
            secret VARCHAR(64) NOT NULL,
            commitment VARCHAR(64) NOT NULL,
            committed BIGINT NOT NULL,
            plan TEXT NOT NULL,
            version INTEGER NOT NULL,
            revealed BIGINT NOT NULL,
            aftermath TEXT NOT NULL
        )
        """,
        """
        CREATE TABLE daily_tries (
            day VARCHAR(10) NOT NULL,
            holder VARCHAR(64) NOT NULL,
            person_id VARCHAR(16) NOT NULL,
            table_id VARCHAR(16) NOT NULL,
            began BIGINT NOT NULL,
            ended BIGINT NOT NULL,
            result BIGINT NOT NULL,
            skill BIGINT,
            luck BIGINT,
            body TEXT NOT NULL,
            PRIMARY KEY (day, holder)
        )
        """,
        "CREATE INDEX daily_tries_result ON daily_tries (day, result)",
        "CREATE INDEX daily_tries_skill ON daily_tries (day, skill)",
        "CREATE INDEX daily_tries_holder ON daily_tries (holder, day)",
        "CREATE INDEX daily_tries_person ON daily_tries (person_id, day)",
        "CREATE INDEX daily_tries_table ON daily_tries (table_id)",
        """
        CREATE TABLE daily_counts (
            day VARCHAR(10) NOT NULL,
            ranking VARCHAR(8) NOT NULL,
            value BIGINT NOT NULL,
            tries BIGINT NOT NULL,
            PRIMARY KEY (day, ranking, value)
        )
        """,
        """
        CREATE TABLE daily_choices (
            day VARCHAR(10) NOT NULL,
            position VARCHAR(20) NOT NULL,
            option_id VARCHAR(80) NOT NULL,
            tries BIGINT NOT NULL,
            worth BIGINT NOT NULL,
            table_id VARCHAR(16) NOT NULL,
            number INTEGER NOT NULL,
            PRIMARY KEY (day, position, option_id)
        )
        """,
    ),
    (
        """
        CREATE TABLE packed_events (
            table_id VARCHAR(16) PRIMARY KEY REFERENCES tables (id),
            seq INTEGER NOT NULL,
            form INTEGER NOT NULL,
            body BYTEA NOT NULL
        )
        """,
        "ALTER TABLE tables ADD COLUMN packed INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX tables_unpacked ON tables (touched) WHERE state = 'over' AND packed = 0",
    ),
    (
        """
        CREATE TABLE reports (
            id VARCHAR(16) PRIMARY KEY,
            at BIGINT NOT NULL,
            table_id VARCHAR(16) NOT NULL,
            by_seat INTEGER NOT NULL,
            by_person VARCHAR(16) NOT NULL,
            about VARCHAR(8) NOT NULL,
            about_person VARCHAR(16) NOT NULL,
            name VARCHAR(24) NOT NULL,
            reason VARCHAR(8) NOT NULL,
            note TEXT NOT NULL,
            said TEXT NOT NULL,
            done BIGINT NOT NULL
        )
        """,
        "CREATE INDEX reports_waiting ON reports (done, at)",
        "CREATE UNIQUE INDEX reports_made ON reports (table_id, by_seat, about)",
        "CREATE INDEX reports_about ON reports (about_person)",
        "CREATE INDEX reports_by ON reports (by_person)",
    ),
    (
        "CREATE TABLE server_keys (name VARCHAR(16) PRIMARY KEY, body VARCHAR(64) NOT NULL, made BIGINT NOT NULL)",
        """
        CREATE TABLE push_subscriptions (
            id VARCHAR(16) PRIMARY KEY,
            person_id VARCHAR(16) NOT NULL,
            key_id VARCHAR(16) NOT NULL,
            hash VARCHAR(64) NOT NULL,
            endpoint TEXT NOT NULL,
            p256dh VARCHAR(120) NOT NULL,
            auth VARCHAR(40) NOT NULL,
            label VARCHAR(40) NOT NULL,
            language VARCHAR(8) NOT NULL,
            origin TEXT NOT NULL,
            made BIGINT NOT NULL,
            UNIQUE (person_id, hash)
        )
        """,
        """
        CREATE TABLE push_quiet (
            person_id VARCHAR(16) PRIMARY KEY,
            begins INTEGER NOT NULL,
            ends INTEGER NOT NULL,
            zone VARCHAR(64) NOT NULL
        )
        """,
        """
        CREATE TABLE push_turns (
            person_id VARCHAR(16) NOT NULL,
            table_id VARCHAR(16) NOT NULL REFERENCES tables (id),
            due BIGINT NOT NULL,
            sent BIGINT NOT NULL,
            tries INTEGER NOT NULL,
            PRIMARY KEY (person_id, table_id)
        )
        """,
        "CREATE INDEX push_turns_due ON push_turns (due) WHERE sent = 0",
        "CREATE INDEX push_turns_tables ON push_turns (table_id)",
        # a person may be reported from their page, where nobody has a seat
        "DROP INDEX reports_made",
        "CREATE UNIQUE INDEX reports_at_tables ON reports (table_id, by_seat, about) WHERE table_id <> ''",
        "CREATE INDEX reports_of_pages ON reports (by_person, about_person) WHERE table_id = ''",
    ),
    partitions.STEP,
    (
        "CREATE TABLE kept_rules (n INTEGER PRIMARY KEY, digest VARCHAR(64) NOT NULL UNIQUE, made BIGINT NOT NULL)",
        "ALTER TABLE finished_games ADD COLUMN rules INTEGER",
        "CREATE INDEX finished_untried ON finished_games (table_id) WHERE rules IS NULL",
        "CREATE INDEX packed_loosely ON packed_events (table_id) WHERE form = 1",
        "CREATE INDEX finished_by_rules ON finished_games (rules) WHERE rules > 0",
    ),
)


class NewerDatabase(Exception):
    """The database was written by a newer server than this one."""


def migrate(connection: Connection) -> int:
    """Migrate to the current schema inside the caller's transaction; return the number of steps taken."""
    connection.execute(
        text("CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY, done BIGINT NOT NULL)")
    )
    done = connection.execute(text("SELECT COALESCE(MAX(step), 0) FROM migrations")).scalar_one()
    if done > len(STEPS):
        raise NewerDatabase(
            f"the database is at step {done}; this server knows {len(STEPS)}. Use a newer tumblekeep."
        )
    for step in range(done, len(STEPS)):
        for statement in STEPS[step]:
            if connection.dialect.name == "postgresql" or not isinstance(statement, partitions.PostgresOnly):
                connection.execute(text(statement))
        connection.execute(
            text("INSERT INTO migrations (step, done) VALUES (:step, :done)"),
            {"step": step + 1, "done": int(time.time() * 1000)},
        )
    return int(len(STEPS) - done)
