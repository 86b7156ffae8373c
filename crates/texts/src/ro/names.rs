//! Openings, attacks and castles.
use komadai_names::{Name, NameKind};

use crate::NamesText;

pub const TEXT: NamesText = NamesText {
    name: Name::ro,
    kind: |kind| match kind {
        NameKind::Opening => "Deschideri",
        NameKind::Attack => "Atacuri",
        NameKind::Castle => "Castele",
    },
};
