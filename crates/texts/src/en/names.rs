//! Openings, attacks and castles.
use komadai_names::{Name, NameKind};

use crate::NamesText;

pub const TEXT: NamesText = NamesText {
    name: Name::en,
    kind: |kind| match kind {
        NameKind::Opening => "Openings",
        NameKind::Attack => "Attacks",
        NameKind::Castle => "Castles",
    },
};
