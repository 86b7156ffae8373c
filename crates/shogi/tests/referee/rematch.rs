//! The time of a replay.

use core::time::Duration;

use komadai_shogi::{
    ByColor,
    clock::{Periods, TimeControl, TimeControlError},
    rematch_time_controls,
};

use crate::support::rules;

fn minutes(minutes: u64) -> Duration {
    Duration::from_secs(60 * minutes)
}

fn byoyomi(main: Duration) -> TimeControl {
    let periods = Periods::new(Duration::from_secs(60), 1).expect("a minute is a period");
    TimeControl::byoyomi(main, periods).expect("the main time is short enough")
}

/// Main times in minutes: at the start, left, and in the replay, sides reversed.
#[track_caller]
fn check(rules_text: &str, initial: [u64; 2], left: [u64; 2], expected: [u64; 2]) {
    let pair = |[black, white]: [u64; 2]| ByColor::new(minutes(black), minutes(white));
    let initial = pair(initial);
    let initial = ByColor::from_fn(|color| byoyomi(initial[color]));
    for swapped in [false, true] {
        let controls = rematch_time_controls(&rules(rules_text), initial, pair(left), swapped)
            .unwrap_or_else(|error| panic!("{rules_text}: {error}"));
        let mut expected = pair(expected);
        if swapped {
            expected = ByColor::new(expected.white, expected.black);
        }
        assert_eq!(
            (controls.black.main(), controls.white.main()),
            (expected.black, expected.white),
            "{rules_text}, swapped: {swapped}"
        );
        assert_eq!(
            controls.black.byoyomi_periods(),
            initial.black.byoyomi_periods()
        );
    }
}

#[test]
fn full() {
    check("standard", [600, 300], [20, 0], [600, 300]);
}

#[test]
fn fixed() {
    check("replay-time=fixed", [600, 300], [20, 0], [60, 60]);
    check(
        "replay-time=fixed,replay-minutes=0",
        [600, 300],
        [20, 9],
        [0, 0],
    );
}

#[test]
fn remaining() {
    let rules = "professional";
    check(rules, [360, 360], [200, 100], [200, 100]);
    check(rules, [360, 360], [200, 60], [200, 60]);
    // Both get what the shorter lacks.
    check(rules, [360, 360], [200, 20], [240, 60]);
    check(rules, [360, 360], [0, 15], [60, 75]);
    // Never more than at the start.
    check(rules, [30, 30], [20, 5], [30, 30]);
    check(rules, [240, 240], [230, 10], [240, 60]);
    check(
        "professional,replay-minutes=0",
        [360, 360],
        [200, 20],
        [200, 20],
    );
}

#[test]
fn seconds_are_rounded_up() {
    let left = minutes(70) + Duration::from_millis(1);
    let initial = byoyomi(minutes(360));
    let controls = rematch_time_controls(
        &rules("professional"),
        ByColor::new(initial, initial),
        ByColor::new(left, minutes(70)),
        false,
    )
    .expect("the times are possible");
    assert_eq!(controls.black.main(), minutes(70) + Duration::from_secs(1));
    assert_eq!(controls.white.main(), minutes(70));
}

#[test]
fn without_a_limit_there_is_none_in_the_replay() {
    let untimed = ByColor::new(TimeControl::UNTIMED, TimeControl::UNTIMED);
    for text in ["standard", "professional", "replay-time=fixed"] {
        let left = ByColor::new(Duration::ZERO, Duration::ZERO);
        assert_eq!(
            rematch_time_controls(&rules(text), untimed, left, true),
            Ok(untimed)
        );
    }
}

#[test]
fn times_that_cannot_be() {
    let main = TimeControl::sudden_death(minutes(30)).expect("half an hour is a main time");
    let initial = ByColor::new(main, main);
    let left = ByColor::new(minutes(1), minutes(1));
    for (text, error) in [
        (
            "replay-time=fixed,replay-minutes=0",
            TimeControlError::NoMainTime,
        ),
        (
            "replay-time=fixed,replay-minutes=6001",
            TimeControlError::MainTimeTooLong,
        ),
    ] {
        assert_eq!(
            rematch_time_controls(&rules(text), initial, left, true),
            Err(error)
        );
    }
}
