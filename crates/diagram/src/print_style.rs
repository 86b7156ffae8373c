//! The position as a book prints it.
use shogi::ByColor;

use super::{
    drawing::{Drawing, pieces},
    figure::Figure,
    glyphs::Glyphs,
    hand_column::{ColumnBounds, column},
    layout::{CELL_HEIGHT, CELL_WIDTH, Grid, Places},
    lines::{self, Lines},
    svg_element::{SvgElement, tag},
};
use crate::Coordinates;

const MARGIN: i32 = 60;
const COLUMN: i32 = 270;
const GAP: i32 = 70;
const LABELS: i32 = 210;

const LINES: Lines = Lines {
    color: "#000",
    inner: 7,
    outer: 22,
    dot: 48,
    label: 165,
    above: 110,
    beside: 125,
};

pub(super) fn draw(figure: &Figure, glyphs: &mut Glyphs) -> Drawing {
    let look = &figure.look;
    let labels = match look.coordinates {
        Coordinates::Off => 0,
        _ => LABELS,
    };
    let grid = Grid {
        left: MARGIN + COLUMN + GAP,
        top: MARGIN + labels,
        flipped: look.flipped,
    };
    let right = grid.right() + labels + GAP;
    let near = look.near();
    let columns = ByColor::from_fn(|color| {
        let left = if color == near { right } else { MARGIN };
        let strip = ColumnBounds {
            middle: left + COLUMN / 2,
            top: grid.top,
            bottom: grid.bottom(),
        };
        column(figure, color, strip, glyphs)
    });
    let ByColor { black, white } = columns;
    let parts = vec![
        shade(figure, grid),
        lines::lines(grid, &LINES),
        lines::labels(grid, look.coordinates, &LINES),
        pieces(figure, grid, glyphs),
        black.drawn,
        white.drawn,
    ];
    Drawing {
        width: right + COLUMN + MARGIN,
        height: grid.bottom() + MARGIN,
        parts,
        places: Places {
            grid,
            hands: ByColor::new(black.places, white.places),
            hand_ring: 125,
        },
    }
}

fn shade(figure: &Figure, grid: Grid) -> SvgElement {
    let shaded = tag("g").attr("fill", "#ccc").attr("stroke", "none");
    match figure.last {
        Some(square) => {
            let corner = grid.corner(square);
            let whole = tag("rect").numbers([
                ("x", corner.x),
                ("y", corner.y),
                ("width", CELL_WIDTH),
                ("height", CELL_HEIGHT),
            ]);
            shaded.child(whole)
        }
        None => shaded,
    }
}
