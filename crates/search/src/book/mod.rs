//! Opening books: the moves of known positions, without a search.
//!
//! ```
//! use komadai_search::{Book, BookMove};
//! use komadai_shogi::Position;
//! let mut book = Book::default();
//! let start = Position::startpos();
//! book.insert(&start, vec![
//!     BookMove { mv: "7g7f".parse()?, loss: 0 },
//!     BookMove { mv: "2g2f".parse()?, loss: 15 },
//! ]);
//! let read = Book::from_bytes(&book.to_bytes())?;
//! assert_eq!(read.moves(&start).len(), 2);
//! assert_eq!(read.choose(&start, 10, 0), Some("7g7f".parse()?));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod file;
#[cfg(test)]
mod tests;

use alloc::{collections::BTreeMap, vec::Vec};

pub use file::BookError;

use komadai_shogi::{Move, Position};

use super::{Level, eval_noise::mix_bits};

/// An opening book: the good moves of positions, by the Zobrist key of the position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    positions: BTreeMap<u64, Vec<BookMove>>,
}

/// A move of a [`Book`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BookMove {
    /// The move.
    pub mv: Move,
    /// How much worse it is than the best move, in centipawns.
    pub loss: u16,
}

impl Book {
    /// The file of the book that the page and the terminal program play from.
    ///
    /// ```
    /// use komadai_search::Book;
    /// use komadai_shogi::Position;
    ///
    /// let book = Book::from_bytes(Book::BUILT_IN)?;
    /// assert!(!book.moves(&Position::startpos()).is_empty());
    /// # Ok::<(), komadai_search::BookError>(())
    /// ```
    pub const BUILT_IN: &'static [u8] = include_bytes!("../../books/openings.bin");

    /// The number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether it has no positions.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// The moves of a position, the best first; none if it is not in the book.
    pub fn moves(&self, position: &Position) -> &[BookMove] {
        self.positions
            .get(&position.key())
            .map_or(&[], Vec::as_slice)
    }

    /// Sets the moves of a position. They are sorted by their loss; illegal ones are left
    /// out.
    pub fn insert(&mut self, position: &Position, mut moves: Vec<BookMove>) {
        moves.retain(|it| position.check_legal(it.mv).is_ok());
        moves.sort_by_key(|it| it.loss);
        self.positions.insert(position.key(), moves);
    }

    /// The move of a level: [`Book::choose`] with what the level may lose. Low levels know no
    /// openings.
    #[must_use]
    pub fn choose_at(&self, level: Level, position: &Position, seed: u64) -> Option<Move> {
        let most_loss = match level.number() {
            ..=5 => return None,
            6 | 7 => 60,
            8 | 9 => 30,
            _ => 15,
        };
        self.choose(position, most_loss, seed)
    }

    /// A move that loses at most `most_loss` centipawns, each with a weight of
    /// `most_loss + 1 - loss`; the same one for the same seed. `None` if the position is
    /// not in the book.
    #[must_use]
    pub fn choose(&self, position: &Position, most_loss: u16, seed: u64) -> Option<Move> {
        let weight = |it: &BookMove| (u64::from(most_loss) + 1).saturating_sub(u64::from(it.loss));
        let moves = self.moves(position);
        let total: u64 = moves.iter().map(weight).sum();
        let mut rest = mix_bits(seed ^ position.key()) % total.max(1);
        for it in moves {
            let weight = weight(it);
            if rest < weight {
                // Another position may have the same key.
                return position.check_legal(it.mv).is_ok().then_some(it.mv);
            }
            rest -= weight;
        }
        None
    }
}
