//! The field that moves are typed in.

#[derive(Debug)]
pub struct MoveInputText {
    pub label: &'static str,
    /// The placeholder of the field.
    pub example: &'static str,
    pub unknown: &'static str,
    pub no_such_move: &'static str,
    pub several: &'static str,
    pub not_your_turn: &'static str,
}
