use super::{EN, MovesText};

/// Swedish players write moves as everybody outside Japan does.
pub const SV: MovesText = EN;
