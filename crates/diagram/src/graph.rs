//! The evaluation graph of a game.
use shogi::Color;

use super::svg_element::{SvgElement, tag};

/// A mistake that is marked on the graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphMistake {
    /// After how many moves.
    pub at: usize,
    /// Who made it.
    pub by: Color,
    /// Whether it lost a lot.
    pub heavy: bool,
}

/// Black's winning rate after each move, where known.
#[derive(Clone, Copy, Debug)]
pub struct Graph<'a> {
    /// From 0 (White has won) to 1, after 0, 1, 2... moves.
    pub rates: &'a [Option<f64>],
    /// The same as somebody else says, for a second curve; empty without one.
    pub brought: &'a [Option<f64>],
    /// The mistakes to mark.
    pub faults: &'a [GraphMistake],
    /// The position on the board, if it is one of these.
    pub at: Option<usize>,
}

const WIDTH: i32 = 2000;
const HEIGHT: i32 = 400;

impl Graph<'_> {
    /// As a picture to be stretched to any size, Black's part below the curve.
    pub fn svg(&self) -> String {
        let known = self.stretches(self.rates);
        let areas = known.iter().flat_map(|stretch| {
            [(0, "graph-white"), (HEIGHT, "graph-black")].map(|(edge, name)| {
                let mut corners = stretch.clone();
                let ends = [stretch.last(), stretch.first()];
                corners.extend(ends.into_iter().flatten().map(|&(x, _)| (x, edge)));
                tag("polygon")
                    .attr("class", name)
                    .attr("points", &points(&corners))
            })
        });
        let curves = known
            .iter()
            .map(|stretch| line("polyline", "graph-curve").attr("points", &points(stretch)));
        let brought = self.stretches(self.brought);
        let brought = brought
            .iter()
            .map(|stretch| line("polyline", "graph-brought").attr("points", &points(stretch)));
        let faults = self.faults.iter().map(|fault| {
            let name = match fault.heavy {
                true => "graph-blunder",
                false => "graph-mistake",
            };
            let length = HEIGHT / if fault.heavy { 4 } else { 8 };
            let edge = match fault.by {
                Color::Black => [HEIGHT, HEIGHT - length],
                Color::White => [0, length],
            };
            upright(name, self.x(fault.at), edge)
        });
        let middle = line("line", "graph-middle").numbers([
            ("x1", 0),
            ("x2", WIDTH),
            ("y1", HEIGHT / 2),
            ("y2", HEIGHT / 2),
        ]);
        let here = self
            .at
            .map(|at| upright("graph-here", self.x(at), [0, HEIGHT]));
        let size = [WIDTH, HEIGHT].map(|length| length.to_string());
        tag("svg")
            .attr("xmlns", "http://www.w3.org/2000/svg")
            .attr("viewBox", &["0 0 ", &size.join(" ")].concat())
            .attr("preserveAspectRatio", "none")
            .children(areas.collect())
            .child(middle)
            .children(brought.collect())
            .children(curves.collect())
            .children(faults.collect())
            .children(here.into_iter().collect())
            .into_xml()
    }

    fn x(&self, index: usize) -> i32 {
        let last = self.rates.len().saturating_sub(1).max(1);
        (index as f64 / last as f64 * f64::from(WIDTH)).round() as i32
    }

    /// Positions that are known, side by side; one alone is as wide as its place.
    fn stretches(&self, rates: &[Option<f64>]) -> Vec<Vec<(i32, i32)>> {
        let mut stretches: Vec<Vec<(i32, i32)>> = Vec::new();
        let mut goes_on = false;
        for (index, rate) in rates.iter().enumerate() {
            if let Some(rate) = rate {
                let y = ((1.0 - rate) * f64::from(HEIGHT)).round() as i32;
                let point = (self.x(index), y);
                match stretches.last_mut().filter(|_| goes_on) {
                    Some(stretch) => stretch.push(point),
                    None => stretches.push(vec![point]),
                }
            }
            goes_on = rate.is_some();
        }
        let half = self.x(1) / 2;
        for stretch in &mut stretches {
            if let [(x, y)] = stretch[..] {
                *stretch = vec![((x - half).max(0), y), ((x + half).min(WIDTH), y)];
            }
        }
        stretches
    }
}

fn upright(name: &'static str, x: i32, [from, to]: [i32; 2]) -> SvgElement {
    line("line", name).numbers([("x1", x), ("x2", x), ("y1", from), ("y2", to)])
}

/// As thick at any size of the picture.
fn line(kind: &'static str, name: &'static str) -> SvgElement {
    tag(kind)
        .attr("class", name)
        .attr("vector-effect", "non-scaling-stroke")
}

fn points(corners: &[(i32, i32)]) -> String {
    let corners = corners.iter().map(|(x, y)| format!("{x},{y}"));
    corners.collect::<Vec<_>>().join(" ")
}
