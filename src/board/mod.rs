//! One position on screen, for everyone: the grid, both hands, the question
//! of promotion; by pointer, by keyboard, by ear.
mod announcer;
mod drag;
mod dress;
mod geometry;
mod grid;
mod hand;
mod hit_test;
mod hold_to_resign;
mod keyboard;
mod look;
mod overlay_svg;
mod piece;
mod prompt;
mod resigned_hand;
mod square;
mod table;

pub use dress::{LOOKS, dress};
pub use hit_test::{at_point as place_at, seen_at as place_seen_at, selector as place_selector};
pub use look::BoardStyle;
pub use overlay_svg::{overlaid, overlaid_in};
pub use piece::{Face, PieceSprite, face};
pub use table::Table;
