use core::time::Duration;

use komadai_worker::protocol::{Report, Request};
use proptest::prelude::*;
use shogi::{
    ByColor, Claim, Color, EndReason, GameRules, IllegalMovePolicy, Move, Position, RulesPreset,
    Strictness,
    clock::{Periods, Preset, TimeControl},
    search::{Bound, Decision, Level, Line, Score},
};

use super::{
    super::{Computer, Event, GameSetup, Intent, Pace, Place, PlayedGame, Seat},
    Act, Advice, Cost, Due, Duty, Inquiry, Temper, Verdict, accepts, allowance, move_request,
    pause, seed_of,
};

const ZERO: Duration = Duration::ZERO;

fn computer(level: u8) -> Computer {
    Computer {
        level: Level::new(level).unwrap(),
        pace: Pace::Human,
    }
}

/// A game in which the computer has White.
fn setup(level: u8) -> GameSetup {
    GameSetup {
        seats: ByColor::new(Seat::Human, Seat::Computer(computer(level))),
        ..GameSetup::even()
    }
}

fn from(sfen: &str, level: u8) -> GameSetup {
    GameSetup {
        start: Position::from_sfen(sfen, Strictness::Game).unwrap(),
        ..setup(level)
    }
}

fn timed(control: TimeControl, level: u8) -> GameSetup {
    GameSetup {
        controls: ByColor::new(control, control),
        ..setup(level)
    }
}

fn mv(usi: &str) -> Move {
    usi.parse().unwrap()
}

/// Moves of both sides, whoever sits there.
fn play(game: &mut PlayedGame, moves: &str) {
    for usi in moves.split_whitespace() {
        let mv = mv(usi);
        let turn = game.game().turn();
        let events = match game.setup().is_person(turn) {
            false => game.answer(mv, ZERO),
            true => {
                let from = match mv.origin(turn) {
                    shogi::Origin::Board(square) => Place::Square(square),
                    shogi::Origin::Hand(color, kind) => Place::Hand(color, kind),
                };
                let to = Place::Square(mv.to());
                let events = game.handle(Intent::Carry { from, to }, ZERO);
                match events.last() {
                    Some(Event::Promoting { .. }) => {
                        game.handle(Intent::Promote(mv.promotes()), ZERO)
                    }
                    _ => events,
                }
            }
        };
        let moved = |event: &Event| matches!(event, Event::Moved { .. });
        assert!(events.iter().any(moved), "{usi}: {events:?}");
    }
}

fn after(setup: GameSetup, moves: &str) -> PlayedGame {
    let mut game = PlayedGame::new(setup);
    play(&mut game, moves);
    game
}

fn duty(game: &PlayedGame) -> Option<Duty> {
    Due::of(game).map(|due| due.duty)
}

#[test]
fn it_moves_when_it_is_its_turn_and_nobody_else_does() {
    let mut game = PlayedGame::new(setup(3));
    assert_eq!((game.mover(), duty(&game)), (Some(Color::Black), None));
    assert_eq!(game.answer(mv("7g7f"), ZERO), []);
    play(&mut game, "7g7f");
    assert_eq!((game.mover(), duty(&game)), (None, Some(Duty::Move)));
    assert_eq!(game.resigner(), None);
    let touched = Intent::Touch(Place::Square(shogi::Square::from_usi("3c").unwrap()));
    assert_eq!(game.handle(touched, ZERO), []);
    play(&mut game, "3c3d");
    assert_eq!((game.mover(), duty(&game)), (Some(Color::Black), None));
    assert_eq!(game.resigner(), Some(Color::Black));
    let surrender = |by| Intent::Resign { by, sure: true };
    assert_eq!(game.handle(surrender(Color::White), ZERO), []);
    assert!(!game.handle(surrender(Color::Black), ZERO).is_empty());
    assert_eq!(duty(&game), None);
}

