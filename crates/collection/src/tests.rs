use alloc::{borrow::ToOwned, string::ToString, vec, vec::Vec};
use core::ops::ControlFlow;

use komadai_shogi::{Color, Hand, HandKind, Move, Piece, PieceKind, Position, Square, Strictness};
use proptest::prelude::*;

use crate::{Advantage, Collection, Pattern, Place, Symmetry, material_balance};

fn moves(text: &str) -> Vec<Move> {
    let moves = text.split_whitespace();
    moves.map(|usi| usi.parse().expect("a move")).collect()
}

fn collection(games: &[&str]) -> Collection {
    let mut collection = Collection::new();
    for game in games {
        collection.push(&Position::startpos(), moves(game));
    }
    collection
}

fn after(text: &str) -> Position {
    let mut position = Position::startpos();
    for mv in moves(text) {
        position.play(mv).expect("a legal move");
    }
    position
}

const GAMES: [&str; 4] = [
    "7g7f 3c3d 2g2f 4c4d",
    "2g2f 8c8d 2f2e 8d8e",
    "2g2f 3c3d 7g7f 8c8d",
    "7g7f 3c3d 8h2b+ 3a2b",
];

#[test]
fn a_position_is_found_by_whatever_moves_it_came() {
    let games = collection(&GAMES);
    let place = |game, ply| Place { game, ply };
    let find = |text: &str| games.find_position(0..4, &after(text));
    assert_eq!(find("7g7f 3c3d 2g2f"), [place(0, 3), place(2, 3)]);
    assert_eq!(find("7g7f 3c3d"), [place(0, 2), place(3, 2)]);
    assert_eq!(find("").len(), 4);
    assert_eq!(find("1g1f"), []);
    assert_eq!(
        games.find_position(1..3, &after("7g7f 3c3d 2g2f")),
        [place(2, 3)]
    );
    // The last position of a game is one of its positions.
    assert_eq!(find(GAMES[3]), [place(3, 4)]);
}

#[test]
fn a_game_ends_before_an_illegal_move() {
    let mut games = collection(&["7g7f 7g7e 2g2f"]);
    assert_eq!(games.moves(0), moves("7g7f"));
    let start = Position::from_sfen("4k4/9/9/9/9/9/9/9/4K4 w - 1", Strictness::Game);
    let other = games.push(&start.expect("a position"), moves("5a5b 5i5h"));
    assert_eq!((other, games.moves(1).len(), games.positions()), (1, 2, 5));
    let mut seen = vec![];
    let whole = games.replay(1, |ply, position| {
        seen.push((ply, position.turn()));
        ControlFlow::<()>::Continue(())
    });
    assert!(whole.is_continue());
    assert_eq!(
        seen,
        [(0, Color::White), (1, Color::Black), (2, Color::White)]
    );
}

#[test]
fn what_was_played_is_told_with_its_games() {
    let games = collection(&GAMES);
    let played = |position: &Position| {
        let places = games.find_position(0..4, position);
        let played = games.continuations(places).into_iter();
        played
            .map(|played| (played.mv.to_string(), played.games))
            .collect::<Vec<_>>()
    };
    let move_of = |usi: &str, games: &[usize]| (usi.to_owned(), games.to_vec());
    let expected = [move_of("2g2f", &[0]), move_of("8h2b+", &[3])];
    assert_eq!(played(&after("7g7f 3c3d")), expected);
    let first = [move_of("7g7f", &[0, 3]), move_of("2g2f", &[1, 2])];
    assert_eq!(played(&Position::startpos()), first);
    assert_eq!(played(&after(GAMES[1])), []);
}

#[test]
fn patterns_fit_parts_of_positions() {
    let games = collection(&GAMES);
    let square = |usi| Square::from_usi(usi).expect("a square");
    let piece = |color, kind| Piece::new(color, kind);
    let find = |pattern: &Pattern| {
        let places = games.find_pattern(0..4, pattern);
        let places = places.iter().map(|place| (place.game, place.ply));
        places.collect::<Vec<_>>()
    };
    let pawn = Pattern::new().with_piece(square("2f"), piece(Color::Black, PieceKind::Pawn));
    assert_eq!(find(&pawn), [(0, 3), (1, 1), (2, 1)]);
    let with_turn = pawn.clone().with_turn(Color::Black);
    assert_eq!(find(&with_turn), [(0, 4), (1, 2), (2, 2)]);
    // A pawn on 8d is the same for White.
    let sides = pawn.clone().with_symmetry(Symmetry::Sides);
    assert_eq!(find(&sides), [(0, 3), (1, 1), (2, 1)]);
    let eighth = Pattern::new().with_piece(square("8f"), piece(Color::Black, PieceKind::Pawn));
    assert_eq!(find(&eighth), []);
    let mirrored = eighth.clone().with_symmetry(Symmetry::Mirrored);
    assert_eq!(find(&mirrored), [(0, 3), (1, 1), (2, 1)]);
    let both = Pattern::new()
        .with_piece(square("2d"), piece(Color::White, PieceKind::Pawn))
        .with_symmetry(Symmetry::Both);
    assert_eq!(find(&both), [(0, 3), (1, 1), (2, 1)]);
    let open = pawn.with_empty(square("7g"));
    assert_eq!(find(&open), [(0, 3), (2, 3)]);
    let bishop = Hand::EMPTY.added(HandKind::Bishop).expect("room");
    let in_hand = Pattern::new().with_hand(Color::Black, bishop);
    assert_eq!(find(&in_hand), [(3, 3)]);
    assert!(Pattern::new().is_empty() && !in_hand.is_empty());
    let ahead = Pattern::new().with_material(5..=99);
    assert_eq!(find(&ahead), [(3, 3)]);
    let behind = Pattern::new().with_material(-99..=-5);
    assert_eq!(find(&behind), []);
    let either = behind.with_symmetry(Symmetry::Sides);
    assert_eq!(find(&either), [(3, 3)]);
}

