//! The opening book.
use std::sync::LazyLock;

use komadai_search::Book;

/// The built-in book.
pub(crate) fn built_in() -> &'static Book {
    static BOOK: LazyLock<Book> =
        LazyLock::new(|| Book::from_bytes(Book::BUILT_IN).expect("the built-in book is valid"));
    &BOOK
}
