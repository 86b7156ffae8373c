use core::time::Duration;

use shogi::{Color, HandKind, Origin, Square};

use super::{
    super::{
        BoardIntent, BoardTarget, ConfirmedIntent, GameOptions, PlayedGame, Selection,
        needs_no_prompt,
    },
    touch_move,
};

fn square(name: &str) -> Square {
    Square::from_usi(name).expect("a square")
}

fn touch(name: &str) -> BoardIntent {
    BoardIntent::Touch(BoardTarget::Square(square(name)))
}

const fn held(aimed: Square) -> ConfirmedIntent {
    ConfirmedIntent {
        pending: Some(aimed),
        forward: None,
    }
}

const fn told(intent: BoardIntent) -> ConfirmedIntent {
    ConfirmedIntent {
        pending: None,
        forward: Some(intent),
    }
}

/// Pieces go to the sixth and the fifth rank.
fn goes(_: Origin, to: Square) -> bool {
    matches!(to.rank(), 5 | 6)
}

#[test]
fn a_second_tap_makes_the_move() {
    let up = Selection::Selected(Origin::Board(square("7g")));
    let once = |intent, aimed| ConfirmedIntent::new(intent, aimed, up, goes);
    let to = square("7f");
    assert_eq!(once(touch("7f"), None), held(to));
    assert_eq!(once(touch("7f"), Some(to)), told(touch("7f")));
    // Another square is aimed at instead; what is no move is the game's to judge.
    assert_eq!(once(touch("7e"), Some(to)), held(square("7e")));
    assert_eq!(once(touch("7c"), Some(to)), told(touch("7c")));
    for intent in [BoardIntent::Cancel, BoardIntent::Promote(true), touch("7g")] {
        assert_eq!(once(intent, Some(to)), told(intent));
    }
    let idle = ConfirmedIntent::new(touch("7f"), None, Selection::Idle, goes);
    assert_eq!(idle, told(touch("7f")));
}

#[test]
fn a_drag_waits_for_the_tap_too() {
    let pawn = BoardTarget::Hand(Color::Black, HandKind::Pawn);
    let carry = |to: &str| BoardIntent::Drag {
        from: pawn,
        to: BoardTarget::Square(square(to)),
    };
    let of = |intent, selection| ConfirmedIntent::new(intent, None, selection, goes);
    let aimed = Some(square("5e"));
    let picked_up = ConfirmedIntent {
        pending: aimed,
        forward: Some(BoardIntent::Touch(pawn)),
    };
    assert_eq!(of(carry("5e"), Selection::Idle), picked_up);
    // A touch would put it down.
    let up = Selection::Selected(pawn.origin());
    assert_eq!(of(carry("5e"), up), held(square("5e")));
    assert_eq!(of(carry("5c"), up), told(carry("5c")));
}

#[test]
fn what_is_asked_about_or_is_no_move_is_not_shown_first() {
    let mut game = PlayedGame::new(GameOptions::even());
    for usi in ["7g7f", "3c3d"] {
        touch_move(&mut game, usi, Duration::ZERO);
    }
    let goes = |from, to| needs_no_prompt(&game, Origin::Board(square(from)), square(to));
    assert!(goes("2g", "2f") && goes("8h", "5e"));
    // The bishop may promote there.
    assert!(!goes("8h", "2b"));
    assert!(!goes("2g", "2e") && !goes("2g", "2h"));
}
