use crate::RecordDate;

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