/// The advantages of a game from a position.
fn advantages(sfen: &str, text: &str) -> Vec<(Advantage, Color, usize)> {
    let start = Position::from_sfen(sfen, Strictness::Lesson).expect("a position");
    let mut games = Collection::new();
    games.push(&start, moves(text));
    assert_eq!(games.moves(0), moves(text), "legal moves");
    let found = games.advantages(0).into_iter();
    found
        .map(|found| (found.advantage, found.color, found.ply))
        .collect()
}

#[test]
fn an_advantage_stands_from_the_capture_on() {
    let start = Position::startpos().to_sfen();
    let bishop = "7g7f 3c3d 8h2b+ 5a6b 2b7g 6b7b";
    let expected = [(Advantage::Bishop, Color::Black, 3)];
    assert_eq!(advantages(&start, bishop), expected);
    // Pawns do not count, and it is found once.
    let pawns = "7g7f 3c3d 8h2b+ 5a6b 2b3c 6b7b 3c3d 1c1d 3d4e 1d1e";
    assert_eq!(advantages(&start, pawns), expected);
    let by_white = "9g9f 3c3d 7g7f 2b8h+ 5i4h 8h2b 4h3h";
    let expected = [(Advantage::Bishop, Color::White, 4)];
    assert_eq!(advantages(&start, by_white), expected);
}

#[test]
fn what_is_taken_back_is_no_advantage() {
    let start = Position::startpos().to_sfen();
    assert_eq!(advantages(&start, "7g7f 3c3d 8h2b+ 3a2b 1g1f 1c1d"), []);
    // After a check that has to be answered.
    let silvers = "r7k/9/7g1/7s1/7S1/9/9/9/4K4 b - 1";
    assert_eq!(advantages(silvers, "2e2d 9a9i 5i5h 2c2d 5h5g"), []);
    let silver = [(Advantage::Silver, Color::Black, 1)];
    assert_eq!(advantages(silvers, "2e2d 9a9i 5i5h 9i9a 5h5g"), silver);
    // The game ends before it is taken back.
    assert_eq!(advantages(silvers, "2e2d 9a9i"), silver);
}

#[test]
fn exchanges_are_advantages_of_one_side() {
    let bishop = "8k/9/7g1/7b1/9/9/9/7R1/K8 b - 1";
    let moves = "2h2d 2c2d 9i9h 1a1b 9h9g";
    let expected = [(Advantage::RookForBishop, Color::White, 2)];
    assert_eq!(advantages(bishop, moves), expected);
    let silver = "8k/9/7g1/7s1/9/9/9/7R1/K6L1 b - 1";
    let expected = [(Advantage::MajorForGeneral, Color::White, 2)];
    assert_eq!(advantages(silver, moves), expected);
    let expected = [(Advantage::TwoForOne, Color::Black, 3)];
    assert_eq!(
        advantages(silver, "2h2d 2c2d 2i2d 1a1b 9i9h 1b1a"),
        expected
    );
}

#[test]
fn advantages_have_names() {
    for advantage in Advantage::ALL {
        assert_eq!(Advantage::from_name(advantage.name()), Some(advantage));
    }
    assert_eq!(Advantage::from_name("pawn"), None);
}

/// A game of legal moves, drawn by numbers.
fn game(numbers: &[u16]) -> Vec<Move> {
    let mut position = Position::startpos();
    let mut moves = vec![];
    for &number in numbers {
        let legal: Vec<Move> = position.legal_moves().to_vec();
        let Some(&mv) = legal.get(usize::from(number) % legal.len().max(1)) else {
            break;
        };
        position.play(mv).expect("a legal move");
        moves.push(mv);
    }
    moves
}

proptest! {
    #[test]
    fn every_position_of_a_game_is_found(numbers in prop::collection::vec(any::<u16>(), 0..60)) {
        let moves = game(&numbers);
        let mut games = Collection::new();
        games.push(&Position::startpos(), moves.iter().copied());
        prop_assert_eq!(games.moves(0), &*moves);
        let mut position = Position::startpos();
        for (ply, &mv) in moves.iter().enumerate() {
            let found = games.find_position(0..1, &position);
            prop_assert!(found[0].ply <= ply);
            let mut whole = Pattern::new().with_turn(position.turn());
            for square in Square::all() {
                whole = match position.piece_at(square) {
                    Some(piece) => whole.with_piece(square, piece),
                    None => whole.with_empty(square),
                };
            }
            for color in Color::ALL {
                whole = whole.with_hand(color, position.hand(color));
            }
            prop_assert_eq!(&games.find_pattern(0..1, &whole), &found);
            position.play(mv).expect("a legal move");
        }
        let balance = material_balance(&position);
        prop_assert!((-100..=100).contains(&balance));
    }
}
