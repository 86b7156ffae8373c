use super::*;
use crate::{IllegalMoveReason, Square, Strictness};

#[track_caller]
fn game(sfen: &str) -> Game {
    let start = Position::from_sfen(sfen, Strictness::Game)
        .unwrap_or_else(|faults| panic!("{sfen}: {faults}"));
    Game::new(start)
}

#[track_caller]
fn mv(text: &str) -> Move {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[track_caller]
fn play(game: &mut Game, text: &str) -> PlayedPly {
    game.play(mv(text))
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn moves(game: &Game) -> Vec<String> {
    game.plies().iter().map(|ply| ply.mv.to_string()).collect()
}

/// How a move ends the game.
#[track_caller]
fn check_end(sfen: &str, text: &str, outcome: Option<&str>) {
    let mut game = game(sfen);
    let played = play(&mut game, text);
    let told = played.outcome.map(|outcome| outcome.to_string());
    assert_eq!(told.as_deref(), outcome, "{sfen}: {text}");
    assert_eq!(played.outcome, game.outcome());
    if outcome.is_some() {
        check_over(&game);
    }
}

/// A game that has ended takes nothing more.
#[track_caller]
fn check_over(game: &Game) {
    let over = GameError::Over(game.outcome().expect("the game is over"));
    for &mv in &game.position().legal_moves() {
        assert_eq!(game.clone().play(mv), Err(over));
    }
    let mut after = game.clone();
    assert_eq!(after.play(mv("5e5d")), Err(over));
    assert_eq!(after.resign(), Err(over));
    for color in Color::ALL {
        assert_eq!(after.flag_fell(color), Err(over));
    }
    assert_eq!(after.outcome(), game.outcome());
    assert_eq!(after.plies(), game.plies());
    assert_eq!(after.position(), game.position());
}

#[test]
fn mate_wins() {
    check_end("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b", Some("black:mate"));
    check_end("6+Rgk/9/9/9/9/9/9/9/4K4 b G 1", "G*2b", Some("black:mate"));
    check_end("7nk/7bp/9/9/9/9/9/9/4K4 b N 1", "N*2c", Some("black:mate"));
    check_end("4k4/9/9/9/9/4p4/9/9/4K4 w g 1", "G*5h", None);
    check_end("4k4/9/9/9/9/9/4p4/9/4K4 w g 1", "G*5h", Some("white:mate"));
    check_end(
        "7lk/7p1/8P/8L/9/9/9/9/4K4 b - 1",
        "1c1b",
        Some("black:mate"),
    );
    check_end("4k4/9/9/9/9/9/9/9/4K4 b G 1", "G*5b", None);
}

#[test]
fn a_side_without_a_move_loses() {
    check_end("8k/9/7K1/9/9/9/9/9/9 b S 1", "S*3b", Some("black:no_moves"));
    check_end("9/9/9/9/9/9/1k7/9/K8 w s 1", "S*7h", Some("white:no_moves"));
    check_end("8k/9/7K1/9/9/9/9/9/9 b Sp 1", "S*3b", None);
}

#[test]
fn a_start_may_be_the_end() {
    for (sfen, outcome) in [
        ("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", "black:mate"),
        ("8k/6S2/7K1/9/9/9/9/9/9 w - 1", "black:no_moves"),
        (
            "BRBRSSSGG/nPPPPPPPP/n8/n8/n8/ll7/kl7/9/K8 b 10P2gsl 1",
            "white:no_moves",
        ),
    ] {
        let game = game(sfen);
        assert_eq!(
            game.outcome().map(|outcome| outcome.to_string()).as_deref(),
            Some(outcome)
        );
        check_over(&game);
    }
}

#[test]
fn moves_tell_what_they_did() {
    let mut game = Game::new(Position::startpos());
    let played = play(&mut game, "7g7f");
    assert_eq!(
        (played.piece.to_string().as_str(), played.captured),
        ("P", None)
    );
    assert!(!played.check && played.outcome.is_none());
    play(&mut game, "3c3d");
    let played = play(&mut game, "8h2b+");
    assert_eq!(played.piece.to_string(), "+B");
    assert_eq!(
        played.captured.map(|piece| piece.to_string()).as_deref(),
        Some("b")
    );
    play(&mut game, "3a2b");
    let played = play(&mut game, "B*4d");
    assert_eq!(
        (played.piece.to_string().as_str(), played.check),
        ("B", false)
    );
    play(&mut game, "5c5d");
    let played = play(&mut game, "4d7a+");
    assert!(!played.check);
    play(&mut game, "6a7a");
    assert_eq!(
        game.position().to_sfen(),
        "lng1kg1nl/1r5s1/pppp1p1pp/4p1p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b S2b 9"
    );
    assert_eq!(game.plies().len(), 8);
    assert_eq!(game.start(), &Position::startpos());
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut game = Game::new(Position::startpos());
    let square = Square::new(5, 5).expect("5e is a square");
    let error = GameError::Illegal(IllegalMoveReason::NothingThere { square });
    assert_eq!(game.play(mv("5e5d")), Err(error));
    assert_eq!(error.to_string(), "there is no piece on 5e");
    assert!(game.plies().is_empty() && game.outcome().is_none());
    assert_eq!(game.position(), &Position::startpos());
}

#[test]
fn resigning_loses() {
    let mut game = Game::new(Position::startpos());
    play(&mut game, "7g7f");
    let outcome = game.resign().expect("the game goes on");
    assert_eq!(outcome.to_string(), "black:resignation");
    assert_eq!(game.outcome(), Some(outcome));
    check_over(&game);
    let over = GameError::Over(outcome);
    assert_eq!(over.to_string(), "the game is over: black:resignation");
}

#[test]
fn a_fallen_flag_loses_whoever_is_to_move() {
    for color in Color::ALL {
        let mut game = Game::new(Position::startpos());
        let outcome = game.flag_fell(color).expect("the game goes on");
        assert_eq!(
            outcome,
            Outcome {
                winner: Some(!color),
                reason: EndReason::Time
            }
        );
        check_over(&game);
    }
}

#[test]
fn undo_takes_back_a_move_and_the_end() {
    let mut game = game("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    let start = *game.position();
    assert_eq!(game.undo(), None);
    play(&mut game, "G*5b");
    assert!(game.outcome().is_some());
    assert_eq!(game.undo().map(|ply| ply.mv), Some(mv("G*5b")));
    assert_eq!((game.position(), game.outcome()), (&start, None));

    play(&mut game, "5i5h");
    play(&mut game, "5a6a");
    game.resign().expect("the game goes on");
    assert_eq!(game.undo().map(|ply| ply.mv), Some(mv("5a6a")));
    assert_eq!(game.outcome(), None);
    assert_eq!(moves(&game), ["5i5h"]);
    play(&mut game, "5a4a");
    assert_eq!(moves(&game), ["5i5h", "5a4a"]);
}

#[test]
fn reasons_have_names() {
    for &reason in EndReason::ALL {
        assert_eq!(EndReason::from_name(reason.name()), Some(reason));
    }
    assert_eq!(EndReason::from_name("stalemate"), None);
    let nobody = Outcome {
        winner: None,
        reason: EndReason::Time,
    };
    assert_eq!(nobody.to_string(), "none:time");
}
