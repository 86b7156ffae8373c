//! One position on screen, for everyone: the grid, both hands, the promotion prompt; by
//! pointer, by keyboard, by ear; and the clock beside it. It has no rules: it is given what
//! to show, and reports what is touched.
mod announcer;
mod board_style;
mod clock;
mod context;
mod grid;
mod hand;
mod hit_test;
mod hold_to_resign;
mod mini_board;
mod overlay_svg;
mod own_page;
mod piece;
mod piece_help;
mod pointer;
mod pointer_drag;
mod promotion_prompt;
mod resigned_hand;
mod shogi_board;
mod square;

pub use board_style::{BoardStyle, Marks};
pub use clock::{ClockFace, Ticker};
pub use hit_test::{at_point as place_at, seen_at as place_seen_at, selector as place_selector};
pub use mini_board::MiniBoard;
pub use overlay_svg::{overlaid, overlaid_in};
pub use own_page::provide_own_page;
pub use piece::{Face, PieceSprite, face};
pub use piece_help::{PieceHelp, provide_piece_help};
pub use shogi_board::ShogiBoard;

/// The selector of the square that the keyboard comes to.
pub const CURSOR_SQUARE: &str = "[data-square][tabindex='0']";
