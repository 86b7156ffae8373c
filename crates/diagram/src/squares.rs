//! The squares of a lesson's step: stars to move onto, frames around those to choose from.
use shogi::{Origin, Square};

use super::{
    layout::Spot,
    svg_element::{SvgElement, tag},
};

type SpotOf<'a> = &'a dyn Fn(Origin) -> Option<Spot>;

/// Stars with five points.
pub(super) fn stars(squares: &[Square], spot: SpotOf<'_>) -> SvgElement {
    let drawn = squares.iter().filter_map(|&square| {
        let star = tag("polygon").attr("points", &star_points(spot(Origin::Board(square))?));
        Some(star.attr("data-star", &square.to_string()))
    });
    tag("g")
        .attr("fill", "var(--mark-yellow)")
        .attr("stroke", "var(--mark-dark-edge)")
        .number("stroke-width", 14)
        .attr("stroke-linejoin", "round")
        .children(drawn.collect())
}

/// The corners of a regular star with five points, in thousandths of its radius.
const STAR: [(i32, i32); 10] = [
    (0, -1000),
    (225, -309),
    (951, -309),
    (363, 118),
    (588, 809),
    (0, 382),
    (-588, 809),
    (-363, 118),
    (-951, -309),
    (-225, -309),
];

fn star_points(Spot { middle, ring }: Spot) -> String {
    let radius = ring * 9 / 10;
    let corner = |(x, y): (i32, i32)| {
        let corner = [middle.x + x * radius / 1000, middle.y + y * radius / 1000];
        corner.map(|coordinate| coordinate.to_string()).join(",")
    };
    STAR.map(corner).join(" ")
}

/// Dashed frames.
pub(super) fn selectable(squares: &[Square], spot: SpotOf<'_>) -> SvgElement {
    let drawn = squares.iter().filter_map(|&square| {
        let Spot { middle, ring } = spot(Origin::Board(square))?;
        let half = ring * 19 / 20;
        let frame = tag("rect").numbers([
            ("x", middle.x - half),
            ("y", middle.y - half),
            ("width", 2 * half),
            ("height", 2 * half),
            ("rx", 30),
        ]);
        Some(frame.attr("data-selectable", &square.to_string()))
    });
    tag("g")
        .attr("fill", "none")
        .attr("stroke", "var(--mark-blue)")
        .number("stroke-width", 16)
        .attr("stroke-dasharray", "50 30")
        .children(drawn.collect())
}
