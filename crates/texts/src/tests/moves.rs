use shogi::{Color, Move, PieceKind, Position};

use crate::{en::moves::TEXT as EN, ja::moves::TEXT as JA};
use komadai_model::MoveContext;

fn position(sfen: &str) -> Position {
    Position::from_sfen(sfen, shogi::Strictness::Game).unwrap()
}

fn mv(usi: &str) -> Move {
    usi.parse().unwrap()
}

#[test]
fn moves_are_written_as_records_of_the_language_write_them() {
    let start = Position::startpos();
    let golds = position("4k4/9/9/9/9/9/9/9/3G1GK2 b - 1");
    let after_it = position("4k4/9/9/9/4p4/9/4P4/9/4K4 w - 2");
    for (position, usi, before, english, japanese) in [
        (start, "7g7f", None, "P-7f", "▲７六歩"),
        (golds, "4i5h", None, "G4i-5h", "▲５八金右"),
        (after_it, "5e5f", Some("5h5f"), "P-5f", "△同　歩"),
    ] {
        let before = before.map(mv);
        assert_eq!((EN.written)(&position, mv(usi), before), english);
        assert_eq!((JA.written)(&position, mv(usi), before), japanese);
    }
}

#[test]
fn moves_of_no_position_say_where_they_come_from() {
    let facts = MoveContext {
        mv: mv("8h2b+"),
        by: Color::White,
        kind: PieceKind::Bishop,
        captures: true,
        declines: false,
        same_square: true,
    };
    assert_eq!((EN.plain)(facts), "B8hx2b+");
    assert_eq!((JA.plain)(facts), "△同角成(88)");
    let facts = MoveContext {
        mv: mv("N*5e"),
        by: Color::Black,
        kind: PieceKind::Knight,
        captures: false,
        same_square: false,
        ..facts
    };
    assert_eq!((EN.plain)(facts), "N*5e");
    assert_eq!((JA.plain)(facts), "▲５五桂打");
}
