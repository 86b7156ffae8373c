//! A board as it is drawn and used, without drawing it.
mod board_view;
pub mod geometry;
pub mod keyboard;
mod move_animation;
mod square_facts;
mod square_view;

pub use board_view::BoardView;
pub use move_animation::{MoveAnimation, NewMove};
pub use square_facts::{SquareFacts, SquareState};
pub use square_view::{RefusalMark, SquareView, culprit};
