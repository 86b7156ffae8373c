//! What holds for every time control and every game.

use core::time::Duration;

use proptest::prelude::*;

use super::{super::*, BLACK, START, WHITE, byoyomi, fischer, ms, periods, started};

fn any_control() -> impl Strategy<Value = TimeControl> {
    let extra = proptest::option::of((1_u64..90, 1_u16..4));
    let with_byoyomi = (0_u64..60, 1_u64..40, 1_u16..4, extra).prop_map(
        |(main, seconds, count, extra)| match extra {
            None => byoyomi(main, seconds, count),
            Some((length, count_of_extra)) => byoyomi(main, seconds, count)
                .with_extra(periods(length, count_of_extra))
                .unwrap(),
        },
    );
    prop_oneof![
        6 => with_byoyomi,
        2 => (1_u64..60, 0_u64..20).prop_map(|(main, increment)| fischer(main, increment)),
        1 => Just(TimeControl::UNTIMED),
        1 => proptest::sample::select(&Preset::ALL).prop_map(Preset::time_control),
    ]
}

/// Two time controls, and for each move the part of what is left that it takes.
fn any_game() -> impl Strategy<Value = (ByColor<TimeControl>, Vec<f64>)> {
    let controls = (any_control(), any_control());
    let moves = proptest::collection::vec(0.0..1.2, 0..20);
    (controls, moves).prop_map(|((black, white), moves)| (ByColor::new(black, white), moves))
}

/// Plays until a flag falls; `at_turn` sees the clock at the start of each turn.
fn play(
    controls: ByColor<TimeControl>,
    moves: &[f64],
    mut at_turn: impl FnMut(&Clock, Duration) -> Result<(), TestCaseError>,
) -> Result<(), TestCaseError> {
    let mut clock = Clock::new(controls, BLACK);
    let mut now = START;
    clock.start(now);
    for part in moves {
        at_turn(&clock, now)?;
        let limit = clock.deadline().map_or(ms(60_000), |at| at - now);
        now += limit.mul_f64(*part);
        let fell = clock.flag_fall(now).is_some();
        prop_assert_eq!(fell, clock.deadline().is_some_and(|at| at <= now));
        prop_assert_eq!(clock.press(now).is_err(), fell);
        if fell {
            break;
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn all_time_is_spent_by_somebody((controls, moves) in any_game()) {
        let mut clock = Clock::new(controls, BLACK);
        clock.start(START);
        let (mut now, mut total) = (START, Duration::ZERO);
        for part in moves {
            now += ms(1) + ms(20_000).mul_f64(part);
            match clock.press(now) {
                Ok(spent) => total += spent,
                Err(_) => return Ok(()),
            }
            prop_assert_eq!(START + total, now);
        }
    }

    #[test]
    fn a_reading_never_grows_within_a_period(control in any_control(), a in 0_u64..200_000, b in 0_u64..200_000) {
        let clock = started(control);
        let (early, late) = (START + ms(a.min(b)), START + ms(a.max(b)));
        if let (Some(before), Some(after)) = (clock.reading(BLACK, early), clock.reading(BLACK, late)) {
            if before.phase == after.phase && clock.flag_fall(late).is_none() {
                prop_assert_eq!(before.remaining - after.remaining, late - early);
            }
            prop_assert_eq!(after.remaining.is_zero(), clock.flag_fall(late).is_some());
        }
    }

    #[test]
    fn cues_lie_in_order_between_now_and_the_deadline((controls, moves) in any_game()) {
        play(controls, &moves, |clock, now| {
            for profile in CueProfile::ALL {
                let cues = clock.cues(profile);
                prop_assert!(cues.is_sorted_by_key(|cue| cue.at));
                for (cue, next) in cues.iter().zip(cues.iter().skip(1)) {
                    if let CueKind::LongTone { until } = cue.kind {
                        prop_assert!(until <= next.at, "{cue:?} sounds into {next:?}");
                    }
                }
                for cue in cues {
                    prop_assert!(now <= cue.at && Some(cue.at) < clock.deadline(), "{cue:?}");
                }
            }
            Ok(())
        })?;
    }

    #[test]
    fn a_state_is_the_clock_without_its_instants((controls, moves) in any_game(), later in 0_u64..90_000) {
        play(controls, &moves, |clock, now| {
            let state = clock.state(now + ms(later));
            let mut restored = Clock::from_state(controls, state).unwrap();
            prop_assert_eq!(restored.state(Duration::ZERO), state);
            for color in Color::ALL {
                prop_assert_eq!(
                    restored.reading(color, Duration::ZERO),
                    clock.reading(color, now + ms(later))
                );
            }
            if clock.flag_fall(now + ms(later)).is_none() {
                restored.start(now + ms(later));
                prop_assert_eq!(restored.deadline(), clock.deadline());
            }
            Ok(())
        })?;
    }

    #[test]
    fn a_pause_moves_the_deadline_by_its_length(control in any_control(), at in 0_u64..90_000, long in 0_u64..90_000) {
        let clock = started(control);
        let mut paused = clock;
        paused.pause(START + ms(at));
        paused.start(START + ms(at + long));
        let moved = if clock.flag_fall(START + ms(at)).is_some() { ms(0) } else { ms(long) };
        prop_assert_eq!(paused.deadline(), clock.deadline().map(|deadline| deadline + moved));
    }

    #[test]
    fn parts_are_read_back(control in any_control()) {
        prop_assert_eq!(TimeControl::from_parts(control.parts()), Ok(control));
    }

    #[test]
    fn no_numbers_panic(
        main in 0_u64.., length in 0_u64.., count in 0_u16.., increment in 0_u64..,
        extra in 0_u64.., extra_periods in 0_u16.., now in 0_u64.., later in 0_u64..,
        spent in 0_u64.., main_left in 0_u64.., left in 0_u16.., extra_left in 0_u16..,
    ) {
        let parts = TimeParts {
            main: ms(main), byoyomi: ms(length), periods: count,
            increment: ms(increment), extra: ms(extra), extra_periods,
        };
        let small = TimeParts {
            main: ms(main % 400_000_000), byoyomi: ms(length % 4_000_000), periods: count % 120,
            increment: ms(0), extra: ms(extra % 4_000_000), extra_periods: extra_periods % 120,
        };
        let with_increment = TimeParts { increment: ms(increment % 4_000_000), byoyomi: ms(0), extra: ms(0), extra_periods: 0, ..small };
        for control in [parts, small, with_increment].into_iter().flat_map(TimeControl::from_parts) {
            let side = SideTime { main: ms(main_left), periods: left, extra_periods: extra_left };
            let modest = SideTime {
                main: side.main.min(control.main()),
                periods: left.min(SideTime::full(control).periods),
                extra_periods: extra_left.min(SideTime::full(control).extra_periods),
            };
            for side in [side, modest] {
                let state = ClockState { sides: ByColor::new(side, side), turn: WHITE, spent: ms(spent) };
                if let Ok(mut clock) = Clock::from_state(ByColor::new(control, control), state) {
                    clock.start(ms(now));
                    let _ = clock.press(ms(later));
                    let _ = clock.reading(WHITE, ms(later));
                    let _ = clock.cues(CueProfile::CountUp);
                    clock.stop(ms(later));
                }
            }
        }
    }
}
