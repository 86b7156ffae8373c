//! Openings, attacks and castles.
use komadai_names::{Name, NameKind};

use crate::NamesText;

pub const TEXT: NamesText = NamesText {
    name: Name::it,
    kind: |kind| match kind {
        NameKind::Opening => "Aperture",
        NameKind::Attack => "Attacchi",
        NameKind::Castle => "Castelli",
    },
};
