"""Font outlines made small: sampled, fitted anew with cubic curves, written as short path data.

A point is a complex number, x right and y down, so that vector sums, lengths and
turns are plain arithmetic.
"""

import cmath
import math
from itertools import pairwise

from fontTools.pens.basePen import BasePen

SAMPLE = 1.5  # distance between samples of an outline
REACH = 5.0  # how far along the outline a corner is looked for on either side
CORNER = math.radians(38)  # a sharper turn than this stays a corner


class SamplingPen(BasePen):
    """Collects each contour as a list of points, about `step` font units apart."""

    def __init__(self, glyph_set, step):
        super().__init__(glyph_set)
        self.step = step
        self.contours = []

    def _moveTo(self, to):
        self.contours.append([complex(*to)])

    def _lineTo(self, to):
        start, end = self.contours[-1][-1], complex(*to)
        self._sample(abs(end - start), lambda t: start + (end - start) * t)

    def _curveToOne(self, first, second, to):
        curve = (self.contours[-1][-1], complex(*first), complex(*second), complex(*to))
        length = sum(abs(b - a) for a, b in pairwise(curve))
        self._sample(length, lambda t: point_at(curve, t))

    def _closePath(self):
        contour = self.contours[-1]
        self._lineTo((contour[0].real, contour[0].imag))
        contour.pop()

    def _sample(self, length, at):
        count = max(1, math.ceil(length / self.step))
        self.contours[-1].extend(at(i / count) for i in range(1, count + 1))


def point_at(curve, t):
    a, b, c, d = curve
    s = 1 - t
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d


def contours_of(font, character, step=6):
    """The sampled contours of a character, y turned down, in units of the em."""
    glyphs = font.getGlyphSet()
    pen = SamplingPen(glyphs, step)
    glyphs[font.getBestCmap()[ord(character)]].draw(pen)
    em = font["head"].unitsPerEm
    return [[p.conjugate() / em for p in contour] for contour in pen.contours]


def area(contour):
    """Signed area: contours and their holes have opposite signs."""
    return sum((a.conjugate() * b).imag for a, b in pairwise([*contour, contour[0]])) / 2


def perimeter(contour):
    return sum(abs(b - a) for a, b in pairwise([*contour, contour[0]]))


def resample(contour, step=SAMPLE):
    """The same closed contour with points evenly spaced."""
    closed = [*contour, contour[0]]
    total = perimeter(contour)
    count = max(8, round(total / step))
    points, travelled, edge = [], 0.0, 0
    for i in range(count):
        target = total * i / count
        while travelled + abs(closed[edge + 1] - closed[edge]) < target:
            travelled += abs(closed[edge + 1] - closed[edge])
            edge += 1
        length = abs(closed[edge + 1] - closed[edge])
        share = (target - travelled) / length if length else 0
        points.append(closed[edge] + (closed[edge + 1] - closed[edge]) * share)
    return points


