//! The game on the board in version 1: its times and its end form-encoded before the query
//! that an address would have.
use super::Values;
use crate::{form_urlencoded, snapshot::StoredGame, stored::StoredError};

/// The keys that are not of the query.
const OWN: [&str; 10] = [
    "version", "set-at", "saved-at", "begun", "spent", "times", "outcome", "asked", "address",
    "drawn",
];

/// # Errors
/// When the text is of another version, or a value is missing or damaged.
pub fn game(text: &str) -> Result<StoredGame, StoredError> {
    let values = Values::new(text)?;
    let some = |key| Some(values.text(key)).filter(|text| !text.is_empty());
    let times = values
        .text("times")
        .split_ascii_whitespace()
        .map(|word| match word {
            "-" => Ok(None),
            nanoseconds => nanoseconds.parse().map(Some),
        });
    // Earlier builds wrote when it was stored.
    let set_at = some("set-at").or_else(|| some("saved-at"));
    let query = values.0.iter().filter(|(key, _)| !OWN.contains(&&**key));
    Ok(StoredGame {
        set_at: set_at
            .and_then(|text| text.parse().ok())
            .ok_or(StoredError::Foreign)?,
        begun: match values.text("begun") {
            "0" => false,
            "1" => true,
            _ => return Err(StoredError::Value("begun")),
        },
        spent: values
            .text("spent")
            .parse()
            .map_err(|_| StoredError::Value("spent"))?,
        times: times
            .collect::<Result<_, _>>()
            .map_err(|_| StoredError::Value("times"))?,
        outcome: some("outcome").map(str::to_owned),
        asked: some("asked").map(str::to_owned),
        address: values.find("address").map(str::to_owned),
        drawn: values.text("drawn").to_owned(),
        remote: None,
        game: form_urlencoded::encode(query.map(|(key, value)| (&**key, &**value))),
    })
}
