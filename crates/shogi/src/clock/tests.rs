use core::time::Duration;

use proptest::prelude::*;

use super::*;

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;

/// The instant at which the clocks of these tests start: not the origin.
const START: Duration = Duration::from_secs(1_000);

fn ms(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

fn periods(seconds: u64, count: u16) -> Periods {
    Periods::new(ms(1_000 * seconds), count).unwrap()
}

fn byoyomi(main: u64, seconds: u64, count: u16) -> TimeControl {
    TimeControl::byoyomi(ms(1_000 * main), periods(seconds, count)).unwrap()
}

fn fischer(main: u64, increment: u64) -> TimeControl {
    TimeControl::fischer(ms(1_000 * main), ms(1_000 * increment)).unwrap()
}

fn started(control: TimeControl) -> Clock {
    let mut clock = Clock::new(ByColor::new(control, control), BLACK);
    clock.start(START);
    clock
}

/// Plays the moves, each of which takes so many milliseconds, both sides in
/// turn. Returns the clock and the instant of the last move.
fn played(control: TimeControl, moves: &[u64]) -> (Clock, Duration) {
    let mut clock = started(control);
    let mut now = START;
    for &millis in moves {
        now += ms(millis);
        assert_eq!(clock.press(now), Ok(ms(millis)));
    }
    (clock, now)
}

/// What a clock shows: `main 12.5`, `byoyomi 10 (1)`, `extra 60 (3)`.
fn shown(clock: &Clock, color: Color, now: Duration) -> String {
    let Some(reading) = clock.reading(color, now) else {
        return "untimed".into();
    };
    let seconds = reading.remaining.as_secs_f64();
    match reading.phase {
        Phase::Main => format!("main {seconds}"),
        Phase::Byoyomi { periods_left } => format!("byoyomi {seconds} ({periods_left})"),
        Phase::Extra { periods_left } => format!("extra {seconds} ({periods_left})"),
    }
}

/// Cues as text, in seconds since `from`: `enter 5, pip 9, tone 10-15`.
fn heard(cues: &[Cue], from: Duration) -> String {
    let seconds = |at: Duration| (at - from).as_secs_f64();
    let names: Vec<_> = cues
        .iter()
        .map(|cue| {
            let at = seconds(cue.at);
            match cue.kind {
                CueKind::EnterByoyomi => format!("enter {at}"),
                CueKind::Pip => format!("pip {at}"),
                CueKind::Tone { until } => format!("tone {at}-{}", seconds(until)),
                CueKind::Left(n) => format!("left{n} {at}"),
                CueKind::Gone(n) => format!("gone{n} {at}"),
            }
        })
        .collect();
    names.join(", ")
}

#[test]
fn readings_during_a_turn() {
    let nhk = Preset::Television.time_control();
    for (control, millis, expected) in [
        (byoyomi(600, 30, 1), 0, "main 600"),
        (byoyomi(600, 30, 1), 599_999, "main 0.001"),
        (byoyomi(600, 30, 1), 600_000, "byoyomi 30 (1)"),
        (byoyomi(600, 30, 1), 629_999, "byoyomi 0.001 (1)"),
        (byoyomi(600, 30, 1), 630_000, "byoyomi 0 (1)"),
        (byoyomi(0, 10, 3), 0, "byoyomi 10 (3)"),
        (byoyomi(0, 10, 3), 10_000, "byoyomi 10 (2)"),
        (byoyomi(0, 10, 3), 29_500, "byoyomi 0.5 (1)"),
        (nhk, 600_000, "byoyomi 30 (1)"),
        (nhk, 630_000, "extra 60 (10)"),
        (nhk, 690_000, "extra 60 (9)"),
        (nhk, 1_230_000, "extra 0 (1)"),
        (fischer(5, 3), 4_000, "main 1"),
        (fischer(5, 3), 9_000, "main 0"),
        (TimeControl::UNTIMED, 4_000, "untimed"),
    ] {
        let clock = started(control);
        let found = shown(&clock, BLACK, START + ms(millis));
        assert_eq!(found, expected, "{control:?} after {millis} ms");
    }
}

#[test]
fn readings_after_moves() {
    let nhk = Preset::Television.time_control();
    for (control, moves, expected) in [
        (byoyomi(60, 30, 1), vec![12_500, 0], "main 47.5"),
        (byoyomi(60, 30, 1), vec![60_000, 0], "byoyomi 30 (1)"),
        (byoyomi(60, 30, 1), vec![89_999, 0], "byoyomi 30 (1)"),
        // An earlier period is used up when it runs out, not before.
        (byoyomi(0, 10, 3), vec![9_999, 0], "byoyomi 10 (3)"),
        (byoyomi(0, 10, 3), vec![10_000, 0], "byoyomi 10 (2)"),
        (
            byoyomi(0, 10, 3),
            vec![29_999, 0, 9_999, 0],
            "byoyomi 10 (1)",
        ),
        // A minute of extra time once begun is gone, the byoyomi comes back.
        (nhk, vec![630_000, 0], "byoyomi 30 (1)"),
        (
            nhk,
            vec![630_000, 0, 30_000, 0, 89_000, 0, 30_000, 0],
            "byoyomi 30 (1)",
        ),
        (fischer(5, 3), vec![4_000, 0], "main 4"),
        (fischer(5, 3), vec![0, 0, 0, 0], "main 11"),
    ] {
        let (clock, now) = played(control, &moves);
        assert_eq!(shown(&clock, BLACK, now), expected, "{control:?} {moves:?}");
    }
}

#[test]
fn extra_time_is_used_up_minute_by_minute() {
    let control = byoyomi(0, 30, 1).with_extra(periods(60, 2)).unwrap();
    let (clock, now) = played(control, &[31_000, 0, 89_000, 0]);
    assert_eq!(clock.deadline(), Some(now + ms(30_000)));
    let (clock, now) = played(control, &[29_000, 0]);
    assert_eq!(clock.deadline(), Some(now + ms(150_000)));
}

#[test]
fn a_flag_falls_at_exactly_zero() {
    for (control, limit) in [
        (byoyomi(0, 10, 1), 10_000),
        (byoyomi(5, 10, 2), 25_000),
        (fischer(5, 3), 5_000),
        (Preset::ThreeMinutes.time_control(), 180_000),
        (Preset::Television.time_control(), 1_230_000),
    ] {
        let deadline = START + ms(limit);
        let before = deadline - Duration::from_nanos(1);
        let fall = FlagFall {
            color: BLACK,
            at: deadline,
        };
        let clock = started(control);
        assert_eq!(clock.deadline(), Some(deadline), "{control:?}");
        assert_eq!(clock.fallen(before), None);
        assert_eq!(clock.fallen(deadline), Some(fall));
        assert_eq!(clock.fallen(deadline + ms(90_000)), Some(fall));
        assert!({ clock }.press(before).is_ok());

        let mut late = clock;
        assert_eq!(late.press(deadline), Err(PressError::FlagFell(fall)));
        assert_eq!(late, clock, "a refused press changes nothing");
    }
}

#[test]
fn a_clock_without_a_limit_measures() {
    let mut clock = started(TimeControl::UNTIMED);
    assert_eq!(clock.deadline(), None);
    assert_eq!(clock.fallen(Duration::MAX), None);
    assert_eq!(clock.cues(CueProfile::Classic), []);
    assert_eq!(clock.press(START + ms(7_200_000)), Ok(ms(7_200_000)));
}

#[test]
fn sides_may_differ() {
    let controls = ByColor::new(TimeControl::UNTIMED, byoyomi(0, 10, 1));
    let mut clock = Clock::new(controls, WHITE);
    clock.start(START);
    assert_eq!(clock.deadline(), Some(START + ms(10_000)));
    clock.press(START + ms(9_000)).unwrap();
    assert_eq!(clock.running(), Some(BLACK));
    assert_eq!(clock.deadline(), None);
    assert_eq!(shown(&clock, WHITE, START + ms(60_000)), "byoyomi 10 (1)");
}

#[test]
fn a_pause_takes_no_time() {
    let mut clock = Clock::new(ByColor::new(byoyomi(0, 10, 1), byoyomi(0, 10, 1)), BLACK);
    assert_eq!(clock.press(START), Err(PressError::NotRunning));
    clock.start(START);
    clock.pause(START + ms(4_000));
    assert_eq!(clock.running(), None);
    assert_eq!(shown(&clock, BLACK, START + ms(99_000)), "byoyomi 6 (1)");
    assert_eq!(clock.fallen(START + ms(99_000)), None);
    clock.start(START + ms(50_000));
    assert_eq!(clock.deadline(), Some(START + ms(56_000)));
    assert_eq!(clock.press(START + ms(51_000)), Ok(ms(5_000)));
}

#[test]
fn a_fallen_flag_cannot_be_held_back() {
    let mut clock = started(byoyomi(0, 10, 1));
    clock.pause(START + ms(10_000));
    let at = START + ms(10_000);
    let fall = Some(FlagFall { color: BLACK, at });
    assert_eq!(clock.fallen(START + ms(11_000)), fall);
}

#[test]
fn a_stopped_clock_stays_stopped() {
    let mut clock = started(byoyomi(0, 10, 1));
    clock.stop(START + ms(25_000));
    clock.start(START + ms(26_000));
    assert_eq!(clock.running(), None);
    assert_eq!(shown(&clock, BLACK, START + ms(27_000)), "byoyomi 0 (1)");
    assert_eq!(clock.press(START + ms(27_000)), Err(PressError::NotRunning));
    assert_eq!(clock.cues(CueProfile::Classic), []);
}

#[test]
fn classic_cues() {
    let nhk = byoyomi(0, 30, 1).with_extra(periods(60, 1)).unwrap();
    for (control, expected) in [
        (
            byoyomi(0, 10, 1),
            "pip 0, pip 1, pip 2, pip 3, pip 4, tone 5-10",
        ),
        // Nothing counts main time down; the signal takes the place of a pip.
        (
            byoyomi(20, 10, 1),
            "enter 20, pip 21, pip 22, pip 23, pip 24, tone 25-30",
        ),
        (
            byoyomi(20, 30, 1),
            "enter 20, pip 40, pip 41, pip 42, pip 43, pip 44, tone 45-50",
        ),
        // Each period has its own; the next one's beginning ends the tone.
        (
            byoyomi(3, 10, 2),
            "enter 3, pip 4, pip 5, pip 6, pip 7, tone 8-13, \
             pip 13, pip 14, pip 15, pip 16, pip 17, tone 18-23",
        ),
        (
            nhk,
            "pip 20, pip 21, pip 22, pip 23, pip 24, tone 25-30, \
             pip 80, pip 81, pip 82, pip 83, pip 84, tone 85-90",
        ),
        // Sudden death and Fischer: the last ten seconds of all.
        (
            fischer(15, 5),
            "pip 5, pip 6, pip 7, pip 8, pip 9, tone 10-15",
        ),
        (
            TimeControl::sudden_death(ms(7_500)).unwrap(),
            "pip 0.5, pip 1.5, tone 2.5-7.5",
        ),
        (TimeControl::sudden_death(ms(3_000)).unwrap(), "tone 0-3"),
        (TimeControl::UNTIMED, ""),
    ] {
        let cues = started(control).cues(CueProfile::Classic);
        assert_eq!(heard(&cues, START), expected, "{control:?}");
    }
}

#[test]
fn counted_cues() {
    let ten_to_one = "left10 0, left9 1, left8 2, left7 3, left6 4, \
                      left5 5, left4 6, left3 7, left2 8, left1 9";
    let one_to_nine = "gone1 1, gone2 2, gone3 3, gone4 4, gone5 5, \
                       gone6 6, gone7 7, gone8 8, gone9 9";
    let thirty = "enter 5, gone10 15, gone20 25, gone1 26, gone2 27, gone3 28, \
                  gone4 29, gone5 30, gone6 31, gone7 32, gone8 33, gone9 34";
    for (profile, control, expected) in [
        (CueProfile::Countdown, byoyomi(0, 10, 1), ten_to_one),
        (CueProfile::CountUp, byoyomi(0, 10, 1), one_to_nine),
        (CueProfile::CountUp, byoyomi(5, 30, 1), thirty),
        (CueProfile::CountUp, fischer(10, 5), one_to_nine),
        (CueProfile::Silent, byoyomi(5, 30, 1), ""),
    ] {
        let cues = started(control).cues(profile);
        assert_eq!(heard(&cues, START), expected, "{profile:?} {control:?}");
    }
}

#[test]
fn a_later_turn_in_byoyomi_begins_with_a_pip() {
    let (clock, now) = played(byoyomi(20, 10, 1), &[25_000, 0]);
    let cues = clock.cues(CueProfile::Classic);
    assert_eq!(
        heard(&cues, now),
        "pip 0, pip 1, pip 2, pip 3, pip 4, tone 5-10"
    );
}

#[test]
fn a_resumed_turn_has_the_rest_of_its_cues() {
    for (spent, expected) in [
        (2_500, "pip 0.5, pip 1.5, tone 2.5-7.5"),
        (6_000, "tone 0-4"),
    ] {
        let mut clock = started(byoyomi(0, 10, 1));
        clock.pause(START + ms(spent));
        assert_eq!(clock.cues(CueProfile::Classic), []);
        // A reload: the instants count from another origin now.
        let mut clock = Clock::from_state(clock.controls(), clock.state(START)).unwrap();
        clock.start(Duration::ZERO);
        let cues = clock.cues(CueProfile::Classic);
        assert_eq!(heard(&cues, Duration::ZERO), expected);
    }
}

#[test]
fn states_that_do_not_fit_are_refused() {
    let full = SideTime::full(byoyomi(60, 10, 3));
    let refused = |control: TimeControl, black: SideTime| {
        let state = ClockState {
            sides: ByColor::new(black, SideTime::full(control)),
            turn: BLACK,
            spent: Duration::ZERO,
        };
        Clock::from_state(ByColor::new(control, control), state).err()
    };
    for (control, time, expected) in [
        (byoyomi(60, 10, 3), full, None),
        (
            byoyomi(60, 10, 3),
            SideTime {
                main: ms(0),
                ..full
            },
            None,
        ),
        (
            byoyomi(60, 10, 3),
            SideTime {
                main: ms(60_001),
                ..full
            },
            Some(ClockStateError::MoreMainTime),
        ),
        (
            byoyomi(60, 10, 3),
            SideTime { periods: 4, ..full },
            Some(ClockStateError::MorePeriods),
        ),
        (
            byoyomi(60, 10, 3),
            SideTime {
                extra_periods: 1,
                ..full
            },
            Some(ClockStateError::MorePeriods),
        ),
        (
            byoyomi(60, 10, 3),
            SideTime { periods: 0, ..full },
            Some(ClockStateError::NoTime),
        ),
        (
            fischer(60, 5),
            SideTime {
                main: ms(90_000),
                periods: 0,
                ..full
            },
            None,
        ),
        (
            fischer(60, 5),
            SideTime {
                main: ms(0),
                periods: 0,
                ..full
            },
            Some(ClockStateError::NoTime),
        ),
        (TimeControl::UNTIMED, full, Some(ClockStateError::Timed)),
    ] {
        assert_eq!(refused(control, time), expected, "{control:?} {time:?}");
    }
}

#[test]
fn parts_that_are_no_time_control_are_refused() {
    use TimeControlError::*;
    let none = TimeParts::default();
    let (second, hour) = (ms(1_000), ms(3_600_000));
    for (parts, expected) in [
        (
            TimeParts {
                increment: second,
                ..none
            },
            NoMainTime,
        ),
        (
            TimeParts {
                main: 101 * hour,
                ..none
            },
            MainTimeTooLong,
        ),
        (
            TimeParts {
                byoyomi: second,
                extra_periods: 1,
                periods: 1,
                ..none
            },
            EmptyPeriod,
        ),
        (
            TimeParts {
                byoyomi: hour + second,
                periods: 1,
                ..none
            },
            PeriodTooLong,
        ),
        (
            TimeParts {
                byoyomi: second,
                ..none
            },
            NoPeriods,
        ),
        (
            TimeParts {
                byoyomi: second,
                periods: 101,
                ..none
            },
            TooManyPeriods,
        ),
        (
            TimeParts {
                main: hour,
                increment: hour + second,
                ..none
            },
            IncrementTooLong,
        ),
        (
            TimeParts {
                byoyomi: second,
                periods: 1,
                increment: second,
                ..none
            },
            ByoyomiAndIncrement,
        ),
        (
            TimeParts {
                main: hour,
                extra: second,
                extra_periods: 1,
                ..none
            },
            ExtraWithoutByoyomi,
        ),
    ] {
        assert_eq!(TimeControl::from_parts(parts), Err(expected), "{parts:?}");
        assert!(!expected.to_string().is_empty());
    }
    assert_eq!(TimeControl::from_parts(none), Ok(TimeControl::UNTIMED));
}

#[test]
fn names_of_profiles_are_read_back() {
    for profile in CueProfile::ALL {
        assert_eq!(CueProfile::from_name(profile.name()), Some(profile));
    }
    assert_eq!(CueProfile::from_name("loud"), None);
}

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
        let fell = clock.fallen(now).is_some();
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
            if before.phase == after.phase && clock.fallen(late).is_none() {
                prop_assert_eq!(before.remaining - after.remaining, late - early);
            }
            prop_assert_eq!(after.remaining.is_zero(), clock.fallen(late).is_some());
        }
    }

    #[test]
    fn cues_lie_in_order_between_now_and_the_deadline((controls, moves) in any_game()) {
        play(controls, &moves, |clock, now| {
            for profile in CueProfile::ALL {
                let cues = clock.cues(profile);
                prop_assert!(cues.is_sorted_by_key(|cue| cue.at));
                for (cue, next) in cues.iter().zip(cues.iter().skip(1)) {
                    if let CueKind::Tone { until } = cue.kind {
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
            if clock.fallen(now + ms(later)).is_none() {
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
        let moved = if clock.fallen(START + ms(at)).is_some() { ms(0) } else { ms(long) };
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
