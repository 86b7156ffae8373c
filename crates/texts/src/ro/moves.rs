use crate::{MovesText, en};

/// Romanian players write moves in Western notation, with its letters.
pub const TEXT: MovesText = en::moves::TEXT;
