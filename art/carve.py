"""Characters as a carver cuts them: heavier than written, swelling where a stroke ends,
with facets instead of rounds, and with the gaps between strokes kept open.

The outline is drawn as an image, its strokes are found as lines with a width (a skeleton),
and a polygon of the new width is drawn along them; the outline of that is traced again.
"""

import cmath
import math

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import convolve, distance_transform_edt, gaussian_filter, uniform_filter
from skimage.graph import MCP
from skimage.measure import find_contours
from skimage.morphology import skeletonize

from outline import area
from wood import SQUARE_HEIGHT, SQUARE_WIDTH

SCALE = 3  # pixels of the image for a unit
LENGTH = 16  # how far from its end a stroke swells, in units
GAP = 4.0  # half of the gap that is kept between strokes
WIDEN = 0.8  # by how much a narrower gap is widened on each side
FACETS = 8  # sides of the polygon that is drawn along a stroke
SMOOTH = 0.7  # by how much the edge is smoothed, in units


def carved(contours, weight, swell):
    """The contours with strokes wider by `weight` on each side, and at their ends by `swell` more."""
    ink = filled(contours)
    gaps = open_gaps(ink)
    grown = drawn_strokes(ink, weight, swell) | (distance_transform_edt(~ink) <= weight * SCALE)
    return traced(grown & ~gaps)


def filled(contours):
    """The image of the characters; contours may overlap, holes have the opposite sign."""
    size = (SQUARE_WIDTH * SCALE, SQUARE_HEIGHT * SCALE)
    winding = np.zeros(size[::-1], dtype=np.int8)
    for contour in contours:
        image = Image.new("1", size)
        points = [(p.real * SCALE, p.imag * SCALE) for p in contour]
        ImageDraw.Draw(image).polygon(points, fill=1)
        winding += np.array(image, dtype=np.int8) * (1 if area(contour) > 0 else -1)
    return winding != 0


def drawn_strokes(ink, weight, swell):
    """The strokes, drawn anew along their skeleton."""
    bones = skeletonize(ink)
    radius = distance_transform_edt(ink) / SCALE
    neighbours = convolve(bones.astype(np.uint8), np.ones((3, 3), dtype=np.uint8), mode="constant")
    ends = np.argwhere(bones & (neighbours == 2))
    along = np.full(ink.shape, np.inf)
    if len(ends):
        costs = np.where(bones, 1.0, -1.0)
        along, _ = MCP(costs, fully_connected=True).find_costs([tuple(end) for end in ends])
    image = Image.new("1", ink.shape[::-1])
    pen = ImageDraw.Draw(image)
    for y, x in np.argwhere(bones):
        share = math.exp(-((along[y, x] / SCALE / LENGTH) ** 2))
        pen.polygon(facets(x, y, (radius[y, x] + weight + swell * share) * SCALE), fill=1)
    return np.array(image)


def facets(x, y, radius):
    turn = math.tau / FACETS
    corners = [cmath.rect(radius, turn * (i + 0.3)) for i in range(FACETS)]
    return [(x + corner.real, y + corner.imag) for corner in corners]


def open_gaps(ink):
    """The middles of the gaps between strokes, as wide as they have to stay.

    A point is in a middle if the ink nearest to its neighbours lies in opposite directions.
    """
    distance, nearest = distance_transform_edt(~ink, return_indices=True)
    away = nearest - np.indices(ink.shape)
    away = away / np.maximum(distance, 1)
    means = [uniform_filter(part, 3) for part in away]
    distance /= SCALE
    middles = ~ink & (np.hypot(*means) < 0.5) & (distance >= 1) & (distance <= 3 * GAP)
    room = np.minimum(GAP, distance + WIDEN)
    gaps = np.zeros_like(ink)
    for step in np.arange(1, GAP + 0.5, 0.5):
        here = middles & (room >= step)
        if here.any():
            gaps |= distance_transform_edt(~here) <= step * SCALE
    return gaps


def traced(ink):
    """The contours of an image, smoothed a little."""
    smooth = gaussian_filter(ink.astype(float), SMOOTH * SCALE)
    contours = find_contours(smooth, 0.5)
    return [[complex(x, y) / SCALE for y, x in contour[:-1:2]] for contour in contours]
