use super::{EN, MovesText};

/// Western notation has the same letters in every language.
pub const IT: MovesText = EN;
