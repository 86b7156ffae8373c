mod blunder;
mod ponder;
mod resign_policy;
mod time;

use core::time::Duration;

use komadai_search::Level;
use shogi::{
    ByColor, Claim, Color, EndReason, GameRules, IllegalMovePolicy, Move, Position, Strictness,
    clock::{Preset, TimeControl},
};

use super::{
    super::{BoardIntent, BoardTarget, Computer, GameEvent, GameOptions, Pace, PlayedGame, Seat},
    ComputerTask, TaskKind,
};

const ZERO: Duration = Duration::ZERO;

fn computer(level: u8) -> Computer {
    Computer {
        level: Level::new(level).expect("a level"),
        pace: Pace::Human,
    }
}

/// A game in which the computer has White.
fn setup(level: u8) -> GameOptions {
    GameOptions {
        seats: ByColor::new(Seat::Human, Seat::Computer(computer(level))),
        ..GameOptions::even()
    }
}

fn from(sfen: &str, level: u8) -> GameOptions {
    GameOptions {
        start: Position::from_sfen(sfen, Strictness::Game).expect("a position"),
        ..setup(level)
    }
}

fn timed(control: TimeControl, level: u8) -> GameOptions {
    GameOptions {
        controls: ByColor::new(control, control),
        ..setup(level)
    }
}

fn mv(usi: &str) -> Move {
    usi.parse().expect("a move")
}

/// Moves of both sides, whoever sits there.
fn play(game: &mut PlayedGame, moves: &str) {
    for usi in moves.split_whitespace() {
        let mv = mv(usi);
        let turn = game.game().turn();
        let events = match game.options().is_person(turn) {
            false => game.answer(mv, ZERO),
            true => {
                let from = match mv.origin(turn) {
                    shogi::Origin::Board(square) => BoardTarget::Square(square),
                    shogi::Origin::Hand(color, kind) => BoardTarget::Hand(color, kind),
                };
                let to = BoardTarget::Square(mv.to());
                let events = game.handle(BoardIntent::Drag { from, to }, ZERO);
                match events.last() {
                    Some(GameEvent::Promoting { .. }) => {
                        game.handle(BoardIntent::Promote(mv.promotes()), ZERO)
                    }
                    _ => events,
                }
            }
        };
        let moved = |event: &GameEvent| matches!(event, GameEvent::Moved { .. });
        assert!(events.iter().any(moved), "{usi}: {events:?}");
    }
}

fn after(setup: GameOptions, moves: &str) -> PlayedGame {
    let mut game = PlayedGame::new(setup);
    play(&mut game, moves);
    game
}

fn duty(game: &PlayedGame) -> Option<TaskKind> {
    ComputerTask::from_game(game).map(|due| due.kind)
}

#[test]
fn it_moves_when_it_is_its_turn_and_nobody_else_does() {
    let mut game = PlayedGame::new(setup(3));
    assert_eq!((game.mover(), duty(&game)), (Some(Color::Black), None));
    assert_eq!(game.answer(mv("7g7f"), ZERO), []);
    play(&mut game, "7g7f");
    assert_eq!((game.mover(), duty(&game)), (None, Some(TaskKind::Move)));
    assert_eq!(game.resigner(), None);
    let touched = BoardIntent::Touch(BoardTarget::Square(shogi::Square::from_usi("3c").unwrap()));
    assert_eq!(game.handle(touched, ZERO), []);
    play(&mut game, "3c3d");
    assert_eq!((game.mover(), duty(&game)), (Some(Color::Black), None));
    assert_eq!(game.resigner(), Some(Color::Black));
    let surrender = |by| BoardIntent::Resign { by, sure: true };
    assert_eq!(game.handle(surrender(Color::White), ZERO), []);
    assert!(!game.handle(surrender(Color::Black), ZERO).is_empty());
    assert_eq!(duty(&game), None);
}

#[test]
fn it_waits_for_a_player_who_has_left() {
    let mut game = after(timed(Preset::TenMinutes.time_control(), 3), "7g7f");
    assert_eq!(duty(&game), Some(TaskKind::Move));
    game.suspend(ZERO);
    assert_eq!(duty(&game), None);
    game.start(ZERO);
    assert_eq!(duty(&game), Some(TaskKind::Move));
}

