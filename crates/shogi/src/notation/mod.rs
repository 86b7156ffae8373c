//! Texts for positions and moves.

pub(crate) mod sfen;
pub(crate) mod usi;
