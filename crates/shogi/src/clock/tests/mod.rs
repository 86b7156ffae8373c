mod properties;

use core::time::Duration;

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
                CueKind::Beep => format!("pip {at}"),
                CueKind::LongTone { until } => format!("tone {at}-{}", seconds(until)),
                CueKind::Remaining(n) => format!("left{n} {at}"),
                CueKind::Elapsed(n) => format!("gone{n} {at}"),
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
        assert_eq!(clock.flag_fall(before), None);
        assert_eq!(clock.flag_fall(deadline), Some(fall));
        assert_eq!(clock.flag_fall(deadline + ms(90_000)), Some(fall));
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
    assert_eq!(clock.flag_fall(Duration::MAX), None);
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
    assert_eq!(clock.flag_fall(START + ms(99_000)), None);
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
    assert_eq!(clock.flag_fall(START + ms(11_000)), fall);
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
