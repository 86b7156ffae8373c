use core::time::Duration;

use komadai_protocol::Request;
use proptest::prelude::*;
use shogi::{
    GameRules,
    clock::{Periods, TimeControl},
};

use super::{
    super::{
        super::{Computer, GameOptions, Pace, PlayedGame},
        move_request, search_seed, thinking_pause, time_budget,
    },
    ZERO, after, computer, from, mv, play, setup, timed,
};

#[test]
fn the_search_is_asked_about_the_game_with_its_past_and_its_rules() {
    let mut rules = GameRules::STANDARD;
    rules.move_limit = 300;
    let game = after(GameOptions { rules, ..setup(7) }, "7g7f 3c3d 2g2f");
    let seed = search_seed(1);
    let Request::Play {
        state: situation,
        level,
        time,
        seed: asked,
        book: true,
    } = move_request(&game, computer(7), seed, ZERO, true)
    else {
        panic!("a move is asked for");
    };
    assert_eq!(situation.moves, ["7g7f", "3c3d", "2g2f"].map(mv));
    assert_eq!((situation.rules, level.number()), (rules, 7));
    assert_eq!((asked, time), (seed, None));
    assert_ne!(seed, search_seed(2));
}

#[test]
fn without_a_clock_full_strength_alone_has_a_limit_of_time() {
    let game = after(setup(10), "7g7f");
    assert_eq!(time_budget(&game, computer(9), ZERO), None);
    assert!(time_budget(&game, computer(10), ZERO).is_some());
    let at_once = Computer {
        pace: Pace::AtOnce,
        ..computer(10)
    };
    let allowed = time_budget(&game, at_once, ZERO).unwrap();
    assert!(allowed.hard <= Duration::from_secs(1));
    assert_eq!(thinking_pause(&game, at_once, mv("3c3d"), 1, ZERO), ZERO);
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
        let allowed = time_budget(&game, computer(level), now).unwrap();
        let wait = thinking_pause(&game, computer(level), mv("3c3d"), seed, now);
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
            .map(|seed| thinking_pause(game, computer(5), legal[0], seed, ZERO))
            .sum()
    };
    assert!(waits(&sole) < waits(&many));
    let of_level = |level| -> Duration {
        (0..64)
            .map(|seed| thinking_pause(&many, computer(level), mv("5a5b"), seed, ZERO))
            .sum()
    };
    assert!(of_level(1) < of_level(10));
}
