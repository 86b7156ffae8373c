//! Openings, attacks and castles.
use komadai_names::{Kind, Name};
use shogi::Color;

#[derive(Debug)]
pub struct NamesText {
    pub name: fn(Name) -> &'static str,
    /// The heading above names of a kind.
    pub kind: fn(Kind) -> &'static str,
    /// What a side plays.
    pub of_side: fn(Color, &str) -> String,
}
