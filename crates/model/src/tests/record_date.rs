use crate::{RecordDate, UtcOffset};

fn date(year: u32, month: u8, day: u8, time: Option<(u8, u8)>) -> Option<RecordDate> {
    Some(RecordDate {
        year,
        month,
        day,
        time,
    })
}

#[test]
fn dates_of_records_are_read() {
    let read = RecordDate::parse;
    assert_eq!(read("2026/11/21"), date(2026, 11, 21, None));
    assert_eq!(read("2026-1-2"), date(2026, 1, 2, None));
    let minute = date(2026, 11, 21, Some((15, 4)));
    assert_eq!(read("2026/11/21 15:04:05"), minute);
    assert_eq!(read(" 2026/11/21  15:04 "), minute);
    assert_eq!(read("2026-11-21T15:04:05.678Z"), minute);
    assert_eq!(read("2026-1-2T00:00:00.000Z"), date(2026, 1, 2, None));
    assert_eq!(read("2026-1-2 00:00"), date(2026, 1, 2, Some((0, 0))));
    assert_eq!(read("2024-02-29"), date(2024, 2, 29, None));
}

#[test]
fn what_is_no_date_is_none() {
    for text in [
        "",
        "2026",
        "2026/11",
        "2026/13/01",
        "2026/00/01",
        "2026/01/32",
        "2026/02/29",
        "2026/04/31",
        "2026-11-21TT15:04Z9",
        "26/11/21",
        "2026/11/21 24:00",
        "2026/11/21 9",
        "2026/11/21 9:00:00 JST",
        "2026/11-21",
        "2026/+1/21",
        "2026年11月21日",
        "2026/11/21（土）",
    ] {
        assert_eq!(RecordDate::parse(text), None, "{text}");
    }
}

#[test]
fn moments_have_a_day() {
    let day = |moment| RecordDate::of_unix_millis(moment).iso_day();
    assert_eq!(day(0), "1970-01-01");
    assert_eq!(day(951_782_399_999), "2000-02-28");
    assert_eq!(day(951_782_400_000), "2000-02-29");
    assert_eq!(day(1_798_761_599_000), "2026-12-31");
    assert!(RecordDate::of_unix_millis(u64::MAX).year > 2026);
}

#[test]
fn dates_are_in_order() {
    let read = |text| RecordDate::parse(text).unwrap();
    assert!(read("2026/11/21 15:04") > read("2026/11/21"));
    assert!(read("2026/11/21 15:04").without_time() == read("2026-11-21"));
    assert!(read("2026/2/1") < read("2026/10/1"));
}

#[test]
fn the_day_is_that_of_local_clocks() {
    let midnight = 1_798_675_200_000;
    let day = |hours: i64| {
        let offset = UtcOffset(hours * 3_600_000);
        RecordDate::of_unix_millis(offset.local(midnight)).iso_day()
    };
    assert_eq!(
        [day(-1), day(0), day(9)],
        ["2026-12-30", "2026-12-31", "2026-12-31"]
    );
    assert_eq!(UtcOffset(-5).local(2), 0);
}
