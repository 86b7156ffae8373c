//! Circles and arrows.
use super::{
    figure::{Mark, MarkColor, Shape, Style},
    layout::{Places, Point},
    tag::{Tag, tag},
};
use crate::session::Place;

struct Pen {
    color: &'static str,
    opacity: &'static str,
    width: i32,
    /// What tells colours apart where there are none.
    dashes: &'static str,
}

pub(super) fn draw(marks: &[Mark], style: Style, places: &Places) -> Tag {
    let drawn = marks.iter().map(|mark| {
        let pen = Pen::of(mark.color, style);
        match mark.shape {
            Shape::Circle(place) => circle(place, &pen, places),
            Shape::Arrow { from, to } if from == to => circle(from, &pen, places),
            Shape::Arrow { from, to } => arrow(places.middle(from), places.middle(to), &pen),
        }
    });
    tag("g")
        .attr("fill", "none")
        .attr("stroke-linejoin", "round")
        .children(drawn.collect())
}

impl Pen {
    fn of(color: MarkColor, style: Style) -> Self {
        let dashes = match color {
            MarkColor::Green => "",
            MarkColor::Red => "70 30",
            MarkColor::Blue => "24 24",
            MarkColor::Yellow => "90 26 24 26",
        };
        match style {
            Style::Book => Self {
                color: "#000",
                opacity: ".6",
                width: 26,
                dashes,
            },
            Style::Board => Self {
                color: match color {
                    MarkColor::Green => "#1c6b3a",
                    MarkColor::Red => "#a8201a",
                    MarkColor::Blue => "#1a4f9c",
                    MarkColor::Yellow => "#f2d024",
                },
                opacity: ".8",
                width: 34,
                dashes: "",
            },
        }
    }

    fn stroked(&self, tag: Tag) -> Tag {
        let line = tag
            .attr("stroke", self.color)
            .number("stroke-width", self.width);
        match self.dashes {
            "" => line,
            dashes => line.attr("stroke-dasharray", dashes),
        }
    }
}

fn circle(place: Place, pen: &Pen, places: &Places) -> Tag {
    let middle = places.middle(place);
    let ring = tag("circle").attr("opacity", pen.opacity).numbers([
        ("cx", middle.x),
        ("cy", middle.y),
        ("r", places.ring(place)),
    ]);
    pen.stroked(ring)
}

/// From the middle of one place to the middle of another, with a head of a fixed
/// size.
fn arrow(from: Point, to: Point, pen: &Pen) -> Tag {
    const HEAD: f32 = 130.0;
    const HALF: f32 = 75.0;
    let (dx, dy) = ((to.x - from.x) as f32, (to.y - from.y) as f32);
    let length = dx.hypot(dy);
    let (dx, dy) = (dx / length, dy / length);
    // So far from the tip, so far to the side.
    let point = |back: f32, aside: f32| Point {
        x: to.x - (dx * back + dy * aside).round() as i32,
        y: to.y - (dy * back - dx * aside).round() as i32,
    };
    let text = |point: Point| [point.x.to_string(), point.y.to_string()].join(" ");
    let neck = point(HEAD, 0.0);
    let shaft = ["M", &text(from), "L", &text(neck)].concat();
    let head = [point(0.0, 0.0), point(HEAD, HALF), point(HEAD, -HALF)];
    tag("g")
        .attr("opacity", pen.opacity)
        .child(pen.stroked(tag("path").attr("d", &shaft)))
        .child(
            tag("polygon")
                .attr("points", &head.map(text).join(" "))
                .attr("fill", pen.color),
        )
}
