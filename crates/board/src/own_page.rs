//! What a board does in a page of its own, and not in somebody else's: it takes keys that are
//! pressed anywhere, what is copied is its position, and players can resign at their hands.
use leptos::{ev, prelude::*};

use super::{announcer, context::Board, hold_to_resign::HoldToResign, resigned_hand};

/// Functions, so that the program of boards on other pages has no code of them.
#[derive(Clone, Copy)]
struct OwnPage {
    listen_to_page_keys: fn(Board, StoredValue<Option<u8>>),
    copy_position: fn(Board, RwSignal<String>),
    press_hand: fn(HoldToResign, &ev::PointerEvent),
    resigned_hand: fn(Board) -> AnyView,
}

/// Says that the page is the boards' own.
pub fn provide_own_page() {
    provide_context(OwnPage {
        listen_to_page_keys: Board::listen_to_page_keys,
        copy_position: announcer::copy_position,
        press_hand: HoldToResign::begin,
        resigned_hand: resigned_hand::resigned_hand,
    });
}

/// Has a board take keys that are pressed anywhere, if the page is its own.
pub(super) fn listen_to_page_keys(board: Board, pending_file: StoredValue<Option<u8>>) {
    if let Some(page) = use_context::<OwnPage>() {
        (page.listen_to_page_keys)(board, pending_file);
    }
}

/// Has the reader copy the position while the focus is on the board, if the page is its own.
pub(super) fn copy_position(board: Board, announcement: RwSignal<String>) {
    if let Some(page) = use_context::<OwnPage>() {
        (page.copy_position)(board, announcement);
    }
}

/// What begins a press on a hand, if the page is the boards' own.
pub(super) fn press_hand() -> Option<fn(HoldToResign, &ev::PointerEvent)> {
    use_context::<OwnPage>().map(|page| page.press_hand)
}

/// The hand of who has resigned, laid on the board, if the page is the board's own.
pub(super) fn resigned_hand(board: Board) -> Option<AnyView> {
    use_context::<OwnPage>().map(|page| (page.resigned_hand)(board))
}
