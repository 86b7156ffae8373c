//! Writing Japanese moves.

use alloc::string::String;

use komadai_shogi::{Bitboard, Move, MoveKind, Origin, Piece, Position, Promotion, Square};

use super::{
    names,
    origin::{movers, origin_marks},
    tokens::{OriginMarks, Side, Way},
};

/// The official text of a move, without the mark of its side
/// ([`SideMarks`](super::SideMarks)). The marks for the origin depend on the other
/// pieces that attack the destination, pinned ones included. `before` is the previous
/// move: a capture on its destination is 同.
///
/// ```
/// use komadai_records::notation::japanese;
/// use komadai_shogi::{Position, Strictness};
/// let golds = "4k4/9/9/9/9/9/9/9/3G1GK2 b - 1";
/// let position = Position::from_sfen(golds, Strictness::Game)?;
/// let text = japanese::format(&position, "4i5h".parse()?, None);
/// assert_eq!(text, "５八金右");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn format(position: &Position, mv: Move, before: Option<Move>) -> String {
    let to = mv.to();
    let mut text = String::with_capacity(18);
    write_square(&mut text, to, before.map(Move::to));
    match mv.kind() {
        MoveKind::Normal { from, to, promote } => {
            let Some(piece) = position.piece_at(from) else {
                return text;
            };
            text.push_str(names::of_piece(piece.kind()));
            let all = movers(position, piece.color(), piece.kind(), to).with(from);
            write_marks(&mut text, needed_marks(piece, from, to, all));
            let choice = position.promotion(Origin::Board(from), to);
            if promote {
                text.push('成');
            } else if choice != Promotion::Never {
                text.push_str("不成");
            }
        }
        MoveKind::Drop { kind, to, promote } => {
            let dropped = Piece::new(position.turn(), kind.kind());
            let face = if promote { dropped.promoted() } else { dropped };
            text.push_str(names::of_piece(face.kind()));
            let others = movers(position, dropped.color(), face.kind(), to);
            if !others.is_empty() || promote {
                text.push('打');
            }
        }
    }
    text
}

/// A square as in official records: a full-width digit for the file, a kanji for the rank.
///
/// ```
/// use komadai_records::notation::japanese;
/// use komadai_shogi::Square;
/// assert_eq!(japanese::format_square(Square::from_usi("5e")?), "５五");
/// # Ok::<(), komadai_shogi::ParseSquareError>(())
/// ```
#[must_use]
pub fn format_square(square: Square) -> String {
    names::of_square(square).into_iter().collect()
}

/// Writes a destination: 同 with a space if it is the previous move's.
pub(in crate::notation) fn write_square(text: &mut String, to: Square, before: Option<Square>) {
    if before == Some(to) {
        text.push_str("同　");
    } else {
        text.extend(names::of_square(to));
    }
}

/// The marks that distinguish the piece on `from` from all others: the direction if
/// that is enough, or else the side, or else both.
fn needed_marks(piece: Piece, from: Square, to: Square, all: Bitboard) -> OriginMarks {
    let (color, kind) = (piece.color(), piece.kind());
    let marks_of = |square| origin_marks(color, kind, square, to, all);
    let marks = marks_of(from);
    let is_alone = |same: fn(OriginMarks, OriginMarks) -> bool| {
        let mut others = all.without(from).into_iter();
        !others.any(|other| same(marks, marks_of(other)))
    };
    if all.without(from).is_empty() {
        OriginMarks::NONE
    } else if is_alone(|a, b| a.way == b.way) {
        OriginMarks {
            side: None,
            ..marks
        }
    } else if is_alone(|a, b| a.side == b.side) {
        OriginMarks { way: None, ..marks }
    } else {
        marks
    }
}

fn write_marks(text: &mut String, marks: OriginMarks) {
    text.extend(marks.side.map(|side| match side {
        Side::Left => '左',
        Side::Straight => '直',
        Side::Right => '右',
    }));
    text.extend(marks.way.map(|way| match way {
        Way::Up => '上',
        Way::Aside => '寄',
        Way::Back => '引',
    }));
}
