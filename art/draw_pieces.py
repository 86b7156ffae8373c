#!/usr/bin/env python3
"""Draws the sets that need no font: letters, and signs of how a piece moves.

python3 draw_pieces.py letters > ../crates/model/src/pieces/art/letters.svg
python3 draw_pieces.py moves > ../crates/model/src/pieces/art/moves.svg
"""

import argparse
import math

from wood import (
    FOOT,
    GENERAL,
    KING,
    KNIGHT,
    LANCE,
    MAJOR,
    PAWN,
    SQUARE_WIDTH,
    print_sprite,
    symbol,
)

MIDDLE_X = SQUARE_WIDTH / 2

# A face's name, its body, and the face that it is the promotion of.
FACES = [
    ("king", KING, None),
    ("king-white", KING, None),
    ("rook", MAJOR, None),
    ("bishop", MAJOR, None),
    ("gold", GENERAL, None),
    ("silver", GENERAL, None),
    ("knight", KNIGHT, None),
    ("lance", LANCE, None),
    ("pawn", PAWN, None),
    ("dragon", MAJOR, "rook"),
    ("horse", MAJOR, "bishop"),
    ("pro-silver", GENERAL, "silver"),
    ("pro-knight", KNIGHT, "knight"),
    ("pro-lance", LANCE, "lance"),
    ("tokin", PAWN, "pawn"),
]


def ink(promoted):
    return "piece-ink piece-promoted" if promoted else "piece-ink"


def line(promoted, breadth, data):
    kind = "piece-line piece-promoted" if promoted else "piece-line"
    return f'<path class="{kind}" stroke-width="{breadth}" d="{data}"/>'


def number(value):
    return f"{round(value)}"


# Letters: strokes in a box 100 high, as wide as the first number says.
LETTERS = {
    "king": (72, "M0 0V100M68 0L4 58M24 41L72 100"),
    "rook": (66, "M0 100V0H34A29 29 0 0 1 34 58H0M32 58L66 100"),
    "bishop": (64, "M0 0V100H36A27 27 0 0 0 36 46H0M34 46A23 23 0 0 0 34 0H0"),
    "gold": (80, "M74 22A42 50 0 1 0 78 68V56H48"),
    "silver": (
        62,
        "M58 17C50 4 40 0 30 0C13 0 2 10 2 25C2 58 62 40 62 74C62 91 49 100 31 100C17 100 6 94 0 82",
    ),
    "knight": (68, "M0 100V0L68 100V0"),
    "lance": (52, "M0 0V100H52"),
    "pawn": (62, "M0 100V0H32A30 30 0 0 1 32 60H0"),
}


def letter(name, body, origin):
    """The letter alone; of a promoted piece, smaller, in a circle."""
    plain = origin or name.removesuffix("-white")
    width, strokes = LETTERS[plain]
    scale = body.height / 290 * (1.02 if origin else 1.62)
    middle_y = body.top + body.height * 0.6
    left = MIDDLE_X - width * scale / 2
    top = middle_y - 50 * scale
    drawing = line(bool(origin), number(19 if origin else 26), scaled(strokes, scale, left, top))
    if not origin:
        return drawing
    radius = body.width * 0.36
    circle = f"M{number(MIDDLE_X - radius)} {number(middle_y)}a{number(radius)} {number(radius)} 0 1 0 {number(2 * radius)} 0a{number(radius)} {number(radius)} 0 1 0 {number(-2 * radius)} 0"
    return drawing + line(True, "13", circle)


# For each command, what its numbers are: a length across, down, either, or as it is.
NUMBERS = {"M": "xy", "L": "xy", "H": "x", "V": "y", "C": "xyxyxy", "A": "rraaaxy"}


def scaled(data, scale, left, top):
    """Path data of absolute commands, scaled and put in its place."""
    put = {
        "x": lambda v: number(left + v * scale),
        "y": lambda v: number(top + v * scale),
        "r": lambda v: number(v * scale),
        "a": number,
    }
    words, text = data, ""
    for command in NUMBERS:
        words = words.replace(command, f" {command} ")
    words = iter(words.split())
    for command in words:
        values = [put[kind](float(next(words))) for kind in NUMBERS[command]]
        text += command + " ".join(values)
    return text


# Ways of moving, by direction in eighths of a turn from straight ahead.
AHEAD, SIDES, BACK = [0], [2, 6], [4]
SLANTS_AHEAD, SLANTS_BACK = [1, 7], [3, 5]
LIKE_GOLD = AHEAD + SLANTS_AHEAD + SIDES + BACK
CROSS, SLANTS = AHEAD + SIDES + BACK, SLANTS_AHEAD + SLANTS_BACK
STEPS = {
    "king": CROSS + SLANTS,
    "gold": LIKE_GOLD,
    "silver": AHEAD + SLANTS,
    "pawn": AHEAD,
    "dragon": SLANTS,
    "horse": CROSS,
    "pro-silver": LIKE_GOLD,
    "pro-knight": LIKE_GOLD,
    "pro-lance": LIKE_GOLD,
    "tokin": LIKE_GOLD,
}
LINES = {"rook": CROSS, "dragon": CROSS, "bishop": SLANTS, "horse": SLANTS, "lance": AHEAD}
STEP = (46, 102, 27)  # a wedge's distances from the middle, and half its foot
# Where a slanting ray or step of a shape ends, in shares of one that is straight.
SLANTING = 1.06
DOWN = {"lance": 46, "pawn": 40, "knight": 62}  # what looks ahead alone stands lower


