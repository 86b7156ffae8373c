use std::sync::Arc;

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

/// A function, so that boards without help have no code that reads a signal of it.
type PieceHelpContext = Arc<dyn Fn() -> Option<PieceHelp> + Send + Sync>;

/// Provides help to the boards below, once the words for it are loaded.
pub fn provide_piece_help(help: Signal<Option<PieceHelp>>) {
    provide_context::<PieceHelpContext>(Arc::new(move || help.get()));
}

/// The help that [`provide_piece_help`] has provided, if any, tracked.
pub(super) fn use_piece_help() -> Option<PieceHelp> {
    use_context::<PieceHelpContext>()?()
}
