//! What is put together of texts and a state of the model.
pub mod diagrams;
mod game_options;
mod move_list;
mod move_notation;
mod opening_names;
mod player_name;
mod record_answer;
mod spoken_cue;
#[cfg(test)]
mod tests;

pub use game_options::options_text;
pub use move_list::move_list;
pub use move_notation::{
    MoveLabel, line_notation, move_labels, move_notation, node_notation, spoken_move,
};
pub use opening_names::{name_list, opening_names};
pub use player_name::{player_name, side_name, turn_text};
pub use record_answer::{answer_notation, played_notation};
pub use spoken_cue::spoken_cue;
