//! The screens: the game, the record, and the clock for a physical board.
pub mod play;
pub mod record;
pub mod timer;
