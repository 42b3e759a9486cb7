"""One HTML file that opens anywhere: the verdict first, then each question with its table and picture, in
light and dark."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from tumblekeep.lab.report.picture import draw_picture
from tumblekeep.lab.report.words import NONE, ReportWords
from tumblekeep.lab.statistics.intervals import Estimate
from tumblekeep.lab.statistics.section import Column, ReportSection, ReportTable
from tumblekeep.lab.study.shape import Study, StudyNumber

STYLE = """
:root{color-scheme:light dark;--paper:#fbf8f1;--ink:#27221b;--soft:#6a6154;--edge:#ded5c4;--card:#fff;--mark:#9a3b1f;--range:#c98a63;--good:#2f6b46}
@media (prefers-color-scheme:dark){:root{--paper:#1b1815;--ink:#efe8dc;--soft:#b3a894;--edge:#3b352d;--card:#24201b;--mark:#e8925f;--range:#a4683f;--good:#7fc096}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:62rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.9rem;line-height:1.2;margin:.2em 0}
h2{font-size:1.35rem;margin:2.2em 0 .4em}
h3{font-size:1.08rem;margin:1.6em 0 .3em}
.soft,figcaption,small{color:var(--soft)}
.verdict{background:var(--card);border:1px solid var(--edge);border-left:5px solid var(--mark);border-radius:8px;padding:.4rem 1.2rem;margin:1rem 0;font-size:1.08rem}
.verdict h2{margin-top:.5em}.verdict li{margin:.45em 0}.verdict ul{padding-left:1.1rem}
.wide{overflow-x:auto;margin:.8rem 0}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.38rem .6rem;border-bottom:1px solid var(--edge);text-align:right;vertical-align:top;white-space:nowrap}
th{color:var(--soft);font-weight:600;font-size:.86rem;white-space:normal;vertical-align:bottom}
th:first-child,td:first-child,td.text,th.text{text-align:left}
td small{display:block;font-size:.78rem}
figure{margin:1rem 0;background:var(--card);border:1px solid var(--edge);border-radius:8px;padding:.8rem;overflow-x:auto}
svg{width:100%;height:auto;display:block}svg.tight{display:none}
svg text{font:13px system-ui,sans-serif;fill:var(--ink)}svg .small{font-size:11.5px;fill:var(--soft)}
svg .figure{font-variant-numeric:tabular-nums}
svg .grid{stroke:var(--edge)}svg .zero{stroke:var(--soft);stroke-dasharray:4 3}
svg .range{stroke:var(--range);stroke-width:4;stroke-linecap:round}svg .mark,svg .bar{fill:var(--mark)}
svg .box{fill:var(--range)}svg .way{fill:none;stroke:var(--mark);stroke-width:1.5}
svg .tried{fill:var(--soft);opacity:.45}svg .chosen{fill:var(--mark)}svg .met{fill:var(--good)}
details{margin:1rem 0}pre{overflow-x:auto;background:var(--card);border:1px solid var(--edge);border-radius:8px;padding:.8rem;font-size:.85rem}
nav{display:flex;flex-wrap:wrap;gap:.2rem .9rem}nav a{color:var(--mark)}
@media screen and (max-width:40rem){
svg.roomy{display:none}svg.tight{display:block}figure{padding:.6rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}
thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
table,tbody,tr,td{display:block}tr{background:var(--card);border:1px solid var(--edge);border-radius:8px;margin:.6rem 0;padding:.3rem .7rem}
td,td.text{display:flex;gap:1rem;justify-content:space-between;padding:.25rem 0;border:0;text-align:right;white-space:normal}
td::before{content:attr(data-head);color:var(--soft);font-size:.86rem;text-align:left;flex:1}
td.none{display:none}svg.tight text:not(.figure){paint-order:stroke;stroke:var(--card);stroke-width:3px}
td.name{font-weight:600;justify-content:flex-start;text-align:left}td.name::before{content:none}}
@media print{:root{--paper:#fff}figure,.verdict{break-inside:avoid}}
"""
SHORT = {"variants": 4, "players": 2, "pieces": 2, "losses": 2, "sensitivity": 3, "tune": 3}
"""How many sentences of each section appear in the verdict at the top; one for sections not listed."""


def page(study: Study, sections: Sequence[ReportSection], facts: Mapping[str, Any], language: str) -> str:
    """Render the whole report."""
    lab = ReportWords(language, cost=facts.get("cost"))
    tellers = {case.name: ReportWords.about(language, case.base, lab.cost) for case in study.cases}
    several = len(study.cases) > 1
    head = [
        f"<h1>{escape(study.called(lab.language))}</h1>",
        f'<p class="soft">{escape(_facts(lab, facts))}</p>',
        f'<section class="verdict"><h2>{escape(lab.say("lab-verdict"))}</h2><ul>',
    ]
    for section in sections:
        teller = tellers[section.case]
        for said in section.said[: SHORT.get(section.asked, 1)]:
            title = f"<b>{escape(teller.say('title'))}</b>: " if several else ""
            head.append(f"<li>{title}{escape(teller.said(said))}</li>")
    head.append("</ul></section><nav>")
    for number, section in enumerate(sections):
        name = lab.say(f"lab-ask-{section.asked}")
        if several:
            name = f"{tellers[section.case].say('title')}: {name}"
        head.append(f'<a href="#s{number}">{escape(name)}</a>')
    head.append("</nav>")
    body = [
        _section(section, number, tellers[section.case], several) for number, section in enumerate(sections)
    ]
    body.append(_colophon(lab, study))
    return (
        f'<!doctype html>\n<html lang="{lab.language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(study.called(lab.language))}</title><style>{STYLE}</style></head>\n"
        f"<body><main>{''.join(head)}{''.join(body)}</main></body>\n</html>\n"
    )


def _facts(lab: ReportWords, facts: Mapping[str, Any]) -> str:
    return lab.say(
        "lab-facts",
        games=lab.number(facts["games"], "count"),
        cells=lab.number(facts["cells"], "count"),
        seed=facts["seed"],
        version=facts["version"],
    )


def _section(section: ReportSection, number: int, teller: ReportWords, several: bool) -> str:
    name = teller.say(f"lab-ask-{section.asked}")
    title = f"{teller.say('title')}: {name}" if several else name
    parts = [
        f'<h2 id="s{number}">{escape(title)}</h2><p class="soft">{escape(teller.say(f"lab-about-{section.asked}"))}</p>'
    ]
    if section.said:
        parts.append(
            "<ul>" + "".join(f"<li>{escape(teller.said(said))}</li>" for said in section.said) + "</ul>"
        )
    parts += [f"<figure>{draw_picture(picture, teller, title)}</figure>" for picture in section.pictures]
    if section.table.rows:
        parts.append(f'<div class="wide" tabindex="0">{draw_table(section.table, teller)}</div>')
    parts += [f'<p class="soft">{escape(teller.said(note))}</p>' for note in section.notes]
    return f"<section>{''.join(parts)}</section>"


def draw_table(table: ReportTable, teller: ReportWords) -> str:
    """Write a table as HTML."""
    head = "".join(
        f'<th scope="col"{_class(column.kind)}>{escape(_head(column, teller))}</th>'
        for column in table.columns
    )
    rows = [
        "<tr>"
        + "".join(
            _cell(cell, column, teller, is_name=not place and not isinstance(column.label, StudyNumber))
            for place, (cell, column) in enumerate(zip(row, table.columns, strict=True))
        )
        + "</tr>"
        for row in table.rows
    ]
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _head(column: Column, teller: ReportWords) -> str:
    if isinstance(column.label, StudyNumber):
        return teller.label(column.label)
    if column.label is not None:
        return teller.say("lab-among-these", player=teller.label(column.label))
    return teller.say(f"lab-col-{column.name}")


def _class(kind: str) -> str:
    return ' class="text"' if kind == "text" else ""


def _cell(cell: Any, column: Column, teller: ReportWords, *, is_name: bool) -> str:
    kind, head = column.kind, f' data-head="{escape(_head(column, teller))}"'
    if cell is None:
        return f'<td class="none{" text" if kind == "text" else ""}"{head}><span>{NONE}</span></td>'
    if isinstance(cell, Estimate):
        value, interval = teller.estimate(cell, kind)
        inner = f"{escape(value)}<small>{escape(interval)}</small>" if interval else escape(value)
        return f"<td{head}><span>{inner}</span></td>"
    if kind == "text":
        style = "text name" if is_name else "text"
        return f'<td class="{style}"{head}><span>{escape(teller.label(cell))}</span></td>'
    if kind == "worth" and teller.cost is not None:
        precise = teller.say("lab-before-cost", games=teller.number(cell, "count"))
        priced = teller.number(cell / teller.cost, "count")
        return f"<td{head}><span>{escape(priced)}<small>{escape(precise)}</small></span></td>"
    return f"<td{head}><span>{escape(teller.number(cell, kind))}</span></td>"


def _colophon(lab: ReportWords, study: Study) -> str:
    told = {key: value for key, value in study.plain.items() if key != "packs"}
    text = json.dumps(told, ensure_ascii=False, indent=2, sort_keys=True)  # as it is stored in the results
    said = [lab.say(f"lab-how-{name}") for name in HOW]
    if lab.cost is None:
        said.insert(2, lab.say("lab-how-costless"))
    else:
        said.insert(2, lab.say("lab-how-cost", cost=lab.number(lab.cost)))
    notes = "".join(f"<li>{escape(one)}</li>" for one in said)
    return (
        f"<section><h2>{escape(lab.say('lab-how'))}</h2><ul>{notes}</ul>"
        f"<details><summary>{escape(lab.say('lab-study'))}</summary><pre>{escape(text)}</pre></details></section>"
    )


HOW = ("dice", "luck", "intervals", "many", "stopping")
