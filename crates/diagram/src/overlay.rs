//! Circles, arrows and stars over a board that others draw.
use komadai_records::{Arrow, Mark};
use shogi::{Origin, Square};

use super::{
    layout::{CELL_WIDTH, Point, RING, Spot},
    marks::{self, Ink},
    squares,
    svg_element::tag,
};

/// A rectangle on the screen, in its pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// The distance of its left edge from the left.
    pub left: f64,
    /// The distance of its upper edge from the top.
    pub top: f64,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

/// Marks that lie over a table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Overlay<'a> {
    /// The circles and arrows of a record.
    pub marks: &'a [Mark],
    /// What is about to be drawn.
    pub pending: Option<Mark>,
    /// Moves that an engine thinks of, the best first.
    pub hints: &'a [Arrow],
    /// The move that would have been better than the one that led here.
    pub better: Option<Arrow>,
    /// Squares to move onto, in a lesson.
    pub stars: &'a [Square],
    /// Squares to choose from, in a lesson.
    pub selectable: &'a [Square],
}

/// Any square: they are as wide as each other.
const SQUARE: Origin = match Square::new(5, 5) {
    Some(square) => Origin::Board(square),
    None => unreachable!(),
};

/// How much of a place a ring's radius takes: on a stand the number beside the
/// piece is left free.
const fn share_of(place: Origin) -> f64 {
    match place {
        Origin::Board(_) => 0.46,
        Origin::Hand(..) => 0.34,
    }
}

impl Overlay<'_> {
    const fn is_empty(&self) -> bool {
        self.marks.is_empty()
            && self.pending.is_none()
            && self.hints.is_empty()
            && self.better.is_none()
            && self.stars.is_empty()
            && self.selectable.is_empty()
    }

    /// As a picture that covers `table` and nothing else, as thick and as large as
    /// in a diagram of the same size; empty where there is nothing to be seen.
    /// `seen` says where places are.
    pub fn svg(&self, table: Area, seen: &dyn Fn(Origin) -> Option<Area>) -> String {
        if self.is_empty() {
            return String::new();
        }
        let Some(square) = seen(SQUARE).filter(|square| square.width > 0.0) else {
            return String::new();
        };
        let scale = f64::from(CELL_WIDTH) / square.width;
        let units = |pixels: f64| (pixels * scale).round() as i32;
        let spot = |place| {
            let Area {
                left,
                top,
                width,
                height,
            } = seen(place)?;
            Some(Spot {
                middle: Point {
                    x: units(left - table.left + width / 2.0),
                    y: units(top - table.top + height / 2.0),
                },
                ring: RING.min(units(width.min(height) * share_of(place))),
            })
        };
        let size = [units(table.width), units(table.height)].map(|length| length.to_string());
        let pending = self
            .pending
            .and_then(|mark| marks::pending(mark, Ink::Themed, &spot));
        tag("svg")
            .attr("xmlns", "http://www.w3.org/2000/svg")
            .attr("viewBox", &["0 0 ", &size.join(" ")].concat())
            .attr("preserveAspectRatio", "none")
            .child(squares::selectable(self.selectable, &spot))
            .child(squares::stars(self.stars, &spot))
            .child(marks::hints(self.hints, &spot))
            .children(
                self.better
                    .and_then(|it| marks::better(it, &spot))
                    .into_iter()
                    .collect(),
            )
            .child(marks::draw(self.marks, Ink::Themed, &spot))
            .children(pending.into_iter().collect())
            .into_xml()
    }
}
