use komadai_protocol::{Report, Request};
use komadai_search::{Bound, Line, Score};
use shogi::{Claim, Move};

use super::{
    super::{
        super::{BoardIntent, GameOptions, PlayedGame},
        ExpectedReply, ponder_request, search_seed,
    },
    ZERO, after, computer, mv, play, setup, timed,
};

fn line(moves: &str) -> Line {
    Line {
        score: Score::centipawns(0),
        bound: Bound::Exact,
        depth: 5,
        moves: moves.split(' ').map(mv).collect(),
    }
}

/// What was expected when White moved last.
fn expected(game: &PlayedGame, lines: &[&str]) -> Option<ExpectedReply> {
    let chosen = game.game().plies().last()?.mv;
    let report = Report {
        lines: lines.iter().map(|moves| line(moves)).collect(),
        ..Report::default()
    };
    ExpectedReply::from_report(game.game().plies().len() - 1, chosen, &report)
}

/// The moves up to the position that is searched.
fn searched(game: &PlayedGame, expected: Option<ExpectedReply>) -> Option<Vec<Move>> {
    match ponder_request(game, expected, 1)? {
        Request::Ponder { state, .. } => Some(state.moves),
        other => panic!("{other:?}"),
    }
}

fn moves(line: &str) -> Option<Vec<Move>> {
    Some(line.split(' ').map(mv).collect())
}

#[test]
fn the_position_after_the_expected_reply_is_searched() {
    let mut game = after(setup(10), "7g7f 3c3d");
    let reply = expected(&game, &["8c8d 2g2f", "3c3d 2g2f 8c8d"]);
    assert_eq!(searched(&game, reply), moves("7g7f 3c3d 2g2f"));
    // Without one the position itself is.
    for lines in [&["3c3d"][..], &["8c8d 2g2f"], &[]] {
        assert_eq!(expected(&game, lines), None);
    }
    assert_eq!(searched(&game, None), moves("7g7f 3c3d"));
    // An illegal reply, or one that was expected earlier.
    let illegal = expected(&game, &["3c3d 7g7f"]);
    assert!(illegal.is_some());
    assert_eq!(searched(&game, illegal), moves("7g7f 3c3d"));
    play(&mut game, "6g6f 8c8d");
    assert_eq!(searched(&game, reply), moves("7g7f 3c3d 6g6f 8c8d"));
}

#[test]
fn it_has_the_seed_of_the_game() {
    let game = after(setup(10), "7g7f 3c3d");
    let request = ponder_request(&game, None, 1);
    let Some(Request::Ponder { level, seed, .. }) = request else {
        panic!("{request:?}");
    };
    assert_eq!((level, seed), (computer(10).level, search_seed(1)));
}

#[test]
fn it_thinks_on_a_person_s_time_between_its_move_and_theirs() {
    // Not before its first move, nor on its own turn, nor below full strength.
    let mut game = PlayedGame::new(setup(10));
    assert_eq!(searched(&game, None), None);
    play(&mut game, "7g7f");
    assert_eq!(searched(&game, None), None);
    play(&mut game, "3c3d");
    assert!(searched(&game, None).is_some());
    assert_eq!(searched(&after(setup(9), "7g7f 3c3d"), None), None);
    assert_eq!(
        searched(&after(GameOptions::even(), "7g7f 3c3d"), None),
        None
    );
    // What is to be answered is first.
    let mut rules = game.options().rules;
    rules.draw_by_agreement = true;
    let options = GameOptions { rules, ..setup(10) };
    let mut offered = after(options, "7g7f 3c3d");
    let turn = offered.game().turn();
    assert!(!offered.claim(turn, Claim::OfferDraw, ZERO).is_empty());
    assert_eq!(searched(&offered, None), None);
    // After the move was taken back, the game on the board counts.
    play(&mut game, "2g2f 8c8d");
    game.undo(ZERO);
    assert_eq!(searched(&game, None), moves("7g7f 3c3d"));
    let by = game.game().turn();
    game.handle(BoardIntent::Resign { by, sure: true }, ZERO);
    assert_eq!(searched(&game, None), None);
}

#[test]
fn it_does_not_think_while_the_clock_stands() {
    let ten_minutes = shogi::clock::Preset::TenMinutes.time_control();
    let mut game = after(timed(ten_minutes, 10), "7g7f 3c3d");
    assert!(searched(&game, None).is_some());
    game.suspend(ZERO);
    assert_eq!(searched(&game, None), None);
}
