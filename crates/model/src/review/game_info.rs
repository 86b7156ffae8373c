//! The headers of a record, as a form.
use komadai_records::{Headers, Record, key};
use shogi::Handicap;

use super::Review;

/// The headers that have a field of their own beside the players' names, in the
/// order of the form.
const FIELDS: [&str; 9] = [
    key::EVENT,
    key::TITLE,
    key::SITE,
    key::OPENING,
    key::STARTED,
    key::ENDED,
    key::TIME_LIMIT,
    key::BYOYOMI,
    key::NOTE,
];

/// The headers of a record as form fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// Keys that are always asked for, with their values; the first two are the
    /// players' names. An empty value is none.
    pub fields: Vec<(&'static str, String)>,
    /// All others, in the order of the record.
    pub rows: Vec<HeaderRow>,
}

/// A header under a name that can be changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeaderRow {
    /// The key that it had in the record; empty for a new one.
    pub was: String,
    pub key: String,
    pub value: String,
}

/// Why the form cannot be accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeaderError {
    /// There is a value without a name.
    Unnamed(String),
    /// Two have this name.
    Twice(String),
}

impl GameInfo {
    pub fn from_record(record: &Record) -> Self {
        let headers = &record.headers;
        let fields = name_keys(record).into_iter().chain(FIELDS);
        let fields: Vec<_> = fields
            .map(|key| (key, headers.get(key).unwrap_or_default().to_owned()))
            .collect();
        let has_field = |key: &str| fields.iter().any(|(known, _)| *known == key);
        let rows = headers
            .iter()
            .filter(|(key, _)| !has_field(key))
            .map(|(key, value)| HeaderRow {
                was: key.to_owned(),
                key: key.to_owned(),
                value: value.to_owned(),
            })
            .collect();
        Self { fields, rows }
    }

    /// The headers in place of `old`: those that were there keep their order.
    ///
    /// # Errors
    /// A row without a name, or with one that another has.
    pub fn headers(&self, old: &Headers) -> Result<Headers, HeaderError> {
        let mut new = Headers::default();
        for (key, before) in old.iter() {
            if let Some((_, value)) = self.fields.iter().find(|(known, _)| *known == key) {
                // An empty value that a file had stays there.
                if !value.trim().is_empty() || before == value {
                    add(&mut new, key, written(value, before))?;
                }
            } else if let Some(row) = self.rows.iter().find(|row| row.was == key) {
                add_row(&mut new, row, before)?;
            }
        }
        for (key, value) in &self.fields {
            if old.get(key).is_none() && !value.trim().is_empty() {
                add(&mut new, key, value.trim())?;
            }
        }
        for row in self.rows.iter().filter(|row| row.was.is_empty()) {
            if !(row.key.trim().is_empty() && row.value.trim().is_empty()) {
                add_row(&mut new, row, "")?;
            }
        }
        Ok(new)
    }
}

impl Review {
    /// Changes the headers, all in one step.
    pub fn set_headers(&mut self, headers: Headers) {
        if self.record.headers != headers {
            self.write(None, |record| {
                record.headers = headers;
                true
            });
        }
    }
}

fn add_row(headers: &mut Headers, row: &HeaderRow, before: &str) -> Result<(), HeaderError> {
    let key = written(&row.key, &row.was);
    let value = written(&row.value, before);
    if key.is_empty() {
        return Err(HeaderError::Unnamed(value.to_owned()));
    }
    add(headers, key, value)
}

fn add(headers: &mut Headers, key: &str, value: &str) -> Result<(), HeaderError> {
    if headers.get(key).is_some() {
        return Err(HeaderError::Twice(key.to_owned()));
    }
    headers.set(key, value);
    Ok(())
}

/// What was changed is taken without the spaces around it; the rest as it was.
fn written<'a>(text: &'a str, before: &str) -> &'a str {
    if text == before { text } else { text.trim() }
}

/// The keys of the players' names: those that the record has, or else those that
/// fit its start.
fn name_keys(record: &Record) -> [&'static str; 2] {
    const EVEN: [&str; 2] = [key::BLACK, key::WHITE];
    const HANDICAP: [&str; 2] = [key::RECEIVER, key::GIVER];
    let has = |key: &&str| record.headers.get(key).is_some();
    let gives = start_handicap(record).is_some_and(|handicap| handicap != Handicap::Even);
    let is_handicap = HANDICAP.iter().any(has) || (gives && !EVEN.iter().any(has));
    [0, 1].map(|side| {
        let (even, handicap) = (EVEN[side], HANDICAP[side]);
        match has(&even) || !(is_handicap || has(&handicap)) {
            true => even,
            false => handicap,
        }
    })
}

/// The handicap that a record begins with, if it begins with one or an even game.
pub fn start_handicap(record: &Record) -> Option<Handicap> {
    let sfen = record.start().to_sfen();
    let mut all = Handicap::ALL.into_iter();
    all.find(|handicap| handicap.sfen() == sfen)
}
