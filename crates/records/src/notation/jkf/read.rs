//! Reading JKF.

use alloc::string::String;

use super::{
    diagnostics::{ValueError, warn},
    json::{Json, Kind, Value},
    line, start,
};
use crate::{
    notation::{
        ParsedRecord, Part, ReadError, Remark, StartRemark, StructureRemark, plausibility,
        record_builder::RecordBuilder, source_location::LineIndex,
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
        builder.warn(index.at(at), &found, StructureRemark::DuplicateKey);
    }
    if let Some(at) = json.rest {
        builder.warn(index.at(at), &text[at..], StructureRemark::AfterRecord);
    }
    let wrong = match json.root() {
        Some(root) => record(root, &mut builder, &index).err(),
        None => return Err(builder.fail(index.at(0), "", Part::MovesObject.expected())),
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
    let wrong = |value, part: Part| (value, part.expected().into());
    if root.kind() != Kind::Object {
        return Err(wrong(root, Part::MovesObject));
    }
    for value in root.items() {
        if !["header", "initial", "moves"].contains(&&*value.key()) {
            warn(builder, index, value, StructureRemark::UnknownPart);
        }
    }
    if root.is_cut() {
        warn(builder, index, root, StructureRemark::Truncated);
    }
    match root.get("initial") {
        Some(initial) => {
            let (setup, doubt) = start::read(initial, root.get("moves"))?;
            if let Some(doubt) = doubt {
                warn(builder, index, initial, doubt);
            }
            let found = initial.found();
            plausibility::set_start(builder, setup, index.of(found), found)
                .map_err(|faults| (initial, faults.into()))?;
        }
        None if root.get("moves").is_none() && root.is_cut() => {
            return Err((root, StructureRemark::RestMissing.into()));
        }
        None => {}
    }
    if let Some(header) = root.get("header") {
        headers(header, root.get("initial").is_some(), builder, index);
    }
    let moves = root.get("moves").ok_or_else(|| wrong(root, Part::Moves))?;
    if moves.kind() != Kind::List {
        return Err(wrong(moves, Part::Moves));
    }
    line::read(moves, builder, index)
}

fn headers(header: Value<'_>, has_start: bool, builder: &mut RecordBuilder, index: &LineIndex<'_>) {
    if header.kind() != Kind::Object {
        let about = Remark::LeftOut(Part::Headers.expected());
        warn(builder, index, header, about);
        return;
    }
    for value in header.items() {
        let (key, text) = (value.key(), value.text());
        match text {
            Some(text) if key == key::HANDICAP => {
                let even = text.trim_matches([' ', '\u{3000}']) == "平手";
                if !even && !has_start {
                    warn(builder, index, value, StartRemark::Missing);
                }
            }
            Some(text) => builder.set_header(index.of(value.found()), &key, &text),
            None if value.kind() == Kind::Null => {}
            None => {
                let about = Remark::LeftOut(Part::Text.expected());
                warn(builder, index, value, about);
            }
        }
    }
}
