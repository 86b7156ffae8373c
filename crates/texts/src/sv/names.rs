//! Openings, attacks and castles.
use komadai_names::{Name, NameKind};

use crate::NamesText;

pub const TEXT: NamesText = NamesText {
    name: Name::sv,
    kind: |kind| match kind {
        NameKind::Opening => "Öppningar",
        NameKind::Attack => "Anfall",
        NameKind::Castle => "Borgar",
    },
};