def moves(name, body, origin):
    """A dot, or a ring for a promoted piece; a wedge for each step, an arrow for each line."""
    plain = name.removesuffix("-white")
    scale = body.width / 260
    x, y = MIDDLE_X, body.top + body.height * 0.565
    y += DOWN.get(plain, 0)
    shapes = [wedge(x, y, turn, scale, *STEP) for turn in STEPS.get(plain, [])]
    if plain == "pawn":
        shapes = [wedge(x, y, 0, scale, 46, 128, 44)]
    shafts = []
    for turn in LINES.get(plain, []):
        reach = 120 if plain != "lance" else 165
        shapes.append(wedge(x, y, turn, scale, reach - 50, reach, 34))
        shafts.append(ray(x, y, turn, scale, 34, reach - 46))
    if plain == "knight":
        for side in (-1, 1):
            bend = (x, y - 84 * scale)
            tip = (x + side * 72 * scale, y - 168 * scale)
            shapes.append(arrow_head(bend, tip, 54 * scale, 32 * scale))
            stop = along(bend, tip, 0.55)
            shafts.append(
                f"M{number(x)} {number(y - 26 * scale)}V{number(bend[1])}L{number(stop[0])} {number(stop[1])}"
            )
    promoted = bool(origin)
    drawing = f'<path class="{ink(promoted)}" stroke-width="4" d="{"".join(shapes)}{"" if promoted else core(plain, x, y, scale)}"/>'
    if shafts:
        drawing += line(promoted, number(22 * scale), "".join(shafts))
    if promoted:
        drawing += line(True, number(12 * scale), dot(x, y, 18 * scale))
    if origin in ("silver", "knight", "lance", "pawn"):
        drawing += came_from(origin, body, scale)
    return drawing


def core(name, x, y, scale):
    """What stands in the middle: the king is told by a square."""
    if name != "king":
        return dot(x, y, 22 * scale)
    half = 24 * scale
    return f"M{number(x - half)} {number(y - half)}h{number(2 * half)}v{number(2 * half)}h{number(-2 * half)}z"


def came_from(name, body, scale):
    """In a lower corner of a promoted piece, small and in black: how it moved before."""
    x, y, arm = MIDDLE_X + body.width * 0.3, FOOT - 48, 20 * scale
    if name == "pawn":
        corner = arrow_head((x, y), (x, y - arm), 2 * arm, arm)
        return f'<path class="piece-ink" stroke-width="4" d="{corner}"/>'
    strokes = {
        "lance": f"M{number(x)} {number(y + arm)}v{number(-2 * arm)}",
        "knight": f"M{number(x - arm)} {number(y - arm)}L{number(x)} {number(y + arm)}L{number(x + arm)} {number(y - arm)}",
        "silver": f"M{number(x - arm)} {number(y - arm)}l{number(2 * arm)} {number(2 * arm)}m0 {number(-2 * arm)}l{number(-2 * arm)} {number(2 * arm)}",
    }
    return line(False, number(12 * scale), strokes[name])


def direction(turn):
    angle = math.pi * turn / 4
    return math.sin(angle), -math.cos(angle)


def wedge(x, y, turn, scale, start, end, half):
    """A triangle that points in a direction, between two distances."""
    dx, dy = direction(turn)
    longer = SLANTING if turn % 2 else 1
    start, end, half = start * scale * longer, end * scale * longer, half * scale
    return arrow_head((x, y), (x + dx * end, y + dy * end), end - start, half)


def arrow_head(start, tip, length, half):
    (x, y), (to_x, to_y) = start, tip
    distance = math.hypot(to_x - x, to_y - y)
    dx, dy = (to_x - x) / distance, (to_y - y) / distance
    foot_x, foot_y = to_x - dx * length, to_y - dy * length
    corners = [
        (to_x, to_y),
        (foot_x - dy * half, foot_y + dx * half),
        (foot_x + dy * half, foot_y - dx * half),
    ]
    (a, b), *rest = [(number(p), number(q)) for p, q in corners]
    return f"M{a} {b}" + "".join(f"L{p} {q}" for p, q in rest) + "z"


def along(start, end, share):
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def ray(x, y, turn, scale, start, end):
    dx, dy = direction(turn)
    longer = SLANTING if turn % 2 else 1
    points = [(x + dx * d * scale * longer, y + dy * d * scale * longer) for d in (start, end)]
    (a, b), (c, d) = [(number(p), number(q)) for p, q in points]
    return f"M{a} {b}L{c} {d}"


def dot(x, y, radius):
    r = number(radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 0 {number(2 * radius)} 0a{r} {r} 0 1 0 {number(-2 * radius)} 0z"


SETS = {"letters": letter, "moves": moves}


def main():
    parser = argparse.ArgumentParser(description="draw a piece set without a font")
    parser.add_argument("set", choices=SETS)
    draw = SETS[parser.parse_args().set]
    print_sprite(symbol(name, body, draw(name, body, origin)) for name, body, origin in FACES)


if __name__ == "__main__":
    main()
