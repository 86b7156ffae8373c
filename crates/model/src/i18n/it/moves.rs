use crate::i18n::{en, moves::MovesText};

/// Western notation has the same letters in every language.
pub const TEXT: MovesText = en::moves::TEXT;
