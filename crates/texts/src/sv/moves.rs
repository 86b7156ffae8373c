use crate::{MovesText, en};

/// Swedish players write moves as everybody outside Japan does.
pub const TEXT: MovesText = en::moves::TEXT;
