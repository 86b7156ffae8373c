use shogi::{Color, EndReason, Ply, clock::Preset};

use super::{
    super::{BoardIntent, BoardTarget, GameEvent, GameOptions, PauseReason, PlayedGame, Selection},
    seconds, timed, touch_move,
};

#[test]
fn the_first_move_starts_the_clock() {
    let mut game = PlayedGame::new(timed(Preset::TenSeconds));
    assert_eq!(game.pause_reason(), Some(PauseReason::NotStarted));
    let events = touch_move(&mut game, "7g7f", seconds(100));
    assert!(matches!(
        events[..],
        [
            GameEvent::Started,
            GameEvent::Moved {
                ply: Ply {
                    by: Color::Black,
                    ..
                },
                captured: None,
                check: false,
                ..
            }
        ]
    ));
    assert_eq!(game.pause_reason(), None);
    assert_eq!(game.clock().running(), Some(Color::White));
    assert_eq!(game.clock().deadline(), Some(seconds(110)));
}

#[test]
fn a_move_at_the_deadline_has_lost() {
    let mut game = PlayedGame::new(timed(Preset::TenSeconds));
    game.start(seconds(0));
    game.handle(BoardIntent::Touch("7g".parse_place()), seconds(9));
    let events = game.handle(BoardIntent::Touch("7f".parse_place()), seconds(10));
    let [GameEvent::Ended { outcome, at }] = events[..] else {
        panic!("{events:?}");
    };
    assert_eq!(outcome.winner, Some(Color::White));
    assert_eq!(outcome.reason, EndReason::Time);
    assert_eq!(at, seconds(10));
    assert!(game.game().plies().is_empty());
    assert_eq!(game.mover(), None);
}

#[test]
fn a_fall_carries_the_instant_of_the_deadline() {
    let mut game = PlayedGame::new(timed(Preset::TenSeconds));
    game.start(seconds(0));
    assert!(game.check_flag(seconds(9)).is_empty());
    let events = game.check_flag(seconds(500));
    assert!(matches!(events[..], [GameEvent::Ended { at, .. }] if at == seconds(10)));
    assert!(game.check_flag(seconds(501)).is_empty());
}

#[test]
fn promotion_is_asked_while_the_clock_runs() {
    let mut game = PlayedGame::new(timed(Preset::TenSeconds));
    for (second, mv) in (0..).zip(["7g7f", "3c3d"]) {
        touch_move(&mut game, mv, seconds(second));
    }
    game.handle(BoardIntent::Touch("8h".parse_place()), seconds(3));
    let events = game.handle(BoardIntent::Touch("2b".parse_place()), seconds(4));
    assert!(matches!(events[..], [GameEvent::Promoting { .. }]));
    assert_eq!(game.clock().running(), Some(Color::Black));
    let events = game.handle(BoardIntent::Promote(true), seconds(6));
    let [
        GameEvent::Moved {
            captured, spent, ..
        },
    ] = events[..]
    else {
        panic!("{events:?}");
    };
    assert!(captured.is_some());
    assert_eq!(spent, seconds(5));
}

#[test]
fn undo_restores_the_clocks_of_that_moment() {
    let mut game = PlayedGame::new(timed(Preset::TenMinutes));
    game.start(seconds(0));
    touch_move(&mut game, "7g7f", seconds(10));
    let before = game.clock().state(seconds(10));
    touch_move(&mut game, "3c3d", seconds(40));
    let events = game.undo(seconds(50));
    assert!(matches!(
        events[..],
        [GameEvent::Undone(Ply {
            by: Color::White,
            ..
        })]
    ));
    assert_eq!(game.clock().state(seconds(50)), before);
    assert_eq!(game.clock().running(), Some(Color::White));
    game.undo(seconds(60));
    let reading = game.clock().reading(Color::Black, seconds(60));
    assert_eq!(reading.map(|reading| reading.remaining), Some(seconds(600)));
    assert!(game.undo(seconds(61)).is_empty());
}

#[test]
fn a_mate_can_be_taken_back_a_resignation_cannot() {
    let start = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
    let setup = GameOptions::from_start(
        shogi::Position::from_sfen(start, shogi::Strictness::Game).expect("a position"),
    );
    let mut game = PlayedGame::new(setup);
    let events = touch_move(&mut game, "G*5b", seconds(0));
    assert!(matches!(events.last(), Some(GameEvent::Ended { .. })));
    assert!(game.can_undo());
    game.undo(seconds(1));
    assert!(!game.is_over());
    touch_move(&mut game, "5i5h", seconds(2));
    let events = game.resign(seconds(3));
    assert!(
        matches!(events[..], [GameEvent::Ended { outcome, .. }] if outcome.to_string() == "black:resignation")
    );
    assert!(!game.can_undo());
    assert!(game.resign(seconds(4)).is_empty());
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = PlayedGame::new(GameOptions::even());
    game.handle(BoardIntent::Touch("7g".parse_place()), seconds(0));
    let events = game.handle(BoardIntent::Touch("7e".parse_place()), seconds(0));
    assert!(matches!(events[..], [GameEvent::Refused(_)]));
    assert!(game.game().plies().is_empty());
}

#[test]
fn nobody_moves_while_the_page_is_away() {
    let mut game = PlayedGame::new(timed(Preset::TenMinutes));
    touch_move(&mut game, "7g7f", seconds(0));
    game.suspend(seconds(5));
    assert_eq!(game.pause_reason(), Some(PauseReason::PlayerAway));
    assert!(touch_move(&mut game, "3c3d", seconds(6)).is_empty());
    assert_eq!(game.selection(), Selection::Idle);
    assert_eq!(game.start(seconds(900)), [GameEvent::Started]);
    touch_move(&mut game, "3c3d", seconds(901));
    assert_eq!(game.times().last(), Some(&Some(seconds(6))));
}

trait ParsePlace {
    fn parse_place(&self) -> BoardTarget;
}

impl ParsePlace for str {
    fn parse_place(&self) -> BoardTarget {
        BoardTarget::Square(shogi::Square::from_usi(self).expect("a square"))
    }
}
