use komadai_model::problems::Day;

use super::super::{Date, DaysPerMove, GameId, ParseDateError, ParseGameIdError};
use super::date;

#[test]
fn a_date_is_read_as_it_is_written() {
    for text in ["1970-01-01", "2000-02-29", "2026-12-31", "9999-12-31"] {
        assert_eq!(date(text).to_string(), text);
    }
}

#[test]
fn what_is_no_date_is_refused() {
    for text in [
        "",
        "2026-2-14",
        "2026-02-30",
        "2100-02-29",
        "2026-00-10",
        "2026-13-01",
        "2026-01-00",
        "1969-12-31",
        "+026-01-01",
        "2026/01/01",
        "2026-01-011",
        "２０２６-1",
    ] {
        assert_eq!(text.parse::<Date>(), Err(ParseDateError), "{text}");
    }
    assert_eq!(Date::new(2026, 4, 31), None);
}

#[test]
fn days_are_counted_from_1970() {
    for (text, day) in [
        ("1970-01-01", 0),
        ("1972-02-29", 789),
        ("2000-03-01", 11_017),
        ("2026-02-14", 20_498),
        ("9999-12-31", 2_932_896),
    ] {
        assert_eq!(Day::from(date(text)), Day(day), "{text}");
        assert_eq!(Date::from(Day(day)), date(text), "{text}");
    }
    assert_eq!(Date::from(Day(u32::MAX)), Date::MAX);
    assert_eq!(Date::MAX.plus(1), Date::MAX);
    assert_eq!(date("2023-12-30").plus(62), date("2024-03-01"));
    for day in (0..60_000).map(Day) {
        assert_eq!(Day::from(Date::from(day)), day);
    }
}

#[test]
fn days_for_a_move_are_1_to_99() {
    assert_eq!(DaysPerMove::new(0), None);
    assert_eq!(DaysPerMove::new(100), None);
    for text in ["", "0", "07", "+7", "100", "1000", "seven"] {
        assert_eq!(DaysPerMove::from_text(text), None, "{text}");
    }
    assert_eq!(DaysPerMove::from_text("99"), DaysPerMove::new(99));
}

#[test]
fn an_id_is_read_as_it_is_written() {
    let id = GameId::new([0xa5; 16]);
    let text = id.to_string();
    assert_eq!(text.len(), 22);
    assert_eq!(text.parse(), Ok(id));
    for text in ["", &text[1..], &format!("{text}A"), &text.replace('p', "+")] {
        assert_eq!(text.parse::<GameId>(), Err(ParseGameIdError), "{text}");
    }
}
