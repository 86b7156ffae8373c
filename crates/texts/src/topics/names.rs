//! Openings, attacks and castles.
use komadai_names::{Name, NameKind};

#[derive(Debug)]
pub struct NamesText {
    pub name: fn(Name) -> &'static str,
    /// The heading above names of a kind.
    pub kind: fn(NameKind) -> &'static str,
}
