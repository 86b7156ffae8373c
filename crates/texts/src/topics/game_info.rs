//! The headers of a record: players, date, place.
use komadai_model::review::HeaderError;

#[derive(Debug)]
pub struct GameInfoText {
    /// The button that opens the form.
    pub open: &'static str,
    pub title: &'static str,
    /// The label of a known header; other headers are shown by their name.
    pub field: fn(&str) -> &str,
    /// How dates are written.
    pub date: &'static str,
    /// The start position.
    pub start: &'static str,
    pub others: &'static str,
    pub name: &'static str,
    pub value: &'static str,
    pub add: &'static str,
    /// The button that removes the header of this name.
    pub remove: fn(&str) -> String,
    pub cancel: &'static str,
    pub save: &'static str,
    pub saved: &'static str,
    pub unchanged: &'static str,
    pub fault: fn(&HeaderError) -> String,
}
