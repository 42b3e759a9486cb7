"""On a phone, what one decides about is on the screen when the question comes."""

from __future__ import annotations

from typing import Any

import pytest

from web.conftest import GAMES, PHONE, Window
from web.insight import in_sight, moments
from web.tables import lay

SIZES = ((360, 640), (390, 844), (412, 915))


@pytest.mark.parametrize("slug", GAMES)
def test_what_a_question_is_about_was_off_a_phone_screen(window: Window, slug: str) -> None:
    page = window(PHONE, door=slug)
    rows, hidden = [], []
    for moment in moments(slug):
        lay(page, moment.saved)
        page.wait_for_selector(f'#tray[data-asked="{moment.ask}"]')
        counts = []
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            seen = in_sight(page, moment.pieces)
            counts.append(f"{len(seen):>3} of {len(moment.pieces):<3}")
            if len(seen) < len(moment.pieces):
                hidden.append((moment.ask, width, sorted(set(moment.pieces) - seen)))
        rows.append(f"{moment.ask:<16}" + "  ".join(counts))
    print("\n".join([f"\n{slug:<16}" + "  ".join(f"{width:>5} px " for width, _ in SIZES), *rows]))
    assert hidden == []
