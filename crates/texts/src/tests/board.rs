use shogi::{Color, HandKind, Piece, PieceKind, Square};

use crate::{en::board::TEXT as EN, ja::board::TEXT as JA};
use komadai_model::board::{SquareFacts, SquareState};

fn facts(piece: Option<Piece>, state: SquareState) -> SquareFacts {
    SquareFacts {
        square: Square::from_usi("7g").unwrap(),
        piece,
        state,
        check: false,
        last_move: false,
    }
}

#[test]
fn a_square_says_its_name_its_piece_and_what_can_be_done() {
    let pawn = facts(
        Some(Piece::new(Color::Black, PieceKind::Pawn)),
        SquareState::Movable,
    );
    assert_eq!((EN.square)(pawn), "7g, Black pawn, can move");
    assert_eq!((JA.square)(pawn), "７七 先手の歩 動かせます");
    let free = facts(None, SquareState::Destination);
    assert_eq!((EN.square)(free), "7g, empty, can go here");
    assert_eq!((JA.square)(free), "７七 空き ここへ指せます");
}

#[test]
fn a_king_in_check_says_so() {
    let king = Piece::new(Color::White, PieceKind::King);
    let king = SquareFacts {
        check: true,
        last_move: true,
        ..facts(Some(king), SquareState::Still)
    };
    assert_eq!((EN.square)(king), "7g, White king, in check, last move");
    assert_eq!((JA.square)(king), "７七 後手の玉 王手されています 直前の手");
}

#[test]
fn a_hand_says_how_many() {
    let item = |count, selected| (EN.hand_item)(Color::Black, HandKind::Pawn, count, selected);
    assert_eq!(item(0, false), "Black pawn, none in hand");
    assert_eq!(item(3, true), "Black pawn, 3 in hand, selected");
    assert_eq!(
        (JA.hand_item)(Color::White, HandKind::Gold, 2, false),
        "後手の金 持ち駒2枚"
    );
}
