use leptos::prelude::*;

/// Which dialogs and panels of the play screen are open.
#[derive(Clone, Copy, Debug, Default)]
pub struct OpenDialogs {
    pub new_game: RwSignal<bool>,
    pub resign: RwSignal<bool>,
    pub rules: RwSignal<bool>,
    pub declare: RwSignal<bool>,
    pub count: RwSignal<bool>,
    /// The list of moves.
    pub moves: RwSignal<bool>,
    /// The full count of an impasse.
    pub impasse: RwSignal<bool>,
    /// The field that moves are typed in. It gets the focus each time that this is set.
    pub move_input: RwSignal<bool>,
}
