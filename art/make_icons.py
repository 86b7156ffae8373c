#!/usr/bin/env python3
"""Draws the app's icons: a king on one square of the board.

    python3 make_icons.py ../public/icons FONT...

The PNG files are rendered by Chromium (CHROMIUM names another program).
"""

import argparse
import os
import subprocess
import tempfile
from pathlib import Path

from fontTools.ttLib import TTFont
from PIL import Image

from make_pieces import KANJI, ink_path
from wood import SQUARE_HEIGHT, SQUARE_WIDTH, polyline

KING = next(face for face in KANJI if face.name == "king")
WOOD, LINE = "#e2b264", "#7d5320"
PIECE, LIT, EDGE, INK = "#f7e4b8", "#fffaea", "#8a6230", "#1e1a14"


def piece(ink):
    """The king in the square's own units, with the light from above."""
    apex, right, right_foot, left_foot, left = outline = KING.body.outline()
    body = polyline(outline) + "z"
    roof = polyline([(x, y + 6) for x, y in (left, apex, right)])
    foot = polyline([(x, y - 5) for x, y in (left_foot, right_foot)])
    return (
        f'<path d="{body}" fill="#4a2600" fill-opacity=".4" transform="translate(0 12)"/>'
        f'<path d="{body}" fill="{PIECE}" stroke="{EDGE}" stroke-width="4" stroke-linejoin="round"/>'
        f'<path d="{roof}" fill="none" stroke="{LIT}" stroke-width="8"/>'
        f'<path d="{foot}" fill="none" stroke="#dcb878" stroke-width="8"/>'
        f'<path d="{ink}" fill="{INK}" stroke="{INK}" stroke-width="{KING.bold}"/>'
    )


def favicon(ink):
    """The piece alone: at sixteen pixels there is room for nothing else."""
    left, top = (SQUARE_WIDTH - 330) // 2, KING.body.top - 10
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} 330 330">'
        f'<path d="{polyline(KING.body.outline())}z" fill="{PIECE}" stroke="#a8763a"'
        ' stroke-width="14" stroke-linejoin="round"/>'
        f'<path d="{ink}" fill="{INK}" stroke="{INK}" stroke-width="7"/></svg>\n'
    )


def icon(ink, square, radius):
    """A piece on its square: `square` is the height of the board's square within 512."""
    scale = square / SQUARE_HEIGHT
    left, top = (512 - SQUARE_WIDTH * scale) / 2, (512 - square) / 2
    files = "".join(f"M{x:.1f} 0V512" for x in (left, 512 - left))
    ranks = "".join(f"M0 {y:.1f}H512" for y in (top, 512 - top))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        f'<clipPath id="edge"><rect width="512" height="512" rx="{radius}"/></clipPath>'
        f'<g clip-path="url(#edge)"><path d="M0 0h512v512H0z" fill="{WOOD}"/>'
        f'<path d="{files}{ranks}" stroke="{LINE}" stroke-width="5"/></g>'
        f'<g transform="translate({left:.1f} {top:.1f}) scale({scale:.4f})">{piece(ink)}</g></svg>\n'
    )


def render(svg, size, target):
    with tempfile.TemporaryDirectory() as folder:
        page, shot = Path(folder, "icon.html"), Path(folder, "icon.png")
        page.write_text(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
        subprocess.run(
            [
                os.environ.get("CHROMIUM", "chromium"),
                "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                f"--user-data-dir={folder}/profile",
                "--default-background-color=00000000",
                f"--window-size={size},{size}",
                f"--screenshot={shot}",
                page.as_uri(),
            ],
            check=True,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        image = Image.open(shot).convert("RGBA")
        image.quantize(colors=128, method=Image.Quantize.FASTOCTREE, dither=0).save(
            target, optimize=True
        )


def main():
    parser = argparse.ArgumentParser(description="draw the app's icons")
    parser.add_argument("folder", type=Path)
    parser.add_argument("fonts", nargs="+", metavar="FONT")
    options = parser.parse_args()
    ink = ink_path(KING, [TTFont(path, lazy=True) for path in options.fonts])
    options.folder.mkdir(parents=True, exist_ok=True)
    (options.folder / "favicon.svg").write_text(favicon(ink))
    rounded, whole, maskable = icon(ink, 448, 96), icon(ink, 448, 0), icon(ink, 352, 0)
    for name, svg, size in [
        ("icon-512.png", rounded, 512),
        ("icon-192.png", rounded, 192),
        ("icon-maskable-512.png", maskable, 512),
        ("apple-touch-icon.png", whole, 180),
    ]:
        render(svg, size, options.folder / name)


if __name__ == "__main__":
    main()
