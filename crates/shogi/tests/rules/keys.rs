use komadai_shogi::{Color, Piece, PieceKind, Position, Setup, Square, Strictness};

use crate::support::{mv, position};

fn after(moves: &str) -> Position {
    let mut position = Position::startpos();
    for text in moves.split(' ') {
        position
            .play(mv(text))
            .unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
    position
}

#[test]
fn ways_to_the_same_position_share_a_key() {
    let one = after("7g7f 3c3d 2g2f");
    let other = after("2g2f 3c3d 7g7f");
    assert_eq!(one.key(), other.key());
    assert_eq!(one.board_key(), other.board_key());
    assert_eq!(one, other);
}

#[test]
fn going_back_restores_the_key_but_not_the_move_number() {
    let start = Position::startpos();
    let back = after("2h3h 8b7b 3h2h 7b8b");
    assert_eq!(back.key(), start.key());
    assert_eq!(back.move_number(), 5);
    assert_ne!(back, start);
}

#[test]
fn turn_hands_faces_and_owners_count() {
    let sfens = [
        "4k4/9/9/9/4P4/9/9/9/4K4 b - 1",
        "4k4/9/9/9/4P4/9/9/9/4K4 w - 1",
        "4k4/9/9/9/4P4/9/9/9/4K4 b P 1",
        "4k4/9/9/9/4P4/9/9/9/4K4 b p 1",
        "4k4/9/9/9/4P4/9/9/9/4K4 b 2P 1",
        "4k4/9/9/9/4P4/9/9/9/4K4 b L 1",
        "4k4/9/9/9/4p4/9/9/9/4K4 b - 1",
        "4k4/9/9/9/4+P4/9/9/9/4K4 b - 1",
        "4k4/9/9/9/3P5/9/9/9/4K4 b - 1",
    ];
    for (i, one) in sfens.iter().enumerate() {
        for other in &sfens[..i] {
            assert_ne!(position(one).key(), position(other).key(), "{one}, {other}");
        }
    }
}

#[test]
fn the_board_key_leaves_hands_out() {
    let empty = position("4k4/9/9/9/4P4/9/9/9/4K4 b - 1");
    let held = position("4k4/9/9/9/4P4/9/9/9/4K4 b 2Pr 1");
    let other_turn = position("4k4/9/9/9/4P4/9/9/9/4K4 w - 1");
    assert_eq!(empty.board_key(), held.board_key());
    assert_ne!(empty.board_key(), other_turn.board_key());
    assert_eq!(other_turn.turn(), Color::White);
}

/// Of any four pieces on squares, the keys do not cancel out: positions that
/// differ by two moves or fewer have different keys.
#[test]
fn no_four_pieces_cancel_out() {
    let bare = position("9/9/9/9/9/9/9/9/9 b - 1").board_key();
    let mut keys = Vec::new();
    for (color, kind) in Color::ALL
        .iter()
        .flat_map(|&color| PieceKind::ALL.map(|k| (color, k)))
    {
        for square in Square::all() {
            let mut setup = Setup::EMPTY;
            setup.set_piece(square, Some(Piece::new(color, kind)));
            if let Ok(position) = Position::from_setup(&setup, Strictness::Lesson) {
                keys.push(position.board_key() ^ bare);
            }
        }
    }
    assert_eq!(
        keys.len(),
        28 * 81 - 2 * (9 + 9 + 18),
        "all but the dead pieces"
    );
    let mut pairs: Vec<u64> = keys
        .iter()
        .enumerate()
        .flat_map(|(i, one)| keys[..i].iter().map(move |other| one ^ other))
        .collect();
    let count = pairs.len();
    pairs.sort_unstable();
    pairs.dedup();
    assert_eq!(pairs.len(), count);
    assert_ne!(pairs[0], 0);
}
