#!/usr/bin/env python3
"""Draws the kanji piece sets: SVG sprites with a symbol for each face.

    python3 make_pieces.py kanji FONT... > ../crates/diagram/src/pieces/art/kanji.svg
    python3 make_pieces.py two FONT... > ../crates/model/src/pieces/art/two.svg
    python3 make_pieces.py faces FONT... > ../crates/model/src/pieces/art/faces.svg

FONT is one or more files (woff2, ttf) that together hold the characters below;
README.md says which font the sets are made from.
"""

import argparse
from dataclasses import dataclass

from fontTools.ttLib import TTFont

from brush import CURSIVE
from outline import contours_of, path_data
from wood import GENERAL, KING, KNIGHT, LANCE, MAJOR, PAWN, SQUARE_WIDTH, Body, print_sprite, symbol

TOLERANCE = 0.85  # how far a fitted curve may leave the font's outline


@dataclass(frozen=True)
class Face:
    """Writing on a body: the box its ink fills, and where the eye wants its middle.

    `width` and `height` are shares of the body's foot and height. `right` and `down`
    move the character, in units, from where its box and its weight alone would put it.
    `bold` is the stroke laid around the outline, so that faces of few and of many strokes
    look equally dark and the thin strokes hold at 36 pixels. Two characters stand one
    above the other; `share` is then the part of the height that the upper one has.
    """

    name: str
    writing: str
    body: Body
    bold: int
    promoted: bool = False
    width: float = 0.76
    height: float = 0.67
    right: int = 0
    down: int = 0
    share: float = 0.5


KANJI = [
    Face("king", "玉", KING, bold=3),
    Face("king-white", "王", KING, bold=2),
    Face("rook", "飛", MAJOR, bold=2, right=2),
    Face("bishop", "角", MAJOR, bold=4),
    Face("gold", "金", GENERAL, bold=3, width=0.78),
    Face("silver", "銀", GENERAL, bold=2),
    Face("knight", "桂", KNIGHT, bold=3),
    Face("lance", "香", LANCE, bold=4, width=0.8),
    Face("pawn", "歩", PAWN, bold=4, width=0.8),
    Face("dragon", "龍", MAJOR, bold=2, promoted=True),
    Face("horse", "馬", MAJOR, bold=3, promoted=True),
    Face("pro-silver", "全", GENERAL, bold=4, promoted=True, width=0.78),
    Face("pro-knight", "圭", KNIGHT, bold=4, promoted=True),
    Face("pro-lance", "杏", LANCE, bold=4, promoted=True, width=0.8),
    Face("tokin", "と", PAWN, bold=2, promoted=True),
]

TWO = [
    Face("king", "玉将", KING, bold=3, share=0.43),
    Face("king-white", "王将", KING, bold=3, share=0.43),
    Face("rook", "飛車", MAJOR, bold=3),
    Face("bishop", "角行", MAJOR, bold=3),
    Face("gold", "金将", GENERAL, bold=3, share=0.47),
    Face("silver", "銀将", GENERAL, bold=2),
    Face("knight", "桂馬", KNIGHT, bold=3),
    Face("lance", "香車", LANCE, bold=3),
    Face("pawn", "歩兵", PAWN, bold=3),
    Face("dragon", "龍王", MAJOR, bold=2, promoted=True, share=0.58),
    Face("horse", "龍馬", MAJOR, bold=2, promoted=True, share=0.53),
    Face("pro-silver", "成銀", GENERAL, bold=2, promoted=True),
    Face("pro-knight", "成桂", KNIGHT, bold=3, promoted=True),
    Face("pro-lance", "成香", LANCE, bold=3, promoted=True),
    Face("tokin", "と金", PAWN, bold=3, promoted=True, share=0.44),
]

# What may take a promoted face's place, in either set: the name says in whose, and how
# src/pieces calls the choice.
FACES = [
    Face("dragon new", "竜", MAJOR, bold=3, promoted=True),
    Face("dragon two-new", "竜王", MAJOR, bold=3, promoted=True, share=0.56),
    Face("horse two-new", "竜馬", MAJOR, bold=3, promoted=True),
    Face("pro-knight short", "今", KNIGHT, bold=4, promoted=True, width=0.8),
    Face("pro-lance short", "仝", LANCE, bold=4, promoted=True, width=0.82),
    Face("tokin short", "个", PAWN, bold=4, promoted=True, width=0.82),
    Face("pro-silver cursive", "silver", GENERAL, bold=3, promoted=True, width=0.8),
    Face("pro-knight cursive", "knight", KNIGHT, bold=3, promoted=True, width=0.8),
    Face("pro-lance cursive", "lance", LANCE, bold=3, promoted=True, width=0.8),
    Face("tokin cursive", "pawn", PAWN, bold=3, promoted=True, width=0.76),
]

