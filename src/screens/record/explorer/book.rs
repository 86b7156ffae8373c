//! The opening book, beside what was played.
use core::cell::OnceCell;

use komadai_search::Book;
use leptos::{logging::warn, prelude::*};
use shogi::{Move, Position};
use wasm_bindgen_futures::spawn_local;

use komadai_web::{fetch::fetch_bytes, page};

thread_local! {
    static BOOK: OnceCell<Book> = const { OnceCell::new() };
}

/// Whether the book is there; it is fetched when it is first asked for. Only releases have one.
pub fn use_book() -> RwSignal<bool> {
    let is_there = RwSignal::new(BOOK.with(|book| book.get().is_some()));
    if !is_there.get_untracked() {
        spawn_local(async move {
            let file = format!("v/{}/opening_book.bin", page::build());
            let read = match fetch_bytes(&file).await {
                Ok(bytes) => Book::from_bytes(&bytes).map_err(|error| error.to_string()),
                Err(error) => Err(error.to_string()),
            };
            match read {
                Ok(book) => {
                    BOOK.with(|known| _ = known.set(book));
                    is_there.try_set(true);
                }
                Err(error) => warn!("book: {error}"),
            }
        });
    }
    is_there
}

/// The moves of the book in a position, with how much less they are worth than the best one, in
/// centipawns.
pub fn book_moves(position: &Position) -> Vec<(Move, u16)> {
    BOOK.with(|book| {
        let moves = book.get().map_or(&[][..], |book| book.moves(position));
        // Another position may have the same key.
        let legal = moves
            .iter()
            .filter(|known| position.check_legal(known.mv).is_ok());
        legal.map(|known| (known.mv, known.loss)).collect()
    })
}
