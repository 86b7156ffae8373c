//! Reading JKF.

use alloc::string::String;

use super::{
    diagnostics::{ValueError, warn},
    json::{Json, Kind, Value},
    line, start,
};
use crate::{
    notation::{
        ParsedRecord, ReadError, plausibility, record_builder::RecordBuilder,
        source_location::LineIndex,
    },
    record::key,
};

/// Reads a record. A text that is cut off is read as far as it goes.
///
/// # Errors
/// The first error, with the record up to there. An illegal move is an error unless the
/// record says that it is one; so is too deep a nesting of variations.
pub fn read(text: &str) -> Result<ParsedRecord, ReadError> {
    let index = LineIndex::new(text);
    let mut builder = RecordBuilder::even();
    let json = match Json::read(text) {
        Ok(json) => json,
        Err(error) => {
            let found = text[error.at..].chars().next().map(String::from);
            let found = found.unwrap_or_default();
            return Err(builder.fail(index.at(error.at), &found, error.expected));
        }
    };
    for &at in &json.doubles {
        let found: String = text[at..].chars().take(20).collect();
        let about = "the key stands twice in its object, the last one counts";
        builder.warn(index.at(at), &found, about);
    }
    if let Some(at) = json.rest {
        builder.warn(
            index.at(at),
            &text[at..],
            "this follows the record, and is left out",
        );
    }
    let wrong = match json.root() {
        Some(root) => record(root, &mut builder, &index).err(),
        None => return Err(builder.fail(index.at(0), "", "expected an object with moves")),
    };
    match wrong {
        Some((value, about)) => {
            let found = value.found();
            Err(builder.fail(index.of(found), found, about))
        }
        None => Ok(builder.finish()),
    }
}

fn record<'j>(
    root: Value<'j>,
    builder: &mut RecordBuilder,
    index: &LineIndex<'_>,
) -> Result<(), ValueError<'j>> {
    let wrong = |value, about: &str| (value, about.into());
    if root.kind() != Kind::Object {
        return Err(wrong(root, "expected an object with moves"));
    }
    for value in root.items() {
        if !["header", "initial", "moves"].contains(&&*value.key()) {
            warn(
                builder,
                index,
                value,
                "JKF has no such part, it is left out",
            );
        }
    }
    if root.is_cut() {
        warn(
            builder,
            index,
            root,
            "the text is cut off: read as far as it goes",
        );
    }
    match root.get("initial") {
        Some(initial) => {
            let (setup, doubt) = start::read(initial)?;
            if let Some(doubt) = doubt {
                warn(builder, index, initial, doubt);
            }
            let found = initial.found();
            plausibility::set_start(builder, setup, index.of(found), found)
                .map_err(|faults| (initial, faults.into()))?;
        }
        None if root.get("moves").is_none() && root.is_cut() => {
            return Err(wrong(root, "it is cut off before the moves"));
        }
        None => {}
    }
    if let Some(header) = root.get("header") {
        headers(header, root.get("initial").is_some(), builder, index);
    }
    let moves = root
        .get("moves")
        .ok_or_else(|| wrong(root, "expected a list of moves"))?;
    if moves.kind() != Kind::List {
        return Err(wrong(moves, "expected a list of moves"));
    }
    line::read(moves, builder, index)
}

fn headers(header: Value<'_>, has_start: bool, builder: &mut RecordBuilder, index: &LineIndex<'_>) {
    if header.kind() != Kind::Object {
        warn(builder, index, header, "expected an object with headers");
        return;
    }
    for value in header.items() {
        let (key, text) = (value.key(), value.text());
        match text {
            Some(text) if key == key::HANDICAP => {
                let even = text.trim_matches([' ', '\u{3000}']) == "平手";
                if !even && !has_start {
                    warn(
                        builder,
                        index,
                        value,
                        "the start position is missing: taken as an even game",
                    );
                }
            }
            Some(text) => builder.set_header(index.of(value.found()), &key, &text),
            None if value.kind() == Kind::Null => {}
            None => warn(
                builder,
                index,
                value,
                "expected a text, the header is left out",
            ),
        }
    }
}
