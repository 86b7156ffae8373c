//! A side's column beside the board in a book: whose it is, then what is in hand,
//! from the top down.
use shogi::{Color, HandKind, Piece};

use super::text::kanji;
use super::{
    figure::Figure,
    glyphs::Glyphs,
    layout::Point,
    side_symbol::side_symbol,
    svg_element::{SvgElement, tag},
    text::{centred, downwards, fit},
};
use crate::pieces;

/// Where a column is: its middle line, and from where to where it may reach.
#[derive(Clone, Copy)]
pub(super) struct ColumnBounds {
    pub middle: i32,
    pub top: i32,
    pub bottom: i32,
}

pub(super) struct Column {
    pub drawn: SvgElement,
    /// Where each kind in hand stands, by kind; the column's head for those that
    /// are not held.
    pub places: [Point; HandKind::ALL.len()],
}

const EMBLEM: i32 = 210;
const NAME: i32 = 190;
const NAME_ROOM: i32 = 1500;
const GAP: i32 = 80;
const PIECE: i32 = 262;
const COUNT: i32 = 195;

pub(super) fn column(
    figure: &Figure,
    color: Color,
    strip: ColumnBounds,
    glyphs: &mut Glyphs,
) -> Column {
    let at = |y| Point { x: strip.middle, y };
    let head = at(strip.top + EMBLEM / 2);
    let mut places = [head; HandKind::ALL.len()];
    let mut drawn = tag("g").child(side_symbol(color, head, EMBLEM, "#000"));
    let mut y = strip.top + EMBLEM + GAP;

    let name = fit(&figure.names[color], NAME, NAME_ROOM);
    if !name.text.is_empty() {
        let (set, below) = downwards(&name.text, name.size, at(y));
        drawn = drawn.child(set);
        y = below + 3 * GAP / 2;
    }

    let held = held(figure, color);
    let wanted: i32 = held.iter().map(Held::height).sum();
    let room = strip.bottom - y;
    let scaled = |length: i32| length * room.min(wanted) / wanted;
    for Held { kind, count } in &held {
        let middle = at(y + scaled(PIECE) / 2);
        places[*kind as usize] = middle;
        let name = pieces::symbol(Piece::new(color, kind.kind()), figure.look.kings);
        let piece = glyphs.place(name, middle, scaled(PIECE), false);
        drawn = drawn.child(
            piece
                .attr("data-hand", color.name())
                .attr("data-piece", kind.kind().to_sfen()),
        );
        y += scaled(PIECE);
        for line in count {
            let middle = at(y + scaled(COUNT) / 2);
            drawn = drawn.child(centred(line, middle, scaled(COUNT) * 9 / 10));
            y += scaled(COUNT);
        }
    }
    if held.is_empty() {
        let nothing = if figure.look.is_japanese() {
            "なし"
        } else {
            "–"
        };
        drawn = drawn.child(downwards(nothing, COUNT, at(y)).0);
    }
    Column { drawn, places }
}

/// A kind in hand, and its count, line by line.
struct Held {
    kind: HandKind,
    count: Vec<String>,
}

impl Held {
    fn height(&self) -> i32 {
        PIECE + COUNT * self.count.len() as i32
    }
}

fn held(figure: &Figure, color: Color) -> Vec<Held> {
    let hand = figure.setup.hand(color);
    let count = |number: u8| match number {
        1 => Vec::new(),
        number if figure.look.is_japanese() => kanji(number).chars().map(String::from).collect(),
        number => vec![number.to_string()],
    };
    hand.iter()
        .map(|(kind, number)| Held {
            kind,
            count: count(number),
        })
        .collect()
}
