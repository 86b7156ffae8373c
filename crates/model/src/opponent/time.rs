use core::time::Duration;

use komadai_search::{Level, TimeBudget};
use shogi::{
    Color, Move,
    clock::{Periods, Phase},
};

use super::super::{Computer, Pace, PlayedGame};
use super::{dawdles, scattered};

/// What passes at most between the end of a search and the clock's press.
const MARGIN: Duration = Duration::from_millis(700);
/// Full strength without a clock.
const UNHURRIED: TimeBudget = TimeBudget {
    soft: Duration::from_millis(3_000),
    hard: Duration::from_millis(7_000),
};
/// The same where it moves at once.
const AT_ONCE: TimeBudget = TimeBudget {
    soft: Duration::from_millis(500),
    hard: Duration::from_millis(1_000),
};

/// What a side may use of its clock for this move: main time, and the length of the
/// period that follows or has begun.
struct Left {
    main: Duration,
    period: Duration,
    increment: Duration,
}

fn left(game: &PlayedGame, side: Color, now: Duration) -> Option<Left> {
    let clock = game.clock();
    let control = clock.controls()[side];
    let reading = clock.reading(side, now)?;
    let period = control
        .byoyomi_periods()
        .map_or(Duration::ZERO, Periods::length);
    let (main, period) = match reading.phase {
        Phase::Main => (reading.remaining, period),
        Phase::Byoyomi { .. } | Phase::Extra { .. } => (Duration::ZERO, reading.remaining),
    };
    let increment = control.increment().unwrap_or_default();
    Some(Left {
        main,
        period,
        increment,
    })
}

/// How long the search may take; none where the level ends it soon by itself.
pub fn time_budget(game: &PlayedGame, computer: Computer, now: Duration) -> Option<TimeBudget> {
    let side = game.game().turn();
    let by_clock = left(game, side, now).map(|left| {
        let ply = game.game().plies().len().try_into().unwrap_or(u32::MAX);
        let by_clock = TimeBudget::from_clock(left.main, left.period, left.increment, ply, MARGIN);
        // Nobody is at ease who lets the last period run down to its end.
        shorter(by_clock, most(&left))
    });
    let own = match (computer.pace, computer.level.number()) {
        (Pace::AtOnce, _) => Some(AT_ONCE),
        (Pace::Human, Level::COUNT) if by_clock.is_none() => Some(UNHURRIED),
        (Pace::Human, _) => None,
    };
    match (by_clock, own) {
        (Some(by_clock), Some(own)) => Some(TimeBudget {
            soft: by_clock.soft.min(own.soft),
            hard: by_clock.hard.min(own.hard),
        }),
        (by_clock, own) => by_clock.or(own),
    }
}

/// The longest that one move takes of a clock.
fn most(left: &Left) -> Duration {
    (left.main + left.period).saturating_sub(MARGIN) * 2 / 3
}

fn shorter(allowance: TimeBudget, most: Duration) -> TimeBudget {
    TimeBudget {
        soft: allowance.soft.min(most),
        hard: allowance.hard.min(most),
    }
}

/// How long a move waits from the beginning of the turn until it is made, at least:
/// as long as a person of that level might look at such a position.
pub fn thinking_pause(
    game: &PlayedGame,
    computer: Computer,
    mv: Move,
    seed: u64,
    now: Duration,
) -> Duration {
    if !dawdles(computer) {
        return Duration::ZERO;
    }
    let level = u32::from(computer.level.number());
    let base = Duration::from_millis(900) + Duration::from_millis(120) * level;
    // From six to eighteen tenths; and now and then somebody ponders.
    let random = scattered(seed.wrapping_add(game.game().plies().len() as u64));
    let tenths = 6 + (random % 13) as u32;
    let ponders = (random >> 32).is_multiple_of(9);
    let thought = base * tenths / 10 * weight(game, mv, ponders) / 4;
    match left(game, game.game().turn(), now) {
        None => thought,
        Some(left) => {
            let share = left.main / 40 + left.period / 3 + left.increment * 2 / 3;
            thought.min(share).min(most(&left))
        }
    }
}

/// How much there is to think about, in quarters.
fn weight(game: &PlayedGame, mv: Move, ponders: bool) -> u32 {
    let (game, position) = (game.game(), game.game().position());
    let moves = position.legal_moves().len();
    let retakes = game
        .plies()
        .last()
        .is_some_and(|last| last.mv.to() == mv.to());
    match moves {
        0..=1 => 1,
        2..=4 => 2,
        _ if retakes || game.plies().len() < 12 => 2,
        _ if ponders => 10,
        // Pieces in hand make for many.
        5..=90 => 4,
        _ => 6,
    }
}
