//! The position as it stands on screen: wood on wood, the hands on their stands.
use shogi::{ByColor, Color, HandKind, Piece, Square};

use super::{
    drawing::{Drawing, pieces},
    figure::Figure,
    glyphs::{Glyphs, colors},
    layout::{CELL_HEIGHT, CELL_WIDTH, GRID_HEIGHT, GRID_WIDTH, Grid, Places, Point},
    lines::{self, Lines, Path},
    side_symbol::side_symbol,
    svg_element::{SvgElement, tag},
    text::{centred, wrap},
};
use crate::pieces::symbol;

const MARGIN: i32 = 80;
/// How far the wood goes beyond the lines: at the left and below, at the right
/// and above.
const EDGE: i32 = 84;
const LABEL_EDGE: i32 = 147;
/// How thick the wood looks.
const SIDE: i32 = 28;

const LINES: Lines = Lines {
    color: colors::LINE,
    inner: 10,
    outer: 15,
    dot: 44,
    label: 105,
    above: 75,
    beside: 75,
};

const STAND_WIDTH: i32 = 875;
const STAND_ROW: i32 = 409;
const STAND_EDGE: i32 = 28;
const STAND_HEIGHT: i32 = 4 * STAND_ROW + 2 * STAND_EDGE;

const NAME: i32 = 150;
const NAME_LINE: i32 = 190;
const EMBLEM: i32 = 170;

#[derive(Clone, Copy)]
struct Slab {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
}

pub(super) fn draw(figure: &Figure, glyphs: &mut Glyphs) -> Drawing {
    let look = &figure.look;
    let board = Slab {
        left: MARGIN + STAND_WIDTH,
        top: MARGIN,
        width: EDGE + GRID_WIDTH + LABEL_EDGE,
        height: LABEL_EDGE + GRID_HEIGHT + EDGE,
    };
    let grid = Grid {
        left: board.left + EDGE,
        top: board.top + LABEL_EDGE,
        flipped: look.flipped,
    };
    let near = look.near();
    let stand = |color| Slab {
        left: if color == near {
            board.left + board.width
        } else {
            MARGIN
        },
        top: if color == near {
            board.top + board.height - STAND_HEIGHT
        } else {
            board.top
        },
        width: STAND_WIDTH,
        height: STAND_HEIGHT,
    };
    let hands = ByColor::from_fn(|color| {
        let slab = stand(color);
        std::array::from_fn(|kind| standing(slab, kind, color != near))
    });
    let mut parts = vec![wood(board, colors::BOARD)];
    for color in Color::ALL {
        parts.push(wood(stand(color), colors::STAND));
    }
    parts.extend([
        lines::lines(grid, &LINES),
        lines::labels(grid, look.coordinates, &LINES),
        pieces(figure, grid, glyphs),
    ]);
    parts.extend(figure.last.map(|square| corners(square, grid)));
    for color in Color::ALL {
        parts.push(hand(figure, color, &hands[color], glyphs));
        parts.push(name(figure, color, stand(color)));
    }
    Drawing {
        width: 2 * (MARGIN + STAND_WIDTH) + board.width,
        height: board.top + board.height + MARGIN,
        parts,
        places: Places {
            grid,
            hands,
            hand_ring: 160,
        },
    }
}

/// Where a kind stands, by its number: two in a row, the pawns alone, rooks and
/// bishops farthest from the player.
fn standing(slab: Slab, kind: usize, far: bool) -> Point {
    let order = (HandKind::ALL.len() - 1 - kind) as i32;
    let left = (STAND_WIDTH - 2 * STAND_ROW) / 2;
    let x = match HandKind::ALL[order as usize] {
        HandKind::Pawn => STAND_WIDTH / 2,
        _ => left + order % 2 * STAND_ROW + STAND_ROW / 2,
    };
    let y = STAND_EDGE + order / 2 * STAND_ROW + STAND_ROW / 2;
    let (x, y) = if far {
        (STAND_WIDTH - x, STAND_HEIGHT - y)
    } else {
        (x, y)
    };
    Point {
        x: slab.left + x,
        y: slab.top + y,
    }
}

