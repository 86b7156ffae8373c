use core::time::Duration;

use proptest::prelude::*;
use shogi::{ByColor, Color, clock::Preset};

use super::super::{StandaloneClock, StandaloneClockState, StoredError};

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn clock(preset: Preset) -> StandaloneClock {
    let control = preset.time_control();
    StandaloneClock::new(ByColor::new(control, control))
}

#[test]
fn whoever_presses_first_lets_the_other_begin() {
    for (by, first) in [(WHITE, BLACK), (BLACK, WHITE)] {
        let mut clock = StandaloneClock::default();
        assert_eq!(clock.state(), StandaloneClockState::Ready);
        assert!(clock.press(by, seconds(5)));
        assert_eq!(clock.state(), StandaloneClockState::Running(first));
        assert_eq!(clock.move_number(), 1);
    }
    let mut clock = StandaloneClock::default();
    assert!(clock.press_in_turn(seconds(5)));
    assert_eq!(clock.state(), StandaloneClockState::Running(BLACK));
    let mut clock = StandaloneClock::default();
    clock.toggle_pause(seconds(5));
    assert_eq!(clock.state(), StandaloneClockState::Running(BLACK));
}

#[test]
fn only_the_side_on_turn_passes_the_move() {
    let mut clock = clock(Preset::TenMinutes);
    clock.press(WHITE, seconds(0));
    assert!(!clock.press(WHITE, seconds(1)));
    assert!(clock.press(BLACK, seconds(10)));
    assert_eq!(clock.state(), StandaloneClockState::Running(WHITE));
    assert_eq!(clock.move_number(), 2);
    assert!(clock.press_in_turn(seconds(12)));
    let left = |color| {
        clock
            .clock()
            .reading(color, seconds(12))
            .map(|r| r.seconds())
    };
    assert_eq!((left(BLACK), left(WHITE)), (Some(590), Some(598)));
}

#[test]
fn a_clock_that_is_held_hears_nobody() {
    let mut clock = clock(Preset::TenSeconds);
    clock.press(WHITE, seconds(0));
    clock.toggle_pause(seconds(4));
    assert_eq!(clock.state(), StandaloneClockState::Paused(BLACK));
    assert!(!clock.press(BLACK, seconds(5)) && !clock.press(WHITE, seconds(5)));
    assert!(!clock.press_in_turn(seconds(5)));
    clock.toggle_pause(seconds(100));
    assert_eq!(clock.state(), StandaloneClockState::Running(BLACK));
    assert!(!clock.check_flag(seconds(105)));
    assert!(clock.check_flag(seconds(106)));
}

#[test]
fn a_flag_falls_once_and_for_all() {
    let mut pressed = clock(Preset::TenSeconds);
    pressed.press(WHITE, seconds(0));
    let mut checked = pressed;
    let mut held = pressed;
    assert!(pressed.press(BLACK, seconds(10)));
    assert!(checked.check_flag(seconds(99)));
    held.pause(seconds(11));
    for mut clock in [pressed, checked, held] {
        assert_eq!(clock.state(), StandaloneClockState::FlagFallen(BLACK));
        clock.toggle_pause(seconds(100));
        assert!(!clock.press(BLACK, seconds(100)) && !clock.press(WHITE, seconds(100)));
        assert_eq!(clock.state(), StandaloneClockState::FlagFallen(BLACK));
        assert_eq!(clock.move_number(), 1);
        let again = StandaloneClock::from_stored(&clock.to_stored(seconds(500)));
        assert_eq!(
            again.map(|clock| clock.state()),
            Ok(StandaloneClockState::FlagFallen(BLACK))
        );
        clock.reset(clock.controls());
        assert_eq!(clock, self::clock(Preset::TenSeconds));
    }
}

#[test]
fn a_reset_leaves_everyone_where_they_sit() {
    let mut clock = StandaloneClock::default();
    clock.swap_sides();
    clock.press_in_turn(seconds(1));
    let control = Preset::ThreeMinutes.time_control();
    clock.reset(ByColor::new(control, Preset::TenMinutes.time_control()));
    assert_eq!(
        (clock.near(), clock.state()),
        (WHITE, StandaloneClockState::Ready)
    );
    assert_eq!(clock.controls().black, control);
}

#[test]
fn a_stored_clock_stands_still() {
    let mut clock = clock(Preset::Television);
    clock.swap_sides();
    clock.press(WHITE, seconds(0));
    clock.press(BLACK, seconds(645));
    let again = StandaloneClock::from_stored(&clock.to_stored(seconds(650))).expect("a clock");
    assert_eq!(again.state(), StandaloneClockState::Paused(WHITE));
    assert_eq!((again.near(), again.move_number()), (WHITE, 2));
    let left = again.clock().state(seconds(0)).sides[BLACK];
    assert_eq!((left.main, left.extra_periods), (seconds(0), 9));
    let white = again.clock().reading(WHITE, seconds(9_000)).expect("timed");
    assert_eq!(white.remaining, seconds(595));
}

#[test]
fn texts_that_are_no_clock_are_refused() {
    for foreign in ["", "[]", "{}", "%FF", "hello=1"] {
        let error = StandaloneClock::from_stored(foreign);
        assert_eq!(error, Err(StoredError::Foreign), "{foreign}");
    }
    let with = |text: &str, from: &str, to: &str| {
        assert!(text.contains(from), "{from}: {text}");
        StandaloneClock::from_stored(&text.replace(from, to)).expect_err("no clock")
    };
    let version = StoredError::Version("3".to_owned());
    let text = StandaloneClock::default().to_stored(seconds(0));
    assert_eq!(with(&text, "\"version\":2", "\"version\":3"), version);
    for (from, to) in [
        ("ready", "over"),
        ("\"moves\":0", "\"moves\":4294967295"),
        ("\"spent\":0", "\"spent\":630000000000"),
        ("\"main\":600", "\"main\":300"),
    ] {
        let impossible = StoredError::Value("clock");
        assert_eq!(with(&text, from, to), impossible, "{to}");
    }
    for (from, to) in [
        ("ready", "late"),
        ("\"near\":\"black\"", "\"near\":\"north\""),
        ("\"moves\":0", "\"moves\":-1"),
        ("\"periods-left\":1", "\"periods-left\":70000"),
        ("\"main\":600,", ""),
    ] {
        let error = with(&text, from, to);
        assert!(matches!(error, StoredError::Json { .. }), "{to}: {error}");
    }
}

proptest! {
    #[test]
    fn every_clock_comes_back(preset in 0..Preset::ALL.len(), waits in prop::collection::vec(0..40_u64, 0..30)) {
        let mut clock = clock(Preset::ALL[preset]);
        let mut now = Duration::ZERO;
        for wait in waits {
            now += seconds(wait);
            clock.check_flag(now);
            clock.press_in_turn(now);
        }
        clock.pause(now);
        prop_assert_eq!(StandaloneClock::from_stored(&clock.to_stored(now)), Ok(clock));
    }
}
