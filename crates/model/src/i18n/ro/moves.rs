use crate::i18n::{en, moves::MovesText};

/// Romanian players write moves in Western notation, with its letters.
pub const TEXT: MovesText = en::moves::TEXT;
