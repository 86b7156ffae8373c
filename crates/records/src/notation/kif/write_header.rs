//! Writing the lines before the moves of KIF and KI2.

use alloc::{borrow::ToOwned, string::String, vec::Vec};

use komadai_shogi::{Handicap, Setup};

use super::{
    board, handicaps,
    line_kind::{Layout, LineKind, kind},
    read_header::header_value,
};
use crate::{
    notation::{Loss, japanese::names, line_walker::Line, losses::LossReport},
    record::{Record, key},
};

/// The words for Black and White.
pub(in crate::notation) type Sides = [&'static str; 2];

/// 下手 and 上手 if the headers use them or the start is that of a handicap, otherwise 先手
/// and 後手.
pub(in crate::notation) fn sides(record: &Record) -> Sides {
    let headers = &record.headers;
    let has = |key| headers.get(key).is_some();
    let has_even_names = has(key::BLACK) || has(key::WHITE);
    let has_handicap_names = has(key::RECEIVER) || has(key::GIVER);
    let is_handicap = handicap(record.start()).is_some_and(|handicap| handicap != Handicap::Even);
    if has_handicap_names || (is_handicap && !has_even_names) {
        [key::RECEIVER, key::GIVER]
    } else {
        [key::BLACK, key::WHITE]
    }
}

fn handicap(start: &Setup) -> Option<Handicap> {
    Handicap::ALL
        .into_iter()
        .find(|handicap| handicap.setup() == *start)
}

/// Writes headers and start position; the start precedes the names.
pub(in crate::notation) fn write(
    record: &Record,
    sides: Sides,
    text: &mut String,
    losses: &mut LossReport,
) {
    write_with(record, sides, text, |header, value, text| {
        losses.add(Loss::ExactHeader(header.to_owned()));
        for value in values(header, value) {
            let line = line_of(header, &value).replace(['\n', '\r'], " ");
            if matches!(kind(&line, Layout::Kif), LineKind::Header(..)) {
                text.push_str(&line);
                text.push('\n');
            }
        }
    });
}

/// [`write`], with `odd` called for headers that would not be read back unchanged.
pub(in crate::notation) fn write_with(
    record: &Record,
    sides: Sides,
    text: &mut String,
    mut odd: impl FnMut(&str, &str, &mut String),
) {
    let mut start = Some(start_text(record.start(), sides));
    for (header, value) in record.headers.iter() {
        if names::side_of_word(header).is_some() {
            text.extend(start.take());
        }
        let values = values(header, value);
        if is_kept(header, value, &values) {
            for value in values {
                text.push_str(&line_of(header, &value));
                text.push('\n');
            }
        } else {
            odd(header, value, text);
        }
    }
    text.extend(start);
}

/// The values of the lines of a header.
fn values(header: &str, value: &str) -> Vec<String> {
    match header {
        key::NOTE => vec![value.replace('\n', "\\n")],
        _ => value.split('\n').map(str::to_owned).collect(),
    }
}

fn line_of(header: &str, value: &str) -> String {
    format!("{header}：{value}")
}

/// Whether KIF and KI2 read a header back unchanged.
fn is_kept(header: &str, value: &str, values: &[String]) -> bool {
    let is_read_back = |value: &String| {
        let line = line_of(header, value);
        let is_same = |layout| kind(&line, layout) == LineKind::Header(header, value);
        !line.contains(['\n', '\r']) && is_same(Layout::Kif) && is_same(Layout::Ki2)
    };
    values.iter().all(is_read_back)
        && (header != key::NOTE || header_value(header, &values[0]) == value)
}

fn start_text(start: &Setup, sides: Sides) -> String {
    let named = handicap(start).and_then(handicaps::name);
    match named {
        Some(name) => format!("{}：{name}\n", key::HANDICAP),
        None => {
            let mut text = String::new();
            board::write(start, sides, &mut text);
            text
        }
    }
}

/// The lines before a variation, with the number of its first move.
pub(in crate::notation) fn variation_line(line: &Line) -> String {
    format!("\n変化：{}手\n", line.moves + 1)
}
