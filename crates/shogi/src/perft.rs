//! Perft: the number of leaf nodes at a fixed depth, the test of a move generator.

use alloc::vec::Vec;
use core::hint::black_box;

use crate::{MoveList, Position};

/// The number of move sequences of length `depth`; 1 for a depth of 0. With bulk
/// counting: the moves of the last ply are counted without being made.
///
/// ```
/// use komadai_shogi::{Position, perft};
/// assert_eq!(perft(&Position::startpos(), 3), 25_470);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    count(position, &mut lists(depth), false)
}

/// The same count without bulk counting: the moves of the last ply are made too.
// Of Komadai's own programs, and no part of the public interface.
#[doc(hidden)]
#[must_use]
pub fn perft_unbulked(position: &Position, depth: u32) -> u64 {
    count(position, &mut lists(depth), true)
}

fn lists(depth: u32) -> Vec<MoveList> {
    (0..depth).map(|_| MoveList::new()).collect()
}

/// `lists` has one move list for each remaining ply.
fn count(position: &Position, lists: &mut [MoveList], make_leaves: bool) -> u64 {
    let Some((list, deeper)) = lists.split_first_mut() else {
        return 1;
    };
    list.clear();
    position.legal_moves_into(list);
    if deeper.is_empty() {
        if make_leaves {
            for &mv in list.iter() {
                let mut leaf = *position;
                leaf.play_unchecked(mv);
                black_box((leaf.key(), leaf.checkers()));
            }
        }
        return black_box(&*list).len() as u64;
    }
    list.iter()
        .map(|&mv| {
            let mut next = *position;
            next.play_unchecked(mv);
            count(&next, deeper, make_leaves)
        })
        .sum()
}
