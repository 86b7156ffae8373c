//! What holds for whatever comes: random texts, moves, setups and games.

use proptest::{collection::vec, prelude::*, sample::Index};
use shogi::{
    ByColor, Color, Fault, Hand, HandKind, Handicap, Move, MoveKind, Piece, PieceKind, Position,
    Setup, Square, Strictness,
};

use crate::{
    legal_moves::{check_judges_agree, check_mirrored},
    reference,
    support::{legal_moves, position},
};

fn any_square() -> impl Strategy<Value = Square> {
    any::<Index>().prop_map(|index| {
        Square::from_index(index.index(Square::COUNT)).expect("the index is below 81")
    })
}

/// A square of Black's or White's right corner, where kings are mated.
fn corner_square() -> impl Strategy<Value = Square> {
    (1..=3u8, 1..=4u8)
        .prop_map(|(file, rank)| Square::new(file, rank).expect("the square is on the board"))
}

fn any_color() -> impl Strategy<Value = Color> {
    prop::sample::select(&Color::ALL[..])
}

fn any_piece() -> impl Strategy<Value = Piece> {
    (any_color(), prop::sample::select(&PieceKind::ALL[..]))
        .prop_map(|(color, kind)| Piece::new(color, kind))
}

fn any_move() -> impl Strategy<Value = Move> {
    let normal = (any_square(), any_square(), any::<bool>())
        .prop_map(|(from, to, promote)| MoveKind::Normal { from, to, promote });
    let drop = (
        prop::sample::select(&HandKind::ALL[..]),
        any_square(),
        any::<bool>(),
    )
        .prop_map(|(kind, to, promote)| MoveKind::Drop { kind, to, promote });
    prop_oneof![normal, drop].prop_map(Move::new)
}

fn any_hand() -> impl Strategy<Value = Hand> {
    let count = prop_oneof![4 => Just(0), 2 => 0..=3u8, 1 => 0..=31u8];
    prop::array::uniform7(count).prop_map(|counts| {
        HandKind::ALL
            .into_iter()
            .zip(counts)
            .fold(Hand::EMPTY, |hand, (kind, count)| {
                hand.with(kind, count.min(Hand::capacity(kind)))
                    .expect("the count is within the hand's capacity")
            })
    })
}

fn set_up(
    squares: impl Strategy<Value = Square>,
    pieces: impl Into<prop::collection::SizeRange>,
) -> impl Strategy<Value = Setup> {
    (
        vec((squares, any_piece()), pieces),
        any_hand(),
        any_hand(),
        any_color(),
    )
        .prop_map(|(pieces, black, white, turn)| {
            let mut setup = Setup::EMPTY;
            for (square, piece) in pieces {
                setup.put(square, Some(piece));
            }
            setup.set_hand(Color::Black, black);
            setup.set_hand(Color::White, white);
            setup.set_turn(turn);
            setup
        })
}

/// Anything on the table, most of it impossible.
fn any_setup() -> impl Strategy<Value = Setup> {
    set_up(any_square(), 0..60)
}

/// Boards without a fault, from nearly empty to crowded.
fn any_position() -> impl Strategy<Value = Position> {
    any_setup().prop_map(repaired)
}

/// A king in a corner amid many pieces, and a pawn in hand: pins and pawn-drop
/// mates.
fn cornered() -> impl Strategy<Value = Position> {
    (
        set_up(corner_square(), 3..14),
        any_square(),
        corner_square(),
        any::<bool>(),
    )
        .prop_map(|(mut setup, own, other, reverse)| {
            setup.set_turn(Color::Black);
            for color in Color::ALL {
                while let Some(king) = setup.king(color) {
                    setup.put(king, None);
                }
            }
            setup.put(own, Some(Piece::new(Color::Black, PieceKind::King)));
            setup.put(other, Some(Piece::new(Color::White, PieceKind::King)));
            setup.set_hand(Color::White, Hand::EMPTY);
            setup.set_hand(
                Color::Black,
                Hand::EMPTY
                    .added(HandKind::Pawn)
                    .expect("a hand holds a pawn"),
            );
            repaired(if reverse { setup.reversed() } else { setup })
        })
}

/// Takes away one piece for each fault until none is left.
fn repaired(mut setup: Setup) -> Position {
    loop {
        let faults = match Position::from_setup(&setup, Strictness::Lesson) {
            Ok(position) => return position,
            Err(faults) => faults,
        };
        let fault = faults.iter().next().expect("an error has a fault");
        match *fault {
            Fault::TooMany { kind, .. } => take_one(&mut setup, kind),
            Fault::TwoKings { color, .. } => {
                let king = setup.king(color).expect("there are two");
                setup.put(king, None);
            }
            Fault::Nifu { color, file } => {
                let pawn = Piece::new(color, PieceKind::Pawn);
                let (square, _) = setup
                    .pieces()
                    .find(|&(square, piece)| square.file() == file && piece == pawn)
                    .expect("there are two");
                setup.put(square, None);
            }
            Fault::DeadPiece { square, .. } => {
                setup.put(square, None);
            }
            Fault::OpponentInCheck { attacker, .. } => {
                setup.put(attacker, None);
            }
            ref fault => panic!("{setup}: {fault}"),
        }
    }
}

fn take_one(setup: &mut Setup, kind: PieceKind) {
    for color in Color::ALL {
        let taken = kind
            .in_hand()
            .and_then(|kind| setup.hand(color).taken(kind));
        if let Some(hand) = taken {
            return setup.set_hand(color, hand);
        }
    }
    let on_board = setup
        .pieces()
        .find(|(_, piece)| piece.kind().unpromoted() == kind);
    let (square, _) = on_board.expect("there are too many");
    setup.put(square, None);
}

/// A start and which of the legal moves to play, again and again.
fn any_game() -> impl Strategy<Value = (Position, Vec<Index>)> {
    let start =
        prop::sample::select(&Handicap::ALL[..]).prop_map(|handicap| position(handicap.sfen()));
    (start, vec(any::<Index>(), 200))
}

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

/// An SFEN with a few characters changed, left out or put in.
fn damaged_sfen() -> impl Strategy<Value = String> {
    let character = prop_oneof![
        prop::sample::select(
            "lnsgkrbpLNSGKRBP+0123456789/ -bw歩"
                .chars()
                .collect::<Vec<_>>()
        ),
        any::<char>(),
    ];
    let damage = (any::<Index>(), 0..3usize, prop::option::of(character));
    (any_setup(), vec(damage, 1..4)).prop_map(|(setup, damages)| {
        let mut text: Vec<char> = setup.to_sfen().chars().collect();
        for (at, cut, insert) in damages {
            let at = at.index(text.len() + 1);
            let end = (at + cut).min(text.len());
            text.splice(at..end, insert);
        }
        text.into_iter().collect()
    })
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
        prop_assert_eq!(position.is_check(), check);
    }

    #[test]
    fn in_a_corner_too(position in cornered()) {
        prop_assert_eq!(legal_moves(&position), reference::legal_moves(&position.to_setup()));
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
                    prop_assert_eq!(before.piece_at(from), Some(change.moved));
                    prop_assert_eq!(after.piece_at(from), None);
                }
                MoveKind::Drop { kind, .. } => {
                    prop_assert_eq!(change.moved, Piece::new(before.turn(), kind.kind()));
                }
            }
            prop_assert_eq!(after.turn(), !before.turn());
            prop_assert_eq!(after.move_number(), before.move_number() + 1);
            Ok(())
        })?;
    }
}
