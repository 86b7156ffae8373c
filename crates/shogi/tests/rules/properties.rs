//! What holds for whatever comes: random texts, moves, setups and games.

use komadai_shogi::{
    Bitboard, ByColor, Color, Move, MoveKind, Piece, PieceKind, Position, Setup, Square, Strictness,
};
use proptest::{collection::vec, prelude::*, sample::Index};

use crate::{
    legal_moves::{check_judges_agree, check_mirrored},
    reference,
    strategies::{any_game, any_move, any_position, any_setup, cornered, damaged_sfen},
    support::legal_moves,
};

/// Plays the game and shows every position with the move that led to it.
fn play_through(
    start: Position,
    choices: &[Index],
    mut visit: impl FnMut(&Position, &Position, Move) -> Result<(), TestCaseError>,
) -> Result<(), TestCaseError> {
    let mut before = start;
    for choice in choices {
        let moves = before.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = *choice.get(&moves);
        let mut after = before;
        after
            .play(mv)
            .unwrap_or_else(|reason| panic!("{before}: {mv} was listed: {reason}"));
        visit(&before, &after, mv)?;
        before = after;
    }
    Ok(())
}

fn wood(setup: &Setup) -> [usize; 15] {
    let mut counts = [0; 15];
    for (_, piece) in setup.pieces() {
        counts[piece.kind().unpromoted() as usize] += 1;
    }
    for color in Color::ALL {
        for (kind, count) in setup.hand(color).iter() {
            counts[kind.kind() as usize] += usize::from(count);
        }
    }
    counts
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_setup_survives_its_sfen(setup in any_setup(), number in 1..=u32::MAX) {
        let text = setup.to_sfen();
        let read = Setup::from_sfen(&text);
        prop_assert_eq!(read.as_ref(), Ok(&setup));
        let board = text.strip_suffix(" 1").expect("a new setup is at move 1");
        let numbered = format!("{board} {number}");
        let read = Setup::from_sfen(&numbered).map(|setup| setup.to_sfen());
        prop_assert_eq!(read, Ok(numbered));
    }

    #[test]
    fn a_position_survives_its_sfen(position in any_position()) {
        let read = Position::from_sfen(&position.to_sfen(), Strictness::Lesson);
        prop_assert_eq!(read, Ok(position));
    }

    #[test]
    fn what_is_read_is_written_canonically(text in damaged_sfen()) {
        if let Ok(setup) = Setup::from_sfen(&text) {
            let written = setup.to_sfen();
            prop_assert_eq!(Setup::from_sfen(&written), Ok(setup));
        }
    }

    #[test]
    fn a_text_and_its_setup_are_judged_alike(text in damaged_sfen()) {
        for strictness in [Strictness::Game, Strictness::Problem, Strictness::Lesson] {
            let position = Position::from_sfen(&text, strictness);
            match Setup::from_sfen(&text) {
                Ok(setup) => prop_assert_eq!(position, Position::from_setup(&setup, strictness)),
                Err(_) => prop_assert!(position.is_err()),
            }
        }
    }

    #[test]
    fn no_text_panics(text in any::<String>(), damaged in damaged_sfen()) {
        for text in [&text, &damaged] {
            let _ = Setup::from_sfen(text).map_err(|faults| faults.to_string());
            let _ = Position::from_sfen(text, Strictness::Game);
            let _ = text.parse::<Move>().map_err(|error| error.to_string());
            let _ = Square::from_usi(text);
        }
    }

    #[test]
    fn what_looks_like_a_move_is_one_or_not(text in "[1-9PLKp歩][a-i*+][0-9][a-j][+=]?") {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    #[test]
    fn moves_are_those_of_the_reference(position in any_position()) {
        prop_assert_eq!(legal_moves(&position), reference::legal_moves(&position.to_setup()));
        prop_assert_eq!(position.has_legal_move(), !position.legal_moves().is_empty());
        let check = reference::is_in_check(&position.to_setup(), position.turn());
        prop_assert_eq!(position.in_check(), check);
    }

    #[test]
    fn sets_pins_and_checks_are_those_of_the_board(position in any_position()) {
        for kind in PieceKind::ALL {
            for color in Color::ALL {
                let piece = Piece::new(color, kind);
                let is_it = |square: &Square| position.piece_at(*square) == Some(piece);
                let squares: Vec<Square> = Square::all().filter(is_it).collect();
                let set: Vec<Square> = position.by_piece(piece).into_iter().collect();
                prop_assert_eq!(set, squares, "{}", piece);
            }
        }
        for &mv in &position.legal_moves() {
            let mut after = position;
            after.play_unchecked(mv);
            prop_assert_eq!(position.gives_check(mv), after.in_check(), "{}", mv);
        }
        if let Some(passed) = position.after_null_move() {
            prop_assert_eq!(passed.turn(), !position.turn());
            prop_assert_eq!(passed.checkers(), Bitboard::EMPTY);
        }
        // Without a piece in its way a slider gives check.
        for color in Color::ALL {
            for blocker in position.blockers(color) {
                let occupied = position.occupied().without(blocker);
                let king = position.king(color).expect("a king to be shielded");
                let before = position.attackers_to(king, !color, position.occupied());
                let after = position.attackers_to(king, !color, occupied);
                prop_assert!(!(after - before).is_empty(), "{}", blocker);
            }
            prop_assert_eq!(
                position.pinned(color),
                position.blockers(color) & position.pieces_of(color)
            );
        }
    }

    #[test]
    fn both_sides_have_the_same_rules(position in any_position()) {
        check_mirrored(&position);
    }

    #[test]
    fn arbitrary_moves_are_judged_and_leave_a_position_or_nothing(
        position in any_position(),
        moves in vec(any_move(), 40),
    ) {
        for mv in moves {
            let mut played = position;
            match played.play(mv) {
                Ok(_) => prop_assert!(position.legal_moves().contains(&mv)),
                Err(reason) => {
                    prop_assert!(!position.legal_moves().contains(&mv), "{}: {}", mv, reason);
                    prop_assert_eq!(played, position);
                    prop_assert_eq!(position.check_legal(mv), Err(reason));
                }
            }
        }
    }

    #[test]
    fn wood_goes_from_here_to_there(setup in any_setup(), moves in vec(any_move(), 40)) {
        for mv in moves {
            let mut moved = setup.clone();
            match moved.apply(mv) {
                Err(_) => prop_assert_eq!(&moved, &setup),
                Ok(applied) => {
                    prop_assert_eq!(moved.turn(), !setup.turn());
                    prop_assert_eq!(moved.piece_at(mv.to()), Some(applied.piece));
                    let mut wood_before = wood(&setup);
                    if applied.captured.is_some_and(|piece| piece.kind() == PieceKind::King) {
                        wood_before[PieceKind::King as usize] -= 1;
                    }
                    prop_assert_eq!(wood(&moved), wood_before);
                }
            }
        }
    }
}

proptest! {
    // One in a hundred is a pawn-drop mate.
    #![proptest_config(ProptestConfig {
        cases: 3000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn in_a_corner_too(position in cornered()) {
        prop_assert_eq!(legal_moves(&position), reference::legal_moves(&position.to_setup()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 24,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_judge_agrees(position in any_position(), cornered in cornered()) {
        check_judges_agree(&position);
        check_judges_agree(&cornered);
    }

    /// Every position of a game is possible, and what is kept up from move to
    /// move is what it would be if it were found anew.
    #[test]
    fn games_stay_possible((start, choices) in any_game()) {
        let pieces = wood(&start.to_setup());
        play_through(start, &choices, |before, after, mv| {
            let mut setup = before.to_setup();
            let applied = setup.apply(mv);
            prop_assert!(applied.is_ok());
            prop_assert_eq!(&after.to_setup(), &setup);
            prop_assert_eq!(wood(&setup), pieces);
            let anew = Position::from_setup(&setup, Strictness::Game);
            prop_assert!(anew.is_ok(), "{}: {:?}", setup, anew);
            if let Ok(anew) = anew {
                prop_assert_eq!(*after, anew);
                prop_assert_eq!(after.key(), anew.key());
                prop_assert_eq!(after.board_key(), anew.board_key());
                prop_assert_eq!(after.checkers(), anew.checkers());
                prop_assert_eq!(after.occupied(), anew.occupied());
                let kings = ByColor::from_fn(|color| after.king(color));
                prop_assert_eq!(kings, ByColor::from_fn(|color| setup.king(color)));
            }
            Ok(())
        })?;
    }

    #[test]
    fn moves_tell_what_they_changed((start, choices) in any_game()) {
        play_through(start, &choices, |before, after, mv| {
            let mut again = *before;
            let change = again.play_unchecked(mv);
            prop_assert_eq!(again, *after);
            prop_assert_eq!(change.mv, mv);
            prop_assert_eq!(after.piece_at(mv.to()), Some(change.placed));
            prop_assert_eq!(before.piece_at(mv.to()), change.captured);
            match mv.kind() {
                MoveKind::Normal { from, .. } => {
                    prop_assert_eq!(before.piece_at(from), Some(change.mover));
                    prop_assert_eq!(after.piece_at(from), None);
                }
                MoveKind::Drop { kind, .. } => {
                    prop_assert_eq!(change.mover, Piece::new(before.turn(), kind.kind()));
                }
            }
            prop_assert_eq!(after.turn(), !before.turn());
            prop_assert_eq!(after.move_number(), before.move_number() + 1);
            Ok(())
        })?;
    }
}
