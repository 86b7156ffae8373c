#!/usr/bin/env python3
"""Draws the kanji piece set: one SVG sprite with a symbol for each face.

    python3 make_pieces.py FONT... > ../src/board/pieces/kanji.svg

FONT is one or more files (woff2, ttf) that together hold the characters below;
README.md says which font the set is made from.
"""

import argparse
from dataclasses import dataclass

from fontTools.ttLib import TTFont

from outline import contours_of, path_data

# The viewBox of every symbol is a square of the board, ten units to the millimetre.
SQUARE_WIDTH, SQUARE_HEIGHT = 350, 386
EDGE = 5  # how far inside the outline its light and dark edges run
FOOT = 345  # where every piece stands
TOLERANCE = 0.55  # how far a fitted curve may leave the font's outline


@dataclass(frozen=True)
class Body:
    """A wooden pentagon, in tenths of a millimetre."""

    height: int
    width: int

    SHOULDER_HEIGHT = 0.8  # of the height
    SHOULDER_WIDTH = 0.76  # of the foot's width

    @property
    def shoulder(self):
        return round(FOOT - self.height * self.SHOULDER_HEIGHT)

    @property
    def shoulder_half(self):
        return round(self.width * self.SHOULDER_WIDTH / 2)

    @property
    def top(self):
        return FOOT - self.height

    def outline(self):
        """Apex, right shoulder, right foot, left foot, left shoulder."""
        middle, foot = SQUARE_WIDTH // 2, self.width // 2
        return [
            (middle, self.top),
            (middle + self.shoulder_half, self.shoulder),
            (middle + foot, FOOT),
            (middle - foot, FOOT),
            (middle - self.shoulder_half, self.shoulder),
        ]

    def paths(self):
        """The shadow, the body, and inside it the edges that catch the light or lose it."""
        apex, right, right_foot, left_foot, left = self.outline()
        roof = polyline([(x, y + EDGE) for x, y in (left, apex, right)])
        foot = polyline([(x, y - EDGE) for x, y in (left_foot, right_foot)])
        return (
            f'<path class="piece-shadow" d="{polyline(self.outline())}z"/>'
            f'<path class="piece-body" d="{polyline(self.outline())}z"/>'
            f'<path class="piece-head" d="{roof}"/>'
            f'<path class="piece-foot" d="{foot}"/>'
        )


def polyline(points):
    (x, y), *rest = points
    text = f"M{x} {y}"
    for to_x, to_y in rest:
        if to_y == y:
            text += f"h{to_x - x}"
        else:
            dy = to_y - y
            text += f"l{to_x - x}{'' if dy < 0 else ' '}{dy}"
        x, y = to_x, to_y
    return text


KING = Body(310, 280)
MAJOR = Body(300, 270)
GENERAL = Body(290, 260)
KNIGHT = Body(280, 250)
LANCE = Body(280, 230)
PAWN = Body(270, 220)


@dataclass(frozen=True)
class Face:
    """A character on a body: the box its ink fills, and where the eye wants its middle.

    `width` and `height` are shares of the body's foot and height. `right` and `down`
    move the character, in units, from where its box and its weight alone would put it.
    `bold` is the stroke laid around the outline, so that faces of few and of many strokes
    look equally dark and the thin strokes hold at 36 pixels.
    """

    name: str
    character: str
    body: Body
    bold: int
    promoted: bool = False
    width: float = 0.76
    height: float = 0.67
    right: int = 0
    down: int = 0


FACES = [
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

MIDDLE = 0.565  # of the body's height, from the top: the middle of the face
STRETCH = 1.2  # how much narrower than the font's a character may become


def place(contours, face):
    """The character's contours on the square: scaled into its box, centred for the eye."""
    xs = [p.real for c in contours for p in c]
    ys = [p.imag for c in contours for p in c]
    scale_x = face.width * face.body.width / (max(xs) - min(xs))
    scale_y = face.height * face.body.height / (max(ys) - min(ys))
    scale_y = min(scale_y, scale_x * STRETCH)
    scale_x = min(scale_x, scale_y)
    middle_of_box = complex(min(xs) + max(xs), min(ys) + max(ys)) / 2
    middle = (middle_of_box + weight_middle(contours)) / 2
    target = complex(
        SQUARE_WIDTH / 2 + face.right, face.body.top + MIDDLE * face.body.height + face.down
    )

    def moved(point):
        off = point - middle
        return target + complex(off.real * scale_x, off.imag * scale_y)

    return [[moved(p) for p in contour] for contour in contours]


def weight_middle(contours):
    """The centre of the ink: of each contour's triangles, holes counted against."""
    total, moment = 0.0, 0j
    for contour in contours:
        for a, b in zip(contour, [*contour[1:], contour[0]], strict=True):
            part = (a.conjugate() * b).imag / 2
            total += part
            moment += part * (a + b) / 3
    return moment / total


def ink_path(face, fonts):
    """The path data of the face's character, where it stands on the square."""
    font = next((f for f in fonts if ord(face.character) in f.getBestCmap()), None)
    if font is None:
        raise SystemExit(f"none of the fonts has {face.character}")
    return path_data(place(contours_of(font, face.character), face), TOLERANCE)


def symbol(face, fonts):
    ink = "piece-ink piece-promoted" if face.promoted else "piece-ink"
    return (
        f'<symbol id="piece-{face.name}" viewBox="0 0 {SQUARE_WIDTH} {SQUARE_HEIGHT}">'
        f"{face.body.paths()}"
        f'<path class="{ink}" stroke-width="{face.bold}" d="{ink_path(face, fonts)}"/>'
        "</symbol>"
    )


def main():
    parser = argparse.ArgumentParser(description="draw the kanji piece set")
    parser.add_argument("fonts", nargs="+", metavar="FONT")
    fonts = [TTFont(path, lazy=True) for path in parser.parse_args().fonts]
    print(
        '<svg xmlns="http://www.w3.org/2000/svg" class="piece-sprite" width="0" height="0" aria-hidden="true">'
    )
    for face in FACES:
        print(symbol(face, fonts))
    print("</svg>")


if __name__ == "__main__":
    main()
