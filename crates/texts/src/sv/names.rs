//! Openings, attacks and castles.
use komadai_names::{Kind, Name};

use super::shogi_terms;
use crate::NamesText;

pub const TEXT: NamesText = NamesText {
    name: Name::sv,
    kind: |kind| match kind {
        Kind::Opening => "Öppningar",
        Kind::Attack => "Anfall",
        Kind::Castle => "Borgar",
    },
    of_side: |side, name| format!("{}: {name}", (shogi_terms::TEXT.color)(side)),
};
