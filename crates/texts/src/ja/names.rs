//! Openings, attacks and castles.
use komadai_names::{Name, NameKind};

use crate::NamesText;

pub const TEXT: NamesText = NamesText {
    name: Name::ja,
    kind: |kind| match kind {
        NameKind::Opening => "戦型",
        NameKind::Attack => "戦法",
        NameKind::Castle => "囲い",
    },
};
