use crate::{MovesText, en};

/// Western notation has the same letters in every language.
pub const TEXT: MovesText = en::moves::TEXT;
