//! Circles and arrows.
use komadai_records::{Arrow, Brush, Mark, Shape};
use shogi::Origin;

use super::{
    layout::{Point, Spot},
    svg_element::{SvgElement, tag},
};

/// What marks are drawn with.
#[derive(Clone, Copy)]
pub(super) enum Ink {
    /// A book has no colours: there its lines alone tell brushes apart.
    Black,
    /// Colours on wood.
    Colored,
    /// Colours that the page chooses, by its theme.
    Themed,
}

struct Pen {
    color: &'static str,
    opacity: &'static str,
    width: i32,
    /// What tells colours apart where there are none.
    dashes: &'static str,
    /// A dark edge for what would not be seen on wood.
    edge: &'static str,
}

/// Those whose places are there.
pub(super) fn draw(marks: &[Mark], ink: Ink, spot: &dyn Fn(Origin) -> Option<Spot>) -> SvgElement {
    let drawn = marks
        .iter()
        .filter_map(|&mark| Some(one(mark, ink, spot)?.attr("data-mark", &mark.to_string())));
    tag("g").attr("fill", "none").children(drawn.collect())
}

/// What is about to be drawn, paler.
pub(super) fn pending(
    mark: Mark,
    ink: Ink,
    spot: &dyn Fn(Origin) -> Option<Spot>,
) -> Option<SvgElement> {
    let drawn = one(mark, ink, spot)?.attr("data-pending", &mark.to_string());
    Some(
        tag("g")
            .attr("fill", "none")
            .attr("opacity", ".6")
            .child(drawn),
    )
}

/// Moves that an engine thinks of: the best is the broadest, and lies above the others.
pub(super) fn hints(hints: &[Arrow], spot: &dyn Fn(Origin) -> Option<Spot>) -> SvgElement {
    const LOOKS: [(i32, &str); 5] = [
        (56, ".85"),
        (40, ".65"),
        (30, ".55"),
        (22, ".5"),
        (16, ".45"),
    ];
    let drawn = hints.iter().zip(LOOKS).rev().filter_map(|(hint, look)| {
        let (width, opacity) = look;
        let pen = Pen {
            color: "var(--hint)",
            opacity,
            width,
            dashes: "",
            edge: "var(--mark-edge)",
        };
        let line = pen.arrow(spot(hint.from())?.middle, spot(hint.to())?.middle);
        Some(line.attr("opacity", opacity).attr("data-hint", ""))
    });
    tag("g").attr("fill", "none").children(drawn.collect())
}

/// The move that would have been better, told from what an engine thinks of by its colour and
/// its dashes.
pub(super) fn better(better: Arrow, spot: &dyn Fn(Origin) -> Option<Spot>) -> Option<SvgElement> {
    let pen = Pen {
        color: "var(--better)",
        opacity: ".9",
        width: 44,
        dashes: "90 30",
        edge: "var(--mark-edge)",
    };
    let line = pen.arrow(spot(better.from())?.middle, spot(better.to())?.middle);
    let line = line.attr("opacity", pen.opacity).attr("data-better", "");
    Some(tag("g").attr("fill", "none").child(line))
}

fn one(mark: Mark, ink: Ink, spot: &dyn Fn(Origin) -> Option<Spot>) -> Option<SvgElement> {
    let pen = Pen::of(mark.brush, ink);
    let line = match mark.shape {
        Shape::Circle(at) => pen.ring(spot(at)?),
        Shape::Arrow(arrow) => pen.arrow(spot(arrow.from())?.middle, spot(arrow.to())?.middle),
    };
    Some(line.attr("opacity", pen.opacity))
}

impl Pen {
    fn of(brush: Brush, ink: Ink) -> Self {
        let colored = Self {
            color: match brush {
                Brush::Green => "#1c6b3a",
                Brush::Red => "#a8201a",
                Brush::Blue => "#1a4f9c",
                Brush::Yellow => "#ffe14a",
            },
            opacity: ".8",
            width: 34,
            dashes: match brush {
                Brush::Green => "",
                Brush::Red => "100 40",
                Brush::Blue => "34 34",
                Brush::Yellow => "110 34 34 34",
            },
            edge: match brush {
                Brush::Yellow => "#4a3212",
                _ => "",
            },
        };
        match ink {
            Ink::Black => Self {
                color: "#000",
                opacity: ".6",
                width: 26,
                dashes: match brush {
                    Brush::Green => "",
                    Brush::Red => "70 30",
                    Brush::Blue => "24 24",
                    Brush::Yellow => "90 26 24 26",
                },
                edge: "",
            },
            Ink::Colored => colored,
            Ink::Themed => Self {
                color: match brush {
                    Brush::Green => "var(--mark-green)",
                    Brush::Red => "var(--mark-red)",
                    Brush::Blue => "var(--mark-blue)",
                    Brush::Yellow => "var(--mark-yellow)",
                },
                edge: match brush {
                    Brush::Yellow => "var(--mark-dark-edge)",
                    _ => "var(--mark-edge)",
                },
                opacity: ".9",
                ..colored
            },
        }
    }

    fn ring(&self, Spot { middle, ring }: Spot) -> SvgElement {
        let place = [("cx", middle.x), ("cy", middle.y), ("r", ring)];
        self.stroked(&|| tag("circle").numbers(place))
    }

    /// From the middle of one place to the middle of another, with a head of a
    /// fixed size.
    fn arrow(&self, from: Point, to: Point) -> SvgElement {
        const HEAD: f32 = 130.0;
        const HALF: f32 = 75.0;
        let (dx, dy) = ((to.x - from.x) as f32, (to.y - from.y) as f32);
        // Two kinds that are not in hand share a place.
        let length = dx.hypot(dy).max(1.0);
        let (dx, dy) = (dx / length, dy / length);
        // So far from the tip, so far to the side.
        let point = |back: f32, aside: f32| Point {
            x: to.x - (dx * back + dy * aside).round() as i32,
            y: to.y - (dy * back - dx * aside).round() as i32,
        };
        let text = |point: Point| [point.x.to_string(), point.y.to_string()].join(" ");
        let shaft = ["M", &text(from), "L", &text(point(HEAD, 0.0))].concat();
        let head = [point(0.0, 0.0), point(HEAD, HALF), point(HEAD, -HALF)];
        let head = tag("polygon")
            .attr("points", &head.map(text).join(" "))
            .attr("fill", self.color);
        let head = match self.edge {
            "" => head,
            edge => head.attr("stroke", edge).number("stroke-width", EDGE),
        };
        self.stroked(&|| tag("path").attr("d", &shaft)).child(head)
    }

    /// A line in the pen's colour, with the pen's edge.
    fn stroked(&self, line: &dyn Fn() -> SvgElement) -> SvgElement {
        let stroke = |color, width| line().attr("stroke", color).number("stroke-width", width);
        let edged = match self.edge {
            "" => tag("g"),
            edge => tag("g").child(stroke(edge, self.width + 2 * EDGE)),
        };
        let colored = stroke(self.color, self.width);
        edged.child(match self.dashes {
            "" => colored,
            dashes => colored.attr("stroke-dasharray", dashes),
        })
    }
}

/// How broad an edge is.
const EDGE: i32 = 9;
