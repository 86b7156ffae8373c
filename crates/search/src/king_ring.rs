//! The surroundings of a king.

use komadai_shogi::{Bitboard, Square};

/// [`king_ring2`] by square.
static KING_RING2: [Bitboard; Square::COUNT] = {
    let mut table = [Bitboard::EMPTY; Square::COUNT];
    let mut index = 0;
    while let Some(origin) = Square::from_index(index) {
        let mut files = -2;
        while files <= 2 {
            let mut ranks = -2;
            while ranks <= 2 {
                if let Some(square) = origin.offset(files, ranks) {
                    table[index] = table[index].with(square);
                }
                ranks += 1;
            }
            files += 1;
        }
        index += 1;
    }
    table
};

/// The 5x5 block of squares around `square`, itself included.
#[inline]
pub(crate) fn king_ring2(square: Square) -> Bitboard {
    KING_RING2[square.index()]
}
