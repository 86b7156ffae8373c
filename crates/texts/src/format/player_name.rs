//! What the players and the sides of a game are called.
use shogi::Color;

use komadai_model::{PlayedGame, program_name};

use crate::Text;

/// What a side is called: by colour, or in a handicap game by its part.
pub fn side_name(game: &PlayedGame, color: Color, text: Text) -> &'static str {
    match game.options().is_handicap() {
        true => (text.shogi_terms().handicap_side)(color),
        false => (text.shogi_terms().color)(color),
    }
}

/// A player's name; the computer's, or the side's, where none was given.
pub fn player_name(game: &PlayedGame, color: Color, text: Text) -> String {
    let setup = game.options();
    let name = &setup.names[color];
    match setup.seats[color].computer() {
        _ if !name.is_empty() => name.clone(),
        Some(computer) => program_name(computer),
        None => side_name(game, color, text).to_owned(),
    }
}

/// Which move it is, and whose.
pub fn turn_text(game: &PlayedGame, text: Text) -> String {
    let side = side_name(game, game.side_to_act(), text);
    (text.play().turn)(game.move_number(), side)
}
