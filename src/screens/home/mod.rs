//! The home screen: what to do now.
mod computer_card;
mod current_game_card;
mod first_game_card;
mod screen;

pub use screen::HomeScreen;
