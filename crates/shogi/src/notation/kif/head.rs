use super::{board, handicaps, line, opening::header_value};
use crate::{
    Handicap, Setup,
    notation::{lost::Lost, walk::Line},
    record::{Record, key},
};

/// The words for Black and White.
pub(in crate::notation) type Sides = [&'static str; 2];

/// 下手 and 上手 where the headers say so, or the start is a handicap's.
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

/// Headers and start; the start stands before the names.
pub(in crate::notation) fn write(
    record: &Record,
    sides: Sides,
    text: &mut String,
    lost: &mut Lost,
) {
    let is_name = |header: &str| line::side(header).is_some();
    let mut start = Some(start_text(record.start(), sides));
    for (header, value) in record.headers.iter() {
        if is_name(header) {
            text.extend(start.take());
        }
        let lines: Vec<String> = match header {
            key::NOTE => vec![value.replace('\n', "\\n")],
            _ => value.split('\n').map(str::to_owned).collect(),
        };
        let is_read_back = |value: &String| {
            let line = format!("{header}：{value}");
            !line.contains(['\n', '\r'])
                && line::kind(&line, line::Layout::Numbered) == line::Kind::Header(header, value)
                && line::kind(&line, line::Layout::Free) == line::Kind::Header(header, value)
        };
        let is_kept = lines.iter().all(is_read_back)
            && (header != key::NOTE || header_value(header, &lines[0]) == value);
        if !is_kept {
            lost.add(&format!("the header {header:?} cannot be written as it is"));
        }
        for value in lines {
            let line = format!("{header}：{value}").replace(['\n', '\r'], " ");
            if is_kept
                || matches!(
                    line::kind(&line, line::Layout::Numbered),
                    line::Kind::Header(..)
                )
            {
                text.push_str(&line);
                text.push('\n');
            }
        }
    }
    text.extend(start);
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

/// The lines before a variation, which name the move that it is instead of.
pub(in crate::notation) fn of_variation(line: &Line) -> String {
    format!("\n変化：{}手\n", line.moves + 1)
}