def corners(points):
    """Indices of the sharp turns, each the sharpest within its reach."""
    count = len(points)
    reach = min(round(REACH / SAMPLE), count // 4)

    def turn(i):
        before = points[i] - points[i - reach]
        after = points[(i + reach) % count] - points[i]
        return abs(cmath.phase(after / before)) if before and after else 0

    turns = [turn(i) for i in range(count)]
    return [
        i
        for i in range(count)
        if turns[i] > CORNER
        and turns[i] == max(turns[(i + d) % count] for d in range(-reach, reach + 1))
    ]


def unit(vector):
    return vector / abs(vector) if vector else 0


def dot(a, b):
    return (a.conjugate() * b).real


def best_cubic(points, times, leaving, arriving):
    """Least squares for the lengths of the two handles (Schneider 1990)."""
    start, end = points[0], points[-1]
    c00 = c01 = c11 = x0 = x1 = 0.0
    for point, t in zip(points, times, strict=True):
        s = 1 - t
        b0, b1, b2, b3 = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        a0, a1 = leaving * b1, arriving * b2
        rest = point - start * (b0 + b1) - end * (b2 + b3)
        c00 += dot(a0, a0)
        c01 += dot(a0, a1)
        c11 += dot(a1, a1)
        x0 += dot(a0, rest)
        x1 += dot(a1, rest)
    determinant = c00 * c11 - c01 * c01
    chord = abs(end - start)
    left = right = 0.0
    if abs(determinant) > 1e-9:
        left = (x0 * c11 - x1 * c01) / determinant
        right = (c00 * x1 - c01 * x0) / determinant
    if not (0.01 * chord < left < 3 * chord and 0.01 * chord < right < 3 * chord):
        left = right = chord / 3
    return start, start + leaving * left, end + arriving * right, end


def closer_time(curve, point, t):
    """One Newton step towards the curve's nearest point."""
    a, b, c, d = curve
    s = 1 - t
    first = 3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
    second = 6 * (s * (c - 2 * b + a) + t * (d - 2 * c + b))
    off = point_at(curve, t) - point
    slope = dot(first, first) + dot(off, second)
    return min(1.0, max(0.0, t - dot(off, first) / slope)) if slope else t


def chord_times(points):
    total, times = 0.0, [0.0]
    for a, b in pairwise(points):
        total += abs(b - a)
        times.append(total)
    return [t / total for t in times] if total else times


def fit(points, leaving, arriving, tolerance):
    """Cubic curves along an open run of points, none further off than `tolerance`."""
    if len(points) == 2:
        third = abs(points[1] - points[0]) / 3
        return [(points[0], points[0] + leaving * third, points[1] + arriving * third, points[1])]
    times = chord_times(points)
    for _ in range(12):
        curve = best_cubic(points, times, leaving, arriving)
        errors = [abs(point_at(curve, t) - p) for p, t in zip(points, times, strict=True)]
        worst = max(errors)
        if worst <= tolerance:
            return [curve]
        if worst > 6 * tolerance:
            break
        times = [closer_time(curve, p, t) for p, t in zip(points, times, strict=True)]
    split = min(max(errors.index(worst), 1), len(points) - 2)
    near, far = max(split - 2, 0), min(split + 2, len(points) - 1)
    through = unit(points[near] - points[far])
    return fit(points[: split + 1], leaving, through, tolerance) + fit(
        points[split:], -through, arriving, tolerance
    )


def fit_closed(contour, tolerance):
    """Cubic curves around a whole contour, meeting sharply only at its corners."""
    points = resample(contour)
    ends = corners(points) or [0]
    points = points[ends[0] :] + points[: ends[0]] + [points[ends[0]]]
    ends = [i - ends[0] for i in ends] + [len(points) - 1]
    curves = []
    for first, last in pairwise(ends):
        run = points[first : last + 1]
        ahead = min(2, len(run) - 1)
        curves += fit(run, unit(run[ahead] - run[0]), unit(run[-1 - ahead] - run[-1]), tolerance)
    return curves


class PathData:
    """Path data in whole numbers: relative commands, no separator that can be spared."""

    def __init__(self):
        self.text = ""
        self.command = ""
        self.at = (0, 0)

    def write(self, command, numbers):
        if command != self.command:
            self.text += command
            self.command = command
        for number in numbers:
            if self.text[-1].isdigit() and number >= 0:
                self.text += " "
            self.text += str(number)

    def relative(self, point):
        return round(point.real) - self.at[0], round(point.imag) - self.at[1]

    def move_to(self, point):
        self.write("m" if self.text else "M", self.relative(point))
        self.at = (round(point.real), round(point.imag))
        self.command = ""

    def curve_to(self, first, second, to, flat):
        x, y = self.relative(to)
        if (x, y) == (0, 0):
            return
        (x1, y1), (x2, y2) = self.relative(first), self.relative(second)
        bend = max(abs(x1 * y - y1 * x), abs(x2 * y - y2 * x)) / math.hypot(x, y)
        if bend > flat:
            self.write("c", (x1, y1, x2, y2, x, y))
        elif y == 0:
            self.write("h", (x,))
        elif x == 0:
            self.write("v", (y,))
        else:
            self.write("l", (x, y))
        self.at = (self.at[0] + x, self.at[1] + y)

    def close(self):
        self.text += "z"
        self.command = ""


def path_data(contours, tolerance, flat=0.7):
    """The path data of filled contours; one too small to be seen is left out."""
    data = PathData()
    for contour in contours:
        if abs(area(contour)) < 12:
            continue
        curves = fit_closed(contour, tolerance)
        data.move_to(curves[0][0])
        start = data.at
        for _, first, second, to in curves:
            data.curve_to(first, second, to, flat)
        data.close()
        data.at = start
    return data.text
