//! The file format of opening books.
//!
//! The magic number `komabook`, the version 1 in one byte, then the positions in
//! depth-first order from the start of an even game. A position is the number of its moves
//! and then its moves, the best first. A move is its index in the list of the legal moves,
//! sorted by their 16-bit codes, and a byte: bits 1 to 7 are its loss in units of 5
//! centipawns, bit 0 says that the position after it follows. A position that was written
//! before does not follow again. Numbers are LEB128.

use alloc::{collections::BTreeSet, vec::Vec};
use core::fmt;

use komadai_shogi::{Move, Position};

use super::{Book, BookMove};

const MAGIC: &[u8; 8] = b"komabook";
const VERSION: u8 = 1;
/// The unit of the loss, in centipawns.
const LOSS_UNIT: u16 = 5;
const MAX_LOSS: u16 = 127;
/// A longer line is not written, nor read.
const MAX_PLIES: usize = 100;

/// Why bytes are not an opening book. Offsets are in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BookError {
    /// It does not begin with the magic number.
    BadMagic,
    /// Unsupported version of the format.
    Version(u8),
    /// It ends within a position.
    Truncated,
    /// There is no legal move of that index.
    NoSuchMove {
        /// The offset after the index.
        offset: usize,
    },
    /// A line is too long.
    TooDeep {
        /// The offset of the position that is too deep.
        offset: usize,
    },
    /// Something follows after the last position.
    TrailingBytes {
        /// Where it begins.
        offset: usize,
    },
}

impl Book {
    /// Reads a book file.
    ///
    /// # Errors
    /// Why the bytes are not a book.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BookError> {
        let body = bytes.strip_prefix(MAGIC).ok_or(BookError::BadMagic)?;
        match body.first() {
            Some(&VERSION) => {}
            Some(&version) => return Err(BookError::Version(version)),
            None => return Err(BookError::Truncated),
        }
        let mut reader = Reader {
            bytes,
            offset: MAGIC.len() + 1,
        };
        let mut book = Self::default();
        let mut stack = vec![reader.position(Position::startpos())?];
        while let Some(node) = stack.last_mut() {
            if node.left == 0 {
                let node = stack.pop();
                node.map(|it| book.positions.insert(it.position.key(), it.moves));
                continue;
            }
            node.left -= 1;
            let (found, follows) = reader.book_move(&node.legal)?;
            node.moves.push(found);
            if follows {
                let mut next = node.position;
                next.play_unchecked(found.mv);
                if stack.len() > MAX_PLIES {
                    return Err(BookError::TooDeep {
                        offset: reader.offset,
                    });
                }
                stack.push(reader.position(next)?);
            }
        }
        if reader.offset < bytes.len() {
            return Err(BookError::TrailingBytes {
                offset: reader.offset,
            });
        }
        Ok(book)
    }

    /// The file format, as [`Book::from_bytes`] reads it. Positions that no moves of the
    /// book lead to from the start of an even game are left out, and losses are rounded
    /// down to a multiple of 5 centipawns.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.push(VERSION);
        let mut written = BTreeSet::new();
        self.write(&Position::startpos(), MAX_PLIES, &mut written, &mut bytes);
        bytes
    }

    fn write(
        &self,
        position: &Position,
        plies_left: usize,
        written: &mut BTreeSet<u64>,
        bytes: &mut Vec<u8>,
    ) {
        written.insert(position.key());
        let legal = sorted_legal_moves(position);
        let moves = self.moves(position);
        write_number(moves.len(), bytes);
        for it in moves {
            let index = legal.iter().position(|&mv| mv == it.mv);
            write_number(index.unwrap_or_default(), bytes);
            let mut next = *position;
            next.play_unchecked(it.mv);
            let follows = plies_left > 0
                && !written.contains(&next.key())
                && self.positions.contains_key(&next.key());
            let loss = (it.loss / LOSS_UNIT).min(MAX_LOSS) as u8;
            bytes.push(loss << 1 | u8::from(follows));
            if follows {
                self.write(&next, plies_left - 1, written, bytes);
            }
        }
    }
}

/// A position whose moves are being read.
struct Node {
    position: Position,
    legal: Vec<Move>,
    /// Moves that are still to be read.
    left: usize,
    moves: Vec<BookMove>,
}

struct Reader<'a> {
    bytes: &'a [u8],
    offset: usize,
}

impl Reader<'_> {
    fn position(&mut self, position: Position) -> Result<Node, BookError> {
        Ok(Node {
            left: self.number()?,
            legal: sorted_legal_moves(&position),
            position,
            moves: Vec::new(),
        })
    }

    /// A move, and whether the position after it follows.
    fn book_move(&mut self, legal: &[Move]) -> Result<(BookMove, bool), BookError> {
        let index = self.number()?;
        let mv = *legal.get(index).ok_or(BookError::NoSuchMove {
            offset: self.offset,
        })?;
        let byte = self.byte()?;
        let loss = u16::from(byte >> 1) * LOSS_UNIT;
        Ok((BookMove { mv, loss }, byte & 1 == 1))
    }

    fn byte(&mut self) -> Result<u8, BookError> {
        let byte = *self.bytes.get(self.offset).ok_or(BookError::Truncated)?;
        self.offset += 1;
        Ok(byte)
    }

    /// A number of up to 14 bits: there are at most 593 legal moves.
    fn number(&mut self) -> Result<usize, BookError> {
        let low = self.byte()?;
        if low < 0x80 {
            return Ok(usize::from(low));
        }
        let high = self.byte()?;
        Ok(usize::from(low & 0x7f) | usize::from(high) << 7)
    }
}

fn write_number(number: usize, bytes: &mut Vec<u8>) {
    if number < 0x80 {
        bytes.push(number as u8);
    } else {
        bytes.extend([(number & 0x7f | 0x80) as u8, (number >> 7) as u8]);
    }
}

fn sorted_legal_moves(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves().to_vec();
    moves.sort_unstable();
    moves
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadMagic => f.write_str("this is no opening book"),
            Self::Version(found) => {
                write!(f, "version {found} of the format, {VERSION} is known")
            }
            Self::Truncated => f.write_str("it ends within a position"),
            Self::NoSuchMove { offset } => {
                write!(f, "no legal move has the index before byte {offset}")
            }
            Self::TooDeep { offset } => {
                write!(
                    f,
                    "a line is longer than {MAX_PLIES} moves at byte {offset}"
                )
            }
            Self::TrailingBytes { offset } => {
                write!(f, "something follows the last position at byte {offset}")
            }
        }
    }
}

impl core::error::Error for BookError {}
