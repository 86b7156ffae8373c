//! The built-in opening book.

use std::sync::LazyLock;

use komadai_search::Book;

/// The built-in opening book.
pub fn built_in() -> &'static Book {
    static BOOK: LazyLock<Book> =
        LazyLock::new(|| Book::from_bytes(Book::BUILT_IN).expect("the built-in book is valid"));
    &BOOK
}

#[cfg(test)]
mod tests {
    use shogi::Position;

    use super::*;

    #[test]
    fn the_built_in_book_knows_the_first_moves() {
        let book = built_in();
        let mut position = Position::startpos();
        for ply in 0..6 {
            let best = book.moves(&position).first();
            let best = best.unwrap_or_else(|| panic!("no move at ply {ply}"));
            assert_eq!(best.loss, 0);
            position.play_unchecked(best.mv);
        }
    }
}
