"""The wooden pentagons that every set draws on, in tenths of a millimetre."""

from dataclasses import dataclass

# The viewBox of every symbol is a square of the board, ten units to the millimetre.
SQUARE_WIDTH, SQUARE_HEIGHT = 350, 386
EDGE = 5  # how far inside the outline its light and dark edges run
FOOT = 345  # where every piece stands
GRAIN = (-0.81, -0.52, -0.31, -0.05, 0.17, 0.38, 0.66, 0.9)  # shares of half the width


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

    def paths(self, thick=False):
        """The shadow, the body, and inside it the edges that catch the light or lose it.

        A thick piece shows its side too: the styles move the outline by what is seen of it.
        """
        apex, right, right_foot, left_foot, left = self.outline()
        roof = polyline([(x, y + EDGE) for x, y in (left, apex, right)])
        foot = polyline([(x, y - EDGE) for x, y in (left_foot, right_foot)])
        outline = polyline(self.outline()) + "z"
        behind = ["piece-low", "piece-side"] if thick else ["piece-shadow"]
        grain = f'<path class="piece-grain" d="{self.grain()}"/>' if thick else ""
        below = "".join(f'<path class="{name}" d="{outline}"/>' for name in behind)
        return (
            f'{below}<path class="piece-body" d="{outline}"/>'
            f'{grain}<path class="piece-head" d="{roof}"/>'
            f'<path class="piece-foot" d="{foot}"/>'
        )

    def grain(self):
        """Lines from the foot to the roof, closer together at the shoulder."""
        text = ""
        for share in GRAIN:
            foot = round(share * self.width / 2)
            shoulder = round(share * self.shoulder_half)
            roof = round(self.top + abs(share) * (self.shoulder - self.top)) + 2 * EDGE
            rise = roof - self.shoulder
            text += f"M{SQUARE_WIDTH // 2 + foot} {FOOT - EDGE}"
            text += f"Q{SQUARE_WIDTH // 2 + shoulder + 5} {self.shoulder + 90} "
            text += f"{SQUARE_WIDTH // 2 + shoulder} {self.shoulder}v{rise}"
        return text


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


def symbol(name, body, inside, thick=False):
    """One face: the wood, and what is on it."""
    return (
        f'<symbol id="piece-{name}" viewBox="0 0 {SQUARE_WIDTH} {SQUARE_HEIGHT}">'
        f"{body.paths(thick)}{inside}</symbol>"
    )


def print_sprite(symbols):
    print(
        '<svg xmlns="http://www.w3.org/2000/svg" class="piece-sprite" width="0" height="0" aria-hidden="true">'
    )
    for drawn in symbols:
        print(drawn)
    print("</svg>")
