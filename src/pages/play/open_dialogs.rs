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

impl OpenDialogs {
    /// The dialog that is open, or waits until it is loaded, and its name.
    pub fn current(self) -> Option<(&'static str, RwSignal<bool>)> {
        let dialogs = [
            ("new-game", self.new_game),
            ("resign", self.resign),
            ("rules", self.rules),
            ("declare", self.declare),
            ("ask-count", self.count),
        ];
        dialogs.into_iter().find(|(_, open)| open.get())
    }

    /// Whether something is open that is loaded later.
    pub fn any(self) -> bool {
        let panels = [self.moves, self.impasse, self.move_input];
        self.current().is_some() || panels.iter().any(|open| open.get())
    }
}
