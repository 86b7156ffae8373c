use leptos::prelude::*;

use komadai_board::PieceHelp;
use komadai_ui::Slot;

/// The places on the play screen for what is loaded later. Each feature fills its own.
#[derive(Clone, Copy, Debug, Default)]
pub struct Slots {
    pub dialogs: Slot,
    /// Claims, and the count of an impasse.
    pub panels: Slot,
    pub notices: Slot,
    pub move_list: Slot,
    /// The hint among the tools, once the computer is there to give it.
    pub hint: RwSignal<Option<HintTool>>,
    /// Help for beginners and confirmations, beside the board.
    pub assist: Slot,
    pub beginner_switch: Slot,
    /// Arrows over the board, of a move that waits for its confirmation.
    pub assist_arrows: Slot,
    pub opponent: Slot,
    /// Arrows over the board, of what the computer advises.
    pub opponent_arrows: Slot,
    /// Texts of the details that are not there yet.
    pub details: RwSignal<Option<DetailTexts>>,
    /// What the pieces can do, in words.
    pub piece_help: RwSignal<Option<Signal<PieceHelp>>>,
    /// What the status says in place of whose move it is.
    pub activity: RwSignal<Option<Signal<Option<String>>>>,
    /// The connection to the player at another device.
    pub remote: Slot,
    /// What the status says about that player.
    pub remote_status: RwSignal<Option<Signal<Option<String>>>>,
}

/// What the tool for a hint does.
#[derive(Clone, Copy, Debug)]
pub struct HintTool {
    pub enabled: Signal<bool>,
    pub request: Callback<()>,
}

/// Texts that are loaded later, for elements that are there from the start.
#[derive(Clone, Copy, Debug)]
pub struct DetailTexts {
    /// What is played: the start, the time and the rules.
    pub caption: Signal<String>,
    /// What the game waits for, where it is not a move.
    pub phase: Signal<String>,
    /// The label of the button for the next step; empty if there is none.
    pub next_action: Signal<&'static str>,
    /// The label of the button that opens the record of the game; empty before its end.
    pub review: Signal<&'static str>,
}
