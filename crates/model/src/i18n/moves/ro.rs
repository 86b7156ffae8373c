use super::{EN, MovesText};

/// Romanian players write moves in Western notation, with its letters.
pub const RO: MovesText = EN;