#[test]
fn a_person_takes_back_what_the_computer_answered_too() {
    let mut game = after(setup(3), "7g7f 3c3d 2g2f");
    // While it thinks: one move.
    let undone = game.undo(ZERO);
    assert!(matches!(undone[..], [GameEvent::Undone(ply)] if ply.by == Color::Black));
    assert_eq!(game.game().plies().len(), 2);
    assert_eq!(game.mover(), Some(Color::Black));
    play(&mut game, "2g2f 8c8d");
    game.undo(ZERO);
    assert_eq!(game.game().plies().len(), 2);
    game.undo(ZERO);
    assert_eq!(game.game().plies().len(), 0);
    assert!(!game.can_undo());
    // Its own first move is not the reader's to take back.
    let white = GameOptions {
        seats: ByColor::new(Seat::Computer(computer(3)), Seat::Human),
        ..setup(3)
    };
    let mut game = after(white, "7g7f");
    assert!(!game.can_undo());
    assert_eq!(game.undo(ZERO), []);
    play(&mut game, "3c3d 2g2f");
    game.undo(ZERO);
    assert_eq!(game.game().plies().len(), 1);
    assert_eq!(game.mover(), Some(Color::White));
}

#[test]
fn a_mate_by_the_computer_is_taken_back_with_the_move_before_it() {
    let mated = from("4k4/9/9/9/9/8P/4p4/9/4K4 b g 1", 3);
    let mut game = after(mated, "1f1e G*5h");
    assert!(game.is_over());
    game.undo(ZERO);
    assert!(!game.is_over());
    assert_eq!(game.mover(), Some(Color::Black));
    assert!(game.game().plies().is_empty());
}

fn unrefereed() -> GameOptions {
    let mut rules = GameRules::STANDARD;
    rules.illegal_moves = IllegalMovePolicy::Unrefereed;
    GameOptions { rules, ..setup(1) }
}

#[test]
fn it_points_out_an_illegal_move_where_nobody_referees() {
    let mut game = after(unrefereed(), "7g7f 3c3d");
    assert_eq!(duty(&game), None);
    play(&mut game, "2h5e");
    assert_eq!(duty(&game), Some(TaskKind::Claim(Claim::PointOut)));
    let due = ComputerTask::from_game(&game).unwrap();
    game.claim(due.side, Claim::PointOut, ZERO);
    let outcome = game.game().outcome().unwrap();
    assert_eq!(outcome.winner, Some(Color::White));
    assert_eq!(outcome.reason, EndReason::IllegalMove);
}

#[test]
fn nobody_moves_the_computers_pieces_where_anything_goes() {
    let mut game = PlayedGame::new(unrefereed());
    let square = |name| BoardTarget::Square(shogi::Square::from_usi(name).unwrap());
    let (from, to) = (square("3c"), square("3d"));
    assert_eq!(game.handle(BoardIntent::Drag { from, to }, ZERO), []);
    assert_eq!(game.handle(BoardIntent::Touch(from), ZERO), []);
    assert_eq!(game.selection().origin(), None);
    assert!(game.game().plies().is_empty());
}

#[test]
fn it_resigns_where_the_rules_leave_the_end_to_the_mated() {
    let mut setup = from("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", 1);
    setup.rules.mate_ends_game = false;
    let game = after(setup, "G*5b");
    assert_eq!(duty(&game), Some(TaskKind::Claim(Claim::Resign)));
}

#[test]
fn only_people_claim_on_the_screen() {
    let mut setup = setup(3);
    setup.rules.draw_by_agreement = true;
    let mut game = PlayedGame::new(setup);
    assert_eq!(game.claimant(Claim::OfferDraw), Some(Color::Black));
    game.claim(Color::Black, Claim::OfferDraw, ZERO);
    assert_eq!(duty(&game), Some(TaskKind::Answer(Claim::OfferDraw)));
    assert_eq!(game.claimant(Claim::AcceptDraw), None);
    play(&mut game, "7g7f");
    assert_eq!(game.claimant(Claim::OfferDraw), None);
}
