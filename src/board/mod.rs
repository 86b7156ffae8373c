//! One position on screen, for everyone: the grid, both hands, the question
//! of promotion; by pointer, by keyboard, by ear.
mod announcer;
mod cell;
mod drag;
mod dress;
mod geometry;
mod grid;
mod hand;
mod hold;
mod keyboard;
mod laid;
mod look;
mod overlaid;
mod piece;
mod places;
mod prompt;
mod table;

pub use dress::{LOOKS, dress};
pub use look::BoardStyle;
pub use overlaid::{overlaid, overlaid_in};
pub use piece::{PieceSprite, face};
pub use places::{at_point as place_at, seen_at as place_seen_at, selector as place_selector};
pub use table::Table;
