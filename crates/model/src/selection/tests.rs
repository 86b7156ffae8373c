use shogi::Strictness;

use super::*;

const BLACK: Option<Color> = Some(Color::Black);

fn square(name: &str) -> Square {
    Square::from_usi(name).unwrap()
}

fn at(name: &str) -> BoardTarget {
    BoardTarget::Square(square(name))
}

fn touch(name: &str) -> BoardIntent {
    BoardIntent::Touch(at(name))
}

fn carry(from: &str, to: &str) -> BoardIntent {
    BoardIntent::Drag {
        from: at(from),
        to: at(to),
    }
}

fn hand(kind: HandKind) -> BoardTarget {
    BoardTarget::Hand(Color::Black, kind)
}

fn plays(text: &str) -> SelectionOutcome {
    let mv = text.parse().unwrap();
    let by = Color::Black;
    SelectionOutcome::Play(Ply { by, mv })
}

fn position(sfen: &str) -> Position {
    Position::from_sfen(sfen, Strictness::Game).unwrap()
}

/// What the intents lead to, one after the other, with Black to move.
fn responses(position: &Position, intents: &[BoardIntent]) -> (Vec<SelectionOutcome>, Selection) {
    let mut selection = Selection::Idle;
    let responses = intents
        .iter()
        .map(|&intent| selection.handle(intent, MoveRules::Legal(position), BLACK))
        .collect();
    (responses, selection)
}

/// What the last of the intents leads to.
fn last(position: &Position, intents: &[BoardIntent]) -> (SelectionOutcome, Selection) {
    let (responses, selection) = responses(position, intents);
    (*responses.last().unwrap(), selection)
}

fn why(position: &Position, intents: &[BoardIntent]) -> IllegalMoveReason {
    match last(position, intents) {
        (SelectionOutcome::Refused { why, .. }, Selection::Idle) => why,
        other => panic!("not refused: {other:?}"),
    }
}

/// Pawns that may or must promote, and two pieces in hand.
fn near_the_zone() -> Position {
    position("4k4/1P7/8P/P8/9/9/9/9/4K4 b GP 1")
}

#[test]
fn a_touch_selects_and_a_second_plays() {
    let start = Position::startpos();
    let (told, selection) = responses(&start, &[touch("7g"), touch("7f")]);
    assert_eq!(told, [SelectionOutcome::Changed, plays("7g7f")]);
    assert_eq!(selection, Selection::Idle);
}

#[test]
fn the_selected_piece_shows_its_destinations() {
    let start = Position::startpos();
    let (_, selection) = last(&start, &[touch("7g")]);
    assert_eq!(selection.origin(), Some(Origin::Board(square("7g"))));
    assert_eq!(
        selection.destinations(&start),
        Bitboard::from_square(square("7f"))
    );
}

#[test]
fn the_same_piece_and_escape_put_it_down() {
    let start = Position::startpos();
    for intent in [touch("7g"), BoardIntent::Cancel] {
        assert_eq!(
            last(&start, &[touch("7g"), intent]),
            (SelectionOutcome::Changed, Selection::Idle)
        );
    }
    assert_eq!(
        last(&start, &[BoardIntent::Cancel]),
        (SelectionOutcome::Nothing, Selection::Idle)
    );
}

#[test]
fn another_own_piece_is_selected_instead() {
    let (_, selection) = last(&Position::startpos(), &[touch("7g"), touch("2g")]);
    assert_eq!(selection, Selection::Selected(Origin::Board(square("2g"))));
    let position = near_the_zone();
    let gold = BoardIntent::Touch(hand(HandKind::Gold));
    let (_, selection) = last(&position, &[touch("5i"), gold]);
    assert_eq!(
        selection,
        Selection::Selected(Origin::Hand(Color::Black, HandKind::Gold))
    );
    let (_, selection) = last(&position, &[gold, touch("5i")]);
    assert_eq!(selection, Selection::Selected(Origin::Board(square("5i"))));
}

#[test]
fn what_is_not_ones_own_is_not_selected() {
    let start = Position::startpos();
    for place in [at("5e"), at("7c"), hand(HandKind::Pawn)] {
        assert_eq!(
            last(&start, &[BoardIntent::Touch(place)]),
            (SelectionOutcome::Nothing, Selection::Idle)
        );
    }
}

#[test]
fn an_empty_place_in_a_hand_puts_the_piece_down() {
    let start = Position::startpos();
    let empty = BoardIntent::Touch(hand(HandKind::Rook));
    assert_eq!(
        last(&start, &[touch("7g"), empty]),
        (SelectionOutcome::Changed, Selection::Idle)
    );
}

#[test]
fn nobody_moves_out_of_turn() {
    let start = Position::startpos();
    for mover in [None, Some(Color::White)] {
        let mut selection = Selection::Idle;
        let response = selection.handle(touch("7g"), MoveRules::Legal(&start), mover);
        assert_eq!(
            (response, selection),
            (SelectionOutcome::Nothing, Selection::Idle)
        );
        let mut selection = Selection::Selected(Origin::Board(square("7g")));
        let response = selection.handle(touch("7f"), MoveRules::Legal(&start), mover);
        assert_eq!(
            (response, selection),
            (SelectionOutcome::Changed, Selection::Idle)
        );
    }
}

