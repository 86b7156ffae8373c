use super::{line, start, start::Wrong};
use crate::{
    notation::{
        ReadError, Reading, doubt,
        json::{Json, Kind, Value},
        maker::Maker,
        scan::Places,
    },
    record::key,
};

/// Reads a record. A text that was cut off is read as far as it goes.
///
/// # Errors
/// What cannot be read, with all that stands before it; an illegal move that
/// the record does not call one; too many variations in one another.
pub fn read(text: &str) -> Result<Reading, ReadError> {
    let places = Places::new(text);
    let mut maker = Maker::even();
    let json = match Json::read(text) {
        Ok(json) => json,
        Err(error) => {
            let found = text[error.at..].chars().next().map(String::from);
            let found = found.unwrap_or_default();
            return Err(maker.fail(places.at(error.at), &found, error.expected));
        }
    };
    for &at in &json.doubles {
        let found: String = text[at..].chars().take(20).collect();
        let about = "the key stands twice in its object, the last one counts";
        maker.warn(places.at(at), &found, about);
    }
    if let Some(at) = json.rest {
        maker.warn(
            places.at(at),
            &text[at..],
            "this follows the record, and is left out",
        );
    }
    let wrong = match json.root() {
        Some(root) => record(root, &mut maker, &places).err(),
        None => return Err(maker.fail(places.at(0), "", "expected an object with moves")),
    };
    match wrong {
        Some((value, about)) => {
            let found = value.found();
            Err(maker.fail(places.of(found), found, about))
        }
        None => Ok(maker.finish()),
    }
}

/// Warns of a value.
pub(super) fn warn(maker: &mut Maker, places: &Places<'_>, value: Value<'_>, about: &str) {
    let found = value.found();
    maker.warn(places.of(found), found, about);
}

fn record<'j>(root: Value<'j>, maker: &mut Maker, places: &Places<'_>) -> Result<(), Wrong<'j>> {
    let wrong = |value, about: &str| (value, about.to_owned());
    if root.kind() != Kind::Object {
        return Err(wrong(root, "expected an object with moves"));
    }
    for value in root.items() {
        if !["header", "initial", "moves"].contains(&&*value.key()) {
            warn(maker, places, value, "JKF has no such part, it is left out");
        }
    }
    if root.is_cut() {
        warn(
            maker,
            places,
            root,
            "the text is cut off: read as far as it goes",
        );
    }
    match root.get("initial") {
        Some(initial) => {
            let (setup, doubt) = start::read(initial)?;
            if let Some(doubt) = doubt {
                warn(maker, places, initial, doubt);
            }
            let found = initial.found();
            doubt::begin(maker, setup, places.of(found), found)
                .map_err(|faults| (initial, faults))?;
        }
        None if root.get("moves").is_none() && root.is_cut() => {
            return Err(wrong(root, "it is cut off before the moves"));
        }
        None => {}
    }
    if let Some(header) = root.get("header") {
        headers(header, root.get("initial").is_some(), maker, places);
    }
    let moves = root
        .get("moves")
        .ok_or_else(|| wrong(root, "expected a list of moves"))?;
    if moves.kind() != Kind::List {
        return Err(wrong(moves, "expected a list of moves"));
    }
    line::read(moves, maker, places)
}

fn headers(header: Value<'_>, has_start: bool, maker: &mut Maker, places: &Places<'_>) {
    if header.kind() != Kind::Object {
        warn(maker, places, header, "expected an object with headers");
        return;
    }
    for value in header.items() {
        let (key, text) = (value.key(), value.text());
        match text {
            Some(text) if key == key::HANDICAP => {
                let even = text.trim_matches([' ', '\u{3000}']) == "平手";
                if !even && !has_start {
                    warn(
                        maker,
                        places,
                        value,
                        "the start position is missing: taken as an even game",
                    );
                }
            }
            Some(text) => maker.set_header(places.of(value.found()), &key, &text),
            None if value.kind() == Kind::Null => {}
            None => warn(
                maker,
                places,
                value,
                "expected a text, the header is left out",
            ),
        }
    }
}
