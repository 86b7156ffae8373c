use crate::i18n::{en, moves::MovesText};

/// Swedish players write moves as everybody outside Japan does.
pub const TEXT: MovesText = en::moves::TEXT;
