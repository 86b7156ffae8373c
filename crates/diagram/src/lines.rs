//! The lines of the board and the names along its edges.
use super::{
    layout::{CELL_HEIGHT, CELL_WIDTH, GRID_HEIGHT, GRID_WIDTH, Grid, Point},
    svg_element::{SvgElement, tag},
    text::{centred, kanji},
};
use crate::Coordinates;

pub(super) struct Lines {
    pub color: &'static str,
    pub inner: i32,
    pub outer: i32,
    /// How wide the dots are.
    pub dot: i32,
    /// How large the labels are, and how far from the lines their middles.
    pub label: i32,
    pub above: i32,
    pub beside: i32,
}

pub(super) fn lines(grid: Grid, style: &Lines) -> SvgElement {
    let mut inner = Path::default();
    for line in 1..9 {
        inner.line(grid.left, grid.top + line * CELL_HEIGHT, 'h', GRID_WIDTH);
        inner.line(grid.left + line * CELL_WIDTH, grid.top, 'v', GRID_HEIGHT);
    }
    let mut dots = Path::default();
    for (files, ranks) in [(3, 3), (6, 3), (3, 6), (6, 6)] {
        let (x, y) = (files * CELL_WIDTH, ranks * CELL_HEIGHT);
        dots.line(grid.left + x, grid.top + y, 'h', 0);
    }
    let outer = tag("rect").numbers([
        ("x", grid.left),
        ("y", grid.top),
        ("width", GRID_WIDTH),
        ("height", GRID_HEIGHT),
        ("stroke-width", style.outer),
    ]);
    tag("g")
        .attr("fill", "none")
        .attr("stroke", style.color)
        .child(inner.drawn().number("stroke-width", style.inner))
        .child(
            dots.drawn()
                .number("stroke-width", style.dot)
                .attr("stroke-linecap", "round"),
        )
        .child(outer)
}

/// Files along the top, ranks down the right.
pub(super) fn labels(grid: Grid, coordinates: Coordinates, style: &Lines) -> SvgElement {
    let labels = tag("g").attr("fill", style.color);
    if coordinates == Coordinates::Off {
        return labels;
    }
    let files = grid.numbered(grid.left, CELL_WIDTH, true).map(|(file, x)| {
        let y = grid.top - style.above;
        centred(&file_name(file, coordinates), Point { x, y }, style.label)
    });
    let ranks = grid
        .numbered(grid.top, CELL_HEIGHT, false)
        .map(|(rank, y)| {
            let x = grid.right() + style.beside;
            centred(&rank_name(rank, coordinates), Point { x, y }, style.label)
        });
    labels.children(files.into()).children(ranks.into())
}

fn file_name(file: u8, coordinates: Coordinates) -> String {
    match (coordinates, char::from_u32('０' as u32 + u32::from(file))) {
        (Coordinates::Kanji, Some(digit)) => digit.to_string(),
        _ => file.to_string(),
    }
}

fn rank_name(rank: u8, coordinates: Coordinates) -> String {
    match coordinates {
        Coordinates::Kanji => kanji(rank),
        Coordinates::Letters => char::from(b'a' + rank - 1).to_string(),
        Coordinates::Digits | Coordinates::Off => rank.to_string(),
    }
}

/// Straight lines, written short.
#[derive(Default)]
pub(super) struct Path(String);

impl Path {
    pub fn line(&mut self, x: i32, y: i32, direction: char, length: i32) {
        let (x, y, length) = (x.to_string(), y.to_string(), length.to_string());
        for part in ["M", &x, " ", &y] {
            self.0.push_str(part);
        }
        self.0.push(direction);
        self.0.push_str(&length);
    }

    pub fn drawn(&self) -> SvgElement {
        tag("path").attr("d", &self.0)
    }
}
