"""The page of a running study: one file without anything from elsewhere, which asks every second how things stand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from typing import Any

from tumblekeep.lab.live.numbers import LiveNumber
from tumblekeep.lab.live.watched import WatchedCase, WatchedRun
from tumblekeep.lab.report.page import STYLE, draw_table
from tumblekeep.lab.report.picture import draw_picture
from tumblekeep.lab.report.words import ReportWords
from tumblekeep.lab.statistics.intervals import Estimate
from tumblekeep.lab.statistics.section import Column, Picture, ReportTable, kind_of
from tumblekeep.lab.statistics.variants import score_picture

MOST_DRAWN = 8
"""Variants of a case whose endings are drawn: the base, and the latest others."""
LIVE_STYLE = """
progress{width:100%;height:.9rem;accent-color:var(--mark)}
form{display:flex;flex-wrap:wrap;gap:.5rem .8rem;align-items:center;background:var(--card);border:1px solid var(--edge);border-radius:8px;padding:.6rem .8rem;margin:.6rem 0}
form label{flex:1 1 14rem}form input[type=range]{flex:2 1 12rem;min-height:2.75rem;accent-color:var(--mark)}
form input[type=number]{width:7rem;font:inherit;padding:.5rem;background:var(--paper);color:var(--ink);border:1px solid var(--soft);border-radius:6px}
button{font:inherit;min-height:2.75rem;padding:.4rem 1.1rem;border:0;border-radius:6px;background:var(--mark);color:var(--card);cursor:pointer}
button:disabled{opacity:.5;cursor:default}form p{flex-basis:100%;margin:0}form p:empty{display:none}
.ends svg.roomy{display:none}.ends svg.tight{display:block}
.ends{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:0 1rem}
"""
SCRIPT = """
const words = JSON.parse(document.getElementById("words").textContent);
const status = document.getElementById("status"), bar = document.querySelector("progress"), live = document.getElementById("live");
let missed = 0, over = false;
function end(said) {
  over = true; status.textContent = said;
  for (const one of document.querySelectorAll("form button")) one.disabled = true;
}
async function look() {
  try {
    const now = await (await fetch("state.json", {cache: "no-store"})).json();
    missed = 0; status.textContent = now.status; bar.max = Math.max(1, now.total); bar.value = now.done;
    if (live.innerHTML !== now.html) live.innerHTML = now.html;
    if (now.ended) end(now.status);
  } catch { if (++missed > 2) end(words.gone); }
  if (!over) setTimeout(look, 1000);
}
for (const form of document.forms) {
  const [slide, field, said] = [form.querySelector("[type=range]"), form.querySelector("[type=number]"), form.querySelector("p")];
  slide.oninput = () => { field.value = slide.value; };
  field.oninput = () => { slide.value = field.value; };
  form.onsubmit = async event => {
    event.preventDefault(); said.textContent = "";
    const body = JSON.stringify({case: form.dataset.case, number: form.dataset.number, value: field.valueAsNumber});
    try {
      const answer = await fetch("variants", {method: "POST", headers: {"Content-Type": "application/json"}, body});
      const told = await answer.json();
      said.textContent = told.said;
    } catch { said.textContent = words.gone; }
  };
}
look();
"""


def live_page(run: WatchedRun, language: str) -> str:
    """Render the page, before anything is known."""
    lab = ReportWords(language)
    title = escape(run.study.called(lab.language))
    several = len(run.study.cases) > 1
    forms = "".join(
        _form(place, case.name, _title(language, case) if several else "", number, lab)
        for place, (case, number) in enumerate(run.numbers.values())
    )
    if forms:
        forms = f'<h2>{escape(lab.say("lab-live-try"))}</h2><p class="soft">{escape(lab.say("lab-live-try-how"))}</p>{forms}'
    words = json.dumps({"gone": lab.say("lab-live-ended")}).replace("<", "\\u003c")
    return (
        f'<!doctype html>\n<html lang="{lab.language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">'
        f"<title>{title}</title><style>{STYLE}{LIVE_STYLE}</style></head>\n<body><main><h1>{title}</h1>"
        f'<p id="status" role="status">{escape(lab.say("lab-live-begins"))}</p>'
        f'<progress value="0" max="1" aria-label="{escape(lab.say("lab-live-progress"))}"></progress>'
        f'{forms}<div id="live"></div><p class="soft">{escape(lab.say("lab-live-plain"))}</p></main>'
        f'<script type="application/json" id="words">{words}</script><script>{SCRIPT}</script></body>\n</html>\n'
    )


def _title(language: str, case: Any) -> str:
    return ReportWords.about(language, case.base).say("title")


def _form(place: int, case: str, title: str, one: LiveNumber, lab: ReportWords) -> str:
    name = f"{title}: {lab.label(one.number)}" if title else lab.label(one.number)
    low, high = (f"{end:g}" for end in (one.least, one.most))
    limits = f'min="{low}" max="{high}" value="{one.number.shipped}"'
    told = lab.say("lab-live-limits", low=lab.number(one.least), high=lab.number(one.most))
    shipped = lab.say("lab-live-shipped", value=lab.number(one.number.shipped))
    return (
        f'<form novalidate data-case="{escape(case)}" data-number="{escape(one.number.name)}">'
        f'<label for="n{place}">{escape(name)} <small>{escape(told)} {escape(shipped)}</small></label>'
        f'<input type="range" {limits} step="{one.step:g}" aria-label="{escape(name)}">'
        f'<input type="number" id="n{place}" {limits} step="{"1" if one.is_whole else "any"}">'
        f'<button>{escape(lab.say("lab-live-start"))}</button><p role="status"></p></form>'
    )


def live_state(run: WatchedRun, language: str) -> dict[str, Any]:
    """Return how things stand: numbers for programs, and what the page shows."""
    lab = ReportWords(language)
    ended, done, total = run.ended, run.done, run.total
    cases = run.found()
    status = (
        lab.say("lab-live-ended")
        if ended
        else lab.say("lab-live-status", done=lab.number(done, "count"), total=lab.number(total, "count"))
    )
    several = len(cases) > 1
    return {
        "done": done,
        "total": total,
        "ended": ended,
        "status": status,
        "rows": [
            {
                "case": found.case.name,
                "variant": row.variant.name,
                "games": row.games,
                "value": _plain(row.own),
                "gap": _plain(row.gap),
            }
            for found in cases
            for row in found.rows
        ],
        "html": "".join(part for found in cases for part in _case(found, language, several)),
    }


def _plain(one: Estimate | None) -> list[float] | None:
    return None if one is None else [one.value, one.low, one.high]


def _case(found: WatchedCase, language: str, several: bool) -> Iterator[str]:
    teller = ReportWords.about(language, found.case.base)
    title = teller.say("title")
    if several:
        yield f"<h2>{escape(title)}</h2>"
    measure = found.measure
    columns = [
        Column("variant"),
        Column(measure, kind_of(measure)),
        Column("gap", kind_of(measure, gap=True)),
        Column("games", "count"),
    ]
    rows = [[row.variant, row.own, row.gap, row.games] for row in found.rows]
    yield f'<div class="wide" tabindex="0">{draw_table(ReportTable(columns, rows), teller)}</div>'
    dots = [(row.variant, row.gap) for row in found.rows if row.gap is not None]
    if dots:
        data = {"rows": dots, "kind": kind_of(measure, gap=True), "zero": True, "axis": "gap"}
        yield f"<figure>{draw_picture(Picture('dots', data), teller, title)}</figure>"
    drawn = [row for row in found.rows if row.drawn and row.games]
    if len(drawn) > MOST_DRAWN:
        drawn = [drawn[0], *drawn[1 - MOST_DRAWN :]]
    yield '<div class="ends">'
    for row in drawn:
        picture = draw_picture(score_picture(row.variant, row.scores), teller, teller.label(row.variant))
        yield f"<figure>{picture}</figure>"
    yield "</div>"
