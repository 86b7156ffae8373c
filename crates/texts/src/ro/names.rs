//! Openings, attacks and castles.
use komadai_names::{Kind, Name};

use super::shogi_terms;
use crate::NamesText;

pub const TEXT: NamesText = NamesText {
    name: Name::ro,
    kind: |kind| match kind {
        Kind::Opening => "Deschideri",
        Kind::Attack => "Atacuri",
        Kind::Castle => "Castele",
    },
    of_side: |side, name| format!("{}: {name}", (shogi_terms::TEXT.color)(side)),
};
