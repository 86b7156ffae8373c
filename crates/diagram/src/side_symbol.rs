use shogi::Color;

use super::{
    layout::Point,
    svg_element::{SvgElement, tag},
};

/// ☗ or ☖, which few fonts have.
pub(super) fn side_symbol(color: Color, middle: Point, height: i32, ink: &str) -> SvgElement {
    let part = |hundredths: i32| height * hundredths / 100;
    let line = match color {
        Color::Black => 0,
        Color::White => part(9),
    };
    // The line of the empty one runs inside the outline of the full one.
    let (top, bottom) = (
        middle.y - height / 2 + line / 2,
        middle.y + (height - line) / 2,
    );
    let (shoulder, foot) = (part(28) - line / 2, part(40) - line / 2);
    let points = [
        (0, top),
        (shoulder, top + part(20)),
        (foot, bottom),
        (-foot, bottom),
        (-shoulder, top + part(20)),
    ];
    let points = points.map(|(x, y)| [(middle.x + x).to_string(), y.to_string()].join(","));
    let outline = tag("polygon").attr("points", &points.join(" "));
    match color {
        Color::Black => outline.attr("fill", ink),
        Color::White => outline
            .attr("fill", "none")
            .attr("stroke", ink)
            .number("stroke-width", line),
    }
}
