//! Openings, attacks and castles.
use komadai_names::{Kind, Name};

use super::shogi_terms;
use crate::NamesText;

pub const TEXT: NamesText = NamesText {
    name: Name::it,
    kind: |kind| match kind {
        Kind::Opening => "Aperture",
        Kind::Attack => "Attacchi",
        Kind::Castle => "Castelli",
    },
    of_side: |side, name| format!("{}: {name}", (shogi_terms::TEXT.color)(side)),
};
