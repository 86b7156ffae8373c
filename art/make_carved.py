#!/usr/bin/env python3
"""Draws the carved piece set: two characters cut into thick pieces, the cut filled with ink.

    python3 make_carved.py carved FONT... > ../crates/model/src/pieces/art/carved.svg
    python3 make_carved.py faces FONT... > ../crates/model/src/pieces/art/carved-faces.svg

FONT is as in make_pieces.py, and so are the characters and where they stand.
"""

import argparse
from dataclasses import replace

from fontTools.ttLib import TTFont

from carve import carved
from make_pieces import FACES, KANJI, TWO, placed
from outline import path_data
from wood import SQUARE_WIDTH, print_sprite, symbol

TOLERANCE = 0.7  # how far a fitted curve may leave the carved outline
WEIGHT = 0.85  # how much heavier than in the written sets, for each unit of their `bold`
SWELL = 2.5  # how much more at the ends of strokes
NARROW, FLAT, DOWN = 0.93, 0.96, 2  # what is left of the room, and how far down it is


def other_faces():
    """What may take a promoted face's place: those of the written sets, and single characters."""
    for face in FACES:
        piece, choice = face.name.split()
        if choice == "two-new":
            yield replace(face, name=f"{piece} new")
        elif choice != "new":
            yield face
    for face in KANJI:
        if face.name.startswith("pro-") or face.name == "tokin":
            yield replace(face, name=f"{face.name} single", bold=face.bold + 1)


SETS = {"carved": lambda: TWO, "faces": other_faces}


def shrunk(contours, body):
    """The characters made smaller by what carving adds around them."""
    middle = complex(SQUARE_WIDTH / 2, body.top + 0.57 * body.height)

    def put(point):
        off = point - middle
        return middle + complex(off.real * NARROW, off.imag * FLAT + DOWN)

    return [[put(p) for p in contour] for contour in contours]


def drawn(face, fonts):
    """The cut: its edge and its wall in the light, and the ink, all of one outline."""
    contours = carved(shrunk(placed(face, fonts), face.body), WEIGHT * face.bold, SWELL)
    shape = f"cut-{face.name.split()[0]}"
    promoted = " piece-promoted" if face.promoted else ""
    cut = (
        f'<use class="piece-rim" href="#{shape}"/>'
        f'<use class="piece-wall{promoted}" href="#{shape}"/>'
        f'<g class="piece-ink piece-cut{promoted}" stroke-width="0">'
        f'<path id="{shape}" d="{path_data(contours, TOLERANCE)}"/></g>'
    )
    return symbol(face.name, face.body, cut, thick=True)


def main():
    parser = argparse.ArgumentParser(description="draw the carved piece set")
    parser.add_argument("set", choices=SETS)
    parser.add_argument("fonts", nargs="+", metavar="FONT")
    arguments = parser.parse_args()
    fonts = [TTFont(path, lazy=True) for path in arguments.fonts]
    print_sprite(drawn(face, fonts) for face in SETS[arguments.set]())


if __name__ == "__main__":
    main()