#[test]
fn promotion_is_asked_where_it_is_a_choice() {
    let position = near_the_zone();
    let asked = Selection::Promoting {
        from: Origin::Board(square("1c")),
        to: square("1b"),
    };
    let to_zone = [touch("1c"), touch("1b")];
    assert_eq!(
        last(&position, &to_zone),
        (SelectionOutcome::Changed, asked)
    );
    for (promote, played) in [(true, "1c1b+"), (false, "1c1b")] {
        let intents = [to_zone[0], to_zone[1], BoardIntent::Promote(promote)];
        assert_eq!(last(&position, &intents), (plays(played), Selection::Idle));
    }
}

#[test]
fn forced_promotion_happens_by_itself() {
    assert_eq!(
        last(&near_the_zone(), &[touch("8b"), touch("8a")]),
        (plays("8b8a+"), Selection::Idle)
    );
}

#[test]
fn the_question_is_withdrawn_by_escape_and_by_a_touch_elsewhere() {
    let position = near_the_zone();
    for intent in [
        BoardIntent::Cancel,
        touch("5e"),
        touch("5i"),
        BoardIntent::Touch(hand(HandKind::Gold)),
        carry("5i", "5h"),
    ] {
        assert_eq!(
            last(&position, &[touch("1c"), touch("1b"), intent]),
            (SelectionOutcome::Changed, Selection::Idle),
            "{intent:?}"
        );
    }
}

#[test]
fn a_stray_second_tap_never_chooses() {
    let position = near_the_zone();
    let (response, selection) = last(&position, &[touch("1c"), touch("1b"), touch("1b")]);
    assert_eq!(response, SelectionOutcome::Nothing);
    assert!(matches!(selection, Selection::Promoting { .. }));
}

#[test]
fn an_answer_without_a_question_is_nothing() {
    let start = Position::startpos();
    let (response, selection) = last(&start, &[touch("7g"), BoardIntent::Promote(true)]);
    assert_eq!(response, SelectionOutcome::Nothing);
    assert!(matches!(selection, Selection::Selected(_)));
}

#[test]
fn pieces_are_carried_as_they_are_touched() {
    let start = Position::startpos();
    assert_eq!(
        last(&start, &[carry("7g", "7f")]),
        (plays("7g7f"), Selection::Idle)
    );
    let position = near_the_zone();
    let (_, selection) = last(&position, &[carry("1c", "1b")]);
    assert!(matches!(selection, Selection::Promoting { .. }));
    let drop = BoardIntent::Drag {
        from: hand(HandKind::Gold),
        to: at("5b"),
    };
    assert_eq!(last(&position, &[drop]), (plays("G*5b"), Selection::Idle));
}

#[test]
fn a_piece_carried_back_or_aside_is_put_down() {
    let position = near_the_zone();
    let aside = BoardIntent::Drag {
        from: at("5i"),
        to: hand(HandKind::Pawn),
    };
    for intent in [carry("5i", "5i"), aside] {
        assert_eq!(
            last(&position, &[touch("5i"), intent]),
            (SelectionOutcome::Changed, Selection::Idle)
        );
    }
    assert_eq!(
        last(&position, &[carry("5a", "5b")]),
        (SelectionOutcome::Nothing, Selection::Idle)
    );
}

#[test]
fn a_move_that_is_none_is_refused_with_its_reason() {
    let start = Position::startpos();
    assert!(matches!(
        why(&start, &[touch("7g"), touch("7e")]),
        IllegalMoveReason::WrongMovement { .. }
    ));
    assert_eq!(
        why(&start, &[touch("2h"), touch("2e")]),
        IllegalMoveReason::Blocked { by: square("2g") }
    );
    assert_eq!(
        why(&start, &[carry("2h", "2g")]),
        IllegalMoveReason::OwnPiece {
            square: square("2g")
        }
    );
}

#[test]
fn a_forbidden_drop_says_why() {
    let pawn = BoardIntent::Touch(hand(HandKind::Pawn));
    let position = near_the_zone();
    assert_eq!(
        why(&position, &[pawn, touch("9f")]),
        IllegalMoveReason::Nifu { pawn: square("9d") }
    );
    assert_eq!(
        why(&position, &[pawn, touch("5a")]),
        IllegalMoveReason::SquareTaken {
            square: square("5a")
        }
    );
    assert_eq!(
        why(&position, &[pawn, touch("4a")]),
        IllegalMoveReason::ImmobilePiece {
            kind: HandKind::Pawn
        }
    );
}

#[test]
fn a_pawn_may_not_be_dropped_to_mate() {
    let position = position("7lk/9/7G1/9/9/9/9/9/4K4 b P 1");
    let pawn = BoardIntent::Touch(hand(HandKind::Pawn));
    let reason = why(&position, &[pawn, touch("1b")]);
    assert_eq!(reason, IllegalMoveReason::Uchifuzume);
}

#[test]
fn a_king_in_check_must_be_saved() {
    let position = position("4k4/9/9/9/4r4/9/9/9/P3K4 b - 1");
    assert_eq!(
        why(&position, &[touch("9i"), touch("9h")]),
        IllegalMoveReason::KingInCheck {
            attacker: square("5e")
        }
    );
}
