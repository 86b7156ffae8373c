//! A game by correspondence: it needs no connection. A player makes a move and sends an
//! address `#/remote?...` by any messenger. The address holds the whole game: the other device
//! shows the last move, lets only the side move whose turn it is, and keeps the game.
//!
//! The query is form-encoded. Its pairs are those of a game's address without seats and clock
//! ([`komadai_model::PlayedGame::to_query`]), and after them:
//!
//! | key | value |
//! |---|---|
//! | `claims` | what was done besides moving, each with the number of moves before it: `34-offer_draw+34-refuse_draw`; left out where nothing was |
//! | `id` | what tells the game from all others: 22 characters of base64url |
//! | `to` | the side that is to act next, to which the address is sent; where the game is over, the side that did not end it |
//! | `days` | the days that a side has for a move, 1 to 99; left out where there is no limit |
//! | `sent` | the day on which the address was sent: `2026-02-14` |
//! | `check` | always the last: 8 characters of base64url by which an address is recognised that was cut or altered |
//!
//! The sides act in turn: after every move, offer, refusal or other claim the other side is the
//! next to act. So the list of what was done is the whole state of a game, and two addresses of
//! a game are compared as two lists.
//!
//! The check protects against mistakes. Everybody can calculate it, so it is no proof of who
//! made an address.
mod action;
mod date;
mod days_per_move;
mod game_actions;
mod game_id;
mod game_pairs;
mod kept_game;
mod kept_games;
mod receipt;
mod sent_game;
mod sent_game_error;
mod stored_game;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
mod update;

pub use action::{Action, ActionError};
pub use date::{Date, ParseDateError};
pub use days_per_move::DaysPerMove;
pub use game_actions::GameActions;
pub use game_id::{GameId, ParseGameIdError};
pub use kept_game::KeptGame;
pub use kept_games::{KeptGames, UnreadableGame};
pub use receipt::{ChangedOption, Difference, Receipt, ReceiveError};
pub use sent_game::SentGame;
pub use sent_game_error::SentGameError;
pub use stored_game::KeptGameError;
pub use update::UpdateError;
