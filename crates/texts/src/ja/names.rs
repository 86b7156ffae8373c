//! Openings, attacks and castles.
use komadai_names::{Kind, Name};

use super::shogi_terms;
use crate::NamesText;

pub const TEXT: NamesText = NamesText {
    name: Name::ja,
    kind: |kind| match kind {
        Kind::Opening => "戦型",
        Kind::Attack => "戦法",
        Kind::Castle => "囲い",
    },
    of_side: |side, name| format!("{}：{name}", (shogi_terms::TEXT.color)(side)),
};
