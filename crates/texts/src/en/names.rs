//! Openings, attacks and castles.
use komadai_names::{Kind, Name};

use super::shogi_terms;
use crate::NamesText;

pub const TEXT: NamesText = NamesText {
    name: Name::en,
    kind: |kind| match kind {
        Kind::Opening => "Openings",
        Kind::Attack => "Attacks",
        Kind::Castle => "Castles",
    },
    of_side: |side, name| format!("{}: {name}", (shogi_terms::TEXT.color)(side)),
};