SETS = {"kanji": KANJI, "two": TWO, "faces": FACES}

MIDDLE = 0.565  # of the body's height, from the top: the middle of the face
STRETCH = 1.2  # how much narrower than the font's a character may become
# Two characters: what they fill of the body's height together, the gap between them, and
# how much flatter than the font's each may become.
PAIR_HEIGHT, PAIR_GAP, FLAT = 0.8, 0.03, 0.72
PAIR_MIDDLE = 0.555
UPPER_WIDTH, LOWER_WIDTH = 0.66, 0.74


def place(contours, face):
    """The character's contours on the square: scaled into its box, centred for the eye."""
    size_x, size_y = size(contours)
    scale_x = face.width * face.body.width / size_x
    scale_y = face.height * face.body.height / size_y
    scale_y = min(scale_y, scale_x * STRETCH)
    scale_x = min(scale_x, scale_y)
    middle = (middle_of_box(contours) + weight_middle(contours)) / 2
    target = complex(
        SQUARE_WIDTH / 2 + face.right, face.body.top + MIDDLE * face.body.height + face.down
    )
    return moved(contours, middle, target, scale_x, scale_y)


def place_pair(upper, lower, face):
    """Two characters, one above the other, each filling its part of the body."""
    height = PAIR_HEIGHT * face.body.height
    top = face.body.top + PAIR_MIDDLE * face.body.height - height / 2
    gap = PAIR_GAP * face.body.height
    parts = [
        (upper, top, (height - gap) * face.share, UPPER_WIDTH),
        (
            lower,
            top + (height - gap) * face.share + gap,
            (height - gap) * (1 - face.share),
            LOWER_WIDTH,
        ),
    ]
    placed = []
    for contours, start, room, width in parts:
        size_x, size_y = size(contours)
        scale_y = room / size_y
        scale_x = width * face.body.width / size_x
        scale_x = min(scale_x, scale_y / FLAT)
        scale_y = min(scale_y, scale_x * STRETCH)
        middle = middle_of_box(contours)
        middle = complex((middle.real + weight_middle(contours).real) / 2, middle.imag)
        target = complex(SQUARE_WIDTH / 2 + face.right, start + room / 2 + face.down)
        placed += moved(contours, middle, target, scale_x, scale_y)
    return placed


def size(contours):
    xs = [p.real for c in contours for p in c]
    ys = [p.imag for c in contours for p in c]
    return max(xs) - min(xs), max(ys) - min(ys)


def middle_of_box(contours):
    xs = [p.real for c in contours for p in c]
    ys = [p.imag for c in contours for p in c]
    return complex(min(xs) + max(xs), min(ys) + max(ys)) / 2


def moved(contours, middle, target, scale_x, scale_y):
    def put(point):
        off = point - middle
        return target + complex(off.real * scale_x, off.imag * scale_y)

    return [[put(p) for p in contour] for contour in contours]


def weight_middle(contours):
    """The centre of the ink: of each contour's triangles, holes counted against."""
    total, moment = 0.0, 0j
    for contour in contours:
        for a, b in zip(contour, [*contour[1:], contour[0]], strict=True):
            part = (a.conjugate() * b).imag / 2
            total += part
            moment += part * (a + b) / 3
    return moment / total


def written(character, fonts):
    font = next((f for f in fonts if ord(character) in f.getBestCmap()), None)
    if font is None:
        raise SystemExit(f"none of the fonts has {character}")
    return contours_of(font, character)


def placed(face, fonts):
    """The contours of the face's writing, where it stands on the square."""
    if face.writing in CURSIVE:
        return place(CURSIVE[face.writing](), face)
    if len(face.writing) == 2:
        upper, lower = (written(character, fonts) for character in face.writing)
        return place_pair(upper, lower, face)
    return place(written(face.writing, fonts), face)


def drawn(face, fonts):
    ink = "piece-ink piece-promoted" if face.promoted else "piece-ink"
    data = path_data(placed(face, fonts), TOLERANCE)
    path = f'<path class="{ink}" stroke-width="{face.bold}" d="{data}"/>'
    return symbol(face.name, face.body, path)


def main():
    parser = argparse.ArgumentParser(description="draw a kanji piece set")
    parser.add_argument("set", choices=SETS)
    parser.add_argument("fonts", nargs="+", metavar="FONT")
    arguments = parser.parse_args()
    fonts = [TTFont(path, lazy=True) for path in arguments.fonts]
    print_sprite(drawn(face, fonts) for face in SETS[arguments.set])


if __name__ == "__main__":
    main()