fn hand(
    figure: &Figure,
    color: Color,
    places: &[Point; HandKind::ALL.len()],
    glyphs: &mut Glyphs,
) -> SvgElement {
    let mut stood = tag("g");
    let far = color != figure.look.near();
    for (kind, count) in figure.setup.hand(color).iter() {
        let middle = places[kind as usize];
        let symbol = symbol(Piece::new(color, kind.kind()), figure.look.kings);
        let piece = glyphs.place(symbol, middle, CELL_WIDTH, far);
        stood = stood.child(
            piece
                .attr("data-hand", color.name())
                .attr("data-piece", kind.kind().to_sfen()),
        );
        if count > 1 {
            stood = stood.child(badge(count, middle));
        }
    }
    stood
}

/// How many there are, at the lower right of a piece.
fn badge(count: u8, piece: Point) -> SvgElement {
    let text = count.to_string();
    let half = if count < 10 { 62 } else { 84 };
    let middle = Point {
        x: piece.x + CELL_WIDTH / 2 + 25 - half,
        y: piece.y + CELL_HEIGHT / 2 - 40,
    };
    let ground = tag("rect").attr("fill", colors::LINE).numbers([
        ("x", middle.x - half),
        ("y", middle.y - 62),
        ("width", 2 * half),
        ("height", 124),
        ("rx", 62),
    ]);
    let number = centred(&text, middle, 100).attr("fill", colors::COUNT);
    tag("g")
        .attr("font-weight", "600")
        .child(ground)
        .child(number)
}

/// Whose stand it is: above the near one, below the far one.
fn name(figure: &Figure, color: Color, stand: Slab) -> SvgElement {
    let start = stand.left + 40;
    let names = wrap(&figure.names[color], NAME, STAND_WIDTH - 60);
    let lines = names.iter().filter(|name| !name.text.is_empty()).count() as i32;
    let first = if color == figure.look.near() {
        stand.top - 130 - lines * NAME_LINE
    } else {
        stand.top + STAND_HEIGHT + SIDE + 140
    };
    let at = Point {
        x: start + EMBLEM * 2 / 5,
        y: first,
    };
    let mut named =
        tag("g")
            .attr("text-anchor", "start")
            .child(side_symbol(color, at, EMBLEM, colors::TEXT));
    for (name, line) in names.iter().zip(1..=lines) {
        let y = first + 10 + line * NAME_LINE;
        let text = centred(&name.text, Point { x: start, y }, name.size);
        named = named.child(text);
    }
    named
}

/// The last move: a mark in each corner of its square.
fn corners(square: Square, grid: Grid) -> SvgElement {
    const INSET: i32 = 22;
    const LENGTH: i32 = 70;
    let Point { x, y } = grid.corner(square);
    let (left, right) = (x + INSET, x + CELL_WIDTH - INSET);
    let (top, bottom) = (y + INSET, y + CELL_HEIGHT - INSET);
    let mut path = Path::default();
    for y in [top, bottom] {
        path.line(left - 9, y, 'h', LENGTH);
        path.line(right + 9, y, 'h', -LENGTH);
    }
    for x in [left, right] {
        path.line(x, top, 'v', LENGTH);
        path.line(x, bottom, 'v', -LENGTH);
    }
    path.drawn()
        .attr("fill", "none")
        .attr("stroke", colors::LAST)
        .number("stroke-width", 18)
}

/// A cut of straight grain: broad bands, then fine lines at uneven distances.
fn wood(slab: Slab, color: &'static str) -> SvgElement {
    let whole = |top, color| {
        tag("rect").attr("fill", color).numbers([
            ("x", slab.left),
            ("y", top),
            ("width", slab.width),
            ("height", slab.height),
            ("rx", 12),
        ])
    };
    let mut grained = tag("g")
        .child(whole(slab.top + SIDE, colors::BOARD_SIDE))
        .child(whole(slab.top, color));
    for (every, thick, opacity) in [(710, 330, ".05"), (173, 9, ".13"), (67, 5, ".1")] {
        let mut path = Path::default();
        let mut x = every / 2;
        while x + thick / 2 < slab.width {
            path.line(slab.left + x, slab.top, 'v', slab.height);
            x += every + (x * 7) % (every / 2) - every / 4;
        }
        grained = grained.child(
            path.drawn()
                .attr("stroke", colors::GRAIN)
                .attr("stroke-opacity", opacity)
                .number("stroke-width", thick),
        );
    }
    grained
}
