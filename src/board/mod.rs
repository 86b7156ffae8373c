//! One position on screen, for everyone: the grid, both hands, the promotion prompt; by
//! pointer, by keyboard, by ear.
mod announcer;
mod board_style;
mod context;
mod grid;
mod hand;
mod hit_test;
mod hold_to_resign;
#[cfg(not(feature = "embed"))]
mod mini_board;
mod overlay_svg;
mod piece;
mod piece_help;
mod pointer;
mod pointer_drag;
mod promotion_prompt;
mod resigned_hand;
mod shogi_board;
mod square;
mod theme;

pub use board_style::{BoardStyle, Marks};
pub use hit_test::{at_point as place_at, seen_at as place_seen_at, selector as place_selector};
#[cfg(not(feature = "embed"))]
pub use mini_board::MiniBoard;
pub use overlay_svg::{overlaid, overlaid_in};
pub use piece::{Face, PieceSprite, face};
#[cfg(not(feature = "embed"))]
pub use piece_help::{PieceHelp, provide_piece_help};
pub use shogi_board::ShogiBoard;
pub use theme::{THEME, apply_theme};

/// The selector of the square that the keyboard comes to.
#[cfg(not(feature = "embed"))]
pub const CURSOR_SQUARE: &str = "[data-square][tabindex='0']";
