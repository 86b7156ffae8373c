use leptos::prelude::*;
use shogi::PieceKind;

/// What the pieces can do, in words.
#[derive(Clone, Copy, Debug)]
pub struct PieceHelp {
    /// How a piece moves.
    pub moves: fn(PieceKind) -> &'static str,
    /// Whether the promotion prompt says it too.
    pub when_promoting: bool,
}

/// Provides help to the boards below, once the words for it are loaded.
#[cfg(not(feature = "embed"))]
pub fn provide_piece_help(help: Signal<Option<PieceHelp>>) {
    provide_context(help);
}

/// The help that [`provide_piece_help`] has provided, if any, tracked.
pub(super) fn use_piece_help() -> Option<PieceHelp> {
    // Boards on other pages have none, and their program no code for it.
    if cfg!(feature = "embed") {
        return None;
    }
    use_context::<Signal<Option<PieceHelp>>>()?.get()
}
