//! Dates as the reader writes them.
use core::cell::RefCell;

use js_sys::{Array, Date, Function, Intl::DateTimeFormat, Object, Reflect};
use komadai_model::{RecordDate, UtcOffset};
use wasm_bindgen::JsValue;

use super::page;

/// How much of a date is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DateDetail {
    Month,
    Day,
    Minute,
    Second,
}

const PARTS: [(&str, &str); 6] = [
    ("year", "numeric"),
    ("month", "short"),
    ("day", "numeric"),
    ("hour", "numeric"),
    ("minute", "2-digit"),
    ("second", "2-digit"),
];

/// A format, and what it was made for. To make one takes longer than to use it.
struct Format {
    language: &'static str,
    detail: DateDetail,
    format: Function,
}

/// A moment, in milliseconds since 1970, in a language: `Nov 21, 2026, 3:04 PM`.
pub fn format_moment(moment: u64, detail: DateDetail, language: &'static str) -> String {
    let date = Date::new(&JsValue::from_f64(moment as f64));
    format(&date, detail, language)
}

/// The date of a record in a language.
pub fn format_record_date(date: RecordDate, language: &'static str) -> String {
    let (hour, minute) = date.time.unwrap_or_default();
    let month = i32::from(date.month) - 1;
    let moment = Date::new_with_year_month_day_hr_min(
        date.year,
        month,
        date.day.into(),
        hour.into(),
        minute.into(),
    );
    let detail = match date.time {
        Some(_) => DateDetail::Minute,
        None => DateDetail::Day,
    };
    format(&moment, detail, language)
}

/// The month of a date in a language: `Nov 2026`.
pub fn format_month(date: RecordDate, language: &'static str) -> String {
    let month = i32::from(date.month) - 1;
    let moment = Date::new_with_year_month_day(date.year, month, date.day.into());
    format(&moment, DateDetail::Month, language)
}

/// How much later the clocks here show than those in Greenwich, at present.
pub fn utc_offset() -> UtcOffset {
    let minutes = Date::new_0().get_timezone_offset();
    UtcOffset(-(minutes * 60_000.0) as i64)
}

fn format(date: &Date, detail: DateDetail, language: &'static str) -> String {
    thread_local! {
        static FORMATS: RefCell<Vec<Format>> = const { RefCell::new(Vec::new()) };
    }
    let format = FORMATS.with_borrow_mut(|formats| {
        let is_it = |format: &&Format| format.language == language && format.detail == detail;
        if let Some(known) = formats.iter().find(is_it) {
            return known.format.clone();
        }
        let format = new_format(detail, language);
        formats.push(Format {
            language,
            detail,
            format: format.clone(),
        });
        format
    });
    let written = format.call1(&JsValue::UNDEFINED, date);
    let written = written.ok().and_then(|written| written.as_string());
    written.unwrap_or_default()
}

/// In the country of the reader, where the browser knows it.
fn new_format(detail: DateDetail, language: &str) -> Function {
    let is_of_language = |tag: &String| tag.split('-').next() == Some(language);
    let preferred = page::preferred_languages().into_iter().find(is_of_language);
    let locale = preferred.unwrap_or_else(|| language.to_owned());
    let parts = match detail {
        DateDetail::Month => &PARTS[..2],
        DateDetail::Day => &PARTS[..3],
        DateDetail::Minute => &PARTS[..5],
        DateDetail::Second => &PARTS[..],
    };
    let options = Object::new();
    for (part, style) in parts {
        // Fails on no object of its own.
        let _ = Reflect::set(&options, &(*part).into(), &(*style).into());
    }
    DateTimeFormat::new(&Array::of1(&locale.into()), &options).format()
}
