use shogi::{Color, HandKind, Origin, Ply, Square};

use crate::problems::Hint;

fn ply(mv: &str) -> Ply {
    Ply {
        by: Color::Black,
        mv: mv.parse().expect("a move"),
    }
}

#[test]
fn first_the_piece_then_where_it_goes() {
    let hint = Hint::next(None, ply("7g7f"));
    assert_eq!(hint.target(), None);
    let hint = Hint::next(Some(hint), ply("7g7f"));
    assert_eq!(hint.target(), Square::from_usi("7f").ok());
    assert!(hint.mark().is_some());
    let hint = Hint::next(Some(hint), ply("G*5b"));
    assert_eq!(hint.target(), None, "another move begins again");
    assert_eq!(hint.origin(), Origin::Hand(Color::Black, HandKind::Gold));
}
