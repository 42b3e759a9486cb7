"""Accessibility barriers of a screen: what axe-core finds, touch targets that are too small, horizontal
scrolling."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from web.held import UNVEILED

RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}
OF_COLOURS = {
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
    "resultTypes": ["violations"],
}
"""The rules whose result can differ between light and dark: only colours change."""


_SETTLED = """
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await drawn();
    await document.fonts.ready;
    await drawn();
"""
"""A settled screen: laid out, its fonts loaded, and everything that fits itself to its space has done so."""


@cache
def _axe() -> str:
    return files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def barriers(page: Any, part: str | None = None, *, both_lights: bool = True) -> list[str]:
    """Return what axe-core finds on the present screen, or a part of it, once its fonts are loaded and it is
    laid out. All rules run in the present colour scheme, and the colour rules once more in the other."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    found = page.evaluate(
        f"""async ([part, both_lights]) => {{
            {_SETTLED} {UNVEILED}
            return unveiled(async () => {{
                const as_it_stands = (await axe.run(part ?? document, {json.dumps(RULES)})).violations;
                if (!both_lights) return as_it_stands;
                const light = document.documentElement.dataset.theme;
                document.documentElement.dataset.theme = light === "dark" ? "light" : "dark";
                const in_the_other_light = (await axe.run(part ?? document, {json.dumps(OF_COLOURS)})).violations;
                document.documentElement.dataset.theme = light;
                return [...as_it_stands, ...in_the_other_light];
            }});
        }}""",
        [part, both_lights],
    )
    told = [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found
        for node in one["nodes"]
    ]
    return told if part else [*told, *disorder(page)]


def barriers_in_this_light(page: Any) -> list[str]:
    """Check a screen only in this colour scheme, because another run of the same test uses the other: checking
    colours is by far the most expensive part."""
    return barriers(page, both_lights=False)


def disorder(page: Any) -> list[str]:
    """Return headings out of order: the page has one of the first rank, and none skips a rank on its way down."""
    ranks: list[int] = page.evaluate(
        """() => [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
            .filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => Number(one.tagName[1]))"""
    )
    skips = any(below > above + 1 for above, below in pairwise([0, *ranks]))
    return [f"headings: {ranks}"] if skips or ranks.count(1) != 1 else []


def small_targets(page: Any) -> list[str]:
    """Return touch targets under 44 pixels either way. Inline links in text are exempt. Of a place on a drawn map that is measured which a
    finger has to hit, `data-reach`: it may be larger than the drawing, and a tap that could mean two places brings the map nearer first."""
    found: list[str] = page.evaluate(
        f"""async () => {{ {_SETTLED}
            return [...document.querySelectorAll('button, select, input:not([type=checkbox]), a.btn, [role=button], a.ot')]
            .filter((one) => one.checkVisibility({{ visibilityProperty: true }}) && !one.closest('.vh') && !one.classList.contains('vh'))
            .map((one) => [one, one.closest('svg')?.querySelector(`[data-reach="${{CSS.escape(one.dataset.place)}}"]`) ?? one])
            .map(([one, hit]) => [one, hit.getBoundingClientRect()])
            .filter(([one, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
            .map(([one, box]) => `${{one.outerHTML.slice(0, 120)}} ${{Math.round(box.width)}}x${{Math.round(box.height)}}`);
        }}"""
    )
    return found


def overflows(page: Any) -> bool:
    """Whether the page scrolls sideways."""
    return bool(
        page.evaluate(
            f"async () => {{ {_SETTLED} return document.documentElement.scrollWidth > innerWidth + 1; }}"
        )
    )


def cut_off(page: Any, pieces: str) -> list[str]:
    """Return which of these pieces of the board end below the stage, where they are only visible by scrolling."""
    found: list[str] = page.evaluate(
        f"""async (pieces) => {{
            {_SETTLED}
            const end = (one) => one.getBoundingClientRect().bottom;
            return [...document.querySelectorAll(pieces)]
                .filter((one) => end(one) > end(one.closest('main')) + 1)
                .map((one) => `cut off: ${{one.ariaLabel ?? one.innerText}}`);
        }}""",
        pieces,
    )
    return found
