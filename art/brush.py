"""Characters written by ourselves: 金 as it is written on the backs of pieces, the quicker
the lower the piece. A stroke is a line of points with the brush's breadth at each.
"""

import cmath
import math
from itertools import pairwise

STEPS = 12  # points between two that are given
FULL = 1.6  # how much broader the brush is than the strokes below say


def stroke(*points):
    """The closed outline of a stroke through (x, y, breadth), in hundredths of the em."""
    line = smooth([(complex(x, y), breadth * FULL / 2) for x, y, breadth in points])
    left, right = [], []
    for i, (at, radius) in enumerate(line):
        ahead = line[min(i + 1, len(line) - 1)][0] - line[max(i - 1, 0)][0]
        side = ahead / abs(ahead) * 1j * radius
        left.append(at - side)
        right.append(at + side)
    end = cap(line[-1], line[-1][0] - line[-2][0])
    start = cap(line[0], line[0][0] - line[1][0])
    return [p / 100 for p in left + end + right[::-1] + start]


def cap(end, ahead):
    """The half circle from the left of an end to its right."""
    at, radius = end
    first = cmath.phase(ahead) - math.pi / 2
    return [at + cmath.rect(radius, first + math.pi * i / 8) for i in range(1, 8)]


def smooth(points):
    """More points along the curve through the given ones (Catmull and Rom, 1974)."""
    line = [points[0]]
    for i, (start, end) in enumerate(pairwise(points)):
        before = points[max(i - 1, 0)]
        after = points[min(i + 2, len(points) - 1)]
        for step in range(1, STEPS + 1):
            t = step / STEPS
            line.append(tuple(between(*values, t) for values in zip(before, start, end, after)))
    return line


def between(a, b, c, d, t):
    return b + t * (
        (c - a) / 2 + t * (a - 2.5 * b + 2 * c - d / 2 + t * ((d - a) / 2 + 1.5 * (b - c)))
    )


def roof():
    """The first two strokes, which all degrees keep."""
    return [
        stroke((53, 2, 7), (47, 14, 8), (30, 31, 6), (4, 47, 2)),
        stroke((49, 11, 4), (60, 20, 5), (77, 34, 8), (97, 45, 3)),
    ]


def silver():
    """The strokes flow together below."""
    return [
        *roof(),
        stroke(
            (33, 40, 3),
            (48, 38, 6),
            (64, 37, 6),
            (60, 44, 3),
            (45, 52, 3),
            (28, 57, 4),
            (50, 55, 6),
            (75, 53, 6),
        ),
        stroke((50, 38, 5), (51, 55, 7), (51, 72, 6), (50, 88, 5)),
        stroke((26, 65, 4), (31, 71, 7), (35, 78, 6)),
        stroke((74, 62, 6), (68, 71, 5), (58, 82, 3)),
        stroke((12, 91, 3), (32, 90, 7), (60, 88, 7), (93, 88, 7)),
    ]


def knight():
    """Below the roof one line, to and fro."""
    return [
        *roof(),
        stroke(
            (34, 43, 3),
            (50, 40, 6),
            (66, 39, 7),
            (58, 50, 4),
            (40, 60, 3),
            (34, 63, 4),
            (52, 60, 6),
            (70, 58, 7),
            (62, 69, 4),
            (44, 80, 3),
            (26, 90, 4),
            (45, 92, 6),
            (68, 92, 7),
            (90, 87, 4),
        ),
    ]


def lance():
    """Of what is below, one turn is left."""
    return [
        *roof(),
        stroke(
            (38, 49, 4),
            (54, 46, 7),
            (70, 46, 7),
            (60, 59, 4),
            (44, 71, 3),
            (24, 84, 4),
            (38, 84, 5),
            (60, 88, 8),
            (86, 91, 5),
        ),
    ]


def pawn():
    """All in one, and nearly と."""
    return [
        stroke((45, 2, 6), (43, 16, 8), (45, 32, 7), (51, 46, 4)),
        stroke(
            (86, 26, 7),
            (66, 36, 6),
            (42, 50, 5),
            (20, 68, 7),
            (16, 82, 8),
            (32, 92, 8),
            (58, 93, 7),
            (88, 88, 4),
        ),
    ]


CURSIVE = {"silver": silver, "knight": knight, "lance": lance, "pawn": pawn}
