"""A view drawn as a picture: each panel is a box with its title and rows, made from the same panels as in
any client."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from tumblekeep.envs.stepper import Stepper
from tumblekeep.envs.wording import book, lines_of, names_of

WIDTH, HEIGHT = 960, 720
PAGE, SLAB, LINE, BONE, EMBER = (16, 20, 24), (24, 29, 34), (74, 88, 97), (244, 235, 220), (255, 180, 84)
LETTER = 13
ROW = 17
GAP = 8


@cache
def _font(size: int) -> Any:
    return ImageFont.load_default(size)


def draw_view(stepper: Stepper, seat: int | None) -> NDArray[np.uint8]:
    """Draw what a seat sees, as an array of height, width and three colours."""
    game, play = stepper.table.game, stepper.play
    words, names = book("en", game.slug), names_of(play.seats)
    slabs: list[list[str]] = []
    for line in lines_of(game.show(play.look(seat)), words, names):
        if line.startswith("== "):
            slabs.append([line.strip("= ")])
        elif line and slabs:
            slabs[-1].append(line)
    asked = stepper.part
    if asked is not None and (seat is None or stepper.seat == seat):
        slabs.append([words.tell(asked.ask.question(asked.about), names)])
    return _laid_out(slabs)


def _laid_out(slabs: Sequence[Sequence[str]]) -> NDArray[np.uint8]:
    image = Image.new("RGB", (WIDTH, HEIGHT), PAGE)
    pen = ImageDraw.Draw(image)
    column = (WIDTH - 3 * GAP) // 2
    tops = [GAP, GAP]
    for slab in slabs:
        side = tops.index(min(tops))
        left, top = GAP + side * (column + GAP), tops[side]
        tall = ROW * len(slab) + GAP
        if top + ROW > HEIGHT:
            break
        pen.rectangle((left, top, left + column, min(top + tall, HEIGHT - 1)), fill=SLAB, outline=LINE)
        for number, line in enumerate(slab):
            colour = EMBER if number == 0 else BONE
            place = (left + GAP, top + GAP // 2 + number * ROW)
            pen.text(place, line[:78], fill=colour, font=_font(LETTER))
        tops[side] = top + tall + GAP
    return np.asarray(image, dtype=np.uint8).copy()