#[test]
fn it_waits_for_a_player_who_has_left() {
    let mut game = after(timed(Preset::TenMinutes.time_control(), 3), "7g7f");
    assert_eq!(duty(&game), Some(Duty::Move));
    game.leave(ZERO);
    assert_eq!(duty(&game), None);
    game.start(ZERO);
    assert_eq!(duty(&game), Some(Duty::Move));
}

#[test]
fn a_person_takes_back_what_the_computer_answered_too() {
    let mut game = after(setup(3), "7g7f 3c3d 2g2f");
    // While it thinks: one move.
    let undone = game.undo(ZERO);
    assert!(matches!(undone[..], [Event::Undone(ply)] if ply.by == Color::Black));
    assert_eq!(game.game().plies().len(), 2);
    assert_eq!(game.mover(), Some(Color::Black));
    play(&mut game, "2g2f 8c8d");
    game.undo(ZERO);
    assert_eq!(game.game().plies().len(), 2);
    game.undo(ZERO);
    assert_eq!(game.game().plies().len(), 0);
    assert!(!game.can_undo());
    // Its own first move is not the reader's to take back.
    let white = GameSetup {
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

fn unrefereed() -> GameSetup {
    let mut rules = GameRules::STANDARD;
    rules.illegal_moves = IllegalMovePolicy::Unrefereed;
    GameSetup { rules, ..setup(1) }
}

#[test]
fn it_points_out_an_illegal_move_where_nobody_referees() {
    let mut game = after(unrefereed(), "7g7f 3c3d");
    assert_eq!(duty(&game), None);
    play(&mut game, "2h5e");
    assert_eq!(duty(&game), Some(Duty::Claim(Claim::PointOut)));
    let due = Due::of(&game).unwrap();
    game.claim(due.side, Claim::PointOut, ZERO);
    let outcome = game.game().outcome().unwrap();
    assert_eq!(outcome.winner, Some(Color::White));
    assert_eq!(outcome.reason, EndReason::IllegalMove);
}

#[test]
fn nobody_moves_the_computers_pieces_where_anything_goes() {
    let mut game = PlayedGame::new(unrefereed());
    let square = |name| Place::Square(shogi::Square::from_usi(name).unwrap());
    let (from, to) = (square("3c"), square("3d"));
    assert_eq!(game.handle(Intent::Carry { from, to }, ZERO), []);
    assert_eq!(game.handle(Intent::Touch(from), ZERO), []);
    assert_eq!(game.selection().origin(), None);
    assert!(game.game().plies().is_empty());
}

#[test]
fn it_resigns_where_the_rules_leave_the_end_to_the_mated() {
    let mut setup = from("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", 1);
    setup.rules.mate_ends_game = false;
    let game = after(setup, "G*5b");
    assert_eq!(duty(&game), Some(Duty::Claim(Claim::Resign)));
}

#[test]
fn only_people_claim_on_the_screen() {
    let mut setup = setup(3);
    setup.rules.draw_by_agreement = true;
    let mut game = PlayedGame::new(setup);
    assert_eq!(game.claimant(Claim::OfferDraw), Some(Color::Black));
    game.claim(Color::Black, Claim::OfferDraw, ZERO);
    assert_eq!(duty(&game), Some(Duty::Answer(Claim::OfferDraw)));
    assert_eq!(game.claimant(Claim::AcceptDraw), None);
    play(&mut game, "7g7f");
    assert_eq!(game.claimant(Claim::OfferDraw), None);
}

#[test]
fn a_draw_is_agreed_to_when_the_score_supports_it() {
    for (moves, score, agrees) in [
        (0, 0, false),
        (0, -90, false),
        (0, -150, true),
        (60, 50, true),
        (60, 200, false),
        (60, -800, true),
    ] {
        let mut setup = setup(5);
        setup.rules.draw_by_agreement = true;
        let mut game = PlayedGame::new(setup);
        // Up and down, but never the same.
        game = shuffled(game, moves);
        game.claim(Color::Black, Claim::OfferDraw, ZERO);
        let due = Due::of(&game).unwrap();
        // Black is to move: the score is Black's.
        let score = Some(Score::centipawns(-score));
        let found = accepts(&game, due, Claim::OfferDraw, score);
        assert_eq!(found, agrees, "{moves} moves, {score:?}");
        assert!(!accepts(&game, due, Claim::OfferDraw, None));
    }
}

/// An even number of moves that lead nowhere.
fn shuffled(mut game: PlayedGame, moves: usize) -> PlayedGame {
    let mut seed = 1_u64;
    while game.game().plies().len() < moves {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let legal = game.game().position().legal_moves();
        let quiet = |mv: &&Move| game.game().position().piece_at(mv.to()).is_none();
        let quiet: Vec<Move> = legal.iter().filter(quiet).copied().collect();
        let mv = quiet[(seed >> 33) as usize % quiet.len()];
        let mut next = game.clone();
        play(&mut next, &mv.to_string());
        if !next.is_over() && !next.game().status().in_check {
            game = next;
        }
    }
    game
}

#[test]
fn a_count_is_agreed_to_when_it_wins() {
    // White has entered with next to nothing, Black with everything; and the reverse.
    for (sfen, agrees) in [
        ("4K4/9/9/9/9/9/9/9/4k4 b 2R2B4G4S4N4L18P 1", false),
        ("4K4/9/9/9/9/9/9/9/4k4 b 2r2b4g4s4n4l18p 1", true),
    ] {
        let mut setup = from(sfen, 5);
        setup.rules = RulesPreset::Professional.rules();
        let mut game = PlayedGame::new(setup);
        assert_eq!(game.claimant(Claim::AskCount), Some(Color::Black), "{sfen}");
        game.claim(Color::Black, Claim::AskCount, ZERO);
        let due = Due::of(&game).unwrap();
        assert_eq!(due.duty, Duty::Answer(Claim::AskCount));
        let score = Some(Score::centipawns(0));
        assert_eq!(
            accepts(&game, due, Claim::AskCount, score),
            agrees,
            "{sfen}"
        );
    }
}

fn due_at(ply: usize, level: u8) -> Due {
    Due {
        side: Color::White,
        computer: computer(level),
        duty: Duty::Move,
        ply,
    }
}

#[test]
fn it_gives_up_a_lost_game_but_not_at_once_and_not_at_every_level() {
    let game = after(setup(5), "7g7f");
    let best = Decision::Play(mv("3c3d"));
    let lost = Some(Score::centipawns(-1_600));
    let mated = Some(Score::mated_in(8));
    let fine = Some(Score::centipawns(-1_400));
    // Scores of its moves in a row from a ply on, and at which of them it gives up.
    for (level, ply, scores, gives_up) in [
        (5, 31, vec![lost; 6], Some(3)),
        (10, 41, vec![mated; 6], Some(3)),
        (
            5,
            41,
            vec![lost, lost, lost, fine, lost, lost, lost, lost],
            Some(7),
        ),
        (5, 21, vec![lost; 6], Some(5)),
        (4, 61, vec![mated; 20], None),
        (5, 41, vec![None; 20], None),
        (5, 41, vec![fine; 20], None),
    ] {
        let mut temper = Temper::default();
        let found = scores.iter().enumerate().position(|(index, &score)| {
            let due = due_at(ply + 2 * index, level);
            temper.act(&game, due, best, score) == Act::Claim(Claim::Resign)
        });
        assert_eq!(found, gives_up, "level {level} from ply {ply}: {scores:?}");
    }
    // Taken back and played again, it counts anew.
    let mut temper = Temper::default();
    for _ in 0..10 {
        assert_eq!(
            temper.act(&game, due_at(41, 5), best, lost),
            Act::Play(mv("3c3d"))
        );
    }
}

#[test]
fn it_declares_what_it_can_win_and_resigns_when_it_has_no_move() {
    let declares = "4k4/9/9/9/9/9/4K4/9/9 b - 1";
    let game = after(from(declares, 1), "5g5f");
    let due = Due::of(&game).unwrap();
    let mut temper = Temper::default();
    let act = temper.act(&game, due, Decision::Declare, None);
    assert_eq!(act, Act::Claim(Claim::Declare));
    let act = temper.act(&game, due, Decision::Resign, None);
    assert_eq!(act, Act::Claim(Claim::Resign));
}

#[test]
fn the_search_is_asked_about_the_game_with_its_past_and_its_rules() {
    let mut rules = GameRules::STANDARD;
    rules.move_limit = 300;
    let game = after(GameSetup { rules, ..setup(7) }, "7g7f 3c3d 2g2f");
    let seed = seed_of(1, &game);
    let Request::Play {
        situation,
        level,
        time,
        seed: asked,
    } = move_request(&game, computer(7), seed, ZERO)
    else {
        panic!("a move is asked for");
    };
    assert_eq!(situation.moves, ["7g7f", "3c3d", "2g2f"].map(mv));
    assert_eq!((situation.rules, level.number()), (rules, 7));
    assert_eq!((asked, time), (seed, None));
    assert_ne!(seed, seed_of(2, &game));
    assert_ne!(seed, seed_of(1, &after(setup(7), "7g7f")));
}

#[test]
fn without_a_clock_full_strength_alone_has_a_limit_of_time() {
    let game = after(setup(10), "7g7f");
    assert_eq!(allowance(&game, computer(9), ZERO), None);
    assert!(allowance(&game, computer(10), ZERO).is_some());
    let at_once = Computer {
        pace: Pace::AtOnce,
        ..computer(10)
    };
    let allowed = allowance(&game, at_once, ZERO).unwrap();
    assert!(allowed.hard <= Duration::from_secs(1));
    assert_eq!(pause(&game, at_once, mv("3c3d"), 1, ZERO), ZERO);
}

proptest! {
    /// Whatever the clock shows, thinking and waiting together leave some of it.
    #[test]
    fn the_flag_never_falls(
        level in 1..=10_u8,
        main in 0..1_200_u64,
        period in 0..60_u64,
        periods in 1..4_u16,
        increment in 0..20_u64,
        used in 0..1_200_000_u64,
        seed in any::<u64>(),
    ) {
        let seconds = Duration::from_secs;
        let control = if period > 0 {
            TimeControl::byoyomi(seconds(main), Periods::new(seconds(period), periods).unwrap())
        } else {
            TimeControl::fischer(seconds(main.max(1)), seconds(increment.max(1)))
        };
        let setup = timed(control.unwrap(), level);
        let mut game = PlayedGame::new(setup);
        play(&mut game, "7g7f");
        // So much of the turn is gone, to the last second.
        let deadline = game.clock().deadline().unwrap();
        let now = Duration::from_millis(used).min(deadline.saturating_sub(seconds(1)));
        let allowed = allowance(&game, computer(level), now).unwrap();
        let wait = pause(&game, computer(level), mv("3c3d"), seed, now);
        prop_assert!(now + allowed.hard.max(wait) < deadline);
        prop_assert!(wait < seconds(12));
    }
}

#[test]
fn there_is_less_to_think_about_when_there_is_no_choice() {
    let sole = after(from("8k/6G2/9/7n1/9/9/9/9/K8 b R 1", 5), "R*1i");
    assert_eq!(sole.game().position().legal_moves().len(), 1);
    let many = after(from("4k4/9/9/9/9/9/9/9/4K4 b 2r2b4g4s4n4l18p 1", 5), "5i5h");
    let waits = |game: &PlayedGame| -> Duration {
        let legal = game.game().position().legal_moves();
        (0..64)
            .map(|seed| pause(game, computer(5), legal[0], seed, ZERO))
            .sum()
    };
    assert!(waits(&sole) < waits(&many));
    let of_level = |level| -> Duration {
        (0..64)
            .map(|seed| pause(&many, computer(level), mv("5a5b"), seed, ZERO))
            .sum()
    };
    assert!(of_level(1) < of_level(10));
}

fn line(score: Score, moves: &str) -> Line {
    Line {
        score,
        bound: Bound::Exact,
        depth: 9,
        moves: moves.split_whitespace().map(mv).collect(),
    }
}

#[test]
fn advice_is_the_best_line_and_a_mate_if_it_is_one() {
    let report = |score| Report {
        lines: vec![line(score, "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h")],
        ..Report::default()
    };
    let advice = Advice::of(&report(Score::centipawns(40))).unwrap();
    assert_eq!(advice.line.len(), 5);
    assert_eq!((advice.line[0], advice.mates_in), (mv("7g7f"), None));
    let mates = |score| Advice::of(&report(score)).unwrap().mates_in;
    assert_eq!(mates(Score::mate_in(7)), Some(7));
    assert_eq!(mates(Score::mated_in(8)), None);
    assert_eq!(Advice::of(&Report::default()), None);
}

#[test]
fn the_last_move_of_a_person_is_looked_into() {
    assert_eq!(Inquiry::of(&PlayedGame::new(setup(3))), None);
    for moves in ["7g7f", "7g7f 3c3d"] {
        let inquiry = Inquiry::of(&after(setup(3), moves)).unwrap();
        assert_eq!((inquiry.index, inquiry.played), (0, mv("7g7f")));
    }
    let inquiry = Inquiry::of(&after(setup(3), "7g7f 3c3d 8h2b+ 3a2b")).unwrap();
    assert_eq!((inquiry.index, inquiry.by), (2, Color::Black));
    for (request, moves) in [
        (inquiry.best(), &["7g7f", "3c3d"][..]),
        (inquiry.reply(), &["7g7f", "3c3d", "8h2b+"]),
    ] {
        let Request::Analyse { situation, .. } = request else {
            panic!("a position is looked at");
        };
        let moves: Vec<Move> = moves.iter().map(|usi| mv(usi)).collect();
        assert_eq!(situation.moves, moves);
    }
}

#[test]
fn what_a_move_cost_is_the_difference_to_the_best() {
    let inquiry = Inquiry::of(&after(setup(3), "7g7f 3c3d 8h2b+ 3a2b")).unwrap();
    let cp = Score::centipawns;
    let points = |points, decides| Some(Cost::Points { points, decides });
    // The best score, that of the answer to what was played, and the cost.
    for (best, reply, cost) in [
        (cp(100), cp(-100), None),
        (cp(100), cp(-40), None),
        (cp(100), cp(100), points(200, false)),
        (cp(200), cp(900), points(1_100, true)),
        // Won all the same.
        (cp(5_000), cp(-4_800), None),
        (Score::mate_in(5), cp(-3_000), Some(Cost::MateMissed(5))),
        (
            Score::mate_in(5),
            Score::mate_in(3),
            Some(Cost::MateMissed(5)),
        ),
        (Score::mate_in(5), Score::mated_in(8), None),
        (cp(0), Score::mate_in(3), Some(Cost::MateAllowed(3))),
        (Score::mated_in(8), Score::mate_in(1), None),
        (cp(-100), cp(-300), None),
    ] {
        let best = line(best, "6i7h 4a3b");
        let reply = line(reply, "3a2b B*5e");
        let found = match inquiry.verdict(&best, Some(&reply)) {
            Verdict::Fine => None,
            Verdict::Slip(slip) => {
                assert_eq!(slip.better, ["6i7h", "4a3b"].map(mv));
                assert_eq!(slip.punished, ["3a2b", "B*5e"].map(mv));
                Some(slip.cost)
            }
        };
        assert_eq!(found, cost, "{best:?} {reply:?}");
        // It ended the game.
        assert_eq!(inquiry.verdict(&best, None), Verdict::Fine);
    }
    let same = inquiry.verdict(&line(cp(100), "8h2b+"), Some(&line(cp(100), "3a2b")));
    assert_eq!(same, Verdict::Fine);
}
